/* SPDX-License-Identifier: MIT */
/* render_fits.c - every game: the terminal's picture fits the terminal, whatever its size, and
 * players are called by their names. */
#include "unit/board.h"

static void for_every_game(void (*test)(void))
{
    for (int i = 0; i < sw_game_count(); i++) {
        game = sw_game_open(sw_game_id(i), NULL);
        test();
        sw_game_close(game);
    }
}

/* Nobody knows what comes next, so take whatever the seed says. */
static void play_on(struct sw_rng *r)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(game, &position.head, to_move(), legal);
    sw_apply(game, &position.head, &legal[sw_rng_below(r, (uint32_t)n)], NULL);
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
        if (widest_line(text) > cols || (rows && sc.rows > rows - 7))
            fail_msg("%s in %d x %d: %d lines\n%s", game->id, cols, rows, sc.rows, text);
        assert_false(sc.full);
        assert_nothing_cut();
    }
}

/* There is room for a question with five answers, too. */
static void fits(void)
{
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        struct sw_rng r;
        struct sw_seed seed = sw_seed_from_number((uint64_t)seats);
        sw_rng_init(&r, SW_LUCK_FAST, &seed);
        board_begin(seats, 7);
        for (int ply = 0; ply < 120 && !position.head.over; ply++) {
            assert_fits(80, 24);
            assert_fits(80, 50);
            assert_fits(80, 0);
            assert_fits(100, 30);
            assert_fits(100, 45);
            assert_fits(100, 0);
            play_on(&r);
        }
    }
}

static void fits_every_terminal(void **state)
{
    (void)state;
    for_every_game(fits);
}

static void cut_no_line_in_two(void)
{
    board_begin(game->seats_max, 1);
    for (int cols = 1; cols < 80; cols++) {
        const char *text = picture(cols, 24, SW_DE);
        if (widest_line(text) > cols)
            fail_msg("%s in %d columns:\n%s", game->id, cols, text);
    }
}

static void narrow_terminals_cut_no_line_in_two(void **state)
{
    (void)state;
    for_every_game(cut_no_line_in_two);
}

/* What people are called stands on the board, cut where it is too long. */
static void have_their_names(void)
{
    const int size[][2] = {{0, 0}, {80, 0}, {80, 24}, {100, 40}};
    board_begin(game->seats_min, 1);
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        const char *text = picture(size[i][0], size[i][1], SW_EN);
        for (int seat = 0; seat < game->seats_min; seat++)
            if (!strstr(text, (const char *[]){"Ada", "Konrad", "Wilh"}[seat]))
                fail_msg("%s, seat %d:\n%s", game->id, seat, text);
        assert_null(strstr(text, "Seat "));
    }
}

static void players_have_their_names(void **state)
{
    (void)state;
    for_every_game(have_their_names);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fits_every_terminal),
        cmocka_unit_test(narrow_terminals_cut_no_line_in_two),
        cmocka_unit_test(players_have_their_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
