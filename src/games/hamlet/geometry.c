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

static uint64_t row_of(uint64_t set, int row)
{
    return set >> PRINT * row & 0xff;
}

/* The same row by row, as patches have it. */
static void draw_rows(struct hamlet_print *p)
{
    for (int row = 0; row < PRINT; row++) {
        hamlet_pair cells = {row_of(p->cells[0], row), row_of(p->cells[1], row)};
        uint64_t any = 0;
        p->row[PAIRS * row] = p->stop[PAIRS * row] = cells;
        for (int d = 0; d < 3; d++) {
            uint64_t road = row_of(p->edge[ROAD][d], row);
            uint64_t wild = row_of(p->edge[FOREST][d] | p->edge[ROCK][d], row);
            p->row[PAIRS * row + EDGE_PAIR + d] = (hamlet_pair){road, wild};
            p->stop[PAIRS * row + EDGE_PAIR + d] = (hamlet_pair){wild, road};
            any |= road | wild;
        }
        p->rows = any ? (uint8_t)(row + 1) : p->rows;
        while (any & ~UINT64_C(0) << p->columns)
            p->columns++;
    }
}

/* How far it reaches along the third axis. */
static void measure(struct hamlet_print *p, int segments)
{
    int most = 0;
    for (int i = 0; i < segments; i++) {
        int c = p->point_a[i] + p->point_b[i];
        p->low_c = (int8_t)(c < p->low_c ? c : p->low_c);
        most = c > most ? c : most;
    }
    p->diagonals = (uint8_t)(most - p->low_c);
}

static void note_side(struct hamlet_print *p, int i, struct tri_cell out, struct tri_point end)
{
    p->side[i].out_a = (int8_t)out.a;
    p->side[i].out_b = (int8_t)out.b;
    p->side[i].out_down = (uint8_t)out.down;
    p->side[i].end_a = (int8_t)end.a;
    p->side[i].end_b = (int8_t)end.b;
    p->side[i].facing = (uint8_t)tri_opposite(p->dir[i]);
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
        note_side(p, i, tri_right(at, d), tri_step(at, d));
        at = tri_step(at, d);
    }
    for (int i = 0; i < t->segments[tile]; i++)
        draw_edge(p, print_point(p, i), p->dir[i], t->edge[tile][i]);
    draw_cells(p);
    draw_rows(p);
    measure(p, t->segments[tile]);
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

static void note_joins(struct hamlet_tables *t, int tile)
{
    for (int own = 0; own < t->segments[tile]; own++)
        for (int d = 0; d < TRI_DIRECTIONS; d++) {
            int turn = tri_turn(d, -t->print[tile][0].dir[own]);
            const struct hamlet_print *p = &t->print[tile][turn];
            t->join[tile][own][d] = (struct hamlet_join){
                (uint8_t)(p->same == turn ? turn : NONE), (int8_t)(p->low_a - p->point_a[own]),
                (int8_t)(p->low_b - p->point_b[own])};
        }
}

bool hamlet_geometry_prepare(struct hamlet_tables *t, int tile)
{
    memset(t->edge[tile], 0, sizeof t->edge[tile]);
    t->reach[tile] = 0;
    if (!read_outline(t, tile))
        return false;
    for (int turn = 0; turn < TRI_DIRECTIONS; turn++) {
        struct hamlet_print *p = &t->print[tile][turn];
        draw_print(t, tile, turn, p);
        if (!fits_print(p, t->segments[tile]))
            return false;
        while (!same_print(p, &t->print[tile][p->same]))
            p->same++;
        t->reach[tile] = p->rows > t->reach[tile] ? p->rows : t->reach[tile];
    }
    note_joins(t, tile);
    return true;
}

/* ---- two tiles --------------------------------------------------------------------- */

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

/* How to move a print's sets by (a, b); what leaves the eight by eight is cut off. */
struct move {
    uint64_t keep;
    uint8_t left, right;
};

static struct move move_by(int a, int b)
{
    static const uint64_t column = UINT64_C(0x0101010101010101);
    int shift = PRINT * b + a;
    if (abs(a) >= PRINT || abs(b) >= PRINT)
        return (struct move){0};
    return (struct move){column * (a > 0 ? 0xffu >> a : 0xffu << -a & 0xff),
                         (uint8_t)(shift > 0 ? shift : 0), (uint8_t)(shift < 0 ? -shift : 0)};
}

static uint64_t moved(struct move m, uint64_t set)
{
    return (set & m.keep) << m.left >> m.right;
}

static struct move move_from(struct tri_point here, struct tri_point there)
{
    return move_by(there.a - here.a, there.b - here.b);
}

void hamlet_geometry_contacts(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                              int other, uint8_t n[EDGES][EDGES])
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    struct move move = move_from(here, there);
    memset(n, 0, EDGES * EDGES);
    for (int d = 0; d < 3; d++)
        for (int k = 0; k < EDGES; k++) {
            uint64_t edges = moved(move, q->edge[k][d]);
            for (int i = 0; edges && i < EDGES; i++)
                n[i][k] = (uint8_t)(n[i][k] + bits_count(p->edge[i][d] & edges));
        }
}

/* Do two tiles have no edge in common along one axis? */
static bool apart(int low, int size, int other, int other_size)
{
    return other >= low + size || low >= other + other_size;
}

unsigned hamlet_geometry_meetings(const struct hamlet_tables *t, const struct hamlet *h,
                                  int tile, int other)
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    struct move move = move_from(here, there);
    unsigned kinds = 0;
    if (apart(here.a, p->columns, there.a, q->columns) ||
        apart(here.b, p->rows, there.b, q->rows))
        return 0;
    for (int k = 0; k < EDGES; k++) {
        uint64_t both = (p->edge[k][0] & moved(move, q->edge[k][0])) |
                        (p->edge[k][1] & moved(move, q->edge[k][1])) |
                        (p->edge[k][2] & moved(move, q->edge[k][2]));
        kinds |= (unsigned)(both != 0) << k;
    }
    return kinds;
}

bool hamlet_geometry_overlap(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                             int other)
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    struct move move = move_from(here, there);
    return ((p->cells[0] & moved(move, q->cells[0])) |
            (p->cells[1] & moved(move, q->cells[1]))) != 0;
}

/* May these two prints lie side by side, the second moved by (a, b)? */
static bool agree(const struct hamlet_print *p, const struct hamlet_print *q, int a, int b)
{
    struct move move = move_by(a, b);
    uint64_t bad =
        (p->cells[0] & moved(move, q->cells[0])) | (p->cells[1] & moved(move, q->cells[1]));
    for (int d = 0; d < 3; d++) {
        uint64_t road = moved(move, q->edge[ROAD][d]);
        uint64_t wild = moved(move, q->edge[FOREST][d] | q->edge[ROCK][d]);
        bad |= (p->edge[ROAD][d] & wild) | ((p->edge[FOREST][d] | p->edge[ROCK][d]) & road);
    }
    return !bad;
}

void hamlet_geometry_pair(struct hamlet_tables *t, int place, int tile)
{
    const struct hamlet_print *p = &t->print[place][0];
    for (int side = 0; side < t->segments[place]; side++) {
        struct tri_point end = print_point(p, (side + 1) % t->segments[place]);
        t->against[place][side][tile] = 0;
        for (int own = 0; own < t->segments[tile]; own++) {
            int turn = tri_turn(p->dir[side] + 3, -t->print[tile][0].dir[own]);
            const struct hamlet_print *q = &t->print[tile][turn];
            struct tri_point from = print_point(q, own);
            int a = end.a - from.a + q->low_a - p->low_a;
            int b = end.b - from.b + q->low_b - p->low_b;
            if (agree(p, q, a, b))
                t->against[place][side][tile] |= (uint16_t)(1u << own);
        }
    }
}

/* ---- a part of the village --------------------------------------------------------- */

/* What lies on this side of `place` and of a tile laid at it: nothing further away matters. */
enum { NEAR = 2 * PRINT - 1 };

/* Hardly any print has more rows; a fixed number of them is drawn and asked without a branch.
 */
enum { USUAL_ROWS = 5, USUAL = USUAL_ROWS * PAIRS };

static void draw(struct patch *patch, const struct hamlet_print *p, int a, int b)
{
    hamlet_pair *row = patch->row + PAIRS * b;
#pragma GCC unroll 20
    for (int i = 0; i < USUAL; i++)
        row[i] |= p->row[i] << a;
    for (int i = USUAL; i < PAIRS * p->rows; i++)
        row[i] |= p->row[i] << a;
}

/* Draw all tiles that lie within the patch entirely. */
static void draw_village(const struct hamlet_tables *t, const struct hamlet *h,
                         struct patch *patch)
{
    memset(patch->row, 0, sizeof patch->row);
    for (int i = 0; i < TILES; i++) {
        if (h->turn[i] == NONE)
            continue;
        const struct hamlet_print *p = print_of(t, h, i);
        struct tri_point at = low_of(p, h->spot[i]);
        int a = at.a - patch->a, b = at.b - patch->b;
        if (a >= 0 && b >= 0 && a <= PATCH - PRINT && b <= PATCH - PRINT)
            draw(patch, p, a, b);
    }
}

void hamlet_geometry_open(const struct hamlet_tables *t, const struct hamlet *h,
                          struct patch *patch)
{
    struct tri_point low = low_of(print_of(t, h, CHURCH), h->spot[CHURCH]);
    patch->a = low.a - PATCH / 2;
    patch->b = low.b - PATCH / 2;
    draw_village(t, h, patch);
}

/* Villages are seldom so long that the patch has to be moved. */
static void show(const struct hamlet_tables *t, const struct hamlet *h, struct patch *patch,
                 int place)
{
    struct tri_point low = low_of(print_of(t, h, place), h->spot[place]);
    int a = low.a - patch->a, b = low.b - patch->b, most = PATCH - NEAR - PRINT;
    if (a >= NEAR && b >= NEAR && a <= most && b <= most)
        return;
    patch->a = low.a - PATCH / 2;
    patch->b = low.b - PATCH / 2;
    draw_village(t, h, patch);
}

static inline bool any_in(hamlet_pair set)
{
    return (set[0] | set[1]) != 0;
}

/* HAM-LAY-2, HAM-LAY-3: nothing overlaps, and roads meet roads only. (a, b) is where the lower
 * left point of the print would lie in the patch. Most tries fail because something lies there,
 * so that is asked first. Where nothing overlaps, an edge that is there already belongs to the
 * tile on the other side. */
static bool goes_in(const struct patch *patch, const struct hamlet_print *p, int a, int b)
{
    const hamlet_pair *row = patch->row + PAIRS * b;
    hamlet_pair bad = {0, 0};
#pragma GCC unroll 5
    for (int i = CELL_PAIR; i < USUAL; i += PAIRS)
        bad |= row[i] >> a & p->stop[i];
    if (any_in(bad))
        return false;
#pragma GCC unroll 20
    for (int i = EDGE_PAIR; i < USUAL; i++)
        bad |= row[i] >> a & p->stop[i];
    for (int i = USUAL; i < PAIRS * p->rows; i++)
        bad |= row[i] >> a & p->stop[i];
    return !any_in(bad);
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
    for (int k = n; k > i; k--)
        list[k] = list[k - 1];
    list[i] = (struct hamlet_lay){(int16_t)spot, (uint8_t)turn};
    return n + 1;
}

/* Sides whose neighbours are free, too, come first, because most tiles fit there. */
void hamlet_geometry_look_at(const struct hamlet_tables *t, const struct hamlet *h, int place,
                             struct patch *patch)
{
    const struct hamlet_print *q = print_of(t, h, place);
    struct tri_point at = point_of(h->spot[place]);
    int n = t->segments[place], sides = 0;
    uint32_t open = 0, wide;
    show(t, h, patch, place);
    at = (struct tri_point){at.a - patch->a, at.b - patch->b};
    for (int i = 0; i < n; i++) {
        uint64_t cells = patch->row[PAIRS * (at.b + q->side[i].out_b)][q->side[i].out_down];
        open |= (uint32_t)(~cells >> (at.a + q->side[i].out_a) & 1) << i;
    }
    wide = open & (open << 1 | open >> (n - 1)) & (open >> 1 | open << (n - 1));
    bits_each (i, wide)
        patch->side[sides++] = (uint8_t)i;
    bits_each (i, open & ~wide)
        patch->side[sides++] = (uint8_t)i;
    patch->place = place;
    patch->print = q;
    patch->start = at;
    patch->sides = sides;
}

/* A way to lay a tile: with one of its segments at a side of the place. */
struct laid {
    const struct hamlet_print *print;
    int a, b, turn; /* where its lower left point lies in the patch */
};

/* False if it looks like another way. */
static inline bool lay_against(const struct hamlet_tables *t, const struct patch *patch,
                               int side, int tile, int own, struct laid *laid)
{
    const struct hamlet_print *q = patch->print;
    const struct hamlet_join *join = &t->join[tile][own][q->side[side].facing];
    if (join->turn == NONE)
        return false;
    laid->a = patch->start.a + q->side[side].end_a + join->a;
    laid->b = patch->start.b + q->side[side].end_b + join->b;
    laid->turn = join->turn;
    laid->print = &t->print[tile][join->turn];
    return true;
}

int hamlet_geometry_lays(const struct hamlet_tables *t, const struct patch *patch, int tile,
                         struct hamlet_lay *list)
{
    int n = 0;
    for (int i = 0; i < patch->sides; i++)
        bits_each (own, t->against[patch->place][patch->side[i]][tile]) {
            struct laid x;
            if (!lay_against(t, patch, patch->side[i], tile, own, &x) ||
                !goes_in(patch, x.print, x.a, x.b))
                continue;
            struct tri_point start = {patch->a + x.a - x.print->low_a,
                                      patch->b + x.b - x.print->low_b};
            n = insert(list, n, spot_of(start), x.turn);
        }
    return n;
}

bool hamlet_geometry_fits(const struct hamlet_tables *t, const struct patch *patch, int tile)
{
    for (int i = 0; i < patch->sides; i++)
        bits_each (own, t->against[patch->place][patch->side[i]][tile]) {
            struct laid x;
            if (lay_against(t, patch, patch->side[i], tile, own, &x) &&
                goes_in(patch, x.print, x.a, x.b))
                return true;
        }
    return false;
}

/* What lies between two tiles along one axis. */
static int gap(int low, int size, int other, int other_size)
{
    int after = other - (low + size), before = low - (other + other_size);
    return after > before ? after : before;
}

static int diagonal(int spot)
{
    struct tri_point p = point_of(spot);
    return p.a + p.b;
}

int hamlet_geometry_gap(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                        int place)
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, place);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[place]);
    int a = gap(here.a, p->columns, there.a, q->columns);
    int b = gap(here.b, p->rows, there.b, q->rows);
    int c = gap(diagonal(h->spot[tile]) + p->low_c, p->diagonals,
                diagonal(h->spot[place]) + q->low_c, q->diagonals);
    int most = a > b ? a : b;
    return c > most ? c : most;
}
