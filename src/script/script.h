/* SPDX-License-Identifier: MIT */
/* script.h - run rule scripts, the tests that anybody can read (docs/rule-scripts.md).
 *
 * A script is a list of scenarios. Each begins with `new` or `from`, sets up a position,
 * acts and looks. A scenario stops at the first line that does not hold; the next one is
 * run all the same. Knows games only through the contract, and prints nothing itself. */
#ifndef SCRIPT_H
#define SCRIPT_H

#include "spielwerk_match.h"

enum {
    SCRIPT_LINE = 1024, /* longest line, with its final zero */
    SCRIPT_KEPT = 16    /* failures described in full; further ones are only counted */
};

/* One line that did not hold. `expected` and `actual` are empty where the message says
 * everything. `game` and `state` are as they were then, for whoever draws the board; game
 * is NULL if there was none yet or the position is impossible. Both belong to the result. */
struct script_failure {
    const char *name; /* of the script, as given to script_run() */
    int line;
    char title[SCRIPT_LINE]; /* the comment above the scenario, "" if there is none */
    char text[SCRIPT_LINE];  /* the line itself */
    char message[SCRIPT_LINE], expected[SCRIPT_LINE], actual[SCRIPT_LINE];
    struct sw_game *game;
    union sw_any_state state;
};

/* `passed` and `failed` count lines that claim something (do, no, see, legal, ...); a line
 * that cannot be understood counts as failed. At most one line fails per scenario. */
struct script_result {
    int scenarios, passed, failed;
    int kept;
    struct script_failure failure[SCRIPT_KEPT];
};

/* Run the script `text`, called `name` (which must stay alive as long as the result), its
 * messages in `lang`. Gives the number of failures. *out need not be initialised; release
 * it with script_clear(). */
int script_run(const char *name, const char *text, enum sw_lang lang,
               struct script_result *out);
void script_clear(struct script_result *out);

#endif
