/* SPDX-License-Identifier: MIT */
/* view_map.c - the village in a terminal: every triangle of the lattice is two cells.
 *
 * A tile is a patch of its two letters on the colour of its kind. The numbers at the left are
 * the rows of the lattice, with which the places of new tiles are written. */
#include <string.h>

#include "view_term.h"

enum { AXIS = 4, CELL = 2 };

/* The cells of a tile come from the tables: sets of bits, eight to a row. */
static bool has_cell(const struct pen *p, int tile, struct tri_cell c)
{
    const struct hamlet_print *print = &p->t->print[tile][p->h->turn[tile]];
    struct tri_point start = point_of(p->h->spot[tile]);
    int a = c.a - start.a - print->low_a, b = c.b - start.b - print->low_b;

    return a >= 0 && a < 8 && b >= 0 && b < 8 && (print->cells[c.down] >> (8 * b + a) & 1);
}

static struct extent village_extent(const struct pen *p)
{
    struct extent e = extent_none();

    for (int tile = 0; tile < TILES; tile++)
        if (p->village & tile_bit(tile))
            hamlet_extend(&e, &p->outline[tile]);
    return e;
}

/* One strip of a tile: cells beside each other are one piece of text. `x` counts the middles
 * of cells in half segments. */
static void put_strip(struct term *t, int tile, int b, int row, const struct extent *e)
{
    const struct pen *p = t->p;
    bool joined = p->h->net & tile_bit(tile);
    struct cursor at = {t, 0, row};

    for (int x = e->left; x <= e->right; x++) {
        char run[64] = "";
        int from = x;
        while (x <= e->right && has_cell(p, tile, tri_cell_at(-b - 1, x, 0)) &&
               x - from < (int)sizeof run / CELL - 1)
            strcpy(run + (x++ - from) * CELL, hamlet_letters(p, tile));
        if (from == x)
            continue;
        at.col = AXIS + (from - e->left) * CELL;
        struct sw_node *n = put(&at, SW_SEAT_5, run);
        n->edge = (uint8_t)(M_TILE + p->t->tile[tile].kind);
        n->flags = joined ? SW_BOLD : SW_GHOST;
        x--;
    }
}

int hamlet_put_map(struct term *t, int row, int cols)
{
    struct extent e = village_extent(t->p);
    int rows = e.high - e.low;

    if (AXIS + (e.right - e.left + 1) * CELL > cols)
        return 0;
    for (int b = e.low; b < e.high; b++) {
        struct cursor at = {t, 0, row + e.high - 1 - b};
        putf(&at, SW_FAINT, "%3d", b);
    }
    for (int tile = 0; tile < TILES; tile++)
        if (t->p->village & tile_bit(tile))
            for (int b = e.low; b < e.high; b++)
                put_strip(t, tile, b, row + e.high - 1 - b, &e);
    return rows;
}
