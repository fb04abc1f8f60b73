/* SPDX-License-Identifier: MIT */
/* hidden.c - Milestones: what nobody may know.
 *
 * The only secret is the order of the stack (MIL-SET-5). Which tiles it holds is known by
 * elimination: hiding means sorting, guessing means shuffling. */
#include "game.h"

void milestones_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct milestones *m = (struct milestones *)s;
    (void)g;
    (void)seat; /* the same for everybody */
    deck_sort(m->stack, m->stack_count);
}

void milestones_resample(const struct sw_game *g, struct sw_state *s, int seat,
                         struct sw_rng *r)
{
    struct milestones *m = (struct milestones *)s;
    (void)g;
    (void)seat;
    deck_shuffle(m->stack, m->stack_count, r);
}
