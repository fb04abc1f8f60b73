/* SPDX-License-Identifier: MIT */
/* score.c - Die Siedler von Nürnberg: victory points, places, ties. */
#include "game.h"
#include "kit/bits.h"

static int rights_of(const struct nuernberg *n, int seat)
{
    int rights = 0;
    for (int road = 0; road < ROADS; road++)
        rights += n->right[road] == seat;
    return rights;
}

static int council_points(const struct nuernberg_tables *t, const struct nuernberg_seat *me)
{
    return me->council == NONE ? 0 : t->council[me->council].points;
}

/* NUE-POINTS-1 .. NUE-POINTS-4 */
int nuernberg_points(const struct nuernberg_tables *t, const struct nuernberg *n, int seat)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    return bits_count(me->settlements) * t->cost[SETTLEMENT].points +
           bits_count(me->workshops) * t->cost[WORKSHOP].points + rights_of(n, seat) +
           council_points(t, me);
}

static void add(struct sw_scores *out, int word, int points)
{
    out->item[out->count++] = (struct sw_points){(int16_t)word, (int16_t)points};
    out->total += points;
}

void nuernberg_score(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_scores *out)
{
    const struct nuernberg_tables *t = tables(g);
    const struct nuernberg_seat *me = &nuernberg(s)->seat[seat];
    out->total = out->count = 0;
    add(out, W_SCORE_SETTLEMENTS, bits_count(me->settlements) * t->cost[SETTLEMENT].points);
    add(out, W_SCORE_WORKSHOPS, bits_count(me->workshops) * t->cost[WORKSHOP].points);
    add(out, W_SCORE_RIGHTS, rights_of(nuernberg(s), seat));
    add(out, W_SCORE_COUNCIL, council_points(t, me));
}

/* NUE-END-3, NUE-A14, NUE-A35: points, council card, prestige, gold. Of two cards the one with
 * more points is higher, so points stand for the card. */
static int64_t standing(const struct nuernberg_tables *t, const struct nuernberg *n, int seat)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    int64_t value = nuernberg_points(t, n, seat);
    value = value << 8 | council_points(t, me);
    value = value << 8 | me->prestige;
    return value << 16 | me->gold;
}

/* Who is equal in everything shares the place; the next one is skipped. */
void nuernberg_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    int64_t value[SEATS];
    for (int i = 0; i < s->seats; i++)
        value[i] = standing(tables(g), nuernberg(s), i);
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            place[i] = (uint8_t)(place[i] + (value[k] > value[i]));
    }
}
