/* SPDX-License-Identifier: MIT */
/* view_pen.h - what only Hamlet draws with its pen: shapes of the page. */
#ifndef HAMLET_VIEW_PEN_H
#define HAMLET_VIEW_PEN_H

#include "view.h"

/* A polygon or a line through these points of the page, at most SHAPE_MAX; the node lies at
 * `from`. */
enum { SHAPE_MAX = 5 * SEGMENTS_MAX };

static inline struct sw_node *pen_shape(struct pen *p, int type, int material,
                                        struct at_page from, const struct at_page *at, int n)
{
    int16_t point[SHAPE_MAX][2];

    for (int i = 0; i < n && i < SHAPE_MAX; i++) {
        point[i][0] = (int16_t)(at[i].x - from.x);
        point[i][1] = (int16_t)(at[i].y - from.y);
    }
    return pen_outline(p, type, material, from.x, from.y, (const int16_t(*)[2])point, n);
}

static inline struct sw_node *pen_line(struct pen *p, int material, const struct at_page *at,
                                       int n, int width)
{
    struct sw_node *node = pen_shape(p, SW_LINE, material, at[0], at, n);

    node->r = (int16_t)width;
    return node;
}

#endif
