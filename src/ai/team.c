/* SPDX-License-Identifier: MIT */
/* team.c - one search, shared by several threads.
 *
 * Everybody has a tree of his own: nothing is locked, and the outcome can be repeated. What is
 * lost against one common tree is little, as long as every member tries each action some
 * dozens of times. */
#include "team.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct member {
    const struct sw_state *view;
    struct sw_rng thinking;
    struct search *search;
    int seat;
    pthread_t thread;
    bool started;
};

struct team {
    struct member member[TEAM_MOST];
    int members;
};

struct team *team_new(const struct sw_game *g, const struct search_plan *plan, int members)
{
    struct team *t = calloc(1, sizeof *t);
    struct search_plan part = *plan;

    if (!t)
        return NULL;
    t->members = members < 1 ? 1 : members > TEAM_MOST ? TEAM_MOST : members;
    part.iterations = (plan->iterations + (uint32_t)t->members - 1) / (uint32_t)t->members;
    for (int i = 0; i < t->members; i++)
        if (!(t->member[i].search = search_new(g, &part))) {
            team_free(t);
            return NULL;
        }
    return t;
}

void team_free(struct team *t)
{
    for (int i = 0; t && i < t->members; i++)
        search_free(t->member[i].search);
    free(t);
}

void team_follow(struct team *t, const struct sw_action *a)
{
    for (int i = 0; i < t->members; i++)
        search_follow(t->member[i].search, a);
}

void team_forget(struct team *t)
{
    for (int i = 0; i < t->members; i++)
        search_forget(t->member[i].search);
}

static void *think(void *argument)
{
    struct member *m = argument;

    search_run(m->search, m->view, m->seat, &m->thinking);
    return NULL;
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

/* Tries and rewards of the same action together. */
static int add_choice(const struct search_choice *c, struct search_choice *all, int n)
{
    struct search_choice *at = all;
    uint64_t tried;

    while (at < all + n && sw_action_compare(&at->action, &c->action) != 0)
        at++;
    if (at == all + n) {
        *at = *c;
        return n + 1;
    }
    tried = (uint64_t)at->tried + c->tried;
    if (tried)
        at->chance =
            (int)(((uint64_t)at->chance * at->tried + (uint64_t)c->chance * c->tried) / tried);
    at->tried = (uint32_t)tried;
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

static int gather(const struct team *t, struct search_choice *out, int room)
{
    static _Thread_local struct search_choice all[SW_MAX_ACTIONS], one[SW_MAX_ACTIONS];
    int n = 0;

    for (int i = 0; i < t->members; i++) {
        int count = search_choices(t->member[i].search, one, SW_MAX_ACTIONS);
        for (int k = 0; k < count; k++)
            n = add_choice(&one[k], all, n);
    }
    sort(all, n);
    n = n < room ? n : room;
    memcpy(out, all, (size_t)n * sizeof *out);
    return n;
}

int team_run(struct team *t, const struct sw_state *view, int seat, struct sw_rng *thinking,
             struct search_choice *out, int room)
{
    for (int i = 0; i < t->members; i++) {
        struct member *m = &t->member[i];
        m->view = view;
        m->seat = seat;
        m->thinking = generator(thinking);
        m->started = i > 0 && pthread_create(&m->thread, NULL, think, m) == 0;
    }
    for (int i = 0; i < t->members; i++) {
        struct member *m = &t->member[i];
        if (m->started)
            pthread_join(m->thread, NULL);
        else
            think(m);
    }
    return gather(t, out, room);
}
