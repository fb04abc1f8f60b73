/* SPDX-License-Identifier: MIT */
/* policy.c - the rollout policy: whoever acts takes what the static evaluation likes best. */
#include "policy.h"

#include <string.h>

#include "judge.h"

enum {
    GLANCE = 4,   /* so many actions are evaluated in a rollout, where there is a prior */
    PATIENCE = 48 /* so many actions more for each seat, at most, until it is quiescent */
};

void policy_narrow(const struct sw_game *g, const struct sw_state *s,
                   const struct sw_action *legal, int n, int room, int *promise, bool *worth)
{
    bool all = n <= room || !g->brain.prior || !g->brain.prior(g, s, legal, n, promise);

    for (int i = 0; i < n; i++)
        worth[i] = all;
    for (; !all && room > 0; room--) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (!worth[i] && (best < 0 || promise[i] > promise[best]))
                best = i;
        worth[best] = true;
    }
}

int policy_best(const struct sw_game *g, const struct sw_state *s, int n, struct sw_rng *r,
                struct policy *p)
{
    int64_t most = INT64_MIN;
    uint32_t equals = 0;
    int best = 0;

    policy_narrow(g, s, p->legal, n, GLANCE, p->promise, p->worth);
    for (int i = 0; i < n; i++) {
        int64_t value;
        if (!p->worth[i])
            continue;
        memcpy(&p->next, s, g->state_size);
        sw_apply(g, &p->next.head, &p->legal[i], NULL);
        value = judge_value(g, &p->next.head, p->legal[i].seat);
        equals = value > most ? 0 : equals;
        if (value < most || sw_rng_below(r, ++equals) != 0)
            continue;
        most = value;
        best = i;
    }
    return best;
}

static void show(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                 struct policy *p, const struct policy_watcher *watcher)
{
    struct sw_events ev;

    ev.count = 0;
    memcpy(&p->next, s, g->state_size);
    sw_apply(g, s, a, &ev);
    watcher->see(watcher->self, &p->next.head, s, a, &ev);
}

void policy_show(const struct sw_game *g, struct sw_state *s, int seat, int actions,
                 bool quiescent, struct sw_rng *r, struct policy *p,
                 const struct policy_watcher *watcher)
{
    int most = PATIENCE * s->seats;

    for (; !s->over && actions > -most; actions--) {
        int n, best;
        bool now = judge_quiescent(g, s);
        if (actions <= 0 && (!g->brain.quiescent || (now && !quiescent)))
            return;
        quiescent &= now;
        n = sw_forward_next(g, s, &seat, p->legal);
        best = n > 1 ? policy_best(g, s, n, r, p) : 0;
        if (watcher)
            show(g, s, &p->legal[best], p, watcher);
        else
            sw_apply(g, s, &p->legal[best], NULL);
    }
}

void policy_play(const struct sw_game *g, struct sw_state *s, int seat, int actions,
                 bool quiescent, struct sw_rng *r, struct policy *p)
{
    policy_show(g, s, seat, actions, quiescent, r, p, NULL);
}
