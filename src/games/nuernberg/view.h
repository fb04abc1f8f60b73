/* SPDX-License-Identifier: MIT */
/* view.h - what the files of Nürnberg's picture share. */
#ifndef NUERNBERG_VIEW_H
#define NUERNBERG_VIEW_H

#include "kit/hex.h"
#include "rules.h"

/* What the pen holds besides: cards the viewer knows a seat to hold, at least. */
#define PEN_OWN                                                                                \
    const struct nuernberg_tables *t;                                                          \
    const struct nuernberg *n;                                                                 \
    uint8_t known[SEATS][RESOURCES];
#include "kit/pen.h"

static inline struct sw_node *pen_shape(struct pen *p, int type, int material, int x, int y,
                                        int16_t (*point)[2], int points)
{
    return pen_outline(p, type, material, x, y, (const int16_t(*)[2])point, points);
}

enum { COLOURS = 4 };

enum nuernberg_material {
    M_TERRAIN = SW_MATERIAL_GAME,      /* + terrain */
    M_RESOURCE = M_TERRAIN + TERRAINS, /* + resource; the last one is gold */
    M_WARE = M_RESOURCE + GOODS,       /* + ware */
    M_COLOUR = M_WARE + WARES,         /* + colour of a seat */
    M_ON = M_COLOUR + COLOURS,         /* + colour: ink on it */
    M_PARCHMENT = M_ON + COLOURS,
    M_FRAME,
    M_LEAF, /* of the frame's corners */
    M_CITY,
    M_ROAD,
    M_SEPIA, /* lines and words on the parchment */
    M_IMPERIAL,
    M_TIME,
    M_WALL,
    M_TOWER,
    M_PLATE, /* a light disc, also on a dark table: drawings on it keep their outlines */
    M_CARD,
    M_SUNNY, /* a row or button that may be used now */
    M_BACK,
    M_END
};

extern const struct sw_material nuernberg_materials[M_END - SW_MATERIAL_GAME];

/* Type sizes: captions, content, titles. */
enum { SMALL = 14, TEXT = 18, TITLE = 26 };

/* Who owns a group, and which piece it is: see kit/pen.h. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_TIME,
    OF_EVENT,
    OF_BANK,
    OF_PILE,
    OF_PANEL,
    OF_SEAT,
    OF_ROBBER = OF_SEAT + SEATS + 1,
    OF_STONE,
    OF_LAND,
    OF_CITY,
    OF_TERMINAL,
    OF_RIGHT, /* + road: in front of who holds it */
    OF_COUNCIL = OF_RIGHT + ROADS
};

/* The page: board left above, own area below it, the others at the right. */
enum {
    PAGE_W = 1440,
    PAGE_H = 1024,
    BOARD_X = 24,
    BOARD_Y = 48,
    BOARD_W = 1056,
    BOARD_H = 712,
    FRAME = 20,
    SIDE_X = 1096,
    SIDE_W = 328,
    OWN_Y = 772,
    OWN_H = 240,
    PAGE_BOTTOM = OWN_Y + OWN_H,
    CITY_X = BOARD_X + FRAME, /* the left part of the board */
    CITY_W = 404,
    CITY_MID_X = CITY_X + CITY_W / 2,
    TIME_X = 452,
    TIME_W = 54,
    LAND_X = 540,
    LAND_W = 500,
    INNER_Y = BOARD_Y + FRAME,
    INNER_H = BOARD_H - 2 * FRAME
};

/* A point of the page. */
struct spot {
    int x, y;
};

/* How the grid of kit/hex.h lies on the page. */
struct map {
    int x, y;   /* of the grid's origin */
    int ux, uy; /* one step of the grid */
};

/* The space a map takes on the grid. */
struct extent {
    int left, right, top, bottom;
};

static inline void extent_add(struct extent *e, struct hex h)
{
    struct hex_point c = hex_centre(h);

    e->left = c.x - 1 < e->left ? c.x - 1 : e->left;
    e->right = c.x + 1 > e->right ? c.x + 1 : e->right;
    e->top = c.y - 2 < e->top ? c.y - 2 : e->top;
    e->bottom = c.y + 2 > e->bottom ? c.y + 2 : e->bottom;
}

/* `e` as large as it fits into a box w, h around x, y. */
static inline struct map map_fit(struct extent e, int x, int y, int w, int h)
{
    enum { FLAT = 58 }; /* hundredths: half a side of a hexagon to half its width */
    int wide = w / (e.right - e.left), tall = h * 100 / (e.bottom - e.top) / FLAT;
    int ux = wide < tall ? wide : tall, uy = ux * FLAT / 100;

    return (struct map){x - (e.left + e.right) * ux / 2, y - (e.top + e.bottom) * uy / 2, ux,
                        uy};
}

static inline struct spot map_spot(const struct map *m, struct hex_point c)
{
    return (struct spot){m->x + c.x * m->ux, m->y + c.y * m->uy};
}

static inline struct hex field_hex(const struct pen *p, int field)
{
    return (struct hex){p->t->field[field].q, p->t->field[field].r};
}

static inline struct hex land_hex(const struct pen *p, int land)
{
    return (struct hex){p->t->landscape[land].q, p->t->landscape[land].r};
}

/* view.c */
int nuernberg_colour(const struct pen *p, int seat);
/* A ring and a mark around a piece that is not there yet. */
void nuernberg_mark_ghost(struct pen *p, const struct sw_node *ghost, int kind, int value);

/* view_land.c: how far the country goes around the city at (0, 0). */
struct extent nuernberg_land_extent(const struct pen *p);
/* view_city.c */
struct extent nuernberg_city_extent(const struct pen *p);

/* view_land.c, view_city.c, view_table.c, view_seats.c, view_panel.c, view_term.c */
void nuernberg_draw_land(struct pen *p);
void nuernberg_draw_city(struct pen *p);
void nuernberg_draw_table(struct pen *p);
void nuernberg_draw_seats(struct pen *p);
void nuernberg_draw_panel(struct pen *p);
void nuernberg_draw_terminal(struct pen *p);
/* The hexagon, its edges a little crooked as if drawn by hand; neighbours share them. */
enum { HEX_OUTLINE = 18 };
void nuernberg_hex_outline(const struct map *m, struct hex h, int16_t out[HEX_OUTLINE][2]);
struct sw_node *nuernberg_draw_good(struct pen *p, int good, int x, int y, int size);
/* A row of goods from x, y on: "2 [ore] 1 [wool]"; gives where it ends. */
int nuernberg_draw_goods(struct pen *p, const uint8_t *goods, int kinds, int x, int y,
                         int size);

/* view_words.c */
/* Fill what the viewer knows of all hands. */
void nuernberg_learn(struct pen *p);
/* What one piece of a ware brings a seat, and what toll it pays to whom (NONE: nobody). */
struct sale {
    int gold, toll, to;
    bool doubled;
};
struct sale nuernberg_sale(const struct pen *p, int seat, int ware);
/* Who has settled at a crossing, or works at a site; NONE: nobody. */
int nuernberg_settler(const struct pen *p, int crossing);
int nuernberg_worker(const struct pen *p, int site);
/* Crossing i of a road; 0 is the corner of the city where it begins. */
struct hex_point nuernberg_road_point(const struct pen *p, int road, int i);
/* Event cards with this number. */
int nuernberg_card_count(const struct pen *p, int number);
const char *nuernberg_ware_name(const struct pen *p, int ware);
const char *nuernberg_city_name(const struct pen *p, int road);
const char *nuernberg_council_name(const struct pen *p, int council);
void nuernberg_say_goods(const struct pen *p, const uint8_t *goods, int kinds,
                         struct sw_text *out);
void nuernberg_say_seat(const struct pen *p, int seat, struct sw_text *out);
void nuernberg_say_road(const struct pen *p, int road, struct sw_text *out);
void nuernberg_say_crossing(const struct pen *p, int crossing, struct sw_text *out);
void nuernberg_say_site(const struct pen *p, int site, struct sw_text *out);
/* Actions that the words of their verb describe well enough get none. */
void nuernberg_say_prompt(const struct pen *p, int seat, struct sw_text *out);

#endif
