/* SPDX-License-Identifier: MIT */
/* hidden.c - Lions of Lydia: what nobody may know.
 *
 * All pieces are taken openly, so everybody knows every bag (LYD-A17); what a bag will give
 * is luck to come and lies in the generator, which the engine hides. The only other secret
 * is the order of the decks, and only where the display is refilled. Which cards they hold
 * is known by elimination: hiding means sorting, guessing means shuffling. */
#include <stdlib.h>

#include "game.h"

static uint8_t *deck(struct lydia *l, int i)
{
    return i == 0 ? l->deck_silver : i == 1 ? l->deck_gold : l->deck_purple;
}

static int by_card(const void *x, const void *y)
{
    return *(const uint8_t *)x - *(const uint8_t *)y;
}

void lydia_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct lydia *l = (struct lydia *)s;
    (void)g;
    (void)seat; /* the same for everybody */
    for (int i = 0; i < 3; i++)
        qsort(deck(l, i), l->deck_count[i], 1, by_card);
}

void lydia_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct lydia *l = (struct lydia *)s;
    (void)g;
    (void)seat;
    for (int i = 0; i < 3; i++)
        sw_rng_shuffle(r, deck(l, i), l->deck_count[i]);
}
