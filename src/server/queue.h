/* SPDX-License-Identifier: MIT */
/* queue.h - whose bot thinks next.
 *
 * Tables stand in line; who keeps a table pays for the time its bots think. The next one is
 * always of the client that has had the least, so that one client with many tables, or with
 * slow bots, is in nobody's way but his own. Among the tables of a client those with quick
 * bots come first, then each in turn. Whoever comes anew begins with what the others have had:
 * nobody saves up.
 *
 * This is the order alone: it knows nothing of threads, and the loop is the only one who asks.
 */
#ifndef SERVER_QUEUE_H
#define SERVER_QUEUE_H

#include <stdbool.h>
#include <stdint.h>

enum { QUEUE_ROWS = 256 };

/* A table's place in the line; all zero: it does not stand there. */
struct queue_place {
    struct queue_place *next;
    struct queue_client *client; /* who pays, while it waits or is thought about */
    bool quick, waits;
};

struct queue_line {
    struct queue_place *first, *last;
};

struct queue_client {
    struct queue_client *next; /* in the same row */
    uint64_t key;
    int64_t used; /* what it has had, in the time of the queue */
    int places;   /* that wait or are thought about */
    struct queue_line slow, quick;
};

struct queue {
    struct queue_client *row[QUEUE_ROWS];
    struct queue_client rest; /* those for whom there was no memory, together */
    int64_t now;              /* what he had who was taken last */
    int waiting;
};

void queue_init(struct queue *q);
void queue_clear(struct queue *q);

/* Stand in line, unless it does. */
void queue_put(struct queue *q, struct queue_place *p, uint64_t client, bool quick);
/* Leave the line. */
void queue_leave(struct queue *q, struct queue_place *p);
/* The next one, or the next quick one, leaves the line; NULL: there is none. */
struct queue_place *queue_take(struct queue *q, bool quick_only);
/* It was thought about for so long. */
void queue_pay(struct queue *q, struct queue_place *p, int64_t time);

#endif
