/* SPDX-License-Identifier: MIT */
/* cmd_tune.c - `spielwerk tune`: find better weights for the brain of a game. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <unistd.h>

#include "ai/tune.h"
#include "commands.h"
#include "pool/map.h"
#include "tune_fit.h"

struct trial {
    const struct tune *tune;
    struct sw_setup setup;
    uint64_t seed;
    double wins;
};

static void work(void *self, uint64_t index, void *result)
{
    const struct trial *t = self;

    *(double *)result = tune_match(t->tune, &t->setup, t->seed, index);
}

static bool take(void *self, uint64_t index, const void *result)
{
    struct trial *t = self;

    (void)index;
    t->wins += *(const double *)result;
    return true;
}

static void play_trial(struct trial *t, int64_t games, int jobs)
{
    struct pool_map map = {.count = (uint64_t)games,
                           .size = sizeof(double),
                           .work = work,
                           .take = take,
                           .self = t};

    t->wins = 0;
    pool_map_run(&map, jobs);
}

/* Every trial has seeds of its own: weights must not learn single matches by heart. */
static bool try_change(struct tune *tune, struct trial *t, int64_t games, int jobs)
{
    const struct sw_weight *w = &tune->changed[tune->at / 2];
    int old = tune->current[tune->at / 2].value;
    bool kept;

    play_trial(t, games, jobs);
    t->seed += (uint64_t)games;
    kept = tune_judge(tune, t->setup.seats, t->wins, (double)games);
    fprintf(stderr, "%s %d -> %d: %.1f %%%s\n", w->name, old, w->value,
            100 * t->wins / (double)games, kept ? "  +" : "");
    return kept;
}

static void prove(struct cli *c, struct tune *tune, struct trial *t, int64_t games, int jobs)
{
    char share[16], count[24], fair[16];

    tune_prove(tune);
    play_trial(t, games, jobs);
    snprintf(share, sizeof share, "%.1f", 100 * t->wins / (double)games);
    snprintf(count, sizeof count, "%" PRId64, games);
    snprintf(fair, sizeof fair, "%.1f", 100.0 / t->setup.seats);
    cli_print(c, T_TUNE_PROVED, share, count, fair);
}

static void print_weights(const struct tune *t)
{
    for (int i = 0; i < t->weights; i++)
        printf("WEIGHT(%s, %d, %d)\n", t->current[i].name, t->current[i].value,
               t->current[i].guess);
}

static int fit_game(struct cli *c, const struct sw_game *g)
{
    struct tune_fit how = {.game = g, .seats = {g->seats_min}, .counts = 1};
    int64_t games, jobs, passes, cores = sysconf(_SC_NPROCESSORS_ONLN);

    if (!args_number(c, O_GAMES, 1000, 1, 1000000, &games) ||
        !args_number(c, O_JOBS, cores > 0 ? cores : 1, 1, 64, &jobs) ||
        !args_number(c, O_ROUNDS, 3, 1, 9, &passes) || !open_seed(c, 1, &how.seed))
        return c->code;
    if (c->option[O_SEATS])
        how.counts = args_list(c, O_SEATS, g->seats_min, g->seats_max, how.seats, SW_MAX_SEATS);
    how.games = games;
    how.jobs = (int)jobs;
    how.passes = (int)passes;
    return how.counts ? tune_fit(c, &how) : c->code;
}

static int tune_game(struct cli *c, const struct sw_game *g)
{
    int64_t games, jobs, rounds, cores = sysconf(_SC_NPROCESSORS_ONLN);
    int seats[SW_MAX_SEATS] = {g->seats_min};
    struct tune tune;
    struct trial t = {.tune = &tune};

    if (!args_number(c, O_GAMES, 1000, 1, 10000000, &games) ||
        !args_number(c, O_JOBS, cores > 0 ? cores : 1, 1, 64, &jobs) ||
        !args_number(c, O_ROUNDS, 3, 1, 6, &rounds) || !open_seed(c, 1, &t.seed))
        return c->code;
    if (c->option[O_SEATS] && !args_list(c, O_SEATS, g->seats_min, g->seats_max, seats, 1))
        return c->code;
    if (!open_setup(c, g, seats[0], false, &t.setup))
        return c->code;
    if (!tune_init(&tune, g))
        return cli_fail(c, EXIT_USAGE, T_TUNE_NOTHING, g->id, NULL, NULL);
    if (c->option[O_PROVE]) {
        prove(c, &tune, &t, games, (int)jobs);
        return EXIT_OK;
    }
    while (tune_next(&tune, (int)rounds))
        try_change(&tune, &t, games, (int)jobs);
    print_weights(&tune);
    return EXIT_OK;
}

int cmd_tune(struct cli *c)
{
    struct sw_game *g = open_game(c, c->word[0]);
    int code = !g ? c->code : c->option[O_FIT] ? fit_game(c, g) : tune_game(c, g);

    sw_game_close(g);
    return code;
}
