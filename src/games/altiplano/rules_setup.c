/* SPDX-License-Identifier: MIT */
/* rules_setup.c - Altiplano: how a match begins (ALT-SET). */
#include <string.h>

#include "rules.h"

/* ALT-SET-1 */
static void lay_ring(struct altiplano *m, struct sw_events *ev)
{
    for (int i = 0; i < PLACES; i++)
        m->ring[i] = (uint8_t)i;
    sw_rng_shuffle(&m->head.rng, m->ring, PLACES);
    for (int i = 0; i < PLACES; i++)
        sw_tell(ev, E_RING, NONE, i, m->ring[i], 0);
}

/* What an empty seat and a seat at the start have in common. */
static void clear_seat(struct altiplano_seat *me)
{
    memset(me->slot, NONE, sizeof me->slot);
    memset(me->open, NONE, sizeof me->open);
    memset(me->row_good, NONE, sizeof me->row_good);
    memset(me->mission, NONE, sizeof me->mission);
    me->role = me->place = NONE;
}

/* ALT-SET-4: the role's goods into the bag, its coins, a cart; the figure is not yet placed. */
static void seat_player(const struct altiplano_tables *t, struct altiplano *m, int seat,
                        int role)
{
    struct altiplano_seat *me = &m->seat[seat];
    me->role = (uint8_t)role;
    me->coins = t->role[role].coins;
    me->carts = 1;
    m->carts--;
    for (int good = 0; good < GOODS; good++) {
        me->bag[good] = t->role[role].good[good];
        m->supply[good] = (uint8_t)(m->supply[good] - me->bag[good]);
    }
}

/* Roles stay as they are dealt (ALT-A18). */
static void deal_roles(const struct altiplano_tables *t, struct altiplano *m,
                       struct sw_events *ev)
{
    uint8_t role[ROLES_MAX];
    for (int i = 0; i < t->roles; i++)
        role[i] = (uint8_t)i;
    sw_rng_shuffle(&m->head.rng, role, t->roles);
    for (int i = 0; i < m->head.seats; i++) {
        seat_player(t, m, i, role[i]);
        sw_tell(ev, E_ROLE, i, role[i], 0, 0);
    }
}

/* ALT-SET-2: as many orders as the number of players asks for; the others stay unseen. Houses
 * and boats are all there. Any card of a pile may be taken (ALT-A36), so its order is nothing.
 */
static void lay_cards(const struct altiplano_tables *t, struct altiplano *m,
                      struct sw_events *ev)
{
    uint8_t order[ORDERS_MAX];
    for (int i = 0; i < t->orders; i++)
        order[i] = (uint8_t)i;
    sw_rng_shuffle(&m->head.rng, order, t->orders);
    for (int i = 0; i < t->supply[m->head.seats - 2].orders; i++) {
        m->orders |= bits_one(order[i]);
        sw_tell(ev, E_OFFERED, NONE, order[i], 0, 0);
    }
    m->houses = bits_below(t->houses);
    m->boats = bits_below(t->boats);
}

/* ALT-SET-3: D at the bottom, A on top, each letter shuffled; who is too few to play leaves
 * some out. The first five go to the strip, the first of all to the space without surcharge. */
static void lay_extensions(const struct altiplano_tables *t, struct altiplano *m,
                           struct sw_events *ev)
{
    deck_clear(m->stack, &m->stack_count, EXTENSIONS_MAX);
    for (int stack = 3; stack >= 0; stack--) {
        int first = m->stack_count;
        for (int i = 0; i < t->extensions; i++)
            if (t->extension[i].stack == stack && t->extension[i].seats <= m->head.seats)
                deck_put(m->stack, &m->stack_count, i);
        sw_rng_shuffle(&m->head.rng, m->stack + first, m->stack_count - first);
    }
    for (int i = 0; i < m->stack_count; i++) /* for traces only */
        sw_tell_some(ev, 0, E_SHUFFLED, NONE, i, m->stack[m->stack_count - 1 - i], 0);
    for (int i = 0; i < STRIP; i++)
        m->strip[i] = (uint8_t)deck_draw(m->stack, &m->stack_count);
}

/* ALT-SET-5: with the module everybody is dealt three missions and gives one back, unseen. */
static void deal_missions(const struct altiplano_tables *t, struct altiplano *m,
                          struct sw_events *ev)
{
    uint8_t card[MISSIONS_MAX], count = 0;
    deck_fill(card, &count, MISSIONS_MAX, t->missions);
    deck_shuffle(card, count, &m->head.rng);
    for (int i = 0; i < m->head.seats; i++) {
        uint8_t *hand = m->seat[i].mission;
        for (int k = 0; k < MISSIONS_DEALT; k++)
            hand[k] = (uint8_t)deck_draw(card, &count);
        deck_sort(hand, MISSIONS_DEALT);
        for (int k = 0; k < MISSIONS_DEALT; k++)
            sw_tell_some(ev, 1 << i, E_MISSION, i, hand[k], 0, 0);
    }
}

/* ALT-SET-6: goods and carts by the number of players. */
void altiplano_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    const struct altiplano_tables *t = tables(g);
    struct altiplano *m = (struct altiplano *)s;
    const struct altiplano_supply *supply = &t->supply[s->seats - 2];
    memcpy(m->supply, supply->good, sizeof m->supply);
    m->carts = supply->carts;
    m->recipe = NONE;
    s->round = 1;
    for (int i = 0; i < SEATS; i++)
        clear_seat(&m->seat[i]);
    lay_ring(m, ev);
    m->start = (uint8_t)sw_rng_below(&s->rng, s->seats); /* ALT-A33 */
    sw_tell(ev, E_FIRST, m->start, 0, 0, 0);
    deal_roles(t, m, ev);
    lay_cards(t, m, ev);
    lay_extensions(t, m, ev);
    if (s->option[OPT_MISSIONS]) {
        deal_missions(t, m, ev);
        m->current = m->start;
        s->phase = MISSION;
        s->waiting = turn_only(m->start);
    } else {
        altiplano_begin_round(m);
    }
}
