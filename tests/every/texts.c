/* SPDX-License-Identifier: MIT */
/* texts.c - actions, positions and events as text and in words. */
#include <string.h>

#include "codes.h"
#include "every.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

static bool actions_read_back(struct spot *p)
{
    for (int i = 0; i < p->legal_count; i++) {
        char memory[256];
        struct sw_text text;
        struct sw_action back;
        sw_text_init(&text, memory, sizeof memory);
        sw_action_print(p->g, &p->legal[i], &text);
        if (!sw_action_parse(p->g, memory, &back, NULL))
            return broken(p, "\"%s\" cannot be read", memory);
        if (sw_action_compare(&back, &p->legal[i]) != 0)
            return broken(p, "\"%s\" reads as something else", memory);
    }
    return true;
}

static bool position_reads_back(struct spot *p)
{
    static char memory[1 << 16];
    struct sw_text text;
    struct sw_error e;
    union sw_any_state back;
    sw_text_init(&text, memory, sizeof memory);
    sw_dump(p->g, p->s, &text);
    if (text.cut)
        return broken(p, "the dump is longer than %zu bytes", sizeof memory);
    if (!sw_read(p->g, memory, &back.head, &e))
        return broken(p, "line %d: %s", e.line, e.arg[0]);
    if (memcmp(&back, p->s, p->g->state_size) != 0)
        return differ(p, "something is lost", p->s, &back.head);
    return sw_digest(p->g, &back.head) == sw_digest(p->g, p->s) || broken(p, "digest");
}

/* A changed byte changes the digest and shows as a difference. */
static bool changes_show(struct spot *p)
{
    static char memory[1 << 14];
    struct sw_text text;
    union sw_any_state next;
    if (!p->action)
        return true;
    memcpy(&next, p->s, p->g->state_size);
    sw_apply(p->g, &next.head, p->action, NULL);
    sw_text_init(&text, memory, sizeof memory);
    if (sw_diff(p->g, p->s, &next.head, &text) == 0)
        return broken(p, "an action without a difference");
    if (sw_diff(p->g, p->s, p->s, &text) != 0)
        return broken(p, "a state differs from itself");
    return sw_digest(p->g, p->s) != sw_digest(p->g, &next.head) || broken(p, "same digest");
}

static bool good_sentence(struct spot *p, const struct sw_text *text, const char *what)
{
    if (text->len == 0)
        return broken(p, "%s has no words", what);
    if (text->cut)
        return broken(p, "%s is too long: %s", what, text->data);
    return !strpbrk(text->data, "{}") || broken(p, "%s: %s", what, text->data);
}

static bool labels_speak(struct spot *p)
{
    union sw_any_state known;
    if (p->seat < 0)
        return true;
    memcpy(&known, p->s, p->g->state_size);
    sw_censor(p->g, &known.head, p->seat);
    for (int lang = 0; lang < SW_LANGS; lang++) {
        char memory[512];
        struct sw_text text;
        sw_text_init(&text, memory, sizeof memory);
        sw_prompt_say(p->g, &known.head, p->seat, (enum sw_lang)lang, NULL, &text);
        if (!good_sentence(p, &text, "the prompt"))
            return false;
        for (int i = 0; i < p->legal_count; i++) {
            sw_text_clear(&text);
            sw_action_label(p->g, &known.head, &p->legal[i], (enum sw_lang)lang, NULL, &text);
            if (!good_sentence(p, &text, p->g->verbs[p->legal[i].verb].name))
                return false;
        }
    }
    return true;
}

static bool labels_differ_in(struct spot *p, const struct sw_state *known, enum sw_lang lang)
{
    static char label[SW_MAX_ACTIONS][512];
    for (int i = 0; i < p->legal_count; i++) {
        struct sw_text text;
        sw_text_init(&text, label[i], sizeof label[i]);
        sw_action_label(p->g, known, &p->legal[i], lang, NULL, &text);
        for (int k = 0; k < i; k++)
            if (strcmp(label[i], label[k]) == 0)
                return broken(p, "two actions are called \"%s\"", label[i]);
    }
    return true;
}

/* Two actions on offer must not be labelled alike: nobody could choose between them. */
static bool labels_differ(struct spot *p)
{
    union sw_any_state known;
    if (p->seat < 0)
        return true;
    memcpy(&known, p->s, p->g->state_size);
    sw_censor(p->g, &known.head, p->seat);
    return labels_differ_in(p, &known.head, SW_EN) && labels_differ_in(p, &known.head, SW_DE);
}

/* ---- words, not codes ---------------------------------------------------------- */

static struct sw_scene board;

static bool wordy(struct spot *p, const char *sentence)
{
    char code[64];
    return !find_code(sentence, &board, code) || broken(p, "%s in \"%s\"", code, sentence);
}

static bool story_is_wordy(struct spot *p, int seat, enum sw_lang lang)
{
    static struct sw_events ev;
    static char memory[1 << 14];
    union sw_any_state next;
    struct sw_text text;
    memcpy(&next, p->s, p->g->state_size);
    ev.count = 0;
    sw_apply(p->g, &next.head, p->action, &ev);
    sw_text_init(&text, memory, sizeof memory);
    sw_events_say(p->g, &ev, seat, lang, NULL, &text);
    return wordy(p, memory);
}

/* Prompt, labels and story say nothing in codes that the board does not show. */
static bool words_not_codes(struct spot *p)
{
    union sw_any_state known;
    char memory[512];
    struct sw_text text;
    if (p->seat < 0 || !p->action)
        return true;
    memcpy(&known, p->s, p->g->state_size);
    sw_censor(p->g, &known.head, p->seat);
    sw_text_init(&text, memory, sizeof memory);
    for (int lang = 0; lang < SW_LANGS; lang++) {
        memset(&board, 0, sizeof board);
        p->g->view.scene(p->g, &known.head, p->seat, (enum sw_lang)lang, &board);
        sw_text_clear(&text);
        sw_prompt_say(p->g, &known.head, p->seat, (enum sw_lang)lang, NULL, &text);
        if (!wordy(p, memory) || !story_is_wordy(p, p->seat, (enum sw_lang)lang))
            return false;
        for (int i = 0; i < p->legal_count; i++) {
            sw_text_clear(&text);
            sw_action_label(p->g, &known.head, &p->legal[i], (enum sw_lang)lang, NULL, &text);
            if (!wordy(p, memory))
                return false;
        }
    }
    return true;
}

static bool events_speak(struct spot *p)
{
    static struct sw_events ev;
    union sw_any_state next;
    if (!p->action)
        return true;
    memcpy(&next, p->s, p->g->state_size);
    sw_apply(p->g, &next.head, p->action, &ev);
    for (int i = 0; i < ev.count; i++)
        for (int lang = 0; lang < SW_LANGS; lang++)
            for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
                struct sw_event e = ev.item[i];
                char memory[512];
                struct sw_text text;
                if (!p->g->events[e.type].words)
                    continue;
                sw_event_censor(p->g, &e, seat);
                sw_text_init(&text, memory, sizeof memory);
                sw_event_say(p->g, &e, (enum sw_lang)lang, NULL, &text);
                if (!good_sentence(p, &text, p->g->events[e.type].name))
                    return false;
            }
    return true;
}

const struct property text_properties[] = {
    {"actions read back", SOMETIMES, actions_read_back},
    {"positions read back", SOMETIMES, position_reads_back},
    {"changes show", SOMETIMES, changes_show},
    {"labels speak both languages", SOMETIMES, labels_speak},
    {"labels differ", SOMETIMES, labels_differ},
    {"words, not codes", SOMETIMES, words_not_codes},
    {"events speak both languages", SOMETIMES, events_speak},
};
const int text_property_count = COUNT(text_properties);
