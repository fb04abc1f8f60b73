/* SPDX-License-Identifier: MIT */
/* lobby.c - making tables, finding them, sitting down. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "call.h"
#include "clean.h"
#include "engine/json.h"
#include "news.h"
#include "number.h"

enum { LOBBY_MOST = 50 };

/* ---- making
 * ---------------------------------------------------------------------------------- */

/* A secret for every person; only their hashes stay here. */
static void make_secrets(struct call *c, struct plan *plan)
{
    char secret[SECRET_TEXT];

    fair_secret(plan->secret);
    json_open(&c->reply, "secrets", "[");
    for (int seat = 0; seat < plan->setup.seats; seat++) {
        if (plan->bot[seat][0]) {
            json_none(&c->reply, NULL);
            continue;
        }
        secret_new(secret);
        secret_hash(secret, plan->hash[seat]);
        json_text(&c->reply, NULL, secret);
    }
    json_close(&c->reply, "]");
}

/* Promised to whoever asks, before anybody has added luck of his own. */
static void add_commitment(struct sw_text *out, const char *secret)
{
    char commitment[FAIR_SECRET];

    fair_commitment(secret, commitment);
    json_text(out, "commitment", commitment);
}

/* Nobody fills the server with bots. */
static bool may_seat_bots(struct call *c, const struct plan *plan)
{
    char already[16];
    int bots = 0, others;

    for (int seat = 0; seat < plan->setup.seats; seat++)
        bots += plan->bot[seat][0] != 0;
    others = bots ? tables_bots(c->server, c->conn->key) : 0;
    if (!bots || others + bots <= c->server->bots_each)
        return true;
    snprintf(already, sizeof already, "%d", others);
    return call_refuse(c, S_BOTS_MANY, already);
}

/* Takes the plan over, in any case. */
static struct table *create(struct call *c, const char *id, struct plan *plan)
{
    struct server *s = c->server;
    bool may = guest_may_create(c->conn->guest, s->limit.tables_each, s->now);
    struct table *t = may ? tables_create(s, id, plan, &c->why) : NULL;

    if (t)
        return t;
    plan_clear(plan);
    if (!may) {
        guest_log(c->conn->guest, "makes too many tables", s->now);
        call_refuse(c, S_TABLES_MANY, NULL);
    }
    return NULL;
}

bool do_create(struct call *c)
{
    char id[SECRET_TEXT];
    struct table *t;
    struct plan plan;

    if (!plan_read(c->in, &plan, &c->why))
        return false;
    if (!may_seat_bots(c, &plan)) {
        plan_clear(&plan);
        return false;
    }
    plan.rematch_of[0] = 0;
    secret_new(id);
    make_secrets(c, &plan);
    json_text(&c->reply, "table", id);
    add_commitment(&c->reply, plan.secret);
    t = create(c, id, &plan);
    c->conn->acts = t != NULL;
    if (t)
        t->keeper = c->conn->key;
    return t != NULL;
}

static bool copy_plan(const struct table *t, struct plan *out, struct refusal *r)
{
    char *text = plan_write(&t->plan);
    json_t *json = text ? json_loads(text, 0, NULL) : NULL;
    bool good = json && plan_read(json, out, r);

    json_decref(json);
    free(text);
    return good;
}

/* The same people at a new table: their secrets open it, too. */
bool do_rematch(struct call *c)
{
    struct table *t = c->conn->table;
    char id[SECRET_TEXT];
    struct plan plan;

    if (!table_over(t))
        return call_refuse(c, S_NOT_OVER, NULL);
    if (t->rematch[0])
        return true;
    if (!copy_plan(t, &plan, &c->why))
        return false;
    secret_new(id);
    fair_secret(plan.secret);
    memcpy(plan.rematch_of, t->id, SECRET_TEXT);
    for (int seat = 0; seat < plan.setup.seats; seat++)
        memcpy(plan.hash[seat], t->seat[seat].hash, SECRET_HASH);
    plan.listed = false;
    if (!create(c, id, &plan))
        return false;
    return call_happen(c, "rematch %s", id);
}

/* ---- sitting down
 * ------------------------------------------------------------------------------ */

static int seat_of_secret(const struct table *t, const char *secret)
{
    for (int seat = 0; seat < table_seats(t); seat++)
        if (table_is_person(t, seat) && secret_fits(secret, t->seat[seat].hash))
            return seat;
    return -1;
}

static int free_seat(const struct table *t)
{
    for (int seat = 0; seat < table_seats(t); seat++)
        if (table_is_person(t, seat) && !t->seat[seat].joined)
            return seat;
    return -1;
}

/* By its secret, or, at a table of the lobby, any free one, with a new secret. */
static bool find_seat(struct call *c, const struct table *t, int *seat,
                      char secret[SECRET_TEXT])
{
    const char *given = call_optional(c, "secret");

    secret[0] = 0;
    if (given) {
        *seat = seat_of_secret(t, given);
        return *seat >= 0 || call_refuse(c, S_WRONG_SECRET, NULL);
    }
    *seat = t->plan.listed ? free_seat(t) : -1;
    if (*seat < 0)
        return call_refuse(c, t->plan.listed ? S_NO_FREE_SEAT : S_WRONG_SECRET, NULL);
    secret_new(secret);
    return true;
}

/* Who says what was promised to him is believed only if it was: it will stand in the log. */
static bool write_promise(struct call *c, struct table *t, int seat)
{
    const char *saw = call_optional(c, "commitment");
    char commitment[FAIR_SECRET], line[TABLE_LINE_MAX];

    if (!saw)
        return true;
    fair_commitment(t->plan.secret, commitment);
    if (strcmp(saw, commitment) != 0)
        return call_refuse(c, S_OTHER_COMMITMENT, NULL);
    snprintf(line, sizeof line, "saw %d %s", seat, commitment);
    return tables_happen(c->server, t, line) || call_refuse(c, S_STALE, NULL);
}

static bool join(struct call *c, struct table *t, int seat, const char *secret)
{
    const char *name = call_text(c, "name"), *luck = call_text(c, "luck");
    char clean[SW_MAX_TOKEN], hash[SECRET_HASH], line[TABLE_LINE_MAX];

    if (!name || !luck)
        return false;
    if (!fair_luck_shape(luck))
        return call_refuse(c, S_MEMBER_MISSING, "luck");
    clean_text(name, clean, sizeof clean, CLEAN_NAME);
    if (!clean[0])
        return call_refuse(c, S_MEMBER_MISSING, "name");
    if (!write_promise(c, t, seat))
        return false;
    if (secret[0])
        secret_hash(secret, hash);
    else
        memcpy(hash, t->seat[seat].hash, SECRET_HASH);
    snprintf(line, sizeof line, "join %d %s %s %s", seat, hash, luck, clean);
    if (!tables_happen(c->server, t, line))
        return call_refuse(c, S_STALE, NULL);
    c->conn->acts = c->conn->joins = true;
    return true;
}

/* The number of the last news it has; 0: none. */
static bool read_seen(struct call *c, uint32_t *seen)
{
    int64_t number = 0;

    if (!number_optional(c->in, "seen", 0, UINT32_MAX, &number, &c->why))
        return false;
    *seen = (uint32_t)number;
    return true;
}

static void take_place(struct call *c, struct table *t, int viewer, uint32_t seen)
{
    if (c->conn->table)
        tables_touch(c->server, c->conn->table);
    table_attach(t, c->conn, viewer);
    tables_touch(c->server, t);
    json_text(&c->reply, "table", t->id);
    if (viewer != VIEWER_SPECTATOR)
        json_number(&c->reply, "seat", viewer);
    c->conn->sent = seen;
    news_resume(c->conn, seen);
}

static struct table *table_of(struct call *c)
{
    const char *id = call_text(c, "table");

    return id ? tables_get(c->server, id, &c->why) : NULL;
}

/* Who was away and is about to be replaced is here again. */
static void refuse_replacing(struct call *c, const struct table *t, int seat)
{
    if (t->ask == ASK_BOT && t->target == seat && !(table_voters(t) >> seat & 1))
        call_happen(c, "no %d", seat);
}

bool do_sit(struct call *c)
{
    struct table *t = table_of(c);
    char secret[SECRET_TEXT];
    uint32_t seen;
    int seat;

    if (!t || !read_seen(c, &seen) || !find_seat(c, t, &seat, secret))
        return false;
    if (!t->seat[seat].joined && !join(c, t, seat, secret))
        return false;
    if (secret[0])
        json_text(&c->reply, "secret", secret);
    if (t->seat[seat].hook)
        json_text(&c->reply, "hook", t->seat[seat].hook);
    take_place(c, t, seat, seen);
    refuse_replacing(c, t, seat);
    return true;
}

bool do_watch(struct call *c)
{
    struct table *t = table_of(c);
    uint32_t seen;

    if (!t || !read_seen(c, &seen))
        return false;
    take_place(c, t, VIEWER_SPECTATOR, seen);
    return true;
}

/* ---- looking around
 * ------------------------------------------------------------------------------ */

static bool is_turn(const struct table *t, int seat)
{
    return table_begun(t) && !table_over(t) && seat >= 0 &&
           (sw_match_state(t->match)->waiting >> seat & 1);
}

static void add_table(struct sw_text *out, const char *name, const struct table *t, int seat)
{
    json_open(out, name, "{");
    json_text(out, "table", t->id);
    json_text(out, "game", table_game(t)->id);
    json_open(out, "names", "[");
    for (int i = 0; i < table_seats(t); i++)
        json_text(out, NULL, t->seat[i].name);
    json_close(out, "]");
    if (seat >= 0)
        json_number(out, "seat", seat);
    json_open(out, "begun", table_begun(t) ? "true" : "false");
    json_open(out, "over", table_over(t) ? "true" : "false");
    json_open(out, "turn", is_turn(t, seat) ? "true" : "false");
    json_open(out, "at", "");
    sw_text_addf(out, "%" PRId64, t->seen);
    add_commitment(out, t->plan.secret);
    json_text(out, "rematch", t->rematch);
    json_close(out, "}");
}

static void list_table(void *self, const char *id)
{
    struct call *c = self;
    struct refusal r;
    struct table *t = tables_get(c->server, id, &r);

    if (t && !table_begun(t))
        add_table(&c->reply, NULL, t, -1);
}

/* How a table stands, without going there. */
bool do_look(struct call *c)
{
    struct table *t = table_of(c);

    if (t)
        add_table(&c->reply, "brief", t, -1);
    return t != NULL;
}

bool do_lobby(struct call *c)
{
    json_open(&c->reply, "tables", "[");
    store_lobby(c->server->store, LOBBY_MOST, list_table, c);
    json_close(&c->reply, "]");
    return true;
}

/* [[table, secret], ...]: how each stands. What does not exist any more is left out. */
bool do_mine(struct call *c)
{
    json_t *list = json_object_get(c->in, "tables");

    if (!json_is_array(list) || json_array_size(list) > LOBBY_MOST)
        return call_refuse(c, S_MEMBER_MISSING, "tables");
    json_open(&c->reply, "tables", "[");
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *id = json_string_value(json_array_get(json_array_get(list, i), 0));
        const char *secret = json_string_value(json_array_get(json_array_get(list, i), 1));
        struct refusal r;
        struct table *t = id ? tables_get(c->server, id, &r) : NULL;
        if (t && secret && seat_of_secret(t, secret) >= 0)
            add_table(&c->reply, NULL, t, seat_of_secret(t, secret));
    }
    json_close(&c->reply, "]");
    return true;
}
