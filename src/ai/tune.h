/* SPDX-License-Identifier: MIT */
/* tune.h - better weights for a brain, found by letting it play against itself. */
#ifndef AI_TUNE_H
#define AI_TUNE_H

#include "spielwerk_match.h"

enum { TUNE_WEIGHTS = 64 };

/* Weights that were accepted so far, and the change that is tried next: each weight in turn,
 * up and down, by a step that gets smaller from round to round. */
struct tune {
    const struct sw_game *game;
    struct sw_weight current[TUNE_WEIGHTS], changed[TUNE_WEIGHTS];
    int weights;
    int round, at; /* of the change: weight at / 2, up if even */
};

/* False if the game has no weights, or too many. */
bool tune_init(struct tune *t, const struct sw_game *g);
/* Instead of a change: what the game has now, against its guesses. */
void tune_prove(struct tune *t);
/* Make the next change; false when all rounds are done. */
bool tune_next(struct tune *t, int rounds);
/* Match `index` of a trial: one seat, a different one each time, judges by the changed weights,
 * all others by the current ones; all look one action ahead. What it gets: 1 for a win, or a
 * part of a shared one. */
double tune_match(const struct tune *t, const struct sw_setup *setup, uint64_t seed,
                  uint64_t index);
/* A trial of n matches with so many wins is over: is the change clearly one for the better?
 * Then it is kept. */
bool tune_judge(struct tune *t, int seats, double wins, double n);

#endif
