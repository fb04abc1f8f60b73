/* SPDX-License-Identifier: MIT */
/* highcard.h - matches of the template game, for tests of what is the same in all games. */
#ifndef UNIT_HIGHCARD_H
#define UNIT_HIGHCARD_H

#include <stdlib.h>
#include <string.h>

#include "spielwerk_match.h"

static struct sw_game *highcard_open(void)
{
    struct sw_game *g = sw_game_open("null", NULL);

    if (!g)
        abort();
    return g;
}

/* An edition with a single stone: once it is drawn, keeping reveals nothing. */
static struct sw_game *highcard_open_one_stone(void)
{
    struct sw_game *g = highcard_open();
    int stones = sw_table_find(g, "stones");
    int count = sw_column_find(g, stones, "count");

    if (!sw_cell_set(g, stones, 0, count, "1", NULL) ||
        !sw_cell_set(g, stones, 1, count, "0", NULL) || !sw_game_seal(g, "one stone", NULL))
        abort();
    return g;
}

static struct sw_match *highcard_new(const struct sw_game *g, int seats, uint64_t seed)
{
    struct sw_setup setup;
    struct sw_match *m;

    sw_setup_init(g, seats, &setup);
    setup.seed = sw_seed_from_number(seed);
    sw_setup_option(g, &setup, "rounds", "5", NULL);
    m = sw_match_new(g, &setup, NULL);
    if (!m)
        abort();
    return m;
}

/* "2 keep": 0, or why not. */
static int highcard_do(struct sw_match *m, const char *text)
{
    struct sw_action a;
    struct sw_events ev;

    if (!sw_action_parse(sw_match_game(m), text, &a, NULL))
        abort();
    return sw_match_play(m, &a, &ev);
}

/* Up to `most` actions, any legal one being as likely as any other. */
static void highcard_random(struct sw_match *m, struct sw_rng *r, int most)
{
    const struct sw_game *g = sw_match_game(m);
    struct sw_action legal[SW_MAX_ACTIONS];

    for (int i = 0; i < most && !sw_match_state(m)->over; i++) {
        const struct sw_state *s = sw_match_state(m);
        int seat = 0, n;
        while (!(s->waiting >> seat & 1))
            seat++;
        n = g->rules.legal(g, s, seat, legal);
        if (sw_match_play(m, &legal[sw_rng_below(r, (uint32_t)n)], NULL) != 0)
            abort();
    }
}

#endif
