/* SPDX-License-Identifier: MIT */
/* view_panel.c - buttons, a sheet of paper on the plateau for choices, and the result. */
#include "view_pen.h"

enum { PAD = 14, HEAD = 42 };

/* ---- buttons in the head of the own board ------------------------------ */

void altiplano_draw_buttons(struct pen *p, int right, int y)
{
    static const int verb[] = {V_DONE, V_PASS, V_STOP, V_END};

    for (size_t i = 0; i < sizeof verb / sizeof *verb; i++) {
        const char *text = pen_word(p, p->g->verbs[verb[i]].label);
        int w = type_width(text, TEXT) + 36;
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
    pen_group(p, *title ? title : pen_word(p, W_VIEW_CHOICE));
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_rect(p, M_MAGENTA, x + 8, y + h - 11, w - 16, 3, 1);
    pen_rect(p, M_OCHRE, x + 8, y + h - 7, w - 16, 2, 1);
    if (*title)
        pen_fit(p, title, SW_INK, RING_X, y + 27, TEXT + 1, SW_MIDDLE | SW_BOLD, w - 2 * PAD);
    return y + HEAD;
}

/* ---- goods for fish, boats, houses ------------------------------ */

/* What the legal actions of a verb choose: goods in trade, boats, houses, missions. Those have
 * their marks on the sheet, large, and nowhere else. */
static uint64_t choices(const struct pen *p, int verb)
{
    uint64_t set = 0;

    for (int i = 0; i < p->legal_count; i++)
        if (p->legal[i].verb == verb)
            set |= bits_one(verb == V_DISCARD ? p->legal[i].a : p->legal[i].b);
    return set;
}

bool altiplano_on_sheet(const struct pen *p, int verb)
{
    return choices(p, verb) != 0;
}

uint32_t altiplano_goods_on_sheet(const struct pen *p)
{
    return (uint32_t)choices(p, V_TRADE);
}

enum { CHOICE_COLS = 5, CHOICE_W = 64, CHOICE_H = 58, SECTION = 32 };

static int section_height(uint64_t set)
{
    int n = bits_count(set);

    return n ? SECTION + (n + CHOICE_COLS - 1) / CHOICE_COLS * CHOICE_H : 0;
}

static void draw_choice(struct pen *p, int verb, int value, int x, int y)
{
    if (verb == V_TRADE)
        pen_mark(p, pen_tile(p, value, x + 7, y, 48), K_GOOD, value);
    else if (verb == V_BOAT)
        altiplano_draw_boat(p, value, x + 4, y + 2, 46);
    else
        altiplano_draw_house(p, value, x + 8, y, 48);
}

static int draw_section(struct pen *p, int verb, int word, int y)
{
    uint64_t set = choices(p, verb);
    int n = bits_count(set), cols = n < CHOICE_COLS ? n : CHOICE_COLS, at = 0;
    int x = RING_X - cols * CHOICE_W / 2;

    if (!n)
        return y;
    pen_fit(p, pen_word(p, word), SW_INK, RING_X, y + 18, TEXT + 1, SW_MIDDLE | SW_BOLD,
            CHOICE_COLS * CHOICE_W);
    bits_each (value, set) {
        draw_choice(p, verb, value, x + at % CHOICE_COLS * CHOICE_W,
                    y + SECTION + at / CHOICE_COLS * CHOICE_H);
        at++;
    }
    return y + section_height(set);
}

static void draw_choices(struct pen *p)
{
    static const int verb[] = {V_TRADE, V_BOAT, V_HOUSE};
    static const int word[] = {W_VIEW_TRADE, W_VIEW_BOATS, W_VIEW_HOUSES};
    int h = 0;

    for (int i = 0; i < 3; i++)
        h += section_height(choices(p, verb[i]));
    int y = draw_sheet(p, "", CHOICE_COLS * CHOICE_W + 2 * PAD, h + 24) - HEAD + 6;
    for (int i = 0; i < 3; i++)
        y = draw_section(p, verb[i], word[i], y);
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

enum { RESULT_W = 700, RESULT_STEP = 64, RESULT_ROW = 40, MOST_COLS = 7 };

/* Missions come last; without them there is no column for them. */
static int columns(const struct pen *p, const struct sw_scores *scores)
{
    int n = scores->count;

    if (n > 0 && scores->item[n - 1].word == W_SCORE_MISSIONS &&
        !p->m->head.option[OPT_MISSIONS])
        n--;
    return n < MOST_COLS ? n : MOST_COLS;
}

/* What the columns leave of the sheet is the names'. */
static int name_width(int cols)
{
    return RESULT_W - 54 - (cols + 1) * RESULT_STEP;
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
        pen_common(p, "laurel-left", SW_GOLD, x + 13, y + 5, 14, 26);
        pen_common(p, "laurel-right", SW_GOLD, x + 33, y + 5, 14, 26);
    }
    pen_number(p, place, SW_INK, x + 30, y + 25, TEXT, SW_BOLD | SW_MIDDLE);
    pen_icon_of(p, "figure", seat, SW_SEAT_0 + seat, x + 54, y + 3, 20, 30);
    pen_fit(p, name, SW_INK, x + 82, y + 26, TEXT, place == 1 ? SW_BOLD : 0,
            name_width(columns(p, &scores)) - 30);
    x += 54 + name_width(columns(p, &scores));
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

    if (!cut || type_width(name, SMALL) <= RESULT_STEP) {
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
    x += 54 + name_width(columns(p, &scores));
    for (int i = 0; i < columns(p, &scores); i++, x += RESULT_STEP)
        draw_category(p, pen_word(p, scores.item[i].word), x + RESULT_STEP / 2, y);
    pen_text(p, pen_word(p, W_VIEW_SUM), SW_FAINT, x + RESULT_STEP - 16, y + 14, SMALL,
             SW_END | SW_ITALIC);
}

static void draw_final(struct pen *p)
{
    uint8_t place[SW_MAX_SEATS];
    int seats = p->m->head.seats;
    int w = RESULT_W + 2 * PAD, x = RING_X - w / 2 + PAD;
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

void altiplano_draw_panel(struct pen *p)
{
    if (p->m->head.over)
        draw_final(p);
    else if (choices(p, V_TRADE) | choices(p, V_BOAT) | choices(p, V_HOUSE))
        draw_choices(p);
    else if (choices(p, V_DISCARD))
        draw_missions(p);
}
