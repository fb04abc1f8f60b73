/* SPDX-License-Identifier: MIT */
/* fair.h - luck nobody at the table can choose, the server included. See docs/fair-luck.md.
 *
 * The server draws a secret when the table is made and shows its SHA-256, the commitment, at
 * once, to everybody who asks. Everybody who takes a seat adds 128 bits of luck that all can
 * see, and says which commitment he saw before. The seed is the SHA-256 of secret and luck; the
 * secret is opened when the match is over. */
#ifndef SERVER_FAIR_H
#define SERVER_FAIR_H

#include "spielwerk_match.h"

enum {
    FAIR_SECRET = 65, /* 64 hex digits and the final zero; so are commitment and seed */
    FAIR_LUCK = 33    /* 32 hex digits and the final zero: what a seat adds */
};

void fair_secret(char out[FAIR_SECRET]);
void fair_luck(char out[FAIR_LUCK]);
bool fair_luck_shape(const char *text);
bool fair_commitment_shape(const char *text);
void fair_commitment(const char *secret, char out[FAIR_SECRET]);
/* SHA-256 of the text "secret luck luck ..." with `luck` by seat; seats that add none (bots)
 * have "". */
void fair_seed(const char *secret, const char luck[][FAIR_LUCK], int seats,
               struct sw_seed *out);

/* What is opened when the match is over. */
struct fair_opened {
    char secret[FAIR_SECRET];
    char luck[SW_MAX_SEATS][FAIR_LUCK];  /* "": none, as bots */
    char saw[SW_MAX_SEATS][FAIR_SECRET]; /* the commitment it knew before; "": it did not say */
};

/* A table's log, for everybody to check when the match is over: what was promised, what was
 * opened, and the save. */
void fair_log_write(const struct fair_opened *o, const struct sw_match *m, struct sw_text *out);

enum fair_verdict {
    FAIR_GOOD,
    FAIR_SHAPE,      /* no such file */
    FAIR_PINNED,     /* the secret is not the one that was promised to whoever checks */
    FAIR_COMMITMENT, /* nor by the log itself, to anybody at the table */
    FAIR_SEED,       /* the seed is not made of secret and luck */
    FAIR_SAVE        /* *e: the save does not hold; the game is *g, perhaps NULL: close it */
};
/* `pinned` is the commitment that whoever checks has seen at the beginning, or NULL: then the
 * log is only compared with itself. */
enum fair_verdict fair_log_check(const char *text, const char *pinned, struct sw_error *e,
                                 struct sw_game **g);

#endif
