/* SPDX-License-Identifier: MIT */
/* core_record.c - rows of actions in few bytes say what was put into them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "core/record.h"
#include "spielwerk_match.h"

enum { LONG = 700, KIB = 1024 };

static const char *const games[] = {"lydia", "milestones", "nuernberg", "hamlet", "altiplano"};

static int16_t any_value(struct sw_rng *luck)
{
    static const int16_t far[] = {INT16_MIN, INT16_MAX, -65, -64, 63, 64, -8193, 8192, 0, -1};
    uint32_t n = sw_rng_below(luck, 40);

    return n < sizeof far / sizeof *far ? far[n] : (int16_t)sw_rng_below(luck, 40);
}

/* Any verb with any values it has a use for; mostly the seat acts again, and seldom something
 * has been revealed. */
static struct record_entry any_entry(const struct sw_game *g, struct sw_rng *luck,
                                     const struct record_entry *last)
{
    struct record_entry e = {.reveals = last->reveals};
    int16_t *const value[] = {&e.action.a, &e.action.b, &e.action.c};

    e.action.verb = (uint8_t)sw_rng_below(luck, g->verb_count);
    e.action.seat = last->action.seat;
    if (sw_rng_below(luck, 4) == 0)
        e.action.seat = (uint8_t)sw_rng_below(luck, SW_MAX_SEATS);
    if (sw_rng_below(luck, 8) == 0)
        e.reveals = (uint16_t)(e.reveals + sw_rng_below(luck, 70000));
    for (int i = 0; i < 3 && g->verbs[e.action.verb].kind[i] != SW_KIND_NONE; i++)
        *value[i] = any_value(luck);
    return e;
}

static void expect_same(const struct record_entry *a, const struct record_entry *b)
{
    assert_int_equal(sw_action_compare(&a->action, &b->action), 0);
    assert_int_equal(a->reveals, b->reveals);
}

static void expect_row(const struct record *r, const struct sw_game *g,
                       const struct record_entry *row, int count)
{
    assert_int_equal(r->count, count);
    for (int first = 0; first < count; first += 1 + count / 9) {
        struct record_reader reader = record_read(r, g, first);
        for (int i = first; i < count; i++)
            expect_same(record_next(&reader), &row[i]);
    }
    for (int i = 0; i < count; i++) {
        struct record_entry e = record_get(r, g, i);
        expect_same(&e, &row[i]);
    }
}

/* Put, cut and put over it, and compare with a plain row. */
static void try_game(const char *id)
{
    static const struct record_entry nothing;
    struct sw_game *g = sw_game_open(id, NULL);
    struct record_entry row[LONG];
    struct record r = {0};
    struct sw_rng luck;
    int count = 0;

    sw_rng_init(&luck, SW_LUCK_FAST, &(struct sw_seed){{7}});
    while (count < LONG) {
        struct record_entry e = any_entry(g, &luck, count ? &row[count - 1] : &nothing);
        if (sw_rng_below(&luck, 30) == 0) {
            count -= (int)sw_rng_below(&luck, (uint32_t)(count < 20 ? count : 20) + 1);
            record_cut(&r, g, count);
            expect_row(&r, g, row, count);
            e = any_entry(g, &luck, count ? &row[count - 1] : &nothing);
        } else if (count && sw_rng_below(&luck, 30) == 0) {
            count--; /* it is put over the last one */
        }
        row[count] = e;
        assert_true(record_put(&r, g, count++, &e));
        if (count % 50 == 0)
            expect_row(&r, g, row, count);
    }
    expect_row(&r, g, row, count);
    record_free(&r);
    assert_int_equal(record_bytes(&r), 0);
    sw_game_close(g);
}

static void test_rows_stay_the_same(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        try_game(games[i]);
}

static size_t bytes_after_random_play(const char *id, uint64_t seed)
{
    struct sw_game *g = sw_game_open(id, NULL);
    struct sw_setup setup;
    struct sw_match *m;
    struct sw_rng luck;
    size_t bytes;

    sw_setup_bots(g, g->seats_max, &setup);
    setup.seed = sw_seed_from_number(seed);
    sw_rng_init(&luck, SW_LUCK_FAST, &setup.seed);
    m = sw_match_new(g, &setup, NULL);
    while (!sw_match_state(m)->over) {
        struct sw_action a;
        int seat = 0;
        sw_pick_next(g, sw_match_state(m), &seat, &luck, &a);
        assert_int_equal(sw_match_play(m, &a, NULL), 0);
    }
    bytes = sw_match_bytes(m);
    sw_match_free(m);
    sw_game_close(g);
    return bytes;
}

/* Matches at random are longer than those of people, and even they keep small. */
static void test_matches_stay_small(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        for (uint64_t seed = 1; seed <= 10; seed++)
            assert_in_range(bytes_after_random_play(games[i], seed), 1, 16 * KIB - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows_stay_the_same),
        cmocka_unit_test(test_matches_stay_small),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
