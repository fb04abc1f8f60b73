/* SPDX-License-Identifier: MIT */
/* rules_trade.c - Die Siedler von Nürnberg: wares for gold, the bank, trade between players.
 *
 * The talk of the table becomes a fixed exchange (NUE-A30): the seat on turn makes an offer or
 * asks for proposals, everybody asked answers once, then it picks one answer or none. Offers
 * and counter-offers are composed piece by piece in `give` and `want`, which nobody else sees
 * until they are sent. Every step keeps open a way to a complete offer, so whoever begins one
 * can always end it without taking anything back. */
#include <string.h>

#include "rules.h"

enum { ALL_CARDS = (1 << RESOURCES) - 1, GOLD_BIT = 1 << GOLD }; /* sets of kinds */

/* ---- wares (NUE-SELL) ----------------------------------------------------------------- */

int nuernberg_why_not_sell(const struct at *at, const struct sw_action *a)
{
    int ware = a->a;
    if (ware < 0 || ware >= WARES)
        return W_NO_SUCH_WARE;
    bool enough = pack_covers(pack_hand(at->me), at->t->ware_cost[ware]);
    return enough ? 0 : W_NO_INGREDIENTS;
}

/* NUE-SELL-3: never more than double (NUE-A21). */
static int sale_price(const struct at *at, int ware)
{
    bool doubled = (at->me->workshops & at->t->site_ware[ware]) != 0;
    return at->t->ware[ware].price * (doubled ? 2 : 1);
}

/* NUE-SELL-4, NUE-SELL-5: the toll is not doubled; one's own road and a road without a right
 * cost nothing (NUE-A9). The price comes first, so there is always enough (NUE-A11). */
void nuernberg_sell(struct at *at, const struct sw_action *a)
{
    int ware = a->a;
    at->n->actions++;
    const struct nuernberg_ware *w = &at->t->ware[ware];
    int price = sale_price(at, ware), holder = at->n->right[w->road];
    hand_pay(at->n, at->seat, w->cost);
    at->me->gold = (uint16_t)(at->me->gold + price);
    at->me->earned = (uint16_t)(at->me->earned + price);
    sw_tell(at->ev, E_SOLD, at->seat, ware, price, 0);
    if (holder == NONE || holder == at->seat || w->toll == 0)
        return;
    gold_move(at->n, at->seat, holder, w->toll);
    sw_tell(at->ev, E_TOLLED, at->seat, w->toll, holder, w->road);
}

/* ---- the bank (NUE-BANK) -------------------------------------------------------------- */

/* NUE-BANK-2, NUE-BANK-3: the best rate counts; gold has no 2:1 (NUE-A22). */
int nuernberg_rate(const struct nuernberg_tables *t, const struct nuernberg_seat *me, int good)
{
    int rate = constant(t, BANK_RATE);
    if ((me->workshops & t->site_rate[GOLD]) && constant(t, MARKET_RATE) < rate)
        rate = constant(t, MARKET_RATE);
    if (good != GOLD && (me->workshops & t->site_rate[good]) && constant(t, GUILD_RATE) < rate)
        rate = constant(t, GUILD_RATE);
    return rate;
}

/* The kinds of which there is enough for the bank. Without a workshop all rates are one. */
static unsigned kinds_for_bank(const struct at *at)
{
    unsigned kinds = 0;
    int rate = constant(at->t, BANK_RATE);
    if (!at->me->workshops)
        return kinds_left(pack_hand(at->me), PACK_ALL((unsigned)rate - 1)) |
               (at->me->gold >= rate ? GOLD_BIT : 0u);
    for (int k = 0; k < GOODS; k++)
        kinds |= (unsigned)(holds(at->me, k) >= nuernberg_rate(at->t, at->me, k)) << k;
    return kinds;
}

/* NUE-BANK-1; the bank never pays gold (NUE-A23). */
int nuernberg_why_not_bank(const struct at *at, const struct sw_action *a)
{
    int give = a->a, want = a->b;
    if (give < 0 || give >= GOODS || want < 0 || want >= RESOURCES || give == want)
        return W_BANK_KINDS;
    if (holds(at->me, give) < nuernberg_rate(at->t, at->me, give))
        return W_BANK_TOO_FEW;
    return at->n->bank[want] ? 0 : W_BANK_EMPTY;
}

void nuernberg_bank(struct at *at, const struct sw_action *a)
{
    int give = a->a, want = a->b;
    int rate = nuernberg_rate(at->t, at->me, give);
    at->n->actions++;
    if (give == GOLD)
        gold_spend(at->me, rate);
    else
        hand_gain(at->n, at->seat, give, -rate);
    hand_gain(at->n, at->seat, want, 1);
    sw_tell(at->ev, E_BANKED, at->seat, give, rate, want);
}

void nuernberg_list_market(const struct at *at, struct list *list)
{
    uint64_t hand = pack_hand(at->me), wares = 0;
    for (int ware = 0; ware < WARES; ware++)
        wares |= (uint64_t)pack_covers(hand, at->t->ware_cost[ware]) << ware;
    list_each(list, V_SELL, wares);
    unsigned stocked = kinds_in(pack_resources(at->n->bank));
    bits_each (give, kinds_for_bank(at))
        bits_each (want, stocked & ~(1u << give))
            list_add(list, V_BANK, give, want);
}

/* ---- composing (NUE-TRADE-2) ---------------------------------------------------------- */

bool nuernberg_payable(const struct nuernberg *n, int seats, const uint8_t want[GOODS])
{
    int cards = goods_total(want, RESOURCES);
    for (int i = 0; i < n->head.seats; i++)
        if ((seats >> i & 1) && n->seat[i].cards >= cards && n->seat[i].gold >= want[GOLD])
            return true;
    return false;
}

/* The kinds a seat may be asked for: of its cards only the number is known. */
static unsigned kinds_of_seat(const struct nuernberg_seat *s)
{
    return (s->cards ? ALL_CARDS : 0u) | (s->gold ? GOLD_BIT : 0u);
}

static unsigned kinds_they_may_have(const struct nuernberg *n, int seats)
{
    unsigned kinds = 0;
    bits_each (i, (uint64_t)seats)
        kinds |= kinds_of_seat(&n->seat[i]);
    return kinds;
}

static inline unsigned kinds_held(const struct nuernberg_seat *me)
{
    return kinds_in(pack_hand(me)) | (me->gold ? GOLD_BIT : 0u);
}

static bool only_one(unsigned kinds)
{
    return (kinds & (kinds - 1)) == 0;
}

/* Whom the composer addresses: those the offer goes to, or the seat on turn. */
static int partners(const struct at *at)
{
    return at->seat == at->n->current ? at->n->to : 1 << at->n->current;
}

/* NUE-A10: is there anything the two sides could exchange? Gold for gold is not. */
static bool can_trade(unsigned mine, unsigned theirs)
{
    return mine && theirs && !(mine == GOLD_BIT && theirs == GOLD_BIT);
}

/* An offer that is being composed, all kinds at once. */
struct draft {
    uint64_t give, want;
    unsigned given, wanted; /* the kinds in it */
};

static inline struct draft draft_of(const struct nuernberg_seat *me)
{
    struct draft d = {.give = pack_goods(me->give), .want = pack_goods(me->want)};
    d.given = kinds_in(d.give);
    d.wanted = kinds_in(d.want);
    return d;
}

/* What may be given one more of: it is there, it is not wanted, and if nothing is wanted yet
 * then something is left that could be. */
static inline unsigned may_give(const struct at *at, const struct draft *d)
{
    const struct nuernberg_seat *me = at->me;
    uint64_t held = pack_hand(me) | (uint64_t)(me->gold < 127 ? me->gold : 127) << 40;
    unsigned kinds =
        kinds_left(held, d->give) & kinds_left(PACK_ALL(OFFER_MAX), d->give) & ~d->wanted;
    if (d->wanted)
        return kinds;
    unsigned left = kinds_they_may_have(at->n, partners(at)) & ~d->given;
    return only_one(left) ? kinds & ~left : kinds;
}

/* What somebody asked could pay besides what is wanted: cards, gold (which lies open,
 * NUE-A27). */
static inline unsigned payable_beside(const struct at *at, const struct draft *d)
{
    int cards = pack_cards(d->want), gold = at->me->want[GOLD];
    unsigned more_cards = 0, more_gold = 0;
    bits_each (i, (uint64_t)partners(at)) {
        const struct nuernberg_seat *s = &at->n->seat[i];
        unsigned pays = (s->cards >= cards) & (s->gold >= gold);
        more_cards |= pays & (s->cards > cards);
        more_gold |= pays & (s->gold > gold);
    }
    return (more_cards ? ALL_CARDS : 0u) | more_gold << GOLD;
}

/* What may be wanted one more of: somebody could pay it, it is not given, and if nothing is
 * given yet then something is left that could be. */
static inline unsigned may_want(const struct at *at, const struct draft *d)
{
    unsigned kinds =
        payable_beside(at, d) & kinds_left(PACK_ALL(OFFER_MAX), d->want) & ~d->given;
    if (d->given)
        return kinds;
    unsigned left = kinds_held(at->me) & ~d->wanted;
    return only_one(left) ? kinds & ~left : kinds;
}

/* Whoever is asked composes only after saying so. */
static bool is_idle(const struct at *at)
{
    return at->n->head.phase == REPLY && at->me->reply != COMPOSING;
}

/* The reasons stand in the order in which one would ask back. */
int nuernberg_why_not_give(const struct at *at, const struct sw_action *a)
{
    const struct nuernberg_seat *me = at->me;
    int good = a->a;
    if (is_idle(at))
        return W_NOT_WRITING;
    if (good < 0 || good >= GOODS)
        return W_NO_SUCH_GOOD;
    struct draft d = draft_of(me);
    if (may_give(at, &d) >> good & 1)
        return 0;
    if (me->give[good] >= holds(me, good))
        return W_NOT_OWNED;
    if (me->give[good] >= OFFER_MAX)
        return W_OFFER_LIMIT;
    return me->want[good] ? W_BOTH_SIDES : W_NOTHING_LEFT_TO_WANT;
}

int nuernberg_why_not_want(const struct at *at, const struct sw_action *a)
{
    const struct nuernberg_seat *me = at->me;
    int good = a->a;
    if (is_idle(at))
        return W_NOT_WRITING;
    if (good < 0 || good >= GOODS)
        return W_NO_SUCH_GOOD;
    struct draft d = draft_of(me);
    if (may_want(at, &d) >> good & 1)
        return 0;
    if (me->give[good])
        return W_BOTH_SIDES;
    if (me->want[good] >= OFFER_MAX)
        return W_OFFER_LIMIT;
    if (payable_beside(at, &d) >> good & 1)
        return W_NOTHING_LEFT_TO_GIVE;
    return at->seat == at->n->current ? W_THEY_CANNOT_PAY : W_ASKER_CANNOT_PAY;
}

int nuernberg_why_not_less(const struct at *at, const struct sw_action *a)
{
    const uint8_t *goods = a->verb == V_GIVE_LESS ? at->me->give : at->me->want;
    if (is_idle(at))
        return W_NOT_WRITING;
    if (a->a < 0 || a->a >= GOODS)
        return W_NO_SUCH_GOOD;
    return goods[a->a] ? 0 : W_NOT_IN_OFFER;
}

int nuernberg_why_not_drop(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return is_idle(at) ? W_NOT_WRITING : 0;
}

int nuernberg_why_not_send(const struct at *at, const struct sw_action *a)
{
    (void)a;
    if (is_idle(at))
        return W_NOT_WRITING;
    if (offer_empty(at->me->give) || offer_empty(at->me->want))
        return W_OFFER_EMPTY;
    bool counter = at->seat != at->n->current;
    bool mirror = counter && offer_mirrors(at->me, &at->n->seat[at->n->current]);
    return mirror ? W_JUST_ACCEPT : 0;
}

static void drop(struct nuernberg_seat *me)
{
    memset(me->give, 0, sizeof me->give);
    memset(me->want, 0, sizeof me->want);
}

/* The steps of composing, ready to be copied into a list: most of what is ever listed. */
#define STEP(what, kind)                                                                       \
    {                                                                                          \
        .verb = (what), .a = (kind)                                                            \
    }
#define STEPS(what)                                                                            \
    STEP(what, WOOD), STEP(what, BRICK), STEP(what, WOOL), STEP(what, GRAIN), STEP(what, ORE), \
        STEP(what, GOLD)

static const struct sw_action forward_step[2 * GOODS] = {STEPS(V_GIVE), STEPS(V_WANT)};
static const struct sw_action back_step[2 * GOODS] = {STEPS(V_GIVE_LESS), STEPS(V_WANT_LESS)};

static inline void list_steps(struct list *list, const struct sw_action step[2 * GOODS],
                              unsigned first, unsigned second)
{
    struct sw_action *out = list->out + list->n;
    bits_each (i, (uint64_t)(first | second << GOODS)) {
        *out = step[i];
        out++->seat = list->seat;
    }
    list->n = (int)(out - list->out);
}

static inline void list_forward(const struct at *at, const struct draft *d, struct list *list)
{
    list_steps(list, forward_step, may_give(at, d), may_want(at, d));
    if (d->given && d->wanted && !nuernberg_why_not_send(at, NULL))
        list_add(list, V_SEND, 0, 0);
}

static void list_back(const struct draft *d, struct list *list)
{
    list_steps(list, back_step, d->given, d->wanted);
    list_add(list, V_DROP, 0, 0);
}

void nuernberg_list_composing(const struct at *at, struct list *list)
{
    struct draft d = draft_of(at->me);
    list_forward(at, &d, list);
    if (!list->forward)
        list_back(&d, list);
}

/* ---- offers and invitations (NUE-TRADE-1, NUE-TRADE-3) -------------------------------- */

static int everybody_else(const struct at *at)
{
    return (1 << at->n->head.seats) - 1 - (1 << at->seat);
}

/* NUE-A31 */
static bool offers_used_up(const struct at *at)
{
    return at->n->offers >= at->n->head.option[OPT_OFFERS];
}

int nuernberg_why_not_ask(const struct at *at, const struct sw_action *a)
{
    bool all = a->verb == V_OFFER_ALL || a->verb == V_INVITE_ALL;
    bool offer = a->verb == V_OFFER || a->verb == V_OFFER_ALL;
    if (!all && (a->a < 0 || a->a >= at->n->head.seats || a->a == at->seat))
        return W_NO_OTHER_SEAT;
    if (offers_used_up(at))
        return W_NO_MORE_OFFERS;
    unsigned theirs = kinds_they_may_have(at->n, all ? everybody_else(at) : 1 << a->a);
    return offer && !can_trade(kinds_held(at->me), theirs) ? W_NOTHING_TO_TRADE : 0;
}

void nuernberg_list_offers(const struct at *at, struct list *list)
{
    int others = everybody_else(at);
    unsigned mine = kinds_held(at->me);
    uint64_t rich = 0; /* seats one might get something from */
    if (offers_used_up(at))
        return;
    for (int i = 0; i < at->n->head.seats; i++)
        rich |= (uint64_t)can_trade(mine, kinds_of_seat(&at->n->seat[i])) << i;
    list_each(list, V_OFFER, rich & (uint64_t)others);
    if (can_trade(mine, kinds_they_may_have(at->n, others)))
        list_add(list, V_OFFER_ALL, 0, 0);
    list_each(list, V_INVITE, (uint64_t)others);
    list_add(list, V_INVITE_ALL, 0, 0);
}

static void tell_offer(struct at *at)
{
    for (int k = 0; k < GOODS && at->ev; k++)
        if (at->me->give[k])
            sw_tell(at->ev, E_GIVES, at->seat, k, at->me->give[k], 0);
    for (int k = 0; k < GOODS && at->ev; k++)
        if (at->me->want[k])
            sw_tell(at->ev, E_WANTS, at->seat, k, at->me->want[k], 0);
}

/* Whoever offers shows that he has it (NUE-A33). */
static void show(struct at *at, const uint8_t goods[GOODS])
{
    for (int k = 0; k < RESOURCES; k++)
        if (goods[k])
            hand_show(at->n, at->seat, k, goods[k]);
    at->n->head.reveals++;
}

/* The offer, or invitation, lies on the table: everybody asked is waited for at once. */
static void ask(struct at *at)
{
    struct nuernberg *n = at->n;
    n->actions++;
    n->offers++;
    n->head.phase = REPLY;
    n->head.waiting = n->to;
    bits_each (i, (uint64_t)n->to)
        n->seat[i].reply = ASKED;
}

static bool to_all(const struct at *at)
{
    return at->n->to == everybody_else(at);
}

static void send_offer(struct at *at)
{
    if (to_all(at))
        sw_tell(at->ev, E_OFFERED_ALL, at->seat, 0, 0, 0);
    else
        sw_tell(at->ev, E_OFFERED, at->seat, bits_lowest(at->n->to), 0, 0);
    tell_offer(at);
    show(at, at->me->give);
    ask(at);
}

static void invite(struct at *at, int seats)
{
    at->n->to = (uint8_t)seats;
    if (to_all(at))
        sw_tell(at->ev, E_INVITED_ALL, at->seat, 0, 0, 0);
    else
        sw_tell(at->ev, E_INVITED, at->seat, bits_lowest(at->n->to), 0, 0);
    ask(at);
}

/* ---- replies (NUE-TRADE-4, NUE-TRADE-5) ----------------------------------------------- */

int nuernberg_why_not_accept(const struct at *at, const struct sw_action *a)
{
    (void)a;
    const struct nuernberg_seat *offer = &at->n->seat[at->n->current];
    if (at->me->reply == COMPOSING)
        return W_ALREADY_WRITING;
    if (offer_empty(offer->want))
        return W_NOTHING_OFFERED;
    return holds_all(at->me, offer->want) ? 0 : W_CANNOT_GIVE;
}

int nuernberg_why_not_counter(const struct at *at, const struct sw_action *a)
{
    (void)a;
    if (at->me->reply == COMPOSING)
        return W_ALREADY_WRITING;
    unsigned theirs = kinds_they_may_have(at->n, partners(at));
    return can_trade(kinds_held(at->me), theirs) ? 0 : W_NOTHING_TO_TRADE;
}

void nuernberg_list_replies(const struct at *at, struct list *list)
{
    struct draft d;
    bool composing = at->me->reply == COMPOSING;
    if (composing) {
        d = draft_of(at->me);
        list_forward(at, &d, list);
    }
    if (!nuernberg_why_not_accept(at, NULL))
        list_add(list, V_ACCEPT, 0, 0);
    if (!nuernberg_why_not_counter(at, NULL))
        list_add(list, V_COUNTER, 0, 0);
    list_add(list, V_REJECT, 0, 0);
    if (composing && !list->forward)
        list_back(&d, list);
}

/* Nothing of an offer is left. */
static void clear_offer(struct nuernberg *n)
{
    for (int i = 0; i < n->head.seats; i++) {
        drop(&n->seat[i]);
        n->seat[i].reply = NOT_ASKED;
    }
    n->to = 0;
    n->head.phase = MAIN;
    n->head.waiting = turn_only(n->current);
}

/* When all have answered: the seat on turn picks, unless everybody declined. */
static void answer(struct at *at, int reply)
{
    struct nuernberg *n = at->n;
    bool any = false;
    at->me->reply = (uint8_t)reply;
    n->head.waiting = (uint8_t)(n->head.waiting & ~(1u << at->seat));
    if (n->head.waiting)
        return;
    for (int i = 0; i < n->head.seats; i++)
        any = any || n->seat[i].reply == ACCEPTED || n->seat[i].reply == COUNTERED;
    n->head.phase = PICK;
    n->head.waiting = turn_only(n->current);
    if (!any)
        clear_offer(n);
}

void nuernberg_send(struct at *at, const struct sw_action *a)
{
    (void)a;
    if (at->seat == at->n->current) {
        send_offer(at);
        return;
    }
    sw_tell(at->ev, E_COUNTERED, at->seat, 0, 0, 0);
    tell_offer(at);
    show(at, at->me->give);
    answer(at, COUNTERED);
}

void nuernberg_accept(struct at *at, const struct sw_action *a)
{
    (void)a;
    sw_tell(at->ev, E_ACCEPTED, at->seat, 0, 0, 0);
    show(at, at->n->seat[at->n->current].want);
    answer(at, ACCEPTED);
}

/* Also in the middle of composing: what was composed is forgotten. */
void nuernberg_reject(struct at *at, const struct sw_action *a)
{
    (void)a;
    sw_tell(at->ev, E_REJECTED, at->seat, 0, 0, 0);
    drop(at->me);
    answer(at, REJECTED);
}

/* ---- the pick (NUE-TRADE-6) ----------------------------------------------------------- */

static int why_not_confirm(const struct at *at, int seat)
{
    if (seat < 0 || seat >= at->n->head.seats || seat == at->seat)
        return W_NO_OTHER_SEAT;
    const struct nuernberg_seat *other = &at->n->seat[seat];
    if (other->reply == ACCEPTED)
        return 0;
    if (other->reply != COUNTERED)
        return W_NO_CONSENT;
    return holds_all(at->me, other->want) ? 0 : W_CANNOT_MEET;
}

int nuernberg_why_not_confirm(const struct at *at, const struct sw_action *a)
{
    return why_not_confirm(at, a->a);
}

void nuernberg_list_picks(const struct at *at, struct list *list)
{
    for (int i = 0; i < at->n->head.seats; i++)
        if (!why_not_confirm(at, i))
            list_add(list, V_CONFIRM, i, 0);
    list_add(list, V_CANCEL, 0, 0);
}

static void hand_over(struct at *at, int from, int to, const uint8_t goods[GOODS])
{
    for (int k = 0; k < RESOURCES; k++)
        if (goods[k]) {
            hand_add(at->n, from, k, -goods[k]);
            hand_add(at->n, to, k, goods[k]);
            sw_tell(at->ev, E_HANDED, from, k, goods[k], to);
        }
    if (goods[GOLD]) {
        gold_move(at->n, from, to, goods[GOLD]);
        sw_tell(at->ev, E_HANDED, from, GOLD, goods[GOLD], to);
    }
}

/* One exchange, both ways at once; all other replies lapse. */
void nuernberg_confirm(struct at *at, const struct sw_action *a)
{
    int seat = a->a;
    bool counter = at->n->seat[seat].reply == COUNTERED;
    int giver = counter ? seat : at->seat, taker = counter ? at->seat : seat;
    const struct nuernberg_seat *terms = &at->n->seat[giver];
    sw_tell(at->ev, E_TRADED, at->seat, seat, 0, 0);
    hand_over(at, giver, taker, terms->give);
    hand_over(at, taker, giver, terms->want);
    clear_offer(at->n);
}

/* ---- beginning and stopping ----------------------------------------------------------- */

/* A piece more or less; nothing tells anybody. */
void nuernberg_compose(struct at *at, const struct sw_action *a)
{
    bool wants = a->verb == V_WANT || a->verb == V_WANT_LESS;
    bool more = a->verb == V_GIVE || a->verb == V_WANT;
    uint8_t *goods = wants ? at->me->want : at->me->give;
    goods[a->a] = (uint8_t)(goods[a->a] + (more ? 1 : -1));
}

static void begin_offer(struct at *at, int seats)
{
    at->n->to = (uint8_t)seats;
    at->n->head.phase = OFFER;
}

/* Back to what was asked before. */
void nuernberg_drop(struct at *at, const struct sw_action *a)
{
    (void)a;
    drop(at->me);
    if (at->seat == at->n->current) {
        at->n->to = 0;
        at->n->head.phase = MAIN;
    } else {
        at->me->reply = ASKED;
    }
}

void nuernberg_offer(struct at *at, const struct sw_action *a)
{
    begin_offer(at, a->verb == V_OFFER ? 1 << a->a : everybody_else(at));
}

void nuernberg_invite(struct at *at, const struct sw_action *a)
{
    invite(at, a->verb == V_INVITE ? 1 << a->a : everybody_else(at));
}

void nuernberg_counter(struct at *at, const struct sw_action *a)
{
    (void)a;
    at->me->reply = COMPOSING;
}

void nuernberg_cancel(struct at *at, const struct sw_action *a)
{
    (void)a;
    sw_tell(at->ev, E_CANCELLED, at->seat, 0, 0, 0);
    clear_offer(at->n);
}
