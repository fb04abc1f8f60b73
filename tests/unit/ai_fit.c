/* SPDX-License-Identifier: MIT */
/* ai_fit.c - forecasts that are learned: nets in whole numbers, and who learns them. */
#include "unit/unit.h"

#include <stdlib.h>
#include <string.h>

#include "ai/fit.h"

enum { SOME = 4096 };

/* Points to MLP_FINEs of a hundredth. */
#define FINE(points) ((points)*100 * MLP_FINE)

static void neurons_are_silent_below_zero(void **state)
{
    const int32_t net[][MLP_ROW] = {
        {FINE(5), -3 * MLP_WHOLE},
        {0, FINE(10)},
        {FINE(1), MLP_WHOLE},
        {FINE(-2), -MLP_WHOLE / 2},
    };
    const int16_t few[] = {2, 0}, many[] = {9, 4};

    (void)state;
    assert_int_equal(mlp_value(net, 2, few), 700);
    assert_int_equal(mlp_value(net, 2, many), 500 + 900 - 800 + 4000);
}

static int learned(const struct fit *f, int features, const int16_t *x)
{
    int32_t net[MLP_FIRST + SW_MAX_FEATURES][MLP_ROW];

    fit_mlp(f, net);
    return mlp_value((const int32_t(*)[MLP_ROW])net, features, x);
}

static struct fit *with_samples(int features, const struct fit_sample *s, int n)
{
    struct fit *f = fit_new(features, (size_t)n);
    struct fit_match one;

    assert_non_null(f);
    for (int i = 0; i < n; i += FIT_CALM) {
        one.samples = n - i < FIT_CALM ? n - i : FIT_CALM;
        memcpy(one.sample, s + i, (size_t)one.samples * sizeof *s);
        fit_add(f, &one);
    }
    assert_int_equal(fit_samples(f), n);
    return f;
}

/* Two points for each of the first sign, and six for each of the second beyond three. */
static int true_gain(const int16_t *x)
{
    return 2 * x[0] + 6 * (x[1] > 3 ? x[1] - 3 : 0);
}

static void what_belongs_together_is_learned(void **state)
{
    static struct fit_sample s[4 * SOME];
    struct sw_seed seed = sw_seed_from_number(7);
    struct sw_rng r;
    struct fit *f;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int i = 0; i < 4 * SOME; i++) {
        s[i].x[0] = (int16_t)sw_rng_below(&r, 8);
        s[i].x[1] = (int16_t)sw_rng_below(&r, 8);
        s[i].gain = (int16_t)true_gain(s[i].x);
    }
    f = with_samples(2, s, 4 * SOME);
    assert_true(fit_learn(f, 3) < 1);
    for (int i = 0; i < 100; i++)
        assert_in_range(learned(f, 2, s[i].x) + 150 - 100 * true_gain(s[i].x), 0, 300);
    fit_free(f);
}

/* Two moments of each match: five points are sure to come, then twenty or none. Of the first
 * moment only every other match tells what luck brings; of the second one all do. */
static void forecasts_build_on_forecasts(void **state)
{
    static struct fit_sample s[2 * SOME];
    const int16_t first[] = {1, 0}, second[] = {0, 1};
    struct fit *f;

    (void)state;
    for (int i = 0; i < SOME; i++) {
        int luck = i % 2 ? 20 : 0;
        s[2 * i] = (struct fit_sample){.x = {1, 0}, .gain = (int16_t)(5 + luck), .later = 1};
        s[2 * i + 1] = (struct fit_sample){.x = {0, 1}, .gain = (int16_t)luck};
    }
    f = with_samples(2, s, 2 * SOME);
    assert_true(fit_learn(f, 2) > 5);
    assert_in_range(learned(f, 2, first), 1400, 1600);
    assert_in_range(learned(f, 2, second), 900, 1100);
    fit_free(f);
}

static void what_finds_no_room_is_left_out(void **state)
{
    struct fit *f = fit_new(1, 3);
    static struct fit_match two = {.samples = 2};

    (void)state;
    fit_add(f, &two);
    fit_add(f, &two);
    assert_int_equal(fit_samples(f), 2);
    fit_free(f);
}

/* Points at a moment and gained afterwards make the result, the same one for all moments. */
static void check_match(const struct sw_game *g, int seats, uint64_t index)
{
    static struct fit_match m, again;

    fit_play(g, seats, 5, index, &m);
    fit_play(g, seats, 5, index, &again);
    assert_int_equal(m.samples % seats, 0);
    assert_int_equal(m.samples, again.samples);
    assert_memory_equal(m.sample, again.sample, (size_t)m.samples * sizeof *m.sample);
    for (int i = 0; i < m.samples; i++) {
        bool last = i + seats >= m.samples;
        assert_int_equal(m.sample[i].later, last ? 0 : seats);
    }
}

static void matches_can_be_repeated(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (int seats = g->seats_min; g->brain.features && seats <= g->seats_max; seats++)
            check_match(g, seats, (uint64_t)seats);
        sw_game_close(g);
    }
}

static void signs_fit(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        const struct sw_brain *b = &g->brain;
        assert_true(!b->features || (b->quiescent && b->forecast && b->feature_count > 0));
        assert_true(b->feature_count <= SW_MAX_FEATURES);
        sw_game_close(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neurons_are_silent_below_zero),
        cmocka_unit_test(what_belongs_together_is_learned),
        cmocka_unit_test(forecasts_build_on_forecasts),
        cmocka_unit_test(what_finds_no_room_is_left_out),
        cmocka_unit_test(matches_can_be_repeated),
        cmocka_unit_test(signs_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
