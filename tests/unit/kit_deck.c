/* SPDX-License-Identifier: MIT */
/* kit_deck.c - cards in an order, and no trace of those that are gone. */
#include "unit/unit.h"

#include "kit/deck.h"

enum { CARDS = 6 };

#define NO DECK_NONE

static void fill_and_draw_from_the_top(void **state)
{
    uint8_t card[CARDS], count = 9;
    (void)state;
    deck_clear(card, &count, CARDS);
    assert_int_equal(count, 0);
    deck_fill(card, &count, CARDS, 3);
    assert_memory_equal(card, ((const uint8_t[]){0, 1, 2, NO, NO, NO}), CARDS);
    assert_int_equal(deck_draw(card, &count), 2);
    assert_int_equal(deck_draw(card, &count), 1);
    assert_int_equal(deck_draw(card, &count), 0);
    assert_int_equal(deck_draw(card, &count), -1);
    assert_memory_equal(card, ((const uint8_t[]){NO, NO, NO, NO, NO, NO}), CARDS);
    assert_int_equal(count, 0);
}

static void taking_a_card_leaves_the_others_in_order(void **state)
{
    uint8_t card[CARDS] = {4, 9, 2, 7, NO, NO}, count = 4;
    (void)state;
    assert_true(deck_take(card, &count, 9));
    assert_memory_equal(card, ((const uint8_t[]){4, 2, 7, NO, NO, NO}), CARDS);
    assert_false(deck_take(card, &count, 9));
    assert_false(deck_take(card, &count, 0));
    assert_int_equal(count, 3);
    assert_int_equal(deck_take_at(card, &count, 2), 7);
    assert_int_equal(deck_take_at(card, &count, 0), 4);
    assert_memory_equal(card, ((const uint8_t[]){2, NO, NO, NO, NO, NO}), CARDS);
}

static void behind_the_cards_there_is_nothing(void **state)
{
    const uint8_t card[CARDS] = {4, 9, 2, NO, NO, NO}, dirty[CARDS] = {4, 9, 2, NO, 1, NO};
    (void)state;
    assert_true(deck_ends(card, 3, CARDS));
    assert_true(deck_ends(card, 6, CARDS));
    assert_false(deck_ends(card, 2, CARDS));
    assert_false(deck_ends(card, 7, CARDS));
    assert_false(deck_ends(dirty, 3, CARDS));
}

static void put_and_find(void **state)
{
    uint8_t card[CARDS] = {0}, count = 0;
    (void)state;
    deck_put(card, &count, 5);
    deck_put(card, &count, 0);
    assert_int_equal(deck_find(card, count, 5), 0);
    assert_int_equal(deck_find(card, count, 0), 1);
    assert_int_equal(deck_find(card, count, 6), -1);
}

static void sorting_forgets_the_order_only(void **state)
{
    uint8_t card[CARDS] = {4, 9, 2, 9, 0}, none[1] = {3};
    (void)state;
    deck_sort(card, 5);
    assert_memory_equal(card, ((const uint8_t[]){0, 2, 4, 9, 9, 0}), CARDS);
    deck_sort(none, 0);
    assert_int_equal(none[0], 3);
}

/* Decks of every size, all cards up to 255 and some twice: both ways to sort agree. */
static void small_and_large_decks_are_sorted_alike(void **state)
{
    struct sw_seed seed = sw_seed_from_number(8);
    struct sw_rng r;
    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int count = 0; count < 256; count++) {
        uint8_t card[256], other[256];
        for (int i = 0; i < 256; i++)
            card[i] = other[i] = (uint8_t)sw_rng_below(&r, 256);
        deck_sort(card, count);
        deck_sort_few(other, count);
        assert_memory_equal(card, other, sizeof card);
    }
}

/* Three cards have six orders; 6000 shuffles give each about 1000 times. */
static void shuffling_is_fair(void **state)
{
    struct sw_seed seed = sw_seed_from_number(4);
    struct sw_rng r;
    int seen[27] = {0}, orders = 0;
    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int i = 0; i < 6000; i++) {
        uint8_t card[3] = {0, 1, 2};
        deck_shuffle(card, 3, &r);
        seen[card[0] * 9 + card[1] * 3 + card[2]]++;
    }
    for (int i = 0; i < 27; i++) {
        if (seen[i]) {
            assert_in_range(seen[i], 860, 1140);
            orders++;
        }
    }
    assert_int_equal(orders, 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fill_and_draw_from_the_top),
        cmocka_unit_test(taking_a_card_leaves_the_others_in_order),
        cmocka_unit_test(behind_the_cards_there_is_nothing),
        cmocka_unit_test(put_and_find),
        cmocka_unit_test(sorting_forgets_the_order_only),
        cmocka_unit_test(small_and_large_decks_are_sorted_alike),
        cmocka_unit_test(shuffling_is_fair),
    };
    return cmocka_run_group_tests_name("kit/deck", tests, NULL, NULL);
}
