/* SPDX-License-Identifier: MIT */
/* ai_search.c - search: it wins what can be won, repeats itself, knows no secrets, and stays
 * within its memory. */
#include "unit/unit.h"

#include <string.h>

#include "ai/ai.h"
#include "ai/judge.h"
#include "ai/parallel.h"
#include "ai/policy.h"
#include "ai/thinker.h"

/* ---- a game one can solve: take one to three stones, the last one wins ------------------ */

struct nim {
    struct sw_state head;
    int32_t stones, winner; /* -1: nobody yet */
};

static int nim_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_action *out)
{
    const struct nim *n = (const struct nim *)s;
    int count = n->stones < 3 ? n->stones : 3;

    (void)g;
    for (int i = 0; i < count; i++)
        out[i] = (struct sw_action){.seat = (uint8_t)seat, .a = (int16_t)(i + 1)};
    return count;
}

static void nim_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                      struct sw_events *ev)
{
    struct nim *n = (struct nim *)s;

    (void)g;
    (void)ev;
    n->stones -= a->a;
    s->waiting = n->stones ? (uint8_t)(1 << (a->seat + 1) % s->seats) : 0;
    s->over = n->stones == 0;
    n->winner = n->stones ? -1 : a->seat;
}

static void nim_score(const struct sw_game *g, const struct sw_state *s, int seat,
                      struct sw_scores *out)
{
    (void)g;
    *out = (struct sw_scores){.total = ((const struct nim *)s)->winner == seat};
}

static void nim_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    (void)g;
    for (int seat = 0; seat < s->seats; seat++)
        place[seat] = ((const struct nim *)s)->winner == seat ? 1 : 2;
}

static void nim_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    (void)g;
    (void)s;
    (void)seat;
}

static void nim_resample(const struct sw_game *g, struct sw_state *s, int seat,
                         struct sw_rng *r)
{
    (void)r;
    nim_censor(g, s, seat);
}

static const struct sw_game nim = {.id = "nim",
                                   .state_size = sizeof(struct nim),
                                   .rules = {.legal = nim_legal,
                                             .apply = nim_apply,
                                             .score = nim_score,
                                             .rank = nim_rank,
                                             .censor = nim_censor,
                                             .resample = nim_resample}};

static struct sw_rng luck(uint64_t number)
{
    struct sw_seed seed = sw_seed_from_number(number);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    return r;
}

static const struct search_plan nim_plan = {
    .iterations = 4000, .width = 8, .rollout_depth = 40, .nodes = 3000};

static void forced_wins_are_found(void **state)
{
    struct search *x = search_new(&nim, &nim_plan);

    (void)state;
    for (int stones = 2; stones <= 11; stones++) {
        union sw_any_state s = {.head = {.seats = 2, .waiting = 1}};
        struct sw_rng r = luck((uint64_t)stones);
        struct sw_action a;
        ((struct nim *)&s)->stones = stones;
        ((struct nim *)&s)->winner = -1;
        search_forget(x);
        a = search_run(x, &s.head, 0, &r);
        if (stones % 4)
            assert_int_equal(a.a, stones % 4);
    }
    search_free(x);
}

/* ---- all games --------------------------------------------------------------------------- */

typedef void (*visitor)(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct search *x);

static const struct search_plan small = {
    .iterations = 24, .width = 6, .rollout_depth = 6, .nodes = 60};

/* Show a few positions of a match of every game. */
static void visit(visitor look)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct search *x = search_new(g, &small);
        struct sw_rng r = luck(5);
        struct sw_setup setup;
        union sw_any_state s;
        sw_setup_bots(g, g->seats_max, &setup);
        assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
        for (int seat = 0; !s.head.over && s.head.ply < 400;) {
            struct sw_action legal[SW_MAX_ACTIONS], a;
            sw_forward_next(g, &s.head, &seat, legal);
            if (s.head.ply % 19 == 0)
                look(g, &s.head, seat, x);
            a = ai_random(g, &s.head, seat, &r);
            sw_apply(g, &s.head, &a, NULL);
        }
        search_free(x);
        sw_game_close(g);
    }
}

static struct sw_action run(const struct sw_game *g, const struct sw_state *s, int seat,
                            struct search *x)
{
    union sw_any_state view;
    struct sw_rng r = luck(s->ply);

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    search_forget(x);
    return search_run(x, &view.head, seat, &r);
}

/* Also what was thought of the other actions must be the same. */
static void check_same_thoughts(const struct sw_game *g, const struct sw_state *s,
                                const struct sw_state *other, int seat, struct search *x)
{
    struct search_choice first[32], second[32];
    struct sw_action a = run(g, s, seat, x), b;
    int n = search_choices(x, first, 32);

    assert_int_equal(sw_check(g, s, &a), 0);
    b = run(g, other, seat, x);
    assert_int_equal(sw_action_compare(&a, &b), 0);
    assert_int_equal(search_choices(x, second, 32), n);
    for (int i = 0; i < n; i++) {
        assert_int_equal(sw_action_compare(&first[i].action, &second[i].action), 0);
        assert_int_equal(first[i].visits, second[i].visits);
        assert_int_equal(first[i].chance, second[i].chance);
    }
}

static void check_repeatable(const struct sw_game *g, const struct sw_state *s, int seat,
                             struct search *x)
{
    check_same_thoughts(g, s, s, seat, x);
}

static void thoughts_are_repeatable(void **state)
{
    (void)state;
    visit(check_repeatable);
}

static void check_blind(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct search *x)
{
    union sw_any_state other;
    struct sw_rng r = luck(s->ply + 1000);

    memcpy(&other, s, g->state_size);
    sw_censor(g, &other.head, seat);
    sw_resample(g, &other.head, seat, &r);
    check_same_thoughts(g, s, &other.head, seat, x);
}

static void secrets_change_no_thought(void **state)
{
    (void)state;
    visit(check_blind);
}

/* Choices come best first, each was tried, and all tries add up. */
static void check_choices(const struct sw_game *g, const struct sw_state *s, int seat,
                          struct search *x)
{
    struct search_choice list[32], one;
    struct sw_action a = run(g, s, seat, x);
    int n = search_choices(x, list, 32);
    uint32_t sum = 0;

    for (int i = 0; i < n; i++) {
        assert_int_equal(sw_check(g, s, &list[i].action), 0);
        assert_in_range(list[i].chance, 0, JUDGE_CERTAIN);
        assert_true(i == 0 || list[i].visits <= list[i - 1].visits);
        sum += list[i].visits;
    }
    assert_true(n == 0 || sum == small.iterations);
    assert_true(n == 0 || sw_action_compare(&a, &list[0].action) == 0);
    assert_int_equal(search_choices(x, &one, 1), n > 0);
}

static void choices_add_up(void **state)
{
    (void)state;
    visit(check_choices);
}

/* What was thought is kept behind the action that is played, and only there. */
static void thoughts_are_kept(void **state)
{
    struct search *x = search_new(&nim, &nim_plan);
    union sw_any_state s = {.head = {.seats = 2, .waiting = 1}};
    struct search_choice before[3];
    struct sw_rng r = luck(1);
    struct sw_action a;

    (void)state;
    ((struct nim *)&s)->stones = 9;
    ((struct nim *)&s)->winner = -1;
    a = search_run(x, &s.head, 0, &r);
    search_follow(x, &a);
    assert_int_equal(search_choices(x, before, 3), 3);
    assert_true(before[0].visits + before[1].visits + before[2].visits >
                nim_plan.iterations / 3);
    assert_int_equal(before[0].action.seat, 1);
    a.a = 17;
    search_follow(x, &a);
    assert_int_equal(search_choices(x, before, 3), 0);
    search_free(x);
}

/* Two trees find what one finds, try as much as was planned, and repeat it. */
static void parallel_searches_agree(void **state)
{
    union sw_any_state s = {.head = {.seats = 2, .waiting = 1}};
    struct search_choice first[3], second[3];

    (void)state;
    ((struct nim *)&s)->stones = 7;
    ((struct nim *)&s)->winner = -1;
    for (int trees = 1; trees <= 3; trees++) {
        struct sw_rng a = luck(9), b = luck(9);
        uint32_t sum = 0;
        struct parallel *t = parallel_new(&nim, &nim_plan, trees);
        assert_int_equal(parallel_run(t, &s.head, 0, &a, first, 3), 3);
        parallel_forget(t);
        assert_int_equal(parallel_run(t, &s.head, 0, &b, second, 3), 3);
        parallel_free(t);
        assert_int_equal(first[0].action.a, 3);
        assert_memory_equal(first, second, sizeof first);
        for (int i = 0; i < 3; i++)
            sum += first[i].visits;
        assert_in_range(sum, nim_plan.iterations, nim_plan.iterations + 3);
    }
}

/* A seat that acts several times in a row, asked by a thinker with two threads: legal every
 * time, and the same when the match is played again. */
static uint32_t play_with_thinker(const struct sw_game *g, struct sw_action *out, int room)
{
    struct thinker *t = thinker_new(g, ai_find("level5"), 2);
    struct sw_setup setup;
    union sw_any_state s;
    int n = 0;

    assert_non_null(t);
    sw_setup_bots(g, g->seats_min, &setup);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int seat = 0; n < room && !s.head.over; n++) {
        struct sw_action legal[SW_MAX_ACTIONS];
        union sw_any_state view;
        struct sw_rng r = luck(s.head.ply);
        sw_forward_next(g, &s.head, &seat, legal);
        memcpy(&view, &s, g->state_size);
        sw_censor(g, &view.head, seat);
        out[n] = thinker_choose(t, &view.head, seat, NULL, &r);
        assert_int_equal(sw_check(g, &s.head, &out[n]), 0);
        sw_apply(g, &s.head, &out[n], NULL);
    }
    thinker_free(t);
    return (uint32_t)n;
}

static void thinkers_repeat_themselves(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct sw_action first[6], second[6];
        uint32_t n = play_with_thinker(g, first, 6);
        assert_int_equal(play_with_thinker(g, second, 6), n);
        for (uint32_t k = 0; k < n; k++)
            assert_int_equal(sw_action_compare(&first[k], &second[k]), 0);
        sw_game_close(g);
    }
}

static bool after_ten(void *self)
{
    return ++*(int *)self > 10;
}

static void time_can_run_out(void **state)
{
    int asked = 0;
    struct search_plan plan = {
        .width = 4, .rollout_depth = 4, .nodes = 4, .enough = after_ten, .self = &asked};
    struct search *x = search_new(&nim, &plan);
    union sw_any_state s = {.head = {.seats = 3, .waiting = 2}};
    struct sw_rng r = luck(2);

    (void)state;
    ((struct nim *)&s)->stones = 21;
    ((struct nim *)&s)->winner = -1;
    search_run(x, &s.head, 1, &r);
    assert_int_equal(search_count(x), 10);
    search_free(x);
}

static void memory_is_as_stated(void **state)
{
    struct search_plan plan = small;

    (void)state;
    assert_true(search_bytes(&plan) < 200000);
    plan.nodes *= 1000;
    assert_true(search_bytes(&plan) < 60 * 1000 * 500);
}

static void chances_rise_with_values(void **state)
{
    (void)state;
    assert_int_equal(judge_chance(&nim, 2, 0), JUDGE_CERTAIN / 2);
    assert_int_equal(judge_chance(&nim, 4, 0), JUDGE_CERTAIN / 4);
    assert_int_equal(judge_chance(&nim, 2, judge_sure(&nim)), JUDGE_CERTAIN * 3 / 4);
    for (int v = -200000; v < 200000; v += 500) {
        assert_true(judge_chance(&nim, 3, v) <= judge_chance(&nim, 3, v + 500));
        assert_in_range(judge_chance(&nim, 3, v), 0, JUDGE_CERTAIN);
    }
}

/* ---- where thinking ends -------------------------------------------------------------- */

static bool by_fours(const struct sw_game *g, const struct sw_state *s)
{
    (void)g;
    return ((const struct nim *)s)->stones % 4 == 0;
}

static int first_leads(const struct sw_game *g, const struct sw_state *s, int seat)
{
    (void)s;
    return seat == 0 ? judge_sure(g) : -judge_sure(g);
}

/* Calm from 16 to 23 and up to 7. */
static bool by_eights(const struct sw_game *g, const struct sw_state *s)
{
    (void)g;
    return ((const struct nim *)s)->stones / 8 % 2 == 0;
}

static int stones_left(const struct sw_game *g, int stones, int actions, bool quiescent)
{
    union sw_any_state s = {.head = {.seats = 2, .waiting = 1}};
    struct sw_rng r = luck((uint64_t)stones);
    struct policy p;

    ((struct nim *)&s)->stones = stones;
    ((struct nim *)&s)->winner = -1;
    policy_play(g, &s.head, 0, actions, quiescent, &r, &p);
    return ((struct nim *)&s)->stones;
}

static int stones_after(const struct sw_game *g, int stones, int actions)
{
    return stones_left(g, stones, actions, false);
}

static void rollouts_end_when_it_is_quiescent(void **state)
{
    struct sw_game quiet = nim;

    (void)state;
    quiet.brain.quiescent = by_fours;
    for (int stones = 5; stones < 40; stones++) {
        assert_in_range(stones_after(&nim, stones, 1), stones - 3, stones - 1);
        assert_int_equal(stones_after(&quiet, stones, 1) % 4, 0);
        assert_true(stones_after(&quiet, stones, 1) < stones);
    }
    assert_int_equal(stones_after(&quiet, 8, 0), 8);
    assert_in_range(stones_after(&quiet, 2000, 0), 2000, 2000);
    assert_true(stones_after(&quiet, 2001, 0) > 2001 - 3 * 97);
}

static void a_quiet_time_that_lasts_counts_once(void **state)
{
    struct sw_game quiet = nim;

    (void)state;
    quiet.brain.quiescent = by_eights;
    assert_int_equal(stones_left(&quiet, 20, 0, false), 20);
    for (int stones = 8; stones < 24; stones++)
        assert_in_range(stones_left(&quiet, stones, 0, true), 5, 7);
}

static void forecasts_count_when_it_is_quiescent(void **state)
{
    union sw_any_state s = {.head = {.seats = 2, .waiting = 1}};
    struct sw_game quiet = nim;
    int reward[SW_MAX_SEATS];

    (void)state;
    quiet.brain.quiescent = by_fours;
    quiet.brain.forecast = first_leads;
    ((struct nim *)&s)->winner = -1;
    ((struct nim *)&s)->stones = 8;
    judge_rewards(&quiet, &s.head, reward);
    assert_int_equal(reward[0], JUDGE_CERTAIN * 3 / 4);
    assert_int_equal(reward[1], JUDGE_CERTAIN / 4);
    ((struct nim *)&s)->stones = 7;
    judge_rewards(&quiet, &s.head, reward);
    assert_int_equal(reward[0], JUDGE_CERTAIN / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(forced_wins_are_found),
        cmocka_unit_test(thoughts_are_repeatable),
        cmocka_unit_test(secrets_change_no_thought),
        cmocka_unit_test(choices_add_up),
        cmocka_unit_test(thoughts_are_kept),
        cmocka_unit_test(parallel_searches_agree),
        cmocka_unit_test(thinkers_repeat_themselves),
        cmocka_unit_test(time_can_run_out),
        cmocka_unit_test(memory_is_as_stated),
        cmocka_unit_test(chances_rise_with_values),
        cmocka_unit_test(rollouts_end_when_it_is_quiescent),
        cmocka_unit_test(a_quiet_time_that_lasts_counts_once),
        cmocka_unit_test(forecasts_count_when_it_is_quiescent),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
