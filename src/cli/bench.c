/* SPDX-License-Identifier: MIT */
/* bench.c - how fast a game is played, and a number that only its rules decide.
 *
 * A decision is: draw one of the legal actions, each equally likely, and apply it. CPU time of
 * this process is what counts, so that others on the machine disturb little; every run measures
 * game and yardstick in turn, so that a machine that changes its speed changes both. */
#define _POSIX_C_SOURCE 200809L

#include "bench.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "yardstick.h"

enum { SIGNATURE_MATCHES = 1000, STEPS = 500000 };

double bench_clock(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

uint32_t bench_signature(const struct sw_game *g, struct bench_verbs *verbs)
{
    struct playouts_notes notes = {.hash = PLAYOUTS_HASH};

    for (uint64_t i = 0; i < SIGNATURE_MATCHES; i++)
        playouts_play(g, i, &notes);
    for (int i = 0; i < BENCH_VERBS; i++) {
        verbs->played[i] = notes.played[i] / SIGNATURE_MATCHES;
        verbs->listed[i] = notes.listed[i] / SIGNATURE_MATCHES;
    }
    return (uint32_t)notes.hash;
}

/* ---- measuring -------------------------------------------------------------------- */

static void measure_game(const struct sw_game *g, double seconds, double value[BENCH_FIGURES])
{
    double begin = bench_clock(), now;
    uint64_t games = 0, decisions = 0;

    do {
        decisions += playouts_play(g, games++, NULL);
        now = bench_clock();
    } while (now - begin < seconds);
    value[BENCH_DECISIONS] = (double)decisions / (now - begin);
    value[BENCH_GAMES] = (double)games / (now - begin);
}

static void measure_steps(double seconds, double value[BENCH_FIGURES])
{
    double begin = bench_clock(), now;
    volatile uint64_t sum = 0;
    uint64_t steps = 0;

    do {
        sum = sum + yardstick_run(STEPS);
        steps += STEPS;
        now = bench_clock();
    } while (now - begin < seconds);
    value[BENCH_STEPS] = (double)steps / (now - begin);
}

static int compare(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

static struct bench_figure figure(double value[BENCH_RUNS][BENCH_FIGURES], int what)
{
    double sorted[BENCH_RUNS], median;

    for (int i = 0; i < BENCH_RUNS; i++)
        sorted[i] = value[i][what];
    qsort(sorted, BENCH_RUNS, sizeof *sorted, compare);
    median = sorted[BENCH_RUNS / 2];
    return (struct bench_figure){median, (sorted[BENCH_RUNS - 1] - sorted[0]) / median};
}

void bench_run(const struct sw_game *g, double seconds, struct bench_result *out)
{
    double value[BENCH_RUNS][BENCH_FIGURES], part = seconds / BENCH_RUNS;
    struct bench_record *record = bench_record_new(g);

    out->signature = bench_signature(g, &out->verbs); /* first: it warms up caches and clocks */
    for (int i = 0; i < BENCH_RUNS; i++) {
        measure_game(g, part * 0.4, value[i]);
        measure_steps(part * 0.3, value[i]);
        bench_parts(record, part * 0.3, value[i]);
        value[i][BENCH_RATIO] = value[i][BENCH_DECISIONS] / value[i][BENCH_STEPS];
        value[i][BENCH_GAMES_RATIO] = value[i][BENCH_GAMES] / value[i][BENCH_STEPS] * 1e6;
    }
    bench_record_free(record);
    for (int what = 0; what < BENCH_FIGURES; what++)
        out->figure[what] = figure(value, what);
    out->actions_per_game =
        out->figure[BENCH_DECISIONS].median / out->figure[BENCH_GAMES].median;
}
