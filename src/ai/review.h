/* SPDX-License-Identifier: MIT */
/* review.h - looking back at a match: what each action, and what luck, did to the chances. */
#ifndef AI_REVIEW_H
#define AI_REVIEW_H

#include "spielwerk_match.h"

/* All chances are 0 .. JUDGE_CERTAIN; those of all seats add up to about JUDGE_CERTAIN. */
struct review_step {
    int seat, round;
    int chance[SW_MAX_SEATS];    /* of winning, after the action */
    bool drew;                   /* luck was drawn: */
    int luck[SW_MAX_SEATS];      /* chances afterwards, less what was to be expected */
    bool decided;                /* there was something to choose: */
    struct sw_action best;       /* what the strongest bot would have done, */
    int best_chance, own_chance; /* and what both promised the seat */
};

/* Look at one action. `before` and `after` are complete; what was thought about a choice is
 * only what the seat could know. `drew`: its events told of luck. False: no memory. */
bool review_look(const struct sw_game *g, const struct sw_state *before,
                 const struct sw_action *a, const struct sw_state *after, bool drew,
                 struct review_step *out);

/* The chances at the beginning of a match. */
bool review_begin(const struct sw_game *g, const struct sw_state *s, int chance[SW_MAX_SEATS]);

/* Look at the n actions of a match together: a choice promised at least what the seat made of
 * it before anybody else or luck came in. */
void review_settle(struct review_step *step, int n);

/* How much of its chance the choice gave away; never negative. */
int review_loss(const struct review_step *s);

#endif
