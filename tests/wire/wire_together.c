/* SPDX-License-Identifier: MIT */
/* wire_together.c - what people do together: lobby, chat, undo, ending, rematch. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "server/fair.h"
#include "wire.h"

/* Undo, chat, ending by agreement, rematch. */
void wire_together(const char *game)
{
    struct party p;
    struct desk again;
    struct sw_action a;
    json_int_t chapters;
    int active;

    if (!check(party_begin(&p, &wire.host.port, 1, game, 2, 0), game, "together: begins"))
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
    check(desk_same(&again, &p.desk[0]), "who comes later knows the same", "");
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
    same = desk_same(d, &fresh) && last_rows(d) && strcmp(last_rows(d), rows.data) == 0;
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

/* Luck did not come a second time, and that can be checked. */
static void check_renewed(struct party *p, const char *game)
{
    char *log = party_log(p), *again = log ? strstr(log, "\nagain 1\n") : NULL;
    struct sw_error e;
    struct sw_game *g;

    if (check(again != NULL, game, "luck is renewed")) {
        check(fair_log_check(log, NULL, &e, &g) == FAIR_GOOD, game, "and fair");
        again[7] = '2';
        check(fair_log_check(log, NULL, &e, &g) == FAIR_SAVE, game, "and could not be chosen");
        sw_game_close(g);
    }
    free(log);
}

/* Everybody agrees to take back what was revealed: nobody hears more than that. */
void wire_undo_reveal(const char *game)
{
    union sw_any_state before[SW_MAX_SEATS];
    struct party p;
    int actor;

    if (!check(party_begin(&p, &wire.host.port, 1, game, wire_least(game), 0), game,
               "a reveal: begins"))
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
        check(party_play(&p, 100000) >= 0 && party_over(&p), game, "goes on after the undo");
        check_renewed(&p, game);
    }
    party_end(&p);
}

void wire_lobby(const char *game)
{
    struct desk a, b;
    json_t *answer;
    const char *id;

    desk_init(&a, wire.host.port);
    desk_init(&b, wire.host.port);
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
