/* SPDX-License-Identifier: MIT */
/* match.c - playing, taking back, playing again, looking back. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "spielwerk_words.h"
#include "unit/highcard.h"

enum { LOTS = 200 };

static void expect_same_state(const struct sw_match *m, const union sw_any_state *s)
{
    assert_memory_equal(sw_match_state(m), s, sw_match_game(m)->state_size);
}

static void copy_state(const struct sw_match *m, union sw_any_state *out)
{
    memcpy(out, sw_match_state(m), sw_match_game(m)->state_size);
}

/* The same action as another match, in a state or in a match of one's own. */
static void apply_same(const struct sw_game *g, struct sw_state *s, const struct sw_match *as,
                       int index, struct sw_events *ev)
{
    struct sw_action a = sw_match_action(as, index);

    sw_apply(g, s, &a, ev);
}

static int play_same(struct sw_match *m, const struct sw_match *as, int index)
{
    struct sw_action a = sw_match_action(as, index);

    return sw_match_play(m, &a, NULL);
}

static void test_refused_actions_change_nothing(void **state)
{
    static const struct sw_action strange[] = {
        {.verb = 255}, {.verb = 4}, {.seat = 2}, {.seat = 255}, {.verb = 0, .seat = 1},
        {.verb = 3},   {.a = 1},    {.b = 1},    {.c = -1},     {.verb = 1, .a = 32767},
    };
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 2, 7);
    union sw_any_state before;

    (void)state;
    copy_state(m, &before);
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++) {
        assert_int_not_equal(sw_match_play(m, &strange[i], NULL), 0);
        expect_same_state(m, &before);
        assert_int_equal(sw_match_length(m), 0);
    }
    assert_int_equal(sw_match_play(m, &strange[0], NULL), SW_W_NO_SUCH_VERB);
    assert_int_equal(sw_match_play(m, &strange[2], NULL), SW_W_NO_SUCH_SEAT);
    assert_string_equal(sw_word(g, highcard_do(m, "1 keep"))->name, "NOT_YOUR_TURN");
    assert_string_equal(sw_word(g, highcard_do(m, "0 peek 0"))->name, "PEEK_SELF");
    sw_match_free(m);
    sw_game_close(g);
}

static void test_over_is_over(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 3, 1);
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{1}});
    highcard_random(m, &r, LOTS);
    assert_int_not_equal(sw_match_state(m)->over, 0);
    assert_string_equal(sw_word(g, highcard_do(m, "0 keep"))->name, "MATCH_OVER");
    sw_match_free(m);
    sw_game_close(g);
}

static void test_bad_setup(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_setup setup;
    struct sw_error e;

    (void)state;
    sw_setup_init(g, 1, &setup);
    assert_null(sw_match_new(g, &setup, &e));
    assert_int_equal(e.word, SW_W_SEATS_RANGE);
    sw_game_close(g);
}

/* Every moment can be looked at again, with what was reported then. */
static void test_looking_back(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 4, 3);
    union sw_any_state was[LOTS], s;
    struct sw_events told[LOTS], ev;
    struct sw_rng r;
    int length;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{2}});
    copy_state(m, &was[0]);
    for (length = 0; !sw_match_state(m)->over; length++) {
        highcard_random(m, &r, 1);
        copy_state(m, &was[length + 1]);
    }
    assert_int_equal(sw_match_length(m), length);
    sw_start(g, sw_match_setup(m), &s.head, &told[0], NULL);
    for (int i = 0; i < length; i++)
        apply_same(g, &s.head, m, i, &told[i + 1]);
    for (int i = length; i >= 0; i--) {
        sw_match_at(m, i, &s.head, i % 2 ? NULL : &ev);
        assert_memory_equal(&s, &was[i], g->state_size);
        if (i % 2)
            continue;
        assert_int_equal(ev.count, told[i].count);
        assert_memory_equal(ev.item, told[i].item, sizeof *ev.item * (size_t)ev.count);
    }
    assert_true(told[0].count > 0);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_undo_and_redo(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 2, 5);
    union sw_any_state was[4];

    (void)state;
    assert_int_equal(highcard_do(m, "0 keep"), 0); /* takes the stone */
    for (int i = 0; i < 4; i++) {
        copy_state(m, &was[i]);
        assert_int_equal(highcard_do(m, i % 2 ? "0 keep" : "1 keep"), 0);
    }
    for (int i = 3; i >= 0; i--) {
        assert_int_equal(sw_match_may_undo(m, SW_SPECTATOR), 0);
        assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
        expect_same_state(m, &was[i]);
        assert_int_equal(sw_match_length(m), i + 1);
    }
    for (int i = 0; i < 4; i++) {
        expect_same_state(m, &was[i]);
        assert_int_equal(sw_match_redo(m, SW_SPECTATOR), 0);
    }
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), SW_W_NOTHING_TO_REDO);
    sw_match_free(m);
    sw_game_close(g);
}

/* "Undo equals replay", whatever is played, taken back and played again in between. */
static void test_undo_equals_replay(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{3}});
    for (int round = 0; round < 50; round++) {
        struct sw_match *m = highcard_new(g, 2 + round % 4, (uint64_t)round);
        struct sw_match *again = highcard_new(g, 2 + round % 4, (uint64_t)round);
        for (int i = 0; i < 60; i++) {
            switch (sw_rng_below(&r, 4)) {
            case 0:
                sw_match_undo(m, SW_SPECTATOR);
                break;
            case 1:
                sw_match_redo(m, SW_SPECTATOR);
                break;
            default:
                highcard_random(m, &r, 1);
            }
        }
        for (int i = 0; i < sw_match_length(m); i++)
            assert_int_equal(play_same(again, m, i), 0);
        assert_memory_equal(sw_match_state(m), sw_match_state(again), g->state_size);
        sw_match_free(m);
        sw_match_free(again);
    }
    sw_game_close(g);
}

static void test_undo_after_a_reveal(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 2, 5);
    union sw_any_state after;

    (void)state;
    assert_int_equal(highcard_do(m, "0 swap"), 0);
    copy_state(m, &after);
    assert_int_equal(sw_match_may_undo(m, 0), SW_W_UNDO_REVEALED);
    assert_int_equal(sw_match_undo(m, 0), SW_W_UNDO_REVEALED);
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), SW_W_UNDO_REVEALED);
    expect_same_state(m, &after);
    assert_int_equal(sw_match_length(m), 1);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_undo_is_ones_own(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 3, 5);

    (void)state;
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), SW_W_NOTHING_TO_UNDO);
    assert_int_equal(sw_match_undo(m, 0), SW_W_NOTHING_TO_UNDO);
    assert_int_equal(highcard_do(m, "0 keep"), 0);
    assert_int_equal(highcard_do(m, "1 keep"), 0);
    assert_int_equal(sw_match_undo(m, 0), SW_W_UNDO_OTHERS);
    assert_int_equal(sw_match_undo(m, 2), SW_W_NOTHING_TO_UNDO);
    assert_int_equal(sw_match_undo(m, 1), 0);
    assert_int_equal(sw_match_undo(m, 1), SW_W_NOTHING_TO_UNDO);
    assert_int_equal(sw_match_undo(m, 0), SW_W_UNDO_REVEALED); /* the stone */
    sw_match_free(m);
    sw_game_close(g);
}

/* What undoing and looking, step by step, would find out. */
static int go_back_by_steps(struct sw_match *m, int seat, int how)
{
    const struct sw_game *g = sw_match_game(m);
    struct sw_action legal[SW_MAX_ACTIONS];
    bool own;

    do {
        int length = sw_match_length(m);
        own = length > 0 && sw_match_action(m, length - 1).seat == seat;
        if (sw_match_undo(m, how & SW_BACK_OWN ? seat : SW_SPECTATOR))
            return -1;
    } while (!own ||
             (!(how & SW_BACK_FORCED) && sw_legal(g, sw_match_state(m), seat, legal) < 2));
    return sw_match_length(m);
}

static void test_the_last_decision_is_found(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    int found = 0;

    (void)state;
    for (uint64_t seed = 0; seed < LOTS; seed++) {
        int seat = (int)(seed % 3), how = (int)(seed / 3 % 4), ply, why;
        struct sw_match *m = highcard_new(g, 3, seed);
        union sw_any_state before;
        struct sw_rng r;
        sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{(uint32_t)seed}});
        highcard_random(m, &r, (int)(seed % 17));
        copy_state(m, &before);
        why = sw_match_may_go_back(m, seat, how, &ply);
        expect_same_state(m, &before); /* asking changes nothing */
        if (why) {
            assert_int_equal(sw_match_go_back(m, seat, how), why);
            expect_same_state(m, &before);
        }
        assert_int_equal(go_back_by_steps(m, seat, how), why ? -1 : ply);
        found += !why;
        sw_match_free(m);
    }
    assert_in_range(found, LOTS / 20, LOTS - LOTS / 20);
    sw_game_close(g);
}

static void test_why_there_is_no_way_back(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 3, 5);
    int ply;

    (void)state;
    assert_int_equal(sw_match_go_back(m, 0, 0), SW_W_NOTHING_TO_UNDO);
    assert_int_equal(highcard_do(m, "0 keep"), 0); /* draws the stone */
    assert_int_equal(sw_match_go_back(m, 0, 0), SW_W_UNDO_REVEALED);
    assert_int_equal(highcard_do(m, "1 keep"), 0);
    assert_int_equal(highcard_do(m, "2 keep"), 0);
    assert_int_equal(sw_match_go_back(m, 1, SW_BACK_OWN), SW_W_UNDO_OTHERS);
    assert_int_equal(sw_match_may_go_back(m, 1, 0, &ply), 0);
    assert_int_equal(ply, 1);
    assert_int_equal(sw_match_go_back(m, 1, 0), 0);
    assert_int_equal(sw_match_length(m), 1);
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), 0);
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), 0);
    assert_int_equal(sw_match_length(m), 3);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_a_new_action_ends_redo(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 2, 5);

    (void)state;
    highcard_do(m, "0 keep");
    highcard_do(m, "1 keep");
    highcard_do(m, "0 keep");
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
    assert_int_not_equal(highcard_do(m, "0 keep"), 0);           /* refused: redo stays */
    assert_int_equal(sw_match_redo(m, 0), SW_W_NOTHING_TO_REDO); /* it was seat 1's */
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), 0);
    assert_int_equal(sw_match_undo(m, SW_SPECTATOR), 0);
    assert_int_equal(highcard_do(m, "1 swap"), 0);
    assert_int_equal(sw_match_redo(m, SW_SPECTATOR), SW_W_NOTHING_TO_REDO);
    assert_int_equal(sw_match_length(m), 2);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_from_a_position(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *whole = highcard_new(g, 3, 11), *part;
    union sw_any_state s;
    struct sw_events ev;
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{4}});
    highcard_random(whole, &r, 5);
    part = sw_match_from(g, sw_match_state(whole));
    assert_int_equal(sw_match_length(part), 0);
    assert_int_equal(sw_match_setup(part)->seats, 3);
    assert_int_equal(sw_match_setup(part)->option[0], 5);
    highcard_random(whole, &r, LOTS);
    for (int i = 5; i < sw_match_length(whole); i++)
        assert_int_equal(play_same(part, whole, i), 0);
    assert_memory_equal(sw_match_state(part), sw_match_state(whole), g->state_size);
    sw_match_at(part, 0, &s.head, &ev);
    assert_int_equal(ev.count, 0);
    assert_int_equal(s.head.ply, 5);
    sw_match_free(part);
    sw_match_free(whole);
    sw_game_close(g);
}

static void test_views_are_censored(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 3, 11), *seen;
    union sw_any_state view, censored;

    (void)state;
    for (int seat = SW_SPECTATOR; seat < 3; seat++) {
        copy_state(m, &censored);
        sw_censor(g, &censored.head, seat);
        sw_match_view(m, seat, &view.head);
        assert_memory_equal(&view, &censored, g->state_size);
        assert_int_equal(view.head.rng.kind, SW_LUCK_NONE);
    }
    seen = sw_match_from(g, &view.head);
    assert_int_equal(highcard_do(seen, "0 keep"), SW_W_NO_LUCK);
    sw_match_free(seen);
    sw_match_free(m);
    sw_game_close(g);
}

static void expect_name(struct sw_match *m, const char *given, const char *kept)
{
    sw_match_set_name(m, 1, given);
    assert_string_equal(sw_match_name(m, 1), kept);
}

static void test_names(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 2, 1);

    (void)state;
    assert_string_equal(sw_match_name(m, 1), "");
    expect_name(m, "Jürgen von Ä", "Jürgen von Ä");
    expect_name(m, "  Ada  ", "Ada");
    expect_name(m, "a\nb\tc", "a?b?c");
    expect_name(m, "bad \xff\xc3", "bad ??");
    expect_name(m, "   ", "");
    expect_name(m,
                "0123456789012345678901234567890123456789012345ä", /* 48 bytes: one too many */
                "0123456789012345678901234567890123456789012345");
    assert_string_equal(sw_match_name(m, 0), "");
    sw_match_free(m);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refused_actions_change_nothing),
        cmocka_unit_test(test_over_is_over),
        cmocka_unit_test(test_bad_setup),
        cmocka_unit_test(test_looking_back),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_undo_equals_replay),
        cmocka_unit_test(test_undo_after_a_reveal),
        cmocka_unit_test(test_undo_is_ones_own),
        cmocka_unit_test(test_the_last_decision_is_found),
        cmocka_unit_test(test_why_there_is_no_way_back),
        cmocka_unit_test(test_a_new_action_ends_redo),
        cmocka_unit_test(test_from_a_position),
        cmocka_unit_test(test_views_are_censored),
        cmocka_unit_test(test_names),
    };

    return cmocka_run_group_tests_name("match", tests, NULL, NULL);
}
