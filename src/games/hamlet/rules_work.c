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
    return __builtin_ctz(~(unsigned)me->lying);
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
    if (!at->sketch)
        hamlet_aid_hope(at->t, h);
}

/* HAM-VIL-1, HAM-A30: villagers are alike, so the first upright one goes. */
void hamlet_work_begin(struct at *at, int place)
{
    at->me->villager[lowest_upright(at->me)] = (uint8_t)place;
    at->h->at = (uint8_t)place;
    at->h->head.phase = ACT;
    at->h->aid.hope = (struct hamlet_hope){0};
    sw_tell(at->ev, E_WENT, seat_of(at), place, 0, 0);
}

/* ---- producing (HAM-MAKE) ---------------------------------------------------------- */

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
    hamlet_aid_stock(at->t, at->h, at->h->at, raw, n);
    sw_tell(at->ev, E_PRODUCED, seat_of(at), at->h->at, n, raw);
}

/* HAM-MAKE-2: all empty spaces. HAM-MAKE-4: a barn asks with what. */
void hamlet_work_produce(struct at *at, const struct sw_action *a)
{
    (void)a;
    int makes = at->t->makes[at->h->at];
    if (makes == ANY) {
        at->h->head.phase = FILL;
        return;
    }
    put(at, makes, room(at, at->h->at));
    reward_production(at);
}

void hamlet_work_fill(struct at *at, const struct sw_action *a)
{
    put(at, a->a, 1);
    at->h->fill_from = (uint8_t)a->a;
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
    hamlet_aid_stock(at->t, h, h->at, good, n);
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
    if (!at->sketch)
        hamlet_build_note_design(at->t, h, tile);
    hamlet_build_fill_display(at);
}

/* Tiles have small numbers, so the top bit of a byte tells who has not been hired. */
static int villagers_hired(const struct hamlet_seat *me)
{
    uint32_t places;
    memcpy(&places, me->villager, sizeof places);
    return (int)((~places >> 7 & UINT32_C(0x01010101)) * UINT32_C(0x01010101) >> 24);
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
    hamlet_aid_donkeys(at->h, place);
    hamlet_aid_chains(at->h, seat_of(at));
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

bool hamlet_work_church_complete(const struct hamlet *h)
{
    return !h->aid.orders;
}

/* HAM-CHU-4, HAM-END-1 */
static void fulfil(struct at *at)
{
    struct hamlet *h = at->h;
    h->order_owner[h->what] = h->current;
    hamlet_aid_orders(at->t, h);
    sw_tell(at->ev, E_ORDER, seat_of(at), h->what, 0, 0);
    hamlet_pay_points(at, at->t->order[h->what].points);
    if (hamlet_work_church_complete(h))
        sw_tell(at->ev, E_COMPLETE, NONE, 0, 0, 0);
}

/* HAM-A23: barns do not count. */
static bool producers_are_full(const struct at *at)
{
    return !(at->h->aid.room & at->t->of_kind[PRODUCER] & at->t->of_stack[ON_TABLE]);
}

void hamlet_work_beg(struct at *at, const struct sw_action *a)
{
    (void)a;
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

/* Tiles to which a road of this kind could be built. */
static uint32_t road_ends(const struct hamlet *h, int place, int kind)
{
    return (kind == BRIDGE ? h->rock[place] : h->forest[place]) & ~h->joined[place];
}

static bool may_refine(const struct at *at, const struct means *m, int place, int n)
{
    return !why_not_refine(at, place, n) && pay_possible_raws(at, m, at->t->eats[place], n);
}

/* HAM-A12: neither a design nor anybody to hire is no action. */
static bool may_use_hall(const struct at *at)
{
    return !why_not_design(at, at->h->display[0]) || hamlet_work_may_hire(at);
}

/* Where there is something to do that costs nothing, or gold alone. */
uint32_t hamlet_work_free_places(const struct at *at)
{
    uint32_t producers = at->h->aid.room & at->t->of_kind[PRODUCER];
    return producers | (may_use_hall(at) ? tile_bit(TOWN_HALL) : 0) |
           (producers_are_full(at) ? tile_bit(CHURCH) : 0);
}

static void list_hires(const struct at *at, struct menu *menu)
{
    if (!why_not_hire_villager(at))
        menu_add(menu, V_HIRE_VILLAGER, 0, 0);
    if (!why_not_hire_any_donkey(at))
        menu_each(menu, V_HIRE_DONKEY, at->h->net);
}

/* Designs on display, in the order of the tiles. */
static void list_designs(const struct at *at, struct menu *menu)
{
    uint32_t shown = 0;
    for (int i = 0; i < DISPLAY; i++)
        if (!why_not_design(at, at->h->display[i]))
            shown |= tile_bit(at->h->display[i]);
    menu_each(menu, V_DESIGN, shown);
}

static void list_activation(const struct at *at, const struct means *m, struct menu *menu)
{
    int place = at->h->at;
    if (is_a(at, place, PRODUCER) && room(at, place))
        menu_add(menu, V_PRODUCE, 0, 0);
    for (int n = 1; is_a(at, place, REFINERY) && may_refine(at, m, place, n); n++)
        menu_add(menu, V_REFINE, n, 0);
    if (place == TOWN_HALL) {
        list_designs(at, menu);
        list_hires(at, menu);
    }
    if (place == MARKET)
        menu_each(menu, V_SELL, pay_trades(at, m, at->h->open));
    if (place == CHURCH)
        menu_each(menu, V_ORDER, pay_orders(at, m, at->h->aid.orders));
    if (place == CHURCH && producers_are_full(at))
        menu_add(menu, V_BEG, 0, 0);
}

/* HAM-A33: bridge or path, where both are possible. */
static void list_roads(const struct at *at, const struct means *m, struct menu *menu)
{
    uint32_t bridges = pay_paves(at, m, BRIDGE) ? road_ends(at->h, at->h->at, BRIDGE) : 0;
    uint32_t paths = pay_paves(at, m, PATH) ? road_ends(at->h, at->h->at, PATH) : 0;
    bits_each (to, bridges | paths) {
        if (in_set(bridges, to))
            menu_add(menu, V_ROAD, to, BRIDGE);
        if (in_set(paths, to))
            menu_add(menu, V_ROAD, to, PATH);
    }
}

static void list_actions(const struct at *at, struct menu *menu)
{
    struct means m = hamlet_pay_means(at, at->h->at);
    list_activation(at, &m, menu);
    bits_each (tile, at->me->designs)
        if (pay_builds(at, &m, at->h->at, tile))
            menu_add(menu, V_BUILD, tile, 0);
    list_roads(at, &m, menu);
}

void hamlet_work_list(const struct at *at, struct menu *menu)
{
    switch (at->h->head.phase) {
    case ACT:
        list_actions(at, menu);
        break;
    case FILL:
        menu_each(menu, V_FILL, bits_below(RAWS) & ~bits_below(at->h->fill_from));
        break;
    case HALL:
        list_hires(at, menu);
        menu_add(menu, V_DONE, 0, 0);
        break;
    default:
        hamlet_pay_list(at, menu);
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

/* ---- the same, one by one ---------------------------------------------------------- */

/* HAM-PAY-1: while the action is chosen; later its payment is under way. */
static int why_not_pay(const struct at *at, const struct sw_action *a)
{
    struct price p = price_of(at, a);
    return at->h->head.phase == ACT ? hamlet_pay_why_not(at, at->h->at, &p) : 0;
}

int hamlet_work_why_produce(const struct at *at, const struct sw_action *a)
{
    (void)a;
    if (!is_a(at, at->h->at, PRODUCER))
        return W_NOT_HERE;
    return room(at, at->h->at) ? 0 : W_IS_FULL;
}

int hamlet_work_why_fill(const struct at *at, const struct sw_action *a)
{
    if (a->a < 0 || a->a >= RAWS)
        return W_NO_RAW;
    return a->a < at->h->fill_from ? W_FILL_ORDER : 0;
}

int hamlet_work_why_refine(const struct at *at, const struct sw_action *a)
{
    if (!is_a(at, at->h->at, REFINERY))
        return W_NOT_HERE;
    int why = why_not_refine(at, at->h->at, a->a);
    return why ? why : why_not_pay(at, a);
}

int hamlet_work_why_design(const struct at *at, const struct sw_action *a)
{
    return at->h->at == TOWN_HALL ? why_not_design(at, a->a) : W_NOT_HERE;
}

int hamlet_work_why_hire_villager(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return at->h->at == TOWN_HALL ? why_not_hire_villager(at) : W_NOT_HERE;
}

int hamlet_work_why_hire_donkey(const struct at *at, const struct sw_action *a)
{
    if (at->h->at != TOWN_HALL)
        return W_NOT_HERE;
    int why = why_not_hire_any_donkey(at);
    return why ? why : in_set(at->h->net, a->a) ? 0 : W_NOT_JOINED;
}

int hamlet_work_why_sell(const struct at *at, const struct sw_action *a)
{
    if (at->h->at != MARKET)
        return W_NOT_HERE;
    bool open = a->a >= 0 && a->a < TRADES_MAX && (at->h->open >> a->a & 1);
    return open ? why_not_pay(at, a) : W_NOT_FOR_SALE;
}

/* HAM-A25: when all are done, the church is still good for begging. */
int hamlet_work_why_order(const struct at *at, const struct sw_action *a)
{
    if (at->h->at != CHURCH)
        return W_NOT_HERE;
    if (!is_asked(at, a->a))
        return W_NO_SUCH_ORDER;
    return at->h->order_owner[a->a] == NONE ? why_not_pay(at, a) : W_ORDER_DONE;
}

int hamlet_work_why_beg(const struct at *at, const struct sw_action *a)
{
    (void)a;
    if (at->h->at != CHURCH)
        return W_NOT_HERE;
    return producers_are_full(at) ? 0 : W_NOT_NEEDY;
}

int hamlet_work_why_build(const struct at *at, const struct sw_action *a)
{
    int why = hamlet_build_why_not(at, a->a);
    return why ? why : why_not_pay(at, a);
}

int hamlet_work_why_place(const struct at *at, const struct sw_action *a)
{
    return hamlet_build_why_not_place(at, a->a, a->b);
}

int hamlet_work_why_road(const struct at *at, const struct sw_action *a)
{
    int why = hamlet_build_why_not_road(at, a->a, a->b);
    return why ? why : why_not_pay(at, a);
}

/* ---- before anybody is there ------------------------------------------------------- */

/* Where something is done that is done in one place only, else NONE. */
static int place_of_verb(int verb)
{
    switch (verb) {
    case V_DESIGN:
    case V_HIRE_VILLAGER:
    case V_HIRE_DONKEY:
        return TOWN_HALL;
    case V_SELL:
        return MARKET;
    case V_ORDER:
    case V_BEG:
        return CHURCH;
    default:
        return NONE;
    }
}

/* HAM-VIL-1: a villager has to be sent first; but if nothing could be done there, that is the
 * reason worth knowing. */
int hamlet_work_why_not_yet(const struct at *at, const struct sw_action *a)
{
    struct hamlet there = *at->h;
    struct at then = {at->t, &there, &there.seat[there.current], NULL, false};
    int place = place_of_verb(a->verb);
    if (!has_upright(at->me))
        return W_ALL_LYING;
    if (place == NONE || !in_set(there.net, place))
        return W_SEND_FIRST;
    there.at = (uint8_t)place;
    there.head.phase = ACT;
    int why = hamlet_verbs[a->verb].why_not(&then, a);
    return why ? why : W_SEND_FIRST;
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
void hamlet_work_place(struct at *at, const struct sw_action *a)
{
    at->h->to_spot = a->a;
    at->h->to_turn = (uint8_t)a->b;
    ask_payment(at, BUILDING, at->h->what, pay_price_of_tile(at, at->h->what));
}

void hamlet_work_road(struct at *at, const struct sw_action *a)
{
    at->h->kind = (uint8_t)a->b;
    ask_payment(at, PAVING, a->a, price_of_road(at, a->b));
}

void hamlet_work_build(struct at *at, const struct sw_action *a)
{
    at->h->deed = BUILDING;
    at->h->what = (uint8_t)a->a;
    at->h->head.phase = PLACE;
}

void hamlet_work_refine(struct at *at, const struct sw_action *a)
{
    ask_payment(at, REFINING, a->a, price_of(at, a));
}

void hamlet_work_design(struct at *at, const struct sw_action *a)
{
    take_design(at, a->a);
    stay_in_hall(at);
}

void hamlet_work_hire_villager(struct at *at, const struct sw_action *a)
{
    (void)a;
    hire_villager(at);
    stay_in_hall(at);
}

void hamlet_work_hire_donkey(struct at *at, const struct sw_action *a)
{
    hire_donkey(at, a->a);
    stay_in_hall(at);
}

void hamlet_work_done(struct at *at, const struct sw_action *a)
{
    (void)a;
    finish(at);
}

void hamlet_work_sell(struct at *at, const struct sw_action *a)
{
    ask_payment(at, SELLING, a->a, price_of(at, a));
}

void hamlet_work_order(struct at *at, const struct sw_action *a)
{
    ask_payment(at, ORDERING, a->a, price_of(at, a));
}

void hamlet_work_settle(struct at *at, const struct sw_action *a)
{
    (void)a;
    if (hamlet_pay_settle(at))
        carry_out(at);
}

void hamlet_work_use(struct at *at, const struct sw_action *a)
{
    if (hamlet_pay_use(at, a->a))
        carry_out(at);
}

void hamlet_work_buy(struct at *at, const struct sw_action *a)
{
    if (hamlet_pay_buy(at, a->a))
        carry_out(at);
}
