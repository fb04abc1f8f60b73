/* SPDX-License-Identifier: MIT */
/* brain.c - Milestones: a first idea of who is ahead.
 *
 * Points, and what lies ready to become points. For the latter we plan the rest of the lap:
 * where to stop on the path, and whether trading house, office and mill are worth a move
 * each, at the prices the land offers now. A move costs what the same board brings per move
 * in the long run. What things are worth is in brain.def. */
#include <limits.h>
#include <string.h>

#include "kit/bits.h"
#include "kit/goods.h"
#include "kit/turn.h"
#include "rules.h"

enum weight {
#define WEIGHT(name, value, guess) name##_WEIGHT,
#include "brain.def"
#undef WEIGHT
};

const struct sw_weight milestones_weights[MILESTONES_WEIGHTS] = {
#define WEIGHT(name, value, guess) {#name, value, guess},
#include "brain.def"
#undef WEIGHT
};

enum {
    ROUNDS = 2,     /* of guessing the rate of a board better */
    HIRE_COINS = 2, /* what a tile costs */
    WIN_WORTH = 5000,
    PLACE_WORTH = 1000,
    COUNTS = 5 /* of a material: more than four are planned like four */
};

/* What the land offers for one build or delivery. */
struct land {
    int sort[PIECE_SORTS];  /* best points for a road, house, market, sack */
    int count[PIECE_SORTS]; /* how many of them may be built */
};

/* That, and what a lap can make of goods. */
struct prospect {
    const struct milestones_tables *t;
    const struct milestones *m;
    const struct milestones_seat *me;
    const struct sw_weight *weight;
    struct land land;
    int row[SACKS][COUNTS];                 /* what so many builds of a sort bring */
    int16_t office[COUNTS][COUNTS][COUNTS]; /* by stone, wood, sand; -1: not yet known */
    int hire, cover;                        /* what hiring brings, what the castle takes */
    bool ascending;
    int open[SPACES]; /* moves it takes to visit a building; -1: it lies behind */
    uint8_t stops;    /* set of slots at which a walk may stop */
    int cost;         /* of a move */
    int gain, moves;  /* of the best way found */
};

static int weigh(const struct prospect *p, enum weight w)
{
    return p->weight[w].value;
}

/* What a build or a delivery usually brings. */
static int usual(const struct prospect *p, int sort)
{
    static const uint8_t weight[PIECE_SORTS] = {[SECTIONS] = USUAL_ROAD_WEIGHT,
                                                [HOUSES] = USUAL_HOUSE_WEIGHT,
                                                [MARKETS] = USUAL_MARKET_WEIGHT,
                                                [SACKS] = USUAL_SACK_WEIGHT};
    return weigh(p, weight[sort]);
}

/* ---- what the land offers ------------------------------ */

static void offer(struct prospect *p, int sort, int points)
{
    if (points > p->land.sort[sort])
        p->land.sort[sort] = points;
}

static bool untouched(const struct prospect *p, int corner)
{
    return p->m->roads[corner] == 0 && p->m->piece[corner] == FREE;
}

static bool leads_on(const struct prospect *p, int stone)
{
    const uint8_t *near = p->t->near[stone];
    for (int i = 0; i < NEAR && near[i] != NONE; i++)
        if (untouched(p, near[i]))
            return true;
    return false;
}

static void look_at_roads(struct prospect *p, int corner)
{
    const uint8_t *near = p->t->near[corner];
    uint8_t roads = p->m->roads[corner];
    bool end = p->m->piece[corner] == FREE && roads && !(roads & (roads - 1));
    if (!end && p->m->piece[corner] < MARKET)
        return;
    for (int i = 0; i < NEAR && near[i] != NONE; i++)
        if (p->t->corner[near[i]].value > p->land.sort[SECTIONS] && untouched(p, near[i]) &&
            leads_on(p, near[i]))
            offer(p, SECTIONS, p->t->corner[near[i]].value);
}

static void look_at_mill(struct prospect *p, int corner)
{
    const uint8_t *near = p->t->near[corner];
    int best = 0, second = 0;
    for (int i = 0; i < NEAR && near[i] != NONE; i++) {
        int value = p->m->piece[near[i]] == FREE ? p->t->corner[near[i]].value : 0;
        if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    }
    p->land.count[SACKS]++;
    offer(p, SACKS, best + second);
}

static bool beside_road(const struct prospect *p, int cell)
{
    for (int i = 0; i < 3; i++)
        if (p->m->roads[p->t->cell_corner[cell][i]] >> p->t->cell_side[cell][i] & 1)
            return true;
    return false;
}

/* Only triangles beside a milestone can have a road along them. */
static void look_at_houses(struct prospect *p, int corner)
{
    for (int i = 0; i < NEAR && p->t->around[corner][i] != NONE; i++) {
        int cell = p->t->around[corner][i], bonus = milestones_bonus_in(p->t, p->m, cell);
        int points = milestones_house_points(p->t, p->m, cell);
        if (points > p->land.sort[HOUSES] && !milestones_has_house(p->m, cell) &&
            (bonus == NONE || milestones_may_take(p->me, bonus)) && beside_road(p, cell))
            offer(p, HOUSES, points);
    }
}

/* What so many builds of each sort bring, each after the first a little less than the one
 * before. What goods make of that is not known yet. */
static void reckon(struct prospect *p)
{
    for (int sort = 0; sort < SACKS; sort++) {
        int sum = 0, each = p->land.sort[sort] * 100;
        for (int n = 0; n < COUNTS; n++) {
            p->row[sort][n] = sum;
            sum += n < p->land.count[sort] ? each : 0;
            each = each * weigh(p, LATER_WEIGHT) / 100;
        }
    }
    memset(p->office, 0xff, sizeof p->office);
}

static void look_at_land(struct prospect *p)
{
    const struct milestones *m = p->m;
    bool fresh = m->sections_left == p->t->pieces[SECTIONS].count;
    for (int sort = 0; sort < PIECE_SORTS; sort++)
        p->land.sort[sort] = fresh ? usual(p, sort) - 1 : 0;
    memset(p->land.count, 0, sizeof p->land.count);
    for (int corner = 0; corner < p->t->corners; corner++) {
        if (m->piece[corner] == FREE && m->roads[corner] == 0)
            continue;
        look_at_roads(p, corner);
        if (m->piece[corner] == MILESTONE)
            look_at_houses(p, corner);
        else if (m->piece[corner] == MARKET)
            look_at_mill(p, corner);
        else if (m->piece[corner] == FREE)
            offer(p, MARKETS, p->t->corner[corner].value);
    }
    p->land.count[SECTIONS] = m->sections_left;
    p->land.count[HOUSES] = m->houses_left;
    p->land.count[MARKETS] = m->markets_left;
    reckon(p);
}

/* ---- what goods can become ------------------------------ */

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* So many sacks, each after the first a little less than the one before. */
static int deliveries(const struct prospect *p, int n)
{
    int sum = 0, each = p->land.sort[SACKS] * 100;
    for (; n > 0; n--, each = each * weigh(p, LATER_WEIGHT) / 100)
        sum += each;
    return sum;
}

static int best_builds(const struct prospect *p, int stone, int wood, int sand)
{
    int best = 0;
    for (int roads = 0; roads <= least(stone, sand); roads++)
        for (int houses = 0; houses <= least(stone - roads, wood); houses++) {
            int markets = least(wood - houses, sand - roads);
            int sum =
                p->row[SECTIONS][roads] + p->row[HOUSES][houses] + p->row[MARKETS][markets];
            best = sum > best ? sum : best;
        }
    return best;
}

static int worth_of_office(struct prospect *p, const uint8_t *goods)
{
    int stone = least(goods[STONE], COUNTS - 1), wood = least(goods[WOOD], COUNTS - 1),
        sand = least(goods[SAND], COUNTS - 1);
    int16_t *known = &p->office[stone][wood][sand];
    if (*known < 0)
        *known = (int16_t)best_builds(p, stone, wood, sand);
    return *known;
}

/* Pairs of materials that the office would use up. */
static int pairs(const uint8_t *goods)
{
    int sum = goods[STONE] + goods[WOOD] + goods[SAND], most = goods[STONE];
    most = goods[WOOD] > most ? goods[WOOD] : most;
    most = goods[SAND] > most ? goods[SAND] : most;
    return least(sum / 2, sum - most);
}

/* ---- plans ------------------------------ */

/* A way to walk so far: what it brought, how many moves it took, what is in the bag. */
struct way {
    int gain, moves, goods, coins;
};

/* Enter a building if that is worth its moves: `worth` comes in, `spent` goods go. */
static void visit(const struct prospect *p, struct way *w, int space, int worth, int spent)
{
    int moves = p->open[space];
    if (moves < 0 || worth - spent * weigh(p, GOOD_WEIGHT) / 2 <= moves * p->cost)
        return;
    w->gain += worth;
    w->moves += moves;
    w->goods -= spent;
}

/* Income, and a tile if there are coins for one; goods beyond three make coins, too. */
static void visit_trade(const struct prospect *p, struct way *w)
{
    int income = p->ascending && p->open[TRADING_HOUSE] > 0;
    int surplus = w->goods > KEPT ? (w->goods - KEPT) / 2 : 0;
    bool hire = w->coins + income + surplus >= HIRE_COINS && !p->m->hired;
    int worth =
        income * weigh(p, GOOD_WEIGHT) + (hire ? p->hire : surplus * weigh(p, GOOD_WEIGHT));
    int moves = p->open[TRADING_HOUSE];
    if (moves < 0 || worth <= moves * p->cost)
        return;
    w->gain += worth;
    w->moves += moves;
    w->goods -= hire ? HIRE_COINS : 2 * surplus;
    w->coins += income + surplus - (hire ? HIRE_COINS : 0);
}

/* The buildings, each only if it is worth its move, and what is carried over the castle. */
static void finish(struct prospect *p, const uint8_t *goods, int gain, int moves)
{
    struct way w = {gain, moves + 1, goods_total(goods, GOODS), goods[COIN]};
    int sacks = least(goods[GRAIN] / 2, p->land.count[SACKS]);
    visit(p, &w, OFFICE, worth_of_office(p, goods), 2 * pairs(goods));
    visit(p, &w, MILL, deliveries(p, sacks), sacks);
    visit_trade(p, &w);
    w.goods = w.goods < 0 ? 0 : least(w.goods, KEPT);
    w.gain += w.goods * weigh(p, GOOD_WEIGHT) +
              least(w.coins, HIRE_COINS) * weigh(p, COIN_MORE_WEIGHT) - p->cover;
    if (w.gain - w.moves * p->cost > p->gain - p->moves * p->cost) {
        p->gain = w.gain;
        p->moves = w.moves;
    }
}

/* Every way to walk on from space `from`: which workers to stop at, and then the rest. A stop
 * makes a good for every worker of its kind that was passed; two stops in a row at the kind
 * `last` bring what the second alone would. */
static void walk(struct prospect *p, int from, int last, uint8_t *goods, int gain, int moves)
{
    uint8_t made[GOODS] = {0}, points[GOODS] = {0};
    finish(p, goods, gain, moves);
    for (int stop = from; stop < SLOTS; stop++) {
        int slot = p->me->slot[stop], kind = worker_kind(slot);
        if (!is_worker(slot))
            continue;
        made[kind]++;
        points[kind] = (uint8_t)(points[kind] + has_bonus(slot));
        if (kind == last || !(p->stops >> stop & 1))
            continue;
        goods[kind] = (uint8_t)(goods[kind] + made[kind]);
        walk(p, stop + PATH, kind, goods, gain + points[kind] * 100, moves + 1);
        goods[kind] = (uint8_t)(goods[kind] - made[kind]);
    }
}

static void best_walk(struct prospect *p, int from, uint8_t *goods)
{
    p->gain = -(1 << 20);
    p->moves = 0;
    walk(p, from, NONE, goods, 0, 0);
}

/* What hiring brings and the castle takes with this board, and about what a move costs. */
static void know_board(struct prospect *p)
{
    p->cover = workers(p->me) > STAY ? weigh(p, COVER_WEIGHT) : 0;
    p->ascending = milestones_ascending(p->me);
    p->hire = workers(p->me) > SLOTS - 2 ? weigh(p, HIRE_WEIGHT) / 2 : weigh(p, HIRE_WEIGHT);
    p->cost = weigh(p, FIRST_RATE_WEIGHT) / 2;
}

/* What a move brings on this board, lap after lap: the cost of a move at which the best lap
 * is just worth going. */
static int rate(struct prospect *p)
{
    uint8_t goods[GOODS] = {0};
    for (int space = 0; space < SPACES; space++)
        p->open[space] = 1;
    know_board(p);
    p->cost = weigh(p, FIRST_RATE_WEIGHT);
    for (int i = 0; i < ROUNDS; i++) {
        best_walk(p, 0, goods);
        p->cost = p->gain / p->moves;
    }
    return p->cost;
}

/* What the castle leaves: the goods of which there are most go first. */
static void give_back(uint8_t *goods)
{
    for (int n = goods_total(goods, GOODS); n > KEPT; n--) {
        int most = 0;
        for (int good = 1; good < GOODS; good++)
            most = goods[good] > goods[most] ? good : most;
        goods[most]--;
    }
}

/* The rest of this lap from where the figure stands, beyond what its moves cost. The building
 * it is in costs nothing more; those behind it are closed. */
static int this_lap(struct prospect *p)
{
    static const uint8_t inside[] = {[TRADE] = TRADING_HOUSE,
                                     [BUILD] = OFFICE,
                                     [CLAIM] = OFFICE,
                                     [SUPPLY] = MILL,
                                     [OVER] = 0};
    int at = p->me->at;
    uint8_t goods[GOODS];
    memcpy(goods, p->me->goods, GOODS);
    if (at == CASTLE)
        give_back(goods);
    for (int space = TRADING_HOUSE; space < SPACES; space++)
        p->open[space] = space > at ? 1 : -1;
    if (&p->m->seat[p->m->current] == p->me && inside[p->m->head.phase])
        p->open[inside[p->m->head.phase]] = 0;
    best_walk(p, at > SLOTS ? SLOTS : at, goods);
    return p->gain - p->moves * p->cost;
}

/* In laps to come the land offers something between what it does now and what it usually
 * does. While somebody builds we leave out the former, or nobody would take the last place
 * of a sort. */
static void expect(struct prospect *p)
{
    int phase = p->m->head.phase;
    bool building = phase == BUILD || phase == CLAIM || phase == SUPPLY;
    for (int sort = 0; sort < PIECE_SORTS; sort++) {
        p->land.sort[sort] =
            building ? usual(p, sort) : (p->land.sort[sort] + usual(p, sort) + 1) / 2;
        p->land.count[sort] = 2;
    }
    reckon(p);
}

/* Workers, and kinds of workers, on the board. */
static int board_worth(const struct prospect *p, const struct milestones_seat *me)
{
    int kinds = 0;
    for (int i = 0; i < SLOTS; i++)
        kinds |= is_worker(me->slot[i]) ? 1 << worker_kind(me->slot[i]) : 0;
    return workers(me) * weigh(p, WORKER_WEIGHT) +
           bits_count((uint64_t)kinds) * weigh(p, KIND_WEIGHT) +
           (milestones_ascending(me) ? weigh(p, ORDER_WEIGHT) : 0);
}

/* The best rate after laying out what is still in hand. */
static int best_layout(struct prospect *p, struct milestones_seat *me)
{
    int best = INT16_MIN, tile = me->hand[0];
    if (tile == NONE)
        return rate(p) * weigh(p, FAR_WEIGHT) + board_worth(p, p->me);
    struct milestones_seat before = *me;
    me->hand[0] = me->hand[1];
    me->hand[1] = NONE;
    for (int slot = 0; slot < SLOTS - 1; slot++) {
        if (me->slot[slot] != EMPTY || me->slot[slot + 1] != EMPTY)
            continue;
        for (int i = 0; i < 2; i++)
            me->slot[slot + i] =
                (uint8_t)worker(p->t->tile[tile].kind[i], p->t->tile[tile].number[i]);
        int worth = best_layout(p, me);
        best = worth > best ? worth : best;
        me->slot[slot] = me->slot[slot + 1] = EMPTY;
    }
    *me = before;
    return best;
}

static bool covers(const struct milestones *m, int seat)
{
    return seat == m->current && (m->head.phase == COVER || m->head.phase == KEEP) &&
           workers(&m->seat[seat]) > STAY;
}

static struct prospect prospect_of(const struct sw_game *g, const struct milestones *m,
                                   int seat)
{
    return (struct prospect){.t = tables(g),
                             .m = m,
                             .me = &m->seat[seat],
                             .weight = g->brain.weight,
                             .stops = UINT8_MAX};
}

static int plans(const struct sw_game *g, const struct milestones *m, int seat)
{
    struct milestones_seat me = m->seat[seat];
    struct prospect p = prospect_of(g, m, seat);
    struct land now;
    int worth;
    look_at_land(&p);
    now = p.land;
    expect(&p);
    if (m->head.phase <= PLACE) {
        p.me = &me;
        return best_layout(&p, &me);
    }
    worth = rate(&p) * weigh(&p, FAR_WEIGHT) + board_worth(&p, p.me);
    p.land = now;
    reckon(&p);
    return worth + this_lap(&p) - (covers(m, seat) ? weigh(&p, COVER_WEIGHT) : 0);
}

/* ---- the last turn ------------------------------ */

/* After the trigger: moves of its last turn a seat has yet to begin. */
static int moves_left(const struct milestones *m, int seat)
{
    int seats = m->head.seats, until = turn_distance(m->current, m->ender, seats);
    if (seat == m->current)
        return 1 - m->move + (m->head.phase == MOVE);
    if (seat == m->ender)
        return 0;
    return turn_distance(m->current, seat, seats) < (until ? until : seats) ? 2 : 0;
}

/* What office and mill can still bring: where the figure is, and where it may yet go. */
static int last_turn(const struct sw_game *g, const struct milestones *m, int seat)
{
    struct prospect p = prospect_of(g, m, seat);
    int moves = moves_left(m, seat), sum = 0;
    bool mine = seat == m->current, building = m->head.phase == BUILD || m->head.phase == CLAIM;
    look_at_land(&p);
    int office = worth_of_office(&p, p.me->goods);
    int mill = deliveries(&p, least(p.me->goods[GRAIN] / 2, p.land.count[SACKS]));
    if (mine && building) {
        sum += office;
    } else if (moves && p.me->at < OFFICE && office) {
        sum += office;
        moves--;
    }
    if ((mine && m->head.phase == SUPPLY) || (moves && p.me->at < MILL))
        sum += mill;
    return sum;
}

/* ---- who is ahead ------------------------------ */

/* What a seat may hope for. Others are not looked at so closely; but what they have is worth
 * as much, or nobody would like to see the match end. */
static int hope(const struct sw_game *g, const struct milestones *m, int seat, bool closely)
{
    const struct prospect p = {.weight = g->brain.weight};
    if (m->head.over)
        return 0;
    if (m->ender != NONE)
        return closely ? last_turn(g, m, seat) : 0;
    return closely ? plans(g, m, seat)
                   : board_worth(&p, &m->seat[seat]) +
                         weigh(&p, FAR_WEIGHT) * weigh(&p, FIRST_RATE_WEIGHT);
}

/* Majorities are far off at first and certain at the end. */
static void worth_of_majorities(const struct milestones_tables *t, const struct milestones *m,
                                int worth[SEATS])
{
    int most = 0;
    milestones_majorities(m, worth);
    for (int i = 0; i < m->head.seats; i++)
        most = m->seat[i].points > most ? m->seat[i].points : most;
    for (int i = 0; i < m->head.seats; i++) /* in the end they are on the track already */
        worth[i] = m->head.over ? 0 : worth[i] * 100 * least(most, target(t, m)) / target(t, m);
}

static int win_worth(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    if (!s->over)
        return 0;
    milestones_rank(g, s, place);
    return (place[seat] == 1 ? WIN_WORTH : 0) - place[seat] * PLACE_WORTH;
}

int milestones_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct milestones_tables *t = tables(g);
    const struct milestones *m = milestones(s);
    int best_other = INT32_MIN, mine = 0, majorities[SEATS];
    worth_of_majorities(t, m, majorities);
    for (int i = 0; i < s->seats; i++) {
        int worth = m->seat[i].points * 100 + majorities[i] + hope(g, m, i, i == seat);
        if (i == seat)
            mine = worth;
        else if (worth > best_other)
            best_other = worth;
    }
    return mine - best_other + win_worth(g, s, seat);
}

/* ---- what looks promising ------------------------------ */

/* What one look at the position tells about all actions. */
struct glance {
    const struct sw_game *game;
    struct prospect now, later; /* the land in this lap, and in those to come */
    int rate;
};

/* In buildings behind a space nothing can be done; the one there costs nothing more. */
static void stand_at(struct prospect *p, int at)
{
    for (int space = TRADING_HOUSE; space < SPACES; space++)
        p->open[space] = at == CASTLE || space < at ? -1 : space > at;
    p->gain = -(1 << 20);
    p->moves = 0;
}

/* What the best way to walk on after this move brings. */
static int promise_of_move(struct prospect *p, int to)
{
    const struct milestones_seat *me = p->me;
    uint8_t goods[GOODS];
    int kind = to > CASTLE && to <= SLOTS && is_worker(me->slot[to - PATH])
                   ? worker_kind(me->slot[to - PATH])
                   : NONE;
    int points = 0;
    memcpy(goods, me->goods, GOODS);
    for (int i = me->at; kind != NONE && i <= to - PATH; i++)
        if (is_worker(me->slot[i]) && worker_kind(me->slot[i]) == kind) {
            goods[kind]++;
            points += has_bonus(me->slot[i]);
        }
    stand_at(p, to);
    if (to == CASTLE || to > SLOTS)
        finish(p, goods, 0, 0);
    else
        walk(p, to, kind, goods, points * 100, 1);
    return p->gain - p->moves * p->cost;
}

/* Points at once, and the rest of the lap. Where nothing more can be built or delivered, the
 * land is not looked at again. */
static int promise_of_build(const struct glance *x, const struct sw_action *a)
{
    struct milestones next = *x->now.m;
    struct prospect p = x->now;
    milestones_apply(x->game, &next.head, a, NULL);
    p.m = &next;
    p.me = &next.seat[a->seat];
    if (next.ender != NONE)
        return p.me->points * 100 + last_turn(x->game, &next, a->seat);
    if (pairs(p.me->goods) || p.me->goods[GRAIN] > 1)
        look_at_land(&p);
    return p.me->points * 100 + this_lap(&p);
}

/* The rate of a board, of laps that stop only at the last worker of a kind. */
static int guess_rate(struct prospect *p)
{
    uint8_t goods[GOODS] = {0};
    int seen = 0;
    p->stops = 0;
    for (int i = SLOTS - 1; i >= 0; i--) {
        if (!is_worker(p->me->slot[i]) || (seen >> worker_kind(p->me->slot[i]) & 1))
            continue;
        seen |= 1 << worker_kind(p->me->slot[i]);
        p->stops = (uint8_t)(p->stops | 1 << i);
    }
    know_board(p);
    for (int space = 0; space < SPACES; space++)
        p->open[space] = 1;
    best_walk(p, 0, goods);
    return p->gain / p->moves;
}

/* Majorities, and how far the best of the others has come. */
static int lead_in_majorities(const struct sw_game *g, const struct milestones *m, int seat)
{
    int worth[SEATS], best = INT_MIN;
    worth_of_majorities(tables(g), m, worth);
    for (int i = 0; i < m->head.seats; i++) {
        int other = worth[i] + m->seat[i].points * 100 + hope(g, m, i, false);
        best = i != seat && other > best ? other : best;
    }
    return worth[seat] - best;
}

/* The rest of the lap, and the board; only hiring changes that. */
static int promise_of_trade(const struct glance *x, const struct sw_action *a)
{
    struct milestones next = *x->now.m;
    struct prospect now = x->now, later = x->later;
    int rate = x->rate;
    milestones_apply(x->game, &next.head, a, NULL);
    now.m = later.m = &next;
    now.me = later.me = &next.seat[a->seat];
    if (a->verb == V_HIRE)
        rate = guess_rate(&later);
    return this_lap(&now) + rate * weigh(&now, FAR_WEIGHT) + board_worth(&now, now.me) +
           lead_in_majorities(x->game, &next, a->seat);
}

static int promise_of(struct glance *x, const struct sw_action *a)
{
    if (a->verb == V_DONE) /* always to be considered, or turns would never end */
        return INT_MAX;
    if (a->verb == V_MOVE)
        return promise_of_move(&x->now, a->a);
    return x->now.m->head.phase == BUILD ? promise_of_build(x, a) : promise_of_trade(x, a);
}

/* The dearest part of `value` is the rate of the board, so it is left out or guessed. In the
 * last turn there is no such part. */
bool milestones_prior(const struct sw_game *g, const struct sw_state *s,
                      const struct sw_action *legal, int n, int *out)
{
    const struct milestones *m = milestones(s);
    struct glance x = {.game = g, .now = prospect_of(g, m, legal->seat)};
    if (m->ender != NONE || (s->phase != MOVE && s->phase != BUILD && s->phase != TRADE))
        return false;
    look_at_land(&x.now);
    know_board(&x.now);
    x.later = x.now;
    if (s->phase == TRADE) {
        expect(&x.later);
        x.rate = guess_rate(&x.later);
    }
    for (int i = 0; i < n; i++)
        out[i] = promise_of(&x, &legal[i]);
    return true;
}
