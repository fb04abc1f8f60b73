/* SPDX-License-Identifier: MIT */
/* clean.h - what people write, made fit to be shown to others: names and chat.
 *
 * What cannot be seen, turns the direction of writing round or begins a new line could make
 * somebody look like somebody else, or a sentence like another one. It goes by its class in
 * Unicode: control and format characters, private ones and those that are none are left out;
 * separators of lines and paragraphs and all kinds of blanks become one blank. */
#ifndef SERVER_CLEAN_H
#define SERVER_CLEAN_H

#include <stddef.h>

enum { CLEAN_NAME = 24 }; /* letters of a name, as people count them */

/* At most `letters` letters, each with its marks, in at most `room` bytes, the final zero
 * included. Bytes that are no UTF-8 become '?'. Without a blank at either end; "" if nothing
 * is left. Cleaning twice changes nothing. */
void clean_text(const char *text, char *out, size_t room, int letters);

#endif
