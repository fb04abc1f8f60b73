/* SPDX-License-Identifier: MIT */
/* verify.c - High Card: what must hold in every position. */
#include <string.h>

#include "game.h"

/* Only a censored state, which has no generator, may hold cards that are not known. */
static bool card_fits(const struct null_tables *t, const struct null *n, int card,
                      uint32_t *seen)
{
    if (card == SECRET)
        return n->head.rng.kind == SW_LUCK_NONE;
    if (card >= t->cards || *seen >> card & 1)
        return false;
    *seen |= 1u << card;
    return true;
}

static bool cards_fit(const struct null_tables *t, const struct null *n)
{
    uint32_t seen = 0;
    for (int i = 0; i < n->deck_count; i++)
        if (!card_fits(t, n, n->deck[i], &seen))
            return false;
    for (int i = 0; i < n->dropped_count; i++)
        if (!card_fits(t, n, n->dropped[i], &seen))
            return false;
    for (int i = 0; i < n->head.seats; i++)
        if (!card_fits(t, n, n->seat[i].card, &seen))
            return false;
    return n->drawn == NO_CARD || card_fits(t, n, n->drawn, &seen);
}

static bool stones_fit(const struct null_tables *t, const struct null *n)
{
    for (int k = 0; k < STONES; k++) {
        int total = n->bag[k];
        for (int i = 0; i < n->head.seats; i++)
            total += n->seat[i].stones[k];
        if (total != t->stone[k].count)
            return false;
    }
    return true;
}

static bool seats_fit(const struct null *n)
{
    for (int i = 0; i < n->head.seats; i++)
        if (!(n->seat[i].known >> i & 1) || n->seat[i].known >> n->head.seats)
            return false;
    for (int i = n->head.seats; i < SEATS; i++)
        if (memcmp(&n->seat[i], &(struct null_seat){.card = NO_CARD}, sizeof n->seat[i]) != 0)
            return false;
    return true;
}

/* First of all: what the checks below rely on. Any bytes may be asked about. */
static bool head_fits(const struct null *n)
{
    const struct sw_state *h = &n->head;
    return n->current < h->seats && h->round >= 1 && h->round <= h->option[OPT_ROUNDS] &&
           n->deck_count <= CARDS_MAX && n->dropped_count <= CARDS_MAX;
}

static bool question_fits(const struct null *n)
{
    int choosing = n->head.phase == CHOOSE;
    if (!ask_fits(&n->ask, choosing) || n->ask.below[0] != TURN ||
        (n->drawn != NO_CARD) != choosing)
        return false;
    if (n->head.over)
        return n->head.phase == OVER && n->head.waiting == 0;
    return n->head.phase < OVER && n->head.waiting == 1u << n->current;
}

const char *null_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct null_tables *t = tables(g);
    const struct null *n = null(s);
    if (!head_fits(n))
        return "the current seat, the round or a pile is out of range";
    if (n->deck_count + n->dropped_count + s->seats + (n->drawn != NO_CARD) != t->cards)
        return "the number of cards is wrong";
    if (!deck_ends(n->deck, n->deck_count, CARDS_MAX) ||
        !deck_ends(n->dropped, n->dropped_count, CARDS_MAX))
        return "there is a card beyond the end of a pile";
    if (!seats_fit(n))
        return "a seat does not know its own card, or an empty seat owns something";
    if (!cards_fit(t, n))
        return "a card is missing, there twice, or hidden in an open state";
    if (!stones_fit(t, n))
        return "the number of stones is wrong";
    if (!question_fits(n))
        return "the question that is open does not fit the state";
    return NULL;
}
