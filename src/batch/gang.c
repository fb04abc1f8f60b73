/* SPDX-License-Identifier: MIT */
/* gang.c - threads that go through the same row of jobs again and again. */
#define _POSIX_C_SOURCE 200809L

#include "gang.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

enum {
    LOOKS = 2000, /* at whether something has happened, before one goes to sleep */
    HANDFULS = 8, /* in which a thread takes the jobs of its part */
    CACHE_LINE = 64
};

/* A part of the row. Everybody may take from it, so it has a line of the cache of its own. */
struct part {
    _Alignas(CACHE_LINE) atomic_int next;
    int first, end;
};

struct member {
    struct gang *gang;
    pthread_t thread;
    int number;
};

struct gang {
    gang_work *work;
    void *self;
    int threads, handful, looks;
    bool ends;
    _Alignas(CACHE_LINE) atomic_uint calls; /* so far */
    _Alignas(CACHE_LINE) atomic_int busy;   /* threads, besides the caller */
    atomic_int asleep;                      /* somebody is, or is about to be */
    pthread_mutex_t lock;
    pthread_cond_t news;
    struct part *part;
    struct member *member;
};

/* ---- waiting ---------------------------------------------------------------------------- */

static void breathe(void)
{
#if defined __x86_64__ || defined __i386__
    __builtin_ia32_pause();
#endif
}

typedef bool happened(const struct gang *c, unsigned seen);

static bool is_called(const struct gang *c, unsigned seen)
{
    return atomic_load(&c->calls) != seen;
}

static bool all_done(const struct gang *c, unsigned unused)
{
    (void)unused;
    return atomic_load(&c->busy) == 0;
}

/* Who goes to sleep says so before the last look, and who brings news looks for sleepers after
 * it: one of them sees the other. */
static void await(struct gang *c, happened *has, unsigned seen)
{
    for (int i = 0; i < c->looks; i++) {
        if (has(c, seen))
            return;
        breathe();
    }
    pthread_mutex_lock(&c->lock);
    atomic_fetch_add(&c->asleep, 1);
    while (!has(c, seen))
        pthread_cond_wait(&c->news, &c->lock);
    atomic_fetch_sub(&c->asleep, 1);
    pthread_mutex_unlock(&c->lock);
}

static void wake(struct gang *c)
{
    if (!atomic_load(&c->asleep))
        return;
    pthread_mutex_lock(&c->lock);
    pthread_cond_broadcast(&c->news);
    pthread_mutex_unlock(&c->lock);
}

/* ---- working ---------------------------------------------------------------------------- */

static void finish_part(struct gang *c, struct part *p)
{
    int first;
    while ((first = atomic_fetch_add(&p->next, c->handful)) < p->end) {
        int end = first + c->handful;
        c->work(c->self, first, end < p->end ? end : p->end);
    }
}

/* One's own part, and then what is left of the others'. */
static void work_on(struct gang *c, int number)
{
    for (int i = 0; i < c->threads; i++)
        finish_part(c, &c->part[(number + i) % c->threads]);
}

static void *member_main(void *data)
{
    struct member *m = data;
    struct gang *c = m->gang;
    for (unsigned seen = 0;; seen++) {
        await(c, is_called, seen);
        if (c->ends)
            return NULL;
        work_on(c, m->number);
        if (atomic_fetch_sub(&c->busy, 1) == 1)
            wake(c);
    }
}

static void call_all(struct gang *c)
{
    atomic_fetch_add(&c->calls, 1);
    wake(c);
}

void gang_run(struct gang *c)
{
    if (c->threads == 1) {
        c->work(c->self, c->part->first, c->part->end);
        return;
    }
    for (int i = 0; i < c->threads; i++)
        atomic_store_explicit(&c->part[i].next, c->part[i].first, memory_order_relaxed);
    atomic_store(&c->busy, c->threads - 1);
    call_all(c);
    work_on(c, 0);
    await(c, all_done, 0);
}

/* ---- coming and going ------------------------------------------------------------------- */

/* Where threads have to share a processor, waiting awake would only keep others from working.
 */
static int looks_for(int threads)
{
    return sysconf(_SC_NPROCESSORS_ONLN) >= threads ? LOOKS : 0;
}

static void share_out(struct gang *c, int jobs)
{
    for (int i = 0; i < c->threads; i++) {
        c->part[i].first = (int)((long long)jobs * i / c->threads);
        c->part[i].end = (int)((long long)jobs * (i + 1) / c->threads);
    }
    c->handful = jobs / c->threads / HANDFULS;
    c->handful = c->handful < 1 ? 1 : c->handful;
}

static void start_members(struct gang *c)
{
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->news, NULL);
    for (int i = 1; i < c->threads; i++) {
        c->member[i] = (struct member){.gang = c, .number = i};
        if (pthread_create(&c->member[i].thread, NULL, member_main, &c->member[i]))
            abort(); /* a machine without room for a thread has no use for a gang */
    }
}

static void *room_for(size_t n, size_t size)
{
    size_t lines = (n * size + CACHE_LINE - 1) / CACHE_LINE;
    void *memory = aligned_alloc(CACHE_LINE, lines * CACHE_LINE);
    if (!memory)
        abort();
    return memory;
}

struct gang *gang_new(int threads, int jobs, gang_work *work, void *self)
{
    struct gang *c = room_for(1, sizeof *c);
    *c = (struct gang){.work = work, .self = self, .threads = threads};
    c->looks = looks_for(threads);
    c->part = room_for((size_t)threads, sizeof *c->part);
    c->member = room_for((size_t)threads, sizeof *c->member);
    share_out(c, jobs);
    if (threads > 1)
        start_members(c);
    return c;
}

void gang_free(struct gang *c)
{
    if (!c)
        return;
    if (c->threads > 1) {
        c->ends = true;
        call_all(c);
        for (int i = 1; i < c->threads; i++)
            pthread_join(c->member[i].thread, NULL);
        pthread_mutex_destroy(&c->lock);
        pthread_cond_destroy(&c->news);
    }
    free(c->part);
    free(c->member);
    free(c);
}
