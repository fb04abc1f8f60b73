/* SPDX-License-Identifier: MIT */
/* hidden.h - Die Siedler von Nürnberg: the worlds that fit what is known. */
#ifndef NUERNBERG_HIDDEN_H
#define NUERNBERG_HIDDEN_H

#include "game.h"

/* In practice a seat has one or two, seldom a dozen; who only watches may have two hundred. */
enum { WORLDS_MAX = 1024 };

struct world {
    int8_t net[SEATS][RESOURCES]; /* cards stolen by a seat minus those stolen from it */
    uint8_t kind[STEALS_MAX];     /* one way it may have come about */
    uint64_t weight;
};

struct layer {
    int count;
    struct world world[WORLDS_MAX];
};

struct worlds {
    struct layer layer[2];
};

/* All worlds that fit a state, where the kinds of some steals may be SECRET; of more than there
 * is room for, the likelier ones. The result lies in `out`. `r` draws the way each of them came
 * about; NULL: any. */
const struct layer *nuernberg_worlds(const struct nuernberg *n, struct worlds *out,
                                     struct sw_rng *r);

#endif
