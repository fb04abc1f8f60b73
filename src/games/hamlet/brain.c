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
    WIN_WORTH = 100000,
    USEFUL_DONKEYS = 4,
    USUAL_COUNT = 2, /* things a landmark counts when it is built */
    OPEN_SIDE = 5    /* hundredths: a side more at which something can be laid */
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
    int useful = donkeys < USEFUL_DONKEYS ? donkeys : USEFUL_DONKEYS;
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
        hamlet_sketch(g, &next, &legal[i]);
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
    hamlet_sketch(g, &next, &a);
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

/* Between rounds everybody has had as many turns. */
bool hamlet_quiescent(const struct sw_game *g, const struct sw_state *s)
{
    const struct hamlet *h = hamlet(s);
    (void)g;
    return s->phase == TURN && h->current == h->start && h->herd == HERD_READY &&
           !h->seat[h->current].lying;
}

/* ---- what looks promising ---------------------------------------------------------- */

/* Whoever is asked, and what follows from the position. */
struct glance {
    const struct sw_game *game;
    const struct hamlet_tables *t;
    const struct hamlet *h;
    const struct hamlet_seat *me;
    int seat, left;
    int place;      /* at work */
    uint64_t there; /* what can be brought to the place at work */
};

static int gold_worth(const struct glance *x, int gold)
{
    return gold * weigh(x->game, GOLD_WEIGHT);
}

static int worth_of_good(const struct glance *x, int good)
{
    return weigh(x->game, GOOD_WEIGHT) * (x->h->milestone[good] == x->seat ? 2 : 1);
}

/* Its points, and the coins that come and go. */
static int promise_of_design(const struct glance *x, int tile)
{
    int place = 0;
    while (place < DISPLAY - 1 && x->h->display[place] != tile)
        place++;
    return weigh(x->game, DESIGN_WEIGHT) +
           x->t->cost[tile].points * weigh(x->game, DESIGN_POINT_WEIGHT) +
           gold_worth(x, x->h->coins[place] - place);
}

static bool has_road(const struct glance *x, int tile)
{
    for (int i = 0; i < x->t->segments[tile]; i++)
        if (x->t->edge[tile][i] == ROAD)
            return true;
    return false;
}

/* A landmark without a printed road has yet to be joined. */
static int worth_of_landmark(const struct glance *x, int tile)
{
    const struct hamlet_tile *row = &x->t->tile[tile];
    if (!row->anywhere && row->each && !has_road(x, tile))
        return weigh(x->game, JOINABLE_WEIGHT);
    return row->each * USUAL_COUNT * 100;
}

/* A design that becomes a building. */
static int promise_of_build(const struct glance *x, int tile)
{
    const struct hamlet_cost *cost = &x->t->cost[tile];
    return cost->points * (100 - weigh(x->game, DESIGN_POINT_WEIGHT)) -
           weigh(x->game, DESIGN_WEIGHT) - gold_worth(x, cost->gold) +
           worth_of_landmark(x, tile) + bits_count(x->h->aid.open[x->place]) * OPEN_SIDE;
}

static int promise_of_hire(const struct glance *x, int verb)
{
    const struct hamlet_number *number = x->t->number;
    bool useful = hired(x->me->donkey, DONKEYS) < USEFUL_DONKEYS;
    if (verb == V_HIRE_DONKEY)
        return (useful ? x->left * weigh(x->game, DONKEY_WEIGHT) : 0) -
               gold_worth(x, number[DONKEY_PRICE].value);
    return x->left * weigh(x->game, VILLAGER_WEIGHT) -
           gold_worth(x, number[VILLAGER_2 - 1 + hired(x->me->villager, VILLAGERS)].value);
}

static int promise_of_deed(const struct glance *x, const struct sw_action *a)
{
    const struct hamlet_tables *t = x->t;
    switch (a->verb) {
    case V_PRODUCE:
        return t->tile[x->place].points * 100 + gold_worth(x, t->tile[x->place].gold);
    case V_REFINE:
        return a->a * worth_of_good(x, t->makes[x->place] - RAWS);
    case V_DESIGN:
        return promise_of_design(x, a->a);
    case V_HIRE_VILLAGER:
    case V_HIRE_DONKEY:
        return promise_of_hire(x, a->verb);
    case V_SELL:
        return t->trade[a->a].points * 100 + gold_worth(x, t->trade[a->a].gold);
    case V_ORDER:
        return t->order[a->a].points * 100;
    case V_BEG:
        return gold_worth(x, t->number[BEG_GOLD].value);
    case V_BUILD:
        return promise_of_build(x, a->a);
    case V_ROAD:
        return t->number[ROAD_POINTS].value * 100;
    default:
        return 0;
    }
}

/* What a deed costs in resources, as far as that is fixed. */
static uint64_t needed(const struct at *at, const struct sw_action *a)
{
    switch (a->verb) {
    case V_REFINE:
        return pay_price_of_raws(at->t->eats[at->h->at], a->a).need;
    case V_BUILD:
        return at->t->tile_price[a->a];
    case V_ROAD:
        return pay_price_of_raws(pay_raw_of_road(a->b), pay_raws_of_road(at, a->b)).need;
    default:
        return 0;
    }
}

/* What has to be bought for it at the market. */
static int price_of_deed(const struct glance *x, const struct at *at, const struct sw_action *a)
{
    return gold_worth(x, pay_cost(at, pay_lacking(needed(at, a), x->there)));
}

/* The best that can be done there. */
static int promise_of_place(struct glance *x, const struct sw_action *go)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    struct hamlet next = *x->h;
    struct at at = {x->t, &next, &next.seat[x->seat], NULL, true};
    int n, best = INT_MIN;
    hamlet_apply(x->game, &next.head, go, NULL);
    n = hamlet_legal(x->game, &next.head, x->seat, legal);
    x->place = go->a;
    x->there = hamlet_pay_means(&at, go->a).all;
    for (int i = 0; i < n; i++) {
        int promise = promise_of_deed(x, &legal[i]) - price_of_deed(x, &at, &legal[i]);
        best = promise > best ? promise : best;
    }
    return best;
}

static int promise_of_move(const struct glance *x, const struct sw_action *a)
{
    struct hamlet next = *x->h;
    hamlet_apply(x->game, &next.head, a, NULL);
    return worth_of_reach(x->game, &next, x->seat) - worth_of_reach(x->game, x->h, x->seat);
}

static int promise_of(struct glance *x, const struct sw_action *a)
{
    switch (a->verb) {
    case V_GO:
        return promise_of_place(x, a);
    case V_MOVE:
        return promise_of_move(x, a);
    case V_END: /* always to be considered, or turns would never end */
        return INT_MAX;
    default:
        return promise_of_deed(x, a);
    }
}

/* What actions bring is read from the tables, without carrying them out. */
bool hamlet_prior(const struct sw_game *g, const struct sw_state *s,
                  const struct sw_action *legal, int n, int *out)
{
    const struct hamlet *h = hamlet(s);
    struct glance x = {.game = g,
                       .t = tables(g),
                       .h = h,
                       .me = &h->seat[legal->seat],
                       .seat = legal->seat,
                       .place = h->at,
                       .left = rounds_left(g, h)};
    if (s->phase != TURN && s->phase != ACT)
        return false;
    for (int i = 0; i < n; i++)
        out[i] = promise_of(&x, &legal[i]);
    return true;
}
