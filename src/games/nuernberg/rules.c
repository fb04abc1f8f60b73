/* SPDX-License-Identifier: MIT */
/* rules.c - Die Siedler von Nürnberg: the rules as the engine asks for them.
 *
 * Which question a verb answers is decided here; what may be done and what it does stands in
 * turn.c, build.c and trade.c, in the order of the rulebook. */
#include "rules.h"
#include "spielwerk_words.h"

_Static_assert(sizeof(struct nuernberg) == 944, "no padding, the same on every machine");

/* NUE-TURN-1: this alone keeps the order of a turn. In REPLY and PICK nothing but the trade is
 * possible, for anybody (NUE-TRADE-7). */
static const uint16_t phases_of_verb[VERBS] = {
    [V_PLACE] = 1 << PLACE,
    [V_DRAW] = 1 << DRAW,
    [V_PUT] = 1 << DISCARD,
    [V_PUT_BACK] = 1 << DISCARD,
    [V_DISCARD] = 1 << DISCARD,
    [V_ROBBER] = 1 << MOVE_ROBBER,
    [V_STEAL] = 1 << STEAL,
    [V_NO_STEAL] = 1 << STEAL,
    [V_TOLL] = 1 << MAIN,
    [V_SETTLE] = 1 << MAIN,
    [V_WORKSHOP] = 1 << MAIN,
    [V_WALL] = 1 << MAIN,
    [V_TOWER] = 1 << MAIN,
    [V_SELL] = 1 << MAIN,
    [V_BANK] = 1 << MAIN,
    [V_SWAP] = 1 << MAIN,
    [V_OFFER] = 1 << MAIN,
    [V_OFFER_ALL] = 1 << MAIN,
    [V_INVITE] = 1 << MAIN,
    [V_INVITE_ALL] = 1 << MAIN,
    [V_GIVE] = 1 << OFFER | 1 << REPLY,
    [V_GIVE_LESS] = 1 << OFFER | 1 << REPLY,
    [V_WANT] = 1 << OFFER | 1 << REPLY,
    [V_WANT_LESS] = 1 << OFFER | 1 << REPLY,
    [V_SEND] = 1 << OFFER | 1 << REPLY,
    [V_DROP] = 1 << OFFER | 1 << REPLY,
    [V_ACCEPT] = 1 << REPLY,
    [V_COUNTER] = 1 << REPLY,
    [V_REJECT] = 1 << REPLY,
    [V_CONFIRM] = 1 << PICK,
    [V_CANCEL] = 1 << PICK,
    [V_END_TURN] = 1 << MAIN,
};

/* NUE-A32: a turn cannot go on for ever. */
static bool turn_long(const struct at *at)
{
    return at->n->head.phase == MAIN && at->n->actions >= constant(at->t, TURN_ACTIONS);
}

static int why_not(const struct at *at, const struct sw_action *a)
{
    if (a->verb == V_END_TURN || a->verb == V_DRAW)
        return 0;
    if (turn_long(at))
        return W_TURN_LONG;
    if (a->verb == V_PLACE)
        return nuernberg_why_not_place(at, a->a);
    if (a->verb <= V_NO_STEAL)
        return nuernberg_why_not_rob(at, a);
    if (a->verb <= V_TOWER)
        return nuernberg_why_not_build(at, a);
    if (a->verb <= V_BANK)
        return nuernberg_why_not_market(at, a);
    return a->verb == V_SWAP ? nuernberg_why_not_swap(at, a->a)
                             : nuernberg_why_not_trade(at, a);
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
    if (!(phases_of_verb[a->verb] >> s->phase & 1))
        return SW_W_NOT_NOW;
    return why_not(&at, a);
}

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

int nuernberg_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out)
{
    struct at at = looking(g, s, seat);
    struct list list = {out, 0, (uint8_t)seat};
    switch (s->phase) {
    case PLACE:
        nuernberg_list_place(&at, &list);
        break;
    case DRAW:
        list_add(&list, V_DRAW, 0, 0);
        break;
    case MAIN:
        list_main(&at, &list);
        break;
    case OFFER:
        nuernberg_list_composing(&at, &list);
        break;
    case REPLY:
        nuernberg_list_replies(&at, &list);
        break;
    case PICK:
        nuernberg_list_picks(&at, &list);
        break;
    default:
        nuernberg_list_rob(&at, &list);
    }
    return list.n;
}

void nuernberg_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                     struct sw_events *ev)
{
    struct nuernberg *n = (struct nuernberg *)s;
    struct at at = {tables(g), n, &n->seat[a->seat], a->seat, ev};
    if (a->verb == V_PLACE)
        nuernberg_place(&at, a->a);
    else if (a->verb == V_DRAW)
        nuernberg_draw(&at);
    else if (a->verb == V_END_TURN)
        nuernberg_end_turn(&at);
    else if (a->verb <= V_NO_STEAL)
        nuernberg_rob(&at, a);
    else if (a->verb <= V_TOWER)
        nuernberg_build(&at, a);
    else if (a->verb <= V_BANK)
        nuernberg_market(&at, a);
    else if (a->verb == V_SWAP)
        nuernberg_swap(&at, a->a);
    else
        nuernberg_trade(&at, a);
}
