/* SPDX-License-Identifier: MIT */
/* cli_clean.c - names and chat: what others must not be shown. */
#include "unit.h"

#include <string.h>

#include "server/clean.h"

enum { ROOM = 64 };

static void cleans(const char *text, const char *expected)
{
    char out[ROOM], again[ROOM];

    clean_text(text, out, sizeof out, CLEAN_NAME);
    assert_string_equal(out, expected);
    clean_text(out, again, sizeof again, CLEAN_NAME);
    assert_string_equal(again, expected);
}

static void names_stay_as_they_are(void **state)
{
    (void)state;
    cleans("Ada", "Ada");
    cleans("Jürgen Müller-Łukasz", "Jürgen Müller-Łukasz");
    cleans("Zoe\u0308", "Zoe\u0308");
    cleans("李小龍", "李小龍");
    cleans("สมชาย ใจดี", "สมชาย ใจดี");
    cleans("می\u200cخواهم", "می\u200cخواهم");
    cleans("👩\u200d🚀 👍🏽", "👩\u200d🚀 👍🏽");
}

static void what_cannot_be_seen_goes(void **state)
{
    (void)state;
    cleans("Ada\u202ereB", "AdareB");
    cleans("\u2066Ada\u2069", "Ada");
    cleans("A\u200bd\u00ada\ufeff", "Ada");
    cleans("An\u200dna\u200c", "Anna");
    cleans("A\U000e0041da\ue000", "Ada");
    cleans("\x01"
           "Ada\x7f\xc2\x9b",
           "Ada");
    cleans("\u200b\u202e\u2028\u00a0\u3164 ", "");
    cleans("\u0301Ada", "Ada");
}

static void lines_become_blanks(void **state)
{
    (void)state;
    cleans("  Ada \u2028\u2029\n\tLovelace\u3000 ", "Ada Lovelace");
    cleans("Ada\xc2\x85Lovelace", "Ada Lovelace");
}

static void bytes_that_are_nothing_show(void **state)
{
    (void)state;
    cleans("A\xff"
           "da\xc3",
           "A?da?");
    cleans("\xed\xa0\x80", "???");
}

/* A crowd of marks covers nobody's name, and a letter is never cut in two. */
static void letters_are_whole(void **state)
{
    char out[ROOM], towers[200] = "A";

    (void)state;
    for (int i = 0; i < 50; i++)
        strcat(towers, "\u0301");
    cleans(towers, "A\u0301\u0301\u0301\u0301");
    clean_text("äöü", out, 6, CLEAN_NAME);
    assert_string_equal(out, "äö");
    clean_text("ao\u0308", out, 4, CLEAN_NAME);
    assert_string_equal(out, "a");
    clean_text("a\u0308o\u0308u\u0308", out, ROOM, 2);
    assert_string_equal(out, "a\u0308o\u0308");
    clean_text("ab cd", out, ROOM, 2);
    assert_string_equal(out, "ab");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_stay_as_they_are),
        cmocka_unit_test(what_cannot_be_seen_goes),
        cmocka_unit_test(lines_become_blanks),
        cmocka_unit_test(letters_are_whole),
        cmocka_unit_test(bytes_that_are_nothing_show),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
