/* SPDX-License-Identifier: MIT */
/* kit_graph.c - small graphs, held against brute force on hundreds of random ones. */
#include "unit/unit.h"

#include <stdbool.h>

#include "kit/graph.h"
#include "spielwerk.h"

enum { NODES = 6, EDGES = 8 };

/* A random graph both ways: as the kit's and as a plain list of edges. */
struct sample {
    struct graph g;
    int nodes, edges, end[EDGES][2];
};

static void draw(struct sample *s, struct sw_rng *r)
{
    s->nodes = 2 + (int)sw_rng_below(r, NODES - 1);
    s->edges = (int)sw_rng_below(r, EDGES + 1);
    graph_init(&s->g, s->nodes);
    for (int e = 0; e < s->edges; e++) {
        int a = (int)sw_rng_below(r, (uint32_t)s->nodes);
        int b = (int)sw_rng_below(r, (uint32_t)s->nodes - 1);
        s->end[e][0] = a;
        s->end[e][1] = b += b >= a;
        graph_join(&s->g, a, b);
    }
}

/* All distances by Floyd and Warshall. */
static void brute_distances(const struct sample *s, int far[NODES][NODES])
{
    for (int i = 0; i < s->nodes; i++)
        for (int k = 0; k < s->nodes; k++)
            far[i][k] = i == k ? 0 : 1000;
    for (int e = 0; e < s->edges; e++)
        far[s->end[e][0]][s->end[e][1]] = far[s->end[e][1]][s->end[e][0]] = 1;
    for (int m = 0; m < s->nodes; m++)
        for (int i = 0; i < s->nodes; i++)
            for (int k = 0; k < s->nodes; k++)
                if (far[i][m] + far[m][k] < far[i][k])
                    far[i][k] = far[i][m] + far[m][k];
}

/* Longest walk by trying every order of edges, no bound, no adjacency. */
static int brute_walk(const struct sample *s, int node, unsigned edges, unsigned nodes,
                      bool simple)
{
    int best = 0;
    for (int e = 0; e < s->edges; e++) {
        for (int side = 0; side < 2; side++) {
            int other = s->end[e][!side], length;
            if (s->end[e][side] != node || edges >> e & 1 || (simple && nodes >> other & 1))
                continue;
            length = 1 + brute_walk(s, other, edges | 1u << e, nodes | 1u << other, simple);
            best = length > best ? length : best;
        }
    }
    return best;
}

static int brute_longest(const struct sample *s, bool simple)
{
    int best = 0;
    for (int i = 0; i < s->nodes; i++) {
        int length = brute_walk(s, i, 0, 1u << i, simple);
        best = length > best ? length : best;
    }
    return best;
}

static void compare(const struct sample *s)
{
    int brute[NODES][NODES];
    uint8_t part[GRAPH_NODES];
    int parts = graph_parts(&s->g, part), highest = -1;
    brute_distances(s, brute);
    for (int i = 0; i < s->nodes; i++) {
        int16_t far[GRAPH_NODES];
        graph_distances(&s->g, i, far);
        for (int k = 0; k < s->nodes; k++) {
            assert_int_equal(far[k], brute[i][k] == 1000 ? GRAPH_FAR : brute[i][k]);
            assert_int_equal(part[i] == part[k], brute[i][k] < 1000);
        }
        assert_true(part[i] <= highest + 1);
        highest = part[i] > highest ? part[i] : highest;
    }
    assert_int_equal(parts, highest + 1);
    assert_int_equal(graph_longest_trail(&s->g), brute_longest(s, false));
    assert_int_equal(graph_longest_path(&s->g), brute_longest(s, true));
}

static void random_graphs_agree_with_brute_force(void **state)
{
    struct sw_seed seed = sw_seed_from_number(5);
    struct sw_rng r;
    struct sample s;
    (void)state;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    for (int i = 0; i < 400; i++) {
        draw(&s, &r);
        compare(&s);
    }
}

static void no_nodes_and_no_edges(void **state)
{
    struct graph g;
    (void)state;
    graph_init(&g, 0);
    assert_int_equal(graph_parts(&g, NULL), 0);
    assert_int_equal(graph_longest_trail(&g), 0);
    graph_init(&g, 5);
    assert_int_equal(graph_parts(&g, NULL), 5);
    assert_int_equal(graph_longest_path(&g), 0);
}

static void the_largest_graph_fits(void **state)
{
    struct graph g;
    int16_t far[GRAPH_NODES];
    (void)state;
    graph_init(&g, GRAPH_NODES);
    for (int i = 0; i + 1 < GRAPH_NODES; i++)
        graph_join(&g, i, i + 1);
    graph_distances(&g, 0, far);
    assert_int_equal(far[GRAPH_NODES - 1], GRAPH_NODES - 1);
    assert_int_equal(graph_longest_path(&g), GRAPH_NODES - 1);
    while (g.edges < GRAPH_EDGES)
        graph_join(&g, 0, 1);
    assert_int_equal(graph_parts(&g, NULL), 1);
}

/* A figure of eight: every edge can be walked, but the crossing only once in a path. */
static void a_trail_may_cross_itself(void **state)
{
    static const int ring[] = {0, 1, 2, 0, 3, 4, 0};
    struct graph g;
    (void)state;
    graph_init(&g, 5);
    for (int i = 0; i < 6; i++)
        graph_join(&g, ring[i], ring[i + 1]);
    assert_int_equal(graph_longest_trail(&g), 6);
    assert_int_equal(graph_longest_path(&g), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_graphs_agree_with_brute_force),
        cmocka_unit_test(no_nodes_and_no_edges),
        cmocka_unit_test(the_largest_graph_fits),
        cmocka_unit_test(a_trail_may_cross_itself),
    };
    return cmocka_run_group_tests_name("kit/graph", tests, NULL, NULL);
}
