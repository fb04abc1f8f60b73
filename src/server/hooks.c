/* SPDX-License-Identifier: MIT */
/* hooks.c - telling somebody who is not there that it is his turn.
 *
 * Names are looked up by libuv, beside the loop; lws then connects to the very address that was
 * looked at, so that a name cannot mean something else the second time. Redirections are not
 * followed. What fails is not tried again: the next turn will come. */
#define _DEFAULT_SOURCE

#include "hooks.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "engine/json.h"

enum { UNDER_WAY_MOST = 64, PAUSE_MS = 10000 };

struct hooks {
    uv_loop_t *loop;
    struct lws_context *context;
    struct lws_vhost *host;
    bool private_too, stopped;
    int under_way, lookups;
    struct hook *beginning; /* lws is asked to connect for it, and has not given it back */
};

/* One reminder on its way. */
struct hook {
    uv_getaddrinfo_t lookup;
    struct hooks *hooks;
    bool tls;
    char host[HOOK_MAX], path[HOOK_MAX], port[8];
    struct sw_text body;
};

/* ---- addresses ----------------------------------------------------------------------------
 */

static bool read_port(const char *text, size_t size, char out[8])
{
    if (size == 0 || size > 5 || strspn(text, "0123456789") < size)
        return false;
    snprintf(out, 8, "%.*s", (int)size, text);
    return atoi(out) > 0 && atoi(out) < 65536;
}

/* http://host:port/path; only letters that can stand in a head without being quoted. */
static bool read_url(const char *url, struct hook *out)
{
    size_t host, rest;

    for (const char *c = url; *c; c++)
        if (*c <= ' ' || *c > '~' || strchr("\"<>\\^`{|}@#", *c))
            return false;
    out->tls = strncmp(url, "https://", 8) == 0;
    if (strlen(url) >= HOOK_MAX || (!out->tls && strncmp(url, "http://", 7) != 0))
        return false;
    url += out->tls ? 8 : 7;
    host = strcspn(url, ":/?");
    snprintf(out->host, sizeof out->host, "%.*s", (int)host, url);
    snprintf(out->port, sizeof out->port, "%s", out->tls ? "443" : "80");
    url += host;
    rest = *url == ':' ? strcspn(url, "/?") : 0;
    if (rest && !read_port(url + 1, rest - 1, out->port))
        return false;
    snprintf(out->path, sizeof out->path, "%s%s", url[rest] == '/' ? "" : "/", url + rest);
    return host > 0;
}

bool hooks_shape(const char *url)
{
    struct hook h;

    return read_url(url, &h);
}

/* Networks that are nobody's, ours, or everybody's at once. */
static bool is_private4(uint32_t a)
{
    static const struct {
        uint32_t net;
        int bits;
    } nets[] = {{0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},
                {0xa9fe0000, 16}, {0xac100000, 12}, {0xc0000000, 24}, {0xc0a80000, 16},
                {0xc6120000, 15}, {0xe0000000, 3}};

    for (size_t i = 0; i < sizeof nets / sizeof *nets; i++)
        if ((a ^ nets[i].net) >> (32 - nets[i].bits) == 0)
            return true;
    return false;
}

/* Of IPv6, only what is given out to the world (2000::/3), and no IPv4 in disguise (6to4,
 * Teredo). */
static bool is_private6(const unsigned char *a)
{
    bool world = a[0] >> 5 == 1;
    bool disguise =
        (a[0] == 0x20 && a[1] == 0x02) || (a[0] == 0x20 && a[1] == 0x01 && !a[2] && !a[3]);

    return !world || disguise;
}

static bool is_private(const struct sockaddr *at)
{
    if (at->sa_family == AF_INET)
        return is_private4(ntohl(((const struct sockaddr_in *)at)->sin_addr.s_addr));
    return at->sa_family != AF_INET6 ||
           is_private6(((const struct sockaddr_in6 *)at)->sin6_addr.s6_addr);
}

/* ---- sending ------------------------------------------------------------------------------
 */

static void hook_free(struct hook *h)
{
    h->hooks->under_way--;
    sw_text_clear(&h->body);
    free(h);
}

static void done(struct hook *h)
{
    if (h->hooks->beginning == h)
        h->hooks->beginning = NULL;
    hook_free(h);
}

/* From here on lws calls hooks_event(), at last when the connection is gone; unless it cannot
 * even begin, which it says in one way or in the other. */
static void post(struct hook *h, const char *address)
{
    struct hooks *hooks = h->hooks;
    struct lws_client_connect_info info = {.context = hooks->context};

    info.vhost = hooks->host;
    info.address = address;
    info.port = atoi(h->port);
    info.host = info.origin = h->host;
    info.path = h->path;
    info.method = "POST";
    info.ssl_connection = LCCSCF_HTTP_NO_FOLLOW_REDIRECT | (h->tls ? LCCSCF_USE_SSL : 0);
    info.local_protocol_name = HOOKS_PROTOCOL;
    info.opaque_user_data = h;
    hooks->beginning = h;
    if (!lws_client_connect_via_info(&info) && hooks->beginning)
        done(h);
    hooks->beginning = NULL;
}

static void on_address(uv_getaddrinfo_t *lookup, int status, struct addrinfo *found)
{
    struct hook *h = (struct hook *)lookup;
    char address[64];

    h->hooks->lookups--;
    if (status == 0 && !h->hooks->stopped &&
        (h->hooks->private_too || !is_private(found->ai_addr)) &&
        getnameinfo(found->ai_addr, found->ai_addrlen, address, sizeof address, NULL, 0,
                    NI_NUMERICHOST) == 0)
        post(h, address);
    else
        hook_free(h);
    uv_freeaddrinfo(found);
}

static void look_up(struct hook *h)
{
    struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};

    if (uv_getaddrinfo(h->hooks->loop, &h->lookup, on_address, h->host, h->port, &hints) == 0)
        h->hooks->lookups++;
    else
        hook_free(h);
}

static void send_to(struct hooks *hooks, const char *url, const struct table *t, int seat)
{
    struct hook *h = hooks->under_way < UNDER_WAY_MOST ? calloc(1, sizeof *h) : NULL;

    if (!h || !read_url(url, h)) {
        free(h);
        return;
    }
    h->hooks = hooks;
    hooks->under_way++;
    sw_text_init_heap(&h->body);
    json_open(&h->body, NULL, "{");
    json_text(&h->body, "event", "turn");
    json_text(&h->body, "table", t->id);
    json_text(&h->body, "game", table_game(t)->id);
    json_number(&h->body, "seat", seat);
    json_close(&h->body, "}");
    look_up(h);
}

static bool wants_reminder(const struct server *s, const struct table *t, int seat)
{
    const struct table_seat *at = &t->seat[seat];

    return (t->due & table_thinking(t)) >> seat & 1 && at->hook && !table_online(t, seat) &&
           s->now - at->reminded >= PAUSE_MS;
}

void hooks_remind(struct server *s, struct table *t)
{
    for (int seat = 0; s->hooks && t->due && seat < table_seats(t); seat++)
        if (wants_reminder(s, t, seat)) {
            t->seat[seat].reminded = s->now;
            s->count.reminders++;
            send_to(s->hooks, t->seat[seat].hook, t, seat);
        }
    t->due = 0;
}

/* ---- what lws says -------------------------------------------------------------------------
 */

static int add_head(struct lws *client, const struct hook *h, unsigned char **at, size_t room)
{
    static const char type[] = "application/json";
    unsigned char *end = *at + room;
    char size[16];
    int n = snprintf(size, sizeof size, "%zu", h->body.len);

    if (lws_add_http_header_by_token(client, WSI_TOKEN_HTTP_CONTENT_TYPE,
                                     (const unsigned char *)type, sizeof type - 1, at, end) ||
        lws_add_http_header_by_token(client, WSI_TOKEN_HTTP_CONTENT_LENGTH,
                                     (const unsigned char *)size, n, at, end))
        return -1;
    lws_client_http_body_pending(client, 1);
    lws_callback_on_writable(client);
    return 0;
}

static int write_body(struct lws *client, const struct hook *h)
{
    unsigned char buffer[LWS_PRE + 512];

    if (h->body.len > sizeof buffer - LWS_PRE)
        return -1;
    memcpy(buffer + LWS_PRE, h->body.data, h->body.len);
    lws_client_http_body_pending(client, 0);
    return lws_write(client, buffer + LWS_PRE, h->body.len, LWS_WRITE_HTTP_FINAL) < 0 ? -1 : 0;
}

int hooks_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
                size_t size)
{
    struct hook *h = lws_get_opaque_user_data(client);

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        return -1; /* nobody comes in this way; and whatever is answered, we have been heard */
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return add_head(client, h, in, size);
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        return write_body(client, h);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
    case LWS_CALLBACK_WSI_DESTROY:
        if (h)
            done(h);
        lws_set_opaque_user_data(client, NULL);
        return 0;
    default:
        (void)user;
        return 0;
    }
}

/* ---- coming and going ----------------------------------------------------------------------
 */

struct hooks *hooks_new(uv_loop_t *loop, struct lws_context *context, struct lws_vhost *host,
                        bool private_too)
{
    struct hooks *h = calloc(1, sizeof *h);

    if (h)
        *h = (struct hooks){
            .loop = loop, .context = context, .host = host, .private_too = private_too};
    return h;
}

int hooks_stop(struct hooks *h)
{
    if (!h)
        return 0;
    h->stopped = true;
    return h->lookups;
}

int hooks_under_way(const struct hooks *h)
{
    return h ? h->under_way : 0;
}

void hooks_free(struct hooks *h)
{
    free(h);
}
