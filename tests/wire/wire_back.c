/* SPDX-License-Identifier: MIT */
/* wire_back.c - coming back, to a server that was killed, too, and clocks that go on meanwhile.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "wire.h"

void wire_come_back(const char *game)
{
    struct party p;
    struct desk other;

    if (!check(party_begin(&p, &wire.host.port, 1, game, 2, 1), game, "coming back: begins"))
        return;
    party_play(&p, 15);
    desk_leave(&p.desk[1]);
    for (int i = 0; i < 20; i++) {
        struct sw_action a;
        party_wait(&p);
        if (desk_choose(&p.desk[0], &a))
            desk_play(&p.desk[0], &a);
    }
    check(desk_connect(&p.desk[1]) && desk_sit(&p.desk[1]), game, "comes back");
    party_hear(&p);
    check(desk_sit_twice(&other, &p.desk[1]), game, "another device");
    check(!p.desk[1].wrong && desk_same(&p.desk[1], &other), game,
          "knows nothing less and nothing twice");
    check(party_play(&p, 60) >= 0, game, "goes on");
    check(desk_same(&p.desk[1], &other), game, "both devices know the same");
    desk_clear(&other);
    party_end(&p);
}

void wire_survive(const char *game)
{
    struct party p;
    union sw_any_state before[SW_MAX_SEATS];

    if (!check(party_begin(&p, &wire.host.port, 1, game, wire_least(game), 0), game,
               "surviving: begins"))
        return;
    party_play(&p, 30);
    for (int i = 0; i < p.n; i++)
        memcpy(&before[i], &p.desk[i].view, sizeof before[i]);
    host_kill(&wire.host);
    check(host_start(&wire.host, wire.program, wire.store, wire.host.port, WIRE_FAST), game,
          "the server starts again");
    for (int i = 0; i < p.n; i++) {
        json_int_t number = p.desk[i].number;
        json_t *story = json_deep_copy(p.desk[i].story);
        check(desk_connect(&p.desk[i]) && desk_sit(&p.desk[i]), game, "and the table is there");
        desk_catch_up(&p.desk[i]);
        check(p.desk[i].number == number && json_equal(story, p.desk[i].story) &&
                  memcmp(&before[i], &p.desk[i].view, desk_game(&p.desk[i])->state_size) == 0,
              game, "as it was");
        json_decref(story);
    }
    check(party_play(&p, 60) >= 0, game, "and goes on");
    party_end(&p);
}

/* What the clock of a seat shows, by the latest news; -1: nothing. */
static json_int_t clock_of(const struct desk *d, int seat)
{
    for (size_t i = json_array_size(d->record); i-- > 0;) {
        json_t *news = json_object_get(json_array_get(d->record, i), "news");
        if (json_object_get(news, "clocks"))
            return json_integer_value(
                json_array_get(json_object_get(news, "clocks"), (size_t)seat));
    }
    return -1;
}

static void sit_by_clock(struct desk *d, json_t *answer, int seat)
{
    desk_init(d, wire.host.port);
    d->record = json_array();
    snprintf(d->table, sizeof d->table, "%s",
             json_string_value(json_object_get(answer, "table")));
    snprintf(
        d->secret, sizeof d->secret, "%s",
        json_string_value(json_array_get(json_object_get(answer, "secrets"), (size_t)seat)));
    snprintf(d->name, sizeof d->name, "Person %d", seat);
    desk_connect(d);
    desk_sit(d);
}

/* Time goes on while the server does not: for him who has to act, and for nobody else. */
void wire_clocks(const char *game)
{
    struct timespec pause = {.tv_sec = 1};
    struct desk maker, d[2];
    struct sw_action a;
    json_int_t before[2], after[2];
    json_t *answer;
    int active;

    desk_init(&maker, wire.host.port);
    desk_connect(&maker);
    answer = desk_ask(&maker, "create", "{s:s, s:[s, s], s:[i, i]}", "game", game, "seats",
                      "person", "person", "clock", 600, 0);
    for (int i = 0; i < 2; i++)
        sit_by_clock(&d[i], answer, i);
    json_decref(answer);
    for (int i = 0; i < 2; i++)
        desk_catch_up(&d[i]);
    active = desk_choose(&d[0], &a) ? 0 : 1;
    for (int i = 0; i < 2; i++)
        before[i] = clock_of(&d[0], i);
    check(before[0] > 590000 && before[0] <= 600000 && before[!active] == 600000, game,
          "clocks begin");
    host_kill(&wire.host);
    nanosleep(&pause, NULL);
    check(host_start(&wire.host, wire.program, wire.store, wire.host.port, WIRE_FAST), game,
          "clocks: starts again");
    check(desk_connect(&d[0]) && desk_sit(&d[0]), game, "clocks: comes back");
    desk_catch_up(&d[0]);
    for (int i = 0; i < 2; i++)
        after[i] = clock_of(&d[0], i);
    check(after[!active] == 600000 && after[active] <= before[active] - 1000 &&
              after[active] > before[active] - 60000,
          game, "clocks go on");
    desk_clear(&maker);
    for (int i = 0; i < 2; i++)
        desk_clear(&d[i]);
}
