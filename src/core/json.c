/* SPDX-License-Identifier: MIT */
/* json.c - a position as nested JSON.
 *
 * The dots of the field names give the nesting: "seat.#.stock.#" becomes
 * {"seat":[{"stock":{"R":0,...}}]}. An index that is written as a number makes an array,
 * one that is written as a name makes an object. */
#include <inttypes.h>
#include <string.h>

#include "core/fields.h"
#include "core/value.h"

struct walk {
    const struct sw_game *g;
    const struct sw_state *s;
    struct sw_text *out;
    int index[FIELD_DIMS];
};

/* Seats, and kinds of a game whose values have no names. */
static bool is_number(const struct sw_game *g, int kind)
{
    const struct sw_kind *k = kind >= SW_KIND_GAME ? &g->kinds[kind - SW_KIND_GAME] : NULL;
    return kind == SW_KIND_NUMBER || kind == SW_KIND_SEAT ||
           (k && !k->tokens && !k->table && !k->sign && !k->print);
}

static void put_token(struct walk *w, int kind, int value)
{
    char token[SW_MAX_TOKEN];
    if (is_number(w->g, kind)) {
        sw_text_addf(w->out, "%d", value);
        return;
    }
    sw_kind_print(w->g, kind, value, token);
    sw_text_add_json(w->out, token);
}

static void put_set(struct walk *w, const struct sw_field *f, uint64_t set)
{
    const char *between = "";
    sw_text_add(w->out, "[");
    for (int v = 0; v < 64; v++) {
        if (!(set >> v & 1))
            continue;
        sw_text_add(w->out, between);
        put_token(w, f->kind, v);
        between = ",";
    }
    sw_text_add(w->out, "]");
}

static void put_value(struct walk *w, const struct sw_field *f)
{
    int64_t value = field_value(f, w->s, w->index);
    char token[SW_MAX_TOKEN];
    if (value_is_set(f->type)) {
        put_set(w, f, (uint64_t)value);
        return;
    }
    sw_kind_print(w->g, f->kind, (int)(uint32_t)value, token);
    if (strcmp(token, "-") == 0)
        sw_text_add(w->out, "null");
    else if (is_number(w->g, f->kind))
        sw_text_addf(w->out, "%" PRId64, value);
    else
        sw_text_add_json(w->out, token);
}

static void put_part(struct walk *w, int first, size_t prefix, int dims);

/* The object of all fields that begin like field `first` up to `prefix` bytes. */
static void put_object(struct walk *w, int first, size_t prefix, int dims)
{
    const char *start = sw_field(w->g, first)->name;
    const char *between = "";
    sw_text_add(w->out, "{");
    for (int i = first; i < sw_field_count(w->g); i++) {
        const char *name = sw_field(w->g, i)->name;
        if (strncmp(name, start, prefix) != 0)
            continue;
        size_t length = strcspn(name + prefix, ".");
        bool told = false;
        for (int k = first; k < i && !told; k++)
            told = strncmp(sw_field(w->g, k)->name, name, prefix + length) == 0 &&
                   strcspn(sw_field(w->g, k)->name + prefix, ".") == length;
        if (told)
            continue;
        sw_text_addf(w->out, "%s\"%.*s\":", between, (int)length, name + prefix);
        put_part(w, i, prefix + length, dims);
        between = ",";
    }
    sw_text_add(w->out, "}");
}

static void put_array(struct walk *w, int first, size_t prefix, int dims)
{
    const struct sw_dim *dim = &sw_field(w->g, first)->dim[dims];
    bool named = !is_number(w->g, dim->kind);
    sw_text_add(w->out, named ? "{" : "[");
    for (int i = 0; i < dim->count; i++) {
        w->index[dims] = i;
        sw_text_add(w->out, i ? "," : "");
        if (named) {
            put_token(w, dim->kind, i);
            sw_text_add(w->out, ":");
        }
        put_part(w, first, prefix, dims + 1);
    }
    sw_text_add(w->out, named ? "}" : "]");
    w->index[dims] = 0;
}

/* What follows the first `prefix` bytes of the name of field `first`. */
static void put_part(struct walk *w, int first, size_t prefix, int dims)
{
    const struct sw_field *f = sw_field(w->g, first);
    const char *rest = f->name + prefix;
    if (!*rest)
        put_value(w, f);
    else if (rest[0] == '.' && rest[1] == '#')
        put_array(w, first, prefix + 2, dims);
    else
        put_object(w, first, prefix + 1, dims);
}

void sw_json(const struct sw_game *g, const struct sw_state *s, struct sw_text *out)
{
    struct walk w = {.g = g, .s = s, .out = out};
    put_object(&w, 0, 0, 0);
}
