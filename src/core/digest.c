/* SPDX-License-Identifier: MIT */
/* digest.c - a number that sums up a position, the same on every machine.
 *
 * The digest is the FNV-1a hash of the values of all fields, each low byte first. A byte has to
 * wait for the one before it, so a processor spends most of its time waiting. Who needs many
 * digests, such as the loader of saves, therefore gets several side by side; and as a byte that
 * is 0 only multiplies by the same factor as all others, the factors of all zeros behind a byte
 * are put together. */
#include "core/digest.h"

#include <string.h>

#include "core/fields.h"
#include "core/plain.h"
#include "core/value.h"

/* ---- one ------------------------------------------------------------------------- */

/* Values go in low byte first, the same on every machine: where that is how they lie, all
 * neighbours at once. */
static uint64_t mix_run(uint64_t hash, const char *at, int width, int count)
{
    bool low_first = width == 1 || __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

    if (low_first)
        return plain_hash(hash, at, (size_t)(width * count));
    for (int i = 0; i < count; i++)
        for (int byte = width - 1; byte >= 0; byte--)
            hash = plain_hash(hash, at + i * width + byte, 1);
    return hash;
}

/* The elements from dimension `d` on, in the order of the dimensions. */
static uint64_t mix_elements(uint64_t hash, const struct sw_field *f, const char *at, int d)
{
    int width = value_width(f->type), last = field_dims(f) - 1;

    if (d > last)
        return mix_run(hash, at, width, 1);
    if (d == last && f->dim[d].stride == width)
        return mix_run(hash, at, width, f->dim[d].count);
    for (int i = 0; i < f->dim[d].count; i++)
        hash = mix_elements(hash, f, at + i * f->dim[d].stride, d + 1);
    return hash;
}

uint64_t sw_digest(const struct sw_game *g, const struct sw_state *s)
{
    uint64_t hash = PLAIN_HASH;

    for (int i = 0; i < sw_field_count(g); i++) {
        const struct sw_field *f = sw_field(g, i);
        hash = mix_elements(hash, f, (const char *)s + f->offset, 0);
    }
    return hash;
}

/* ---- several -------------------------------------------------------------------- */

static void plan_value(struct digest_plan *p, size_t at, int width)
{
    bool low_first = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

    for (int i = 0; i < width; i++)
        p->order[at + (size_t)(low_first ? i : width - 1 - i)] = (uint16_t)p->count++;
}

/* The elements from dimension `d` on, in the order of the dimensions. */
static void plan_elements(struct digest_plan *p, const struct sw_field *f, size_t at, int d)
{
    if (d == field_dims(f)) {
        plan_value(p, at, value_width(f->type));
        return;
    }
    for (int i = 0; i < f->dim[d].count; i++)
        plan_elements(p, f, at + (size_t)i * f->dim[d].stride, d + 1);
}

/* The factor of so many bytes. */
static uint64_t factor_of(int n)
{
    uint64_t all = 1, factor = PLAIN_FACTOR;

    for (; n; n >>= 1, factor *= factor)
        all *= n & 1 ? factor : 1;
    return all;
}

/* Step i and the zeros up to the next one; -1: those before the first. */
static void note_factor(struct digest_plan *p, int i)
{
    int next = i + 1 < p->steps ? p->order[p->at[i + 1]] : p->count;

    if (i < 0)
        p->begin = PLAIN_HASH * factor_of(next);
    else
        p->factor[i] = factor_of(next - p->order[p->at[i]]);
}

void digest_plan_init(struct digest_plan *p, const struct sw_game *g)
{
    p->count = p->steps = 0;
    p->size = g->state_size - g->derived_size;
    for (int i = 0; i < sw_field_count(g); i++) {
        const struct sw_field *f = sw_field(g, i);
        plan_elements(p, f, f->offset, 0);
    }
    memset(p->seen, 0, sizeof p->seen);
    note_factor(p, -1);
}

/* A byte that has always been 0 is not. */
static void add_step(struct digest_plan *p, int at)
{
    int i = p->steps++;

    for (; i > 0 && p->order[p->at[i - 1]] > p->order[at]; i--) {
        p->at[i] = p->at[i - 1];
        p->factor[i] = p->factor[i - 1];
    }
    p->at[i] = (uint16_t)at;
    note_factor(p, i);
    note_factor(p, i - 1);
}

/* Up to eight bytes that are not 0 in some of the states. */
static inline uint64_t word_at(const struct sw_state *const s[DIGESTS], int at, int n)
{
    uint64_t word[DIGESTS] = {0};

    for (int i = 0; i < DIGESTS; i++)
        memcpy(&word[i], (const char *)s[i] + at, (size_t)n);
    return word[0] | word[1] | word[2] | word[3];
}

static void add_steps(struct digest_plan *p, int from, int n, uint64_t word)
{
    unsigned char byte[8], seen[8];

    memcpy(byte, &word, sizeof byte);
    memcpy(seen, &p->seen[from / 8], sizeof seen);
    for (int i = 0; i < n; i++) {
        if (byte[i] && !seen[i])
            add_step(p, from + i);
        seen[i] = byte[i] ? UINT8_MAX : seen[i];
    }
    memcpy(&p->seen[from / 8], seen, sizeof seen);
}

static void look_for_steps(struct digest_plan *p, const struct sw_state *const s[DIGESTS])
{
    int i = 0, rest = p->size % 8;
    uint64_t word;

    for (; i < p->size - rest; i += 8) {
        word = word_at(s, i, 8);
        if (word & ~p->seen[i / 8])
            add_steps(p, i, 8, word);
    }
    word = rest ? word_at(s, i, rest) : 0;
    if (word & ~p->seen[i / 8])
        add_steps(p, i, rest, word);
}

static inline uint64_t mix(uint64_t hash, const struct sw_state *s, int at, uint64_t factor)
{
    return (hash ^ ((const unsigned char *)s)[at]) * factor;
}

void digest_several(struct digest_plan *p, const struct sw_state *const s[DIGESTS],
                    uint64_t out[DIGESTS])
{
    uint64_t h0, h1, h2, h3;

    look_for_steps(p, s);
    h0 = h1 = h2 = h3 = p->begin;
    for (int i = 0; i < p->steps; i++) {
        int at = p->at[i];
        uint64_t factor = p->factor[i];
        h0 = mix(h0, s[0], at, factor);
        h1 = mix(h1, s[1], at, factor);
        h2 = mix(h2, s[2], at, factor);
        h3 = mix(h3, s[3], at, factor);
    }
    out[0] = h0;
    out[1] = h1;
    out[2] = h2;
    out[3] = h3;
}
