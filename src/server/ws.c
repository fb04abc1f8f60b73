/* SPDX-License-Identifier: MIT */
/* ws.c - WebSockets: messages in, messages out, who may connect and who is still there.
 *
 * Browsers say which page opened a socket. A page of somebody else must not speak for people
 * who are here, so it has to be ours: the host it was loaded from is the host it talks to.
 * Programs that are no browsers say nothing, and have nobody to speak for. */
#include "ws.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { UNWANTED_MOST = 256 };

_Static_assert(CONN_ROOM >= LWS_PRE, "room for the head of a frame");

/* ---- who may connect --------------------------------------------------------------------- */

static bool same_origin(const struct server *s, struct lws *client)
{
    const char *scheme = guests_tls(s->guests, client) ? "https://" : "http://";
    char origin[256], host[256];

    if (lws_hdr_total_length(client, WSI_TOKEN_ORIGIN) == 0)
        return true;
    if (lws_hdr_copy(client, origin, sizeof origin, WSI_TOKEN_ORIGIN) < 0 ||
        lws_hdr_copy(client, host, sizeof host, WSI_TOKEN_HOST) < 0)
        return false;
    return strncmp(origin, scheme, strlen(scheme)) == 0 &&
           strcmp(origin + strlen(scheme), host) == 0;
}

/* The word for why it cannot stay; 0: it can. */
static int why_unwanted(const struct server *s, const struct conn *c)
{
    if (s->clients - s->unwanted > s->limit.clients)
        return S_SERVER_FULL;
    return guest_clients(c->guest) > s->limit.clients_each ? S_CLIENTS_MANY : 0;
}

/* ---- who is still there --------------------------------------------------------------------
 *
 * All clients stand in one row, by when they were last heard of: who is heard goes to its end,
 * and only its beginning has to be looked at. */

enum { ASK_SHARE = 16 }; /* of all clients are asked in one second, at most */

static void row_leave(struct server *s, struct conn *c)
{
    *(c->older ? &c->older->newer : &s->oldest) = c->newer;
    *(c->newer ? &c->newer->older : &s->newest) = c->older;
}

static void row_join(struct server *s, struct conn *c)
{
    c->older = s->newest;
    c->newer = NULL;
    *(s->newest ? &s->newest->newer : &s->oldest) = c;
    s->newest = c;
    c->heard = s->now;
    c->pinged = 0;
    c->ping = false;
}

static void heard(struct server *s, struct conn *c)
{
    row_leave(s, c);
    row_join(s, c);
}

/* Who is not there any more does not read either: whatever was to be sent will never go. */
static void hang_up(struct conn *c)
{
    shutdown(lws_get_socket_fd(c->socket), SHUT_RDWR);
}

/* Many may have come at the same moment, when a server began: they are asked one after the
 * other, so that nobody who plays has to wait for all of them. */
void ws_tick(struct server *s)
{
    int most = s->clients / ASK_SHARE + 1;

    for (struct conn *c = s->oldest; c && s->now - c->heard >= s->patience; c = c->newer) {
        if (c->pinged && s->now - c->pinged >= s->patience)
            hang_up(c);
        if (c->pinged)
            continue;
        if (most-- == 0)
            return;
        c->pinged = s->now;
        c->ping = true;
        c->wake(c);
    }
}

/* ---- messages ------------------------------------------------------------------------------
 */

/* What is too long is not kept, but read to its end, so that it can be answered. */
static int receive(struct lws *client, struct conn *c, const char *in, size_t size)
{
    struct refusal r;

    if (lws_frame_is_binary(client))
        return -1;
    if (c->in.len + size <= CONN_IN_MAX)
        sw_text_add_bytes(&c->in, in, size);
    else
        c->too_long = true;
    if (lws_remaining_packet_payload(client) || !lws_is_final_fragment(client))
        return 0;
    if (c->too_long) {
        refuse(&r, S_FRAME_LONG, NULL, NULL);
        command_refuse(c, -1, &r);
        conn_close(c);
    } else {
        command_run(c, c->in.data ? c->in.data : "", c->in.len);
    }
    c->too_long = false;
    sw_text_clear(&c->in);
    turn_long(c->server);
    return 0;
}

static bool send_one(struct lws *client, struct conn *c)
{
    struct frame *f = conn_take(c);
    bool good = lws_write(client, f->data + CONN_ROOM, f->size, LWS_WRITE_TEXT) >= (int)f->size;

    frame_free(f);
    return good;
}

/* It carries a byte: lws does not tell us of answers that are empty. */
static bool send_ping(struct lws *client, struct conn *c)
{
    unsigned char data[LWS_PRE + 1] = {0};

    c->ping = false;
    return lws_write(client, data + LWS_PRE, 1, LWS_WRITE_PING) >= 1;
}

/* Several messages become one packet: sending costs more than all else a request does. */
static void hold_back(struct lws *client, int held)
{
    setsockopt(lws_get_socket_fd(client), IPPROTO_TCP, TCP_CORK, &held, sizeof held);
}

static bool send_all(struct lws *client, struct conn *c)
{
    while (c->out.first || c->ping) {
        if (lws_partial_buffered(client)) { /* what the socket did not take waits there */
            lws_callback_on_writable(client);
            return true;
        }
        if (!(c->ping ? send_ping(client, c) : send_one(client, c)))
            return false;
    }
    return !c->closing;
}

/* As much as the socket takes. False: the client is to go. */
static bool send_some(struct lws *client, struct conn *c)
{
    bool several = c->out.first && c->out.first->next, good;

    if (several)
        hold_back(client, 1);
    good = send_all(client, c);
    if (several)
        hold_back(client, 0);
    return good;
}

/* Nearly always there is room in the socket: asking the loop whether there is would take longer
 * than writing. Who is to go is left to the loop, because others may still look at him. */
static void wake(struct conn *c)
{
    if (send_some(c->socket, c))
        return;
    c->closing = true;
    lws_callback_on_writable(c->socket);
}

/* What was asked for by HTTP is forgotten here: where it comes from was read a moment ago, in
 * the same call of lws. Who is one too many is let in to be told so, unless there are many of
 * those, too. */
static int begin(struct server *s, struct lws *client, struct conn *c)
{
    conn_init(c, s, client, wake);
    c->guest = guests_enter(s->guests, &s->arriving, s->now);
    row_join(s, c);
    s->clients++;
    s->count.connections++;
    if (!c->guest)
        return -1;
    c->key = guest_key(c->guest);
    c->unwanted = why_unwanted(s, c);
    if (!c->unwanted)
        return 0;
    guest_log(c->guest, "too many connections (a proxy is named by --proxy)", s->now);
    return s->unwanted++ < UNWANTED_MOST ? 0 : -1;
}

static int end(struct server *s, struct conn *c)
{
    if (!c->server)
        return 0;
    row_leave(s, c);
    command_gone(c);
    guests_leave(c->guest);
    s->unwanted -= c->unwanted != 0;
    s->clients--;
    return 0;
}

int ws_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
             size_t size)
{
    struct server *s = lws_context_user(lws_get_context(client));

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        guests_place(s->guests, client, &s->arriving);
        return same_origin(s, client) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        return begin(s, client, user);
    case LWS_CALLBACK_RECEIVE:
        turn_begin(s);
        heard(s, user);
        return receive(client, user, in, size);
    case LWS_CALLBACK_RECEIVE_PONG:
        heard(s, user);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return send_some(client, user) ? 0 : -1;
    case LWS_CALLBACK_CLOSED:
        return end(s, user);
    default:
        return 0;
    }
}
