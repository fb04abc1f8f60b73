/* SPDX-License-Identifier: MIT */
/* view.c - Altiplano as a picture: colours, and the page.
 *
 * The page follows the table: the ring of places on the plateau and the cards beside it, the
 * own board under them, the other boards at the right. What may be clicked, and which recipes
 * a board is ready for, is asked of the rules, never decided here. */
#include "view_pen.h"

const struct sw_material altiplano_materials[ALTIPLANO_MATERIALS] = {
    /*                               name        light     dark      ansi pattern */
    [M_GOOD + FOOD - M_GOOD] = {"food", 0xC98A3A, 0xD09A50, 173, NULL},
    [M_GOOD + FISH - M_GOOD] = {"fish", 0x3E7CA8, 0x4F90BE, 67, NULL},
    [M_GOOD + ALPACA - M_GOOD] = {"alpaca", 0xB08A5A, 0xB8986C, 180, NULL},
    [M_GOOD + CORN - M_GOOD] = {"corn", 0xE2B52C, 0xE2B52C, 220, NULL},
    [M_GOOD + WOOD - M_GOOD] = {"wood", 0x7A5230, 0x8E6440, 94, NULL},
    [M_GOOD + STONE - M_GOOD] = {"stone", 0x8C8C88, 0x98978F, 245, NULL},
    [M_GOOD + CACAO - M_GOOD] = {"cacao", 0x8A3F2A, 0xA2533A, 131, NULL},
    [M_GOOD + WOOL - M_GOOD] = {"wool", 0xC4B498, 0xCFC1A6, 223, NULL},
    [M_GOOD + ORE - M_GOOD] = {"ore", 0x5B4F6B, 0x74658A, 97, NULL},
    [M_GOOD + CLOTH - M_GOOD] = {"cloth", 0xB0306A, 0xC64A80, 162, NULL},
    [M_GOOD + SILVER - M_GOOD] = {"silver", 0x9FB0C0, 0xABBBCA, 152, NULL},
    [M_GOOD + GLASS - M_GOOD] = {"glass", 0x4E9A86, 0x5FAE99, 72, NULL},
    [M_GOOD + COIN - M_GOOD] = {"coin", 0xD9A62E, 0xD9A62E, 178, NULL},
    [M_PLACE + MARKET - M_GOOD] = {"market", 0xECCB94, 0x6B5236, 180, NULL},
    [M_PLACE + FARM - M_GOOD] = {"farm", 0xDECC8A, 0x615A36, 186, NULL},
    [M_PLACE + MINE - M_GOOD] = {"mine", 0xD6C4BA, 0x5A4E4A, 145, NULL},
    [M_PLACE + FOREST - M_GOOD] = {"forest", 0xCBD49C, 0x4C5836, 107, NULL},
    [M_PLACE + HARBOUR - M_GOOD] = {"harbour", 0xD3DCC8, 0x435862, 110, NULL},
    [M_PLACE + ROAD - M_GOOD] = {"road", 0xEFD9A8, 0x6B5A3A, 222, NULL},
    [M_PLACE + VILLAGE - M_GOOD] = {"village", 0xEBCDAE, 0x6B4E3C, 216, NULL},
    [M_SKY - M_GOOD] = {"sky", 0xF6CDAE, 0x2C2547, 217, NULL},
    [M_PLAIN - M_GOOD] = {"plain", 0xDDB974, 0x59472F, 179, NULL},
    [M_WEAVE - M_GOOD] = {"weave", 0x2B346B, 0x20284F, 61, "altiplano-weave"},
    [M_INDIGO - M_GOOD] = {"indigo", 0x35407E, 0x8A94D6, 61, NULL},
    [M_MAGENTA - M_GOOD] = {"magenta", 0xA82A62, 0xE07AA6, 162, NULL},
    [M_OCHRE - M_GOOD] = {"ochre", 0xC98A26, 0xE0A84A, 172, NULL},
    [M_PATH - M_GOOD] = {"path", 0xB98446, 0x3A2C1C, 137, NULL},
    [M_DUST - M_GOOD] = {"dust", 0xF1DCAE, 0x8A734E, 223, NULL},
    [M_MAT - M_GOOD] = {"mat", 0xF6E8C9, 0x3A3128, 230, "altiplano-linen"},
    [M_CARD - M_GOOD] = {"card", 0xFFFAEE, 0x4A4036, 255, NULL},
    [M_TILE - M_GOOD] = {"tile", 0xF3DDB4, 0x5C4A34, 223, NULL},
    [M_WALL - M_GOOD] = {"wall", 0xB98A52, 0x54402A, 137, "altiplano-plank"},
    [M_ROOM - M_GOOD] = {"room", 0xEADCBC, 0x2A231D, 187, NULL},
    [M_READY - M_GOOD] = {"ready", 0xFBDD84, 0x7A5F1E, 222, NULL},
    [M_MILESTONE - M_GOOD] = {"milestone", 0xB9B4AA, 0x9A958B, 248, NULL},
    [M_ON_WALL - M_GOOD] = {"on-wall", 0xFFF6DE, 0xEBDDBE, 255, NULL},
    [M_ON_SEAT - M_GOOD] = {"on-seat", 0xFFF9EC, 0x1A120C, 255, NULL},
};
_Static_assert(M_MATERIALS - M_GOOD == ALTIPLANO_MATERIALS, "every material has its row");

/* ---- what a board is ready for ------------------------------ */

/* We put the figure on each place in turn and let the rules say what could be done there. */
uint64_t altiplano_ready_recipes(const struct sw_game *g, const struct altiplano *m, int seat)
{
    struct altiplano try = *m;
    struct sw_action legal[SW_MAX_ACTIONS];
    const struct pen there = {.g = g, .t = tables(g), .m = &try};
    uint64_t ready = 0;

    if (m->head.over || m->head.phase == MISSION)
        return 0;
    try.head.phase = TURN;
    try.head.waiting = (uint8_t)(1 << seat);
    try.current = (uint8_t)seat;
    try.begun = PLACED;
    try.recipe = NONE;
    try.corn = try.stored = try.surplus = 0;
    for (int place = 0; place < PLACES; place++) {
        try.seat[seat].place = (uint8_t)place;
        int n = g->rules.legal(g, &try.head, seat, legal);
        for (int i = 0; i < n; i++) {
            int recipe = altiplano_action_recipe(&there, &legal[i]);
            if (recipe != NONE)
                ready |= bits_one(recipe);
        }
    }
    return ready;
}

/* ---- the page ------------------------------ */

static void say_number(const struct pen *p, int word, int n, struct sw_text *out)
{
    char number[16];

    snprintf(number, sizeof number, "%d", n);
    sw_say(out, p->g, p->lang, word, (const char *const[4]){number, NULL, NULL, NULL});
}

/* How far the match is: the line over the board. */
static void draw_title(struct pen *p)
{
    char say[256];
    struct sw_text text;
    int last = p->m->final_round, round = p->m->head.round;

    pen_owner(p, OF_TITLE);
    pen_group(p, pen_word(p, W_TITLE));
    pen_text(p, pen_word(p, W_TITLE), SW_INK, BOARD_X, 35, TITLE + 4, SW_BOLD | SW_CAPS);
    sw_text_init(&text, say, sizeof say);
    say_number(p, W_VIEW_ROUND, round, &text);
    if (!p->m->head.over)
        sw_text_addf(&text, "  ·  %s", pen_word(p, W_VIEW_PHASE_MISSION + p->m->head.phase));
    pen_text(p, say, SW_FAINT, BOARD_X + BOARD_W, 33, TEXT, SW_END);
    if (!last || p->m->head.over)
        return;
    int width = type_width(say, TEXT);
    pen_text(p, pen_word(p, last == round ? W_VIEW_LAST : W_VIEW_LAST_NEXT), SW_ACCENT,
             BOARD_X + BOARD_W - width - 24, 33, TEXT, SW_END | SW_BOLD);
}

static void open_pen(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                     enum sw_lang lang, const char *const *names)
{
    pen_open(p, g, s, lang, names);
    p->say_mark = altiplano_say_mark;
    p->t = tables(g);
    p->m = altiplano(s);
    p->goods_marked = 0;
    p->ready = 0;
}

/* A spectator looks at this board; when all plan at once, at the start player's. */
static int who_moves(const struct pen *p)
{
    if (p->m->current < p->m->head.seats)
        return p->m->current;
    return p->m->start < p->m->head.seats ? p->m->start : 0;
}

void altiplano_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, out->wish.names);
    pen_page(&p, out, seat, who_moves(&p), WIDTH, HEIGHT, BOARD_X + BOARD_W + 8);
    p.goods_marked = altiplano_goods_on_sheet(&p);
    p.ready = altiplano_ready_recipes(g, p.m, p.shown);
    pen_owner(&p, OF_GROUND);
    pen_rect(&p, SW_TABLE, 0, 0, WIDTH, HEIGHT, 0);
    draw_title(&p);
    altiplano_draw_ring(&p);
    altiplano_draw_shelf(&p);
    altiplano_draw_own(&p);
    altiplano_draw_side(&p);
    altiplano_draw_panel(&p);
    altiplano_draw_terminal(&p);
}

void altiplano_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    altiplano_say_prompt(&p, seat, out);
}

void altiplano_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    altiplano_say_action(&p, a, out);
}

/* What is left when there is no choice; and being done once every good is planned. */
bool altiplano_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                       struct sw_action *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(g, s, seat, legal), left = 0;

    for (int i = 0; i < n; i++)
        if (legal[i].verb != V_TAKE_BACK) {
            *out = legal[i];
            left++;
        }
    return left == 1;
}
