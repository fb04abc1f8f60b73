/* SPDX-License-Identifier: MIT */
/* bots.h - bots think in threads of their own, so that nobody waits for them.
 *
 * A bot gets what its seat may know and nothing else. There is room for a fixed number of
 * questions; a table that finds none is asked again next turn. */
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

#endif
