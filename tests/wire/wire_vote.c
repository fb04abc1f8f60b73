/* SPDX-License-Identifier: MIT */
/* wire_vote.c - nobody is replaced behind his back, and whoever is keeps his vote; numbers that
 * do not fit are refused. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "check.h"
#include "wire.h"

static json_t *asked(const struct desk *d)
{
    return json_object_get(d->info, "ask");
}

static bool waits_for(const struct desk *d, int seat)
{
    json_t *waiting = json_object_get(asked(d), "waiting"), *one;
    size_t i;

    json_array_foreach(waiting, i, one)
    {
        if (json_integer_value(one) == seat)
            return true;
    }
    return false;
}

static json_t *seat_of(const struct desk *d, int seat)
{
    return json_array_get(json_object_get(d->info, "seats"), (size_t)seat);
}

static const char *bot_of(const struct desk *d, int seat)
{
    return json_string_value(json_object_get(seat_of(d, seat), "bot"));
}

static json_t *ask_bot(struct desk *d, json_int_t target)
{
    return desk_ask(d, "ask", "{s:s, s:I}", "what", "bot", "target", target);
}

/* Who is there has to agree himself. */
static void check_present(struct party *p)
{
    check(is_good(ask_bot(&p->desk[0], 1)), "asks for a bot in a seat that is there", "");
    party_hear(p);
    check(strcmp(bot_of(&p->desk[0], 1), "") == 0, "nobody is replaced behind his back", "");
    check(waits_for(&p->desk[0], 1), "he is asked himself", "");
    check(is_good(desk_ask(&p->desk[1], "answer", "{s:b}", "yes", 0)), "he refuses", "");
    party_hear(p);
    check(json_is_null(asked(&p->desk[0])), "and that is that", "");
}

/* Until the server has noticed. */
static void go_away(struct party *p)
{
    desk_leave(&p->desk[1]);
    for (int i = 0; i < 1000; i++) {
        if (!json_is_true(json_object_get(seat_of(&p->desk[0], 1), "online")))
            return;
        party_wait(p);
    }
}

/* He who comes back while the others vote on it ends the vote. */
static void check_long_absence(struct party *p)
{
    struct timespec pause = {.tv_sec = 2, .tv_nsec = 200000000};

    go_away(p);
    check(is_no(ask_bot(&p->desk[0], 1), "NOT_AWAY"), "just gone is not away", "");
    nanosleep(&pause, NULL);
    check(is_good(ask_bot(&p->desk[0], 1)), "two seconds are long enough here", "");
    desk_catch_up(&p->desk[0]);
    check(waits_for(&p->desk[0], 2), "the others are asked", "");
    check(desk_connect(&p->desk[1]) && desk_sit(&p->desk[1]), "he is here again", "");
    party_hear(p);
    check(json_is_null(asked(&p->desk[0])) && !*bot_of(&p->desk[0], 1), "and stays", "");
    go_away(p);
    nanosleep(&pause, NULL);
    check(is_good(ask_bot(&p->desk[0], 1)), "he has gone again", "");
    check(is_good(desk_ask(&p->desk[2], "answer", "{s:b}", "yes", 1)), "all agree", "");
    desk_catch_up(&p->desk[0]);
    check(strcmp(bot_of(&p->desk[0], 1), "greedy") == 0, "a bot plays for him", "");
}

/* What a bot does ends a question about the moment before. */
static void let_bot_finish(struct party *p)
{
    for (int i = 0; i < 1000 && p->desk[0].view.head.waiting >> 1 & 1; i++)
        party_wait(p);
}

static void check_vote(struct party *p, const char *what)
{
    let_bot_finish(p);
    check(is_good(desk_ask(&p->desk[0], "ask", "{s:s}", "what", what)), what, "is asked");
    check(is_good(desk_ask(&p->desk[2], "answer", "{s:b}", "yes", 1)), what, "one agrees");
    desk_catch_up(&p->desk[0]);
    check(waits_for(&p->desk[0], 1), what, "who was replaced has a vote");
    check(!desk_over(&p->desk[0]), what, "nothing has happened without it");
    check(is_good(desk_ask(&p->desk[0], "answer", "{s:b}", "yes", 0)), what, "given up");
}

/* Whoever has left of his own will is not waited for. */
static void check_left(struct party *p)
{
    check(desk_connect(&p->desk[1]) && desk_sit(&p->desk[1]), "he comes back", "");
    check(is_good(desk_ask(&p->desk[1], "back", "")), "and plays himself", "");
    check(is_good(desk_ask(&p->desk[1], "leave", "")), "and leaves", "");
    check(is_good(desk_ask(&p->desk[0], "ask", "{s:s}", "what", "end")), "the others", "");
    check(is_good(desk_ask(&p->desk[2], "answer", "{s:b}", "yes", 1)), "end it", "");
    party_hear(p);
    check(party_over(p), "without him", "");
}

void wire_votes(const char *game)
{
    struct host hasty = {.option = {"--away=2"}};
    struct party p;

    if (!check(host_start(&hasty, wire.program, ":memory:", 0, WIRE_FAST), "votes: a server",
               ""))
        return;
    if (check(party_begin(&p, &hasty.port, 1, game, 3, 0), game, "votes: begins")) {
        party_play(&p, 12);
        check_present(&p);
        check_long_absence(&p);
        check_vote(&p, "undo");
        check_vote(&p, "end");
        check_left(&p);
    }
    party_end(&p);
    check(host_stop(&hasty), "votes: the server ends", "");
}

/* ---- numbers -------------------------------------------------------------------------------
 */

static bool refused(struct desk *d, const char *request)
{
    const char *text;
    bool good;

    socket_send(&d->socket, request, strlen(request));
    while ((text = socket_read(&d->socket, DESK_WAIT)) && strstr(text, "{\"re\":") != text)
        ;
    good = text && (strstr(text, "NUMBER_RANGE") || strstr(text, "CLOCK_RANGE"));
    return check(good, request, text ? text : "silence");
}

/* Wherever a number is expected. */
static void refuse_everywhere(struct desk *d, const char *game, const char *number)
{
    char request[256];

    snprintf(request, sizeof request, "{\"do\":\"ask\",\"what\":\"bot\",\"target\":%s}",
             number);
    refused(d, request);
    snprintf(request, sizeof request, "{\"do\":\"act\",\"at\":%s,\"action\":\"0 end\"}",
             number);
    refused(d, request);
    snprintf(request, sizeof request, "{\"do\":\"undo\",\"at\":%s}", number);
    refused(d, request);
    snprintf(request, sizeof request, "{\"do\":\"watch\",\"table\":\"%s\",\"seen\":%s}",
             d->table, number);
    refused(d, request);
    snprintf(request, sizeof request,
             "{\"do\":\"create\",\"game\":\"%s\",\"seats\":[\"person\",\"person\"],"
             "\"clock\":[600,%s]}",
             game, number);
    refused(d, request);
}

void wire_numbers(const char *game)
{
    static const char *const bad[] = {"1099511627777", "4294967296", "-1",  "1.5",
                                      "1e3",           "\"1\"",      "true"};
    struct party p;

    if (!check(party_begin(&p, &wire.host.port, 1, game, 2, 0), game, "numbers: begins"))
        return;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        refuse_everywhere(&p.desk[0], game, bad[i]);
    refused(&p.desk[0], "{\"do\":\"ping\",\"re\":0.5}");
    refused(&p.desk[0], "{\"do\":\"ping\",\"re\":9007199254740992}");
    check(is_good(desk_ask(&p.desk[0], "ping", "")), "numbers: all is well", "");
    party_end(&p);
}
