/* SPDX-License-Identifier: MIT */
/* view_pen.h - the pen with which all parts of Hamlet's picture are drawn. */
#ifndef HAMLET_VIEW_PEN_H
#define HAMLET_VIEW_PEN_H

#include <stdio.h>
#include <string.h>

#include "kit/type.h"
#include "view.h"

/* Ids count up within an owner, so that a tile keeps its ids. */
static inline void pen_owner(struct pen *p, int owner)
{
    p->id = (uint32_t)owner << 12;
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

static inline struct sw_node *pen_icon(struct pen *p, const char *symbol, int material, int x,
                                       int y, int w, int h)
{
    char full[2 * SW_MAX_TOKEN];

    snprintf(full, sizeof full, "hamlet-%s", symbol);
    return sw_add_icon(p->sc, p->id++, full, material, x, y, w, h);
}

static inline struct sw_node *pen_icon_of(struct pen *p, const char *family, int index,
                                          int material, int x, int y, int w, int h)
{
    char symbol[SW_MAX_TOKEN];

    snprintf(symbol, sizeof symbol, "%s-%d", family, index);
    return pen_icon(p, symbol, material, x, y, w, h);
}

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
    return sw_add_shape(p->sc, p->id++, type, material, from.x, from.y,
                        (const int16_t(*)[2])point, n);
}

static inline struct sw_node *pen_line(struct pen *p, int material, const struct at_page *at,
                                       int n, int width)
{
    struct sw_node *node = pen_shape(p, SW_LINE, material, at[0], at, n);

    node->r = (int16_t)width;
    return node;
}

static inline struct sw_node *pen_text(struct pen *p, const char *text, int material, int x,
                                       int y, int size, int flags)
{
    return sw_add_label(p->sc, p->id++, text, material, x, y, size, flags);
}

static inline struct sw_node *pen_fit(struct pen *p, const char *text, int material, int x,
                                      int y, int size, int flags, int width)
{
    char cut[TYPE_CUT];

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

static inline void pen_group(struct pen *p, const char *say)
{
    sw_add_group(p->sc, p->id++, say);
}

static inline const char *pen_word(const struct pen *p, int word)
{
    return sw_words(p->g, word, p->lang);
}

/* ---- what may be clicked ------------------------------ */

/* How many legal actions fit; the first of them. */
static inline int pen_fitting(const struct pen *p, const struct sw_mark *mark,
                              const struct sw_action **first)
{
    int n = 0;

    for (int i = 0; i < p->legal_count; i++)
        if (sw_mark_fits(p->g, mark, &p->legal[i]) && n++ == 0)
            *first = &p->legal[i];
    return n;
}

static inline bool pen_may(const struct pen *p, int kind, int value)
{
    const struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    const struct sw_action *first;

    return pen_fitting(p, &mark, &first) > 0;
}

static inline bool pen_mark2(struct pen *p, struct sw_node *n, int kind, int value, int kind2,
                             int value2)
{
    const struct sw_mark mark = {(uint8_t)kind, (uint8_t)kind2, (int16_t)value,
                                 (int16_t)value2};
    const struct sw_action *first = NULL;
    int fits = pen_fitting(p, &mark, &first);
    char say[512];
    struct sw_text text;

    if (!fits)
        return false;
    sw_text_init(&text, say, sizeof say);
    if (fits == 1)
        hamlet_say_action(p, first, &text);
    else
        sw_kind_speak(p->g, kind, p->lang, value, &text);
    n->mark = mark;
    sw_node_say(p->sc, n, say);
    return true;
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
    sw_kind_speak(p->g, kind, p->lang, value, &text);
    sw_node_say(p->sc, n, say);
}

static inline bool pen_mark(struct pen *p, struct sw_node *n, int kind, int value)
{
    bool may = pen_mark2(p, n, kind, value, SW_KIND_NONE, 0);

    if (!may)
        pen_closed(p, n, kind, value);
    return may;
}

#endif
