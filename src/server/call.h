/* SPDX-License-Identifier: MIT */
/* call.h - one request of a client: reading its members, writing the reply. */
#ifndef SERVER_CALL_H
#define SERVER_CALL_H

#include "server.h"

struct call {
    struct server *server;
    struct conn *conn;
    json_t *in;
    struct sw_text reply; /* members of the reply so far */
    struct refusal why;   /* filled by whoever gives false */
};

/* One of the server's sentences; gives false. */
bool call_refuse(struct call *c, int word, const char *a0);
/* A member that is a text; NULL after refusing. */
const char *call_text(struct call *c, const char *name);
/* The same, NULL if there is none. */
const char *call_optional(const struct call *c, const char *name);
/* Let something happen at the client's table. */
bool call_happen(struct call *c, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* lobby.c */
bool do_create(struct call *c);
bool do_sit(struct call *c);
bool do_watch(struct call *c);
bool do_look(struct call *c);
bool do_lobby(struct call *c);
bool do_mine(struct call *c);
bool do_rematch(struct call *c);

/* seat.c */
bool do_ping(struct call *c);
bool do_lang(struct call *c);
bool do_log(struct call *c);
bool do_act(struct call *c);
bool do_undo(struct call *c);
bool do_ask(struct call *c);
bool do_answer(struct call *c);
bool do_chat(struct call *c);
bool do_leave(struct call *c);
bool do_back(struct call *c);
bool do_hook(struct call *c);

#endif
