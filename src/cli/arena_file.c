/* SPDX-License-Identifier: MIT */
/* arena_file.c - results of matches as CSV, so that they can be made in parts and put together.
 *
 * Comment lines say which plan the matches belong to; parts are put together only if these are
 * the same to the letter. Lists within a cell are separated by semicolons. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"
#include "cli.h"

#define MAGIC   "# spielwerk arena 1\n"
#define COLUMNS "match,seed,players,places,scores,actions\n"

enum { CELLS = 6, CELL = 512 };

/* ---- writing -------------------------------------------------------------------------- */

static void write_options(const struct arena_plan *p, struct sw_text *out)
{
    sw_text_add(out, "# options");
    for (int i = 0; i < p->game->option_count; i++) {
        char value[SW_MAX_TOKEN];
        sw_option_print(p->game, i, p->setup.option[i], value);
        sw_text_addf(out, " %s=%s", p->game->options[i].name, value);
    }
    sw_text_add(out, "\n");
}

static void write_plan(const struct arena_plan *p, struct sw_text *out)
{
    sw_text_add(out, MAGIC);
    sw_text_addf(out, "# game %s version %d edition %016" PRIx64 "\n", p->game->id,
                 p->game->version, p->game->edition_hash);
    sw_text_addf(out, "# seats %d seed %" PRIu64 " seeds %" PRIu64 " luck %d\n", p->setup.seats,
                 p->seed, p->seeds, p->setup.luck);
    write_options(p, out);
    sw_text_add(out, "# players ");
    for (int i = 0; i < p->players; i++)
        sw_text_addf(out, "%s%s", i ? "," : "", p->player[i].name);
    sw_text_add(out, "\n" COLUMNS);
}

static void write_match(const struct arena_plan *p, const struct arena_result *r,
                        struct sw_text *out)
{
    int seats = p->setup.seats;

    sw_text_addf(out, "%" PRIu64 ",%" PRIu64 ",", r->index, arena_seed(p, r->index));
    for (int i = 0; i < seats; i++)
        sw_text_addf(out, "%s%c", p->player[r->player[i]].name, i < seats - 1 ? ';' : ',');
    for (int i = 0; i < seats; i++)
        sw_text_addf(out, "%d%c", r->place[i], i < seats - 1 ? ';' : ',');
    for (int i = 0; i < seats; i++)
        sw_text_addf(out, "%d%c", r->score[i], i < seats - 1 ? ';' : ',');
    sw_text_addf(out, "%" PRIu32 "\n", r->plies);
}

void arena_write(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                 struct sw_text *out)
{
    write_plan(p, out);
    for (uint64_t i = 0; i < n; i++)
        if (result[i].plies)
            write_match(p, &result[i], out);
}

/* ---- reading -------------------------------------------------------------------------- */

static const char *next_line(const char *at)
{
    const char *end = strchr(at, '\n');

    return end ? end + 1 : at + strlen(at);
}

/* The length of the comment lines and the heads of the columns; 0: this is no such file. */
static size_t head_length(const char *text)
{
    const char *columns = strstr(text, "\n" COLUMNS);

    if (strncmp(text, MAGIC, sizeof MAGIC - 1) != 0 || !columns)
        return 0;
    return (size_t)(columns - text) + sizeof COLUMNS;
}

bool arena_same_plan(const char *a, const char *b)
{
    size_t length = head_length(a);

    return length > 0 && length == head_length(b) && memcmp(a, b, length) == 0;
}

static bool read_players(const char *at, struct arena_plan *out)
{
    const char *end = at + strcspn(at, "\n");

    while (at < end && out->players < ARENA_PLAYERS) {
        size_t length = strcspn(at, ",\n");
        char name[AI_NAME];
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (length >= AI_NAME || !ai_player_parse(name, &out->player[out->players++]))
            return false;
        at += length + (at[length] == ',');
    }
    return at == end && out->players > 0;
}

/* Numbers that no memory could hold matches for are refused. */
static bool plan_fits(const struct arena_plan *p)
{
    return p->setup.seats >= 1 && p->setup.seats <= SW_MAX_SEATS &&
           p->players >= p->setup.seats && p->seeds >= 1 && p->seeds <= 10000000;
}

bool arena_read_plan(const char *text, struct arena_plan *out, struct sw_error *e)
{
    const char *seats = strstr(text, "\n# seats "), *players = strstr(text, "\n# players ");
    const char *game = strstr(text, "\n# game ");

    *out = (struct arena_plan){0};
    if (head_length(text) == 0 || !game || !seats || !players ||
        sscanf(game, "\n# game %47s", out->game_id) != 1 ||
        sscanf(seats, "\n# seats %2" SCNu8 " seed %20" SCNu64 " seeds %20" SCNu64,
               &out->setup.seats, &out->seed, &out->seeds) != 3 ||
        !read_players(players + strlen("\n# players "), out) || !plan_fits(out))
        return sw_fail(e, T_ARENA_NO_FILE, NULL, NULL, NULL, NULL);
    out->line_ups = arena_line_ups(out->players, out->setup.seats);
    return true;
}

/* Cut a line into cells; gives how many. */
static int cut_cells(char *line, char *cell[CELLS])
{
    int n = 0;

    for (char *at = line; at && n < CELLS; n++) {
        cell[n] = at;
        at = strchr(at, ',');
        if (at)
            *at++ = '\0';
    }
    return n;
}

/* "1;2;2" */
static bool read_list(const char *text, int n, int out[])
{
    for (int i = 0; i < n; i++) {
        char *end;
        out[i] = (int)strtol(text, &end, 10);
        if (end == text || *end != (i < n - 1 ? ';' : '\0'))
            return false;
        text = end + 1;
    }
    return true;
}

static bool read_match(const struct arena_plan *p, char *line, struct arena_result *out)
{
    char *cell[CELLS], *end;
    int place[SW_MAX_SEATS];

    if (cut_cells(line, cell) != CELLS)
        return false;
    out->index = strtoull(cell[0], &end, 10);
    if (*end || out->index >= arena_matches(p) ||
        strtoull(cell[1], NULL, 10) != arena_seed(p, out->index) ||
        !read_list(cell[3], p->setup.seats, place) ||
        !read_list(cell[4], p->setup.seats, out->score))
        return false;
    for (int i = 0; i < p->setup.seats; i++) {
        if (place[i] < 1 || place[i] > p->setup.seats)
            return false;
        out->place[i] = (uint8_t)place[i];
    }
    out->plies = (uint32_t)strtoul(cell[5], NULL, 10);
    arena_seat(p, out->index, out->player);
    return out->plies > 0;
}

bool arena_read(const char *text, const struct arena_plan *p, struct arena_result *result,
                struct sw_error *e)
{
    const char *at = text + head_length(text);
    int number = 1;

    for (const char *c = text; c < at; c++)
        number += *c == '\n';
    for (; *at; at = next_line(at), number++) {
        struct arena_result one = {0};
        char line[CELL];
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\r\n"), at);
        if (read_match(p, line, &one)) {
            result[one.index] = one;
            continue;
        }
        sw_fail(e, T_ARENA_BAD_LINE, line, NULL, NULL, NULL);
        e->line = number;
        return false;
    }
    return true;
}
