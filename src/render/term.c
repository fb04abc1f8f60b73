/* SPDX-License-Identifier: MIT */
/* term.c - a scene as text: its glyphs on a grid of cells.
 *
 * The picture is made row by row, so that it needs no memory but one row of cells. */
#include "term.h"

#include <string.h>

enum { CELLS = 256, DEFAULT = -1 };

/* What stands in a cell: the bytes of one character with its combining marks; none in the
 * right half of a wide one. */
struct cell {
    char bytes[12];
    uint8_t len, flags;
    bool right_half;
    int16_t front, back;
};

/* ---- UTF-8 ------------------------------------------------------------------- */

/* The character at *s, and *s moved behind it; 0 for bytes that are no UTF-8. */
static uint32_t next_char(const char **s)
{
    const unsigned char *p = (const unsigned char *)*s;
    int more = *p >= 0xF8 ? 0 : *p >= 0xF0 ? 3 : *p >= 0xE0 ? 2 : *p >= 0xC0 ? 1 : 0;
    uint32_t c = more == 3 ? *p & 7u : more == 2 ? *p & 15u : more == 1 ? *p & 31u : *p;
    int i = 1;

    for (; i <= more && (p[i] & 0xC0) == 0x80; i++)
        c = c << 6 | (p[i] & 63u);
    *s += i;
    return i <= more || (!more && *p >= 0x80) ? 0 : c;
}

/* Only what appears in our texts and in people's names: marks that stand on the letter
 * before, and the wide blocks of East Asia and of pictures. */
static int char_width(uint32_t c)
{
    if ((c >= 0x300 && c < 0x370) || (c >= 0x200B && c <= 0x200F) || (c & 0xFFFFF0) == 0xFE00)
        return 0;
    if ((c >= 0x1100 && c < 0x1160) || (c >= 0x2E80 && c < 0xA4D0) ||
        (c >= 0xAC00 && c < 0xD7A4) || (c >= 0xF900 && c < 0xFB00) ||
        (c >= 0xFE30 && c < 0xFE70) || (c >= 0xFF00 && c < 0xFF61) ||
        (c >= 0x1F300 && c < 0x1FB00) || (c >= 0x20000 && c < 0x40000))
        return 2;
    return 1;
}

/* No text may steer the terminal. */
static bool is_control(uint32_t c)
{
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

int term_width(const char *s)
{
    int width = 0;

    while (*s) {
        uint32_t c = next_char(&s);
        width += is_control(c) ? 0 : char_width(c);
    }
    return width;
}

/* ---- one row ------------------------------------------------------------------ */

static void blank(struct cell *c, int back)
{
    *c = (struct cell){.bytes = " ", .len = 1, .front = DEFAULT, .back = (int16_t)back};
}

/* Cutting a wide character in half leaves a blank in its other half. */
static void free_cell(struct cell *row, int cols, int at)
{
    if (row[at].right_half && at > 0)
        blank(&row[at - 1], row[at - 1].back);
    if (at + 1 < cols && row[at + 1].right_half)
        blank(&row[at + 1], row[at + 1].back);
}

static void put(struct cell *row, int cols, int at, const struct cell *style, const char *s,
                size_t len, int width)
{
    for (int i = 0; i < width; i++)
        free_cell(row, cols, at + i);
    int back = style->back == DEFAULT ? row[at].back : style->back;
    for (int i = 0; i < width; i++) {
        row[at + i] = *style;
        row[at + i].back = (int16_t)back;
        row[at + i].right_half = i > 0;
    }
    memcpy(row[at].bytes, s, len);
    row[at].len = (uint8_t)len;
}

static void add_mark(struct cell *c, const char *s, size_t len)
{
    if (c->len + len <= sizeof c->bytes) {
        memcpy(c->bytes + c->len, s, len);
        c->len = (uint8_t)(c->len + len);
    }
}

static int ansi(const struct sw_game *g, int material)
{
    return material == SW_CLEAR || material == SW_INK ? DEFAULT
                                                      : sw_material(g, material)->ansi;
}

static void plot(const struct sw_game *g, const struct sw_scene *sc, const struct sw_node *n,
                 struct cell *row, int cols)
{
    struct cell style = {.flags = (uint8_t)(n->flags & (SW_BOLD | SW_GHOST | SW_GLOW)),
                         .front = (int16_t)ansi(g, n->material),
                         .back = DEFAULT};
    const char *s = sc->text + n->glyph;
    int col = n->col;

    if (n->x == SW_NOWHERE)
        style.back = (int16_t)ansi(g, n->edge);
    while (*s) {
        const char *start = s;
        uint32_t c = next_char(&s);
        int width = char_width(c);
        if (is_control(c))
            continue;
        if (!width && col > 0 && col <= cols)
            add_mark(&row[col - 1], start, (size_t)(s - start));
        else if (width && col >= 0 && col + width <= cols)
            put(row, cols, col, &style, start, (size_t)(s - start), width);
        col += width;
    }
}

/* ---- writing -------------------------------------------------------------------- */

static bool same_style(const struct cell *x, const struct cell *y)
{
    return x->front == y->front && x->back == y->back && x->flags == y->flags;
}

static void write_style(const struct cell *c, struct sw_text *out)
{
    sw_text_add(out, "\033[0");
    if (c->flags & SW_BOLD)
        sw_text_add(out, ";1");
    if (c->flags & SW_GHOST)
        sw_text_add(out, ";2");
    if (c->flags & SW_GLOW)
        sw_text_add(out, ";4");
    if (c->front != DEFAULT)
        sw_text_addf(out, ";38;5;%d", c->front);
    if (c->back != DEFAULT)
        sw_text_addf(out, ";48;5;%d", c->back);
    sw_text_add(out, "m");
}

static int used(const struct cell *row, int cols, bool colour)
{
    while (cols > 0 && row[cols - 1].len == 1 && row[cols - 1].bytes[0] == ' ' &&
           (!colour || row[cols - 1].back == DEFAULT))
        cols--;
    return cols;
}

static void write_row(const struct cell *row, int cols, const struct term_options *o,
                      struct sw_text *out)
{
    struct cell now = {.front = DEFAULT, .back = DEFAULT};
    const struct cell plain = now;

    cols = used(row, cols, o->colour);
    if (cols)
        sw_text_addf(out, "%*s", o->indent, "");
    for (int i = 0; i < cols; i++) {
        if (o->colour && !row[i].right_half && !same_style(&row[i], &now)) {
            now = row[i];
            write_style(&now, out);
        }
        sw_text_add_bytes(out, row[i].bytes, row[i].len);
    }
    sw_text_add(out, same_style(&now, &plain) ? "\n" : "\033[0m\n");
}

void term_write(const struct sw_game *g, const struct sw_scene *sc,
                const struct term_options *o, struct sw_text *out)
{
    struct cell row[CELLS];
    int cols = sc->cols < CELLS ? sc->cols : CELLS;

    for (int y = 0; y < sc->rows; y++) {
        for (int x = 0; x < cols; x++)
            blank(&row[x], DEFAULT);
        for (int i = 0; i < sc->nodes; i++)
            if (sc->node[i].row == y && sc->node[i].glyph)
                plot(g, sc, &sc->node[i], row, cols);
        write_row(row, cols, o, out);
    }
}
