/* SPDX-License-Identifier: MIT */
/* show.h - positions, events and results as text for people. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli.h"
#include "spielwerk_scene.h"

/* The names of a match, "Seat 1" where nobody has set one. */
struct show_names {
    const char *name[SW_MAX_SEATS];
    char spare[SW_MAX_SEATS][SW_MAX_TOKEN];
};
void show_names(struct cli *c, const struct sw_match *m, struct show_names *out);

/* The board as `seat` sees it, in a form that suits the terminal; `full`: even if it has too
 * few lines for it. `view` is censored for that seat. `names` may be NULL. */
void show_board(struct cli *c, const struct sw_game *g, const struct sw_state *view, int seat,
                const struct show_names *names, bool full, struct sw_text *out);

/* What happened, a sentence in each line, as far as `seat` may know. What somebody got or did
 * several times in a row is one sentence. Returns the number of sentences. */
int show_events(struct cli *c, const struct sw_game *g, const struct sw_events *ev, int seat,
                const struct show_names *names, struct sw_text *out);

/* Why an action is refused: the sentence, and the rule it rests on in brackets. */
void show_refusal(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                  const struct show_names *names, int word, struct sw_text *out);

/* A table of points by category and seat; if the match is over also the places, how it ended
 * and who has won. */
void show_scores(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                 const struct show_names *names, struct sw_text *out);

#endif
