/* SPDX-License-Identifier: MIT */
/* codes.h - people read words, not the codes of files. */
#ifndef EVERY_CODES_H
#define EVERY_CODES_H

#include "spielwerk_scene.h"

/* Is there a code in a sentence that the board does not show? It is copied to `code`. */
bool find_code(const char *text, const struct sw_scene *board, char code[64]);

#endif
