/* SPDX-License-Identifier: MIT */
/* view.c - Hamlet as a picture: colours, and the page.
 *
 * The page follows the table: the village large, designs, market, church and goals at the
 * right, the seats along the lower edge. What may be clicked is asked of the rules, never
 * decided here. */
#include "view_pen.h"

#include "kit/bits.h"

#define ROW(material) [(material)-SW_MATERIAL_GAME]

const struct sw_material hamlet_materials[] = {
    /*                      name        light     dark      ansi pattern */
    ROW(M_MEADOW) = {"meadow", 0xB9C88C, 0x3F4C2F, 107, "hamlet-meadow"},
    ROW(M_FRAME) = {"frame", 0x66757F, 0x39444C, 66, "hamlet-slate"},
    ROW(M_THATCH) = {"thatch", 0xDDB65E, 0x8A6C2C, 179, "hamlet-thatch"},
    ROW(M_TILE + SPECIAL) = {"ground", 0xE2D9B0, 0x7D7552, 187, "hamlet-gravel"},
    ROW(M_TILE + PRODUCER) = {"field", 0xD9D58B, 0x7A7A43, 186, "hamlet-grass"},
    ROW(M_TILE + REFINERY) = {"yard", 0xD2D398, 0x727549, 180, "hamlet-grass"},
    ROW(M_TILE + LANDMARK) = {"park", 0xC3D58C, 0x5F7742, 150, "hamlet-grass"},
    ROW(M_EDGE + ROAD) = {"road", 0xEFD9A7, 0xC9AE77, 222, NULL},
    ROW(M_EDGE + FOREST) = {"forest", 0x557A31, 0x547A33, 64, NULL},
    ROW(M_EDGE + ROCK) = {"rock", 0x8C857A, 0x8C857A, 245, NULL},
    ROW(M_PATH) = {"path", 0xEFD9A7, 0xC9AE77, 222, NULL},
    ROW(M_BANK) = {"bank", 0xB08F57, 0x6E5832, 137, NULL},
    ROW(M_SLOT) = {"slot", 0xEFE6C4, 0x6B6146, 230, NULL},
    ROW(M_POINT) = {"point", 0xE0A62B, 0xE0A62B, 214, NULL},
    ROW(M_CARD) = {"card", 0xFDF8EA, 0x463D34, 255, NULL},
    ROW(M_SUNNY) = {"sunny", 0xFCE9AE, 0x6B5423, 222, NULL},
    ROW(M_BAND + SPECIAL) = {"band-special", 0xD8C79A, 0x74663F, 180, NULL},
    ROW(M_BAND + PRODUCER) = {"band-producer", 0xE3CD6A, 0x7C6A22, 185, NULL},
    ROW(M_BAND + REFINERY) = {"band-refinery", 0xD9A781, 0x7A4F31, 173, NULL},
    ROW(M_BAND + LANDMARK) = {"band-landmark", 0xA9C77E, 0x4E6A30, 150, NULL},
    ROW(M_RIBBON) = {"ribbon", 0x2F8F8B, 0x3FA8A3, 37, NULL},
    ROW(M_ROSETTE) = {"rosette", 0xC4607E, 0xD87A97, 168, NULL},
    ROW(M_GHOST) = {"ghost", 0xFBE38F, 0xE8CF7A, 222, NULL},
    ROW(M_HANDLE) = {"handle", 0xF6CE4E, 0xF6CE4E, 221, NULL},
    ROW(M_GLEAM) = {"gleam", 0xF6CE4E, 0xF6CE4E, 221, NULL},
    ROW(M_ON + 0) = {"on-seat-0", 0xFFF9EC, 0x1A120C, 255, NULL},
    ROW(M_ON + 1) = {"on-seat-1", 0xFFF9EC, 0x1A120C, 255, NULL},
    ROW(M_ON + 2) = {"on-seat-2", 0x1A120C, 0x1A120C, 16, NULL},
    ROW(M_ON + 3) = {"on-seat-3", 0xFFF9EC, 0x1A120C, 255, NULL},
};

/* ---- the page ------------------------------ */

/* How far the match is: the line over the board. */
static void draw_title(struct pen *p)
{
    char say[256], round[32];
    struct sw_text text;
    const char *arg[4] = {round, NULL, NULL, NULL};

    pen_owner(p, OF_TITLE);
    pen_group(p, pen_word(p, W_TITLE));
    pen_text(p, pen_word(p, W_TITLE), SW_INK, BOARD_X, 35, TITLE + 4, SW_BOLD | SW_CAPS);
    sw_text_init(&text, say, sizeof say);
    snprintf(round, sizeof round, "%d", p->h->head.round);
    sw_say(&text, p->g, p->lang, W_VIEW_ROUND, arg);
    sw_text_add(&text, "  ·  ");
    hamlet_say_progress(p, &text);
    pen_text(p, say, SW_FAINT, BOARD_X + BOARD_W, 33, TEXT + 1, SW_END);
}

static void open_pen(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                     enum sw_lang lang, const char *const *names)
{
    pen_open(p, g, s, lang, names);
    p->t = tables(g);
    p->h = hamlet(s);
}

void hamlet_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, struct sw_scene *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, out->wish.names);
    pen_page(&p, out, seat, p.h->current, PAGE_W, PAGE_H, BOARD_X + BOARD_W + 8);
    pen_owner(&p, OF_GROUND);
    pen_rect(&p, SW_TABLE, 0, 0, PAGE_W, PAGE_H, 0);
    draw_title(&p);
    hamlet_draw_village(&p);
    hamlet_draw_side(&p);
    hamlet_draw_seats(&p);
    if (s->over)
        hamlet_draw_result(&p);
    else
        hamlet_draw_bar(&p);
    hamlet_draw_terminal(&p);
}

void hamlet_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                   enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    hamlet_say_prompt(&p, seat, out);
}

void hamlet_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                  enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p;

    open_pen(&p, g, s, lang, names);
    hamlet_verbs[a->verb].speak(&p, a, out);
}

/* Pay as the rules propose; end a turn in which nothing else is left. */
bool hamlet_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(g, s, seat, legal);

    if (n != 1 && (n == 0 || legal[0].verb != V_SETTLE))
        return false;
    *out = legal[0];
    return true;
}
