/* SPDX-License-Identifier: MIT */
/* view_glyph.h - writing the terminal's picture of Nürnberg.
 *
 * Seats are the letters a to d, resources W B S G O (S, the sheep, is wool), gold is $, so the
 * picture needs no colours. */
#ifndef NUERNBERG_VIEW_GLYPH_H
#define NUERNBERG_VIEW_GLYPH_H

#include "view.h"

#include "kit/cursor.h"

/* The first `width` cells of a word. */
static inline void put_start(struct cursor *c, int material, const char *s, int width)
{
    char start[64];
    int n = 0, i = 0;

    for (; s[i] && i < (int)sizeof start - 1; i++) {
        n += type_byte_cells(s[i]);
        if (n > width)
            break;
        start[i] = s[i];
    }
    start[i] = 0;
    put(c, material, start);
}

static inline int seat_material(const struct pen *p, int seat)
{
    return M_COLOUR + nuernberg_colour(p, seat);
}

static inline void put_seat(struct cursor *c, int seat)
{
    const char s[2] = {(char)('a' + seat), 0};

    put(c, seat_material(c->t->p, seat), s)->flags = SW_BOLD;
}

static inline void put_good(struct cursor *c, int good)
{
    const char s[2] = {"WBSGO$"[good], 0};

    put(c, M_RESOURCE + good, s)->flags = SW_BOLD;
}

/* "W2O1" */
static inline void put_goods(struct cursor *c, const uint8_t *goods, int kinds)
{
    for (int i = 0; i < kinds; i++)
        if (goods[i]) {
            put_good(c, i);
            putf(c, SW_CLEAR, "%d", goods[i]);
        }
}

static inline struct cursor at(struct term *t, int col, int row)
{
    return (struct cursor){t, col, row};
}

/* What a place for a workshop offers: a resource at 2:1, * anything at 3:1, or towers. */
static inline void put_rate(struct cursor *c, int site)
{
    int rate = c->t->p->t->site[site].rate;

    if (rate < RESOURCES)
        put_good(c, rate);
    else
        put(c, rate == GOLD ? M_RESOURCE + GOLD : M_TOWER, rate == GOLD ? "*" : "♜");
}

/* view_term_map.c: the country and the city at col, row; gives the row below. */
int nuernberg_term_land(struct term *t, int col, int row);
int nuernberg_term_city(struct term *t, int col, int row);

#endif
