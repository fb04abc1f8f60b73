/* SPDX-License-Identifier: MIT */
/* conn.c - one client: messages held, released and taken, and how many it may send. */
#define _POSIX_C_SOURCE 200809L

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

static void frames_put(struct frames *f, struct frame *frame)
{
    frame->next = NULL;
    *f->end = frame;
    f->end = &frame->next;
}

static struct frame *frames_take(struct frames *f)
{
    struct frame *first = f->first;

    if (first)
        f->first = first->next;
    if (!f->first)
        f->end = &f->first;
    return first;
}

/* Behind those of another list. */
static void frames_move(struct frames *from, struct frames *to)
{
    if (!from->first)
        return;
    *to->end = from->first;
    to->end = from->end;
    frames_init(from);
}

void frame_free(struct frame *f)
{
    free(f->asked);
    free(f);
}

static void frames_clear(struct frames *f)
{
    struct frame *first;

    while ((first = frames_take(f)))
        frame_free(first);
}

void conn_init(struct conn *c, struct server *s, void *socket, void (*wake)(struct conn *))
{
    *c = (struct conn){.server = s, .socket = socket, .wake = wake};
    c->viewer = VIEWER_SPECTATOR;
    c->request = -1;
    c->allowance = (int64_t)s->rate * BURST_SECONDS * 1000;
    c->when = s->now;
    sw_text_init_heap(&c->in);
    frames_init(&c->held);
    frames_init(&c->out);
    frames_init(&c->undone);
}

void conn_clear(struct conn *c)
{
    frames_clear(&c->held);
    frames_clear(&c->out);
    frames_clear(&c->undone);
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

/* NULL: it cannot be told anything any more. */
static struct frame *hold_frame(struct conn *c, const struct sw_text *message)
{
    struct frame *f = malloc(sizeof *f + CONN_ROOM + message->len);

    if (!f || c->closing || c->out_size > CONN_OUT_MAX) {
        conn_close(c);
        free(f);
        return NULL;
    }
    *f = (struct frame){.size = message->len};
    memcpy(f->data + CONN_ROOM, message->data, message->len);
    frames_put(&c->held, f);
    c->out_size += f->size;
    c->server->count.sent++;
    c->server->count.sent_bytes += (int64_t)f->size;
    hold(c);
    return f;
}

void conn_send(struct conn *c, const struct sw_text *message)
{
    hold_frame(c, message);
}

void conn_answer(struct conn *c, const struct sw_text *message, int64_t request,
                 const char *asked)
{
    struct frame *f = hold_frame(c, message);

    if (!f)
        return;
    f->answer = true;
    f->request = request;
    f->asked = asked ? strdup(asked) : NULL;
    if (asked && !f->asked)
        conn_close(c);
}

void conn_release(struct conn *c)
{
    frames_move(&c->held, &c->out);
    c->sent = c->seen;
    c->joins = false;
    c->wake(c);
}

bool conn_has_acted(const struct conn *c)
{
    for (const struct frame *f = c->held.first; f; f = f->next)
        if (f->asked)
            return true;
    return false;
}

/* What changed nothing is as true as before. */
void conn_forget(struct conn *c)
{
    struct frames kept;
    struct frame *f;

    frames_init(&kept);
    while ((f = frames_take(&c->held))) {
        if (f->answer && !f->asked) {
            frames_put(&kept, f);
            continue;
        }
        c->out_size -= f->size;
        if (f->asked)
            frames_put(&c->undone, f);
        else
            frame_free(f);
    }
    frames_move(&kept, &c->held);
}

struct frame *conn_undone(struct conn *c)
{
    return frames_take(&c->undone);
}

struct frame *conn_take(struct conn *c)
{
    struct frame *f = frames_take(&c->out);

    if (f)
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
