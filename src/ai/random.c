/* SPDX-License-Identifier: MIT */
/* random.c - two bots that only know what is allowed. */
#include <assert.h>

#include "ai.h"

int ai_choices(const struct sw_game *g, const struct sw_state *view, int seat,
               struct sw_action *out)
{
    int n = sw_forward(g, view, seat, out);

    return n ? n : sw_legal(g, view, seat, out);
}

struct sw_action ai_random(const struct sw_game *g, const struct sw_state *view, int seat,
                           struct sw_rng *thinking)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = ai_choices(g, view, seat, legal);

    assert(n > 0);
    return legal[sw_rng_below(thinking, (uint32_t)n)];
}

/* How many of the actions from `first` on share its verb. Equal verbs lie together,
 * because legal actions are listed in ascending order. */
static int same_verb(const struct sw_action *legal, int first, int n)
{
    int end = first;

    while (end < n && legal[end].verb == legal[first].verb)
        end++;
    return end - first;
}

/* First a verb, then one of its actions. Where one verb has many actions and another
 * only one ("stop here"), plain chance would hardly ever take the latter: this bot
 * plays shorter matches and gets into corners that `random` never sees. */
struct sw_action ai_broad(const struct sw_game *g, const struct sw_state *view, int seat,
                          struct sw_rng *thinking)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = ai_choices(g, view, seat, legal);
    int verbs = 0, first = 0;

    assert(n > 0);
    for (int i = 0; i < n; i += same_verb(legal, i, n))
        verbs++;
    for (uint32_t skip = sw_rng_below(thinking, (uint32_t)verbs); skip; skip--)
        first += same_verb(legal, first, n);
    return legal[first + (int)sw_rng_below(thinking, (uint32_t)same_verb(legal, first, n))];
}
