/* SPDX-License-Identifier: MIT */
/* view_choice.c - what may be clicked in the village: places to go, ways for donkeys, new
 * roads, and the ghosts of a tile that is being laid.
 *
 * Each way to lay a tile has a handle of its own, on the side its turn points to; the ghost
 * behind it is seen while the mouse or the finger is there. */
#include "view_village.h"

/* ---- places ------------------------------ */

/* The whole tile catches the click; a small figure on it says so. */
static void draw_place(struct pen *p, int tile, bool donkey)
{
    struct at_page at = page_of(p, p->stand[tile].house);
    int r = page_length(p, 2) + 2, h = r * 8 / 5, w = donkey ? h : h * 5 / 7;

    struct sw_node *n = hamlet_draw_outline(p, &p->outline[tile], SW_CLEAR, at);
    if (donkey)
        pen_mark_pair(p, n, K_TO, tile, SW_KIND_VERB, V_HIRE_DONKEY);
    else
        pen_mark_quiet(p, n, K_TILE, tile);
    at.x -= page_length(p, p->stand[tile].room) / 2;
    n = pen_disc(p, M_HANDLE, at.x, at.y, r);
    n->edge = SW_INK;
    n->height = SW_LYING;
    pen_icon_of(p, donkey ? "donkey" : "villager", p->seat, SW_SEAT_0 + p->seat, at.x - w / 2,
                at.y - h / 2, w, h);
}

void hamlet_draw_here(struct pen *p)
{
    struct at_page at[SEGMENTS_MAX + 1];

    if (p->h->at >= TILES)
        return;
    const struct outline *o = &p->outline[p->h->at];
    for (int i = 0; i <= o->count; i++)
        at[i] = page_of(p, in_sixths(o->corner[i % o->count]));
    pen_line(p, SW_INK, at, o->count + 1, 7);
    pen_line(p, M_GLEAM, at, o->count + 1, 4);
}

/* ---- the herd and new roads ------------------------------ */

/* The segment over which one comes from one tile to the other. */
static int way_between(const struct pen *p, int from, int to)
{
    for (int edge = 0; edge < EDGES; edge++) {
        int i = hamlet_contact(&p->outline[from], &p->outline[to], edge);
        if (i >= 0)
            return i;
    }
    return -1;
}

static void draw_move(struct pen *p, const struct sw_action *a)
{
    const struct outline *o = &p->outline[a->a];
    int i = way_between(p, a->a, a->b), r = page_length(p, 2) + 2, size = r * 3 / 2;

    if (i < 0)
        return;
    struct at_page at = hamlet_inward(p, o->dir[i], page_of(p, hamlet_middle(o, i)), -22);
    struct sw_node *n = pen_disc(p, M_HANDLE, at.x, at.y, r);
    n->edge = SW_INK;
    n->height = SW_LYING;
    pen_mark_pair(p, n, K_DONKEY, a->a, K_TO, a->b);
    pen_icon_of(p, "donkey", p->seat, SW_SEAT_0 + p->seat, at.x - size / 2, at.y - size / 2,
                size, size);
}

/* A road from where the villager works. */
static struct sw_node *draw_road_to(struct pen *p, int to, int kind, int seat)
{
    const struct outline *o = &p->outline[p->h->at];
    int i = hamlet_contact(o, &p->outline[to], kind == BRIDGE ? ROCK : FOREST);
    int w = page_length(p, 9), h = w * 36 / 64;
    struct at_page mid = page_of(p, hamlet_middle(o, i < 0 ? 0 : i));
    struct sw_node *n = pen_icon_of(p, kind == BRIDGE ? "bridge" : "path", seat,
                                    SW_SEAT_0 + seat, mid.x - w / 2, mid.y - h / 2, w, h);

    n->turn = (int16_t)(270 - 60 * o->dir[i < 0 ? 0 : i]);
    return n;
}

static void draw_new_road(struct pen *p, const struct sw_action *a)
{
    struct sw_node *n = draw_road_to(p, a->a, a->b, p->seat);

    n->flags = SW_GLOW;
    pen_mark_pair(p, n, K_TO, a->a, K_ROAD, a->b);
}

/* ---- a tile that is being laid ------------------------------ */

/* All ways to lay it: the middle of each, and the one to look at first. */
struct lays {
    int first, count, best;
    struct tri_point house[SEGMENTS_MAX * SEGMENTS_MAX];
};

static void find_lays(const struct pen *p, struct lays *lays)
{
    *lays = (struct lays){.first = 0};
    while (lays->first < p->legal_count && p->legal[lays->first].verb != V_PLACE)
        lays->first++;
    for (int i = lays->first; i < p->legal_count && p->legal[i].verb == V_PLACE; i++) {
        struct outline o;
        hamlet_outline(p->t, p->h->what, p->legal[i].a, p->legal[i].b, &o);
        lays->house[lays->count++] = hamlet_stand(&o).house;
    }
    lays->best = hamlet_best_place(p) - lays->first;
}

/* Ghosts in the same place are one piece, turned. */
static int piece_of(const struct lays *lays, int i)
{
    int piece = 0;

    while (!tri_same(lays->house[piece], lays->house[i]))
        piece++;
    return piece + 1;
}

/* A point on segment i, so many hundredths of it along and deep. */
static struct at_page on_segment(const struct pen *p, const struct outline *o, int i, int along,
                                 int deep)
{
    struct at_page a = page_of(p, in_sixths(o->corner[i]));
    struct at_page b = page_of(p, in_sixths(tri_step(o->corner[i], o->dir[i])));
    struct at_page at = {a.x + (b.x - a.x) * along / 100, a.y + (b.y - a.y) * along / 100};

    return hamlet_inward(p, o->dir[i], at, deep);
}

/* The outline tells its edges: ways are cut in, rock is jagged, forest is straight. */
static struct sw_node *draw_cut_outline(struct pen *p, const struct outline *o,
                                        struct at_page from)
{
    static const int8_t cut[EDGES][4][2] = {
        [ROAD] = {{32, 0}, {32, 24}, {68, 24}, {68, 0}},
        [ROCK] = {{25, 9}, {50, 0}, {75, 9}, {100, 0}},
    };
    static const int8_t cuts[EDGES] = {[ROAD] = 4, [ROCK] = 3};
    struct at_page at[SHAPE_MAX];
    int n = 0;

    for (int i = 0; i < o->count; i++) {
        int edge = o->edge[i];
        at[n++] = on_segment(p, o, i, 0, 0);
        for (int k = 0; k < cuts[edge]; k++)
            at[n++] = on_segment(p, o, i, cut[edge][k][0], cut[edge][k][1]);
    }
    return pen_shape(p, SW_POLYGON, M_GHOST, from, at, n);
}

static struct at_page handle_of(const struct pen *p, const struct lays *lays, int i)
{
    return hamlet_inward(p, p->legal[lays->first + i].b, page_of(p, lays->house[i]), 27);
}

static void draw_ghost(struct pen *p, const struct lays *lays, int i)
{
    const struct sw_action *a = &p->legal[lays->first + i];
    struct at_page at = handle_of(p, lays, i);
    struct outline o;

    hamlet_outline(p->t, p->h->what, a->a, a->b, &o);
    struct sw_node *n = draw_cut_outline(p, &o, at);
    n->r = (int16_t)(page_length(p, 1) + 3);
    n->w = (int16_t)piece_of(lays, i);
    n->edge = SW_INK;
    n->height = SW_LYING;
    n->flags = (uint16_t)(SW_PREVIEW | (i == lays->best ? SW_CHOSEN : 0));
    pen_mark_pair(p, n, K_SPOT, a->a, K_TURN, a->b);
}

static void draw_ghosts(struct pen *p)
{
    struct lays lays;

    find_lays(p, &lays);
    for (int i = 0; i < lays.count; i++)
        draw_ghost(p, &lays, i);
    for (int i = 0; i < lays.count; i++) {
        struct at_page at = handle_of(p, &lays, i);
        pen_number(p, i + 1, SW_INK, at.x, at.y + 4, SMALL - 3, SW_MIDDLE | SW_BOLD);
    }
}

/* ---- what is being paid for ------------------------------ */

static void draw_new_tile(struct pen *p, const struct outline *o)
{
    struct stand s = hamlet_stand(o);
    struct at_page at = page_of(p, s.house);
    int size = page_length(p, s.room);

    struct sw_node *n = draw_cut_outline(p, o, at);
    n->edge = SW_INK;
    n->height = SW_LYING;
    n->flags = SW_GHOST;
    hamlet_draw_house(p, p->h->what, 0, at.x - size / 2, at.y - size * 7 / 10, size);
}

static void draw_paid_for(struct pen *p)
{
    const struct hamlet *h = p->h;
    struct outline o;

    if (hamlet_new_tile(p, &o))
        draw_new_tile(p, &o);
    else if (h->deed == PAVING && h->what < TILES && h->at < TILES)
        draw_road_to(p, h->what, h->kind, h->current)->flags = SW_GHOST;
}

/* ---- all of them ------------------------------ */

void hamlet_draw_choices(struct pen *p)
{
    for (int tile = 0; tile < TILES; tile++)
        if (p->village & tile_bit(tile)) {
            if (pen_may(p, K_TILE, tile))
                draw_place(p, tile, false);
            if (pen_may(p, SW_KIND_VERB, V_HIRE_DONKEY) && (p->h->net & tile_bit(tile)))
                draw_place(p, tile, true);
        }
    draw_paid_for(p);
    for (int i = 0; i < p->legal_count; i++) {
        if (p->legal[i].verb == V_MOVE)
            draw_move(p, &p->legal[i]);
        else if (p->legal[i].verb == V_ROAD)
            draw_new_road(p, &p->legal[i]);
    }
    if (p->legal_count && p->h->head.phase == PLACE)
        draw_ghosts(p);
}
