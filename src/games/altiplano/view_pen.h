/* SPDX-License-Identifier: MIT */
/* view_pen.h - the pen Altiplano's picture is drawn with: nodes with ids, texts that fit, and
 * marks on what may be clicked. */
#ifndef ALTIPLANO_VIEW_PEN_H
#define ALTIPLANO_VIEW_PEN_H

#include <stdio.h>
#include <string.h>

#include "kit/type.h"
#include "view.h"

/* ---- the pen ------------------------------ */

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

static inline struct sw_node *pen_core(struct pen *p, const char *symbol, int material, int x,
                                       int y, int w, int h)
{
    return sw_add_icon(p->sc, p->id++, symbol, material, x, y, w, h);
}

static inline struct sw_node *pen_icon(struct pen *p, const char *symbol, int material, int x,
                                       int y, int w, int h)
{
    char name[2 * SW_MAX_TOKEN];

    snprintf(name, sizeof name, "altiplano-%s", symbol);
    return pen_core(p, name, material, x, y, w, h);
}

static inline struct sw_node *pen_icon_of(struct pen *p, const char *family, int index,
                                          int material, int x, int y, int w, int h)
{
    char name[SW_MAX_TOKEN];

    snprintf(name, sizeof name, "%s-%d", family, index);
    return pen_icon(p, name, material, x, y, w, h);
}

static inline struct sw_node *pen_good(struct pen *p, int piece, int x, int y, int size)
{
    if (piece == COIN)
        return pen_core(p, "coin", M_GOOD + COIN, x, y, size, size);
    return pen_icon_of(p, "good", piece, M_GOOD + piece, x, y, size, size);
}

static inline struct sw_node *pen_tile(struct pen *p, int piece, int x, int y, int size)
{
    struct sw_node *n;

    if (piece == COIN)
        n = pen_core(p, "coin", M_GOOD + COIN, x, y, size, size);
    else
        n = pen_icon_of(p, "tile", piece, M_GOOD + piece, x, y, size, size);
    n->height = SW_LYING;
    return n;
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

static inline void place_title(const struct pen *p, int place, char *out, size_t size)
{
    snprintf(out, size, "%s", pen_word(p, W_PLACE_MARKET + place));
    if (out[0] >= 'a' && out[0] <= 'z')
        out[0] = (char)(out[0] - 'a' + 'A');
}

/* ---- what may be clicked ------------------------------ */

/* How many legal actions fit; the first of them. */
static inline int fitting(const struct pen *p, int kind, int value,
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

    return fitting(p, kind, value, &first) > 0;
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
    altiplano_say_mark(p, kind, value, &text);
    sw_node_say(p->sc, n, say);
}

static inline bool pen_mark(struct pen *p, struct sw_node *n, int kind, int value)
{
    const struct sw_action *first = NULL;
    int fits = fitting(p, kind, value, &first);
    char say[512];
    struct sw_text text;

    if (!fits) {
        pen_closed(p, n, kind, value);
        return false;
    }
    sw_text_init(&text, say, sizeof say);
    if (fits == 1)
        altiplano_say_action(p, first, &text);
    else
        altiplano_say_mark(p, kind, value, &text);
    sw_node_mark(n, kind, value);
    n->flags |= SW_GLOW;
    sw_node_say(p->sc, n, say);
    return true;
}

static inline bool pen_mark_good(struct pen *p, struct sw_node *n, int good)
{
    if (p->goods_marked >> good & 1 || !pen_mark(p, n, K_GOOD, good))
        return false;
    p->goods_marked |= 1u << good;
    return true;
}

static inline bool to_move(const struct pen *p, int seat)
{
    return p->m->head.waiting >> seat & 1;
}

static inline const char *recipe_name(const struct pen *p, int recipe)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];

    return p->lang == SW_DE ? r->name_de : r->name_en;
}

static inline const char *extension_name(const struct pen *p, int extension)
{
    const struct altiplano_extension *e = &p->t->extension[extension];

    return p->lang == SW_DE ? e->name_de : e->name_en;
}

static inline void say_seat(const struct pen *p, int seat, struct sw_text *out)
{
    sw_seat_say(p->g, p->lang, seat, p->names, out);
}

/* How many of the missions of a seat count: the last one was given back, once its owner has
 * decided: from the start player on. */
static inline int missions_held(const struct pen *p, int seat)
{
    const struct altiplano *m = p->m;
    int seats = m->head.seats, turn = (seat - m->start + seats) % seats;

    if (m->head.phase == MISSION && turn >= (m->current - m->start + seats) % seats)
        return MISSIONS_DEALT;
    return MISSIONS_DEALT - 1;
}

#endif
