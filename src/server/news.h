/* SPDX-License-Identifier: MIT */
/* news.h - who is told what.
 *
 * Every viewer (a seat, or all who only watch) has news of its own, numbered from 1. An action
 * is news for a viewer only if it changes what this viewer may know or if there is something to
 * tell: who composes in secret lets nobody count the steps. For the same reason the number of
 * actions is not part of what is sent. */
#ifndef SERVER_NEWS_H
#define SERVER_NEWS_H

#include "table.h"

/* What a viewer may know of `full`; everything when the match is over. */
void news_view(const struct table *t, const struct sw_state *full, bool over, int viewer,
               union sw_any_state *out);

/* The match begins. */
void news_deal(struct table *t);
/* The last action has led away from `before` and reported `ev`. */
void news_act(struct table *t, const struct sw_state *before, const struct sw_events *ev);
/* Actions were taken back: `length` of them were there, and led to `before`. Call it after
 * that; `told` still has all of them. */
void news_undo(struct table *t, const struct sw_state *before, int length);
/* The match has been ended by agreement: everything is open. */
void news_end(struct table *t);
void news_chat(struct table *t, const struct table_chat *chat, int number);

/* Everything a client needs that has seen news up to number `seen` (0: none). */
void news_resume(struct conn *c, uint32_t seen);
/* How the table stands: who is there, who is asked what. */
void news_table(struct conn *c);

#endif
