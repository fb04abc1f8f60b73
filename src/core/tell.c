/* SPDX-License-Identifier: MIT */
/* tell.c - what happened, in sentences.
 *
 * An action often reports several things of one sort: "Ada gains 2 grain." and "Ada gains 1
 * stone." People would say "Ada gains 2 grain, 1 stone.", and so do we. What comes several
 * times in a row is counted: "Ada uses 2 × stone (Quarry)." */
#include <ctype.h>
#include <string.h>

#include "spielwerk_match.h"

/* A sentence, and how many bytes of it stand before and behind what is special about this
 * event: "Ada gains " 2 grain ".". No head: it is not to be joined with others. */
struct sentence {
    struct sw_text text;
    size_t head, tail;
    size_t last; /* where the value that was said last begins, */
    int times;   /* and how often it came */
    bool single; /* one value alone: it may be counted */
};

static int occurrences(const char *s, const char *end, const char *what)
{
    int n = 0;

    for (; (s = strstr(s, what)) && s < end; s += strlen(what))
        n++;
    return n;
}

/* A bracket or quotation mark opened between the values is closed with the last of them. */
static const char *behind_values(const char *first, const char *last)
{
    static const char *const pair[][2] = {{"(", ")"}, {"„", "“"}, {"“", "”"}};
    const char *end = last + 1;

    for (size_t i = 0; i < sizeof pair / sizeof *pair; i++) {
        size_t size = strlen(pair[i][1]);
        int open = occurrences(first, last, pair[i][0]) - occurrences(first, last, pair[i][1]);
        if (open > 0 && strncmp(end, pair[i][1], size) == 0)
            end += size;
    }
    return end;
}

/* Behind the seat's name and up to the first value, everything is the same for all events of
 * this sort; so is what follows the last value. */
static void find_parts(const char *template, size_t name, struct sentence *out)
{
    const char *first = strstr(template, "{seat}"), *last = strrchr(template, '}');

    if (first != template || !last || !(first = strchr(template + strlen("{seat}"), '{')))
        return;
    out->head = name + (size_t)(first - template) - strlen("{seat}");
    out->tail = strlen(behind_values(first, last));
    out->single = strchr(first, '}') == last;
}

static size_t name_length(const struct sw_game *g, enum sw_lang lang, int seat,
                          const char *const *names)
{
    char memory[2 * SW_MAX_TOKEN];
    struct sw_text name;

    sw_text_init(&name, memory, sizeof memory);
    sw_seat_say(g, lang, seat, names, &name);
    return name.len;
}

static void say_event(const struct sw_game *g, const struct sw_event *e, enum sw_lang lang,
                      const char *const *names, struct sentence *out)
{
    *out = (struct sentence){.times = 1};
    sw_text_init_heap(&out->text);
    sw_text_add(&out->text, "");
    sw_event_say(g, e, lang, names, &out->text);
    if (e->seat < SW_MAX_SEATS)
        find_parts(sw_words(g, sw_event_words(g, e), lang),
                   name_length(g, lang, e->seat, names), out);
    out->last = out->head;
}

/* The same value as the last one? Values that begin with a number are not counted: "2 × 3
 * gold" would make people reckon; nor is what carries a second value: "2 × stone for 2 gold"
 * would be taken for the price of both. */
static bool repeats(const struct sentence *a, const char *value, size_t size)
{
    const struct sw_text *t = &a->text;

    return a->single && !isdigit((unsigned char)*value) && t->len - a->last >= size &&
           (a->times > 1 || t->len - a->last == size) &&
           memcmp(t->data + t->len - size, value, size) == 0;
}

/* "Ada gains 2 grain." and "Ada gains 1 stone.": append the second to the first. */
static bool join(struct sentence *a, const struct sentence *b)
{
    struct sw_text *t = &a->text;

    if (!a->head || a->head != b->head || a->tail != b->tail ||
        strncmp(t->data, b->text.data, a->head) != 0 ||
        strcmp(t->data + t->len - a->tail, b->text.data + b->text.len - b->tail) != 0)
        return false;
    const char *value = b->text.data + b->head;
    t->len -= a->tail;
    if (repeats(a, value, b->text.len - b->head - b->tail)) {
        t->len = a->last;
        sw_text_addf(t, "%d × ", ++a->times);
    } else {
        sw_text_add(t, ", ");
        a->last = t->len;
        a->times = 1;
    }
    sw_text_add(t, value);
    return true;
}

static void end_sentence(struct sentence *s, struct sw_text *out)
{
    sw_text_addf(out, "%s\n", s->text.data);
    sw_text_clear(&s->text);
}

int sw_events_say(const struct sw_game *g, const struct sw_events *ev, int seat,
                  enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct sentence last, next;
    int sentences = 0;

    for (int i = 0; i < ev->count; i++) {
        struct sw_event e = ev->item[i];
        if (!g->events[e.type].words)
            continue;
        sw_event_censor(g, &e, seat);
        say_event(g, &e, lang, names, &next);
        if (sentences && join(&last, &next)) {
            sw_text_clear(&next.text);
            continue;
        }
        if (sentences++)
            end_sentence(&last, out);
        last = next;
    }
    if (sentences)
        end_sentence(&last, out);
    return sentences;
}
