/* SPDX-License-Identifier: MIT */
/* store.c - which kind of store a name means. */
#include "store.h"

#include <stddef.h>
#include <string.h>

static const struct store_kind *const kinds[] = {&store_postgres, &store_sqlite};

struct store *store_open(const char *name, char *why, int why_size)
{
    const struct store_kind *kind = NULL;
    struct store *s;

    for (size_t i = 0; !kind; i++)
        if (strncmp(name, kinds[i]->prefix, strlen(kinds[i]->prefix)) == 0)
            kind = kinds[i];
    s = kind->open(name, why, why_size);
    if (s)
        s->kind = kind;
    return s;
}

void store_close(struct store *s)
{
    if (s)
        s->kind->close(s);
}

bool store_create(struct store *s, const char *id, int64_t at, bool listed, const char *plan)
{
    return s->kind->create(s, id, at, listed, plan);
}

bool store_append(struct store *s, const char *id, int number, int64_t at, const char *line)
{
    return s->kind->append(s, id, number, at, line);
}

bool store_mark(struct store *s, const char *id, enum store_mark mark)
{
    return s->kind->mark(s, id, mark);
}

bool store_commit(struct store *s, store_each *lost, void *self)
{
    return s->kind->commit(s, lost, self);
}

const char *store_why(const struct store *s)
{
    return s->kind->why(s);
}

bool store_read(struct store *s, const char *id, int after, char **plan, store_line *each,
                void *self)
{
    return s->kind->read(s, id, after, plan, each, self);
}

bool store_lobby(struct store *s, int most, store_each *each, void *self)
{
    return s->kind->lobby(s, most, each, self);
}

bool store_talks(const struct store *s)
{
    return s->kind->say != NULL;
}

void store_say(struct store *s, const char *word)
{
    s->kind->say(s, word);
}

int store_news(struct store *s, store_each *each, store_word *hear, void *self)
{
    return s->kind->news ? s->kind->news(s, each, hear, self) : 0;
}

int store_fd(const struct store *s)
{
    return s->kind->fd ? s->kind->fd(s) : -1;
}
