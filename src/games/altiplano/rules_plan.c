/* SPDX-License-Identifier: MIT */
/* rules_plan.c - Altiplano: recalling, drawing and planning (ALT-REC, ALT-DRAW, ALT-PLAN).
 *
 * Recalling and planning go on at all seats at once. A step touches the own board only, so
 * steps of different seats may come in any order and lead to the same state; the draw comes
 * when the last seat has recalled, seat by seat, whoever was last. */
#include <string.h>

#include "rules.h"

/* Back from a slot: goods to the planning spaces, coins to the own supply. */
static int pick_up(struct at *at, int slot)
{
    int piece = altiplano_lift(at, slot);
    if (piece == COIN)
        at->me->coins++;
    else
        at->me->plan[piece]++;
    return piece;
}

static bool has_slot(const struct at *at, int slot)
{
    return slot >= 0 && slot < SLOTS && bits_has(at->aid->slots, slot);
}

/* ---- recall (ALT-REC) ---------------------------------------------------------------- */

static int planning_room(const struct at *at)
{
    return road_value(at->t, at->me) - goods_sum(at->me->plan);
}

/* ALT-REC-1, ALT-REC-2: goods need a free planning space, coins do not. */
int altiplano_why_not_recall(const struct at *at, int slot)
{
    if (!has_slot(at, slot))
        return W_NO_SUCH_SLOT;
    if (at->me->slot[slot] == NONE)
        return W_SLOT_EMPTY;
    return at->me->slot[slot] == COIN || planning_room(at) > 0 ? 0 : W_NO_PLANNING_SPACE;
}

void altiplano_recall(struct at *at, int slot)
{
    int piece = pick_up(at, slot);
    sw_tell(at->ev, E_RECALLED, at->seat, piece, slot, 0);
}

/* ALT-REC-3: nothing has to be recalled. */
void altiplano_list_recall(const struct at *at, struct list *list)
{
    uint64_t slots = at->aid->filled;
    if (planning_room(at) <= 0)
        slots &= at->t->accepting[COIN];
    list_each(list, V_RECALL, slots);
    list_add(list, V_DONE, 0, 0);
}

/* ---- draw (ALT-DRAW) ----------------------------------------------------------------- */

/* A hand in the own bag: what it has drawn, and how much of that is told. */
struct hand {
    uint8_t drawn[GOODS], told[GOODS];
};

static void tell_drawn(struct at *at, struct hand *hand)
{
    for (int good = 0; at->ev && good < GOODS; good++) {
        if (hand->drawn[good] != hand->told[good])
            sw_tell(at->ev, E_DREW, at->seat, good, hand->drawn[good] - hand->told[good], 0);
        hand->told[good] = hand->drawn[good];
    }
}

/* ALT-DRAW-3: only when the bag is empty and more is needed. */
static int pour_box(struct at *at, struct hand *hand)
{
    int n = goods_sum(at->me->box);
    tell_drawn(at, hand);
    memcpy(at->me->bag, at->me->box, sizeof at->me->bag);
    memset(at->me->box, 0, sizeof at->me->box);
    if (n)
        sw_tell(at->ev, E_POURED, at->seat, n, 0, 0);
    return n;
}

/* Draw up to `n` from the bag, which holds `in_bag`; gives how many came. */
static int draw(struct at *at, int n, int in_bag, struct hand *hand)
{
    int drawn = 0;
    for (; drawn < n && in_bag > 0; drawn++, in_bag--) {
        int good =
            bag_nth(at->me->bag, GOODS, (int)sw_rng_below(&at->m->head.rng, (uint32_t)in_bag));
        at->me->bag[good]--;
        at->me->plan[good]++;
        hand->drawn[good]++;
    }
    return drawn;
}

/* ALT-DRAW-1, ALT-DRAW-2 (ALT-A9): every free space is filled, as far as bag and box go. */
static int fill_spaces(struct at *at, struct hand *hand)
{
    int need = planning_room(at), in_bag = goods_sum(at->me->bag);
    int drawn = draw(at, need, in_bag, hand);
    if (drawn < need)
        drawn += draw(at, need - drawn, pour_box(at, hand), hand);
    return drawn;
}

/* ALT-DRAW-4 (ALT-A45): with the Sorting table more is drawn, without pouring again, and as
 * much goes back; only if something was drawn. Where not all spaces could be filled nothing is
 * left in the bag. */
static bool draw_more(struct at *at, struct hand *hand)
{
    const struct altiplano_tables *t = at->t;
    int in_bag = goods_sum(at->me->bag), more = 0;
    bits_each (r, at->aid->tiles & t->with_effect[SORTING]) {
        int n = draw(at, t->recipe[r].amount, in_bag - more, hand);
        more += n;
        if (n)
            sw_tell(at->ev, E_SORTS, at->seat, r, n, 0);
    }
    at->m->surplus = (uint8_t)more;
    return more > 0;
}

/* True if the seat must choose what goes back. */
static bool draw_for(struct at *at)
{
    struct hand hand = {{0}, {0}};
    bool choose = fill_spaces(at, &hand) > 0 && draw_more(at, &hand);
    tell_drawn(at, &hand);
    if (choose)
        memcpy(at->m->drawn, hand.drawn, sizeof at->m->drawn);
    return choose;
}

static void begin_plan(const struct altiplano_tables *t, struct altiplano *m)
{
    m->current = NONE;
    m->head.phase = PLAN;
    m->idle = altiplano_idle(t, m);
    m->head.waiting = (uint8_t)altiplano_planners(m);
}

/* ALT-A38: seat 0 first, then the others; one seat chooses before the next one draws. */
static void draw_from(struct at *at, int first)
{
    struct altiplano *m = at->m;
    m->head.reveals++;
    for (int i = first; i < m->head.seats; i++) {
        struct at other = at_seat(at, i);
        if (draw_for(&other)) {
            m->current = (uint8_t)i;
            m->head.phase = SORT;
            m->head.waiting = turn_only(i);
            return;
        }
    }
    begin_plan(at->t, m);
}

void altiplano_return(struct at *at, int good)
{
    struct altiplano *m = at->m;
    m->drawn[good]--;
    at->me->plan[good]--;
    bag_put(at->me->bag, good);
    sw_tell(at->ev, E_RETURNED, at->seat, good, 0, 0);
    if (--m->surplus)
        return;
    memset(m->drawn, 0, sizeof m->drawn);
    draw_from(at, at->seat + 1);
}

/* ---- plan (ALT-PLAN) ----------------------------------------------------------------- */

/* Who has to say "done" next: clockwise from the start player; -1: all have. */
static int next_to_confirm(const struct altiplano *m)
{
    unsigned open = ~(unsigned)m->done & ((1u << m->head.seats) - 1);
    return bits_lowest(seats_from(open, m->start));
}

unsigned altiplano_forward(const struct altiplano *m)
{
    unsigned next = 1u << next_to_confirm(m);
    return m->head.waiting & (~(unsigned)m->idle | next);
}

/* ALT-PLAN-6: who has nothing to put or to take back waits for the turn to confirm. */
unsigned altiplano_planners(const struct altiplano *m)
{
    int next = next_to_confirm(m);
    unsigned waiting = 0;
    for (int i = 0; i < m->head.seats; i++)
        if (!seat_in(m->done, i) && (i == next || m->seat[i].fresh || !bits_has(m->idle, i)))
            waiting |= 1u << i;
    return waiting;
}

/* ALT-PLAN-1, ALT-PLAN-2, ALT-PLAN-3 (ALT-A35), ALT-PLAN-7 */
int altiplano_why_not_put(const struct at *at, int piece, int slot)
{
    if (!has_slot(at, slot))
        return W_NO_SUCH_SLOT;
    if (piece < 0 || piece >= PIECES || !(piece == COIN ? at->me->coins : at->me->plan[piece]))
        return W_NOT_AT_HAND;
    if (at->me->slot[slot] != NONE)
        return W_SLOT_TAKEN;
    if (!bits_has(at->t->accepting[piece], slot))
        return W_SLOT_REFUSES;
    return bits_has(altiplano_offered(at), slot) ? 0 : W_FIRST_SLOT_FIRST;
}

void altiplano_put(struct at *at, int piece, int slot)
{
    if (piece == COIN)
        at->me->coins--;
    else
        at->me->plan[piece]--;
    altiplano_lay(at, piece, slot);
    at->me->fresh |= bits_one(slot);
    altiplano_idle_now(at);
    sw_tell(at->ev, E_PUT, at->seat, piece, slot, 0);
}

/* ALT-PLAN-4 (ALT-A10): what lay there before stays. */
int altiplano_why_not_take_back(const struct at *at, int slot)
{
    if (!has_slot(at, slot))
        return W_NO_SUCH_SLOT;
    return bits_has(at->me->fresh, slot) ? 0 : W_NOT_FRESH;
}

void altiplano_take_back(struct at *at, int slot)
{
    int piece = pick_up(at, slot);
    at->me->fresh &= ~bits_one(slot);
    altiplano_idle_now(at);
    sw_tell(at->ev, E_TOOK_BACK, at->seat, piece, slot, 0);
}

/* ALT-PLAN-5 (ALT-A37) */
int altiplano_why_not_done(const struct at *at)
{
    bool planning = at->m->head.phase == PLAN;
    return planning && next_to_confirm(at->m) != at->seat ? W_NOT_YET_CONFIRMED : 0;
}

static void begin_turns(struct altiplano *m)
{
    m->done = 0;
    m->idle = 0;
    m->current = m->start;
    m->head.phase = TURN;
    m->head.waiting = turn_only(m->start);
}

void altiplano_done(struct at *at)
{
    struct altiplano *m = at->m;
    m->done |= turn_only(at->seat);
    at->me->fresh = 0;
    m->head.waiting = (uint8_t)(m->head.waiting & ~turn_only(at->seat));
    if (m->head.phase == PLAN) {
        sw_tell(at->ev, E_DONE, at->seat, 0, 0, 0);
        int next = next_to_confirm(m);
        if (next < 0)
            begin_turns(m);
        else
            m->head.waiting |= turn_only(next);
    } else if (!m->head.waiting) {
        m->done = 0;
        draw_from(at, 0);
    }
}

void altiplano_list_plan(const struct at *at, struct list *list)
{
    uint64_t open = altiplano_offered(at);
    bits_each (piece, altiplano_to_place(at))
        list_with_each(list, V_PUT, piece, at->t->accepting[piece] & open);
    if (next_to_confirm(at->m) == at->seat)
        list_add(list, V_DONE, 0, 0);
}
