/* SPDX-License-Identifier: MIT */
/* turn.c - a turn of the loop: things happen, are kept, and only then are told. */
#define _POSIX_C_SOURCE 200809L

#include <string.h>

#include "bots.h"
#include "hooks.h"
#include "log.h"
#include "news.h"
#include "presence.h"
#include "server.h"

enum { IDLE_MS = 10 * 60 * 1000, OVER_MS = 60 * 1000, FULL_MS = 5000, TURN_MS = 5, TRIES = 8 };

void turn_begin(struct server *s)
{
    s->now = steady_now(&s->clock);
}

/* ---- keeping and telling ------------------------------------------------------------------
 */

static void lost(void *self, const char *id)
{
    struct server *s = self;
    struct refusal r;
    struct table *t = tables_get(s, id, &r);

    s->count.lost++;
    if (t)
        tables_drop(s, t);
}

static void tell_tables(struct server *s)
{
    for (struct table *t = s->touched; t; t = t->next_touched) {
        if (t->changed)
            for (struct conn *c = t->conns; c; c = c->next)
                news_table(c);
        t->changed = false;
        presence_tell(s, t);
    }
}

static void refuse_undone(struct conn *c, int word)
{
    struct refusal r;
    struct frame *f;

    refuse(&r, word, NULL, NULL);
    while ((f = conn_undone(c))) {
        command_refuse(c, f->request, &r);
        frame_free(f);
    }
}

static void drop_undone(struct conn *c)
{
    struct frame *f;

    while ((f = conn_undone(c)))
        frame_free(f);
}

/* The store failed: what we have in memory never happened. Whoever was concerned hears that,
 * and comes back to the tables as they are. If the database went away in the middle of a
 * commit, it may have happened after all: then nothing is said that could be wrong. */
static void undo_turn(struct server *s)
{
    log_line("the store failed, a turn is taken back: %s", store_why(s->store));
    for (struct conn *c = s->held; c; c = c->next_held) {
        conn_forget(c);
        if (s->store->unsure)
            drop_undone(c);
        else
            refuse_undone(c, S_STORE_FAILED);
        conn_close(c);
    }
    while (s->touched) {
        while (s->touched->conns) {
            conn_close(s->touched->conns);
            table_detach(s->touched->conns);
        }
        tables_drop(s, s->touched);
    }
}

/* Another server was quicker by a moment, and what was done here is undone. Nobody needs to
 * know: it is asked again, of the table as it is now. Gives whether there was anything. */
static bool ask_again(struct server *s)
{
    bool some = false;
    struct frame *f;

    for (struct conn *c = s->held; c; c = c->next_held)
        while ((f = conn_undone(c))) {
            command_run(c, f->asked, strlen(f->asked));
            frame_free(f);
            some = true;
        }
    return some;
}

/* Should that happen again and again, he who asked has to decide. */
static void give_up(struct server *s)
{
    for (struct conn *c = s->held; c; c = c->next_held)
        refuse_undone(c, S_STALE);
}

static void keep(struct server *s)
{
    for (int tries = 0;; tries++) {
        tell_tables(s);
        if (s->touched)
            s->count.commits++;
        if (!store_commit(s->store, lost, s)) {
            undo_turn(s);
            return;
        }
        if (tries == TRIES)
            give_up(s);
        else if (ask_again(s))
            continue;
        return;
    }
}

static void release_all(struct server *s)
{
    while (s->held) {
        struct conn *c = s->held;
        s->held = c->next_held;
        c->is_held = false;
        conn_release(c);
    }
}

static void forget_touched(struct server *s)
{
    while (s->touched) {
        struct table *t = s->touched;
        s->touched = t->next_touched;
        t->touched = false;
        bots_ask(s, t);
        hooks_remind(s, t);
    }
}

void turn_end(struct server *s)
{
    keep(s);
    release_all(s);
    forget_touched(s);
    s->since = 0;
}

void turn_long(struct server *s)
{
    if (!s->since)
        s->since = s->now;
    else if (s->now - s->since >= TURN_MS)
        turn_end(s);
}

/* ---- once a second --------------------------------------------------------------------------
 */

/* Whose time is up lets a bot go on, until he comes back. */
static void check_clock(struct server *s, struct table *t)
{
    char line[] = "bot 0 greedy";

    for (int seat = 0; seat < table_seats(t); seat++) {
        if (table_clock(t, seat, s->now, true) > 0)
            continue;
        line[4] = (char)('0' + seat);
        tables_happen(s, t, line);
    }
}

/* A table with a clock stays: somebody's time may run out. To one that is over hardly anybody
 * comes back. If there is no room, others have to come back sooner. */
static void look_after(struct server *s, struct table *t)
{
    bool needed = t->conns || t->touched || t->thinking;
    bool full = s->tables >= s->limit.tables;
    int64_t idle = full ? FULL_MS : table_over(t) ? OVER_MS : IDLE_MS;

    if (t->conns)
        t->used = s->now;
    if (t->plan.bank && table_begun(t) && !table_over(t))
        check_clock(s, t);
    else if (!needed && s->now - t->used > idle)
        tables_drop(s, t);
}

void turn_tick(struct server *s)
{
    steady_follow(&s->clock);
    tables_each(s, look_after);
}
