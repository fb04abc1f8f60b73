/* SPDX-License-Identifier: MIT */
/* judge.h - what a position is worth to a seat, as bots see it. */
#ifndef AI_JUDGE_H
#define AI_JUDGE_H

#include "spielwerk_match.h"

enum {
    JUDGE_POINT = 100,    /* values count hundredths of a point */
    JUDGE_CERTAIN = 10000 /* a chance of one */
};

/* How far ahead of the best opponent `seat` would be if it ended now, in hundredths. */
int judge_lead(const struct sw_game *g, const struct sw_state *s, int seat);

/* What the game's brain says; the lead where it has none. */
int judge_value(const struct sw_game *g, const struct sw_state *s, int seat);

/* The lead, in hundredths, with which three of four matches are won. */
int judge_sure(const struct sw_game *g);

/* About how likely one of so many seats wins with such a value: 0 .. JUDGE_CERTAIN, rising. */
int judge_chance(const struct sw_game *g, int seats, int value);

/* Is this a moment at which positions compare well? False if the brain cannot say. */
bool judge_quiescent(const struct sw_game *g, const struct sw_state *s);

/* For every seat 0 .. JUDGE_CERTAIN: after the end mostly who has won and a little by how much,
 * before it the chance its value gives. */
void judge_rewards(const struct sw_game *g, const struct sw_state *s, int out[SW_MAX_SEATS]);

#endif
