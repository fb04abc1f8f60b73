/* SPDX-License-Identifier: MIT */
/* net.h - what a list of small numbers is worth, as learned from many examples.
 *
 * Each number counts by itself, and a few neurons count what is only worth something together:
 * a neuron adds up the numbers by weights of its own, and says nothing while the sum is below
 * zero. Everything is whole, so that the result is the same on every machine. */
#ifndef KIT_NET_H
#define KIT_NET_H

#include <stdint.h>

enum {
    NET_NEURONS = 72,
    NET_ROW = 1 + NET_NEURONS,
    NET_FINE = 64,    /* parts of a unit of the result */
    NET_WHOLE = 65536 /* a neuron's sum of one */
};

/* The rows of a net: what it says and what the neurons' sums are when all numbers are 0; what
 * the neurons are worth; then for each number what one of it counts alone and to each neuron.
 * Results and worths are in NET_FINEs, sums in NET_WHOLEs. */
enum net_row { NET_BEGIN, NET_WORTH, NET_FIRST };

static inline int net_value(const int32_t net[][NET_ROW], int numbers, const int16_t *x)
{
    int64_t result = net[NET_BEGIN][0], spoken = 0;
    int32_t sum[NET_NEURONS];

    for (int k = 0; k < NET_NEURONS; k++)
        sum[k] = net[NET_BEGIN][1 + k];
    for (int i = 0; i < numbers; i++) {
        const int32_t *row = net[NET_FIRST + i];
        if (!x[i])
            continue;
        result += (int64_t)x[i] * row[0];
        for (int k = 0; k < NET_NEURONS; k++)
            sum[k] += x[i] * row[1 + k];
    }
    for (int k = 0; k < NET_NEURONS; k++)
        spoken += sum[k] > 0 ? (int64_t)sum[k] * net[NET_WORTH][1 + k] : 0;
    return (int)((result + spoken / NET_WHOLE) / NET_FINE);
}

#endif
