/* SPDX-License-Identifier: MIT */
/* view_words.c - Altiplano in sentences: what is asked, what things are, what actions bring. */
#include "view_pen.h"

#include "kit/say.h"

static const char *number(int n, char out[16])
{
    snprintf(out, 16, "%d", n);
    return out;
}

static void speak(const struct pen *p, int kind, int value, struct sw_text *out)
{
    sw_kind_speak(p->g, kind, p->lang, value, out);
}

static const char *good_name(const struct pen *p, int good)
{
    return pen_word(p, W_GOOD_FOOD + good);
}

static void say_coins(const struct pen *p, int n, struct sw_text *out)
{
    sw_text_addf(out, "%d %s", n, pen_word(p, n == 1 ? W_GOOD_COIN : W_COINS));
}

static void say_points(const struct pen *p, int n, struct sw_text *out)
{
    char text[16];

    say(p, out, n == 1 ? W_VIEW_ONE_POINT : W_VIEW_POINTS, number(n, text));
}

/* ---- recipes ------------------------------ */

/* "cloth/silver/glass", or "any good" */
static void say_need(const struct pen *p, uint64_t set, struct sw_text *out)
{
    const char *between = "";

    if (bits_count(set) > 3) {
        sw_text_add(out, pen_word(p, W_VIEW_ANY));
        return;
    }
    bits_each (good, set) {
        sw_text_addf(out, "%s%s", between, good_name(p, good));
        between = "/";
    }
}

static void say_needs(const struct pen *p, const struct altiplano_recipe *r,
                      struct sw_text *out)
{
    size_t start = out->len;

    for (int i = 0; i < NEEDS; i++)
        if (r->need[i]) {
            say_comma(out, start);
            say_need(p, r->need[i], out);
        }
    if (r->coins) {
        say_comma(out, start);
        say_coins(p, r->coins, out);
    }
}

static void say_choice(const struct pen *p, uint64_t set, struct sw_text *out)
{
    const char *between = "";

    bits_each (good, set) {
        sw_text_addf(out, "%s%s", between, good_name(p, good));
        between = pen_word(p, W_VIEW_OR);
    }
}

/* What a recipe gives: "2 food", "a boat", "sell a good". */
static void say_result(const struct pen *p, const struct altiplano_recipe *r,
                       struct sw_text *out)
{
    char amount[16];

    number(r->amount, amount);
    if (r->effect == GAIN)
        sw_text_addf(out, "%d %s", r->amount, good_name(p, r->good));
    else if (r->effect == CHOOSE)
        say_choice(p, r->choice, out);
    else
        say(p, out, W_GIVES_GAIN + r->effect, amount);
}

void altiplano_say_recipe(const struct pen *p, int recipe, struct sw_text *out)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];
    struct phrase needs;

    sw_text_addf(out, "%s: ", recipe_name(p, recipe));
    say_needs(p, r, say_begin(&needs));
    if (*needs.data)
        sw_text_addf(out, "%s → ", needs.data);
    say_result(p, r, out);
}

/* What an extension does, and where: "food → 1 fish (at the harbour)". */
static void say_use(const struct pen *p, int extension, struct sw_text *out)
{
    const struct altiplano_recipe *r = &p->t->recipe[p->t->extension[extension].recipe];
    struct phrase needs;

    say_needs(p, r, say_begin(&needs));
    if (*needs.data)
        sw_text_addf(out, "%s → ", needs.data);
    say_result(p, r, out);
    if (r->place < PLACES && r->effect < SORTING)
        sw_text_addf(out, " (%s)", pen_word(p, W_AT_MARKET + r->place));
}

void altiplano_say_extension(const struct pen *p, int extension, struct sw_text *out)
{
    sw_text_addf(out, "%s: ", extension_name(p, extension));
    say_use(p, extension, out);
}

/* ---- cards ------------------------------ */

void altiplano_say_order(const struct pen *p, int order, struct sw_text *out)
{
    speak(p, K_ORDER, order, out);
}

void altiplano_say_card(const struct pen *p, int word, const struct altiplano_card *card,
                        struct sw_text *out)
{
    char points[16];

    say(p, out, word, good_name(p, card->good), number(card->points, points));
}

void altiplano_say_mission(const struct pen *p, int mission, struct sw_text *out)
{
    const struct altiplano_mission *c = &p->t->mission[mission];
    char count[16];

    say(p, out, W_TEST_GOODS + c->test, number(c->count, count),
        c->good < GOODS ? good_name(p, c->good) : "");
}

/* ---- what an action belongs to, and what it changes ------------------------------ */

/* The recipe of a verb that names no recipe, because the board has only one; or NONE. */
static int desk_of(const struct pen *p, int verb)
{
    int effect = verb == V_DELIVER ? DELIVER
                 : verb == V_ORDER ? ORDER
                 : verb == V_BUY   ? EXTENSION
                                   : EFFECTS;

    if (effect == EFFECTS || !p->t->with_effect[effect])
        return NONE;
    return bits_lowest(p->t->with_effect[effect]);
}

int altiplano_action_recipe(const struct pen *p, const struct sw_action *a)
{
    if (p->g->verbs[a->verb].kind[0] != K_RECIPE)
        return desk_of(p, a->verb);
    return a->a >= 0 && a->a < p->t->recipes ? a->a : NONE;
}

/* The state after an action without luck, to read its effect off. */
static struct altiplano after(const struct pen *p, const struct sw_action *a)
{
    struct altiplano next = *p->m;

    p->g->rules.apply(p->g, &next.head, a, NULL);
    return next;
}

/* " (+3 points)", if it is worth anything at once. */
static void add_worth(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct altiplano next = after(p, a);
    int gain = altiplano_points(p->t, &next, a->seat) - altiplano_points(p->t, p->m, a->seat);
    struct phrase points;

    if (gain <= 0)
        return;
    say_points(p, gain, say_begin(&points));
    sw_text_addf(out, " (+%s)", points.data);
}

/* ---- planning ------------------------------ */

/* The results of a set of recipes: "1 stone; a boat". */
static void say_results(const struct pen *p, uint64_t set, struct sw_text *out)
{
    const char *between = "";

    bits_each (recipe, set) {
        sw_text_add(out, between);
        say_result(p, &p->t->recipe[recipe], out);
        between = "; ";
    }
}

static void say_put(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct altiplano next = after(p, a);
    uint64_t fresh = altiplano_ready_recipes(p->g, &next, a->seat) &
                     ~altiplano_ready_recipes(p->g, p->m, a->seat);
    struct phrase slot, results;

    speak(p, K_SLOT, a->b, say_begin(&slot));
    say(p, out, W_SAY_PUT, good_name(p, a->a), slot.data);
    if (!fresh)
        return;
    say_results(p, fresh, say_begin(&results));
    say(p, out, W_SAY_THEN, results.data);
}

static void say_from_slot(const struct pen *p, int word, const struct sw_action *a,
                          struct sw_text *out)
{
    int piece = p->m->seat[a->seat].slot[a->a];
    struct phrase slot;

    speak(p, K_SLOT, a->a, say_begin(&slot));
    say(p, out, word, piece < PIECES ? good_name(p, piece) : "", slot.data);
}

/* Coins alone make the market's desk open to everybody: only what goods do is worth saying. */
static uint64_t planned(const struct pen *p, int seat)
{
    uint64_t set = altiplano_ready_recipes(p->g, p->m, seat);

    return set & ~(p->t->with_effect[ORDER] | p->t->with_effect[EXTENSION]);
}

static void say_done(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase results;

    sw_text_add(out, pen_word(p, p->g->verbs[a->verb].label));
    if (p->m->head.phase != PLAN)
        return;
    say_results(p, planned(p, a->seat), say_begin(&results));
    say(p, out, *results.data ? W_SAY_PLAN : W_SAY_PLAN_NOTHING, results.data);
}

/* ---- travelling ------------------------------ */

static void say_prospect(const struct pen *p, int place, int seat, struct sw_text *out)
{
    uint64_t set = altiplano_ready_recipes(p->g, p->m, seat) & p->t->recipes_at[place];

    if (!set)
        return;
    sw_text_add(out, ": ");
    say_results(p, set, out);
}

static void say_move(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, W_SAY_MOVE, pen_word(p, W_TO_MARKET + a->b), pen_word(p, W_BY_CART_1 + a->a));
    if (p->m->head.phase == TURN)
        say_prospect(p, a->b, a->seat, out);
}

/* ---- acting ------------------------------ */

static void say_act(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    altiplano_say_recipe(p, a->a, out);
    if (p->t->recipe[a->a].effect == STEP) {
        struct altiplano next = after(p, a);
        char from[16], to[16];
        say(p, out, W_SAY_STEP, number(road_value(p->t, &p->m->seat[a->seat]), from),
            number(road_value(p->t, &next.seat[a->seat]), to));
    }
    add_worth(p, a, out);
}

static void say_sell(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct altiplano next = after(p, a);
    struct phrase coins;

    say_coins(p, next.seat[a->seat].coins - p->m->seat[a->seat].coins, say_begin(&coins));
    say(p, out, W_SAY_SELL, recipe_name(p, a->a), good_name(p, a->b), coins.data);
}

/* The row that has one more good, or NONE. */
static int fuller_row(const struct pen *p, const struct altiplano *next, int seat)
{
    for (int row = 0; row < p->t->rows; row++)
        if (next->seat[seat].row_count[row] > p->m->seat[seat].row_count[row])
            return row;
    return NONE;
}

/* ": row L1, 2 of 3", or what the full row is worth. */
static void say_row(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct altiplano next = after(p, a);
    int row = fuller_row(p, &next, a->seat);
    struct phrase name, points;
    char have[16], size[16];

    if (row == NONE)
        return;
    speak(p, K_ROW, row, say_begin(&name));
    say_points(p, p->t->row[row].points, say_begin(&points));
    number(next.seat[a->seat].row_count[row], have);
    number(p->t->row[row].size, size);
    bool full = next.seat[a->seat].row_count[row] >= p->t->row[row].size;
    say(p, out, full ? W_SAY_ROW_FULL : W_SAY_ROW_PART, name.data, have, size, points.data);
}

static void say_corn(const struct pen *p, const struct sw_action *a, int row,
                     struct sw_text *out)
{
    sw_text_add(out, pen_word(p, row == TO_LOFT ? W_SAY_CORN_LOFT : W_SAY_CORN));
    if (row != TO_LOFT)
        say_row(p, a, out);
}

static void say_deliver(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct altiplano_seat *s = &p->m->seat[a->seat];
    const struct altiplano_order *o = &p->t->order[a->a];
    int missing = -1;
    char left[16];
    struct phrase order, points;

    for (int i = 0; i < OPEN_ORDERS; i++)
        for (int g = 0; s->open[i] == a->a && g < GOODS; g++)
            missing += o->good[g] - s->delivered[i][g];
    speak(p, K_ORDER, a->a, say_begin(&order));
    say_points(p, o->points, say_begin(&points));
    say(p, out, missing > 0 ? W_SAY_DELIVER : W_SAY_DELIVER_LAST, good_name(p, a->b),
        order.data, missing > 0 ? number(missing, left) : points.data);
}

static int price_of(const struct pen *p, int extension)
{
    for (int i = 0; i < STRIP; i++)
        if (p->m->strip[i] == extension)
            return p->t->extension[extension].price + p->t->strip[i].coins;
    return 0;
}

static void say_buy(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase use, coins;

    say_use(p, a->a, say_begin(&use));
    say_coins(p, price_of(p, a->a), say_begin(&coins));
    say(p, out, W_SAY_BUY, extension_name(p, a->a), coins.data, use.data);
}

/* Of equal boats or houses that are still there: which one, from the second on. */
static void say_twin(const struct altiplano_card *list, uint64_t there, int card,
                     struct sw_text *out)
{
    int which = 1;

    bits_each (other, there & bits_below(card))
        which += list[other].good == list[card].good;
    if (which > 1)
        sw_text_addf(out, " (%d)", which);
}

static void say_build(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    bool house = a->verb == V_HOUSE;
    const struct altiplano_card *list = house ? p->t->house : p->t->boat;

    sw_text_addf(out, "%s: ", recipe_name(p, a->a));
    altiplano_say_card(p, house ? W_SAY_A_HOUSE : W_SAY_A_BOAT, &list[a->b], out);
    say_twin(list, house ? p->m->houses : p->m->boats, a->b, out);
    add_worth(p, a, out);
}

static void say_trade(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    char amount[16];

    say(p, out, W_SAY_TRADE, recipe_name(p, a->a), number(p->t->recipe[a->a].amount, amount),
        good_name(p, a->b));
    add_worth(p, a, out);
}

static void say_take_order(const struct pen *p, int order, struct sw_text *out)
{
    struct phrase name, coins;
    int recipe = bits_lowest(p->t->with_effect[ORDER]);

    speak(p, K_ORDER, order, say_begin(&name));
    say_coins(p, p->t->recipe[recipe].coins, say_begin(&coins));
    say(p, out, W_SAY_TAKE_ORDER, name.data, coins.data);
}

static void say_discard(const struct pen *p, int mission, struct sw_text *out)
{
    struct phrase what, points;

    altiplano_say_mission(p, mission, say_begin(&what));
    say_points(p, p->t->mission[mission].points, say_begin(&points));
    say(p, out, W_SAY_DISCARD, what.data, points.data);
}

void altiplano_say_action(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    switch (a->verb) {
    case V_DISCARD:
        say_discard(p, a->a, out);
        break;
    case V_RECALL:
        say_from_slot(p, W_SAY_RECALL, a, out);
        break;
    case V_TAKE_BACK:
        say_from_slot(p, W_SAY_TAKE_BACK, a, out);
        break;
    case V_RETURN:
        say(p, out, W_SAY_RETURN, good_name(p, a->a));
        break;
    case V_PUT:
        say_put(p, a, out);
        break;
    case V_DONE:
        say_done(p, a, out);
        break;
    case V_PLACE:
        say(p, out, W_SAY_BEGIN, pen_word(p, W_AT_MARKET + a->a));
        say_prospect(p, a->a, a->seat, out);
        break;
    case V_MOVE:
        say_move(p, a, out);
        break;
    case V_ACT:
        say_act(p, a, out);
        break;
    case V_TRADE:
        say_trade(p, a, out);
        break;
    case V_SELL:
        say_sell(p, a, out);
        break;
    case V_STORE:
        say(p, out, W_SAY_STORE, recipe_name(p, a->a), good_name(p, a->b));
        say_row(p, a, out);
        break;
    case V_STORE_CORN:
        say(p, out, W_SAY_STORE_CORN, recipe_name(p, a->a));
        say_row(p, a, out);
        break;
    case V_DELIVER:
        say_deliver(p, a, out);
        break;
    case V_ORDER:
        say_take_order(p, a->a, out);
        break;
    case V_BUY:
        say_buy(p, a, out);
        break;
    case V_BOAT:
    case V_HOUSE:
        say_build(p, a, out);
        break;
    case V_CORN:
        say_corn(p, a, a->a, out);
        break;
    default:
        sw_text_add(out, pen_word(p, p->g->verbs[a->verb].label));
    }
}

void altiplano_say_mark(const struct pen *p, int kind, int value, struct sw_text *out)
{
    int desk = kind == SW_KIND_VERB ? desk_of(p, value) : NONE;

    if (desk != NONE) {
        altiplano_say_recipe(p, desk, out);
    } else if (kind == SW_KIND_VERB) {
        sw_text_add(out, pen_word(p, p->g->verbs[value].label));
    } else if (kind == K_RECIPE) {
        altiplano_say_recipe(p, value, out);
    } else if (kind == K_BY_UNIT) {
        say(p, out, W_SAY_GO, pen_word(p, W_BY_CART_1 + value));
    } else if (kind == K_TO_PLACE) {
        say(p, out, W_SAY_GO, pen_word(p, W_TO_MARKET + value));
        if (p->m->head.phase == TURN)
            say_prospect(p, value, p->seat, out);
    } else {
        speak(p, kind, value, out);
    }
}

/* ---- prompts ------------------------------ */

/* Whom we wait for: "Anna", "Anna, Konrad". */
static void say_waiting(const struct pen *p, struct sw_text *out)
{
    size_t start = out->len;

    for (int seat = 0; seat < p->m->head.seats; seat++)
        if (to_move(p, seat)) {
            say_comma(out, start);
            say_seat(p, seat, out);
        }
}

static void prompt_wait(const struct pen *p, struct sw_text *out)
{
    struct phrase who;

    say_waiting(p, say_begin(&who));
    say(p, out, W_PROMPT_WAIT, who.data);
}

/* The seat whose confirmation comes before this one's, or NONE. */
static int before(const struct pen *p, int seat)
{
    const struct altiplano *m = p->m;

    for (int i = 0; i < m->head.seats; i++) {
        int other = (m->start + i) % m->head.seats;
        if (other == seat)
            break;
        if (!seat_in(m->done, other))
            return other;
    }
    return NONE;
}

static void prompt_plan(const struct pen *p, int seat, struct sw_text *out)
{
    int first = before(p, seat);
    struct phrase who, results;

    say_results(p, planned(p, seat), say_begin(&results));
    sw_text_add(out, pen_word(p, W_PROMPT_PLAN));
    if (*results.data)
        say(p, out, W_PROMPT_PLANNED, results.data);
    if (first == NONE)
        return;
    say_seat(p, first, say_begin(&who));
    say(p, out, W_PROMPT_AFTER, who.data);
}

static void prompt_recall(const struct pen *p, int seat, struct sw_text *out)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    int room = road_value(p->t, s);
    char free[16];

    for (int i = 0; i < GOODS; i++)
        room -= s->plan[i];
    bool any = filled_slots(s) != 0;
    say(p, out, any ? W_PROMPT_RECALL : W_PROMPT_RECALL_NOTHING, number(room, free));
}

static void prompt_turn(const struct pen *p, int seat, struct sw_text *out)
{
    int place = p->m->seat[seat].place;
    const char *where = place < PLACES ? pen_word(p, W_AT_MARKET + place) : "";

    int word = p->m->begun == NOT_BEGUN ? W_PROMPT_TURN
               : p->m->begun == PLACED  ? W_PROMPT_ACT_HERE
                                        : W_PROMPT_ACT;

    say(p, out, place < PLACES ? word : W_PROMPT_BEGIN, where);
}

static void prompt_sort(const struct pen *p, struct sw_text *out)
{
    char n[16];

    say(p, out, W_PROMPT_SORT, number(p->m->surplus, n));
}

void altiplano_say_prompt(const struct pen *p, int seat, struct sw_text *out)
{
    int phase = p->m->head.phase;

    if (p->m->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (seat < 0 || !to_move(p, seat))
        prompt_wait(p, out);
    else if (phase == RECALL)
        prompt_recall(p, seat, out);
    else if (phase == PLAN)
        prompt_plan(p, seat, out);
    else if (phase == TURN)
        prompt_turn(p, seat, out);
    else if (phase == SORT)
        prompt_sort(p, out);
}
