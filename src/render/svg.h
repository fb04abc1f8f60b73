/* SPDX-License-Identifier: MIT */
/* svg.h - a scene as an SVG drawing. */
#ifndef RENDER_SVG_H
#define RENDER_SVG_H

#include "spielwerk_scene.h"

struct svg_options {
    bool dark;         /* the colours of a dark table */
    bool standalone;   /* with all symbols and patterns inside: a file of its own */
    const char *title; /* of the whole picture; NULL: the game's id */
};

/* Append the picture: one well-formed <svg> element in board units. Every node carries
 * data-id, every part of a piece data-part="PIECE" and data-at="X Y", every clickable one
 * data-mark="KIND:VALUE" (a second pair as data-also) and its spoken label as a <title>;
 * previews carry data-piece and a part of class sw-preview. Without `standalone` the page
 * around it must hold the symbols (svg_symbols). */
void svg_write(const struct sw_game *g, const struct sw_scene *sc, const struct svg_options *o,
               struct sw_text *out);

/* The symbols and patterns of the engine and of the game, as invisible <svg> elements. */
void svg_symbols(const struct sw_game *g, struct sw_text *out);

/* Append `s` with the five characters that mean something in XML replaced, and those that
 * may not stand in XML at all left out. */
void svg_escape(struct sw_text *out, const char *s);

extern const char render_art[];

#endif
