/* SPDX-License-Identifier: MIT */
/* view.h - what the files of Milestones' picture share. */
#ifndef MILESTONES_VIEW_H
#define MILESTONES_VIEW_H

#include "game.h"
#include "spielwerk_scene.h"

enum { VALUES_SHOWN = 6 }; /* shades of corner stones: 0 .. 5 and above */

enum milestones_material {
    M_GOOD = SW_MATERIAL_GAME, /* + kind: goods */
    M_CLOTH = M_GOOD + GOODS,  /* + kind: what a worker wears */
    M_TINT = M_CLOTH + GOODS,  /* + kind: the paper of a worker tile */
    M_LAND = M_TINT + GOODS,   /* + 0 .. 2: shades of the meadow */
    M_GRASS = M_LAND + 3,      /* beyond the corners */
    M_FIELD,                   /* lines between the triangles */
    M_CORN,
    M_OAK, /* the score track: dark and light spaces, what is written on them */
    M_OAK_LIGHT,
    M_OAK_INK,
    M_STONE, /* + value: corner stones */
    M_STONE_INK = M_STONE + VALUES_SHOWN,
    M_ROAD,
    M_ROAD_EDGE,
    M_MILESTONE,
    M_ROOF,
    M_AWNING,
    M_SACK,
    M_BUSH,
    M_TREE,
    M_FIR,
    M_BONUS,
    M_COVER,
    M_SLOT,    /* an empty space of the path */
    M_PATH,    /* the ring the spaces lie on */
    M_PLACE,   /* the ground of the four buildings */
    M_USUAL,   /* a button to choose something with */
    M_ON_SEAT, /* ink on a seat's colour */
    M_END
};

extern const struct sw_material milestones_materials[M_END - SW_MATERIAL_GAME];

/* Type sizes: captions, content, titles. */
enum { SMALL = 14, TEXT = 18, TITLE = 26 };

/* Who owns a group, and which piece it is: see kit/pen.h. */
enum owner {
    OF_GROUND = 1,
    OF_TITLE,
    OF_TRACK,
    OF_LAND,
    OF_HINTS,
    OF_DISPLAY,
    OF_PANEL,
    OF_LEGEND,
    OF_TERMINAL,
    OF_SEAT = 16,
    OF_FIGURE = 24, /* + seat: on the rondel */
    OF_MARKER = 32, /* + seat: on the score track */
    OF_TILE = 40    /* + tile: before it lies on a rondel */
};

/* The board: a frame of spaces for the points, and the land within it. */
enum {
    BOARD_X = 24,
    BOARD_Y = 48,
    SPACE = 33,
    BOARD_W = 32 * SPACE,
    BOARD_H = 20 * SPACE,
    LAND_X = BOARD_X + SPACE,
    LAND_Y = BOARD_Y + SPACE,
    LAND_W = BOARD_W - 2 * SPACE,
    LAND_H = BOARD_H - 2 * SPACE,
    LAND_MID = LAND_X + LAND_W / 2,
    SIDE_X = 1098,
    SIDE_W = 326,
    SIDE_GAP = 9,
    OWN_Y = BOARD_Y + BOARD_H + 14,
    PAGE_BOTTOM = 990,
    HEAD_H = 30, /* of a box with a name */
    DISPLAY_H = 268
};

/* What the pen holds besides: the last corner of this edition. */
#define PEN_OWN                                                                                \
    const struct milestones_tables *t;                                                         \
    const struct milestones *m;                                                                \
    int last_x, last_row;
#include "kit/pen.h"

/* view_words.c */
/* What an action changes for the seat that takes it; majorities at the end left out. */
struct gain {
    int points;
    int goods[GOODS];
};
struct gain milestones_gain_of(const struct pen *p, const struct sw_action *a);
/* The most points one could then build or deliver for; -1: nothing. */
int milestones_best_after(const struct pen *p, const struct sw_action *a);
void milestones_say_seat(const struct pen *p, int seat, struct sw_text *out);
void milestones_say_slot(const struct pen *p, int slot, struct sw_text *out);
/* What a click means when several actions fit it: "Road from B4". */
void milestones_say_mark(const struct pen *p, int kind, int value, struct sw_text *out);
void milestones_say_prompt(const struct pen *p, int seat, struct sw_text *out);
bool milestones_find_obvious(const struct pen *p, int seat, struct sw_action *out);

/* view_track.c */
void milestones_draw_track(struct pen *p);
void milestones_draw_markers(struct pen *p);

/* view_land.c */
void milestones_draw_land(struct pen *p);
int milestones_corner_x(const struct pen *p, int corner);
int milestones_corner_y(const struct pen *p, int corner);
int milestones_cell_mid_x(const struct pen *p, int cell);
int milestones_cell_mid_y(const struct pen *p, int cell);

/* view_hints.c: what may be built, and what it would bring */
void milestones_draw_hints(struct pen *p);

/* view_workers.c */
/* What lies on a slot, in a box of any size. */
struct sw_node *milestones_draw_slot(struct pen *p, int slot, int x, int y, int w, int h);
struct sw_node *milestones_draw_tile(struct pen *p, int tile, int x, int y, int w, int h);
void milestones_draw_display(struct pen *p);

/* view_seats.c */
void milestones_draw_seats(struct pen *p);

/* view_places.c: on one of the four buildings whose box begins at x, y */
void milestones_print_place(struct pen *p, int space, int x, int y, int w);

/* view_side.c: majorities, and the legend if there is room for it */
void milestones_draw_side(struct pen *p, int y);

/* view_panel.c: what is chosen from a list, and the result at the end. */
void milestones_draw_panel(struct pen *p);

/* view_term.c */
void milestones_draw_terminal(struct pen *p);

#endif
