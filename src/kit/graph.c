/* SPDX-License-Identifier: MIT */
/* graph.c - small undirected graphs: parts, distances, longest walks. */
#include "graph.h"

#include <assert.h>
#include <stdbool.h>

void graph_init(struct graph *g, int nodes)
{
    assert(nodes >= 0 && nodes <= GRAPH_NODES);
    g->nodes = nodes;
    g->edges = 0;
    for (int i = 0; i < nodes; i++)
        g->first[i] = -1;
}

static void add_arc(struct graph *g, int arc, int from, int to)
{
    g->to[arc] = (uint8_t)to;
    g->next[arc] = g->first[from];
    g->first[from] = (int16_t)arc;
}

void graph_join(struct graph *g, int a, int b)
{
    assert(a >= 0 && a < g->nodes && b >= 0 && b < g->nodes && a != b);
    assert(g->edges < GRAPH_EDGES);
    add_arc(g, g->edges * 2, a, b);
    add_arc(g, g->edges * 2 + 1, b, a);
    g->edges++;
}

void graph_distances(const struct graph *g, int from, int16_t *far)
{
    uint8_t queue[GRAPH_NODES];
    int head = 0, tail = 0;
    for (int i = 0; i < g->nodes; i++)
        far[i] = GRAPH_FAR;
    far[from] = 0;
    queue[tail++] = (uint8_t)from;
    while (head < tail) {
        int node = queue[head++];
        for (int arc = g->first[node]; arc >= 0; arc = g->next[arc]) {
            int other = g->to[arc];
            if (far[other] != GRAPH_FAR)
                continue;
            far[other] = (int16_t)(far[node] + 1);
            queue[tail++] = (uint8_t)other;
        }
    }
}

int graph_parts(const struct graph *g, uint8_t *part)
{
    int16_t far[GRAPH_NODES];
    bool seen[GRAPH_NODES] = {false};
    int parts = 0;
    for (int i = 0; i < g->nodes; i++) {
        if (seen[i])
            continue;
        graph_distances(g, i, far);
        for (int k = i; k < g->nodes; k++) {
            if (far[k] == GRAPH_FAR)
                continue;
            seen[k] = true;
            if (part)
                part[k] = (uint8_t)parts;
        }
        parts++;
    }
    return parts;
}

/* ---- longest walks ---------------------------------------------------------- */

/* A walk in progress. What may not be used twice, edges or nodes, is marked in `used`;
 * `most` is how many edges a walk in this part of the graph can have at best. */
struct walk {
    const struct graph *g;
    bool simple; /* a path: nodes count, not edges */
    bool used[GRAPH_EDGES];
    int best, most;
};

/* Longest continuation from `node` after `length` edges. A walk that has reached `most`
 * cannot be beaten, so nothing else is tried then. */
static void extend(struct walk *w, int node, int length)
{
    if (length > w->best)
        w->best = length;
    for (int arc = w->g->first[node]; arc >= 0 && w->best < w->most; arc = w->g->next[arc]) {
        int other = w->g->to[arc], mark = w->simple ? other : arc / 2;
        if (w->used[mark])
            continue;
        w->used[mark] = true;
        extend(w, other, length + 1);
        w->used[mark] = false;
    }
}

/* The bound for walks in the part `which`: its edges, or one less than its nodes. */
static int most_edges(const struct walk *w, const uint8_t *part, int which)
{
    int ends = 0, nodes = 0;
    for (int i = 0; i < w->g->nodes; i++) {
        if (part[i] != which)
            continue;
        nodes++;
        for (int arc = w->g->first[i]; arc >= 0; arc = w->g->next[arc])
            ends++;
    }
    return w->simple ? nodes - 1 : ends / 2;
}

static int longest(const struct graph *g, bool simple)
{
    struct walk w = {.g = g, .simple = simple};
    uint8_t part[GRAPH_NODES];
    graph_parts(g, part);
    for (int i = 0; i < g->nodes; i++) {
        w.most = most_edges(&w, part, part[i]);
        w.used[i] = simple;
        extend(&w, i, 0);
        w.used[i] = false;
    }
    return w.best;
}

int graph_longest_trail(const struct graph *g)
{
    return longest(g, false);
}

int graph_longest_path(const struct graph *g)
{
    return longest(g, true);
}
