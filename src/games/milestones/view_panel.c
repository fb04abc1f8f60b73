/* SPDX-License-Identifier: MIT */
/* view_panel.c - a sheet of paper on the land: the start tiles, and the result. */
#include "view_pen.h"

enum { PAD = 18, HEAD = 48 };

/* Gives the row under its title. */
static int draw_sheet(struct pen *p, const char *title, int x, int y, int w, int h)
{
    pen_owner(p, OF_PANEL);
    pen_group(p, title);
    struct sw_node *n = pen_rect(p, SW_PAPER, x, y, w, h, 10);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_fit(p, title, SW_INK, x + w / 2, y + 31, TITLE - 4, SW_MIDDLE | SW_BOLD, w - 2 * PAD);
    return y + HEAD;
}

/* ---- start tiles ------------------------------ */

enum { TILE_W = 166, TILE_H = 76, ACROSS = 3, STEP_X = TILE_W + 14, STEP_Y = TILE_H + 42 };

/* Two tiles are taken at once: a handle for the first and one for the second. */
static void draw_choice(struct pen *p, int tile, int x, int y)
{
    static const int kind[HAND] = {K_TILE, K_TILE_TOO};

    for (int i = 0; i < HAND; i++) {
        int left = x + i * TILE_W / 2 + 22;
        if (!pen_may(p, kind[i], tile))
            continue;
        struct sw_node *n = pen_rect(p, M_USUAL, left, y, TILE_W / 2 - 44, 22, 7);
        n->edge = SW_INK;
        n->height = SW_LYING;
        pen_mark_quiet(p, n, kind[i], tile);
        pen_text(p, i ? "2." : "1.", SW_INK, left + TILE_W / 4 - 22, y + 17, TEXT - 1,
                 SW_MIDDLE | SW_BOLD);
    }
}

static void draw_draft(struct pen *p)
{
    int count = 0, at = 0;

    for (int i = 0; i < START_TILES; i++)
        count += p->m->start[i] != NONE;
    int rows = (count + ACROSS - 1) / ACROSS;
    int across = count < ACROSS ? count : ACROSS, x = LAND_MID - across * STEP_X / 2 + 7;
    int w = ACROSS * STEP_X + 2 * PAD, h = HEAD + rows * STEP_Y + 4;
    int y = draw_sheet(p, pen_word(p, W_VIEW_DRAFT), LAND_MID - w / 2,
                       LAND_Y + (LAND_H - h) / 2, w, h);
    for (int i = 0; i < START_TILES; i++) {
        int tile = p->m->start[i];
        if (tile == NONE)
            continue;
        int left = x + at % ACROSS * STEP_X, top = y + at / ACROSS * STEP_Y;
        milestones_draw_tile(p, tile, left, top, TILE_W, TILE_H);
        draw_choice(p, tile, left, top + TILE_H + 8);
        at++;
    }
}

/* ---- the end ------------------------------ */

enum { COLUMN = 60, ROW = 40, NAME = 190, LEAST = 62 };

static void draw_result_head(struct pen *p, int x, int y)
{
    static const struct {
        const char *symbol;
        int material;
    } head[SOURCES] = {{"road", M_ROAD},
                       {"house", M_ROOF},
                       {"stall", M_AWNING},
                       {"sack", M_SACK},
                       {"plus", M_BONUS},
                       {"worker-3", M_CLOTH + GRAIN},
                       {"worker-4", M_CLOTH + COIN}};

    for (int i = 0; i < SOURCES; i++) {
        int mid = x + LEAST + NAME + i * COLUMN + COLUMN / 2;
        pen_icon(p, head[i].symbol, head[i].material, mid - 15, y, 30, 30);
        pen_fit(p, pen_word(p, W_VIEW_COL_ROAD + i), SW_FAINT, mid, y + 46, SMALL,
                SW_MIDDLE | SW_ITALIC, COLUMN - 4);
    }
}

static void draw_result_row(struct pen *p, int seat, int place, int x, int y)
{
    struct sw_scores scores;
    char name[64];
    struct sw_text text;

    p->g->rules.score(p->g, &p->m->head, seat, &scores);
    sw_text_init(&text, name, sizeof name);
    milestones_say_seat(p, seat, &text);
    pen_rect(p, SW_SEAT_0 + seat, x, y + 4, 8, ROW - 8, 3);
    if (place == 1) {
        pen_common(p, "laurel-left", SW_GOLD, x + 15, y + 5, 15, 28);
        pen_common(p, "laurel-right", SW_GOLD, x + 38, y + 5, 15, 28);
    }
    pen_number(p, place, SW_INK, x + 34, y + 27, TEXT + 2, SW_BOLD | SW_MIDDLE);
    pen_fit(p, name, SW_INK, x + LEAST, y + 27, TEXT + 2, place == 1 ? SW_BOLD : 0, NAME - 8);
    for (int i = 0; i < SOURCES && i < scores.count; i++)
        pen_number(p, scores.item[i].points, SW_INK, x + LEAST + NAME + i * COLUMN + COLUMN / 2,
                   y + 27, TEXT + 2, SW_MIDDLE);
    pen_number(p, scores.total, SW_ACCENT, x + LEAST + NAME + SOURCES * COLUMN + 52, y + 29,
               TITLE + 2, SW_BOLD | SW_END);
}

/* At the lower right, where the land is emptiest. */
static void draw_result(struct pen *p)
{
    int seats = p->m->head.seats, w = LEAST + NAME + SOURCES * COLUMN + 60 + 2 * PAD;
    int h = HEAD + 60 + seats * ROW + 10, x = LAND_X + LAND_W - w - 12 + PAD;
    uint8_t place[SW_MAX_SEATS];
    int y = draw_sheet(p, pen_word(p, W_VIEW_RESULT), x - PAD, LAND_Y + LAND_H - h - 12, w, h);

    p->g->rules.rank(p->g, &p->m->head, place);
    draw_result_head(p, x, y);
    y += 60;
    for (int rank = 1; rank <= seats; rank++)
        for (int seat = 0; seat < seats; seat++)
            if (place[seat] == rank) {
                draw_result_row(p, seat, rank, x, y);
                y += ROW;
            }
}

void milestones_draw_panel(struct pen *p)
{
    if (p->m->head.over)
        draw_result(p);
    else if (p->m->head.phase == DRAFT)
        draw_draft(p);
}
