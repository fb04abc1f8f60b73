/* SPDX-License-Identifier: MIT */
/* type.h - how much room a text takes, on the page and in the terminal, and how it is cut.
 *
 * Bytes that continue a character take no room; characters of East Asia and pictures are
 * wide. On the page letters have classes of widths: we measure without a font file. */
#ifndef KIT_TYPE_H
#define KIT_TYPE_H

#include <stdio.h>
#include <string.h>

#include "spielwerk_scene.h"

enum { TYPE_LEAST = 10, TYPE_CUT = 256 }; /* the smallest size; bytes of a cut text */

static inline bool type_continues(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

static inline bool type_is_wide(char byte)
{
    unsigned char c = (unsigned char)byte;

    return (c >= 0xE3 && c <= 0xED) || c >= 0xF0;
}

/* Cells of the terminal the character takes that begins with this byte. */
static inline int type_byte_cells(char byte)
{
    return type_continues(byte) ? 0 : type_is_wide(byte) ? 2 : 1;
}

/* Cells a text takes. */
static inline int type_cells(const char *s)
{
    int n = 0;

    for (; *s; s++)
        n += type_byte_cells(*s);
    return n;
}

/* `s` in at most `width` cells: itself, or its beginning and a dot-dot-dot in `cut`. NULL:
 * there is no room for anything. */
static inline const char *type_cut(const char *s, int width, char cut[TYPE_CUT])
{
    int n = 0, i = 0;

    if (type_cells(s) <= width)
        return s;
    if (width <= 0)
        return NULL;
    for (; s[i] && i < TYPE_CUT - 8; i++) {
        n += type_byte_cells(s[i]);
        if (n >= width)
            break;
        cut[i] = s[i];
    }
    snprintf(cut + i, (size_t)(TYPE_CUT - i), "…");
    return cut;
}

/* Width of a text in our typeface, in board units. The guess is on the wide side. */
static inline int type_width(const char *text, int size)
{
    int width = 0;

    for (; *text; text++)
        if (type_continues(*text))
            continue;
        else if (type_is_wide(*text))
            width += 100;
        else if (strchr("iljtfr.,:;'|!() ", *text))
            width += 29;
        else if (strchr("mwMWQO&@", *text))
            width += 78;
        else
            width += *text >= 'A' && *text <= 'Z' ? 64 : 48;
    return (width * size + 99) / 100;
}

/* `text` in at most `width` board units: itself, in a smaller *size where needed, or its
 * beginning and a dot-dot-dot in `cut` if even the smallest is too wide. `flags` as those of
 * a label. */
static inline const char *type_fit(const char *text, int *size, int flags, int width,
                                   char cut[TYPE_CUT])
{
    int i = 0;

    if (flags & SW_ITALIC) /* our italics run narrow */
        width = width * 7 / 6;
    while (*size > TYPE_LEAST && type_width(text, *size) > width)
        --*size;
    if (type_width(text, *size) <= width)
        return text;
    do {
        cut[i] = text[i];
        cut[++i] = 0;
    } while (i < TYPE_CUT - 8 &&
             (type_continues(text[i]) || type_width(cut, *size) + *size < width));
    snprintf(cut + i, (size_t)(TYPE_CUT - i), "…");
    return cut;
}

#endif
