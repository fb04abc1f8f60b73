/* SPDX-License-Identifier: MIT */
/* view_term.c - Hamlet in a terminal: the same position in cells.
 *
 * Top to bottom: the map of the village, a list of its locations, what lies beside it, and
 * the seats. We take the largest picture that leaves room for the question under it, and
 * measure by drawing without a pen: LINES for the question, more if there is much to choose. */
#include "view_term.h"

#include <stdio.h>

#include "kit/bits.h"

enum { WIDE = 100, NARROW = 78, LINES = 9, MOST_ASKED = 12, NAME = 16 };

/* One of the pictures there are, largest first. */
struct layout {
    bool map, names, side; /* the list with names; designs and orders in lines of their own */
};

static const struct layout layouts[] = {{true, true, true},   {true, false, true},
                                        {true, false, false}, {false, true, true},
                                        {false, false, true}, {false, false, false}};

static void say_with(const struct pen *p, int word, int n, char *out, size_t size)
{
    char number[16];
    struct sw_text text;

    snprintf(number, sizeof number, "%d", n);
    sw_text_init(&text, out, size);
    sw_say(&text, p->g, p->lang, word, (const char *const[4]){number, NULL, NULL, NULL});
}

static void put_title(struct term *t)
{
    const struct pen *p = t->p;
    char text[128];
    struct sw_text out;
    struct cursor c = {t, 1, 0};

    put(&c, SW_GOLD, pen_word(p, W_TITLE))->flags = SW_BOLD;
    say_with(p, W_VIEW_ROUND, p->h->head.round, text, sizeof text);
    putf(&c, SW_CLEAR, " · %s · ", text);
    sw_text_init(&out, text, sizeof text);
    hamlet_say_progress(p, &out);
    put(&c, SW_CLEAR, text);
}

/* ---- locations ------------------------------ */

static bool may_choose(const struct pen *p, int tile)
{
    return pen_may(p, K_TILE, tile) || pen_may(p, K_TO, tile) || pen_may(p, K_DONKEY, tile);
}

/* ">Qu Quarry     ss·   V1 D2  -Ch B1" */
static void put_location(struct term *t, int tile, int col, int row, bool names)
{
    const struct pen *p = t->p;
    struct cursor c = {t, col, row};
    int at = col + 4;

    put_hint(&c, may_choose(p, tile));
    hamlet_put_tile(&c, tile);
    if (!(p->h->net & tile_bit(tile)))
        put(&c, SW_FAINT, "~");
    c.col = at;
    if (names) {
        put_cut(&c, SW_CLEAR, hamlet_tile_name(p, tile), NAME);
        c.col = at + NAME + 1;
    }
    at = c.col;
    hamlet_put_stock(&c, tile);
    c.col = c.col > at ? c.col + 1 : at;
    at = c.col;
    hamlet_put_workers(&c, tile);
    c.col += c.col > at;
    if (p->h->joined[tile])
        put(&c, SW_FAINT, "-");
    bits_each (other, p->h->joined[tile])
        hamlet_put_tile(&c, other);
}

static int location_width(struct term *t, bool names)
{
    struct term only = {.p = t->p, .dry = true};
    int most = 0;

    bits_each (tile, t->p->village) {
        struct cursor c = {&only, 0, 0};
        hamlet_put_stock(&c, tile);
        hamlet_put_workers(&c, tile);
        c.col += 4 + (names ? NAME + 1 : 0) + 4 + 2 * bits_count(t->p->h->joined[tile]);
        most = c.col > most ? c.col : most;
    }
    return most;
}

/* Column by column. */
static int put_locations(struct term *t, int row, int cols, bool names)
{
    int count = bits_count(t->p->village), width = location_width(t, names);
    int across = cols / width < 1 ? 1 : cols / width, i = 0;
    int rows = (count + across - 1) / across;

    bits_each (tile, t->p->village) {
        put_location(t, tile, i / rows * (cols / across), row + i % rows, names);
        i++;
    }
    return row + rows;
}

/* ---- beside the village ------------------------------ */

static void put_design(struct cursor *c, int tile, bool names, int end)
{
    const struct pen *p = c->t->p;
    const struct hamlet_cost *cost = &p->t->cost[tile];

    put_hint(c, pen_may(p, K_DESIGN, tile));
    hamlet_put_tile(c, tile);
    c->col++;
    int at = c->col;
    if (names) {
        put_cut(c, SW_CLEAR, hamlet_tile_name(p, tile), 18);
        c->col = at + 19;
    }
    at = c->col;
    hamlet_put_cost(c, cost->cost, cost->gold);
    if (names)
        c->col = at + 7;
    hamlet_put_points(c, cost->points);
    if (names) {
        c->col++;
        hamlet_put_use(c, tile, end - c->col);
    }
}

static int put_designs(struct term *t, int row, int cols, bool lines)
{
    const struct pen *p = t->p;
    struct cursor c = {t, 1, row};
    int each = cols / 2;

    if (!lines)
        putf(&c, SW_FAINT, "%s ", pen_word(p, W_VIEW_DESIGNS));
    for (int i = 0; i < DISPLAY; i++) {
        if (p->h->display[i] >= TILES)
            continue;
        if (lines)
            c = (struct cursor){t, 1 + i % 2 * each, row + i / 2};
        putf(&c, SW_GOLD, "%d$", i);
        if (p->h->coins[i])
            putf(&c, SW_ACCENT, "+%d", p->h->coins[i]);
        put_design(&c, p->h->display[i], lines && each > 44, (i % 2 + 1) * each);
        c.col += 2;
    }
    return row + (lines ? 2 : 1);
}

static int put_market(struct term *t, int row)
{
    const struct pen *p = t->p;
    const struct hamlet_seats *s = &p->t->seats[p->h->head.seats - 2];
    struct cursor c = {t, 1, row};

    putf(&c, SW_FAINT, "%s ", pen_word(p, W_VIEW_MARKET));
    bits_each (trade, p->h->open) {
        const struct hamlet_trade *tile = &p->t->trade[trade];
        put_hint(&c, pen_may(p, K_TRADE, trade));
        putf(&c, SW_FAINT, "%s ", tile->id);
        hamlet_put_cost(&c, tile->cost, 0);
        put(&c, SW_FAINT, "→");
        hamlet_put_points(&c, tile->points);
        put(&c, SW_FAINT, "+");
        hamlet_put_resource(&c, GOLD, tile->gold);
        c.col++;
    }
    putf(&c, SW_FAINT, "+%d  swg=%d$ fmbt=%d$", p->h->stack_count, s->raw, s->good);
    return row + 1;
}

static int put_orders(struct term *t, int row)
{
    const struct pen *p = t->p;
    int side = p->t->seats[p->h->head.seats - 2].side;
    struct cursor c = {t, 1, row};

    putf(&c, SW_FAINT, "%s ", pen_word(p, W_VIEW_CHURCH));
    for (int i = 0; i < p->t->orders; i++) {
        const struct hamlet_order *o = &p->t->order[i];
        int owner = p->h->order_owner[i];
        if (o->side != side)
            continue;
        put_hint(&c, pen_may(p, K_ORDER, i));
        putf(&c, SW_FAINT, "%s", o->id);
        if (owner < SEATS) {
            putf(&c, SW_SEAT_0 + owner, "=%d", owner + 1)->flags = SW_BOLD;
        } else {
            putf(&c, SW_CLEAR, " %d", o->need);
            for (int k = 0; k <= GOLD; k++)
                if (o->kinds >> k & 1)
                    putf(&c, SW_CLEAR, "%c", "swgfmbt$"[k]);
            hamlet_put_points(&c, o->points);
        }
        c.col++;
    }
    return row + 1;
}

static void put_milestones(struct cursor *c)
{
    const struct pen *p = c->t->p;

    for (int i = 0; i < MILESTONES; i++) {
        int owner = p->h->milestone[i];
        putf(c, SW_FAINT, " %c", "fmbt-"[i]);
        if (owner < SEATS)
            putf(c, SW_SEAT_0 + owner, "%d", owner + 1)->flags = SW_BOLD;
        else
            put(c, SW_FAINT, "?");
    }
}

/* ---- seats ------------------------------ */

static int hired(const uint8_t *place, int count)
{
    int n = 0;

    for (int i = 0; i < count; i++)
        n += place[i] != NONE;
    return n;
}

static void put_name(struct cursor *c, int seat)
{
    enum { SHORT = 10 };
    const struct pen *p = c->t->p;
    char name[64];
    struct sw_text text;
    int col = c->col;

    sw_text_init(&text, name, sizeof name);
    hamlet_say_seat(p, seat, &text);
    if (p->h->current == seat && !p->h->head.over)
        put(c, SW_ACCENT, "▶");
    c->col = col + 1;
    putf(c, SW_SEAT_0 + seat, "%d ", seat + 1)->flags = SW_BOLD;
    put_cut(c, SW_SEAT_0 + seat, name, SHORT);
    c->col = col + SHORT + 4;
}

static void put_seat(struct term *t, int seat, int row)
{
    const struct pen *p = t->p;
    const struct hamlet_seat *s = &p->h->seat[seat];
    struct cursor c = {t, 0, row};

    put_name(&c, seat);
    put(&c, M_POINT, "*");
    putf(&c, SW_CLEAR, "%-4d", s->points)->flags = SW_BOLD;
    put(&c, SW_GOLD, "$");
    putf(&c, SW_CLEAR, "%-3d", s->gold)->flags = SW_BOLD;
    putf(&c, SW_CLEAR, "V%d D%d =%d T%d ", hired(s->villager, VILLAGERS),
         hired(s->donkey, DONKEYS), ROADS - hired(s->road_a, ROADS), bits_count(s->trades));
    for (int i = 0; i < GOODS; i++)
        putf(&c, SW_CLEAR, "%c%d", hamlet_good_letter(p, i, seat), s->supply[i]);
    c.col++;
    bits_each (tile, s->designs) {
        put(&c, SW_FAINT, "[");
        put_design(&c, tile, false, 0);
        put(&c, SW_FAINT, "]");
    }
}

/* ---- the page ------------------------------ */

static int put_page(struct term *t, const struct layout *l, int cols)
{
    int row = 1;

    put_title(t);
    if (l->map) {
        int rows = hamlet_put_map(t, row, cols);
        row += rows;
    }
    row = put_locations(t, row, cols, l->names);
    row = put_designs(t, row, cols, l->side);
    row = put_market(t, row);
    row = put_orders(t, row);
    struct cursor c = {t, cols - 20, 0};
    put_milestones(&c);
    for (int seat = 0; seat < t->p->h->head.seats; seat++)
        put_seat(t, seat, row++);
    return row;
}

static const struct layout *fitting_layout(struct pen *p, int cols, int rows)
{
    const struct layout *l = layouts, *last = &layouts[sizeof layouts / sizeof *layouts - 1];
    struct term only = {.p = p, .dry = true};
    int asked = p->legal_count < MOST_ASKED ? p->legal_count : MOST_ASKED;
    int room = rows - (asked > LINES - 5 ? asked + 5 : LINES);

    while (rows && l < last && put_page(&only, l, cols) > room)
        l++;
    return l;
}

void hamlet_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = !wish->cols || wish->cols >= WIDE ? WIDE : NARROW;
    struct term t = {.p = p};

    pen_owner(p, OF_TERMINAL);
    p->sc->rows = (int16_t)put_page(&t, fitting_layout(p, cols, wish->rows), cols);
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
