/* SPDX-License-Identifier: MIT */
/* pool.h - the thread pool: parallel loops, and tasks for whoever is free.
 *
 * Batches, simulations, arenas, searches and the server's bots all get their threads here.
 *
 * A parallel loop may be over within microseconds, and then comes again. So every thread has a
 * part of the row of its own, which stays in the cache of its processor; a thread that has
 * finished its part steals from the others; nobody goes to sleep at once; and a worker that the
 * machine has no processor for is not waited for: the caller does its part. */
#ifndef POOL_POOL_H
#define POOL_POOL_H

struct pool;
struct pool_task;

enum { POOL_MOST = 255 };

/* Starts so many workers, at most POOL_MOST; fewer where the machine has no room for more, and
 * everything works with none. Whoever calls pool_for() works, too, so a loop in N threads needs
 * N - 1 workers. NULL if there is no memory. */
struct pool *pool_new(int workers);

/* Waits until running tasks have ended. Returns those that have not begun, linked by `next`,
 * the oldest first: they belong to the caller again. NULL is fine. */
struct pool_task *pool_free(struct pool *p);

/* How many have started. */
int pool_workers(const struct pool *p);

/* Items first .. end-1. Several threads call it at once, never for the same item. */
typedef void pool_body(void *self, int first, int end);

/* A parallel loop: every item of 0 .. count-1 once. Returns when all are done. One loop at a
 * time; a body must not begin another one in the same pool. */
void pool_for(struct pool *p, int count, pool_body *body, void *self);

/* Something to do once, in the memory of the caller. `worker` is 0 .. workers-1 and tells which
 * thread runs it: one worker runs one task at a time, so it may keep things between them. */
struct pool_task {
    void (*run)(struct pool_task *task, int worker);
    struct pool_task *next; /* the pool's */
};

/* First come, first served. The task belongs to the pool until `run` is called. There must be
 * workers. */
void pool_submit(struct pool *p, struct pool_task *task);

#endif
