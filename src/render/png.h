/* SPDX-License-Identifier: MIT */
/* png.h - an SVG drawing as a PNG picture. */
#ifndef RENDER_PNG_H
#define RENDER_PNG_H

#include "spielwerk.h"

/* Append the PNG of `svg`, `width` pixels wide (0: as wide as the drawing says). Runs
 * rsvg-convert; false and *e if it is missing or refuses. Not part of the engine proper:
 * it starts a process. */
bool png_write(const char *svg, size_t size, int width, struct sw_text *out,
               struct sw_error *e);

#endif
