/* SPDX-License-Identifier: MIT */
/* play_ask.c - a person's turn: what happened, the board, the question, the choices. */
#include <string.h>

#include "play.h"
#include "spielwerk_words.h"

/* Wipe what scrolled away, too: it may have been private. */
#define CLEAR_SCREEN "\033[2J\033[3J\033[H"

static void tell_ply(struct table *t, int ply, int seat)
{
    union sw_any_state s;
    struct sw_events ev;

    sw_match_at(t->match, ply, &s.head, &ev);
    show_events(t->c, table_game(t), &ev, seat, &t->names, &t->out);
}

/* Spectators are only told when nobody else is: they share the memory of seat 0. */
void ask_tell(struct table *t, int seat)
{
    int *told = &t->told[seat == SW_SPECTATOR ? 0 : seat];

    while (*told < sw_match_length(t->match))
        tell_ply(t, ++*told, seat);
}

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

/* With several people at one screen, whoever comes next gets it empty and says when the
 * others have looked away. */
static bool hand_over(struct table *t, int seat)
{
    int before = t->watcher;

    t->watcher = seat;
    if (table_people(t) < 2 || before == seat)
        return true;
    t->fresh = true;
    if (!is_private(t, before, seat))
        return true;
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
                        const struct sw_action *legal, int n)
{
    struct sw_action obvious;

    if (!g->view.obvious || !g->view.obvious(g, view, seat, &obvious))
        return 0;
    for (int i = 0; i < n; i++)
        if (sw_action_compare(&legal[i], &obvious) == 0)
            return i + 1;
    return 0;
}

static void list_choices(struct table *t, const struct sw_state *view, int preset,
                         const struct sw_action *legal, int n)
{
    const char *mark = cli_text(t->c, T_ENTER_MARK);

    for (int i = 0; i < n; i++) {
        sw_text_addf(&t->out, "%5d  ", i + 1);
        sw_action_label(table_game(t), view, &legal[i], t->c->lang, t->names.name, &t->out);
        sw_text_addf(&t->out, "%s%s\n", i + 1 == preset ? "  " : "",
                     i + 1 == preset ? mark : "");
    }
}

/* Everything up to the prompt; gives the choice that Enter stands for, or 0. */
static int put_question(struct table *t, int seat)
{
    const struct sw_game *g = table_game(t);
    struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state view;
    int n, preset;

    sw_match_view(t->match, seat, &view.head);
    n = sw_legal(g, &view.head, seat, legal);
    preset = find_obvious(g, &view.head, seat, legal, n);
    ask_tell(t, seat);
    if (t->fresh) {
        sw_text_add(&t->out, "\n");
        show_board(t->c, g, &view.head, seat, &t->out);
    }
    t->fresh = false;
    sw_text_addf(&t->out, "\n  %s: ", t->names.name[seat]);
    sw_prompt_say(g, &view.head, seat, t->c->lang, t->names.name, &t->out);
    sw_text_add(&t->out, "\n");
    list_choices(t, &view.head, preset, legal, n);
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
    show_refusal(t->c, table_game(t), refused, &t->out);
    sw_text_add(&t->out, "\n");
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

static void play_forced(struct table *t, const struct sw_action *a)
{
    union sw_any_state view;

    ask_tell(t, a->seat);
    sw_match_view(t->match, a->seat, &view.head);
    sw_text_addf(&t->out, "  %s: ", t->names.name[a->seat]);
    sw_action_label(table_game(t), &view.head, a, t->c->lang, t->names.name, &t->out);
    table_say(t, T_ONLY_CHOICE, NULL, NULL);
    table_play(t, a);
}

/* --pause: the last moment in which one's own action can be taken back. */
static void wait_before_others(struct table *t, int seat)
{
    const struct sw_state *s = table_state(t);

    if (!t->pause || s->over || (s->waiting >> seat & 1) || sw_match_may_undo(t->match, seat))
        return;
    ask_tell(t, seat);
    table_say(t, T_PAUSE, NULL, NULL);
    say_prompt(t);
    if (enter_line(t) && *t->line.data)
        play_command(t, seat);
}

void ask_person(struct table *t, int seat)
{
    struct sw_action forced;
    int preset;

    if (!hand_over(t, seat))
        return;
    if (table_forced(t, table_state(t), seat, &forced)) {
        play_forced(t, &forced);
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
