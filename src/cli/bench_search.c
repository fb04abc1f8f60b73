/* SPDX-License-Identifier: MIT */
/* bench_search.c - how fast the strongest bot thinks, and where its time goes.
 *
 * Iterations are counted with the game as it is. For the shares the same positions are searched
 * again with a copy of the game whose functions say that they are at work, and a timer that
 * looks some hundred times a second who is. Looking at a clock in every call would take
 * longer than the calls. */
#define _XOPEN_SOURCE 700

#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

#include "ai/ai.h"
#include "bench.h"

enum { EVERY = 7 /* so many actions apart are the positions that are searched */ };

/* ---- who is at work --------------------------------------------------------------------- */

enum place { SEARCH, RULES, BRAIN, PLACES };

static const struct sw_game *plain;
static volatile sig_atomic_t at_work, seen[PLACES];

static void look(int signal)
{
    (void)signal;
    seen[at_work]++;
}

static void watch(int microseconds)
{
    struct itimerval every = {.it_interval = {.tv_usec = microseconds},
                              .it_value = {.tv_usec = microseconds}};
    struct sigaction action = {.sa_handler = microseconds ? look : SIG_IGN};

    sigaction(SIGPROF, &action, NULL);
    setitimer(ITIMER_PROF, &every, NULL);
}

static double cpu(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int watched_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                         struct sw_action *out)
{
    int n;

    at_work = RULES;
    n = plain->rules.legal(g, s, seat, out);
    at_work = SEARCH;
    return n;
}

static void watched_apply(const struct sw_game *g, struct sw_state *s,
                          const struct sw_action *a, struct sw_events *ev)
{
    at_work = RULES;
    plain->rules.apply(g, s, a, ev);
    at_work = SEARCH;
}

static void watched_resample(const struct sw_game *g, struct sw_state *s, int seat,
                             struct sw_rng *r)
{
    at_work = RULES;
    plain->rules.resample(g, s, seat, r);
    at_work = SEARCH;
}

static int watched_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    int value;

    at_work = BRAIN;
    value = plain->brain.value(g, s, seat);
    at_work = SEARCH;
    return value;
}

static bool watched_prior(const struct sw_game *g, const struct sw_state *s,
                          const struct sw_action *legal, int n, int *out)
{
    bool known;

    at_work = BRAIN;
    known = plain->brain.prior(g, s, legal, n, out);
    at_work = SEARCH;
    return known;
}

/* ---- searching --------------------------------------------------------------------------- */

struct tour {
    uint64_t iterations, choices;
    double longest; /* seconds for one choice */
};

static void search_once(struct search *x, const struct sw_state *view, int seat,
                        struct sw_rng *r, struct tour *out)
{
    uint64_t before = search_count(x);
    double begin = cpu(), took;

    search_forget(x);
    search_run(x, view, seat, r);
    took = cpu() - begin;
    out->iterations += search_count(x) - before;
    out->choices++;
    out->longest = took > out->longest ? took : out->longest;
}

/* Search positions of matches between greedy bots until the time is over. */
static void search_tour(const struct sw_game *g, struct search *x, double until,
                        struct tour *out)
{
    for (uint64_t match = 1; cpu() < until; match++) {
        struct sw_action legal[SW_MAX_ACTIONS];
        struct sw_setup setup;
        struct sw_rng r;
        union sw_any_state s, view;
        sw_setup_bots(g, g->seats_min, &setup);
        setup.seed = sw_seed_from_number(match);
        sw_rng_init(&r, SW_LUCK_FAST, &setup.seed);
        sw_start(g, &setup, &s.head, NULL, NULL);
        for (int seat = 0; !s.head.over && cpu() < until;) {
            struct sw_action a;
            int n = sw_forward_next(g, &s.head, &seat, legal);
            memcpy(&view, &s, g->state_size);
            sw_censor(g, &view.head, seat);
            if (n > 1 && s.head.ply % EVERY == 0)
                search_once(x, &view.head, seat, &r, out);
            a = ai_greedy(g, &view.head, seat, &r);
            sw_apply(g, &s.head, &a, NULL);
        }
    }
}

static double run_tour(const struct sw_game *g, double seconds, struct tour *out)
{
    struct search_plan plan = ai_plan(g, 100);
    struct search *x = search_new(g, &plan);
    double begin = cpu();

    *out = (struct tour){0};
    if (x)
        search_tour(g, x, begin + seconds, out);
    search_free(x);
    return cpu() - begin;
}

static void find_shares(const struct sw_game *g, double seconds, struct bench_search *out)
{
    struct sw_game watched = *g;
    struct tour tour;
    double all;

    plain = g;
    watched.rules.legal = watched_legal;
    watched.rules.apply = watched_apply;
    watched.rules.resample = watched_resample;
    if (g->brain.value)
        watched.brain.value = watched_value;
    if (g->brain.prior)
        watched.brain.prior = watched_prior;
    memset((void *)(uintptr_t)seen, 0, sizeof seen);
    watch(2000);
    run_tour(&watched, seconds, &tour);
    watch(0);
    all = seen[SEARCH] + seen[RULES] + seen[BRAIN];
    out->rules = all > 0 ? seen[RULES] / all : 0;
    out->brain = all > 0 ? seen[BRAIN] / all : 0;
}

bool bench_search(const struct sw_game *g, double seconds, struct bench_search *out)
{
    struct tour tour;
    double took = run_tour(g, seconds / 2, &tour);

    if (tour.choices == 0)
        return false;
    out->iterations = (double)tour.iterations / took;
    out->milliseconds = 1000 * ai_plan(g, 100).iterations / out->iterations;
    out->longest = 1000 * tour.longest;
    find_shares(g, seconds / 2, out);
    return true;
}
