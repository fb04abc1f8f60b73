/* SPDX-License-Identifier: MIT */
/* hamlet_geometry.c - Hamlet: outlines, ways to lay a tile, contacts, the longest road.
 *
 * Everything is asked once more here in another way: cells are collected by walking through a
 * tile, places are found by trying every point of the lattice, and longest roads by trying
 * every order of locations. */
#define _POSIX_C_SOURCE 200809L

#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/hamlet/geometry.h"
#include "games/hamlet/rules.h"
#include "games/hamlet/score.h"
#include "kit/bits.h"
#include "spielwerk_match.h"

static struct sw_game *game;
static const struct hamlet_tables *t;
static struct sw_rng luck;

static int open_game(void **state)
{
    struct sw_seed seed = sw_seed_from_number(5);
    (void)state;
    game = sw_game_open("hamlet", NULL);
    t = game->tables;
    sw_rng_init(&luck, SW_LUCK_FAST, &seed);
    return game == NULL;
}

static int close_game(void **state)
{
    (void)state;
    sw_game_close(game);
    return 0;
}

static void opening(struct hamlet *h)
{
    union sw_any_state any;
    struct sw_setup setup;
    sw_setup_init(game, 2, &setup);
    sw_start(game, &setup, &any.head, NULL, NULL);
    memcpy(h, &any, sizeof *h);
}

/* ---- tiles ------------------------------------------------------------------------- */

static const uint8_t area[TILES] = {24, 9, 12, 4, 8,  6, 10, 12, 8, 8, 4, 4, 6,  6, 7, 6,
                                    7,  8, 7,  8, 12, 6, 6,  9,  8, 9, 6, 8, 10, 6, 8, 10};

static void outlines_close_around_their_area(void **state)
{
    (void)state;
    for (int tile = 0; tile < TILES; tile++)
        for (int turn = 0; turn < TRI_DIRECTIONS; turn++) {
            const struct hamlet_print *p = &t->print[tile][turn];
            struct tri_point at = {0, 0};
            for (int i = 0; i < t->segments[tile]; i++) {
                assert_true(tri_same(at, print_point(p, i)));
                at = tri_step(at, p->dir[i]);
            }
            assert_true(tri_same(at, print_point(p, 0)));
            assert_int_equal(bits_count(p->cells[0]) + bits_count(p->cells[1]), area[tile]);
        }
}

static bool print_has(const struct hamlet_print *p, struct tri_cell c)
{
    int a = c.a - p->low_a, b = c.b - p->low_b;
    return a >= 0 && b >= 0 && a < PRINT && b < PRINT &&
           (p->cells[c.down] >> (PRINT * b + a) & 1);
}

/* The cell on the left of each segment belongs to the tile, the one on its right does not; and
 * a turned tile has the turned cells. */
static void cells_lie_inside_and_turn(void **state)
{
    (void)state;
    for (int tile = 0; tile < TILES; tile++)
        for (int turn = 0; turn < TRI_DIRECTIONS; turn++) {
            const struct hamlet_print *p = &t->print[tile][turn], *flat = &t->print[tile][0];
            for (int i = 0; i < t->segments[tile]; i++) {
                struct tri_point at = print_point(p, i);
                assert_true(print_has(p, tri_left(at, p->dir[i])));
                assert_false(print_has(p, tri_right(at, p->dir[i])));
            }
            for (int a = -9; a < 9; a++)
                for (int b = -9; b < 9; b++)
                    for (int down = 0; down < 2; down++) {
                        struct tri_cell c = {a, b, down};
                        assert_int_equal(print_has(flat, c),
                                         print_has(p, tri_rotate_cell(c, turn)));
                    }
        }
}

/* Each segment is tried once, and what is kept about it belongs to it. */
static void sides_are_those_of_segments(void **state)
{
    (void)state;
    for (int tile = 0; tile < TILES; tile++)
        for (int turn = 0; turn < TRI_DIRECTIONS; turn++) {
            const struct hamlet_print *p = &t->print[tile][turn];
            unsigned seen = 0;
            for (int i = 0; i < t->segments[tile]; i++) {
                int segment = t->trial[tile][i], d = p->dir[segment];
                struct tri_point end = tri_step(print_point(p, segment), d);
                seen |= 1u << segment;
                assert_int_equal(p->side[i].facing, tri_opposite(d));
                assert_int_equal(p->side[i].end_a, end.a);
                assert_int_equal(p->side[i].end_b, end.b);
                assert_true(p->edge[t->edge[tile][segment]][p->side[i].axis] >> p->side[i].bit &
                            1);
            }
            assert_int_equal(seen, bits_below(t->segments[tile]));
        }
}

static void uniform_hexagons_look_the_same_turned(void **state)
{
    (void)state;
    for (int tile = 0; tile < TILES; tile++) {
        bool uniform =
            strspn(t->tile[tile].edges, "F") == 6 || strspn(t->tile[tile].edges, "M") == 6;
        bool hexagon = strcmp(t->tile[tile].dirs, "450123") == 0;
        for (int turn = 0; turn < TRI_DIRECTIONS; turn++)
            assert_int_equal(t->print[tile][turn].same, uniform && hexagon ? 0 : turn);
    }
}

/* ---- laying ------------------------------------------------------------------------ */

struct counts {
    const char *id;
    int anywhere, church;
};

static const struct counts expected[] = {
    {"sawmill", 102, 12},
    {"stonemason", 99, 7},
    {"flour_mill", 81, 8},
    {"dairy_farm", 81, 8},
    {"shrine", 105, 15},
    {"trade_post", 105, 15},
    {"forest_pond", 21, 3},
    {"mountain_pond", 21, 3},
    {"small_woodland", 123, 16},
    {"small_mountain", 21, 3},
    {"windmill", 78, 7},
    {"warehouse", 81, 8},
    {"large_woodland", 123, 16},
    {"outpost_1", 96, 10},
    {"lumber_mill", 103, 9},
    {"barn_1", 77, 5},
    {"farrier", 81, 8},
    {"monument", 57, 3},
    {"master_stonemason", 82, 8},
    {"square", 57, 3},
    {"large_mountain", 21, 3},
    {"outpost_2", 96, 10},
    {"cow_barn", 91, 8},
    {"barn_2", 76, 4},
    {"tavern", 86, 8},
    {"stables", 91, 8},
};

static int by_place(const void *x, const void *y)
{
    const struct hamlet_lay *p = x, *q = y;
    return p->spot != q->spot ? p->spot - q->spot : p->turn - q->turn;
}

/* All ways to lay a tile at some place of the village, each once. */
static int lays_anywhere(const struct hamlet *h, int tile, struct hamlet_lay *list, int most)
{
    struct patch patch;
    int n = 0, kept = 0;
    for (int place = 0; place < TILES; place++)
        if (h->turn[place] != NONE) {
            assert_true(n + LAYS_MAX <= most);
            hamlet_geometry_look_at(t, h, place, &patch);
            n += hamlet_geometry_lays(t, &patch, tile, list + n);
        }
    qsort(list, (size_t)n, sizeof *list, by_place);
    for (int i = 0; i < n; i++)
        if (i == 0 || by_place(&list[i], &list[kept - 1]) != 0)
            list[kept++] = list[i];
    return kept;
}

static int lays_at(const struct hamlet *h, int tile, int place)
{
    struct hamlet_lay list[LAYS_MAX];
    struct patch patch;
    hamlet_geometry_look_at(t, h, place, &patch);
    int n = hamlet_geometry_lays(t, &patch, tile, list);
    for (int i = 1; i < n; i++)
        assert_true(by_place(&list[i - 1], &list[i]) < 0);
    assert_int_equal(hamlet_geometry_way(t, &patch, tile, 1) > 0, n > 0);
    return n;
}

static void the_opening_offers_so_many_places(void **state)
{
    static struct hamlet_lay list[TILES * LAYS_MAX];
    struct hamlet h;
    (void)state;
    opening(&h);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        int tile;
        assert_true(sw_kind_parse(game, K_TILE, expected[i].id, &tile));
        assert_int_equal(lays_anywhere(&h, tile, list, TILES * LAYS_MAX), expected[i].anywhere);
        assert_int_equal(lays_at(&h, tile, CHURCH), expected[i].church);
    }
}

static void contacts_of(const struct hamlet *h, int tile, int other, const char *kinds)
{
    static const char letter[] = "RFM";
    char text[32];
    uint8_t n[EDGES][EDGES];
    int length = 0;
    hamlet_geometry_contacts(t, h, tile, other, n);
    for (int i = 0; i < EDGES; i++)
        for (int k = 0; k < EDGES; k++)
            for (int c = 0; c < n[i][k]; c++)
                length += snprintf(text + length, sizeof text - (size_t)length, "%c%c ",
                                   letter[i], letter[k]);
    text[length] = 0;
    assert_string_equal(text, kinds);
    assert_false(hamlet_geometry_overlap(t, h, tile, other));
}

static void the_opening_touches_like_this(void **state)
{
    enum { FARM = 3, WOODCUTTER, QUARRY };
    struct hamlet h;
    (void)state;
    opening(&h);
    contacts_of(&h, CHURCH, WOODCUTTER, "RR ");
    contacts_of(&h, CHURCH, QUARRY, "RR MM ");
    contacts_of(&h, CHURCH, FARM, "RR ");
    contacts_of(&h, CHURCH, MARKET, "RR ");
    contacts_of(&h, CHURCH, TOWN_HALL, "RR MM ");
    contacts_of(&h, FARM, MARKET, "FF FF ");
    contacts_of(&h, QUARRY, WOODCUTTER, "");
    contacts_of(&h, TOWN_HALL, MARKET, "");
}

/* ---- random villages --------------------------------------------------------------- */

/* Lay a random tile somewhere, if it goes; `far` prefers the edge of the village. */
static bool lay_something(struct hamlet *h, bool far)
{
    static struct hamlet_lay list[TILES * LAYS_MAX];
    int tile = 6 + (int)sw_rng_below(&luck, TILES - 6);
    if (h->turn[tile] != NONE)
        return false;
    int n = lays_anywhere(h, tile, list, TILES * LAYS_MAX);
    if (n == 0)
        return false;
    const struct hamlet_lay *lay = &list[far ? n - 1 : (int)sw_rng_below(&luck, (uint32_t)n)];
    hamlet_build_lay(t, h, tile, lay->spot, lay->turn);
    return true;
}

static bool is_held(const struct hamlet *h, struct tri_cell c)
{
    for (int i = 0; i < TILES; i++) {
        struct tri_point at = point_of(h->spot[i]);
        struct tri_cell own = {c.a - at.a, c.b - at.b, c.down};
        if (h->turn[i] != NONE && print_has(&t->print[i][h->turn[i]], own))
            return true;
    }
    return false;
}

/* The kind of the village's segment there, seen from outside; -1 if there is none. */
static int edge_at(const struct hamlet *h, struct tri_point from, int d, int *owner)
{
    for (int i = 0; i < TILES; i++) {
        struct tri_point at = point_of(h->spot[i]);
        for (int k = 0; h->turn[i] != NONE && k < t->segments[i]; k++) {
            const struct hamlet_print *p = &t->print[i][h->turn[i]];
            struct tri_point q = {at.a + p->point_a[k], at.b + p->point_b[k]};
            if (tri_same(tri_step(q, p->dir[k]), from) && tri_opposite(p->dir[k]) == d) {
                *owner = i;
                return t->edge[i][k];
            }
        }
    }
    return -1;
}

/* May the tile lie there, touching `place`? Cell by cell and segment by segment. */
static bool may_lie(const struct hamlet *h, int tile, struct tri_point at, int turn, int place)
{
    const struct hamlet_print *p = &t->print[tile][turn];
    bool touches = false;
    for (int a = 0; a < PRINT; a++)
        for (int b = 0; b < PRINT; b++)
            for (int down = 0; down < 2; down++)
                if ((p->cells[down] >> (PRINT * b + a) & 1) &&
                    is_held(h,
                            (struct tri_cell){at.a + p->low_a + a, at.b + p->low_b + b, down}))
                    return false;
    for (int i = 0; i < t->segments[tile]; i++) {
        struct tri_point from = {at.a + p->point_a[i], at.b + p->point_b[i]};
        int owner, edge = edge_at(h, from, p->dir[i], &owner);
        if (edge >= 0 && (edge == ROAD) != (t->edge[tile][i] == ROAD))
            return false;
        touches |= edge >= 0 && owner == place;
    }
    return touches && p->same == turn;
}

static void every_point_was_tried(void **state)
{
    struct hamlet h;
    (void)state;
    opening(&h);
    for (int round = 0; round < 12; round++) {
        int tile = 6 + (int)sw_rng_below(&luck, TILES - 6), found = 0;
        int place = (int)sw_rng_below(&luck, TILES);
        lay_something(&h, false);
        if (h.turn[tile] != NONE || h.turn[place] == NONE)
            continue;
        struct tri_point near = point_of(h.spot[place]);
        for (int a = -12; a <= 12; a++)
            for (int b = -12; b <= 12; b++)
                for (int turn = 0; turn < TRI_DIRECTIONS; turn++)
                    found += may_lie(&h, tile, (struct tri_point){near.a + a, near.b + b}, turn,
                                     place);
        assert_int_equal(lays_at(&h, tile, place), found);
    }
}

/* However long a village grows, what is far away matters as little as it should: a patch that
 * has to be moved gives the same answers. */
static void long_villages_work_as_well(void **state)
{
    struct hamlet h;
    (void)state;
    for (int i = 0; i < 20; i++) {
        opening(&h);
        for (int k = 0; k < 200; k++)
            lay_something(&h, true);
        int laid = 0, most = 0;
        for (int k = 0; k < TILES; k++) {
            if (h.turn[k] == NONE)
                continue;
            struct tri_point p = point_of(h.spot[k]);
            laid++;
            most = abs(p.a) > most ? abs(p.a) : most;
        }
        assert_true(laid > 28 && most > 40 && most < SPAN);
        for (int tile = 0; tile < TILES; tile++)
            for (int other = 0; other < tile; other++)
                if (h.turn[tile] != NONE && h.turn[other] != NONE)
                    assert_false(hamlet_geometry_overlap(t, &h, tile, other));
    }
}

/* ---- the longest road -------------------------------------------------------------- */

static bool is_built(const struct hamlet *h, int seat, int a, int b)
{
    for (int k = 0; k < ROADS && h->seat[seat].road_a[k] != NONE; k++) {
        int from = h->seat[seat].road_a[k], to = h->seat[seat].road_b[k];
        if ((from == a && to == b) || (from == b && to == a))
            return true;
    }
    return false;
}

/* Without any cleverness: from every location, every way on. */
static int brute(const struct hamlet *h, int seat, int place, uint32_t seen, bool built)
{
    int best = built ? bits_count(seen) : 0;
    for (int next = 0; next < TILES; next++) {
        bool own = is_built(h, seat, place, next), others = false;
        for (int i = 0; i < h->head.seats; i++)
            others |= i != seat && is_built(h, i, place, next);
        if (next == CHURCH || (seen >> next & 1) || others ||
            !(h->joined[place] & tile_bit(next)))
            continue;
        int length = brute(h, seat, next, seen | tile_bit(next), built || own);
        best = length > best ? length : best;
    }
    return best;
}

static int brute_longest(const struct hamlet *h, int seat)
{
    int best = 0;
    for (int place = CHURCH + 1; place < TILES; place++)
        if (h->turn[place] != NONE) {
            int length = brute(h, seat, place, tile_bit(place), false);
            best = length > best ? length : best;
        }
    return best;
}

/* Roads between random neighbours, for random seats. */
static void pave(struct hamlet *h, int tries)
{
    while (tries--) {
        int seat = (int)sw_rng_below(&luck, 2), from = (int)sw_rng_below(&luck, TILES);
        uint32_t ends = (h->rock[from] | h->forest[from]) & ~h->joined[from];
        struct at at = {t, h, &h->seat[seat], NULL, false};
        if (!ends || h->seat[seat].road_a[ROADS - 1] != NONE)
            continue;
        int to = bits_nth(ends, (int)sw_rng_below(&luck, (uint32_t)bits_count(ends)));
        h->at = (uint8_t)from;
        h->what = (uint8_t)to;
        h->kind = h->rock[from] & tile_bit(to) ? BRIDGE : PATH;
        h->current = (uint8_t)seat;
        hamlet_build_road(&at);
    }
}

static void longest_roads_are_longest(void **state)
{
    enum { VILLAGES = 10000, PER_LAYOUT = 50 };
    struct hamlet base, h;
    int longest = 0;
    (void)state;
    for (int i = 0; i < VILLAGES; i++) {
        if (i % PER_LAYOUT == 0) {
            opening(&base);
            for (uint32_t k = 4 + sw_rng_below(&luck, 40); k; k--)
                lay_something(&base, false);
        }
        h = base;
        pave(&h, 10 + (int)sw_rng_below(&luck, 120));
        for (int seat = 0; seat < 2; seat++) {
            int length = hamlet_score_longest(&h, seat);
            assert_int_equal(length, brute_longest(&h, seat));
            longest = length > longest ? length : longest;
        }
    }
    assert_true(longest >= 8);
}

/* ---- speed ------------------------------------------------------------------------- */

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Not a test, but a figure to watch: legal placements found per second. */
static void placements_per_second(void **state)
{
    struct hamlet_lay list[LAYS_MAX];
    struct hamlet h;
    struct patch patch;
    long found = 0;
    double begin, seconds;
    (void)state;
    opening(&h);
    for (int k = 0; k < 16; k++)
        lay_something(&h, false);
    begin = cpu_seconds();
    do {
        for (int place = 0; place < TILES; place++) {
            if (h.turn[place] == NONE)
                continue;
            hamlet_geometry_look_at(t, &h, place, &patch);
            for (int tile = 0; tile < TILES; tile++)
                if (h.turn[tile] == NONE)
                    found += hamlet_geometry_lays(t, &patch, tile, list);
        }
        seconds = cpu_seconds() - begin;
    } while (seconds < 0.1);
    print_message("%.0f placements per CPU second\n", (double)found / seconds);
    assert_true(found > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(outlines_close_around_their_area),
        cmocka_unit_test(cells_lie_inside_and_turn),
        cmocka_unit_test(sides_are_those_of_segments),
        cmocka_unit_test(uniform_hexagons_look_the_same_turned),
        cmocka_unit_test(the_opening_offers_so_many_places),
        cmocka_unit_test(the_opening_touches_like_this),
        cmocka_unit_test(every_point_was_tried),
        cmocka_unit_test(long_villages_work_as_well),
        cmocka_unit_test(longest_roads_are_longest),
        cmocka_unit_test(placements_per_second),
    };
    return cmocka_run_group_tests(tests, open_game, close_game);
}
