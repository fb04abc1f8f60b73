/* SPDX-License-Identifier: MIT */
/* prepare.c - Milestones: is an edition playable, and the geometry of its land.
 *
 * A corner's name is its place (MIL-A35): "B12" is row B, 12 half steps from the left. From
 * the places follow neighbours and triangles; no edition has to list them (MIL-SET-2). */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "kit/tri.h"

enum { X_MAX = 99 };

/* ---- names ------------------------------ */

/* A number of one or two digits without a leading zero, and nothing after it. */
static bool read_x(const char *text, int *x)
{
    int n = 0;
    bool plain = text[0] != '0' || text[1] == 0;
    *x = 0;
    for (; text[n] >= '0' && text[n] <= '9' && n < 2; n++)
        *x = *x * 10 + text[n] - '0';
    return n > 0 && text[n] == 0 && plain;
}

static bool read_row(char letter, int *row)
{
    *row = letter - 'A';
    return letter >= 'A' && letter <= 'Z';
}

bool milestones_read_corner(const char *text, int *row, int *x)
{
    return read_row(text[0], row) && read_x(text + 1, x);
}

bool milestones_read_cell(const char *text, int *row, int *x)
{
    return read_row(text[0], row) && text[1] == text[0] + 1 && read_x(text + 2, x);
}

/* ---- geometry ------------------------------ */

/* Rows of corners are read from their parity: all corners have the same. */
static int shift(const struct milestones_tables *t)
{
    return (t->row[0] + t->x[0]) % 2;
}

static int corner_at(const struct milestones_tables *t, struct tri_point p)
{
    for (int i = 0; i < t->corners; i++)
        if (t->row[i] == tri_row(p) && t->x[i] == tri_x(p, shift(t)))
            return i;
    return NONE;
}

static void append(uint8_t list[NEAR], int what)
{
    int n = 0;
    while (list[n] != NONE)
        n++;
    list[n] = (uint8_t)what;
}

static void join_corners(struct milestones_tables *t)
{
    for (int i = 0; i < t->corners; i++)
        for (int d = 0; d < TRI_DIRECTIONS; d++)
            t->toward[i][d] =
                (uint8_t)corner_at(t, tri_step(tri_at(t->row[i], t->x[i], shift(t)), d));
    for (int i = 0; i < t->corners; i++)
        for (int other = 0; other < t->corners; other++)
            if (deck_find(t->toward[i], NEAR, other) >= 0)
                append(t->near[i], other);
}

/* Keep the triangle if its three corners exist. There is always room: n corners make at most
 * 2n - 2 triangles less those missing along the rim, and the shortest rim of 96 is 31. */
static void try_cell(struct milestones_tables *t, struct tri_cell c)
{
    int corner[TRI_CORNERS], n = t->cells;
    for (int i = 0; i < TRI_CORNERS; i++) {
        corner[i] = corner_at(t, tri_corner(c, i));
        if (corner[i] == NONE)
            return;
    }
    assert(n < CELLS_MAX);
    t->cell_row[n] = (uint8_t)tri_strip(c);
    t->cell_x[n] = (uint8_t)tri_cell_x(c, shift(t));
    t->cell_down[n] = (uint8_t)c.down;
    for (int i = 0; i < TRI_CORNERS; i++) {
        t->cell_corner[n][i] = (uint8_t)corner[i];
        t->cell_side[n][i] = (uint8_t)tri_side(c, i);
        append(t->around[corner[i]], n);
    }
    t->cells++;
}

static void find_cells(struct milestones_tables *t)
{
    for (int row = 0; row < ROWS_MAX - 1; row++)
        for (int x = 0; x <= X_MAX; x++)
            try_cell(t, tri_cell_at(row, x, shift(t)));
}

static void forget(struct milestones_tables *t)
{
    t->start = NONE;
    t->cells = 0;
    memset(t->toward, NONE, sizeof t->toward);
    memset(t->near, NONE, sizeof t->near);
    memset(t->around, NONE, sizeof t->around);
    memset(t->bush_of, NONE, sizeof t->bush_of);
    memset(t->cell_of, NONE, sizeof t->cell_of);
}

/* ---- what single cells of a table cannot say ------------------------------ */

/* Names are places, in reading order; every other place of a row is none. */
static bool read_places(struct milestones_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->corners; i++) {
        int row, x;
        if (!milestones_read_corner(t->corner[i].id, &row, &x))
            return sw_fail(e, W_CORNER_NAME, "corners", t->corner[i].id, NULL, NULL);
        t->row[i] = (uint8_t)row;
        t->x[i] = (uint8_t)x;
        if (i && (row + x) % 2 != shift(t))
            return sw_fail(e, W_CORNER_PLACE, "corners", t->corner[i].id, NULL, NULL);
        if (i && row * 100 + x <= t->row[i - 1] * 100 + t->x[i - 1])
            return sw_fail(e, W_CORNER_ORDER, "corners", t->corner[i].id, NULL, NULL);
    }
    return true;
}

static bool find_start(struct milestones_tables *t, struct sw_error *e)
{
    int starts = 0;
    for (int i = 0; i < t->corners; i++)
        if (t->corner[i].value == 0) {
            t->start = (uint8_t)i;
            starts++;
        }
    return starts == 1 || sw_fail(e, W_ONE_START, "corners", NULL, NULL, NULL);
}

static int cell_at(const struct milestones_tables *t, const char *name)
{
    int row, x;
    if (!milestones_read_cell(name, &row, &x))
        return NONE;
    for (int i = 0; i < t->cells; i++)
        if (t->cell_row[i] == row && t->cell_x[i] == x)
            return i;
    return NONE;
}

/* One bonus tile for each bush (MIL-SET-3). */
static bool find_bushes(struct milestones_tables *t, struct sw_error *e)
{
    int tiles = 0;
    for (int i = 0; i < t->bushes; i++) {
        int cell = cell_at(t, t->bush[i].id);
        if (cell == NONE)
            return sw_fail(e, W_BUSH_NAME, "bushes", t->bush[i].id, NULL, NULL);
        t->cell_of[i] = (uint8_t)cell;
        t->bush_of[cell] = (uint8_t)i;
    }
    for (int kind = 0; kind < GOODS; kind++)
        tiles += t->bonus[kind].count;
    return tiles == t->bushes || sw_fail(e, W_BONUS_COUNT, "bonus", NULL, NULL, NULL);
}

/* Tables that are indexed by a number keep their rows. */
static bool check_rows(const struct milestones_tables *t, struct sw_error *e)
{
    static const char *const bonus[] = {"stone", "wood", "sand", "grain", "coin"};
    static const char *const pieces[] = {"sections", "houses", "markets", "sacks"};
    for (int i = 0; i < GOODS; i++)
        if (strcmp(t->bonus[i].id, bonus[i]) != 0)
            return sw_fail(e, W_ROW_ORDER, "bonus", t->bonus[i].id, "id", NULL);
    for (int i = 0; i < PIECE_SORTS; i++)
        if (strcmp(t->pieces[i].id, pieces[i]) != 0)
            return sw_fail(e, W_ROW_ORDER, "pieces", t->pieces[i].id, "id", NULL);
    for (int i = 0; i < 3; i++)
        if (t->seats[i].id[0] != '2' + i || t->seats[i].id[1])
            return sw_fail(e, W_ROW_ORDER, "seats", t->seats[i].id, "id", NULL);
    return true;
}

bool milestones_prepare(const struct sw_game *g, void *data, struct sw_error *e)
{
    struct milestones_tables *t = data;
    (void)g;
    forget(t);
    if (!check_rows(t, e) || !read_places(t, e) || !find_start(t, e))
        return false;
    join_corners(t);
    find_cells(t);
    return find_bushes(t, e);
}
