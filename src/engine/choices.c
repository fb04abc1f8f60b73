/* SPDX-License-Identifier: MIT */
/* choices.c - what a seat may do, as members of a JSON object: single actions in the order in
 * which people read them, the one that is obvious, an answer that may stand for a while, and
 * counters for what is otherwise put together piece by piece. */
#include "choices.h"

#include <string.h>

#include "json.h"
#include "list.h"

/* Through whose eyes, in which language. */
struct reader {
    const struct sw_game *game;
    const struct sw_state *view;
    int seat;
    enum sw_lang lang;
    const char *const *names;
};

/* ---- actions ------------------------------------------------------------------------------
 */

void choices_mark(struct sw_text *out, int kind, int value)
{
    json_open(out, NULL, "[");
    sw_text_addf(out, "%d,%d]", kind, value);
}

/* The clicks that mean this action: its verb, and each of its values. */
static void add_marks(const struct sw_game *g, const struct sw_action *a, struct sw_text *out)
{
    const int16_t value[3] = {a->a, a->b, a->c};

    json_open(out, "marks", "[");
    choices_mark(out, SW_KIND_VERB, a->verb);
    for (int i = 0; i < 3 && g->verbs[a->verb].kind[i] != SW_KIND_NONE; i++)
        choices_mark(out, g->verbs[a->verb].kind[i], value[i]);
    json_close(out, "]");
}

static void add_action(const struct reader *r, const char *name, const struct sw_action *a,
                       struct sw_text *out)
{
    char memory[SW_MAX_TOKEN * 5];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_action_print(r->game, a, &text);
    json_text(out, name, memory);
}

static void add_label(const struct reader *r, const struct sw_action *a, struct sw_text *out)
{
    char memory[512];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_action_label(r->game, r->view, a, r->lang, r->names, &text);
    json_text(out, "say", memory);
}

static void add_heading(const struct reader *r, const struct list *list, int i,
                        struct sw_text *out)
{
    char memory[256] = "";
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    list_heading(r->game, list, i, r->lang, &text);
    if (text.len)
        json_text(out, "group", memory);
}

static void add_choice(const struct reader *r, const struct list *list, int i,
                       struct sw_text *out)
{
    const struct sw_action *a = &list->item[i].action;

    json_open(out, NULL, "{");
    add_action(r, "action", a, out);
    add_label(r, a, out);
    if (r->game->takes_back >> a->verb & 1)
        json_number(out, "back", 1);
    add_heading(r, list, i, out);
    add_marks(r->game, a, out);
    json_close(out, "}");
}

/* ---- answers ------------------------------------------------------------------------------
 */

static void add_obvious(const struct reader *r, const struct list *list, struct sw_text *out)
{
    const struct sw_view *view = &r->game->view;
    struct sw_action a;
    int index;

    if (!list->count || !view->obvious || !view->obvious(r->game, r->view, r->seat, &a))
        return;
    index = list_find(list, &a);
    if (index >= 0)
        json_number(out, "obvious", index);
}

static void add_standing(const struct reader *r, const struct list *list, struct sw_text *out)
{
    const struct sw_view *view = &r->game->view;
    struct sw_standing standing;

    if (!list->count || !view->standing ||
        !view->standing(r->game, r->view, r->seat, &standing))
        return;
    json_open(out, "standing", "{");
    json_number(out, "choice", list_find(list, &standing.action));
    json_number(out, "turn", (int)standing.turn);
    json_text(out, "say", sw_words(r->game, standing.words, r->lang));
    json_close(out, "}");
}

/* ---- counters -----------------------------------------------------------------------------
 */

enum { VALUES = 64, PIECES = 99 };

static struct sw_action piece(const struct reader *r, int verb, int value)
{
    return (struct sw_action){
        .verb = (uint8_t)verb, .seat = (uint8_t)r->seat, .a = (int16_t)value};
}

/* How often this can be done, one after the other, in *s. */
static int repeat(const struct reader *r, struct sw_state *s, int verb, int value)
{
    struct sw_action a = piece(r, verb, value);
    int n = 0;

    for (; n < PIECES && sw_check(r->game, s, &a) == 0; n++)
        sw_apply(r->game, s, &a, NULL);
    return n;
}

static bool counts(const struct reader *r, const struct list *list)
{
    for (int i = 0; i < list->count; i++)
        for (int row = 0; row < r->game->counter_rows; row++)
            if (list->item[i].action.verb == r->game->counters[row].more)
                return true;
    return false;
}

/* Everything taken back again: from here each counter can be moved to its end. */
static void empty(const struct reader *r, struct sw_state *s)
{
    for (int row = 0; row < r->game->counter_rows; row++)
        for (int value = 0; value < VALUES; value++)
            repeat(r, s, r->game->counters[row].less, value);
}

static void add_counter(const struct reader *r, const struct sw_counters *row, int value,
                        int now, int most, struct sw_text *out)
{
    struct sw_action more = piece(r, row->more, value), less = piece(r, row->less, value);
    char memory[128] = "";
    struct sw_text text;

    json_open(out, NULL, "{");
    sw_text_init(&text, memory, sizeof memory);
    sw_kind_speak(r->game, r->game->verbs[row->more].kind[0], r->lang, value, &text);
    json_text(out, "say", memory);
    add_action(r, "more", &more, out);
    add_action(r, "less", &less, out);
    json_number(out, "now", now);
    json_number(out, "most", most);
    json_close(out, "}");
}

static void add_row(const struct reader *r, const struct sw_counters *row,
                    const struct sw_state *none, struct sw_text *out)
{
    json_open(out, NULL, "{");
    json_text(out, "say", sw_words(r->game, row->words, r->lang));
    json_open(out, "counters", "[");
    for (int value = 0; value < VALUES; value++) {
        union sw_any_state s;
        int now, most;
        memcpy(&s, r->view, r->game->state_size);
        now = repeat(r, &s.head, row->less, value);
        memcpy(&s, none, r->game->state_size);
        most = repeat(r, &s.head, row->more, value);
        if (most > 0 || now > 0)
            add_counter(r, row, value, now, most > now ? most : now, out);
    }
    json_close(out, "]}");
}

static void add_composer(const struct reader *r, const struct list *list, struct sw_text *out)
{
    const struct sw_game *g = r->game;
    struct sw_action done = piece(r, g->counters_done, 0);
    union sw_any_state none;

    if (!counts(r, list))
        return;
    memcpy(&none, r->view, g->state_size);
    empty(r, &none.head);
    json_open(out, "compose", "{");
    add_action(r, "done", &done, out);
    json_text(out, "say", sw_words(g, g->verbs[g->counters_done].label, r->lang));
    json_open(out, "rows", "[");
    for (int row = 0; row < g->counter_rows; row++)
        add_row(r, &g->counters[row], &none.head, out);
    json_close(out, "]}");
}

/* ---- all together -------------------------------------------------------------------------
 */

int choices_add(const struct sw_game *g, const struct sw_state *view, int seat,
                enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct reader r = {.game = g, .view = view, .seat = seat, .lang = lang, .names = names};
    struct list list;

    list_make(g, view, seat, &list);
    json_open(out, "choices", "[");
    for (int i = 0; i < list.count; i++)
        add_choice(&r, &list, i, out);
    json_close(out, "]");
    add_obvious(&r, &list, out);
    add_standing(&r, &list, out);
    add_composer(&r, &list, out);
    return list.count;
}
