/* SPDX-License-Identifier: MIT */
/* party.c - people who play one match together. */
#define _POSIX_C_SOURCE 200809L

#include "party.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void party_seats(char out[64], int people, int bots)
{
    out[0] = 0;
    for (int i = 0; i < people + bots; i++) {
        strcat(out, i ? "," : "");
        strcat(out, i < people ? "person" : "random");
    }
}

bool party_begin(struct party *p, const int *ports, int port_count, const char *game,
                 int people, int bots)
{
    bool good = true;
    char seats[64];

    p->n = people;
    for (int i = 0; i < people; i++) {
        desk_init(&p->desk[i], ports[i % port_count]);
        p->desk[i].record = json_array();
        good = desk_connect(&p->desk[i]) && good;
    }
    party_seats(seats, people, bots);
    good = good && desk_create(&p->desk[0], game, seats, p->desk);
    json_array_clear(p->desk[0].record);
    for (int i = 0; good && i < people; i++)
        good = desk_sit(&p->desk[i]);
    for (int i = 0; good && i < people; i++)
        while (!p->desk[i].number && desk_take(&p->desk[i], DESK_WAIT, NULL))
            ;
    return good && p->desk[0].number == 1;
}

void party_end(struct party *p)
{
    for (int i = 0; i < p->n; i++)
        desk_clear(&p->desk[i]);
}

void party_hear(struct party *p)
{
    for (int i = 0; i < p->n; i++)
        desk_catch_up(&p->desk[i]);
}

void party_wait(struct party *p)
{
    struct timespec moment = {.tv_nsec = 2000000};

    nanosleep(&moment, NULL);
    party_hear(p);
}

bool party_over(const struct party *p)
{
    for (int i = 0; i < p->n; i++)
        if (!desk_over(&p->desk[i]) || !json_is_true(json_object_get(p->desk[i].info, "over")))
            return false;
    return true;
}

int party_play(struct party *p, int most)
{
    struct sw_action a;
    int played = 0, silent = 0;

    while (played < most && !party_over(p) && silent < 2000) {
        int before = played;
        for (int i = 0; i < p->n && played < most; i++) {
            const char *no;
            if (!desk_choose(&p->desk[i], &a))
                continue;
            no = desk_play(&p->desk[i], &a);
            if (no && strcmp(no, "STALE") != 0 && !desk_over(&p->desk[i])) {
                printf("     refused: %s\n", no);
                return -1;
            }
            played += !no;
            party_hear(p);
        }
        silent = played == before ? silent + 1 : 0;
        if (silent)
            party_wait(p);
    }
    party_hear(p);
    for (int i = 0; i < p->n; i++)
        if (p->desk[i].wrong)
            return -1;
    return played;
}

char *party_log(struct party *p)
{
    json_t *answer = desk_ask(&p->desk[0], "log", "");
    const char *text = json_string_value(json_object_get(answer, "log"));
    char *log = text ? strdup(text) : NULL;

    json_decref(answer);
    return log;
}
