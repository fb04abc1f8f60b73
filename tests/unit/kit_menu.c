/* SPDX-License-Identifier: MIT */
/* kit_menu.c - menus: what they list, and that picking takes from the list. */
#include "unit/unit.h"

#include <string.h>

#include "kit/menu.h"

enum { TAKE, GIVE, STOP };

static void fill(struct menu *m)
{
    menu_init(m, 3);
    menu_each(m, TAKE, bits_one(0) | bits_one(7) | bits_one(63));
    menu_each(m, GIVE, 0);
    menu_with_each(m, GIVE, 5, bits_one(2));
    menu_with_each(m, GIVE, 6, bits_one(1) | bits_one(40));
    menu_each_from(m, STOP, -4, bits_one(0) | bits_one(3));
    menu_add(m, STOP, 0, 9);
}

static void lists_all_lines_in_order(void **state)
{
    const struct sw_action all[] = {
        {TAKE, 3, 0, 0, 0},  {TAKE, 3, 7, 0, 0},  {TAKE, 3, 63, 0, 0},
        {GIVE, 3, 5, 2, 0},  {GIVE, 3, 6, 1, 0},  {GIVE, 3, 6, 40, 0},
        {STOP, 3, -4, 0, 0}, {STOP, 3, -1, 0, 0}, {STOP, 3, 0, 9, 0}};
    struct sw_action out[16];
    struct menu m;
    (void)state;
    fill(&m);
    assert_int_equal(menu_list(&m, out), 9);
    assert_memory_equal(out, all, sizeof all);
}

static void an_empty_menu_lists_nothing(void **state)
{
    struct sw_action out[1];
    struct menu m;
    (void)state;
    menu_init(&m, 0);
    menu_each(&m, TAKE, 0);
    assert_int_equal(menu_list(&m, out), 0);
}

static void picks_what_luck_points_at(void **state)
{
    struct sw_seed seed = sw_seed_from_number(5);
    struct sw_rng luck, other;
    struct sw_action out[16], one;
    struct menu m;
    int seen[9] = {0};
    (void)state;
    fill(&m);
    menu_list(&m, out);
    sw_rng_init(&luck, SW_LUCK_FAST, &seed);
    other = luck;
    for (int i = 0; i < 9000; i++) {
        uint32_t at = sw_rng_below(&other, 9);
        assert_int_equal(menu_pick(&m, &luck, &one), 9);
        assert_memory_equal(&one, &out[at], sizeof one);
        seen[at]++;
    }
    for (int i = 0; i < 9; i++)
        assert_in_range(seen[i], 860, 1140);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_all_lines_in_order),
        cmocka_unit_test(an_empty_menu_lists_nothing),
        cmocka_unit_test(picks_what_luck_points_at),
    };
    return cmocka_run_group_tests_name("kit/menu", tests, NULL, NULL);
}
