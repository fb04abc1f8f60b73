/* SPDX-License-Identifier: MIT */
/* rules.h - Die Siedler von Nürnberg: what the files of the rules share.
 *
 * The predicates ..._why_not() are the only place where legality is decided: legal() lists
 * what they let pass, check() says what they say. Cards change hands only through the
 * functions below, which keep the book of what everybody can remember (NUE-A33). */
#ifndef NUERNBERG_RULES_H
#define NUERNBERG_RULES_H

#include "game.h"
#include "kit/bits.h"
#include "kit/goods.h"
#include "kit/turn.h"

/* What most functions need: the tables, the match, who acts. */
struct at {
    const struct nuernberg_tables *t;
    struct nuernberg *n;
    struct nuernberg_seat *me;
    int seat;
    struct sw_events *ev;
};

static inline int constant(const struct nuernberg_tables *t, enum constant which)
{
    return t->constant[which].value;
}

/* A list of legal actions that is being written. */
struct list {
    struct sw_action *out;
    int n;
    uint8_t seat;
    bool forward; /* without what takes a step back */
};

static inline void list_add(struct list *list, int verb, int a, int b)
{
    list->out[list->n++] = (struct sw_action){
        .verb = (uint8_t)verb, .seat = list->seat, .a = (int16_t)a, .b = (int16_t)b};
}

/* One action for each member of a set, which is its first value. */
static inline void list_each(struct list *list, int verb, uint64_t set)
{
    const struct sw_action blank = {.verb = (uint8_t)verb, .seat = list->seat};
    struct sw_action *out = list->out + list->n;
    bits_each (i, set) {
        *out = blank;
        out++->a = (int16_t)i;
    }
    list->n = (int)(out - list->out);
}

/* ---- goods, all kinds at once ---------------------------------------------------------- */

/* Five or six small numbers as one word, a byte each: comparing them costs no branch. No
 * number may be larger than 127. */
static inline uint64_t pack_resources(const uint8_t *b)
{
    uint32_t four = b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    return four | (uint64_t)b[4] << 32;
}

static inline uint64_t pack_goods(const uint8_t *b)
{
    return pack_resources(b) | (uint64_t)b[GOLD] << 40;
}

#define PACK_ALL(x) (UINT64_C(0x010101010101) * (x))

/* The top bits of the bytes, one after the other: bit i for byte i. */
static inline unsigned pack_kinds(uint64_t word)
{
    return (unsigned)((word & PACK_ALL(0x80)) * UINT64_C(0x0002040810204081) >> 56);
}

/* The kinds of which there is something. */
static inline unsigned kinds_in(uint64_t pack)
{
    return pack_kinds(pack + PACK_ALL(0x7f));
}

/* The kinds of which there is more in `have` than in `used`. */
static inline unsigned kinds_left(uint64_t have, uint64_t used)
{
    return pack_kinds((have | PACK_ALL(0x80)) - used - PACK_ALL(1));
}

static inline bool pack_covers(uint64_t have, uint64_t cost)
{
    return (~((have | PACK_ALL(0x80)) - cost) & PACK_ALL(0x80)) == 0;
}

/* How many cards there are, gold left out; not more than 255. */
static inline int pack_cards(uint64_t pack)
{
    return (int)((pack & UINT64_C(0xffffffffff)) * UINT64_C(0x0101010101) >> 32 & 255);
}

static inline uint64_t pack_hand(const struct nuernberg_seat *s)
{
    return pack_resources(s->hand);
}

/* ---- cards, and what everybody remembers of them (NUE-A33) ----------------------------- */

/* Everybody sees that the seat's open cards of a kind can be as few as `open`. */
static inline void hand_note(struct nuernberg *n, int seat, int kind, int open)
{
    int8_t *low = &n->low[n->steals][seat][kind];
    if (open < *low)
        *low = (int8_t)open;
}

static inline void hand_add(struct nuernberg *n, int seat, int kind, int count)
{
    struct nuernberg_seat *s = &n->seat[seat];
    s->hand[kind] = (uint8_t)(s->hand[kind] + count);
    s->cards = (uint8_t)(s->cards + count);
    s->open[kind] = (int8_t)(s->open[kind] + count);
    if (count < 0)
        hand_note(n, seat, kind, s->open[kind]);
}

/* From the bank, or back to it. */
static inline void hand_gain(struct nuernberg *n, int seat, int kind, int count)
{
    n->bank[kind] = (uint8_t)(n->bank[kind] - count);
    hand_add(n, seat, kind, count);
}

static inline void hand_pay(struct nuernberg *n, int seat, const uint8_t cost[RESOURCES])
{
    for (int k = 0; k < RESOURCES; k++)
        if (cost[k])
            hand_gain(n, seat, k, -cost[k]);
}

/* The seat shows that it holds so many cards of a kind. */
static inline void hand_show(struct nuernberg *n, int seat, int kind, int count)
{
    hand_note(n, seat, kind, n->seat[seat].open[kind] - count);
}

/* How much a seat has of a good: resource cards, or gold. */
static inline int holds(const struct nuernberg_seat *s, int good)
{
    return good == GOLD ? s->gold : s->hand[good];
}

static inline bool holds_all(const struct nuernberg_seat *s, const uint8_t goods[GOODS])
{
    return pack_covers(pack_hand(s), pack_resources(goods)) && s->gold >= goods[GOLD];
}

static inline void gold_move(struct nuernberg *n, int from, int to, int gold)
{
    n->seat[from].gold = (uint16_t)(n->seat[from].gold - gold);
    n->seat[to].gold = (uint16_t)(n->seat[to].gold + gold);
}

/* Chips never run out (NUE-A5). */
static inline void gold_spend(struct nuernberg_seat *s, int gold)
{
    s->gold = (uint16_t)(s->gold - gold);
    s->spent = (uint16_t)(s->spent + gold);
}

/* ---- offers --------------------------------------------------------------------------- */

static inline bool offer_empty(const uint8_t goods[GOODS])
{
    return pack_goods(goods) == 0;
}

/* Does the counter-offer of seat `s` just say what the offer of seat `o` says? */
static inline bool offer_mirrors(const struct nuernberg_seat *s, const struct nuernberg_seat *o)
{
    return memcmp(s->give, o->want, GOODS) == 0 && memcmp(s->want, o->give, GOODS) == 0;
}

/* As far as everybody can see: could one of these seats pay it? (NUE-A30) */
bool nuernberg_payable(const struct nuernberg *n, int seats, const uint8_t want[GOODS]);

/* ---- rules_turn.c: set-up, event cards, the robber, the end
 * ----------------------------------- */

sw_why_not nuernberg_why_not_place, nuernberg_why_not_put, nuernberg_why_not_put_back,
    nuernberg_why_not_discard, nuernberg_why_not_robber, nuernberg_why_not_steal;
sw_apply_verb nuernberg_place, nuernberg_draw, nuernberg_put, nuernberg_put_back,
    nuernberg_discard, nuernberg_robber, nuernberg_steal, nuernberg_no_steal,
    nuernberg_end_turn;
void nuernberg_list_place(const struct at *at, struct list *list);
int nuernberg_discard_due(const struct nuernberg_seat *me);
void nuernberg_list_rob(const struct at *at, struct list *list);
void nuernberg_end_match(struct at *at, int ending);
/* NUE-SET-7: who has the right of a road by the bars of the set-up alone. */
int nuernberg_first_right(const struct nuernberg *n, int road, int bars);

/* ---- rules_build.c: toll bars, settlements, workshops, walls, towers, the council
 * -------------- */

/* Crossings that are settled or next to a settlement of the same road (NUE-SETTLE-3). */
uint64_t nuernberg_blocked(const struct nuernberg_tables *t, const struct nuernberg *n);
/* Gold a build costs this turn. */
int nuernberg_gold_cost(const struct nuernberg_tables *t, const struct nuernberg *n, int build);
void nuernberg_lay_bar(struct nuernberg *n, int seat, int road);
sw_why_not nuernberg_why_not_toll, nuernberg_why_not_settle, nuernberg_why_not_workshop,
    nuernberg_why_not_wall, nuernberg_why_not_tower, nuernberg_why_not_swap;
sw_apply_verb nuernberg_toll, nuernberg_settle, nuernberg_workshop, nuernberg_wall,
    nuernberg_tower, nuernberg_swap;
void nuernberg_list_build(const struct at *at, struct list *list);
void nuernberg_list_swap(const struct at *at, struct list *list);

/* ---- rules_trade.c: wares, the bank, offers
 * ---------------------------------------------------- */

/* How many of a good the bank takes for a card. */
int nuernberg_rate(const struct nuernberg_tables *t, const struct nuernberg_seat *me, int good);
sw_why_not nuernberg_why_not_sell, nuernberg_why_not_bank, nuernberg_why_not_ask,
    nuernberg_why_not_give, nuernberg_why_not_want, nuernberg_why_not_less,
    nuernberg_why_not_send, nuernberg_why_not_drop, nuernberg_why_not_accept,
    nuernberg_why_not_counter, nuernberg_why_not_confirm;
sw_apply_verb nuernberg_sell, nuernberg_bank, nuernberg_offer, nuernberg_invite,
    nuernberg_compose, nuernberg_send, nuernberg_drop, nuernberg_accept, nuernberg_counter,
    nuernberg_reject, nuernberg_confirm, nuernberg_cancel;
void nuernberg_list_market(const struct at *at, struct list *list);
void nuernberg_list_offers(const struct at *at, struct list *list);
void nuernberg_list_composing(const struct at *at, struct list *list);
void nuernberg_list_replies(const struct at *at, struct list *list);
void nuernberg_list_picks(const struct at *at, struct list *list);

#endif
