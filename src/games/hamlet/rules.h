/* SPDX-License-Identifier: MIT */
/* rules.h - Hamlet: what the files of the rules share.
 *
 * rules.c holds the turn and the contract with the engine, rules_work.c what villagers do,
 * rules_pay.c how resources come to where they are needed, rules_build.c how the village
 * grows. Functions called why_not_*() are the only place where legality is decided: 0, or the
 * word that says why not. */
#ifndef HAMLET_RULES_H
#define HAMLET_RULES_H

#include <string.h>

#include "game.h"
#include "kit/bits.h"
#include "kit/menu.h"

/* What most functions need: the tables, the match, whose turn it is. */
struct at {
    const struct hamlet_tables *t;
    struct hamlet *h;
    struct hamlet_seat *me;
    struct sw_events *ev;
    bool sketch; /* see hamlet_sketch() */
};

static inline int seat_of(const struct at *at)
{
    return at->h->current;
}

static inline int number_of(const struct at *at, enum number row)
{
    return at->t->number[row].value;
}

/* HAM-SET-1: what depends on the number of players. */
static inline const struct hamlet_seats *seats_of(const struct at *at)
{
    return &at->t->seats[at->h->head.seats - 2];
}

static inline bool is_tile(int tile)
{
    return tile >= 0 && tile < TILES;
}

static inline bool in_set(uint32_t set, int tile)
{
    return is_tile(tile) && (set & tile_bit(tile));
}

static inline bool is_a(const struct at *at, int tile, enum tile_kind kind)
{
    return at->t->of_kind[kind] & tile_bit(tile);
}

/* Carry out an action on a position that nobody is going to play on: it is only judged when the
 * villager at work is done. What designs fit where, and what the next one could do, is left as
 * it was. */
void hamlet_sketch(const struct sw_game *g, struct hamlet *h, const struct sw_action *a);

/* ---- a herd ------------------------------------------------------------------------ */

/* Places of donkeys, ascending, as a word: the lowest byte is the first. Tiles have numbers
 * below 128, so that the top bit of a byte is free. */
static inline uint64_t herd_row(const uint8_t place[DONKEYS])
{
    uint64_t row = 0;
#pragma GCC unroll 6
    for (int i = 0; i < DONKEYS; i++)
        row |= (uint64_t)place[i] << 8 * i;
    return row;
}

/* The top bits of the bytes that are equal to `place`. */
static inline uint64_t herd_equal(uint64_t row, int place)
{
    const uint64_t ones = UINT64_C(0x010101010101), rest = ones * 0x7f;
    uint64_t apart = row ^ ones * (unsigned)place;
    return ~(((apart & rest) + rest) | apart) & ones << 7;
}

static inline int herd_count(uint64_t row, int place)
{
    return (int)((herd_equal(row, place) >> 7) * UINT64_C(0x01010101010101) >> 48 & 0xff);
}

/* The bit where the first byte begins that is equal to `place`, which is there. */
static inline int herd_first(uint64_t row, int place)
{
    return __builtin_ctzll(herd_equal(row, place)) & ~7;
}

/* The same for the first byte that is not below `place`; there is one. */
static inline int herd_from(uint64_t row, int place)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return __builtin_ctzll(((row | ones << 7) - ones * (unsigned)place) & ones << 7) & ~7;
}

static inline uint64_t herd_below(int bit)
{
    return (UINT64_C(1) << bit) - 1;
}

/* ---- rules_aid.c ------------------------------------------------------------------- */

/* So much more of a resource lies on a tile. */
void hamlet_aid_stock(const struct hamlet_tables *t, struct hamlet *h, int tile, int resource,
                      int more);
/* Donkeys of the seat whose turn it is have come to a tile, or have come to rest. */
void hamlet_aid_donkeys(struct hamlet *h, int tile);
/* One of them has just moved. */
void hamlet_aid_move(struct hamlet *h, int from, int to);
/* Donkeys of a seat stand elsewhere. */
void hamlet_aid_chains(struct hamlet *h, int seat);
/* The herd has come to rest, or another one is about to move. */
void hamlet_aid_herd(struct hamlet *h);
/* An order has been fulfilled. */
void hamlet_aid_orders(const struct hamlet_tables *t, struct hamlet *h);
/* A turn goes on, or is interrupted. */
void hamlet_aid_hope(const struct hamlet_tables *t, struct hamlet *h);
/* Something has been built; these tiles are joined to others than before. */
void hamlet_aid_village(const struct hamlet_tables *t, struct hamlet *h, uint32_t changed);

/* All that lies in the network. */
static inline uint64_t aid_sum(const struct hamlet_aid *aid)
{
    return aid->sum[0] | (uint64_t)aid->sum[1] << 32;
}

/* ---- rules_pay.c ------------------------------------------------------------------- */

/* What an action costs. Amounts are a byte per resource, the lowest for stone. */
struct price {
    uint64_t need, kinds; /* kinds: full bytes */
    uint8_t any;          /* and so many of these kinds, mixed at will */
    uint8_t gold;
    bool no_market; /* free trade does not help */
};

/* How far the donkeys of the seat whose turn it is carry. */
struct survey {
    int bought;             /* raws that could be bought */
    uint32_t market;        /* where the market is at hand */
    uint32_t one[AMOUNTS];  /* where a unit of a resource can be brought */
    uint32_t two[RAWS + 1]; /* where two of a raw can be brought from one tile */
};

/* What can be brought to one place. */
struct means {
    uint64_t all;
    uint32_t reach;
};

/* How many tokens lie on a tile. */
static inline int pay_filled(const struct hamlet *h, int tile)
{
    uint32_t bytes;
    memcpy(&bytes, h->stock[tile], sizeof bytes);
    return (int)(bytes * UINT32_C(0x01010101) >> 24);
}

/* What `have` lacks of `need`; each difference is kept from borrowing by its top bit. */
static inline uint64_t pay_lacking(uint64_t need, uint64_t have)
{
    const uint64_t tops = UINT64_C(0x8080808080808080), ones = UINT64_C(0x0101010101010101);
    uint64_t apart = (need | tops) - have;
    return apart & (apart >> 7 & ones) * 0x7f;
}

void hamlet_pay_survey(const struct at *at, struct survey *v);
struct means hamlet_pay_means(const struct at *at, int place);

/* All ones if something is the case, else 0: what depends on luck is better not branched on. */
static inline uint32_t when32(bool is)
{
    return -(uint32_t)is;
}

/* Four sets, or something about four resources, at once. */
typedef uint32_t quad __attribute__((vector_size(16)));
enum { QUAD = 4 };

static inline void quad_load(quad *q, const uint32_t *from)
{
    memcpy(q, from, sizeof *q);
}

/* HAM-CARRY-1: what lies at the place or one step away; HAM-A5: only donkeys on the way help,
 * so the place is joined to one of them. Things come from one tile to another exactly if they
 * also come the other way. */
static inline uint32_t pay_reach_of(const struct hamlet *h, int seat, int place)
{
    const uint32_t *over = h->aid.over[seat];
    quad some, more;
    quad_load(&some, over);
    quad_load(&more, over + QUAD);
    quad all = (some & -(some >> place & 1)) | (more & -(more >> place & 1));
    return h->joined[place] | tile_bit(place) | all[0] | all[1] | all[2] | all[3];
}

static inline uint32_t pay_reach(const struct at *at, int place)
{
    return pay_reach_of(at->h, (int)(at->me - at->h->seat), place);
}

/* All bytes of an amount together, and what they would cost at the market. */
static inline int pay_sum(uint64_t amounts)
{
    return (int)(amounts * UINT64_C(0x0101010101010101) >> 56);
}

static inline int pay_cost(const struct at *at, uint64_t amounts)
{
    const uint64_t raws = UINT64_C(0xffffff);
    return pay_sum(amounts & raws) * seats_of(at)->raw +
           pay_sum(amounts & ~raws) * seats_of(at)->good;
}

/* What a unit of a mixed price costs at the market: its cheapest kind. */
static inline int pay_price_of_any(const struct at *at, uint64_t kinds)
{
    return kinds & UINT64_C(0xffffff) ? seats_of(at)->raw : seats_of(at)->good;
}

/* Can it be paid with what own goods earn and the market sells? Whoever asks has made sure that
 * it sells, if anything has to be bought; to the church it always does. */
bool hamlet_pay_possible_with_gold(const struct at *at, const struct means *m,
                                   const struct price *p);

/* Can the price be paid in full? (HAM-PAY-1) Mostly what lies in reach decides, or the gold at
 * hand; only in between it matters what own goods would earn. */
static inline bool pay_possible(const struct at *at, const struct means *m,
                                const struct price *p)
{
    uint64_t missing = pay_lacking(p->need, m->all);
    int gold = at->me->gold - p->gold;
    if (missing && (p->no_market || !(m->reach & tile_bit(MARKET))))
        return false; /* HAM-FREE-2, HAM-SELL-3 */
    if (missing)
        gold -= pay_cost(at, missing);
    if (p->any) {
        int there = pay_sum(m->all & p->kinds);
        gold -= there < p->any ? (p->any - there) * pay_price_of_any(at, p->kinds) : 0;
    }
    if (gold >= 0)
        return true;
    int goods = pay_sum((p->need - missing) >> 24);
    if (p->any)
        goods += pay_sum((m->all & p->kinds) >> 24);
    return gold + goods * 2 * number_of(at, GOOD_GOLD) >= 0 &&
           hamlet_pay_possible_with_gold(at, m, p);
}

/* The same for some of one raw. Raws earn nothing, so what is there and gold decide. */
static inline bool pay_possible_raws(const struct at *at, const struct means *m, int raw, int n)
{
    int lacks = n - (int)(m->all >> 8 * raw & 0xff);
    bool sells = m->reach & tile_bit(MARKET);
    return lacks <= 0 || (sells && lacks * seats_of(at)->raw <= at->me->gold);
}

/* The same, with the reason: for a villager at `place`. */
int hamlet_pay_why_not(const struct at *at, int place, const struct price *p);

struct price hamlet_pay_price_of_order(const struct at *at, int order);

static inline struct price pay_price_of_tile(const struct at *at, int tile)
{
    return (struct price){.need = at->t->tile_price[tile], .gold = at->t->cost[tile].gold};
}

/* HAM-SELL-2. Everything but selling may use free trade (HAM-A7, HAM-A8). */
static inline struct price pay_price_of_trade(const struct at *at, int trade)
{
    return (struct price){.need = at->t->trade_price[trade], .no_market = true};
}

static inline struct price pay_price_of_raws(int raw, int n)
{
    return (struct price){.need = (uint64_t)(unsigned)n << 8 * raw};
}

/* HAM-ROAD-1, HAM-ROAD-2 */
static inline int pay_raw_of_road(int kind)
{
    return kind == BRIDGE ? WOOD : STONE;
}

static inline int pay_raws_of_road(const struct at *at, int kind)
{
    return number_of(at, kind == BRIDGE ? BRIDGE_WOOD : PATH_STONE);
}

/* Does a design fit at a place, and can it be paid with what comes there? */
static inline bool pay_builds(const struct at *at, const struct means *m, int place, int tile)
{
    if (!(at->h->fits[tile] & tile_bit(place)))
        return false;
    struct price p = pay_price_of_tile(at, tile);
    return pay_possible(at, m, &p);
}

/* Is a road left, and can one of this kind be paid? */
static inline bool pay_paves(const struct at *at, const struct means *m, int kind)
{
    return at->me->road_a[ROADS - 1] == NONE &&
           pay_possible_raws(at, m, pay_raw_of_road(kind), pay_raws_of_road(at, kind));
}

static inline bool pay_sells(const struct at *at, const struct means *m, int trade)
{
    return !pay_lacking(at->t->trade_price[trade], m->all);
}

/* Of some trade tiles, those that can be paid. */
static inline uint32_t pay_trades(const struct at *at, const struct means *m, uint32_t trades)
{
    uint32_t some = 0;
    bits_each (trade, trades)
        some |= (uint32_t)pay_sells(at, m, trade) << trade;
    return some;
}

/* As pay_possible() for a mixed price, or for gold alone: mostly what lies there decides, or
 * the gold at hand. To the church the market always sells. */
static inline bool pay_fulfils(const struct at *at, const struct means *m, int order)
{
    struct price p = hamlet_pay_price_of_order(at, order);
    uint64_t there = m->all & p.kinds;
    int lacks = p.any - pay_sum(there), price = pay_price_of_any(at, p.kinds);
    int gold = at->me->gold - p.gold - (lacks > 0 ? lacks : 0) * price;
    int most = gold + pay_sum(there >> 24) * 2 * number_of(at, GOOD_GOLD);
    return gold >= 0 || (most >= 0 && hamlet_pay_possible_with_gold(at, m, &p));
}

/* Of some orders, those that can be paid. */
static inline uint32_t pay_orders(const struct at *at, const struct means *m, uint32_t orders)
{
    uint32_t some = 0;
    bits_each (order, orders)
        some |= (uint32_t)pay_fulfils(at, m, order) << order;
    return some;
}

/* What is still owed for the deed that is being paid for. */
struct price hamlet_pay_price_left(const struct at *at);

/* Begin to pay for the deed; true if nothing but gold is owed, which is then paid. */
bool hamlet_pay_begin(struct at *at, const struct price *p);
void hamlet_pay_gain(struct at *at, int gold);
void hamlet_pay_points(struct at *at, int points);
/* Gold and points for a seat, without telling. */
void hamlet_pay_reward(struct hamlet_seat *seat, int gold, int points);

sw_why_not hamlet_pay_why_not_use, hamlet_pay_why_not_buy;
/* These give true when the payment is complete. */
bool hamlet_pay_use(struct at *at, int pile);
bool hamlet_pay_buy(struct at *at, int resource);
bool hamlet_pay_settle(struct at *at);
void hamlet_pay_list(const struct at *at, struct menu *menu);

/* ---- rules_build.c ------------------------------------------------------------------ */

/* Tiles that are joined with the church. */
uint32_t hamlet_build_net(const struct hamlet *h);
/* Lay a tile into the village, without any reward. */
void hamlet_build_lay(const struct hamlet_tables *t, struct hamlet *h, int tile, int spot,
                      int turn);
/* A design comes into somebody's hand, or leaves it: where does it fit? */
void hamlet_build_note_design(const struct hamlet_tables *t, struct hamlet *h, int tile);
/* The right end of the display is filled while the bag has tiles. */
void hamlet_build_fill_display(struct at *at);

int hamlet_build_why_not(const struct at *at, int tile);
int hamlet_build_why_not_place(const struct at *at, int spot, int turn);
/* All ways to lay the tile being built, as actions; gives how many. */
int hamlet_build_list_places(const struct at *at, struct sw_action *out);
void hamlet_build_tile(struct at *at);

int hamlet_build_why_not_road(const struct at *at, int to, int kind);
void hamlet_build_road(struct at *at);
int hamlet_build_roads(const struct hamlet_seat *seat);

/* ---- rules_work.c ------------------------------------------------------------------- */

/* Villagers are hired one after the other. */
static inline bool has_upright(const struct hamlet_seat *me)
{
    int first = __builtin_ctz(~(unsigned)me->lying);
    return first < VILLAGERS && me->villager[first] != NONE;
}

/* Where there is something to do that costs nothing, or gold alone. */
uint32_t hamlet_work_free_places(const struct at *at);
sw_why_not hamlet_work_why_produce, hamlet_work_why_fill, hamlet_work_why_refine,
    hamlet_work_why_design, hamlet_work_why_hire_villager, hamlet_work_why_hire_donkey,
    hamlet_work_why_sell, hamlet_work_why_order, hamlet_work_why_beg, hamlet_work_why_build,
    hamlet_work_why_place, hamlet_work_why_road;
/* The same before a villager was sent to do it. */
sw_why_not hamlet_work_why_not_yet;
void hamlet_work_begin(struct at *at, int place);
sw_apply_verb hamlet_work_produce, hamlet_work_fill, hamlet_work_refine, hamlet_work_design,
    hamlet_work_hire_villager, hamlet_work_hire_donkey, hamlet_work_done, hamlet_work_sell,
    hamlet_work_order, hamlet_work_beg, hamlet_work_build, hamlet_work_place, hamlet_work_road,
    hamlet_work_settle, hamlet_work_use, hamlet_work_buy;
void hamlet_work_list(const struct at *at, struct menu *menu);
/* What the deed at hand costs in all. */
struct price hamlet_work_price_of_deed(const struct at *at);
bool hamlet_work_may_hire(const struct at *at);
/* All church orders of this side are done. */
bool hamlet_work_church_complete(const struct hamlet *h);

/* ---- rules_hope.c ------------------------------------------------------------------- */

/* What the seat whose turn it is may hope to do. */
struct hamlet_hope hamlet_hope_of(const struct at *at);
/* The places where that comes true for something. */
uint32_t hamlet_hope_places(const struct at *at, const struct hamlet_hope *hope);
/* All places where it might, and whether it does at one of them. */
uint32_t hamlet_hope_all(const struct at *at, const struct hamlet_hope *hope);
bool hamlet_hope_holds(const struct at *at, const struct hamlet_hope *hope, int place);

#endif
