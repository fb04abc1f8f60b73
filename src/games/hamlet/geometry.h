/* SPDX-License-Identifier: MIT */
/* geometry.h - Hamlet: outlines on the triangular lattice, and where a tile can be laid. */
#ifndef HAMLET_GEOMETRY_H
#define HAMLET_GEOMETRY_H

#include "game.h"

/* A tile laid: where its outline begins, how far it is turned. */
struct hamlet_lay {
    int16_t spot;
    uint8_t turn;
};

enum { LAYS_MAX = SEGMENTS_MAX * SEGMENTS_MAX };

/* A way to lay a tile at a place: with segment `own` of the tile at segment `side` of the
 * place, as a number from 1. Ways are tried in this order. A village only grows, so that ways
 * which have failed once need not be tried again. */
enum { WAY_OWNS = 16 };

static inline int way_of(int side, int own)
{
    return WAY_OWNS * side + own + 1;
}

/* Corner i of a print, seen from its outline's start. */
static inline struct tri_point print_point(const struct hamlet_print *p, int i)
{
    return (struct tri_point){p->point_a[i], p->point_b[i]};
}

/* Fill the derived data of a tile; false if its outline is none. */
bool hamlet_geometry_prepare(struct hamlet_tables *t, int tile);
/* Then, all such relations being empty: how could two tiles lie against each other? */
void hamlet_geometry_pair(struct hamlet_tables *t, int place, int tile);

/* The functions below ask about a village. `place`, and whatever else is called a tile of it,
 * has been laid; `tile` has not. */

/* What can be seen from a place: mostly the drawing kept with the state, whose first row and
 * column are those of the point (a, b). Where it ends, another one is made. */
struct patch {
    int a, b;
    int place;
    uint32_t open;                    /* its segments at which nothing lies */
    const struct hamlet_print *print; /* of that place */
    struct tri_point start;           /* of its outline in the drawing */
    const struct hamlet_drawing *drawing;
    struct hamlet_drawing own;
};

void hamlet_geometry_look_at(const struct hamlet_tables *t, const struct hamlet *h, int place,
                             struct patch *patch);

/* All ways to lay `tile` so that it touches the place looked at: ascending, each once. The
 * list has room for LAYS_MAX. */
int hamlet_geometry_lays(const struct hamlet_tables *t, const struct patch *patch, int tile,
                         struct hamlet_lay *list);

/* The first way to lay it there, beginning with way `from`; 0: there is none. */
int hamlet_geometry_way(const struct hamlet_tables *t, const struct patch *patch, int tile,
                        int from);

/* How often two tiles of the village touch, by the kinds of the segments: n[own][its]. */
void hamlet_geometry_contacts(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                              int other, uint8_t n[EDGES][EDGES]);

/* How often a tile touches segments of kind `its` of any others, by its own: at an edge there
 * is one of them at most. */
void hamlet_geometry_touches(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                             int its, uint8_t n[EDGES]);

/* Note where a tile has just been laid, all its sides being open. */
void hamlet_geometry_note(const struct hamlet_tables *t, struct hamlet *h, int tile);
/* Note which sides of two tiles of the village are not open because they touch. Gives the kinds
 * of segments with which they meet their like: a bit for each. */
unsigned hamlet_geometry_meet(const struct hamlet_tables *t, struct hamlet *h, int tile,
                              int other);

/* Do two tiles of the village share a cell? */
bool hamlet_geometry_overlap(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                             int other);

/* The tiles of the village near enough to one of them that something laid between two may touch
 * both. */
uint32_t hamlet_geometry_near(const struct hamlet_tables *t, const struct hamlet *h, int tile);

#endif
