/* SPDX-License-Identifier: MIT */
/* manners.c - Die Siedler von Nürnberg: how often bots ask for a trade.
 *
 * The rules let the seat on turn ask again and again, and to a bot a question costs nothing. To
 * a person it does. So bots ask everybody once a turn at most, and whoever has declined
 * something is not asked for it again. What was declined they know from what they did
 * themselves: a proposal that was not confirmed with somebody was declined by him, or might as
 * well have been. */
#include <string.h>

#include "rules.h"

/* An invitation is one with nothing on either side. */
struct proposal {
    int to; /* set of seats; 0: none */
    uint8_t give[GOODS], want[GOODS];
};

/* As if the table had agreed on fewer offers. */
void nuernberg_hush(const struct sw_game *g, struct sw_state *view)
{
    (void)g;
    view->option[OPT_OFFERS] = nuernberg(view)->offers;
}

static int addressed(const struct sw_state *s, const struct sw_action *a)
{
    bool all = a->verb == V_OFFER_ALL || a->verb == V_INVITE_ALL;

    return all ? (1 << s->seats) - 1 - (1 << a->seat) : 1 << a->a;
}

/* One more action of a seat: what it is composing, and what it has said. */
static void follow(const struct sw_state *s, const struct sw_action *a, struct proposal *draft,
                   struct proposal *said)
{
    switch (a->verb) {
    case V_OFFER:
    case V_OFFER_ALL:
        *draft = (struct proposal){.to = addressed(s, a)};
        break;
    case V_COUNTER: /* is not asked for, and so may be made again */
        *draft = (struct proposal){0};
        break;
    case V_GIVE:
        draft->give[a->a]++;
        break;
    case V_GIVE_LESS:
        draft->give[a->a]--;
        break;
    case V_WANT:
        draft->want[a->a]++;
        break;
    case V_WANT_LESS:
        draft->want[a->a]--;
        break;
    case V_SEND:
        *said = *draft;
        break;
    case V_INVITE:
    case V_INVITE_ALL:
        *said = (struct proposal){.to = addressed(s, a)};
        break;
    default:
        break;
    }
}

/* To somebody who has heard of it: nothing more for nothing less. */
static bool no_better(const struct proposal *now, const struct proposal *then)
{
    if (!(now->to & then->to))
        return false;
    for (int k = 0; k < GOODS; k++)
        if (now->give[k] > then->give[k] || now->want[k] < then->want[k])
            return false;
    return true;
}

static bool proposes(const struct nuernberg *n, const struct sw_action *a, struct proposal *out)
{
    const struct nuernberg_seat *me = &n->seat[a->seat];

    *out = (struct proposal){0};
    if (a->verb == V_INVITE || a->verb == V_INVITE_ALL)
        out->to = addressed(&n->head, a);
    if (a->verb == V_SEND && a->seat == n->current) {
        out->to = n->to;
        memcpy(out->give, me->give, GOODS);
        memcpy(out->want, me->want, GOODS);
    }
    return out->to != 0;
}

bool nuernberg_pesters(const struct sw_game *g, const struct sw_state *s,
                       const struct sw_action *a, const struct sw_action *own, int n)
{
    struct proposal now, draft = {0}, said = {0};
    int asked = 0; /* this turn */

    (void)g;
    if (!proposes(nuernberg(s), a, &now))
        return false;
    for (int i = 0; i < n; i++) {
        if (own[i].verb == V_CONFIRM)
            said.to &= ~(1 << own[i].a);
        if (no_better(&now, &said))
            return true;
        said.to = 0;
        follow(s, &own[i], &draft, &said);
        asked = own[i].verb == V_END_TURN ? 0 : asked | said.to;
    }
    return (asked & now.to) || no_better(&now, &said);
}
