/* SPDX-License-Identifier: MIT */
/* bench.h - how fast a game is played, and a number that only its rules decide. */
#ifndef CLI_BENCH_H
#define CLI_BENCH_H

#include "ai/playouts.h"

enum { BENCH_RUNS = 7, BENCH_VERBS = PLAYOUTS_VERBS };

/* Of each verb: how often it was played and how often it was listed in a match, on average. */
struct bench_verbs {
    double played[BENCH_VERBS], listed[BENCH_VERBS];
};

/* What is measured; per CPU second unless it says otherwise. */
enum bench_what {
    BENCH_DECISIONS,
    BENCH_GAMES,
    BENCH_LIST,   /* nanoseconds of a decision: to list the legal actions, */
    BENCH_CHOOSE, /* to draw one of them, */
    BENCH_APPLY,  /* to carry it out */
    BENCH_COPIES,
    BENCH_GUESSES, /* states censored for a seat and resampled */
    BENCH_REPLAYS, /* whole matches from their actions */
    BENCH_SCENES,
    BENCH_STEPS,       /* of the yardstick */
    BENCH_RATIO,       /* decisions per step */
    BENCH_GAMES_RATIO, /* matches per million steps */
    BENCH_FIGURES
};

/* Median of several runs, and how far they lie apart: (most - least) / median. */
struct bench_figure {
    double median, spread;
};

struct bench_result {
    struct bench_figure figure[BENCH_FIGURES];
    double actions_per_game;
    uint32_t signature;
    struct bench_verbs verbs;
};

void bench_run(const struct sw_game *g, double seconds, struct bench_result *out);

struct bench_search {
    double iterations;   /* per CPU second */
    double milliseconds; /* of CPU for a choice of the strongest bot, */
    double longest;      /* and for the longest one */
    double rules, brain; /* their shares of the time */
};
/* False if there was no memory, or no time for a single choice. */
bool bench_search(const struct sw_game *g, double seconds, struct bench_search *out);

/* Of the final positions of a thousand random matches with fixed seeds: the same on every
 * machine, and different as soon as any rule changes what happens in one of them. */
uint32_t bench_signature(const struct sw_game *g, struct bench_verbs *verbs);
/* Of what all bots choose in some positions of such matches. */
uint32_t bench_bots_signature(const struct sw_game *g);

/* ---- between the files of bench ---- */

/* CPU seconds of this process so far. */
double bench_clock(void);

/* Some matches and positions to measure single parts with. */
struct bench_record;
struct bench_record *bench_record_new(const struct sw_game *g);
void bench_record_free(struct bench_record *r);
/* Measure the parts BENCH_LIST .. BENCH_SCENES for so long, into value[]. */
void bench_parts(struct bench_record *r, double seconds, double value[BENCH_FIGURES]);

#endif
