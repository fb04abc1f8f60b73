/* SPDX-License-Identifier: MIT */
/* bots.c - bots think in threads of their own.
 *
 * One list of questions, one of answers, one lock. A question is a copy of everything the bot
 * needs; only the game's tables are shared, and nobody changes those. */
#define _POSIX_C_SOURCE 200809L

#include "bots.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/thinker.h"

enum { ROOM = 256, THREADS_MAX = 16 };

struct thought {
    struct table *table;
    int lines, seat; /* the answer is good while the table has as many lines */
    const struct ai_bot *bot;
    const struct sw_game *game;
    struct sw_action answer;
    union sw_any_state view;
};

struct ring {
    struct thought *item[ROOM];
    int first, count;
};

struct bots {
    pthread_mutex_t lock;
    pthread_cond_t asked;
    pthread_t thread[THREADS_MAX];
    int threads, team;
    bool stop, behind;
    struct ring questions, answers;
    int thinking; /* asked and not yet collected: never more than ROOM */
    void (*wake)(void *self);
    void *self;
};

static void ring_put(struct ring *r, struct thought *t)
{
    r->item[(r->first + r->count++) % ROOM] = t;
}

static struct thought *ring_take(struct ring *r)
{
    struct thought *t = r->item[r->first];

    if (!r->count)
        return NULL;
    r->first = (r->first + 1) % ROOM;
    r->count--;
    return t;
}

/* ---- threads ---------------------------------------------------------------------------- */

static struct thought *wait_for_question(struct bots *b)
{
    struct thought *t;

    pthread_mutex_lock(&b->lock);
    while (!b->stop && !b->questions.count)
        pthread_cond_wait(&b->asked, &b->lock);
    t = b->stop ? NULL : ring_take(&b->questions);
    pthread_mutex_unlock(&b->lock);
    return t;
}

/* What a thread was last asked. While a bot takes several actions in a row, and the same thread
 * is asked about all of them, its thinker goes on from one to the next. */
struct memory {
    struct thinker *thinker;
    const struct table *table;
    int lines;
    const struct ai_bot *bot;
};

static void remember(struct memory *m, const struct thought *t, int team)
{
    bool goes_on =
        m->thinker && m->table == t->table && m->lines + 1 == t->lines && m->bot == t->bot;

    if (!goes_on) {
        thinker_free(m->thinker);
        m->thinker = thinker_new(t->game, t->bot, team);
    }
    m->table = t->table;
    m->lines = t->lines;
    m->bot = t->bot;
}

static void answer(const struct bots *b, struct memory *m, struct thought *t)
{
    struct sw_rng luck = ai_thinking(t->game, &t->view.head, (uint32_t)t->seat);

    if (b->team)
        remember(m, t, b->team);
    if (m->thinker)
        t->answer = thinker_choose(m->thinker, &t->view.head, t->seat, &luck);
    else
        t->answer = t->bot->choose(t->game, &t->view.head, t->seat, &luck);
}

static void *think(void *self)
{
    struct memory memory = {.thinker = NULL};
    struct bots *b = self;
    struct thought *t;

    while ((t = wait_for_question(b))) {
        answer(b, &memory, t);
        pthread_mutex_lock(&b->lock);
        ring_put(&b->answers, t);
        pthread_mutex_unlock(&b->lock);
        b->wake(b->self);
    }
    thinker_free(memory.thinker);
    return NULL;
}

struct bots *bots_new(int threads, int team, void (*wake)(void *self), void *self)
{
    struct bots *b = calloc(1, sizeof *b);

    if (!b)
        return NULL;
    b->team = team;
    b->wake = wake;
    b->self = self;
    pthread_mutex_init(&b->lock, NULL);
    pthread_cond_init(&b->asked, NULL);
    while (b->threads < threads && b->threads < THREADS_MAX &&
           pthread_create(&b->thread[b->threads], NULL, think, b) == 0)
        b->threads++;
    if (b->threads)
        return b;
    bots_free(b);
    return NULL;
}

static void free_ring(struct ring *r)
{
    struct thought *t;

    while ((t = ring_take(r))) {
        tables_thought(t->table);
        free(t);
    }
}

void bots_free(struct bots *b)
{
    if (!b)
        return;
    pthread_mutex_lock(&b->lock);
    b->stop = true;
    pthread_cond_broadcast(&b->asked);
    pthread_mutex_unlock(&b->lock);
    for (int i = 0; i < b->threads; i++)
        pthread_join(b->thread[i], NULL);
    free_ring(&b->questions);
    free_ring(&b->answers);
    pthread_cond_destroy(&b->asked);
    pthread_mutex_destroy(&b->lock);
    free(b);
}

/* ---- asking --------------------------------------------------------------------------------
 */

/* The first seat that a bot plays and that can go forward; -1: none. */
static int bot_seat(const struct table *t)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    const struct sw_state *s = sw_match_state(t->match);

    for (int seat = 0; seat < s->seats; seat++)
        if (t->seat[seat].bot[0] && (s->waiting >> seat & 1) &&
            sw_forward(table_game(t), s, seat, legal) > 0)
            return seat;
    return -1;
}

static struct thought *thought_new(struct table *t, int seat)
{
    struct thought *q = malloc(sizeof *q);

    if (!q)
        return NULL;
    q->table = t;
    q->lines = t->lines;
    q->seat = seat;
    q->bot = ai_find(t->seat[seat].bot);
    q->game = table_game(t);
    sw_match_view(t->match, seat, &q->view.head);
    return q;
}

void bots_ask(struct server *s, struct table *t)
{
    struct bots *b = s->bots;
    struct thought *q;
    int seat;

    if (!b || t->thinking || !table_begun(t) || table_over(t) || (seat = bot_seat(t)) < 0)
        return;
    b->behind |= b->thinking == ROOM;
    q = b->thinking < ROOM ? thought_new(t, seat) : NULL;
    if (!q)
        return;
    t->thinking = true;
    b->thinking++;
    pthread_mutex_lock(&b->lock);
    ring_put(&b->questions, q);
    pthread_cond_signal(&b->asked);
    pthread_mutex_unlock(&b->lock);
}

static void play(struct server *s, const struct thought *q)
{
    char line[TABLE_LINE_MAX];
    struct sw_text text;

    sw_text_init(&text, line, sizeof line);
    sw_text_add(&text, "act ");
    sw_action_print(q->game, &q->answer, &text);
    s->count.thoughts++;
    if (q->table->lines == q->lines)
        tables_happen(s, q->table, line);
    tables_touch(s, q->table);
}

static struct thought *take_answer(struct bots *b)
{
    struct thought *q;

    pthread_mutex_lock(&b->lock);
    q = ring_take(&b->answers);
    pthread_mutex_unlock(&b->lock);
    return q;
}

void bots_collect(struct server *s)
{
    struct bots *b = s->bots;
    struct thought *q;

    while ((q = take_answer(b))) {
        b->thinking--;
        if (!q->table->dropped)
            play(s, q);
        tables_thought(q->table);
        free(q);
    }
    if (b->behind) {
        b->behind = false;
        tables_each(s, bots_ask);
    }
}
