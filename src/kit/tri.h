/* SPDX-License-Identifier: MIT */
/* tri.h - the triangular lattice: points, the six directions, the triangles between them.
 *
 * Point (a, b) lies at a * (1, 0) + b * (1/2, sqrt 3 / 2), y upwards. Directions are 60
 * degree steps counter-clockwise from "right". A cell is one of the two unit triangles of
 * the rhombus with the point (a, b) at its lower left: the one standing on its base
 * (down = 0) or the one standing on its tip (down = 1). Everything is whole numbers; no
 * board is stored here, a game keeps its points and cells in tables of its own. */
#ifndef KIT_TRI_H
#define KIT_TRI_H

#include <assert.h>
#include <stdbool.h>

enum { TRI_DIRECTIONS = 6, TRI_CORNERS = 3 };

struct tri_point {
    int a, b;
};

struct tri_cell {
    int a, b, down;
};

static inline bool tri_same(struct tri_point p, struct tri_point q)
{
    return p.a == q.a && p.b == q.b;
}

static inline bool tri_same_cell(struct tri_cell c, struct tri_cell e)
{
    return c.a == e.a && c.b == e.b && c.down == e.down;
}

/* ---- directions ------------------------------------------------------------ */

/* Direction d turned by k times 60 degrees counter-clockwise; k may be negative. */
static inline int tri_turn(int d, int k)
{
    return ((d + k) % TRI_DIRECTIONS + TRI_DIRECTIONS) % TRI_DIRECTIONS;
}

static inline int tri_opposite(int d)
{
    return tri_turn(d, 3);
}

/* The neighbour of p in direction d, 0 .. 5. */
static inline struct tri_point tri_step(struct tri_point p, int d)
{
    static const signed char da[] = {1, 0, -1, -1, 0, 1}, db[] = {0, 1, 1, 0, -1, -1};

    assert(d >= 0 && d < TRI_DIRECTIONS);
    return (struct tri_point){p.a + da[d], p.b + db[d]};
}

/* The direction from p to q, or -1 if they are no neighbours. */
static inline int tri_direction(struct tri_point p, struct tri_point q)
{
    for (int d = 0; d < TRI_DIRECTIONS; d++)
        if (tri_same(tri_step(p, d), q))
            return d;
    return -1;
}

/* How many steps lie between two points. */
static inline int tri_distance(struct tri_point p, struct tri_point q)
{
    int a = q.a - p.a, b = q.b - p.b, c = a + b;

    a = a < 0 ? -a : a;
    b = b < 0 ? -b : b;
    c = c < 0 ? -c : c;
    return (a + b + c) / 2;
}

/* ---- turning about the point (0, 0), k times 60 degrees counter-clockwise --------- */

static inline struct tri_point tri_rotate(struct tri_point p, int k)
{
    for (k = tri_turn(0, k); k > 0; k--)
        p = (struct tri_point){-p.b, p.a + p.b};
    return p;
}

static inline struct tri_cell tri_rotate_cell(struct tri_cell c, int k)
{
    for (k = tri_turn(0, k); k > 0; k--)
        c = (struct tri_cell){-c.b - 1, c.a + c.b + c.down, !c.down};
    return c;
}

/* ---- cells ------------------------------------------------------------------- */

/* The cell on the left of somebody walking from p in direction d. */
static inline struct tri_cell tri_left(struct tri_point p, int d)
{
    static const signed char da[] = {0, -1, -1, -1, 0, 0}, db[] = {0, 0, 0, -1, -1, -1};

    assert(d >= 0 && d < TRI_DIRECTIONS);
    return (struct tri_cell){p.a + da[d], p.b + db[d], d & 1};
}

/* The cell on the right of somebody walking from p in direction d. */
static inline struct tri_cell tri_right(struct tri_point p, int d)
{
    return tri_left(tri_step(p, d), tri_opposite(d));
}

/* Corner i, 0 .. 2, counter-clockwise. From it the side i of the cell leads in direction
 * tri_side(c, i) to the next corner, with the cell on its left. */
static inline struct tri_point tri_corner(struct tri_cell c, int i)
{
    static const signed char da[2][TRI_CORNERS] = {{0, 1, 0}, {1, 1, 0}};
    static const signed char db[2][TRI_CORNERS] = {{0, 0, 1}, {0, 1, 1}};

    assert(i >= 0 && i < TRI_CORNERS && (c.down == 0 || c.down == 1));
    return (struct tri_point){c.a + da[c.down][i], c.b + db[c.down][i]};
}

static inline int tri_side(struct tri_cell c, int i)
{
    assert(i >= 0 && i < TRI_CORNERS);
    return 2 * i + c.down;
}

/* The cell beyond side i. */
static inline struct tri_cell tri_across(struct tri_cell c, int i)
{
    return tri_right(tri_corner(c, i), tri_side(c, i));
}

/* ---- rows ----------------------------------------------------------------------
 *
 * On a board printed in rows, the top row being 0, it is easier to name a point by its row
 * and its x in half steps: neighbours are (row, x +- 2) and (row +- 1, x +- 1). Points lie
 * where row + x has one parity; `shift` says which, 0 even, 1 odd. Point (0, 0) of the
 * lattice is row 0, x = shift. */

static inline struct tri_point tri_at(int row, int x, int shift)
{
    assert((x - shift + row) % 2 == 0);
    return (struct tri_point){(x - shift + row) / 2, -row};
}

static inline int tri_row(struct tri_point p)
{
    return -p.b;
}

static inline int tri_x(struct tri_point p, int shift)
{
    return 2 * p.a + p.b + shift;
}

/* The row of the upper of the two rows of points a cell lies between, and the x of its
 * middle. */
static inline int tri_strip(struct tri_cell c)
{
    return -c.b - 1;
}

static inline int tri_cell_x(struct tri_cell c, int shift)
{
    return 2 * c.a + c.b + 1 + c.down + shift;
}

/* The cell in the strip below `row` with its middle at x: it stands on its tip where the
 * row has no point at x. */
static inline struct tri_cell tri_cell_at(int row, int x, int shift)
{
    int down = (x - shift + row) % 2 != 0;

    return (struct tri_cell){(x - shift - down + row) / 2, -row - 1, down};
}

#endif
