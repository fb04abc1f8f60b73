/* SPDX-License-Identifier: MIT */
/* serve.h - the page and the tables at an address. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdbool.h>

struct serve_options {
    const char *address;           /* "127.0.0.1": only this machine */
    int port;                      /* 0: any that is free */
    const char *store;             /* where tables are kept: a file */
    int bots;                      /* threads that think */
    int team;                      /* threads for one answer; 0: every question begins anew */
    int clients;                   /* at most */
    int rate;                      /* messages per second from one client, at most */
    int patience;                  /* seconds of silence until a client is asked */
    int linger;                    /* seconds that bots play on when nobody is there */
    int bots_each;                 /* seats of bots at tables of one client, at most */
    int away;                      /* seconds until the others may let a bot replace him */
    const char *certificate, *key; /* for TLS; NULL: none */
    bool private_hooks;            /* seats may be told at addresses of our own network */
    const char *hook_ca;           /* who else vouches for them, PEM; NULL: nobody */
};

enum serve_result { SERVE_GOOD, SERVE_NO_PORT, SERVE_NO_STORE, SERVE_NO_MEMORY };

/* Serve until `*stop` is set (by a signal). `ready` is called once, with the port. If it
 * cannot begin, `why` says more. */
enum serve_result serve_run(const struct serve_options *o, void (*ready)(void *self, int port),
                            void *self, const volatile bool *stop, char *why, int why_size);

#endif
