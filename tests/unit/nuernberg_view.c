/* SPDX-License-Identifier: MIT */
/* nuernberg_view.c - Die Siedler von Nürnberg: the terminal's maps, what can be
 * known of a hand, what a ware brings, and edges that fit. */
#include "unit/board.h"

#include "games/nuernberg/view.h"

static void set(const char *field, const char *value)
{
    assert_true(sw_field_set(game, &position.head, field, value, NULL));
}

/* Every landscape with its number, every free crossing with its own, on the large map; a line
 * for each road on the short one. */
static void maps_show_the_start(void **state)
{
    (void)state;
    board_begin(4, 1);
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
    board_begin(4, 1);
    struct pen p = pen_of(0);
    assert_int_equal(p.known[0][GRAIN], 2);
    assert_int_equal(p.known[0][WOOD], 1);
    assert_int_equal(p.known[0][ORE], 0);
}

static void drawn_cards_are_remembered_by_all(void **state)
{
    (void)state;
    board_begin(4, 1);
    struct pen p = pen_of(1);
    assert_int_equal(p.known[0][GRAIN], 2);
    assert_int_equal(p.known[0][WOOD], 1);
    p = pen_of(SW_SPECTATOR);
    assert_int_equal(p.known[0][GRAIN], 2);
}

/* Whoever answers an offer with another one sees both. */
static void counter_offers_show_both_sides(void **state)
{
    struct nuernberg *n = (struct nuernberg *)&position.head;
    char memory[512];
    struct sw_text out;

    (void)state;
    board_begin(4, 1);
    n->head.phase = REPLY;
    n->head.waiting = 2;
    n->current = 0;
    n->seat[0].give[WOOD] = 1;
    n->seat[0].want[GOLD] = 2;
    n->seat[1].reply = COMPOSING;
    n->seat[1].give[GOLD] = 1;
    sw_text_init(&out, memory, sizeof memory);
    sw_prompt_say(game, &position.head, 1, SW_EN, NULL, &out);
    assert_string_equal(
        memory, "Compose your counter-offer to Seat 1: you give 1 gold, you want nothing. "
                "The offer was: Seat 1 gives 1 wood and wants 2 gold.");
}

/* Seat 2 takes a grain of seat 0, who had two, and a wood. */
static void steal_grain(void)
{
    struct nuernberg *n = (struct nuernberg *)&position.head;
    board_begin(4, 1);
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
    board_begin(4, 1);
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
        TEST(maps_show_the_start),
        TEST(own_hands_are_open),
        TEST(counter_offers_show_both_sides),
        TEST(drawn_cards_are_remembered_by_all),
        TEST(steals_leave_doubt),
        TEST(proofs_end_doubt),
        TEST(sales_know_workshops_and_rights),
        TEST(neighbours_share_their_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
