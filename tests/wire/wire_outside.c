/* SPDX-License-Identifier: MIT */
/* wire_outside.c - what strangers learn and what they are shown: the time of secret steps,
 * names, and why a table cannot be opened. */
#define _POSIX_C_SOURCE 200809L

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "wire.h"

/* ---- the time of secret steps --------------------------------------------------------------
 */

static json_int_t time_of(struct desk *stranger, const char *table)
{
    json_t *answer = desk_ask(stranger, "look", "{s:s}", "table", table);
    json_int_t at = json_integer_value(json_object_get(json_object_get(answer, "brief"), "at"));

    json_decref(answer);
    return at;
}

static void pass_time(void)
{
    struct timespec pause = {.tv_nsec = 3000000};

    nanosleep(&pause, NULL);
}

/* One action by whoever can. Gives whether the spectator noticed nothing. */
static bool secret_step(struct party *p, struct desk *spectator)
{
    json_int_t before = spectator->number;
    struct sw_action a;

    for (int i = 0; i < p->n; i++)
        if (desk_choose(&p->desk[i], &a) && !desk_play(&p->desk[i], &a))
            break;
    party_hear(p);
    desk_catch_up(spectator);
    return spectator->number == before;
}

/* Whoever composes an offer in secret lets nobody count the steps by their time. */
void wire_secret_time(const char *game)
{
    struct desk spectator, stranger;
    int secret = 0, told = 0, open = 0;
    struct party p;

    if (!check(party_begin(&p, &wire.host.port, 1, game, wire_least(game), 0), game,
               "secret steps: begins"))
        return;
    desk_init(&spectator, wire.host.port);
    desk_init(&stranger, wire.host.port);
    check(desk_connect(&spectator) && desk_watch(&spectator, p.desk[0].table) &&
              desk_connect(&stranger),
          game, "two look on");
    desk_catch_up(&spectator);
    for (int i = 0; i < 3000 && !party_over(&p) && secret < 60; i++) {
        json_int_t before = time_of(&stranger, p.desk[0].table);
        bool hidden;
        pass_time();
        hidden = secret_step(&p, &spectator);
        secret += hidden;
        told += hidden && time_of(&stranger, p.desk[0].table) != before;
        open += !hidden && time_of(&stranger, p.desk[0].table) != before;
    }
    check(secret > 0 && open > 0, game, "there are secret steps and open ones");
    check(told == 0, game, "nobody learns of secret steps by their time");
    check(is_good(desk_ask(&p.desk[0], "hook", "{s:s}", "url", "")), game, "a hook");
    desk_clear(&spectator);
    desk_clear(&stranger);
    party_end(&p);
}

/* ---- names ----------------------------------------------------------------------------------
 */

static void is_called(const char *game, const char *name, const char *expected)
{
    struct desk d, people[2];
    json_t *seats;

    desk_init(&d, wire.host.port);
    desk_connect(&d);
    desk_create(&d, game, "person,person", people);
    memcpy(d.table, people[0].table, sizeof d.table);
    memcpy(d.secret, people[0].secret, sizeof d.secret);
    snprintf(d.name, sizeof d.name, "%s", name);
    check(desk_sit(&d) == (*expected != 0), "a name", name);
    desk_catch_up(&d);
    seats = json_object_get(d.info, "seats");
    name = json_string_value(json_object_get(json_array_get(seats, 0), "name"));
    check(!*expected || (name && strcmp(name, expected) == 0), "is shown as", expected);
    desk_clear(&d);
}

void wire_names(const char *game)
{
    is_called(game, "Ada\u202ereB", "AdareB");
    is_called(game, "Ada\u2028Bert", "Ada Bert");
    is_called(game, "A\u200bd\u2066a", "Ada");
    is_called(game, "\u202e\u200b\u3164", "");
}

/* ---- damage ---------------------------------------------------------------------------------
 */

static bool run_sql(const char *store, const char *sql, const char *table, int *number)
{
    sqlite3_stmt *statement = NULL;
    sqlite3 *db;
    int code;

    if (sqlite3_open(store, &db) != SQLITE_OK ||
        sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) {
        sqlite3_close(db);
        return false;
    }
    if (sqlite3_bind_parameter_count(statement))
        sqlite3_bind_text(statement, 1, table, -1, SQLITE_STATIC);
    code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return code == SQLITE_ROW || code == SQLITE_DONE;
}

/* Scratch the page of the disk on which the tables are listed. */
static bool scratch(const char *store)
{
    int page = 0, size = 0;
    FILE *file;
    bool good =
        run_sql(store, "SELECT rootpage FROM sqlite_master WHERE name = 'tables'", "", &page) &&
        run_sql(store, "PRAGMA page_size", "", &size);

    file = good ? fopen(store, "r+b") : NULL;
    if (!file)
        return false;
    fseek(file, (long)(page - 1) * size, SEEK_SET);
    for (int i = 0; i < size; i++)
        fputc(0xff, file);
    return fclose(file) == 0;
}

static void cannot_open(struct host *host, const char *store, const char *table, const char *no)
{
    struct desk d;

    if (!check(host_start(host, wire.program, store, 0, WIRE_FAST), "damaged: starts", no))
        return;
    desk_init(&d, host->port);
    desk_connect(&d);
    check(is_no(desk_ask(&d, "watch", "{s:s}", "table", table), no), "the cause is said", no);
    desk_clear(&d);
    host_stop(host);
}

/* What an older server wrote is played again by the rules of then: who had been replaced was
 * not asked, and questions did not name whom they ask. */
void wire_old_lines(const char *game)
{
    static const char replaced[] =
        "INSERT INTO lines SELECT id, max(number) + 1, max(at), 'bot 1 greedy' FROM lines"
        " WHERE id = ?1";
    static const char ends[] =
        "INSERT INTO lines SELECT id, max(number) + 1, max(at), 'ask 0 end' FROM lines"
        " WHERE id = ?1";
    struct party p;
    int none;

    if (!check(party_begin(&p, &wire.host.port, 1, game, 2, 0), game, "old lines: begins"))
        return;
    host_stop(&wire.host);
    check(run_sql(wire.store, replaced, p.desk[0].table, &none) &&
              run_sql(wire.store, ends, p.desk[0].table, &none),
          game, "an older server goes on");
    check(host_start(&wire.host, wire.program, wire.store, wire.host.port, WIRE_FAST), game,
          "old lines: starts again");
    for (int i = 0; i < p.n; i++)
        check(desk_connect(&p.desk[i]) && desk_sit(&p.desk[i]), game, "old lines: is there");
    party_hear(&p);
    check(party_over(&p), game, "it has ended as it did then");
    party_end(&p);
}

/* A table that cannot be read is not "no such table". */
void wire_damage(const char *game)
{
    static const char plan[] = "UPDATE tables SET plan = '{\"game\":' WHERE id = ?1";
    static const char seats[] =
        "UPDATE tables SET plan = json_remove(plan, '$.seats') WHERE id = ?1";
    char store[256];
    struct host host = {.option = {NULL}};
    struct desk d, people[2];
    int none;

    snprintf(store, sizeof store, "%s.damaged", wire.store);
    if (!check(host_start(&host, wire.program, store, 0, WIRE_FAST), "damaged: a server", ""))
        return;
    desk_init(&d, host.port);
    check(desk_connect(&d) && desk_create(&d, game, "person,person", people), "makes a table",
          "");
    host_stop(&host);
    check(run_sql(store, seats, people[0].table, &none), "somebody takes its seats", "");
    cannot_open(&host, store, people[0].table, "PLAN_BROKEN");
    check(run_sql(store, plan, people[0].table, &none), "and cuts its plan", "");
    cannot_open(&host, store, people[0].table, "PLAN_BROKEN");
    check(scratch(store), "and scratches the disk", "");
    cannot_open(&host, store, people[0].table, "STORE_DAMAGED");
    desk_clear(&d);
}
