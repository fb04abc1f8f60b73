/* SPDX-License-Identifier: MIT */
/* spielwerk_batch.h - many matches of one game at once, for research.
 *
 * A batch is a row of matches that never stops: one that ends begins anew, with the next seed.
 * One call makes a step in all of them and fills arrays that belong to the caller. Who decides
 * sees what his seat may know and nothing else.
 *
 *     struct sw_batch *b = sw_batch_new("lydia", 3, NULL, 1024, 2, 7, &e);
 *     struct sw_batch_view v = {.count = count, .features = features, .reward = reward};
 *     sw_batch_bind(b, &v);
 *     for (;;) {
 *         choose(count, features, action);
 *         sw_batch_step(b, action);
 *     }
 *
 * The same seed gives the same matches, whatever the number of threads. */
#ifndef SPIELWERK_BATCH_H
#define SPIELWERK_BATCH_H

#include "spielwerk.h"

struct sw_batch;

/* Arrays of the caller, a row for each match; NULL: not wanted. They describe the decision that
 * comes next; reward and done, the step that was made. */
struct sw_batch_view {
    uint8_t *seat;     /* [matches] whose decision it is */
    int32_t *count;    /* [matches] how many actions there are to choose from */
    uint8_t *mask;     /* [matches][width] 1 for the first `count` of them */
    int16_t *legal;    /* [matches][width][4] verb and values of each; 0 behind `count` */
    uint8_t *features; /* [matches][features] the position as that seat knows it */
    float *reward;     /* [matches][seats] at the end 1 for the first place, -1 for the last */
    uint8_t *done;     /* [matches] 1 if the match ended and another one has begun */
    int32_t width;     /* of mask and legal: at most SW_MAX_ACTIONS; actions behind it can be
                          chosen, too, but are not shown */
};

/* `matches` matches between `seats` seats, in `threads` threads (1: only the caller's).
 * `options` is "name=value,name=value" or NULL for what bots play with. NULL and *e if that is
 * no game. */
struct sw_batch *sw_batch_new(const char *game, int seats, const char *options, int matches,
                              int threads, uint64_t seed, struct sw_error *e);
void sw_batch_free(struct sw_batch *b);

const struct sw_game *sw_batch_game(const struct sw_batch *b);
/* Bytes of a row of features: the fields of a position behind its generator, as they lie in
 * memory. */
int sw_batch_features(const struct sw_batch *b);

/* From now on these arrays are filled; they are, at once. */
void sw_batch_bind(struct sw_batch *b, const struct sw_batch_view *view);

/* One step in every match: action[i] is the number of an action among the `count` of match i,
 * or -1 for any one by chance; NULL: all by chance. Gives -1, or the first match whose action
 * does not exist; nothing has happened then. */
int sw_batch_step(struct sw_batch *b, const int32_t *action);

/* So many steps by chance; the arrays are filled after the last one. Without arrays that
 * describe decisions this is random play at full speed. */
void sw_batch_run(struct sw_batch *b, int64_t steps);

#endif
