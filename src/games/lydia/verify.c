/* SPDX-License-Identifier: MIT */
/* verify.c - Lions of Lydia: what must hold in every position. */
#include <string.h>

#include "game.h"
#include "kit/bits.h"
#include "kit/goods.h"

static const char *verify_seat(const struct lydia_tables *t, const struct lydia *l, int i)
{
    const struct lydia_seat *me = &l->seat[i];
    int drawn = i == l->current && l->drawn != NONE;
    int lydian_space = 0;
    while (lydian_space <= INFLUENCE_MAX && !t->influence[lydian_space].lydian)
        lydian_space++;
    if (me->influence > INFLUENCE_MAX || me->coins > COINS_MAX || me->board >= COLOURS)
        return "influence, coins or board out of range";
    for (int c = 0; c < COLOURS; c++)
        if (me->stock[c] > STOCK_MAX)
            return "more than six of a resource";
    if (goods_total(me->bag, MERCHANTS) != BAG_SIZE - drawn)
        return "a bag does not hold four merchants";
    if (me->improved & ~me->owned || me->owned >> t->cards)
        return "an improved card is not owned, or an owned card does not exist";
    if ((me->owned & t->of_kind[START]) != (t->of_kind[START] & t->of_merchant[me->board]))
        return "a start card does not fit its board";
    if (me->properties != bits_count(me->owned) || me->improvements != bits_count(me->improved))
        return "properties or improvements are miscounted";
    if (t->influence[me->influence].limit < me->properties)
        return "more properties than the influence allows";
    if (me->board_lydian != (me->influence < lydian_space))
        return "the Lydian of a board is on the wrong place";
    if (me->wild_used > (i == l->current && l->head.option[OPT_WILD] == WILD_PER_TURN))
        return "the wild was used out of turn";
    return NULL;
}

static const char *verify_empty_seat(const struct lydia_seat *me)
{
    static const struct lydia_seat empty;
    return memcmp(me, &empty, sizeof empty) ? "a seat nobody sits on is not empty" : NULL;
}

/* Merchants are neither made nor lost: seats + 2 of each colour, seats + 4 Lydians. */
static const char *verify_merchants(const struct lydia *l)
{
    int in_hand = l->head.phase == PLACE;
    for (int m = 0; m < MERCHANTS; m++) {
        int n = l->fountain[m] + (in_hand && l->drawn == m);
        for (int gate = 0; gate < COLOURS; gate++) {
            bool doubled = gate == l->where && m == l->drawn;
            n += l->gate[gate][m];
            if (l->gate[gate][m] > 1 + doubled)
                return "two equal merchants at a gate";
        }
        for (int i = 0; i < l->head.seats; i++)
            n += l->seat[i].bag[m] + (m == LYDIAN && l->seat[i].board_lydian);
        if (m == LYDIAN)
            n += bits_count(l->with_lydian);
        if (n != l->head.seats + (m == LYDIAN ? 4 : 2))
            return "merchants were made or lost";
    }
    return NULL;
}

static bool seen_once(uint64_t *seen, int card)
{
    bool fresh = card < 64 && !bits_has(*seen, card);
    *seen |= bits_one(card);
    return fresh;
}

static const char *verify_slots(const struct lydia_tables *t, const struct lydia *l,
                                uint64_t *seen)
{
    for (int side = 0; side < SIDES; side++) {
        for (int slot = 0; slot < SLOTS; slot++) {
            int card = l->slot[side][slot];
            if (card == NONE)
                continue;
            if (card >= t->cards || t->card[card].kind != kind_of_slot(slot) ||
                !seen_once(seen, card))
                return "a card on display is wrong or doubled";
        }
    }
    return NULL;
}

static const char *verify_decks(const struct lydia_tables *t, const struct lydia *l,
                                uint64_t *seen)
{
    const uint8_t *deck[] = {l->deck_silver, l->deck_gold, l->deck_purple};
    const int capacity[] = {DECK_SILVER_MAX, DECK_GOLD_MAX, DECK_PURPLE_MAX};
    for (int i = 0; i < 3; i++) {
        int count = l->deck_count[i];
        if (count > (l->head.option[OPT_REFILL] ? capacity[i] : 0) ||
            !deck_ends(deck[i], count, capacity[i]))
            return "a deck is too large";
        for (int k = 0; k < count; k++) {
            int card = deck[i][k];
            if (card >= t->cards || t->card[card].kind != SILVER + i || !seen_once(seen, card))
                return "a card of a deck is wrong or doubled";
        }
    }
    return NULL;
}

/* What was dealt lies somewhere; with a refill, every card of the kind does. */
static bool all_there(const struct lydia_tables *t, const struct lydia *l, uint64_t seen)
{
    const struct lydia_seats *table = &t->seats[l->head.seats - 2];
    const int each[CARD_KINDS] = {0, table->silver, table->gold, table->purple};
    for (int kind = SILVER; kind <= PURPLE; kind++) {
        int n = l->head.option[OPT_REFILL] ? bits_count(t->of_kind[kind]) : each[kind] * SIDES;
        if (bits_count(seen & t->of_kind[kind]) != n)
            return false;
    }
    return true;
}

static const char *verify_cards(const struct lydia_tables *t, const struct lydia *l)
{
    uint64_t seen = 0, gold_shown = 0;
    for (int i = 0; i < l->head.seats; i++) {
        if (seen & l->seat[i].owned)
            return "two seats own one card";
        seen |= l->seat[i].owned;
    }
    const char *wrong = verify_slots(t, l, &seen);
    if (!wrong)
        wrong = verify_decks(t, l, &seen);
    for (int side = 0; side < SIDES; side++)
        gold_shown |= bits_one(l->slot[side][0]);
    if (!wrong && (l->with_lydian & ~gold_shown))
        return "a Lydian stands on a card that is not there";
    if (!wrong && !l->head.option[OPT_REFILL] && l->with_lydian != gold_shown)
        return "a gold card on display has lost its Lydian";
    if (!wrong && !all_there(t, l, seen))
        return "cards were made or lost";
    return wrong;
}

static const char *verify_tile(const struct lydia_tables *t, const struct lydia *l)
{
    int target = t->seats[l->head.seats - 2].target;
    bool taken = l->tile_owner != NONE;
    if (taken && l->tile_owner >= l->head.seats)
        return "nobody sits where the tile lies";
    if (taken && l->seat[l->tile_owner].improvements < target)
        return "the tile's owner has not reached the target";
    for (int i = 0; i < l->head.seats && !taken; i++)
        if (l->seat[i].improvements >= target)
            return "somebody reached the target and has no tile";
    return NULL;
}

static bool none_or_below(int value, int end)
{
    return value == NONE || value < end;
}

/* Nothing that is used as an index leaves its table. */
static bool numbers_fit(const struct lydia_tables *t, const struct lydia *l)
{
    return l->current < l->head.seats && none_or_below(l->drawn, MERCHANTS) &&
           none_or_below(l->where, FOUNTAIN + 1) && none_or_below(l->bonus, COLOURS) &&
           none_or_below(l->buy_side, SIDES) && none_or_below(l->paying, t->cards) &&
           l->step.at <= PAIRING;
}

/* A bonus interrupts a gate turn; a payment a purchase or an improvement. */
static bool questions_fit(const struct lydia *l)
{
    int phase = l->head.phase, below = l->ask.below[0];
    if (!ask_fits(&l->ask, phase == BONUS || phase == PAY))
        return false;
    return phase == BONUS ? below == GATE_STEPS
           : phase == PAY ? below == BUY || below == IMPROVE
                          : true;
}

static bool step_fits(const struct step *s)
{
    static const struct step none;
    for (int i = GOODS; i < STEP_LEFT; i++)
        if (s->left[i])
            return false;
    return s->at != NO_STEP || memcmp(s, &none, sizeof none) == 0;
}

/* What is bought lies on the side one buys from, and there is room for it. */
static bool purchase_fits(const struct lydia_tables *t, const struct lydia *l)
{
    const struct lydia_seat *me = &l->seat[l->current];
    if (me->influence > INFLUENCE_MAX || me->properties >= t->influence[me->influence].limit)
        return false;
    for (int side = 0; side < SIDES; side++)
        for (int slot = 0; slot < SLOTS; slot++)
            if (l->slot[side][slot] == l->paying)
                return l->buy_side == NONE || l->buy_side == side;
    return false;
}

static bool payment_fits(const struct lydia_tables *t, const struct lydia *l)
{
    const struct lydia_seat *me = &l->seat[l->current];
    if (l->head.phase != PAY)
        return l->paying == NONE;
    if (l->paying == NONE) /* which empty slots hold, too */
        return false;
    return l->ask.below[0] == BUY ? purchase_fits(t, l)
                                  : bits_has(me->owned & ~me->improved, l->paying);
}

static const char *verify_turn(const struct lydia_tables *t, const struct lydia *l)
{
    int phase = l->head.phase;
    bool before = phase == DRAW || phase == OVER, at_gate = phase == BONUS || phase == EXCHANGE;
    if (!numbers_fit(t, l))
        return "a number is out of range";
    if (l->head.waiting != (l->head.over ? 0 : 1 << l->current))
        return "the wrong seat is waiting";
    if ((phase == OVER) != (l->head.over != 0) || phase == GATE_STEPS)
        return "the phase does not fit";
    if ((l->drawn == NONE) != before)
        return "a merchant should (not) have been drawn";
    if ((l->where == NONE) != (before || phase == PLACE) || (at_gate && l->where == FOUNTAIN))
        return "a merchant should (not) have been placed";
    if ((l->bonus != NONE) != (phase == BONUS) || (l->step.at != NO_STEP) != at_gate)
        return "a bonus or a gate step is open at the wrong time";
    if (!step_fits(&l->step))
        return "a gate step holds what none can give";
    if (!questions_fit(l))
        return "questions are stacked wrongly";
    return payment_fits(t, l) ? NULL : "the wrong card is being paid for";
}

const char *lydia_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct lydia_tables *t = tables(g);
    const struct lydia *l = lydia(s);
    const char *wrong = verify_turn(t, l);
    for (int i = 0; i < SEATS && !wrong; i++)
        wrong = i < s->seats ? verify_seat(t, l, i) : verify_empty_seat(&l->seat[i]);
    if (!wrong)
        wrong = verify_merchants(l);
    if (!wrong)
        wrong = verify_cards(t, l);
    return wrong ? wrong : verify_tile(t, l);
}
