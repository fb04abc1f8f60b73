/* SPDX-License-Identifier: MIT */
/* nuernberg_edition.c - Die Siedler von Nürnberg: editions that cannot be played are refused,
 * with the place named; what the maps imply is worked out rightly. */
#include "unit/edition_try.h"

#include <string.h>

#include "games/nuernberg/game.h"
#include "kit/bits.h"

static void unplayable_editions_are_refused(void **state)
{
    const struct change bad[] = {
        {"roads", "IV", "id", "6", "roads, row 6, column id: the rows"},
        {"wares", "paper", "id", "silk", "wares, row silk, column id"},
        {"costs", "wall", "id", "moat", "costs, row moat, column id"},
        {"constants", "bank_rate", "id", "rate", "constants, row rate, column id"},
        {"constants", "win_points", "value", "4",
         "row win_points, column value: the limit is 5"},
        {"constants", "bank_cards", "value", "41", "the limit is 40"},
        {"constants", "bars_each", "value", "1", "the limit is 2"},
        {"landscapes", "H00", "q", "1", "landscapes, row H01: another row has the same place"},
        {"landscapes", "H16", "q", "0", "landscapes, row H16: another row has the same place"},
        {"landscapes", "H27", "castle", "no", "exactly one landscape has the castle"},
        {"landscapes", "H00", "castle", "yes", "exactly one landscape has the castle"},
        {"landscapes", "H00", "number", "1", "numbers go from 2 to 12"},
        {"crossings", "I1", "road", "II", "crossings, row I1: a road goes"},
        {"crossings", "I3", "road", "III", "crossings, row I3: a road goes"},
        {"crossings", "I2", "x", "-5", "crossings, row I2: a road goes"},
        {"crossings", "I7", "y", "3", "crossings, row I7: a road goes"},
        {"roads", "II", "corner", "NW", "crossings, row II1: a road goes"},
        {"fields", "F02", "q", "0", "fields, row F02: another row has the same place"},
        {"sites", "S01", "field", "F01", "sites, row S01: a workshop stands at a corner"},
        {"sites", "S07", "rate", "ore", "only the market has rates"},
        {"sites", "S02", "corner", "N", "sites, row S02: another row has the same place"},
        {"walls", "W01", "edge", "SW", "walls, row W01: a wall lies on an outer edge"},
        {"walls", "W02", "edge", "W", "walls, row W02: a wall lies on an outer edge"},
        {"towers", "T01", "wall", "W03", "towers, row T01: a tower stands between"},
        {"towers", "T16", "wall", "W26", "towers, row T16: a tower stands between"},
        {"towers", "T02", "wall", "W01", "towers, row T02: a tower stands between"},
        {"wares", "armour", "price", "7", "wares, row armour: a ware has resources"},
        {"wares", "compass", "toll", "4", "its price is at least the toll"},
        {"costs", "toll_bar", "prestige", "1", "costs, row toll_bar: points come from"},
        {"costs", "wall", "points", "1", "costs, row wall: points come from"},
        {"councils", "small", "points", "4", "councils, row small: council cards go"},
        {"cards", "E31", "number", "7", "cards, row E31: a card has a number"},
        {"cards", "E01", "number", "0", "cards, row E01: a card has a number"},
        {"cards", "E01", "number", "1", "cards, row E01: a card has a number"},
        {"cards", "E04", "event", "nothing", "at least 3 cards that move the time"},
        {"years", "1370", "shuffle", "no", "at least 6 cards that move the time"},
        {"years", "1400", "shuffle", "yes", "the first and the last year do not shuffle"},
        {"years", "1395", "shuffle", "yes", "at most 18 robber knight cards"},
        {"starts", "4-0a", "crossing", "III4", "starts, row 4-2b: this set-up breaks a rule"},
        {"starts", "4-0a", "crossing", "I1", "starts, row 4-0a: this set-up breaks a rule"},
        {"starts", "3-2a", "seat", "3", "starts, row 3-2a: this set-up breaks a rule"},
        {"starts", "4-0a", "star", "yes", "one star each"},
        {"start_bars", "3-IIIa", "seat", "3", "start_bars, row 3-IIIa"},
    };
    (void)state;
    refuse_each("nuernberg", bad, sizeof bad / sizeof *bad);
}

/* Road III, led back to where road I passes. */
static void roads_do_not_meet(void **state)
{
    const struct change change[] = {
        {"crossings", "III3", "x", "-2", ""},
        {"crossings", "III3", "y", "4", ""},
    };
    char said[512];
    (void)state;
    assert_false(try_cells("nuernberg", change, 2, said, sizeof said));
    if (!strstr(said, "crossings, row III3: another row has the same place"))
        fail_msg("%s", said);
}

/* Road V loses all its crossings. */
static void roads_have_crossings(void **state)
{
    struct sw_error e = {0};
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    struct sw_text text;
    char said[512];
    (void)state;
    assert_true(sw_table_resize(g, T_CROSSINGS, 27, &e));
    assert_false(sw_game_seal(g, "test", &e));
    sw_text_init(&text, said, sizeof said);
    sw_error_say(&e, g, SW_EN, &text);
    if (!strstr(said, "roads, row V: a road has 1 to 9 crossings"))
        fail_msg("%s", said);
    sw_game_close(g);
}

static void playable_editions_are_not(void **state)
{
    const struct change good[] = {
        {"landscapes", "H00", "number", "9", ""},
        {"landscapes", "H00", "terrain", "hill", ""},
        {"wares", "paper", "price", "2", ""},
        {"constants", "win_points", "value", "10", ""},
        {"constants", "bank_cards", "value", "19", ""},
        {"cards", "E06", "event", "time", ""},
        {"sites", "S01", "rate", "-", ""},
        {"constants", "hand_limit", "value", "9", ""},
    };
    char said[512] = "";
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!try_cells("nuernberg", &good[i], 1, said, sizeof said))
            fail_msg("%s.%s.%s: %s", good[i].table, good[i].row, good[i].column, said);
}

/* ---- what the maps imply -------------------------------------------------------------------
 */

static void around(const struct nuernberg_tables *t, const struct sw_game *g, const char *name,
                   const char *expected)
{
    char is[64];
    int crossing;
    struct sw_text text;
    assert_true(sw_kind_parse(g, K_CROSSING, name, &crossing));
    sw_text_init(&text, is, sizeof is);
    for (int i = 0; i < 3 && t->landscape_of[crossing][i] != NONE; i++)
        sw_text_addf(&text, "%s%s", i ? " " : "",
                     t->landscape[t->landscape_of[crossing][i]].id);
    assert_string_equal(is, expected);
}

static void crossings_know_their_landscapes(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    const struct nuernberg_tables *t = tables(g);
    (void)state;
    around(t, g, "I1", "H09 H10 H14");
    around(t, g, "I7", "H18 H22");
    around(t, g, "II2", "H07 H11 H12");
    around(t, g, "II5", "H03 H08");
    around(t, g, "III3", "H23 H24 H28");
    around(t, g, "III8", "H26 H30");
    around(t, g, "IV2", "H06 H07 H11");
    around(t, g, "IV7", "H00 H04 H05");
    around(t, g, "V1", "H16 H20 H21");
    around(t, g, "V4", "H12 H17");
    assert_int_equal(t->at_landscape[t->castle], 0);
    for (int l = 0; l < t->landscapes; l++) /* every landscape with a number can be reached */
        assert_true(!t->landscape[l].number || t->at_landscape[l]);
    sw_game_close(g);
}

static void numbers_are_spread_as_printed(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    const struct nuernberg_tables *t = tables(g);
    int count[NUMBER_MAX + 1] = {0};
    (void)state;
    for (int i = 0; i < t->cards; i++)
        count[t->card[i].number]++;
    for (int number = 2; number <= NUMBER_MAX; number++) {
        int distance = number > 7 ? number - 7 : 7 - number;
        assert_int_equal(count[number], number == 7 ? 0 : 6 - distance);
        assert_int_equal(bits_count(t->of_number[number]), number == 7   ? 0
                                                           : number == 2 ? 2
                                                                         : 3);
    }
    assert_int_equal(count[0], 6);
    sw_game_close(g);
}

/* Twelve places, each touching the fields of two wares; walls all round; sixteen towers. */
static void the_city_fits_together(void **state)
{
    static const uint8_t doubled[12][2] = {
        {ARMOUR, COMPASS}, {COMPASS, HELMET}, {HELMET, TRINKET}, {PAPER, TRINKET},
        {TRINKET, PAPER},  {ARMOUR, TRINKET}, {PAPER, TRINKET},  {TRINKET, HELMET},
        {HELMET, PAPER},   {COMPASS, PAPER},  {ARMOUR, COMPASS}, {PAPER, ARMOUR},
    };
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    const struct nuernberg_tables *t = tables(g);
    (void)state;
    assert_int_equal(t->sites, 12);
    for (int site = 0; site < 12; site++)
        for (int ware = 0; ware < WARES; ware++)
            assert_int_equal(bits_has(t->site_ware[ware], site),
                             doubled[site][0] == ware || doubled[site][1] == ware);
    assert_int_equal(bits_count(t->site_tower), 6);
    assert_int_equal(t->walls, 26);
    assert_int_equal(t->towers, 16);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unplayable_editions_are_refused),
        cmocka_unit_test(roads_do_not_meet),
        cmocka_unit_test(roads_have_crossings),
        cmocka_unit_test(playable_editions_are_not),
        cmocka_unit_test(crossings_know_their_landscapes),
        cmocka_unit_test(numbers_are_spread_as_printed),
        cmocka_unit_test(the_city_fits_together),
    };
    return cmocka_run_group_tests_name("nuernberg/edition", tests, NULL, NULL);
}
