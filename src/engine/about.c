/* SPDX-License-Identifier: MIT */
/* about.c - commands of the line protocol: what the games are made of. */
#include <string.h>

#include "json.h"
#include "look.h"
#include "pages.h"
#include "render/components.h"
#include "render/svg.h"

static void add_values(const struct sw_game *g, int option, enum sw_lang lang,
                       struct sw_text *out)
{
    const struct sw_option *o = &g->options[option];

    json_open(out, "values", "[");
    for (int v = o->min; v <= o->max; v++) {
        json_open(out, NULL, "[");
        json_text(out, NULL, o->tokens[v]);
        json_text(out, NULL, o->values ? sw_words(g, o->values + v, lang) : o->tokens[v]);
        json_close(out, "]");
    }
    json_close(out, "]");
}

static void add_option(const struct sw_game *g, int option, enum sw_lang lang,
                       struct sw_text *out)
{
    const struct sw_option *o = &g->options[option];
    char token[SW_MAX_TOKEN];

    json_open(out, NULL, "{");
    json_text(out, "name", o->name);
    json_text(out, "title", sw_words(g, o->title, lang));
    json_number(out, "min", o->min);
    json_number(out, "max", o->max);
    sw_option_print(g, option, o->preset, token);
    json_text(out, "preset", token);
    if (o->tokens)
        add_values(g, option, lang, out);
    json_close(out, "}");
}

static void add_game(const struct sw_game *g, enum sw_lang lang, struct sw_text *out)
{
    json_open(out, NULL, "{");
    json_text(out, "id", g->id);
    json_text(out, "title", sw_words(g, g->title, lang));
    json_text(out, "blurb", sw_words(g, g->blurb, lang));
    json_text(out, "credit", g->credit);
    json_number(out, "minutes", g->minutes);
    json_number(out, "seats_min", g->seats_min);
    json_number(out, "seats_max", g->seats_max);
    json_open(out, "options", "[");
    for (int i = 0; i < g->option_count; i++)
        add_option(g, i, lang, out);
    json_close(out, "]}");
}

/* The game that is named, or all that are offered to players. */
void about_about(struct request *r)
{
    const char *only = req_next(r);

    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "[");
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        if (g && (only ? strcmp(only, g->id) == 0 : !g->hidden))
            add_game(g, r->e->lang, r->reply);
        sw_game_close(g);
    }
    sw_text_add(r->reply, "]\nok\n");
}

/* Open the game that is named next; NULL after saying what is wrong. */
static struct sw_game *open_named(struct request *r)
{
    const char *id = req_next(r);
    struct sw_error e;
    struct sw_game *g = sw_game_open(id ? id : "", &e);

    if (!g)
        req_error_of(r, &e, NULL);
    return g;
}

void about_symbols(struct request *r)
{
    struct sw_game *g = open_named(r);
    struct sw_text text;

    if (!g)
        return;
    sw_text_init_heap(&text);
    svg_symbols(g, &text);
    req_lines(r, "svg", text.data);
    sw_text_clear(&text);
    sw_game_close(g);
    req_ok(r);
}

/* Row -1 is the head. As it is written in files, or in words. */
static void add_cell(const struct sw_game *g, int table, int row, int column, bool words,
                     enum sw_lang lang, struct sw_text *out)
{
    struct sw_text cell;

    sw_text_init_heap(&cell);
    sw_text_add(&cell, "");
    if (row < 0 && words)
        components_title(g, table, column, lang, &cell);
    else if (row < 0)
        sw_text_add(&cell, g->table[table].column[column].name);
    else if (words)
        components_cell(g, table, row, column, lang, &cell);
    else
        sw_cell_print(g, table, row, column, &cell);
    json_text(out, NULL, cell.data);
    sw_text_clear(&cell);
}

static void add_row(const struct sw_game *g, int table, int row, const char *name, bool words,
                    enum sw_lang lang, struct sw_text *out)
{
    json_open(out, name, "[");
    for (int column = 0; column < g->table[table].columns; column++)
        add_cell(g, table, row, column, words, lang, out);
    json_close(out, "]");
}

static void add_rows(const struct sw_game *g, int table, const char *name, bool words,
                     enum sw_lang lang, struct sw_text *out)
{
    json_open(out, name, "[");
    for (int row = 0; row < sw_table_rows(g, table); row++)
        add_row(g, table, row, NULL, words, lang, out);
    json_close(out, "]");
}

static void add_table(const struct sw_game *g, int table, enum sw_lang lang,
                      struct sw_text *out)
{
    json_open(out, NULL, "{");
    json_text(out, "name", g->table[table].name);
    json_text(out, "title", sw_words(g, g->table[table].title, lang));
    add_row(g, table, -1, "columns", false, lang, out);
    add_rows(g, table, "rows", false, lang, out);
    add_row(g, table, -1, "titles", true, lang, out);
    add_rows(g, table, "words", true, lang, out);
    json_close(out, "}");
}

void about_components(struct request *r)
{
    struct sw_game *g = open_named(r);

    if (!g)
        return;
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "[");
    for (int i = 0; i < g->table_count; i++)
        add_table(g, i, r->e->lang, r->reply);
    sw_text_add(r->reply, "]\nok\n");
    sw_game_close(g);
}

static void add_heading(void *self, const char *text)
{
    json_open(self, NULL, "{");
    json_text(self, "heading", text);
    json_close(self, "}");
}

static void add_rule(void *self, const char *id, const char *text)
{
    json_open(self, NULL, "{");
    json_text(self, "id", id);
    json_text(self, "text", text);
    json_close(self, "}");
}

void about_rules(struct request *r)
{
    const struct pages_reader reader = {add_heading, add_rule, r->reply};
    struct sw_game *g = open_named(r);

    if (!g)
        return;
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "[");
    pages_read(g->id, r->e->lang, &reader);
    sw_text_add(r->reply, "]\nok\n");
    sw_game_close(g);
}
