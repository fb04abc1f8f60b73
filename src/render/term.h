/* SPDX-License-Identifier: MIT */
/* term.h - a scene as text: its glyphs on a grid of cells. */
#ifndef RENDER_TERM_H
#define RENDER_TERM_H

#include "spielwerk_scene.h"

struct term_options {
    bool colour; /* ANSI escapes, 256 colours; else plain text */
    int indent;  /* blanks before every line */
};

/* Append the picture, one line per row, blanks at the ends of lines cut off. A glyph is
 * written in the colour of its node's material (SW_CLEAR and SW_INK: the terminal's own
 * foreground), bold with SW_BOLD, underlined with SW_GLOW, faint with SW_GHOST. The edge
 * material of a node without a picture is its background. Later nodes cover earlier
 * ones; what lies outside the grid is left out. */
void term_write(const struct sw_game *g, const struct sw_scene *sc,
                const struct term_options *o, struct sw_text *out);

/* How many cells a text takes: combining marks none, wide characters two. */
int term_width(const char *s);

#endif
