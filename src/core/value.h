/* SPDX-License-Identifier: MIT */
/* value.h - one number or set in memory, as fields of states and cells of tables have it. */
#ifndef CORE_VALUE_H
#define CORE_VALUE_H

#include "spielwerk.h"

int value_width(int type); /* bytes; 0 for a text */
bool value_is_set(int type);
void value_range(int type, int64_t *least, int64_t *most); /* of a number */

/* The value at `at`, which need not be aligned; a set as its bits. */
int64_t value_load(int type, const void *at);
void value_store(int type, void *at, int64_t value);

/* A set as its members with `between` in between, "-" if it is empty. */
void value_print_set(const struct sw_game *g, int kind, uint64_t set, const char *between,
                     struct sw_text *out);
/* Read that back: members separated by any of the characters of `between`, each once. On
 * failure `bad` is the first thing that is no member. */
bool value_parse_set(const struct sw_game *g, int type, int kind, const char *text,
                     const char *between, uint64_t *set, char bad[SW_MAX_TOKEN]);

#endif
