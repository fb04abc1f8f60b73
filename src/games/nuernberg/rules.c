/* SPDX-License-Identifier: MIT */
/* rules.c - Die Siedler von Nürnberg: the rules as the engine asks for them.
 *
 * Which question a verb answers is decided here; what may be done and what it does stands in
 * rules_turn.c, rules_build.c and rules_trade.c, in the order of the rulebook. */
#include "rules.h"

_Static_assert(sizeof(struct nuernberg) == 944, "no padding, the same on every machine");

enum { COMPOSE = 1 << OFFER | 1 << REPLY /* an offer, or a counter-offer */ };

/* NUE-TURN-1: the questions that verbs answer keep the order of a turn. In REPLY and PICK
 * nothing but the trade is possible, for anybody (NUE-TRADE-7). */
/* clang-format off */
const struct sw_verb nuernberg_verbs[VERBS] = {
    [V_PLACE]      = {"place",      {K_CROSSING},     W_DO_PLACE,      1 << PLACE,       W_PLACE_WHEN,   nuernberg_why_not_place,    nuernberg_place,    nuernberg_say_settle},
    [V_DRAW]       = {"draw",       {0},              W_DO_DRAW,       1 << DRAW,        W_DRAW_WHEN,    NULL,                       nuernberg_draw,     NULL},
    [V_PUT]        = {"put",        {K_PUT},          W_DO_PUT,        1 << DISCARD,     W_DISCARD_WHEN, nuernberg_why_not_put,      nuernberg_put,      NULL},
    [V_DISCARD]    = {"discard",    {0},              W_DO_DISCARD,    1 << DISCARD,     W_DISCARD_WHEN, nuernberg_why_not_discard,  nuernberg_discard,  NULL},
    [V_ROBBER]     = {"robber",     {K_LANDSCAPE},    W_DO_ROBBER,     1 << MOVE_ROBBER, W_ROBBER_WHEN,  nuernberg_why_not_robber,   nuernberg_robber,   nuernberg_say_robber},
    [V_STEAL]      = {"steal",      {SW_KIND_SEAT},   W_DO_STEAL,      1 << STEAL,       W_STEAL_WHEN,   nuernberg_why_not_steal,    nuernberg_steal,    nuernberg_say_steal},
    [V_NO_STEAL]   = {"no_steal",   {0},              W_DO_NO_STEAL,   1 << STEAL,       W_STEAL_WHEN,   NULL,                       nuernberg_no_steal, NULL},
    [V_TOLL]       = {"toll",       {K_ROAD},         W_DO_TOLL,       1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_toll,     nuernberg_toll,     nuernberg_say_toll},
    [V_SETTLE]     = {"settle",     {K_CROSSING},     W_DO_SETTLE,     1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_settle,   nuernberg_settle,   nuernberg_say_settle},
    [V_WORKSHOP]   = {"workshop",   {K_SITE},         W_DO_WORKSHOP,   1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_workshop, nuernberg_workshop, nuernberg_say_workshop},
    [V_WALL]       = {"wall",       {0},              W_DO_WALL,       1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_wall,     nuernberg_wall,     nuernberg_say_wall},
    [V_TOWER]      = {"tower",      {K_TOWER},        W_DO_TOWER,      1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_tower,    nuernberg_tower,    nuernberg_say_wall},
    [V_SELL]       = {"sell",       {K_WARE},         W_DO_SELL,       1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_sell,     nuernberg_sell,     nuernberg_say_sell},
    [V_BANK]       = {"bank",       {K_GIVE, K_WANT}, W_DO_BANK,       1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_bank,     nuernberg_bank,     nuernberg_say_bank},
    [V_SWAP]       = {"swap",       {SW_KIND_SEAT},   W_DO_SWAP,       1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_swap,     nuernberg_swap,     nuernberg_say_swap},
    [V_OFFER]      = {"offer",      {SW_KIND_SEAT},   W_DO_OFFER,      1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_ask,      nuernberg_offer,    NULL},
    [V_OFFER_ALL]  = {"offer_all",  {0},              W_DO_OFFER_ALL,  1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_ask,      nuernberg_offer,    NULL},
    [V_INVITE]     = {"invite",     {SW_KIND_SEAT},   W_DO_INVITE,     1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_ask,      nuernberg_invite,   NULL},
    [V_INVITE_ALL] = {"invite_all", {0},              W_DO_INVITE_ALL, 1 << MAIN,        W_MAIN_WHEN,    nuernberg_why_not_ask,      nuernberg_invite,   NULL},
    [V_GIVE]       = {"give",       {K_GIVE},         W_DO_GIVE,       COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_give,     nuernberg_compose,  NULL},
    [V_WANT]       = {"want",       {K_WANT},         W_DO_WANT,       COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_want,     nuernberg_compose,  NULL},
    [V_SEND]       = {"send",       {0},              W_DO_SEND,       COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_send,     nuernberg_send,     nuernberg_say_own_offer},
    [V_ACCEPT]     = {"accept",     {0},              W_DO_ACCEPT,     1 << REPLY,       W_REPLY_WHEN,   nuernberg_why_not_accept,   nuernberg_accept,   nuernberg_say_accept},
    [V_COUNTER]    = {"counter",    {0},              W_DO_COUNTER,    1 << REPLY,       W_REPLY_WHEN,   nuernberg_why_not_counter,  nuernberg_counter,  NULL},
    [V_REJECT]     = {"reject",     {0},              W_DO_REJECT,     1 << REPLY,       W_REPLY_WHEN,   NULL,                       nuernberg_reject,   NULL},
    [V_CONFIRM]    = {"confirm",    {SW_KIND_SEAT},   W_DO_CONFIRM,    1 << PICK,        W_PICK_WHEN,    nuernberg_why_not_confirm,  nuernberg_confirm,  nuernberg_say_confirm},
    [V_CANCEL]     = {"cancel",     {0},              W_DO_CANCEL,     1 << PICK,        W_PICK_WHEN,    NULL,                       nuernberg_cancel,   NULL},
    [V_END_TURN]   = {"end_turn",   {0},              W_DO_END_TURN,   1 << MAIN,        W_MAIN_WHEN,    NULL,                       nuernberg_end_turn, NULL},
    [V_PUT_BACK]   = {"put_back",   {K_PUT_BACK},     W_DO_PUT_BACK,   1 << DISCARD,     W_DISCARD_WHEN, nuernberg_why_not_put_back, nuernberg_put_back, NULL},
    [V_GIVE_LESS]  = {"give_less",  {K_GIVE_LESS},    W_DO_GIVE_LESS,  COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_less,     nuernberg_compose,  NULL},
    [V_WANT_LESS]  = {"want_less",  {K_WANT_LESS},    W_DO_WANT_LESS,  COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_less,     nuernberg_compose,  NULL},
    [V_DROP]       = {"drop",       {0},              W_DO_DROP,       COMPOSE,          W_COMPOSE_WHEN, nuernberg_why_not_drop,     nuernberg_drop,     NULL},
};
/* clang-format on */

/* NUE-A32: a turn cannot go on for ever. */
static bool turn_long(const struct at *at)
{
    return at->n->head.phase == MAIN && at->n->actions >= constant(at->t, TURN_ACTIONS);
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
    return turn_long(&at) ? W_TURN_LONG : nuernberg_verbs[a->verb].why_not(&at, a);
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
    nuernberg_verbs[a->verb].apply(&at, a);
}
