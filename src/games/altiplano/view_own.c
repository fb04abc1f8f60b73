/* SPDX-License-Identifier: MIT */
/* view_own.c - the large board: bag, road and planning, carts, warehouse, cards, and a column
 * for each place with its slots, its recipes, and the tiles of role and extensions. */
#include "view_pen.h"

enum {
    TOP_Y = OWN_Y + 40,
    TOP_H = 174,
    BAG_X = BOARD_X + 20,
    PLAN_X = 204,
    PLAN_STEP = 47,
    MOVE_X = 594,
    MOVE_STEP = 58,
    STORE_X = 774,
    CARDS_X = 1060,
    CARDS_W = 130,
    COLS_Y = TOP_Y + TOP_H + 8,
    COL_X = BOARD_X + 14,
    COL_W = 163,
    COL_STEP = 166,
    COL_H = OWN_Y + OWN_H - COLS_Y - 8,
    SLOT = 46,
    LINE = 25,       /* of a recipe, */
    NAMED_LINE = 40, /* with its name under it */
    TILE_H = 48      /* of a role or an extension */
};

static const struct altiplano_seat *me(const struct pen *p)
{
    return &p->m->seat[p->shown];
}

static void caption(struct pen *p, const char *text, int x, int y)
{
    pen_text(p, text, SW_FAINT, x, y, SMALL + 1, SW_CAPS);
}

/* ---- slots ------------------------------ */

static uint64_t accepted(const struct pen *p, int slot)
{
    uint64_t set = 0;

    for (int piece = 0; piece < PIECES; piece++)
        if (bits_has(p->t->accepting[piece], slot))
            set |= bits_one(piece);
    return set;
}

/* Slots whose goods an action names by their sort: to sell, to store, to deliver. */
static bool names_goods(const struct pen *p, int slot)
{
    for (int i = 0; i < p->legal_count; i++) {
        const struct sw_action *a = &p->legal[i];
        int recipe = altiplano_action_recipe(p, a);
        if ((a->verb == V_SELL || a->verb == V_STORE || a->verb == V_DELIVER) &&
            recipe != NONE && bits_has(p->t->slots_of[recipe], slot))
            return true;
    }
    return false;
}

static void mark_slot(struct pen *p, int seat, int slot, struct sw_node *n)
{
    int piece = p->m->seat[seat].slot[slot];

    if (seat != p->seat || pen_mark(p, n, K_SLOT, slot))
        return;
    if (piece < GOODS && names_goods(p, slot))
        pen_mark_good(p, n, piece);
}

void altiplano_draw_slot(struct pen *p, int seat, int slot, int x, int y, int size)
{
    int piece = p->m->seat[seat].slot[slot], pad = size / 8;
    uint64_t set = accepted(p, slot);
    bool coin = set == bits_one(COIN);
    struct sw_node *n = pen_rect(p, M_ROOM, x, y, size, size, coin ? size / 2 : size / 6);

    n->edge = SW_FAINT;
    if (piece < PIECES) {
        n = pen_own_tile(p, seat, piece, x + 2, y + 2, size - 4);
    } else if (size >= 24) {
        int first = p->sc->nodes;
        altiplano_draw_needs(p, set, x + pad + 1, y + pad + 1, size - 2 * pad - 2);
        for (int i = first; i < p->sc->nodes; i++)
            p->sc->node[i].flags |= SW_GHOST;
    }
    mark_slot(p, seat, slot, n);
}

/* ---- bag and box ------------------------------ */

static int total(const uint8_t count[GOODS])
{
    int n = 0;

    for (int i = 0; i < GOODS; i++)
        n += count[i];
    return n;
}

static void draw_contents(struct pen *p, const uint8_t count[GOODS], int x, int y)
{
    enum { COLS = 3, STEP_X = 34, STEP_Y = 20 };
    int at = 0, kinds = 0;

    for (int i = 0; i < GOODS; i++)
        kinds += count[i] > 0;
    int cols = kinds > 9 ? COLS + 1 : COLS, step = kinds > 9 ? 28 : STEP_X;
    for (int i = 0; i < GOODS; i++) {
        if (!count[i])
            continue;
        pen_good(p, i, x + at % cols * step, y + at / cols * STEP_Y, 17);
        if (count[i] > 1)
            pen_number(p, count[i], SW_INK, x + at % cols * step + 18,
                       y + at / cols * STEP_Y + 14, SMALL, SW_BOLD);
        at++;
    }
}

static void draw_bag(struct pen *p)
{
    enum { APART = 86 };
    const uint8_t *content[2] = {me(p)->bag, me(p)->box};

    for (int i = 0; i < 2; i++) {
        int y = TOP_Y + 4 + i * APART;
        struct sw_node *n = i ? pen_icon(p, "box", SW_INK, BAG_X, y + 4, 46, 40)
                              : pen_icon(p, "bag", SW_INK, BAG_X + 1, y, 44, 48);
        n->height = SW_LYING;
        sw_node_say(p->sc, n, pen_word(p, i ? W_VIEW_BOX : W_VIEW_BAG));
        pen_text(p, pen_word(p, i ? W_VIEW_BOX : W_VIEW_BAG), SW_FAINT, BAG_X + 23, y + 62,
                 SMALL, SW_MIDDLE | SW_ITALIC);
        pen_disc(p, SW_PAPER, BAG_X + 41, y + 40, 11)->edge = SW_INK;
        pen_number(p, total(content[i]), SW_INK, BAG_X + 41, y + 45, SMALL + 1,
                   SW_BOLD | SW_MIDDLE);
        draw_contents(p, content[i], BAG_X + 58, y + 2);
    }
}

/* ---- road and planning ------------------------------ */

static void draw_road(struct pen *p)
{
    int y = TOP_Y + 20, n = p->t->roads;
    int step = n > 1 ? (8 * PLAN_STEP - 34) / (n - 1) : 0;
    const int16_t line[2][2] = {{0, 0}, {(int16_t)(step * (n - 1)), 0}};

    caption(p, pen_word(p, W_VIEW_ROAD), PLAN_X, TOP_Y + 12);
    pen_outline(p, SW_LINE, M_PATH, PLAN_X + 15, y + 35, line, 2)->r = 12;
    pen_outline(p, SW_LINE, M_DUST, PLAN_X + 15, y + 35, line, 2)->r = 8;
    for (int i = 0; i < n; i++) {
        int x = PLAN_X + i * step;
        bool here = i == me(p)->road;
        pen_icon(p, "milestone", i <= me(p)->road ? SW_SEAT_0 + p->shown : M_MILESTONE, x, y,
                 31, 40)
            ->height = here ? SW_STANDING : SW_PRINTED;
        pen_number(p, p->t->road[i].value, i <= me(p)->road ? M_ON_SEAT : SW_INK, x + 15,
                   y + 31, TEXT + 2, SW_BOLD | SW_MIDDLE);
        if (here)
            pen_icon_of(p, "figure", p->shown, SW_SEAT_0 + p->shown, x + 27, y + 14, 19, 28)
                ->height = SW_STANDING;
    }
}

static bool is_drawn(const struct pen *p, int good)
{
    return p->m->head.phase == SORT && p->m->current == p->shown && p->m->drawn[good];
}

/* Spaces beyond the road's value are not there yet. In SORT more may lie there than fit. */
static void draw_planning(struct pen *p)
{
    int y = TOP_Y + 98, open = road_value(p->t, me(p)), at = 0, good = 0, left = 0;
    int have = total(me(p)->plan), spaces = have > 8 ? have : open > 8 ? open : 8;
    int step = 8 * PLAN_STEP / spaces;

    caption(p, pen_word(p, W_VIEW_PLANNING), PLAN_X, TOP_Y + 89);
    for (; at < spaces; at++) {
        int x = PLAN_X + at * step;
        struct sw_node *n = pen_rect(p, at < open ? M_ROOM : SW_SHADE, x, y, step - 3, 48, 8);
        n->edge = SW_FAINT;
        if (at >= open) {
            n->flags = SW_DASHED | SW_GHOST;
            if (at >= have)
                pen_icon(p, "lock", SW_FAINT, x + step / 2 - 10, y + 14, 17, 20)->flags =
                    SW_GHOST;
        }
    }
    for (at = 0; good < GOODS; good++)
        for (left = me(p)->plan[good]; left > 0; left--, at++) {
            struct sw_node *n = pen_own_tile(p, p->shown, good,
                                             PLAN_X + at * step + (step - 45) / 2, y + 3, 42);
            if (p->seat == p->shown)
                pen_mark_good(p, n, good);
            if (is_drawn(p, good) && left <= p->m->drawn[good])
                pen_disc(p, SW_GOLD, PLAN_X + at * step + step / 2 - 2, y + 50, 4);
        }
}

/* ---- carts ------------------------------ */

static void draw_carts(struct pen *p)
{
    int y = TOP_Y + 19;

    caption(p, pen_word(p, W_VIEW_CARTS), MOVE_X, TOP_Y + 12);
    for (int i = 0; i < CARTS; i++) {
        int x = MOVE_X + i * MOVE_STEP;
        bool have = i < me(p)->carts, used = me(p)->used >> i & 1;
        struct sw_node *n = pen_rect(p, M_TILE, x, y, MOVE_STEP - 4, 88, 8);
        n->edge = SW_FAINT;
        n = pen_icon(p, "cart", SW_INK, x + 3 + (used ? 4 : 0), y + 4, 46, 34);
        if (!have || used)
            n->flags |= SW_GHOST;
        n->height = have && !used ? SW_STANDING : SW_PRINTED;
        if (p->seat == p->shown)
            pen_mark(p, n, K_BY_UNIT, CART_1 + i);
        if (used)
            pen_icon(p, "tick", SW_MEADOW, x + 20, y + 10, 24, 24);
        altiplano_draw_slot(p, p->shown, p->t->first_move + i, x + 7, y + 43, 40);
        n = &p->sc->node[p->sc->nodes - 1];
        if (p->seat == p->shown && me(p)->slot[p->t->first_move + i] < GOODS)
            pen_mark(p, n, K_BY_UNIT, FOOD_1 + i);
    }
}

/* ---- roles and extensions ------------------------------ */

/* The plate of a role or an extension, which may be clicked to use it. */
static void draw_plate(struct pen *p, int recipe, int x, int y, int w, int h)
{
    bool own = p->seat == p->shown, loft = p->t->recipe[recipe].effect == LOFT;
    struct sw_node *n =
        pen_rect(p, bits_has(p->ready, recipe) ? M_READY : M_TILE, x, y, w, h, 6);
    char say[384];
    struct sw_text text;

    sw_text_init(&text, say, sizeof say);
    altiplano_say_recipe(p, recipe, &text);
    n->height = SW_LYING;
    n->edge = SW_INK;
    if (!(own && pen_mark(p, n, K_RECIPE, recipe)) &&
        !(own && loft && pen_mark(p, n, K_ROW, TO_LOFT)))
        sw_node_say(p->sc, n, say);
}

/* Its slots; gives where they end. */
static int draw_tile_slots(struct pen *p, int recipe, int x, int y, int size)
{
    bits_each (slot, p->t->slots_of[recipe]) {
        altiplano_draw_slot(p, p->shown, slot, x, y, size);
        struct sw_node *n = &p->sc->node[p->sc->nodes - 1];
        if (p->seat == p->shown && slot == p->t->caravan_slot && me(p)->slot[slot] == COIN)
            pen_mark(p, n, K_BY_UNIT, LLAMAS);
        x += size + 4;
    }
    return x;
}

/* An arrow and what the tile gives; corn that lies in a loft. */
static void draw_tile_result(struct pen *p, int recipe, int x, int y, int size)
{
    const struct altiplano_recipe *r = &p->t->recipe[recipe];

    if (p->t->slots_of[recipe]) {
        pen_common(p, "arrow", SW_FAINT, x, y + size / 3, 14, 10);
        x += 18;
    }
    if (r->effect != LOFT)
        altiplano_draw_result(p, recipe, x, y, size);
    for (int i = 0; r->effect == LOFT && i < r->amount; i++, x += size + 3)
        pen_tile(p, CORN, x, y, size)->flags |= i < me(p)->loft ? 0 : SW_GHOST;
}

/* Slots at the left; at the right the name, where there is room for it, over the result. */
static void draw_tile(struct pen *p, int recipe, const char *name, int x, int y, int w, int h)
{
    int n = bits_count(p->t->slots_of[recipe]), size = h - 12, icon = h < 40 ? h - 8 : 21;
    int most = n < 2 ? 36 : n == 2 ? 32 : (w - 66) / n;

    if (size > most)
        size = most;
    draw_plate(p, recipe, x, y, w, h);
    int at = draw_tile_slots(p, recipe, x + 6, y + (h - size) / 2, size) + 3;
    if (h >= 40)
        pen_fit(p, name, SW_INK, at, y + 16, SMALL, SW_ITALIC, x + w - 4 - at);
    draw_tile_result(p, recipe, at, h < 40 ? y + 4 : y + h - icon - 4, icon);
}

/* The tiles at a place (NONE: at none), the role's first. */
static int tiles_at(const struct pen *p, int place, int out[])
{
    int n = 0, role = p->t->role[me(p)->role].recipe;

    if (p->t->recipe[role].place == place)
        out[n++] = -1;
    bits_each (e, me(p)->extensions)
        if (p->t->recipe[p->t->extension[e].recipe].place == place)
            out[n++] = e;
    return n;
}

static const char *role_name(const struct pen *p)
{
    const struct altiplano_role *r = &p->t->role[me(p)->role];

    return p->lang == SW_DE ? r->name_de : r->name_en;
}

static void draw_tiles(struct pen *p, int place, int x, int y, int w, int room)
{
    enum { GAP = 4 };
    int tile[EXTENSIONS_MAX + 1], n = tiles_at(p, place, tile);

    if (!n)
        return;
    int h = room / n - GAP;
    if (h > TILE_H)
        h = TILE_H;
    for (int i = 0; i < n; i++) {
        int e = tile[i];
        struct pen_whose before = pen_piece(p, e < 0 ? OF_ROLE : OF_EXTENSION + e);
        draw_tile(p, e < 0 ? p->t->role[me(p)->role].recipe : p->t->extension[e].recipe,
                  e < 0 ? role_name(p) : extension_name(p, e), x, y + i * (h + GAP), w, h);
        pen_back(p, before);
    }
}

/* ---- the warehouse ------------------------------ */

/* Goods lie from the left; corn that stands in for them comes last. */
static void draw_row(struct pen *p, int seat, int row, int x, int y, int cell)
{
    const struct altiplano_seat *s = &p->m->seat[seat];
    int size = p->t->row[row].size, count = s->row_count[row], corn = s->row_corn[row];
    bool large = cell >= 20;
    struct sw_node *n = pen_rect(p, M_ROOM, x, y, size * cell, cell - 2, large ? 5 : 2);

    if (seat == p->seat && seat == p->shown)
        pen_mark(p, n, K_ROW, row);
    for (int i = 1; large && i < size; i++)
        pen_rect(p, M_WALL, x + i * cell - 1, y, 1, cell - 2, 0);
    for (int i = 0; i < count && i < size; i++) {
        int good = i < count - corn ? s->row_good[row] : CORN;
        if (good >= GOODS)
            continue;
        if (large)
            pen_own_tile(p, seat, good, x + i * cell + 1, y, cell - 2);
        else
            pen_own_good(p, seat, good, x + i * cell, y - 1, cell);
    }
}

/* The longest row of a part, and how many rows the longer part has. */
static int longest_row(const struct pen *p, int part)
{
    int size = 0;

    for (int row = 0; row < p->t->rows; row++)
        if (p->t->row[row].part == part && p->t->row[row].size > size)
            size = p->t->row[row].size;
    return size;
}

static int most_rows(const struct pen *p)
{
    int rows[2] = {0, 0};

    for (int row = 0; row < p->t->rows; row++)
        rows[p->t->row[row].part]++;
    return rows[LEFT] > rows[RIGHT] ? rows[LEFT] : rows[RIGHT];
}

/* Large rows have their points in front of them. */
static int points_room(int cell)
{
    return cell >= 20 ? 28 : 0;
}

void altiplano_warehouse_size(const struct pen *p, int cell, int gap, int *w, int *h)
{
    *w = (longest_row(p, LEFT) + longest_row(p, RIGHT)) * cell + 2 * points_room(cell) + gap;
    *h = most_rows(p) * cell;
}

static void draw_row_points(struct pen *p, int seat, int row, int x, int y, int cell)
{
    bool done = p->m->seat[seat].row_count[row] >= p->t->row[row].size;

    if (done)
        pen_rect(p, M_READY, x, y + 1, points_room(cell) - 3, cell - 4, 5)->edge = SW_INK;
    pen_number(p, p->t->row[row].points, done ? SW_INK : M_ON_WALL,
               x + points_room(cell) / 2 - 2, y + cell - 8, TEXT, SW_BOLD | SW_MIDDLE);
}

/* Rows from bottom to top, the left part and the right part side by side. */
void altiplano_draw_warehouse(struct pen *p, int seat, int x, int y, int cell, int gap)
{
    int at[2] = {0, 0}, bottom = y + (most_rows(p) - 1) * cell, points = points_room(cell);
    int right = longest_row(p, LEFT) * cell + points + gap;

    for (int row = 0; row < p->t->rows; row++) {
        int part = p->t->row[row].part, left = x + (part == RIGHT ? right : 0);
        int top = bottom - at[part]++ * cell;
        draw_row(p, seat, row, left + points, top, cell);
        if (points)
            draw_row_points(p, seat, row, left, top, cell);
    }
}

int altiplano_warehouse_cell(const struct pen *p, int most, int gap, int room_w, int room_h)
{
    int w, h;

    altiplano_warehouse_size(p, most, gap, &w, &h);
    while (most > 6 && (w > room_w || h > room_h))
        altiplano_warehouse_size(p, --most, gap, &w, &h);
    return most;
}

static void draw_storehouse(struct pen *p)
{
    enum { W = 280, H = TOP_H - 4, CELL = 31, GAP = 2 };
    struct sw_node *n = pen_rect(p, M_WALL, STORE_X, TOP_Y + 2, W, H, 8);

    n->edge = SW_INK;
    n->height = SW_LYING;
    sw_node_say(p->sc, n, pen_word(p, W_VIEW_WAREHOUSE));
    altiplano_draw_warehouse(p, p->shown, STORE_X + 2, TOP_Y + 10,
                             altiplano_warehouse_cell(p, CELL, GAP, W - 4, H - 12), GAP);
}

/* ---- cards in front of the seat ------------------------------ */

static int draw_buildings(struct pen *p, uint64_t set, bool boats, int y)
{
    int n = bits_count(set), at = 0;
    int step = n > 5 ? (CARDS_W - 24) / (n - 1) : 26;

    bits_each (card, set) {
        if (boats)
            altiplano_draw_boat(p, card, CARDS_X + at * step, y, 22);
        else
            altiplano_draw_house(p, card, CARDS_X + at * step, y, 24);
        at++;
    }
    return n ? y + 27 : y;
}

static void draw_open_orders(struct pen *p, int y)
{
    enum { W = 64, H = 52, APART = 67 };

    for (int i = 0; i < OPEN_ORDERS; i++) {
        int order = me(p)->open[i], x = CARDS_X + i * APART;
        if (order < p->t->orders) {
            altiplano_draw_order(p, order, me(p)->delivered[i], x, y, W, H);
            continue;
        }
        struct sw_node *n = pen_rect(p, SW_SHADE, x, y, W, H, 6);
        n->edge = SW_FAINT;
        n->flags = SW_DASHED | SW_GHOST;
        pen_icon(p, "scroll", SW_INK, x + 20, y + 13, 25, 25)->flags = SW_GHOST;
    }
}

/* How many orders are fulfilled, and what they are worth. */
static int draw_fulfilled(struct pen *p, int y)
{
    int n = bits_count(me(p)->orders), sum = 0;

    if (!n)
        return y;
    bits_each (order, me(p)->orders)
        sum += p->t->order[order].points;
    pen_icon(p, "scroll", SW_INK, CARDS_X, y, 22, 22);
    pen_icon(p, "tick", SW_MEADOW, CARDS_X + 8, y + 5, 17, 17);
    pen_number(p, n, SW_INK, CARDS_X + 28, y + 18, TEXT, SW_BOLD);
    pen_common(p, "arrow", SW_FAINT, CARDS_X + 44, y + 7, 14, 9);
    pen_number(p, sum, SW_INK, CARDS_X + 64, y + 18, TEXT, SW_BOLD);
    return y + 26;
}

static void draw_cards(struct pen *p)
{
    int y = TOP_Y + 4;

    draw_open_orders(p, y);
    y = draw_buildings(p, me(p)->houses, false, y + 60);
    y = draw_buildings(p, me(p)->boats, true, y);
    y = draw_fulfilled(p, y);
    for (int i = 0; i < missions_held(p, p->shown) && !altiplano_on_sheet(p, V_DISCARD); i++)
        if (me(p)->mission[i] < p->t->missions && y + 22 <= TOP_Y + TOP_H) {
            altiplano_draw_mission(p, me(p)->mission[i], CARDS_X, y, CARDS_W, 20);
            y += 23;
        }
}

/* ---- columns ------------------------------ */

static void draw_recipe_line(struct pen *p, int recipe, int x, int y, int h)
{
    bool ready = bits_has(p->ready, recipe);
    struct sw_node *n = pen_rect(p, ready ? M_READY : SW_CLEAR, x, y, COL_W - 6, h - 2, 5);
    int effect = p->t->recipe[recipe].effect;
    int verb = effect == DELIVER     ? V_DELIVER
               : effect == ORDER     ? V_ORDER
               : effect == EXTENSION ? V_BUY
                                     : VERBS;
    char say[384];
    struct sw_text text;

    if (ready)
        n->edge = M_OCHRE;
    sw_text_init(&text, say, sizeof say);
    altiplano_say_recipe(p, recipe, &text);
    if (p->seat != p->shown || (!pen_mark(p, n, K_RECIPE, recipe) &&
                                !(verb < VERBS && pen_mark(p, n, SW_KIND_VERB, verb))))
        sw_node_say(p->sc, n, say);
    altiplano_draw_recipe(p, recipe, x + 6, y + 2, h < NAMED_LINE ? h - 6 : 22);
    if (h >= NAMED_LINE)
        pen_fit(p, recipe_name(p, recipe), SW_INK, x + 6, y + 35, SMALL - 1, SW_ITALIC,
                COL_W - 16);
}

static void draw_column_head(struct pen *p, int place, int x)
{
    bool here = me(p)->place == place;
    char name[32];

    place_title(p, place, name, sizeof name);
    pen_owner(p, OF_OWN + 1 + place);
    pen_group(p, name);
    struct sw_node *plate = pen_rect(p, M_PLACE + place, x, COLS_Y, COL_W, COL_H, 8);
    plate->edge = (uint8_t)(here ? SW_SEAT_0 + p->shown : SW_FAINT);
    pen_icon_of(p, "spot", place, SW_INK, x + 6, COLS_Y + 3, 24, 24);
    pen_fit(p, name, SW_INK, x + 36, COLS_Y + 21, TEXT, SW_BOLD, 90);
    if (here)
        pen_icon_of(p, "figure", p->shown, SW_SEAT_0 + p->shown, x + COL_W - 26, COLS_Y + 1, 19,
                    28)
            ->height = SW_STANDING;
}

static void draw_column_slots(struct pen *p, uint64_t slots, int x)
{
    int n = bits_count(slots), size = n > 3 ? COL_W / n - 5 : SLOT;

    x += (COL_W - n * (size + 5) + 5) / 2;
    bits_each (slot, slots) {
        altiplano_draw_slot(p, p->shown, slot, x, COLS_Y + 30 + (SLOT - size) / 2, size);
        x += size + 5;
    }
}

/* How high a recipe's line is: with its name, if the tiles leave room for names. */
static int line_height(int room, int recipes)
{
    int line = recipes ? room / recipes : LINE;

    if (line >= NAMED_LINE)
        return line > NAMED_LINE + 2 ? NAMED_LINE + 2 : line;
    return line > LINE + 3 ? LINE + 3 : LINE;
}

/* Slots, recipes, tiles from top to bottom. */
static void draw_column(struct pen *p, int place, int x)
{
    uint64_t recipes = p->t->recipes_at[place] & p->t->board_recipes;
    int y = COLS_Y + 30 + SLOT + 4, bottom = COLS_Y + COL_H - 3, tile[EXTENSIONS_MAX + 1];
    int tiles = tiles_at(p, place, tile);
    int line = line_height(bottom - y - tiles * (TILE_H + 4), bits_count(recipes));

    draw_column_head(p, place, x);
    draw_column_slots(p, p->t->place_slots[place], x);
    bits_each (recipe, recipes) {
        draw_recipe_line(p, recipe, x + 3, y, line);
        y += line;
    }
    draw_tiles(p, place, x + 3, y + 3, COL_W - 6, bottom - y);
}

/* ---- the whole ------------------------------ */

/* Role and coins stand in the head. */
static void draw_purse(struct pen *p, int x)
{
    int ink = to_move(p, p->shown) ? M_ON_SEAT : SW_INK;
    struct sw_node *n = pen_good(p, COIN, x, OWN_Y + 4, 24);

    if (p->seat == p->shown)
        pen_mark_good(p, n, COIN);
    pen_number(p, me(p)->coins, ink, x + 30, OWN_Y + 24, TITLE - 2, SW_BOLD);
}

void altiplano_draw_own(struct pen *p)
{
    pen_own(p, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    altiplano_draw_box(p, p->shown, BOARD_X, OWN_Y, BOARD_W, OWN_H);
    draw_purse(p, 560);
    altiplano_draw_buttons(p, 1080, OWN_Y + 3);
    pen_owner(p, OF_OWN);
    pen_group(p, pen_word(p, W_VIEW_BOARD));
    draw_bag(p);
    draw_road(p);
    draw_planning(p);
    draw_carts(p);
    draw_storehouse(p);
    draw_tiles(p, NONE, MOVE_X, TOP_Y + 112, 3 * MOVE_STEP - 4, 56);
    draw_cards(p);
    for (int i = 0; i < PLACES; i++)
        draw_column(p, i, COL_X + i * COL_STEP);
}
