/* SPDX-License-Identifier: MIT */
/* rules.c - Milestones: the contract: which question is open, and who answers it.
 *
 * The rules themselves lie in one file per place: rules_setup.c, rules_turn.c (moving,
 * producing, the end), rules_trade.c, rules_build.c with rules_bonus.c, rules_mill.c and
 * rules_castle.c. */
#include "rules.h"
#include "spielwerk_words.h"

/* MIL-TRADE-8, MIL-OFFICE-2, MIL-MILL-6: leaving a building. */
static void done(struct at *at)
{
    at->m->hired = 0;
    milestones_end_move(at);
}

void milestones_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                      struct sw_events *ev)
{
    struct milestones *m = (struct milestones *)s;
    struct at at = {tables(g), m, &m->seat[m->current], ev};
    switch (a->verb) {
    case V_DRAFT:
        milestones_draft(&at, a->a, a->b);
        break;
    case V_PLACE:
        milestones_place(&at, a->a, a->b);
        break;
    case V_MOVE:
        milestones_move(&at, a->a);
        break;
    case V_HIRE:
        milestones_hire(&at, a->a, a->b);
        break;
    case V_BUY:
        milestones_buy(&at, a->a);
        break;
    case V_SELL:
        milestones_sell(&at, a->a, a->b);
        break;
    case V_ROAD:
        milestones_road(&at, a->a, a->b, a->c);
        break;
    case V_HOUSE:
        milestones_house(&at, a->a);
        break;
    case V_MARKET:
        milestones_market(&at, a->a);
        break;
    case V_CLAIM:
        milestones_claim(&at, a->a, a->b);
        break;
    case V_SKIP:
        milestones_skip(&at);
        break;
    case V_DELIVER:
        milestones_deliver(&at, a->a, a->b, a->c);
        break;
    case V_KEEP:
        milestones_keep(&at, a->a, a->b, a->c);
        break;
    case V_COVER:
        milestones_cover(&at, a->a);
        break;
    default:
        done(&at);
    }
}

/* The verbs that answer a question. */
static const uint16_t verbs_of_phase[] = {
    [DRAFT] = 1 << V_DRAFT,
    [PLACE] = 1 << V_PLACE,
    [MOVE] = 1 << V_MOVE,
    [TRADE] = 1 << V_HIRE | 1 << V_BUY | 1 << V_SELL | 1 << V_DONE,
    [BUILD] = 1 << V_ROAD | 1 << V_HOUSE | 1 << V_MARKET | 1 << V_DONE,
    [CLAIM] = 1 << V_CLAIM | 1 << V_SKIP,
    [SUPPLY] = 1 << V_DELIVER | 1 << V_DONE,
    [KEEP] = 1 << V_KEEP,
    [COVER] = 1 << V_COVER,
};

static int why_not(const struct at *at, const struct sw_action *a)
{
    switch (a->verb) {
    case V_DRAFT:
        return milestones_why_draft(at, a->a, a->b);
    case V_PLACE:
        return milestones_why_place(at, a->a, a->b);
    case V_MOVE:
        return milestones_why_move(at, a->a);
    case V_HIRE:
        return milestones_why_hire(at, a->a, a->b);
    case V_BUY:
        return milestones_why_buy(at, a->a);
    case V_SELL:
        return milestones_why_sell(at, a->a, a->b);
    case V_ROAD:
        return milestones_why_road(at, a->a, a->b, a->c);
    case V_HOUSE:
        return milestones_why_house(at, a->a);
    case V_MARKET:
        return milestones_why_market(at, a->a);
    case V_CLAIM:
        return milestones_why_claim(at, a->a, a->b);
    case V_SKIP:
        return milestones_why_skip(at);
    case V_DELIVER:
        return milestones_why_deliver(at, a->a, a->b, a->c);
    case V_KEEP:
        return milestones_why_keep(at, a->a, a->b, a->c);
    case V_COVER:
        return milestones_why_cover(at, a->a);
    default: /* stopping is always allowed where it is asked for */
        return 0;
    }
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
    if (!(verbs_of_phase[s->phase] >> a->verb & 1))
        return SW_W_NOT_NOW;
    return why_not(&at, a);
}

int milestones_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_action *out)
{
    struct at at = looking(g, s);
    struct list list = {out, 0, (uint8_t)seat};
    switch (s->phase) {
    case DRAFT:
        milestones_list_draft(&at, &list);
        break;
    case PLACE:
        milestones_list_place(&at, &list);
        break;
    case MOVE:
        milestones_list_move(&at, &list);
        break;
    case TRADE:
        milestones_list_trade(&at, &list);
        break;
    case BUILD:
        milestones_list_build(&at, &list);
        break;
    case CLAIM:
        milestones_list_claim(&at, &list);
        break;
    case SUPPLY:
        milestones_list_mill(&at, &list);
        break;
    case KEEP:
        milestones_list_keep(&at, &list);
        break;
    default:
        milestones_list_cover(&at, &list);
    }
    return list.n;
}
