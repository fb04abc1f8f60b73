/* SPDX-License-Identifier: MIT */
/* milestones_edition.c - Milestones: the land that follows from its corners; editions that
 * cannot be played are refused, with the place named; another land can be played. */
#include "unit/edition_try.h"

#include <stdio.h>

#include "games/milestones/game.h"

/* ---- the standard land ------------------------------ */

static int corner(const struct sw_game *g, const char *name)
{
    int value = -1;
    assert_true(sw_kind_parse(g, K_CORNER, name, &value));
    return value;
}

static int cell(const struct sw_game *g, const char *name)
{
    int value = -1;
    assert_true(sw_kind_parse(g, K_CELL, name, &value));
    return value;
}

static int count(const uint8_t list[NEAR])
{
    int n = 0;
    while (n < NEAR && list[n] != NONE)
        n++;
    return n;
}

static void land_has_the_known_size(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    const struct milestones_tables *t = tables(g);
    int ends = 0, values = 0;
    (void)state;
    for (int i = 0; i < t->corners; i++) {
        ends += count(t->near[i]);
        values += t->corner[i].value;
    }
    assert_int_equal(t->corners, 74);
    assert_int_equal(ends, 2 * 189);
    assert_int_equal(t->cells, 116);
    assert_int_equal(values, 202);
    assert_int_equal(t->start, corner(g, "B0"));
    assert_int_equal(count(t->near[t->start]), 3);
    sw_game_close(g);
}

/* Neighbours are mutual, in opposite directions, and listed ascending. */
static void neighbours_are_mutual(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    const struct milestones_tables *t = tables(g);
    (void)state;
    for (int i = 0; i < t->corners; i++) {
        for (int d = 0; d < NEAR; d++)
            if (t->toward[i][d] != NONE)
                assert_int_equal(t->toward[t->toward[i][d]][(d + 3) % NEAR], i);
        for (int k = 1; k < count(t->near[i]); k++)
            assert_true(t->near[i][k - 1] < t->near[i][k]);
        for (int k = 0; k < count(t->near[i]); k++)
            assert_false(t->corner[i].value == 5 && t->corner[t->near[i][k]].value == 5);
    }
    sw_game_close(g);
}

static void triangles_have_mutual_corners(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    const struct milestones_tables *t = tables(g);
    int around = 0;
    (void)state;
    for (int i = 0; i < t->corners; i++)
        around += count(t->around[i]);
    assert_int_equal(around, 3 * t->cells);
    for (int i = 0; i < t->cells; i++)
        for (int k = 0; k < 3; k++) {
            int from = t->cell_corner[i][k], to = t->cell_corner[i][(k + 1) % 3];
            assert_int_equal(t->toward[from][t->cell_side[i][k]], to);
        }
    sw_game_close(g);
}

/* Triangles run through the strips from top to bottom, in each from left to right. */
static void triangles_are_numbered_by_place(void **state)
{
    static const char *const bush[] = {"AB5",  "AB11", "AB19", "BC8",  "BC15",
                                       "CD4",  "CD12", "CD18", "DE8",  "DE21",
                                       "EF13", "EF17", "FG7",  "FG11", "FG19"};
    static const uint8_t number[] = {4,  10, 18, 28, 35,  44,  52, 58,
                                     67, 80, 90, 94, 101, 105, 113};
    struct sw_game *g = sw_game_open("milestones", NULL);
    const struct milestones_tables *t = tables(g);
    (void)state;
    assert_int_equal(cell(g, "AB1"), 0);
    assert_int_equal(cell(g, "FG21"), 115);
    for (int i = 0; i < 15; i++) {
        assert_int_equal(cell(g, bush[i]), number[i]);
        assert_int_equal(t->cell_of[i], number[i]);
        assert_int_equal(t->bush_of[number[i]], i);
    }
    sw_game_close(g);
}

static void names_read_back(void **state)
{
    static const char *const bad[] = {"",    "B",  "B1", "b0", "B00", "B02", "H1",     "B24",
                                      "AC5", "AB", "_5", "_",  "_x",  "B0x", "_99999", "AB5x"};
    struct sw_game *g = sw_game_open("milestones", NULL);
    char token[SW_MAX_TOKEN];
    int value;
    (void)state;
    for (int i = 0; i < CORNERS_MAX; i++) {
        sw_kind_print(g, K_CORNER, i, token);
        assert_int_equal(corner(g, token), i);
    }
    for (int i = 0; i < CELLS_MAX; i++) {
        sw_kind_print(g, K_CELL, i, token);
        assert_int_equal(cell(g, token), i);
    }
    for (int i = 0; i < SLOT_END; i++) {
        sw_kind_print(g, K_WORKER, i, token);
        assert_true(sw_kind_parse(g, K_WORKER, token, &value));
        assert_int_equal(value, i);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_false(sw_kind_parse(g, K_CORNER, bad[i], &value));
        assert_false(sw_kind_parse(g, K_CELL, bad[i], &value));
    }
    assert_false(sw_kind_parse(g, K_WORKER, "S9", &value));
    assert_false(sw_kind_parse(g, K_WORKER, "S1-", &value));
    assert_false(sw_kind_parse(g, K_WORKER, "X1", &value));
    sw_game_close(g);
}

/* ---- editions ------------------------------ */

static void unplayable_editions_are_refused(void **state)
{
    const struct change bad[] = {
        {"corners", "A1", "id", "1A", "named by its row and place"},
        {"corners", "A1", "id", "A", "named by its row and place"},
        {"corners", "A1", "id", "A01", "named by its row and place"},
        {"corners", "A1", "id", "A100", "named by its row and place"},
        {"corners", "A1", "id", "Ax", "named by its row and place"},
        {"corners", "A3", "id", "A4", "half a step apart"},
        {"corners", "A3", "id", "A99", "row by row"},
        {"corners", "B0", "value", "1", "exactly one number space has the value 0"},
        {"corners", "B2", "value", "0", "exactly one number space has the value 0"},
        {"bushes", "AB5", "id", "AB22", "there is no such triangle"},
        {"bushes", "AB5", "id", "AC5", "there is no such triangle"},
        {"bushes", "AB5", "id", "B5", "there is no such triangle"},
        {"bushes", "AB5", "id", "ab5", "there is no such triangle"},
        {"bonus", "wood", "count", "4", "as many bonus tiles as bushes"},
        {"bonus", "wood", "id", "clay", "row clay, column id"},
        {"pieces", "sacks", "id", "bags", "row bags, column id"},
        {"seats", "4", "id", "5", "row 5, column id"},
        {"seats", "4", "id", "44", "row 44, column id"},
        {"pieces", "sections", "count", "25", "column count"},
        {"tiles", "W1W1", "left_number", "9", "column left_number"},
    };
    (void)state;
    refuse_each("milestones", bad, sizeof bad / sizeof *bad);
}

static void set(struct sw_game *g, int table, int row, const char *column, const char *value)
{
    struct sw_error e;
    assert_true(sw_cell_set(g, table, row, sw_column_find(g, table, column), value, &e));
}

/* Another land: `rows` rows of `width` corners, the start in the upper left. */
static struct sw_game *other_land(int rows, int width)
{
    struct sw_error e;
    struct sw_game *g = sw_game_open("milestones", &e);
    int corners = sw_table_find(g, "corners"), bushes = sw_table_find(g, "bushes"), n = 0;
    assert_true(sw_table_resize(g, corners, rows * width, &e));
    assert_true(sw_table_resize(g, bushes, 0, &e));
    for (int kind = 0; kind < GOODS; kind++)
        set(g, sw_table_find(g, "bonus"), kind, "count", "0");
    for (int row = 0; row < rows; row++)
        for (int i = 0; i < width; i++, n++) {
            char id[16], value[16];
            snprintf(id, sizeof id, "%c%d", 'A' + row, 2 * i + row % 2);
            snprintf(value, sizeof value, "%d", n % 6);
            set(g, corners, n, "id", id);
            set(g, corners, n, "value", n == 0 ? "0" : n % 6 ? value : "5");
            set(g, corners, n, "source", "owner");
        }
    assert_true(sw_game_seal(g, "other", &e));
    return g;
}

/* Random matches to the end, every position verified. */
static void play(const struct sw_game *g, uint64_t seed)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state s;
    struct sw_setup setup;
    struct sw_rng r;
    sw_setup_init(g, 2 + (int)(seed % 3), &setup);
    setup.seed = sw_seed_from_number(seed);
    setup.option[OPT_MAX_TURNS] = 40;
    sw_rng_init(&r, SW_LUCK_FAST, &setup.seed);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    while (!s.head.over) {
        int seat = milestones(&s.head)->current, n = sw_legal(g, &s.head, seat, legal);
        sw_apply(g, &s.head, &legal[sw_rng_below(&r, (uint32_t)n)], NULL);
        assert_null(sw_verify(g, &s.head));
    }
}

static void another_land_can_be_played(void **state)
{
    static const uint8_t size[][2] = {{1, 3}, {2, 2}, {3, 4}, {8, 12}, {26, 3}};
    (void)state;
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        struct sw_game *g = other_land(size[i][0], size[i][1]);
        int strips = size[i][0] - 1, width = size[i][1];
        assert_int_equal(tables(g)->cells, strips * 2 * (width - 1));
        for (uint64_t seed = 0; seed < 6; seed++)
            play(g, seed);
        sw_game_close(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(land_has_the_known_size),
        cmocka_unit_test(neighbours_are_mutual),
        cmocka_unit_test(triangles_have_mutual_corners),
        cmocka_unit_test(triangles_are_numbered_by_place),
        cmocka_unit_test(names_read_back),
        cmocka_unit_test(unplayable_editions_are_refused),
        cmocka_unit_test(another_land_can_be_played),
    };
    return cmocka_run_group_tests_name("milestones/edition", tests, NULL, NULL);
}
