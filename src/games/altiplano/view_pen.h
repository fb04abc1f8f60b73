/* SPDX-License-Identifier: MIT */
/* view_pen.h - what only Altiplano draws with its pen: goods, and names of its things. */
#ifndef ALTIPLANO_VIEW_PEN_H
#define ALTIPLANO_VIEW_PEN_H

#include "view.h"

static inline struct sw_node *pen_good(struct pen *p, int piece, int x, int y, int size)
{
    if (piece == COIN)
        return pen_common(p, "coin", M_GOOD + COIN, x, y, size, size);
    return pen_icon_of(p, "good", piece, M_GOOD + piece, x, y, size, size);
}

static inline struct sw_node *pen_tile(struct pen *p, int piece, int x, int y, int size)
{
    struct sw_node *n;

    if (piece == COIN)
        n = pen_common(p, "coin", M_GOOD + COIN, x, y, size, size);
    else
        n = pen_icon_of(p, "tile", piece, M_GOOD + piece, x, y, size, size);
    n->height = SW_LYING;
    return n;
}

/* A good or a coin that lies on the board of a seat, from where it may move. */
static inline struct sw_node *pen_own_good(struct pen *p, int seat, int piece, int x, int y,
                                           int size)
{
    struct pen_whose before = pen_alike(p, OF_TILE + seat * PIECES + piece);
    struct sw_node *n = pen_good(p, piece, x, y, size);

    pen_back(p, before);
    return n;
}

static inline struct sw_node *pen_own_tile(struct pen *p, int seat, int piece, int x, int y,
                                           int size)
{
    struct pen_whose before = pen_alike(p, OF_TILE + seat * PIECES + piece);
    struct sw_node *n = pen_tile(p, piece, x, y, size);

    pen_back(p, before);
    return n;
}

static inline void place_title(const struct pen *p, int place, char *out, size_t size)
{
    snprintf(out, size, "%s", pen_word(p, W_PLACE_MARKET + place));
    if (out[0] >= 'a' && out[0] <= 'z')
        out[0] = (char)(out[0] - 'a' + 'A');
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
