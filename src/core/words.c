/* SPDX-License-Identifier: MIT */
/* words.c - looking words up, filling templates, saying what went wrong. */
#include "spielwerk_words.h"

#include <stdio.h>
#include <string.h>

#include "spielwerk.h"

static const struct sw_word core_words[SW_W_COUNT] = {
#define W(name, english, german) {#name, "", {english, german}},
#include "spielwerk_words.def"
#undef W
};

const struct sw_word *sw_word(const struct sw_game *g, int id)
{
    if (id >= 0 && id < SW_W_COUNT)
        return &core_words[id];
    if (g && id >= SW_WORD_GAME && id < SW_WORD_GAME + g->word_count)
        return &g->words[id - SW_WORD_GAME];
    return &core_words[SW_W_NOTHING];
}

const char *sw_words(const struct sw_game *g, int id, enum sw_lang lang)
{
    return sw_word(g, id)->text[lang];
}

void sw_say(struct sw_text *t, const struct sw_game *g, enum sw_lang lang, int id,
            const char *const arg[4])
{
    const char *s = sw_words(g, id, lang);
    for (const char *brace; (brace = strchr(s, '{'));) {
        bool filled = arg && brace[1] >= '0' && brace[1] <= '3' && brace[2] == '}';
        sw_text_add_bytes(t, s, (size_t)(brace - s));
        sw_text_add(t, filled ? arg[brace[1] - '0'] : "{");
        s = brace + (filled ? 3 : 1);
    }
    sw_text_add(t, s);
}

/* Copy at most `size` bytes and never cut a UTF-8 character in half. */
static void copy_text(char *to, size_t size, const char *from)
{
    size_t n = strlen(from);
    if (n >= size) {
        n = size - 1;
        while (n && ((unsigned char)from[n] & 0xc0) == 0x80)
            n--;
    }
    memcpy(to, from, n);
    to[n] = 0;
}

bool sw_fail(struct sw_error *e, int word, const char *a0, const char *a1, const char *a2,
             const char *a3)
{
    const char *arg[4] = {a0, a1, a2, a3};
    if (!e)
        return false;
    memset(e, 0, sizeof *e);
    e->word = word;
    for (int i = 0; i < 4; i++)
        copy_text(e->arg[i], sizeof e->arg[i], arg[i] ? arg[i] : "");
    return false;
}

void sw_error_say(const struct sw_error *e, const struct sw_game *g, enum sw_lang lang,
                  struct sw_text *out)
{
    const char *arg[4] = {e->arg[0], e->arg[1], e->arg[2], e->arg[3]};
    if (e->line) {
        char number[16];
        snprintf(number, sizeof number, "%d", e->line);
        sw_say(out, g, lang, SW_W_LINE_SAYS, (const char *const[4]){number, "", "", ""});
    }
    sw_say(out, g, lang, e->word, arg);
}
