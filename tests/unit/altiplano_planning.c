/* SPDX-License-Identifier: MIT */
/* altiplano_planning.c - Altiplano: recalling and planning at the same time.
 *
 * Whenever several seats may act at once, each of them thinks up what it will do, on a board of
 * its own: put, take back, put elsewhere, and in the end "done". Then the table plays all of
 * this in many random orders. Every order must be possible, and all must lead to the same
 * position, byte for byte, luck included. */
#include "unit/unit.h"

#include <stdbool.h>
#include <string.h>

#include "ai/ai.h"
#include "games/altiplano/game.h"
#include "spielwerk_match.h"

enum { STEPS = 16, ORDERS = 12, MATCHES = 10 };

/* What the seats are going to do. */
struct plans {
    struct sw_action step[SEATS][STEPS + 1];
    int length[SEATS];
};

static struct sw_rng luck(uint64_t seed)
{
    struct sw_seed s = sw_seed_from_number(seed);
    struct sw_rng r;
    sw_rng_init(&r, SW_LUCK_FAST, &s);
    return r;
}

static bool together(const struct sw_state *s)
{
    return s->phase == RECALL || s->phase == PLAN;
}

/* Random steps of one seat while nobody else moves; "done" comes last, whenever that is
 * allowed. Gives how many of them take something back. */
static int think(const struct sw_game *g, const union sw_any_state *now, int seat,
                 struct sw_rng *r, struct plans *plans)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state own = *now;
    int length = 0, back = 0, wish = (int)sw_rng_below(r, STEPS + 1);
    while (length < wish) {
        int n = sw_legal(g, &own.head, seat, legal);
        struct sw_action a = n ? legal[sw_rng_below(r, (uint32_t)n)] : (struct sw_action){0};
        if (n == 0 || a.verb == V_DONE)
            break;
        back += a.verb == V_TAKE_BACK;
        plans->step[seat][length++] = a;
        sw_apply(g, &own.head, &a, NULL);
    }
    plans->step[seat][length++] = (struct sw_action){.verb = V_DONE, .seat = (uint8_t)seat};
    plans->length[seat] = length;
    return back;
}

/* All plans, in a random order that the rules allow; false if they allow none. */
static bool carry_out(const struct sw_game *g, const struct plans *plans, struct sw_rng *r,
                      union sw_any_state *s)
{
    int at[SEATS] = {0}, left = 0;
    for (int i = 0; i < s->head.seats; i++)
        left += plans->length[i];
    for (; left > 0; left--) {
        int ready[SEATS], n = 0;
        for (int i = 0; i < s->head.seats; i++)
            if (at[i] < plans->length[i] && !sw_check(g, &s->head, &plans->step[i][at[i]]))
                ready[n++] = i;
        if (n == 0)
            return false;
        int seat = ready[sw_rng_below(r, (uint32_t)n)];
        sw_apply(g, &s->head, &plans->step[seat][at[seat]++], NULL);
        if (sw_verify(g, &s->head))
            return false;
    }
    return true;
}

/* One phase in which all act together, in many orders; *s goes on behind it. */
static int try_phase(const struct sw_game *g, struct sw_rng *r, union sw_any_state *s)
{
    const union sw_any_state before = *s;
    struct plans plans;
    int back = 0, phase = s->head.phase;
    for (int i = 0; i < s->head.seats; i++)
        back += think(g, s, i, r, &plans);
    assert_true(carry_out(g, &plans, r, s));
    assert_int_not_equal(s->head.phase, phase);
    for (int k = 1; k < ORDERS; k++) {
        union sw_any_state other = before;
        assert_true(carry_out(g, &plans, r, &other));
        assert_memory_equal(&other, s, g->state_size);
    }
    return back;
}

/* A match in which everything else is played by a bot. */
static int play(const struct sw_game *g, int seats, uint64_t seed)
{
    struct sw_setup setup;
    union sw_any_state s;
    struct sw_rng r = luck(seed + 1000);
    int back = 0;
    sw_setup_bots(g, seats, &setup);
    setup.seed = sw_seed_from_number(seed);
    setup.option[OPT_MISSIONS] = (uint8_t)(seed & 1);
    sw_start(g, &setup, &s.head, NULL, NULL);
    while (!s.head.over) {
        if (together(&s.head)) {
            back += try_phase(g, &r, &s);
            continue;
        }
        struct sw_action a = ai_greedy(g, &s.head, altiplano(&s.head)->current, &r);
        sw_apply(g, &s.head, &a, NULL);
    }
    return back;
}

static void any_order_of_steps_gives_the_same_position(void **state)
{
    struct sw_game *g = sw_game_open("altiplano", NULL);
    int back = 0;
    (void)state;
    for (int i = 0; i < MATCHES; i++)
        back += play(g, 2 + i % 4, (uint64_t)i);
    assert_true(back > 100); /* or the test would have shown less than it says */
    sw_game_close(g);
}

/* The clockwise order of "done" is the only thing seats wait for. */
static void only_done_waits_for_others(void **state)
{
    struct sw_game *g = sw_game_open("altiplano", NULL);
    struct sw_setup setup;
    union sw_any_state s;
    (void)state;
    sw_setup_bots(g, 5, &setup);
    sw_start(g, &setup, &s.head, NULL, NULL);
    for (int i = 4; i >= 0; i--)
        sw_apply(g, &s.head, &(struct sw_action){.verb = V_DONE, .seat = (uint8_t)i}, NULL);
    assert_int_equal(s.head.phase, PLAN);
    assert_int_equal(s.head.waiting, 31);
    for (int k = 0; k < 5; k++) {
        int next = (altiplano(&s.head)->start + k) % 5;
        for (int i = 0; i < 5; i++) {
            struct sw_action done = {.verb = V_DONE, .seat = (uint8_t)i};
            assert_int_equal(sw_check(g, &s.head, &done) == 0, i == next);
        }
        sw_apply(g, &s.head, &(struct sw_action){.verb = V_DONE, .seat = (uint8_t)next}, NULL);
    }
    assert_int_equal(s.head.phase, TURN);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_order_of_steps_gives_the_same_position),
        cmocka_unit_test(only_done_waits_for_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
