/* SPDX-License-Identifier: MIT */
/* manners.h - bots that are good company: they do not ask again what was refused. */
#ifndef AI_MANNERS_H
#define AI_MANNERS_H

#include "ai.h"

/* Think, in a view that somebody else hands over. */
struct manners_thought {
    struct sw_action (*choose)(void *self, const struct sw_state *view, int seat,
                               struct sw_rng *thinking);
    void *self;
};

/* What is chosen with good manners; `past` may be NULL. */
struct sw_action manners_choose(const struct sw_game *g, const struct sw_state *view, int seat,
                                const struct ai_past *past, struct sw_rng *thinking,
                                const struct manners_thought *thought);

#endif
