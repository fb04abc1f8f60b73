/* SPDX-License-Identifier: MIT */
/* rules_round.c - Altiplano: how rounds begin and end, and the match (ALT-ROUND, ALT-END). */
#include <string.h>

#include "rules.h"

/* ALT-REC-4: all seats at once. */
void altiplano_begin_round(struct altiplano *m)
{
    m->current = NONE;
    m->head.phase = RECALL;
    m->head.waiting = (uint8_t)((1u << m->head.seats) - 1);
}

/* ALT-SET-5: the start player first, then clockwise. The one given back lies behind the two
 * that are kept: its owner still knows it. */
void altiplano_discard(struct at *at, int mission)
{
    struct altiplano *m = at->m;
    uint8_t *hand = at->me->mission, count = MISSIONS_DEALT;
    int next = turn_next(at->seat, m->head.seats);
    deck_take(hand, &count, mission);
    hand[MISSIONS_DEALT - 1] = (uint8_t)mission;
    sw_tell_some(at->ev, 1 << at->seat, E_DISCARDED, at->seat, mission, 0, 0);
    m->current = (uint8_t)next;
    m->head.waiting = turn_only(next);
    if (next == m->start)
        altiplano_begin_round(m);
}

/* ---- clean-up (ALT-ROUND) ------------------------------------------------------------ */

/* ALT-ROUND-3: towards the space without surcharge, no gaps. */
static void slide_strip(struct altiplano *m)
{
    int n = 0;
    for (int i = 0; i < STRIP; i++)
        if (m->strip[i] != NONE)
            m->strip[n++] = m->strip[i];
    while (n < STRIP)
        m->strip[n++] = NONE;
}

/* ALT-ROUND-4: if nobody bought one, the cheapest leaves the game. */
static void drop_cheapest(struct at *at)
{
    struct altiplano *m = at->m;
    if (m->bought)
        return;
    if (m->strip[0] != NONE)
        sw_tell(at->ev, E_REMOVED, NONE, m->strip[0], 0, 0);
    m->strip[0] = NONE;
}

/* False if a space stays empty. */
static bool fill_strip(struct at *at)
{
    struct altiplano *m = at->m;
    for (int i = 0; i < STRIP; i++) {
        int card;
        if (m->strip[i] != NONE)
            continue;
        card = deck_draw(m->stack, &m->stack_count);
        if (card < 0)
            return false;
        m->strip[i] = (uint8_t)card;
        m->head.reveals++;
        sw_tell(at->ev, E_TURNED, NONE, i, card, 0);
    }
    return true;
}

/* ALT-ROUND-1, ALT-ROUND-2 */
static void tidy_seats(struct at *at)
{
    struct altiplano *m = at->m;
    for (int i = 0; i < m->head.seats; i++)
        m->seat[i].used = 0;
    m->passed = m->bought = 0;
    m->start = (uint8_t)turn_next(m->start, m->head.seats);
    sw_tell(at->ev, E_START, m->start, 0, 0, 0);
}

/* ---- the end (ALT-END) --------------------------------------------------------------- */

static bool cards_left(const struct altiplano *m, int place)
{
    return place == MARKET    ? m->orders != 0
           : place == HARBOUR ? m->boats != 0
                              : place == VILLAGE && m->houses != 0;
}

/* ALT-END-1 (ALT-A11, ALT-A12, ALT-A34): goods and cards of the place; neither food nor carts
 * nor what lies on extensions. */
static bool used_up(const struct altiplano_tables *t, const struct altiplano *m, int place)
{
    bits_each (good, t->stock[place])
        if (m->supply[good])
            return false;
    return !cards_left(m, place);
}

static int empty_place(const struct altiplano_tables *t, const struct altiplano *m)
{
    for (int place = 0; place < PLACES; place++)
        if (used_up(t, m, place))
            return place;
    return NONE;
}

/* ALT-END-3 (ALT-A13, ALT-A14): exactly one more round. */
static void announce(struct at *at, int place, bool filled)
{
    struct altiplano *m = at->m;
    if (place == NONE && filled)
        return;
    m->final_round = (uint8_t)(m->head.round + 1);
    m->trigger = place == NONE ? BY_STRIP : BY_PLACE;
    if (place == NONE)
        sw_tell(at->ev, E_STRIP_EMPTY, NONE, 0, 0, 0);
    else
        sw_tell(at->ev, E_PLACE_EMPTY, NONE, place, 0, 0);
}

/* Missions are shown; those given back are not. */
static void end_match(struct at *at)
{
    struct altiplano *m = at->m;
    m->current = NONE;
    m->head.phase = OVER;
    m->head.over = m->trigger;
    m->head.waiting = 0;
    for (int i = 0; m->head.option[OPT_MISSIONS] && i < m->head.seats; i++) {
        m->head.reveals++;
        for (int k = 0; k < MISSIONS_DEALT - 1; k++)
            sw_tell(at->ev, E_SHOWN, i, m->seat[i].mission[k], 0, 0);
    }
    sw_tell(at->ev, E_OVER, NONE, 0, 0, 0);
}

/* ALT-STO-2 (ALT-A44): is there anything this seat could store after the last round? */
static bool may_store_at_end(const struct at *at)
{
    uint64_t depots = at->aid->tiles & at->t->with_effect[DEPOT];
    bits_each (r, depots)
        if (altiplano_can_store(at, r))
            return true;
    return at->me->loft && altiplano_corn_rows(at, false);
}

/* ALT-STO-1: from the start player clockwise, `left` seats from `seat` on; who has nothing to
 * store is skipped. */
static void ask_storage(struct at *at, int seat, int left)
{
    struct altiplano *m = at->m;
    for (; left > 0; left--, seat = turn_next(seat, m->head.seats)) {
        struct at other = at_seat(at, seat);
        if (!may_store_at_end(&other))
            continue;
        m->current = (uint8_t)seat;
        m->head.phase = STORAGE;
        m->head.waiting = turn_only(seat);
        return;
    }
    end_match(at);
}

void altiplano_end_storage(struct at *at)
{
    int next = turn_next(at->seat, at->m->head.seats);
    ask_storage(at, next, turn_distance(next, at->m->start, at->m->head.seats));
}

/* ALT-END-2: the strip part of the end; ALT-A15: the last round is cleaned up, too. */
void altiplano_end_round(struct at *at)
{
    struct altiplano *m = at->m;
    drop_cheapest(at);
    slide_strip(m);
    bool filled = fill_strip(at);
    tidy_seats(at);
    if (m->final_round) {
        ask_storage(at, m->start, m->head.seats);
        return;
    }
    announce(at, empty_place(at->t, m), filled);
    m->head.round++;
    altiplano_begin_round(m);
}
