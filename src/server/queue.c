/* SPDX-License-Identifier: MIT */
/* queue.c - whose bot thinks next: the client's that has had the least. */
#include "queue.h"

#include <stdlib.h>

/* ---- lines --------------------------------------------------------------------------- */

static struct queue_line *line_of(struct queue_place *p)
{
    return p->quick ? &p->client->quick : &p->client->slow;
}

static void line_put(struct queue_line *l, struct queue_place *p)
{
    p->next = NULL;
    if (l->last)
        l->last->next = p;
    else
        l->first = p;
    l->last = p;
}

static void line_remove(struct queue_line *l, struct queue_place *p)
{
    struct queue_place *before = NULL, *at = l->first;

    for (; at != p; at = at->next)
        before = at;
    if (before)
        before->next = p->next;
    else
        l->first = p->next;
    if (l->last == p)
        l->last = before;
}

/* ---- clients --------------------------------------------------------------------------- */

static struct queue_client **row_of(struct queue *q, uint64_t key)
{
    return &q->row[(key ^ key >> 32) % QUEUE_ROWS];
}

static struct queue_client *client_of(struct queue *q, uint64_t key)
{
    struct queue_client **row = row_of(q, key), *c = *row;

    while (c && c->key != key)
        c = c->next;
    if (!c && (c = calloc(1, sizeof *c))) {
        c->key = key;
        c->next = *row;
        *row = c;
    }
    return c ? c : &q->rest;
}

/* Who has nothing to think about and owes nothing begins anew when he comes back. */
static void forget_idle(struct queue *q, struct queue_client **at)
{
    while (*at) {
        struct queue_client *c = *at;
        if (c->places || c->used > q->now) {
            at = &c->next;
            continue;
        }
        *at = c->next;
        free(c);
    }
}

static bool has_next(const struct queue_client *c, bool quick_only)
{
    return c->quick.first || (!quick_only && c->slow.first);
}

static void keep_least(struct queue_client *c, bool quick_only, struct queue_client **least)
{
    if (has_next(c, quick_only) && (!*least || c->used < (*least)->used))
        *least = c;
}

static struct queue_client *find_least(struct queue *q, bool quick_only)
{
    struct queue_client *least = NULL;

    keep_least(&q->rest, quick_only, &least);
    for (int i = 0; i < QUEUE_ROWS; i++)
        for (struct queue_client *c = q->row[i]; c; c = c->next)
            keep_least(c, quick_only, &least);
    return least;
}

/* ---- the queue ----------------------------------------------------------------------------
 */

void queue_init(struct queue *q)
{
    *q = (struct queue){.now = 0};
}

void queue_clear(struct queue *q)
{
    for (int i = 0; i < QUEUE_ROWS; i++)
        while (q->row[i]) {
            struct queue_client *c = q->row[i];
            q->row[i] = c->next;
            free(c);
        }
}

void queue_put(struct queue *q, struct queue_place *p, uint64_t client, bool quick)
{
    if (p->client)
        return;
    p->client = client_of(q, client);
    p->quick = quick;
    p->waits = true;
    if (!p->client->places++ && p->client->used < q->now)
        p->client->used = q->now;
    line_put(line_of(p), p);
    q->waiting++;
}

static void step_out(struct queue *q, struct queue_place *p)
{
    line_remove(line_of(p), p);
    p->waits = false;
    q->waiting--;
}

void queue_leave(struct queue *q, struct queue_place *p)
{
    if (!p->waits)
        return;
    step_out(q, p);
    queue_pay(q, p, 0);
}

struct queue_place *queue_take(struct queue *q, bool quick_only)
{
    struct queue_client *c = q->waiting ? find_least(q, quick_only) : NULL;
    struct queue_place *p;

    if (!c)
        return NULL;
    p = c->quick.first ? c->quick.first : c->slow.first;
    step_out(q, p);
    if (q->now < c->used)
        q->now = c->used;
    return p;
}

void queue_pay(struct queue *q, struct queue_place *p, int64_t time)
{
    struct queue_client *c = p->client;

    c->used += time;
    c->places--;
    p->client = NULL;
    forget_idle(q, row_of(q, c->key));
}
