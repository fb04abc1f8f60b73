/* SPDX-License-Identifier: MIT */
/* view_village.h - what the files of the village's picture share. */
#ifndef HAMLET_VIEW_VILLAGE_H
#define HAMLET_VIEW_VILLAGE_H

#include "view_pen.h"

static inline struct at_page page_of(const struct pen *p, struct tri_point sixth)
{
    return (struct at_page){hamlet_x(&p->land, sixth), hamlet_y(&p->land, sixth)};
}

/* So many tenths of a segment. */
static inline int page_length(const struct pen *p, int tenths)
{
    return hamlet_length(&p->land, tenths);
}

/* view_village.c */
/* From a segment of direction `dir` into its tile, hundredths of a segment deep. */
struct at_page hamlet_inward(const struct pen *p, int dir, struct at_page from, int hundredths);
/* The polygon, its node lying at `from`. */
struct sw_node *hamlet_draw_outline(struct pen *p, const struct outline *o, int material,
                                    struct at_page from);
/* The drawing of a tile's building; `church`: how many of its parts stand. */
void hamlet_draw_house(struct pen *p, int tile, int church, int x, int y, int size);
int hamlet_church_parts(const struct pen *p);
/* The tile that is being paid for, if there is one. */
bool hamlet_new_tile(const struct pen *p, struct outline *out);

/* view_things.c: what lies and stands on the tiles. */
void hamlet_draw_roads(struct pen *p);
void hamlet_draw_tokens(struct pen *p, int tile);
void hamlet_draw_workers(struct pen *p, int tile);

/* view_choice.c: where the villager works; what may be clicked, over everything else. */
void hamlet_draw_here(struct pen *p);
void hamlet_draw_choices(struct pen *p);

#endif
