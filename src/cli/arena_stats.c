/* SPDX-License-Identifier: MIT */
/* arena_stats.c - how strong players are, and how sure that is.
 *
 * A match counts as a comparison of every two of its players by their places. Strengths are
 * those that make the outcomes likeliest (Bradley and Terry's model, which is Elo's), with half
 * a draw added between those who met, so that whoever lost everything is not infinitely weak.
 *
 * Matches with the same seed are not independent, and that is their point: exchanging seats
 * takes luck out. So the intervals come from drawing whole seeds again and again (bootstrap),
 * and the sequential test counts the mean of a seed as one observation. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "arena.h"

enum { ROUNDS = 200 /* of improving strengths */ };

/* won[a][b]: how often a came before b, equal places being half. */
struct table {
    double won[ARENA_PLAYERS][ARENA_PLAYERS];
};

static double before(const struct arena_result *r, int a, int b)
{
    return r->place[a] < r->place[b] ? 1 : r->place[a] == r->place[b] ? 0.5 : 0;
}

static void count_match(const struct arena_plan *p, const struct arena_result *r,
                        struct table *t)
{
    for (int a = 0; a < p->setup.seats; a++)
        for (int b = 0; b < p->setup.seats; b++) {
            int i = arena_same(p, r->player[a]), k = arena_same(p, r->player[b]);
            if (i != k)
                t->won[i][k] += before(r, a, b);
        }
}

/* ---- strengths ------------------------------------------------------------------------ */

static double improved(const struct table *t, const double strength[], int players, int i)
{
    double wins = 0, against = 0;

    for (int k = 0; k < players; k++) {
        double met = t->won[i][k] + t->won[k][i];
        if (met <= 0)
            continue;
        wins += t->won[i][k] + 0.25;
        against += (met + 0.5) / (strength[i] + strength[k]);
    }
    return against > 0 ? wins / against : 1;
}

static void find_elo(const struct table *t, int players, double elo[ARENA_PLAYERS])
{
    double strength[ARENA_PLAYERS];

    for (int i = 0; i < players; i++)
        strength[i] = 1;
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < players; i++)
            strength[i] = improved(t, strength, players, i);
    for (int i = 0; i < players; i++)
        elo[i] = 400 * log10(strength[i] / strength[0]);
}

/* ---- intervals ------------------------------------------------------------------------ */

/* Count the matches of seed number `k` of a line-up. */
static void count_seed(const struct arena_plan *p, const struct arena_result *result,
                       uint64_t n, uint64_t k, struct table *t)
{
    for (uint64_t i = k * p->setup.seats; i < (k + 1) * p->setup.seats && i < n; i++)
        if (result[i].plies)
            count_match(p, &result[i], t);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

static void sample(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                   struct sw_rng *r, double elo[ARENA_PLAYERS])
{
    uint64_t all = (n + p->setup.seats - 1) / p->setup.seats;
    struct table t = {0};

    for (uint64_t i = 0; i < all; i++) /* within its line-up, or pairs might never meet */
        count_seed(p, result, n, i / p->seeds * p->seeds + sw_rng_below(r, (uint32_t)p->seeds),
                   &t);
    find_elo(&t, p->players, elo);
}

static void find_intervals(const struct arena_plan *p, const struct arena_result *result,
                           uint64_t n, struct arena_row row[])
{
    static double elo[ARENA_PLAYERS][ARENA_SAMPLES];
    struct sw_seed seed = sw_seed_from_number(n);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int k = 0; k < ARENA_SAMPLES; k++) {
        double one[ARENA_PLAYERS];
        sample(p, result, n, &r, one);
        for (int i = 0; i < p->players; i++)
            elo[i][k] = one[i];
    }
    for (int i = 0; i < p->players; i++) {
        qsort(elo[i], ARENA_SAMPLES, sizeof elo[i][0], ascending);
        row[i].low = elo[i][ARENA_SAMPLES / 40];
        row[i].high = elo[i][ARENA_SAMPLES - 1 - ARENA_SAMPLES / 40];
    }
}

/* ---- wins ----------------------------------------------------------------------------- */

static void count_wins(const struct arena_plan *p, const struct arena_result *r,
                       struct arena_row row[])
{
    uint32_t there = 0;
    int first = 0;

    for (int seat = 0; seat < p->setup.seats; seat++)
        first += r->place[seat] == 1;
    for (int seat = 0; seat < p->setup.seats; seat++) {
        int i = arena_same(p, r->player[seat]);
        row[i].seats++;
        row[i].wins += r->place[seat] == 1 ? 1.0 / first : 0;
        row[i].matches += !(there >> i & 1);
        there |= UINT32_C(1) << i;
    }
}

/* Wilson's interval: sensible also when nearly everything was won. */
static void find_share(struct arena_row *row)
{
    double n = (double)row->seats, z = 1.959964, f = z * z / n, mid, half;

    if (row->seats == 0)
        return;
    row->share = row->wins / n;
    mid = (row->share + f / 2) / (1 + f);
    half = z / (1 + f) * sqrt(row->share * (1 - row->share) / n + f / (4 * n));
    row->share_low = mid - half;
    row->share_high = mid + half;
}

void arena_rate(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                struct arena_row row[ARENA_PLAYERS])
{
    double elo[ARENA_PLAYERS];
    struct table t = {0};

    memset(row, 0, ARENA_PLAYERS * sizeof *row);
    for (uint64_t i = 0; i < n; i++) {
        if (!result[i].plies)
            continue;
        count_match(p, &result[i], &t);
        count_wins(p, &result[i], row);
    }
    find_elo(&t, p->players, elo);
    find_intervals(p, result, n, row);
    for (int i = 0; i < p->players; i++) {
        row[i].elo = elo[i];
        find_share(&row[i]);
    }
}

/* ---- sequential test ------------------------------------------------------------------ */

static double expected(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* The mean result of the first player against the second, over the matches of one seed. */
static bool seed_mean(const struct arena_plan *p, const struct arena_result *result, uint64_t k,
                      double *out)
{
    double sum = 0, met = 0;

    for (uint64_t i = k * p->setup.seats; i < (k + 1) * p->setup.seats; i++)
        for (int a = 0; a < p->setup.seats; a++)
            for (int b = 0; b < p->setup.seats; b++)
                if (arena_same(p, result[i].player[a]) == 0 &&
                    arena_same(p, result[i].player[b]) == 1) {
                    sum += before(&result[i], a, b);
                    met++;
                }
    *out = met > 0 ? sum / met : 0;
    return met > 0;
}

/* Means of seeds are taken as normally distributed with the variance they show; a little is
 * added to it, so that three lucky seeds in a row decide nothing. */
double arena_evidence(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                      double low, double high)
{
    double sum = 0, squares = 0, count = 0, mean, variance;
    double s0 = expected(low), s1 = expected(high);

    for (uint64_t k = 0; k < n / p->setup.seats; k++) {
        double x;
        if (!seed_mean(p, result, k, &x))
            continue;
        sum += x;
        squares += x * x;
        count++;
    }
    if (count < 2)
        return 0;
    mean = sum / count;
    variance = squares / count - mean * mean + 0.25 / count;
    return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}
