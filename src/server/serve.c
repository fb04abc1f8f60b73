/* SPDX-License-Identifier: MIT */
/* serve.c - the loop: one thread, libwebsockets, a commit per turn.
 *
 * lws_service() lets everything happen that has come in; what is to be told is held. Then the
 * turn ends: one commit makes it durable, and the messages go out. While the disk is busy, new
 * requests gather and share the next commit, so more load means larger turns and not more of
 * them. */
#define _DEFAULT_SOURCE

#include "serve.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bots.h"
#include "http.h"
#include "server.h"
#include "ws.h"

enum { TICK_MS = 1000 };

#define STORE_PROTOCOL "store"

/* The store has something to say: being woken is enough, the turn will ask. If its connection
 * has ended, nothing more comes this way; once a second we look whether there is another. */
static int on_store(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                    size_t size)
{
    struct server *s = lws_context_user(lws_get_context(client));
    char byte;

    (void)user, (void)in, (void)size;
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION)
        return -1;
    if (reason == LWS_CALLBACK_RAW_CLOSE_FILE)
        s->hears_store = false;
    if (reason != LWS_CALLBACK_RAW_RX_FILE)
        return 0;
    return recv(lws_get_socket_fd(client), &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0 ? -1 : 0;
}

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = http_event, .per_session_data_size = sizeof(struct http)},
    {.name = WS_PROTOCOL,
     .callback = ws_event,
     .per_session_data_size = sizeof(struct conn),
     .rx_buffer_size = 4096},
    {.name = STORE_PROTOCOL, .callback = on_store},
    {.name = NULL},
};

/* A client that has been silent is asked whether it is still there. */
static const lws_retry_bo_t patience = {.secs_since_valid_ping = 25,
                                        .secs_since_valid_hangup = 60};

static void wake(void *self)
{
    lws_cancel_service(self);
}

/* Every client is an open file. */
static void raise_file_limit(void)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static struct lws_context *open_context(const struct serve_options *o, struct server *s,
                                        struct lws_vhost **host)
{
    struct lws_context_creation_info info = {.port = o->port};
    struct lws_context *context;

    lws_set_log_level(LLL_ERR, NULL);
    info.iface = o->address;
    info.protocols = protocols;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS;
    info.user = s;
    info.retry_and_idle_policy = &patience;
    info.ssl_cert_filepath = o->certificate;
    info.ssl_private_key_filepath = o->key;
    if (o->certificate)
        info.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    context = lws_create_context(&info);
    *host = context ? lws_create_vhost(context, &info) : NULL;
    return context;
}

/* lws sleeps until something comes: this does, once a second. */
struct alarm {
    lws_sorted_usec_list_t timer;
    struct lws_context *context;
};

static void on_alarm(lws_sorted_usec_list_t *timer)
{
    struct alarm *a = (struct alarm *)timer;

    lws_sul_schedule(a->context, 0, &a->timer, on_alarm, TICK_MS * LWS_US_PER_MS);
}

/* lws is not to close what belongs to the store, so it gets a copy. */
static void watch_store(struct server *s, struct lws_vhost *host)
{
    lws_sock_file_fd_type fd = {.filefd = -1};

    if (s->hears_store || store_fd(s->store) < 0)
        return;
    fd.filefd = dup(store_fd(s->store));
    s->hears_store = fd.filefd >= 0 && lws_adopt_descriptor_vhost(host, LWS_ADOPT_RAW_FILE_DESC,
                                                                  fd, STORE_PROTOCOL, NULL);
}

static void catch_up(void *self, const char *id)
{
    tables_catch_up(self, id);
}

static int64_t turn(struct server *s, struct lws_context *context, struct lws_vhost *host,
                    int64_t tick)
{
    int served = lws_service(context, 0);

    turn_begin(s);
    bots_collect(s);
    store_news(s->store, catch_up, s);
    if (s->now >= tick) {
        turn_tick(s);
        watch_store(s, host);
        tick = s->now + TICK_MS;
    }
    turn_end(s);
    return served < 0 ? -1 : tick;
}

static void drop(struct server *s, struct table *t)
{
    tables_drop(s, t);
}

static void close_all(struct server *s, struct lws_context *context)
{
    bots_free(s->bots);
    s->bots = NULL;
    if (context)
        lws_context_destroy(context);
    if (s->store && s->now)
        turn_end(s);
    tables_each(s, drop);
    store_close(s->store);
    plan_close_games();
    free(s);
}

enum serve_result serve_run(const struct serve_options *o, void (*ready)(void *self, int port),
                            void *self, const volatile bool *stop, char *why, int why_size)
{
    struct server *s = calloc(1, sizeof *s);
    struct lws_context *context = NULL;
    struct lws_vhost *host = NULL;
    struct alarm alarm = {.context = NULL};
    int64_t tick = 0;

    if (!s || !secret_begin())
        return SERVE_NO_MEMORY;
    raise_file_limit();
    s->clients_most = o->clients;
    s->rate = o->rate;
    s->store = store_open(o->store, why, why_size);
    if (s->store)
        context = open_context(o, s, &host);
    if (host)
        s->bots = bots_new(o->bots, wake, context);
    if (!host || !s->bots) {
        enum serve_result result = !s->store ? SERVE_NO_STORE : SERVE_NO_PORT;
        close_all(s, context);
        return result;
    }
    turn_begin(s);
    alarm.context = context;
    on_alarm(&alarm.timer);
    ready(self, lws_get_vhost_listen_port(host));
    while (!*stop && tick >= 0)
        tick = turn(s, context, host, tick);
    close_all(s, context);
    return SERVE_GOOD;
}
