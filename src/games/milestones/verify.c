/* SPDX-License-Identifier: MIT */
/* verify.c - Milestones: what must hold in every position. */
#include <string.h>

#include "kit/bits.h"
#include "kit/goods.h"
#include "kit/turn.h"
#include "rules.h"

enum {
    GOODS_MOST = 20, /* more than a match gives, so that positions can be made up freely */
    POINTS_MOST = 20000
};

/* ---- seats ------------------------------ */

/* What one may have collected on the way: at most a good for each slot passed, and income. */
static int most_goods(const struct milestones *m, int seat)
{
    int at = m->seat[seat].at;
    bool giving = m->head.phase == KEEP && seat == m->current;
    if (at == CASTLE && !giving)
        return KEPT;
    if (at == CASTLE || at >= TRADING_HOUSE)
        return GOODS_MOST + SLOTS + 1;
    return GOODS_MOST + at;
}

static const char *verify_points(const struct milestones *m, int seat)
{
    const struct milestones_seat *me = &m->seat[seat];
    int sum = 0, majority = 0;
    for (int i = 0; i < SOURCES; i++)
        sum += me->from[i];
    for (int kind = 0; kind < GOODS; kind++)
        majority += m->head.over ? milestones_majority(m, seat, kind) : 0;
    if (sum != me->points || sum > POINTS_MOST)
        return "points do not add up";
    return me->from[S_MAJORITY] == majority ? NULL : "majorities are scored wrongly";
}

static const char *verify_seat(const struct milestones *m, int seat)
{
    const struct milestones_seat *me = &m->seat[seat];
    if (me->at >= SPACES)
        return "a figure is not on the rondel";
    for (int i = 0; i < SLOTS; i++)
        if (me->slot[i] >= SLOT_END)
            return "there is no such worker";
    if (goods_total(me->goods, GOODS) > most_goods(m, seat))
        return "too many goods";
    if (m->head.phase > PLACE && workers(me) < STAY)
        return "too few workers";
    return verify_points(m, seat);
}

static const char *verify_empty_seat(const struct milestones_seat *me)
{
    static const struct milestones_seat empty;
    return memcmp(me, &empty, sizeof empty) ? "a seat nobody sits on is not empty" : NULL;
}

/* ---- choosing and placing start tiles ------------------------------ */

/* Who chooses and places first has 0. */
static int order(const struct milestones *m, int seat)
{
    int seats = m->head.seats;
    return (turn_distance(seat, m->starter, seats) + seats - 1) % seats;
}

static int in_hand(const struct milestones_seat *me)
{
    return (me->hand[0] != NONE) + (me->hand[1] != NONE);
}

static bool hand_fits(const struct milestones *m, int seat)
{
    const struct milestones_seat *me = &m->seat[seat];
    int n = in_hand(me), phase = m->head.phase, done = order(m, m->current) - order(m, seat);
    if (n == 1 ? me->hand[0] == NONE : n == HAND && me->hand[0] >= me->hand[1])
        return false;
    if (phase == DRAFT)
        return n == (done > 0 ? HAND : 0);
    if (phase == PLACE && done == 0)
        return n > 0;
    return n == (phase == PLACE && done < 0 ? HAND : 0);
}

/* Before the first turn: four workers less those in hand, no points, one coin. */
static bool is_fresh(const struct milestones *m, int seat)
{
    static const uint8_t purse[GOODS] = {[COIN] = 1};
    const struct milestones_seat *me = &m->seat[seat];
    int placed = m->head.phase == DRAFT ? 0 : HAND - in_hand(me);
    for (int i = 0; i < SLOTS; i++)
        if (me->slot[i] == COVERED || has_bonus(me->slot[i]))
            return false;
    return workers(me) == 2 * placed && me->points == 0 && me->at == CASTLE &&
           memcmp(me->goods, purse, GOODS) == 0;
}

static const char *verify_setup(const struct milestones_tables *t, const struct milestones *m)
{
    bool running = m->head.phase > PLACE;
    for (int i = 0; i < m->head.seats; i++) {
        if (!hand_fits(m, i))
            return "a seat holds the wrong number of start tiles";
        if (!running && !is_fresh(m, i))
            return "somebody has begun before the start";
    }
    if (!running && (m->sections_left != t->pieces[SECTIONS].count || m->head.round != 1))
        return "something was built before the start";
    return NULL;
}

/* ---- tiles ------------------------------ */

static bool seen_once(const struct milestones_tables *t, uint64_t *seen, int tile)
{
    bool fresh = tile < t->tiles && !bits_has(*seen, tile);
    *seen |= bits_one(tile);
    return fresh;
}

static bool all_once(const struct milestones_tables *t, uint64_t *seen, const uint8_t *tile,
                     int n)
{
    for (int i = 0; i < n; i++)
        if (tile[i] != NONE && !seen_once(t, seen, tile[i]))
            return false;
    return true;
}

static int count_tiles(const uint8_t *tile, int n)
{
    int count = 0;
    for (int i = 0; i < n; i++)
        count += tile[i] != NONE;
    return count;
}

/* In the draft two tiles are taken at a time; then the last one goes to the box. */
static bool start_fits(const struct milestones *m)
{
    int n = count_tiles(m->start, START_TILES);
    if (m->head.phase != DRAFT)
        return n == 0 && m->box != NONE;
    return n == HAND * (m->head.seats - order(m, m->current)) + 1 && m->box == NONE;
}

/* Every tile is in exactly one place. */
static const char *verify_tiles(const struct milestones_tables *t, const struct milestones *m)
{
    uint64_t seen = m->placed;
    bool once = !(seen & ~bits_below(t->tiles)) && all_once(t, &seen, &m->box, 1) &&
                all_once(t, &seen, m->display, DISPLAY) &&
                all_once(t, &seen, m->start, START_TILES);
    for (int i = 0; i < m->head.seats; i++)
        once = once && all_once(t, &seen, m->seat[i].hand, HAND);
    if (m->stack_count > STACK_MAX || !deck_ends(m->stack, m->stack_count, STACK_MAX))
        return "the stack is miscounted";
    if (count_tiles(m->stack, STACK_MAX) != m->stack_count ||
        !all_once(t, &seen, m->stack, m->stack_count) || !once)
        return "a tile is wrong or doubled";
    if (seen != bits_below(t->tiles))
        return "a tile is lost";
    if (!start_fits(m))
        return "start tiles are where none should be";
    return m->stack_count == 0 || count_tiles(m->display, DISPLAY) == DISPLAY
               ? NULL
               : "the display was not refilled";
}

/* ---- bonus tiles ------------------------------ */

static const char *verify_bonus(const struct milestones_tables *t, const struct milestones *m)
{
    int n[GOODS];
    for (int kind = 0; kind < GOODS; kind++)
        n[kind] = m->bonus_gone[kind];
    for (int i = 0; i < BUSHES_MAX; i++) {
        if (m->bonus[i] == NONE)
            continue;
        if (i >= t->bushes || m->bonus[i] >= GOODS)
            return "there is no such bonus tile";
        n[m->bonus[i]]++;
        if (milestones_has_house(m, t->cell_of[i]) && m->claim_cell != t->cell_of[i])
            return "a house stands on a bonus tile";
    }
    for (int i = 0; i < m->head.seats; i++)
        for (int k = 0; k < SLOTS; k++)
            if (has_bonus(m->seat[i].slot[k]))
                n[worker_kind(m->seat[i].slot[k])]++;
    for (int kind = 0; kind < GOODS; kind++)
        if (n[kind] != t->bonus[kind].count)
            return "bonus tiles were made or lost";
    return NULL;
}

/* ---- the land ------------------------------ */

/* Roads are drawn from both their ends, and every piece has a milestone at exactly one. */
static const char *verify_corner(const struct milestones_tables *t, const struct milestones *m,
                                 int corner)
{
    int roads = bits_count(m->roads[corner]), piece = m->piece[corner];
    if (piece >= PIECES || m->roads[corner] >> NEAR)
        return "there is no such piece or direction";
    for (int d = 0; d < NEAR; d++) {
        int other = t->toward[corner][d];
        if (!(m->roads[corner] >> d & 1))
            continue;
        if (other == NONE || !(m->roads[other] >> (d + 3) % NEAR & 1))
            return "a road has one end only";
        if ((piece == MILESTONE) == (m->piece[other] == MILESTONE))
            return "a road piece needs one milestone";
    }
    if (piece == MILESTONE ? roads != 2 : piece == FREE && roads > 2)
        return "roads branch where there is no market";
    return piece >= MARKET && roads == 0 && corner != t->start ? "a market off the road" : NULL;
}

struct count {
    int pieces[PIECES], roads, touched;
};

static struct count count_land(const struct milestones_tables *t, const struct milestones *m)
{
    struct count n = {{0}, 0, 0};
    for (int i = 0; i < t->corners; i++) {
        n.pieces[m->piece[i]]++;
        n.roads += bits_count(m->roads[i]);
        n.touched += m->roads[i] != 0 || i == t->start;
    }
    return n;
}

/* Corners reached by road from the start. */
static int reach(const struct milestones_tables *t, const struct milestones *m)
{
    bool seen[CORNERS_MAX] = {false};
    uint8_t open[CORNERS_MAX];
    int n = 0, done = 0;
    open[n++] = t->start;
    seen[t->start] = true;
    for (; done < n; done++)
        for (int d = 0; d < NEAR; d++) {
            int other = t->toward[open[done]][d];
            if (!(m->roads[open[done]] >> d & 1) || seen[other])
                continue;
            seen[other] = true;
            open[n++] = (uint8_t)other;
        }
    return n;
}

/* The roads are one tree that grows from the start (MIL-ROAD-5). */
static const char *verify_network(const struct milestones_tables *t, const struct milestones *m)
{
    struct count n = count_land(t, m);
    int sections = t->pieces[SECTIONS].count - m->sections_left;
    int markets = n.pieces[MARKET] + n.pieces[SUPPLIED];
    if (n.pieces[MILESTONE] != sections || n.roads != 4 * sections)
        return "sections are miscounted";
    if (markets != t->pieces[MARKETS].count - m->markets_left ||
        n.pieces[SUPPLIED] != t->pieces[SACKS].count - m->sacks_left)
        return "markets or sacks are miscounted";
    if (m->piece[t->start] < MARKET)
        return "the start has no market";
    return n.touched == 2 * sections + 1 && reach(t, m) == n.touched ? NULL
                                                                     : "roads are no tree";
}

static bool touches_road(const struct milestones_tables *t, const struct milestones *m,
                         int cell)
{
    for (int i = 0; i < 3; i++)
        if (m->roads[t->cell_corner[cell][i]] >> t->cell_side[cell][i] & 1)
            return true;
    return false;
}

static const char *verify_houses(const struct milestones_tables *t, const struct milestones *m)
{
    int built = t->pieces[HOUSES].count - m->houses_left;
    if (built < 0 || !deck_ends(m->house, built, HOUSES_MAX))
        return "houses are miscounted";
    for (int i = 0; i < built; i++)
        if (m->house[i] >= t->cells || (i && m->house[i] <= m->house[i - 1]) ||
            !touches_road(t, m, m->house[i]))
            return "a house stands where none can be";
    return NULL;
}

static const char *verify_land(const struct milestones_tables *t, const struct milestones *m)
{
    const char *wrong = NULL;
    for (int i = 0; i < CORNERS_MAX && !wrong; i++)
        if (i < t->corners)
            wrong = verify_corner(t, m, i);
        else if (m->roads[i] || m->piece[i])
            wrong = "something stands beside the land";
    if (!wrong)
        wrong = verify_network(t, m);
    return wrong ? wrong : verify_houses(t, m);
}

/* ---- turn and end ------------------------------ */

/* A claim is open exactly while something can be claimed. */
static bool claim_fits(const struct milestones_tables *t, const struct milestones *m)
{
    const struct milestones_seat *me = &m->seat[m->current];
    if (m->head.phase != CLAIM)
        return m->claim_corner == NONE && m->claim_cell == NONE;
    if (m->claim_corner != NONE)
        return m->claim_cell == NONE && m->claim_corner < t->corners &&
               m->piece[m->claim_corner] != FREE &&
               milestones_claims_open(t, m, me, m->claim_corner);
    if (m->claim_cell >= t->cells || !milestones_has_house(m, m->claim_cell))
        return false;
    int kind = milestones_bonus_in(t, m, m->claim_cell);
    return kind < GOODS && milestones_may_take(me, kind);
}

/* Where the figure stands when a question is asked; SPACES: anywhere. */
static const uint8_t space_of_phase[] = {
    [DRAFT] = CASTLE, [PLACE] = CASTLE, [MOVE] = SPACES, [TRADE] = TRADING_HOUSE,
    [BUILD] = OFFICE, [CLAIM] = OFFICE, [SUPPLY] = MILL, [KEEP] = CASTLE,
    [COVER] = CASTLE, [OVER] = SPACES,
};

static const char *verify_turn(const struct milestones_tables *t, const struct milestones *m)
{
    const struct sw_state *s = &m->head;
    if (m->current >= s->seats || m->starter >= s->seats)
        return "nobody sits there";
    const struct milestones_seat *me = &m->seat[m->current];
    if (s->waiting != (s->over ? 0 : turn_only(m->current)))
        return "the wrong seat is waiting";
    if ((s->phase == OVER) != (s->over != 0) || s->round == 0)
        return "the phase does not fit";
    if (m->move > (s->phase > PLACE && s->phase != OVER) || m->hired > (s->phase == TRADE))
        return "the turn does not fit the phase";
    if (space_of_phase[s->phase] != SPACES && space_of_phase[s->phase] != me->at)
        return "the figure stands elsewhere";
    if (s->phase == KEEP && goods_total(me->goods, GOODS) <= KEPT)
        return "nothing needs to be given back";
    if (s->phase == COVER && workers(me) <= STAY)
        return "nobody needs to be covered";
    return claim_fits(t, m) ? NULL : "the wrong bonus tiles are claimed";
}

/* What calls for the end: points without the final scoring, or no tile left. */
static bool at_target(const struct milestones_tables *t, const struct milestones *m, int seat)
{
    return m->seat[seat].points - m->seat[seat].from[S_MAJORITY] >= target(t, m);
}

static bool trigger_fits(const struct milestones_tables *t, const struct milestones *m)
{
    bool dry = count_tiles(m->display, DISPLAY) == 0, due = dry;
    for (int i = 0; i < m->head.seats; i++)
        due = due || at_target(t, m, i);
    if (m->ender == NONE)
        return !due && m->trigger == (m->head.over ? BY_CAP : RUNNING);
    if (m->ender >= m->head.seats || m->head.phase <= PLACE)
        return false;
    if (m->trigger == BY_LAST_TILE)
        return dry;
    return (m->trigger == BY_FIRST_MOVE || m->trigger == BY_SECOND_MOVE) &&
           at_target(t, m, m->ender);
}

static const char *verify_end(const struct milestones_tables *t, const struct milestones *m)
{
    if (!trigger_fits(t, m))
        return "the end is triggered wrongly";
    return m->head.over == 0 || m->head.over == m->trigger ? NULL : "the ending is wrong";
}

const char *milestones_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct milestones_tables *t = tables(g);
    const struct milestones *m = milestones(s);
    const char *wrong = verify_turn(t, m);
    for (int i = 0; i < SEATS && !wrong; i++)
        wrong = i < s->seats ? verify_seat(m, i) : verify_empty_seat(&m->seat[i]);
    if (!wrong)
        wrong = verify_setup(t, m);
    if (!wrong)
        wrong = verify_tiles(t, m);
    if (!wrong)
        wrong = verify_land(t, m);
    if (!wrong)
        wrong = verify_bonus(t, m);
    return wrong ? wrong : verify_end(t, m);
}
