/* SPDX-License-Identifier: MIT */
/* party.h - people who play one match together. */
#ifndef WIRE_PARTY_H
#define WIRE_PARTY_H

#include "desk.h"

struct party {
    struct desk desk[SW_MAX_SEATS + 1];
    int n;
};

/* People sit down, one after the other, at the servers of these ports by turns; everything they
 * are told is recorded. */
bool party_begin(struct party *p, const int *ports, int port_count, const char *game,
                 int people, int bots);
void party_end(struct party *p);

/* Whoever can, plays; when nobody can, bots think. Gives the actions played, -1 if something
 * went wrong. */
int party_play(struct party *p, int most);
bool party_over(const struct party *p);
/* The log of a match that is over, or NULL; free() it. */
char *party_log(struct party *p);

/* Everybody hears of everything that has happened so far. */
void party_hear(struct party *p);
/* The same, a moment later: bots have been thinking, servers have been talking. */
void party_wait(struct party *p);

#endif
