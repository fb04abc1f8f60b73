/* SPDX-License-Identifier: MIT */
/* parallel.h - root-parallel search: one search in several threads, each with a tree of its
 * own.
 *
 * The trees meet only at the root, where visits and rewards of the same action are added up
 * (Chaslot, Winands, van den Herik 2008). Nothing is locked, and the outcome can be repeated;
 * what is lost against one common tree is little, as long as every tree tries each action some
 * dozens of times. Not part of the engine proper. */
#ifndef AI_PARALLEL_H
#define AI_PARALLEL_H

#include "search.h"

enum { PARALLEL_MOST = 16 };

struct parallel;

/* So many trees and threads; each tree gets its part of the iterations. All memory is taken
 * here; NULL if there is none. */
struct parallel *parallel_new(const struct sw_game *g, const struct search_plan *plan,
                              int trees);
void parallel_free(struct parallel *p);

/* Like search_run() and search_choices(): all search the same position, each with a generator
 * of its own. The result depends on the number of trees, not on how many of them could run at
 * the same time. Returns how many choices there are; 0 if there is nothing to choose. */
int parallel_run(struct parallel *p, const struct sw_state *view, int seat,
                 struct sw_rng *thinking, struct search_choice *out, int room);

/* As in search.h. */
void parallel_follow(struct parallel *p, const struct sw_action *a);
void parallel_forget(struct parallel *p);

#endif
