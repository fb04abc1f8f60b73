/* SPDX-License-Identifier: MIT */
/* lydia_payment.c - Lions of Lydia: the payment that one click makes.
 *
 * Resources first; the wild covers what is missing, or else spares the scarcest resource;
 * coins for the rest. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk_match.h"

static struct sw_game *game;
static union sw_any_state position;

static void set(const char *field, const char *value)
{
    assert_true(sw_field_set(game, &position.head, field, value, NULL));
}

/* Seat 0 is asked to pay for `card`. */
static void ask(const char *card, const char *wild, const char *influence, const char *stock,
                const char *coins)
{
    struct sw_setup setup;
    sw_setup_init(game, 2, &setup);
    assert_true(sw_setup_option(game, &setup, "wild", wild, NULL));
    assert_true(sw_start(game, &setup, &position.head, NULL, NULL));
    set("phase", "pay");
    set("ask.depth", "1");
    set("ask.below.0", "buy");
    set("paying", card);
    set("seat.0.board", "R");
    set("seat.0.influence", influence);
    set("seat.0.stock", stock);
    set("seat.0.coins", coins);
}

static void expect(const char *payment)
{
    char memory[64];
    struct sw_text text;
    struct sw_action a;
    sw_text_init(&text, memory, sizeof memory);
    assert_true(game->view.obvious(game, &position.head, 0, &a));
    assert_int_equal(sw_check(game, &position.head, &a), 0);
    sw_action_print(game, &a, &text);
    assert_string_equal(memory, payment);
}

static int open_game(void **state)
{
    (void)state;
    game = sw_game_open("lydia", NULL);
    return game == NULL;
}

static int close_game(void **state)
{
    (void)state;
    sw_game_close(game);
    return 0;
}

static void resources_first_coins_for_the_rest(void **state)
{
    (void)state;
    ask("S01", "per_payment", "0", "6 6 6 6", "12"); /* costs 2 grain, 1 stone */
    expect("0 pay Y2+B1 $0");
    ask("S01", "per_payment", "0", "6 1 1 6", "12");
    expect("0 pay Y1+B1 $1");
    ask("S01", "per_payment", "0", "0 0 0 0", "3");
    expect("0 pay - $3");
    ask("P01", "per_payment", "0", "6 6 6 6", "3"); /* costs 3 coins */
    expect("0 pay - $3");
}

static void the_wild_covers_what_is_missing(void **state)
{
    (void)state;
    ask("S01", "per_payment", "6", "0 2 0 0", "0");
    expect("0 pay Y2+w $0");
    ask("S01", "per_payment", "6", "0 1 0 0", "1");
    expect("0 pay Y1+w $1");
    ask("P01", "per_payment", "6", "6 6 6 6", "3");
    expect("0 pay - $3");
}

static void the_wild_spares_the_scarcest(void **state)
{
    (void)state;
    ask("S01", "per_payment", "6", "0 2 6 0", "0"); /* 0 grain against 5 stone would be left */
    expect("0 pay Y1+B1+w $0");
    ask("S01", "per_payment", "6", "0 6 1 0", "0");
    expect("0 pay Y2+w $0");
    ask("AU1", "per_payment", "6", "3 3 3 3", "0"); /* all alike: the first colour */
    expect("0 pay Y1+B1+G1+w $0");
}

static void a_used_wild_is_no_wild(void **state)
{
    (void)state;
    ask("S01", "per_turn", "6", "0 2 1 0", "0");
    set("seat.0.wild_used", "1");
    expect("0 pay Y2+B1 $0");
}

static void own_colour_may_be_the_joker(void **state)
{
    (void)state;
    ask("S01", "colour", "6", "6 1 0 0", "5");
    expect("0 pay R2+Y1 $0");
    ask("S01", "colour", "6", "1 1 0 0", "5");
    expect("0 pay R1+Y1 $1");
    ask("S01", "colour", "6", "6 2 1 0", "5");
    expect("0 pay Y2+B1 $0");
}

static void nothing_is_obvious_when_nothing_is_to_pay(void **state)
{
    struct sw_setup setup;
    struct sw_action a;
    (void)state;
    sw_setup_init(game, 2, &setup);
    assert_true(sw_start(game, &setup, &position.head, NULL, NULL));
    assert_false(game->view.obvious(game, &position.head, 0, &a));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(resources_first_coins_for_the_rest),
        cmocka_unit_test(the_wild_covers_what_is_missing),
        cmocka_unit_test(the_wild_spares_the_scarcest),
        cmocka_unit_test(a_used_wild_is_no_wild),
        cmocka_unit_test(own_colour_may_be_the_joker),
        cmocka_unit_test(nothing_is_obvious_when_nothing_is_to_pay),
    };
    return cmocka_run_group_tests(tests, open_game, close_game);
}
