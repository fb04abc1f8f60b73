/* SPDX-License-Identifier: MIT */
/* spielwerk_words.h - ids of the words the engine itself speaks. */
#ifndef SPIELWERK_WORDS_H
#define SPIELWERK_WORDS_H

enum sw_core_word {
#define W(name, english, german) SW_W_##name,
#include "spielwerk_words.def"
#undef W
    SW_W_COUNT
};

#endif
