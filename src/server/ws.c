/* SPDX-License-Identifier: MIT */
/* ws.c - WebSockets: messages in, messages out, and who may connect.
 *
 * Browsers say which page opened a socket. A page of somebody else must not speak for people
 * who are here, so it has to be ours: the host it was loaded from is the host it talks to.
 * Programs that are no browsers say nothing, and have nobody to speak for. */
#include "ws.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(CONN_ROOM >= LWS_PRE, "room for the head of a frame");

/* ---- who may connect --------------------------------------------------------------------- */

static bool same_origin(struct lws *client)
{
    char origin[256], host[256];
    const char *at;

    if (lws_hdr_total_length(client, WSI_TOKEN_ORIGIN) == 0)
        return true;
    if (lws_hdr_copy(client, origin, sizeof origin, WSI_TOKEN_ORIGIN) < 0 ||
        lws_hdr_copy(client, host, sizeof host, WSI_TOKEN_HOST) < 0)
        return false;
    at = strstr(origin, "://");
    return at && strcmp(at + 3, host) == 0;
}

static int may_connect(struct server *s, struct lws *client)
{
    return same_origin(client) && s->clients < s->clients_most ? 0 : -1;
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

/* As much as the socket takes. False: the client is to go. */
static bool send_some(struct lws *client, struct conn *c)
{
    while (c->out.first) {
        if (lws_send_pipe_choked(client)) {
            lws_callback_on_writable(client);
            return true;
        }
        if (!send_one(client, c))
            return false;
    }
    return !c->closing;
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

static int begin(struct server *s, struct lws *client, struct conn *c)
{
    conn_init(c, s, client, wake);
    s->clients++;
    s->count.connections++;
    return 0;
}

static int end(struct server *s, struct conn *c)
{
    if (!c->server)
        return 0;
    command_gone(c);
    s->clients--;
    return 0;
}

int ws_event(struct lws *client, enum lws_callback_reasons reason, void *user, void *in,
             size_t size)
{
    struct server *s = lws_context_user(lws_get_context(client));

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return may_connect(s, client);
    case LWS_CALLBACK_ESTABLISHED:
        return begin(s, client, user);
    case LWS_CALLBACK_RECEIVE:
        turn_begin(s);
        return receive(client, user, in, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return send_some(client, user) ? 0 : -1;
    case LWS_CALLBACK_CLOSED:
        return end(s, user);
    default:
        return 0;
    }
}
