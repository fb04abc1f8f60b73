/* SPDX-License-Identifier: MIT */
/* rules_turn.c - Die Siedler von Nürnberg: set-up, event cards, the robber knight, the end. */
#include <string.h>

#include "rules.h"

/* ---- set-up (NUE-SET) ----------------------------------------------------------------- */

/* A new pile of all event cards. */
static void shuffle_cards(const struct nuernberg_tables *t, struct nuernberg *n,
                          struct sw_events *ev)
{
    n->discarded = 0;
    n->pile_count = 0;
    deck_fill(n->pile, &n->pile_count, CARDS_MAX, t->cards);
    deck_shuffle(n->pile, n->pile_count, &n->head.rng);
    for (int i = 0; i < t->cards && ev; i++)
        sw_tell_some(ev, 0, E_SHUFFLED, NONE, i, n->pile[t->cards - 1 - i], 0);
}

static void settle(struct nuernberg *n, int seat, int crossing)
{
    n->seat[seat].settlements |= bits_one(crossing);
    n->seat[seat].settlements_left--;
}

/* NUE-SET-4: one card for every landscape with a number at this crossing. */
static void first_cards(struct at *at, int seat, int crossing)
{
    uint8_t gain[RESOURCES] = {0};
    for (int i = 0; i < 3; i++) {
        int l = at->t->landscape_of[crossing][i];
        if (l != NONE && at->t->landscape[l].number)
            gain[at->t->landscape[l].terrain]++;
    }
    for (int k = 0; k < RESOURCES; k++)
        if (gain[k]) {
            hand_gain(at->n, seat, k, gain[k]);
            sw_tell(at->ev, E_GAINED, seat, k, gain[k], 0);
        }
}

/* Most bars; on a tie the first one laid among the tied. */
int nuernberg_first_right(const struct nuernberg *n, int road, int bars)
{
    uint8_t count[SEATS] = {0};
    int best = NONE;
    for (int i = 0; i < bars; i++)
        count[n->bar[road][i]]++;
    for (int i = 0; i < bars; i++) {
        int owner = n->bar[road][i];
        if (best == NONE || count[owner] > count[best])
            best = owner;
    }
    return best;
}

/* NUE-SET-7 */
static void hand_out_rights(struct at *at)
{
    struct nuernberg *n = at->n;
    for (int road = 0; road < ROADS; road++) {
        n->laid[road] = n->built[road];
        n->right[road] = (uint8_t)nuernberg_first_right(n, road, n->built[road]);
        if (n->right[road] != NONE)
            sw_tell(at->ev, E_RIGHT, n->right[road], road, 0, 0);
    }
}

/* NUE-SET-1 .. NUE-SET-3: where the pieces of beginners stand. */
static void place_beginners(struct at *at)
{
    const struct nuernberg_tables *t = at->t;
    for (int i = 0; i < t->start_bars; i++)
        if (t->start_bar[i].seats == at->n->head.seats)
            nuernberg_lay_bar(at->n, t->start_bar[i].seat, t->start_bar[i].road);
    for (int i = 0; i < t->starts; i++) {
        if (t->start[i].seats != at->n->head.seats)
            continue;
        settle(at->n, t->start[i].seat, t->start[i].crossing);
        if (t->start[i].star)
            first_cards(at, t->start[i].seat, t->start[i].crossing);
    }
    hand_out_rights(at);
}

/* NUE-SET-5, NUE-SET-6, NUE-SET-9: everybody's stock and 2 gold, the bank, the empty roads,
 * the robber at home. */
static void lay_out(const struct nuernberg_tables *t, struct nuernberg *n)
{
    for (int i = 0; i < n->head.seats; i++) {
        n->seat[i].gold = t->constant[START_GOLD].value;
        n->seat[i].council = NONE;
        n->seat[i].settlements_left = t->constant[SETTLEMENTS_EACH].value;
        n->seat[i].workshops_left = t->constant[WORKSHOPS_EACH].value;
        n->seat[i].bars_left = t->constant[BARS_EACH].value;
    }
    memset(n->bank, t->constant[BANK_CARDS].value, sizeof n->bank);
    memset(n->bar, NONE, sizeof n->bar);
    memset(n->right, NONE, sizeof n->right);
    memset(n->pile, NONE, sizeof n->pile);
    n->card = NONE;
    n->robber = t->castle;
    n->head.round = 1;
}

static void begin_turn(struct nuernberg *n, int seat)
{
    n->current = (uint8_t)seat;
    n->actions = n->offers = 0;
    n->head.phase = DRAW;
    n->head.waiting = turn_only(seat);
}

/* NUE-SET-8: the lot is always drawn, so that seeds mean the same with every option. */
static void choose_first(struct at *at)
{
    struct nuernberg *n = at->n;
    uint32_t lot = sw_rng_below(&n->head.rng, n->head.seats);
    n->first = (uint8_t)(n->head.option[OPT_FIRST] == FIRST_BY_LOT ? lot : 0);
    sw_tell(at->ev, E_FIRST, NONE, n->first, 0, 0);
}

void nuernberg_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    struct nuernberg *n = (struct nuernberg *)s;
    struct at at = {tables(g), n, NULL, NONE, ev};
    lay_out(at.t, n);
    choose_first(&at);
    shuffle_cards(at.t, n, ev);
    if (s->option[OPT_SETUP] == SETUP_BEGINNER) {
        place_beginners(&at);
        begin_turn(n, n->first);
    } else {
        n->current = n->first;
        s->phase = PLACE;
        s->waiting = turn_only(n->first);
    }
}

/* ---- free placement (NUE-A34) --------------------------------------------------------- */

int nuernberg_why_not_place(const struct at *at, const struct sw_action *a)
{
    int crossing = a->a;
    uint64_t taken = 0;
    if (crossing >= at->t->crossings && crossing < at->t->crossings + ROADS)
        return W_ROAD_ORIGIN;
    if (crossing < 0 || crossing >= at->t->crossings)
        return W_NO_SUCH_CROSSING;
    for (int i = 0; i < SEATS; i++)
        taken |= at->n->seat[i].settlements;
    if (bits_has(taken, crossing))
        return W_CROSSING_TAKEN;
    return bits_has(nuernberg_blocked(at->t, at->n), crossing) ? W_TOO_CLOSE : 0;
}

void nuernberg_list_place(const struct at *at, struct list *list)
{
    list_each(list, V_PLACE, bits_below(at->t->crossings) & ~nuernberg_blocked(at->t, at->n));
}

/* First round to the left, second round back: the last seat places twice in a row. */
static int who_places(const struct nuernberg *n, int placed)
{
    int seats = n->head.seats;
    return (n->first + (placed < seats ? placed : 2 * seats - 1 - placed)) % seats;
}

void nuernberg_place(struct at *at, const struct sw_action *a)
{
    int crossing = a->a;
    struct nuernberg *n = at->n;
    int placed = 0;
    settle(n, at->seat, crossing);
    nuernberg_lay_bar(n, at->seat, at->t->crossing[crossing].road);
    sw_tell(at->ev, E_PLACED, at->seat, crossing, 0, 0);
    if (bits_count(at->me->settlements) == 2)
        first_cards(at, at->seat, crossing);
    for (int i = 0; i < n->head.seats; i++)
        placed += bits_count(n->seat[i].settlements);
    if (placed == 2 * n->head.seats) {
        hand_out_rights(at);
        begin_turn(n, n->first);
    } else {
        n->current = (uint8_t)who_places(n, placed);
        n->head.waiting = turn_only(n->current);
    }
}

/* ---- the event card (NUE-DRAW) -------------------------------------------------------- */

/* NUE-A4: if the bank cannot serve everybody nobody gets anything, unless only one is due. */
static void pay_out(struct at *at, int kind, const uint8_t due[SEATS][RESOURCES])
{
    struct nuernberg *n = at->n;
    int total = 0, takers = 0;
    for (int i = 0; i < SEATS; i++) {
        total += due[i][kind];
        takers += due[i][kind] > 0;
    }
    if (total > n->bank[kind] && takers > 1) {
        sw_tell(at->ev, E_SHORT, NONE, kind, 0, 0);
        return;
    }
    for (int i = 0; i < SEATS; i++) {
        int count = due[i][kind] < n->bank[kind] ? due[i][kind] : n->bank[kind];
        if (count == 0)
            continue;
        hand_gain(n, i, kind, count);
        sw_tell(at->ev, E_GAINED, i, kind, count, 0);
    }
}

/* NUE-DRAW-2, NUE-DRAW-3: every settlement at a landscape with this number takes a card, but
 * not where the robber is. */
static void produce(struct at *at, int number)
{
    const struct nuernberg *n = at->n;
    uint8_t due[SEATS][RESOURCES] = {{0}};
    uint64_t kinds = 0;
    bits_each (l, at->t->of_number[number] & ~bits_one(n->robber)) {
        int kind = at->t->landscape[l].terrain;
        kinds |= bits_one(kind);
        for (int i = 0; i < SEATS; i++) {
            uint64_t there = n->seat[i].settlements & at->t->at_landscape[l];
            if (there)
                due[i][kind] = (uint8_t)(due[i][kind] + bits_count(there));
        }
    }
    bits_each (kind, kinds)
        pay_out(at, kind, (const uint8_t(*)[RESOURCES])due);
}

/* NUE-EVENT-2, NUE-A12: road by road, each settlement of another pays the holder. */
static void collect_tolls(struct at *at)
{
    struct nuernberg *n = at->n;
    bool any = false;
    for (int road = 0; road < ROADS; road++) {
        int holder = n->right[road];
        for (int i = 0; i < n->head.seats && holder != NONE; i++) {
            int due = bits_count(n->seat[i].settlements & at->t->on_road[road]) *
                      constant(at->t, TOLL_GOLD);
            due = due < n->seat[i].gold ? due : n->seat[i].gold;
            if (i == holder || due == 0)
                continue;
            gold_move(n, i, holder, due);
            sw_tell(at->ev, E_TOLLED, i, due, holder, road);
            any = true;
        }
    }
    if (!any)
        sw_tell(at->ev, E_NO_TOLLS, NONE, 0, 0, 0);
}

/* NUE-TIME-1, NUE-TIME-2: the card just drawn is shuffled in, too (NUE-A20). NUE-TIME-3,
 * NUE-END-2: the last year ends the match, before anybody acts. */
static void pass_time(struct at *at)
{
    struct nuernberg *n = at->n;
    n->time++;
    sw_tell(at->ev, E_YEAR, NONE, n->time, 0, 0);
    if (at->t->year[n->time].shuffle) {
        sw_tell(at->ev, E_RESHUFFLED, NONE, 0, 0, 0);
        shuffle_cards(at->t, n, at->ev);
    }
    if (n->time == at->t->years - 1)
        nuernberg_end_match(at, BY_TIME);
}

/* NUE-EVENT-4 */
static void send_home(struct at *at)
{
    if (at->n->robber != at->t->castle)
        sw_tell(at->ev, E_WENT_HOME, NONE, 0, 0, 0);
    at->n->robber = at->t->castle;
}

/* NUE-ROB-1: such a card has no number. NUE-ROB-2: all who hold too many cards are waited for
 * at once (NUE-A29). */
static void robber_strikes(struct at *at)
{
    struct nuernberg *n = at->n;
    unsigned full = 0;
    for (int i = 0; i < n->head.seats; i++)
        if (n->seat[i].cards > constant(at->t, HAND_LIMIT))
            full |= 1u << i;
    n->head.phase = full ? DISCARD : MOVE_ROBBER;
    n->head.waiting = full ? (uint8_t)full : turn_only(n->current);
}

/* NUE-DRAW-1: first the yield, then the event (NUE-A19). */
void nuernberg_draw(struct at *at, const struct sw_action *a)
{
    (void)a;
    struct nuernberg *n = at->n;
    n->card = (uint8_t)deck_draw(n->pile, &n->pile_count);
    n->discarded |= bits_one(n->card);
    n->head.reveals++;
    n->head.phase = MAIN;
    sw_tell(at->ev, E_DREW, at->seat, n->card, 0, 0);
    if (at->t->card[n->card].number)
        produce(at, at->t->card[n->card].number);
    switch (at->t->card[n->card].event) {
    case TIME:
        pass_time(at);
        break;
    case TOLL:
        collect_tolls(at);
        break;
    case CHEAP_WALLS: /* NUE-EVENT-3: nuernberg_gold_cost() looks at the card */
        sw_tell(at->ev, E_CHEAP_WALLS, NONE, constant(at->t, WALL_DISCOUNT), 0, 0);
        break;
    case ROBBER_HOME:
        send_home(at);
        break;
    case ROBBER:
        robber_strikes(at);
        break;
    default: /* NUE-EVENT-1 */
        break;
    }
}

/* ---- the robber knight (NUE-ROB) ------------------------------------------------------ */

/* NUE-ROB-2, NUE-A25: half of them, rounded down. */
int nuernberg_discard_due(const struct nuernberg_seat *me)
{
    return me->cards / 2;
}

static int aside(const struct nuernberg_seat *me)
{
    return goods_total(me->give, RESOURCES);
}

int nuernberg_why_not_put(const struct at *at, const struct sw_action *a)
{
    int kind = a->a;
    if (kind < 0 || kind >= RESOURCES || at->me->give[kind] >= at->me->hand[kind])
        return W_NOT_IN_HAND;
    return aside(at->me) < nuernberg_discard_due(at->me) ? 0 : W_ENOUGH_ASIDE;
}

int nuernberg_why_not_put_back(const struct at *at, const struct sw_action *a)
{
    int kind = a->a;
    return kind >= 0 && kind < RESOURCES && at->me->give[kind] ? 0 : W_NOT_ASIDE;
}

int nuernberg_why_not_discard(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return aside(at->me) == nuernberg_discard_due(at->me) ? 0 : W_NOT_ENOUGH_ASIDE;
}

/* NUE-ROB-3, NUE-A2 */
int nuernberg_why_not_robber(const struct at *at, const struct sw_action *a)
{
    int landscape = a->a;
    if (landscape < 0 || landscape >= at->t->landscapes)
        return W_NO_LANDSCAPE;
    return landscape == at->n->robber ? W_ROBBER_STAYS : 0;
}

/* NUE-ROB-5: any opponent, wherever the robber is (NUE-A1). */
int nuernberg_why_not_steal(const struct at *at, const struct sw_action *a)
{
    int seat = a->a;
    if (seat < 0 || seat >= at->n->head.seats || seat == at->seat)
        return W_ROB_NOBODY;
    return at->n->seat[seat].cards ? 0 : W_NO_CARDS_THERE;
}

static void list_discard(const struct at *at, struct list *list)
{
    for (int k = 0; k < RESOURCES; k++)
        if (!nuernberg_why_not_put(at, &(struct sw_action){.a = (int16_t)k}))
            list_add(list, V_PUT, k, 0);
    if (!nuernberg_why_not_discard(at, NULL))
        list_add(list, V_DISCARD, 0, 0);
    for (int k = 0; k < RESOURCES && !list->forward; k++)
        if (!nuernberg_why_not_put_back(at, &(struct sw_action){.a = (int16_t)k}))
            list_add(list, V_PUT_BACK, k, 0);
}

void nuernberg_list_rob(const struct at *at, struct list *list)
{
    if (at->n->head.phase == DISCARD) {
        list_discard(at, list);
    } else if (at->n->head.phase == MOVE_ROBBER) {
        list_each(list, V_ROBBER, bits_below(at->t->landscapes) & ~bits_one(at->n->robber));
    } else {
        for (int i = 0; i < at->n->head.seats; i++)
            if (!nuernberg_why_not_steal(at, &(struct sw_action){.a = (int16_t)i}))
                list_add(list, V_STEAL, i, 0);
        list_add(list, V_NO_STEAL, 0, 0);
    }
}

/* NUE-A29: open to all, and final. The last one ends the phase. */
void nuernberg_discard(struct at *at, const struct sw_action *a)
{
    (void)a;
    struct nuernberg *n = at->n;
    for (int k = 0; k < RESOURCES; k++)
        if (at->me->give[k])
            sw_tell(at->ev, E_DISCARDED, at->seat, k, at->me->give[k], 0);
    hand_pay(n, at->seat, at->me->give);
    memset(at->me->give, 0, sizeof at->me->give);
    n->head.reveals++;
    n->head.waiting = (uint8_t)(n->head.waiting & ~(1u << at->seat));
    if (n->head.waiting)
        return;
    n->head.phase = MOVE_ROBBER;
    n->head.waiting = turn_only(n->current);
}

/* NUE-ROB-3; with nobody to rob the turn goes on (NUE-ROB-5). */
void nuernberg_robber(struct at *at, const struct sw_action *a)
{
    int landscape = a->a;
    struct nuernberg *n = at->n;
    bool any = false;
    n->robber = (uint8_t)landscape;
    sw_tell(at->ev, E_ROBBER, at->seat, landscape, 0, 0);
    for (int i = 0; i < n->head.seats; i++)
        any = any || (i != at->seat && n->seat[i].cards);
    n->head.phase = any ? STEAL : MAIN;
}

/* NUE-ROB-4: each card is equally likely. Only thief and victim learn which it was. */
void nuernberg_steal(struct at *at, const struct sw_action *a)
{
    int victim = a->a;
    struct nuernberg *n = at->n;
    struct nuernberg_seat *from = &n->seat[victim];
    struct nuernberg_steal *s = &n->steal[n->steals++];
    int kind = 0, nth = (int)sw_rng_below(&n->head.rng, from->cards);
    while (nth >= from->hand[kind])
        nth -= from->hand[kind++];
    s->thief = (uint8_t)at->seat;
    s->victim = (uint8_t)victim;
    s->kind = (uint8_t)kind;
    memcpy(s->base, from->open, sizeof s->base);
    for (int i = 0; i < n->head.seats; i++)
        memcpy(n->low[n->steals][i], n->seat[i].open, sizeof n->low[0][0]);
    from->hand[kind]--;
    from->cards--;
    at->me->hand[kind]++;
    at->me->cards++;
    n->head.reveals++;
    n->head.phase = MAIN;
    sw_tell_some(at->ev, 1 << at->seat | 1 << victim, E_STOLE, at->seat, kind, victim, 0);
}

void nuernberg_no_steal(struct at *at, const struct sw_action *a)
{
    (void)a;
    sw_tell(at->ev, E_SPARED, at->seat, 0, 0, 0);
    at->n->head.phase = MAIN;
}

void nuernberg_put(struct at *at, const struct sw_action *a)
{
    at->me->give[a->a]++;
}

void nuernberg_put_back(struct at *at, const struct sw_action *a)
{
    at->me->give[a->a]--;
}

/* ---- the end of a turn (NUE-TURN) and of the match (NUE-END) -------------------------- */

/* NUE-TURN-2 */
void nuernberg_end_turn(struct at *at, const struct sw_action *a)
{
    (void)a;
    struct nuernberg *n = at->n;
    int next = turn_next(n->current, n->head.seats);
    n->head.round = (uint16_t)(n->head.round + (next == n->first));
    begin_turn(n, next);
}

void nuernberg_end_match(struct at *at, int ending)
{
    struct nuernberg *n = at->n;
    n->actions = n->offers = 0;
    n->head.phase = OVER;
    n->head.over = (uint8_t)ending;
    n->head.waiting = 0;
    sw_tell(at->ev, E_OVER, NONE, 0, 0, 0);
}
