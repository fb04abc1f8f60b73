/* SPDX-License-Identifier: MIT */
/* kit_bits.c - sets as words: edges, and the clever versions against counting. */
#include "unit/unit.h"

#include "kit/bits.h"

/* A fixed mixer: numbers that look random and are the same everywhere. */
static uint64_t mix(uint64_t n)
{
    n = (n ^ (n >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    n = (n ^ (n >> 27)) * UINT64_C(0x94d049bb133111eb);
    return n ^ (n >> 31);
}

static int count(uint64_t set)
{
    int n = 0;
    for (int i = 0; i < 64; i++)
        n += (int)(set >> i & 1);
    return n;
}

static int lowest(uint64_t set)
{
    for (int i = 0; i < 64; i++)
        if (set >> i & 1)
            return i;
    return -1;
}

static void clever_equals_counting(void **state)
{
    (void)state;
    for (uint64_t i = 0; i < 1000; i++) {
        uint64_t set = mix(i) >> (i % 64) << (mix(i + 1) % 64);
        assert_int_equal(bits_count(set), count(set));
        assert_int_equal(bits_lowest(set), lowest(set));
    }
    assert_int_equal(bits_count(~UINT64_C(0)), 64);
}

static void empty_set_has_answers(void **state)
{
    (void)state;
    assert_int_equal(bits_count(0), 0);
    assert_int_equal(bits_lowest(0), -1);
    assert_int_equal(bits_nth(0, 0), -1);
    bits_each (i, 0)
        fail_msg("the empty set has member %d", i);
}

static void single_members(void **state)
{
    (void)state;
    for (int i = 0; i < 64; i++) {
        assert_int_equal(bits_lowest(bits_one(i)), i);
        assert_true(bits_has(bits_one(i), i));
        assert_false(bits_has(~bits_one(i), i));
    }
    assert_true(bits_one(-1) == 0 && bits_one(64) == 0);
    assert_false(bits_has(~UINT64_C(0), 64));
}

static void ranges(void **state)
{
    (void)state;
    assert_true(bits_below(-1) == 0 && bits_below(0) == 0);
    assert_true(bits_below(1) == 1 && bits_below(5) == 31);
    assert_true(bits_below(63) == ~UINT64_C(0) >> 1);
    assert_true(bits_below(64) == ~UINT64_C(0) && bits_below(99) == ~UINT64_C(0));
}

static void each_goes_upwards_and_agrees_with_nth(void **state)
{
    (void)state;
    for (uint64_t k = 0; k < 200; k++) {
        uint64_t set = mix(k), rebuilt = 0;
        int n = 0;
        bits_each (i, set) {
            assert_int_equal(bits_nth(set, n++), i);
            rebuilt |= bits_one(i);
        }
        assert_true(rebuilt == set);
        assert_int_equal(n, bits_count(set));
        assert_int_equal(bits_nth(set, n), -1);
    }
    assert_int_equal(bits_nth(5, -1), -1);
}

static void each_can_be_left_and_nested(void **state)
{
    int first = -1, pairs = 0;
    (void)state;
    bits_each (i, 0x30) {
        first = i;
        break;
    }
    assert_int_equal(first, 4);
    bits_each (i, 0x15)
        bits_each (k, 0x7)
            pairs += i >= k;
    assert_int_equal(pairs, 1 + 3 + 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(clever_equals_counting),
        cmocka_unit_test(empty_set_has_answers),
        cmocka_unit_test(single_members),
        cmocka_unit_test(ranges),
        cmocka_unit_test(each_goes_upwards_and_agrees_with_nth),
        cmocka_unit_test(each_can_be_left_and_nested),
    };
    return cmocka_run_group_tests_name("kit/bits", tests, NULL, NULL);
}
