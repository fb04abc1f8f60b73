/* SPDX-License-Identifier: MIT */
/* view_pen.h - what every part of Nürnberg's picture is drawn with.
 *
 * Ids of nodes count up within an owner (a landscape, a seat, a wall), so that a thing keeps
 * its id whatever else is on the table. What may be clicked is asked of the rules, never
 * decided by a drawing. */
#ifndef NUERNBERG_VIEW_PEN_H
#define NUERNBERG_VIEW_PEN_H

#include <stdio.h>
#include <string.h>

#include "game.h"
#include "kit/type.h"
#include "spielwerk_scene.h"

struct pen {
    const struct sw_game *g;
    const struct nuernberg_tables *t;
    const struct nuernberg *n;
    struct sw_scene *sc;
    enum sw_lang lang;
    const char *const *names;        /* of the players; NULL: none are known */
    int seat;                        /* whose eyes */
    int shown;                       /* whose holdings are shown large */
    uint8_t known[SEATS][RESOURCES]; /* cards the viewer knows a seat to hold, at least */
    uint32_t id;                     /* of the next node */
    int legal_count;
    struct sw_action legal[SW_MAX_ACTIONS];
};

static inline void pen_owner(struct pen *p, int owner)
{
    p->id = (uint32_t)owner << 10;
}

static inline void pen_group(struct pen *p, const char *say)
{
    sw_add_group(p->sc, p->id++, say);
}

static inline struct sw_node *pen_rect(struct pen *p, int material, int x, int y, int w, int h,
                                       int r)
{
    return sw_add_rect(p->sc, p->id++, material, x, y, w, h, r);
}

/* A piece of card or paper that lies on the table. */
static inline struct sw_node *pen_card(struct pen *p, int material, int x, int y, int w, int h,
                                       int r)
{
    struct sw_node *n = pen_rect(p, material, x, y, w, h, r);

    n->edge = SW_INK;
    n->height = SW_LYING;
    return n;
}

static inline struct sw_node *pen_disc(struct pen *p, int material, int x, int y, int r)
{
    return sw_add_disc(p->sc, p->id++, material, x, y, r);
}

static inline struct sw_node *pen_shape(struct pen *p, int type, int material, int x, int y,
                                        int16_t (*point)[2], int points)
{
    return sw_add_shape(p->sc, p->id++, type, material, x, y, (const int16_t(*)[2])point,
                        points);
}

/* A drawing of this game. */
static inline struct sw_node *pen_icon(struct pen *p, const char *symbol, int material, int x,
                                       int y, int w, int h)
{
    char name[SW_MAX_TOKEN];

    snprintf(name, sizeof name, "nuernberg-%.32s", symbol);
    return sw_add_icon(p->sc, p->id++, name, material, x, y, w, h);
}

/* Drawings that come in kinds: "good-2". */
static inline struct sw_node *pen_icon_of(struct pen *p, const char *family, int index,
                                          int material, int x, int y, int w, int h)
{
    char name[SW_MAX_TOKEN];

    snprintf(name, sizeof name, "%s-%d", family, index);
    return pen_icon(p, name, material, x, y, w, h);
}

/* A drawing all games share. */
static inline struct sw_node *pen_common(struct pen *p, const char *symbol, int material, int x,
                                         int y, int w, int h)
{
    return sw_add_icon(p->sc, p->id++, symbol, material, x, y, w, h);
}

static inline struct sw_node *pen_text(struct pen *p, const char *text, int material, int x,
                                       int y, int size, int flags)
{
    return sw_add_label(p->sc, p->id++, text, material, x, y, size, flags);
}

static inline struct sw_node *pen_number(struct pen *p, int n, int material, int x, int y,
                                         int size, int flags)
{
    char text[16];

    snprintf(text, sizeof text, "%d", n);
    return pen_text(p, text, material, x, y, size, flags);
}

static inline const char *pen_word(const struct pen *p, int word)
{
    return sw_words(p->g, word, p->lang);
}

/* As pen_text, in a smaller type if it would be wider than `width`, or cut if it still is. */
static inline struct sw_node *pen_fit(struct pen *p, const char *text, int material, int x,
                                      int y, int size, int flags, int width)
{
    char cut[TYPE_CUT];

    text = type_fit(text, &size, flags, width, cut);
    return pen_text(p, text, material, x, y, size, flags);
}

#endif
