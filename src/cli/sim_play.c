/* SPDX-License-Identifier: MIT */
/* sim_play.c - one match between bots, every position checked.
 *
 * Each match has three generators: the match's own luck, one the bots think with, and one
 * that makes up actions to ask check() about. They start from the seed of the match alone,
 * so a match can be repeated without those before it. */
#include <stdio.h>
#include <string.h>

#include "sim.h"
#include "trace.h"

struct run {
    const struct sim_plan *plan;
    const struct sw_game *game;
    const struct ai_bot *bot[SW_MAX_SEATS];
    struct sw_rng thinking, asking;
    struct sw_events ev;
    struct sim_result *result;
    union sw_any_state state, view;
};

uint64_t sim_seed(const struct sim_plan *plan, uint64_t index)
{
    return plan->seed + index % plan->games;
}

int sim_who(const struct sim_plan *plan, uint64_t index, int seat)
{
    return (int)((index + (uint64_t)seat) % (uint64_t)plan->bots);
}

static struct sw_rng generator(uint64_t seed, uint32_t purpose)
{
    struct sw_seed s = sw_seed_from_number(seed);
    struct sw_rng r;

    s.word[7] = purpose;
    sw_rng_init(&r, SW_LUCK_FAST, &s);
    return r;
}

static bool violated(struct run *r, const char *what, const char *detail)
{
    snprintf(r->result->violation, SIM_WHAT, "%s%s%s", what, *detail ? ": " : "", detail);
    return false;
}

static bool verify(struct run *r)
{
    const char *broken = r->plan->verify ? sw_verify(r->game, &r->state.head) : NULL;

    return !broken || violated(r, "verify", broken);
}

static bool about(struct run *r, const char *what, const struct sw_action *a)
{
    char memory[96];
    struct sw_text t;

    sw_text_init(&t, memory, sizeof memory);
    sw_action_print(r->game, a, &t);
    return violated(r, what, memory);
}

static bool is_listed(const struct sw_action *a, const struct sw_action *legal, int n)
{
    for (int i = 0; i < n; i++)
        if (sw_action_compare(a, &legal[i]) == 0)
            return true;
    return false;
}

/* Something near a legal action, legal or not. */
static struct sw_action made_up(struct run *r, const struct sw_action *legal, int n)
{
    struct sw_action a = legal[sw_rng_below(&r->asking, (uint32_t)n)];
    int by = (int)sw_rng_below(&r->asking, 9) - 4;

    switch (sw_rng_below(&r->asking, 5)) {
    case 0:
        a.verb = (uint8_t)sw_rng_below(&r->asking, r->game->verb_count);
        break;
    case 1:
        a.seat = (uint8_t)sw_rng_below(&r->asking, r->state.head.seats);
        break;
    case 2:
        a.a = (int16_t)(a.a + by);
        break;
    case 3:
        a.b = (int16_t)(a.b + by);
        break;
    default:
        a.c = (int16_t)(a.c + by);
    }
    return a;
}

/* check() must agree with legal(): on the action played, and on one that is made up. */
static bool rules_agree(struct run *r, int seat, const struct sw_action *chosen)
{
    const struct sw_state *s = &r->state.head;
    struct sw_action legal[SW_MAX_ACTIONS], other;
    int n = sw_legal(r->game, s, seat, legal);

    if (!is_listed(chosen, legal, n))
        return about(r, "the bot chose an illegal action", chosen);
    if (sw_check(r->game, s, chosen) != 0)
        return about(r, "listed as legal but refused", chosen);
    other = made_up(r, legal, n);
    if (other.seat != seat)
        n = sw_legal(r->game, s, other.seat, legal);
    if (!is_listed(&other, legal, n) && sw_check(r->game, s, &other) == 0)
        return about(r, "allowed but not listed as legal", &other);
    return true;
}

/* One of those who may act and go forward; nothing is drawn if there is only one. */
static int pick_seat(struct run *r)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    uint32_t waiting = r->state.head.waiting, count = 0, skip;
    int seat = 0;

    for (uint32_t w = waiting; w; w &= w - 1)
        count++;
    skip = sw_rng_below(&r->thinking, count);
    while (!(waiting >> seat & 1) || skip-- > 0)
        seat++;
    if (count > 1)
        sw_forward_next(r->game, &r->state.head, &seat, legal);
    return seat;
}

static struct sw_action choose(struct run *r, int seat)
{
    memcpy(&r->view, &r->state, r->game->state_size);
    sw_censor(r->game, &r->view.head, seat);
    return r->bot[seat]->choose(r->game, &r->view.head, seat, &r->thinking);
}

static bool step(struct run *r, uint64_t index, struct sw_text *trace)
{
    struct sw_action a;
    int seat;

    if (!r->state.head.waiting)
        return violated(r, "nobody may act", "");
    if (r->state.head.ply > r->game->match_bound)
        return violated(r, "the match takes too long", "");
    seat = pick_seat(r);
    a = choose(r, seat);
    if (r->plan->verify && !rules_agree(r, seat, &a))
        return false;
    sw_apply(r->game, &r->state.head, &a, r->plan->trace ? &r->ev : NULL);
    if (r->plan->trace)
        trace_action(r->game, index, &a, &r->state.head, &r->ev, trace);
    return verify(r);
}

static void take_result(struct run *r)
{
    const struct sw_state *s = &r->state.head;
    struct sw_scores scores;

    r->result->plies = (int)s->ply;
    r->result->rounds = s->round;
    r->result->ending = s->over;
    for (int seat = 0; seat < s->seats; seat++) {
        r->game->rules.score(r->game, s, seat, &scores);
        r->result->score[seat] = scores.total;
    }
    r->game->rules.rank(r->game, s, r->result->place);
}

static bool begin(struct run *r, uint64_t index, struct sw_text *trace)
{
    struct sw_setup setup = r->plan->setup;
    uint64_t seed = sim_seed(r->plan, index);
    struct sw_error e;

    setup.seats = (uint8_t)r->plan->seats[index / r->plan->games];
    setup.seed = sw_seed_from_number(seed);
    r->thinking = generator(seed, 1);
    r->asking = generator(seed, 2);
    r->result->seats = setup.seats;
    for (int seat = 0; seat < setup.seats; seat++)
        r->bot[seat] = r->plan->bots ? r->plan->bot[sim_who(r->plan, index, seat)]
                                     : &ai_bots[sw_rng_below(&r->thinking, AI_SIMPLE)];
    if (!sw_start(r->game, &setup, &r->state.head, &r->ev, &e))
        return violated(r, "the setup is refused", "");
    if (r->plan->trace)
        trace_setup(r->game, index, &setup, r->bot, &r->state.head, &r->ev, trace);
    return verify(r);
}

void sim_play(const struct sim_plan *plan, uint64_t index, struct sim_result *out,
              struct sw_text *trace)
{
    struct run r = {.plan = plan, .game = plan->game, .result = out};
    bool good;

    memset(out, 0, sizeof *out);
    good = begin(&r, index, trace);
    while (good && !r.state.head.over)
        good = step(&r, index, trace);
    take_result(&r);
    if (plan->trace && good)
        trace_end(plan->game, index, &r.state.head, trace);
}
