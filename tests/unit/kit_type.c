/* SPDX-License-Identifier: MIT */
/* kit_type.c - texts are measured by characters, not bytes, and are cut between them. */
#include "unit/unit.h"

#include "kit/type.h"

static const char long_name[] = "Nürnberg, Schäßburg und Größenwörth";

static void cells_count_characters(void **state)
{
    (void)state;
    assert_int_equal(type_cells(""), 0);
    assert_int_equal(type_cells("Nürnberg"), 8);
    assert_int_equal(type_cells("城a"), 3);
}

static void a_cut_text_fits_and_ends_whole(void **state)
{
    char cut[TYPE_CUT];

    (void)state;
    assert_ptr_equal(type_cut(long_name, type_cells(long_name), cut), long_name);
    for (int width = 1; width < type_cells(long_name); width++) {
        assert_int_equal(type_cells(type_cut(long_name, width, cut)), width);
        assert_memory_equal(cut, long_name, strlen(cut) - strlen("…"));
        assert_string_equal(cut + strlen(cut) - strlen("…"), "…");
        assert_false(type_continues(long_name[strlen(cut) - strlen("…")]));
    }
    assert_string_equal(type_cut("城城", 3, cut), "城…");
    assert_null(type_cut("a", 0, cut));
    assert_string_equal(type_cut("", 0, cut), "");
}

static void width_follows_letters_and_size(void **state)
{
    (void)state;
    assert_int_equal(type_width("", 20), 0);
    assert_int_equal(type_width("aiMA", 100), 48 + 29 + 78 + 64);
    assert_int_equal(type_width("ä", 100), type_width("a", 100));
    assert_int_equal(type_width("城", 50), 50);
    assert_int_equal(type_width("i", 10), 3);
}

static void fitting_shrinks_before_it_cuts(void **state)
{
    char cut[TYPE_CUT];
    int size = 18;

    (void)state;
    assert_ptr_equal(type_fit(long_name, &size, 0, 1000, cut), long_name);
    assert_int_equal(size, 18);
    assert_ptr_equal(type_fit(long_name, &size, 0, type_width(long_name, 14), cut), long_name);
    assert_int_equal(size, 14);
    for (int width = 30; width < type_width(long_name, TYPE_LEAST); width++) {
        size = 14;
        assert_ptr_equal(type_fit(long_name, &size, 0, width, cut), cut);
        assert_int_equal(size, TYPE_LEAST);
        assert_true(type_width(cut, size) <= width + TYPE_LEAST);
        assert_false(type_continues(long_name[strlen(cut) - strlen("…")]));
    }
}

static void italics_get_more_room(void **state)
{
    char cut[TYPE_CUT];
    int upright = 18, italic = 18;

    (void)state;
    type_fit(long_name, &upright, 0, 240, cut);
    type_fit(long_name, &italic, SW_ITALIC, 240, cut);
    assert_true(italic > upright);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_count_characters),
        cmocka_unit_test(a_cut_text_fits_and_ends_whole),
        cmocka_unit_test(width_follows_letters_and_size),
        cmocka_unit_test(fitting_shrinks_before_it_cuts),
        cmocka_unit_test(italics_get_more_room),
    };
    return cmocka_run_group_tests_name("kit/type", tests, NULL, NULL);
}
