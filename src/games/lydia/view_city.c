/* SPDX-License-Identifier: MIT */
/* view_city.c - the city: walls, four gates, the fountain, and the merchants at them. */
#include "view.h"

enum { GATE_W = 112, GATE_H = 88, PIECE_H = 48, PIECE_W = 34, FOUNTAIN_Y = 286 };

/* Left upper corners of the gates, clockwise: red, yellow, blue, green. */
static const int gate_x[COLOURS] = {CITY_X + 10, CITY_X + CITY - 10 - GATE_W,
                                    CITY_X + CITY - 10 - GATE_W, CITY_X + 10};
static const int gate_y[COLOURS] = {CITY_Y + 8, CITY_Y + 8, CITY_Y + 264, CITY_Y + 264};

void lydia_draw_merchant(struct pen *p, int merchant, int x, int y, int h, int height)
{
    struct pen_whose before = pen_alike(p, OF_MERCHANT + merchant);
    struct sw_node *n = pen_coloured(p, "merchant", merchant, x, y, h * 5 / 7, h);

    pen_back(p, before);
    n->height = (uint8_t)height;
}

struct sw_node *lydia_draw_tile(struct pen *p, int x, int y, int size)
{
    struct pen_whose before = pen_piece(p, OF_TILE);
    struct sw_node *n = pen_icon(p, "tile", SW_GOLD, x, y, size, size);

    pen_back(p, before);
    return n;
}

/* ---- ground ------------------------------ */

static void draw_frame(struct pen *p)
{
    struct sw_node *n = pen_rect(p, M_FRAME, BOARD_X, BOARD_Y, BOARD_W, BOARD_H, 6);

    n->height = SW_STANDING;
    n->edge = SW_INK;
    n = pen_rect(p, M_TERRACOTTA, BOARD_X + FRAME, BOARD_Y + FRAME, BOARD_W - 2 * FRAME,
                 BOARD_H - 2 * FRAME, 0);
    n->edge = SW_GOLD;
    for (int i = 0; i < 4; i++)
        pen_icon(p, "rosette", SW_GOLD, BOARD_X - 4 + i % 2 * (BOARD_W - FRAME),
                 BOARD_Y - 4 + i / 2 * (BOARD_H - FRAME), 32, 32);
}

static void draw_avenues(struct pen *p)
{
    static const int16_t slope[2][2][2] = {{{0, 0}, {CITY - 80, CITY - 80}},
                                           {{CITY - 80, 0}, {0, CITY - 80}}};

    for (int i = 0; i < 2; i++) {
        pen_outline(p, SW_LINE, M_WALL, CITY_X + 40, CITY_Y + 40, slope[i], 2)->r = 50;
        pen_outline(p, SW_LINE, M_PAVING, CITY_X + 40, CITY_Y + 40, slope[i], 2)->r = 44;
    }
}

static void draw_walls(struct pen *p)
{
    enum { THICK = 12 };
    const int box[4][4] = {{CITY_X, CITY_Y, CITY, THICK},
                           {CITY_X, CITY_Y + CITY - THICK, CITY, THICK},
                           {CITY_X, CITY_Y, THICK, CITY},
                           {CITY_X + CITY - THICK, CITY_Y, THICK, CITY}};

    for (int i = 0; i < 4; i++) {
        struct sw_node *n = pen_rect(p, M_WALL, box[i][0], box[i][1], box[i][2], box[i][3], 2);
        n->edge = SW_INK;
        n->height = SW_LYING;
    }
}

static void draw_ground(struct pen *p)
{
    pen_owner(p, OF_GROUND);
    pen_group(p, pen_word(p, W_VIEW_CITY));
    draw_frame(p);
    struct sw_node *n = pen_rect(p, M_LIMESTONE, CITY_X, CITY_Y, CITY, CITY, 4);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    draw_avenues(p);
    pen_disc(p, SW_GOLD, CITY_MID_X, CITY_Y + 196, 112)->edge = SW_INK;
    pen_disc(p, M_AEGEAN, CITY_MID_X, CITY_Y + 196, 106);
    pen_disc(p, M_PAVING, CITY_MID_X, CITY_Y + 196, 92)->edge = SW_GOLD;
    pen_icon(p, "houses", SW_INK, CITY_MID_X - 80, CITY_Y + 12, 160, 62);
    pen_icon(p, "houses", SW_INK, CITY_MID_X - 80, CITY_Y + CITY - 84, 160, 62);
    draw_walls(p);
}

/* ---- gates ------------------------------ */

struct shelf {
    int x, y, step;
};

/* Where the first merchant of a gate stands and where the next ones go: inwards. */
static struct shelf gate_shelf(int gate)
{
    bool left = gate == RED || gate == GREEN;

    return (struct shelf){left ? gate_x[gate] + 6 : gate_x[gate] + GATE_W - 6 - PIECE_W,
                          gate_y[gate] + GATE_H - 12, left ? 29 : -29};
}

/* What a click would bring, as icons beside the gate. */
static void draw_gain(struct pen *p, int gate)
{
    struct gain gain = lydia_gate_gain(p->t, p->l, gate);
    bool upper = gate < BLUE, left = gate == RED || gate == GREEN;
    int items = 0, w = 92, x, y = upper ? gate_y[gate] + 126 : gate_y[gate] - 42;

    for (int i = 0; i < GOODS; i++)
        items += gain.goods[i] > 0;
    items += (gain.bonuses > 0) + gain.exchange;
    if (!upper && items <= 3)
        y += 21;
    x = left ? gate_x[gate] - 2 : gate_x[gate] + GATE_W + 2 - w;
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, items > 3 ? 43 : 22, 9);
    n->edge = SW_INK;
    n->height = SW_LYING;
    int at = 0, start = x + (w - (items > 3 ? 3 : items) * 29) / 2;
    if (!items)
        pen_text(p, "±0", SW_FAINT, x + w / 2, y + 16, TEXT - 1, SW_MIDDLE);
    for (int i = 0; i < GOODS + 2; i++) {
        int here_x = start + at % 3 * 29, here_y = y + 2 + at / 3 * 21;
        if (i < GOODS && gain.goods[i]) {
            pen_number(p, gain.goods[i], SW_INK, here_x + 1, here_y + 15, 17, SW_BOLD);
            pen_coloured(p, "good", i, here_x + 10, here_y + 1, 17, 17);
        } else if (i == GOODS && gain.bonuses) {
            pen_common(p, "star", SW_ACCENT, here_x + 5, here_y, 18, 18);
        } else if (i == GOODS + 1 && gain.exchange) {
            pen_coloured(p, "good", gate, here_x, here_y + 1, 13, 13);
            pen_coloured(p, "good", COIN, here_x + 13, here_y + 5, 13, 13);
        } else {
            continue;
        }
        at++;
    }
}

static void draw_ghost(struct pen *p, const struct shelf *s, int standing)
{
    struct sw_node *n = pen_coloured(p, "merchant", p->l->drawn, s->x + standing * s->step,
                                     s->y, PIECE_W, PIECE_H);

    n->flags = SW_GHOST;
}

static void draw_gate(struct pen *p, int gate)
{
    struct shelf s = gate_shelf(gate);
    int standing = 0;
    bool open;

    pen_owner(p, OF_GATE + gate);
    pen_group(p, pen_word(p, W_GATE_R + gate));
    struct sw_node *n =
        pen_coloured(p, "gate", gate, gate_x[gate], gate_y[gate], GATE_W, GATE_H);
    n->height = SW_STANDING;
    open = pen_mark(p, n, K_GATE, gate);
    if (!open)
        sw_node_say(p->sc, n, pen_word(p, W_GATE_R + gate));
    for (int m = 0; m < MERCHANTS; m++)
        for (int i = 0; i < p->l->gate[gate][m]; i++)
            lydia_draw_merchant(p, m, s.x + standing++ * s.step, s.y, PIECE_H, SW_STANDING);
    if (open && p->l->head.phase == PLACE) {
        draw_ghost(p, &s, standing);
        draw_gain(p, gate);
    }
}

/* ---- fountain ------------------------------ */

/* All merchants of one kind; more than three stand behind a number. */
static void draw_crowd(struct pen *p, int m, int count, int x, int y)
{
    int drawn = count < 3 ? count : 3;

    for (int i = 0; i < drawn; i++)
        lydia_draw_merchant(p, m, x + i * 7, y - (drawn - 1 - i) * 4, PIECE_H, SW_STANDING);
    pen_mark(p, &p->sc->node[p->sc->nodes - 1], K_MERCHANT, m);
    if (count > 1) {
        pen_disc(p, SW_PAPER, x + 7 * drawn + 22, y + 42, 10)->edge = SW_INK;
        pen_number(p, count, SW_INK, x + 7 * drawn + 22, y + 47, SMALL + 1,
                   SW_BOLD | SW_MIDDLE);
    }
}

/* With an empty fountain one takes from a gate: ghosts stand for the kinds to choose from. */
static void draw_choices(struct pen *p, int y)
{
    int x = CITY_MID_X - MERCHANTS * 23;

    for (int m = 0; m < MERCHANTS; m++, x += 46)
        if (pen_may(p, K_MERCHANT, m)) {
            struct sw_node *n = pen_coloured(p, "merchant", m, x + 6, y, PIECE_W, PIECE_H);
            pen_mark(p, n, K_MERCHANT, m);
            n->flags |= SW_GHOST;
        }
}

static void draw_fountain_pieces(struct pen *p)
{
    int kinds = 0, y = FOUNTAIN_Y + 122, x;

    for (int m = 0; m < MERCHANTS; m++)
        kinds += p->l->fountain[m] > 0;
    x = CITY_MID_X - kinds * 23;
    for (int m = 0; m < MERCHANTS; m++)
        if (p->l->fountain[m]) {
            draw_crowd(p, m, p->l->fountain[m], x + (p->l->fountain[m] > 1 ? 0 : 6), y);
            x += 46;
        }
    if (!kinds)
        draw_choices(p, y);
}

static void draw_fountain(struct pen *p)
{
    pen_owner(p, OF_FOUNTAIN);
    pen_group(p, pen_word(p, W_PLACE_F));
    struct sw_node *n = pen_icon(p, "fountain", M_WATER, CITY_MID_X - 84, FOUNTAIN_Y, 168, 131);
    if (!pen_mark(p, n, SW_KIND_VERB, V_FOUNTAIN))
        sw_node_say(p->sc, n, pen_word(p, W_PLACE_F));
    if (p->l->tile_owner == NONE) {
        n = lydia_draw_tile(p, CITY_MID_X + 48, FOUNTAIN_Y + 4, 38);
        n->height = SW_LYING;
        n->turn = 8;
        sw_node_say(p->sc, n, pen_word(p, W_VIEW_TILE));
    }
    draw_fountain_pieces(p);
}

void lydia_draw_city(struct pen *p)
{
    draw_ground(p);
    for (int gate = 0; gate < COLOURS; gate++)
        draw_gate(p, gate);
    draw_fountain(p);
}
