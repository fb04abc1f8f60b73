/* SPDX-License-Identifier: MIT */
/* spielwerk_scene.h - one picture for every front end.
 *
 * A game fills a flat list of nodes; SVG, PNG, browser and terminal draw it without
 * knowing the game. Coordinates are integers in board units (y grows downwards), colours
 * are materials, drawings are symbols of the game's art. A node may carry a mark: what a
 * click on it means, as (kind, value) of an action's argument. One chooser for all games
 * keeps the legal actions that match the marks clicked so far.
 *
 * The terminal has its own grid: a node with `row` >= 0 also appears there, as `glyph`
 * at (col, row), coloured by its material. Nodes without a terminal place are pictures
 * only; nodes with x == SW_NOWHERE are terminal only. */
#ifndef SPIELWERK_SCENE_H
#define SPIELWERK_SCENE_H

#include "spielwerk.h"

enum { SW_MAX_NODES = 2048, SW_MAX_POINTS = 8192, SW_MAX_CHARS = 65536, SW_NOWHERE = -32768 };

enum sw_node_type {
    SW_GROUP,   /* opens a part: id, label; only structure */
    SW_RECT,    /* x y w h, corner radius `r` */
    SW_DISC,    /* centre x y, radius r */
    SW_POLYGON, /* `points` pairs from point[first], relative to x y */
    SW_LINE,    /* the same, not closed, stroke width r */
    SW_ICON,    /* symbol `text` in the box x y w h */
    SW_LABEL    /* `text` at x y, font size h */
};

enum sw_node_flag {
    SW_BOLD = 1,
    SW_ITALIC = 2,
    SW_MIDDLE = 4, /* text is centred on x (else it starts there) */
    SW_END = 8,    /* text ends at x */
    SW_GHOST = 16, /* a piece that is not there yet: half transparent */
    SW_DASHED = 32,
    SW_CAPS = 64,     /* small capitals, spaced: titles of groups */
    SW_GLOW = 128,    /* drawn with a quiet ring: may be clicked now */
    SW_PREVIEW = 256, /* a polygon seen only while it is pointed at or chosen; until then a
                       * disc of radius r at x y stands for it, and catches the click. Those
                       * with equal w are one piece in several turns: wheel and R go on to
                       * the next of them */
    SW_CHOSEN = 512   /* with SW_PREVIEW: seen from the start */
};

/* How high above the table a thing lies: its shadow. */
enum sw_height { SW_PRINTED, SW_LYING, SW_STANDING };

/* Materials every game has; SW_MATERIAL_GAME + i is game->materials[i]. */
enum sw_core_material {
    SW_CLEAR, /* nothing: no fill, no stroke */
    SW_TABLE, /* what the board lies on */
    SW_PAPER,
    SW_INK,
    SW_FAINT, /* quiet ink: hints, captions */
    SW_GOLD,
    SW_SILVER,
    SW_WOOD,
    SW_STONE,
    SW_MEADOW,
    SW_WATER,
    SW_SHADE,  /* a darker paper: slots, empty places */
    SW_ACCENT, /* what asks for attention */
    SW_SEAT_0,
    SW_SEAT_1,
    SW_SEAT_2,
    SW_SEAT_3,
    SW_SEAT_4,
    SW_SEAT_5,
    SW_MATERIAL_GAME = 32
};

/* What a click means: an argument of an action has this value; with a second kind, another
 * argument has the second value too (a piece at a place, turned a certain way). */
struct sw_mark {
    uint8_t kind; /* SW_KIND_NONE: not to be clicked */
    uint8_t kind2;
    int16_t value, value2; /* value2 is 0 without kind2 */
};

struct sw_node {
    uint64_t id;    /* of the thing: equal ids are the same kind of thing in every picture of a
                     * match; what is no piece lies always at the same place */
    uint32_t piece; /* the piece, or the sort of pieces, it is a part of: front ends let pieces
                     * travel from picture to picture; 0: it is furniture and never moves */
    uint32_t text;  /* offset into chars: symbol name or written text; 0: none */
    uint32_t say;   /* offset into chars: spoken label; 0: none */
    uint32_t glyph;
    uint8_t type, material, edge, height; /* edge: material of the outline */
    uint16_t flags;
    int16_t x, y, w, h, r;
    int16_t col, row; /* terminal place; row < 0: none */
    uint16_t first, points;
    int16_t turn; /* degrees, clockwise, around the node's centre */
    struct sw_mark mark;
};

/* What the front end would like, set before a game is asked to fill a scene. All zero: no
 * wishes. A view may ignore them; it must not look into anything else than these. */
struct sw_wish {
    int16_t cols, rows;       /* size of the terminal; 0: any */
    const char *const *names; /* of the players, by seat; NULL: none are known */
};

struct sw_box {
    int16_t x, y, w, h;
};

struct sw_scene {
    struct sw_wish wish;
    int16_t width, height; /* board units */
    struct sw_box own;     /* where the viewer's own things lie; w = 0: nowhere */
    int16_t heart;      /* of the width, from the left: small screens show it first; 0: all */
    int16_t cols, rows; /* terminal cells */
    int nodes, points;
    uint32_t chars;
    bool full; /* something did not fit: a bug in the game's view */
    struct sw_node node[SW_MAX_NODES];
    int16_t point[SW_MAX_POINTS][2];
    char text[SW_MAX_CHARS];
};

/* The name of a seat for this scene: from its wish, else "Seat 1". */
void sw_scene_name(const struct sw_game *g, const struct sw_scene *sc, int seat,
                   enum sw_lang lang, struct sw_text *out);

/* Filling a scene. sw_scene_init() empties it and keeps the wish. Each function gives the new
 * node, to set what else it needs (never NULL: when the scene is full it gives a scratch node
 * and sets `full`). */
void sw_scene_init(struct sw_scene *sc, int width, int height, int cols, int rows);
uint32_t sw_scene_text(struct sw_scene *sc, const char *s);
struct sw_node *sw_add(struct sw_scene *sc, int type, uint64_t id, int material);
struct sw_node *sw_add_group(struct sw_scene *sc, uint64_t id, const char *say);
struct sw_node *sw_add_rect(struct sw_scene *sc, uint64_t id, int material, int x, int y, int w,
                            int h, int r);
struct sw_node *sw_add_disc(struct sw_scene *sc, uint64_t id, int material, int x, int y,
                            int r);
struct sw_node *sw_add_icon(struct sw_scene *sc, uint64_t id, const char *symbol, int material,
                            int x, int y, int w, int h);
struct sw_node *sw_add_label(struct sw_scene *sc, uint64_t id, const char *text, int material,
                             int x, int y, int size, int flags);
struct sw_node *sw_add_shape(struct sw_scene *sc, uint64_t id, int type, int material, int x,
                             int y, const int16_t (*point)[2], int points);
/* A piece of terminal text with no picture. */
struct sw_node *sw_add_glyph(struct sw_scene *sc, uint64_t id, int material, int col, int row,
                             const char *glyph);
void sw_node_mark(struct sw_node *n, int kind, int value);
void sw_node_mark2(struct sw_node *n, int kind, int value, int kind2, int value2);
/* A mark on what cannot be chosen now, so that a click is answered with the reason. Gives false
 * and changes nothing if the node has a mark already, or another node has this one. */
bool sw_node_mark_closed(struct sw_scene *sc, struct sw_node *n, int kind, int value);
void sw_node_say(struct sw_scene *sc, struct sw_node *n, const char *say);
void sw_node_glyph(struct sw_scene *sc, struct sw_node *n, int col, int row, const char *glyph);

/* Does action `a` fit a click on `mark`? */
bool sw_mark_fits(const struct sw_game *g, const struct sw_mark *mark,
                  const struct sw_action *a);

extern const struct sw_material sw_core_materials[SW_MATERIAL_GAME];
const struct sw_material *sw_material(const struct sw_game *g, int material);

#endif
