/* SPDX-License-Identifier: MIT */
/* lydia_view.c - Lions of Lydia: the terminal's picture fits the terminal, whatever its size,
 * and players are called by their names. */
#include "unit/unit.h"

#include <string.h>

#include "render/term.h"
#include "spielwerk_match.h"
#include "spielwerk_scene.h"

static struct sw_scene sc;
static struct sw_game *game;
static union sw_any_state position;

static const char *const names[SW_MAX_SEATS] = {"Ada", "Konrad", "Wilhelmine von Humboldt",
                                                "山田太郎さん"};

static void begin(int seats, uint64_t seed)
{
    struct sw_setup setup;
    sw_setup_init(game, seats, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(seed);
    assert_true(sw_start(game, &setup, &position.head, NULL, NULL));
}

static int to_move(void)
{
    int seat = 0;
    while (!(position.head.waiting >> seat & 1))
        seat++;
    return seat;
}

/* Nobody knows what comes next, so take whatever the seed says. */
static void play_on(struct sw_rng *r)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(game, &position.head, to_move(), legal);
    sw_apply(game, &position.head, &legal[sw_rng_below(r, (uint32_t)n)], NULL);
}

/* The picture as text, for whoever is to move; lives until the next call. */
static const char *picture(int cols, int rows, enum sw_lang lang)
{
    static char memory[65536];
    struct term_options plain = {.colour = false};
    struct sw_text text;
    union sw_any_state view = position;
    int seat = position.head.over ? 0 : to_move();
    sw_censor(game, &view.head, seat);
    sc.wish = (struct sw_wish){(int16_t)cols, (int16_t)rows, names};
    game->view.scene(game, &view.head, seat, lang, &sc);
    sw_text_init(&text, memory, sizeof memory);
    term_write(game, &sc, &plain, &text);
    assert_false(text.cut);
    return memory;
}

static int widest_line(const char *text)
{
    int widest = 0;
    char line[1024];
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        assert_true(n < sizeof line);
        memcpy(line, text, n);
        line[n] = 0;
        int width = term_width(line);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* Nothing is lost at the right or at the bottom. */
static void assert_nothing_cut(void)
{
    for (int i = 0; i < sc.nodes; i++) {
        const struct sw_node *n = &sc.node[i];
        if (!n->glyph || n->row < 0)
            continue;
        assert_in_range(n->col, 0, sc.cols - 1);
        assert_true(n->col + term_width(sc.text + n->glyph) <= sc.cols);
        assert_in_range(n->row, 0, sc.rows - 1);
    }
}

static void assert_fits(int cols, int rows)
{
    for (int lang = 0; lang < SW_LANGS; lang++) {
        const char *text = picture(cols, rows, (enum sw_lang)lang);
        assert_true(widest_line(text) <= cols);
        assert_false(sc.full);
        assert_nothing_cut();
        if (rows) /* there is room for a question with five answers */
            assert_true(sc.rows <= rows - 7);
    }
}

static void fits_every_terminal(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        struct sw_rng r;
        struct sw_seed seed = sw_seed_from_number((uint64_t)seats);
        sw_rng_init(&r, SW_LUCK_FAST, &seed);
        begin(seats, 7);
        for (int ply = 0; ply < 400 && !position.head.over; ply++) {
            assert_fits(80, 24);
            assert_fits(80, 40);
            assert_fits(80, 0);
            assert_fits(100, 30);
            assert_fits(100, 40);
            assert_fits(100, 0);
            play_on(&r);
        }
    }
}

static void narrow_terminals_cut_no_line_in_two(void **state)
{
    (void)state;
    begin(4, 1);
    for (int cols = 1; cols < 80; cols++)
        assert_true(widest_line(picture(cols, 24, SW_DE)) <= cols);
}

static void without_a_wish_it_is_wide_and_whole(void **state)
{
    (void)state;
    begin(4, 1);
    const char *text = picture(0, 0, SW_EN);
    assert_in_range(widest_line(text), 90, 98);
    assert_non_null(strstr(text, "Red to yellow gate"));
    assert_non_null(strstr(text, "Your properties"));
    assert_non_null(strstr(text, "R ······ 0"));
}

/* What people are called stands on the board, cut where it is too long. */
static void players_have_their_names(void **state)
{
    (void)state;
    begin(4, 1);
    const int size[][2] = {{0, 0}, {80, 0}, {80, 24}, {100, 40}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        const char *text = picture(size[i][0], size[i][1], SW_EN);
        assert_non_null(strstr(text, "Ada"));
        assert_non_null(strstr(text, "Konrad"));
        assert_non_null(strstr(text, "Wilhelm"));
        assert_null(strstr(text, "Seat "));
    }
}

static void cell(const char *row, const char *column, const char *value)
{
    int table = sw_table_find(game, "cards");
    assert_true(sw_cell_set(game, table, sw_row_find(game, table, row),
                            sw_column_find(game, table, column), value, NULL));
}

/* A price of many sorts takes room from the name, not from what stands behind it. */
static void long_prices_keep_their_distance(void **state)
{
    (void)state;
    cell("S01", "cost_R", "2");
    cell("S01", "cost_Y", "2");
    cell("S01", "cost_G", "2");
    assert_true(sw_game_seal(game, "dear", NULL));
    begin(4, 1);
    assert_true(sw_field_set(game, &position.head, "slot.0.1", "S01", NULL));
    assert_non_null(strstr(picture(0, 0, SW_EN), "R2Y2BG2 R@RY→R"));
    assert_non_null(strstr(picture(80, 24, SW_EN), "S01 R2Y2BG2 R@RY→R 2/4"));
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

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_game, close_game)
    const struct CMUnitTest tests[] = {
        TEST(fits_every_terminal),
        TEST(narrow_terminals_cut_no_line_in_two),
        TEST(without_a_wish_it_is_wide_and_whole),
        TEST(players_have_their_names),
        TEST(long_prices_keep_their_distance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
