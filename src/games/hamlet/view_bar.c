/* SPDX-License-Identifier: MIT */
/* view_bar.c - buttons along the lower edge of the board, and the result at the end. */
#include "view_pen.h"

enum { BUTTON_H = 34, SPACE = 10 };

/* ---- buttons ------------------------------ */

/* Everything else is clicked where it lies. */
static bool needs_button(const struct sw_action *a)
{
    switch (a->verb) {
    case V_END:
    case V_PRODUCE:
    case V_FILL:
    case V_REFINE:
    case V_HIRE_VILLAGER:
    case V_DONE:
    case V_BEG:
    case V_SETTLE:
    case V_BUY:
        return true;
    default:
        return false;
    }
}

static void mark_button(struct pen *p, struct sw_node *n, const struct sw_action *a)
{
    if (a->verb == V_FILL)
        pen_mark_quiet(p, n, K_RAW, a->a);
    else if (a->verb == V_REFINE)
        pen_mark_quiet(p, n, SW_KIND_NUMBER, a->a);
    else if (a->verb == V_BUY)
        pen_mark_quiet(p, n, K_RESOURCE, a->a);
    else
        pen_mark_quiet(p, n, SW_KIND_VERB, a->verb);
}

static int button_width(const struct pen *p, const struct sw_action *a, char *label,
                        size_t size)
{
    struct sw_text text;

    sw_text_init(&text, label, size);
    hamlet_say_button(p, a, &text);
    return type_width(label, TEXT) + 26;
}

static void draw_button(struct pen *p, const struct sw_action *a, const char *label, int x,
                        int y, int w)
{
    bool main = a->verb == V_SETTLE || a->verb == V_END || a->verb == V_DONE;
    struct sw_node *n = pen_rect(p, main ? SW_ACCENT : M_CARD, x, y, w, BUTTON_H, 8);

    n->height = SW_STANDING;
    n->edge = SW_INK;
    mark_button(p, n, a);
    pen_fit(p, label, main ? SW_PAPER : SW_INK, x + w / 2, y + 23, TEXT, SW_MIDDLE | SW_BOLD,
            w - 12);
}

/* What is still to be paid, at the left. */
static int draw_owed(struct pen *p, int x, int y)
{
    const struct hamlet *h = p->h;
    const char *word = pen_word(p, W_VIEW_OWED);
    int start = x, at = p->sc->nodes;
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, 10, BUTTON_H, 8);

    n->edge = SW_INK;
    pen_text(p, word, SW_INK, x + 12, y + 23, TEXT, SW_ITALIC);
    x = hamlet_draw_cost(p, h->owed, hamlet_gold_owed(p), x + type_width(word, TEXT) + 22,
                         y + 7, 20);
    if (h->owed_any) {
        pen_number(p, h->owed_any, SW_INK, x, y + 24, TEXT, SW_BOLD);
        x += 22;
        for (int i = 0; h->what < p->t->orders && i < RESOURCES; i++)
            if (p->t->order[h->what].kinds >> i & 1) {
                hamlet_draw_resource(p, i, x, y + 7, 20);
                x += 23;
            }
    }
    p->sc->node[at].w = (int16_t)(x + 8 - start);
    return x + 8 + SPACE;
}

void hamlet_draw_bar(struct pen *p)
{
    enum { MOST = 16 };
    const struct sw_action *button[MOST];
    char label[MOST][96];
    int width[MOST], n = 0, sum = 0;
    int x = BOARD_X + FRAME + 12, right = BOARD_X + BOARD_W - FRAME - 12;
    int y = BOARD_Y + BOARD_H - FRAME - BUTTON_H - 10;

    pen_owner(p, OF_BAR);
    pen_group(p, pen_word(p, W_VIEW_BUTTONS));
    if (p->h->head.phase == PAY)
        x = draw_owed(p, x, y);
    for (int i = 0; i < p->legal_count && n < MOST; i++)
        if (needs_button(&p->legal[i])) {
            width[n] = button_width(p, &p->legal[i], label[n], sizeof label[n]);
            sum += width[n] + SPACE;
            button[n++] = &p->legal[i];
        }
    int room = right - x + SPACE;
    for (int i = 0; i < n; i++) {
        int w = sum > room ? (width[i] + SPACE) * room / sum - SPACE : width[i];
        draw_button(p, button[i], label[i], right - w, y, w);
        right -= w + SPACE;
    }
}

/* ---- the end ------------------------------ */

enum { COLUMNS = 8, STEP = 74, NAME_W = 150, PAD = 20 };

static void draw_columns(struct pen *p, const struct sw_scores *s, int x, int y)
{
    for (int i = 0; i < s->count && i < COLUMNS; i++)
        pen_fit(p, pen_word(p, W_VIEW_COL_TRACK + i), SW_FAINT, x + i * STEP, y, SMALL + 1,
                SW_MIDDLE | SW_ITALIC, STEP - 4);
    pen_text(p, pen_word(p, W_VIEW_SUM), SW_FAINT, x + COLUMNS * STEP, y, SMALL + 1,
             SW_MIDDLE | SW_ITALIC);
}

static void draw_row(struct pen *p, int seat, int place, int x, int y)
{
    struct sw_scores s;
    char name[64];
    struct sw_text text;

    p->g->rules.score(p->g, &p->h->head, seat, &s);
    sw_text_init(&text, name, sizeof name);
    hamlet_say_seat(p, seat, &text);
    pen_rect(p, SW_SEAT_0 + seat, x, y + 5, 10, RESULT_ROW - 10, 3);
    if (place == 1) {
        pen_common(p, "laurel-left", SW_GOLD, x + 17, y + 5, 15, 28);
        pen_common(p, "laurel-right", SW_GOLD, x + 40, y + 5, 15, 28);
    }
    pen_number(p, place, SW_INK, x + 36, y + 25, TEXT + 2, SW_BOLD | SW_MIDDLE);
    pen_fit(p, name, SW_INK, x + 64, y + 25, TEXT + 2, place == 1 ? SW_BOLD : 0, NAME_W - 20);
    x += NAME_W + 80;
    for (int i = 0; i < s.count && i < COLUMNS; i++)
        pen_number(p, s.item[i].points, SW_INK, x + i * STEP, y + 25, TEXT + 2, SW_MIDDLE);
    pen_number(p, s.total, SW_ACCENT, x + COLUMNS * STEP, y + 28, TITLE, SW_BOLD | SW_MIDDLE);
}

void hamlet_draw_result(struct pen *p)
{
    int seats = p->h->head.seats, w = NAME_W + 80 + (COLUMNS + 1) * STEP;
    int h = RESULT_HEAD + seats * RESULT_ROW, x = BOARD_X + (BOARD_W - w) / 2,
        y = BOARD_Y + BOARD_H - FRAME - 12 - h;
    struct sw_scores s;
    uint8_t place[SW_MAX_SEATS];

    pen_owner(p, OF_PANEL);
    pen_group(p, pen_word(p, W_VIEW_RESULT));
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_text(p, pen_word(p, W_VIEW_RESULT), SW_INK, x + PAD, y + 33, TITLE, SW_BOLD | SW_CAPS);
    p->g->rules.score(p->g, &p->h->head, 0, &s);
    draw_columns(p, &s, x + PAD + NAME_W + 80, y + 32);
    p->g->rules.rank(p->g, &p->h->head, place);
    y += RESULT_HEAD - 6;
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (place[seat] == rank) {
                draw_row(p, seat, rank, x + PAD, y);
                y += RESULT_ROW;
            }
}
