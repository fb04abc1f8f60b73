/* SPDX-License-Identifier: MIT */
/* view_term.c - Altiplano in a terminal: the same position in cells.
 *
 * Top to bottom: a line for each place, in the order of the ring, with its stock, the figures
 * and the slots of the board that is shown large; that board's goods and warehouse; the cards
 * on offer; all seats. Goods are two letters of their name, so the picture needs no colours.
 * The parts come in several sizes. We take the largest picture that
 * leaves room for the question under it, and measure by drawing without a pen. */
#include "view_pen.h"

#include "kit/cursor.h"

enum { WIDE = 116, NARROW = 78, QUESTION = 9, STOCK_AT = 10, FIGURES_AT = 30, SLOTS_AT = 38 };

/* ---- goods ------------------------------ */

/* The two letters of a good, "$" for a coin. */
static void put_piece(struct cursor *c, int piece)
{
    if (piece == COIN)
        put(c, M_GOOD + COIN, "$")->flags = SW_BOLD;
    else
        put(c, M_GOOD + piece, pen_word(c->t->p, W_TERM_FOOD + piece))->flags = SW_BOLD;
}

/* "Fo Fo Wd": goods one by one, or with numbers if they are more than `room`. */
static void put_goods(struct cursor *c, const uint8_t count[GOODS], int room)
{
    int total = 0;
    bool first = true;

    for (int i = 0; i < GOODS; i++)
        total += count[i];
    for (int i = 0; i < GOODS; i++) {
        int n = count[i], times = total > room ? n > 0 : n;
        for (; times > 0; times--) {
            c->col += !first;
            first = false;
            put_piece(c, i);
        }
        if (total > room && n > 1)
            putf(c, SW_CLEAR, "%d", n);
    }
    if (!total)
        put(c, SW_FAINT, "–");
}

/* "[Fo]" or "[  ]" */
static void put_slot(struct cursor *c, int seat, int slot)
{
    const struct pen *p = c->t->p;
    int piece = p->m->seat[seat].slot[slot];
    bool may = seat == p->seat && pen_may(p, K_SLOT, slot);
    int ink = may ? SW_ACCENT : SW_FAINT;
    bool coin = bits_has(p->t->accepting[COIN], slot);

    if (piece >= PIECES) {
        put(c, ink, coin ? "( )" : "[  ]");
        return;
    }
    put(c, ink, coin ? "(" : "[");
    put_piece(c, piece);
    put(c, ink, coin ? ")" : "]");
}

/* ---- recipes ------------------------------ */

static void put_need(struct cursor *c, uint64_t set)
{
    const char *between = "";

    if (bits_count(set) > 3) {
        put(c, SW_CLEAR, "??");
        return;
    }
    bits_each (good, set) {
        if (*between)
            put(c, SW_FAINT, between);
        put_piece(c, good);
        between = "/";
    }
}

static void put_result(struct cursor *c, int recipe)
{
    const struct pen *p = c->t->p;
    const struct altiplano_recipe *r = &p->t->recipe[recipe];

    if (r->effect == GAIN) {
        if (r->amount > 1)
            putf(c, SW_CLEAR, "%d", r->amount);
        put_piece(c, r->good);
    } else {
        put(c, SW_CLEAR, pen_word(p, W_TERM_GAIN + r->effect));
    }
}

/* "Fo Fo→St" */
static void put_recipe(struct cursor *c, int recipe)
{
    const struct altiplano_recipe *r = &c->t->p->t->recipe[recipe];
    int start = c->col;

    for (int i = 0; i < NEEDS; i++)
        if (r->need[i]) {
            c->col += c->col > start;
            put_need(c, r->need[i]);
        }
    if (r->coins)
        putf(c, M_GOOD + COIN, "%s%d$", c->col > start ? " " : "", r->coins);
    if (c->col > start)
        put(c, SW_FAINT, "→");
    put_result(c, recipe);
}

/* ---- the warehouse ------------------------------ */

/* "L1:WdWd··(2)", the goods of a warehouse row and its points: in bold once it is full. */
static void put_row(struct cursor *c, int seat, int row)
{
    const struct altiplano_seat *s = &c->t->p->m->seat[seat];
    const struct altiplano_row *r = &c->t->p->t->row[row];
    int count = s->row_count[row], corn = s->row_corn[row];
    bool full = count >= r->size;

    put(c, SW_FAINT, r->id);
    put(c, SW_FAINT, ":");
    for (int i = 0; i < count; i++) {
        int good = i < count - corn ? s->row_good[row] : CORN;
        if (good < GOODS)
            put_piece(c, good);
    }
    for (int i = count; i < r->size; i++)
        put(c, SW_FAINT, "··");
    putf(c, full ? SW_GOLD : SW_FAINT, full ? "=%d" : "(%d)", r->points)->flags =
        full ? SW_BOLD : 0;
}

/* ---- layouts ------------------------------ */

/* One of the pictures there are, largest first. */
struct layout {
    bool strip_lines, orders, seat_slots;
};

static const struct layout layouts[] = {
    {true, true, true}, {true, true, false}, {false, true, false}, {false, false, false}};

static const struct altiplano_seat *me(const struct pen *p)
{
    return &p->m->seat[p->shown];
}

static void say_with(const struct pen *p, int word, int n, char *out, size_t size)
{
    struct sw_text text;
    char number[16];

    snprintf(number, sizeof number, "%d", n);
    sw_text_init(&text, out, size);
    sw_say(&text, p->g, p->lang, word, (const char *const[4]){number, NULL, NULL, NULL});
}

static int total(const uint8_t count[GOODS])
{
    int n = 0;

    for (int i = 0; i < GOODS; i++)
        n += count[i];
    return n;
}

static void put_seat(struct cursor *c, int seat)
{
    putf(c, SW_SEAT_0 + seat, "♟%d", seat + 1)->flags = SW_BOLD;
}

/* ---- title ------------------------------ */

static void put_title(struct cursor *c)
{
    const struct pen *p = c->t->p;
    char text[64];
    int last = p->m->final_round;

    c->col = 1;
    put(c, SW_GOLD, pen_word(p, W_TITLE))->flags = SW_BOLD;
    say_with(p, W_VIEW_ROUND, p->m->head.round, text, sizeof text);
    putf(c, SW_CLEAR, " · %s", text);
    if (!p->m->head.over)
        putf(c, SW_CLEAR, " · %s", pen_word(p, W_VIEW_PHASE_MISSION + p->m->head.phase));
    if (last && !p->m->head.over)
        putf(c, SW_ACCENT, " · %s",
             pen_word(p, last == p->m->head.round ? W_VIEW_LAST : W_VIEW_LAST_NEXT));
    put(c, SW_CLEAR, " · ");
    put_piece(c, FOOD);
    putf(c, SW_CLEAR, " %d", p->m->supply[FOOD]);
}

/* ---- places ------------------------------ */

static void put_stock(struct cursor *c, int place)
{
    const struct pen *p = c->t->p;
    const char *const word = pen_word(p, W_TERM_CARDS);

    bits_each (good, p->t->stock[place]) {
        put_piece(c, good);
        putf(c, p->m->supply[good] ? SW_CLEAR : SW_ACCENT, "%d ", p->m->supply[good]);
    }
    if (place == MARKET)
        putf(c, SW_CLEAR, "%s%d", word, bits_count(p->m->orders));
    else if (place == HARBOUR)
        putf(c, SW_CLEAR, "%s%d", pen_word(p, W_TERM_BOATS), bits_count(p->m->boats));
    else if (place == VILLAGE)
        putf(c, SW_CLEAR, "%s%d %s%d", pen_word(p, W_TERM_HOUSES), bits_count(p->m->houses),
             pen_word(p, W_TERM_CART), p->m->carts);
}

static void put_figures(struct cursor *c, int place)
{
    const struct pen *p = c->t->p;

    for (int seat = 0; seat < p->m->head.seats; seat++)
        if (p->m->seat[seat].place == place)
            putf(c, SW_SEAT_0 + seat, "%d", seat + 1)->flags = SW_BOLD;
}

/* The slots of role and extensions at a place, and what they give. */
static void put_tiles(struct cursor *c, int place)
{
    const struct pen *p = c->t->p;

    bits_each (r, tile_recipes(p->t, me(p))) {
        if (p->t->recipe[r].place != place)
            continue;
        put(c, SW_ACCENT, bits_has(p->ready, r) ? " »" : "  ");
        put_hint(c, p->seat == p->shown && pen_may(p, K_RECIPE, r));
        bits_each (slot, p->t->slots_of[r])
            put_slot(c, p->shown, slot);
        if (p->t->slots_of[r])
            put(c, SW_FAINT, "→");
        put_result(c, r);
    }
}

/* The board's recipes of a place: all of them where there is room, else those that the goods
 * on the slots allow. */
static void put_recipes(struct cursor *c, int place, bool all)
{
    const struct pen *p = c->t->p;

    bits_each (r, p->t->recipes_at[place] & p->t->board_recipes) {
        bool ready = bits_has(p->ready, r);
        if (!all && !ready)
            continue;
        put(c, SW_ACCENT, ready ? " »" : "  ");
        if (all)
            put_recipe(c, r);
        else
            put_result(c, r);
    }
}

/* What would end at `width` goes on the next line if this one is too short for it. */
static void make_room(struct cursor *c, int width, int cols)
{
    if (width <= cols)
        return;
    c->row++;
    c->col = SLOTS_AT;
}

static int term_place(struct term *t, int place, int row, int cols)
{
    const struct pen *p = t->p;
    bool may = pen_may(p, K_TO_PLACE, place) || pen_may(p, K_AT_PLACE, place);
    struct cursor c = {t, 0, row};
    struct term only = {.p = t->p, .dry = true};

    put_hint(&c, may);
    put_cut(&c, M_PLACE + place, pen_word(p, W_PLACE_MARKET + place), STOCK_AT - 2);
    c.col = STOCK_AT;
    put_stock(&c, place);
    c.col = FIGURES_AT;
    put_figures(&c, place);
    c.col = SLOTS_AT;
    bits_each (slot, p->t->place_slots[place])
        put_slot(&c, p->shown, slot);
    c.col = SLOTS_AT + 12;
    struct cursor width = {&only, c.col, row};
    put_recipes(&width, place, cols == WIDE);
    make_room(&c, width.col, cols);
    put_recipes(&c, place, cols == WIDE);
    width.col = c.col;
    put_tiles(&width, place);
    make_room(&c, width.col, cols);
    put_tiles(&c, place);
    return c.row + 1;
}

static int term_places(struct term *t, int row, int cols)
{
    for (int i = 0; i < PLACES; i++)
        row = term_place(t, t->p->m->ring[i] < PLACES ? t->p->m->ring[i] : i, row, cols);
    return row;
}

/* ---- the board that is shown large ------------------------------ */

static void put_carts(struct cursor *c, int seat)
{
    const struct pen *p = c->t->p;
    const struct altiplano_seat *s = &p->m->seat[seat];

    for (int i = 0; i < CARTS; i++) {
        bool have = i < s->carts, used = s->used >> i & 1;
        put_hint(c, seat == p->seat && (pen_may(p, K_BY_UNIT, CART_1 + i) ||
                                        pen_may(p, K_BY_UNIT, FOOD_1 + i)));
        put(c, have && !used ? SW_CLEAR : SW_FAINT, !have ? "–" : used ? "x" : "C");
        put_slot(c, seat, p->t->first_move + i);
    }
}

static int term_board(struct term *t, int row)
{
    const struct pen *p = t->p;
    struct cursor c = {t, 1, row};

    put_seat(&c, p->shown);
    putf(&c, SW_FAINT, " %s ", pen_word(p, W_TERM_PLAN));
    put_goods(&c, me(p)->plan, 12);
    putf(&c, SW_FAINT, " (%d)  ", road_value(p->t, me(p)));
    put_piece(&c, COIN);
    putf(&c, SW_CLEAR, "%d ", me(p)->coins);
    put_carts(&c, p->shown);
    if (p->t->caravan < p->t->recipes && tile_recipes(p->t, me(p)) >> p->t->caravan & 1) {
        putf(&c, SW_CLEAR, " %s", pen_word(p, W_TERM_CARAVAN));
        put_slot(&c, p->shown, p->t->caravan_slot);
    }
    c = (struct cursor){t, 4, row + 1};
    putf(&c, SW_FAINT, "%s ", pen_word(p, W_VIEW_BAG));
    put_goods(&c, me(p)->bag, 6);
    putf(&c, SW_FAINT, "  %s ", pen_word(p, W_VIEW_BOX));
    put_goods(&c, me(p)->box, 6);
    return row + 2;
}

static int term_missions(struct term *t, int row)
{
    const struct pen *p = t->p;
    struct cursor c = {t, 4, row};
    char say[128];
    struct sw_text text;

    for (int i = 0; i < missions_held(p, p->shown); i++) {
        int mission = me(p)->mission[i];
        if (mission >= p->t->missions)
            continue;
        sw_text_init(&text, say, sizeof say);
        altiplano_say_mission(p, mission, &text);
        putf(&c, SW_GOLD, "%s%d: ", c.col > 4 ? "  " : "", p->t->mission[mission].points);
        put(&c, SW_CLEAR, say);
    }
    return c.col > 4 ? row + 1 : row;
}

/* Rows that have begun, as many to a line as there is room for, and the next one. */
static int term_warehouse(struct term *t, int row, int cols)
{
    const struct pen *p = t->p;
    struct term only = {.p = t->p, .dry = true};
    struct cursor c = {t, 4, row};

    for (int r = 0; r < p->t->rows; r++) {
        if (!me(p)->row_count[r])
            continue;
        struct cursor width = {&only, c.col, row};
        put_row(&width, p->shown, r);
        if (width.col > cols)
            c = (struct cursor){t, 4, c.row + 1};
        bool may = p->seat == p->shown && pen_may(p, K_ROW, r);
        if (may)
            put(&c, SW_ACCENT, "▸");
        put_row(&c, p->shown, r);
        c.col++;
    }
    if (c.col == 4)
        put(&c, SW_FAINT, pen_word(p, W_TERM_EMPTY));
    return c.row + 1;
}

/* ---- cards on offer ------------------------------ */

static int price_at(const struct pen *p, int space)
{
    return p->t->extension[p->m->strip[space]].price + p->t->strip[space].coins;
}

/* "E02 Fishing hut   3$  harbour  Fo→Fi" */
static void put_offer(struct cursor *c, int space)
{
    const struct pen *p = c->t->p;
    const struct altiplano_extension *e = &p->t->extension[p->m->strip[space]];
    int place = p->t->recipe[e->recipe].place;

    put_cut(c, SW_CLEAR, extension_name(p, p->m->strip[space]), 18);
    c->col = 24;
    putf(c, M_GOOD + COIN, "%2d$", price_at(p, space));
    c->col = 29;
    if (place < PLACES)
        put(c, M_PLACE + place, pen_word(p, W_PLACE_MARKET + place));
    c->col = 38;
    put_recipe(c, e->recipe);
}

/* A line for each extension, or one for all. */
static int term_strip(struct term *t, int row, bool lines, int cols)
{
    const struct pen *p = t->p;

    for (int i = 0; i < STRIP; i++) {
        int e = p->m->strip[i], each = cols / STRIP;
        struct cursor c = {t, lines ? 0 : i * each, row};
        if (e >= p->t->extensions)
            continue;
        put_hint(&c, pen_may(p, K_EXTENSION, e));
        putf(&c, SW_CLEAR, "%s ", p->t->extension[e].id)->flags = SW_BOLD;
        if (lines) {
            put_offer(&c, i);
            row++;
        } else {
            put_cut(&c, SW_CLEAR, extension_name(p, e), each - 9);
            putf(&c, M_GOOD + COIN, " %d$", price_at(p, i));
        }
    }
    return lines ? row : row + 1;
}

static int term_orders(struct term *t, int row, int cols)
{
    enum { EACH = 19 };
    const struct pen *p = t->p;
    int across = cols / EACH, at = 0;

    bits_each (order, p->m->orders) {
        struct cursor c = {t, at % across * EACH, row + at / across};
        put_hint(&c, pen_may(p, K_ORDER, order));
        putf(&c, SW_CLEAR, "%s ", p->t->order[order].id);
        putf(&c, SW_GOLD, "%d ", p->t->order[order].points)->flags = SW_BOLD;
        for (int g = 0; g < GOODS; g++)
            for (int i = 0; i < p->t->order[order].good[g]; i++)
                put_piece(&c, g);
        at++;
    }
    return row + (at + across - 1) / across;
}

/* Which houses and boats are left: their goods. */
static int term_buildings(struct term *t, int row)
{
    const struct pen *p = t->p;
    struct cursor c = {t, 1, row};

    putf(&c, SW_FAINT, "%s ", pen_word(p, W_TERM_HOUSES_LEFT));
    bits_each (house, p->m->houses) {
        put_piece(&c, p->t->house[house].good);
        c.col++;
    }
    putf(&c, SW_FAINT, " %s ", pen_word(p, W_TERM_BOATS_LEFT));
    bits_each (boat, p->m->boats) {
        put_piece(&c, p->t->boat[boat].good);
        c.col++;
    }
    return row + 1;
}

/* ---- seats ------------------------------ */

static void put_order(struct cursor *c, int seat, int i)
{
    const struct pen *p = c->t->p;
    const struct altiplano_seat *s = &p->m->seat[seat];
    const struct altiplano_order *o = &p->t->order[s->open[i]];

    putf(c, SW_CLEAR, " %s:", o->id);
    for (int g = 0; g < GOODS; g++)
        for (int k = s->delivered[i][g]; k < o->good[g]; k++)
            put_piece(c, g);
}

/* What open orders still need; one that has no room is only hinted at. */
static void put_open_orders(struct cursor *c, int seat, int cols)
{
    struct term only = {.p = c->t->p, .dry = true};

    for (int i = 0; i < OPEN_ORDERS; i++) {
        if (only.p->m->seat[seat].open[i] >= only.p->t->orders)
            continue;
        struct cursor width = {&only, c->col, c->row};
        put_order(&width, seat, i);
        if (width.col < cols)
            put_order(c, seat, i);
        else if (c->col + 2 <= cols)
            put(c, SW_FAINT, " …");
    }
}

static void term_seat(struct term *t, int seat, int row, int cols)
{
    enum { NAME = 10 };
    const struct pen *p = t->p;
    const struct altiplano_seat *s = &p->m->seat[seat];
    struct cursor c = {t, 0, row};
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    put(&c, SW_ACCENT, to_move(p, seat) ? "▶" : " ");
    put_seat(&c, seat);
    c.col = 4;
    put_cut(&c, SW_SEAT_0 + seat, name, NAME);
    c.col = 5 + NAME;
    putf(&c, SW_CLEAR, "%3d", altiplano_points(p->t, p->m, seat))->flags = SW_BOLD;
    putf(&c, SW_FAINT, "%s", p->m->start == seat ? "* " : "  ");
    putf(&c, SW_CLEAR, "$%-2d %s%d %s%d %s%d %s%d %s%d/%d/%d", s->coins,
         pen_word(p, W_TERM_ROAD), road_value(p->t, s), pen_word(p, W_TERM_CART), s->carts,
         pen_word(p, W_TERM_BAG), total(s->bag), pen_word(p, W_TERM_BOX), total(s->box),
         pen_word(p, W_TERM_BUILT), bits_count(s->houses), bits_count(s->boats),
         bits_count(s->orders));
    put_open_orders(&c, seat, cols);
}

/* What lies on the slots of a seat, by place, and its warehouse. */
static int term_seat_slots(struct term *t, int seat, int row, int cols)
{
    const struct pen *p = t->p;
    const struct altiplano_seat *s = &p->m->seat[seat];
    struct cursor c = {t, 4, row};
    uint64_t filled = filled_slots(s) & own_slots(p->t, s);

    putf(&c, SW_FAINT, "%s ", pen_word(p, W_TERM_PLAN));
    put_goods(&c, s->plan, 5);
    for (int place = 0; place < PLACES; place++) {
        uint64_t here = 0;
        bits_each (r, p->t->recipes_at[place])
            here |= p->t->slots_of[r];
        if (!(here & filled) || c.col > cols - 24)
            continue;
        putf(&c, SW_FAINT, "  %s ", pen_word(p, W_PLACE_MARKET + place));
        bits_each (slot, here & filled)
            put_piece(&c, s->slot[slot]);
    }
    return row + 1;
}

static int term_seats(struct term *t, int row, int cols, bool slots)
{
    for (int seat = 0; seat < t->p->m->head.seats; seat++) {
        term_seat(t, seat, row++, cols);
        if (slots && seat != t->p->shown)
            row = term_seat_slots(t, seat, row, cols);
    }
    return row;
}

/* ---- the page ------------------------------ */

static int term_page(struct term *t, const struct layout *l, int cols)
{
    struct cursor c = {t, 0, 0};
    int row = 1;

    put_title(&c);
    row = term_places(t, row, cols);
    row = term_board(t, row);
    row = term_missions(t, row);
    row = term_warehouse(t, row, cols);
    row = term_strip(t, row, l->strip_lines, cols);
    if (l->orders) {
        row = term_orders(t, row, cols);
        row = term_buildings(t, row);
    }
    return term_seats(t, row, cols, l->seat_slots);
}

static const struct layout *fitting_layout(struct pen *p, int cols, int rows)
{
    const struct layout *l = layouts, *last = &layouts[sizeof layouts / sizeof *layouts - 1];
    struct term only = {.p = p, .dry = true};

    while (rows && l < last && term_page(&only, l, cols) > rows - QUESTION)
        l++;
    return l;
}

/* What a narrow screen has no room for is beyond its edge; the page itself never is. */
void altiplano_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = wish->cols && wish->cols < WIDE ? NARROW : WIDE;
    struct term t = {.p = p};

    pen_owner(p, OF_TERMINAL);
    p->sc->rows = (int16_t)term_page(&t, fitting_layout(p, cols, wish->rows), cols);
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
