/* SPDX-License-Identifier: MIT */
/* verify.c - is this a position at all? Asked of everything that comes from outside. */
#include <string.h>

#include "spielwerk_match.h"

static bool options_fit(const struct sw_game *g, const struct sw_state *s)
{
    for (int i = 0; i < SW_MAX_OPTIONS; i++) {
        int least = i < g->option_count ? g->options[i].min : 0;
        int most = i < g->option_count ? g->options[i].max : 0;
        if (s->option[i] < least || s->option[i] > most)
            return false;
    }
    return true;
}

/* A fast generator of zeros would give zeros for ever. */
static bool luck_is_stuck(const struct sw_rng *r)
{
    return r->kind == SW_LUCK_FAST && !(r->key[0] | r->key[1] | r->key[2] | r->key[3]);
}

/* What the rules take for granted in the head of every state. */
static const char *head_broken(const struct sw_game *g, const struct sw_state *s)
{
    if (s->seats < g->seats_min || s->seats > g->seats_max)
        return "the number of seats is wrong";
    if (s->waiting >> s->seats)
        return "a seat is waiting that is not at the table";
    if (s->over && s->over >= g->ending_count)
        return "the game has no such ending";
    if ((s->over != 0) == (s->waiting != 0))
        return "nobody is waiting, or somebody is after the end";
    if (s->phase >= g->phase_count)
        return "the game has no such phase";
    if (!options_fit(g, s))
        return "an option is outside its range";
    if (s->rng.kind > SW_LUCK_FAST)
        return "there is no such kind of luck";
    return luck_is_stuck(&s->rng) ? "the fast generator is all zeros" : NULL;
}

/* What follows from the rest of the state must be what would follow now. */
static bool derived_fits(const struct sw_game *g, const struct sw_state *s)
{
    union sw_any_state again;
    size_t from = (size_t)(g->state_size - g->derived_size);
    if (!g->derived_size)
        return true;
    memcpy(&again, s, g->state_size);
    memset(again.bytes + from, 0, g->derived_size);
    g->rules.derive(g, &again.head);
    return memcmp(&again, s, g->state_size) == 0;
}

const char *sw_verify(const struct sw_game *g, const struct sw_state *s)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    const char *broken = head_broken(g, s);
    if (!broken && !derived_fits(g, s))
        broken = "what is derived does not follow from the rest";
    if (!broken)
        broken = g->rules.verify(g, s);
    if (s->rng.kind == SW_LUCK_NONE) /* censored: others' actions may not be known */
        return broken;
    for (int seat = 0; seat < s->seats && !broken; seat++)
        if ((s->waiting >> seat & 1) && sw_legal(g, s, seat, legal) <= 0)
            broken = "somebody is asked who cannot do anything";
    return broken;
}
