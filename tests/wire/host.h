/* SPDX-License-Identifier: MIT */
/* host.h - starting and stopping servers of our own. */
#ifndef WIRE_HOST_H
#define WIRE_HOST_H

#include <stdbool.h>
#include <sys/types.h>

/* For a server whose clients are many and all come from here. */
#define HOST_CROWD                                                                             \
    "--clients=1000000", "--clients-each=1000000", "--tables=1000000", "--tables-each=1000000"

struct host {
    pid_t pid;
    int port;
    const char *option[8]; /* more for the server, up to a NULL */
};

/* Start `program serve` with this store on a port (0: any that is free), `rate` being how many
 * messages a client may send per second. Waits until it listens. */
bool host_start(struct host *h, const char *program, const char *store, int port,
                const char *rate);
void host_kill(struct host *h); /* kill -9 */
bool host_stop(struct host *h); /* politely; false if it does not end well */

#endif
