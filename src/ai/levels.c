/* SPDX-License-Identifier: MIT */
/* levels.c - five players, from a friendly beginner to the best we have.
 *
 * The weak ones do not play worse by throwing dice. They make the mistakes people make: they
 * look at points more than at what will become points, they judge inexactly, and they overlook
 * things: single actions, and sometimes everything of one sort. The strong ones search; the
 * fourth not very far, and half of the time it is in a hurry. */
#include <assert.h>
#include <string.h>

#include "ai.h"
#include "judge.h"
#include "search.h"

struct level {
    uint8_t foresight;   /* per cent of the brain's judgement; the rest is the lead in points */
    uint8_t noise;       /* by how much a judgement may be off, per cent of what is at stake; */
    uint8_t noise_floor; /* and at least so many thousandths of a `sure` lead */
    uint8_t overlooks;   /* per cent of the actions, */
    uint8_t blind;       /* and of the verbs */
    uint8_t effort;      /* of what the strongest thinks, per cent; 0: no search */
    uint8_t depth;       /* of rollouts, per cent */
    uint8_t hasty;       /* per cent of the choices that are made at a glance all the same */
};

enum { USUAL_RATE = 100 };

static const struct level levels[] = {
    /* clang-format off */
    { 50, 250, 40, 45, 22,   0,   0,  0},
    { 82,  90,  9, 19,  7,   0,   0,  0},
    {100,  32,  3, 11,  4,   0,   0,  0},
    {100,   0,  0,  0,  0,   4,  30, 50},
    {100,   0,  0,  0,  0, 100, 100,  0},
    /* clang-format on */
};

/* ---- those who look at one action only ----------------------------------------------- */

static bool happens(struct sw_rng *r, int percent)
{
    return percent > 0 && (int)sw_rng_below(r, 100) < percent;
}

/* Mostly small, seldom large: the sum of two even draws. */
static int off_by(struct sw_rng *r, int most)
{
    uint32_t half = (uint32_t)most + 1;

    return (int)sw_rng_below(r, half) - (int)sw_rng_below(r, half);
}

static int judgement(const struct sw_game *g, const struct sw_state *s, int seat,
                     const struct level *level)
{
    int value = judge_value(g, s, seat);

    if (level->foresight == 100 || s->over)
        return value;
    return (int)(((int64_t)value * level->foresight +
                  (int64_t)judge_lead(g, s, seat) * (100 - level->foresight)) /
                 100);
}

/* Mark what is overlooked. Something always remains. */
static void overlook(const struct level *level, const struct sw_action *legal, int n,
                     struct sw_rng *thinking, bool *hidden)
{
    bool blind = false;

    for (int i = 0; i < n; i++) {
        if (i == 0 || legal[i].verb != legal[i - 1].verb)
            blind = happens(thinking, level->blind);
        hidden[i] = blind || happens(thinking, level->overlooks);
    }
    hidden[sw_rng_below(thinking, (uint32_t)n)] = false;
}

/* What each action seems worth in one imagined world. */
static void form_judgements(const struct sw_game *g, const struct sw_state *view, int seat,
                            const struct level *level, struct sw_rng *thinking,
                            const struct sw_action *legal, int n, int *value)
{
    union sw_any_state world, next;

    memcpy(&world, view, g->state_size);
    sw_resample(g, &world.head, seat, thinking);
    for (int i = 0; i < n; i++) {
        memcpy(&next, &world, g->state_size);
        sw_apply(g, &next.head, &legal[i], NULL);
        value[i] = judgement(g, &next.head, seat, level);
    }
}

/* The difference between the best and the worst, unless it is about winning at once. */
static int at_stake(const struct sw_game *g, const int *value, int n)
{
    int64_t least = value[0], most = value[0], sure = judge_sure(g) / 2;

    for (int i = 1; i < n; i++) {
        least = value[i] < least ? value[i] : least;
        most = value[i] > most ? value[i] : most;
    }
    return (int)(most - least < sure ? most - least : sure);
}

/* By the game's blunder rate. */
static uint8_t scale(const struct sw_game *g, uint8_t usual)
{
    int much =
        usual * (g->brain.blunder_rate ? g->brain.blunder_rate : USUAL_RATE) / USUAL_RATE;

    return (uint8_t)(much < UINT8_MAX ? much : UINT8_MAX);
}

static struct level level_in(const struct sw_game *g, const struct level *usual)
{
    struct level level = *usual;

    level.noise = scale(g, usual->noise);
    level.noise_floor = scale(g, usual->noise_floor);
    level.overlooks = scale(g, usual->overlooks);
    level.blind = scale(g, usual->blind);
    return level;
}

static struct sw_action glance(const struct sw_game *g, const struct sw_state *view, int seat,
                               const struct level *level, struct sw_rng *thinking)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    bool hidden[SW_MAX_ACTIONS];
    int value[SW_MAX_ACTIONS];
    int n = ai_choices(g, view, seat, legal), best = -1, noise;

    assert(n > 0);
    if (n == 1)
        return legal[0];
    form_judgements(g, view, seat, level, thinking, legal, n, value);
    overlook(level, legal, n, thinking, hidden);
    noise =
        at_stake(g, value, n) * level->noise / 100 + judge_sure(g) * level->noise_floor / 1000;
    for (int i = 0; i < n; i++) {
        value[i] += off_by(thinking, noise);
        if (!hidden[i] && (best < 0 || value[i] > value[best]))
            best = i;
    }
    return legal[best];
}

/* ---- those who search ---------------------------------------------------------------- */

enum { USUAL_WORLDS = 200, USUAL_WIDTH = 8, USUAL_DEPTH = 30, SPARE_NODES = 3 };

struct search_plan ai_plan(const struct sw_game *g, int effort)
{
    const struct sw_brain *brain = &g->brain;
    int worlds =
        (brain->determinizations ? brain->determinizations : USUAL_WORLDS) * effort / 100;
    struct search_plan plan = {.iterations = (uint32_t)(worlds > 8 ? worlds : 8),
                               .width = brain->width ? brain->width : USUAL_WIDTH,
                               .rollout_depth =
                                   brain->rollout_depth ? brain->rollout_depth : USUAL_DEPTH};

    plan.nodes = plan.iterations * SPARE_NODES;
    return plan;
}

struct sw_action ai_search(const struct sw_game *g, const struct sw_state *view, int seat,
                           const struct search_plan *plan, struct sw_rng *thinking)
{
    struct search *x = search_new(g, plan);
    struct sw_action a;

    if (!x) /* no memory to think with: play on all the same */
        return ai_greedy(g, view, seat, thinking);
    a = search_run(x, view, seat, thinking);
    search_free(x);
    return a;
}

static struct search_plan plan_of(const struct sw_game *g, const struct level *l)
{
    struct search_plan plan = ai_plan(g, l->effort);

    plan.rollout_depth = (uint16_t)(plan.rollout_depth * l->depth / 100);
    return plan;
}

static struct sw_action level(const struct sw_game *g, const struct sw_state *view, int seat,
                              int number, struct sw_rng *thinking)
{
    struct level l = level_in(g, &levels[number - 1]);
    struct search_plan plan = plan_of(g, &l);

    if (g->brain.settled && g->brain.settled(g, view, seat))
        return ai_greedy(g, view, seat, thinking);
    if (!l.effort || happens(thinking, l.hasty))
        return glance(g, view, seat, &l, thinking);
    return ai_search(g, view, seat, &plan, thinking);
}

#define LEVEL(number)                                                                          \
    struct sw_action ai_level##number(const struct sw_game *g, const struct sw_state *view,    \
                                      int seat, struct sw_rng *thinking)                       \
    {                                                                                          \
        return level(g, view, seat, number, thinking);                                         \
    }

LEVEL(1)
LEVEL(2)
LEVEL(3)
LEVEL(4)
LEVEL(5)

bool ai_bot_plan(const struct ai_bot *bot, const struct sw_game *g, struct search_plan *out)
{
    static struct sw_action (*const choose[])(const struct sw_game *, const struct sw_state *,
                                              int, struct sw_rng *) = {
        ai_level1, ai_level2, ai_level3, ai_level4, ai_level5};

    for (size_t i = 0; i < sizeof choose / sizeof *choose; i++)
        if (bot->choose == choose[i] && levels[i].effort && !levels[i].hasty) {
            *out = plan_of(g, &levels[i]);
            return true;
        }
    return false;
}
