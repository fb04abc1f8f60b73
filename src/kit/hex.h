/* SPDX-License-Identifier: MIT */
/* hex.h - a map of hexagons with a corner at the top.
 *
 * A hexagon is (q, r): one step in q goes east, one step in r south-east. Corners and the
 * edges between them lie on a grid of whole numbers, so that two ways to name one corner
 * give one point:
 *
 *        N              the centre of (q, r) is x = 2q + r, y = 3r;
 *     NW   NE           N is two above it, NE one to the right and one above, ...
 *      | . |            To draw: x times half the width of a hexagon, y times half
 *     SW   SE           its side.
 *        S
 *
 * Edges and corners are numbered clockwise; edge d lies between corners d and d + 1, and
 * faces neighbour d. */
#ifndef KIT_HEX_H
#define KIT_HEX_H

#include <stdbool.h>

enum hex_corner { HEX_N, HEX_NE, HEX_SE, HEX_S, HEX_SW, HEX_NW, HEX_CORNERS };
enum hex_edge { HEX_EDGE_NE, HEX_EDGE_E, HEX_EDGE_SE, HEX_EDGE_SW, HEX_EDGE_W, HEX_EDGE_NW };

struct hex {
    int q, r;
};

struct hex_point {
    int x, y;
};

static inline bool hex_same(struct hex a, struct hex b)
{
    return a.q == b.q && a.r == b.r;
}

/* The neighbour behind an edge. */
static inline struct hex hex_neighbour(struct hex h, int edge)
{
    static const signed char step[HEX_CORNERS][2] = {{1, -1}, {1, 0},  {0, 1},
                                                     {-1, 1}, {-1, 0}, {0, -1}};
    return (struct hex){h.q + step[edge][0], h.r + step[edge][1]};
}

/* How many steps apart: 0 for the same, 1 for neighbours. */
static inline int hex_distance(struct hex a, struct hex b)
{
    int q = a.q - b.q, r = a.r - b.r, s = q + r;
    q = q < 0 ? -q : q;
    r = r < 0 ? -r : r;
    s = s < 0 ? -s : s;
    return (q + r + s) / 2;
}

static inline struct hex_point hex_centre(struct hex h)
{
    return (struct hex_point){2 * h.q + h.r, 3 * h.r};
}

static inline struct hex_point hex_corner(struct hex h, int corner)
{
    static const signed char step[HEX_CORNERS][2] = {{0, -2}, {1, -1}, {1, 1},
                                                     {0, 2},  {-1, 1}, {-1, -1}};
    struct hex_point c = hex_centre(h);
    return (struct hex_point){c.x + step[corner][0], c.y + step[corner][1]};
}

/* Which corner of `h` the point is, or -1. */
static inline int hex_corner_at(struct hex h, struct hex_point p)
{
    for (int c = 0; c < HEX_CORNERS; c++) {
        struct hex_point corner = hex_corner(h, c);
        if (corner.x == p.x && corner.y == p.y)
            return c;
    }
    return -1;
}

/* Is the point a corner of any hexagon? A centre lies on every third row; on the other rows
 * every second point is a corner. */
static inline bool hex_is_corner(struct hex_point p)
{
    return p.y % 3 != 0 && (p.x - p.y) % 2 == 0;
}

/* Are two corners the ends of one edge? Upright edges stand in the rows of the centres, slanted
 * ones between those rows. */
static inline bool hex_corners_joined(struct hex_point a, struct hex_point b)
{
    int across = a.x < b.x ? b.x - a.x : a.x - b.x;
    int top = a.y < b.y ? a.y : b.y, down = a.y < b.y ? b.y - a.y : a.y - b.y;
    int row = (top % 3 + 3) % 3;
    return (across == 0 && down == 2 && row == 2) || (across == 1 && down == 1 && row == 1);
}

#endif
