/* SPDX-License-Identifier: MIT */
/* rules.c - Altiplano: what may be done and what it does; the parts are in the other files.
 *
 *   rules_setup.c   how a match begins
 *   rules_plan.c    recall, draw, plan
 *   rules_move.c    travelling
 *   rules_act.c     actions, orders, extensions
 *   rules_store.c   the warehouse and corn
 *   rules_round.c   clean-up, the end */
#include "rules.h"

static struct at looking(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return at_look(tables(g), altiplano(s), seat);
}

/* ---- apply --------------------------------------------------------------------------- */

/* ALT-MOVE-7 (ALT-A8): the first action of all may be anywhere, at no cost. */
static void place_figure(struct at *at, int place)
{
    at->me->place = (uint8_t)place;
    at->m->begun = PLACED;
    sw_tell(at->ev, E_PLACED, at->seat, place, 0, 0);
}

/* ALT-ACT-2 (ALT-A28): what is planned stays where it is. */
static void pass(struct at *at)
{
    at->m->passed |= turn_only(at->seat);
    sw_tell(at->ev, E_PASSED, at->seat, 0, 0, 0);
    altiplano_next_turn(at);
}

static void stop(struct at *at)
{
    at->m->head.phase = AFTER;
    at->m->recipe = NONE;
    at->m->stored = 0;
}

void altiplano_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                     struct sw_events *ev)
{
    struct altiplano *m = (struct altiplano *)s;
    struct at at = at_of(tables(g), m, a->seat, ev);
    switch (a->verb) {
    case V_DISCARD:
        altiplano_discard(&at, a->a);
        break;
    case V_RECALL:
        altiplano_recall(&at, a->a);
        break;
    case V_RETURN:
        altiplano_return(&at, a->a);
        break;
    case V_PUT:
        altiplano_put(&at, a->a, a->b);
        break;
    case V_TAKE_BACK:
        altiplano_take_back(&at, a->a);
        break;
    case V_DONE:
        altiplano_done(&at);
        break;
    case V_PLACE:
        place_figure(&at, a->a);
        break;
    case V_MOVE:
        altiplano_move(&at, a->a, a->b);
        break;
    case V_STORE:
        altiplano_store(&at, a->a, a->b);
        break;
    case V_STORE_CORN:
        altiplano_store_corn(&at, a->a, a->b);
        break;
    case V_CORN:
        altiplano_place_corn(&at, a->a);
        break;
    case V_STOP:
        stop(&at);
        break;
    case V_PASS:
        pass(&at);
        break;
    case V_END:
        if (s->phase == STORAGE)
            altiplano_end_storage(&at);
        else
            altiplano_next_turn(&at);
        break;
    default:
        altiplano_act(&at, a);
    }
}

/* ---- check --------------------------------------------------------------------------- */

static int why_not_place(const struct at *at, int place)
{
    if (at->me->place != NONE)
        return W_ALREADY_PLACED;
    if (place < 0 || place >= PLACES)
        return W_NO_SUCH_PLACE;
    bool can = altiplano_possible(at, place) & at->t->recipes_at[place];
    return can ? 0 : W_NOTHING_TO_DO_THERE;
}

static int why_not_return(const struct at *at, int good)
{
    bool drawn = good >= 0 && good < GOODS && at->m->drawn[good];
    return drawn ? 0 : W_NOT_DRAWN_NOW;
}

/* In a turn storing is an action like any other; once begun, and after the last round, it goes
 * on with the recipe that stores. */
static int why_not_store(const struct at *at, const struct sw_action *a)
{
    int phase = at->m->head.phase, effect = a->verb == V_STORE ? DEPOT : LOFT;
    uint64_t own = at->aid->tiles & at->t->with_effect[effect];
    if (phase == TURN)
        return altiplano_why_not_act(at, a);
    if (phase == STORING     ? a->a != at->m->recipe
        : a->verb == V_STORE ? !bits_has(own, a->a)
                             : !own || a->a != bits_lowest(own))
        return W_NO_SUCH_ACTION;
    return a->verb == V_STORE ? altiplano_why_not_store(at, a->a, a->b)
                              : altiplano_why_not_store_corn(at, a->a, a->b);
}

int altiplano_why_not(const struct at *at, const struct sw_action *a)
{
    switch (a->verb) {
    case V_DISCARD:
        return deck_find(at->me->mission, MISSIONS_DEALT, a->a) >= 0 ? 0 : W_NOT_YOUR_MISSION;
    case V_RECALL:
        return altiplano_why_not_recall(at, a->a);
    case V_RETURN:
        return why_not_return(at, a->a);
    case V_PUT:
        return altiplano_why_not_put(at, a->a, a->b);
    case V_TAKE_BACK:
        return altiplano_why_not_take_back(at, a->a);
    case V_DONE:
        return altiplano_why_not_done(at);
    case V_PLACE:
        return why_not_place(at, a->a);
    case V_MOVE:
        return altiplano_why_not_move(at, a->a, a->b);
    case V_STORE:
    case V_STORE_CORN:
        return why_not_store(at, a);
    case V_CORN:
        return altiplano_why_not_corn(at, a->a);
    case V_STOP:
        return altiplano_why_not_stop(at);
    case V_PASS: /* ALT-MOVE-6 (ALT-A5) */
        return at->m->begun ? W_TURN_BEGUN : 0;
    case V_END:
        return 0;
    default:
        return altiplano_why_not_act(at, a);
    }
}

int altiplano_check(const struct sw_game *g, const struct sw_state *s,
                    const struct sw_action *a)
{
    struct at at = looking(g, s, a->seat);
    return altiplano_why_not(&at, a);
}

/* ---- legal --------------------------------------------------------------------------- */

static void list_turn(const struct at *at, struct list *list)
{
    int here = at->me->place;
    uint64_t can = altiplano_possible(at, here);
    if (here == NONE) {
        list_each(list, V_PLACE, altiplano_places_of(at->t, can));
    } else {
        if (at->m->begun != PLACED)
            altiplano_list_moves_to_act(at, can, list);
        altiplano_list_acts(at, can & at->t->recipes_at[here], list);
    }
    if (!at->m->begun)
        list_add(list, V_PASS, 0, 0);
}

static void list_storing(const struct at *at, struct list *list)
{
    altiplano_list_store(at, bits_one(at->m->recipe), list);
    if (at->m->stored)
        list_add(list, V_STOP, 0, 0);
}

/* What goes forward: in PLAN something may be taken back, too. */
static void list_forward(const struct at *at, struct list *list)
{
    switch (at->m->head.phase) {
    case MISSION:
        for (int i = 0; i < MISSIONS_DEALT; i++)
            list_add(list, V_DISCARD, at->me->mission[i], 0);
        break;
    case RECALL:
        altiplano_list_recall(at, list);
        break;
    case SORT:
        list_each(list, V_RETURN, goods_there(at->m->drawn));
        break;
    case PLAN:
        altiplano_list_plan(at, list);
        break;
    case TURN:
        list_turn(at, list);
        break;
    case CORNING:
        altiplano_list_corn(at, list);
        break;
    case STORING:
        list_storing(at, list);
        break;
    case DELIVERING:
        altiplano_list_delivering(at, list);
        break;
    case AFTER:
        altiplano_list_moves(at, list);
        list_add(list, V_END, 0, 0);
        break;
    default:
        altiplano_list_storage(at, list);
    }
}

int altiplano_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out)
{
    struct at at = looking(g, s, seat);
    struct list list = {out, 0, (uint8_t)seat};
    list_forward(&at, &list);
    list_each(&list, V_TAKE_BACK, at.me->fresh);
    return list.n;
}

/* Seats that only wait because they may take something back have nothing to pick. */
int altiplano_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                   struct sw_rng *luck, struct sw_action *out)
{
    unsigned able = s->phase == PLAN ? altiplano_forward(altiplano(s)) : s->waiting;
    struct sw_action all[SW_MAX_ACTIONS];
    *seat = turn_from(able, *seat);
    struct at at = looking(g, s, *seat);
    struct list list = {all, 0, (uint8_t)*seat};
    list_forward(&at, &list);
    *out = all[sw_rng_below(luck, (uint32_t)list.n)];
    return list.n;
}
