/* SPDX-License-Identifier: MIT */
/* edition.c - edition files: what they change, and what they are refused for. */
#include "edition/edition.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <jansson.h>

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

static bool read_text(struct sw_game *g, const char *json, struct sw_error *e)
{
    return edition_read(g, json, strlen(json), e);
}

/* An edition of the tiny game with these tables. */
static bool read_tables(struct sw_game *g, const char *tables, struct sw_error *e)
{
    struct sw_text json;
    bool done;

    sw_text_init_heap(&json);
    sw_text_addf(&json,
                 "{\"spielwerk_edition\":1,\"game\":\"tiny\",\"name\":\"mine\","
                 "\"tables\":{%s}}",
                 tables);
    done = read_text(g, json.data, e);
    sw_text_clear(&json);
    return done;
}

static void expect_cell(const struct sw_game *g, int table, int row, int column,
                        const char *text)
{
    char memory[4096];
    struct sw_text cell;

    sw_text_init(&cell, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &cell);
    assert_string_equal(memory, text);
}

static void expect_written_is_read(struct sw_game *g, struct sw_game *other)
{
    struct sw_text first, second;

    sw_text_init_heap(&first);
    sw_text_init_heap(&second);
    edition_write(g, &first);
    assert_true(read_text(other, first.data, NULL));
    edition_write(other, &second);
    assert_string_equal(first.data, second.data);
    assert_true(g->edition_hash == other->edition_hash);
    assert_memory_equal(g->tables, other->tables, g->tables_size);
    sw_text_clear(&first);
    sw_text_clear(&second);
}

static void test_written_is_read(void **state)
{
    struct sw_game *g = *state, *other = tiny_open();

    expect_written_is_read(g, other);
    assert_true(sw_table_resize(other, OTHERS, 0, NULL));
    assert_true(sw_cell_set(other, THINGS, 0, NAME, "say \"\\\"", NULL));
    assert_true(sw_game_seal(other, "quoted \"name\"", NULL));
    expect_written_is_read(other, g);
    sw_game_close(other);
}

static void test_all_games_are_written_and_read(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct sw_game *other = sw_game_open(sw_game_id(i), NULL);
        expect_written_is_read(g, other);
        sw_game_close(g);
        sw_game_close(other);
    }
}

/* What a person sees who opens the file: shapes by type, seen through another parser. */
static void test_shapes(void **state)
{
    struct sw_text out;
    json_t *root, *row;

    sw_text_init_heap(&out);
    edition_write(*state, &out);
    root = json_loads(out.data, 0, NULL);
    assert_non_null(root);
    row = json_array_get(json_object_get(json_object_get(root, "tables"), "things"), 0);
    assert_string_equal(json_string_value(json_object_get(row, "name")), "süß & good");
    assert_int_equal(json_integer_value(json_object_get(row, "i8")), -3);
    assert_string_equal(json_string_value(json_object_get(row, "colour")), "Y");
    assert_int_equal(json_array_size(json_object_get(row, "few")), 2);
    assert_int_equal(json_array_size(json_object_get(row, "two")), 0);
    assert_true(json_is_array(json_object_get(row, "two")));
    row = json_array_get(json_object_get(json_object_get(root, "tables"), "things"), 1);
    assert_string_equal(json_string_value(json_object_get(row, "name")), "");
    assert_string_equal(json_string_value(json_object_get(row, "colour")), "-");
    json_decref(root);
    sw_text_clear(&out);
}

static void test_what_is_left_out_stays(void **state)
{
    struct sw_game *g = *state;
    uint64_t standard = g->edition_hash;

    assert_true(read_tables(g, "", NULL));
    assert_string_equal(g->edition, "mine");
    assert_true(g->edition_hash == standard);
    assert_true(read_tables(g, "\"things\":[{\"id\":\"T3\",\"u8\":7},{\"id\":\"T1\"}]", NULL));
    assert_int_equal(sw_table_rows(g, THINGS), 2);
    assert_int_equal(sw_table_rows(g, OTHERS), 1);
    expect_cell(g, THINGS, 0, ID, "T3");
    expect_cell(g, THINGS, 0, U8, "7");
    expect_cell(g, THINGS, 0, MANY, "0+63");
    expect_cell(g, THINGS, 1, ID, "T1");
    expect_cell(g, THINGS, 1, NAME, "süß & good");
    expect_cell(g, THINGS, 1, MANY, "-");
    assert_int_equal(((const struct tiny_tables *)g->tables)->sum, 10);
}

static void test_new_rows(void **state)
{
    struct sw_game *g = *state;

    assert_true(
        read_tables(g,
                    "\"others\":[{\"id\":\"N\",\"name\":\"neu\",\"u8\":1,\"i8\":-1,"
                    "\"u16\":2,\"i16\":-2,\"u32\":4000000000,\"colour\":\"-\","
                    "\"few\":[\"G\",\"R\"],\"two\":[],\"many\":[\"40\"]},{\"id\":\"X\"}]",
                    NULL));
    expect_cell(g, OTHERS, 0, U32, "4000000000");
    expect_cell(g, OTHERS, 0, FEW, "R+G");
    expect_cell(g, OTHERS, 0, MANY, "40");
    expect_cell(g, OTHERS, 1, ID, "X");
}

static void expect_refused(struct sw_game *g, bool done, const struct sw_error *e, int word,
                           const char *about)
{
    char memory[1024];
    struct sw_text said;

    assert_false(done);
    assert_int_equal(e->word, word);
    sw_text_init(&said, memory, sizeof memory);
    sw_error_say(e, g, SW_EN, &said);
    if (!strstr(memory, about))
        fail_msg("\"%s\" does not say \"%s\"", memory, about);
    assert_string_equal(g->edition, "standard");
}

static void test_refused_tables(void **state)
{
    static const struct {
        const char *tables;
        int word;
        const char *about;
    } bad[] = {
        {"\"thing\":[]", SW_W_NO_SUCH_TABLE, "“thing”"},
        {"\"things\":{}", SW_W_TABLE_SHAPE, "things"},
        {"\"things\":[]", SW_W_TABLE_ROWS, "2 to 5 rows, not 0"},
        {"\"things\":[{},{},{},{},{},{}]", SW_W_TABLE_ROWS, "2 to 5 rows, not 6"},
        {"\"others\":[3]", SW_W_ROW_SHAPE, "others, row 1"},
        {"\"others\":[{\"u8\":1}]", SW_W_CELL_MISSING, "others, row 1, column id"},
        {"\"others\":[{\"id\":7}]", SW_W_CELL_SHAPE_STRING, "others, row 1, column id"},
        {"\"others\":[{\"id\":\"a b\"}]", SW_W_CELL_ID, "others, row 1"},
        {"\"others\":[{\"id\":\"X\"},{\"id\":\"N\",\"u8\":1}]", SW_W_CELL_MISSING,
         "others, row 2 (N), column name"},
        {"\"others\":[{\"id\":\"X\"},{\"id\":\"X\"}]", SW_W_ROW_TWICE,
         "others, row 2 (X): row 1"},
        {"\"others\":[{\"id\":\"X\",\"u9\":1}]", SW_W_NO_SUCH_COLUMN, "row 1 (X): there is no"},
        {"\"others\":[{\"id\":\"X\",\"u8\":10}]", SW_W_CELL_RANGE,
         "others, row 1 (X), column u8 = 10: only 0..9"},
        {"\"others\":[{\"id\":\"X\",\"u8\":1e30}]", SW_W_CELL_SHAPE_NUMBER, "column u8"},
        {"\"others\":[{\"id\":\"X\",\"u8\":1.5}]", SW_W_CELL_SHAPE_NUMBER, "column u8"},
        {"\"others\":[{\"id\":\"X\",\"u8\":\"1\"}]", SW_W_CELL_SHAPE_NUMBER, "column u8"},
        {"\"others\":[{\"id\":\"X\",\"u32\":9223372036854775807}]", SW_W_CELL_VALUE,
         "column u32"},
        {"\"others\":[{\"id\":\"X\",\"colour\":1}]", SW_W_CELL_SHAPE_STRING, "column colour"},
        {"\"others\":[{\"id\":\"X\",\"colour\":\"P\"}]", SW_W_CELL_VALUE, "“P”"},
        {"\"others\":[{\"id\":\"X\",\"few\":\"R\"}]", SW_W_CELL_SHAPE_LIST, "column few"},
        {"\"others\":[{\"id\":\"X\",\"few\":[1]}]", SW_W_CELL_SHAPE_LIST, "column few"},
        {"\"others\":[{\"id\":\"X\",\"few\":[\"R+Y\"]}]", SW_W_CELL_SHAPE_LIST, "column few"},
        {"\"others\":[{\"id\":\"X\",\"few\":[\"-\"]}]", SW_W_CELL_SHAPE_LIST, "column few"},
        {"\"others\":[{\"id\":\"X\",\"few\":[\"P\"]}]", SW_W_CELL_VALUE, "“P”"},
        {"\"others\":[{\"id\":\"X\",\"two\":[\"R\",\"Y\",\"B\"]}]", SW_W_CELL_MEMBERS,
         "two = 3"},
        {"\"others\":[{\"id\":\"X\",\"name\":\"a\\nb\"}]", SW_W_CELL_TEXT, "column name"},
        {"\"others\":[{\"id\":\"X\",\"name\":\"0123456789abcd\"}]", SW_W_CELL_LENGTH,
         "13 bytes"},
        {"\"things\":[{\"id\":\"T1\",\"u8\":9},{\"id\":\"T2\",\"u8\":9},{\"id\":\"T3\",\"u8\":"
         "9}]",
         SW_WORD_GAME, "too much"},
    };
    struct sw_game *g = *state;
    struct tiny_tables before;
    struct sw_error e;

    memcpy(&before, g->tables, sizeof before);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        bool done = read_tables(g, bad[i].tables, &e);
        expect_refused(g, done, &e, bad[i].word, bad[i].about);
        assert_memory_equal(&before, g->tables, sizeof before);
        assert_false(read_tables(g, bad[i].tables, NULL));
    }
}

static void test_refused_files(void **state)
{
    static const struct {
        const char *json;
        int word, line;
        const char *about;
    } bad[] = {
        {"", SW_W_EDITION_JSON, 1, "Line 1: "},
        {"{\n \"game\": \"tiny\",\n \"name\" 7}", SW_W_EDITION_JSON, 3, "Line 3: "},
        {"{\"a\":1,\"a\":2}", SW_W_EDITION_JSON, 1, "duplicate"},
        {"[]", SW_W_EDITION_NEEDS, 0, "spielwerk_edition"},
        {"{\"spielwerk_edition\":2}", SW_W_EDITION_NEEDS, 0, "spielwerk_edition"},
        {"{\"spielwerk_edition\":1}", SW_W_EDITION_NEEDS, 0, "game"},
        {"{\"spielwerk_edition\":1,\"game\":\"chess\"}", SW_W_EDITION_GAME, 0, "“chess”"},
        {"{\"spielwerk_edition\":1,\"game\":\"tiny\"}", SW_W_EDITION_NEEDS, 0, "name"},
        {"{\"spielwerk_edition\":1,\"game\":\"tiny\",\"name\":\"x\"}", SW_W_EDITION_NEEDS, 0,
         "tables"},
        {"{\"spielwerk_edition\":1,\"game\":\"tiny\",\"name\":\"x\",\"tables\":{},\"more\":1}",
         SW_W_EDITION_KEY, 0, "“more”"},
        {"{\"spielwerk_edition\":1,\"game\":\"tiny\",\"name\":\"\",\"tables\":{}}",
         SW_W_EDITION_NAME, 0, "name"},
    };
    struct sw_game *g = *state;
    struct sw_error e;

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        bool done = read_text(g, bad[i].json, &e);
        expect_refused(g, done, &e, bad[i].word, bad[i].about);
        assert_int_equal(e.line, bad[i].line);
        assert_false(read_text(g, bad[i].json, NULL));
    }
}

/* No prefix of a good file is good. */
static void test_cut_files(void **state)
{
    struct sw_game *g = *state;
    struct sw_text json;

    sw_text_init_heap(&json);
    edition_write(g, &json);
    for (size_t n = 0; n < json.len - 2; n++)
        assert_false(edition_read(g, json.data, n, NULL));
    assert_true(edition_read(g, json.data, json.len - 1, NULL));
    sw_text_clear(&json);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_written_is_read, open_tiny, close_tiny),
        cmocka_unit_test(test_all_games_are_written_and_read),
        cmocka_unit_test_setup_teardown(test_shapes, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_what_is_left_out_stays, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_new_rows, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_refused_tables, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_refused_files, open_tiny, close_tiny),
        cmocka_unit_test_setup_teardown(test_cut_files, open_tiny, close_tiny),
    };

    return cmocka_run_group_tests_name("edition", tests, NULL, NULL);
}
