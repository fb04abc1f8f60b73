/* SPDX-License-Identifier: MIT */
/* search.c - information-set Monte Carlo tree search for any game.
 *
 * Single-observer information-set MCTS (Cowling, Powley, Whitehouse 2012): every iteration
 * searches another determinization of what the seat knows, all in one tree. A node is what a
 * sequence of actions leads to, whatever luck and secrets were in between, so the same node may
 * offer different actions, and an edge counts how often it was available as well as how often
 * it was visited. Every edge remembers how well things ended for the seat that acts; with more
 * than two seats everybody maximises its own reward.
 *
 * A node that is reached for the first time is expanded: the brain evaluates the position after
 * each action. That static evaluation decides which actions are considered at all, and it is
 * their prior in the rule that selects them (PUCT: Silver et al. 2017); an edge also begins
 * with some visits' worth of it. At the root, actions are chosen by sequential halving (Karnin,
 * Koren, Somekh 2013).
 *
 * A rollout takes the action with the best static evaluation for whoever acts. Most questions
 * of our games are small parts of a turn, and half a turn is hard to judge; a few turns played
 * sensibly say more than a thousand played at random. */
#include "search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "judge.h"
#include "policy.h"

enum {
    DEPTH = 240,      /* edges from the root, at most */
    FIRST_WORLDS = 4, /* in which the actions at the root are evaluated */
    GLANCES = 2,      /* times as many as are considered are evaluated, with a prior */
    USUAL_PRIOR = 2,  /* a static evaluation counts like so many visits */
    EXPLORATION = 7,  /* the weight of trying something else, in fifths of a chance */
    PRIOR = 1000,     /* the prior of the best by static evaluation */
    SHARPNESS = 12    /* a `sure` lead has so many units in which evaluations differ */
};

struct edge {
    struct sw_action action;
    uint32_t next; /* edge of the same node, actions ascending; 0: none */
    uint32_t node; /* where it leads; 0: not yet part of the tree */
    uint32_t visits, available;
    int64_t sum;           /* rewards of the seat that acts */
    int32_t static_value;  /* what the position after it seems worth */
    uint16_t gap;          /* how much less likely a win is than by the best, statically */
    uint16_t prior, stage; /* stage: how many halvings it survived */
};

struct node {
    uint32_t first, visits;
    int64_t sum; /* rewards of whoever acted */
};

struct search {
    const struct sw_game *game;
    struct search_plan plan;
    struct node *node; /* number 0 of both stands for none */
    struct edge *edge;
    uint32_t nodes, edges, edge_room, root;
    uint64_t count;
    int prior_visits;

    const struct sw_state *view;
    int seat;
    bool quiescent; /* before the first action */
    struct sw_rng *thinking;

    struct sw_action legal[SW_MAX_ACTIONS];
    uint32_t known[SW_MAX_ACTIONS]; /* the edges of these actions; 0: none */
    int64_t static_value[SW_MAX_ACTIONS];
    bool worth[SW_MAX_ACTIONS]; /* a look */
    uint32_t path[DEPTH];
    int depth;
    union sw_any_state world, next;
    struct policy policy;
};

/* ---- memory ------------------------------------------------------------------------- */

static uint32_t room_for_edges(const struct search_plan *plan)
{
    return plan->nodes * (plan->width < 8 ? plan->width : 8u) + SW_MAX_ACTIONS;
}

size_t search_bytes(const struct search_plan *plan)
{
    return sizeof(struct search) + (plan->nodes + 2) * sizeof(struct node) +
           room_for_edges(plan) * sizeof(struct edge);
}

struct search *search_new(const struct sw_game *g, const struct search_plan *plan)
{
    struct search *x = calloc(1, sizeof *x);

    if (!x)
        return NULL;
    x->game = g;
    x->plan = *plan;
    x->prior_visits = g->brain.prior_visits ? g->brain.prior_visits : USUAL_PRIOR;
    x->edge_room = room_for_edges(plan);
    x->node = malloc((plan->nodes + 2) * sizeof *x->node);
    x->edge = malloc(x->edge_room * sizeof *x->edge);
    if (!x->node || !x->edge) {
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
    free(x->node);
    free(x->edge);
    free(x);
}

static uint32_t new_node(struct search *x)
{
    if (x->nodes >= x->plan.nodes + 2)
        return 0;
    x->node[x->nodes] = (struct node){0};
    return x->nodes++;
}

void search_forget(struct search *x)
{
    x->nodes = x->edges = 1;
    x->root = new_node(x);
}

/* ---- edges of a node ---------------------------------------------------------------- */

/* Which of the legal actions the node knows; both lists ascend. Returns how many. */
static int recognise(struct search *x, uint32_t node, int n)
{
    uint32_t at = x->node[node].first;
    int known = 0;

    for (int i = 0; i < n; i++) {
        int order = -1;
        while (at && (order = sw_action_compare(&x->edge[at].action, &x->legal[i])) < 0)
            at = x->edge[at].next;
        x->known[i] = at && order == 0 ? at : 0;
        known += x->known[i] != 0;
    }
    return known;
}

static uint32_t add_edge(struct search *x, uint32_t node, const struct sw_action *a,
                         int64_t static_value)
{
    uint32_t *link = &x->node[node].first;
    struct edge *s;

    if (x->edges == x->edge_room)
        return 0;
    while (*link && sw_action_compare(&x->edge[*link].action, a) < 0)
        link = &x->edge[*link].next;
    s = &x->edge[x->edges];
    *s = (struct edge){.action = *a, .next = *link, .static_value = (int32_t)static_value};
    *link = x->edges;
    return x->edges++;
}

/* How much worse than the best the others are, and what prior that leaves them. */
static void set_priors(struct search *x, int n)
{
    int sure = judge_sure(x->game), unit = sure / SHARPNESS + 1;
    int64_t best = INT32_MIN;

    for (int i = 0; i < n; i++)
        if (x->known[i] && x->edge[x->known[i]].static_value > best)
            best = x->edge[x->known[i]].static_value;
    for (int i = 0; i < n; i++) {
        struct edge *s = &x->edge[x->known[i]];
        int64_t less = best - s->static_value;
        if (!x->known[i] || s->prior)
            continue;
        s->gap = (uint16_t)(judge_chance(x->game, x->view->seats, (int)best) -
                            judge_chance(x->game, x->view->seats, s->static_value));
        s->prior = (uint16_t)(1 + PRIOR * unit / (unit + less) * unit / (unit + less));
    }
}

/* Of the actions the node does not know, add the `room` best. */
static void add_best(struct search *x, uint32_t node, int n, int room)
{
    for (; room > 0; room--) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (!x->known[i] && x->worth[i] &&
                (best < 0 || x->static_value[i] > x->static_value[best]))
                best = i;
        if (best < 0)
            break;
        x->known[best] = add_edge(x, node, &x->legal[best], x->static_value[best]);
        if (!x->known[best])
            break;
    }
    set_priors(x, n);
}

/* The static evaluation of the actions nobody knows yet, in this world. */
static void evaluate(struct search *x, int n)
{
    for (int i = 0; i < n; i++) {
        if (x->known[i] || !x->worth[i] || n == 1)
            continue;
        memcpy(&x->next, &x->world, x->game->state_size);
        sw_apply(x->game, &x->next.head, &x->legal[i], NULL);
        x->static_value[i] += judge_value(x->game, &x->next.head, x->legal[i].seat);
    }
}

/* Make sure that a node knows enough of what is legal here: in another world it may have
 * offered something else. True if it was new. */
static bool expand(struct search *x, uint32_t node, int n)
{
    int known = recognise(x, node, n), want = n < x->plan.width ? n : x->plan.width;
    bool fresh = x->node[node].first == 0;

    if (known * 2 >= want && known)
        return false;
    memset(x->static_value, 0, (size_t)n * sizeof *x->static_value);
    policy_narrow(x->game, &x->world.head, x->legal, n, x->plan.width * GLANCES,
                  x->policy.promise, x->worth);
    evaluate(x, n);
    add_best(x, node, n, want - known);
    return fresh && n > 1;
}

/* ---- selecting an edge -------------------------------------------------------------- */

static uint32_t root_of(uint64_t n)
{
    uint64_t root = 0;

    for (uint64_t bit = UINT64_C(1) << 24; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return (uint32_t)root;
}

/* The mean reward of an edge, its static evaluation counting like some visits. */
static int64_t mean_value(const struct search *x, const struct node *p, const struct edge *s)
{
    int64_t usual = p->visits ? p->sum / p->visits : 0;

    return (s->sum + x->prior_visits * (usual - s->gap)) /
           (s->visits + (uint32_t)x->prior_visits);
}

/* PUCT: that, and more, the less it was visited of all the times it was available. */
static int64_t puct(const struct search *x, const struct node *p, const struct edge *s,
                    int64_t priors)
{
    int64_t exploration =
        (int64_t)root_of((uint64_t)s->available << 8) * s->prior * EXPLORATION;

    return mean_value(x, p, s) +
           exploration * (JUDGE_CERTAIN / 5 / 16) / (priors * (s->visits + 1));
}

static uint32_t select_edge(struct search *x, uint32_t node, int n)
{
    int64_t priors = 0, most = INT64_MIN;
    uint32_t best = 0;

    for (int i = 0; i < n; i++)
        if (x->known[i])
            priors += x->edge[x->known[i]].prior;
    for (int i = 0; i < n; i++) {
        struct edge *s = &x->edge[x->known[i]];
        int64_t value;
        if (!x->known[i])
            continue;
        s->available++;
        value = puct(x, &x->node[node], s, priors);
        if (value > most) {
            most = value;
            best = x->known[i];
        }
    }
    return best;
}

/* ---- one iteration ------------------------------------------------------------------ */

static void determinize(struct search *x)
{
    memcpy(&x->world, x->view, x->game->state_size);
    sw_resample(x->game, &x->world.head, x->seat, x->thinking);
}

/* Selection and expansion: down the tree to a node that is new, which gets its edges; the best
 * of them is taken. Returns the seat that acted last. */
static int descend(struct search *x, uint32_t first)
{
    uint32_t node = x->root;
    int actor = x->seat;
    bool fresh = false;

    x->depth = 0;
    while (node && !fresh && !x->world.head.over && x->depth < DEPTH) {
        int n = sw_forward_next(x->game, &x->world.head, &actor, x->legal);
        struct edge *s;
        fresh = expand(x, node, n);
        x->path[x->depth] = first && node == x->root ? first : select_edge(x, node, n);
        if (!x->path[x->depth])
            break; /* no memory left: play on from here */
        s = &x->edge[x->path[x->depth++]];
        sw_apply(x->game, &x->world.head, &s->action, NULL);
        if (!s->node)
            s->node = new_node(x);
        node = s->node;
    }
    return actor;
}

static void backpropagate(struct search *x)
{
    int reward[SW_MAX_SEATS];
    uint32_t node = x->root;

    judge_rewards(x->game, &x->world.head, reward);
    for (int i = 0; i < x->depth; i++) {
        struct edge *s = &x->edge[x->path[i]];
        s->visits++;
        s->sum += reward[s->action.seat];
        x->node[node].visits++;
        x->node[node].sum += reward[s->action.seat];
        node = s->node;
    }
}

/* `first` is the edge to begin with; 0: by PUCT. */
static void iterate(struct search *x, uint32_t first)
{
    int actor;

    determinize(x);
    actor = descend(x, first);
    policy_play(x->game, &x->world.head, actor, x->plan.rollout_depth, x->quiescent,
                x->thinking, &x->policy);
    backpropagate(x);
    x->count++;
}

/* ---- the root ----------------------------------------------------------------------- */

/* Of edges that were kept from an earlier run only those that are really legal. */
static int prune_root(struct search *x, int n)
{
    int known = recognise(x, x->root, n);
    uint32_t *link = &x->node[x->root].first;

    for (int i = 0; i < n; i++) {
        if (!x->known[i])
            continue;
        *link = x->known[i];
        link = &x->edge[x->known[i]].next;
    }
    *link = 0;
    return known;
}

/* One world may be a lucky one: what is considered at the root is evaluated in several. */
static void expand_root(struct search *x, int n)
{
    int want = n < x->plan.width ? n : x->plan.width;

    if (prune_root(x, n))
        return;
    memset(x->static_value, 0, (size_t)n * sizeof *x->static_value);
    memset(x->worth, true, (size_t)n * sizeof *x->worth);
    for (int w = 0; w < FIRST_WORLDS; w++) {
        determinize(x);
        evaluate(x, n);
    }
    for (int i = 0; i < n; i++)
        x->static_value[i] /= FIRST_WORLDS;
    add_best(x, x->root, n, want);
}

static bool goes_on(const struct search *x, uint32_t done)
{
    if (x->plan.iterations && done >= x->plan.iterations)
        return false;
    return !x->plan.enough || !x->plan.enough(x->plan.self);
}

/* ---- sequential halving --------------------------------------------------------------- */

/* The better ones first. */
static void sort_candidates(struct search *x, uint32_t *candidate, int n)
{
    const struct node *root = &x->node[x->root];

    for (int i = 1; i < n; i++) {
        uint32_t at = candidate[i];
        int k = i;
        int64_t own = mean_value(x, root, &x->edge[at]);
        for (; k > 0 && own > mean_value(x, root, &x->edge[candidate[k - 1]]); k--)
            candidate[k] = candidate[k - 1];
        candidate[k] = at;
    }
}

/* All of them in the same world, with the same luck in it. Returns how many iterations that
 * took. */
static uint32_t try_in_one_world(struct search *x, const uint32_t *candidate, int n,
                                 uint32_t left)
{
    struct sw_rng begin = *x->thinking;
    uint32_t done = 0;

    for (; done < (uint32_t)n && done < left; done++) {
        *x->thinking = begin;
        iterate(x, candidate[done]);
    }
    return done;
}

static int stages_of(int candidates)
{
    int stages = 1;

    for (; candidates > 2; candidates = (candidates + 1) / 2)
        stages++;
    return stages;
}

/* With a fixed number of iterations: all actions at the root are visits in the same worlds, so
 * that luck, which differs far more than actions do, cancels out (common random numbers), and
 * in each stage the worse half retires. */
static void sequential_halving(struct search *x)
{
    uint32_t candidate[SW_MAX_ACTIONS], left = x->plan.iterations;
    int n = 0;

    for (uint32_t at = x->node[x->root].first; at; at = x->edge[at].next) {
        x->edge[at].stage = 0;
        candidate[n++] = at;
    }
    for (int stages = stages_of(n); stages > 0; stages--) {
        uint32_t part = left / (uint32_t)stages, done = 0;
        sort_candidates(x, candidate, n);
        while (done < part || (done < left && stages == 1))
            done += try_in_one_world(x, candidate, n, left - done);
        left -= done;
        sort_candidates(x, candidate, n);
        for (int i = 0; i < n; i++)
            x->edge[candidate[i]].stage++;
        n = (n + 1) / 2;
    }
}

/* ---- a run -------------------------------------------------------------------------- */

/* Half of the memory must be left for new thoughts. */
static void make_room(struct search *x)
{
    if (!x->root || x->nodes > x->plan.nodes / 2 || x->edges > x->edge_room / 2)
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
    expand_root(x, n);
    if (x->plan.iterations && !x->plan.enough)
        sequential_halving(x);
    else
        for (uint32_t done = 0; goes_on(x, done); done++)
            iterate(x, 0);
    search_choices(x, &best, 1);
    return best.action;
}

void search_follow(struct search *x, const struct sw_action *a)
{
    uint32_t at = x->root ? x->node[x->root].first : 0;

    while (at && sw_action_compare(&x->edge[at].action, a) != 0)
        at = x->edge[at].next;
    x->root = at ? x->edge[at].node : 0;
}

/* ---- what was thought --------------------------------------------------------------- */

static struct search_choice choice_of(const struct edge *s)
{
    return (struct search_choice){.action = s->action,
                                  .visits = s->visits,
                                  .chance = s->visits ? (int)(s->sum / s->visits) : 0,
                                  .static_value = s->static_value,
                                  .stage = s->stage};
}

bool search_better(const struct search_choice *a, const struct search_choice *b)
{
    if (a->stage != b->stage)
        return a->stage > b->stage;
    if (a->visits != b->visits)
        return a->visits > b->visits;
    return a->chance != b->chance ? a->chance > b->chance : a->static_value > b->static_value;
}

int search_choices(const struct search *x, struct search_choice *out, int room)
{
    int n = 0;

    for (uint32_t at = x->root ? x->node[x->root].first : 0; at; at = x->edge[at].next) {
        struct search_choice c = choice_of(&x->edge[at]);
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
