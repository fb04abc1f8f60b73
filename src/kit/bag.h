/* SPDX-License-Identifier: MIT */
/* bag.h - a cloth bag that nobody may look into.
 *
 * A bag is an array of counts, one byte per kind of token, inside the game's state. No
 * order is kept: at a real table shaking the bag is free, so the order is nobody's
 * secret, and a bag has nothing to censor and nothing to resample. Luck is drawn at the
 * moment a hand goes in. */
#ifndef KIT_BAG_H
#define KIT_BAG_H

#include "goods.h"
#include "spielwerk.h"

static inline int bag_total(const uint8_t *count, int kinds)
{
    return goods_total(count, kinds);
}

/* The kind of the n-th token if all lay sorted in a row; n is below the total. */
static inline int bag_nth(const uint8_t *count, int kinds, int n)
{
    int kind = 0;

    assert(n >= 0 && n < bag_total(count, kinds));
    (void)kinds;
    while (n >= count[kind])
        n -= count[kind++];
    return kind;
}

/* Draw one token blindly, each equally likely; its kind, or -1 if the bag is empty. */
static inline int bag_draw(uint8_t *count, int kinds, struct sw_rng *r)
{
    int total = bag_total(count, kinds), kind;

    if (total == 0)
        return -1;
    kind = bag_nth(count, kinds, (int)sw_rng_below(r, (uint32_t)total));
    count[kind]--;
    return kind;
}

/* Put a token back. */
static inline void bag_put(uint8_t *count, int kind)
{
    assert(count[kind] < 255);
    count[kind]++;
}

#endif
