/* SPDX-License-Identifier: MIT */
/* brain.c - Altiplano: a first idea of who is ahead.
 *
 * Points as if the match ended now, plus what lies ready to become points: goods that will be
 * drawn again, coins, the road, extensions, rows and orders in progress. A bot that looks one
 * step ahead would never plan if only finished actions counted. So a position is also worth
 * what this round can still bring, as the planner in brain_plan.c sees it. What things are
 * worth is in brain.def. */
#include "brain.h"

#include <string.h>

#include "kit/goods.h"
#include "rules.h"

enum { WIN_WORTH = 100000 };

const struct sw_weight altiplano_weights[ALTIPLANO_WEIGHTS] = {
#define WEIGHT(name, value, guess) {#name, value, guess},
#include "brain.def"
#undef WEIGHT
};

_Static_assert(DRAWN_GLASS_WEIGHT - DRAWN_FOOD_WEIGHT + 1 == GOODS, "one per good");

/* ---- how long the match will go on --------------------------------------------------- */

/* Rounds after the present one. */
static int rounds_after(const struct altiplano *m)
{
    int bought = bits_count(m->bought), gone = bought ? bought : 1;
    if (m->final_round)
        return 0;
    return gone > m->stack_count ? 1 : 2 + rounds_for(m, m->stack_count - gone);
}

/* Those for which goods will still be drawn. */
static int rounds_to_come(const struct altiplano *m)
{
    if (m->head.phase >= STORAGE)
        return 0;
    return rounds_after(m) + (m->head.phase < PLAN);
}

/* ---- what one has -------------------------------------------------------------------- */

/* What n of a good in circulation bring in a round, in per cent of a hundredth. Many of one
 * sort are worth less. */
static int flow_of(const struct mind *mind, int good, int n)
{
    int each = weigh(mind, (enum weight)(DRAWN_FOOD_WEIGHT + good));
    int most = good == FOOD ? weigh(mind, FOOD_WANTED_WEIGHT) : 2, few = n < most ? n : most;
    return each * (100 * few + weigh(mind, DRAWN_MANY_WEIGHT) * (n - few));
}

/* What is not drawn has to wait. */
static int drawn(const struct mind *mind, int flow, int goods, int spaces)
{
    int waiting = goods > spaces ? goods - spaces : 0;
    return flow / 100 - waiting * weigh(mind, SURPLUS_WEIGHT);
}

int altiplano_engine(const struct mind *mind, int spaces)
{
    return drawn(mind, mind->flow, mind->goods, spaces);
}

/* The same with `more` of one good. */
static int engine_with(const struct mind *mind, int good, int more, int spaces)
{
    int n = mind->count[good];
    int flow = mind->flow + flow_of(mind, good, n + more) - flow_of(mind, good, n);
    return drawn(mind, flow, mind->goods + more, spaces);
}

/* What having `n` of a good is worth beyond points and being drawn. */
static int stock_worth(const struct mind *mind, int good, int n)
{
    int most = good == FOOD ? weigh(mind, FOOD_WANTED_WEIGHT) : 4, few = n < most ? n : most;
    int full = weigh(mind, STOCK_RIPE_WEIGHT), each = weigh(mind, STOCK_WEIGHT);
    int ripe = mind->rounds < full ? mind->rounds : full;
    if (good != FOOD && !mind->t->good[good].storable)
        return 0;
    return full > 0 ? (few * each + (n - few) * each / 3) * ripe / full : 0;
}

static int stocks_worth(const struct mind *mind)
{
    int sum = 0;
    for (int good = 0; good < GOODS; good++)
        if (mind->count[good])
            sum += stock_worth(mind, good, mind->count[good]);
    return sum;
}

static int coins_worth(const struct mind *mind, int coins)
{
    int most = weigh(mind, COIN_FEW_WEIGHT), few = coins < most ? coins : most;
    if (!mind->rounds)
        return coins;
    return few * weigh(mind, COIN_FIRST_WEIGHT) +
           (coins - few) * weigh(mind, COIN_LEAST_WEIGHT);
}

/* Goods at hand count in part as if they were stored already. */
int altiplano_row_worth(const struct mind *mind, int row, int good, int n)
{
    const struct altiplano_row *r = &mind->t->row[row];
    int opened = n > 0 && mind->rounds > 2 ? weigh(mind, ROW_OPENED_WEIGHT) : 0;
    int ready = n > 0 && good < GOODS ? mind->ready[good] + mind->me->row_count[row] - n : 0;
    if (n >= r->size)
        return opened + r->points * 100;
    ready = ready < 0 ? 0 : ready < r->size - n ? ready : r->size - n;
    return opened + r->points * weigh(mind, ROW_BEGUN_WEIGHT) *
                        (n * 100 + ready * weigh(mind, ROW_READY_WEIGHT)) / (r->size * 100);
}

/* Without the points of full rows. */
static int rows_in_progress(const struct mind *mind)
{
    int sum = 0;
    for (int row = 0; row < mind->t->rows && mind->me->row_count[row]; row++) {
        int n = mind->me->row_count[row], full = n == mind->t->row[row].size;
        sum += altiplano_row_worth(mind, row, mind->me->row_good[row], n) -
               full * mind->t->row[row].points * 100;
    }
    return sum;
}

/* Only orders of which one has everything are worth something: others hardly ever come about.
 * Goods that are going to be delivered will not count at the end. */
int altiplano_order_worth(const struct mind *mind, int order, const uint8_t given[GOODS],
                          const uint8_t spent[GOODS])
{
    const struct altiplano_order *o = &mind->t->order[order];
    int worth = o->points * weigh(mind, ORDER_OPEN_WEIGHT), all = 0, lost = 0;
    for (int good = 0; good < GOODS; good++) {
        int open = o->good[good] - given[good];
        if (open > mind->ready[good] - (spent ? spent[good] : 0))
            return 0;
        all += open;
        lost += open * mind->t->good[good].points * 100;
    }
    if (all == 0)
        return o->points * 100;
    for (int n = 0; n < all; n++)
        worth = worth * weigh(mind, ORDER_OWNED_WEIGHT) / 100;
    return worth > lost ? worth - lost : 0;
}

static int orders_in_progress(const struct mind *mind)
{
    int sum = 0;
    for (int i = 0; i < OPEN_ORDERS; i++)
        if (mind->me->open[i] != NONE)
            sum += altiplano_order_worth(mind, mind->me->open[i], mind->me->delivered[i], NULL);
    return sum;
}

/* What an extension is worth: what it makes in each round to come, or what it helps with. A
 * loft serves but a few times, however long the match goes on. */
int altiplano_tile_worth(const struct mind *mind, int recipe)
{
    const struct altiplano_recipe *r = &mind->t->recipe[recipe];
    int each = weigh(mind, TILE_WEIGHT);
    switch (r->effect) {
    case GAIN:
        each += mind->t->good[r->good].points * weigh(mind, TILE_POINT_WEIGHT);
        return each * mind->rounds;
    case SELL:
    case HOUSE:
    case STEP:
    case SORTING:
        return (each + weigh(mind, TILE_HELPS_WEIGHT)) * mind->rounds;
    case LOFT:
        return r->amount * weigh(mind, LOFT_ROOM_WEIGHT);
    default:
        return each * mind->rounds;
    }
}

static int tiles_worth(const struct mind *mind)
{
    int sum = 0;
    bits_each (x, mind->me->extensions)
        sum += altiplano_tile_worth(mind, mind->t->extension[x].recipe);
    return sum;
}

/* Everything but the plans for this round. */
static int standing(const struct mind *mind)
{
    const struct altiplano_seat *me = mind->me;
    int sum = altiplano_points(mind->t, mind->m, mind->seat) * 100;
    sum += altiplano_engine(mind, road_value(mind->t, me)) * mind->rounds;
    sum += stocks_worth(mind) + coins_worth(mind, me->coins) + tiles_worth(mind);
    sum += (me->carts - 1) * weigh(mind, CART_EACH_WEIGHT) * mind->rounds;
    if (mind->m->head.phase < STORAGE)
        sum += me->loft * weigh(mind, LOFT_CORN_WEIGHT);
    return sum + orders_in_progress(mind) + rows_in_progress(mind);
}

/* ---- making up one's mind ------------------------------------------------------------ */

static void count_goods(struct mind *mind)
{
    const struct altiplano_seat *me = mind->me;
    for (int good = 0; good < GOODS; good++)
        mind->count[good] = (uint8_t)(me->bag[good] + me->box[good] + me->plan[good]);
    bits_each (slot, mind->m->aid[mind->seat].filled)
        if (me->slot[slot] < GOODS)
            mind->count[me->slot[slot]]++;
    for (int good = 0; good < GOODS; good++)
        if (mind->count[good])
            mind->flow += flow_of(mind, good, mind->count[good]);
    mind->goods = goods_total(mind->count, GOODS);
    memcpy(mind->ready, mind->count, sizeof mind->ready);
    for (int good = 0; mind->rounds == 0 && good < GOODS; good++)
        mind->ready[good] = (uint8_t)(mind->ready[good] - me->bag[good] - me->box[good]);
}

static void value_goods(struct mind *mind)
{
    int spaces = road_value(mind->t, mind->me), now = altiplano_engine(mind, spaces);
    for (int good = 0; good < GOODS; good++) {
        int n = mind->count[good], stock = stock_worth(mind, good, n);
        mind->worth[good] = (engine_with(mind, good, 1, spaces) - now) * mind->rounds +
                            stock_worth(mind, good, n + 1) - stock +
                            mind->t->good[good].points * 100;
        if (n)
            mind->use[good] = (now - engine_with(mind, good, -1, spaces)) * mind->rounds +
                              stock - stock_worth(mind, good, n - 1);
    }
    bits_each (house, mind->me->houses)
        mind->worth[mind->t->house[house].good] += 100;
    mind->coin = coins_worth(mind, mind->me->coins + 1) - coins_worth(mind, mind->me->coins);
}

static int best_order(const struct mind *mind)
{
    static const uint8_t nothing[GOODS];
    int best = 0;
    bits_each (order, mind->m->orders) {
        int worth = altiplano_order_worth(mind, order, nothing, NULL);
        best = worth > best ? worth : best;
    }
    return best;
}

static int best_house(const struct mind *mind)
{
    uint8_t owned[GOODS];
    int best = 0;
    altiplano_owned(mind->t, mind->me, owned);
    bits_each (house, mind->m->houses) {
        int worth = mind->t->house[house].points + owned[mind->t->house[house].good];
        best = worth > best ? worth : best;
    }
    return best * 100;
}

static int best_boat(const struct mind *mind)
{
    int best = 0;
    bits_each (boat, mind->m->boats) {
        int good = mind->t->boat[boat].good;
        if (mind->m->supply[good] && mind->worth[good] > best)
            best = mind->worth[good];
    }
    return mind->m->boats ? 200 + best : 0;
}

/* What the planner asks for again and again. */
static void look_around(struct mind *mind)
{
    const uint8_t *ring = mind->m->ring;
    mind->order = mind->me->open[OPEN_ORDERS - 1] == NONE ? best_order(mind) : 0;
    mind->house = best_house(mind);
    mind->boat = best_boat(mind);
    for (int i = 0; i < PLACES; i++)
        mind->beside[ring[i]] = (uint8_t)(1u << ring[i] | 1u << ring[(i + 1) % PLACES] |
                                          1u << ring[(i + PLACES - 1) % PLACES]);
}

/* ---- the value ----------------------------------------------------------------------- */

static int prospect(const struct mind *mind)
{
    const struct altiplano *m = mind->m;
    int phase = m->head.phase;
    bool plans = phase < PLAN || (phase == PLAN && !seat_in(m->done, mind->seat));
    enum scope scope = plans ? PLANNING : seat_in(m->passed, mind->seat) ? WAITING : PLAYING;
    return phase < STORAGE ? altiplano_outlook(mind, scope) : 0;
}

static struct mind mind_of(const struct sw_game *g, const struct altiplano *m, int seat)
{
    struct mind mind = {.t = tables(g),
                        .m = m,
                        .me = &m->seat[seat],
                        .weight = g->brain.weight,
                        .seat = seat,
                        .rounds = rounds_to_come(m)};
    count_goods(&mind);
    return mind;
}

static int estimate(const struct sw_game *g, const struct altiplano *m, int seat, bool own)
{
    struct mind mind = mind_of(g, m, seat);
    if (!own)
        return standing(&mind);
    value_goods(&mind);
    look_around(&mind);
    return standing(&mind) + prospect(&mind);
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

/* Between rounds nothing is half done. */
bool altiplano_quiescent(const struct sw_game *g, const struct sw_state *s)
{
    (void)g;
    return s->phase == RECALL && altiplano(s)->done == 0;
}

/* ---- what looks promising ------------------------------------------------------------ */

/* The sooner in the plan, the better. What the plan leaves in the hand may stay there. */
static int promise_of_put(const struct route *route, const struct sw_action *a)
{
    if (a->verb != V_PUT)
        return route->puts ? 1 : PUTS;
    for (int i = 0; i < route->puts; i++)
        if (route->put[i].piece == a->a && route->put[i].slot == a->b)
            return 2 * PUTS - i;
    return 0;
}

static bool leads_to(const struct altiplano_tables *t, const struct sw_action *a, int recipe)
{
    switch (a->verb) {
    case V_PLACE:
        return t->recipe[recipe].place == a->a;
    case V_MOVE:
        return t->recipe[recipe].place == a->b;
    case V_ORDER:
        return t->recipe[recipe].effect == ORDER;
    case V_BUY:
        return t->recipe[recipe].effect == EXTENSION;
    case V_DELIVER:
        return t->recipe[recipe].effect == DELIVER;
    case V_PASS:
    case V_END:
        return false;
    default:
        return recipe == a->a;
    }
}

static int promise_of_act(const struct altiplano_tables *t, const struct route *route,
                          const struct sw_action *a)
{
    bool stops = a->verb == V_PASS || a->verb == V_END;
    for (int i = 0; i < route->recipes; i++)
        if (leads_to(t, a, route->recipe[i]))
            return RECIPES_MAX - i;
    return stops;
}

/* One plan is made instead of one for every action. */
bool altiplano_prior(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *legal, int n, int *out)
{
    const struct altiplano *m = altiplano(s);
    bool plans = s->phase == PLAN, acts = s->phase == TURN || s->phase == AFTER;
    struct mind mind;
    struct route route = {.recipes = 0};
    if (!plans && !acts)
        return false;
    mind = mind_of(g, m, legal->seat);
    value_goods(&mind);
    look_around(&mind);
    altiplano_plan_route(&mind, plans ? PLANNING : PLAYING, &route);
    for (int i = 0; i < n; i++)
        out[i] = plans ? promise_of_put(&route, &legal[i])
                       : promise_of_act(mind.t, &route, &legal[i]);
    return true;
}
