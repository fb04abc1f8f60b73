/* SPDX-License-Identifier: MIT */
/* fit.c - matches to learn from: a wild beginning, and what it leads to. */
#include "fit.h"

#include <assert.h>
#include <string.h>

#include "ai.h"
#include "tune.h"

enum {
    LATEST = 14, /* the last quiescent moment before which players are wild */
    TAME = 30,   /* per cent of the matches that are not wild at all */
    RASH = 10    /* per cent of a wild player's actions that are taken blindly, at most */
};

/* Players who judge by weights of their own. */
struct wild {
    struct sw_game game[SW_MAX_SEATS];
    struct sw_weight weight[SW_MAX_SEATS][TUNE_WEIGHTS];
    int until; /* quiescent moments */
    int rash;  /* of a thousand actions */
};

/* Up to several times as much or as little. */
static int distort(int value, int spread, struct sw_rng *r)
{
    int per_cent = 100;

    for (int i = 0; i < 3; i++)
        per_cent += (int)sw_rng_below(r, (uint32_t)spread);
    return sw_rng_below(r, 2) ? value * per_cent / 100 : value * 100 / per_cent;
}

static void make_wild(const struct sw_game *g, int seats, struct sw_rng *r, struct wild *w)
{
    int spread = 30 + (int)sw_rng_below(r, 100), n = g->brain.weight_count;

    w->until = sw_rng_below(r, 100) < TAME ? 0 : (int)sw_rng_below(r, LATEST);
    w->rash = sw_rng_below(r, 2) ? (int)sw_rng_below(r, RASH * 10) : 0;
    for (int seat = 0; seat < seats; seat++) {
        w->game[seat] = *g;
        for (int i = 0; i < n; i++) {
            w->weight[seat][i] = g->brain.weight[i];
            w->weight[seat][i].value = distort(g->brain.weight[i].value, spread, r);
        }
        w->game[seat].brain.weight = w->weight[seat];
    }
}

static struct sw_action choose(const struct sw_game *g, const union sw_any_state *s, int seat,
                               struct sw_rng *thinking)
{
    union sw_any_state view;

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    return ai_greedy(g, &view.head, seat, thinking);
}

static int points(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;

    g->rules.score(g, s, seat, &scores);
    return scores.total;
}

/* Until the end `gain` holds the points of the moment. */
static void note(const struct sw_game *g, const struct sw_state *s, struct fit_match *out)
{
    for (int seat = 0; seat < s->seats && out->samples < FIT_CALM; seat++) {
        struct fit_sample *f = &out->sample[out->samples++];
        memset(f, 0, sizeof *f);
        g->brain.features(g, s, seat, f->x);
        f->gain = (int16_t)points(g, s, seat);
    }
}

static void settle(const struct sw_game *g, const struct sw_state *s, struct fit_match *out)
{
    for (int i = 0; i < out->samples; i++) {
        struct fit_sample *f = &out->sample[i];
        f->gain = (int16_t)(points(g, s, i % s->seats) - f->gain);
        f->later = (int16_t)(i + s->seats < out->samples ? s->seats : 0);
    }
}

static void play(const struct sw_game *g, struct wild *w, union sw_any_state *s,
                 struct sw_rng *thinking, struct fit_match *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int seat = 0, moments = 0;
    bool was_quiescent = false;

    while (!s->head.over && s->head.ply <= g->match_bound) {
        int n = sw_forward_next(g, &s->head, &seat, legal);
        bool quiescent = g->brain.quiescent(g, &s->head), tame;
        if (quiescent && !was_quiescent && moments++ >= w->until)
            note(g, &s->head, out);
        was_quiescent = quiescent;
        tame = moments > w->until;
        if (n > 1 && !tame && (int)sw_rng_below(thinking, 1000) < w->rash)
            legal[0] = legal[sw_rng_below(thinking, (uint32_t)n)];
        else if (n > 1)
            legal[0] = choose(tame ? g : &w->game[seat], s, seat, thinking);
        sw_apply(g, &s->head, &legal[0], NULL);
    }
}

void fit_play(const struct sw_game *g, int seats, uint64_t seed, uint64_t index,
              struct fit_match *out)
{
    struct sw_setup setup;
    struct sw_rng thinking;
    union sw_any_state s;
    struct wild wild;

    assert(g->brain.features && g->brain.quiescent && g->brain.weight_count <= TUNE_WEIGHTS);
    out->samples = 0;
    sw_setup_bots(g, seats, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(seed + index);
    if (!sw_start(g, &setup, &s.head, NULL, NULL))
        return;
    setup.seed.word[2] = 1; /* other luck than the match's own */
    sw_rng_init(&thinking, SW_LUCK_FAST, &setup.seed);
    make_wild(g, setup.seats, &thinking, &wild);
    play(g, &wild, &s, &thinking, out);
    settle(g, &s.head, out);
}
