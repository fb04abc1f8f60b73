/* SPDX-License-Identifier: MIT */
/* rules_move.c - Altiplano: travelling round the ring (ALT-MOVE).
 *
 * A cart goes one to three steps, and on a ring of seven that is every other place; food goes
 * one step. So a move is fully described by the means and the target. */
#include "rules.h"

enum { CART_UNITS = 7 | 1 << LLAMAS, FOOD_UNITS = 7 << FOOD_1 };

static bool food_beside(const struct at *at, int cart)
{
    return at->me->slot[at->t->first_move + cart] == FOOD;
}

/* ALT-MOVE-1: the first cart for nothing. ALT-MOVE-2: the others with food beside them.
 * ALT-MOVE-3 (ALT-A2, ALT-A3, ALT-A4, ALT-A39): food beside no cart, or the first one, is a
 * step of its own. */
unsigned altiplano_units(const struct at *at)
{
    const struct altiplano_seat *me = at->me;
    unsigned food = 0, owned = (1u << me->carts) - 1, first = 1;
    for (int cart = 0; cart < CARTS; cart++)
        food |= (unsigned)food_beside(at, cart) << cart;
    unsigned units = owned & ~me->used & (food | first);
    units |= (food & (~owned | first)) << FOOD_1;
    if (at->t->caravan_slot != NONE && me->slot[at->t->caravan_slot] == COIN)
        units |= 1u << LLAMAS; /* ALT-EXT-7 */
    return units;
}

unsigned altiplano_around(const struct altiplano *m, unsigned places, int steps)
{
    unsigned ring = 0, found = 0;
    for (int i = 0; i < PLACES; i++)
        ring |= (places >> m->ring[i] & 1) << i;
    while (steps-- > 0)
        ring = (ring | ring << 1 | ring >> 1 | ring << 6 | ring >> 6) & EVERYWHERE;
    for (int i = 0; i < PLACES; i++)
        found |= (ring >> i & 1) << m->ring[i];
    return found;
}

/* Where one may go first and still find something to do: there, or within what is left to
 * travel with (ALT-MOVE-6, ALT-A40). */
static unsigned sensible_targets(const struct at *at, unsigned can_act, unsigned left)
{
    if (!can_act || !left)
        return can_act;
    return left & CART_UNITS ? EVERYWHERE
                             : altiplano_around(at->m, can_act, bits_count(left & FOOD_UNITS));
}

/* ALT-MOVE-4 (ALT-A7): another place. */
static unsigned targets(const struct at *at, int unit)
{
    unsigned here = 1u << at->me->place;
    unsigned reach = CART_UNITS >> unit & 1 ? EVERYWHERE : altiplano_around(at->m, here, 1);
    return reach & ~here;
}

int altiplano_why_not_move(const struct at *at, int unit, int place)
{
    unsigned units = altiplano_units(at);
    if (unit < 0 || unit >= UNITS || !(units >> unit & 1))
        return W_CANNOT_TRAVEL;
    if (place < 0 || place >= PLACES)
        return W_NO_SUCH_PLACE;
    if (at->me->place == NONE)
        return W_NOT_PLACED;
    if (at->me->place == place)
        return W_ALREADY_THERE;
    if (!(targets(at, unit) >> place & 1))
        return W_TOO_FAR;
    if (at->m->head.phase == AFTER)
        return 0;
    if (at->m->begun == PLACED)
        return W_ACT_FIRST;
    unsigned can_act = altiplano_places_of(at->t, altiplano_possible(at, NONE));
    unsigned sensible = sensible_targets(at, can_act, units & ~(1u << unit));
    return sensible >> place & 1 ? 0 : W_NOTHING_TO_DO_THERE;
}

/* ALT-MOVE-5: used food goes to the box, the coin of the caravan to the bank; a cart is used
 * until the next round. */
void altiplano_move(struct at *at, int unit, int place)
{
    struct altiplano_seat *me = at->me;
    if (unit < CARTS)
        me->used |= (uint8_t)(1u << unit);
    if (unit == LLAMAS)
        altiplano_lift(at, at->t->caravan_slot);
    else if (unit != CART_1)
        me->box[altiplano_lift(at, at->t->first_move + unit % CARTS)]++;
    me->place = (uint8_t)place;
    if (at->m->head.phase == TURN)
        at->m->begun = MOVED;
    sw_tell(at->ev, E_MOVED, at->seat, place, unit, 0);
}

void altiplano_list_moves(const struct at *at, struct list *list)
{
    bits_each (unit, altiplano_units(at))
        list_with_each(list, V_MOVE, unit, targets(at, unit));
}

void altiplano_list_moves_to_act(const struct at *at, uint64_t can, struct list *list)
{
    unsigned units = altiplano_units(at);
    unsigned places = units ? altiplano_places_of(at->t, can) : 0;
    bits_each (unit, units) {
        unsigned sensible = sensible_targets(at, places, units & ~(1u << unit));
        list_with_each(list, V_MOVE, unit, targets(at, unit) & sensible);
    }
}
