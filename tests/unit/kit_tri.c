/* SPDX-License-Identifier: MIT */
/* kit_tri.c - the lattice against plain geometry: every claim about left, right, turning
 * and rows is compared with the points drawn on paper. */
#include "unit/unit.h"

#include "kit/tri.h"

/* A patch of points around (0, 0), numbered. */
enum { REACH = 4, WIDE = 2 * REACH + 1, POINTS = WIDE * WIDE };

static struct tri_point nth(int i)
{
    return (struct tri_point){i % WIDE - REACH, i / WIDE - REACH};
}

/* Where a point is on paper: x in half steps, y in rows. One half step is 1/2, one row
 * sqrt 3 / 2, so squares of lengths are (x * x + 3 * y * y) / 4. */
struct paper {
    int x, y;
};

static struct paper drawn(struct tri_point p)
{
    return (struct paper){2 * p.a + p.b, p.b};
}

static int square(struct tri_point p, struct tri_point q)
{
    int x = drawn(q).x - drawn(p).x, y = drawn(q).y - drawn(p).y;

    return (x * x + 3 * y * y) / 4;
}

/* The area of p q r in cells: positive if they turn left. */
static int turns(struct tri_point p, struct tri_point q, struct tri_point r)
{
    return (q.a - p.a) * (r.b - p.b) - (r.a - p.a) * (q.b - p.b);
}

static bool has_corner(struct tri_cell c, struct tri_point p)
{
    for (int i = 0; i < TRI_CORNERS; i++)
        if (tri_same(tri_corner(c, i), p))
            return true;
    return false;
}

static void neighbours_are_one_step_away_and_turn_left(void **state)
{
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int d = 0; d < TRI_DIRECTIONS; d++) {
            struct tri_point q = tri_step(p, d);
            assert_int_equal(square(p, q), 1);
            assert_int_equal(turns(p, q, tri_step(p, tri_turn(d, 1))), 1);
            assert_int_equal(tri_direction(p, q), d);
            assert_true(tri_same(tri_step(q, tri_opposite(d)), p));
        }
    }
}

static void direction_zero_points_right(void **state)
{
    struct tri_point p = {3, -2};
    (void)state;
    assert_int_equal(drawn(tri_step(p, 0)).y, drawn(p).y);
    assert_int_equal(drawn(tri_step(p, 0)).x, drawn(p).x + 2);
    assert_int_equal(drawn(tri_step(p, 1)).y, drawn(p).y + 1);
}

static void points_further_off_are_no_neighbours(void **state)
{
    const struct tri_point o = {0, 0};
    int near = 0;
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        near += tri_direction(o, p) >= 0;
    }
    assert_int_equal(near, TRI_DIRECTIONS);
    assert_int_equal(tri_direction(o, o), -1);
    assert_int_equal(tri_direction(o, (struct tri_point){1, 1}), -1);
}

/* A distance is 0 only at home, and one less than here at some neighbour of every other
 * point, never at more than one step's difference. */
static void distance_counts_steps(void **state)
{
    const struct tri_point o = {1, -2};
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        int here = tri_distance(o, p), best = here;
        for (int d = 0; d < TRI_DIRECTIONS; d++) {
            int there = tri_distance(o, tri_step(p, d));
            assert_in_range(there + 1, here, here + 2);
            best = there < best ? there : best;
        }
        assert_int_equal(here == 0, tri_same(o, p));
        assert_int_equal(best, here ? here - 1 : 0);
    }
}

static void turning_a_direction_takes_any_number(void **state)
{
    (void)state;
    assert_int_equal(tri_turn(5, 1), 0);
    assert_int_equal(tri_turn(0, -1), 5);
    assert_int_equal(tri_turn(2, -14), 0);
    assert_int_equal(tri_turn(4, 600), 4);
}

static void rotation_turns_steps_and_keeps_lengths(void **state)
{
    const struct tri_point o = {0, 0};
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int k = -7; k <= 7; k++) {
            struct tri_point q = tri_rotate(p, k);
            assert_int_equal(square(o, p), square(o, q));
            assert_true(tri_same(tri_rotate(q, -k), p));
            for (int d = 0; d < TRI_DIRECTIONS; d++)
                assert_true(
                    tri_same(tri_rotate(tri_step(p, d), k), tri_step(q, tri_turn(d, k))));
        }
    }
    assert_true(tri_same(tri_rotate((struct tri_point){2, 0}, 1), (struct tri_point){0, 2}));
}

static void a_cell_turns_with_its_corners(void **state)
{
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int k = -1; k < 12; k++)
            for (int down = 0; down < 2; down++) {
                struct tri_cell c = {p.a, p.b, down}, turned = tri_rotate_cell(c, k);
                for (int i = 0; i < TRI_CORNERS; i++)
                    assert_true(has_corner(turned, tri_rotate(tri_corner(c, i), k)));
            }
    }
}

static void corners_go_round_counter_clockwise(void **state)
{
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int down = 0; down < 2; down++) {
            struct tri_cell c = {p.a, p.b, down};
            assert_int_equal(turns(tri_corner(c, 0), tri_corner(c, 1), tri_corner(c, 2)), 1);
            for (int i = 0; i < TRI_CORNERS; i++)
                assert_true(tri_same(tri_step(tri_corner(c, i), tri_side(c, i)),
                                     tri_corner(c, (i + 1) % TRI_CORNERS)));
        }
    }
}

static void left_and_right_lie_on_their_sides(void **state)
{
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int d = 0; d < TRI_DIRECTIONS; d++) {
            struct tri_point q = tri_step(p, d);
            struct tri_cell left = tri_left(p, d), right = tri_right(p, d);
            assert_true(has_corner(left, p) && has_corner(left, q));
            assert_true(has_corner(left, tri_step(p, tri_turn(d, 1))));
            assert_true(has_corner(right, p) && has_corner(right, q));
            assert_true(has_corner(right, tri_step(p, tri_turn(d, -1))));
            assert_false(tri_same_cell(left, right));
        }
    }
}

static void a_cell_is_left_of_its_sides_and_right_of_its_neighbours(void **state)
{
    (void)state;
    for (int n = 0; n < POINTS; n++) {
        struct tri_point p = nth(n);
        for (int down = 0; down < 2; down++)
            for (int i = 0; i < TRI_CORNERS; i++) {
                struct tri_cell c = {p.a, p.b, down}, beyond = tri_across(c, i);
                struct tri_point from = tri_corner(c, i);
                assert_true(tri_same_cell(tri_left(from, tri_side(c, i)), c));
                assert_int_equal(beyond.down, !down);
                assert_true(has_corner(beyond, from));
                assert_true(has_corner(beyond, tri_corner(c, (i + 1) % TRI_CORNERS)));
            }
    }
}

/* Rows grow downwards, so up on paper is minus. */
static void rows_name_every_point_once(void **state)
{
    (void)state;
    for (int shift = 0; shift < 2; shift++)
        for (int n = 0; n < POINTS; n++) {
            struct tri_point p = nth(n);
            int row = tri_row(p), x = tri_x(p, shift);
            assert_true(tri_same(tri_at(row, x, shift), p));
            assert_int_equal((row + x + 64) % 2, shift);
            assert_int_equal(tri_x(tri_step(p, 0), shift), x + 2);
            assert_int_equal(tri_row(tri_step(p, 1)), row - 1);
            assert_int_equal(tri_x(tri_step(p, 1), shift), x + 1);
            assert_int_equal(tri_row(tri_step(p, 5)), row + 1);
            assert_int_equal(tri_x(tri_step(p, 5), shift), x + 1);
        }
    assert_int_equal(tri_x((struct tri_point){0, 0}, 1), 1);
}

/* The middle of a cell is above or below its tip; its base is one half step to each side. */
static void strips_name_every_cell_once(void **state)
{
    (void)state;
    for (int shift = 0; shift < 2; shift++)
        for (int n = 0; n < POINTS; n++) {
            struct tri_point p = nth(n);
            for (int down = 0; down < 2; down++) {
                struct tri_cell c = {p.a, p.b, down};
                int strip = tri_strip(c), x = tri_cell_x(c, shift);
                int base = down ? strip : strip + 1, tip = down ? strip + 1 : strip;
                assert_true(tri_same_cell(tri_cell_at(strip, x, shift), c));
                assert_true(has_corner(c, tri_at(tip, x, shift)));
                assert_true(has_corner(c, tri_at(base, x - 1, shift)));
                assert_true(has_corner(c, tri_at(base, x + 1, shift)));
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_one_step_away_and_turn_left),
        cmocka_unit_test(direction_zero_points_right),
        cmocka_unit_test(points_further_off_are_no_neighbours),
        cmocka_unit_test(distance_counts_steps),
        cmocka_unit_test(turning_a_direction_takes_any_number),
        cmocka_unit_test(rotation_turns_steps_and_keeps_lengths),
        cmocka_unit_test(a_cell_turns_with_its_corners),
        cmocka_unit_test(corners_go_round_counter_clockwise),
        cmocka_unit_test(left_and_right_lie_on_their_sides),
        cmocka_unit_test(a_cell_is_left_of_its_sides_and_right_of_its_neighbours),
        cmocka_unit_test(rows_name_every_point_once),
        cmocka_unit_test(strips_name_every_cell_once),
    };
    return cmocka_run_group_tests_name("kit/tri", tests, NULL, NULL);
}
