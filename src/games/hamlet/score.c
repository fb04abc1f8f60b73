/* SPDX-License-Identifier: MIT */
/* score.c - Hamlet: points by category, the longest road, places (HAM-AWA .. HAM-WIN). */
#include "score.h"

#include <string.h>

#include "geometry.h"
#include "kit/bits.h"

/* ---- what seats have done ---------------------------------------------------------- */

int hamlet_score_orders(const struct hamlet *h, int seat)
{
    int n = 0;
    for (int i = 0; i < ORDERS_MAX; i++)
        n += h->order_owner[i] == seat;
    return n;
}

static int trades_of(const struct hamlet *h, int seat)
{
    return bits_count(h->seat[seat].trades);
}

static int flags_of(const struct hamlet *h, int seat)
{
    return bits_count(h->seat[seat].flags);
}

/* While a payment is open gold may be owed; it is never worth less than nothing. */
static int gold_of(const struct hamlet *h, int seat)
{
    int gold = h->seat[seat].gold;
    return gold > 0 ? gold : 0;
}

static int roads_of(const struct hamlet *h, int seat)
{
    int n = 0;
    while (n < ROADS && h->seat[seat].road_a[n] != NONE)
        n++;
    return n;
}

/* ---- awards (HAM-AWA) -------------------------------------------------------------- */

/* The most anybody but `except` has, and how many have as much. */
static int most_of(const struct hamlet *h, int (*count)(const struct hamlet *, int), int except,
                   int *tied)
{
    int most = -1;
    *tied = 0;
    for (int i = 0; i < h->head.seats; i++) {
        int n = i == except ? -1 : count(h, i);
        if (n > most) {
            most = n;
            *tied = 0;
        }
        *tied += i != except && n == most;
    }
    return most;
}

/* HAM-A22: nothing for nothing, unless the table agreed otherwise. */
static bool counts(const struct hamlet *h, int n)
{
    return n > 0 || h->head.option[OPT_AWARDS] == AWARDS_ALWAYS;
}

/* HAM-AWA-3, HAM-AWA-4: shared among those who are equal, rounded down. */
static int award(const struct hamlet *h, int (*count)(const struct hamlet *, int), int seat,
                 int value)
{
    int tied, most = most_of(h, count, NONE, &tied);
    return count(h, seat) == most && counts(h, most) ? value / tied : 0;
}

/* HAM-AWA-1, HAM-AWA-2: whoever ties for the first place shares both awards; then nobody is
 * second, because the best of the rest has as many. */
static int church_awards(const struct hamlet_tables *t, const struct hamlet *h, int seat)
{
    int tied, first = most_of(h, hamlet_score_orders, NONE, &tied),
              mine = hamlet_score_orders(h, seat);
    int chaplain = t->number[CHAPLAIN].value, sacristan = t->number[SACRISTAN].value;
    if (mine == first)
        return !counts(h, first) ? 0 : tied > 1 ? (chaplain + sacristan) / tied : chaplain;
    int leader = 0;
    while (hamlet_score_orders(h, leader) != first)
        leader++;
    int second = most_of(h, hamlet_score_orders, leader, &tied);
    return mine == second && counts(h, second) ? sacristan / tied : 0;
}

/* ---- the longest road (HAM-LONG) --------------------------------------------------- */

/* A walk in progress that meets no location twice (HAM-A20). `part` holds all it could ever
 * meet; at `ends`, which are joined to one other only, it can but begin or end. */
struct walk {
    uint32_t joined[TILES], own[TILES]; /* all edges; those built by the seat */
    uint32_t part, ends;
    int best;
};

static void extend(struct walk *w, int place, uint32_t seen, int length, bool built)
{
    if (built && length > w->best)
        w->best = length;
    if (length + bits_count(w->part & ~w->ends & ~seen) + ((w->ends & ~seen) != 0) <= w->best)
        return;
    bits_each (next, w->joined[place] & ~seen)
        extend(w, next, seen | tile_bit(next), length + 1,
               built || (w->own[place] & tile_bit(next)));
}

static void cut(uint32_t *set, int a, int b)
{
    set[a] &= ~tile_bit(b);
    set[b] &= ~tile_bit(a);
}

static void join(uint32_t *set, int a, int b)
{
    set[a] |= tile_bit(b);
    set[b] |= tile_bit(a);
}

/* HAM-LONG-1, HAM-LONG-2: printed roads and own ones, without the church. Roads begin in the
 * network, so what contains one lies in it (HAM-A21). */
static void lay_out(const struct hamlet *h, int seat, struct walk *w)
{
    memcpy(w->joined, h->joined, sizeof w->joined);
    memset(w->own, 0, sizeof w->own);
    for (int i = 0; i < h->head.seats; i++)
        for (int k = 0; k < roads_of(h, i); k++) {
            const struct hamlet_seat *builder = &h->seat[i];
            if (i == seat)
                join(w->own, builder->road_a[k], builder->road_b[k]);
            else
                cut(w->joined, builder->road_a[k], builder->road_b[k]);
        }
    bits_each (tile, h->joined[CHURCH]) {
        cut(w->joined, CHURCH, tile);
        cut(w->own, CHURCH, tile);
    }
}

static uint32_t part_of(const struct walk *w, int place)
{
    uint32_t part = tile_bit(place), done = 0;
    while (part != done) {
        int tile = bits_lowest(part & ~done);
        done |= tile_bit(tile);
        part |= w->joined[tile];
    }
    return part;
}

static uint32_t ends_of(const struct walk *w)
{
    uint32_t ends = 0;
    bits_each (place, w->part)
        if (!(w->joined[place] & (w->joined[place] - 1)))
            ends |= tile_bit(place);
    return ends;
}

/* Long walks mostly begin at an end. */
static void walk_part(struct walk *w)
{
    w->ends = ends_of(w);
    bits_each (end, w->ends)
        extend(w, end, tile_bit(end), 1, false);
    bits_each (place, w->part & ~w->ends)
        extend(w, place, tile_bit(place), 1, false);
}

int hamlet_score_longest(const struct hamlet *h, int seat)
{
    struct walk w;
    uint32_t done = 0;
    if (roads_of(h, seat) == 0)
        return 0;
    lay_out(h, seat, &w);
    w.best = 0;
    for (int i = 0; i < TILES; i++) {
        if (!w.own[i] || (done & tile_bit(i)))
            continue;
        w.part = part_of(&w, i);
        done |= w.part;
        walk_part(&w);
    }
    return w.best;
}

/* ---- landmarks (HAM-LM) ------------------------------------------------------------ */

/* Contacts of a tile with segments of a kind (HAM-A19), and those with its own of that kind. A
 * road built over one changes nothing (HAM-A18). */
static int touches(const struct hamlet_tables *t, const struct hamlet *h, int tile, int kind)
{
    uint8_t n[EDGES];
    hamlet_geometry_touches(t, h, tile, kind, n);
    return n[ROAD] + n[FOREST] + n[ROCK];
}

static int alike(const struct hamlet_tables *t, const struct hamlet *h, int tile, int kind)
{
    uint8_t n[EDGES];
    hamlet_geometry_touches(t, h, tile, kind, n);
    return n[kind];
}

/* Locations on the shortest way to the church, both ends counted. */
static int way_to_church(const struct hamlet *h, int tile)
{
    uint32_t near = tile_bit(CHURCH);
    int locations = 1;
    for (; !(near & tile_bit(tile)); locations++) {
        uint32_t next = near;
        bits_each (place, near)
            next |= h->joined[place];
        near = next;
    }
    return locations;
}

static int donkeys_of(const struct hamlet_seat *seat)
{
    int n = 0;
    while (n < DONKEYS && seat->donkey[n] != NONE)
        n++;
    return n;
}

static int things_counted(const struct hamlet_tables *t, const struct hamlet *h, int seat,
                          int tile)
{
    switch (t->tile[tile].rule) {
    case COUNTS_ONCE: /* HAM-LM-3 */
        return 1;
    case COUNTS_ORDERS: /* HAM-LM-1 */
        return hamlet_score_orders(h, seat);
    case COUNTS_TRADES: /* HAM-LM-2 */
        return trades_of(h, seat);
    case COUNTS_FOREST: /* HAM-LM-4 */
        return touches(t, h, tile, FOREST);
    case COUNTS_ROCK: /* HAM-LM-5 */
        return touches(t, h, tile, ROCK);
    case COUNTS_ROADS: /* HAM-LM-6 */
        return roads_of(h, seat);
    case COUNTS_DISTANCE: /* HAM-LM-7 */
        return way_to_church(h, tile);
    case COUNTS_LONGEST: /* HAM-LM-8 */
        return hamlet_score_longest(h, seat);
    case COUNTS_SAME: /* HAM-LM-9 */
        return alike(t, h, tile, ROAD) + alike(t, h, tile, FOREST) + alike(t, h, tile, ROCK);
    case COUNTS_PRINTED: /* HAM-LM-10 */
        return alike(t, h, tile, ROAD);
    case COUNTS_GOLD: /* HAM-LM-11 */
        return gold_of(h, seat);
    default: /* COUNTS_DONKEYS: HAM-LM-12 */
        return donkeys_of(&h->seat[seat]);
    }
}

/* HAM-LM-13: only what is joined with the church counts, with a few exceptions. */
int hamlet_score_landmark(const struct hamlet_tables *t, const struct hamlet *h, int seat,
                          int tile)
{
    const struct hamlet_tile *row = &t->tile[tile];
    if (!row->anywhere && !(h->net & tile_bit(tile)))
        return 0;
    int points = things_counted(t, h, seat, tile) * row->each;
    return row->most && points > row->most ? row->most : points;
}

static int landmarks(const struct hamlet_tables *t, const struct hamlet *h, int seat)
{
    int sum = 0;
    bits_each (tile, h->seat[seat].flags)
        sum += hamlet_score_landmark(t, h, seat, tile);
    return sum;
}

/* ---- all together (HAM-SCO) -------------------------------------------------------- */

/* HAM-SCO-1: twice as much for the planner. */
static int road_points(const struct hamlet_tables *t, const struct hamlet *h, int seat)
{
    int each = t->number[ROAD_POINTS].value;
    if (h->milestone[PLANNER] == seat)
        each += t->number[PLANNER_POINTS].value;
    return roads_of(h, seat) * each;
}

/* HAM-SCO-3. Designs in hand and coins on the display count nothing (HAM-A35). */
void hamlet_score(const struct sw_game *g, const struct sw_state *s, int seat,
                  struct sw_scores *out)
{
    const struct hamlet_tables *t = tables(g);
    const struct hamlet *h = hamlet(s);
    const int points[] = {
        h->seat[seat].points,
        church_awards(t, h, seat),
        award(h, trades_of, seat, t->number[MERCHANT].value),
        award(h, flags_of, seat, t->number[LANDSCAPER].value), /* HAM-A34 */
        landmarks(t, h, seat),
        road_points(t, h, seat),
        hamlet_score_longest(h, seat) * t->number[LONGEST_POINTS].value,
        gold_of(h, seat) / t->number[GOLD_SET].value, /* HAM-SCO-2 */
    };
    out->total = 0;
    out->count = (int)(sizeof points / sizeof *points);
    for (int i = 0; i < out->count; i++) {
        out->item[i] = (struct sw_points){(int16_t)(W_SCORE_TRACK + i), (int16_t)points[i]};
        out->total += points[i];
    }
}

/* HAM-WIN-1 .. HAM-WIN-3, as one number. */
static long merit(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;
    hamlet_score(g, s, seat, &scores);
    return scores.total * 10000L + hamlet_score_orders(hamlet(s), seat) * 100 +
           trades_of(hamlet(s), seat);
}

void hamlet_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    long merits[SEATS];
    for (int i = 0; i < s->seats; i++)
        merits[i] = merit(g, s, i);
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            place[i] = (uint8_t)(place[i] + (merits[k] > merits[i]));
    }
}
