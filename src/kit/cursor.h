/* SPDX-License-Identifier: MIT */
/* cursor.h - writing a game's picture for the terminal, glyph after glyph.
 *
 * Include it after the game's view.h, which says what the pen is. */
#ifndef KIT_CURSOR_H
#define KIT_CURSOR_H

#include <stdarg.h>

#include "kit/pen.h"

/* The picture that is being written, or only measured: then nothing reaches the scene. */
struct term {
    struct pen *p;
    bool dry;
    int cols;               /* as wide as it may be, where a game asks for it */
    struct sw_node nothing; /* what `dry` writes */
};

/* Where the next glyphs go. */
struct cursor {
    struct term *t;
    int col, row;
};

static inline struct sw_node *put(struct cursor *c, int material, const char *s)
{
    struct term *t = c->t;
    int col = c->col;

    c->col += type_cells(s);
    if (t->dry)
        return &t->nothing;
    return pen_glyph(t->p, material, col, c->row, s);
}

__attribute__((format(printf, 3, 4))) static inline struct sw_node *
putf(struct cursor *c, int material, const char *format, ...)
{
    char s[256];
    va_list args;

    va_start(args, format);
    vsnprintf(s, sizeof s, format, args);
    va_end(args);
    return put(c, material, s);
}

/* At most `width` cells of a text; what is cut off ends in a dot-dot-dot. */
static inline void put_cut(struct cursor *c, int material, const char *s, int width)
{
    char cut[TYPE_CUT];

    s = type_cut(s, width, cut);
    if (s)
        put(c, material, s);
}

/* The mark of what may be chosen now. */
static inline void put_arrow(struct cursor *c)
{
    put(c, SW_ACCENT, "▸")->flags = SW_BOLD;
}

/* The same, or a blank. */
static inline void put_hint(struct cursor *c, bool may)
{
    if (may)
        put_arrow(c);
    else
        c->col++;
}

#endif
