/* SPDX-License-Identifier: MIT */
/* engine.h - the line protocol: programs in any language play through it.
 *
 * See docs/protocol.md. A session reads lines and answers each with data lines and one last
 * line that begins with "ok" or "error". No line can do it any harm. */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "spielwerk_match.h"

enum {
    ENGINE_LINE_MAX = 4096,   /* bytes of a line */
    ENGINE_TEXT_MAX = 1 << 20 /* of a position, all its lines together */
};

struct engine {
    enum sw_lang lang;
    struct sw_game *game;   /* what we opened; NULL if the match brought its own */
    struct sw_match *match; /* NULL: nothing has been set up */
    int question;           /* another number whenever the match has changed */
    struct sw_text text;    /* lines of a position so far */
    bool reading, too_long; /* between `position` and `.`; and it does not fit */
    bool quit;
    bool (*entropy)(struct sw_seed *out); /* where seeds come from; NULL: they are 0 */
};

void engine_init(struct engine *e, enum sw_lang lang);
void engine_clear(struct engine *e);

/* Answer one line, without its newline: the reply is appended. There is none while the
 * lines of a position are read. */
void engine_line(struct engine *e, const char *line, struct sw_text *reply);

#endif
