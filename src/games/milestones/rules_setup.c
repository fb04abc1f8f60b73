/* SPDX-License-Identifier: MIT */
/* rules_setup.c - Milestones: dealing, choosing start tiles, laying them out (MIL-SET). */
#include <string.h>

#include "kit/turn.h"
#include "rules.h"

_Static_assert(sizeof(struct milestones) == 528, "no padding, the same on every machine");

/* MIL-SET-2: the land is empty but for the market that everything starts from. */
static void clear_land(const struct milestones_tables *t, struct milestones *m)
{
    m->piece[t->start] = MARKET;
    memset(m->house, NONE, sizeof m->house);
    m->sections_left = t->pieces[SECTIONS].count;
    m->houses_left = t->pieces[HOUSES].count;
    m->markets_left = (uint8_t)(t->pieces[MARKETS].count - 1);
    m->sacks_left = t->pieces[SACKS].count;
}

/* MIL-SET-3: a bonus tile on every bush, face up. */
static void lay_bonus(const struct milestones_tables *t, struct milestones *m,
                      struct sw_events *ev)
{
    int n = 0;
    memset(m->bonus, NONE, sizeof m->bonus);
    for (int kind = 0; kind < GOODS; kind++)
        for (int i = 0; i < t->bonus[kind].count; i++)
            m->bonus[n++] = (uint8_t)kind;
    sw_rng_shuffle(&m->head.rng, m->bonus, n);
    for (int i = 0; i < n; i++)
        sw_tell(ev, E_BUSH, NONE, i, m->bonus[i], 0);
}

/* MIL-SET-4: figure on the castle, a coin, an empty path. */
static void deal_seats(struct milestones *m)
{
    for (int i = 0; i < m->head.seats; i++) {
        memset(m->seat[i].hand, NONE, HAND);
        m->seat[i].goods[COIN] = 1;
    }
}

/* MIL-SET-5, MIL-A36: five tiles open for hire, two more than each seat takes and one to
 * choose from, the rest face down. */
static void deal_tiles(const struct milestones_tables *t, struct milestones *m,
                       struct sw_events *ev)
{
    uint8_t tile[TILES_MAX];
    int n = t->tiles, used = 0, starts = HAND * m->head.seats + 1;
    for (int i = 0; i < n; i++)
        tile[i] = (uint8_t)i;
    sw_rng_shuffle(&m->head.rng, tile, n);
    for (int i = 0; i < n; i++)
        sw_tell_some(ev, 0, E_SHUFFLED, NONE, i, tile[i], 0); /* for traces only */
    memset(m->start, NONE, sizeof m->start);
    deck_clear(m->stack, &m->stack_count, STACK_MAX);
    for (int i = 0; i < DISPLAY; i++)
        m->display[i] = tile[used++];
    for (int i = 0; i < starts; i++)
        m->start[i] = tile[used++];
    while (n > used)
        deck_put(m->stack, &m->stack_count, tile[--n]);
}

/* MIL-SET-6: whoever starts the match chooses and places last; the right-hand neighbour
 * begins, then counter-clockwise. */
static void first_of_setup(struct milestones *m, int phase)
{
    m->current = (uint8_t)turn_before(m->starter, m->head.seats);
    m->head.phase = (uint8_t)phase;
    m->head.waiting = turn_only(m->current);
}

static void next_of_setup(struct milestones *m)
{
    m->current = (uint8_t)turn_before(m->current, m->head.seats);
    m->head.waiting = turn_only(m->current);
}

void milestones_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    struct milestones *m = (struct milestones *)s;
    clear_land(tables(g), m);
    deal_seats(m);
    lay_bonus(tables(g), m, ev);
    deal_tiles(tables(g), m, ev);
    m->starter = (uint8_t)sw_rng_below(&s->rng, s->seats);
    sw_tell(ev, E_START, m->starter, 0, 0, 0);
    m->box = m->claim_corner = m->claim_cell = m->ender = NONE;
    s->round = 1;
    first_of_setup(m, DRAFT);
}

/* ---- choosing ------------------------------ */

static bool lies_open(const struct milestones *m, int tile)
{
    return tile >= 0 && tile < NONE && deck_find(m->start, START_TILES, tile) >= 0;
}

/* MIL-SET-6: two of those that lie open, at once. */
int milestones_why_draft(const struct at *at, const struct sw_action *a)
{
    int tile = a->a, other = a->b;
    if (!lies_open(at->m, tile) || !lies_open(at->m, other))
        return W_NO_START_TILE;
    return tile < other ? 0 : W_TWO_TILES;
}

static void take_start_tile(struct milestones *m, int tile)
{
    m->start[deck_find(m->start, START_TILES, tile)] = NONE;
}

/* MIL-SET-7: the tile nobody took is out of the match. */
static void end_draft(struct at *at)
{
    struct milestones *m = at->m;
    for (int i = 0; i < START_TILES; i++)
        if (m->start[i] != NONE)
            m->box = m->start[i];
    take_start_tile(m, m->box);
    sw_tell(at->ev, E_BOXED, NONE, m->box, 0, 0);
    first_of_setup(m, PLACE); /* MIL-A29 */
}

void milestones_draft(struct at *at, const struct sw_action *a)
{
    int tile = a->a, other = a->b;
    struct milestones *m = at->m;
    take_start_tile(m, tile);
    take_start_tile(m, other);
    at->me->hand[0] = (uint8_t)tile;
    at->me->hand[1] = (uint8_t)other;
    sw_tell(at->ev, E_DRAFTED, m->current, tile, other, 0);
    if (m->current == m->starter)
        end_draft(at);
    else
        next_of_setup(m);
}

void milestones_list_draft(const struct at *at, struct list *list)
{
    uint8_t tile[START_TILES];
    int n = 0;
    for (int i = 0; i < START_TILES; i++)
        if (at->m->start[i] != NONE)
            tile[n++] = at->m->start[i];
    deck_sort(tile, n);
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            list_add(list, V_DRAFT, tile[i], tile[k], 0);
}

/* ---- laying out ------------------------------ */

/* MIL-SET-8: two neighbouring slots that are both still empty (MIL-A14), as printed
 * (MIL-A13); gaps are free to choose. */
int milestones_why_place(const struct at *at, const struct sw_action *a)
{
    int tile = a->a, slot = a->b;
    const struct milestones_seat *me = at->me;
    if (tile < 0 || tile >= NONE || deck_find(me->hand, HAND, tile) < 0)
        return W_NOT_IN_HAND;
    if (slot < 0 || slot >= SLOTS - 1)
        return W_OFF_PATH;
    return me->slot[slot] == EMPTY && me->slot[slot + 1] == EMPTY ? 0 : W_SLOT_TAKEN;
}

void milestones_place(struct at *at, const struct sw_action *a)
{
    int tile = a->a, slot = a->b;
    struct milestones *m = at->m;
    uint8_t *hand = at->me->hand;
    if (hand[0] == tile)
        hand[0] = hand[1];
    hand[1] = NONE;
    sw_tell(at->ev, E_PLACED, m->current, tile, slot, 0);
    milestones_lay_tile(at, tile, slot);
    if (hand[0] != NONE)
        return;
    if (m->current == m->starter)
        milestones_begin_turn(m, m->starter); /* MIL-SET-9 */
    else
        next_of_setup(m);
}

void milestones_list_place(const struct at *at, struct list *list)
{
    for (int i = 0; i < HAND; i++)
        for (int slot = 0; at->me->hand[i] != NONE && slot < SLOTS - 1; slot++)
            if (at->me->slot[slot] == EMPTY && at->me->slot[slot + 1] == EMPTY)
                list_add(list, V_PLACE, at->me->hand[i], slot, 0);
}
