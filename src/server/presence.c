/* SPDX-License-Identifier: MIT */
/* presence.c - who is connected to which table at the other servers of a store. */
#include "presence.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIVE_MS = 2000, DEAD_MS = 10000, WORD_MAX = 128 };

/* Another server that was heard of. */
struct peer {
    struct peer *next;
    char name[SECRET_TEXT];
    int64_t heard;
};

/* ---- telling ------------------------------------------------------------------------------
 */

static uint32_t seats_here(const struct table *t)
{
    uint32_t mask = 0;

    for (int seat = 0; seat < table_seats(t); seat++)
        mask |= (uint32_t)(t->seat[seat].online > 0) << seat;
    return mask;
}

static void ask_who(struct server *s, struct table *t)
{
    char word[WORD_MAX];

    t->knows_others = true;
    snprintf(word, sizeof word, "who %s %s", s->name, t->id);
    store_say(s->store, word);
}

static void say_here(struct server *s, const struct table *t)
{
    char word[WORD_MAX];

    snprintf(word, sizeof word, "here %s %s %u %d", s->name, t->id, t->told_seats,
             t->told_watching);
    store_say(s->store, word);
}

void presence_tell(struct server *s, struct table *t)
{
    uint32_t seats = seats_here(t);
    int watching = table_watching_here(t);

    if (!store_talks(s->store))
        return;
    if (!t->knows_others)
        ask_who(s, t);
    if (!t->tell_again && seats == t->told_seats && watching == t->told_watching)
        return;
    t->tell_again = false;
    t->told_seats = seats;
    t->told_watching = watching;
    say_here(s, t);
}

void presence_leave(struct server *s, struct table *t)
{
    if (!t->told_seats && !t->told_watching)
        return;
    t->told_seats = 0;
    t->told_watching = 0;
    say_here(s, t);
}

/* ---- hearing ------------------------------------------------------------------------------
 */

/* NULL: no memory, and it is as if nothing had been heard. */
static struct peer *peer_of(struct server *s, const char *name)
{
    struct peer *p = s->peers;

    while (p && strcmp(p->name, name) != 0)
        p = p->next;
    if (!p && (p = calloc(1, sizeof *p))) {
        snprintf(p->name, sizeof p->name, "%s", name);
        p->next = s->peers;
        s->peers = p;
    }
    if (p)
        p->heard = s->now;
    return p;
}

/* Gives whether anybody was there. */
static bool forget_peer(struct table *t, const struct peer *p, int64_t now)
{
    for (struct elsewhere **at = &t->elsewhere; *at; at = &(*at)->next) {
        struct elsewhere *e = *at;
        if (e->peer != p)
            continue;
        *at = e->next;
        for (int seat = 0; seat < table_seats(t); seat++)
            if (e->seats >> seat & 1)
                t->seat[seat].gone = now;
        free(e);
        return true;
    }
    return false;
}

static void changed(struct server *s, struct table *t)
{
    t->changed = true;
    tables_touch(s, t);
}

static void set_elsewhere(struct server *s, struct table *t, const struct peer *p,
                          uint32_t seats, int watching)
{
    struct elsewhere *e;

    forget_peer(t, p, s->now);
    if ((seats || watching) && (e = malloc(sizeof *e))) {
        *e = (struct elsewhere){t->elsewhere, p, seats, watching};
        t->elsewhere = e;
    }
    changed(s, t);
}

void presence_hear(struct server *s, const char *word)
{
    char verb[8] = "", name[SECRET_TEXT] = "", id[SECRET_TEXT] = "";
    unsigned seats = 0;
    int watching = 0;
    struct table *t;
    struct peer *p;

    if (sscanf(word, "%7s %22s %22s %u %d", verb, name, id, &seats, &watching) < 2 ||
        !(p = peer_of(s, name)) || !(t = tables_find(s, id)))
        return;
    if (strcmp(verb, "here") == 0) {
        set_elsewhere(s, t, p, seats, watching);
    } else if (strcmp(verb, "who") == 0 && t->conns) {
        t->tell_again = true;
        tables_touch(s, t);
    }
}

/* ---- as time goes by ----------------------------------------------------------------------
 */

static void bury_at(struct server *s, struct table *t)
{
    if (forget_peer(t, s->dead, s->now))
        changed(s, t);
}

static void bury_dead(struct server *s)
{
    struct peer **at = &s->peers;

    while (*at) {
        struct peer *p = *at;
        if (s->now - p->heard < DEAD_MS) {
            at = &p->next;
            continue;
        }
        s->dead = p;
        tables_each(s, bury_at);
        *at = p->next;
        free(p);
    }
}

/* What others said while the store was away is lost: read on, tell again, ask again. */
static void begin_anew(struct server *s, struct table *t)
{
    char id[SECRET_TEXT];

    memcpy(id, t->id, sizeof id);
    table_forget_others(t);
    t->knows_others = false;
    t->tell_again = t->conns != NULL;
    changed(s, t);
    tables_catch_up(s, id);
}

void presence_tick(struct server *s)
{
    char word[WORD_MAX];

    if (!store_talks(s->store))
        return;
    if (s->store->returns != s->returns) {
        s->returns = s->store->returns;
        tables_each(s, begin_anew);
    }
    bury_dead(s);
    if (s->now - s->alive < ALIVE_MS)
        return;
    s->alive = s->now;
    snprintf(word, sizeof word, "alive %s", s->name);
    store_say(s->store, word);
}

void presence_begin(struct server *s)
{
    secret_new(s->name);
}

void presence_end(struct server *s)
{
    while (s->peers) {
        struct peer *p = s->peers;
        s->peers = p->next;
        free(p);
    }
}
