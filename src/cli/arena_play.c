/* SPDX-License-Identifier: MIT */
/* arena_play.c - who meets whom, and how one of these matches goes. */
#include <string.h>

#include "arena.h"

int arena_line_ups(int players, int seats)
{
    int64_t n = 1;

    for (int i = 1; i <= seats; i++)
        n = n * (players - seats + i) / i;
    return (int)n;
}

uint64_t arena_matches(const struct arena_plan *p)
{
    return (uint64_t)p->line_ups * p->seeds * p->setup.seats;
}

int arena_same(const struct arena_plan *p, int player)
{
    int first = 0;

    while (strcmp(p->player[first].name, p->player[player].name) != 0)
        first++;
    return first;
}

uint64_t arena_seed(const struct arena_plan *p, uint64_t index)
{
    return p->seed + index / p->setup.seats % p->seeds;
}

/* Line-up number `n` in the order of the dictionary: at every player we either take him or skip
 * all line-ups that have him. */
static void line_up(const struct arena_plan *p, int n, int out[SW_MAX_SEATS])
{
    int seats = p->setup.seats;

    for (int i = 0, at = 0; i < seats; at++) {
        int with = arena_line_ups(p->players - at - 1, seats - i - 1);
        if (n < with)
            out[i++] = at;
        else
            n -= with;
    }
}

void arena_seat(const struct arena_plan *p, uint64_t index, int player[SW_MAX_SEATS])
{
    int seats = p->setup.seats, list[SW_MAX_SEATS];
    int turn = (int)(index % (uint64_t)seats);

    line_up(p, (int)(index / p->setup.seats / p->seeds), list);
    for (int i = 0; i < seats; i++)
        player[(i + turn) % seats] = list[i];
}

/* Every seat thinks with a generator of its own. */
static void give_generators(const struct arena_plan *p, uint64_t index,
                            struct sw_rng thinking[SW_MAX_SEATS])
{
    for (int seat = 0; seat < p->setup.seats; seat++) {
        struct sw_seed seed = sw_seed_from_number(index);
        seed.word[2] = (uint32_t)p->seed;
        seed.word[3] = (uint32_t)(p->seed >> 32);
        seed.word[4] = (uint32_t)seat + 1;
        sw_rng_init(&thinking[seat], SW_LUCK_FAST, &seed);
    }
}

static void act(const struct arena_plan *p, union sw_any_state *s, int seat, int player,
                struct sw_rng *thinking)
{
    union sw_any_state view;
    struct sw_action a;

    memcpy(&view, s, p->game->state_size);
    sw_censor(p->game, &view.head, seat);
    a = ai_player_choose(&p->player[player], p->game, &view.head, seat, thinking);
    sw_apply(p->game, &s->head, &a, NULL);
}

static void take_result(const struct arena_plan *p, const struct sw_state *s,
                        struct arena_result *out)
{
    struct sw_scores scores;

    out->plies = s->ply;
    p->game->rules.rank(p->game, s, out->place);
    for (int seat = 0; seat < s->seats; seat++) {
        p->game->rules.score(p->game, s, seat, &scores);
        out->score[seat] = scores.total;
    }
}

/* A match that takes longer than any random one is counted as it stands. */
void arena_play(const struct arena_plan *p, uint64_t index, struct arena_result *out)
{
    struct sw_setup setup = p->setup;
    struct sw_rng thinking[SW_MAX_SEATS];
    union sw_any_state s;
    int seat = 0;

    memset(out, 0, sizeof *out);
    out->index = index;
    arena_seat(p, index, out->player);
    give_generators(p, index, thinking);
    setup.seed = sw_seed_from_number(arena_seed(p, index));
    if (!sw_start(p->game, &setup, &s.head, NULL, NULL))
        return;
    while (!s.head.over && s.head.ply <= p->game->match_bound) {
        struct sw_action legal[SW_MAX_ACTIONS];
        sw_forward_next(p->game, &s.head, &seat, legal);
        act(p, &s, seat, out->player[seat], &thinking[seat]);
    }
    take_result(p, &s.head, out);
}
