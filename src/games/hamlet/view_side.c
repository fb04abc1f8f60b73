/* SPDX-License-Identifier: MIT */
/* view_side.c - what lies beside the village: designs, market, church orders, goals. */
#include <stdio.h>

#include "kit/bits.h"
#include "view_village.h"
#include "view_words.h"

enum {
    PAD = 8,
    GAP = 8,
    TITLE_H = 26,
    CARD_W = 152,
    CARD_H = 116,
    DESIGNS_H = TITLE_H + 2 * (CARD_H + 6),
    MARKET_Y = BOARD_Y + DESIGNS_H + GAP,
    MARKET_H = TITLE_H + 64 + 6,
    CHURCH_Y = MARKET_Y + MARKET_H + GAP,
    ORDER_H = 25,
    GOALS_H = 160,
    GOALS_Y = BOARD_Y + BOARD_H - GOALS_H
};

static void draw_box(struct pen *p, int word, const char *note, int y, int h)
{
    pen_group(p, pen_word(p, word));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, word), SW_INK, SIDE_X + PAD + 2, y + 19, TEXT, SW_CAPS | SW_BOLD);
    if (note)
        pen_text(p, note, SW_FAINT, SIDE_X + SIDE_W - PAD - 2, y + 18, SMALL + 1,
                 SW_END | SW_ITALIC);
}

static void count_note(const struct pen *p, int word, int n, char *out, size_t size)
{
    char number[16];
    struct sw_text text;

    snprintf(number, sizeof number, "%d", n);
    sw_text_init(&text, out, size);
    sw_say(&text, p->g, p->lang, word, (const char *const[4]){number, NULL, NULL, NULL});
}

/* ---- designs ------------------------------ */

/* Its place says the price; coins of those who passed it over lie on it. */
static void draw_offer(struct pen *p, int i)
{
    int x = SIDE_X + PAD + i % 2 * (CARD_W + 8), y = BOARD_Y + TITLE_H + i / 2 * (CARD_H + 4);
    int right = x + CARD_W - 6;

    if (p->h->display[i] >= TILES) {
        pen_rect(p, SW_SHADE, x, y, CARD_W, CARD_H, 6);
        return;
    }
    hamlet_draw_design(p, p->h->display[i], x, y, CARD_W, CARD_H);
    pen_rect(p, i ? M_SUNNY : SW_SHADE, right - 36, y + 26, 38, 22, 11)->edge = SW_INK;
    pen_number(p, i, SW_INK, right - 24, y + 42, TEXT, SW_BOLD | SW_MIDDLE);
    hamlet_draw_resource(p, GOLD, right - 18, y + 28, 18);
    if (p->h->coins[i]) {
        char text[16];
        snprintf(text, sizeof text, "+%d", p->h->coins[i]);
        pen_text(p, text, SW_ACCENT, right - 16, y + 68, TEXT, SW_BOLD | SW_END);
        hamlet_draw_resource(p, GOLD, right - 15, y + 55, 16);
    }
}

static void draw_designs(struct pen *p)
{
    char note[64];

    count_note(p, W_VIEW_IN_BAG, bits_count(p->h->bag), note, sizeof note);
    pen_owner(p, OF_SIDE);
    draw_box(p, W_VIEW_DESIGNS, note, BOARD_Y, DESIGNS_H);
    for (int i = 0; i < DISPLAY; i++)
        draw_offer(p, i);
}

/* ---- the market ------------------------------ */

/* What it asks for and brings, for those who cannot sell now. */
static void say_trade(struct pen *p, struct sw_node *n, const struct hamlet_trade *t)
{
    struct phrase gain, cost, all;

    hamlet_say_reward(p, t->gold, t->points, say_begin(&gain));
    hamlet_say_amounts(p, t->cost, 0, say_begin(&cost));
    say(p, say_begin(&all), W_SAY_SELL, NULL, gain.data, cost.data);
    sw_node_say(p->sc, n, all.data);
}

static void draw_trade(struct pen *p, int trade, int x, int y)
{
    enum { W = 100, H = 64 };
    const struct hamlet_trade *t = &p->t->trade[trade];
    struct sw_node *n = pen_rect(p, M_CARD, x, y, W, H, 6);

    n->edge = SW_INK;
    n->height = SW_LYING;
    if (pen_mark_quiet(p, n, K_TRADE, trade))
        n->flags |= SW_GLOW;
    else
        say_trade(p, n, t);
    hamlet_draw_cost(p, t->cost, 0, x + 8, y + 6, 20);
    pen_rect(p, M_SUNNY, x + 1, y + 34, W - 2, H - 35, 5);
    int at = x + 22;
    if (t->points) {
        hamlet_draw_points(p, t->points, at, y + 39, 19);
        at += 44;
    }
    if (t->gold) {
        pen_number(p, t->gold, SW_INK, at, y + 54, 19, SW_BOLD | SW_END);
        hamlet_draw_resource(p, GOLD, at + 2, y + 39, 19);
    }
}

static void draw_market(struct pen *p)
{
    const struct hamlet_seats *s = &p->t->seats[p->h->head.seats - 2];
    char note[96], raw[8], good[8], left[8];
    struct sw_text text;
    int x = SIDE_X + PAD;

    snprintf(raw, sizeof raw, "%d", s->raw);
    snprintf(good, sizeof good, "%d", s->good);
    snprintf(left, sizeof left, "%d", p->h->stack_count);
    sw_text_init(&text, note, sizeof note);
    sw_say(&text, p->g, p->lang, W_VIEW_PRICES, (const char *const[4]){raw, good, left, NULL});
    pen_owner(p, OF_SIDE);
    draw_box(p, W_VIEW_MARKET, note, MARKET_Y, MARKET_H);
    bits_each (trade, p->h->open) {
        draw_trade(p, trade, x, MARKET_Y + TITLE_H);
        x += 106;
    }
}

/* ---- the church ------------------------------ */

static void draw_kinds(struct pen *p, int kinds, int x, int y)
{
    bool first = true;

    for (int i = 0; i <= GOLD; i++)
        if (kinds >> i & 1) {
            if (!first) {
                pen_text(p, "/", SW_FAINT, x, y + 15, TEXT, 0);
                x += 8;
            }
            hamlet_draw_resource(p, i, x, y, 19);
            x += 22;
            first = false;
        }
}

/* What it asks for and brings, and who has fulfilled it. */
static void say_order(struct pen *p, struct sw_node *n, int order)
{
    const struct hamlet_order *o = &p->t->order[order];
    struct phrase points, need, all;

    hamlet_say_points(p, o->points, say_begin(&points));
    hamlet_say_mixed(p, o->need, order, say_begin(&need));
    say(p, say_begin(&all), W_SAY_ORDER_OPEN, NULL, points.data, need.data);
    if (p->h->order_owner[order] < SEATS) {
        struct phrase name;
        hamlet_say_seat(p, p->h->order_owner[order], say_begin(&name));
        sw_text_add(&all.text, "; ");
        say(p, &all.text, W_SAY_DONE_BY, name.data);
    }
    sw_node_say(p->sc, n, all.data);
}

static void draw_order(struct pen *p, int order, int y)
{
    const struct hamlet_order *o = &p->t->order[order];
    int owner = p->h->order_owner[order], x = SIDE_X + PAD;
    struct sw_node *n =
        pen_rect(p, owner < SEATS ? SW_SHADE : M_CARD, x, y, SIDE_W - 2 * PAD, ORDER_H - 3, 5);

    n->edge = SW_FAINT;
    if (pen_mark_quiet(p, n, K_ORDER, order)) {
        n->flags |= SW_GLOW;
        n->edge = SW_INK;
    } else {
        say_order(p, n, order);
    }
    pen_number(p, o->need, SW_INK, x + 28, y + 17, TEXT + 1, SW_BOLD | SW_END);
    draw_kinds(p, o->kinds, x + 34, y + 2);
    hamlet_draw_points(p, o->points, x + 250, y + 2, 18);
    if (owner < SEATS) {
        n = pen_disc(p, SW_SEAT_0 + owner, x + 290, y + 11, 9);
        n->edge = SW_INK;
        n->height = SW_LYING;
    }
}

static void draw_church(struct pen *p)
{
    int side = p->t->seats[p->h->head.seats - 2].side, y = CHURCH_Y + TITLE_H;
    char note[64];

    count_note(p, W_VIEW_PARTS, hamlet_church_parts(p), note, sizeof note);
    pen_owner(p, OF_SIDE);
    draw_box(p, W_VIEW_CHURCH, note, CHURCH_Y, GOALS_Y - GAP - CHURCH_Y);
    for (int i = 0; i < p->t->orders; i++)
        if (p->t->order[i].side == side) {
            draw_order(p, i, y);
            y += ORDER_H;
        }
}

/* ---- goals ------------------------------ */

static void draw_owner(struct pen *p, int seat, int x, int y, int r)
{
    struct sw_node *n = pen_disc(p, SW_SEAT_0 + seat, x, y, r);

    n->edge = SW_INK;
    n->height = SW_LYING;
}

/* What it is for, and what it brings. */
static void say_milestone(struct pen *p, struct sw_node *n, int milestone)
{
    const char *name = pen_word(p, W_MILLER + milestone);
    struct phrase points, all;

    say_begin(&all);
    hamlet_say_points(p, p->t->number[PLANNER_POINTS].value, say_begin(&points));
    if (milestone == PLANNER)
        say(p, &all.text, W_GOAL_PLANNER, name, points.data);
    else
        say(p, &all.text, W_GOAL_GOOD, name, pen_word(p, W_FLOUR + milestone));
    sw_node_say(p->sc, n, all.data);
}

static void draw_milestone(struct pen *p, int milestone, int x, int y)
{
    int owner = p->h->milestone[milestone];
    struct sw_node *n = pen_disc(p, M_RIBBON, x, y, 17);

    n->edge = SW_INK;
    say_milestone(p, n, milestone);
    pen_disc(p, M_CARD, x, y, 13);
    if (milestone == PLANNER)
        pen_icon(p, "road", SW_INK, x - 10, y - 10, 20, 20);
    else
        hamlet_draw_resource(p, RAWS + milestone, x - 10, y - 10, 20);
    if (owner < SEATS)
        draw_owner(p, owner, x + 15, y + 11, 9);
    pen_fit(p, pen_word(p, W_MILLER + milestone), SW_INK, x, y + 30, SMALL - 1, SW_MIDDLE, 60);
}

/* What the awards count so far. */
static int award_count(const struct pen *p, int award, int seat)
{
    const struct hamlet_seat *s = &p->h->seat[seat];
    int n = 0;

    if (award == MERCHANT)
        return bits_count(s->trades);
    if (award == LANDSCAPER)
        return bits_count(s->flags);
    for (int i = 0; i < p->t->orders; i++)
        n += p->h->order_owner[i] == seat;
    return n;
}

static int leading_count(const struct pen *p, int award, int below)
{
    int most = 0;

    for (int seat = 0; seat < p->h->head.seats; seat++) {
        int n = award_count(p, award, seat);
        if (n > most && n < below)
            most = n;
    }
    return most;
}

static void draw_leaders(struct pen *p, int award, int x, int y)
{
    int most = leading_count(p, award, 1 << 8), tied = 0;

    for (int seat = 0; seat < p->h->head.seats; seat++)
        tied += award_count(p, award, seat) == most;
    if (award == SACRISTAN && tied == 1) /* else those who tie share both */
        most = leading_count(p, award, most);
    for (int seat = p->h->head.seats - 1; seat >= 0 && most; seat--)
        if (award_count(p, award, seat) == most) {
            draw_owner(p, seat, x, y, 7);
            x -= 12;
        }
}

static void draw_award(struct pen *p, int award, int x, int y)
{
    static const char *const icon[] = {"order", "order", "trade", "flag-0"};
    static const int word[] = {W_VIEW_CHAPLAIN, W_VIEW_SACRISTAN, W_VIEW_MERCHANT,
                               W_VIEW_LANDSCAPER};
    int i = award - CHAPLAIN;
    struct sw_node *n = pen_disc(p, M_ROSETTE, x + 13, y + 13, 13);
    struct phrase points, all;

    n->edge = SW_INK;
    hamlet_say_points(p, p->t->number[award].value, say_begin(&points));
    say(p, say_begin(&all), W_GOAL_CHAPLAIN + i, pen_word(p, word[i]), points.data);
    sw_node_say(p->sc, n, all.data);
    pen_disc(p, M_CARD, x + 13, y + 13, 10);
    pen_icon(p, icon[i], SW_INK, x + 5, y + 5, 16, 16);
    pen_fit(p, pen_word(p, word[i]), SW_INK, x + 30, y + 12, SMALL, 0, 100);
    pen_number(p, p->t->number[award].value, SW_INK, x + 30, y + 26, SMALL + 2, SW_BOLD);
    pen_icon(p, "point", M_POINT, x + 39, y + 14, 13, 13);
    draw_leaders(p, award, x + 138, y + 21);
}

static void draw_goals(struct pen *p)
{
    pen_owner(p, OF_SIDE);
    draw_box(p, W_VIEW_GOALS, NULL, GOALS_Y, GOALS_H);
    for (int i = 0; i < MILESTONES; i++)
        draw_milestone(p, i, SIDE_X + 34 + i * 65, GOALS_Y + 44);
    for (int i = 0; i < 4; i++)
        draw_award(p, CHAPLAIN + i, SIDE_X + PAD + i % 2 * 160, GOALS_Y + 88 + i / 2 * 34);
}

void hamlet_draw_side(struct pen *p)
{
    draw_designs(p);
    draw_market(p);
    draw_church(p);
    draw_goals(p);
}
