/* SPDX-License-Identifier: MIT */
/* outlook.h - what happens more, and what less often after one action than after another. */
#ifndef AI_OUTLOOK_H
#define AI_OUTLOOK_H

#include "spielwerk_match.h"

enum { OUTLOOK_EVENTS = 256, OUTLOOK_LINES = 2 };

/* Something that brought points to who did it, and in how many worlds it happened. */
struct outlook_event {
    struct sw_event event;
    int after[2];  /* the one action, the other */
    uint32_t last; /* the trial it was counted in last, from 1 */
};

struct outlook {
    uint32_t trial;
    int count;
    struct outlook_event item[OUTLOOK_EVENTS];
};

/* Another world, or the other action in it. */
void outlook_begin(struct outlook *o);
/* This action was played from `before` to `after`, and `ev` is what it reported. `which`: after
 * which of the two actions that is. */
void outlook_note(struct outlook *o, const struct sw_game *g, const struct sw_state *before,
                  const struct sw_state *after, const struct sw_action *a,
                  const struct sw_events *ev, int which);

/* What `seat` does clearly more often after the one action than after the other (`own`), or the
 * others clearly less often: the clearest first. Gives how many of them. */
int outlook_find(const struct outlook *o, int seat, bool own, int worlds,
                 struct sw_event out[OUTLOOK_LINES]);

#endif
