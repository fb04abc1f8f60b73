/* SPDX-License-Identifier: MIT */
/* batch_gang.c - a gang does every job exactly once in every call. */
#define _POSIX_C_SOURCE 200809L

#include "unit/unit.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

#include "batch/gang.h"

enum { JOBS_MAX = 200 };

struct row {
    atomic_int done[JOBS_MAX];
    bool uneven; /* the first jobs take much longer than the others */
};

static void nap(long microseconds)
{
    struct timespec t = {.tv_nsec = microseconds * 1000};

    nanosleep(&t, NULL);
}

static void work(void *self, int first, int end)
{
    struct row *r = self;

    for (int i = first; i < end; i++) {
        if (r->uneven && i < 4)
            nap(300);
        atomic_fetch_add(&r->done[i], 1);
    }
}

/* Some calls follow at once, some after the others have gone to sleep. */
static void try_gang(int threads, int jobs, bool uneven)
{
    struct row row = {.uneven = uneven};
    struct gang *c = gang_new(threads, jobs, work, &row);
    int calls = uneven ? 20 : 300;

    for (int call = 1; call <= calls; call++) {
        if (call % 50 == 0)
            nap(2000);
        gang_run(c);
        for (int i = 0; i < jobs; i++)
            assert_int_equal(atomic_load(&row.done[i]), call);
    }
    gang_free(c);
    for (int i = jobs; i < JOBS_MAX; i++)
        assert_int_equal(atomic_load(&row.done[i]), 0);
}

static void every_job_is_done_once(void **state)
{
    (void)state;
    for (int threads = 1; threads <= 5; threads++) {
        try_gang(threads, JOBS_MAX, false);
        try_gang(threads, 7, false);
        try_gang(threads, threads, false);
        try_gang(threads, JOBS_MAX, true);
    }
}

static void a_gang_may_leave_without_work(void **state)
{
    struct row row = {.uneven = false};

    (void)state;
    for (int i = 0; i < 20; i++)
        gang_free(gang_new(1 + i % 5, 5, work, &row));
    assert_int_equal(atomic_load(&row.done[0]), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_job_is_done_once),
        cmocka_unit_test(a_gang_may_leave_without_work),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
