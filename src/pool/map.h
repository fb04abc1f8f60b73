/* SPDX-License-Identifier: MIT */
/* map.h - an ordered parallel map: many independent jobs on several threads, their results in
 * the order of the jobs. */
#ifndef POOL_MAP_H
#define POOL_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pool_map {
    uint64_t count;
    size_t size; /* of a result */
    /* Do job `index`. Several at a time, so it may read *self and write only to *result. Each
     * thread has one result, which it uses again and again; it begins as zero bytes. */
    void (*work)(void *self, uint64_t index, void *result);
    /* Gets the results in the order of the jobs, never two at a time. False: no more. */
    bool (*take)(void *self, uint64_t index, const void *result);
    /* Frees what a result holds, when its thread has no more to do. May be NULL. */
    void (*clear)(void *result);
    void *self;
};

/* In so many threads, the caller's being one of them. False if `take` wanted no more, or there
 * was no memory for a single thread. */
bool pool_map_run(const struct pool_map *map, int threads);

#endif
