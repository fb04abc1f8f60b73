/* SPDX-License-Identifier: MIT */
/* engine.c - the line protocol: every line is answered, and nothing harms a session. */
#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

/* The reply to one line; the caller's memory is overwritten by the next one. */
static const char *say(struct engine *e, const char *line)
{
    static struct sw_text reply;

    if (!reply.grows)
        sw_text_init_heap(&reply);
    sw_text_clear(&reply);
    sw_text_add(&reply, "");
    engine_line(e, line, &reply);
    return reply.data;
}

static bool starts(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

static const char *last_line(const char *reply)
{
    const char *end = reply + strlen(reply) - 1;

    assert_true(*reply && *end == '\n');
    while (end > reply && end[-1] != '\n')
        end--;
    return end;
}

/* Start a match of the game that comes last: the template. */
static void begin(struct engine *e)
{
    char line[128];

    engine_init(e, SW_EN);
    snprintf(line, sizeof line, "new %s seed 7", sw_game_id(sw_game_count() - 1));
    assert_string_equal(say(e, line), "seed 7\nok ply 0 waiting 0 over -\n");
}

static void everything_but_help_needs_a_match(void **state)
{
    static const char *const lines[] = {"legal", "state",  "apply 0 x", "why 0 x",
                                        "go 0",  "undo",   "redo",      "score",
                                        "save",  "events", "labels 0"};
    struct engine e;

    (void)state;
    engine_init(&e, SW_EN);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        assert_true(starts(say(&e, lines[i]), "error ENGINE_NO_MATCH "));
    assert_true(starts(last_line(say(&e, "help")), "ok"));
    engine_clear(&e);
}

static void a_match_is_played_to_its_end(void **state)
{
    struct engine e;
    int plies = 0;

    (void)state;
    begin(&e);
    while (!sw_match_state(e.match)->over && plies++ < 1000) {
        char go[32], best[128];
        int seat = 0;
        while (!(sw_match_state(e.match)->waiting >> seat & 1))
            seat++;
        snprintf(go, sizeof go, "go %d random", seat);
        assert_int_equal(sscanf(say(&e, go), "best %120[^\n]", best + 6), 1);
        memcpy(best, "apply ", 6);
        assert_true(starts(say(&e, best), "ok ply "));
    }
    assert_true(sw_match_state(e.match)->over);
    assert_null(strstr(say(&e, "legal"), "action"));
    assert_true(starts(say(&e, "go 0"), "error MATCH_OVER "));
    assert_true(starts(say(&e, "score"), "score 0 "));
    engine_clear(&e);
}

/* What `state` says, given back by `position`, is the same match from there on. */
static void a_position_can_be_sent_back(void **state)
{
    struct engine e;
    char *sent, *line;

    (void)state;
    begin(&e);
    sent = malloc(strlen(say(&e, "save")) + 1);
    strcpy(sent, say(&e, "save"));
    assert_string_equal(say(&e, "position"), "");
    for (line = strtok(sent, "\n"); starts(line, "save "); line = strtok(NULL, "\n"))
        assert_string_equal(say(&e, line + 5), "");
    assert_string_equal(say(&e, "."), "ok ply 0 waiting 0 over -\n");
    free(sent);
    engine_clear(&e);
}

static void a_censored_position_can_be_thought_about_but_not_played(void **state)
{
    struct engine e;
    char *sent, *line, best[128];

    (void)state;
    begin(&e);
    sent = malloc(strlen(say(&e, "state 0")) + 1);
    strcpy(sent, say(&e, "state 0"));
    say(&e, "position");
    for (line = strtok(sent, "\n"); starts(line, "state "); line = strtok(NULL, "\n"))
        say(&e, line + 6);
    assert_true(starts(say(&e, "."), "ok ply 0"));
    assert_int_equal(sscanf(say(&e, "go 0 greedy"), "best %120[^\n]", best + 6), 1);
    memcpy(best, "apply ", 6);
    assert_true(starts(say(&e, best), "error NO_LUCK "));
    free(sent);
    engine_clear(&e);
}

static void a_broken_position_changes_nothing(void **state)
{
    struct engine e;
    char before[64];

    (void)state;
    begin(&e);
    snprintf(before, sizeof before, "%.60s", say(&e, "legal"));
    say(&e, "position");
    say(&e, "spielwerk save 1");
    say(&e, "quit"); /* is a line of the file here */
    assert_true(starts(say(&e, "."), "error "));
    assert_false(e.quit);
    assert_true(starts(say(&e, "legal"), before));
    engine_clear(&e);
}

static void long_lines_are_refused(void **state)
{
    struct engine e;
    char *line = malloc(ENGINE_LINE_MAX + 2);

    (void)state;
    memset(line, 'x', ENGINE_LINE_MAX + 1);
    line[ENGINE_LINE_MAX + 1] = 0;
    begin(&e);
    assert_true(starts(say(&e, line), "error ENGINE_LONG "));
    say(&e, "position");
    assert_string_equal(say(&e, line), "");
    assert_true(starts(say(&e, "."), "error ENGINE_LONG "));
    line[ENGINE_LINE_MAX] = 0;
    assert_true(starts(say(&e, line), "error ENGINE_UNKNOWN "));
    free(line);
    engine_clear(&e);
}

static void garbage_is_answered_in_one_line(void **state)
{
    static const char *const lines[] = {
        "\x01\x02\x7f",     "apply",    "apply 0",  "apply 99 x",   "apply -1 x",
        "apply 0 \xff\xfe", "go",       "go 9",     "go spectator", "go 0 nobody",
        "legal x",          "undo 7",   "state 0x", "new",          "new \n",
        "new x y",          "why",      "lang",     "lang fr",      "seats",
        "%s%s%n",           "quit\x01",
    };
    struct engine e;

    (void)state;
    begin(&e);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        const char *reply = say(&e, lines[i]);
        assert_true(starts(reply, "error "));
        assert_ptr_equal(last_line(reply), reply);
    }
    assert_string_equal(say(&e, ""), "ok\n");
    assert_string_equal(say(&e, "# a comment"), "ok\n");
    assert_string_equal(say(&e, "lang de\r"), "ok\n");
    assert_string_equal(say(&e, "quit"), "ok\n");
    assert_true(e.quit);
    engine_clear(&e);
}

static void setups_are_checked(void **state)
{
    char line[128];
    const char *id = sw_game_id(sw_game_count() - 1);
    static const char *const wrong[] = {"seats 99", "seats x", "seats",
                                        "seed x",   "luck x",  "nothing 1"};
    struct engine e;

    (void)state;
    engine_init(&e, SW_EN);
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(line, sizeof line, "new %s %s", id, wrong[i]);
        assert_true(starts(say(&e, line), "error "));
        assert_null(e.match);
    }
    snprintf(line, sizeof line, "new %s seats 3 luck fast seed 5", id);
    assert_true(starts(say(&e, line), "seed 5\nok"));
    assert_int_equal(sw_match_setup(e.match)->seats, 3);
    assert_int_equal(sw_match_setup(e.match)->luck, SW_LUCK_FAST);
    assert_int_equal(sw_match_setup(e.match)->seed.word[0], 5);
    engine_clear(&e);
}

static bool same_seed(struct sw_seed *out)
{
    *out = sw_seed_from_number(123);
    return true;
}

static bool no_seed(struct sw_seed *out)
{
    (void)out;
    return false;
}

static void without_a_seed_one_is_drawn(void **state)
{
    char line[128];
    struct engine e;

    (void)state;
    engine_init(&e, SW_EN);
    e.entropy = same_seed;
    snprintf(line, sizeof line, "new %s", sw_game_id(sw_game_count() - 1));
    assert_true(starts(say(&e, line), "seed 123\nok"));
    e.entropy = no_seed;
    assert_true(starts(say(&e, line), "error ENGINE_NO_SEED "));
    assert_int_equal(sw_match_setup(e.match)->seed.word[0], 123);
    engine_clear(&e);
}

static void states_come_in_two_forms(void **state)
{
    static const char *const json[] = {"state json", "state spectator json", "state 0 json"};
    struct engine e;

    (void)state;
    begin(&e);
    assert_true(starts(say(&e, "state"), "state spielwerk position "));
    for (int i = 0; i < 3; i++) {
        assert_true(starts(say(&e, json[i]), "state {"));
        assert_true(starts(last_line(say(&e, json[i])), "ok"));
    }
    assert_true(starts(say(&e, "state yaml"), "error NO_SUCH_SEAT "));
    engine_clear(&e);
}

/* What was shuffled and nobody may know is no event; that somebody got a card is one. */
static void secrets_are_no_news(void **state)
{
    struct engine e;

    (void)state;
    begin(&e);
    assert_null(strstr(say(&e, "events spectator"), "shuffled"));
    assert_non_null(strstr(say(&e, "events spectator"), "?"));
    engine_clear(&e);
}

/* Whom an action is about is called by name, in labels as in choices. */
static void labels_use_names(void **state)
{
    struct engine e;

    (void)state;
    engine_init(&e, SW_EN);
    say(&e, "new nuernberg seats 3 seed 1 option setup=first_match");
    say(&e, "name 0 Anna");
    say(&e, "name 1 Ben");
    say(&e, "name 2 Clara");
    for (int seat = 0; seat < 3; seat++) {
        char line[32];
        snprintf(line, sizeof line, "apply %d draw", seat);
        say(&e, line);
        snprintf(line, sizeof line, "labels %d", seat);
        assert_null(strstr(say(&e, line), "Seat "));
    }
    engine_clear(&e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_but_help_needs_a_match),
        cmocka_unit_test(a_match_is_played_to_its_end),
        cmocka_unit_test(a_position_can_be_sent_back),
        cmocka_unit_test(a_censored_position_can_be_thought_about_but_not_played),
        cmocka_unit_test(a_broken_position_changes_nothing),
        cmocka_unit_test(long_lines_are_refused),
        cmocka_unit_test(garbage_is_answered_in_one_line),
        cmocka_unit_test(setups_are_checked),
        cmocka_unit_test(without_a_seed_one_is_drawn),
        cmocka_unit_test(states_come_in_two_forms),
        cmocka_unit_test(secrets_are_no_news),
        cmocka_unit_test(labels_use_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
