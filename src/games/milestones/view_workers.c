/* SPDX-License-Identifier: MIT */
/* view_workers.c - workers: on a slot, on a tile, and the tiles for hire. */
#include "view_pen.h"

/* ---- one worker ------------------------------ */

/* Three arrangements of picture, number and good, by the room there is. */
static void draw_tall(struct pen *p, int kind, int number, int x, int y, int w, int h)
{
    int size = w - 18;

    pen_icon_of(p, "worker", kind, M_CLOTH + kind, x + 9, y + h - size - 1, size, size);
    pen_number(p, number, SW_INK, x + 9, y + 28, TITLE + 4, SW_BOLD);
    pen_good(p, kind, x + w - 34, y + 6, 27);
}

static void draw_broad(struct pen *p, int kind, int number, int x, int y, int w, int h)
{
    int size = w * 2 / 3;

    pen_icon_of(p, "worker", kind, M_CLOTH + kind, x + 2, y + h - size - 1, size, size);
    pen_number(p, number, SW_INK, x + w - 14, y + 25, TITLE, SW_BOLD | SW_MIDDLE);
    pen_good(p, kind, x + w - 25, y + h - 29, 22);
}

static void draw_little(struct pen *p, int kind, int number, int x, int y, int w, int h)
{
    int size = w - 12;

    pen_good(p, kind, x + 6, y + 3, size);
    pen_number(p, number, SW_INK, x + 11, y + h - 4, TEXT - 1, SW_BOLD | SW_MIDDLE);
}

static struct sw_node *draw_worker(struct pen *p, int kind, int number, int x, int y, int w,
                                   int h)
{
    struct sw_node *n = pen_rect(p, M_TINT + kind, x, y, w, h, w > 50 ? 7 : 4);

    n->edge = SW_INK;
    if (w < 50)
        draw_little(p, kind, number, x, y, w, h);
    else if (h > 90)
        draw_tall(p, kind, number, x, y, w, h);
    else
        draw_broad(p, kind, number, x, y, w, h);
    return n;
}

/* The bonus tile lies on a corner of its worker. */
static void draw_plus(struct pen *p, int x, int y, int w, int h)
{
    bool large = w > 50;
    int size = large ? 31 : 15;

    y = large ? y + h - size - 2 : y - 2;
    pen_icon(p, "plus", M_BONUS, x - 2, y, size, size)->height = SW_LYING;
    if (large)
        pen_text(p, "+1", M_STONE_INK, x - 2 + size / 2, y + 21, SMALL, SW_MIDDLE | SW_BOLD);
}

static struct sw_node *draw_cover(struct pen *p, int x, int y, int w, int h)
{
    struct sw_node *n = pen_rect(p, M_COVER, x, y, w, h, w > 50 ? 7 : 4);

    n->edge = SW_INK;
    n->height = SW_LYING;
    pen_icon(p, "ropes", M_COVER, x, y, w, h);
    return n;
}

struct sw_node *milestones_draw_slot(struct pen *p, int slot, int x, int y, int w, int h)
{
    struct sw_node *n;

    if (slot == EMPTY) {
        n = pen_rect(p, M_SLOT, x, y, w, h, w > 50 ? 7 : 4);
        n->edge = SW_FAINT;
        n->flags = SW_DASHED;
    } else if (slot == COVERED) {
        n = draw_cover(p, x, y, w, h);
    } else {
        n = draw_worker(p, worker_kind(slot), worker_number(slot), x, y, w, h);
        n->height = SW_LYING;
        if (has_bonus(slot))
            draw_plus(p, x, y, w, h);
    }
    return n;
}

/* ---- tiles ------------------------------ */

struct sw_node *milestones_draw_tile(struct pen *p, int tile, int x, int y, int w, int h)
{
    const struct milestones_tile *t = &p->t->tile[tile];
    struct pen_whose before = pen_piece(p, OF_TILE + tile);
    struct sw_node *n = pen_rect(p, SW_INK, x - 1, y - 1, w + 2, h + 2, 8);
    char say[128];
    struct sw_text text;

    n->height = SW_LYING;
    sw_text_init(&text, say, sizeof say);
    sw_kind_speak(p->g, K_TILE, p->lang, tile, &text);
    sw_node_say(p->sc, n, say);
    for (int i = 0; i < 2; i++)
        draw_worker(p, t->kind[i], t->number[i], x + i * w / 2, y, w / 2, h);
    pen_back(p, before);
    return n;
}

/* ---- the display ------------------------------ */

enum { TILE_W = 150, TILE_H = 70, ACROSS = 2 };

static void draw_stack(struct pen *p, int x, int y)
{
    int count = p->m->stack_count, height = (count + 5) / 6;

    for (int i = 0; i < height; i++) {
        struct sw_node *n =
            pen_rect(p, M_COVER, x + 18 - i * 2, y + 10 - i * 3, TILE_W - 34, TILE_H - 16, 7);
        n->edge = SW_INK;
        n->height = SW_LYING;
    }
    if (!count)
        pen_rect(p, SW_CLEAR, x + 4, y + 4, TILE_W - 8, TILE_H - 8, 7)->edge = SW_FAINT;
    int top = height ? (height - 1) * 3 : 0;
    if (count)
        pen_disc(p, SW_PAPER, x + TILE_W / 2 - (height - 1) * 2, y + 36 - top, 18)->edge =
            SW_INK;
    struct sw_node *n =
        pen_number(p, count, SW_INK, x + TILE_W / 2 - (height ? (height - 1) * 2 : 0),
                   y + 43 - top, TITLE - 4, SW_BOLD | SW_MIDDLE);
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_STACK));
}

static void draw_gap(struct pen *p, int x, int y)
{
    struct sw_node *n = pen_rect(p, SW_SHADE, x, y, TILE_W, TILE_H, 8);

    n->edge = SW_FAINT;
    n->flags = SW_DASHED;
}

static void draw_for_hire(struct pen *p, int i, int x, int y)
{
    int tile = p->m->display[i];

    if (tile == NONE) {
        draw_gap(p, x, y);
        return;
    }
    struct sw_node *n = milestones_draw_tile(p, tile, x, y, TILE_W, TILE_H);
    pen_mark(p, n, K_TILE, tile);
}

void milestones_draw_display(struct pen *p)
{
    enum { H = DISPLAY_H, LEFT = SIDE_X + 10, TOP = BOARD_Y + 34 };

    pen_owner(p, OF_DISPLAY);
    pen_group(p, pen_word(p, W_VIEW_HIRE));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, BOARD_Y - 4, SIDE_W, H, 8);
    n->height = SW_LYING;
    n->edge = SW_FAINT;
    pen_fit(p, pen_word(p, W_VIEW_HIRE), SW_INK, LEFT, BOARD_Y + 20, TEXT + 1, SW_BOLD,
            SIDE_W - 90);
    pen_number(p, 2, SW_INK, SIDE_X + SIDE_W - 40, BOARD_Y + 21, TEXT + 2, SW_BOLD | SW_END);
    pen_good(p, COIN, SIDE_X + SIDE_W - 36, BOARD_Y + 3, 24);
    for (int i = 0; i <= DISPLAY; i++) {
        int x = LEFT + i % ACROSS * (TILE_W + 6), y = TOP + i / ACROSS * (TILE_H + 6);
        if (i < DISPLAY)
            draw_for_hire(p, i, x, y);
        else
            draw_stack(p, x, y);
    }
}
