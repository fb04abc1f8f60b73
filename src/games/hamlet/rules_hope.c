/* SPDX-License-Identifier: MIT */
/* rules_hope.c - Hamlet: where a villager finds something to do (HAM-A30).
 *
 * Nobody goes where nothing can be done, and what can be done depends on what donkeys carry
 * there. So a seat first hopes: what it could do somewhere if everything in the network came
 * there. That changes only when somebody has acted, and rules most things out at once. What is
 * left is looked at place by place, or for all places together as sets. */
#include <string.h>

#include "kit/bits.h"
#include "rules.h"

/* What lies on a tile that has some of a resource. */
static int units_on(const struct at *at, int tile, int resource)
{
    return resource < RAWS ? at->h->stock[tile][resource] : pay_filled(at->h, tile);
}

/* Where several units can be brought. Things come from one tile to another exactly if they also
 * come the other way, so each pile adds to the places within its reach. */
static uint32_t places_with_more(const struct at *at, int resource, int n)
{
    uint32_t least[UINT8_MAX + 1]; /* where there are so many at least */
    least[0] = ~UINT32_C(0);
    memset(least + 1, 0, (size_t)n * sizeof *least);
    bits_each (tile, at->h->aid.lies[resource]) {
        uint32_t reach = pay_reach(at, tile);
        int units = units_on(at, tile, resource);
        for (int k = n; k > 0; k--)
            least[k] |= reach & least[k > units ? k - units : 0];
    }
    return least[n];
}

/* Two of a raw mostly come from one tile. */
static uint32_t places_with_two(const struct at *at, const struct survey *v, int raw)
{
    uint32_t single = at->h->aid.lies[raw] & ~at->h->aid.pairs[raw];
    return single & (single - 1) ? places_with_more(at, raw, 2) : v->two[raw];
}

static uint32_t places_with(const struct at *at, const struct survey *v, int resource, int n)
{
    if (n <= 1)
        return v->one[resource] | when32(n <= 0);
    return n == 2 && resource < RAWS ? places_with_two(at, v, resource)
                                     : places_with_more(at, resource, n);
}

/* Of some places, those where so many of a raw can be had, some of them for gold. */
static uint32_t places_with_raws(const struct at *at, const struct survey *v, uint32_t places,
                                 int raw, int n)
{
    uint32_t had = places & places_with(at, v, raw, n);
    if (v->bought && (places & v->market & ~had))
        had |= places & v->market & places_with(at, v, raw, n - v->bought);
    return had;
}

/* Of some refineries, those where a raw can be had. */
static uint32_t places_to_refine(const struct at *at, const struct survey *v, uint32_t places)
{
    uint32_t buys = v->market & when32(v->bought > 0);
    for (int raw = 0; raw < RAWS; raw++)
        places &= ~at->t->of_raw[raw] | v->one[raw] | buys;
    return places;
}

/* Of some places, those where a road of this kind can be begun. */
static uint32_t places_to_pave(const struct at *at, const struct survey *v, uint32_t places,
                               int kind)
{
    if (!places)
        return 0;
    return places_with_raws(at, v, places, pay_raw_of_road(kind), pay_raws_of_road(at, kind));
}

/* Where a villager finds something to do that has a price: for sure, or worth a closer look. */
struct dream {
    uint32_t sure, perhaps;
};

/* Of some places, those where all that a design costs can be brought. */
static uint32_t places_to_pay(const struct at *at, const struct survey *v, int tile,
                              uint32_t places)
{
    bits_each (resource, at->t->tile_kinds[tile])
        if (places)
            places &= places_with(at, v, resource, at->t->cost[tile].cost[resource]);
    return places;
}

/* Of some places with the market at hand, those where no more than can be bought is missing. */
static uint32_t places_to_buy(const struct at *at, const struct survey *v, int tile, int gold,
                              uint32_t places)
{
    const struct hamlet_seats *prices = seats_of(at);
    uint32_t lacks = 0, lacks_more = 0;
    bits_each (resource, at->t->tile_kinds[tile]) {
        int price = resource < RAWS ? prices->raw : prices->good;
        uint32_t without = ~v->one[resource];
        price *= at->t->cost[tile].cost[resource];
        places &= ~without | when32(price <= gold);
        lacks_more |= lacks & without;
        lacks |= without;
    }
    int least = prices->raw < prices->good ? prices->raw : prices->good;
    return places & (~lacks_more | when32(2 * least <= gold));
}

/* Where all that a design costs can be brought; and where the market is at hand, if gold or own
 * goods might buy what is missing. */
static void dream_of_tile(const struct at *at, const struct survey *v, int tile,
                          struct dream *d)
{
    uint32_t fits = at->h->fits[tile] & ~d->sure, places = 0;
    int gold = at->me->gold - at->t->cost[tile].gold;
    int budget = gold + at->t->tile_earns[tile] * number_of(at, GOOD_GOLD);
    if (!pay_lacking(at->t->tile_price[tile], aid_sum(&at->h->aid)))
        places = places_to_pay(at, v, tile, fits);
    if (gold >= 0)
        d->sure |= places;
    if (budget > 0)
        d->perhaps |= places | places_to_buy(at, v, tile, budget, fits & v->market);
}

static struct dream dream_of(const struct at *at, const struct survey *v,
                             const struct hamlet_hope *hope)
{
    struct dream d = {hope->free | places_to_refine(at, v, hope->refine), 0};
    for (int kind = 0; kind < ROAD_KINDS; kind++)
        d.sure |= places_to_pave(at, v, hope->pave[kind] & ~d.sure, kind);
    bits_each (tile, hope->designs)
        dream_of_tile(at, v, tile, &d);
    d.perhaps |= (uint32_t)(hope->trades != 0) << MARKET;
    d.perhaps |= (uint32_t)(hope->orders != 0) << CHURCH;
    return d;
}

/* Does it come true? */
static bool is_possible(const struct at *at, const struct means *m,
                        const struct hamlet_hope *hope, int place)
{
    bits_each (tile, hope->designs)
        if (pay_builds(at, m, place, tile))
            return true;
    return place == MARKET ? pay_trades(at, m, hope->trades) != 0
                           : place == CHURCH && pay_orders(at, m, hope->orders) != 0;
}

uint32_t hamlet_hope_places(const struct at *at, const struct hamlet_hope *hope)
{
    struct survey v;
    hamlet_pay_survey(at, &v);
    struct dream d = dream_of(at, &v, hope);
    bits_each (place, d.perhaps & ~d.sure) {
        struct means m = hamlet_pay_means(at, place);
        d.sure |= (uint32_t)is_possible(at, &m, hope, place) << place;
    }
    return d.sure;
}

/* Where some of a resource might come: from next to it, over donkeys, or from the market. */
struct rumour {
    uint32_t carried, market;
};

static struct rumour rumour_of(const struct at *at)
{
    const uint32_t *over = at->h->aid.over[at->me - at->h->seat];
    quad some, more;
    quad_load(&some, over);
    quad_load(&more, over + QUAD);
    some |= more;
    return (struct rumour){some[0] | some[1] | some[2] | some[3], pay_reach(at, MARKET)};
}

/* Of the places where a design fits, those worth a look: what lies nowhere has to be bought. */
static uint32_t worth_a_look(const struct at *at, const struct rumour *r, int tile)
{
    uint64_t missing = pay_lacking(at->t->tile_price[tile], aid_sum(&at->h->aid));
    uint32_t places = when32(!missing);
    bits_each (resource, at->t->tile_kinds[tile])
        places &= at->h->aid.near[resource] | r->carried;
    return at->h->fits[tile] & (places | r->market);
}

uint32_t hamlet_hope_all(const struct at *at, const struct hamlet_hope *hope)
{
    const uint32_t *near = at->h->aid.near;
    const struct rumour r = rumour_of(at);
    const uint32_t away = r.carried | r.market;
    uint32_t places = hope->refine;
    for (int raw = 0; raw < RAWS; raw++)
        places &= ~at->t->of_raw[raw] | near[raw] | away;
    for (int kind = 0; kind < ROAD_KINDS; kind++)
        places |= hope->pave[kind] & (near[pay_raw_of_road(kind)] | away);
    bits_each (tile, hope->designs)
        places |= worth_a_look(at, &r, tile);
    places |= hope->free | (uint32_t)(hope->trades != 0) << MARKET;
    return places | (uint32_t)(hope->orders != 0) << CHURCH;
}

bool hamlet_hope_holds(const struct at *at, const struct hamlet_hope *hope, int place)
{
    if (in_set(hope->free, place))
        return true;
    struct means m = hamlet_pay_means(at, place);
    if (in_set(hope->refine, place) && pay_possible_raws(at, &m, at->t->eats[place], 1))
        return true;
    for (int kind = 0; kind < ROAD_KINDS; kind++)
        if (in_set(hope->pave[kind], place) && pay_paves(at, &m, kind))
            return true;
    return is_possible(at, &m, hope, place);
}

/* Refineries with room, if the seat has such a good left. */
static uint32_t hope_to_refine(const struct at *at)
{
    uint32_t places = at->h->aid.room & at->t->of_kind[REFINERY];
    for (int good = 0; places && good < GOODS; good++)
        places &= ~at->t->of_good[good] | when32(at->me->supply[good] > 0);
    return places;
}

/* Starts of a road, if one is left and there are as many raws, or gold for some. */
static uint32_t hope_to_pave(const struct at *at, const struct means *all, int kind)
{
    return at->h->aid.starts[kind] & when32(pay_paves(at, all, kind));
}

/* Most designs cost what lies nowhere and is too dear. */
static bool hopes_to_build(const struct at *at, int tile, uint32_t free)
{
    uint64_t missing = pay_lacking(at->t->tile_price[tile], aid_sum(&at->h->aid));
    int earns = at->t->tile_earns[tile] * number_of(at, GOOD_GOLD);
    int budget = at->me->gold - at->t->cost[tile].gold + earns;
    return (at->h->fits[tile] & ~free) && budget >= pay_cost(at, missing);
}

struct hamlet_hope hamlet_hope_of(const struct at *at)
{
    const struct means all = {aid_sum(&at->h->aid), at->h->net};
    struct hamlet_hope hope = {.free = hamlet_work_free_places(at)};
    hope.refine = hope_to_refine(at);
    for (int kind = 0; kind < ROAD_KINDS; kind++)
        hope.pave[kind] = hope_to_pave(at, &all, kind) & ~hope.free;
    bits_each (tile, at->me->designs)
        hope.designs |= when32(hopes_to_build(at, tile, hope.free)) & tile_bit(tile);
    hope.trades = pay_trades(at, &all, at->h->open);
    if (!(hope.free & tile_bit(CHURCH)))
        hope.orders = pay_orders(at, &all, at->h->aid.orders);
    return hope;
}
