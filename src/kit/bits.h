/* SPDX-License-Identifier: MIT */
/* bits.h - sets of small numbers, 0 .. 63, as one word.
 *
 * Every function is total: it also answers for the empty set, and for numbers that no
 * set can hold. */
#ifndef KIT_BITS_H
#define KIT_BITS_H

#include <stdbool.h>
#include <stdint.h>

/* for (each member i of set, ascending). `set` is evaluated once. */
#define bits_each(i, set)                                                                      \
    for (uint64_t bits_rest_##i = (set), bits_go_##i = 1; bits_go_##i; bits_go_##i = 0)        \
        for (int i; bits_rest_##i && (i = bits_lowest(bits_rest_##i), true);                   \
             bits_rest_##i &= bits_rest_##i - 1)

/* How many members: neighbours are added up, in pairs, fours, eights. The compiler's own
 * function would be a call on machines we cannot assume more of. */
static inline int bits_count(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(set * UINT64_C(0x0101010101010101) >> 56);
}

/* The smallest member, or -1. */
static inline int bits_lowest(uint64_t set)
{
    return set ? __builtin_ctzll(set) : -1;
}

/* The set of `i` alone; empty if no set can hold it. */
static inline uint64_t bits_one(int i)
{
    return i >= 0 && i < 64 ? UINT64_C(1) << i : 0;
}

/* The set 0 .. n-1. */
static inline uint64_t bits_below(int n)
{
    return n >= 64 ? ~UINT64_C(0) : n <= 0 ? 0 : (UINT64_C(1) << n) - 1;
}

static inline bool bits_has(uint64_t set, int i)
{
    return (set & bits_one(i)) != 0;
}

/* The n-th member, counting from 0 upwards from the smallest; -1 if there are fewer. */
static inline int bits_nth(uint64_t set, int n)
{
    if (n < 0)
        return -1;
    while (n-- > 0)
        set &= set - (set != 0);
    return bits_lowest(set);
}

#endif
