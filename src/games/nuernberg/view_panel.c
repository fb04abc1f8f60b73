/* SPDX-License-Identifier: MIT */
/* view_panel.c - a sheet of paper on the city: an offer being written, answers, the result. */
#include "view.h"

enum {
    SHEET_W = 388,
    PAD = 16,
    HEAD = 42,
    LINE = 40,
    BUTTON_H = 34,
    COLUMN = 60,
    BLOCK = 122,
    MID_Y = INNER_Y + 280
};

static bool offers_nothing(const struct nuernberg_seat *s)
{
    for (int i = 0; i < GOODS; i++)
        if (s->give[i] || s->want[i])
            return false;
    return true;
}

static void seat_name(const struct pen *p, int seat, char *out, size_t size)
{
    struct sw_text text;

    sw_text_init(&text, out, size);
    nuernberg_say_seat(p, seat, &text);
}

/* ---- the sheet ------------------------------ */

static int draw_sheet(struct pen *p, const char *title, int h)
{
    int x = CITY_MID_X - SHEET_W / 2, y = MID_Y - h / 2;

    pen_owner(p, OF_PANEL);
    pen_group(p, title);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, SHEET_W, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_fit(p, title, SW_INK, CITY_MID_X, y + 28, TEXT + 3, SW_MIDDLE | SW_BOLD,
            SHEET_W - 2 * PAD);
    return y + HEAD;
}

/* A title that names somebody. */
static int draw_sheet_for(struct pen *p, int word, int seat, int h)
{
    char name[64], title[160];
    struct sw_text text;
    const char *arg[4] = {name, NULL, NULL, NULL};

    seat_name(p, seat, name, sizeof name);
    sw_text_init(&text, title, sizeof title);
    sw_say(&text, p->g, p->lang, word, arg);
    return draw_sheet(p, title, h);
}

/* Buttons side by side over the whole width; what is not allowed is left out. */
static void draw_buttons(struct pen *p, const int *verb, const int *word, int count, int y)
{
    int may = 0, at = 0;

    for (int i = 0; i < count; i++)
        may += pen_may(p, SW_KIND_VERB, verb[i]);
    if (!may)
        return;
    int w = (SHEET_W - 2 * PAD + 8) / may;
    for (int i = 0; i < count; i++) {
        if (!pen_may(p, SW_KIND_VERB, verb[i]))
            continue;
        int x = CITY_MID_X - SHEET_W / 2 + PAD + at++ * w;
        bool first = i == 0;
        struct sw_node *n = pen_card(p, first ? SW_ACCENT : M_SUNNY, x, y, w - 8, BUTTON_H, 8);
        pen_mark_quiet(p, n, SW_KIND_VERB, verb[i]);
        pen_fit(p, pen_word(p, word[i]), first ? SW_PAPER : SW_INK, x + w / 2 - 4, y + 23, TEXT,
                SW_MIDDLE | SW_BOLD, w - 18);
    }
}

/* ---- writing an offer ------------------------------ */

/* One good: a card that adds one, the number, and a button that takes one back. */
static void draw_column(struct pen *p, int good, int n, int more, int less, int x, int y)
{
    struct sw_node *card = pen_card(p, SW_SHADE, x, y, 50, 44, 6);

    if (pen_mark_quiet(p, card, more, good))
        card->material = M_SUNNY;
    else
        card->height = SW_PRINTED;
    nuernberg_draw_good(p, good, x + 9, y + 6, 32);
    pen_number(p, n, n ? SW_INK : SW_FAINT, x + 25, y + 66, TITLE - 2, SW_MIDDLE | SW_BOLD);
    if (!pen_may(p, less, good))
        return;
    card = pen_card(p, M_SUNNY, x + 7, y + 72, 36, 20, 6);
    pen_mark_quiet(p, card, less, good);
    pen_text(p, "−", SW_INK, x + 25, y + 88, TEXT + 2, SW_MIDDLE | SW_BOLD);
}

static void draw_side(struct pen *p, int word, const uint8_t *goods, int more, int less, int y)
{
    int x = CITY_MID_X - SHEET_W / 2 + PAD;

    pen_text(p, pen_word(p, word), SW_FAINT, x + 2, y + 12, TEXT - 1, SW_ITALIC);
    for (int good = 0; good < GOODS; good++)
        draw_column(p, good, goods[good], more, less, x + 4 + good * COLUMN, y + 20);
}

static void draw_compose(struct pen *p, int seat)
{
    static const int verb[] = {V_SEND, V_DROP, V_REJECT};
    static const int word[] = {W_VIEW_SEND, W_VIEW_DROP, W_DO_REJECT};
    const struct nuernberg_seat *s = &p->n->seat[seat];
    int h = HEAD + 2 * BLOCK + BUTTON_H + PAD, to = p->n->to, y;

    if (p->n->head.phase == REPLY)
        y = draw_sheet_for(p, W_VIEW_COUNTER_TO, p->n->current, h);
    else if (to & (to - 1))
        y = draw_sheet(p, pen_word(p, W_VIEW_OFFER_TO_ALL), h);
    else
        y = draw_sheet_for(p, W_VIEW_OFFER_TO, to & 2 ? 1 : to & 4 ? 2 : to & 8 ? 3 : 0, h);
    draw_side(p, W_VIEW_YOU_GIVE, s->give, K_GIVE, K_GIVE_LESS, y);
    draw_side(p, W_VIEW_YOU_WANT, s->want, K_WANT, K_WANT_LESS, y + BLOCK);
    draw_buttons(p, verb, word, 3, y + 2 * BLOCK);
}

/* ---- answers ------------------------------ */

/* "you give 2 [wood]  you get 1 [ore]" in one line. */
static void draw_exchange(struct pen *p, int left, const uint8_t *give, int right,
                          const uint8_t *get, int y)
{
    int x = CITY_MID_X - SHEET_W / 2 + PAD + 4;

    pen_text(p, pen_word(p, left), SW_FAINT, x, y + 18, TEXT - 1, SW_ITALIC);
    x += type_width(pen_word(p, left), TEXT - 1) + 2;
    x = nuernberg_draw_goods(p, give, GOODS, x, y, 24);
    pen_common(p, "arrow", SW_FAINT, x + 2, y + 7, 18, 12);
    x += 28;
    pen_text(p, pen_word(p, right), SW_FAINT, x, y + 18, TEXT - 1, SW_ITALIC);
    x += type_width(pen_word(p, right), TEXT - 1) + 2;
    nuernberg_draw_goods(p, get, GOODS, x, y, 24);
}

/* A line for each seat that was asked; below it its counter-offer. */
static int draw_answers(struct pen *p, int y)
{
    int x = CITY_MID_X - SHEET_W / 2 + PAD;

    for (int seat = 0; seat < p->n->head.seats; seat++) {
        const struct nuernberg_seat *s = &p->n->seat[seat];
        int colour = nuernberg_colour(p, seat);
        char name[64];
        if (!(p->n->to >> seat & 1))
            continue;
        seat_name(p, seat, name, sizeof name);
        if (p->n->head.phase == PICK && pen_may(p, SW_KIND_SEAT, seat)) {
            struct sw_node *n = pen_card(p, M_SUNNY, x, y, SHEET_W - 2 * PAD, LINE - 6, 8);
            pen_mark(p, n, SW_KIND_SEAT, seat);
        }
        pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 6, y + 4, 22, 25);
        pen_fit(p, name, SW_INK, x + 36, y + 23, TEXT, SW_BOLD, 130);
        pen_fit(p, pen_word(p, W_REPLY_NONE + s->reply), SW_INK, x + SHEET_W - 2 * PAD - 8,
                y + 23, TEXT - 1, SW_ITALIC | SW_END, 190);
        y += LINE;
        if (s->reply != COUNTERED)
            continue;
        draw_exchange(p, W_VIEW_GIVES, s->give, W_VIEW_WANTS, s->want, y - 4);
        y += LINE - 8;
    }
    return y;
}

static int answers_height(const struct pen *p)
{
    int h = 0;

    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (p->n->to >> seat & 1)
            h += p->n->seat[seat].reply == COUNTERED ? 2 * LINE - 8 : LINE;
    return h;
}

/* The offer on the table, who has answered what, and what one may do about it. */
static void draw_offer(struct pen *p)
{
    static const int verb[] = {V_ACCEPT, V_COUNTER, V_REJECT, V_CANCEL};
    static const int word[] = {W_DO_ACCEPT, W_VIEW_COUNTER, W_DO_REJECT, W_VIEW_CANCEL};
    const struct nuernberg_seat *s = &p->n->seat[p->n->current];
    bool invited = offers_nothing(s), mine = p->n->current == p->seat;
    int h = HEAD + (invited && mine ? 0 : LINE) + answers_height(p) +
            (p->legal_count ? BUTTON_H + PAD : 8);

    int y = mine ? draw_sheet(p, pen_word(p, invited ? W_VIEW_YOU_ASK : W_VIEW_YOUR_OFFER), h)
                 : draw_sheet_for(p, invited ? W_VIEW_ASKS : W_VIEW_OFFERS, p->n->current, h);
    if (invited && mine)
        y -= LINE;
    else if (invited)
        pen_text(p, pen_word(p, W_VIEW_PROPOSALS), SW_INK, CITY_MID_X, y + 18, TEXT - 1,
                 SW_MIDDLE | SW_ITALIC);
    else
        draw_exchange(p, mine ? W_VIEW_YOU_GIVE : W_VIEW_GIVES, s->give,
                      mine ? W_VIEW_YOU_WANT : W_VIEW_WANTS, s->want, y);
    y = draw_answers(p, y + LINE);
    draw_buttons(p, verb, word, 4, y + 4);
}

/* ---- the end ------------------------------ */

enum { RESULT_ROW = 46, RESULT_STEP = 42, RESULT_COLS = 4, NAME_W = 98 };

static void draw_result_row(struct pen *p, int seat, int place, int x, int y)
{
    int colour = nuernberg_colour(p, seat);
    struct sw_scores scores;
    char name[64];

    p->g->rules.score(p->g, &p->n->head, seat, &scores);
    seat_name(p, seat, name, sizeof name);
    if (place == 1) {
        pen_common(p, "laurel-left", SW_GOLD, x, y + 5, 14, 26);
        pen_common(p, "laurel-right", SW_GOLD, x + 20, y + 5, 14, 26);
    }
    pen_number(p, place, SW_INK, x + 17, y + 25, TEXT, SW_BOLD | SW_MIDDLE);
    pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 42, y + 5, 22, 25);
    pen_fit(p, name, SW_INK, x + 72, y + 25, TEXT, place == 1 ? SW_BOLD : 0, NAME_W);
    for (int i = 0; i < scores.count && i < RESULT_COLS; i++)
        pen_number(p, scores.item[i].points, SW_INK, x + 72 + NAME_W + 28 + i * RESULT_STEP,
                   y + 25, TEXT, SW_END);
    pen_number(p, scores.total, SW_ACCENT, x + SHEET_W - 2 * PAD - 2, y + 27, TITLE,
               SW_BOLD | SW_END);
}

static void draw_result(struct pen *p)
{
    int x = CITY_MID_X - SHEET_W / 2 + PAD, seats = p->n->head.seats, colour = 0;
    uint8_t place[SW_MAX_SEATS];
    int y = draw_sheet(p, pen_word(p, W_VIEW_RESULT), HEAD + 60 + seats * RESULT_ROW);
    int head = x + 72 + NAME_W + 22;

    pen_fit(p, pen_word(p, p->g->endings[p->n->head.over].words), SW_FAINT, CITY_MID_X, y + 6,
            TEXT - 1, SW_MIDDLE | SW_ITALIC, SHEET_W - 2 * PAD);
    p->g->rules.rank(p->g, &p->n->head, place);
    pen_icon_of(p, "house", colour, SW_STONE, head - 13, y + 18, 22, 22);
    pen_icon_of(p, "workshop", colour, SW_STONE, head - 13 + RESULT_STEP, y + 18, 22, 22);
    pen_icon(p, "shield", SW_STONE, head - 12 + 2 * RESULT_STEP, y + 18, 20, 23);
    pen_icon(p, "council", SW_GOLD, head - 16 + 3 * RESULT_STEP, y + 20, 28, 20);
    y += 46;
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (place[seat] == rank) {
                draw_result_row(p, seat, rank, x, y);
                y += RESULT_ROW;
            }
}

void nuernberg_draw_panel(struct pen *p)
{
    int phase = p->n->head.phase;
    bool writing = p->seat >= 0 && p->n->seat[p->seat].reply == COMPOSING;

    if (p->n->head.over)
        draw_result(p);
    else if (phase == OFFER && p->seat == p->n->current)
        draw_compose(p, p->seat);
    else if (phase == REPLY && writing)
        draw_compose(p, p->seat);
    else if (phase == REPLY || phase == PICK)
        draw_offer(p);
}
