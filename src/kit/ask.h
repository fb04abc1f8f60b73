/* SPDX-License-Identifier: MIT */
/* ask.h - questions that wait below the open one.
 *
 * A big choice becomes a few small ones: "which card", then "which coin", then back to
 * what was asked before. The open question is the state's `phase`; what it interrupted
 * waits here, last in, first out. Bytes above the depth are zero, so that two states
 * that ask the same have the same bytes. */
#ifndef KIT_ASK_H
#define KIT_ASK_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

enum { ASK_DEPTH = 7 };

struct ask {
    uint8_t depth, below[ASK_DEPTH];
};

/* True if `depth` questions wait, and nothing is left of earlier ones. */
static inline bool ask_fits(const struct ask *k, int depth)
{
    for (int i = depth; i < ASK_DEPTH; i++)
        if (k->below[i])
            return false;
    return k->depth == depth;
}

/* Ask `what`; the question open so far waits until ask_pop(). */
static inline void ask_push(struct ask *k, uint8_t *phase, int what)
{
    assert(k->depth < ASK_DEPTH && what >= 0 && what < 256);
    k->below[k->depth++] = *phase;
    *phase = (uint8_t)what;
}

/* The open question is answered: back to the one it interrupted. */
static inline void ask_pop(struct ask *k, uint8_t *phase)
{
    assert(k->depth > 0);
    *phase = k->below[--k->depth];
    k->below[k->depth] = 0;
}

#endif
