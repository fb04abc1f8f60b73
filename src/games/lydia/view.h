/* SPDX-License-Identifier: MIT */
/* view.h - what the files of Lydia's picture share. */
#ifndef LYDIA_VIEW_H
#define LYDIA_VIEW_H

#include "game.h"
#include "spielwerk_scene.h"

enum lydia_material {
    M_COLOUR = SW_MATERIAL_GAME,  /* + colour: goods, gates, merchants */
    M_LYDIAN = M_COLOUR + LYDIAN, /* also coins: M_COLOUR + COIN */
    M_TERRACOTTA,
    M_LIMESTONE,
    M_PAVING, /* the avenues from the gates to the fountain */
    M_WALL,
    M_AEGEAN,
    M_FRAME,
    M_WATER,
    M_SUN,
    M_BAG,
    M_COLUMN,
    M_CARD,                     /* the paper of a card, plain side */
    M_SUNNY,                    /* the same, improved side */
    M_KIND,                     /* + card kind: the band of a card */
    M_ON = M_KIND + CARD_KINDS, /* + colour: ink on a board's colour */
    M_MATERIALS = M_ON + COLOURS
};

extern const struct sw_material lydia_materials[M_MATERIALS - SW_MATERIAL_GAME];

/* Type sizes: captions, content, titles. */
enum { SMALL = 14, TEXT = 18, TITLE = 26 };

/* Who owns a group, and which piece it is: see kit/pen.h. Merchants of one colour are alike. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_PANEL,
    OF_TERMINAL,
    OF_GATE = 8,
    OF_FOUNTAIN = OF_GATE + COLOURS,
    OF_SEAT = 24,
    OF_TILE = 32,
    OF_MERCHANT,
    OF_MARKER = OF_MERCHANT + MERCHANTS, /* + seat * MARKERS + good, or GOODS for influence */
    MARKERS = GOODS + 1,
    OF_CARD = OF_MARKER + SEATS * MARKERS
};

/* What the pen holds besides. */
#define PEN_OWN                                                                                \
    const struct lydia_tables *t;                                                              \
    const struct lydia *l;
#include "kit/pen.h"

/* A symbol that comes in the game's colours: "good" and RED. */
static inline struct sw_node *pen_coloured(struct pen *p, const char *family, int colour, int x,
                                           int y, int w, int h)
{
    return pen_icon_of(p, family, colour, M_COLOUR + colour, x, y, w, h);
}

/* The colour of a seat is that of its board. */
static inline int seat_material(const struct pen *p, int seat)
{
    return M_COLOUR + p->l->seat[seat].board;
}

/* view_cards.c. Three sizes: on display, in the own area, small. */
enum card_size { CARD_FULL, CARD_HALF, CARD_MINI, CARD_TINY };
void lydia_draw_card(struct pen *p, int card, bool improved, enum card_size size, int x, int y,
                     int w, int h);
void lydia_draw_display(struct pen *p);
/* All properties of a seat in the box, as large as they fit. */
void lydia_draw_properties(struct pen *p, int seat, int x, int y, int w, int h);

/* view_city.c */
enum {
    BOARD_X = 24,
    BOARD_Y = 48,
    BOARD_W = 1056,
    BOARD_H = 696,
    FRAME = 24,
    CITY_X = 346,
    CITY_Y = 190,
    CITY = 412,
    CITY_MID_X = CITY_X + CITY / 2
};
void lydia_draw_city(struct pen *p);
void lydia_draw_merchant(struct pen *p, int merchant, int x, int y, int h, int height);
/* The tile of the one who is ahead at the end; at the fountain until somebody has it. */
struct sw_node *lydia_draw_tile(struct pen *p, int x, int y, int size);

/* view_panel.c: what is chosen from a list, and the result at the end. */
void lydia_draw_panel(struct pen *p);

/* view_seats.c */
void lydia_draw_seats(struct pen *p);

/* view_term.c */
void lydia_draw_terminal(struct pen *p);

/* view_words.c */
struct gain {
    int goods[GOODS]; /* what really arrives: beyond 6 (coins: 12) it is lost */
    int bonuses;      /* markers that arrive at the end */
    bool exchange;    /* a Lydian is there, and room for coins */
    bool pair;        /* two equal merchants will go to the fountain */
};
/* What placing the drawn merchant at a gate brings the current seat. */
struct gain lydia_gate_gain(const struct lydia_tables *t, const struct lydia *l, int gate);
void lydia_say_goods(const struct pen *p, const int goods[GOODS], struct sw_text *out);
void lydia_say_card(const struct pen *p, int card, bool improved, struct sw_text *out);
void lydia_say_space(const struct pen *p, int space, struct sw_text *out);
void lydia_say_seat(const struct pen *p, int seat, struct sw_text *out);
void lydia_say_prompt(const struct pen *p, int seat, struct sw_text *out);
const char *lydia_card_name(const struct pen *p, int card);

#endif
