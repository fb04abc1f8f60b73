/* SPDX-License-Identifier: MIT */
/* thinker.c - a bot at one seat that remembers what it thought, and may use several threads. */
#include "thinker.h"

#include <stdlib.h>

#include "manners.h"
#include "parallel.h"

struct thinker {
    const struct sw_game *game;
    const struct ai_bot *bot;
    struct parallel *search; /* NULL: it does not search */
    bool acted;              /* what it did, when, and where: */
    struct sw_action last;
    uint32_t ply;
};

struct thinker *thinker_new(const struct sw_game *g, const struct ai_bot *bot, int threads)
{
    struct thinker *t = calloc(1, sizeof *t);
    struct search_plan plan;

    if (!t)
        return NULL;
    t->game = g;
    t->bot = bot;
    if (!ai_bot_plan(bot, g, &plan))
        return t;
    t->search = parallel_new(g, &plan, threads);
    if (t->search)
        return t;
    free(t);
    return NULL;
}

void thinker_free(struct thinker *t)
{
    if (t)
        parallel_free(t->search);
    free(t);
}

static void recall(struct thinker *t, const struct sw_state *view, int seat)
{
    if (t->acted && t->last.seat == seat && view->ply == t->ply + 1)
        parallel_follow(t->search, &t->last);
    else
        parallel_forget(t->search);
}

static struct sw_action choose(void *self, const struct sw_state *view, int seat,
                               struct sw_rng *thinking)
{
    struct thinker *t = self;
    bool settled = t->game->brain.settled && t->game->brain.settled(t->game, view, seat);
    struct search_choice best;

    if (!t->search || settled) {
        t->acted = false;
        return t->bot->choose(t->game, view, seat, thinking);
    }
    recall(t, view, seat);
    t->acted = parallel_run(t->search, view, seat, thinking, &best, 1) > 0;
    if (!t->acted) /* nothing to choose from */
        return t->bot->choose(t->game, view, seat, thinking);
    t->last = best.action;
    t->ply = view->ply;
    return best.action;
}

struct sw_action thinker_choose(struct thinker *t, const struct sw_state *view, int seat,
                                const struct ai_past *past, struct sw_rng *thinking)
{
    struct manners_thought thought = {.choose = choose, .self = t};

    if (!t->search)
        return ai_choose(t->bot, t->game, view, seat, past, thinking);
    return manners_choose(t->game, view, seat, past, thinking, &thought);
}
