/* SPDX-License-Identifier: MIT */
/* view_hints.c - what may be built or supplied now, and the points it would bring.
 *
 * A road is clicked together from three corners: the one it begins at, the one that gets the
 * milestone, the one it ends at. Corners can be several of these at once, so each role has
 * its own handle: a peg at the lower left, the stone itself, a peg at the lower right. */
#include "view_pen.h"

enum { PEG = 15 };

/* The most points any action brings that fits a click; -1 if none does. */
static int best_points(const struct pen *p, int verb, int kind, int value)
{
    struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    int best = -1;

    for (int i = 0; i < p->legal_count; i++) {
        if (p->legal[i].verb != verb || !sw_mark_fits(p->g, &mark, &p->legal[i]))
            continue;
        int points = milestones_gain_of(p, &p->legal[i]).points;
        best = points > best ? points : best;
    }
    return best;
}

/* A slip of paper: a piece, and its points. */
static struct sw_node *draw_tag(struct pen *p, const char *symbol, int material, int points,
                                int x, int y)
{
    enum { W = 40, H = 20 };
    int flags = points ? 0 : SW_GHOST;
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, W, H, 6);

    n->edge = SW_INK;
    n->height = SW_LYING;
    n->flags = (uint16_t)flags;
    pen_icon(p, symbol, material, x + 2, y + 2, 16, 16)->flags = (uint16_t)flags;
    pen_signed(p, points, SW_INK, x + 28, y + 15, SMALL + 1, SW_BOLD | SW_MIDDLE | flags);
    return n;
}

static void draw_ring(struct pen *p, int kind, int value, int x, int y, int r)
{
    pen_mark(p, pen_disc(p, SW_CLEAR, x, y, r), kind, value);
}

static void draw_peg(struct pen *p, int material, int kind, int value, int x, int y, int r)
{
    struct sw_node *n = pen_disc(p, material, x, y, r);

    n->edge = SW_INK;
    n->height = SW_LYING;
    pen_mark_quiet(p, n, kind, value);
}

/* ---- building ------------------------------ */

static void draw_corner_hints(struct pen *p, int corner)
{
    int x = milestones_corner_x(p, corner), y = milestones_corner_y(p, corner);

    int road = best_points(p, V_ROAD, K_CORNER, corner);
    int market = best_points(p, V_MARKET, K_CORNER, corner);
    if (road >= 0 || market >= 0)
        draw_ring(p, K_CORNER, corner, x, y, 16);
    if (market >= 0)
        draw_tag(p, "stall", M_AWNING, market, x - 20, y - 40);
    else if (road >= 0)
        draw_tag(p, "milestone", M_MILESTONE, road, x - 20, y - 40);
    if (pen_may(p, K_ANCHOR, corner)) {
        draw_peg(p, SW_ACCENT, K_ANCHOR, corner, x - PEG, y + PEG, 9);
        pen_icon(p, "way", SW_PAPER, x - PEG - 5, y + PEG - 5, 11, 10);
    }
    if (pen_may(p, K_END, corner))
        draw_peg(p, M_ROAD, K_END, corner, x + PEG, y + PEG, 6);
}

/* Houses can often be built in dozens of triangles: only the best have a ring. The tile on a
 * bush stays visible beside the slip. */
static void draw_cell_hint(struct pen *p, int cell, int best)
{
    int points = best_points(p, V_HOUSE, K_CELL, cell), x = milestones_cell_mid_x(p, cell),
        y = milestones_cell_mid_y(p, cell), bush = p->t->bush_of[cell];
    bool tile = bush != NONE && p->m->bonus[bush] != NONE;

    if (points < 0)
        return;
    struct sw_node *n = draw_tag(p, "house", M_ROOF, points, x - 20, y + (tile ? 9 : -10));
    pen_mark_quiet(p, n, K_CELL, cell);
    if (points == best)
        n->flags |= SW_GLOW;
}

static void draw_build_hints(struct pen *p)
{
    int best = 0;

    for (int cell = 0; cell < p->t->cells; cell++) {
        int points = best_points(p, V_HOUSE, K_CELL, cell);
        best = points > best ? points : best;
    }
    for (int cell = 0; cell < p->t->cells; cell++)
        draw_cell_hint(p, cell, best);
    for (int corner = 0; corner < p->t->corners; corner++)
        draw_corner_hints(p, corner);
}

/* ---- supplying ------------------------------ */

static void draw_supply_hints(struct pen *p, int corner)
{
    int x = milestones_corner_x(p, corner), y = milestones_corner_y(p, corner);

    int points = best_points(p, V_DELIVER, K_STALL, corner);
    if (points >= 0) {
        draw_ring(p, K_STALL, corner, x, y - 8, 26);
        draw_tag(p, "sack", M_SACK, points, x + 10, y - 46);
    }
    if (pen_may(p, K_COUNTED, corner))
        draw_ring(p, K_COUNTED, corner, x, y, 16);
    if (pen_may(p, K_COUNTED_TOO, corner))
        draw_peg(p, SW_GOLD, K_COUNTED_TOO, corner, x + PEG, y + PEG, 8);
}

void milestones_draw_hints(struct pen *p)
{
    if (!p->legal_count)
        return;
    pen_owner(p, OF_HINTS);
    pen_group(p, pen_word(p, W_VIEW_TARGETS));
    if (p->m->head.phase == BUILD) {
        draw_build_hints(p);
    } else if (p->m->head.phase == SUPPLY) {
        for (int corner = 0; corner < p->t->corners; corner++)
            draw_supply_hints(p, corner);
    }
}
