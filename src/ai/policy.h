/* SPDX-License-Identifier: MIT */
/* policy.h - playing on quickly: whoever acts takes what looks best at first sight. */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include "spielwerk_match.h"

/* Memory to play with; nothing in it needs to be set. */
struct policy {
    struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state next;
};

/* Of the first n actions in p->legal the one after which its seat's position is worth most;
 * among equals each with the same chance. */
int policy_best(const struct sw_game *g, const struct sw_state *s, int n, struct sw_rng *r,
                struct policy *p);

/* Up to `actions` of them, or until the match is over; `seat` is who acts first if it can. */
void policy_play(const struct sw_game *g, struct sw_state *s, int seat, int actions,
                 struct sw_rng *r, struct policy *p);

#endif
