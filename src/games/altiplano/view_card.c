/* SPDX-License-Identifier: MIT */
/* view_card.c - cards, and recipes as rows of icons: what they take, an arrow, what they give.
 */
#include "view_pen.h"

/* ---- recipes ------------------------------ */

/* One of several goods in the room of one; nearly all of them: a sign for "any". */
void altiplano_draw_needs(struct pen *p, uint64_t set, int x, int y, int size)
{
    int n = bits_count(set), at = 0, small = n == 2 ? size * 2 / 3 : size * 11 / 20;

    if (n > 3) {
        pen_icon(p, "any", SW_INK, x, y, size, size);
        return;
    }
    if (n == 1) {
        pen_good(p, bits_lowest(set), x, y, size);
        return;
    }
    bits_each (good, set) {
        int dx = n == 2    ? at * (size - small)
                 : at == 2 ? (size - small) / 2
                           : at * (size - small);
        int dy = n == 2 ? at * (size - small) : at == 2 ? size - small : 0;
        pen_good(p, good, x + dx, y + dy, small);
        at++;
    }
}

/* The sign of an effect that is not a good. */
static const char *sign_of(int effect)
{
    static const char *const sign[EFFECTS] = {
        [STORE] = "shelf", [DELIVER] = "hand", [ORDER] = "scroll", [EXTENSION] = "hammer",
        [BOAT] = "boat",   [HOUSE] = "house",  [CART] = "cart",    [SORTING] = "sorting",
        [DEPOT] = "shelf", [CARAVAN] = "llama"};

    return sign[effect];
}

static int draw_choice(struct pen *p, uint64_t set, int x, int y, int size)
{
    int small = size / 2, at = 0, cols = (bits_count(set) + 1) / 2;

    bits_each (good, set) {
        pen_good(p, good, x + at % cols * small, y + at / cols * small, small);
        at++;
    }
    return x + cols * small;
}

static int draw_plus(struct pen *p, int n, int x, int y, int size)
{
    char text[16];

    snprintf(text, sizeof text, "+%d", n);
    pen_text(p, text, SW_INK, x, y + size * 7 / 10, size * 3 / 4, SW_BOLD);
    return x + size * 4 / 5;
}

int altiplano_result_width(const struct pen *p, int recipe, int size)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];

    switch (r->effect) {
    case GAIN:
        return r->amount * size;
    case CHOOSE:
        return (bits_count(r->choice) + 1) / 2 * (size / 2);
    case SELL:
        return r->amount ? size * 2 : size;
    case STEP:
    case LOFT:
    case DEPOT:
    case SORTING:
        return size * 2;
    default:
        return size * 5 / 4;
    }
}

int altiplano_draw_result(struct pen *p, int recipe, int x, int y, int size)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];
    int step = size;

    switch (r->effect) {
    case GAIN:
        for (int i = 0; i < r->amount; i++, x += step)
            pen_good(p, r->good, x, y, size);
        return x;
    case CHOOSE:
        return draw_choice(p, r->choice, x, y, size);
    case SELL:
        pen_good(p, COIN, x, y, size);
        return r->amount ? draw_plus(p, r->amount, x + size, y, size) : x + size;
    case STEP:
        pen_icon(p, "milestone", M_MILESTONE, x, y, size * 7 / 9, size);
        pen_good(p, CORN, x + size * 7 / 9, y, size);
        return x + size * 16 / 9;
    case LOFT:
        for (int i = 0; i < r->amount; i++, x += size * 3 / 4)
            pen_good(p, CORN, x, y, size);
        return x;
    case SORTING:
        x = draw_plus(p, r->amount, x, y, size);
        break;
    case DEPOT:
        pen_icon(p, "crown", SW_GOLD, x + size, y + size / 6, size, size * 2 / 3);
        break;
    default:
        break;
    }
    pen_icon(p, sign_of(r->effect), SW_GOLD, x, y, size * 5 / 4, size);
    return x + size * 5 / 4;
}

static int draw_coins(struct pen *p, int n, int x, int y, int size)
{
    if (n > 2) {
        pen_number(p, n, SW_INK, x + 2, y + size * 4 / 5, size * 4 / 5, SW_BOLD);
        pen_good(p, COIN, x + size / 2, y, size);
        return x + size * 3 / 2;
    }
    for (int i = 0; i < n; i++, x += size)
        pen_good(p, COIN, x, y, size);
    return x;
}

/* Guessed from above. */
static int recipe_width(const struct pen *p, int recipe, int size)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];
    int n = r->coins;

    for (int i = 0; i < NEEDS; i++)
        n += r->need[i] != 0;
    return n * size + size * 2 / 3 + 6 + altiplano_result_width(p, recipe, size);
}

int altiplano_draw_recipe(struct pen *p, int recipe, int x, int y, int size)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];
    int start = x;

    for (int i = 0; i < NEEDS; i++)
        if (r->need[i]) {
            altiplano_draw_needs(p, r->need[i], x, y, size);
            x += size;
        }
    if (r->effect == EXTENSION)
        x = draw_coins(p, 1, x, y, size);
    x = draw_coins(p, r->coins, x, y, size);
    if (x > start) {
        pen_common(p, "arrow", SW_FAINT, x + 3, y + size / 3, size * 2 / 3, size * 4 / 9);
        x += size * 2 / 3 + 6;
    }
    return altiplano_draw_result(p, recipe, x, y, size);
}

/* ---- cards ------------------------------ */

/* Goods an order wants, in a row; what has been delivered is ticked off. */
static void draw_wanted(struct pen *p, const struct altiplano_order *o,
                        const uint8_t delivered[GOODS], int x, int y, int size)
{
    for (int good = 0; good < GOODS; good++)
        for (int i = 0; i < o->good[good]; i++, x += size) {
            struct sw_node *icon = pen_good(p, good, x, y, size - 1);
            if (!delivered || i >= delivered[good])
                continue;
            icon->flags = SW_GHOST;
            pen_icon(p, "tick", SW_MEADOW, x + size / 5, y + size / 5, size * 3 / 4,
                     size * 3 / 4);
        }
}

void altiplano_draw_order(struct pen *p, int order, const uint8_t delivered[GOODS], int x,
                          int y, int w, int h)
{
    const struct altiplano_order *o = &p->t->order[order];
    int n = 0, size = h * 2 / 5;
    char say[256];
    struct sw_text text;

    for (int i = 0; i < GOODS; i++)
        n += o->good[i];
    if (n * size > w - 6)
        size = (w - 6) / n;
    sw_text_init(&text, say, sizeof say);
    altiplano_say_order(p, order, &text);
    struct pen_whose before = pen_piece(p, OF_ORDER + order);
    pen_group(p, say);
    struct sw_node *card = pen_rect(p, M_CARD, x, y, w, h, 6);
    card->height = SW_LYING;
    card->edge = SW_INK;
    if (!pen_mark(p, card, K_ORDER, order))
        sw_node_say(p->sc, card, say);
    pen_rect(p, M_MAGENTA, x + 3, y + 3, w - 6, h * 2 / 5, 4);
    pen_number(p, o->points, SW_PAPER, x + w / 2, y + h * 7 / 20 + 1, h * 7 / 20,
               SW_BOLD | SW_MIDDLE);
    draw_wanted(p, o, delivered, x + (w - n * size) / 2, y + h - size - h / 16, size);
    pen_back(p, before);
}

static void draw_building(struct pen *p, int owner, const char *family, int word, int kind,
                          int card, const struct altiplano_card *c, int x, int y, int w, int h)
{
    char say[256];
    struct sw_text text;

    sw_text_init(&text, say, sizeof say);
    altiplano_say_card(p, word, c, &text);
    struct pen_whose before = pen_piece(p, owner + card);
    struct sw_node *n = pen_icon_of(p, family, c->good, SW_INK, x, y, w, h);
    pen_back(p, before);
    n->height = SW_LYING;
    if (!pen_mark(p, n, kind, card))
        sw_node_say(p->sc, n, say);
}

void altiplano_draw_house(struct pen *p, int house, int x, int y, int size)
{
    draw_building(p, OF_HOUSE, "house", W_SAY_A_HOUSE, K_HOUSE, house, &p->t->house[house], x,
                  y, size, size);
}

void altiplano_draw_boat(struct pen *p, int boat, int x, int y, int size)
{
    draw_building(p, OF_BOAT, "boat", W_SAY_A_BOAT, K_BOAT, boat, &p->t->boat[boat], x, y,
                  size * 6 / 5, size);
}

void altiplano_draw_mission(struct pen *p, int mission, int x, int y, int w, int h)
{
    const struct altiplano_mission *c = &p->t->mission[mission];
    char say[256];
    struct sw_text text;

    sw_text_init(&text, say, sizeof say);
    altiplano_say_mission(p, mission, &text);
    struct pen_whose before = pen_piece(p, OF_MISSION + mission);
    pen_group(p, say);
    struct sw_node *n = pen_rect(p, M_CARD, x, y, w, h, 5);
    n->height = SW_LYING;
    n->edge = SW_INK;
    if (!pen_mark(p, n, K_MISSION, mission))
        sw_node_say(p->sc, n, say);
    pen_rect(p, M_INDIGO, x + 2, y + 2, h, h - 4, 4);
    pen_number(p, c->points, SW_PAPER, x + 2 + h / 2, y + h * 7 / 10, h * 3 / 5,
               SW_BOLD | SW_MIDDLE);
    pen_fit(p, say, SW_INK, x + h + 8, y + h * 7 / 10, h > 28 ? TEXT : SMALL, 0, w - h - 10);
    pen_back(p, before);
}

/* ---- the strip of extensions ------------------------------ */

enum { STRIP_H = 46, SHELF_Y = BOARD_Y + FRAME };

static void draw_price(struct pen *p, int coins, int x, int y)
{
    pen_good(p, COIN, x - 22, y, 22);
    pen_number(p, coins, SW_INK, x - 26, y + 18, TEXT + 2, SW_BOLD | SW_END);
}

static void draw_offer(struct pen *p, int space, int x, int y, int w)
{
    int e = p->m->strip[space];
    const struct altiplano_extension *c = &p->t->extension[e];
    const struct altiplano_recipe *r = &p->t->recipe[c->recipe];
    char say[384];
    struct sw_text text;

    sw_text_init(&text, say, sizeof say);
    altiplano_say_extension(p, e, &text);
    struct pen_whose before = pen_piece(p, OF_EXTENSION + e);
    pen_group(p, say);
    struct sw_node *n = pen_rect(p, M_CARD, x, y, w, STRIP_H - 5, 7);
    n->height = SW_LYING;
    n->edge = SW_INK;
    if (!pen_mark(p, n, K_EXTENSION, e))
        sw_node_say(p->sc, n, say);
    if (r->place < PLACES)
        pen_icon_of(p, "spot", r->place, SW_INK, x + 6, y + 6, 30, 30);
    else
        pen_icon(p, "llama", SW_INK, x + 6, y + 6, 30, 30);
    pen_fit(p, extension_name(p, e), SW_INK, x + 42, y + 26, TEXT - 1, 0, 124);
    int size = 23;
    while (size > 12 && recipe_width(p, c->recipe, size) > w - 220)
        size--;
    altiplano_draw_recipe(p, c->recipe, x + 168, y + 20 - size / 2, size);
    draw_price(p, c->price + p->t->strip[space].coins, x + w - 6, y + 9);
    pen_back(p, before);
}

static void draw_strip(struct pen *p, int y)
{
    char text[64];

    for (int space = 0; space < STRIP; space++, y += STRIP_H) {
        snprintf(text, sizeof text, "+%d", p->t->strip[space].coins);
        struct sw_node *n = pen_rect(p, M_ROOM, SHELF_X + 8, y, SHELF_W - 16, STRIP_H - 5, 7);
        n->edge = SW_FAINT;
        n->flags = SW_DASHED;
        pen_text(p, text, SW_FAINT, SHELF_X + 25, y + 27, TEXT, SW_BOLD | SW_MIDDLE);
        if (p->m->strip[space] < p->t->extensions)
            draw_offer(p, space, SHELF_X + 42, y, SHELF_W - 50);
    }
}

static void draw_heading(struct pen *p, const char *title, const char *note, int y)
{
    pen_text(p, title, SW_INK, SHELF_X + 10, y, TEXT, SW_CAPS | SW_BOLD);
    pen_text(p, note, SW_FAINT, SHELF_X + SHELF_W - 10, y, SMALL + 1, SW_END | SW_ITALIC);
}

/* "7 to come, next: B" */
static void say_stack(const struct pen *p, struct sw_text *out)
{
    char number[16], letter[2] = "";
    int left = p->m->stack_count, top = left ? p->m->stack[left - 1] : NONE;

    snprintf(number, sizeof number, "%d", left);
    if (top < p->t->extensions)
        letter[0] = (char)('A' + p->t->extension[top].stack);
    sw_say(out, p->g, p->lang, *letter ? W_VIEW_STACK : W_VIEW_STACK_COUNT,
           (const char *const[4]){number, letter, NULL, NULL});
}

static void draw_orders(struct pen *p, int y, int room)
{
    enum { GAP = 3 };
    int n = bits_count(p->m->orders), cols = n > 24 ? 8 : n > 12 ? 6 : 4, at = 0;
    int w = (SHELF_W - 12 + GAP) / cols, h = n > 12 ? room / 4 : room / 3;

    bits_each (order, p->m->orders) {
        altiplano_draw_order(p, order, NULL, SHELF_X + 6 + at % cols * w, y + at / cols * h,
                             w - GAP, h - 5);
        at++;
    }
}

void altiplano_draw_shelf(struct pen *p)
{
    enum { H = BOARD_H - 2 * FRAME - 12 };
    char note[64];
    struct sw_text text;
    int y = SHELF_Y + 6;

    pen_owner(p, OF_SHELF);
    pen_group(p, pen_word(p, W_VIEW_SHELF));
    struct sw_node *n = pen_rect(p, M_MAT, SHELF_X, y, SHELF_W, H, 8);
    n->height = SW_LYING;
    n->edge = SW_INK;
    sw_text_init(&text, note, sizeof note);
    say_stack(p, &text);
    draw_heading(p, pen_word(p, W_VIEW_EXTENSIONS), note, y + 20);
    draw_heading(p, pen_word(p, W_VIEW_ORDERS), "", y + 40 + STRIP * STRIP_H);
    draw_strip(p, y + 27);
    draw_orders(p, y + 48 + STRIP * STRIP_H, H - 50 - STRIP * STRIP_H);
}
