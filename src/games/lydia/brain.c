/* SPDX-License-Identifier: MIT */
/* brain.c - Lions of Lydia: a first idea of who is ahead.
 *
 * Points as if the match ended now, plus what lies ready to become points: stocks and
 * coins, properties that can be improved, income, influence. A bot that looks one action
 * ahead would never walk to the fountain if only finished purchases counted, so while a
 * seat is buying or improving we add what it could still do there (prospect). What
 * things are worth is in brain.def. */
#include <string.h>

#include "game.h"
#include "kit/bits.h"

enum { WIN_WORTH = 100000 };

enum weight {
#define WEIGHT(name, value, guess) name##_WORTH,
#include "brain.def"
#undef WEIGHT
};

const struct sw_weight lydia_weights[LYDIA_WEIGHTS] = {
#define WEIGHT(name, value, guess) {#name, value, guess},
#include "brain.def"
#undef WEIGHT
};

_Static_assert(INFLUENCE_6_WORTH - INFLUENCE_1_WORTH + 1 == INFLUENCE_MAX, "one per space");

static int weight(const struct sw_game *g, enum weight w)
{
    return g->brain.weight[w].value;
}

/* About how many more turns everybody will have. It must not fall when somebody improves,
 * or nobody would want to: so it looks at the clock, until the end has been called. */
static int turns_left(const struct sw_game *g, const struct lydia *l)
{
    int left = weight(g, USUAL_ROUNDS_WORTH) - l->head.seats - l->head.round;
    int least = weight(g, LEAST_TURNS_WORTH);
    if (l->tile_owner != NONE)
        return 0;
    return left > least ? left : least;
}

static int worth_of_goods(const struct sw_game *g, const struct lydia_seat *me)
{
    int stock = weight(g, STOCK_WORTH), full = weight(g, STOCK_FULL_WORTH);
    int sum = me->coins * weight(g, COIN_WORTH);
    for (int c = 0; c < COLOURS; c++) {
        int n = me->stock[c];
        sum += n * stock - (n > 3 ? (n - 3) * full : 0);
    }
    return sum;
}

static int income_units(const struct lydia_card *c)
{
    int n = 0;
    for (int good = 0; good < GOODS; good++)
        n += c->income[good] * (good == COIN ? 2 : 1);
    return n;
}

/* What owning a card is worth beyond its points now. */
static int worth_of_card(const struct sw_game *g, const struct lydia_card *c,
                         const struct lydia_seat *me, bool improved, int turns)
{
    int fits = c->merchant == NONE ? 0 : me->bag[c->merchant] + 1;
    int income =
        income_units(c) * (improved ? 2 : 1) * weight(g, INCOME_WORTH) * turns * fits / 2;
    return income + (improved ? 0 : (c->points[1] - c->points[0]) * weight(g, GROWTH_WORTH));
}

static int worth_of_influence(const struct sw_game *g, int space)
{
    return space ? weight(g, (enum weight)(INFLUENCE_1_WORTH + space - 1)) : 0;
}

/* What is not yet points, but may become some. */
static int potential(const struct sw_game *g, const struct lydia_seat *me, int turns)
{
    int ripe = weight(g, RIPE_WORTH);
    int sum = worth_of_goods(g, me) + worth_of_influence(g, me->influence) +
              me->improvements * weight(g, PROGRESS_WORTH);
    bits_each (card, me->owned)
        sum +=
            worth_of_card(g, &tables(g)->card[card], me, bits_has(me->improved, card), turns);
    return turns >= ripe ? sum : sum * turns / ripe;
}

static int estimate(const struct sw_game *g, const struct lydia *l, int seat, int turns)
{
    return lydia_points(tables(g), l, seat) * 100 + potential(g, &l->seat[seat], turns);
}

/* ---- what the fountain still offers ------------------------------ */

/* Pay with resources first and coins for the rest; false if it cannot be done. */
static bool spend(struct lydia_seat *me, const struct lydia_card *c)
{
    int coins = c->cost[COIN];
    for (int i = 0; i < COLOURS; i++) {
        int part = c->cost[i] < me->stock[i] ? c->cost[i] : me->stock[i];
        me->stock[i] = (uint8_t)(me->stock[i] - part);
        coins += c->cost[i] - part;
    }
    if (coins > me->coins)
        return false;
    me->coins = (uint8_t)(me->coins - coins);
    return true;
}

static bool try_card(const struct lydia_tables *t, struct lydia *l, int seat, int card,
                     bool buying)
{
    struct lydia_seat *me = &l->seat[seat];
    int limit = t->influence[me->influence].limit;
    if (buying && limit != NONE && me->properties >= limit)
        return false;
    if (!spend(me, &t->card[card]))
        return false;
    if (buying) {
        me->owned |= bits_one(card);
        me->properties++;
    } else {
        me->improved |= bits_one(card);
        me->improvements++;
    }
    return true;
}

/* The best single purchase or improvement from here, carried out on *l; its gain. */
static int best_step(const struct sw_game *g, struct lydia *l, int seat, uint64_t cards,
                     bool buying, int turns)
{
    int before = estimate(g, l, seat, turns), best = 0;
    struct lydia chosen = *l;
    bits_each (card, cards) {
        struct lydia next = *l;
        if (!try_card(tables(g), &next, seat, card, buying))
            continue;
        int gain = estimate(g, &next, seat, turns) - before;
        if (gain > best) {
            best = gain;
            chosen = next;
        }
    }
    *l = chosen;
    return best;
}

static uint64_t cards_on_side(const struct lydia *l, int side)
{
    uint64_t cards = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        cards |= bits_one(l->slot[side][slot]);
    return cards;
}

static int improvements_ahead(const struct sw_game *g, struct lydia *l, int seat, int turns)
{
    int sum = 0, gain;
    do {
        uint64_t plain = l->seat[seat].owned & ~l->seat[seat].improved;
        gain = best_step(g, l, seat, plain, false, turns);
        sum += gain;
    } while (gain);
    return sum;
}

static int purchases_ahead(const struct sw_game *g, const struct lydia *l, int seat, int turns)
{
    struct lydia none = *l;
    int best = improvements_ahead(g, &none, seat, turns);
    for (int side = 0; side < SIDES; side++) {
        struct lydia next = *l;
        int sum = 0, gain;
        if (l->buy_side != NONE && l->buy_side != side)
            continue;
        do {
            uint64_t cards = cards_on_side(l, side) & ~next.seat[seat].owned;
            gain = best_step(g, &next, seat, cards, true, turns);
            sum += gain;
        } while (gain);
        sum += improvements_ahead(g, &next, seat, turns);
        if (sum > best)
            best = sum;
    }
    return best;
}

/* A payment that is open counts as made in the obvious way. */
static void settle(const struct sw_game *g, struct lydia *l)
{
    struct sw_action pay;
    if (lydia_obvious_payment(g, l, &pay))
        lydia_apply(g, &l->head, &pay, NULL);
}

static int prospect(const struct sw_game *g, const struct lydia *l, int seat, int turns)
{
    struct lydia next = *l;
    if (seat != l->current)
        return 0;
    if (l->head.phase == BUY)
        return purchases_ahead(g, l, seat, turns);
    return l->head.phase == IMPROVE ? improvements_ahead(g, &next, seat, turns) : 0;
}

static int win_worth(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    if (!s->over)
        return 0;
    lydia_rank(g, s, place);
    return (place[seat] == 1 ? WIN_WORTH : 0) - place[seat] * 1000;
}

int lydia_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct lydia l = *lydia(s);
    settle(g, &l);
    int turns = turns_left(g, &l), best_other = INT32_MIN;
    int mine = estimate(g, &l, seat, turns) + prospect(g, &l, seat, turns);
    for (int i = 0; i < s->seats; i++) {
        int other = i == seat ? INT32_MIN : estimate(g, &l, i, turns);
        if (other > best_other)
            best_other = other;
    }
    return mine - best_other + win_worth(g, s, seat);
}
