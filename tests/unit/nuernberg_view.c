/* SPDX-License-Identifier: MIT */
/* nuernberg_view.c - Die Siedler von Nürnberg: the terminal's picture fits the terminal,
 * pictures keep their place whatever an edition changes, and hands show what can be known of
 * them. */
#include "unit/unit.h"

#include <string.h>

#include "games/nuernberg/view.h"
#include "render/term.h"
#include "spielwerk_match.h"

static struct sw_scene sc;
static struct sw_game *game;
static union sw_any_state position;

static const char *const names[SW_MAX_SEATS] = {"Ada", "Konrad", "Wilhelmine von Humboldt",
                                                "山田太郎さん"};

static void begin(int seats, uint64_t seed, const char *option)
{
    struct sw_setup setup;
    sw_setup_init(game, seats, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(seed);
    assert_true(sw_setup_option(game, &setup, "setup", option, NULL));
    assert_true(sw_start(game, &setup, &position.head, NULL, NULL));
}

static int to_move(void)
{
    int seat = 0;
    while (!(position.head.waiting >> seat & 1))
        seat++;
    return seat;
}

static void play_on(struct sw_rng *r)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(game, &position.head, to_move(), legal);
    sw_apply(game, &position.head, &legal[sw_rng_below(r, (uint32_t)n)], NULL);
}

static void set(const char *field, const char *value)
{
    assert_true(sw_field_set(game, &position.head, field, value, NULL));
}

static void look(int seat, int cols, int rows, enum sw_lang lang)
{
    static union sw_any_state view;
    view = position;
    sw_censor(game, &view.head, seat);
    sc.wish = (struct sw_wish){(int16_t)cols, (int16_t)rows, names};
    game->view.scene(game, &view.head, seat, lang, &sc);
}

/* The picture as text, for whoever is to move; lives until the next call. */
static const char *picture(int cols, int rows, enum sw_lang lang)
{
    static char memory[65536];
    struct term_options plain = {.colour = false};
    struct sw_text text;
    look(position.head.over ? 0 : to_move(), cols, rows, lang);
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
    for (int seats = 3; seats <= 4; seats++) {
        struct sw_rng r;
        struct sw_seed seed = sw_seed_from_number((uint64_t)seats);
        sw_rng_init(&r, SW_LUCK_FAST, &seed);
        begin(seats, 7, seats == 3 ? "advanced" : "beginner");
        for (int ply = 0; ply < 400 && !position.head.over; ply++) {
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

static void narrow_terminals_cut_no_line_in_two(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    for (int cols = 1; cols < 80; cols++)
        assert_true(widest_line(picture(cols, 24, SW_DE)) <= cols);
}

static void players_have_their_names(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    const int size[][2] = {{0, 0}, {80, 0}, {80, 24}, {100, 45}};
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        const char *text = picture(size[i][0], size[i][1], SW_EN);
        assert_non_null(strstr(text, "Ada"));
        assert_non_null(strstr(text, "Konrad"));
        assert_non_null(strstr(text, "Wilhelm"));
        assert_null(strstr(text, "Seat "));
    }
}

/* Every landscape with its number, every free crossing with its own, on the large map; a line
 * for each road on the short one. */
static void maps_show_the_start(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    const char *text = picture(0, 0, SW_EN);
    assert_non_null(strstr(text, "W11     W8      B3      S12"));
    assert_non_null(strstr(text, "NÜRNBG"));
    text = picture(80, 24, SW_EN);
    assert_non_null(strstr(text, "bd···      1· 2d 3· 4b 5·"));
    assert_non_null(strstr(text, "01S· 02W· 03G·"));
}

/* ---- what can be known of a hand ------------------------------ */

static struct pen pen_of(int seat)
{
    static union sw_any_state view;
    view = position;
    sw_censor(game, &view.head, seat);
    struct pen p = {.g = game, .t = tables(game), .n = nuernberg(&view.head), .seat = seat};
    nuernberg_learn(&p);
    return p;
}

static void own_hands_are_open(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    struct pen p = pen_of(0);
    assert_int_equal(p.known[0][GRAIN], 2);
    assert_int_equal(p.known[0][WOOD], 1);
    assert_int_equal(p.known[0][ORE], 0);
}

static void drawn_cards_are_remembered_by_all(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    struct pen p = pen_of(1);
    assert_int_equal(p.known[0][GRAIN], 2);
    assert_int_equal(p.known[0][WOOD], 1);
    p = pen_of(SW_SPECTATOR);
    assert_int_equal(p.known[0][GRAIN], 2);
}

/* Seat 2 takes a grain of seat 0, who had two, and a wood. */
static void steal_grain(void)
{
    struct nuernberg *n = (struct nuernberg *)&position.head;
    begin(4, 1, "beginner");
    n->steals = 1;
    n->steal[0] = (struct nuernberg_steal){.thief = 2, .victim = 0, .kind = GRAIN};
    memcpy(n->steal[0].base, n->seat[0].open, sizeof n->steal[0].base);
    for (int seat = 0; seat < 4; seat++)
        memcpy(n->low[1][seat], n->seat[seat].open, sizeof n->low[1][seat]);
    n->seat[0].hand[GRAIN]--;
    n->seat[0].cards--;
    n->seat[2].hand[GRAIN]++;
    n->seat[2].cards++;
}

/* To those who did not see it, it may have been either. */
static void steals_leave_doubt(void **state)
{
    (void)state;
    steal_grain();
    struct pen p = pen_of(1);
    assert_int_equal(p.known[0][GRAIN], 1);
    assert_int_equal(p.known[0][WOOD], 0);
    assert_int_equal(p.known[2][GRAIN], 0);
    p = pen_of(2);
    assert_int_equal(p.known[0][GRAIN], 1);
    assert_int_equal(p.known[0][WOOD], 1);
}

/* Later the victim shows its wood: then it was grain that went. */
static void proofs_end_doubt(void **state)
{
    struct nuernberg *n = (struct nuernberg *)&position.head;
    (void)state;
    steal_grain();
    n->low[1][0][WOOD]--;
    struct pen p = pen_of(1);
    assert_int_equal(p.known[0][WOOD], 1);
    assert_int_equal(p.known[2][GRAIN], 1);
}

/* ---- what a ware brings ------------------------------ */

static void sales_know_workshops_and_rights(void **state)
{
    (void)state;
    begin(4, 1, "beginner");
    struct pen p = pen_of(0);
    struct sale sale = nuernberg_sale(&p, 0, ARMOUR);
    assert_int_equal(sale.gold, 6);
    assert_int_equal(sale.toll, 2);
    assert_int_equal(sale.to, 1);
    sale = nuernberg_sale(&p, 1, ARMOUR);
    assert_int_equal(sale.to, NONE);
    assert_int_equal(sale.toll, 0);
    set("seat.0.workshops", "S01");
    p = pen_of(0);
    sale = nuernberg_sale(&p, 0, ARMOUR);
    assert_true(sale.doubled);
    assert_int_equal(sale.gold, 12);
    assert_int_equal(sale.toll, 2);
    sale = nuernberg_sale(&p, 0, HELMET);
    assert_false(sale.doubled);
}

/* ---- drawing ------------------------------ */

static bool same_point(const int16_t a[2], const int16_t b[2])
{
    return a[0] == b[0] && a[1] == b[1];
}

/* However crooked an edge is, the hexagons on both sides of it agree. */
static void neighbours_share_their_edge(void **state)
{
    (void)state;
    const struct map m = {600, 400, 50, 29};
    for (int edge = 0; edge < HEX_CORNERS; edge++) {
        struct hex h = {1, -2}, beside = hex_neighbour(h, edge);
        int16_t a[HEX_OUTLINE][2], b[HEX_OUTLINE][2];
        nuernberg_hex_outline(&m, h, a);
        nuernberg_hex_outline(&m, beside, b);
        int other = (edge + 3) % HEX_CORNERS;
        for (int i = 0; i <= 3; i++)
            assert_true(same_point(a[(3 * edge + i) % HEX_OUTLINE],
                                   b[(3 * other + 3 - i) % HEX_OUTLINE]));
    }
}

static int open_game(void **state)
{
    (void)state;
    game = sw_game_open("nuernberg", NULL);
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
        TEST(players_have_their_names),
        TEST(maps_show_the_start),
        TEST(own_hands_are_open),
        TEST(drawn_cards_are_remembered_by_all),
        TEST(steals_leave_doubt),
        TEST(proofs_end_doubt),
        TEST(sales_know_workshops_and_rights),
        TEST(neighbours_share_their_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
