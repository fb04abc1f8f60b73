/* SPDX-License-Identifier: MIT */
/* edition.h - edition files: component tables as JSON. See docs/edition-format.md. */
#ifndef EDITION_H
#define EDITION_H

#include "spielwerk_match.h"

/* Apply an edition file (n bytes of JSON) to an open game that has no match yet. Tables the
 * file leaves out stay; a table it gives replaces all rows, but a row whose id is known
 * may leave columns out. False and *e, naming table, row and column (or the line of broken
 * JSON), if anything is wrong; *g has not changed then. */
bool edition_read(struct sw_game *g, const char *json, size_t n, struct sw_error *e);

/* The game's tables as an edition file, one row per line. */
void edition_write(const struct sw_game *g, struct sw_text *out);

#endif
