/* SPDX-License-Identifier: MIT */
/* greedy.c - a bot that looks one action ahead.
 *
 * It imagines a world that fits what it knows, tries every legal action there, and takes
 * the one after which its position is worth most. Luck that an action would draw is drawn
 * in the imagined world, so it knows nothing about what will really come. */
#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "ai.h"
#include "judge.h"

/* What each action is worth in one imagined world. */
static void try_world(const struct sw_game *g, const struct sw_state *view, int seat,
                      struct sw_rng *thinking, const struct sw_action *legal, int n,
                      int64_t *value)
{
    union sw_any_state world, next;

    memcpy(&world, view, g->state_size);
    sw_resample(g, &world.head, seat, thinking);
    for (int i = 0; i < n; i++) {
        memcpy(&next, &world, g->state_size);
        sw_apply(g, &next.head, &legal[i], NULL);
        value[i] = judge_value(g, &next.head, seat);
    }
}

/* The best, and among equals each with the same chance. */
static int pick(const int64_t *value, int n, struct sw_rng *thinking)
{
    int best = 0;
    uint32_t equals = 1;

    for (int i = 1; i < n; i++) {
        if (value[i] > value[best]) {
            best = i;
            equals = 1;
        } else if (value[i] == value[best] && sw_rng_below(thinking, ++equals) == 0) {
            best = i;
        }
    }
    return best;
}

struct sw_action ai_greedy(const struct sw_game *g, const struct sw_state *view, int seat,
                           struct sw_rng *thinking)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int64_t value[SW_MAX_ACTIONS];
    int n = ai_choices(g, view, seat, legal);

    assert(n > 0);
    if (n == 1)
        return legal[0];
    try_world(g, view, seat, thinking, legal, n, value);
    return legal[pick(value, n, thinking)];
}
