/* SPDX-License-Identifier: MIT */
/* thinker.h - a bot at one seat that remembers what it thought, and may use several threads.
 *
 * The bots of ai.h begin anew with every question, and so answer it alike whenever they are
 * asked. A thinker that has just acted, and is asked again before anybody else has done
 * anything, goes on from the thoughts it had about this very action. What others did is never
 * followed: it may have been a secret. Not part of the engine proper. */
#ifndef AI_THINKER_H
#define AI_THINKER_H

#include "ai.h"

struct thinker;

/* Memory is taken here only, for bots that search. NULL if there is none. */
struct thinker *thinker_new(const struct sw_game *g, const struct ai_bot *bot, int threads);
void thinker_free(struct thinker *t);

/* Like ai_choose() of the bot. `view->ply` tells whether somebody else has acted. */
struct sw_action thinker_choose(struct thinker *t, const struct sw_state *view, int seat,
                                const struct ai_past *past, struct sw_rng *thinking);

#endif
