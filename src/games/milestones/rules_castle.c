/* SPDX-License-Identifier: MIT */
/* rules_castle.c - Milestones: what the lord of the castle demands (MIL-CASTLE). */
#include <string.h>

#include "kit/goods.h"
#include "rules.h"

/* MIL-CASTLE-3, MIL-CASTLE-4: two workers stay uncovered, wanted or not (MIL-A5). */
static void ask_cover(struct at *at)
{
    if (workers(at->me) > STAY)
        at->m->head.phase = COVER;
    else
        milestones_end_move(at);
}

/* MIL-CASTLE-1: nobody passes, also if nothing is to be given (MIL-A4). MIL-CASTLE-2: first
 * the goods, then the worker (MIL-A6); coins are goods (MIL-A7). */
void milestones_enter_castle(struct at *at)
{
    if (goods_total(at->me->goods, GOODS) > KEPT)
        at->m->head.phase = KEEP;
    else
        ask_cover(at);
}

static bool has_all(const struct milestones_seat *me, int first, int second, int third)
{
    uint8_t need[GOODS] = {0};
    need[first]++;
    need[second]++;
    need[third]++;
    return goods_cover(me->goods, need, GOODS);
}

static bool is_good(int good)
{
    return good >= 0 && good < GOODS;
}

/* Exactly three stay (MIL-A38), named in the order of the goods (MIL-A40). */
int milestones_why_keep(const struct at *at, const struct sw_action *a)
{
    int first = a->a, second = a->b, third = a->c;
    if (!is_good(first) || !is_good(second) || !is_good(third) ||
        !has_all(at->me, first, second, third))
        return W_NOT_YOURS;
    return first <= second && second <= third ? 0 : W_KEEP_ORDER;
}

void milestones_keep(struct at *at, const struct sw_action *a)
{
    int first = a->a, second = a->b, third = a->c;
    uint8_t *goods = at->me->goods;
    memset(goods, 0, GOODS);
    goods[first]++;
    goods[second]++;
    goods[third]++;
    sw_tell(at->ev, E_KEPT, at->m->current, first, second, third);
    ask_cover(at);
}

void milestones_list_keep(const struct at *at, struct list *list)
{
    for (int first = 0; first < GOODS; first++)
        for (int second = first; second < GOODS; second++)
            for (int third = second; third < GOODS; third++)
                if (has_all(at->me, first, second, third))
                    list_add(list, V_KEEP, first, second, third);
}

/* A worker, not an empty slot nor a cover. */
int milestones_why_cover(const struct at *at, const struct sw_action *a)
{
    int slot = a->a;
    return slot >= 0 && slot < SLOTS && is_worker(at->me->slot[slot]) ? 0 : W_NO_WORKER;
}

/* There are always covers (MIL-A27). */
void milestones_cover(struct at *at, const struct sw_action *a)
{
    int slot = a->a;
    sw_tell(at->ev, E_COVERED, at->m->current, slot, 0, 0);
    milestones_lose_bonus(at, slot);
    at->me->slot[slot] = COVERED;
    milestones_end_move(at);
}

void milestones_list_cover(const struct at *at, struct list *list)
{
    for (int slot = 0; slot < SLOTS; slot++)
        if (is_worker(at->me->slot[slot]))
            list_add(list, V_COVER, slot, 0, 0);
}
