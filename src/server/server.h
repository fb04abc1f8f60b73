/* SPDX-License-Identifier: MIT */
/* server.h - what all parts of the table server share, and a turn of its loop. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "guests.h"
#include "steady.h"
#include "store.h"
#include "table.h"

enum { TABLES_ROWS = 16384 };

struct counts { /* for /metrics */
    int64_t connections, received, received_bytes, sent, sent_bytes, refused, actions, lines,
        commits, lost, created, thoughts, reminders;
};

struct bots;
struct hooks;
struct peer;

struct server {
    struct store *store;
    struct bots *bots;
    struct hooks *hooks;            /* or NULL */
    struct table *row[TABLES_ROWS]; /* tables in memory, by a hash of their ids */
    int tables, clients, unwanted;
    int64_t editions; /* bytes of components that tables have brought */
    struct limits limit;
    struct guests *guests;
    struct place arriving; /* of the client that is being let in */
    struct guest *asking;  /* whose request is carried out, or NULL */
    struct steady clock;
    int rate;                     /* messages a client may send per second */
    int64_t linger;               /* milliseconds that bots play on when nobody is there */
    int bots_each;                /* seats of bots at tables of one client, at most */
    int64_t away;                 /* milliseconds until the others may let a bot replace him */
    int64_t patience;             /* milliseconds of silence until it is asked; then again */
    struct conn *oldest, *newest; /* all clients, by when they were last heard of */
    int64_t now;                  /* milliseconds since 1970 */
    int64_t since;                /* when the first thing happened in this turn; 0: none did */
    struct conn *held;            /* clients that have something held for them */
    struct table *touched;        /* tables to which something has happened */
    bool apart;                   /* figures for the host are at an address of their own */
    bool hears_store;             /* is woken when the store has news */
    struct counts count;
    char name[SECRET_TEXT]; /* among the servers of this store */
    struct peer *peers;     /* the others, as far as they were heard of */
    struct peer *dead;      /* the one that is being forgotten */
    int64_t alive;          /* when the others were last told that we are here */
    int returns;            /* of the store, that we know of */
};

/* ---- tables.c ---- */

/* A table, if it is in memory. */
struct table *tables_find(struct server *s, const char *id);
/* A table, from memory or from the store; NULL and the reason. */
struct table *tables_get(struct server *s, const char *id, struct refusal *r);
/* A new table of a plan, which it takes over; NULL and the reason. */
struct table *tables_create(struct server *s, const char *id, struct plan *plan,
                            struct refusal *r);
/* Let something happen at a table and keep it. False if it makes no sense there. */
bool tables_happen(struct server *s, struct table *t, const char *line);
/* Look at the table when the turn ends. */
void tables_touch(struct server *s, struct table *t);
/* Another server has gone on with this table: go on, too. */
void tables_catch_up(struct server *s, const char *id);
/* Forget a table, or what we thought of it: whoever sits there begins anew. */
void tables_drop(struct server *s, struct table *t);
/* Call it for every table in memory; it may drop that table. */
void tables_each(struct server *s, void (*each)(struct server *s, struct table *t));
/* Seats of bots at running tables in memory that this client keeps. */
int tables_bots(struct server *s, uint64_t keeper);
/* A bot that was asked for this table has answered. */
void tables_thought(struct table *t);

/* ---- turn.c ---- */

/* Time goes on; things are about to happen. */
void turn_begin(struct server *s);
/* Keep what has happened, then tell it. */
void turn_end(struct server *s);
/* The same if the turn has lasted so long that those who came first should not wait for those
 * who are still to come. */
void turn_long(struct server *s);
/* Once a second: clocks, and tables nobody looks at. */
void turn_tick(struct server *s);

/* ---- command.c ---- */

/* A message from a client. Whatever it is, it is answered. */
void command_run(struct conn *c, const char *text, size_t size);
/* {"re":N,"no":NAME,...}: why a request is refused. */
void command_refuse(struct conn *c, int64_t request, const struct refusal *r);
/* The client is gone. */
void command_gone(struct conn *c);

#endif
