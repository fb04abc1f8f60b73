/* SPDX-License-Identifier: MIT */
/* rules_build.c - Die Siedler von Nürnberg: toll bars and rights of way, settlements,
 * workshops, walls, towers, and the council they lead into. */
#include <string.h>

#include "rules.h"

/* ---- paying --------------------------------------------------------------------------- */

/* NUE-EVENT-3: walls are cheaper in the turn whose card says so. */
int nuernberg_gold_cost(const struct nuernberg_tables *t, const struct nuernberg *n, int build)
{
    int gold = t->cost[build].cost[GOLD];
    if (build != WALL || n->card == NONE || t->card[n->card].event != CHEAP_WALLS)
        return gold;
    return gold > constant(t, WALL_DISCOUNT) ? gold - constant(t, WALL_DISCOUNT) : 0;
}

/* NUE-MAIN-1 */
static inline bool affords(const struct at *at, int build)
{
    return pack_covers(pack_hand(at->me), at->t->build_cost[build]) &&
           at->me->gold >= nuernberg_gold_cost(at->t, at->n, build);
}

static void pay(struct at *at, int build)
{
    hand_pay(at->n, at->seat, at->t->cost[build].cost);
    gold_spend(at->me, nuernberg_gold_cost(at->t, at->n, build));
}

/* NUE-END-1: 13 points in one's own turn win at once. */
static void check_victory(struct at *at)
{
    if (nuernberg_points(at->t, at->n, at->seat) >= constant(at->t, WIN_POINTS))
        nuernberg_end_match(at, BY_POINTS);
}

/* ---- toll bars and rights of way (NUE-TOLL) ------------------------------------------- */

/* NUE-TOLL-2, NUE-TOLL-3: the first bar of a road lies at its beginning, every other one next
 * to the last, whoever owns that. So the bars of a road are always its first sections. */
void nuernberg_lay_bar(struct nuernberg *n, int seat, int road)
{
    n->bar[road][n->built[road]++] = (uint8_t)seat;
    n->seat[seat].bars[road]++;
    n->seat[seat].bars_left--;
}

/* NUE-TOLL-4: the first bar takes the right of way, or having more bars than its holder; a
 * tie changes nothing (NUE-A8). */
static void take_right(struct at *at, int road)
{
    struct nuernberg *n = at->n;
    int holder = n->right[road];
    if (holder != NONE && at->me->bars[road] <= n->seat[holder].bars[road])
        return;
    n->right[road] = (uint8_t)at->seat;
    sw_tell(at->ev, E_RIGHT, at->seat, road, 0, 0);
}

int nuernberg_why_not_toll(const struct at *at, const struct sw_action *a)
{
    int road = a->a;
    if (road < 0 || road >= ROADS)
        return W_NO_SUCH_ROAD;
    if (at->n->built[road] == at->t->road_length[road])
        return W_ROAD_FULL;
    if (!at->me->bars_left)
        return W_NO_BAR_LEFT;
    return affords(at, TOLL_BAR) ? 0 : W_CANNOT_AFFORD;
}

void nuernberg_toll(struct at *at, const struct sw_action *a)
{
    int road = a->a;
    at->n->actions++;
    pay(at, TOLL_BAR);
    nuernberg_lay_bar(at->n, at->seat, road);
    sw_tell(at->ev, E_TOLL_BAR, at->seat, road, 0, 0);
    take_right(at, road);
    check_victory(at);
}

static void list_tolls(const struct at *at, struct list *list)
{
    if (!at->me->bars_left)
        return;
    uint64_t open = 0;
    for (int road = 0; road < ROADS; road++)
        open |= (uint64_t)(at->n->built[road] < at->t->road_length[road]) << road;
    list_each(list, V_TOLL, open);
}

/* ---- settlements (NUE-SETTLE) --------------------------------------------------------- */

/* NUE-SETTLE-3, NUE-SETTLE-4: measured along one road; crossings of a road are neighbours in
 * the table, too (NUE-A6). */
uint64_t nuernberg_blocked(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    uint64_t taken = 0;
    for (int i = 0; i < SEATS; i++)
        taken |= n->seat[i].settlements;
    return taken | (taken << 1 & ~t->road_begins) | (taken >> 1 & ~t->road_ends);
}

/* NUE-SETTLE-2: one bar anywhere on the road will do, also nearer to the city (NUE-A7). */
int nuernberg_why_not_settle(const struct at *at, const struct sw_action *a)
{
    int crossing = a->a;
    int why = nuernberg_why_not_place(at, a);
    if (why)
        return why;
    if (!at->me->bars[at->t->crossing[crossing].road])
        return W_NO_BAR_THERE;
    if (!at->me->settlements_left)
        return W_NO_SETTLEMENT_LEFT;
    return affords(at, SETTLEMENT) ? 0 : W_CANNOT_AFFORD;
}

void nuernberg_settle(struct at *at, const struct sw_action *a)
{
    int crossing = a->a;
    at->n->actions++;
    pay(at, SETTLEMENT);
    at->me->settlements |= bits_one(crossing);
    at->me->settlements_left--;
    sw_tell(at->ev, E_SETTLED, at->seat, crossing, 0, 0);
    check_victory(at);
}

static void list_settlements(const struct at *at, struct list *list)
{
    uint64_t open = 0;
    if (!at->me->settlements_left)
        return;
    for (int road = 0; road < ROADS; road++)
        if (at->me->bars[road])
            open |= at->t->on_road[road];
    list_each(list, V_SETTLE, open & ~nuernberg_blocked(at->t, at->n));
}

/* ---- workshops (NUE-SHOP) ------------------------------------------------------------- */

static uint64_t sites_taken(const struct nuernberg *n)
{
    uint64_t taken = 0;
    for (int i = 0; i < SEATS; i++)
        taken |= n->seat[i].workshops;
    return taken;
}

int nuernberg_why_not_workshop(const struct at *at, const struct sw_action *a)
{
    int site = a->a;
    if (site < 0 || site >= at->t->sites)
        return W_NO_SUCH_SITE;
    if (bits_has(sites_taken(at->n), site))
        return W_SITE_TAKEN;
    if (!at->me->workshops_left)
        return W_NO_WORKSHOP_LEFT;
    return affords(at, WORKSHOP) ? 0 : W_CANNOT_AFFORD;
}

void nuernberg_workshop(struct at *at, const struct sw_action *a)
{
    int site = a->a;
    at->n->actions++;
    pay(at, WORKSHOP);
    at->me->workshops |= bits_one(site);
    at->me->workshops_left--;
    sw_tell(at->ev, E_WORKSHOP, at->seat, site, 0, 0);
    check_victory(at);
}

static void list_workshops(const struct at *at, struct list *list)
{
    if (!at->me->workshops_left)
        return;
    list_each(list, V_WORKSHOP, bits_below(at->t->sites) & ~sites_taken(at->n));
}

/* ---- the council (NUE-COUNCIL) -------------------------------------------------------- */

static bool council_held(const struct nuernberg *n, int card)
{
    for (int i = 0; i < n->head.seats; i++)
        if (n->seat[i].council == card)
            return true;
    return false;
}

/* NUE-COUNCIL-1 .. NUE-COUNCIL-3: not asked, taken (NUE-A36). */
static void join_council(struct at *at)
{
    if (at->me->council != NONE || at->me->prestige < constant(at->t, COUNCIL_FROM))
        return;
    for (int card = 0; card < at->t->councils; card++) {
        if (at->t->council[card].seats > at->n->head.seats || council_held(at->n, card))
            continue;
        at->me->council = (uint8_t)card;
        sw_tell(at->ev, E_COUNCIL, at->seat, card, 0, 0);
        return;
    }
}

/* NUE-COUNCIL-4 .. NUE-COUNCIL-6: upwards only (NUE-A15), from anybody with less prestige
 * (NUE-A16); who has no card gives none back (NUE-A13). Cards go from high to low, NONE is
 * behind all. The protection is the player's, whatever card he holds (NUE-A17). */
static int why_not_swap(const struct at *at, int seat)
{
    if (seat < 0 || seat >= at->n->head.seats || seat == at->seat)
        return W_SWAP_NOBODY;
    const struct nuernberg_seat *other = &at->n->seat[seat];
    if (other->council >= at->me->council)
        return W_SWAP_NO_HIGHER;
    if (at->me->prestige <= other->prestige)
        return W_SWAP_PRESTIGE;
    return other->prestige >= constant(at->t, COUNCIL_SAFE) ? W_SWAP_SAFE : 0;
}

int nuernberg_why_not_swap(const struct at *at, const struct sw_action *a)
{
    return why_not_swap(at, a->a);
}

/* Every holder has prestige enough to be one, so who has no more than that has less than all.
 */
void nuernberg_list_swap(const struct at *at, struct list *list)
{
    if (at->me->prestige <= constant(at->t, COUNCIL_FROM))
        return;
    for (int i = 0; i < at->n->head.seats; i++)
        if (!why_not_swap(at, i))
            list_add(list, V_SWAP, i, 0);
}

void nuernberg_swap(struct at *at, const struct sw_action *a)
{
    int seat = a->a;
    struct nuernberg_seat *other = &at->n->seat[seat];
    uint8_t card = other->council;
    other->council = at->me->council;
    at->me->council = card;
    at->n->actions++;
    sw_tell(at->ev, E_SWAPPED, at->seat, card, seat, 0);
    check_victory(at);
}

/* ---- walls (NUE-WALL) and towers (NUE-TOWER) ------------------------------------------ */

static void gain_prestige(struct at *at, int build)
{
    at->me->prestige = (uint8_t)(at->me->prestige + at->t->cost[build].prestige);
    join_council(at);
    check_victory(at);
}

/* NUE-WALL-1: no workshop is needed. */
int nuernberg_why_not_wall(const struct at *at, const struct sw_action *a)
{
    (void)a;
    if (at->n->walls == at->t->walls)
        return W_WALL_COMPLETE;
    return affords(at, WALL) ? 0 : W_CANNOT_AFFORD;
}

/* NUE-WALL-2: always the next one, counter-clockwise. NUE-WALL-4: 1 prestige. */
void nuernberg_wall(struct at *at, const struct sw_action *a)
{
    (void)a;
    at->n->actions++;
    pay(at, WALL);
    sw_tell(at->ev, E_WALL, at->seat, at->n->walls++, 0, 0);
    gain_prestige(at, WALL);
}

static bool walls_stand(const struct at *at, int tower)
{
    return at->t->tower[tower].wall + 1 < at->n->walls;
}

/* NUE-TOWER-1 */
static bool has_bauhof(const struct at *at)
{
    return (at->me->workshops & at->t->site_tower) != 0;
}

/* NUE-TOWER-2: whose walls they are does not matter (NUE-A24). */
int nuernberg_why_not_tower(const struct at *at, const struct sw_action *a)
{
    int tower = a->a;
    if (tower < 0 || tower >= at->t->towers)
        return W_NO_SUCH_TOWER;
    if (bits_has(at->n->towers, tower))
        return W_TOWER_STANDS;
    if (!walls_stand(at, tower))
        return W_WALLS_MISSING;
    if (!has_bauhof(at))
        return W_NO_BAUHOF;
    return affords(at, TOWER) ? 0 : W_CANNOT_AFFORD;
}

/* NUE-TOWER-3: 2 prestige. */
void nuernberg_tower(struct at *at, const struct sw_action *a)
{
    int tower = a->a;
    at->n->actions++;
    pay(at, TOWER);
    at->n->towers |= bits_one(tower);
    sw_tell(at->ev, E_TOWER, at->seat, tower, 0, 0);
    gain_prestige(at, TOWER);
}

static void list_towers(const struct at *at, struct list *list)
{
    if (!has_bauhof(at))
        return;
    for (int tower = 0; tower < at->t->towers && walls_stand(at, tower); tower++)
        if (!bits_has(at->n->towers, tower))
            list_add(list, V_TOWER, tower, 0);
}

/* Only what can be paid is looked at any closer. */
void nuernberg_list_build(const struct at *at, struct list *list)
{
    if (affords(at, TOLL_BAR))
        list_tolls(at, list);
    if (affords(at, SETTLEMENT))
        list_settlements(at, list);
    if (affords(at, WORKSHOP))
        list_workshops(at, list);
    if (affords(at, WALL) && at->n->walls < at->t->walls)
        list_add(list, V_WALL, 0, 0);
    if (affords(at, TOWER))
        list_towers(at, list);
}
