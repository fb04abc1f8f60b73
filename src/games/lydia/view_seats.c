/* SPDX-License-Identifier: MIT */
/* view_seats.c - the boards of the seats: one large under the city, the others compact. */
#include "kit/type.h"
#include "view.h"

#include <stdio.h>

enum {
    OWN_Y = 756,
    OWN_H = 232,
    SIDE_X = 1096,
    SIDE_W = 328,
    SIDE_GAP = 10,
    SIDE_H = 307,
    PAGE_BOTTOM = OWN_Y + OWN_H,
    HEAD_H = 30,
    OWN_NAME = 500 /* room for a name over the large board */
};

static bool to_move(const struct pen *p, int seat)
{
    return p->l->current == seat && !p->l->head.over;
}

/* ---- what both sizes share ------------------------------ */

static int head_ink(const struct pen *p, int seat)
{
    return to_move(p, seat) ? M_ON + p->l->seat[seat].board : SW_INK;
}

/* Box, name and points. Who is to move has the whole head in the seat's colour. */
static void draw_box(struct pen *p, int seat, int x, int y, int w, int h)
{
    char name[64];
    struct sw_text text;
    bool active = to_move(p, seat);
    int colour = seat_material(p, seat), ink = head_ink(p, seat), mid = x + w - 40;

    sw_text_init(&text, name, sizeof name);
    lydia_say_seat(p, seat, &text);
    pen_owner(p, OF_SEAT + seat);
    pen_group(p, name);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 8);
    n->height = SW_LYING;
    n->edge = (uint8_t)(active ? colour : SW_FAINT);
    pen_rect(p, colour, x, y, active ? w : 10, active ? HEAD_H : h, active ? 8 : 4);
    pen_rect(p, colour, x, y, 10, h, 4);
    pen_coloured(p, "arch", p->l->seat[seat].board, x + 18, y + 2, 24, 27);
    int room = w < OWN_NAME ? w - 166 : OWN_NAME, width = type_width(name, TEXT + 2);
    pen_fit(p, name, ink, x + 50, y + 22, TEXT + 2, SW_BOLD, room);
    if (active && width + 16 + type_width(pen_word(p, W_VIEW_TO_MOVE), TEXT - 1) <= room)
        pen_text(p, pen_word(p, W_VIEW_TO_MOVE), ink, x + 50 + width + 16, y + 21, TEXT - 1,
                 SW_ITALIC);
    pen_common(p, "laurel-left", ink, mid - 32, y + 3, 14, 25);
    pen_common(p, "laurel-right", ink, mid + 18, y + 3, 14, 25);
    pen_number(p, lydia_points(p->t, p->l, seat), ink, mid, y + 24, TITLE, SW_BOLD | SW_MIDDLE);
    if (p->l->tile_owner == seat)
        lydia_draw_tile(p, mid - 66, y + 1, 28);
}

/* "4/5": owned and allowed, improved and wanted. */
static void draw_quota(struct pen *p, int have, int of, int x, int y, int material)
{
    char text[24];

    if (of == NONE)
        snprintf(text, sizeof text, "%d", have);
    else
        snprintf(text, sizeof text, "%d/%d", have, of);
    pen_text(p, text, material, x, y, TEXT, SW_BOLD);
}

static void draw_bag_content(struct pen *p, int seat, int x, int y, int h, int step)
{
    for (int m = 0; m < MERCHANTS; m++)
        for (int i = 0; i < p->l->seat[seat].bag[m]; i++, x += step)
            lydia_draw_merchant(p, m, x, y, h, SW_PRINTED);
}

static bool holds_drawn(const struct pen *p, int seat)
{
    return p->l->current == seat && p->l->drawn < MERCHANTS && p->l->where == NONE;
}

static void draw_drawn(struct pen *p, int x, int y, int h)
{
    pen_disc(p, SW_GOLD, x + h * 5 / 14, y + h * 3 / 5, h / 2 + 3)->flags = SW_GHOST;
    lydia_draw_merchant(p, p->l->drawn, x, y, h, SW_STANDING);
}

/* ---- the large board ------------------------------ */

enum { TRACK_X = 84, TRACK_Y = 794, CELL_W = 54, TRACK_STEP = 26 };

/* The stone on a track, with the number it lies on. */
static void draw_marker(struct pen *p, int seat, int good, int have, int mid, int y)
{
    struct pen_whose before = pen_piece(p, OF_MARKER + seat * MARKERS + good);
    struct sw_node *n = pen_disc(p, SW_PAPER, mid, y + 11, 12);

    n->height = SW_LYING;
    n->edge = SW_INK;
    pen_number(p, have, SW_INK, mid, y + 17, TEXT, SW_BOLD | SW_MIDDLE);
    pen_back(p, before);
}

static void draw_track(struct pen *p, int seat, int colour)
{
    int y = TRACK_Y + colour * TRACK_STEP, have = p->l->seat[seat].stock[colour];

    pen_coloured(p, "good", colour, 50, y - 1, 25, 25);
    for (int i = 0; i <= STOCK_MAX; i++) {
        int x = TRACK_X + i * CELL_W, mid = x + (CELL_W - 4) / 2;
        pen_rect(p, i && i <= have ? M_COLOUR + colour : SW_SHADE, x, y, CELL_W - 4,
                 TRACK_STEP - 4, 4);
        if (i == STOCK_MAX && have < STOCK_MAX)
            pen_common(p, "star", M_SUN, mid - 9, y + 2, 18, 18);
        else if (i != have)
            pen_number(p, i, i && i < have ? M_ON + colour : SW_INK, mid, y + 16, SMALL,
                       SW_MIDDLE);
        if (i != have)
            continue;
        draw_marker(p, seat, colour, i, mid, y);
    }
}

static void draw_coins(struct pen *p, int seat)
{
    int y = TRACK_Y + COLOURS * TRACK_STEP, have = p->l->seat[seat].coins;
    int cell = (7 * CELL_W) / (COINS_MAX + 1);

    pen_coloured(p, "good", COIN, 50, y - 1, 25, 25);
    for (int i = 0; i <= COINS_MAX; i++) {
        int x = TRACK_X + i * cell, mid = x + (cell - 3) / 2;
        pen_rect(p, i && i <= have ? M_LYDIAN : SW_SHADE, x, y, cell - 3, TRACK_STEP - 4, 4);
        if (i != have) {
            pen_number(p, i, SW_INK, mid, y + 16, SMALL - 1, SW_MIDDLE);
            continue;
        }
        draw_marker(p, seat, COIN, i, mid, y);
    }
}

/* What a space of the influence track gives: how many properties, and something more. */
static void draw_space(struct pen *p, int seat, int space, int x, int y)
{
    const struct lydia_influence *t = &p->t->influence[space];
    int row = y + 27, mid = x + (CELL_W - 4) / 2;

    pen_icon(p, "card", M_COLUMN, x + 7, y + 4, 15, 18);
    if (t->limit == NONE)
        pen_text(p, "∞", SW_INK, x + 26, y + 20, TEXT, SW_BOLD);
    else
        pen_number(p, t->limit, SW_INK, x + 27, y + 19, SMALL + 2, SW_BOLD);
    if (t->lydian && p->l->seat[seat].board_lydian)
        lydia_draw_merchant(p, LYDIAN, mid - 9, row - 2, 27, SW_STANDING);
    else if (t->lydian)
        pen_coloured(p, "merchant", LYDIAN, mid - 9, row - 2, 19, 27)->flags = SW_GHOST;
    if (t->coins) {
        pen_number(p, t->coins, SW_INK, mid - 12, row + 18, TEXT, SW_BOLD);
        pen_coloured(p, "good", COIN, mid - 2, row + 2, 20, 20);
    }
    if (t->points) {
        pen_number(p, t->points, SW_INK, t->wild ? mid - 11 : mid, row + 19, TEXT + 2,
                   SW_BOLD | SW_MIDDLE);
        if (t->wild)
            pen_icon(p, "wild", SW_INK, mid + 2, row + 2, 20, 20);
    }
}

static void draw_influence(struct pen *p, int seat)
{
    enum { Y = 928, H = 54 };
    int have = p->l->seat[seat].influence;

    pen_icon(p, "influence", M_COLUMN, 48, Y + 12, 30, 30);
    for (int i = 0; i <= INFLUENCE_MAX; i++) {
        int x = TRACK_X + i * CELL_W;
        struct sw_node *n = pen_rect(p, i == have ? M_SUNNY : SW_SHADE, x, Y, CELL_W - 4, H, 5);
        if (i == have)
            n->edge = SW_INK;
        if (i == have + 1 && p->seat == seat && pen_may(p, SW_KIND_VERB, V_BONUS_INFLUENCE))
            pen_mark(p, n, SW_KIND_VERB, V_BONUS_INFLUENCE);
        draw_space(p, seat, i, x, Y);
        if (i != have)
            continue;
        struct pen_whose before = pen_piece(p, OF_MARKER + seat * MARKERS + GOODS);
        n = pen_disc(p, seat_material(p, seat), x + CELL_W - 9, Y + 6, 7);
        pen_back(p, before);
        n->height = SW_STANDING;
        n->edge = SW_INK;
    }
}

static void draw_bag(struct pen *p, int seat)
{
    enum { X = 478, Y = 796 };
    struct sw_node *n = pen_icon(p, "bag", M_BAG, X, Y, 88, 95);

    n->height = SW_LYING;
    if (p->seat == seat)
        pen_mark(p, n, SW_KIND_VERB, V_DRAW);
    draw_bag_content(p, seat, X + 9, Y + 48, 28, 17);
    pen_text(p, pen_word(p, W_VIEW_BAG), SW_FAINT, X + 44, Y + 112, SMALL,
             SW_MIDDLE | SW_ITALIC);
    if (holds_drawn(p, seat)) {
        draw_drawn(p, X + 26, Y + 120, 50);
        pen_text(p, pen_word(p, W_VIEW_DRAWN), SW_FAINT, X + 44, Y + 186, SMALL,
                 SW_MIDDLE | SW_ITALIC);
    }
}

static void draw_own(struct pen *p, int seat)
{
    const struct lydia_seat *s = &p->l->seat[seat];
    int ink = head_ink(p, seat);

    pen_own(p, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    draw_box(p, seat, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    pen_icon(p, "card", M_COLUMN, 588, OWN_Y + 4, 19, 22);
    pen_text(p, pen_word(p, W_VIEW_PROPERTIES), ink, 614, OWN_Y + 21, TEXT - 1, 0);
    draw_quota(p, s->properties, p->t->influence[s->influence].limit, 702, OWN_Y + 22, ink);
    pen_icon(p, "sun", M_SUN, 766, OWN_Y + 4, 22, 22);
    pen_text(p, pen_word(p, W_VIEW_IMPROVED), ink, 794, OWN_Y + 21, TEXT - 1, 0);
    draw_quota(p, s->improvements, p->t->seats[p->l->head.seats - 2].target, 884, OWN_Y + 22,
               ink);
    for (int colour = 0; colour < COLOURS; colour++)
        draw_track(p, seat, colour);
    draw_coins(p, seat);
    draw_influence(p, seat);
    draw_bag(p, seat);
    lydia_draw_properties(p, seat, 588, TRACK_Y, 482, PAGE_BOTTOM - 8 - TRACK_Y);
}

/* ---- the compact boards ------------------------------ */

static void draw_other(struct pen *p, int seat, int y, int h)
{
    const struct lydia_seat *s = &p->l->seat[seat];
    int x = SIDE_X + 20;

    draw_box(p, seat, SIDE_X, y, SIDE_W, h);
    for (int i = 0; i < GOODS; i++) {
        pen_coloured(p, "good", i, x + i * 61, y + 38, 26, 26);
        pen_number(p, i == COIN ? s->coins : s->stock[i], SW_INK, x + i * 61 + 31, y + 58,
                   TEXT + 2, SW_BOLD);
    }
    draw_bag_content(p, seat, x, y + 72, 30, 21);
    if (holds_drawn(p, seat))
        draw_drawn(p, x + 78, y + 66, 38);
    pen_icon(p, "influence", M_COLUMN, x + 116, y + 74, 25, 25);
    pen_number(p, s->influence, SW_INK, x + 145, y + 94, TEXT, SW_BOLD);
    pen_icon(p, "card", M_COLUMN, x + 170, y + 75, 20, 24);
    draw_quota(p, s->properties, p->t->influence[s->influence].limit, x + 194, y + 94, SW_INK);
    pen_icon(p, "sun", M_SUN, x + 234, y + 75, 24, 24);
    draw_quota(p, s->improvements, p->t->seats[p->l->head.seats - 2].target, x + 262, y + 94,
               SW_INK);
    lydia_draw_properties(p, seat, SIDE_X + 18, y + 110, SIDE_W - 28, h - 118);
}

/* ---- how to read it: where there is room for it
 * ---------------------------------------------- */

static int legend_line(struct pen *p, int word, int y)
{
    pen_fit(p, pen_word(p, word), SW_INK, SIDE_X + 82, y + 19, SMALL + 2, 0, SIDE_W - 90);
    return y + 34;
}

static void draw_legend(struct pen *p, int y)
{
    int x = SIDE_X + 14, h = PAGE_BOTTOM - y;

    pen_owner(p, OF_SEAT + SEATS);
    pen_group(p, pen_word(p, W_VIEW_LEGEND));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_LEGEND), SW_FAINT, x, y + 24, TEXT, SW_CAPS);
    y += 40;
    for (int i = 0; i < GOODS; i++) {
        pen_coloured(p, "good", i, x + i * 61 + 14, y, 28, 28);
        pen_fit(p, pen_word(p, W_GOOD_R + i), SW_INK, x + i * 61 + 28, y + 45, SMALL, SW_MIDDLE,
                58);
    }
    y += 62;
    for (int i = 0; i < 3; i++)
        pen_coloured(p, "good", i, x + i * 20, y + 2, 20, 20);
    y = legend_line(p, W_VIEW_LEGEND_COST, y);
    pen_coloured(p, "merchant", RED, x + 2, y - 4, 23, 32);
    pen_coloured(p, "arch", YELLOW, x + 30, y + 1, 22, 25);
    y = legend_line(p, W_VIEW_LEGEND_FIRES, y);
    pen_icon(p, "sun", M_SUN, x + 12, y, 26, 26);
    y = legend_line(p, W_VIEW_LEGEND_SUN, y);
    pen_common(p, "star", M_SUN, x + 12, y, 25, 25);
    y = legend_line(p, W_VIEW_LEGEND_STAR, y);
    pen_coloured(p, "merchant", LYDIAN, x + 14, y - 4, 23, 32);
    y = legend_line(p, W_VIEW_LEGEND_LYDIAN, y);
    pen_icon(p, "influence", M_COLUMN, x + 12, y, 26, 26);
    legend_line(p, W_VIEW_LEGEND_INFLUENCE, y);
}

void lydia_draw_seats(struct pen *p)
{
    int seats = p->l->head.seats, y = BOARD_Y;
    int h = seats == 2 ? SIDE_H * 2 + SIDE_GAP : SIDE_H;

    draw_own(p, p->shown);
    for (int i = 1; i < seats; i++) {
        draw_other(p, (p->shown + i) % seats, y, h);
        y += h + SIDE_GAP;
    }
    if (seats < SEATS)
        draw_legend(p, y);
}
