/* SPDX-License-Identifier: MIT */
/* logs.c - a match is its log: saves, replays, undo. */
#include <string.h>

#include "every.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

static bool log_replays(struct spot *p)
{
    union sw_any_state at;
    if (!p->match)
        return true;
    sw_match_at(p->match, sw_match_length(p->match), &at.head, NULL);
    if (memcmp(&at, sw_match_state(p->match), p->g->state_size) != 0)
        return differ(p, "the log leads elsewhere", sw_match_state(p->match), &at.head);
    return memcmp(&at, p->s, p->g->state_size) == 0 ||
           differ(p, "the match is not where the same actions led", p->s, &at.head);
}

static bool save_loads(struct spot *p)
{
    struct sw_text first, second;
    struct sw_error e = {0};
    if (!p->match)
        return true;
    sw_text_init_heap(&first);
    sw_text_init_heap(&second);
    sw_match_save(p->match, &first);
    struct sw_match *m = sw_match_load(first.data, &e);
    if (m)
        sw_match_save(m, &second);
    bool good = m && strcmp(first.data, second.data) == 0 &&
                memcmp(sw_match_state(m), p->s, p->g->state_size) == 0;
    sw_match_free(m);
    sw_text_clear(&first);
    sw_text_clear(&second);
    return good || broken(p, "word %d line %d %s", e.word, e.line, e.arg[0]);
}

static bool position_loads(struct spot *p)
{
    struct sw_text text;
    struct sw_error e = {0};
    sw_text_init_heap(&text);
    sw_position_save(p->g, p->s, &text);
    struct sw_match *m = sw_match_load(text.data, &e);
    bool good = m && memcmp(sw_match_state(m), p->s, p->g->state_size) == 0;
    sw_match_free(m);
    sw_text_clear(&text);
    return good || broken(p, "word %d line %d %s", e.word, e.line, e.arg[0]);
}

/* On a copy of the match: play the action, take it back if that is allowed, compare. */
static bool undo_is_replay(struct spot *p)
{
    struct sw_text text;
    union sw_any_state after;
    if (!p->match || !p->action)
        return true;
    sw_text_init_heap(&text);
    sw_match_save(p->match, &text);
    struct sw_match *m = sw_match_load(text.data, NULL);
    sw_text_clear(&text);
    if (!m || sw_match_play(m, p->action, NULL)) {
        sw_match_free(m);
        return broken(p, "the copy cannot go on");
    }
    memcpy(&after, sw_match_state(m), p->g->state_size);
    bool revealed = after.head.reveals != p->s->reveals;
    int why = sw_match_undo(m, p->action->seat);
    bool good = (why != 0) == revealed;
    if (!why)
        good = good && memcmp(sw_match_state(m), p->s, p->g->state_size) == 0 &&
               sw_match_redo(m, SW_SPECTATOR) == 0 &&
               memcmp(sw_match_state(m), &after, p->g->state_size) == 0;
    sw_match_free(m);
    return good || broken(p, "undo says %d, revealed %d", why, revealed);
}

const struct property log_properties[] = {
    {"the log replays", SOMETIMES, log_replays},
    {"saves load", SELDOM, save_loads},
    {"positions load", SELDOM, position_loads},
    {"undo equals replay and cannot peek", SELDOM, undo_is_replay},
};
const int log_property_count = COUNT(log_properties);
