/* SPDX-License-Identifier: MIT */
/* save.c - matches and positions as text: what comes back, and what damage is found. */
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "core/plain.h"
#include "spielwerk_words.h"
#include "unit/highcard.h"

enum { LOTS = 200 };

/* ---- what comes back ------------------------------------------------------------ */

static void say_why(const char *text, const struct sw_error *e, enum sw_lang lang,
                    struct sw_text *out)
{
    struct sw_game *g = sw_save_open(text);
    sw_error_say(e, g, lang, out);
    sw_game_close(g);
}

static char *text_of(const struct sw_match *m)
{
    struct sw_text text;

    sw_text_init_heap(&text);
    sw_match_save(m, &text);
    assert_false(text.cut);
    return text.data;
}

static void say_failure(const char *text, const struct sw_error *e)
{
    char memory[1024];
    struct sw_text said;

    sw_text_init(&said, memory, sizeof memory);
    say_why(text, e, SW_EN, &said);
    fail_msg("%s\n%s", memory, text);
}

static struct sw_match *load_good(const char *text)
{
    struct sw_error e;
    struct sw_match *m = sw_match_load(text, &e);

    if (!m)
        say_failure(text, &e);
    return m;
}

static void expect_identity(const struct sw_match *m)
{
    char *first = text_of(m), *second;
    struct sw_match *back = load_good(first);

    second = text_of(back);
    assert_string_equal(first, second);
    assert_memory_equal(sw_match_state(m), sw_match_state(back), sw_match_game(m)->state_size);
    assert_int_equal(sw_match_length(m), sw_match_length(back));
    assert_memory_equal(sw_match_setup(m), sw_match_setup(back), sizeof(struct sw_setup));
    assert_string_equal(sw_match_game(m)->edition, sw_match_game(back)->edition);
    sw_match_free(back);
    free(first);
    free(second);
}

static void test_identity(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{1}});
    for (int i = 0; i < 200; i++) {
        struct sw_match *m = highcard_new(g, 2 + i % 4, (uint64_t)i * UINT64_C(0x123456789));
        sw_match_set_name(m, i % 2, "Ada Größe");
        highcard_random(m, &r, i % 3 ? LOTS : i % 7);
        expect_identity(m);
        sw_match_free(m);
    }
    sw_game_close(g);
}

static void test_identity_of_setups(void **state)
{
    struct sw_game *g = highcard_open();
    struct sw_setup setup;

    (void)state;
    for (int i = 0; i < 20; i++) {
        struct sw_match *m;
        sw_setup_init(g, 2, &setup);
        setup.luck = i % 2 ? SW_LUCK_FAST : SW_LUCK_CHACHA;
        setup.option[0] = (uint8_t)(1 + i % 5);
        setup.option[1] = i % 3 == 0;
        setup.seed.word[7] = (uint32_t)i * 0x01020304u;
        m = sw_match_new(g, &setup, NULL);
        expect_identity(m);
        sw_match_free(m);
    }
    sw_game_close(g);
}

/* What was taken back is not saved. */
static void test_redo_is_not_saved(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 2, 5), *back;
    char *text;

    (void)state;
    highcard_do(m, "0 keep");
    highcard_do(m, "1 keep");
    assert_int_equal(sw_match_undo(m, 1), 0);
    expect_identity(m);
    text = text_of(m);
    back = load_good(text);
    assert_int_equal(sw_match_redo(back, SW_SPECTATOR), SW_W_NOTHING_TO_REDO);
    sw_match_free(back);
    free(text);
    sw_match_free(m);
    sw_game_close(g);
}

/* Changed cells, new rows and other ids: all in the save itself. */
static void test_editions_travel_along(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    int cards = sw_table_find(g, "cards"), rows = sw_table_rows(g, cards);
    struct sw_match *m;
    struct sw_rng r;
    char *text;

    (void)state;
    assert_true(sw_table_resize(g, cards, rows + 1, NULL));
    assert_true(sw_cell_set(g, cards, rows, 0, "9", NULL));
    assert_true(sw_cell_set(g, cards, rows, 1, "9", NULL));
    assert_true(sw_cell_set(g, cards, 0, 0, "2a", NULL)); /* two rows change places */
    assert_true(sw_cell_set(g, cards, 2, 0, "1a", NULL));
    assert_true(sw_game_seal(g, "Zweite Auflage", NULL));
    m = highcard_new(g, 3, 8);
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{2}});
    highcard_random(m, &r, LOTS);
    expect_identity(m);
    text = text_of(m);
    assert_non_null(strstr(text, "\nedition Zweite Auflage "));
    assert_non_null(strstr(text,
                           "\nrows cards 17\nrow cards 1 2a\nrow cards 3 1a\n"
                           "row cards 17 9\ncell cards 9 value 9\n"
                           "cell stones white count 1\ncell stones black count 0\nseats 3\n"));
    free(text);
    sw_match_free(m);
    sw_game_close(g);
}

static void test_from_a_position(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *whole = highcard_new(g, 3, 9), *part;
    struct sw_rng r;

    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{3}});
    highcard_random(whole, &r, 4);
    part = sw_match_from(g, sw_match_state(whole));
    sw_match_set_name(part, 2, "Eve");
    expect_identity(part);
    highcard_random(part, &r, LOTS);
    expect_identity(part);
    sw_match_free(part);
    sw_match_free(whole);
    sw_game_close(g);
}

static void test_position_files(void **state)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 3, 9), *back;
    union sw_any_state seen;
    struct sw_text text, again;

    (void)state;
    highcard_do(m, "0 keep");
    for (int seat = SW_SPECTATOR; seat <= 3; seat++) {
        memcpy(&seen, sw_match_state(m), g->state_size);
        if (seat < 3) /* what one seat knows is a position, too */
            sw_match_view(m, seat, &seen.head);
        sw_text_init_heap(&text);
        sw_text_init_heap(&again);
        sw_position_save(g, &seen.head, &text);
        back = load_good(text.data);
        assert_memory_equal(sw_match_state(back), &seen, g->state_size);
        assert_int_equal(sw_match_length(back), 0);
        sw_position_save(sw_match_game(back), sw_match_state(back), &again);
        assert_string_equal(text.data, again.data);
        assert_int_equal(highcard_do(back, "1 keep"), seat < 3 ? SW_W_NO_LUCK : 0);
        sw_match_free(back);
        sw_text_clear(&text);
        sw_text_clear(&again);
    }
    sw_match_free(m);
    sw_game_close(g);
}

/* ---- one match to damage --------------------------------------------------------- */

/* A finished match with names and an edition: every sort of line is there. */
static char *sample(void)
{
    struct sw_game *g = highcard_open_one_stone();
    struct sw_match *m = highcard_new(g, 2, 21);
    struct sw_rng r;
    char *text;

    sw_match_set_name(m, 0, "Ada");
    sw_match_set_name(m, 1, "Bert");
    sw_rng_init(&r, SW_LUCK_FAST, &(struct sw_seed){{5}});
    highcard_random(m, &r, LOTS);
    text = text_of(m);
    sw_match_free(m);
    sw_game_close(g);
    return text;
}

static int count_lines(const char *text)
{
    int n = 0;

    for (; *text; text++)
        n += *text == '\n';
    return n;
}

/* Line `number`, from 1; one beyond the last is the end of the text. */
static const char *line_at(const char *text, int number)
{
    while (--number > 0)
        text = strchr(text, '\n') + 1;
    return text;
}

static int line_of(const char *text, const char *begin)
{
    int lines = count_lines(text);

    for (int i = 1; i <= lines; i++)
        if (strncmp(line_at(text, i), begin, strlen(begin)) == 0)
            return i;
    fail_msg("no line begins with %s", begin);
    return 0;
}

/* The text with line `number` replaced by `with` (NULL: without it). */
static char *with_line(const char *text, int number, const char *with)
{
    const char *at = line_at(text, number), *after = line_at(text, number + 1);
    struct sw_text out;

    sw_text_init_heap(&out);
    sw_text_add_bytes(&out, text, (size_t)(at - text));
    if (with) {
        sw_text_add(&out, with);
        sw_text_add(&out, "\n");
    }
    sw_text_add(&out, after);
    return out.data;
}

/* Give the text an end line that fits it, as a forger would. */
static char *resealed(char *text)
{
    struct sw_text out;
    size_t n = (size_t)(line_at(text, count_lines(text)) - text);

    sw_text_init_heap(&out);
    sw_text_add_bytes(&out, text, n);
    sw_text_addf(&out, "end %016" PRIx64 "\n", plain_hash(PLAIN_HASH, text, n));
    free(text);
    return out.data;
}

/* It is refused, and both languages name the line. Gives the error. */
static struct sw_error refused(const char *text)
{
    static const char *const line_word[SW_LANGS] = {"Line", "Zeile"};
    char memory[1024], where[32];
    struct sw_text said;
    struct sw_error e = {0};

    if (sw_match_load(text, &e))
        fail_msg("this was loaded:\n%s", text);
    assert_null(sw_match_load(text, NULL));
    for (int lang = 0; lang < SW_LANGS; lang++) {
        sw_text_init(&said, memory, sizeof memory);
        say_why(text, &e, (enum sw_lang)lang, &said);
        snprintf(where, sizeof where, "%s %d: ", line_word[lang], e.line);
        assert_memory_equal(memory, where, strlen(where));
        assert_true(strlen(memory) > strlen(where));
    }
    return e;
}

static void expect_refused(char *text, int line, int word)
{
    struct sw_error e = refused(text);

    if (e.line != line || e.word != word)
        say_failure(text, &e);
    free(text);
}

/* Replace the line that begins with `begin`, and expect `word` in that very line. */
static void expect_line_refused(const char *text, const char *begin, const char *with, int word)
{
    int line = line_of(text, begin);

    expect_refused(with_line(text, line, with), line, word);
}

/* ---- damage of every sort ---------------------------------------------------------- */

/* Where a change of line `line` is noticed: there, except that a cell may only show in the
 * edition's hash, the setup in the digest of the start, and a name in that of the text. */
static void expect_noticed(const char *text, int line, int found)
{
    const char *at = line_at(text, line);
    int edition = line_of(text, "edition"), start = line_of(text, "start");

    if (found == line)
        return;
    if (strncmp(at, "name 0", 6) == 0 && found == line + 1)
        return; /* it became a second "name 1" */
    if (strncmp(at, "cell", 4) == 0)
        assert_int_equal(found, edition);
    else if (strncmp(at, "name", 4) == 0 || line == edition)
        assert_int_equal(found, count_lines(text));
    else if (line > edition && line < start)
        assert_int_equal(found, start);
    else
        fail_msg("line %d was damaged, line %d was refused", line, found);
}

static void test_flipped_bytes(void **state)
{
    char *text = sample(), *damaged = sample();
    int lines = count_lines(text);

    (void)state;
    for (int line = 1; line <= lines; line++) {
        for (size_t at = (size_t)(line_at(text, line) - text); text[at] != '\n'; at++) {
            damaged[at] ^= 1;
            expect_noticed(text, line, refused(damaged).line);
            damaged[at] ^= 1;
        }
    }
    free(damaged);
    free(text);
}

static void test_cut_texts(void **state)
{
    char *text = sample();
    size_t n = strlen(text);

    (void)state;
    for (size_t i = 0; i < n - 1; i++) {
        char *cut = calloc(1, i + 1);
        struct sw_error e;
        memcpy(cut, text, i);
        e = refused(cut);
        assert_true(e.line <= count_lines(cut) + 1);
        assert_true(e.line >= count_lines(cut));
        free(cut);
    }
    text[n - 1] = 0; /* only the last newline is gone */
    sw_match_free(load_good(text));
    free(text);
}

static void test_missing_lines(void **state)
{
    char *text = sample();
    int lines = count_lines(text);

    (void)state;
    for (int line = 1; line < lines; line++) {
        char *damaged = with_line(text, line, NULL);
        int found = refused(damaged).line;
        if (strncmp(line_at(text, line), "name", 4) == 0)
            assert_int_equal(found, lines - 1);
        else if (strncmp(line_at(text, line), "cell", 4) == 0)
            assert_int_equal(found, line_of(text, "edition"));
        else
            assert_int_equal(found, line);
        free(damaged);
    }
    expect_refused(with_line(text, lines, NULL), lines - 1, SW_W_SAVE_CUT);
    free(text);
}

static void test_inserted_lines(void **state)
{
    char *text = sample();
    int lines = count_lines(text);

    (void)state;
    for (int line = 1; line <= lines + 1; line++) {
        struct sw_text damaged;
        const char *at = line_at(text, line);
        sw_text_init_heap(&damaged);
        sw_text_add_bytes(&damaged, text, (size_t)(at - text));
        sw_text_add(&damaged, "garbage\n");
        sw_text_add(&damaged, at);
        assert_int_equal(refused(damaged.data).line, line);
        sw_text_clear(&damaged);
    }
    free(text);
}

static void test_repeated_lines(void **state)
{
    char *text = sample();
    int lines = count_lines(text);

    (void)state;
    for (int line = 1; line <= lines; line++) {
        const char *at = line_at(text, line), *after = line_at(text, line + 1);
        struct sw_text damaged;
        int found;
        sw_text_init_heap(&damaged);
        sw_text_add_bytes(&damaged, text, (size_t)(after - text));
        sw_text_add(&damaged, at);
        found = refused(damaged.data).line;
        /* saying a cell twice changes nothing but the text */
        assert_int_equal(found, strncmp(at, "cell", 4) == 0 ? lines + 1 : line + 1);
        sw_text_clear(&damaged);
    }
    free(text);
}

static void test_line_ends(void **state)
{
    char *text = sample(), *again;
    struct sw_text crlf;
    struct sw_match *m;

    (void)state;
    sw_text_init_heap(&crlf);
    for (const char *c = text; *c; c++)
        sw_text_add(&crlf, *c == '\n' ? "\r\n" : (char[]){*c, 0});
    m = load_good(crlf.data);
    again = text_of(m);
    assert_string_equal(text, again);
    sw_match_free(m);
    sw_text_clear(&crlf);
    free(again);
    free(text);
}

static void test_bytes_that_are_no_text(void **state)
{
    char *text = sample(), *longer = malloc(20001);

    (void)state;
    expect_line_refused(text, "name 0", "name 0 A\001a", SW_W_SAVE_BYTES);
    expect_line_refused(text, "name 0", "name 0 A\xff", SW_W_SAVE_BYTES);
    expect_line_refused(text, "start", "start\t~", SW_W_SAVE_BYTES);
    memset(longer, 'x', 20000);
    longer[20000] = 0;
    expect_line_refused(text, "name 1", longer, SW_W_SAVE_LONG);
    free(longer);
    free(text);
}

/* ---- reasons -------------------------------------------------------------------------- */

static void test_no_save_at_all(void **state)
{
    char id[SW_MAX_TOKEN];
    struct sw_error e;

    (void)state;
    assert_int_equal(refused("").word, SW_W_SAVE_NONE);
    assert_int_equal(refused("hello\n").word, SW_W_SAVE_NONE);
    assert_int_equal(refused("spielwerk save\n").word, SW_W_SAVE_NONE);
    assert_int_equal(refused("spielwerk save 01\n").word, SW_W_SAVE_NONE);
    assert_int_equal(refused("spielwerk save 2\n").word, SW_W_SAVE_NEWER);
    assert_int_equal(refused("spielwerk position 2\n").word, SW_W_SAVE_NEWER);
    assert_int_equal(refused("spielwerk save 1\n").word, SW_W_SAVE_CUT);
    assert_false(sw_save_game("hello", id, &e));
    assert_int_equal(e.line, 1);
    assert_false(sw_save_game("spielwerk save 1\ngame\n", id, &e));
    assert_int_equal(e.line, 2);
    assert_true(sw_save_game("spielwerk position 1\ngame chess 7\n", id, &e));
    assert_string_equal(id, "chess");
}

static void test_reasons_in_the_header(void **state)
{
    char *text = sample();
    struct sw_error e;
    char *other;

    (void)state;
    expect_line_refused(text, "game", "game chess 1", SW_W_NO_SUCH_GAME);
    expect_line_refused(text, "game", "game null one", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "game", "game null 2", SW_W_SAVE_NEW_RULES);
    other = with_line(text, 2, "game null 0");
    e = refused(other);
    assert_int_equal(e.word, SW_W_SAVE_OLD_RULES);
    assert_string_equal(e.arg[1], "0");
    assert_string_equal(e.arg[2], "1");
    free(other);
    expect_line_refused(text, "edition", "edition", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "edition", "edition x 0123456789abcdef", SW_W_SAVE_EDITION);
    expect_line_refused(text, "cell stones w", "cell stone white count 1", SW_W_NO_SUCH_TABLE);
    expect_line_refused(text, "cell stones w", "cell stones red count 1", SW_W_NO_SUCH_ROW);
    expect_line_refused(text, "cell stones w", "cell stones white size 1", SW_W_NO_SUCH_COLUMN);
    expect_line_refused(text, "cell stones w", "cell stones white count x", SW_W_CELL_VALUE);
    expect_line_refused(text, "cell stones w", "cell stones white", SW_W_NO_SUCH_COLUMN);
    expect_line_refused(text, "cell stones w", "cell", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "cell stones w", "rows stones 3", SW_W_TABLE_ROWS);
    expect_line_refused(text, "cell stones w", "rows stones x", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "cell stones w", "row stones 3 x", SW_W_NO_SUCH_ROW);
    expect_line_refused(text, "cell stones w", "row stones 1", SW_W_CELL_ID);
    free(text);
}

static void test_reasons_in_the_setup(void **state)
{
    char *text = sample();

    (void)state;
    expect_line_refused(text, "seats", "seats 9", SW_W_BAD_VALUE);
    expect_line_refused(text, "seats", "seats 6", SW_W_SEATS_RANGE);
    expect_line_refused(text, "option rounds", "option turns 5", SW_W_NO_SUCH_OPTION);
    expect_line_refused(text, "option rounds", "option rounds 6", SW_W_OPTION_VALUE);
    expect_line_refused(text, "option rounds", "option peek yes", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "luck", "option other 1", SW_W_NO_SUCH_OPTION);
    expect_line_refused(text, "luck", "luck none", SW_W_BAD_VALUE);
    expect_line_refused(text, "seed", "seed -1", SW_W_BAD_VALUE);
    expect_line_refused(text, "name 1", "name 2 Eve", SW_W_NO_SUCH_SEAT);
    expect_line_refused(text, "name 1", "name 0 Eve", SW_W_NO_SUCH_SEAT);
    expect_line_refused(text, "name 1", "name 1 ", SW_W_BAD_VALUE);
    expect_line_refused(text, "name 1", "name 1  Eve", SW_W_BAD_VALUE);
    expect_line_refused(text, "start", "start ~00000000", SW_W_SAVE_DIGEST);
    free(text);
}

/* The id of one of the game's own words. */
static int game_word(const char *name)
{
    struct sw_game *g = highcard_open();
    int id = SW_WORD_GAME;

    while (strcmp(sw_word(g, id)->name, name) != 0)
        id++;
    sw_game_close(g);
    return id;
}

static void test_reasons_in_the_log(void **state)
{
    char *text = sample(), memory[512];
    struct sw_error e;
    struct sw_text said;
    char *other;

    (void)state;
    expect_line_refused(text, "2 ", "3 1 keep ~00000000", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "1 ", "1", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "1 ", "1 0 keep", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "1 ", "1 0 dance ~00000000", SW_W_VERB_UNKNOWN);
    expect_line_refused(text, "1 ", "1 1 keep ~00000000", game_word("NOT_YOUR_TURN"));
    expect_line_refused(text, "1 ", "1 0 keep ~00000000", SW_W_SAVE_LUCK);
    expect_line_refused(text, "1 ", "1 0 keep -> stone black ~00000000", SW_W_SAVE_LUCK);
    expect_line_refused(text, "1 ", "1 0 keep -> stone white ~00000000", SW_W_SAVE_DIGEST);
    expect_line_refused(text, "result", "result 1 2 places 1 1", SW_W_SAVE_EXPECTED);
    expect_line_refused(text, "result", "99 0 keep ~00000000", SW_W_SAVE_EXPECTED);

    other = with_line(text, line_of(text, "1 "), "1 0 peek 0 ~00000000");
    e = refused(other);
    sw_text_init(&said, memory, sizeof memory);
    say_why(other, &e, SW_DE, &said);
    assert_non_null(strstr(memory, "Deine eigene Karte kennst du."));
    free(other);
    free(text);
}

/* A digest that was made to fit does not help against the rules. */
static void test_forgery(void **state)
{
    char *text = sample(), *forged;
    int line = line_of(text, "name 0"), result = line_of(text, "result");

    (void)state;
    forged = resealed(with_line(text, line, "name 0 Eve"));
    sw_match_free(load_good(forged)); /* a name proves nothing and is free to change */
    free(forged);
    expect_refused(resealed(with_line(text, result, "result 99 0 places 1 2")), result,
                   SW_W_SAVE_EXPECTED);
    expect_refused(resealed(with_line(text, result, NULL)), result, SW_W_SAVE_EXPECTED);
    line = line_of(text, "seed");
    expect_refused(resealed(with_line(text, line, "seed 22")), line_of(text, "start"),
                   SW_W_SAVE_DIGEST);
    free(text);
}

/* ---- positions --------------------------------------------------------------------------- */

static char *sample_position(void)
{
    struct sw_game *g = highcard_open();
    struct sw_match *m = highcard_new(g, 3, 9);
    struct sw_text text;

    sw_text_init_heap(&text);
    sw_position_save(g, sw_match_state(m), &text);
    sw_match_free(m);
    sw_game_close(g);
    return text.data;
}

static void expect_position_broken(const char *text, const char *begin, const char *with,
                                   const char *why)
{
    char *broken = with_line(text, line_of(text, begin), with);
    struct sw_error e = refused(broken);

    assert_int_equal(e.word, SW_W_POSITION_BROKEN);
    assert_string_equal(e.arg[0], why);
    free(broken);
}

static void test_impossible_positions(void **state)
{
    char *text = sample_position();

    (void)state;
    expect_position_broken(text, "seats", "seats 6", "the number of seats is wrong");
    expect_position_broken(text, "waiting", "waiting 8",
                           "a seat is waiting that is not at the table");
    expect_position_broken(text, "waiting", "waiting 0",
                           "nobody is waiting, or somebody is after the end");
    expect_position_broken(text, "over", "over 3", "the game has no such ending");
    expect_position_broken(text, "option", "option 5 2 0 0 0 0 0 0 0 0 0 0",
                           "an option is outside its range");
    expect_position_broken(text, "option", "option 5 1 1 0 0 0 0 0 0 0 0 0",
                           "an option is outside its range");
    expect_position_broken(text, "bag", "bag 5 6", "the number of stones is wrong");
    free(text);
}

static void test_damaged_positions(void **state)
{
    char *text = sample_position(), *other;
    struct sw_match *m;

    (void)state;
    expect_line_refused(text, "bag", "bag 5", SW_W_VALUE_COUNT);
    expect_line_refused(text, "bag", "sack 5 5", SW_W_NO_SUCH_FIELD);
    expect_line_refused(text, "bag", "seats 3", SW_W_FIELD_TWICE);
    expect_refused(with_line(text, line_of(text, "bag"), NULL), count_lines(text) - 1,
                   SW_W_FIELD_MISSING);
    other = with_line(text, line_of(text, "bag"), "# people may write\r\n\n  bag 5 5 # stones");
    m = load_good(other);
    sw_match_free(m);
    free(other);
    free(text);
}

/* A fast generator of zeros would never end to draw. */
static void test_empty_generator(void **state)
{
    char *text = sample_position(), *half;

    (void)state;
    half = with_line(text, line_of(text, "rng.kind"), "rng.kind fast");
    expect_position_broken(
        half, "rng.key",
        "rng.key 00000000 00000000 00000000 00000000 00000001 00000001 00000001 00000001",
        "the fast generator is all zeros");
    free(half);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_identity),
        cmocka_unit_test(test_identity_of_setups),
        cmocka_unit_test(test_redo_is_not_saved),
        cmocka_unit_test(test_editions_travel_along),
        cmocka_unit_test(test_from_a_position),
        cmocka_unit_test(test_position_files),
        cmocka_unit_test(test_flipped_bytes),
        cmocka_unit_test(test_cut_texts),
        cmocka_unit_test(test_missing_lines),
        cmocka_unit_test(test_inserted_lines),
        cmocka_unit_test(test_repeated_lines),
        cmocka_unit_test(test_line_ends),
        cmocka_unit_test(test_bytes_that_are_no_text),
        cmocka_unit_test(test_no_save_at_all),
        cmocka_unit_test(test_reasons_in_the_header),
        cmocka_unit_test(test_reasons_in_the_setup),
        cmocka_unit_test(test_reasons_in_the_log),
        cmocka_unit_test(test_forgery),
        cmocka_unit_test(test_impossible_positions),
        cmocka_unit_test(test_damaged_positions),
        cmocka_unit_test(test_empty_generator),
    };

    return cmocka_run_group_tests_name("save", tests, NULL, NULL);
}
