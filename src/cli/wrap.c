/* SPDX-License-Identifier: MIT */
/* wrap.c - long lines, broken between words to fit the screen. */
#include "wrap.h"

#include <string.h>

#include "render/term.h"

/* Columns of the first n bytes. */
static int columns(const char *s, size_t n)
{
    struct sw_text part;
    int width;

    sw_text_init_heap(&part);
    sw_text_add_bytes(&part, s, n);
    width = n ? term_width(part.data) : 0;
    sw_text_clear(&part);
    return width;
}

/* Where the text of a line begins, behind its number or name; never so far to the right that
 * nothing fits there. */
static int hanging(const char *line, size_t length, int width)
{
    size_t lead = strspn(line, " "), i = lead;

    while (i < length) {
        size_t word = strcspn(line + i, " \n");
        size_t gap = strspn(line + i + word, " ");
        i += word + gap;
        if (gap >= 2 && i < length && columns(line, i) <= width / 2)
            return columns(line, i);
    }
    return lead < (size_t)width / 2 ? (int)lead : 0;
}

static void add_line(struct sw_text *out, const char *line, size_t length, int width)
{
    int hang = hanging(line, length, width), column = 0;

    for (size_t i = 0; i < length;) {
        size_t gap = strspn(line + i, " ");
        size_t word = i + gap < length ? strcspn(line + i + gap, " \n") : 0;
        int wide = columns(line + i + gap, word);
        if (column > hang && column + (int)gap + wide > width) {
            sw_text_addf(out, "\n%*s", hang, "");
            column = hang;
        } else {
            sw_text_addf(out, "%*s", word ? (int)gap : 0, "");
            column += (int)gap;
        }
        sw_text_add_bytes(out, line + i + gap, word);
        column += wide;
        i += gap + word;
    }
}

void wrap_add(struct sw_text *out, const char *text, int width)
{
    while (width > 0 && *text) {
        size_t length = strcspn(text, "\n");
        add_line(out, text, length, width);
        sw_text_add(out, text[length] ? "\n" : "");
        text += length + (text[length] != 0);
    }
    sw_text_add(out, text);
}

void wrap_from(struct sw_text *out, size_t start, int width)
{
    struct sw_text copy;

    if (width <= 0 || out->len <= start)
        return;
    sw_text_init_heap(&copy);
    sw_text_add_bytes(&copy, out->data + start, out->len - start);
    out->len = start;
    out->data[start] = 0;
    wrap_add(out, copy.data, width);
    sw_text_clear(&copy);
}
