/* SPDX-License-Identifier: MIT */
/* nuernberg_trade.c - Die Siedler von Nürnberg: bots cannot be milked, and help nobody to win.
 *
 * At many moments of many matches somebody makes every small offer there is to every bot. What
 * is refused is offered again and again, and must be refused again and again. What is accepted
 * is carried out and then offered back: whoever took that, too, could be led in a circle. Nor
 * does anybody pay for a card what the bank takes. */
#include "unit/unit.h"

#include <string.h>

#include "ai/ai.h"
#include "games/nuernberg/rules.h"

enum { MATCHES = 6, EVERY = 9, AGAIN = 5 };

static int refused, accepted, nearly_won, dear;

static struct sw_rng luck(uint64_t seed)
{
    struct sw_seed s = sw_seed_from_number(seed);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &s);
    return r;
}

static bool act(const struct sw_game *g, struct sw_state *s, int verb, int seat, int a)
{
    struct sw_action action = {.verb = (uint8_t)verb, .seat = (uint8_t)seat, .a = (int16_t)a};

    if (sw_check(g, s, &action) != 0)
        return false;
    sw_apply(g, s, &action, NULL);
    return true;
}

/* One good for another; false if that cannot be offered now. */
static bool offer(const struct sw_game *g, struct sw_state *s, int to, int give, int want)
{
    int seat = nuernberg(s)->current;

    return act(g, s, V_OFFER, seat, to) && act(g, s, V_GIVE, seat, give) &&
           act(g, s, V_WANT, seat, want) && act(g, s, V_SEND, seat, 0);
}

/* What a bot of some level says, whatever it happens to think of. */
static int answer(const struct sw_game *g, const struct sw_state *s, int seat, uint64_t mood)
{
    static const char *const levels[] = {"level1", "level2", "level3", "level4", "level5"};
    struct sw_rng r = luck(mood);
    union sw_any_state view;

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    return ai_find(levels[mood % 5])->choose(g, &view.head, seat, &r).verb;
}

static void insist(const struct sw_game *g, struct sw_state *s, int to, int give, int want)
{
    int seat = nuernberg(s)->current;

    refused++;
    for (uint64_t again = 0; again < AGAIN; again++) {
        assert_true(act(g, s, V_REJECT, to, 0));
        while (s->phase == PICK)
            assert_true(act(g, s, V_CANCEL, seat, 0));
        if (!offer(g, s, to, give, want))
            return;
        assert_int_not_equal(answer(g, s, to, again + 1), V_ACCEPT);
    }
}

static void offer_back(const struct sw_game *g, struct sw_state *s, int to, int give, int want)
{
    int seat = nuernberg(s)->current;

    accepted++;
    assert_true(act(g, s, V_ACCEPT, to, 0));
    assert_true(act(g, s, V_CONFIRM, seat, to));
    if (!offer(g, s, to, want, give))
        return;
    for (uint64_t mood = 0; mood < AGAIN; mood++)
        assert_int_not_equal(answer(g, s, to, mood), V_ACCEPT);
}

/* Does one point more make a winner of who is on turn? */
static bool is_near(const struct sw_game *g, const struct sw_state *s)
{
    const struct nuernberg *n = nuernberg(s);

    return nuernberg_points(tables(g), n, n->current) + 1 >= constant(tables(g), WIN_POINTS);
}

/* One card for as much as the bank would take for it: nobody agrees, whatever he needs. */
static void ask_as_much_as_the_bank(const struct sw_game *g, const struct sw_state *s, int to,
                                    int give, int want)
{
    const struct nuernberg *n = nuernberg(s);
    int seat = n->current, rate = nuernberg_rate(tables(g), &n->seat[to], want);
    union sw_any_state copy;
    bool made;

    memcpy(&copy, s, g->state_size);
    made = give != GOLD && act(g, &copy.head, V_OFFER, seat, to) &&
           act(g, &copy.head, V_GIVE, seat, give);
    for (int i = 0; made && i < rate; i++)
        made = act(g, &copy.head, V_WANT, seat, want);
    if (!made || holds(&n->seat[to], want) < rate || !act(g, &copy.head, V_SEND, seat, 0))
        return;
    dear++;
    assert_int_not_equal(answer(g, &copy.head, to, 4), V_ACCEPT);
    assert_int_not_equal(answer(g, &copy.head, to, 2), V_ACCEPT);
}

static void try_offers(const struct sw_game *g, const struct sw_state *s)
{
    for (int to = 0; to < s->seats; to++)
        for (int pair = 0; pair < GOODS * GOODS; pair++) {
            int give = pair / GOODS, want = pair % GOODS;
            union sw_any_state copy;
            int said;
            memcpy(&copy, s, g->state_size);
            if (give == want)
                continue;
            ask_as_much_as_the_bank(g, s, to, give, want);
            if (!offer(g, &copy.head, to, give, want))
                continue;
            said = answer(g, &copy.head, to, 0);
            if (is_near(g, s)) {
                nearly_won++;
                assert_int_not_equal(said, V_ACCEPT);
            }
            if (said == V_ACCEPT)
                offer_back(g, &copy.head, to, give, want);
            if (said == V_REJECT)
                insist(g, &copy.head, to, give, want);
        }
}

static void offers_milk_nobody(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);

    (void)state;
    for (uint64_t match = 0; match < MATCHES; match++) {
        struct sw_rng r = luck(match);
        struct sw_setup setup;
        union sw_any_state s;
        sw_setup_init(g, g->seats_max, &setup);
        setup.seed = sw_seed_from_number(match);
        assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
        for (int seat = 0, moment = 0; !s.head.over;) {
            struct sw_action legal[SW_MAX_ACTIONS], a;
            sw_forward_next(g, &s.head, &seat, legal);
            if (s.head.phase == MAIN && moment++ % EVERY == 0)
                try_offers(g, &s.head);
            a = ai_greedy(g, &s.head, seat, &r);
            sw_apply(g, &s.head, &a, NULL);
        }
    }
    assert_true(refused > 100 && accepted > 10 && nearly_won > 10 && dear > 30);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(offers_milk_nobody)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
