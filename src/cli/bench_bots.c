/* SPDX-License-Identifier: MIT */
/* bench_bots.c - a number that changes as soon as any bot chooses differently.
 *
 * All bots are asked about some positions of random matches with fixed seeds. They count in
 * whole numbers and draw from generators that depend on the view alone, so the number is the
 * same on every machine. */
#include <string.h>

#include "ai/ai.h"
#include "bench.h"

enum { MATCHES = 6, POSITIONS = 12, APART = 13 };

static void stir(uint64_t *hash, int value)
{
    *hash = (*hash ^ (uint32_t)value) * 0x100000001b3u;
    *hash ^= *hash >> 32;
}

static void ask_bot(const struct ai_bot *bot, const struct sw_game *g,
                    const struct sw_state *view, int seat, uint64_t *hash)
{
    struct sw_rng thinking = ai_thinking(g, view, (uint32_t)seat);
    struct sw_action a = bot->choose(g, view, seat, &thinking);
    const int part[] = {a.verb, a.seat, a.a, a.b, a.c};

    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        stir(hash, part[i]);
}

static void ask_all(const struct sw_game *g, const struct sw_state *s, uint64_t *hash)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state view;
    int seat = 0;

    sw_forward_next(g, s, &seat, legal);
    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    for (int i = 0; i < ai_bot_count; i++)
        ask_bot(&ai_bots[i], g, &view.head, seat, hash);
}

static void ask_in_match(const struct sw_game *g, uint64_t number, uint64_t *hash)
{
    union sw_any_state s;
    struct sw_setup setup;
    struct sw_rng choice;

    playouts_setup(g, number, &setup, &choice);
    sw_start(g, &setup, &s.head, NULL, NULL);
    for (int ply = 1; ply <= POSITIONS * APART && !s.head.over; ply++) {
        struct sw_action a;
        int seat = 0;
        sw_pick_next(g, &s.head, &seat, &choice, &a);
        sw_apply(g, &s.head, &a, NULL);
        if (ply % APART == 0 && !s.head.over)
            ask_all(g, &s.head, hash);
    }
}

uint32_t bench_bots_signature(const struct sw_game *g)
{
    uint64_t hash = PLAYOUTS_HASH;

    for (uint64_t number = 0; number < MATCHES; number++)
        ask_in_match(g, number, &hash);
    return (uint32_t)hash;
}
