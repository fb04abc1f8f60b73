/* SPDX-License-Identifier: MIT */
/* score.c - Milestones: points, majorities, places, ties. */
#include "game.h"
#include "kit/goods.h"

/* MIL-FIN-1: a worker counts 1, with a bonus tile 2. */
static int strength(const struct milestones_seat *me, int kind)
{
    int n = 0;
    for (int i = 0; i < SLOTS; i++)
        if (is_worker(me->slot[i]) && worker_kind(me->slot[i]) == kind)
            n += 1 + has_bonus(me->slot[i]);
    return n;
}

/* MIL-FIN-2: 5 points alone, MIL-FIN-3: 2 each for several, MIL-FIN-4: nothing if all are
 * equal, so with two seats it is 5 or nothing. */
int milestones_majority(const struct milestones *m, int seat, int kind)
{
    int own = strength(&m->seat[seat], kind), equal = 0;
    for (int i = 0; i < m->head.seats; i++) {
        int other = strength(&m->seat[i], kind);
        if (other > own)
            return 0;
        equal += other == own;
    }
    return equal == 1 ? 5 : equal < m->head.seats ? 2 : 0;
}

/* As if the final scoring came now (MIL-A39); afterwards it is on the track already. */
static int majorities(const struct milestones *m, int seat)
{
    int sum = 0;
    if (m->head.over)
        return m->seat[seat].from[S_MAJORITY];
    for (int kind = 0; kind < GOODS; kind++)
        sum += milestones_majority(m, seat, kind);
    return sum;
}

void milestones_score(const struct sw_game *g, const struct sw_state *s, int seat,
                      struct sw_scores *out)
{
    const struct milestones *m = milestones(s);
    (void)g;
    out->count = SOURCES;
    out->total = 0;
    for (int i = 0; i < SOURCES; i++) {
        int points = i == S_MAJORITY ? majorities(m, seat) : m->seat[seat].from[i];
        out->item[i] = (struct sw_points){(int16_t)(W_SCORE_ROAD + i), (int16_t)points};
        out->total += points;
    }
}

/* MIL-FIN-5: points, then goods, coins among them (MIL-A7), as one number. */
static int standing(const struct milestones *m, int seat)
{
    const struct milestones_seat *me = &m->seat[seat];
    int points = me->points - me->from[S_MAJORITY] + majorities(m, seat);
    return points * 64 + goods_total(me->goods, GOODS);
}

/* MIL-FIN-6, MIL-A37: who is equal in both shares the place; the next one is skipped. */
void milestones_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    int value[SEATS];
    (void)g;
    for (int i = 0; i < s->seats; i++)
        value[i] = standing(milestones(s), i);
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            place[i] = (uint8_t)(place[i] + (value[k] > value[i]));
    }
}
