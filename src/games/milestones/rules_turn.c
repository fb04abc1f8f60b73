/* SPDX-License-Identifier: MIT */
/* rules_turn.c - Milestones: two moves to a turn, what workers make, how the match ends. */
#include "kit/turn.h"
#include "rules.h"

/* MIL-TURN-1: exactly two moves, one after the other (MIL-A1). */
void milestones_begin_turn(struct milestones *m, int seat)
{
    m->current = (uint8_t)seat;
    m->move = 0;
    m->head.phase = MOVE;
    m->head.waiting = turn_only(seat);
}

/* ---- points and the trigger (MIL-END) ------------------------------ */

/* MIL-END-2, MIL-A26: only the first trigger counts. It takes effect at once, and the turn
 * goes on (MIL-A30). */
void milestones_trigger(struct at *at, int how)
{
    struct milestones *m = at->m;
    if (m->ender != NONE)
        return;
    m->ender = m->current;
    m->trigger = (uint8_t)how;
    sw_tell(at->ev, E_TRIGGERED, m->current, how, 0, 0);
}

/* MIL-END-1: reaching or passing the target. */
void milestones_gain(struct at *at, int source, int points)
{
    struct milestones_seat *me = at->me;
    if (points == 0)
        return;
    me->points = (uint16_t)(me->points + points);
    me->from[source] = (uint16_t)(me->from[source] + points);
    sw_tell(at->ev, E_SCORED, at->m->current, points, 0, 0);
    if (me->points >= target(at->t, at->m))
        milestones_trigger(at, at->m->move ? BY_SECOND_MOVE : BY_FIRST_MOVE);
}

/* ---- a move (MIL-TURN) ------------------------------ */

/* MIL-TURN-2: any space ahead up to the castle, which cannot be passed (MIL-TURN-3). From the
 * castle the next castle is a whole lap away (MIL-A3). No slot is barred, whatever lies on it
 * (MIL-A2). */
int milestones_why_move(const struct at *at, const struct sw_action *a)
{
    int space = a->a;
    if (space < 0 || space >= SPACES)
        return W_NO_SUCH_SPACE;
    return space == CASTLE || space > at->me->at ? 0 : W_NOT_AHEAD;
}

void milestones_list_move(const struct at *at, struct list *list)
{
    list_add(list, V_MOVE, CASTLE, 0, 0);
    for (int space = at->me->at + 1; space < SPACES; space++)
        list_add(list, V_MOVE, space, 0, 0);
}

/* MIL-WORK-1 .. MIL-WORK-4: one good for the worker one stops at and for each of the same
 * kind passed in this move; a point for each bonus tile among them. Nobody may decline
 * (MIL-A31), and goods never run out (MIL-SET-1). */
static void produce(struct at *at, int from, int to)
{
    struct milestones_seat *me = at->me;
    int kind = worker_kind(me->slot[to - PATH]), made = 0, points = 0;
    for (int i = from; i <= to - PATH; i++)
        if (is_worker(me->slot[i]) && worker_kind(me->slot[i]) == kind) {
            made++;
            points += has_bonus(me->slot[i]);
        }
    me->goods[kind] = (uint8_t)(me->goods[kind] + made);
    if (kind == COIN)
        sw_tell(at->ev, E_MINTED, at->m->current, made, 0, 0);
    else
        sw_tell(at->ev, E_MADE, at->m->current, made, kind, 0);
    milestones_gain(at, S_WORK, points);
}

/* MIL-A32: a building is entered on every arrival and left by "done". */
void milestones_move(struct at *at, const struct sw_action *a)
{
    int space = a->a;
    struct milestones *m = at->m;
    int from = at->me->at;
    at->me->at = (uint8_t)space;
    sw_tell(at->ev, E_MOVED, m->current, space, 0, 0);
    if (space == CASTLE) {
        milestones_enter_castle(at);
    } else if (space == TRADING_HOUSE) {
        milestones_enter_trade(at);
    } else if (space == OFFICE) {
        m->head.phase = BUILD;
    } else if (space == MILL) {
        m->head.phase = SUPPLY;
    } else {
        if (is_worker(at->me->slot[space - PATH]))
            produce(at, from, space);
        milestones_end_move(at);
    }
}

/* ---- the end ------------------------------ */

/* MIL-FIN-1 .. MIL-FIN-4, MIL-A39: majorities go onto the track. */
static void score_majorities(struct at *at)
{
    struct milestones *m = at->m;
    for (int kind = 0; kind < GOODS; kind++)
        for (int i = 0; i < m->head.seats; i++) {
            int points = milestones_majority(m, i, kind);
            m->seat[i].points = (uint16_t)(m->seat[i].points + points);
            m->seat[i].from[S_MAJORITY] = (uint16_t)(m->seat[i].from[S_MAJORITY] + points);
            if (points)
                sw_tell(at->ev, E_MAJORITY, i, kind, points, 0);
        }
}

static void end_match(struct at *at)
{
    struct milestones *m = at->m;
    score_majorities(at);
    m->move = 0;
    m->head.phase = OVER;
    m->head.waiting = 0;
    m->head.over = m->trigger;
    sw_tell(at->ev, E_OVER, NONE, 0, 0, 0);
}

/* MIL-END-3, MIL-END-4: whoever triggered the end finishes the turn; everybody else then has
 * exactly one more. MIL-A28: the limit of turns, unless the end was triggered before. */
static void end_turn(struct at *at)
{
    struct milestones *m = at->m;
    int next = turn_next(m->current, m->head.seats), cap = m->head.option[OPT_MAX_TURNS];
    bool round_over = next == m->starter;
    if (m->ender == NONE && round_over && cap && m->head.round >= cap)
        m->trigger = BY_CAP;
    if (next == m->ender || m->trigger == BY_CAP) {
        end_match(at);
    } else {
        m->head.round = (uint16_t)(m->head.round + round_over);
        milestones_begin_turn(m, next);
    }
}

void milestones_end_move(struct at *at)
{
    if (at->m->move) {
        end_turn(at);
    } else {
        at->m->move = 1;
        at->m->head.phase = MOVE;
    }
}
