/* SPDX-License-Identifier: MIT */
/* kit_bag.c - drawing blindly: nothing lost, nothing favoured. */
#include "unit/unit.h"

#include <string.h>

#include "kit/bag.h"

enum { KINDS = 4 };

static struct sw_rng luck(uint64_t seed)
{
    struct sw_seed s = sw_seed_from_number(seed);
    struct sw_rng r;
    sw_rng_init(&r, SW_LUCK_FAST, &s);
    return r;
}

static void empty_bag_gives_nothing_and_draws_no_luck(void **state)
{
    uint8_t bag[KINDS] = {0};
    struct sw_rng r = luck(1), before = r;
    (void)state;
    assert_int_equal(bag_draw(bag, KINDS, &r), -1);
    assert_memory_equal(&r, &before, sizeof r);
}

static void nth_walks_over_empty_kinds(void **state)
{
    const uint8_t bag[KINDS] = {0, 2, 0, 1};
    (void)state;
    assert_int_equal(bag_nth(bag, KINDS, 0), 1);
    assert_int_equal(bag_nth(bag, KINDS, 1), 1);
    assert_int_equal(bag_nth(bag, KINDS, 2), 3);
}

static void drawing_all_gives_back_what_was_in(void **state)
{
    const uint8_t full[KINDS] = {5, 0, 1, 7};
    uint8_t bag[KINDS], out[KINDS] = {0};
    struct sw_rng r = luck(2);
    (void)state;
    memcpy(bag, full, sizeof bag);
    for (int kind; (kind = bag_draw(bag, KINDS, &r)) >= 0;)
        bag_put(out, kind);
    assert_memory_equal(out, full, KINDS);
    assert_int_equal(bag_total(bag, KINDS), 0);
}

/* 12000 draws from 1:2:3 should give 2000:4000:6000; 250 is more than four standard
 * deviations, and the seed is fixed, so this either always passes or never. */
static void every_token_is_equally_likely(void **state)
{
    int drawn[KINDS] = {0};
    struct sw_rng r = luck(3);
    (void)state;
    for (int i = 0; i < 12000; i++) {
        uint8_t bag[KINDS] = {1, 2, 0, 3};
        drawn[bag_draw(bag, KINDS, &r)]++;
    }
    assert_in_range(drawn[0], 1750, 2250);
    assert_in_range(drawn[1], 3750, 4250);
    assert_int_equal(drawn[2], 0);
    assert_in_range(drawn[3], 5750, 6250);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_bag_gives_nothing_and_draws_no_luck),
        cmocka_unit_test(nth_walks_over_empty_kinds),
        cmocka_unit_test(drawing_all_gives_back_what_was_in),
        cmocka_unit_test(every_token_is_equally_likely),
    };
    return cmocka_run_group_tests_name("kit/bag", tests, NULL, NULL);
}
