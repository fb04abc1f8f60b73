/* SPDX-License-Identifier: MIT */
/* rows.h - the component tables of a game as people like to read them. */
#ifndef CLI_ROWS_H
#define CLI_ROWS_H

#include "cli.h"

/* A whole table: columns without anything in them are left out, numbers whose names begin
 * alike ("cost_R", "cost_Y") share a column, names are in one language, and what is the same
 * in all rows is said once. */
void rows_table(struct cli *c, const struct sw_game *g, int table, struct sw_text *out);

/* What all tables say about the thing with this id or name (in any case of letters), in words.
 * False if there is none. */
bool rows_card(struct cli *c, const struct sw_game *g, const char *name, struct sw_text *out);

#endif
