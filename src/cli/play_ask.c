/* SPDX-License-Identifier: MIT */
/* play_ask.c - a person's turn: the board, what happened, the question, the choices. */
#include <string.h>

#include "engine/list.h"
#include "play.h"
#include "spielwerk_words.h"
#include "wrap.h"

/* Wipe what scrolled away, too: it may have been private. */
#define CLEAR_SCREEN "\033[2J\033[3J\033[H"

/* ---- handing over -------------------------------------------------------------- */

/* Did this event tell some of the people here more than others? */
static bool is_partial(const struct table *t, const struct sw_event *e)
{
    int people = 0;

    for (int seat = 0; seat < table_state(t)->seats; seat++)
        people |= table_is_person(t, seat) << seat;
    return table_game(t)->events[e->type].secret && (e->seen & people) &&
           (e->seen & people) != people;
}

static bool told_partially(const struct table *t)
{
    union sw_any_state s;
    struct sw_events ev;

    for (int ply = 0; ply <= sw_match_length(t->match); ply++) {
        sw_match_at(t->match, ply, &s.head, &ev);
        for (int i = 0; i < ev.count; i++)
            if (is_partial(t, &ev.item[i]))
                return true;
    }
    return false;
}

/* Is there anything one of the two may know and the other may not, in the position or
 * among what was told (and may still be on the screen)? */
static bool is_private(const struct table *t, int before, int seat)
{
    union sw_any_state x, y;

    sw_match_view(t->match, before, &x.head);
    sw_match_view(t->match, seat, &y.head);
    return memcmp(&x, &y, table_game(t)->state_size) != 0 || told_partially(t);
}

/* What the one before has been told stands on the screen for the next one, too. */
static void share_story(struct table *t, int before, int seat)
{
    if (before != SW_SPECTATOR && t->told[seat] < t->told[before])
        t->told[seat] = t->told[before];
}

/* With several people at one screen, whoever comes next gets it empty and says when the
 * others have looked away; but if nothing is private, it just goes on. */
static bool hand_over(struct table *t, int seat)
{
    int before = t->watcher;

    t->watcher = seat;
    if (table_people(t) < 2 || before == seat)
        return true;
    t->fresh = true;
    if (!is_private(t, before, seat)) {
        share_story(t, before, seat);
        return true;
    }
    if (t->c->tty)
        sw_text_add(&t->out, CLEAR_SCREEN);
    table_say(t, T_HAND_OVER, t->names.name[seat], NULL);
    table_print(t);
    if (!enter_line(t))
        return false;
    if (t->c->tty)
        sw_text_add(&t->out, CLEAR_SCREEN);
    return true;
}

/* ---- the question ---------------------------------------------------------------- */

static int find_obvious(const struct sw_game *g, const struct sw_state *view, int seat,
                        const struct list *list)
{
    struct sw_action obvious;

    if (!g->view.obvious || !g->view.obvious(g, view, seat, &obvious))
        return 0;
    return list_find(list, &obvious) + 1;
}

/* The heading of a choice, where it is another one than that of the choice before. */
static void say_heading(struct table *t, const struct list *list, int i)
{
    if (i > 0 && list->item[i].group == list->item[i - 1].group)
        return;
    if (!list->item[i].word && !list->item[i].split)
        return;
    sw_text_add(&t->out, "  ");
    list_heading(table_game(t), list, i, t->c->lang, &t->out);
    sw_text_add(&t->out, "\n");
}

/* "S06", "C1S1": what no word looks like */
static bool is_code(const char *token)
{
    return strpbrk(token, "0123456789") && !strpbrk(token, "abcdefghijklmnopqrstuvwxyz-");
}

/* Pictures in the terminal call cards and places by their ids, and so does the list. */
static void add_codes(const struct sw_game *g, const struct sw_action *a, struct sw_text *out)
{
    const int value[3] = {a->a, a->b, a->c};
    char token[SW_MAX_TOKEN];

    for (int i = 0; i < 3; i++) {
        int kind = g->verbs[a->verb].kind[i];
        if (kind < SW_KIND_GAME || !g->kinds[kind - SW_KIND_GAME].table)
            continue;
        sw_kind_print(g, kind, value[i], token);
        if (is_code(token))
            sw_text_addf(out, " [%s]", token);
    }
}

static void list_choices(struct table *t, const struct sw_state *view, int preset,
                         const struct list *list)
{
    const char *mark = cli_text(t->c, T_ENTER_MARK);
    size_t start = t->out.len;

    for (int i = 0; i < list->count; i++) {
        const struct sw_action *a = &list->item[i].action;
        say_heading(t, list, i);
        sw_text_addf(&t->out, "%5d  ", i + 1);
        sw_action_label(table_game(t), view, a, t->c->lang, t->names.name, &t->out);
        add_codes(table_game(t), a, &t->out);
        sw_text_addf(&t->out, "%s%s\n", i + 1 == preset ? "  " : "",
                     i + 1 == preset ? mark : "");
    }
    wrap_from(&t->out, start, cli_width(t->c));
}

/* What `stand` would answer. */
static void say_standing(struct table *t, const struct sw_state *view, int seat)
{
    const struct sw_game *g = table_game(t);
    struct sw_standing standing;

    if (g->view.standing && g->view.standing(g, view, seat, &standing))
        table_say(t, T_STANDING, sw_words(g, standing.words, t->c->lang), NULL);
}

static void say_question(struct table *t, const struct sw_state *view, int seat)
{
    size_t start = t->out.len;

    sw_text_addf(&t->out, "\n  %s: ", t->names.name[seat]);
    sw_prompt_say(table_game(t), view, seat, t->c->lang, t->names.name, &t->out);
    sw_text_add(&t->out, "\n");
    wrap_from(&t->out, start, cli_width(t->c));
}

/* Everything up to the prompt; gives the choice that Enter stands for, or 0. */
static int put_question(struct table *t, int seat)
{
    const struct sw_game *g = table_game(t);
    union sw_any_state view;
    struct list list;
    int preset;

    sw_match_view(t->match, seat, &view.head);
    list_make(g, &view.head, seat, &list);
    preset = find_obvious(g, &view.head, seat, &list);
    if (t->fresh)
        table_show(t, seat);
    story_tell(t, seat); /* below the board: what was answered stands next to the question */
    say_question(t, &view.head, seat);
    list_choices(t, &view.head, preset, &list);
    say_standing(t, &view.head, seat);
    return preset;
}

static void say_prompt(struct table *t)
{
    sw_text_add(&t->out, "> ");
    table_print(t);
}

/* ---- the answer -------------------------------------------------------------------- */

static bool play_entered(struct table *t, int seat, const char *text)
{
    struct sw_action a;
    int refused;

    if (!enter_action(t, seat, text, &a))
        return false;
    refused = a.seat == seat ? sw_check(table_game(t), table_state(t), &a) : SW_W_NOT_YOUR_TURN;
    if (!refused) {
        table_play(t, &a);
        return true;
    }
    table_refuse(t, refused);
    return false;
}

/* One line of the person; true if a new question has to be put. */
static bool answer(struct table *t, int seat, int preset)
{
    char number[16];

    if (!*t->line.data && preset) {
        snprintf(number, sizeof number, "%d", preset);
        return play_entered(t, seat, number);
    }
    if (!*t->line.data)
        return true;
    if (play_command(t, seat))
        return t->fresh;
    return play_entered(t, seat, t->line.data);
}

/* Did the latest action make anything happen that `seat` is told of? */
static bool is_told(struct table *t, int seat)
{
    union sw_any_state s;
    struct sw_events ev;
    struct sw_text events;
    bool told;

    sw_text_init_heap(&events);
    sw_match_at(t->match, sw_match_length(t->match), &s.head, &ev);
    show_events(t->c, table_game(t), &ev, seat, &t->names, &events);
    told = events.len > 0;
    sw_text_clear(&events);
    return told;
}

/* What happens usually says it all; if not, name what was done. Whoever is alone at the screen
 * and goes on is told with the next question. */
static void play_forced(struct table *t, const struct sw_action *a)
{
    struct sw_text label;
    union sw_any_state view;
    bool told;

    sw_match_view(t->match, a->seat, &view.head);
    sw_text_init_heap(&label);
    sw_text_addf(&label, "  %s: ", t->names.name[a->seat]);
    sw_action_label(table_game(t), &view.head, a, t->c->lang, t->names.name, &label);
    table_play(t, a);
    told = is_told(t, a->seat);
    if (!told || table_people(t) > 1 || !(table_state(t)->waiting >> a->seat & 1))
        story_tell(t, a->seat);
    if (!told)
        table_say(t, T_ONLY_CHOICE, label.data, NULL);
    sw_text_clear(&label);
}

/* ---- the last moment in which one's own turn can be taken back ------------------------ */

/* Enter goes on, `undo` goes back; everything else is answered here. */
static void wait_for_enter(struct table *t, int seat)
{
    int length = sw_match_length(t->match);

    for (;;) {
        say_prompt(t);
        if (!enter_line(t) || !*t->line.data)
            return;
        if (!play_command(t, seat))
            table_say(t, T_PAUSE_OVER, NULL, NULL);
        if (t->leave || sw_match_length(t->match) != length)
            return;
        if (t->fresh)
            table_show(t, seat);
    }
}

static void wait_before_others(struct table *t, int seat)
{
    const struct sw_state *s = table_state(t);

    if (!t->pause || t->leave || s->over || (s->waiting >> seat & 1) ||
        sw_match_may_undo(t->match, seat))
        return;
    story_tell(t, seat);
    sw_text_add(&t->out, "\n");
    table_say(t, T_PAUSE, NULL, NULL);
    wait_for_enter(t, seat);
}

/* An answer that was given for the whole turn is given again, and nobody is asked. */
static bool answer_stands(struct table *t, int seat)
{
    const struct sw_game *g = table_game(t);
    struct sw_standing standing;
    union sw_any_state view;

    sw_match_view(t->match, seat, &view.head);
    if (!t->stands[seat] || !g->view.standing ||
        !g->view.standing(g, &view.head, seat, &standing))
        return false;
    t->stands[seat] = standing.turn == t->turn[seat];
    if (t->stands[seat])
        table_play(t, &standing.action);
    return t->stands[seat];
}

void ask_person(struct table *t, int seat)
{
    struct sw_action forced;
    int preset;

    if (answer_stands(t, seat))
        return;
    if (!hand_over(t, seat))
        return;
    file_save(t);
    if (table_forced(t, table_state(t), seat, &forced)) {
        play_forced(t, &forced);
        wait_before_others(t, seat);
        return;
    }
    preset = put_question(t, seat);
    do {
        say_prompt(t);
        if (!enter_line(t))
            return;
    } while (!answer(t, seat, preset) && !t->leave);
    wait_before_others(t, seat);
}
