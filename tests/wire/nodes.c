/* SPDX-License-Identifier: MIT */
/* nodes.c - several servers on one PostgreSQL database: people at one table, each served by
 * another of them.
 *
 *   nodes PROGRAM STORE
 *
 * Ends with "N passed, N failed". */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "host.h"
#include "party.h"
#include "recorder.h"

enum { NODES = 3 };

static struct host node[NODES];
static int port[NODES];

/* What one server did reaches the others a moment later. */
static bool all_know(struct party *p)
{
    for (int tries = 0; tries < 1000 && !party_over(p); tries++)
        party_wait(p);
    return party_over(p);
}

static void whole_match(const char *game, int nodes, int people, int bots)
{
    const char *none[] = {NULL}, *why;
    struct party p;
    char what[128], *log;

    snprintf(what, sizeof what, "%s, %d people, %d bots, %d nodes:", game, people, bots, nodes);
    if (!check(party_begin(&p, port, nodes, game, people, bots), what, "begins"))
        return;
    check(party_play(&p, 100000) >= 0 && all_know(&p), what, "is played to its end");
    log = party_log(&p);
    check(log != NULL, what, "opens its log");
    for (int i = 0; log && i < people; i++) {
        why = recorder_check(&p.desk[i], log, none);
        check(!why, what, why);
    }
    free(log);
    party_end(&p);
}

/* A server dies in the middle; its people go on at another one. */
static void dying_node(const char *program, const char *store, const char *game)
{
    struct party p;

    if (!check(party_begin(&p, port, 2, game, 2, 0), game, "begins at two nodes"))
        return;
    party_play(&p, 40);
    host_kill(&node[1]);
    desk_leave(&p.desk[1]);
    p.desk[1].port = port[2];
    check(desk_connect(&p.desk[1]) && desk_sit(&p.desk[1]), game, "goes on at the third");
    check(party_play(&p, 100000) >= 0 && all_know(&p), game, "is played to its end");
    check(host_start(&node[1], program, store, port[1], "1000000"), game,
          "the node comes back");
    party_end(&p);
}

/* Does this desk come to see that seat connected, or not? */
static bool sees(struct desk *d, int seat, bool online)
{
    struct timespec moment = {.tv_nsec = 20000000};

    for (int tries = 0; tries < 1500; tries++) {
        json_t *seats;
        desk_catch_up(d);
        seats = json_object_get(d->info, "seats");
        if (json_is_true(json_object_get(json_array_get(seats, (size_t)seat), "online")) ==
            online)
            return true;
        nanosleep(&moment, NULL);
    }
    return false;
}

/* Who is connected is known at all servers, also to one that has just loaded the table; and
 * that nobody is there any more if the server of his has died. */
static void presence(const char *program, const char *store, const char *game)
{
    struct desk guest;
    struct party p;

    if (!check(party_begin(&p, port, 2, game, 2, 0), game, "presence: begins"))
        return;
    check(sees(&p.desk[0], 1, true) && sees(&p.desk[1], 0, true), game, "see each other");
    desk_leave(&p.desk[1]);
    check(sees(&p.desk[0], 1, false), game, "sees that somebody left");
    check(desk_connect(&p.desk[1]) && desk_sit(&p.desk[1]), game, "presence: comes back");
    desk_init(&guest, port[2]);
    check(desk_connect(&guest) && desk_watch(&guest, p.desk[0].table), game, "a guest");
    check(sees(&guest, 0, true) && sees(&guest, 1, true), game, "a guest sees both");
    for (int tries = 0;
         tries < 1000 && json_integer_value(json_object_get(p.desk[0].info, "watching")) != 1;
         tries++)
        party_wait(&p);
    check(json_integer_value(json_object_get(p.desk[0].info, "watching")) == 1, game,
          "and is seen");
    host_kill(&node[1]);
    check(sees(&p.desk[0], 1, false) && sees(&guest, 1, false), game, "a server has died");
    check(sees(&guest, 0, true), game, "and the other one has not");
    check(host_start(&node[1], program, store, port[1], "1000000"), game, "it comes back");
    desk_clear(&guest);
    party_end(&p);
}

static void send_sit(struct desk *d, const char *table)
{
    desk_send(d, "sit",
              json_pack("{s:s, s:s, s:s}", "table", table, "name", "Ada", "luck",
                        "00112233445566778899aabbccddeeff"));
}

static int hear_seat(struct desk *d)
{
    json_t *answer = NULL;
    int seat = -1;

    while (!answer && desk_take(d, DESK_WAIT, &answer))
        ;
    if (json_object_get(answer, "seat"))
        seat = d->seat = (int)json_integer_value(json_object_get(answer, "seat"));
    json_decref(answer);
    return seat;
}

/* Two people take a free seat at the same moment, each at another server: both are given the
 * first one, and one of them has to be given the second. */
static void race_for_seat(const char *game)
{
    struct desk d[2];
    json_t *answer;
    char table[32] = "";
    int seat[2];

    for (int i = 0; i < 2; i++) {
        desk_init(&d[i], port[i]);
        desk_connect(&d[i]);
    }
    answer = desk_ask(&d[0], "create", "{s:s, s:[s, s], s:b}", "game", game, "seats", "person",
                      "person", "listed", 1);
    snprintf(table, sizeof table, "%s", json_string_value(json_object_get(answer, "table")));
    json_decref(answer);
    json_decref(desk_ask(&d[1], "look", "{s:s}", "table", table));
    for (int i = 0; i < 2; i++)
        send_sit(&d[i], table);
    for (int i = 0; i < 2; i++)
        seat[i] = hear_seat(&d[i]);
    check(seat[0] + seat[1] == 1 && seat[0] * seat[1] == 0, game, "each has a seat");
    for (int i = 0; i < 2; i++)
        while (!d[i].number && desk_take(&d[i], DESK_WAIT, NULL))
            ;
    check(d[0].number && d[1].number && !d[0].wrong && !d[1].wrong, game, "and it begins");
    for (int i = 0; i < 2; i++)
        desk_clear(&d[i]);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int i = 0; i < NODES; i++) {
        if (!check(host_start(&node[i], argv[1], argv[2], 0, "1000000"), "a node starts", ""))
            return 1;
        port[i] = node[i].port;
    }
    for (int i = 0; i < 20; i++)
        race_for_seat(sw_game_id(0));
    presence(argv[1], argv[2], sw_game_id(0));
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        whole_match(g->id, g->seats_min, g->seats_min, 0);
        if (g->seats_min == 2) {
            whole_match(g->id, 2, 2, 1);
            whole_match(g->id, 3, 3, 0);
            dying_node(argv[1], argv[2], g->id);
        }
        printf("%s: %d passed so far\n", g->id, check_passed());
        sw_game_close(g);
    }
    for (int i = 0; i < NODES; i++)
        check(host_stop(&node[i]), "a node ends", "");
    return check_end();
}
