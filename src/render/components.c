/* SPDX-License-Identifier: MIT */
/* components.c - component tables in words. */
#include "components.h"

#include <stdio.h>
#include <string.h>

enum { CELL = 512 };

/* ---- words ---------------------------------------------------------------------------- */

static const struct sw_caption common[] = {
#define CAPTION(name, english, german) {name, {english, german}},
#include "components.def"
#undef CAPTION
};

enum { COMMON = sizeof common / sizeof *common };

/* NULL: there is none. */
static const char *find_in(const struct sw_caption *list, int n, const char *name,
                           enum sw_lang lang)
{
    for (int i = 0; i < n; i++)
        if (strcmp(list[i].name, name) == 0)
            return list[i].text[lang];
    return NULL;
}

static const char *caption(const struct sw_game *g, const char *name, enum sw_lang lang)
{
    const char *own = find_in(g->captions, g->caption_count, name, lang);

    return own ? own : find_in(common, COMMON, name, lang);
}

/* "table.column" or else "column"; "column=token" or else "=token". */
static const char *caption_at(const struct sw_game *g, const char *where, char sign,
                              const char *name, enum sw_lang lang)
{
    char both[2 * SW_MAX_TOKEN];
    const char *found;

    snprintf(both, sizeof both, "%s%c%s", where, sign, name);
    found = caption(g, both, lang);
    return found ? found : caption(g, both + strlen(where) + (sign == '.'), lang);
}

/* ---- titles --------------------------------------------------------------------------- */

/* "wood" is "Holz" because a kind of the game says so. */
static bool add_game_word(const struct sw_game *g, const char *name, enum sw_lang lang,
                          struct sw_text *out)
{
    for (int i = 0; i < g->kind_count; i++) {
        int value;
        if (g->kinds[i].words && sw_kind_parse(g, SW_KIND_GAME + i, name, &value)) {
            sw_kind_speak(g, SW_KIND_GAME + i, lang, value, out);
            return true;
        }
    }
    return false;
}

void components_word(const struct sw_game *g, const char *name, enum sw_lang lang,
                     struct sw_text *out)
{
    const char *title = caption(g, name, lang);

    if (title || !add_game_word(g, name, lang, out))
        sw_text_add(out, title ? title : name);
}

void components_stem(const struct sw_game *g, const struct sw_column *col, enum sw_lang lang,
                     struct sw_text *out)
{
    char name[SW_MAX_TOKEN];

    snprintf(name, sizeof name, "%.*s", (int)strcspn(col->name, "_0123456789"), col->name);
    components_word(g, name, lang, out);
}

/* "cost_wood": cost, wood; "need2": needs. */
static void add_parts(const struct sw_game *g, const struct sw_column *col, enum sw_lang lang,
                      struct sw_text *out)
{
    const char *rest = strchr(col->name, '_');

    components_stem(g, col, lang, out);
    if (rest) {
        sw_text_add(out, ": ");
        components_word(g, rest + 1, lang, out);
    }
}

int components_language(const struct sw_column *col)
{
    static const char *const ending[SW_LANGS] = {"_en", "_de"};
    const char *tail = col->name + strcspn(col->name, "_");
    int lang = 0;

    while (lang < SW_LANGS && (col->type != SW_TEXT || strcmp(tail, ending[lang]) != 0))
        lang++;
    return lang;
}

/* Rows with names need no other designation. */
static bool has_names(const struct sw_table *table)
{
    for (int i = 0; i < table->columns; i++)
        if (strncmp(table->column[i].name, "name_", 5) == 0)
            return true;
    return false;
}

void components_title(const struct sw_game *g, int table, int column, enum sw_lang lang,
                      struct sw_text *out)
{
    const struct sw_table *t = &g->table[table];
    const struct sw_column *col = &t->column[column];
    const char *title = caption_at(g, t->name, '.', col->name, lang);
    int own = components_language(col);

    if (column == 0 && has_names(t))
        return;
    if (own == (int)lang)
        components_stem(g, col, lang, out);
    else if (own == SW_LANGS && title)
        sw_text_add(out, title);
    else if (own == SW_LANGS)
        add_parts(g, col, lang, out);
}

/* ---- cells ---------------------------------------------------------------------------- */

/* The kind whose values are the rows of this table, or SW_KIND_NONE. Rows that are only
 * numbered are left alone: many kinds begin with 0. */
static int kind_of_rows(const struct sw_game *g, int table)
{
    for (int kind = SW_KIND_GAME; kind < SW_KIND_GAME + g->kind_count; kind++) {
        int rows = sw_table_rows(g, table), row = 0;
        for (; row < rows; row++) {
            char id[CELL];
            struct sw_text text;
            int value;
            sw_text_init(&text, id, sizeof id);
            sw_cell_print(g, table, row, 0, &text);
            if (strspn(id, "0123456789") == text.len || !sw_kind_parse(g, kind, id, &value) ||
                value != row)
                break;
        }
        if (row == rows)
            return kind;
    }
    return SW_KIND_NONE;
}

static void speak_token(const struct sw_game *g, const struct sw_column *col, int kind,
                        const char *token, enum sw_lang lang, struct sw_text *out)
{
    const char *word = caption_at(g, col->name, '=', token, lang);
    int value;

    if (word || strcmp(token, "-") == 0 || !sw_kind_parse(g, kind, token, &value))
        sw_text_add(out, word ? word : token);
    else
        sw_kind_speak(g, kind, lang, value, out);
}

/* `tokens` is taken apart. */
static void speak(const struct sw_game *g, const struct sw_column *col, int kind, char *tokens,
                  enum sw_lang lang, struct sw_text *out)
{
    for (char *token = tokens, *next; token; token = next) {
        next = strchr(token, '+');
        if (next)
            *next++ = 0;
        speak_token(g, col, kind, token, lang, out);
        sw_text_add(out, next ? ", " : "");
    }
}

void components_cell(const struct sw_game *g, int table, int row, int column, enum sw_lang lang,
                     struct sw_text *out)
{
    const struct sw_column *col = &g->table[table].column[column];
    int kind = column ? col->kind : kind_of_rows(g, table);
    char cell[CELL];
    struct sw_text text;

    sw_text_init(&text, cell, sizeof cell);
    sw_cell_print(g, table, row, column, &text);
    if (column && (col->type == SW_TEXT || kind == SW_KIND_NUMBER))
        sw_text_add(out, cell);
    else
        speak(g, col, kind, cell, lang, out);
}
