/* SPDX-License-Identifier: MIT */
/* rules_build.c - Milestones: the building office: roads, houses, markets (MIL-ROAD, MIL-HOUSE,
 * MIL-MARKET). */
#include "rules.h"

/* What each build is paid with: one of either. */
static const uint8_t price[][2] = {
    [SECTIONS] = {STONE, SAND}, [HOUSES] = {STONE, WOOD}, [MARKETS] = {WOOD, SAND}};

static bool can_pay(const struct at *at, int sort)
{
    return at->me->goods[price[sort][0]] && at->me->goods[price[sort][1]];
}

static void pay(struct at *at, int sort)
{
    at->me->goods[price[sort][0]]--;
    at->me->goods[price[sort][1]]--;
}

static bool on_land(const struct at *at, int corner)
{
    return corner >= 0 && corner < at->t->corners;
}

/* ---- roads ------------------------------ */

/* MIL-ROAD-3, MIL-ROAD-4: a market, with any number of branches (MIL-A22), or the end of a
 * road. A milestone never, nor a free corner that the road runs through. */
static bool is_anchor(const struct milestones *m, int corner)
{
    uint8_t roads = m->roads[corner];
    if (m->piece[corner] != FREE)
        return m->piece[corner] >= MARKET;
    return roads && !(roads & (roads - 1));
}

/* MIL-ROAD-5, MIL-A15: all roads hang together, so touching any of them again would close a
 * loop (MIL-A17, MIL-A25). Where a section begins is touched, or the start. */
static bool is_untouched(const struct milestones *m, int corner)
{
    return m->roads[corner] == 0 && m->piece[corner] == FREE;
}

static bool are_near(const struct milestones_tables *t, int corner, int other)
{
    return deck_find(t->near[corner], NEAR, other) >= 0;
}

int milestones_why_road(const struct at *at, const struct sw_action *a)
{
    int from = a->a, stone = a->b, to = a->c;
    const struct milestones *m = at->m;
    if (m->sections_left == 0)
        return W_NO_SECTIONS;
    if (!can_pay(at, SECTIONS))
        return W_ROAD_COST;
    if (!on_land(at, from) || !on_land(at, stone) || !on_land(at, to))
        return W_NO_SUCH_PLACE;
    if (!is_anchor(m, from))
        return W_NO_ANCHOR;
    if (!are_near(at->t, from, stone) || !are_near(at->t, stone, to))
        return W_NOT_NEIGHBOURS;
    return is_untouched(m, stone) && is_untouched(m, to) ? 0 : W_LOOP;
}

static void lay_piece(struct at *at, int from, int to)
{
    for (int d = 0; d < NEAR; d++) {
        if (at->t->toward[from][d] == to)
            at->m->roads[from] |= (uint8_t)(1 << d);
        if (at->t->toward[to][d] == from)
            at->m->roads[to] |= (uint8_t)(1 << d);
    }
}

/* MIL-ROAD-1, MIL-ROAD-2: two pieces at any angle (MIL-A16), a milestone between them. */
void milestones_road(struct at *at, const struct sw_action *a)
{
    int from = a->a, stone = a->b, to = a->c;
    pay(at, SECTIONS);
    at->m->sections_left--;
    lay_piece(at, from, stone);
    lay_piece(at, stone, to);
    at->m->piece[stone] = MILESTONE;
    sw_tell(at->ev, E_ROAD, at->m->current, from, stone, to);
    milestones_gain(at, S_ROAD, at->t->corner[stone].value);
    milestones_ask_claim(at, stone, NONE);
}

static void list_roads_from(const struct at *at, struct list *list, int from)
{
    const struct milestones_tables *t = at->t;
    for (int i = 0; i < NEAR && t->near[from][i] != NONE; i++) {
        int stone = t->near[from][i];
        if (!is_untouched(at->m, stone))
            continue;
        for (int k = 0; k < NEAR && t->near[stone][k] != NONE; k++) {
            int to = t->near[stone][k];
            if (is_untouched(at->m, to))
                list_add(list, V_ROAD, from, stone, to);
        }
    }
}

static void list_roads(const struct at *at, struct list *list)
{
    if (at->m->sections_left == 0 || !can_pay(at, SECTIONS))
        return;
    for (int from = 0; from < at->t->corners; from++)
        if (is_anchor(at->m, from))
            list_roads_from(at, list, from);
}

/* ---- houses ------------------------------ */

bool milestones_has_house(const struct milestones *m, int cell)
{
    return deck_find(m->house, HOUSES_MAX, cell) >= 0;
}

static bool has_road_side(const struct at *at, int cell)
{
    for (int i = 0; i < 3; i++)
        if (at->m->roads[at->t->cell_corner[cell][i]] >> at->t->cell_side[cell][i] & 1)
            return true;
    return false;
}

/* MIL-HOUSE-3: the sum of its free corners, be it nothing (MIL-A21). */
int milestones_house_points(const struct milestones_tables *t, const struct milestones *m,
                            int cell)
{
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        int corner = t->cell_corner[cell][i];
        sum += m->piece[corner] == FREE ? t->corner[corner].value : 0;
    }
    return sum;
}

/* MIL-HOUSE-2, MIL-HOUSE-4; MIL-BON-5: not onto a bonus tile one cannot take. */
static int why_not_in(const struct at *at, int cell)
{
    int kind = milestones_bonus_in(at->t, at->m, cell);
    if (milestones_has_house(at->m, cell))
        return W_HOUSE_THERE;
    if (!has_road_side(at, cell))
        return W_NO_ROAD_SIDE;
    return kind == NONE || milestones_may_take(at->me, kind) ? 0 : W_BONUS_BARS;
}

int milestones_why_house(const struct at *at, const struct sw_action *a)
{
    int cell = a->a;
    if (at->m->houses_left == 0)
        return W_NO_HOUSES;
    if (!can_pay(at, HOUSES))
        return W_HOUSE_COST;
    if (cell < 0 || cell >= at->t->cells)
        return W_NO_SUCH_PLACE;
    return why_not_in(at, cell);
}

/* MIL-HOUSE-1 */
void milestones_house(struct at *at, const struct sw_action *a)
{
    int cell = a->a;
    struct milestones *m = at->m;
    uint8_t built = (uint8_t)(at->t->pieces[HOUSES].count - m->houses_left);
    pay(at, HOUSES);
    m->houses_left--;
    deck_put(m->house, &built, cell);
    deck_sort(m->house, built);
    sw_tell(at->ev, E_HOUSE, m->current, cell, 0, 0);
    milestones_gain(at, S_HOUSE, milestones_house_points(at->t, m, cell));
    milestones_ask_claim(at, NONE, cell);
}

static void list_houses(const struct at *at, struct list *list)
{
    if (at->m->houses_left == 0 || !can_pay(at, HOUSES))
        return;
    for (int cell = 0; cell < at->t->cells; cell++)
        if (!why_not_in(at, cell))
            list_add(list, V_HOUSE, cell, 0, 0);
}

/* ---- markets ------------------------------ */

/* MIL-MARKET-2: a free corner at the end of a road or between two sections, that is, any
 * corner a road touches and on which nothing stands. */
static int why_not_on(const struct milestones *m, int corner)
{
    if (m->piece[corner] != FREE)
        return W_CORNER_TAKEN;
    return m->roads[corner] ? 0 : W_OFF_ROAD;
}

int milestones_why_market(const struct at *at, const struct sw_action *a)
{
    int corner = a->a;
    if (at->m->markets_left == 0)
        return W_NO_MARKETS;
    if (!can_pay(at, MARKETS))
        return W_MARKET_COST;
    if (!on_land(at, corner))
        return W_NO_SUCH_PLACE;
    return why_not_on(at->m, corner);
}

/* MIL-MARKET-1, MIL-MARKET-3 */
void milestones_market(struct at *at, const struct sw_action *a)
{
    int corner = a->a;
    struct milestones *m = at->m;
    pay(at, MARKETS);
    m->markets_left--;
    m->piece[corner] = MARKET;
    sw_tell(at->ev, E_MARKET, m->current, corner, 0, 0);
    milestones_gain(at, S_MARKET, at->t->corner[corner].value);
    milestones_ask_claim(at, corner, NONE);
}

static void list_markets(const struct at *at, struct list *list)
{
    if (at->m->markets_left == 0 || !can_pay(at, MARKETS))
        return;
    for (int corner = 0; corner < at->t->corners; corner++)
        if (!why_not_on(at->m, corner))
            list_add(list, V_MARKET, corner, 0, 0);
}

/* MIL-OFFICE-1: any number, in any order, the same more than once. */
void milestones_list_build(const struct at *at, struct list *list)
{
    list_roads(at, list);
    list_houses(at, list);
    list_markets(at, list);
    list_add(list, V_DONE, 0, 0, 0);
}
