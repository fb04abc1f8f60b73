/* SPDX-License-Identifier: MIT */
/* mlp.h - a multi-layer perceptron in whole numbers: what a list of features is worth, as
 * learned from many examples.
 *
 * Each number counts by itself, and a few neurons count what is only worth something together:
 * a neuron adds up the numbers by weights of its own, and says nothing while the sum is below
 * zero. Everything is whole, so that the result is the same on every machine. */
#ifndef KIT_MLP_H
#define KIT_MLP_H

#include <stdint.h>

enum {
    MLP_NEURONS = 72,
    MLP_ROW = 1 + MLP_NEURONS,
    MLP_FINE = 64,    /* parts of a unit of the result */
    MLP_WHOLE = 65536 /* a neuron's sum of one */
};

/* The rows of a net: what it says and what the neurons' sums are when all numbers are 0; what
 * the neurons are worth; then for each number what one of it counts alone and to each neuron.
 * Results and worths are in MLP_FINEs, sums in MLP_WHOLEs. */
enum mlp_row { MLP_BEGIN, MLP_WORTH, MLP_FIRST };

static inline int mlp_value(const int32_t net[][MLP_ROW], int numbers, const int16_t *x)
{
    int64_t result = net[MLP_BEGIN][0], spoken = 0;
    int32_t sum[MLP_NEURONS];

    for (int k = 0; k < MLP_NEURONS; k++)
        sum[k] = net[MLP_BEGIN][1 + k];
    for (int i = 0; i < numbers; i++) {
        const int32_t *row = net[MLP_FIRST + i];
        if (!x[i])
            continue;
        result += (int64_t)x[i] * row[0];
        for (int k = 0; k < MLP_NEURONS; k++)
            sum[k] += x[i] * row[1 + k];
    }
    for (int k = 0; k < MLP_NEURONS; k++)
        spoken += sum[k] > 0 ? (int64_t)sum[k] * net[MLP_WORTH][1 + k] : 0;
    return (int)((result + spoken / MLP_WHOLE) / MLP_FINE);
}

#endif
