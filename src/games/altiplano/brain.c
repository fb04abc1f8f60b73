/* SPDX-License-Identifier: MIT */
/* brain.c - Altiplano: a first idea of who is ahead.
 *
 * Points as if the match ended now, plus what lies ready to become points: goods that will be
 * drawn again, coins, the road, extensions, rows and orders in progress. A bot that looks one
 * step ahead would never plan if only finished actions counted. So a position is also worth
 * what this round can still bring: a small planner takes the goods on the slots and, while the
 * seat is planning, those on its planning spaces, and picks the best recipes they allow, as
 * far as the figure can travel. A step that fits this plan keeps the worth, one that spoils it
 * loses some, and "done" loses what has not been put anywhere. All numbers are hundredths of a
 * point and hand-made. */
#include <string.h>

#include "game.h"
#include "kit/goods.h"
#include "kit/turn.h"
#include "rules.h"

enum {
    COIN_WORTH = 47, /* one of the first few; */
    COIN_FEW = 5,
    COIN_LEAST = 1,
    STOCK_WORTH = 88, /* a good that may be stored or delivered one day */
    STOCK_RIPE = 3,   /* less when fewer rounds are to come */
    FOOD_WANTED = 6,
    ROW_BEGUN = 44,   /* per cent of its points, in proportion, for a row that is not full */
    ROW_OPENED = 93,  /* each row that is begun opens the way to better ones */
    ORDER_OPEN = 35,  /* per cent of its points for an open order: times the square of the share
                       * of its goods that are delivered; ... */
    ORDER_OWNED = 26, /* ... per cent of that for those one has */
    TILE_WORTH = 4,   /* an extension, per round to come; ... */
    TILE_POINT = 18,  /* ... more for each point of the good it makes, ... */
    TILE_HELPS = 7,   /* ... or if it helps with something else */
    CART_WORTH = 7,
    LOFT_ROOM = 90,   /* room for one there */
    LOFT_WORTH = 450, /* a corn that may still go to the best row */
    PLANNED = 17,     /* per cent of its worth for what is planned but not done */
    WIN_WORTH = 100000
};

/* What a good is worth each time it is drawn. */
static const int8_t quality[GOODS] = {46, 48, 31, 0, 64, 69, 61, 44, 70, 47, 46, 41};

/* What a seat thinks of things, for one evaluation. */
struct mind {
    const struct altiplano_tables *t;
    const struct altiplano *m;
    const struct altiplano_seat *me;
    int seat;
    int rounds;       /* to come, without those looked at closely */
    bool next;        /* the next round is one of these */
    int worth[GOODS]; /* one more of a good in the box, points included */
    int use[GOODS];   /* one less in circulation */
    uint8_t owned[GOODS];
    int coin; /* one more coin */
};

/* ---- how long the match will go on --------------------------------------------------- */

/* Rounds after the present one, if one extension leaves the strip in each. */
static int rounds_after(const struct altiplano *m)
{
    int bought = bits_count(m->bought), gone = bought ? bought : 1;
    if (m->final_round)
        return 0;
    return gone > m->stack_count ? 1 : 2 + m->stack_count - gone;
}

/* A round that is about to be played is worth more or less than rounds are on average. So that
 * nobody passes early only because the next one looks good, or waits because it does not, the
 * next round is looked at closely from the draw on; before the draw only by the seat that
 * recalls last, whose "done" makes the step. */
static bool sees_next(const struct altiplano *m, int seat)
{
    unsigned all = (1u << m->head.seats) - 1;
    bool begun = m->head.phase > RECALL || (m->done | 1u << seat) == all;
    return begun && m->head.phase < STORAGE && rounds_after(m) > 0;
}

/* ---- what one has -------------------------------------------------------------------- */

/* What the goods in circulation bring in a round, with `spaces` to draw: their mean quality,
 * times how many can be drawn. Many of one sort are worth less. */
static int engine(const uint8_t count[GOODS], int spaces)
{
    int sum = 0, n = 0;
    for (int good = 0; good < GOODS; good++) {
        int k = count[good];
        n += k;
        sum += quality[good] * (k <= 2 ? 10 * k : 20 + 6 * (k - 2));
    }
    return n ? sum * (n < spaces ? n : spaces) / (n * 10) : 0;
}

/* What having `n` of a good is worth beyond points and being drawn. */
static int stock_worth(const struct altiplano_tables *t, int good, int n, int rounds)
{
    int most = good == FOOD ? FOOD_WANTED : 4, few = n < most ? n : most;
    int ripe = rounds < STOCK_RIPE ? rounds : STOCK_RIPE;
    if (good != FOOD && !t->good[good].storable)
        return 0;
    return (few * STOCK_WORTH + (n - few) * STOCK_WORTH / 3) * ripe / STOCK_RIPE;
}

static int stocks_worth(const struct altiplano_tables *t, const uint8_t count[GOODS],
                        int rounds)
{
    int sum = 0;
    for (int good = 0; good < GOODS; good++)
        sum += stock_worth(t, good, count[good], rounds);
    return sum;
}

static void circulating(const struct altiplano_seat *me, uint8_t count[GOODS])
{
    for (int good = 0; good < GOODS; good++)
        count[good] = (uint8_t)(me->bag[good] + me->box[good] + me->plan[good]);
    bits_each (slot, filled_slots(me))
        if (me->slot[slot] < GOODS)
            count[me->slot[slot]]++;
}

static int coins_worth(int coins, int rounds)
{
    int few = coins < COIN_FEW ? coins : COIN_FEW;
    return rounds ? few * COIN_WORTH + (coins - few) * COIN_LEAST : coins;
}

/* A row with `n` goods. */
static int row_worth(const struct mind *mind, int row, int n)
{
    const struct altiplano_row *r = &mind->t->row[row];
    int opened = n > 0 && mind->rounds > 2 ? ROW_OPENED : 0;
    return opened + (n >= r->size ? r->points * 100 : r->points * ROW_BEGUN * n / r->size);
}

/* Without the points of full rows. */
static int rows_in_progress(const struct mind *mind)
{
    int sum = 0;
    for (int row = 0; row < mind->t->rows && mind->me->row_count[row]; row++) {
        int n = mind->me->row_count[row], full = n == mind->t->row[row].size;
        sum += row_worth(mind, row, n) - full * mind->t->row[row].points * 100;
    }
    return sum;
}

/* An order of which `given` goods are delivered; `spent` goods of that sort are not owned any
 * more. */
static int order_worth(const struct mind *mind, int order, const uint8_t given[GOODS],
                       int spent)
{
    const struct altiplano_order *o = &mind->t->order[order];
    int total = 0, have = 0, delivered = 0;
    for (int good = 0; good < GOODS; good++) {
        int open = o->good[good] - given[good], owned = mind->owned[good] - (good == spent);
        total += o->good[good];
        delivered += given[good];
        have += given[good] * 100 + (open < owned ? open : owned) * ORDER_OWNED;
    }
    if (delivered == total)
        return o->points * 100;
    if (mind->rounds < 2 && have < total * ORDER_OWNED)
        return 0;
    return o->points * ORDER_OPEN * have / (total * 100) * have / (total * 100);
}

static int orders_in_progress(const struct mind *mind)
{
    int sum = 0;
    for (int i = 0; i < OPEN_ORDERS; i++)
        if (mind->me->open[i] != NONE)
            sum += order_worth(mind, mind->me->open[i], mind->me->delivered[i], NONE);
    return sum;
}

/* What an extension is worth: what it makes in each round to come, or what it helps with. A
 * loft serves but a few times, however long the match goes on. */
static int tile_worth(const struct mind *mind, int recipe)
{
    const struct altiplano_recipe *r = &mind->t->recipe[recipe];
    switch (r->effect) {
    case GAIN:
        return (TILE_WORTH + mind->t->good[r->good].points * TILE_POINT) * mind->rounds;
    case SELL:
    case HOUSE:
    case STEP:
    case SORTING:
        return (TILE_WORTH + TILE_HELPS) * mind->rounds;
    case LOFT:
        return r->amount * LOFT_ROOM;
    default:
        return TILE_WORTH * mind->rounds;
    }
}

static int tiles_worth(const struct mind *mind)
{
    int sum = 0;
    bits_each (x, mind->me->extensions)
        sum += tile_worth(mind, mind->t->extension[x].recipe);
    return sum;
}

static void make_up_mind(struct mind *mind)
{
    const struct altiplano_tables *t = mind->t;
    uint8_t count[GOODS];
    int spaces = road_value(t, mind->me), now;
    circulating(mind->me, count);
    altiplano_owned(t, mind->me, mind->owned);
    now = engine(count, spaces);
    for (int good = 0; good < GOODS; good++) {
        int n = count[good], stock = stock_worth(t, good, n, mind->rounds);
        count[good] = (uint8_t)(n + 1);
        mind->worth[good] = (engine(count, spaces) - now) * mind->rounds - stock +
                            stock_worth(t, good, n + 1, mind->rounds) +
                            t->good[good].points * 100;
        count[good] = (uint8_t)(n ? n - 1 : 0);
        mind->use[good] = (now - engine(count, spaces)) * mind->rounds + stock -
                          stock_worth(t, good, n ? n - 1 : 0, mind->rounds);
        count[good] = (uint8_t)n;
    }
    bits_each (house, mind->me->houses)
        mind->worth[t->house[house].good] += 100;
    mind->coin = coins_worth(mind->me->coins + 1, mind->rounds) -
                 coins_worth(mind->me->coins, mind->rounds);
}

/* Everything but the plans for this round. */
static int standing(const struct mind *mind, int seat)
{
    const struct altiplano_tables *t = mind->t;
    const struct altiplano_seat *me = mind->me;
    uint8_t count[GOODS];
    int sum = altiplano_points(t, mind->m, seat) * 100;
    circulating(me, count);
    sum += engine(count, road_value(t, me)) * mind->rounds;
    sum += stocks_worth(t, count, mind->rounds);
    sum += coins_worth(me->coins, mind->rounds) + tiles_worth(mind);
    sum += (me->carts - 1) * CART_WORTH * mind->rounds;
    sum += mind->m->head.phase < STORAGE ? me->loft * LOFT_WORTH : 0;
    return sum + orders_in_progress(mind) + rows_in_progress(mind);
}

/* ---- what this round can still bring ------------------------------------------------- */

/* The planner's idea of the board: goods on slots (NONE: free), goods to place, coins, how
 * far one can travel, rows as they will be. */
struct scheme {
    uint8_t slot[SLOTS], hand[GOODS];
    uint64_t slots; /* that may be used */
    int coins, trips, steps;
    unsigned visited;
    uint8_t row_good[ROWS_MAX], row_count[ROWS_MAX], given[OPEN_ORDERS][GOODS];
    uint8_t road, used_up; /* used_up: what can be done once has been done */
};

enum { ONCE_ORDER = 1, ONCE_EXTENSION = 2, ONCE_CART = 4, USED = 100 };

/* Take one of `goods`: from a slot, or from the hand by way of a free slot. What it took, or
 * NONE; `cost` counts goods taken from the hand. */
static int take_good(struct scheme *s, const struct altiplano_tables *t, uint64_t slots,
                     uint64_t goods, int *cost)
{
    bits_each (slot, slots & s->slots)
        if (s->slot[slot] < GOODS && bits_has(goods, s->slot[slot])) {
            int good = s->slot[slot];
            s->slot[slot] = USED;
            return good;
        }
    bits_each (slot, slots & s->slots) {
        if (s->slot[slot] != NONE)
            continue;
        bits_each (good, goods)
            if (s->hand[good] && bits_has(t->accepting[good], slot)) {
                s->hand[good]--;
                s->slot[slot] = USED;
                ++*cost;
                return good;
            }
    }
    return NONE;
}

static bool take_coin(struct scheme *s, int slot)
{
    bool there = s->slot[slot] == COIN;
    if (!there && (s->slot[slot] != NONE || s->coins == 0))
        return false;
    s->coins -= !there;
    s->slot[slot] = USED;
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

/* Can the figure get there? Carts go anywhere, a step of food to a neighbour. */
static bool travel(struct scheme *s, const struct mind *mind, int place, int *cost)
{
    bool near = altiplano_around(mind->m, s->visited, 1) >> place & 1;
    if (s->visited >> place & 1)
        return true;
    s->visited |= 1u << place;
    if (near && s->steps > 0) {
        s->steps--;
        return true;
    }
    if (s->trips > 0) {
        s->trips--;
        return true;
    }
    for (int cart = 0; cart < CARTS; cart++) {
        int slot = mind->t->first_move + cart;
        bool pulls = cart > 0 && cart < mind->me->carts;
        if (s->hand[FOOD] && s->slot[slot] == NONE && bits_has(s->slots, slot) &&
            (near || pulls)) {
            s->hand[FOOD]--;
            s->slot[slot] = USED;
            *cost += 1;
            return true;
        }
    }
    return false;
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
    return row_worth(mind, row, n + 1) - row_worth(mind, row, n) - mind->use[good];
}

static int best_storing(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    int best = 0;
    struct scheme chosen = *s;
    for (int good = FISH; good < GOODS; good++) {
        struct scheme next = *s;
        int goods = 0;
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

/* Deliver one good: the order comes nearer, the good is gone. */
static int delivering(struct scheme *s, const struct mind *mind, int i, int good)
{
    int order = mind->me->open[i], before;
    if (order == NONE || s->given[i][good] >= mind->t->order[order].good[good])
        return 0;
    before = order_worth(mind, order, s->given[i], NONE);
    s->given[i][good]++;
    return order_worth(mind, order, s->given[i], good) - before - mind->use[good] -
           mind->t->good[good].points * 100;
}

static int best_delivery(struct scheme *s, const struct mind *mind, int recipe, int *cost)
{
    int best = 0;
    struct scheme chosen = *s;
    for (int k = 0; k < OPEN_ORDERS * GOODS; k++) {
        struct scheme next = *s;
        int i = k / GOODS, good = k % GOODS, goods = 0;
        int worth = delivering(&next, mind, i, good);
        if (worth <= best || take_good(&next, mind->t, mind->t->goods_slots[recipe],
                                       bits_one(good), &goods) == NONE)
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

static int best_order(const struct mind *mind)
{
    static const uint8_t nothing[GOODS];
    int best = 0;
    bits_each (order, mind->m->orders) {
        int worth = order_worth(mind, order, nothing, NONE);
        best = worth > best ? worth : best;
    }
    return best;
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
        int worth = tile_worth(mind, t->extension[card].recipe) - price * mind->coin;
        if (price <= coins && worth > best)
            best = worth;
    }
    return best;
}

static int best_house(const struct mind *mind)
{
    int best = 0;
    bits_each (house, mind->m->houses) {
        int worth = mind->t->house[house].points + mind->owned[mind->t->house[house].good];
        best = worth > best ? worth : best;
    }
    return best * 100;
}

static int best_of_goods(const struct mind *mind, uint64_t goods)
{
    int best = 0;
    bits_each (good, goods)
        if (mind->m->supply[good] && mind->worth[good] > best)
            best = mind->worth[good];
    return best;
}

static int best_boat(const struct mind *mind)
{
    uint64_t goods = 0;
    bits_each (boat, mind->m->boats)
        goods |= bits_one(mind->t->boat[boat].good);
    return mind->m->boats ? 200 + best_of_goods(mind, goods) : 0;
}

/* A corn fills the best row it can. */
static int corn_worth(const struct scheme *s, const struct mind *mind)
{
    int best = 0;
    for (int row = 0; row < mind->t->rows; row++) {
        int n = s->row_count[row];
        int worth = row_worth(mind, row, n + 1) - row_worth(mind, row, n);
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
    uint8_t count[GOODS];
    int next = s->road + 1 < t->roads ? s->road + 1 : s->road;
    int ahead = next + 1 < t->roads ? next + 1 : next;
    circulating(mind->me, count);
    /* half of it for the step that prepares the next one */
    int gain = 2 * engine(count, t->road[next].value) -
               2 * engine(count, t->road[s->road].value) + engine(count, t->road[ahead].value) -
               engine(count, t->road[next].value);
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
        return best_boat(mind);
    case HOUSE:
        return best_house(mind);
    case STEP:
        return road_worth(s, mind);
    case CART:
        return once(s, ONCE_CART) && mind->me->carts < CARTS && mind->m->carts
                   ? CART_WORTH * mind->rounds - r->coins * mind->coin
                   : 0;
    case ORDER:
        return once(s, ONCE_ORDER) && mind->me->open[OPEN_ORDERS - 1] == NONE
                   ? best_order(mind) - r->coins * mind->coin
                   : 0;
    default:
        return once(s, ONCE_EXTENSION) && !seat_in(mind->m->bought, mind->seat)
                   ? best_extension(mind, s->coins)
                   : 0;
    }
}

/* What will probably be drawn, the most frequent goods first. */
static void expect_draws(const struct mind *mind, int room, uint8_t hand[GOODS])
{
    uint8_t left[GOODS];
    int total = 0;
    for (int good = 0; good < GOODS; good++) {
        left[good] = (uint8_t)(mind->me->bag[good] * 4 + mind->me->box[good] * 3);
        total += mind->me->bag[good] + mind->me->box[good];
    }
    for (int n = room < total ? room : total; n > 0; n--) {
        int most = 0;
        for (int good = 0; good < GOODS; good++)
            if (left[good] > left[most])
                most = good;
        hand[most]++;
        left[most] = (uint8_t)(left[most] > 4 ? left[most] - 4 : 0);
    }
}

/* What a scheme is about: this round while it is planned or played, or the next one. */
enum scope { PLANNING, PLAYING, NEXT_ROUND };

static void begin_scheme(const struct mind *mind, enum scope scope, struct scheme *s)
{
    const struct altiplano_seat *me = mind->me;
    struct at at = at_look(mind->t, mind->m, (int)(me - mind->m->seat));
    unsigned units = scope == NEXT_ROUND ? 1 : altiplano_units(&at);
    *s = (struct scheme){.slots = own_slots(mind->t, me), .coins = me->coins, .road = me->road};
    memcpy(s->slot, me->slot, sizeof s->slot);
    memcpy(s->row_good, me->row_good, sizeof s->row_good);
    memcpy(s->row_count, me->row_count, sizeof s->row_count);
    memcpy(s->given, me->delivered, sizeof s->given);
    if (scope == PLAYING)
        s->slots &= filled_slots(me);
    if (scope == PLANNING)
        memcpy(s->hand, me->plan, sizeof s->hand);
    if (scope == NEXT_ROUND)
        memset(s->slot, NONE, sizeof s->slot);
    if (scope == NEXT_ROUND || mind->m->head.phase < SORT)
        expect_draws(mind, road_value(mind->t, me) - goods_total(s->hand, GOODS), s->hand);
    s->trips = bits_count(units & (7 | 1u << LLAMAS)) + (me->place == NONE);
    s->steps = bits_count(units & 7 << FOOD_1);
    s->visited = me->place == NONE ? 0 : 1u << me->place;
}

/* The best recipe, again and again. Goods count as they are scarce: what takes fewer of them
 * comes first. */
static int round_worth(const struct mind *mind, enum scope scope)
{
    const struct altiplano_tables *t = mind->t;
    uint64_t recipes = (t->board_recipes | tile_recipes(t, mind->me)) & ~t->no_action;
    struct scheme scheme;
    int sum = 0;
    begin_scheme(mind, scope, &scheme);
    for (int found = 1; found;) {
        struct scheme chosen = scheme;
        int best = 0, gain = 0;
        found = 0;
        bits_each (r, recipes) {
            struct scheme next = scheme;
            int cost = 0, worth = try_recipe(&next, mind, r, &cost);
            int density = worth * 4 / (2 + cost);
            if (worth <= 0)
                recipes &= ~bits_one(r);
            if (worth > 0 && density > best) {
                best = density;
                gain = worth;
                chosen = next;
                found = 1;
            }
        }
        scheme = chosen;
        sum += gain;
    }
    return sum;
}

/* ---- the value ----------------------------------------------------------------------- */

static int prospect(const struct mind *mind)
{
    const struct altiplano *m = mind->m;
    int phase = m->head.phase, worth = 0;
    if (phase >= STORAGE)
        return 0;
    if (phase < PLAN || (phase == PLAN && !seat_in(m->done, mind->seat)))
        worth += round_worth(mind, PLANNING);
    else if (!seat_in(m->passed, mind->seat))
        worth += round_worth(mind, PLAYING);
    if (mind->next)
        worth += round_worth(mind, NEXT_ROUND);
    return worth * PLANNED / 100;
}

static int estimate(const struct sw_game *g, const struct altiplano *m, int seat, bool own)
{
    struct mind mind = {.t = tables(g),
                        .m = m,
                        .me = &m->seat[seat],
                        .seat = seat,
                        .rounds = m->head.phase < STORAGE ? rounds_after(m) : 0,
                        .next = sees_next(m, seat)};
    mind.rounds -= mind.next;
    make_up_mind(&mind);
    return standing(&mind, seat) + (own ? prospect(&mind) : 0);
}

static int win_worth(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    if (!s->over)
        return 0;
    altiplano_rank(g, s, place);
    return (place[seat] == 1 ? WIN_WORTH : 0) - place[seat] * 1000;
}

int altiplano_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct altiplano *m = altiplano(s);
    int best_other = INT32_MIN;
    for (int i = 0; i < s->seats; i++) {
        int other = i == seat ? INT32_MIN : estimate(g, m, i, false);
        best_other = other > best_other ? other : best_other;
    }
    return estimate(g, m, seat, true) - best_other + win_worth(g, s, seat);
}
