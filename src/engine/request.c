/* SPDX-License-Identifier: MIT */
/* request.c - one line of the protocol: reading its words, writing the reply. */
#include "request.h"

#include <inttypes.h>
#include <string.h>

#include "spielwerk_words.h"

static const struct sw_word words[] = {
#define W(name, english, german) {#name, "", {english, german}},
#include "text.def"
#undef W
};

const struct sw_game engine_language = {
    .id = "engine",
    .words = words,
    .word_count = sizeof words / sizeof *words,
};

/* ---- replies ------------------------------------------------------------------ */

void req_ok(struct request *r)
{
    sw_text_add(r->reply, "ok\n");
}

/* A sentence stays in one line, whatever is quoted in it. */
static void add_line(struct sw_text *out, const char *s)
{
    for (; *s; s++)
        sw_text_add_bytes(out, (unsigned char)*s < 32 ? "?" : s, 1);
    sw_text_add(out, "\n");
}

/* Give false, so that whoever reads a request can return it. */
bool req_error_of(struct request *r, const struct sw_error *e, const struct sw_game *g)
{
    struct sw_text sentence;

    sw_text_init_heap(&sentence);
    sw_error_say(e, g, r->e->lang, &sentence);
    sw_text_addf(r->reply, "error %s ", sw_word(g, e->word)->name);
    add_line(r->reply, sentence.data ? sentence.data : "");
    sw_text_clear(&sentence);
    return false;
}

/* One of the program's own sentences. */
bool req_error(struct request *r, int word, const char *a0)
{
    struct sw_error e;

    sw_fail(&e, word, a0, NULL, NULL, NULL);
    return req_error_of(r, &e, &engine_language);
}

static void add_why(struct request *r, int word)
{
    const char *name[SW_MAX_SEATS];
    struct sw_text sentence;

    sw_match_names(r->e->match, name);
    sw_text_init_heap(&sentence);
    sw_why_say(req_game(r), req_state(r), word, r->e->lang, name, &sentence);
    add_line(r->reply, sentence.data ? sentence.data : "");
    sw_text_clear(&sentence);
}

/* A refusal by the rules. */
bool req_refuse(struct request *r, int word)
{
    sw_text_addf(r->reply, "error %s ", sw_word(req_game(r), word)->name);
    add_why(r, word);
    return false;
}

void req_why(struct request *r, int word)
{
    const struct sw_word *w = sw_word(req_game(r), word);

    sw_text_addf(r->reply, "why %s %s ", w->name, *w->rule ? w->rule : "-");
    add_why(r, word);
}

/* Each line of a text behind `keyword`. */
void req_lines(struct request *r, const char *keyword, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        sw_text_addf(r->reply, "%s ", keyword);
        sw_text_add_bytes(r->reply, text, length);
        sw_text_add(r->reply, "\n");
        text += length + (text[length] != 0);
    }
}

/* ---- requests ------------------------------------------------------------------ */

/* The next word, or NULL. */
char *req_next(struct request *r)
{
    char *start = r->rest + strspn(r->rest, " \t\r");
    size_t length = strcspn(start, " \t\r");

    r->rest = start + length + (start[length] != 0);
    start[length] = 0;
    return length ? start : NULL;
}

bool req_has_match(struct request *r)
{
    return r->e->match || req_error(r, E_ENGINE_NO_MATCH, NULL);
}

const struct sw_game *req_game(const struct request *r)
{
    return sw_match_game(r->e->match);
}

const struct sw_state *req_state(const struct request *r)
{
    return sw_match_state(r->e->match);
}

static bool read_seat(struct request *r, const char *text, int *out)
{
    *out = SW_SPECTATOR;
    if (strcmp(text, "spectator") == 0)
        return true;
    return (sw_kind_parse(req_game(r), SW_KIND_NUMBER, text, out) && *out >= 0 &&
            *out < req_state(r)->seats) ||
           req_refuse(r, SW_W_NO_SUCH_SEAT);
}

/* Is the next word this one? Then it is used up. */
bool req_next_is(struct request *r, const char *word)
{
    char *start = r->rest + strspn(r->rest, " \t\r");
    size_t length = strcspn(start, " \t\r");

    if (length != strlen(word) || strncmp(start, word, length) != 0)
        return false;
    req_next(r);
    return true;
}

/* A seat, `preset` if none is given. */
bool req_optional_seat(struct request *r, int preset, int *out)
{
    const char *text;

    if (!req_has_match(r))
        return false;
    text = req_next(r);
    *out = preset;
    return !text || read_seat(r, text, out);
}

/* A seat that has something to decide. */
bool req_waiting_seat(struct request *r, int *out)
{
    const char *text;

    if (!req_has_match(r))
        return false;
    text = req_next(r);
    if (!text)
        return req_error(r, E_ENGINE_WHICH_SEAT, NULL);
    if (!read_seat(r, text, out))
        return false;
    if (*out == SW_SPECTATOR || !(req_state(r)->waiting >> *out & 1))
        return req_refuse(r, sw_why_wait(req_game(r), req_state(r)));
    return true;
}

bool req_action(struct request *r, struct sw_action *out)
{
    struct sw_error e;

    return req_has_match(r) &&
           (sw_action_parse(req_game(r), r->rest, out, &e) || req_error_of(r, &e, req_game(r)));
}

bool req_ply(struct request *r, int preset, int *out)
{
    int length = sw_match_length(r->e->match);
    const char *text = req_next(r);

    *out = preset;
    return !text ||
           (sw_kind_parse(req_game(r), SW_KIND_NUMBER, text, out) && *out >= 0 &&
            *out <= length) ||
           req_error(r, E_ENGINE_PLY, text);
}

/* "ok ply 12 waiting 0 2 over -" */
void req_ok_where(struct request *r)
{
    const struct sw_state *s = req_state(r);

    sw_text_addf(r->reply, "ok ply %" PRIu32 " waiting", s->ply);
    for (int seat = 0; seat < s->seats; seat++)
        if (s->waiting >> seat & 1)
            sw_text_addf(r->reply, " %d", seat);
    sw_text_addf(r->reply, "%s over %s\n", s->waiting ? "" : " -",
                 s->over ? req_game(r)->endings[s->over].name : "-");
}

void req_add_action(struct request *r, const char *keyword, const struct sw_action *a)
{
    sw_text_addf(r->reply, "%s ", keyword);
    sw_action_print(req_game(r), a, r->reply);
}
