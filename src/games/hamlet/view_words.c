/* SPDX-License-Identifier: MIT */
/* view_words.c - Hamlet in sentences: what things are, and what is asked. */
#include <stdio.h>

#include "kit/bits.h"
#include "view_words.h"

/* ---- parts of sentences ------------------------------ */

const char *hamlet_tile_name(const struct pen *p, int tile)
{
    const struct hamlet_tile *t = &p->t->tile[tile];

    return p->lang == SW_DE ? t->name_de : t->name_en;
}

void hamlet_say_seat(const struct pen *p, int seat, struct sw_text *out)
{
    sw_seat_say(p->g, p->lang, seat, p->names, out);
}

void hamlet_say_points(const struct pen *p, int n, struct sw_text *out)
{
    say_number(p, out, n == 1 ? W_SAY_ONE_POINT : W_SAY_POINTS, n);
}

void hamlet_say_amounts(const struct pen *p, const uint8_t cost[RESOURCES], int gold,
                        struct sw_text *out)
{
    size_t start = out->len;

    for (int i = 0; i <= RESOURCES; i++) {
        int n = i < RESOURCES ? cost[i] : gold;
        if (!n)
            continue;
        say_comma(out, start);
        sw_text_addf(out, "%d %s", n, pen_word(p, W_STONE + i));
    }
    if (out->len == start)
        sw_text_add(out, pen_word(p, W_SAY_NOTHING));
}

/* "2 gold", "3 points", "1 point, 2 gold" */
void hamlet_say_reward(const struct pen *p, int gold, int points, struct sw_text *out)
{
    size_t start = out->len;

    if (points)
        hamlet_say_points(p, points, out);
    if (gold) {
        say_comma(out, start);
        sw_text_addf(out, "%d %s", gold, pen_word(p, W_GOLD));
    }
}

void hamlet_say_mixed(const struct pen *p, int n, int order, struct sw_text *out)
{
    const char *between = " ";

    sw_text_addf(out, "%d", n);
    for (int i = 0; i <= GOLD && order < p->t->orders; i++)
        if (p->t->order[order].kinds >> i & 1) {
            sw_text_addf(out, "%s%s", between, pen_word(p, W_STONE + i));
            between = "/";
        }
}

/* ---- tiles and designs ------------------------------ */

static void use_of_landmark(const struct pen *p, const struct hamlet_tile *t,
                            struct sw_text *out)
{
    char each[16], most[16];

    snprintf(each, sizeof each, "%d", t->each);
    snprintf(most, sizeof most, "%d", t->most);
    if (t->rule >= COUNTS_ONCE && t->rule < LANDMARK_RULES)
        say(p, out, W_USE_ONCE + t->rule - COUNTS_ONCE, each, most);
}

void hamlet_say_use(const struct pen *p, int tile, struct sw_text *out)
{
    static const int special[] = {W_USE_CHURCH, W_USE_MARKET, W_USE_HALL};
    const struct hamlet_tile *t = &p->t->tile[tile];
    struct phrase reward;
    char spaces[16];

    snprintf(spaces, sizeof spaces, "%d", t->spaces);
    if (t->kind == LANDMARK) {
        use_of_landmark(p, t, out);
    } else if (t->kind == PRODUCER) {
        hamlet_say_reward(p, t->gold, t->points, say_begin(&reward));
        say(p, out, W_USE_PRODUCE, spaces, reward.data);
    } else if (t->kind == REFINERY) {
        say(p, out, t->spaces > 1 ? W_USE_REFINE : W_USE_REFINE_ONE,
            pen_word(p, W_STONE + t->eats), pen_word(p, W_STONE + t->makes), spaces);
    } else if (tile <= TOWN_HALL) {
        sw_text_add(out, pen_word(p, special[tile]));
    }
}

void hamlet_say_design(const struct pen *p, int tile, struct sw_text *out)
{
    const struct hamlet_cost *c = &p->t->cost[tile];
    struct phrase use, cost, points;

    hamlet_say_use(p, tile, say_begin(&use));
    hamlet_say_amounts(p, c->cost, c->gold, say_begin(&cost));
    hamlet_say_points(p, c->points, say_begin(&points));
    const char *arg[4] = {hamlet_tile_name(p, tile), use.data, cost.data, points.data};
    sw_say(out, p->g, p->lang, W_SAY_DESIGN, arg);
}

static void say_stock(const struct pen *p, int tile, struct sw_text *out)
{
    const struct hamlet_tile *t = &p->t->tile[tile];

    for (int place = 0; place < PLACES; place++) {
        int n = p->h->stock[tile][place];
        if (!n || !t->spaces)
            continue;
        bool raw = t->kind == PRODUCER;
        sw_text_addf(out, "; %d %s", n, pen_word(p, W_STONE + (raw ? place : t->makes)));
        if (!raw) {
            sw_text_addf(out, " %s ", pen_word(p, W_OF));
            hamlet_say_seat(p, place, out);
        }
    }
}

void hamlet_say_tile(const struct pen *p, int tile, struct sw_text *out)
{
    struct phrase use, name;

    hamlet_say_use(p, tile, say_begin(&use));
    say(p, out, W_SAY_TILE, hamlet_tile_name(p, tile), use.data);
    say_stock(p, tile, out);
    for (int seat = 0; seat < p->h->head.seats; seat++)
        if (p->h->seat[seat].flags & tile_bit(tile)) {
            hamlet_say_seat(p, seat, say_begin(&name));
            sw_text_add(out, "; ");
            say(p, out, W_SAY_FLAG_OF, name.data);
        }
    if (!(p->h->net & tile_bit(tile)))
        sw_text_addf(out, "; %s", pen_word(p, W_SAY_UNJOINED));
}

/* ---- how far the match is ------------------------------ */

void hamlet_say_progress(const struct pen *p, struct sw_text *out)
{
    int side = p->t->seats[p->h->head.seats - 2].side, left = 0;

    for (int i = 0; i < p->t->orders; i++)
        left += p->t->order[i].side == side && p->h->order_owner[i] >= SEATS;
    if (p->h->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (left == 0)
        sw_text_add(out, pen_word(p, W_VIEW_LAST_ROUND));
    else
        say_number(p, out, left == 1 ? W_VIEW_ORDER_LEFT : W_VIEW_ORDERS_LEFT, left);
}

/* ---- prompts ------------------------------ */

static int upright(const struct hamlet_seat *s)
{
    int n = 0;

    for (int i = 0; i < VILLAGERS; i++)
        n += s->villager[i] != NONE && !(s->lying >> i & 1);
    return n;
}

static int count_verb(const struct pen *p, int verb)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(p->g, &p->h->head, p->h->current, legal), found = 0;

    for (int i = 0; i < n; i++)
        found += legal[i].verb == verb;
    return found;
}

static void prompt_turn(const struct pen *p, struct sw_text *out)
{
    int workers = upright(&p->h->seat[p->h->current]);
    bool herd = count_verb(p, V_MOVE) > 0;

    if (workers)
        say_number(p, out, herd ? W_PROMPT_TURN : W_PROMPT_TURN_WORK, workers);
    else
        sw_text_add(out, pen_word(p, herd ? W_PROMPT_TURN_HERD : W_PROMPT_TURN_END));
}

static void prompt_fill(const struct pen *p, struct sw_text *out)
{
    int at = p->h->at, free = p->t->tile[at].spaces;
    char number[16];

    for (int i = 0; i < PLACES; i++)
        free -= p->h->stock[at][i];
    snprintf(number, sizeof number, "%d", free);
    say(p, out, W_PROMPT_FILL, hamlet_tile_name(p, at), number);
}

static void prompt_place(const struct pen *p, struct sw_text *out)
{
    char number[16];

    snprintf(number, sizeof number, "%d", count_verb(p, V_PLACE));
    say(p, out, W_PROMPT_PLACE, hamlet_tile_name(p, p->h->what), number);
}

int hamlet_gold_owed(const struct pen *p)
{
    const struct hamlet *h = p->h;

    return h->deed == BUILDING && h->what < TILES ? p->t->cost[h->what].gold : 0;
}

static void prompt_pay(const struct pen *p, struct sw_text *out)
{
    struct phrase owed;

    say_begin(&owed);
    if (p->h->owed_any)
        hamlet_say_mixed(p, p->h->owed_any, p->h->what, &owed.text);
    else
        hamlet_say_amounts(p, p->h->owed, hamlet_gold_owed(p), &owed.text);
    say(p, out, W_PROMPT_PAY, owed.data);
}

static void prompt_wait(const struct pen *p, struct sw_text *out)
{
    struct phrase name;

    hamlet_say_seat(p, p->h->current, say_begin(&name));
    say(p, out, W_PROMPT_WAIT, name.data);
}

void hamlet_say_prompt(const struct pen *p, int seat, struct sw_text *out)
{
    const struct hamlet *h = p->h;

    if (h->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (seat != h->current)
        prompt_wait(p, out);
    else if (h->head.phase == TURN)
        prompt_turn(p, out);
    else if (h->head.phase == ACT)
        say(p, out, W_PROMPT_ACT, hamlet_tile_name(p, h->at));
    else if (h->head.phase == FILL)
        prompt_fill(p, out);
    else if (h->head.phase == HALL)
        say_number(p, out, W_PROMPT_HALL, h->seat[seat].gold);
    else if (h->head.phase == PLACE)
        prompt_place(p, out);
    else if (h->head.phase == PAY)
        prompt_pay(p, out);
}
