/* SPDX-License-Identifier: MIT */
/* rules.h - Altiplano: what the files of the rules tell one another.
 *
 * The predicates altiplano_why_not_*() are the only place where legality is decided: check()
 * says what they say, and the lists hold what they let pass. */
#ifndef ALTIPLANO_RULES_H
#define ALTIPLANO_RULES_H

#include "game.h"
#include "kit/bag.h"
#include "kit/turn.h"

/* What most functions need: the tables, the match, who acts. */
enum { EVERYWHERE = (1 << PLACES) - 1 }; /* all places, as a set */

struct at {
    const struct altiplano_tables *t;
    struct altiplano *m;
    struct altiplano_seat *me;
    struct altiplano_aid *aid;
    struct sw_events *ev;
    int seat;
};

static inline struct at at_of(const struct altiplano_tables *t, struct altiplano *m, int seat,
                              struct sw_events *ev)
{
    return (struct at){t, m, &m->seat[seat], &m->aid[seat], ev, seat};
}

/* Somebody only looks: nothing is written through this one. */
static inline struct at at_look(const struct altiplano_tables *t, const struct altiplano *m,
                                int seat)
{
    return at_of(t, (struct altiplano *)(uintptr_t)m, seat, NULL);
}

/* A list of legal actions that is being written. */
struct list {
    struct sw_action *out;
    int n;
    uint8_t seat;
};

static inline void list_add(struct list *list, int verb, int a, int b)
{
    list->out[list->n++] = (struct sw_action){
        .verb = (uint8_t)verb, .seat = list->seat, .a = (int16_t)a, .b = (int16_t)b};
}

/* An action as one word, so that it is written at once. Whatever the order of bytes, adding the
 * word of an action that is 0 but for one value adds to that value. */
union packed {
    struct sw_action action;
    uint64_t word;
};

static inline void list_words(struct list *list, uint64_t word, uint64_t one, uint64_t members)
{
    struct sw_action *out = list->out + list->n;
    for (; members; members &= members - 1)
        *out++ = (union packed){.word = word + one * (unsigned)bits_lowest(members)}.action;
    list->n = (int)(out - list->out);
}

/* An action for each member of a set, as its only value ... */
static inline void list_each(struct list *list, int verb, uint64_t members)
{
    const union packed one = {.action = {.a = 1}};
    const union packed base = {.action = {.verb = (uint8_t)verb, .seat = list->seat}};
    list_words(list, base.word, one.word, members);
}

/* ... or as its second one. Most of a list is written here. */
static inline void list_with_each(struct list *list, int verb, int first, uint64_t members)
{
    const union packed one = {.action = {.b = 1}};
    const union packed base = {
        .action = {.verb = (uint8_t)verb, .seat = list->seat, .a = (int16_t)first}};
    list_words(list, base.word, one.word, members);
}

static inline struct at at_seat(const struct at *at, int seat)
{
    return at_of(at->t, at->m, seat, at->ev);
}

/* ---- rules_aid.c: what follows from a seat --------------------------------------------- */

/* Lay a piece on a slot, which is empty. */
void altiplano_lay(struct at *at, int piece, int slot);
/* Take what lies on a slot away, and say what it was. */
int altiplano_lift(struct at *at, int slot);
/* The seat has another extension. */
void altiplano_attach(struct at *at, int card);
/* Free slots, of twins (slots of one place or tile that accept the same) only the first: the
 * others would be the same plan by another name. */
uint64_t altiplano_offered(const struct at *at);
/* What can be put somewhere: goods, and the coin where there are symbols for it. */
unsigned altiplano_to_place(const struct at *at);
/* The seats that have nothing to put, as a set; and whether this one has, noted. */
uint64_t altiplano_idle(const struct altiplano_tables *t, const struct altiplano *m);
void altiplano_idle_now(struct at *at);

/* ---- rules_round.c: rounds and the end ----------------------------------------------- */

void altiplano_begin_round(struct altiplano *m);
void altiplano_discard(struct at *at, int mission);
/* All have passed: clean up, and begin the next round or the end. */
void altiplano_end_round(struct at *at);
/* The seat has stored what it wants to after the last round. */
void altiplano_end_storage(struct at *at);

/* ---- rules_plan.c: recall, draw, plan ------------------------------------------------ */

int altiplano_why_not_recall(const struct at *at, int slot);
int altiplano_why_not_put(const struct at *at, int piece, int slot);
int altiplano_why_not_take_back(const struct at *at, int slot);
int altiplano_why_not_done(const struct at *at);
void altiplano_recall(struct at *at, int slot);
void altiplano_return(struct at *at, int good);
void altiplano_put(struct at *at, int piece, int slot);
void altiplano_take_back(struct at *at, int slot);
void altiplano_done(struct at *at);
void altiplano_list_recall(const struct at *at, struct list *list);
void altiplano_list_plan(const struct at *at, struct list *list);
/* The seats that have something to put or to confirm in PLAN. */
unsigned altiplano_forward(const struct altiplano *m);
/* The seats that may still do something in PLAN. */
unsigned altiplano_planners(const struct altiplano *m);

/* ---- rules_move.c: movement ---------------------------------------------------------- */

/* The places within `steps` of any of `places`, as sets. */
unsigned altiplano_around(const struct altiplano *m, unsigned places, int steps);
/* Means of moving a seat has left, as a set of units. */
unsigned altiplano_units(const struct at *at);
int altiplano_why_not_move(const struct at *at, int unit, int place);
void altiplano_move(struct at *at, int unit, int place);
/* The moves after the action; and those before it, to where something can still be done, if
 * the recipes `can` are possible. */
void altiplano_list_moves(const struct at *at, struct list *list);
void altiplano_list_moves_to_act(const struct at *at, uint64_t can, struct list *list);

/* ---- rules_act.c: actions ------------------------------------------------------------ */

/* The recipes that are possible if the figure stood at their places; elsewhere than `here`
 * perhaps not all of them, but one where there is any. */
uint64_t altiplano_possible(const struct at *at, int here);
/* The places of some recipes; both are sets. */
unsigned altiplano_places_of(const struct altiplano_tables *t, uint64_t recipes);
int altiplano_why_not_act(const struct at *at, const struct sw_action *a);
void altiplano_act(struct at *at, const struct sw_action *a);
/* The turn is over: whose is next? */
void altiplano_next_turn(struct at *at);
/* What the possible recipes `can` offer, in the order of the verbs. */
void altiplano_list_acts(const struct at *at, uint64_t can, struct list *list);
void altiplano_list_delivering(const struct at *at, struct list *list);
/* The slot the next good of this kind comes from (ALT-A41), or -1. */
int altiplano_slot_with(const struct at *at, int recipe, int good);

/* ---- rules_store.c: the warehouse, corn, storing ------------------------------------- */

/* The row this good must go to, or -1. Not for corn. */
int altiplano_row_for(const struct at *at, int good);
/* The rows a corn may go to, as a set; the loft included if asked for. */
unsigned altiplano_corn_rows(const struct at *at, bool loft);
bool altiplano_corn_can_come(const struct at *at);
/* Ask where `n` corn go, as far as they can come; else the turn goes on. */
void altiplano_gain_corn(struct at *at, int n);
int altiplano_why_not_corn(const struct at *at, int row);
void altiplano_place_corn(struct at *at, int row);
bool altiplano_can_store(const struct at *at, int recipe);
int altiplano_why_not_store(const struct at *at, int recipe, int good);
int altiplano_why_not_store_corn(const struct at *at, int recipe, int row);
int altiplano_why_not_stop(const struct at *at);
void altiplano_store(struct at *at, int recipe, int good);
void altiplano_store_corn(struct at *at, int recipe, int row);
void altiplano_list_corn(const struct at *at, struct list *list);
/* The steps of storing with these recipes; V_STORE before V_STORE_CORN. */
void altiplano_list_store(const struct at *at, uint64_t recipes, struct list *list);
void altiplano_list_storage(const struct at *at, struct list *list);

#endif
