/* SPDX-License-Identifier: MIT */
/* conn.c - one client: messages held, released and taken, and how many it may send. */
#include "conn.h"

#include <stdlib.h>
#include <string.h>

#include "server.h"

enum { BURST_SECONDS = 4 }; /* what a client may send at once: as much as in this time */

static void frames_init(struct frames *f)
{
    f->first = NULL;
    f->end = &f->first;
}

static void frames_clear(struct frames *f)
{
    while (f->first) {
        struct frame *next = f->first->next;
        free(f->first);
        f->first = next;
    }
    frames_init(f);
}

void conn_init(struct conn *c, struct server *s, void *socket, void (*wake)(struct conn *))
{
    *c = (struct conn){.server = s, .socket = socket, .wake = wake};
    c->viewer = VIEWER_SPECTATOR;
    c->request = c->acted = -1;
    c->allowance = (int64_t)s->rate * BURST_SECONDS * 1000;
    c->when = s->now;
    sw_text_init_heap(&c->in);
    frames_init(&c->held);
    frames_init(&c->out);
}

void conn_clear(struct conn *c)
{
    frames_clear(&c->held);
    frames_clear(&c->out);
    sw_text_clear(&c->in);
}

static void hold(struct conn *c)
{
    if (c->is_held)
        return;
    c->is_held = true;
    c->next_held = c->server->held;
    c->server->held = c;
}

void conn_close(struct conn *c)
{
    c->closing = true;
    hold(c);
}

void conn_send(struct conn *c, const struct sw_text *message)
{
    struct frame *f = malloc(sizeof *f + CONN_ROOM + message->len);

    if (!f || c->closing || c->out_size > CONN_OUT_MAX) {
        conn_close(c);
        free(f);
        return;
    }
    *f = (struct frame){.next = NULL, .size = message->len};
    memcpy(f->data + CONN_ROOM, message->data, message->len);
    *c->held.end = f;
    c->held.end = &f->next;
    c->out_size += f->size;
    c->server->count.sent++;
    c->server->count.sent_bytes += (int64_t)f->size;
    hold(c);
}

void conn_release(struct conn *c)
{
    if (c->held.first) {
        *c->out.end = c->held.first;
        c->out.end = c->held.end;
        frames_init(&c->held);
    }
    c->sent = c->seen;
    c->acted = -1;
    c->wake(c);
}

void conn_forget(struct conn *c)
{
    for (struct frame *f = c->held.first; f; f = f->next)
        c->out_size -= f->size;
    frames_clear(&c->held);
}

struct frame *conn_take(struct conn *c)
{
    struct frame *f = c->out.first;

    if (!f)
        return NULL;
    c->out.first = f->next;
    if (!f->next)
        c->out.end = &c->out.first;
    c->out_size -= f->size;
    return f;
}

bool conn_may_send(struct conn *c, int64_t now)
{
    int64_t most = (int64_t)c->server->rate * BURST_SECONDS * 1000;

    c->allowance += (now - c->when) * c->server->rate;
    c->when = now;
    if (c->allowance > most)
        c->allowance = most;
    if (c->allowance < 1000)
        return false;
    c->allowance -= 1000;
    return true;
}
