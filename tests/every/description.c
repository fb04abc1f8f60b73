/* SPDX-License-Identifier: MIT */
/* description.c - is a game's description complete? Every byte, every word, both languages. */
#include <stdio.h>
#include <string.h>

#include "every.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

static int size_of(int type)
{
    if (type == SW_SET64)
        return 8;
    if (type == SW_U32 || type == SW_SET32)
        return 4;
    return type == SW_U16 || type == SW_I16 ? 2 : 1;
}

static int elements(const struct sw_dim *dim)
{
    return dim->count ? dim->count : 1;
}

/* Mark the bytes of one element; false if one is marked already, or is none of the state's. */
static bool mark(uint8_t *seen, size_t size, size_t at, int bytes)
{
    for (int b = 0; b < bytes; b++, at++)
        if (at >= size || seen[at]++)
            return false;
    return true;
}

static bool describe(const struct sw_field *f, uint8_t *seen, size_t size)
{
    for (int i = 0; i < elements(&f->dim[0]); i++)
        for (int k = 0; k < elements(&f->dim[1]); k++)
            for (int n = 0; n < elements(&f->dim[2]); n++) {
                int at = f->offset + i * f->dim[0].stride + k * f->dim[1].stride +
                         n * f->dim[2].stride;
                if (!mark(seen, size, (size_t)at, size_of(f->type)))
                    return false;
            }
    return true;
}

/* As many '#' as dimensions; and a row of sets could not be read back. */
static bool names_fit_dimensions(const struct sw_game *g, char why[512])
{
    for (int i = 0; i < sw_field_count(g); i++) {
        const struct sw_field *f = sw_field(g, i);
        bool set = f->type == SW_SET64 || f->type == SW_SET32 || f->type == SW_SET8;
        int marks = 0, dims = 0;
        for (const char *c = f->name; *c; c++)
            marks += *c == '#';
        while (dims < SW_MAX_DIMS && f->dim[dims].count)
            dims++;
        if (marks != dims || (set && f->name[strlen(f->name) - 1] == '#')) {
            snprintf(why, 512, "%s", f->name);
            return false;
        }
    }
    return true;
}

static bool every_byte_has_a_name(const struct sw_game *g, char why[512])
{
    uint8_t seen[SW_MAX_STATE] = {0};
    for (int i = 0; i < sw_field_count(g); i++)
        if (!describe(sw_field(g, i), seen, (size_t)(g->state_size - g->derived_size))) {
            snprintf(why, 512, "%s overlaps or leaves the state", sw_field(g, i)->name);
            return false;
        }
    for (int i = 0; i < g->state_size - g->derived_size; i++)
        if (!seen[i]) {
            snprintf(why, 512, "byte %d of %d", i, g->state_size);
            return false;
        }
    return true;
}

/* The braces of a text, in the order of the alphabet: which values it shows. */
static void braces(const char *text, char out[64])
{
    size_t n = 0;
    for (const char *name = "abc0123s"; *name; name++)
        for (const char *at = text; (at = strchr(at, '{')); at++)
            if (at[1] == *name && n < 63) {
                out[n++] = *name;
                break;
            }
    out[n] = 0;
}

static bool words_are_complete(const struct sw_game *g, char why[512])
{
    for (int i = 0; i < g->word_count; i++) {
        const struct sw_word *w = &g->words[i];
        char english[64], german[64];
        braces(w->text[SW_EN], english);
        braces(w->text[SW_DE], german);
        if (!*w->text[SW_EN] || !*w->text[SW_DE] || strcmp(english, german) != 0) {
            snprintf(why, 512, "%s: {%s} {%s}", w->name, english, german);
            return false;
        }
    }
    return true;
}

static bool names_are_plain(const char *name)
{
    return *name && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(name);
}

static bool verbs_are_named(const struct sw_game *g, char why[512])
{
    for (int i = 0; i < g->verb_count; i++)
        for (int k = 0; k <= i; k++)
            if (!names_are_plain(g->verbs[i].name) || !g->verbs[i].label ||
                (k < i && strcmp(g->verbs[i].name, g->verbs[k].name) == 0)) {
                snprintf(why, 512, "verb %d", i);
                return false;
            }
    return true;
}

static bool read_back(const struct sw_game *g, int kind, int value)
{
    char token[SW_MAX_TOKEN];
    int back = -1;
    sw_kind_print(g, kind, value, token);
    return sw_kind_parse(g, kind, token, &back) && back == value;
}

/* A count that is too large meets a token that is not there; one too small, a value that no
 * random match could print. */
static bool tokens_read_back(const struct sw_game *g, char why[512])
{
    for (int k = 0; k < g->kind_count; k++)
        for (int value = 0; g->kinds[k].tokens && value < g->kinds[k].count; value++)
            if (!g->kinds[k].tokens[value] || !read_back(g, SW_KIND_GAME + k, value)) {
                snprintf(why, 512, "kind %s, value %d of %d", g->kinds[k].name, value,
                         g->kinds[k].count);
                return false;
            }
    return true;
}

/* Does a word called COLOUR_RED belong to the token "red"? */
static bool named_after(const char *word, const char *token)
{
    size_t at = strlen(word), length = strlen(token);
    if (at <= length || word[at - length - 1] != '_')
        return false;
    for (word += at - length; *token; word++, token++)
        if (*word != (*token >= 'a' && *token <= 'z' ? *token - 'a' + 'A' : *token))
            return false;
    return true;
}

/* Words of a kind stand in the order of its tokens: one that is named after another token was
 * swapped with it. */
static bool words_are_in_order(const struct sw_game *g, char why[512])
{
    for (int k = 0; k < g->kind_count; k++) {
        const struct sw_kind *kind = &g->kinds[k];
        for (int i = 0; kind->tokens && kind->words && i < kind->count; i++) {
            const char *word = sw_word(g, kind->words + i)->name;
            for (int other = 0; other < kind->count; other++)
                if (other != i && !named_after(word, kind->tokens[i]) &&
                    named_after(word, kind->tokens[other])) {
                    snprintf(why, 512, "kind %s: \"%s\" is spoken by %s", kind->name,
                             kind->tokens[i], word);
                    return false;
                }
        }
    }
    return true;
}

static bool rows_have_sources(const struct sw_game *g, char why[512])
{
    for (int t = 0; t < g->table_count; t++)
        if (sw_column_find(g, t, "source") < 0 || g->table[t].column[0].type != SW_TEXT) {
            snprintf(why, 512, "table %s", g->table[t].name);
            return false;
        }
    return true;
}

static bool title_is_told(const struct sw_game *g, char why[512])
{
    snprintf(why, 512, "title, blurb, credit, phases or endings");
    bool good = g->credit && *g->credit && *sw_words(g, g->title, SW_EN) &&
                *sw_words(g, g->blurb, SW_DE);
    for (int i = 0; i < g->phase_count; i++)
        good = good && g->phases[i].name && *sw_words(g, g->phases[i].prompt, SW_DE);
    for (int i = 1; i < g->ending_count; i++)
        good = good && *sw_words(g, g->endings[i].words, SW_DE);
    return good;
}

const struct fact facts[] = {
    {"every byte has a name", every_byte_has_a_name},
    {"names fit dimensions", names_fit_dimensions},
    {"words are complete", words_are_complete},
    {"verbs are named", verbs_are_named},
    {"tokens of kinds read back", tokens_read_back},
    {"words of kinds are in the order of their tokens", words_are_in_order},
    {"every row says where it comes from", rows_have_sources},
    {"the game introduces itself", title_is_told},
};
const int fact_count = COUNT(facts);

/* ---- what matches must reach ----------------------------------------------------- */

static void reach_value(const struct sw_game *g, struct reached *r, int kind, int value)
{
    if (kind < SW_KIND_GAME)
        return;
    int table = g->kinds[kind - SW_KIND_GAME].table;
    if (table && value >= 0 && value < ROWS)
        r->row[table - 1][value]++;
}

void reach_action(const struct sw_game *g, struct reached *r, const struct sw_action *a)
{
    const struct sw_verb *v = &g->verbs[a->verb];
    r->verb[a->verb]++;
    reach_value(g, r, v->kind[0], a->a);
    reach_value(g, r, v->kind[1], a->b);
    reach_value(g, r, v->kind[2], a->c);
}

void reach_event(const struct sw_game *g, struct reached *r, const struct sw_event *e)
{
    const struct sw_event_type *t = &g->events[e->type];
    if (t->flags & SW_EVENT_LUCK)
        return; /* being shuffled is not being used */
    reach_value(g, r, t->kind[0], e->a);
    reach_value(g, r, t->kind[1], e->b);
    reach_value(g, r, t->kind[2], e->c);
}

bool reached_all(const struct sw_game *g, const struct reached *r, char why[512])
{
    for (int i = 0; i < g->verb_count; i++)
        if (!r->verb[i]) {
            snprintf(why, 512, "nobody ever does \"%s\"", g->verbs[i].name);
            return false;
        }
    for (int i = 1; i < g->ending_count; i++)
        if (!r->ending[i]) {
            snprintf(why, 512, "no match ends by \"%s\"", g->endings[i].name);
            return false;
        }
    for (int k = 0; k < g->kind_count; k++) {
        int table = g->kinds[k].rare ? -1 : g->kinds[k].table - 1;
        for (int i = 0; table >= 0 && i < sw_table_rows(g, table); i++)
            if (!r->row[table][i]) {
                snprintf(why, 512, "row %d of %s is never used", i, g->table[table].name);
                return false;
            }
    }
    return true;
}
