/* SPDX-License-Identifier: MIT */
/* render_scene.c - filling scenes: what does not fit is noticed, what is clicked is found. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk_scene.h"

static struct sw_scene sc;

static void new_scene_is_empty(void **state)
{
    (void)state;
    memset(&sc, 0xAA, sizeof sc);
    sw_scene_init(&sc, 300, 200, 40, 10);
    assert_int_equal(sc.width, 300);
    assert_int_equal(sc.rows, 10);
    assert_int_equal(sc.nodes, 0);
    assert_false(sc.full);
    assert_string_equal(sc.text, "");
}

static void texts_have_offsets_and_empty_ones_none(void **state)
{
    (void)state;
    sw_scene_init(&sc, 1, 1, 1, 1);
    assert_int_equal(sw_scene_text(&sc, ""), 0);
    assert_int_equal(sw_scene_text(&sc, NULL), 0);
    uint32_t a = sw_scene_text(&sc, "ear"), b = sw_scene_text(&sc, "coin");
    assert_string_equal(sc.text + a, "ear");
    assert_string_equal(sc.text + b, "coin");
}

static void new_nodes_have_no_place_in_the_terminal(void **state)
{
    (void)state;
    sw_scene_init(&sc, 1, 1, 1, 1);
    assert_true(sw_add_rect(&sc, 7, SW_PAPER, 1, 2, 3, 4, 5)->row < 0);
    struct sw_node *n = sw_add_glyph(&sc, 8, SW_INK, 3, 4, "x");
    assert_int_equal(n->x, SW_NOWHERE);
    assert_int_equal(n->col, 3);
    assert_int_equal(n->row, 4);
    assert_int_equal(n->mark.kind, SW_KIND_NONE);
}

static void too_many_nodes_set_full(void **state)
{
    (void)state;
    sw_scene_init(&sc, 1, 1, 1, 1);
    for (int i = 0; i < SW_MAX_NODES - 1; i++)
        sw_add_disc(&sc, (uint32_t)i + 1, SW_INK, 0, 0, 1);
    assert_false(sc.full);
    int before = sc.nodes;
    assert_non_null(sw_add_disc(&sc, 9999, SW_INK, 0, 0, 1));
    assert_non_null(sw_add_disc(&sc, 9999, SW_INK, 0, 0, 1));
    assert_true(sc.full);
    assert_int_equal(sc.nodes, before);
}

static void too_much_text_sets_full(void **state)
{
    static char half[SW_MAX_CHARS / 2 + 8];
    (void)state;
    memset(half, 'a', sizeof half - 1);
    sw_scene_init(&sc, 1, 1, 1, 1);
    assert_int_not_equal(sw_scene_text(&sc, half), 0);
    assert_false(sc.full);
    assert_int_equal(sw_scene_text(&sc, half), 0);
    assert_true(sc.full);
    assert_int_not_equal(sw_scene_text(&sc, "still fits"), 0);
}

static void too_many_points_set_full(void **state)
{
    static const int16_t some[SW_MAX_POINTS / 2 + 1][2];
    (void)state;
    sw_scene_init(&sc, 1, 1, 1, 1);
    sw_add_shape(&sc, 1, SW_POLYGON, SW_INK, 0, 0, some, SW_MAX_POINTS / 2 + 1);
    assert_false(sc.full);
    assert_int_equal(
        sw_add_shape(&sc, 2, SW_POLYGON, SW_INK, 0, 0, some, SW_MAX_POINTS)->points, 0);
    assert_true(sc.full);
}

/* Two kinds of a game of its own; verb 1 takes both. */
enum { FIELD = SW_KIND_GAME, PIECE };
static const struct sw_verb verbs[] = {{.name = "pass"},
                                       {.name = "put", .kind = {FIELD, PIECE}}};
static const struct sw_game game = {.id = "marks", .verbs = verbs, .verb_count = 2};

static bool fits(int kind, int value, int verb, int a, int b)
{
    const struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    const struct sw_action action = {
        .verb = (uint8_t)verb, .a = (int16_t)a, .b = (int16_t)b, .c = 0};
    return sw_mark_fits(&game, &mark, &action);
}

static void marks_with_two_kinds_fit_both_arguments(void **state)
{
    const struct sw_action put = {.verb = 1, .a = 3, .b = 4},
                           other = {.verb = 1, .a = 3, .b = 5};
    struct sw_node n = {0};
    (void)state;
    sw_node_mark2(&n, PIECE, 4, FIELD, 3);
    assert_true(sw_mark_fits(&game, &n.mark, &put));
    assert_false(sw_mark_fits(&game, &n.mark, &other));
    sw_node_mark(&n, FIELD, 3);
    assert_true(sw_mark_fits(&game, &n.mark, &other));
}

static void closed_marks_are_given_once(void **state)
{
    struct sw_node *one, *other;
    (void)state;
    sw_scene_init(&sc, 9, 9, 1, 1);
    one = sw_add_disc(&sc, 1, SW_INK, 0, 0, 1);
    other = sw_add_disc(&sc, 2, SW_INK, 0, 0, 1);
    assert_true(sw_node_mark_closed(&sc, one, FIELD, 3));
    assert_false(sw_node_mark_closed(&sc, other, FIELD, 3));
    assert_int_equal(other->mark.kind, SW_KIND_NONE);
    assert_false(sw_node_mark_closed(&sc, one, FIELD, 4));
    assert_int_equal(one->mark.value, 3);
    assert_true(sw_node_mark_closed(&sc, other, FIELD, 4));
}

static void marks_fit_arguments_of_their_kind(void **state)
{
    (void)state;
    assert_true(fits(FIELD, 3, 1, 3, 5));
    assert_true(fits(PIECE, 5, 1, 3, 5));
    assert_false(fits(FIELD, 5, 1, 3, 5));
    assert_false(fits(PIECE, 3, 1, 3, 5));
    assert_false(fits(FIELD, 0, 0, 0, 0)); /* passing has no field, not field 0 */
    assert_false(fits(SW_KIND_NONE, 0, 1, 0, 0));
}

static void marks_of_verbs_fit_the_verb(void **state)
{
    (void)state;
    assert_true(fits(SW_KIND_VERB, 1, 1, 8, 9));
    assert_false(fits(SW_KIND_VERB, 1, 0, 0, 0));
}

static void unknown_materials_are_clear(void **state)
{
    static const struct sw_material own[] = {{"clay", 0x112233, 0x445566, 9, NULL}};
    const struct sw_game g = {.materials = own, .material_count = 1};
    (void)state;
    assert_string_equal(sw_material(&g, SW_MATERIAL_GAME)->name, "clay");
    assert_string_equal(sw_material(&g, SW_MATERIAL_GAME + 1)->name, "clear");
    assert_string_equal(sw_material(&g, SW_MATERIAL_GAME - 1)->name, "clear");
    assert_string_equal(sw_material(&g, SW_PAPER)->name, "paper");
}

static void seats_differ_in_pattern_not_only_in_colour(void **state)
{
    (void)state;
    for (int i = SW_SEAT_0; i <= SW_SEAT_5; i++) {
        assert_non_null(sw_core_materials[i].pattern);
        for (int k = SW_SEAT_0; k < i; k++)
            assert_string_not_equal(sw_core_materials[i].pattern, sw_core_materials[k].pattern);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(new_scene_is_empty),
        cmocka_unit_test(texts_have_offsets_and_empty_ones_none),
        cmocka_unit_test(new_nodes_have_no_place_in_the_terminal),
        cmocka_unit_test(too_many_nodes_set_full),
        cmocka_unit_test(too_much_text_sets_full),
        cmocka_unit_test(too_many_points_set_full),
        cmocka_unit_test(marks_fit_arguments_of_their_kind),
        cmocka_unit_test(marks_with_two_kinds_fit_both_arguments),
        cmocka_unit_test(marks_of_verbs_fit_the_verb),
        cmocka_unit_test(closed_marks_are_given_once),
        cmocka_unit_test(unknown_materials_are_clear),
        cmocka_unit_test(seats_differ_in_pattern_not_only_in_colour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
