/* SPDX-License-Identifier: MIT */
/* steady.h - a clock that nobody sets.
 *
 * It shows milliseconds since 1970 as the machine's clock did when the server began, and goes
 * on by itself: when somebody sets the machine's clock, nobody's time runs out and nobody may
 * send more or less than before. It follows such a change slowly, so that times of news come
 * right. */
#ifndef SERVER_STEADY_H
#define SERVER_STEADY_H

#include <stdint.h>

struct steady {
    int64_t ahead; /* of the time since the machine began */
};

void steady_begin(struct steady *c);
int64_t steady_now(const struct steady *c);
/* Once a second. */
void steady_follow(struct steady *c);

#endif
