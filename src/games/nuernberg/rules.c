/* SPDX-License-Identifier: MIT */
/* rules.c - Die Siedler von Nürnberg: the rules as the engine asks for them.
 *
 * Which question a verb answers is decided here; what may be done and what it does stands in
 * rules_turn.c, rules_build.c and rules_trade.c, in the order of the rulebook. */
#include "rules.h"
#include "spielwerk_words.h"

_Static_assert(sizeof(struct nuernberg) == 944, "no padding, the same on every machine");

enum part {
    DRAWING,
    PLACING,
    ROBBING,
    BUILDING,
    MARKETING,
    SWAPPING,
    TRADING,
    COMPOSING_STEP,
    ENDING
};

enum {
    ON_MAIN = 1 << MAIN,
    COMPOSE = 1 << OFFER | 1 << REPLY /* an offer, or a counter-offer */
};

/* What a verb belongs to, and which questions it answers. NUE-TURN-1: this alone keeps the
 * order of a turn. In REPLY and PICK nothing but the trade is possible, for anybody
 * (NUE-TRADE-7). */
static const struct {
    uint16_t phases;
    uint8_t part;
} verb[VERBS] = {
    [V_PLACE] = {1 << PLACE, PLACING},     [V_DRAW] = {1 << DRAW, DRAWING},
    [V_PUT] = {1 << DISCARD, ROBBING},     [V_PUT_BACK] = {1 << DISCARD, ROBBING},
    [V_DISCARD] = {1 << DISCARD, ROBBING}, [V_ROBBER] = {1 << MOVE_ROBBER, ROBBING},
    [V_STEAL] = {1 << STEAL, ROBBING},     [V_NO_STEAL] = {1 << STEAL, ROBBING},
    [V_TOLL] = {ON_MAIN, BUILDING},        [V_SETTLE] = {ON_MAIN, BUILDING},
    [V_WORKSHOP] = {ON_MAIN, BUILDING},    [V_WALL] = {ON_MAIN, BUILDING},
    [V_TOWER] = {ON_MAIN, BUILDING},       [V_SELL] = {ON_MAIN, MARKETING},
    [V_BANK] = {ON_MAIN, MARKETING},       [V_SWAP] = {ON_MAIN, SWAPPING},
    [V_OFFER] = {ON_MAIN, TRADING},        [V_OFFER_ALL] = {ON_MAIN, TRADING},
    [V_INVITE] = {ON_MAIN, TRADING},       [V_INVITE_ALL] = {ON_MAIN, TRADING},
    [V_GIVE] = {COMPOSE, COMPOSING_STEP},  [V_GIVE_LESS] = {COMPOSE, COMPOSING_STEP},
    [V_WANT] = {COMPOSE, COMPOSING_STEP},  [V_WANT_LESS] = {COMPOSE, COMPOSING_STEP},
    [V_SEND] = {COMPOSE, TRADING},         [V_DROP] = {COMPOSE, TRADING},
    [V_ACCEPT] = {1 << REPLY, TRADING},    [V_COUNTER] = {1 << REPLY, TRADING},
    [V_REJECT] = {1 << REPLY, TRADING},    [V_CONFIRM] = {1 << PICK, TRADING},
    [V_CANCEL] = {1 << PICK, TRADING},     [V_END_TURN] = {ON_MAIN, ENDING},
};

/* NUE-A32: a turn cannot go on for ever. */
static bool turn_long(const struct at *at)
{
    return at->n->head.phase == MAIN && at->n->actions >= constant(at->t, TURN_ACTIONS);
}

static int why_not(const struct at *at, const struct sw_action *a)
{
    int part = verb[a->verb].part;
    if (part != ENDING && turn_long(at))
        return W_TURN_LONG;
    switch (part) {
    case PLACING:
        return nuernberg_why_not_place(at, a->a);
    case ROBBING:
        return nuernberg_why_not_rob(at, a);
    case BUILDING:
        return nuernberg_why_not_build(at, a);
    case MARKETING:
        return nuernberg_why_not_market(at, a);
    case SWAPPING:
        return nuernberg_why_not_swap(at, a->a);
    case TRADING:
    case COMPOSING_STEP:
        return nuernberg_why_not_trade(at, a);
    default: /* drawing and ending the turn are always allowed when they are asked for */
        return 0;
    }
}

/* Read-only use of struct at: legal() and check() never write through it. */
static struct at looking(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct nuernberg *n = (struct nuernberg *)(uintptr_t)s;
    return (struct at){tables(g), n, &n->seat[seat], seat, NULL};
}

int nuernberg_check(const struct sw_game *g, const struct sw_state *s,
                    const struct sw_action *a)
{
    struct at at = looking(g, s, a->seat);
    if (!(verb[a->verb].phases >> s->phase & 1))
        return SW_W_NOT_NOW;
    return why_not(&at, a);
}

/* NUE-MAIN-2 */
static void list_main(const struct at *at, struct list *list)
{
    if (!turn_long(at)) {
        nuernberg_list_build(at, list);
        nuernberg_list_market(at, list);
        nuernberg_list_swap(at, list);
        nuernberg_list_offers(at, list);
    }
    list_add(list, V_END_TURN, 0, 0);
}

static int list_all(const struct at *at, struct sw_action *out, bool forward)
{
    struct list list = {out, 0, (uint8_t)at->seat, forward};
    switch (at->n->head.phase) {
    case PLACE:
        nuernberg_list_place(at, &list);
        break;
    case DRAW:
        list_add(&list, V_DRAW, 0, 0);
        break;
    case MAIN:
        list_main(at, &list);
        break;
    case OFFER:
        nuernberg_list_composing(at, &list);
        break;
    case REPLY:
        nuernberg_list_replies(at, &list);
        break;
    case PICK:
        nuernberg_list_picks(at, &list);
        break;
    default:
        nuernberg_list_rob(at, &list);
    }
    return list.n;
}

int nuernberg_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out)
{
    struct at at = looking(g, s, seat);
    return list_all(&at, out, false);
}

/* Whoever waits can go forward; steps back need not be listed to be left out. */
int nuernberg_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                   struct sw_rng *luck, struct sw_action *out)
{
    struct sw_action all[SW_MAX_ACTIONS];
    *seat = turn_from(s->waiting, *seat);
    struct at at = looking(g, s, *seat);
    int n = list_all(&at, all, true);
    *out = all[sw_rng_below(luck, (uint32_t)n)];
    return n;
}

void nuernberg_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                     struct sw_events *ev)
{
    struct nuernberg *n = (struct nuernberg *)s;
    struct at at = {tables(g), n, &n->seat[a->seat], a->seat, ev};
    switch (verb[a->verb].part) {
    case DRAWING:
        nuernberg_draw(&at);
        break;
    case PLACING:
        nuernberg_place(&at, a->a);
        break;
    case ROBBING:
        nuernberg_rob(&at, a);
        break;
    case BUILDING:
        nuernberg_build(&at, a);
        break;
    case MARKETING:
        nuernberg_market(&at, a);
        break;
    case SWAPPING:
        nuernberg_swap(&at, a->a);
        break;
    case COMPOSING_STEP:
        nuernberg_compose(&at, a);
        break;
    case TRADING:
        nuernberg_trade(&at, a);
        break;
    default:
        nuernberg_end_turn(&at);
    }
}
