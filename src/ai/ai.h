/* SPDX-License-Identifier: MIT */
/* ai.h - bots that can play any game.
 *
 * A bot is a function from what a seat may know to one of its legal actions. It gets a
 * state that the caller has censored for that seat, and a generator of its own: its
 * thinking never touches the luck of the match. Same state, same generator: same choice. */
#ifndef AI_H
#define AI_H

#include "spielwerk_match.h"

struct ai_bot {
    const char *name;
    /* `view` is censored for `seat`, who is waiting. Gives a legal action. */
    struct sw_action (*choose)(const struct sw_game *g, const struct sw_state *view, int seat,
                               struct sw_rng *thinking);
};

extern const struct ai_bot ai_bots[]; /* from the simplest to the best */
extern const int ai_bot_count;

const struct ai_bot *ai_find(const char *name); /* or NULL */

/* A generator that depends on nothing but the view and `salt`: a bot that is asked again
 * after an undo or a reload answers as before, and nothing about the match's own luck can
 * be learned from it. */
struct sw_rng ai_thinking(const struct sw_game *g, const struct sw_state *view, uint32_t salt);

/* What a good player might do here: like `greedy`, but looking at several worlds. */
struct sw_action ai_hint(const struct sw_game *g, const struct sw_state *view, int seat);

/* What a bot chooses from: actions that go forward, or whatever there is. */
int ai_choices(const struct sw_game *g, const struct sw_state *view, int seat,
               struct sw_action *out);

/* The bots themselves. */
struct sw_action ai_random(const struct sw_game *g, const struct sw_state *view, int seat,
                           struct sw_rng *thinking);
struct sw_action ai_broad(const struct sw_game *g, const struct sw_state *view, int seat,
                          struct sw_rng *thinking);
struct sw_action ai_greedy(const struct sw_game *g, const struct sw_state *view, int seat,
                           struct sw_rng *thinking);

#endif
