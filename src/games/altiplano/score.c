/* SPDX-License-Identifier: MIT */
/* score.c - Altiplano: points, missions, places, ties (ALT-SCO). */
#include <string.h>

#include "game.h"

/* ALT-SCO-1: bag, box, planning spaces, slots, loft and warehouse; what was delivered is gone
 * (ALT-A27). Corn in a row is corn, whatever it stands for (ALT-A21). */
void altiplano_owned(const struct altiplano_tables *t, const struct altiplano_seat *me,
                     uint8_t count[GOODS])
{
    for (int good = 0; good < GOODS; good++)
        count[good] = (uint8_t)(me->bag[good] + me->box[good] + me->plan[good]);
    bits_each (slot, filled_slots(me))
        if (me->slot[slot] < GOODS)
            count[me->slot[slot]]++;
    count[CORN] = (uint8_t)(count[CORN] + me->loft);
    for (int row = 0; row < t->rows; row++) {
        int good = me->row_good[row], corn = me->row_corn[row];
        count[CORN] = (uint8_t)(count[CORN] + corn);
        if (good < GOODS)
            count[good] = (uint8_t)(count[good] + me->row_count[row] - corn);
    }
}

/* ALT-A46: coins on own coin symbols are still one's own. */
static int coins_of(const struct altiplano_seat *me)
{
    int coins = me->coins;
    bits_each (slot, filled_slots(me))
        coins += me->slot[slot] == COIN;
    return coins;
}

/* ALT-SCO-2 */
static int points_of_goods(const struct altiplano_tables *t, const uint8_t owned[GOODS])
{
    int points = 0;
    for (int good = 0; good < GOODS; good++)
        points += owned[good] * t->good[good].points;
    return points;
}

/* ALT-SCO-3: full rows only; corn helps to fill them. */
static int points_of_rows(const struct altiplano_tables *t, const struct altiplano_seat *me)
{
    int points = 0;
    for (int row = 0; row < t->rows; row++)
        if (me->row_count[row] == t->row[row].size)
            points += t->row[row].points;
    return points;
}

/* ALT-SCO-4 (ALT-A26): fulfilled ones only. */
static int points_of_orders(const struct altiplano_tables *t, const struct altiplano_seat *me)
{
    int points = 0;
    bits_each (order, me->orders)
        points += t->order[order].points;
    return points;
}

/* ALT-SCO-5: the cards themselves. */
static int points_of_cards(const struct altiplano_card *card, uint64_t cards)
{
    int points = 0;
    bits_each (i, cards)
        points += card[i].points;
    return points;
}

/* ALT-SCO-6: one for each good a house shows. */
static int points_of_symbols(const struct altiplano_tables *t, const struct altiplano_seat *me,
                             const uint8_t owned[GOODS])
{
    int points = 0;
    bits_each (house, me->houses)
        points += owned[t->house[house].good];
    return points;
}

static int different(const uint8_t owned[GOODS])
{
    int n = 0;
    for (int good = 0; good < GOODS; good++)
        n += owned[good] > 0;
    return n;
}

/* ALT-MIS-1: how far a seat has come with what a mission counts. */
static int mission_count(const struct altiplano_tables *t, const struct altiplano_seat *me,
                         const struct altiplano_mission *mission, const uint8_t owned[GOODS])
{
    int corn = 0;
    switch (mission->test) {
    case TEST_CARTS:
        return me->carts;
    case TEST_COINS:
        return coins_of(me);
    case TEST_ROAD:
        return road_value(t, me);
    case TEST_BOATS:
        return bits_count(me->boats);
    case TEST_HOUSES:
        return bits_count(me->houses);
    case TEST_EXTENSIONS:
        return bits_count(me->extensions);
    case TEST_CORN: /* in the warehouse; the loft does not count */
        for (int row = 0; row < t->rows; row++)
            corn += me->row_corn[row];
        return corn;
    case TEST_KINDS:
        return different(owned);
    case TEST_ORDERS:
        return bits_count(me->orders);
    default:
        return owned[mission->good];
    }
}

/* ALT-MIS-2: the two that were kept; those not known count nothing yet. */
static int points_of_missions(const struct altiplano_tables *t, const struct altiplano *m,
                              const struct altiplano_seat *me, const uint8_t owned[GOODS])
{
    int points = 0;
    for (int i = 0; i < MISSIONS_DEALT - 1 && m->head.phase != MISSION; i++) {
        if (me->mission[i] >= t->missions)
            continue;
        const struct altiplano_mission *mission = &t->mission[me->mission[i]];
        if (mission_count(t, me, mission, owned) >= mission->count)
            points += mission->points;
    }
    return points;
}

int altiplano_points(const struct altiplano_tables *t, const struct altiplano *m, int seat)
{
    const struct altiplano_seat *me = &m->seat[seat];
    uint8_t owned[GOODS];
    altiplano_owned(t, me, owned);
    return points_of_goods(t, owned) + points_of_rows(t, me) + points_of_orders(t, me) +
           points_of_cards(t->house, me->houses) + points_of_symbols(t, me, owned) +
           points_of_cards(t->boat, me->boats) + points_of_missions(t, m, me, owned);
}

static void add(struct sw_scores *out, int word, int points)
{
    out->item[out->count++] = (struct sw_points){(int16_t)word, (int16_t)points};
    out->total += points;
}

void altiplano_score(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_scores *out)
{
    const struct altiplano_tables *t = tables(g);
    const struct altiplano_seat *me = &altiplano(s)->seat[seat];
    uint8_t owned[GOODS];
    altiplano_owned(t, me, owned);
    out->total = out->count = 0;
    add(out, W_SCORE_GOODS, points_of_goods(t, owned));
    add(out, W_SCORE_ROWS, points_of_rows(t, me));
    add(out, W_SCORE_ORDERS, points_of_orders(t, me));
    add(out, W_SCORE_HOUSES, points_of_cards(t->house, me->houses));
    add(out, W_SCORE_SYMBOLS, points_of_symbols(t, me, owned));
    add(out, W_SCORE_BOATS, points_of_cards(t->boat, me->boats));
    add(out, W_SCORE_MISSIONS, points_of_missions(t, altiplano(s), me, owned));
}

/* ALT-SCO-7: points, then coins; ALT-A30: who is equal in both shares the place. */
void altiplano_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    int points[SEATS], coins[SEATS];
    for (int i = 0; i < s->seats; i++) {
        points[i] = altiplano_points(tables(g), altiplano(s), i);
        coins[i] = coins_of(&altiplano(s)->seat[i]);
    }
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            if (points[k] > points[i] || (points[k] == points[i] && coins[k] > coins[i]))
                place[i]++;
    }
}
