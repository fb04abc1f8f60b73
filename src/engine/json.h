/* SPDX-License-Identifier: MIT */
/* json.h - writing JSON member by member. A comma is written before every member or item
 * that is not the first behind its bracket, so nobody has to think of commas. */
#ifndef ENGINE_JSON_H
#define ENGINE_JSON_H

#include "spielwerk.h"

static inline void json_next(struct sw_text *out)
{
    char last = out->len ? out->data[out->len - 1] : '[';

    if (last != '{' && last != '[' && last != ':' && last != ' ')
        sw_text_add(out, ",");
}

/* Open an object or a list: as a member of that name, or as an item if it is NULL. */
static inline void json_open(struct sw_text *out, const char *name, const char *bracket)
{
    json_next(out);
    if (name)
        sw_text_addf(out, "\"%s\":", name);
    sw_text_add(out, bracket);
}

static inline void json_close(struct sw_text *out, const char *bracket)
{
    sw_text_add(out, bracket);
}

static inline void json_text(struct sw_text *out, const char *name, const char *value)
{
    json_open(out, name, "");
    sw_text_add_json(out, value);
}

static inline void json_number(struct sw_text *out, const char *name, int value)
{
    json_open(out, name, "");
    sw_text_addf(out, "%d", value);
}

static inline void json_none(struct sw_text *out, const char *name)
{
    json_open(out, name, "null");
}

#endif
