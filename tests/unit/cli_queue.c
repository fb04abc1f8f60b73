/* SPDX-License-Identifier: MIT */
/* cli_queue.c - whose bot thinks next: nobody waits for somebody else's crowd. */
#include "unit.h"

#include <string.h>

#include "server/queue.h"

enum { CROWD = 60, HIM = 1, HER = 2, SLOW = 1000, QUICK = 5 };

static struct queue q;
static struct queue_place crowd[CROWD], hers;

static int begin(void **state)
{
    (void)state;
    memset(crowd, 0, sizeof crowd);
    memset(&hers, 0, sizeof hers);
    queue_init(&q);
    for (int i = 0; i < CROWD; i++)
        queue_put(&q, &crowd[i], HIM, false);
    return 0;
}

static int end(void **state)
{
    (void)state;
    queue_clear(&q);
    return 0;
}

/* The next one thinks, pays, and stands in line again. */
static struct queue_place *serve(bool quick_only)
{
    struct queue_place *p = queue_take(&q, quick_only);

    if (!p)
        return NULL;
    queue_pay(&q, p, p->quick ? QUICK : SLOW);
    if (p != &hers)
        queue_put(&q, p, HIM, false);
    return p;
}

static void one_table_is_next_behind_a_crowd(void **state)
{
    (void)state;
    for (int round = 0; round < 10; round++) {
        serve(false);
        queue_put(&q, &hers, HER, false);
        assert_true(serve(false) == &hers || serve(false) == &hers);
    }
}

static void clients_share_evenly(void **state)
{
    int of_hers = 0;

    (void)state;
    for (int i = 0; i < 100; i++) {
        queue_put(&q, &hers, HER, false);
        of_hers += serve(false) == &hers;
    }
    assert_in_range(of_hers, 49, 51);
}

static void quick_ones_have_a_lane_of_their_own(void **state)
{
    (void)state;
    assert_null(queue_take(&q, true));
    queue_put(&q, &hers, HER, true);
    assert_ptr_equal(queue_take(&q, true), &hers);
    queue_pay(&q, &hers, QUICK);
    queue_put(&q, &hers, HIM, true);
    assert_ptr_equal(serve(false), &hers);
}

static void each_table_has_its_turn(void **state)
{
    (void)state;
    for (int i = 0; i < 3 * CROWD; i++)
        assert_ptr_equal(serve(false), &crowd[i % CROWD]);
}

/* Who was away for long is next, but then it is as if he had been there. */
static void nobody_saves_up(void **state)
{
    int in_a_row = 0;

    (void)state;
    queue_put(&q, &hers, HER, false);
    while (serve(false) != &hers)
        ;
    for (int i = 0; i < 100; i++)
        serve(false);
    queue_put(&q, &hers, HER, false);
    for (; serve(false) == &hers; in_a_row++)
        queue_put(&q, &hers, HER, false);
    assert_in_range(in_a_row, 0, 2);
}

static void who_leaves_is_not_called(void **state)
{
    (void)state;
    queue_put(&q, &hers, HER, true);
    queue_leave(&q, &hers);
    queue_leave(&q, &crowd[0]);
    queue_leave(&q, &crowd[CROWD - 1]);
    assert_int_equal(q.waiting, CROWD - 2);
    assert_ptr_equal(queue_take(&q, false), &crowd[1]);
    queue_pay(&q, &crowd[1], SLOW);
    for (int i = 2; i < CROWD - 1; i++) {
        assert_ptr_equal(queue_take(&q, false), &crowd[i]);
        queue_pay(&q, &crowd[i], SLOW);
    }
    assert_null(queue_take(&q, false));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(one_table_is_next_behind_a_crowd, begin, end),
        cmocka_unit_test_setup_teardown(clients_share_evenly, begin, end),
        cmocka_unit_test_setup_teardown(quick_ones_have_a_lane_of_their_own, begin, end),
        cmocka_unit_test_setup_teardown(each_table_has_its_turn, begin, end),
        cmocka_unit_test_setup_teardown(nobody_saves_up, begin, end),
        cmocka_unit_test_setup_teardown(who_leaves_is_not_called, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
