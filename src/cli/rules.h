/* SPDX-License-Identifier: MIT */
/* rules.h - printing the rule page of a game. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "cli.h"

/* The rules of a game in the language of the user. Games without a page get the list of
 * their refusals, which name the rules they rest on. */
void rules_write(struct cli *c, const struct sw_game *g, struct sw_text *out);

#endif
