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

/* The bit of a segment in the sets of edges: that of its lower point. */
static int edge_bit(const struct hamlet_print *p, int i)
{
    struct tri_point from = print_point(p, i);
    struct tri_point low = p->dir[i] < 3 ? from : tri_step(from, p->dir[i]);
    return PRINT * (low.b - p->low_b) + low.a - p->low_a;
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

static uint64_t wild_edges(const struct hamlet_print *p, int d)
{
    return p->edge[FOREST][d] | p->edge[ROCK][d];
}

static void measure(struct hamlet_print *p)
{
    for (int d = 0; d < 3; d++) {
        uint64_t edges = p->edge[ROAD][d] | wild_edges(p, d);
        for (int row = 0; row < PRINT; row++) {
            uint64_t any = edges >> PRINT * row & 0xff;
            p->rows = any && row >= p->rows ? (uint8_t)(row + 1) : p->rows;
            while (any >> p->columns)
                p->columns++;
        }
    }
}

static void note_rows(hamlet_rows *rows, uint64_t set)
{
    for (int i = 0; i < PRINT; i++)
        (*rows)[i] = set >> PRINT * i & 0xff;
}

static void note_stop(const struct hamlet_print *p, struct hamlet_stop *stop)
{
    for (int i = 0; i < 2; i++)
        note_rows(&stop->lane[i], p->cells[i]);
    for (int d = 0; d < 3; d++) {
        note_rows(&stop->lane[2 + d], wild_edges(p, d));
        note_rows(&stop->lane[5 + d], p->edge[ROAD][d]);
    }
}

static void note_sides(struct hamlet_print *p, const uint8_t trial[], int segments)
{
    for (int i = 0; i < segments; i++) {
        int from = trial[i], d = p->dir[from];
        struct tri_point end = tri_step(print_point(p, from), d);
        p->side[i].end_a = (int8_t)end.a;
        p->side[i].end_b = (int8_t)end.b;
        p->side[i].facing = (uint8_t)tri_opposite(d);
        p->side[i].axis = (uint8_t)(d % 3);
        p->side[i].bit = (uint8_t)(edge_bit(p, from) & 63);
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
        p->edge[t->edge[tile][i]][p->dir[i] % 3] |= bits_one(edge_bit(p, i));
    note_sides(p, t->trial[tile], t->segments[tile]);
    draw_cells(p);
    measure(p);
    note_stop(p, &t->stop[tile][turn]);
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

/* By how much the outline turns left at the beginning of a segment: below 0 to the right. */
static int bend(const struct hamlet_tile *row, int i, int segments)
{
    int turned = tri_turn(row->dirs[i] - '0', '0' - row->dirs[(i + segments - 1) % segments]);
    return turned > 3 ? turned - TRI_DIRECTIONS : turned;
}

static int sticks_out(const struct hamlet_tile *row, int i, int segments)
{
    return bend(row, i, segments) + bend(row, (i + 1) % segments, segments);
}

/* Where an outline sticks out there is most room for another. */
static void sort_segments(struct hamlet_tables *t, int tile)
{
    const struct hamlet_tile *row = &t->tile[tile];
    uint8_t *trial = t->trial[tile];
    int n = t->segments[tile];
    for (int i = 0; i < n; i++) {
        int k = i, mine = sticks_out(row, i, n);
        for (; k > 0 && sticks_out(row, trial[k - 1], n) < mine; k--)
            trial[k] = trial[k - 1];
        trial[k] = (uint8_t)i;
    }
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
    sort_segments(t, tile);
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
    memset(t->unlike[tile], 0, sizeof t->unlike[tile]);
    for (int i = 0; i < t->segments[tile]; i++)
        for (int d = 0; d < TRI_DIRECTIONS; d++) {
            int own = t->trial[tile][i], turn = tri_turn(d, -t->print[tile][0].dir[own]);
            const struct hamlet_print *p = &t->print[tile][turn];
            t->join[tile][i][d] =
                (struct hamlet_join){(uint8_t)turn, (int8_t)(p->low_a - p->point_a[own]),
                                     (int8_t)(p->low_b - p->point_b[own])};
            t->unlike[tile][d] |= (uint16_t)((p->same == turn) << i);
        }
}

bool hamlet_geometry_prepare(struct hamlet_tables *t, int tile)
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
        t->widest = p->rows > t->widest ? p->rows : t->widest;
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

/* What depends on luck is better not branched on. */
static struct move move_by(int a, int b)
{
    static const uint64_t column = UINT64_C(0x0101010101010101);
    unsigned right = a > 0 ? (unsigned)a : 0, left = a < 0 ? (unsigned)-a : 0;
    int shift = PRINT * b + a, back = shift < 0 ? -1 : 0;
    if (abs(a) >= PRINT || abs(b) >= PRINT)
        return (struct move){0};
    return (struct move){column * (0xffu >> right & 0xffu << left), (uint8_t)(shift & ~back),
                         (uint8_t)(-shift & back)};
}

static uint64_t moved(struct move m, uint64_t set)
{
    return (set & m.keep) << m.left >> m.right;
}

static struct move move_from(struct tri_point here, struct tri_point there)
{
    return move_by(there.a - here.a, there.b - here.b);
}

/* Have two prints, the second moved by (a, b), no edge in common? */
static bool apart(const struct hamlet_print *p, const struct hamlet_print *q, int a, int b)
{
    return (a >= p->columns) | (-a >= q->columns) | (b >= p->rows) | (-b >= q->rows);
}

void hamlet_geometry_contacts(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                              int other, uint8_t n[EDGES][EDGES])
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    struct tri_point here = low_of(p, h->spot[tile]), there = low_of(q, h->spot[other]);
    struct move move = move_from(here, there);
    memset(n, 0, EDGES * EDGES);
    if (apart(p, q, there.a - here.a, there.b - here.b))
        return;
    for (int d = 0; d < 3; d++)
        for (int k = 0; k < EDGES; k++) {
            uint64_t edges = moved(move, q->edge[k][d]);
            for (int i = 0; edges && i < EDGES; i++)
                n[i][k] = (uint8_t)(n[i][k] + bits_count(p->edge[i][d] & edges));
        }
}

void hamlet_geometry_touches(const struct hamlet_tables *t, const struct hamlet *h, int tile,
                             int its, uint8_t n[EDGES])
{
    const struct hamlet_print *p = print_of(t, h, tile);
    uint64_t beside[3] = {0};
    bits_each (other, h->aid.laid & ~tile_bit(tile)) {
        const struct hamlet_print *q = print_of(t, h, other);
        int a = h->aid.low_a[other] - h->aid.low_a[tile];
        int b = h->aid.low_b[other] - h->aid.low_b[tile];
        if (apart(p, q, a, b))
            continue;
        struct move move = move_by(a, b);
        for (int d = 0; d < 3; d++)
            beside[d] |= moved(move, q->edge[its][d]);
    }
    for (int own = 0; own < EDGES; own++)
        n[own] = (uint8_t)(bits_count(p->edge[own][0] & beside[0]) +
                           bits_count(p->edge[own][1] & beside[1]) +
                           bits_count(p->edge[own][2] & beside[2]));
}

static void cover(struct hamlet *h, int tile, const struct hamlet_print *p, int segments,
                  const uint64_t touching[3])
{
    unsigned covered = 0;
    for (int i = 0; i < segments; i++)
        covered |= (unsigned)(touching[p->side[i].axis] >> p->side[i].bit & 1) << i;
    h->aid.open[tile] = (uint16_t)(h->aid.open[tile] & ~covered);
}

unsigned hamlet_geometry_meet(const struct hamlet_tables *t, struct hamlet *h, int tile,
                              int other)
{
    const struct hamlet_print *p = print_of(t, h, tile), *q = print_of(t, h, other);
    int a = h->aid.low_a[other] - h->aid.low_a[tile];
    int b = h->aid.low_b[other] - h->aid.low_b[tile];
    uint64_t mine[3], its[3];
    unsigned kinds = 0;
    if (apart(p, q, a, b))
        return 0;
    struct move there = move_by(a, b), back = move_by(-a, -b);
    for (int d = 0; d < 3; d++) {
        uint64_t all = 0, moved_all = 0;
        for (int k = 0; k < EDGES; k++) {
            uint64_t edges = moved(there, q->edge[k][d]);
            kinds |= (unsigned)((p->edge[k][d] & edges) != 0) << k;
            all |= p->edge[k][d];
            moved_all |= edges;
        }
        mine[d] = all & moved_all;
        its[d] = moved(back, mine[d]);
    }
    if (!(mine[0] | mine[1] | mine[2]))
        return 0;
    cover(h, tile, p, t->segments[tile], mine);
    cover(h, other, q, t->segments[other], its);
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
        uint64_t wild = moved(move, wild_edges(q, d));
        bad |= (p->edge[ROAD][d] & wild) | (wild_edges(p, d) & road);
    }
    return !bad;
}

/* A segment of one tile at a segment of another; both know of it. */
static void note_against(struct hamlet_tables *t, int place, int side, int tile, int own)
{
    t->against[place][side][tile] |= (uint16_t)(1u << own);
    t->against[tile][own][place] |= (uint16_t)(1u << side);
}

static bool lies_against(const struct hamlet_tables *t, int place, int i, int tile, int k)
{
    const struct hamlet_print *p = &t->print[place][0];
    int own = t->trial[tile][k];
    int turn = tri_turn(p->side[i].facing, -t->print[tile][0].dir[own]);
    const struct hamlet_print *q = &t->print[tile][turn];
    struct tri_point from = print_point(q, own);
    return agree(p, q, p->side[i].end_a - from.a + q->low_a - p->low_a,
                 p->side[i].end_b - from.b + q->low_b - p->low_b);
}

/* A road lies against roads only: that need not be asked again. */
void hamlet_geometry_pair(struct hamlet_tables *t, int place, int tile)
{
    for (int i = 0; i < t->segments[place]; i++) {
        bool road = t->edge[place][t->trial[place][i]] == ROAD;
        for (int k = 0; k < t->segments[tile]; k++)
            if (road == (t->edge[tile][t->trial[tile][k]] == ROAD) &&
                lies_against(t, place, i, tile, k))
                note_against(t, place, i, tile, k);
    }
}

/* ---- a part of the village --------------------------------------------------------- */

static inline void rows_load(hamlet_rows *rows, const uint16_t row[PRINT])
{
    memcpy(rows, row, sizeof *rows);
}

static inline void add_rows(uint16_t row[PRINT], const hamlet_rows *more)
{
    hamlet_rows all;
    rows_load(&all, row);
    all |= *more;
    memcpy(row, &all, sizeof all);
}

/* A print lies within one strip, and ends in those beside it. */
static void draw_lane(uint16_t strip[DRAWN_STRIPS][DRAWN_ROWS], const hamlet_rows *set, int a,
                      int b)
{
    int k = a / PRINT, left = a % PRINT;
    const hamlet_rows here = *set << left, last = *set << (left + PRINT),
                      next = *set >> (PRINT - left);
    add_rows(strip[k] + b, &here);
    if (k > 0)
        add_rows(strip[k - 1] + b, &last);
    if (k + 1 < DRAWN_STRIPS)
        add_rows(strip[k + 1] + b, &next);
}

static void draw(struct hamlet_drawing *drawing, const struct hamlet_stop *stop, int a, int b)
{
    for (int i = 0; i < 2; i++)
        draw_lane(drawing->row[i], &stop->lane[i], a, b);
    for (int d = 0; d < 3; d++) {
        draw_lane(drawing->row[2 + d], &stop->lane[5 + d], a, b);
        draw_lane(drawing->row[5 + d], &stop->lane[2 + d], a, b);
    }
}

static const struct hamlet_stop *stop_of(const struct hamlet_tables *t, const struct hamlet *h,
                                         int tile)
{
    return &t->stop[tile][h->turn[tile]];
}

/* Does a print that lies there lie within the drawing entirely? */
static bool is_drawn(int a, int b)
{
    return a >= 0 && b >= 0 && a < PRINT * DRAWN_STRIPS && b <= DRAWN_ROWS - PRINT;
}

void hamlet_geometry_note(const struct hamlet_tables *t, struct hamlet *h, int tile)
{
    struct tri_point low = low_of(print_of(t, h, tile), h->spot[tile]);
    h->aid.laid |= tile_bit(tile);
    h->aid.low_a[tile] = (int8_t)low.a;
    h->aid.low_b[tile] = (int8_t)low.b;
    h->aid.open[tile] = (uint16_t)bits_below(t->segments[tile]);
    int a = low.a - h->aid.low_a[CHURCH] + DRAWN_A, b = low.b - h->aid.low_b[CHURCH] + DRAWN_B;
    bool amid =
        is_drawn(a - t->widest, b - t->widest) && is_drawn(a + t->widest, b + t->widest);
    h->aid.outlying |= (uint32_t)!amid << tile;
    if (is_drawn(a, b))
        draw(&h->aid.drawing, stop_of(t, h, tile), a, b);
    else
        h->aid.outlying = UINT32_MAX;
}

/* Draw around a place whatever lies within the drawing entirely. */
static void draw_around(const struct hamlet_tables *t, const struct hamlet *h, int place,
                        struct patch *patch)
{
    patch->a = h->aid.low_a[place] - DRAWN_A;
    patch->b = h->aid.low_b[place] - DRAWN_B;
    memset(&patch->own, 0, sizeof patch->own);
    bits_each (i, h->aid.laid) {
        int a = h->aid.low_a[i] - patch->a, b = h->aid.low_b[i] - patch->b;
        if (is_drawn(a, b))
            draw(&patch->own, stop_of(t, h, i), a, b);
    }
    patch->drawing = &patch->own;
}

uint32_t hamlet_geometry_near(const struct hamlet_tables *t, const struct hamlet *h, int tile)
{
    const struct hamlet_print *p = print_of(t, h, tile);
    int far_a = p->columns + t->widest, far_b = p->rows + t->widest;
    uint32_t near = 0;
    bits_each (i, h->aid.laid) {
        const struct hamlet_print *q = print_of(t, h, i);
        int a = h->aid.low_a[i] - h->aid.low_a[tile], b = h->aid.low_b[i] - h->aid.low_b[tile];
        bool is = (a <= far_a) & (-a <= q->columns + t->widest) & (b <= far_b) &
                  (-b <= q->rows + t->widest);
        near |= (uint32_t)is << i;
    }
    return near;
}

/* Mostly everything that could be in the way of a tile laid at the place is in the drawing. */
static void show(const struct hamlet_tables *t, const struct hamlet *h, int place,
                 struct patch *patch)
{
    if (h->aid.outlying >> place & 1) {
        draw_around(t, h, place, patch);
        return;
    }
    patch->a = h->aid.low_a[CHURCH] - DRAWN_A;
    patch->b = h->aid.low_b[CHURCH] - DRAWN_B;
    patch->drawing = &h->aid.drawing;
}

static inline bool any_in(const hamlet_rows *set)
{
    uint64_t half[2];
    memcpy(half, set, sizeof half);
    return (half[0] | half[1]) != 0;
}

/* HAM-LAY-2, HAM-LAY-3: nothing overlaps, and roads meet roads only. (a, b) is where the lower
 * left point of the print would lie in the drawing. Most tries fail because something lies
 * there, so that is asked first. Where nothing overlaps, an edge that is there already belongs
 * to the tile on the other side. */
static bool goes_in(const struct patch *patch, const struct hamlet_stop *stop, int a, int b)
{
    enum { STRIP = DRAWN_ROWS, LANE = DRAWN_STRIPS * DRAWN_ROWS };
    const uint16_t *row = &patch->drawing->row[0][0][0] + (unsigned)a / PRINT * STRIP + b;
    unsigned left = (unsigned)a % PRINT;
    hamlet_rows bad = {0}, there;
    for (int i = 0; i < 2; i++) {
        rows_load(&there, row + i * LANE);
        bad |= there >> left & stop->lane[i];
    }
    if (any_in(&bad))
        return false;
#pragma GCC unroll 6
    for (int i = 2; i < LANES; i++) {
        rows_load(&there, row + i * LANE);
        bad |= there >> left & stop->lane[i];
    }
    return !any_in(&bad);
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

void hamlet_geometry_look_at(const struct hamlet_tables *t, const struct hamlet *h, int place,
                             struct patch *patch)
{
    const struct hamlet_print *q = print_of(t, h, place);
    show(t, h, place, patch);
    patch->place = place;
    patch->open = h->aid.open[place];
    patch->print = q;
    patch->start = (struct tri_point){h->aid.low_a[place] - q->low_a - patch->a,
                                      h->aid.low_b[place] - q->low_b - patch->b};
}

/* A tile laid in some way. */
struct laid {
    int a, b, turn; /* where its lower left point lies */
};

/* How a tile is laid with a segment of its own at a side of another, whose outline begins at
 * `start`. */
static inline struct laid lay_against(const struct hamlet_tables *t,
                                      const struct hamlet_print *q, struct tri_point start,
                                      int side, int tile, int own)
{
    const struct hamlet_join *join = &t->join[tile][own][q->side[side].facing];
    return (struct laid){start.a + q->side[side].end_a + join->a,
                         start.b + q->side[side].end_b + join->b, join->turn};
}

/* The segments of a tile that may lie against a side of the place looked at, each other way to
 * lay it once. */
static inline uint32_t owns_at(const struct hamlet_tables *t, const struct patch *patch,
                               int side, int tile)
{
    return t->against[patch->place][side][tile] &
           t->unlike[tile][patch->print->side[side].facing];
}

int hamlet_geometry_lays(const struct hamlet_tables *t, const struct patch *patch, int tile,
                         struct hamlet_lay *list)
{
    int n = 0;
    bits_each (side, patch->open)
        bits_each (own, owns_at(t, patch, side, tile)) {
            struct laid x = lay_against(t, patch->print, patch->start, side, tile, own);
            if (!goes_in(patch, &t->stop[tile][x.turn], x.a, x.b))
                continue;
            const struct hamlet_print *p = &t->print[tile][x.turn];
            struct tri_point start = {patch->a + x.a - p->low_a, patch->b + x.b - p->low_b};
            n = insert(list, n, spot_of(start), x.turn);
        }
    return n;
}

int hamlet_geometry_way(const struct hamlet_tables *t, const struct patch *patch, int tile,
                        int from)
{
    int first = (from - 1) / WAY_OWNS, skip = (from - 1) % WAY_OWNS;
    bits_each (side, patch->open >> first << first) {
        int cut = side == first ? skip : 0;
        bits_each (own, owns_at(t, patch, side, tile) >> cut << cut) {
            struct laid x = lay_against(t, patch->print, patch->start, side, tile, own);
            if (goes_in(patch, &t->stop[tile][x.turn], x.a, x.b))
                return way_of(side, own);
        }
    }
    return 0;
}
