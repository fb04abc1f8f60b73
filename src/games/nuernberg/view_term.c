/* SPDX-License-Identifier: MIT */
/* view_term.c - Die Siedler von Nürnberg in a terminal.
 *
 * There is a large picture with both maps and a short one of a line for each road; we take the
 * large one if it leaves room for the question under it. */
#include "kit/bits.h"
#include "view_glyph.h"

enum { WIDE = 98, NARROW = 76, QUESTION = 9, CITY_COL = 45, WARES_COL = 72 };
/* The widest maps there is room for, in steps of their grids. */
enum { MAP_WIDE = 10, CITY_WIDE = 6 };

/* ---- the line above ------------------------------ */

static void put_event(struct cursor *c, int width)
{
    const struct pen *p = c->t->p;

    if (p->n->card == NONE)
        return;
    const struct nuernberg_card *card = &p->t->card[p->n->card];
    put(c, SW_FAINT, " · ");
    if (card->number)
        putf(c, M_RESOURCE + GOLD, "%d ", card->number)->flags = SW_BOLD;
    put_cut(c, SW_CLEAR, pen_word(p, W_VIEW_EVENT + card->event), width);
}

static void term_title(struct term *t, int cols)
{
    struct pen *p = t->p;
    enum { REST = 60 }; /* what the other parts take at most */
    struct cursor c = at(t, 1, 0);

    put(&c, SW_FAINT, pen_word(p, W_TERM_YEAR));
    putf(&c, M_TIME, " %s", p->t->year[p->n->time].id)->flags = SW_BOLD;
    put_event(&c, cols - REST);
    put(&c, SW_FAINT, " · ");
    if (pen_may(p, SW_KIND_VERB, V_DRAW))
        put_arrow(&c);
    putf(&c, SW_CLEAR, "%s %d", pen_word(p, W_TERM_PILE), p->n->pile_count);
    put(&c, SW_FAINT, " · ");
    if (pen_may(p, SW_KIND_VERB, V_WALL))
        put_arrow(&c);
    putf(&c, SW_CLEAR, "%s %d/%d", pen_word(p, W_TERM_WALLS), p->n->walls, p->t->walls);
    put(&c, SW_FAINT, " · ");
    if (pen_may(p, SW_KIND_VERB, V_TOWER))
        put_arrow(&c);
    putf(&c, SW_CLEAR, "%s %d/%d", pen_word(p, W_TERM_TOWERS), bits_count(p->n->towers),
         p->t->towers);
}

/* ---- the short form of both maps ------------------------------ */

static void put_bars(struct cursor *c, int road)
{
    const struct pen *p = c->t->p;

    for (int i = 0; i < p->t->road_length[road]; i++)
        if (i < p->n->built[road])
            put_seat(c, p->n->bar[road][i]);
        else
            put(c, SW_FAINT, "·");
}

static void put_crossing(struct cursor *c, int crossing, int index)
{
    const struct pen *p = c->t->p;
    int owner = nuernberg_settler(p, crossing);
    bool may = pen_may(p, K_CROSSING, crossing);

    putf(c, may ? SW_ACCENT : SW_FAINT, "%d", index)->flags = may ? SW_BOLD | SW_GLOW : 0;
    if (owner == NONE)
        put(c, SW_FAINT, "·");
    else
        put_seat(c, owner);
    c->col++;
}

/* "II Prague a  ab···  1· 2a 3·" */
static void term_road(struct term *t, int road, int row)
{
    struct pen *p = t->p;
    struct cursor c = at(t, 1, row);
    int holder = p->n->right[road];

    if (pen_may(p, K_ROAD, road))
        put_arrow(&c);
    c.col = 2;
    put(&c, SW_CLEAR, p->t->road[road].id)->flags = SW_BOLD;
    c.col = 6;
    put_cut(&c, SW_CLEAR, nuernberg_city_name(p, road), 10);
    c.col = 17;
    if (holder == NONE)
        put(&c, SW_FAINT, "–");
    else
        put_seat(&c, holder);
    c.col = 20;
    put_bars(&c, road);
    c.col = 31;
    for (int i = 0; i < p->t->road_length[road]; i++)
        put_crossing(&c, p->t->road_first[road] + i, i + 1);
}

/* All places for workshops in a line: "01W· 02Ba" */
static void term_sites(struct term *t, int row)
{
    struct pen *p = t->p;
    struct cursor c = at(t, 1, row);

    for (int i = 0; i < p->t->sites; i++) {
        int owner = nuernberg_worker(p, i);
        bool may = pen_may(p, K_SITE, i);
        put(&c, may ? SW_ACCENT : SW_FAINT, p->t->site[i].id + 1)->flags = may ? SW_GLOW : 0;
        put_rate(&c, i);
        if (owner == NONE)
            put(&c, SW_FAINT, "·");
        else
            put_seat(&c, owner);
        c.col++;
    }
}

/* ---- bank and wares ------------------------------ */

static void put_bank(struct cursor *c)
{
    const struct pen *p = c->t->p;

    put(c, SW_FAINT, pen_word(p, W_VIEW_BANK));
    for (int i = 0; i < RESOURCES; i++) {
        c->col++;
        put_good(c, i);
        putf(c, SW_CLEAR, "%d", p->n->bank[i]);
    }
}

/* "▸Zirkel W1O1→3$ I −1b" */
static void put_ware(struct cursor *c, int ware)
{
    struct pen *p = c->t->p;
    struct sale sale = nuernberg_sale(p, p->shown, ware);
    int col = c->col;

    if (pen_may(p, K_WARE, ware))
        put_arrow(c);
    c->col = col + 1;
    put_start(c, M_WARE + ware, nuernberg_ware_name(p, ware), 9);
    c->col = col + 11;
    put_goods(c, p->t->ware[ware].cost, RESOURCES);
    put(c, SW_FAINT, "→");
    putf(c, sale.doubled ? SW_ACCENT : SW_CLEAR, "%d", sale.gold)->flags = SW_BOLD;
    put_good(c, GOLD);
    putf(c, SW_FAINT, " %s", p->t->road[p->t->ware[ware].road].id);
    if (sale.to == NONE)
        return;
    putf(c, SW_CLEAR, " −%d", sale.toll);
    put_seat(c, sale.to);
}

/* "=W1B1 ▲W1B1S1G1 …": what pieces cost. */
static void put_costs(struct cursor *c)
{
    static const char *const sign[BUILDS] = {"=", "▲", "■", "█", "♜"};
    const struct pen *p = c->t->p;

    for (int i = 0; i < BUILDS; i++) {
        uint8_t cost[GOODS];
        memcpy(cost, p->t->cost[i].cost, sizeof cost);
        cost[GOLD] = (uint8_t)nuernberg_gold_cost(p->t, p->n, i);
        put(c, SW_FAINT, sign[i]);
        put_goods(c, cost, GOODS);
        c->col++;
    }
}

static void term_wares(struct term *t, int col, int row, int across)
{
    for (int i = 0; i < WARES; i++) {
        struct cursor c = at(t, col + i % across * (NARROW / 2), row + i / across);
        put_ware(&c, i);
    }
}

/* ---- seats ------------------------------ */

static void put_hand(struct cursor *c, int seat)
{
    struct pen *p = c->t->p;
    int sure = 0, cards = p->n->seat[seat].cards;

    for (int i = 0; i < RESOURCES; i++) {
        int n = p->known[seat][i];
        sure += n;
        put_good(c, i);
        putf(c, n ? SW_CLEAR : SW_FAINT, "%d ", n);
    }
    if (cards > sure)
        putf(c, SW_ACCENT, "?%d", cards - sure);
}

static void put_name(struct cursor *c, int seat, int width)
{
    const struct pen *p = c->t->p;
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    nuernberg_say_seat(p, seat, &text);
    put_cut(c, seat_material(p, seat), name, width);
}

static void put_prestige(struct cursor *c, const struct nuernberg_seat *s)
{
    const struct pen *p = c->t->p;
    int col = c->col;

    put(c, SW_FAINT, pen_word(p, W_TERM_PRESTIGE));
    putf(c, SW_CLEAR, "%d", s->prestige);
    c->col = col + 7;
    if (s->council != NONE)
        putf(c, SW_GOLD, "%s%d", pen_word(p, W_TERM_COUNCIL), p->t->council[s->council].points);
}

static void term_seat(struct term *t, int seat, int row)
{
    struct pen *p = t->p;
    const struct nuernberg_seat *s = &p->n->seat[seat];
    struct cursor c = at(t, 0, row);

    if (!p->n->head.over && p->n->head.waiting >> seat & 1)
        put(&c, SW_ACCENT, "▶");
    c.col = 1;
    put_seat(&c, seat);
    c.col = 3;
    put_name(&c, seat, 10);
    c.col = 14;
    putf(&c, SW_CLEAR, "%2d", nuernberg_points(p->t, p->n, seat))->flags = SW_BOLD;
    putf(&c, SW_FAINT, " %s", pen_word(p, W_TERM_POINTS));
    c.col = 22;
    put_hand(&c, seat);
    c.col = 42;
    put_good(&c, GOLD);
    putf(&c, SW_CLEAR, "%d", s->gold)->flags = SW_BOLD;
    c.col = 47;
    put_prestige(&c, s);
    c.col = 61;
    putf(&c, SW_FAINT, "▲%d ■%d =%d", s->settlements_left, s->workshops_left, s->bars_left);
}

static int term_seats(struct term *t, int row)
{
    struct pen *p = t->p;

    for (int seat = 0; seat < p->n->head.seats; seat++)
        term_seat(t, seat, row++);
    return row;
}

/* ---- the offer on the table ------------------------------ */

static void put_exchange(struct cursor *c, int seat)
{
    const struct pen *p = c->t->p;

    put_seat(c, seat);
    putf(c, SW_FAINT, " %s ", pen_word(p, W_VIEW_GIVES));
    put_goods(c, p->n->seat[seat].give, GOODS);
    putf(c, SW_FAINT, " %s ", pen_word(p, W_VIEW_WANTS));
    put_goods(c, p->n->seat[seat].want, GOODS);
}

static bool offer_open(const struct pen *p)
{
    int phase = p->n->head.phase;

    return phase == OFFER || phase == REPLY || phase == PICK;
}

/* A line for the offer and for each seat that is asked. */
static int term_offer(struct term *t, int row)
{
    struct pen *p = t->p;
    struct cursor c = at(t, 1, row);

    if (!offer_open(p))
        return row;
    put_exchange(&c, p->n->current);
    for (int seat = 0; seat < p->n->head.seats; seat++) {
        int reply = p->n->seat[seat].reply;
        if (p->n->head.phase == OFFER || !(p->n->to >> seat & 1))
            continue;
        c = at(t, 1, ++row);
        if (reply == COUNTERED || reply == COMPOSING) {
            put_exchange(&c, seat);
            continue;
        }
        put_seat(&c, seat);
        putf(&c, SW_CLEAR, " %s", pen_word(p, W_REPLY_NONE + reply));
    }
    return row + 1;
}

/* ---- the page ------------------------------ */

static int term_large(struct term *t, int cols)
{
    int below = nuernberg_term_land(t, 1, 1);
    int side = nuernberg_term_city(t, CITY_COL, 1) + 1;
    struct cursor c = at(t, CITY_COL, side);
    bool wide = cols == WIDE;

    put_bank(&c);
    below = below > side + 2 ? below : side + 2;
    c = wide ? at(t, CITY_COL, side + 1) : at(t, NARROW / 2 + 1, below + 2);
    put_costs(&c);
    term_wares(t, wide ? WARES_COL : 1, wide ? 2 : below, wide ? 1 : 2);
    return below + (wide ? 0 : 3);
}

/* While an offer is open nobody can build or sell: its lines take the place of those lists. */
static int term_short(struct term *t)
{
    struct pen *p = t->p;
    int row = 1;
    struct cursor c;

    for (int road = 0; road < ROADS; road++)
        term_road(t, road, row++);
    term_sites(t, row++);
    if (!offer_open(p)) {
        c = at(t, 2, row++);
        put_costs(&c);
        term_wares(t, 1, row, 2);
        row += 2;
    }
    c = at(t, offer_open(p) ? 2 : 1 + NARROW / 2, row);
    put_bank(&c);
    return row + 1;
}

/* Is there room for the large picture, with all that stands below it and the question? An
 * edition may have maps that are too wide for it. */
static bool large_fits(const struct pen *p, int cols, int rows)
{
    struct extent land = nuernberg_land_extent(p), city = nuernberg_city_extent(p);
    int below = (cols == WIDE ? 0 : 3) + (offer_open(p) ? SEATS : 0) + p->n->head.seats;

    if (land.right - land.left > MAP_WIDE || city.right - city.left > CITY_WIDE)
        return false;
    return !rows || land.bottom - land.top + 2 + below <= rows - QUESTION;
}

void nuernberg_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = wish->cols && wish->cols < WIDE ? NARROW : WIDE;
    struct term t = {.p = p};

    pen_owner(p, OF_TERMINAL);
    term_title(&t, cols);
    int row = large_fits(p, cols, wish->rows) ? term_large(&t, cols) : term_short(&t);
    row = term_offer(&t, row);
    p->sc->rows = (int16_t)term_seats(&t, row);
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
