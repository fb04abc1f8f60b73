/* SPDX-License-Identifier: MIT */
/* view_side.c - the other boards, compact, and how to read the picture where there is room. */
#include "view_pen.h"

enum {
    HEAD_H = 34,
    GAP = 8,
    SIDE_Y = BOARD_Y,
    SIDE_BOTTOM = OWN_Y + OWN_H,
    MOST_H = 348,
    TALL = 320 /* from here on slots are larger, places in two rows */
};

/* ---- box and head ------------------------------ */

static const char *role_name(const struct pen *p, int seat)
{
    const struct altiplano_role *r = &p->t->role[p->m->seat[seat].role];

    return p->lang == SW_DE ? r->name_de : r->name_en;
}

static void draw_points(struct pen *p, int seat, int mid, int y, int ink)
{
    pen_common(p, "laurel-left", ink, mid - 36, y + 4, 14, 26);
    pen_common(p, "laurel-right", ink, mid + 22, y + 4, 14, 26);
    pen_number(p, altiplano_points(p->t, p->m, seat), ink, mid, y + 26, TITLE,
               SW_BOLD | SW_MIDDLE);
}

/* Name and role, the role smaller; who has passed or is done says so. */
static void draw_name(struct pen *p, int seat, int x, int y, int room, int ink)
{
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    int width = type_width(name, TEXT + 2), rest = room - width - 10;
    pen_fit(p, name, ink, x, y + 24, TEXT + 2, SW_BOLD, room);
    if (rest > 40)
        pen_fit(p, role_name(p, seat), ink, x + width + 8, y + 23, TEXT - 2, SW_ITALIC, rest);
    int note = seat_in(p->m->passed, seat) ? W_VIEW_PASSED
               : seat_in(p->m->done, seat) ? W_VIEW_DONE
                                           : 0;
    width += 8 + type_width(role_name(p, seat), TEXT - 2) + 14;
    if (note && room - width > 50)
        pen_fit(p, pen_word(p, note), ink, x + width, y + 23, TEXT - 2, 0, room - width);
}

void altiplano_draw_box(struct pen *p, int seat, int x, int y, int w, int h)
{
    char name[64];
    struct sw_text text;
    bool active = to_move(p, seat), large = w > SIDE_W;
    int colour = SW_SEAT_0 + seat, ink = active ? M_ON_SEAT : SW_INK;

    sw_text_init(&text, name, sizeof name);
    say_seat(p, seat, &text);
    pen_owner(p, OF_SEAT + seat);
    pen_group(p, name);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 8);
    n->height = SW_LYING;
    n->edge = (uint8_t)(active ? colour : SW_FAINT);
    pen_rect(p, colour, x, y, active ? w : 9, active ? HEAD_H : h, active ? 8 : 4);
    pen_rect(p, colour, x, y, 9, h, 4);
    if (p->m->start == seat) {
        struct pen_whose before = pen_piece(p, OF_CROWN);
        pen_icon(p, "crown", SW_GOLD, x + 42, y + 9, 25, 17);
        pen_back(p, before);
    }
    pen_disc(p, SW_PAPER, x + 27, y + 17, 15)->edge = SW_INK;
    pen_icon_of(p, "figure", seat, colour, x + 17, y + 2, 20, 29);
    int left = x + (p->m->start == seat ? 74 : 48);
    draw_name(p, seat, left, y, large ? 540 - left : x + w - 150 - left, ink);
    draw_points(p, seat, x + w - 44, y, ink);
}

/* ---- rows of a compact board ------------------------------ */

static int total(const uint8_t count[GOODS])
{
    int n = 0;

    for (int i = 0; i < GOODS; i++)
        n += count[i];
    return n;
}

static int draw_count(struct pen *p, const char *symbol, int n, int x, int y, int w, int h)
{
    pen_icon(p, symbol, SW_INK, x, y, w, h);
    pen_number(p, n, SW_INK, x + w + 3, y + 16, TEXT - 2, SW_BOLD);
    return x + w + 28;
}

static void draw_planned(struct pen *p, int seat, int x, int y)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    int open = road_value(p->t, s), at = 0, have = total(s->plan);
    int step = have > 8 ? 200 / have : 25;

    for (int i = 0; i < open; i++)
        pen_rect(p, M_ROOM, x + i * step, y, step - 2, 23, 4);
    for (int good = 0; good < GOODS; good++)
        for (int i = 0; i < s->plan[good]; i++, at++)
            pen_own_tile(p, seat, good, x + at * step, y, 23);
    x = draw_count(p, "bag", total(s->bag), x + 212, y + 1, 20, 21);
    draw_count(p, "box", total(s->box), x + 6, y + 3, 23, 19);
}

/* A slot of a compact board: only what lies there is drawn, or an empty space. */
static void draw_cell(struct pen *p, int seat, int slot, int x, int y, int size)
{
    int piece = p->m->seat[seat].slot[slot];
    bool coin = bits_has(p->t->accepting[COIN], slot);

    if (piece < PIECES)
        pen_own_good(p, seat, piece, x, y, size);
    else
        pen_rect(p, M_ROOM, x + 1, y + 1, size - 2, size - 2, coin ? size / 2 - 1 : 3)->edge =
            SW_FAINT;
}

static void draw_cells(struct pen *p, int seat, uint64_t slots, int x, int y, int size,
                       int across)
{
    int at = 0;

    bits_each (slot, slots) {
        draw_cell(p, seat, slot, x + at % across * size, y + at / across * size, size);
        at++;
    }
}

/* A place with the board's slots, and under them those of role and extensions. In a tall box
 * the slots stand beside the sign of the place, else below it. */
static void draw_spot(struct pen *p, int seat, int place, int x, int y, bool tall)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    int size = tall ? 18 : 15, left = tall ? x + 24 : x, top = tall ? y : y + 22;
    uint64_t own = 0;

    bits_each (r, tile_recipes(p->t, s))
        if (p->t->recipe[r].place == place)
            own |= p->t->slots_of[r];
    if (s->place == place)
        pen_rect(p, M_READY, x - 2, y - 2, 24, 22, 5)->edge = SW_SEAT_0 + (uint8_t)seat;
    pen_icon_of(p, "spot", place, SW_INK, x, y - 1, 20, 20);
    draw_cells(p, seat, p->t->place_slots[place], left, top, size, 3);
    draw_cells(p, seat, own, tall ? x + 5 : x, top + size + 3, size, tall ? 4 : 3);
}

/* Gives the height they take. */
static int draw_spots(struct pen *p, int seat, int x, int y, bool tall)
{
    enum { ACROSS = 4, W = 84, H = 47, NARROW_W = 48 };

    for (int place = 0; place < PLACES; place++)
        if (tall)
            draw_spot(p, seat, place, x + place % ACROSS * W, y + place / ACROSS * H, true);
        else
            draw_spot(p, seat, place, x + place * NARROW_W, y, false);
    return tall ? 2 * H : 73;
}

static void draw_moves(struct pen *p, int seat, int x, int y)
{
    const struct altiplano_seat *s = &p->m->seat[seat];

    for (int i = 0; i < CARTS; i++, x += 46) {
        struct sw_node *n = pen_icon(p, "cart", SW_INK, x, y + 1, 27, 20);
        if (i >= s->carts || s->used >> i & 1)
            n->flags |= SW_GHOST;
        draw_cell(p, seat, p->t->first_move + i, x + 27, y + 3, 17);
    }
    pen_icon(p, "milestone", SW_SEAT_0 + seat, x + 2, y, 18, 23);
    pen_number(p, road_value(p->t, s), M_ON_SEAT, x + 11, y + 18, TEXT - 2,
               SW_BOLD | SW_MIDDLE);
}

/* What role and extensions can do, one sign each. */
static void draw_skills(struct pen *p, int seat, int x, int y, int room)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    uint64_t set = tile_recipes(p->t, s);
    int size = 20, need;

    do {
        size--;
        need = 0;
        bits_each (r, set)
            need += altiplano_result_width(p, r, size) + 8;
    } while (need > room && size > 8);
    bits_each (r, set) {
        int w = altiplano_result_width(p, r, size) + 5;
        if (w > room)
            break;
        room -= w + 3;
        pen_rect(p, M_TILE, x, y, w, 22, 5)->edge = SW_FAINT;
        altiplano_draw_result(p, r, x + 2, y + (22 - size) / 2, size);
        x += w + 3;
    }
}

static int draw_set(struct pen *p, uint64_t set, bool boats, int x, int y, int room)
{
    int n = bits_count(set), at = 0, step = n * 24 > room ? (room - 22) / (n - 1) : 24;

    bits_each (card, set) {
        if (boats)
            altiplano_draw_boat(p, card, x + at * step, y, 20);
        else
            altiplano_draw_house(p, card, x + at * step, y, 21);
        at++;
    }
    return n ? x + at * step + 4 : x;
}

/* Open orders, then houses, boats and fulfilled orders. */
static void draw_belongings(struct pen *p, int seat, int x, int y, int w)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    int done = bits_count(s->orders), at = 0;

    for (int i = 0; i < OPEN_ORDERS; i++)
        if (s->open[i] < p->t->orders)
            altiplano_draw_order(p, s->open[i], s->delivered[i], x + at++ * 70, y, 66, 38);
    draw_set(p, s->houses, false, x, y + 43, w);
    int right = x + w;
    if (done) {
        pen_icon(p, "scroll", SW_INK, right - 40, y + 8, 20, 20);
        pen_icon(p, "tick", SW_MEADOW, right - 34, y + 12, 15, 15);
        pen_number(p, done, SW_INK, right - 14, y + 25, TEXT - 1, SW_BOLD);
    }
    draw_set(p, s->boats, true, x, y + 67, w);
}

static void draw_store(struct pen *p, int seat, int x, int y, int cell)
{
    int w, h;

    cell = altiplano_warehouse_cell(p, cell, 6, SIDE_W / 2 - 20, 5 * cell);
    altiplano_warehouse_size(p, cell, 6, &w, &h);
    pen_rect(p, M_WALL, x - 2, y - 1, w + 4, h + 2, 4)->edge = SW_INK;
    altiplano_draw_warehouse(p, seat, x, y + 1, cell, 6);
    draw_belongings(p, seat, x + w + 12, y - 2, SIDE_W - w - 39);
}

static void draw_other(struct pen *p, int seat, int y, int h)
{
    bool tall = h >= TALL;
    int x = SIDE_X + 17, coin = SIDE_X + SIDE_W - 128, cell = tall ? 19 : 16;
    int spare = (h - (tall ? 302 : 256)) / 4;

    if (spare < 0)
        spare = 0;
    altiplano_draw_box(p, seat, SIDE_X, y, SIDE_W, h);
    pen_good(p, COIN, coin, y + 7, 20);
    pen_number(p, p->m->seat[seat].coins, to_move(p, seat) ? M_ON_SEAT : SW_INK, coin + 24,
               y + 24, TEXT, SW_BOLD);
    y += HEAD_H + 5 + spare;
    draw_planned(p, seat, x, y);
    y += 30 + spare;
    y += draw_spots(p, seat, x, y, tall) + spare;
    draw_moves(p, seat, x, y);
    draw_skills(p, seat, x + 166, y, SIDE_W - 17 - 170);
    draw_store(p, seat, x, y + 29 + spare, cell);
}

/* ---- how to read it: where there is room for it ------------------------------ */

static int legend_line(struct pen *p, int word, int y)
{
    pen_fit(p, pen_word(p, word), SW_INK, SIDE_X + 92, y + 17, SMALL + 2, 0, SIDE_W - 106);
    return y + 28;
}

/* A good with its name, its points, and the price when sold. */
static void legend_good(struct pen *p, int good, int x, int y)
{
    const struct altiplano_good *g = &p->t->good[good];

    pen_good(p, good, x, y, 30);
    pen_fit(p, pen_word(p, W_GOOD_FOOD + good), SW_INK, x + 34, y + 13, SMALL, 0, 44);
    pen_number(p, g->points, M_MAGENTA, x + 34, y + 29, SMALL + 1, SW_BOLD);
    if (!g->price)
        return;
    pen_number(p, g->price, SW_INK, x + 50, y + 29, SMALL + 1, 0);
    pen_good(p, COIN, x + 59, y + 18, 13);
}

/* As many signs as there is room for, the most frequent ones first. */
static void legend_signs(struct pen *p, int x, int y)
{
    static const struct {
        const char *symbol;
        int w, word;
    } line[] = {{"any", 26, W_VIEW_LEGEND_ANY},       {"hand", 28, W_VIEW_LEGEND_HAND},
                {"scroll", 26, W_VIEW_LEGEND_SCROLL}, {"shelf", 26, W_VIEW_LEGEND_SHELF},
                {"hammer", 26, W_VIEW_LEGEND_HAMMER}, {"milestone", 22, W_VIEW_LEGEND_ROAD},
                {"cart", 36, W_VIEW_LEGEND_CART},     {"house", 28, W_VIEW_LEGEND_HOUSE},
                {"boat", 32, W_VIEW_LEGEND_BOAT},     {"crown", 32, W_VIEW_LEGEND_CROWN},
                {"llama", 28, W_VIEW_LEGEND_LLAMA},   {"sorting", 28, W_VIEW_LEGEND_SORT}};

    pen_rect(p, M_READY, x + 10, y + 2, 40, 20, 5)->edge = M_OCHRE;
    y = legend_line(p, W_VIEW_LEGEND_READY, y);
    for (size_t i = 0; i < sizeof line / sizeof *line && y + 28 < SIDE_BOTTOM; i++) {
        pen_icon(p, line[i].symbol, i ? M_MILESTONE : SW_INK, x + 30 - line[i].w / 2, y,
                 line[i].w, 24);
        y = legend_line(p, line[i].word, y);
    }
}

static void draw_legend(struct pen *p, int y)
{
    enum { COLS = 4, W = 84, H = 45, LEAST = 230 };
    int x = SIDE_X + 16, h = SIDE_BOTTOM - y;

    if (h < LEAST)
        return;
    pen_owner(p, OF_LEGEND);
    pen_group(p, pen_word(p, W_VIEW_LEGEND));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, h, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_LEGEND), SW_FAINT, x, y + 24, TEXT, SW_CAPS);
    y += 34;
    for (int i = 0; i < GOODS; i++)
        legend_good(p, i, x + i % COLS * W, y + i / COLS * H);
    y += GOODS / COLS * H;
    pen_fit(p, pen_word(p, W_VIEW_LEGEND_GOODS), SW_FAINT, x, y + 10, SMALL + 1, SW_ITALIC,
            SIDE_W - 30);
    legend_signs(p, x, y + 20);
}

void altiplano_draw_side(struct pen *p)
{
    int seats = p->m->head.seats, y = SIDE_Y;
    int h = (SIDE_BOTTOM - SIDE_Y + GAP) / (seats - 1) - GAP;

    if (h > MOST_H)
        h = MOST_H;
    for (int i = 1; i < seats; i++) {
        draw_other(p, (p->shown + i) % seats, y, h);
        y += h + GAP;
    }
    draw_legend(p, y);
}
