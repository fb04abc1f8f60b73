/* SPDX-License-Identifier: MIT */
/* core_rng.c - luck: the published test vectors, fair bounds, seeds as text. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk.h"

/* RFC 8439, appendix A.1, vectors 1 and 2: key and nonce zero, blocks 0 and 1. */
static void chacha_gives_the_published_stream(void **state)
{
    const uint8_t stream[] = {
        0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86,
        0xbd, 0x28, 0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d, 0xed, 0x1a, 0xa8, 0x36, 0xef, 0xcc,
        0x8b, 0x77, 0x0d, 0xc7, 0xda, 0x41, 0x59, 0x7c, 0x51, 0x57, 0x48, 0x8d, 0x77, 0x24,
        0xe0, 0x3f, 0xb8, 0xd8, 0x4a, 0x37, 0x6a, 0x43, 0xb8, 0xf4, 0x15, 0x18, 0xa1, 0x1c,
        0xc3, 0x87, 0xb6, 0x69, 0xb2, 0xee, 0x65, 0x86, 0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51,
        0x38, 0x7a, 0x98, 0xba, 0x97, 0x7c, 0x73, 0x2d, 0x08, 0x0d};
    struct sw_seed seed = sw_seed_from_number(0);
    struct sw_rng r;
    (void)state;
    sw_rng_init(&r, SW_LUCK_CHACHA, &seed);
    for (size_t i = 0; i < sizeof stream; i += 4) {
        uint32_t word = stream[i] | (uint32_t)stream[i + 1] << 8 |
                        (uint32_t)stream[i + 2] << 16 | (uint32_t)stream[i + 3] << 24;
        assert_int_equal(sw_rng_word(&r), word);
    }
    assert_int_equal(r.draws, sizeof stream / 4);
}

/* The reference outputs of xoshiro128++ from the state 1 2 3 4. */
static void fast_gives_the_published_stream(void **state)
{
    const uint32_t stream[] = {641,        1573767,    3222811527, 3517856514, 836907274,
                               4247214768, 3867114732, 1355841295, 495546011,  621204420};
    struct sw_rng r = {.key = {1, 2, 3, 4}, .kind = SW_LUCK_FAST};
    (void)state;
    for (size_t i = 0; i < sizeof stream / sizeof *stream; i++)
        assert_int_equal(sw_rng_word(&r), stream[i]);
}

/* Each of n results within five standard deviations of its share; seeds are fixed. */
static void bounded_draws_are_fair(void **state)
{
    (void)state;
    for (uint32_t n = 2; n < 40; n += 7) {
        for (int kind = SW_LUCK_CHACHA; kind <= SW_LUCK_FAST; kind++) {
            struct sw_seed seed = sw_seed_from_number(n);
            struct sw_rng r;
            int count[40] = {0}, each = 4000;
            sw_rng_init(&r, (enum sw_luck)kind, &seed);
            for (uint32_t i = 0; i < n * (uint32_t)each; i++)
                count[sw_rng_below(&r, n)]++;
            for (uint32_t i = 0; i < n; i++)
                assert_in_range(count[i], each - 320, each + 320);
        }
    }
}

/* With a bound just above half of all words, almost half of them must be drawn again. */
static void unfair_words_are_drawn_again(void **state)
{
    struct sw_seed seed = sw_seed_from_number(9);
    struct sw_rng r;
    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int i = 0; i < 1000; i++)
        assert_true(sw_rng_below(&r, 0x80000001u) <= 0x80000000u);
    assert_in_range(r.draws, 1850, 2150);
}

static void one_choice_draws_nothing(void **state)
{
    struct sw_seed seed = sw_seed_from_number(3);
    struct sw_rng r;
    (void)state;
    sw_rng_init(&r, SW_LUCK_CHACHA, &seed);
    assert_int_equal(sw_rng_below(&r, 1), 0);
    assert_int_equal(r.draws, 0);
}

static void shuffle_reaches_every_order_equally(void **state)
{
    int count[24] = {0};
    struct sw_seed seed = sw_seed_from_number(4);
    struct sw_rng r;
    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int i = 0; i < 24000; i++) {
        uint8_t item[4] = {0, 1, 2, 3};
        sw_rng_shuffle(&r, item, 4);
        int order = item[0] * 6, rest = 0;
        for (int k = 1; k < 4; k++)
            rest += item[1] > item[k];
        count[order + rest * 2 + (item[2] > item[3])]++;
    }
    for (int i = 0; i < 24; i++)
        assert_in_range(count[i], 840, 1160);
}

static void seeds_read_back(void **state)
{
    const char *good[] = {"0", "7", "18446744073709551615",
                          "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"};
    const char *bad[] = {"",
                         "-1",
                         "+1",
                         " 1",
                         "1 ",
                         "x",
                         "18446744073709551616",
                         "00112233445566778899aabbccddeeff00112233445566778899aabbccddeefg"};
    struct sw_seed seed;
    char text[SW_MAX_TOKEN * 2];
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_true(sw_seed_parse(good[i], &seed));
        sw_seed_print(&seed, text);
        assert_string_equal(text, good[i]);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(sw_seed_parse(bad[i], &seed));
}

/* Seeds that differ in one bit must not begin alike. */
static void near_seeds_are_far_apart(void **state)
{
    uint32_t first[64];
    (void)state;
    for (int i = 0; i < 64; i++) {
        struct sw_seed seed = sw_seed_from_number((uint64_t)i);
        struct sw_rng r;
        sw_rng_init(&r, SW_LUCK_FAST, &seed);
        first[i] = sw_rng_word(&r);
        for (int k = 0; k < i; k++)
            assert_int_not_equal(first[i], first[k]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chacha_gives_the_published_stream),
        cmocka_unit_test(fast_gives_the_published_stream),
        cmocka_unit_test(bounded_draws_are_fair),
        cmocka_unit_test(unfair_words_are_drawn_again),
        cmocka_unit_test(one_choice_draws_nothing),
        cmocka_unit_test(shuffle_reaches_every_order_equally),
        cmocka_unit_test(seeds_read_back),
        cmocka_unit_test(near_seeds_are_far_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
