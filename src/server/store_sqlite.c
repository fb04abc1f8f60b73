/* SPDX-License-Identifier: MIT */
/* store_sqlite.c - tables in one file, by SQLite.
 *
 * A turn's appends are one transaction: it begins with the first of them and ends with
 * commit(). The write-ahead log is flushed to disk before COMMIT returns (synchronous=FULL),
 * so what was committed survives kill -9 and power cuts. */
#define _POSIX_C_SOURCE 200809L

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store.h"

enum { BEGIN, COMMIT, ROLLBACK, CREATE, APPEND, MARK, PLAN, LINES, LOBBY, STATEMENTS };

static const char *const sql[STATEMENTS] = {
    [BEGIN] = "BEGIN IMMEDIATE",
    [COMMIT] = "COMMIT",
    [ROLLBACK] = "ROLLBACK",
    [CREATE] = "INSERT INTO tables (id, at, listed, mark, plan) VALUES (?1, ?2, ?3, 0, ?4)",
    [APPEND] = "INSERT INTO lines (id, number, at, line) VALUES (?1, ?2, ?3, ?4)",
    [MARK] = "UPDATE tables SET mark = ?2 WHERE id = ?1",
    [PLAN] = "SELECT plan FROM tables WHERE id = ?1",
    [LINES] =
        "SELECT number, at, line FROM lines WHERE id = ?1 AND number > ?2 ORDER BY number",
    [LOBBY] = "SELECT id FROM tables WHERE listed = 1 AND mark = 0 ORDER BY at DESC LIMIT ?1",
};

static const char schema[] =
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = FULL;"
    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, at INTEGER NOT NULL,"
    " listed INTEGER NOT NULL, mark INTEGER NOT NULL, plan TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS lines (id TEXT NOT NULL, number INTEGER NOT NULL,"
    " at INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS lobby ON tables (at) WHERE listed = 1 AND mark = 0;";

struct sqlite {
    struct store store;
    sqlite3 *db;
    sqlite3_stmt *statement[STATEMENTS];
    bool collecting, broken;
    char why[200]; /* of the last failure */
};

static struct sqlite *self_of(struct store *s)
{
    return (struct sqlite *)s;
}

/* ---- statements -------------------------------------------------------------------- */

static sqlite3_stmt *prepare(struct sqlite *q, int which)
{
    sqlite3_reset(q->statement[which]);
    return q->statement[which];
}

/* Run a statement that gives no rows. */
static bool run(struct sqlite *q, sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);

    if (code != SQLITE_DONE)
        snprintf(q->why, sizeof q->why, "%s", sqlite3_errmsg(q->db));
    sqlite3_reset(statement);
    return code == SQLITE_DONE;
}

static bool collect(struct sqlite *q)
{
    if (!q->collecting && !q->broken) {
        q->collecting = run(q, prepare(q, BEGIN));
        q->broken = !q->collecting;
    }
    return !q->broken;
}

static void bind_text(sqlite3_stmt *statement, int at, const char *text)
{
    sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
}

/* What fails in the middle makes all of the turn fail: commit() says so. */
static bool keep(struct sqlite *q, sqlite3_stmt *statement)
{
    q->broken |= !run(q, statement);
    return !q->broken;
}

/* ---- writing ------------------------------------------------------------------------ */

static bool sqlite_create(struct store *s, const char *id, int64_t at, bool listed,
                          const char *plan)
{
    struct sqlite *q = self_of(s);
    sqlite3_stmt *create = prepare(q, CREATE);

    if (!collect(q))
        return false;
    bind_text(create, 1, id);
    sqlite3_bind_int64(create, 2, at);
    sqlite3_bind_int(create, 3, listed);
    bind_text(create, 4, plan);
    return keep(q, create);
}

static bool sqlite_append(struct store *s, const char *id, int number, int64_t at,
                          const char *line)
{
    struct sqlite *q = self_of(s);
    sqlite3_stmt *append = prepare(q, APPEND);

    if (!collect(q))
        return false;
    bind_text(append, 1, id);
    sqlite3_bind_int(append, 2, number);
    sqlite3_bind_int64(append, 3, at);
    bind_text(append, 4, line);
    return keep(q, append);
}

static bool sqlite_mark(struct store *s, const char *id, enum store_mark mark)
{
    struct sqlite *q = self_of(s);
    sqlite3_stmt *statement = prepare(q, MARK);

    if (!collect(q))
        return false;
    bind_text(statement, 1, id);
    sqlite3_bind_int(statement, 2, (int)mark);
    return keep(q, statement);
}

/* A store that failed once may work again next turn: a full disk has been emptied. */
static bool sqlite_commit(struct store *s, store_each *lost, void *self)
{
    struct sqlite *q = self_of(s);
    bool good = !q->broken;

    (void)lost, (void)self;
    if (q->collecting && good)
        good = run(q, prepare(q, COMMIT));
    if (q->collecting && !good)
        run(q, prepare(q, ROLLBACK));
    q->collecting = q->broken = false;
    return good;
}

static const char *sqlite_why(const struct store *s)
{
    return ((const struct sqlite *)s)->why;
}

/* ---- reading ------------------------------------------------------------------------- */

/* How reading ended: well, or is there more to be said than that nothing was found? */
static bool read_well(struct sqlite *q, int code)
{
    q->store.damaged = code != SQLITE_ROW && code != SQLITE_DONE;
    if (q->store.damaged)
        snprintf(q->why, sizeof q->why, "%s", sqlite3_errmsg(q->db));
    return !q->store.damaged;
}

static bool read_plan(struct sqlite *q, const char *id, char **plan)
{
    sqlite3_stmt *find = prepare(q, PLAN);
    int code;

    *plan = NULL;
    bind_text(find, 1, id);
    code = sqlite3_step(find);
    if (read_well(q, code) && code == SQLITE_ROW)
        *plan = strdup((const char *)sqlite3_column_text(find, 0));
    sqlite3_reset(find);
    return *plan != NULL;
}

static bool sqlite_read(struct store *s, const char *id, int after, char **plan,
                        store_line *each, void *self)
{
    struct sqlite *q = self_of(s);
    sqlite3_stmt *lines = prepare(q, LINES);
    int code;

    if (plan && !read_plan(q, id, plan))
        return false;
    bind_text(lines, 1, id);
    sqlite3_bind_int(lines, 2, after);
    while ((code = sqlite3_step(lines)) == SQLITE_ROW)
        each(self, sqlite3_column_int(lines, 0), sqlite3_column_int64(lines, 1),
             (const char *)sqlite3_column_text(lines, 2));
    read_well(q, code);
    sqlite3_reset(lines);
    return code == SQLITE_DONE;
}

static bool sqlite_lobby(struct store *s, int most, store_each *each, void *self)
{
    struct sqlite *q = self_of(s);
    sqlite3_stmt *list = prepare(q, LOBBY);
    int code;

    sqlite3_bind_int(list, 1, most);
    while ((code = sqlite3_step(list)) == SQLITE_ROW)
        each(self, (const char *)sqlite3_column_text(list, 0));
    sqlite3_reset(list);
    return code == SQLITE_DONE;
}

/* ---- opening -------------------------------------------------------------------------- */

static void sqlite_close(struct store *s)
{
    struct sqlite *q = self_of(s);

    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(q->statement[i]);
    sqlite3_close(q->db);
    free(q);
}

/* It holds the secrets of running matches. What SQLite puts beside it is as private as it is.
 */
static void make_private(const char *name)
{
    int fd =
        strcmp(name, ":memory:") == 0 ? -1 : open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

    if (fd < 0)
        return; /* SQLite will say why */
    fchmod(fd, 0600);
    close(fd);
}

static bool set_up(struct sqlite *q, const char *name)
{
    make_private(name);
    if (sqlite3_open(name, &q->db) != SQLITE_OK)
        return false;
    sqlite3_busy_timeout(q->db, 5000);
    if (sqlite3_exec(q->db, schema, NULL, NULL, NULL) != SQLITE_OK)
        return false;
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v2(q->db, sql[i], -1, &q->statement[i], NULL) != SQLITE_OK)
            return false;
    return true;
}

static struct store *sqlite_open(const char *name, char *why, int why_size)
{
    struct sqlite *q = calloc(1, sizeof *q);

    if (q && set_up(q, name))
        return &q->store;
    snprintf(why, (size_t)why_size, "%s", q && q->db ? sqlite3_errmsg(q->db) : "memory");
    if (q)
        sqlite_close(&q->store);
    return NULL;
}

const struct store_kind store_sqlite = {
    .prefix = "",
    .open = sqlite_open,
    .close = sqlite_close,
    .create = sqlite_create,
    .append = sqlite_append,
    .mark = sqlite_mark,
    .commit = sqlite_commit,
    .read = sqlite_read,
    .lobby = sqlite_lobby,
    .why = sqlite_why,
};
