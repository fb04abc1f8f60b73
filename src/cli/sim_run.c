/* SPDX-License-Identifier: MIT */
/* sim_run.c - many matches on several threads, their results in order.
 *
 * Threads take blocks of matches, and results are handed over strictly in the order of the
 * matches: whatever is counted, printed or written is the same for any number of threads. */
#include "pool/map.h"
#include "sim.h"

enum { BLOCK = 32 };

struct run {
    const struct sim_plan *plan;
    const struct sim_taker *taker;
    uint64_t matches;
};

struct block {
    uint64_t first, end;
    struct sim_result result[BLOCK];
    struct sw_text trace;
    bool used; /* the trace has been initialised */
};

static void play_block(void *self, uint64_t index, void *result)
{
    const struct run *r = self;
    struct block *b = result;

    if (!b->used)
        sw_text_init_heap(&b->trace);
    b->used = true;
    b->trace.len = 0;
    b->first = index * BLOCK;
    b->end = r->matches - b->first < BLOCK ? r->matches : b->first + BLOCK;
    for (uint64_t i = b->first; i < b->end; i++)
        sim_play(r->plan, i, &b->result[i - b->first], &b->trace);
}

/* A trace that did not fit into memory must not look complete. */
static bool take_block(void *self, uint64_t index, const void *result)
{
    const struct sim_taker *taker = ((const struct run *)self)->taker;
    const struct block *b = result;
    bool good = !b->trace.cut &&
                (b->trace.len == 0 || taker->write(taker->self, b->trace.data, b->trace.len));

    (void)index;
    for (uint64_t i = b->first; i < b->end && good; i++)
        good = taker->take(taker->self, i, &b->result[i - b->first]);
    return good;
}

static void clear_block(void *result)
{
    struct block *b = result;

    if (b->used)
        sw_text_clear(&b->trace);
}

bool sim_run(const struct sim_plan *plan, const struct sim_taker *taker)
{
    struct run r = {.plan = plan, .taker = taker};
    struct pool_map map = {.size = sizeof(struct block),
                           .work = play_block,
                           .take = take_block,
                           .clear = clear_block,
                           .self = &r};

    r.matches = plan->games * (uint64_t)plan->seat_counts;
    map.count = (r.matches + BLOCK - 1) / BLOCK;
    return pool_map_run(&map, plan->jobs);
}
