/* SPDX-License-Identifier: MIT */
/* wire_starve.c - nobody's bots are in anybody else's way, and none play on for nobody. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "wire.h"

enum { CROWD = 60, ACTIONS = 30, FEW = 8 };

static int64_t milliseconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void wait_for(int64_t time)
{
    struct timespec pause = {.tv_sec = time / 1000, .tv_nsec = time % 1000 * 1000000};

    nanosleep(&pause, NULL);
}

/* What the server counts. */
static long metric(int port, const char *name)
{
    char *text = socket_fetch(port, "/metrics"), line[64], *at;
    long value = -1;

    snprintf(line, sizeof line, "\nspielwerk_%s ", name);
    at = text ? strstr(text, line) : NULL;
    if (at)
        value = strtol(at + strlen(line), NULL, 10);
    free(text);
    return value;
}

/* A table at which only the strongest bots play, and somebody stays to watch them. */
static bool raise_bots(struct desk *d, int port)
{
    desk_init(d, port);
    return desk_connect(d) && desk_create(d, "nuernberg", "person,level5,level5,level5", d) &&
           desk_sit(d) && is_good(desk_ask(d, "leave", "{s:s}", "bot", "level5"));
}

/* How long it takes at worst, in milliseconds, until it is one's own turn again: a bot has
 * answered in between, or it still is. */
static int64_t slowest_answer(struct desk *d)
{
    int64_t slowest = 0, since = milliseconds();
    struct sw_action a;

    for (int action = 0; action < ACTIONS && !desk_over(d); action++) {
        while (!desk_choose(d, &a) && !desk_over(d) && milliseconds() - since < 60000)
            desk_take(d, 1000, NULL);
        if (milliseconds() - since > slowest)
            slowest = milliseconds() - since;
        since = milliseconds();
        check(!desk_play(d, &a), "somebody plays on", "");
        desk_catch_up(d);
    }
    return slowest;
}

/* Somebody does his worst: a greedy bot elsewhere still answers at once. */
void wire_starving(const char *game)
{
    static struct desk crowd[CROWD];
    struct host host = {.option = {NULL}};
    struct desk d;
    int64_t slowest;
    bool good = true;
    char figure[64];

    if (!check(host_start(&host, wire.program, ":memory:", 0, WIRE_FAST), "starving: a server",
               ""))
        return;
    for (int i = 0; i < CROWD; i++)
        good = raise_bots(&crowd[i], host.port) && good;
    check(good, "a crowd of the strongest bots", "");
    desk_init(&d, host.port);
    check(desk_connect(&d) && desk_create(&d, game, "person,greedy", &d) && desk_sit(&d),
          "somebody wants to play against a greedy one", "");
    desk_catch_up(&d);
    slowest = slowest_answer(&d);
    snprintf(figure, sizeof figure, "%.3f s", (double)slowest / 1000);
    printf("a greedy bot answers beside %d tables of level5 within %s\n", CROWD, figure);
    check(slowest < 1000, "nobody waits for their bots", figure);
    desk_clear(&d);
    for (int i = 0; i < CROWD; i++)
        desk_clear(&crowd[i]);
    check(host_stop(&host), "starving: the server ends", "");
}

/* Bots pause when nobody is there, and go on when somebody comes back. */
void wire_deserted(const char *game)
{
    struct host host = {.option = {"--linger=1"}};
    struct desk d;
    long before, after, again = 0;

    (void)game;
    if (!check(host_start(&host, wire.program, ":memory:", 0, WIRE_FAST), "deserted: a server",
               ""))
        return;
    check(raise_bots(&d, host.port), "bots play among themselves", "");
    desk_leave(&d);
    wait_for(6000); /* what was begun is finished */
    before = metric(host.port, "bot_actions_total");
    wait_for(6000);
    after = metric(host.port, "bot_actions_total");
    check(before >= 0 && before == after, "bots pause when nobody is there", "");
    check(desk_connect(&d) && desk_sit(&d), "somebody comes back", "");
    for (int i = 0; i < 200 && (again = metric(host.port, "bot_actions_total")) <= after; i++)
        wait_for(100);
    check(again > after, "and they go on", "");
    desk_clear(&d);
    check(host_stop(&host), "deserted: the server ends", "");
}

/* One client cannot fill the server with bots. */
void wire_many_bots(const char *game)
{
    struct host host = {.option = {"--bots-each=8"}};
    struct desk d, people[2];
    int tables = 0;

    if (!check(host_start(&host, wire.program, ":memory:", 0, WIRE_FAST), "many bots: a server",
               ""))
        return;
    desk_init(&d, host.port);
    desk_init(&people[0], host.port);
    desk_init(&people[1], host.port);
    desk_connect(&d);
    while (tables < 2 * FEW && desk_create(&d, game, "person,greedy", people))
        tables++;
    check(tables == FEW, "so many bots and no more", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", game, "seats", "person",
                         "greedy"),
                "BOTS_MANY"),
          "and it is said why", "");
    check(desk_connect(&people[0]) && is_no(desk_ask(&people[0], "create", "{s:s, s:[s, s]}",
                                                     "game", game, "seats", "person", "greedy"),
                                            "BOTS_MANY"),
          "by another connection neither", "");
    check(desk_create(&d, game, "person,person", people), "people are welcome", "");
    desk_clear(&d);
    desk_clear(&people[0]);
    desk_clear(&people[1]);
    check(host_stop(&host), "many bots: the server ends", "");
}
