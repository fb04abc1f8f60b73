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

/* Type sizes: captions, content, titles. */
enum { SMALL = 14, TEXT = 18, TITLE = 26 };

/* Who owns a node: ids count up within an owner, so that a card keeps its ids wherever it
 * lies. Pieces of the same merchant are interchangeable, except the one being played. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_PANEL,
    OF_TERMINAL,
    OF_GATE = 8,
    OF_FOUNTAIN = OF_GATE + COLOURS,
    OF_SIDE = 16,
    OF_SEAT = 24,
    OF_PLAYED = 32,
    OF_CARD = 64
};

/* What every part of the picture is drawn with. */
struct pen {
    const struct sw_game *g;
    const struct lydia_tables *t;
    const struct lydia *l;
    struct sw_scene *sc;
    enum sw_lang lang;
    const char *const *names; /* of the players; NULL: none are known */
    int seat;                 /* whose eyes */
    int shown;                /* whose board is shown large */
    uint32_t id;              /* of the next node */
    int legal_count;
    struct sw_action legal[SW_MAX_ACTIONS];
};

/* view.c */
void pen_owner(struct pen *p, int owner);
struct sw_node *pen_rect(struct pen *p, int material, int x, int y, int w, int h, int r);
struct sw_node *pen_disc(struct pen *p, int material, int x, int y, int r);
struct sw_node *pen_icon(struct pen *p, const char *symbol, int material, int x, int y, int w,
                         int h);
/* Icons that come in kinds: "good-2". */
struct sw_node *pen_icon_of(struct pen *p, const char *family, int index, int x, int y, int w,
                            int h);
struct sw_node *pen_text(struct pen *p, const char *text, int material, int x, int y, int size,
                         int flags);
/* As pen_text, in a smaller type if it would be wider than `width`, or cut if it still is. */
struct sw_node *pen_fit(struct pen *p, const char *text, int material, int x, int y, int size,
                        int flags, int width);
struct sw_node *pen_number(struct pen *p, int n, int material, int x, int y, int size,
                           int flags);
void pen_group(struct pen *p, const char *say);
const char *pen_word(const struct pen *p, int word);
/* The colour of a seat is that of its board. */
int seat_material(const struct pen *p, int seat);
/* May this be clicked now? Then the node gets mark, ring and spoken label. */
bool pen_mark(struct pen *p, struct sw_node *n, int kind, int value);
bool pen_may(const struct pen *p, int kind, int value);

/* view_cards.c. Three sizes: on display, in the own area, small. */
enum card_size { CARD_FULL, CARD_HALF, CARD_MINI, CARD_TINY };
void draw_card(struct pen *p, int card, bool improved, enum card_size size, int x, int y, int w,
               int h);
void draw_display(struct pen *p);
/* All properties of a seat in the box, as large as they fit. */
void draw_properties(struct pen *p, int seat, int x, int y, int w, int h);

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
void draw_city(struct pen *p);
void draw_merchant(struct pen *p, int merchant, int x, int y, int h, int height);

/* view_panel.c: what is chosen from a list, and the result at the end. */
void draw_panel(struct pen *p);

/* view_seats.c */
void draw_seats(struct pen *p);

/* view_term.c */
void draw_terminal(struct pen *p);

/* view_words.c */
struct gain {
    int goods[GOODS]; /* what really arrives: beyond 6 (coins: 12) it is lost */
    int bonuses;      /* markers that arrive at the end */
    bool exchange;    /* a Lydian is there, and room for coins */
    bool pair;        /* two equal merchants will go to the fountain */
};
/* What placing the drawn merchant at a gate brings the current seat. */
struct gain gate_gain(const struct lydia_tables *t, const struct lydia *l, int gate);
void say_goods(const struct pen *p, const int goods[GOODS], struct sw_text *out);
void say_card(const struct pen *p, int card, bool improved, struct sw_text *out);
void say_space(const struct pen *p, int space, struct sw_text *out);
void say_seat(const struct pen *p, int seat, struct sw_text *out);
void say_action(const struct pen *p, const struct sw_action *a, struct sw_text *out);
void say_prompt(const struct pen *p, int seat, struct sw_text *out);
const char *card_name(const struct pen *p, int card);

#endif
