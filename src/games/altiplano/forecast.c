/* SPDX-License-Identifier: MIT */
/* forecast.c - Altiplano: how a match will probably end, as seen between two rounds.
 *
 * A round is played by plans, and their worth is brain.c's business. Between rounds there are
 * no plans, only what one has; and what that brought until the end, on average, could be
 * counted over many matches. forecast.def holds the result. */
#include <string.h>

#include "brain.h"
#include "kit/goods.h"

enum feature {
#define FORECAST(name, base, per_round) F_##name,
#include "forecast.def"
#undef FORECAST
    FEATURES
};

static const struct {
    int base, per_round;
} rate[FEATURES] = {
#define FORECAST(name, base, per_round) {base, per_round},
#include "forecast.def"
#undef FORECAST
};

_Static_assert(F_GLASS - F_FOOD + 1 == GOODS, "one per good");

static int beyond(int n, int few)
{
    return n > few ? n - few : 0;
}

static int count_all(const struct altiplano *m, int seat, uint8_t count[GOODS])
{
    const struct altiplano_seat *me = &m->seat[seat];
    for (int good = 0; good < GOODS; good++)
        count[good] = (uint8_t)(me->bag[good] + me->box[good] + me->plan[good]);
    bits_each (slot, filled_slots(me))
        if (me->slot[slot] < GOODS)
            count[me->slot[slot]]++;
    return goods_sum(count);
}

static void see_goods(const struct altiplano_tables *t, const struct altiplano_seat *me,
                      const uint8_t count[GOODS], int x[FEATURES])
{
    int waiting = beyond(goods_sum(count), road_value(t, me));
    for (int good = 0; good < GOODS; good++)
        x[F_FOOD + good] = count[good];
    x[F_MUCH_FOOD] = beyond(count[FOOD], 4);
    x[F_MUCH_WOOD] = beyond(count[WOOD], 2);
    x[F_MUCH_STONE] = beyond(count[STONE], 2);
    x[F_WAITING] = waiting;
    x[F_WAITING_LONG] = beyond(waiting, 4);
    x[F_SPACES] = road_value(t, me);
}

/* In points, in proportion to what is stored and to what could be. */
static void see_rows(const struct altiplano_tables *t, const struct altiplano_seat *me,
                     const uint8_t count[GOODS], int x[FEATURES])
{
    for (int row = 0; row < t->rows && me->row_count[row]; row++) {
        int size = t->row[row].size, lacks = size - me->row_count[row];
        int ready = me->row_good[row] < GOODS ? count[me->row_good[row]] : 0;
        x[F_ROWS]++;
        if (lacks == 0)
            continue;
        x[F_ROW_BEGUN] += t->row[row].points * me->row_count[row] / size;
        x[F_ROW_READY] += t->row[row].points * (ready < lacks ? ready : lacks) / size;
    }
}

static void see_orders(const struct altiplano_tables *t, const struct altiplano_seat *me,
                       const uint8_t count[GOODS], int x[FEATURES])
{
    for (int i = 0; i < OPEN_ORDERS && me->open[i] != NONE; i++) {
        const struct altiplano_order *o = &t->order[me->open[i]];
        int need = goods_sum(o->good), given = goods_sum(me->delivered[i]), ready = 0;
        for (int good = 0; good < GOODS; good++) {
            int open = o->good[good] - me->delivered[i][good];
            ready += open < count[good] ? open : count[good];
        }
        x[F_ORDER_GIVEN] += o->points * given / need;
        x[F_ORDER_READY] += o->points * ready / need;
        x[F_ORDER_COMPLETE] += given + ready == need;
    }
}

static void see_tiles(const struct altiplano_tables *t, const struct altiplano_seat *me,
                      int x[FEATURES])
{
    bits_each (card, me->extensions) {
        const struct altiplano_recipe *r = &t->recipe[t->extension[card].recipe];
        x[F_TILES]++;
        x[F_TILE_POINTS] += r->effect == GAIN ? t->good[r->good].points : 0;
        x[F_TILE_HELPS] += r->effect != GAIN;
    }
    x[F_COINS] = me->coins < 5 ? me->coins : 5;
    x[F_CARTS] = me->carts - 1;
    x[F_HOUSES] = bits_count(me->houses);
}

static int rounds_left(const struct altiplano *m)
{
    return m->final_round ? 1 : 2 + m->stack_count;
}

static int final_points(const struct altiplano_tables *t, const struct altiplano *m, int seat)
{
    int x[FEATURES] = {0}, rounds = rounds_left(m);
    int sum = altiplano_points(t, m, seat) * 100;
    uint8_t count[GOODS];
    count_all(m, seat, count);
    see_goods(t, &m->seat[seat], count, x);
    see_rows(t, &m->seat[seat], count, x);
    see_orders(t, &m->seat[seat], count, x);
    see_tiles(t, &m->seat[seat], x);
    for (int i = 0; i < FEATURES; i++)
        sum += x[i] * (rate[i].base + rate[i].per_round * rounds);
    return sum;
}

int altiplano_forecast(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct altiplano_tables *t = tables(g);
    const struct altiplano *m = altiplano(s);
    int best_other = INT32_MIN;
    for (int i = 0; i < s->seats; i++) {
        int other = i == seat ? INT32_MIN : final_points(t, m, i);
        best_other = other > best_other ? other : best_other;
    }
    return final_points(t, m, seat) - best_other;
}
