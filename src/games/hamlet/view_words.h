/* SPDX-License-Identifier: MIT */
/* view_words.h - what the files of Hamlet's sentences share. */
#ifndef HAMLET_VIEW_WORDS_H
#define HAMLET_VIEW_WORDS_H

#include "view_pen.h"

#include "kit/say.h"

void hamlet_say_points(const struct pen *p, int n, struct sw_text *out);
/* "1 point, 2 gold"; nothing if both are 0. */
void hamlet_say_reward(const struct pen *p, int gold, int points, struct sw_text *out);

#endif
