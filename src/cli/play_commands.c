/* SPDX-License-Identifier: MIT */
/* play_commands.c - what people can enter at the table besides an action. */
#include <string.h>

#include "ai/reason.h"
#include "engine/list.h"
#include "play.h"
#include "rows.h"
#include "rules.h"
#include "spielwerk_words.h"
#include "wrap.h"

/* `value` is what follows the name, "" if nothing does. */
#define PLAY(name, ...) static void do_##name(struct table *t, int seat, const char *value);
#include "play.def"
#undef PLAY

struct entry {
    void (*run)(struct table *t, int seat, const char *value);
    const char *name[SW_LANGS], *value[SW_LANGS], *help[SW_LANGS];
};

static const struct entry entries[] = {
#define PLAY(name, name_en, name_de, value_en, value_de, help_en, help_de)                     \
    {do_##name, {name_en, name_de}, {value_en, value_de}, {help_en, help_de}},
#include "play.def"
#undef PLAY
};

enum { ENTRIES = sizeof entries / sizeof *entries };

/* Is `word` one of "sichern|speichern"? */
static bool is_among(const char *names, const char *word, size_t length)
{
    while (*names) {
        size_t n = strcspn(names, "|");
        if (n == length && strncmp(names, word, length) == 0)
            return true;
        names += n + (names[n] != 0);
    }
    return false;
}

static bool is_named(const struct entry *e, const char *word, size_t length)
{
    for (int lang = 0; lang < SW_LANGS; lang++)
        if (is_among(e->name[lang], word, length))
            return true;
    return length == 1 && *word == '?' && e == entries;
}

bool play_command(struct table *t, int seat)
{
    const char *line = t->line.data;
    size_t length = strcspn(line, " ");

    for (int i = 0; i < ENTRIES; i++) {
        if (!is_named(&entries[i], line, length))
            continue;
        entries[i].run(t, seat, line + length + strspn(line + length, " "));
        return true;
    }
    return false;
}

static void do_help(struct table *t, int seat, const char *value)
{
    enum sw_lang lang = t->c->lang;
    size_t start = t->out.len;

    (void)seat, (void)value;
    table_say(t, T_HELP_CHOICES, NULL, NULL);
    for (int i = 0; i < ENTRIES; i++) {
        const char *name = entries[i].name[lang];
        char head[64];
        snprintf(head, sizeof head, "%.*s %s", (int)strcspn(name, "|"), name,
                 entries[i].value[lang]);
        sw_text_add(&t->out, "  ");
        cli_pad(&t->out, head, 16);
        sw_text_addf(&t->out, "  %s\n", entries[i].help[lang]);
    }
    wrap_from(&t->out, start, cli_width(t->c));
}

static void do_board(struct table *t, int seat, const char *value)
{
    (void)seat, (void)value;
    t->fresh = t->full = true;
}

static void do_legend(struct table *t, int seat, const char *value)
{
    const struct sw_game *g = table_game(t);

    (void)seat, (void)value;
    if (!g->legend) {
        table_say(t, T_NO_LEGEND, NULL, NULL);
        return;
    }
    wrap_add(&t->out, sw_words(g, g->legend, t->c->lang), cli_width(t->c));
    if (t->out.data[t->out.len - 1] != '\n')
        sw_text_add(&t->out, "\n");
}

static void do_card(struct table *t, int seat, const char *value)
{
    (void)seat;
    if (!*value)
        table_say(t, T_CARD_SHAPE, NULL, NULL);
    else if (!rows_card(t->c, table_game(t), value, &t->out))
        table_say(t, T_CARD_UNKNOWN, value, NULL);
}

static void do_actions(struct table *t, int seat, const char *value)
{
    union sw_any_state view;
    struct list list;

    (void)value;
    sw_match_view(t->match, seat, &view.head);
    list_make(table_game(t), &view.head, seat, &list);
    for (int i = 0; i < list.count; i++) {
        sw_text_addf(&t->out, "%5d  ", i + 1);
        sw_action_print(table_game(t), &list.item[i].action, &t->out);
        sw_text_add(&t->out, "\n");
    }
}

/* Given now, and again by play_ask.c as long as it stands. */
static void do_stand(struct table *t, int seat, const char *value)
{
    const struct sw_game *g = table_game(t);
    struct sw_standing standing;
    union sw_any_state view;

    (void)value;
    sw_match_view(t->match, seat, &view.head);
    if (!(view.head.waiting >> seat & 1) || !g->view.standing ||
        !g->view.standing(g, &view.head, seat, &standing)) {
        table_say(t, T_NO_STANDING, NULL, NULL);
        return;
    }
    t->stands[seat] = true;
    t->turn[seat] = standing.turn;
    t->fresh = true;
    table_play(t, &standing.action);
}

static void do_hint(struct table *t, int seat, const char *value)
{
    union sw_any_state view;
    struct reason reason;
    struct sw_text label;

    (void)value;
    if (!(table_state(t)->waiting >> seat & 1)) {
        table_refuse(t, sw_why_wait(table_game(t), table_state(t)));
        return;
    }
    sw_match_view(t->match, seat, &view.head);
    reason_hint(table_game(t), &view.head, seat, &reason);
    sw_text_init_heap(&label);
    sw_action_label(table_game(t), &view.head, &reason.best, t->c->lang, t->names.name, &label);
    sw_text_add(&label, "\n  ");
    reason_say(table_game(t), &view.head, &reason, t->c->lang, t->names.name, &label);
    table_say(t, T_HINT, label.data, NULL);
    sw_text_clear(&label);
}

static void do_why(struct table *t, int seat, const char *value)
{
    union sw_any_state view;
    struct sw_action a;
    int refused;

    if (!*value) {
        table_say(t, T_WHY_SHAPE, NULL, NULL);
        return;
    }
    if (!enter_action(t, seat, value, &a))
        return;
    sw_match_view(t->match, seat, &view.head);
    refused = a.seat == seat ? sw_check(table_game(t), &view.head, &a) : SW_W_NOT_YOUR_TURN;
    if (refused)
        table_refuse(t, refused);
    else
        table_say(t, T_ALLOWED, NULL, NULL);
}

/* ---- taking back ---------------------------------------------------------------- */

/* Somebody has something to decide here: this is where taking back may stop. */
static bool is_decision(const struct table *t, int seat)
{
    struct sw_action forced;

    return (table_state(t)->waiting >> seat & 1) &&
           !table_forced(t, table_state(t), seat, &forced);
}

static void after_change(struct table *t)
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        if (t->told[seat] > sw_match_length(t->match))
            t->told[seat] = sw_match_length(t->match);
    t->fresh = t->unsaved = true;
    file_save(t);
}

/* Alone against bots one may take back their answers too; between people only what
 * nobody has answered. Actions that were no decision are taken back along with it. */
static void do_undo(struct table *t, int seat, const char *value)
{
    int own = table_people(t) == 1 ? 0 : SW_BACK_OWN;
    int refused = sw_match_go_back(t->match, seat, own | (t->ask_all ? SW_BACK_FORCED : 0));

    (void)value;
    if (refused)
        table_refuse(t, refused);
    else
        after_change(t);
}

static void do_redo(struct table *t, int seat, const char *value)
{
    int refused = sw_match_redo(t->match, SW_SPECTATOR);

    (void)value;
    if (refused) {
        table_refuse(t, refused);
        return;
    }
    while (!is_decision(t, seat) && sw_match_redo(t->match, SW_SPECTATOR) == 0)
        ;
    after_change(t);
}

/* ---- looking things up ------------------------------------------------------------ */

static void do_log(struct table *t, int seat, const char *value)
{
    (void)value;
    story_all(t, seat);
}

static void do_score(struct table *t, int seat, const char *value)
{
    union sw_any_state view;

    (void)value;
    sw_match_view(t->match, seat, &view.head);
    show_scores(t->c, table_game(t), &view.head, &t->names, &t->out);
}

static void do_rules(struct table *t, int seat, const char *value)
{
    (void)seat, (void)value;
    rules_write(t->c, table_game(t), &t->out);
}

static void do_lang(struct table *t, int seat, const char *value)
{
    (void)seat;
    if (strcmp(value, "en") == 0)
        t->c->lang = SW_EN;
    else if (strcmp(value, "de") == 0)
        t->c->lang = SW_DE;
    else if (*value) {
        table_say(t, T_LANG_SHAPE, value, NULL);
        return;
    } else
        t->c->lang = t->c->lang == SW_EN ? SW_DE : SW_EN;
    t->fresh = true;
}

/* ---- files -------------------------------------------------------------------------- */

static void do_save_over(struct table *t, int seat, const char *value)
{
    (void)seat;
    if (*value ? file_move(t, value) : file_save(t))
        table_say(t, T_SAVED_AT, t->path.data, NULL);
    else if (!t->path.len)
        table_say(t, T_SAVE_SHAPE, NULL, NULL);
}

static void do_save(struct table *t, int seat, const char *value)
{
    if (*value && file_is_taken(t, value))
        table_say(t, T_SAVE_TAKEN, value, NULL);
    else
        do_save_over(t, seat, value);
}

/* The seats stay with whom they are with, as far as the new match has them. */
static void do_load(struct table *t, int seat, const char *value)
{
    struct sw_match *m;

    (void)seat;
    if (!*value) {
        table_say(t, T_LOAD_SHAPE, NULL, NULL);
        return;
    }
    table_print(t);
    m = open_match(t->c, value);
    if (!m)
        return;
    file_save(t);
    table_set_match(t, m, NULL);
    file_take_over(t, value);
}

static void do_quit(struct table *t, int seat, const char *value)
{
    (void)seat, (void)value;
    t->leave = true;
}
