/* SPDX-License-Identifier: MIT */
/* show.h - positions, events and results as text for people. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli.h"
#include "spielwerk_scene.h"

/* The board as `seat` sees it. `view` is censored for that seat. */
void show_board(struct cli *c, const struct sw_game *g, const struct sw_state *view, int seat,
                struct sw_text *out);

/* The names of a match; seats nobody has named have NULL, which is "Seat 1". */
struct show_names {
    const char *name[SW_MAX_SEATS];
    char spare[SW_MAX_SEATS][SW_MAX_TOKEN];
};
void show_names(struct cli *c, const struct sw_match *m, struct show_names *out);

/* What happened, one line each, as far as `seat` may know. Gives the number of lines. */
int show_events(struct cli *c, const struct sw_game *g, const struct sw_events *ev, int seat,
                const struct show_names *names, struct sw_text *out);

/* Why an action is refused: the sentence, and the rule it rests on in brackets. */
void show_refusal(struct cli *c, const struct sw_game *g, int word, struct sw_text *out);

/* A table of points by category and seat, with places if the match is over, and how it
 * ended. */
void show_scores(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                 const struct show_names *names, struct sw_text *out);

#endif
