/* SPDX-License-Identifier: MIT */
/* brain_plan.c - Altiplano: what a round can still bring.
 *
 * A small planner takes the goods on the slots and, while the seat is planning, those on its
 * planning spaces, and picks the best recipes they allow, as far as the figure can travel. A
 * step that fits this plan keeps the worth, one that spoils it loses some, and "done" loses
 * what has not been put anywhere. */
#include <string.h>

#include "brain.h"
#include "kit/goods.h"
#include "rules.h"

/* The planner's idea of the board: on which slots goods lie, goods to place, coins, how far one
 * can travel, rows as they will be. A slot that has been used is in none of the sets. */
struct scheme {
    uint64_t on[PIECES]; /* slots on which a good lies, or a coin */
    uint64_t free;       /* slots on which something may be put */
    unsigned hand_set;   /* what is in the hand */
    uint8_t hand[GOODS];
    int coins, trips, steps;
    unsigned visited, near; /* places; near: one step away, or visited */
    uint8_t row_good[ROWS_MAX], row_count[ROWS_MAX], given[OPEN_ORDERS][GOODS];
    uint8_t road, used_up; /* used_up: what can be done once has been done */
    uint8_t puts;
    struct put put[PUTS];
};

enum { ONCE_ORDER = 1, ONCE_EXTENSION = 2, ONCE_CART = 4 };

static void note_put(struct scheme *s, int piece, int slot)
{
    s->free &= ~bits_one(slot);
    if (s->puts < PUTS)
        s->put[s->puts++] = (struct put){(uint8_t)piece, (uint8_t)slot};
}

static void play_from_hand(struct scheme *s, int good, int slot)
{
    if (--s->hand[good] == 0)
        s->hand_set &= ~(1u << good);
    note_put(s, good, slot);
}

static int take_from_slot(struct scheme *s, uint64_t slots, uint64_t goods)
{
    int found = NONE, first = SLOTS;
    bits_each (good, goods) {
        uint64_t there = s->on[good] & slots;
        if (there && bits_lowest(there) < first) {
            first = bits_lowest(there);
            found = good;
        }
    }
    if (found != NONE)
        s->on[found] &= ~bits_one(first);
    return found;
}

/* Take one of `goods`: from a slot, or from the hand by way of a free slot. What it took, or
 * NONE; `cost` counts goods taken from the hand. */
static int take_good(struct scheme *s, const struct altiplano_tables *t, uint64_t slots,
                     uint64_t goods, int *cost)
{
    int found = take_from_slot(s, slots, goods), first = SLOTS;
    if (found != NONE)
        return found;
    bits_each (good, goods & s->hand_set) {
        uint64_t open = t->accepting[good] & slots & s->free;
        if (open && bits_lowest(open) < first) {
            first = bits_lowest(open);
            found = good;
        }
    }
    if (found != NONE) {
        play_from_hand(s, found, first);
        ++*cost;
    }
    return found;
}

static bool take_coin(struct scheme *s, int slot)
{
    bool there = bits_has(s->on[COIN], slot);
    if (!there && (!bits_has(s->free, slot) || s->coins == 0))
        return false;
    if (there) {
        s->on[COIN] &= ~bits_one(slot);
    } else {
        s->coins--;
        note_put(s, COIN, slot);
    }
    return true;
}

/* Load a recipe; false if that cannot be done. */
static bool load(struct scheme *s, const struct altiplano_tables *t, int recipe, int *cost)
{
    const struct altiplano_recipe *r = &t->recipe[recipe];
    uint64_t slots = t->goods_slots[recipe];
    for (int n = 0; n < NEEDS && r->need[n]; n++) {
        uint64_t from = r->tile ? bits_one(bits_nth(slots, n)) : slots;
        if (take_good(s, t, from, r->need[n], cost) == NONE)
            return false;
    }
    if (!r->tile) {
        s->coins -= r->coins;
        return s->coins >= 0;
    }
    bits_each (slot, t->slots_of[recipe] & ~slots)
        if (!take_coin(s, slot))
            return false;
    return true;
}

static bool step_of_food(struct scheme *s, const struct mind *mind, bool near)
{
    for (int cart = 0; cart < CARTS && s->hand[FOOD]; cart++) {
        int slot = mind->t->first_move + cart;
        bool pulls = cart > 0 && cart < mind->me->carts;
        if (bits_has(s->free, slot) && (near || pulls)) {
            play_from_hand(s, FOOD, slot);
            return true;
        }
    }
    return false;
}

/* Can the figure get there? Carts go anywhere, a step of food to a neighbour. */
static bool travel(struct scheme *s, const struct mind *mind, int place, int *cost)
{
    bool near = s->near >> place & 1;
    if (s->visited >> place & 1)
        return true;
    s->visited |= 1u << place;
    s->near |= mind->beside[place];
    if (near && s->steps > 0) {
        s->steps--;
    } else if (s->trips > 0) {
        s->trips--;
    } else {
        ++*cost;
        return step_of_food(s, mind, near);
    }
    return true;
}

/* Store one good; its worth, less what it would have been good for. */
static int storing(struct scheme *s, const struct mind *mind, int good)
{
    const struct altiplano_tables *t = mind->t;
    int row = 0;
    while (row < t->rows && s->row_count[row] &&
           (s->row_good[row] != good || s->row_count[row] >= t->row[row].size))
        row++;
    for (int i = row; i < t->rows; i++)
        if (s->row_count[i] && s->row_good[i] == good && s->row_count[i] < t->row[i].size)
            row = i;
    if (row >= t->rows || !t->good[good].storable)
        return -1;
    int n = s->row_count[row]++;
    s->row_good[row] = (uint8_t)good;
    return altiplano_row_worth(mind, row, good, n + 1) -
           altiplano_row_worth(mind, row, good, n) - mind->use[good];
}

/* Goods on slots or in the hand. */
static uint64_t has(const struct scheme *s)
{
    uint64_t set = s->hand_set;
    for (int good = 0; good < GOODS; good++)
        set |= s->on[good] ? bits_one(good) : 0;
    return set;
}

static int best_storing(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    uint64_t there = has(s);
    int best = 0;
    struct scheme chosen = *s;
    for (int good = FISH; good < GOODS; good++) {
        struct scheme next;
        int goods = 0;
        if (!bits_has(there, good))
            continue;
        next = *s;
        if (take_good(&next, mind->t, mind->t->goods_slots[recipe], bits_one(good), &goods) ==
            NONE)
            continue;
        int worth = storing(&next, mind, good);
        if (worth > best) {
            best = worth;
            chosen = next;
            *cost = goods;
        }
    }
    *s = chosen;
    return best;
}

/* Deliver to an order whatever can be: it comes nearer, the goods are gone. */
static int delivering(struct scheme *s, const struct mind *mind, int i, uint64_t slots,
                      int *cost)
{
    int order = mind->me->open[i], lost = 0;
    uint8_t spent[GOODS] = {0};
    int before = altiplano_order_worth(mind, order, s->given[i], NULL);
    for (int good = 0; good < GOODS; good++)
        while (s->given[i][good] < mind->t->order[order].good[good] &&
               take_good(s, mind->t, slots, bits_one(good), cost) != NONE) {
            s->given[i][good]++;
            spent[good]++;
            lost += mind->use[good] + mind->t->good[good].points * 100;
        }
    return altiplano_order_worth(mind, order, s->given[i], spent) - before - lost;
}

static int best_delivery(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    struct scheme chosen = *s;
    int best = 0, paid = *cost;
    for (int i = 0; i < OPEN_ORDERS && mind->me->open[i] != NONE; i++) {
        struct scheme next = *s;
        int goods = paid;
        int worth = delivering(&next, mind, i, mind->t->goods_slots[recipe], &goods);
        if (worth <= best)
            continue;
        best = worth;
        chosen = next;
        *cost = goods;
    }
    *s = chosen;
    return best;
}

static int best_price(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    const struct altiplano_recipe *r = &mind->t->recipe[recipe];
    int good = take_good(s, mind->t, mind->t->goods_slots[recipe], r->need[0], cost);
    return good == NONE ? 0 : (mind->t->good[good].price + r->amount) * mind->coin;
}

static int best_extension(const struct mind *mind, int coins)
{
    const struct altiplano_tables *t = mind->t;
    uint64_t own = tile_recipes(t, mind->me);
    int best = 0;
    for (int i = 0; i < STRIP; i++) {
        int card = mind->m->strip[i];
        if (card == NONE || bits_has(own, t->extension[card].recipe))
            continue;
        int price = t->extension[card].price + t->strip[i].coins;
        int worth = altiplano_tile_worth(mind, t->extension[card].recipe) - price * mind->coin;
        if (price <= coins && worth > best)
            best = worth;
    }
    return best;
}

static int best_of_goods(const struct mind *mind, uint64_t goods)
{
    int best = 0;
    bits_each (good, goods)
        if (mind->m->supply[good] && mind->worth[good] > best)
            best = mind->worth[good];
    return best;
}

/* A corn fills the best row it can. */
static int corn_worth(const struct scheme *s, const struct mind *mind)
{
    int best = 0;
    for (int row = 0; row < mind->t->rows; row++) {
        int n = s->row_count[row], good = n ? s->row_good[row] : CORN;
        int worth = altiplano_row_worth(mind, row, good, n + 1) -
                    altiplano_row_worth(mind, row, good, n);
        if (n < mind->t->row[row].size && worth > best)
            best = worth;
        if (n == 0)
            break;
    }
    return mind->m->supply[CORN] ? best : 0;
}

static int road_worth(const struct scheme *s, const struct mind *mind)
{
    const struct altiplano_tables *t = mind->t;
    int next = s->road + 1 < t->roads ? s->road + 1 : s->road;
    int ahead = next + 1 < t->roads ? next + 1 : next;
    /* half of it for the step that prepares the next one */
    int gain = altiplano_engine(mind, t->road[next].value) -
               2 * altiplano_engine(mind, t->road[s->road].value) +
               altiplano_engine(mind, t->road[ahead].value);
    return gain * mind->rounds / 2 + corn_worth(s, mind);
}

static bool once(struct scheme *s, int what)
{
    bool first = !(s->used_up & what);
    s->used_up |= (uint8_t)what;
    return first;
}

/* Carry a recipe out in the scheme: its worth, and in `cost` the goods it takes from the hand.
 * 0 if it is not possible or brings nothing. */
static int try_recipe(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    const struct altiplano_tables *t = mind->t;
    const struct altiplano_recipe *r = &t->recipe[recipe];
    if (!travel(s, mind, r->place, cost))
        return 0;
    if (r->effect == STORE)
        return best_storing(s, mind, recipe, cost);
    if (r->effect == DELIVER)
        return best_delivery(s, mind, recipe, cost);
    if (r->effect == SELL)
        return best_price(s, mind, recipe, cost);
    if (!load(s, t, recipe, cost))
        return 0;
    switch (r->effect) {
    case GAIN:
        return r->good == CORN            ? corn_worth(s, mind)
               : mind->m->supply[r->good] ? mind->worth[r->good] * r->amount
                                          : 0;
    case CHOOSE:
        return best_of_goods(mind, r->choice);
    case BOAT:
        return mind->boat;
    case HOUSE:
        return mind->house;
    case STEP:
        return road_worth(s, mind);
    case CART:
        return once(s, ONCE_CART) && mind->me->carts < CARTS && mind->m->carts
                   ? weigh(mind, CART_EACH_WEIGHT) * mind->rounds - r->coins * mind->coin
                   : 0;
    case ORDER:
        return once(s, ONCE_ORDER) ? mind->order - r->coins * mind->coin : 0;
    default:
        return once(s, ONCE_EXTENSION) && !seat_in(mind->m->bought, mind->seat)
                   ? best_extension(mind, s->coins)
                   : 0;
    }
}

/* What will probably be drawn of `pool`, the most frequent goods first, those in the bag before
 * the others. */
static void expect_draws(const struct mind *mind, const uint8_t pool[GOODS], int room,
                         uint8_t hand[GOODS])
{
    uint8_t left[GOODS];
    int total = goods_total(pool, GOODS);
    for (int good = 0; good < GOODS; good++)
        left[good] = (uint8_t)(pool[good] * 3 + mind->me->bag[good]);
    for (int n = room < total ? room : total; n > 0; n--) {
        int most = 0;
        for (int good = 0; good < GOODS; good++)
            if (left[good] > left[most])
                most = good;
        hand[most]++;
        left[most] = (uint8_t)(left[most] > 4 ? left[most] - 4 : 0);
    }
}

static void draw_hand(const struct mind *mind, const uint8_t pool[GOODS], struct scheme *s)
{
    int room = road_value(mind->t, mind->me) - goods_total(s->hand, GOODS);
    expect_draws(mind, pool, room, s->hand);
    for (int good = 0; good < GOODS; good++)
        s->hand_set |= s->hand[good] ? 1u << good : 0;
}

static void lay_out(const struct mind *mind, uint64_t slots, struct scheme *s)
{
    const struct altiplano_seat *me = mind->me;
    s->free = slots & ~mind->m->aid[mind->seat].filled;
    bits_each (slot, slots & ~s->free)
        s->on[me->slot[slot]] |= bits_one(slot);
}

static void take_in_hand(const struct mind *mind, enum scope scope, struct scheme *s)
{
    const struct altiplano_seat *me = mind->me;
    uint8_t pool[GOODS] = {0};
    if (scope == PLANNING)
        memcpy(s->hand, me->plan, sizeof s->hand);
    for (int good = 0; mind->m->head.phase < SORT && good < GOODS; good++)
        pool[good] = (uint8_t)(me->bag[good] + me->box[good]);
    draw_hand(mind, pool, s);
}

static void begin_scheme(const struct mind *mind, enum scope scope, struct scheme *s)
{
    const struct altiplano_seat *me = mind->me;
    struct at at = at_look(mind->t, mind->m, mind->seat);
    unsigned units = altiplano_units(&at);
    *s = (struct scheme){.coins = me->coins, .road = me->road};
    memcpy(s->row_good, me->row_good, sizeof s->row_good);
    memcpy(s->row_count, me->row_count, sizeof s->row_count);
    memcpy(s->given, me->delivered, sizeof s->given);
    lay_out(mind, scope == PLANNING ? at.aid->slots : at.aid->filled, s);
    take_in_hand(mind, scope, s);
    s->trips = bits_count(units & (7 | 1u << LLAMAS)) + (me->place == NONE);
    s->steps = bits_count(units & 7 << FOOD_1);
    s->visited = me->place == NONE ? 0 : 1u << me->place;
    s->near = me->place == NONE ? 0 : mind->beside[me->place];
}

/* What was left where it lay or in the hand is still there; everything else may be drawn. */
static void next_round(const struct mind *mind, struct scheme *s)
{
    uint64_t taken = s->on[COIN];
    uint8_t pool[GOODS];
    for (int good = 0; good < GOODS; good++) {
        pool[good] = (uint8_t)(mind->count[good] - s->hand[good] - bits_count(s->on[good]));
        taken |= s->on[good];
    }
    s->free = mind->m->aid[mind->seat].slots & ~taken;
    s->used_up = 0;
    s->trips = 1;
    s->steps = 0;
    draw_hand(mind, pool, s);
}

/* One of `goods` lies on one of `slots`, or can be put there. */
static bool can_take(const struct scheme *s, const struct altiplano_tables *t, uint64_t slots,
                     uint64_t goods)
{
    bits_each (good, goods)
        if ((s->on[good] | (s->hand[good] ? t->accepting[good] & s->free : 0)) & slots)
            return true;
    return false;
}

/* Most of what cannot be done is seen before it is tried. */
static bool within_reach(const struct scheme *s, const struct mind *mind, int recipe,
                         uint64_t goods)
{
    const struct altiplano_recipe *r = &mind->t->recipe[recipe];
    bool there = s->visited >> r->place & 1;
    if (!there && !s->trips && !s->hand[FOOD] && !(s->steps && s->near >> r->place & 1))
        return false;
    for (int n = 0; n < NEEDS && r->need[n]; n++)
        if (!can_take(s, mind->t, mind->t->goods_slots[recipe], r->need[n] & goods))
            return false;
    return true;
}

/* The recipe that brings most, goods being scarce: what takes fewer of them comes first.
 * Carries it out and gives its worth; drops recipes that are no use any more. */
static int best_recipe(const struct mind *mind, struct scheme *scheme, uint64_t *recipes,
                       uint8_t *taken)
{
    struct scheme chosen = *scheme;
    uint64_t goods = has(scheme);
    int best = 0, gain = 0;
    bits_each (r, *recipes) {
        struct scheme next;
        int cost = 0, worth = 0, density;
        if (within_reach(scheme, mind, r, goods)) {
            next = *scheme;
            worth = try_recipe(&next, mind, r, &cost);
        }
        density = worth * 4 / (2 + cost);
        if (worth <= 0)
            *recipes &= ~bits_one(r);
        if (worth > 0 && density > best) {
            best = density;
            gain = worth;
            chosen = next;
            *taken = (uint8_t)r;
        }
    }
    *scheme = chosen;
    return gain;
}

static int play_round(const struct mind *mind, struct scheme *scheme, struct route *route)
{
    const struct altiplano_tables *t = mind->t;
    uint64_t recipes = (t->board_recipes | mind->m->aid[mind->seat].tiles) & ~t->no_action;
    uint8_t taken = NONE;
    int sum = 0, gain;
    while ((gain = best_recipe(mind, scheme, &recipes, &taken)) > 0) {
        sum += gain;
        if (route && route->recipes < RECIPES_MAX)
            route->recipe[route->recipes++] = taken;
    }
    return sum;
}

void altiplano_plan_route(const struct mind *mind, enum scope scope, struct route *route)
{
    struct scheme scheme;
    begin_scheme(mind, scope, &scheme);
    play_round(mind, &scheme, route);
    route->puts = scheme.puts;
    memcpy(route->put, scheme.put, sizeof route->put);
}

/* So that nobody passes only because the next round looks good, it is looked at all the time;
 * but what will be drawn is a mere guess. */
int altiplano_outlook(const struct mind *mind, enum scope scope)
{
    struct scheme scheme;
    bool drawn = mind->m->head.phase >= PLAN;
    int guessed = weigh(mind, GUESSED_WEIGHT), sum = 0;
    begin_scheme(mind, scope, &scheme);
    if (scope != WAITING)
        sum +=
            play_round(mind, &scheme, NULL) * (drawn ? weigh(mind, PLANNED_WEIGHT) : guessed);
    if (drawn && mind->rounds > 0) {
        next_round(mind, &scheme);
        sum += play_round(mind, &scheme, NULL) * guessed;
    }
    return sum / 100;
}
