/* SPDX-License-Identifier: MIT */
/* review.h - a match that was looked back at, and the report about it. */
#ifndef CLI_REVIEW_H
#define CLI_REVIEW_H

#include "ai/review.h"
#include "cli.h"
#include "show.h"

enum { REVIEW_TURNS = 3, REVIEW_DRAWS = 3 };

struct review {
    struct cli *c;
    const struct sw_match *match;
    const struct sw_game *game;
    struct show_names names;
    int plies, seats;
    int begin[SW_MAX_SEATS];  /* chances before the first action */
    struct review_step *step; /* of every action */
    int turn[REVIEW_TURNS];   /* the actions that gave most away, in the order of play */
    int turns;
    int draw[REVIEW_DRAWS]; /* the draws that changed most, largest first */
    int draws;
};

/* What luck brought a seat and what its own choices gave away, all together. */
struct review_sum {
    int luck, given, decisions, as_best;
};
void review_add_up(const struct review *r, int seat, struct review_sum *out);
/* Of whom draw number i of the list changed the chance most. */
int review_touched(const struct review *r, int ply);

/* By how many per cent a chance changed, with its sign. */
void review_say_change(int chance, struct sw_text *out);
void review_say_given(const struct review *r, int chances, struct sw_text *out);
/* Sentences about one action: what was done, what was better, and why. */
void review_say_choice(const struct review *r, int ply, struct sw_text *out);
void review_say_draw(const struct review *r, int ply, struct sw_text *out);

/* The whole as text, and as one HTML page without scripts. False: no memory. */
void review_text(const struct review *r, struct sw_text *out);
bool review_html(const struct review *r, struct sw_text *out);

#endif
