/* SPDX-License-Identifier: MIT */
/* fields.c - every byte of a state by name: dump, read, diff.
 *
 * A field is a pattern such as "seat.#.stock.#" with an offset and up to two dimensions.
 * The unit of printing is the row: all values of the last dimension if the name ends in
 * '#', else a single value. A dump is one line per row, and that is all a save, a
 * position file, a rule script and a test need to know about any game. */
#include "core/fields.h"

#include <assert.h>
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/plain.h"
#include "core/value.h"
#include "spielwerk_words.h"

enum { ROW_MAX = 256 }; /* longest last dimension */

#define HEAD(member) offsetof(struct sw_state, member)

static const struct sw_field head_fields[] = {
    {"seats", HEAD(seats), SW_U8, SW_KIND_NUMBER, {{0}}, "seats at the table"},
    {"option.#",
     HEAD(option),
     SW_U8,
     SW_KIND_NUMBER,
     {{SW_MAX_OPTIONS, 1, SW_KIND_NUMBER}},
     "the game's options, in their order"},
    {"ply", HEAD(ply), SW_U32, SW_KIND_NUMBER, {{0}}, "actions played"},
    {"round", HEAD(round), SW_U16, SW_KIND_NUMBER, {{0}}, "round, from 1"},
    {"phase", HEAD(phase), SW_U8, SW_KIND_PHASE, {{0}}, "the question that is open"},
    {"waiting", HEAD(waiting), SW_U8, SW_KIND_NUMBER, {{0}}, "bit mask of seats that may act"},
    {"over", HEAD(over), SW_U8, SW_KIND_NUMBER, {{0}}, "0, or the ending that was reached"},
    {"reveals", HEAD(reveals), SW_U16, SW_KIND_NUMBER, {{0}}, "secrets revealed so far"},
    {"rng.kind", HEAD(rng.kind), SW_U32, SW_KIND_LUCK, {{0}}, "the generator"},
    {"rng.draws", HEAD(rng.draws), SW_U32, SW_KIND_NUMBER, {{0}}, "words drawn from it"},
    {"rng.key.#", HEAD(rng.key), SW_U32, SW_KIND_HEX, {{8, 4, SW_KIND_NUMBER}}, "its key"},
};
enum { HEAD_FIELDS = sizeof head_fields / sizeof *head_fields };

int sw_field_count(const struct sw_game *g)
{
    return HEAD_FIELDS + g->field_count;
}

const struct sw_field *sw_field(const struct sw_game *g, int index)
{
    return index < HEAD_FIELDS ? &head_fields[index] : &g->fields[index - HEAD_FIELDS];
}

int field_dims(const struct sw_field *f)
{
    int n = 0;
    while (n < FIELD_DIMS && f->dim[n].count)
        n++;
    return n;
}

bool field_has_row(const struct sw_field *f)
{
    return f->name[strlen(f->name) - 1] == '#';
}

static int row_length(const struct sw_field *f)
{
    return field_has_row(f) ? f->dim[field_dims(f) - 1].count : 1;
}

/* Rows of a field: the product of the dimensions that are not its row. */
static int row_count(const struct sw_field *f)
{
    int n = 1;
    for (int d = 0; d < field_dims(f) - field_has_row(f); d++)
        n *= f->dim[d].count;
    return n;
}

static void row_index(const struct sw_field *f, int row, int index[FIELD_DIMS])
{
    memset(index, 0, FIELD_DIMS * sizeof *index);
    for (int d = field_dims(f) - field_has_row(f) - 1; d >= 0; d--) {
        index[d] = row % f->dim[d].count;
        row /= f->dim[d].count;
    }
}

static size_t element_offset(const struct sw_field *f, const int index[])
{
    size_t at = f->offset;
    for (int d = 0; d < field_dims(f); d++)
        at += (size_t)index[d] * f->dim[d].stride;
    return at;
}

int64_t field_value(const struct sw_field *f, const struct sw_state *s, const int index[])
{
    return value_load(f->type, (const uint8_t *)s + element_offset(f, index));
}

static void store(const struct sw_field *f, struct sw_state *s, const int index[],
                  int64_t value)
{
    value_store(f->type, (uint8_t *)s + element_offset(f, index), value);
}

void field_print(const struct sw_game *g, const struct sw_field *f, int64_t value,
                 struct sw_text *out)
{
    char token[SW_MAX_TOKEN];
    if (value_is_set(f->type)) {
        value_print_set(g, f->kind, (uint64_t)value, " ", out);
    } else if (f->kind == SW_KIND_NUMBER) {
        sw_text_addf(out, "%" PRId64, value);
    } else {
        sw_kind_print(g, f->kind, (int)(uint32_t)value, token);
        sw_text_add(out, token);
    }
}

/* ---- names ------------------------------------------------------------- */

/* One value of a state: which field, and which element of it. */
struct place {
    int field, index[FIELD_DIMS];
};

/* The next part of a dotted name, as an index of `dim`. */
static bool parse_index(const struct sw_game *g, const struct sw_dim *dim, const char **name,
                        int *index)
{
    char part[SW_MAX_TOKEN];
    size_t n = strcspn(*name, ".");
    if (n == 0 || n >= sizeof part)
        return false;
    memcpy(part, *name, n);
    part[n] = 0;
    *name += n;
    return sw_kind_parse(g, dim->kind, part, index) && *index >= 0 && *index < dim->count;
}

/* Does `name` name field f, or a row of it? */
static bool name_fits(const struct sw_game *g, const struct sw_field *f, const char *name,
                      int index[FIELD_DIMS], bool *row)
{
    const char *pattern = f->name;
    int d = 0;
    memset(index, 0, FIELD_DIMS * sizeof *index);
    *row = false;
    while (*pattern) {
        if (!*name && strcmp(pattern, ".#") == 0)
            return *row = true;
        if (*pattern == '#') {
            if (!parse_index(g, &f->dim[d], &name, &index[d]))
                return false;
            d++;
        } else if (*pattern != *name++) {
            return false;
        }
        pattern++;
    }
    return *name == 0;
}

/* "seat.0.stock.R" names one element; "seat.0.stock" a row (*row is then true and the last
 * index 0). False if there is no such field. */
static bool place_find(const struct sw_game *g, const char *name, struct place *out, bool *row)
{
    for (int i = 0; i < sw_field_count(g); i++) {
        out->field = i;
        if (name_fits(g, sw_field(g, i), name, out->index, row))
            return true;
    }
    return false;
}

static void place_name(const struct sw_game *g, const struct place *p, bool row,
                       struct sw_text *out)
{
    const struct sw_field *f = sw_field(g, p->field);
    int d = 0;
    for (const char *c = f->name; *c; c++) {
        char token[SW_MAX_TOKEN];
        if (row && strcmp(c, ".#") == 0)
            return;
        if (*c != '#') {
            sw_text_add_bytes(out, c, 1);
            continue;
        }
        sw_kind_print(g, f->dim[d].kind, p->index[d], token);
        sw_text_add(out, token);
        d++;
    }
}

/* ---- setting and getting by text ---------------------------------------- */

/* The next blank-separated word of *text into `word`; false at the end or if too long. */
static bool next_word(const char **text, char word[SW_MAX_TOKEN])
{
    *text += strspn(*text, " \t\r");
    size_t n = strcspn(*text, " \t\r");
    if (n == 0 || n >= SW_MAX_TOKEN)
        return false;
    memcpy(word, *text, n);
    word[n] = 0;
    *text += n;
    return true;
}

static bool parse_large(const char *word, int64_t *value)
{
    char again[SW_MAX_TOKEN];
    *value = strtoll(word, NULL, 10);
    snprintf(again, sizeof again, "%" PRId64, *value);
    return strcmp(again, word) == 0;
}

static bool parse_value(const struct sw_game *g, const struct sw_field *f, const char *name,
                        const char *word, int64_t *value, struct sw_error *e)
{
    int v = 0;
    int64_t least, most;
    bool large = f->type == SW_U32 && f->kind == SW_KIND_NUMBER; /* more than an int holds */
    if (large ? !parse_large(word, value) : !sw_kind_parse(g, f->kind, word, &v))
        return sw_fail(e, SW_W_BAD_VALUE, name, word, NULL, NULL);
    if (!large)
        *value = f->type == SW_U32 ? (int64_t)(uint32_t)v : v;
    value_range(f->type, &least, &most);
    if (*value < least || *value > most)
        return sw_fail(e, SW_W_BAD_VALUE, name, word, NULL, NULL);
    return true;
}

/* Members with any number of blanks around them. */
static bool parse_set(const struct sw_game *g, const struct sw_field *f, const char *name,
                      const char *text, int64_t *value, struct sw_error *e)
{
    char memory[FIELD_LINE], word[SW_MAX_TOKEN];
    struct sw_text members;
    uint64_t set;
    sw_text_init(&members, memory, sizeof memory);
    while (next_word(&text, word))
        sw_text_addf(&members, "%s%s", members.len ? " " : "", word);
    if (*text || !value_parse_set(g, f->type, f->kind, memory, " ", &set, word))
        return sw_fail(e, SW_W_BAD_VALUE, name, *text ? text : word, NULL, NULL);
    *value = (int64_t)set;
    return true;
}

static bool wrong_count(const char *name, const char *text, int wanted, struct sw_error *e)
{
    char is[16], should[16], word[SW_MAX_TOKEN];
    int n = 0;
    while (next_word(&text, word))
        n++;
    snprintf(is, sizeof is, "%d", n);
    snprintf(should, sizeof should, "%d", wanted);
    return sw_fail(e, SW_W_VALUE_COUNT, name, is, should, NULL);
}

static bool set_values(const struct sw_game *g, struct sw_state *s, const struct place *p,
                       int n, const char *name, const char *text, struct sw_error *e)
{
    const struct sw_field *f = sw_field(g, p->field);
    int index[FIELD_DIMS];
    int last = field_dims(f) - 1;
    int64_t value[ROW_MAX];
    const char *rest = text;
    char word[SW_MAX_TOKEN];
    assert(n <= (int)(sizeof value / sizeof *value));
    memcpy(index, p->index, sizeof index);
    for (int i = 0; i < n; i++) {
        if (!next_word(&rest, word))
            return wrong_count(name, text, n, e);
        if (!parse_value(g, f, name, word, &value[i], e))
            return false;
    }
    if (rest[strspn(rest, " \t\r")])
        return wrong_count(name, text, n, e);
    for (int i = 0; i < n; i++) {
        if (n > 1)
            index[last] = i;
        store(f, s, index, value[i]);
    }
    return true;
}

/* Without what follows from it. */
static bool set_field(const struct sw_game *g, struct sw_state *s, const char *name,
                      const char *text, struct sw_error *e)
{
    struct place p;
    bool row;
    int64_t value = 0;
    if (!place_find(g, name, &p, &row))
        return sw_fail(e, SW_W_NO_SUCH_FIELD, name, NULL, NULL, NULL);
    const struct sw_field *f = sw_field(g, p.field);
    if (!value_is_set(f->type))
        return set_values(g, s, &p, row ? row_length(f) : 1, name, text, e);
    if (!parse_set(g, f, name, text, &value, e))
        return false;
    store(f, s, p.index, value);
    return true;
}

bool sw_field_set(const struct sw_game *g, struct sw_state *s, const char *name,
                  const char *text, struct sw_error *e)
{
    if (!set_field(g, s, name, text, e))
        return false;
    sw_derive(g, s);
    return true;
}

static void print_row(const struct sw_game *g, const struct sw_state *s,
                      const struct sw_field *f, const int first[FIELD_DIMS], int n,
                      struct sw_text *out)
{
    int index[FIELD_DIMS];
    int last = field_dims(f) - 1;
    memcpy(index, first, sizeof index);
    for (int i = 0; i < n; i++) {
        if (n > 1)
            index[last] = i;
        if (i)
            sw_text_add(out, " ");
        field_print(g, f, field_value(f, s, index), out);
    }
}

bool sw_field_get(const struct sw_game *g, const struct sw_state *s, const char *name,
                  struct sw_text *out)
{
    struct place p;
    bool row;
    if (!place_find(g, name, &p, &row))
        return false;
    const struct sw_field *f = sw_field(g, p.field);
    print_row(g, s, f, p.index, row ? row_length(f) : 1, out);
    return true;
}

/* ---- dump, read, diff ----------------------------------------------------- */

static void row_name(const struct sw_game *g, int field, int row, struct sw_text *out)
{
    struct place p = {.field = field};
    row_index(sw_field(g, field), row, p.index);
    place_name(g, &p, field_has_row(sw_field(g, field)), out);
}

static void row_print(const struct sw_game *g, const struct sw_state *s, int field, int row,
                      struct sw_text *out)
{
    const struct sw_field *f = sw_field(g, field);
    int index[FIELD_DIMS];
    row_index(f, row, index);
    print_row(g, s, f, index, row_length(f), out);
}

void sw_dump(const struct sw_game *g, const struct sw_state *s, struct sw_text *out)
{
    for (int i = 0; i < sw_field_count(g); i++) {
        for (int row = 0; row < row_count(sw_field(g, i)); row++) {
            row_name(g, i, row, out);
            sw_text_add(out, " ");
            row_print(g, s, i, row, out);
            sw_text_add(out, "\n");
        }
    }
}

enum { ROWS_MAX = 4096 }; /* of all fields together */

/* Number of the row that `name` names, counted over all fields; -1 if it names none. */
static int row_number(const struct sw_game *g, const char *name)
{
    struct place p;
    bool row;
    if (!place_find(g, name, &p, &row) || row != field_has_row(sw_field(g, p.field)))
        return -1;
    const struct sw_field *f = sw_field(g, p.field);
    int n = 0, within = 0;
    for (int i = 0; i < p.field; i++)
        n += row_count(sw_field(g, i));
    for (int d = 0; d < field_dims(f) - field_has_row(f); d++)
        within = within * f->dim[d].count + p.index[d];
    return n + within;
}

static bool read_line(const struct sw_game *g, char *line, struct sw_state *s,
                      uint8_t seen[ROWS_MAX], struct sw_error *e)
{
    line[strcspn(line, "#\r")] = 0;
    char *name = line + strspn(line, " \t");
    if (!*name)
        return true;
    char *text = name + strcspn(name, " \t");
    if (*text)
        *text++ = 0;
    int row = row_number(g, name);
    if (row < 0)
        return sw_fail(e, SW_W_NO_SUCH_FIELD, name, NULL, NULL, NULL);
    if (seen[row]++)
        return sw_fail(e, SW_W_FIELD_TWICE, name, NULL, NULL, NULL);
    return set_field(g, s, name, text, e);
}

static bool all_seen(const struct sw_game *g, const uint8_t seen[ROWS_MAX], struct sw_error *e)
{
    int n = 0;
    for (int i = 0; i < sw_field_count(g); i++) {
        for (int row = 0; row < row_count(sw_field(g, i)); row++) {
            char memory[SW_MAX_TOKEN * 2];
            struct sw_text name;
            if (seen[n++])
                continue;
            sw_text_init(&name, memory, sizeof memory);
            row_name(g, i, row, &name);
            return sw_fail(e, SW_W_FIELD_MISSING, memory, NULL, NULL, NULL);
        }
    }
    assert(n <= ROWS_MAX);
    return true;
}

/* Move *text past its first line, which is copied to `line`. */
static bool take_line(const char **text, char line[FIELD_LINE], struct sw_error *e)
{
    char most[16];
    size_t n = strcspn(*text, "\n");
    const char *start = *text;
    *text += n + (start[n] == '\n');
    if (n >= FIELD_LINE) {
        snprintf(most, sizeof most, "%d", FIELD_LINE - 1);
        return sw_fail(e, SW_W_SAVE_LONG, most, NULL, NULL, NULL);
    }
    memcpy(line, start, n);
    line[n] = 0;
    return true;
}

bool sw_read(const struct sw_game *g, const char *text, struct sw_state *s, struct sw_error *e)
{
    union sw_any_state read;
    uint8_t seen[ROWS_MAX] = {0};
    char line[FIELD_LINE];
    memset(&read, 0, sizeof read);
    for (int number = 1; *text; number++) {
        if (take_line(&text, line, e) && read_line(g, line, &read.head, seen, e))
            continue;
        if (e)
            e->line = number;
        return false;
    }
    if (!all_seen(g, seen, e))
        return false;
    sw_derive(g, &read.head);
    memcpy(s, &read, g->state_size);
    return true;
}

/* Bytes from the first element of a field to the end of its last; in between there may be
 * those of others. */
static size_t field_span(const struct sw_field *f)
{
    size_t span = (size_t)value_width(f->type);

    for (int d = 0; d < field_dims(f); d++)
        span += (size_t)(f->dim[d].count - 1) * f->dim[d].stride;
    return span;
}

/* Most of a state stays as it is: then its bytes do, and nobody has to look at values. */
static bool bytes_same(const struct sw_state *x, const struct sw_state *y, size_t at,
                       size_t size)
{
    return memcmp((const char *)x + at, (const char *)y + at, size) == 0;
}

static bool row_same(const struct sw_state *x, const struct sw_state *y,
                     const struct sw_field *f, int row)
{
    int index[FIELD_DIMS], last = field_dims(f) - 1, width = value_width(f->type);

    row_index(f, row, index);
    if (!field_has_row(f) || f->dim[last].stride == width)
        return bytes_same(x, y, element_offset(f, index), (size_t)(width * row_length(f)));
    for (int i = 0; i < row_length(f); i++) {
        index[last] = i;
        if (!bytes_same(x, y, element_offset(f, index), (size_t)width))
            return false;
    }
    return true;
}

/* Every row that differs: "name new" or, with `old`, "name old -> new". */
static int print_changes(const struct sw_game *g, const struct sw_state *before,
                         const struct sw_state *after, bool old, struct sw_text *out)
{
    int n = 0;
    for (int i = 0; i < sw_field_count(g); i++) {
        const struct sw_field *f = sw_field(g, i);
        if (bytes_same(before, after, f->offset, field_span(f)))
            continue;
        for (int row = 0; row < row_count(f); row++) {
            if (row_same(before, after, f, row))
                continue;
            row_name(g, i, row, out);
            sw_text_add(out, " ");
            if (old) {
                row_print(g, before, i, row, out);
                sw_text_add(out, " -> ");
            }
            row_print(g, after, i, row, out);
            sw_text_add(out, "\n");
            n++;
        }
    }
    return n;
}

int sw_diff(const struct sw_game *g, const struct sw_state *before,
            const struct sw_state *after, struct sw_text *out)
{
    return print_changes(g, before, after, true, out);
}

int sw_changes(const struct sw_game *g, const struct sw_state *before,
               const struct sw_state *after, struct sw_text *out)
{
    return print_changes(g, before, after, false, out);
}
