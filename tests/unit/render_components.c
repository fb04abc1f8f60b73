/* SPDX-License-Identifier: MIT */
/* render_components.c - component tables in words, by example; that every column and cell has
 * some is asked of every game by tests/every. */
#include "render/components.h"

#include <string.h>

#include "unit/unit.h"

enum { LONG = 1024 };

static const char *title(const struct sw_game *g, int table, int column, enum sw_lang lang)
{
    static char memory[LONG];
    struct sw_text out;

    sw_text_init(&out, memory, sizeof memory);
    sw_text_add(&out, "");
    components_title(g, table, column, lang, &out);
    return memory;
}

static const char *cell(const struct sw_game *g, int table, int row, int column,
                        enum sw_lang lang)
{
    static char memory[LONG];
    struct sw_text out;

    sw_text_init(&out, memory, sizeof memory);
    sw_text_add(&out, "");
    components_cell(g, table, row, column, lang, &out);
    return memory;
}

static const char *written(const struct sw_game *g, int table, int row, int column)
{
    static char memory[LONG];
    struct sw_text out;

    sw_text_init(&out, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &out);
    return memory;
}

static int table_called(const struct sw_game *g, const char *name)
{
    int table = 0;

    while (table < g->table_count && strcmp(g->table[table].name, name) != 0)
        table++;
    assert_true(table < g->table_count);
    return table;
}

static int column_called(const struct sw_game *g, int table, const char *name)
{
    int column = 0;

    while (column < g->table[table].columns &&
           strcmp(g->table[table].column[column].name, name) != 0)
        column++;
    assert_true(column < g->table[table].columns);
    return column;
}

static void columns_have_the_games_own_words(void **unused)
{
    struct sw_game *g = sw_game_open("hamlet", NULL);
    int costs = table_called(g, "costs"), tiles = table_called(g, "tiles");
    int wheat = column_called(g, costs, "cost_wheat");

    (void)unused;
    assert_string_equal(title(g, costs, wheat, SW_DE), "Kosten: Getreide");
    assert_string_equal(title(g, costs, wheat, SW_EN), "cost: wheat");
    assert_string_equal(title(g, costs, 0, SW_EN), "item");
    assert_string_equal(cell(g, costs, 0, 0, SW_DE), "Kirche");
    assert_string_equal(title(g, tiles, column_called(g, tiles, "dirs"), SW_EN), "");
    assert_string_equal(title(g, tiles, column_called(g, tiles, "name_de"), SW_DE), "Name");
    assert_string_equal(title(g, tiles, column_called(g, tiles, "name_de"), SW_EN), "");
    assert_string_equal(title(g, tiles, 0, SW_EN), ""); /* there are names */
    sw_game_close(g);
}

static void sets_are_lists(void **unused)
{
    struct sw_game *g = sw_game_open("lydia", NULL);
    int cards = table_called(g, "cards"), gates = column_called(g, cards, "gates"), row = 0;

    (void)unused;
    while (!strchr(written(g, cards, row, gates), '+'))
        row++;
    assert_non_null(strstr(cell(g, cards, row, gates, SW_EN), "gate, "));
    assert_non_null(strstr(cell(g, cards, row, gates, SW_DE), "Tor, "));
    sw_game_close(g);
}

static void what_has_no_word_stays_as_it_is(void **unused)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    int years = table_called(g, "years");

    (void)unused;
    assert_string_equal(title(g, years, 0, SW_DE), "Jahr");
    assert_string_equal(cell(g, years, 0, 0, SW_DE), written(g, years, 0, 0));
    assert_string_equal(cell(g, years, 0, column_called(g, years, "shuffle"), SW_DE), "nein");
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_have_the_games_own_words),
        cmocka_unit_test(sets_are_lists),
        cmocka_unit_test(what_has_no_word_stays_as_it_is),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
