/* SPDX-License-Identifier: MIT */
/* plan.c - what a table is made of, from JSON and back.
 *
 * What people ask for and what the store keeps have the same shape, so there is one reader; it
 * believes neither. */
#include "plan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "edition/edition.h"
#include "number.h"

enum { CLOCK_LEAST = 10, CLOCK_MOST = 30 * 24 * 3600, GAMES_MAX = 32 };

/* ---- games ------------------------------------------------------------------------- */

static struct sw_game *games[GAMES_MAX];

static struct sw_game *shared_game(const char *id)
{
    for (int i = 0; i < sw_game_count() && i < GAMES_MAX; i++) {
        if (strcmp(sw_game_id(i), id) != 0)
            continue;
        if (!games[i])
            games[i] = sw_game_open(id, NULL);
        return games[i];
    }
    return NULL;
}

void plan_close_games(void)
{
    for (int i = 0; i < GAMES_MAX; i++) {
        sw_game_close(games[i]);
        games[i] = NULL;
    }
}

static bool read_edition(json_t *edition, const char *id, struct plan *out, struct refusal *r)
{
    char *text = json_dumps(edition, JSON_COMPACT);
    struct sw_game *g = sw_game_open(id, &r->error);
    bool good = text && g && edition_read(g, text, strlen(text), &r->error);

    r->game = shared_game(id);
    if (!good) {
        free(text);
        sw_game_close(g);
        return false;
    }
    out->game = g;
    out->own = true;
    out->edition = text;
    return true;
}

static bool read_game(json_t *from, struct plan *out, struct refusal *r)
{
    const char *id = json_string_value(json_object_get(from, "game"));
    json_t *edition = json_object_get(from, "edition");
    int64_t version;
    char was[24], is[24];

    out->game = id ? shared_game(id) : NULL;
    if (!out->game) {
        r->game = NULL;
        sw_game_open(id ? id : "", &r->error);
        return false;
    }
    version = out->game->version;
    if (!number_optional(from, "version", 0, NUMBER_MOST, &version, r))
        return false;
    snprintf(was, sizeof was, "%" PRId64, version);
    snprintf(is, sizeof is, "%d", out->game->version);
    if (version != out->game->version)
        return refuse(r, S_TABLE_VERSION, was, is);
    return !json_is_object(edition) || read_edition(edition, id, out, r);
}

/* ---- seats, options, clock ------------------------------------------------------------ */

static bool read_seat(json_t *from, int seat, struct plan *out, struct refusal *r)
{
    const char *who = json_string_value(from);

    if (!who)
        return refuse(r, S_MEMBER_MISSING, "seats", NULL);
    if (strcmp(who, "person") == 0)
        return true;
    if (!ai_find(who))
        return refuse(r, S_BOT_UNKNOWN, who, NULL);
    snprintf(out->bot[seat], SW_MAX_TOKEN, "%s", who);
    return true;
}

static bool read_seats(json_t *from, struct plan *out, struct refusal *r)
{
    json_t *seats = json_object_get(from, "seats");
    size_t n = json_array_size(seats);
    int people = 0;

    if (n < out->game->seats_min || n > out->game->seats_max)
        return refuse(r, S_MEMBER_MISSING, "seats", NULL);
    sw_setup_init(out->game, (int)n, &out->setup);
    for (size_t i = 0; i < n; i++) {
        if (!read_seat(json_array_get(seats, i), (int)i, out, r))
            return false;
        people += !out->bot[i][0];
    }
    return people > 0 || refuse(r, S_SEATS_PEOPLE, NULL, NULL);
}

static bool read_options(json_t *from, struct plan *out, struct refusal *r)
{
    const char *name;
    json_t *value;

    r->game = out->game;
    json_object_foreach(json_object_get(from, "options"), name, value)
    {
        if (!json_is_string(value))
            return refuse(r, S_MEMBER_MISSING, "options", NULL);
        if (!sw_setup_option(out->game, &out->setup, name, json_string_value(value), &r->error))
            return false;
    }
    return true;
}

static bool read_clock(json_t *from, struct plan *out, struct refusal *r)
{
    json_t *clock = json_object_get(from, "clock");
    int64_t bank, add;

    if (!clock || json_is_null(clock))
        return true;
    if (json_array_size(clock) != 2 ||
        !number_in(json_array_get(clock, 0), CLOCK_LEAST, CLOCK_MOST, &bank) ||
        !number_in(json_array_get(clock, 1), 0, CLOCK_MOST, &add))
        return refuse(r, S_CLOCK_RANGE, NULL, NULL);
    out->bank = (int)bank;
    out->add = (int)add;
    return true;
}

static void copy_text(json_t *from, char *out, size_t room)
{
    const char *text = json_string_value(from);

    snprintf(out, room, "%s", text ? text : "");
}

static void read_secrets(json_t *from, struct plan *out)
{
    json_t *hashes = json_object_get(from, "hashes");

    copy_text(json_object_get(from, "secret"), out->secret, FAIR_SECRET);
    copy_text(json_object_get(from, "rematch_of"), out->rematch_of, SECRET_TEXT);
    for (size_t i = 0; i < out->setup.seats; i++)
        copy_text(json_array_get(hashes, i), out->hash[i], SECRET_HASH);
}

bool plan_read(json_t *from, struct plan *out, struct refusal *r)
{
    *out = (struct plan){.listed = json_is_true(json_object_get(from, "listed"))};
    if (!read_game(from, out, r) || !read_seats(from, out, r) || !read_options(from, out, r) ||
        !read_clock(from, out, r)) {
        /* a refusal may be said in words of the game: only shared ones stay open */
        if (out->own && r->game == out->game)
            r->game = shared_game(out->game->id);
        plan_clear(out);
        return false;
    }
    read_secrets(from, out);
    return true;
}

/* ---- writing ---------------------------------------------------------------------------- */

static json_t *options_of(const struct plan *p)
{
    json_t *options = json_object();
    char value[SW_MAX_TOKEN];

    for (int i = 0; i < p->game->option_count; i++) {
        sw_option_print(p->game, i, p->setup.option[i], value);
        json_object_set_new(options, p->game->options[i].name, json_string(value));
    }
    return options;
}

char *plan_write(const struct plan *p)
{
    json_t *seats = json_array(), *hashes = json_array(), *plan;
    char *text;

    for (int i = 0; i < p->setup.seats; i++) {
        json_array_append_new(seats, json_string(p->bot[i][0] ? p->bot[i] : "person"));
        json_array_append_new(hashes, json_string(p->hash[i]));
    }
    plan = json_pack("{s:s, s:i, s:o, s:o, s:o, s:s, s:s, s:b}", "game", p->game->id, "version",
                     (int)p->game->version, "seats", seats, "hashes", hashes, "options",
                     options_of(p), "secret", p->secret, "rematch_of", p->rematch_of, "listed",
                     (int)p->listed);
    if (p->bank)
        json_object_set_new(plan, "clock", json_pack("[i, i]", p->bank, p->add));
    if (p->edition)
        json_object_set_new(plan, "edition", json_loads(p->edition, 0, NULL));
    text = json_dumps(plan, JSON_COMPACT);
    json_decref(plan);
    return text;
}

void plan_clear(struct plan *p)
{
    if (p->own)
        sw_game_close(p->game);
    free(p->edition);
    *p = (struct plan){.game = NULL};
}

int64_t plan_bytes(const struct plan *p)
{
    return p->own ? (int64_t)(strlen(p->edition) + sizeof *p->game + p->game->tables_size) : 0;
}
