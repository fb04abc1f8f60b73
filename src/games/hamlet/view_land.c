/* SPDX-License-Identifier: MIT */
/* view_land.c - from the lattice to the page: outlines, and where things stand on a tile. */
#include "view_land.h"

enum { MANY = 1 << 14, CANDIDATES = 32 };

/* ---- the page ------------------------------ */

/* A row is sqrt(3) / 2 of a segment high. */
enum { ROW = 866, WHOLE = 1000 };

int hamlet_x(const struct land *l, struct tri_point p)
{
    return l->x + (2 * p.a + p.b) * l->unit / (2 * SIXTHS * 16);
}

int hamlet_y(const struct land *l, struct tri_point p)
{
    return l->y - p.b * l->unit * ROW / (SIXTHS * 16 * WHOLE);
}

int hamlet_length(const struct land *l, int tenths)
{
    return (tenths * l->unit / 16 + 5) / 10;
}

struct land hamlet_fit(const struct extent *e, int x, int y, int w, int h, int most)
{
    int across = e->right - e->left, up = e->high - e->low;
    struct land l = {.unit = most * 16};

    if (across > 0 && l.unit > w * 32 / across)
        l.unit = w * 32 / across;
    if (up > 0 && l.unit > h * 16 * WHOLE / ROW / up)
        l.unit = h * 16 * WHOLE / ROW / up;
    l.x = x + w / 2 - (e->left + e->right) * l.unit / 64;
    l.y = y + h / 2 + (e->low + e->high) * l.unit * ROW / (32 * WHOLE);
    return l;
}

/* ---- outlines ------------------------------ */

void hamlet_outline(const struct hamlet_tables *t, int tile, int spot, int turn,
                    struct outline *out)
{
    const struct hamlet_print *print = &t->print[tile][turn];
    struct tri_point start = point_of(spot);

    out->count = t->segments[tile];
    for (int i = 0; i < out->count; i++) {
        out->corner[i] =
            (struct tri_point){start.a + print->point_a[i], start.b + print->point_b[i]};
        out->dir[i] = print->dir[i];
        out->edge[i] = t->edge[tile][i];
    }
}

void hamlet_extend(struct extent *e, const struct outline *o)
{
    for (int i = 0; i < o->count; i++) {
        int x = 2 * o->corner[i].a + o->corner[i].b, y = o->corner[i].b;
        e->left = x < e->left ? x : e->left;
        e->right = x > e->right ? x : e->right;
        e->low = y < e->low ? y : e->low;
        e->high = y > e->high ? y : e->high;
    }
}

struct tri_point hamlet_middle(const struct outline *o, int i)
{
    struct tri_point p = o->corner[i], q = tri_step(p, o->dir[i]);

    return (struct tri_point){(p.a + q.a) * SIXTHS / 2, (p.b + q.b) * SIXTHS / 2};
}

/* Is segment i of the one segment k of the other? */
static bool meet(const struct outline *o, int i, const struct outline *other, int k)
{
    return o->dir[i] == tri_opposite(other->dir[k]) &&
           tri_same(tri_step(o->corner[i], o->dir[i]), other->corner[k]);
}

int hamlet_contact(const struct outline *o, const struct outline *other, int edge)
{
    for (int i = 0; i < o->count; i++)
        for (int k = 0; k < other->count; k++)
            if (o->edge[i] == edge && other->edge[k] == edge && meet(o, i, other, k))
                return i;
    return -1;
}

bool hamlet_touches(const struct outline *o, const struct outline *other)
{
    for (int i = 0; i < o->count; i++)
        for (int k = 0; k < other->count; k++)
            if (meet(o, i, other, k))
                return true;
    return false;
}

/* ---- where things stand ------------------------------ */

static struct tri_point middle_of_cell(struct tri_cell c)
{
    int third = c.down ? 4 : 2;

    return (struct tri_point){c.a * SIXTHS + third, c.b * SIXTHS + third};
}

/* Is the point (in sixths, on no segment) inside? Count the segments a ray crosses; slanting
 * axes do not matter to that. */
static bool inside(const struct outline *o, struct tri_point p)
{
    bool in = false;

    for (int i = 0; i < o->count; i++) {
        struct tri_point u = in_sixths(o->corner[i]);
        struct tri_point v = in_sixths(tri_step(o->corner[i], o->dir[i]));
        if ((u.b > p.b) == (v.b > p.b))
            continue;
        int cross = (p.a - u.a) * (v.b - u.b) - (p.b - u.b) * (v.a - u.a);
        if ((cross < 0) == (v.b > u.b))
            in = !in;
    }
    return in;
}

static bool is_corner(const struct outline *o, struct tri_point p)
{
    for (int i = 0; i < o->count; i++)
        if (tri_same(o->corner[i], p))
            return true;
    return false;
}

struct box {
    int a0, a1, b0, b1;
};

static struct box box_of(const struct outline *o)
{
    struct box box = {MANY, -MANY, MANY, -MANY};

    for (int i = 0; i < o->count; i++) {
        struct tri_point p = o->corner[i];
        box.a0 = p.a < box.a0 ? p.a : box.a0;
        box.a1 = p.a > box.a1 ? p.a : box.a1;
        box.b0 = p.b < box.b0 ? p.b : box.b0;
        box.b1 = p.b > box.b1 ? p.b : box.b1;
    }
    return box;
}

/* The lattice points that lie wholly inside, upper ones first. */
static int inner_points(const struct outline *o, struct tri_point out[CANDIDATES])
{
    struct box box = box_of(o);
    int n = 0;

    for (int b = box.b1; b >= box.b0; b--)
        for (int a = box.a0; a <= box.a1 && n < CANDIDATES; a++) {
            struct tri_point p = {a, b};
            if (!is_corner(o, p) && inside(o, in_sixths(p)))
                out[n++] = in_sixths(p);
        }
    return n;
}

static int cells_of(const struct outline *o, struct tri_point out[CANDIDATES])
{
    struct box box = box_of(o);
    int n = 0;

    for (int b = box.b0; b < box.b1; b++)
        for (int a = box.a0; a < box.a1; a++)
            for (int down = 0; down < 2 && n < CANDIDATES; down++) {
                struct tri_point p = middle_of_cell((struct tri_cell){a, b, down});
                if (inside(o, p))
                    out[n++] = p;
            }
    return n;
}

static struct tri_point average(const struct tri_point *p, int n)
{
    struct tri_point sum = {0, 0};

    for (int i = 0; i < n; i++) {
        sum.a += p[i].a;
        sum.b += p[i].b;
    }
    return (struct tri_point){sum.a / n, sum.b / n};
}

static int distance(struct tri_point p, struct tri_point q)
{
    int a = p.a - q.a, b = p.b - q.b;

    return a * a + a * b + b * b;
}

/* Down by so many hundredths of a segment, straight on the page. */
static struct tri_point below(struct tri_point p, int hundredths)
{
    int rows = hundredths * SIXTHS * WHOLE / (ROW * 100);

    return (struct tri_point){p.a + rows / 2, p.b - rows};
}

/* In the corner that lies deepest, but not under the building; a tile without corners has
 * its yard in front of the door. */
static struct tri_point yard_of(const struct outline *o, struct tri_point house)
{
    enum { HEXAGON = 36 };
    struct tri_point cell[CANDIDATES], yard = below(house, 70);
    int n = cells_of(o, cell), best = -1;

    for (int i = 0; i < n; i++)
        if (distance(cell[i], house) > HEXAGON / 2 && (best < 0 || cell[i].b < cell[best].b))
            best = i;
    if (best < 0)
        return yard;
    return (struct tri_point){(3 * cell[best].a + house.a) / 4,
                              (3 * cell[best].b + house.b) / 4};
}

/* Small triangles have no inner point, most tiles one, two hexagons two, the church six. */
struct stand hamlet_stand(const struct outline *o)
{
    enum { SMALL_ROOM = 10, ROOM = 13, WIDE_ROOM = 23 };
    struct tri_point inner[CANDIDATES], cell[CANDIDATES];
    int n = inner_points(o, inner);
    struct stand s = {.room = ROOM};

    if (n == 0) {
        s.house = average(cell, cells_of(o, cell));
        s.room = SMALL_ROOM;
        s.yard = below(s.house, 50);
    } else if (n == 2) {
        s.house = inner[0];
        s.yard = inner[1];
    } else if (n == 1) {
        s.house = inner[0];
        s.yard = yard_of(o, s.house);
    } else {
        s.house = average(inner, n);
        s.room = WIDE_ROOM;
        s.yard = below(s.house, 45);
    }
    return s;
}

/* ---- ways ------------------------------ */

/* Is the straight way inside all along? */
static bool is_clear(const struct outline *o, struct tri_point from, struct tri_point to)
{
    enum { PROBES = 6 };

    for (int i = 1; i < PROBES; i++) {
        struct tri_point p = {(from.a * (PROBES - i) + to.a * i) / PROBES,
                              (from.b * (PROBES - i) + to.b * i) / PROBES};
        if (!inside(o, p))
            return false;
    }
    return true;
}

int hamlet_way(const struct outline *o, const struct stand *s, int i,
               struct tri_point way[WAY_MAX])
{
    struct tri_cell cell = tri_left(o->corner[i], o->dir[i]);
    struct tri_point at = middle_of_cell(cell), next = at;
    int n = 0;

    way[n++] = hamlet_middle(o, i);
    way[n++] = at;
    if (is_clear(o, at, s->house)) {
        way[n++] = s->house;
        return n;
    }
    for (int side = 0; side < TRI_CORNERS; side++) {
        struct tri_point p = middle_of_cell(tri_across(cell, side));
        if (inside(o, p) && distance(p, s->house) < distance(next, s->house))
            next = p;
    }
    if (distance(at, s->house) > SIXTHS * SIXTHS / 2 && !tri_same(next, at))
        way[n++] = next;
    way[n++] = s->house;
    return n;
}
