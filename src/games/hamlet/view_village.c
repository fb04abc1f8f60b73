/* SPDX-License-Identifier: MIT */
/* view_village.c - the village: tiles with their edges, ways and buildings, layer by layer.
 *
 * All grounds come first, then all ways, then the edges: so ways run on from tile to tile and
 * the trees of neighbours grow together. The village grows, so the page always shows all of
 * it, as large as it fits; while a tile is being laid, with room for all its places. */
#include "view_pen.h"

#include <stdio.h>

#include "kit/bits.h"
#include "view_village.h"

enum { MOST_UNIT = 104, MARGIN = 14 };

static const char *const drawing[TILES] = {
    "church",         "market",         "town_hall",   "farm",           "woodcutter",
    "quarry",         "sawmill",        "stonemason",  "flour_mill",     "dairy_farm",
    "shrine",         "trade_post",     "forest_pond", "mountain_pond",  "small_woodland",
    "small_mountain", "windmill",       "warehouse",   "large_woodland", "outpost",
    "lumber_mill",    "barn",           "farrier",     "monument",       "master_stonemason",
    "square",         "large_mountain", "outpost",     "cow_barn",       "barn",
    "tavern",         "stables"};

/* ---- shared with the other layers ------------------------------ */

struct at_page hamlet_inward(const struct pen *p, int dir, struct at_page from, int hundredths)
{
    static const int16_t x[] = {0, -866, -866, 0, 866, 866},
                         y[] = {-1000, -500, 500, 1000, 500, -500};
    int length = p->land.unit * hundredths / 1600;

    return (struct at_page){from.x + x[dir] * length / 1000, from.y + y[dir] * length / 1000};
}

struct sw_node *hamlet_draw_outline(struct pen *p, const struct outline *o, int material,
                                    struct at_page from)
{
    struct at_page at[SEGMENTS_MAX];

    for (int i = 0; i < o->count; i++)
        at[i] = page_of(p, in_sixths(o->corner[i]));
    return pen_shape(p, SW_POLYGON, material, from, at, o->count);
}

void hamlet_draw_house(struct pen *p, int tile, int church, int x, int y, int size)
{
    char symbol[SW_MAX_TOKEN];

    if (tile == CHURCH)
        snprintf(symbol, sizeof symbol, "church-%d", church);
    else
        snprintf(symbol, sizeof symbol, "tile-%s", drawing[tile]);
    pen_icon(p, symbol, SW_INK, x, y, size, size);
}

int hamlet_church_parts(const struct pen *p)
{
    enum { STAGES = 6 };
    int parts = p->t->seats[p->h->head.seats - 2].parts;

    for (int i = 0; i < p->t->orders; i++)
        parts += p->h->order_owner[i] < SEATS;
    return parts < STAGES ? parts : STAGES;
}

/* ---- what is shown ------------------------------ */

bool hamlet_new_tile(const struct pen *p, struct outline *out)
{
    const struct hamlet *h = p->h;

    if (h->deed != BUILDING || h->to_spot == NO_SPOT)
        return false;
    hamlet_outline(p->t, h->what, h->to_spot, h->to_turn, out);
    return true;
}

static void extend_by_places(const struct pen *p, struct extent *e)
{
    struct outline o;

    if (hamlet_new_tile(p, &o))
        hamlet_extend(e, &o);
    for (int i = 0; i < p->legal_count; i++)
        if (p->legal[i].verb == V_PLACE) {
            hamlet_outline(p->t, p->h->what, p->legal[i].a, p->legal[i].b, &o);
            hamlet_extend(e, &o);
        }
}

static void survey(struct pen *p)
{
    struct extent e = extent_none();

    p->village = 0;
    for (int tile = 0; tile < TILES; tile++) {
        if (p->h->spot[tile] == NO_SPOT)
            continue;
        p->village |= tile_bit(tile);
        hamlet_outline(p->t, tile, p->h->spot[tile], p->h->turn[tile], &p->outline[tile]);
        p->stand[tile] = hamlet_stand(&p->outline[tile]);
        hamlet_extend(&e, &p->outline[tile]);
    }
    extend_by_places(p, &e);
    int under = p->h->head.over ? RESULT_HEAD + p->h->head.seats * RESULT_ROW + 12 : BAR_H;
    p->land = hamlet_fit(&e, BOARD_X + FRAME + MARGIN, BOARD_Y + FRAME + MARGIN,
                         BOARD_W - 2 * (FRAME + MARGIN), BOARD_H - 2 * (FRAME + MARGIN) - under,
                         MOST_UNIT);
}

/* ---- grounds and ways ------------------------------ */

static void draw_frame(struct pen *p)
{
    pen_owner(p, OF_GROUND);
    pen_group(p, pen_word(p, W_VIEW_VILLAGE));
    struct sw_node *n = pen_rect(p, M_FRAME, BOARD_X, BOARD_Y, BOARD_W, BOARD_H, 8);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    n = pen_rect(p, M_THATCH, BOARD_X + 8, BOARD_Y + 8, BOARD_W - 16, BOARD_H - 16, 5);
    n->edge = SW_INK;
    n = pen_rect(p, M_MEADOW, BOARD_X + FRAME, BOARD_Y + FRAME, BOARD_W - 2 * FRAME,
                 BOARD_H - 2 * FRAME, 3);
    n->edge = SW_INK;
}

/* Is there a tile within `far` of this point? */
static bool is_near(const struct pen *p, struct at_page at, int far)
{
    bits_each (tile, p->village) {
        const struct outline *o = &p->outline[tile];
        for (int i = 0; i < o->count; i++) {
            struct at_page corner = page_of(p, in_sixths(o->corner[i]));
            int x = corner.x - at.x, y = corner.y - at.y;
            if (x * x + y * y < far * far)
                return true;
        }
    }
    return false;
}

/* Trees, sheep and hay where the village does not reach. */
static void draw_country(struct pen *p)
{
    enum { ACROSS = 9, DOWN = 6, SIZE = 44 };
    int w = (BOARD_W - 2 * FRAME) / ACROSS, h = (BOARD_H - 2 * FRAME - BAR_H) / DOWN;

    for (int i = 0; i < ACROSS * DOWN; i++) {
        int wild = i * 37 % 31;
        struct at_page at = {
            BOARD_X + FRAME + i % ACROSS * w + SIZE / 2 + wild % 7 * (w - SIZE) / 7,
            BOARD_Y + FRAME + i / ACROSS * h + SIZE / 2 + wild % 5 * (h - SIZE) / 5};
        if (wild % 3 == 1 || is_near(p, at, page_length(p, 12) + SIZE / 2))
            continue;
        pen_icon_of(p, "deco", wild % 5, SW_INK, at.x - SIZE / 2, at.y - SIZE / 2, SIZE, SIZE)
            ->flags = SW_GHOST;
    }
}

static void draw_ground(struct pen *p, int tile)
{
    char say[256];
    struct sw_text text;
    struct at_page house = page_of(p, p->stand[tile].house);

    struct sw_node *n =
        hamlet_draw_outline(p, &p->outline[tile], M_TILE + p->t->tile[tile].kind, house);
    n->edge = SW_INK;
    n->height = SW_LYING;
    sw_text_init(&text, say, sizeof say);
    hamlet_say_tile(p, tile, &text);
    sw_node_say(p->sc, n, say);
}

static void draw_way(struct pen *p, int material, const struct tri_point *way, int points,
                     int width)
{
    struct at_page at[WAY_MAX];

    for (int i = 0; i < points; i++)
        at[i] = page_of(p, way[i]);
    pen_line(p, material, at, points, width);
}

static void draw_ways(struct pen *p, int tile)
{
    const struct outline *o = &p->outline[tile];
    struct at_page house = page_of(p, p->stand[tile].house);
    struct tri_point way[WAY_MAX];
    bool any = false;

    for (int pass = 0; pass < 2; pass++) {
        int wide = page_length(p, 3) + (pass ? 0 : 3), material = pass ? M_PATH : M_BANK;
        for (int i = 0; i < o->count; i++)
            if (o->edge[i] == ROAD) {
                int n = hamlet_way(o, &p->stand[tile], i, way);
                draw_way(p, material, way, n, wide);
                any = true;
            }
        if (any)
            pen_disc(p, material, house.x, house.y, page_length(p, 4) + (pass ? 0 : 2));
    }
}

static void draw_edges(struct pen *p, int tile)
{
    const struct outline *o = &p->outline[tile];
    int w = page_length(p, 10), h = w * 34 / 100;

    for (int i = 0; i < o->count; i++) {
        if (o->edge[i] == ROAD)
            continue;
        struct at_page mid = hamlet_inward(p, o->dir[i], page_of(p, hamlet_middle(o, i)), 17);
        struct sw_node *n =
            pen_icon_of(p, o->edge[i] == FOREST ? "forest" : "rock", (tile + i) % 3, SW_INK,
                        mid.x - w / 2, mid.y - h / 2, w, h);
        n->turn = (int16_t)(o->dir[i] ? 360 - 60 * o->dir[i] : 0);
    }
}

/* ---- buildings ------------------------------ */

static void draw_building(struct pen *p, int tile)
{
    const struct stand *s = &p->stand[tile];
    struct at_page at = page_of(p, s->house);
    int size = page_length(p, s->room), up = size * (tile == CHURCH ? 98 : 70) / 100;

    hamlet_draw_house(p, tile, hamlet_church_parts(p), at.x - size / 2, at.y - up, size);
}

/* Whose landmark it is. */
static void draw_flag(struct pen *p, int tile)
{
    const struct stand *s = &p->stand[tile];
    struct at_page at = page_of(p, s->house);
    int h = page_length(p, 6), x = at.x + page_length(p, s->room) * 3 / 10;
    struct pen_whose before = pen_piece(p, OF_FLAG + tile);

    for (int seat = 0; seat < p->h->head.seats; seat++)
        if (p->h->seat[seat].flags & tile_bit(tile))
            pen_icon_of(p, "flag", seat, SW_SEAT_0 + seat, x, at.y - h, h * 4 / 5, h)->height =
                SW_LYING;
    pen_back(p, before);
}

/* On a sign over the building, as long as there is room for it. */
static void draw_name(struct pen *p, int tile)
{
    enum { LEAST_UNIT = 60, SIGN_H = 17 };
    struct at_page at = page_of(p, p->stand[tile].house);
    const char *name = hamlet_tile_name(p, tile);
    int w = type_width(name, SMALL) * 9 / 10 + 12, size = page_length(p, p->stand[tile].room);
    int y = at.y - size * 70 / 100 - 6;

    if (tile == CHURCH) /* it grows */
        y = at.y - size * (hamlet_church_parts(p) < 3 ? 42 : 70) / 100 - SIGN_H;
    if (page_length(p, 10) < LEAST_UNIT)
        return;
    struct sw_node *n = pen_rect(p, M_CARD, at.x - w / 2, y, w, SIGN_H, 8);
    n->edge = M_BANK;
    n->height = SW_LYING;
    pen_text(p, name, SW_INK, at.x, y + 13, SMALL, SW_MIDDLE | SW_ITALIC);
}

/* One layer of every tile: all of it belongs to the tile and moves with it. */
static void draw_layer(struct pen *p, void (*draw)(struct pen *p, int tile))
{
    bits_each (tile, p->village) {
        struct pen_whose before = pen_piece(p, OF_TILE + tile);
        draw(p, tile);
        pen_back(p, before);
    }
}

static void draw_top(struct pen *p, int tile)
{
    draw_building(p, tile);
    draw_flag(p, tile);
    draw_name(p, tile);
}

void hamlet_draw_village(struct pen *p)
{
    survey(p);
    draw_frame(p);
    draw_country(p);
    draw_layer(p, draw_ground);
    draw_layer(p, draw_ways);
    draw_layer(p, draw_edges);
    hamlet_draw_roads(p);
    hamlet_draw_here(p);
    draw_layer(p, draw_top);
    bits_each (tile, p->village) {
        hamlet_draw_tokens(p, tile);
        hamlet_draw_workers(p, tile);
    }
    hamlet_draw_choices(p);
}
