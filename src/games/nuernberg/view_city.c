/* SPDX-License-Identifier: MIT */
/* view_city.c - the city: its fields, the places for workshops, and the walls and towers that
 * grow around it. */
#include "kit/bits.h"
#include "view.h"

enum { SITE = 16, SHOP = 34, WARE_DISC = 19, TOWER_W = 28, TOWER_H = 38, WALL_H = 19, OUT = 9 };

struct extent nuernberg_city_extent(const struct pen *p)
{
    struct extent e = {99, -99, 99, -99};

    for (int i = 0; i < p->t->fields; i++)
        extent_add(&e, field_hex(p, i));
    return e;
}

/* In the left part of the board, above the event cards, with room for walls and towers. */
static struct map city_map(const struct pen *p)
{
    enum { TALL = 486, WIDE = 324 };

    return map_fit(nuernberg_city_extent(p), CITY_MID_X, INNER_Y + 38 + TALL / 2, WIDE, TALL);
}

/* ---- fields ------------------------------ */

static void draw_ware_field(struct pen *p, int ware, struct spot mid)
{
    struct sw_node *n = pen_disc(p, M_PLATE, mid.x, mid.y, WARE_DISC);

    n->edge = SW_INK;
    n->height = SW_LYING;
    sw_node_say(p->sc, n, nuernberg_ware_name(p, ware));
    pen_icon_of(p, "good", ware, M_WARE + ware, mid.x - 14, mid.y - 14, 28, 28);
}

static void draw_field(struct pen *p, const struct map *m, int field)
{
    int kind = p->t->field[field].kind, w = 2 * m->ux, tall = 4 * m->uy;
    struct spot mid = map_spot(m, hex_centre(field_hex(p, field)));
    int16_t outline[HEX_OUTLINE][2];

    nuernberg_hex_outline(m, field_hex(p, field), outline);
    struct sw_node *n = pen_shape(p, SW_POLYGON, M_CITY, 0, 0, outline, HEX_OUTLINE);
    n->edge = M_SEPIA;
    sw_node_say(p->sc, n, pen_word(p, W_FIELD_COMPASS + kind));
    if (kind == MARKET) { /* small: what it trades stands around it */
        pen_icon(p, "market", SW_INK, mid.x - 15, mid.y - 16, 30, 34);
        return;
    }
    if (kind == BAUHOF) {
        pen_icon(p, "bauhof", SW_INK, mid.x - 21, mid.y - 25, 42, 48);
        return;
    }
    pen_icon(p, field % 2 ? "quarter-2" : "quarter", SW_INK, mid.x - w / 2 + 3,
             mid.y - tall / 2 + 4, w - 6, tall - 8);
    draw_ware_field(p, kind, mid);
}

/* ---- places for workshops ------------------------------ */

/* What the market trades here, printed inside its field. */
static void draw_rate(struct pen *p, int rate, struct spot mid, struct spot at)
{
    int x = mid.x + (at.x - mid.x) * 50 / 100, y = mid.y + (at.y - mid.y) * 50 / 100;

    if (rate < RESOURCES)
        pen_icon_of(p, "resource", rate, M_RESOURCE + rate, x - 9, y - 9, 18, 18);
    else if (rate == GOLD)
        pen_text(p, "?", M_IMPERIAL, x, y + 7, 20, SW_MIDDLE | SW_BOLD);
}

static void draw_free_site(struct pen *p, int site, struct spot at)
{
    int rate = p->t->site[site].rate, colour = nuernberg_colour(p, p->seat);
    bool may = pen_may(p, K_SITE, site);
    char text[16], say[256];
    struct sw_text words;

    struct sw_node *n = pen_disc(p, may ? M_SUNNY : M_PLATE, at.x, at.y, SITE);
    n->edge = M_IMPERIAL;
    if (!pen_mark(p, n, K_SITE, site)) {
        sw_text_init(&words, say, sizeof say);
        nuernberg_say_site(p, site, &words);
        sw_node_say(p->sc, n, say);
    }
    if (may) {
        pen_icon_of(p, "workshop", colour, M_COLOUR + colour, at.x - 13, at.y - 14, 26, 26)
            ->flags = SW_GHOST;
        return;
    }
    if (rate == NONE) {
        pen_icon(p, "tower", M_TOWER, at.x - 8, at.y - 11, 16, 22);
        return;
    }
    snprintf(text, sizeof text, "%d:1",
             p->t->constant[rate == GOLD ? MARKET_RATE : GUILD_RATE].value);
    pen_text(p, text, M_ON, at.x, at.y + 5, 15, SW_MIDDLE | SW_BOLD);
}

static void draw_site(struct pen *p, const struct map *m, int site)
{
    const struct nuernberg_site *s = &p->t->site[site];
    struct hex h = field_hex(p, s->field);
    struct spot mid = map_spot(m, hex_centre(h)), at = map_spot(m, hex_corner(h, s->corner));
    int owner = nuernberg_worker(p, site);
    char say[256];
    struct sw_text text;

    draw_rate(p, s->rate, mid, at);
    if (owner == NONE) {
        draw_free_site(p, site, at);
        return;
    }
    pen_disc(p, M_PLATE, at.x, at.y, SITE)->edge = M_IMPERIAL;
    int colour = nuernberg_colour(p, owner);
    struct sw_node *n = pen_icon_of(p, "workshop", colour, M_COLOUR + colour, at.x - SHOP / 2,
                                    at.y - SHOP / 2 - 4, SHOP, SHOP);
    n->height = SW_STANDING;
    sw_text_init(&text, say, sizeof say);
    nuernberg_say_seat(p, owner, &text);
    sw_text_add(&text, ": ");
    nuernberg_say_site(p, site, &text);
    sw_node_say(p->sc, n, say);
}

/* ---- walls and towers ------------------------------ */

static void draw_wall(struct pen *p, const struct map *m, int wall)
{
    const struct nuernberg_wall *w = &p->t->wall[wall];
    struct hex h = field_hex(p, w->field);
    struct spot mid = map_spot(m, hex_centre(h)), a = map_spot(m, hex_corner(h, w->edge)),
                b = map_spot(m, hex_corner(h, (w->edge + 1) % HEX_CORNERS));
    int x = (a.x + b.x) / 2, y = (a.y + b.y) / 2, long_side = 2 * m->uy + 2;
    bool next = wall == p->n->walls;

    if (wall > p->n->walls)
        return;
    x += (x - mid.x) * OUT / m->ux;
    y += (y - mid.y) * OUT / m->ux;
    struct sw_node *n =
        pen_icon(p, "wall", M_WALL, x - long_side / 2, y - WALL_H / 2 - 1, long_side, WALL_H);
    n->turn = (int16_t)(30 + 60 * w->edge);
    sw_node_say(p->sc, n, pen_word(p, next ? W_VIEW_NEXT_WALL : W_BUILD_WALL));
    if (!next)
        return;
    n->flags |= SW_GHOST;
    if (pen_may(p, SW_KIND_VERB, V_WALL))
        nuernberg_mark_ghost(p, n, SW_KIND_VERB, V_WALL);
}

/* Where the two walls of a corner leave a gap: that corner, moved outwards. */
static void draw_tower(struct pen *p, const struct map *m, int tower)
{
    const struct nuernberg_wall *w = &p->t->wall[p->t->tower[tower].wall];
    struct hex h = field_hex(p, w->field);
    struct spot mid = map_spot(m, hex_centre(h)), c = map_spot(m, hex_corner(h, w->edge));
    int x = c.x + (c.x - mid.x) * OUT / m->ux, y = c.y + (c.y - mid.y) * OUT / m->ux;
    bool built = bits_has(p->n->towers, tower), may = pen_may(p, K_TOWER, tower);
    bool open = p->t->tower[tower].wall + 1 < p->n->walls;

    if (!built && !open)
        return;
    if (!built && !may) {
        pen_disc(p, SW_PAPER, x, y, 6)->edge = M_SEPIA;
        return;
    }
    struct sw_node *n =
        pen_icon(p, "tower", M_TOWER, x - TOWER_W / 2, y - TOWER_H / 2 - 5, TOWER_W, TOWER_H);
    if (built) {
        n->height = SW_STANDING;
        sw_node_say(p->sc, n, pen_word(p, W_BUILD_TOWER));
        return;
    }
    n->flags |= SW_GHOST;
    nuernberg_mark_ghost(p, n, K_TOWER, tower);
    pen_number(p, tower + 1, SW_INK, x, y + 5, 14, SW_MIDDLE | SW_BOLD);
}

/* The line where walls are still to come. */
static void draw_outline(struct pen *p, const struct map *m)
{
    for (int i = p->n->walls; i < p->t->walls; i++) {
        const struct nuernberg_wall *w = &p->t->wall[i];
        struct hex h = field_hex(p, w->field);
        struct spot mid = map_spot(m, hex_centre(h)), a = map_spot(m, hex_corner(h, w->edge)),
                    b = map_spot(m, hex_corner(h, (w->edge + 1) % HEX_CORNERS));
        int dx = ((a.x + b.x) / 2 - mid.x) * OUT / m->ux;
        int dy = ((a.y + b.y) / 2 - mid.y) * OUT / m->ux;
        int16_t line[2][2] = {{(int16_t)(a.x + dx), (int16_t)(a.y + dy)},
                              {(int16_t)(b.x + dx), (int16_t)(b.y + dy)}};
        struct sw_node *n = pen_shape(p, SW_LINE, M_SEPIA, 0, 0, line, 2);
        n->r = 2;
        n->flags |= SW_DASHED;
    }
}

void nuernberg_draw_city(struct pen *p)
{
    struct map m = city_map(p);

    pen_owner(p, OF_CITY);
    pen_group(p, pen_word(p, W_VIEW_CITY));
    draw_outline(p, &m);
    for (int i = 0; i < p->t->fields; i++)
        draw_field(p, &m, i);
    for (int i = 0; i < p->t->walls; i++)
        draw_wall(p, &m, i);
    for (int i = 0; i < p->t->towers; i++)
        draw_tower(p, &m, i);
    for (int i = 0; i < p->t->sites; i++)
        draw_site(p, &m, i);
}
