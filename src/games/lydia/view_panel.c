/* SPDX-License-Identifier: MIT */
/* view_panel.c - a sheet of paper on the city: lists to choose from, and the result. */
#include "kit/type.h"
#include "view.h"

enum { PAD = 14, HEAD = 44, STEP = 39, BUTTON_H = 28 };

static int draw_sheet(struct pen *p, const char *title, int w, int h)
{
    int x = CITY_MID_X - w / 2, y = CITY_Y + CITY / 2 - h / 2;

    pen_owner(p, OF_PANEL);
    pen_group(p, title);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_fit(p, title, SW_INK, CITY_MID_X, y + 28, TEXT + 2, SW_MIDDLE | SW_BOLD, w - 2 * PAD);
    return y + HEAD;
}

/* Buttons show what they are without a ring; only the usual choice has one. */
static void draw_button(struct pen *p, int x, int y, int w, bool usual, int kind, int value)
{
    struct sw_node *n = pen_rect(p, usual ? M_SUNNY : M_CARD, x, y, w, BUTTON_H, 7);

    n->height = SW_LYING;
    n->edge = SW_INK;
    pen_mark(p, n, kind, value);
    if (!usual)
        n->flags &= (uint16_t)~SW_GLOW;
}

/* A payment in the button at x, y: as icons, or if those were too many with numbers. */
static void draw_amounts(struct pen *p, const int goods[GOODS], bool wild, int x, int y, int w)
{
    enum { MOST = 5, ICON = 18, NUMBER = 10 };
    int units = wild, kinds = wild;

    for (int i = 0; i < GOODS; i++) {
        units += goods[i];
        kinds += goods[i] > 0;
    }
    bool spell = units <= MOST;
    x += (w - (spell ? units * ICON : kinds * (ICON + NUMBER))) / 2;
    for (int i = 0; i < GOODS; i++) {
        if (goods[i] && !spell) {
            pen_number(p, goods[i], SW_INK, x, y + 20, TEXT - 1, SW_BOLD);
            x += NUMBER;
        }
        for (int k = goods[i] && !spell ? 1 : goods[i]; k > 0; k--, x += ICON)
            pen_coloured(p, "good", i, x, y + 5, ICON, ICON);
    }
    if (wild)
        pen_icon(p, "wild", SW_INK, x, y + 5, ICON, ICON);
}

/* ---- paying ------------------------------ */

static void draw_payment(struct pen *p, const struct sw_action *a, bool usual, int x, int y,
                         int w)
{
    int goods[GOODS] = {[COIN] = a->b};

    for (int c = 0; c < COLOURS; c++)
        goods[c] = pay_part(a->a, c);
    draw_button(p, x, y, w, usual, K_PAYMENT, a->a);
    draw_amounts(p, goods, a->a & PAY_WILD, x, y, w);
}

/* The obvious payment stands first and is gilded. */
static void draw_payments(struct pen *p)
{
    int n = p->legal_count,
        cols = n > 27   ? 4
               : n > 16 ? 3
               : n > 6  ? 2
                        : 1,
        rows = (n + cols - 1) / cols;
    int wide = cols == 1 ? 200 : cols == 2 ? 150 : cols == 3 ? 126 : 112;
    char title[128];
    struct sw_text text;
    struct sw_action usual = {0};
    const char *arg[4] = {lydia_card_name(p, p->l->paying), NULL, NULL, NULL};
    bool any = lydia_obvious_payment(p->g, p->l, &usual);
    int at = any ? 1 : 0, w = cols * wide + 2 * PAD;

    sw_text_init(&text, title, sizeof title);
    sw_say(&text, p->g, p->lang, W_VIEW_PAY, arg);
    int y = draw_sheet(p, title, w < 240 ? 240 : w, HEAD + rows * STEP + 4);
    int x = CITY_MID_X - cols * wide / 2;
    for (int i = 0; i < n; i++) {
        bool first = any && p->legal[i].a == usual.a;
        int place = first ? 0 : at++;
        draw_payment(p, &p->legal[i], first, x + place % cols * wide + 6,
                     y + place / cols * STEP, wide - 12);
    }
}

/* ---- exchanging, bonus ------------------------------ */

static void draw_exchange(struct pen *p)
{
    enum { WIDE = 150 };
    int gate = p->l->where, n = p->legal_count, rows = (n + 1) / 2;
    char title[128];
    struct sw_text text;
    const char *arg[4] = {pen_word(p, W_GOOD_R + gate), NULL, NULL, NULL};

    sw_text_init(&text, title, sizeof title);
    sw_say(&text, p->g, p->lang, W_VIEW_EXCHANGE, arg);
    int y = draw_sheet(p, title, 2 * WIDE + 2 * PAD, HEAD + rows * STEP + 4);
    for (int i = 0; i < n; i++) {
        int k = p->legal[i].a, x = CITY_MID_X - WIDE + i % 2 * WIDE + 6;
        int top = y + i / 2 * STEP;
        draw_button(p, x, top, WIDE - 12, false, SW_KIND_NUMBER, k);
        pen_number(p, k, SW_INK, x + 24, top + 20, TEXT, SW_BOLD);
        pen_coloured(p, "good", gate, x + 35, top + 5, 18, 18);
        pen_common(p, "arrow", SW_FAINT, x + 62, top + 9, 18, 10);
        pen_number(p, k, SW_INK, x + 90, top + 20, TEXT, SW_BOLD);
        pen_coloured(p, "good", COIN, x + 101, top + 5, 18, 18);
    }
}

/* ---- one button in front of the fountain ------------------------------ */

static void draw_stop(struct pen *p, int verb)
{
    enum { WIDE = 172 };
    int x = CITY_MID_X - WIDE / 2, y = CITY_Y + CITY - 58;

    struct sw_node *n = pen_rect(p, SW_ACCENT, x, y, WIDE, 34, 8);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_mark(p, n, SW_KIND_VERB, verb);
    pen_text(p, pen_word(p, p->g->verbs[verb].label), SW_PAPER, CITY_MID_X, y + 23, TEXT,
             SW_MIDDLE | SW_BOLD);
}

/* ---- the end ------------------------------ */

enum { RESULT_COLS = 4, RESULT_STEP = 54, RESULT_ROW = 40, LEAST_NAME = 62, MOST_NAME = 180 };

static void seat_name(const struct pen *p, int seat, char *out, size_t size)
{
    struct sw_text text;

    sw_text_init(&text, out, size);
    lydia_say_seat(p, seat, &text);
}

static int widest_name(const struct pen *p)
{
    int width = LEAST_NAME;

    for (int seat = 0; seat < p->l->head.seats; seat++) {
        char name[64];
        seat_name(p, seat, name, sizeof name);
        int this = type_width(name, TEXT) + 8;
        width = this > width ? this : width;
    }
    return width < MOST_NAME ? width : MOST_NAME;
}

static void draw_result_row(struct pen *p, int seat, int place, int x, int y, int name_width)
{
    struct sw_scores scores;
    char name[64];

    p->g->rules.score(p->g, &p->l->head, seat, &scores);
    seat_name(p, seat, name, sizeof name);
    pen_rect(p, seat_material(p, seat), x, y + 4, 8, RESULT_ROW - 10, 3);
    if (place == 1) {
        pen_common(p, "laurel-left", SW_GOLD, x + 13, y + 5, 14, 26);
        pen_common(p, "laurel-right", SW_GOLD, x + 33, y + 5, 14, 26);
    }
    pen_number(p, place, SW_INK, x + 30, y + 25, TEXT, SW_BOLD | SW_MIDDLE);
    pen_fit(p, name, SW_INK, x + 54, y + 26, TEXT, place == 1 ? SW_BOLD : 0, name_width);
    x += name_width - LEAST_NAME;
    for (int i = 0; i < scores.count && i < RESULT_COLS; i++)
        pen_number(p, scores.item[i].points, SW_INK, x + 142 + i * RESULT_STEP, y + 26, TEXT,
                   SW_END);
    pen_number(p, scores.total, SW_ACCENT, x + 156 + RESULT_COLS * RESULT_STEP, y + 28, TITLE,
               SW_BOLD | SW_END);
}

static void draw_result(struct pen *p)
{
    static const int head[RESULT_COLS + 1] = {W_VIEW_COL_LAND, W_VIEW_COL_INFLUENCE,
                                              W_VIEW_COL_PURPLE, W_VIEW_COL_TILE, W_VIEW_SUM};
    int name = widest_name(p), w = 408 + name - LEAST_NAME;
    int x = CITY_MID_X - w / 2 + PAD, seats = p->l->head.seats;
    uint8_t place[SW_MAX_SEATS];
    int y = draw_sheet(p, pen_word(p, W_VIEW_RESULT), w, HEAD + 26 + seats * RESULT_ROW + 10);

    p->g->rules.rank(p->g, &p->l->head, place);
    for (int i = 0; i <= RESULT_COLS; i++)
        pen_text(p, pen_word(p, head[i]), SW_FAINT,
                 x + name + 80 + i * RESULT_STEP + (i == RESULT_COLS ? 14 : 0), y + 14, SMALL,
                 SW_END | SW_ITALIC);
    y += 26;
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (place[seat] == rank) {
                draw_result_row(p, seat, rank, x, y, name);
                y += RESULT_ROW;
            }
}

void lydia_draw_panel(struct pen *p)
{
    int phase = p->l->head.phase;

    if (p->l->head.over)
        draw_result(p);
    else if (!p->legal_count)
        return;
    else if (phase == PAY)
        draw_payments(p);
    else if (phase == EXCHANGE)
        draw_exchange(p);
    else if (phase == BUY)
        draw_stop(p, V_END_BUY);
    else if (phase == IMPROVE)
        draw_stop(p, V_END_IMPROVE);
}
