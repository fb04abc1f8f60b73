/* SPDX-License-Identifier: MIT */
/* command.c - requests of clients: who may ask what, and how it is answered. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "call.h"
#include "engine/json.h"
#include "number.h"

enum where { ANYWHERE, AT_TABLE, IN_SEAT };

static const struct {
    const char *name;
    bool (*run)(struct call *c);
    enum where where;
} commands[] = {
#define COMMAND(name, function, where) {#name, function, where},
#include "commands.def"
#undef COMMAND
};

enum { COMMANDS = sizeof commands / sizeof *commands };

/* ---- what commands need -------------------------------------------------------------------
 */

bool call_refuse(struct call *c, int word, const char *a0)
{
    return refuse(&c->why, word, a0, NULL);
}

const char *call_optional(const struct call *c, const char *name)
{
    return json_string_value(json_object_get(c->in, name));
}

const char *call_text(struct call *c, const char *name)
{
    const char *text = call_optional(c, name);

    if (!text)
        call_refuse(c, S_MEMBER_MISSING, name);
    return text;
}

bool call_happen(struct call *c, const char *format, ...)
{
    char line[TABLE_LINE_MAX];
    va_list values;
    int n;

    va_start(values, format);
    n = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (n < 0 || n >= TABLE_LINE_MAX)
        return call_refuse(c, S_FRAME_LONG, NULL);
    if (!tables_happen(c->server, c->conn->table, line))
        return call_refuse(c, S_STALE, NULL);
    c->conn->acts = true;
    return true;
}

/* ---- answers
 * --------------------------------------------------------------------------------- */

static void begin_reply(int64_t request, struct sw_text *out)
{
    sw_text_init_heap(out);
    sw_text_addf(out, "{\"re\":%" PRId64, request);
}

void command_refuse(struct conn *c, int64_t request, const struct refusal *r)
{
    const struct sw_word *word = sw_word(r->game, r->error.word);
    struct sw_text out, say;

    c->server->count.refused++;
    begin_reply(request, &out);
    sw_text_init_heap(&say);
    sw_text_add(&say, "");
    sw_error_say(&r->error, r->game, c->lang, &say);
    json_text(&out, "no", word->name);
    json_text(&out, "say", say.data);
    json_text(&out, "rule", word->rule);
    json_close(&out, "}");
    conn_answer(c, &out, request, NULL);
    sw_text_clear(&say);
    sw_text_clear(&out);
}

/* The answer comes before what it has caused: it has been put together first, so it is moved
 * to the front of what is held since then. */
static void answer(struct call *c, bool good, const char *asked, struct frame **since)
{
    struct frames *held = &c->conn->held;
    struct frame *caused = *since, *last;

    if (!good) {
        command_refuse(c->conn, c->conn->request, &c->why);
        return;
    }
    json_close(&c->reply, "}");
    conn_answer(c->conn, &c->reply, c->conn->request, c->conn->acts ? asked : NULL);
    last = *since;
    if (!caused || c->conn->closing)
        return;
    while (last->next->next)
        last = last->next;
    *since = last->next;
    (*since)->next = caused;
    last->next = NULL;
    held->end = &last->next;
}

static bool allowed(struct call *c, enum where where)
{
    if (where >= AT_TABLE && !c->conn->table)
        return call_refuse(c, S_NOT_AT_TABLE, NULL);
    return where != IN_SEAT || c->conn->viewer != VIEWER_SPECTATOR ||
           call_refuse(c, S_NOT_SEATED, NULL);
}

static bool run(struct call *c)
{
    const char *name = call_text(c, "do");

    for (int i = 0; name && i < COMMANDS; i++)
        if (strcmp(commands[i].name, name) == 0)
            return allowed(c, commands[i].where) && commands[i].run(c);
    return name && call_refuse(c, S_NO_SUCH_COMMAND, name);
}

static bool read_common(struct call *c)
{
    const char *lang = call_optional(c, "lang");

    if (lang)
        c->conn->lang = strcmp(lang, "de") == 0 ? SW_DE : SW_EN;
    return number_optional(c->in, "re", -NUMBER_MOST, NUMBER_MOST, &c->conn->request, &c->why);
}

/* What it has done at its table is to be safe before it leaves: there it could not be told that
 * it was undone. */
static void finish_before_moving(struct call *c)
{
    const char *name = call_optional(c, "do");

    if (name && (strcmp(name, "sit") == 0 || strcmp(name, "watch") == 0) &&
        conn_has_acted(c->conn))
        turn_end(c->server);
}

void command_run(struct conn *conn, const char *text, size_t size)
{
    struct call c = {.server = conn->server, .conn = conn};
    struct frame **since;
    json_error_t error;
    bool good = false, common = true;

    conn->request = -1;
    conn->acts = false;
    conn->server->asking = conn->guest;
    conn->server->count.received++;
    conn->server->count.received_bytes += (int64_t)size;
    c.in = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    if (json_is_object(c.in))
        common = read_common(&c);
    finish_before_moving(&c);
    since = conn->held.end;
    begin_reply(conn->request, &c.reply);
    if (conn->unwanted)
        call_refuse(&c, conn->unwanted, NULL);
    else if (!conn_may_send(conn, conn->server->now))
        call_refuse(&c, S_FRAME_RATE, NULL);
    else if (!json_is_object(c.in))
        call_refuse(&c, S_FRAME_JSON, c.in ? "{}" : error.text);
    else
        good = common && run(&c);
    answer(&c, good, text, since);
    if (conn->unwanted)
        conn_close(conn);
    conn->server->asking = NULL;
    json_decref(c.in);
    sw_text_clear(&c.reply);
}

void command_gone(struct conn *c)
{
    struct conn **at = &c->server->held;

    if (c->table) {
        tables_touch(c->server, c->table);
        table_detach(c);
    }
    while (*at && *at != c)
        at = &(*at)->next_held;
    if (*at)
        *at = c->next_held;
    conn_clear(c);
}
