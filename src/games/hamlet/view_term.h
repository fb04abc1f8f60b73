/* SPDX-License-Identifier: MIT */
/* view_term.h - what the files of Hamlet's terminal picture share.
 *
 * Resources are letters: s w g for stone, wood, wheat; f m b t for the goods, followed by the
 * number of their owner and large if of high quality; $ is gold, * a point. Locations are two
 * letters, seats numbers from 1. */
#ifndef HAMLET_VIEW_TERM_H
#define HAMLET_VIEW_TERM_H

#include "view_pen.h"

#include "kit/cursor.h"

/* view_glyph.c */
/* The two letters of a location. */
const char *hamlet_letters(const struct pen *p, int tile);
void hamlet_put_tile(struct cursor *c, int tile);
void hamlet_put_resource(struct cursor *c, int resource, int n);
void hamlet_put_cost(struct cursor *c, const uint8_t cost[RESOURCES], int gold);
void hamlet_put_points(struct cursor *c, int points);
/* Large if of high quality. */
char hamlet_good_letter(const struct pen *p, int good, int owner);
/* What lies on a tile, and who is there. */
void hamlet_put_stock(struct cursor *c, int tile);
void hamlet_put_workers(struct cursor *c, int tile);
/* What a design is good for. */
void hamlet_put_use(struct cursor *c, int tile, int width);

/* view_map.c: the village as letters; rows it takes, 0 if it is wider than `cols`. */
int hamlet_put_map(struct term *t, int row, int cols);

#endif
