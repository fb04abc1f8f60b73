/* SPDX-License-Identifier: MIT */
/* manners.c - bots that are good company: they do not ask again what was refused.
 *
 * Bots forget everything between two actions, so that they answer alike whenever they are
 * asked. What they may know of the past are their own actions, which are no secret to them. A
 * game whose players ask each other for things says what would be a nuisance.
 *
 * A question may take several actions to put together. When a bot begins one, the rest is
 * thought to its end: it will be chosen in just this way. If that would be a nuisance, the bot
 * thinks again in a view in which nothing can be asked, and then compares what it finds with
 * the other questions it could ask. */
#include "manners.h"

#include <string.h>

#include "judge.h"

enum { STEPS = 64 }; /* of one question, at most */

void ai_past_read(const struct sw_match *m, int seat, struct ai_past *out)
{
    int length = sw_match_length(m), n = 0;

    out->count = 0;
    if (!sw_match_game(m)->brain.pesters)
        return;
    for (int i = 0; i < length; i++)
        n += sw_match_action(m, i).seat == seat;
    for (int i = 0; i < length; i++) {
        struct sw_action a = sw_match_action(m, i);
        if (a.seat == seat && n-- <= AI_PAST)
            out->own[out->count++] = a;
    }
}

static bool goes_on(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return (s->waiting >> seat & 1) && g->brain.settled && g->brain.settled(g, s, seat);
}

/* Would this action, with what has to follow, be a nuisance? */
static bool pesters(const struct sw_game *g, const struct sw_state *view, struct sw_action a,
                    const struct ai_past *past)
{
    union sw_any_state s;

    memcpy(&s, view, g->state_size);
    for (int i = 0; i < STEPS; i++) {
        struct sw_rng thinking;
        if (g->brain.pesters(g, &s.head, &a, past->own, past->count))
            return true;
        sw_apply(g, &s.head, &a, NULL);
        if (!goes_on(g, &s.head, a.seat))
            return false;
        thinking = ai_thinking(g, &s.head, a.seat);
        a = ai_greedy(g, &s.head, a.seat, &thinking);
    }
    return false;
}

static int worth(const struct sw_game *g, const struct sw_state *world,
                 const struct sw_action *a)
{
    union sw_any_state next;

    memcpy(&next, world, g->state_size);
    sw_apply(g, &next.head, a, NULL);
    return judge_value(g, &next.head, a->seat);
}

/* `a`, or a question that seems better and is no nuisance. */
static struct sw_action or_ask(const struct sw_game *g, const struct sw_state *view,
                               struct sw_action a, const struct ai_past *past,
                               struct sw_rng *thinking)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = ai_choices(g, view, a.seat, legal), most;
    union sw_any_state world;

    memcpy(&world, view, g->state_size);
    sw_resample(g, &world.head, a.seat, thinking);
    most = worth(g, &world.head, &a);
    for (int i = 0; i < n; i++) {
        int value;
        if (!(g->brain.asks >> legal[i].verb & 1) || pesters(g, view, legal[i], past))
            continue;
        value = worth(g, &world.head, &legal[i]);
        if (value > most) {
            most = value;
            a = legal[i];
        }
    }
    return a;
}

struct sw_action manners_choose(const struct sw_game *g, const struct sw_state *view, int seat,
                                const struct ai_past *past, struct sw_rng *thinking,
                                const struct manners_thought *thought)
{
    struct sw_action a = thought->choose(thought->self, view, seat, thinking);
    union sw_any_state hushed;

    if (!past || !(g->brain.asks >> a.verb & 1) || !pesters(g, view, a, past))
        return a;
    memcpy(&hushed, view, g->state_size);
    g->brain.hush(g, &hushed.head);
    a = thought->choose(thought->self, &hushed.head, seat, thinking);
    return or_ask(g, view, a, past, thinking);
}

/* ---- bots that begin anew with every question ---------------------------------------------
 */

struct fresh {
    const struct ai_bot *bot;
    const struct sw_game *game;
};

static struct sw_action choose_afresh(void *self, const struct sw_state *view, int seat,
                                      struct sw_rng *thinking)
{
    const struct fresh *f = self;

    return f->bot->choose(f->game, view, seat, thinking);
}

struct sw_action ai_choose(const struct ai_bot *bot, const struct sw_game *g,
                           const struct sw_state *view, int seat, const struct ai_past *past,
                           struct sw_rng *thinking)
{
    struct fresh fresh = {.bot = bot, .game = g};
    struct manners_thought thought = {.choose = choose_afresh, .self = &fresh};

    if (bot - ai_bots < AI_SIMPLE)
        return bot->choose(g, view, seat, thinking);
    return manners_choose(g, view, seat, past, thinking, &thought);
}
