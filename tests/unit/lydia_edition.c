/* SPDX-License-Identifier: MIT */
/* lydia_edition.c - Lions of Lydia: editions that cannot be played are refused, with the
 * place named; editions that can are. */
#include "unit/edition_try.h"

#include <stdio.h>
#include <string.h>

static void unplayable_editions_are_refused(void **state)
{
    const struct change bad[] = {
        {"cards", "S01", "cost_R", "6", "row S01: a card may cost at most 8 resources"},
        {"cards", "S01", "merchant", "-", "row S01, columns merchant and gates"},
        {"cards", "P01", "gates", "R", "row P01, columns merchant and gates"},
        {"cards", "P01", "colour", "-", "row P01, column colour"},
        {"cards", "P09", "colour", "R", "row P09, column colour"},
        {"cards", "AU1", "kind", "start", "each colour needs exactly one card of kind start"},
        {"cards", "ST1", "kind", "silver", "each colour needs exactly one card of kind start"},
        {"cards", "ST1", "merchant", "Y", "each colour needs exactly one card of kind start"},
        {"influence", "0", "lydian", "yes", "one space at most"},
        {"influence", "4", "lydian", "yes", "one space at most"},
        {"influence", "3", "id", "9", "row 9, column id"},
        {"seats", "4", "id", "5", "row 5, column id"},
        {"seats", "4", "silver", "4", "column silver"},
    };
    (void)state;
    refuse_each("lydia", bad, sizeof bad / sizeof *bad);
}

/* Five gold cards turned silver leave three: too few for the four sides. */
static void too_few_of_a_kind_are_refused(void **state)
{
    const struct change change[] = {
        {"cards", "AU1", "kind", "silver", ""}, {"cards", "AU2", "kind", "silver", ""},
        {"cards", "AU3", "kind", "silver", ""}, {"cards", "AU4", "kind", "silver", ""},
        {"cards", "AU5", "kind", "silver", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("lydia", change, 4, said, sizeof said));
    assert_false(try_cells("lydia", change, 5, said, sizeof said));
    assert_non_null(strstr(said, "at least 4 cards of kind gold"));
}

/* With no silver cards laid out, twenty are more than fit behind the display only if the
 * deck is smaller than that; nine more would be. */
static void too_many_of_a_kind_are_refused(void **state)
{
    struct change change[16];
    char said[256], row[16][8];
    int n = 0;
    (void)state;
    for (int i = 1; i <= 4; i++, n++) {
        snprintf(row[n], sizeof row[n], "AU%d", i);
        change[n] = (struct change){"cards", row[n], "kind", "silver", ""};
    }
    change[n++] = (struct change){"seats", "2", "silver", "0", ""};
    assert_true(try_cells("lydia", change, n, said, sizeof said));
    for (int i = 1; i <= 4; i++, n++) {
        snprintf(row[n], sizeof row[n], "P%02d", i);
        change[n] = (struct change){"cards", row[n], "kind", "silver", ""};
    }
    assert_false(try_cells("lydia", change, n, said, sizeof said));
    assert_non_null(strstr(said, "at most 24 cards of kind silver"));
}

static void printed_numbers_may_be_typed_in(void **state)
{
    const struct change change[] = {
        {"cards", "S01", "cost_coins", "1", ""},
        {"cards", "S01", "source", "owner", ""},
        {"seats", "2", "target", "5", ""},
        {"influence", "6", "points", "20", ""},
    };
    char said[256];
    (void)state;
    assert_true(try_cells("lydia", change, 4, said, sizeof said));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unplayable_editions_are_refused),
        cmocka_unit_test(too_few_of_a_kind_are_refused),
        cmocka_unit_test(too_many_of_a_kind_are_refused),
        cmocka_unit_test(printed_numbers_may_be_typed_in),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
