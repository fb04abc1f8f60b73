/* SPDX-License-Identifier: MIT */
/* view_term.c - Milestones in a terminal: the same position in cells.
 *
 * Top to bottom: the land, the tiles to choose from, all seats. Each comes in several sizes;
 * we take the largest page that leaves room for the question under it, and measure by drawing
 * without a pen. Where there is no room for everything, the land gives way to the rondels,
 * except while somebody builds: then it is the other way round.
 *
 * Goods and workers are letters, the ones actions are written with: S W A G C. */
#include "view_pen.h"

#include "kit/cursor.h"

enum {
    WIDE = 98,
    NARROW = 76,
    QUESTION = 9, /* rows for what is asked */
    STEP = 3,     /* cells between neighbouring places of a row of corners */
    LAND_AT = 3
};

struct layout {
    bool land, spaced; /* spaced: blank rows between the parts */
    int own, others;   /* rows of the seat that looks, and of the others */
};

static const struct layout layouts[] = {
    {true, true, 2, 2}, {true, false, 2, 2}, {true, false, 2, 1}, {true, false, 1, 1}};
static const struct layout small_rondels[] = {
    {false, true, 2, 2}, {false, false, 2, 2}, {false, false, 2, 1}};
static const struct layout small_land[] = {{true, false, 1, 0}};

/* ---- writing ------------------------------ */

static void put_letter(struct cursor *c, int good)
{
    const char s[2] = {"SWAGC"[good], 0};

    put(c, M_GOOD + good, s)->flags = SW_BOLD;
}

/* ---- the land ------------------------------ */

static int corner_col(const struct pen *p, int corner)
{
    return LAND_AT + p->t->x[corner] * STEP;
}

/* The road pieces that leave a corner to the east and downwards. */
static void term_roads(struct term *t, int corner, int row)
{
    enum { EAST, WEST_DOWN = 4, EAST_DOWN };
    int roads = t->p->m->roads[corner], col = corner_col(t->p, corner);
    struct cursor c = {t, col + 1, row};

    if (roads >> EAST & 1)
        put(&c, M_ROAD, "═════");
    c = (struct cursor){t, col - 1, row + 1};
    if (roads >> WEST_DOWN & 1)
        put(&c, M_ROAD, "╱");
    c = (struct cursor){t, col + 1, row + 1};
    if (roads >> EAST_DOWN & 1)
        put(&c, M_ROAD, "╲");
}

static bool is_target(const struct pen *p, int corner)
{
    int phase = p->m->head.phase;

    return phase == BUILD    ? pen_may(p, K_CORNER, corner)
           : phase == SUPPLY ? pen_may(p, K_STALL, corner)
                             : false;
}

static void term_corner(struct term *t, int corner, int row)
{
    static const char *const sign[PIECES] = {
        [MILESTONE] = "▲", [MARKET] = "■", [SUPPLIED] = "▣"};
    const struct pen *p = t->p;
    int piece = p->m->piece[corner], value = p->t->corner[corner].value;
    bool target = is_target(p, corner);
    struct cursor c = {t, corner_col(p, corner) - target, row};

    if (target)
        put_arrow(&c);
    if (piece == FREE)
        putf(&c,
             value > 4   ? SW_ACCENT
             : value > 3 ? SW_GOLD
                         : SW_CLEAR,
             "%d", value)
            ->flags = (uint16_t)(p->m->roads[corner] || target ? SW_BOLD : 0);
    else
        put(&c, piece == MILESTONE ? M_MILESTONE : M_AWNING, sign[piece])->flags = SW_BOLD;
}

/* In a triangle: a house, the bonus tile, or the points a house would bring. */
static void term_cell(struct term *t, int cell, int row)
{
    const struct pen *p = t->p;
    int bush = p->t->bush_of[cell];
    bool may =
        (p->m->head.phase == BUILD || p->m->head.phase == CLAIM) && pen_may(p, K_CELL, cell);
    bool tile = bush != NONE && p->m->bonus[bush] != NONE;
    struct cursor c = {t, LAND_AT + p->t->cell_x[cell] * STEP, row};

    if (milestones_has_house(p->m, cell)) {
        put(&c, M_ROOF, "⌂")->flags = SW_BOLD;
        return;
    }
    if (may && tile) {
        c.col--;
        put_arrow(&c);
    }
    if (tile)
        put_letter(&c, p->m->bonus[bush]);
    else if (may)
        putf(&c, SW_ACCENT, "%d", milestones_house_points(p->t, p->m, cell))->flags =
            SW_BOLD | SW_GLOW;
}

/* Gives the row below. Places are numbered on top, rows at the side: "B12". */
static int term_land(struct term *t, int row)
{
    const struct pen *p = t->p;
    struct cursor c;

    for (int x = 0; x <= p->last_x; x++) {
        c = (struct cursor){t, LAND_AT + x * STEP - (x > 9), row};
        putf(&c, SW_FAINT, "%d", x);
    }
    row++;
    for (int i = 0; i <= p->last_row; i++) {
        c = (struct cursor){t, 0, row + 2 * i};
        putf(&c, SW_FAINT, "%c", 'A' + i);
    }
    for (int cell = 0; cell < p->t->cells; cell++)
        term_cell(t, cell, row + 1 + 2 * p->t->cell_row[cell]);
    for (int corner = 0; corner < p->t->corners; corner++)
        term_roads(t, corner, row + 2 * p->t->row[corner]);
    for (int corner = 0; corner < p->t->corners; corner++)
        term_corner(t, corner, row + 2 * p->t->row[corner]);
    return row + 2 * p->last_row + 1;
}

/* ---- title, supply, tiles ------------------------------ */

static void term_title(struct term *t, int row)
{
    static const int word[PIECE_SORTS] = {W_TERM_ROADS, W_TERM_HOUSES, W_TERM_MARKETS,
                                          W_TERM_SACKS};
    const struct pen *p = t->p;
    const int left[PIECE_SORTS] = {p->m->sections_left, p->m->houses_left, p->m->markets_left,
                                   p->m->sacks_left};
    struct cursor c = {t, 0, row};

    put(&c, SW_GOLD, pen_word(p, W_TITLE))->flags = SW_BOLD;
    putf(&c, SW_FAINT, " · %s ", pen_word(p, W_TERM_ROUND));
    putf(&c, SW_CLEAR, "%d", p->m->head.round);
    if (p->m->ender == NONE) {
        putf(&c, SW_FAINT, ", %s ", pen_word(p, W_TERM_GOAL));
        putf(&c, SW_CLEAR, "%d", target(p->t, p->m));
    } else {
        putf(&c, SW_ACCENT, ", %s", pen_word(p, W_TERM_LAST));
    }
    for (int i = 0; i < PIECE_SORTS; i++) {
        putf(&c, SW_FAINT, "%s%s ", i ? ", " : " · ", pen_word(p, word[i]));
        putf(&c, SW_CLEAR, "%d", left[i]);
    }
}

static void put_tile(struct cursor *c, int tile)
{
    const struct pen *p = c->t->p;
    bool may = pen_may(p, K_TILE, tile) || pen_may(p, K_TILE_TOO, tile);

    if (c->col > c->t->cols - 8)
        *c = (struct cursor){c->t, LAND_AT, c->row + 1};
    if (may)
        put_arrow(c);
    else
        c->col++;
    put(c, SW_CLEAR, p->t->tile[tile].id)->flags = may ? SW_BOLD | SW_GLOW : SW_BOLD;
    c->col++;
}

/* A line of tiles with its name in front; gives the row below. */
static int term_tiles(struct term *t, int row, int word, const uint8_t *tile, int count)
{
    struct cursor c = {t, 0, row};

    put(&c, SW_FAINT, pen_word(t->p, word));
    c.col++;
    for (int i = 0; i < count; i++)
        if (tile[i] != NONE)
            put_tile(&c, tile[i]);
    if (word == W_TERM_HIRE)
        putf(&c, SW_FAINT, " +%d", t->p->m->stack_count);
    return c.row + 1;
}

static int term_all_tiles(struct term *t, int row)
{
    const struct milestones *m = t->p->m;

    if (m->head.phase == DRAFT)
        row = term_tiles(t, row, W_TERM_START, m->start, START_TILES);
    return term_tiles(t, row, W_TERM_HIRE, m->display, DISPLAY);
}

/* ---- seats ------------------------------ */

static void put_goods(struct cursor *c, int seat, const char *between)
{
    for (int i = 0; i < GOODS; i++) {
        put_letter(c, i);
        putf(c, SW_CLEAR, "%d", c->t->p->m->seat[seat].goods[i]);
        put(c, SW_CLEAR, i + 1 < GOODS ? between : "");
    }
}

/* Name and points, with a mark in front of who is to move. */
static void put_head(struct cursor *c, int seat, int width)
{
    const struct pen *p = c->t->p;
    char name[64];
    struct sw_text text;

    sw_text_init(&text, name, sizeof name);
    milestones_say_seat(p, seat, &text);
    if (to_move(p, seat))
        put(c, SW_ACCENT, "▶");
    c->col = 2;
    put_cut(c, SW_SEAT_0 + seat, name, width);
    c->col = 3 + width;
    putf(c, SW_CLEAR, "%3d", p->m->seat[seat].points)->flags = SW_BOLD;
    putf(c, SW_FAINT, " %s", pen_word(p, W_TERM_POINTS));
}

/* The figure, or the mark of a space one may go to, in front of the space. */
static void put_space_mark(struct cursor *c, int seat, int space)
{
    const struct pen *p = c->t->p;
    bool slot = space >= PATH && space < TRADING_HOUSE;
    bool pick = p->seat == seat &&
                (pen_may(p, K_SPACE, space) || (slot && pen_may(p, K_SLOT, space - PATH)));

    if (p->m->seat[seat].at == space)
        put(c, SW_SEAT_0 + seat, "●")->flags = SW_BOLD;
    else if (pick)
        put_arrow(c);
    else
        c->col++;
}

static void put_slot(struct cursor *c, int slot)
{
    if (slot == EMPTY || slot == COVERED) {
        put(c, SW_FAINT, slot == EMPTY ? "··" : "##");
        return;
    }
    put_letter(c, worker_kind(slot));
    putf(c, SW_CLEAR, "%d", worker_number(slot));
    if (has_bonus(slot))
        put(c, M_BONUS, "+")->flags = SW_BOLD;
}

/* All spaces in walking order; those of the path as wide as a worker with a bonus tile. */
static void put_rondel(struct cursor *c, int seat, bool brief)
{
    static const int word[] = {W_TERM_TRADE, W_TERM_OFFICE, W_TERM_MILL};
    int col = c->col;

    for (int i = 0; i < SLOTS; i++) {
        c->col = col + i * (brief ? 4 : 5);
        put_space_mark(c, seat, PATH + i);
        put_slot(c, c->t->p->m->seat[seat].slot[i]);
    }
    c->col = col + SLOTS * (brief ? 4 : 5);
    for (int space = TRADING_HOUSE; space <= SPACES; space++) {
        int at = space % SPACES;
        if (brief && c->t->p->m->seat[seat].at != at)
            continue;
        put_space_mark(c, seat, at);
        put(c, SW_CLEAR,
            pen_word(c->t->p, at == CASTLE ? W_TERM_CASTLE : word[at - TRADING_HOUSE]));
        c->col++;
    }
}

static void put_hand(struct cursor *c, int seat)
{
    for (int i = 0; i < HAND; i++)
        if (c->t->p->m->seat[seat].hand[i] != NONE) {
            c->col++;
            put_tile(c, c->t->p->m->seat[seat].hand[i]);
        }
}

static int term_seat(struct term *t, int seat, int rows, int row)
{
    struct cursor c = {t, 0, row};

    if (rows == 0)
        return row;
    put_head(&c, seat, rows == 1 ? 8 : 20);
    c.col += 2;
    put_goods(&c, seat, rows == 1 ? " " : "  ");
    c.col += 2;
    if (rows == 1)
        put_rondel(&c, seat, true);
    put_hand(&c, seat);
    if (rows == 1)
        return row + 1;
    c = (struct cursor){t, 1, row + 1};
    put_rondel(&c, seat, false);
    return row + 2;
}

/* ---- the page ------------------------------ */

static int term_page(struct term *t, const struct layout *l)
{
    int seats = t->p->m->head.seats, row = 0;

    if (l->others) {
        term_title(t, row++);
        row = l->land ? term_land(t, row) : row;
        row = term_all_tiles(t, row + l->spaced);
    }
    for (int i = 0; i < seats; i++) {
        int seat = (t->p->shown + i) % seats;
        row = term_seat(t, seat, i ? l->others : l->own, row + (l->spaced && i == 0));
    }
    return l->others ? row : term_land(t, row);
}

static const struct layout *pick(struct pen *p, int cols, int rows, const struct layout *from,
                                 size_t count)
{
    struct term only = {.p = p, .dry = true, .cols = cols};
    const struct layout *l = from;

    while (l < from + count - 1 && term_page(&only, l) > rows - QUESTION)
        l++;
    return l;
}

static const struct layout *fitting_layout(struct pen *p, int cols, int rows)
{
    struct term only = {.p = p, .dry = true, .cols = cols};
    int phase = p->m->head.phase;
    const struct layout *l;

    if (!rows)
        return layouts;
    l = pick(p, cols, rows, layouts, sizeof layouts / sizeof *layouts);
    if (term_page(&only, l) <= rows - QUESTION)
        return l;
    if (phase == BUILD || phase == CLAIM || phase == SUPPLY)
        return small_land;
    return pick(p, cols, rows, small_rondels, sizeof small_rondels / sizeof *small_rondels);
}

void milestones_draw_terminal(struct pen *p)
{
    const struct sw_wish *wish = &p->sc->wish;
    int cols = wish->cols && wish->cols < WIDE ? NARROW : WIDE;
    struct term t = {.p = p, .cols = cols};

    pen_owner(p, OF_TERMINAL);
    p->sc->rows = (int16_t)term_page(&t, fitting_layout(p, cols, wish->rows));
    p->sc->cols = (int16_t)(wish->cols && wish->cols < cols ? wish->cols : cols);
}
