/* SPDX-License-Identifier: MIT */
/* view_panel.c - buttons, a sheet of paper on the plateau for choices, and the result. */
#include "view_pen.h"

enum { PAD = 14, HEAD = 42 };

/* ---- buttons in the head of the own board ------------------------------ */

void altiplano_draw_buttons(struct pen *p, int right, int y)
{
    static const int verb[] = {V_DONE, V_PASS, V_STOP, V_END};

    pen_owner(p, OF_BUTTON);
    for (size_t i = 0; i < sizeof verb / sizeof *verb; i++) {
        const char *text = pen_word(p, p->g->verbs[verb[i]].label);
        int w = pen_width(text, TEXT) + 36;
        if (!pen_may(p, SW_KIND_VERB, verb[i]))
            continue;
        right -= w + 12;
        struct sw_node *n = pen_rect(p, SW_ACCENT, right, y + 1, w, 27, 8);
        n->height = SW_LYING;
        n->edge = SW_INK;
        pen_mark(p, n, SW_KIND_VERB, verb[i]);
        pen_text(p, text, SW_PAPER, right + w / 2, y + 20, TEXT, SW_MIDDLE | SW_BOLD);
    }
}

/* ---- the sheet ------------------------------ */

static int draw_sheet(struct pen *p, const char *title, int w, int h)
{
    int x = RING_X - w / 2, y = RING_Y - h / 2 + 8;

    pen_owner(p, OF_PANEL);
    pen_group(p, title);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_rect(p, M_WEAVE, x + 6, y + h - 10, w - 12, 6, 2);
    pen_fit(p, title, SW_INK, RING_X, y + 27, TEXT + 1, SW_MIDDLE | SW_BOLD, w - 2 * PAD);
    return y + HEAD;
}

/* ---- a good for fish ------------------------------ */

/* Goods that may be taken in trade have their marks here, not on slots. */
static uint64_t trade_goods(const struct pen *p)
{
    uint64_t set = 0;

    for (int i = 0; i < p->legal_count; i++)
        if (p->legal[i].verb == V_TRADE)
            set |= bits_one(p->legal[i].b);
    return set;
}

static void draw_trade(struct pen *p, uint64_t set)
{
    enum { COLS = 3, CELL = 64 };
    int n = bits_count(set), cols = n < COLS ? n : COLS, rows = (n + COLS - 1) / COLS, at = 0;
    int w = COLS * CELL + 2 * PAD + 40;
    int y = draw_sheet(p, pen_word(p, W_VIEW_TRADE), w, HEAD + rows * CELL + 18);
    int x = RING_X - cols * CELL / 2;

    bits_each (good, set) {
        struct sw_node *tile =
            pen_tile(p, good, x + at % COLS * CELL + 6, y + at / COLS * CELL + 2, CELL - 14);
        pen_mark(p, tile, K_GOOD, good);
        at++;
    }
}

/* ---- missions ------------------------------ */

static void draw_missions(struct pen *p)
{
    enum { W = 330, CELL = 44 };
    const uint8_t *mission = p->m->seat[p->shown].mission;
    int y = draw_sheet(p, pen_word(p, W_VIEW_MISSIONS), W, HEAD + MISSIONS_DEALT * CELL + 16);

    for (int i = 0; i < MISSIONS_DEALT; i++)
        if (mission[i] < p->t->missions)
            altiplano_draw_mission(p, mission[i], RING_X - W / 2 + PAD, y + i * CELL,
                                   W - 2 * PAD, 34);
}

/* ---- the end ------------------------------ */

enum { RESULT_STEP = 68, RESULT_ROW = 40, NAME_W = 132, MOST_COLS = 7 };

/* Missions come last; without them there is no column for them. */
static int columns(const struct pen *p, const struct sw_scores *scores)
{
    int n = scores->count;

    if (n > 0 && scores->item[n - 1].word == W_SCORE_MISSIONS &&
        !p->m->head.option[OPT_MISSIONS])
        n--;
    return n < MOST_COLS ? n : MOST_COLS;
}

static void draw_result_row(struct pen *p, int seat, int place, int x, int y)
{
    struct sw_scores scores;
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    p->g->rules.score(p->g, &p->m->head, seat, &scores);
    pen_rect(p, SW_SEAT_0 + seat, x, y + 4, 8, RESULT_ROW - 10, 3);
    if (place == 1) {
        pen_core(p, "laurel-left", SW_GOLD, x + 13, y + 5, 14, 26);
        pen_core(p, "laurel-right", SW_GOLD, x + 33, y + 5, 14, 26);
    }
    pen_number(p, place, SW_INK, x + 30, y + 25, TEXT, SW_BOLD | SW_MIDDLE);
    pen_icon_of(p, "figure", seat, SW_SEAT_0 + seat, x + 54, y + 3, 20, 30);
    pen_fit(p, name, SW_INK, x + 82, y + 26, TEXT, place == 1 ? SW_BOLD : 0, NAME_W - 30);
    x += 54 + NAME_W;
    for (int i = 0; i < columns(p, &scores); i++, x += RESULT_STEP)
        pen_number(p, scores.item[i].points, SW_INK, x + RESULT_STEP / 2 + 8, y + 26, TEXT,
                   SW_END);
    pen_number(p, scores.total, SW_ACCENT, x + RESULT_STEP - 16, y + 28, TITLE,
               SW_BOLD | SW_END);
}

/* A category's name, in two lines if it is long. */
static void draw_category(struct pen *p, const char *name, int mid, int y)
{
    const char *cut = strrchr(name, ' ');
    char first[48];

    if (!cut || pen_width(name, SMALL) <= RESULT_STEP) {
        pen_fit(p, name, SW_FAINT, mid, y + 14, SMALL, SW_MIDDLE | SW_ITALIC, RESULT_STEP);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(cut - name), name);
    pen_fit(p, first, SW_FAINT, mid, y, SMALL, SW_MIDDLE | SW_ITALIC, RESULT_STEP);
    pen_fit(p, cut + 1, SW_FAINT, mid, y + 14, SMALL, SW_MIDDLE | SW_ITALIC, RESULT_STEP);
}

static void draw_result_head(struct pen *p, int x, int y)
{
    struct sw_scores scores;

    p->g->rules.score(p->g, &p->m->head, 0, &scores);
    x += 54 + NAME_W;
    for (int i = 0; i < columns(p, &scores); i++, x += RESULT_STEP)
        draw_category(p, pen_word(p, scores.item[i].word), x + RESULT_STEP / 2, y);
    pen_text(p, pen_word(p, W_VIEW_SUM), SW_FAINT, x + RESULT_STEP - 16, y + 14, SMALL,
             SW_END | SW_ITALIC);
}

static void draw_final(struct pen *p)
{
    uint8_t place[SW_MAX_SEATS];
    struct sw_scores scores;
    int seats = p->m->head.seats;

    p->g->rules.score(p->g, &p->m->head, 0, &scores);
    int w = 54 + NAME_W + (columns(p, &scores) + 1) * RESULT_STEP + 2 * PAD,
        x = RING_X - w / 2 + PAD;
    int y = draw_sheet(p, pen_word(p, W_VIEW_RESULT), w, HEAD + 26 + seats * RESULT_ROW + 20);
    p->g->rules.rank(p->g, &p->m->head, place);
    draw_result_head(p, x, y);
    y += 24;
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (place[seat] == rank) {
                draw_result_row(p, seat, rank, x, y);
                y += RESULT_ROW;
            }
}

uint32_t altiplano_panel_goods(const struct pen *p)
{
    return (uint32_t)trade_goods(p);
}

void altiplano_draw_panel(struct pen *p)
{
    uint64_t trade = trade_goods(p);

    if (p->m->head.over)
        draw_final(p);
    else if (trade)
        draw_trade(p, trade);
    else if (p->m->head.phase == MISSION && p->seat == p->shown)
        draw_missions(p);
}
