/* SPDX-License-Identifier: MIT */
/* hamlet_edition.c - Hamlet: editions that cannot be played are refused, with the place named;
 * editions that can are. */
#include "unit/edition_try.h"

#include <string.h>

static void unplayable_editions_are_refused(void **state)
{
    static const char outline[] = "the outline", sense[] = "do not fit together";
    const struct change bad[] = {
        {"tiles", "farm", "dirs", "440023", outline},        /* does not close */
        {"tiles", "farm", "dirs", "44002", outline},         /* too short for its segments */
        {"tiles", "farm", "dirs", "440062", outline},        /* no such direction */
        {"tiles", "farm", "edges", "FFFFFX", outline},       /* no such segment */
        {"tiles", "farm", "edges", "FFFFF", outline},        /* too few of them */
        {"tiles", "farm", "dirs", "004422", outline},        /* clockwise */
        {"tiles", "farm", "dirs", "030303", outline},        /* to and fro */
        {"tiles", "farm", "id", "meadow", "must be called"}, /* costs has another */
        {"costs", "farm", "id", "meadow", "must be called"},
        {"layout", "farm", "id", "barn_1", "must be called"},
        {"numbers", "beg", "id", "steal", "must be called"},
        {"seats", "4", "id", "5", "must be called"},
        {"tiles", "church", "kind", "landmark", sense},
        {"tiles", "shrine", "kind", "special", sense},
        {"tiles", "shrine", "rule", "nothing", sense},
        {"tiles", "shrine", "spaces", "1", sense},
        {"tiles", "shrine", "makes", "wood", sense},
        {"tiles", "shrine", "eats", "wood", sense},
        {"tiles", "farm", "spaces", "0", sense},
        {"tiles", "farm", "makes", "milk", sense},
        {"tiles", "farm", "makes", "gold", sense},
        {"tiles", "farm", "eats", "wood", sense},
        {"tiles", "farm", "rule", "once", sense},
        {"tiles", "sawmill", "makes", "wood", sense},
        {"tiles", "sawmill", "makes", "any", sense},
        {"tiles", "sawmill", "spaces", "0", sense},
        {"tiles", "sawmill", "eats", "milk", sense},
        {"tiles", "sawmill", "rule", "once", sense},
        {"tiles", "town_hall", "rule", "once", sense},
        {"tiles", "town_hall", "makes", "wood", sense},
        {"costs", "windmill", "stack", "brick", "a stack has 4 tiles"},
        {"costs", "sawmill", "stack", "timber", "a stack has 4 tiles"},
        {"tiles", "sawmill", "makes", "brick", "a stack has 4 tiles"},
        {"costs", "shrine", "stack", "table", "the opening tiles"},
        {"tiles", "farm", "makes", "wood", "the opening tiles"},
        {"layout", "farm", "a", "3", "layout farm"},
        {"layout", "quarry", "turn", "4", "layout quarry"},
        {"layout", "church", "stock", "1", "layout church"},
        {"orders", "C1", "kinds", "-", "orders C1: an order asks"},
        {"orders", "C1", "kinds", "gold+wood", "orders C1: an order asks"},
    };
    (void)state;
    refuse_each("hamlet", bad, sizeof bad / sizeof *bad);
}

/* Each side of the church needs an order. */
static void a_side_without_orders_is_refused(void **state)
{
    const struct change change[] = {
        {"orders", "C1", "side", "more", ""},
        {"orders", "C2", "side", "more", ""},
        {"orders", "C3", "side", "more", ""},
        {"orders", "C4", "side", "more", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("hamlet", change, 3, said, sizeof said));
    assert_false(try_cells("hamlet", change, 4, said, sizeof said));
    assert_non_null(strstr(said, "each side of the church"));
}

/* Four of three cannot stay in the box. */
static void levels_must_be_large_enough(void **state)
{
    const struct change third[] = {
        {"seats", "2", "out_3", "4", ""},
        {"trades", "T09", "level", "2", ""},
    };
    const struct change second[] = {
        {"seats", "4", "out_2", "4", ""},
        {"trades", "T05", "level", "1", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("hamlet", third, 1, said, sizeof said));
    assert_false(try_cells("hamlet", third, 2, said, sizeof said));
    assert_non_null(strstr(said, "seats 2: not enough trade tiles"));
    assert_true(try_cells("hamlet", second, 1, said, sizeof said));
    assert_false(try_cells("hamlet", second, 2, said, sizeof said));
    assert_non_null(strstr(said, "seats 4: not enough trade tiles"));
}

/* A print has eight rows and columns. */
static void huge_tiles_are_refused(void **state)
{
    const struct change change[] = {
        {"tiles", "shrine", "dirs", "44444450111112", ""},
        {"tiles", "shrine", "edges", "MMMMMMMMMMMMMM", ""},
    };
    const struct change larger[] = {
        {"tiles", "shrine", "dirs", "44444440111111", ""},
        {"tiles", "shrine", "edges", "MMMMMMMMMMMMMM", ""},
    };
    char said[256];
    (void)state;
    assert_false(try_cells("hamlet", change, 2, said, sizeof said));
    assert_false(try_cells("hamlet", larger, 2, said, sizeof said));
    assert_non_null(strstr(said, "the outline"));
}

static void printed_numbers_may_be_typed_in(void **state)
{
    const struct change change[] = {
        {"costs", "shrine", "cost_wheat", "2", ""},  {"costs", "shrine", "source", "owner", ""},
        {"orders", "D5", "kinds", "brick+milk", ""}, {"trades", "T12", "points", "6", ""},
        {"numbers", "donkey", "value", "4", ""},     {"seats", "3", "good", "6", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("hamlet", change, 6, said, sizeof said));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unplayable_editions_are_refused),
        cmocka_unit_test(a_side_without_orders_is_refused),
        cmocka_unit_test(levels_must_be_large_enough),
        cmocka_unit_test(huge_tiles_are_refused),
        cmocka_unit_test(printed_numbers_may_be_typed_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
