/* SPDX-License-Identifier: MIT */
/* fields.h - what fields.c shares with json.c: walking over the elements of a field. */
#ifndef CORE_FIELDS_H
#define CORE_FIELDS_H

#include "spielwerk_match.h"

enum { FIELD_DIMS = SW_MAX_DIMS, FIELD_LINE = 4096 /* longest printed row */ };

int field_dims(const struct sw_field *f);
/* True if the name ends in '#': its last dimension is printed as one row. */
bool field_has_row(const struct sw_field *f);
int64_t field_value(const struct sw_field *f, const struct sw_state *s, const int index[]);
/* One value as text; a set as its members with blanks in between. */
void field_print(const struct sw_game *g, const struct sw_field *f, int64_t value,
                 struct sw_text *out);

#endif
