/* SPDX-License-Identifier: MIT */
/* fuzz.h - what every fuzz target shares.
 *
 * A target is one file that defines LLVMFuzzerTestOneInput(); seeds lie in corpus/NAME. It
 * throws any bytes at a parser and checks, besides that nothing crashes, that what was
 * accepted survives being written and read again. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spielwerk_match.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A check that also holds where assert() is switched off. */
#define MUST(condition)                                                                        \
    do {                                                                                       \
        if (!(condition)) {                                                                    \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition);     \
            abort();                                                                           \
        }                                                                                      \
    } while (0)

/* The bytes with a zero behind them; free() it. */
static inline char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    MUST(text);
    memcpy(text, data, size);
    text[size] = 0;
    return text;
}

/* An error must have a sentence in every language. */
static inline void fuzz_error(const struct sw_error *e, const struct sw_game *g)
{
    for (int lang = 0; lang < SW_LANGS; lang++) {
        struct sw_text out;
        sw_text_init_heap(&out);
        sw_error_say(e, g, (enum sw_lang)lang, &out);
        MUST(out.len > 0);
        sw_text_clear(&out);
    }
}

#endif
