/* SPDX-License-Identifier: MIT */
/* milestones_verify.c - Milestones: positions that cannot be are noticed, and for the right
 * reason; those around them that can be are not. */
#include "unit/unit.h"

#include <string.h>

#include "games/milestones/game.h"
#include "spielwerk_match.h"

struct row {
    const char *field, *value;
};

enum { ROWS_OF_A_CHANGE = 4 };

/* What is set, and what verify() says then; NULL: nothing. */
struct change {
    struct row row[ROWS_OF_A_CHANGE];
    const char *why;
};

#define NO9  " - - - - - - - - -"
#define NO10 " - - - - - - - - - -"

/* Seat 0 at the office; roads from B0 by A1 to B2 and by A3 to B4, a house in AB3. */
static const struct row office[] = {
    {"phase", "build"},
    {"waiting", "1"},
    {"current", "0"},
    {"starter", "0"},
    {"start", NO9},
    {"box", "A1G3"},
    {"display", "W1W1 C1S1 G1W2 C1G2 S1W3"},
    {"placed", "W2C2 A2W3 A2C3 C2S3"},
    {"stack", "S2S4 G2S4 S3A4 G3C4 C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 "
              "A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8" NO10 NO10 NO9},
    {"stack_count", "25"},
    {"bonus", "wood stone sand coin grain grain stone wood sand coin stone sand grain wood "
              "coin" NO10},
    {"seat.0.slot", "C1 S1 - - x - S7 C7"},
    {"seat.1.slot", "W2 C2 - - A2 W3 - -"},
    {"seat.0.at", "office"},
    {"corner.B0.roads", "ne"},
    {"corner.A1.roads", "sw se"},
    {"corner.A1.piece", "milestone"},
    {"corner.B2.roads", "nw ne"},
    {"corner.A3.roads", "sw se"},
    {"corner.A3.piece", "milestone"},
    {"corner.B4.roads", "nw"},
    {"sections_left", "22"},
    {"house", "AB3 - - - -" NO9 NO10},
    {"houses_left", "11"},
    {NULL, NULL},
};

static void set(const struct sw_game *g, struct sw_state *s, const struct row *row, int n)
{
    struct sw_error e;
    for (int i = 0; i < n && row[i].field; i++)
        if (!sw_field_set(g, s, row[i].field, row[i].value, &e))
            fail_msg("%s %s", row[i].field, row[i].value);
}

static void try_changes(const struct sw_game *g, const union sw_any_state *base,
                        const struct change *change, int n)
{
    for (int i = 0; i < n; i++) {
        union sw_any_state s = *base;
        set(g, &s.head, change[i].row, ROWS_OF_A_CHANGE);
        const char *said = sw_verify(g, &s.head);
        if (!said != !change[i].why || (said && strcmp(said, change[i].why) != 0))
            fail_msg("%s %s: %s", change[i].row[0].field, change[i].row[0].value,
                     said ? said : "nothing is wrong");
    }
}

static void start(const struct sw_game *g, int seats, union sw_any_state *s)
{
    struct sw_setup setup;
    sw_setup_init(g, seats, &setup);
    assert_true(sw_start(g, &setup, &s->head, NULL, NULL));
}

#define TRY(base, list) try_changes(g, base, list, (int)(sizeof list / sizeof *list))

/* clang-format off */
static const struct change seats[] = {
    {{{NULL, NULL}}, NULL},
    {{{"seat.0.goods", "9 9 9 1 1"}}, NULL},
    {{{"seat.0.goods", "9 9 9 1 2"}}, "too many goods"},
    {{{"seat.1.goods", "1 1 1 1 0"}}, "too many goods"},
    {{{"seat.1.at", "3"}, {"seat.1.goods", "20 1 1 1 0"}}, NULL},
    {{{"seat.1.at", "3"}, {"seat.1.goods", "20 1 1 1 1"}}, "too many goods"},
    {{{"seat.0.slot", "C1 x - - x - x -"}}, "too few workers"},
    {{{"seat.0.points", "3"}}, "points do not add up"},
    {{{"seat.0.points", "3"}, {"seat.0.from.road", "3"}}, NULL},
    {{{"seat.0.points", "5"}, {"seat.0.from.majority", "5"}}, "majorities are scored wrongly"},
    {{{"seat.2.goods.coin", "1"}}, "a seat nobody sits on is not empty"},
    {{{"seat.0.hand.0", "W8A8"}}, "a seat holds the wrong number of start tiles"},
    {{{"seat.0.points", "30000"}, {"seat.0.from.road", "30000"}}, "points do not add up"},
};

static const struct change tiles[] = {
    {{{"box", "-"}}, "a tile is lost"},
    {{{"box", "W1W1"}}, "a tile is wrong or doubled"},
    {{{"placed", "W2C2 A2W3 A2C3"}}, "a tile is lost"},
    {{{"placed", "W2C2 A2W3 A2C3 C2S3 S2S4"}}, "a tile is wrong or doubled"},
    {{{"display", "W1W1 C1S1 G1W2 C1G2 -"}}, "a tile is lost"},
    {{{"display", "W1W1 C1S1 G1W2 C1G2 -"}, {"placed", "W2C2 A2W3 A2C3 C2S3 S1W3"}}, "the display was not refilled"},
    {{{"stack_count", "24"}}, "the stack is miscounted"},
    {{{"stack_count", "60"}}, "the stack is miscounted"},
    {{{"stack_count", "26"}}, "a tile is wrong or doubled"},
    {{{"stack.3", "S2S4"}}, "a tile is wrong or doubled"},
    {{{"start.2", "A1G3"}, {"box", "-"}}, "start tiles are where none should be"},
};

static const struct change bonus[] = {
    {{{"bonus.AB5", "-"}}, "bonus tiles were made or lost"},
    {{{"bonus.AB5", "-"}, {"bonus_gone.wood", "1"}}, NULL},
    {{{"bonus._20", "wood"}}, "there is no such bonus tile"},
    {{{"seat.1.slot.1", "W2+"}}, "bonus tiles were made or lost"},
    {{{"seat.1.slot.1", "W2+"}, {"bonus.AB5", "-"}}, NULL},
};

static const struct change land[] = {
    {{{"corner.B4.roads", "-"}}, "a road has one end only"},
    {{{"corner.A1.roads", "sw se nw"}}, "a road has one end only"},
    {{{"corner.A1.piece", "-"}}, "a road piece needs one milestone"},
    {{{"corner.B2.piece", "milestone"}}, "a road piece needs one milestone"},
    {{{"corner.C3.piece", "milestone"}}, "roads branch where there is no market"},
    {{{"corner.C3.piece", "market"}}, "a market off the road"},
    {{{"corner.B2.piece", "market"}}, "markets or sacks are miscounted"},
    {{{"corner.B2.piece", "market"}, {"markets_left", "10"}}, NULL},
    {{{"corner.B0.piece", "supplied"}}, "markets or sacks are miscounted"},
    {{{"corner.B0.piece", "supplied"}, {"sacks_left", "11"}}, NULL},
    {{{"corner.B0.piece", "-"}}, "markets or sacks are miscounted"},
    {{{"corner.B0.piece", "-"}, {"markets_left", "12"}}, "the start has no market"},
    {{{"sections_left", "21"}}, "sections are miscounted"},
    {{{"sections_left", "99"}}, "sections are miscounted"},
    {{{"corner._80.piece", "market"}}, "something stands beside the land"},
    {{{"corner._80.roads", "e"}}, "something stands beside the land"},
    {{{"houses_left", "10"}}, "a house stands where none can be"},
    {{{"houses_left", "12"}}, "houses are miscounted"},
    {{{"houses_left", "13"}}, "houses are miscounted"},
    {{{"house.0", "CD7"}}, "a house stands where none can be"},
    {{{"house.0", "_150"}}, "a house stands where none can be"},
    {{{"house.1", "AB2"}, {"houses_left", "10"}}, "a house stands where none can be"},
    {{{"house.1", "AB4"}, {"houses_left", "10"}}, NULL},
};

static const struct change turn[] = {
    {{{"current", "3"}}, "nobody sits there"},
    {{{"starter", "2"}}, "nobody sits there"},
    {{{"waiting", "2"}}, "the wrong seat is waiting"},
    {{{"phase", "over"}}, "the phase does not fit"},
    {{{"round", "0"}}, "the phase does not fit"},
    {{{"move", "1"}}, NULL},
    {{{"move", "2"}}, "the turn does not fit the phase"},
    {{{"hired", "1"}}, "the turn does not fit the phase"},
    {{{"hired", "1"}, {"phase", "trade"}, {"seat.0.at", "trade"}}, NULL},
    {{{"seat.0.at", "mill"}}, "the figure stands elsewhere"},
    {{{"phase", "supply"}}, "the figure stands elsewhere"},
    {{{"phase", "keep"}, {"seat.0.at", "castle"}}, "nothing needs to be given back"},
    {{{"phase", "keep"}, {"seat.0.at", "castle"}, {"seat.0.goods", "4 0 0 0 0"}}, NULL},
    {{{"phase", "cover"}, {"seat.0.at", "castle"}}, NULL},
    {{{"phase", "cover"}, {"seat.0.at", "castle"}, {"seat.0.slot", "C1 S1 - - x - - -"}}, "nobody needs to be covered"},
    {{{"claim_corner", "A1"}}, "the wrong bonus tiles are claimed"},
    {{{"claim_cell", "AB3"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}, {"claim_corner", "A1"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}, {"claim_cell", "AB3"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}, {"claim_cell", "AB4"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}, {"claim_corner", "_90"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "claim"}, {"claim_corner", "C5"}}, "the wrong bonus tiles are claimed"},
    {{{"phase", "move"}, {"seat.0.at", "5"}}, NULL},
};

static const struct change end[] = {
    {{{"seat.0.points", "67"}, {"seat.0.from.road", "67"}}, "the end is triggered wrongly"},
    {{{"seat.0.points", "67"}, {"seat.0.from.road", "67"}, {"ender", "0"}, {"trigger", "first_move"}}, NULL},
    {{{"seat.0.points", "67"}, {"seat.0.from.road", "67"}, {"ender", "1"}, {"trigger", "first_move"}}, "the end is triggered wrongly"},
    {{{"seat.0.points", "67"}, {"seat.0.from.road", "67"}, {"ender", "0"}, {"trigger", "last_tile"}}, "the end is triggered wrongly"},
    {{{"seat.0.points", "67"}, {"seat.0.from.road", "67"}, {"ender", "0"}, {"trigger", "max_turns"}}, "the end is triggered wrongly"},
    {{{"ender", "0"}, {"trigger", "second_move"}}, "the end is triggered wrongly"},
    {{{"ender", "3"}, {"trigger", "second_move"}}, "the end is triggered wrongly"},
    {{{"trigger", "second_move"}}, "the end is triggered wrongly"},
    {{{"phase", "over"}, {"over", "4"}, {"waiting", "0"}}, "majorities are scored wrongly"},
};

/* Before the first turn. */
static const struct change draft[] = {
    {{{NULL, NULL}}, NULL},
    {{{"seat.1.slot.3", "W2"}}, "somebody has begun before the start"},
    {{{"seat.1.slot.3", "x"}}, "somebody has begun before the start"},
    {{{"seat.1.goods.wood", "1"}}, "somebody has begun before the start"},
    {{{"seat.1.at", "3"}}, "somebody has begun before the start"},
    {{{"seat.1.points", "1"}, {"seat.1.from.road", "1"}}, "somebody has begun before the start"},
    {{{"round", "2"}}, "something was built before the start"},
    {{{"sections_left", "23"}}, "something was built before the start"},
    {{{"move", "1"}}, "the turn does not fit the phase"},
};
/* clang-format on */

static void impossible_positions_are_noticed(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    union sw_any_state s;
    (void)state;
    start(g, 2, &s);
    set(g, &s.head, office, (int)(sizeof office / sizeof *office));
    assert_null(sw_verify(g, &s.head));
    TRY(&s, seats);
    TRY(&s, tiles);
    TRY(&s, bonus);
    TRY(&s, land);
    TRY(&s, turn);
    TRY(&s, end);
    sw_game_close(g);
}

static void nothing_happens_before_the_start(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    union sw_any_state s;
    (void)state;
    start(g, 3, &s);
    TRY(&s, draft);
    sw_game_close(g);
}

/* Two roads that do not hang together have the right numbers of everything else. */
static void roads_hang_together(void **state)
{
    static const struct row apart[] = {
        {"corner.B2.roads", "nw"},         {"corner.B4.roads", "-"},
        {"corner.A3.roads", "-"},          {"corner.A3.piece", "-"},
        {"corner.E9.roads", "e"},          {"corner.E11.roads", "e w"},
        {"corner.E11.piece", "milestone"}, {"corner.E13.roads", "w"},
        {"house", NO10 NO10 " - - - -"},   {"houses_left", "12"},
    };
    struct sw_game *g = sw_game_open("milestones", NULL);
    union sw_any_state s;
    (void)state;
    start(g, 2, &s);
    set(g, &s.head, office, (int)(sizeof office / sizeof *office));
    set(g, &s.head, apart, (int)(sizeof apart / sizeof *apart));
    assert_string_equal(sw_verify(g, &s.head), "roads are no tree");
    sw_game_close(g);
}

/* Bytes no text can write. */
static void bytes_out_of_range_are_noticed(void **state)
{
    struct sw_game *g = sw_game_open("milestones", NULL);
    union sw_any_state s, hurt;
    struct milestones *m = (struct milestones *)&hurt;
    (void)state;
    start(g, 2, &s);
    set(g, &s.head, office, (int)(sizeof office / sizeof *office));
    hurt = s;
    m->seat[0].slot[3] = SLOT_END;
    assert_string_equal(sw_verify(g, &hurt.head), "there is no such worker");
    hurt = s;
    m->seat[1].at = SPACES;
    assert_string_equal(sw_verify(g, &hurt.head), "a figure is not on the rondel");
    hurt = s;
    m->piece[5] = PIECES;
    assert_string_equal(sw_verify(g, &hurt.head), "there is no such piece or direction");
    hurt = s;
    m->roads[5] = 1 << NEAR;
    assert_string_equal(sw_verify(g, &hurt.head), "there is no such piece or direction");
    hurt = s;
    m->bonus[2] = GOODS;
    assert_string_equal(sw_verify(g, &hurt.head), "there is no such bonus tile");
    hurt = s;
    m->display[2] = 99;
    assert_string_equal(sw_verify(g, &hurt.head), "a tile is wrong or doubled");
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_positions_are_noticed),
        cmocka_unit_test(nothing_happens_before_the_start),
        cmocka_unit_test(roads_hang_together),
        cmocka_unit_test(bytes_out_of_range_are_noticed),
    };
    return cmocka_run_group_tests_name("milestones/verify", tests, NULL, NULL);
}
