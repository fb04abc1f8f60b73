/* SPDX-License-Identifier: MIT */
/* view_seats.c - the seats along the lower edge: one large, the others as large as they fit. */
#include <stdio.h>

#include "kit/bits.h"
#include "view_village.h"

enum { HEAD_H = 30, OWN_W = 676, GAP = 10, LARGE = 600 };

static bool to_move(const struct pen *p, int seat)
{
    return p->h->current == seat && !p->h->head.over;
}

static int orders_of(const struct pen *p, int seat)
{
    int n = 0;

    for (int i = 0; i < p->t->orders; i++)
        n += p->h->order_owner[i] == seat;
    return n;
}

static int hired(const uint8_t *place, int count)
{
    int n = 0;

    for (int i = 0; i < count; i++)
        n += place[i] != NONE;
    return n;
}

static int roads_left(const struct hamlet_seat *s)
{
    return ROADS - hired(s->road_a, ROADS);
}

/* ---- head ------------------------------ */

/* Name and points. Who is to move has the whole head in the seat's colour. */
static void draw_box(struct pen *p, int seat, int x, int w)
{
    char name[64];
    struct sw_text text;
    struct sw_scores scores;
    bool active = to_move(p, seat);
    int colour = SW_SEAT_0 + seat, ink = active ? M_ON + seat : SW_INK, mid = x + w - 40;

    sw_text_init(&text, name, sizeof name);
    hamlet_say_seat(p, seat, &text);
    pen_owner(p, OF_SEAT + seat);
    pen_group(p, name);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, BAND_Y, w, BAND_H, 8);
    n->height = SW_LYING;
    n->edge = (uint8_t)(active ? colour : SW_FAINT);
    pen_rect(p, colour, x, BAND_Y, active ? w : 10, active ? HEAD_H : BAND_H, active ? 8 : 4);
    pen_rect(p, colour, x, BAND_Y, 10, BAND_H, 4);
    pen_icon_of(p, "villager", seat, colour, x + 17, BAND_Y + 1, 20, 28);
    int room = w - 190, width = type_width(name, TEXT + 2);
    pen_fit(p, name, ink, x + 44, BAND_Y + 22, TEXT + 2, SW_BOLD, room);
    if (p->h->start == seat && width + 30 < room) {
        struct pen_whose before = pen_piece(p, OF_START);
        pen_icon(p, "start", SW_GOLD, x + 50 + width, BAND_Y + 4, 22, 22);
        pen_back(p, before);
        width += 26;
    }
    if (active && width + 16 + type_width(pen_word(p, W_VIEW_TO_MOVE), TEXT) <= room)
        pen_text(p, pen_word(p, W_VIEW_TO_MOVE), ink, x + 60 + width, BAND_Y + 21, TEXT,
                 SW_ITALIC);
    pen_common(p, "laurel-left", ink, mid - 34, BAND_Y + 3, 14, 25);
    pen_common(p, "laurel-right", ink, mid + 20, BAND_Y + 3, 14, 25);
    pen_number(p, p->h->seat[seat].points, ink, mid, BAND_Y + 24, TITLE, SW_BOLD | SW_MIDDLE);
    p->g->rules.score(p->g, &p->h->head, seat, &scores);
    char total[32];
    snprintf(total, sizeof total, "→ %d", scores.total);
    if (scores.total != p->h->seat[seat].points)
        pen_text(p, total, ink, mid - 42, BAND_Y + 22, TEXT, SW_END);
}

/* ---- figures ------------------------------ */

static void draw_figure(struct pen *p, const char *icon, int material, int n, int of, int x,
                        int y, int size)
{
    char text[24];

    if (of)
        snprintf(text, sizeof text, "%d/%d", n, of);
    else
        snprintf(text, sizeof text, "%d", n);
    pen_icon(p, icon, material, x, y, size, size);
    pen_text(p, text, SW_INK, x + size + 4, y + size * 3 / 4 + 1, TEXT + 1, SW_BOLD);
}

static void draw_supply(struct pen *p, int seat, int x, int y, int size, int step)
{
    for (int i = 0; i < GOODS; i++, x += step) {
        hamlet_draw_good(p, RAWS + i, seat, p->h->milestone[i] == seat, x, y, size);
        pen_number(p, p->h->seat[seat].supply[i], SW_INK, x + size + 6, y + size * 3 / 4 + 1,
                   TEXT, SW_BOLD);
    }
}

/* What the next one costs, on the first that is not hired. */
static void draw_wage(struct pen *p, int price, int x, int y)
{
    pen_number(p, price, SW_INK, x, y, SMALL + 2, SW_BOLD | SW_MIDDLE);
    hamlet_draw_resource(p, GOLD, x + 4, y - 11, 12);
}

/* Upright, lying, still to be hired. */
static void draw_people(struct pen *p, int seat, int x, int y)
{
    const struct hamlet_seat *s = &p->h->seat[seat];
    int villagers = hired(s->villager, VILLAGERS), donkeys = hired(s->donkey, DONKEYS);

    for (int i = 0; i < VILLAGERS; i++) {
        struct sw_node *n =
            pen_icon_of(p, "villager", seat, SW_SEAT_0 + seat, x + i * 34, y, 27, 38);
        if (i >= villagers)
            n->flags = SW_GHOST;
        else if (s->lying >> i & 1)
            n->turn = 90;
    }
    for (int i = 0; i < DONKEYS; i++) {
        struct sw_node *n =
            pen_icon_of(p, "donkey", seat, SW_SEAT_0 + seat, x + 148 + i * 29, y + 7, 28, 28);
        if (i >= donkeys)
            n->flags = SW_GHOST;
    }
    if (villagers > 0 && villagers < VILLAGERS)
        draw_wage(p, p->t->number[VILLAGER_2 - 1 + villagers].value, x + villagers * 34 + 10,
                  y + 36);
    if (donkeys < DONKEYS)
        draw_wage(p, p->t->number[DONKEY_PRICE].value, x + 158 + donkeys * 29, y + 36);
}

static void draw_landmarks(struct pen *p, int seat, int x, int y, int size, int w)
{
    int n = bits_count(p->h->seat[seat].flags), step = n ? w / n : 0;

    step = step > size + 2 ? size + 2 : step;
    bits_each (tile, p->h->seat[seat].flags) {
        hamlet_draw_house(p, tile, 0, x, y, size);
        x += step;
    }
}

/* ---- large ------------------------------ */

static void draw_large(struct pen *p, int seat, int x, int w)
{
    enum { FIGURES = 346, Y = BAND_Y + 38 };
    const struct hamlet_seat *s = &p->h->seat[seat];
    int left = x + 22, card = (w - FIGURES - 8) / DESIGNS_MAX, at = x + FIGURES;

    card = card > 116 ? 116 : card;
    draw_figure(p, "gold", SW_GOLD, s->gold, 0, left, Y, 32);
    draw_figure(p, "road", SW_INK, roads_left(s), 0, left + 94, Y + 3, 26);
    draw_figure(p, "trade", SW_INK, bits_count(s->trades), 0, left + 168, Y + 3, 26);
    draw_figure(p, "order", SW_INK, orders_of(p, seat), 0, left + 242, Y + 3, 26);
    draw_people(p, seat, left - 2, Y + 42);
    draw_supply(p, seat, left + 2, Y + 92, 28, 76);
    pen_icon_of(p, "flag", seat, SW_SEAT_0 + seat, left, Y + 132, 30, 38);
    draw_landmarks(p, seat, left + 34, Y + 132, 38, FIGURES - 72);
    for (int i = 0; i < DESIGNS_MAX; i++)
        pen_rect(p, SW_SHADE, at + i * card, Y, card - 6, BAND_H - 46, 6);
    bits_each (tile, s->designs) {
        hamlet_draw_design(p, tile, at, Y, card - 6, BAND_H - 46);
        at += card;
    }
}

/* ---- compact ------------------------------ */

static void draw_compact(struct pen *p, int seat, int x, int w)
{
    enum { Y = BAND_Y + 38 };
    const struct hamlet_seat *s = &p->h->seat[seat];
    char villager[16], donkey[16], flag[16];
    int left = x + 18, step = (w - 24) / 3, at = left;

    snprintf(villager, sizeof villager, "villager-%d", seat);
    snprintf(donkey, sizeof donkey, "donkey-%d", seat);
    snprintf(flag, sizeof flag, "flag-%d", seat);
    draw_figure(p, "gold", SW_GOLD, s->gold, 0, left, Y, 26);
    draw_figure(p, villager, SW_SEAT_0 + seat, hired(s->villager, VILLAGERS), VILLAGERS,
                left + step, Y, 26);
    draw_figure(p, donkey, SW_SEAT_0 + seat, hired(s->donkey, DONKEYS), DONKEYS,
                left + 2 * step, Y, 26);
    draw_figure(p, "road", SW_INK, roads_left(s), 0, left, Y + 32, 24);
    draw_figure(p, "trade", SW_INK, bits_count(s->trades), 0, left + step, Y + 32, 24);
    draw_figure(p, "order", SW_INK, orders_of(p, seat), 0, left + 2 * step, Y + 32, 24);
    draw_supply(p, seat, left + 2, Y + 64, 22, (w - 24) / GOODS);
    draw_figure(p, flag, SW_SEAT_0 + seat, bits_count(s->flags), 0, left, Y + 92, 22);
    draw_landmarks(p, seat, left + 46, Y + 92, 24, w - 74);
    bits_each (tile, s->designs) {
        hamlet_draw_design_small(p, tile, at, Y + 118, step - 4);
        at += step;
    }
}

void hamlet_draw_seats(struct pen *p)
{
    int seats = p->h->head.seats, x = BOARD_X + OWN_W + GAP;
    int w = (SIDE_X + SIDE_W - x - (seats - 2) * GAP) / (seats - 1);

    pen_own(p, BOARD_X, BAND_Y, OWN_W, BAND_H);
    draw_box(p, p->shown, BOARD_X, OWN_W);
    draw_large(p, p->shown, BOARD_X, OWN_W);
    for (int i = 1; i < seats; i++, x += w + GAP) {
        int seat = (p->shown + i) % seats;
        draw_box(p, seat, x, w);
        if (w >= LARGE)
            draw_large(p, seat, x, w);
        else
            draw_compact(p, seat, x, w);
    }
}
