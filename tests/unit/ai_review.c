/* SPDX-License-Identifier: MIT */
/* ai_review.c - looking back: chances are shares of one, luck is nobody's merit, the end is
 * certain, it can be repeated, taking back is no mistake, and a plan is judged by its end. */
#include "unit/unit.h"

#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/judge.h"
#include "ai/review.h"

static int sum(const int chance[], int seats)
{
    int all = 0;

    for (int i = 0; i < seats; i++)
        all += chance[i];
    return all;
}

static void check_step(const struct sw_game *g, const struct sw_state *before,
                       const struct sw_action *a, const struct sw_state *after)
{
    struct review_step s, again;
    bool drew = before->reveals != after->reveals;

    assert_true(review_look(g, before, a, after, drew, &s));
    assert_true(review_look(g, before, a, after, drew, &again));
    assert_memory_equal(s.chance, again.chance, sizeof s.chance);
    assert_int_equal(s.seat, a->seat);
    assert_in_range(sum(s.chance, after->seats), JUDGE_CERTAIN - 8, JUDGE_CERTAIN);
    assert_in_range(sum(s.luck, after->seats) + 20, 0, 40);
    assert_true(s.drew == drew && (drew || sum(s.luck, after->seats) == 0));
    assert_true(!s.decided || sw_check(g, before, &s.best) == 0);
    assert_true(review_loss(&s) >= 0 && review_loss(&s) <= JUDGE_CERTAIN);
    if (s.decided && sw_action_compare(&s.best, a) == 0)
        assert_int_equal(review_loss(&s), 0);
}

static void the_end_is_certain(const struct sw_game *g, const struct sw_state *s)
{
    uint8_t place[SW_MAX_SEATS];
    int chance[SW_MAX_SEATS];

    g->rules.rank(g, s, place);
    assert_true(review_begin(g, s, chance));
    for (int i = 0; i < s->seats; i++)
        assert_true(place[i] == 1 ? chance[i] > 0 : chance[i] == 0);
}

static void matches_can_be_looked_back_at(void **state)
{
    struct sw_game *g = sw_game_open("null", NULL);
    struct sw_seed seed = sw_seed_from_number(11);
    union sw_any_state s, before;
    struct sw_setup setup;
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    sw_setup_bots(g, 3, &setup);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int seat = 0; !s.head.over;) {
        struct sw_action legal[SW_MAX_ACTIONS], a;
        sw_forward_next(g, &s.head, &seat, legal);
        a = ai_random(g, &s.head, seat, &r);
        memcpy(&before, &s, g->state_size);
        sw_apply(g, &s.head, &a, NULL);
        check_step(g, &before.head, &a, &s.head);
    }
    the_end_is_certain(g, &s.head);
    sw_game_close(g);
}

/* The first action that takes something back in a match played blindly. */
static bool find_taking_back(const struct sw_game *g, union sw_any_state *s, struct sw_rng *r,
                             struct sw_action *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];

    for (int seat = 0; !s->head.over;) {
        int n = sw_forward_next(g, &s->head, &seat, legal);
        struct sw_action next = legal[sw_rng_below(r, (uint32_t)n)];
        n = sw_legal(g, &s->head, seat, legal);
        for (int i = 0; i < n; i++)
            if (g->takes_back >> legal[i].verb & 1) {
                *out = legal[i];
                return true;
            }
        sw_apply(g, &s->head, &next, NULL);
    }
    return false;
}

static void taking_back_gives_nothing_away(void **state)
{
    int games = 0;

    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct sw_seed seed = sw_seed_from_number(12);
        union sw_any_state s, before;
        struct sw_setup setup;
        struct review_step step;
        struct sw_action a;
        struct sw_rng r;
        sw_rng_init(&r, SW_LUCK_FAST, &seed);
        sw_setup_bots(g, g->seats_min, &setup);
        assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
        if (find_taking_back(g, &s, &r, &a)) {
            games++;
            memcpy(&before, &s, g->state_size);
            sw_apply(g, &s.head, &a, NULL);
            assert_true(review_look(g, &before.head, &a, &s.head, false, &step));
            assert_false(step.decided);
            assert_int_equal(review_loss(&step), 0);
        }
        sw_game_close(g);
    }
    assert_true(games >= 2);
}

static struct review_step choice(int seat, int chance, int best, int own, bool drew)
{
    struct review_step s = {.seat = seat, .decided = true, .drew = drew};

    s.chance[seat] = chance;
    s.best_chance = best;
    s.own_chance = own;
    return s;
}

static void a_plan_is_judged_by_how_it_ends(void **state)
{
    struct review_step s[] = {
        choice(0, 2000, 6000, 2000, false), /* the beginning of a plan, */
        choice(0, 5500, 0, 0, false),       /* which is completed */
        choice(1, 1000, 5000, 3000, false), /* a mistake, */
        choice(1, 9000, 0, 0, true),        /* after which luck helps */
        choice(0, 8000, 6000, 4000, true),  /* a mistake with a lucky draw */
        choice(0, 7000, 5000, 6000, false), /* the end */
    };

    (void)state;
    review_settle(s, sizeof s / sizeof *s);
    assert_int_equal(review_loss(&s[0]), 500);
    assert_int_equal(review_loss(&s[1]), 0);
    assert_int_equal(review_loss(&s[2]), 2000);
    assert_int_equal(review_loss(&s[3]), 0);
    assert_int_equal(review_loss(&s[4]), 2000);
    assert_int_equal(review_loss(&s[5]), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(matches_can_be_looked_back_at),
        cmocka_unit_test(taking_back_gives_nothing_away),
        cmocka_unit_test(a_plan_is_judged_by_how_it_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
