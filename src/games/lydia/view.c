/* SPDX-License-Identifier: MIT */
/* view.c - Lions of Lydia as a picture: colours, and the page.
 *
 * The page follows the table: the city large, the own board under it, the others' boards
 * at the right. What may be clicked is asked of the rules, never decided here. */
#include "view.h"

enum { WIDTH = 1440, HEIGHT = 1000 };

const struct sw_material lydia_materials[] = {
    /*                              name        light     dark      ansi pattern */
    [M_COLOUR + RED - M_COLOUR] = {"red", 0xB5452C, 0xC9573B, 167, "hatch-0"},
    [M_COLOUR + YELLOW - M_COLOUR] = {"yellow", 0xE7BE3F, 0xE7BE3F, 178, "hatch-1"},
    [M_COLOUR + BLUE - M_COLOUR] = {"blue", 0x3E7CB1, 0x4F8FC6, 68, "hatch-2"},
    [M_COLOUR + GREEN - M_COLOUR] = {"green", 0x6F8F3A, 0x7FA046, 107, "hatch-3"},
    [M_LYDIAN - M_COLOUR] = {"lydian", 0xD39A1C, 0xDBA52C, 136, NULL},
    [M_TERRACOTTA - M_COLOUR] = {"terracotta", 0xC07A54, 0x6E4130, 137, "terracotta"},
    [M_LIMESTONE - M_COLOUR] = {"limestone", 0xE3D6B6, 0x93866B, 187, "limestone"},
    [M_PAVING - M_COLOUR] = {"paving", 0xF3EAD2, 0xB0A283, 230, NULL},
    [M_WALL - M_COLOUR] = {"wall", 0xCDB98F, 0x7C6E52, 180, "wall"},
    [M_AEGEAN - M_COLOUR] = {"aegean", 0x2F6E93, 0x234F6C, 31, "aegean"},
    [M_FRAME - M_COLOUR] = {"frame", 0x1F5A80, 0x163F5B, 24, "meander"},
    [M_WATER - M_COLOUR] = {"water", 0x5AA6C4, 0x4A93B2, 74, NULL},
    [M_SUN - M_COLOUR] = {"sun", 0xE9AE2B, 0xE9AE2B, 214, NULL},
    [M_BAG - M_COLOUR] = {"bag", 0xB98B5A, 0xA27A4E, 137, NULL},
    [M_COLUMN - M_COLOUR] = {"column", 0xE6D7B2, 0xCDBD96, 180, NULL},
    [M_CARD - M_COLOUR] = {"card", 0xFDF8EA, 0x463D34, 255, NULL},
    [M_SUNNY - M_COLOUR] = {"sunny", 0xFCE9AE, 0x6B5423, 222, NULL},
    [M_KIND + START - M_COLOUR] = {"start", 0xD8B48C, 0x74583F, 137, NULL},
    [M_KIND + SILVER - M_COLOUR] = {"silver", 0xC6C9CC, 0x6B7075, 246, NULL},
    [M_KIND + GOLD - M_COLOUR] = {"gold", 0xE8C25A, 0x8D6C1D, 178, NULL},
    [M_KIND + PURPLE - M_COLOUR] = {"purple", 0xB98BB5, 0x6D3F6B, 133, NULL},
    [M_ON + RED - M_COLOUR] = {"on-red", 0xFFF9EC, 0xFFF9EC, 255, NULL},
    [M_ON + YELLOW - M_COLOUR] = {"on-yellow", 0x2C2018, 0x2C2018, 16, NULL},
    [M_ON + BLUE - M_COLOUR] = {"on-blue", 0xFFF9EC, 0x1A120C, 255, NULL},
    [M_ON + GREEN - M_COLOUR] = {"on-green", 0x1A120C, 0x1A120C, 16, NULL},
};

/* ---- the page ------------------------------ */

/* Who is to move and how far the match is: the line over the board. */
static void draw_title(struct pen *p)
{
    char say[256], round[32];
    struct sw_text text;
    const char *arg[4] = {round, NULL, NULL, NULL};

    pen_owner(p, OF_TITLE);
    pen_group(p, pen_word(p, W_TITLE));
    pen_text(p, pen_word(p, W_TITLE), SW_INK, BOARD_X, 35, TITLE + 4, SW_BOLD | SW_CAPS);
    sw_text_init(&text, say, sizeof say);
    snprintf(round, sizeof round, "%d", p->l->head.round);
    sw_say(&text, p->g, p->lang, W_VIEW_ROUND, arg);
    sw_text_add(&text, "  ·  ");
    snprintf(round, sizeof round, "%d", p->t->seats[p->l->head.seats - 2].target);
    sw_say(&text, p->g, p->lang, W_VIEW_GOAL, arg);
    pen_text(p, say, SW_FAINT, BOARD_X + BOARD_W, 33, TEXT, SW_END);
}

static void open_pen(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                     enum sw_lang lang, const char *const *names)
{
    pen_open(p, g, s, lang, names);
    p->t = tables(g);
    p->l = lydia(s);
}

void lydia_scene(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                 struct sw_scene *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, out->wish.names);
    pen_page(&p, out, seat, p.l->current, WIDTH, HEIGHT, BOARD_X + BOARD_W + 8);
    pen_owner(&p, OF_GROUND);
    pen_rect(&p, SW_TABLE, 0, 0, WIDTH, HEIGHT, 0);
    draw_title(&p);
    lydia_draw_city(&p);
    lydia_draw_display(&p);
    lydia_draw_seats(&p);
    lydia_draw_panel(&p);
    lydia_draw_terminal(&p);
}

void lydia_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    lydia_say_prompt(&p, seat, out);
}

void lydia_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                 enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    lydia_verbs[a->verb].speak(&p, a, out);
}

int lydia_seat_colour(const struct sw_game *g, const struct sw_state *s, int seat)
{
    (void)g;
    return M_COLOUR + lydia(s)->seat[seat].board;
}

bool lydia_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                   struct sw_action *out)
{
    return lydia(s)->current == seat && lydia_obvious_payment(g, lydia(s), out);
}
