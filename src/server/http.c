/* SPDX-License-Identifier: MIT */
/* http.c - what browsers fetch: the page, /healthz, /metrics.
 *
 * All files are in memory and compressed already, so a request is one lookup. Every browser
 * that can run the page accepts gzip. Nothing is loaded from elsewhere, and browsers are told
 * to allow nothing else. */
#define _POSIX_C_SOURCE 200809L

#include "http.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "hooks.h"
#include "page.h"

enum { CHUNK = 16384 };

static const struct header {
    const char *name, *value;
} always[] = {
    {"content-security-policy:",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src "
     "'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; connect-src 'self'; "
     "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"x-content-type-options:", "nosniff"},
    {"referrer-policy:", "no-referrer"},
    {"cross-origin-opener-policy:", "same-origin"},
    {"cache-control:", "no-cache"},
};

static const struct header compressed = {"content-encoding:", "gzip"};

/* Whoever came by TLS once comes by TLS for a year. */
static const struct header only_tls = {"strict-transport-security:", "max-age=31536000"};

static const struct page_file *find_file(const char *path)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (const struct page_file *f = page_files; f->path; f++)
        if (strcmp(f->path, path) == 0)
            return f;
    return NULL;
}

/* ---- metrics
 * --------------------------------------------------------------------------------- */

static void add_metric(struct sw_text *out, const char *name, const char *type, int64_t value)
{
    sw_text_addf(out, "# TYPE spielwerk_%s %s\nspielwerk_%s %" PRId64 "\n", name, type, name,
                 value);
}

static char *metrics(const struct server *s)
{
    struct sw_text out;

    sw_text_init_heap(&out);
    add_metric(&out, "tables", "gauge", s->tables);
    add_metric(&out, "clients", "gauge", s->clients);
    add_metric(&out, "connections_total", "counter", s->count.connections);
    add_metric(&out, "tables_created_total", "counter", s->count.created);
    add_metric(&out, "actions_total", "counter", s->count.actions);
    add_metric(&out, "lines_total", "counter", s->count.lines);
    add_metric(&out, "commits_total", "counter", s->count.commits);
    add_metric(&out, "lost_total", "counter", s->count.lost);
    add_metric(&out, "refused_total", "counter", s->count.refused);
    add_metric(&out, "bot_actions_total", "counter", s->count.thoughts);
    add_metric(&out, "reminders_total", "counter", s->count.reminders);
    add_metric(&out, "reminders_under_way", "gauge", hooks_under_way(s->hooks));
    add_metric(&out, "received_messages_total", "counter", s->count.received);
    add_metric(&out, "received_bytes_total", "counter", s->count.received_bytes);
    add_metric(&out, "sent_messages_total", "counter", s->count.sent);
    add_metric(&out, "sent_bytes_total", "counter", s->count.sent_bytes);
    return out.data;
}

/* ---- sending
 * ---------------------------------------------------------------------------------- */

static const struct server *server_of(struct lws *client)
{
    return lws_context_user(lws_get_context(client));
}

static bool add_header(struct lws *client, const struct header *h, unsigned char **at,
                       unsigned char *end)
{
    return lws_add_http_header_by_name(client, (const unsigned char *)h->name,
                                       (const unsigned char *)h->value, (int)strlen(h->value),
                                       at, end) == 0;
}

static int send_head(struct lws *client, const char *type, size_t size, bool gzip)
{
    unsigned char buffer[LWS_PRE + 2048], *start = buffer + LWS_PRE, *at = start;
    unsigned char *end = buffer + sizeof buffer - 1;
    bool good = lws_add_http_common_headers(client, HTTP_STATUS_OK, type, size, &at, end) == 0;

    for (size_t i = 0; good && i < sizeof always / sizeof *always; i++)
        good = add_header(client, &always[i], &at, end);
    if (good && gzip)
        good = add_header(client, &compressed, &at, end);
    if (good && guests_tls(server_of(client)->guests, client))
        good = add_header(client, &only_tls, &at, end);
    return !good || lws_finalize_write_http_header(client, start, &at, end) ? -1 : 0;
}

static int answer(struct lws *client, struct http *h, const char *type, bool gzip)
{
    if (send_head(client, type, h->size, gzip))
        return -1;
    lws_callback_on_writable(client);
    return 0;
}

static int answer_text(struct lws *client, struct http *h, char *text)
{
    if (!text)
        return -1;
    *h = (struct http){.data = text, .own = text, .size = strlen(text)};
    return answer(client, h, "text/plain; charset=utf-8", false);
}

static int not_found(struct lws *client, struct http *h)
{
    *h = (struct http){.data = NULL};
    lws_return_http_status(client, HTTP_STATUS_NOT_FOUND, NULL);
    return -1;
}

/* For whoever looks after the server. */
static int begin_watch(struct lws *client, struct http *h, const char *path)
{
    if (strcmp(path, "/healthz") == 0)
        return answer_text(client, h, strdup("ok\n"));
    if (strcmp(path, "/metrics") == 0)
        return answer_text(client, h, metrics(server_of(client)));
    return not_found(client, h);
}

static int begin(struct lws *client, struct http *h, const char *path)
{
    const struct page_file *file = find_file(path);

    if (!file)
        return server_of(client)->apart ? not_found(client, h) : begin_watch(client, h, path);
    *h = (struct http){.data = file->data, .size = file->size};
    return answer(client, h, file->type, true);
}

static void finish(struct http *h)
{
    free(h->own);
    *h = (struct http){.data = NULL};
}

/* One piece; the last one ends the answer and leaves the connection open for the next. */
static int go_on(struct lws *client, struct http *h)
{
    unsigned char buffer[LWS_PRE + CHUNK];
    size_t left = h->size - h->sent, size = left < CHUNK ? left : CHUNK;
    bool last = size == left;

    if (!h->data)
        return 0;
    memcpy(buffer + LWS_PRE, h->data + h->sent, size);
    if (lws_write(client, buffer + LWS_PRE, size,
                  last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) != (int)size)
        return -1;
    h->sent += size;
    if (!last) {
        lws_callback_on_writable(client);
        return 0;
    }
    finish(h);
    return lws_http_transaction_completed(client) ? -1 : 0;
}

/* What else a connection could become (h2c) would go past whatever a proxy forbids. */
static int confirm_upgrade(struct lws *client, const char *to)
{
    if (strcasecmp(to, "websocket") == 0)
        return 0;
    lws_return_http_status(client, HTTP_STATUS_BAD_REQUEST, NULL);
    return -1;
}

int http_watch_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                     size_t size)
{
    if (reason == LWS_CALLBACK_HTTP)
        return begin_watch(client, user, in);
    return http_event(client, reason, user, in, size);
}

int http_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
               size_t size)
{
    if (reason == LWS_CALLBACK_HTTP)
        return begin(client, user, in);
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE)
        return confirm_upgrade(client, in);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return go_on(client, user);
    if (reason == LWS_CALLBACK_CLOSED_HTTP && user)
        finish(user);
    if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION)
        return -1; /* a WebSocket that names no protocol of ours */
    return lws_callback_http_dummy(client, reason, user, in, size);
}
