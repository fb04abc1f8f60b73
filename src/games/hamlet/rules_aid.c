/* SPDX-License-Identifier: MIT */
/* rules_aid.c - Hamlet: what follows from the village and its stocks, kept up to date.
 *
 * Where something lies, has room or leads on is asked before every decision and changes with
 * one in three. So it is kept behind the state: a tile at a time when tokens come or go, and
 * all of it when something is built. */
#include <string.h>

#include "geometry.h"
#include "kit/bits.h"
#include "rules.h"

/* Is a tile a member of the set? */
static void note(uint32_t *set, int tile, bool is)
{
    *set = (*set & ~tile_bit(tile)) | (uint32_t)is << tile;
}

/* Everywhere but on a barn, all that lies on a tile is what it makes. */
static uint64_t lying_on(const struct hamlet_tables *t, const struct hamlet *h, int tile)
{
    const uint8_t *stock = h->stock[tile];
    if (t->makes[tile] != ANY)
        return (uint64_t)(unsigned)pay_filled(h, tile) << 8 * t->makes[tile];
    return stock[STONE] | (uint64_t)stock[WOOD] << 8 | (uint64_t)stock[WHEAT] << 16;
}

static void note_stock(const struct hamlet_tables *t, struct hamlet *h, int tile)
{
    int filled = pay_filled(h, tile);
    uint64_t lying = lying_on(t, h, tile);
    memcpy(h->aid.lying[tile], &lying, sizeof lying);
    note(&h->aid.room, tile, filled < t->spaces[tile]);
    note(&h->aid.stocked, tile, filled > 0);
    if (t->makes[tile] >= RAWS && t->makes[tile] != ANY)
        note(&h->aid.lies[t->makes[tile]], tile, filled > 0);
    else
        for (int raw = 0; raw < RAWS; raw++) {
            note(&h->aid.lies[raw], tile, h->stock[tile][raw] > 0);
            note(&h->aid.pairs[raw], tile, h->stock[tile][raw] > 1);
        }
}

/* Some tiles, and those joined to them. */
static uint32_t with_neighbours(const struct hamlet *h, uint32_t tiles)
{
    uint32_t all = tiles;
    bits_each (tile, tiles)
        all |= h->joined[tile];
    return all;
}

static void note_near(struct hamlet *h, int resource)
{
    h->aid.near[resource] = with_neighbours(h, h->aid.lies[resource]);
    if (resource < RAWS)
        h->aid.near_pairs[resource] = with_neighbours(h, h->aid.pairs[resource]);
}

static void note_amount(struct hamlet *h, int resource, int more)
{
    h->aid.sum[resource / 4] += (uint32_t)more << 8 * (resource % 4);
}

void hamlet_aid_stock(const struct hamlet_tables *t, struct hamlet *h, int tile, int resource,
                      int more)
{
    note_stock(t, h, tile);
    note_amount(h, resource, more);
    note_near(h, resource);
}

static uint32_t road_starts(const struct hamlet_tables *t, const struct hamlet *h,
                            const uint32_t touching[TILES])
{
    const quad none = {0};
    quad places = {0};
#pragma GCC unroll 8
    for (int i = 0; i < TILES; i += QUAD) {
        quad ends, joined, bit;
        quad_load(&ends, touching + i);
        quad_load(&joined, h->joined + i);
        quad_load(&bit, t->bit + i);
        places |= (quad)((ends & ~joined) != none) & bit;
    }
    return (places[0] | places[1] | places[2] | places[3]) & h->net;
}

/* HAM-HERD-1: donkeys that have not moved. */
void hamlet_aid_donkeys(struct hamlet *h, int tile)
{
    int all = herd_count(herd_row(h->seat[h->current].donkey), tile);
    int moved = herd_count(herd_row(h->moved), tile);
    note(&h->aid.donkeys[h->current], tile, all > 0);
    note(&h->aid.ready, tile, (all > moved) & (h->herd != HERD_DONE));
}

/* Where it comes to there are as many as before that have not moved. */
void hamlet_aid_move(struct hamlet *h, int from, int to)
{
    hamlet_aid_donkeys(h, from);
    h->aid.donkeys[h->current] |= tile_bit(to);
}

/* HAM-CARRY-2: from a donkey to whatever is joined to its place, and on over the next one.
 * Donkeys that can hand things to each other make one chain (HAM-A4); one that stands
 * elsewhere, be it on another barn, helps nobody (HAM-A26). Each tile with donkeys takes the
 * chains it touches into its own; several on one tile carry no further. */
void hamlet_aid_chains(struct hamlet *h, int seat)
{
    uint32_t *over = h->aid.over[seat], left = h->aid.donkeys[seat];
#pragma GCC unroll 6
    for (int i = 0; i < DONKEYS; i++, left &= left - 1) {
        if (!left) {
            over[i] = 0;
            continue;
        }
        int tile = bits_lowest(left);
        uint32_t all = h->joined[tile];
#pragma GCC unroll 6
        for (int k = 0; k < i; k++) {
            uint32_t touched = over[k] & -(over[k] >> tile & 1);
            all |= touched;
            over[k] &= ~touched;
        }
        over[i] = all;
    }
}

void hamlet_aid_herd(struct hamlet *h)
{
    h->aid.ready = h->aid.donkeys[h->current] & when32(h->herd != HERD_DONE);
}

void hamlet_aid_orders(const struct hamlet_tables *t, struct hamlet *h)
{
    h->aid.orders = 0;
    bits_each (order, t->of_side[t->seats[h->head.seats - 2].side])
        h->aid.orders |= (uint32_t)(h->order_owner[order] == NONE) << order;
}

/* What lies on a tile, lies near it and what is joined to it. */
static void spread(quad *near, const uint32_t lies[QUAD], int tile, uint32_t around)
{
    quad some;
    quad_load(&some, lies);
    *near |= -(some >> tile & 1) & around;
}

static void note_all_near(struct hamlet *h)
{
    quad raws = {0}, goods = {0}, pairs = {0};
    bits_each (tile, h->aid.stocked) {
        uint32_t around = h->joined[tile] | tile_bit(tile);
        spread(&raws, h->aid.lies, tile, around);
        spread(&goods, h->aid.lies + QUAD, tile, around);
        spread(&pairs, h->aid.pairs, tile, around);
    }
    memcpy(h->aid.near, &raws, sizeof raws);
    memcpy(h->aid.near + QUAD, &goods, sizeof goods);
    memcpy(h->aid.near_pairs, &pairs, sizeof pairs);
}

void hamlet_aid_village(const struct hamlet_tables *t, struct hamlet *h, uint32_t changed)
{
    uint64_t sum = 0;
    h->aid.room = h->aid.stocked = 0;
    memset(h->aid.lying, 0, sizeof h->aid.lying);
    memset(h->aid.lies, 0, sizeof h->aid.lies);
    memset(h->aid.pairs, 0, sizeof h->aid.pairs);
    bits_each (tile, h->net & t->storing) {
        note_stock(t, h, tile);
        sum += lying_on(t, h, tile);
    }
    h->aid.sum[0] = (uint32_t)sum;
    h->aid.sum[1] = (uint32_t)(sum >> 32);
    note_all_near(h);
    bits_each (tile, changed)
        h->aid.roads[tile] = (uint8_t)bits_count(h->joined[tile]);
    for (int i = 0; i < SEATS; i++)
        if (h->aid.donkeys[i] & changed)
            hamlet_aid_chains(h, i);
    h->aid.starts[BRIDGE] = road_starts(t, h, h->rock);
    h->aid.starts[PATH] = road_starts(t, h, h->forest);
}

void hamlet_aid_hope(const struct hamlet_tables *t, struct hamlet *h)
{
    struct at at = {t, h, &h->seat[h->current], NULL, false};
    bool sends = h->head.phase == TURN && has_upright(at.me);
    h->aid.hope = sends ? hamlet_hope_of(&at) : (struct hamlet_hope){0};
}

/* Does every tile lie in a possible way, alone? */
static bool is_village(const struct hamlet *h)
{
    for (int i = 0; i < TILES; i++) {
        struct tri_point p = point_of(h->spot[i]);
        bool far = p.a < -SPAN || p.a > SPAN || p.b < -SPAN || p.b > SPAN;
        if (h->turn[i] != NONE && (h->turn[i] >= TRI_DIRECTIONS || far))
            return false;
    }
    return true;
}

static void derive_outlines(const struct hamlet_tables *t, struct hamlet *h)
{
    for (int i = 0; i < TILES; i++)
        if (h->turn[i] != NONE)
            hamlet_geometry_note(t, h, i);
    bits_each (tile, h->aid.laid)
        bits_each (other, h->aid.laid & bits_below(tile))
            hamlet_geometry_meet(t, h, tile, other);
}

static void derive_ways(const struct hamlet_tables *t, struct hamlet *h)
{
    struct patch patch;
    uint32_t designs = 0;
    for (int i = 0; i < SEATS; i++)
        designs |= h->seat[i].designs;
    if (!designs)
        return;
    bits_each (place, h->net & h->aid.laid) {
        hamlet_geometry_look_at(t, h, place, &patch);
        bits_each (design, designs)
            h->aid.way[design][place] = (uint8_t)hamlet_geometry_way(t, &patch, design, 1);
    }
}

void hamlet_derive(const struct sw_game *g, struct sw_state *s)
{
    struct hamlet *h = (struct hamlet *)s;
    memset(&h->aid, 0, sizeof h->aid);
    if (is_village(h)) {
        derive_outlines(tables(g), h);
        derive_ways(tables(g), h);
    }
    for (int i = 0; i < SEATS; i++)
        for (int k = 0; k < DONKEYS; k++)
            if (is_tile(h->seat[i].donkey[k]))
                h->aid.donkeys[i] |= tile_bit(h->seat[i].donkey[k]);
    if (h->current < SEATS)
        bits_each (tile, h->aid.donkeys[h->current])
            hamlet_aid_donkeys(h, tile);
    hamlet_aid_village(tables(g), h, UINT32_MAX);
    if (h->head.seats < g->seats_min || h->head.seats > g->seats_max)
        return;
    hamlet_aid_orders(tables(g), h);
    if (h->current < SEATS && !(h->open & ~bits_below(tables(g)->trades)))
        hamlet_aid_hope(tables(g), h);
}
