/* SPDX-License-Identifier: MIT */
/* guests.h - where clients come from, and how much each place may ask for.
 *
 * A place is an IPv4 address, or the first 64 bits of an IPv6 address: whoever has one of those
 * has all of them. It is read here and nowhere else. A proxy stands between, if its address was
 * named by the host; then, and only then, what it says about its client is believed. */
#ifndef SERVER_GUESTS_H
#define SERVER_GUESTS_H

#include <stdbool.h>
#include <stdint.h>

enum { PROXIES_MOST = 8 };

struct lws;

struct place {
    unsigned char net[16]; /* as IPv6; of its own addresses, the last 8 bytes are zero */
};

struct guest; /* all clients of one place */

/* In all, and for each place. */
struct limits {
    int clients, clients_each;       /* connected at once */
    int tables, tables_each;         /* in memory; made in an hour */
    int64_t editions, editions_each; /* bytes of components that tables in memory brought */
};

struct guests;

/* `proxies`: addresses with commas between them, or NULL. NULL: one is none, or no memory. */
struct guests *guests_new(const char *proxies);
void guests_free(struct guests *g);

/* Where a client comes from, while its request can still be read, and whether its browser
 * speaks TLS with whoever it sees. */
void guests_place(const struct guests *g, struct lws *client, struct place *out);
bool guests_tls(const struct guests *g, struct lws *client);

/* A client has come; NULL: no memory. */
struct guest *guests_enter(struct guests *g, const struct place *at, int64_t now);
void guests_leave(struct guest *who);
int guest_clients(const struct guest *who);
/* The same for all of a place, also when it comes back; never 0. */
uint64_t guest_key(const struct guest *who);

/* May this place make one more table now? If so, it has. */
bool guest_may_create(struct guest *who, int tables_each, int64_t now);
/* It has brought so many bytes of components, or they are gone again. */
void guest_charge(struct guest *who, int64_t bytes);
int64_t guest_charged(const struct guest *who);

/* Something was refused: a line for the log, now and then. The address is shortened, so that it
 * means a network and nobody in particular. */
void guest_log(struct guest *who, const char *what, int64_t now);

#endif
