/* SPDX-License-Identifier: MIT */
/* words.c - what the table server says to people, in both languages. */
#include "words.h"

static const struct sw_word words[] = {
#define W(name, english, german) {#name, "", {english, german}},
#include "text.def"
#undef W
};

const struct sw_game server_language = {
    .id = "server",
    .words = words,
    .word_count = sizeof words / sizeof *words,
};

bool refuse(struct refusal *r, int word, const char *a0, const char *a1)
{
    r->game = &server_language;
    return sw_fail(&r->error, word, a0, a1, NULL, NULL);
}

bool refuse_by(struct refusal *r, const struct sw_game *g, int word)
{
    r->game = g;
    return sw_fail(&r->error, word, NULL, NULL, NULL, NULL);
}
