/* SPDX-License-Identifier: MIT */
/* step.h - an automatic step that may stop half-way to ask something.
 *
 * "Everybody gets two goods, then the market is refilled" runs by itself until a seat
 * must choose. Rules cannot wait inside a function, so what is still to come lies in the
 * state: `at` is the step that runs (0: none), `left` what it has yet to do. What the
 * eight bytes mean is the step's own business; the usual meaning is one count per seat.
 *
 *   step_begin(&s->step, STEP_INCOME, 2, seats);      two for everybody
 *   while ((i = step_next(&s->step)) >= 0) {           whose turn is it?
 *       s->step.left[i]--;
 *       if (must_choose(i)) return ask(...);           comes back here later
 *       give(i);
 *   }
 *   step_end(&s->step);
 */
#ifndef KIT_STEP_H
#define KIT_STEP_H

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { STEP_LEFT = 8 };

struct step {
    uint8_t at, left[STEP_LEFT];
};

/* No step runs; all bytes are zero. */
static inline void step_end(struct step *t)
{
    memset(t, 0, sizeof *t);
}

/* Begin step `at` with `each` left for the first `n` entries. */
static inline void step_begin(struct step *t, int at, int each, int n)
{
    assert(at > 0 && at < 256 && each >= 0 && each < 256 && n >= 0 && n <= STEP_LEFT);
    step_end(t);
    t->at = (uint8_t)at;
    memset(t->left, each, (size_t)n);
}

/* The first entry that has something left, or -1: the step is done. */
static inline int step_next(const struct step *t)
{
    for (int i = 0; i < STEP_LEFT; i++)
        if (t->left[i])
            return i;
    return -1;
}

/* The same, asking entry `first` first and then round the table of `n`. */
static inline int step_next_from(const struct step *t, int first, int n)
{
    assert(n > 0 && n <= STEP_LEFT && first >= 0 && first < n);
    for (int k = 0; k < n; k++) {
        int i = (first + k) % n;

        if (t->left[i])
            return i;
    }
    return -1;
}

#endif
