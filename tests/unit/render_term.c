/* SPDX-License-Identifier: MIT */
/* render_term.c - glyphs land in their cells, whatever they are made of. */
#include "unit/unit.h"

#include "render/term.h"

static struct sw_scene sc;
static const struct sw_game game = {.id = "term"};

static void begin(int cols, int rows)
{
    sw_scene_init(&sc, 10, 10, cols, rows);
}

static struct sw_node *glyph(int col, int row, const char *s)
{
    return sw_add_glyph(&sc, (uint32_t)sc.nodes + 1, SW_INK, col, row, s);
}

static void expect(bool colour, int indent, const char *wanted)
{
    struct sw_text t;
    sw_text_init_heap(&t);
    term_write(&game, &sc, &(struct term_options){colour, indent}, &t);
    assert_string_equal(t.data, wanted);
    sw_text_clear(&t);
}

static void widths(void **state)
{
    (void)state;
    assert_int_equal(term_width(""), 0);
    assert_int_equal(term_width("abc"), 3);
    assert_int_equal(term_width("Grüße"), 5);
    assert_int_equal(term_width("u\xCC\x88"), 1); /* u and a combining diaeresis */
    assert_int_equal(term_width("│■☼→"), 4);
    assert_int_equal(term_width("城市"), 4);
    assert_int_equal(term_width("\xF0\x9F\x8E\xB2"), 2); /* a die */
}

static void broken_bytes_are_left_out(void **state)
{
    (void)state;
    assert_int_equal(term_width("\xFFz"), 1);
    assert_int_equal(term_width("\xE2\x94"), 0); /* cut in the middle */
    begin(3, 1);
    glyph(0, 0, "a\xE2\x94");
    glyph(1, 0, "\x80z");
    expect(false, 0, "az\n");
}

static void no_text_steers_the_terminal(void **state)
{
    (void)state;
    begin(9, 1);
    glyph(0, 0,
          "a\033[2Jb\n\x7F"
          "c\xC2\x9B"
          "d");
    assert_int_equal(term_width(sc.text + sc.node[0].glyph), 7);
    expect(false, 0, "a[2Jbcd\n");
}

static void glyphs_stand_where_they_belong(void **state)
{
    (void)state;
    begin(8, 3);
    glyph(2, 0, "ab");
    glyph(7, 2, "z");
    glyph(0, 2, "ü│");
    expect(false, 0, "  ab\n\nü│     z\n");
    expect(false, 3, "     ab\n\n   ü│     z\n");
}

static void what_is_outside_is_cut(void **state)
{
    (void)state;
    begin(4, 1);
    glyph(2, 0, "abcdef");
    glyph(-1, 0, "xy");
    glyph(0, 7, "never");
    glyph(0, -1, "never");
    expect(false, 0, "y ab\n");
}

static void wide_ones_take_two_cells(void **state)
{
    (void)state;
    begin(5, 1);
    glyph(0, 0, "城a");
    glyph(4, 0, "市"); /* only half of it would fit */
    expect(false, 0, "城a\n");
}

static void half_a_wide_one_is_no_longer_there(void **state)
{
    (void)state;
    begin(5, 1);
    glyph(0, 0, "城市");
    glyph(1, 0, "x");
    expect(false, 0, " x市\n");
    glyph(2, 0, "y");
    expect(false, 0, " xy\n");
}

static void marks_join_the_letter_before(void **state)
{
    (void)state;
    begin(3, 1);
    glyph(0, 0, "u\xCC\x88z");
    expect(false, 0, "u\xCC\x88z\n");
    begin(3, 1);
    glyph(0, 0, "\xCC\x88z"); /* nothing before it */
    expect(false, 0, "z\n");
}

static void later_ones_cover_earlier_ones(void **state)
{
    (void)state;
    begin(4, 1);
    glyph(0, 0, "abcd");
    glyph(1, 0, "XY");
    expect(false, 0, "aXYd\n");
}

static void colours_change_only_where_they_must(void **state)
{
    (void)state;
    begin(6, 1);
    glyph(0, 0, "a");
    glyph(1, 0, "bc")->material = SW_GOLD;
    glyph(3, 0, "d")->flags = SW_BOLD | SW_GLOW;
    expect(true, 0, "a\033[0;38;5;178mbc\033[0;1;4md\033[0m\n");
    expect(false, 0, "abcd\n");
}

static void backgrounds_are_kept_under_later_glyphs(void **state)
{
    (void)state;
    begin(6, 1);
    glyph(0, 0, "   ")->edge = SW_WATER;
    glyph(1, 0, "x");
    expect(true, 0, "\033[0;48;5;74m x \033[0m\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(widths),
        cmocka_unit_test(broken_bytes_are_left_out),
        cmocka_unit_test(no_text_steers_the_terminal),
        cmocka_unit_test(glyphs_stand_where_they_belong),
        cmocka_unit_test(what_is_outside_is_cut),
        cmocka_unit_test(wide_ones_take_two_cells),
        cmocka_unit_test(half_a_wide_one_is_no_longer_there),
        cmocka_unit_test(marks_join_the_letter_before),
        cmocka_unit_test(later_ones_cover_earlier_ones),
        cmocka_unit_test(colours_change_only_where_they_must),
        cmocka_unit_test(backgrounds_are_kept_under_later_glyphs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
