/* SPDX-License-Identifier: MIT */
/* search.h - Monte Carlo tree search in worlds that may be the real one.
 *
 * The caller hands over what a seat may know. Every iteration fills in the secrets anew, walks
 * down a tree of actions that were good so far, adds one node to it, rolls out for a while as
 * the brain of the game suggests, and backs the result up to all actions on the way. What is
 * chosen is the action that was visited most. */
#ifndef AI_SEARCH_H
#define AI_SEARCH_H

#include "spielwerk_match.h"

struct search_plan {
    uint32_t iterations;    /* determinizations; 0: until `enough` says so */
    uint16_t width;         /* actions considered at a node: the best by static evaluation */
    uint16_t rollout_depth; /* actions of a rollout, at most; then the brain judges */
    uint32_t nodes;         /* of the tree, at most; memory is never more than search_bytes() */
    bool (*enough)(void *self); /* asked before every iteration; NULL: never enough */
    void *self;
};

struct search;

/* All memory is taken here, none later. NULL if there is none. */
struct search *search_new(const struct sw_game *g, const struct search_plan *plan);
void search_free(struct search *x);
size_t search_bytes(const struct search_plan *plan);

/* `view` is censored for `seat`, who is waiting. The same plan with a number of iterations,
 * view and generator lead to the same tree, on every machine. */
struct sw_action search_run(struct search *x, const struct sw_state *view, int seat,
                            struct sw_rng *thinking);

/* Somebody has acted: keep what was thought about the positions behind that action for the
 * next run. After search_forget() the next run begins with nothing. */
void search_follow(struct search *x, const struct sw_action *a);
void search_forget(struct search *x);

/* What the last run thinks of the actions it considered, the one it would choose first. */
struct search_choice {
    struct sw_action action;
    uint32_t visits;
    int chance;       /* of winning, for whoever acts: 0 .. JUDGE_CERTAIN */
    int static_value; /* the static evaluation after it, in hundredths of a point */
    int stage;        /* how many halvings it survived; 0 if there were none */
};
int search_choices(const struct search *x, struct search_choice *out, int room);
bool search_better(const struct search_choice *a, const struct search_choice *b);

uint64_t search_count(const struct search *x); /* iterations so far, all runs together */

#endif
