/* SPDX-License-Identifier: MIT */
/* store_sqlite.c - tables in one file, by SQLite.
 *
 * A turn's appends are one transaction: it begins with the first of them and ends with
 * commit(). The write-ahead log is flushed to disk before COMMIT returns (synchronous=FULL),
 * so what was committed survives kill -9 and power cuts. */
#define _DEFAULT_SOURCE

#include <fcntl.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store.h"

enum { BEGIN, COMMIT, ROLLBACK, CREATE, APPEND, MARK, PLAN, LINES, LOBBY, STATEMENTS };

static const char *const statements[STATEMENTS] = {
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

static const char settings[] = "PRAGMA journal_mode = WAL;"
                               "PRAGMA synchronous = FULL;";

/* What leads from one version of the tables to the next: the first one also fits what was there
 * before versions were counted. */
static const char *const upgrade[] = {
    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, at INTEGER NOT NULL,"
    " listed INTEGER NOT NULL, mark INTEGER NOT NULL, plan TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE IF NOT EXISTS lines (id TEXT NOT NULL, number INTEGER NOT NULL,"
    " at INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;"
    "CREATE INDEX IF NOT EXISTS lobby ON tables (at) WHERE listed = 1 AND mark = 0;",
};

enum { VERSION = sizeof upgrade / sizeof *upgrade };

struct sqlite {
    struct store store;
    sqlite3 *db;
    int lock; /* what keeps other servers from the file; -1: none */
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

/* It is used before its caller returns: no copy is needed. */
static void bind_text(sqlite3_stmt *statement, int at, const char *text)
{
    sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC);
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
    if (q->collecting && !good && !sqlite3_get_autocommit(q->db))
        run(q, prepare(q, ROLLBACK)); /* if it is not rolled back already, as on a full disk */
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
    if (q->lock >= 0)
        close(q->lock);
    free(q);
}

/* It holds the secrets of running matches, so nobody else may read it; what SQLite puts beside
 * it is as private as it is. Two servers would not hear of each other's news: one at a time.
 * The lock ends with the process, however that ends, and does not touch those of SQLite. */
static bool take_file(struct sqlite *q, const char *name)
{
    if (strcmp(name, ":memory:") == 0)
        return true;
    q->lock = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (q->lock < 0)
        return true; /* SQLite will say why */
    fchmod(q->lock, 0600);
    if (flock(q->lock, LOCK_EX | LOCK_NB) == 0)
        return true;
    snprintf(q->why, sizeof q->why, "another server is using it");
    return false;
}

static int read_version(struct sqlite *q)
{
    sqlite3_stmt *ask = NULL;
    int version = -1;

    if (sqlite3_prepare_v2(q->db, "PRAGMA user_version", -1, &ask, NULL) == SQLITE_OK &&
        sqlite3_step(ask) == SQLITE_ROW)
        version = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return version;
}

/* Each step is all or nothing. */
static bool bring_up_to_date(struct sqlite *q)
{
    int version = read_version(q);
    char sql[2048];

    if (version > VERSION)
        snprintf(q->why, sizeof q->why, STORE_NEWER, version, VERSION);
    if (version < 0 || version > VERSION)
        return false;
    for (; version < VERSION; version++) {
        snprintf(sql, sizeof sql, "BEGIN; %s PRAGMA user_version = %d; COMMIT",
                 upgrade[version], version + 1);
        if (sqlite3_exec(q->db, sql, NULL, NULL, NULL) != SQLITE_OK)
            return false;
    }
    return true;
}

static bool set_up(struct sqlite *q, const char *name)
{
    if (!take_file(q, name) || sqlite3_open(name, &q->db) != SQLITE_OK)
        return false;
    sqlite3_busy_timeout(q->db, 5000);
    if (sqlite3_exec(q->db, settings, NULL, NULL, NULL) != SQLITE_OK || !bring_up_to_date(q))
        return false;
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v2(q->db, statements[i], -1, &q->statement[i], NULL) != SQLITE_OK)
            return false;
    return true;
}

static struct store *sqlite_open(const char *name, char *why, int why_size)
{
    struct sqlite *q = calloc(1, sizeof *q);

    if (q)
        q->lock = -1;
    if (q && set_up(q, name))
        return &q->store;
    snprintf(why, (size_t)why_size, "%s",
             !q          ? "memory"
             : q->why[0] ? q->why
                         : sqlite3_errmsg(q->db));
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
