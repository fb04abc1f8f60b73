/* SPDX-License-Identifier: MIT */
/* bench.h - how fast a game is played, and a number that only its rules decide. */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "spielwerk_match.h"

enum { BENCH_RUNS = 7 };

/* Median of several runs, and how far they lie apart: (most - least) / median. */
struct bench_figure {
    double median, spread;
};

struct bench_result {
    struct bench_figure decisions, games, copies, steps; /* per CPU second */
    struct bench_figure ratio, games_ratio; /* decisions per step, games per million steps */
    double actions_per_game;
    uint32_t signature;
};

void bench_run(const struct sw_game *g, double seconds, struct bench_result *out);

/* Of the final positions of a thousand random matches with fixed seeds: the same on every
 * machine, and different as soon as any rule changes what happens in one of them. */
uint32_t bench_signature(const struct sw_game *g);

#endif
