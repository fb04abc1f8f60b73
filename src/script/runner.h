/* SPDX-License-Identifier: MIT */
/* runner.h - what the lines of a script work on; only for the files of this folder. */
#ifndef SCRIPT_RUNNER_H
#define SCRIPT_RUNNER_H

#include "line.h"
#include "script.h"
#include "spielwerk_words.h"

enum { KEEP_MAX = 8 }; /* positions a script may keep */

struct kept {
    char name[SW_MAX_TOKEN];
    const char *game;
    struct sw_setup setup;
    union sw_any_state state;
};

struct runner;

enum { BEGINS = 1, PREPARES = 2 };

/* A word a line can begin with. */
struct command {
    const char *name, *shape;
    bool (*run)(struct runner *r, char *rest);
    int flags; /* BEGINS a scenario; PREPARES one, claiming nothing */
};

struct runner {
    const char *name;
    enum sw_lang lang;
    struct script_result *out;
    int line;
    char text[SCRIPT_LINE]; /* the line as written, without its comment */
    char title[SCRIPT_LINE], comment[SCRIPT_LINE];
    bool in_comment; /* the line before was a comment */

    struct sw_game *game; /* of the running scenario, else NULL */
    struct sw_setup setup;
    union sw_any_state state;
    bool fresh;     /* nothing but `cell` since the scenario began */
    bool restarts;  /* it began with `new`: a changed cell deals again */
    bool changed;   /* a cell was changed */
    bool unsealed;  /* and the tables have not been checked since */
    bool unchecked; /* fields were set and not verified yet */

    const struct command *command; /* of this line */
    struct sw_error why;
    char expected[SCRIPT_LINE], actual[SCRIPT_LINE];
    int keeps;
    struct kept keep[KEEP_MAX];
};

/* script.c: write down why a line does not hold. All give false. */
bool run_fail(struct runner *r, int word, const char *arg);
bool run_fail_number(struct runner *r, int word, int n);
bool run_misshapen(struct runner *r);
bool run_differ(struct runner *r, int word, const char *expected, const char *actual);

void run_copy(char out[SCRIPT_LINE], const char *s); /* cut if it is too long */
void run_leave(struct runner *r);                    /* the scenario is over */

/* begin.c: false, and why, if the game's own verify finds something broken. */
bool run_possible(struct runner *r);
/* begin.c: false, and why, if the cells that were changed do not fit together. */
bool run_seal(struct runner *r);

/* act.c: false, and why, if the text is no action (or no verb) at all. */
bool run_read_action(struct runner *r, char *text, struct sw_action *out);
bool run_read_verb(struct runner *r, const char *word, int *out);

/* The commands. `rest` is what follows the first word. */
bool run_new(struct runner *r, char *rest);
bool run_from(struct runner *r, char *rest);
bool run_keep(struct runner *r, char *rest);
bool run_cell(struct runner *r, char *rest);
bool run_set(struct runner *r, char *rest);
bool run_do(struct runner *r, char *rest);
bool run_no(struct runner *r, char *rest);
bool run_odds(struct runner *r, char *rest);
bool run_play(struct runner *r, char *rest);
bool run_see(struct runner *r, char *rest);
bool run_end(struct runner *r, char *rest);
bool run_rank(struct runner *r, char *rest);
bool run_legal(struct runner *r, char *rest);

#endif
