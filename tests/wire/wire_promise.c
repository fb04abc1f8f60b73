/* SPDX-License-Identifier: MIT */
/* wire_promise.c - what a server promises about the luck of a table binds it: it is told before
 * anybody adds luck, the log knows who saw what, and a secret that was exchanged is found. */
#define _POSIX_C_SOURCE 200809L

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "server/fair.h"
#include "wire.h"

enum { PEOPLE = 2 };

/* One table, and what was promised when it was made. */
struct deal {
    struct party party;
    char promise[FAIR_SECRET];
};

static void copy_member(json_t *from, const char *name, char *out, size_t room)
{
    const char *text = json_string_value(json_object_get(from, name));

    snprintf(out, room, "%s", text ? text : "");
}

static void make(struct deal *d, int port, const char *game)
{
    json_t *answer, *secrets;

    d->party.n = PEOPLE;
    for (int i = 0; i < PEOPLE; i++) {
        desk_init(&d->party.desk[i], port);
        desk_connect(&d->party.desk[i]);
    }
    answer = desk_ask(&d->party.desk[0], "create", "{s:s, s:[s, s]}", "game", game, "seats",
                      "person", "person");
    copy_member(answer, "commitment", d->promise, sizeof d->promise);
    secrets = json_object_get(answer, "secrets");
    for (size_t i = 0; i < PEOPLE; i++) {
        struct desk *desk = &d->party.desk[i];
        copy_member(answer, "table", desk->table, sizeof desk->table);
        snprintf(desk->secret, sizeof desk->secret, "%s",
                 json_string_value(json_array_get(secrets, i)));
        snprintf(desk->name, sizeof desk->name, "Person %zu", i);
    }
    json_decref(answer);
}

static json_t *sit(struct desk *d, const char *promise)
{
    return desk_ask(d, "sit", "{s:s, s:s, s:s, s:s, s:s}", "table", d->table, "secret",
                    d->secret, "name", d->name, "luck", "00112233445566778899aabbccddeeff",
                    "commitment", promise);
}

/* Everybody can know it before he sits down, and it is always the same. */
static void check_told(struct deal *d)
{
    struct desk *first = &d->party.desk[0];
    char told[FAIR_SECRET];
    json_t *answer = desk_ask(first, "look", "{s:s}", "table", first->table);

    check(fair_commitment_shape(d->promise), "whoever makes a table is promised something", "");
    copy_member(json_object_get(answer, "brief"), "commitment", told, sizeof told);
    check(strcmp(told, d->promise) == 0, "whoever looks at it is promised the same", told);
    json_decref(answer);
}

static void check_other_promise(struct deal *d)
{
    struct desk *first = &d->party.desk[0];
    char other[FAIR_SECRET], told[FAIR_SECRET];

    snprintf(other, sizeof other, "%064d", 7);
    check(is_no(sit(first, other), "OTHER_COMMITMENT"), "who saw another one is not seated",
          "");
    check(is_good(sit(first, d->promise)), "who saw this one is", "");
    first->seat = 0;
    desk_catch_up(first);
    copy_member(first->info, "commitment", told, sizeof told);
    check(strcmp(told, d->promise) == 0, "and hears it again", told);
}

/* `spielwerk verify`, with a promise or without: does it say that all is well? */
static bool verify(const char *log, const char *promise)
{
    char name[] = "/tmp/spielwerk-log-XXXXXX", command[512];
    int file = mkstemp(name), status;

    if (file < 0 || write(file, log, strlen(log)) != (ssize_t)strlen(log))
        return false;
    close(file);
    snprintf(command, sizeof command, "'%s' verify --lang en %s%s '%s' >/dev/null 2>&1",
             wire.program, promise ? "--commitment " : "", promise ? promise : "", name);
    status = system(command);
    unlink(name);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static char *play_to_end(struct deal *d)
{
    for (int i = 0; i < PEOPLE; i++)
        while (!d->party.desk[i].number && desk_take(&d->party.desk[i], DESK_WAIT, NULL))
            ;
    check(party_play(&d->party, 100000) >= 0, "the match is played", "");
    return party_log(&d->party);
}

static void check_honest(struct deal *d, const char *game)
{
    char saw[96], *log;

    make(d, wire.host.port, game);
    check_told(d);
    check_other_promise(d);
    check(is_good(sit(&d->party.desk[1], d->promise)), "the other sits down, too", "");
    d->party.desk[1].seat = 1;
    log = play_to_end(d);
    snprintf(saw, sizeof saw, "\nsaw 1 %s\n", d->promise);
    check(log && strstr(log, saw), "the log knows who saw what", "");
    check(log && verify(log, d->promise), "an honest log passes", "");
    free(log);
}

/* ---- a host who tries his luck -------------------------------------------------------------
 */

/* In the store, once everybody has been promised something: another secret, and a promise that
 * fits it. */
static bool exchange(const char *store, const char *table, const char *promise)
{
    static const char sql[] =
        "UPDATE tables SET plan = json_set(plan, '$.secret', ?3) WHERE id = ?1;"
        "UPDATE lines SET line = replace(line, ?2, ?4) WHERE id = ?1;";
    char secret[FAIR_SECRET], commitment[FAIR_SECRET];
    const char *value[] = {table, promise, secret, commitment}, *rest = sql;
    sqlite3_stmt *statement;
    bool good = true;
    sqlite3 *db;

    snprintf(secret, sizeof secret, "%064d", 4711);
    fair_commitment(secret, commitment);
    good = sqlite3_open(store, &db) == SQLITE_OK;
    while (good && *rest) {
        good = sqlite3_prepare_v2(db, rest, -1, &statement, &rest) == SQLITE_OK;
        for (int i = 0; good && i < sqlite3_bind_parameter_count(statement); i++)
            sqlite3_bind_text(statement, i + 1, value[i], -1, SQLITE_STATIC);
        good = good && sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_finalize(statement);
    }
    sqlite3_close(db);
    return good;
}

static void check_exchanged(struct deal *d, const char *game)
{
    char *log;

    make(d, wire.host.port, game);
    check(is_good(sit(&d->party.desk[0], d->promise)), "somebody trusts a bad host", "");
    d->party.desk[0].seat = 0;
    host_stop(&wire.host);
    check(exchange(wire.store, d->party.desk[0].table, d->promise), "who exchanges it", "");
    check(host_start(&wire.host, wire.program, wire.store, wire.host.port, WIRE_FAST),
          "and goes on", "");
    for (int i = 0; i < PEOPLE; i++)
        check(desk_connect(&d->party.desk[i]) && desk_sit(&d->party.desk[i]), "with all", "");
    log = play_to_end(d);
    check(log && verify(log, NULL), "the log agrees with itself", "");
    check(log && !verify(log, d->promise), "but not with what was promised", "");
    free(log);
}

void wire_promises(const char *game)
{
    struct deal honest, exchanged;

    check_honest(&honest, game);
    party_end(&honest.party);
    check_exchanged(&exchanged, game);
    party_end(&exchanged.party);
}
