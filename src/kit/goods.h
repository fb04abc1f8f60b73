/* SPDX-License-Identifier: MIT */
/* goods.h - small amounts of a few kinds of goods: a stock, a price, a gain.
 *
 * A vector of goods is a plain array of bytes, one amount per kind; its length is the
 * caller's to know, as the number of kinds belongs to the game. */
#ifndef KIT_GOODS_H
#define KIT_GOODS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* How many pieces altogether. */
static inline int goods_total(const uint8_t *have, int kinds)
{
    int n = 0;

    for (int i = 0; i < kinds; i++)
        n += have[i];
    return n;
}

/* Can `price` be paid out of `have`? */
static inline bool goods_cover(const uint8_t *have, const uint8_t *price, int kinds)
{
    for (int i = 0; i < kinds; i++)
        if (have[i] < price[i])
            return false;
    return true;
}

/* How many pieces of `price` are missing from `have`: what jokers would have to stand for. */
static inline int goods_lack(const uint8_t *have, const uint8_t *price, int kinds)
{
    int n = 0;

    for (int i = 0; i < kinds; i++)
        n += have[i] < price[i] ? price[i] - have[i] : 0;
    return n;
}

/* No sum may leave a byte: rules that can grow further use goods_add_capped(). */
static inline void goods_add(uint8_t *have, const uint8_t *gain, int kinds)
{
    for (int i = 0; i < kinds; i++) {
        assert(have[i] + gain[i] < 256);
        have[i] = (uint8_t)(have[i] + gain[i]);
    }
}

/* `price` must be covered. */
static inline void goods_sub(uint8_t *have, const uint8_t *price, int kinds)
{
    assert(goods_cover(have, price, kinds));
    for (int i = 0; i < kinds; i++)
        have[i] = (uint8_t)(have[i] - price[i]);
}

/* Take up to `n` of one kind as far as `cap` lets it; gives how many came. A stock that is
 * already above its cap keeps what it has and gains nothing. */
static inline int goods_gain(uint8_t *have, int kind, int n, int cap)
{
    int room = have[kind] < cap ? cap - have[kind] : 0;

    n = n < room ? n : room;
    assert(n >= 0 && have[kind] + n < 256);
    have[kind] = (uint8_t)(have[kind] + n);
    return n;
}

/* goods_gain() for all kinds at once, the same cap for each; gives how many came. */
static inline int goods_add_capped(uint8_t *have, const uint8_t *gain, int kinds, int cap)
{
    int n = 0;

    for (int i = 0; i < kinds; i++)
        n += goods_gain(have, i, gain[i], cap);
    return n;
}

#endif
