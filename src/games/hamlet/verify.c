/* SPDX-License-Identifier: MIT */
/* verify.c - Hamlet: what must hold in every position.
 *
 * Any bytes may come in, so what is used as an index is checked before it is used: seats and
 * tiles first, then the village, then what lies and stands in it, then the open question. */
#include <string.h>

#include "geometry.h"
#include "kit/bits.h"
#include "kit/turn.h"
#include "rules.h"

/* ---- single bytes ------------------------------------------------------------------ */

static const char *verify_head(const struct hamlet *h)
{
    int seats = h->head.seats;
    if (h->current >= seats || h->start >= seats || h->herd >= HERDS || h->deed >= DEEDS)
        return "seat, herd or deed out of range";
    if ((h->head.phase == OVER) != (h->head.over != RUNNING))
        return "the phase does not fit the end";
    if (h->head.waiting != (h->head.over ? 0 : turn_only(h->current)))
        return "somebody else is waiting";
    if (h->head.round < 1 || h->spare[0] || h->spare[1])
        return "rounds count from one, spare bytes are 0";
    return NULL;
}

/* Tiles ascending, then nothing. */
static bool ascends(const uint8_t *place, int n)
{
    for (int i = 0; i < n; i++)
        if ((place[i] >= TILES && place[i] != NONE) || (i > 0 && place[i] < place[i - 1]))
            return false;
    return true;
}

/* ---- seats ------------------------------------------------------------------------- */

static const char *verify_roads(const struct hamlet_seat *seat)
{
    for (int i = 0; i < ROADS; i++) {
        uint8_t a = seat->road_a[i], b = seat->road_b[i];
        if (a == NONE ? b != NONE || seat->road[i] != NONE
                      : a >= b || b >= TILES || seat->road[i] >= ROAD_KINDS)
            return "a road is no road";
        if (i > 0 && (seat->road_a[i - 1] > a ||
                      (a != NONE && seat->road_a[i - 1] == a && seat->road_b[i - 1] >= b)))
            return "roads are not in order";
    }
    return NULL;
}

/* Villagers are hired from the front, and on the seat's turn alone some lie. */
static const char *verify_villagers(const struct hamlet *h, int i)
{
    const struct hamlet_seat *seat = &h->seat[i];
    int hired = 0;
    while (hired < VILLAGERS && seat->villager[hired] != NONE)
        if (seat->villager[hired++] >= TILES)
            return "a villager stands nowhere";
    for (int k = hired; k < VILLAGERS; k++)
        if (seat->villager[k] != NONE)
            return "villagers are not in order";
    if (hired < 1 || seat->lying >> hired)
        return "somebody lies who is not hired, or nobody is";
    if (seat->lying && (i != h->current || h->head.over))
        return "villagers lie out of turn";
    return NULL;
}

static const char *verify_seat(const struct hamlet *h, int i)
{
    const struct hamlet_seat *seat = &h->seat[i];
    const char *wrong = verify_roads(seat);
    bool paying = h->head.phase == PAY && i == h->current;
    if (!wrong)
        wrong = verify_villagers(h, i);
    if (wrong)
        return wrong;
    if (!ascends(seat->donkey, DONKEYS) || seat->donkey[0] == NONE)
        return "donkeys are not in order";
    if (seat->gold < (paying ? -DEBT_MAX : 0) || seat->gold > GOLD_MAX ||
        seat->points > POINTS_MAX)
        return "gold or points out of range";
    if (bits_count(seat->designs) > DESIGNS_MAX)
        return "more than three designs";
    if (seat->spare[0] || seat->spare[1])
        return "spare bytes";
    return NULL;
}

static const char *verify_empty_seat(const struct hamlet_seat *seat)
{
    struct hamlet_seat empty;
    memset(&empty, 0, sizeof empty);
    memset(empty.villager, NONE, VILLAGERS);
    memset(empty.donkey, NONE, DONKEYS);
    memset(empty.road_a, NONE, ROADS);
    memset(empty.road_b, NONE, ROADS);
    memset(empty.road, NONE, ROADS);
    return memcmp(&empty, seat, sizeof empty) ? "an empty seat has something" : NULL;
}

static const char *verify_seats(const struct hamlet *h)
{
    const char *wrong = NULL;
    for (int i = 0; !wrong && i < SEATS; i++)
        wrong = i < h->head.seats ? verify_seat(h, i) : verify_empty_seat(&h->seat[i]);
    return wrong;
}

/* ---- the village ------------------------------------------------------------------- */

static uint32_t village_of(const struct hamlet *h)
{
    uint32_t village = 0;
    for (int i = 0; i < TILES; i++)
        village |= h->turn[i] == NONE ? 0 : tile_bit(i);
    return village;
}

static const char *verify_places(const struct hamlet_tables *t, const struct hamlet *h)
{
    for (int i = 0; i < TILES; i++) {
        struct tri_point p = point_of(h->spot[i]);
        if (h->turn[i] == NONE) {
            if (h->spot[i] != NO_SPOT)
                return "a tile that is not laid has a place";
            continue;
        }
        if (h->turn[i] >= TRI_DIRECTIONS || t->print[i][h->turn[i]].same != h->turn[i] ||
            p.a < -SPAN || p.a > SPAN || p.b < -SPAN || p.b > SPAN)
            return "a tile is turned or placed in no possible way";
    }
    for (int i = 0; i < t->layouts; i++) {
        const struct hamlet_layout *row = &t->layout[i];
        if (h->turn[i] != row->turn ||
            h->spot[i] != spot_of((struct tri_point){row->a, row->b}))
            return "an opening tile is not where it belongs";
    }
    return NULL;
}

/* Sets of touching tiles, made anew. `touching` holds whatever touches at all. */
struct contacts {
    uint32_t set[EDGES][TILES], touching[TILES];
};

static const char *meet(const struct hamlet_tables *t, const struct hamlet *h, int i, int k,
                        struct contacts *c)
{
    uint8_t n[EDGES][EDGES];
    int any = 0;
    if (hamlet_geometry_overlap(t, h, i, k))
        return "two tiles overlap";
    hamlet_geometry_contacts(t, h, i, k, n);
    if (n[ROAD][FOREST] || n[ROAD][ROCK] || n[FOREST][ROAD] || n[ROCK][ROAD])
        return "a road meets forest or rock";
    for (int kind = 0; kind < EDGES; kind++)
        if (n[kind][kind]) {
            c->set[kind][i] |= tile_bit(k);
            c->set[kind][k] |= tile_bit(i);
            any = 1;
        }
    if (any || n[FOREST][ROCK] || n[ROCK][FOREST]) {
        c->touching[i] |= tile_bit(k);
        c->touching[k] |= tile_bit(i);
    }
    return NULL;
}

static uint32_t flood(const uint32_t *next)
{
    uint32_t all = tile_bit(CHURCH), done = 0;
    while (all != done) {
        int tile = bits_lowest(all & ~done);
        done |= tile_bit(tile);
        all |= next[tile];
    }
    return all;
}

/* HAM-ROAD-4: a built road joins what nothing else joins. */
static const char *add_roads(const struct hamlet *h, struct contacts *c)
{
    for (int i = 0; i < h->head.seats; i++)
        for (int k = 0; k < hamlet_build_roads(&h->seat[i]); k++) {
            int a = h->seat[i].road_a[k], b = h->seat[i].road_b[k];
            int edge = h->seat[i].road[k] == BRIDGE ? ROCK : FOREST;
            if (!(c->set[edge][a] & tile_bit(b)) || (c->set[ROAD][a] & tile_bit(b)))
                return "a road where none can be";
            c->set[ROAD][a] |= tile_bit(b);
            c->set[ROAD][b] |= tile_bit(a);
        }
    return NULL;
}

static const char *verify_contacts(const struct hamlet_tables *t, const struct hamlet *h)
{
    struct contacts c;
    const char *wrong = NULL;
    memset(&c, 0, sizeof c);
    for (int i = 0; !wrong && i < TILES; i++)
        for (int k = 0; !wrong && k < i; k++)
            if (h->turn[i] != NONE && h->turn[k] != NONE)
                wrong = meet(t, h, i, k, &c);
    if (!wrong)
        wrong = add_roads(h, &c);
    if (wrong)
        return wrong;
    if (memcmp(h->joined, c.set[ROAD], sizeof h->joined) ||
        memcmp(h->forest, c.set[FOREST], sizeof h->forest) ||
        memcmp(h->rock, c.set[ROCK], sizeof h->rock))
        return "the sets of touching tiles are wrong";
    if (h->net != flood(h->joined))
        return "the network is wrong";
    return flood(c.touching) == village_of(h) ? NULL : "the village has fallen apart";
}

/* Roads begin in the network. */
static const char *verify_network(const struct hamlet *h)
{
    bool paved = false;
    for (int i = 0; i < h->head.seats; i++) {
        const struct hamlet_seat *seat = &h->seat[i];
        for (int k = 0; k < VILLAGERS; k++)
            if (seat->villager[k] != NONE && !in_set(h->net, seat->villager[k]))
                return "a villager is not in the network";
        for (int k = 0; k < DONKEYS; k++)
            if (seat->donkey[k] != NONE && !in_set(h->net, seat->donkey[k]))
                return "a donkey is not in the network";
        for (int k = 0; k < hamlet_build_roads(seat); k++)
            if (!in_set(h->net, seat->road_a[k]))
                return "a road is not in the network";
        paved |= seat->road_a[0] != NONE;
    }
    uint8_t planner = h->milestone[PLANNER];
    if (paved != (planner != NONE) ||
        (paved && (planner >= h->head.seats || h->seat[planner].road_a[0] == NONE)))
        return "the planner is not whoever built the first road";
    return NULL;
}

/* ---- where tiles are --------------------------------------------------------------- */

static bool take(uint32_t *all, uint32_t set)
{
    bool fresh = !(*all & set);
    *all |= set;
    return fresh;
}

static const char *verify_display(const struct hamlet *h, uint32_t *all)
{
    int taken = bits_count(village_of(h));
    for (int i = 0; i < h->head.seats; i++)
        taken += bits_count(h->seat[i].designs);
    for (int i = 0; i < DISPLAY; i++) {
        uint8_t tile = h->display[i];
        if (tile == NONE ? h->coins[i] != 0 || h->bag : tile >= TILES)
            return "the display has a gap, or coins where no tile is";
        if (i > 0 &&
            ((tile != NONE && h->display[i - 1] == NONE) || h->coins[i] > h->coins[i - 1]))
            return "the display is not in order";
        if (h->coins[i] > taken)
            return "more coins on the display than could be";
        if (tile != NONE && !take(all, tile_bit(tile)))
            return "a tile is in two places";
    }
    return NULL;
}

static const char *verify_milestones(const struct hamlet_tables *t, const struct hamlet *h,
                                     uint32_t *all)
{
    for (int good = 0; good < GOODS; good++) {
        bool stands = false;
        bits_each (tile, village_of(h) & t->of_kind[REFINERY])
            stands |= t->tile[tile].makes == RAWS + good;
        if (stands != (h->milestone[good] != NONE) ||
            (stands && h->milestone[good] >= h->head.seats))
            return "a milestone does not fit the village";
        if (!stands && !take(all, t->of_stack[STACK_FLOUR + good]))
            return "a tile of a closed stack is elsewhere";
    }
    return NULL;
}

static const char *verify_tiles(const struct hamlet_tables *t, const struct hamlet *h)
{
    uint32_t all = 0, flags = 0;
    const char *wrong = NULL;
    bool once = take(&all, village_of(h));
    once &= take(&all, h->bag);
    for (int i = 0; i < h->head.seats; i++) {
        once &= take(&all, h->seat[i].designs);
        if (!take(&flags, h->seat[i].flags))
            return "a landmark has two flags";
    }
    wrong = verify_display(h, &all);
    if (!wrong)
        wrong = verify_milestones(t, h, &all);
    if (wrong)
        return wrong;
    if (!once || ~all)
        return "a tile is lost or doubled";
    if (flags != (village_of(h) & t->of_kind[LANDMARK]))
        return "landmarks and flags do not agree";
    return NULL;
}

/* ---- resources --------------------------------------------------------------------- */

static const char *verify_stock(const struct hamlet_tables *t, const struct hamlet *h, int tile)
{
    const struct hamlet_tile *row = &t->tile[tile];
    int sum = 0;
    for (int i = 0; i < PLACES; i++) {
        bool raw = row->kind == PRODUCER && (row->makes == ANY ? i < RAWS : i == row->makes);
        bool good = row->kind == REFINERY && i < h->head.seats;
        if (h->stock[tile][i] && ((!raw && !good) || !in_set(h->net, tile)))
            return "something lies where it cannot";
        sum += h->stock[tile][i];
    }
    return sum > row->spaces ? "more lies on a tile than it has spaces" : NULL;
}

/* Two of each good for everybody, in the supply or in the village. */
static const char *verify_goods(const struct hamlet_tables *t, const struct hamlet *h)
{
    for (int tile = 0; tile < TILES; tile++) {
        const char *wrong = verify_stock(t, h, tile);
        if (wrong)
            return wrong;
    }
    for (int i = 0; i < h->head.seats; i++)
        for (int good = 0; good < GOODS; good++) {
            int n = h->seat[i].supply[good];
            bits_each (tile, t->of_kind[REFINERY])
                if (t->tile[tile].makes == RAWS + good)
                    n += h->stock[tile][i];
            if (n != GOODS_EACH)
                return "goods are lost or doubled";
        }
    return NULL;
}

/* ---- trade tiles and orders -------------------------------------------------------- */

/* The level of the trade tile at a place of the stack, from the bottom. */
static int level_at(const struct hamlet_tables *t, const struct hamlet *h, int place)
{
    const struct hamlet_seats *row = &t->seats[h->head.seats - 2];
    int third = bits_count(t->of_level[3]) - row->out_3;
    int second = bits_count(t->of_level[2]) - row->out_2;
    return place < third ? 3 : place < third + second ? 2 : 1;
}

/* A deck of known or, in a censored state, only secret tiles. */
static const char *verify_deck(const struct hamlet_tables *t, const uint8_t *deck, int count,
                               int capacity, uint32_t *all, int *secrets)
{
    if (count > capacity || !deck_ends(deck, count, capacity))
        return "a deck of trade tiles does not end";
    for (int i = 0; i < count; i++) {
        if (deck[i] == DECK_SECRET) {
            ++*secrets;
            continue;
        }
        if (deck[i] >= t->trades || !take(all, UINT32_C(1) << deck[i]))
            return "a trade tile is in two places";
    }
    return NULL;
}

static const char *verify_levels(const struct hamlet_tables *t, const struct hamlet *h)
{
    const struct hamlet_seats *row = &t->seats[h->head.seats - 2];
    int out[4] = {0, 0, row->out_2, row->out_3};
    for (int i = 0; i < h->stack_count; i++)
        if (!(t->of_level[level_at(t, h, i)] >> h->stack[i] & 1))
            return "a trade tile of the wrong level is in the stack";
    for (int i = 0; i < h->box_count; i++)
        out[t->trade[h->box[i]].level]--;
    if (out[1] || out[2] || out[3])
        return "the wrong trade tiles are in the box";
    for (int i = 1; i < h->box_count; i++)
        if (h->box[i] < h->box[i - 1])
            return "the box is not in order";
    return NULL;
}

/* What is face down must fit what has been seen: levels leave the stack from the top. */
static const char *verify_seen(const struct hamlet_tables *t, const struct hamlet *h,
                               uint32_t seen)
{
    const struct hamlet_seats *row = &t->seats[h->head.seats - 2];
    const int out[] = {0, 0, row->out_2, row->out_3};
    int down[4] = {0};
    for (int i = 0; i < h->stack_count; i++)
        down[level_at(t, h, i)]++;
    for (int level = 1; level <= 3; level++)
        if (bits_count(t->of_level[level] & ~seen) != down[level] + out[level])
            return "trade tiles have left the stack out of order";
    return NULL;
}

static const char *verify_trades(const struct hamlet_tables *t, const struct hamlet *h)
{
    const struct hamlet_seats *row = &t->seats[h->head.seats - 2];
    uint32_t all = 0, seen;
    int secrets = 0;
    bool once = take(&all, h->open);
    for (int i = 0; i < h->head.seats; i++)
        once &= take(&all, h->seat[i].trades);
    seen = all;
    if (!once || seen & ~(uint32_t)bits_below(t->trades))
        return "a trade tile is in two places";
    const char *wrong = verify_deck(t, h->stack, h->stack_count, TRADES_MAX, &all, &secrets);
    if (!wrong)
        wrong = verify_deck(t, h->box, h->box_count, BOX_MAX, &all, &secrets);
    if (wrong)
        return wrong;
    if (bits_count(all) + secrets != t->trades || h->box_count != row->out_2 + row->out_3 ||
        (secrets && secrets != h->stack_count + h->box_count))
        return "trade tiles are lost";
    int open = bits_count(h->open);
    if (open > OPEN_TRADES || (open < OPEN_TRADES && h->stack_count))
        return "the market is not filled";
    wrong = verify_seen(t, h, seen);
    return wrong || secrets ? wrong : verify_levels(t, h);
}

static const char *verify_orders(const struct hamlet_tables *t, const struct hamlet *h)
{
    int side = t->seats[h->head.seats - 2].side, limit = h->head.option[OPT_ROUND_LIMIT];
    for (int i = 0; i < ORDERS_MAX; i++) {
        bool asked = i < t->orders && t->order[i].side == side;
        if (h->order_owner[i] != NONE && (!asked || h->order_owner[i] >= h->head.seats))
            return "a church order belongs to nobody";
    }
    bool complete = hamlet_work_church_complete(h);
    if (h->head.over && complete != (h->head.over == BY_CHURCH))
        return "the match ended for another reason";
    if (h->head.over == BY_LIMIT && (!limit || h->head.round < limit))
        return "the round limit is not reached";
    if (h->head.over && turn_next(h->current, h->head.seats) != h->start)
        return "the last round is not finished";
    return NULL;
}

/* ---- the turn ----------------------------------------------------------------------- */

static int count(const uint8_t *place, int tile)
{
    int n = 0;
    for (int i = 0; i < DONKEYS; i++)
        n += place[i] == tile;
    return n;
}

static const char *verify_herd(const struct hamlet *h)
{
    const uint8_t *donkey = h->seat[h->current].donkey;
    bool moving = h->herd == HERD_MOVING;
    if (moving
            ? h->head.phase != TURN || !in_set(h->net, h->herd_from) ||
                  !in_set(h->joined[h->herd_from], h->herd_to) || !count(h->moved, h->herd_to)
            : h->moved[0] != NONE || h->herd_from != NONE || h->herd_to != NONE)
        return "the herd moves in no possible way";
    if (!ascends(h->moved, DONKEYS) || (h->head.over && h->herd != HERD_READY))
        return "moved donkeys are not in order, or move after the end";
    for (int i = 0; i < DONKEYS; i++)
        if (h->moved[i] != NONE && count(h->moved, h->moved[i]) > count(donkey, h->moved[i]))
            return "a moved donkey is not there";
    return NULL;
}

static bool owes(const struct hamlet *h)
{
    for (int i = 0; i < RESOURCES; i++)
        if (h->owed[i])
            return true;
    return h->owed_any;
}

/* Nothing of an action is left over in another question. */
static const char *verify_leftovers(const struct hamlet *h)
{
    int phase = h->head.phase;
    bool building = h->deed == BUILDING && phase == PAY;
    if ((phase == TURN || phase == OVER) != (h->at == NONE))
        return "somebody is at work, or nobody is";
    if ((phase == PLACE || phase == PAY) != (h->deed != NO_DEED) ||
        (h->deed == NO_DEED) != (h->what == NONE))
        return "the deed does not fit the question";
    if (phase == PLACE && h->deed != BUILDING)
        return "only buildings are placed";
    if (building != (h->to_turn != NONE) || building != (h->to_spot != NO_SPOT))
        return "a place is kept for no building";
    if ((h->deed == PAVING) != (h->kind != NONE) || owes(h) != (phase == PAY))
        return "something is owed for nothing";
    return h->fill_from && phase != FILL ? "a barn is filled out of turn" : NULL;
}

/* The object of the deed, as if it were chosen now. */
static bool deed_is_possible(const struct at *at)
{
    const struct hamlet *h = at->h;
    struct sw_action a = {.a = h->what};
    switch (h->deed) {
    case REFINING:
        a.verb = V_REFINE;
        break;
    case SELLING:
        a.verb = V_SELL;
        break;
    case ORDERING:
        a.verb = V_ORDER;
        break;
    case BUILDING:
        a.verb = V_BUILD;
        break;
    default:
        a.verb = V_ROAD;
        a.b = h->kind;
    }
    if (hamlet_verbs[a.verb].why_not(at, &a))
        return false;
    return h->head.phase == PLACE || h->deed != BUILDING ||
           !hamlet_build_why_not_place(at, h->to_spot, h->to_turn);
}

static bool may_place(const struct at *at)
{
    if (!deed_is_possible(at))
        return false;
    struct price p = hamlet_work_price_of_deed(at);
    return !hamlet_pay_why_not(at, at->h->at, &p);
}

/* No more is owed than the price, and the rest can be paid. */
static const char *verify_payment(const struct at *at)
{
    struct price left, full;
    if (!deed_is_possible(at))
        return "what is being paid for is not possible";
    full = hamlet_work_price_of_deed(at);
    left = hamlet_pay_price_left(at);
    for (int i = 0; i < RESOURCES; i++)
        if ((left.need >> 8 * i & 0xff) > (full.need >> 8 * i & 0xff))
            return "more is owed than the price";
    if (left.any > full.any)
        return "more is owed than the price";
    struct means m = hamlet_pay_means(at, at->h->at);
    return pay_possible(at, &m, &left) ? NULL : "what is owed cannot be paid";
}

static bool may_fill(const struct at *at)
{
    const struct hamlet *h = at->h;
    return is_a(at, h->at, PRODUCER) && at->t->makes[h->at] == ANY && h->fill_from < RAWS &&
           pay_filled(h, h->at) < at->t->spaces[h->at];
}

static bool may_act(const struct at *at)
{
    struct hamlet_hope hope = hamlet_hope_of(at);
    return in_set(hamlet_hope_places(at, &hope), at->h->at);
}

/* The villager at work is the first that stands, and has something to do. */
static const char *verify_work(const struct at *at)
{
    const struct hamlet *h = at->h;
    int i = 0;
    if (h->at == NONE)
        return NULL;
    while (i < VILLAGERS && (at->me->lying >> i & 1))
        i++;
    if (i == VILLAGERS || at->me->villager[i] != h->at || !in_set(h->net, h->at))
        return "nobody works there";
    switch (h->head.phase) {
    case ACT:
        return may_act(at) ? NULL : "there is nothing to do";
    case FILL:
        return may_fill(at) ? NULL : "there is nothing to fill";
    case HALL:
        return h->at == TOWN_HALL && hamlet_work_may_hire(at) ? NULL : "nobody can be hired";
    case PLACE:
        return may_place(at) ? NULL : "what is to be built cannot be";
    default:
        return verify_payment(at);
    }
}

/* The derived ways have been made anew already. */
static const char *verify_fits(const struct hamlet *h)
{
    for (int tile = 0; tile < TILES; tile++) {
        uint32_t fits = 0;
        for (int place = 0; place < TILES; place++)
            fits |= (uint32_t)(h->aid.way[tile][place] > 0) << place;
        if (fits != h->fits[tile])
            return "where a design fits is wrong";
    }
    return NULL;
}

const char *hamlet_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct hamlet_tables *t = tables(g);
    struct hamlet h = *hamlet(s);
    const char *wrong = verify_head(&h);
    if (!wrong)
        wrong = verify_seats(&h);
    if (!wrong)
        wrong = verify_places(t, &h);
    if (!wrong)
        wrong = verify_contacts(t, &h);
    if (!wrong)
        wrong = verify_network(&h);
    if (!wrong)
        wrong = verify_tiles(t, &h);
    if (!wrong)
        wrong = verify_goods(t, &h);
    if (!wrong)
        wrong = verify_trades(t, &h);
    if (!wrong)
        wrong = verify_orders(t, &h);
    if (!wrong)
        wrong = verify_herd(&h);
    if (!wrong)
        wrong = verify_leftovers(&h);
    if (!wrong)
        wrong = verify_fits(&h);
    struct at at = {t, &h, &h.seat[h.current % SEATS], NULL, false};
    return wrong ? wrong : verify_work(&at);
}
