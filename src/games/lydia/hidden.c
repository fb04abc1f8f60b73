/* SPDX-License-Identifier: MIT */
/* hidden.c - Lions of Lydia: what nobody may know.
 *
 * All pieces are taken openly, so everybody knows every bag (LYD-A17); what a bag will give
 * is luck to come and lies in the generator, which the engine hides. The only other secret
 * is the order of the decks, and only where the display is refilled. Which cards they hold
 * is known by elimination: hiding means sorting, guessing means shuffling. */
#include "game.h"

void lydia_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct lydia *l = (struct lydia *)s;
    (void)g;
    (void)seat; /* the same for everybody */
    for (int kind = SILVER; kind <= PURPLE; kind++)
        deck_sort(deck_of(l, kind), l->deck_count[kind - SILVER]);
}

void lydia_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct lydia *l = (struct lydia *)s;
    (void)g;
    (void)seat;
    for (int kind = SILVER; kind <= PURPLE; kind++)
        deck_shuffle(deck_of(l, kind), l->deck_count[kind - SILVER], r);
}
