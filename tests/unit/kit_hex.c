/* SPDX-License-Identifier: MIT */
/* kit_hex.c - hexagons: neighbours, distances, corners that several of them share. */
#include "unit/unit.h"

#include "kit/hex.h"

enum { REACH = 4 };

/* for every hexagon near the middle */
#define EACH(h)                                                                                \
    for (struct hex h = {-REACH, -REACH}; h.q <= REACH;                                        \
         h.q += h.r == REACH, h.r = h.r == REACH ? -REACH : h.r + 1)

static bool same_point(struct hex_point a, struct hex_point b)
{
    return a.x == b.x && a.y == b.y;
}

static void neighbours_are_one_step_away(void **state)
{
    (void)state;
    EACH(h)
    {
        for (int edge = 0; edge < HEX_CORNERS; edge++) {
            struct hex n = hex_neighbour(h, edge);
            assert_int_equal(hex_distance(h, n), 1);
            assert_true(hex_same(hex_neighbour(n, (edge + 3) % HEX_CORNERS), h));
            for (int other = 0; other < edge; other++)
                assert_false(hex_same(hex_neighbour(h, other), n));
        }
        assert_int_equal(hex_distance(h, h), 0);
    }
}

static void distances_are_shortest_ways(void **state)
{
    const struct hex from = {0, 0};
    (void)state;
    assert_int_equal(hex_distance(from, (struct hex){3, -3}), 3);
    assert_int_equal(hex_distance(from, (struct hex){2, 2}), 4);
    assert_int_equal(hex_distance(from, (struct hex){-1, 3}), 3);
    EACH(a)
    {
        int nearest = 99;
        for (int edge = 0; edge < HEX_CORNERS; edge++) {
            int d = hex_distance(from, hex_neighbour(a, edge));
            nearest = d < nearest ? d : nearest;
        }
        if (!hex_same(a, from))
            assert_int_equal(nearest, hex_distance(from, a) - 1);
        assert_int_equal(hex_distance(from, a), hex_distance(a, from));
    }
}

/* Edge d has the corners d and d + 1; the neighbour behind it has both, too. */
static void neighbours_share_the_corners_of_their_edge(void **state)
{
    (void)state;
    EACH(h)
    for (int edge = 0; edge < HEX_CORNERS; edge++) {
        struct hex n = hex_neighbour(h, edge);
        int shared = 0;
        for (int c = 0; c < HEX_CORNERS; c++)
            shared += hex_corner_at(n, hex_corner(h, c)) >= 0;
        assert_int_equal(shared, 2);
        assert_int_equal(hex_corner_at(n, hex_corner(h, edge)), (edge + 4) % HEX_CORNERS);
        assert_int_equal(hex_corner_at(n, hex_corner(h, (edge + 1) % HEX_CORNERS)),
                         (edge + 3) % HEX_CORNERS);
    }
}

static void a_corner_belongs_to_three(void **state)
{
    const struct hex_point p = hex_corner((struct hex){0, 0}, HEX_NE);
    int n = 0;
    (void)state;
    EACH(h)
    n += hex_corner_at(h, p) >= 0;
    assert_int_equal(n, 3);
    assert_int_equal(hex_corner_at((struct hex){0, 0}, p), HEX_NE);
    assert_int_equal(hex_corner_at((struct hex){1, -1}, p), HEX_S);
    assert_int_equal(hex_corner_at((struct hex){1, 0}, p), HEX_NW);
    assert_int_equal(hex_corner_at((struct hex){0, 1}, p), -1);
}

/* Counted out: a point is a corner if some hexagon says so. */
static void corners_are_told_from_other_points(void **state)
{
    (void)state;
    for (int x = -3; x <= 3; x++)
        for (int y = -6; y <= 6; y++) {
            bool found = false;
            EACH(h)
            found = found || hex_corner_at(h, (struct hex_point){x, y}) >= 0;
            assert_int_equal(hex_is_corner((struct hex_point){x, y}), found);
        }
}

static bool some_edge_has(struct hex_point a, struct hex_point b)
{
    bool found = false;
    EACH(h)
    for (int edge = 0; edge < HEX_CORNERS; edge++) {
        struct hex_point from = hex_corner(h, edge);
        struct hex_point to = hex_corner(h, (edge + 1) % HEX_CORNERS);
        found = found || (same_point(from, a) && same_point(to, b)) ||
                (same_point(from, b) && same_point(to, a));
    }
    return found;
}

static void edges_join_neighbouring_corners_only(void **state)
{
    (void)state;
    for (int x = -3; x <= 3; x++)
        for (int y = -4; y <= 4; y++)
            for (int across = -2; across <= 2; across++)
                for (int down = -3; down <= 3; down++) {
                    struct hex_point a = {x, y}, b = {x + across, y + down};
                    if (hex_is_corner(a) && hex_is_corner(b))
                        assert_int_equal(hex_corners_joined(a, b), some_edge_has(a, b));
                }
}

static void centres_are_no_corners(void **state)
{
    (void)state;
    EACH(h)
    assert_false(hex_is_corner(hex_centre(h)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_one_step_away),
        cmocka_unit_test(distances_are_shortest_ways),
        cmocka_unit_test(neighbours_share_the_corners_of_their_edge),
        cmocka_unit_test(a_corner_belongs_to_three),
        cmocka_unit_test(corners_are_told_from_other_points),
        cmocka_unit_test(edges_join_neighbouring_corners_only),
        cmocka_unit_test(centres_are_no_corners),
    };
    return cmocka_run_group_tests_name("kit/hex", tests, NULL, NULL);
}
