/* SPDX-License-Identifier: MIT */
/* rules_act.c - Altiplano: the actions of a turn (ALT-ACT), orders, extensions, boats and
 * houses.
 *
 * A recipe of the board uses the board's slots of its place, a recipe of a role or extension
 * all slots of its own tile (ALT-A47, ALT-A49). What it does is one effect of a short list;
 * none of them knows which card or place it belongs to. */
#include "kit/goods.h"
#include "rules.h"

/* ---- what lies ready ----------------------------------------------------------------- */

int altiplano_slot_with(const struct at *at, int recipe, int good)
{
    for (int i = 0; i < at->t->picks[recipe]; i++)
        if (at->me->slot[at->t->pick[recipe][i]] == good)
            return at->t->pick[recipe][i];
    return -1;
}

/* The board's recipes whose goods lie on its slots. What lies there is one number, with some
 * bits for each place, and what it is good for was worked out beforehand: see prepare.c. */
static uint64_t loaded(const struct at *at)
{
    const struct altiplano_tables *t = at->t;
    uint64_t found = 0;
    for (int place = 0; place < PLACES; place++) {
        const struct altiplano_load *l = &t->place_load[place];
        found |= t->load[l->first + (at->aid->load >> l->shift & l->mask)];
    }
    return found;
}

/* ALT-A41: for each need the first slot that will do. */
static void find_goods(const struct at *at, int recipe, int8_t slot[NEEDS])
{
    const struct altiplano_recipe *r = &at->t->recipe[recipe];
    uint64_t used = 0;
    for (int n = 0; n < NEEDS && r->need[n]; n++) {
        int i = 0, piece;
        do {
            slot[n] = (int8_t)at->t->pick[recipe][i++];
            piece = at->me->slot[slot[n]];
        } while (bits_has(used, slot[n]) || !bits_has(r->need[n], piece));
        used |= bits_one(slot[n]);
    }
}

/* ALT-ACT-4: goods on the right slots, coins in hand. Storing and delivering look for
 * themselves at what lies there. */
static int why_not_ready(const struct at *at, int recipe)
{
    const struct altiplano_recipe *r = &at->t->recipe[recipe];
    if (bits_has(at->t->takes_any, recipe))
        return 0;
    if (r->tile) {
        uint64_t all = at->t->slots_of[recipe];
        return (at->aid->filled & all) == all ? 0 : W_TILE_NOT_LOADED;
    }
    if (!bits_has(loaded(at), recipe))
        return W_GOODS_MISSING;
    return at->me->coins >= r->coins ? 0 : W_COINS_MISSING;
}

/* ---- what an effect needs ------------------------------------------------------------ */

static uint64_t goods_left(const struct altiplano *m, uint64_t goods)
{
    return goods & goods_there(m->supply);
}

static int order_at(const struct altiplano_seat *me, int order)
{
    return deck_find(me->open, OPEN_ORDERS, order);
}

/* ALT-ORD-3: what an open order still needs. */
static bool wants(const struct at *at, int i, int good)
{
    int order = at->me->open[i];
    return order != NONE && at->me->delivered[i][good] < at->t->order[order].good[good];
}

static bool can_deliver(const struct at *at, int recipe)
{
    for (int k = 0; k < at->t->picks[recipe] && at->me->open[0] != NONE; k++) {
        int good = at->me->slot[at->t->pick[recipe][k]];
        for (int i = 0; i < OPEN_ORDERS && good < GOODS; i++)
            if (wants(at, i, good))
                return true;
    }
    return false;
}

static int price_at(const struct at *at, int space)
{
    return at->t->extension[at->m->strip[space]].price + at->t->strip[space].coins;
}

/* ALT-EXT-1 .. ALT-EXT-4 (ALT-A16) */
static int why_not_buy(const struct at *at, int card)
{
    int space =
        card >= 0 && card < at->t->extensions ? deck_find(at->m->strip, STRIP, card) : -1;
    if (space < 0)
        return W_NOT_ON_STRIP;
    if (seat_in(at->m->bought, at->seat))
        return W_ONE_A_ROUND;
    if (bits_has(at->aid->tiles, at->t->extension[card].recipe))
        return W_SAME_ACTION;
    return at->me->coins >= price_at(at, space) ? 0 : W_COINS_MISSING;
}

/* The extensions a seat could buy. Empty spaces of the strip offer nothing (ALT-A32). */
static uint64_t purchases(const struct at *at)
{
    uint64_t cards = 0;
    if (seat_in(at->m->bought, at->seat))
        return 0;
    for (int i = 0; i < STRIP; i++) {
        int card = at->m->strip[i];
        if (card == NONE)
            continue;
        unsigned new = !bits_has(at->aid->tiles, at->t->extension[card].recipe);
        cards |= (uint64_t)(new &(at->me->coins >= price_at(at, i))) << card;
    }
    return cards;
}

/* ALT-ORD-2 (ALT-A31) */
static bool too_many_orders(const struct at *at)
{
    return at->me->open[OPEN_ORDERS - 1] != NONE;
}

static uint64_t unless(bool there, uint64_t recipes)
{
    return there ? 0 : recipes;
}

/* Corn must be there and find a place; a step on the road is worth making without it, too, but
 * not at its end (ALT-ROAD-3, ALT-A25). */
static uint64_t without_corn(const struct at *at)
{
    const struct altiplano_tables *t = at->t;
    bool end = at->me->road == t->roads - 1;
    if (altiplano_corn_can_come(at))
        return 0;
    return t->gaining[CORN] | (end ? t->with_effect[STEP] : 0);
}

/* Recipes of cards and carts that nobody can have. ALT-CART-2: three carts are enough. */
static uint64_t without_cards(const struct at *at, uint64_t recipes)
{
    const struct altiplano *m = at->m;
    const uint64_t *with = at->t->with_effect;
    uint64_t none = unless(m->orders && !too_many_orders(at), with[ORDER]) |
                    unless(m->boats, with[BOAT]) | unless(m->houses, with[HOUSE]) |
                    unless(m->carts && at->me->carts < CARTS, with[CART]);
    if (recipes & with[EXTENSION])
        none |= unless(purchases(at), with[EXTENSION]);
    return none;
}

/* Recipes whose goods are all gone. */
static uint64_t without_goods(const struct at *at, uint64_t recipes)
{
    unsigned left = goods_there(at->m->supply);
    uint64_t none = 0;
    bits_each (good, ~left & bits_below(GOODS))
        none |= at->t->gaining[good];
    bits_each (r, recipes & at->t->with_effect[CHOOSE])
        none |= unless(left & at->t->recipe[r].choice, bits_one(r));
    return none;
}

static bool nothing_to_give(const struct at *at, int recipe)
{
    return at->t->recipe[recipe].effect == STORE ? !altiplano_can_store(at, recipe)
                                                 : !can_deliver(at, recipe);
}

/* ALT-ACT-6 (ALT-A23): an action must give something. Those of `recipes` that give nothing;
 * storing and delivering are looked at one by one. */
static uint64_t fruitless(const struct at *at, uint64_t recipes)
{
    const struct altiplano_tables *t = at->t;
    uint64_t none = without_goods(at, recipes) | without_cards(at, recipes);
    if (recipes & (t->gaining[CORN] | t->with_effect[STEP]))
        none |= without_corn(at);
    return recipes & none;
}

/* Why a recipe gives nothing. */
static int why_no_effect(const struct at *at, int recipe)
{
    switch (at->t->recipe[recipe].effect) {
    case STORE:
        return nothing_to_give(at, recipe) ? W_NOTHING_TO_STORE : 0;
    case DELIVER: /* what is delivered has been looked at */
        return 0;
    default:
        if (!fruitless(at, bits_one(recipe)))
            return 0;
    }
    switch (at->t->recipe[recipe].effect) {
    case ORDER:
        return too_many_orders(at) ? W_TOO_MANY_ORDERS : W_NO_CARD_LEFT;
    case CART:
        return at->me->carts == CARTS ? W_ENOUGH_CARTS : W_NO_CARD_LEFT;
    case BOAT:
    case HOUSE:
        return W_NO_CARD_LEFT;
    case STEP:
        return W_ROAD_ENDS;
    default:
        return W_NOTHING_LEFT;
    }
}

/* ---- where something can be done ----------------------------------------------------- */

/* The board's recipes whose goods and coins lie ready: what why_not_ready() says of each. */
static uint64_t ready_on_board(const struct at *at)
{
    return loaded(at) & at->t->within_coins[at->me->coins < PURSE ? at->me->coins : PURSE];
}

uint64_t altiplano_possible(const struct at *at, int here)
{
    const struct altiplano_tables *t = at->t;
    uint64_t ready = ready_on_board(at) | at->aid->ready;
    uint64_t slow = ready & t->takes_any;
    uint64_t can = ready & ~slow;
    can &= ~fruitless(at, can);
    bits_each (r, slow) {
        int place = t->recipe[r].place;
        bool known = place != here && can & t->recipes_at[place];
        can |= known || nothing_to_give(at, r) ? 0 : bits_one(r);
    }
    return can;
}

unsigned altiplano_places_of(const struct altiplano_tables *t, uint64_t recipes)
{
    unsigned places = 0;
    for (int place = 0; place < PLACES; place++)
        places |= (unsigned)((recipes & t->recipes_at[place]) != 0) << place;
    return places;
}

/* ---- the actions, one by one --------------------------------------------------------- */

/* The effects a verb stands for. */
static bool verb_does(int verb, int effect)
{
    switch (verb) {
    case V_ACT:
        return effect == GAIN || effect == STEP || effect == CART;
    case V_TRADE:
        return effect == CHOOSE;
    case V_SELL:
        return effect == SELL;
    case V_BOAT:
        return effect == BOAT;
    case V_HOUSE:
        return effect == HOUSE;
    case V_STORE:
    case V_STORE_CORN:
        return effect == STORE;
    default: /* the verb has no other recipe */
        return true;
    }
}

/* Delivering, ordering and buying name a card; there is one recipe for each. */
static int recipe_of(const struct altiplano_tables *t, const struct sw_action *a)
{
    switch (a->verb) {
    case V_DELIVER:
        return bits_lowest(t->with_effect[DELIVER]);
    case V_ORDER:
        return bits_lowest(t->with_effect[ORDER]);
    case V_BUY:
        return bits_lowest(t->with_effect[EXTENSION]);
    default:
        return a->a;
    }
}

static bool has_recipe(const struct at *at, int recipe)
{
    return recipe >= 0 && recipe < at->t->recipes &&
           bits_has(at->t->board_recipes | at->aid->tiles, recipe);
}

static int why_not_deliver(const struct at *at, int recipe, int order, int good)
{
    int i = order >= 0 && order < at->t->orders ? order_at(at->me, order) : -1;
    if (i < 0)
        return W_NOT_YOUR_ORDER;
    if (good < 0 || good >= GOODS || altiplano_slot_with(at, recipe, good) < 0)
        return W_NOT_ON_SLOT;
    return wants(at, i, good) ? 0 : W_NOT_WANTED;
}

static int why_not_sell(const struct at *at, int recipe, int good)
{
    if (good < 0 || good >= GOODS || altiplano_slot_with(at, recipe, good) < 0)
        return W_NOT_ON_SLOT;
    return bits_has(at->t->recipe[recipe].need[0], good) ? 0 : W_NOT_FOR_SALE;
}

static int why_not_card(uint64_t cards, int card)
{
    return bits_has(cards, card) ? 0 : W_CARD_NOT_THERE;
}

/* What the action names besides its recipe. */
static int why_not_this(const struct at *at, const struct sw_action *a, int recipe)
{
    switch (a->verb) {
    case V_TRADE: /* ALT-BOARD-11 */
        return bits_has(goods_left(at->m, at->t->recipe[recipe].choice), a->b) ? 0
                                                                               : W_NOTHING_LEFT;
    case V_SELL:
        return why_not_sell(at, recipe, a->b);
    case V_STORE:
        return altiplano_why_not_store(at, recipe, a->b);
    case V_STORE_CORN:
        return altiplano_why_not_store_corn(at, recipe, a->b);
    case V_DELIVER:
        return why_not_deliver(at, recipe, a->a, a->b);
    case V_ORDER: /* ALT-A36 */
        return why_not_card(at->m->orders, a->a);
    case V_BUY:
        return why_not_buy(at, a->a);
    case V_BOAT:
        return why_not_card(at->m->boats, a->b);
    case V_HOUSE:
        return why_not_card(at->m->houses, a->b);
    default:
        return 0;
    }
}

/* Verbs that choose among things that may all be wrong in different ways: there the choice is
 * looked at first, because that tells more than "nothing can be sold". */
static bool choice_first(int verb)
{
    return verb == V_SELL || verb == V_STORE || verb == V_DELIVER || verb == V_BUY;
}

/* ALT-ACT-3: the figure must stand there. */
int altiplano_why_not_act(const struct at *at, const struct sw_action *a)
{
    int recipe = recipe_of(at->t, a), why = 0;
    if (!has_recipe(at, recipe) || !verb_does(a->verb, at->t->recipe[recipe].effect))
        return W_NO_SUCH_ACTION;
    if (at->me->place == NONE)
        return W_NOT_PLACED;
    if (at->t->recipe[recipe].place != at->me->place)
        return W_WRONG_PLACE;
    if (choice_first(a->verb))
        why = why_not_this(at, a, recipe);
    if (!why)
        why = why_not_ready(at, recipe);
    if (!why)
        why = why_no_effect(at, recipe);
    return why ? why : why_not_this(at, a, recipe);
}

/* ALT-ACT-5: used goods go to the own box, coins to the bank. */
static void use(struct at *at, int slot)
{
    int piece = altiplano_lift(at, slot);
    if (piece != COIN)
        at->me->box[piece]++;
}

static void use_goods(struct at *at, int recipe)
{
    const struct altiplano_recipe *r = &at->t->recipe[recipe];
    int8_t slot[NEEDS];
    if (r->tile) {
        bits_each (own, at->t->slots_of[recipe])
            use(at, own);
        return;
    }
    find_goods(at, recipe, slot);
    for (int n = 0; n < NEEDS && r->need[n]; n++)
        use(at, slot[n]);
    at->me->coins = (uint16_t)(at->me->coins - r->coins);
    if (r->coins)
        sw_tell(at->ev, E_PAID, at->seat, r->coins, 0, 0);
}

static void gain(struct at *at, int good, int n)
{
    int left = at->m->supply[good];
    n = n < left ? n : left;
    at->m->supply[good] = (uint8_t)(left - n);
    at->me->box[good] = (uint8_t)(at->me->box[good] + n);
    if (n)
        sw_tell(at->ev, E_GAINED, at->seat, good, n, 0);
}

/* ALT-ROAD-1, ALT-ROAD-2 */
static void step(struct at *at, int corn)
{
    if (at->me->road < at->t->roads - 1)
        at->me->road++;
    sw_tell(at->ev, E_ROAD, at->seat, road_value(at->t, at->me), 0, 0);
    altiplano_gain_corn(at, corn);
}

/* ALT-CART-1, ALT-CART-3: it stands ready at once. */
static void take_cart(struct at *at)
{
    at->m->carts--;
    at->me->carts++;
    sw_tell(at->ev, E_CART, at->seat, at->me->carts, 0, 0);
}

static void act(struct at *at, int recipe)
{
    const struct altiplano_recipe *r = &at->t->recipe[recipe];
    use_goods(at, recipe);
    if (r->effect == STEP)
        step(at, r->amount);
    else if (r->effect == CART)
        take_cart(at);
    else if (r->good == CORN)
        altiplano_gain_corn(at, r->amount);
    else
        gain(at, r->good, r->amount);
}

/* ALT-SELL-1, ALT-SELL-2 (ALT-A19): the good stays with its owner. */
static void sell(struct at *at, int recipe, int good)
{
    int coins = at->t->good[good].price + at->t->recipe[recipe].amount;
    use(at, altiplano_slot_with(at, recipe, good));
    at->me->coins = (uint16_t)(at->me->coins + coins);
    sw_tell(at->ev, E_SOLD, at->seat, good, coins, 0);
}

/* ALT-BOAT-1, ALT-BOAT-2 (ALT-A24): its good comes along if there is one. */
static void take_boat(struct at *at, int recipe, int boat)
{
    use_goods(at, recipe);
    at->m->boats &= ~bits_one(boat);
    at->me->boats |= bits_one(boat);
    sw_tell(at->ev, E_BUILT_BOAT, at->seat, boat, 0, 0);
    gain(at, at->t->boat[boat].good, at->t->recipe[recipe].amount);
}

/* ALT-HOUSE-1 */
static void take_house(struct at *at, int recipe, int house)
{
    use_goods(at, recipe);
    at->m->houses &= ~bits_one(house);
    at->me->houses |= bits_one(house);
    sw_tell(at->ev, E_BUILT_HOUSE, at->seat, house, 0, 0);
}

/* ALT-ORD-1 */
static void take_order(struct at *at, int recipe, int order)
{
    use_goods(at, recipe);
    at->m->orders &= ~bits_one(order);
    at->me->open[at->me->open[0] == NONE ? 0 : 1] = (uint8_t)order;
    sw_tell(at->ev, E_ORDERED, at->seat, order, 0, 0);
}

/* ALT-ORD-4: a fulfilled order frees its place. */
static void fulfil(struct at *at, int i)
{
    struct altiplano_seat *me = at->me;
    int order = me->open[i];
    if (!goods_cover(me->delivered[i], at->t->order[order].good, GOODS))
        return;
    me->orders |= bits_one(order);
    for (; i + 1 < OPEN_ORDERS; i++) {
        me->open[i] = me->open[i + 1];
        for (int good = 0; good < GOODS; good++)
            me->delivered[i][good] = me->delivered[i + 1][good];
    }
    me->open[i] = NONE;
    for (int good = 0; good < GOODS; good++)
        me->delivered[i][good] = 0;
    sw_tell(at->ev, E_FULFILLED, at->seat, order, 0, 0);
}

/* ALT-ORD-3 (ALT-A42): good by good, to one order or to both. */
static void deliver(struct at *at, int recipe, int order, int good)
{
    int i = order_at(at->me, order);
    altiplano_lift(at, altiplano_slot_with(at, recipe, good));
    at->me->delivered[i][good]++;
    at->m->head.phase = DELIVERING;
    sw_tell(at->ev, E_DELIVERED, at->seat, order, good, 0);
    fulfil(at, i);
}

/* ALT-EXT-5 (ALT-A17): its slots can be used from the next planning on. */
static void buy(struct at *at, int card)
{
    int space = deck_find(at->m->strip, STRIP, card), price = price_at(at, space);
    at->me->coins = (uint16_t)(at->me->coins - price);
    altiplano_attach(at, card);
    at->m->bought |= turn_only(at->seat);
    at->m->strip[space] = NONE;
    sw_tell(at->ev, E_BOUGHT, at->seat, card, price, 0);
}

/* One action; AFTER follows unless the action asks something. */
void altiplano_act(struct at *at, const struct sw_action *a)
{
    struct altiplano *m = at->m;
    int recipe = recipe_of(at->t, a);
    if (m->head.phase == TURN) {
        m->begun = NOT_BEGUN;
        m->head.phase = AFTER;
        if (a->verb != V_BUY && a->verb != V_ORDER)
            sw_tell(at->ev, E_ACTED, at->seat, recipe, 0, 0);
    }
    switch (a->verb) {
    case V_ACT:
        act(at, recipe);
        break;
    case V_TRADE:
        use_goods(at, recipe);
        gain(at, a->b, at->t->recipe[recipe].amount);
        break;
    case V_SELL:
        sell(at, recipe, a->b);
        break;
    case V_DELIVER:
        deliver(at, recipe, a->a, a->b);
        break;
    case V_ORDER:
        take_order(at, recipe, a->a);
        break;
    case V_BUY:
        buy(at, a->a);
        break;
    case V_BOAT:
        take_boat(at, recipe, a->b);
        break;
    default:
        take_house(at, recipe, a->b);
    }
}

/* ALT-ACT-1, ALT-ACT-2: clockwise, who has passed is skipped; when all have, the round ends. */
void altiplano_next_turn(struct at *at)
{
    struct altiplano *m = at->m;
    unsigned in = ~(unsigned)m->passed & ((1u << m->head.seats) - 1);
    int next = bits_lowest(seats_from(in, at->seat + 1));
    if (next < 0) {
        altiplano_end_round(at);
        return;
    }
    m->current = (uint8_t)next;
    m->head.phase = TURN;
    m->head.waiting = turn_only(next);
}

/* ---- lists --------------------------------------------------------------------------- */

static unsigned goods_on(const struct at *at, int recipe)
{
    unsigned goods = 0;
    for (int i = 0; i < at->t->picks[recipe]; i++) {
        int piece = at->me->slot[at->t->pick[recipe][i]];
        goods |= piece < GOODS ? 1u << piece : 0;
    }
    return goods;
}

static void list_sales(const struct at *at, int recipe, struct list *list)
{
    list_with_each(list, V_SELL, recipe, goods_on(at, recipe) & at->t->recipe[recipe].need[0]);
}

static void list_deliveries(const struct at *at, int recipe, struct list *list)
{
    unsigned goods = goods_on(at, recipe);
    int first = at->me->open[0] < at->me->open[1] ? 0 : 1; /* ascending; NONE is last */
    for (int k = 0; k < OPEN_ORDERS; k++) {
        unsigned wanted = 0;
        bits_each (good, goods)
            wanted |= (unsigned)wants(at, k ^ first, good) << good;
        list_with_each(list, V_DELIVER, at->me->open[k ^ first], wanted);
    }
}

static void list_cards(uint64_t recipes, uint64_t cards, int verb, struct list *list)
{
    bits_each (r, recipes)
        list_with_each(list, verb, r, cards);
}

void altiplano_list_acts(const struct at *at, uint64_t can, struct list *list)
{
    const struct altiplano_tables *t = at->t;
    const uint64_t *with = t->with_effect;
    if (!can)
        return;
    list_each(list, V_ACT, can & (with[GAIN] | with[STEP] | with[CART]));
    bits_each (r, can & with[CHOOSE])
        list_with_each(list, V_TRADE, r, goods_left(at->m, t->recipe[r].choice));
    bits_each (r, can & with[SELL])
        list_sales(at, r, list);
    altiplano_list_store(at, can & with[STORE], list);
    bits_each (r, can & with[DELIVER])
        list_deliveries(at, r, list);
    if (can & with[ORDER])
        list_each(list, V_ORDER, at->m->orders);
    if (can & with[EXTENSION])
        list_each(list, V_BUY, purchases(at));
    list_cards(can & with[BOAT], at->m->boats, V_BOAT, list);
    list_cards(can & with[HOUSE], at->m->houses, V_HOUSE, list);
}

void altiplano_list_delivering(const struct at *at, struct list *list)
{
    list_deliveries(at, bits_lowest(at->t->with_effect[DELIVER]), list);
    list_add(list, V_STOP, 0, 0);
}
