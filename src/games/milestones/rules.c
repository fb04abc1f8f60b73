/* SPDX-License-Identifier: MIT */
/* rules.c - Milestones: the contract: which question is open, and who answers it.
 *
 * The rules themselves lie in one file per place: rules_setup.c, rules_turn.c (moving,
 * producing, the end), rules_trade.c, rules_build.c with rules_bonus.c, rules_mill.c and
 * rules_castle.c. */
#include "rules.h"

/* MIL-TRADE-8, MIL-OFFICE-2, MIL-MILL-6: leaving a building. */
static void done(struct at *at, const struct sw_action *a)
{
    (void)a;
    at->m->hired = 0;
    milestones_end_move(at);
}

/* clang-format off */
const struct sw_verb milestones_verbs[VERBS] = {
    [V_DRAFT]   = {"draft",   {K_TILE, K_TILE_TOO},                W_DO_DRAFT,   1 << DRAFT,                            W_DRAFT_WHEN,  milestones_why_draft,   milestones_draft,   milestones_say_draft},
    [V_PLACE]   = {"place",   {K_TILE, K_SLOT},                    W_DO_PLACE,   1 << PLACE,                            W_PLACE_WHEN,  milestones_why_place,   milestones_place,   milestones_say_lay},
    [V_MOVE]    = {"move",    {K_SPACE},                           W_DO_MOVE,    1 << MOVE,                             W_MOVE_WHEN,   milestones_why_move,    milestones_move,    milestones_say_move},
    [V_HIRE]    = {"hire",    {K_TILE, K_SLOT},                    W_DO_HIRE,    1 << TRADE,                            W_TRADE_WHEN,  milestones_why_hire,    milestones_hire,    milestones_say_lay},
    [V_BUY]     = {"buy",     {K_MATERIAL},                        W_DO_BUY,     1 << TRADE,                            W_TRADE_WHEN,  milestones_why_buy,     milestones_buy,     milestones_say_buy},
    [V_SELL]    = {"sell",    {K_SOLD, K_SOLD_TOO},                W_DO_SELL,    1 << TRADE,                            W_TRADE_WHEN,  milestones_why_sell,    milestones_sell,    milestones_say_sell},
    [V_ROAD]    = {"road",    {K_ANCHOR, K_CORNER, K_END},         W_DO_ROAD,    1 << BUILD,                            W_BUILD_WHEN,  milestones_why_road,    milestones_road,    milestones_say_build},
    [V_HOUSE]   = {"house",   {K_CELL},                            W_DO_HOUSE,   1 << BUILD,                            W_BUILD_WHEN,  milestones_why_house,   milestones_house,   milestones_say_build},
    [V_MARKET]  = {"market",  {K_CORNER},                          W_DO_MARKET,  1 << BUILD,                            W_BUILD_WHEN,  milestones_why_market,  milestones_market,  milestones_say_build},
    [V_CLAIM]   = {"claim",   {K_CELL, K_SLOT},                    W_DO_CLAIM,   1 << CLAIM,                            W_CLAIM_WHEN,  milestones_why_claim,   milestones_claim,   milestones_say_claim},
    [V_SKIP]    = {"skip",    {0},                                 W_DO_SKIP,    1 << CLAIM,                            W_CLAIM_WHEN,  milestones_why_skip,    milestones_skip,    NULL},
    [V_DELIVER] = {"deliver", {K_STALL, K_COUNTED, K_COUNTED_TOO}, W_DO_DELIVER, 1 << SUPPLY,                           W_SUPPLY_WHEN, milestones_why_deliver, milestones_deliver, milestones_say_deliver},
    [V_KEEP]    = {"keep",    {K_KEPT, K_KEPT_2, K_KEPT_3},        W_DO_KEEP,    1 << KEEP,                             W_KEEP_WHEN,   milestones_why_keep,    milestones_keep,    milestones_say_keep},
    [V_COVER]   = {"cover",   {K_SLOT},                            W_DO_COVER,   1 << COVER,                            W_COVER_WHEN,  milestones_why_cover,   milestones_cover,   milestones_say_cover},
    [V_DONE]    = {"done",    {0},                                 W_DO_DONE,    1 << TRADE | 1 << BUILD | 1 << SUPPLY, W_DONE_WHEN,   NULL,                   done,               NULL},
};
/* clang-format on */

void milestones_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                      struct sw_events *ev)
{
    struct milestones *m = (struct milestones *)s;
    struct at at = {tables(g), m, &m->seat[m->current], ev};
    milestones_verbs[a->verb].apply(&at, a);
}

/* Read-only use of struct at: legal() and check() never write through it. */
static struct at looking(const struct sw_game *g, const struct sw_state *s)
{
    struct milestones *m = (struct milestones *)(uintptr_t)s;
    return (struct at){tables(g), m, &m->seat[m->current], NULL};
}

int milestones_check(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a)
{
    struct at at = looking(g, s);
    return milestones_verbs[a->verb].why_not(&at, a);
}

/* A switch and no table of functions: these lists are short, and are inlined here. */
static void list_of_phase(const struct at *at, struct list *list)
{
    switch (at->m->head.phase) {
    case DRAFT:
        milestones_list_draft(at, list);
        break;
    case PLACE:
        milestones_list_place(at, list);
        break;
    case MOVE:
        milestones_list_move(at, list);
        break;
    case TRADE:
        milestones_list_trade(at, list);
        break;
    case BUILD:
        milestones_list_build(at, list);
        break;
    case CLAIM:
        milestones_list_claim(at, list);
        break;
    case SUPPLY:
        milestones_list_mill(at, list);
        break;
    case KEEP:
        milestones_list_keep(at, list);
        break;
    default:
        milestones_list_cover(at, list);
    }
}

int milestones_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_action *out)
{
    struct at at = looking(g, s);
    struct list list = {out, 0, (uint8_t)seat};
    list_of_phase(&at, &list);
    return list.n;
}
