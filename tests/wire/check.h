/* SPDX-License-Identifier: MIT */
/* check.h - counting what is as it should be. */
#ifndef WIRE_CHECK_H
#define WIRE_CHECK_H

#include <jansson.h>
#include <stdbool.h>

/* Count it; if it is not good, say so. Gives `good`. */
bool check(bool good, const char *what, const char *more);
int check_passed(void);
/* "N passed, N failed", and the exit code. */
int check_end(void);

/* Is this the name of a refusal? Takes the answer. */
bool is_no(json_t *answer, const char *name);
bool is_good(json_t *answer);

#endif
