/* SPDX-License-Identifier: MIT */
/* components.h - component tables in words, as people read them. */
#ifndef RENDER_COMPONENTS_H
#define RENDER_COMPONENTS_H

#include "spielwerk_match.h"

/* What a column is called. Nothing is added for one that people need not see: it is for
 * programs, or in the other language. */
void components_title(const struct sw_game *g, int table, int column, enum sw_lang lang,
                      struct sw_text *out);

/* The same for a part of a column's name: "wood", or what "cost_wood" begins with. */
void components_word(const struct sw_game *g, const char *name, enum sw_lang lang,
                     struct sw_text *out);
void components_stem(const struct sw_game *g, const struct sw_column *col, enum sw_lang lang,
                     struct sw_text *out);

/* What a cell says: "red gate, yellow gate" for R+Y. */
void components_cell(const struct sw_game *g, int table, int row, int column, enum sw_lang lang,
                     struct sw_text *out);

/* SW_DE for a text like "name_de"; SW_LANGS: it is in no language. */
int components_language(const struct sw_column *col);

#endif
