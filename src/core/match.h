/* SPDX-License-Identifier: MIT */
/* match.h - what a match consists of, for the files that play, save and load it. */
#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/record.h"
#include "spielwerk_match.h"

/* After so many actions luck was renewed, for the number-th time. */
struct match_renewal {
    int ply, number;
};

struct sw_match {
    const struct sw_game *game;
    struct sw_game *own; /* the same game, if the match has to close it; else NULL */
    struct sw_setup setup;
    bool from_position; /* it began at `first`, not at the setup */
    char name[SW_MAX_SEATS][SW_MAX_TOKEN];

    struct record log; /* played and taken back */
    int length;        /* played */

    struct match_renewal *renewal; /* in order; at most one after the same action */
    int renewals, renewed; /* how many are there; the number of the last, even if cut off */

    /* both in `states`, as large as the game needs them; of the first only what has a name */
    struct sw_state *first, *now;
    _Alignas(8) char states[];
};

/* The first position, with what is derived. */
void match_first(const struct sw_match *m, struct sw_state *out);
/* Luck is renewed for the number-th time; see sw_match_renew(). */
bool match_renew(struct sw_match *m, int number);
/* What renewal number `number` does to a state; 0: nothing. */
void match_renew_state(struct sw_state *s, int number);

#endif
