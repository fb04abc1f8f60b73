/* SPDX-License-Identifier: MIT */
/* steady.c - a clock that nobody sets. */
#define _POSIX_C_SOURCE 200809L

#include "steady.h"

#include <time.h>

enum { FOLLOW_MS = 5 }; /* a second may be shorter or longer by this */

static int64_t milliseconds(clockid_t which)
{
    struct timespec t;

    clock_gettime(which, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void steady_begin(struct steady *c)
{
    c->ahead = milliseconds(CLOCK_REALTIME) - milliseconds(CLOCK_BOOTTIME);
}

int64_t steady_now(const struct steady *c)
{
    return c->ahead + milliseconds(CLOCK_BOOTTIME);
}

void steady_follow(struct steady *c)
{
    int64_t off = milliseconds(CLOCK_REALTIME) - steady_now(c);

    c->ahead += off > FOLLOW_MS ? FOLLOW_MS : off < -FOLLOW_MS ? -FOLLOW_MS : off;
}
