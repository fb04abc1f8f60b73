/* SPDX-License-Identifier: MIT */
/* tables.c - component tables: every cell as text, and what makes an edition valid.
 *
 * A game describes its tables (cards, tracks, numbers per seat count) by columns, as it
 * describes its state by fields. So editions can be read, printed, compared and refused
 * without code per game. A cell is text on the outside and a few bytes on the inside:
 *
 *   numbers    "3", or the token of their kind; "-" where the kind has a none
 *   sets       members joined by '+', "-" if empty
 *   texts      as they are, "-" if empty
 *
 * min and max bound a number, count the members of a set or the bytes of a text (max: with
 * its zero). Both 0 means that type and kind decide alone; a text always has its max. A
 * kind's none lies outside any bounds and is always allowed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/plain.h"
#include "core/value.h"
#include "spielwerk_match.h"
#include "spielwerk_words.h"

/* One cell: everything the functions below need to speak about it. */
struct cell {
    const struct sw_game *game;
    const struct sw_table *table;
    const struct sw_column *column;
    int row;
    char *at; /* into game->tables */
};

static const struct sw_table *table_of(const struct sw_game *g, int table)
{
    return &g->table[table];
}

/* An open game owns its tables; they are const only for those who play. */
static char *row_at(const struct sw_game *g, int table, int row)
{
    const struct sw_table *t = table_of(g, table);

    return (char *)g->tables + t->offset + (size_t)row * t->stride;
}

static struct cell cell_of(const struct sw_game *g, int table, int row, int column)
{
    const struct sw_table *t = table_of(g, table);
    const struct sw_column *c = &t->column[column];

    return (struct cell){g, t, c, row, row_at(g, table, row) + c->offset};
}

int sw_table_find(const struct sw_game *g, const char *name)
{
    for (int i = 0; i < g->table_count; i++)
        if (strcmp(g->table[i].name, name) == 0)
            return i;
    return -1;
}

int sw_column_find(const struct sw_game *g, int table, const char *name)
{
    const struct sw_table *t = table_of(g, table);

    for (int i = 0; i < t->columns; i++)
        if (strcmp(t->column[i].name, name) == 0)
            return i;
    return -1;
}

static const char *row_id(const struct sw_game *g, int table, int row)
{
    return row_at(g, table, row) + table_of(g, table)->column[0].offset;
}

int sw_row_find(const struct sw_game *g, int table, const char *id)
{
    for (int row = 0; row < sw_table_rows(g, table); row++)
        if (*row_id(g, table, row) == *id && strcmp(row_id(g, table, row), id) == 0)
            return row;
    return -1;
}

int sw_table_rows(const struct sw_game *g, int table)
{
    uint16_t rows;

    memcpy(&rows, (const char *)g->tables + table_of(g, table)->count_at, sizeof rows);
    return rows;
}

static bool rows_fit(const struct sw_table *t, int rows, struct sw_error *e)
{
    char got[SW_MAX_TOKEN], least[SW_MAX_TOKEN], most[SW_MAX_TOKEN];

    if (rows >= t->least && rows <= t->capacity)
        return true;
    snprintf(got, sizeof got, "%d", rows);
    snprintf(least, sizeof least, "%d", t->least);
    snprintf(most, sizeof most, "%d", t->capacity);
    return sw_fail(e, SW_W_TABLE_ROWS, t->name, got, least, most);
}

/* Rows that come or go are wiped, so that what a row was before never shows. */
bool sw_table_resize(struct sw_game *g, int table, int rows, struct sw_error *e)
{
    const struct sw_table *t = table_of(g, table);
    int old = sw_table_rows(g, table), first = rows < old ? rows : old;
    uint16_t count = (uint16_t)rows;

    if (!rows_fit(t, rows, e))
        return false;
    memset(row_at(g, table, first), 0, (size_t)(t->capacity - first) * t->stride);
    memcpy((char *)g->tables + t->count_at, &count, sizeof count);
    return true;
}

/* ---- the bytes of a cell ------------------------------------------------- */

static bool is_plain_number(const struct sw_column *c)
{
    return c->kind == SW_KIND_NONE || c->kind == SW_KIND_NUMBER;
}

static int64_t load(const struct cell *c)
{
    return value_load(c->column->type, c->at);
}

static void store(const struct cell *c, int64_t value)
{
    value_store(c->column->type, c->at, value);
}

/* ---- errors --------------------------------------------------------------- */

/* "5 (S05)": people count from 1 and know their cards by id. */
static void row_name(const struct cell *c, char out[SW_MAX_TOKEN])
{
    const char *id = c->at - c->column->offset + c->table->column[0].offset;

    if (memchr(id, 0, (size_t)c->table->column[0].max) && *id)
        snprintf(out, SW_MAX_TOKEN, "%d (%.30s)", c->row + 1, id);
    else
        snprintf(out, SW_MAX_TOKEN, "%d", c->row + 1);
}

static bool cell_fail(const struct cell *c, struct sw_error *e, int word, const char *what)
{
    char row[SW_MAX_TOKEN];

    row_name(c, row);
    return sw_fail(e, word, c->table->name, row, c->column->name, what);
}

static bool range_fail(const struct cell *c, struct sw_error *e, int word, int64_t value,
                       int64_t least, int64_t most)
{
    char row[SW_MAX_TOKEN], column[SW_MAX_TOKEN * 2], range[SW_MAX_TOKEN];

    row_name(c, row);
    snprintf(column, sizeof column, "%.40s = %lld", c->column->name, (long long)value);
    snprintf(range, sizeof range, "%lld..%lld", (long long)least, (long long)most);
    return sw_fail(e, word, c->table->name, row, column, range);
}

/* ---- what a cell may hold -------------------------------------------------- */

static bool number_fits(const struct cell *c, int64_t value, struct sw_error *e)
{
    int64_t least, most;

    value_range(c->column->type, &least, &most);
    if (c->column->min != 0 || c->column->max != 0) {
        least = c->column->min;
        most = c->column->max;
    }
    return (value >= least && value <= most) ||
           range_fail(c, e, SW_W_CELL_RANGE, value, least, most);
}

static int members_of(uint64_t set)
{
    int n = 0;

    for (; set; set &= set - 1)
        n++;
    return n;
}

static bool set_fits(const struct cell *c, uint64_t set, struct sw_error *e)
{
    int n = members_of(set);

    if ((c->column->min == 0 && c->column->max == 0) ||
        (n >= c->column->min && n <= c->column->max))
        return true;
    return range_fail(c, e, SW_W_CELL_MEMBERS, n, c->column->min, c->column->max);
}

static bool id_fits(const struct cell *c, const char *text, struct sw_error *e)
{
    if (text[0] && strcmp(text, "-") != 0 && !strchr(text, ' '))
        return true;
    return cell_fail(c, e, SW_W_CELL_ID, text);
}

static bool text_fits(const struct cell *c, const char *text, size_t n, struct sw_error *e)
{
    char most[SW_MAX_TOKEN];

    if (n >= (size_t)c->column->max) {
        snprintf(most, sizeof most, "%d", c->column->max - 1);
        return cell_fail(c, e, SW_W_CELL_LENGTH, most);
    }
    if (n > 0 && !plain_label(text))
        return cell_fail(c, e, SW_W_CELL_TEXT, NULL);
    if (c->column == &c->table->column[0])
        return id_fits(c, text, e);
    return n >= (size_t)c->column->min || cell_fail(c, e, SW_W_CELL_VALUE, text);
}

/* ---- text to cell ----------------------------------------------------------- */

static bool parse_number(const char *text, int64_t *out)
{
    const char *digits = text + (*text == '-');
    size_t n = strlen(digits);

    if (n == 0 || n > 12 || strspn(digits, "0123456789") != n)
        return false;
    *out = strtoll(text, NULL, 10);
    return true;
}

static bool set_number(const struct cell *c, const char *text, struct sw_error *e)
{
    int64_t value = 0;
    int token = 0;

    if (is_plain_number(c->column)) {
        if (!parse_number(text, &value))
            return cell_fail(c, e, SW_W_CELL_VALUE, text);
    } else {
        if (!sw_kind_parse(c->game, c->column->kind, text, &token))
            return cell_fail(c, e, SW_W_CELL_VALUE, text);
        value = token;
    }
    if (strcmp(text, "-") != 0 && !number_fits(c, value, e))
        return false;
    store(c, value);
    return true;
}

static bool set_set(const struct cell *c, const char *text, struct sw_error *e)
{
    char bad[SW_MAX_TOKEN];
    uint64_t set;

    if (!value_parse_set(c->game, c->column->type, c->column->kind, text, "+", &set, bad))
        return cell_fail(c, e, SW_W_CELL_VALUE, text);
    if (!set_fits(c, set, e))
        return false;
    store(c, (int64_t)set);
    return true;
}

static bool set_text(const struct cell *c, const char *text, struct sw_error *e)
{
    size_t n;

    if (strcmp(text, "-") == 0)
        text = "";
    n = strlen(text);
    if (!text_fits(c, text, n, e))
        return false;
    memset(c->at, 0, (size_t)c->column->max);
    memcpy(c->at, text, n);
    return true;
}

bool sw_cell_set(struct sw_game *g, int table, int row, int column, const char *text,
                 struct sw_error *e)
{
    struct cell c = cell_of(g, table, row, column);

    if (c.column->type == SW_TEXT)
        return set_text(&c, text, e);
    return value_is_set(c.column->type) ? set_set(&c, text, e) : set_number(&c, text, e);
}

/* ---- cell to text ----------------------------------------------------------- */

static void print_set(const struct cell *c, struct sw_text *out)
{
    value_print_set(c->game, c->column->kind, (uint64_t)load(c), "+", out);
}

static void print_number(const struct cell *c, struct sw_text *out)
{
    char token[SW_MAX_TOKEN];

    if (is_plain_number(c->column)) {
        sw_text_addf(out, "%lld", (long long)load(c));
    } else {
        sw_kind_print(c->game, c->column->kind, (int)load(c), token);
        sw_text_add(out, token);
    }
}

void sw_cell_print(const struct sw_game *g, int table, int row, int column, struct sw_text *out)
{
    struct cell c = cell_of(g, table, row, column);

    if (c.column->type == SW_TEXT)
        sw_text_add(out, *c.at ? c.at : "-");
    else if (value_is_set(c.column->type))
        print_set(&c, out);
    else
        print_number(&c, out);
}

/* ---- the whole edition -------------------------------------------------------- */

/* New rows are born wiped and a game's own data may be wrong too, so every cell is looked
 * at again: it must be what its own text says. */
static bool cell_valid(struct sw_game *g, int table, int row, int column, struct sw_error *e)
{
    struct cell c = cell_of(g, table, row, column);
    char memory[64 * SW_MAX_TOKEN];
    struct sw_text text;

    if (c.column->type == SW_TEXT) {
        const char *end = memchr(c.at, 0, (size_t)c.column->max);
        size_t n = end ? (size_t)(end - c.at) : (size_t)c.column->max;
        return text_fits(&c, c.at, n, e);
    }
    sw_text_init(&text, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &text);
    return sw_cell_set(g, table, row, column, text.data, e);
}

static bool row_valid(struct sw_game *g, int table, int row, struct sw_error *e)
{
    struct cell id = cell_of(g, table, row, 0);
    char name[SW_MAX_TOKEN], other[SW_MAX_TOKEN];
    int first;

    for (int column = 0; column < id.table->columns; column++)
        if (!cell_valid(g, table, row, column, e))
            return false;
    first = sw_row_find(g, table, id.at);
    if (first == row)
        return true;
    row_name(&id, name);
    snprintf(other, sizeof other, "%d", first + 1);
    return sw_fail(e, SW_W_ROW_TWICE, id.table->name, name, other, NULL);
}

static bool table_valid(struct sw_game *g, int table, struct sw_error *e)
{
    int rows = sw_table_rows(g, table);

    if (!rows_fit(table_of(g, table), rows, e))
        return false;
    for (int row = 0; row < rows; row++)
        if (!row_valid(g, table, row, e))
            return false;
    return true;
}

static bool name_valid(const char *name, struct sw_error *e)
{
    char most[SW_MAX_TOKEN];

    if (plain_label(name) && strlen(name) < SW_MAX_TOKEN)
        return true;
    snprintf(most, sizeof most, "%d", SW_MAX_TOKEN - 1);
    return sw_fail(e, SW_W_EDITION_NAME, name, most, NULL, NULL);
}

static uint64_t hash_word(uint64_t hash, const char *word)
{
    return plain_hash(plain_hash(hash, word, strlen(word)), "\n", 1);
}

static uint64_t hash_row(const struct sw_game *g, int table, int row, uint64_t hash)
{
    char memory[64 * SW_MAX_TOKEN];
    struct sw_text text;

    for (int column = 0; column < table_of(g, table)->columns; column++) {
        sw_text_init(&text, memory, sizeof memory);
        sw_cell_print(g, table, row, column, &text);
        hash = hash_word(hash_word(hash, table_of(g, table)->column[column].name), memory);
    }
    return hash;
}

/* Of texts, not of bytes: the same on every machine. */
static uint64_t hash_tables(const struct sw_game *g)
{
    uint64_t hash = PLAIN_HASH;

    for (int table = 0; table < g->table_count; table++) {
        hash = hash_word(hash, g->table[table].name);
        for (int row = 0; row < sw_table_rows(g, table); row++)
            hash = hash_row(g, table, row, hash);
    }
    return hash;
}

static char *copy_name(const char *name)
{
    char *copy = malloc(strlen(name) + 1);

    return copy ? strcpy(copy, name) : NULL;
}

bool sw_game_seal(struct sw_game *g, const char *edition_name, struct sw_error *e)
{
    char *name;

    if (!name_valid(edition_name, e))
        return false;
    for (int table = 0; table < g->table_count; table++)
        if (!table_valid(g, table, e))
            return false;
    if (g->prepare && !g->prepare(g, (void *)g->tables, e))
        return false;
    name = copy_name(edition_name);
    if (!name)
        return sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
    free((void *)g->edition);
    g->edition = name;
    g->edition_hash = hash_tables(g);
    return true;
}
