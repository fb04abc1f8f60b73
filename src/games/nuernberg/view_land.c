/* SPDX-License-Identifier: MIT */
/* view_land.c - the country around Nürnberg: landscapes, roads, toll bars and settlements.
 *
 * It is meant to look like an old map drawn by hand. So the edges of the hexagons are a little
 * crooked; how much follows from where an edge lies, and therefore neighbours and the roads
 * between them agree. */
#include "kit/bits.h"
#include "view.h"

enum { TOKEN = 17, HOUSE = 32, BAR_W = 42, BAR_H = 16, SHIELD_W = 28, SHIELD_H = 32 };

/* ---- hand-drawn edges ------------------------------ */

static int crooked(int x, int y, int salt)
{
    unsigned h = (unsigned)(x * 374761 + y * 668265 + salt * 974711);

    h = (h ^ h >> 13) * 1274126177u;
    return (int)((h >> 16) % 7) - 3;
}

/* The points one and two thirds along the edge from a to b. */
static void bend(const struct map *m, struct hex_point a, struct hex_point b,
                 struct spot out[2])
{
    bool turned = a.y > b.y || (a.y == b.y && a.x > b.x);
    struct spot from = map_spot(m, turned ? b : a), to = map_spot(m, turned ? a : b);

    for (int i = 0; i < 2; i++) {
        int at = turned ? 1 - i : i, salt = 2 * at;
        out[i].x = from.x + (to.x - from.x) * (at + 1) / 3 +
                   crooked(a.x + b.x, a.y + b.y, salt) * m->ux / 40;
        out[i].y = from.y + (to.y - from.y) * (at + 1) / 3 +
                   crooked(a.x + b.x, a.y + b.y, salt + 1) * m->ux / 50;
    }
}

static void put_spot(int16_t out[2], struct spot s)
{
    out[0] = (int16_t)s.x;
    out[1] = (int16_t)s.y;
}

void nuernberg_hex_outline(const struct map *m, struct hex h, int16_t out[HEX_OUTLINE][2])
{
    for (int c = 0; c < HEX_CORNERS; c++) {
        struct hex_point a = hex_corner(h, c), b = hex_corner(h, (c + 1) % HEX_CORNERS);
        struct spot between[2];
        bend(m, a, b, between);
        put_spot(out[3 * c], map_spot(m, a));
        put_spot(out[3 * c + 1], between[0]);
        put_spot(out[3 * c + 2], between[1]);
    }
}

struct extent nuernberg_land_extent(const struct pen *p)
{
    struct extent e = {-1, 1, -2, 2};

    for (int i = 0; i < p->t->landscapes; i++)
        extent_add(&e, land_hex(p, i));
    return e;
}

/* ---- landscapes ------------------------------ */

static const char *land_symbol(const struct nuernberg_landscape *l)
{
    static const char *const name[TERRAINS] = {"land-forest", "land-hill", "land-pasture",
                                               "land-field", "land-mountain"};

    if (l->castle)
        return "land-castle";
    if (l->terrain == FOREST && (l->q + l->r) % 2)
        return "land-forest-2";
    return name[l->terrain];
}

/* Did the card that was turned up last make this landscape yield? */
static bool yields_now(const struct pen *p, int land)
{
    const struct nuernberg *n = p->n;

    return n->card != NONE && n->head.phase != DRAW && p->t->landscape[land].number &&
           p->t->card[n->card].number == p->t->landscape[land].number && n->robber != land;
}

/* The number, and as many dots as cards of the event pile show it. */
static void draw_token(struct pen *p, int land, int x, int y, bool may)
{
    int number = p->t->landscape[land].number, cards = nuernberg_card_count(p, number);
    int ink = cards >= 5 ? SW_ACCENT : SW_INK;
    char dots[40] = "";

    struct sw_node *n = pen_disc(p, yields_now(p, land) ? M_SUNNY : SW_PAPER, x, y, TOKEN);
    n->edge = (uint8_t)ink;
    n->height = SW_LYING;
    if (may)
        n->flags |= SW_GLOW;
    pen_number(p, number, ink, x, y + 5, TEXT + 3, SW_BOLD | SW_MIDDLE);
    for (int i = 0; i < cards && i < 6; i++)
        strcat(dots, "•");
    pen_text(p, dots, ink, x, y + 14, 10, SW_MIDDLE);
}

static void draw_landscape(struct pen *p, const struct map *m, int land)
{
    const struct nuernberg_landscape *l = &p->t->landscape[land];
    struct hex h = land_hex(p, land);
    struct spot mid = map_spot(m, hex_centre(h));
    int16_t outline[HEX_OUTLINE][2];
    char say[128];
    struct sw_text text;
    int w = 2 * m->ux, tall = 4 * m->uy;

    nuernberg_hex_outline(m, h, outline);
    struct sw_node *n =
        pen_shape(p, SW_POLYGON, M_TERRAIN + l->terrain, 0, 0, outline, HEX_OUTLINE);
    n->edge = M_SEPIA;
    bool may = pen_mark_quiet(p, n, K_LANDSCAPE, land);
    if (!may) {
        sw_text_init(&text, say, sizeof say);
        sw_kind_speak(p->g, K_LANDSCAPE, p->lang, land, &text);
        sw_node_say(p->sc, n, say);
    }
    if (may && !l->number)
        n->flags |= SW_GLOW;
    pen_icon(p, land_symbol(l), SW_INK, mid.x - w / 2 + 2, mid.y - tall / 2 + 2, w - 4,
             tall - 4);
    if (l->number)
        draw_token(p, land, mid.x, mid.y, may);
}

static void draw_city_hex(struct pen *p, const struct map *m)
{
    struct spot mid = map_spot(m, (struct hex_point){0, 0});
    int w = 2 * m->ux, tall = 4 * m->uy;

    sw_node_say(p->sc,
                pen_icon(p, "land-city", SW_INK, mid.x - w / 2, mid.y - tall / 2, w, tall),
                pen_word(p, W_SAY_CITY));
}

/* ---- roads ------------------------------ */

static bool leads_to_city(const struct pen *p, int road)
{
    return *nuernberg_city_name(p, road) != 0;
}

/* The sign at the far end stands outside the map, on the side where the road leaves it. */
static struct spot sign_spot(const struct pen *p, const struct map *m, int road)
{
    struct spot end = map_spot(m, nuernberg_road_point(p, road, p->t->road_length[road]));

    return (struct spot){end.x + (end.x < m->x ? -m->ux + 14 : m->ux - 22), end.y - m->uy + 2};
}

static void draw_road(struct pen *p, const struct map *m, int road)
{
    int16_t line[3 * SECTIONS_MAX + 2][2];
    int points = 0, length = p->t->road_length[road];

    for (int i = 0; i < length; i++) {
        struct hex_point a = nuernberg_road_point(p, road, i),
                         b = nuernberg_road_point(p, road, i + 1);
        struct spot between[2];
        bend(m, a, b, between);
        put_spot(line[points++], map_spot(m, a));
        put_spot(line[points++], between[0]);
        put_spot(line[points++], between[1]);
    }
    put_spot(line[points++], map_spot(m, nuernberg_road_point(p, road, length)));
    if (leads_to_city(p, road))
        put_spot(line[points++], sign_spot(p, m, road));
    pen_shape(p, SW_LINE, M_SEPIA, 0, 0, line, points)->r = 11;
    pen_shape(p, SW_LINE, M_ROAD, 0, 0, line, points)->r = 7;
}

static void draw_sign(struct pen *p, const struct map *m, int road)
{
    enum { W = 84, H = 20 };
    struct spot at = sign_spot(p, m, road);
    int x = at.x - W / 2;

    if (!leads_to_city(p, road))
        return;
    if (x + W > BOARD_X + BOARD_W - FRAME - 2)
        x = BOARD_X + BOARD_W - FRAME - 2 - W;
    pen_icon(p, "banner", M_ROAD, x, at.y - H / 2, W, H);
    pen_fit(p, nuernberg_city_name(p, road), M_ON, x + W / 2, at.y + 3, SMALL,
            SW_MIDDLE | SW_BOLD, W - 22);
}

/* The shield where a road begins wears the colour of whoever holds its right of way. */
static void draw_origin(struct pen *p, const struct map *m, int road)
{
    struct spot at = map_spot(m, nuernberg_road_point(p, road, 0));
    int holder = p->n->right[road], colour = holder == NONE ? 0 : nuernberg_colour(p, holder);
    char say[160];
    struct sw_text text;
    const char *arg[4] = {NULL};

    struct sw_node *n = pen_icon(p, "shield", holder == NONE ? SW_SHADE : M_COLOUR + colour,
                                 at.x - SHIELD_W / 2, at.y - SHIELD_H / 2, SHIELD_W, SHIELD_H);
    sw_text_init(&text, say, sizeof say);
    nuernberg_say_road(p, road, &text);
    if (holder != NONE) {
        char name[64];
        struct sw_text who;
        sw_text_init(&who, name, sizeof name);
        nuernberg_say_seat(p, holder, &who);
        arg[0] = name;
        sw_text_add(&text, "; ");
        sw_say(&text, p->g, p->lang, W_VIEW_HOLDER, arg);
    }
    sw_node_say(p->sc, n, say);
    n->height = SW_LYING;
    pen_text(p, p->t->road[road].id, holder == NONE ? SW_INK : M_ON + colour, at.x, at.y + 4,
             p->t->road[road].id[2] ? 13 : 15, SW_BOLD | SW_MIDDLE);
}

/* ---- toll bars ------------------------------ */

static struct sw_node *bar_at(struct pen *p, const struct map *m, int road, int section,
                              int colour)
{
    struct hex_point a = nuernberg_road_point(p, road, section),
                     b = nuernberg_road_point(p, road, section + 1);
    struct spot from = map_spot(m, a), to = map_spot(m, b);

    struct sw_node *n =
        pen_icon_of(p, "bar", colour, M_COLOUR + colour, (from.x + to.x - BAR_W) / 2,
                    (from.y + to.y - BAR_H) / 2, BAR_W, BAR_H);
    n->turn = a.x == b.x ? 90 : (a.x < b.x) == (a.y < b.y) ? 30 : -30;
    return n;
}

static void draw_bars(struct pen *p, const struct map *m, int road)
{
    int next = p->n->built[road];

    for (int i = 0; i < next; i++)
        bar_at(p, m, road, i, nuernberg_colour(p, p->n->bar[road][i]))->height = SW_LYING;
    if (next < p->t->road_length[road] && pen_may(p, K_ROAD, road)) {
        struct sw_node *n = bar_at(p, m, road, next, nuernberg_colour(p, p->seat));
        n->flags |= SW_GHOST;
        nuernberg_mark_ghost(p, n, K_ROAD, road);
    }
}

/* ---- crossings ------------------------------ */

static void draw_crossing(struct pen *p, const struct map *m, int crossing)
{
    const struct nuernberg_crossing *c = &p->t->crossing[crossing];
    struct spot at = map_spot(m, (struct hex_point){c->x, c->y});
    int owner = nuernberg_settler(p, crossing);
    bool may = pen_may(p, K_CROSSING, crossing);
    char say[160];
    struct sw_text text;

    struct sw_node *n = pen_disc(p, may ? M_SUNNY : M_ROAD, at.x, at.y, may ? 11 : 6);
    n->edge = SW_INK;
    if (pen_mark(p, n, K_CROSSING, crossing))
        pen_icon_of(p, "house", nuernberg_colour(p, p->seat),
                    M_COLOUR + nuernberg_colour(p, p->seat), at.x - 11, at.y - 14, 22, 22)
            ->flags = SW_GHOST;
    if (owner == NONE)
        return;
    n = pen_icon_of(p, "house", nuernberg_colour(p, owner),
                    M_COLOUR + nuernberg_colour(p, owner), at.x - HOUSE / 2,
                    at.y - HOUSE * 2 / 3, HOUSE, HOUSE);
    n->height = SW_STANDING;
    sw_text_init(&text, say, sizeof say);
    nuernberg_say_seat(p, owner, &text);
    sw_text_add(&text, ": ");
    nuernberg_say_crossing(p, crossing, &text);
    sw_node_say(p->sc, n, say);
}

static void draw_robber(struct pen *p, const struct map *m)
{
    const struct nuernberg_landscape *l = &p->t->landscape[p->n->robber];
    struct spot at = map_spot(m, hex_centre(land_hex(p, p->n->robber)));

    struct pen_whose before = pen_piece(p, OF_ROBBER);
    struct sw_node *n = pen_icon(p, "robber", SW_INK, at.x + (l->castle ? -18 : 7),
                                 at.y - (l->castle ? 14 : 36), 36, 46);
    pen_back(p, before);
    n->height = SW_STANDING;
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_ROBBER));
}

void nuernberg_draw_land(struct pen *p)
{
    struct map m = map_fit(nuernberg_land_extent(p), LAND_X + LAND_W / 2, INNER_Y + INNER_H / 2,
                           LAND_W, INNER_H - 26);

    pen_owner(p, OF_LAND);
    pen_group(p, pen_word(p, W_VIEW_LAND));
    for (int i = 0; i < p->t->landscapes; i++)
        draw_landscape(p, &m, i);
    draw_city_hex(p, &m);
    for (int road = 0; road < ROADS; road++)
        draw_road(p, &m, road);
    for (int road = 0; road < ROADS; road++) {
        draw_sign(p, &m, road);
        draw_origin(p, &m, road);
        draw_bars(p, &m, road);
    }
    for (int i = 0; i < p->t->crossings; i++)
        draw_crossing(p, &m, i);
    draw_robber(p, &m);
}
