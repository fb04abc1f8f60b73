/* SPDX-License-Identifier: MIT */
/* rows.c - the component tables of a game as people like to read them. */
#include "rows.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "render/components.h"
#include "render/term.h"

enum { MAX_PARTS = 64, CELL = 256, GAP = 2 };

/* What is shown as one column: `count` columns of the table from `first` on. */
struct part {
    int first, count, width;
    bool told; /* in the head of the table, because it is the same in all rows */
};

struct sheet {
    struct cli *c;
    const struct sw_game *g;
    int table, rows, parts;
    struct part part[MAX_PARTS];
};

static const struct sw_column *column_of(const struct sheet *s, int column)
{
    return &s->g->table[s->table].column[column];
}

static bool is_set(const struct sw_column *col)
{
    return col->type == SW_SET8 || col->type == SW_SET32 || col->type == SW_SET64;
}

static bool is_number(const struct sw_column *col)
{
    return col->type != SW_TEXT && !is_set(col) && col->kind == SW_KIND_NUMBER;
}

/* ---- which columns belong together ----------------------------------------------- */

/* "cost" of "cost_R" */
static size_t stem(const char *name)
{
    return strcspn(name, "_");
}

static bool same_stem(const char *a, const char *b)
{
    return stem(a) == stem(b) && strncmp(a, b, stem(a)) == 0;
}

/* "need1", "need2" */
static bool in_series(const char *a, const char *b)
{
    size_t len = strcspn(a, "0123456789");

    return a[len] && b[strcspn(b, "0123456789")] && strncmp(a, b, len) == 0;
}

static int count_related(const struct sheet *s, int first)
{
    int columns = s->g->table[s->table].columns, n = 1;

    if (is_number(column_of(s, first)))
        while (first + n < columns && is_number(column_of(s, first + n)) &&
               same_stem(column_of(s, first)->name, column_of(s, first + n)->name))
            n++;
    else if (is_set(column_of(s, first)))
        while (first + n < columns && is_set(column_of(s, first + n)) &&
               in_series(column_of(s, first)->name, column_of(s, first + n)->name))
            n++;
    return n;
}

/* Columns that are for programs, or in the other language. */
static bool is_hidden(const struct sheet *s, const struct part *p)
{
    char memory[CELL];
    struct sw_text title;

    if (p->count > 1)
        return false;
    sw_text_init(&title, memory, sizeof memory);
    components_title(s->g, s->table, p->first, s->c->lang, &title);
    return title.len == 0;
}

/* ---- cells ------------------------------------------------------------------------- */

/* In words; a column that is for programs only has none, and is called as in files. */
static void title_of(const struct sheet *s, const struct part *p, struct sw_text *out)
{
    const struct sw_column *col = column_of(s, p->first);

    if (p->count > 1 && is_set(col)) {
        char name[SW_MAX_TOKEN];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(col->name, "0123456789"), col->name);
        components_word(s->g, name, s->c->lang, out);
    } else if (p->count > 1) {
        components_stem(s->g, col, s->c->lang, out);
    } else {
        components_title(s->g, s->table, p->first, s->c->lang, out);
    }
    if (!out->len)
        sw_text_add(out, col->name);
}

static bool is_empty(const char *cell)
{
    return !*cell || strcmp(cell, "0") == 0 || strcmp(cell, "-") == 0 ||
           strcmp(cell, "no") == 0;
}

static bool holds(const char *set, const char *token)
{
    size_t len = strlen(token);

    while (strncmp(set, token, len) != 0 || (set[len] && set[len] != '+'))
        if (!(set = strchr(set, '+')))
            return false;
        else
            set++;
    return true;
}

/* "all but food+corn": a set with more members than gaps is told by its gaps. */
static void shorten_set(const struct sheet *s, int column, char cell[CELL])
{
    const struct sw_column *col = column_of(s, column);
    const struct sw_kind *kind =
        col->kind >= SW_KIND_GAME ? &s->g->kinds[col->kind - SW_KIND_GAME] : NULL;
    char memory[CELL];
    struct sw_text gaps;
    int missing = 0;

    if (!is_set(col) || !kind || !kind->tokens)
        return;
    sw_text_init(&gaps, memory, sizeof memory);
    for (int i = 0; i < kind->count; i++)
        if (!holds(cell, kind->tokens[i])) {
            sw_text_add(&gaps, missing++ ? ", " : "");
            sw_kind_speak(s->g, col->kind, s->c->lang, i, &gaps);
        }
    if (missing * 2 < kind->count) {
        struct sw_text out;
        sw_text_init(&out, cell, CELL);
        cli_say(s->c, &out, missing ? T_ALL_BUT : T_ALL, memory, NULL, NULL, NULL);
    }
}

/* "R2 Y1" or "coins 3": of several numbers those that are not 0. */
static void related_cell(const struct sheet *s, const struct part *p, int row,
                         struct sw_text *out)
{
    for (int i = 0; i < p->count; i++) {
        const char *name = column_of(s, p->first + i)->name;
        const char *tail = name + stem(name) + (name[stem(name)] == '_');
        char memory[SW_MAX_TOKEN];
        struct sw_text value;
        sw_text_init(&value, memory, sizeof memory);
        sw_cell_print(s->g, s->table, row, p->first + i, &value);
        if (is_empty(memory))
            continue;
        sw_text_add(out, out->len ? " " : "");
        if (strlen(tail) > 1)
            components_word(s->g, tail, s->c->lang, out);
        else
            sw_text_add(out, tail);
        sw_text_addf(out, "%s%s", strlen(tail) > 1 ? " " : "", memory);
    }
    if (!out->len)
        sw_text_add(out, "-");
}

/* "R+Y": letters are as short as can be. */
static bool has_letters(const struct sheet *s, int column)
{
    int kind = column_of(s, column)->kind - SW_KIND_GAME;

    return kind >= 0 && s->g->kinds[kind].tokens && !s->g->kinds[kind].tokens[0][1];
}

/* A set that is still written as in files, in words. */
static void words_of_set(const struct sheet *s, int row, int column, char cell[CELL])
{
    char raw[CELL];
    struct sw_text out;

    sw_text_init(&out, raw, sizeof raw);
    sw_cell_print(s->g, s->table, row, column, &out);
    if (strcmp(raw, cell) != 0 || is_empty(raw) || has_letters(s, column))
        return;
    sw_text_init(&out, cell, CELL);
    components_cell(s->g, s->table, row, column, s->c->lang, &out);
}

static void set_cell(const struct sheet *s, int row, int column, char cell[CELL])
{
    struct sw_text value;

    sw_text_init(&value, cell, CELL);
    sw_cell_print(s->g, s->table, row, column, &value);
    shorten_set(s, column, cell);
    words_of_set(s, row, column, cell);
}

/* "wood ×2, cloth+silver": of several sets those that are not empty. */
static void series_cell(const struct sheet *s, const struct part *p, int row,
                        struct sw_text *out)
{
    for (int i = 0, n; i < p->count; i += n) {
        char cell[CELL], next[CELL];
        set_cell(s, row, p->first + i, cell);
        for (n = 1; i + n < p->count; n++) {
            set_cell(s, row, p->first + i + n, next);
            if (strcmp(cell, next) != 0)
                break;
        }
        if (!is_empty(cell))
            sw_text_addf(out, "%s%s", out->len ? ", " : "", cell);
        if (!is_empty(cell) && n > 1)
            sw_text_addf(out, " ×%d", n);
    }
    if (!out->len)
        sw_text_add(out, "-");
}

/* Row -1 is the head. */
static void cell_of(const struct sheet *s, const struct part *p, int row, char out[CELL])
{
    struct sw_text t;

    sw_text_init(&t, out, CELL);
    if (row < 0)
        title_of(s, p, &t);
    else if (p->count > 1 && is_set(column_of(s, p->first)))
        series_cell(s, p, row, &t);
    else if (p->count > 1)
        related_cell(s, p, row, &t);
    else
        sw_cell_print(s->g, s->table, row, p->first, &t);
}

static bool has_names(const struct sheet *s)
{
    for (int i = 1; i < s->g->table[s->table].columns; i++)
        if (components_language(column_of(s, i)) != SW_LANGS)
            return true;
    return false;
}

/* The same in words. An id stays what one has to enter; where nothing else in its row says what
 * it is, the words follow. */
static void short_cell_of(const struct sheet *s, const struct part *p, int row, char out[CELL])
{
    char memory[CELL], raw[CELL];
    struct sw_text words;

    cell_of(s, p, row, out);
    if (row < 0 || p->count > 1)
        return;
    if (is_set(column_of(s, p->first))) {
        set_cell(s, row, p->first, out);
        return;
    }
    snprintf(raw, sizeof raw, "%s", out);
    sw_text_init(&words, memory, sizeof memory);
    components_cell(s->g, s->table, row, p->first, s->c->lang, &words);
    if (p->first > 0 && words.len)
        snprintf(out, CELL, "%s", memory);
    else if (words.len && strcmp(memory, raw) != 0 && !has_names(s))
        snprintf(out, CELL, "%.*s (%.*s)", CELL / 2, raw, CELL / 2 - 4, memory);
}

/* ---- the sheet ----------------------------------------------------------------------- */

static bool is_blank(const struct sheet *s, const struct part *p)
{
    char cell[CELL];

    for (int row = 0; row < s->rows; row++) {
        cell_of(s, p, row, cell);
        if (!is_empty(cell))
            return false;
    }
    return true;
}

static bool is_constant(const struct sheet *s, const struct part *p)
{
    char cell[CELL], first[CELL];

    cell_of(s, p, 0, first);
    for (int row = 1; row < s->rows; row++) {
        cell_of(s, p, row, cell);
        if (strcmp(cell, first) != 0)
            return false;
    }
    return s->rows > 1;
}

static int width_of(const struct sheet *s, const struct part *p)
{
    int widest = 0;

    for (int row = -1; row < s->rows; row++) {
        char cell[CELL];
        int width;
        short_cell_of(s, p, row, cell);
        width = term_width(cell);
        widest = width > widest ? width : widest;
    }
    return widest;
}

static void sheet_init(struct sheet *s, struct cli *c, const struct sw_game *g, int table)
{
    *s = (struct sheet){.c = c, .g = g, .table = table, .rows = sw_table_rows(g, table)};
    for (int i = 0; i < g->table[table].columns && s->parts < MAX_PARTS;) {
        struct part p = {.first = i, .count = count_related(s, i)};
        i += p.count;
        if (p.first > 0 && (is_hidden(s, &p) || is_blank(s, &p)))
            continue;
        p.told = is_constant(s, &p);
        p.width = width_of(s, &p);
        s->part[s->parts++] = p;
    }
}

static void say_row(const struct sheet *s, int row, struct sw_text *out)
{
    for (int i = 0; i < s->parts; i++) {
        char cell[CELL];
        short_cell_of(s, &s->part[i], row, cell);
        if (!s->part[i].told)
            cli_pad(out, cell, s->part[i].width + GAP);
    }
    while (out->len && out->data[out->len - 1] == ' ')
        out->data[--out->len] = 0;
    sw_text_add(out, "\n");
}

/* "Cards (cards), source: reconstructed" */
static void say_title(const struct sheet *s, struct sw_text *out)
{
    const struct sw_table *table = &s->g->table[s->table];

    sw_text_addf(out, "%s (%s)", sw_words(s->g, table->title, s->c->lang), table->name);
    for (int i = 0; i < s->parts; i++) {
        char title[CELL], cell[CELL];
        cell_of(s, &s->part[i], -1, title);
        short_cell_of(s, &s->part[i], 0, cell);
        if (s->part[i].told)
            sw_text_addf(out, ", %s: %s", title, cell);
    }
    sw_text_add(out, "\n\n");
}

void rows_table(struct cli *c, const struct sw_game *g, int table, struct sw_text *out)
{
    struct sheet s;

    sheet_init(&s, c, g, table);
    say_title(&s, out);
    for (int row = -1; row < s.rows; row++)
        say_row(&s, row, out);
}

/* ---- one row in words ------------------------------------------------------------------ */

static bool same_id(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == tolower((unsigned char)*b))
        a++, b++;
    return !*a && !*b;
}

static bool cell_is(const struct sw_game *g, int table, int row, int column, const char *name)
{
    char memory[CELL];
    struct sw_text cell;

    sw_text_init(&cell, memory, sizeof memory);
    sw_cell_print(g, table, row, column, &cell);
    return same_id(name, memory);
}

/* By its id or by one of its names? */
static bool is_called(const struct sw_game *g, int table, int row, const char *name)
{
    const struct sw_table *t = &g->table[table];

    for (int i = 0; i < t->columns; i++)
        if ((i == 0 || t->column[i].type == SW_TEXT) && cell_is(g, table, row, i, name))
            return true;
    return false;
}

/* The id of the first thing that is called so. */
static bool find(const struct sw_game *g, const char *name, char id[CELL])
{
    for (int table = 0; table < g->table_count; table++)
        for (int row = 0; row < sw_table_rows(g, table); row++)
            if (is_called(g, table, row, name)) {
                struct sw_text cell;
                sw_text_init(&cell, id, CELL);
                sw_cell_print(g, table, row, 0, &cell);
                return true;
            }
    return false;
}

static void speak_title(const struct sheet *s, const struct part *p, struct sw_text *out)
{
    if (p->count > 1 || p->first == 0)
        components_stem(s->g, column_of(s, p->first), s->c->lang, out);
    else
        components_title(s->g, s->table, p->first, s->c->lang, out);
}

/* "red 2": what the number of a column is the number of. */
static void speak_related(const struct sheet *s, int row, int column, struct sw_text *out)
{
    const char *name = column_of(s, column)->name, *tail = name + stem(name);

    if (*tail) {
        components_word(s->g, tail + 1, s->c->lang, out);
        sw_text_add(out, " ");
    }
    sw_cell_print(s->g, s->table, row, column, out);
}

/* The id as it is written, everything else in words. */
static void speak_part(const struct sheet *s, const struct part *p, int row,
                       struct sw_text *out)
{
    const char *between = "";

    for (int column = p->first; column < p->first + p->count; column++) {
        char cell[CELL];
        set_cell(s, row, column, cell);
        if (is_empty(cell) && p->count > 1)
            continue;
        sw_text_add(out, between);
        if (column == 0)
            sw_text_add(out, cell);
        else if (p->count > 1 && is_number(column_of(s, column)))
            speak_related(s, row, column, out);
        else
            components_cell(s->g, s->table, row, column, s->c->lang, out);
        between = ", ";
    }
}

static void say_card(struct cli *c, const struct sw_game *g, int table, int row,
                     struct sw_text *out)
{
    struct sheet s;

    sheet_init(&s, c, g, table);
    sw_text_addf(out, "  %s\n", sw_words(g, g->table[table].title, c->lang));
    for (int i = 0; i < s.parts; i++) {
        char title[CELL], cell[CELL], raw[CELL];
        struct sw_text words;
        sw_text_init(&words, title, sizeof title);
        speak_title(&s, &s.part[i], &words);
        sw_text_init(&words, cell, sizeof cell);
        speak_part(&s, &s.part[i], row, &words);
        cell_of(&s, &s.part[i], row, raw);
        if (!*title || ((is_empty(raw) || is_empty(cell)) && i > 0))
            continue;
        sw_text_add(out, "    ");
        cli_pad(out, title, 20);
        sw_text_addf(out, "%s\n", cell);
    }
}

bool rows_card(struct cli *c, const struct sw_game *g, const char *name, struct sw_text *out)
{
    char id[CELL];

    if (!find(g, name, id))
        return false;
    for (int table = 0; table < g->table_count; table++)
        for (int row = 0; row < sw_table_rows(g, table); row++)
            if (cell_is(g, table, row, 0, id))
                say_card(c, g, table, row, out);
    return true;
}
