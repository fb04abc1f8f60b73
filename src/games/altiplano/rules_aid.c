/* SPDX-License-Identifier: MIT */
/* rules_aid.c - Altiplano: what follows from a seat's board and tiles, kept up to date.
 *
 * Which slots a seat has, which of them are taken and what the board's goods are good for is
 * asked before every decision and changes by one piece at a time. So it is kept behind the
 * state; whatever lies on slots is laid and lifted here. */
#include <string.h>

#include "rules.h"

/* A tile is ready when all its slots are filled; one that takes any goods, with some. */
static void renew_tile(const struct altiplano_tables *t, struct altiplano_aid *aid, int recipe)
{
    uint64_t all = t->slots_of[recipe], lies = aid->filled & all;
    bool ready = lies == all || (lies && bits_has(t->takes_any, recipe));
    aid->ready &= ~bits_one(recipe);
    aid->ready |= ready ? bits_one(recipe) & ~t->no_action : 0;
}

static void renew_slot(struct at *at, int slot)
{
    if (slot >= at->t->first_tile)
        renew_tile(at->t, at->aid, at->t->tile_at[slot]);
}

void altiplano_lay(struct at *at, int piece, int slot)
{
    at->me->slot[slot] = (uint8_t)piece;
    at->aid->filled |= bits_one(slot);
    at->aid->load += at->t->load_part[slot][piece % 16];
    renew_slot(at, slot);
}

int altiplano_lift(struct at *at, int slot)
{
    int piece = at->me->slot[slot];
    at->me->slot[slot] = NONE;
    at->aid->filled &= ~bits_one(slot);
    at->aid->load -= at->t->load_part[slot][piece % 16];
    renew_slot(at, slot);
    return piece;
}

static void add_tile(const struct altiplano_tables *t, struct altiplano_aid *aid, int recipe)
{
    aid->tiles |= bits_one(recipe);
    aid->slots |= t->slots_of[recipe];
    renew_tile(t, aid, recipe);
}

void altiplano_attach(struct at *at, int card)
{
    at->me->extensions |= bits_one(card);
    add_tile(at->t, at->aid, at->t->extension[card].recipe);
}

/* ---- planning -------------------------------------------------------------------------- */

uint64_t altiplano_offered(const struct at *at)
{
    uint64_t open = at->aid->slots & ~at->aid->filled, later = open;
    for (int i = 1; i < at->t->twins; i++)
        later |= later << 1 & at->t->twin;
    return open & ~(later << 1 & at->t->twin);
}

unsigned altiplano_to_place(const struct at *at)
{
    unsigned coin = (at->me->coins != 0) & ((at->aid->slots & at->t->accepting[COIN]) != 0);
    return goods_there(at->me->plan) | coin << COIN;
}

static bool can_put(const struct at *at)
{
    uint64_t open = altiplano_offered(at);
    bits_each (piece, altiplano_to_place(at))
        if (at->t->accepting[piece] & open)
            return true;
    return false;
}

uint64_t altiplano_idle(const struct altiplano_tables *t, const struct altiplano *m)
{
    uint64_t idle = 0;
    for (int i = 0; i < SEATS; i++) {
        struct at at = at_look(t, m, i);
        idle |= can_put(&at) ? 0 : bits_one(i);
    }
    return idle;
}

void altiplano_idle_now(struct at *at)
{
    at->m->idle &= ~bits_one(at->seat);
    at->m->idle |= can_put(at) ? 0 : bits_one(at->seat);
}

/* ---- from the beginning ---------------------------------------------------------------- */

static void derive_seat(const struct altiplano_tables *t, const struct altiplano_seat *me,
                        struct altiplano_aid *aid)
{
    aid->filled = filled_slots(me);
    aid->slots = t->board_slots;
    if (me->role < t->roles)
        add_tile(t, aid, t->role[me->role].recipe);
    bits_each (card, me->extensions & bits_below(t->extensions))
        add_tile(t, aid, t->extension[card].recipe);
    bits_each (slot, aid->filled)
        aid->load += t->load_part[slot][me->slot[slot] % 16];
}

void altiplano_derive(const struct sw_game *g, struct sw_state *s)
{
    struct altiplano *m = (struct altiplano *)s;
    memset(m->aid, 0, sizeof m->aid);
    for (int i = 0; i < SEATS; i++)
        derive_seat(tables(g), &m->seat[i], &m->aid[i]);
    m->idle = s->phase == PLAN ? altiplano_idle(tables(g), m) : 0;
}
