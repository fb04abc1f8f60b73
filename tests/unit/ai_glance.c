/* SPDX-License-Identifier: MIT */
/* ai_glance.c - first glances: where a game has a prior, what its value would choose is nearly
 * always among the first few, and playing on by them comes to an end, or to a quiescent moment.
 */
#include "unit/unit.h"

#include <string.h>

#include "ai/judge.h"
#include "ai/policy.h"

enum { ROOM = 4, MATCHES = 4, LONGEST = 5000 };

struct count {
    int choices, found;
};

static void start(const struct sw_game *g, uint64_t number, int seats, union sw_any_state *s)
{
    struct sw_setup setup;

    sw_setup_bots(g, seats, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(number);
    assert_true(sw_start(g, &setup, &s->head, NULL, NULL));
}

static int64_t value_after(const struct sw_game *g, const struct sw_state *s,
                           const struct sw_action *a)
{
    static union sw_any_state next;

    memcpy(&next, s, g->state_size);
    sw_apply(g, &next.head, a, NULL);
    return judge_value(g, &next.head, a->seat);
}

/* The best of n actions, and whether one as good is among those worth a look. */
static int weigh_all(const struct sw_game *g, const struct sw_state *s, struct policy *p, int n,
                     struct count *count)
{
    int64_t most = INT64_MIN, seen = INT64_MIN;
    int best = 0;
    bool narrow = false;

    policy_narrow(g, s, p->legal, n, ROOM, p->promise, p->worth);
    for (int i = 0; i < n; i++) {
        int64_t value = value_after(g, s, &p->legal[i]);
        narrow |= !p->worth[i];
        seen = p->worth[i] && value > seen ? value : seen;
        best = value > most ? i : best;
        most = value > most ? value : most;
    }
    count->choices += narrow;
    count->found += narrow && seen == most;
    return best;
}

static void compare_choices(const struct sw_game *g, int seats, uint64_t number,
                            struct count *count)
{
    static struct policy p;
    static union sw_any_state s;

    start(g, number, seats, &s);
    for (int seat = 0; !s.head.over;) {
        int n = sw_forward_next(g, &s.head, &seat, p.legal);
        int best = n > 1 ? weigh_all(g, &s.head, &p, n, count) : 0;
        sw_apply(g, &s.head, &p.legal[best], NULL);
    }
}

static void the_best_is_among_the_first(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        struct count count = {0, 0};
        for (int seats = g->seats_min; seats <= g->seats_max && g->brain.prior; seats++)
            compare_choices(g, seats, 60, &count);
        assert_true(!g->brain.prior || count.choices > 100);
        assert_true(count.found * 100 >= count.choices * 85);
        sw_game_close(g);
    }
}

static void playing_on_ends(void **state)
{
    static struct policy p;
    static union sw_any_state s;

    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (int number = 0; number < MATCHES && g->brain.prior; number++) {
            struct sw_seed seed = sw_seed_from_number((uint64_t)number);
            struct sw_rng r;
            sw_rng_init(&r, SW_LUCK_FAST, &seed);
            start(g, (uint64_t)number, g->seats_min, &s);
            policy_play(g, &s.head, 0, LONGEST, false, &r, &p);
            assert_true(s.head.over);
        }
        sw_game_close(g);
    }
}

/* Matches played by first glances, from one quiescent moment to the next. */
static void it_is_quiescent_soon(void **state)
{
    static struct policy p;
    static union sw_any_state s;

    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (int seats = g->seats_min; seats <= g->seats_max && g->brain.quiescent; seats++) {
            struct sw_seed seed = sw_seed_from_number((uint64_t)seats);
            struct sw_rng r;
            sw_rng_init(&r, SW_LUCK_FAST, &seed);
            start(g, (uint64_t)seats, seats, &s);
            while (!s.head.over) {
                policy_play(g, &s.head, 0, 1, true, &r, &p);
                assert_true(s.head.over || g->brain.quiescent(g, &s.head));
            }
        }
        sw_game_close(g);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_is_among_the_first),
        cmocka_unit_test(playing_on_ends),
        cmocka_unit_test(it_is_quiescent_soon),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
