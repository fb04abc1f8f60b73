/* SPDX-License-Identifier: MIT */
/* clean.c - what people write, made fit to be shown to others.
 *
 * A letter is a character and the marks behind it (accents, vowel signs, skin tones); it is
 * taken as a whole or not at all, and has at most MARKS marks: with hundreds of them one could
 * paint over what stands above. Joiners stay where scripts or pictures need them, between two
 * characters that join; elsewhere they would only hide. */
#include "clean.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "core/plain.h"

enum { MARKS = 4, ZERO_WIDTH_JOINER = 0x200d, ZERO_WIDTH_NON_JOINER = 0x200c };
enum class { LETTER, MARK, BLANK, JOINER, NOTHING };

/* Unicode 15. What is not listed is a letter. */
static const struct range {
    uint32_t first, last;
    enum class class;
} ranges[] = {
    /* clang-format off */
    {0x00a0, 0x00a0, BLANK},     {0x00ad, 0x00ad, NOTHING},   {0x0300, 0x036f, MARK},
    {0x0483, 0x0489, MARK},      {0x0591, 0x05bd, MARK},      {0x05bf, 0x05bf, MARK},
    {0x05c1, 0x05c7, MARK},      {0x0600, 0x0605, NOTHING},   {0x0610, 0x061a, MARK},
    {0x061c, 0x061c, NOTHING},   {0x064b, 0x065f, MARK},      {0x0670, 0x0670, MARK},
    {0x06d6, 0x06dc, MARK},      {0x06dd, 0x06dd, NOTHING},   {0x06df, 0x06e4, MARK},
    {0x06e7, 0x06e8, MARK},      {0x06ea, 0x06ed, MARK},      {0x070f, 0x070f, NOTHING},
    {0x0711, 0x0711, MARK},      {0x0730, 0x074a, MARK},      {0x0816, 0x082d, MARK},
    {0x0890, 0x0891, NOTHING},   {0x0898, 0x089f, MARK},      {0x08ca, 0x08e1, MARK},
    {0x08e2, 0x08e2, NOTHING},   {0x08e3, 0x0903, MARK},      {0x093a, 0x093c, MARK},
    {0x093e, 0x094f, MARK},      {0x0951, 0x0957, MARK},      {0x0962, 0x0963, MARK},
    {0x0981, 0x0983, MARK},      {0x09bc, 0x09bc, MARK},      {0x09be, 0x09cd, MARK},
    {0x0a01, 0x0a03, MARK},      {0x0a3c, 0x0a51, MARK},      {0x0a81, 0x0a83, MARK},
    {0x0abc, 0x0abc, MARK},      {0x0abe, 0x0acd, MARK},      {0x0b01, 0x0b03, MARK},
    {0x0b3c, 0x0b3c, MARK},      {0x0b3e, 0x0b57, MARK},      {0x0b82, 0x0b82, MARK},
    {0x0bbe, 0x0bcd, MARK},      {0x0c00, 0x0c04, MARK},      {0x0c3e, 0x0c56, MARK},
    {0x0c81, 0x0c83, MARK},      {0x0cbc, 0x0cbc, MARK},      {0x0cbe, 0x0cd6, MARK},
    {0x0d00, 0x0d03, MARK},      {0x0d3b, 0x0d3c, MARK},      {0x0d3e, 0x0d4d, MARK},
    {0x0dca, 0x0ddf, MARK},      {0x0e31, 0x0e31, MARK},      {0x0e34, 0x0e3a, MARK},
    {0x0e47, 0x0e4e, MARK},      {0x0eb1, 0x0eb1, MARK},      {0x0eb4, 0x0ebc, MARK},
    {0x0ec8, 0x0ece, MARK},      {0x0f35, 0x0f39, MARK},      {0x0f71, 0x0f84, MARK},
    {0x102b, 0x103e, MARK},      {0x115f, 0x1160, BLANK},     {0x135d, 0x135f, MARK},
    {0x1680, 0x1680, BLANK},     {0x17b4, 0x17b5, NOTHING},   {0x17b6, 0x17d3, MARK},
    {0x180b, 0x180f, NOTHING},   {0x1ab0, 0x1aff, MARK},      {0x1dc0, 0x1dff, MARK},
    {0x2000, 0x200a, BLANK},     {0x200b, 0x200b, NOTHING},   {0x200c, 0x200d, JOINER},
    {0x200e, 0x200f, NOTHING},   {0x2028, 0x2029, BLANK},     {0x202a, 0x202e, NOTHING},
    {0x202f, 0x202f, BLANK},     {0x205f, 0x205f, BLANK},     {0x2060, 0x206f, NOTHING},
    {0x20d0, 0x20f0, MARK},      {0x2800, 0x2800, BLANK},     {0x2cef, 0x2cf1, MARK},
    {0x2de0, 0x2dff, MARK},      {0x3000, 0x3000, BLANK},     {0x302a, 0x302f, MARK},
    {0x3099, 0x309a, MARK},      {0x3164, 0x3164, BLANK},     {0xa66f, 0xa67d, MARK},
    {0xe000, 0xf8ff, NOTHING},   {0xfb1e, 0xfb1e, MARK},      {0xfdd0, 0xfdef, NOTHING},
    {0xfe00, 0xfe0f, MARK},      {0xfe20, 0xfe2f, MARK},      {0xfeff, 0xfeff, NOTHING},
    {0xffa0, 0xffa0, BLANK},     {0xfff0, 0xfffb, NOTHING},   {0xfffe, 0xffff, NOTHING},
    {0x110bd, 0x110bd, NOTHING}, {0x110cd, 0x110cd, NOTHING}, {0x13430, 0x1345f, NOTHING},
    {0x1bca0, 0x1bca3, NOTHING}, {0x1d165, 0x1d16d, MARK},    {0x1d173, 0x1d17a, NOTHING},
    {0x1f3fb, 0x1f3ff, MARK},    {0x1fffe, 0x1ffff, NOTHING}, {0x2fffe, 0x2ffff, NOTHING},
    {0x3fffe, 0x10ffff, NOTHING},
    /* clang-format on */
};

static enum class class_of(uint32_t c) {
    if (c == ' ') return BLANK;
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges && ranges[i].first <= c;
         i++) if (c <= ranges[i].last) return ranges[i]
        .class;
    return LETTER;
}

/* Arabic to Sinhala, Mongolian, and pictures. */
static bool joins(uint32_t c)
{
    return (c >= 0x0600 && c <= 0x0dff) || (c >= 0x1800 && c <= 0x18af) ||
           (c >= 0x2190 && c <= 0x2bff) || c == 0xfe0f || (c >= 0x1f000 && c <= 0x1faff);
}

/* ---- reading ------------------------------------------------------------------------- */

struct character {
    uint32_t code;
    size_t size; /* bytes */
    enum class class;
};

static uint32_t decode(const unsigned char *s, size_t size)
{
    static const unsigned char first[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t code = s[0] & first[size];

    for (size_t i = 1; i < size; i++)
        code = code << 6 | (s[i] & 0x3f);
    return code;
}

/* New lines and tabs divide words; other control characters are nothing at all. */
static struct character no_character(const unsigned char *s)
{
    if (s[0] >= '\t' && s[0] <= '\r')
        return (struct character){s[0], 1, BLANK};
    if (s[0] < 0x20 || s[0] == 0x7f)
        return (struct character){s[0], 1, NOTHING};
    if (s[0] == 0xc2 && s[1] == 0x85)
        return (struct character){0x85, 2, BLANK};
    if (s[0] == 0xc2 && s[1] >= 0x80 && s[1] < 0xa0)
        return (struct character){s[1], 2, NOTHING};
    return (struct character){'?', 0, LETTER};
}

static struct character next_of(const char *text, size_t left)
{
    size_t size = left ? plain_char(text, left) : 0;
    uint32_t code;

    if (!left)
        return (struct character){.class = NOTHING};
    if (!size)
        return no_character((const unsigned char *)text);
    code = decode((const unsigned char *)text, size);
    return (struct character){code, size, class_of(code)};
}

/* ---- writing --------------------------------------------------------------------------- */

struct cleaned {
    char *out;
    size_t room, n;     /* with the last letter as far as it has come */
    size_t whole;       /* without it */
    int letters, marks; /* letters left; marks of the last one */
    uint32_t last;      /* character, if another may belong to it; else 0 */
    bool blank, full;
};

static void add(struct cleaned *c, const char *text, size_t size)
{
    if (c->n + size >= c->room) {
        c->n = c->whole;
        c->full = true;
        return;
    }
    memcpy(c->out + c->n, text, size);
    c->n += size;
}

static void add_letter(struct cleaned *c, const char *text, size_t size)
{
    c->whole = c->n;
    c->full = c->letters-- == 0;
    if (!c->full && c->blank && c->n)
        add(c, " ", 1);
    c->blank = false;
    c->marks = 0;
    if (!c->full)
        add(c, size ? text : "?", size ? size : 1);
}

static bool is_joined(const struct cleaned *c, const struct character *next)
{
    return joins(c->last) && joins(next->code) && next->class == LETTER;
}

/* A character, the one behind it being known. */
static void take(struct cleaned *c, const char *text, const struct character *is,
                 const struct character *next)
{
    bool belongs = c->last && !c->blank;

    if (is->class == BLANK)
        c->blank = true;
    else if (is->class == LETTER && c->last == ZERO_WIDTH_JOINER)
        add(c, text, is->size);
    else if (is->class == LETTER)
        add_letter(c, text, is->size);
    else if (is->class == MARK && belongs && c->marks++ < MARKS)
        add(c, text, is->size);
    else if (is->class == JOINER && belongs && is_joined(c, next))
        add(c, text, is->size);
    else
        return;
    c->last = is->class == BLANK ? 0 : is->code;
}

void clean_text(const char *text, char *out, size_t room, int letters)
{
    struct cleaned c = {.out = out, .room = room, .letters = letters};
    size_t left = strlen(text);

    while (left && !c.full) {
        struct character is = next_of(text, left);
        size_t size = is.size ? is.size : 1;
        struct character next = next_of(text + size, left - size);
        take(&c, text, &is, &next);
        text += size;
        left -= size;
    }
    out[c.n] = 0;
}
