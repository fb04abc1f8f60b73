/* SPDX-License-Identifier: MIT */
/* number.c - numbers that others send: whole, and in the range that is asked for. */
#include "number.h"

#include <inttypes.h>
#include <stdio.h>

bool number_in(json_t *value, int64_t least, int64_t most, int64_t *out)
{
    int64_t number = json_integer_value(value);

    if (!json_is_integer(value) || number < least || number > most)
        return false;
    *out = number;
    return true;
}

static bool out_of_range(const char *name, int64_t least, int64_t most, struct refusal *r)
{
    char from[24], to[24];

    snprintf(from, sizeof from, "%" PRId64, least);
    snprintf(to, sizeof to, "%" PRId64, most);
    r->game = &server_language;
    return sw_fail(&r->error, S_NUMBER_RANGE, name, from, to, NULL);
}

bool number_optional(json_t *object, const char *name, int64_t least, int64_t most,
                     int64_t *out, struct refusal *r)
{
    json_t *value = json_object_get(object, name);

    return !value || number_in(value, least, most, out) || out_of_range(name, least, most, r);
}

bool number_member(json_t *object, const char *name, int64_t least, int64_t most, int64_t *out,
                   struct refusal *r)
{
    if (!json_object_get(object, name))
        return refuse(r, S_MEMBER_MISSING, name, NULL);
    return number_optional(object, name, least, most, out, r);
}
