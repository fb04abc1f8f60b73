/* SPDX-License-Identifier: MIT */
/* yardstick.c - a fixed piece of work, to compare machines by.
 *
 * One standard step does what a step of a random playout typically does, whatever the
 * game: look through 32 bytes of a small state for choices, draw a bounded random number,
 * change two bytes, branch on what was found; and copy a kilobyte every 64 steps. A speed
 * divided by the rate of these steps says how good the code is, not how fast the machine.
 *
 * The work must never change, or old figures lose their meaning. */
#include "yardstick.h"

#include <string.h>

enum { SIZE = 1024, WINDOW = 32, COPY_EVERY = 64 };

struct yard {
    uint64_t s0, s1; /* xorshift128+ */
    uint64_t sum;
    uint8_t state[SIZE], copy[SIZE];
};

static uint64_t draw(struct yard *y)
{
    uint64_t a = y->s0, b = y->s1;

    y->s0 = b;
    a ^= a << 23;
    y->s1 = a ^ b ^ a >> 17 ^ b >> 26;
    return y->s1 + b;
}

static unsigned scan(const uint8_t *at, uint8_t *found)
{
    unsigned n = 0;

    for (unsigned i = 0; i < WINDOW; i++)
        if (at[i] & 1)
            found[n++] = (uint8_t)i;
    return n;
}

/* The first draw is spent on a branch nobody can foresee for sure. */
static unsigned choose(struct yard *y, const uint8_t *found, unsigned n)
{
    return found[(draw(y) * n) >> 58 < n ? draw(y) % n : 0];
}

static void step(struct yard *y, uint64_t i)
{
    unsigned base = (unsigned)(draw(y) & 959), n, pick;
    uint8_t found[WINDOW];

    n = scan(y->state + base, found);
    if (n == 0) {
        y->state[base] |= 1;
        return;
    }
    pick = choose(y, found, n);
    y->state[base + pick] = (uint8_t)(y->state[base + pick] * 5 + 3);
    y->state[(base + 7 * pick) % SIZE] ^= (uint8_t)(i | 1);
    y->sum += y->state[base];
    if (i % COPY_EVERY == 0) {
        memcpy(y->copy, y->state, SIZE);
        y->sum += y->copy[pick];
    }
}

uint64_t yardstick_run(uint64_t steps)
{
    static struct yard y;

    y = (struct yard){.s0 = 0x9e3779b97f4a7c15u, .s1 = 0xbf58476d1ce4e5b9u};
    for (int i = 0; i < SIZE; i++)
        y.state[i] = (uint8_t)draw(&y);
    for (uint64_t i = 0; i < steps; i++)
        step(&y, i);
    return y.sum;
}
