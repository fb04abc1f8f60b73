/* SPDX-License-Identifier: MIT */
/* table.c - fuzz the table server: every message is answered, in JSON, and tables survive.
 *
 * A line of the input is a message, of client 0, 1 or 2 by its first letter. "$T" in it stands
 * for the id of a table for two, "$A" and "$B" for the secrets of its seats. */
#include <jansson.h>

#include "fuzz.h"
#include "server/server.h"

enum { CLIENTS = 3 };

static struct server server;
static char table[SECRET_TEXT], secret[2][SECRET_TEXT];

static void wake(struct conn *c)
{
    (void)c;
}

static void make_table(void)
{
    struct refusal r;
    struct plan plan;
    json_t *json = json_pack("{s:s, s:[s, s]}", "game", sw_game_id(sw_game_count() - 1),
                             "seats", "person", "person");

    MUST(plan_read(json, &plan, &r));
    json_decref(json);
    fair_secret(plan.secret);
    secret_new(table);
    for (int seat = 0; seat < 2; seat++) {
        secret_new(secret[seat]);
        secret_hash(secret[seat], plan.hash[seat]);
    }
    MUST(tables_create(&server, table, &plan, &r));
}

/* All tables are forgotten with their store. */
static void begin(void)
{
    char why[64];

    MUST(secret_begin());
    server = (struct server){.rate = 1000000,
                             .bots_each = 100,
                             .limit = {.clients = CLIENTS,
                                       .clients_each = CLIENTS,
                                       .tables = 1000,
                                       .tables_each = 1000000,
                                       .editions = 1 << 24,
                                       .editions_each = 1 << 24}};
    steady_begin(&server.clock);
    server.guests = guests_new(NULL);
    MUST(server.guests);
    server.store = store_open(":memory:", why, sizeof why);
    MUST(server.store);
    turn_begin(&server);
    make_table();
    turn_end(&server);
}

static void end(void)
{
    tables_each(&server, tables_drop);
    store_close(server.store);
    guests_free(server.guests);
}

static void expand(const char *line, struct sw_text *out)
{
    for (; *line; line++) {
        if (*line == '$' && line[1] == 'T')
            sw_text_add(out, table), line++;
        else if (*line == '$' && (line[1] == 'A' || line[1] == 'B'))
            sw_text_add(out, secret[line[1] == 'B']), line++;
        else
            sw_text_add_bytes(out, line, 1);
    }
}

/* What is to be sent is JSON; gives how many answers were among it. */
static int drain(struct conn *c)
{
    struct frame *f;
    int answers = 0;

    while ((f = conn_take(c))) {
        json_t *json = json_loadb((const char *)f->data + CONN_ROOM, f->size, 0, NULL);
        MUST(json_is_object(json));
        answers += json_object_get(json, "re") != NULL;
        json_decref(json);
        frame_free(f);
    }
    return answers;
}

static void send_line(struct conn *client, const char *line)
{
    struct conn *c = &client[(unsigned char)*line % CLIENTS];
    struct sw_text text;

    sw_text_init_heap(&text);
    sw_text_add(&text, "");
    expand(line + (*line != 0), &text);
    command_run(c, text.data, text.len);
    turn_end(&server);
    MUST(c->closing || drain(c) == 1);
    for (int i = 0; i < CLIENTS; i++)
        MUST(drain(&client[i]) == 0);
    sw_text_clear(&text);
}

/* All come from one place. */
static void enter(struct conn *c)
{
    conn_init(c, &server, NULL, wake);
    c->guest = guests_enter(server.guests, &server.arriving, server.now);
    MUST(c->guest);
    c->key = guest_key(c->guest);
}

static void leave(struct conn *c)
{
    command_gone(c);
    guests_leave(c->guest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *line = text;
    struct conn client[CLIENTS];

    begin();
    for (int i = 0; i < CLIENTS; i++)
        enter(&client[i]);
    while (line) {
        char *stop = strchr(line, '\n');
        if (stop)
            *stop = 0;
        send_line(client, line);
        line = stop ? stop + 1 : NULL;
    }
    for (int i = 0; i < CLIENTS; i++)
        leave(&client[i]);
    turn_end(&server);
    end();
    free(text);
    return 0;
}
