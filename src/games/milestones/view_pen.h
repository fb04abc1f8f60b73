/* SPDX-License-Identifier: MIT */
/* view_pen.h - what only Milestones draws with its pen. */
#ifndef MILESTONES_VIEW_PEN_H
#define MILESTONES_VIEW_PEN_H

#include "view.h"

static inline struct sw_node *pen_good(struct pen *p, int good, int x, int y, int size)
{
    return pen_icon_of(p, "good", good, M_GOOD + good, x, y, size, size);
}

/* A number with its sign: "+3". */
static inline struct sw_node *pen_signed(struct pen *p, int n, int material, int x, int y,
                                         int size, int flags)
{
    char text[16];

    snprintf(text, sizeof text, "%s%d", n < 0 ? "−" : "+", n < 0 ? -n : n);
    return pen_text(p, text, material, x, y, size, flags);
}

static inline struct sw_node *pen_line(struct pen *p, int material, int x, int y, int dx,
                                       int dy, int wide)
{
    const int16_t ends[2][2] = {{0, 0}, {(int16_t)dx, (int16_t)dy}};
    struct sw_node *n = pen_outline(p, SW_LINE, material, x, y, ends, 2);

    n->r = (int16_t)wide;
    return n;
}

/* A button for a verb that needs nothing else. */
static inline void pen_button(struct pen *p, int verb, int word, int x, int y, int w)
{
    struct sw_node *n = pen_rect(p, SW_ACCENT, x, y, w, 34, 8);

    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_mark(p, n, SW_KIND_VERB, verb);
    pen_fit(p, pen_word(p, word), SW_PAPER, x + w / 2, y + 23, TEXT, SW_MIDDLE | SW_BOLD,
            w - 12);
}

static inline bool to_move(const struct pen *p, int seat)
{
    return p->m->current == seat && !p->m->head.over;
}

#endif
