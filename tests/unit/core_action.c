/* SPDX-License-Identifier: MIT */
/* core_action.c - actions and events as text and in words, options, the shape of actions. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk_match.h"
#include "spielwerk_words.h"

enum { K_FRUIT = SW_KIND_GAME };
enum { W_GIVE = SW_WORD_GAME, W_GAVE, W_APPLE, W_PEAR, W_ASK, W_OPTION, W_SLOW, W_QUICK };
enum { V_GIVE, V_PASS };

static const char *const fruit[] = {"apple", "pear"};
static const char *const speeds[] = {"slow", "quick"};
static const struct sw_kind kinds[] = {
    {.name = "fruit", .tokens = fruit, .count = 2, .none = 255, .words = W_APPLE}};
static const struct sw_word words[] = {
    {"GIVE", "", {"Give {b} {a} to {c}", "Gib {c} {b} {a}"}},
    {"GAVE", "", {"{seat} gave {a} to {c}. {x}", "{seat} gab {c} {a}. {x}"}},
    {"APPLE", "", {"apple", "Apfel"}},
    {"PEAR", "", {"pear", "Birne"}},
    {"ASK", "", {"What now?", "Was nun?"}},
    {"OPTION", "", {"speed", "Tempo"}},
    {"SLOW", "", {"slow", "langsam"}},
    {"QUICK", "", {"quick", "schnell"}},
};
static const struct sw_verb verbs[] = {
    [V_GIVE] = {"give", {K_FRUIT, SW_KIND_NUMBER, SW_KIND_SEAT}, .label = W_GIVE},
    [V_PASS] = {"pass", {0}, .label = W_ASK},
};
static const struct sw_event_type events[] = {
    {"gave", {K_FRUIT, SW_KIND_NUMBER, SW_KIND_SEAT}, SW_EVENT_LUCK, 1, W_GAVE},
    {"passed", {0}, 0, 0, 0},
};
static const struct sw_phase phases[] = {{"only", W_ASK, 0}};
static const struct sw_option options[] = {
    {"speed", 0, 1, 1, 0, speeds, W_OPTION, W_SLOW},
    {"limit", 2, 9, 4, 7, NULL, W_OPTION, 0},
};
static int always(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a)
{
    (void)g;
    (void)s;
    return a->a == 77 ? SW_W_NOT_NOW : 0;
}

static int one(const struct sw_game *g, const struct sw_state *s, int seat,
               struct sw_action *out)
{
    (void)g;
    (void)s;
    out[0] = (struct sw_action){.verb = V_PASS, .seat = (uint8_t)seat};
    return 1;
}

static const struct sw_game game = {
    .rules = {.check = always, .legal = one},
    .id = "sample",
    .seats_min = 2,
    .seats_max = 4,
    .state_size = sizeof(struct sw_state),
    .kinds = kinds,
    .kind_count = 1,
    .words = words,
    .word_count = 8,
    .verbs = verbs,
    .verb_count = 2,
    .events = events,
    .event_count = 2,
    .phases = phases,
    .phase_count = 1,
    .options = options,
    .option_count = 2,
};

static char memory[256];
static struct sw_text text;

static int fresh(void **state)
{
    (void)state;
    sw_text_init(&text, memory, sizeof memory);
    return 0;
}

static void actions_print_and_parse(void **state)
{
    const struct sw_action give = {.verb = V_GIVE, .seat = 2, .a = 1, .b = -7, .c = 255};
    struct sw_action back;
    (void)state;
    sw_action_print(&game, &give, &text);
    assert_string_equal(memory, "2 give pear -7 -");
    assert_true(sw_action_parse(&game, memory, &back, NULL));
    assert_int_equal(sw_action_compare(&give, &back), 0);
    assert_true(sw_action_parse(&game, "  0\tpass \r\n", &back, NULL));
    assert_int_equal(back.verb, V_PASS);
}

static int refused(const char *line)
{
    struct sw_action a = {.a = 99};
    struct sw_error e = {0};
    assert_false(sw_action_parse(&game, line, &a, &e));
    assert_int_equal(a.a, 99);
    return e.word;
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    assert_int_equal(refused(""), SW_W_ACTION_SHAPE);
    assert_int_equal(refused("pass"), SW_W_ACTION_SHAPE);
    assert_int_equal(refused("x pass"), SW_W_ACTION_SHAPE);
    assert_int_equal(refused("8 pass"), SW_W_ACTION_SHAPE);
    assert_int_equal(refused("-1 pass"), SW_W_ACTION_SHAPE);
    assert_int_equal(refused("0 steal"), SW_W_VERB_UNKNOWN);
    assert_int_equal(refused("0 pass 1"), SW_W_VERB_NO_VALUES);
    assert_int_equal(refused("0 give pear 1"), SW_W_VERB_VALUES);
    assert_int_equal(refused("0 give pear 1 2 3 4 5 6"), SW_W_VERB_VALUES);
    assert_int_equal(refused("0 give kiwi 1 2"), SW_W_BAD_VALUE);
    assert_int_equal(refused("0 give pear 40000 2"), SW_W_BAD_VALUE);
    assert_int_equal(refused("0 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
                     SW_W_ACTION_SHAPE);
}

static void actions_have_an_order(void **state)
{
    const struct sw_action order[] = {{.verb = 0, .seat = 0},
                                      {.verb = 0, .seat = 1, .a = -1},
                                      {.verb = 0, .seat = 1},
                                      {.verb = 0, .seat = 1, .b = 1},
                                      {.verb = 0, .seat = 1, .b = 1, .c = 1},
                                      {.verb = 1}};
    (void)state;
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < 6; k++)
            assert_int_equal(sw_action_compare(&order[i], &order[k]), (i > k) - (i < k));
}

static void labels_and_events_speak(void **state)
{
    const struct sw_action give = {.verb = V_GIVE, .a = 1, .b = 2, .c = 1};
    const struct sw_event gave = {.type = 0, .seat = 0, .a = 0, .c = 1, .seen = 1};
    const char *names[] = {"Anna", "Bo"};
    struct sw_state s = {.seats = 2};
    (void)state;
    sw_action_label(&game, &s, &give, SW_DE, NULL, &text);
    assert_string_equal(memory, "Gib Platz 2 2 Birne");
    sw_text_clear(&text);
    sw_event_say(&game, &gave, SW_EN, names, &text);
    assert_string_equal(memory, "Anna gave apple to Bo. {x}");
    sw_text_clear(&text);
    sw_prompt_say(&game, &s, 0, SW_DE, NULL, &text);
    assert_string_equal(memory, "Was nun?");
}

static void secrets_are_blanked(void **state)
{
    struct sw_event e = {.type = 0, .seat = 0, .a = 1, .b = 5, .c = 1, .seen = 1 << 2};
    struct sw_event own = e, spectator = e;
    (void)state;
    sw_event_censor(&game, &own, 2);
    assert_memory_equal(&own, &e, sizeof e);
    sw_event_censor(&game, &spectator, SW_SPECTATOR);
    sw_event_censor(&game, &e, 1);
    assert_memory_equal(&spectator, &e, sizeof e);
    sw_event_print(&game, &e, &text);
    assert_string_equal(memory, "gave ? 5 1");
}

static void only_luck_is_luck(void **state)
{
    struct sw_events ev = {.count = 0};
    (void)state;
    sw_tell(&ev, 0, 0, 1, 2, 3);
    sw_tell(&ev, 1, 0, 0, 0, 0);
    sw_tell(&ev, 0, 0, 0, 2, 3);
    sw_tell(NULL, 0, 0, 0, 2, 3);
    sw_luck_print(&game, &ev, &text);
    assert_string_equal(memory, "gave pear 2 3; gave apple 2 3");
}

static void options_are_checked(void **state)
{
    struct sw_setup setup;
    struct sw_error e;
    (void)state;
    sw_setup_bots(&game, 2, &setup);
    assert_int_equal(setup.option[0], 0);
    assert_int_equal(setup.option[1], 7);
    sw_setup_init(&game, 2, &setup);
    assert_int_equal(setup.option[0], 1);
    assert_int_equal(setup.option[1], 4);
    assert_true(sw_setup_option(&game, &setup, "speed", "slow", &e));
    assert_true(sw_setup_option(&game, &setup, "limit", "9", &e));
    assert_int_equal(setup.option[0], 0);
    assert_int_equal(setup.option[1], 9);
    assert_false(sw_setup_option(&game, &setup, "limit", "10", &e));
    assert_int_equal(e.word, SW_W_OPTION_VALUE);
    assert_string_equal(e.arg[2], "2 … 9");
    assert_false(sw_setup_option(&game, &setup, "speed", "1", &e));
    assert_string_equal(e.arg[2], "slow, quick");
    assert_false(sw_setup_option(&game, &setup, "colour", "1", &e));
    assert_int_equal(e.word, SW_W_NO_SUCH_OPTION);
    assert_int_equal(setup.option[1], 9);
}

static void impossible_setups_are_refused(void **state)
{
    struct sw_setup setup;
    struct sw_state s;
    struct sw_error e;
    (void)state;
    sw_setup_init(&game, 5, &setup);
    assert_false(sw_start(&game, &setup, &s, NULL, &e));
    assert_int_equal(e.word, SW_W_SEATS_RANGE);
    sw_setup_init(&game, 2, &setup);
    setup.option[1] = 1;
    assert_false(sw_start(&game, &setup, &s, NULL, &e));
    assert_int_equal(e.word, SW_W_OPTION_VALUE);
    sw_setup_init(&game, 2, &setup);
    setup.option[7] = 1;
    assert_false(sw_start(&game, &setup, &s, NULL, &e));
    assert_int_equal(e.word, SW_W_OPTION_VALUE);
}

static void shapes_are_checked(void **state)
{
    struct sw_state s = {.seats = 2, .waiting = 2};
    struct sw_action a = {.verb = V_PASS, .seat = 1};
    (void)state;
    assert_int_equal(sw_check(&game, &s, &a), 0);
    a.b = 1;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_EXTRA_VALUES);
    a.verb = 2;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_NO_SUCH_VERB);
    a.seat = 0;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_NOT_YOUR_TURN);
    a.seat = 2;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_NO_SUCH_SEAT);
    s.over = 1;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_MATCH_OVER);
}

static void the_game_has_the_last_word(void **state)
{
    struct sw_state s = {.seats = 2, .waiting = 2};
    const struct sw_action a = {.verb = V_GIVE, .seat = 1, .a = 77};
    (void)state;
    assert_int_equal(sw_check(&game, &s, &a), SW_W_NOT_NOW);
}

static void only_who_waits_is_listed(void **state)
{
    struct sw_state s = {.seats = 2, .waiting = 2};
    struct sw_action out[1];
    (void)state;
    assert_int_equal(sw_legal(&game, &s, 0, out), 0);
    assert_int_equal(sw_legal(&game, &s, 1, out), 1);
    assert_int_equal(sw_legal(&game, &s, 2, out), 0);
    assert_int_equal(sw_legal(&game, &s, SW_SPECTATOR, out), 0);
}

/* Seat 0 can only pass, seat 1 can give, too. */
static int more(const struct sw_game *g, const struct sw_state *s, int seat,
                struct sw_action *out)
{
    int n = 0;
    (void)g;
    (void)s;
    if (seat == 1)
        out[n++] = (struct sw_action){.verb = V_GIVE, .seat = 1};
    out[n++] = (struct sw_action){.verb = V_PASS, .seat = (uint8_t)seat};
    return n;
}

static void taking_back_is_not_going_forward(void **state)
{
    struct sw_state s = {.seats = 2, .waiting = 3};
    struct sw_action out[2];
    struct sw_game both = game;
    int seat = 0;
    (void)state;
    both.rules.legal = more;
    assert_int_equal(sw_forward_next(&both, &s, &seat, out), 1);
    assert_int_equal(seat, 0);
    both.takes_back = 1 << V_PASS;
    assert_int_equal(sw_legal(&both, &s, 0, out), 1);
    assert_int_equal(sw_forward(&both, &s, 0, out), 0);
    assert_int_equal(sw_forward_next(&both, &s, &seat, out), 1);
    assert_int_equal(seat, 1);
    assert_int_equal(out[0].verb, V_GIVE);
    s.waiting = 1;
    assert_int_equal(sw_forward_next(&both, &s, &seat, out), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(actions_print_and_parse, fresh),
        cmocka_unit_test_setup(nonsense_is_refused, fresh),
        cmocka_unit_test_setup(actions_have_an_order, fresh),
        cmocka_unit_test_setup(labels_and_events_speak, fresh),
        cmocka_unit_test_setup(secrets_are_blanked, fresh),
        cmocka_unit_test_setup(only_luck_is_luck, fresh),
        cmocka_unit_test_setup(options_are_checked, fresh),
        cmocka_unit_test_setup(taking_back_is_not_going_forward, fresh),
        cmocka_unit_test_setup(impossible_setups_are_refused, fresh),
        cmocka_unit_test_setup(shapes_are_checked, fresh),
        cmocka_unit_test(the_game_has_the_last_word),
        cmocka_unit_test(only_who_waits_is_listed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
