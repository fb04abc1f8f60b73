/* SPDX-License-Identifier: MIT */
/* codes.c - people read words: "S06", "-2,2" or "barn_1" is for files.
 *
 * A code may be said where the board shows it: as a whole, or its letters and its number along
 * the edges, as on a chess-board. */
#include "codes.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static bool is_written(const struct sw_scene *board, const char *text)
{
    for (int i = 0; i < board->nodes; i++) {
        const struct sw_node *n = &board->node[i];
        if (n->type == SW_LABEL && n->x != SW_NOWHERE &&
            strcmp(board->text + n->text, text) == 0)
            return true;
    }
    return false;
}

/* "BC7": B, C and 7 are all there. */
static bool is_drawn(const struct sw_scene *board, const char *code)
{
    size_t letters = strspn(code, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (is_written(board, code))
        return true;
    for (size_t i = 0; i < letters; i++) {
        const char letter[] = {code[i], 0};
        if (!is_written(board, letter))
            return false;
    }
    return letters > 0 && is_written(board, code + letters);
}

static bool belongs_to_word(const char *c)
{
    bool pair = *c == ',' && isdigit((unsigned char)c[1]); /* "-2,2" */
    return isalnum((unsigned char)*c) || *c == '_' || pair;
}

/* A capital letter and a digit, digits on both sides of a comma, or an underscore. */
static bool looks_like_code(const char *word)
{
    bool number = strpbrk(word, "0123456789") != NULL;
    bool small = strpbrk(word, "abcdefghijklmnopqrstuvwxyz") != NULL;
    bool capital = strpbrk(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != NULL;
    return strchr(word, '_') || strchr(word, ',') || (number && capital && !small);
}

bool find_code(const char *text, const struct sw_scene *board, char code[64])
{
    while (*text) {
        size_t n = 0;
        while (text[n] && belongs_to_word(text + n))
            n++;
        snprintf(code, 64, "%.*s", (int)n, text);
        if (n && looks_like_code(code) && !is_drawn(board, code))
            return true;
        text += n ? n : 1;
    }
    return false;
}
