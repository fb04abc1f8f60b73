/* SPDX-License-Identifier: MIT */
/* brain.c - Die Siedler von Nürnberg: a first idea of who is ahead.
 *
 * A seat is worth its points, what its settlements will still yield, its standing on the roads
 * and in the council, and its hand. A hand is worth most through what it can become: a few
 * goals (a bar, a settlement, a workshop, a wall, a tower) are what a seat may build next, and
 * the hand counts for the goal it is nearest to. That alone makes a bot that looks one action
 * ahead trade with the bank, sell wares and save cards.
 *
 * Offers are judged by what they would lead to: half of one counts as the best whole one it
 * can become with one piece on each side, a whole one as its gain times the chance that
 * somebody agrees. The others are taken to judge hands the same way. What things are worth is
 * in brain.def. */
#include <limits.h>
#include <string.h>

#include "rules.h"

enum weight {
#define WEIGHT(name, value, guess) name##_WEIGHT,
#include "brain.def"
#undef WEIGHT
};

const struct sw_weight nuernberg_weights[NUERNBERG_WEIGHTS] = {
#define WEIGHT(name, value, guess) {#name, value, guess},
#include "brain.def"
#undef WEIGHT
};

enum {
    POINT = 100,
    WIN_WORTH = 100000,
    DRAWS_PER_YEAR = 9, /* on the time line, about */
    WALL_PRESTIGE = 1,
    TOWER_PRESTIGE = 2,
    GOALS = 5
};

/* What judges: the tables, what things are worth, and what is the same for all seats. */
struct mind {
    const struct nuernberg_tables *t;
    const struct sw_weight *weight;
    int landscape[LANDSCAPES_MAX]; /* what a settlement beside it will still get from it */
    uint64_t blocked;              /* crossings where nobody may settle */
    bool council_left;             /* not everybody who could has a seat there */
};

static int weigh(const struct mind *mind, enum weight w)
{
    return mind->weight[w].value;
}

/* What a hand could become, and what that is worth. */
struct goal {
    uint8_t cost[GOODS];
    int worth;
};

struct plan {
    struct goal goal[GOALS];
    int goals;
};

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

/* ---- yields --------------------------------------------------------------------------- */

static int draws_left(const struct mind *mind, const struct nuernberg *n)
{
    return at_most((mind->t->years - 1 - n->time) * DRAWS_PER_YEAR / 2,
                   weigh(mind, HORIZON_WEIGHT));
}

/* How often in 36 draws a landscape yields. */
static int chances(const struct mind *mind, int landscape)
{
    int number = mind->t->landscape[landscape].number;
    return number == 0 ? 0 : 6 - (number > 7 ? number - 7 : 7 - number);
}

static int worth_of_landscape(const struct mind *mind, const struct nuernberg *n, int l)
{
    int draws = draws_left(mind, n), each = chances(mind, l) * weigh(mind, CARD_WEIGHT) * 2;
    int robbed = at_most(weigh(mind, ROBBER_DRAWS_WEIGHT), draws);
    return each * draws / 36 - (l == n->robber ? each * robbed / 36 : 0);
}

static int worth_of_crossing(const struct mind *mind, int crossing)
{
    const uint8_t *beside = mind->t->landscape_of[crossing];
    int sum = 0;
    for (int i = 0; i < 3; i++)
        sum += beside[i] == NONE ? 0 : mind->landscape[beside[i]];
    return sum;
}

static int yields(const struct mind *mind, const struct nuernberg *n, int seat)
{
    int sum = 0;
    bits_each (crossing, n->seat[seat].settlements)
        sum += worth_of_crossing(mind, crossing);
    return sum;
}

/* ---- roads ---------------------------------------------------------------------------- */

static int most_bars_of_others(const struct nuernberg *n, int seat, int road)
{
    int most = 0;
    for (int i = 0; i < n->head.seats; i++)
        if (i != seat && n->seat[i].bars[road] > most)
            most = n->seat[i].bars[road];
    return most;
}

static int worth_of_road(const struct mind *mind, const struct nuernberg *n, int seat, int road)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    int lead = me->bars[road] - most_bars_of_others(n, seat, road);
    int room = mind->t->road_length[road] - n->built[road], worth = 0;
    if (me->bars[road] && me->settlements_left && (mind->t->on_road[road] & ~mind->blocked))
        worth += weigh(mind, OPEN_ROAD_WEIGHT);
    if (n->right[road] == seat)
        return worth + weigh(mind, RIGHT_TOLLS_WEIGHT) +
               weigh(mind, RIGHT_LEAD_WEIGHT) * at_most(lead, room ? 3 : 0);
    int missing = 1; /* while rights are not yet handed out, or nobody is there */
    if (n->right[road] != NONE)
        missing = n->seat[n->right[road]].bars[road] + 1 - me->bars[road];
    return missing <= room && me->bars[road] ? worth + weigh(mind, RIGHT_NEAR_WEIGHT) / missing
                                             : worth;
}

static int roads(const struct mind *mind, const struct nuernberg *n, int seat)
{
    int sum = 0;
    for (int road = 0; road < ROADS; road++)
        sum += worth_of_road(mind, n, seat, road);
    return sum;
}

/* ---- the city ------------------------------------------------------------------------- */

static bool council_left(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int held = 0, cards = 0;
    for (int i = 0; i < n->head.seats; i++)
        held += n->seat[i].council != NONE;
    for (int c = 0; c < t->councils; c++)
        cards += t->council[c].seats <= n->head.seats;
    return held < cards;
}

/* Prestige, beyond the points of a card that is held. */
static int worth_of_prestige(const struct mind *mind, const struct nuernberg *n, int seat,
                             int prestige)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    int worth =
        weigh(mind, PRESTIGE_WEIGHT) * at_most(prestige, constant(mind->t, COUNCIL_SAFE));
    if (me->council == NONE && mind->council_left)
        worth += weigh(mind, SEAT_NEAR_WEIGHT) * at_most(prestige, 2);
    for (int i = 0; i < n->head.seats; i++) {
        const struct nuernberg_seat *other = &n->seat[i];
        if (i == seat || other->prestige >= constant(mind->t, COUNCIL_SAFE))
            continue;
        if (other->council < me->council && prestige > other->prestige)
            worth += weigh(mind, SEAT_BETTER_WEIGHT);
    }
    return worth;
}

/* What a workshop does beyond its point. */
static int worth_of_sites(const struct mind *mind, uint64_t sites)
{
    int worth = sites & mind->t->site_tower ? weigh(mind, SITE_TOWER_WEIGHT) : 0;
    worth += sites & mind->t->site_rate[GOLD] ? weigh(mind, SITE_GOLD_WEIGHT) : 0;
    for (int k = 0; k < RESOURCES; k++)
        worth += sites & mind->t->site_rate[k] ? weigh(mind, SITE_RESOURCE_WEIGHT) : 0;
    for (int w = 0; w < WARES; w++)
        worth += sites & mind->t->site_ware[w] ? weigh(mind, SITE_WARE_WEIGHT) : 0;
    return worth;
}

/* ---- the hand ------------------------------------------------------------------------- */

static void add_goal(struct plan *p, const uint8_t cost[GOODS], int gold, int worth)
{
    struct goal *g = &p->goal[p->goals++];
    memcpy(g->cost, cost, sizeof g->cost);
    g->cost[GOLD] = (uint8_t)gold;
    g->worth = worth;
}

/* The best place for another settlement, or 0. */
static int best_crossing(const struct mind *mind, const struct nuernberg *n, int seat)
{
    uint64_t open = 0;
    int best = 0;
    for (int road = 0; road < ROADS; road++)
        if (n->seat[seat].bars[road])
            open |= mind->t->on_road[road];
    bits_each (crossing, open & ~mind->blocked) {
        int worth = POINT + worth_of_crossing(mind, crossing);
        best = worth > best ? worth : best;
    }
    return best;
}

/* What another bar on a road brings, if there is room for one. */
static int worth_of_bar(const struct mind *mind, const struct nuernberg *n, int seat, int road)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    int holder = n->right[road], worth = 0;
    if (!me->bars[road] && (mind->t->on_road[road] & ~mind->blocked))
        worth += weigh(mind, OPEN_ROAD_WEIGHT);
    if (holder == NONE)
        return worth + POINT;
    if (holder != seat && me->bars[road] == n->seat[holder].bars[road])
        return worth + POINT + weigh(mind, RIGHT_TAKEN_WEIGHT);
    return worth;
}

static int best_bar(const struct mind *mind, const struct nuernberg *n, int seat)
{
    int best = 0;
    for (int road = 0; road < ROADS; road++) {
        if (n->built[road] == mind->t->road_length[road])
            continue;
        int worth = worth_of_bar(mind, n, seat, road);
        best = worth > best ? worth : best;
    }
    return best;
}

/* What so much prestige more brings, a seat in the council among it. */
static int worth_of_rise(const struct mind *mind, const struct nuernberg *n, int seat, int more)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    int from = constant(mind->t, COUNCIL_FROM);
    bool elected = me->prestige < from && me->prestige + more >= from && me->council == NONE &&
                   mind->council_left;
    return worth_of_prestige(mind, n, seat, me->prestige + more) -
           worth_of_prestige(mind, n, seat, me->prestige) +
           (elected ? weigh(mind, SEAT_WEIGHT) : 0);
}

static void plan_city(const struct mind *mind, const struct nuernberg *n, int seat,
                      struct plan *p)
{
    if (n->walls < mind->t->walls)
        add_goal(p, mind->t->cost[WALL].cost, nuernberg_gold_cost(mind->t, n, WALL),
                 worth_of_rise(mind, n, seat, WALL_PRESTIGE));
    if (n->seat[seat].workshops & mind->t->site_tower)
        add_goal(p, mind->t->cost[TOWER].cost, mind->t->cost[TOWER].cost[GOLD],
                 worth_of_rise(mind, n, seat, TOWER_PRESTIGE));
}

static void make_plan(const struct mind *mind, const struct nuernberg *n, int seat,
                      struct plan *p)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    p->goals = 0;
    if (me->settlements_left)
        add_goal(p, mind->t->cost[SETTLEMENT].cost, 0, best_crossing(mind, n, seat));
    if (me->workshops_left)
        add_goal(p, mind->t->cost[WORKSHOP].cost, 0, POINT + weigh(mind, WORKSHOP_WEIGHT));
    if (me->bars_left)
        add_goal(p, mind->t->cost[TOLL_BAR].cost, 0, best_bar(mind, n, seat));
    plan_city(mind, n, seat, p);
}

/* Percent of a goal's worth when so much is missing; a card counts two, a gold one. */
static int nearness(int missing)
{
    static const uint8_t percent[] = {50, 43, 36, 29, 23, 18, 13, 10, 7, 5, 3, 2, 1};
    return missing < (int)sizeof percent ? percent[missing] : 0;
}

static int nearest_goal(const struct plan *p, const int have[GOODS])
{
    int best = 0;
    for (int i = 0; i < p->goals; i++) {
        const struct goal *g = &p->goal[i];
        int missing = 0;
        for (int k = 0; k < GOODS; k++)
            if (have[k] < g->cost[k])
                missing += (g->cost[k] - have[k]) * (k == GOLD ? 1 : 2);
        int worth = g->worth * nearness(missing) / 100;
        best = worth > best ? worth : best;
    }
    return best;
}

/* The more there is of something, the less another one counts. */
static int worth_of_goods(const struct mind *mind, const struct plan *p, const int have[GOODS])
{
    static const uint8_t worth[] = {0, 11, 20, 27, 32, 36, 39, 41};
    int sum = nearest_goal(p, have), cards = 0, limit = constant(mind->t, HAND_LIMIT);
    for (int k = 0; k < RESOURCES; k++) {
        sum += worth[at_most(have[k], 7)];
        cards += have[k];
    }
    sum += 8 * at_most(have[GOLD], 12) + 2 * have[GOLD];
    return cards > limit ? sum - (cards - limit) * weigh(mind, OVERFULL_WEIGHT) : sum;
}

/* Cards put aside to be discarded count as gone. */
static void count_goods(const struct nuernberg *n, int seat, int have[GOODS])
{
    const struct nuernberg_seat *me = &n->seat[seat];
    for (int k = 0; k < GOODS; k++)
        have[k] = holds(me, k) - (n->head.phase == DISCARD ? me->give[k] : 0);
}

/* What everybody can see of a seat. */
static int laid_out(const struct mind *mind, const struct nuernberg *n, int seat)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    return nuernberg_points(mind->t, n, seat) * POINT + yields(mind, n, seat) +
           roads(mind, n, seat) + worth_of_prestige(mind, n, seat, me->prestige) +
           worth_of_sites(mind, me->workshops);
}

/* ---- offers --------------------------------------------------------------------------- */

/* What is known of everybody while offers are judged. */
struct around {
    const struct mind *mind;
    const struct nuernberg *n;
    struct plan plan[SEATS];
    int have[SEATS][GOODS], now[SEATS], standing[SEATS];
};

/* What everybody knows of a hand, whatever was stolen. */
static void count_open(const struct nuernberg *n, int seat, int have[GOODS])
{
    for (int k = 0; k < RESOURCES; k++)
        have[k] = n->seat[seat].open[k] > 0 ? n->seat[seat].open[k] : 0;
    have[GOLD] = n->seat[seat].gold;
}

/* Whoever answers an offer must not judge by a guess, or he could be asked until he guesses
 * wrong: `judge` takes the hands of others as far as they are known. */
static void look_around(struct around *x, int judge)
{
    for (int i = 0; i < x->n->head.seats; i++) {
        make_plan(x->mind, x->n, i, &x->plan[i]);
        if (judge == NONE || judge == i)
            count_goods(x->n, i, x->have[i]);
        else
            count_open(x->n, i, x->have[i]);
        x->now[i] = worth_of_goods(x->mind, &x->plan[i], x->have[i]);
        x->standing[i] = laid_out(x->mind, x->n, i) + x->now[i];
    }
}

/* What a seat gains by giving and getting goods. What it gives it holds, known or not. */
static int gain(const struct around *x, int seat, const uint8_t give[GOODS],
                const uint8_t get[GOODS])
{
    int held[GOODS], have[GOODS], now = x->now[seat];
    bool more = false;
    for (int k = 0; k < GOODS; k++) {
        more |= x->have[seat][k] < give[k];
        held[k] = x->have[seat][k] < give[k] ? give[k] : x->have[seat][k];
        have[k] = held[k] - give[k] + get[k];
    }
    if (more)
        now = worth_of_goods(x->mind, &x->plan[seat], held);
    return worth_of_goods(x->mind, &x->plan[seat], have) - now;
}

/* What a seat loses, in per cent, by what another one gains: as in nuernberg_value(), helping
 * who is ahead is worse. */
static int harm(const struct around *x, int seat, int other)
{
    int seats = x->n->head.seats, percent = 50 / (seats - 1);
    for (int i = 0; i < seats; i++)
        if (i != seat && x->standing[i] > x->standing[other])
            return percent;
    return percent + 50;
}

/* With whom one point more makes the winner, nobody trades. */
static bool nearly_won(const struct around *x, int seat)
{
    const struct nuernberg_tables *t = x->mind->t;
    return nuernberg_points(t, x->n, seat) + 1 >= constant(t, WIN_POINTS);
}

/* What `seat` thinks of a trade by which it and another one gain so much. */
static int advantage(const struct around *x, int seat, int mine, int other, int theirs)
{
    if (nearly_won(x, other))
        return mine > 0 ? -1 : mine - 1;
    return theirs > 0 ? mine - theirs * harm(x, seat, other) / 100 : mine;
}

static bool can_give(const struct around *x, int seat, const uint8_t goods[GOODS])
{
    for (int k = 0; k < GOODS; k++)
        if (x->have[seat][k] < goods[k])
            return false;
    return true;
}

/* Whoever gives so much for cards could have them from the bank. */
static bool dearer_than_bank(const struct around *x, int seat, const uint8_t give[GOODS],
                             const uint8_t get[GOODS])
{
    int cards = 0, from_bank = 0;
    for (int k = 0; k < GOODS; k++) {
        from_bank += give[k] / nuernberg_rate(x->mind->t, &x->n->seat[seat], k);
        cards += k == GOLD ? 0 : get[k];
    }
    return !get[GOLD] && from_bank >= cards;
}

/* What a whole offer of `seat` to `to` promises: the best of those who might agree. */
static int promise(const struct around *x, int seat, int to, const uint8_t give[GOODS],
                   const uint8_t want[GOODS])
{
    int mine = gain(x, seat, give, want), best = -weigh(x->mind, OFFER_WEIGHT);
    if (mine <= 0 || dearer_than_bank(x, seat, give, want))
        return (mine < 0 ? mine : -1) - weigh(x->mind, OFFER_WEIGHT);
    bits_each (i, (uint64_t)to) {
        int theirs = can_give(x, i, want) ? gain(x, i, want, give) : 0;
        if (advantage(x, i, theirs, seat, mine) <= 0 || dearer_than_bank(x, i, want, give))
            continue;
        int value = advantage(x, seat, mine, i, theirs) * weigh(x->mind, AGREED_WEIGHT) / 100 -
                    weigh(x->mind, OFFER_WEIGHT);
        best = value > best ? value : best;
    }
    return best;
}

/* With one piece more of `extra` on a side that is still empty, or as it is. */
static void complete(const uint8_t goods[GOODS], bool empty, int extra, uint8_t out[GOODS])
{
    memcpy(out, goods, GOODS);
    if (empty)
        out[extra]++;
}

/* The best whole offer a draft can become with one piece on each empty side. */
static int prospect(const struct around *x, int seat, int to, const uint8_t give[GOODS],
                    const uint8_t want[GOODS])
{
    bool no_give = offer_empty(give), no_want = offer_empty(want);
    int best = -weigh(x->mind, OFFER_WEIGHT);
    for (int k = 0; k < (no_give ? GOODS : 1); k++)
        for (int j = 0; j < (no_want ? GOODS : 1); j++) {
            uint8_t gives[GOODS], wants[GOODS];
            complete(give, no_give, k, gives);
            complete(want, no_want, j, wants);
            if ((no_give && (wants[k] || !x->have[seat][k])) || (no_want && gives[j]))
                continue;
            int value = promise(x, seat, to, gives, wants);
            best = value > best ? value : best;
        }
    return best;
}

/* Who has been refused this turn expects less of the next offer. */
static int worth_of_offer(const struct around *x, int seat)
{
    const struct nuernberg *n = x->n;
    bool said = n->head.phase != OFFER; /* better said than just thought */
    int before = n->offers - said;
    return prospect(x, seat, n->to, n->seat[seat].give, n->seat[seat].want) + said -
           weigh(x->mind, TRY_AGAIN_WEIGHT) * before;
}

/* An answer counts as if it were taken, or nearly. */
static int worth_of_reply(const struct around *x, int seat)
{
    const struct nuernberg *n = x->n;
    const struct nuernberg_seat *me = &n->seat[seat], *offer = &n->seat[n->current];
    if (me->reply == ACCEPTED) {
        int worth = advantage(x, seat, gain(x, seat, offer->want, offer->give), n->current,
                              gain(x, n->current, offer->give, offer->want));
        if (dearer_than_bank(x, seat, offer->want, offer->give))
            return worth < 0 ? worth - 1 : -1;
        return worth > 0 ? worth : worth - 1; /* for nothing is refused: it could go back */
    }
    if (me->reply != COMPOSING && me->reply != COUNTERED)
        return 0;
    int best = prospect(x, seat, 1 << n->current, me->give, me->want);
    return best + (me->reply == COUNTERED);
}

static int trading(const struct mind *mind, const struct nuernberg *n, int seat)
{
    struct around x = {.mind = mind, .n = n};
    bool asked = n->seat[seat].reply != NOT_ASKED;
    bool asks = seat == n->current && n->to && !offer_empty(n->seat[seat].give);
    bool begins = seat == n->current && n->head.phase == OFFER;
    if (!asked && !asks && !begins)
        return seat == n->current && n->to ? -weigh(mind, OFFER_WEIGHT) : 0;
    look_around(&x, asked ? seat : NONE);
    return asked ? worth_of_reply(&x, seat) : worth_of_offer(&x, seat);
}

/* ---- all together --------------------------------------------------------------------- */

static int estimate(const struct mind *mind, const struct nuernberg *n, int seat)
{
    struct plan plan;
    int have[GOODS];
    make_plan(mind, n, seat, &plan);
    count_goods(n, seat, have);
    return laid_out(mind, n, seat) + worth_of_goods(mind, &plan, have);
}

static struct mind mind_of(const struct sw_game *g, const struct nuernberg *n)
{
    struct mind mind = {.t = tables(g), .weight = g->brain.weight};
    mind.blocked = nuernberg_blocked(mind.t, n);
    mind.council_left = council_left(mind.t, n);
    for (int l = 0; l < mind.t->landscapes; l++)
        mind.landscape[l] = worth_of_landscape(&mind, n, l);
    return mind;
}

static int win_worth(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    if (!s->over)
        return 0;
    nuernberg_rank(g, s, place);
    return (place[seat] == 1 ? WIN_WORTH : 0) - place[seat] * 1000;
}

/* Ahead of the best of the others, and a little of all of them. */
int nuernberg_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct nuernberg *n = nuernberg(s);
    const struct mind of = mind_of(g, n), *mind = &of;
    int best = INT32_MIN, sum = 0;
    for (int i = 0; i < s->seats; i++) {
        int other = i == seat ? INT32_MIN : estimate(mind, n, i);
        best = other > best ? other : best;
        sum += i == seat ? 0 : other;
    }
    return estimate(mind, n, seat) - best / 2 - sum / (2 * (s->seats - 1)) +
           trading(mind, n, seat) + win_worth(g, s, seat);
}

/* Between rounds everybody has had as many turns. */
bool nuernberg_quiescent(const struct sw_game *g, const struct sw_state *s)
{
    (void)g;
    return s->phase == DRAW && nuernberg(s)->current == nuernberg(s)->first;
}

/* What an offer is worth does not depend on how often it is made, and whoever accepts gains by
 * his own judgement: so offers made again and again milk nobody. Nor is there a sense in half
 * an offer that could be missed by a mistake of the usual kind. */
bool nuernberg_settled(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct nuernberg *n = nuernberg(s);
    (void)g;
    return n->seat[seat].reply != NOT_ASKED || (s->phase == OFFER && seat == n->current);
}

/* ---- first glances --------------------------------------------------------------------- */

/* Somebody who is about to act: his plan, what he has, and what that is worth. */
struct actor {
    const struct mind *mind;
    const struct nuernberg *n;
    int seat;
    struct plan plan;
    int have[GOODS], now;
};

/* What changes in a hand by paying resources and getting, or paying, gold. */
static int paid(const struct actor *x, const uint8_t cost[RESOURCES], int gold)
{
    int have[GOODS];
    for (int k = 0; k < RESOURCES; k++)
        have[k] = x->have[k] - cost[k];
    have[GOLD] = x->have[GOLD] + gold;
    return worth_of_goods(x->mind, &x->plan, have) - x->now;
}

static int built(const struct actor *x, int build)
{
    return paid(x, x->mind->t->cost[build].cost, -nuernberg_gold_cost(x->mind->t, x->n, build));
}

static int banked(const struct actor *x, int give, int want)
{
    int have[GOODS];
    memcpy(have, x->have, sizeof have);
    have[give] -= nuernberg_rate(x->mind->t, &x->n->seat[x->seat], give);
    have[want]++;
    return worth_of_goods(x->mind, &x->plan, have) - x->now;
}

static int sold(const struct actor *x, int ware)
{
    const struct nuernberg_ware *w = &x->mind->t->ware[ware];
    bool doubled = x->n->seat[x->seat].workshops & x->mind->t->site_ware[ware];
    return paid(x, w->cost, w->price * (doubled ? 2 : 1));
}

static int workshop_promise(const struct actor *x, int site)
{
    uint64_t sites = x->n->seat[x->seat].workshops;
    return POINT + weigh(x->mind, WORKSHOP_WEIGHT) +
           worth_of_sites(x->mind, sites | bits_one(site)) - worth_of_sites(x->mind, sites);
}

static int robber_promise(const struct actor *x, int landscape)
{
    uint64_t at = x->mind->t->at_landscape[landscape];
    int hit = 0;
    for (int i = 0; i < x->n->head.seats; i++)
        hit += bits_count(x->n->seat[i].settlements & at) * (i == x->seat ? -2 : 1);
    return hit * chances(x->mind, landscape);
}

static int promise_of(const struct actor *x, const struct sw_action *a)
{
    switch (a->verb) {
    case V_SETTLE:
        return POINT + worth_of_crossing(x->mind, a->a) + built(x, SETTLEMENT);
    case V_TOLL:
        return worth_of_bar(x->mind, x->n, x->seat, a->a) + built(x, TOLL_BAR);
    case V_WORKSHOP:
        return workshop_promise(x, a->a) + built(x, WORKSHOP);
    case V_WALL:
        return worth_of_rise(x->mind, x->n, x->seat, WALL_PRESTIGE) + built(x, WALL);
    case V_TOWER:
        return worth_of_rise(x->mind, x->n, x->seat, TOWER_PRESTIGE) + built(x, TOWER);
    case V_SELL:
        return sold(x, a->a);
    case V_BANK:
        return banked(x, a->a, a->b);
    case V_SWAP:
        return weigh(x->mind, SEAT_BETTER_WEIGHT);
    case V_ROBBER:
        return robber_promise(x, a->a);
    case V_END_TURN: /* always to be considered, or turns would never end */
        return INT_MAX;
    default:
        return 0;
    }
}

/* One plan is made instead of one for every seat and action. */
bool nuernberg_prior(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *legal, int n, int *out)
{
    if (s->phase != MAIN && s->phase != MOVE_ROBBER)
        return false;
    const struct mind mind = mind_of(g, nuernberg(s));
    struct actor x = {.mind = &mind, .n = nuernberg(s), .seat = legal->seat};
    make_plan(&mind, x.n, x.seat, &x.plan);
    count_goods(x.n, x.seat, x.have);
    x.now = worth_of_goods(&mind, &x.plan, x.have);
    for (int i = 0; i < n; i++)
        out[i] = promise_of(&x, &legal[i]);
    return true;
}
