/* SPDX-License-Identifier: MIT */
/* view_pen.h - the pen every part of Milestones' picture is drawn with. */
#ifndef MILESTONES_VIEW_PEN_H
#define MILESTONES_VIEW_PEN_H

#include <stdio.h>
#include <string.h>

#include "kit/type.h"
#include "view.h"

/* ---- nodes ------------------------------ */

static inline void pen_owner(struct pen *p, int owner)
{
    p->id = (uint32_t)owner << 12;
}

/* The next nodes belong to part `index` of an owner who has `each` ids per part. */
static inline void pen_part(struct pen *p, int owner, int index, int each)
{
    p->id = (uint32_t)owner << 12 | (uint32_t)(index * each);
}

static inline struct sw_node *pen_rect(struct pen *p, int material, int x, int y, int w, int h,
                                       int r)
{
    return sw_add_rect(p->sc, p->id++, material, x, y, w, h, r);
}

static inline struct sw_node *pen_disc(struct pen *p, int material, int x, int y, int r)
{
    return sw_add_disc(p->sc, p->id++, material, x, y, r);
}

/* A symbol that all games share ("star"). */
static inline struct sw_node *pen_shared(struct pen *p, const char *symbol, int material, int x,
                                         int y, int w, int h)
{
    return sw_add_icon(p->sc, p->id++, symbol, material, x, y, w, h);
}

/* A symbol of this game's art ("house"). */
static inline struct sw_node *pen_art(struct pen *p, const char *symbol, int material, int x,
                                      int y, int w, int h)
{
    char name[2 * SW_MAX_TOKEN];

    snprintf(name, sizeof name, "milestones-%s", symbol);
    return pen_shared(p, name, material, x, y, w, h);
}

/* Symbols that come in kinds: "good-2". */
static inline struct sw_node *pen_art_of(struct pen *p, const char *family, int index,
                                         int material, int x, int y, int w, int h)
{
    char symbol[SW_MAX_TOKEN];

    snprintf(symbol, sizeof symbol, "%s-%d", family, index);
    return pen_art(p, symbol, material, x, y, w, h);
}

static inline struct sw_node *pen_good(struct pen *p, int good, int x, int y, int size)
{
    return pen_art_of(p, "good", good, M_GOOD + good, x, y, size, size);
}

static inline struct sw_node *pen_text(struct pen *p, const char *text, int material, int x,
                                       int y, int size, int flags)
{
    return sw_add_label(p->sc, p->id++, text, material, x, y, size, flags);
}

/* As pen_text, in a smaller type if it would be wider than `width`, or cut if it still is. */
static inline struct sw_node *pen_fit(struct pen *p, const char *text, int material, int x,
                                      int y, int size, int flags, int width)
{
    char cut[TYPE_CUT];

    if (flags & SW_CAPS) /* spaced capitals run wide */
        width = width * 3 / 4;
    text = type_fit(text, &size, flags, width, cut);
    return pen_text(p, text, material, x, y, size, flags);
}

static inline struct sw_node *pen_number(struct pen *p, int n, int material, int x, int y,
                                         int size, int flags)
{
    char text[16];

    snprintf(text, sizeof text, "%d", n);
    return pen_text(p, text, material, x, y, size, flags);
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
    struct sw_node *n = sw_add_shape(p->sc, p->id++, SW_LINE, material, x, y, ends, 2);

    n->r = (int16_t)wide;
    return n;
}

static inline void pen_group(struct pen *p, const char *say)
{
    sw_add_group(p->sc, p->id++, say);
}

static inline const char *pen_word(const struct pen *p, int word)
{
    return sw_words(p->g, word, p->lang);
}

/* ---- what may be clicked ------------------------------ */

/* How many legal actions fit a click; the first of them in *first. */
static inline int pen_fitting(const struct pen *p, int kind, int value,
                              const struct sw_action **first)
{
    struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    int n = 0;

    for (int i = 0; i < p->legal_count; i++)
        if (sw_mark_fits(p->g, &mark, &p->legal[i]) && n++ == 0)
            *first = &p->legal[i];
    return n;
}

static inline bool pen_may(const struct pen *p, int kind, int value)
{
    const struct sw_action *first;

    return pen_fitting(p, kind, value, &first) > 0;
}

/* It cannot be clicked now: whoever tries is told why. */
static inline void pen_closed(struct pen *p, struct sw_node *n, int kind, int value)
{
    char say[512];
    struct sw_text text;

    if (!p->legal_count || kind == SW_KIND_VERB ||
        !sw_node_mark_closed(p->sc, n, kind, value) || n->say)
        return;
    sw_text_init(&text, say, sizeof say);
    milestones_say_mark(p, kind, value, &text);
    sw_node_say(p->sc, n, say);
}

/* May this be clicked now? Then the node gets mark and spoken label. */
static inline bool pen_mark_quiet(struct pen *p, struct sw_node *n, int kind, int value)
{
    const struct sw_action *first = NULL;
    int fits = pen_fitting(p, kind, value, &first);
    char say[512];
    struct sw_text text;

    if (!fits)
        return false;
    sw_text_init(&text, say, sizeof say);
    if (fits == 1)
        milestones_say_action(p, first, &text);
    else
        milestones_say_mark(p, kind, value, &text);
    sw_node_mark(n, kind, value);
    sw_node_say(p->sc, n, say);
    return true;
}

/* The same with a ring. */
static inline bool pen_mark(struct pen *p, struct sw_node *n, int kind, int value)
{
    if (!pen_mark_quiet(p, n, kind, value)) {
        pen_closed(p, n, kind, value);
        return false;
    }
    n->flags |= SW_GLOW;
    return true;
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
