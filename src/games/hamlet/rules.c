/* SPDX-License-Identifier: MIT */
/* rules.c - Hamlet: setting up, the turn, the herd, and the contract with the engine. */
#include "rules.h"

#include <stddef.h>
#include <string.h>

#include "geometry.h"
#include "kit/bits.h"
#include "kit/turn.h"

_Static_assert(sizeof(struct hamlet_seat) == 48, "no padding, the same on every machine");
_Static_assert(offsetof(struct hamlet, aid) == 1084, "no padding, the same on every machine");

/* ---- set-up (HAM-SET) -------------------------------------------------------------- */

static void empty_table(struct hamlet *h)
{
    memset(h->turn, NONE, sizeof h->turn);
    memset(h->display, NONE, sizeof h->display);
    memset(h->order_owner, NONE, sizeof h->order_owner);
    memset(h->milestone, NONE, sizeof h->milestone);
    memset(h->moved, NONE, sizeof h->moved);
    deck_clear(h->stack, &h->stack_count, TRADES_MAX);
    deck_clear(h->box, &h->box_count, BOX_MAX);
    for (int i = 0; i < TILES; i++)
        h->spot[i] = NO_SPOT;
    h->at = h->what = h->kind = h->to_turn = h->herd_from = h->herd_to = NONE;
    h->to_spot = NO_SPOT;
}

/* HAM-SET-2, HAM-SET-3; other layouts are other editions (HAM-A29). */
static void lay_opening(const struct hamlet_tables *t, struct hamlet *h)
{
    for (int i = 0; i < t->layouts; i++) {
        const struct hamlet_layout *row = &t->layout[i];
        hamlet_build_lay(t, h, i, spot_of((struct tri_point){row->a, row->b}), row->turn);
        if (t->tile[i].makes < RAWS)
            h->stock[i][t->tile[i].makes] = row->stock;
    }
}

/* HAM-SET-4: one villager and one donkey each on the church. */
static void seat_players(const struct hamlet_tables *t, struct hamlet *h)
{
    for (int i = 0; i < SEATS; i++) {
        struct hamlet_seat *seat = &h->seat[i];
        bool plays = i < h->head.seats;
        memset(seat->villager, NONE, VILLAGERS);
        memset(seat->donkey, NONE, DONKEYS);
        memset(seat->road_a, NONE, ROADS);
        memset(seat->road_b, NONE, ROADS);
        memset(seat->road, NONE, ROADS);
        if (!plays)
            continue;
        seat->villager[0] = seat->donkey[0] = CHURCH;
        memset(seat->supply, GOODS_EACH, GOODS);
        seat->gold = t->number[START_GOLD].value;
    }
}

/* HAM-SET-7: the last in turn order have one gold more (HAM-A28). */
static void choose_start(const struct at *at)
{
    struct hamlet *h = at->h;
    int seats = h->head.seats, last;
    h->start = (uint8_t)sw_rng_below(&h->head.rng, (uint32_t)seats);
    last = turn_before(h->start, seats);
    for (int i = 0; i < seats_of(at)->extra; i++, last = turn_before(last, seats))
        h->seat[last].gold++;
    sw_tell(at->ev, E_START, h->start, 0, 0, 0);
}

/* HAM-SET-8: level by level from the bottom, so many of each left out. What lies open has no
 * order (HAM-A37). */
static void stack_trades(const struct at *at)
{
    struct hamlet *h = at->h;
    const int out[] = {0, 0, seats_of(at)->out_2, seats_of(at)->out_3};
    for (int level = 3; level >= 1; level--) {
        uint8_t tile[TRADES_MAX];
        int n = 0, i = 0;
        bits_each (trade, at->t->of_level[level])
            tile[n++] = (uint8_t)trade;
        sw_rng_shuffle(&h->head.rng, tile, n);
        while (i < out[level])
            deck_put(h->box, &h->box_count, tile[i++]);
        while (i < n) {
            sw_tell_some(at->ev, 0, E_STACKED, NONE, h->stack_count, tile[i], 0);
            deck_put(h->stack, &h->stack_count, tile[i++]);
        }
    }
    deck_sort(h->box, h->box_count);
    for (int i = 0; i < OPEN_TRADES; i++) {
        int trade = deck_draw(h->stack, &h->stack_count);
        h->open |= UINT32_C(1) << trade;
        sw_tell(at->ev, E_OPENED, NONE, trade, 0, 0);
    }
}

static void begin_turn(const struct hamlet_tables *t, struct hamlet *h, int seat)
{
    h->current = (uint8_t)seat;
    h->herd = HERD_READY;
    hamlet_aid_herd(h);
    h->head.phase = TURN;
    h->head.waiting = turn_only(seat);
    hamlet_aid_hope(t, h);
}

void hamlet_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    struct hamlet *h = (struct hamlet *)s;
    struct at at = {tables(g), h, &h->seat[0], ev, false};
    empty_table(h);
    lay_opening(at.t, h);
    seat_players(at.t, h);
    choose_start(&at);
    h->bag = at.t->of_stack[IN_BAG]; /* HAM-SET-5 */
    hamlet_build_fill_display(&at);  /* HAM-SET-6 */
    stack_trades(&at);
    s->reveals = 0;
    s->round = 1;
    begin_turn(at.t, h, h->start);
}

/* ---- the herd (HAM-HERD) ----------------------------------------------------------- */

/* HAM-A38: moves of one herd are made in ascending order, so that no herd can be moved in two
 * ways to the same end. */
static bool in_order(const struct hamlet *h, int from, int to)
{
    if (h->herd != HERD_MOVING || from > h->herd_from)
        return true;
    return from == h->herd_from && to >= h->herd_to;
}

static int why_not_move(const struct at *at, const struct sw_action *a)
{
    int from = a->a, to = a->b;
    if (at->h->herd == HERD_DONE)
        return W_HERD_HAS_MOVED;
    if (!in_set(at->h->aid.ready, from)) /* HAM-HERD-1 */
        return W_NO_DONKEY_THERE;
    if (!in_set(at->h->joined[from], to))
        return W_NO_ROAD_THERE;
    return in_order(at->h, from, to) ? 0 : W_HERD_ORDER;
}

/* In an ascending row of places: one member by another. Both are luck, so nothing is branched
 * on: what lies behind the old one moves up, and what is not below the new one back again. */
static void replace(uint8_t place[DONKEYS], int old, int new)
{
    uint64_t row = herd_row(place);
    uint64_t before = herd_below(herd_first(row, old));
    row = (row & before) | (row >> 8 & ~before) | UINT64_MAX << 8 * (DONKEYS - 1);
    before = herd_below(herd_from(row, new));
    row = (row & before) | ((row & ~before) << 8) | (before + 1) * (unsigned)new;
    for (int i = 0; i < DONKEYS; i++)
        place[i] = (uint8_t)(row >> 8 * i);
}

static void move_donkey(struct at *at, const struct sw_action *a)
{
    struct hamlet *h = at->h;
    int from = a->a, to = a->b;
    replace(at->me->donkey, from, to);
    replace(h->moved, NONE, to);
    h->herd = HERD_MOVING;
    h->herd_from = (uint8_t)from;
    h->herd_to = (uint8_t)to;
    hamlet_aid_move(h, from, to);
    hamlet_aid_chains(h, h->current);
    sw_tell(at->ev, E_MOVED, seat_of(at), from, to, 0);
}

/* HAM-HERD-2: whatever comes next, the herd has moved. If it has not begun or is done, nothing
 * changes. */
static void rest_herd(struct hamlet *h)
{
    memset(h->moved, NONE, sizeof h->moved);
    h->herd_from = h->herd_to = NONE;
    h->herd = (uint8_t)(h->herd + (h->herd == HERD_MOVING)); /* then it is done */
    hamlet_aid_herd(h);
}

/* Where donkeys from a tile may still go: before the herd has moved, anywhere; then only in
 * order (HAM-A38). */
static uint32_t ends_of_moves(const struct hamlet *h, int from)
{
    bool moving = h->herd == HERD_MOVING;
    uint32_t later = when32(!moving || from > h->herd_from);
    later |= when32(moving && from == h->herd_from) << (h->herd_to & 31);
    return h->joined[from] & later;
}

static void list_moves(const struct at *at, struct menu *menu)
{
    bits_each (from, at->h->aid.ready)
        menu_with_each(menu, V_MOVE, from, ends_of_moves(at->h, from));
}

/* The same moves, counted: by place in ascending order, a byte for each. The first place is
 * that of the last move, from which not all roads may be open; then comes one for each donkey.
 */
struct moves {
    uint64_t from, count;
    uint32_t first;
};

static struct moves count_moves(const struct hamlet *h)
{
    bool moving = h->herd == HERD_MOVING;
    int last = h->herd_from & 31;
    uint64_t ready = h->aid.ready, later = ready & ~(bits_below(last + 1) & when32(moving));
    struct moves m = {.from = (unsigned)last};
    m.first = h->joined[last] & UINT32_MAX << (h->herd_to & 31);
    m.first &= when32(moving & (ready >> last & 1));
    m.count = (unsigned)bits_count(m.first);
    for (int i = 1; later; i++, later &= later - 1) {
        uint64_t tile = (unsigned)bits_lowest(later);
        m.from |= tile << 8 * i;
        m.count |= (uint64_t)h->aid.roads[tile] << 8 * i;
    }
    return m;
}

static struct sw_action nth_move(const struct hamlet *h, const struct moves *m, uint64_t upto,
                                 int n)
{
    int slot = 8 * bits_byte_from(upto, n + 1), from = (int)(m->from >> slot & 0xff);
    int before = (int)((upto << 8) >> slot & 0xff);
    uint32_t ends = slot ? h->joined[from] : m->first;
    return (struct sw_action){.verb = V_MOVE,
                              .seat = h->current,
                              .a = (int16_t)from,
                              .b = (int16_t)bits_nth(ends, n - before)};
}

/* ---- the turn (HAM-TURN, HAM-VIL, HAM-END) ----------------------------------------- */

static int why_not_go(const struct at *at, const struct sw_action *a)
{
    int place = a->a;
    if (!has_upright(at->me))
        return W_ALL_LYING;
    if (!in_set(at->h->net, place))
        return W_NOT_JOINED;
    return in_set(hamlet_hope_places(at, &at->h->aid.hope), place) ? 0 : W_NOTHING_TO_DO;
}

/* HAM-TURN-2, HAM-A2: villagers and herd in any order. */
static void list_turn(const struct at *at, struct menu *menu)
{
    if (has_upright(at->me))
        menu_each(menu, V_GO, hamlet_hope_places(at, &at->h->aid.hope));
    list_moves(at, menu);
    menu_add(menu, V_END, 0, 0); /* HAM-TURN-3 */
}

static struct sw_action go_to(const struct at *at, uint32_t places, int n)
{
    return (struct sw_action){
        .verb = V_GO, .seat = at->h->current, .a = (int16_t)bits_nth(places, n)};
}

/* Any one of the same list, without writing it. */
static int pick_turn(const struct at *at, struct sw_rng *luck, struct sw_action *out)
{
    uint32_t places = has_upright(at->me) ? hamlet_hope_places(at, &at->h->aid.hope) : 0;
    struct moves m = count_moves(at->h);
    uint64_t upto = m.count * UINT64_C(0x0101010101010101);
    int to_go = bits_count(places), moves = (int)(upto >> 56), all = to_go + moves + 1;
    int n = (int)sw_rng_below(luck, (uint32_t)all);
    *out = (struct sw_action){.verb = V_END, .seat = at->h->current};
    if (n < to_go)
        *out = go_to(at, places, n);
    else if (n < to_go + moves)
        *out = nth_move(at->h, &m, upto, n - to_go);
    return all;
}

/* Any one of them, without knowing all: places are drawn among those one may hope for. Where
 * the hope is in vain, everything is drawn anew, so that what is legal stays equally likely. */
static void any_turn(const struct at *at, struct sw_rng *luck, struct sw_action *out)
{
    uint32_t places = has_upright(at->me) ? hamlet_hope_all(at, &at->h->aid.hope) : 0;
    struct moves m = count_moves(at->h);
    uint64_t upto = m.count * UINT64_C(0x0101010101010101);
    int to_go = bits_count(places), moves = (int)(upto >> 56), n;
    do {
        n = (int)sw_rng_below(luck, (uint32_t)(to_go + moves + 1));
        if (n < to_go)
            *out = go_to(at, places, n);
    } while (n < to_go && !hamlet_hope_holds(at, &at->h->aid.hope, out->a));
    if (n == to_go + moves)
        *out = (struct sw_action){.verb = V_END, .seat = at->h->current};
    else if (n >= to_go)
        *out = nth_move(at->h, &m, upto, n - to_go);
}

static void end_match(struct at *at, int ending)
{
    struct hamlet *h = at->h;
    h->head.phase = OVER;
    h->head.over = (uint8_t)ending;
    h->head.waiting = 0;
    h->herd = HERD_READY;
    hamlet_aid_herd(h);
    hamlet_aid_hope(at->t, h);
    sw_tell(at->ev, E_OVER, NONE, 0, 0, 0);
}

/* HAM-TURN-1. HAM-END-2: the round is finished, so that all have had as many turns. HAM-A36:
 * the limit. */
static void end_turn(struct at *at, const struct sw_action *a)
{
    struct hamlet *h = at->h;
    (void)a;
    if (has_upright(at->me))
        sw_tell(at->ev, E_RESTED, h->current, 0, 0, 0);
    int next = turn_next(h->current, h->head.seats), limit = h->head.option[OPT_ROUND_LIMIT];
    at->me->lying = 0; /* HAM-TURN-4 */
    rest_herd(h);
    if (hamlet_work_church_complete(h) && next == h->start) {
        end_match(at, BY_CHURCH);
    } else if (limit && h->head.round >= limit && next == h->start) {
        end_match(at, BY_LIMIT);
    } else {
        h->head.round = (uint16_t)(h->head.round + (next == h->start));
        begin_turn(at->t, h, next);
    }
}

/* ---- the contract ------------------------------------------------------------------ */

static void go(struct at *at, const struct sw_action *a)
{
    rest_herd(at->h);
    hamlet_work_begin(at, a->a);
}

/* What villagers do is also answered for before one is sent: see hamlet_work_why_not_yet(). */
enum { AT_WORK = 1 << TURN | 1 << ACT };

/* clang-format off */
const struct sw_verb hamlet_verbs[VERBS] = {
    [V_GO]            = {"go",            {K_TILE},         W_DO_GO,            1 << TURN,           W_TURN_WHEN,  why_not_go,                    go,                        hamlet_say_go},
    [V_MOVE]          = {"move",          {K_DONKEY, K_TO}, W_DO_MOVE,          1 << TURN,           W_TURN_WHEN,  why_not_move,                  move_donkey,               hamlet_say_move},
    [V_END]           = {"end",           {0},              W_DO_END,           1 << TURN,           W_TURN_WHEN,  NULL,                          end_turn,                  hamlet_say_end},
    [V_PRODUCE]       = {"produce",       {0},              W_DO_PRODUCE,       AT_WORK,             W_WORK_WHEN,  hamlet_work_why_produce,       hamlet_work_produce,       hamlet_say_produce},
    [V_FILL]          = {"fill",          {K_RAW},          W_DO_FILL,          1 << FILL,           W_FILL_WHEN,  hamlet_work_why_fill,          hamlet_work_fill,          hamlet_say_fill},
    [V_REFINE]        = {"refine",        {SW_KIND_NUMBER}, W_DO_REFINE,        AT_WORK,             W_WORK_WHEN,  hamlet_work_why_refine,        hamlet_work_refine,        hamlet_say_refine},
    [V_DESIGN]        = {"design",        {K_DESIGN},       W_DO_DESIGN,        AT_WORK,             W_WORK_WHEN,  hamlet_work_why_design,        hamlet_work_design,        hamlet_say_take_design},
    [V_HIRE_VILLAGER] = {"hire_villager", {0},              W_DO_HIRE_VILLAGER, AT_WORK | 1 << HALL, W_WORK_WHEN,  hamlet_work_why_hire_villager, hamlet_work_hire_villager, hamlet_say_hire_villager},
    [V_HIRE_DONKEY]   = {"hire_donkey",   {K_TO},           W_DO_HIRE_DONKEY,   AT_WORK | 1 << HALL, W_WORK_WHEN,  hamlet_work_why_hire_donkey,   hamlet_work_hire_donkey,   hamlet_say_hire_donkey},
    [V_DONE]          = {"done",          {0},              W_DO_DONE,          1 << HALL,           W_DONE_WHEN,  NULL,                          hamlet_work_done,          hamlet_say_done},
    [V_SELL]          = {"sell",          {K_TRADE},        W_DO_SELL,          AT_WORK,             W_WORK_WHEN,  hamlet_work_why_sell,          hamlet_work_sell,          hamlet_say_sell},
    [V_ORDER]         = {"order",         {K_ORDER},        W_DO_ORDER,         AT_WORK,             W_WORK_WHEN,  hamlet_work_why_order,         hamlet_work_order,         hamlet_say_order},
    [V_BEG]           = {"beg",           {0},              W_DO_BEG,           AT_WORK,             W_WORK_WHEN,  hamlet_work_why_beg,           hamlet_work_beg,           hamlet_say_beg},
    [V_BUILD]         = {"build",         {K_DESIGN},       W_DO_BUILD,         AT_WORK,             W_WORK_WHEN,  hamlet_work_why_build,         hamlet_work_build,         hamlet_say_build},
    [V_PLACE]         = {"place",         {K_SPOT, K_TURN}, W_DO_PLACE,         1 << PLACE,          W_PLACE_WHEN, hamlet_work_why_place,         hamlet_work_place,         hamlet_say_place},
    [V_ROAD]          = {"road",          {K_TO, K_ROAD},   W_DO_ROAD,          AT_WORK,             W_WORK_WHEN,  hamlet_work_why_road,          hamlet_work_road,          hamlet_say_road},
    [V_SETTLE]        = {"settle",        {0},              W_DO_SETTLE,        1 << PAY,            W_PAY_WHEN,   NULL,                          hamlet_work_settle,        hamlet_say_settle},
    [V_USE]           = {"use",           {K_PILE},         W_DO_USE,           1 << PAY,            W_PAY_WHEN,   hamlet_pay_why_not_use,        hamlet_work_use,           hamlet_say_use_of},
    [V_BUY]           = {"buy",           {K_RESOURCE},     W_DO_BUY,           1 << PAY,            W_PAY_WHEN,   hamlet_pay_why_not_buy,        hamlet_work_buy,           hamlet_say_buy},
};
/* clang-format on */

void hamlet_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                  struct sw_events *ev)
{
    struct hamlet *h = (struct hamlet *)s;
    struct at at = {tables(g), h, &h->seat[h->current], ev, false};
    hamlet_verbs[a->verb].apply(&at, a);
}

void hamlet_sketch(const struct sw_game *g, struct hamlet *h, const struct sw_action *a)
{
    struct at at = {tables(g), h, &h->seat[h->current], NULL, true};
    hamlet_verbs[a->verb].apply(&at, a);
}

/* Read-only use of struct at: legal() and check() never write through it. */
static struct at looking(const struct sw_game *g, const struct sw_state *s)
{
    struct hamlet *h = (struct hamlet *)(uintptr_t)s;
    return (struct at){tables(g), h, &h->seat[h->current], NULL, false};
}

int hamlet_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a)
{
    struct at at = looking(g, s);
    bool work = hamlet_verbs[a->verb].phases >> ACT & 1;
    if (s->phase == TURN && work)
        return hamlet_work_why_not_yet(&at, a);
    return hamlet_verbs[a->verb].why_not(&at, a);
}

static void list(const struct at *at, struct menu *menu)
{
    menu_init(menu, seat_of(at));
    if (at->h->head.phase == TURN)
        list_turn(at, menu);
    else
        hamlet_work_list(at, menu);
}

/* Where a tile may lie depends on two numbers that make no row, so it is listed in any case. */
int hamlet_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                 struct sw_action *out)
{
    struct at at = looking(g, s);
    struct menu menu;
    (void)seat;
    if (s->phase == PLACE)
        return hamlet_build_list_places(&at, out);
    list(&at, &menu);
    return menu_list(&menu, out);
}

static int pick_place(const struct at *at, struct sw_rng *luck, struct sw_action *out)
{
    struct sw_action list[LAYS_MAX];
    int n = hamlet_build_list_places(at, list);
    *out = list[sw_rng_below(luck, (uint32_t)n)];
    return n;
}

int hamlet_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out)
{
    struct at at = looking(g, s);
    struct menu menu;
    *seat = seat_of(&at);
    if (s->phase == TURN)
        return pick_turn(&at, luck, out);
    if (s->phase == PLACE)
        return pick_place(&at, luck, out);
    list(&at, &menu);
    return menu_pick(&menu, luck, out);
}

void hamlet_any(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out)
{
    struct at at = looking(g, s);
    *seat = seat_of(&at);
    if (s->phase == TURN)
        any_turn(&at, luck, out);
    else
        hamlet_pick(g, s, seat, luck, out);
}
