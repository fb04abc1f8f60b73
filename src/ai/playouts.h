/* SPDX-License-Identifier: MIT */
/* playouts.h - random playouts with fixed seeds, for benches and signatures. */
#ifndef AI_PLAYOUTS_H
#define AI_PLAYOUTS_H

#include "spielwerk_match.h"

enum { PLAYOUTS_VERBS = 256 };
#define PLAYOUTS_HASH UINT64_C(0xcbf29ce484222325) /* where a hash begins */

/* What is remembered of matches: a number that every choice and result changes, and how often
 * each verb was played and listed. */
struct playouts_notes {
    uint64_t hash;
    double played[PLAYOUTS_VERBS], listed[PLAYOUTS_VERBS];
};

/* The setup of match `number`, with the numbers of seats in turn, and what draws its actions.
 */
void playouts_setup(const struct sw_game *g, uint64_t number, struct sw_setup *setup,
                    struct sw_rng *choice);

/* Match `number` by random play; gives its length. What happened is noted,
 * unless `notes` is NULL. */
uint32_t playouts_play(const struct sw_game *g, uint64_t number, struct playouts_notes *notes);

#endif
