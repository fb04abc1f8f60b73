/* SPDX-License-Identifier: MIT */
/* rules_mill.c - Milestones: flour for the markets (MIL-MILL). */
#include "rules.h"

enum { SACK_GRAIN = 2, COUNTED = 2 };

/* Free neighbours of a market, ascending; gives their number. */
static int free_near(const struct at *at, int market, uint8_t corner[NEAR])
{
    const uint8_t *near = at->t->near[market];
    int n = 0;
    for (int i = 0; i < NEAR && near[i] != NONE; i++)
        if (at->m->piece[near[i]] == FREE)
            corner[n++] = near[i];
    return n;
}

/* MIL-MILL-3, MIL-A34: any two different free neighbours, but two if there are two; with
 * fewer what there is, then none (MIL-A23). Named in ascending order. */
static int why_not_count(const struct at *at, int market, int first, int second)
{
    const int named[COUNTED] = {first, second};
    uint8_t corner[NEAR];
    int n = free_near(at, market, corner), count = n < COUNTED ? n : COUNTED;
    for (int i = 0; i < COUNTED; i++) {
        bool none = named[i] == NONE;
        if (none != (i >= count))
            return none ? W_COUNT_MORE : W_NOT_COUNTED;
        if (!none && deck_find(corner, n, named[i]) < 0)
            return W_NOT_COUNTED;
    }
    return count < COUNTED || first < second ? 0 : W_COUNT_ORDER;
}

/* MIL-MILL-1, MIL-MILL-2, MIL-MILL-5; the start market is one like any other (MIL-A24). */
int milestones_why_deliver(const struct at *at, const struct sw_action *a)
{
    int market = a->a, first = a->b, second = a->c;
    const struct milestones *m = at->m;
    if (m->sacks_left == 0)
        return W_NO_SACKS;
    if (at->me->goods[GRAIN] < SACK_GRAIN)
        return W_GRAIN_COST;
    if (market < 0 || market >= at->t->corners || m->piece[market] < MARKET)
        return W_NO_MARKET;
    if (m->piece[market] == SUPPLIED)
        return W_ALREADY_SUPPLIED;
    return why_not_count(at, market, first, second);
}

static int value_of(const struct at *at, int corner)
{
    return corner == NONE ? 0 : at->t->corner[corner].value;
}

/* MIL-MILL-4: a coin besides the points. */
void milestones_deliver(struct at *at, const struct sw_action *a)
{
    int market = a->a, first = a->b, second = a->c;
    struct milestones *m = at->m;
    at->me->goods[GRAIN] = (uint8_t)(at->me->goods[GRAIN] - SACK_GRAIN);
    at->me->goods[COIN]++;
    m->piece[market] = SUPPLIED;
    m->sacks_left--;
    sw_tell(at->ev, E_DELIVERED, m->current, market, 0, 0);
    milestones_gain(at, S_MILL, value_of(at, first) + value_of(at, second));
}

static void list_pairs(const struct at *at, struct list *list, int market)
{
    uint8_t corner[NEAR + COUNTED];
    int n = free_near(at, market, corner);
    corner[n] = corner[n + 1] = NONE;
    if (n < COUNTED)
        list_add(list, V_DELIVER, market, corner[0], corner[1]);
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++)
            list_add(list, V_DELIVER, market, corner[i], corner[k]);
}

void milestones_list_mill(const struct at *at, struct list *list)
{
    const struct milestones *m = at->m;
    if (m->sacks_left && at->me->goods[GRAIN] >= SACK_GRAIN)
        for (int market = 0; market < at->t->corners; market++)
            if (m->piece[market] == MARKET)
                list_pairs(at, list, market);
    list_add(list, V_DONE, 0, 0, 0);
}
