/* SPDX-License-Identifier: MIT */
/* forecast.c - Altiplano: how a match will probably end, as seen between two rounds.
 *
 * A round is played by plans, and their worth is brain.c's business. Between rounds there are
 * no plans, only what one has. What that brings until the end was learned from many matches:
 * the features below are what is looked at, forecast.def is what was learned of them. It was
 * learned with two seats; with more the same things count, for as many rounds as are left. */
#include <assert.h>

#include "brain.h"
#include "kit/goods.h"
#include "kit/mlp.h"

static const int32_t learned[][MLP_ROW] = {
#include "forecast.def"
};

enum { LEARNED_ROWS = MLP_FIRST + ALTIPLANO_FEATURES };
_Static_assert(sizeof learned == LEARNED_ROWS * sizeof *learned, "one row for each feature");

enum { ROWS_SEEN = 10, TILES_SEEN = 22, MOST_SEEN = 999, SOON = 4 /* rounds */ };

/* What the features are about, and where the next one goes. */
struct look {
    const struct altiplano_tables *t;
    const struct altiplano *m;
    const struct altiplano_seat *me;
    int16_t *next;
    int seat, rounds; /* rounds left, this one included */
    uint8_t count[GOODS];
};

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int beyond(int n, int few)
{
    return n > few ? n - few : 0;
}

/* However large an edition's numbers are, the neurons' sums stay within 32 bits. */
static void see(struct look *look, int number)
{
    *look->next++ = (int16_t)least(number, MOST_SEEN);
}

static void see_lasting(struct look *look, int number)
{
    see(look, number);
    see(look, number * look->rounds);
}

static void count_all(const struct altiplano *m, int seat, uint8_t count[GOODS])
{
    const struct altiplano_seat *me = &m->seat[seat];
    for (int good = 0; good < GOODS; good++)
        count[good] = (uint8_t)(me->bag[good] + me->box[good] + me->plan[good]);
    bits_each (slot, m->aid[seat].filled)
        if (me->slot[slot] < GOODS)
            count[me->slot[slot]]++;
}

/* How many there are, and whether there are any or a lot. */
static void see_goods(struct look *look)
{
    for (int good = 0; good < GOODS; good++) {
        if (good == CORN)
            continue;
        see_lasting(look, look->count[good]);
        see_lasting(look, least(look->count[good], 1));
        see(look, beyond(look->count[good], 2));
    }
}

static void see_pace(struct look *look)
{
    int total = goods_sum(look->count), spaces = road_value(look->t, look->me);
    see(look, look->rounds);
    see(look, least(look->rounds, SOON));
    see(look, least(look->rounds, 2));
    see(look, total);
    see_lasting(look, beyond(total, spaces));
    see_lasting(look, spaces);
    see(look, look->me->road);
    see(look, least(total, spaces) * look->rounds);
}

static void see_coins(struct look *look)
{
    see(look, least(look->me->coins, 2));
    see_lasting(look, least(look->me->coins, 5));
    see_lasting(look, look->me->carts - 1);
    see(look, look->me->loft);
}

static void see_rows(struct look *look)
{
    const struct altiplano_seat *me = look->me;
    int rows = 0;
    for (int row = 0; row < ROWS_SEEN; row++) {
        int begun = row < look->t->rows && me->row_count[row] > 0, good = me->row_good[row];
        int lacks = begun ? look->t->row[row].size - me->row_count[row] : 0;
        see(look, lacks);
        see(look, lacks && good < GOODS ? least(look->count[good], lacks) : 0);
        rows += begun;
    }
    see_lasting(look, rows);
}

/* What the open row of each good lacks. */
static void see_row_goods(struct look *look)
{
    const struct altiplano_seat *me = look->me;
    int lacks[GOODS] = {0};
    for (int row = 0; row < look->t->rows && me->row_count[row]; row++)
        if (me->row_good[row] < GOODS)
            lacks[me->row_good[row]] = look->t->row[row].size - me->row_count[row];
    for (int good = 0; good < GOODS; good++)
        if (good != FOOD && good != CORN)
            see(look, lacks[good]);
}

static void see_tiles(struct look *look)
{
    int seen = 0;
    for (int r = 0; r < look->t->recipes && seen < TILES_SEEN; r++) {
        if (!look->t->recipe[r].tile)
            continue;
        see_lasting(look, bits_has(look->m->aid[look->seat].tiles, r));
        seen++;
    }
    for (; seen < TILES_SEEN; seen++)
        see_lasting(look, 0);
}

/* The points of an order less those of the goods it still takes; and how many of these one has
 * not got. */
static int order_gain(const struct look *look, int order, const uint8_t given[GOODS],
                      int *lacks)
{
    const struct altiplano_order *o = &look->t->order[order];
    int gain = o->points;
    *lacks = 0;
    for (int good = 0; good < GOODS; good++) {
        int open = o->good[good] - given[good];
        gain -= open * look->t->good[good].points;
        *lacks += beyond(open, look->count[good]);
    }
    return gain;
}

static void see_own_orders(struct look *look)
{
    const struct altiplano_seat *me = look->me;
    int open = 0, given = 0, full = 0, part = 0;
    for (int i = 0; i < OPEN_ORDERS && me->open[i] != NONE; i++) {
        int lacks, gain = order_gain(look, me->open[i], me->delivered[i], &lacks);
        open++;
        given += goods_sum(me->delivered[i]);
        if (lacks)
            part += beyond(gain, 4 * lacks);
        else
            full += gain;
    }
    see_lasting(look, open);
    see(look, given);
    see(look, full);
    see(look, full * least(look->rounds, SOON));
    see(look, part);
}

/* The two best at the market for which one has everything. */
static void see_orders(struct look *look)
{
    static const uint8_t nothing[GOODS];
    int best = 0, second = 0;
    bits_each (order, look->m->orders) {
        int lacks, gain = order_gain(look, order, nothing, &lacks);
        if (lacks || gain <= second)
            continue;
        second = least(gain, best);
        best = gain > best ? gain : best;
    }
    see(look, best);
    see(look, second);
    see(look, look->me->coins ? best : 0);
}

static void see_houses(struct look *look)
{
    const uint8_t *count = look->count;
    int fine = count[CLOTH] + count[SILVER] + count[GLASS];
    int walls = least(count[WOOD], count[STONE]), best = 0;
    uint8_t owned[GOODS];
    altiplano_owned(look->t, look->me, owned);
    bits_each (house, look->m->houses)
        if (owned[look->t->house[house].good] > best)
            best = owned[look->t->house[house].good];
    see(look, best);
    see_lasting(look, bits_count(look->me->houses));
    see(look, least(walls, fine));
    see(look, least(walls, fine ? 1 : 0) * look->rounds);
    see(look, walls);
}

static void see_others(struct look *look)
{
    static const uint8_t scarce[] = {WOOD, STONE, CORN, ORE, CACAO, FISH};
    const struct altiplano *m = look->m;
    int most = 0;
    for (size_t i = 0; i < sizeof scarce; i++)
        see(look, m->supply[scarce[i]]);
    see(look, least(m->supply[FOOD], 5));
    see(look, m->head.seats);
    see(look, bits_count(m->houses));
    see(look, m->start == look->seat);
    for (int seat = 0; seat < m->head.seats; seat++) {
        const struct altiplano_seat *s = &m->seat[seat];
        int goods = goods_sum(s->bag) + goods_sum(s->box) + goods_sum(s->plan);
        most = seat != look->seat && goods > most ? goods : most;
    }
    see(look, most);
}

void altiplano_features(const struct sw_game *g, const struct sw_state *s, int seat,
                        int16_t *out)
{
    const struct altiplano *m = altiplano(s);
    struct look look = {.t = tables(g), .m = m, .me = &m->seat[seat], .next = out};
    look.seat = seat;
    look.rounds = m->final_round ? 1 : 2 + rounds_for(m, m->stack_count);
    count_all(m, seat, look.count);
    see_goods(&look);
    see_pace(&look);
    see_coins(&look);
    see_rows(&look);
    see_row_goods(&look);
    see_tiles(&look);
    see_own_orders(&look);
    see_orders(&look);
    see_houses(&look);
    see_others(&look);
    assert(look.next == out + ALTIPLANO_FEATURES);
}

static int final_points(const struct sw_game *g, const struct sw_state *s, int seat)
{
    int16_t features[ALTIPLANO_FEATURES];
    altiplano_features(g, s, seat, features);
    return altiplano_points(tables(g), altiplano(s), seat) * 100 +
           mlp_value(learned, ALTIPLANO_FEATURES, features);
}

int altiplano_forecast(const struct sw_game *g, const struct sw_state *s, int seat)
{
    int best_other = INT32_MIN;
    for (int i = 0; i < s->seats; i++) {
        int other = i == seat ? INT32_MIN : final_points(g, s, i);
        best_other = other > best_other ? other : best_other;
    }
    return final_points(g, s, seat) - best_other;
}
