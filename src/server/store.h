/* SPDX-License-Identifier: MIT */
/* store.h - where tables are kept.
 *
 * A table is what it was made of (its plan, a JSON text) and a row of lines, numbered from 1:
 * who sat down, what was played, what was said. Nothing is ever changed, only appended, and a
 * number can be given only once: that is all several servers need to agree.
 *
 * Appends are collected and become durable together by store_commit(): whoever waits for the
 * disk once per turn of its loop can serve thousands of tables. */
#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include <stdbool.h>
#include <stdint.h>

struct store;

/* Why a store of a later program is not touched. */
#define STORE_NEWER "it has version %d, and this program knows versions up to %d"

typedef void store_line(void *self, int number, int64_t at, const char *line);
typedef void store_each(void *self, const char *id);
typedef void store_word(void *self, const char *word);

enum store_mark { STORE_OPEN, STORE_RUNNING, STORE_OVER }; /* seats are free; all taken; done */

/* One kind of store: what its functions do is said below. */
struct store_kind {
    const char *prefix; /* of the names it opens; "": all others, which are files */
    struct store *(*open)(const char *name, char *why, int why_size);
    void (*close)(struct store *s);
    bool (*create)(struct store *s, const char *id, int64_t at, bool listed, const char *plan);
    bool (*append)(struct store *s, const char *id, int number, int64_t at, const char *line);
    bool (*mark)(struct store *s, const char *id, enum store_mark mark);
    bool (*commit)(struct store *s, store_each *lost, void *self);
    bool (*read)(struct store *s, const char *id, int after, char **plan, store_line *each,
                 void *self);
    bool (*lobby)(struct store *s, int most, store_each *each, void *self);
    void (*say)(struct store *s, const char *word); /* NULL: it has one server only */
    int (*news)(struct store *s, store_each *each, store_word *hear, void *self);
    const char *(*why)(const struct store *s);
    int (*fd)(const struct store *s);
};

struct store {
    const struct store_kind *kind;
    bool damaged; /* what it has of the table that was read last makes no sense any more */
    bool down;    /* it did not work when it was asked last */
    bool unsure;  /* nobody knows whether the last commit that failed was kept after all */
    int returns;  /* how often it went away and came back: news and words may be lost */
};

extern const struct store_kind store_postgres, store_sqlite;

/* "postgres://..." or a file's name. NULL, and the reason in `why`, if it cannot be opened. */
struct store *store_open(const char *name, char *why, int why_size);
void store_close(struct store *s);

/* Collect something to be kept. False: the store does not work any more. */
bool store_create(struct store *s, const char *id, int64_t at, bool listed, const char *plan);
bool store_append(struct store *s, const char *id, int number, int64_t at, const char *line);
bool store_mark(struct store *s, const char *id, enum store_mark mark);

/* Make all of it durable. `lost` is called for every table of which a line was not taken,
 * because somebody else has used its number. False: nothing was kept at all, or nobody knows
 * (`unsure`). */
bool store_commit(struct store *s, store_each *lost, void *self);

/* Why it failed last, for the log. */
const char *store_why(const struct store *s);

/* The lines of a table after number `after`. If `plan` is not NULL it is given, too: free()
 * it. False if there is no such table, or the store does not work (`down`), or what it has is
 * `damaged`. */
bool store_read(struct store *s, const char *id, int after, char **plan, store_line *each,
                void *self);
/* Listed tables with free seats, the latest first. */
bool store_lobby(struct store *s, int most, store_each *each, void *self);
/* May there be other servers? Then say a word to all of them, after the next commit; it is not
 * kept, and it may get lost. */
bool store_talks(const struct store *s);
void store_say(struct store *s, const char *word);
/* Tables that another server has appended to since we asked last, and words of others. Gives
 * how many there were. */
int store_news(struct store *s, store_each *each, store_word *hear, void *self);
/* What becomes readable when there may be such news; -1: nothing does. */
int store_fd(const struct store *s);

#endif
