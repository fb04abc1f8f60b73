/* SPDX-License-Identifier: MIT */
/* kit_flow.c - questions, automatic steps and turns. */
#include "unit/unit.h"

#include "kit/ask.h"
#include "kit/step.h"
#include "kit/turn.h"

static void shapes_are_part_of_saved_states(void **state)
{
    (void)state;
    assert_int_equal(sizeof(struct ask), 8);
    assert_int_equal(sizeof(struct step), 9);
}

static void questions_come_back_in_order(void **state)
{
    struct ask k = {0};
    uint8_t phase = 3;
    (void)state;
    ask_push(&k, &phase, 5);
    ask_push(&k, &phase, 200);
    assert_int_equal(phase, 200);
    assert_int_equal(k.depth, 2);
    ask_pop(&k, &phase);
    assert_int_equal(phase, 5);
    ask_pop(&k, &phase);
    assert_int_equal(phase, 3);
}

static void answered_questions_leave_no_trace(void **state)
{
    struct ask k = {0};
    const struct ask nothing = {0};
    uint8_t phase = 9;
    (void)state;
    for (int i = 0; i < ASK_DEPTH; i++)
        ask_push(&k, &phase, i + 1);
    for (int i = 0; i < ASK_DEPTH; i++)
        ask_pop(&k, &phase);
    assert_int_equal(phase, 9);
    assert_memory_equal(&k, &nothing, sizeof k);
}

static void leftovers_do_not_fit(void **state)
{
    struct ask k = {0};
    uint8_t phase = 9;
    (void)state;
    assert_true(ask_fits(&k, 0));
    ask_push(&k, &phase, 1);
    assert_true(ask_fits(&k, 1));
    assert_false(ask_fits(&k, 0));
    assert_false(ask_fits(&k, 2));
    k.below[4] = 1;
    assert_false(ask_fits(&k, 1));
}

static void a_step_runs_until_nothing_is_left(void **state)
{
    struct step t;
    const struct step nothing = {0};
    int served[4] = {0};
    (void)state;
    step_begin(&t, 7, 2, 4);
    assert_int_equal(t.at, 7);
    for (int i; (i = step_next(&t)) >= 0; t.left[i]--)
        served[i]++;
    for (int i = 0; i < 4; i++)
        assert_int_equal(served[i], 2);
    assert_int_equal(t.left[4], 0);
    step_end(&t);
    assert_memory_equal(&t, &nothing, sizeof t);
}

static void a_step_may_begin_anywhere_at_the_table(void **state)
{
    struct step t;
    (void)state;
    step_begin(&t, 1, 1, 4);
    t.left[2] = t.left[3] = 0;
    assert_int_equal(step_next_from(&t, 0, 4), 0);
    assert_int_equal(step_next_from(&t, 1, 4), 1);
    assert_int_equal(step_next_from(&t, 2, 4), 0);
    t.left[0] = t.left[1] = 0;
    assert_int_equal(step_next_from(&t, 3, 4), -1);
}

static void turns_go_round(void **state)
{
    (void)state;
    for (int seats = 1; seats <= 8; seats++) {
        for (int i = 0; i < seats; i++) {
            assert_int_equal(turn_next(i, seats), (i + 1) % seats);
            assert_int_equal(turn_before(turn_next(i, seats), seats), i);
            for (int d = 0; d < seats; d++)
                assert_int_equal(turn_distance(i, (i + d) % seats, seats), d);
        }
    }
}

static void first_of_a_mask(void **state)
{
    (void)state;
    assert_int_equal(turn_first_of(0x0, 1, 4), -1);
    assert_int_equal(turn_first_of(0x9, 0, 4), 0);
    assert_int_equal(turn_first_of(0x9, 1, 4), 3);
    assert_int_equal(turn_first_of(0x1, 2, 4), 0);
    assert_int_equal(turn_first_of(0x10, 2, 4), -1);
    assert_int_equal(turn_only(7), 0x80);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_are_part_of_saved_states),
        cmocka_unit_test(questions_come_back_in_order),
        cmocka_unit_test(answered_questions_leave_no_trace),
        cmocka_unit_test(leftovers_do_not_fit),
        cmocka_unit_test(a_step_runs_until_nothing_is_left),
        cmocka_unit_test(a_step_may_begin_anywhere_at_the_table),
        cmocka_unit_test(turns_go_round),
        cmocka_unit_test(first_of_a_mask),
    };
    return cmocka_run_group_tests_name("kit/ask, step, turn", tests, NULL, NULL);
}
