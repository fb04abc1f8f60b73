/* SPDX-License-Identifier: MIT */
/* brain.c - Milestones: a first idea of who is ahead. */
#include "game.h"

int milestones_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;
    milestones_score(g, s, seat, &scores);
    return scores.total * 100;
}
