/* SPDX-License-Identifier: MIT */
/* rules.h - the rule pages (docs/rules/GAME.md), built into the program. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "cli.h"

struct rules_page {
    const char *game, *text;
};

extern const struct rules_page rules_pages[]; /* made by the Makefile; ends with {NULL, NULL} */

/* The rules of a game in the language of the user. Games without a page get the list of
 * their refusals, which name the rules they rest on. */
void rules_write(struct cli *c, const struct sw_game *g, struct sw_text *out);

#endif
