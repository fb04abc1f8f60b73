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
    int rounds;             /* to come, without those looked at closely */
    bool next;              /* the next round is one of these */
    uint8_t count[GOODS];   /* in circulation: bag, box, board */
    uint8_t owned[GOODS];   /* and in the warehouse */
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

/* What the goods in circulation bring in a round, with `spaces` to draw. */
int altiplano_engine(const struct mind *mind, int spaces);
/* What an order is worth of which `given` goods are delivered; `spent`, if it is a good, is not
 * owned any more. */
int altiplano_order_worth(const struct mind *mind, int order, const uint8_t given[GOODS],
                          int spent);
int altiplano_row_worth(const struct mind *mind, int row, int n);
int altiplano_tile_worth(const struct mind *mind, int recipe);

/* brain_plan.c: what the round that is planned, that is played, or that comes next can bring.
 */
enum scope { PLANNING, PLAYING, NEXT_ROUND };

enum { PUTS = 12 };

/* The way to get there: recipes, the most rewarding first, and what is to be put on slots. */
struct route {
    int recipes, puts;
    uint8_t recipe[RECIPES_MAX];
    struct put {
        uint8_t piece, slot;
    } put[PUTS];
};

/* `route` may be NULL. */
int altiplano_round_worth(const struct mind *mind, enum scope scope, struct route *route);

#endif
