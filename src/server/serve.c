/* SPDX-License-Identifier: MIT */
/* serve.c - the page at an address of this machine, by libwebsockets.
 *
 * All files are in memory and compressed already, so a request is one lookup. Every browser
 * that can run the page accepts gzip. Nothing is loaded from elsewhere, and browsers are told
 * to allow nothing else. */
#include "serve.h"

#include <libwebsockets.h>
#include <string.h>

#include "page.h"

enum { WAIT_MS = 250, CHUNK = 16384 };

struct transfer { /* what is being sent to one client */
    const struct page_file *file;
    size_t sent;
};

static const struct {
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
    {"content-encoding:", "gzip"},
};

static const struct page_file *find_file(const char *path)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (const struct page_file *f = page_files; f->path; f++)
        if (strcmp(f->path, path) == 0)
            return f;
    return NULL;
}

static bool add_header(struct lws *client, const char *name, const char *value,
                       unsigned char **at, unsigned char *end)
{
    return lws_add_http_header_by_name(client, (const unsigned char *)name,
                                       (const unsigned char *)value, (int)strlen(value), at,
                                       end) == 0;
}

static int send_head(struct lws *client, const struct page_file *f)
{
    unsigned char buffer[LWS_PRE + 2048], *start = buffer + LWS_PRE, *at = start;
    unsigned char *end = buffer + sizeof buffer - 1;
    bool good =
        lws_add_http_common_headers(client, HTTP_STATUS_OK, f->type, f->size, &at, end) == 0;

    for (size_t i = 0; good && i < sizeof always / sizeof *always; i++)
        good = add_header(client, always[i].name, always[i].value, &at, end);
    return !good || lws_finalize_write_http_header(client, start, &at, end) ? -1 : 0;
}

static int begin(struct lws *client, struct transfer *t, const char *path)
{
    *t = (struct transfer){.file = find_file(path)};
    if (!t->file) {
        lws_return_http_status(client, HTTP_STATUS_NOT_FOUND, NULL);
        return -1;
    }
    if (send_head(client, t->file))
        return -1;
    lws_callback_on_writable(client);
    return 0;
}

/* One piece; the last one ends the answer and leaves the connection open for the next. */
static int go_on(struct lws *client, struct transfer *t)
{
    unsigned char buffer[LWS_PRE + CHUNK];
    size_t left, size;
    bool last;

    if (!t->file)
        return 0;
    left = t->file->size - t->sent;
    size = left < CHUNK ? left : CHUNK;
    last = size == left;
    memcpy(buffer + LWS_PRE, t->file->data + t->sent, size);
    if (lws_write(client, buffer + LWS_PRE, size,
                  last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) != (int)size)
        return -1;
    t->sent += size;
    if (!last) {
        lws_callback_on_writable(client);
        return 0;
    }
    t->file = NULL;
    return lws_http_transaction_completed(client) ? -1 : 0;
}

static int on_http(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                   size_t size)
{
    if (reason == LWS_CALLBACK_HTTP)
        return begin(client, user, in);
    if (reason == LWS_CALLBACK_HTTP_WRITEABLE)
        return go_on(client, user);
    return lws_callback_http_dummy(client, reason, user, in, size);
}

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = on_http, .per_session_data_size = sizeof(struct transfer)},
    {.name = NULL},
};

bool serve_run(const struct serve_options *o, void (*ready)(void *self, int port), void *self,
               const volatile bool *stop)
{
    struct lws_context_creation_info info = {.port =
                                                 o->port ? o->port : CONTEXT_PORT_NO_LISTEN};
    struct lws_context *context;
    struct lws_vhost *host;

    lws_set_log_level(LLL_ERR, NULL);
    info.iface = o->address;
    info.protocols = protocols;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS;
    info.port = o->port;
    context = lws_create_context(&info);
    host = context ? lws_create_vhost(context, &info) : NULL;
    if (host)
        ready(self, lws_get_vhost_listen_port(host));
    while (host && !*stop && lws_service(context, WAIT_MS) >= 0)
        ;
    if (context)
        lws_context_destroy(context);
    return host != NULL;
}
