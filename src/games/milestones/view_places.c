/* SPDX-License-Identifier: MIT */
/* view_places.c - what is printed on the four buildings of the large rondel: what one gives
 * there, and what one gets. */
#include "view_pen.h"

/* Icons in a row. */
struct row {
    int x, y;
};

enum { ICON = 19 };

static void put_good(struct pen *p, struct row *r, int good)
{
    pen_good(p, good, r->x, r->y, ICON);
    r->x += ICON + 1;
}

static void put_arrow(struct pen *p, struct row *r)
{
    pen_common(p, "arrow", SW_FAINT, r->x + 2, r->y + 5, 14, 9);
    r->x += 19;
}

static void put_art(struct pen *p, struct row *r, const char *symbol, int material)
{
    pen_icon(p, symbol, material, r->x, r->y - 1, ICON + 3, ICON + 2);
    r->x += ICON + 4;
}

static void put_words(struct pen *p, struct row *r, const char *text)
{
    pen_text(p, text, SW_INK, r->x, r->y + 15, SMALL + 2, SW_BOLD);
    r->x += type_width(text, SMALL + 2) + 2;
}

static void print_castle(struct pen *p, struct row r)
{
    char text[16];
    int x = r.x;

    snprintf(text, sizeof text, "≤ %d", KEPT);
    put_words(p, &r, text);
    r.x += 4;
    put_good(p, &r, WOOD);
    put_good(p, &r, SAND);
    r = (struct row){x, r.y + 28};
    put_words(p, &r, "1");
    put_arrow(p, &r);
    pen_rect(p, M_COVER, r.x + 1, r.y - 2, 23, 23, 4)->edge = SW_INK;
    pen_icon(p, "ropes", M_COVER, r.x + 1, r.y - 2, 23, 23);
}

/* Ascending numbers bring a coin; coins buy a tile or a good; two goods bring a coin. */
static void print_trade(struct pen *p, struct row r)
{
    int x = r.x;

    put_words(p, &r, "1≤2≤3");
    put_arrow(p, &r);
    put_good(p, &r, COIN);
    r = (struct row){x, r.y + 23};
    put_words(p, &r, "2");
    put_good(p, &r, COIN);
    put_arrow(p, &r);
    for (int i = 0; i < 2; i++, r.x += 10)
        pen_rect(p, M_TINT + (i ? COIN : GRAIN), r.x, r.y + 3, 10, 14, 2)->edge = SW_INK;
    pen_good(p, WOOD, r.x + 3, r.y + 2, ICON - 3);
    r = (struct row){x, r.y + 23};
    put_words(p, &r, "2");
    put_good(p, &r, WOOD);
    put_arrow(p, &r);
    put_good(p, &r, COIN);
}

static void print_office(struct pen *p, struct row r)
{
    static const struct {
        int cost[2], material;
        const char *symbol;
    } deal[] = {{{STONE, SAND}, M_ROAD, "road"},
                {{STONE, WOOD}, M_ROOF, "house"},
                {{WOOD, SAND}, M_AWNING, "stall"}};
    int x = r.x;

    for (int i = 0; i < 3; i++, r = (struct row){x, r.y + 23}) {
        put_good(p, &r, deal[i].cost[0]);
        put_good(p, &r, deal[i].cost[1]);
        put_arrow(p, &r);
        put_art(p, &r, deal[i].symbol, deal[i].material);
    }
}

static void print_mill(struct pen *p, struct row r)
{
    int x = r.x;

    put_good(p, &r, GRAIN);
    put_good(p, &r, GRAIN);
    put_arrow(p, &r);
    put_art(p, &r, "sack", M_SACK);
    r = (struct row){x, r.y + 26};
    for (int i = 0; i < 2; i++, r.x += 22)
        pen_icon(p, "corner", M_STONE + 2, r.x, r.y, 20, 20);
    put_words(p, &r, "+");
    put_good(p, &r, COIN);
}

void milestones_print_place(struct pen *p, int space, int x, int y, int w)
{
    static void (*const print[])(struct pen *, struct row) = {print_trade, print_office,
                                                              print_mill};

    pen_icon_of(p, "place", space, SW_INK, x + 4, y + 28, 98, 65);
    pen_fit(p, pen_word(p, W_VIEW_PLACE_CASTLE + (space ? space - MILL + 3 : 0)), SW_INK,
            x + 10, y + 20, TEXT, SW_BOLD, w - 20);
    struct row r = {x + 101, y + (space == CASTLE || space == MILL ? 40 : 30)};
    if (space == CASTLE)
        print_castle(p, r);
    else
        print[space - TRADING_HOUSE](p, r);
}
