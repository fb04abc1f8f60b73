/* SPDX-License-Identifier: MIT */
/* wire.c - the table server from outside: real sockets, real processes, whole matches.
 *
 *   wire PROGRAM STORE
 *
 * Ends with "N passed, N failed". */
#define _DEFAULT_SOURCE

#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "desk.h"
#include "host.h"
#include "party.h"
#include "recorder.h"
#include "server/fair.h"

#define FAST "1000000" /* messages per second: we are in a hurry */

static const char *program;
static const char *store;
static struct host host;
static int passed, failed;

static bool check(bool good, const char *what, const char *more)
{
    passed += good;
    failed += !good;
    if (!good)
        printf("FAIL %s %s\n", what, more ? more : "");
    return good;
}

/* Is this the name of a refusal? Takes the answer. */
static bool is_no(json_t *answer, const char *name)
{
    const char *no = json_string_value(json_object_get(answer, "no"));
    bool same = strcmp(no ? no : "(none)", name) == 0;

    if (!same)
        printf("     got %s instead of %s\n", no ? no : "no refusal", name);
    json_decref(answer);
    return same;
}

static bool is_good(json_t *answer)
{
    bool good = answer && !json_object_get(answer, "no");

    if (!good && answer)
        printf("     refused: %s\n", json_string_value(json_object_get(answer, "no")));
    json_decref(answer);
    return good;
}

/* ---- whole matches
 * --------------------------------------------------------------------------- */

static void check_record(struct party *p, const char *log, const char *what)
{
    char secret[FAIR_SECRET] = "";
    const char *secrets[SW_MAX_SEATS + 2];

    sscanf(strstr(log, "\nsecret "), "\nsecret %64s", secret);
    for (int i = 0; i < p->n; i++) {
        int n = 0;
        const char *why;
        secrets[n++] = secret;
        for (int k = 0; k < p->n; k++)
            secrets[n++] = p->desk[k].secret;
        secrets[n] = NULL;
        why = recorder_check(&p->desk[i], log, secrets);
        check(!why, what, why);
    }
}

/* ---- does the recorder notice? --------------------------------------------------------- */

/* The first news of this kind that was told in the middle of the match. */
static json_t *some_news(json_t *record, const char *member)
{
    json_t *message, *text;
    size_t i;

    json_array_foreach(record, i, message)
    {
        text = json_object_get(json_object_get(message, "news"), member);
        if (json_is_string(text) && *json_string_value(text))
            return json_object_get(message, "news");
    }
    return NULL;
}

static void add_to(json_t *news, const char *member, const char *more)
{
    const char *old = json_string_value(json_object_get(news, member));

    json_object_set_new(news, member, json_sprintf("%s%s", old, more));
}

/* Everything a server could blurt out, one after the other, in a record that is good. */
static void leak(json_t *record, int which, const char *secret)
{
    json_t *rows = some_news(record, "rows"), *story = json_object_get(rows, "story");

    if (which == 0)
        add_to(rows, "rows", "rng.draws 7\n");
    else if (which == 1)
        add_to(some_news(record, "position"), "position", "rng.draws 7\n");
    else if (which == 2)
        json_object_set_new(rows, "ply", json_integer(3));
    else if (which == 3)
        json_array_append_new(json_object_get(json_array_get(story, 0), "lines"),
                              json_string("Bert draws a lion."));
    else if (which == 4)
        json_array_append_new(json_object_get(json_array_get(story, 0), "marks"),
                              json_pack("[i, i]", 20, 1));
    else if (which == 5)
        json_array_insert_new(record, 1, json_pack("{s:{s:s}}", "table", "secret", secret));
    else if (which == 6)
        json_array_insert_new(record, 1, json_pack("{s:[{s:s}]}", "chat", "text", secret));
    else if (which == 7)
        json_array_insert_new(record, 1, json_pack("{s:i, s:s}", "re", 9, "hand", "S05"));
    else
        json_array_append_new(record, json_pack("{s:{s:i, s:s}}", "news", "number", 3, "rows",
                                                "seat.1.hand 1 1 1\n"));
}

static void notices(struct party *p, const char *log, const char *const *secrets)
{
    json_t *good = p->desk[0].record;
    char what[64];

    for (int which = 0; which < 9; which++) {
        p->desk[0].record = json_deep_copy(good);
        leak(p->desk[0].record, which, secrets[0]);
        snprintf(what, sizeof what, "the recorder notices leak %d", which);
        check(recorder_check(&p->desk[0], log, secrets) != NULL, what, "");
        json_decref(p->desk[0].record);
    }
    p->desk[0].record = good;
}

static void deliberate_leaks(const char *game)
{
    const char *secrets[] = {"AAAAAAAAAAAAAAAAAAAAAA", NULL};
    struct party p;
    char *log;

    check(party_begin(&p, &host.port, 1, game, 2, 0), game, "leaks: begins");
    check(party_play(&p, 100000) >= 0, game, "is played");
    log = party_log(&p);
    if (check(log && !recorder_check(&p.desk[0], log, secrets), game, "is clean"))
        notices(&p, log, secrets);
    free(log);
    party_end(&p);
}

static void whole_match(const char *game, int people, int bots)
{
    struct sw_error e;
    struct sw_game *g = NULL;
    struct party p;
    char what[128], *log;

    snprintf(what, sizeof what, "%s with %d people and %d bots", game, people, bots);
    check(party_begin(&p, &host.port, 1, game, people, bots), what, "begins");
    check(party_play(&p, 100000) >= 0 && party_over(&p), what, "is played to its end");
    log = party_log(&p);
    if (check(log != NULL, what, "opens its log")) {
        check(fair_log_check(log, &e, &g) == FAIR_GOOD, what, "had fair luck");
        check_record(&p, log, what);
    }
    free(log);
    party_end(&p);
    printf("%s: %d passed so far\n", what, passed);
}

static void whole_matches(void)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (int n = g->seats_min; n <= g->seats_max; n++)
            whole_match(g->id, n, 0);
        whole_match(g->id, 1, g->seats_min);
        sw_game_close(g);
    }
}

/* ---- coming back
 * -------------------------------------------------------------------------------- */

/* A bot may be moving while the two listen, one after the other: until it waits for a person,
 * neither has missed anything only because the other was asked later. */
static bool heard_as_much(struct desk *a, struct desk *b)
{
    for (int tries = 0; tries < 1000; tries++) {
        desk_catch_up(a);
        desk_catch_up(b);
        if (a->number == b->number)
            return true;
    }
    return false;
}

/* The same as somebody who never left? */
static bool same_knowledge(struct desk *a, struct desk *b)
{
    return heard_as_much(a, b) && json_equal(a->story, b->story) &&
           memcmp(&a->view, &b->view, desk_game(a)->state_size) == 0;
}

static void come_back(const char *game)
{
    struct party p;
    struct desk other;

    if (!check(party_begin(&p, &host.port, 1, game, 2, 1), game, "coming back: begins"))
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
    check(!p.desk[1].wrong && same_knowledge(&p.desk[1], &other), game,
          "knows nothing less and nothing twice");
    check(party_play(&p, 60) >= 0, game, "goes on");
    check(same_knowledge(&p.desk[1], &other), game, "both devices know the same");
    desk_clear(&other);
    party_end(&p);
}

static int least(const char *game)
{
    struct sw_game *g = sw_game_open(game, NULL);
    int n = g->seats_min;

    sw_game_close(g);
    return n;
}

static void survive(const char *game)
{
    struct party p;
    union sw_any_state before[SW_MAX_SEATS];

    if (!check(party_begin(&p, &host.port, 1, game, least(game), 0), game, "surviving: begins"))
        return;
    party_play(&p, 30);
    for (int i = 0; i < p.n; i++)
        memcpy(&before[i], &p.desk[i].view, sizeof before[i]);
    host_kill(&host);
    check(host_start(&host, program, store, host.port, FAST), game, "the server starts again");
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

/* ---- mischief
 * --------------------------------------------------------------------------------------- */

static void wrong_frames(void)
{
    static char big[300 * 1024];
    struct socket s;
    struct desk d;

    check(!socket_open(&s, host.port, NULL, NULL), "a socket without protocol", "");
    check(!socket_open(&s, host.port, NULL, "spielwerk.99"), "an unknown version", "");
    check(!socket_open(&s, host.port, "http://elsewhere.example", "spielwerk.1"),
          "a page from elsewhere", "");
    check(socket_open(&s, host.port, "http://127.0.0.1:1", "spielwerk.1") == false,
          "a page from another port", "");
    desk_init(&d, host.port);
    check(desk_connect(&d), "connects", "");
    check(socket_send(&d.socket, "nonsense", 8) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_JSON"),
          "no JSON", "");
    check(socket_send(&d.socket, "[1,2]", 5) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_JSON"),
          "no object", "");
    check(socket_send(&d.socket, "{\"do\":1}", 8) &&
              strstr(socket_read(&d.socket, 2000), "MEMBER_MISSING"),
          "no command", "");
    check(is_no(desk_ask(&d, "dance", ""), "NO_SUCH_COMMAND"), "an unknown command", "");
    check(is_no(desk_ask(&d, "act", ""), "NOT_AT_TABLE"), "acting at no table", "");
    memset(big, ' ', sizeof big);
    check(socket_send(&d.socket, big, sizeof big) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_LONG") &&
              !socket_read(&d.socket, 2000) && d.socket.fd < 0,
          "too long", "");
    check(desk_connect(&d) && socket_frame(&d.socket, 0x82, "\1\2\3", 3) &&
              !socket_read(&d.socket, 2000) && d.socket.fd < 0,
          "binary", "");
    check(desk_connect(&d) && socket_frame(&d.socket, 0x01, "{\"do\":", 6) &&
              socket_frame(&d.socket, 0x80, "\"ping\"}", 7) &&
              strstr(socket_read(&d.socket, 2000), "{\"re\":-1}"),
          "a message in two frames", "");
    desk_clear(&d);
}

/* By a server that allows little. */
static void too_many(void)
{
    struct host strict = {.option = NULL};
    bool slowed = false;
    const char *text;
    struct desk d;

    if (!check(host_start(&strict, program, ":memory:", 0, "5"), "a strict server", ""))
        return;
    desk_init(&d, strict.port);
    desk_connect(&d);
    for (int i = 0; i < 100; i++)
        desk_send(&d, "ping", NULL);
    while ((text = socket_read(&d.socket, 200)))
        slowed |= strstr(text, "FRAME_RATE") != NULL;
    check(slowed, "too many messages", "");
    desk_clear(&d);
    check(host_stop(&strict), "the strict server ends", "");
}

/* Has the server asked whether we are there, and has it hung up? Nothing is answered. */
static bool look(int fd, bool *asked)
{
    unsigned char bytes[64];
    ssize_t n = recv(fd, bytes, sizeof bytes, MSG_DONTWAIT);

    *asked |= n > 0 && bytes[0] == 0x89;
    return n == 0;
}

/* Who says nothing is asked, and let go if he does not answer; who answers stays. */
static void silence(void)
{
    struct host hasty = {.option = "--patience=1"};
    bool asked = false, gone = false;
    struct desk alive, dead;

    if (!check(host_start(&hasty, program, ":memory:", 0, FAST), "a hasty server", ""))
        return;
    desk_init(&alive, hasty.port);
    desk_init(&dead, hasty.port);
    check(desk_connect(&alive) && desk_connect(&dead), "two connect", "");
    for (int tries = 0; tries < 300 && !gone; tries++) {
        socket_read(&alive.socket, 100);
        gone = look(dead.socket.fd, &asked);
    }
    check(asked, "who is silent is asked", "");
    check(gone, "who does not answer is let go", "");
    check(is_good(desk_ask(&alive, "ping", "")), "who answers stays", "");
    desk_clear(&alive);
    desk_clear(&dead);
    check(host_stop(&hasty), "the hasty server ends", "");
}

static void wrong_plans(const char *game)
{
    struct desk d;

    desk_init(&d, host.port);
    desk_connect(&d);
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", "chess", "seats", "person",
                         "person"),
                "NO_SUCH_GAME"),
          "an unknown game", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s]}", "game", game, "seats", "person"),
                "MEMBER_MISSING"),
          "too few seats", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", game, "seats", "person",
                         "genius"),
                "BOT_UNKNOWN"),
          "an unknown bot", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", game, "seats", "greedy",
                         "greedy"),
                "SEATS_PEOPLE"),
          "nobody", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s], s:[i, i]}", "game", game, "seats",
                         "person", "person", "clock", 1, 1),
                "CLOCK_RANGE"),
          "a short clock", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s], s:{s:s}}", "game", game, "seats",
                         "person", "person", "options", "no_such", "1"),
                "NO_SUCH_OPTION"),
          "an unknown option", "");
    check(is_no(desk_ask(&d, "watch", "{s:s}", "table", "../../etc/passwd"), "NO_SUCH_TABLE"),
          "no table", "");
    check(is_no(desk_ask(&d, "watch", "{s:s}", "table", "AAAAAAAAAAAAAAAAAAAAAA"),
                "NO_SUCH_TABLE"),
          "an unknown table", "");
    desk_clear(&d);
}

static void wrong_actions(const char *game)
{
    struct party p;
    struct desk spy;
    struct sw_action a;
    char text[SW_MAX_TOKEN * 6];
    struct sw_text out;
    int active;

    if (!check(party_begin(&p, &host.port, 1, game, 2, 0), game, "mischief: begins"))
        return;
    active = desk_choose(&p.desk[0], &a) ? 0 : 1;
    desk_choose(&p.desk[active], &a);
    sw_text_init(&out, text, sizeof text);
    sw_action_print(desk_game(&p.desk[active]), &a, &out);
    check(
        is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 0, "action", text), "STALE"),
        "stale", "");
    check(is_no(desk_ask(&p.desk[!active], "act", "{s:i, s:s}", "at", 1, "action", text),
                "NOT_YOUR_SEAT"),
          "somebody else's action", "");
    check(is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 1, "action", "rubbish"),
                "ACTION_SHAPE"),
          "rubbish", "");
    check(is_no(desk_ask(&p.desk[active], "act", "{s:s}", "action", text), "MEMBER_MISSING"),
          "no moment", "");
    check(!desk_play(&p.desk[active], &a), "a good one", "");
    check(
        is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 1, "action", text), "STALE"),
        "the same again", "");
    check(is_no(desk_ask(&p.desk[0], "log", ""), "NOT_OVER"), "the log too early", "");
    desk_init(&spy, host.port);
    spy.record = json_array();
    desk_connect(&spy);
    memcpy(spy.table, p.desk[0].table, sizeof spy.table);
    strcpy(spy.secret, "AAAAAAAAAAAAAAAAAAAAAA");
    check(!desk_sit(&spy), "a wrong secret", "");
    check(desk_watch(&spy, p.desk[0].table), "watching", "");
    check(is_no(desk_ask(&spy, "act", "{s:i, s:s}", "at", 1, "action", text), "NOT_SEATED"),
          "a spectator acts", "");
    check(is_no(desk_ask(&spy, "chat", "{s:s}", "text", "hello"), "NOT_SEATED"),
          "a spectator talks", "");
    check(is_no(desk_ask(&spy, "log", ""), "NOT_OVER"), "a spectator asks for the log", "");
    desk_clear(&spy);
    party_end(&p);
}

/* ---- around the match
 * --------------------------------------------------------------------------------- */

/* Undo, chat, ending by agreement, rematch. */
static void together(const char *game)
{
    struct party p;
    struct desk again;
    struct sw_action a;
    json_int_t chapters;
    int active;

    if (!check(party_begin(&p, &host.port, 1, game, 2, 0), game, "together: begins"))
        return;
    check(is_good(desk_ask(&p.desk[0], "chat", "{s:s}", "text", "hello <b>\nyou")), "chat", "");
    party_play(&p, 12);
    active = desk_choose(&p.desk[0], &a) ? 0 : 1;
    desk_choose(&p.desk[active], &a);
    chapters = (json_int_t)json_array_size(p.desk[!active].story);
    check(!desk_play(&p.desk[active], &a), "an action", "");
    check(is_good(desk_ask(&p.desk[active], "ask", "{s:s}", "what", "undo")), "asks", "");
    party_hear(&p);
    check(is_no(desk_ask(&p.desk[!active], "ask", "{s:s}", "what", "end"), "ASK_OPEN"),
          "one question at a time", "");
    check(is_good(desk_ask(&p.desk[!active], "answer", "{s:b}", "yes", 1)), "agrees", "");
    party_hear(&p);
    check((json_int_t)json_array_size(p.desk[!active].story) == chapters && !p.desk[0].wrong &&
              !p.desk[1].wrong,
          "is taken back", "");
    check(desk_sit_twice(&again, &p.desk[0]), "a second device", "");
    desk_catch_up(&again);
    party_hear(&p);
    check(same_knowledge(&again, &p.desk[0]), "who comes later knows the same", "");
    desk_clear(&again);
    check(is_good(desk_ask(&p.desk[0], "leave", "")), "leaves", "");
    party_wait(&p);
    check(is_good(desk_ask(&p.desk[0], "back", "")), "comes back", "");
    check(is_no(desk_ask(&p.desk[0], "rematch", ""), "NOT_OVER"), "rematch too early", "");
    party_hear(&p);
    check(is_good(desk_ask(&p.desk[0], "ask", "{s:s}", "what", "end")), "asks to end", "");
    check(is_good(desk_ask(&p.desk[1], "answer", "{s:b}", "yes", 0)), "refuses", "");
    check(is_good(desk_ask(&p.desk[1], "ask", "{s:s}", "what", "end")), "asks, too", "");
    check(is_good(desk_ask(&p.desk[0], "answer", "{s:b}", "yes", 1)), "agrees to end", "");
    party_hear(&p);
    check(party_over(&p), "it is over", "");
    check(is_good(desk_ask(&p.desk[1], "rematch", "")), "rematch", "");
    party_hear(&p);
    for (int i = 0; i < 2; i++) {
        snprintf(p.desk[i].table, sizeof p.desk[i].table, "%s",
                 json_string_value(json_object_get(p.desk[i].info, "rematch")));
        json_array_clear(p.desk[i].story);
        p.desk[i].number = 0;
        check(desk_sit(&p.desk[i]), "sits down again", "");
    }
    party_hear(&p);
    check(p.desk[0].number == 1 && p.desk[1].number == 1, "the rematch begins", "");
    party_end(&p);
}

/* The changes that the last news told. */
static const char *last_rows(const struct desk *d)
{
    for (size_t i = json_array_size(d->record); i-- > 0;) {
        json_t *news = json_object_get(json_array_get(d->record, i), "news");
        if (news)
            return json_string_value(json_object_get(news, "rows"));
    }
    return NULL;
}

/* Is what it was told exactly what leads from what it knew to what somebody knows who has just
 * come? */
static bool told_no_more(struct desk *d, const union sw_any_state *before)
{
    struct sw_text rows;
    struct desk fresh;
    bool same;

    desk_sit_twice(&fresh, d);
    desk_catch_up(&fresh);
    sw_text_init_heap(&rows);
    sw_text_add(&rows, "");
    sw_changes(desk_game(d), &before->head, &fresh.view.head, &rows);
    same = same_knowledge(d, &fresh) && last_rows(d) && strcmp(last_rows(d), rows.data) == 0;
    sw_text_clear(&rows);
    desk_clear(&fresh);
    return same;
}

/* Play until something was revealed: then its actor alone may not take it back. Gives who. */
static int play_to_reveal(struct party *p)
{
    struct sw_action a;

    for (int tries = 0; tries < 200 && !party_over(p); tries++)
        for (int i = 0; i < p->n; i++) {
            json_t *answer;
            bool refused;
            if (!desk_choose(&p->desk[i], &a) || desk_play(&p->desk[i], &a))
                continue;
            party_hear(p);
            answer = desk_ask(&p->desk[i], "undo", "{s:I}", "at", p->desk[i].number);
            refused = json_object_get(answer, "no") != NULL;
            json_decref(answer);
            party_hear(p);
            if (refused)
                return i;
            desk_choose(&p->desk[i], &a);
            desk_play(&p->desk[i], &a);
            party_hear(p);
        }
    return -1;
}

/* Everybody agrees to take back what was revealed: nobody hears more than that. */
static void undo_reveal(const char *game)
{
    union sw_any_state before[SW_MAX_SEATS];
    struct party p;
    int actor;

    if (!check(party_begin(&p, &host.port, 1, game, least(game), 0), game, "a reveal: begins"))
        return;
    actor = play_to_reveal(&p);
    if (check(actor >= 0, game, "something is revealed")) {
        for (int i = 0; i < p.n; i++)
            before[i] = p.desk[i].view;
        check(is_good(desk_ask(&p.desk[actor], "ask", "{s:s}", "what", "undo")), game, "asks");
        for (int i = 0; i < p.n; i++)
            if (i != actor)
                check(is_good(desk_ask(&p.desk[i], "answer", "{s:b}", "yes", 1)), game,
                      "agrees");
        party_hear(&p);
        for (int i = 0; i < p.n; i++)
            if (memcmp(&before[i], &p.desk[i].view, desk_game(&p.desk[i])->state_size) != 0)
                check(told_no_more(&p.desk[i], &before[i]), game, "is told no more than that");
        check(party_play(&p, 30) >= 0, game, "goes on after the undo");
    }
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
    desk_init(d, host.port);
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
static void clocks(const char *game)
{
    struct timespec pause = {.tv_sec = 1};
    struct desk maker, d[2];
    struct sw_action a;
    json_int_t before[2], after[2];
    json_t *answer;
    int active;

    desk_init(&maker, host.port);
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
    host_kill(&host);
    nanosleep(&pause, NULL);
    check(host_start(&host, program, store, host.port, FAST), game, "clocks: starts again");
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

static void lobby(const char *game)
{
    struct desk a, b;
    json_t *answer;
    const char *id;

    desk_init(&a, host.port);
    desk_init(&b, host.port);
    desk_connect(&a);
    desk_connect(&b);
    answer = desk_ask(&a, "create", "{s:s, s:[s, s], s:b, s:[i, i]}", "game", game, "seats",
                      "person", "person", "listed", 1, "clock", 600, 10);
    snprintf(a.table, sizeof a.table, "%s",
             json_string_value(json_object_get(answer, "table")));
    snprintf(a.secret, sizeof a.secret, "%s",
             json_string_value(json_array_get(json_object_get(answer, "secrets"), 0)));
    json_decref(answer);
    strcpy(a.name, "Ada");
    check(desk_sit(&a), "the host sits down", "");
    answer = desk_ask(&b, "lobby", "");
    id = json_string_value(
        json_object_get(json_array_get(json_object_get(answer, "tables"), 0), "table"));
    check(id && strcmp(id, a.table) == 0, "the lobby lists it", "");
    json_decref(answer);
    answer = desk_ask(&b, "sit", "{s:s, s:s, s:s}", "table", a.table, "name", "Bert", "luck",
                      "00112233445566778899aabbccddeeff");
    check(json_object_get(answer, "secret") != NULL, "anybody can sit down", "");
    snprintf(b.secret, sizeof b.secret, "%s",
             json_string_value(json_object_get(answer, "secret")));
    json_decref(answer);
    answer = desk_ask(&b, "lobby", "");
    check(json_array_size(json_object_get(answer, "tables")) == 0, "it has gone", "");
    json_decref(answer);
    answer = desk_ask(&b, "mine", "{s:[[s, s]]}", "tables", a.table, b.secret);
    check(json_integer_value(json_object_get(
              json_array_get(json_object_get(answer, "tables"), 0), "seat")) == 1,
          "my tables", "");
    json_decref(answer);
    answer = desk_ask(&b, "sit", "{s:s, s:s, s:s}", "table", a.table, "name", "Cora", "luck",
                      "00112233445566778899aabbccddeeff");
    check(is_no(answer, "NO_FREE_SEAT"), "full", "");
    desk_clear(&a);
    desk_clear(&b);
}

/* ---- hooks ---------------------------------------------------------------------------------
 */

static int listen_somewhere(int *at)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bind(fd, (struct sockaddr *)&address, sizeof address);
    listen(fd, 8);
    getsockname(fd, (struct sockaddr *)&address, &size);
    *at = ntohs(address.sin_port);
    return fd;
}

/* What is posted within this time, head and all, into `out`; an empty text if nothing is. */
static void hear_post(int fd, int wait, char *out, size_t room)
{
    struct pollfd ready = {.fd = fd, .events = POLLIN};
    size_t n = 0;
    int client;

    out[0] = 0;
    if (poll(&ready, 1, wait) <= 0 || (client = accept(fd, NULL, NULL)) < 0)
        return;
    ready.fd = client;
    while (n < room - 1 && !strchr(out, '}') && poll(&ready, 1, 2000) > 0) {
        ssize_t got = recv(client, out + n, room - 1 - n, 0);
        if (got <= 0)
            break;
        out[n += (size_t)got] = 0;
    }
    send(client, "HTTP/1.1 204 No Content\r\n\r\n", 27, MSG_NOSIGNAL);
    close(client);
}

/* Nothing is left behind, whatever became of it. */
static void check_none_under_way(int at, const char *way)
{
    char *text = NULL;
    bool none = false;

    for (int tries = 0; tries < 500 && !none; tries++) {
        struct timespec moment = {.tv_nsec = 10000000};
        free(text);
        text = socket_fetch(at, "/metrics");
        none = text && strstr(text, "spielwerk_reminders_under_way 0\n") &&
               strstr(text, "spielwerk_reminders_total 1\n");
        nanosleep(&moment, NULL);
    }
    check(none, way, text ? strstr(text, "# TYPE spielwerk_reminders_total") : "");
    free(text);
}

/* Whoever is not there is told by a post that it is his turn; who is there, is not. */
static void hooked(struct party *p, int fd, int at, bool allowed)
{
    char url[64], post[4096];
    struct sw_action a;
    int away = desk_choose(&p->desk[0], &a) ? 1 : 0;

    snprintf(url, sizeof url, "http://127.0.0.1:%d/turn?who=me", at);
    check(is_no(desk_ask(&p->desk[away], "hook", "{s:s}", "url", "ftp://x/"), "HOOK_SHAPE"),
          "a hook of another kind", "");
    check(is_no(desk_ask(&p->desk[away], "hook", "{s:s}", "url", "http://h/ a"), "HOOK_SHAPE"),
          "a hook with a blank", "");
    check(is_good(desk_ask(&p->desk[away], "hook", "{s:s}", "url", url)), "a hook", "");
    desk_leave(&p->desk[away]);
    for (int i = 0; i < 60 && desk_choose(&p->desk[!away], &a); i++)
        desk_play(&p->desk[!away], &a);
    hear_post(fd, allowed ? 5000 : 500, post, sizeof post);
    if (!allowed) {
        check(!post[0], "nothing is posted into the server's own network", post);
        return;
    }
    check(strncmp(post, "POST /turn?who=me HTTP/1.1\r\n", 28) == 0, "is posted", post);
    check(strstr(post, "{\"event\":\"turn\",\"table\":\"") && strstr(post, p->desk[0].table) &&
              !strstr(post, p->desk[away].secret),
          "what is posted", post);
}

/* Allowed, not allowed, and with nobody at the other end. */
static void hooks(const char *game)
{
    static const char *const name[] = {"a reminder that is not allowed", "one that is heard",
                                       "one with nobody at the other end"};

    for (int way = 0; way < 3; way++) {
        struct host open = {.option = way ? "--private-hooks" : NULL};
        struct party p;
        int at, fd = listen_somewhere(&at);
        if (way == 2)
            close(fd);
        check(host_start(&open, program, ":memory:", 0, FAST), "a server for hooks", "");
        if (check(party_begin(&p, &open.port, 1, game, 2, 0), game, "hooks: begins"))
            hooked(&p, way == 2 ? -1 : fd, at, way == 1);
        check_none_under_way(open.port, name[way]);
        party_end(&p);
        check(host_stop(&open), "it ends", "");
        if (way != 2)
            close(fd);
    }
}

static void http(void)
{
    char *text = socket_fetch(host.port, "/healthz");

    check(text && strstr(text, "\r\n\r\nok"), "/healthz", text);
    free(text);
    text = socket_fetch(host.port, "/metrics");
    check(text && strstr(text, "spielwerk_actions_total "), "/metrics", text);
    free(text);
    text = socket_fetch(host.port, "/");
    check(text && strstr(text, "content-security-policy: default-src 'none'") &&
              strstr(text, "x-content-type-options: nosniff"),
          "/", text);
    free(text);
    text = socket_fetch(host.port, "/../../etc/passwd");
    check(text && strstr(text, "404"), "a path that is not there", text);
    free(text);
}

int main(int argc, char **argv)
{
    const char *game = sw_game_id(0);

    if (argc != 3)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    setvbuf(stdout, NULL, _IOLBF, 0);
    program = argv[1];
    store = argv[2];
    if (!host_start(&host, program, store, 0, FAST)) {
        printf("the server does not start\n");
        return 1;
    }
    http();
    wrong_frames();
    too_many();
    silence();
    wrong_plans(game);
    wrong_actions(game);
    together(game);
    lobby(game);
    hooks(game);
    deliberate_leaks(game);
    clocks(game);
    for (int i = 0; i < sw_game_count(); i++) {
        undo_reveal(sw_game_id(i));
        come_back(sw_game_id(i));
        survive(sw_game_id(i));
    }
    whole_matches();
    check(host_stop(&host), "the server ends", "");
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
