/* SPDX-License-Identifier: MIT */
/* wire_matches.c - whole matches of every game, and whether the recorder would notice a leak.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "recorder.h"
#include "server/fair.h"
#include "wire.h"

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

void wire_leaks(const char *game)
{
    const char *secrets[] = {"AAAAAAAAAAAAAAAAAAAAAA", NULL};
    struct party p;
    char *log;

    check(party_begin(&p, &wire.host.port, 1, game, 2, 0), game, "leaks: begins");
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
    check(party_begin(&p, &wire.host.port, 1, game, people, bots), what, "begins");
    check(party_play(&p, 100000) >= 0 && party_over(&p), what, "is played to its end");
    log = party_log(&p);
    if (check(log != NULL, what, "opens its log")) {
        check(fair_log_check(log, NULL, &e, &g) == FAIR_GOOD, what, "had fair luck");
        check_record(&p, log, what);
    }
    free(log);
    party_end(&p);
    printf("%s: %d passed so far\n", what, check_passed());
}

void wire_matches(void)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (int n = g->seats_min; n <= g->seats_max; n++)
            whole_match(g->id, n, 0);
        whole_match(g->id, 1, g->seats_min);
        sw_game_close(g);
    }
}
