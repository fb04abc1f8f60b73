/* SPDX-License-Identifier: MIT */
/* view_term.h - what the files of Lydia's terminal picture share. */
#ifndef LYDIA_VIEW_TERM_H
#define LYDIA_VIEW_TERM_H

#include "view.h"

/* The picture that is being written, or only measured: then nothing reaches the scene. */
struct term {
    struct pen *p;
    bool dry;
    struct sw_node nothing; /* what `dry` writes */
};

/* Where the next glyphs go. */
struct cursor {
    struct term *t;
    int col, row;
};

struct sw_node *put(struct cursor *c, int material, const char *s);
struct sw_node *putf(struct cursor *c, int material, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* At most `width` cells of a text; what is cut off ends in a dot-dot-dot. */
void put_cut(struct cursor *c, int material, const char *s, int width);
/* One good, gate or merchant, bold in its colour; Lydians are L, coins $. */
void put_colour(struct cursor *c, int merchant);
void put_coin(struct cursor *c);
/* "RRG$2", or "R2G$2" if more than `room` letters were needed. */
void put_goods(struct cursor *c, const uint8_t goods[GOODS], int times, int room);
/* The mark of what may be chosen now, or a blank. */
void put_hint(struct cursor *c, bool may);

/* A card with its name in a line of `width` cells, its parts in columns. */
void put_card_line(struct cursor *c, int card, bool improved, int width);
/* The same without name and columns, in at most CARD_CELLS for every standard card. */
enum { CARD_CELLS = 24 };
void put_card_brief(struct cursor *c, int card, bool improved);

#endif
