/* SPDX-License-Identifier: MIT */
/* cli_wrap.c - lines are broken between words, and what continues them hangs in place. */
#include "unit/unit.h"

#include "cli/wrap.h"

static void expect(const char *text, int width, const char *wanted)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    wrap_add(&t, text, width);
    assert_string_equal(t.data ? t.data : "", wanted);
    sw_text_clear(&t);
}

static void short_lines_stay(void **state)
{
    (void)state;
    expect("", 10, "");
    expect("one two\n", 10, "one two\n");
    expect("one two", 7, "one two");
    expect("  a   b\n\n c\n", 10, "  a   b\n\n c\n");
    expect("one two three four", 0, "one two three four");
}

static void long_lines_break_at_blanks(void **state)
{
    (void)state;
    expect("one two three", 9, "one two\nthree");
    expect("one two three", 6, "one\ntwo\nthree");
    expect("one two three\nfour", 9, "one two\nthree\nfour");
    expect("a verylongwordindeed b", 6, "a\nverylongwordindeed\nb");
}

static void continuations_hang(void **state)
{
    (void)state;
    expect("  one two three", 9, "  one two\n  three");
    expect("  3  one two three", 12, "  3  one two\n     three");
    expect("  -o, --out  where to write it", 26,
           "  -o, --out  where to\n             write it");
    /* a gap too far to the right is no place to hang at */
    expect("a name as long as this  and more words", 24,
           "a name as long as this\nand more words");
}

static void letters_are_counted_not_bytes(void **state)
{
    (void)state;
    expect("süße Öl äh", 10, "süße Öl äh");
    expect("süße Öl äh", 9, "süße Öl\näh");
    expect("☼☼ ☼☼ ☼☼", 5, "☼☼ ☼☼\n☼☼");
}

static void only_the_end_is_wrapped(void **state)
{
    struct sw_text t;

    (void)state;
    sw_text_init_heap(&t);
    sw_text_add(&t, "a line that stays as long as it is\n");
    size_t start = t.len;
    wrap_from(&t, start, 5);
    sw_text_add(&t, "one two three\n");
    wrap_from(&t, start, 7);
    assert_string_equal(t.data, "a line that stays as long as it is\none two\nthree\n");
    sw_text_clear(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(short_lines_stay),
        cmocka_unit_test(long_lines_break_at_blanks),
        cmocka_unit_test(continuations_hang),
        cmocka_unit_test(letters_are_counted_not_bytes),
        cmocka_unit_test(only_the_end_is_wrapped),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
