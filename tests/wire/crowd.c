/* SPDX-License-Identifier: MIT */
/* crowd.c - many tables of two people each, all at once, in one thread. */
#define _POSIX_C_SOURCE 200809L

#include "crowd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

int64_t crowd_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void open_games(struct crowd *c)
{
    for (int i = 0; i < sw_game_count() && c->games < CROWD_GAMES; i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        if (g->seats_min <= 2 && !g->hidden)
            c->game[c->games++] = g;
        else
            sw_game_close(g);
    }
}

bool crowd_init(struct crowd *c, int count, int port, int64_t pace)
{
    *c = (struct crowd){.count = count, .epoll = epoll_create1(EPOLL_CLOEXEC), .pace = pace};
    c->pair = calloc((size_t)count, sizeof *c->pair);
    c->sample_room = 1 << 22;
    c->sample = malloc((size_t)c->sample_room * sizeof *c->sample);
    open_games(c);
    if (!c->pair || !c->sample || !c->games)
        return false;
    for (int i = 0; i < count; i++) {
        c->pair[i].game = c->game[i % c->games];
        for (int k = 0; k < 2; k++) {
            desk_init(&c->pair[i].desk[k], port);
            c->pair[i].desk[k].game = c->pair[i].game;
        }
    }
    return true;
}

void crowd_clear(struct crowd *c)
{
    for (int i = 0; i < c->count; i++)
        for (int k = 0; k < 2; k++)
            desk_clear(&c->pair[i].desk[k]);
    for (int i = 0; i < c->games; i++)
        sw_game_close(c->game[i]);
    close(c->epoll);
    free(c->pair);
    free(c->sample);
}

/* ---- requests ----------------------------------------------------------------------- */

static void request_table(struct pair *p)
{
    p->state = PAIR_CREATING;
    p->request[0] = desk_send(
        &p->desk[0], "create",
        json_pack("{s:s, s:[s, s]}", "game", p->game->id, "seats", "person", "person"));
}

static void request_seat(struct pair *p, int who)
{
    struct desk *d = &p->desk[who];
    char luck[33];

    snprintf(luck, sizeof luck, "%032llx", (unsigned long long)d->dice);
    p->request[who] =
        desk_send(d, "sit",
                  json_pack("{s:s, s:s, s:s, s:s, s:I}", "table", d->table, "secret", d->secret,
                            "name", who ? "Bert" : "Ada", "luck", luck, "seen", d->number));
}

static void forget_match(struct desk *d)
{
    d->number = 0;
    d->seat = SW_SPECTATOR;
    json_array_clear(d->story);
    sw_match_free(d->loaded);
    d->loaded = NULL;
    json_decref(d->info);
    d->info = NULL;
}

static void begin_anew(struct pair *p)
{
    for (int k = 0; k < 2; k++)
        forget_match(&p->desk[k]);
    p->actions = 0;
    request_table(p);
}

static void request_action(struct crowd *c, struct pair *p, int who, const struct sw_action *a)
{
    struct desk *d = &p->desk[who];
    char memory[SW_MAX_TOKEN * 6];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_action_print(desk_game(d), a, &text);
    if (c->sending)
        c->sending(p, who, memory);
    p->sent = crowd_clock();
    p->actor = who;
    p->request[who] =
        desk_send(d, "act", json_pack("{s:I, s:s}", "at", d->number, "action", memory));
}

/* ---- answers --------------------------------------------------------------------------- */

static void take_secrets(struct pair *p, json_t *answer)
{
    for (int k = 0; k < 2; k++) {
        struct desk *d = &p->desk[k];
        snprintf(d->table, sizeof d->table, "%s",
                 json_string_value(json_object_get(answer, "table")));
        snprintf(
            d->secret, sizeof d->secret, "%s",
            json_string_value(json_array_get(json_object_get(answer, "secrets"), (size_t)k)));
        p->state = PAIR_SITTING;
        request_seat(p, k);
    }
}

static void take_answer(struct crowd *c, struct pair *p, int who, json_t *answer)
{
    const char *no = json_string_value(json_object_get(answer, "no"));

    p->request[who] = 0;
    if (p->state == PAIR_CREATING) {
        take_secrets(p, answer);
    } else if (json_object_get(answer, "seat")) {
        p->desk[who].seat = (int)json_integer_value(json_object_get(answer, "seat"));
    } else {
        c->acted += !no;
        p->actions += !no;
        c->refused += no && strcmp(no, "STALE") != 0;
        if (c->answered)
            c->answered(p, who, !no);
    }
}

static void measure(struct crowd *c, struct pair *p, int who, json_int_t before)
{
    if (!p->sent || who == p->actor || p->desk[who].number == before)
        return;
    if (c->samples < c->sample_room)
        c->sample[c->samples++] = crowd_clock() - p->sent;
    p->sent = 0;
}

static void hear(struct crowd *c, struct pair *p, int who)
{
    struct desk *d = &p->desk[who];
    json_t *answer = NULL;
    json_int_t before;

    if (!socket_fill(&d->socket, 0)) {
        if (d->socket.fd < 0)
            c->broken = "a connection is gone";
        return;
    }
    for (before = d->number; desk_take(d, DESK_HERE, &answer); before = d->number) {
        measure(c, p, who, before);
        if (answer && json_integer_value(json_object_get(answer, "re")) == p->request[who])
            take_answer(c, p, who, answer);
        json_decref(answer);
        answer = NULL;
    }
    if (d->wrong)
        c->broken = "news that do not fit";
    if (p->state == PAIR_SITTING && p->desk[0].loaded && p->desk[1].loaded)
        p->state = PAIR_PLAYING;
}

/* ---- acting ------------------------------------------------------------------------------ */

static void act(struct crowd *c, struct pair *p, int64_t now)
{
    struct sw_action a;

    if (p->state != PAIR_PLAYING || now < p->due || p->request[0] || p->request[1])
        return;
    if (desk_over(&p->desk[0]) && desk_over(&p->desk[1])) {
        if (!c->stays)
            begin_anew(p);
        return;
    }
    for (int k = 0; k < 2; k++) {
        if (!desk_choose(&p->desk[k], &a))
            continue;
        p->due += c->pace;
        request_action(c, p, k, &a);
        return;
    }
}

static void wait_and_hear(struct crowd *c, int wait)
{
    struct epoll_event events[256];
    int n = epoll_wait(c->epoll, events, 256, wait);

    for (int i = 0; i < n; i++) {
        uint32_t number = events[i].data.u32;
        hear(c, &c->pair[number / 2], (int)(number % 2));
    }
}

/* Everybody is looked at a thousand times a second at most: that is what clocks cost. */
void crowd_run(struct crowd *c, int64_t time)
{
    int64_t now = crowd_clock(), end = now + time, look = 0;

    while (now < end && !c->broken) {
        wait_and_hear(c, 1);
        now = crowd_clock();
        if (now < look)
            continue;
        look = now + 1000;
        for (int i = 0; i < c->count; i++)
            act(c, &c->pair[i], now);
    }
}

int64_t crowd_actions(const struct crowd *c)
{
    int64_t sum = 0;

    for (int i = 0; i < c->count; i++)
        sum += c->pair[i].actions;
    return sum;
}

/* People do not act in step. */
static void spread(struct crowd *c)
{
    int64_t now = crowd_clock();

    for (int i = 0; i < c->count; i++)
        c->pair[i].due = now + c->pace * i / c->count;
}

bool crowd_settle(struct crowd *c, int64_t time)
{
    int64_t end = crowd_clock() + time;

    for (int playing = 0; playing < c->count;) {
        wait_and_hear(c, 10);
        playing = 0;
        for (int i = 0; i < c->count; i++)
            playing += c->pair[i].state == PAIR_PLAYING && !c->pair[i].request[0] &&
                       !c->pair[i].request[1];
        if (c->broken || crowd_clock() > end)
            return false;
    }
    spread(c);
    return true;
}

/* ---- connecting -----------------------------------------------------------------------------
 */

static bool connect_desk(struct crowd *c, int number)
{
    struct desk *d = &c->pair[number / 2].desk[number % 2];
    struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)number};

    return desk_connect(d) && epoll_ctl(c->epoll, EPOLL_CTL_ADD, d->socket.fd, &event) == 0;
}

bool crowd_connect(struct crowd *c)
{
    c->broken = NULL;
    for (int i = 0; i < 2 * c->count; i++)
        desk_leave(&c->pair[i / 2].desk[i % 2]);
    for (int i = 0; i < 2 * c->count; i++) {
        if (!connect_desk(c, i))
            return false;
        wait_and_hear(c, 0); /* the server asks now and then whether we are still there */
    }
    for (int i = 0; i < c->count; i++) {
        struct pair *p = &c->pair[i];
        p->sent = p->request[0] = p->request[1] = 0;
        if (p->state <= PAIR_CREATING) {
            request_table(p);
            continue;
        }
        for (int k = 0; k < 2; k++)
            request_seat(p, k);
    }
    return true;
}
