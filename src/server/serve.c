/* SPDX-License-Identifier: MIT */
/* serve.c - the loop: one thread, libwebsockets, a commit per turn.
 *
 * A turn lets everything happen that has come in; what is to be told is held. Then the
 * turn ends: one commit makes it durable, and the messages go out. While the disk is busy, new
 * requests gather and share the next commit, so more load means larger turns and not more of
 * them.
 *
 * The loop itself is libuv's: what lws would do by poll() costs time for every client that is
 * silent, and most are. */
#define _DEFAULT_SOURCE

#include "serve.h"

#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>
#include <uv.h>

#include "bots.h"
#include "hooks.h"
#include "http.h"
#include "presence.h"
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
    {.name = HOOKS_PROTOCOL, .callback = hooks_event},
    {.name = NULL},
};

static const struct lws_protocols watch_protocols[] = {
    {.name = "http",
     .callback = http_watch_event,
     .per_session_data_size = sizeof(struct http)},
    {.name = NULL},
};

/* We ask silent clients ourselves (ws.c): lws would keep a timer for each of them in one sorted
 * list, and walk along all of it whenever somebody is heard. */
static const lws_retry_bo_t no_timers = {.secs_since_valid_ping = 0};

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

/* What the server waits with. */
struct loop {
    uv_loop_t uv;
    uv_timer_t alarm; /* something happens at least once a second */
    struct lws_context *context;
    struct lws_vhost *host;
};

static void on_alarm(uv_timer_t *alarm)
{
    (void)alarm;
}

static bool open_loop(struct loop *l, const struct serve_options *o, struct server *s)
{
    void *loops[] = {&l->uv};
    struct lws_context_creation_info info = {.port = o->port};

    lws_set_log_level(LLL_ERR, NULL);
    info.iface = o->address;
    info.protocols = protocols;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_LIBUV |
                   LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info.foreign_loops = loops;
    info.pcontext = &l->context;
    info.user = s;
    info.retry_and_idle_policy = &no_timers;
    info.ssl_cert_filepath = o->certificate;
    info.ssl_private_key_filepath = o->key;
    info.client_ssl_ca_filepath = o->hook_ca;
    uv_loop_init(&l->uv);
    uv_timer_init(&l->uv, &l->alarm);
    uv_timer_start(&l->alarm, on_alarm, TICK_MS, TICK_MS);
    l->context = lws_create_context(&info);
    l->host = l->context ? lws_create_vhost(l->context, &info) : NULL;
    return l->host != NULL;
}

/* Without TLS: whoever looks at these figures is near. */
static bool open_watch(struct loop *l, const char *at)
{
    const char *colon = at ? strrchr(at, ':') : NULL;
    struct lws_context_creation_info info = {.port = colon ? atoi(colon + 1) : 0};
    char address[64];

    if (!at)
        return true;
    snprintf(address, sizeof address, "%.*s", colon ? (int)(colon - at) : 0, at);
    info.iface = address;
    info.vhost_name = "watch";
    info.protocols = watch_protocols;
    info.retry_and_idle_policy = &no_timers;
    return *address && info.port > 0 && lws_create_vhost(l->context, &info);
}

/* Sockets are closed by the loop, so it has to go on turning for a moment, and longer if a name
 * is still being looked up. Then lws has to be told once more; it clears our pointer to it when
 * all is done. */
static void close_loop(struct loop *l, struct hooks *hooks)
{
    int turns = 1000;

    if (l->context)
        lws_context_destroy(l->context);
    uv_close((uv_handle_t *)&l->alarm, NULL);
    while (turns-- && uv_run(&l->uv, UV_RUN_NOWAIT))
        ;
    while (hooks_stop(hooks) > 0)
        uv_run(&l->uv, UV_RUN_ONCE);
    if (l->context)
        lws_context_destroy(l->context);
    uv_loop_close(&l->uv);
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

static void hear(void *self, const char *word)
{
    presence_hear(self, word);
}

static int64_t turn(struct server *s, struct loop *l, int64_t tick)
{
    uv_run(&l->uv, UV_RUN_ONCE);
    turn_begin(s);
    bots_collect(s);
    store_news(s->store, catch_up, hear, s);
    if (s->now >= tick) {
        turn_tick(s);
        ws_tick(s);
        presence_tick(s);
        watch_store(s, l->host);
        tick = s->now + TICK_MS;
    }
    turn_end(s);
    /* what others wrote while we did has been received with the answer: nothing wakes us */
    while (store_news(s->store, catch_up, hear, s) > 0)
        turn_end(s);
    return tick;
}

static void drop(struct server *s, struct table *t)
{
    tables_drop(s, t);
}

static void close_all(struct server *s, struct loop *l)
{
    bots_free(s->bots);
    s->bots = NULL;
    hooks_stop(s->hooks);
    close_loop(l, s->hooks);
    if (s->store && s->now)
        turn_end(s);
    tables_each(s, drop);
    presence_end(s);
    hooks_free(s->hooks);
    guests_free(s->guests);
    store_close(s->store);
    plan_close_games();
    free(s);
}

/* What needs no socket. */
static enum serve_result prepare(struct server *s, const struct serve_options *o, char *why,
                                 int why_size)
{
    raise_file_limit();
    s->limit = o->limit;
    s->rate = o->rate;
    s->patience = (int64_t)o->patience * 1000;
    s->away = (int64_t)o->away * 1000;
    s->linger = (int64_t)o->linger * 1000;
    s->bots_each = o->bots_each;
    s->apart = o->watch != NULL;
    steady_begin(&s->clock);
    presence_begin(s);
    s->guests = guests_new(o->proxies);
    if (!s->guests)
        return SERVE_NO_PROXY;
    s->store = store_open(o->store, why, why_size);
    return s->store ? SERVE_GOOD : SERVE_NO_STORE;
}

static enum serve_result open_all(struct server *s, struct loop *l,
                                  const struct serve_options *o)
{
    if (!open_loop(l, o, s))
        return SERVE_NO_PORT;
    if (!open_watch(l, o->watch))
        return SERVE_NO_WATCH;
    s->bots = bots_new(o->bots, o->team, wake, l->context);
    s->hooks = hooks_new(&l->uv, l->context, l->host, o->private_hooks);
    return s->bots && s->hooks ? SERVE_GOOD : SERVE_NO_MEMORY;
}

enum serve_result serve_run(const struct serve_options *o, void (*ready)(void *self, int port),
                            void *self, const volatile bool *stop, char *why, int why_size)
{
    struct server *s = calloc(1, sizeof *s);
    struct loop l = {.context = NULL};
    enum serve_result result;
    int64_t tick = 0;

    if (!s || !secret_begin())
        return SERVE_NO_MEMORY;
    result = prepare(s, o, why, why_size);
    if (result != SERVE_GOOD) {
        guests_free(s->guests);
        free(s);
        return result;
    }
    result = open_all(s, &l, o);
    if (result == SERVE_GOOD) {
        turn_begin(s);
        ready(self, lws_get_vhost_listen_port(l.host));
        while (!*stop)
            tick = turn(s, &l, tick);
    }
    close_all(s, &l);
    return result;
}
