/* SPDX-License-Identifier: MIT */
/* pool.c - the thread pool: parallel loops, and tasks for whoever is free.
 *
 * A loop is a door. While it is open, workers may enter; the caller opens it, works, and shuts
 * it when no item is left to take. Then it waits for the workers that are inside, and for those
 * only: a worker that wakes up too late finds the door shut and has missed nothing. So a loop
 * never takes longer than in one thread because some thread did not get a processor in time. */
#define _POSIX_C_SOURCE 200809L

#include "pool.h"

#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

enum {
    SPINS = 2000, /* looks at whether something has happened, before a thread goes to sleep */
    YIELD = 10,   /* every so many of them, whoever has something to do may go first */
    CHUNKS = 8,   /* in which a thread takes the items of its part */
    CACHE_LINE = 64
};

/* The door: how many workers are inside, whether it is open, and the number of the loop.
 * Numbers come again after 2^22 loops, and a worker that mistakes one for an earlier one only
 * misses it. */
enum { INSIDE = 0x1ff, OPEN = 0x200, LOOP = 0x400 };

/* A part of the row. Everybody may take from it, so it has a cache line of its own. */
struct part {
    _Alignas(CACHE_LINE) atomic_int next;
    int first, end;
};

/* Where threads sleep until something happens. */
struct bed {
    atomic_int asleep; /* somebody is, or is about to be */
    pthread_cond_t bell;
};

struct worker {
    struct pool *pool;
    pthread_t thread;
    int number;
    unsigned seen; /* the last loop it was in */
};

struct pool {
    int workers, spins;
    struct worker *worker;
    struct part *part; /* the caller's, then the workers' */
    /* the loop */
    pool_body *body;
    void *self;
    int count, chunk;
    _Alignas(CACHE_LINE) atomic_uint door;
    /* the tasks */
    _Alignas(CACHE_LINE) atomic_int queued;
    struct pool_task *first, *last;
    atomic_bool ends;
    pthread_mutex_t lock;
    struct bed idle, caller;
};

/* ---- waiting ---------------------------------------------------------------------------- */

static void pause_briefly(void)
{
#if defined __x86_64__ || defined __i386__
    __builtin_ia32_pause();
#endif
}

typedef bool condition(const struct pool *p, unsigned seen);

static bool has_work(const struct pool *p, unsigned seen)
{
    unsigned door = atomic_load(&p->door);

    return ((door & OPEN) && (door ^ seen) >= LOOP) || atomic_load(&p->queued) ||
           atomic_load(&p->ends);
}

static bool all_left(const struct pool *p, unsigned unused)
{
    (void)unused;
    return (atomic_load(&p->door) & INSIDE) == 0;
}

/* A waiter announces itself before its last check; whoever changes something checks for waiters
 * afterwards: no wake-up is lost. */
static void await(struct pool *p, struct bed *bed, condition *is, unsigned seen)
{
    for (int i = 0; i < p->spins; i++) {
        if (is(p, seen))
            return;
        if (i % YIELD == YIELD - 1)
            sched_yield();
        else
            pause_briefly();
    }
    pthread_mutex_lock(&p->lock);
    atomic_fetch_add(&bed->asleep, 1);
    while (!is(p, seen))
        pthread_cond_wait(&bed->bell, &p->lock);
    atomic_fetch_sub(&bed->asleep, 1);
    pthread_mutex_unlock(&p->lock);
}

static void wake(struct pool *p, struct bed *bed)
{
    if (!atomic_load(&bed->asleep))
        return;
    pthread_mutex_lock(&p->lock);
    pthread_cond_broadcast(&bed->bell);
    pthread_mutex_unlock(&p->lock);
}

/* ---- loops ------------------------------------------------------------------------------ */

static void finish_part(struct pool *p, struct part *part)
{
    int first;

    while (atomic_load_explicit(&part->next, memory_order_relaxed) < part->end &&
           (first = atomic_fetch_add(&part->next, p->chunk)) < part->end) {
        int end = first + p->chunk;
        p->body(p->self, first, end < part->end ? end : part->end);
    }
}

/* One's own part, then what is left of the others'. */
static void work_on(struct pool *p, int part)
{
    for (int i = 0; i <= p->workers; i++)
        finish_part(p, &p->part[(part + i) % (p->workers + 1)]);
}

static bool enter(struct pool *p, unsigned *seen)
{
    unsigned door = atomic_load(&p->door);

    while ((door & OPEN) && (door ^ *seen) >= LOOP)
        if (atomic_compare_exchange_weak(&p->door, &door, door + 1)) {
            *seen = door;
            return true;
        }
    return false;
}

static void leave(struct pool *p)
{
    unsigned before = atomic_fetch_sub(&p->door, 1);

    if ((before & (OPEN | INSIDE)) == 1)
        wake(p, &p->caller);
}

static void share_out(struct pool *p, int count)
{
    int parts = p->workers + 1;

    p->count = count;
    p->chunk = count / parts / CHUNKS;
    p->chunk = p->chunk < 1 ? 1 : p->chunk;
    for (int i = 0; i < parts; i++) {
        p->part[i].first = (int)((long long)count * i / parts);
        p->part[i].end = (int)((long long)count * (i + 1) / parts);
    }
}

static void open_door(struct pool *p)
{
    unsigned number = (atomic_load(&p->door) & ~(LOOP - 1u)) + LOOP;

    for (int i = 0; i <= p->workers; i++)
        atomic_store_explicit(&p->part[i].next, p->part[i].first, memory_order_relaxed);
    atomic_store(&p->door, number | OPEN);
    wake(p, &p->idle);
}

void pool_for(struct pool *p, int count, pool_body *body, void *self)
{
    if (!p->workers || count < 2) {
        if (count > 0)
            body(self, 0, count);
        return;
    }
    if (count != p->count)
        share_out(p, count);
    p->body = body;
    p->self = self;
    open_door(p);
    work_on(p, 0);
    atomic_fetch_and(&p->door, ~(unsigned)OPEN);
    await(p, &p->caller, all_left, 0);
}

/* ---- tasks ------------------------------------------------------------------------------ */

void pool_submit(struct pool *p, struct pool_task *task)
{
    assert(p->workers > 0);
    task->next = NULL;
    pthread_mutex_lock(&p->lock);
    if (p->first)
        p->last->next = task;
    else
        p->first = task;
    p->last = task;
    atomic_fetch_add(&p->queued, 1);
    pthread_cond_signal(&p->idle.bell);
    pthread_mutex_unlock(&p->lock);
}

static struct pool_task *take_task(struct pool *p)
{
    struct pool_task *task = NULL;

    if (!atomic_load(&p->queued))
        return NULL;
    pthread_mutex_lock(&p->lock);
    if (p->first && !atomic_load(&p->ends)) {
        task = p->first;
        p->first = task->next;
        atomic_fetch_sub(&p->queued, 1);
    }
    pthread_mutex_unlock(&p->lock);
    return task;
}

/* ---- threads ---------------------------------------------------------------------------- */

static void *worker_main(void *data)
{
    struct worker *w = data;
    struct pool *p = w->pool;

    for (;;) {
        struct pool_task *task;
        await(p, &p->idle, has_work, w->seen);
        if (atomic_load(&p->ends))
            return NULL;
        if (enter(p, &w->seen)) {
            work_on(p, 1 + w->number);
            leave(p);
        }
        if ((task = take_task(p)))
            task->run(task, w->number);
    }
}

/* Where threads have to share a processor, spinning would only keep others from working. */
static int spins_for(int threads)
{
    return sysconf(_SC_NPROCESSORS_ONLN) >= threads ? SPINS : 0;
}

static void *room_for(size_t n, size_t size)
{
    size_t lines = (n * size + CACHE_LINE - 1) / CACHE_LINE;

    return aligned_alloc(CACHE_LINE, lines * CACHE_LINE);
}

static void start_workers(struct pool *p, int wanted)
{
    while (p->workers < wanted) {
        struct worker *w = &p->worker[p->workers];
        *w = (struct worker){.pool = p, .number = p->workers};
        if (pthread_create(&w->thread, NULL, worker_main, w))
            return;
        p->workers++;
    }
}

struct pool *pool_new(int workers)
{
    size_t n = (size_t)(workers < 0 ? 0 : workers > POOL_MOST ? POOL_MOST : workers);
    struct pool *p = room_for(1, sizeof *p);

    if (!p)
        return NULL;
    *p = (struct pool){.spins = spins_for((int)n + 1), .count = -1};
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->idle.bell, NULL);
    pthread_cond_init(&p->caller.bell, NULL);
    p->part = room_for(n + 1, sizeof *p->part);
    p->worker = room_for(n + 1, sizeof *p->worker);
    if (!p->part || !p->worker) {
        pool_free(p);
        return NULL;
    }
    start_workers(p, (int)n);
    return p;
}

struct pool_task *pool_free(struct pool *p)
{
    struct pool_task *left;

    if (!p)
        return NULL;
    atomic_store(&p->ends, true);
    wake(p, &p->idle);
    for (int i = 0; i < p->workers; i++)
        pthread_join(p->worker[i].thread, NULL);
    pthread_cond_destroy(&p->idle.bell);
    pthread_cond_destroy(&p->caller.bell);
    pthread_mutex_destroy(&p->lock);
    left = p->first;
    free(p->part);
    free(p->worker);
    free(p);
    return left;
}

int pool_workers(const struct pool *p)
{
    return p->workers;
}
