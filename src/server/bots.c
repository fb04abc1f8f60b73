/* SPDX-License-Identifier: MIT */
/* bots.c - bots think in threads of their own.
 *
 * The loop decides who is next (queue.h) and hands out no more questions than there are threads
 * for them, so that whoever comes later need not wait for many. There are two lanes: one for
 * all questions, and one with a single thread for those that are answered quickly. A question
 * is a copy of everything the bot needs; only the game's tables are shared, and nobody changes
 * those. Each lane is a thread pool, a question is one of its tasks. */
#define _POSIX_C_SOURCE 200809L

#include "bots.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/ai.h"
#include "ai/thinker.h"
#include "pool/pool.h"

enum { THREADS_MAX = 16, QUICK_AHEAD = 4 };
enum { ANY, QUICK, LANES };

struct thought {
    struct pool_task task;
    struct thought *next; /* answer */
    struct lane *lane;
    struct table *table;
    int lines, seat; /* the answer is good while the table has as many lines */
    const struct ai_bot *bot;
    const struct sw_game *game;
    struct sw_action answer;
    int64_t took; /* microseconds of a processor */
    union sw_any_state view;
    struct ai_past past;
};

/* What a worker was last asked. While a bot takes several actions in a row, and the same worker
 * is asked about all of them, its thinker goes on from one to the next. */
struct memory {
    struct thinker *thinker;
    const struct table *table;
    int lines;
    const struct ai_bot *bot;
};

struct lane {
    struct bots *bots;
    struct pool *pool;
    struct memory memory[THREADS_MAX]; /* of its workers */
    int room, open; /* how many questions may be open at once; how many are */
};

struct bots {
    int team;
    struct lane lane[LANES];
    pthread_mutex_t lock; /* over the answers */
    struct thought *first, *last;
    struct queue queue; /* the loop's own */
    void (*wake)(void *self);
    void *self;
};

/* ---- threads ---------------------------------------------------------------------------- */

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

static void choose(const struct bots *b, struct memory *m, struct thought *t)
{
    struct sw_rng luck = ai_thinking(t->game, &t->view.head, (uint32_t)t->seat);

    if (b->team)
        remember(m, t, b->team);
    if (m->thinker)
        t->answer = thinker_choose(m->thinker, &t->view.head, t->seat, &t->past, &luck);
    else
        t->answer = ai_choose(t->bot, t->game, &t->view.head, t->seat, &t->past, &luck);
}

static int64_t microseconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void answer(const struct bots *b, struct memory *m, struct thought *t)
{
    int64_t before = microseconds();

    choose(b, m, t);
    t->took = (microseconds() - before) * (m->thinker ? b->team : 1);
}

static void put_answer(struct bots *b, struct thought *t)
{
    t->next = NULL;
    pthread_mutex_lock(&b->lock);
    if (b->first)
        b->last->next = t;
    else
        b->first = t;
    b->last = t;
    pthread_mutex_unlock(&b->lock);
}

static struct thought *take_answer(struct bots *b)
{
    struct thought *t;

    pthread_mutex_lock(&b->lock);
    t = b->first;
    if (t)
        b->first = t->next;
    pthread_mutex_unlock(&b->lock);
    return t;
}

static struct thought *thought_of(struct pool_task *task)
{
    return (struct thought *)(void *)((char *)task - offsetof(struct thought, task));
}

static void think(struct pool_task *task, int worker)
{
    struct thought *t = thought_of(task);
    struct bots *b = t->lane->bots;

    answer(b, &t->lane->memory[worker], t);
    put_answer(b, t);
    b->wake(b->self);
}

static bool lane_init(struct bots *b, int which, int threads, int ahead)
{
    struct lane *l = &b->lane[which];

    l->bots = b;
    l->pool = pool_new(threads < THREADS_MAX ? threads : THREADS_MAX);
    if (!l->pool || !pool_workers(l->pool))
        return false;
    l->room = pool_workers(l->pool) + ahead;
    return true;
}

struct bots *bots_new(int threads, int team, void (*wake)(void *self), void *self)
{
    struct bots *b = calloc(1, sizeof *b);

    if (!b)
        return NULL;
    b->team = team;
    b->wake = wake;
    b->self = self;
    queue_init(&b->queue);
    pthread_mutex_init(&b->lock, NULL);
    if (lane_init(b, QUICK, 1, QUICK_AHEAD) && lane_init(b, ANY, threads, 0))
        return b;
    bots_free(b);
    return NULL;
}

static void thought_free(struct thought *t)
{
    tables_thought(t->table);
    free(t);
}

static void lane_clear(struct lane *l)
{
    struct pool_task *task = pool_free(l->pool);

    while (task) {
        struct pool_task *next = task->next;
        thought_free(thought_of(task));
        task = next;
    }
    for (int i = 0; i < THREADS_MAX; i++)
        thinker_free(l->memory[i].thinker);
}

void bots_free(struct bots *b)
{
    struct thought *t;

    if (!b)
        return;
    for (int i = 0; i < LANES; i++)
        lane_clear(&b->lane[i]);
    while ((t = take_answer(b)))
        thought_free(t);
    queue_clear(&b->queue);
    pthread_mutex_destroy(&b->lock);
    free(b);
}

/* ---- whether anybody wants to know ---------------------------------------------------------
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

/* Somebody who plays himself wants to be told when it is his turn: bots lead up to it. */
static bool is_awaited(const struct table *t)
{
    for (int seat = 0; seat < table_seats(t); seat++)
        if (t->seat[seat].hook && !t->seat[seat].bot[0])
            return true;
    return false;
}

/* Who is connected at another server is looked after there. */
static bool is_attended(const struct server *s, const struct table *t)
{
    return t->conns || (t->deserted && s->now - t->deserted < s->linger) || is_awaited(t);
}

/* Returns the seat whose bot is to think; -1: none. */
static int seat_to_ask(const struct server *s, const struct table *t)
{
    if (t->thinking || !table_begun(t) || table_over(t) || !is_attended(s, t))
        return -1;
    return bot_seat(t);
}

static bool is_quick(const struct table *t, int seat)
{
    struct search_plan plan;

    return !ai_bot_plan(ai_find(t->seat[seat].bot), table_game(t), &plan);
}

/* ---- asking --------------------------------------------------------------------------------
 */

static struct thought *thought_new(struct table *t, int seat, struct lane *lane)
{
    struct thought *q = malloc(sizeof *q);

    if (!q)
        return NULL;
    q->table = t;
    q->lines = t->lines;
    q->seat = seat;
    q->task.run = think;
    q->lane = lane;
    q->bot = ai_find(t->seat[seat].bot);
    q->game = table_game(t);
    sw_match_view(t->match, seat, &q->view.head);
    ai_past_read(t->match, seat, &q->past);
    return q;
}

static struct table *table_at(struct queue_place *p)
{
    return (struct table *)(void *)((char *)p - offsetof(struct table, place));
}

/* It stood in line for a while: is it still a bot's turn, and does anybody want to know? */
static void begin(struct server *s, struct queue_place *p, struct lane *lane)
{
    struct bots *b = s->bots;
    struct table *t = table_at(p);
    int seat = seat_to_ask(s, t);
    struct thought *q = seat < 0 ? NULL : thought_new(t, seat, lane);

    if (!q) {
        queue_pay(&b->queue, p, 0);
        return;
    }
    t->thinking = true;
    lane->open++;
    pool_submit(lane->pool, &q->task);
}

static void hand_out(struct server *s)
{
    struct bots *b = s->bots;
    struct queue_place *p;

    for (int i = QUICK; i >= ANY; i--) {
        struct lane *l = &b->lane[i];
        while (l->open < l->room && (p = queue_take(&b->queue, i == QUICK)))
            begin(s, p, l);
    }
}

void bots_ask(struct server *s, struct table *t)
{
    int seat = s->bots && !t->place.client ? seat_to_ask(s, t) : -1;

    if (seat < 0)
        return;
    queue_put(&s->bots->queue, &t->place, t->keeper, is_quick(t, seat));
    hand_out(s);
}

void bots_forget(struct server *s, struct table *t)
{
    if (s->bots)
        queue_leave(&s->bots->queue, &t->place);
}

int bots_waiting(const struct bots *b)
{
    return b->queue.waiting;
}

/* ---- answers -----------------------------------------------------------------------------
 */

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

void bots_collect(struct server *s)
{
    struct bots *b = s->bots;
    struct thought *q;

    while ((q = take_answer(b))) {
        q->lane->open--;
        queue_pay(&b->queue, &q->table->place, q->took);
        if (!q->table->dropped)
            play(s, q);
        thought_free(q);
    }
    hand_out(s);
}
