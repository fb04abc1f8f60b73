/* SPDX-License-Identifier: MIT */
/* view.c - Milestones as a picture: colours, and the page.
 *
 * The page follows the table: the land large, with the score track around it, the own rondel
 * under it, the workers for hire and the others' rondels at the right. What may be clicked and
 * what it would bring is asked of the rules, never decided here. */
#include "view_pen.h"

enum { WIDTH = 1440, HEIGHT = 1000 };

#define M(material) [(material)-M_GOOD]

const struct sw_material milestones_materials[] = {
    /*                        name        light     dark      ansi pattern */
    M(M_GOOD + STONE) = {"stone", 0x9AA0A6, 0xA3A9AF, 245, NULL},
    M(M_GOOD + WOOD) = {"wood", 0x9A6534, 0xB27A44, 137, NULL},
    M(M_GOOD + SAND) = {"sand", 0xF3E7C4, 0xF3E7C4, 180, NULL},
    M(M_GOOD + GRAIN) = {"grain", 0xE5BC3E, 0xE5BC3E, 178, NULL},
    M(M_GOOD + COIN) = {"coin", 0xDBA52C, 0xDBA52C, 214, NULL},
    M(M_CLOTH + STONE) = {"quarryman", 0x8D949B, 0x8D949B, 247, NULL},
    M(M_CLOTH + WOOD) = {"lumberjack", 0x9A6534, 0x9A6534, 137, NULL},
    M(M_CLOTH + SAND) = {"sand-worker", 0xEFE3C2, 0xE4D7B4, 223, NULL},
    M(M_CLOTH + GRAIN) = {"grain-grower", 0xDDB63A, 0xD0AA33, 178, NULL},
    M(M_CLOTH + COIN) = {"coiner", 0xA8452F, 0xA8452F, 131, NULL},
    M(M_TINT + STONE) = {"paper-stone", 0xDDE1E4, 0x4C5257, 252, NULL},
    M(M_TINT + WOOD) = {"paper-wood", 0xE8D0B0, 0x59432C, 180, NULL},
    M(M_TINT + SAND) = {"paper-sand", 0xFBF5E2, 0x6B6350, 230, NULL},
    M(M_TINT + GRAIN) = {"paper-grain", 0xF8E7A4, 0x665624, 222, NULL},
    M(M_TINT + COIN) = {"paper-coin", 0xF2CDB0, 0x66412F, 216, NULL},
    M(M_LAND + 0) = {"meadow", 0xAFC785, 0x66814B, 107, "milestones-meadow"},
    M(M_LAND + 1) = {"meadow-sunny", 0xB9CF8E, 0x6E8952, 107, "milestones-meadow"},
    M(M_LAND + 2) = {"meadow-deep", 0xA4BE79, 0x5D7843, 107, "milestones-meadow"},
    M(M_GRASS) = {"grass", 0x93AE68, 0x4F693A, 65, "milestones-grass"},
    M(M_FIELD) = {"field-edge", 0x7F9A56, 0x435A2F, 65, NULL},
    M(M_CORN) = {"corn", 0xE8BE48, 0xC29A34, 178, "milestones-corn"},
    M(M_OAK) = {"oak", 0x7F5833, 0x4E351D, 94, "milestones-oak"},
    M(M_OAK_LIGHT) = {"oak-light", 0xB98F5E, 0x7A5A37, 137, "milestones-oak"},
    M(M_OAK_INK) = {"oak-ink", 0x2C2018, 0xF3E9D6, 137, NULL},
    M(M_STONE + 0) = {"corner-0", 0xEFE6D0, 0xD8CDB4, 250, NULL},
    M(M_STONE + 1) = {"corner-1", 0xF5EEDC, 0xDED5C0, 252, NULL},
    M(M_STONE + 2) = {"corner-2", 0xF1E3C2, 0xDCCCA6, 223, NULL},
    M(M_STONE + 3) = {"corner-3", 0xEFD79C, 0xDDC382, 222, NULL},
    M(M_STONE + 4) = {"corner-4", 0xEDC06C, 0xDEAE55, 215, NULL},
    M(M_STONE + 5) = {"corner-5", 0xE79A50, 0xDD8C40, 209, NULL},
    M(M_STONE_INK) = {"corner-ink", 0x2C2018, 0x2C2018, 16, NULL},
    M(M_ROAD) = {"road", 0xE0BE90, 0xCBA573, 180, NULL},
    M(M_ROAD_EDGE) = {"road-edge", 0x6B4A2A, 0x3E2914, 94, NULL},
    M(M_MILESTONE) = {"milestone", 0xB9B4AA, 0xB0ABA1, 245, NULL},
    M(M_ROOF) = {"roof", 0xB5432B, 0xB5432B, 167, NULL},
    M(M_AWNING) = {"awning", 0xB5432B, 0xB5432B, 167, NULL},
    M(M_SACK) = {"sack", 0xF1E4C4, 0xE6D8B6, 223, NULL},
    M(M_BUSH) = {"bush", 0x6F8F3A, 0x57742C, 64, NULL},
    M(M_TREE) = {"tree", 0x7C9A45, 0x5F7D34, 64, NULL},
    M(M_FIR) = {"fir", 0x557A44, 0x3F6133, 22, NULL},
    M(M_BONUS) = {"bonus", 0xF4CF52, 0xF0C848, 178, NULL},
    M(M_COVER) = {"cover", 0xB08A54, 0x7D6038, 137, "milestones-planks"},
    M(M_SLOT) = {"slot", 0xE2D3B2, 0x4A4033, 187, NULL},
    M(M_PATH) = {"path", 0xC9B894, 0x594D3B, 144, "milestones-cobble"},
    M(M_PLACE) = {"place", 0xF3E6C8, 0x463B2E, 230, NULL},
    M(M_USUAL) = {"usual", 0xFCE9AE, 0x6B5423, 222, NULL},
    M(M_ON_SEAT) = {"on-seat", 0xFFF9EC, 0x1A120C, 255, NULL},
};

/* ---- the page ------------------------------ */

/* How many pieces are left: beside the title. */
static void draw_supply(struct pen *p)
{
    static const char *const symbol[PIECE_SORTS] = {"road", "house", "stall", "sack"};
    static const int material[PIECE_SORTS] = {M_ROAD, M_ROOF, M_AWNING, M_SACK};
    const int left[PIECE_SORTS] = {p->m->sections_left, p->m->houses_left, p->m->markets_left,
                                   p->m->sacks_left};

    for (int i = 0; i < PIECE_SORTS; i++) {
        int x = BOARD_X + 250 + i * 78;
        struct sw_node *n = pen_icon(p, symbol[i], material[i], x, 10, 32, 28);
        sw_node_say(p->sc, n, pen_word(p, W_VIEW_LEFT_SECTIONS + i));
        pen_number(p, left[i], SW_INK, x + 38, 33, TEXT + 2, SW_BOLD);
    }
}

static void draw_title(struct pen *p)
{
    char say[256], number[32];
    struct sw_text text;
    const char *arg[4] = {number, NULL, NULL, NULL};

    pen_owner(p, OF_TITLE);
    pen_group(p, pen_word(p, W_TITLE));
    pen_text(p, pen_word(p, W_TITLE), SW_INK, BOARD_X, 35, TITLE + 4, SW_BOLD | SW_CAPS);
    draw_supply(p);
    sw_text_init(&text, say, sizeof say);
    snprintf(number, sizeof number, "%d", p->m->head.round);
    sw_say(&text, p->g, p->lang, W_VIEW_ROUND, arg);
    sw_text_add(&text, "  ·  ");
    snprintf(number, sizeof number, "%d", target(p->t, p->m));
    bool ending = p->m->ender != NONE || p->m->head.over;
    sw_say(&text, p->g, p->lang,
           p->m->head.over ? W_ASK_OVER
           : ending        ? W_VIEW_LAST_TURNS
                           : W_VIEW_GOAL,
           arg);
    pen_text(p, say, ending ? SW_ACCENT : SW_FAINT, BOARD_X + BOARD_W, 33, TEXT, SW_END);
}

static void open_pen(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                     enum sw_lang lang, const char *const *names)
{
    pen_open(p, g, s, lang, names);
    p->say_mark = milestones_say_mark;
    p->t = tables(g);
    p->m = milestones(s);
    p->last_x = p->last_row = 1;
    for (int i = 0; i < p->t->corners; i++) {
        p->last_x = p->t->x[i] > p->last_x ? p->t->x[i] : p->last_x;
        p->last_row = p->t->row[i] > p->last_row ? p->t->row[i] : p->last_row;
    }
}

void milestones_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, struct sw_scene *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, out->wish.names);
    pen_page(&p, out, seat, p.m->current, WIDTH, HEIGHT, BOARD_X + BOARD_W + 8);
    pen_owner(&p, OF_GROUND);
    pen_rect(&p, SW_TABLE, 0, 0, WIDTH, HEIGHT, 0);
    draw_title(&p);
    milestones_draw_track(&p);
    milestones_draw_land(&p);
    milestones_draw_hints(&p);
    milestones_draw_markers(&p);
    milestones_draw_display(&p);
    milestones_draw_seats(&p);
    milestones_draw_panel(&p);
    milestones_draw_terminal(&p);
}

void milestones_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                       enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    milestones_say_prompt(&p, seat, out);
}

void milestones_label(const struct sw_game *g, const struct sw_state *s,
                      const struct sw_action *a, enum sw_lang lang, const char *const *names,
                      struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    milestones_verbs[a->verb].speak(&p, a, out);
}

bool milestones_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct sw_action *out)
{
    struct pen p;

    open_pen(&p, g, s, SW_EN, NULL);
    p.legal_count = sw_legal(g, s, seat, p.legal);
    return milestones_find_obvious(&p, seat, out);
}
