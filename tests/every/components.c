/* SPDX-License-Identifier: MIT */
/* components.c - component tables as people read them: every column has a title in their
 * language, every cell speaks it. */
#include <stdio.h>
#include <string.h>

#include "every.h"
#include "render/components.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

enum { LONG = 1024 };

static const char *title(const struct sw_game *g, int table, int column, enum sw_lang lang)
{
    static char memory[LONG];
    struct sw_text out;
    sw_text_init(&out, memory, sizeof memory);
    sw_text_add(&out, "");
    components_title(g, table, column, lang, &out);
    return memory;
}

static const char *cell(const struct sw_game *g, int table, int row, int column)
{
    static char memory[LONG];
    struct sw_text out;
    sw_text_init(&out, memory, sizeof memory);
    sw_text_add(&out, "");
    components_cell(g, table, row, column, SW_DE, &out);
    return memory;
}

static const char *written(const struct sw_game *g, int table, int row, int column)
{
    static char memory[LONG];
    struct sw_text out;
    sw_text_init(&out, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &out);
    return memory;
}

/* Words of programs: small letters and underscores. A German word that is written small in a
 * table is a verb or an adjective, and no token. */
static bool is_token(const char *text)
{
    size_t length = strlen(text);
    return length > 1 && strspn(text, "abcdefghijklmnopqrstuvwxyz_") == length;
}

static bool title_is_a_word(const struct sw_game *g, int table, int column, enum sw_lang lang)
{
    const char *text = title(g, table, column, lang),
               *name = g->table[table].column[column].name;
    return !strchr(text, '_') &&
           !(lang == SW_DE && strlen(text) > 3 && strcmp(text, name) == 0);
}

static bool columns_have_titles(const struct sw_game *g, char why[512])
{
    for (int table = 0; table < g->table_count; table++)
        for (int column = 0; column < g->table[table].columns; column++)
            for (int lang = 0; lang < SW_LANGS; lang++)
                if (!title_is_a_word(g, table, column, (enum sw_lang)lang)) {
                    snprintf(why, 512, "%s.%s is called \"%s\": captions.def",
                             g->table[table].name, g->table[table].column[column].name,
                             title(g, table, column, (enum sw_lang)lang));
                    return false;
                }
    return true;
}

static bool column_speaks(const struct sw_game *g, int table, int column, char why[512])
{
    if (!*title(g, table, column, SW_DE))
        return true; /* not for people */
    for (int row = 0; row < sw_table_rows(g, table); row++) {
        const char *token = written(g, table, row, column);
        if (is_token(token) && strcmp(cell(g, table, row, column), token) == 0) {
            snprintf(why, 512, "%s.%s says \"%s\" in German: captions.def",
                     g->table[table].name, g->table[table].column[column].name, token);
            return false;
        }
    }
    return true;
}

static bool cells_speak_german(const struct sw_game *g, char why[512])
{
    for (int table = 0; table < g->table_count; table++)
        for (int column = 0; column < g->table[table].columns; column++)
            if (!column_speaks(g, table, column, why))
                return false;
    return true;
}

const struct fact component_facts[] = {
    {"columns of components have titles", columns_have_titles},
    {"cells of components speak German", cells_speak_german},
};
const int component_fact_count = COUNT(component_facts);
