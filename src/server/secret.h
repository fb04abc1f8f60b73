/* SPDX-License-Identifier: MIT */
/* secret.h - unguessable names: ids of tables, secrets of seats. 128 bits as 22 letters. */
#ifndef SERVER_SECRET_H
#define SERVER_SECRET_H

#include <stdbool.h>
#include <stddef.h>

enum {
    SECRET_TEXT = 23, /* with the final zero */
    SECRET_HASH = 65  /* 64 hex digits and the final zero */
};

bool secret_begin(void); /* once, before anything else here; false: there is no randomness */
void secret_new(char out[SECRET_TEXT]);
/* Does it look like one? Whatever does can stand in a link, a file and a log line. */
bool secret_shape(const char *text);
/* Only this is kept: who reads the store cannot take anybody's seat. */
void secret_hash(const char *text, char out[SECRET_HASH]);
bool secret_fits(const char *text, const char *hash); /* takes the same time either way */

#endif
