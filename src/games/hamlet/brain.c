/* SPDX-License-Identifier: MIT */
/* brain.c - Hamlet: how good a position is.
 *
 * Actions are small steps, and half an action is worth nothing. So a position in the middle of
 * one counts as what the best end of it would be: the payment is made as proposed, the best
 * place is taken, the best thing to do at a location is done. Between actions we count points
 * as if the match ended now, and what should become points: villagers, donkeys, gold, designs,
 * goods waiting to be used. What takes time to pay off loses its worth as rounds go by; the
 * clock, not the church, says how many are left, so that nobody shies away from ending it.
 * What things are worth is in brain.def. */
#include <limits.h>
#include <string.h>

#include "kit/bits.h"
#include "rules.h"
#include "score.h"

enum weight {
#define WEIGHT(name, value, guess) name##_WEIGHT,
#include "brain.def"
#undef WEIGHT
};

const struct sw_weight hamlet_weights[HAMLET_WEIGHTS] = {
#define WEIGHT(name, value, guess) {#name, value, guess},
#include "brain.def"
#undef WEIGHT
};

enum {
    UNFINISHED = 1, /* hundredths: between equals, the one that is done with it */
    WIN_WORTH = 100000
};

static int weigh(const struct sw_game *g, enum weight w)
{
    return g->brain.weight[w].value;
}

static int rounds_left(const struct sw_game *g, const struct hamlet *h)
{
    int left = weigh(g, USUAL_ROUNDS_WEIGHT) - h->head.round;
    return left < 0 || hamlet_work_church_complete(h) ? 0 : left;
}

static int hired(const uint8_t *where, int most)
{
    int n = 0;
    while (n < most && where[n] != NONE)
        n++;
    return n;
}

static int worth_of_workers(const struct sw_game *g, const struct hamlet_seat *me, int left)
{
    int donkeys = hired(me->donkey, DONKEYS);
    int useful = donkeys < 4 ? donkeys : 4;
    return hired(me->villager, VILLAGERS) * left * weigh(g, VILLAGER_WEIGHT) +
           useful * left * weigh(g, DONKEY_WEIGHT);
}

static int worth_of_designs(const struct sw_game *g, const struct hamlet_seat *me)
{
    int sum = 0;
    bits_each (tile, me->designs)
        sum += weigh(g, DESIGN_WEIGHT) +
               tables(g)->cost[tile].points * weigh(g, DESIGN_POINT_WEIGHT);
    return sum;
}

static int worth_of_goods(const struct sw_game *g, const struct hamlet *h, int seat, int left)
{
    int sum = 0;
    for (int good = 0; good < GOODS; good++) {
        int waiting = GOODS_EACH - h->seat[seat].supply[good];
        bool fine = h->milestone[good] == seat;
        sum += waiting * weigh(g, GOOD_WEIGHT) * (fine ? 2 : 1) +
               (fine ? left * weigh(g, MILESTONE_WEIGHT) : 0);
    }
    return sum;
}

/* A landmark that a road could join with the network. */
static int worth_of_landmarks(const struct sw_game *g, const struct hamlet *h, int seat)
{
    int sum = 0;
    bits_each (tile, h->seat[seat].flags & ~h->net)
        if (!tables(g)->tile[tile].anywhere && ((h->rock[tile] | h->forest[tile]) & h->net))
            sum += weigh(g, JOINABLE_WEIGHT);
    return sum;
}

static int worth_of_reach(const struct sw_game *g, const struct hamlet *h, int seat)
{
    const struct hamlet_tables *t = tables(g);
    uint32_t yards = t->of_kind[PRODUCER] | t->of_kind[REFINERY];
    return weigh(g, YARD_WEIGHT) * (bits_count(pay_reach_of(h, seat, CHURCH) & yards) * 2 +
                                    bits_count(pay_reach_of(h, seat, MARKET) & yards));
}

/* Points as they stand, but every gold counts, and not only every third. */
static int points_now(const struct sw_game *g, const struct hamlet *h, int seat)
{
    struct sw_scores scores;
    hamlet_score(g, &h->head, seat, &scores);
    return (scores.total - scores.item[scores.count - 1].points) * 100 +
           h->seat[seat].gold * (h->head.over ? 100 / 3 : weigh(g, GOLD_WEIGHT));
}

/* The longer it takes, the more an order is worth; the last one to whoever leads. */
static int worth_of_progress(const struct sw_game *g, const struct hamlet *h, int seat)
{
    int late = h->head.round - weigh(g, PATIENCE_WEIGHT), orders = 0, ahead = 1;
    for (int i = 0; i < h->head.seats; i++)
        orders += hamlet_score_orders(h, i);
    if (hamlet_work_church_complete(h)) {
        int mine = points_now(g, h, seat);
        for (int i = 0; i < h->head.seats; i++)
            if (i != seat && points_now(g, h, i) > mine)
                ahead = -1;
        return ahead * weigh(g, END_WEIGHT);
    }
    return late > 0 ? orders * late * weigh(g, IMPATIENCE_WEIGHT) : 0;
}

static int estimate(const struct sw_game *g, const struct hamlet *h, int seat)
{
    const struct hamlet_seat *me = &h->seat[seat];
    int left = rounds_left(g, h), sum = points_now(g, h, seat);
    if (h->head.over)
        return sum;
    return sum + worth_of_workers(g, me, left) + worth_of_designs(g, me) +
           worth_of_goods(g, h, seat, left) + worth_of_landmarks(g, h, seat) +
           worth_of_reach(g, h, seat) + worth_of_progress(g, h, seat);
}

/* What the others have on the table; a rough guess will do. */
static int best_other(const struct sw_game *g, const struct hamlet *h, int seat)
{
    int best = INT_MIN;
    for (int i = 0; i < h->head.seats; i++) {
        int worth = h->seat[i].points * 100 + h->seat[i].gold * weigh(g, GOLD_WEIGHT);
        if (i != seat && worth > best)
            best = worth;
    }
    return best;
}

/* ---- the end of an action ---------------------------------------------------------- */

static int finished(const struct sw_game *g, const struct hamlet *h, int seat);

/* The best of all actions from here. */
static int best_of(const struct sw_game *g, const struct hamlet *h, int seat)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = hamlet_legal(g, &h->head, h->current, legal), best = INT_MIN;
    for (int i = 0; i < n; i++) {
        struct hamlet next = *h;
        hamlet_apply(g, &next.head, &legal[i], NULL);
        int worth = finished(g, &next, seat);
        best = worth > best ? worth : best;
    }
    return best - UNFINISHED;
}

/* The one action `verb` without arguments. */
static int after(const struct sw_game *g, const struct hamlet *h, int seat, int verb)
{
    struct hamlet next = *h;
    struct sw_action a = {.verb = (uint8_t)verb, .seat = h->current};
    hamlet_apply(g, &next.head, &a, NULL);
    return finished(g, &next, seat) - UNFINISHED;
}

static int finished(const struct sw_game *g, const struct hamlet *h, int seat)
{
    switch (h->head.phase) {
    case ACT:
    case PLACE:
    case FILL:
        return best_of(g, h, seat);
    case HALL:
        return after(g, h, seat, V_DONE);
    case PAY:
        return after(g, h, seat, V_SETTLE);
    default:
        return estimate(g, h, seat) - best_other(g, h, seat);
    }
}

static int win_worth(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    if (!s->over)
        return 0;
    hamlet_rank(g, s, place);
    return (place[seat] == 1 ? WIN_WORTH : 0) - place[seat] * 1000;
}

int hamlet_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return finished(g, hamlet(s), seat) + win_worth(g, s, seat);
}
