/* SPDX-License-Identifier: MIT */
/* core_text.c - texts that are cut or grow, templates, errors in words. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk.h"
#include "spielwerk_words.h"

static void bounded_text_is_cut_and_says_so(void **state)
{
    char memory[8];
    struct sw_text t;
    (void)state;
    sw_text_init(&t, memory, sizeof memory);
    sw_text_add(&t, "1234567");
    assert_false(t.cut);
    sw_text_addf(&t, "%d", 8);
    assert_true(t.cut);
    assert_string_equal(memory, "1234567");
    sw_text_clear(&t);
    assert_string_equal(memory, "");
    assert_false(t.cut);
}

static void text_without_room_holds_nothing(void **state)
{
    struct sw_text t;
    (void)state;
    sw_text_init(&t, NULL, 0);
    sw_text_add(&t, "x");
    sw_text_addf(&t, "%300d", 1);
    assert_true(t.cut);
    assert_int_equal(t.len, 0);
}

static void heap_text_grows(void **state)
{
    struct sw_text t;
    (void)state;
    sw_text_init_heap(&t);
    for (int i = 0; i < 1000; i++)
        sw_text_addf(&t, "%3d", i % 1000);
    sw_text_addf(&t, "%600s", "end");
    assert_false(t.cut);
    assert_int_equal(t.len, 3600);
    assert_string_equal(t.data + 3597, "end");
    sw_text_clear(&t);
}

static void long_format_is_cut_in_bounded_memory(void **state)
{
    char memory[300];
    struct sw_text t;
    (void)state;
    sw_text_init(&t, memory, sizeof memory);
    sw_text_addf(&t, "%400d", 5);
    assert_true(t.cut);
    assert_int_equal(t.len, 299);
    assert_int_equal(strlen(memory), 299);
}

static void json_is_escaped(void **state)
{
    char memory[64];
    struct sw_text t;
    (void)state;
    sw_text_init(&t, memory, sizeof memory);
    sw_text_add_json(&t, "a\"b\\c\n\x01ü");
    assert_string_equal(memory, "\"a\\\"b\\\\c\\u000a\\u0001ü\"");
}

static void templates_are_filled(void **state)
{
    char memory[128];
    struct sw_text t;
    const char *arg[4] = {"stock", "x", "", ""};
    (void)state;
    sw_text_init(&t, memory, sizeof memory);
    sw_say(&t, NULL, SW_EN, SW_W_BAD_VALUE, arg);
    assert_string_equal(memory, "“x” is not a value for stock.");
    sw_text_clear(&t);
    sw_say(&t, NULL, SW_DE, SW_W_BAD_VALUE, NULL);
    assert_string_equal(memory, "„{1}“ ist kein Wert für {0}.");
}

static void errors_name_their_line(void **state)
{
    char memory[256], long_name[300];
    struct sw_text t;
    struct sw_error e;
    (void)state;
    sw_text_init(&t, memory, sizeof memory);
    assert_false(sw_fail(&e, SW_W_NO_SUCH_FIELD, "foo", NULL, NULL, NULL));
    e.line = 12;
    sw_error_say(&e, NULL, SW_DE, &t);
    assert_string_equal(memory, "Zeile 12: Es gibt kein Feld namens „foo“.");
    memset(long_name, 0, sizeof long_name);
    for (int i = 0; i < 100; i++)
        strcat(long_name, "ü");
    sw_fail(&e, SW_W_NO_SUCH_FIELD, long_name, NULL, NULL, NULL);
    assert_int_equal(strlen(e.arg[0]) % 2, 0); /* never half a character */
    assert_false(sw_fail(NULL, SW_W_NO_SUCH_FIELD, "x", NULL, NULL, NULL));
}

static void unknown_words_are_empty(void **state)
{
    (void)state;
    assert_string_equal(sw_words(NULL, 999999, SW_EN), "");
    assert_string_equal(sw_words(NULL, -1, SW_DE), "");
}

/* Both languages say something, and show the same values. */
static void core_words_are_complete(void **state)
{
    (void)state;
    for (int i = 1; i < SW_W_COUNT; i++) {
        const struct sw_word *w = sw_word(NULL, i);
        assert_true(w->text[SW_EN][0] && w->text[SW_DE][0]);
        for (char c = '0'; c <= '3'; c++) {
            const char brace[] = {'{', c, '}', 0};
            if (!strstr(w->text[SW_EN], brace) != !strstr(w->text[SW_DE], brace))
                fail_msg("%s shows {%c} in one language only", w->name, c);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounded_text_is_cut_and_says_so),
        cmocka_unit_test(text_without_room_holds_nothing),
        cmocka_unit_test(heap_text_grows),
        cmocka_unit_test(long_format_is_cut_in_bounded_memory),
        cmocka_unit_test(json_is_escaped),
        cmocka_unit_test(templates_are_filled),
        cmocka_unit_test(errors_name_their_line),
        cmocka_unit_test(unknown_words_are_empty),
        cmocka_unit_test(core_words_are_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
