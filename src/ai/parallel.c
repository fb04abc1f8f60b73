/* SPDX-License-Identifier: MIT */
/* parallel.c - root-parallel search. */
#include "parallel.h"

#include <stdlib.h>
#include <string.h>

#include "pool/pool.h"

struct tree {
    struct sw_rng thinking;
    struct search *search;
};

struct parallel {
    struct pool *pool;
    struct tree tree[PARALLEL_MOST];
    int trees;
    /* the question */
    const struct sw_state *view;
    int seat;
};

struct parallel *parallel_new(const struct sw_game *g, const struct search_plan *plan,
                              int trees)
{
    struct parallel *p = calloc(1, sizeof *p);
    struct search_plan part = *plan;
    bool good;

    if (!p)
        return NULL;
    p->trees = trees < 1 ? 1 : trees > PARALLEL_MOST ? PARALLEL_MOST : trees;
    part.iterations = (plan->iterations + (uint32_t)p->trees - 1) / (uint32_t)p->trees;
    good = (p->pool = pool_new(p->trees - 1)) != NULL;
    for (int i = 0; i < p->trees && good; i++)
        good = (p->tree[i].search = search_new(g, &part)) != NULL;
    if (good)
        return p;
    parallel_free(p);
    return NULL;
}

void parallel_free(struct parallel *p)
{
    if (!p)
        return;
    pool_free(p->pool);
    for (int i = 0; i < p->trees; i++)
        search_free(p->tree[i].search);
    free(p);
}

void parallel_follow(struct parallel *p, const struct sw_action *a)
{
    for (int i = 0; i < p->trees; i++)
        search_follow(p->tree[i].search, a);
}

void parallel_forget(struct parallel *p)
{
    for (int i = 0; i < p->trees; i++)
        search_forget(p->tree[i].search);
}

static void think(void *self, int first, int end)
{
    struct parallel *p = self;

    for (int i = first; i < end; i++)
        search_run(p->tree[i].search, p->view, p->seat, &p->tree[i].thinking);
}

static struct sw_rng generator(struct sw_rng *from)
{
    struct sw_seed seed;
    struct sw_rng r;

    for (int i = 0; i < 8; i++)
        seed.word[i] = sw_rng_word(from);
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    return r;
}

/* Visits and rewards of the same action together. */
static int add_choice(const struct search_choice *c, struct search_choice *all, int n)
{
    struct search_choice *at = all;
    uint64_t visits;

    while (at < all + n && sw_action_compare(&at->action, &c->action) != 0)
        at++;
    if (at == all + n) {
        *at = *c;
        return n + 1;
    }
    visits = (uint64_t)at->visits + c->visits;
    if (visits)
        at->chance =
            (int)(((uint64_t)at->chance * at->visits + (uint64_t)c->chance * c->visits) /
                  visits);
    at->visits = (uint32_t)visits;
    at->stage += c->stage;
    return n;
}

static void sort(struct search_choice *all, int n)
{
    for (int i = 1; i < n; i++) {
        struct search_choice c = all[i];
        int at = i;
        for (; at > 0 && search_better(&c, &all[at - 1]); at--)
            all[at] = all[at - 1];
        all[at] = c;
    }
}

static int gather(const struct parallel *p, struct search_choice *out, int room)
{
    static _Thread_local struct search_choice all[SW_MAX_ACTIONS], one[SW_MAX_ACTIONS];
    int n = 0;

    for (int i = 0; i < p->trees; i++) {
        int count = search_choices(p->tree[i].search, one, SW_MAX_ACTIONS);
        for (int k = 0; k < count; k++)
            n = add_choice(&one[k], all, n);
    }
    sort(all, n);
    n = n < room ? n : room;
    memcpy(out, all, (size_t)n * sizeof *out);
    return n;
}

int parallel_run(struct parallel *p, const struct sw_state *view, int seat,
                 struct sw_rng *thinking, struct search_choice *out, int room)
{
    p->view = view;
    p->seat = seat;
    for (int i = 0; i < p->trees; i++)
        p->tree[i].thinking = generator(thinking);
    pool_for(p->pool, p->trees, think, p);
    return gather(p, out, room);
}
