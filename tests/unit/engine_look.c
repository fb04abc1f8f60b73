/* SPDX-License-Identifier: MIT */
/* engine_look.c - what the line protocol tells those who show a table to people. */
#include "unit/unit.h"

#include <jansson.h>
#include <string.h>

#include "engine/engine.h"
#include "games/altiplano/game.h"

static struct engine e;
static struct sw_text reply;

static const char *say(const char *line)
{
    sw_text_clear(&reply);
    engine_line(&e, line, &reply);
    return reply.data;
}

/* The value behind "json " in the answer to `line`, which must end well. */
static json_t *ask(const char *line)
{
    const char *text = say(line);
    json_t *value;

    assert_int_equal(strncmp(text, "json ", 5), 0);
    assert_non_null(strstr(text, "\nok"));
    value = json_loadb(text + 5, strcspn(text + 5, "\n"), 0, NULL);
    assert_non_null(value);
    return value;
}

static int begin(void **state)
{
    (void)state;
    engine_init(&e, SW_EN);
    sw_text_init_heap(&reply);
    say("new null seats 2 seed 4");
    return 0;
}

static int end(void **state)
{
    (void)state;
    engine_clear(&e);
    sw_text_clear(&reply);
    return 0;
}

static const char *text_of(const json_t *object, const char *name)
{
    return json_string_value(json_object_get(object, name));
}

/* Play the first choice of whoever is to act; false when the match is over. */
static bool play_first(void)
{
    json_t *table = ask("table"), *waiting = json_object_get(table, "waiting"), *choices;
    bool more = json_array_size(waiting) > 0;
    char line[128];

    if (more) {
        snprintf(line, sizeof line, "choices %d",
                 (int)json_integer_value(json_array_get(waiting, 0)));
        choices = ask(line);
        snprintf(line, sizeof line, "apply %s",
                 text_of(json_array_get(json_object_get(choices, "choices"), 0), "action"));
        assert_int_equal(strncmp(say(line), "ok", 2), 0);
        json_decref(choices);
    }
    json_decref(table);
    return more;
}

static void the_table_is_described(void **state)
{
    json_t *table;
    (void)state;
    assert_string_equal(say("name 1 Grace Hopper"), "ok\n");
    table = ask("table 0");
    assert_string_equal(text_of(table, "game"), "null");
    assert_string_equal(json_string_value(json_array_get(json_object_get(table, "names"), 1)),
                        "Grace Hopper");
    assert_int_equal(json_array_size(json_object_get(table, "scores")), 2);
    assert_non_null(text_of(table, "prompt"));
    assert_null(text_of(table, "over"));
    assert_non_null(text_of(table, "no_undo"));
    assert_non_null(text_of(table, "no_redo"));
    json_decref(table);
}

static void choices_carry_words_and_marks(void **state)
{
    json_t *all = ask("choices 0"), *list = json_object_get(all, "choices"), *one;
    size_t i;
    (void)state;
    assert_true(json_array_size(list) > 0);
    json_array_foreach(list, i, one)
    {
        json_t *mark = json_array_get(json_object_get(one, "marks"), 0);
        assert_true(strlen(text_of(one, "say")) > 0);
        assert_int_equal(json_integer_value(json_array_get(mark, 0)), SW_KIND_VERB);
    }
    json_decref(all);
    all = ask("choices 1"); /* it is not his turn */
    assert_int_equal(json_array_size(json_object_get(all, "choices")), 0);
    json_decref(all);
}

static void the_past_can_be_looked_at(void **state)
{
    json_t *before = ask("table 0"), *now, *then, *story, *points;
    (void)state;
    assert_true(play_first() && play_first() && play_first());
    now = ask("table 0");
    then = ask("table 0 0");
    assert_int_equal(json_integer_value(json_object_get(now, "ply")), 3);
    assert_int_equal(json_integer_value(json_object_get(then, "ply")), 0);
    assert_true(json_equal(json_object_get(before, "scores"), json_object_get(then, "scores")));
    story = ask("story 0 1 3");
    assert_int_equal(json_array_size(story), 3);
    points = ask("points");
    assert_int_equal(json_array_size(points), 4);
    assert_non_null(strstr(say("table 0 4"), "error ENGINE_PLY"));
    json_decref(before), json_decref(now), json_decref(then);
    json_decref(story), json_decref(points);
}

static void another_way_can_be_tried(void **state)
{
    (void)state;
    assert_true(play_first() && play_first());
    assert_int_equal(strncmp(say("fork 1"), "ok ply 1 ", 9), 0);
    assert_int_equal(strncmp(say("redo"), "error", 5), 0);
    assert_true(play_first());
    assert_non_null(strstr(say("fork -1"), "error ENGINE_PLY"));
}

static void the_end_is_told(void **state)
{
    json_t *table;
    (void)state;
    while (play_first())
        ;
    table = ask("table");
    assert_non_null(text_of(table, "over"));
    assert_non_null(text_of(table, "ending"));
    json_decref(table);
}

/* Without words that name a seat's secret, and one well-formed drawing. */
static void pictures_are_drawn(void **state)
{
    (void)state;
    assert_int_equal(strncmp(say("svg 0"), "svg <svg ", 9), 0);
    assert_non_null(strstr(reply.data, "svg </svg>\nok\n"));
    assert_int_equal(strncmp(say("svg dark spectator 0"), "svg <svg ", 9), 0);
    assert_non_null(strstr(say("symbols null"), "<symbol"));
    assert_int_equal(strncmp(say("symbols chess"), "error", 5), 0);
}

static void reasons_are_given(void **state)
{
    char line[64];
    (void)state;
    /* keeping is legal now: there is no reason against it */
    snprintf(line, sizeof line, "reason 0 %d 0", SW_KIND_VERB);
    assert_string_equal(say(line), "ok\n");
    snprintf(line, sizeof line, "reason 0 %d 3", SW_KIND_VERB);
    assert_int_equal(strncmp(say(line), "why ", 4), 0);
    assert_int_equal(strncmp(say("reason 0 6"), "error ENGINE_VALUE", 18), 0);
    assert_int_equal(strncmp(say("hint 0"), "best 0 ", 7), 0);
}

/* A slot that takes fish but no food: why not depends on what was clicked before. */
static void reasons_know_earlier_clicks(void **state)
{
    struct sw_game *g = sw_game_open("altiplano", NULL);
    char slot[64], both[128];
    int value;

    (void)state;
    assert_true(sw_kind_parse(g, K_SLOT, "harbour1", &value));
    sw_game_close(g);
    snprintf(slot, sizeof slot, "reason 0 %d %d", K_SLOT, value);
    snprintf(both, sizeof both, "%s %d %d", slot, K_GOOD, FOOD);
    say("new altiplano seats 2 seed 1");
    say("apply 0 done");
    say("apply 1 done");
    assert_string_equal(say(slot), "ok\n");
    assert_int_equal(strncmp(say(both), "why SLOT_REFUSES ALT-PLAN-2 ", 28), 0);
    assert_int_equal(strncmp(say("reason 0 1 2 3"), "error ENGINE_VALUE", 18), 0);
}

static void games_introduce_themselves(void **state)
{
    json_t *all, *one, *tables;
    (void)state;
    say("lang de");
    all = ask("about");
    one = ask("about null");
    assert_true(json_array_size(all) >= 1);
    assert_int_equal(json_array_size(one), 1);
    assert_int_equal(json_array_size(json_object_get(json_array_get(one, 0), "options")), 2);
    tables = ask("components null");
    assert_true(json_array_size(json_object_get(json_array_get(tables, 0), "rows")) > 0);
    json_decref(all), json_decref(one), json_decref(tables);
}

/* One look brings what five questions bring. */
static void expect_look_like_the_parts(const char *seat, int from)
{
    char line[128];
    json_t *look, *table, *choices, *story, *number;
    struct sw_text picture;

    snprintf(line, sizeof line, "look %s %d dark", seat, from);
    look = ask(line);
    assert_non_null(strstr(reply.data, "\nsvg <svg "));
    snprintf(line, sizeof line, "svg dark %s", seat);
    sw_text_init_heap(&picture);
    engine_line(&e, line, &picture);
    assert_non_null(strstr(reply.data, picture.data));
    sw_text_clear(&picture);
    snprintf(line, sizeof line, "table %s", seat);
    table = ask(line);
    snprintf(line, sizeof line, "choices %s", seat);
    choices = ask(line);
    snprintf(line, sizeof line, "story %s %d", seat, from);
    story = ask(line);
    number = json_object_get(look, "question");
    assert_true(json_is_integer(number));
    assert_true(json_equal(json_object_get(look, "table"), table));
    assert_true(
        json_equal(json_object_get(look, "choices"), json_object_get(choices, "choices")));
    assert_true(json_equal(json_object_get(look, "story"), story));
    json_decref(look), json_decref(table), json_decref(choices), json_decref(story);
}

static void one_look_is_all_of_it(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) {
        expect_look_like_the_parts("0", i);
        expect_look_like_the_parts("1", 0);
        expect_look_like_the_parts("spectator", 0);
        assert_true(play_first());
    }
    assert_null(strstr(say("look 0"), "\nsvg "));
    assert_non_null(strstr(say("look 0 99"), "\"story\":[]"));
    assert_non_null(strstr(say("look 0 -1"), "error ENGINE_PLY"));
    assert_non_null(strstr(say("look 7"), "error NO_SUCH_SEAT"));
}

static int question(void)
{
    json_t *look = ask("look 0");
    int number = (int)json_integer_value(json_object_get(look, "question"));

    json_decref(look);
    return number;
}

/* An answer belongs to the question it was given to: each is answered once. */
static void a_question_is_answered_once(void **state)
{
    char line[64];
    int first = question();
    (void)state;
    assert_int_equal(question(), first); /* looking changes nothing */
    snprintf(line, sizeof line, "play %d 0 keep", first);
    assert_int_equal(strncmp(say(line), "ok ply 1 ", 9), 0);
    assert_int_equal(strncmp(say(line), "error ENGINE_STALE ", 19), 0);
    assert_int_not_equal(question(), first);
    say("new null seats 2 seed 4");
    assert_int_equal(strncmp(say(line), "error ENGINE_STALE ", 19),
                     0); /* nor in the next match */
    assert_int_equal(strncmp(say("play"), "error ENGINE_VALUE ", 19), 0);
    assert_int_equal(strncmp(say("play x 0 keep"), "error ENGINE_VALUE ", 19), 0);
    snprintf(line, sizeof line, "play %d 0 fly", question());
    first = question();
    assert_int_equal(strncmp(say(line), "error VERB_UNKNOWN ", 19), 0);
    assert_int_equal(question(), first); /* refused: it is still asked */
}

/* Altiplano: the first recall is empty, planning is the first decision; others plan meanwhile.
 */
static void the_way_back_is_told_beforehand(void **state)
{
    json_t *look, *undo;
    (void)state;
    say("new altiplano seats 2 seed 1");
    assert_non_null(strstr(say("look 0"), "\"undo\":{\"no\":\"NOTHING_TO_UNDO\""));
    say("apply 0 done");
    say("apply 1 done");
    assert_non_null(
        strstr(say("look 0"), "\"no\":\"NOTHING_TO_UNDO\"")); /* it was no decision */
    assert_non_null(strstr(say("look 0 0 forced"), "\"no\":\"UNDO_REVEALED\""));
    assert_true(play_first());
    look = ask("look 0");
    undo = json_object_get(look, "undo");
    assert_int_equal(json_integer_value(json_object_get(undo, "ply")), 2);
    json_decref(look);
    assert_int_equal(strncmp(say("back 1"), "error NOTHING_TO_UNDO ", 22), 0);
    assert_int_equal(strncmp(say("back 0"), "ok ply 2 ", 9), 0);
    assert_int_equal(strncmp(say("redo"), "ok ply 3 ", 9), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_table_is_described, begin, end),
        cmocka_unit_test_setup_teardown(choices_carry_words_and_marks, begin, end),
        cmocka_unit_test_setup_teardown(the_past_can_be_looked_at, begin, end),
        cmocka_unit_test_setup_teardown(another_way_can_be_tried, begin, end),
        cmocka_unit_test_setup_teardown(the_end_is_told, begin, end),
        cmocka_unit_test_setup_teardown(pictures_are_drawn, begin, end),
        cmocka_unit_test_setup_teardown(reasons_are_given, begin, end),
        cmocka_unit_test_setup_teardown(reasons_know_earlier_clicks, begin, end),
        cmocka_unit_test_setup_teardown(one_look_is_all_of_it, begin, end),
        cmocka_unit_test_setup_teardown(a_question_is_answered_once, begin, end),
        cmocka_unit_test_setup_teardown(the_way_back_is_told_beforehand, begin, end),
        cmocka_unit_test_setup_teardown(games_introduce_themselves, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
