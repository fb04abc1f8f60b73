/* SPDX-License-Identifier: MIT */
/* judge.c - what a position is worth to a seat, as bots see it.
 *
 * Everything is counted in whole numbers, so that a bot makes the same choice on every
 * machine, in a 32-bit program and in a browser. */
#include "judge.h"

enum { USUAL_SURE = 1000, WINNING = 90 /* per cent of a reward; the rest is by how much */ };

static int total(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;

    g->rules.score(g, s, seat, &scores);
    return scores.total;
}

int judge_lead(const struct sw_game *g, const struct sw_state *s, int seat)
{
    int own = total(g, s, seat), best = INT16_MIN;

    for (int other = 0; other < s->seats; other++) {
        int points = other == seat ? INT16_MIN : total(g, s, other);
        best = points > best ? points : best;
    }
    return JUDGE_POINT * (s->seats > 1 ? own - best : own);
}

int judge_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return g->brain.value ? g->brain.value(g, s, seat) : judge_lead(g, s, seat);
}

int judge_sure(const struct sw_game *g)
{
    return g->brain.sure ? g->brain.sure : USUAL_SURE;
}

/* Against one opponent no lead is even, a `sure` one wins three of four, none is certain.
 * Every opponent more may turn out to be the better one, too. */
int judge_chance(const struct sw_game *g, int seats, int value)
{
    int64_t distance = value < 0 ? -(int64_t)value : value, sure = judge_sure(g);
    int64_t win = distance + sure + value, lose = distance + sure - value;

    return (int)(JUDGE_CERTAIN * win / (win + lose * (seats > 1 ? seats - 1 : 1)));
}

static void final_rewards(const struct sw_game *g, const struct sw_state *s,
                          int out[SW_MAX_SEATS])
{
    uint8_t place[SW_MAX_SEATS];
    int first = 0;

    g->rules.rank(g, s, place);
    for (int seat = 0; seat < s->seats; seat++)
        first += place[seat] == 1;
    for (int seat = 0; seat < s->seats; seat++) {
        int win = place[seat] == 1 ? JUDGE_CERTAIN / first : 0;
        int margin = judge_chance(g, s->seats, judge_lead(g, s, seat));
        out[seat] = (win * WINNING + margin * (100 - WINNING)) / 100;
    }
}

bool judge_quiescent(const struct sw_game *g, const struct sw_state *s)
{
    return g->brain.quiescent && g->brain.quiescent(g, s);
}

static int forecast(const struct sw_game *g, const struct sw_state *s, int seat)
{
    bool ripe = g->brain.forecast && judge_quiescent(g, s);

    return ripe ? g->brain.forecast(g, s, seat) : judge_value(g, s, seat);
}

/* Brains look more closely at the seat they judge for than at the others, so that everybody may
 * seem to be ahead. What counts is how much more one likes his position than the others like
 * theirs. */
void judge_rewards(const struct sw_game *g, const struct sw_state *s, int out[SW_MAX_SEATS])
{
    int64_t value[SW_MAX_SEATS], sum = 0;

    if (s->over) {
        final_rewards(g, s, out);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        sum += value[seat] = forecast(g, s, seat);
    for (int seat = 0; seat < s->seats; seat++) {
        int64_t others = s->seats > 1 ? (sum - value[seat]) / (s->seats - 1) : -value[seat];
        out[seat] = judge_chance(g, s->seats, (int)((value[seat] - others) / 2));
    }
}
