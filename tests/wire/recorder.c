/* SPDX-License-Identifier: MIT */
/* recorder.c - was a client told exactly what its seat may know, and not a byte more?
 *
 * The match is played again from its log. At every action we compute, by our own means, what
 * the seat sees before and after and which sentences it hears; from that follows every byte of
 * the news it must get. A whole position instead of changes, which whoever comes back is told,
 * must be that of its number, with the chapters up to there. All other messages may only have
 * members from short lists. */
#include "recorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct check {
    const struct desk *desk;
    struct sw_match *match;
    const char *name[SW_MAX_SEATS];
    size_t at;        /* the next message */
    int number;       /* of the next news */
    int ply;          /* of the news before it */
    json_t *chapters; /* so far */
    json_t *leap;     /* a position that tells several news at once, until we get there */
    bool over;        /* everything is open now */
    const char *const *secrets;
    char *why;
};

static const char *fail(struct check *c, const char *why, json_t *message)
{
    static char text[500];
    char *dump = message ? json_dumps(message, 0) : NULL;

    snprintf(text, sizeof text, "seat %d, message %zu: %s: %.300s", c->desk->seat, c->at, why,
             dump ? dump : "");
    free(dump);
    return c->why = text;
}

/* ---- what the seat sees -------------------------------------------------------------------
 */

static void view_at(const struct check *c, int ply, union sw_any_state *out,
                    struct sw_events *ev)
{
    sw_match_at(c->match, ply, &out->head, ev);
    if (out->head.over)
        memset(&out->head.rng, 0, sizeof out->head.rng);
    else
        sw_censor(sw_match_game(c->match), &out->head, c->desk->seat);
    out->head.ply = out->head.reveals = 0;
}

static char *next_line(char **text)
{
    char *line = *text, *end = line ? strchr(line, '\n') : NULL;

    if (!end)
        return NULL;
    *end = 0;
    *text = end + 1;
    return line;
}

/* Lines of the dump that are not the same as before. */
static void changed_rows(const struct check *c, const union sw_any_state *was,
                         const union sw_any_state *is, struct sw_text *out)
{
    const struct sw_game *g = sw_match_game(c->match);
    struct sw_text old, new;
    char *x, *y, *a, *b;

    sw_text_init_heap(&old);
    sw_text_init_heap(&new);
    sw_dump(g, &was->head, &old);
    sw_dump(g, &is->head, &new);
    x = old.data;
    y = new.data;
    while ((a = next_line(&x)) && (b = next_line(&y)))
        if (strcmp(a, b) != 0)
            sw_text_addf(out, "%s\n", b);
    sw_text_clear(&old);
    sw_text_clear(&new);
}

static json_t *lines_of(const struct check *c, const struct sw_events *ev)
{
    json_t *list = json_array();
    struct sw_text text;
    char *rest, *line;

    sw_text_init_heap(&text);
    sw_text_add(&text, "");
    sw_events_say(sw_match_game(c->match), ev, c->desk->seat, SW_EN, c->name, &text);
    rest = text.data;
    while ((line = next_line(&rest)))
        json_array_append_new(list, json_string(line));
    sw_text_clear(&text);
    return list;
}

/* Values of the game's own kinds in events that are told, as far as the seat may know them. */
static json_t *marks_of(const struct check *c, const struct sw_events *ev)
{
    const struct sw_game *g = sw_match_game(c->match);
    json_t *list = json_array();

    for (int i = 0; i < ev->count; i++) {
        const struct sw_event *e = &ev->item[i];
        const struct sw_event_type *type = &g->events[e->type];
        const int value[3] = {e->a, e->b, e->c};
        for (int k = 0; k < 3 && type->words; k++) {
            bool secret = type->secret >> k & 1;
            bool seen = c->desk->seat >= 0 && (e->seen >> c->desk->seat & 1);
            if (type->kind[k] >= SW_KIND_GAME && (!secret || seen))
                json_array_append_new(list, json_pack("[i, i]", type->kind[k], value[k]));
        }
    }
    return list;
}

/* ---- news
 * ------------------------------------------------------------------------------------ */

static json_t *chapter_of(const struct check *c, int ply, const union sw_any_state *view,
                          const struct sw_events *ev)
{
    int actor = ply ? sw_match_action(c->match, ply - 1).seat : -1;

    return json_pack("[{s:i, s:i, s:o, s:o}]", "seat", actor, "round", view->head.round,
                     "lines", lines_of(c, ev), "marks", marks_of(c, ev));
}

/* The news that action `ply` must give; NULL: none. */
static json_t *news_of(const struct check *c, int ply)
{
    static union sw_any_state was, is;
    static struct sw_events ev;
    struct sw_text text;
    json_t *news, *story;
    const char *member = ply ? "rows" : "position";

    view_at(c, ply, &is, &ev);
    story = chapter_of(c, ply, &is, &ev);
    sw_text_init_heap(&text);
    sw_text_add(&text, "");
    if (ply) {
        view_at(c, ply - 1, &was, NULL);
        changed_rows(c, &was, &is, &text);
    } else {
        sw_position_save(sw_match_game(c->match), &is.head, &text);
    }
    if (!text.len && !json_array_size(json_object_get(json_array_get(story, 0), "lines"))) {
        json_decref(story);
        sw_text_clear(&text);
        return NULL;
    }
    news = json_pack("{s:{s:i, s:i, s:s, s:o}}", "news", "number", c->number, "kept",
                     c->number - 1, member, text.data, "story", story);
    sw_text_clear(&text);
    return news;
}

/* ---- other messages
 * ----------------------------------------------------------------------------- */

static bool only(json_t *object, const char *names)
{
    const char *name;
    json_t *value;

    json_object_foreach(object, name, value)
    {
        const char *found = strstr(names, name);
        if (!found || found[-1] != ' ' || found[strlen(name)] != ' ')
            return false;
    }
    return true;
}

static bool harmless(struct check *c, json_t *message)
{
    json_t *table = json_object_get(message, "table"), *seat;
    size_t i;

    if (json_object_get(message, "re"))
        return only(message, c->over ? " re log " : " re table seat hook no say rule ");
    if (!json_is_object(table))
        return json_object_get(message, "chat") != NULL;
    if (!only(table, " id game version edition options listed clock seats watching begun over"
                     " ended ask commitment secret rematch "))
        return false;
    if (json_object_get(table, "secret") && !c->over)
        return false;
    json_array_foreach(
        json_object_get(table, "seats"), i,
        seat) if (!only(seat, " name person joined online bot luck ")) return false;
    return true;
}

static bool holds_secret(const struct check *c, json_t *message)
{
    char *text = json_dumps(message, 0);
    bool found = false;

    for (int i = 0; c->secrets[i]; i++)
        found |= strstr(text, c->secrets[i]) != NULL;
    free(text);
    return found;
}

/* Skip what is no news; gives the next that is, or NULL. */
static json_t *next_news(struct check *c)
{
    for (; c->at < json_array_size(c->desk->record); c->at++) {
        json_t *message = json_array_get(c->desk->record, c->at);
        if (!c->over && holds_secret(c, message))
            fail(c, "a secret", message);
        if (json_object_get(message, "news"))
            return message;
        if (!harmless(c, message))
            fail(c, "not to be told", message);
    }
    return NULL;
}

static int number_of(json_t *message)
{
    return (int)json_integer_value(json_object_get(json_object_get(message, "news"), "number"));
}

static bool is_whole(json_t *message)
{
    return json_object_get(json_object_get(message, "news"), "position") != NULL;
}

/* What somebody must be told who has come back at this ply, with so many chapters. */
static json_t *whole_of(const struct check *c, int ply, int kept)
{
    static union sw_any_state view;
    struct sw_text text;
    json_t *story = json_array(), *chapter, *news;
    size_t i;

    json_array_foreach(c->chapters, i, chapter)
    {
        if ((int)i >= kept)
            json_array_append(story, chapter);
    }
    view_at(c, ply, &view, NULL);
    sw_text_init_heap(&text);
    sw_position_save(sw_match_game(c->match), &view.head, &text);
    news = json_pack("{s:{s:i, s:i, s:s, s:o}}", "news", "number",
                     (int)json_array_size(c->chapters), "kept", kept, "position", text.data,
                     "story", story);
    sw_text_clear(&text);
    return news;
}

static void check_whole(struct check *c, json_t *message, int ply)
{
    int kept =
        (int)json_integer_value(json_object_get(json_object_get(message, "news"), "kept"));
    json_t *expected = whole_of(c, ply, kept);

    if (!json_equal(message, expected))
        fail(c, "not what is known then", message);
    json_decref(expected);
}

/* The next news, after positions that tell nothing new. */
static json_t *next_new(struct check *c)
{
    json_t *message = next_news(c);

    while (message && is_whole(message) && number_of(message) < c->number) {
        check_whole(c, message, c->ply);
        c->at++;
        message = next_news(c);
    }
    return message;
}

static void compare(struct check *c, int ply)
{
    json_t *expected = news_of(c, ply), *message;
    bool leaping = c->leap != NULL;

    if (!expected)
        return;
    c->over = ply == sw_match_length(c->match);
    message = leaping ? NULL : next_new(c);
    json_array_extend(c->chapters, json_object_get(json_object_get(expected, "news"), "story"));
    if (ply && message && is_whole(message))
        c->leap = message;
    else if (!leaping && (!message || !json_equal(message, expected)))
        fail(c, "news differ", message);
    if (c->leap && number_of(c->leap) == c->number) {
        check_whole(c, c->leap, ply);
        c->leap = NULL;
    }
    c->at += !leaping;
    c->ply = ply;
    c->number++;
    json_decref(expected);
}

const char *recorder_check(const struct desk *d, const char *log, const char *const *secrets)
{
    const char *save = strstr(log, "spielwerk save ");
    struct check c = {.desk = d, .number = 1, .secrets = secrets};
    struct sw_error e;

    c.match = save ? sw_match_load(save, &e) : NULL;
    if (!c.match)
        return "the log cannot be loaded";
    c.chapters = json_array();
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        c.name[seat] = sw_match_name(c.match, seat);
    for (int ply = 0; !c.why && ply <= sw_match_length(c.match); ply++)
        compare(&c, ply);
    if (!c.why && (c.leap || next_new(&c)))
        fail(&c, "more news than happened", NULL);
    json_decref(c.chapters);
    sw_match_free(c.match);
    return c.why;
}
