/* SPDX-License-Identifier: MIT */
/* request.h - one line of the protocol: reading its words, writing the reply. */
#ifndef ENGINE_REQUEST_H
#define ENGINE_REQUEST_H

#include "engine.h"

enum {
    E_BEFORE_FIRST = SW_WORD_GAME - 1,
#define W(name) E_##name,
#include "engine/text_ids.h"
#undef W
};

extern const struct sw_game engine_language; /* a game of words only */

struct request {
    struct engine *e;
    char *rest; /* what follows the command; words are cut off it */
    struct sw_text *reply;
};

void req_ok(struct request *r);
/* Errors give false, so that whoever reads a request can return it. */
bool req_error_of(struct request *r, const struct sw_error *e, const struct sw_game *g);
/* One of the protocol's own sentences. */
bool req_error(struct request *r, int word, const char *a0);
/* A refusal by the rules. */
bool req_refuse(struct request *r, int word);
/* The same as an answer: "why NAME RULE sentence". */
void req_why(struct request *r, int word);
/* Each line of a text behind `keyword`. */
void req_lines(struct request *r, const char *keyword, const char *text);
/* The next word, or NULL. */
char *req_next(struct request *r);
bool req_has_match(struct request *r);
const struct sw_game *req_game(const struct request *r);
const struct sw_state *req_state(const struct request *r);
/* Is the next word this one? Then it is used up. */
bool req_next_is(struct request *r, const char *word);
/* A seat, `preset` if none is given. */
bool req_optional_seat(struct request *r, int preset, int *out);
/* A seat that has something to decide. */
bool req_waiting_seat(struct request *r, int *out);
/* A number of actions that have been played, `preset` if none is given. */
bool req_ply(struct request *r, int preset, int *out);
/* The rest of the line as an action. */
bool req_action(struct request *r, struct sw_action *out);
/* "ok ply 12 waiting 0 2 over -" */
void req_ok_where(struct request *r);
/* "KEYWORD 0 buy S05", without the newline */
void req_add_action(struct request *r, const char *keyword, const struct sw_action *a);

#endif
