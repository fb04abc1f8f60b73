/* SPDX-License-Identifier: MIT */
/* crew.h - many independent jobs on several threads, their results in order. */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct crew_job {
    uint64_t count;
    size_t size; /* of a result */
    /* Do job `index`. Several at a time, so it may read *self and write only to *result. */
    void (*work)(void *self, uint64_t index, void *result);
    /* Gets the results in the order of the jobs, never two at a time. False: no more. */
    bool (*take)(void *self, uint64_t index, const void *result);
    void *self;
};

/* False if `take` wanted no more, or there was no memory for a single worker. */
bool crew_run(const struct crew_job *job, int threads);

#endif
