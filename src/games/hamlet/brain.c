/* SPDX-License-Identifier: MIT */
/* brain.c - Hamlet: who is ahead, roughly. */
#include "game.h"

int hamlet_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores mine, other;
    int best = INT16_MIN;
    hamlet_score(g, s, seat, &mine);
    for (int i = 0; i < s->seats; i++) {
        if (i == seat)
            continue;
        hamlet_score(g, s, i, &other);
        best = other.total > best ? other.total : best;
    }
    return (mine.total - best) * 100;
}
