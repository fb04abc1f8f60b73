/* SPDX-License-Identifier: MIT */
/* digest.h - the digests of several positions of one match at once. */
#ifndef CORE_DIGEST_H
#define CORE_DIGEST_H

#include "spielwerk_match.h"

/* The bytes of a state in the order in which its digest takes them. Most are 0 in every
 * position of a match and only a multiplication; the others are the steps. */
struct digest_plan {
    int size;                            /* of what is looked at in a state */
    int count;                           /* of bytes */
    uint16_t order[SW_MAX_STATE];        /* of the byte at some place */
    uint64_t seen[SW_MAX_STATE / 8 + 1]; /* by place: all ones where a byte is a step */
    int steps;
    uint16_t at[SW_MAX_STATE];     /* the places of the steps, in order */
    uint64_t factor[SW_MAX_STATE]; /* of a step and the zeros behind it */
    uint64_t begin;                /* what the zeros before the first step make of a hash */
};

void digest_plan_init(struct digest_plan *p, const struct sw_game *g);

/* What sw_digest() would give for each of these states. The plan remembers what was not 0. */
enum { DIGESTS = 4 };
void digest_several(struct digest_plan *p, const struct sw_state *const s[DIGESTS],
                    uint64_t out[DIGESTS]);

#endif
