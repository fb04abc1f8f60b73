/* SPDX-License-Identifier: MIT */
/* score.c - Milestones: points, majorities, places, ties. */
#include <string.h>

#include "game.h"
#include "kit/goods.h"

/* MIL-FIN-1: a worker counts 1, with a bonus tile 2. Seats that are not verified yet may have
 * workers of no kind. */
static void count_strengths(const struct milestones *m, uint8_t strength[SEATS][GOODS])
{
    memset(strength, 0, SEATS * sizeof *strength);
    for (int seat = 0; seat < m->head.seats; seat++)
        for (int i = 0; i < SLOTS; i++) {
            int slot = m->seat[seat].slot[i];
            if (is_worker(slot) && slot < SLOT_END)
                strength[seat][worker_kind(slot)] += (uint8_t)(1 + has_bonus(slot));
        }
}

/* MIL-FIN-2: 5 points alone, MIL-FIN-3: 2 each for several, MIL-FIN-4: nothing if all are
 * equal, so with two seats it is 5 or nothing. */
static int majority(uint8_t strength[SEATS][GOODS], int seats, int seat, int kind)
{
    int own = strength[seat][kind], equal = 0;
    for (int i = 0; i < seats; i++) {
        if (strength[i][kind] > own)
            return 0;
        equal += strength[i][kind] == own;
    }
    return equal == 1 ? 5 : equal < seats ? 2 : 0;
}

int milestones_majority(const struct milestones *m, int seat, int kind)
{
    uint8_t strength[SEATS][GOODS];
    count_strengths(m, strength);
    return majority(strength, m->head.seats, seat, kind);
}

void milestones_majorities(const struct milestones *m, int points[SEATS])
{
    uint8_t strength[SEATS][GOODS];
    count_strengths(m, strength);
    for (int seat = 0; seat < m->head.seats; seat++) {
        points[seat] = 0;
        for (int kind = 0; kind < GOODS; kind++)
            points[seat] += majority(strength, m->head.seats, seat, kind);
    }
}

/* As if the final scoring came now (MIL-A39); afterwards it is on the track already. */
static int majorities(const struct milestones *m, int seat)
{
    int points[SEATS];
    if (m->head.over)
        return m->seat[seat].from[S_MAJORITY];
    milestones_majorities(m, points);
    return points[seat];
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
