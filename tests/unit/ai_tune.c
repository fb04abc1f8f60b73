/* SPDX-License-Identifier: MIT */
/* ai_tune.c - the tuner: it visits every weight, keeps what wins, and plays the same matches
 * every time. */
#include "unit/unit.h"

#include <string.h>

#include "ai/tune.h"

static const struct sw_weight some[] = {{"A", 7, 100}, {"B", 9, -50}, {"C", 3, 1}};

static struct sw_game with_weights(const struct sw_weight *w, int n)
{
    return (struct sw_game){.id = "none", .brain = {.weight = w, .weight_count = (uint16_t)n}};
}

/* Up and down, from the guess, by 40 per cent, then by 20, and by one at least. */
static void every_weight_is_tried(void **state)
{
    static const int expected[] = {140, 60, -30, -70, 2, 0, 120, 80, -40, -60, 2, 0};
    struct sw_game g = with_weights(some, 3);
    struct tune t;

    (void)state;
    assert_true(tune_init(&t, &g));
    for (int i = 0; i < 12; i++) {
        assert_true(tune_next(&t, 2));
        assert_int_equal(t.changed[i / 2 % 3].value, expected[i]);
        assert_int_equal(t.current[i / 2 % 3].value, some[i / 2 % 3].guess);
    }
    assert_false(tune_next(&t, 2));
}

static void what_wins_is_kept(void **state)
{
    struct sw_game g = with_weights(some, 3);
    struct tune t;

    (void)state;
    assert_true(tune_init(&t, &g));
    assert_true(tune_next(&t, 1));
    assert_false(tune_judge(&t, 2, 53, 100)); /* luck explains that */
    assert_int_equal(t.current[0].value, 100);
    assert_true(tune_judge(&t, 2, 58, 100));
    assert_int_equal(t.current[0].value, 140);
    assert_true(tune_next(&t, 1)); /* the way back begins at what was kept */
    assert_int_equal(t.changed[0].value, 84);
    assert_false(tune_judge(&t, 4, 26, 100)); /* a fair share of four */
    assert_true(tune_judge(&t, 4, 33, 100));
}

static void the_table_can_be_proved(void **state)
{
    struct sw_game g = with_weights(some, 3);
    struct tune t;

    (void)state;
    assert_true(tune_init(&t, &g));
    tune_prove(&t);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(t.changed[i].value, some[i].value);
        assert_int_equal(t.current[i].value, some[i].guess);
    }
}

static void games_without_weights_are_refused(void **state)
{
    static struct sw_weight many[TUNE_WEIGHTS + 1];
    struct sw_game none = with_weights(NULL, 0), much = with_weights(many, TUNE_WEIGHTS + 1);
    struct tune t;

    (void)state;
    assert_false(tune_init(&t, &none));
    assert_false(tune_init(&t, &much));
}

/* A brain that judges everything the wrong way round loses; and the same match ends alike. */
static void bad_weights_lose(void **state)
{
    struct sw_game *g = sw_game_open("lydia", NULL);
    struct sw_setup setup;
    struct tune t;
    double wins = 0;

    (void)state;
    assert_true(tune_init(&t, g));
    assert_true(tune_next(&t, 1));
    for (int i = 0; i < t.weights; i++)
        t.changed[i].value = -t.current[i].value;
    sw_setup_bots(g, 2, &setup);
    for (uint64_t i = 0; i < 20; i++) {
        double share = tune_match(&t, &setup, 1, i);
        assert_true(share == tune_match(&t, &setup, 1, i));
        wins += share;
    }
    assert_true(wins < 5);
    sw_game_close(g);
}

/* What is committed can be tuned again: each has a name of its own, and fits the tuner. */
static void tables_of_games_are_sound(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        const struct sw_brain *b = &g->brain;
        assert_true(b->weight_count <= TUNE_WEIGHTS);
        for (int k = 0; k < b->weight_count; k++)
            for (int other = 0; other < k; other++)
                assert_string_not_equal(b->weight[k].name, b->weight[other].name);
        sw_game_close(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_weight_is_tried),
        cmocka_unit_test(what_wins_is_kept),
        cmocka_unit_test(the_table_can_be_proved),
        cmocka_unit_test(games_without_weights_are_refused),
        cmocka_unit_test(bad_weights_lose),
        cmocka_unit_test(tables_of_games_are_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
