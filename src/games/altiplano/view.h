/* SPDX-License-Identifier: MIT */
/* view.h - what the files of Altiplano's picture share. */
#ifndef ALTIPLANO_VIEW_H
#define ALTIPLANO_VIEW_H

#include "game.h"
#include "spielwerk_scene.h"

enum altiplano_material {
    M_GOOD = SW_MATERIAL_GAME, /* + good: the rim of its tile; M_GOOD + COIN: coins */
    M_PLACE = M_GOOD + PIECES, /* + place: its ground */
    M_SKY = M_PLACE + PLACES,
    M_PLAIN,
    M_WEAVE, /* the woven frame of the plateau, and bands */
    M_INDIGO,
    M_MAGENTA,
    M_OCHRE,
    M_PATH, /* the way around the ring */
    M_DUST,
    M_MAT,  /* what cards lie on */
    M_CARD, /* their paper */
    M_TILE, /* roles and extensions */
    M_WALL, /* the warehouse */
    M_ROOM, /* its empty spaces, and slots */
    M_READY,
    M_MILESTONE,
    M_ON_SEAT, /* ink on a seat's colour */
    M_ON_WALL,
    M_MATERIALS
};

/* Type sizes: captions, content, titles. */
enum { SMALL = 14, TEXT = 18, TITLE = 26 };

/* The page. The frame is woven in cells of 24, so the plateau keeps to that grid. */
enum {
    WIDTH = 1600,
    HEIGHT = 1120,
    FRAME = 24,
    BOARD_X = 24,
    BOARD_Y = 48,
    BOARD_W = 1176,
    BOARD_H = 528,
    RING_X = 416, /* its centre */
    RING_Y = 312,
    SHELF_X = 792,
    SHELF_W = 376,
    OWN_Y = 588,
    OWN_H = 520,
    SIDE_X = 1216,
    SIDE_W = 360
};

/* Who owns a group, and which piece it is: see kit/pen.h. Tiles of one sort on the board of one
 * seat are alike. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_SHELF,
    OF_PANEL,
    OF_TERMINAL,
    OF_LEGEND,
    OF_PLACE = 8,
    OF_OWN = 16,
    OF_SEAT = 32,
    OF_FIGURE = 40,
    OF_EXTENSION = 64,
    OF_ORDER = OF_EXTENSION + EXTENSIONS_MAX,
    OF_HOUSE = OF_ORDER + ORDERS_MAX,
    OF_BOAT = OF_HOUSE + HOUSES_MAX,
    OF_MISSION = OF_BOAT + BOATS_MAX,
    OF_ROLE = OF_MISSION + MISSIONS_MAX,
    OF_CROWN,
    OF_TILE = OF_CROWN + 1 /* + seat * PIECES + piece */
};

/* What the pen holds besides: recipes the shown board could carry out as it lies, and goods
 * whose mark has its node. */
#define PEN_OWN                                                                                \
    const struct altiplano_tables *t;                                                          \
    const struct altiplano *m;                                                                 \
    uint64_t ready;                                                                            \
    uint32_t goods_marked;
#include "kit/pen.h"

/* view.c: the recipes a seat could carry out with what lies on its slots, each at its place. */
uint64_t altiplano_ready_recipes(const struct sw_game *g, const struct altiplano *m, int seat);

/* view_card.c: cards, and recipes as rows of icons. */
void altiplano_draw_needs(struct pen *p, uint64_t set, int x, int y, int size);
/* What a recipe takes and gives, from x on; gives where it ends. */
int altiplano_draw_recipe(struct pen *p, int recipe, int x, int y, int size);
int altiplano_draw_result(struct pen *p, int recipe, int x, int y, int size);
int altiplano_result_width(const struct pen *p, int recipe, int size);
/* An order with its goods; those a seat has delivered already are ticked off. */
void altiplano_draw_order(struct pen *p, int order, const uint8_t delivered[GOODS], int x,
                          int y, int w, int h);
void altiplano_draw_house(struct pen *p, int house, int x, int y, int size);
void altiplano_draw_boat(struct pen *p, int boat, int x, int y, int size);
void altiplano_draw_mission(struct pen *p, int mission, int x, int y, int w, int h);
void altiplano_draw_shelf(struct pen *p);

/* view_ring.c */
void altiplano_draw_ring(struct pen *p);

/* view_own.c: the large board. view_side.c: the others, compact, and the legend. */
void altiplano_draw_own(struct pen *p);
void altiplano_draw_side(struct pen *p);
/* Box, name and points. */
void altiplano_draw_box(struct pen *p, int seat, int x, int y, int w, int h);
void altiplano_draw_slot(struct pen *p, int seat, int slot, int x, int y, int size);
void altiplano_warehouse_size(const struct pen *p, int cell, int gap, int *w, int *h);
/* The largest cell up to `most` with which it fits. */
int altiplano_warehouse_cell(const struct pen *p, int most, int gap, int room_w, int room_h);
void altiplano_draw_warehouse(struct pen *p, int seat, int x, int y, int cell, int gap);

/* view_panel.c: what is chosen from a list, buttons, and the result at the end. */
void altiplano_draw_panel(struct pen *p);
/* Is what this verb names chosen on the sheet, and drawn nowhere else? */
bool altiplano_on_sheet(const struct pen *p, int verb);
uint32_t altiplano_goods_on_sheet(const struct pen *p);
void altiplano_draw_buttons(struct pen *p, int right, int y);

/* view_term.c */
void altiplano_draw_terminal(struct pen *p);

/* view_words.c */
void altiplano_say_recipe(const struct pen *p, int recipe, struct sw_text *out);
void altiplano_say_extension(const struct pen *p, int extension, struct sw_text *out);
void altiplano_say_order(const struct pen *p, int order, struct sw_text *out);
void altiplano_say_card(const struct pen *p, int word, const struct altiplano_card *card,
                        struct sw_text *out);
void altiplano_say_mission(const struct pen *p, int mission, struct sw_text *out);
/* What a click means that leaves several actions. */
void altiplano_say_mark(const struct pen *p, int kind, int value, struct sw_text *out);
void altiplano_say_prompt(const struct pen *p, int seat, struct sw_text *out);
/* The recipe an action carries out or belongs to, or NONE. */
int altiplano_action_recipe(const struct pen *p, const struct sw_action *a);

#endif
