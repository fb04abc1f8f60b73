/* SPDX-License-Identifier: MIT */
/* digest.c - a number that sums up a position, the same on every machine.
 *
 * The digest is the FNV-1a hash of the values of all fields, each low byte first. A byte has to
 * wait for the one before it, so a processor spends most of its time waiting. Who needs many
 * digests, such as the loader of saves, therefore gets several side by side. */
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
        p->at[p->count++] = (uint16_t)(at + (size_t)(low_first ? i : width - 1 - i));
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

static void note_neighbours(struct digest_plan *p)
{
    for (int i = 0; i + 8 <= p->count; i += 8) {
        p->side_by_side[i / 8] = true;
        for (int k = 1; k < 8; k++)
            p->side_by_side[i / 8] &= p->at[i + k] == p->at[i] + k;
    }
}

void digest_plan_init(struct digest_plan *p, const struct sw_game *g)
{
    p->count = 0;
    for (int i = 0; i < sw_field_count(g); i++) {
        const struct sw_field *f = sw_field(g, i);
        plan_elements(p, f, f->offset, 0);
    }
    note_neighbours(p);
}

/* States and their hashes, side by side. */
struct work {
    const char *s0, *s1, *s2, *s3;
    uint64_t h0, h1, h2, h3;
};

static inline void mix_byte(struct work *w, int at)
{
    w->h0 = (w->h0 ^ (unsigned char)w->s0[at]) * PLAIN_FACTOR;
    w->h1 = (w->h1 ^ (unsigned char)w->s1[at]) * PLAIN_FACTOR;
    w->h2 = (w->h2 ^ (unsigned char)w->s2[at]) * PLAIN_FACTOR;
    w->h3 = (w->h3 ^ (unsigned char)w->s3[at]) * PLAIN_FACTOR;
}

static inline uint64_t eight(const char *at)
{
    uint64_t bytes;
    memcpy(&bytes, at, sizeof bytes);
    return bytes;
}

/* Much of a state is 0, and so many zeros are only multiplications. */
static inline bool skip_zeros(struct work *w, int at)
{
    const uint64_t twice = PLAIN_FACTOR * PLAIN_FACTOR, often = twice * twice * twice * twice;

    if (eight(w->s0 + at) | eight(w->s1 + at) | eight(w->s2 + at) | eight(w->s3 + at))
        return false;
    w->h0 *= often;
    w->h1 *= often;
    w->h2 *= often;
    w->h3 *= often;
    return true;
}

void digest_several(const struct digest_plan *p, const struct sw_state *const s[DIGESTS],
                    uint64_t out[DIGESTS])
{
    struct work w = {(const char *)s[0], (const char *)s[1], (const char *)s[2],
                     (const char *)s[3], PLAIN_HASH,         PLAIN_HASH,
                     PLAIN_HASH,         PLAIN_HASH};
    int i = 0;

    for (; i + 8 <= p->count; i += 8)
        if (!p->side_by_side[i / 8] || !skip_zeros(&w, p->at[i]))
            for (int k = 0; k < 8; k++)
                mix_byte(&w, p->at[i + k]);
    for (; i < p->count; i++)
        mix_byte(&w, p->at[i]);
    out[0] = w.h0;
    out[1] = w.h1;
    out[2] = w.h2;
    out[3] = w.h3;
}
