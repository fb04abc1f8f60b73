/* SPDX-License-Identifier: MIT */
/* hooks.h - telling somebody who is not there that it is his turn.
 *
 * A seat may name an address (http or https) to which a few words are posted: which table,
 * which game, which seat. No secret is among them, and what is answered is not read. */
#ifndef SERVER_HOOKS_H
#define SERVER_HOOKS_H

#include <libwebsockets.h>

#include "server.h"

enum { HOOK_MAX = 400 }; /* bytes of an address */

#define HOOKS_PROTOCOL "hook"

struct uv_loop_s;

/* `private_too`: also to addresses of this machine and of its own network, which strangers
 * must not reach by way of us. NULL: no memory. */
struct hooks *hooks_new(struct uv_loop_s *loop, struct lws_context *context,
                        struct lws_vhost *host, bool private_too);
void hooks_free(struct hooks *h); /* after the loop has ended */
/* Nothing more is sent. Gives how many names are still being looked up: the loop has to turn
 * until there are none. */
int hooks_stop(struct hooks *h);
/* Reminders that are on their way. */
int hooks_under_way(const struct hooks *h);

/* Could this be an address of a hook? */
bool hooks_shape(const char *url);

/* Whoever has come to his turn at this table and is not there is told so. */
void hooks_remind(struct server *s, struct table *t);

/* The callback of HOOKS_PROTOCOL. */
int hooks_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                size_t size);

#endif
