/* SPDX-License-Identifier: MIT */
/* search.c - information-set Monte Carlo tree search for any game.
 *
 * The tree knows places and steps. A place is what a sequence of actions leads to, whatever
 * luck and secrets were in between: worlds differ from iteration to iteration, so the same
 * place may offer different actions, and a step counts how often it was open as well as how
 * often it was tried. Every step remembers how well things ended for the seat that made it;
 * with more than two seats everybody looks after himself.
 *
 * A place that is reached for the first time is looked at once: each action is tried and the
 * brain asked what it is worth. That first sight decides which actions are considered at all,
 * how much attention they get, and what is believed of those that were never tried.
 *
 * A playout takes what looks best at first sight for whoever acts. Most questions of our games
 * are small steps within a turn, and half a turn is hard to judge; a few turns played sensibly
 * say more than a thousand played at random. */
#include "search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "judge.h"
#include "policy.h"

enum {
    DEPTH = 240,      /* steps from the root, at most */
    FIRST_WORLDS = 4, /* in which the actions at the root are looked at */
    GLANCES = 2,      /* times as many as are considered get a first look, with a prior */
    USUAL_PRIOR = 2,  /* a first sight counts like so many tries */
    CURIOSITY = 7,    /* the weight of trying something else, in fifths of a chance */
    SHARE = 1000,     /* attention for the best at first sight */
    SHARPNESS = 12    /* a `sure` lead has so many units in which first sights differ */
};

struct step {
    struct sw_action action;
    uint32_t next;  /* step of the same place, actions ascending; 0: none */
    uint32_t place; /* where it leads; 0: not yet part of the tree */
    uint32_t tried, open;
    int64_t sum;           /* rewards of the seat that acts */
    int32_t sight;         /* value at first sight */
    uint16_t gap;          /* how much less likely a win is than by the best, at first sight */
    uint16_t share, stage; /* stage: how long it stayed in the competition */
};

struct place {
    uint32_t first, tried;
    int64_t sum; /* rewards of whoever acted */
};

struct search {
    const struct sw_game *game;
    struct search_plan plan;
    struct place *place; /* number 0 of both stands for none */
    struct step *step;
    uint32_t places, steps, step_room, root;
    uint64_t count;
    int prior_visits;

    const struct sw_state *view;
    int seat;
    bool quiescent; /* before the first action */
    struct sw_rng *thinking;

    struct sw_action legal[SW_MAX_ACTIONS];
    uint32_t known[SW_MAX_ACTIONS]; /* the steps of these actions; 0: none */
    int64_t sight[SW_MAX_ACTIONS];
    bool worth[SW_MAX_ACTIONS]; /* a look */
    uint32_t path[DEPTH];
    int depth;
    union sw_any_state world, next;
    struct policy policy;
};

/* ---- memory ------------------------------------------------------------------------- */

static uint32_t room_for_steps(const struct search_plan *plan)
{
    return plan->places * (plan->width < 8 ? plan->width : 8u) + SW_MAX_ACTIONS;
}

size_t search_bytes(const struct search_plan *plan)
{
    return sizeof(struct search) + (plan->places + 2) * sizeof(struct place) +
           room_for_steps(plan) * sizeof(struct step);
}

struct search *search_new(const struct sw_game *g, const struct search_plan *plan)
{
    struct search *x = calloc(1, sizeof *x);

    if (!x)
        return NULL;
    x->game = g;
    x->plan = *plan;
    x->prior_visits = g->brain.prior_visits ? g->brain.prior_visits : USUAL_PRIOR;
    x->step_room = room_for_steps(plan);
    x->place = malloc((plan->places + 2) * sizeof *x->place);
    x->step = malloc(x->step_room * sizeof *x->step);
    if (!x->place || !x->step) {
        search_free(x);
        return NULL;
    }
    search_forget(x);
    return x;
}

void search_free(struct search *x)
{
    if (!x)
        return;
    free(x->place);
    free(x->step);
    free(x);
}

static uint32_t new_place(struct search *x)
{
    if (x->places >= x->plan.places + 2)
        return 0;
    x->place[x->places] = (struct place){0};
    return x->places++;
}

void search_forget(struct search *x)
{
    x->places = x->steps = 1;
    x->root = new_place(x);
}

/* ---- steps of a place --------------------------------------------------------------- */

/* Which of the legal actions the place knows; both lists ascend. Gives how many. */
static int recognise(struct search *x, uint32_t place, int n)
{
    uint32_t at = x->place[place].first;
    int known = 0;

    for (int i = 0; i < n; i++) {
        int order = -1;
        while (at && (order = sw_action_compare(&x->step[at].action, &x->legal[i])) < 0)
            at = x->step[at].next;
        x->known[i] = at && order == 0 ? at : 0;
        known += x->known[i] != 0;
    }
    return known;
}

static uint32_t add_step(struct search *x, uint32_t place, const struct sw_action *a,
                         int64_t sight)
{
    uint32_t *link = &x->place[place].first;
    struct step *s;

    if (x->steps == x->step_room)
        return 0;
    while (*link && sw_action_compare(&x->step[*link].action, a) < 0)
        link = &x->step[*link].next;
    s = &x->step[x->steps];
    *s = (struct step){.action = *a, .next = *link, .sight = (int32_t)sight};
    *link = x->steps;
    return x->steps++;
}

/* How much less the others promise than the best, and how much attention that leaves. */
static void compare_sights(struct search *x, int n)
{
    int sure = judge_sure(x->game), unit = sure / SHARPNESS + 1;
    int64_t best = INT32_MIN;

    for (int i = 0; i < n; i++)
        if (x->known[i] && x->step[x->known[i]].sight > best)
            best = x->step[x->known[i]].sight;
    for (int i = 0; i < n; i++) {
        struct step *s = &x->step[x->known[i]];
        int64_t less = best - s->sight;
        if (!x->known[i] || s->share)
            continue;
        s->gap = (uint16_t)(judge_chance(x->game, x->view->seats, (int)best) -
                            judge_chance(x->game, x->view->seats, s->sight));
        s->share = (uint16_t)(1 + SHARE * unit / (unit + less) * unit / (unit + less));
    }
}

/* Of the actions the place does not know, add the `room` best. */
static void add_best(struct search *x, uint32_t place, int n, int room)
{
    for (; room > 0; room--) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (!x->known[i] && x->worth[i] && (best < 0 || x->sight[i] > x->sight[best]))
                best = i;
        if (best < 0)
            break;
        x->known[best] = add_step(x, place, &x->legal[best], x->sight[best]);
        if (!x->known[best])
            break;
    }
    compare_sights(x, n);
}

/* What the actions nobody knows yet are worth in this world, at first sight. */
static void look(struct search *x, int n)
{
    for (int i = 0; i < n; i++) {
        if (x->known[i] || !x->worth[i] || n == 1)
            continue;
        memcpy(&x->next, &x->world, x->game->state_size);
        sw_apply(x->game, &x->next.head, &x->legal[i], NULL);
        x->sight[i] += judge_value(x->game, &x->next.head, x->legal[i].seat);
    }
}

/* Make sure that a place knows enough of what is legal here: in another world it may have
 * offered something else. True if it was new. */
static bool furnish(struct search *x, uint32_t place, int n)
{
    int known = recognise(x, place, n), want = n < x->plan.width ? n : x->plan.width;
    bool fresh = x->place[place].first == 0;

    if (known * 2 >= want && known)
        return false;
    memset(x->sight, 0, (size_t)n * sizeof *x->sight);
    policy_narrow(x->game, &x->world.head, x->legal, n, x->plan.width * GLANCES,
                  x->policy.promise, x->worth);
    look(x, n);
    add_best(x, place, n, want - known);
    return fresh && n > 1;
}

/* ---- choosing a step ---------------------------------------------------------------- */

static uint32_t root_of(uint64_t n)
{
    uint64_t root = 0;

    for (uint64_t bit = UINT64_C(1) << 24; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return (uint32_t)root;
}

/* What was seen of a step so far, together with what was believed of it at first. */
static int64_t opinion(const struct search *x, const struct place *p, const struct step *s)
{
    int64_t usual = p->tried ? p->sum / p->tried : 0;

    return (s->sum + x->prior_visits * (usual - s->gap)) /
           (s->tried + (uint32_t)x->prior_visits);
}

/* That, and more, the less it was tried of all the times it was open. */
static int64_t promise(const struct search *x, const struct place *p, const struct step *s,
                       int64_t shares)
{
    int64_t curious = (int64_t)root_of((uint64_t)s->open << 8) * s->share * CURIOSITY;

    return opinion(x, p, s) + curious * (JUDGE_CERTAIN / 5 / 16) / (shares * (s->tried + 1));
}

static uint32_t select_step(struct search *x, uint32_t place, int n)
{
    int64_t shares = 0, most = INT64_MIN;
    uint32_t best = 0;

    for (int i = 0; i < n; i++)
        if (x->known[i])
            shares += x->step[x->known[i]].share;
    for (int i = 0; i < n; i++) {
        struct step *s = &x->step[x->known[i]];
        int64_t value;
        if (!x->known[i])
            continue;
        s->open++;
        value = promise(x, &x->place[place], s, shares);
        if (value > most) {
            most = value;
            best = x->known[i];
        }
    }
    return best;
}

/* ---- one iteration ------------------------------------------------------------------ */

static void imagine(struct search *x)
{
    memcpy(&x->world, x->view, x->game->state_size);
    sw_resample(x->game, &x->world.head, x->seat, x->thinking);
}

/* Down the tree to a place that is new, which gets its steps; the best of them is taken. Gives
 * the seat that acted last. */
static int descend(struct search *x, uint32_t first)
{
    uint32_t place = x->root;
    int actor = x->seat;
    bool fresh = false;

    x->depth = 0;
    while (place && !fresh && !x->world.head.over && x->depth < DEPTH) {
        int n = sw_forward_next(x->game, &x->world.head, &actor, x->legal);
        struct step *s;
        fresh = furnish(x, place, n);
        x->path[x->depth] = first && place == x->root ? first : select_step(x, place, n);
        if (!x->path[x->depth])
            break; /* no memory left: play on from here */
        s = &x->step[x->path[x->depth++]];
        sw_apply(x->game, &x->world.head, &s->action, NULL);
        if (!s->place)
            s->place = new_place(x);
        place = s->place;
    }
    return actor;
}

static void tell_steps(struct search *x)
{
    int reward[SW_MAX_SEATS];
    uint32_t place = x->root;

    judge_rewards(x->game, &x->world.head, reward);
    for (int i = 0; i < x->depth; i++) {
        struct step *s = &x->step[x->path[i]];
        s->tried++;
        s->sum += reward[s->action.seat];
        x->place[place].tried++;
        x->place[place].sum += reward[s->action.seat];
        place = s->place;
    }
}

/* `first` is the step to begin with; 0: whichever promises most. */
static void iterate(struct search *x, uint32_t first)
{
    int actor;

    imagine(x);
    actor = descend(x, first);
    policy_play(x->game, &x->world.head, actor, x->plan.rollout_depth, x->quiescent,
                x->thinking, &x->policy);
    tell_steps(x);
    x->count++;
}

/* ---- the root ----------------------------------------------------------------------- */

/* Of steps that were kept from an earlier run only those that are really legal. */
static int prune_root(struct search *x, int n)
{
    int known = recognise(x, x->root, n);
    uint32_t *link = &x->place[x->root].first;

    for (int i = 0; i < n; i++) {
        if (!x->known[i])
            continue;
        *link = x->known[i];
        link = &x->step[x->known[i]].next;
    }
    *link = 0;
    return known;
}

/* One world may be a lucky one: what is considered at the root is looked at in several. */
static void furnish_root(struct search *x, int n)
{
    int want = n < x->plan.width ? n : x->plan.width;

    if (prune_root(x, n))
        return;
    memset(x->sight, 0, (size_t)n * sizeof *x->sight);
    memset(x->worth, true, (size_t)n * sizeof *x->worth);
    for (int w = 0; w < FIRST_WORLDS; w++) {
        imagine(x);
        look(x, n);
    }
    for (int i = 0; i < n; i++)
        x->sight[i] /= FIRST_WORLDS;
    add_best(x, x->root, n, want);
}

static bool goes_on(const struct search *x, uint32_t done)
{
    if (x->plan.iterations && done >= x->plan.iterations)
        return false;
    return !x->plan.enough || !x->plan.enough(x->plan.self);
}

/* ---- a competition -------------------------------------------------------------------- */

/* Those in competition, the better ones first. */
static void sort_rivals(struct search *x, uint32_t *rival, int n)
{
    const struct place *root = &x->place[x->root];

    for (int i = 1; i < n; i++) {
        uint32_t at = rival[i];
        int k = i;
        int64_t own = opinion(x, root, &x->step[at]);
        for (; k > 0 && own > opinion(x, root, &x->step[rival[k - 1]]); k--)
            rival[k] = rival[k - 1];
        rival[k] = at;
    }
}

/* Everybody meets the same world and the same luck in it. Gives how many iterations that took.
 */
static uint32_t meet_world(struct search *x, const uint32_t *rival, int n, uint32_t left)
{
    struct sw_rng begin = *x->thinking;
    uint32_t done = 0;

    for (; done < (uint32_t)n && done < left; done++) {
        *x->thinking = begin;
        iterate(x, rival[done]);
    }
    return done;
}

static int stages_of(int rivals)
{
    int stages = 1;

    for (; rivals > 2; rivals = (rivals + 1) / 2)
        stages++;
    return stages;
}

/* With so many iterations and no more, the actions at the root are in competition: all meet the
 * same worlds, so that luck, which differs far more than actions do, cancels out; and again and
 * again the worse half retires. */
static void compete(struct search *x)
{
    uint32_t rival[SW_MAX_ACTIONS], left = x->plan.iterations;
    int n = 0;

    for (uint32_t at = x->place[x->root].first; at; at = x->step[at].next) {
        x->step[at].stage = 0;
        rival[n++] = at;
    }
    for (int stages = stages_of(n); stages > 0; stages--) {
        uint32_t share = left / (uint32_t)stages, done = 0;
        sort_rivals(x, rival, n);
        while (done < share || (done < left && stages == 1))
            done += meet_world(x, rival, n, left - done);
        left -= done;
        sort_rivals(x, rival, n);
        for (int i = 0; i < n; i++)
            x->step[rival[i]].stage++;
        n = (n + 1) / 2;
    }
}

/* ---- a run -------------------------------------------------------------------------- */

/* Half of the memory must be left for new thoughts. */
static void make_room(struct search *x)
{
    if (!x->root || x->places > x->plan.places / 2 || x->steps > x->step_room / 2)
        search_forget(x);
}

struct sw_action search_run(struct search *x, const struct sw_state *view, int seat,
                            struct sw_rng *thinking)
{
    struct search_choice best;
    int n;

    assert(x->plan.iterations || x->plan.enough);
    x->view = view;
    x->seat = seat;
    x->quiescent = judge_quiescent(x->game, view);
    x->thinking = thinking;
    make_room(x);
    n = sw_forward(x->game, view, seat, x->legal);
    if (n == 0) /* nothing but taking back, while others have to go first */
        sw_legal(x->game, view, seat, x->legal);
    if (n <= 1) {
        search_forget(x);
        return x->legal[0];
    }
    furnish_root(x, n);
    if (x->plan.iterations && !x->plan.enough)
        compete(x);
    else
        for (uint32_t done = 0; goes_on(x, done); done++)
            iterate(x, 0);
    search_choices(x, &best, 1);
    return best.action;
}

void search_follow(struct search *x, const struct sw_action *a)
{
    uint32_t at = x->root ? x->place[x->root].first : 0;

    while (at && sw_action_compare(&x->step[at].action, a) != 0)
        at = x->step[at].next;
    x->root = at ? x->step[at].place : 0;
}

/* ---- what was thought --------------------------------------------------------------- */

static struct search_choice choice_of(const struct step *s)
{
    return (struct search_choice){.action = s->action,
                                  .tried = s->tried,
                                  .chance = s->tried ? (int)(s->sum / s->tried) : 0,
                                  .sight = s->sight,
                                  .stage = s->stage};
}

bool search_better(const struct search_choice *a, const struct search_choice *b)
{
    if (a->stage != b->stage)
        return a->stage > b->stage;
    if (a->tried != b->tried)
        return a->tried > b->tried;
    return a->chance != b->chance ? a->chance > b->chance : a->sight > b->sight;
}

int search_choices(const struct search *x, struct search_choice *out, int room)
{
    int n = 0;

    for (uint32_t at = x->root ? x->place[x->root].first : 0; at; at = x->step[at].next) {
        struct search_choice c = choice_of(&x->step[at]);
        int i = n < room ? n++ : room;
        for (; i > 0 && search_better(&c, &out[i - 1]); i--)
            if (i < room)
                out[i] = out[i - 1];
        if (i < room)
            out[i] = c;
    }
    return n;
}

uint64_t search_count(const struct search *x)
{
    return x->count;
}
