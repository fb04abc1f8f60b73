/* SPDX-License-Identifier: MIT */
/* view_cards.c - property cards: along the walls of the city and in front of the seats.
 *
 * A card reads from top to bottom: the band has the price at the left and the points at
 * the right; under it who must be placed where, and what that brings. A purple card has
 * what it counts instead. */
#include "kit/type.h"
#include "view.h"

#include <stdio.h>
#include <string.h>

#include "kit/bits.h"

enum { CARD_W = 140, CARD_H = 100, MOST_ICONS = 4 };

/* ---- rows of icons ------------------------------ */

struct row {
    int x, y, size;
};

static void put_good(struct pen *p, struct row *r, int good)
{
    pen_coloured(p, "good", good, r->x, r->y, r->size, r->size);
    r->x += r->size;
}

/* So many of a good: as icons, or as a number and one icon if that were too many. */
static void draw_goods(struct pen *p, struct row *r, int good, int n, bool spell_out)
{
    if (!spell_out && n > 1) {
        pen_number(p, n, SW_INK, r->x + 1, r->y + r->size * 4 / 5, r->size * 7 / 8, SW_BOLD);
        r->x += n > 9 ? r->size * 4 / 5 : r->size / 2;
        n = 1;
    }
    while (n-- > 0)
        put_good(p, r, good);
}

static void put_cost(struct pen *p, const uint8_t cost[GOODS], struct row r, int width)
{
    int total = 0;

    for (int i = 0; i < GOODS; i++)
        total += cost[i];
    if (total <= MOST_ICONS && total * r.size > width) {
        r.y += (r.size - width / total) / 2;
        r.size = width / total;
    }
    for (int i = 0; i < GOODS; i++)
        draw_goods(p, &r, i, cost[i], total <= MOST_ICONS);
}

/* ---- what a card does ------------------------------ */

static void put_trigger(struct pen *p, const struct lydia_card *c, struct row *r)
{
    int w = r->size * 5 / 7;

    pen_coloured(p, "merchant", c->merchant, r->x, r->y, w, r->size);
    r->x += w + r->size / 12;
    for (int gate = 0; gate < COLOURS; gate++)
        if (c->gates >> gate & 1) {
            pen_coloured(p, "arch", gate, r->x, r->y + r->size / 8, r->size * 2 / 3,
                         r->size * 3 / 4);
            r->x += r->size * 2 / 3;
        }
}

static void put_income(struct pen *p, const struct lydia_card *c, bool improved, struct row *r)
{
    int kinds = 0, size = r->size;

    for (int i = 0; i < GOODS; i++)
        kinds += c->income[i] > 0;
    r->size = kinds > 1 ? size * 9 / 16 : size * 5 / 8;
    r->y += (size - r->size) / 2;
    if (kinds > 1 && improved) /* the number stands for both */
        pen_number(p, 2, SW_INK, r->x, r->y + r->size * 4 / 5, r->size * 7 / 8, SW_BOLD);
    r->x += kinds > 1 && improved ? r->size / 2 : 0;
    for (int i = 0; i < GOODS; i++)
        if (c->income[i])
            draw_goods(p, r, i, c->income[i] * (improved && kinds == 1 ? 2 : 1), false);
}

static void put_unit(struct pen *p, const struct lydia_card *c, struct row *r)
{
    int s = r->size * 3 / 4, y = r->y + r->size / 8;
    struct row goods = {r->x, y, s};

    if (c->score == SCORE_COLOUR) {
        pen_coloured(p, "merchant", c->colour, r->x, r->y, r->size * 5 / 7, r->size);
        pen_icon(p, "card", M_COLUMN, r->x + r->size * 3 / 4, y, s * 6 / 7, s);
    } else if (c->score == SCORE_STOCK) {
        draw_goods(p, &goods, c->colour, 3, r->size > 28);
    } else if (c->score == SCORE_COINS) {
        draw_goods(p, &goods, COIN, 2, r->size > 28);
    } else if (c->score == SCORE_INFLUENCE) {
        pen_icon(p, "influence", M_COLUMN, r->x, r->y, r->size, r->size);
    } else {
        int kind = c->score == SCORE_GOLD ? GOLD : PURPLE;
        pen_icon(p, "card", M_KIND + kind, r->x, y, s * 6 / 7, s);
    }
}

/* ---- one card ------------------------------ */

static void put_points(struct pen *p, const struct lydia_card *c, bool improved, int x, int y,
                       int size)
{
    int sun = size * 9 / 10;

    pen_number(p, c->points[1], SW_INK, x, y + size * 4 / 5, size, SW_BOLD | SW_END);
    pen_icon(p, "sun", M_SUN, x - size * (c->points[1] > 9 ? 5 : 3) / 5 - sun, y + size / 8 - 1,
             sun, sun);
    if (!improved)
        pen_number(p, c->points[0], SW_INK, x - size * (c->points[1] > 9 ? 11 : 9) / 5 + 2,
                   y + size * 4 / 5, size, SW_BOLD | SW_END);
}

static void put_effect(struct pen *p, const struct lydia_card *c, bool improved, struct row r)
{
    int size = r.size;

    if (c->kind != PURPLE) {
        put_trigger(p, c, &r);
        if (size > 30) /* where there is room for it */
            pen_common(p, "arrow", SW_FAINT, r.x + size / 10, r.y + size * 3 / 8, size * 3 / 8,
                       size / 4);
        r.x += size > 30 ? size * 9 / 16 : size / 6;
        put_income(p, c, improved, &r);
        return;
    }
    pen_text(p, pen_word(p, W_VIEW_PER), SW_INK, r.x, r.y + size * 5 / 8, size / 2, SW_ITALIC);
    r.x += size * 4 / 5;
    put_unit(p, c, &r);
}

/* A long name takes two lines. */
static void put_name(struct pen *p, const char *name, int x, int y, int flags, int width)
{
    const char *blank = strrchr(name, ' ');
    char first[64];

    if (!blank || type_width(name, SMALL) <= width * 7 / 6) {
        pen_fit(p, name, SW_INK, x, y, SMALL, flags, width);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(blank - name), name);
    pen_fit(p, first, SW_INK, x, y - 14, SMALL, flags, width);
    pen_fit(p, blank + 1, SW_INK, x, y, SMALL, flags, width);
}

static void card_full(struct pen *p, const struct lydia_card *c, int card, bool improved, int x,
                      int y, int w, int h)
{
    bool piece = bits_has(p->l->with_lydian, card);

    if (!improved)
        put_cost(p, c->cost, (struct row){x + 6, y + 7, 19}, w - 60);
    put_points(p, c, improved, x + w - 8, y + 7, 20);
    put_effect(p, c, improved, (struct row){x + 8, y + 33, 34});
    put_name(p, lydia_card_name(p, card), piece ? x + 8 : x + w / 2, y + h - 9,
             piece ? SW_ITALIC : SW_MIDDLE | SW_ITALIC, w - (piece ? 48 : 12));
    if (piece)
        lydia_draw_merchant(p, LYDIAN, x + w - 29, y + h - 36, 38, SW_STANDING);
}

static void card_half(struct pen *p, const struct lydia_card *c, bool improved, int x, int y,
                      int w, int h)
{
    if (!improved)
        put_cost(p, c->cost, (struct row){x + 5, y + 4, 15}, w - 44);
    put_points(p, c, improved, x + w - 5, y + 5, 15);
    put_effect(p, c, improved, (struct row){x + 5, y + 21 + (h - 21 - 25) / 2, 25});
}

static void card_mini(struct pen *p, const struct lydia_card *c, bool improved, int x, int y,
                      int w, int h)
{
    struct row r = {x + 4, y + (h - 22) / 2, 22};

    if (c->kind == PURPLE)
        put_unit(p, c, &r);
    else
        put_trigger(p, c, &r);
    r.x += 1;
    if (c->kind != PURPLE)
        put_income(p, c, improved, &r);
    pen_number(p, c->points[improved], SW_INK, x + w - 4, y + h - 5, SMALL, SW_BOLD | SW_END);
    if (improved)
        pen_icon(p, "sun", M_SUN, x + w - 13, y + 2, 11, 11);
}

static void card_tiny(struct pen *p, const struct lydia_card *c, bool improved, int x, int y,
                      int w, int h)
{
    if (c->kind != PURPLE)
        pen_coloured(p, "merchant", c->merchant, x + 3, y + 3, (h - 6) * 5 / 7, h - 6);
    else
        pen_icon(p, "card", M_KIND + PURPLE, x + 3, y + 4, (h - 8) * 6 / 7, h - 8);
    pen_number(p, c->points[improved], SW_INK, x + w - 3, y + h - 5, SMALL, SW_BOLD | SW_END);
    if (improved)
        pen_icon(p, "sun", M_SUN, x + w / 2 - 5, y + (h - 11) / 2, 11, 11);
}

void lydia_draw_card(struct pen *p, int card, bool improved, enum card_size size, int x, int y,
                     int w, int h)
{
    const struct lydia_card *c = &p->t->card[card];
    int band = size == CARD_FULL ? 27 : size == CARD_HALF ? 18 : 5;
    char say[512];
    struct sw_text text;

    struct pen_whose before = pen_piece(p, OF_CARD + card);
    sw_text_init(&text, say, sizeof say);
    lydia_say_card(p, card, improved, &text);
    pen_group(p, say);
    struct sw_node *plate =
        pen_rect(p, improved ? M_SUNNY : M_CARD, x, y, w, h, size == CARD_FULL ? 8 : 6);
    plate->height = SW_LYING;
    plate->edge = SW_INK;
    if (!pen_mark(p, plate, K_CARD, card))
        sw_node_say(p->sc, plate, say);
    if (size <= CARD_HALF)
        pen_rect(p, M_KIND + c->kind, x + 3, y + 3, w - 6, band, 4);
    else
        pen_rect(p, M_KIND + c->kind, x + 1, y + 1, w - 2, band, 3);
    if (size == CARD_FULL)
        card_full(p, c, card, improved, x, y, w, h);
    else if (size == CARD_HALF)
        card_half(p, c, improved, x, y, w, h);
    else if (size == CARD_MINI)
        card_mini(p, c, improved, x, y, w, h);
    else
        card_tiny(p, c, improved, x, y, w, h);
    pen_back(p, before);
}

/* ---- the display ------------------------------ */

struct spot {
    int x, y;
};

/* The `i`-th of `n` places at a side; sides run clockwise from the upper wall. */
static struct spot spot_at(int side, int i, int n)
{
    enum { STEP_X = 148, STEP_Y = 112, TOP = 79, BOTTOM = 613, LEFT = 53, RIGHT = 767 };
    int from_left = side == 2 ? n - 1 - i : i;
    int rows = (n + 1) / 2;

    if (side % 2 == 0)
        return (struct spot){CITY_MID_X - (n * STEP_X - 8) / 2 + from_left * STEP_X,
                             side ? BOTTOM : TOP};
    int top = CITY_Y + (CITY - rows * STEP_Y + 12) / 2;
    return (struct spot){(side == 1 ? RIGHT : LEFT) + i % 2 * 144, top + i / 2 * STEP_Y};
}

static void draw_slot(struct pen *p, int side, int slot, struct spot at)
{
    int card = p->l->slot[side][slot];

    if (card != NONE) {
        lydia_draw_card(p, card, false, CARD_FULL, at.x, at.y, CARD_W, CARD_H);
        return;
    }
    struct sw_node *n = pen_rect(p, SW_SHADE, at.x, at.y, CARD_W, CARD_H, 8);
    n->edge = SW_INK;
    n->flags = SW_DASHED | SW_GHOST;
}

/* Slots that this number of seats never uses (LYD-A24) take no room. */
static int used_slots(const struct pen *p, int out[SLOTS])
{
    const struct lydia_seats *t = &p->t->seats[p->l->head.seats - 2];
    int n = 0;

    for (int slot = 0; slot < SLOTS; slot++) {
        bool used = slot == 0  ? t->gold
                    : slot < 4 ? slot - 1 < t->silver
                               : slot - 4 < t->purple;
        if (used)
            out[n++] = slot;
    }
    return n;
}

void lydia_draw_display(struct pen *p)
{
    int slot[SLOTS], n = used_slots(p, slot);

    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < n; i++)
            draw_slot(p, side, slot[i], spot_at(side, i, n));
}

/* ---- the properties of a seat ------------------------------ */

struct layout {
    enum card_size size;
    int w, h; /* the least a card of this size needs */
};

static const struct layout layouts[] = {{CARD_FULL, 140, 90},
                                        {CARD_HALF, 92, 56},
                                        {CARD_MINI, 72, 34},
                                        {CARD_TINY, 42, 24},
                                        {CARD_TINY, 36, 20}};

void lydia_draw_properties(struct pen *p, int seat, int x, int y, int w, int h)
{
    enum { GAP = 5, LAYOUTS = sizeof layouts / sizeof *layouts };
    const struct lydia_seat *s = &p->l->seat[seat];
    int i = 0, at = 0, cols, rows;

    for (;; i++) {
        cols = (w + GAP) / (layouts[i].w + GAP);
        rows = (h + GAP) / (layouts[i].h + GAP);
        if (cols * rows >= s->properties || i == LAYOUTS - 1)
            break;
    }
    int wide = (w + GAP) / cols - GAP, high = (h + GAP) / rows - GAP;
    if (high > layouts[i].h + 6)
        high = layouts[i].h + 6;
    if (wide > layouts[i].w + 16)
        wide = layouts[i].w + 16;
    bits_each (card, s->owned) {
        lydia_draw_card(p, card, s->improved >> card & 1, layouts[i].size,
                        x + at % cols * (wide + GAP), y + at / cols * (high + GAP), wide, high);
        at++;
    }
}
