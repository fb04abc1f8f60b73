/* SPDX-License-Identifier: MIT */
/* reason.h - the best action, and why: what people can learn from a bot. */
#ifndef AI_REASON_H
#define AI_REASON_H

#include "outlook.h"
#include "search.h"

enum { REASON_ITEMS = 12 };

struct reason {
    struct sw_action best, other; /* what to do, and what would be next best */
    int chance, other_chance;     /* of winning, per cent */
    bool only;                    /* there is no other */
    /* By category of points: how much more or less is to be expected a few turns later than
     * with the other action, in tenths of a point. */
    int items;
    struct {
        int word, tenths;
    } item[REASON_ITEMS];
    /* What the seat does more often soon afterwards than with the other action, and what the
     * others do less often. */
    int opens, denies;
    struct sw_event opened[OUTLOOK_LINES], denied[OUTLOOK_LINES];
};

/* Compare the first two of `n` choices, best first, as `view`, censored for `seat`, lets one
 * judge. n is at least 1. */
void reason_find(const struct sw_game *g, const struct sw_state *view, int seat,
                 const struct search_choice *choice, int n, struct reason *out);
/* A few sentences. `names` may be NULL. */
void reason_say(const struct sw_game *g, const struct sw_state *view, const struct reason *r,
                enum sw_lang lang, const char *const *names, struct sw_text *out);
/* Only what it brings and costs in points; perhaps nothing. */
void reason_say_gain(const struct sw_game *g, const struct reason *r, enum sw_lang lang,
                     struct sw_text *out);

/* Think, and find the reason. False if there was no memory; out->best is legal all the same. */
bool reason_hint(const struct sw_game *g, const struct sw_state *view, int seat,
                 struct reason *out);

#endif
