/* SPDX-License-Identifier: MIT */
/* rules_pay.c - Hamlet: how resources come to where they are needed (HAM-CARRY, HAM-PAY).
 *
 * A price is paid unit by unit, each with a token in reach or with one bought from the market,
 * in any order; or all at once as proposed. The proposal uses own goods first, because they
 * earn gold, and buys last. So it earns most and spends least, and whenever any way of paying
 * exists, it is one: asking whether a price can be paid means asking for the proposal. The
 * same question about the rest tells whether a unit may be paid in some other way. */
#include <limits.h>
#include <stddef.h>
#include <string.h>

#include "kit/bits.h"
#include "kit/turn.h"
#include "rules.h"

/* ---- amounts: a byte per resource -------------------------------------------------- */

static uint64_t unit(int resource)
{
    return UINT64_C(1) << 8 * resource;
}

static int part(uint64_t amounts, int resource)
{
    return (int)(amounts >> 8 * resource & 0xff);
}

/* ---- carrying (HAM-CARRY) ---------------------------------------------------------- */

/* One step by itself, or over a chain on whose tiles some of it lies. */
static inline void carry(quad *to, const quad *lies, const quad *its)
{
    const quad none = {0};
    *to |= *its & (quad)((*lies & *its) != none);
}

static void survey_units(const struct at *at, struct survey *v)
{
    const struct hamlet_aid *aid = &at->h->aid;
    const uint32_t *over = aid->over[at->me - at->h->seat];
    quad raws, goods, pairs, one, more, two;
    quad_load(&raws, aid->lies);
    quad_load(&goods, aid->lies + QUAD);
    quad_load(&pairs, aid->pairs);
    quad_load(&one, aid->near);
    quad_load(&more, aid->near + QUAD);
    quad_load(&two, aid->near_pairs);
#pragma GCC unroll 6
    for (int i = 0; i < DONKEYS; i++) {
        quad its = {over[i], over[i], over[i], over[i]};
        carry(&one, &raws, &its);
        carry(&more, &goods, &its);
        carry(&two, &pairs, &its);
    }
    memcpy(v->one, &one, sizeof one);
    memcpy(v->one + QUAD, &more, sizeof more);
    memcpy(v->two, &two, sizeof two);
}

void hamlet_pay_survey(const struct at *at, struct survey *v)
{
    v->bought = at->me->gold / seats_of(at)->raw;
    v->market = pay_reach(at, MARKET);
    survey_units(at, v);
}

static inline uint64_t lying_on(const struct hamlet_aid *aid, int tile)
{
    uint64_t lying;
    memcpy(&lying, aid->lying[tile], sizeof lying);
    return lying;
}

/* On how many tiles something lies is luck: two at once, the second perhaps being none. */
struct means hamlet_pay_means(const struct at *at, int place)
{
    const struct hamlet_aid *aid = &at->h->aid;
    struct means m = {.all = 0, .reach = pay_reach(at, place)};
    uint64_t tiles = m.reach & aid->stocked;
    for (; tiles; tiles &= tiles - 1) {
        m.all += lying_on(aid, bits_lowest(tiles));
        tiles &= tiles - 1;
        m.all += lying_on(aid, bits_lowest(tiles | UINT64_C(1) << TILES));
    }
    return m;
}

/* ---- what can be paid (HAM-PAY) ---------------------------------------------------- */

/* HAM-PAY-5: for a good of the seat whose turn it is. */
static int gold_for_own(const struct at *at, int good)
{
    return number_of(at, GOOD_GOLD) << (at->h->milestone[good] == at->h->current);
}

/* The own goods in reach, by resource. */
static uint64_t own_goods(const struct at *at, uint32_t tiles)
{
    const struct hamlet *h = at->h;
    uint64_t own = 0;
    bits_each (tile, tiles & h->net & at->t->of_kind[REFINERY])
        own += (uint64_t)h->stock[tile][h->current] << 8 * at->t->makes[tile];
    return own;
}

/* How the proposal would go: units to buy, and the gold it needs in the end, less what own
 * goods bring in (HAM-A6). */
struct proposal {
    int buys, gold;
};

static int worth_of_own(const struct at *at, uint64_t used)
{
    int gold = 0;
    for (int good = 0; used >> 24 && good < GOODS; good++)
        gold += part(used, RAWS + good) * gold_for_own(at, good);
    return gold;
}

/* Of the own goods of some kinds, the n that are worth most: high quality first. */
static int worth_of_best(const struct at *at, uint64_t own, int n)
{
    int gold = 0;
    for (int fine = 1; own && fine >= 0; fine--)
        for (int good = 0; good < GOODS; good++) {
            if ((at->h->milestone[good] == at->h->current) != fine)
                continue;
            int some = part(own, RAWS + good);
            some = some < n ? some : n;
            gold += some * gold_for_own(at, good);
            n -= some;
        }
    return gold;
}

static struct proposal propose(const struct at *at, const struct means *m,
                               const struct price *p)
{
    struct proposal x = {.gold = p->gold};
    uint64_t missing = pay_lacking(p->need, m->all), own = own_goods(at, m->reach);
    x.buys = pay_sum(missing);
    x.gold += pay_cost(at, missing);
    x.gold -= worth_of_own(at, p->need - pay_lacking(p->need, own));
    if (p->any) {
        int there = pay_sum(m->all & p->kinds);
        int more = there < p->any ? p->any - there : 0;
        x.buys += more;
        x.gold += more * pay_price_of_any(at, p->kinds);
        x.gold -= worth_of_best(at, own & p->kinds, p->any);
    }
    return x;
}

static bool market_sells(const struct means *m, const struct price *p)
{
    return !p->no_market && (m->reach & tile_bit(MARKET));
}

bool hamlet_pay_possible_with_gold(const struct at *at, const struct means *m,
                                   const struct price *p)
{
    return propose(at, m, p).gold <= at->me->gold;
}

/* Is enough of everything somewhere in the village? */
static bool lies_somewhere(const struct at *at, const struct price *p)
{
    uint64_t sum = aid_sum(&at->h->aid);
    return !pay_lacking(p->need, sum) && pay_sum(sum & p->kinds) >= p->any;
}

int hamlet_pay_why_not(const struct at *at, int place, const struct price *p)
{
    struct means m = hamlet_pay_means(at, place);
    if (pay_possible(at, &m, p))
        return 0;
    if (!propose(at, &m, p).buys)
        return W_TOO_LITTLE_GOLD;
    if (lies_somewhere(at, p))
        return W_NO_DONKEY;
    return market_sells(&m, p) ? W_TOO_DEAR : p->no_market ? W_NO_FREE_TRADE : W_MARKET_FAR;
}

/* HAM-CHU-3, HAM-A27: an order for gold needs no resource, one for resources takes any mix. */
struct price hamlet_pay_price_of_order(const struct at *at, int order)
{
    const struct hamlet_order *o = &at->t->order[order];
    bool gold = o->kinds >> GOLD & 1;
    return (struct price){.any = gold ? 0 : o->need,
                          .gold = gold ? o->need : 0,
                          .kinds = at->t->order_bytes[order]};
}

/* ---- paying ------------------------------------------------------------------------ */

static uint64_t owed_units(const struct hamlet *h)
{
    uint64_t units = 0;
    for (int i = 0; i < RESOURCES; i++)
        units |= (uint64_t)h->owed[i] << 8 * i;
    return units;
}

static int gold_of_deed(const struct at *at)
{
    return at->h->deed == BUILDING ? at->t->cost[at->h->what].gold : 0;
}

struct price hamlet_pay_price_left(const struct at *at)
{
    const struct hamlet *h = at->h;
    struct price p = {.need = owed_units(h),
                      .any = h->owed_any,
                      .gold = (uint8_t)gold_of_deed(at),
                      .no_market = h->deed == SELLING};
    if (h->deed == ORDERING)
        p.kinds = at->t->order_bytes[h->what];
    return p;
}

void hamlet_pay_reward(struct hamlet_seat *seat, int gold, int points)
{
    gold += seat->gold;
    points += seat->points;
    seat->gold = (int16_t)(gold < GOLD_MAX ? gold : GOLD_MAX);
    seat->points = (uint16_t)(points < POINTS_MAX ? points : POINTS_MAX);
}

void hamlet_pay_gain(struct at *at, int gold)
{
    hamlet_pay_reward(at->me, gold, 0);
    if (gold)
        sw_tell(at->ev, E_GOLD, seat_of(at), gold, 0, 0);
}

void hamlet_pay_points(struct at *at, int points)
{
    hamlet_pay_reward(at->me, 0, points);
    if (points)
        sw_tell(at->ev, E_POINTS, seat_of(at), points, 0, 0);
}

/* True if all is paid but the gold, which is the last to be paid. */
static bool is_paid(struct at *at, int gold)
{
    if (owed_units(at->h) || at->h->owed_any)
        return false;
    at->me->gold = (int16_t)(at->me->gold - gold);
    if (gold)
        sw_tell(at->ev, E_PAID_GOLD, seat_of(at), gold, 0, 0);
    return true;
}

bool hamlet_pay_begin(struct at *at, const struct price *p)
{
    for (int i = 0; i < RESOURCES; i++)
        at->h->owed[i] = (uint8_t)part(p->need, i);
    at->h->owed_any = p->any;
    at->h->head.phase = PAY;
    return is_paid(at, p->gold);
}

static int resource_of(const struct at *at, int pile)
{
    int tile = pile / PLACES;
    return is_a(at, tile, PRODUCER) ? pile % PLACES : at->t->makes[tile];
}

static bool is_owed(const struct price *p, int resource)
{
    return part(p->need, resource) || (p->any && part(p->kinds, resource));
}

/* Pay one unit of the price with such a resource. */
static void reduce(struct price *p, int resource)
{
    if (part(p->need, resource))
        p->need -= unit(resource);
    else
        p->any--;
}

/* HAM-PAY-4, HAM-PAY-5: a raw goes back to the bank, a good to its owner, who is rewarded at
 * once. What is derived stays as it was. */
static void use(struct at *at, int pile, int resource)
{
    struct hamlet *h = at->h;
    int tile = pile / PLACES, which = pile % PLACES;
    h->stock[tile][which]--;
    sw_tell(at->ev, E_USED, seat_of(at), pile, resource, 0);
    if (!is_a(at, tile, REFINERY))
        return;
    struct hamlet_seat *owner = &h->seat[which];
    int fine = h->milestone[resource - RAWS] == which;
    int gold = number_of(at, GOOD_GOLD) << fine, points = number_of(at, GOOD_POINTS) << fine;
    owner->supply[resource - RAWS]++;
    hamlet_pay_reward(owner, gold, points);
    sw_tell(at->ev, E_REWARD, which, gold, points, resource);
}

static void consume(struct at *at, int pile)
{
    struct hamlet *h = at->h;
    int resource = resource_of(at, pile);
    use(at, pile, resource);
    hamlet_aid_stock(at->t, h, pile / PLACES, resource, -1);
    if (h->owed[resource])
        h->owed[resource]--;
    else
        h->owed_any--;
}

/* HAM-A6: would the rest still be payable after this token? */
static bool leaves_enough(const struct at *at, struct means m, struct price p, int pile)
{
    m.all -= unit(resource_of(at, pile));
    reduce(&p, resource_of(at, pile));
    if (!p.any && !pay_lacking(p.need, m.all) && at->me->gold >= p.gold)
        return true;
    struct hamlet h;
    struct at then = {at->t, &h, &h.seat[at->h->current], NULL, false};
    memcpy(&h, at->h, offsetof(struct hamlet, aid));
    use(&then, pile, resource_of(at, pile));
    return pay_possible(&then, &m, &p);
}

/* HAM-A9: anybody's. */
static int why_not_use(const struct at *at, const struct means *m, const struct price *p,
                       int pile)
{
    if (!at->h->stock[pile / PLACES][pile % PLACES])
        return W_NOTHING_THERE;
    if (!(m->reach & tile_bit(pile / PLACES)))
        return W_OUT_OF_REACH;
    if (!is_owed(p, resource_of(at, pile)))
        return W_NOT_OWED; /* HAM-PAY-3, HAM-A31 */
    return leaves_enough(at, *m, *p, pile) ? 0 : W_REST_UNPAID;
}

int hamlet_pay_why_not_use(const struct at *at, const struct sw_action *a)
{
    int pile = a->a;
    if (pile < 0 || pile >= TILES * PLACES)
        return W_NOTHING_THERE;
    struct means m = hamlet_pay_means(at, at->h->at);
    struct price p = hamlet_pay_price_left(at);
    return why_not_use(at, &m, &p, pile);
}

static int price_at_market(const struct at *at, const struct price *p, int resource)
{
    if (resource == ANY)
        return pay_price_of_any(at, p->kinds);
    return resource < RAWS ? seats_of(at)->raw : seats_of(at)->good;
}

/* HAM-A31: also what a token could have paid. Units of a mixed price have no kind. */
static int why_not_buy(const struct at *at, const struct means *m, struct price p, int resource)
{
    bool any = resource == ANY && p.any;
    if (!any && (resource < 0 || resource >= RESOURCES || !part(p.need, resource)))
        return W_NOT_OWED;
    if (p.no_market)
        return W_NO_FREE_TRADE;
    if (!market_sells(m, &p))
        return W_MARKET_FAR;
    p.gold = (uint8_t)(p.gold + price_at_market(at, &p, resource));
    if (any)
        p.any--;
    else
        p.need -= unit(resource);
    return pay_possible(at, m, &p) ? 0 : W_TOO_DEAR;
}

int hamlet_pay_why_not_buy(const struct at *at, const struct sw_action *a)
{
    int resource = a->a;
    struct means m = hamlet_pay_means(at, at->h->at);
    return why_not_buy(at, &m, hamlet_pay_price_left(at), resource);
}

/* HAM-FREE-3: what is bought belongs to nobody and rewards nobody. */
static void buy(struct at *at, int resource)
{
    struct price p = hamlet_pay_price_left(at);
    int gold = price_at_market(at, &p, resource);
    at->me->gold = (int16_t)(at->me->gold - gold);
    if (resource == ANY)
        at->h->owed_any--;
    else
        at->h->owed[resource]--;
    sw_tell(at->ev, E_BOUGHT, seat_of(at), resource, gold, 0);
}

bool hamlet_pay_use(struct at *at, int pile)
{
    consume(at, pile);
    return is_paid(at, gold_of_deed(at));
}

bool hamlet_pay_buy(struct at *at, int resource)
{
    buy(at, resource);
    return is_paid(at, gold_of_deed(at));
}

/* ---- the proposal ------------------------------------------------------------------ */

enum { RANK_OWN_FINE, RANK_OWN, RANK_RAW, RANK_OTHER, RANK_OTHER_FINE };

/* The smaller, the earlier: own goods, best first; raws, from the fullest tile; goods of the
 * next seats; high quality of others last. Equal ones by the number of the pile. */
static int rank_of(const struct at *at, const uint8_t before[TILES], int pile)
{
    const struct hamlet *h = at->h;
    int tile = pile / PLACES, which = pile % PLACES;
    if (is_a(at, tile, PRODUCER))
        return RANK_RAW << 16 | (255 - before[tile]) << 8 | pile;
    int fine = h->milestone[at->t->makes[tile] - RAWS] == which;
    if (which == h->current)
        return (fine ? RANK_OWN_FINE : RANK_OWN) << 16 | pile;
    int away = turn_distance(h->current, which, h->head.seats);
    return fine ? RANK_OTHER_FINE << 16 | pile : RANK_OTHER << 16 | away << 8 | pile;
}

/* The pile to use next for a price, or -1: buy. */
static int next_pile(const struct at *at, const uint8_t before[TILES], uint32_t tiles,
                     const struct price *p)
{
    int best = INT_MAX;
    bits_each (tile, tiles)
        for (int which = 0; which < PLACES; which++) {
            int pile = tile * PLACES + which;
            if (!at->h->stock[tile][which] || !is_owed(p, resource_of(at, pile)))
                continue;
            int rank = rank_of(at, before, pile);
            best = rank < best ? rank : best;
        }
    return best == INT_MAX ? -1 : best & 0xff;
}

static void buy_rest(struct at *at)
{
    for (int i = 0; i < RESOURCES; i++)
        while (at->h->owed[i])
            buy(at, i);
    while (at->h->owed_any)
        buy(at, ANY);
}

/* HAM-PAY-6 */
bool hamlet_pay_settle(struct at *at)
{
    uint8_t before[TILES] = {0};
    int pile;
    uint32_t tiles = hamlet_pay_means(at, at->h->at).reach & at->t->storing;
    bits_each (tile, tiles)
        before[tile] = (uint8_t)pay_filled(at->h, tile);
    do {
        struct price p = hamlet_pay_price_left(at);
        pile = next_pile(at, before, tiles, &p);
        if (pile >= 0)
            consume(at, pile);
    } while (pile >= 0);
    buy_rest(at);
    return is_paid(at, gold_of_deed(at));
}

/* The resources that are owed, as a set. */
static unsigned owed_kinds(const struct price *p)
{
    uint64_t bytes = p->need | (p->any ? p->kinds : 0);
    unsigned kinds = 0;
    for (int i = 0; i < RESOURCES; i++)
        kinds |= (unsigned)(part(bytes, i) > 0) << i;
    return kinds;
}

/* The piles of a tile that may be used. */
static unsigned piles_to_use(const struct at *at, const struct means *m, const struct price *p,
                             int tile)
{
    unsigned piles = 0;
    for (int which = 0; which < PLACES; which++)
        piles |= (unsigned)!why_not_use(at, m, p, tile * PLACES + which) << which;
    return piles;
}

void hamlet_pay_list(const struct at *at, struct menu *menu)
{
    struct means m = hamlet_pay_means(at, at->h->at);
    struct price p = hamlet_pay_price_left(at);
    unsigned kinds = owed_kinds(&p);
    uint32_t tiles = 0;
    bits_each (resource, kinds)
        tiles |= at->h->aid.lies[resource];
    menu_add(menu, V_SETTLE, 0, 0);
    bits_each (tile, m.reach & tiles)
        menu_each_from(menu, V_USE, tile * PLACES, piles_to_use(at, &m, &p, tile));
    if (!market_sells(&m, &p))
        return;
    bits_each (resource, kinds)
        if (!why_not_buy(at, &m, p, resource))
            menu_add(menu, V_BUY, resource, 0);
    if (!why_not_buy(at, &m, p, ANY))
        menu_add(menu, V_BUY, ANY, 0);
}
