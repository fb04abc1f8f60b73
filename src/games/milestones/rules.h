/* SPDX-License-Identifier: MIT */
/* rules.h - Milestones: what the rule files share. One file per place of the rondel; rules.c
 * puts them together.
 *
 * The functions milestones_why_*() are the only place where legality is decided: they give 0
 * or the word that says why not. milestones_list_*() list, in ascending order, what those
 * let pass. */
#ifndef MILESTONES_RULES_H
#define MILESTONES_RULES_H

#include "game.h"

/* What most functions need: the tables, the match, whose turn it is. */
struct at {
    const struct milestones_tables *t;
    struct milestones *m;
    struct milestones_seat *me;
    struct sw_events *ev;
};

/* A list of legal actions that is being written. */
struct list {
    struct sw_action *out;
    int n;
    uint8_t seat;
};

static inline void list_add(struct list *list, int verb, int a, int b, int c)
{
    list->out[list->n++] =
        (struct sw_action){(uint8_t)verb, list->seat, (int16_t)a, (int16_t)b, (int16_t)c};
}

static inline int workers(const struct milestones_seat *me)
{
    int n = 0;
    for (int i = 0; i < SLOTS; i++)
        n += is_worker(me->slot[i]);
    return n;
}

/* rules_setup.c */
sw_why_not milestones_why_draft, milestones_why_place;
sw_apply_verb milestones_draft, milestones_place;
void milestones_list_draft(const struct at *at, struct list *list);
void milestones_list_place(const struct at *at, struct list *list);

/* rules_turn.c */
sw_why_not milestones_why_move;
sw_apply_verb milestones_move;
void milestones_begin_turn(struct milestones *m, int seat);
void milestones_list_move(const struct at *at, struct list *list);
void milestones_end_move(struct at *at);
/* Points on the track; the first to reach the target triggers the end. */
void milestones_gain(struct at *at, int source, int points);
void milestones_trigger(struct at *at, int how);

/* rules_trade.c */
sw_why_not milestones_why_hire, milestones_why_buy, milestones_why_sell;
sw_apply_verb milestones_hire, milestones_buy, milestones_sell;
void milestones_enter_trade(struct at *at);
/* Lay a tile on slots `slot` and `slot` + 1, over whatever is there. */
void milestones_lay_tile(struct at *at, int tile, int slot);
/* A bonus tile on this slot leaves the game. */
void milestones_lose_bonus(struct at *at, int slot);
void milestones_list_trade(const struct at *at, struct list *list);

/* rules_build.c */
sw_why_not milestones_why_road, milestones_why_house, milestones_why_market;
sw_apply_verb milestones_road, milestones_house, milestones_market;
void milestones_list_build(const struct at *at, struct list *list);

/* rules_bonus.c */
sw_why_not milestones_why_claim, milestones_why_skip;
sw_apply_verb milestones_claim, milestones_skip;
bool milestones_may_take(const struct milestones_seat *me, int kind);
/* The kind of the bonus tile in a triangle, or NONE. */
int milestones_bonus_in(const struct milestones_tables *t, const struct milestones *m,
                        int cell);
/* Is there a tile to take around the milestone or market just set on a corner? */
bool milestones_claims_open(const struct milestones_tables *t, const struct milestones *m,
                            const struct milestones_seat *me, int corner);
/* After a build on `corner`, or in `cell`; the other is NONE. */
void milestones_ask_claim(struct at *at, int corner, int cell);
void milestones_list_claim(const struct at *at, struct list *list);

/* rules_mill.c */
sw_why_not milestones_why_deliver;
sw_apply_verb milestones_deliver;
void milestones_list_mill(const struct at *at, struct list *list);

/* rules_castle.c */
sw_why_not milestones_why_keep, milestones_why_cover;
sw_apply_verb milestones_keep, milestones_cover;
void milestones_enter_castle(struct at *at);
void milestones_list_keep(const struct at *at, struct list *list);
void milestones_list_cover(const struct at *at, struct list *list);

#endif
