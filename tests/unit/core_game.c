/* SPDX-License-Identifier: MIT */
/* core_game.c - opening games: the list of them, unknown names, tables of their own. */
#include "unit/unit.h"

#include <stdbool.h>
#include <string.h>

#include "spielwerk_match.h"
#include "spielwerk_words.h"

static void all_games_open_and_hidden_ones_come_last(void **state)
{
    bool hidden = false;
    (void)state;
    assert_true(sw_game_count() > 0);
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_error e;
        struct sw_game *g = sw_game_open(sw_game_id(i), &e);
        assert_non_null(g);
        assert_string_equal(g->id, sw_game_id(i));
        assert_string_equal(g->edition, "standard");
        assert_true(g->hidden || !hidden);
        assert_true(g->state_size <= SW_MAX_STATE);
        hidden = g->hidden;
        sw_game_close(g);
    }
}

static void no_two_games_share_a_name(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(sw_game_id(i), sw_game_id(k));
}

static void an_unknown_game_is_refused_by_name(void **state)
{
    struct sw_error e;
    (void)state;
    assert_null(sw_game_open("halma", &e));
    assert_int_equal(e.word, SW_W_NO_SUCH_GAME);
    assert_string_equal(e.arg[0], "halma");
    assert_null(sw_game_open("", NULL));
}

static void an_open_game_owns_its_tables(void **state)
{
    const char *id = sw_game_id(0);
    struct sw_game *one = sw_game_open(id, NULL), *two = sw_game_open(id, NULL);
    (void)state;
    assert_non_null(one);
    assert_non_null(two);
    assert_ptr_not_equal(one->tables, two->tables);
    assert_memory_equal(one->tables, two->tables, one->tables_size);
    assert_true(one->edition_hash == two->edition_hash);
    sw_game_close(one);
    sw_game_close(two);
    sw_game_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_games_open_and_hidden_ones_come_last),
        cmocka_unit_test(no_two_games_share_a_name),
        cmocka_unit_test(an_unknown_game_is_refused_by_name),
        cmocka_unit_test(an_open_game_owns_its_tables),
    };
    return cmocka_run_group_tests_name("core/game", tests, NULL, NULL);
}
