/* SPDX-License-Identifier: MIT */
/* core_tell.c - what happened, in sentences: joined, counted, and without what is secret. */
#include "unit/unit.h"

#include <string.h>

#include "spielwerk_match.h"

static const char *const names[SW_MAX_SEATS] = {"Anna", "Ben", "Clara"};

static int event_type(const struct sw_game *g, const char *name)
{
    for (int i = 0; i < g->event_count; i++)
        if (strcmp(g->events[i].name, name) == 0)
            return i;
    fail_msg("%s has no event %s", g->id, name);
    return -1;
}

/* Both events in words, as `seat` hears them. */
static void tells(const char *game, const struct sw_events *ev, int seat, enum sw_lang lang,
                  const char *expected)
{
    struct sw_game *g = sw_game_open(game, NULL);
    char memory[512];
    struct sw_text out;

    sw_text_init(&out, memory, sizeof memory);
    sw_events_say(g, ev, seat, lang, names, &out);
    assert_string_equal(memory, expected);
    sw_game_close(g);
}

static struct sw_events two(const char *game, const char *name, const int first[3],
                            const int second[3])
{
    struct sw_game *g = sw_game_open(game, NULL);
    struct sw_events ev = {0};
    int type = event_type(g, name);

    sw_tell(&ev, type, 0, first[0], first[1], first[2]);
    sw_tell(&ev, type, 0, second[0], second[1], second[2]);
    sw_game_close(g);
    return ev;
}

static void a_bracket_is_closed_before_the_next_value(void **state)
{
    struct sw_events ev =
        two("nuernberg", "tolled", (const int[]){1, 1, 3}, (const int[]){1, 2, 4});

    (void)state;
    tells("nuernberg", &ev, 0, SW_EN,
          "Anna pays 1 gold to Ben (road IV), 1 gold to Clara (road V).\n");
}

static void quotation_marks_are_closed_before_the_next_value(void **state)
{
    struct sw_events ev =
        two("nuernberg", "swapped", (const int[]){0, 1, 0}, (const int[]){1, 2, 0});

    (void)state;
    tells(
        "nuernberg", &ev, 0, SW_DE,
        "Anna nimmt Ben die Ratskarte „Siebenerrat“, Clara die Ratskarte „Kleiner Rat“ ab.\n");
}

/* Two of the same at 2 gold each: not "2 × stone for 2 gold". */
static void what_has_a_price_is_not_counted(void **state)
{
    struct sw_events ev = two("hamlet", "bought", (const int[3]){0, 2}, (const int[3]){0, 2});

    (void)state;
    tells("hamlet", &ev, 0, SW_EN, "Anna buys stone for 2 gold, stone for 2 gold.\n");
}

static void what_has_no_price_is_counted(void **state)
{
    struct sw_events ev = two("lydia", "bought", (const int[3]){0}, (const int[3]){0});

    (void)state;
    tells("lydia", &ev, 0, SW_EN, "Anna buys 2 × Red homestead.\n");
}

static void a_secret_leaves_no_question_mark(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    struct sw_events ev = {0};

    (void)state;
    sw_tell_some(&ev, 1 << 0 | 1 << 2, event_type(g, "stole"), 0, 3, 2, 0);
    tells("nuernberg", &ev, 0, SW_EN, "Anna steals a card from Clara: grain.\n");
    tells("nuernberg", &ev, 1, SW_EN, "Anna steals a card from Clara.\n");
    tells("nuernberg", &ev, 1, SW_DE, "Anna raubt Clara eine Karte.\n");
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_bracket_is_closed_before_the_next_value),
        cmocka_unit_test(quotation_marks_are_closed_before_the_next_value),
        cmocka_unit_test(what_has_a_price_is_not_counted),
        cmocka_unit_test(what_has_no_price_is_counted),
        cmocka_unit_test(a_secret_leaves_no_question_mark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
