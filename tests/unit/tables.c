/* SPDX-License-Identifier: MIT */
/* tables.c - cells as text, what they refuse, and what an edition must be. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spielwerk_words.h"
#include "unit/tiny.h"

static int open_tiny(void **state)
{
    *state = tiny_open();
    return 0;
}

static int close_tiny(void **state)
{
    sw_game_close(*state);
    return 0;
}

static void expect_cell(const struct sw_game *g, int row, int column, const char *text)
{
    char memory[4096];
    struct sw_text cell;

    sw_text_init(&cell, memory, sizeof memory);
    sw_cell_print(g, THINGS, row, column, &cell);
    assert_string_equal(memory, text);
}

static void test_finding(void **state)
{
    struct sw_game *g = *state;

    assert_int_equal(sw_table_find(g, "things"), THINGS);
    assert_int_equal(sw_table_find(g, "others"), OTHERS);
    assert_int_equal(sw_table_find(g, "thing"), -1);
    assert_int_equal(sw_table_rows(g, THINGS), 3);
    assert_int_equal(sw_row_find(g, THINGS, "T2"), 1);
    assert_int_equal(sw_row_find(g, THINGS, "X"), -1);
    assert_int_equal(sw_column_find(g, THINGS, "many"), MANY);
    assert_int_equal(sw_column_find(g, THINGS, ""), -1);
}

static void test_printing(void **state)
{
    struct sw_game *g = *state;

    expect_cell(g, 0, ID, "T1");
    expect_cell(g, 0, NAME, "süß & good");
    expect_cell(g, 1, NAME, "-");
    expect_cell(g, 0, U8, "3");
    expect_cell(g, 0, I8, "-3");
    expect_cell(g, 1, U16, "65535");
    expect_cell(g, 1, I16, "-32768");
    expect_cell(g, 1, U32, "4294967295");
    expect_cell(g, 0, COLOUR, "Y");
    expect_cell(g, 1, COLOUR, "-");
    expect_cell(g, 0, FEW, "R+B");
    expect_cell(g, 1, FEW, "-");
    expect_cell(g, 2, MANY, "0+63");
}

static void test_setting(void **state)
{
    static const struct {
        int column;
        const char *text, *printed;
    } good[] = {
        {ID, "new", "new"},
        {NAME, "Lagerhaus", "Lagerhaus"},
        {NAME, "exactly 13 by", "exactly 13 by"},
        {NAME, "-", "-"},
        {NAME, "", "-"},
        {U8, "9", "9"},
        {U8, "0", "0"},
        {I8, "3", "3"},
        {I8, "-3", "-3"},
        {U16, "65535", "65535"},
        {I16, "-32768", "-32768"},
        {U32, "4294967295", "4294967295"},
        {COLOUR, "B", "B"},
        {COLOUR, "-", "-"},
        {FEW, "G+R", "R+G"},
        {FEW, "R+Y+B+G", "R+Y+B+G"},
        {FEW, "-", "-"},
        {TWO, "Y+B", "Y+B"},
        {MANY, "63+0+31", "0+31+63"},
    };
    struct sw_game *g = *state;
    struct sw_error e;

    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(sw_cell_set(g, THINGS, 0, good[i].column, good[i].text, &e));
        expect_cell(g, 0, good[i].column, good[i].printed);
    }
}

static void test_refusing(void **state)
{
    static const struct {
        int column;
        const char *text;
        int word;
    } bad[] = {
        {ID, "", SW_W_CELL_ID},
        {ID, "-", SW_W_CELL_ID},
        {ID, "a b", SW_W_CELL_ID},
        {ID, "toolong", SW_W_CELL_LENGTH},
        {NAME, "exactly 14 byt", SW_W_CELL_LENGTH},
        {NAME, "two\nlines", SW_W_CELL_TEXT},
        {NAME, " blank", SW_W_CELL_TEXT},
        {NAME, "blank ", SW_W_CELL_TEXT},
        {NAME, "\xc3", SW_W_CELL_TEXT},
        {NAME, "\xc0\x80", SW_W_CELL_TEXT},
        {NAME, "\xed\xa0\x80", SW_W_CELL_TEXT},
        {U8, "", SW_W_CELL_VALUE},
        {U8, "x", SW_W_CELL_VALUE},
        {U8, "3x", SW_W_CELL_VALUE},
        {U8, " 3", SW_W_CELL_VALUE},
        {U8, "-", SW_W_CELL_VALUE},
        {U8, "99999999999999999999", SW_W_CELL_VALUE},
        {U8, "10", SW_W_CELL_RANGE},
        {U8, "-1", SW_W_CELL_RANGE},
        {I8, "-4", SW_W_CELL_RANGE},
        {I8, "4", SW_W_CELL_RANGE},
        {U16, "65536", SW_W_CELL_RANGE},
        {I16, "32768", SW_W_CELL_RANGE},
        {U32, "4294967296", SW_W_CELL_RANGE},
        {COLOUR, "G", SW_W_CELL_RANGE},
        {COLOUR, "purple", SW_W_CELL_VALUE},
        {FEW, "", SW_W_CELL_VALUE},
        {FEW, "R+", SW_W_CELL_VALUE},
        {FEW, "+R", SW_W_CELL_VALUE},
        {FEW, "R++Y", SW_W_CELL_VALUE},
        {FEW, "R+R", SW_W_CELL_VALUE},
        {FEW, "R+-", SW_W_CELL_VALUE},
        {FEW, "purple", SW_W_CELL_VALUE},
        {TWO, "R+Y+B", SW_W_CELL_MEMBERS},
        {MANY, "64", SW_W_CELL_VALUE},
        {MANY, "-1", SW_W_CELL_VALUE},
    };
    struct sw_game *g = *state;
    struct tiny_tables before;
    struct sw_error e;

    memcpy(&before, g->tables, sizeof before);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(sw_cell_set(g, THINGS, 1, bad[i].column, bad[i].text, &e));
        assert_int_equal(e.word, bad[i].word);
        assert_string_equal(e.arg[0], "things");
        assert_string_equal(e.arg[1], "2 (T2)");
        assert_memory_equal(e.arg[2], tiny_columns[bad[i].column].name,
                            strlen(tiny_columns[bad[i].column].name));
        assert_memory_equal(&before, g->tables, sizeof before);
    }
}

static void test_sentence(void **state)
{
    struct sw_game *g = *state;
    char memory[512];
    struct sw_text said;
    struct sw_error e;

    assert_false(sw_cell_set(g, THINGS, 1, U8, "12", &e));
    sw_text_init(&said, memory, sizeof memory);
    sw_error_say(&e, g, SW_EN, &said);
    assert_string_equal(memory,
                        "Table things, row 2 (T2), column u8 = 12: only 0..9 is allowed.");
    sw_text_init(&said, memory, sizeof memory);
    sw_error_say(&e, g, SW_DE, &said);
    assert_string_equal(memory,
                        "Tabelle things, Zeile 2 (T2), Spalte u8 = 12: Erlaubt ist nur 0..9.");
}

static void test_resizing(void **state)
{
    struct sw_game *g = *state;
    struct sw_error e;

    assert_false(sw_table_resize(g, THINGS, TINY_CAPACITY + 1, &e));
    assert_int_equal(e.word, SW_W_TABLE_ROWS);
    assert_string_equal(e.arg[1], "6");
    assert_false(sw_table_resize(g, THINGS, TINY_LEAST - 1, &e));
    assert_int_equal(sw_table_rows(g, THINGS), 3);

    assert_true(sw_table_resize(g, THINGS, 2, &e));
    assert_true(sw_table_resize(g, THINGS, 5, &e));
    assert_int_equal(sw_table_rows(g, THINGS), 5);
    assert_int_equal(sw_row_find(g, THINGS, "T3"), -1);
    expect_cell(g, 2, MANY, "-");
    expect_cell(g, 1, ID, "T2");
    assert_int_equal(sw_table_rows(g, OTHERS), 1);
    assert_int_equal(sw_row_find(g, OTHERS, "X"), 0);
}

/* The hash is of texts, so this number holds on every machine. */
static void test_hash(void **state)
{
    struct sw_game *g = *state;
    uint64_t standard = g->edition_hash;

    assert_true(standard == UINT64_C(0x73a698d5dfe8f03e));
    assert_true(sw_cell_set(g, THINGS, 0, U8, "4", NULL));
    assert_true(sw_game_seal(g, "other", NULL));
    assert_true(g->edition_hash != standard);
    assert_string_equal(g->edition, "other");
    assert_int_equal(((const struct tiny_tables *)g->tables)->sum, 4);
    assert_true(sw_cell_set(g, THINGS, 0, U8, "3", NULL));
    assert_true(sw_table_resize(g, OTHERS, 0, NULL));
    assert_true(sw_game_seal(g, "fewer", NULL));
    assert_true(g->edition_hash != standard);
    assert_true(sw_table_resize(g, OTHERS, 1, NULL));
    assert_true(sw_cell_set(g, OTHERS, 0, ID, "X", NULL));
    assert_true(sw_game_seal(g, "again", NULL));
    assert_true(g->edition_hash == standard);
}

static void expect_unsealed(struct sw_game *g, const char *name, int word)
{
    uint64_t hash = g->edition_hash;
    struct sw_error e;

    assert_false(sw_game_seal(g, name, &e));
    assert_int_equal(e.word, word);
    assert_string_equal(g->edition, "standard");
    assert_true(g->edition_hash == hash);
}

static void test_names_of_editions(void **state)
{
    struct sw_game *g = *state;

    expect_unsealed(g, "", SW_W_EDITION_NAME);
    expect_unsealed(g, " x", SW_W_EDITION_NAME);
    expect_unsealed(g, "x\ny", SW_W_EDITION_NAME);
    expect_unsealed(g, "a name so long that no line of a save should have to hold it",
                    SW_W_EDITION_NAME);
    assert_true(sw_game_seal(g, "Meine Ausgabe, 2. Auflage", NULL));
}

static void test_ids_are_unique(void **state)
{
    struct sw_game *g = *state;
    struct sw_error e;

    assert_true(sw_cell_set(g, THINGS, 2, ID, "T1", &e));
    expect_unsealed(g, "x", SW_W_ROW_TWICE);
    assert_false(sw_game_seal(g, "x", &e));
    assert_string_equal(e.arg[0], "things");
    assert_string_equal(e.arg[1], "3 (T1)");
    assert_string_equal(e.arg[2], "1");
    assert_true(sw_cell_set(g, THINGS, 2, ID, "X", &e)); /* of another table: no matter */
    assert_true(sw_game_seal(g, "x", &e));
}

static void test_every_row_has_an_id(void **state)
{
    struct sw_game *g = *state;
    struct sw_error e;

    assert_true(sw_table_resize(g, THINGS, 4, &e));
    expect_unsealed(g, "x", SW_W_CELL_ID);
    assert_false(sw_game_seal(g, "x", &e));
    assert_string_equal(e.arg[1], "4");
}

/* A game's own data are looked at like anybody's. */
static void test_own_data_are_checked(void **state)
{
    struct sw_game *g = *state;
    struct tiny_tables *t = (struct tiny_tables *)g->tables;

    t->thing[0].u8 = 10;
    expect_unsealed(g, "x", SW_W_CELL_RANGE);
    t->thing[0].u8 = 1;
    t->thing[0].two = 7;
    expect_unsealed(g, "x", SW_W_CELL_MEMBERS);
    t->thing[0].two = 0;
    t->thing[0].few = 16;
    expect_unsealed(g, "x", SW_W_CELL_VALUE);
    t->thing[0].few = 0;
    memset(t->thing[0].name, 'x', sizeof t->thing[0].name);
    expect_unsealed(g, "x", SW_W_CELL_LENGTH);
    memset(t->thing[0].name, 0, sizeof t->thing[0].name);
    t->things = TINY_CAPACITY + 1;
    expect_unsealed(g, "x", SW_W_TABLE_ROWS);
    t->things = 3;
    t->thing[0].u8 = t->thing[1].u8 = t->thing[2].u8 = 9;
    expect_unsealed(g, "x", SW_WORD_GAME);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_finding, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_printing, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_setting, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_refusing, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_sentence, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_resizing, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_hash, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_names_of_editions, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_ids_are_unique, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_every_row_has_an_id, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_own_data_are_checked, open_tiny, close_tiny),
    };

    return cmocka_run_group_tests_name("tables", tests, NULL, NULL);
}
