/* SPDX-License-Identifier: MIT */
/* check.c - counting what is as it should be. */
#include "check.h"

#include <stdio.h>
#include <string.h>

static int passed, failed;

bool check(bool good, const char *what, const char *more)
{
    passed += good;
    failed += !good;
    if (!good)
        printf("FAIL %s %s\n", what, more ? more : "");
    return good;
}

int check_passed(void)
{
    return passed;
}

int check_end(void)
{
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}

bool is_no(json_t *answer, const char *name)
{
    const char *no = json_string_value(json_object_get(answer, "no"));
    bool same = strcmp(no ? no : "(none)", name) == 0;

    if (!same)
        printf("     got %s instead of %s\n", no ? no : "no refusal", name);
    json_decref(answer);
    return same;
}

bool is_good(json_t *answer)
{
    bool good = answer && !json_object_get(answer, "no");

    if (!good && answer)
        printf("     refused: %s\n", json_string_value(json_object_get(answer, "no")));
    json_decref(answer);
    return good;
}
