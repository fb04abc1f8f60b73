/* SPDX-License-Identifier: MIT */
/* bots.h - bots think in threads of their own, so that nobody waits for them.
 *
 * A bot gets what its seat may know and nothing else. Who is next is said by queue.h; a thread
 * of its own is kept for bots that are quick, so that they never wait for those that search.
 * Bots do not play on for nobody: a while after the last client has left a table they pause,
 * until somebody comes back, unless somebody who plays himself wants to be told of his turn. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "server.h"

/* `wake` is called from other threads when there are answers. NULL: no threads, no memory. */
struct bots *bots_new(int threads, int team, void (*wake)(void *self), void *self);
void bots_free(struct bots *b);

/* If it is a bot's turn at this table, let it think. */
void bots_ask(struct server *s, struct table *t);
/* Play what bots have answered, as far as it still fits. */
void bots_collect(struct server *s);
/* Nobody needs this table any more. */
void bots_forget(struct server *s, struct table *t);
/* How many tables wait for a bot to begin to think. */
int bots_waiting(const struct bots *b);

#endif
