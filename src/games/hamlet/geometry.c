/* SPDX-License-Identifier: MIT */
/* geometry.c - Hamlet: outlines on the triangular lattice, and where a tile can be laid.
 *
 * A tile is an outline of unit edges, and tiles meet along whole edges; so everything happens
 * on lattice points and no fraction is ever needed. Turned one way, a tile is a handful of
 * sets in eight by eight bits (struct hamlet_print): cells, and edges by kind. Whether two
 * tiles overlap or how they touch is then a shift and an "and". To ask the same of a whole
 * neighbourhood, its tiles are first drawn into a patch, rows of bits around the place in
 * question. */
#include "geometry.h"

#include <stdlib.h>
#include <string.h>

#include "kit/bits.h"

enum { PRINT = 8 }; /* rows and columns of a print */

/* ---- prints (made once per edition) ------------------------------------------------ */

static void draw_edge(struct hamlet_print *p, struct tri_point from, int d, int kind)
{
    struct tri_point low = d < 3 ? from : tri_step(from, d);
    p->edge[kind][d % 3] |= bits_one(PRINT * (low.b - p->low_b) + low.a - p->low_a);
}

static bool has_edge(const struct hamlet_print *p, int d, int a, int b)
{
    return bits_has(p->edge[ROAD][d] | p->edge[FOREST][d] | p->edge[ROCK][d], PRINT * b + a);
}

/* Along each row of cells, the outline lets us in and out. */
static void draw_cells(struct hamlet_print *p)
{
    for (int b = 0; b < PRINT - 1; b++) {
        bool inside = false;
        for (int a = 0; a < PRINT - 1; a++) {
            inside ^= has_edge(p, 1, a, b);
            if (inside)
                p->cells[0] |= bits_one(PRINT * b + a);
            inside ^= has_edge(p, 2, a + 1, b);
            if (inside)
                p->cells[1] |= bits_one(PRINT * b + a);
        }
    }
}

static void draw_print(struct hamlet_tables *t, int tile, int turn, struct hamlet_print *p)
{
    struct tri_point at = {0, 0};
    memset(p, 0, sizeof *p);
    for (int i = 0; i < t->segments[tile]; i++) {
        int d = tri_turn(t->tile[tile].dirs[i] - '0', turn);
        p->point_a[i] = (int8_t)at.a;
        p->point_b[i] = (int8_t)at.b;
        p->dir[i] = (uint8_t)d;
        p->low_a = (int8_t)(at.a < p->low_a ? at.a : p->low_a);
        p->low_b = (int8_t)(at.b < p->low_b ? at.b : p->low_b);
        at = tri_step(at, d);
    }
    for (int i = 0; i < t->segments[tile]; i++)
        draw_edge(p, print_point(p, i), p->dir[i], t->edge[tile][i]);
    draw_cells(p);
    for (int kind = 0; kind < EDGES; kind++)
        for (int d = 0; d < 3; d++)
            for (int row = 0; row < PRINT; row++)
                if (p->edge[kind][d] >> PRINT * row)
                    p->rows = (uint8_t)(row + 1 > p->rows ? row + 1 : p->rows);
}

static bool same_print(const struct hamlet_print *p, const struct hamlet_print *q)
{
    return memcmp(p->cells, q->cells, sizeof p->cells) == 0 &&
           memcmp(p->edge, q->edge, sizeof p->edge) == 0;
}

/* Twice the area in lattice rhombi, which is the number of cells; counter-clockwise positive.
 */
static int area(const struct hamlet_print *p, int segments)
{
    int sum = 0;
    for (int i = 0; i < segments; i++) {
        struct tri_point q = print_point(p, i), r = print_point(p, (i + 1) % segments);
        sum += q.a * r.b - r.a * q.b;
    }
    return sum;
}

/* A closed walk that meets no corner twice. */
static bool outline_is_good(const struct hamlet_tables *t, int tile)
{
    struct tri_point at[SEGMENTS_MAX + 1] = {{0, 0}};
    int n = t->segments[tile];
    for (int i = 0; i < n; i++) {
        at[i + 1] = tri_step(at[i], t->tile[tile].dirs[i] - '0');
        for (int k = 1; k <= i; k++)
            if (tri_same(at[k], at[i + 1]))
                return false;
    }
    return tri_same(at[0], at[n]);
}

static bool read_outline(struct hamlet_tables *t, int tile)
{
    static const char letters[] = "RFM";
    const struct hamlet_tile *row = &t->tile[tile];
    size_t n = strlen(row->dirs);
    if (n < 3 || n > SEGMENTS_MAX || strlen(row->edges) != n ||
        strspn(row->dirs, "012345") != n || strspn(row->edges, letters) != n)
        return false;
    t->segments[tile] = (uint8_t)n;
    for (size_t i = 0; i < n; i++)
        t->edge[tile][i] = (uint8_t)(strchr(letters, row->edges[i]) - letters);
    return outline_is_good(t, tile);
}

/* Small enough for a print, walked counter-clockwise: then the cells counted one by one agree
 * with the area. */
static bool fits_print(const struct hamlet_print *p, int segments)
{
    int cells = bits_count(p->cells[0]) + bits_count(p->cells[1]);
    for (int i = 0; i < segments; i++)
        if (p->point_a[i] - p->low_a >= PRINT || p->point_b[i] - p->low_b >= PRINT)
            return false;
    return cells > 0 && cells == area(p, segments);
}

bool geometry_prepare(struct hamlet_tables *t, int tile)
{
    memset(t->edge[tile], 0, sizeof t->edge[tile]);
    if (!read_outline(t, tile))
        return false;
    for (int turn = 0; turn < TRI_DIRECTIONS; turn++) {
        struct hamlet_print *p = &t->print[tile][turn];
        draw_print(t, tile, turn, p);
        if (!fits_print(p, t->segments[tile]))
            return false;
        while (!same_print(p, &t->print[tile][p->same]))
            p->same++;
    }
    return true;
}

/* ---- two tiles ---------------------------------------------------------------------- */

static const struct hamlet_print *print_of(const struct hamlet_tables *t,
                                           const struct hamlet *h, int tile)
{
    return &t->print[tile][h->turn[tile]];
}

/* The lower left point of a tile's print in the village. */
static struct tri_point low_of(const struct hamlet_print *p, int spot)
{
    struct tri_point at = point_of(spot);
    return (struct tri_point){at.a + p->low_a, at.b + p->low_b};
}

/* A print's set moved by (a, b); what leaves the eight by eight is cut off. */
static uint64_t moved(uint64_t set, int a, int b)
{
    static const uint64_t column = UINT64_C(0x0101010101010101);
    if (abs(a) >= PRINT || abs(b) >= PRINT)
        return 0;
    if (a > 0)
        set = (set & column * (0xffu >> a)) << a;
    else
        set = (set & column * (0xffu << -a & 0xff)) >> -a;
    return b > 0 ? set << PRINT * b : set >> PRINT * -b;
}

static bool far_apart(struct tri_point p, struct tri_point q)
{
    return abs(p.a - q.a) >= PRINT || abs(p.b - q.b) >= PRINT;
}

void geometry_contacts(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                       int other, uint8_t n[EDGES][EDGES])
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    memset(n, 0, EDGES * EDGES);
    if (far_apart(here, there))
        return;
    for (int d = 0; d < 3; d++)
        for (int k = 0; k < EDGES; k++) {
            uint64_t edges = moved(q->edge[k][d], there.a - here.a, there.b - here.b);
            for (int i = 0; edges && i < EDGES; i++)
                n[i][k] = (uint8_t)(n[i][k] + bits_count(p->edge[i][d] & edges));
        }
}

bool geometry_overlap(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                      int other)
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    int a = there.a - here.a, b = there.b - here.b;
    return ((p->cells[0] & moved(q->cells[0], a, b)) |
            (p->cells[1] & moved(q->cells[1], a, b))) != 0;
}

/* ---- a neighbourhood ------------------------------------------------------------------ */

enum { PATCH = 40, MARGIN = 2 * PRINT - 1 };

/* Rows of bits; row 0, bit 0 is the point (a, b). Edges that are roads, and edges that are
 * not. */
struct patch {
    int a, b;
    uint64_t cells[2][PATCH], road[3][PATCH], wild[3][PATCH];
};

static uint64_t row_of(uint64_t set, int row)
{
    return set >> PRINT * row & 0xff;
}

static void draw(struct patch *patch, const struct hamlet_print *p, int a, int b)
{
    for (int r = 0; r < p->rows; r++) {
        for (int i = 0; i < 2; i++)
            patch->cells[i][b + r] |= row_of(p->cells[i], r) << a;
        for (int d = 0; d < 3; d++) {
            patch->road[d][b + r] |= row_of(p->edge[ROAD][d], r) << a;
            patch->wild[d][b + r] |= row_of(p->edge[FOREST][d] | p->edge[ROCK][d], r) << a;
        }
    }
}

/* Everything a tile laid at `place` could touch. */
static void draw_around(const struct hamlet_tables *t, const struct hamlet *h, int place,
                        struct patch *patch)
{
    struct tri_point low = low_of(print_of(t, h, place), h->spot[place]);
    memset(patch, 0, sizeof *patch);
    patch->a = low.a - MARGIN;
    patch->b = low.b - MARGIN;
    for (int i = 0; i < TILES; i++) {
        if (h->turn[i] == NONE)
            continue;
        const struct hamlet_print *p = print_of(t, h, i);
        struct tri_point at = low_of(p, h->spot[i]);
        int a = at.a - patch->a, b = at.b - patch->b;
        if (a >= 0 && b >= 0 && a <= 2 * MARGIN && b <= 2 * MARGIN)
            draw(patch, p, a, b);
    }
}

static bool is_free(const struct patch *patch, struct tri_cell c)
{
    return !(patch->cells[c.down][c.b - patch->b] >> (c.a - patch->a) & 1);
}

/* HAM-LAY-2, HAM-LAY-3: nothing overlaps, and roads meet roads only. */
static bool goes_in(const struct patch *patch, const struct hamlet_print *p, int spot)
{
    struct tri_point low = low_of(p, spot);
    int a = low.a - patch->a, b = low.b - patch->b;
    uint64_t bad = 0;
    for (int r = 0; r < p->rows; r++)
        bad |= (patch->cells[0][b + r] >> a & row_of(p->cells[0], r)) |
               (patch->cells[1][b + r] >> a & row_of(p->cells[1], r));
    for (int d = 0; !bad && d < 3; d++)
        for (int r = 0; r < p->rows; r++)
            bad |=
                (patch->wild[d][b + r] >> a & row_of(p->edge[ROAD][d], r)) |
                (patch->road[d][b + r] >> a & row_of(p->edge[FOREST][d] | p->edge[ROCK][d], r));
    return !bad;
}

/* Where `tile` begins if its segment `own`, turned, lies against segment `side` of `place`. */
static int spot_against(const struct hamlet_tables *t, const struct hamlet *h, int place,
                        int side, const struct hamlet_print *p, int own)
{
    const struct hamlet_print *q = print_of(t, h, place);
    struct tri_point at = point_of(h->spot[place]);
    struct tri_point end = print_point(q, side + 1 < t->segments[place] ? side + 1 : 0);
    struct tri_point from = print_point(p, own);
    return spot_of((struct tri_point){at.a + end.a - from.a, at.b + end.b - from.b});
}

/* Insert into an ascending list without doubles; gives its new length. */
static int insert(struct hamlet_lay *list, int n, int spot, int turn)
{
    int i = n;
    while (i > 0 &&
           (list[i - 1].spot > spot || (list[i - 1].spot == spot && list[i - 1].turn > turn)))
        i--;
    if (i > 0 && list[i - 1].spot == spot && list[i - 1].turn == turn)
        return n;
    memmove(list + i + 1, list + i, (size_t)(n - i) * sizeof *list);
    list[i] = (struct hamlet_lay){(int16_t)spot, (uint8_t)turn};
    return n + 1;
}

/* All ways to lay `tile` against one segment of `place`; stops after the first if `any`. */
static int lay_against(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                       int place, int side, const struct patch *patch, bool any,
                       struct hamlet_lay *list, int n)
{
    int facing = tri_opposite(print_of(t, h, place)->dir[side]);
    bool road = t->edge[place][side] == ROAD;
    for (int own = 0; own < t->segments[tile]; own++) {
        int turn = tri_turn(facing, -t->print[tile][0].dir[own]);
        const struct hamlet_print *p = &t->print[tile][turn];
        if ((t->edge[tile][own] == ROAD) != road || p->same != turn)
            continue;
        int spot = spot_against(t, h, place, side, p, own);
        if (!goes_in(patch, p, spot))
            continue;
        n = insert(list, n, spot, turn);
        if (any)
            break;
    }
    return n;
}

static int lays(const struct hamlet_tables *t, const struct hamlet *h, int tile, int place,
                bool any, struct hamlet_lay *list)
{
    const struct hamlet_print *q = print_of(t, h, place);
    struct tri_point at = point_of(h->spot[place]);
    struct patch patch;
    int n = 0;
    draw_around(t, h, place, &patch);
    for (int side = 0; side < t->segments[place]; side++) {
        struct tri_point p = print_point(q, side);
        p = (struct tri_point){p.a + at.a, p.b + at.b};
        if (!is_free(&patch, tri_right(p, q->dir[side])))
            continue;
        n = lay_against(t, h, tile, place, side, &patch, any, list, n);
        if (any && n)
            break;
    }
    return n;
}

int geometry_lays(const struct hamlet_tables *t, const struct hamlet *h, int tile, int place,
                  struct hamlet_lay *list)
{
    return lays(t, h, tile, place, false, list);
}

bool geometry_fits(const struct hamlet_tables *t, const struct hamlet *h, int tile, int place)
{
    struct hamlet_lay list[1];
    return lays(t, h, tile, place, true, list) > 0;
}

bool geometry_near(const struct hamlet_tables *t, const struct hamlet *h, int tile, int place)
{
    struct tri_point here = low_of(print_of(t, h, tile), h->spot[tile]);
    struct tri_point there = low_of(print_of(t, h, place), h->spot[place]);
    return abs(here.a - there.a) <= MARGIN && abs(here.b - there.b) <= MARGIN;
}
