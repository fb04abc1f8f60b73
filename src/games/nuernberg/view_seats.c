/* SPDX-License-Identifier: MIT */
/* view_seats.c - what the players have: one of them large under the board, with all that the
 * hand can be turned into, the others compact at the side. */
#include "kit/bits.h"
#include "view.h"

enum {
    HEAD_H = 30,
    SIDE_Y = 340,
    SIDE_H = 217,
    SIDE_GAP = 10,
    STRIP_Y = OWN_Y + 36,
    STRIP_H = 30,
    CONTENT_Y = OWN_Y + 76,
    HAND_X = 44,
    HAND_STEP = 57,
    HAND_W = 52,
    HAND_H = 68,
    ROW_H = 31,
    BUILD_X = 400,
    BUILD_W = 306,
    SELL_X = 716,
    SELL_W = 354
};

static bool to_move(const struct pen *p, int seat)
{
    return !p->n->head.over && p->n->head.waiting >> seat & 1;
}

struct sw_node *nuernberg_draw_good(struct pen *p, int good, int x, int y, int size)
{
    if (good == GOLD)
        return pen_icon(p, "gold", M_RESOURCE + GOLD, x, y, size, size);
    return pen_icon_of(p, "resource", good, M_RESOURCE + good, x, y, size, size);
}

int nuernberg_draw_goods(struct pen *p, const uint8_t *goods, int kinds, int x, int y, int size)
{
    for (int i = 0; i < kinds; i++) {
        if (!goods[i])
            continue;
        pen_number(p, goods[i], SW_INK, x, y + size - 4, size - 2, SW_BOLD);
        x += goods[i] > 9 ? size : size / 2 + 1;
        nuernberg_draw_good(p, i, x, y, size);
        x += size + 6;
    }
    return x;
}

/* ---- what both sizes share ------------------------------ */

static void draw_name(struct pen *p, int seat, int ink, int x, int y, int room)
{
    const char *turn = pen_word(p, W_VIEW_TO_MOVE);
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    nuernberg_say_seat(p, seat, &text);
    int width = type_width(name, TEXT + 2);
    pen_fit(p, name, ink, x, y, TEXT + 2, SW_BOLD, room);
    if (to_move(p, seat) && width + 16 + type_width(turn, TEXT - 1) <= room)
        pen_text(p, turn, ink, x + width + 14, y - 1, TEXT - 1, SW_ITALIC);
}

static void draw_points(struct pen *p, int seat, int ink, int mid, int y)
{
    pen_common(p, "laurel-left", ink, mid - 32, y + 3, 14, 25);
    pen_common(p, "laurel-right", ink, mid + 18, y + 3, 14, 25);
    pen_number(p, nuernberg_points(p->t, p->n, seat), ink, mid, y + 24, TITLE,
               SW_BOLD | SW_MIDDLE);
}

/* Box, shield, name and points. Who is waited for has the whole head in the seat's colour and
 * an arrow pointing at it. */
static struct sw_node *draw_box(struct pen *p, int seat, int x, int y, int w, int h)
{
    int colour = nuernberg_colour(p, seat), ink = to_move(p, seat) ? M_ON + colour : SW_INK;
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    nuernberg_say_seat(p, seat, &text);
    pen_owner(p, OF_SEAT + seat);
    pen_group(p, name);
    struct sw_node *box = pen_rect(p, SW_PAPER, x, y, w, h, 8);
    box->height = SW_LYING;
    box->edge = SW_FAINT;
    if (to_move(p, seat)) {
        pen_rect(p, M_COLOUR + colour, x, y, w, HEAD_H, 8)->edge = SW_INK;
        pen_common(p, "arrow", SW_ACCENT, x - 20, y + 5, 19, 20);
    }
    pen_rect(p, M_COLOUR + colour, x, y, 10, h, 4)->edge = SW_FAINT;
    pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 18, y + 3, 22, 25);
    draw_name(p, seat, ink, x + 48, y + 22, w < 400 ? w - 140 : 240);
    draw_points(p, seat, ink, x + w - 40, y);
    return box;
}

/* An icon and a number beside it; gives where the next one goes. */
static int draw_count(struct pen *p, const char *symbol, int material, int n, int ink, int x,
                      int y, int w, int h)
{
    pen_icon(p, symbol, material, x, y - h + 5, w, h);
    pen_number(p, n, ink, x + w + 5, y, TEXT + 1, SW_BOLD);
    return x + w + (n > 9 ? 34 : 24);
}

static int draw_pieces(struct pen *p, int seat, int x, int y)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];
    int colour = nuernberg_colour(p, seat);
    char symbol[16];

    snprintf(symbol, sizeof symbol, "house-%d", colour);
    x = draw_count(p, symbol, M_COLOUR + colour, s->settlements_left, SW_INK, x, y, 24, 24);
    snprintf(symbol, sizeof symbol, "workshop-%d", colour);
    x = draw_count(p, symbol, M_COLOUR + colour, s->workshops_left, SW_INK, x + 6, y, 24, 24);
    snprintf(symbol, sizeof symbol, "bar-%d", colour);
    return draw_count(p, symbol, M_COLOUR + colour, s->bars_left, SW_INK, x + 6, y - 2, 39, 15);
}

/* The council seat, as a crown with its points. */
static void draw_crown(struct pen *p, int seat, int ink, int x, int y)
{
    int council = p->n->seat[seat].council;

    if (council == NONE)
        return;
    struct pen_whose before = pen_piece(p, OF_COUNCIL + council);
    pen_icon(p, "council", SW_GOLD, x, y - 17, 32, 23);
    pen_number(p, p->t->council[council].points, ink, x + 37, y, TEXT + 1, SW_BOLD);
    pen_back(p, before);
}

/* Rates better than the usual one. */
static int draw_rates(struct pen *p, int seat, int x, int y)
{
    uint64_t own = p->n->seat[seat].workshops;
    char text[16];

    if (own & p->t->site_rate[GOLD]) {
        snprintf(text, sizeof text, "%d:1", p->t->constant[MARKET_RATE].value);
        pen_text(p, text, SW_INK, x, y, TEXT - 1, SW_BOLD);
        x += 34;
    }
    for (int i = 0; i < RESOURCES; i++) {
        if (!(own & p->t->site_rate[i]))
            continue;
        snprintf(text, sizeof text, "%d:1", p->t->constant[GUILD_RATE].value);
        pen_icon_of(p, "resource", i, M_RESOURCE + i, x, y - 16, 20, 20);
        pen_text(p, text, SW_INK, x + 22, y, TEXT - 2, SW_BOLD);
        x += 54;
    }
    return x;
}

/* Wares this seat sells at the double price, and a tower for who may build them. */
static void draw_crafts(struct pen *p, int seat, int x, int y)
{
    uint64_t own = p->n->seat[seat].workshops;

    for (int w = 0; w < WARES; w++)
        if (own & p->t->site_ware[w]) {
            pen_icon_of(p, "good", w, M_WARE + w, x, y - 17, 22, 22);
            x += 24;
        }
    if (own & p->t->site_tower)
        pen_icon(p, "tower", M_TOWER, x + 1, y - 20, 19, 26);
}

/* ---- the own area: hand ------------------------------ */

/* Cards put aside, or offered, as a tag on the card. */
static void draw_aside(struct pen *p, int seat, int good, int x, int y)
{
    int n = p->n->seat[seat].give[good];
    char text[16];

    if (!n || p->n->head.over || seat != p->seat)
        return;
    snprintf(text, sizeof text, "−%d", n);
    struct sw_node *tag = pen_card(p, SW_ACCENT, x + HAND_W - 22, y - 8, 30, 22, 6);
    if (p->n->head.phase == DISCARD)
        pen_mark(p, tag, K_PUT_BACK, good);
    pen_text(p, text, SW_PAPER, x + HAND_W - 7, y + 9, SMALL + 2, SW_BOLD | SW_MIDDLE);
}

static void draw_rate(struct pen *p, int seat, int good, int mid, int y)
{
    int takes = nuernberg_rate(p->t, &p->n->seat[seat], good);
    bool better = takes < p->t->constant[BANK_RATE].value;
    char rate[16];

    snprintf(rate, sizeof rate, "%d:1", takes);
    pen_text(p, rate, better ? SW_ACCENT : SW_FAINT, mid, y, SMALL + 1,
             SW_MIDDLE | (better ? SW_BOLD : 0));
}

/* Cards are clicked to put them aside, or to give them to the bank. */
static void mark_hand_card(struct pen *p, struct sw_node *card, int good, int n)
{
    char say[64];
    bool may = p->n->head.phase == DISCARD ? pen_mark(p, card, K_PUT, good)
               : p->n->head.phase == MAIN  ? pen_mark_quiet(p, card, K_GIVE, good)
                                           : false;

    if (may) {
        card->material = M_SUNNY;
        return;
    }
    snprintf(say, sizeof say, "%s: %d", pen_word(p, W_GOOD_WOOD + good), n);
    sw_node_say(p->sc, card, say);
}

static void draw_hand_card(struct pen *p, int seat, int good, int x, int y)
{
    int n = good == GOLD ? p->n->seat[seat].gold : p->known[seat][good];

    if (n > 1)
        pen_card(p, M_CARD, x + 3, y - 3, HAND_W, HAND_H, 6);
    mark_hand_card(p, pen_card(p, n ? M_CARD : SW_SHADE, x, y, HAND_W, HAND_H, 6), good, n);
    nuernberg_draw_good(p, good, x + 9, y + 4, 34)->flags = n ? 0 : SW_GHOST;
    pen_number(p, n, n ? SW_INK : SW_FAINT, x + HAND_W / 2, y + HAND_H - 7, TITLE - 1,
               SW_BOLD | SW_MIDDLE);
    draw_rate(p, seat, good, x + HAND_W / 2, y + HAND_H + 17);
    draw_aside(p, seat, good, x, y);
}

/* "?3": cards nobody who looks can know. */
static void draw_unknown(struct pen *p, int seat, int x, int y, int flags)
{
    int rest = p->n->seat[seat].cards;
    char text[16];

    for (int i = 0; i < RESOURCES; i++)
        rest -= p->known[seat][i];
    if (rest <= 0)
        return;
    snprintf(text, sizeof text, "?%d", rest);
    pen_text(p, text, SW_ACCENT, x, y, TEXT, SW_BOLD | flags);
}

static void draw_hand(struct pen *p, int seat)
{
    for (int good = 0; good < GOODS; good++)
        draw_hand_card(p, seat, good, HAND_X + good * HAND_STEP + (good == GOLD ? 6 : 0),
                       CONTENT_Y + 4);
    int x = draw_pieces(p, seat, HAND_X + 2, CONTENT_Y + 124);
    pen_text(p, pen_word(p, W_VIEW_IN_STOCK), SW_FAINT, x + 4, CONTENT_Y + 123, SMALL + 1,
             SW_ITALIC);
    draw_unknown(p, seat, BUILD_X - 14, CONTENT_Y + 124, SW_END);
    x = draw_rates(p, seat, HAND_X + 2, CONTENT_Y + 153);
    draw_crafts(p, seat, x + (x > HAND_X + 2 ? 10 : 0), CONTENT_Y + 153);
}

/* ---- the own area: what can be built and sold ------------------------------ */

/* A row of the two lists; lit if it may be used now. */
static struct sw_node *draw_row(struct pen *p, bool lit, int x, int y, int w)
{
    struct sw_node *n = pen_rect(p, lit ? M_SUNNY : SW_CLEAR, x, y, w, ROW_H - 3, 5);

    if (lit)
        n->edge = SW_INK;
    return n;
}

static void draw_price(struct pen *p, const uint8_t *cost, int kinds, int end, int y)
{
    int w = 0;

    for (int i = 0; i < kinds; i++)
        w += cost[i] ? 11 + 18 + 6 : 0;
    nuernberg_draw_goods(p, cost, kinds, end - w, y + 5, 18);
}

static void draw_build_icon(struct pen *p, int build, int x, int y)
{
    int colour = nuernberg_colour(p, p->shown), of = M_COLOUR + colour;

    if (build == WALL)
        pen_icon(p, "wall", M_WALL, x + 4, y + 8, 34, 12);
    else if (build == TOWER)
        pen_icon(p, "tower", M_TOWER, x + 11, y + 2, 18, 24);
    else if (build == TOLL_BAR)
        pen_icon_of(p, "bar", colour, of, x + 4, y + 7, 34, 13);
    else
        pen_icon_of(p, build == SETTLEMENT ? "house" : "workshop", colour, of, x + 9, y + 2, 23,
                    23);
}

/* "+1" and a star for points, a medal for prestige. */
static void draw_worth(struct pen *p, const struct nuernberg_cost *c, int x, int y)
{
    char gain[16];

    if (!c->points && !c->prestige)
        return;
    snprintf(gain, sizeof gain, "+%d", c->points ? c->points : c->prestige);
    pen_text(p, gain, SW_INK, x, y + 20, TEXT - 1, SW_BOLD);
    if (c->prestige)
        pen_icon(p, "prestige", SW_GOLD, x + 17, y + 6, 15, 16);
    else
        pen_common(p, "star", SW_ACCENT, x + 17, y + 6, 15, 15);
}

static void draw_build(struct pen *p, int build, int y)
{
    static const int verb[BUILDS] = {V_TOLL, V_SETTLE, V_WORKSHOP, V_WALL, V_TOWER};
    const struct nuernberg_cost *c = &p->t->cost[build];
    bool may = pen_may(p, SW_KIND_VERB, verb[build]);
    struct sw_node *n = draw_row(p, may, BUILD_X, y, BUILD_W);
    const char *name = pen_word(p, W_BUILD_TOLL_BAR + build);
    uint8_t cost[GOODS];

    if (build != WALL) /* the next wall itself is clicked, on the board */
        pen_mark_quiet(p, n, SW_KIND_VERB, verb[build]);
    pen_closed_verb(p, n, verb[build], name);
    draw_build_icon(p, build, BUILD_X, y);
    pen_fit(p, name, SW_INK, BUILD_X + 44, y + 20, TEXT - 1, 0, 86);
    memcpy(cost, c->cost, sizeof cost);
    cost[GOLD] = (uint8_t)nuernberg_gold_cost(p->t, p->n, build);
    draw_price(p, cost, GOODS, BUILD_X + BUILD_W - 38, y);
    draw_worth(p, c, BUILD_X + BUILD_W - 34, y);
}

static void draw_sale(struct pen *p, int ware, int y)
{
    struct sale sale = nuernberg_sale(p, p->shown, ware);
    const struct nuernberg_ware *w = &p->t->ware[ware];
    int x = SELL_X;
    char text[24];

    struct sw_node *n = draw_row(p, pen_may(p, K_WARE, ware), x, y, SELL_W);
    pen_mark_quiet(p, n, K_WARE, ware);
    pen_icon_of(p, "good", ware, M_WARE + ware, x + 6, y + 2, 24, 24);
    pen_fit(p, nuernberg_ware_name(p, ware), SW_INK, x + 36, y + 20, TEXT - 1, 0, 80);
    nuernberg_draw_goods(p, w->cost, RESOURCES, x + 114, y + 5, 18);
    pen_common(p, "arrow", SW_FAINT, x + 186, y + 9, 16, 11);
    snprintf(text, sizeof text, "%d", sale.gold);
    pen_text(p, text, sale.doubled ? SW_ACCENT : SW_INK, x + 226, y + 21, TEXT + 1,
             SW_BOLD | SW_END);
    pen_icon(p, "gold", M_RESOURCE + GOLD, x + 228, y + 4, 20, 20);
    pen_fit(p, nuernberg_city_name(p, w->road), SW_FAINT, x + 252, y + 19, SMALL, SW_ITALIC,
            52);
    if (sale.to == NONE)
        return;
    int colour = nuernberg_colour(p, sale.to);
    snprintf(text, sizeof text, "−%d", sale.toll);
    pen_text(p, text, SW_INK, x + 333, y + 20, TEXT - 2, SW_END | SW_BOLD);
    pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 335, y + 5, 16, 18);
}

/* ---- the own area: buttons ------------------------------ */

static int draw_button(struct pen *p, int verb, int word, int x, int w)
{
    bool main = verb == V_END_TURN || verb == V_DISCARD || verb == V_NO_STEAL;

    if (!pen_may(p, SW_KIND_VERB, verb))
        return x;
    struct sw_node *n = pen_card(p, main ? SW_ACCENT : M_SUNNY, x, STRIP_Y, w, STRIP_H, 8);
    pen_mark_quiet(p, n, SW_KIND_VERB, verb);
    pen_fit(p, pen_word(p, word), main ? SW_PAPER : SW_INK, x + w / 2, STRIP_Y + 21, TEXT - 1,
            SW_MIDDLE | SW_BOLD, w - 14);
    return x + w + 8;
}

/* The question, or in the main phase what else one may do. */
static void draw_strip(struct pen *p)
{
    static const struct {
        int verb, word, w;
    } button[] = {{V_OFFER, W_VIEW_OFFER_ONE, 150},   {V_OFFER_ALL, W_VIEW_OFFER_ALL, 150},
                  {V_INVITE, W_VIEW_INVITE_ONE, 150}, {V_INVITE_ALL, W_VIEW_INVITE_ALL, 150},
                  {V_SWAP, W_VIEW_SWAP, 150},         {V_DISCARD, W_VIEW_DISCARD, 150},
                  {V_NO_STEAL, W_DO_NO_STEAL, 150}};
    int x = HAND_X;
    char ask[512];
    struct sw_text text;

    for (size_t i = 0; i < sizeof button / sizeof *button; i++)
        x = draw_button(p, button[i].verb, button[i].word, x, button[i].w);
    draw_button(p, V_END_TURN, W_VIEW_END_TURN, BOARD_X + BOARD_W - 176, 166);
    if (x > HAND_X + 320)
        return;
    sw_text_init(&text, ask, sizeof ask);
    nuernberg_say_prompt(p, p->seat, &text);
    if (!text.len)
        sw_text_add(&text, pen_word(p, p->g->phases[p->n->head.phase].prompt));
    int room = BOARD_X + BOARD_W - 12 - x;
    pen_fit(p, ask, SW_INK, x + 4, STRIP_Y + 21, TEXT, SW_ITALIC, room);
}

static void draw_own(struct pen *p, int seat)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];
    bool active = to_move(p, seat);
    int ink = active ? M_ON + nuernberg_colour(p, seat) : SW_INK, y = OWN_Y + 22, x = 420;

    pen_own(p, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    draw_box(p, seat, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    x = draw_count(p, "hand", M_RESOURCE, s->cards, ink, x, y, 22, 25) + 10;
    x = draw_count(p, "gold", M_RESOURCE + GOLD, s->gold, ink, x, y, 24, 24) + 10;
    x = draw_count(p, "prestige", SW_GOLD, s->prestige, ink, x, y, 23, 25) + 10;
    draw_crown(p, seat, ink, x, y);
    if (s->council != NONE)
        pen_fit(p, nuernberg_council_name(p, s->council), ink, x + 58, y - 1, TEXT - 1,
                SW_ITALIC, 180);
    draw_hand(p, seat);
    for (int i = 0; i < BUILDS; i++)
        draw_build(p, i, CONTENT_Y + i * ROW_H);
    for (int i = 0; i < WARES; i++)
        draw_sale(p, i, CONTENT_Y + i * ROW_H);
    draw_strip(p);
}

/* ---- the others ------------------------------ */

static void draw_known(struct pen *p, int seat, int x, int y)
{
    for (int i = 0; i < RESOURCES; i++) {
        int n = p->known[seat][i];
        struct sw_node *icon = nuernberg_draw_good(p, i, x, y - 18, 23);
        icon->flags = n ? 0 : SW_GHOST;
        pen_number(p, n, n ? SW_INK : SW_FAINT, x + 27, y, TEXT, n ? SW_BOLD : 0);
        x += 50;
    }
    draw_unknown(p, seat, x, y, 0);
}

static void draw_rights(struct pen *p, int seat, int x, int y)
{
    int colour = nuernberg_colour(p, seat);

    for (int road = 0; road < ROADS; road++)
        if (p->n->right[road] == seat) {
            struct pen_whose before = pen_piece(p, OF_RIGHT + road);
            pen_icon(p, "shield", M_COLOUR + colour, x, y - 21, 26, 30);
            pen_text(p, p->t->road[road].id, M_ON + colour, x + 13, y - 3,
                     p->t->road[road].id[2] ? 11 : 13, SW_BOLD | SW_MIDDLE);
            pen_back(p, before);
            x += 30;
        }
}

static void draw_reply(struct pen *p, int seat, int x, int y)
{
    int reply = p->n->seat[seat].reply;
    bool asked = p->n->head.phase == REPLY || p->n->head.phase == PICK;

    if (!asked || reply == NOT_ASKED || seat == p->n->current)
        return;
    struct sw_node *n = pen_card(p, reply == REJECTED ? SW_SHADE : M_SUNNY, x, y, 190, 24, 8);
    n->height = SW_STANDING;
    pen_fit(p, pen_word(p, W_REPLY_NONE + reply), SW_INK, x + 95, y + 17, TEXT - 2, SW_MIDDLE,
            180);
}

static void draw_other(struct pen *p, int seat, int y)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];
    int x = SIDE_X + 22, at;

    struct sw_node *box = draw_box(p, seat, SIDE_X, y, SIDE_W, SIDE_H);
    if (p->n->head.phase == STEAL)
        pen_mark(p, box, SW_KIND_SEAT, seat);
    else if (p->n->head.phase == MAIN) /* the second click, after a button */
        pen_mark_quiet(p, box, SW_KIND_SEAT, seat);
    at = draw_count(p, "hand", M_RESOURCE, s->cards, SW_INK, x, y + 58, 26, 30) + 8;
    at = draw_count(p, "gold", M_RESOURCE + GOLD, s->gold, SW_INK, at, y + 58, 27, 27) + 8;
    at = draw_count(p, "prestige", SW_GOLD, s->prestige, SW_INK, at, y + 58, 26, 28) + 8;
    draw_crown(p, seat, SW_INK, at, y + 58);
    pen_text(p, pen_word(p, hand_hidden(s) ? W_VIEW_KNOWN : W_VIEW_HAND), SW_FAINT, x, y + 80,
             SMALL, SW_ITALIC);
    draw_known(p, seat, x, y + 103);
    at = draw_pieces(p, seat, x, y + 136);
    pen_text(p, pen_word(p, W_VIEW_IN_STOCK), SW_FAINT, at + 4, y + 135, SMALL, SW_ITALIC);
    draw_rights(p, seat, x, y + 172);
    draw_crafts(p, seat, x + 158, y + 170);
    draw_rates(p, seat, x, y + 206);
    draw_reply(p, seat, x + 100, y + 186);
}

/* ---- how to read it: where there is room for it ------------------------------ */

static int legend_line(struct pen *p, int word, int y)
{
    pen_fit(p, pen_word(p, word), SW_INK, SIDE_X + 72, y + 18, SMALL + 2, 0, SIDE_W - 82);
    return y + 29;
}

static void draw_legend(struct pen *p, int y)
{
    int x = SIDE_X + 18;

    pen_owner(p, OF_SEAT + SEATS);
    pen_group(p, pen_word(p, W_VIEW_LEGEND));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, SIDE_H, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_LEGEND), SW_FAINT, x, y + 24, TEXT, SW_CAPS);
    y += 36;
    pen_disc(p, SW_PAPER, x + 20, y + 12, 14)->edge = SW_ACCENT;
    pen_text(p, "8", SW_ACCENT, x + 20, y + 15, 15, SW_BOLD | SW_MIDDLE);
    pen_text(p, "•••••", SW_ACCENT, x + 20, y + 23, 8, SW_MIDDLE);
    y = legend_line(p, W_VIEW_LEGEND_DOTS, y);
    pen_icon(p, "shield", SW_SHADE, x + 8, y - 2, 25, 28);
    pen_text(p, "II", SW_INK, x + 20, y + 16, 13, SW_BOLD | SW_MIDDLE);
    y = legend_line(p, W_VIEW_LEGEND_RIGHT, y);
    pen_icon(p, "prestige", SW_GOLD, x + 8, y - 2, 25, 27);
    y = legend_line(p, W_VIEW_LEGEND_PRESTIGE, y);
    pen_icon(p, "council", SW_GOLD, x + 4, y, 34, 25);
    y = legend_line(p, W_VIEW_LEGEND_COUNCIL, y);
    pen_icon_of(p, "good", HELMET, M_WARE + HELMET, x + 8, y - 1, 25, 25);
    y = legend_line(p, W_VIEW_LEGEND_CRAFT, y);
    pen_icon(p, "tower", M_TOWER, x + 10, y - 3, 21, 28);
    legend_line(p, W_VIEW_LEGEND_TOWER, y);
}

void nuernberg_draw_seats(struct pen *p)
{
    int seats = p->n->head.seats, y = SIDE_Y;

    draw_own(p, p->shown);
    for (int i = 1; i < seats; i++) {
        draw_other(p, (p->shown + i) % seats, y);
        y += SIDE_H + SIDE_GAP;
    }
    if (seats < SEATS)
        draw_legend(p, y);
}
