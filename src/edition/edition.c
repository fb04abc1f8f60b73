/* SPDX-License-Identifier: MIT */
/* edition.c - edition files: component tables as JSON.
 *
 * Who owns the printed game can type its numbers in here. A person writes the file, so
 * everything unknown is an error instead of a silence, and errors say where. Cells go
 * through the same text as everywhere else (sw_cell_set); JSON only gives it a shape:
 * numbers are numbers, tokens are strings, sets are lists of strings. */
#include "edition/edition.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spielwerk_words.h"

enum { EDITION_FORMAT = 1, CELL_MAX = 64 * SW_MAX_TOKEN };

static const char *const keys[] = {"spielwerk_edition", "game", "name", "tables"};

/* ---- shapes ------------------------------ */

enum shape { NUMBER, STRING, LIST };

static enum shape shape_of(const struct sw_column *c)
{
    if (c->type == SW_SET8 || c->type == SW_SET32 || c->type == SW_SET64)
        return LIST;
    if (c->type == SW_TEXT)
        return STRING;
    return c->kind == SW_KIND_NONE || c->kind == SW_KIND_NUMBER ? NUMBER : STRING;
}

/* ---- writing ------------------------------ */

/* "R+Y" becomes ["R","Y"], "-" becomes []. */
static void write_list(struct sw_text *out, char *members)
{
    char *next = strcmp(members, "-") == 0 ? NULL : members;

    sw_text_add(out, "[");
    while (next) {
        char *member = next, *plus = strchr(member, '+');
        if (plus)
            *plus = 0;
        sw_text_add_json(out, member);
        sw_text_add(out, plus ? "," : "");
        next = plus ? plus + 1 : NULL;
    }
    sw_text_add(out, "]");
}

static void write_cell(const struct sw_game *g, int table, int row, int column,
                       struct sw_text *out)
{
    const struct sw_column *c = &g->table[table].column[column];
    char memory[CELL_MAX];
    struct sw_text cell;

    sw_text_init(&cell, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &cell);
    sw_text_add_json(out, c->name);
    sw_text_add(out, ":");
    if (shape_of(c) == NUMBER)
        sw_text_add(out, memory);
    else if (shape_of(c) == LIST)
        write_list(out, memory);
    else
        sw_text_add_json(out, c->type == SW_TEXT && strcmp(memory, "-") == 0 ? "" : memory);
}

static void write_table(const struct sw_game *g, int table, struct sw_text *out)
{
    int rows = sw_table_rows(g, table), columns = g->table[table].columns;

    sw_text_add_json(out, g->table[table].name);
    sw_text_add(out, ": [\n");
    for (int row = 0; row < rows; row++) {
        sw_text_add(out, "  {");
        for (int column = 0; column < columns; column++) {
            write_cell(g, table, row, column, out);
            sw_text_add(out, column < columns - 1 ? ", " : "");
        }
        sw_text_add(out, row < rows - 1 ? "},\n" : "}\n");
    }
    sw_text_add(out, " ]");
}

void edition_write(const struct sw_game *g, struct sw_text *out)
{
    sw_text_addf(out, "{\"%s\": %d,\n \"game\": ", keys[0], EDITION_FORMAT);
    sw_text_add_json(out, g->id);
    sw_text_add(out, ",\n \"name\": ");
    sw_text_add_json(out, g->edition);
    sw_text_add(out, ",\n \"tables\": {");
    for (int table = 0; table < g->table_count; table++) {
        sw_text_add(out, table ? ",\n " : "\n ");
        write_table(g, table, out);
    }
    sw_text_add(out, "}}\n");
}

/* ---- reading: one cell ------------------------------ */

/* Where we are, for everything that may have to be said about it. */
struct spot {
    struct sw_game *game;           /* being changed */
    const struct sw_game *original; /* as it was, for what the file leaves out */
    int table, row;
    char row_name[SW_MAX_TOKEN];
    struct sw_error *e;
};

static bool spot_fail(const struct spot *s, int word, const char *column, const char *what)
{
    return sw_fail(s->e, word, s->game->table[s->table].name, s->row_name, column, what);
}

/* Members go back to "R+Y". One that would break this is no member of anything. */
static bool join_list(const json_t *list, struct sw_text *out)
{
    if (json_array_size(list) == 0)
        sw_text_add(out, "-");
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *member = json_string_value(json_array_get(list, i));
        if (!member || !*member || strchr(member, '+') || strcmp(member, "-") == 0)
            return false;
        sw_text_add(out, i ? "+" : "");
        sw_text_add(out, member);
    }
    return true;
}

static bool read_cell(const struct spot *s, int column, const json_t *value)
{
    const struct sw_column *c = &s->game->table[s->table].column[column];
    char memory[CELL_MAX];
    struct sw_text cell;

    sw_text_init(&cell, memory, sizeof memory);
    switch (shape_of(c)) {
    case NUMBER:
        if (!json_is_integer(value))
            return spot_fail(s, SW_W_CELL_SHAPE_NUMBER, c->name, NULL);
        sw_text_addf(&cell, "%lld", (long long)json_integer_value(value));
        break;
    case STRING:
        if (!json_is_string(value))
            return spot_fail(s, SW_W_CELL_SHAPE_STRING, c->name, NULL);
        sw_text_add(&cell, json_string_value(value));
        break;
    case LIST:
        if (!json_is_array(value) || !join_list(value, &cell))
            return spot_fail(s, SW_W_CELL_SHAPE_LIST, c->name, NULL);
    }
    if (cell.cut)
        return spot_fail(s, SW_W_CELL_VALUE, c->name, memory);
    return sw_cell_set(s->game, s->table, s->row, column, memory, s->e);
}

/* ---- reading: rows and tables ------------------------------ */

/* The id first, because errors about the other columns name it. A known row starts as it
 * was, a new one empty. */
static bool read_id(struct spot *s, const json_t *row, bool *known)
{
    const struct sw_table *t = &s->game->table[s->table];
    const json_t *value = json_object_get(row, t->column[0].name);
    const char *id = json_string_value(value);
    int from;

    if (!value)
        return spot_fail(s, SW_W_CELL_MISSING, t->column[0].name, NULL);
    if (!read_cell(s, 0, value))
        return false;
    snprintf(s->row_name, sizeof s->row_name, "%d (%.30s)", s->row + 1, id);
    from = sw_row_find(s->original, s->table, id);
    *known = from >= 0;
    if (*known)
        memcpy((char *)s->game->tables + t->offset + (size_t)s->row * t->stride,
               (const char *)s->original->tables + t->offset + (size_t)from * t->stride,
               t->stride);
    return true;
}

static bool keys_known(const struct spot *s, const json_t *row)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)row, key, value)
    {
        if (sw_column_find(s->game, s->table, key) < 0)
            return spot_fail(s, SW_W_NO_SUCH_COLUMN, key, NULL);
    }
    return true;
}

static bool read_row(struct spot *s, const json_t *row)
{
    const struct sw_table *t = &s->game->table[s->table];
    bool known = false;

    snprintf(s->row_name, sizeof s->row_name, "%d", s->row + 1);
    if (!json_is_object(row))
        return spot_fail(s, SW_W_ROW_SHAPE, NULL, NULL);
    if (!read_id(s, row, &known) || !keys_known(s, row))
        return false;
    for (int column = 1; column < t->columns; column++) {
        const json_t *value = json_object_get(row, t->column[column].name);
        if (!value && !known)
            return spot_fail(s, SW_W_CELL_MISSING, t->column[column].name, NULL);
        if (value && !read_cell(s, column, value))
            return false;
    }
    return true;
}

static bool read_table(struct spot *s, const char *name, const json_t *rows)
{
    size_t count = json_array_size(rows);

    s->table = sw_table_find(s->game, name);
    if (s->table < 0)
        return sw_fail(s->e, SW_W_NO_SUCH_TABLE, name, NULL, NULL, NULL);
    if (!json_is_array(rows))
        return sw_fail(s->e, SW_W_TABLE_SHAPE, name, NULL, NULL, NULL);
    if (!sw_table_resize(s->game, s->table, count > UINT16_MAX ? UINT16_MAX : (int)count, s->e))
        return false;
    for (s->row = 0; s->row < (int)count; s->row++)
        if (!read_row(s, json_array_get(rows, (size_t)s->row)))
            return false;
    return true;
}

static bool read_tables(struct spot *s, const json_t *tables)
{
    const char *name;
    json_t *rows;

    json_object_foreach((json_t *)tables, name, rows)
    {
        if (!read_table(s, name, rows))
            return false;
    }
    return true;
}

/* ---- reading: the file ------------------------------ */

static bool known_key(const char *key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(key, keys[i]) == 0)
            return true;
    return false;
}

static bool frame_fits(const struct sw_game *g, const json_t *root, struct sw_error *e)
{
    const json_t *format = json_object_get(root, keys[0]);
    const char *id = json_string_value(json_object_get(root, keys[1])), *key;
    json_t *value;

    if (!json_is_integer(format) || json_integer_value(format) != EDITION_FORMAT)
        return sw_fail(e, SW_W_EDITION_NEEDS, keys[0], "1", NULL, NULL);
    if (!id)
        return sw_fail(e, SW_W_EDITION_NEEDS, keys[1], "\"…\"", NULL, NULL);
    if (strcmp(id, g->id) != 0)
        return sw_fail(e, SW_W_EDITION_GAME, id, g->id, NULL, NULL);
    if (!json_is_string(json_object_get(root, keys[2])))
        return sw_fail(e, SW_W_EDITION_NEEDS, keys[2], "\"…\"", NULL, NULL);
    if (!json_is_object(json_object_get(root, keys[3])))
        return sw_fail(e, SW_W_EDITION_NEEDS, keys[3], "{…}", NULL, NULL);
    json_object_foreach((json_t *)root, key, value)
    {
        if (!known_key(key))
            return sw_fail(e, SW_W_EDITION_KEY, key, NULL, NULL, NULL);
    }
    return true;
}

/* Work on the open game itself, and put its tables back if that comes to nothing: a name
 * and a hash are only changed by sealing, which is the last step. */
static bool apply(struct sw_game *g, const json_t *root, struct sw_error *e)
{
    struct sw_game original = *g;
    struct spot s = {.game = g, .original = &original, .e = e};
    void *copy = malloc(g->tables_size ? g->tables_size : 1);
    bool done;

    if (!copy)
        return sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
    original.tables = memcpy(copy, g->tables, g->tables_size);
    done = read_tables(&s, json_object_get(root, keys[3])) &&
           sw_game_seal(g, json_string_value(json_object_get(root, keys[2])), e);
    if (!done)
        memcpy((void *)g->tables, copy, g->tables_size);
    free(copy);
    return done;
}

static bool json_broken(const json_error_t *at, struct sw_error *e)
{
    char column[SW_MAX_TOKEN];

    snprintf(column, sizeof column, "%d", at->column);
    sw_fail(e, SW_W_EDITION_JSON, column, at->text, NULL, NULL);
    if (e)
        e->line = at->line > 0 ? at->line : 1;
    return false;
}

bool edition_read(struct sw_game *g, const char *json, size_t n, struct sw_error *e)
{
    json_error_t at;
    json_t *root = json_loadb(json, n, JSON_REJECT_DUPLICATES, &at);
    bool done;

    if (!root)
        return json_broken(&at, e);
    done = frame_fits(g, root, e) && apply(g, root, e);
    json_decref(root);
    return done;
}
