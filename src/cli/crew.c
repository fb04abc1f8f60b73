/* SPDX-License-Identifier: MIT */
/* crew.c - many independent jobs on several threads, their results in order.
 *
 * Whoever is done with a job waits until all earlier ones are handed over. Jobs are about
 * equally long, so nobody waits for long, and whatever is made of the results is the same for
 * any number of threads. */
#include "crew.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_THREADS = 64 };

struct crew {
    const struct crew_job *job;
    pthread_mutex_t lock;
    pthread_cond_t turn;
    uint64_t next, done;
    bool stop;
};

static bool take_job(struct crew *crew, uint64_t *index)
{
    bool there;

    pthread_mutex_lock(&crew->lock);
    there = !crew->stop && crew->next < crew->job->count;
    *index = crew->next;
    crew->next += there;
    pthread_mutex_unlock(&crew->lock);
    return there;
}

static void hand_over(struct crew *crew, uint64_t index, const void *result)
{
    pthread_mutex_lock(&crew->lock);
    while (crew->done != index)
        pthread_cond_wait(&crew->turn, &crew->lock);
    if (!crew->stop)
        crew->stop = !crew->job->take(crew->job->self, index, result);
    crew->done++;
    pthread_cond_broadcast(&crew->turn);
    pthread_mutex_unlock(&crew->lock);
}

static void *labour(void *argument)
{
    struct crew *crew = argument;
    void *result = malloc(crew->job->size);
    uint64_t index;

    while (result && take_job(crew, &index)) {
        crew->job->work(crew->job->self, index, result);
        hand_over(crew, index, result);
    }
    free(result);
    return NULL;
}

/* The calling thread works, too. */
bool crew_run(const struct crew_job *job, int threads)
{
    struct crew crew = {.job = job};
    pthread_t helper[MOST_THREADS];
    int helpers = 0;

    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.turn, NULL);
    while (helpers < threads - 1 && helpers < MOST_THREADS &&
           pthread_create(&helper[helpers], NULL, labour, &crew) == 0)
        helpers++;
    labour(&crew);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
    pthread_cond_destroy(&crew.turn);
    pthread_mutex_destroy(&crew.lock);
    return !crew.stop && crew.done == job->count;
}
