/* SPDX-License-Identifier: MIT */
/* team.h - one search, shared by several threads. Not part of the engine proper. */
#ifndef AI_TEAM_H
#define AI_TEAM_H

#include "search.h"

enum { TEAM_MOST = 16 };

struct team;

/* So many members, each with a tree of its own and its part of the iterations. All memory is
 * taken here; NULL if there is none. */
struct team *team_new(const struct sw_game *g, const struct search_plan *plan, int members);
void team_free(struct team *t);

/* Like search_run() and search_choices(): all search the same position, each with a generator
 * of its own, and their tries are added up. The result depends on the number of members, not on
 * how many of them could run at the same time. Gives how many choices there are; 0 if there is
 * nothing to choose. */
int team_run(struct team *t, const struct sw_state *view, int seat, struct sw_rng *thinking,
             struct search_choice *out, int room);

/* As in search.h. */
void team_follow(struct team *t, const struct sw_action *a);
void team_forget(struct team *t);

#endif
