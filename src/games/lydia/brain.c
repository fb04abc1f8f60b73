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

enum { WIN_WORTH = 100000, ROOMS = 3 /* to grow, below which it is short */ };

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
_Static_assert(ROOM_2_WORTH - NO_ROOM_WORTH + 1 == ROOMS, "one per room");

/* Who judges, for how many turns to come. */
struct mind {
    const struct lydia_tables *t;
    const struct sw_weight *weight;
    int turns;
};

static int weigh(const struct mind *mind, enum weight w)
{
    return mind->weight[w].value;
}

/* About how many more turns everybody will have. It must not fall when somebody improves,
 * or nobody would want to: so it looks at the clock, until the end has been called. */
static int turns_left(const struct mind *mind, const struct lydia *l)
{
    int left = weigh(mind, USUAL_ROUNDS_WORTH) - l->head.seats - l->head.round;
    int least = weigh(mind, LEAST_TURNS_WORTH);
    if (l->tile_owner != NONE)
        return 0;
    return left > least ? left : least;
}

/* ---- what a seat has ------------------------------ */

/* A seat, and sums over its cards that need not be made anew for every purchase tried. */
struct hand {
    struct lydia_seat seat;
    bool tile;
    int fixed;   /* points of cards that count no units */
    int promise; /* what its cards are worth beyond their points */
};

static int worth_of_goods(const struct mind *mind, const struct lydia_seat *me)
{
    int stock = weigh(mind, STOCK_WORTH), full = weigh(mind, STOCK_FULL_WORTH);
    int sum = me->coins * weigh(mind, COIN_WORTH);
    for (int c = 0; c < COLOURS; c++) {
        int n = me->stock[c];
        sum += n * stock - (n > 3 ? (n - 3) * full : 0);
    }
    return sum;
}

/* What owning a card is worth beyond its points now. */
static int worth_of_card(const struct mind *mind, const struct lydia_seat *me, int card,
                         bool improved)
{
    const struct lydia_card *c = &mind->t->card[card];
    int fits = c->merchant == NONE ? 0 : me->bag[c->merchant] + 1;
    int income = mind->t->income_units[card] * (improved ? 2 : 1) * weigh(mind, INCOME_WORTH) *
                 mind->turns * fits / 2;
    return income + (improved ? 0 : (c->points[1] - c->points[0]) * weigh(mind, GROWTH_WORTH));
}

static void count_card(const struct mind *mind, struct hand *h, int card, bool improved,
                       int sign)
{
    h->promise += sign * worth_of_card(mind, &h->seat, card, improved);
    if (!bits_has(mind->t->counting, card))
        h->fixed += sign * mind->t->card[card].points[improved];
}

static struct hand hand_of(const struct mind *mind, const struct lydia *l, int seat)
{
    struct hand h = {.seat = l->seat[seat], .tile = l->tile_owner == seat};
    bits_each (card, h.seat.owned)
        count_card(mind, &h, card, bits_has(h.seat.improved, card), 1);
    return h;
}

static int worth_of_influence(const struct mind *mind, int space)
{
    return space ? weigh(mind, (enum weight)(INFLUENCE_1_WORTH + space - 1)) : 0;
}

/* Influence limits properties, and only bonuses bring influence: whoever has improved all that
 * his limit allows, and is full of goods, never gets on. */
static int cost_of_limit(const struct mind *mind, const struct lydia_seat *me)
{
    int limit = mind->t->influence[me->influence].limit, room = limit - me->improvements;
    if (limit == NONE || room >= ROOMS)
        return 0;
    return weigh(mind, (enum weight)(NO_ROOM_WORTH + (room > 0 ? room : 0)));
}

/* What is not yet points, but may become some. */
static int potential(const struct mind *mind, const struct hand *h)
{
    int ripe = weigh(mind, RIPE_WORTH);
    int sum = worth_of_goods(mind, &h->seat) + worth_of_influence(mind, h->seat.influence) -
              cost_of_limit(mind, &h->seat) +
              h->seat.improvements * weigh(mind, PROGRESS_WORTH) + h->promise;
    return mind->turns >= ripe ? sum : sum * mind->turns / ripe;
}

static int estimate(const struct mind *mind, const struct hand *h)
{
    int points = h->fixed + lydia_points_of_cards(mind->t, &h->seat, mind->t->counting) +
                 mind->t->influence[h->seat.influence].points + (h->tile ? h->seat.coins : 0);
    return points * 100 + potential(mind, h);
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

static bool try_card(const struct mind *mind, struct hand *h, int card, bool buying)
{
    struct lydia_seat *me = &h->seat;
    int limit = mind->t->influence[me->influence].limit;
    if (buying && limit != NONE && me->properties >= limit)
        return false;
    if (!spend(me, &mind->t->card[card]))
        return false;
    if (buying) {
        me->owned |= bits_one(card);
        me->properties++;
    } else {
        count_card(mind, h, card, false, -1);
        me->improved |= bits_one(card);
        me->improvements++;
    }
    count_card(mind, h, card, !buying, 1);
    return true;
}

/* The best single purchase or improvement from here, carried out on *h; its gain. */
static int best_step(const struct mind *mind, struct hand *h, uint64_t cards, bool buying)
{
    int before = estimate(mind, h), best = 0;
    struct hand chosen = *h;
    bits_each (card, cards) {
        struct hand next = *h;
        if (!try_card(mind, &next, card, buying))
            continue;
        int gain = estimate(mind, &next) - before;
        if (gain > best) {
            best = gain;
            chosen = next;
        }
    }
    *h = chosen;
    return best;
}

static uint64_t cards_on_side(const struct lydia *l, int side)
{
    uint64_t cards = 0;
    for (int slot = 0; slot < SLOTS; slot++)
        cards |= bits_one(l->slot[side][slot]);
    return cards;
}

static int improvements_ahead(const struct mind *mind, struct hand *h)
{
    int sum = 0, gain;
    do {
        gain = best_step(mind, h, h->seat.owned & ~h->seat.improved, false);
        sum += gain;
    } while (gain);
    return sum;
}

static int purchases_ahead(const struct mind *mind, const struct lydia *l, const struct hand *h)
{
    struct hand none = *h;
    int best = improvements_ahead(mind, &none);
    for (int side = 0; side < SIDES; side++) {
        struct hand next = *h;
        int sum = 0, gain;
        if (l->buy_side != NONE && l->buy_side != side)
            continue;
        do {
            gain = best_step(mind, &next, cards_on_side(l, side) & ~next.seat.owned, true);
            sum += gain;
        } while (gain);
        sum += improvements_ahead(mind, &next);
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

static int prospect(const struct mind *mind, const struct lydia *l, int seat,
                    const struct hand *h)
{
    struct hand next = *h;
    if (seat != l->current)
        return 0;
    if (l->head.phase == BUY)
        return purchases_ahead(mind, l, h);
    return l->head.phase == IMPROVE ? improvements_ahead(mind, &next) : 0;
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
    struct mind mind = {.t = tables(g), .weight = g->brain.weight};
    struct lydia l = *lydia(s);
    settle(g, &l);
    mind.turns = turns_left(&mind, &l);
    struct hand mine = hand_of(&mind, &l, seat);
    int best_other = INT32_MIN,
        worth = estimate(&mind, &mine) + prospect(&mind, &l, seat, &mine);
    for (int i = 0; i < s->seats; i++) {
        struct hand theirs = hand_of(&mind, &l, i);
        int other = i == seat ? INT32_MIN : estimate(&mind, &theirs);
        if (other > best_other)
            best_other = other;
    }
    return worth - best_other + win_worth(g, s, seat);
}
