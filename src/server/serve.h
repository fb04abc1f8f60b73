/* SPDX-License-Identifier: MIT */
/* serve.h - the page at an address of this machine. */
#ifndef SERVER_SERVE_H
#define SERVER_SERVE_H

#include <stdbool.h>

struct serve_options {
    const char *address; /* "127.0.0.1": only this machine */
    int port;            /* 0: any that is free */
};

/* Serve until `*stop` is set (by a signal). `ready` is called once, with the port. False if
 * the address cannot be had. */
bool serve_run(const struct serve_options *o, void (*ready)(void *self, int port), void *self,
               const volatile bool *stop);

#endif
