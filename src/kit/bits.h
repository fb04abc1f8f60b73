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

/* How many members are in each byte: neighbours are added up, in pairs, fours, eights. The
 * compiler's own function would be a call on machines we cannot assume more of. */
static inline uint64_t bits_per_byte(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    return (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
}

/* How many members. */
static inline int bits_count(uint64_t set)
{
    return (int)(bits_per_byte(set) * UINT64_C(0x0101010101010101) >> 56);
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

/* The first of eight ascending bytes, the last being at least `least`, that is so, too. */
static inline int bits_byte_from(uint64_t bytes, int least)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = ones << 7;
    return __builtin_ctzll(((bytes | tops) - ones * (unsigned)least) & tops) >> 3;
}

/* The n-th member, counting from 0 upwards from the smallest; -1 if there are fewer. Which one
 * is mostly drawn by luck, so there is no loop to be guessed: how many there are up to each
 * byte tells the byte, and the same with its bits spread over bytes tells the bit. */
static inline int bits_nth(uint64_t set, int n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t upto = bits_per_byte(set) * ones;
    if (n < 0 || n >= (int)(upto >> 56))
        return -1;
    int byte = 8 * bits_byte_from(upto, n + 1);
    uint64_t spread = (set >> byte & 0xff) * ones & UINT64_C(0x8040201008040201);
    uint64_t bit = (spread + ones * 0x7f) >> 7 & ones;
    return byte + bits_byte_from(bit * ones, n + 1 - (int)(upto << 8 >> byte & 0xff));
}

#endif
