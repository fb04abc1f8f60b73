/* SPDX-License-Identifier: MIT */
/* ws.h - WebSockets: messages in, messages out. */
#ifndef SERVER_WS_H
#define SERVER_WS_H

#include <libwebsockets.h>

#include "server.h"

#define WS_PROTOCOL "spielwerk.1" /* what clients have to ask for; 1 is the version */

/* The callback of that protocol; the context's user is the server. */
int ws_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
             size_t size);

/* Once a second: is everybody still there? */
void ws_tick(struct server *s);

#endif
