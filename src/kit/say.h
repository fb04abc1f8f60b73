/* SPDX-License-Identifier: MIT */
/* say.h - sentences from a game's words, with what stands in their gaps.
 *
 * Include it after the game's view.h, which says what the pen is. */
#ifndef KIT_SAY_H
#define KIT_SAY_H

#include "kit/pen.h"

/* A part of a sentence in memory of its own. */
enum { PHRASE = 320 };
struct phrase {
    char data[PHRASE];
    struct sw_text text;
};

static inline struct sw_text *say_begin(struct phrase *p)
{
    sw_text_init(&p->text, p->data, sizeof p->data);
    return &p->text;
}

/* The word with up to four texts in its gaps {0} to {3}; NULL: nothing stands there. */
static inline void say_with(const struct pen *p, struct sw_text *out, int word,
                            const char *const gap[4])
{
    const char *arg[4];

    for (int i = 0; i < 4; i++)
        arg[i] = gap[i] ? gap[i] : "";
    sw_say(out, p->g, p->lang, word, arg);
}
#define say(p, out, word, ...) say_with(p, out, word, (const char *const[4]){__VA_ARGS__})

static inline void say_number(const struct pen *p, struct sw_text *out, int word, int n)
{
    char number[16];

    snprintf(number, sizeof number, "%d", n);
    say(p, out, word, number);
}

/* "1 card", "4 cards" */
static inline void say_count(const struct pen *p, struct sw_text *out, int one, int many, int n)
{
    say_number(p, out, n == 1 ? one : many, n);
}

/* Between the parts of a list that began at `start`. */
static inline void say_comma(struct sw_text *out, size_t start)
{
    if (out->len > start)
        sw_text_add(out, ", ");
}

#endif
