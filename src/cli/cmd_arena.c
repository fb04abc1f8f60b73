/* SPDX-License-Identifier: MIT */
/* cmd_arena.c - `spielwerk arena`: let players meet until it is clear who is stronger. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "arena.h"
#include "commands.h"
#include "pool/map.h"

enum { BAR = 40 };

struct arena {
    struct cli *c;
    struct arena_plan plan;
    struct arena_result *result; /* by the number of the match */
    uint64_t matches, done, played;
    uint64_t shard, shards;  /* this part of so many, from 0 */
    bool sequential, bar;    /* a test that may end early; show progress */
    double low, high, proof; /* of that test */
    int jobs;
    time_t last;
};

/* ---- what is asked for ---------------------------------------------------------------- */

static bool read_players(struct arena *a)
{
    const char *list = a->c->option[O_PLAYERS] ? a->c->option[O_PLAYERS] : "level5,greedy";

    for (bool more = true; more;) {
        size_t length = strcspn(list, ",");
        char name[SW_MAX_TOKEN];
        snprintf(name, sizeof name, "%.*s", (int)length, list);
        if (a->plan.players == ARENA_PLAYERS ||
            !ai_player_parse(name, &a->plan.player[a->plan.players++])) {
            cli_fail(a->c, EXIT_USAGE, T_VALUE_ONE_OF, "players", name,
                     "level1|level2|level3|level4|level5|greedy|broad|random|search:N");
            return false;
        }
        more = list[length] == ',';
        list += length + more;
    }
    return true;
}

/* "2/8" */
static bool read_shard(struct arena *a)
{
    const char *text = a->c->option[O_SHARD];
    unsigned part, parts;
    char rest;

    a->shards = 1;
    if (!text)
        return true;
    if (sscanf(text, "%6u/%6u%c", &part, &parts, &rest) != 2 || part < 1 || part > parts ||
        a->sequential) {
        cli_fail(a->c, EXIT_USAGE, T_ARENA_SHARD, text, NULL, NULL);
        return false;
    }
    a->shard = part - 1;
    a->shards = parts;
    return true;
}

/* "0,50" */
static bool read_test(struct arena *a)
{
    const char *text = a->c->option[O_SPRT];
    char rest;

    a->sequential = text != NULL;
    if (!text || (sscanf(text, "%lf,%lf%c", &a->low, &a->high, &rest) == 2 && a->low < a->high))
        return true;
    cli_fail(a->c, EXIT_USAGE, T_ARENA_SPRT, text, NULL, NULL);
    return false;
}

static bool read_numbers(struct arena *a)
{
    int64_t games, jobs, cores = sysconf(_SC_NPROCESSORS_ONLN);
    int seats[SW_MAX_SEATS] = {a->plan.game->seats_min};

    if (a->c->option[O_SEATS] &&
        !args_list(a->c, O_SEATS, a->plan.game->seats_min, a->plan.game->seats_max, seats, 1))
        return false;
    if (!args_number(a->c, O_GAMES, 100, 1, 10000000, &games) ||
        !args_number(a->c, O_JOBS, cores > 0 ? cores : 1, 1, 64, &jobs) ||
        !open_setup(a->c, a->plan.game, seats[0], false, &a->plan.setup) ||
        !open_seed(a->c, 1, &a->plan.seed))
        return false;
    a->jobs = (int)jobs;
    a->plan.seeds = ((uint64_t)games + (uint64_t)seats[0] - 1) / (uint64_t)seats[0];
    return true;
}

static bool make_plan(struct arena *a)
{
    char seats[16];

    snprintf(a->plan.game_id, sizeof a->plan.game_id, "%s", a->plan.game->id);
    if (!read_players(a) || !read_numbers(a) || !read_test(a) || !read_shard(a))
        return false;
    snprintf(seats, sizeof seats, "%d", a->plan.setup.seats);
    if (a->plan.players < a->plan.setup.seats) {
        cli_fail(a->c, EXIT_USAGE, T_ARENA_FEW, seats, NULL, NULL);
        return false;
    }
    a->plan.line_ups = arena_line_ups(a->plan.players, a->plan.setup.seats);
    a->matches = arena_matches(&a->plan);
    a->bar = isatty(STDERR_FILENO);
    return true;
}

/* ---- while it runs -------------------------------------------------------------------- */

static void show_progress(struct arena *a, uint64_t all)
{
    int filled = (int)(a->done * BAR / all);
    time_t now = time(NULL);

    if (!a->bar || (now == a->last && a->done != all))
        return;
    a->last = now;
    fprintf(stderr, "\r[%.*s%.*s] %" PRIu64 "/%" PRIu64, filled,
            "########################################", BAR - filled,
            "........................................", a->done, all);
    if (a->sequential)
        fprintf(stderr, "  LLR %+.2f ", a->proof);
    fputs(a->done == all ? "\n" : "", stderr);
    fflush(stderr);
}

static uint64_t of_shard(const struct arena *a)
{
    return (a->matches - a->shard + a->shards - 1) / a->shards;
}

static void work(void *self, uint64_t index, void *result)
{
    const struct arena *a = self;

    arena_play(&a->plan, index * a->shards + a->shard, result);
}

/* A test looks at whole seeds only, in their order: so it ends at the same match for any
 * number of jobs. */
static bool take(void *self, uint64_t index, const void *result)
{
    struct arena *a = self;
    const struct arena_result *r = result;

    (void)index;
    a->result[r->index] = *r;
    a->done++;
    if (a->sequential && a->done % a->plan.setup.seats == 0)
        a->proof = arena_evidence(&a->plan, a->result, a->done, a->low, a->high);
    show_progress(a, of_shard(a));
    return !a->sequential || (a->proof < ARENA_DECIDED && a->proof > -ARENA_DECIDED);
}

/* ---- afterwards ----------------------------------------------------------------------- */

static void count_played(struct arena *a)
{
    for (uint64_t i = 0; i < a->matches; i++)
        a->played += a->result[i].plies > 0;
}

static void say_head(struct arena *a, struct sw_text *out)
{
    char played[32], seats[16], seed[64];

    snprintf(played, sizeof played, "%" PRIu64, a->played);
    snprintf(seats, sizeof seats, "%d", a->plan.setup.seats);
    snprintf(seed, sizeof seed, "%" PRIu64 "…%" PRIu64, a->plan.seed,
             a->plan.seed + a->plan.seeds - 1);
    cli_say(a->c, out, T_ARENA_HEAD, a->plan.game_id, seats, played, seed);
    sw_text_add(out, "\n  ");
    cli_pad(out, cli_text(a->c, T_ARENA_PLAYER), 20);
    cli_pad(out, cli_text(a->c, T_ARENA_MATCHES), -9);
    cli_pad(out, cli_text(a->c, T_ARENA_SHARE), -10);
    cli_pad(out, "95 %", -16);
    cli_pad(out, "Elo", -8);
    cli_pad(out, "95 %", -16);
    sw_text_add(out, "\n");
}

static void say_row(const struct arena_plan *p, int i, const struct arena_row *row,
                    struct sw_text *out)
{
    char cell[64];

    sw_text_add(out, "  ");
    cli_pad(out, p->player[i].name, 20);
    snprintf(cell, sizeof cell, "%" PRIu64, row->matches);
    cli_pad(out, cell, -9);
    snprintf(cell, sizeof cell, "%.1f %%", 100 * row->share);
    cli_pad(out, cell, -10);
    snprintf(cell, sizeof cell, "%.1f … %.1f", 100 * row->share_low, 100 * row->share_high);
    cli_pad(out, cell, -16);
    snprintf(cell, sizeof cell, "%+.0f", row->elo);
    cli_pad(out, cell, -8);
    snprintf(cell, sizeof cell, "%+.0f … %+.0f", row->low, row->high);
    cli_pad(out, i ? cell : "", -16);
    sw_text_add(out, "\n");
}

static void say_test(struct arena *a, struct sw_text *out)
{
    char proof[32], low[32], high[32];
    int word = a->proof >= ARENA_DECIDED    ? T_ARENA_STRONGER
               : a->proof <= -ARENA_DECIDED ? T_ARENA_NOT_STRONGER
                                            : T_ARENA_OPEN;

    if (!a->sequential)
        return;
    snprintf(proof, sizeof proof, "%+.2f", a->proof);
    snprintf(low, sizeof low, "%g", a->low);
    snprintf(high, sizeof high, "%g", a->high);
    cli_say(a->c, out, word, a->plan.player[0].name, word == T_ARENA_STRONGER ? low : high,
            proof, NULL);
    sw_text_add(out, "\n");
}

static void json_row(const struct arena_plan *p, int i, const struct arena_row *row,
                     struct sw_text *out)
{
    sw_text_add(out, "{\"player\":");
    sw_text_add_json(out, p->player[i].name);
    sw_text_addf(out,
                 ",\"matches\":%" PRIu64 ",\"seats\":%" PRIu64 ",\"wins\":%.2f"
                 ",\"share\":[%.4f,%.4f,%.4f],\"elo\":[%.1f,%.1f,%.1f]}",
                 row->matches, row->seats, row->wins, row->share, row->share_low,
                 row->share_high, row->elo, row->low, row->high);
}

static void say_json(struct arena *a, const struct arena_row *row, struct sw_text *out)
{
    const char *between = "";

    sw_text_add(out, "{\"game\":");
    sw_text_add_json(out, a->plan.game_id);
    sw_text_addf(out,
                 ",\"seats\":%d,\"matches\":%" PRIu64 ",\"seed\":%" PRIu64 ",\"players\":[",
                 a->plan.setup.seats, a->played, a->plan.seed);
    for (int i = 0; i < a->plan.players; i++) {
        if (arena_same(&a->plan, i) != i)
            continue;
        sw_text_add(out, between);
        json_row(&a->plan, i, &row[i], out);
        between = ",";
    }
    sw_text_add(out, "]");
    if (a->sequential)
        sw_text_addf(out, ",\"llr\":%.3f", a->proof);
    sw_text_add(out, "}\n");
}

static void say_report(struct arena *a)
{
    struct arena_row row[ARENA_PLAYERS];
    struct sw_text out;

    sw_text_init_heap(&out);
    count_played(a);
    arena_rate(&a->plan, a->result, a->matches, row);
    if (a->c->option[O_JSON]) {
        say_json(a, row, &out);
    } else {
        say_head(a, &out);
        for (int i = 0; i < a->plan.players; i++)
            if (arena_same(&a->plan, i) == i)
                say_row(&a->plan, i, &row[i], &out);
        say_test(a, &out);
    }
    cli_flush(&out, stdout);
}

static int write_matches(struct arena *a)
{
    struct sw_text text;
    bool good = true;

    if (!a->c->option[O_CSV])
        return EXIT_OK;
    sw_text_init_heap(&text);
    arena_write(&a->plan, a->result, a->matches, &text);
    good = open_output(a->c, a->c->option[O_CSV], text.data, text.len);
    sw_text_clear(&text);
    return good ? EXIT_OK : a->c->code;
}

static bool make_results(struct arena *a)
{
    a->result = calloc(a->matches, sizeof *a->result);
    if (!a->result)
        cli_fail(a->c, EXIT_INPUT, T_ARENA_MEMORY, NULL, NULL, NULL);
    return a->result != NULL;
}

/* ---- the command ---------------------------------------------------------------------- */

static int run(struct arena *a)
{
    struct pool_map map = {.count = of_shard(a),
                           .size = sizeof(struct arena_result),
                           .work = work,
                           .take = take,
                           .self = a};
    int code;

    if (!make_results(a))
        return a->c->code;
    pool_map_run(&map, a->jobs);
    if (a->bar && a->done < map.count)
        fputc('\n', stderr);
    code = write_matches(a);
    if (code == EXIT_OK && !(a->c->option[O_CSV] && strcmp(a->c->option[O_CSV], "-") == 0))
        say_report(a);
    free(a->result);
    return code;
}

/* Every file must have been made with the plan of the first. */
static bool add_file(struct arena *a, const char *path, const char *text, const char *first)
{
    struct sw_error e;

    if (!arena_same_plan(text, first)) {
        cli_fail(a->c, EXIT_INPUT, T_ARENA_OTHER_PLAN, path, a->c->word[1], NULL);
        return false;
    }
    if (arena_read(text, &a->plan, a->result, &e))
        return true;
    cli_fail_error(a->c, EXIT_INPUT, path, &e, &cli_language);
    return false;
}

static bool add_files(struct arena *a, const char *first)
{
    bool good = true;

    for (int i = 1; i < a->c->words && good; i++) {
        struct sw_text text;
        good = open_file(a->c, a->c->word[i], &text);
        good = good && add_file(a, a->c->word[i], text.data, first);
        sw_text_clear(&text);
    }
    return good;
}

static void say_missing(struct arena *a)
{
    char missing[32];

    snprintf(missing, sizeof missing, "%" PRIu64, a->matches - a->played);
    if (a->played < a->matches)
        cli_print(a->c, T_ARENA_MISSING, missing, NULL, NULL);
}

static int merge(struct arena *a)
{
    struct sw_text first;
    struct sw_error e;
    bool good = a->c->words > 1;

    if (!good)
        return cli_fail(a->c, EXIT_USAGE, T_WORDS_FEW, "arena merge FILE...", NULL, NULL);
    if (!open_file(a->c, a->c->word[1], &first))
        return a->c->code;
    good = arena_read_plan(first.data, &a->plan, &e);
    if (!good)
        cli_fail_error(a->c, EXIT_INPUT, a->c->word[1], &e, &cli_language);
    a->matches = good ? arena_matches(&a->plan) : 0;
    good = good && make_results(a) && add_files(a, first.data);
    sw_text_clear(&first);
    if (good) {
        say_report(a);
        if (!a->c->option[O_JSON])
            say_missing(a);
    }
    free(a->result);
    return good ? EXIT_OK : a->c->code;
}

int cmd_arena(struct cli *c)
{
    struct arena a = {.c = c};
    struct sw_game *g;
    int code;

    if (strcmp(c->word[0], "merge") == 0)
        return merge(&a);
    if (c->words > 1)
        return cli_fail(c, EXIT_USAGE, T_WORDS_MANY, c->word[1], c->command->usage[c->lang],
                        NULL);
    g = open_game(c, c->word[0]);
    a.plan.game = g;
    code = g && make_plan(&a) ? run(&a) : c->code;
    sw_game_close(g);
    return code;
}
