/* SPDX-License-Identifier: MIT */
/* script.c - rule scripts: what holds, what fails, and what is said about it. */
#include "script/script.h"

#include <string.h>

#include "unit/unit.h"

static struct script_result result;

/* Run a script that must fail exactly once, at `line`; gives the failure. */
static const struct script_failure *fails(const char *text, int line)
{
    script_clear(&result);
    assert_int_equal(script_run("x.t", text, SW_EN, &result), 1);
    assert_int_equal(result.kept, 1);
    assert_string_equal(result.failure[0].name, "x.t");
    assert_int_equal(result.failure[0].line, line);
    assert_true(result.failure[0].message[0] != 0);
    return &result.failure[0];
}

static void holds(const char *text, int scenarios, int passed)
{
    script_clear(&result);
    script_run("x.t", text, SW_EN, &result);
    assert_string_equal(result.kept ? result.failure[0].message : "", "");
    assert_int_equal(result.failed, 0);
    assert_int_equal(result.scenarios, scenarios);
    assert_int_equal(result.passed, passed);
}

static void lines_that_hold_are_counted(void **state)
{
    (void)state;
    holds("", 0, 0);
    holds("# nothing but a comment\n\n   \n", 0, 0);
    holds("new null seats 2", 1, 0);
    holds("new null seats 2 seed 3 luck fast rounds=2 peek=no\r\n"
          "  see option.0 2   # a comment behind a line\n"
          "\tsee rng.kind fast\n"
          "new null seats 5 luck chacha\n"
          "see seats 5\n",
          2, 3);
}

static void a_failure_says_where_and_what(void **state)
{
    const struct script_failure *f;
    (void)state;
    f = fails("# Seat 0 begins,\n# of course.\nnew null seats 2\nsee current 1 # wrong\n", 4);
    assert_string_equal(f->title, "Seat 0 begins, of course.");
    assert_string_equal(f->text, "see current 1");
    assert_string_equal(f->message, "The value is different.");
    assert_string_equal(f->expected, "1");
    assert_string_equal(f->actual, "0");
    assert_string_equal(f->game->id, "null");
    assert_int_equal(f->state.head.seats, 2);
}

static void it_is_said_in_the_readers_language(void **state)
{
    (void)state;
    script_clear(&result);
    script_run("x.t", "new null seats 2\nsee current 1", SW_DE, &result);
    assert_string_equal(result.failure[0].message, "Der Wert ist anders.");
}

static void the_next_scenario_runs_all_the_same(void **state)
{
    (void)state;
    fails("new null seats 2\nsee current 1\nsee current 7\nno such line\n"
          "new null seats 3\nsee current 0\n",
          2);
    assert_int_equal(result.scenarios, 2);
    assert_int_equal(result.passed, 1);
}

static void many_failures_are_only_counted(void **state)
{
    char text[4096] = "";
    (void)state;
    for (int i = 0; i < SCRIPT_KEPT + 5; i++)
        strcat(text, "new null seats 2\nsee current 1\n");
    script_clear(&result);
    assert_int_equal(script_run("x.t", text, SW_EN, &result), SCRIPT_KEPT + 5);
    assert_int_equal(result.kept, SCRIPT_KEPT);
}

static void lines_nobody_understands_are_failures(void **state)
{
    static const char *const wrong[] = {
        "see current 0",
        "set current 0",
        "from nowhere",
        "new chess seats 2",
        "new null",
        "new null seats",
        "new null seats two",
        "new null seats 9",
        "new null seats 2 seed",
        "new null seats 2 seed x",
        "new null seats 2 luck bad",
        "new null seats 2 nonsense",
        "new null seats 2 rounds=0",
        "new null seats 2 size=3",
    };
    static const char *const wrong_after_new[] = {
        "nonsense",
        "keep",
        "keep two words",
        "cell",
        "cell cards 1a value",
        "cell nothing 1a value 3",
        "cell cards zz value 3",
        "cell cards 1a colour 3",
        "cell cards 1a value 300",
        "set current",
        "set currant 0",
        "set current x",
        "set seat.0.stones 1",
        "verify",
        "verify maybe",
        "do",
        "do 0",
        "do 0 dance",
        "do 0 keep 3",
        "do 0 keep ->",
        "do 0 keep =x",
        "do x keep =1",
        "do 0 keep =1 =2 =3 =4",
        "no 0",
        "no keep",
        "no 0 swap NO_SUCH_REASON",
        "no 0 keep ->",
        "odds 0 keep",
        "odds 0 keep -> white",
        "odds 0 keep -> white 2",
        "odds 0 keep -> white 3/2",
        "odds 0 keep -> white 1/0",
        "see",
        "see current",
        "see currant 0",
        "see current x",
        "see score.7 0",
        "see score.0.LUCK 0",
        "see score.0 many",
        "see place.x 1",
        "legal",
        "legal 0",
        "legal x 3",
        "legal 0 dance 3",
        "legal 0 3 4",
        "legal 0 keep",
        "legal 0 = dance",
        "rank 1",
        "rank 1 1 1",
        "play",
        "play 0",
        "play x",
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        fails(wrong[i], 1);
    for (size_t i = 0; i < sizeof wrong_after_new / sizeof *wrong_after_new; i++) {
        char text[256] = "new null seats 2\n";
        fails(strcat(text, wrong_after_new[i]), 2);
    }
}

static void a_line_has_an_end(void **state)
{
    char text[SCRIPT_LINE * 2];
    (void)state;
    memset(text, ' ', sizeof text);
    text[sizeof text - 1] = 0;
    fails(text, 1);
    memset(text, '#', sizeof text - 1); /* a comment may be as long as it likes */
    holds(text, 0, 0);
}

static void actions_are_tried_and_refused(void **state)
{
    const struct script_failure *f;
    (void)state;
    holds("new null seats 2\nno 1 keep NOT_YOUR_TURN\ndo 0 keep\nsee current 1\n"
          "no 0 keep NOT_YOUR_TURN\nno 1 =9 NO_SUCH_VERB\nno 8 =0 NO_SUCH_SEAT\n"
          "no 1 peek 1 PEEK_SELF\nno 1 peek =1 PEEK_SELF\n",
          1, 8);
    f = fails("new null seats 2\ndo 1 keep", 2);
    assert_string_equal(f->actual, "NOT_YOUR_TURN: It is not your turn: Seat 1 is to act.");
    f = fails("new null seats 2\nno 0 keep NOT_YOUR_TURN", 2);
    assert_string_equal(f->expected, "NOT_YOUR_TURN");
    assert_string_equal(f->actual, "");
    f = fails("new null seats 2\nno 1 keep MATCH_OVER", 2);
    assert_string_equal(f->expected, "MATCH_OVER");
    assert_string_equal(f->actual, "NOT_YOUR_TURN: It is not your turn: Seat 1 is to act.");
}

static void luck_is_said_not_hoped_for(void **state)
{
    const struct script_failure *f;
    (void)state;
    holds("new null seats 2\ndo 0 keep -> white\nsee seat.0.stones 1 0\n"
          "do 1 keep -> stone black\nsee seat.1.stones 0 1\nsee rng.draws 15 | 16 | 17 | 18\n",
          1, 5);
    f = fails("new null seats 2\nset bag 0 5\nset seat.1.stones 5 0\ndo 0 keep -> white", 4);
    assert_string_equal(f->message, "Luck never turns out like this.");
    assert_string_equal(f->expected, "white");
    assert_string_equal(f->actual, "stone black");
    holds("new null seats 2\nset bag 0 5\nset seat.1.stones 5 0\nno 0 keep -> white\nno 0 keep "
          "-> whit\n",
          1, 2);
    fails("new null seats 2\nno 0 keep -> white", 2);
    fails("new null seats 2\nno 1 keep -> white", 2);
}

static void odds_are_measured(void **state)
{
    const struct script_failure *f;
    (void)state;
    holds("new null seats 2\nodds 0 keep -> white 1/2\nset bag 1 3\nset seat.1.stones 4 2\n"
          "odds 0 keep -> white 1/4\nodds 0 keep -> stone black 3/4\nset bag 3 0\nset "
          "seat.1.stones 2 5\n"
          "odds 0 keep -> white 1/1\nodds 0 keep -> black 0/1\n"
          "odds new -> dealt 8a 1/8\nodds new -> dealt 9a 0/1\n",
          1, 7);
    f = fails("new null seats 2\nodds 0 keep -> white 2/5", 2);
    assert_string_equal(f->expected, "2/5");
    fails("new null seats 2\nset bag 4 1\nset seat.1.stones 1 4\nodds 0 keep -> white 999/1000",
          4);
}

/* Eight of one suit and eight of the other: two in hands, the rest in the deck. */
#define HANDS                                                                                  \
    "set seat.0.card 8a\nset seat.1.card 3a\n"                                                 \
    "set deck 1a 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7a 7b 8b - - - - - - - - - - -\n"

static void scores_and_places_are_seen(void **state)
{
    (void)state;
    holds(
        "new null seats 2\n" HANDS
        "see score.0 8\nsee score.1.0 3\nsee score.1.SCORE_CARD 3\nsee score.1.SCORE_STONES 0\n"
        "see place.0 1\nsee place.1 2\nrank 1 2\n",
        1, 7);
    fails("new null seats 2\n" HANDS "see score.0 7", 5);
    fails("new null seats 2\n" HANDS "see score.200 7", 5);
    fails("new null seats 2\nend 8 3", 2);
}

static void a_match_ends_with_scores(void **state)
{
    static const char *const match =
        "new null seats 2 rounds=1\n" HANDS "set bag 5 0\nset seat.0.stones 0 5\ndo 0 keep\n"
        "do 1 keep\nsee over 1\n";
    char text[1024];
    (void)state;
    strcpy(text, match);
    holds(strcat(text, "end 9 4\nrank 1 2\n"), 1, 5);
    strcpy(text, match);
    const struct script_failure *f = fails(strcat(text, "end 9 8\n"), 10);
    assert_string_equal(f->expected, "9 8");
    assert_string_equal(f->actual, "9 4");
}

static void legal_actions_are_listed(void **state)
{
    const struct script_failure *f;
    (void)state;
    holds("new null seats 3\nlegal 0 4\nlegal 0 peek 2\nlegal 0 peek = 1 | 2\n"
          "legal 0 peek = 2 | 1\nlegal 0 = keep | swap | peek 1 | peek 2\nlegal 1 0\n"
          "legal 1 =\nlegal 0 drop =\nlegal 0 keep 1\nlegal 0 peek = =1 | =2\n",
          1, 10);
    f = fails("new null seats 3\nlegal 0 peek = 1 | 1", 2);
    assert_string_equal(f->expected, "1 | 1");
    assert_string_equal(f->actual, "2: 0 peek 1 | 0 peek 2");
    fails("new null seats 3\nlegal 0 peek = 1", 2);
    fails("new null seats 3\nlegal 0 peek = 1 | 2 | 0", 2);
    fails("new null seats 3\nlegal 0 3", 2);
}

static void positions_are_kept(void **state)
{
    (void)state;
    holds("new null seats 2\nset bag 1 0\nset seat.1.stones 4 5\nkeep one\ndo 0 keep\nsee bag "
          "0 0\n"
          "from one\nsee bag 1 0\nset bag 0 3\nset seat.1.stones 5 2\nkeep one\nfrom one\nsee "
          "bag 0 3\n",
          3, 4);
    fails("new null seats 2\nkeep a\nkeep b\nkeep c\nkeep d\nkeep e\nkeep f\nkeep g\nkeep h\n"
          "keep a\nkeep i\n",
          11);
}

static void editions_are_changed(void **state)
{
    (void)state;
    holds("new null seats 2\ncell stones white count 7\nsee bag 7 5\n"
          "new null seats 2\nsee bag 5 5\nset bag 1 5\nset seat.1.stones 4 0\nkeep one\n"
          "from one\ncell stones white points 9\nsee bag 1 5\ndo 0 keep -> white\n"
          "see score.0.SCORE_STONES 9\n",
          3, 5);
    holds("new null seats 2\ncell stones white count 0\ncell stones black count 0\n"
          "cell stones black count 2\nsee bag 0 2\n",
          1, 1);
    fails("new null seats 2\ncell stones white count 0\ncell stones black count 0\n"
          "see bag 0 0\n",
          4);
    assert_null(result.failure[0].game);
    fails("new null seats 2\ncell stones white count 0\ncell stones black count 0\n", 3);
    assert_non_null(fails("new null seats 2\ncell stones white points 9\nsee ply 1", 3)->game);
    fails("new null seats 2\nsee current 0\ncell stones white points 9\n", 3);
    fails("new null seats 2\ncell stones white points 9\nkeep one", 3);
}

static void positions_must_be_possible(void **state)
{
    const struct script_failure *f;
    (void)state;
    f = fails("new null seats 2\nset current 4\nsee current 4", 3);
    assert_null(f->game);
    fails("new null seats 2\nset current 4\n", 2);
    fails("new null seats 2\nset current 4\nnew null seats 2\nsee current 0", 3);
    assert_int_equal(result.passed, 1);
    fails("new null seats 2\nset seats 255\nrank 1 2", 3);
    fails("new null seats 2\nset rng.kind none\ndo 0 keep", 3);
}

static void matches_are_played_by_chance(void **state)
{
    (void)state;
    holds("new null seats 2\nplay 20\nsee ply 0\nsee rng.kind chacha\n", 1, 3);
    holds("new null seats 5 rounds=5\nplay 20\n", 1, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_that_hold_are_counted),
        cmocka_unit_test(a_failure_says_where_and_what),
        cmocka_unit_test(it_is_said_in_the_readers_language),
        cmocka_unit_test(the_next_scenario_runs_all_the_same),
        cmocka_unit_test(many_failures_are_only_counted),
        cmocka_unit_test(lines_nobody_understands_are_failures),
        cmocka_unit_test(a_line_has_an_end),
        cmocka_unit_test(actions_are_tried_and_refused),
        cmocka_unit_test(luck_is_said_not_hoped_for),
        cmocka_unit_test(odds_are_measured),
        cmocka_unit_test(scores_and_places_are_seen),
        cmocka_unit_test(a_match_ends_with_scores),
        cmocka_unit_test(legal_actions_are_listed),
        cmocka_unit_test(positions_are_kept),
        cmocka_unit_test(editions_are_changed),
        cmocka_unit_test(positions_must_be_possible),
        cmocka_unit_test(matches_are_played_by_chance),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    script_clear(&result);
    return failed;
}
