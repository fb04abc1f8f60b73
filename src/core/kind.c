/* SPDX-License-Identifier: MIT */
/* kind.c - how single values are printed, parsed and spoken. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "spielwerk_match.h"
#include "spielwerk_words.h"

const char *const sw_source_name[SW_SOURCES] = {"rulebook", "found", "deduced", "reconstructed",
                                                "owner"};

static const char *const luck_names[] = {"none", "chacha", "fast"};
static const char *const flag_names[] = {"no", "yes"};

static const struct sw_kind core_kinds[SW_KIND_GAME] = {
    [SW_KIND_NUMBER] = {.name = "number", .none = -1},
    [SW_KIND_SEAT] = {.name = "seat", .none = 255},
    [SW_KIND_HEX] = {.name = "hex", .none = -1},
    [SW_KIND_PHASE] = {.name = "phase", .none = -1},
    [SW_KIND_LUCK] = {.name = "luck", .tokens = luck_names, .count = 3, .none = -1},
    [SW_KIND_VERB] = {.name = "verb", .none = -1},
    [SW_KIND_FLAG] = {.name = "flag", .tokens = flag_names, .count = 2, .none = -1},
    [SW_KIND_SOURCE] = {.name = "source",
                        .tokens = sw_source_name,
                        .count = SW_SOURCES,
                        .none = -1},
};

static const struct sw_kind *kind_of(const struct sw_game *g, int kind)
{
    if (kind >= SW_KIND_GAME && kind < SW_KIND_GAME + g->kind_count)
        return &g->kinds[kind - SW_KIND_GAME];
    if (kind > SW_KIND_NONE && kind < SW_KIND_GAME && core_kinds[kind].name)
        return &core_kinds[kind];
    return &core_kinds[SW_KIND_NUMBER];
}

static const char *token_of(const struct sw_game *g, int kind, int value)
{
    const struct sw_kind *k = kind_of(g, kind);
    if (kind == SW_KIND_PHASE && value >= 0 && value < g->phase_count)
        return g->phases[value].name;
    if (kind == SW_KIND_VERB && value >= 0 && value < g->verb_count)
        return g->verbs[value].name;
    if (k->tokens && value >= 0 && value < k->count)
        return k->tokens[value];
    return NULL;
}

/* Only what would be printed again is a number: no "+1", no "007", no "-0". */
static bool parse_decimal(const char *text, int *value)
{
    bool minus = *text == '-';
    const char *digits = text + minus;
    int64_t n = 0;
    int i = 0;
    for (; digits[i] >= '0' && digits[i] <= '9' && i < 10; i++)
        n = 10 * n + (digits[i] - '0');
    if (i == 0 || digits[i] || (digits[0] == '0' && (i > 1 || minus)))
        return false;
    n = minus ? -n : n;
    *value = (int)n;
    return n >= INT32_MIN && n <= INT32_MAX;
}

/* ---- rows of tables ------------------------------------------------------ */

/* The state may have places for rows that an edition does not have: they are written "_N".
 *
 * The text in a column of a row of the kind's table; NULL if there is none. */
static const char *row_text(const struct sw_game *g, const struct sw_kind *k, int row,
                            int column)
{
    const struct sw_table *t = &g->table[k->table - 1];
    if (row < 0 || row >= sw_table_rows(g, k->table - 1) || column < 0)
        return NULL;
    return (const char *)g->tables + t->offset + (size_t)row * t->stride +
           t->column[column].offset;
}

static void print_row(const struct sw_game *g, const struct sw_kind *k, int value, char *out)
{
    const char *id = row_text(g, k, value, 0);
    if (id)
        snprintf(out, SW_MAX_TOKEN, "%s", id);
    else if (value == SW_SECRET_ROW)
        snprintf(out, SW_MAX_TOKEN, "?");
    else
        snprintf(out, SW_MAX_TOKEN, "_%d", value);
}

static bool parse_row(const struct sw_game *g, const struct sw_kind *k, const char *text,
                      int *value)
{
    *value = strcmp(text, "?") == 0 ? SW_SECRET_ROW : sw_row_find(g, k->table - 1, text);
    if (*value < 0 && *text == '_' && parse_decimal(text + 1, value))
        return *value >= sw_table_rows(g, k->table - 1) && *value < SW_SECRET_ROW;
    return *value >= 0;
}

/* The row's name, or NULL if its table has no names. */
static const char *row_name(const struct sw_game *g, const struct sw_kind *k, enum sw_lang lang,
                            int value)
{
    static const char *const column[SW_LANGS] = {"name_en", "name_de"};
    return row_text(g, k, value, sw_column_find(g, k->table - 1, column[lang]));
}

static void speak_count(const struct sw_game *g, enum sw_lang lang, int word, int value,
                        struct sw_text *out)
{
    char number[SW_MAX_TOKEN];
    snprintf(number, sizeof number, "%d", value);
    if (!strpbrk(sw_words(g, word, lang), "{1"))
        sw_text_addf(out, "%s ", number);
    sw_say(out, g, lang, word, (const char *const[4]){number, "", "", ""});
}

/* ---- all kinds ----------------------------------------------------------- */

/* What has no token: first by the game's own function, which may leave rows to us. */
static void print_computed(const struct sw_game *g, const struct sw_kind *k, int kind,
                           int value, char *out)
{
    *out = 0;
    if (k->print)
        k->print(g, value, out);
    if (*out)
        return;
    if (k->table)
        print_row(g, k, value, out);
    else if (k->sign)
        snprintf(out, SW_MAX_TOKEN, "%s%d", k->sign, value);
    else if (kind == SW_KIND_HEX)
        snprintf(out, SW_MAX_TOKEN, "%08" PRIx32, (uint32_t)value);
    else
        snprintf(out, SW_MAX_TOKEN, "%d", value);
}

void sw_kind_print(const struct sw_game *g, int kind, int value, char out[SW_MAX_TOKEN])
{
    const struct sw_kind *k = kind_of(g, kind);
    const char *token = token_of(g, kind, value);
    if (k->none >= 0 && value == k->none)
        snprintf(out, SW_MAX_TOKEN, "-");
    else if (token)
        snprintf(out, SW_MAX_TOKEN, "%s", token);
    else
        print_computed(g, k, kind, value, out);
}

/* Eight digits, as they are printed. */
static bool parse_hex(const char *text, int *value)
{
    uint32_t n = 0;
    int i = 0;
    for (; i < 8 && text[i] && strchr("0123456789abcdef", text[i]); i++)
        n = n << 4 | (uint32_t)(text[i] <= '9' ? text[i] - '0' : text[i] - 'a' + 10);
    *value = (int)n;
    return i == 8 && !text[i];
}

static int tokens_of(const struct sw_game *g, int kind)
{
    if (kind == SW_KIND_PHASE)
        return g->phase_count;
    if (kind == SW_KIND_VERB)
        return g->verb_count;
    return kind_of(g, kind)->tokens ? kind_of(g, kind)->count : 0;
}

bool sw_kind_parse(const struct sw_game *g, int kind, const char *text, int *value)
{
    const struct sw_kind *k = kind_of(g, kind);
    if (k->none >= 0 && strcmp(text, "-") == 0) {
        *value = k->none;
        return true;
    }
    int tokens = tokens_of(g, kind);
    for (int v = 0; v < tokens; v++) {
        if (strcmp(token_of(g, kind, v), text) == 0) {
            *value = v;
            return true;
        }
    }
    bool own = k->parse && k->parse(g, text, value);
    if (own || (k->parse && !k->table))
        return own;
    if (tokens)
        return false;
    if (k->table)
        return parse_row(g, k, text, value);
    if (k->sign && strncmp(text, k->sign, strlen(k->sign)) != 0)
        return false;
    if (k->sign)
        text += strlen(k->sign);
    return kind == SW_KIND_HEX ? parse_hex(text, value) : parse_decimal(text, value);
}

void sw_kind_speak(const struct sw_game *g, int kind, enum sw_lang lang, int value,
                   struct sw_text *out)
{
    const struct sw_kind *k = kind_of(g, kind);
    char token[SW_MAX_TOKEN];
    if (value == SW_UNKNOWN) {
        sw_text_add(out, "?");
    } else if (kind == SW_KIND_SEAT && value != k->none) {
        snprintf(token, sizeof token, "%d", value + 1);
        sw_say(out, g, lang, SW_W_SEAT_N, (const char *const[4]){token, "", "", ""});
    } else if (kind == SW_KIND_SEAT && value == k->none) {
        sw_text_add(out, sw_words(g, SW_W_NOBODY, lang));
    } else if (k->speak) {
        k->speak(g, lang, value, out);
    } else if (k->table && row_name(g, k, lang, value)) {
        sw_text_add(out, row_name(g, k, lang, value));
    } else if (k->many) {
        speak_count(g, lang, value == 1 ? k->one : k->many, value, out);
    } else if (k->words && value >= 0 && value < k->count) {
        sw_text_add(out, sw_words(g, k->words + value, lang));
    } else {
        sw_kind_print(g, kind, value, token);
        sw_text_add(out, token);
    }
}
