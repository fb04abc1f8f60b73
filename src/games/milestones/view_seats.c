/* SPDX-License-Identifier: MIT */
/* view_seats.c - the rondels of the seats: one large under the land, the others compact.
 *
 * A rondel is a ring: the path runs from left to right, then trading house, building office,
 * mill and castle back from right to left. */
#include <stdio.h>

#include "kit/goods.h"
#include "view_pen.h"

/* Parts of a seat, each with ids of its own: the box, the spaces, then these. */
enum {
    EACH_PART = 32,
    OF_SPACES = 1,
    OF_GOODS = OF_SPACES + SPACES,
    OF_HAND,
    OF_CHOICES,
    OF_SLIPS = OF_CHOICES + 2,
    OF_WORDS = OF_SLIPS + 2
};

static void seat_part(struct pen *p, int seat, int part)
{
    pen_part(p, OF_SEAT + seat, part, EACH_PART);
}

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
    uint32_t keep = p->id;

    pen_owner(p, OF_FIGURE + seat);
    struct sw_node *n =
        pen_art_of(p, "figure", seat, SW_SEAT_0 + seat,
                   path ? b.x + b.w - w : b.x + b.h * 3 / 4 - w / 2, b.y + b.h - h + 3, w, h);
    n->height = SW_STANDING;
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_FIGURE));
    p->id = keep;
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
    pen_art_of(p, "figure", seat, colour, b.x + 19, b.y + 1, 20, 28);
    int room = b.w - 156, width = pen_width(name, TEXT + 2);
    pen_fit(p, name, ink, b.x + 48, b.y + 22, TEXT + 2, SW_BOLD, room);
    if (active && width + 16 + pen_width(turn_words(p), TEXT - 1) <= room)
        pen_text(p, turn_words(p), ink, b.x + 48 + width + 16, b.y + 21, TEXT - 1, SW_ITALIC);
    pen_shared(p, "laurel-left", ink, mid - 34, b.y + 3, 14, 25);
    pen_shared(p, "laurel-right", ink, mid + 20, b.y + 3, 14, 25);
    pen_number(p, p->m->seat[seat].points, ink, mid, b.y + 24, TITLE, SW_BOLD | SW_MIDDLE);
}

/* ---- what is printed on the four buildings of the large rondel ------------------------ */

/* Icons in a row. */
struct row {
    int x, y;
};

enum { ICON = 19 };

static void put_good(struct pen *p, struct row *r, int good)
{
    pen_good(p, good, r->x, r->y, ICON);
    r->x += ICON + 1;
}

static void put_arrow(struct pen *p, struct row *r)
{
    pen_shared(p, "arrow", SW_FAINT, r->x + 2, r->y + 5, 14, 9);
    r->x += 19;
}

static void put_art(struct pen *p, struct row *r, const char *symbol, int material)
{
    pen_art(p, symbol, material, r->x, r->y - 1, ICON + 3, ICON + 2);
    r->x += ICON + 4;
}

static void put_words(struct pen *p, struct row *r, const char *text)
{
    pen_text(p, text, SW_INK, r->x, r->y + 15, SMALL + 2, SW_BOLD);
    r->x += pen_width(text, SMALL + 2) + 2;
}

static void print_castle(struct pen *p, struct row r)
{
    char text[16];
    int x = r.x;

    snprintf(text, sizeof text, "≤ %d", KEPT);
    put_words(p, &r, text);
    r.x += 4;
    put_good(p, &r, WOOD);
    put_good(p, &r, SAND);
    r = (struct row){x, r.y + 28};
    put_words(p, &r, "1");
    put_arrow(p, &r);
    pen_rect(p, M_COVER, r.x + 1, r.y - 2, 23, 23, 4)->edge = SW_INK;
    pen_art(p, "ropes", M_COVER, r.x + 1, r.y - 2, 23, 23);
}

/* Ascending numbers bring a coin; coins buy a tile or a good; two goods bring a coin. */
static void print_trade(struct pen *p, struct row r)
{
    int x = r.x;

    put_words(p, &r, "1≤2≤3");
    put_arrow(p, &r);
    put_good(p, &r, COIN);
    r = (struct row){x, r.y + 23};
    put_words(p, &r, "2");
    put_good(p, &r, COIN);
    put_arrow(p, &r);
    for (int i = 0; i < 2; i++, r.x += 10)
        pen_rect(p, M_TINT + (i ? COIN : GRAIN), r.x, r.y + 3, 10, 14, 2)->edge = SW_INK;
    pen_good(p, WOOD, r.x + 3, r.y + 2, ICON - 3);
    r = (struct row){x, r.y + 23};
    put_words(p, &r, "2");
    put_good(p, &r, WOOD);
    put_arrow(p, &r);
    put_good(p, &r, COIN);
}

static void print_office(struct pen *p, struct row r)
{
    static const struct {
        int cost[2], material;
        const char *symbol;
    } deal[] = {{{STONE, SAND}, M_ROAD, "road"},
                {{STONE, WOOD}, M_ROOF, "house"},
                {{WOOD, SAND}, M_AWNING, "stall"}};
    int x = r.x;

    for (int i = 0; i < 3; i++, r = (struct row){x, r.y + 23}) {
        put_good(p, &r, deal[i].cost[0]);
        put_good(p, &r, deal[i].cost[1]);
        put_arrow(p, &r);
        put_art(p, &r, deal[i].symbol, deal[i].material);
    }
}

static void print_mill(struct pen *p, struct row r)
{
    int x = r.x;

    put_good(p, &r, GRAIN);
    put_good(p, &r, GRAIN);
    put_arrow(p, &r);
    put_art(p, &r, "sack", M_SACK);
    r = (struct row){x, r.y + 26};
    for (int i = 0; i < 2; i++, r.x += 22)
        pen_art(p, "corner", M_STONE + 2, r.x, r.y, 20, 20);
    put_words(p, &r, "+");
    put_good(p, &r, COIN);
}

static void print_place(struct pen *p, int space, struct box b)
{
    static void (*const print[])(struct pen *, struct row) = {print_trade, print_office,
                                                              print_mill};

    pen_art_of(p, "place", space, SW_INK, b.x + 4, b.y + 28, 98, 65);
    pen_fit(p, pen_word(p, W_VIEW_PLACE_CASTLE + (space ? space - MILL + 3 : 0)), SW_INK,
            b.x + 10, b.y + 20, TEXT, SW_BOLD, b.w - 20);
    struct row r = {b.x + 101, b.y + (space == CASTLE || space == MILL ? 40 : 30)};
    if (space == CASTLE)
        print_castle(p, r);
    else
        print[space - TRADING_HOUSE](p, r);
}

/* ---- the large rondel ------------------------------ */

enum { COLUMN = 43, SLIP_ITEM = 38 }; /* of a good, right of the rondel and on a slip */

/* What a move there brings: on a slip of paper at the foot of the space. */
static void draw_slip(struct pen *p, struct box b, int items)
{
    int w = items * SLIP_ITEM + 4;
    struct sw_node *n = pen_rect(p, SW_PAPER, b.x + (b.w - w) / 2, b.y + b.h - 15, w, 23, 8);

    n->edge = SW_INK;
    n->height = SW_LYING;
}

static void draw_gain(struct pen *p, int space)
{
    const struct sw_action *first = NULL;
    struct box b = space_box(&large, space);
    int items = 0;

    if (pen_fitting(p, K_SPACE, space, &first) != 1)
        return;
    struct gain gain = milestones_gain_of(p, first);
    for (int i = 0; i < GOODS; i++)
        items += gain.goods[i] > 0;
    items += gain.points > 0;
    if (!items)
        return;
    draw_slip(p, b, items);
    int x = b.x + (b.w - items * SLIP_ITEM) / 2, y = b.y + b.h;
    for (int i = 0; i < GOODS; i++)
        if (gain.goods[i] > 0) {
            pen_signed(p, gain.goods[i], SW_INK, x + 1, y + 2, TEXT - 1, SW_BOLD);
            pen_good(p, i, x + 19, y - 13, 18);
            x += SLIP_ITEM;
        }
    if (gain.points > 0) {
        pen_signed(p, gain.points, SW_ACCENT, x + 1, y + 2, TEXT - 1, SW_BOLD);
        pen_shared(p, "star", M_BONUS, x + 19, y - 13, 18, 18);
    }
}

/* What the castle would take: goods beyond three, and a worker. */
static void draw_loss(struct pen *p, int seat)
{
    const struct milestones_seat *s = &p->m->seat[seat];
    struct box b = space_box(&large, CASTLE);
    int more = goods_total(s->goods, GOODS) - KEPT, workers = 0;

    for (int i = 0; i < SLOTS; i++)
        workers += is_worker(s->slot[i]);
    int items = (more > 0) + (workers > STAY), x = b.x + (b.w - items * SLIP_ITEM) / 2;
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
        pen_art(p, "ropes", M_COVER, x + 10, b.y + b.h - 13, 18, 18);
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

    seat_part(p, seat, OF_SPACES + space);
    if (path) {
        n = milestones_draw_slot(p, p->m->seat[seat].slot[space - PATH], b.x, b.y, b.w, b.h);
    } else {
        n = pen_rect(p, M_PLACE, b.x, b.y, b.w, b.h, 8);
        n->edge = SW_INK;
        n->height = SW_LYING;
        print_place(p, space, b);
    }
    if (mine && !pen_mark(p, n, K_SPACE, space) && path && !lays_a_tile(p))
        pen_mark(p, n, K_SLOT, space - PATH);
}

static void draw_goods(struct pen *p, int seat, int x, int y)
{
    seat_part(p, seat, OF_GOODS);
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
    seat_part(p, seat, OF_HAND);
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
        if (before && pen_width(line, size) > width) {
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

    pen_art(p, "way", SW_ACCENT, large.x - SIZE, y, SIZE, SIZE)->turn = -90;
    pen_art(p, "way", SW_ACCENT, large.x + SLOTS * large.slot_w - large.gap, y, SIZE, SIZE)
        ->turn = 90;
}

static void draw_own(struct pen *p, int seat)
{
    enum { RIGHT = 856, WIDE = 210 };
    struct box b = {BOARD_X - 4, OWN_Y, BOARD_W + 8, PAGE_BOTTOM - OWN_Y};

    draw_box(p, seat, b);
    struct sw_node *n = pen_rect(p, M_PATH, 36, OWN_Y + 33, 808, 229, 12);
    n->edge = SW_FAINT;
    draw_ways(p);
    for (int space = 0; space < SPACES; space++)
        draw_space(p, seat, space);
    draw_figure(p, &large, seat);
    draw_goods(p, seat, RIGHT, OWN_Y + 42);
    draw_hand(p, seat, RIGHT + 28, OWN_Y + 116);
    if (p->seat != seat)
        return;
    seat_part(p, seat, OF_SLIPS);
    for (int space = PATH; space < SPACES; space++)
        draw_gain(p, space);
    draw_loss(p, seat);
    seat_part(p, seat, OF_CHOICES);
    if (lays_a_tile(p))
        draw_handles(p);
    draw_choices(p, RIGHT, OWN_Y + 112);
    seat_part(p, seat, OF_WORDS);
    draw_question(p, seat, RIGHT, OWN_Y + 112);
    if (pen_may(p, SW_KIND_VERB, V_DONE))
        pen_button(p, V_DONE, W_DO_DONE, RIGHT, OWN_Y + 226, WIDE);
    if (pen_may(p, SW_KIND_VERB, V_SKIP))
        pen_button(p, V_SKIP, W_VIEW_SKIP, RIGHT, OWN_Y + 226, WIDE);
}

/* ---- the compact ones ------------------------------ */

enum { OTHER_H = 170, GAP = 9 };

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
        seat_part(p, seat, OF_SPACES + space);
        if (space >= PATH && space < TRADING_HOUSE) {
            milestones_draw_slot(p, p->m->seat[seat].slot[space - PATH], b.x, b.y, b.w, b.h);
            continue;
        }
        pen_rect(p, M_PLACE, b.x, b.y, b.w, b.h, 4)->edge = SW_FAINT;
        pen_art_of(p, "place", space, SW_INK, b.x + 5, b.y + 3, 64, 42);
    }
    draw_figure(p, &small, seat);
}

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

/* A table of seats and kinds; what would bring points now lies on gold or silver. */
static int draw_majorities(struct pen *p, int y)
{
    enum { STEP = 23, COLUMN_W = 42 };
    int seats = p->m->head.seats, h = 34 + seats * STEP + 4;

    pen_owner(p, OF_LEGEND);
    pen_group(p, pen_word(p, W_VIEW_MAJORITIES));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_fit(p, pen_word(p, W_VIEW_MAJORITIES), SW_FAINT, SIDE_X + 14, y + 22, TEXT - 1, SW_CAPS,
            92);
    for (int kind = 0; kind < GOODS; kind++)
        pen_good(p, kind, SIDE_X + 126 + kind * COLUMN_W - 11, y + 6, 22);
    for (int seat = 0; seat < seats; seat++) {
        int row = y + 34 + seat * STEP;
        char name[64];
        struct sw_text text;
        sw_text_init(&text, name, sizeof name);
        milestones_say_seat(p, seat, &text);
        pen_rect(p, SW_SEAT_0 + seat, SIDE_X + 10, row + 1, 8, STEP - 5, 3);
        pen_fit(p, name, SW_INK, SIDE_X + 24, row + 15, TEXT - 2, 0, 80);
        for (int kind = 0; kind < GOODS; kind++) {
            int points = milestones_majority(p->m, seat, kind),
                x = SIDE_X + 126 + kind * COLUMN_W;
            if (points)
                pen_rect(p, points > 2 ? M_BONUS : SW_SILVER, x - 15, row, 30, STEP - 3, 8);
            pen_number(p, strength(p->m, seat, kind), points ? M_STONE_INK : SW_INK, x,
                       row + 16, TEXT, SW_MIDDLE | (points ? SW_BOLD : 0));
        }
    }
    return y + h + GAP;
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

static void draw_legend(struct pen *p, int y)
{
    enum {
        LEAST = 36,
        MOST = 48,
        LEFT = SIDE_X + 14,
        ENTRIES = sizeof legend / sizeof *legend
    };
    int h = PAGE_BOTTOM - y, step = (h - 46) / ENTRIES;

    if (h < 40 + 2 * LEAST)
        return;
    step = step < LEAST ? LEAST : step > MOST ? MOST : step;
    pen_group(p, pen_word(p, W_VIEW_LEGEND));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_LEGEND), SW_FAINT, LEFT, y + 24, TEXT, SW_CAPS);
    y += 36;
    for (int i = 0; i < ENTRIES && y + step <= PAGE_BOTTOM; i++, y += step) {
        const struct entry *e = &legend[i];
        if (e->word == W_VIEW_LEGEND_COVER)
            pen_rect(p, M_COVER, LEFT + 4, y + (step - 30) / 2, 26, 26, 4)->edge = SW_INK;
        pen_art(p, e->symbol, e->material, LEFT + (34 - e->w) / 2, y + (step - 4 - e->h) / 2,
                e->w, e->h);
        pen_fit(p, pen_word(p, e->word), SW_INK, LEFT + 46, y + step / 2 + 3, SMALL + 2, 0,
                SIDE_W - 68);
    }
}

void milestones_draw_seats(struct pen *p)
{
    int seats = p->m->head.seats, y = BOARD_Y - 4 + DISPLAY_H + GAP;

    draw_own(p, p->shown);
    for (int i = 1; i < seats; i++, y += OTHER_H + GAP)
        draw_other(p, (p->shown + i) % seats, y);
    y = draw_majorities(p, y);
    draw_legend(p, y);
}
