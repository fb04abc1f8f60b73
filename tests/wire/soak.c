/* SPDX-License-Identifier: MIT */
/* soak.c - kill -9 the server again and again while people play: nothing that was
 * acknowledged may be lost, nothing may happen twice.
 *
 *   soak PROGRAM STORE KILLS TABLES            the server is killed
 *   soak PROGRAM STORE KILLS TABLES COMMAND    COMMAND kills its database and starts it again
 *
 * Every client writes down what it asked for and what was acknowledged. What was under way
 * when the server died may have happened or not. In the end all matches are ended by
 * agreement, and their logs are compared with what the clients wrote down. */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "crowd.h"
#include "host.h"

/* Microseconds between actions of a table: slow enough that hardly a match ends too soon. */
enum { PACE = 80000 };

struct note {
    char action[64];
    bool sure;
};

struct notes {
    struct note *item;
    int count, room;
};

static struct crowd crowd;
static struct notes *notes; /* two per pair */
static struct host host = {.option = {HOST_CROWD}};

static struct notes *notes_of(const struct pair *p, int who)
{
    return &notes[2 * (p - crowd.pair) + who];
}

static void on_send(struct pair *p, int who, const char *action)
{
    struct notes *n = notes_of(p, who);

    if (n->count == n->room) {
        n->room = n->room ? 2 * n->room : 256;
        n->item = realloc(n->item, (size_t)n->room * sizeof *n->item);
    }
    n->item[n->count].sure = false;
    snprintf(n->item[n->count++].action, sizeof n->item->action, "%s", action);
}

static void on_answer(struct pair *p, int who, bool accepted)
{
    struct notes *n = notes_of(p, who);

    if (accepted)
        n->item[n->count - 1].sure = true;
    else
        n->count--;
}

/* ---- comparing ------------------------------------------------------------------------- */

/* Which notes could be used up by now: those that are not sure may be passed over. */
static void pass_over(const struct notes *n, bool *at)
{
    for (int i = 0; i < n->count; i++)
        at[i + 1] |= at[i] && !n->item[i].sure;
}

static void match_one(const struct notes *n, const char *action, bool *at)
{
    for (int i = n->count; i > 0; i--)
        at[i] = at[i - 1] && strcmp(n->item[i - 1].action, action) == 0;
    at[0] = false;
    pass_over(n, at);
}

/* Is there a way to find every action of the log among the notes, in order, such that every
 * sure note is used? The same action may have been asked for twice. */
static bool fits(const struct sw_match *m, int seat, const struct notes *n)
{
    bool *at = calloc((size_t)n->count + 1, sizeof *at), good;

    at[0] = true;
    pass_over(n, at);
    for (int i = 0; i < sw_match_length(m); i++) {
        char memory[SW_MAX_TOKEN * 6];
        struct sw_text text;
        struct sw_action a = sw_match_action(m, i);
        if (a.seat != seat)
            continue;
        sw_text_init(&text, memory, sizeof memory);
        sw_action_print(sw_match_game(m), &a, &text);
        match_one(n, memory, at);
    }
    good = at[n->count];
    free(at);
    return good;
}

static bool same_view(struct desk *d)
{
    struct desk fresh;
    bool same;

    desk_sit_twice(&fresh, d);
    json_decref(desk_ask(&fresh, "ping", ""));
    json_decref(desk_ask(d, "ping", ""));
    same = fresh.number == d->number && json_equal(fresh.story, d->story) &&
           sw_digest(desk_game(d), &fresh.view.head) == sw_digest(desk_game(d), &d->view.head);
    desk_clear(&fresh);
    return same;
}

/* End the match of a pair and look at everything. */
static int check_pair(struct pair *p)
{
    json_t *answer;
    const char *log;
    struct sw_match *m;
    int bad = 0;

    for (int k = 0; k < 2; k++)
        bad += !same_view(&p->desk[k]);
    if (bad)
        printf("%s: a client knows something else than the server\n", p->game->id);
    json_decref(desk_ask(&p->desk[0], "ask", "{s:s}", "what", "end"));
    json_decref(desk_ask(&p->desk[1], "answer", "{s:b}", "yes", 1));
    answer = desk_ask(&p->desk[0], "log", "");
    log = json_string_value(json_object_get(answer, "log"));
    m = log ? sw_match_load(strstr(log, "spielwerk save"), NULL) : NULL;
    for (int k = 0; m && k < 2; k++)
        bad += !fits(m, k, notes_of(p, k));
    if (bad)
        printf("%s: the log does not fit what was acknowledged\n", p->game->id);
    bad += !m;
    sw_match_free(m);
    json_decref(answer);
    return bad;
}

/* ---- killing -------------------------------------------------------------------------------
 */

static const char *program, *store, *command;

static bool kill_something(void)
{
    if (command)
        return system(command) == 0;
    host_kill(&host);
    return host_start(&host, program, store, host.port, "1000000");
}

static bool revive(void)
{
    return kill_something() && crowd_connect(&crowd) && crowd_settle(&crowd, 60000000);
}

static int playing(void)
{
    int n = 0;

    for (int i = 0; i < crowd.count; i++)
        n += !desk_over(&crowd.pair[i].desk[0]);
    return n;
}

static int soak(int kills)
{
    for (int i = 0; i < kills; i++) {
        crowd_run(&crowd, 20000 + rand() % 150000);
        if (!revive()) {
            printf("after %d kills: the tables did not come back: %s\n", i + 1,
                   crowd.broken ? crowd.broken : "too slow");
            return 1;
        }
        if (i % 20 == 19) {
            printf("%d kills, %lld actions acknowledged, %d matches going on\n", i + 1,
                   (long long)crowd.acted, playing());
            fflush(stdout);
        }
    }
    return 0;
}

int main(int argc, char **argv)
{
    int bad, tables;

    if (argc != 5 && argc != 6)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    program = argv[1];
    store = argv[2];
    tables = atoi(argv[4]);
    command = argv[5];
    notes = calloc(2 * (size_t)tables, sizeof *notes);
    if (!notes || !host_start(&host, program, store, 0, "1000000") ||
        !crowd_init(&crowd, tables, host.port, PACE) || !crowd_connect(&crowd) ||
        !crowd_settle(&crowd, 60000000))
        return 1;
    crowd.sending = on_send;
    crowd.answered = on_answer;
    crowd.stays = true;
    bad = soak(atoi(argv[3]));
    for (int i = 0; !bad && i < tables; i++)
        bad += check_pair(&crowd.pair[i]);
    printf("%s kills, %d tables, %lld actions acknowledged: %d lost, doubled or different\n",
           argv[3], tables, (long long)crowd.acted, bad);
    crowd_clear(&crowd);
    host_stop(&host);
    printf("%s\n", bad ? "0 passed, 1 failed" : "1 passed, 0 failed");
    return bad != 0;
}
