/* SPDX-License-Identifier: MIT */
/* plain.h - what may stand in one line of a file, and a number that sums a text up. */
#ifndef CORE_PLAIN_H
#define CORE_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many bytes of s (n > 0 bytes left) make up its first character: well-formed UTF-8
 * that is no control character. 0 if it is something else. */
size_t plain_char(const char *s, size_t n);

/* True if s consists of such characters only. */
bool plain_text(const char *s, size_t n);

/* The same, and neither empty nor with a blank at either end: a name or a title. */
bool plain_label(const char *s);

/* FNV-1a, 64 bit: start with PLAIN_HASH and feed it piece by piece. */
#define PLAIN_HASH   UINT64_C(0xcbf29ce484222325)
#define PLAIN_FACTOR UINT64_C(0x100000001b3)
uint64_t plain_hash(uint64_t hash, const char *s, size_t n);

#endif
