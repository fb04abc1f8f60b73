/* SPDX-License-Identifier: MIT */
/* prepare.c - Hamlet: is an edition playable, and what follows from its tables. */
#include <stdio.h>
#include <string.h>

#include "geometry.h"
#include "kit/bits.h"
#include "rules.h"

static bool complain(struct sw_error *e, int word, const char *table, const char *row,
                     const char *detail, int number)
{
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    return sw_fail(e, word, table, row, detail ? detail : text, "");
}

/* ---- what follows from single rows ------------------------------------------------- */

static uint64_t price_of(const uint8_t cost[RESOURCES])
{
    uint64_t price = 0;
    for (int i = 0; i < RESOURCES; i++)
        price |= (uint64_t)cost[i] << 8 * i;
    return price;
}

static uint8_t kinds_of(const uint8_t cost[RESOURCES])
{
    unsigned kinds = 0;
    for (int i = 0; i < RESOURCES; i++)
        kinds |= (unsigned)(cost[i] > 0) << i;
    return (uint8_t)kinds;
}

static void derive(struct hamlet_tables *t)
{
    memset(t->of_kind, 0, sizeof t->of_kind);
    memset(t->of_stack, 0, sizeof t->of_stack);
    memset(t->of_level, 0, sizeof t->of_level);
    memset(t->of_good, 0, sizeof t->of_good);
    memset(t->of_raw, 0, sizeof t->of_raw);
    memset(t->of_side, 0, sizeof t->of_side);
    for (int i = 0; i < TILES; i++) {
        t->of_kind[t->tile[i].kind] |= tile_bit(i);
        t->of_stack[t->cost[i].stack] |= tile_bit(i);
        t->tile_price[i] = price_of(t->cost[i].cost);
        t->tile_kinds[i] = kinds_of(t->cost[i].cost);
        t->tile_earns[i] = (uint8_t)(2 * pay_sum(t->tile_price[i] >> 8 * RAWS));
        t->makes[i] = t->tile[i].makes;
        t->eats[i] = t->tile[i].eats;
        t->spaces[i] = t->tile[i].spaces;
        t->bit[i] = tile_bit(i);
        for (int good = 0; good < GOODS; good++)
            t->of_good[good] |= t->makes[i] == RAWS + good ? tile_bit(i) : 0;
        for (int raw = 0; raw < RAWS; raw++)
            t->of_raw[raw] |= t->eats[i] == raw ? tile_bit(i) : 0;
    }
    t->storing = t->of_kind[PRODUCER] | t->of_kind[REFINERY];
    for (int i = 0; i < t->trades; i++) {
        t->of_level[t->trade[i].level] |= UINT32_C(1) << i;
        t->trade_price[i] = price_of(t->trade[i].cost);
    }
}

static void derive_orders(struct hamlet_tables *t)
{
    for (int i = 0; i < t->orders; i++) {
        t->order_bytes[i] = 0;
        t->of_side[t->order[i].side] |= UINT32_C(1) << i;
        for (int k = 0; k < RESOURCES; k++)
            if (t->order[i].kinds >> k & 1)
                t->order_bytes[i] |= UINT64_C(0xff) << 8 * k;
    }
}

/* ---- tiles ------------------------------------------------------------------------- */

/* A raw comes from a producer, a good from a refinery out of a raw; landmarks count. */
static bool tile_makes_sense(const struct hamlet_tile *tile)
{
    bool raw = tile->makes < RAWS || tile->makes == ANY;
    bool good = tile->makes >= RAWS && tile->makes < RESOURCES;
    bool plain = tile->spaces == 0 && tile->makes == NONE && tile->eats == NONE;
    switch (tile->kind) {
    case PRODUCER:
        return raw && tile->spaces && tile->eats == NONE && !tile->rule;
    case REFINERY:
        return good && tile->spaces && tile->eats < RAWS && !tile->rule;
    case LANDMARK:
        return plain && tile->rule;
    default:
        return plain && !tile->rule;
    }
}

static bool check_tiles(const struct hamlet_tables *t, struct sw_error *e)
{
    for (int i = 0; i < TILES; i++) {
        const struct hamlet_tile *tile = &t->tile[i];
        bool special = i <= TOWN_HALL;
        if (strcmp(tile->id, t->cost[i].id) != 0)
            return complain(e, W_BAD_ROW_ID, "costs", t->cost[i].id, tile->id, 0);
        if (!tile_makes_sense(tile) || special != (tile->kind == SPECIAL))
            return complain(e, W_BAD_TILE, "tiles", tile->id, NULL, 0);
    }
    return true;
}

static bool check_outlines(struct hamlet_tables *t, struct sw_error *e)
{
    t->widest = 0;
    for (int i = 0; i < TILES; i++)
        if (!hamlet_geometry_prepare(t, i))
            return complain(e, W_BAD_OUTLINE, "tiles", t->tile[i].id, NULL, 0);
    memset(t->against, 0, sizeof t->against);
    for (int place = 0; place < TILES; place++)
        for (int tile = 0; tile <= place; tile++)
            hamlet_geometry_pair(t, place, tile);
    return true;
}

/* Each stack is poured out by a building of its good, so one of them must be in the bag; and so
 * the bag is large enough for the display. */
static bool check_stacks(const struct hamlet_tables *t, struct sw_error *e)
{
    for (int stack = STACK_FLOUR; stack < STACKS; stack++) {
        bool fed = false;
        bits_each (tile, t->of_stack[IN_BAG])
            fed |= t->tile[tile].makes == stack - STACK_FLOUR + RAWS;
        if (!fed || bits_count(t->of_stack[stack]) != STACK_TILES)
            return complain(e, W_BAD_STACK, "costs", "", NULL, STACK_TILES);
    }
    return true;
}

/* ---- the opening ------------------------------------------------------------------- */

/* The opening tiles are the first rows; a producer of each raw is among them, so that one can
 * always produce or beg (HAM-A36). */
static bool check_layout_rows(const struct hamlet_tables *t, struct sw_error *e)
{
    int raws = 0;
    for (int i = 0; i < t->layouts; i++) {
        const struct hamlet_layout *row = &t->layout[i];
        if (strcmp(row->id, t->tile[i].id) != 0)
            return complain(e, W_BAD_ROW_ID, "layout", row->id, t->tile[i].id, 0);
        if (row->stock > t->tile[i].spaces || t->print[i][row->turn].same != row->turn)
            return complain(e, W_BAD_LAYOUT, "layout", row->id, NULL, 0);
        raws |= t->tile[i].makes < RAWS ? 1 << t->tile[i].makes : 0;
    }
    if (raws != 7 || t->of_stack[ON_TABLE] != bits_below(t->layouts))
        return complain(e, W_BAD_LAYOUT, "layout", "", NULL, 0);
    return true;
}

static bool check_layout(const struct hamlet_tables *t, struct sw_error *e)
{
    struct hamlet h;
    uint8_t n[EDGES][EDGES];
    memset(&h, 0, sizeof h);
    memset(h.turn, NONE, sizeof h.turn);
    for (int i = 0; i < t->layouts; i++) {
        const struct hamlet_layout *row = &t->layout[i];
        hamlet_build_lay(t, &h, i, spot_of((struct tri_point){row->a, row->b}), row->turn);
        for (int k = 0; k < i; k++) {
            hamlet_geometry_contacts(t, &h, i, k, n);
            if (hamlet_geometry_overlap(t, &h, i, k) || n[ROAD][FOREST] || n[ROAD][ROCK] ||
                n[FOREST][ROAD] || n[ROCK][ROAD])
                return complain(e, W_BAD_LAYOUT, "layout", row->id, NULL, 0);
        }
        if (i != CHURCH && !(h.joined[CHURCH] & tile_bit(i)))
            return complain(e, W_BAD_LAYOUT, "layout", row->id, NULL, 0);
    }
    return true;
}

/* ---- church, market, numbers ------------------------------------------------------- */

static bool check_orders(const struct hamlet_tables *t, struct sw_error *e)
{
    int sides = 0;
    for (int i = 0; i < t->orders; i++) {
        const struct hamlet_order *order = &t->order[i];
        bool gold = order->kinds >> GOLD & 1;
        if (!order->kinds || (gold && order->kinds != 1 << GOLD))
            return complain(e, W_BAD_ORDER, "orders", order->id, NULL, 0);
        sides |= 1 << order->side;
    }
    return sides == 3 || complain(e, W_BAD_SIDE, "orders", "", NULL, 0);
}

static bool check_trades(const struct hamlet_tables *t, struct sw_error *e)
{
    for (int i = 0; i < 3; i++) {
        const struct hamlet_seats *seats = &t->seats[i];
        int out = seats->out_2 + seats->out_3;
        if (bits_count(t->of_level[2]) < seats->out_2 ||
            bits_count(t->of_level[3]) < seats->out_3 || out > BOX_MAX ||
            t->trades - out < OPEN_TRADES)
            return complain(e, W_BAD_TRADES, "seats", seats->id, NULL, 0);
    }
    return true;
}

static bool check_ids(const struct hamlet_tables *t, struct sw_error *e)
{
    for (int i = 0; i < NUMBERS; i++)
        if (strcmp(t->number[i].id, hamlet_standard.number[i].id) != 0)
            return complain(e, W_BAD_ROW_ID, "numbers", t->number[i].id,
                            hamlet_standard.number[i].id, 0);
    for (int i = 0; i < 3; i++)
        if (strcmp(t->seats[i].id, hamlet_standard.seats[i].id) != 0)
            return complain(e, W_BAD_ROW_ID, "seats", t->seats[i].id,
                            hamlet_standard.seats[i].id, 0);
    return true;
}

bool hamlet_prepare(const struct sw_game *g, void *data, struct sw_error *e)
{
    struct hamlet_tables *t = data;
    (void)g;
    derive(t);
    derive_orders(t);
    return check_ids(t, e) && check_tiles(t, e) && check_outlines(t, e) && check_stacks(t, e) &&
           check_layout_rows(t, e) && check_layout(t, e) && check_orders(t, e) &&
           check_trades(t, e);
}
