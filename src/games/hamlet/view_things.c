/* SPDX-License-Identifier: MIT */
/* view_things.c - what lies and stands on the tiles: roads, resources, villagers, donkeys. */
#include "view_village.h"

static const char *const resource_icon[RESOURCES] = {"stone", "wood",  "wheat", "flour",
                                                     "milk",  "brick", "timber"};

void hamlet_draw_resource(struct pen *p, int resource, int x, int y, int size)
{
    if (resource < RESOURCES)
        pen_icon(p, resource_icon[resource], SW_INK, x, y, size, size);
    else
        pen_icon(p, "gold", SW_GOLD, x, y, size, size);
}

void hamlet_draw_good(struct pen *p, int resource, int seat, bool fine, int x, int y, int size)
{
    int r = size / 2;

    if (fine)
        pen_disc(p, M_GLEAM, x + r, y + r, r + size / 8)->edge = SW_INK;
    struct sw_node *n = pen_disc(p, SW_SEAT_0 + seat, x + r, y + r, r);
    n->edge = SW_INK;
    n->height = SW_LYING;
    hamlet_draw_resource(p, resource, x + size / 6, y + size / 6, size * 2 / 3);
}

/* ---- built roads ------------------------------ */

static void draw_road(struct pen *p, int seat, int a, int b, int kind)
{
    int i = hamlet_contact(&p->outline[a], &p->outline[b], kind == BRIDGE ? ROCK : FOREST);
    int w = page_length(p, 8), h = w * 36 / 64;

    if (i < 0)
        return;
    const struct tri_point end[2] = {p->stand[a].house, p->stand[b].house};
    struct at_page mid = page_of(p, hamlet_middle(&p->outline[a], i));
    for (int pass = 0; pass < 2; pass++)
        for (int k = 0; k < 2; k++) {
            const struct at_page line[2] = {page_of(p, end[k]), mid};
            pen_line(p, pass ? M_PATH : M_BANK, line, 2, page_length(p, 2) + (pass ? 0 : 3));
        }
    struct sw_node *n = pen_icon_of(p, kind == BRIDGE ? "bridge" : "path", seat,
                                    SW_SEAT_0 + seat, mid.x - w / 2, mid.y - h / 2, w, h);
    n->turn = (int16_t)(270 - 60 * p->outline[a].dir[i]);
}

void hamlet_draw_roads(struct pen *p)
{
    for (int seat = 0; seat < p->h->head.seats; seat++) {
        const struct hamlet_seat *s = &p->h->seat[seat];
        for (int i = 0; i < ROADS; i++)
            if (s->road_a[i] != NONE) {
                struct pen_whose before = pen_piece(p, OF_ROAD + seat * ROADS + i);
                draw_road(p, seat, s->road_a[i], s->road_b[i], s->road[i]);
                pen_back(p, before);
            }
    }
}

/* ---- resources ------------------------------ */

/* A click takes the last one of a pile. */
static void mark_pile(struct pen *p, struct sw_node *n, int tile, int place)
{
    if (pen_mark_quiet(p, n, K_PILE, tile * PLACES + place))
        n->flags |= SW_GLOW;
}

static void draw_token(struct pen *p, int tile, int place, int x, int y, int size, bool last)
{
    const struct hamlet_tile *t = &p->t->tile[tile];
    int at = p->sc->nodes;
    struct pen_whose before = pen_alike(
        p, t->kind == REFINERY ? OF_GOOD + t->makes * SEATS + place : OF_TOKEN + place);

    if (t->kind == REFINERY)
        hamlet_draw_good(p, t->makes, place, p->h->milestone[t->makes - RAWS] == place, x, y,
                         size);
    else
        pen_icon(p, resource_icon[place], SW_INK, x, y, size, size)->height = SW_LYING;
    pen_back(p, before);
    if (last)
        mark_pile(p, &p->sc->node[at], tile, place);
}

void hamlet_draw_tokens(struct pen *p, int tile)
{
    const struct hamlet_tile *t = &p->t->tile[tile];
    struct at_page at = page_of(p, p->stand[tile].house);
    int size = page_length(p, 4), step = size + size / 8;
    int x = at.x - (t->spaces * step - size / 8) / 2,
        y = at.y + page_length(p, p->stand[tile].room > 10 ? 2 : 1);

    struct pen_whose before = pen_piece(p, OF_TILE + tile);
    for (int i = 0; i < t->spaces; i++)
        pen_disc(p, M_SLOT, x + i * step + size / 2, y + size / 2, size / 2 + 1)->edge = M_BANK;
    pen_back(p, before);
    for (int place = 0; place < PLACES && t->spaces; place++)
        for (int n = p->h->stock[tile][place]; n > 0; n--, x += step)
            draw_token(p, tile, place, x, y, size, n == 1);
}

/* ---- villagers and donkeys ------------------------------ */

enum worker { UPRIGHT, LYING, DONKEY, WORKERS };

struct crowd {
    int count[SEATS][WORKERS];
};

static void count_workers(const struct pen *p, int tile, struct crowd *c)
{
    *c = (struct crowd){{{0}}};
    for (int seat = 0; seat < p->h->head.seats; seat++) {
        const struct hamlet_seat *s = &p->h->seat[seat];
        for (int i = 0; i < VILLAGERS; i++)
            if (s->villager[i] == tile)
                c->count[seat][s->lying >> i & 1 ? LYING : UPRIGHT]++;
        for (int i = 0; i < DONKEYS; i++)
            if (s->donkey[i] == tile)
                c->count[seat][DONKEY]++;
    }
}

static int worker_width(const struct pen *p, int worker)
{
    static const int tenths[WORKERS] = {4, 6, 6};

    return page_length(p, tenths[worker]);
}

static void draw_worker(struct pen *p, int seat, int worker, int count, int x, int foot)
{
    int w = worker_width(p, UPRIGHT), h = w * 56 / 40, wide = worker_width(p, worker);
    struct pen_whose before = pen_alike(p, OF_WORKER + 2 * seat + (worker == DONKEY));
    struct sw_node *n;

    if (worker == DONKEY) {
        n = pen_icon_of(p, "donkey", seat, SW_SEAT_0 + seat, x, foot - wide, wide, wide);
    } else if (worker == UPRIGHT) {
        n = pen_icon_of(p, "villager", seat, SW_SEAT_0 + seat, x, foot - h, w, h);
    } else {
        n = pen_icon_of(p, "villager", seat, SW_SEAT_0 + seat, x + (wide - w) / 2,
                        foot - w / 2 - h / 2, w, h);
        n->turn = 90;
    }
    pen_back(p, before);
    n->height = worker == LYING ? SW_PRINTED : SW_STANDING;
    if (count > 1) {
        int r = page_length(p, 1) + 3;
        pen_disc(p, SW_PAPER, x + wide - 3, foot - r, r)->edge = SW_INK;
        pen_number(p, count, SW_INK, x + wide - 3, foot - r / 2, r * 3 / 2,
                   SW_BOLD | SW_MIDDLE);
    }
}

/* Rows of workers: how many, and how wide each is. */
enum { ROWS_MAX = 6 };

static int lay_rows(const struct pen *p, const struct crowd *c, int most, int width[ROWS_MAX])
{
    int row = 0;

    width[0] = 0;
    for (int seat = 0; seat < SEATS; seat++)
        for (int worker = 0; worker < WORKERS; worker++) {
            int w = c->count[seat][worker] ? worker_width(p, worker) : 0;
            if (width[row] && width[row] + w > most && row < ROWS_MAX - 1)
                width[++row] = 0;
            width[row] += w;
        }
    return row + (width[row] > 0);
}

void hamlet_draw_workers(struct pen *p, int tile)
{
    struct crowd c;
    const struct stand *s = &p->stand[tile];
    struct at_page yard = page_of(p, s->yard);
    int width[ROWS_MAX], most = page_length(p, s->room > 20 ? 34 : 17), row = 0, used = 0;

    count_workers(p, tile, &c);
    int rows = lay_rows(p, &c, most, width), high = page_length(p, 5);
    int foot = yard.y + page_length(p, 3) - (rows - 1) * high / 2;
    for (int seat = 0; seat < SEATS; seat++)
        for (int worker = 0; worker < WORKERS; worker++) {
            int w = c.count[seat][worker] ? worker_width(p, worker) : 0;
            if (!w)
                continue;
            if (used && used + w > most && row < ROWS_MAX - 1) {
                row++;
                used = 0;
            }
            draw_worker(p, seat, worker, c.count[seat][worker], yard.x - width[row] / 2 + used,
                        foot + row * high);
            used += w;
        }
}
