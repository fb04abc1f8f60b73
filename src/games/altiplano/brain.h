/* SPDX-License-Identifier: MIT */
/* brain.h - Altiplano: what the files of the brain tell one another. */
#ifndef ALTIPLANO_BRAIN_H
#define ALTIPLANO_BRAIN_H

#include "game.h"

enum weight {
#define WEIGHT(name, value, guess) name##_WEIGHT,
#include "brain.def"
#undef WEIGHT
};

/* What a seat thinks of things, for one evaluation. */
struct mind {
    const struct altiplano_tables *t;
    const struct altiplano *m;
    const struct altiplano_seat *me;
    const struct sw_weight *weight;
    int seat;
    int rounds;             /* for which goods will be drawn */
    uint8_t count[GOODS];   /* in circulation: bag, box, board */
    uint8_t ready[GOODS];   /* that may still be delivered */
    int goods, flow;        /* all of these, and what they bring when they are drawn */
    int worth[GOODS];       /* one more of a good in the box, points included */
    int use[GOODS];         /* one less in circulation */
    int coin;               /* one more coin */
    int order, house, boat; /* the best that can be had */
    uint8_t beside[PLACES]; /* a place and its neighbours */
};

static inline int weigh(const struct mind *mind, enum weight w)
{
    return mind->weight[w].value;
}

/* How many rounds so many extensions last: each round one leaves for every two seats, about. */
static inline int rounds_for(const struct altiplano *m, int extensions)
{
    return extensions * 2 / m->head.seats;
}

/* What the goods in circulation bring in a round, with `spaces` to draw. */
int altiplano_engine(const struct mind *mind, int spaces);
/* What an order is worth of which `given` goods are delivered; those `spent`, if not NULL, are
 * in circulation no more. */
int altiplano_order_worth(const struct mind *mind, int order, const uint8_t given[GOODS],
                          const uint8_t spent[GOODS]);
/* A row with `n` goods, begun with `good`. */
int altiplano_row_worth(const struct mind *mind, int row, int good, int n);
int altiplano_tile_worth(const struct mind *mind, int recipe);

/* How far the round of a seat is: it plans, it acts, it has passed. */
enum scope { PLANNING, PLAYING, WAITING };

enum { PUTS = 12 };

/* brain_plan.c: a way to play the round: recipes, the most rewarding first, and what is to be
 * put on slots. */
struct route {
    int recipes, puts;
    uint8_t recipe[RECIPES_MAX];
    struct put {
        uint8_t piece, slot;
    } put[PUTS];
};

void altiplano_plan_route(const struct mind *mind, enum scope scope, struct route *route);
/* What the rest of this round and the next one can bring, as far as plans count. */
int altiplano_outlook(const struct mind *mind, enum scope scope);

#endif
