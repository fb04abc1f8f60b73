/* SPDX-License-Identifier: MIT */
/* desk.c - one client at a table: everything it has been told, and how it plays. */
#include "desk.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void desk_init(struct desk *d, int port)
{
    static uint64_t dice = 7;

    *d = (struct desk){.port = port, .seat = SW_SPECTATOR, .story = json_array()};
    d->socket.fd = -1;
    d->dice = dice += 0x9e3779b97f4a7c15u;
}

void desk_clear(struct desk *d)
{
    socket_close(&d->socket);
    sw_match_free(d->loaded);
    json_decref(d->story);
    json_decref(d->info);
    json_decref(d->record);
}

bool desk_connect(struct desk *d)
{
    socket_close(&d->socket);
    return socket_open(&d->socket, d->port, NULL, "spielwerk.1");
}

void desk_leave(struct desk *d)
{
    socket_close(&d->socket);
}

const struct sw_game *desk_game(const struct desk *d)
{
    return sw_match_game(d->loaded);
}

bool desk_over(const struct desk *d)
{
    return json_is_true(json_object_get(d->info, "over")) || (d->loaded && d->view.head.over);
}

/* ---- taking in ----------------------------------------------------------------------- */

/* Opening a game takes longer than reading a position of it. */
static struct sw_match *read_position(const struct sw_game *g, const char *text)
{
    const char *edition = strstr(text, "\nedition standard ");
    const char *rows = edition ? strchr(edition + 1, '\n') : NULL;
    union sw_any_state s;

    return rows && sw_read(g, rows + 1, &s.head, NULL) ? sw_match_from(g, &s.head) : NULL;
}

static bool take_position(struct desk *d, const char *text)
{
    struct sw_match *m = d->game ? read_position(d->game, text) : sw_match_load(text, NULL);

    if (!m)
        return false;
    sw_match_free(d->loaded);
    d->loaded = m;
    memcpy(&d->view, sw_match_state(m), desk_game(d)->state_size);
    return true;
}

static bool take_rows(struct desk *d, const char *rows)
{
    char line[8192];

    while (*rows) {
        size_t n = strcspn(rows, "\n");
        char *value;
        if (n >= sizeof line)
            return false;
        memcpy(line, rows, n);
        line[n] = 0;
        value = line + strcspn(line, " ");
        if (*value)
            *value++ = 0;
        if (!sw_field_set(desk_game(d), &d->view.head, line, value, NULL))
            return false;
        rows += n + (rows[n] == '\n');
    }
    return true;
}

/* Numbers go up one by one; only a whole position may leap. */
static bool take_news(struct desk *d, json_t *news)
{
    json_int_t number = json_integer_value(json_object_get(news, "number"));
    size_t kept = (size_t)json_integer_value(json_object_get(news, "kept")), i;
    const char *position = json_string_value(json_object_get(news, "position"));
    const char *rows = json_string_value(json_object_get(news, "rows"));
    json_t *chapter;

    if (kept > json_array_size(d->story) || (!position && number != d->number + 1))
        return false;
    d->number = number;
    while (json_array_size(d->story) > kept)
        json_array_remove(d->story, json_array_size(d->story) - 1);
    json_array_foreach(json_object_get(news, "story"), i, chapter)
        json_array_append(d->story, chapter);
    return position ? take_position(d, position) : rows && d->loaded && take_rows(d, rows);
}

bool desk_take(struct desk *d, int wait, json_t **answer)
{
    const char *text =
        wait == DESK_HERE ? socket_next(&d->socket) : socket_read(&d->socket, wait);
    json_t *message = text ? json_loads(text, 0, NULL) : NULL, *member;

    if (!text)
        return false;
    if (d->record)
        json_array_append(d->record, message);
    if ((member = json_object_get(message, "news"))) {
        d->wrong |= !take_news(d, member);
    } else if ((member = json_object_get(message, "table")) && json_is_object(member)) {
        json_decref(d->info);
        d->info = json_incref(member);
    } else if (json_object_get(message, "re")) {
        if (answer)
            *answer = json_incref(message);
    } else {
        d->wrong |= !json_object_get(message, "chat");
    }
    json_decref(message);
    return true;
}

/* ---- asking ------------------------------------------------------------------------------ */

int64_t desk_send(struct desk *d, const char *what, json_t *members)
{
    json_t *request = members ? members : json_object();
    char *text;

    json_object_set_new(request, "do", json_string(what));
    json_object_set_new(request, "re", json_integer(++d->asked));
    text = json_dumps(request, JSON_COMPACT);
    socket_send(&d->socket, text, strlen(text));
    free(text);
    json_decref(request);
    return d->asked;
}

json_t *desk_ask(struct desk *d, const char *what, const char *format, ...)
{
    json_t *members, *answer = NULL;
    va_list values;
    int64_t number;

    va_start(values, format);
    members = *format ? json_vpack_ex(NULL, 0, format, values) : NULL;
    va_end(values);
    number = desk_send(d, what, members);
    while (desk_take(d, DESK_WAIT, &answer)) {
        if (answer && json_integer_value(json_object_get(answer, "re")) == number)
            return answer;
        json_decref(answer);
        answer = NULL;
    }
    return NULL;
}

void desk_catch_up(struct desk *d)
{
    if (d->socket.fd >= 0)
        json_decref(desk_ask(d, "ping", ""));
}

bool desk_sit(struct desk *d)
{
    char luck[33];
    json_t *answer;

    snprintf(luck, sizeof luck, "%032llx", (unsigned long long)d->dice);
    answer = desk_ask(d, "sit", "{s:s, s:s, s:s, s:s, s:I}", "table", d->table, "secret",
                      d->secret, "name", d->name, "luck", luck, "seen", d->number);
    if (json_object_get(answer, "seat"))
        d->seat = (int)json_integer_value(json_object_get(answer, "seat"));
    json_decref(answer);
    return d->seat != SW_SPECTATOR;
}

bool desk_sit_twice(struct desk *other, const struct desk *d)
{
    desk_init(other, d->port);
    memcpy(other->table, d->table, sizeof other->table);
    memcpy(other->secret, d->secret, sizeof other->secret);
    return desk_connect(other) && desk_sit(other) && other->seat == d->seat;
}

bool desk_watch(struct desk *d, const char *table)
{
    json_t *answer = desk_ask(d, "watch", "{s:s}", "table", table);
    bool good = json_object_get(answer, "table") != NULL;

    json_decref(answer);
    return good;
}

bool desk_create(struct desk *d, const char *game, const char *seats, struct desk *people)
{
    json_t *list = json_array(), *answer, *secret;
    size_t i;

    for (const char *at = seats; *at; at += strcspn(at, ",") + (at[strcspn(at, ",")] == ','))
        json_array_append_new(list, json_stringn(at, strcspn(at, ",")));
    answer = desk_ask(d, "create", "{s:s, s:o}", "game", game, "seats", list);
    json_array_foreach(json_object_get(answer, "secrets"), i, secret)
    {
        if (json_is_null(secret))
            continue;
        snprintf(people->table, sizeof people->table, "%s",
                 json_string_value(json_object_get(answer, "table")));
        snprintf(people->secret, sizeof people->secret, "%s", json_string_value(secret));
        snprintf(people->name, sizeof people->name, "Person %zu", i);
        people++;
    }
    i = json_array_size(json_object_get(answer, "secrets"));
    json_decref(answer);
    return i > 0;
}

/* ---- playing -------------------------------------------------------------------------------
 */

static uint64_t roll(struct desk *d)
{
    d->dice ^= d->dice << 13;
    d->dice ^= d->dice >> 7;
    return d->dice ^= d->dice << 17;
}

bool desk_choose(struct desk *d, struct sw_action *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n;

    if (!d->loaded || d->seat == SW_SPECTATOR || desk_over(d))
        return false;
    n = sw_forward(desk_game(d), &d->view.head, d->seat, legal);
    if (n)
        *out = legal[roll(d) % (uint64_t)n];
    return n > 0;
}

const char *desk_play(struct desk *d, const struct sw_action *a)
{
    static char refusal[64];
    char memory[SW_MAX_TOKEN * 6];
    struct sw_text text;
    json_t *answer;
    const char *no;

    sw_text_init(&text, memory, sizeof memory);
    sw_action_print(desk_game(d), a, &text);
    answer = desk_ask(d, "act", "{s:I, s:s}", "at", d->number, "action", memory);
    no = json_string_value(json_object_get(answer, "no"));
    snprintf(refusal, sizeof refusal, "%s", no ? no : answer ? "" : "silence");
    json_decref(answer);
    return *refusal ? refusal : NULL;
}

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

bool desk_same(struct desk *a, struct desk *b)
{
    return heard_as_much(a, b) && json_equal(a->story, b->story) &&
           memcmp(&a->view, &b->view, desk_game(a)->state_size) == 0;
}
