/* SPDX-License-Identifier: MIT */
/* choices.h - what a seat may do, as members of a JSON object. */
#ifndef ENGINE_CHOICES_H
#define ENGINE_CHOICES_H

#include "spielwerk_match.h"

/* The members "choices", "obvious", "standing" and "compose", as far as there is such a thing,
 * of `view`, which is censored for `seat`; gives how many choices there are. */
int choices_add(const struct sw_game *g, const struct sw_state *view, int seat,
                enum sw_lang lang, const char *const *names, struct sw_text *out);

/* A click, "[kind,value]". */
void choices_mark(struct sw_text *out, int kind, int value);

#endif
