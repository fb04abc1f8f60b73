/* SPDX-License-Identifier: MIT */
/* cmd_bench.c - `spielwerk bench`: say how fast the games are on this machine. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "commands.h"

/* In the order in which they are told. */
static const struct {
    const char *name; /* in JSON */
    int word;
    const char *format;
    enum bench_what what;
} figures[] = {
    {"decisions_per_second", T_BENCH_DECISIONS, "%.0f", BENCH_DECISIONS},
    {"games_per_second", T_BENCH_GAMES, "%.0f", BENCH_GAMES},
    {"ns_to_list", T_BENCH_LIST, "%.1f", BENCH_LIST},
    {"ns_to_choose", T_BENCH_CHOOSE, "%.1f", BENCH_CHOOSE},
    {"ns_to_apply", T_BENCH_APPLY, "%.1f", BENCH_APPLY},
    {"copies_per_second", T_BENCH_COPIES, "%.0f", BENCH_COPIES},
    {"guesses_per_second", T_BENCH_GUESSES, "%.0f", BENCH_GUESSES},
    {"replays_per_second", T_BENCH_REPLAYS, "%.0f", BENCH_REPLAYS},
    {"scenes_per_second", T_BENCH_SCENES, "%.0f", BENCH_SCENES},
    {"steps_per_second", T_BENCH_STEPS, "%.0f", BENCH_STEPS},
    {"decisions_per_step", T_BENCH_RATIO, "%.3f", BENCH_RATIO},
    {"games_per_million_steps", T_BENCH_GAMES_RATIO, "%.0f", BENCH_GAMES_RATIO},
};
enum { COUNT = sizeof figures / sizeof *figures };

/* ---- earlier results ------------------------------------------------------------------- */

/* The line about a game; NULL, and *bad (if it is not JSON), if there is none. */
static json_t *old_line(const char *text, const char *id, json_error_t *bad)
{
    for (const char *at = text; *at; at += at[0] == '\n') {
        size_t n = strcspn(at, "\n");
        json_t *line = n ? json_loadb(at, n, 0, bad) : NULL;
        const char *game = json_string_value(json_object_get(line, "game"));
        if (game && strcmp(game, id) == 0)
            return line;
        json_decref(line);
        if (n && !line)
            return NULL;
        at += n;
    }
    return NULL;
}

/* Medians of this game in the file of --compare, NAN where there are none. */
static bool read_old(struct cli *c, const struct sw_game *g, double old[BENCH_FIGURES])
{
    const char *path = c->option[O_COMPARE];
    json_error_t bad = {.text = ""};
    struct sw_text text;
    json_t *line;

    for (int i = 0; i < COUNT; i++)
        old[figures[i].what] = NAN;
    if (!path)
        return true;
    if (!open_file(c, path, &text))
        return false;
    line = old_line(text.data, g->id, &bad);
    for (int i = 0; i < COUNT; i++) {
        const json_t *value = json_object_get(line, figures[i].name);
        const json_t *median = json_object_get(value, "median");
        if (json_is_number(median))
            old[figures[i].what] = json_number_value(median);
    }
    if (!line)
        cli_fail(c, EXIT_INPUT, T_BENCH_NO_OLD, path, *bad.text ? bad.text : g->id, NULL);
    json_decref(line);
    sw_text_clear(&text);
    return line != NULL;
}

/* ---- words ------------------------------------------------------------------------------ */

static void say_number(struct cli *c, int word, double value, const char *format,
                       struct sw_text *out)
{
    char number[48];

    snprintf(number, sizeof number, format, value);
    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, word), 36);
    cli_pad(out, number, -14);
}

static void say_line(struct cli *c, int word, double value, const char *format,
                     struct sw_text *out)
{
    say_number(c, word, value, format, out);
    sw_text_add(out, "\n");
}

static void say_figure(struct cli *c, int i, const struct bench_result *r,
                       const double old[BENCH_FIGURES], struct sw_text *out)
{
    const struct bench_figure *f = &r->figure[figures[i].what];
    double was = old[figures[i].what];

    say_number(c, figures[i].word, f->median, figures[i].format, out);
    sw_text_addf(out, "   ± %4.1f %%", f->spread * 50);
    if (was > 0)
        sw_text_addf(out, "   × %.2f", f->median / was);
    sw_text_add(out, "\n");
}

static void say_result(struct cli *c, const struct sw_game *g, const struct bench_result *r,
                       const double old[BENCH_FIGURES], struct sw_text *out)
{
    sw_text_addf(out, "%s\n", g->id);
    for (int i = 0; i < COUNT; i++) {
        if (figures[i].what == BENCH_LIST) {
            say_line(c, T_BENCH_LENGTH, r->actions_per_game, "%.1f", out);
            say_line(c, T_BENCH_NS, 1e9 / r->figure[BENCH_DECISIONS].median, "%.1f", out);
        }
        say_figure(c, i, r, old, out);
    }
    say_line(c, T_BENCH_SIZE, g->state_size, "%.0f", out);
    say_line(c, T_BENCH_SIGNATURE, r->signature, "%.0f", out);
}

/* How often actions of each verb are played and listed, per CPU second. */
static void say_verbs(struct cli *c, const struct sw_game *g, const struct bench_result *r,
                      struct sw_text *out)
{
    double games = r->figure[BENCH_GAMES].median;

    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, T_BENCH_VERB), 36);
    cli_pad(out, cli_text(c, T_BENCH_PLAYED), -14);
    cli_pad(out, cli_text(c, T_BENCH_LISTED), -14);
    sw_text_add(out, "\n");
    for (int i = 0; i < g->verb_count; i++) {
        char played[48], listed[48];
        snprintf(played, sizeof played, "%.0f", r->verbs.played[i] * games);
        snprintf(listed, sizeof listed, "%.0f", r->verbs.listed[i] * games);
        sw_text_add(out, "  ");
        cli_pad(out, g->verbs[i].name, 36);
        cli_pad(out, played, -14);
        cli_pad(out, listed, -14);
        sw_text_add(out, "\n");
    }
}

/* ---- JSON ------------------------------------------------------------------------------- */

static void json_figures(const struct bench_result *r, const double old[BENCH_FIGURES],
                         struct sw_text *out)
{
    for (int i = 0; i < COUNT; i++) {
        const struct bench_figure *f = &r->figure[figures[i].what];
        double was = old[figures[i].what];
        sw_text_addf(out, ",\"%s\":{\"median\":%.6g,\"spread\":%.4f", figures[i].name,
                     f->median, f->median > 0 ? f->spread : 0);
        if (was > 0)
            sw_text_addf(out, ",\"ratio\":%.4f", f->median / was);
        sw_text_add(out, "}");
    }
}

static void json_verbs(const struct sw_game *g, const struct bench_result *r,
                       struct sw_text *out)
{
    double games = r->figure[BENCH_GAMES].median;

    sw_text_add(out, ",\"verbs\":{");
    for (int i = 0; i < g->verb_count; i++) {
        sw_text_add(out, i ? "," : "");
        sw_text_add_json(out, g->verbs[i].name);
        sw_text_addf(out, ":{\"played_per_second\":%.0f,\"listed_per_second\":%.0f}",
                     r->verbs.played[i] * games, r->verbs.listed[i] * games);
    }
    sw_text_add(out, "}");
}

static void json_result(const struct sw_game *g, const struct bench_result *r,
                        const double old[BENCH_FIGURES], struct sw_text *out)
{
    sw_text_add(out, "{\"game\":");
    sw_text_add_json(out, g->id);
    json_figures(r, old, out);
    sw_text_addf(out, ",\"ns_per_decision\":%.2f,\"actions_per_game\":%.1f",
                 1e9 / r->figure[BENCH_DECISIONS].median, r->actions_per_game);
    json_verbs(g, r, out);
    sw_text_addf(out, ",\"state_size\":%d,\"signature\":%" PRIu32 "}\n", g->state_size,
                 r->signature);
}

static void json_search(const struct sw_game *g, const struct bench_search *b,
                        struct sw_text *out)
{
    sw_text_add(out, "{\"game\":");
    sw_text_add_json(out, g->id);
    sw_text_addf(out,
                 ",\"iterations_per_second\":%.1f,\"ms_per_choice\":%.2f,\"ms_longest\":%.2f,"
                 "\"rules\":%.3f,"
                 "\"brain\":%.3f}\n",
                 b->iterations, b->milliseconds, b->longest, b->rules, b->brain);
}

static void say_search(struct cli *c, const struct sw_game *g, const struct bench_search *b,
                       struct sw_text *out)
{
    sw_text_addf(out, "%s\n", g->id);
    say_line(c, T_BENCH_ITERATIONS, b->iterations, "%.0f", out);
    say_line(c, T_BENCH_LEVEL5, b->milliseconds, "%.1f", out);
    say_line(c, T_BENCH_LONGEST, b->longest, "%.1f", out);
    say_line(c, T_BENCH_RULES, 100 * b->rules, "%.0f %%", out);
    say_line(c, T_BENCH_BRAIN, 100 * b->brain, "%.0f %%", out);
    say_line(c, T_BENCH_REST, 100 * (1 - b->rules - b->brain), "%.0f %%", out);
}

static int search_game(struct cli *c, const struct sw_game *g, double seconds)
{
    struct bench_search result;
    struct sw_text out;

    if (!bench_search(g, seconds, &result))
        return cli_fail(c, EXIT_OUTPUT, T_ARENA_MEMORY, NULL, NULL, NULL);
    sw_text_init_heap(&out);
    if (c->option[O_JSON])
        json_search(g, &result, &out);
    else
        say_search(c, g, &result, &out);
    cli_flush(&out, stdout);
    return EXIT_OK;
}

/* ---- the command --------------------------------------------------------------------------
 */

static int bench_game(struct cli *c, const struct sw_game *g)
{
    double old[BENCH_FIGURES];
    struct bench_result result;
    struct sw_text out;
    int64_t seconds;

    if (!args_number(c, O_SECONDS, 7, 1, 3600, &seconds))
        return EXIT_USAGE;
    if (c->option[O_SEARCH])
        return search_game(c, g, (double)seconds);
    if (!read_old(c, g, old))
        return c->code;
    sw_text_init_heap(&out);
    bench_run(g, (double)seconds, &result);
    if (c->option[O_JSON])
        json_result(g, &result, old, &out);
    else
        say_result(c, g, &result, old, &out);
    if (c->option[O_VERBS] && !c->option[O_JSON])
        say_verbs(c, g, &result, &out);
    cli_flush(&out, stdout);
    return EXIT_OK;
}

/* One number for the games that were asked for. */
static int print_signature(struct cli *c, int from, int to)
{
    struct bench_verbs verbs;
    uint32_t all = 0;

    for (int i = from; i < to; i++) {
        struct sw_game *g = open_game(c, c->words ? c->word[0] : sw_game_id(i));
        if (!g)
            return c->code;
        all = all * 31 +
              (c->option[O_SEARCH] ? bench_bots_signature(g) : bench_signature(g, &verbs));
        sw_game_close(g);
    }
    printf("%" PRIu32 "\n", all);
    return EXIT_OK;
}

static int bench_all(struct cli *c)
{
    int code = EXIT_OK;

    for (int i = 0; i < sw_game_count() && code == EXIT_OK; i++) {
        struct sw_game *g = open_game(c, sw_game_id(i));
        if (g && !g->hidden)
            code = bench_game(c, g);
        sw_game_close(g);
    }
    return code;
}

/* Become `perf stat` of ourselves, without --perf. */
static int under_perf(struct cli *c)
{
    const char *seconds = c->option[O_SECONDS];
    char self[4096];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    char *argv[16] = {"perf", "stat", "-d", "--", self, "bench"};
    int count = 6;

    self[n > 0 ? n : 0] = 0;
    if (c->words)
        argv[count++] = c->word[0];
    argv[count++] = "--seconds";
    argv[count++] = (char *)(uintptr_t)(seconds ? seconds : "7");
    argv[count++] = "--lang";
    argv[count++] = c->lang == SW_DE ? "de" : "en";
    execvp(argv[0], argv);
    return cli_fail(c, EXIT_WRONG, T_BENCH_NO_PERF, cli_reason(c, errno), NULL, NULL);
}

int cmd_bench(struct cli *c)
{
    struct sw_game *g;
    int code;

    if (c->option[O_PERF])
        return under_perf(c);
    if (c->option[O_SIGNATURE])
        return print_signature(c, 0, c->words ? 1 : sw_game_count());
    if (!c->words)
        return bench_all(c);
    g = open_game(c, c->word[0]);
    code = g ? bench_game(c, g) : c->code;
    sw_game_close(g);
    return code;
}
