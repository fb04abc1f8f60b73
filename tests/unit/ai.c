/* SPDX-License-Identifier: MIT */
/* ai.c - bots: always legal, repeatable, better than chance, and blind to secrets. */
#include "unit/unit.h"

#include <string.h>

#include "ai/ai.h"
#include "ai/reason.h"

typedef void (*visitor)(const struct sw_game *g, const struct sw_state *s, int seat);

static int mover(const struct sw_game *g, const struct sw_state *s)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int seat = 0;

    assert_true(sw_forward_next(g, s, &seat, legal) > 0);
    return seat;
}

/* Show every decision of a few random matches of every game. */
static void visit(visitor look)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        for (uint64_t seed = 0; seed < 3; seed++) {
            struct sw_setup setup;
            union sw_any_state s;
            struct sw_rng r;
            sw_setup_bots(g, g->seats_max, &setup);
            setup.seed = sw_seed_from_number(seed);
            sw_rng_init(&r, SW_LUCK_FAST, &setup.seed);
            assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
            while (!s.head.over) {
                int seat = mover(g, &s.head);
                struct sw_action a = ai_random(g, &s.head, seat, &r);
                look(g, &s.head, seat);
                sw_apply(g, &s.head, &a, NULL);
            }
        }
        sw_game_close(g);
    }
}

static struct sw_action ask(const struct ai_bot *bot, const struct sw_game *g,
                            const struct sw_state *s, int seat)
{
    union sw_any_state view;
    struct sw_rng thinking;

    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    thinking = ai_thinking(g, &view.head, 3);
    return bot->choose(g, &view.head, seat, &thinking);
}

/* Bots that search take their time: they are asked once in a match. */
enum { ONCE = 30 };

static int asked(const struct sw_state *s)
{
    return s->ply == ONCE ? ai_bot_count : AI_SIMPLE;
}

static void check_choices(const struct sw_game *g, const struct sw_state *s, int seat)
{
    for (int i = 0; i < asked(s); i++) {
        struct sw_action a = ask(&ai_bots[i], g, s, seat), again = ask(&ai_bots[i], g, s, seat);
        assert_int_equal(sw_check(g, s, &a), 0);
        assert_int_equal(sw_action_compare(&a, &again), 0);
    }
}

/* A hint is legal, and says something in both languages. */
static void check_hint(const struct sw_game *g, const struct sw_state *s, int seat)
{
    union sw_any_state view;
    struct reason reason;

    if (s->ply != ONCE)
        return;
    memcpy(&view, s, g->state_size);
    sw_censor(g, &view.head, seat);
    assert_true(reason_hint(g, &view.head, seat, &reason));
    assert_int_equal(sw_check(g, s, &reason.best), 0);
    assert_true(reason.only || sw_check(g, s, &reason.other) == 0);
    for (int lang = 0; lang < SW_LANGS; lang++) {
        struct sw_text why;
        sw_text_init_heap(&why);
        reason_say(g, &view.head, &reason, (enum sw_lang)lang, NULL, &why);
        assert_true(why.len > 10);
        assert_null(strchr(why.data, '{'));
        sw_text_clear(&why);
    }
}

static void hints_have_reasons(void **state)
{
    (void)state;
    visit(check_hint);
}

static void choices_are_legal_and_repeatable(void **state)
{
    (void)state;
    visit(check_choices);
}

/* Another world that fits what the seat knows must get the same answer. */
static void check_blindness(const struct sw_game *g, const struct sw_state *s, int seat)
{
    union sw_any_state other;
    struct sw_seed seed = sw_seed_from_number(s->ply);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    memcpy(&other, s, g->state_size);
    sw_censor(g, &other.head, seat);
    sw_resample(g, &other.head, seat, &r);
    for (int i = 0; i < asked(s); i++) {
        struct sw_action a = ask(&ai_bots[i], g, s, seat);
        struct sw_action b = ask(&ai_bots[i], g, &other.head, seat);
        assert_int_equal(sw_action_compare(&a, &b), 0);
    }
}

static void secrets_change_no_choice(void **state)
{
    (void)state;
    visit(check_blindness);
}

/* In the place the greedy bot got; seat `greedy` is its own, all others play at random. */
static int play_against_chance(const struct sw_game *g, uint64_t seed, int greedy)
{
    struct sw_setup setup;
    union sw_any_state s;
    struct sw_rng r;
    uint8_t place[SW_MAX_SEATS];

    sw_setup_bots(g, 2, &setup);
    setup.seed = sw_seed_from_number(seed);
    sw_rng_init(&r, SW_LUCK_FAST, &setup.seed);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    while (!s.head.over) {
        int seat = mover(g, &s.head);
        struct sw_action a = seat == greedy ? ask(ai_find("greedy"), g, &s.head, seat)
                                            : ai_random(g, &s.head, seat, &r);
        sw_apply(g, &s.head, &a, NULL);
    }
    g->rules.rank(g, &s.head, place);
    return place[greedy];
}

static void greed_beats_chance(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        int first = 0, matches = 0;
        for (uint64_t seed = 0; seed < 40 && g->seats_min <= 2; seed++, matches++)
            first += play_against_chance(g, seed, (int)(seed % 2)) == 1;
        assert_true(first * 2 > matches || matches == 0);
        sw_game_close(g);
    }
}

static void bots_have_names(void **state)
{
    (void)state;
    for (int i = 0; i < ai_bot_count; i++)
        for (int lang = 0; lang < SW_LANGS; lang++)
            assert_true(*ai_bots[i].title[lang] && *ai_bots[i].about[lang]);
    for (int i = 0; i < ai_bot_count; i++)
        assert_ptr_equal(ai_find(ai_bots[i].name), &ai_bots[i]);
    assert_null(ai_find("gready"));
    assert_null(ai_find(""));
}

static void players_are_bots_or_searches(void **state)
{
    struct ai_player p;

    (void)state;
    assert_true(ai_player_parse("greedy", &p));
    assert_ptr_equal(p.bot, ai_find("greedy"));
    assert_true(ai_player_parse("search:50:4:9", &p));
    assert_null(p.bot);
    assert_int_equal(p.plan.iterations, 50);
    assert_int_equal(p.plan.width, 4);
    assert_int_equal(p.plan.rollout_depth, 9);
    assert_false(ai_player_parse("search", &p));
    assert_false(ai_player_parse("search:", &p));
    assert_false(ai_player_parse("search:0", &p));
    assert_false(ai_player_parse("search:1:2:3:4", &p));
    assert_false(ai_player_parse("search:-5", &p));
    assert_false(ai_player_parse("search:99999999999999999999", &p));
    assert_false(ai_player_parse("", &p));
}

/* In how many decisions of a match the third level does what `greedy` does. */
static int agreements(int rate)
{
    struct sw_game *g = sw_game_open("lydia", NULL);
    struct sw_setup setup;
    union sw_any_state s;
    int agreed = 0;

    g->brain.blunder_rate = (uint16_t)rate;
    sw_setup_bots(g, 3, &setup);
    setup.seed = sw_seed_from_number(5);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    while (!s.head.over) {
        int seat = mover(g, &s.head);
        struct sw_action best = ask(ai_find("greedy"), g, &s.head, seat);
        struct sw_action own = ask(ai_find("level3"), g, &s.head, seat);
        agreed += sw_action_compare(&best, &own) == 0;
        sw_apply(g, &s.head, &best, NULL);
    }
    sw_game_close(g);
    return agreed;
}

static void a_game_says_how_much_the_weak_err(void **state)
{
    (void)state;
    assert_true(agreements(1) > agreements(100));
    assert_true(agreements(100) > agreements(400));
    assert_int_equal(agreements(0), agreements(100));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_have_names),
        cmocka_unit_test(players_are_bots_or_searches),
        cmocka_unit_test(choices_are_legal_and_repeatable),
        cmocka_unit_test(hints_have_reasons),
        cmocka_unit_test(secrets_change_no_choice),
        cmocka_unit_test(greed_beats_chance),
        cmocka_unit_test(a_game_says_how_much_the_weak_err),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
