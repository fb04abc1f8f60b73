/* SPDX-License-Identifier: MIT */
/* batch.c - many matches of one game at once.
 *
 * Matches share nothing but the game, so each thread has some of them and nobody waits but at
 * the end of a call. Match i of n plays the seeds seed + i, seed + i + n, and so on: which
 * thread has it makes no difference. */
#include "spielwerk_batch.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "pool/pool.h"
#include "spielwerk_match.h"
#include "spielwerk_words.h"

struct slot {
    uint64_t number; /* of the match, for its seed */
    struct sw_rng choice;
    int count, shown; /* actions listed; columns of the mask that are 1 */
    int seat;
    struct sw_action *legal; /* SW_MAX_ACTIONS, while decisions are described */
    struct sw_state *state;
};

struct sw_batch {
    struct sw_game *game;
    struct sw_setup setup;
    struct sw_batch_view view;
    struct slot *slot;
    char *states;
    struct sw_action *actions; /* NULL until decisions are described */
    int matches;
    bool describes; /* decisions: somebody wants to know them */
    /* the job at hand */
    const int32_t *action;
    int64_t steps;
    struct pool *pool;
};

/* ---- one match -------------------------------------------------------------------------- */

static void start(struct sw_batch *b, struct slot *m)
{
    struct sw_setup setup = b->setup;
    setup.seed = sw_seed_from_number(m->number);
    setup.seed.word[7] = 1;
    sw_rng_init(&m->choice, SW_LUCK_FAST, &setup.seed);
    setup.seed.word[7] = 0;
    sw_start(b->game, &setup, m->state, NULL, NULL);
    m->number += (uint64_t)b->matches;
}

/* From the places: the first gets 1, the last -1, equal ones the same. */
static void write_reward(const struct sw_batch *b, const struct slot *m, float *out)
{
    int seats = b->setup.seats;
    uint8_t place[SW_MAX_SEATS];
    b->game->rules.rank(b->game, m->state, place);
    for (int i = 0; i < seats; i++) {
        int ahead = 0, behind = 0;
        for (int k = 0; k < seats; k++) {
            ahead += place[k] < place[i];
            behind += place[k] > place[i];
        }
        out[i] = seats > 1 ? (float)(behind - ahead) / (float)(seats - 1) : 0;
    }
}

static void write_result(const struct sw_batch *b, int i, const struct slot *m)
{
    size_t seats = b->setup.seats;
    if (b->view.done)
        b->view.done[i] = m->state->over != 0;
    if (b->view.reward && m->state->over)
        write_reward(b, m, b->view.reward + (size_t)i * seats);
    else if (b->view.reward)
        memset(b->view.reward + (size_t)i * seats, 0, seats * sizeof *b->view.reward);
}

/* What is derived is no feature, and hiding does not need it. */
static void write_features(const struct sw_batch *b, int i, const struct slot *m)
{
    union sw_any_state known;
    size_t n = (size_t)sw_batch_features(b);
    memcpy(&known, m->state, offsetof(struct sw_state, ply) + n);
    sw_censor(b->game, &known.head, m->seat);
    memcpy(b->view.features + (size_t)i * n, known.bytes + offsetof(struct sw_state, ply), n);
}

static int shown(const struct sw_batch *b, const struct slot *m)
{
    return m->count < b->view.width ? m->count : b->view.width;
}

static void write_legal(const struct sw_batch *b, int i, const struct slot *m)
{
    int16_t *out = b->view.legal + (size_t)i * (size_t)b->view.width * 4;
    int n = shown(b, m);
    for (int k = 0; k < n; k++, out += 4) {
        const struct sw_action *a = &m->legal[k];
        out[0] = a->verb, out[1] = a->a, out[2] = a->b, out[3] = a->c;
    }
    if (m->shown > n)
        memset(out, 0, (size_t)(m->shown - n) * 4 * sizeof *out);
}

/* Only what has changed: the rest of the row is as it was. */
static void write_mask(const struct sw_batch *b, int i, const struct slot *m)
{
    uint8_t *row = b->view.mask + (size_t)i * (size_t)b->view.width;
    int n = shown(b, m);
    if (n > m->shown)
        memset(row + m->shown, 1, (size_t)(n - m->shown));
    else
        memset(row + n, 0, (size_t)(m->shown - n));
}

/* The decision that comes next. */
static void describe(struct sw_batch *b, int i, struct slot *m)
{
    m->seat = 0;
    m->count = sw_forward_next(b->game, m->state, &m->seat, m->legal);
    if (b->view.seat)
        b->view.seat[i] = (uint8_t)m->seat;
    if (b->view.count)
        b->view.count[i] = m->count;
    if (b->view.legal)
        write_legal(b, i, m);
    if (b->view.mask)
        write_mask(b, i, m);
    m->shown = shown(b, m);
    if (b->view.features)
        write_features(b, i, m);
}

static void choose(const struct sw_batch *b, struct slot *m, int wish, struct sw_action *out)
{
    int seat = 0;
    if (wish >= 0)
        *out = m->legal[wish];
    else if (b->describes)
        *out = m->legal[sw_rng_below(&m->choice, (uint32_t)m->count)];
    else
        sw_pick_next(b->game, m->state, &seat, &m->choice, out);
}

static void step(struct sw_batch *b, int i)
{
    struct slot *m = &b->slot[i];
    struct sw_action a;
    choose(b, m, b->action ? b->action[i] : -1, &a);
    sw_apply(b->game, m->state, &a, NULL);
    if (b->view.done || b->view.reward)
        write_result(b, i, m);
    if (m->state->over)
        start(b, m);
    if (b->describes)
        describe(b, i, m);
}

/* Match after match where nobody looks in between: each stays in the cache. */
static void work(void *self, int first, int end)
{
    struct sw_batch *b = self;
    for (int i = first; i < end; i++)
        for (int64_t n = b->steps; n > 0; n--)
            step(b, i);
}

static void work_all(struct sw_batch *b, const int32_t *action, int64_t steps)
{
    b->action = action;
    b->steps = steps;
    pool_for(b->pool, b->matches, work, b);
}

/* ---- for the caller -----------------------------------------------------------------------
 */

/* "name=value,name=value" */
static bool read_options(struct sw_batch *b, const char *text, struct sw_error *e)
{
    while (text && *text) {
        char one[2 * SW_MAX_TOKEN], *value;
        size_t n = strcspn(text, ",");
        if (n >= sizeof one)
            return sw_fail(e, SW_W_NO_SUCH_OPTION, text, NULL, NULL, NULL);
        memcpy(one, text, n);
        one[n] = 0;
        value = strchr(one, '=');
        if (value)
            *value++ = 0;
        if (!sw_setup_option(b->game, &b->setup, one, value ? value : "", e))
            return false;
        text += n + (text[n] == ',');
    }
    return true;
}

static bool set_up(struct sw_batch *b, const char *game, int seats, const char *options,
                   struct sw_error *e)
{
    union sw_any_state s;
    b->game = sw_game_open(game, e);
    if (!b->game)
        return false;
    sw_setup_bots(b->game, seats, &b->setup);
    b->setup.luck = SW_LUCK_FAST;
    return read_options(b, options, e) && sw_start(b->game, &b->setup, &s.head, NULL, e);
}

static bool take_memory(struct sw_batch *b)
{
    size_t n = (size_t)b->matches, size = ((size_t)b->game->state_size + 63) / 64 * 64;
    b->slot = calloc(n, sizeof *b->slot);
    b->states = aligned_alloc(64, n * size);
    for (size_t i = 0; i < n && b->slot && b->states; i++)
        b->slot[i].state = (struct sw_state *)(void *)(b->states + i * size);
    return b->slot && b->states;
}

struct sw_batch *sw_batch_new(const char *game, int seats, const char *options, int matches,
                              int threads, uint64_t seed, struct sw_error *e)
{
    struct sw_batch *b = calloc(1, sizeof *b);
    assert(matches >= 1 && threads >= 1);
    if (!b)
        abort();
    threads = threads < matches ? threads : matches;
    b->matches = matches;
    if (!set_up(b, game, seats, options, e)) {
        sw_batch_free(b);
        return NULL;
    }
    if (!take_memory(b))
        abort();
    for (int i = 0; i < matches; i++) {
        b->slot[i].number = seed + (uint64_t)i;
        start(b, &b->slot[i]);
    }
    if (!(b->pool = pool_new(threads - 1)))
        abort();
    return b;
}

void sw_batch_free(struct sw_batch *b)
{
    if (!b)
        return;
    pool_free(b->pool);
    sw_game_close(b->game);
    free(b->slot);
    free(b->states);
    free(b->actions);
    free(b);
}

const struct sw_game *sw_batch_game(const struct sw_batch *b)
{
    return b->game;
}

int sw_batch_features(const struct sw_batch *b)
{
    return b->game->state_size - b->game->derived_size - (int)offsetof(struct sw_state, ply);
}

/* Lists have room once somebody wants them. */
static void take_lists(struct sw_batch *b)
{
    if (b->actions)
        return;
    b->actions = calloc((size_t)b->matches * SW_MAX_ACTIONS, sizeof *b->actions);
    if (!b->actions)
        abort();
    for (int i = 0; i < b->matches; i++)
        b->slot[i].legal = b->actions + (size_t)i * SW_MAX_ACTIONS;
}

static void clear_rows(struct sw_batch *b)
{
    const struct sw_batch_view *v = &b->view;
    size_t n = (size_t)b->matches, cells = n * (size_t)v->width;
    if (v->mask)
        memset(v->mask, 0, cells);
    if (v->legal)
        memset(v->legal, 0, cells * 4 * sizeof *v->legal);
    if (v->reward)
        memset(v->reward, 0, n * b->setup.seats * sizeof *v->reward);
    if (v->done)
        memset(v->done, 0, n);
}

void sw_batch_bind(struct sw_batch *b, const struct sw_batch_view *view)
{
    b->view = *view;
    if (b->view.width <= 0 || b->view.width > SW_MAX_ACTIONS)
        b->view.width = SW_MAX_ACTIONS;
    b->describes = view->seat || view->count || view->mask || view->legal || view->features;
    clear_rows(b);
    if (!b->describes)
        return;
    take_lists(b);
    for (int i = 0; i < b->matches; i++) {
        b->slot[i].shown = 0;
        describe(b, i, &b->slot[i]);
    }
}

/* Numbers mean something only if decisions are described. */
static int first_wrong(const struct sw_batch *b, const int32_t *action)
{
    for (int i = 0; i < b->matches; i++)
        if (action[i] < -1 || action[i] >= (b->describes ? b->slot[i].count : 0))
            return i;
    return -1;
}

int sw_batch_step(struct sw_batch *b, const int32_t *action)
{
    int wrong = action ? first_wrong(b, action) : -1;
    if (wrong < 0)
        work_all(b, action, 1);
    return wrong;
}

void sw_batch_run(struct sw_batch *b, int64_t steps)
{
    work_all(b, NULL, steps);
}
