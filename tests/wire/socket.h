/* SPDX-License-Identifier: MIT */
/* socket.h - a small WebSocket client: enough to play, and to misbehave. */
#ifndef WIRE_SOCKET_H
#define WIRE_SOCKET_H

#include "spielwerk.h"

struct socket {
    int fd;            /* -1: closed */
    struct sw_text in; /* bytes that came and were not yet read */
    size_t used;       /* of them */
    struct sw_text message;
};

/* Connect to 127.0.0.1 and ask for a WebSocket of our protocol. `origin` may be NULL. False if
 * the server does not want that. */
bool socket_open(struct socket *s, int port, const char *origin, const char *protocol);
void socket_close(struct socket *s);

/* A text message in one frame. False: the connection is gone. */
bool socket_send(struct socket *s, const char *text, size_t size);
/* Any bytes. */
bool socket_raw(struct socket *s, const void *bytes, size_t size);
/* A frame with this first byte (final bit and kind), masked as clients must. */
bool socket_frame(struct socket *s, int first, const char *data, size_t size);

/* The next message, zero-terminated; it stays until the next call. NULL: none came within
 * `wait` milliseconds, or the connection is gone (then fd is -1). */
const char *socket_read(struct socket *s, int wait);
/* One of those that have come already, without looking for more. */
const char *socket_next(struct socket *s);
/* Take what has come, waiting for it no longer than `wait` milliseconds. */
bool socket_fill(struct socket *s, int wait);

/* Fetch a path by HTTP/1.1; gives everything the server sent, head included. free() it. */
char *socket_fetch(int port, const char *path);

#endif
