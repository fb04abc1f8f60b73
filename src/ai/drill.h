/* SPDX-License-Identifier: MIT */
/* drill.h - matches by random play with fixed seeds, for benches and signatures. */
#ifndef AI_DRILL_H
#define AI_DRILL_H

#include "spielwerk_match.h"

enum { DRILL_VERBS = 256 };
#define DRILL_HASH UINT64_C(0xcbf29ce484222325) /* where a hash begins */

/* What is remembered of matches: a number that every choice and result changes, and how often
 * each verb was played and listed. */
struct drill_notes {
    uint64_t hash;
    double played[DRILL_VERBS], listed[DRILL_VERBS];
};

/* The setup of match `number`, with the numbers of seats in turn, and what draws its actions.
 */
void drill_setup(const struct sw_game *g, uint64_t number, struct sw_setup *setup,
                 struct sw_rng *choice);

/* Match `number` by random play; gives its length. What happened is noted,
 * unless `notes` is NULL. */
uint32_t drill_play(const struct sw_game *g, uint64_t number, struct drill_notes *notes);

#endif
