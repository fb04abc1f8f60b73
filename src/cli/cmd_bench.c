/* SPDX-License-Identifier: MIT */
/* cmd_bench.c - `spielwerk bench`: say how fast the games are on this machine. */
#include <inttypes.h>

#include "bench.h"
#include "commands.h"

static void say_figure(struct cli *c, int word, const struct bench_figure *f,
                       const char *format, struct sw_text *out)
{
    char number[48];

    snprintf(number, sizeof number, format, f->median);
    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, word), 36);
    cli_pad(out, number, -14);
    sw_text_addf(out, "   ± %.1f %%\n", f->spread * 50);
}

static void say_number(struct cli *c, int word, double value, const char *format,
                       struct sw_text *out)
{
    char number[48];

    snprintf(number, sizeof number, format, value);
    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, word), 36);
    cli_pad(out, number, -14);
    sw_text_add(out, "\n");
}

static void say_result(struct cli *c, const struct sw_game *g, const struct bench_result *r,
                       struct sw_text *out)
{
    sw_text_addf(out, "%s\n", g->id);
    say_figure(c, T_BENCH_DECISIONS, &r->decisions, "%.0f", out);
    say_figure(c, T_BENCH_GAMES, &r->games, "%.0f", out);
    say_number(c, T_BENCH_NS, 1e9 / r->decisions.median, "%.1f", out);
    say_number(c, T_BENCH_LENGTH, r->actions_per_game, "%.1f", out);
    say_figure(c, T_BENCH_COPIES, &r->copies, "%.0f", out);
    say_number(c, T_BENCH_SIZE, g->state_size, "%.0f", out);
    say_figure(c, T_BENCH_STEPS, &r->steps, "%.0f", out);
    say_figure(c, T_BENCH_RATIO, &r->ratio, "%.3f", out);
    say_figure(c, T_BENCH_GAMES_RATIO, &r->games_ratio, "%.0f", out);
    say_number(c, T_BENCH_SIGNATURE, r->signature, "%.0f", out);
}

/* How often actions of each verb are played and listed, per CPU second. */
static void say_verbs(struct cli *c, const struct sw_game *g, const struct bench_result *r,
                      struct sw_text *out)
{
    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, T_BENCH_VERB), 36);
    cli_pad(out, cli_text(c, T_BENCH_PLAYED), -14);
    cli_pad(out, cli_text(c, T_BENCH_LISTED), -14);
    sw_text_add(out, "\n");
    for (int i = 0; i < g->verb_count; i++) {
        char played[48], listed[48];
        snprintf(played, sizeof played, "%.0f", r->verbs.played[i] * r->games.median);
        snprintf(listed, sizeof listed, "%.0f", r->verbs.listed[i] * r->games.median);
        sw_text_add(out, "  ");
        cli_pad(out, g->verbs[i].name, 36);
        cli_pad(out, played, -14);
        cli_pad(out, listed, -14);
        sw_text_add(out, "\n");
    }
}

static void json_figure(const char *name, const struct bench_figure *f, struct sw_text *out)
{
    sw_text_addf(out, ",\"%s\":{\"median\":%.6g,\"spread\":%.4f}", name, f->median, f->spread);
}

static void json_verbs(const struct sw_game *g, const struct bench_result *r,
                       struct sw_text *out)
{
    sw_text_add(out, ",\"verbs\":{");
    for (int i = 0; i < g->verb_count; i++) {
        sw_text_add(out, i ? "," : "");
        sw_text_add_json(out, g->verbs[i].name);
        sw_text_addf(out, ":{\"played_per_second\":%.0f,\"listed_per_second\":%.0f}",
                     r->verbs.played[i] * r->games.median,
                     r->verbs.listed[i] * r->games.median);
    }
    sw_text_add(out, "}");
}

static void json_result(const struct sw_game *g, const struct bench_result *r,
                        struct sw_text *out)
{
    sw_text_add(out, "{\"game\":");
    sw_text_add_json(out, g->id);
    json_figure("decisions_per_second", &r->decisions, out);
    json_figure("games_per_second", &r->games, out);
    json_figure("copies_per_second", &r->copies, out);
    json_figure("steps_per_second", &r->steps, out);
    json_figure("decisions_per_step", &r->ratio, out);
    json_figure("games_per_million_steps", &r->games_ratio, out);
    sw_text_addf(out, ",\"ns_per_decision\":%.2f,\"actions_per_game\":%.1f",
                 1e9 / r->decisions.median, r->actions_per_game);
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
                 ",\"iterations_per_second\":%.1f,\"ms_per_choice\":%.2f,\"rules\":%.3f,"
                 "\"brain\":%.3f}\n",
                 b->iterations, b->milliseconds, b->rules, b->brain);
}

static void say_search(struct cli *c, const struct sw_game *g, const struct bench_search *b,
                       struct sw_text *out)
{
    sw_text_addf(out, "%s\n", g->id);
    say_number(c, T_BENCH_ITERATIONS, b->iterations, "%.0f", out);
    say_number(c, T_BENCH_LEVEL5, b->milliseconds, "%.1f", out);
    say_number(c, T_BENCH_RULES, 100 * b->rules, "%.0f %%", out);
    say_number(c, T_BENCH_BRAIN, 100 * b->brain, "%.0f %%", out);
    say_number(c, T_BENCH_REST, 100 * (1 - b->rules - b->brain), "%.0f %%", out);
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

static int bench_game(struct cli *c, const struct sw_game *g)
{
    struct bench_result result;
    struct sw_text out;
    int64_t seconds;

    if (!args_number(c, O_SECONDS, 7, 1, 3600, &seconds))
        return EXIT_USAGE;
    if (c->option[O_SEARCH])
        return search_game(c, g, (double)seconds);
    sw_text_init_heap(&out);
    bench_run(g, (double)seconds, &result);
    if (c->option[O_JSON])
        json_result(g, &result, &out);
    else
        say_result(c, g, &result, &out);
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
        all = all * 31 + bench_signature(g, &verbs);
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

int cmd_bench(struct cli *c)
{
    struct sw_game *g;
    int code;

    if (c->option[O_SIGNATURE])
        return print_signature(c, 0, c->words ? 1 : sw_game_count());
    if (!c->words)
        return bench_all(c);
    g = open_game(c, c->word[0]);
    code = g ? bench_game(c, g) : c->code;
    sw_game_close(g);
    return code;
}
