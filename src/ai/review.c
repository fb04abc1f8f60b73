/* SPDX-License-Identifier: MIT */
/* review.c - looking back at a match: what each action, and what luck, did to the chances.
 *
 * A chance is the mean result of playing on in worlds that fit what was known. Three
 * questions are asked of an action. What are the chances now? Worlds are drawn from what each
 * seat knows in turn, so that nobody's secrets weigh more. Was it luck? The same action is
 * carried out in worlds the acting seat could expect, and what really came is compared with
 * their mean. Was it a good choice? The strongest bot says what it would have done, and both
 * actions then play on in the same worlds, so that the difference between them is no luck. */
#include "review.h"

#include <stdlib.h>
#include <string.h>

#include "ai.h"
#include "judge.h"
#include "policy.h"

enum { WORLDS = 24, PAIRS = 32, EFFORT = 50, ROLLOUT_DEPTH = 60 };

struct work {
    const struct sw_game *game;
    struct policy policy;
    union sw_any_state view, world, copy;
    int rollout_depth;
    bool quiescent; /* where worlds are imagined from */
};

static struct sw_rng branch(struct sw_rng *r)
{
    struct sw_seed seed = sw_seed_from_number(sw_rng_word(r));
    struct sw_rng out;

    sw_rng_init(&out, SW_LUCK_FAST, &seed);
    return out;
}

/* Play on from w->world, and add what it was worth. */
static void add_future(struct work *w, int seat, struct sw_rng r, int64_t sum[SW_MAX_SEATS])
{
    int reward[SW_MAX_SEATS];

    policy_play(w->game, &w->world.head, seat, w->rollout_depth, w->quiescent, &r, &w->policy);
    judge_rewards(w->game, &w->world.head, reward);
    for (int i = 0; i < w->world.head.seats; i++)
        sum[i] += reward[i];
}

static void imagine(struct work *w, const struct sw_state *s, int seat, struct sw_rng *r)
{
    memcpy(&w->world, s, w->game->state_size);
    sw_censor(w->game, &w->world.head, seat);
    sw_resample(w->game, &w->world.head, seat, r);
    w->quiescent = judge_quiescent(w->game, s);
}

/* Shares of one whole. */
static void normalise(const int64_t sum[SW_MAX_SEATS], int seats, int out[SW_MAX_SEATS])
{
    int64_t all = 0;

    for (int i = 0; i < seats; i++)
        all += sum[i];
    for (int i = 0; i < seats; i++)
        out[i] = all > 0 ? (int)(sum[i] * JUDGE_CERTAIN / all) : JUDGE_CERTAIN / seats;
}

static void final_chances(const struct sw_game *g, const struct sw_state *s,
                          int out[SW_MAX_SEATS])
{
    uint8_t place[SW_MAX_SEATS];
    int64_t sum[SW_MAX_SEATS];

    g->rules.rank(g, s, place);
    for (int i = 0; i < s->seats; i++)
        sum[i] = place[i] == 1;
    normalise(sum, s->seats, out);
}

/* Through the eyes of `eyes`, or of everybody in turn. */
static void chances(struct work *w, const struct sw_state *s, const struct sw_action *a,
                    int eyes, struct sw_rng *r, int out[SW_MAX_SEATS])
{
    int64_t sum[SW_MAX_SEATS] = {0};

    if (s->over) {
        final_chances(w->game, s, out);
        return;
    }
    for (int i = 0; i < WORLDS; i++) {
        int seat = eyes == SW_SPECTATOR ? i % s->seats : eyes;
        imagine(w, s, seat, r);
        if (a)
            sw_apply(w->game, &w->world.head, a, NULL);
        add_future(w, a ? a->seat : seat, branch(r), sum);
    }
    normalise(sum, s->seats, out);
}

static void look_at_luck(struct work *w, const struct sw_state *before,
                         const struct sw_action *a, const struct sw_state *after,
                         struct sw_rng *r, struct review_step *out)
{
    int expected[SW_MAX_SEATS], got[SW_MAX_SEATS];

    chances(w, before, a, a->seat, r, expected);
    chances(w, after, NULL, a->seat, r, got);
    for (int i = 0; i < after->seats; i++)
        out->luck[i] = got[i] - expected[i];
}

/* Both actions in the same worlds, with the same luck. */
static void compare(struct work *w, const struct sw_state *before, const struct sw_action *a,
                    struct sw_rng *r, struct review_step *out)
{
    int64_t best[SW_MAX_SEATS] = {0}, own[SW_MAX_SEATS] = {0};
    int share[SW_MAX_SEATS];

    for (int i = 0; i < PAIRS; i++) {
        struct sw_rng luck;
        imagine(w, before, a->seat, r);
        luck = branch(r);
        memcpy(&w->copy, &w->world, w->game->state_size);
        sw_apply(w->game, &w->world.head, &out->best, NULL);
        add_future(w, a->seat, luck, best);
        memcpy(&w->world, &w->copy, w->game->state_size);
        sw_apply(w->game, &w->world.head, a, NULL);
        add_future(w, a->seat, luck, own);
    }
    normalise(best, before->seats, share);
    out->best_chance = share[a->seat];
    normalise(own, before->seats, share);
    out->own_chance = share[a->seat];
}

/* Who takes something back has not chosen yet: what is done instead counts. And what bots
 * answer by judgement alone, they would not have done better by thinking. */
static bool is_choice(struct work *w, const struct sw_action *a)
{
    const struct sw_game *g = w->game;

    if (g->takes_back >> a->verb & 1 ||
        (g->brain.settled && g->brain.settled(g, &w->view.head, a->seat)))
        return false;
    return ai_choices(g, &w->view.head, a->seat, w->policy.legal) > 1;
}

static void look_at_choice(struct work *w, const struct sw_state *before,
                           const struct sw_action *a, struct review_step *out)
{
    struct search_plan plan = ai_plan(w->game, EFFORT);
    struct sw_rng r;

    memcpy(&w->view, before, w->game->state_size);
    sw_censor(w->game, &w->view.head, a->seat);
    if (!is_choice(w, a))
        return;
    r = ai_thinking(w->game, &w->view.head, 2);
    out->decided = true;
    out->best = ai_search(w->game, &w->view.head, a->seat, &plan, &r);
    if (sw_action_compare(&out->best, a) != 0)
        compare(w, before, a, &r, out);
}

static struct work *new_work(const struct sw_game *g)
{
    struct work *w = malloc(sizeof *w);
    int depth = ai_plan(g, 100).rollout_depth;

    if (w) {
        w->game = g;
        w->rollout_depth = depth < ROLLOUT_DEPTH ? depth : ROLLOUT_DEPTH;
    }
    return w;
}

bool review_look(const struct sw_game *g, const struct sw_state *before,
                 const struct sw_action *a, const struct sw_state *after, bool drew,
                 struct review_step *out)
{
    struct work *w = new_work(g);
    struct sw_rng r = ai_thinking(g, after, 4);

    *out = (struct review_step){.seat = a->seat, .round = before->round};
    if (!w)
        return false;
    out->drew = drew;
    look_at_choice(w, before, a, out);
    if (out->drew)
        look_at_luck(w, before, a, after, &r, out);
    chances(w, after, NULL, SW_SPECTATOR, &r, out->chance);
    free(w);
    return true;
}

bool review_begin(const struct sw_game *g, const struct sw_state *s, int chance[SW_MAX_SEATS])
{
    struct work *w = new_work(g);
    struct sw_rng r = ai_thinking(g, s, 4);

    if (!w)
        return false;
    chances(w, s, NULL, SW_SPECTATOR, &r, chance);
    free(w);
    return true;
}

/* Who plays on in thought may miss a plan that the seat had, and carried out. */
void review_settle(struct review_step *step, int n)
{
    int made = 0;

    for (int i = n - 1; i >= 0; i--) {
        struct review_step *s = &step[i];
        bool goes_on = i + 1 < n && s[1].seat == s->seat && !s[1].drew;
        made = goes_on ? made : s->chance[s->seat];
        if (s->best_chance && !s->drew && made > s->own_chance)
            s->own_chance = made;
    }
}

int review_loss(const struct review_step *s)
{
    return s->decided && s->best_chance > s->own_chance ? s->best_chance - s->own_chance : 0;
}
