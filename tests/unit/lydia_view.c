/* SPDX-License-Identifier: MIT */
/* lydia_view.c - Lions of Lydia in the terminal: what a player needs stands there. */
#include "unit/board.h"

static void without_a_wish_it_is_wide_and_whole(void **state)
{
    (void)state;
    board_begin(4, 1);
    const char *text = picture(0, 0, SW_EN);
    assert_in_range(widest_line(text), 90, 98);
    assert_non_null(strstr(text, "Red to yellow gate"));
    assert_non_null(strstr(text, "Your properties"));
    assert_non_null(strstr(text, "R ······ 0"));
}

static void cell(const char *row, const char *column, const char *value)
{
    int table = sw_table_find(game, "cards");
    assert_true(sw_cell_set(game, table, sw_row_find(game, table, row),
                            sw_column_find(game, table, column), value, NULL));
}

/* A price of many sorts takes room from the name, not from what stands behind it. */
static void long_prices_keep_their_distance(void **state)
{
    (void)state;
    cell("S01", "cost_R", "2");
    cell("S01", "cost_Y", "2");
    cell("S01", "cost_G", "2");
    assert_true(sw_game_seal(game, "dear", NULL));
    board_begin(4, 1);
    assert_true(sw_field_set(game, &position.head, "slot.0.1", "S01", NULL));
    assert_non_null(strstr(picture(0, 0, SW_EN), "R2Y2BG2 R@RY→R"));
    assert_non_null(strstr(picture(80, 24, SW_EN), "S01 R2Y2BG2 R@RY→R 2/4"));
}

static int open_game(void **state)
{
    (void)state;
    game = sw_game_open("lydia", NULL);
    return game == NULL;
}

static int close_game(void **state)
{
    (void)state;
    sw_game_close(game);
    return 0;
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)
    const struct CMUnitTest tests[] = {
        TEST(without_a_wish_it_is_wide_and_whole),
        TEST(long_prices_keep_their_distance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
