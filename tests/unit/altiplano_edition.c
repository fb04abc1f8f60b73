/* SPDX-License-Identifier: MIT */
/* altiplano_edition.c - Altiplano: editions that cannot be played are refused, with the place
 * named; editions that can are, and are played to the end. */
#include "unit/edition_try.h"

#include <stdio.h>
#include <string.h>

#define COUNT(array) (int)(sizeof array / sizeof *array)

static void unplayable_boards_are_refused(void **state)
{
    const struct change bad[] = {
        {"goods", "food", "id", "bread", "Table goods, row bread, column id"},
        {"supply", "3", "id", "9", "Table supply, row 9, column id"},
        {"supply", "3", "id", "33", "Table supply, row 33, column id"},
        {"strip", "0", "id", "5", "Table strip, row 5, column id"},
        {"strip", "0", "id", "00", "Table strip, row 00, column id"},
        {"slots", "mine1", "accepts", "food+corn", "Table slots, row mine1, column accepts"},
        {"slots", "mine1", "accepts", "coin", "Table slots, row mine1, column accepts"},
        {"slots", "mine1", "place", "-", "Table slots, row mine1, column accepts"},
        {"slots", "mine1", "place", "road", "row mine2, column place: slots lie in the order"},
        {"rows", "L2", "part", "right", "row L3, column part"},
        {"road", "3", "value", "4", "row 3, column value"},
        {"supply", "2", "food", "13", "Table supply, row 2, column food"},
        {"supply", "5", "carts", "4", "Table supply, row 5, column carts"},
        {"supply", "4", "orders", "17", "Table supply, row 4, column orders"},
        {"supply", "4", "orders", "0", "Table supply, row 4, column orders"},
        {"goods", "corn", "home", "-", "Table goods, row , column home"},
        {"roles", "miner", "recipe", "mine_stone", "Table roles, row miner, column recipe"},
        {"roles", "miner", "recipe", "-", "Table roles, row miner, column recipe"},
        {"extensions", "E05", "recipe", "farm_food", "row E05, column recipe"},
        {"orders", "O01", "corn", "1", "Table orders, row O01, column corn"},
        {"houses", "H01", "good", "corn", "Table houses, row H01, column good"},
        {"boats", "B01", "good", "-", "Table boats, row B01, column good"},
        {"missions", "M01", "good", "-", "Table missions, row M01, column good"},
        {"missions", "M04", "good", "wood", "Table missions, row M04, column good"},
    };
    (void)state;
    refuse_each("altiplano", bad, COUNT(bad));
}

static void impossible_recipes_are_refused(void **state)
{
    const struct change bad[] = {
        {"recipes", "farm_food", "need1", "corn", "row farm_food, column need1"},
        {"recipes", "farm_food", "need3", "food", "row farm_food, columns need1 to need3"},
        {"recipes", "farm_wool", "need2", "food+alpaca", "row farm_wool, columns need1"},
        {"recipes", "farm_food", "good", "-", "row farm_food, column effect"},
        {"recipes", "farm_food", "amount", "0", "row farm_food, column effect"},
        {"recipes", "farm_food", "choice", "wood", "row farm_food, column effect"},
        {"recipes", "farm_food", "place", "-", "row farm_food, column effect"},
        {"recipes", "harbour_boat", "good", "fish", "row harbour_boat, column effect"},
        {"recipes", "road_step", "good", "wood", "row road_step, column effect"},
        {"recipes", "harbour_trade", "choice", "-", "row harbour_trade, column effect"},
        {"recipes", "harbour_trade", "choice", "corn", "row harbour_trade, column effect"},
        {"recipes", "caravan", "coins", "2", "row caravan, column effect"},
        {"recipes", "caravan", "tile", "no", "row caravan, column effect"},
        {"recipes", "caravan", "need1", "food", "row caravan, column effect"},
        {"recipes", "sorting", "need1", "food", "row sorting, column effect"},
        {"recipes", "sorting", "tile", "no", "row sorting, column effect"},
        {"recipes", "trading", "need1", "-", "row trading, column effect"},
        {"recipes", "trading", "need2", "food", "row trading, column effect"},
        {"recipes", "market_deliver", "need1", "-", "row market_deliver, column effect"},
        {"recipes", "market_extend", "need1", "food", "row market_extend, column effect"},
        {"recipes", "inn", "coins", "0", "row inn: an action must use"},
        {"recipes", "sorting", "coins", "1", "row sorting, column effect"},
        {"recipes", "depot", "need1", "-", "columns need1 to need3"},
        {"recipes", "trading", "coins", "1", "row trading, column effect"},
        {"recipes", "market_store", "coins", "1", "row market_store, column effect"},
        {"recipes", "market_extend", "coins", "1", "row market_extend, column effect"},
        {"recipes", "market_order", "tile", "yes", "row market_order, column effect"},
        {"recipes", "village_cart", "coins", "0", "row village_cart: an action must use"},
        {"recipes", "market_order", "effect", "extension", "row market_order, column effect"},
        {"recipes", "village_cart", "effect", "order", "exactly one order on the board"},
    };
    (void)state;
    refuse_each("altiplano", bad, COUNT(bad));
}

/* Seven slots in one place, and places that can be loaded in too many ways. */
static void too_many_slots_are_refused(void **state)
{
    const struct change many[] = {
        {"slots", "forest1", "place", "mine", ""},  {"slots", "forest2", "place", "mine", ""},
        {"slots", "forest3", "place", "mine", ""},  {"slots", "harbour1", "place", "mine", ""},
        {"slots", "harbour2", "place", "mine", ""},
    };
    const char *all = "food+fish+alpaca+wood+stone+cacao+wool+ore+cloth+silver+glass";
    const struct change wide[] = {
        {"slots", "farm1", "accepts", all, ""},    {"slots", "farm2", "accepts", all, ""},
        {"slots", "farm3", "accepts", all, ""},    {"slots", "forest1", "accepts", all, ""},
        {"slots", "forest2", "accepts", all, ""},  {"slots", "forest3", "accepts", all, ""},
        {"slots", "harbour1", "accepts", all, ""}, {"slots", "harbour2", "accepts", all, ""},
        {"slots", "harbour3", "accepts", all, ""},
    };
    const struct change coins[] = {
        {"recipes", "inn", "coins", "6", ""},
        {"recipes", "corn", "coins", "6", ""},
        {"recipes", "boatyard", "coins", "6", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("altiplano", many, 4, said, sizeof said));
    assert_false(try_cells("altiplano", many, 5, said, sizeof said));
    assert_non_null(strstr(said, "at most 6 slots"));
    assert_false(try_cells("altiplano", wide, COUNT(wide), said, sizeof said));
    assert_non_null(strstr(said, "may not accept too much"));
    assert_false(try_cells("altiplano", coins, COUNT(coins), said, sizeof said));
    assert_non_null(strstr(said, "all together 64"));
}

/* Cells that are wrong only together. */
static void a_caravan_is_one_and_an_order_wants_something(void **state)
{
    const struct change caravans[] = {
        {"recipes", "sorting", "effect", "caravan", ""},
        {"recipes", "sorting", "coins", "1", ""},
    };
    const struct change nothing[] = {
        {"orders", "O01", "food", "0", ""},
        {"orders", "O01", "fish", "0", ""},
        {"orders", "O01", "wood", "0", ""},
    };
    char said[256];
    (void)state;
    assert_false(try_cells("altiplano", caravans, COUNT(caravans), said, sizeof said));
    assert_non_null(strstr(said, "at most one caravan"));
    assert_true(try_cells("altiplano", nothing, 2, said, sizeof said));
    assert_false(try_cells("altiplano", nothing, 3, said, sizeof said));
    assert_non_null(strstr(said, "Table orders, row O01"));
}

/* With two players fewer than five extensions would be left. */
static void a_strip_must_be_filled(void **state)
{
    char id[18][4], said[256];
    struct change change[18];
    int n = 0;
    (void)state;
    for (int i = 1; i <= 28 && n < 14; i++) {
        snprintf(id[n], sizeof id[n], "E%02d", i);
        change[n] = (struct change){"extensions", id[n], "seats", "3", ""};
        n += i != 7 && i != 13 && i != 14 && i != 18 && (i < 19 || i == 22);
    }
    assert_int_equal(n, 14);
    assert_true(try_cells("altiplano", change, 13, said, sizeof said));
    assert_false(try_cells("altiplano", change, 14, said, sizeof said));
    assert_non_null(strstr(said, "Table extensions"));
}

/* Other places, recipes with two corn, no caravan: random matches find no violation. */
static void other_editions_are_played(void **state)
{
    const struct change change[] = {
        {"recipes", "market_store", "place", "village", ""},
        {"recipes", "road_step", "amount", "2", ""},
        {"recipes", "corn", "coins", "1", ""},
        {"recipes", "farm_food", "coins", "1", ""},
        {"recipes", "dock", "place", "market", ""},
        {"recipes", "sorting", "amount", "4", ""},
        {"slots", "village3", "accepts", "wood+stone+cloth+silver+glass", ""},
        {"recipes", "caravan", "effect", "gain", ""},
        {"recipes", "caravan", "good", "glass", ""},
        {"recipes", "caravan", "amount", "1", ""},
        {"recipes", "caravan", "place", "mine", ""},
        {"goods", "glass", "home", "-", ""},
        {"road", "0", "value", "3", ""},
    };
    static struct sw_action legal[SW_MAX_ACTIONS];
    struct sw_error e = {0};
    struct sw_game *g = sw_game_open("altiplano", &e);
    (void)state;
    assert_true(change_cells(g, change, COUNT(change), &e));
    for (int i = 0; i < 40; i++) {
        struct sw_setup setup;
        union sw_any_state s;
        struct sw_rng r;
        sw_setup_bots(g, 2 + i % 4, &setup);
        setup.seed = sw_seed_from_number((uint64_t)i);
        sw_rng_init(&r, SW_LUCK_FAST, &setup.seed);
        sw_start(g, &setup, &s.head, NULL, NULL);
        while (!s.head.over) {
            int seat = 0, n = sw_forward_next(g, &s.head, &seat, legal);
            assert_true(n > 0);
            struct sw_action a = legal[sw_rng_below(&r, (uint32_t)n)];
            assert_int_equal(sw_check(g, &s.head, &a), 0);
            sw_apply(g, &s.head, &a, NULL);
            const char *wrong = sw_verify(g, &s.head);
            if (wrong)
                fail_msg("match %d, ply %u: %s", i, (unsigned)s.head.ply, wrong);
        }
    }
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unplayable_boards_are_refused),
        cmocka_unit_test(impossible_recipes_are_refused),
        cmocka_unit_test(too_many_slots_are_refused),
        cmocka_unit_test(a_caravan_is_one_and_an_order_wants_something),
        cmocka_unit_test(a_strip_must_be_filled),
        cmocka_unit_test(other_editions_are_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
