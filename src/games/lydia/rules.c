/* SPDX-License-Identifier: MIT */
/* rules.c - Lions of Lydia: what may be done and what it does, in the rulebook's order.
 *
 * Every decision is one small action. A gate turn runs by itself through its steps
 * (step.h) and stops only where the player has a choice: a bonus when a marker reaches the
 * end of its track, an exchange when a Lydian is there. Paying is a question on top of the
 * purchase or improvement it pays for (ask.h).
 *
 * The predicates why_not_*() and affordable() are the only place where legality is
 * decided: legal() lists what they let pass, check() says what they say. */
#include <string.h>

#include "game.h"
#include "kit/bag.h"
#include "kit/bits.h"
#include "kit/turn.h"

_Static_assert(sizeof(struct lydia) == 328, "no padding, the same on every machine");

/* What most functions below need: the tables, the match, whose turn it is. */
struct at {
    const struct lydia_tables *t;
    struct lydia *l;
    struct lydia_seat *me;
    struct sw_events *ev;
};

static int seat_of(const struct at *at)
{
    return at->l->current;
}

/* ---- set-up (LYD-SET) ---------------------------------------------------------------- */

static const uint8_t derangement[9][COLOURS] = {
    {1, 0, 3, 2}, {1, 2, 3, 0}, {1, 3, 0, 2}, {2, 0, 3, 1}, {2, 3, 0, 1},
    {2, 3, 1, 0}, {3, 0, 1, 2}, {3, 2, 0, 1}, {3, 2, 1, 0},
};

/* LYD-SET-1, LYD-SET-2: one merchant of each colour, none at the gate of its own.
 * LYD-SET-3: one of each at the fountain. */
static void place_merchants(struct lydia *l, struct sw_events *ev)
{
    const uint8_t *order = derangement[sw_rng_below(&l->head.rng, 9)];
    for (int gate = 0; gate < COLOURS; gate++) {
        l->gate[gate][order[gate]] = 1;
        l->fountain[gate] = 1;
        sw_tell(ev, E_STANDS, NONE, gate, order[gate], 0);
    }
}

/* All cards of a kind, shuffled, into `cards`; gives their number. */
static int shuffled(const struct lydia_tables *t, struct lydia *l, int kind, uint8_t *cards,
                    struct sw_events *ev)
{
    int n = 0;
    bits_each (card, t->of_kind[kind])
        cards[n++] = (uint8_t)card;
    sw_rng_shuffle(&l->head.rng, cards, n);
    for (int i = 0; i < n; i++)
        sw_tell_some(ev, 0, E_SHUFFLED, NONE, kind, i, cards[i]); /* for traces only */
    return n;
}

/* LYD-SET-4: slot 0 gold, 1-3 silver, 4-5 purple; `each` cards of this kind per side. What
 * is left goes back to the box (LYD-SET-9), or stays as a deck if the display is refilled. */
static void deal_kind(const struct lydia_tables *t, struct lydia *l, int kind, int first_slot,
                      int each, struct sw_events *ev)
{
    uint8_t cards[CARDS_MAX];
    int n = shuffled(t, l, kind, cards, ev), used = 0;
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < each; i++)
            l->slot[side][first_slot + i] = cards[used++];
    while (l->head.option[OPT_REFILL] && n > used)
        deck_put(deck_of(l, kind), &l->deck_count[kind - SILVER], cards[--n]);
}

static void deal_cards(const struct lydia_tables *t, struct lydia *l, struct sw_events *ev)
{
    const struct lydia_seats *table = &t->seats[l->head.seats - 2];
    memset(l->slot, NONE, sizeof l->slot);
    deck_clear(l->deck_silver, &l->deck_count[0], DECK_SILVER_MAX);
    deck_clear(l->deck_gold, &l->deck_count[1], DECK_GOLD_MAX);
    deck_clear(l->deck_purple, &l->deck_count[2], DECK_PURPLE_MAX);
    deal_kind(t, l, SILVER, 1, table->silver, ev);
    deal_kind(t, l, GOLD, 0, table->gold, ev);
    deal_kind(t, l, PURPLE, 4, table->purple, ev);
    for (int side = 0; side < SIDES; side++)
        l->with_lydian |= bits_one(l->slot[side][0]); /* LYD-SET-5 */
}

/* LYD-SET-6, LYD-SET-7: a board of its own colour for everybody (LYD-A21), its start card. */
static void deal_boards(const struct lydia_tables *t, struct lydia *l, struct sw_events *ev)
{
    uint8_t board[COLOURS] = {RED, YELLOW, BLUE, GREEN};
    sw_rng_shuffle(&l->head.rng, board, COLOURS);
    for (int i = 0; i < l->head.seats; i++) {
        struct lydia_seat *seat = &l->seat[i];
        seat->board = board[i];
        seat->board_lydian = 1;
        memset(seat->bag, 1, COLOURS);
        seat->owned = t->of_kind[START] & t->of_merchant[board[i]];
        seat->properties = 1;
        sw_tell(ev, E_BOARD, i, board[i], 0, 0);
    }
}

/* What a turn remembers, forgotten. */
static void clear_turn(struct lydia *l)
{
    l->drawn = l->where = l->bonus = l->buy_side = l->paying = NONE;
}

static void begin_turn(struct lydia *l, int seat)
{
    clear_turn(l);
    l->current = (uint8_t)seat;
    l->head.phase = DRAW;
    l->head.waiting = turn_only(seat);
}

void lydia_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    struct lydia *l = (struct lydia *)s;
    deal_boards(tables(g), l, ev);
    place_merchants(l, ev);
    deal_cards(tables(g), l, ev);
    l->tile_owner = NONE;
    s->round = 1;
    begin_turn(l, 0); /* LYD-SET-8, LYD-A22 */
}

/* ---- a turn begins (LYD-TURN) -------------------------------------------------------- */

/* LYD-TURN-1 */
static void draw(struct at *at, const struct sw_action *a)
{
    struct lydia *l = at->l;
    (void)a;
    l->drawn = (uint8_t)bag_draw(at->me->bag, MERCHANTS, &l->head.rng);
    l->head.phase = PLACE;
    l->head.reveals++;
    sw_tell(at->ev, E_DREW, seat_of(at), l->drawn, 0, 0);
}

/* ---- bonus (LYD-BON) and influence (LYD-INF) ----------------------------------------- */

static uint64_t plain_properties(const struct lydia_seat *me)
{
    return me->owned & ~me->improved;
}

/* LYD-GATE-8: never more than twelve coins; what is beyond is lost (LYD-A29). */
static void gain_coins(struct at *at, int n)
{
    int room = COINS_MAX - at->me->coins;
    n = n < room ? n : room;
    at->me->coins = (uint8_t)(at->me->coins + n);
    if (n)
        sw_tell(at->ev, E_COINS, seat_of(at), n, 0, 0);
}

static void free_lydian(struct at *at, int card)
{
    at->l->fountain[LYDIAN]++;
    sw_tell(at->ev, E_FREED, seat_of(at), card, 0, 0);
}

/* LYD-INF-1 .. LYD-INF-3: what arriving on a space gives at once. */
static void advance_influence(struct at *at)
{
    const struct lydia_influence *space = &at->t->influence[++at->me->influence];
    sw_tell(at->ev, E_INFLUENCE, seat_of(at), at->me->influence, 0, 0);
    if (space->lydian) {
        at->me->board_lydian = 0;
        free_lydian(at, NONE);
    }
    if (space->coins)
        gain_coins(at, space->coins);
}

/* LYD-END-1, LYD-END-2: the first to reach the target takes the tile, at once. */
static void improve_card(struct at *at, int card)
{
    struct lydia *l = at->l;
    at->me->improved |= bits_one(card);
    at->me->improvements++;
    sw_tell(at->ev, E_IMPROVED, seat_of(at), card, 0, 0);
    if (l->tile_owner == NONE &&
        at->me->improvements >= at->t->seats[l->head.seats - 2].target) {
        l->tile_owner = l->current;
        sw_tell(at->ev, E_TILE, seat_of(at), 0, 0, 0);
    }
}

/* LYD-BON-2: one of the two must be taken, if one is possible; else the bonus is lost. */
static bool ask_bonus(struct at *at, int colour)
{
    struct lydia *l = at->l;
    if (at->me->influence == INFLUENCE_MAX && !plain_properties(at->me))
        return false;
    l->bonus = (uint8_t)colour;
    ask_push(&l->ask, &l->head.phase, BONUS);
    sw_tell(at->ev, E_BONUS, seat_of(at), colour, 0, 0);
    return true;
}

/* ---- gate (LYD-GATE) ----------------------------------------------------------------- */

/* LYD-GATE-1, LYD-GATE-2. The incomes are fixed before any of them is gained, so a bonus on
 * the way does not raise them (LYD-A4). */
static void income_of_properties(struct at *at)
{
    const struct lydia *l = at->l;
    uint64_t fires = at->me->owned & at->t->fires[l->drawn][l->where];
    uint8_t *left = at->l->step.left;
    bits_each (card, fires) {
        int factor = bits_has(at->me->improved, card) ? 2 : 1;
        for (int good = 0; good < GOODS; good++)
            left[good] = (uint8_t)(left[good] + factor * at->t->card[card].income[good]);
    }
}

/* Gains that follow one another are told together: 2 grain, not 1 grain twice. */
static void tell_gain(struct at *at, int colour, int n)
{
    struct sw_event *e = at->ev ? at->ev->item : NULL;
    for (int i = e ? at->ev->count : 0;
         i-- > 0 && (e[i].type == E_GAINED || e[i].type == E_COINS);)
        if (e[i].type == E_GAINED && e[i].a == colour) {
            e[i].b = (int16_t)(e[i].b + n);
            return;
        }
    sw_tell(at->ev, E_GAINED, seat_of(at), colour, n, 0);
}

/* LYD-GATE-5: a marker stops at six. LYD-BON-1: arriving there raises a bonus, being there
 * does not (LYD-A3). True if the bonus is asked. */
static bool gain(struct at *at, int colour, int n)
{
    uint8_t *stock = &at->me->stock[colour];
    int before = *stock;
    int after = before + n > STOCK_MAX ? STOCK_MAX : before + n;
    if (after == before)
        return false;
    *stock = (uint8_t)after;
    tell_gain(at, colour, after - before);
    return after == STOCK_MAX && ask_bonus(at, colour);
}

/* Gain what the step still holds, red first (LYD-A16); false if a bonus interrupts it, which
 * it does at once (LYD-A26). */
static bool collect(struct at *at)
{
    uint8_t *left = at->l->step.left;
    for (int colour = 0; colour < COLOURS; colour++) {
        int n = left[colour];
        left[colour] = 0;
        if (n && gain(at, colour, n))
            return false;
    }
    if (left[COIN])
        gain_coins(at, left[COIN]);
    left[COIN] = 0;
    return true;
}

/* LYD-GATE-6: with a Lydian there. Never asked if only 0 were possible (LYD-A25); the gate
 * itself has just given one to exchange. */
static bool may_exchange(const struct at *at)
{
    return at->l->gate[at->l->where][LYDIAN] && at->me->coins < COINS_MAX;
}

/* LYD-GATE-9: gates never hold two equal merchants between turns, so only the one just
 * placed can have made a pair; Lydians count like any other (LYD-A10). */
static void move_pair(struct at *at)
{
    struct lydia *l = at->l;
    uint8_t *standing = &l->gate[l->where][l->drawn];
    if (*standing < 2)
        return;
    *standing = 0;
    l->fountain[l->drawn] = (uint8_t)(l->fountain[l->drawn] + 2);
    sw_tell(at->ev, E_PAIR, seat_of(at), l->drawn, l->where, 0);
}

/* Prepare what a step gives. */
static void begin_step(struct at *at, int step)
{
    struct lydia *l = at->l;
    l->step.at = (uint8_t)step;
    if (step == FROM_PROPERTIES)
        income_of_properties(at);
    else if (step == FROM_GATE)
        l->step.left[l->where] = 1; /* LYD-GATE-3 */
    else if (step == FROM_MERCHANTS)
        memcpy(l->step.left, l->gate[l->where], COLOURS); /* LYD-GATE-4, LYD-A9, LYD-A23 */
}

/* Go through the steps of a gate turn from where it stands, until one asks something. */
static void run_gate(struct at *at)
{
    struct lydia *l = at->l;
    while (l->step.at <= FROM_MERCHANTS) {
        if (!collect(at))
            return;
        begin_step(at, l->step.at + 1);
    }
    if (l->step.at == EXCHANGING) {
        l->step.at = PAIRING;
        if (may_exchange(at)) {
            l->head.phase = EXCHANGE;
            return;
        }
    }
    move_pair(at);
    step_end(&l->step);
    l->head.phase = TAKE;
}

static int why_not_gate(const struct at *at, const struct sw_action *a)
{
    (void)at;
    return a->a >= 0 && a->a < COLOURS ? 0 : W_NO_SUCH_PLACE; /* LYD-TURN-2 */
}

static void place_at_gate(struct at *at, const struct sw_action *a)
{
    struct lydia *l = at->l;
    int gate = a->a;
    l->where = (uint8_t)gate;
    l->gate[gate][l->drawn]++;
    l->head.phase = GATE_STEPS;
    sw_tell(at->ev, E_PLACED, seat_of(at), l->drawn, gate, 0);
    run_gate(at);
}

/* LYD-GATE-7 */
static void exchange(struct at *at, const struct sw_action *a)
{
    int gate = at->l->where, n = a->a;
    at->me->stock[gate] = (uint8_t)(at->me->stock[gate] - n);
    at->me->coins = (uint8_t)(at->me->coins + n);
    if (n)
        sw_tell(at->ev, E_EXCHANGED, seat_of(at), n, gate, n);
    run_gate(at);
}

/* LYD-A13: any amount, or none. */
static int why_not_exchange(const struct at *at, const struct sw_action *a)
{
    if (a->a < 0)
        return W_EXCHANGE_NEGATIVE;
    if (a->a > at->me->stock[at->l->where])
        return W_EXCHANGE_TOO_MANY;
    return a->a > COINS_MAX - at->me->coins ? W_COINS_FULL : 0;
}

/* LYD-BON-5: the turn goes on where the bonus interrupted it. */
static void end_bonus(struct at *at)
{
    at->l->bonus = NONE;
    ask_pop(&at->l->ask, &at->l->head.phase);
    run_gate(at);
}

/* LYD-BON-3 */
static int why_not_bonus_influence(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return at->me->influence < INFLUENCE_MAX ? 0 : W_NOTHING_LEFT;
}

static void bonus_influence(struct at *at, const struct sw_action *a)
{
    (void)a;
    advance_influence(at);
    end_bonus(at);
}

/* LYD-BON-4; LYD-FTN-6, LYD-FTN-8 */
static int why_not_bonus_improve(const struct at *at, const struct sw_action *a)
{
    if (a->a < 0 || a->a >= at->t->cards || !bits_has(at->me->owned, a->a))
        return W_NOT_OWNED;
    return bits_has(at->me->improved, a->a) ? W_ALREADY_IMPROVED : 0;
}

static void bonus_improve(struct at *at, const struct sw_action *a)
{
    improve_card(at, a->a);
    end_bonus(at);
}

/* ---- paying -------------------------------------------------------------------------- */

static bool has_wild(const struct at *at)
{
    return at->t->influence[at->me->influence].wild;
}

/* LYD-INF-6: the one free unit of a payment, or none. */
static bool wild_ready(const struct at *at)
{
    int rule = at->l->head.option[OPT_WILD];
    return has_wild(at) && rule != WILD_COLOUR && !at->me->wild_used;
}

/* LYD-A5: with WILD_COLOUR, the colour whose resources stand for any; else NONE. */
static int wild_colour(const struct at *at)
{
    bool on = at->l->head.option[OPT_WILD] == WILD_COLOUR && has_wild(at);
    return on ? at->me->board : NONE;
}

/* Units of the cost that no resource of its colour can cover: a byte per colour, each
 * difference kept from borrowing by its top bit. */
static int missing(const struct lydia_seat *me, uint32_t cost)
{
    uint32_t stock;
    memcpy(&stock, me->stock, sizeof stock);
    uint32_t apart = (cost | 0x80808080u) - stock;
    uint32_t positive = (apart >> 7 & 0x01010101u) * 0x7fu;
    return (int)((apart & positive) * 0x01010101u >> 24);
}

/* Units of any colour that neither the card's own colours nor coins need to cover. */
static int jokers(const struct at *at, const struct lydia_card *c)
{
    int colour = wild_colour(at);
    if (colour == NONE)
        return wild_ready(at);
    int spare = at->me->stock[colour] - c->cost[colour];
    return spare > 0 ? spare : 0;
}

/* LYD-FTN-7, LYD-A6: coins stand for what is still missing, in buying and improving. Coin costs
 * are paid in coins only (LYD-A7). */
static bool affordable(const struct at *at, int card)
{
    const struct lydia_card *c = &at->t->card[card];
    int open = missing(at->me, at->t->cost_word[card]);
    if (open && has_wild(at)) {
        int free_units = jokers(at, c);
        open = open > free_units ? open - free_units : 0;
    }
    return open + c->cost[COIN] <= at->me->coins;
}

/* How many resources of a colour may go into the payment for a card at most. */
static int most_of(const struct at *at, const struct lydia_card *c, int colour, int total)
{
    int most = colour == wild_colour(at) ? total : c->cost[colour];
    return most < at->me->stock[colour] ? most : at->me->stock[colour];
}

static int why_not_pay(const struct at *at, const struct sw_action *a)
{
    const struct lydia_card *c = &at->t->card[at->l->paying];
    int total = at->t->cost_total[at->l->paying], open = total, payment = a->a, coins = a->b;
    if (payment < 0 || payment >= PAY_END || coins < 0)
        return W_WRONG_GOODS;
    for (int colour = 0; colour < COLOURS; colour++) {
        int part = pay_part(payment, colour);
        if (part > at->me->stock[colour])
            return W_NOT_ENOUGH;
        if (part > most_of(at, c, colour, total))
            return W_WRONG_GOODS;
        open -= part;
    }
    if (payment & PAY_WILD) {
        if (at->me->wild_used)
            return W_WILD_USED;
        if (!wild_ready(at))
            return W_NO_WILD;
        open--;
    }
    if (open < 0 || coins > open + c->cost[COIN])
        return W_OVERPAID;
    if (coins < open + c->cost[COIN])
        return W_UNDERPAID;
    return coins > at->me->coins ? W_NOT_ENOUGH : 0;
}

static void pay(struct at *at, int payment, int coins)
{
    for (int colour = 0; colour < COLOURS; colour++)
        at->me->stock[colour] = (uint8_t)(at->me->stock[colour] - pay_part(payment, colour));
    at->me->coins = (uint8_t)(at->me->coins - coins);
    if ((payment & PAY_WILD) && at->l->head.option[OPT_WILD] == WILD_PER_TURN)
        at->me->wild_used = 1;
    if (coins && !payment)
        sw_tell(at->ev, E_PAID_COINS, seat_of(at), coins, 0, 0);
    else
        sw_tell(at->ev, E_PAID, seat_of(at), payment, coins, 0);
}

/* Resources first; the wild covers what is missing, or else spares the scarcest resource,
 * because it costs nothing; coins for the rest. */
static int obvious_payment(const struct at *at, int *coins)
{
    const struct lydia_card *c = &at->t->card[at->l->paying];
    int total = at->t->cost_total[at->l->paying], open = total, part[COLOURS], spared = NONE;
    for (int i = 0; i < COLOURS; i++) {
        part[i] = c->cost[i] < at->me->stock[i] ? c->cost[i] : at->me->stock[i];
        open -= part[i];
        if (part[i] && (spared == NONE ||
                        at->me->stock[i] - part[i] < at->me->stock[spared] - part[spared]))
            spared = i;
    }
    int joker = wild_colour(at), wild = wild_ready(at) && total > 0;
    if (joker != NONE && open) {
        int more = at->me->stock[joker] - part[joker];
        more = more < open ? more : open;
        part[joker] += more;
        open -= more;
    }
    if (wild && open)
        open--;
    else if (wild)
        part[spared]--;
    *coins = open + c->cost[COIN];
    return pay_pack(part[RED], part[YELLOW], part[BLUE], part[GREEN], wild);
}

bool lydia_obvious_payment(const struct sw_game *g, const struct lydia *l,
                           struct sw_action *out)
{
    struct lydia copy = *l;
    struct at at = {tables(g), &copy, &copy.seat[l->current], NULL};
    int coins;
    if (l->head.phase != PAY)
        return false;
    int payment = obvious_payment(&at, &coins);
    *out = (struct sw_action){
        .verb = V_PAY, .seat = l->current, .a = (int16_t)payment, .b = (int16_t)coins};
    return true;
}

/* ---- fountain (LYD-FTN) -------------------------------------------------------------- */

static void place_at_fountain(struct at *at, const struct sw_action *a)
{
    struct lydia *l = at->l;
    (void)a;
    l->where = FOUNTAIN;
    l->fountain[l->drawn]++;
    l->head.phase = BUY;
    sw_tell(at->ev, E_PLACED, seat_of(at), l->drawn, FOUNTAIN, 0);
}

static int side_of(const struct lydia *l, int card)
{
    for (int side = 0; side < SIDES; side++)
        for (int slot = 0; slot < SLOTS; slot++)
            if (l->slot[side][slot] == card)
                return side;
    return NONE;
}

/* LYD-FTN-3; no limit from space 3 on (LYD-A19). The start card counts (LYD-A8). */
static bool limit_reached(const struct at *at)
{
    int limit = at->t->influence[at->me->influence].limit;
    return limit != NONE && at->me->properties >= limit;
}

/* LYD-FTN-1, LYD-A14 */
static int why_not_buy(const struct at *at, const struct sw_action *a)
{
    int side = a->a >= 0 && a->a < at->t->cards ? side_of(at->l, a->a) : NONE;
    if (side == NONE)
        return W_NOT_ON_DISPLAY;
    if (at->l->buy_side != NONE && at->l->buy_side != side)
        return W_OTHER_SIDE;
    if (limit_reached(at))
        return W_LIMIT_REACHED;
    return affordable(at, a->a) ? 0 : W_CANNOT_AFFORD;
}

/* LYD-FTN-4; a gold card that refilled the display has no Lydian left to carry. */
static void acquire(struct at *at, int card)
{
    struct lydia *l = at->l;
    int side = side_of(l, card);
    for (int slot = 0; slot < SLOTS; slot++)
        if (l->slot[side][slot] == card)
            l->slot[side][slot] = NONE; /* LYD-FTN-5 */
    l->buy_side = (uint8_t)side;
    at->me->owned |= bits_one(card);
    at->me->properties++;
    sw_tell(at->ev, E_BOUGHT, seat_of(at), card, side, 0);
    if (l->with_lydian & bits_one(card)) {
        l->with_lydian &= ~bits_one(card);
        free_lydian(at, card);
    }
}

/* Also for a card bought a moment ago (LYD-A27). What is on display could have been bought
 * before (LYD-FTN-9). */
static int why_not_improve(const struct at *at, const struct sw_action *a)
{
    int why = why_not_bonus_improve(at, a);
    if (why == W_NOT_OWNED && a->a >= 0 && a->a < at->t->cards && side_of(at->l, a->a) != NONE)
        return W_BUY_WHEN;
    return why ? why : affordable(at, a->a) ? 0 : W_CANNOT_AFFORD;
}

static void ask_payment(struct at *at, const struct sw_action *a)
{
    at->l->paying = (uint8_t)a->a;
    ask_push(&at->l->ask, &at->l->head.phase, PAY);
}

static void settle_payment(struct at *at, const struct sw_action *a)
{
    int card = at->l->paying;
    at->l->paying = NONE;
    ask_pop(&at->l->ask, &at->l->head.phase);
    pay(at, a->a, a->b);
    if (at->l->head.phase == BUY)
        acquire(at, card);
    else
        improve_card(at, card);
}

/* LYD-FTN-9, LYD-FTN-10 */
static void end_buy(struct at *at, const struct sw_action *a)
{
    (void)a;
    at->l->head.phase = IMPROVE;
}

static void end_improve(struct at *at, const struct sw_action *a)
{
    (void)a;
    at->l->head.phase = TAKE;
}

/* ---- end of the turn (LYD-TAKE) and of the match (LYD-END) --------------------------- */

static bool fountain_empty(const struct lydia *l)
{
    return bag_total(l->fountain, MERCHANTS) == 0;
}

/* Also the merchant just placed there (LYD-A12). */
static int why_not_take(const struct at *at, const struct sw_action *a)
{
    bool there = a->a >= 0 && a->a < MERCHANTS && at->l->fountain[a->a];
    return there ? 0 : W_NOT_AT_FOUNTAIN;
}

/* Also the merchant just placed there (LYD-A11). */
static int why_not_take_gate(const struct at *at, const struct sw_action *a)
{
    int gate = a->a, merchant = a->b;
    if (!fountain_empty(at->l))
        return W_FOUNTAIN_NOT_EMPTY;
    bool there = gate >= 0 && gate < COLOURS && merchant >= 0 && merchant < MERCHANTS &&
                 at->l->gate[gate][merchant];
    return there ? 0 : W_NOT_AT_GATE;
}

/* LYD-A1: only with the option; slots the table never used stay empty. */
static void refill(struct at *at)
{
    struct lydia *l = at->l;
    const struct lydia_seats *table = &at->t->seats[l->head.seats - 2];
    for (int side = 0; side < SIDES; side++) {
        for (int slot = 0; slot < 4 + table->purple; slot++) {
            int kind = kind_of_slot(slot);
            uint8_t *count = &l->deck_count[kind - SILVER];
            bool used = kind != SILVER || slot <= table->silver;
            if (!used || l->slot[side][slot] != NONE || *count == 0)
                continue;
            l->slot[side][slot] = (uint8_t)deck_draw(deck_of(l, kind), count);
            l->head.reveals++;
            sw_tell(at->ev, E_REFILLED, seat_of(at), side, slot, l->slot[side][slot]);
        }
    }
}

static void end_match(struct at *at, int ending)
{
    struct lydia *l = at->l;
    clear_turn(l);
    l->head.phase = OVER;
    l->head.over = (uint8_t)ending;
    l->head.waiting = 0;
    sw_tell(at->ev, E_OVER, NONE, 0, 0, 0);
}

/* LYD-END-3: the running round is finished; or, by option, everybody else has one more
 * turn (LYD-A2). LYD-A18: the round limit. */
static void end_turn(struct at *at)
{
    struct lydia *l = at->l;
    int next = turn_next(l->current, l->head.seats);
    int last = l->head.option[OPT_END] ? l->tile_owner : 0;
    int cap = l->head.option[OPT_ROUND_CAP];
    at->me->wild_used = 0;
    if (l->head.option[OPT_REFILL])
        refill(at);
    if (l->tile_owner != NONE && next == last) {
        end_match(at, BY_TARGET);
    } else if (next == 0 && cap && l->head.round >= cap) {
        end_match(at, BY_CAP);
    } else {
        l->head.round = (uint16_t)(l->head.round + (next == 0));
        begin_turn(l, next);
    }
}

/* LYD-TAKE-1 .. LYD-TAKE-3, from a place that has such a merchant. */
static void take_from(struct at *at, uint8_t *from, int place, int merchant)
{
    from[merchant]--;
    bag_put(at->me->bag, merchant);
    sw_tell(at->ev, E_TOOK, seat_of(at), merchant, place, 0);
    end_turn(at);
}

static void take(struct at *at, const struct sw_action *a)
{
    take_from(at, at->l->fountain, FOUNTAIN, a->a);
}

static void take_gate(struct at *at, const struct sw_action *a)
{
    take_from(at, at->l->gate[a->a], a->a, a->b);
}

/* ---- the contract -------------------------------------------------------------------- */

/* Every verb once. The questions they answer keep the order of a turn (LYD-TURN-3), and buying
 * before improving (LYD-FTN-9). */
/* clang-format off */
const struct sw_verb lydia_verbs[VERBS] = {
    [V_DRAW]            = {"draw",            {0},                   W_DO_DRAW,            1 << DRAW,     W_DRAW_WHEN,     NULL,                    draw,              NULL},
    [V_GATE]            = {"gate",            {K_GATE},              W_DO_GATE,            1 << PLACE,    W_PLACE_WHEN,    why_not_gate,            place_at_gate,     lydia_say_gate},
    [V_FOUNTAIN]        = {"fountain",        {0},                   W_DO_FOUNTAIN,        1 << PLACE,    W_PLACE_WHEN,    NULL,                    place_at_fountain, lydia_say_fountain},
    [V_BONUS_INFLUENCE] = {"bonus_influence", {0},                   W_DO_BONUS_INFLUENCE, 1 << BONUS,    W_BONUS_WHEN,    why_not_bonus_influence, bonus_influence,   lydia_say_bonus_influence},
    [V_BONUS_IMPROVE]   = {"bonus_improve",   {K_CARD},              W_DO_BONUS_IMPROVE,   1 << BONUS,    W_BONUS_WHEN,    why_not_bonus_improve,   bonus_improve,     lydia_say_improve},
    [V_EXCHANGE]        = {"exchange",        {SW_KIND_NUMBER},      W_DO_EXCHANGE,        1 << EXCHANGE, W_EXCHANGE_WHEN, why_not_exchange,        exchange,          lydia_say_exchange},
    [V_BUY]             = {"buy",             {K_CARD},              W_DO_BUY,             1 << BUY,      W_BUY_WHEN,      why_not_buy,             ask_payment,       lydia_say_buy},
    [V_END_BUY]         = {"end_buy",         {0},                   W_DO_END_BUY,         1 << BUY,      W_BUY_WHEN,      NULL,                    end_buy,           NULL},
    [V_IMPROVE]         = {"improve",         {K_CARD},              W_DO_IMPROVE,         1 << IMPROVE,  W_IMPROVE_WHEN,  why_not_improve,         ask_payment,       lydia_say_improve},
    [V_END_IMPROVE]     = {"end_improve",     {0},                   W_DO_END_IMPROVE,     1 << IMPROVE,  W_IMPROVE_WHEN,  NULL,                    end_improve,       NULL},
    [V_PAY]             = {"pay",             {K_PAYMENT, K_COINS},  W_DO_PAY,             1 << PAY,      W_PAY_WHEN,      why_not_pay,             settle_payment,    lydia_say_pay},
    [V_TAKE]            = {"take",            {K_MERCHANT},          W_DO_TAKE,            1 << TAKE,     W_TAKE_WHEN,     why_not_take,            take,              lydia_say_take},
    [V_TAKE_GATE]       = {"take_gate",       {K_GATE, K_MERCHANT},  W_DO_TAKE_GATE,       1 << TAKE,     W_TAKE_WHEN,     why_not_take_gate,       take_gate,         lydia_say_take_gate},
};
/* clang-format on */

void lydia_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                 struct sw_events *ev)
{
    struct lydia *l = (struct lydia *)s;
    struct at at = {tables(g), l, &l->seat[l->current], ev};
    lydia_verbs[a->verb].apply(&at, a);
}

/* Read-only use of struct at: legal() and check() never write through it. */
static struct at looking(const struct sw_game *g, const struct sw_state *s)
{
    struct lydia *l = (struct lydia *)(uintptr_t)s;
    return (struct at){tables(g), l, &l->seat[l->current], NULL};
}

int lydia_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a)
{
    struct at at = looking(g, s);
    return lydia_verbs[a->verb].why_not(&at, a);
}

/* A list of legal actions that is being written. */
struct list {
    struct sw_action *out;
    int n;
    uint8_t seat;
};

static void add(struct list *list, int verb, int a, int b)
{
    list->out[list->n++] = (struct sw_action){
        .verb = (uint8_t)verb, .seat = list->seat, .a = (int16_t)a, .b = (int16_t)b};
}

static uint64_t cards_shown(const struct lydia *l)
{
    uint64_t shown = 0;
    for (int side = 0; side < SIDES; side++)
        if (l->buy_side == NONE || l->buy_side == side)
            for (int slot = 0; slot < SLOTS; slot++)
                shown |= bits_one(l->slot[side][slot]);
    return shown;
}

/* There is no way to decline (LYD-A15). */
static void list_bonus(const struct at *at, struct list *list)
{
    if (at->me->influence < INFLUENCE_MAX)
        add(list, V_BONUS_INFLUENCE, 0, 0);
    bits_each (card, plain_properties(at->me))
        add(list, V_BONUS_IMPROVE, card, 0);
}

static void list_exchange(const struct at *at, struct list *list)
{
    int room = COINS_MAX - at->me->coins, have = at->me->stock[at->l->where];
    for (int n = 0; n <= (have < room ? have : room); n++)
        add(list, V_EXCHANGE, n, 0);
}

static void list_buy(const struct at *at, struct list *list)
{
    if (!limit_reached(at))
        bits_each (card, cards_shown(at->l))
            if (affordable(at, card))
                add(list, V_BUY, card, 0);
    add(list, V_END_BUY, 0, 0); /* LYD-FTN-10 */
}

static void list_improve(const struct at *at, struct list *list)
{
    bits_each (card, plain_properties(at->me))
        if (affordable(at, card))
            add(list, V_IMPROVE, card, 0);
    add(list, V_END_IMPROVE, 0, 0);
}

/* All payments, ascending: green is the slowest digit, the wild slower still. */
static void list_payments(const struct at *at, struct list *list)
{
    const struct lydia_card *c = &at->t->card[at->l->paying];
    int total = at->t->cost_total[at->l->paying], most[COLOURS];
    int budget = at->me->coins - c->cost[COIN];
    for (int i = 0; i < COLOURS; i++)
        most[i] = most_of(at, c, i, total);
    for (int w = 0; w <= wild_ready(at); w++)
        for (int green = 0; green <= most[GREEN]; green++)
            for (int blue = 0; blue <= most[BLUE]; blue++)
                for (int yellow = 0; yellow <= most[YELLOW]; yellow++)
                    for (int red = 0; red <= most[RED]; red++) {
                        int open = total - red - yellow - blue - green - w;
                        if (open >= 0 && open <= budget)
                            add(list, V_PAY, pay_pack(red, yellow, blue, green, w),
                                open + c->cost[COIN]);
                    }
}

static void list_take(const struct at *at, struct list *list)
{
    for (int m = 0; m < MERCHANTS; m++)
        if (at->l->fountain[m])
            add(list, V_TAKE, m, 0);
    if (list->n)
        return;
    for (int gate = 0; gate < COLOURS; gate++)
        for (int m = 0; m < MERCHANTS; m++)
            if (at->l->gate[gate][m])
                add(list, V_TAKE_GATE, gate, m);
}

int lydia_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                struct sw_action *out)
{
    struct at at = looking(g, s);
    struct list list = {out, 0, (uint8_t)seat};
    switch (s->phase) {
    case DRAW:
        add(&list, V_DRAW, 0, 0);
        break;
    case PLACE:
        for (int gate = 0; gate < COLOURS; gate++)
            add(&list, V_GATE, gate, 0);
        add(&list, V_FOUNTAIN, 0, 0);
        break;
    case BONUS:
        list_bonus(&at, &list);
        break;
    case EXCHANGE:
        list_exchange(&at, &list);
        break;
    case BUY:
        list_buy(&at, &list);
        break;
    case IMPROVE:
        list_improve(&at, &list);
        break;
    case PAY:
        list_payments(&at, &list);
        break;
    default:
        list_take(&at, &list);
    }
    return list.n;
}
