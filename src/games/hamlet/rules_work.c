/* SPDX-License-Identifier: MIT */
/* rules_work.c - Hamlet: what a villager does where it went (HAM-ACT and what follows).
 *
 * Going to work is one action, saying what is done there the next; whatever has a price asks
 * how it is paid and is carried out after that. A villager only goes where it can do something,
 * so nobody is ever stuck half-way. */
#include <string.h>

#include "kit/bits.h"
#include "rules.h"

static int room(const struct at *at, int tile)
{
    return at->t->spaces[tile] - pay_filled(at->h, tile);
}

static int lowest_upright(const struct hamlet_seat *me)
{
    int i = 0;
    while (me->lying >> i & 1)
        i++;
    return i;
}

/* HAM-VIL-3, HAM-VIL-4: one action; whoever has acted lies down. */
static void finish(struct at *at)
{
    struct hamlet *h = at->h;
    at->me->lying = (uint8_t)(at->me->lying | 1u << lowest_upright(at->me));
    h->at = NONE;
    h->deed = NO_DEED;
    h->what = h->kind = h->to_turn = NONE;
    h->to_spot = NO_SPOT;
    h->head.phase = TURN;
}

/* HAM-VIL-1, HAM-A30: villagers are alike, so the first upright one goes. */
void hamlet_work_begin(struct at *at, int place)
{
    at->me->villager[lowest_upright(at->me)] = (uint8_t)place;
    at->h->at = (uint8_t)place;
    at->h->head.phase = ACT;
    sw_tell(at->ev, E_WENT, seat_of(at), place, 0, 0);
}

/* ---- producing (HAM-MAKE) ---------------------------------------------------------- */

static int why_not_produce(const struct at *at)
{
    return room(at, at->h->at) ? 0 : W_IS_FULL;
}

/* HAM-MAKE-3: once, however many were produced. */
static void reward_production(struct at *at)
{
    const struct hamlet_tile *tile = &at->t->tile[at->h->at];
    hamlet_pay_gain(at, tile->gold);
    hamlet_pay_points(at, tile->points);
    at->h->fill_from = 0;
    finish(at);
}

/* HAM-A24: there are always enough. */
static void put(struct at *at, int raw, int n)
{
    uint8_t *stock = &at->h->stock[at->h->at][raw];
    *stock = (uint8_t)(*stock + n);
    sw_tell(at->ev, E_PRODUCED, seat_of(at), at->h->at, n, raw);
}

/* HAM-MAKE-2: all empty spaces. HAM-MAKE-4: a barn asks with what. */
static void produce(struct at *at)
{
    int makes = at->t->makes[at->h->at];
    if (makes == ANY) {
        at->h->head.phase = FILL;
        return;
    }
    put(at, makes, room(at, at->h->at));
    reward_production(at);
}

static int why_not_fill(const struct at *at, int raw)
{
    if (raw < 0 || raw >= RAWS)
        return W_NO_RAW;
    return raw < at->h->fill_from ? W_FILL_ORDER : 0;
}

static void fill(struct at *at, int raw)
{
    put(at, raw, 1);
    at->h->fill_from = (uint8_t)raw;
    if (room(at, at->h->at) == 0)
        reward_production(at);
}

/* ---- refining (HAM-REF) ------------------------------------------------------------ */

/* HAM-REF-2 */
static struct price price_of_refining(const struct at *at, int place, int n)
{
    return pay_price_of_raws(at->t->eats[place], n);
}

/* HAM-REF-1, HAM-REF-3, HAM-A10 */
static int why_not_refine(const struct at *at, int place, int n)
{
    if (n < 1 || n > room(at, place))
        return W_NO_ROOM;
    return n > at->me->supply[at->t->makes[place] - RAWS] ? W_NO_GOODS_LEFT : 0;
}

/* HAM-REF-5: no reward now. HAM-REF-4: high quality follows from the milestone, so a token
 * needs no mark (HAM-A11). */
static void refine(struct at *at)
{
    struct hamlet *h = at->h;
    int good = at->t->makes[h->at], n = h->what;
    h->stock[h->at][h->current] = (uint8_t)(h->stock[h->at][h->current] + n);
    at->me->supply[good - RAWS] = (uint8_t)(at->me->supply[good - RAWS] - n);
    sw_tell(at->ev, E_REFINED, seat_of(at), h->at, n, good);
}

/* ---- town hall (HAM-HALL) ---------------------------------------------------------- */

static int place_on_display(const struct hamlet *h, int tile)
{
    for (int i = 0; i < DISPLAY && tile != NONE; i++)
        if (h->display[i] == tile)
            return i;
    return -1;
}

/* HAM-HALL-1, HAM-HALL-2, HAM-A32: what lies on the tile does not help to pay for it. */
static int why_not_design(const struct at *at, int tile)
{
    int i = place_on_display(at->h, tile);
    if (bits_count(at->me->designs) >= DESIGNS_MAX)
        return W_DESIGNS_FULL;
    if (i < 0)
        return W_NOT_ON_DISPLAY;
    return at->me->gold < i ? W_DESIGN_TOO_DEAR : 0;
}

/* HAM-HALL-3 .. HAM-HALL-5 */
static void take_design(struct at *at, int tile)
{
    struct hamlet *h = at->h;
    int place = place_on_display(h, tile), coins = h->coins[place];
    for (int i = 0; i < place; i++)
        h->coins[i]++;
    for (int i = place; i < DISPLAY - 1; i++) {
        h->display[i] = h->display[i + 1];
        h->coins[i] = h->coins[i + 1];
    }
    h->display[DISPLAY - 1] = NONE;
    h->coins[DISPLAY - 1] = 0;
    at->me->gold = (int16_t)(at->me->gold - place);
    at->me->designs |= tile_bit(tile);
    sw_tell(at->ev, E_DESIGN, seat_of(at), tile, place, 0);
    hamlet_pay_gain(at, coins);
    hamlet_build_note_design(at->t, h, tile);
    hamlet_build_fill_display(at);
}

/* There is always one to hire when this is asked. */
static int villagers_hired(const struct hamlet_seat *me)
{
    int n = 0;
    while (me->villager[n] != NONE)
        n++;
    return n;
}

static int villager_price(const struct at *at)
{
    return number_of(at, (enum number)(VILLAGER_2 - 1 + villagers_hired(at->me)));
}

/* HAM-HALL-6, HAM-HALL-7 */
static int why_not_hire_villager(const struct at *at)
{
    if (at->me->villager[VILLAGERS - 1] != NONE)
        return W_ALL_HIRED;
    return at->me->gold < villager_price(at) ? W_HIRE_TOO_DEAR : 0;
}

static int why_not_hire_any_donkey(const struct at *at)
{
    if (at->me->donkey[DONKEYS - 1] != NONE)
        return W_ALL_HIRED;
    return at->me->gold < number_of(at, DONKEY_PRICE) ? W_HIRE_TOO_DEAR : 0;
}

static int why_not_hire_donkey(const struct at *at, int place)
{
    int why = why_not_hire_any_donkey(at);
    return why ? why : in_set(at->h->net, place) ? 0 : W_NOT_JOINED;
}

/* HAM-HALL-8: on the church, lying; it stands up when the turn ends. */
static void hire_villager(struct at *at)
{
    int i = villagers_hired(at->me), price = villager_price(at);
    at->me->gold = (int16_t)(at->me->gold - price);
    at->me->villager[i] = CHURCH;
    at->me->lying = (uint8_t)(at->me->lying | 1u << i);
    sw_tell(at->ev, E_VILLAGER, seat_of(at), price, 0, 0);
}

/* HAM-HALL-9, HAM-A3: anywhere in the network, ready at once. */
static void hire_donkey(struct at *at, int place)
{
    int price = number_of(at, DONKEY_PRICE);
    at->me->gold = (int16_t)(at->me->gold - price);
    at->me->donkey[DONKEYS - 1] = (uint8_t)place;
    deck_sort(at->me->donkey, DONKEYS);
    sw_tell(at->ev, E_DONKEY, seat_of(at), place, price, 0);
}

bool hamlet_work_may_hire(const struct at *at)
{
    return !why_not_hire_villager(at) || !why_not_hire_any_donkey(at);
}

/* Ask for the next one to hire, unless there is nobody left or no gold. */
static void stay_in_hall(struct at *at)
{
    at->h->head.phase = HALL;
    if (!hamlet_work_may_hire(at))
        finish(at);
}

/* ---- market (HAM-SELL) ------------------------------------------------------------- */

static int why_not_sell(const struct at *at, int trade)
{
    bool open = trade >= 0 && trade < TRADES_MAX && (at->h->open >> trade & 1);
    return open ? 0 : W_NOT_FOR_SALE;
}

/* HAM-SELL-4 .. HAM-SELL-6 */
static void sell(struct at *at)
{
    struct hamlet *h = at->h;
    const struct hamlet_trade *trade = &at->t->trade[h->what];
    h->open &= ~(UINT32_C(1) << h->what);
    at->me->trades |= UINT32_C(1) << h->what;
    sw_tell(at->ev, E_SOLD, seat_of(at), h->what, 0, 0);
    hamlet_pay_points(at, trade->points);
    hamlet_pay_gain(at, trade->gold);
    int next = deck_draw(h->stack, &h->stack_count);
    if (next < 0)
        return;
    h->open |= UINT32_C(1) << next;
    h->head.reveals++;
    sw_tell(at->ev, E_OPENED, NONE, next, 0, 0);
}

/* ---- church (HAM-CHU, HAM-BEG) ----------------------------------------------------- */

static bool is_asked(const struct at *at, int order)
{
    return order >= 0 && order < at->t->orders &&
           at->t->order[order].side == seats_of(at)->side;
}

/* HAM-A25: when all are done, the church is still good for begging. */
static int why_not_order(const struct at *at, int order)
{
    if (!is_asked(at, order))
        return W_NO_SUCH_ORDER;
    return at->h->order_owner[order] == NONE ? 0 : W_ORDER_DONE;
}

bool hamlet_work_church_complete(const struct hamlet_tables *t, const struct hamlet *h)
{
    for (int i = 0; i < t->orders; i++)
        if (t->order[i].side == t->seats[h->head.seats - 2].side && h->order_owner[i] == NONE)
            return false;
    return true;
}

/* HAM-CHU-4, HAM-END-1 */
static void fulfil(struct at *at)
{
    struct hamlet *h = at->h;
    h->order_owner[h->what] = h->current;
    sw_tell(at->ev, E_ORDER, seat_of(at), h->what, 0, 0);
    hamlet_pay_points(at, at->t->order[h->what].points);
    if (hamlet_work_church_complete(at->t, h))
        sw_tell(at->ev, E_COMPLETE, NONE, 0, 0, 0);
}

/* HAM-A23: barns do not count. */
static bool producers_are_full(const struct at *at)
{
    bits_each (tile, at->t->of_kind[PRODUCER] & at->t->of_stack[ON_TABLE])
        if (room(at, tile))
            return false;
    return true;
}

static void beg(struct at *at)
{
    int gold = number_of(at, BEG_GOLD);
    hamlet_pay_reward(at->me, gold, 0);
    sw_tell(at->ev, E_BEGGED, seat_of(at), gold, 0, 0);
    finish(at);
}

/* ---- what is possible at a place --------------------------------------------------- */

static struct price price_of_road(const struct at *at, int kind)
{
    return pay_price_of_raws(pay_raw_of_road(kind), pay_raws_of_road(at, kind));
}

static bool may_build(const struct at *at, const struct means *m, int place, int tile)
{
    if (!(at->h->fits[tile] & tile_bit(place)))
        return false;
    struct price p = pay_price_of_tile(at, tile);
    return pay_possible(at, m, &p);
}

/* Roads of this kind, if there is one left and it can be paid. */
static bool may_pave(const struct at *at, const struct means *m, int kind)
{
    return at->me->road_a[ROADS - 1] == NONE &&
           pay_possible_raws(at, m, pay_raw_of_road(kind), pay_raws_of_road(at, kind));
}

/* Tiles to which a road of this kind could be built. */
static uint32_t road_ends(const struct hamlet *h, int place, int kind)
{
    return (kind == BRIDGE ? h->rock[place] : h->forest[place]) & ~h->joined[place];
}

static bool may_refine(const struct at *at, const struct means *m, int place, int n)
{
    return !why_not_refine(at, place, n) && pay_possible_raws(at, m, at->t->eats[place], n);
}

static bool may_sell(const struct at *at, const struct means *m, int trade)
{
    return !pay_lacking(at->t->trade_price[trade], m->all);
}

static bool may_sell_any(const struct at *at, const struct means *m)
{
    bits_each (trade, at->h->open)
        if (may_sell(at, m, trade))
            return true;
    return false;
}

static bool may_order(const struct at *at, const struct means *m, int order)
{
    if (at->h->order_owner[order] != NONE)
        return false;
    struct price p = hamlet_pay_price_of_order(at, order);
    return pay_possible(at, m, &p);
}

static bool may_order_any(const struct at *at, const struct means *m)
{
    bits_each (order, at->t->of_side[seats_of(at)->side])
        if (may_order(at, m, order))
            return true;
    return false;
}

/* HAM-A12: neither a design nor anybody to hire is no action. */
static bool may_use_hall(const struct at *at)
{
    return !why_not_design(at, at->h->display[0]) || hamlet_work_may_hire(at);
}

/* Where there is something to do that costs nothing, or gold alone. */
static uint32_t free_places(const struct at *at, const struct survey *v)
{
    uint32_t producers = v->room & at->t->of_kind[PRODUCER];
    uint32_t places = may_use_hall(at) ? producers | tile_bit(TOWN_HALL) : producers;
    return producers & at->t->of_stack[ON_TABLE] ? places : places | tile_bit(CHURCH);
}

/* Four tiles at once. */
typedef uint32_t quad __attribute__((vector_size(16)));
enum { QUAD = 4 };

/* Places of the network from which a road of a kind could begin. */
static uint32_t road_starts(const struct at *at, const uint32_t touching[TILES])
{
    const quad none = {0};
    quad places = {0}, ends, joined, bit;
#pragma GCC unroll 8
    for (int i = 0; i < TILES; i += QUAD) {
        memcpy(&ends, touching + i, sizeof ends);
        memcpy(&joined, at->h->joined + i, sizeof joined);
        memcpy(&bit, at->t->bit + i, sizeof bit);
        places |= (quad)((ends & ~joined) != none) & bit;
    }
    return (places[0] | places[1] | places[2] | places[3]) & at->h->net;
}

/* Where resources lie, and where they or the market are at hand: there a deed that costs some
 * of them is worth a closer look. */
struct hope {
    const struct survey *survey;
    uint32_t lies[NAMES], beside[NAMES]; /* by resource; ANY: what lies on barns */
    uint32_t market, buys;               /* where it is at hand; and gold, too */
};

static void hope_for(const struct at *at, const struct survey *v, struct hope *hope)
{
    const struct hamlet_seats *seats = seats_of(at);
    int cheapest = seats->raw < seats->good ? seats->raw : seats->good;
    memset(hope, 0, sizeof *hope);
    hope->survey = v;
    hope->market = pay_reach(at, v, MARKET);
    hope->buys = at->me->gold >= cheapest ? hope->market : 0;
    for (int i = 0; i < v->piles; i++) {
        int tile = v->tile[i], resource = at->t->makes[tile];
        hope->lies[resource] |= tile_bit(tile);
        hope->beside[resource] |= tile_bit(tile) | at->h->joined[tile];
    }
}

/* Where at least one unit can be brought or bought. */
static uint32_t places_near(const struct hope *hope, int resource)
{
    const struct survey *v = hope->survey;
    uint32_t lies = hope->lies[resource], places = hope->beside[resource] | hope->buys;
    if (resource < RAWS) {
        lies |= hope->lies[ANY];
        places |= hope->beside[ANY];
    }
    for (int i = 0; i < v->chains; i++)
        places |= v->over[i] & when32(v->over[i] & lies);
    return places;
}

/* Refineries with room for a good of one's own. */
static uint32_t refineries_to_use(const struct at *at, const struct hope *hope)
{
    uint32_t places = hope->survey->room & at->t->of_kind[REFINERY];
    for (int good = 0; places && good < GOODS; good++)
        places &= ~at->t->of_good[good] | when32(at->me->supply[good]);
    for (int raw = 0; places && raw < RAWS; raw++)
        places &= ~at->t->of_raw[raw] | places_near(hope, raw);
    return places;
}

/* Where something of each resource a design costs can be had, or goods that may earn it. */
static uint32_t places_to_build(const struct at *at, const struct means *all,
                                const struct hope *hope, int tile)
{
    struct price p = pay_price_of_tile(at, tile);
    uint32_t places = at->h->fits[tile], kinds = at->t->tile_kinds[tile];
    uint32_t market = kinds >> RAWS ? hope->market : 0;
    if (!pay_possible(at, all, &p))
        return 0;
    bits_each (resource, kinds)
        places &= places_near(hope, resource) | market;
    return places;
}

/* Where a villager could do something that has a price: few places, and only these are worth
 * a closer look. */
struct dream {
    uint32_t refine, bridge, path; /* places */
    uint32_t all;                  /* places */
};

static struct dream dream_of(const struct at *at, const struct survey *v)
{
    const struct hamlet *h = at->h;
    struct means all = pay_everything(v);
    struct hope hope;
    hope_for(at, v, &hope);
    struct dream d = {.refine = refineries_to_use(at, &hope)};
    if (may_pave(at, &all, BRIDGE))
        d.bridge = road_starts(at, h->rock) & places_near(&hope, pay_raw_of_road(BRIDGE));
    if (may_pave(at, &all, PATH))
        d.path = road_starts(at, h->forest) & places_near(&hope, pay_raw_of_road(PATH));
    d.all = tile_bit(CHURCH) | d.refine | d.bridge | d.path;
    bits_each (tile, at->me->designs)
        d.all |= places_to_build(at, &all, &hope, tile);
    if (may_sell_any(at, &all))
        d.all |= tile_bit(MARKET);
    return d;
}

/* Does it come true? */
static bool is_possible(const struct at *at, const struct survey *v, const struct dream *d,
                        int place)
{
    struct means m = pay_means(at, v, place);
    uint32_t here = tile_bit(place);
    if ((d->refine & here) && pay_possible_raws(at, &m, at->t->eats[place], 1))
        return true;
    bits_each (tile, at->me->designs)
        if (may_build(at, &m, place, tile))
            return true;
    if ((d->bridge & here) && may_pave(at, &m, BRIDGE))
        return true;
    if ((d->path & here) && may_pave(at, &m, PATH))
        return true;
    return place == MARKET ? may_sell_any(at, &m) : place == CHURCH && may_order_any(at, &m);
}

uint32_t hamlet_work_places(const struct at *at)
{
    struct survey v;
    hamlet_pay_survey(at, &v);
    uint32_t places = free_places(at, &v);
    struct dream d = dream_of(at, &v);
    bits_each (place, d.all & ~places)
        places |= is_possible(at, &v, &d, place) ? tile_bit(place) : 0;
    return places;
}

static void list_hires(const struct at *at, struct list *list)
{
    if (!why_not_hire_villager(at))
        add(list, V_HIRE_VILLAGER, 0, 0);
    if (!why_not_hire_any_donkey(at))
        bits_each (place, at->h->net)
            add(list, V_HIRE_DONKEY, place, 0);
}

/* Designs on display, in the order of the tiles. */
static void list_designs(const struct at *at, struct list *list)
{
    uint32_t shown = 0;
    for (int i = 0; i < DISPLAY; i++)
        if (!why_not_design(at, at->h->display[i]))
            shown |= tile_bit(at->h->display[i]);
    bits_each (tile, shown)
        add(list, V_DESIGN, tile, 0);
}

static void list_activation(const struct at *at, const struct means *m, struct list *list)
{
    int place = at->h->at;
    if (is_a(at, place, PRODUCER) && room(at, place))
        add(list, V_PRODUCE, 0, 0);
    for (int n = 1; is_a(at, place, REFINERY) && may_refine(at, m, place, n); n++)
        add(list, V_REFINE, n, 0);
    if (place == TOWN_HALL) {
        list_designs(at, list);
        list_hires(at, list);
    }
    if (place == MARKET)
        bits_each (trade, at->h->open)
            if (may_sell(at, m, trade))
                add(list, V_SELL, trade, 0);
    if (place == CHURCH)
        bits_each (order, at->t->of_side[seats_of(at)->side])
            if (may_order(at, m, order))
                add(list, V_ORDER, order, 0);
    if (place == CHURCH && producers_are_full(at))
        add(list, V_BEG, 0, 0);
}

/* HAM-A33: bridge or path, where both are possible. */
static void list_roads(const struct at *at, const struct means *m, struct list *list)
{
    uint32_t bridges = may_pave(at, m, BRIDGE) ? road_ends(at->h, at->h->at, BRIDGE) : 0;
    uint32_t paths = may_pave(at, m, PATH) ? road_ends(at->h, at->h->at, PATH) : 0;
    bits_each (to, bridges | paths) {
        if (in_set(bridges, to))
            add(list, V_ROAD, to, BRIDGE);
        if (in_set(paths, to))
            add(list, V_ROAD, to, PATH);
    }
}

static void list_actions(const struct at *at, struct list *list)
{
    struct means m = hamlet_pay_means(at, at->h->at);
    list_activation(at, &m, list);
    bits_each (tile, at->me->designs)
        if (may_build(at, &m, at->h->at, tile))
            add(list, V_BUILD, tile, 0);
    list_roads(at, &m, list);
}

void hamlet_work_list(const struct at *at, struct list *list)
{
    switch (at->h->head.phase) {
    case ACT:
        list_actions(at, list);
        break;
    case FILL:
        for (int raw = at->h->fill_from; raw < RAWS; raw++)
            add(list, V_FILL, raw, 0);
        break;
    case HALL:
        list_hires(at, list);
        add(list, V_DONE, 0, 0);
        break;
    case PLACE:
        hamlet_build_list_places(at, list);
        break;
    default:
        hamlet_pay_list(at, list);
    }
}

/* ---- the same, one by one ---------------------------------------------------------- */

/* Where each verb belongs: HAM-ACT-1. */
static bool belongs_here(const struct at *at, int verb)
{
    int place = at->h->at;
    switch (verb) {
    case V_PRODUCE:
        return is_a(at, place, PRODUCER);
    case V_REFINE:
        return is_a(at, place, REFINERY);
    case V_DESIGN:
    case V_HIRE_VILLAGER:
    case V_HIRE_DONKEY:
        return place == TOWN_HALL;
    case V_SELL:
        return place == MARKET;
    case V_ORDER:
    case V_BEG:
        return place == CHURCH;
    default:
        return true;
    }
}

/* What stands against an action, its price left aside. */
static int why_not_plain(const struct at *at, const struct sw_action *a)
{
    switch (a->verb) {
    case V_PRODUCE:
        return why_not_produce(at);
    case V_FILL:
        return why_not_fill(at, a->a);
    case V_REFINE:
        return why_not_refine(at, at->h->at, a->a);
    case V_DESIGN:
        return why_not_design(at, a->a);
    case V_HIRE_VILLAGER:
        return why_not_hire_villager(at);
    case V_HIRE_DONKEY:
        return why_not_hire_donkey(at, a->a);
    case V_SELL:
        return why_not_sell(at, a->a);
    case V_ORDER:
        return why_not_order(at, a->a);
    case V_BEG:
        return producers_are_full(at) ? 0 : W_NOT_NEEDY;
    case V_BUILD:
        return hamlet_build_why_not(at, a->a);
    case V_PLACE:
        return hamlet_build_why_not_place(at, a->a, a->b);
    case V_ROAD:
        return hamlet_build_why_not_road(at, a->a, a->b);
    case V_USE:
        return hamlet_pay_why_not_use(at, a->a);
    case V_BUY:
        return hamlet_pay_why_not_buy(at, a->a);
    default: /* finishing and paying as proposed are always possible when they are asked for */
        return 0;
    }
}

static struct price price_of(const struct at *at, const struct sw_action *a)
{
    switch (a->verb) {
    case V_REFINE:
        return price_of_refining(at, at->h->at, a->a);
    case V_SELL:
        return pay_price_of_trade(at, a->a);
    case V_ORDER:
        return hamlet_pay_price_of_order(at, a->a);
    case V_BUILD:
        return pay_price_of_tile(at, a->a);
    case V_ROAD:
        return price_of_road(at, a->b);
    default:
        return (struct price){0};
    }
}

struct price hamlet_work_price_of_deed(const struct at *at)
{
    static const uint8_t verb[DEEDS] = {[REFINING] = V_REFINE,
                                        [SELLING] = V_SELL,
                                        [ORDERING] = V_ORDER,
                                        [BUILDING] = V_BUILD,
                                        [PAVING] = V_ROAD};
    struct sw_action a = {.verb = verb[at->h->deed], .a = at->h->what, .b = at->h->kind};
    return price_of(at, &a);
}

int hamlet_work_why_not(const struct at *at, const struct sw_action *a)
{
    if (!belongs_here(at, a->verb))
        return W_NOT_HERE;
    int why = why_not_plain(at, a);
    if (why || at->h->head.phase != ACT)
        return why;
    struct price p = price_of(at, a);
    return hamlet_pay_why_not(at, at->h->at, &p);
}

/* ---- doing it ---------------------------------------------------------------------- */

/* The deed is paid for. */
static void carry_out(struct at *at)
{
    switch (at->h->deed) {
    case REFINING:
        refine(at);
        break;
    case SELLING:
        sell(at);
        break;
    case ORDERING:
        fulfil(at);
        break;
    case BUILDING:
        hamlet_build_tile(at);
        break;
    default:
        hamlet_build_road(at);
    }
    finish(at);
}

static void ask_payment(struct at *at, enum deed deed, int what, struct price p)
{
    at->h->deed = (uint8_t)deed;
    at->h->what = (uint8_t)what;
    if (hamlet_pay_begin(at, &p))
        carry_out(at);
}

/* HAM-BLD-3 */
static void choose_place(struct at *at, int spot, int turn)
{
    at->h->to_spot = (int16_t)spot;
    at->h->to_turn = (uint8_t)turn;
    ask_payment(at, BUILDING, at->h->what, pay_price_of_tile(at, at->h->what));
}

static void choose_road(struct at *at, int to, int kind)
{
    at->h->kind = (uint8_t)kind;
    ask_payment(at, PAVING, to, price_of_road(at, kind));
}

static void choose_design(struct at *at, int tile)
{
    at->h->deed = BUILDING;
    at->h->what = (uint8_t)tile;
    at->h->head.phase = PLACE;
}

void hamlet_work_apply(struct at *at, const struct sw_action *a)
{
    bool paid = false;
    switch (a->verb) {
    case V_PRODUCE:
        produce(at);
        break;
    case V_FILL:
        fill(at, a->a);
        break;
    case V_REFINE:
        ask_payment(at, REFINING, a->a, price_of(at, a));
        break;
    case V_DESIGN:
        take_design(at, a->a);
        stay_in_hall(at);
        break;
    case V_HIRE_VILLAGER:
        hire_villager(at);
        stay_in_hall(at);
        break;
    case V_HIRE_DONKEY:
        hire_donkey(at, a->a);
        stay_in_hall(at);
        break;
    case V_DONE:
        finish(at);
        break;
    case V_SELL:
        ask_payment(at, SELLING, a->a, price_of(at, a));
        break;
    case V_ORDER:
        ask_payment(at, ORDERING, a->a, price_of(at, a));
        break;
    case V_BEG:
        beg(at);
        break;
    case V_BUILD:
        choose_design(at, a->a);
        break;
    case V_PLACE:
        choose_place(at, a->a, a->b);
        break;
    case V_ROAD:
        choose_road(at, a->a, a->b);
        break;
    case V_SETTLE:
        paid = hamlet_pay_settle(at);
        break;
    case V_USE:
        paid = hamlet_pay_use(at, a->a);
        break;
    default:
        paid = hamlet_pay_buy(at, a->a);
    }
    if (paid)
        carry_out(at);
}
