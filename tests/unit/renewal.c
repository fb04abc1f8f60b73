/* SPDX-License-Identifier: MIT */
/* renewal.c - luck that goes on elsewhere in the stream, because a table has agreed to it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "unit/highcard.h"

enum { PART = 1 << 20 };

static uint32_t draws(const struct sw_match *m)
{
    return sw_match_state(m)->rng.draws;
}

static void test_other_luck_comes(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 2, 5);
    union sw_any_state at;

    (void)state;
    highcard_do(m, "0 keep"); /* draws a stone */
    assert_true(draws(m) < PART);
    sw_match_cut(m, 0);
    assert_true(sw_match_renew(m));
    assert_int_equal(draws(m), PART);
    assert_int_equal(sw_match_renewal(m, 0), 1);
    sw_match_at(m, 0, &at.head, NULL);
    assert_memory_equal(&at, sw_match_state(m), g->state_size);
    highcard_do(m, "0 keep");
    assert_true(draws(m) > PART);
    sw_match_free(m);
    sw_game_close(g);
}

static struct sw_match *renewed_after_two(const struct sw_game *g)
{
    struct sw_match *m = highcard_new(g, 2, 5);

    highcard_do(m, "0 keep");
    highcard_do(m, "1 keep");
    assert_true(sw_match_renew(m));
    return m;
}

/* Else who takes back an action from before it would meet the luck again that he knows. */
static void test_undo_does_not_bring_back_old_luck(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = renewed_after_two(g);

    (void)state;
    highcard_do(m, "0 keep");
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
    assert_int_equal(draws(m), PART);
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
    assert_int_equal(draws(m), PART);
    assert_int_equal(sw_match_renewal(m, 1), 1);
    assert_int_equal(sw_match_renewal(m, 2), 0);
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), 0);
    assert_int_equal(draws(m), PART);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_what_is_cut_off_is_not_used_again(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = renewed_after_two(g);

    (void)state;
    sw_match_cut(m, 1);
    assert_true(draws(m) < PART);
    assert_true(sw_match_renew(m));
    assert_true(sw_match_renew(m));
    assert_int_equal(draws(m), 3 * PART);
    assert_int_equal(sw_match_renewal(m, 1), 3);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_only_so_often_and_only_this_kind(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 2, 5);
    struct sw_setup setup;

    (void)state;
    for (int i = 0; i < SW_MAX_RENEWALS; i++)
        assert_true(sw_match_renew(m));
    assert_false(sw_match_renew(m));
    assert_int_equal(draws(m) / PART, SW_MAX_RENEWALS);
    setup = *sw_match_setup(m);
    sw_match_free(m);
    setup.luck = SW_LUCK_FAST;
    m = sw_match_new(g, &setup, NULL);
    assert_false(sw_match_renew(m));
    sw_match_free(m);
    sw_game_close(g);
}

/* ---- files ------------------------------------------------------------------------------ */

/* A match with three renewals, of which two are still there. */
static struct sw_match *play(const struct sw_game *g)
{
    struct sw_match *m = highcard_new(g, 3, 9);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{1}});
    sw_match_renew(m);
    highcard_random(m, &r, 4);
    sw_match_renew(m);
    highcard_random(m, &r, 3);
    sw_match_cut(m, 3);
    sw_match_renew(m);
    highcard_random(m, &r, 3);
    return m;
}

static char *save(const struct sw_match *m)
{
    struct sw_text out;

    sw_text_init_heap(&out);
    sw_match_save(m, &out);
    return out.data;
}

static void expect_same_match(const struct sw_match *a, const struct sw_match *b)
{
    union sw_any_state s[2];

    memset(s, 0, sizeof s);
    assert_int_equal(sw_match_length(a), sw_match_length(b));
    for (int ply = 0; ply <= sw_match_length(a); ply++) {
        sw_match_at(a, ply, &s[0].head, NULL);
        sw_match_at(b, ply, &s[1].head, NULL);
        assert_memory_equal(&s[0], &s[1], sw_match_game(a)->state_size);
    }
}

static void test_saves(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = play(g), *loaded;
    char *text = save(m), *again;
    struct sw_error e;

    (void)state;
    assert_non_null(strstr(text, "\nagain 1\n1 "));
    assert_non_null(strstr(text, "\nagain 3\n4 "));
    assert_null(strstr(text, "\nagain 2\n"));
    loaded = sw_match_load(text, &e);
    assert_non_null(loaded);
    again = save(loaded);
    assert_string_equal(text, again);
    expect_same_match(m, loaded);
    free(text);
    free(again);
    sw_match_free(m);
    sw_match_free(loaded);
    sw_game_close(g);
}

/* The line at which a text is refused in which `from` is `to`. */
static int refused_at(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    struct sw_text changed;
    struct sw_match *m;
    struct sw_error e;

    assert_non_null(at);
    sw_text_init_heap(&changed);
    sw_text_add_bytes(&changed, text, (size_t)(at - text));
    sw_text_add(&changed, to);
    sw_text_add(&changed, at + strlen(from));
    m = sw_match_load(changed.data, &e);
    assert_null(m);
    sw_text_clear(&changed);
    return e.line;
}

static int line_of(const char *text, const char *what)
{
    int line = 1;

    for (const char *at = text; at <= strstr(text, what); at++)
        line += *at == '\n';
    return line;
}

static void test_damage(void **state)
{
    static const char *const wrong[] = {"again 0",    "again 01",          "again -3",
                                        "again 4096", "again 99999999999", "again 1 1",
                                        "again x",    "again 1\nagain 2",  "again "};
    struct sw_game *g = highcard_open();
    struct sw_match *m = play(g);
    char *text = save(m);
    int first = line_of(text, "\nagain 1\n");

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_in_range(refused_at(text, "again 1", wrong[i]), first, first + 1);
    assert_int_equal(refused_at(text, "again 3", "again 1"), line_of(text, "\nagain 3\n"));
    assert_true(refused_at(text, "again 3", "again 2") > first);
    assert_true(refused_at(text, "again 3\n", "") > first);
    free(text);
    sw_match_free(m);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_other_luck_comes),
        cmocka_unit_test(test_undo_does_not_bring_back_old_luck),
        cmocka_unit_test(test_what_is_cut_off_is_not_used_again),
        cmocka_unit_test(test_only_so_often_and_only_this_kind),
        cmocka_unit_test(test_saves),
        cmocka_unit_test(test_damage),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
