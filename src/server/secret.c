/* SPDX-License-Identifier: MIT */
/* secret.c - unguessable names, by libsodium.
 *
 * A secret has 128 random bits, so nobody can try them all and a plain fast hash is enough:
 * slow password hashes are for words that people choose. */
#include "secret.h"

#include <sodium.h>
#include <string.h>

enum { BYTES = 16 };

bool secret_begin(void)
{
    return sodium_init() >= 0;
}

void secret_new(char out[SECRET_TEXT])
{
    unsigned char bytes[BYTES];

    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(out, SECRET_TEXT, bytes, sizeof bytes,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

bool secret_shape(const char *text)
{
    static const char letters[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    return text && strlen(text) == SECRET_TEXT - 1 && strspn(text, letters) == SECRET_TEXT - 1;
}

void secret_hash(const char *text, char out[SECRET_HASH])
{
    unsigned char hash[crypto_generichash_BYTES];

    crypto_generichash(hash, sizeof hash, (const unsigned char *)text, strlen(text), NULL, 0);
    sodium_bin2hex(out, SECRET_HASH, hash, sizeof hash);
}

bool secret_fits(const char *text, const char *hash)
{
    char own[SECRET_HASH];

    secret_hash(text, own);
    return strlen(hash) == SECRET_HASH - 1 && sodium_memcmp(own, hash, SECRET_HASH - 1) == 0;
}
