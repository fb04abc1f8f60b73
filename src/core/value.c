/* SPDX-License-Identifier: MIT */
/* value.c - one number or set in memory: its bytes, its range, sets as text. */
#include "core/value.h"

#include <stdio.h>
#include <string.h>

int value_width(int type)
{
    static const uint8_t width[] = {
        [SW_U8] = 1,    [SW_I8] = 1,   [SW_U16] = 2,  [SW_I16] = 2,  [SW_U32] = 4,
        [SW_SET64] = 8, [SW_SET8] = 1, [SW_TEXT] = 0, [SW_SET32] = 4};
    return width[type];
}

bool value_is_set(int type)
{
    return type == SW_SET8 || type == SW_SET32 || type == SW_SET64;
}

void value_range(int type, int64_t *least, int64_t *most)
{
    int bits = value_width(type) * 8;
    bool negative = type == SW_I8 || type == SW_I16;
    *least = negative ? -(INT64_C(1) << (bits - 1)) : 0;
    *most = (INT64_C(1) << (negative ? bits - 1 : bits)) - 1;
}

/* Through each width in turn, because bytes have another order elsewhere. */
int64_t value_load(int type, const void *at)
{
    uint8_t u8;
    uint16_t u16;
    uint32_t u32;
    uint64_t u64;
    switch (value_width(type)) {
    case 1:
        memcpy(&u8, at, sizeof u8);
        return type == SW_I8 ? (int8_t)u8 : u8;
    case 2:
        memcpy(&u16, at, sizeof u16);
        return type == SW_I16 ? (int16_t)u16 : u16;
    case 4:
        memcpy(&u32, at, sizeof u32);
        return u32;
    default:
        memcpy(&u64, at, sizeof u64);
        return (int64_t)u64;
    }
}

void value_store(int type, void *at, int64_t value)
{
    uint8_t u8 = (uint8_t)value;
    uint16_t u16 = (uint16_t)value;
    uint32_t u32 = (uint32_t)value;
    uint64_t u64 = (uint64_t)value;
    switch (value_width(type)) {
    case 1:
        memcpy(at, &u8, sizeof u8);
        break;
    case 2:
        memcpy(at, &u16, sizeof u16);
        break;
    case 4:
        memcpy(at, &u32, sizeof u32);
        break;
    default:
        memcpy(at, &u64, sizeof u64);
    }
}

void value_print_set(const struct sw_game *g, int kind, uint64_t set, const char *between,
                     struct sw_text *out)
{
    if (!set)
        sw_text_add(out, "-");
    for (int v = 0; v < 64; v++) {
        char token[SW_MAX_TOKEN];
        if (!(set >> v & 1))
            continue;
        sw_kind_print(g, kind, v, token);
        sw_text_add(out, token);
        if (set >> v >> 1)
            sw_text_add(out, between);
    }
}

bool value_parse_set(const struct sw_game *g, int type, int kind, const char *text,
                     const char *between, uint64_t *set, char bad[SW_MAX_TOKEN])
{
    *set = 0;
    if (strcmp(text, "-") == 0)
        return true;
    do {
        size_t n = strcspn(text, between);
        int value;
        snprintf(bad, SW_MAX_TOKEN, "%.*s", (int)n, text);
        if (n == 0 || n >= SW_MAX_TOKEN || strcmp(bad, "-") == 0 ||
            !sw_kind_parse(g, kind, bad, &value) || value < 0 ||
            value >= value_width(type) * 8 || (*set >> value & 1))
            return false;
        *set |= UINT64_C(1) << value;
        text += n;
        text += *text && text[1] ? 1 : 0; /* a last separator is no member */
    } while (*text);
    return true;
}
