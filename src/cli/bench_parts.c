/* SPDX-License-Identifier: MIT */
/* bench_parts.c - what the parts of a decision cost, and what else is done with states.
 *
 * A clock around every part would cost more than the part. So matches are recorded first, and
 * replayed: carrying out their actions alone, and once more with listing before each, which
 * differs by the lists. Positions on the way are censored, guessed and drawn. */
#include <stdlib.h>
#include <string.h>

#include "ai/playouts.h"
#include "bench.h"
#include "spielwerk_scene.h"

enum { MATCHES = 24, POSITIONS = 64, COPIES = 4, COPY_ROUNDS = 4096 };

struct bench_record {
    const struct sw_game *g;
    struct sw_setup setup[MATCHES];
    int first[MATCHES + 1]; /* its actions */
    struct sw_action *action;
    uint16_t *choices; /* how many there were */
    union sw_any_state position[POSITIONS];
    union sw_any_state ring[COPIES];
    struct sw_scene scene;
    struct sw_rng luck;
    int next; /* match or position */
};

/* ---- recording ------------------------------------------------------------------------ */

static void grow(struct bench_record *r, int n)
{
    size_t room = (size_t)n + r->g->match_bound;
    struct sw_action *action = realloc(r->action, room * sizeof *action);
    uint16_t *choices = realloc(r->choices, room * sizeof *choices);

    if (!action || !choices)
        abort();
    r->action = action;
    r->choices = choices;
}

static void record_match(struct bench_record *r, int match)
{
    struct sw_rng choice;
    union sw_any_state s;
    int n = r->first[match];

    grow(r, n);
    playouts_setup(r->g, (uint64_t)match, &r->setup[match], &choice);
    sw_start(r->g, &r->setup[match], &s.head, NULL, NULL);
    for (; !s.head.over; n++) {
        int seat = 0;
        r->choices[n] = (uint16_t)sw_pick_next(r->g, &s.head, &seat, &choice, &r->action[n]);
        sw_apply(r->g, &s.head, &r->action[n], NULL);
    }
    r->first[match + 1] = n;
}

/* Evenly spread over the matches, none at the very end. */
static void record_position(struct bench_record *r, int number)
{
    int match = number % MATCHES, length = r->first[match + 1] - r->first[match];
    const struct sw_action *a = r->action + r->first[match];
    struct sw_state *s = &r->position[number].head;

    sw_start(r->g, &r->setup[match], s, NULL, NULL);
    for (int i = 0; i < length * number / POSITIONS; i++)
        sw_apply(r->g, s, &a[i], NULL);
}

struct bench_record *bench_record_new(const struct sw_game *g)
{
    struct bench_record *r = calloc(1, sizeof *r);
    struct sw_seed seed = sw_seed_from_number(1);

    if (!r)
        abort();
    r->g = g;
    sw_rng_init(&r->luck, SW_LUCK_FAST, &seed);
    for (int i = 0; i < MATCHES; i++)
        record_match(r, i);
    for (int i = 0; i < POSITIONS; i++)
        record_position(r, i);
    return r;
}

void bench_record_free(struct bench_record *r)
{
    free(r->action);
    free(r->choices);
    free(r);
}

/* ---- small pieces of work; each gives how much was done -------------------------------- */

static int next_match(struct bench_record *r)
{
    r->next = (r->next + 1) % MATCHES;
    return r->next;
}

/* Replay a match, with lists or without; gives its length. */
static int replay(struct bench_record *r, bool list)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int match = next_match(r);
    union sw_any_state s;

    sw_start(r->g, &r->setup[match], &s.head, NULL, NULL);
    for (int i = r->first[match]; i < r->first[match + 1]; i++) {
        int seat = 0;
        if (list)
            sw_forward_next(r->g, &s.head, &seat, legal);
        sw_apply(r->g, &s.head, &r->action[i], NULL);
    }
    return r->first[match + 1] - r->first[match];
}

static int replay_alone(struct bench_record *r)
{
    return replay(r, false);
}

static int replay_and_list(struct bench_record *r)
{
    return replay(r, true);
}

static int choose(struct bench_record *r)
{
    int match = next_match(r);
    volatile uint32_t chosen;

    for (int i = r->first[match]; i < r->first[match + 1]; i++)
        chosen = sw_rng_below(&r->luck, r->choices[i]);
    (void)chosen;
    return r->first[match + 1] - r->first[match];
}

static const struct sw_state *next_position(struct bench_record *r)
{
    r->next = (r->next + 1) % POSITIONS;
    return &r->position[r->next].head;
}

static int guess(struct bench_record *r)
{
    for (int i = 0; i < POSITIONS; i++) {
        const struct sw_state *s = next_position(r);
        memcpy(&r->ring[0], s, r->g->state_size);
        sw_censor(r->g, &r->ring[0].head, i % s->seats);
        sw_resample(r->g, &r->ring[0].head, i % s->seats, &r->luck);
    }
    return POSITIONS;
}

static int draw_scene(struct bench_record *r)
{
    const struct sw_state *s = next_position(r);

    memcpy(&r->ring[0], s, r->g->state_size);
    sw_censor(r->g, &r->ring[0].head, 0);
    r->g->view.scene(r->g, &r->ring[0].head, 0, SW_EN, &r->scene);
    return 1;
}

/* Round and round through a few buffers, so that no copy can be left out. */
static int copy(struct bench_record *r)
{
    volatile uint8_t sink;

    for (int k = 0; k < COPY_ROUNDS; k++) {
        for (int i = 1; i < COPIES; i++)
            memcpy(&r->ring[i], &r->ring[i - 1], r->g->state_size);
        r->ring[0].bytes[0]++;
        sink = r->ring[COPIES - 1].bytes[0];
    }
    (void)sink;
    return COPY_ROUNDS * (COPIES - 1);
}

/* ---- measuring ------------------------------------------------------------------------ */

/* How often per second; `rounds`, if asked for, is how often the work itself was done. */
static double rate(struct bench_record *r, int (*work)(struct bench_record *), double seconds,
                   double *rounds)
{
    double begin = bench_clock(), now;
    int64_t done = 0, n = 0;

    do {
        done += work(r);
        n++;
        now = bench_clock();
    } while (now - begin < seconds);
    if (rounds)
        *rounds = (double)n / (now - begin);
    return (double)done / (now - begin);
}

void bench_parts(struct bench_record *r, double seconds, double value[BENCH_FIGURES])
{
    double part = seconds / 6;
    double alone = 1e9 / rate(r, replay_alone, part, &value[BENCH_REPLAYS]);
    double listing = 1e9 / rate(r, replay_and_list, part, NULL);

    value[BENCH_LIST] = listing > alone ? listing - alone : 0;
    value[BENCH_CHOOSE] = 1e9 / rate(r, choose, part, NULL);
    value[BENCH_APPLY] = alone;
    value[BENCH_COPIES] = rate(r, copy, part, NULL);
    value[BENCH_GUESSES] = rate(r, guess, part, NULL);
    value[BENCH_SCENES] = rate(r, draw_scene, part, NULL);
}
