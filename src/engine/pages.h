/* SPDX-License-Identifier: MIT */
/* pages.h - the rule pages (docs/rules/GAME.md), built into the program. */
#ifndef ENGINE_PAGES_H
#define ENGINE_PAGES_H

#include "spielwerk.h"

struct rules_page {
    const char *game, *text;
};

extern const struct rules_page rules_pages[]; /* made by the Makefile; ends with {NULL, NULL} */

/* What a player wants of the page of a game, in one language: headings, and rules with their
 * id or catchword ("" if a sentence has none). False if the game has no page. */
struct pages_reader {
    void (*heading)(void *self, const char *text);
    void (*rule)(void *self, const char *id, const char *text);
    void *self;
};
bool pages_read(const char *game, enum sw_lang lang, const struct pages_reader *reader);

#endif
