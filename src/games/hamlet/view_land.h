/* SPDX-License-Identifier: MIT */
/* view_land.h - from the lattice to the page: outlines, and where things stand on a tile.
 *
 * Points between the lattice points are counted in sixths: the middle of a triangle lies on a
 * third, the middle of a segment on a half. */
#ifndef HAMLET_VIEW_LAND_H
#define HAMLET_VIEW_LAND_H

#include "game.h"

enum { SIXTHS = 6 };

/* The part of the lattice that is seen: one segment is `unit` / 16 long on the page, the point
 * (0, 0) lies at x, y. */
struct land {
    int unit, x, y;
};

struct outline {
    int count;
    struct tri_point corner[SEGMENTS_MAX];
    uint8_t dir[SEGMENTS_MAX], edge[SEGMENTS_MAX];
};

/* A box around outlines, in half segments to the right and rows upwards. */
struct extent {
    int left, right, low, high;
};

/* Where things stand on a tile: its building, and whoever is there. In sixths. */
struct stand {
    struct tri_point house, yard;
    int room; /* how wide the building may be, in tenths of a segment */
};

int hamlet_x(const struct land *l, struct tri_point sixth);
int hamlet_y(const struct land *l, struct tri_point sixth);
/* A length of `tenths` of a segment. */
int hamlet_length(const struct land *l, int tenths);
/* The largest land in which the extent fits into the box, with segments of at most `most`. */
struct land hamlet_fit(const struct extent *e, int x, int y, int w, int h, int most);

void hamlet_outline(const struct hamlet_tables *t, int tile, int spot, int turn,
                    struct outline *out);
static inline struct extent extent_none(void)
{
    enum { MANY = 1 << 14 };

    return (struct extent){MANY, -MANY, MANY, -MANY};
}

void hamlet_extend(struct extent *e, const struct outline *o);
struct stand hamlet_stand(const struct outline *o);
static inline struct tri_point in_sixths(struct tri_point p)
{
    return (struct tri_point){p.a * SIXTHS, p.b * SIXTHS};
}

/* The middle of segment i. */
struct tri_point hamlet_middle(const struct outline *o, int i);
/* A way from the middle of segment i to the building, over at most three points between. */
enum { WAY_MAX = 5 };
int hamlet_way(const struct outline *o, const struct stand *s, int i,
               struct tri_point way[WAY_MAX]);
/* The segment of `o` where it touches `other`, both sides being `edge`; -1: nowhere. */
int hamlet_contact(const struct outline *o, const struct outline *other, int edge);
/* Do they touch anywhere, whatever the segments show? */
bool hamlet_touches(const struct outline *o, const struct outline *other);

#endif
