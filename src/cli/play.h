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
    struct thinker *thinker[SW_MAX_SEATS];  /* of those that search, if asked for */
    int team; /* threads for one answer; 0: begin anew each time */
    struct show_names names;
    int told[SW_MAX_SEATS]; /* how many actions each seat has been told about */
    int watcher;            /* whose eyes may be at the screen; SW_SPECTATOR: nobody's */
    bool ask_all, pause;
    double pace; /* seconds for each turn when only bots play; 0: do not show turns */
    bool fresh;  /* the board has to be shown before the next question */
    bool full;   /* and the whole of it, however small the screen is */
    bool leave;
    bool stands[SW_MAX_SEATS]; /* whose answer stands, and for which turn */
    uint32_t turn[SW_MAX_SEATS];
    int code;            /* exit code */
    struct sw_text path; /* where the match is saved; empty: nowhere */
    bool unsaved;        /* the match has gone on since it was saved */
    bool complained;     /* saving has failed, and that was said */
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
/* The sentence that says why something is refused, into `out`. */
void table_refuse(struct table *t, int word);
/* The board as `seat` sees it, into `out`. */
void table_show(struct table *t, int seat);
/* Play an action that is legal. What people do is saved at once. */
void table_play(struct table *t, const struct sw_action *a);
/* The only legal action of a seat that need not be asked about. */
bool table_forced(const struct table *t, const struct sw_state *s, int seat,
                  struct sw_action *out);
int table_people(const struct table *t);
/* Put another match on the table; it is the table's from now on. */
void table_set_match(struct table *t, struct sw_match *m, struct sw_game *game);

/* ---- play_seats.c: who plays, and under which name ---- */

/* False after saying what is wrong with --human, --bot or --names. */
bool seats_choose(struct table *t);

/* ---- play_story.c: what happened ---- */

/* What `seat` has not been told yet, into `out`: a blank line between turns, and a heading
 * where it is what the others did since its last one. */
void story_tell(struct table *t, int seat);
/* Everything from the beginning. */
void story_all(struct table *t, int seat);

/* ---- play_ask.c: somebody's turn ---- */

void ask_person(struct table *t, int seat);

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

/* Find out where to save: --save, or a new file in the user's own folder. False after saying
 * that somebody else's file is there. */
bool file_choose(struct table *t);
/* The match on the table was loaded from here: go on saving there, unless it is only a position
 * that nobody has played from yet. */
void file_take_over(struct table *t, const char *path);
/* Would saving here destroy a file that is not this match's? */
bool file_is_taken(const struct table *t, const char *path);
/* From now on save here; goes back to the old place if that fails. */
bool file_move(struct table *t, const char *path);
/* Save if anything is new. Says so, once, if it cannot. */
bool file_save(struct table *t);
/* The match saved last, of `game` if that is not NULL; false if there is none. */
bool file_latest(const char *game, struct sw_text *out);

#endif
