/* SPDX-License-Identifier: MIT */
/* sim_run.c - many matches on several threads, their results in order.
 *
 * Threads take blocks of matches as they come and hand the results over strictly in the
 * order of the blocks: whatever is counted, printed or written then is the same for any
 * number of threads. */
#include <pthread.h>
#include <stdlib.h>

#include "sim.h"

enum { BLOCK = 32 };

struct crew {
    const struct sim_plan *plan;
    const struct sim_taker *taker;
    uint64_t matches;
    pthread_mutex_t lock;
    pthread_cond_t turn;
    uint64_t next, done; /* first match nobody has taken; first not handed over */
    bool stop;
};

struct block {
    uint64_t first, end;
    struct sim_result result[BLOCK];
    struct sw_text trace;
};

static bool take_block(struct crew *crew, struct block *b)
{
    pthread_mutex_lock(&crew->lock);
    b->first = crew->next;
    b->end = crew->matches - b->first < BLOCK ? crew->matches : b->first + BLOCK;
    crew->next = b->end;
    pthread_mutex_unlock(&crew->lock);
    return b->first < b->end;
}

static void play_block(const struct sim_plan *plan, struct block *b)
{
    b->trace.len = 0;
    for (uint64_t i = b->first; i < b->end; i++)
        sim_play(plan, i, &b->result[i - b->first], &b->trace);
}

/* A trace that did not fit into memory must not look complete. */
static bool give(const struct sim_taker *taker, const struct block *b)
{
    bool good = !b->trace.cut &&
                (b->trace.len == 0 || taker->write(taker->self, b->trace.data, b->trace.len));

    for (uint64_t i = b->first; i < b->end && good; i++)
        good = taker->take(taker->self, i, &b->result[i - b->first]);
    return good;
}

static bool hand_over(struct crew *crew, const struct block *b)
{
    bool go_on;

    pthread_mutex_lock(&crew->lock);
    while (crew->done != b->first)
        pthread_cond_wait(&crew->turn, &crew->lock);
    if (!crew->stop)
        crew->stop = !give(crew->taker, b);
    go_on = !crew->stop;
    crew->done = b->end;
    pthread_cond_broadcast(&crew->turn);
    pthread_mutex_unlock(&crew->lock);
    return go_on;
}

static void *work(void *argument)
{
    struct crew *crew = argument;
    struct block *b = malloc(sizeof *b);

    if (!b)
        return NULL;
    sw_text_init_heap(&b->trace);
    while (take_block(crew, b)) {
        play_block(crew->plan, b);
        if (!hand_over(crew, b))
            break;
    }
    sw_text_clear(&b->trace);
    free(b);
    return NULL;
}

/* The calling thread works, too: with one job there is no other. */
bool sim_run(const struct sim_plan *plan, const struct sim_taker *taker)
{
    struct crew crew = {.plan = plan, .taker = taker};
    pthread_t helper[64];
    int helpers = 0;

    crew.matches = plan->games * (uint64_t)plan->seat_counts;
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.turn, NULL);
    while (helpers < plan->jobs - 1 && helpers < 64 &&
           pthread_create(&helper[helpers], NULL, work, &crew) == 0)
        helpers++;
    work(&crew);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
    pthread_cond_destroy(&crew.turn);
    pthread_mutex_destroy(&crew.lock);
    return !crew.stop && crew.done == crew.matches;
}
