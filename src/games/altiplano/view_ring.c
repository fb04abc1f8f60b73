/* SPDX-License-Identifier: MIT */
/* view_ring.c - the plateau: seven places in a ring, their stocks, and the figures. */
#include "view_pen.h"

enum { TILE_W = 192, TILE_H = 128, SKYLINE = 80, FIGURE_W = 28, FIGURE_H = 41, HORIZON = 120 };

/* Centres of the seven places, clockwise from the top, seen from the middle of the ring. */
static const int spot_x[PLACES] = {0, 220, 262, 124, -124, -262, -220};
static const int spot_y[PLACES] = {-170, -116, 26, 168, 168, 26, -116};

static int at_ring(const struct pen *p, int place)
{
    for (int i = 0; i < PLACES; i++)
        if (p->m->ring[i] == place)
            return i;
    return 0;
}

/* ---- ground ------------------------------ */

static void draw_way(struct pen *p)
{
    int16_t way[PLACES + 1][2];
    static const struct {
        int material, wide, flags;
    } layer[] = {{M_PATH, 30, 0}, {M_DUST, 24, 0}, {M_PATH, 2, SW_DASHED}};

    for (int i = 0; i <= PLACES; i++) {
        way[i][0] = (int16_t)spot_x[i % PLACES];
        way[i][1] = (int16_t)spot_y[i % PLACES];
    }
    for (int i = 0; i < 3; i++) {
        struct sw_node *n = pen_outline(p, SW_LINE, layer[i].material, RING_X, RING_Y,
                                        (const int16_t(*)[2])way, PLACES + 1);
        n->r = (int16_t)layer[i].wide;
        n->flags = (uint16_t)layer[i].flags;
    }
}

static void draw_ground(struct pen *p)
{
    int x = BOARD_X + FRAME, y = BOARD_Y + FRAME, w = BOARD_W - 2 * FRAME;

    pen_owner(p, OF_GROUND);
    pen_group(p, pen_word(p, W_VIEW_RING));
    struct sw_node *n = pen_rect(p, M_WEAVE, BOARD_X, BOARD_Y, BOARD_W, BOARD_H, 6);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_rect(p, M_SKY, x, y, w, HORIZON, 0);
    pen_rect(p, M_PLAIN, x, y + HORIZON, w, BOARD_H - 2 * FRAME - HORIZON, 0)->edge = SW_CLEAR;
    pen_icon(p, "plateau", SW_INK, x, y, w, BOARD_H - 2 * FRAME);
    pen_rect(p, SW_CLEAR, x, y, w, BOARD_H - 2 * FRAME, 0)->edge = SW_GOLD;
    for (int i = 0; i < 4; i++)
        pen_icon(p, "chakana", SW_GOLD, BOARD_X - 3 + i % 2 * (BOARD_W - FRAME),
                 BOARD_Y - 3 + i / 2 * (BOARD_H - FRAME), 30, 30);
    draw_way(p);
}

/* ---- places ------------------------------ */

/* A good and how many are left; none at all is what ends a match, so it is said loudly. */
static int draw_stock(struct pen *p, int good, int x, int y, int size)
{
    int left = p->m->supply[good];
    struct sw_node *n = pen_tile(p, good, x, y, size);

    if (!left)
        n->flags |= SW_GHOST;
    pen_number(p, left, left ? SW_INK : SW_ACCENT, x + size + 3, y + size * 7 / 10, TEXT + 1,
               SW_BOLD);
    return x + size + (left > 9 ? 28 : 20);
}

/* Houses or boats in two rows. While they are chosen from, they lie on the sheet. */
static void draw_cards(struct pen *p, bool boats, int x, int y)
{
    uint64_t set = boats ? p->m->boats : p->m->houses;
    int n = bits_count(set), cols = n > 10 ? (n + 1) / 2 : 5, at = 0;

    if (altiplano_on_sheet(p, boats ? V_BOAT : V_HOUSE)) {
        pen_icon(p, boats ? "boat" : "house", SW_INK, x + 4, y + 8, 30, 28);
        pen_number(p, n, SW_INK, x + 40, y + 29, TEXT + 1, SW_BOLD);
        return;
    }
    bits_each (card, set) {
        int left = x + at % cols * 128 / cols, top = y + (n > cols ? 2 + at / cols * 22 : 13);
        if (boats)
            altiplano_draw_boat(p, card, left, top, 21);
        else
            altiplano_draw_house(p, card, left, top, 21);
        at++;
    }
}

static void draw_stocks(struct pen *p, int place, int x, int y)
{
    bits_each (good, p->t->stock[place])
        x = draw_stock(p, good, x, y + 7, 31);
    if (place == MARKET) {
        pen_icon(p, "scroll", SW_INK, x + 4, y + 9, 27, 27);
        pen_number(p, bits_count(p->m->orders), SW_INK, x + 34, y + 29, TEXT + 1, SW_BOLD);
    } else if (place == HARBOUR) {
        draw_cards(p, true, x - 3, y);
    } else if (place == VILLAGE) {
        draw_cards(p, false, x, y);
        pen_icon(p, "cart", SW_INK, x + 130, y + 12, 30, 23);
        pen_number(p, p->m->carts, SW_INK, x + 163, y + 29, TEXT, SW_BOLD);
    }
}

static void draw_figures(struct pen *p, int place, int right, int y)
{
    char name[64];
    struct sw_text text;

    for (int seat = p->m->head.seats - 1; seat >= 0; seat--) {
        if (p->m->seat[seat].place != place)
            continue;
        right -= FIGURE_W + 2;
        sw_text_init(&text, name, sizeof name);
        say_seat(p, seat, &text);
        if (p->m->current == seat)
            pen_disc(p, SW_GOLD, right + FIGURE_W / 2, y + FIGURE_H - 12, 19)->flags = SW_GHOST;
        struct pen_whose before = pen_piece(p, OF_FIGURE + seat);
        struct sw_node *n =
            pen_icon_of(p, "figure", seat, SW_SEAT_0 + seat, right, y, FIGURE_W, FIGURE_H);
        pen_back(p, before);
        n->height = SW_STANDING;
        sw_node_say(p->sc, n, name);
    }
}

/* What the large board is ready for here, in a bubble at the corner: where it pays to go. */
static void draw_prospect(struct pen *p, int place, int right, int y)
{
    uint64_t set = p->ready & p->t->recipes_at[place] &
                   ~(p->t->with_effect[ORDER] | p->t->with_effect[EXTENSION]);
    int w = 8, most = 4;

    bits_each (r, set)
        if (most-- > 0)
            w += altiplano_result_width(p, r, 17) + 4;
    if (!set)
        return;
    int x = right - w, left = 4;
    struct sw_node *n = pen_rect(p, M_READY, x, y, w, 23, 9);
    n->height = SW_LYING;
    n->edge = SW_INK;
    x += 6;
    bits_each (r, set)
        if (left-- > 0)
            x = altiplano_draw_result(p, r, x, y + 3, 17) + 4;
}

static void draw_place(struct pen *p, int place)
{
    int at = at_ring(p, place), x = RING_X + spot_x[at] - TILE_W / 2;
    int y = RING_Y + spot_y[at] - TILE_H / 2;
    char name[32];

    place_title(p, place, name, sizeof name);
    pen_owner(p, OF_PLACE + place);
    pen_group(p, name);
    struct sw_node *n = pen_rect(p, M_PLACE + place, x, y, TILE_W, TILE_H, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    if (!pen_mark(p, n, K_TO_PLACE, place) && !pen_mark(p, n, K_AT_PLACE, place))
        sw_node_say(p->sc, n, name);
    pen_icon_of(p, "place", place, SW_INK, x + 3, y + 1, TILE_W - 6, SKYLINE);
    pen_rect(p, M_CARD, x + 3, y + SKYLINE, TILE_W - 6, TILE_H - SKYLINE - 3, 8);
    pen_rect(p, SW_PAPER, x + 5, y + 5, type_width(name, TEXT - 1) + 12, 21, 7);
    pen_text(p, name, SW_INK, x + 11, y + 21, TEXT - 1, SW_BOLD);
    draw_stocks(p, place, x + 8, y + SKYLINE);
    draw_prospect(p, place, x + TILE_W + 6, y - 7);
    draw_figures(p, place, x + TILE_W - 2, y + SKYLINE - FIGURE_H + 4);
}

/* ---- the middle ------------------------------ */

/* Figures that have not been placed yet stand in the middle, with food and the sun. */
static void draw_middle(struct pen *p)
{
    int left = p->m->supply[FOOD];

    pen_owner(p, OF_PLACE + PLACES);
    pen_group(p, pen_word(p, W_VIEW_CENTRE));
    pen_disc(p, M_DUST, RING_X, RING_Y + 16, 76)->edge = M_PATH;
    pen_disc(p, SW_CLEAR, RING_X, RING_Y + 16, 70)->edge = M_OCHRE;
    pen_icon(p, "sunface", SW_GOLD, RING_X - 31, RING_Y - 52, 62, 62);
    pen_tile(p, FOOD, RING_X - 42, RING_Y + 22, 44);
    pen_number(p, left, SW_INK, RING_X + 8, RING_Y + 53, TITLE + 2, SW_BOLD);
    pen_icon(p, "llama", SW_INK, RING_X - 132, RING_Y + 28, 50, 50)->height = SW_STANDING;
    pen_icon(p, "cart", SW_INK, RING_X + 86, RING_Y + 42, 54, 40)->height = SW_STANDING;
    draw_figures(p, NONE, RING_X + 76 + 2 * p->m->head.seats, RING_Y - 112 + 20);
}

void altiplano_draw_ring(struct pen *p)
{
    draw_ground(p);
    for (int i = 0; i < PLACES; i++)
        draw_place(p, p->m->ring[i] < PLACES ? p->m->ring[i] : i);
    draw_middle(p);
}
