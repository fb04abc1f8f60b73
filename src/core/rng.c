/* SPDX-License-Identifier: MIT */
/* rng.c - luck.
 *
 * Two generators behind one struct. A match between players draws the words of the
 * ChaCha20 key stream (RFC 8439 block function, nonce zero, key = seed): word i of the
 * stream is draw i, so the position is one counter and the past tells nothing about
 * the future. Thinking and benches use xoshiro128++, which is small and fast.
 *
 * Bounded draws multiply a word by n and keep the upper half; words that would make
 * some results likelier than others are thrown away and drawn again, so every result
 * is exactly equally likely. */
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spielwerk.h"

static uint32_t rotate(uint32_t x, int n)
{
    return x << n | x >> (32 - n);
}

static void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 16);
    x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 12);
    x[a] += x[b], x[d] = rotate(x[d] ^ x[a], 8);
    x[c] += x[d], x[b] = rotate(x[b] ^ x[c], 7);
}

/* Kept out of line: whoever only needs a fast word should not save registers for this one. */
__attribute__((noinline)) static uint32_t chacha_word(const uint32_t key[8], uint32_t draw)
{
    const uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, key[0], key[1],
                                key[2],     key[3],     key[4],     key[5],     key[6], key[7],
                                draw / 16,  0,          0,          0};
    uint32_t x[16];
    memcpy(x, start, sizeof x);
    for (int round = 0; round < 20; round += 2) {
        quarter(x, 0, 4, 8, 12), quarter(x, 1, 5, 9, 13);
        quarter(x, 2, 6, 10, 14), quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15), quarter(x, 1, 6, 11, 12);
        quarter(x, 2, 7, 8, 13), quarter(x, 3, 4, 9, 14);
    }
    return x[draw % 16] + start[draw % 16];
}

static uint32_t fast_word(uint32_t s[4])
{
    uint32_t result = rotate(s[0] + s[3], 7) + s[0];
    uint32_t t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate(s[3], 11);
    return result;
}

/* The fast generator must not start at all zeros, and seeds that differ in one bit
 * should differ everywhere: both come from stirring the seed's words together. */
static void fast_seed(uint32_t s[4], const struct sw_seed *seed)
{
    uint64_t x = 0x243f6a8885a308d3u;
    for (int i = 0; i < 8; i++) {
        x = (x ^ seed->word[i]) * 0x9e3779b97f4a7c15u;
        x ^= x >> 29;
        s[i % 4] ^= (uint32_t)(x >> 32);
    }
    s[0] |= 1;
}

void sw_rng_init(struct sw_rng *r, enum sw_luck kind, const struct sw_seed *seed)
{
    memset(r, 0, sizeof *r);
    r->kind = kind;
    if (kind == SW_LUCK_CHACHA)
        memcpy(r->key, seed->word, sizeof r->key);
    else if (kind == SW_LUCK_FAST)
        fast_seed(r->key, seed);
}

uint32_t sw_rng_word(struct sw_rng *r)
{
    assert(r->kind != SW_LUCK_NONE); /* a censored state has no luck to give */
    uint32_t draw = r->draws++;
    return r->kind == SW_LUCK_FAST ? fast_word(r->key) : chacha_word(r->key, draw);
}

/* A word times n, whose upper half is the number, unless words would not share out evenly. Kept
 * out of line as well. */
__attribute__((noinline)) static uint32_t draw_again(struct sw_rng *r, uint32_t n, uint64_t m)
{
    uint32_t unfair = (0u - n) % n;
    while ((uint32_t)m < unfair)
        m = (uint64_t)sw_rng_word(r) * n;
    return (uint32_t)(m >> 32);
}

uint32_t sw_rng_below(struct sw_rng *r, uint32_t n)
{
    assert(n >= 1);
    if (n == 1)
        return 0;
    uint64_t m = (uint64_t)sw_rng_word(r) * n;
    return (uint32_t)m >= n ? (uint32_t)(m >> 32) : draw_again(r, n, m);
}

void sw_rng_shuffle(struct sw_rng *r, uint8_t *items, int n)
{
    for (int i = n - 1; i > 0; i--) {
        uint32_t j = sw_rng_below(r, (uint32_t)i + 1);
        uint8_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

struct sw_seed sw_seed_from_number(uint64_t n)
{
    return (struct sw_seed){.word = {(uint32_t)n, (uint32_t)(n >> 32)}};
}

static bool seed_parse_hex(const char *s, struct sw_seed *out)
{
    for (int i = 0; i < 8; i++) {
        char part[9] = {0};
        memcpy(part, s + 8 * i, 8);
        for (int k = 0; k < 8; k++)
            if (!isxdigit((unsigned char)part[k]))
                return false;
        out->word[i] = (uint32_t)strtoul(part, NULL, 16);
    }
    return true;
}

bool sw_seed_parse(const char *s, struct sw_seed *out)
{
    if (strlen(s) == 64)
        return seed_parse_hex(s, out);
    char *end;
    errno = 0;
    uint64_t n = strtoull(s, &end, 10);
    if (!isdigit((unsigned char)*s) || *end || errno)
        return false;
    *out = sw_seed_from_number(n);
    return true;
}

void sw_seed_print(const struct sw_seed *seed, char out[SW_MAX_TOKEN * 2])
{
    bool small = true;
    for (int i = 2; i < 8; i++)
        small = small && seed->word[i] == 0;
    if (small) {
        uint64_t n = seed->word[0] | (uint64_t)seed->word[1] << 32;
        snprintf(out, SW_MAX_TOKEN * 2, "%" PRIu64, n);
        return;
    }
    for (int i = 0; i < 8; i++)
        snprintf(out + 8 * i, 9, "%08" PRIx32, seed->word[i]);
}
