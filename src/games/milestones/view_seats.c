/* SPDX-License-Identifier: MIT */
/* view_seats.c - the rondels of the seats: one large under the land, the others compact.
 *
 * A rondel is a ring: the path runs from left to right, then trading house, building office,
 * mill and castle back from right to left. */
#include <stdio.h>

#include "kit/goods.h"
#include "view_pen.h"

/* ---- the ring, in any size ------------------------------ */

struct ring {
    int x, y;           /* of the first slot */
    int slot_w, slot_h; /* with the gap behind them */
    int place_h, gap;
};

struct box {
    int x, y, w, h;
};

static const struct ring large = {54, OWN_Y + 40, 97, 110, 110, 6};

static struct box space_box(const struct ring *r, int space)
{
    if (space >= PATH && space < TRADING_HOUSE)
        return (struct box){r->x + (space - PATH) * r->slot_w, r->y, r->slot_w - r->gap,
                            r->slot_h - r->gap};
    int column = space == CASTLE ? 0 : SPACES - space;
    return (struct box){r->x + column * 2 * r->slot_w, r->y + r->slot_h, 2 * r->slot_w - r->gap,
                        r->place_h - r->gap};
}

static void draw_figure(struct pen *p, const struct ring *r, int seat)
{
    int at = p->m->seat[seat].at, h = r->slot_h / 2, w = h * 32 / 46;
    struct box b = space_box(r, at);
    bool path = at >= PATH && at < TRADING_HOUSE;
    struct pen_whose before = pen_piece(p, OF_FIGURE + seat);
    struct sw_node *n =
        pen_icon_of(p, "figure", seat, SW_SEAT_0 + seat,
                    path ? b.x + b.w - w : b.x + b.h * 3 / 4 - w / 2, b.y + b.h - h + 3, w, h);
    pen_back(p, before);
    n->height = SW_STANDING;
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_FIGURE));
}

/* ---- box, name and points, which both sizes share ------------------------------ */

static int head_ink(const struct pen *p, int seat)
{
    return to_move(p, seat) ? M_ON_SEAT : SW_INK;
}

/* Who is to move, and whether it is the first or the second move of the turn. */
static const char *turn_words(const struct pen *p)
{
    int phase = p->m->head.phase;

    if (phase == DRAFT || phase == PLACE)
        return pen_word(p, W_VIEW_TO_MOVE);
    return pen_word(p, p->m->move ? W_VIEW_SECOND_MOVE : W_VIEW_FIRST_MOVE);
}

static void draw_box(struct pen *p, int seat, struct box b)
{
    char name[64];
    struct sw_text text;
    bool active = to_move(p, seat);
    int colour = SW_SEAT_0 + seat, ink = head_ink(p, seat), mid = b.x + b.w - 40;

    sw_text_init(&text, name, sizeof name);
    milestones_say_seat(p, seat, &text);
    pen_owner(p, OF_SEAT + seat);
    pen_group(p, name);
    struct sw_node *n = pen_rect(p, SW_PAPER, b.x, b.y, b.w, b.h, 8);
    n->height = SW_LYING;
    n->edge = (uint8_t)(active ? colour : SW_FAINT);
    pen_rect(p, colour, b.x, b.y, active ? b.w : 10, active ? HEAD_H : b.h, active ? 8 : 4);
    pen_rect(p, colour, b.x, b.y, 10, b.h, 4);
    pen_icon_of(p, "figure", seat, colour, b.x + 19, b.y + 1, 20, 28);
    int room = b.w - 156, width = type_width(name, TEXT + 2);
    pen_fit(p, name, ink, b.x + 48, b.y + 22, TEXT + 2, SW_BOLD, room);
    if (active && width + 16 + type_width(turn_words(p), TEXT - 1) <= room)
        pen_text(p, turn_words(p), ink, b.x + 48 + width + 16, b.y + 21, TEXT - 1, SW_ITALIC);
    pen_common(p, "laurel-left", ink, mid - 34, b.y + 3, 14, 25);
    pen_common(p, "laurel-right", ink, mid + 20, b.y + 3, 14, 25);
    pen_number(p, p->m->seat[seat].points, ink, mid, b.y + 24, TITLE, SW_BOLD | SW_MIDDLE);
}

/* ---- the large rondel ------------------------------ */

enum { COLUMN = 43, SLIP_ITEM = 38 }; /* of a good, right of the rondel and on a slip */

/* What a move there brings: on a slip of paper at the foot of the space, clear of what is
 * printed on it. */
static int slip_x(struct box b, int items)
{
    int mid = b.w > large.slot_w ? b.x + 52 : b.x + b.w / 2;

    return mid - items * SLIP_ITEM / 2;
}

static void draw_slip(struct pen *p, struct box b, int items)
{
    int w = items * SLIP_ITEM + 4;
    struct sw_node *n = pen_rect(p, SW_PAPER, slip_x(b, items) - 2, b.y + b.h - 15, w, 23, 8);

    n->edge = SW_INK;
    n->height = SW_LYING;
}

static void draw_gain(struct pen *p, int space)
{
    const struct sw_action *only = pen_only(p, K_SPACE, space);
    struct box b = space_box(&large, space);
    int items = 0;

    if (!only)
        return;
    struct gain gain = milestones_gain_of(p, only);
    for (int i = 0; i < GOODS; i++)
        items += gain.goods[i] > 0;
    items += gain.points > 0;
    if (!items)
        return;
    draw_slip(p, b, items);
    int x = slip_x(b, items), y = b.y + b.h;
    for (int i = 0; i < GOODS; i++)
        if (gain.goods[i] > 0) {
            pen_signed(p, gain.goods[i], SW_INK, x + 1, y + 2, TEXT - 1, SW_BOLD);
            pen_good(p, i, x + 19, y - 13, 18);
            x += SLIP_ITEM;
        }
    if (gain.points > 0) {
        pen_signed(p, gain.points, SW_ACCENT, x + 1, y + 2, TEXT - 1, SW_BOLD);
        pen_common(p, "star", M_BONUS, x + 19, y - 13, 18, 18);
    }
}

/* The best one could do at the office or the mill. */
static void draw_prospect(struct pen *p, int space)
{
    const struct sw_action *only = pen_only(p, K_SPACE, space);
    struct box b = space_box(&large, space);
    int x = slip_x(b, 2), y = b.y + b.h;
    char text[16];

    if (!only)
        return;
    int best = milestones_best_after(p, only);
    if (best < 0)
        return;
    draw_slip(p, b, 2);
    snprintf(text, sizeof text, "≤ +%d", best);
    pen_text(p, text, SW_ACCENT, x + 42, y + 2, TEXT - 1, SW_BOLD | SW_END);
    pen_common(p, "star", M_BONUS, x + 48, y - 13, 18, 18);
}

/* What the castle would take: goods beyond three, and a worker. */
static void draw_loss(struct pen *p, int seat)
{
    const struct milestones_seat *s = &p->m->seat[seat];
    struct box b = space_box(&large, CASTLE);
    int more = goods_total(s->goods, GOODS) - KEPT, workers = 0;

    for (int i = 0; i < SLOTS; i++)
        workers += is_worker(s->slot[i]);
    int items = (more > 0) + (workers > STAY), x = slip_x(b, items);
    if (!items || !pen_may(p, K_SPACE, CASTLE))
        return;
    draw_slip(p, b, items);
    if (more > 0) {
        pen_signed(p, -more, SW_ACCENT, x + 1, b.y + b.h + 2, TEXT - 1, SW_BOLD);
        pen_good(p, WOOD, x + 19, b.y + b.h - 13, 18);
        x += SLIP_ITEM;
    }
    if (workers > STAY) {
        pen_rect(p, M_COVER, x + 10, b.y + b.h - 13, 18, 18, 3)->edge = SW_INK;
        pen_icon(p, "ropes", M_COVER, x + 10, b.y + b.h - 13, 18, 18);
    }
}

/* Where a tile may be laid: handles over the gap between its two slots. */
static void draw_handles(struct pen *p)
{
    for (int slot = 0; slot + 1 < SLOTS; slot++) {
        struct box b = space_box(&large, PATH + slot);
        if (!pen_may(p, K_SLOT, slot))
            continue;
        int x = b.x + b.w + large.gap / 2, y = b.y + b.h - 22;
        struct sw_node *n = pen_rect(p, SW_PAPER, x - 20, y, 40, 20, 7);
        n->edge = SW_INK;
        n->height = SW_STANDING;
        pen_mark(p, n, K_SLOT, slot);
        pen_rect(p, M_TINT + GRAIN, x - 14, y + 4, 14, 12, 2)->edge = SW_INK;
        pen_rect(p, M_TINT + COIN, x, y + 4, 14, 12, 2)->edge = SW_INK;
    }
}

static bool lays_a_tile(const struct pen *p)
{
    return p->m->head.phase == PLACE || p->m->head.phase == TRADE;
}

static void draw_space(struct pen *p, int seat, int space)
{
    struct box b = space_box(&large, space);
    bool path = space >= PATH && space < TRADING_HOUSE, mine = p->seat == seat;
    struct sw_node *n;

    if (path) {
        n = milestones_draw_slot(p, p->m->seat[seat].slot[space - PATH], b.x, b.y, b.w, b.h);
    } else {
        n = pen_rect(p, M_PLACE, b.x, b.y, b.w, b.h, 8);
        n->edge = SW_INK;
        n->height = SW_LYING;
        milestones_print_place(p, space, b.x, b.y, b.w);
    }
    if (mine && !pen_mark(p, n, K_SPACE, space) && path && !lays_a_tile(p))
        pen_mark(p, n, K_SLOT, space - PATH);
}

static void draw_goods(struct pen *p, int seat, int x, int y)
{
    for (int i = 0; i < GOODS; i++) {
        struct sw_node *n = pen_good(p, i, x + i * COLUMN + 1, y, 34);
        sw_node_say(p->sc, n, pen_word(p, W_GOOD_STONE + i));
        pen_number(p, p->m->seat[seat].goods[i], SW_INK, x + i * COLUMN + 18, y + 62, TITLE + 4,
                   SW_BOLD | SW_MIDDLE);
    }
}

/* Start tiles that wait for their place. */
static void draw_hand(struct pen *p, int seat, int x, int y)
{
    for (int i = 0; i < HAND; i++) {
        int tile = p->m->seat[seat].hand[i];
        if (tile == NONE)
            continue;
        struct sw_node *n = milestones_draw_tile(p, tile, x, y + i * 74, 150, 66);
        if (p->seat == seat)
            pen_mark(p, n, K_TILE, tile);
    }
}

/* Goods to choose from, each under its kind: a row of buttons per argument. */
static void draw_choice_row(struct pen *p, int kind, int word, int x, int y)
{
    bool any = false;

    for (int i = 0; i < GOODS; i++)
        any = any || pen_may(p, kind, i);
    if (!any)
        return;
    pen_fit(p, pen_word(p, word), SW_FAINT, x, y + 11, SMALL, SW_ITALIC, 5 * COLUMN);
    for (int i = 0; i < GOODS; i++) {
        if (!pen_may(p, kind, i))
            continue;
        struct sw_node *n = pen_rect(p, M_USUAL, x + i * COLUMN, y + 15, COLUMN - 6, 20, 7);
        n->edge = SW_INK;
        n->height = SW_LYING;
        pen_mark_quiet(p, n, kind, i);
        pen_good(p, i, x + i * COLUMN + 9, y + 16, 18);
    }
}

static void draw_choices(struct pen *p, int x, int y)
{
    enum { STEP = 38 };

    if (p->m->head.phase == TRADE) {
        draw_choice_row(p, K_MATERIAL, W_VIEW_BUY, x, y);
        draw_choice_row(p, K_SOLD, W_VIEW_SELL, x, y + STEP);
        draw_choice_row(p, K_SOLD_TOO, W_VIEW_SELL_TOO, x, y + 2 * STEP);
    } else if (p->m->head.phase == KEEP) {
        draw_choice_row(p, K_KEPT, W_VIEW_KEEP, x, y);
        draw_choice_row(p, K_KEPT_2, W_VIEW_KEEP_2, x, y + STEP);
        draw_choice_row(p, K_KEPT_3, W_VIEW_KEEP_3, x, y + 2 * STEP);
    }
}

/* As many words of a text as fit a line; gives what is left of it. */
static const char *take_line(const char *words, int size, int width, char *line, size_t room)
{
    struct sw_text text;

    sw_text_init(&text, line, room);
    while (*words) {
        size_t before = text.len, n = strcspn(words, " ");
        sw_text_add(&text, before ? " " : "");
        sw_text_add_bytes(&text, words, n);
        if (before && type_width(line, size) > width) {
            line[before] = 0;
            break;
        }
        words += n + (words[n] == ' ');
    }
    return words;
}

/* The question; where there are buttons they say it. */
static void draw_question(struct pen *p, int seat, int x, int y)
{
    enum { LINE = 20, SIZE = 17, ROOM = 236 };
    char all[512], line[128];
    struct sw_text text;
    int phase = p->m->head.phase;

    if (phase == TRADE || phase == KEEP || p->m->seat[seat].hand[0] != NONE)
        return;
    sw_text_init(&text, all, sizeof all);
    milestones_say_prompt(p, seat, &text);
    for (const char *at = all; *at;) {
        at = take_line(at, SIZE, ROOM, line, sizeof line);
        pen_text(p, line, SW_FAINT, x, y += LINE, SIZE, SW_ITALIC);
    }
}

/* Which way the figure walks: up behind the castle, down before the trading house. */
static void draw_ways(struct pen *p)
{
    enum { SIZE = 18 };
    int y = large.y + large.slot_h - large.gap / 2 - SIZE / 2;

    pen_icon(p, "way", SW_ACCENT, large.x - SIZE, y, SIZE, SIZE)->turn = -90;
    pen_icon(p, "way", SW_ACCENT, large.x + SLOTS * large.slot_w - large.gap, y, SIZE, SIZE)
        ->turn = 90;
}

/* What only the seat itself is shown: what may be chosen, and what that brings. */
static void draw_own_turn(struct pen *p, int seat, int x)
{
    enum { WIDE = 210 };

    for (int space = PATH; space < SPACES; space++)
        draw_gain(p, space);
    draw_loss(p, seat);
    draw_prospect(p, OFFICE);
    draw_prospect(p, MILL);
    if (lays_a_tile(p))
        draw_handles(p);
    draw_choices(p, x, OWN_Y + 112);
    if (pen_may(p, SW_KIND_VERB, V_DONE))
        pen_button(p, V_DONE, W_DO_DONE, x, OWN_Y + 226, WIDE);
    if (pen_may(p, SW_KIND_VERB, V_SKIP))
        pen_button(p, V_SKIP, W_VIEW_SKIP, x, OWN_Y + 226, WIDE);
    draw_question(p, seat, x, OWN_Y + 112);
}

static void draw_own(struct pen *p, int seat)
{
    enum { RIGHT = 856 };

    pen_own(p, BOARD_X - 4, OWN_Y, BOARD_W + 8, PAGE_BOTTOM - OWN_Y);
    draw_box(p, seat, (struct box){BOARD_X - 4, OWN_Y, BOARD_W + 8, PAGE_BOTTOM - OWN_Y});
    pen_rect(p, M_PATH, 36, OWN_Y + 33, 808, 229, 12)->edge = SW_FAINT;
    draw_ways(p);
    for (int space = 0; space < SPACES; space++)
        draw_space(p, seat, space);
    draw_figure(p, &large, seat);
    draw_goods(p, seat, RIGHT, OWN_Y + 42);
    draw_hand(p, seat, RIGHT + 28, OWN_Y + 116);
    if (p->seat == seat)
        draw_own_turn(p, seat, RIGHT);
}

/* ---- the compact ones ------------------------------ */

enum { OTHER_H = 170 };

static void draw_other(struct pen *p, int seat, int y)
{
    struct ring small = {SIDE_X + 18, y + 66, 38, 50, 50, 2};

    draw_box(p, seat, (struct box){SIDE_X, y, SIDE_W, OTHER_H});
    for (int i = 0; i < GOODS; i++) {
        pen_good(p, i, SIDE_X + 20 + i * 61, y + 36, 25);
        pen_number(p, p->m->seat[seat].goods[i], SW_INK, SIDE_X + 50 + i * 61, y + 56, TEXT + 2,
                   SW_BOLD);
    }
    for (int space = 0; space < SPACES; space++) {
        struct box b = space_box(&small, space);
        if (space >= PATH && space < TRADING_HOUSE) {
            milestones_draw_slot(p, p->m->seat[seat].slot[space - PATH], b.x, b.y, b.w, b.h);
            continue;
        }
        pen_rect(p, M_PLACE, b.x, b.y, b.w, b.h, 4)->edge = SW_FAINT;
        pen_icon_of(p, "place", space, SW_INK, b.x + 5, b.y + 3, 64, 42);
    }
    draw_figure(p, &small, seat);
}

void milestones_draw_seats(struct pen *p)
{
    int seats = p->m->head.seats, y = BOARD_Y - 4 + DISPLAY_H + SIDE_GAP;

    draw_own(p, p->shown);
    for (int i = 1; i < seats; i++, y += OTHER_H + SIDE_GAP)
        draw_other(p, (p->shown + i) % seats, y);
    milestones_draw_side(p, y);
}
