/* SPDX-License-Identifier: MIT */
/* action.c - actions and events as text and in words. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "spielwerk_match.h"
#include "spielwerk_words.h"

int sw_action_compare(const struct sw_action *x, const struct sw_action *y)
{
    const int left[] = {x->verb, x->seat, x->a, x->b, x->c};
    const int right[] = {y->verb, y->seat, y->a, y->b, y->c};
    for (int i = 0; i < 5; i++)
        if (left[i] != right[i])
            return left[i] < right[i] ? -1 : 1;
    return 0;
}

static int arguments(const uint8_t kind[3])
{
    int n = 0;
    while (n < 3 && kind[n] != SW_KIND_NONE)
        n++;
    return n;
}

static void print_arguments(const struct sw_game *g, const uint8_t kind[3], const int v[3],
                            struct sw_text *out)
{
    for (int i = 0; i < arguments(kind); i++) {
        char token[SW_MAX_TOKEN] = "?";
        if (v[i] != SW_UNKNOWN)
            sw_kind_print(g, kind[i], v[i], token);
        sw_text_addf(out, " %s", token);
    }
}

void sw_action_print(const struct sw_game *g, const struct sw_action *a, struct sw_text *out)
{
    if (a->verb >= g->verb_count) {
        sw_text_addf(out, "%d ?%d %d %d %d", a->seat, a->verb, a->a, a->b, a->c);
        return;
    }
    const struct sw_verb *v = &g->verbs[a->verb];
    sw_text_addf(out, "%d %s", a->seat, v->name);
    print_arguments(g, v->kind, (const int[]){a->a, a->b, a->c}, out);
}

void sw_event_print(const struct sw_game *g, const struct sw_event *e, struct sw_text *out)
{
    const struct sw_event_type *t = &g->events[e->type];
    sw_text_add(out, t->name);
    print_arguments(g, t->kind, (const int[]){e->a, e->b, e->c}, out);
}

void sw_luck_print(const struct sw_game *g, const struct sw_events *ev, struct sw_text *out)
{
    const char *between = "";
    for (int i = 0; i < ev->count; i++) {
        if (!(g->events[ev->item[i].type].flags & SW_EVENT_LUCK))
            continue;
        sw_text_add(out, between);
        sw_event_print(g, &ev->item[i], out);
        between = "; ";
    }
}

/* ---- parsing ------------------------------------------------------------- */

enum { WORDS_MAX = 5 }; /* seat, verb, three arguments */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static int split(const char *text, char word[WORDS_MAX + 1][SW_MAX_TOKEN])
{
    int n = 0;
    for (;;) {
        size_t length = 0;
        while (is_blank(*text))
            text++;
        while (text[length] && !is_blank(text[length]))
            length++;
        if (length == 0 || n > WORDS_MAX)
            return n;
        if (length >= SW_MAX_TOKEN)
            return -1;
        memcpy(word[n], text, length);
        word[n++][length] = 0;
        text += length;
    }
}

static int find_verb(const struct sw_game *g, const char *name)
{
    for (int v = 0; v < g->verb_count; v++)
        if (*g->verbs[v].name == *name && strcmp(g->verbs[v].name, name) == 0)
            return v;
    return -1;
}

static bool wrong_values(const struct sw_verb *v, struct sw_error *e)
{
    static const int word[] = {SW_W_VERB_NO_VALUES, SW_W_VERB_ONE_VALUE, SW_W_VERB_VALUES,
                               SW_W_VERB_VALUES};
    char wanted[16];
    int n = arguments(v->kind);
    snprintf(wanted, sizeof wanted, "%d", n);
    return sw_fail(e, word[n], v->name, wanted, NULL, NULL);
}

bool sw_action_parse(const struct sw_game *g, const char *text, struct sw_action *out,
                     struct sw_error *e)
{
    char word[WORDS_MAX + 1][SW_MAX_TOKEN];
    int n = split(text, word), seat, value[3] = {0};
    if (n < 2 || !sw_kind_parse(g, SW_KIND_NUMBER, word[0], &seat) || seat < 0 ||
        seat >= SW_MAX_SEATS)
        return sw_fail(e, SW_W_ACTION_SHAPE, text, NULL, NULL, NULL);
    int verb = find_verb(g, word[1]);
    if (verb < 0)
        return sw_fail(e, SW_W_VERB_UNKNOWN, word[1], NULL, NULL, NULL);
    const struct sw_verb *v = &g->verbs[verb];
    if (n - 2 != arguments(v->kind))
        return wrong_values(v, e);
    for (int i = 0; i < n - 2; i++)
        if (!sw_kind_parse(g, v->kind[i], word[i + 2], &value[i]) || value[i] < INT16_MIN ||
            value[i] > INT16_MAX)
            return sw_fail(e, SW_W_BAD_VALUE, v->name, word[i + 2], NULL, NULL);
    *out = (struct sw_action){.verb = (uint8_t)verb,
                              .seat = (uint8_t)seat,
                              .a = (int16_t)value[0],
                              .b = (int16_t)value[1],
                              .c = (int16_t)value[2]};
    return true;
}

/* ---- words ------------------------------------------------------------------ */

void sw_seat_say(const struct sw_game *g, enum sw_lang lang, int seat, const char *const *names,
                 struct sw_text *out)
{
    if (names && seat >= 0 && seat < SW_MAX_SEATS && names[seat] && *names[seat])
        sw_text_add(out, names[seat]);
    else
        sw_kind_speak(g, SW_KIND_SEAT, lang, seat, out);
}

/* Which argument a template's brace asks for: 0..2 for {a} {b} {c}, 3 for {seat}. */
static int slot_of(const char *brace, size_t *length)
{
    if (brace[1] >= 'a' && brace[1] <= 'c' && brace[2] == '}') {
        *length = 3;
        return brace[1] - 'a';
    }
    *length = strlen("{seat}");
    return strncmp(brace, "{seat}", *length) == 0 ? 3 : -1;
}

static void fill(const struct sw_game *g, enum sw_lang lang, int word, const uint8_t kind[3],
                 const int v[3], int seat, const char *const *names, struct sw_text *out)
{
    const char *s = sw_words(g, word, lang);
    for (const char *brace; (brace = strchr(s, '{'));) {
        size_t length;
        int slot = slot_of(brace, &length);
        sw_text_add_bytes(out, s, (size_t)(brace - s));
        if (slot < 0) {
            sw_text_add(out, "{");
            length = 1;
        } else if (slot == 3) {
            sw_seat_say(g, lang, seat, names, out);
        } else if (kind[slot] == SW_KIND_SEAT && v[slot] >= 0 && v[slot] < SW_MAX_SEATS) {
            sw_seat_say(g, lang, v[slot], names, out);
        } else {
            sw_kind_speak(g, kind[slot], lang, v[slot], out);
        }
        s = brace + length;
    }
    sw_text_add(out, s);
}

void sw_action_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out)
{
    const struct sw_verb *v = &g->verbs[a->verb];
    size_t before = out->len;
    if (g->view.label && (v->speak || !v->phases))
        g->view.label(g, s, a, lang, names, out);
    if (out->len == before)
        fill(g, lang, v->label, v->kind, (const int[]){a->a, a->b, a->c}, a->seat, names, out);
}

static bool anything_hidden(const struct sw_event *e)
{
    return e->a == SW_UNKNOWN || e->b == SW_UNKNOWN || e->c == SW_UNKNOWN;
}

int sw_event_words(const struct sw_game *g, const struct sw_event *e)
{
    const struct sw_event_type *t = &g->events[e->type];
    return t->words + ((t->flags & SW_EVENT_VEILED) && anything_hidden(e));
}

void sw_event_say(const struct sw_game *g, const struct sw_event *e, enum sw_lang lang,
                  const char *const *names, struct sw_text *out)
{
    const struct sw_event_type *t = &g->events[e->type];
    if (t->words)
        fill(g, lang, sw_event_words(g, e), t->kind, (const int[]){e->a, e->b, e->c}, e->seat,
             names, out);
}

void sw_prompt_say(const struct sw_game *g, const struct sw_state *s, int seat,
                   enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    size_t before = out->len;
    if (g->view.prompt)
        g->view.prompt(g, s, seat, lang, names, out);
    if (out->len == before)
        sw_text_add(out, sw_words(g, g->phases[s->phase].prompt, lang));
}
