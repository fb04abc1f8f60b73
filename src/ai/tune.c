/* SPDX-License-Identifier: MIT */
/* tune.c - better weights for a brain, found by letting it play against itself.
 *
 * One weight at a time is changed and has to prove itself in a few hundred matches. That is
 * simple, it can be followed, and it never makes anything much worse: a change is kept only if
 * it wins more than chance would explain. */
#include "tune.h"

#include <string.h>

#include "ai.h"

enum { FIRST_STEP = 40 /* per cent; half of it in each further round */ };

bool tune_init(struct tune *t, const struct sw_game *g)
{
    *t = (struct tune){.game = g, .weights = g->brain.weight_count, .at = -1};
    if (t->weights == 0 || t->weights > TUNE_WEIGHTS)
        return false;
    memcpy(t->current, g->brain.weight, (size_t)t->weights * sizeof *t->current);
    for (int i = 0; i < t->weights; i++)
        t->current[i].value = t->current[i].guess;
    return true;
}

void tune_prove(struct tune *t)
{
    memcpy(t->changed, t->game->brain.weight, (size_t)t->weights * sizeof *t->changed);
}

bool tune_next(struct tune *t, int rounds)
{
    int value, step;

    if (++t->at == 2 * t->weights) {
        t->at = 0;
        t->round++;
    }
    if (t->round >= rounds)
        return false;
    memcpy(t->changed, t->current, sizeof t->changed);
    value = t->current[t->at / 2].value;
    step = (value < 0 ? -value : value) * (FIRST_STEP >> t->round) / 100;
    step = step > 0 ? step : 1;
    t->changed[t->at / 2].value = t->at % 2 ? value - step : value + step;
    return true;
}

static void act(const struct sw_game *g, union sw_any_state *s, int seat,
                struct sw_rng *thinking)
{
    union sw_any_state view;
    struct sw_action a;

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    a = ai_greedy(g, &view.head, seat, thinking);
    sw_apply(g, &s->head, &a, NULL);
}

/* Who finishes beyond the bound of a match loses. */
static double share_of_win(const struct sw_game *g, const struct sw_state *s, int seat)
{
    uint8_t place[SW_MAX_SEATS];
    int first = 0;

    g->rules.rank(g, s, place);
    for (int i = 0; i < s->seats; i++)
        first += place[i] == 1;
    return s->over && place[seat] == 1 ? 1.0 / first : 0;
}

double tune_match(const struct tune *t, const struct sw_setup *setup, uint64_t seed,
                  uint64_t index)
{
    struct sw_game current = *t->game, changed = *t->game;
    struct sw_setup own = *setup;
    struct sw_rng thinking;
    union sw_any_state s;
    int tried = (int)(index % setup->seats), seat = 0;

    current.brain.weight = t->current;
    changed.brain.weight = t->changed;
    own.seed = sw_seed_from_number(seed + index / setup->seats);
    sw_rng_init(&thinking, SW_LUCK_FAST, &own.seed);
    if (!sw_start(t->game, &own, &s.head, NULL, NULL))
        return 0;
    while (!s.head.over && s.head.ply <= t->game->match_bound) {
        struct sw_action legal[SW_MAX_ACTIONS];
        sw_forward_next(t->game, &s.head, &seat, legal);
        act(seat == tried ? &changed : &current, &s, seat, &thinking);
    }
    return share_of_win(t->game, &s.head, tried);
}

/* More than one and a half deviations above its fair share, without taking a root. */
bool tune_judge(struct tune *t, int seats, double wins, double n)
{
    double fair = 1.0 / seats, above = wins - n * fair;

    if (above <= 0 || above * above < 2.25 * n * fair * (1 - fair))
        return false;
    memcpy(t->current, t->changed, sizeof t->current);
    return true;
}
