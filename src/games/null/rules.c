/* SPDX-License-Identifier: MIT */
/* rules.c - High Card: setup, what is legal, what it does. In the order of the rules. */
#include "game.h"
#include "kit/bag.h"
#include "kit/turn.h"
#include "spielwerk_words.h"

static struct null *null_of(struct sw_state *s)
{
    return (struct null *)s;
}

/* ---- setup ------------------------------------------------------------------ */

static void shuffle(const struct null_tables *t, struct null *n, struct sw_events *ev)
{
    deck_clear(n->deck, &n->deck_count, CARDS_MAX);
    deck_clear(n->dropped, &n->dropped_count, CARDS_MAX);
    deck_fill(n->deck, &n->deck_count, CARDS_MAX, t->cards);
    deck_shuffle(n->deck, n->deck_count, &n->head.rng);
    for (int i = 0; i < n->deck_count; i++)
        sw_tell_some(ev, 0, E_SHUFFLED, 0, i, n->deck[i], 0);
}

/* One card for everybody, and stones into the bag (NUL-SETUP-1, NUL-SETUP-2). */
void null_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev)
{
    const struct null_tables *t = tables(g);
    struct null *n = null_of(s);
    shuffle(t, n, ev);
    for (int i = 0; i < SEATS; i++)
        n->seat[i].card = NO_CARD;
    n->drawn = NO_CARD;
    for (int i = 0; i < s->seats; i++) {
        n->seat[i].card = (uint8_t)deck_draw(n->deck, &n->deck_count);
        n->seat[i].known = turn_only(i);
        sw_tell_some(ev, turn_only(i), E_DEALT, i, n->seat[i].card, 0, 0);
    }
    for (int k = 0; k < STONES; k++)
        n->bag[k] = t->stone[k].count;
    s->round = 1;
    s->phase = TURN;
    s->waiting = turn_only(n->current);
}

/* ---- what is legal ------------------------------------------------------------ */

/* What a rule has at hand. legal() and check() never write through it. */
struct at {
    struct null *n;
    int seat;
    struct sw_events *ev;
};

/* Peeking must be agreed on, goes at others, and only at what is not known yet. */
static int why_not_peek(const struct at *at, const struct sw_action *a)
{
    const struct null *n = at->n;
    int other = a->a;
    if (!n->head.option[OPT_PEEK])
        return W_PEEK_OFF;
    if (other < 0 || other >= n->head.seats)
        return SW_W_NO_SUCH_SEAT;
    if (other == at->seat)
        return W_PEEK_SELF;
    return n->seat[other].known >> at->seat & 1 ? W_ALREADY_KNOWN : 0;
}

static int why_not_swap(const struct at *at, const struct sw_action *a)
{
    (void)a;
    return at->n->deck_count == 0 ? W_DECK_EMPTY : 0;
}

static int why_not_drop(const struct at *at, const struct sw_action *a)
{
    (void)at;
    return a->a == OLD || a->a == NEW ? 0 : W_NO_SUCH_CARD;
}

/* How many values the argument of a verb may have: peek at a seat, drop one of two cards. */
static int choices(const struct sw_state *s, int verb)
{
    return verb == V_PEEK ? s->seats : verb == V_DROP ? 2 : 1;
}

/* Asking for everything keeps legality in one place (NUL-TURN-2). */
int null_legal(const struct sw_game *g, const struct sw_state *s, int seat,
               struct sw_action *out)
{
    int n = 0;
    for (int verb = 0; verb < VERBS; verb++)
        for (int i = 0; i < choices(s, verb); i++) {
            out[n] = (struct sw_action){
                .verb = (uint8_t)verb, .seat = (uint8_t)seat, .a = (int16_t)i};
            n += sw_check(g, s, &out[n]) == 0;
        }
    return n;
}

/* ---- the turn ------------------------------------------------------------------- */

/* Everybody turns up his card (NUL-END-3). */
static void end_match(struct null *n, int ending, struct sw_events *ev)
{
    n->head.over = (uint8_t)ending;
    n->head.phase = OVER;
    n->head.waiting = 0;
    n->head.reveals++;
    for (int i = 0; i < n->head.seats; i++)
        sw_tell(ev, E_SHOWN, i, n->seat[i].card, 0, 0);
}

/* Clockwise; the match ends only between rounds, so that everybody has had the same number
 * of turns (NUL-END-1, NUL-END-2). */
static void end_turn(struct null *n, struct sw_events *ev)
{
    n->current = (uint8_t)turn_next(n->current, n->head.seats);
    n->head.waiting = turn_only(n->current);
    if (n->current != 0)
        return;
    if (n->deck_count == 0)
        end_match(n, BY_DECK, ev);
    else if (n->head.round == n->head.option[OPT_ROUNDS])
        end_match(n, BY_ROUNDS, ev);
    else
        n->head.round++;
}

/* Keeping earns a stone as long as the bag holds any (NUL-KEEP-1, NUL-KEEP-2). */
static void keep(struct at *at, const struct sw_action *a)
{
    struct null *n = at->n;
    int stone = bag_draw(n->bag, STONES, &n->head.rng);
    (void)a;
    if (stone < 0) {
        sw_tell(at->ev, E_NO_STONE, at->seat, 0, 0, 0);
    } else {
        n->seat[at->seat].stones[stone]++;
        n->head.reveals++;
        sw_tell(at->ev, E_STONE, at->seat, stone, 0, 0);
    }
    end_turn(n, at->ev);
}

static void peek(struct at *at, const struct sw_action *a)
{
    struct null_seat *other = &at->n->seat[a->a];
    other->known |= turn_only(at->seat);
    at->n->head.reveals++;
    sw_tell_some(at->ev, turn_only(at->seat), E_PEEKED, at->seat, a->a, other->card, 0);
    end_turn(at->n, at->ev);
}

/* The turn is not over: which card to drop is a question of its own (NUL-SWAP-1). */
static void swap(struct at *at, const struct sw_action *a)
{
    struct null *n = at->n;
    (void)a;
    n->drawn = (uint8_t)deck_draw(n->deck, &n->deck_count);
    n->head.reveals++;
    ask_push(&n->ask, &n->head.phase, CHOOSE);
    sw_tell_some(at->ev, turn_only(at->seat), E_DREW, at->seat, n->drawn, 0, 0);
}

/* The dropped card is shown. Everybody sees from which hand it came, so those who knew the
 * old card know it still if it was not the one that went (NUL-SWAP-3). */
static void drop(struct at *at, const struct sw_action *a)
{
    struct null *n = at->n;
    struct null_seat *own = &n->seat[at->seat];
    int gone = a->a == OLD ? own->card : n->drawn;
    if (a->a == OLD) {
        own->card = n->drawn;
        own->known = turn_only(at->seat);
    }
    n->drawn = NO_CARD;
    deck_put(n->dropped, &n->dropped_count, gone);
    n->head.reveals++;
    ask_pop(&n->ask, &n->head.phase);
    sw_tell(at->ev, E_DROPPED, at->seat, gone, a->a, 0);
    end_turn(n, at->ev);
}

/* ---- every verb once --------------------------------------------------------------- */

/* clang-format off */
const struct sw_verb null_verbs[VERBS] = {
    /*           name    arguments       button     asked in     at another time  */
    [V_KEEP] = {"keep", {SW_KIND_NONE}, W_DO_KEEP, 1 << TURN,   W_CHOOSE_FIRST, NULL,         keep, NULL},
    [V_PEEK] = {"peek", {SW_KIND_SEAT}, W_DO_PEEK, 1 << TURN,   W_CHOOSE_FIRST, why_not_peek, peek, NULL},
    [V_SWAP] = {"swap", {SW_KIND_NONE}, W_DO_SWAP, 1 << TURN,   W_CHOOSE_FIRST, why_not_swap, swap, NULL},
    [V_DROP] = {"drop", {K_WHICH},      W_DO_DROP, 1 << CHOOSE, W_SWAP_FIRST,   why_not_drop, drop, null_say_drop},
};
/* clang-format on */

int null_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a)
{
    struct at at = {(struct null *)(uintptr_t)s, a->seat, NULL};
    (void)g;
    return null_verbs[a->verb].why_not(&at, a);
}

void null_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                struct sw_events *ev)
{
    struct at at = {null_of(s), a->seat, ev};
    (void)g;
    null_verbs[a->verb].apply(&at, a);
}
