/* SPDX-License-Identifier: MIT */
/* view_side.c - under the rondels: who leads in which kind of worker, and how to read it all.
 */
#include "view_pen.h"

/* ---- majorities ------------------------------ */

/* How many workers of a kind a seat has, their bonus tiles counted, too. */
static int strength(const struct milestones *m, int seat, int kind)
{
    int n = 0;

    for (int i = 0; i < SLOTS; i++) {
        int slot = m->seat[seat].slot[i];
        if (is_worker(slot) && worker_kind(slot) == kind)
            n += 1 + has_bonus(slot);
    }
    return n;
}

enum { ROW = 23, KIND_W = 42, KINDS_AT = SIDE_X + 126 };

static void draw_strengths(struct pen *p, int seat, int y)
{
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    milestones_say_seat(p, seat, &text);
    pen_rect(p, SW_SEAT_0 + seat, SIDE_X + 10, y + 1, 8, ROW - 5, 3);
    pen_fit(p, name, SW_INK, SIDE_X + 24, y + 15, TEXT - 2, 0, 80);
    for (int kind = 0; kind < GOODS; kind++) {
        int points = milestones_majority(p->m, seat, kind), x = KINDS_AT + kind * KIND_W;
        if (points)
            pen_rect(p, points > 2 ? M_BONUS : SW_SILVER, x - 15, y, 30, ROW - 3, 8);
        pen_number(p, strength(p->m, seat, kind), points ? M_STONE_INK : SW_INK, x, y + 16,
                   TEXT, SW_MIDDLE | (points ? SW_BOLD : 0));
    }
}

static void draw_sheet(struct pen *p, const char *title, int y, int h)
{
    pen_group(p, title);
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
}

/* A table of seats and kinds; what would bring points now lies on gold or silver. Gives where
 * the next sheet begins. */
static int draw_majorities(struct pen *p, int y)
{
    int seats = p->m->head.seats, h = 38 + seats * ROW;

    draw_sheet(p, pen_word(p, W_VIEW_MAJORITIES), y, h);
    pen_fit(p, pen_word(p, W_VIEW_MAJORITIES), SW_FAINT, SIDE_X + 14, y + 22, TEXT - 1, SW_CAPS,
            92);
    for (int kind = 0; kind < GOODS; kind++)
        pen_good(p, kind, KINDS_AT + kind * KIND_W - 11, y + 6, 22);
    for (int seat = 0; seat < seats; seat++)
        draw_strengths(p, seat, y + 34 + seat * ROW);
    return y + h + SIDE_GAP;
}

/* ---- how to read it: as many lines as there is room for ------------------------------ */

struct entry {
    const char *symbol;
    int material, w, h, word;
};

static const struct entry legend[] = {
    {"milestone", M_MILESTONE, 22, 30, W_VIEW_LEGEND_MILESTONE},
    {"stall", M_AWNING, 32, 30, W_VIEW_LEGEND_MARKET},
    {"house", M_ROOF, 30, 30, W_VIEW_LEGEND_HOUSE},
    {"sack", M_SACK, 26, 29, W_VIEW_LEGEND_SACK},
    {"plus", M_BONUS, 28, 28, W_VIEW_LEGEND_BONUS},
    {"ropes", M_COVER, 26, 26, W_VIEW_LEGEND_COVER},
    {"flag", SW_ACCENT, 22, 29, W_VIEW_LEGEND_END},
};

static void draw_entry(struct pen *p, const struct entry *e, int y, int step)
{
    enum { LEFT = SIDE_X + 14 };

    if (e->word == W_VIEW_LEGEND_COVER)
        pen_rect(p, M_COVER, LEFT + 4, y + (step - 30) / 2, 26, 26, 4)->edge = SW_INK;
    pen_icon(p, e->symbol, e->material, LEFT + (34 - e->w) / 2, y + (step - 4 - e->h) / 2, e->w,
             e->h);
    pen_fit(p, pen_word(p, e->word), SW_INK, LEFT + 46, y + step / 2 + 3, SMALL + 2, 0,
            SIDE_W - 68);
}

static void draw_legend(struct pen *p, int y)
{
    enum { LEAST = 36, MOST = 48, ENTRIES = sizeof legend / sizeof *legend };
    int h = PAGE_BOTTOM - y, step = (h - 46) / ENTRIES;

    if (h < 40 + 2 * LEAST)
        return;
    step = step < LEAST ? LEAST : step > MOST ? MOST : step;
    draw_sheet(p, pen_word(p, W_VIEW_LEGEND), y, h);
    pen_text(p, pen_word(p, W_VIEW_LEGEND), SW_FAINT, SIDE_X + 14, y + 24, TEXT, SW_CAPS);
    y += 36;
    for (int i = 0; i < ENTRIES && y + step <= PAGE_BOTTOM; i++, y += step)
        draw_entry(p, &legend[i], y, step);
}

void milestones_draw_side(struct pen *p, int y)
{
    pen_owner(p, OF_LEGEND);
    y = draw_majorities(p, y);
    draw_legend(p, y);
}
