/* SPDX-License-Identifier: MIT */
/* view_term.h - what the files of Lydia's terminal picture share. */
#ifndef LYDIA_VIEW_TERM_H
#define LYDIA_VIEW_TERM_H

#include "view.h"

#include "kit/cursor.h"

/* One good, gate or merchant, bold in its colour; Lydians are L, coins $. */
void lydia_put_colour(struct cursor *c, int merchant);
void lydia_put_coin(struct cursor *c);
/* "RRG$2", or "R2G$2" if more than `room` letters were needed. */
void lydia_put_goods(struct cursor *c, const uint8_t goods[GOODS], int times, int room);

/* A card with its name in a line of `width` cells, its parts in columns. */
void lydia_put_card_line(struct cursor *c, int card, bool improved, int width);
/* The same without name and columns, in at most CARD_CELLS for every standard card. */
enum { CARD_CELLS = 24 };
void lydia_put_card_brief(struct cursor *c, int card, bool improved);

#endif
