/* SPDX-License-Identifier: MIT */
/* number.h - numbers that others send: whole, and in the range that is asked for.
 *
 * Nothing else reads a number out of a message: what is a fraction, a text or too large for
 * where it is going to be kept is refused, and never cut. */
#ifndef SERVER_NUMBER_H
#define SERVER_NUMBER_H

#include <jansson.h>

#include "words.h"

#define NUMBER_MOST ((INT64_C(1) << 53) - 1) /* what every reader of JSON can hold */

/* Is this a whole number from `least` to `most`? */
bool number_in(json_t *value, int64_t least, int64_t most, int64_t *out);
/* The same of a member of an object; false and the reason. */
bool number_member(json_t *object, const char *name, int64_t least, int64_t most, int64_t *out,
                   struct refusal *r);
/* A member that may be missing: then *out stays as it is. */
bool number_optional(json_t *object, const char *name, int64_t least, int64_t most,
                     int64_t *out, struct refusal *r);

#endif
