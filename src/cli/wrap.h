/* SPDX-License-Identifier: MIT */
/* wrap.h - long lines, broken between words to fit the screen. */
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include "spielwerk.h"

/* Append the lines of `text`, none longer than `width` columns unless a single word is
 * (0: as they are). What continues a line hangs below its text: below the first word after a
 * gap of two or more blanks ("  3  Buy ..."), or else below its first word. Blanks inside a
 * line stay as they are. */
void wrap_add(struct sw_text *out, const char *text, int width);

/* The same with what stands in `out` from byte `start` on. */
void wrap_from(struct sw_text *out, size_t start, int width);

#endif
