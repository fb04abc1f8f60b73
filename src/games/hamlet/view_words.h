/* SPDX-License-Identifier: MIT */
/* view_words.h - what the files of Hamlet's sentences share. */
#ifndef HAMLET_VIEW_WORDS_H
#define HAMLET_VIEW_WORDS_H

#include <stdio.h>

#include "view_pen.h"

/* A part of a sentence in memory of its own. */
enum { PHRASE = 320 };
struct phrase {
    char data[PHRASE];
    struct sw_text text;
};

static inline struct sw_text *begin(struct phrase *p)
{
    sw_text_init(&p->text, p->data, sizeof p->data);
    return &p->text;
}

static inline void say(const struct pen *p, struct sw_text *out, int word, const char *a0,
                       const char *a1, const char *a2)
{
    const char *arg[4] = {a0 ? a0 : "", a1 ? a1 : "", a2 ? a2 : "", ""};

    sw_say(out, p->g, p->lang, word, arg);
}

static inline void say_number(const struct pen *p, struct sw_text *out, int word, int n)
{
    char number[16];

    snprintf(number, sizeof number, "%d", n);
    say(p, out, word, number, NULL, NULL);
}

static inline void add_comma(struct sw_text *out, size_t start)
{
    if (out->len > start)
        sw_text_add(out, ", ");
}

void hamlet_say_points(const struct pen *p, int n, struct sw_text *out);
/* "1 point, 2 gold"; nothing if both are 0. */
void hamlet_say_reward(const struct pen *p, int gold, int points, struct sw_text *out);

#endif
