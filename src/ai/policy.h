/* SPDX-License-Identifier: MIT */
/* policy.h - the rollout policy: whoever acts takes what the static evaluation likes best. */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include "spielwerk_match.h"

/* Memory to play with; nothing in it needs to be set. */
struct policy {
    struct sw_action legal[SW_MAX_ACTIONS];
    int promise[SW_MAX_ACTIONS];
    bool worth[SW_MAX_ACTIONS];
    union sw_any_state next;
};

/* Which of n actions are worth a closer look: all, or where the brain has a prior the `room`
 * most promising ones; among equals the first. `promise` is room for n numbers. */
void policy_narrow(const struct sw_game *g, const struct sw_state *s,
                   const struct sw_action *legal, int n, int room, int *promise, bool *worth);

/* Of the first n actions in p->legal the one after which its seat's position is worth most;
 * among equals each with the same chance. */
int policy_best(const struct sw_game *g, const struct sw_state *s, int n, struct sw_rng *r,
                struct policy *p);

/* Somebody who is told of every action that is played in thought. */
struct policy_watcher {
    void (*see)(void *self, const struct sw_state *before, const struct sw_state *after,
                const struct sw_action *a, const struct sw_events *ev);
    void *self;
};

/* A rollout: so many actions, and on until it is quiescent if that is not too far, or until the
 * match is over; `seat` is who acts first if it can. `quiescent`: it was so when the thought
 * began; then the next such time is meant, or who has still something to do now would be judged
 * a round earlier than who is done. */
void policy_play(const struct sw_game *g, struct sw_state *s, int seat, int actions,
                 bool quiescent, struct sw_rng *r, struct policy *p);
void policy_show(const struct sw_game *g, struct sw_state *s, int seat, int actions,
                 bool quiescent, struct sw_rng *r, struct policy *p,
                 const struct policy_watcher *watcher);

#endif
