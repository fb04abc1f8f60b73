/* SPDX-License-Identifier: MIT */
/* fit.h - a forecast for quiescent positions, learned from matches.
 *
 * Matches begin wildly, so that many sorts of positions come about, and go on sensibly, so that
 * it is seen what they are worth. Positions and what was gained afterwards are collected; then
 * a net learns to tell the one from the other. */
#ifndef AI_FIT_H
#define AI_FIT_H

#include "kit/mlp.h"
#include "spielwerk_match.h"

enum { FIT_CALM = 160 /* positions of one match, those of each seat counted */ };

/* A quiescent position, as one seat sees it. */
struct fit_sample {
    int16_t x[SW_MAX_FEATURES];
    int16_t gain;  /* points from here to the end */
    int16_t later; /* samples on to the same seat's next one; 0: it was the last */
};

struct fit_match {
    int samples;
    struct fit_sample sample[FIT_CALM];
};

/* Play match `index` of those that begin with `seed`. */
void fit_play(const struct sw_game *g, int seats, uint64_t seed, uint64_t index,
              struct fit_match *out);

struct fit;

/* For at most `room` samples of `features` numbers. NULL if there is no memory for it. */
struct fit *fit_new(int features, size_t room);
void fit_free(struct fit *f);
/* What finds no room is left out. */
void fit_add(struct fit *f, const struct fit_match *m);
size_t fit_samples(const struct fit *f);
/* Learn anew, in so many passes: in the first what was gained until the end, in the others what
 * was gained soon and what the net then expects. Gives by how many points it is off in the last
 * one, the root of the mean square. The same samples lead to the same net. */
double fit_learn(struct fit *f, int passes);
/* The net in whole numbers; its result is in hundredths of a point. */
void fit_mlp(const struct fit *f, int32_t out[MLP_FIRST + SW_MAX_FEATURES][MLP_ROW]);

#endif
