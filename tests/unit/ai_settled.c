/* SPDX-License-Identifier: MIT */
/* ai_settled.c - whoever makes the same offer again and again gains nothing by it: where a game
 * says so, all levels answer by judgement alone. */
#include "unit/unit.h"

#include <string.h>

#include "ai/ai.h"

static int asked;

/* Level 1 makes most mistakes, level 5 thinks longest: both answer like `greedy`. */
static void check_answers(const struct sw_game *g, const struct sw_state *s, int seat)
{
    static const char *const levels[] = {"level1", "level3", "level5"};
    union sw_any_state view;

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++) {
        struct sw_rng one = ai_thinking(g, &view.head, 7), two = one;
        struct sw_action a = ai_find(levels[i])->choose(g, &view.head, seat, &one);
        struct sw_action b = ai_greedy(g, &view.head, seat, &two);
        assert_int_equal(sw_action_compare(&a, &b), 0);
    }
    asked++;
}

static void visit(const struct sw_game *g, uint64_t number)
{
    struct sw_seed seed = sw_seed_from_number(number);
    struct sw_setup setup;
    union sw_any_state s;
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    sw_setup_bots(g, g->seats_max, &setup);
    setup.seed = seed;
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int seat = 0; !s.head.over;) {
        struct sw_action legal[SW_MAX_ACTIONS], a;
        sw_forward_next(g, &s.head, &seat, legal);
        if (g->brain.settled(g, &s.head, seat))
            check_answers(g, &s.head, seat);
        a = ai_broad(g, &s.head, seat, &r);
        sw_apply(g, &s.head, &a, NULL);
    }
}

static void nobody_waits_for_a_mistake(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (uint64_t number = 0; number < 3 && g->brain.settled; number++)
            visit(g, number);
        sw_game_close(g);
    }
    assert_true(asked > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nobody_waits_for_a_mistake)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
