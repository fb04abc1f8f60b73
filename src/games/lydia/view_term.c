/* SPDX-License-Identifier: MIT */
/* view_term.c - Lions of Lydia in a terminal: the same position in cells.
 *
 * Top to bottom: the city and the properties of the seat that looks; the cards on display;
 * all seats. Each of them comes in several sizes. We take the largest picture that leaves
 * room for the question under it, and measure by drawing without a pen. */
#include "view_term.h"
#include "kit/type.h"

#include <stdio.h>

#include "kit/bits.h"

enum { WIDE = 98, NARROW = 76, CITY_W = 47, QUESTION = 9 };

enum display_size { DISPLAY_LINES, DISPLAY_BRIEF };
enum seat_size { SEAT_BOARD, SEAT_TWO_LINES, SEAT_LINE };

/* One of the pictures there are, largest first. */
struct layout {
    bool brief_city;
    enum display_size display;
    enum seat_size seats;
};

static const struct layout layouts[] = {
    {false, DISPLAY_LINES, SEAT_BOARD},     {false, DISPLAY_LINES, SEAT_TWO_LINES},
    {false, DISPLAY_LINES, SEAT_LINE},      {false, DISPLAY_BRIEF, SEAT_BOARD},
    {false, DISPLAY_BRIEF, SEAT_TWO_LINES}, {false, DISPLAY_BRIEF, SEAT_LINE},
    {true, DISPLAY_BRIEF, SEAT_TWO_LINES},  {true, DISPLAY_BRIEF, SEAT_LINE}};

static void say_with(const struct pen *p, int word, const char *arg, char *out, size_t size)
{
    struct sw_text text;

    sw_text_init(&text, out, size);
    sw_say(&text, p->g, p->lang, word, (const char *const[4]){arg, NULL, NULL, NULL});
}

static void seat_name(const struct pen *p, int seat, char *out, size_t size)
{
    struct sw_text text;

    sw_text_init(&text, out, size);
    lydia_say_seat(p, seat, &text);
}

static int target(const struct pen *p)
{
    return p->t->seats[p->l->head.seats - 2].target;
}

/* ---- title ------------------------------ */

static void put_round(struct cursor *c)
{
    const struct pen *p = c->t->p;
    char number[16], text[64];

    snprintf(number, sizeof number, "%d", p->l->head.round);
    say_with(p, W_VIEW_ROUND, number, text, sizeof text);
    put(c, SW_CLEAR, text);
}

static void put_title(struct cursor *c)
{
    const struct pen *p = c->t->p;
    char number[16], text[128];

    c->col = 1;
    put(c, SW_GOLD, pen_word(p, W_TITLE))->flags = SW_BOLD;
    put(c, SW_CLEAR, " · ");
    put_round(c);
    put(c, SW_CLEAR, " · ");
    snprintf(number, sizeof number, "%d", target(p));
    say_with(p, W_VIEW_GOAL, number, text, sizeof text);
    put(c, SW_CLEAR, text);
}

/* ---- the city ------------------------------ */

static void put_merchants(struct cursor *c, const uint8_t count[MERCHANTS], int step)
{
    for (int m = 0; m < MERCHANTS; m++)
        for (int i = 0; i < count[m]; i++) {
            lydia_put_colour(c, m);
            c->col += step;
        }
}

static int how_many(const uint8_t count[MERCHANTS])
{
    int n = 0;

    for (int m = 0; m < MERCHANTS; m++)
        n += count[m];
    return n;
}

/* "+RRG*⇄": what arrives, bonuses, an exchange. */
static void put_gain(struct cursor *c, int gate, int room)
{
    struct gain gain = lydia_gate_gain(c->t->p->t, c->t->p->l, gate);
    uint8_t goods[GOODS];
    int arrive = 0;

    for (int i = 0; i < GOODS; i++) {
        goods[i] = (uint8_t)gain.goods[i];
        arrive += gain.goods[i];
    }
    put(c, SW_CLEAR, arrive ? "+" : "±0");
    lydia_put_goods(c, goods, 1, room);
    while (gain.bonuses-- > 0)
        put(c, SW_ACCENT, "*");
    if (gain.exchange)
        put(c, M_LYDIAN, "⇄");
}

static void put_fountain_merchants(struct cursor *c)
{
    const struct pen *p = c->t->p;

    for (int m = 0; m < MERCHANTS; m++) {
        if (!p->l->fountain[m])
            continue;
        lydia_put_colour(c, m);
        if (p->l->fountain[m] > 1)
            putf(c, SW_CLEAR, "%d", p->l->fountain[m]);
        c->col++;
    }
}

static bool gain_is_asked(const struct pen *p, int gate)
{
    return p->l->head.phase == PLACE && pen_may(p, K_GATE, gate);
}

static void term_tower(struct term *t, int gate, int col, int row)
{
    struct cursor c = {t, col, row};

    put(&c, M_COLOUR + gate, "▛▀▀▜");
    c = (struct cursor){t, col, row + 1};
    put(&c, M_COLOUR + gate, "▌");
    lydia_put_colour(&c, gate);
    c.col = col + 3;
    put(&c, M_COLOUR + gate, "▐");
    c = (struct cursor){t, col, row + 2};
    put(&c, M_COLOUR + gate, "▌▟▙▐");
}

/* A tower in a corner of the city; beside it, towards the middle, its name, its merchants,
 * and what placing one there brings. */
static void term_gate(struct term *t, int gate, int top)
{
    enum { LEFT = 7, RIGHT = 41 };
    const struct pen *p = t->p;
    bool left = gate == RED || gate == GREEN, may = pen_may(p, K_GATE, gate);
    int row = gate < BLUE ? top : top + 7;
    const char *name = pen_word(p, W_GATE_R + gate);
    struct term only = {.p = t->p, .dry = true};
    struct cursor width = {&only, 0, 0};
    struct cursor c = {t, (left ? LEFT : RIGHT - type_cells(name)) - 1, row};

    term_tower(t, gate, left ? 1 : 43, row);
    put_hint(&c, may);
    put(&c, M_COLOUR + gate, name)->flags = may ? SW_GLOW : 0;
    c = (struct cursor){t, left ? LEFT : RIGHT + 1 - 2 * how_many(p->l->gate[gate]), row + 1};
    put_merchants(&c, p->l->gate[gate], 1);
    if (!gain_is_asked(p, gate))
        return;
    put_gain(&width, gate, 11);
    c = (struct cursor){t, left ? LEFT : RIGHT - width.col, row + 2};
    put_gain(&c, gate, 11);
}

static void put_fountain_name(struct cursor *c)
{
    const struct pen *p = c->t->p;
    bool may = pen_may(p, SW_KIND_VERB, V_FOUNTAIN);

    put_hint(c, may);
    put(c, M_WATER, pen_word(p, W_VIEW_FOUNTAIN))->flags = may ? SW_GLOW | SW_BOLD : SW_BOLD;
}

static void term_fountain(struct term *t, int row)
{
    enum { LEFT = 13, RIGHT = LEFT + 21 };
    struct cursor c = {t, LEFT, row};

    put(&c, M_WATER, "╭────────────────────╮");
    for (int i = 1; i <= 2; i++) {
        c = (struct cursor){t, LEFT, row + i};
        put(&c, M_WATER, "│");
        c.col = RIGHT;
        put(&c, M_WATER, "│");
    }
    c = (struct cursor){t, LEFT, row + 3};
    put(&c, M_WATER, "╰────────────────────╯");
    c = (struct cursor){t, LEFT + 2, row + 1};
    put_fountain_name(&c);
    c.col = RIGHT - 2;
    if (t->p->l->tile_owner == NONE)
        put(&c, SW_GOLD, "◈");
    c = (struct cursor){t, LEFT + 3, row + 2};
    put_fountain_merchants(&c);
}

/* The large list: whose eyes we look through (else: who is to move). */
static int term_properties(struct term *t, int col, int row, int width)
{
    const struct pen *p = t->p;
    const struct lydia_seat *s = &p->l->seat[p->shown];
    struct cursor c = {t, col + 1, row};
    char name[64], title[128];

    seat_name(p, p->shown, name, sizeof name);
    say_with(p, p->seat == p->shown ? W_VIEW_YOURS : W_VIEW_THEIRS, name, title, sizeof title);
    put_cut(&c, SW_FAINT, title, width - 1);
    for (int improved = 0; improved <= 1; improved++) {
        bits_each (card, improved ? s->improved : s->owned & ~s->improved) {
            c = (struct cursor){t, col, ++row};
            if (width > 2 * CARD_CELLS - 2)
                lydia_put_card_line(&c, card, improved, width);
            else
                lydia_put_card_brief(&c, card, improved);
        }
    }
    return row + 1;
}

static int term_city(struct term *t, int cols)
{
    enum { TOP = 1, BOTTOM = TOP + 10 };
    struct cursor c = {t, 0, 0};
    int list = cols == WIDE ? CITY_W + 1 : CITY_W;

    put_title(&c);
    for (int gate = 0; gate < COLOURS; gate++)
        term_gate(t, gate, TOP);
    term_fountain(t, TOP + 3);
    int end = term_properties(t, list, TOP, cols - list);
    return (end > BOTTOM ? end : BOTTOM) + 1;
}

/* Cards side by side, as many as there is room for; gives the row below them. */
struct shelf {
    struct term *t;
    int col, row, at, across;
};

static void shelve(struct shelf *s, int card, bool improved)
{
    struct term only = {.p = s->t->p, .dry = true};
    struct cursor width = {&only, 0, 0};

    lydia_put_card_brief(&width, card, improved);
    int takes = width.col / CARD_CELLS + 1;
    if (s->at && s->at + takes > s->across) {
        s->at = 0;
        s->row++;
    }
    struct cursor c = {s->t, s->col + s->at * CARD_CELLS, s->row};
    lydia_put_card_brief(&c, card, improved);
    s->at += takes;
}

static struct shelf shelf_at(struct term *t, int row, int cols)
{
    int across = (cols - 2) / CARD_CELLS;

    return (struct shelf){t, 2, row, 0, across > 0 ? across : 1};
}

/* Two lines: the fountain, and all gates; then the own cards. */
static int term_brief_city(struct term *t, int cols)
{
    const struct pen *p = t->p;
    const struct lydia_seat *s = &p->l->seat[p->shown];
    struct cursor c = {t, 1, 0};

    put_round(&c);
    c.col += 2;
    put_fountain_name(&c);
    c.col++;
    put_fountain_merchants(&c);
    if (p->l->tile_owner == NONE)
        put(&c, SW_GOLD, "◈");
    c = (struct cursor){t, 0, 1};
    for (int gate = 0; gate < COLOURS; gate++) {
        if (c.col < gate * NARROW / COLOURS)
            c.col = gate * NARROW / COLOURS;
        put_hint(&c, pen_may(p, K_GATE, gate));
        lydia_put_colour(&c, gate);
        put(&c, SW_FAINT, ": ");
        put_merchants(&c, p->l->gate[gate], 0);
        c.col++;
        if (gain_is_asked(p, gate))
            put_gain(&c, gate, 6);
        c.col++;
    }
    struct shelf own = shelf_at(t, 2, cols);
    bits_each (card, s->owned)
        shelve(&own, card, bits_has(s->improved, card));
    c = (struct cursor){t, 0, 2};
    put(&c, seat_material(p, p->shown), "▐");
    return own.row + 1;
}

/* ---- the display ------------------------------ */

static int cards_at(const struct pen *p, int side)
{
    int n = 0;

    for (int slot = 0; slot < SLOTS; slot++)
        n += p->l->slot[side][slot] != NONE;
    return n;
}

static int term_side(struct term *t, int side, int col, int row, int width)
{
    const struct pen *p = t->p;
    struct cursor c = {t, col + 1, row};

    put(&c, SW_FAINT, pen_word(p, W_SIDE_0 + side));
    for (int slot = 0; slot < SLOTS; slot++)
        if (p->l->slot[side][slot] != NONE) {
            c = (struct cursor){t, col, ++row};
            lydia_put_card_line(&c, p->l->slot[side][slot], false, width);
        }
    return row + 1;
}

/* Sides that are sold out take no room. */
static int term_display(struct term *t, int row, int cols)
{
    int columns = cols == WIDE ? 2 : 1, at = 0, end = row;

    for (int side = 0; side < SIDES; side++) {
        if (!cards_at(t->p, side))
            continue;
        if (at % columns == 0)
            row = end;
        int below = term_side(t, side, at % columns * WIDE / 2, row,
                              columns == 2 ? WIDE / 2 - 1 : cols - 16);
        end = below > end ? below : end;
        at++;
    }
    return end + 1;
}

static int term_brief_display(struct term *t, int row, int cols)
{
    const struct pen *p = t->p;

    for (int side = 0; side < SIDES; side++) {
        if (!cards_at(p, side))
            continue;
        struct cursor c = {t, 0, row};
        struct shelf s = shelf_at(t, row, cols);
        lydia_put_colour(&c, side);
        lydia_put_colour(&c, (side + 1) % SIDES);
        for (int slot = 0; slot < SLOTS; slot++)
            if (p->l->slot[side][slot] != NONE)
                shelve(&s, p->l->slot[side][slot], false);
        row = s.row + 1;
    }
    return row;
}

/* ---- seats ------------------------------ */

static void put_tracks(struct cursor at, const struct lydia_seat *s)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        struct cursor c = {at.t, at.col, at.row + colour};
        lydia_put_colour(&c, colour);
        c.col++;
        for (int i = 1; i <= STOCK_MAX; i++)
            put(&c, M_COLOUR + colour, i <= s->stock[colour] ? "■" : "·");
        c.col++;
        putf(&c, SW_CLEAR, "%d", s->stock[colour])->flags = SW_BOLD;
    }
}

static void put_coins(struct cursor *c, const struct lydia_seat *s)
{
    lydia_put_coin(c);
    putf(c, SW_CLEAR, " %d", s->coins)->flags = SW_BOLD;
}

static void put_influence(struct cursor *c, const struct lydia_seat *s)
{
    put(c, SW_FAINT, pen_word(c->t->p, W_TERM_INFLUENCE));
    putf(c, SW_CLEAR, " %d", s->influence)->flags = SW_BOLD;
    putf(c, SW_FAINT, "/%d", INFLUENCE_MAX);
}

static void put_land(struct cursor *c, const struct lydia_seat *s)
{
    int limit = c->t->p->t->influence[s->influence].limit;

    put(c, SW_FAINT, pen_word(c->t->p, W_VIEW_COL_LAND));
    putf(c, SW_CLEAR, " %d", s->properties)->flags = SW_BOLD;
    if (limit != NONE)
        putf(c, SW_FAINT, "/%d", limit);
}

static void put_improved(struct cursor *c, const struct lydia_seat *s)
{
    put(c, M_SUN, "☼");
    putf(c, SW_CLEAR, " %d", s->improvements)->flags = SW_BOLD;
    putf(c, SW_FAINT, "/%d", target(c->t->p));
}

static void put_bag(struct cursor *c, int seat, int step)
{
    const struct lydia *l = c->t->p->l;

    put_merchants(c, l->seat[seat].bag, step);
    if (l->current != seat || l->drawn >= MERCHANTS || l->where != NONE)
        return;
    put(c, SW_ACCENT, "▸");
    lydia_put_colour(c, l->drawn);
}

/* Name, colour and points, with a mark in front of who is to move. */
static void put_head(struct cursor *c, int seat, int name_width)
{
    const struct pen *p = c->t->p;
    int col = c->col;
    char name[64];

    seat_name(p, seat, name, sizeof name);
    c->col = col - 2;
    if (p->l->current == seat && !p->l->head.over)
        put(c, SW_ACCENT, "▶");
    c->col = col;
    put_cut(c, seat_material(p, seat), name, name_width);
    c->col = col + name_width + 1;
    lydia_put_colour(c, p->l->seat[seat].board);
    if (p->l->tile_owner == seat)
        put(c, SW_GOLD, "◈");
    c->col = col + name_width + 4;
    putf(c, SW_CLEAR, "%3d", lydia_points(p->t, p->l, seat))->flags = SW_BOLD;
    putf(c, SW_FAINT, " %s", pen_word(p, W_TERM_POINTS));
}

/* The ids of all properties, improved ones with a sun; gives the row below. */
static int term_ids(struct term *t, int seat, int col, int row, int per_line)
{
    enum { EACH = 5 };
    const struct lydia_seat *s = &t->p->l->seat[seat];
    int at = 0;

    bits_each (card, s->owned) {
        struct cursor c = {t, col + at % per_line * EACH, row + at / per_line};
        put(&c, M_KIND + t->p->t->card[card].kind, t->p->t->card[card].id);
        if (bits_has(s->improved, card))
            put(&c, M_SUN, "☼");
        at++;
    }
    return row + (at + per_line - 1) / per_line;
}

static int term_board(struct term *t, int seat, int col, int row, int width)
{
    enum { FIGURES = 12 };
    static void (*const figure[])(struct cursor *, const struct lydia_seat *) = {
        put_coins, put_influence, put_land, put_improved};
    const struct lydia_seat *s = &t->p->l->seat[seat];
    struct cursor c = {t, col, row};

    put_head(&c, seat, width - 13);
    put_tracks((struct cursor){t, col, row + 1}, s);
    for (int i = 0; i < COLOURS; i++) {
        c = (struct cursor){t, col + FIGURES, row + 1 + i};
        figure[i](&c, s);
    }
    c = (struct cursor){t, col, row + 5};
    putf(&c, SW_FAINT, "%s ", pen_word(t->p, W_VIEW_BAG));
    put_bag(&c, seat, 1);
    return term_ids(t, seat, col, row + 6, width / 5);
}

/* Side by side: all of them, or two and two. */
static int term_boards(struct term *t, int row, int cols)
{
    int across = cols == WIDE ? 4 : 2, each = cols / across, end = row;

    for (int seat = 0; seat < t->p->l->head.seats; seat++) {
        if (seat % across == 0 && seat)
            row = end + 1;
        int below = term_board(t, seat, seat % across * each + 2, row, each - 2);
        end = below > end ? below : end;
    }
    return end;
}

static void term_line(struct term *t, int seat, int row)
{
    enum { NAME = 10, GOODS_AT = 26, FIGURES_AT = 43 };
    const struct lydia_seat *s = &t->p->l->seat[seat];
    struct cursor c = {t, 2, row};

    put_head(&c, seat, NAME);
    c.col = GOODS_AT;
    for (int colour = 0; colour < COLOURS; colour++) {
        lydia_put_colour(&c, colour);
        putf(&c, SW_CLEAR, "%d ", s->stock[colour]);
    }
    lydia_put_coin(&c);
    putf(&c, SW_CLEAR, "%d", s->coins);
    c.col = FIGURES_AT;
    put_influence(&c, s);
    c.col++;
    put_land(&c, s);
    c.col = FIGURES_AT + 20;
    put_improved(&c, s);
    c.col++;
    put_bag(&c, seat, 0);
}

static int term_lines(struct term *t, int row, int cols, bool with_ids)
{
    for (int seat = 0; seat < t->p->l->head.seats; seat++) {
        term_line(t, seat, row++);
        if (with_ids)
            row = term_ids(t, seat, 2, row, cols / 5 - 1);
    }
    return row;
}

/* ---- the page ------------------------------ */

static int term_page(struct term *t, const struct layout *l, int cols)
{
    int row = l->brief_city ? term_brief_city(t, cols) : term_city(t, cols);

    row = l->display == DISPLAY_BRIEF ? term_brief_display(t, row, cols) + !l->brief_city
                                      : term_display(t, row, cols);
    return l->seats == SEAT_BOARD ? term_boards(t, row, cols)
                                  : term_lines(t, row, cols, l->seats == SEAT_TWO_LINES);
}

static const struct layout *fitting_layout(struct pen *p, int cols, int rows)
{
    const struct layout *l = layouts, *last = &layouts[sizeof layouts / sizeof *layouts - 1];
    struct term only = {.p = p, .dry = true};

    while (rows && l < last && term_page(&only, l, cols) > rows - QUESTION)
        l++;
    return l;
}

void lydia_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = wish->cols && wish->cols < WIDE ? NARROW : WIDE;
    struct term t = {.p = p};

    pen_owner(p, OF_TERMINAL);
    p->sc->rows = (int16_t)term_page(&t, fitting_layout(p, cols, wish->rows), cols);
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
