/* SPDX-License-Identifier: MIT */
/* plain.c - what may stand in one line of a file, and a number that sums a text up.
 *
 * Names, edition cells and saves come from outside and go into files made of lines. What
 * is let in here can be written into such a line and read back unchanged. */
#include "core/plain.h"

#include <string.h>

static size_t length_by_first_byte(unsigned char c)
{
    if (c < 0x80)
        return c >= 0x20 && c != 0x7f ? 1 : 0;
    if (c >= 0xc2 && c <= 0xdf)
        return 2;
    if (c >= 0xe0 && c <= 0xef)
        return 3;
    return c >= 0xf0 && c <= 0xf4 ? 4 : 0;
}

/* The second byte rules out overlong forms, surrogates, numbers beyond U+10FFFF, and the
 * control characters U+0080 to U+009F. */
static bool second_byte_fits(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xc2:
        return second >= 0xa0;
    case 0xe0:
        return second >= 0xa0;
    case 0xed:
        return second <= 0x9f;
    case 0xf0:
        return second >= 0x90;
    case 0xf4:
        return second <= 0x8f;
    default:
        return true;
    }
}

size_t plain_char(const char *s, size_t n)
{
    size_t length = length_by_first_byte((unsigned char)s[0]);

    if (length > n)
        return 0;
    for (size_t i = 1; i < length; i++)
        if (((unsigned char)s[i] & 0xc0) != 0x80)
            return 0;
    if (length > 1 && !second_byte_fits((unsigned char)s[0], (unsigned char)s[1]))
        return 0;
    return length;
}

/* Most text is plain ASCII. */
bool plain_text(const char *s, size_t n)
{
    for (size_t at = 0; at < n;) {
        bool ascii = s[at] >= 0x20 && s[at] < 0x7f;
        size_t length = ascii ? 1 : plain_char(s + at, n - at);
        if (length == 0)
            return false;
        at += length;
    }
    return true;
}

bool plain_label(const char *s)
{
    size_t n = strlen(s);

    return n > 0 && s[0] != ' ' && s[n - 1] != ' ' && plain_text(s, n);
}

uint64_t plain_hash(uint64_t hash, const char *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        hash = (hash ^ (unsigned char)s[i]) * PLAIN_FACTOR;
    return hash;
}
