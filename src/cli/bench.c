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

enum { SIGNATURE_MATCHES = 1000, COPIES = 4, STEPS = 500000 };

static double cpu_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

uint32_t bench_signature(const struct sw_game *g, struct bench_verbs *verbs)
{
    struct drill_notes notes = {.hash = DRILL_HASH};

    for (uint64_t i = 0; i < SIGNATURE_MATCHES; i++)
        drill_play(g, i, &notes);
    for (int i = 0; i < BENCH_VERBS; i++) {
        verbs->played[i] = notes.played[i] / SIGNATURE_MATCHES;
        verbs->listed[i] = notes.listed[i] / SIGNATURE_MATCHES;
    }
    return (uint32_t)notes.hash;
}

/* ---- measuring -------------------------------------------------------------------- */

struct run {
    double decisions, games, copies, steps; /* per second */
};

static void measure_game(const struct sw_game *g, double seconds, struct run *r)
{
    double begin = cpu_seconds(), now;
    uint64_t games = 0, decisions = 0;

    do {
        decisions += drill_play(g, games++, NULL);
        now = cpu_seconds();
    } while (now - begin < seconds);
    r->decisions = (double)decisions / (now - begin);
    r->games = (double)games / (now - begin);
}

static void measure_steps(double seconds, struct run *r)
{
    double begin = cpu_seconds(), now;
    volatile uint64_t sum = 0;
    uint64_t steps = 0;

    do {
        sum = sum + yardstick_run(STEPS);
        steps += STEPS;
        now = cpu_seconds();
    } while (now - begin < seconds);
    r->steps = (double)steps / (now - begin);
}

/* Round and round through a few buffers, so that no copy can be left out. */
static void measure_copies(const struct sw_game *g, double seconds, struct run *r)
{
    static union sw_any_state ring[COPIES];
    double begin = cpu_seconds(), now;
    volatile uint8_t sink;
    uint64_t copies = 0;

    do {
        for (int k = 0; k < 4096; k++) {
            for (int i = 1; i < COPIES; i++)
                memcpy(&ring[i], &ring[i - 1], g->state_size);
            ring[0].bytes[0]++;
            sink = ring[COPIES - 1].bytes[0];
        }
        copies += 4096 * (COPIES - 1);
        now = cpu_seconds();
    } while (now - begin < seconds);
    (void)sink;
    r->copies = (double)copies / (now - begin);
}

static int compare(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;

    return (a > b) - (a < b);
}

static struct bench_figure figure(const double value[BENCH_RUNS])
{
    double sorted[BENCH_RUNS], median;

    memcpy(sorted, value, sizeof sorted);
    qsort(sorted, BENCH_RUNS, sizeof *sorted, compare);
    median = sorted[BENCH_RUNS / 2];
    return (struct bench_figure){median, (sorted[BENCH_RUNS - 1] - sorted[0]) / median};
}

void bench_run(const struct sw_game *g, double seconds, struct bench_result *out)
{
    double decisions[BENCH_RUNS], games[BENCH_RUNS], copies[BENCH_RUNS], steps[BENCH_RUNS];
    double ratio[BENCH_RUNS], games_ratio[BENCH_RUNS], part = seconds / BENCH_RUNS;
    struct run r;

    out->signature = bench_signature(g, &out->verbs); /* first: it warms up caches and clocks */
    for (int i = 0; i < BENCH_RUNS; i++) {
        measure_game(g, part * 0.5, &r);
        measure_steps(part * 0.4, &r);
        measure_copies(g, part * 0.1, &r);
        decisions[i] = r.decisions;
        games[i] = r.games;
        copies[i] = r.copies;
        steps[i] = r.steps;
        ratio[i] = r.decisions / r.steps;
        games_ratio[i] = r.games / r.steps * 1e6;
    }
    out->decisions = figure(decisions);
    out->games = figure(games);
    out->copies = figure(copies);
    out->steps = figure(steps);
    out->ratio = figure(ratio);
    out->games_ratio = figure(games_ratio);
    out->actions_per_game = out->decisions.median / out->games.median;
}
