/* SPDX-License-Identifier: MIT */
/* text.c - texts that are being written, in the caller's memory or on the heap. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spielwerk.h"

void sw_text_init(struct sw_text *t, char *memory, size_t size)
{
    *t = (struct sw_text){.data = memory, .cap = size};
    if (size)
        memory[0] = 0;
}

void sw_text_init_heap(struct sw_text *t)
{
    *t = (struct sw_text){.grows = true};
    sw_text_add(t, "");
}

void sw_text_clear(struct sw_text *t)
{
    if (t->grows) {
        free(t->data);
        t->data = NULL;
        t->cap = 0;
    } else if (t->cap) {
        t->data[0] = 0;
    }
    t->len = 0;
    t->cut = false;
}

/* Room for n more bytes and the zero. A bounded text, or one out of memory, has less. */
static size_t room(struct sw_text *t, size_t n)
{
    if (t->grows && t->cap - t->len <= n) {
        size_t cap = t->cap * 2 + n + 64;
        char *data = realloc(t->data, cap);
        if (data) {
            t->data = data;
            t->cap = cap;
        }
    }
    return t->cap > t->len ? t->cap - t->len - 1 : 0;
}

void sw_text_add_bytes(struct sw_text *t, const char *s, size_t n)
{
    size_t space = room(t, n);
    if (n > space) {
        n = space;
        t->cut = true;
    }
    if (!t->data || !t->cap)
        return;
    if (n)
        memcpy(t->data + t->len, s, n);
    t->len += n;
    t->data[t->len] = 0;
}

void sw_text_add(struct sw_text *t, const char *s)
{
    sw_text_add_bytes(t, s, strlen(s));
}

void sw_text_addf(struct sw_text *t, const char *format, ...)
{
    char small[256];
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(small, sizeof small, format, args);
    if (n >= 0 && (size_t)n < sizeof small) {
        sw_text_add_bytes(t, small, (size_t)n);
    } else if (n >= 0) {
        size_t space = room(t, (size_t)n);
        if (t->cap)
            vsnprintf(t->data + t->len, space + 1, format, again);
        t->cut = t->cut || (size_t)n > space;
        t->len += (size_t)n > space ? space : (size_t)n;
    }
    va_end(again);
    va_end(args);
}

void sw_text_add_json(struct sw_text *t, const char *s)
{
    sw_text_add(t, "\"");
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c == '"' || c == '\\')
            sw_text_addf(t, "\\%c", c);
        else if (c < 0x20)
            sw_text_addf(t, "\\u%04x", c);
        else
            sw_text_add_bytes(t, s, 1);
    }
    sw_text_add(t, "\"");
}
