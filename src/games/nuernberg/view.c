/* SPDX-License-Identifier: MIT */
/* view.c - Die Siedler von Nürnberg as a picture: colours, what may be clicked, and the page.
 *
 * The board is the printed one: the city at the left, the country around it at the right, the
 * time line between them. */
#include "view.h"

#define OWN(material) [material - SW_MATERIAL_GAME]

const struct sw_material nuernberg_materials[] = {
    /*                            name       light     dark    ansi pattern */
    OWN(M_TERRAIN + FOREST) = {"forest", 0xA3B97F, 0x6D8253, 64, "nuernberg-forest"},
    OWN(M_TERRAIN + HILL) = {"hill", 0xDDA77E, 0xA5744F, 131, "nuernberg-hill"},
    OWN(M_TERRAIN + PASTURE) = {"pasture", 0xC9D89A, 0x8C9C62, 107, "nuernberg-pasture"},
    OWN(M_TERRAIN + FIELD) = {"field", 0xEED68C, 0xB39A52, 178, "nuernberg-field"},
    OWN(M_TERRAIN + MOUNTAIN) = {"mountain", 0xC6BDAF, 0x8A8276, 245, "nuernberg-mountain"},
    OWN(M_RESOURCE + WOOD) = {"wood", 0x8C5A2B, 0xA66F39, 94, NULL},
    OWN(M_RESOURCE + BRICK) = {"brick", 0xB4492B, 0xC65A3A, 131, NULL},
    OWN(M_RESOURCE + WOOL) = {"wool", 0xFBF6E8, 0xF3ECDA, 151, NULL},
    OWN(M_RESOURCE + GRAIN) = {"grain", 0xE3B440, 0xE3B440, 178, NULL},
    OWN(M_RESOURCE + ORE) = {"ore", 0x86868C, 0x9A9AA2, 67, NULL},
    OWN(M_RESOURCE + GOLD) = {"gold", 0xE0B03A, 0xE0B03A, 220, NULL},
    OWN(M_WARE + COMPASS) = {"compass", 0xC9A24B, 0xC9A24B, 179, NULL},
    OWN(M_WARE + HELMET) = {"helmet", 0xA9AEB3, 0xB6BBC0, 246, NULL},
    OWN(M_WARE + PAPER) = {"paper-ware", 0xFBF6E8, 0xF0E7D0, 187, NULL},
    OWN(M_WARE + TRINKET) = {"trinket", 0xC6432D, 0xD0533C, 167, NULL},
    OWN(M_WARE + ARMOUR) = {"armour", 0x8FA0A8, 0x9DB0B9, 110, NULL},
    OWN(M_COLOUR + 0) = {"white", 0xF6F2E8, 0xE6DFD0, 253, "nuernberg-seat-0"},
    OWN(M_COLOUR + 1) = {"red", 0xB23A2A, 0xC24B39, 160, "nuernberg-seat-1"},
    OWN(M_COLOUR + 2) = {"blue", 0x3D6C9E, 0x4E80B4, 68, "nuernberg-seat-2"},
    OWN(M_COLOUR + 3) = {"orange", 0xDC8A2A, 0xE0943A, 208, "nuernberg-seat-3"},
    OWN(M_ON + 0) = {"on-white", 0x2C2018, 0x2C2018, 16, NULL},
    OWN(M_ON + 1) = {"on-red", 0xFFF9EC, 0xFFF9EC, 255, NULL},
    OWN(M_ON + 2) = {"on-blue", 0xFFF9EC, 0xFFF9EC, 255, NULL},
    OWN(M_ON + 3) = {"on-orange", 0x2C1806, 0x2C1806, 16, NULL},
    OWN(M_PARCHMENT) = {"parchment", 0xEFE0B9, 0x514534, 230, "nuernberg-parchment"},
    OWN(M_FRAME) = {"frame", 0x7A2A22, 0x5A1F19, 88, "nuernberg-frame"},
    OWN(M_LEAF) = {"leaf", 0xA8763A, 0xC79A5A, 137, NULL},
    OWN(M_CITY) = {"city", 0xEBDAB2, 0xA8946C, 187, "nuernberg-cobble"},
    OWN(M_ROAD) = {"road", 0xE9D09A, 0xC9AF78, 223, NULL},
    OWN(M_SEPIA) = {"sepia", 0x5A3A1C, 0xE9D8B4, 94, NULL},
    OWN(M_IMPERIAL) = {"imperial", 0x9A2E20, 0xB4453A, 124, NULL},
    OWN(M_TIME) = {"time", 0x7A4E96, 0x9A70B8, 97, NULL},
    OWN(M_WALL) = {"wall", 0xC9B48A, 0xC0AC84, 180, NULL},
    OWN(M_TOWER) = {"tower", 0xD6C6A0, 0xCDBD97, 180, NULL},
    OWN(M_PLATE) = {"plate", 0xFCF6E8, 0xDACBA8, 230, NULL},
    OWN(M_CARD) = {"card", 0xFBF3DF, 0x463C30, 255, NULL},
    OWN(M_SUNNY) = {"sunny", 0xF9E4A4, 0x6B5423, 222, NULL},
    OWN(M_BACK) = {"back", 0x8C2F2A, 0x7A2A25, 88, NULL},
};

int nuernberg_colour(const struct pen *p, int seat)
{
    return colour_of_seat(p->n->head.seats, seat);
}

/* ---- what may be clicked ------------------------------ */

/* What a click means that leaves several actions open. */
static int verb_word(const struct pen *p, int verb)
{
    switch (verb) {
    case V_TOLL:
        return W_BUILD_TOLL_BAR;
    case V_SETTLE:
        return W_BUILD_SETTLEMENT;
    case V_WORKSHOP:
        return W_BUILD_WORKSHOP;
    case V_TOWER:
        return W_BUILD_TOWER;
    case V_SWAP:
        return W_VIEW_SWAP;
    case V_OFFER:
        return W_VIEW_OFFER_ONE;
    case V_INVITE:
        return W_VIEW_INVITE_ONE;
    default:
        return p->g->verbs[verb].label;
    }
}

static void say_mark(const struct pen *p, int kind, int value, struct sw_text *out)
{
    if (kind == SW_KIND_VERB)
        sw_text_add(out, pen_word(p, verb_word(p, value)));
    else if (kind == SW_KIND_SEAT)
        nuernberg_say_seat(p, value, out);
    else
        sw_kind_speak(p->g, kind, p->lang, value, out);
}

void nuernberg_mark_ghost(struct pen *p, const struct sw_node *ghost, int kind, int value)
{
    struct sw_node *n = pen_rect(p, SW_CLEAR, ghost->x, ghost->y, ghost->w, ghost->h, 6);

    n->turn = ghost->turn;
    pen_mark(p, n, kind, value);
}

/* ---- the page ------------------------------ */

static void draw_title(struct pen *p)
{
    char line[160], points[16];
    struct sw_text text;
    const char *arg[4] = {points, p->t->year[p->t->years - 1].id, NULL, NULL};

    pen_owner(p, OF_TITLE);
    pen_group(p, pen_word(p, W_TITLE));
    pen_text(p, pen_word(p, W_TITLE), SW_INK, BOARD_X, 35, TITLE + 4, SW_BOLD | SW_CAPS);
    sw_text_init(&text, line, sizeof line);
    snprintf(points, sizeof points, "%d", p->t->constant[WIN_POINTS].value);
    sw_say(&text, p->g, p->lang, W_VIEW_GOAL, arg);
    pen_text(p, line, SW_FAINT, BOARD_X + BOARD_W, 33, TEXT, SW_END);
}

static void draw_ground(struct pen *p)
{
    pen_owner(p, OF_GROUND);
    pen_rect(p, SW_TABLE, 0, 0, PAGE_W, PAGE_H, 0);
    struct sw_node *n = pen_rect(p, M_FRAME, BOARD_X, BOARD_Y, BOARD_W, BOARD_H, 6);
    n->height = SW_STANDING;
    n->edge = SW_INK;
    pen_rect(p, M_PARCHMENT, BOARD_X + FRAME, BOARD_Y + FRAME, BOARD_W - 2 * FRAME,
             BOARD_H - 2 * FRAME, 0)
        ->edge = SW_GOLD;
    pen_icon(p, "rose", SW_INK, CITY_X + CITY_W - 80, INNER_Y + 468, 60, 60);
    for (int i = 0; i < 4; i++) {
        static const int turn[4] = {0, 90, 270, 180};
        pen_icon(p, "corner", M_LEAF, BOARD_X + FRAME + 4 + i % 2 * (BOARD_W - 2 * FRAME - 52),
                 BOARD_Y + FRAME + 4 + i / 2 * (BOARD_H - 2 * FRAME - 52), 44, 44)
            ->turn = (int16_t)turn[i];
    }
}

static void open_pen(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                     enum sw_lang lang, const char *const *names)
{
    pen_open(p, g, s, lang, names);
    p->say_mark = say_mark;
    p->t = tables(g);
    p->n = nuernberg(s);
}

void nuernberg_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, out->wish.names);
    pen_page(&p, out, seat, p.n->current, PAGE_W, PAGE_H, BOARD_X + BOARD_W + 8);
    nuernberg_learn(&p);
    draw_ground(&p);
    draw_title(&p);
    nuernberg_draw_land(&p);
    nuernberg_draw_city(&p);
    nuernberg_draw_table(&p);
    nuernberg_draw_seats(&p);
    nuernberg_draw_panel(&p);
    nuernberg_draw_terminal(&p);
}

void nuernberg_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    p.seat = seat;
    nuernberg_say_prompt(&p, seat, out);
}

void nuernberg_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    p.seat = a->seat;
    nuernberg_verbs[a->verb].speak(&p, a, out);
}

/* Turning up a card, and discarding once enough cards lie aside. */
int nuernberg_seat_colour(const struct sw_game *g, const struct sw_state *s, int seat)
{
    (void)g;
    return M_COLOUR + colour_of_seat(s->seats, seat);
}

bool nuernberg_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                       struct sw_action *out)
{
    int phase = s->phase, verb = phase == DRAW ? V_DRAW : V_DISCARD;

    if (phase != DRAW && phase != DISCARD)
        return false;
    *out = (struct sw_action){.verb = (uint8_t)verb, .seat = (uint8_t)seat};
    return sw_check(g, s, out) == 0;
}

/* Whoever does not want to trade says so once a turn, whatever is proposed. */
bool nuernberg_standing(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct sw_standing *out)
{
    const struct nuernberg *n = nuernberg(s);

    (void)g;
    if (s->phase != REPLY || n->seat[seat].reply != ASKED)
        return false;
    *out = (struct sw_standing){.action = {.verb = V_REJECT, .seat = (uint8_t)seat},
                                .words = W_NO_TRADES,
                                .turn = (uint32_t)s->round * SEATS + n->current};
    return true;
}
