/* SPDX-License-Identifier: MIT */
/* view.h - what the files of Hamlet's picture share. */
#ifndef HAMLET_VIEW_H
#define HAMLET_VIEW_H

#include "game.h"
#include "spielwerk_scene.h"
#include "view_land.h"

enum hamlet_material {
    M_MEADOW = SW_MATERIAL_GAME, /* the land around the village */
    M_FRAME,
    M_THATCH,
    M_TILE,                         /* + kind of tile: its ground */
    M_EDGE = M_TILE + TILE_KINDS,   /* + edge: how a segment is drawn small */
    M_PATH = M_EDGE + EDGES,        /* a way on a tile */
    M_BANK,                         /* its border */
    M_SLOT,                         /* an empty space for a resource */
    M_POINT,                        /* the flower of a point */
    M_CARD,                         /* the paper of a card */
    M_SUNNY,                        /* the same, to be looked at */
    M_BAND,                         /* + kind of tile: the head of a card */
    M_RIBBON = M_BAND + TILE_KINDS, /* milestones */
    M_ROSETTE,                      /* awards */
    M_GHOST,                        /* a tile that is not there yet */
    M_HANDLE,
    M_GLEAM, /* around high quality, and where the villager works */
    M_ON,    /* + seat: ink on its colour */
    M_MATERIALS = M_ON + SEATS
};

extern const struct sw_material hamlet_materials[M_MATERIALS - SW_MATERIAL_GAME];

/* Type sizes: captions, content, titles. */
enum { SMALL = 13, TEXT = 17, TITLE = 26 };

enum {
    PAGE_W = 1440,
    PAGE_H = 1000,
    BOARD_X = 24,
    BOARD_Y = 48,
    BOARD_W = 1056,
    BOARD_H = 712,
    FRAME = 18,
    BAR_H = 52, /* the buttons along the lower edge of the board */
    SIDE_X = 1096,
    SIDE_W = 328,
    BAND_Y = 772,
    BAND_H = 216,
    RESULT_HEAD = 50, /* the result: a head, and a row per seat */
    RESULT_ROW = 38
};

/* Who owns a group, and which piece it is: see kit/pen.h. Tokens, villagers and donkeys of one
 * sort are alike. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_BAR,
    OF_SIDE,
    OF_PANEL,
    OF_TERMINAL,
    OF_SEAT = 16,
    OF_START = 24,
    OF_WORKER,                         /* + seat * 2, + 1 for donkeys */
    OF_ROAD = OF_WORKER + 2 * SEATS,   /* + seat * ROADS + road */
    OF_TILE = OF_ROAD + SEATS * ROADS, /* + tile, in the village */
    OF_FLAG = OF_TILE + TILES,         /* + tile it stands on */
    OF_DESIGN = OF_FLAG + TILES,       /* + tile, as a design */
    OF_TOKEN = OF_DESIGN + TILES,      /* + raw resource */
    OF_GOOD = OF_TOKEN + RESOURCES     /* + resource * SEATS + its owner */
};

/* A point of the page. */
struct at_page {
    int x, y;
};

/* What the pen holds besides: the village as it lies, and which of its tiles are laid. */
#define PEN_OWN                                                                                \
    const struct hamlet_tables *t;                                                             \
    const struct hamlet *h;                                                                    \
    struct land land;                                                                          \
    uint32_t village;                                                                          \
    struct outline outline[TILES];                                                             \
    struct stand stand[TILES];
#include "kit/pen.h"

/* view_village.c */
void hamlet_draw_village(struct pen *p);

/* view_things.c */
void hamlet_draw_resource(struct pen *p, int resource, int x, int y, int size);
/* A good in its owner's colour; `fine`: of high quality. */
void hamlet_draw_good(struct pen *p, int resource, int seat, bool fine, int x, int y, int size);

/* view_cards.c */
void hamlet_draw_design(struct pen *p, int tile, int x, int y, int w, int h);
/* Only its building and its name, 56 high. */
void hamlet_draw_design_small(struct pen *p, int tile, int x, int y, int w);
/* Resources with their numbers; gives the x behind them. */
int hamlet_draw_cost(struct pen *p, const uint8_t cost[RESOURCES], int gold, int x, int y,
                     int size);
/* A number that ends at x, and the flower behind it. */
void hamlet_draw_points(struct pen *p, int points, int x, int y, int size);

/* view_side.c: designs on display, market, church, goals. */
void hamlet_draw_side(struct pen *p);

/* view_seats.c */
void hamlet_draw_seats(struct pen *p);

/* view_bar.c: buttons for what has no place in the picture, and the result. */
void hamlet_draw_bar(struct pen *p);
void hamlet_draw_result(struct pen *p);

/* view_term.c */
void hamlet_draw_terminal(struct pen *p);

/* view_words.c */
const char *hamlet_tile_name(const struct pen *p, int tile);
void hamlet_say_seat(const struct pen *p, int seat, struct sw_text *out);
/* "wheat" or "2 stone, 1 brick" */
void hamlet_say_amounts(const struct pen *p, const uint8_t cost[RESOURCES], int gold,
                        struct sw_text *out);
/* "3 milk/brick": so many of the kinds of an order, of gold or mixed. */
void hamlet_say_mixed(const struct pen *p, int n, int order, struct sw_text *out);
/* Gold of what is being paid for, besides the resources. */
int hamlet_gold_owed(const struct pen *p);
void hamlet_say_progress(const struct pen *p, struct sw_text *out);
void hamlet_say_tile(const struct pen *p, int tile, struct sw_text *out);
/* What a design costs, brings, and is good for. */
void hamlet_say_design(const struct pen *p, int tile, struct sw_text *out);
/* What it is good for: "2 per donkey". */
void hamlet_say_use(const struct pen *p, int tile, struct sw_text *out);
void hamlet_say_prompt(const struct pen *p, int seat, struct sw_text *out);

/* view_labels.c */
/* The same in a few words, for a button. */
void hamlet_say_button(const struct pen *p, const struct sw_action *a, struct sw_text *out);
/* The legal way to lay a tile that touches most, roads first; an index into p->legal. */
int hamlet_best_place(const struct pen *p);

#endif
