/* SPDX-License-Identifier: MIT */
/* tune_fit.c - `spielwerk tune --fit`: learn a game's forecast. */
#include "tune_fit.h"

#include <inttypes.h>
#include <stdio.h>

#include "ai/fit.h"
#include "ai/tune.h"
#include "pool/map.h"

enum { USUAL_ROUNDS = 16, COLUMNS = 96 };

struct lesson {
    const struct tune_fit *how;
    struct fit *fit;
};

static void work(void *self, uint64_t index, void *result)
{
    const struct tune_fit *how = ((const struct lesson *)self)->how;
    int seats = how->seats[index % (uint64_t)how->counts];

    fit_play(how->game, seats, how->seed, index, result);
}

static bool take(void *self, uint64_t index, const void *result)
{
    struct lesson *l = self;

    (void)index;
    fit_add(l->fit, result);
    return true;
}

static void print_row(const int32_t row[MLP_ROW])
{
    int column = printf("{%" PRId32, row[0]);

    for (int i = 1; i < MLP_ROW; i++) {
        char text[16];
        int width = snprintf(text, sizeof text, "%" PRId32, row[i]);
        bool breaks = column + width + 4 > COLUMNS;
        column = printf(breaks ? ",\n " : ", ") + width + (breaks ? -2 : column);
        fputs(text, stdout);
    }
    puts("},");
}

static void learn(struct fit *fit, int features, int passes)
{
    int32_t net[MLP_FIRST + SW_MAX_FEATURES][MLP_ROW];
    double off = fit_learn(fit, passes);

    fprintf(stderr, "%zu: +-%.2f\n", fit_samples(fit), off);
    fit_mlp(fit, net);
    for (int i = 0; i < MLP_FIRST + features; i++)
        print_row(net[i]);
}

static size_t room_for(const struct tune_fit *how)
{
    int most = 0;

    for (int i = 0; i < how->counts; i++)
        most = how->seats[i] > most ? how->seats[i] : most;
    return (size_t)how->games * (size_t)(most * USUAL_ROUNDS);
}

static bool can_learn(const struct sw_game *g)
{
    const struct sw_brain *b = &g->brain;

    return b->features && b->quiescent && b->feature_count <= SW_MAX_FEATURES &&
           b->weight_count <= TUNE_WEIGHTS;
}

int tune_fit(struct cli *c, const struct tune_fit *how)
{
    const struct sw_game *g = how->game;
    struct lesson l = {.how = how};
    struct pool_map map = {.count = (uint64_t)how->games,
                           .size = sizeof(struct fit_match),
                           .work = work,
                           .take = take,
                           .self = &l};

    if (!can_learn(g))
        return cli_fail(c, EXIT_USAGE, T_FIT_NOTHING, g->id, NULL, NULL);
    l.fit = fit_new(g->brain.feature_count, room_for(how));
    if (!l.fit || !pool_map_run(&map, how->jobs)) {
        fit_free(l.fit);
        return cli_fail(c, EXIT_USAGE, T_FIT_MEMORY, NULL, NULL, NULL);
    }
    learn(l.fit, g->brain.feature_count, how->passes);
    fit_free(l.fit);
    return EXIT_OK;
}
