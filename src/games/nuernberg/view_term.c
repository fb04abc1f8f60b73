/* SPDX-License-Identifier: MIT */
/* view_term.c - Die Siedler von Nürnberg in a terminal.
 *
 * Seats are the letters a to d, resources W B S G O (S, the sheep, is wool), gold is $, so the
 * picture needs no colours. There is a large picture with both maps and a short one of a line
 * for each road; we take the large one if it leaves room for the question under it. */
#include <stdarg.h>

#include "kit/bits.h"
#include "view.h"

enum { WIDE = 98, NARROW = 76, QUESTION = 9, STEP = 4, CITY_COL = 45, WARES_COL = 72 };

/* Where the next glyphs go. */
struct cursor {
    struct pen *p;
    int col, row;
};

/* ---- writing ------------------------------ */

/* Cells of the character that begins with this byte; those of East Asia and the pictures
 * are wide. Bytes that continue a character take none. */
static int byte_cells(char byte)
{
    unsigned char c = (unsigned char)byte;

    if ((c & 0xC0) == 0x80)
        return 0;
    return (c >= 0xE3 && c <= 0xED) || c >= 0xF0 ? 2 : 1;
}

static int cells(const char *s)
{
    int n = 0;

    for (; *s; s++)
        n += byte_cells(*s);
    return n;
}

static struct sw_node *put(struct cursor *c, int material, const char *s)
{
    int col = c->col;

    c->col += cells(s);
    return sw_add_glyph(c->p->sc, c->p->id++, material, col, c->row, s);
}

static struct sw_node *putf(struct cursor *c, int material, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static struct sw_node *putf(struct cursor *c, int material, const char *format, ...)
{
    char s[256];
    va_list args;

    va_start(args, format);
    vsnprintf(s, sizeof s, format, args);
    va_end(args);
    return put(c, material, s);
}

/* At most `width` cells of a text; what is cut off ends in a dot-dot-dot. */
static void put_cut(struct cursor *c, int material, const char *s, int width)
{
    char cut[256];
    int n = 0, i = 0;

    if (cells(s) <= width) {
        put(c, material, s);
        return;
    }
    for (; s[i] && i < (int)sizeof cut - 8; i++) {
        n += byte_cells(s[i]);
        if (n >= width)
            break;
        cut[i] = s[i];
    }
    snprintf(cut + i, sizeof cut - (size_t)i, "…");
    if (width > 0)
        put(c, material, cut);
}

/* The first `width` cells of a word. */
static void put_start(struct cursor *c, int material, const char *s, int width)
{
    char start[64];
    int n = 0, i = 0;

    for (; s[i] && i < (int)sizeof start - 1; i++) {
        n += byte_cells(s[i]);
        if (n > width)
            break;
        start[i] = s[i];
    }
    start[i] = 0;
    put(c, material, start);
}

/* The mark of what may be chosen now, or nothing. */
static void put_hint(struct cursor *c, bool may)
{
    if (may)
        put(c, SW_ACCENT, "▸")->flags = SW_BOLD;
}

static int seat_material(const struct pen *p, int seat)
{
    return M_COLOUR + nuernberg_colour(p, seat);
}

static void put_seat(struct cursor *c, int seat)
{
    const char s[2] = {(char)('a' + seat), 0};

    put(c, seat_material(c->p, seat), s)->flags = SW_BOLD;
}

static void put_good(struct cursor *c, int good)
{
    const char s[2] = {"WBSGO$"[good], 0};

    put(c, M_RESOURCE + good, s)->flags = SW_BOLD;
}

/* "W2O1" */
static void put_goods(struct cursor *c, const uint8_t *goods, int kinds)
{
    for (int i = 0; i < kinds; i++)
        if (goods[i]) {
            put_good(c, i);
            putf(c, SW_CLEAR, "%d", goods[i]);
        }
}

static struct cursor at(struct pen *p, int col, int row)
{
    return (struct cursor){p, col, row};
}

/* ---- the line above ------------------------------ */

static void put_event(struct cursor *c, int width)
{
    const struct pen *p = c->p;
    const struct nuernberg_card *card = &p->t->card[p->n->card];

    if (p->n->card == NONE)
        return;
    put(c, SW_FAINT, " · ");
    if (card->number)
        putf(c, M_RESOURCE + GOLD, "%d ", card->number)->flags = SW_BOLD;
    put_cut(c, SW_CLEAR, pen_word(p, W_VIEW_EVENT + card->event), width);
}

static void term_title(struct pen *p, int cols)
{
    enum { REST = 60 }; /* what the other parts take at most */
    struct cursor c = at(p, 1, 0);

    put(&c, SW_FAINT, pen_word(p, W_TERM_YEAR));
    putf(&c, M_TIME, " %s", p->t->year[p->n->time].id)->flags = SW_BOLD;
    put_event(&c, cols - REST);
    put(&c, SW_FAINT, " · ");
    put_hint(&c, nuernberg_may(p, SW_KIND_VERB, V_DRAW));
    putf(&c, SW_CLEAR, "%s %d", pen_word(p, W_TERM_PILE), p->n->pile_count);
    put(&c, SW_FAINT, " · ");
    put_hint(&c, nuernberg_may(p, SW_KIND_VERB, V_WALL));
    putf(&c, SW_CLEAR, "%s %d/%d", pen_word(p, W_TERM_WALLS), p->n->walls, p->t->walls);
    put(&c, SW_FAINT, " · ");
    put_hint(&c, nuernberg_may(p, SW_KIND_VERB, V_TOWER));
    putf(&c, SW_CLEAR, "%s %d/%d", pen_word(p, W_TERM_TOWERS), bits_count(p->n->towers),
         p->t->towers);
}

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

static struct grid land_grid(const struct pen *p, int col, int row, int *below)
{
    struct grid g = {-1, -2, col, row};
    int bottom = 2;

    for (int i = 0; i < p->t->landscapes; i++) {
        struct hex_point c =
            hex_centre((struct hex){p->t->landscape[i].q, p->t->landscape[i].r});
        g.left = c.x - 1 < g.left ? c.x - 1 : g.left;
        g.top = c.y - 2 < g.top ? c.y - 2 : g.top;
        bottom = c.y + 2 > bottom ? c.y + 2 : bottom;
    }
    *below = row + bottom - g.top + 1;
    return g;
}

static void term_landscape(struct pen *p, const struct grid *g, int land)
{
    const struct nuernberg_landscape *l = &p->t->landscape[land];
    struct hex_point mid = hex_centre((struct hex){l->q, l->r});
    struct cursor c = at(p, grid_col(g, mid.x) - 1, grid_row(g, mid.y));
    int cards = nuernberg_card_count(p, l->number);

    if (l->number) {
        put_good(&c, l->terrain);
        putf(&c, cards >= 5 ? SW_ACCENT : SW_CLEAR, "%d", l->number);
    } else {
        put(&c, M_TERRAIN + FOREST, "♜");
    }
    if (p->n->robber == land) {
        c = at(p, grid_col(g, mid.x) - 2, grid_row(g, mid.y) + 1);
        put(&c, SW_ACCENT, "†††")->flags = SW_BOLD;
    }
    if (!nuernberg_may(p, K_LANDSCAPE, land))
        return;
    c = at(p, grid_col(g, mid.x) - 2, grid_row(g, mid.y) - 1);
    put(&c, SW_ACCENT, l->id);
}

static struct hex_point road_point(const struct pen *p, int road, int i)
{
    if (i == 0)
        return hex_corner((struct hex){0, 0}, p->t->road[road].corner);
    const struct nuernberg_crossing *c = &p->t->crossing[p->t->road_first[road] + i - 1];
    return (struct hex_point){c->x, c->y};
}

/* A stretch of road, or the toll bar on it. */
static void term_section(struct pen *p, const struct grid *g, int road, int section)
{
    struct hex_point a = road_point(p, road, section), b = road_point(p, road, section + 1);
    bool down = (a.x < b.x) == (a.y < b.y), upright = a.x == b.x;
    int top = a.y < b.y ? a.y : b.y;
    struct cursor c =
        at(p, (grid_col(g, a.x) + grid_col(g, b.x)) / 2, grid_row(g, upright ? top + 1 : top));
    bool next = section == p->n->built[road] && nuernberg_may(p, K_ROAD, road);

    if (section < p->n->built[road])
        put_seat(&c, p->n->bar[road][section]);
    else if (next)
        put_hint(&c, true);
    else
        put(&c, SW_FAINT, upright ? "│" : down ? "╲" : "╱");
}

static int settled_by(const struct pen *p, int crossing)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (bits_has(p->n->seat[seat].settlements, crossing))
            return seat;
    return NONE;
}

static void term_crossing(struct pen *p, const struct grid *g, int crossing)
{
    const struct nuernberg_crossing *t = &p->t->crossing[crossing];
    int owner = settled_by(p, crossing), index = crossing - p->t->road_first[t->road] + 1;
    struct cursor c = at(p, grid_col(g, t->x), grid_row(g, t->y));

    if (owner != NONE) {
        put(&c, seat_material(p, owner), "▲");
        put_seat(&c, owner);
    } else if (nuernberg_may(p, K_CROSSING, crossing)) {
        putf(&c, SW_ACCENT, "%d", index)->flags = SW_BOLD | SW_GLOW;
    } else {
        putf(&c, SW_FAINT, "%d", index);
    }
}

static int term_land(struct pen *p, int row)
{
    int below;
    struct grid g = land_grid(p, 1, row, &below);
    struct cursor c = at(p, grid_col(&g, 0) - 3, grid_row(&g, 0));

    for (int i = 0; i < p->t->landscapes; i++)
        term_landscape(p, &g, i);
    put(&c, M_IMPERIAL, "NÜRNBG")->flags = SW_BOLD;
    for (int road = 0; road < ROADS; road++) {
        struct hex_point from = road_point(p, road, 0);
        for (int i = 0; i < p->t->road_length[road]; i++)
            term_section(p, &g, road, i);
        c = at(p, grid_col(&g, from.x), grid_row(&g, from.y));
        int holder = p->n->right[road];
        put(&c, holder == NONE ? SW_FAINT : seat_material(p, holder), p->t->road[road].id)
            ->flags = SW_BOLD;
        if (holder != NONE)
            put_seat(&c, holder);
    }
    for (int i = 0; i < p->t->crossings; i++)
        term_crossing(p, &g, i);
    return below;
}

/* ---- the city ------------------------------ */

static int worked_by(const struct pen *p, int site)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (bits_has(p->n->seat[seat].workshops, site))
            return seat;
    return NONE;
}

static void put_rate(struct cursor *c, int site)
{
    const struct pen *p = c->p;
    int rate = p->t->site[site].rate;

    if (rate < RESOURCES)
        put_good(c, rate);
    else
        put(c, rate == GOLD ? M_RESOURCE + GOLD : M_TOWER, rate == GOLD ? "*" : "♜");
}

static struct hex field_hex(const struct pen *p, int field)
{
    return (struct hex){p->t->field[field].q, p->t->field[field].r};
}

static void term_field(struct pen *p, const struct grid *g, int field)
{
    int kind = p->t->field[field].kind;
    struct hex_point mid = hex_centre(field_hex(p, field));
    struct cursor c = at(p, grid_col(g, mid.x) - 3, grid_row(g, mid.y));

    if (kind < WARES)
        put_start(&c, M_WARE + kind, nuernberg_ware_name(p, kind), 7);
    else
        put(&c, M_IMPERIAL, pen_word(p, kind == MARKET ? W_TERM_MARKET : W_TERM_BAUHOF));
}

/* A free place shows its number and what it offers, a taken one its workshop. */
static void term_site(struct pen *p, const struct grid *g, int site)
{
    const struct nuernberg_site *s = &p->t->site[site];
    struct hex_point corner = hex_corner(field_hex(p, s->field), s->corner);
    struct cursor c = at(p, grid_col(g, corner.x) - 1, grid_row(g, corner.y));
    int owner = worked_by(p, site);
    bool may = nuernberg_may(p, K_SITE, site);

    if (owner != NONE) {
        put(&c, seat_material(p, owner), "■");
        put_seat(&c, owner);
    } else {
        put(&c, may ? SW_ACCENT : SW_FAINT, s->id + 1)->flags = may ? SW_BOLD | SW_GLOW : 0;
    }
    put_rate(&c, site);
}

static void term_wall(struct pen *p, const struct grid *g, int wall)
{
    const struct nuernberg_wall *w = &p->t->wall[wall];
    struct hex h = field_hex(p, w->field);
    struct hex_point a = hex_corner(h, w->edge), b = hex_corner(h, (w->edge + 1) % HEX_CORNERS);
    bool upright = a.x == b.x, down = (a.x < b.x) == (a.y < b.y);
    struct cursor c = at(p, (grid_col(g, a.x) + grid_col(g, b.x)) / 2,
                         grid_row(g, upright     ? (a.y + b.y) / 2
                                     : a.y < b.y ? a.y
                                                 : b.y));
    bool built = wall < p->n->walls, next = wall == p->n->walls;

    if (next && nuernberg_may(p, SW_KIND_VERB, V_WALL))
        put_hint(&c, true);
    else
        put(&c, built ? M_WALL : SW_FAINT, built ? "█" : upright ? "┊" : down ? "╲" : "╱");
}

static void term_tower(struct pen *p, const struct grid *g, int tower)
{
    const struct nuernberg_wall *w = &p->t->wall[p->t->tower[tower].wall];
    struct hex_point corner = hex_corner(field_hex(p, w->field), w->edge);
    struct cursor c = at(p, grid_col(g, corner.x), grid_row(g, corner.y));

    if (bits_has(p->n->towers, tower))
        put(&c, M_IMPERIAL, "♜")->flags = SW_BOLD;
    else if (nuernberg_may(p, K_TOWER, tower))
        put(&c, SW_ACCENT, p->t->tower[tower].id)->flags = SW_BOLD | SW_GLOW;
}

static int term_city(struct pen *p, int col, int row)
{
    struct grid g = {99, 99, col, row};
    int bottom = -99;

    for (int i = 0; i < p->t->fields; i++) {
        struct hex_point c = hex_centre(field_hex(p, i));
        g.left = c.x - 1 < g.left ? c.x - 1 : g.left;
        g.top = c.y - 2 < g.top ? c.y - 2 : g.top;
        bottom = c.y + 2 > bottom ? c.y + 2 : bottom;
    }
    for (int i = 0; i < p->t->fields; i++)
        term_field(p, &g, i);
    for (int i = 0; i < p->t->walls; i++)
        term_wall(p, &g, i);
    for (int i = 0; i < p->t->towers; i++)
        term_tower(p, &g, i);
    for (int i = 0; i < p->t->sites; i++)
        term_site(p, &g, i);
    return row + bottom - g.top + 1;
}

/* ---- the short form of both maps ------------------------------ */

/* "II Prague a  ab···  ·▲b·▲a·" */
static void term_road(struct pen *p, int road, int row)
{
    struct cursor c = at(p, 1, row);
    int holder = p->n->right[road], length = p->t->road_length[road];

    put_hint(&c, nuernberg_may(p, K_ROAD, road));
    c.col = 2;
    put(&c, SW_CLEAR, p->t->road[road].id)->flags = SW_BOLD;
    c.col = 6;
    put_cut(&c, SW_CLEAR, nuernberg_city_name(p, road), 10);
    c.col = 17;
    if (holder == NONE)
        put(&c, SW_FAINT, "–");
    else
        put_seat(&c, holder);
    c.col = 20;
    for (int i = 0; i < length; i++)
        if (i < p->n->built[road])
            put_seat(&c, p->n->bar[road][i]);
        else
            put(&c, SW_FAINT, "·");
    c.col = 31;
    for (int i = 0; i < length; i++) {
        int crossing = p->t->road_first[road] + i, owner = settled_by(p, crossing);
        bool may = nuernberg_may(p, K_CROSSING, crossing);
        putf(&c, may ? SW_ACCENT : SW_FAINT, "%d", i + 1)->flags = may ? SW_BOLD | SW_GLOW : 0;
        if (owner == NONE)
            put(&c, SW_FAINT, "·");
        else
            put_seat(&c, owner);
        c.col++;
    }
}

/* All places for workshops in a line: "01W· 02Ba" */
static void term_sites(struct pen *p, int row)
{
    struct cursor c = at(p, 1, row);

    for (int i = 0; i < p->t->sites; i++) {
        int owner = worked_by(p, i);
        bool may = nuernberg_may(p, K_SITE, i);
        put(&c, may ? SW_ACCENT : SW_FAINT, p->t->site[i].id + 1)->flags = may ? SW_GLOW : 0;
        put_rate(&c, i);
        if (owner == NONE)
            put(&c, SW_FAINT, "·");
        else
            put_seat(&c, owner);
        c.col++;
    }
}

/* ---- bank and wares ------------------------------ */

static void put_bank(struct cursor *c)
{
    const struct pen *p = c->p;

    put(c, SW_FAINT, pen_word(p, W_VIEW_BANK));
    for (int i = 0; i < RESOURCES; i++) {
        c->col++;
        put_good(c, i);
        putf(c, SW_CLEAR, "%d", p->n->bank[i]);
    }
}

/* "▸Zirkel W1O1→3$ I −1b" */
static void put_ware(struct cursor *c, int ware)
{
    struct pen *p = c->p;
    struct sale sale = nuernberg_sale(p, p->shown, ware);
    int col = c->col;

    put_hint(c, nuernberg_may(p, K_WARE, ware));
    c->col = col + 1;
    put_start(c, M_WARE + ware, nuernberg_ware_name(p, ware), 9);
    c->col = col + 11;
    put_goods(c, p->t->ware[ware].cost, RESOURCES);
    put(c, SW_FAINT, "→");
    putf(c, sale.doubled ? SW_ACCENT : SW_CLEAR, "%d", sale.gold)->flags = SW_BOLD;
    put_good(c, GOLD);
    putf(c, SW_FAINT, " %s", p->t->road[p->t->ware[ware].road].id);
    if (sale.to == NONE)
        return;
    putf(c, SW_CLEAR, " −%d", sale.toll);
    put_seat(c, sale.to);
}

/* "=W1B1 ▲W1B1S1G1 …": what pieces cost. */
static void put_costs(struct cursor *c)
{
    static const char *const sign[BUILDS] = {"=", "▲", "■", "█", "♜"};
    const struct pen *p = c->p;

    for (int i = 0; i < BUILDS; i++) {
        uint8_t cost[GOODS];
        memcpy(cost, p->t->cost[i].cost, sizeof cost);
        cost[GOLD] = (uint8_t)nuernberg_gold_cost(p->t, p->n, i);
        put(c, SW_FAINT, sign[i]);
        put_goods(c, cost, GOODS);
        c->col++;
    }
}

static void term_wares(struct pen *p, int col, int row, int across)
{
    for (int i = 0; i < WARES; i++) {
        struct cursor c = at(p, col + i % across * (NARROW / 2), row + i / across);
        put_ware(&c, i);
    }
}

/* ---- seats ------------------------------ */

static void put_hand(struct cursor *c, int seat)
{
    struct pen *p = c->p;
    int sure = 0, cards = p->n->seat[seat].cards;

    for (int i = 0; i < RESOURCES; i++) {
        int n = nuernberg_known(p, seat, i);
        sure += n;
        put_good(c, i);
        putf(c, n ? SW_CLEAR : SW_FAINT, "%d ", n);
    }
    if (cards > sure)
        putf(c, SW_ACCENT, "?%d", cards - sure);
}

static void term_seat(struct pen *p, int seat, int row)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];
    struct cursor c = at(p, 0, row);
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    nuernberg_say_seat(p, seat, &text);
    if (!p->n->head.over && p->n->head.waiting >> seat & 1)
        put(&c, SW_ACCENT, "▶");
    c.col = 1;
    put_seat(&c, seat);
    c.col = 3;
    put_cut(&c, seat_material(p, seat), name, 10);
    c.col = 14;
    putf(&c, SW_CLEAR, "%2d", nuernberg_points(p->t, p->n, seat))->flags = SW_BOLD;
    putf(&c, SW_FAINT, " %s", pen_word(p, W_TERM_POINTS));
    c.col = 22;
    put_hand(&c, seat);
    c.col = 42;
    put_good(&c, GOLD);
    putf(&c, SW_CLEAR, "%d", s->gold)->flags = SW_BOLD;
    c.col = 47;
    putf(&c, SW_FAINT, "%s", pen_word(p, W_TERM_PRESTIGE));
    putf(&c, SW_CLEAR, "%d", s->prestige);
    c.col = 54;
    if (s->council != NONE)
        putf(&c, SW_GOLD, "%s%d", pen_word(p, W_TERM_COUNCIL),
             p->t->council[s->council].points);
    c.col = 61;
    putf(&c, SW_FAINT, "▲%d ■%d =%d", s->settlements_left, s->workshops_left, s->bars_left);
}

static int term_seats(struct pen *p, int row)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        term_seat(p, seat, row++);
    return row;
}

/* ---- the offer on the table ------------------------------ */

static void put_exchange(struct cursor *c, int seat)
{
    const struct pen *p = c->p;

    put_seat(c, seat);
    putf(c, SW_FAINT, " %s ", pen_word(p, W_VIEW_GIVES));
    put_goods(c, p->n->seat[seat].give, GOODS);
    putf(c, SW_FAINT, " %s ", pen_word(p, W_VIEW_WANTS));
    put_goods(c, p->n->seat[seat].want, GOODS);
}

static bool offer_open(const struct pen *p)
{
    int phase = p->n->head.phase;

    return phase == OFFER || phase == REPLY || phase == PICK;
}

/* A line for the offer and for each seat that is asked. */
static int term_offer(struct pen *p, int row)
{
    struct cursor c = at(p, 1, row);

    if (!offer_open(p))
        return row;
    put_exchange(&c, p->n->current);
    for (int seat = 0; seat < p->n->head.seats; seat++) {
        int reply = p->n->seat[seat].reply;
        if (p->n->head.phase == OFFER || !(p->n->to >> seat & 1))
            continue;
        c = at(p, 1, ++row);
        if (reply == COUNTERED || reply == COMPOSING) {
            put_exchange(&c, seat);
            continue;
        }
        put_seat(&c, seat);
        putf(&c, SW_CLEAR, " %s", pen_word(p, W_REPLY_NONE + reply));
    }
    return row + 1;
}

/* ---- the page ------------------------------ */

static int term_large(struct pen *p, int cols)
{
    int below = term_land(p, 1), side = term_city(p, CITY_COL, 1) + 1;
    struct cursor c = at(p, CITY_COL, side);
    bool wide = cols == WIDE;

    put_bank(&c);
    below = below > side + 2 ? below : side + 2;
    c = wide ? at(p, CITY_COL, side + 1) : at(p, NARROW / 2 + 1, below + 2);
    put_costs(&c);
    term_wares(p, wide ? WARES_COL : 1, wide ? 2 : below, wide ? 1 : 2);
    return below + (wide ? 0 : 3);
}

/* While an offer is open nobody can build or sell: its lines take the place of those lists. */
static int term_short(struct pen *p)
{
    int row = 1;
    struct cursor c;

    for (int road = 0; road < ROADS; road++)
        term_road(p, road, row++);
    term_sites(p, row++);
    if (!offer_open(p)) {
        c = at(p, 2, row++);
        put_costs(&c);
        term_wares(p, 1, row, 2);
        row += 2;
    }
    c = at(p, offer_open(p) ? 2 : 1 + NARROW / 2, row);
    put_bank(&c);
    return row + 1;
}

/* Rows of the large picture with all that stands below it. */
static int large_rows(const struct pen *p, int cols)
{
    int below;

    land_grid(p, 0, 1, &below);
    return below + (cols == WIDE ? 0 : 3) + (offer_open(p) ? SEATS : 0) + p->n->head.seats;
}

void nuernberg_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = wish->cols && wish->cols < WIDE ? NARROW : WIDE;
    bool large = !wish->rows || large_rows(p, cols) <= wish->rows - QUESTION;

    pen_owner(p, OF_TERMINAL);
    term_title(p, cols);
    int row = large ? term_large(p, cols) : term_short(p);
    row = term_offer(p, row);
    p->sc->rows = (int16_t)term_seats(p, row);
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
