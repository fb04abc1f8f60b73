/* SPDX-License-Identifier: MIT */
/* view_term.c - Lions of Lydia in a terminal: the same position in 100 x 38 cells.
 *
 * Goods, gates and merchants are letters, the ones actions are written with, so the picture
 * needs no colours: R Y B G, L for a Lydian, $ for a coin. Top to bottom: the city and the
 * properties of the seat that looks; the cards on display, one line each; all seats. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "kit/bits.h"
#include "view.h"

enum { CITY_ROW = 2, DISPLAY_ROW = 13, SEATS_ROW = 28, LIST_COL = 50, HALF = 50 };

static const char letters[] = "RYBGL$";

/* ---- writing ------------------------------------------------------------------------- */

/* Where the next glyphs go. */
struct cursor {
    struct pen *p;
    int col, row;
};

static int cells(const char *s)
{
    int n = 0;

    for (; *s; s++)
        n += (*s & 0xC0) != 0x80;
    return n;
}

static struct sw_node *put(struct cursor *c, int material, const char *s)
{
    struct sw_node *n = sw_add_glyph(c->p->sc, c->p->id++, material, c->col, c->row, s);

    c->col += cells(s);
    return n;
}

__attribute__((format(printf, 3, 4))) static struct sw_node *
putf(struct cursor *c, int material, const char *format, ...)
{
    char s[256];
    va_list args;

    va_start(args, format);
    vsnprintf(s, sizeof s, format, args);
    va_end(args);
    return put(c, material, s);
}

/* At most `width` cells of a text; what is cut off ends in a dot-dot-dot. */
static void put_cut(struct cursor *c, int material, const char *s, int width)
{
    char cut[256];
    int n = 0, i = 0;

    if (cells(s) <= width) {
        put(c, material, s);
        return;
    }
    for (; s[i] && i < (int)sizeof cut - 8; i++) {
        n += (s[i] & 0xC0) != 0x80;
        if (n == width)
            break;
        cut[i] = s[i];
    }
    snprintf(cut + i, sizeof cut - (size_t)i, "…");
    put(c, material, cut);
}

/* One good, gate or merchant, bold in its colour. `of` counts as in `letters`. */
static void put_letter(struct cursor *c, int of)
{
    const char s[2] = {letters[of], 0};

    put(c, of > LYDIAN ? M_LYDIAN : M_COLOUR + of, s)->flags = SW_BOLD;
}

static int good_letter(int good)
{
    return good == COIN ? LYDIAN + 1 : good;
}

static void put_goods(struct cursor *c, const uint8_t goods[GOODS], int times, int room)
{
    int total = 0;

    for (int i = 0; i < GOODS; i++)
        total += goods[i] * times;
    for (int i = 0; i < GOODS; i++) {
        int n = goods[i] * times;
        if (total > room && n > 1) {
            put_letter(c, good_letter(i));
            putf(c, SW_CLEAR, "%d", n);
        } else {
            while (n-- > 0)
                put_letter(c, good_letter(i));
        }
    }
}

static void put_hint(struct cursor *c, bool may)
{
    if (may)
        put(c, SW_ACCENT, "▸")->flags = SW_BOLD;
    else
        c->col++;
}

/* ---- title and city ---------------------------------------------------------------------- */

static void term_title(struct pen *p)
{
    struct cursor c = {p, 1, 0};
    char text[256], number[16];
    struct sw_text t;
    const char *arg[4] = {number, NULL, NULL, NULL};

    put(&c, SW_GOLD, pen_word(p, W_TITLE))->flags = SW_BOLD;
    sw_text_init(&t, text, sizeof text);
    snprintf(number, sizeof number, "%d", p->l->head.round);
    sw_text_add(&t, " · ");
    sw_say(&t, p->g, p->lang, W_VIEW_ROUND, arg);
    sw_text_add(&t, " · ");
    snprintf(number, sizeof number, "%d", p->t->seats[p->l->head.seats - 2].target);
    sw_say(&t, p->g, p->lang, W_VIEW_GOAL, arg);
    put(&c, SW_CLEAR, text);
}

static void put_merchants(struct cursor *c, const uint8_t count[MERCHANTS])
{
    for (int m = 0; m < MERCHANTS; m++)
        for (int i = 0; i < count[m]; i++) {
            put_letter(c, m);
            c->col++;
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
static void term_gain(struct pen *p, int gate, bool left, int row)
{
    struct gain gain = gate_gain(p->t, p->l, gate);
    uint8_t goods[GOODS];
    int arrive = 0;

    for (int i = 0; i < GOODS; i++) {
        goods[i] = (uint8_t)gain.goods[i];
        arrive += gain.goods[i];
    }
    int width = (arrive ? 1 + arrive : 2) + gain.bonuses + gain.exchange;
    struct cursor c = {p, left ? 7 : 41 - width, row};
    put(&c, SW_CLEAR, arrive ? "+" : "±0");
    put_goods(&c, goods, 1, STOCK_MAX * GOODS);
    while (gain.bonuses-- > 0)
        put(&c, SW_ACCENT, "*");
    if (gain.exchange)
        put(&c, M_LYDIAN, "⇄");
}

/* A tower in a corner of the city, with name and merchants beside it. */
static void term_gate(struct pen *p, int gate)
{
    bool left = gate == RED || gate == GREEN, upper = gate < BLUE;
    int row = upper ? CITY_ROW : CITY_ROW + 7, tower = left ? 1 : 43;
    const char *name = pen_word(p, W_GATE_R + gate);
    bool may = pen_may(p, K_GATE, gate);
    int name_col = left ? 7 : 41 - cells(name);
    struct cursor c = {p, tower, row};

    put(&c, M_COLOUR + gate, "▛▀▀▜");
    c = (struct cursor){p, tower, row + 1};
    put(&c, M_COLOUR + gate, "▌");
    c.col = tower + 1;
    putf(&c, M_COLOUR + gate, "%c", letters[gate])->flags = SW_BOLD;
    c.col = tower + 3;
    put(&c, M_COLOUR + gate, "▐");
    c = (struct cursor){p, tower, row + 2};
    put(&c, M_COLOUR + gate, "▌▟▙▐");
    c = (struct cursor){p, name_col - 1, row};
    put_hint(&c, may);
    put(&c, M_COLOUR + gate, name)->flags = may ? SW_GLOW : 0;
    c = (struct cursor){p, left ? 7 : 42 - 2 * how_many(p->l->gate[gate]), row + 1};
    put_merchants(&c, p->l->gate[gate]);
    if (may && p->l->head.phase == PLACE)
        term_gain(p, gate, left, row + 2);
}

static void term_fountain(struct pen *p)
{
    bool may = pen_may(p, SW_KIND_VERB, V_FOUNTAIN);
    const char *name = pen_word(p, W_VIEW_FOUNTAIN);
    struct cursor c = {p, 13, CITY_ROW + 3};

    put(&c, M_WATER, "╭────────────────────╮");
    c = (struct cursor){p, 13, CITY_ROW + 4};
    put(&c, M_WATER, "│");
    c.col = 15;
    put_hint(&c, may);
    put(&c, M_WATER, name)->flags = may ? SW_GLOW | SW_BOLD : SW_BOLD;
    c.col = 32;
    if (p->l->tile_owner == NONE)
        put(&c, SW_GOLD, "◈");
    c.col = 34;
    put(&c, M_WATER, "│");
    c = (struct cursor){p, 13, CITY_ROW + 5};
    put(&c, M_WATER, "│");
    c.col = 16;
    for (int m = 0; m < MERCHANTS; m++) {
        if (!p->l->fountain[m])
            continue;
        put_letter(&c, m);
        if (p->l->fountain[m] > 1)
            putf(&c, SW_CLEAR, "%d", p->l->fountain[m]);
        c.col++;
    }
    c.col = 34;
    put(&c, M_WATER, "│");
    c = (struct cursor){p, 13, CITY_ROW + 6};
    put(&c, M_WATER, "╰────────────────────╯");
}

/* ---- cards
 * ----------------------------------------------------------------------------------- */

static void put_unit(struct cursor *c, const struct lydia_card *card)
{
    struct pen *p = c->p;

    putf(c, SW_CLEAR, "%s ", pen_word(p, W_VIEW_PER));
    if (card->score == SCORE_STOCK || card->score == SCORE_COINS) {
        putf(c, SW_CLEAR, "%d", card->score == SCORE_STOCK ? 3 : 2);
        put_letter(c, card->score == SCORE_STOCK ? card->colour : LYDIAN + 1);
    } else if (card->score == SCORE_COLOUR) {
        put_letter(c, card->colour);
        put(c, SW_CLEAR, "@");
    } else if (card->score == SCORE_INFLUENCE) {
        put(c, SW_CLEAR, pen_word(p, W_TERM_INFLUENCE));
    } else {
        int kind = card->score == SCORE_GOLD ? GOLD : PURPLE;
        put(c, M_KIND + kind, pen_word(p, W_KIND_START + kind));
    }
}

static void put_effect(struct cursor *c, const struct lydia_card *card, bool improved)
{
    if (card->kind == PURPLE) {
        put_unit(c, card);
        return;
    }
    put_letter(c, card->merchant);
    put(c, SW_CLEAR, "@");
    for (int gate = 0; gate < COLOURS; gate++)
        if (card->gates >> gate & 1)
            put_letter(c, gate);
    put(c, SW_CLEAR, "→");
    put_goods(c, card->income, improved ? 2 : 1, 4);
}

/* "▸AU3L Blue mint                RYBG B@RB→$     3/6" */
static void term_card(struct pen *p, int card, bool improved, int col, int row)
{
    const struct lydia_card *t = &p->t->card[card];
    bool may = pen_may(p, K_CARD, card);
    struct cursor c = {p, col, row};

    put_hint(&c, may);
    struct sw_node *n = putf(&c, M_KIND + t->kind, "%s", t->id);
    n->flags = may ? SW_BOLD | SW_GLOW : SW_BOLD;
    if (bits_has(p->l->with_lydian, card))
        put_letter(&c, LYDIAN);
    c.col = col + 6;
    put_cut(&c, SW_CLEAR, card_name(p, card), 24);
    c.col = col + 31;
    if (improved)
        put(&c, M_SUN, "☼");
    else
        put_goods(&c, t->cost, 1, 4);
    c.col = col + 36;
    put_effect(&c, t, improved);
    c.col = col + 47;
    if (improved)
        putf(&c, SW_CLEAR, "%d", t->points[1]);
    else
        putf(&c, SW_CLEAR, "%d/%d", t->points[0], t->points[1]);
}

static void term_display(struct pen *p)
{
    for (int side = 0; side < SIDES; side++) {
        int col = side % 2 * HALF, row = DISPLAY_ROW + side / 2 * 7;
        struct cursor c = {p, col + 1, row};
        put(&c, SW_FAINT, pen_word(p, W_SIDE_0 + side));
        for (int slot = 0; slot < SLOTS; slot++)
            if (p->l->slot[side][slot] != NONE)
                term_card(p, p->l->slot[side][slot], false, col, ++row);
    }
}

/* The large list: whose eyes we look through (else: who is to move). */
static void term_properties(struct pen *p, int seat)
{
    enum { LINES = 9 };
    const struct lydia_seat *s = &p->l->seat[seat];
    struct cursor c = {p, LIST_COL + 1, CITY_ROW};
    char name[64], number[16];
    struct sw_text text;
    const char *arg[4] = {name, NULL, NULL, NULL};
    int row = CITY_ROW, left = s->properties;

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    char title[128];
    sw_text_init(&text, title, sizeof title);
    sw_say(&text, p->g, p->lang, p->seat == seat ? W_VIEW_YOURS : W_VIEW_THEIRS, arg);
    put(&c, SW_FAINT, title);
    bits_each (card, s->owned & ~s->improved) {
        if (row - CITY_ROW < LINES - (left > LINES))
            term_card(p, card, false, LIST_COL, ++row);
    }
    bits_each (card, s->improved) {
        if (row - CITY_ROW < LINES - (left > LINES))
            term_card(p, card, true, LIST_COL, ++row);
    }
    if (left <= LINES)
        return;
    snprintf(number, sizeof number, "%d", left - LINES + 1);
    arg[0] = number;
    sw_text_init(&text, title, sizeof title);
    sw_say(&text, p->g, p->lang, W_VIEW_MORE, arg);
    c = (struct cursor){p, LIST_COL + 5, row + 1};
    put(&c, SW_FAINT, title);
}

/* ---- seats
 * -------------------------------------------------------------------------------------- */

static void term_tracks(struct pen *p, int seat, int col, int row)
{
    const struct lydia_seat *s = &p->l->seat[seat];

    for (int colour = 0; colour < COLOURS; colour++, row++) {
        struct cursor c = {p, col, row};
        put_letter(&c, colour);
        c.col++;
        for (int i = 1; i <= STOCK_MAX; i++)
            put(&c, M_COLOUR + colour, i <= s->stock[colour] ? "■" : "·");
        c.col++;
        putf(&c, SW_CLEAR, "%d", s->stock[colour])->flags = SW_BOLD;
    }
}

static void term_figures(struct pen *p, int seat, int col, int row)
{
    const struct lydia_seat *s = &p->l->seat[seat];
    int limit = p->t->influence[s->influence].limit;
    struct cursor c = {p, col + 12, row};

    put_letter(&c, LYDIAN + 1);
    putf(&c, SW_CLEAR, " %d", s->coins)->flags = SW_BOLD;
    c = (struct cursor){p, col + 12, row + 1};
    put(&c, SW_FAINT, pen_word(p, W_TERM_INFLUENCE));
    putf(&c, SW_CLEAR, " %d", s->influence)->flags = SW_BOLD;
    putf(&c, SW_FAINT, "/%d", INFLUENCE_MAX);
    c = (struct cursor){p, col + 12, row + 2};
    put(&c, SW_FAINT, pen_word(p, W_VIEW_COL_LAND));
    putf(&c, SW_CLEAR, " %d", s->properties)->flags = SW_BOLD;
    if (limit != NONE)
        putf(&c, SW_FAINT, "/%d", limit);
    c = (struct cursor){p, col + 12, row + 3};
    put(&c, M_SUN, "☼");
    putf(&c, SW_CLEAR, " %d", s->improvements)->flags = SW_BOLD;
    putf(&c, SW_FAINT, "/%d", p->t->seats[p->l->head.seats - 2].target);
}

static void term_bag(struct pen *p, int seat, int col, int row)
{
    struct cursor c = {p, col, row};

    putf(&c, SW_FAINT, "%s ", pen_word(p, W_VIEW_BAG));
    put_merchants(&c, p->l->seat[seat].bag);
    if (p->l->current != seat || p->l->drawn >= MERCHANTS || p->l->where != NONE)
        return;
    put(&c, SW_ACCENT, "▸");
    put_letter(&c, p->l->drawn);
}

/* The ids of all properties, improved ones with a sun. */
static void term_ids(struct pen *p, int seat, int col, int row)
{
    enum { EACH = 5, PER_LINE = 4, LINES = 3 };
    const struct lydia_seat *s = &p->l->seat[seat];
    int at = 0, most = s->properties > PER_LINE * LINES ? PER_LINE * LINES - 1 : s->properties;

    bits_each (card, s->owned) {
        struct cursor c = {p, col + at % PER_LINE * EACH, row + at / PER_LINE};
        if (at == most)
            break;
        putf(&c, M_KIND + p->t->card[card].kind, "%s", p->t->card[card].id);
        if (bits_has(s->improved, card))
            put(&c, M_SUN, "☼");
        at++;
    }
    if (most == s->properties)
        return;
    struct cursor c = {p, col + at % PER_LINE * EACH, row + at / PER_LINE};
    putf(&c, SW_FAINT, "+%d", s->properties - most);
}

static void term_seat(struct pen *p, int seat)
{
    int col = seat * 25 + 1;
    bool active = p->l->current == seat && !p->l->head.over;
    char name[64];
    struct sw_text text;
    struct cursor c = {p, col, SEATS_ROW};

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    put(&c, active ? SW_ACCENT : SW_CLEAR, active ? "▶ " : "  ");
    put(&c, SW_SEAT_0 + seat, name)->flags = SW_BOLD;
    c.col++;
    put_letter(&c, p->l->seat[seat].board);
    if (p->l->tile_owner == seat) {
        c.col++;
        put(&c, SW_GOLD, "◈");
    }
    c.col = col + 14;
    putf(&c, SW_CLEAR, "%d", lydia_points(p->t, p->l, seat))->flags = SW_BOLD;
    putf(&c, SW_FAINT, " %s", pen_word(p, W_TERM_POINTS));
    term_tracks(p, seat, col, SEATS_ROW + 1);
    term_figures(p, seat, col, SEATS_ROW + 1);
    term_bag(p, seat, col, SEATS_ROW + 5);
    term_ids(p, seat, col, SEATS_ROW + 6);
}

void draw_terminal(struct pen *p)
{
    pen_owner(p, OF_TERMINAL);
    term_title(p);
    for (int gate = 0; gate < COLOURS; gate++)
        term_gate(p, gate);
    term_fountain(p);
    term_properties(p, p->shown);
    term_display(p);
    for (int seat = 0; seat < p->l->head.seats; seat++)
        term_seat(p, seat);
}
