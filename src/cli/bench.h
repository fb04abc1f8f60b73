/* SPDX-License-Identifier: MIT */
/* bench.h - how fast a game is played, and a number that only its rules decide. */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "ai/drill.h"

enum { BENCH_RUNS = 7, BENCH_VERBS = DRILL_VERBS };

/* Of each verb: how often it was played and how often it was listed in a match, on average. */
struct bench_verbs {
    double played[BENCH_VERBS], listed[BENCH_VERBS];
};

/* Median of several runs, and how far they lie apart: (most - least) / median. */
struct bench_figure {
    double median, spread;
};

struct bench_result {
    struct bench_figure decisions, games, copies, steps; /* per CPU second */
    struct bench_figure ratio, games_ratio; /* decisions per step, games per million steps */
    double actions_per_game;
    uint32_t signature;
    struct bench_verbs verbs;
};

void bench_run(const struct sw_game *g, double seconds, struct bench_result *out);

struct bench_search {
    double iterations;   /* per CPU second */
    double milliseconds; /* of CPU for a choice of the strongest bot */
    double rules, brain; /* their shares of the time */
};
/* False if there was no memory, or no time for a single choice. */
bool bench_search(const struct sw_game *g, double seconds, struct bench_search *out);

/* Of the final positions of a thousand random matches with fixed seeds: the same on every
 * machine, and different as soon as any rule changes what happens in one of them. */
uint32_t bench_signature(const struct sw_game *g, struct bench_verbs *verbs);

#endif
