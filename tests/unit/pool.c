/* SPDX-License-Identifier: MIT */
/* pool.c - the thread pool does every item and every task exactly once, whatever threads do. */
#define _POSIX_C_SOURCE 200809L

#include "unit/unit.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

#include "pool/map.h"
#include "pool/pool.h"

enum { ITEMS_MAX = 200, TASKS = 400 };

static void nap(long microseconds)
{
    struct timespec t = {.tv_nsec = microseconds * 1000};

    nanosleep(&t, NULL);
}

/* ---- loops ------------------------------------------------------------------------------ */

struct row {
    atomic_int done[ITEMS_MAX];
    int plain[ITEMS_MAX]; /* not atomic: the end of a loop must make it visible */
    bool uneven;          /* the first items take much longer than the others */
};

static void count_items(void *self, int first, int end)
{
    struct row *r = self;

    for (int i = first; i < end; i++) {
        if (r->uneven && i < 4)
            nap(300);
        atomic_fetch_add(&r->done[i], 1);
        r->plain[i]++;
    }
}

/* Some loops follow at once, some after the workers have gone to sleep. */
static void try_loops(int workers, int items, bool uneven)
{
    struct row row = {.uneven = uneven};
    struct pool *p = pool_new(workers);
    int loops = uneven ? 20 : 300;

    for (int loop = 1; loop <= loops; loop++) {
        if (loop % 50 == 0)
            nap(2000);
        pool_for(p, items, count_items, &row);
        for (int i = 0; i < items; i++) {
            assert_int_equal(atomic_load(&row.done[i]), loop);
            assert_int_equal(row.plain[i], loop);
        }
    }
    pool_free(p);
    for (int i = items; i < ITEMS_MAX; i++)
        assert_int_equal(atomic_load(&row.done[i]), 0);
}

static void every_item_is_done_once(void **state)
{
    (void)state;
    for (int workers = 0; workers <= 4; workers++) {
        try_loops(workers, ITEMS_MAX, false);
        try_loops(workers, 7, false);
        try_loops(workers, workers + 1, false);
        try_loops(workers, 1, false);
        try_loops(workers, 0, false);
        try_loops(workers, ITEMS_MAX, true);
    }
}

static void loops_may_differ_in_length(void **state)
{
    struct pool *p = pool_new(3);
    struct row row = {.uneven = false};
    int sum = 0, expected = 0;

    (void)state;
    for (int items = 0; items <= ITEMS_MAX; items++, expected += items)
        pool_for(p, items, count_items, &row);
    for (int i = 0; i < ITEMS_MAX; i++)
        sum += row.plain[i];
    assert_int_equal(sum, expected - (ITEMS_MAX + 1));
    pool_free(p);
}

struct guest {
    struct pool_task task;
    atomic_bool *go; /* on, or after ten seconds */
    atomic_int *gone;
};

static void stay(struct pool_task *task, int worker)
{
    struct guest *g = (struct guest *)(void *)task;

    (void)worker;
    for (int i = 0; i < 1000 && !atomic_load(g->go); i++)
        nap(10000);
    atomic_fetch_add(g->gone, 1);
}

/* Both workers are busy with something else: the loop must not wait for them. */
static void nobody_waits_for_a_worker_that_does_not_come(void **state)
{
    struct pool *p = pool_new(2);
    atomic_bool go = false;
    atomic_int gone = 0;
    struct guest guest[2] = {{{.run = stay}, &go, &gone}, {{.run = stay}, &go, &gone}};
    struct row row = {.uneven = false};

    (void)state;
    pool_submit(p, &guest[0].task);
    pool_submit(p, &guest[1].task);
    nap(50000);
    for (int loop = 0; loop < 10; loop++)
        pool_for(p, ITEMS_MAX, count_items, &row);
    assert_int_equal(atomic_load(&gone), 0);
    atomic_store(&go, true);
    assert_int_equal(row.plain[ITEMS_MAX - 1], 10);
    pool_free(p);
}

static void a_pool_may_end_without_work(void **state)
{
    (void)state;
    for (int i = 0; i < 20; i++) {
        struct pool *p = pool_new(i % 5);
        assert_int_equal(pool_workers(p), i % 5);
        pool_free(p);
    }
    assert_null(pool_free(NULL));
}

/* ---- tasks ------------------------------------------------------------------------------ */

struct job {
    struct pool_task task;
    struct pool *pool;
    int *of_worker; /* how many each worker has done; only that worker writes */
    atomic_int *done;
    int again; /* submits itself so many times */
};

static void do_job(struct pool_task *task, int worker)
{
    struct job *j = (struct job *)(void *)task;

    j->of_worker[worker]++;
    atomic_fetch_add(j->done, 1);
    if (j->again-- > 0)
        pool_submit(j->pool, task);
}

static void every_task_is_run_once(void **state)
{
    static struct job job[TASKS];

    (void)state;
    for (int workers = 1; workers <= 4; workers++) {
        struct pool *p = pool_new(workers);
        int of_worker[4] = {0}, again = 3;
        atomic_int done = 0;
        for (int i = 0; i < TASKS; i++) {
            job[i] = (struct job){{.run = do_job}, p, of_worker, &done, again};
            pool_submit(p, &job[i].task);
            if (i % 100 == 99)
                nap(1000);
        }
        while (atomic_load(&done) < TASKS * (1 + again))
            sched_yield();
        pool_free(p);
        assert_int_equal(of_worker[0] + of_worker[1] + of_worker[2] + of_worker[3],
                         TASKS * (1 + again));
    }
}

struct link {
    struct pool_task task;
    int number;
    int *order;
    atomic_int *next;
};

static void write_down(struct pool_task *task, int worker)
{
    struct link *l = (struct link *)(void *)task;

    (void)worker;
    l->order[atomic_fetch_add(l->next, 1)] = l->number;
}

static void first_come_first_served(void **state)
{
    static struct link link[TASKS];
    static int order[TASKS];
    struct pool *p = pool_new(1);
    atomic_int next = 0;

    (void)state;
    for (int i = 0; i < TASKS; i++) {
        link[i] = (struct link){{.run = write_down}, i, order, &next};
        pool_submit(p, &link[i].task);
    }
    while (atomic_load(&next) < TASKS)
        sched_yield();
    pool_free(p);
    for (int i = 0; i < TASKS; i++)
        assert_int_equal(order[i], i);
}

static void sleep_long(struct pool_task *task, int worker)
{
    (void)task, (void)worker;
    nap(900000);
}

/* The one worker is busy while the pool ends: what waits behind it is not run. */
static void what_has_not_begun_comes_back(void **state)
{
    struct pool *p = pool_new(1);
    int order[1] = {-1};
    atomic_int next = 0;
    struct pool_task first = {.run = sleep_long};
    struct link second = {{.run = write_down}, 7, order, &next}, third = second;

    (void)state;
    pool_submit(p, &first);
    nap(50000);
    pool_submit(p, &second.task);
    pool_submit(p, &third.task);
    assert_ptr_equal(pool_free(p), &second.task);
    assert_ptr_equal(second.task.next, &third.task);
    assert_null(third.task.next);
    assert_int_equal(order[0], -1);
}

/* ---- an ordered map --------------------------------------------------------------------- */

struct numbers {
    uint64_t next, stop; /* the result that is expected; the one after which to stop */
    atomic_int cleared;
};

struct square {
    uint64_t value;
    struct numbers *owner; /* as if it were something to be freed */
};

static void make_square(void *self, uint64_t index, void *result)
{
    struct square *s = result;

    if (index % 7 == 0)
        nap(100);
    s->owner = self;
    s->value = index * index;
}

static bool take_square(void *self, uint64_t index, const void *result)
{
    struct numbers *n = self;
    const struct square *s = result;

    assert_int_equal(index, n->next);
    assert_int_equal(s->value, index * index);
    return n->next++ != n->stop;
}

static void clear_square(void *result)
{
    struct square *s = result;

    if (s->owner)
        atomic_fetch_add(&s->owner->cleared, 1);
}

static void results_come_in_order(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 5; threads++) {
        struct numbers all = {.stop = UINT64_MAX}, some = {.stop = 40}, none = {.stop = 0};
        struct pool_map map = {.count = 150,
                               .size = sizeof(struct square),
                               .work = make_square,
                               .take = take_square,
                               .clear = clear_square,
                               .self = &all};
        assert_true(pool_map_run(&map, threads));
        assert_int_equal(all.next, 150);
        assert_in_range(atomic_load(&all.cleared), 1, threads);
        map.self = &some;
        assert_false(pool_map_run(&map, threads));
        assert_int_equal(some.next, 41);
        map.self = &none;
        map.count = 0;
        assert_true(pool_map_run(&map, threads));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_item_is_done_once),
        cmocka_unit_test(loops_may_differ_in_length),
        cmocka_unit_test(nobody_waits_for_a_worker_that_does_not_come),
        cmocka_unit_test(a_pool_may_end_without_work),
        cmocka_unit_test(every_task_is_run_once),
        cmocka_unit_test(first_come_first_served),
        cmocka_unit_test(what_has_not_begun_comes_back),
        cmocka_unit_test(results_come_in_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
