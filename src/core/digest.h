/* SPDX-License-Identifier: MIT */
/* digest.h - the digests of several positions of one match at once. */
#ifndef CORE_DIGEST_H
#define CORE_DIGEST_H

#include "spielwerk_match.h"

/* The bytes of a state in the order in which its digest takes them. */
struct digest_plan {
    int count;
    uint16_t at[SW_MAX_STATE];
    bool side_by_side[SW_MAX_STATE / 8]; /* eight of them, from the first on */
};

void digest_plan_init(struct digest_plan *p, const struct sw_game *g);

/* What sw_digest() would give for each of these states. */
enum { DIGESTS = 4 };
void digest_several(const struct digest_plan *p, const struct sw_state *const s[DIGESTS],
                    uint64_t out[DIGESTS]);

#endif
