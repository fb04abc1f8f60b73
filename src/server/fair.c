/* SPDX-License-Identifier: MIT */
/* fair.c - luck nobody at the table can choose: commitments, seeds, logs to check.
 *
 * SHA-256 of readable text, and nothing newer: a browser, `sha256sum` or twenty lines of any
 * language can check it. */
#include "fair.h"

#include <sodium.h>
#include <string.h>

static void hash_text(const char *text, char out[FAIR_SECRET])
{
    unsigned char hash[crypto_hash_sha256_BYTES];

    crypto_hash_sha256(hash, (const unsigned char *)text, strlen(text));
    sodium_bin2hex(out, FAIR_SECRET, hash, sizeof hash);
}

static void random_hex(char *out, size_t bytes)
{
    unsigned char memory[32];

    randombytes_buf(memory, bytes);
    sodium_bin2hex(out, 2 * bytes + 1, memory, bytes);
}

void fair_secret(char out[FAIR_SECRET])
{
    random_hex(out, 32);
}

void fair_luck(char out[FAIR_LUCK])
{
    random_hex(out, 16);
}

static bool is_hex(const char *text, size_t length)
{
    return strlen(text) == length && strspn(text, "0123456789abcdef") == length;
}

bool fair_luck_shape(const char *text)
{
    return text && is_hex(text, FAIR_LUCK - 1);
}

bool fair_commitment_shape(const char *text)
{
    return text && is_hex(text, FAIR_SECRET - 1);
}

void fair_commitment(const char *secret, char out[FAIR_SECRET])
{
    hash_text(secret, out);
}

void fair_seed(const char *secret, const char luck[][FAIR_LUCK], int seats, struct sw_seed *out)
{
    char memory[FAIR_SECRET + SW_MAX_SEATS * (FAIR_LUCK + 1)], hex[FAIR_SECRET];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_text_add(&text, secret);
    for (int i = 0; i < seats; i++)
        if (luck[i][0])
            sw_text_addf(&text, " %s", luck[i]);
    hash_text(memory, hex);
    sw_seed_parse(hex, out);
}

/* ---- logs ------------------------------------------------------------------------- */

static void write_seats(const struct fair_opened *o, struct sw_text *out)
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        if (o->luck[seat][0])
            sw_text_addf(out, "luck %d %s\n", seat, o->luck[seat]);
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        if (o->saw[seat][0])
            sw_text_addf(out, "saw %d %s\n", seat, o->saw[seat]);
}

void fair_log_write(const struct fair_opened *o, const struct sw_match *m, struct sw_text *out)
{
    char commitment[FAIR_SECRET];

    fair_commitment(o->secret, commitment);
    sw_text_addf(out, "spielwerk table 2\ncommitment %s\nsecret %s\n", commitment, o->secret);
    write_seats(o, out);
    sw_match_save(m, out);
}

/* "NAME VALUE\n": the value, if it is hex of that length; moves behind the line. */
static bool take_hex(const char **text, const char *name, char *out, size_t room)
{
    size_t n = strlen(name);

    if (strncmp(*text, name, n) != 0 || strlen(*text) <= n + room ||
        (*text)[n + room - 1] != '\n')
        return false;
    memcpy(out, *text + n, room - 1);
    out[room - 1] = 0;
    *text += n + room;
    return is_hex(out, room - 1);
}

/* Logs of the first version do not say who saw what. */
static bool take_first_line(const char **text)
{
    static const char first[] = "spielwerk table ";
    size_t n = strlen(first);

    if (strncmp(*text, first, n) != 0 || ((*text)[n] != '1' && (*text)[n] != '2') ||
        (*text)[n + 1] != '\n')
        return false;
    *text += n + 2;
    return true;
}

static void take_seats(const char **text, struct fair_opened *out)
{
    char luck[] = "luck 0 ", saw[] = "saw 0 ";

    for (int seat = 0; seat < SW_MAX_SEATS; seat++) {
        luck[5] = (char)('0' + seat);
        take_hex(text, luck, out->luck[seat], FAIR_LUCK);
    }
    for (int seat = 0; seat < SW_MAX_SEATS; seat++) {
        saw[4] = (char)('0' + seat);
        take_hex(text, saw, out->saw[seat], FAIR_SECRET);
    }
}

static bool take_head(const char **text, char commitment[FAIR_SECRET], struct fair_opened *out)
{
    *out = (struct fair_opened){.secret = ""};
    if (!take_first_line(text) || !take_hex(text, "commitment ", commitment, FAIR_SECRET) ||
        !take_hex(text, "secret ", out->secret, FAIR_SECRET))
        return false;
    take_seats(text, out);
    return strncmp(*text, "spielwerk save ", strlen("spielwerk save ")) == 0;
}

/* Is it what the log says was promised, and what everybody says he was promised? */
static bool is_kept(const char *promised, const char *commitment, const struct fair_opened *o)
{
    bool same = strcmp(promised, commitment) == 0;

    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        same = same && (!o->saw[seat][0] || strcmp(promised, o->saw[seat]) == 0);
    return same;
}

enum fair_verdict fair_log_check(const char *text, const char *pinned, struct sw_error *e,
                                 struct sw_game **g)
{
    char commitment[FAIR_SECRET], promised[FAIR_SECRET];
    struct fair_opened opened;
    struct sw_seed seed;
    struct sw_match *m;
    bool same;

    *g = NULL;
    if (!take_head(&text, commitment, &opened))
        return FAIR_SHAPE;
    fair_commitment(opened.secret, promised);
    if (pinned && strcmp(promised, pinned) != 0)
        return FAIR_PINNED;
    if (!is_kept(promised, commitment, &opened))
        return FAIR_COMMITMENT;
    m = sw_match_load(text, e);
    if (!m) {
        *g = sw_save_open(text);
        return FAIR_SAVE;
    }
    fair_seed(opened.secret, (const char(*)[FAIR_LUCK])opened.luck, SW_MAX_SEATS, &seed);
    same = memcmp(&seed, &sw_match_setup(m)->seed, sizeof seed) == 0;
    sw_match_free(m);
    return same ? FAIR_GOOD : FAIR_SEED;
}
