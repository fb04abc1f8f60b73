/* SPDX-License-Identifier: MIT */
/* desk.h - one client at a table: everything it has been told, and how it plays.
 *
 * It knows what the protocol says and the rules of the games, and nothing of the server. */
#ifndef WIRE_DESK_H
#define WIRE_DESK_H

#include <jansson.h>

#include "socket.h"
#include "spielwerk_match.h"

enum { DESK_WAIT = 5000, DESK_HERE = -2 /* only what has come already */ };

struct desk {
    struct socket socket;
    int port;
    char table[32], secret[32], name[32];
    int seat; /* SW_SPECTATOR: watches */
    int64_t asked;
    const struct sw_game *game; /* of all positions it gets; NULL: each brings its own */
    struct sw_match *loaded;    /* the position it got last */
    union sw_any_state view;    /* with the rows that came since */
    json_int_t number;          /* of the last news; 0: none */
    json_t *story;              /* all chapters */
    json_t *info;               /* how the table stands */
    json_t *record;             /* every message that came, in order; NULL: not wanted */
    bool wrong;                 /* something came that must not */
    uint64_t dice;              /* for choosing actions */
};

void desk_init(struct desk *d, int port);
void desk_clear(struct desk *d);

/* Send a request and read until its answer; what else comes is taken in. NULL: none came.
 * json_decref() it. `format` is json_pack()'s, without "do" and "re". */
json_t *desk_ask(struct desk *d, const char *what, const char *format, ...);
/* The same without waiting; gives the number of the request. */
int64_t desk_send(struct desk *d, const char *what, json_t *members);
/* Take in one message. False: none came within `wait` milliseconds. The answer to a request
 * is given in *answer, if one is wanted. */
bool desk_take(struct desk *d, int wait, json_t **answer);

/* Take in everything that has happened so far: messages come in order, so whatever was told
 * before the answer to a request has come with it. */
void desk_catch_up(struct desk *d);

bool desk_connect(struct desk *d);
/* Sit down, or come back, by table, secret and name. */
bool desk_sit(struct desk *d);
/* Another device at the same seat, from nothing. */
bool desk_sit_twice(struct desk *other, const struct desk *d);
bool desk_watch(struct desk *d, const char *table);
void desk_leave(struct desk *d); /* close the connection; it keeps what it knows */

/* Does it know the same as somebody who never left? */
bool desk_same(struct desk *a, struct desk *b);

const struct sw_game *desk_game(const struct desk *d);
bool desk_over(const struct desk *d);
/* Is there something to play that goes forward? */
bool desk_choose(struct desk *d, struct sw_action *out);
/* Play; NULL if it was accepted, else the name of the refusal. */
const char *desk_play(struct desk *d, const struct sw_action *a);

/* A new table with these seats ("person" or bots), separated by commas. Secrets go to the
 * desks of its people, in order, with the table's id. */
bool desk_create(struct desk *d, const char *game, const char *seats, struct desk *people);

#endif
