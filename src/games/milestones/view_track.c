/* SPDX-License-Identifier: MIT */
/* view_track.c - the oak frame of the land: a hundred spaces on which the points are kept. */
#include "view_pen.h"

enum { ACROSS = BOARD_W / SPACE, DOWN = BOARD_H / SPACE - 2, ROUND = 2 * (ACROSS + DOWN) };
_Static_assert(ROUND == 100, "once around is a hundred points");

/* Left upper corner of a space: 0 lies at the upper left, then clockwise. */
static void space_at(int space, int *x, int *y)
{
    enum { RIGHT = ACROSS, BOTTOM = ACROSS + DOWN, LEFT = 2 * ACROSS + DOWN };
    int column, row;

    if (space < RIGHT)
        column = space, row = 0;
    else if (space < BOTTOM)
        column = ACROSS - 1, row = space - RIGHT + 1;
    else if (space < LEFT)
        column = LEFT - 1 - space, row = DOWN + 1;
    else
        column = 0, row = ROUND - space;
    *x = BOARD_X + column * SPACE;
    *y = BOARD_Y + row * SPACE;
}

static void draw_space(struct pen *p, int space, int target)
{
    int x, y;
    bool goal = space == target % ROUND;

    int material = goal ? SW_GOLD : space % 5 == 0 ? M_OAK_LIGHT : M_OAK;
    space_at(space, &x, &y);
    struct sw_node *n = pen_rect(p, material, x + 1, y + 1, SPACE - 2, SPACE - 2, 3);
    n->edge = (uint8_t)(goal ? SW_INK : M_ROAD_EDGE);
    if (goal)
        pen_icon(p, "flag", SW_ACCENT, x + 18, y + 3, 14, 19);
    if (space % 5 == 0 || goal)
        pen_number(p, space, goal ? M_STONE_INK : M_OAK_INK, x + (goal ? 11 : SPACE / 2),
                   y + (goal ? 26 : 22), SMALL, SW_MIDDLE | SW_BOLD);
}

/* Markers on one space stand beside and behind each other. */
static void draw_marker(struct pen *p, int seat)
{
    enum { W = 19, H = 27 };
    static const int place[SEATS][2] = {{7, 5}, {13, 1}, {1, 1}, {7, -3}};
    int x, y, before = 0, points = p->m->seat[seat].points;
    char say[128];
    struct sw_text text;

    for (int other = 0; other < seat; other++)
        before += p->m->seat[other].points % ROUND == points % ROUND;
    space_at(points % ROUND, &x, &y);
    struct pen_whose keep = pen_piece(p, OF_MARKER + seat);
    struct sw_node *n = pen_icon_of(p, "figure", seat, SW_SEAT_0 + seat, x + place[before][0],
                                    y + place[before][1], W, H);
    pen_back(p, keep);
    n->height = SW_STANDING;
    sw_text_init(&text, say, sizeof say);
    milestones_say_seat(p, seat, &text);
    sw_text_addf(&text, ": %d", points);
    sw_node_say(p->sc, n, say);
}

void milestones_draw_track(struct pen *p)
{
    pen_owner(p, OF_TRACK);
    pen_group(p, pen_word(p, W_VIEW_TRACK));
    struct sw_node *n =
        pen_rect(p, M_ROAD_EDGE, BOARD_X - 4, BOARD_Y - 4, BOARD_W + 8, BOARD_H + 8, 8);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    for (int space = 0; space < ROUND; space++)
        draw_space(p, space, target(p->t, p->m));
}

/* From the back to the front: who stands further up the page comes first. */
void milestones_draw_markers(struct pen *p)
{
    for (int seat = p->m->head.seats - 1; seat >= 0; seat--)
        draw_marker(p, seat);
}
