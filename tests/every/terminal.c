/* SPDX-License-Identifier: MIT */
/* terminal.c - the terminal's picture fits the terminal, whatever its size, and players are
 * called by their names. */
#include <string.h>

#include "every.h"
#include "render/term.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

/* Room for a question with three answers. Late in a match at a full table a small terminal may
 * show less than everything, so only the first half hour must fit. */
enum { LINES_ASKED = 5, EARLY = 120 };

static struct sw_scene scene;

static const char *const players[SW_MAX_SEATS] = {"Ada", "Konrad", "Wilhelmine von Humboldt",
                                                  "山田太郎さん", "Q"};

/* The picture as text, for whoever is to move; lives until the next call. */
static const char *picture(struct spot *p, int cols, int rows, enum sw_lang lang)
{
    static char memory[1 << 16];
    static union sw_any_state known;
    struct term_options plain = {.colour = false};
    struct sw_text text;
    int seat = p->seat < 0 ? 0 : p->seat;
    memcpy(&known, p->s, p->g->state_size);
    sw_censor(p->g, &known.head, seat);
    memset(&scene, 0, sizeof scene);
    scene.wish = (struct sw_wish){(int16_t)cols, (int16_t)rows, players};
    p->g->view.scene(p->g, &known.head, seat, lang, &scene);
    sw_text_init(&text, memory, sizeof memory);
    term_write(p->g, &scene, &plain, &text);
    return memory;
}

static int widest_line(const char *text)
{
    int widest = 0;
    char line[1024];
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        size_t kept = n < sizeof line ? n : sizeof line - 1;
        memcpy(line, text, kept);
        line[kept] = 0;
        int width = term_width(line);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* Nothing is lost at the right or at the bottom. */
static bool nothing_is_cut(struct spot *p, int cols, int rows)
{
    for (int i = 0; i < scene.nodes; i++) {
        const struct sw_node *n = &scene.node[i];
        const char *glyph = scene.text + n->glyph;
        if (!n->glyph || n->row < 0)
            continue;
        if (n->col < 0 || n->col + term_width(glyph) > scene.cols || n->row >= scene.rows)
            return broken(p, "%d x %d: \"%s\" at column %d, row %d is cut off", cols, rows,
                          glyph, n->col, n->row);
    }
    return true;
}

static bool fits(struct spot *p, int cols, int rows, enum sw_lang lang)
{
    int widest = widest_line(picture(p, cols, rows, lang));
    if (widest > cols)
        return broken(p, "%d x %d: a line of %d columns", cols, rows, widest);
    if (rows && scene.rows > rows - LINES_ASKED)
        return broken(p, "%d x %d: %d lines leave no room for the question", cols, rows,
                      scene.rows);
    if (scene.full)
        return broken(p, "%d x %d: too many nodes", cols, rows);
    return nothing_is_cut(p, cols, rows);
}

static bool fits_usual_terminals(struct spot *p)
{
    static const int size[][2] = {{80, 24}, {80, 50}, {80, 0}, {100, 30}, {100, 45}, {100, 0}};
    int at = (int)sw_rng_below(p->luck, (uint32_t)COUNT(size));
    return p->s->ply > EARLY ||
           (fits(p, 80, 24, SW_DE) && fits(p, size[at][0], size[at][1], SW_EN) &&
            fits(p, size[at][0], size[at][1], SW_DE));
}

static bool narrow_terminals_cut_no_line_in_two(struct spot *p)
{
    int cols = 1 + (int)sw_rng_below(p->luck, 79);
    int widest = widest_line(picture(p, cols, 24, SW_DE));
    return widest <= cols || broken(p, "%d columns: a line of %d", cols, widest);
}

/* What people are called stands on the board, cut where it is too long. */
static bool players_have_their_names(struct spot *p)
{
    static const char *const begins[] = {"Ada", "Konrad", "Wilh"};
    static const int size[][2] = {{0, 0}, {80, 0}, {80, 24}, {100, 40}};
    if (p->s->ply ||
        p->s->seats > p->g->seats_min) /* later, who sits far away may be a colour */
        return true;
    for (int i = 0; i < COUNT(size); i++) {
        const char *text = picture(p, size[i][0], size[i][1], SW_EN);
        for (int seat = 0; seat < p->s->seats && seat < COUNT(begins); seat++)
            if (!strstr(text, begins[seat]))
                return broken(p, "%d x %d: %s is not there", size[i][0], size[i][1],
                              begins[seat]);
        if (strstr(text, "Seat "))
            return broken(p, "%d x %d: somebody is called Seat", size[i][0], size[i][1]);
    }
    return true;
}

const struct property terminal_properties[] = {
    {"the terminal's picture fits", SOMETIMES, fits_usual_terminals},
    {"narrow terminals cut no line in two", SOMETIMES, narrow_terminals_cut_no_line_in_two},
    {"players have their names in the terminal", ALWAYS, players_have_their_names},
};
const int terminal_property_count = COUNT(terminal_properties);
