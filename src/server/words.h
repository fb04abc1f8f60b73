/* SPDX-License-Identifier: MIT */
/* words.h - what the table server says to people, in both languages. */
#ifndef SERVER_WORDS_H
#define SERVER_WORDS_H

#include "spielwerk.h"

enum {
    S_BEFORE_FIRST = SW_WORD_GAME - 1,
#define W(name) S_##name,
#include "server/text_ids.h"
#undef W
};

extern const struct sw_game server_language; /* a game of words only */

/* Why something is refused: an error, and the game in whose words it is said. */
struct refusal {
    struct sw_error error;
    const struct sw_game *game;
};

/* One of the server's own sentences. Gives false, so that callers can return it. */
bool refuse(struct refusal *r, int word, const char *a0, const char *a1);
/* A sentence of the engine or of a game. */
bool refuse_by(struct refusal *r, const struct sw_game *g, int word);

#endif
