/* SPDX-License-Identifier: MIT */
/* batch.c - many matches at once are the same as one after the other. */
#include "unit/unit.h"

#include <stddef.h>
#include <string.h>

#include "spielwerk_batch.h"
#include "spielwerk_match.h"

enum { MATCHES = 7, SEATS = 3, STEPS = 400, FEATURES = SW_MAX_STATE };

static uint8_t seat[MATCHES], mask[MATCHES][SW_MAX_ACTIONS], done[MATCHES];
static uint8_t features[MATCHES * FEATURES], first_features[MATCHES * FEATURES];
static int32_t count[MATCHES], action[MATCHES];
static int16_t legal[MATCHES][SW_MAX_ACTIONS][4];
static float reward[MATCHES][SEATS];

static const struct sw_batch_view everything = {
    .seat = seat,
    .count = count,
    .mask = &mask[0][0],
    .legal = &legal[0][0][0],
    .features = features,
    .reward = &reward[0][0],
    .done = done,
};

static struct sw_batch *batch(int threads)
{
    struct sw_batch *b = sw_batch_new("null", SEATS, NULL, MATCHES, threads, 11, NULL);
    assert_non_null(b);
    return b;
}

/* A match like those of the batch, played by hand. */
struct hand {
    struct sw_game *g;
    union sw_any_state s;
    struct sw_rng choice;
};

static void deal(struct hand *h, uint64_t number)
{
    struct sw_setup setup;
    sw_setup_bots(h->g, SEATS, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(number);
    setup.seed.word[7] = 1;
    sw_rng_init(&h->choice, SW_LUCK_FAST, &setup.seed);
    setup.seed.word[7] = 0;
    assert_true(sw_start(h->g, &setup, &h->s.head, NULL, NULL));
}

/* Match 2 of the batch against one by hand, over several matches. */
static void equals_play_by_hand(void **state)
{
    struct sw_batch *b = batch(1);
    struct hand h = {.g = sw_game_open("null", NULL)};
    struct sw_action list[SW_MAX_ACTIONS];
    uint64_t number = 11 + 2;
    int ended = 0;
    (void)state;
    deal(&h, number);
    sw_batch_bind(b, &everything);
    for (int n = 0; n < STEPS; n++) {
        int who = 0, k = sw_forward_next(h.g, &h.s.head, &who, list);
        assert_int_equal(count[2], k);
        assert_int_equal(seat[2], who);
        for (int i = 0; i < k; i++) {
            const int16_t same[4] = {list[i].verb, list[i].a, list[i].b, list[i].c};
            assert_memory_equal(legal[2][i], same, sizeof same);
        }
        sw_apply(h.g, &h.s.head, &list[sw_rng_below(&h.choice, (uint32_t)k)], NULL);
        assert_int_equal(sw_batch_step(b, NULL), -1);
        assert_int_equal(done[2], h.s.head.over != 0);
        if (h.s.head.over)
            deal(&h, number += MATCHES), ended++;
    }
    assert_true(ended > 3);
    sw_game_close(h.g);
    sw_batch_free(b);
}

static void masks_and_rewards_fit(void **state)
{
    struct sw_batch *b = batch(1);
    int ended = 0;
    (void)state;
    sw_batch_bind(b, &everything);
    for (int n = 0; n < STEPS; n++) {
        for (int i = 0; i < MATCHES; i++) {
            float sum = 0;
            for (int k = 0; k < SW_MAX_ACTIONS; k++)
                assert_int_equal(mask[i][k], k < count[i]);
            for (int k = 0; k < 4; k++)
                assert_int_equal(legal[i][count[i]][k], 0);
            for (int k = 0; k < SEATS; k++)
                sum += reward[i][k];
            assert_true(sum > -0.001f && sum < 0.001f);
            ended += done[i];
            action[i] = n % count[i];
        }
        assert_int_equal(sw_batch_step(b, action), -1);
    }
    assert_true(ended > 10);
    sw_batch_free(b);
}

static void threads_make_no_difference(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 4; threads++) {
        struct sw_batch *b = batch(threads);
        sw_batch_run(b, 100);
        sw_batch_bind(b, &everything);
        sw_batch_run(b, 100);
        if (threads == 1)
            memcpy(first_features, features, sizeof features);
        assert_memory_equal(first_features, features, sizeof features);
        sw_batch_free(b);
    }
}

/* The generator is not among them, and what is hidden looks like what a censored state holds.
 */
static void features_keep_secrets(void **state)
{
    struct sw_batch *b = batch(1);
    struct hand h = {.g = sw_game_open("null", NULL)};
    size_t n = (size_t)sw_batch_features(b);
    (void)state;
    deal(&h, 11);
    sw_batch_bind(b, &everything);
    sw_censor(h.g, &h.s.head, seat[0]);
    assert_memory_equal(features, h.s.bytes + offsetof(struct sw_state, ply), n);
    assert_true(n + offsetof(struct sw_state, ply) <= h.g->state_size);
    sw_game_close(h.g);
    sw_batch_free(b);
}

static void wrong_calls_are_refused(void **state)
{
    struct sw_error e;
    struct sw_batch *b = batch(2);
    (void)state;
    assert_null(sw_batch_new("chess", 2, NULL, 1, 1, 0, &e));
    assert_null(sw_batch_new("null", 99, NULL, 1, 1, 0, &e));
    assert_null(sw_batch_new("null", 2, "colour=red", 1, 1, 0, &e));
    for (int i = 0; i < MATCHES; i++)
        action[i] = -1;
    action[4] = 0;
    assert_int_equal(sw_batch_step(b, action), 4); /* nothing was listed yet */
    sw_batch_bind(b, &everything);
    action[4] = count[4];
    assert_int_equal(sw_batch_step(b, action), 4);
    action[4] = count[4] - 1;
    assert_int_equal(sw_batch_step(b, action), -1);
    sw_batch_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equals_play_by_hand),        cmocka_unit_test(masks_and_rewards_fit),
        cmocka_unit_test(threads_make_no_difference), cmocka_unit_test(features_keep_secrets),
        cmocka_unit_test(wrong_calls_are_refused),
    };
    return cmocka_run_group_tests_name("batch", tests, NULL, NULL);
}
