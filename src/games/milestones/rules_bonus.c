/* SPDX-License-Identifier: MIT */
/* rules_bonus.c - Milestones: the bonus tiles on the bushes and who may take them (MIL-BON).
 *
 * After a build one tile is claimed at a time. What is open is not stored: it is what lies
 * around the corner, or in the triangle, that was just built on, and still has a worker to
 * go to. */
#include "rules.h"

/* MIL-BON-2: a worker of the tile's kind that carries none yet (MIL-BON-3). */
static bool fits(int slot, int kind)
{
    return is_worker(slot) && worker_kind(slot) == kind && !has_bonus(slot);
}

bool milestones_may_take(const struct milestones_seat *me, int kind)
{
    for (int i = 0; i < SLOTS; i++)
        if (fits(me->slot[i], kind))
            return true;
    return false;
}

int milestones_bonus_in(const struct milestones_tables *t, const struct milestones *m, int cell)
{
    int bush = t->bush_of[cell];
    return bush == NONE ? NONE : m->bonus[bush];
}

/* MIL-BON-1: milestones and markets reach all triangles around them (MIL-A18); pieces of road
 * and their ends reach nothing (MIL-BON-4). */
bool milestones_claims_open(const struct milestones_tables *t, const struct milestones *m,
                            const struct milestones_seat *me, int corner)
{
    for (int i = 0; i < NEAR && t->around[corner][i] != NONE; i++) {
        int kind = milestones_bonus_in(t, m, t->around[corner][i]);
        if (kind != NONE && milestones_may_take(me, kind))
            return true;
    }
    return false;
}

static bool claims_left(const struct at *at)
{
    const struct milestones *m = at->m;
    if (m->claim_cell != NONE)
        return milestones_bonus_in(at->t, m, m->claim_cell) != NONE;
    return milestones_claims_open(at->t, m, at->me, m->claim_corner);
}

static void end_claim(struct at *at)
{
    at->m->claim_corner = at->m->claim_cell = NONE;
    at->m->head.phase = BUILD;
}

/* MIL-A33: directly after the build, and only if a tile can be taken (MIL-A32). */
void milestones_ask_claim(struct at *at, int corner, int cell)
{
    struct milestones *m = at->m;
    m->claim_corner = (uint8_t)corner;
    m->claim_cell = (uint8_t)cell;
    m->head.phase = CLAIM;
    if (!claims_left(at))
        end_claim(at);
}

/* Of a triangle: does the build just made touch it? */
static bool is_touched(const struct at *at, int cell)
{
    const struct milestones *m = at->m;
    return m->claim_cell != NONE ? cell == m->claim_cell
                                 : deck_find(at->t->around[m->claim_corner], NEAR, cell) >= 0;
}

int milestones_why_claim(const struct at *at, const struct sw_action *a)
{
    int cell = a->a, slot = a->b;
    if (cell < 0 || cell >= at->t->cells || milestones_bonus_in(at->t, at->m, cell) == NONE)
        return W_NO_BONUS_TILE;
    if (!is_touched(at, cell))
        return W_NOT_TOUCHED;
    int kind = milestones_bonus_in(at->t, at->m, cell);
    if (slot < 0 || slot >= SLOTS || !is_worker(at->me->slot[slot]) ||
        worker_kind(at->me->slot[slot]) != kind)
        return W_WRONG_WORKER;
    return has_bonus(at->me->slot[slot]) ? W_HAS_BONUS : 0;
}

/* MIL-BON-6: a point at once. */
void milestones_claim(struct at *at, const struct sw_action *a)
{
    int cell = a->a, slot = a->b;
    struct milestones *m = at->m;
    uint8_t *tile = &m->bonus[at->t->bush_of[cell]];
    sw_tell(at->ev, E_CLAIMED, m->current, cell, *tile, slot);
    *tile = NONE;
    at->me->slot[slot] |= WITH_BONUS;
    milestones_gain(at, S_BONUS, 1);
    if (!claims_left(at))
        end_claim(at);
}

/* MIL-BON-7, MIL-A20: what is not claimed stays for any later build (MIL-A19). A house takes
 * its tile (MIL-BON-5). */
int milestones_why_skip(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return at->m->claim_cell == NONE ? 0 : W_HOUSE_TAKES;
}

void milestones_skip(struct at *at, const struct sw_action *a)
{
    (void)a;
    end_claim(at);
}

static void list_claims_in(const struct at *at, struct list *list, int cell)
{
    int kind = milestones_bonus_in(at->t, at->m, cell);
    for (int slot = 0; kind != NONE && slot < SLOTS; slot++)
        if (fits(at->me->slot[slot], kind))
            list_add(list, V_CLAIM, cell, slot, 0);
}

void milestones_list_claim(const struct at *at, struct list *list)
{
    const struct milestones *m = at->m;
    if (m->claim_cell != NONE) {
        list_claims_in(at, list, m->claim_cell);
        return;
    }
    const uint8_t *around = at->t->around[m->claim_corner];
    for (int i = 0; i < NEAR && around[i] != NONE; i++)
        list_claims_in(at, list, around[i]);
    list_add(list, V_SKIP, 0, 0, 0);
}
