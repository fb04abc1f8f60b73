/* SPDX-License-Identifier: MIT */
/* view_term_map.c - both maps of Nürnberg in a terminal, corner by corner of their grids. */
#include "kit/bits.h"
#include "view_glyph.h"

enum { STEP = 4 }; /* cells for half the width of a hexagon; half its side is one row */

/* ---- the country ------------------------------ */

/* Where a corner of the map's grid lies on the screen: row 0 of the map is its top. */
struct grid {
    int left, top, col, row;
};

static int grid_col(const struct grid *g, int x)
{
    return g->col + (x - g->left) * STEP;
}

static int grid_row(const struct grid *g, int y)
{
    return g->row + y - g->top;
}

static void term_landscape(struct term *t, const struct grid *g, int land)
{
    struct pen *p = t->p;
    const struct nuernberg_landscape *l = &p->t->landscape[land];
    struct hex_point mid = hex_centre(land_hex(p, land));
    struct cursor c = at(t, grid_col(g, mid.x) - 1, grid_row(g, mid.y));
    int cards = nuernberg_card_count(p, l->number);

    if (l->number) {
        put_good(&c, l->terrain);
        putf(&c, cards >= 5 ? SW_ACCENT : SW_CLEAR, "%d", l->number);
    } else {
        put(&c, M_TERRAIN + FOREST, "♜");
    }
    if (p->n->robber == land) {
        c = at(t, grid_col(g, mid.x) - 2, grid_row(g, mid.y) + 1);
        put(&c, SW_ACCENT, "†††")->flags = SW_BOLD;
    }
    if (!pen_may(p, K_LANDSCAPE, land))
        return;
    c = at(t, grid_col(g, mid.x) - 2, grid_row(g, mid.y) - 1);
    put(&c, SW_ACCENT, l->id);
}

/* A stretch of road, or the toll bar on it. */
static void term_section(struct term *t, const struct grid *g, int road, int section)
{
    struct pen *p = t->p;
    struct hex_point a = nuernberg_road_point(p, road, section),
                     b = nuernberg_road_point(p, road, section + 1);
    bool down = (a.x < b.x) == (a.y < b.y), upright = a.x == b.x;
    int top = a.y < b.y ? a.y : b.y;
    struct cursor c =
        at(t, (grid_col(g, a.x) + grid_col(g, b.x)) / 2, grid_row(g, upright ? top + 1 : top));
    bool next = section == p->n->built[road] && pen_may(p, K_ROAD, road);

    if (section < p->n->built[road])
        put_seat(&c, p->n->bar[road][section]);
    else if (next)
        put_arrow(&c);
    else
        put(&c, SW_FAINT, upright ? "│" : down ? "╲" : "╱");
}

static void term_crossing(struct term *t, const struct grid *g, int crossing)
{
    struct pen *p = t->p;
    const struct nuernberg_crossing *k = &p->t->crossing[crossing];
    int owner = nuernberg_settler(p, crossing),
        index = crossing - p->t->road_first[k->road] + 1;
    struct cursor c = at(t, grid_col(g, k->x), grid_row(g, k->y));

    if (owner != NONE) {
        put(&c, seat_material(p, owner), "▲");
        put_seat(&c, owner);
    } else if (pen_may(p, K_CROSSING, crossing)) {
        putf(&c, SW_ACCENT, "%d", index)->flags = SW_BOLD | SW_GLOW;
    } else {
        putf(&c, SW_FAINT, "%d", index);
    }
}

static void term_road(struct term *t, const struct grid *g, int road)
{
    struct pen *p = t->p;
    struct hex_point from = nuernberg_road_point(p, road, 0);
    struct cursor c = at(t, grid_col(g, from.x), grid_row(g, from.y));
    int holder = p->n->right[road];

    for (int i = 0; i < p->t->road_length[road]; i++)
        term_section(t, g, road, i);
    put(&c, holder == NONE ? SW_FAINT : seat_material(p, holder), p->t->road[road].id)->flags =
        SW_BOLD;
    if (holder != NONE)
        put_seat(&c, holder);
}

int nuernberg_term_land(struct term *t, int col, int row)
{
    struct pen *p = t->p;
    struct extent e = nuernberg_land_extent(p);
    struct grid g = {e.left, e.top, col, row};
    struct cursor c = at(t, grid_col(&g, 0) - 3, grid_row(&g, 0));

    for (int i = 0; i < p->t->landscapes; i++)
        term_landscape(t, &g, i);
    put(&c, M_IMPERIAL, "NÜRNBG")->flags = SW_BOLD;
    for (int road = 0; road < ROADS; road++)
        term_road(t, &g, road);
    for (int i = 0; i < p->t->crossings; i++)
        term_crossing(t, &g, i);
    return grid_row(&g, e.bottom) + 1;
}

/* ---- the city ------------------------------ */

static void term_field(struct term *t, const struct grid *g, int field)
{
    struct pen *p = t->p;
    int kind = p->t->field[field].kind;
    struct hex_point mid = hex_centre(field_hex(p, field));
    struct cursor c = at(t, grid_col(g, mid.x) - 3, grid_row(g, mid.y));

    if (kind < WARES)
        put_start(&c, M_WARE + kind, nuernberg_ware_name(p, kind), 7);
    else
        put(&c, M_IMPERIAL, pen_word(p, kind == MARKET ? W_TERM_MARKET : W_TERM_BAUHOF));
}

/* A free place shows its number and what it offers, a taken one its workshop. */
static void term_site(struct term *t, const struct grid *g, int site)
{
    struct pen *p = t->p;
    const struct nuernberg_site *s = &p->t->site[site];
    struct hex_point corner = hex_corner(field_hex(p, s->field), s->corner);
    struct cursor c = at(t, grid_col(g, corner.x) - 1, grid_row(g, corner.y));
    int owner = nuernberg_worker(p, site);
    bool may = pen_may(p, K_SITE, site);

    if (owner != NONE) {
        put(&c, seat_material(p, owner), "■");
        put_seat(&c, owner);
    } else {
        put(&c, may ? SW_ACCENT : SW_FAINT, s->id + 1)->flags = may ? SW_BOLD | SW_GLOW : 0;
    }
    put_rate(&c, site);
}

static void term_wall(struct term *t, const struct grid *g, int wall)
{
    struct pen *p = t->p;
    const struct nuernberg_wall *w = &p->t->wall[wall];
    struct hex h = field_hex(p, w->field);
    struct hex_point a = hex_corner(h, w->edge), b = hex_corner(h, (w->edge + 1) % HEX_CORNERS);
    bool upright = a.x == b.x, down = (a.x < b.x) == (a.y < b.y);
    struct cursor c = at(t, (grid_col(g, a.x) + grid_col(g, b.x)) / 2,
                         grid_row(g, upright     ? (a.y + b.y) / 2
                                     : a.y < b.y ? a.y
                                                 : b.y));
    bool built = wall < p->n->walls, next = wall == p->n->walls;

    if (next && pen_may(p, SW_KIND_VERB, V_WALL))
        put_arrow(&c);
    else
        put(&c, built ? M_WALL : SW_FAINT, built ? "█" : upright ? "┊" : down ? "╲" : "╱");
}

static void term_tower(struct term *t, const struct grid *g, int tower)
{
    struct pen *p = t->p;
    const struct nuernberg_wall *w = &p->t->wall[p->t->tower[tower].wall];
    struct hex_point corner = hex_corner(field_hex(p, w->field), w->edge);
    struct cursor c = at(t, grid_col(g, corner.x), grid_row(g, corner.y));

    if (bits_has(p->n->towers, tower))
        put(&c, M_IMPERIAL, "♜")->flags = SW_BOLD;
    else if (pen_may(p, K_TOWER, tower))
        put(&c, SW_ACCENT, p->t->tower[tower].id)->flags = SW_BOLD | SW_GLOW;
}

int nuernberg_term_city(struct term *t, int col, int row)
{
    struct pen *p = t->p;
    struct extent e = nuernberg_city_extent(p);
    struct grid g = {e.left, e.top, col, row};

    for (int i = 0; i < p->t->fields; i++)
        term_field(t, &g, i);
    for (int i = 0; i < p->t->walls; i++)
        term_wall(t, &g, i);
    for (int i = 0; i < p->t->towers; i++)
        term_tower(t, &g, i);
    for (int i = 0; i < p->t->sites; i++)
        term_site(t, &g, i);
    return grid_row(&g, e.bottom) + 1;
}
