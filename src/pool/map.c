/* SPDX-License-Identifier: MIT */
/* map.c - an ordered parallel map.
 *
 * A thread that has done a job waits until all earlier results are taken. Jobs are about
 * equally long, so nobody waits for long, and whatever is made of the results is the same for
 * any number of threads. */
#include "map.h"

#include <pthread.h>
#include <stdlib.h>

#include "pool.h"

struct run {
    const struct pool_map *map;
    pthread_mutex_t lock;
    pthread_cond_t taken;
    uint64_t next,
        done; /* the first job nobody has begun; the first whose result is not taken */
    bool stop;
};

static bool begin_job(struct run *r, uint64_t *index)
{
    bool there;

    pthread_mutex_lock(&r->lock);
    there = !r->stop && r->next < r->map->count;
    *index = r->next;
    r->next += there;
    pthread_mutex_unlock(&r->lock);
    return there;
}

static void hand_over(struct run *r, uint64_t index, const void *result)
{
    pthread_mutex_lock(&r->lock);
    while (r->done != index)
        pthread_cond_wait(&r->taken, &r->lock);
    if (!r->stop)
        r->stop = !r->map->take(r->map->self, index, result);
    r->done++;
    pthread_cond_broadcast(&r->taken);
    pthread_mutex_unlock(&r->lock);
}

/* One thread, until no job is left. */
static void work(void *self, int first, int end)
{
    struct run *r = self;
    void *result = calloc(1, r->map->size);
    uint64_t index;

    (void)first, (void)end;
    while (result && begin_job(r, &index)) {
        r->map->work(r->map->self, index, result);
        hand_over(r, index, result);
    }
    if (result && r->map->clear)
        r->map->clear(result);
    free(result);
}

bool pool_map_run(const struct pool_map *map, int threads)
{
    struct run r = {.map = map};
    struct pool *p = pool_new(threads - 1);

    if (!p)
        return false;
    pthread_mutex_init(&r.lock, NULL);
    pthread_cond_init(&r.taken, NULL);
    pool_for(p, pool_workers(p) + 1, work, &r);
    pool_free(p);
    pthread_cond_destroy(&r.taken);
    pthread_mutex_destroy(&r.lock);
    return !r.stop && r.done == map->count;
}
