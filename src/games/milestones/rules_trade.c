/* SPDX-License-Identifier: MIT */
/* rules_trade.c - Milestones: the trading house (MIL-TRADE). */
#include "kit/bits.h"
#include "rules.h"

enum { HIRE_COINS = 2, BUY_COINS = 2, SOLD_GOODS = 2 };

/* ---- income ------------------------------ */

/* MIL-TRADE-1: the numbers never fall from left to right; equal ones are fine, gaps do not
 * matter (MIL-A9). */
bool milestones_ascending(const struct milestones_seat *me)
{
    int last = 0;
    for (int i = 0; i < SLOTS; i++) {
        if (!is_worker(me->slot[i]))
            continue;
        if (worker_number(me->slot[i]) < last)
            return false;
        last = worker_number(me->slot[i]);
    }
    return true;
}

/* MIL-A8: once, on arrival, before anything else. */
void milestones_enter_trade(struct at *at)
{
    at->m->head.phase = TRADE;
    if (!milestones_ascending(at->me))
        return;
    at->me->goods[COIN]++;
    sw_tell(at->ev, E_INCOME, at->m->current, 0, 0, 0);
}

/* ---- hiring ------------------------------ */

/* MIL-BON-8: whoever is covered or built over loses the bonus tile, for good. */
void milestones_lose_bonus(struct at *at, int slot)
{
    int top = at->me->slot[slot];
    if (!has_bonus(top))
        return;
    at->m->bonus_gone[worker_kind(top)]++;
    sw_tell(at->ev, E_LOST, at->m->current, worker_kind(top), 0, 0);
}

void milestones_lay_tile(struct at *at, int tile, int slot)
{
    const struct milestones_tile *row = &at->t->tile[tile];
    for (int i = 0; i < 2; i++) {
        milestones_lose_bonus(at, slot + i);
        at->me->slot[slot + i] = (uint8_t)worker(row->kind[i], row->number[i]);
    }
    at->m->placed |= bits_one(tile);
}

/* MIL-TRADE-2, MIL-TRADE-3: one tile per visit (MIL-A10), over anything, but within the path
 * (MIL-A13). */
int milestones_why_hire(const struct at *at, const struct sw_action *a)
{
    int tile = a->a, slot = a->b;
    if (at->m->hired)
        return W_HIRED_ALREADY;
    if (at->me->goods[COIN] < HIRE_COINS)
        return W_HIRE_COST;
    if (tile < 0 || tile >= NONE || deck_find(at->m->display, DISPLAY, tile) < 0)
        return W_NOT_ON_DISPLAY;
    return slot >= 0 && slot < SLOTS - 1 ? 0 : W_OFF_PATH;
}

static bool display_is_empty(const struct milestones *m)
{
    for (int i = 0; i < DISPLAY; i++)
        if (m->display[i] != NONE)
            return false;
    return true;
}

/* MIL-TRADE-4: the next tile takes the place; MIL-END-5 if there was none left at all. */
static void refill(struct at *at, int place)
{
    struct milestones *m = at->m;
    m->display[place] = NONE;
    if (m->stack_count) {
        m->display[place] = (uint8_t)deck_draw(m->stack, &m->stack_count);
        m->head.reveals++;
        sw_tell(at->ev, E_REFILLED, m->current, m->display[place], 0, 0);
    } else if (display_is_empty(m)) {
        milestones_trigger(at, BY_LAST_TILE);
    }
}

void milestones_hire(struct at *at, const struct sw_action *a)
{
    int tile = a->a, slot = a->b;
    struct milestones *m = at->m;
    at->me->goods[COIN] = (uint8_t)(at->me->goods[COIN] - HIRE_COINS);
    m->hired = 1;
    sw_tell(at->ev, E_HIRED, m->current, tile, slot, 0);
    milestones_lay_tile(at, tile, slot);
    refill(at, deck_find(m->display, DISPLAY, tile));
}

/* ---- buying and selling ------------------------------ */

static bool is_material(int good)
{
    return good >= 0 && good < MATERIALS;
}

/* MIL-TRADE-5 */
int milestones_why_buy(const struct at *at, const struct sw_action *a)
{
    int good = a->a;
    if (!is_material(good))
        return W_NO_MATERIAL;
    return at->me->goods[COIN] >= BUY_COINS ? 0 : W_BUY_COST;
}

void milestones_buy(struct at *at, const struct sw_action *a)
{
    int good = a->a;
    at->me->goods[COIN] = (uint8_t)(at->me->goods[COIN] - BUY_COINS);
    at->me->goods[good]++;
    sw_tell(at->ev, E_BOUGHT, at->m->current, good, 0, 0);
}

static bool has_both(const struct milestones_seat *me, int good, int other)
{
    return me->goods[good] >= (good == other ? SOLD_GOODS : 1) && me->goods[other];
}

/* MIL-TRADE-6: two materials of any kinds, never coins (MIL-A11); written in the order of
 * the goods. */
int milestones_why_sell(const struct at *at, const struct sw_action *a)
{
    int good = a->a, other = a->b;
    if (!is_material(good) || !is_material(other))
        return W_NO_MATERIAL;
    if (good > other)
        return W_SELL_ORDER;
    return has_both(at->me, good, other) ? 0 : W_SELL_COST;
}

void milestones_sell(struct at *at, const struct sw_action *a)
{
    int good = a->a, other = a->b;
    at->me->goods[good]--;
    at->me->goods[other]--;
    at->me->goods[COIN]++;
    sw_tell(at->ev, E_SOLD, at->m->current, good, other, 0);
}

static void list_hire(const struct at *at, struct list *list)
{
    uint8_t tile[DISPLAY];
    int n = 0;
    if (at->m->hired || at->me->goods[COIN] < HIRE_COINS)
        return;
    for (int i = 0; i < DISPLAY; i++)
        if (at->m->display[i] != NONE)
            tile[n++] = at->m->display[i];
    deck_sort(tile, n);
    for (int i = 0; i < n; i++)
        for (int slot = 0; slot < SLOTS - 1; slot++)
            list_add(list, V_HIRE, tile[i], slot, 0);
}

/* MIL-TRADE-7: in any order, as often as one likes (MIL-A12). */
void milestones_list_trade(const struct at *at, struct list *list)
{
    list_hire(at, list);
    for (int good = 0; at->me->goods[COIN] >= BUY_COINS && good < MATERIALS; good++)
        list_add(list, V_BUY, good, 0, 0);
    for (int good = 0; good < MATERIALS; good++)
        for (int other = good; other < MATERIALS; other++)
            if (has_both(at->me, good, other))
                list_add(list, V_SELL, good, other, 0);
    list_add(list, V_DONE, 0, 0, 0);
}
