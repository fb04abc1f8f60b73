/* SPDX-License-Identifier: MIT */
/* presence.h - who is connected to which table at the other servers of a store.
 *
 * Servers tell each other by words that the store passes on and nobody keeps:
 *
 *   here SERVER TABLE SEATS WATCHING   who is connected at this server (a bit for each seat)
 *   who SERVER TABLE                   I have just loaded it: who is there?
 *   alive SERVER                       every few seconds
 *
 * A server that has been silent for a while has died, and so has the presence of its people. */
#ifndef SERVER_PRESENCE_H
#define SERVER_PRESENCE_H

#include "server.h"

/* This server gets a name. */
void presence_begin(struct server *s);
/* Somebody may have come to a table, or gone: tell the others with the next commit. */
void presence_tell(struct server *s, struct table *t);
/* A table leaves this server's memory, whoever was there. */
void presence_leave(struct server *s, struct table *t);
/* A word of another server. */
void presence_hear(struct server *s, const char *word);
/* Once a second. */
void presence_tick(struct server *s);
void presence_end(struct server *s);

#endif
