/* SPDX-License-Identifier: MIT */
/* team.h - one search, shared by several threads. Not part of the engine proper. */
#ifndef AI_TEAM_H
#define AI_TEAM_H

#include "search.h"

enum { TEAM_MOST = 16 };

/* Like search_run() and search_choices(), but `members` search the same position, each with a
 * generator and a tree of its own and its part of the iterations, and their tries are added up.
 * The result depends on the number of members, not on how many of them could run at the same
 * time. Gives how many choices there are; 0 if there is no memory or nothing to choose. */
int team_run(const struct sw_game *g, const struct search_plan *plan, int members,
             const struct sw_state *view, int seat, struct sw_rng *thinking,
             struct search_choice *out, int room);

#endif
