/* SPDX-License-Identifier: MIT */
/* brain.c - Hamlet: how good a position is.
 *
 * Actions are small steps, and half an action is worth nothing. So a position in the middle of
 * one counts as what the best end of it would be: the payment is made as proposed, the best
 * place is taken, the best thing to do at a location is done. Between actions we count points
 * as if the match ended now, and what should become points: villagers, donkeys, gold, designs,
 * goods waiting to be used. What takes time to pay off loses its worth as rounds go by; the
 * clock, not the church, says how many are left, so that nobody shies away from ending it. */
#include <limits.h>
#include <string.h>

#include "kit/bits.h"
#include "rules.h"
#include "score.h"

/* All in hundredths of a point. */
enum {
    GOLD_WORTH = 45,
    VILLAGER_WORTH = 60, /* per round left */
    DONKEY_WORTH = 7,    /* per round left, for the first few */
    MILESTONE_WORTH = 8, /* per round left */
    DESIGN_WORTH = 60,
    DESIGN_POINT = 15, /* for each point it will bring */
    GOOD_WORTH = 45,   /* a good waiting in the village, high quality twice */
    YARD_WORTH = 18,   /* a tile with spaces from which things come to the church */
    JOINABLE_WORTH = 80,
    USUAL_ROUNDS = 26,
    PATIENCE = 15,    /* rounds before everybody wants the church to be done */
    IMPATIENCE = 12,  /* per order and round after that */
    END_WORTH = 3000, /* ending the match while being ahead */
    UNFINISHED = 1,   /* between equals, the one that is done with it */
    WIN_WORTH = 100000
};

static int rounds_left(const struct hamlet_tables *t, const struct hamlet *h)
{
    int left = USUAL_ROUNDS - h->head.round;
    return left < 0 || hamlet_work_church_complete(t, h) ? 0 : left;
}

static int hired(const uint8_t *where, int most)
{
    int n = 0;
    while (n < most && where[n] != NONE)
        n++;
    return n;
}

static int worth_of_workers(const struct hamlet_seat *me, int left)
{
    int donkeys = hired(me->donkey, DONKEYS);
    int useful = donkeys < 4 ? donkeys : 4;
    return hired(me->villager, VILLAGERS) * left * VILLAGER_WORTH +
           useful * left * DONKEY_WORTH;
}

static int worth_of_designs(const struct hamlet_tables *t, const struct hamlet_seat *me)
{
    int sum = 0;
    bits_each (tile, me->designs)
        sum += DESIGN_WORTH + t->cost[tile].points * DESIGN_POINT;
    return sum;
}

static int worth_of_goods(const struct hamlet *h, int seat, int left)
{
    int sum = 0;
    for (int good = 0; good < GOODS; good++) {
        int waiting = GOODS_EACH - h->seat[seat].supply[good];
        bool fine = h->milestone[good] == seat;
        sum += waiting * GOOD_WORTH * (fine ? 2 : 1) + (fine ? left * MILESTONE_WORTH : 0);
    }
    return sum;
}

/* A landmark that a road could join with the network. */
static int worth_of_landmarks(const struct hamlet_tables *t, const struct hamlet *h, int seat)
{
    int sum = 0;
    bits_each (tile, h->seat[seat].flags & ~h->net)
        if (!t->tile[tile].anywhere && ((h->rock[tile] | h->forest[tile]) & h->net))
            sum += JOINABLE_WORTH;
    return sum;
}

static int worth_of_reach(const struct hamlet_tables *t, const struct hamlet *h, int seat)
{
    struct hamlet copy = *h;
    struct at at = {t, &copy, &copy.seat[seat], NULL};
    uint32_t yards = t->of_kind[PRODUCER] | t->of_kind[REFINERY];
    return YARD_WORTH * (bits_count(pay_reach(&at, CHURCH) & yards) * 2 +
                         bits_count(pay_reach(&at, MARKET) & yards));
}

/* Points as they stand, but every gold counts, and not only every third. */
static int points_now(const struct sw_game *g, const struct hamlet *h, int seat)
{
    struct sw_scores scores;
    hamlet_score(g, &h->head, seat, &scores);
    return (scores.total - scores.item[scores.count - 1].points) * 100 +
           h->seat[seat].gold * (h->head.over ? 100 / 3 : GOLD_WORTH);
}

/* The longer it takes, the more an order is worth; the last one to whoever leads. */
static int worth_of_progress(const struct sw_game *g, const struct hamlet *h, int seat)
{
    int late = h->head.round - PATIENCE, orders = 0, ahead = 1;
    for (int i = 0; i < h->head.seats; i++)
        orders += hamlet_score_orders(h, i);
    if (hamlet_work_church_complete(tables(g), h)) {
        int mine = points_now(g, h, seat);
        for (int i = 0; i < h->head.seats; i++)
            if (i != seat && points_now(g, h, i) > mine)
                ahead = -1;
        return ahead * END_WORTH;
    }
    return late > 0 ? orders * late * IMPATIENCE : 0;
}

static int estimate(const struct sw_game *g, const struct hamlet *h, int seat)
{
    const struct hamlet_tables *t = tables(g);
    const struct hamlet_seat *me = &h->seat[seat];
    int left = rounds_left(t, h), sum = points_now(g, h, seat);
    if (h->head.over)
        return sum;
    return sum + worth_of_workers(me, left) + worth_of_designs(t, me) +
           worth_of_goods(h, seat, left) + worth_of_landmarks(t, h, seat) +
           worth_of_reach(t, h, seat) + worth_of_progress(g, h, seat);
}

/* What the others have on the table; a rough guess will do. */
static int best_other(const struct hamlet *h, int seat)
{
    int best = INT_MIN;
    for (int i = 0; i < h->head.seats; i++) {
        int worth = h->seat[i].points * 100 + h->seat[i].gold * GOLD_WORTH;
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
        return estimate(g, h, seat) - best_other(h, seat);
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
