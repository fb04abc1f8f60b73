/* SPDX-License-Identifier: MIT */
/* line.h - taking a line of a script apart, in place. */
#ifndef SCRIPT_LINE_H
#define SCRIPT_LINE_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static inline bool line_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Cut blanks off both ends. */
static inline char *line_trim(char *s)
{
    while (line_blank(*s))
        s++;
    size_t n = strlen(s);
    while (n > 0 && line_blank(s[n - 1]))
        s[--n] = 0;
    return s;
}

/* The first word of *rest, which moves behind it; "" at the end. */
static inline char *line_word(char **rest)
{
    char *word = *rest, *p = word;
    while (*p && !line_blank(*p))
        p++;
    if (*p)
        *p++ = 0;
    *rest = line_trim(p);
    return word;
}

/* Cut `s` at the first `mark` that stands between blanks; what follows it, or NULL. */
static inline char *line_split(char *s, const char *mark)
{
    size_t n = strlen(mark);
    for (char *p = strstr(s, mark); p; p = strstr(p + 1, mark)) {
        if ((p > s && !line_blank(p[-1])) || (p[n] && !line_blank(p[n])))
            continue;
        *p = 0;
        line_trim(s);
        return line_trim(p + n);
    }
    return NULL;
}

static inline bool line_number(const char *s, long least, long most, int *out)
{
    char *end;
    long n = strtol(s, &end, 10);
    if (end == s || *end || *s == '+' || line_blank(*s) || n < least || n > most)
        return false;
    *out = (int)n;
    return true;
}

#endif
