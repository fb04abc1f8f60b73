/* SPDX-License-Identifier: MIT */
/* store_postgres.c - tables in a PostgreSQL database, for any number of servers.
 *
 * Any server may serve any table. What keeps them in step is the key (table, number): of two
 * servers that append the same number, one is told that it has come too late; it reads what
 * the other one wrote and goes on from there. NOTIFY tells the others that there is something
 * to read; should such a word get lost, the next append finds out.
 *
 * A turn is one transaction of few statements, its lines handed over as arrays: one round trip
 * each, however many tables have acted. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <libpq-fe.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

#include "spielwerk.h"
#include "store.h"

enum { IDS, NUMBERS, TIMES, LINES, COLUMNS };

/* How long we wait for an answer: the loop stands still meanwhile. Then the database is away,
 * and everything fails at once until there is a new connection, which nobody waits for. */
enum { ANSWER_MS = 3000, CONNECT_MS = 5000, AGAIN_MS = 500 };

struct postgres {
    struct store store;
    PGconn *db;
    bool lost;                      /* it is not to be used any more */
    bool mending;                   /* it is being connected again */
    PostgresPollingStatusType want; /* what that waits for */
    int64_t since;                  /* when it began, or failed last */
    bool collecting, broken;
    struct sw_text column[COLUMNS]; /* arrays of what is to be appended */
    int lines;
    struct sw_text words; /* an array of what is to be said to other servers */
    char why[200];
};

/* What leads from one version of the tables to the next: the first one also fits what was there
 * before versions were counted. */
static const char *const upgrade[] = {
    "CREATE TABLE IF NOT EXISTS tables (id text PRIMARY KEY, at bigint NOT NULL,"
    " listed boolean NOT NULL, mark int NOT NULL, plan text NOT NULL);"
    "CREATE TABLE IF NOT EXISTS lines (id text NOT NULL, number int NOT NULL,"
    " at bigint NOT NULL, line text NOT NULL, PRIMARY KEY (id, number));"
    "CREATE INDEX IF NOT EXISTS lobby ON tables (at) WHERE listed AND mark = 0;",
};

enum { VERSION = sizeof upgrade / sizeof *upgrade };

static const char begin_schema[] =
    "SET client_min_messages = warning;"
    "CREATE TABLE IF NOT EXISTS spielwerk_schema (version int NOT NULL)";
static const char listen_words[] = "LISTEN spielwerk; LISTEN spielwerk_words";

static struct postgres *self_of(struct store *s)
{
    return (struct postgres *)s;
}

/* ---- statements ------------------------------------------------------------------------- */

static int64_t milliseconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static bool poll_for(PGconn *db, short events, int64_t wait)
{
    struct pollfd fd = {.fd = PQsocket(db), .events = events};

    return fd.fd >= 0 && poll(&fd, 1, wait < 0 ? 0 : (int)wait) > 0;
}

/* Whoever else has a copy of the socket hears that it has ended, too. */
static void lose(struct postgres *p, const char *why)
{
    snprintf(p->why, sizeof p->why, "%s", why);
    p->why[strcspn(p->why, "\n")] = 0;
    if (PQsocket(p->db) >= 0)
        shutdown(PQsocket(p->db), SHUT_RDWR);
    p->store.down = p->lost = true;
}

/* Until the whole answer has come. */
static bool wait_answer(struct postgres *p)
{
    int64_t end = milliseconds() + ANSWER_MS;

    while (PQflush(p->db) > 0 || PQisBusy(p->db)) {
        if (!poll_for(p->db, POLLIN | (PQflush(p->db) > 0 ? POLLOUT : 0),
                      end - milliseconds())) {
            lose(p, "the database does not answer");
            return false;
        }
        if (!PQconsumeInput(p->db)) {
            lose(p, PQerrorMessage(p->db));
            return false;
        }
    }
    return true;
}

/* The last of its results; NULL: it was lost. */
static PGresult *take_answer(struct postgres *p)
{
    PGresult *last = NULL, *next;

    for (;;) {
        if (!wait_answer(p)) {
            PQclear(last);
            return NULL;
        }
        if (!(next = PQgetResult(p->db)))
            return last;
        PQclear(last);
        last = next;
    }
}

static bool is_good(const PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);

    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

static bool is_connected(const struct postgres *p)
{
    return !p->lost && !p->mending && PQstatus(p->db) == CONNECTION_OK;
}

static PGresult *query(struct postgres *p, const char *sql, int n, const char *const *values)
{
    PGresult *result;

    if (!is_connected(p))
        return NULL;
    if (!PQsendQueryParams(p->db, sql, n, NULL, values, NULL, NULL, 0)) {
        lose(p, PQerrorMessage(p->db));
        return NULL;
    }
    result = take_answer(p);
    if (is_good(result))
        return result;
    if (result) {
        snprintf(p->why, sizeof p->why, "%s", PQerrorMessage(p->db));
        p->why[strcspn(p->why, "\n")] = 0;
    }
    PQclear(result);
    return NULL;
}

static bool run(struct postgres *p, const char *sql, int n, const char *const *values)
{
    PGresult *result = query(p, sql, n, values);

    PQclear(result);
    return result != NULL;
}

/* ---- coming back --------------------------------------------------------------------------
 */

static void begin_mending(struct postgres *p)
{
    if (milliseconds() - p->since < AGAIN_MS)
        return;
    p->since = milliseconds();
    p->mending = PQresetStart(p->db);
    p->want = PGRES_POLLING_WRITING;
}

static void end_mending(struct postgres *p)
{
    p->mending = p->lost = false;
    PQsetnonblocking(p->db, 1);
    if (!run(p, "LISTEN spielwerk", 0, NULL) || !run(p, "LISTEN spielwerk_words", 0, NULL)) {
        lose(p, p->why);
        return;
    }
    p->store.returns++;
    p->store.down = false;
}

/* A server that lost its database comes back when it does; until then nobody waits for it. */
static void mend(struct postgres *p)
{
    short events = p->want == PGRES_POLLING_READING ? POLLIN : POLLOUT;

    if (!p->mending) {
        begin_mending(p);
        return;
    }
    while (p->want != PGRES_POLLING_OK && p->want != PGRES_POLLING_FAILED &&
           poll_for(p->db, events, 0)) {
        p->want = PQresetPoll(p->db);
        events = p->want == PGRES_POLLING_READING ? POLLIN : POLLOUT;
    }
    if (p->want == PGRES_POLLING_OK)
        end_mending(p);
    else if (p->want == PGRES_POLLING_FAILED || milliseconds() - p->since > CONNECT_MS)
        p->mending = false;
}

static bool ready(struct postgres *p)
{
    if (!is_connected(p))
        mend(p);
    p->store.down = !is_connected(p);
    return !p->store.down;
}

static bool collect(struct postgres *p)
{
    if (!p->collecting && !p->broken) {
        p->collecting = ready(p) && run(p, "BEGIN", 0, NULL);
        p->broken = !p->collecting;
    }
    return !p->broken;
}

static bool keep(struct postgres *p, bool good)
{
    p->broken |= !good;
    return good;
}

/* ---- writing -------------------------------------------------------------------------------
 */

static bool postgres_create(struct store *s, const char *id, int64_t at, bool listed,
                            const char *plan)
{
    struct postgres *p = self_of(s);
    char when[32];
    const char *const values[] = {id, when, listed ? "true" : "false", plan};

    snprintf(when, sizeof when, "%" PRId64, at);
    return collect(p) && keep(p, run(p,
                                     "INSERT INTO tables (id, at, listed, mark, plan)"
                                     " VALUES ($1, $2, $3, 0, $4)",
                                     4, values));
}

/* An item of an array literal, quoted. */
static void add_item(struct sw_text *out, const char *text)
{
    sw_text_add(out, out->len ? ",\"" : "{\"");
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            sw_text_add(out, "\\");
        sw_text_add_bytes(out, text, 1);
    }
    sw_text_add(out, "\"");
}

static bool postgres_append(struct store *s, const char *id, int number, int64_t at,
                            const char *line)
{
    struct postgres *p = self_of(s);
    char digits[32];

    if (!collect(p))
        return false;
    add_item(&p->column[IDS], id);
    snprintf(digits, sizeof digits, "%d", number);
    add_item(&p->column[NUMBERS], digits);
    snprintf(digits, sizeof digits, "%" PRId64, at);
    add_item(&p->column[TIMES], digits);
    add_item(&p->column[LINES], line);
    p->lines++;
    return true;
}

static bool postgres_mark(struct store *s, const char *id, enum store_mark mark)
{
    struct postgres *p = self_of(s);
    char digits[16];
    const char *const values[] = {id, digits};

    snprintf(digits, sizeof digits, "%d", (int)mark);
    return collect(p) &&
           keep(p, run(p, "UPDATE tables SET mark = $2 WHERE id = $1", 2, values));
}

/* The ids of lines that were not taken. Several may be of the same table: each is named once,
 * and its later lines are not there either, because numbers without their predecessors are
 * taken out again. */
static PGresult *append_all(struct postgres *p)
{
    const char *values[COLUMNS];

    for (int i = 0; i < COLUMNS; i++) {
        sw_text_add(&p->column[i], "}");
        values[i] = p->column[i].data;
    }
    return query(
        p,
        "WITH wanted AS (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[],"
        " $4::text[]) AS w (id, number, at, line)),"
        " late AS (SELECT DISTINCT w.id FROM wanted w JOIN lines l"
        " ON l.id = w.id AND l.number = w.number),"
        " taken AS (INSERT INTO lines (id, number, at, line)"
        " SELECT * FROM wanted WHERE id NOT IN (SELECT id FROM late)"
        " ON CONFLICT DO NOTHING RETURNING id, number),"
        " missed AS (SELECT id, number FROM wanted EXCEPT SELECT id, number FROM taken)"
        " SELECT DISTINCT id FROM missed",
        COLUMNS, values);
}

/* Others hear of it when the transaction is over. */
static bool notify_all(struct postgres *p)
{
    const char *ids = p->column[IDS].data;

    return run(p,
               "SELECT pg_notify('spielwerk', id) FROM"
               " (SELECT DISTINCT unnest($1::text[]) AS id) AS t",
               1, &ids);
}

static void forget(struct postgres *p)
{
    for (int i = 0; i < COLUMNS; i++)
        sw_text_clear(&p->column[i]);
    p->lines = 0;
    p->collecting = p->broken = false;
}

static void postgres_say(struct store *s, const char *word)
{
    add_item(&self_of(s)->words, word);
}

/* Whoever has only this to say finds out in this way that the database is gone, or back. */
static void say_words(struct postgres *p)
{
    const char *words;

    if (!p->words.len)
        return;
    sw_text_add(&p->words, "}");
    words = p->words.data;
    if (ready(p))
        run(p, "SELECT pg_notify('spielwerk_words', w) FROM unnest($1::text[]) AS w", 1,
            &words);
    sw_text_clear(&p->words);
}

static bool postgres_commit(struct store *s, store_each *lost, void *self)
{
    struct postgres *p = self_of(s);
    PGresult *missed = NULL;
    bool good = !p->broken;

    if (good && p->lines)
        good = (missed = append_all(p)) != NULL && notify_all(p);
    p->store.unsure = false;
    if (p->collecting && good) {
        good = run(p, "COMMIT", 0, NULL);
        p->store.unsure = !good && !is_connected(p);
    }
    if (p->collecting && !good)
        run(p, "ROLLBACK", 0, NULL);
    forget(p);
    for (int i = 0; good && i < PQntuples(missed); i++)
        lost(self, PQgetvalue(missed, i, 0));
    PQclear(missed);
    if (good)
        say_words(p);
    return good;
}

static const char *postgres_why(const struct store *s)
{
    return ((const struct postgres *)s)->why;
}

/* ---- reading
 * --------------------------------------------------------------------------------- */

static bool read_plan(struct postgres *p, const char *id, char **plan)
{
    PGresult *found = query(p, "SELECT plan FROM tables WHERE id = $1", 1, &id);

    *plan = PQntuples(found) > 0 ? strdup(PQgetvalue(found, 0, 0)) : NULL;
    p->store.down = !found;
    PQclear(found);
    return *plan != NULL;
}

static bool postgres_read(struct store *s, const char *id, int after, char **plan,
                          store_line *each, void *self)
{
    struct postgres *p = self_of(s);
    char digits[16];
    const char *const values[] = {id, digits};
    PGresult *found;

    if (!ready(p) || (plan && !read_plan(p, id, plan)))
        return false;
    snprintf(digits, sizeof digits, "%d", after);
    found = query(p,
                  "SELECT number, at, line FROM lines WHERE id = $1 AND number > $2::int"
                  " ORDER BY number",
                  2, values);
    for (int i = 0; i < PQntuples(found); i++)
        each(self, atoi(PQgetvalue(found, i, 0)), strtoll(PQgetvalue(found, i, 1), NULL, 10),
             PQgetvalue(found, i, 2));
    p->store.down = !found;
    PQclear(found);
    return found != NULL;
}

static bool postgres_lobby(struct store *s, int most, store_each *each, void *self)
{
    struct postgres *p = self_of(s);
    char digits[16];
    const char *const values[] = {digits};
    PGresult *found;

    snprintf(digits, sizeof digits, "%d", most);
    found = ready(p) ? query(p,
                             "SELECT id FROM tables WHERE listed AND mark = 0"
                             " ORDER BY at DESC LIMIT $1::int",
                             1, values)
                     : NULL;
    for (int i = 0; i < PQntuples(found); i++)
        each(self, PQgetvalue(found, i, 0));
    PQclear(found);
    return found != NULL;
}

static int postgres_news(struct store *s, store_each *each, store_word *hear, void *self)
{
    struct postgres *p = self_of(s);
    PGnotify *note;
    int n = 0;

    if (!ready(p) || !PQconsumeInput(p->db))
        return 0;
    while ((note = PQnotifies(p->db))) {
        if (note->be_pid != PQbackendPID(p->db)) {
            if (strcmp(note->relname, "spielwerk") == 0)
                each(self, note->extra);
            else
                hear(self, note->extra);
            n++;
        }
        PQfreemem(note);
    }
    return n;
}

static int postgres_fd(const struct store *s)
{
    return PQsocket(((const struct postgres *)s)->db);
}

/* ---- opening
 * ----------------------------------------------------------------------------------- */

static void postgres_close(struct store *s)
{
    struct postgres *p = self_of(s);

    for (int i = 0; i < COLUMNS; i++)
        sw_text_clear(&p->column[i]);
    sw_text_clear(&p->words);
    PQfinish(p->db);
    free(p);
}

/* The number in the first cell; `other` if there is none. */
static int number_of(PGconn *db, const char *sql, int other)
{
    PGresult *result = PQexec(db, sql);
    int number = PQntuples(result) > 0 ? atoi(PQgetvalue(result, 0, 0)) : other;

    PQclear(result);
    return number;
}

static bool do_all(PGconn *db, const char *sql)
{
    PGresult *result = PQexec(db, sql);
    bool good = is_good(result);

    PQclear(result);
    return good;
}

/* Each step is all or nothing. */
static bool upgrade_from(struct postgres *p, int version)
{
    char sql[2048];

    for (; version < VERSION; version++) {
        snprintf(
            sql, sizeof sql,
            "BEGIN; %s DELETE FROM spielwerk_schema; INSERT INTO spielwerk_schema VALUES (%d);"
            " COMMIT",
            upgrade[version], version + 1);
        if (!do_all(p->db, sql))
            return false;
    }
    return true;
}

/* Servers that begin at the same time make the tables one after the other. */
static bool set_up(struct postgres *p)
{
    int version;
    bool good;

    do_all(p->db, "SELECT pg_advisory_lock(8173)");
    good = do_all(p->db, begin_schema);
    version = number_of(p->db, "SELECT version FROM spielwerk_schema", 0);
    if (version > VERSION)
        snprintf(p->why, sizeof p->why, STORE_NEWER, version, VERSION);
    good =
        good && version <= VERSION && upgrade_from(p, version) && do_all(p->db, listen_words);
    do_all(p->db, "SELECT pg_advisory_unlock(8173)");
    return good && PQsetnonblocking(p->db, 1) == 0;
}

static struct store *postgres_open(const char *name, char *why, int why_size)
{
    struct postgres *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    for (int i = 0; i < COLUMNS; i++)
        sw_text_init_heap(&p->column[i]);
    sw_text_init_heap(&p->words);
    p->db = PQconnectdb(name);
    if (PQstatus(p->db) == CONNECTION_OK && set_up(p))
        return &p->store;
    snprintf(why, (size_t)why_size, "%s", p->why[0] ? p->why : PQerrorMessage(p->db));
    why[strcspn(why, "\n")] = 0;
    postgres_close(&p->store);
    return NULL;
}

const struct store_kind store_postgres = {
    .prefix = "postgres",
    .open = postgres_open,
    .close = postgres_close,
    .create = postgres_create,
    .append = postgres_append,
    .mark = postgres_mark,
    .commit = postgres_commit,
    .read = postgres_read,
    .lobby = postgres_lobby,
    .say = postgres_say,
    .news = postgres_news,
    .why = postgres_why,
    .fd = postgres_fd,
};
