/* SPDX-License-Identifier: MIT */
/* turn.h - whose turn it is, clockwise round the table. */
#ifndef KIT_TURN_H
#define KIT_TURN_H

#include <stdint.h>

/* The seat to the left of `seat`. */
static inline int turn_next(int seat, int seats)
{
    return seat + 1 < seats ? seat + 1 : 0;
}

/* The seat to the right. */
static inline int turn_before(int seat, int seats)
{
    return seat > 0 ? seat - 1 : seats - 1;
}

/* Steps clockwise from `from` to `to`: 0 for the same seat, at most seats - 1. */
static inline int turn_distance(int from, int to, int seats)
{
    return to >= from ? to - from : to - from + seats;
}

/* The first seat of `mask` met when going clockwise and starting with `seat` itself; -1 if
 * nobody is in the mask. */
static inline int turn_first_of(unsigned mask, int seat, int seats)
{
    for (int k = 0; k < seats; k++) {
        if (mask >> seat & 1)
            return seat;
        seat = turn_next(seat, seats);
    }
    return -1;
}

/* The same where it is known that somebody is in the mask. */
static inline int turn_from(unsigned mask, int seat)
{
    unsigned later = mask >> seat << seat;
    return __builtin_ctz(later ? later : mask);
}

/* The mask in which only `seat` waits, for sw_state.waiting. */
static inline uint8_t turn_only(int seat)
{
    return (uint8_t)(1u << seat);
}

#endif
