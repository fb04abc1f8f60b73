/* SPDX-License-Identifier: MIT */
/* kit_goods.c - small vectors of amounts. */
#include "unit/unit.h"

#include "kit/goods.h"

enum { KINDS = 3 };

static void totals(void **state)
{
    const uint8_t none[KINDS] = {0}, many[KINDS] = {255, 255, 255};
    (void)state;
    assert_int_equal(goods_total(none, KINDS), 0);
    assert_int_equal(goods_total(many, KINDS), 765);
    assert_int_equal(goods_total(many, 0), 0);
}

static void covering_looks_at_every_kind(void **state)
{
    const uint8_t have[KINDS] = {2, 0, 5};
    (void)state;
    assert_true(goods_cover(have, (const uint8_t[]){2, 0, 5}, KINDS));
    assert_true(goods_cover(have, (const uint8_t[]){0, 0, 0}, KINDS));
    assert_false(goods_cover(have, (const uint8_t[]){3, 0, 0}, KINDS));
    assert_false(goods_cover(have, (const uint8_t[]){0, 1, 0}, KINDS));
    assert_false(goods_cover(have, (const uint8_t[]){0, 0, 6}, KINDS));
}

static void lacking_adds_up_only_what_is_missing(void **state)
{
    const uint8_t have[KINDS] = {2, 0, 5};
    (void)state;
    assert_int_equal(goods_lack(have, (const uint8_t[]){2, 0, 5}, KINDS), 0);
    assert_int_equal(goods_lack(have, (const uint8_t[]){4, 1, 0}, KINDS), 3);
    assert_int_equal(goods_lack(have, (const uint8_t[]){0, 9, 6}, KINDS), 10);
}

static void adding_and_paying_back_is_nothing(void **state)
{
    uint8_t have[KINDS] = {2, 0, 250};
    const uint8_t more[KINDS] = {1, 7, 5};
    (void)state;
    goods_add(have, more, KINDS);
    assert_memory_equal(have, ((const uint8_t[]){3, 7, 255}), KINDS);
    goods_sub(have, more, KINDS);
    assert_memory_equal(have, ((const uint8_t[]){2, 0, 250}), KINDS);
}

static void gains_stop_at_the_cap(void **state)
{
    uint8_t have[KINDS] = {4, 6, 9};
    (void)state;
    assert_int_equal(goods_gain(have, 0, 1, 6), 1);
    assert_int_equal(goods_gain(have, 0, 5, 6), 1);
    assert_int_equal(goods_gain(have, 1, 3, 6), 0);
    assert_int_equal(goods_gain(have, 2, 3, 6), 0);
    assert_memory_equal(have, ((const uint8_t[]){6, 6, 9}), KINDS);
}

static void capped_vectors_tell_how_many_came(void **state)
{
    uint8_t have[KINDS] = {4, 6, 0};
    (void)state;
    assert_int_equal(goods_add_capped(have, (const uint8_t[]){3, 1, 2}, KINDS, 6), 4);
    assert_memory_equal(have, ((const uint8_t[]){6, 6, 2}), KINDS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(totals),
        cmocka_unit_test(covering_looks_at_every_kind),
        cmocka_unit_test(lacking_adds_up_only_what_is_missing),
        cmocka_unit_test(adding_and_paying_back_is_nothing),
        cmocka_unit_test(gains_stop_at_the_cap),
        cmocka_unit_test(capped_vectors_tell_how_many_came),
    };
    return cmocka_run_group_tests_name("kit/goods", tests, NULL, NULL);
}
