/* SPDX-License-Identifier: MIT */
/* record.h - a row of actions in few bytes.
 *
 * A table keeps every action for as long as the match lasts, thousands of tables keep theirs,
 * and most actions are a verb and a small number or two: three bytes instead of ten. */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include "spielwerk.h"

struct record_entry {
    struct sw_action action;
    uint16_t reveals; /* state.reveals before this action */
};

/* Where every sixteenth entry begins, and what the entry before it said. */
struct record_mark {
    uint32_t at;
    uint16_t reveals;
    uint8_t seat;
};

/* All zero: empty. */
struct record {
    uint8_t *bytes;
    struct record_mark *mark;
    uint32_t used, room; /* bytes */
    int count, marks;    /* entries; marks there is room for */
    struct record_entry last;
};

void record_free(struct record *r);
size_t record_bytes(const struct record *r); /* of memory */

/* Entry number `index`, at most one behind the last; those behind it are forgotten. The action
 * is legal, so values its verb has no use for are 0. False if there is no memory; nothing has
 * changed then. */
bool record_put(struct record *r, const struct sw_game *g, int index,
                const struct record_entry *e);
/* Forget all but the first `count` entries. */
void record_cut(struct record *r, const struct sw_game *g, int count);
struct record_entry record_get(const struct record *r, const struct sw_game *g, int index);

/* One entry after the other. */
struct record_reader {
    const struct sw_game *game;
    const uint8_t *next;
    struct record_entry last;
};
struct record_reader record_read(const struct record *r, const struct sw_game *g, int first);
const struct record_entry *record_next(struct record_reader *reader);

#endif
