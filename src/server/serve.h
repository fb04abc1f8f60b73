/* SPDX-License-Identifier: MIT */
/* serve.h - the page and the tables at an address. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdbool.h>

#include "guests.h"

struct serve_options {
    const char *address; /* "127.0.0.1": only this machine */
    int port;            /* 0: any that is free */
    const char *store;   /* where tables are kept: a file */
    int bots;            /* threads that think */
    int team;            /* threads for one answer; 0: every question begins anew */
    struct limits limit;
    const char *proxies; /* whose word is taken for where clients come from, or NULL */
    const char *watch;   /* where figures for the host are: "127.0.0.1:8174", or NULL */
    int rate;            /* messages per second from one client, at most */
    int patience;        /* seconds of silence until a client is asked */
    int away;            /* seconds somebody must be away until a bot may play for him */
    int linger;          /* seconds that bots play on when nobody is there */
    int bots_each;       /* seats of bots at tables of one client, at most */
    const char *certificate, *key; /* for TLS; NULL: none */
    bool private_hooks;            /* seats may be told at addresses of our own network */
    const char *hook_ca;           /* who else vouches for them, PEM; NULL: nobody */
};

enum serve_result {
    SERVE_GOOD,
    SERVE_NO_PORT,
    SERVE_NO_STORE,
    SERVE_NO_MEMORY,
    SERVE_NO_PROXY,
    SERVE_NO_WATCH
};

/* Serve until `*stop` is set (by a signal). `ready` is called once, with the port. If it
 * cannot begin, `why` says more. */
enum serve_result serve_run(const struct serve_options *o, void (*ready)(void *self, int port),
                            void *self, const volatile bool *stop, char *why, int why_size);

#endif
