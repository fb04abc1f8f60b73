/* SPDX-License-Identifier: MIT */
/* list.h - what a seat may do, in the order in which people read it.
 *
 * Short lists stay as the rules list them. A long one is told by headings: what belongs
 * together stands together, and what seems to bring more stands first. Whoever shows the same
 * view gets the same order. */
#ifndef ENGINE_LIST_H
#define ENGINE_LIST_H

#include "spielwerk_match.h"

enum { LIST_LONG = 9 }; /* from so many actions on */

struct list_item {
    struct sw_action action;
    int word;   /* the heading it stands under; 0: none, */
    bool split; /* and is its first value part of it? */
    int group, worth, place;
};

struct list {
    int count;
    struct list_item item[SW_MAX_ACTIONS];
};

/* The legal actions of `seat` in `view`, which is censored for it. */
void list_make(const struct sw_game *g, const struct sw_state *view, int seat,
               struct list *out);
/* The heading of the i-th; nothing is written if it has none. */
void list_heading(const struct sw_game *g, const struct list *list, int i, enum sw_lang lang,
                  struct sw_text *out);
/* Which one is this; -1: none. */
int list_find(const struct list *list, const struct sw_action *a);

#endif
