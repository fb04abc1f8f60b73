/* SPDX-License-Identifier: MIT */
/* view_land.c - the land: meadow, corn field, corner stones, bushes, and what was built. */
#include "view_pen.h"

/* Where the lattice lies within the land; what stands on its upper row needs some sky. */
enum {
    LAT_X = LAND_X + 33,
    LAT_Y = LAND_Y + 64,
    LAT_W = LAND_W - 66,
    LAT_H = 480,
    STONE_SIZE = 34
};

int milestones_corner_x(const struct pen *p, int corner)
{
    return LAT_X + p->t->x[corner] * LAT_W / p->last_x;
}

int milestones_corner_y(const struct pen *p, int corner)
{
    return LAT_Y + p->t->row[corner] * LAT_H / p->last_row;
}

int milestones_cell_mid_x(const struct pen *p, int cell)
{
    return LAT_X + p->t->cell_x[cell] * LAT_W / p->last_x;
}

int milestones_cell_mid_y(const struct pen *p, int cell)
{
    int y = 0;

    for (int i = 0; i < 3; i++)
        y += milestones_corner_y(p, p->t->cell_corner[cell][i]);
    return y / 3;
}

/* ---- ground ------------------------------ */

struct thing {
    const char *symbol;
    int material, x, y, w, h;
};

/* Trees on the edge of the land and a mill in the corn: nothing the rules know of. */
static const struct thing scenery[] = {
    {"fir", M_FIR, 62, 84, 28, 42},         {"tree", M_TREE, 84, 92, 32, 38},
    {"fir", M_FIR, 60, 118, 24, 36},        {"fir", M_FIR, 196, 82, 22, 33},
    {"tree", M_TREE, 330, 84, 30, 36},      {"fir", M_FIR, 358, 84, 22, 33},
    {"tree", M_TREE, 580, 83, 27, 32},      {"fir", M_FIR, 742, 83, 22, 33},
    {"fir", M_FIR, 762, 85, 24, 36},        {"tree", M_TREE, 916, 84, 30, 36},
    {"fir", M_FIR, 1014, 84, 26, 39},       {"tree", M_TREE, 1010, 108, 28, 34},
    {"fir", M_FIR, 338, 636, 22, 33},       {"tree", M_TREE, 416, 636, 30, 36},
    {"fir", M_FIR, 586, 640, 22, 33},       {"tree", M_TREE, 670, 636, 30, 36},
    {"tree", M_TREE, 838, 638, 28, 34},     {"fir", M_FIR, 920, 638, 22, 33},
    {"fir", M_FIR, 1008, 634, 26, 38},      {"fir", M_FIR, 1022, 300, 22, 33},
    {"haystack", M_CORN, 128, 440, 36, 29}, {"haystack", M_CORN, 182, 600, 40, 32},
    {"haystack", M_CORN, 152, 622, 34, 27}, {"place-11", SW_INK, 46, 500, 150, 100},
    {"fir", M_FIR, 64, 352, 22, 33},        {"tree", M_TREE, 80, 348, 28, 34},
};

static void draw_ground(struct pen *p)
{
    static const int16_t corn[][2] = {{0, 14},    {58, 6},    {84, 40},   {126, 118},
                                      {166, 196}, {196, 256}, {214, 296}, {0, 296}};

    pen_owner(p, OF_LAND);
    pen_group(p, pen_word(p, W_VIEW_LAND));
    pen_rect(p, M_GRASS, LAND_X, LAND_Y, LAND_W, LAND_H, 0)->edge = SW_INK;
    pen_outline(p, SW_POLYGON, M_CORN, LAND_X + 1, LAND_Y + LAND_H - 297, corn,
                sizeof corn / sizeof *corn)
        ->edge = M_ROAD_EDGE;
}

static void draw_scenery(struct pen *p)
{
    for (size_t i = 0; i < sizeof scenery / sizeof *scenery; i++) {
        const struct thing *s = &scenery[i];
        pen_icon(p, s->symbol, s->material, s->x, s->y, s->w, s->h)->height = SW_LYING;
    }
}

/* Triangles in three shades, so that the meadow is no chess-board. */
static void draw_cell(struct pen *p, int cell)
{
    const uint8_t *corner = p->t->cell_corner[cell];
    int x = milestones_corner_x(p, corner[0]), y = milestones_corner_y(p, corner[0]);
    int shade = (p->t->cell_x[cell] * 7 + p->t->cell_row[cell] * 5 +
                 p->t->cell_x[cell] * p->t->cell_row[cell]) %
                3;
    int x1 = milestones_corner_x(p, corner[1]) - x, y1 = milestones_corner_y(p, corner[1]) - y;
    int x2 = milestones_corner_x(p, corner[2]) - x, y2 = milestones_corner_y(p, corner[2]) - y;
    const int16_t point[3][2] = {
        {0, 0}, {(int16_t)x1, (int16_t)y1}, {(int16_t)x2, (int16_t)y2}};

    pen_outline(p, SW_POLYGON, M_LAND + shade, x, y, point, 3)->edge = M_FIELD;
}

/* ---- how places are called ------------------------------ */

/* The first corner in a row or column; NONE where there is none. */
static int first_corner(const struct pen *p, const uint8_t *place, int at)
{
    for (int corner = 0; corner < p->t->corners; corner++)
        if (place[corner] == at)
            return corner;
    return NONE;
}

static void draw_name(struct pen *p, const char *name, int x, int y)
{
    pen_text(p, name, SW_INK, x, y, SMALL - 1, SW_MIDDLE | SW_BOLD);
}

/* Rows have letters, their places numbers, all around the land: "B4" is a corner, "BC7" the
 * triangle between two rows. */
static void draw_names(struct pen *p)
{
    for (int row = 0; row <= p->last_row; row++) {
        int corner = first_corner(p, p->t->row, row);
        if (corner == NONE)
            continue;
        const char letter[] = {p->t->corner[corner].id[0], 0};
        draw_name(p, letter, LAND_X + 11, milestones_corner_y(p, corner) + 5);
        draw_name(p, letter, LAND_X + LAND_W - 11, milestones_corner_y(p, corner) + 5);
    }
    for (int x = 0; x <= p->last_x; x++) {
        int corner = first_corner(p, p->t->x, x);
        if (corner == NONE)
            continue;
        const char *number = p->t->corner[corner].id + 1;
        draw_name(p, number, milestones_corner_x(p, corner), LAND_Y + 14);
        draw_name(p, number, milestones_corner_x(p, corner), LAND_Y + LAND_H - 6);
    }
}

/* ---- bushes ------------------------------ */

static void draw_bonus(struct pen *p, int bush, int x, int y)
{
    enum { SIZE = 27 };
    int kind = p->m->bonus[bush];

    struct sw_node *n = pen_rect(p, M_BONUS, x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, 6);
    n->height = SW_LYING;
    n->edge = SW_INK;
    if (p->m->head.phase != CLAIM || !pen_mark(p, n, K_CELL, p->t->cell_of[bush]))
        sw_node_say(p->sc, n, pen_word(p, W_VIEW_BONUS_STONE + kind));
    pen_good(p, kind, x - SIZE / 2 + 3, y - SIZE / 2 + 3, SIZE - 6);
}

static void draw_bush(struct pen *p, int bush)
{
    int cell = p->t->cell_of[bush], x = milestones_cell_mid_x(p, cell),
        y = milestones_cell_mid_y(p, cell);
    bool house = milestones_has_house(p->m, cell);

    if (!house)
        pen_icon(p, "bush", M_BUSH, x - 23, y - 19, 46, 37);
    if (p->m->bonus[bush] != NONE)
        draw_bonus(p, bush, x, y + 2);
}

/* ---- roads ------------------------------ */

static void draw_piece_of_road(struct pen *p, int corner, int direction, int layer)
{
    static const int wide[] = {15, 10, 1}, material[] = {M_ROAD_EDGE, M_ROAD, M_ROAD_EDGE};
    int to = p->t->toward[corner][direction], x = milestones_corner_x(p, corner),
        y = milestones_corner_y(p, corner);

    if (to == NONE)
        return;
    struct sw_node *n = pen_line(p, material[layer], x, y, milestones_corner_x(p, to) - x,
                                 milestones_corner_y(p, to) - y, wide[layer]);
    if (layer == 2)
        n->flags |= SW_DASHED;
}

/* Every piece once, from the corner it leaves to the east, north-east or north-west. */
static void draw_roads(struct pen *p)
{
    for (int layer = 0; layer < 3; layer++)
        for (int corner = 0; corner < p->t->corners; corner++)
            for (int direction = 0; direction < 3; direction++)
                if (p->m->roads[corner] >> direction & 1)
                    draw_piece_of_road(p, corner, direction, layer);
}

/* ---- what stands on corners and in triangles ------------------------------ */

static void draw_stone(struct pen *p, int corner)
{
    int x = milestones_corner_x(p, corner), y = milestones_corner_y(p, corner),
        value = p->t->corner[corner].value;
    int shade = value < VALUES_SHOWN ? value : VALUES_SHOWN - 1;

    if (p->m->piece[corner] != FREE)
        return;
    pen_icon(p, "corner", M_STONE + shade, x - STONE_SIZE / 2, y - STONE_SIZE / 2, STONE_SIZE,
             STONE_SIZE);
    pen_number(p, value, M_STONE_INK, x, y + 7, TEXT + 2, SW_MIDDLE | SW_BOLD);
}

static void draw_piece(struct pen *p, int corner)
{
    int x = milestones_corner_x(p, corner), y = milestones_corner_y(p, corner),
        piece = p->m->piece[corner];
    struct sw_node *n;

    if (piece == MILESTONE) {
        n = pen_icon(p, "milestone", M_MILESTONE, x - 14, y - 28, 28, 39);
        n->height = SW_LYING;
        sw_node_say(p->sc, n, pen_word(p, W_VIEW_MILESTONE));
    } else if (piece == MARKET || piece == SUPPLIED) {
        n = pen_icon(p, "stall", M_AWNING, x - 24, y - 30, 48, 44);
        n->height = SW_STANDING;
        sw_node_say(p->sc, n, pen_word(p, W_VIEW_MARKET));
    }
    if (piece == SUPPLIED)
        pen_icon(p, "sack", M_SACK, x + 4, y - 3, 20, 23)->height = SW_LYING;
}

static void draw_house(struct pen *p, int cell)
{
    int x = milestones_cell_mid_x(p, cell), y = milestones_cell_mid_y(p, cell);

    struct sw_node *n = pen_icon(p, "house", M_ROOF, x - 19, y - 23, 38, 38);
    n->height = SW_STANDING;
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_HOUSE));
}

/* Row by row, so that what is nearer stands in front. */
static void draw_pieces(struct pen *p)
{
    for (int row = 0; row <= p->last_row; row++) {
        for (int corner = 0; corner < p->t->corners; corner++)
            if (p->t->row[corner] == row)
                draw_piece(p, corner);
        for (int i = 0; i < HOUSES_MAX; i++)
            if (p->m->house[i] != NONE && p->t->cell_row[p->m->house[i]] == row)
                draw_house(p, p->m->house[i]);
    }
}

void milestones_draw_land(struct pen *p)
{
    draw_ground(p);
    draw_scenery(p);
    for (int cell = 0; cell < p->t->cells; cell++)
        draw_cell(p, cell);
    draw_names(p);
    for (int bush = 0; bush < p->t->bushes; bush++)
        draw_bush(p, bush);
    draw_roads(p);
    for (int corner = 0; corner < p->t->corners; corner++)
        draw_stone(p, corner);
    draw_pieces(p);
}
