/* SPDX-License-Identifier: MIT */
/* play.c - `spielwerk play`: set the table, let everybody act in turn, say who won. */
#define _POSIX_C_SOURCE 200809L

#include "play.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "ai/thinker.h"
#include "commands.h"
#include "wrap.h"

/* ---- the table -------------------------------------------------------------- */

void table_print(struct table *t)
{
    cli_flush(&t->out, stdout);
    fflush(stdout);
}

void table_say(struct table *t, int word, const char *a0, const char *a1)
{
    size_t start = t->out.len;

    cli_say(t->c, &t->out, word, a0, a1, NULL, NULL);
    sw_text_add(&t->out, "\n");
    wrap_from(&t->out, start, cli_width(t->c));
}

void table_refuse(struct table *t, int word)
{
    size_t start = t->out.len;

    show_refusal(t->c, table_game(t), table_state(t), &t->names, word, &t->out);
    sw_text_add(&t->out, "\n");
    wrap_from(&t->out, start, cli_width(t->c));
}

void table_show(struct table *t, int seat)
{
    union sw_any_state view;

    sw_match_view(t->match, seat, &view.head);
    sw_text_add(&t->out, "\n");
    show_board(t->c, table_game(t), &view.head, seat, &t->names, t->full, &t->out);
    t->fresh = t->full = false;
}

void table_play(struct table *t, const struct sw_action *a)
{
    int refused = sw_match_play(t->match, a, NULL);

    if (refused) { /* a bot that breaks the rules: say so and stop */
        table_refuse(t, refused);
        t->leave = true;
        t->code = EXIT_WRONG;
        return;
    }
    t->unsaved = true;
    if (table_is_person(t, a->seat))
        file_save(t);
}

int table_people(const struct table *t)
{
    int people = 0;

    for (int seat = 0; seat < table_state(t)->seats; seat++)
        people += table_is_person(t, seat);
    return people;
}

bool table_forced(const struct table *t, const struct sw_state *s, int seat,
                  struct sw_action *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = t->ask_all ? 0 : sw_legal(table_game(t), s, seat, legal);

    if (n == 1)
        *out = legal[0];
    return n == 1;
}

void table_set_match(struct table *t, struct sw_match *m, struct sw_game *game)
{
    sw_match_free(t->match);
    sw_game_close(t->game);
    t->match = m;
    t->game = game;
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        t->told[seat] = sw_match_length(m);
    t->watcher = SW_SPECTATOR;
    t->fresh = true;
    show_names(t->c, m, &t->names);
}

static void greet(struct table *t)
{
    const struct sw_game *g = table_game(t);

    sw_text_addf(&t->out, "\n  %s\n", sw_words(g, g->title, t->c->lang));
    for (int seat = 0; seat < table_state(t)->seats; seat++) {
        char number[16];
        snprintf(number, sizeof number, "%d", seat + 1);
        cli_say(t->c, &t->out, table_is_person(t, seat) ? T_SEAT_PERSON : T_SEAT_BOT, number,
                t->names.name[seat],
                table_is_person(t, seat) ? "" : help_bot(t->c, t->bot[seat]->name), NULL);
        sw_text_add(&t->out, "\n");
    }
    if (table_people(t))
        table_say(t, T_PLAY_HINT, NULL, NULL);
    sw_text_add(&t->out, "\n");
    table_print(t);
}

/* ---- playing ------------------------------------------------------------------ */

/* Where several may act at once, bots do so first: nobody waits for them, and who may react
 * to others can. */
static int next_seat(const struct table *t)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    const struct sw_game *g = table_game(t);
    const struct sw_state *s = table_state(t);
    int seat;

    for (seat = 0; seat < s->seats; seat++)
        if (!table_is_person(t, seat) && sw_forward(g, s, seat, legal) > 0)
            return seat;
    seat = 0;
    sw_forward_next(g, s, &seat, legal);
    return seat;
}

/* When nobody plays but bots, the screen shows their turns one by one, at the same place. */
static void show_turn(struct table *t)
{
    struct timespec wait = {(time_t)t->pace, (long)((t->pace - (double)(time_t)t->pace) * 1e9)};
    struct sw_text story = t->out;

    sw_text_init_heap(&t->out);
    sw_text_add(&t->out, "\033[H\033[2J");
    table_show(t, SW_SPECTATOR);
    sw_text_add(&t->out, story.data);
    sw_text_clear(&story);
    table_print(t);
    nanosleep(&wait, NULL);
}

static void bot_acts(struct table *t, int seat)
{
    const struct sw_game *g = table_game(t);
    union sw_any_state view;
    struct ai_past past;
    struct sw_rng thinking;
    struct sw_action a;

    sw_match_view(t->match, seat, &view.head);
    ai_past_read(t->match, seat, &past);
    thinking = ai_thinking(g, &view.head, (uint32_t)seat);
    if (t->team && !t->thinker[seat])
        t->thinker[seat] = thinker_new(g, t->bot[seat], t->team);
    a = t->thinker[seat] ? thinker_choose(t->thinker[seat], &view.head, seat, &past, &thinking)
                         : ai_choose(t->bot[seat], g, &view.head, seat, &past, &thinking);
    table_play(t, &a);
    t->fresh = true;
    if (table_people(t) > 0)
        return;
    story_tell(t, SW_SPECTATOR);
    if (t->pace > 0 && t->out.len && !(table_state(t)->waiting >> seat & 1))
        show_turn(t);
    else if (t->pace <= 0)
        table_print(t);
}

static void say_result(struct table *t)
{
    story_tell(t, t->watcher);
    t->full = true;
    table_show(t, t->watcher);
    sw_text_add(&t->out, "\n");
    show_scores(t->c, table_game(t), table_state(t), &t->names, &t->out);
}

static void say_goodbye(struct table *t)
{
    if (table_state(t)->over)
        say_result(t);
    if (sw_match_length(t->match) > 0) {
        bool saved = file_save(t);
        table_say(t, saved ? T_SAVED_AT : T_NOT_SAVED, saved ? t->path.data : NULL, NULL);
    }
    table_print(t);
}

static int run_table(struct table *t)
{
    greet(t);
    while (!t->leave && !table_state(t)->over) {
        int seat = next_seat(t);
        if (table_is_person(t, seat))
            ask_person(t, seat);
        else
            bot_acts(t, seat);
        if (enter_interrupted()) {
            sw_text_add(&t->out, t->leave ? "" : "\n");
            t->leave = true;
            t->code = EXIT_INTERRUPT;
        }
    }
    say_goodbye(t);
    return t->code;
}

/* ---- beginning ------------------------------------------------------------------ */

/* With one game there is nothing to ask; hidden ones are not offered. */
static const char *choose_game(struct table *t)
{
    const char *offer[64];
    int n = 0, choice;

    for (int i = 0; i < sw_game_count() && n < 64; i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        if (g && (!g->hidden || (n == 0 && i == sw_game_count() - 1))) {
            offer[n++] = sw_game_id(i);
            sw_text_addf(&t->out, "%3d  %s\n", n, sw_words(g, g->title, t->c->lang));
        }
        sw_game_close(g);
    }
    if (n == 1) {
        sw_text_clear(&t->out);
        return offer[0];
    }
    cli_say(t->c, &t->out, T_WHICH_GAME, NULL, NULL, NULL, NULL);
    table_print(t);
    if (!enter_line(t))
        return NULL;
    choice = *t->line.data ? atoi(t->line.data) : 1;
    return choice >= 1 && choice <= n ? offer[choice - 1] : t->line.data;
}

static int people_and_more(const struct sw_game *g)
{
    return g->seats_max < 3 ? g->seats_max : 3;
}

static bool new_match(struct table *t)
{
    const char *id = t->c->words ? t->c->word[0] : choose_game(t);
    struct sw_game *g = id ? open_game(t->c, id) : NULL;
    struct sw_setup setup;
    struct sw_error e;
    const char *people = t->c->option[O_HUMAN];
    int64_t seats;
    bool good =
        g &&
        args_number(t->c, O_SEATS, people_and_more(g), g->seats_min, g->seats_max, &seats) &&
        open_setup(t->c, g, (int)seats, !people || strcmp(people, "none") != 0, &setup);

    if (good) {
        struct sw_match *m = sw_match_new(g, &setup, &e);
        if (m) {
            table_set_match(t, m, g);
            memset(t->told, -1, sizeof t->told); /* the setup has not been told either */
            return true;
        }
        cli_fail_error(t->c, EXIT_USAGE, "", &e, g);
    }
    sw_game_close(g);
    return false;
}

static bool load_match(struct table *t, const char *path)
{
    struct sw_match *m = open_match(t->c, path);

    if (!m)
        return false;
    table_set_match(t, m, NULL);
    file_take_over(t, path);
    return true;
}

static bool find_match(struct table *t)
{
    const char *id = t->c->words ? t->c->word[0] : NULL;
    struct sw_text path;
    bool good;

    if (t->c->option[O_LOAD])
        return load_match(t, t->c->option[O_LOAD]);
    if (!t->c->option[O_RESUME])
        return new_match(t);
    sw_text_init_heap(&path);
    if (file_latest(id, &path))
        good = load_match(t, path.data);
    else
        good = cli_fail(t->c, EXIT_INPUT, T_NOTHING_SAVED, NULL, NULL, NULL) == EXIT_OK;
    sw_text_clear(&path);
    return good;
}

static void table_clear(struct table *t)
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        thinker_free(t->thinker[seat]);
    sw_match_free(t->match);
    sw_game_close(t->game);
    sw_text_clear(&t->path);
    sw_text_clear(&t->out);
    sw_text_clear(&t->line);
}

/* Seconds as people write them: "2", "0.5". */
static bool choose_pace(struct table *t)
{
    const char *text = t->c->option[O_PACE] ? t->c->option[O_PACE] : "1";
    char *end;
    double pace = strtod(text, &end);

    if (end == text || *end || !(pace >= 0 && pace <= 60)) {
        cli_fail(t->c, EXIT_USAGE, T_VALUE_NUMBER, "pace", text, "0 … 60");
        return false;
    }
    t->pace = t->c->tty ? pace : 0;
    return true;
}

static bool choose_team(struct table *t)
{
    int64_t team;

    if (!args_number(t->c, O_TEAM, 0, 1, 16, &team))
        return false;
    t->team = (int)team;
    return true;
}

/* Who sits at a terminal sees the board change; who writes into a pipe has all in advance. */
static void choose_pause(struct table *t)
{
    bool terminal = t->c->tty && isatty(STDIN_FILENO);

    t->ask_all = t->c->option[O_ASK_ALL] != NULL;
    t->pause = (terminal || t->c->option[O_PAUSE]) && !t->c->option[O_NO_PAUSE];
}

int cmd_play(struct cli *c)
{
    struct table t = {.c = c, .watcher = SW_SPECTATOR};
    int code;

    sw_text_init_heap(&t.path);
    sw_text_init_heap(&t.out);
    sw_text_init_heap(&t.line);
    enter_catch_interrupts();
    choose_pause(&t);
    if (choose_pace(&t) && choose_team(&t) && find_match(&t) && seats_choose(&t) &&
        file_choose(&t))
        code = run_table(&t);
    else
        code = c->code;
    table_clear(&t);
    return code;
}
