/* SPDX-License-Identifier: MIT */
/* spielwerk_words.h - ids of the words the engine itself speaks. Their names are taken from
 * spielwerk_words.def when it is built, so that another wording compiles one file. */
#ifndef SPIELWERK_WORDS_H
#define SPIELWERK_WORDS_H

enum sw_core_word {
#define W(name) SW_W_##name,
#include "spielwerk_words_ids.h"
#undef W
    SW_W_COUNT
};

#endif
