/* SPDX-License-Identifier: MIT */
/* view_labels.c - what an action does, what it costs, and where that would come from.
 *
 * Where things come from is not guessed here: we let the rules carry the action out on a
 * copy, pay as they propose, and read what they report. */
#include <stdio.h>
#include <string.h>

#include "kit/bits.h"
#include "spielwerk_match.h"
#include "view_words.h"

/* ---- trying ------------------------------ */

enum { PILES = TILES * PLACES };

/* How an action would be paid. */
struct plan {
    uint8_t used[PILES], bought[NAMES];
    int for_bought, gold; /* gold for what is bought, gold of the price */
    int reward[SEATS], points[SEATS];
};

static void note(struct plan *plan, const struct sw_events *ev)
{
    for (int i = 0; i < ev->count; i++) {
        const struct sw_event *e = &ev->item[i];
        if (e->type == E_USED) {
            plan->used[e->a]++;
        } else if (e->type == E_BOUGHT) {
            plan->bought[e->a]++;
            plan->for_bought += e->b;
        } else if (e->type == E_PAID_GOLD) {
            plan->gold += e->a;
        } else if (e->type == E_REWARD) {
            plan->reward[e->seat] += e->a;
            plan->points[e->seat] += e->b;
        }
    }
}

/* Any world will do: payments do not depend on what is hidden. */
static void open_world(const struct pen *p, int seat, union sw_any_state *world)
{
    const struct sw_seed seed = sw_seed_from_number(1);
    struct sw_rng rng;

    sw_rng_init(&rng, SW_LUCK_FAST, &seed);
    memcpy(world, p->h, sizeof *p->h);
    sw_resample(p->g, &world->head, seat, &rng);
}

static void try(const struct pen *p, const struct sw_action *a, struct plan *plan)
{
    union sw_any_state world;
    struct sw_action legal[SW_MAX_ACTIONS], next = *a;
    struct sw_events ev;

    *plan = (struct plan){.gold = 0};
    open_world(p, a->seat, &world);
    for (int step = 0; step < 3; step++) {
        ev.count = 0;
        p->g->rules.apply(p->g, &world.head, &next, &ev);
        note(plan, &ev);
        if (world.head.phase != PLACE && world.head.phase != PAY)
            return;
        sw_legal(p->g, &world.head, a->seat, legal);
        next = legal[0]; /* the first place; the proposed payment */
    }
}

/* ---- saying a plan ------------------------------ */

static void say_pile(const struct pen *p, int pile, int n, struct sw_text *out)
{
    int tile = pile / PLACES, which = pile % PLACES;
    const struct hamlet_tile *t = &p->t->tile[tile];
    bool raw = t->kind == PRODUCER;

    sw_text_addf(out, "%d %s", n, pen_word(p, W_STONE + (raw ? which : t->makes)));
    if (!raw) {
        sw_text_addf(out, " %s ", pen_word(p, W_OF));
        hamlet_say_seat(p, which, out);
    }
    sw_text_addf(out, " (%s)", hamlet_tile_name(p, tile));
}

static void say_bought(const struct pen *p, const struct plan *plan, struct sw_text *out)
{
    struct phrase what;
    char gold[16];

    say_begin(&what);
    for (int i = 0; i < NAMES; i++)
        if (plan->bought[i]) {
            int word = i != ANY ? W_STONE + i : plan->bought[i] == 1 ? W_RESOURCE : W_RESOURCES;
            say_comma(&what.text, 0);
            sw_text_addf(&what.text, "%d %s", plan->bought[i], pen_word(p, word));
        }
    snprintf(gold, sizeof gold, "%d", plan->for_bought);
    say(p, out, W_SAY_BOUGHT, what.data, gold);
}

static void say_rewards(const struct pen *p, const struct plan *plan, struct sw_text *out)
{
    for (int seat = 0; seat < p->h->head.seats; seat++) {
        struct phrase name, gain;
        if (!plan->reward[seat] && !plan->points[seat])
            continue;
        hamlet_say_seat(p, seat, say_begin(&name));
        hamlet_say_reward(p, plan->reward[seat], plan->points[seat], say_begin(&gain));
        sw_text_add(out, "; ");
        say(p, out, W_SAY_GAINS, name.data, gain.data);
    }
}

static void say_plan(const struct pen *p, const struct plan *plan, struct sw_text *out)
{
    size_t start = out->len;

    for (int pile = 0; pile < PILES; pile++)
        if (plan->used[pile]) {
            say_comma(out, start);
            say_pile(p, pile, plan->used[pile], out);
        }
    if (plan->for_bought) {
        say_comma(out, start);
        say_bought(p, plan, out);
    }
    if (plan->gold) {
        say_comma(out, start);
        sw_text_addf(out, "%d %s", plan->gold, pen_word(p, W_GOLD));
    }
    if (out->len == start)
        sw_text_add(out, pen_word(p, W_SAY_NOTHING));
    say_rewards(p, plan, out);
}

/* Word `word` about an action with a price: {0} what, {1} its effect, {2} how it is paid. */
static void say_priced(const struct pen *p, const struct sw_action *a, int word,
                       const char *what, const char *effect, struct sw_text *out)
{
    struct phrase paid;
    struct plan plan;

    try(p, a, &plan);
    say_plan(p, &plan, say_begin(&paid));
    say(p, out, word, what, effect, paid.data);
}

/* ---- going, moving, ending ------------------------------ */

static void say_production(const struct pen *p, int tile, struct sw_text *out)
{
    const struct hamlet_tile *t = &p->t->tile[tile];
    int n = t->spaces;

    for (int i = 0; i < PLACES; i++)
        n -= p->h->stock[tile][i];
    sw_text_addf(out, "%d ", n);
    if (t->makes < RESOURCES)
        sw_text_add(out, pen_word(p, W_STONE + t->makes));
    else
        sw_text_addf(out, "%s/%s/%s", pen_word(p, W_STONE), pen_word(p, W_WOOD),
                     pen_word(p, W_WHEAT));
}

/* Word `word` about what is produced and what for. */
static void say_produce(const struct pen *p, int word, int tile, struct sw_text *out)
{
    const struct hamlet_tile *t = &p->t->tile[tile];
    struct phrase what, reward;

    say_production(p, tile, say_begin(&what));
    hamlet_say_reward(p, t->gold, t->points, say_begin(&reward));
    say(p, out, word, what.data, reward.data);
}

static void say_deed(const struct pen *p, int verb, int tile, struct sw_text *out)
{
    static const int word[VERBS] = {
        [V_REFINE] = W_CAN_REFINE,    [V_DESIGN] = W_CAN_DESIGN, [V_HIRE_VILLAGER] = W_CAN_HIRE,
        [V_HIRE_DONKEY] = W_CAN_HIRE, [V_SELL] = W_CAN_SELL,     [V_ORDER] = W_CAN_ORDER,
        [V_BEG] = W_CAN_BEG,          [V_ROAD] = W_CAN_ROAD};

    if (verb == V_PRODUCE)
        say_produce(p, W_CAN_PRODUCE, tile, out);
    else if (word[verb])
        sw_text_add(out, pen_word(p, word[verb]));
}

/* "build Shrine/Tavern" */
static void say_builds(const struct pen *p, const struct sw_action *legal, int n,
                       struct sw_text *out)
{
    struct phrase names;

    say_begin(&names);
    for (int i = 0; i < n && legal[i].verb == V_BUILD; i++)
        sw_text_addf(&names.text, "%s%s", i ? "/" : "", hamlet_tile_name(p, legal[i].a));
    say(p, out, W_CAN_BUILD, names.data);
}

/* Let the villager go there, and see what the rules offer. */
void hamlet_say_go(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    union sw_any_state there;
    struct sw_action legal[SW_MAX_ACTIONS];
    struct phrase deeds;
    uint32_t said = 0;

    memcpy(&there, p->h, sizeof *p->h);
    p->g->rules.apply(p->g, &there.head, a, NULL);
    int n = sw_legal(p->g, &there.head, a->seat, legal);
    say_begin(&deeds);
    for (int i = 0; i < n; i++) {
        int verb = legal[i].verb == V_HIRE_DONKEY ? V_HIRE_VILLAGER : legal[i].verb;
        if (said >> verb & 1)
            continue;
        said |= UINT32_C(1) << verb;
        say_comma(&deeds.text, 0);
        if (verb == V_BUILD)
            say_builds(p, &legal[i], n - i, &deeds.text);
        else
            say_deed(p, verb, a->a, &deeds.text);
    }
    say(p, out, W_SAY_GO, hamlet_tile_name(p, a->a), deeds.data);
}

void hamlet_say_end(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    (void)a;
    const struct hamlet_seat *s = &p->h->seat[p->h->current];
    int idle = 0;

    for (int i = 0; i < VILLAGERS; i++)
        idle += s->villager[i] != NONE && !(s->lying >> i & 1);
    say_number(p, out,
               idle == 0   ? W_SAY_END
               : idle == 1 ? W_SAY_END_ONE
                           : W_SAY_END_MANY,
               idle);
}

/* ---- working ------------------------------ */

void hamlet_say_refine(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int good = p->t->tile[p->h->at].makes;
    bool fine = p->h->milestone[good - RAWS] == a->seat;
    struct phrase what, full;
    struct plan plan;
    struct phrase paid;

    sw_text_addf(say_begin(&what), "%d %s", a->a, pen_word(p, W_STONE + good));
    say_begin(&full);
    if (fine)
        say(p, &full.text, W_SAY_FINE, what.data);
    else
        sw_text_add(&full.text, what.data);
    try(p, a, &plan);
    say_plan(p, &plan, say_begin(&paid));
    say(p, out, W_SAY_REFINE, full.data, paid.data);
}

void hamlet_say_take_design(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int tile = a->a;
    struct phrase design;

    hamlet_say_design(p, tile, say_begin(&design));
    for (int i = 0; i < DISPLAY; i++)
        if (p->h->display[i] == tile) {
            char price[16];
            snprintf(price, sizeof price, "%d", i);
            say(p, out, W_SAY_TAKE_DESIGN, design.data, price);
            if (p->h->coins[i]) {
                sw_text_add(out, "; ");
                say_number(p, out, W_SAY_COINS, p->h->coins[i]);
            }
        }
}

void hamlet_say_hire_villager(const struct pen *p, const struct sw_action *a,
                              struct sw_text *out)
{
    (void)a;
    const struct hamlet_seat *s = &p->h->seat[p->h->current];
    int hired = 0;

    while (hired < VILLAGERS && s->villager[hired] != NONE)
        hired++;
    if (hired < VILLAGERS)
        say_number(p, out, W_SAY_HIRE, p->t->number[VILLAGER_2 + hired - 1].value);
}

void hamlet_say_hire_donkey(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int tile = a->a;
    char price[16];

    snprintf(price, sizeof price, "%d", p->t->number[DONKEY_PRICE].value);
    say(p, out, W_SAY_HIRE_DONKEY, hamlet_tile_name(p, tile), price);
}

void hamlet_say_sell(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct hamlet_trade *t = &p->t->trade[a->a];
    struct phrase gain;

    hamlet_say_reward(p, t->gold, t->points, say_begin(&gain));
    say_priced(p, a, W_SAY_SELL, NULL, gain.data, out);
}

void hamlet_say_order(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct hamlet_order *o = &p->t->order[a->a];
    struct phrase need, points;

    sw_kind_speak(p->g, K_ORDER, p->lang, a->a, say_begin(&need));
    hamlet_say_points(p, o->points, say_begin(&points));
    say_priced(p, a, W_SAY_ORDER, need.data, points.data, out);
}

void hamlet_say_build(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct hamlet_tile *t = &p->t->tile[a->a];
    struct phrase effect;

    hamlet_say_points(p, p->t->cost[a->a].points, say_begin(&effect));
    if (t->kind == REFINERY && p->h->milestone[t->makes - RAWS] == NONE) {
        sw_text_add(&effect.text, ", ");
        say(p, &effect.text, W_SAY_MILESTONE, pen_word(p, W_MILLER + t->makes - RAWS));
    }
    say_priced(p, a, W_SAY_BUILD, hamlet_tile_name(p, a->a), effect.data, out);
}

void hamlet_say_road(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say_priced(p, a, a->b == BRIDGE ? W_SAY_BRIDGE : W_SAY_PATH, NULL,
               hamlet_tile_name(p, a->a), out);
}

/* ---- laying a tile ------------------------------ */

/* The tiles touched: at all, and by the kind of segment on both sides. */
struct touch {
    uint32_t any, by[EDGES];
    int contacts[EDGES];
};

static void touch_of(const struct pen *p, const struct sw_action *a, struct touch *touch)
{
    struct outline o, other;

    *touch = (struct touch){.any = 0};
    hamlet_outline(p->t, p->h->what, a->a, a->b, &o);
    for (int tile = 0; tile < TILES; tile++) {
        if (p->h->spot[tile] == NO_SPOT)
            continue;
        hamlet_outline(p->t, tile, p->h->spot[tile], p->h->turn[tile], &other);
        touch->any |= hamlet_touches(&o, &other) ? tile_bit(tile) : 0;
        for (int edge = 0; edge < EDGES; edge++)
            if (hamlet_contact(&o, &other, edge) >= 0) {
                touch->by[edge] |= tile_bit(tile);
                touch->contacts[edge]++;
            }
    }
}

int hamlet_best_place(const struct pen *p)
{
    int best = -1, most = -1;

    for (int i = 0; i < p->legal_count; i++) {
        struct touch touch;
        if (p->legal[i].verb != V_PLACE)
            continue;
        touch_of(p, &p->legal[i], &touch);
        int worth = 8 * touch.contacts[ROAD] + touch.contacts[FOREST] + touch.contacts[ROCK];
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

static void say_touched(const struct pen *p, int word, uint32_t tiles, struct sw_text *out)
{
    struct phrase names;

    say_begin(&names);
    bits_each (tile, tiles) {
        say_comma(&names.text, 0);
        sw_text_add(&names.text, hamlet_tile_name(p, tile));
    }
    if (!tiles)
        return;
    say_comma(out, 0);
    say(p, out, word, names.data);
}

/* The number its handle on the board carries; 0: it is no legal way. */
static int place_number(const struct pen *p, const struct sw_action *a)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(p->g, &p->h->head, a->seat, legal), number = 0;

    for (int i = 0; i < n; i++) {
        number += legal[i].verb == V_PLACE;
        if (sw_action_compare(&legal[i], a) == 0)
            return number;
    }
    return 0;
}

/* "Place 3: road to Church, rock on rock: Quarry"; "Place 4: beside Market" */
void hamlet_say_place(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase what;
    struct touch touch;
    char number[16];

    touch_of(p, a, &touch);
    say_begin(&what);
    say_touched(p, W_SAY_BY_ROAD, touch.by[ROAD], &what.text);
    say_touched(p, W_SAY_BY_FOREST, touch.by[FOREST], &what.text);
    say_touched(p, W_SAY_BY_ROCK, touch.by[ROCK], &what.text);
    uint32_t unlike = touch.any & ~(touch.by[ROAD] | touch.by[FOREST] | touch.by[ROCK]);
    say_touched(p, W_SAY_BESIDE, unlike, &what.text);
    snprintf(number, sizeof number, "%d", place_number(p, a));
    say(p, out, W_SAY_PLACE, number, what.data);
}

/* ---- paying ------------------------------ */

void hamlet_say_settle(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase paid;
    struct plan plan;

    try(p, a, &plan);
    say_plan(p, &plan, say_begin(&paid));
    say(p, out, W_SAY_SETTLE, paid.data);
}

void hamlet_say_use_of(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase pile;
    int tile = a->a / PLACES, owner = a->a % PLACES;
    const struct hamlet_tile *t = &p->t->tile[tile];
    struct plan plan = {.gold = 0};

    say_pile(p, a->a, 1, say_begin(&pile));
    say(p, out, W_SAY_USE, pile.data);
    if (t->kind != REFINERY)
        return;
    int fine = p->h->milestone[t->makes - RAWS] == owner;
    plan.reward[owner] = p->t->number[GOOD_GOLD].value << fine;
    plan.points[owner] = p->t->number[GOOD_POINTS].value << fine;
    say_rewards(p, &plan, out);
}

static int price_at_market(const struct pen *p, int resource)
{
    const struct hamlet_seats *s = &p->t->seats[p->h->head.seats - 2];

    if (resource == ANY && p->h->what < p->t->orders) /* of an order: the cheaper kind */
        return p->t->order[p->h->what].kinds & ((1 << RAWS) - 1) ? s->raw : s->good;
    return resource < RAWS ? s->raw : s->good;
}

void hamlet_say_buy(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int resource = a->a;
    char gold[16];

    snprintf(gold, sizeof gold, "%d", price_at_market(p, resource));
    say(p, out, resource == ANY ? W_SAY_BUY_ANY : W_SAY_BUY, pen_word(p, W_STONE + resource),
        gold);
}

/* ---- small ones ------------------------------ */

void hamlet_say_move(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, W_SAY_MOVE, hamlet_tile_name(p, a->a), hamlet_tile_name(p, a->b));
}

void hamlet_say_produce(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    (void)a;
    say_produce(p, W_SAY_PRODUCE, p->h->at, out);
}

void hamlet_say_fill(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, W_SAY_LAY, pen_word(p, W_STONE + a->a));
}

void hamlet_say_beg(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    (void)a;
    say_number(p, out, W_SAY_BEG, p->t->number[BEG_GOLD].value);
}

void hamlet_say_done(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    (void)a;
    sw_text_add(out, pen_word(p, W_SAY_DONE));
}

void hamlet_say_button(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase what;

    if (a->verb == V_END) {
        sw_text_add(out, pen_word(p, W_SAY_END));
    } else if (a->verb == V_SETTLE) {
        sw_text_add(out, pen_word(p, W_DO_SETTLE));
    } else if (a->verb == V_REFINE) {
        sw_text_addf(say_begin(&what), "%d %s", a->a,
                     pen_word(p, W_STONE + p->t->tile[p->h->at].makes));
        say(p, out, W_BUTTON_REFINE, what.data);
    } else {
        hamlet_verbs[a->verb].speak(p, a, out);
    }
}
