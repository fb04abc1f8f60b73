/* SPDX-License-Identifier: MIT */
/* play.h - a table in the terminal: one match and the people and bots around it. */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "ai/ai.h"
#include "show.h"

struct table {
    struct cli *c;
    struct sw_match *match;
    struct sw_game *game; /* what we opened for it; NULL if the match brought its own */
    const struct ai_bot *bot[SW_MAX_SEATS]; /* NULL: a person */
    struct show_names names;
    int told[SW_MAX_SEATS]; /* how many actions each seat has been told about */
    int watcher;            /* whose eyes may be at the screen; SW_SPECTATOR: nobody's */
    bool ask_all, pause;
    bool fresh; /* the board has to be shown before the next question */
    bool leave;
    int code;            /* exit code */
    struct sw_text path; /* where the match is saved; empty: nowhere */
    struct sw_text out;  /* what is to be printed next */
    struct sw_text line; /* the last line entered */
};

static inline const struct sw_game *table_game(const struct table *t)
{
    return sw_match_game(t->match);
}

static inline const struct sw_state *table_state(const struct table *t)
{
    return sw_match_state(t->match);
}

static inline bool table_is_person(const struct table *t, int seat)
{
    return t->bot[seat] == NULL;
}

/* ---- play.c ---- */

void table_print(struct table *t); /* `out`, and empty it */
void table_say(struct table *t, int word, const char *a0, const char *a1); /* into `out` */
/* Play an action that is legal, and save. */
void table_play(struct table *t, const struct sw_action *a);
/* The only legal action of a seat that need not be asked about. */
bool table_forced(const struct table *t, const struct sw_state *s, int seat,
                  struct sw_action *out);
int table_people(const struct table *t);
/* Put another match on the table; it is the table's from now on. */
void table_set_match(struct table *t, struct sw_match *m, struct sw_game *game);

/* ---- play_ask.c: somebody's turn ---- */

void ask_person(struct table *t, int seat);
/* What happened since `seat` was last told, into `out`. */
void ask_tell(struct table *t, int seat);

/* ---- play_enter.c: what people type ---- */

/* Read a line into t->line, without its newline. False at the end of the input or after
 * Ctrl-C: the table is then left. */
bool enter_line(struct table *t);
void enter_catch_interrupts(void);
bool enter_interrupted(void);
/* "3", "gate R" or "0 gate R": an action, legal or not. */
bool enter_action(struct table *t, int seat, const char *text, struct sw_action *out);

/* ---- play_commands.c ---- */

/* Do what t->line says, if it begins with a command. False if it does not. */
bool play_command(struct table *t, int seat);

/* ---- play_file.c ---- */

/* Find out where to save: --save, or a new file in the user's own folder. */
void file_choose(struct table *t);
void file_save(struct table *t);
/* The match saved last, of `game` if that is not NULL; false if there is none. */
bool file_latest(const char *game, struct sw_text *out);

#endif
