/* SPDX-License-Identifier: MIT */
/* view_cards.c - a design as a card: its outline, its price, what it is good for. */
#include <stdio.h>

#include "view_village.h"

enum { HEAD_H = 20 };

int hamlet_draw_cost(struct pen *p, const uint8_t cost[RESOURCES], int gold, int x, int y,
                     int size)
{
    for (int i = 0; i <= RESOURCES; i++) {
        int n = i < RESOURCES ? cost[i] : gold;
        if (!n)
            continue;
        if (n > 1) {
            pen_number(p, n, SW_INK, x, y + size * 4 / 5, size * 9 / 10, SW_BOLD);
            x += type_width(n > 9 ? "00" : "0", size * 9 / 10) + 1;
        }
        hamlet_draw_resource(p, i, x, y, size);
        x += size + 4;
    }
    return x;
}

void hamlet_draw_points(struct pen *p, int points, int x, int y, int size)
{
    pen_number(p, points, SW_INK, x, y + size * 4 / 5, size, SW_BOLD | SW_END);
    pen_icon(p, "point", M_POINT, x + 2, y, size, size);
}

/* ---- the outline, small ------------------------------ */

/* Segments as strokes: where ways, forest and rock are is what one needs to know. */
static void draw_strokes(struct pen *p, const struct outline *o)
{
    for (int i = 0; i < o->count; i++) {
        struct tri_point next = tri_step(o->corner[i], o->dir[i]);
        const struct at_page at[2] = {page_of(p, in_sixths(o->corner[i])),
                                      page_of(p, in_sixths(next))};
        pen_line(p, M_EDGE + o->edge[i], at, 2, o->edge[i] == ROAD ? 6 : 5);
    }
}

static void draw_shape(struct pen *p, int tile, int x, int y, int size)
{
    struct outline o;
    struct extent e = extent_none();
    struct land keep = p->land;

    hamlet_outline(p->t, tile, spot_of((struct tri_point){0, 0}), 0, &o);
    hamlet_extend(&e, &o);
    p->land = hamlet_fit(&e, x + 3, y + 3, size - 6, size - 6, size);
    struct stand s = hamlet_stand(&o);
    struct at_page at = page_of(p, s.house);
    struct sw_node *n = hamlet_draw_outline(p, &o, M_TILE + p->t->tile[tile].kind, at);
    n->edge = SW_INK;
    n->height = SW_LYING;
    draw_strokes(p, &o);
    int house = page_length(p, s.room + 2);
    hamlet_draw_house(p, tile, 0, at.x - house / 2, at.y - house * 6 / 10, house);
    p->land = keep;
}

/* ---- what it is good for ------------------------------ */

static void draw_use(struct pen *p, int tile, int x, int y, int w)
{
    const struct hamlet_tile *t = &p->t->tile[tile];
    char text[128];
    struct sw_text out;

    if (t->kind == REFINERY) {
        hamlet_draw_resource(p, t->eats, x, y, 16);
        pen_common(p, "arrow", SW_FAINT, x + 19, y + 4, 14, 9);
        hamlet_draw_resource(p, t->makes, x + 36, y, 16);
        if (t->spaces > 1) {
            snprintf(text, sizeof text, "×%d", t->spaces);
            pen_text(p, text, SW_INK, x + 55, y + 13, SMALL + 1, SW_BOLD);
        }
        return;
    }
    sw_text_init(&out, text, sizeof text);
    hamlet_say_use(p, tile, &out);
    pen_fit(p, text, SW_INK, x, y + 12, SMALL, SW_ITALIC, w);
}

static void draw_price(struct pen *p, int tile, int x, int y)
{
    const struct hamlet_cost *c = &p->t->cost[tile];
    int row = 0;

    for (int i = 0; i <= RESOURCES; i++) {
        int n = i < RESOURCES ? c->cost[i] : c->gold;
        if (!n)
            continue;
        pen_number(p, n, SW_INK, x, y + row * 21 + 15, TEXT, SW_BOLD);
        hamlet_draw_resource(p, i, x + 10, y + row * 21, 18);
        row++;
    }
}

/* Wide cards have the price beside the outline, tall ones under it. */
static void draw_face(struct pen *p, int tile, int x, int y, int w, int h)
{
    enum { LINE = 24 };
    const struct hamlet_cost *c = &p->t->cost[tile];
    bool tall = h > w;
    int shape = h - HEAD_H - LINE - (tall ? LINE : 0);

    shape = shape > w - 6 ? w - 6 : shape;
    draw_shape(p, tile, tall ? x + (w - shape) / 2 : x + 3, y + HEAD_H + 3, shape);
    if (tall) {
        hamlet_draw_cost(p, c->cost, c->gold, x + 8, y + h - 2 * LINE + 4, 18);
        pen_rect(p, M_CARD, x + w - 36, y + HEAD_H + 3, 34, 20, 9);
        hamlet_draw_points(p, c->points, x + w - 21, y + HEAD_H + 4, 17);
    } else {
        draw_price(p, tile, x + shape + 8, y + HEAD_H + 7);
        hamlet_draw_points(p, c->points, x + w - 20, y + 3, 16);
    }
    draw_use(p, tile, x + 6, y + h - 20, w - 12);
}

void hamlet_draw_design(struct pen *p, int tile, int x, int y, int w, int h)
{
    char say[256];
    struct sw_text text;

    struct pen_whose before = pen_piece(p, OF_DESIGN + tile);
    struct sw_node *n = pen_rect(p, M_CARD, x, y, w, h, 6);
    n->edge = SW_INK;
    n->height = SW_LYING;
    if (pen_mark_quiet(p, n, K_DESIGN, tile)) {
        n->flags |= SW_GLOW;
    } else {
        sw_text_init(&text, say, sizeof say);
        hamlet_say_design(p, tile, &text);
        sw_node_say(p->sc, n, say);
    }
    pen_rect(p, M_BAND + p->t->tile[tile].kind, x + 1, y + 1, w - 2, HEAD_H, 5);
    pen_fit(p, hamlet_tile_name(p, tile), SW_INK, x + 6, y + 15, SMALL + 2, SW_BOLD,
            h > w ? w - 8 : w - 40);
    draw_face(p, tile, x, y, w, h);
    pen_back(p, before);
}

void hamlet_draw_design_small(struct pen *p, int tile, int x, int y, int w)
{
    char say[256];
    struct sw_text text;

    struct pen_whose before = pen_piece(p, OF_DESIGN + tile);
    struct sw_node *n = pen_rect(p, M_CARD, x, y, w, 56, 5);
    n->edge = SW_FAINT;
    sw_text_init(&text, say, sizeof say);
    hamlet_say_design(p, tile, &text);
    sw_node_say(p->sc, n, say);
    hamlet_draw_house(p, tile, 0, x + w / 2 - 19, y + 1, 38);
    pen_fit(p, hamlet_tile_name(p, tile), SW_INK, x + w / 2, y + 51, SMALL - 1, SW_MIDDLE,
            w - 6);
    pen_back(p, before);
}
