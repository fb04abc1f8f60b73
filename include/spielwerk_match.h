/* SPDX-License-Identifier: MIT */
/* spielwerk_match.h - what front ends call: games, positions, matches, saves.
 *
 * A front end opens a game, plays a match of it and closes both. The functions here keep
 * the promises that hang on the order of calls: who may see what, what is legal, what may be
 * undone, what a log proves. Scores and places may be asked of game->rules. */
#ifndef SPIELWERK_MATCH_H
#define SPIELWERK_MATCH_H

#include "spielwerk.h"

/* ---- games and editions -------------------------------------------------- */

int sw_game_count(void);
const char *sw_game_id(int index); /* in the order players see; hidden ones last */

/* A game ready to play, with the standard edition; NULL and *e if there is no such id.
 * Close it after everything that was made with it. */
struct sw_game *sw_game_open(const char *id, struct sw_error *e);
void sw_game_close(struct sw_game *g);

/* Change single cells of an open game before its first match. Cells are written as
 * text, the way sw_cell_print() prints them. sw_game_seal() validates the whole,
 * recomputes the hash and must be called after the last change. */
int sw_table_find(const struct sw_game *g, const char *name);             /* or -1 */
int sw_row_find(const struct sw_game *g, int table, const char *id);      /* or -1 */
int sw_column_find(const struct sw_game *g, int table, const char *name); /* or -1 */
int sw_table_rows(const struct sw_game *g, int table);
void sw_cell_print(const struct sw_game *g, int table, int row, int column,
                   struct sw_text *out);
bool sw_table_resize(struct sw_game *g, int table, int rows, struct sw_error *e);
bool sw_cell_set(struct sw_game *g, int table, int row, int column, const char *text,
                 struct sw_error *e);
bool sw_game_seal(struct sw_game *g, const char *edition_name, struct sw_error *e);

/* ---- states --------------------------------------------------------------- */

/* Room for the state of any game. */
union sw_any_state {
    struct sw_state head;
    uint64_t align;
    uint8_t bytes[SW_MAX_STATE];
};

struct sw_setup {
    uint8_t seats, luck; /* enum sw_luck */
    uint8_t option[SW_MAX_OPTIONS];
    struct sw_seed seed;
};

/* The game's preset options for `seats` seats, ChaCha luck and seed 0. */
void sw_setup_init(const struct sw_game *g, int seats, struct sw_setup *out);
/* The same for a match without people: the options' presets for bots. */
void sw_setup_bots(const struct sw_game *g, int seats, struct sw_setup *out);
/* "refill" "end_of_turn" */
bool sw_setup_option(const struct sw_game *g, struct sw_setup *setup, const char *name,
                     const char *value, struct sw_error *e);
void sw_option_print(const struct sw_game *g, int option, int value, char out[SW_MAX_TOKEN]);

bool sw_start(const struct sw_game *g, const struct sw_setup *setup, struct sw_state *s,
              struct sw_events *ev, struct sw_error *e);
/* a must be legal. */
void sw_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
              struct sw_events *ev);
/* NULL, or what is wrong with this position, in English, for developers. Any bytes may be
 * asked; of those it passes, everything else may be asked, too. */
const char *sw_verify(const struct sw_game *g, const struct sw_state *s);
/* Whoever writes into a state by hand says so: the bytes that follow from the others are filled
 * anew. */
void sw_derive(const struct sw_game *g, struct sw_state *s);
void sw_censor(const struct sw_game *g, struct sw_state *s, int seat);
void sw_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r);

/* ---- fields ---------------------------------------------------------------- */

/* All fields: first the head's, then the game's. */
int sw_field_count(const struct sw_game *g);
const struct sw_field *sw_field(const struct sw_game *g, int index);

/* Set a field or a row from text: one value, or the row's values separated by blanks.
 * Sets are the members separated by blanks, "-" if empty. */
bool sw_field_set(const struct sw_game *g, struct sw_state *s, const char *name,
                  const char *text, struct sw_error *e);
/* The value of a field or row, as sw_field_set() reads it. */
bool sw_field_get(const struct sw_game *g, const struct sw_state *s, const char *name,
                  struct sw_text *out);

/* The whole position, one "name value..." line per row: our FEN. */
void sw_dump(const struct sw_game *g, const struct sw_state *s, struct sw_text *out);
/* Read what sw_dump wrote. Every row must be there once, in any order; comments (#) and
 * blank lines are skipped. e->line is relative to the text. *s is only changed on success. */
bool sw_read(const struct sw_game *g, const char *text, struct sw_state *s, struct sw_error *e);
/* Lines "name old -> new" for every row that differs; gives their number. */
int sw_diff(const struct sw_game *g, const struct sw_state *before,
            const struct sw_state *after, struct sw_text *out);
/* The same as lines of sw_dump(), "name new": who replaces these rows in a dump of `before` has
 * one of `after`. */
int sw_changes(const struct sw_game *g, const struct sw_state *before,
               const struct sw_state *after, struct sw_text *out);
/* The same number on every machine: of the fields' values, not of the bytes. */
uint64_t sw_digest(const struct sw_game *g, const struct sw_state *s);
/* The whole position as a JSON object, nested by the dots of the names. */
void sw_json(const struct sw_game *g, const struct sw_state *s, struct sw_text *out);

/* ---- actions and events as text -------------------------------------------- */

int sw_action_compare(const struct sw_action *x, const struct sw_action *y);
/* "2 buy S05" */
void sw_action_print(const struct sw_game *g, const struct sw_action *a, struct sw_text *out);
bool sw_action_parse(const struct sw_game *g, const char *text, struct sw_action *out,
                     struct sw_error *e);
/* What the button says, in words. */
void sw_action_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out);
/* "drew Y": name and arguments, for traces and logs. */
void sw_event_print(const struct sw_game *g, const struct sw_event *e, struct sw_text *out);
/* The outcomes of luck among `ev`, "drew Y; turned S05"; empty if there were none.
 * Secret arguments are written out: only for those who may see everything. */
void sw_luck_print(const struct sw_game *g, const struct sw_events *ev, struct sw_text *out);
/* The template that tells an event, to those who know its secrets or, once it is censored, to
 * those who do not; 0: never told in words. */
int sw_event_words(const struct sw_game *g, const struct sw_event *e);
/* Fill a template with an event's (or action's) values. `names` (NULL: "Seat 1") are the
 * players' names. */
void sw_event_say(const struct sw_game *g, const struct sw_event *e, enum sw_lang lang,
                  const char *const *names, struct sw_text *out);
/* All of `ev` that `seat` may know, one sentence per line; gives how many. What is of one sort
 * is joined: "Ada gains 2 grain, 1 stone." */
int sw_events_say(const struct sw_game *g, const struct sw_events *ev, int seat,
                  enum sw_lang lang, const char *const *names, struct sw_text *out);
void sw_prompt_say(const struct sw_game *g, const struct sw_state *s, int seat,
                   enum sw_lang lang, const char *const *names, struct sw_text *out);

/* ---- match ------------------------------------------------------------------ */

struct sw_match;

struct sw_match *sw_match_new(const struct sw_game *g, const struct sw_setup *setup,
                              struct sw_error *e);
/* A match that begins at a position instead of at the setup. */
struct sw_match *sw_match_from(const struct sw_game *g, const struct sw_state *position);
void sw_match_free(struct sw_match *m);

const struct sw_game *sw_match_game(const struct sw_match *m);
const struct sw_setup *sw_match_setup(const struct sw_match *m);
/* Everything, secrets included: for the authority over the match only. */
const struct sw_state *sw_match_state(const struct sw_match *m);
/* What `seat` may know, into *out: for views, bots and clients. */
void sw_match_view(const struct sw_match *m, int seat, struct sw_state *out);

const char *sw_match_name(const struct sw_match *m, int seat); /* "" until set */
/* All of them by seat, for those who say sentences; "" where nobody sits. */
void sw_match_names(const struct sw_match *m, const char *name[SW_MAX_SEATS]);
/* Cut to fit SW_MAX_TOKEN, without blanks at its ends; what cannot stand in a line of text
 * becomes '?'. */
void sw_match_set_name(struct sw_match *m, int seat, const char *name);

int sw_match_length(const struct sw_match *m); /* actions played */
struct sw_action sw_match_action(const struct sw_match *m, int index);
size_t sw_match_bytes(const struct sw_match *m); /* of memory, all together */
/* The state after `ply` actions (0: the beginning) and, if ev is not NULL, what the
 * last of them reported. */
void sw_match_at(const struct sw_match *m, int ply, struct sw_state *out, struct sw_events *ev);

/* Play. 0, or the word that says why not (nothing has changed then). */
int sw_match_play(struct sw_match *m, const struct sw_action *a, struct sw_events *ev);

/* Take back the last action of `seat`. Refused (with the word that says why) if somebody
 * else has acted since, or if a secret was revealed. SW_SPECTATOR stands for the table
 * as a whole: it may take back anybody's action, never a revealed secret. */
int sw_match_may_undo(const struct sw_match *m, int seat);
int sw_match_undo(struct sw_match *m, int seat);

/* Back to the last real decision of `seat`: with it go what others did since, and actions that
 * were the only possible ones. Before anything is taken back one may ask: 0 and how many
 * actions would stay, or the word that says why not. */
enum {
    SW_BACK_OWN = 1,   /* only as long as nobody else has acted since */
    SW_BACK_FORCED = 2 /* the only possible action counts as a decision, too */
};
int sw_match_may_go_back(const struct sw_match *m, int seat, int how, int *ply);
int sw_match_go_back(struct sw_match *m, int seat, int how);

/* Play again what `seat` (or, for SW_SPECTATOR, anybody) took back last; 0, or why not. */
int sw_match_may_redo(const struct sw_match *m, int seat);
int sw_match_redo(struct sw_match *m, int seat);

/* Forget what was played after the first `ply` actions, to try something else from there. Who
 * has seen what came knows it: for analysis only, at a table there is undo. */
void sw_match_cut(struct sw_match *m, int ply);

/* Luck goes on in another part of the stream, from which nobody has seen anything: for a table
 * that has agreed to take back what luck had shown. It belongs to the log, like an action, and
 * holds until it is cut off. False, and nothing has changed, if luck is not of that kind, or if
 * it was renewed SW_MAX_RENEWALS times. */
enum { SW_MAX_RENEWALS = 4095 };
bool sw_match_renew(struct sw_match *m);
/* The number of the renewal that was made after `ply` actions; 0: none. */
int sw_match_renewal(const struct sw_match *m, int ply);
/* From the state after `ply` actions to the next, renewals included. */
void sw_match_step(const struct sw_match *m, int ply, struct sw_state *s, struct sw_events *ev);

/* ---- saves -------------------------------------------------------------------- */

/* The text of docs/save-format.md: setup, seed, actions, digests. */
void sw_match_save(const struct sw_match *m, struct sw_text *out);

/* What a file is about, before it is loaded: the game's id. */
bool sw_save_game(const char *text, char id[SW_MAX_TOKEN], struct sw_error *e);

/* Load a save or a position. The match keeps a game of its own: the edition in the file
 * is applied to it. NULL and *e, naming line and reason, if anything is wrong. */
struct sw_match *sw_match_load(const char *text, struct sw_error *e);
/* The game a file is about, or NULL. Why a file was not loaded may be said in that game's own
 * words: hand it to sw_error_say(), then close it. */
struct sw_game *sw_save_open(const char *text);

/* A position file: header and fields. sw_match_load() reads it as a match of no actions. */
void sw_position_save(const struct sw_game *g, const struct sw_state *s, struct sw_text *out);

#endif
