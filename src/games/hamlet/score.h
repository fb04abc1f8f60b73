/* SPDX-License-Identifier: MIT */
/* score.h - Hamlet: parts of the scoring that others ask for, too. */
#ifndef HAMLET_SCORE_H
#define HAMLET_SCORE_H

#include "game.h"

/* Church orders a seat has fulfilled. */
int hamlet_score_orders(const struct hamlet *h, int seat);

/* Locations on the longest road of a seat; 0 if it has built none that counts. */
int hamlet_score_longest(const struct hamlet *h, int seat);

/* What a landmark would bring its owner now. */
int hamlet_score_landmark(const struct hamlet_tables *t, const struct hamlet *h, int seat,
                          int tile);

#endif
