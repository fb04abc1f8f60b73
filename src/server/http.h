/* SPDX-License-Identifier: MIT */
/* http.h - what browsers fetch: the page, /healthz, /metrics. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include <libwebsockets.h>

#include "server.h"

struct http { /* what is being sent to one client */
    const char *data;
    char *own; /* the same, if it is to be freed */
    size_t size, sent;
};

/* The callback of the protocol "http"; the context's user is the server. Another one serves
 * only what is for the host. */
int http_watch_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                     size_t size);
int http_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
               size_t size);

#endif
