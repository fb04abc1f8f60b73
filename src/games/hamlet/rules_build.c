/* SPDX-License-Identifier: MIT */
/* rules_build.c - Hamlet: how the village grows (HAM-LAY, HAM-BLD, HAM-ROAD).
 *
 * Where in the network a design in somebody's hand could be laid is asked for at every turn,
 * and changes only when something is built: so it is kept in the state (`fits`). A new tile
 * takes room away from its neighbourhood; what comes into the network offers some. */
#include <stddef.h>
#include <string.h>

#include "geometry.h"
#include "kit/bits.h"
#include "rules.h"

/* ---- the village ------------------------------------------------------------------- */

/* HAM-A1. HAM-BLD-8: what is not in it can be neither visited nor used. */
uint32_t hamlet_build_net(const struct hamlet *h)
{
    uint32_t net = tile_bit(CHURCH), done = 0;
    while (net != done) {
        int tile = bits_lowest(net & ~done);
        done |= tile_bit(tile);
        net |= h->joined[tile];
    }
    return net;
}

static void note_contact(uint32_t *set, int tile, int other)
{
    set[tile] |= tile_bit(other);
    set[other] |= tile_bit(tile);
}

/* HAM-LAY-6 */
static void note_contacts(struct hamlet *h, int tile, int other, unsigned kinds)
{
    if (kinds >> ROAD & 1)
        note_contact(h->joined, tile, other);
    if (kinds >> FOREST & 1)
        note_contact(h->forest, tile, other);
    if (kinds >> ROCK & 1)
        note_contact(h->rock, tile, other);
}

static uint32_t designs_held(const struct hamlet *h)
{
    uint32_t held = 0;
    for (int i = 0; i < h->head.seats; i++)
        held |= h->seat[i].designs;
    return held;
}

/* Is there room for a design at the place looked at, beginning with some way to lay it? */
static void note_fit(const struct hamlet_tables *t, struct hamlet *h, const struct patch *patch,
                     int design, int from)
{
    int way = hamlet_geometry_way(t, patch, design, from);
    h->aid.way[design][patch->place] = (uint8_t)way;
    h->fits[design] &= ~tile_bit(patch->place);
    h->fits[design] |= (uint32_t)(way > 0) << patch->place;
}

/* Places that have just come into the network are looked at by everybody, those near a new tile
 * by whoever had something there: the way that was known may be barred. */
static void update_fits(const struct hamlet_tables *t, struct hamlet *h, uint32_t fresh,
                        uint32_t near)
{
    struct patch patch;
    bits_each (design, designs_held(h))
        bits_each (place, fresh | (near & h->fits[design])) {
            int way = h->aid.way[design][place];
            hamlet_geometry_look_at(t, h, place, &patch);
            note_fit(t, h, &patch, design, way ? way : 1);
        }
}

/* Lay a tile; gives the others near it. */
static uint32_t lay_down(const struct hamlet_tables *t, struct hamlet *h, int tile, int spot,
                         int turn)
{
    h->spot[tile] = (int16_t)spot;
    h->turn[tile] = (uint8_t)turn;
    h->fits[tile] = 0;
    memset(h->aid.way[tile], 0, TILES);
    hamlet_geometry_note(t, h, tile);
    uint32_t near = hamlet_geometry_near(t, h, tile) & ~tile_bit(tile);
    bits_each (other, near)
        note_contacts(h, tile, other, hamlet_geometry_meet(t, h, tile, other));
    h->net = hamlet_build_net(h);
    hamlet_aid_village(t, h, h->joined[tile] | tile_bit(tile));
    return near;
}

void hamlet_build_lay(const struct hamlet_tables *t, struct hamlet *h, int tile, int spot,
                      int turn)
{
    uint32_t before = h->net, near = lay_down(t, h, tile, spot, turn);
    update_fits(t, h, h->net & ~before, near & before);
}

void hamlet_build_note_design(const struct hamlet_tables *t, struct hamlet *h, int tile)
{
    struct patch patch;
    bits_each (place, h->net) {
        hamlet_geometry_look_at(t, h, place, &patch);
        note_fit(t, h, &patch, tile, 1);
    }
}

/* HAM-A13, HAM-A14: the display is full, or the bag is empty. */
void hamlet_build_fill_display(struct at *at)
{
    struct hamlet *h = at->h;
    for (int i = 0; i < DISPLAY; i++) {
        if (h->display[i] != NONE || !h->bag)
            continue;
        int n = (int)sw_rng_below(&h->head.rng, (uint32_t)bits_count(h->bag));
        int tile = bits_nth(h->bag, n);
        h->bag &= ~tile_bit(tile);
        h->display[i] = (uint8_t)tile;
        h->head.reveals++;
        sw_tell(at->ev, E_DISPLAYED, NONE, tile, i, 0);
    }
}

/* ---- a location (HAM-BLD) ---------------------------------------------------------- */

int hamlet_build_why_not(const struct at *at, int tile)
{
    if (!in_set(at->me->designs, tile))
        return W_NOT_YOUR_DESIGN;
    return in_set(at->h->fits[tile], at->h->at) ? 0 : W_NO_PLACE_HERE;
}

/* HAM-LAY-2 .. HAM-LAY-4, HAM-A15, with the reason. The tile is laid on a copy of the village
 * without what is derived. */
static int why_not_lay(const struct at *at, int tile, int spot, int turn)
{
    struct hamlet h;
    uint8_t n[EDGES][EDGES];
    bool touches = false, blocked = false;
    memcpy(&h, at->h, offsetof(struct hamlet, aid));
    h.spot[tile] = (int16_t)spot;
    h.turn[tile] = (uint8_t)turn;
    for (int other = 0; other < TILES; other++) {
        if (other == tile || h.turn[other] == NONE)
            continue;
        if (hamlet_geometry_overlap(at->t, &h, tile, other))
            return W_OVERLAPS;
        hamlet_geometry_contacts(at->t, &h, tile, other, n);
        blocked |= n[ROAD][FOREST] || n[ROAD][ROCK] || n[FOREST][ROAD] || n[ROCK][ROAD];
        touches |= other == h.at && (n[ROAD][ROAD] || n[FOREST][FOREST] || n[FOREST][ROCK] ||
                                     n[ROCK][FOREST] || n[ROCK][ROCK]);
    }
    return blocked ? W_ROAD_BLOCKED : touches ? 0 : W_NOT_TOUCHING;
}

int hamlet_build_why_not_place(const struct at *at, int spot, int turn)
{
    int tile = at->h->what;
    struct tri_point p = point_of(spot);
    bool far = p.a < -SPAN || p.a > SPAN || p.b < -SPAN || p.b > SPAN;
    if (far || turn < 0 || turn >= TRI_DIRECTIONS)
        return W_NO_SUCH_SPOT;
    if (at->t->print[tile][turn].same != turn)
        return W_SAME_TURN;
    return why_not_lay(at, tile, spot, turn);
}

int hamlet_build_list_places(const struct at *at, struct sw_action *out)
{
    struct hamlet_lay lay[LAYS_MAX];
    struct patch patch;
    hamlet_geometry_look_at(at->t, at->h, at->h->at, &patch);
    int n = hamlet_geometry_lays(at->t, &patch, at->h->what, lay);
    for (int i = 0; i < n; i++)
        out[i] = (struct sw_action){
            .verb = V_PLACE, .seat = at->h->current, .a = lay[i].spot, .b = lay[i].turn};
    return n;
}

/* HAM-BLD-6, HAM-BLD-7: the first building of a good brings its milestone to the builder and
 * its stack into the bag. */
static void take_milestone(struct at *at, int good)
{
    struct hamlet *h = at->h;
    if (h->milestone[good] != NONE)
        return;
    h->milestone[good] = h->current;
    h->bag |= at->t->of_stack[STACK_FLOUR + good];
    sw_tell(at->ev, E_MILESTONE, seat_of(at), good, 0, 0);
    sw_tell(at->ev, E_POURED, NONE, good, 0, 0);
    hamlet_build_fill_display(at);
}

void hamlet_build_tile(struct at *at)
{
    struct hamlet *h = at->h;
    int tile = h->what;
    at->me->designs &= ~tile_bit(tile);
    sw_tell(at->ev, E_BUILT, seat_of(at), tile, h->to_spot, h->to_turn);
    if (at->sketch)
        lay_down(at->t, h, tile, h->to_spot, h->to_turn);
    else
        hamlet_build_lay(at->t, h, tile, h->to_spot, h->to_turn);
    hamlet_pay_points(at, at->t->cost[tile].points); /* HAM-BLD-4 */
    if (is_a(at, tile, LANDMARK))
        at->me->flags |= tile_bit(tile); /* HAM-BLD-5 */
    if (is_a(at, tile, REFINERY))
        take_milestone(at, at->t->tile[tile].makes - RAWS);
}

/* ---- a road (HAM-ROAD) ------------------------------------------------------------- */

int hamlet_build_roads(const struct hamlet_seat *seat)
{
    int n = 0;
    while (n < ROADS && seat->road_a[n] != NONE)
        n++;
    return n;
}

/* Is there any segment that a tile of the village shares with the villager's? */
static bool touch(const struct at *at, int to)
{
    uint8_t n[EDGES][EDGES];
    int all = 0;
    if (!is_tile(to) || to == at->h->at || at->h->turn[to] == NONE)
        return false;
    hamlet_geometry_contacts(at->t, at->h, at->h->at, to, n);
    for (int mine = 0; mine < EDGES; mine++)
        for (int other = 0; other < EDGES; other++)
            all += n[mine][other];
    return all > 0;
}

int hamlet_build_why_not_road(const struct at *at, int to, int kind)
{
    const struct hamlet *h = at->h;
    if (kind < 0 || kind >= ROAD_KINDS)
        return W_NO_SUCH_ROAD;
    if (hamlet_build_roads(at->me) == ROADS)
        return W_NO_ROADS_LEFT;
    if (in_set(h->joined[h->at], to))
        return W_ALREADY_JOINED; /* HAM-A16, HAM-A17 */
    if (in_set(kind == BRIDGE ? h->rock[h->at] : h->forest[h->at], to))
        return 0;
    if (!touch(at, to))
        return W_NOT_BESIDE;
    return kind == BRIDGE ? W_NO_ROCK : W_NO_FOREST;
}

/* The roads of a seat have no order: they are kept sorted. */
static void note_road(struct hamlet_seat *me, int a, int b, int kind)
{
    int i = hamlet_build_roads(me);
    for (;
         i > 0 && (me->road_a[i - 1] > a || (me->road_a[i - 1] == a && me->road_b[i - 1] > b));
         i--) {
        me->road_a[i] = me->road_a[i - 1];
        me->road_b[i] = me->road_b[i - 1];
        me->road[i] = me->road[i - 1];
    }
    me->road_a[i] = (uint8_t)a;
    me->road_b[i] = (uint8_t)b;
    me->road[i] = (uint8_t)kind;
}

/* HAM-ROAD-6: joined for everybody. HAM-ROAD-7: the first road of all brings the planner. */
void hamlet_build_road(struct at *at)
{
    struct hamlet *h = at->h;
    uint32_t before = h->net;
    int from = h->at, to = h->what;
    note_road(at->me, from < to ? from : to, from < to ? to : from, h->kind);
    h->joined[from] |= tile_bit(to);
    h->joined[to] |= tile_bit(from);
    h->net = hamlet_build_net(h);
    hamlet_aid_village(at->t, h, tile_bit(from) | tile_bit(to));
    if (!at->sketch)
        update_fits(at->t, h, h->net & ~before, 0);
    sw_tell(at->ev, E_PAVED, seat_of(at), from, to, h->kind);
    if (h->milestone[PLANNER] == NONE) {
        h->milestone[PLANNER] = h->current;
        sw_tell(at->ev, E_MILESTONE, seat_of(at), PLANNER, 0, 0);
    }
}
