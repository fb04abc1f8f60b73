/* SPDX-License-Identifier: MIT */
/* graph.h - small undirected graphs: roads, rivers, neighbouring tiles.
 *
 * A graph is built when a question comes up and thrown away after it; what belongs into a
 * state is which roads stand where, not the graph made of them. It holds fixed arrays
 * only and lives on the caller's stack. */
#ifndef KIT_GRAPH_H
#define KIT_GRAPH_H

#include <stdint.h>

enum { GRAPH_NODES = 256, GRAPH_EDGES = 512, GRAPH_FAR = -1 };

/* Every edge is two arcs, 2e from end to end and 2e+1 back; the arcs leaving a node hang
 * together through `next`. */
struct graph {
    int nodes, edges;
    int16_t first[GRAPH_NODES];    /* an arc leaving the node, or -1 */
    int16_t next[GRAPH_EDGES * 2]; /* another one leaving the same node, or -1 */
    uint8_t to[GRAPH_EDGES * 2];
};

/* `nodes` nodes and no edge yet. */
void graph_init(struct graph *g, int nodes);

/* Join two different nodes. Two edges between the same nodes are two edges. */
void graph_join(struct graph *g, int a, int b);

/* How many parts the graph falls into; part[node] is 0.. in the order of their smallest
 * nodes. `part` may be NULL. */
int graph_parts(const struct graph *g, uint8_t *part);

/* far[node]: how many edges away it is from `from`; GRAPH_FAR if there is no way. */
void graph_distances(const struct graph *g, int from, int16_t *far);

/* The number of edges of the longest walk that uses no edge twice (trail), or that meets no
 * node twice (path; it does not close a circle either). Exact, by trying: quick on trees
 * of any size, and on networks of a few dozen edges with a few loops. */
int graph_longest_trail(const struct graph *g);
int graph_longest_path(const struct graph *g);

#endif
