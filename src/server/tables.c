/* SPDX-License-Identifier: MIT */
/* tables.c - the tables in memory: found, loaded on demand, dropped. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots.h"
#include "log.h"
#include "news.h"
#include "presence.h"
#include "server.h"

/* Ids are random already: any of their bits will do. */
static struct table **row_of(struct server *s, const char *id)
{
    unsigned hash = 0;

    for (int i = 0; i < 4 && id[i]; i++)
        hash = hash * 64 + (unsigned char)id[i];
    return &s->row[hash % TABLES_ROWS];
}

struct table *tables_find(struct server *s, const char *id)
{
    struct table *t = *row_of(s, id);

    while (t && strcmp(t->id, id) != 0)
        t = t->next;
    return t;
}

/* Is there room for a table of this plan? */
static bool has_room(const struct server *s, const struct plan *p, struct refusal *r)
{
    int64_t bytes = plan_bytes(p), own = s->asking ? guest_charged(s->asking) : 0;

    if (s->tables >= s->limit.tables)
        return refuse(r, S_SERVER_FULL, NULL, NULL);
    if (bytes &&
        (s->editions + bytes > s->limit.editions || own + bytes > s->limit.editions_each))
        return refuse(r, S_EDITIONS_FULL, NULL, NULL);
    return true;
}

static void charge(struct server *s, struct table *t, int64_t bytes)
{
    s->editions += bytes;
    if (t->brought)
        guest_charge(t->brought, bytes);
}

static void put(struct server *s, struct table *t)
{
    struct table **row = row_of(s, t->id);

    t->bytes = plan_bytes(&t->plan);
    t->brought = s->asking;
    charge(s, t, t->bytes);
    t->next = *row;
    *row = t;
    t->used = s->now;
    for (int seat = 0; seat < table_seats(t); seat++)
        t->seat[seat].gone = s->now;
    s->tables++;
}

/* ---- loading -------------------------------------------------------------------------- */

struct loading {
    struct table *table;
    int bad; /* number of the first line that makes no sense; 0: none */
};

static void load_line(void *self, int number, int64_t at, const char *line)
{
    struct loading *l = self;

    if (!l->bad && (number != l->table->lines + 1 || !table_line(l->table, line, at)))
        l->bad = number;
}

/* What was once asked for may lack nothing; other refusals say what is the matter. */
static void plan_is_broken(const char *what, struct refusal *r)
{
    refuse(r, S_PLAN_BROKEN, what, NULL);
}

static bool read_stored_plan(json_t *json, struct plan *plan, struct refusal *r)
{
    char member[sizeof r->error.arg[0]];

    if (!plan_read(json, plan, r)) {
        memcpy(member, r->error.arg[0], sizeof member);
        if (r->game == &server_language && r->error.word == S_MEMBER_MISSING)
            plan_is_broken(member, r);
        return false;
    }
    if (fair_commitment_shape(plan->secret))
        return true;
    plan_is_broken("secret", r);
    plan_clear(plan);
    return false;
}

static struct table *from_plan(const char *id, const char *text, struct refusal *r)
{
    json_error_t error;
    json_t *json = json_loads(text, 0, &error);
    struct table *t = NULL;
    struct plan plan;

    if (!json)
        plan_is_broken(error.text, r);
    else if (read_stored_plan(json, &plan, r) && !(t = table_new(id, &plan)))
        plan_clear(&plan);
    json_decref(json);
    return t;
}

static void read_plan_only(void *self, int number, int64_t at, const char *line)
{
    (void)self, (void)number, (void)at, (void)line;
}

/* Why nothing came from the store, if there is more to it than that there is nothing. */
static void why_not_read(const struct server *s, const char *id, struct refusal *r)
{
    if (s->store->damaged) {
        refuse(r, S_STORE_DAMAGED, store_why(s->store), NULL);
        log_line("table %s cannot be read: %s", id, store_why(s->store));
    } else if (s->store->down) {
        refuse(r, S_STORE_DOWN, NULL, NULL);
    }
}

static struct table *load(struct server *s, const char *id, struct refusal *r)
{
    struct loading l = {.table = NULL};
    char *plan, number[16];

    if (!store_read(s->store, id, INT32_MAX, &plan, read_plan_only, NULL)) {
        why_not_read(s, id, r);
        return NULL;
    }
    l.table = from_plan(id, plan, r);
    free(plan);
    if (l.table && !has_room(s, &l.table->plan, r)) {
        table_free(l.table);
        return NULL;
    }
    if (!l.table)
        return NULL;
    if (store_read(s->store, id, 0, NULL, load_line, &l) && !l.bad)
        return l.table;
    snprintf(number, sizeof number, "%d", l.bad);
    if (l.bad)
        refuse(r, S_TABLE_BROKEN, number, NULL);
    else
        why_not_read(s, id, r);
    table_free(l.table);
    return NULL;
}

struct table *tables_get(struct server *s, const char *id, struct refusal *r)
{
    struct table *t;

    refuse(r, S_NO_SUCH_TABLE, NULL, NULL);
    if (!secret_shape(id))
        return NULL;
    t = tables_find(s, id);
    if (!t && (t = load(s, id, r))) {
        put(s, t);
        tables_touch(s, t);
    }
    if (t)
        t->used = s->now;
    return t;
}

struct table *tables_create(struct server *s, const char *id, struct plan *plan,
                            struct refusal *r)
{
    char *text;
    struct table *t;

    if (!has_room(s, plan, r))
        return NULL;
    refuse(r, S_STORE_FAILED, NULL, NULL);
    text = plan_write(plan);
    t = text ? table_new(id, plan) : NULL;
    if (t && !store_create(s->store, id, s->now, plan->listed, text)) {
        t->plan = (struct plan){.game = NULL};
        table_free(t);
        t = NULL;
    }
    free(text);
    if (!t)
        return NULL;
    put(s, t);
    tables_touch(s, t);
    s->count.created++;
    return t;
}

void tables_catch_up(struct server *s, const char *id)
{
    struct loading l = {.table = tables_find(s, id)};
    int before;

    if (!l.table)
        return;
    before = l.table->lines;
    store_read(s->store, id, before, NULL, load_line, &l);
    if (l.bad)
        tables_drop(s, l.table);
    else if (l.table->lines != before)
        tables_touch(s, l.table);
}

int tables_bots(struct server *s, uint64_t keeper)
{
    int n = 0;

    for (int i = 0; i < TABLES_ROWS; i++)
        for (const struct table *t = s->row[i]; t; t = t->next)
            for (int seat = 0; t->keeper == keeper && seat < table_seats(t); seat++)
                n += !table_over(t) && !table_is_person(t, seat);
    return n;
}

/* ---- happening -------------------------------------------------------------------------- */

void tables_touch(struct server *s, struct table *t)
{
    if (t->touched)
        return;
    t->touched = true;
    t->next_touched = s->touched;
    s->touched = t;
}

bool tables_happen(struct server *s, struct table *t, const char *line)
{
    bool begun = table_begun(t), over = table_over(t);
    uint32_t thought = table_thinking(t);

    if (!table_line(t, line, s->now))
        return false;
    store_append(s->store, t->id, t->lines, s->now, line);
    if (table_over(t) != over)
        store_mark(s->store, t->id, STORE_OVER);
    else if (table_begun(t) != begun)
        store_mark(s->store, t->id, STORE_RUNNING);
    t->due |= table_thinking(t) & ~thought;
    s->count.lines++;
    s->count.actions += strncmp(line, "act ", 4) == 0;
    tables_touch(s, t);
    return true;
}

/* ---- dropping ---------------------------------------------------------------------------- */

static void untouch(struct server *s, struct table *t)
{
    struct table **at = &s->touched;

    while (*at && *at != t)
        at = &(*at)->next_touched;
    if (*at)
        *at = t->next_touched;
    t->touched = false;
}

static void take_out(struct server *s, struct table *t)
{
    struct table **at = row_of(s, t->id);

    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    s->tables--;
    charge(s, t, -t->bytes);
}

/* A bot may still think about a position of this table's own edition: then it is freed when
 * the bot has answered. */
static void let_go(struct table *t)
{
    t->dropped = true;
    if (!t->thinking)
        table_free(t);
}

void tables_thought(struct table *t)
{
    t->thinking = false;
    if (t->dropped)
        table_free(t);
}

/* Who is connected elsewhere has not changed, nor who keeps it. */
static void hand_over(struct table *t, struct table *anew)
{
    anew->keeper = t->keeper;
    anew->elsewhere = t->elsewhere;
    anew->knows_others = t->knows_others;
    anew->told_seats = t->told_seats;
    anew->told_watching = t->told_watching;
    t->elsewhere = NULL;
}

/* Who had just sat down has no seat: somebody else may have it now. */
static void begin_anew(struct conn *c, struct table *t, int viewer)
{
    if (!c->joins) {
        table_attach(t, c, viewer);
        news_table(c);
        news_resume(c, c->sent);
    }
    c->joins = false;
}

void tables_drop(struct server *s, struct table *t)
{
    struct guest *asking = s->asking;
    struct table *anew = NULL;
    struct refusal r;

    untouch(s, t);
    take_out(s, t);
    bots_forget(s, t);
    s->asking = t->brought;
    if (t->conns)
        anew = tables_get(s, t->id, &r);
    s->asking = asking;
    if (anew)
        hand_over(t, anew);
    else
        presence_leave(s, t);
    while (t->conns) {
        struct conn *c = t->conns;
        int viewer = c->viewer;
        conn_forget(c);
        table_detach(c);
        if (anew)
            begin_anew(c, anew, viewer);
        else
            conn_close(c);
    }
    let_go(t);
}

void tables_each(struct server *s, void (*each)(struct server *s, struct table *t))
{
    for (int i = 0; i < TABLES_ROWS; i++) {
        struct table *t = s->row[i], *next;
        for (; t; t = next) {
            next = t->next;
            each(s, t);
        }
    }
}
