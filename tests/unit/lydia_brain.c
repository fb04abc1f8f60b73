/* SPDX-License-Identifier: MIT */
/* lydia_brain.c - Lions of Lydia: whoever stands in front of a limit wants to get past it. */
#include "unit/unit.h"

#include "games/lydia/game.h"
#include "spielwerk_match.h"

enum { SHORT = 3 /* of room to grow, with less than so many improvements left */ };

static struct sw_game *game;
static union sw_any_state position;

/* What seat 0 thinks of a position like any other, but for influence and improvements. */
static int value(int influence, int improvements)
{
    struct lydia_seat *me = &((struct lydia *)(void *)&position)->seat[0];

    me->influence = (uint8_t)influence;
    me->improvements = (uint8_t)improvements;
    return lydia_value(game, &position.head, 0);
}

static void less_room_is_worse(void **state)
{
    const struct lydia_tables *t = game->tables;
    int limits = 0;

    (void)state;
    for (int influence = 0; influence <= INFLUENCE_MAX; influence++) {
        int limit = t->influence[influence].limit;
        if (limit == NONE || limit <= SHORT)
            continue;
        limits++;
        for (int room = 0; room < SHORT; room++)
            assert_true(value(influence, limit - room) < value(influence, limit - room - 1));
        assert_true(value(influence, limit - SHORT) > value(influence, limit - SHORT - 1));
    }
    assert_true(limits > 0);
}

/* One space further, with a higher limit or none, is worth more in front of a limit than far
 * away from it. */
static void going_on_is_worth_more(void **state)
{
    const struct lydia_tables *t = game->tables;

    (void)state;
    for (int influence = 0; influence < INFLUENCE_MAX; influence++) {
        int limit = t->influence[influence].limit, next = t->influence[influence + 1].limit;
        if (limit == NONE || next == limit)
            continue;
        assert_true(value(influence + 1, limit) - value(influence, limit) >
                    value(influence + 1, 0) - value(influence, 0));
    }
}

static int open_game(void **state)
{
    struct sw_setup setup;

    (void)state;
    game = sw_game_open("lydia", NULL);
    sw_setup_init(game, 2, &setup);
    return !game || !sw_start(game, &setup, &position.head, NULL, NULL);
}

static int close_game(void **state)
{
    (void)state;
    sw_game_close(game);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(less_room_is_worse),
        cmocka_unit_test(going_on_is_worth_more),
    };

    return cmocka_run_group_tests(tests, open_game, close_game);
}
