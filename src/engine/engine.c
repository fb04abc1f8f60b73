/* SPDX-License-Identifier: MIT */
/* engine.c - the line protocol: what each command answers (docs/protocol.md). */
#include "engine.h"

#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/reason.h"
#include "look.h"
#include "request.h"
#include "spielwerk_words.h"

/* ---- beginning --------------------------------------------------------------------- */

static void set_match(struct engine *e, struct sw_match *m, struct sw_game *g)
{
    sw_match_free(e->match);
    sw_game_close(e->game);
    e->match = m;
    e->game = g;
    e->question++;
}

/* What is asked now is another question, if nothing was refused. */
static void answer_change(struct request *r, int refused)
{
    if (refused) {
        req_refuse(r, refused);
        return;
    }
    r->e->question++;
    req_ok_where(r);
}

static bool set_seats(struct request *r, struct sw_setup *setup, const char *value)
{
    char *end;
    long n = strtol(value, &end, 10);

    setup->seats = (uint8_t)n;
    return (end != value && !*end && n >= 0 && n <= UINT8_MAX) ||
           req_error(r, E_ENGINE_SEATS, value);
}

static bool set_luck(struct request *r, struct sw_setup *setup, const char *value)
{
    bool fast = strcmp(value, "fast") == 0;

    setup->luck = fast ? SW_LUCK_FAST : SW_LUCK_CHACHA;
    return fast || strcmp(value, "chacha") == 0 || req_error(r, E_ENGINE_LUCK, value);
}

static bool set_pair(struct request *r, const struct sw_game *g, struct sw_setup *setup,
                     const char *name, const char *value)
{
    struct sw_error e;

    if (strcmp(name, "seats") == 0)
        return set_seats(r, setup, value);
    if (strcmp(name, "luck") == 0)
        return set_luck(r, setup, value);
    if (strcmp(name, "seed") == 0)
        return sw_seed_parse(value, &setup->seed) || req_error(r, SW_W_SEED_SHAPE, value);
    return sw_setup_option(g, setup, name, value, &e) || req_error_of(r, &e, g);
}

static bool read_setup(struct request *r, const struct sw_game *g, struct sw_setup *setup)
{
    const char *name, *value;

    sw_setup_init(g, g->seats_min, setup);
    if (r->e->entropy && !r->e->entropy(&setup->seed))
        return req_error(r, E_ENGINE_NO_SEED, NULL);
    while ((name = req_next(r))) {
        value = req_next(r);
        if (!value)
            return req_error(r, E_ENGINE_VALUE, name);
        if (!set_pair(r, g, setup, name, value))
            return false;
    }
    return true;
}

static void do_new(struct request *r)
{
    const char *id = req_next(r);
    char seed[SW_MAX_TOKEN * 2];
    struct sw_setup setup;
    struct sw_error e;
    struct sw_game *g = sw_game_open(id ? id : "", &e);
    struct sw_match *m = NULL;

    if (!g)
        req_error_of(r, &e, NULL);
    else if (read_setup(r, g, &setup) && !(m = sw_match_new(g, &setup, &e)))
        req_error_of(r, &e, g);
    if (!m) {
        sw_game_close(g);
        return;
    }
    set_match(r->e, m, g);
    sw_seed_print(&setup.seed, seed);
    sw_text_addf(r->reply, "seed %s\n", seed);
    req_ok_where(r);
}

static void do_position(struct request *r)
{
    r->e->reading = true;
    r->e->too_long = false;
    sw_text_clear(&r->e->text);
    sw_text_add(&r->e->text, "");
}

static void load_position(struct request *r)
{
    struct sw_text *text = &r->e->text;
    struct sw_error e;
    struct sw_match *m;
    struct sw_game *g;

    if (r->e->too_long) {
        req_error(r, E_ENGINE_LONG, NULL);
        return;
    }
    m = sw_match_load(text->data, &e);
    if (m) {
        set_match(r->e, m, NULL);
        req_ok_where(r);
        return;
    }
    g = sw_save_open(text->data);
    req_error_of(r, &e, g);
    sw_game_close(g);
}

/* Nothing is answered before the final ".", not even if it is too much. */
static void read_position(struct request *r, const char *line, size_t length)
{
    struct sw_text *text = &r->e->text;

    if (length == 1 && *line == '.') {
        r->e->reading = false;
        load_position(r);
        sw_text_clear(text);
        return;
    }
    r->e->too_long |= length > ENGINE_LINE_MAX || text->len + length > ENGINE_TEXT_MAX;
    if (!r->e->too_long) {
        sw_text_add_bytes(text, line, length);
        sw_text_add(text, "\n");
    }
}

/* ---- asking -------------------------------------------------------------------------- */

static void do_state(struct request *r)
{
    union sw_any_state view;
    struct sw_text text;
    bool json = req_next_is(r, "json");
    int seat;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat))
        return;
    json = req_next_is(r, "json") || json;
    sw_match_view(r->e->match, seat, &view.head);
    sw_text_init_heap(&text);
    if (json)
        sw_json(req_game(r), &view.head, &text);
    else
        sw_position_save(req_game(r), &view.head, &text);
    req_lines(r, "state", text.data);
    sw_text_clear(&text);
    req_ok(r);
}

/* All seats that may act, or one. */
static void do_legal(struct request *r)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int only, count = 0;

    if (!req_optional_seat(r, SW_SPECTATOR, &only))
        return;
    for (int seat = 0; seat < req_state(r)->seats; seat++) {
        int n = only == SW_SPECTATOR || only == seat
                    ? sw_legal(req_game(r), req_state(r), seat, legal)
                    : 0;
        for (int i = 0; i < n; i++) {
            req_add_action(r, "action", &legal[i]);
            sw_text_add(r->reply, "\n");
        }
        count += n;
    }
    sw_text_addf(r->reply, "ok %d\n", count);
}

static void do_labels(struct request *r)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    const char *name[SW_MAX_SEATS];
    union sw_any_state view;
    int seat, n;

    if (!req_waiting_seat(r, &seat))
        return;
    sw_match_names(r->e->match, name);
    sw_match_view(r->e->match, seat, &view.head);
    n = sw_legal(req_game(r), &view.head, seat, legal);
    for (int i = 0; i < n; i++) {
        req_add_action(r, "label", &legal[i]);
        sw_text_add(r->reply, " = ");
        sw_action_label(req_game(r), &view.head, &legal[i], r->e->lang, name, r->reply);
        sw_text_add(r->reply, "\n");
    }
    sw_text_addf(r->reply, "ok %d\n", n);
}

/* A shuffled card that the seat may not know, in a place nobody asked about: bookkeeping for
 * logs, and nothing to it. */
static bool tells_nothing(const struct sw_game *g, const struct sw_event *e)
{
    const struct sw_event_type *type = &g->events[e->type];
    const int16_t value[3] = {e->a, e->b, e->c};
    bool blank = type->secret != 0 && type->words == 0;

    for (int i = 0; i < 3; i++)
        if (type->secret >> i & 1)
            blank = blank && value[i] == SW_UNKNOWN;
    return blank;
}

static void do_events(struct request *r)
{
    union sw_any_state s;
    struct sw_events ev;
    int seat, count = 0;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat))
        return;
    sw_match_at(r->e->match, sw_match_length(r->e->match), &s.head, &ev);
    for (int i = 0; i < ev.count; i++) {
        sw_event_censor(req_game(r), &ev.item[i], seat);
        if (tells_nothing(req_game(r), &ev.item[i]))
            continue;
        count++;
        sw_text_addf(r->reply, "event %d ", ev.item[i].seat);
        sw_event_print(req_game(r), &ev.item[i], r->reply);
        sw_text_add(r->reply, "\n");
    }
    sw_text_addf(r->reply, "ok %d\n", count);
}

static void do_why(struct request *r)
{
    struct sw_action a;
    int refused;

    if (!req_action(r, &a))
        return;
    refused = sw_check(req_game(r), req_state(r), &a);
    if (refused)
        req_why(r, refused);
    sw_text_add(r->reply, refused ? "ok illegal\n" : "ok legal\n");
}

/* Until the match is over, points may be secret, too. */
static void do_score(struct request *r)
{
    uint8_t place[SW_MAX_SEATS] = {0};
    union sw_any_state view;
    int watcher;

    if (!req_optional_seat(r, SW_SPECTATOR, &watcher))
        return;
    memcpy(&view, req_state(r), req_game(r)->state_size);
    if (!view.head.over)
        sw_censor(req_game(r), &view.head, watcher);
    req_game(r)->rules.rank(req_game(r), &view.head, place);
    for (int seat = 0; seat < view.head.seats; seat++) {
        struct sw_scores scores;
        req_game(r)->rules.score(req_game(r), &view.head, seat, &scores);
        sw_text_addf(r->reply, "score %d %d %d", seat, place[seat], scores.total);
        for (int i = 0; i < scores.count; i++)
            sw_text_addf(r->reply, " %s=%d", sw_word(req_game(r), scores.item[i].word)->name,
                         scores.item[i].points);
        sw_text_add(r->reply, "\n");
    }
    req_ok(r);
}

static void do_save(struct request *r)
{
    struct sw_text text;

    if (!req_has_match(r))
        return;
    sw_text_init_heap(&text);
    sw_match_save(r->e->match, &text);
    req_lines(r, "save", text.data);
    sw_text_clear(&text);
    req_ok(r);
}

/* ---- playing ------------------------------------------------------------------------- */

static void do_apply(struct request *r)
{
    struct sw_action a;

    if (req_action(r, &a))
        answer_change(r, sw_match_play(r->e->match, &a, NULL));
}

/* "QUESTION ACTION": whoever answers a question that is not asked any more has not seen what
 * happened since. */
static void do_play(struct request *r)
{
    const char *text;
    int question;

    if (!req_has_match(r))
        return;
    text = req_next(r);
    if (!text || !sw_kind_parse(req_game(r), SW_KIND_NUMBER, text, &question))
        req_error(r, E_ENGINE_VALUE, text ? text : "play");
    else if (question != r->e->question)
        req_error(r, E_ENGINE_STALE, NULL);
    else
        do_apply(r);
}

static void do_undo(struct request *r)
{
    int seat;

    if (req_optional_seat(r, SW_SPECTATOR, &seat))
        answer_change(r, sw_match_undo(r->e->match, seat));
}

/* "SEAT [forced]" */
static void do_back(struct request *r)
{
    int seat, how;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat))
        return;
    how = req_next_is(r, "forced") ? SW_BACK_FORCED : 0;
    answer_change(r, sw_match_go_back(r->e->match, seat, how));
}

static void do_redo(struct request *r)
{
    if (req_has_match(r))
        answer_change(r, sw_match_redo(r->e->match, SW_SPECTATOR));
}

static void do_go(struct request *r)
{
    static struct ai_past past;
    const struct ai_bot *bot;
    union sw_any_state view;
    struct sw_rng thinking;
    struct sw_action a;
    const char *name;
    int seat;

    if (!req_waiting_seat(r, &seat))
        return;
    name = req_next(r);
    bot = ai_find(name ? name : "greedy");
    if (!bot) {
        req_error(r, E_ENGINE_BOT, name);
        return;
    }
    sw_match_view(r->e->match, seat, &view.head);
    thinking = ai_thinking(req_game(r), &view.head, (uint32_t)seat);
    ai_past_read(r->e->match, seat, &past);
    a = ai_choose(bot, req_game(r), &view.head, seat, &past, &thinking);
    req_add_action(r, "best", &a);
    sw_text_add(r->reply, "\nok\n");
}

/* The reason is for people: one line in their language. */
static void do_hint(struct request *r)
{
    const char *names[SW_MAX_SEATS];
    union sw_any_state view;
    struct reason reason;
    struct sw_text why;
    int seat;

    if (!req_waiting_seat(r, &seat))
        return;
    sw_match_names(r->e->match, names);
    sw_match_view(r->e->match, seat, &view.head);
    reason_hint(req_game(r), &view.head, seat, &reason);
    req_add_action(r, "best", &reason.best);
    sw_text_init_heap(&why);
    reason_say(req_game(r), &view.head, &reason, r->e->lang, names, &why);
    sw_text_addf(r->reply, "\nwhy %s\nok\n", why.data ? why.data : "");
    sw_text_clear(&why);
}

/* "SEAT NAME", with blanks in it if it has some */
static void do_name(struct request *r)
{
    int seat;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat))
        return;
    if (seat == SW_SPECTATOR) {
        req_error(r, E_ENGINE_WHICH_SEAT, NULL);
        return;
    }
    sw_match_set_name(r->e->match, seat, r->rest);
    req_ok(r);
}

static void do_fork(struct request *r)
{
    int ply;

    if (!req_has_match(r) || !req_ply(r, sw_match_length(r->e->match), &ply))
        return;
    sw_match_cut(r->e->match, ply);
    answer_change(r, 0);
}

/* ---- the session itself ------------------------------------------------------------- */

static void do_games(struct request *r)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        if (g)
            sw_text_addf(r->reply, "game %s %d %d %d\n", g->id, g->version, g->seats_min,
                         g->seats_max);
        sw_game_close(g);
    }
    req_ok(r);
}

static void do_bots(struct request *r)
{
    for (int i = 0; i < ai_bot_count; i++)
        sw_text_addf(r->reply, "bot %s %s: %s\n", ai_bots[i].name, ai_bots[i].title[r->e->lang],
                     ai_bots[i].about[r->e->lang]);
    req_ok(r);
}

static void do_lang(struct request *r)
{
    const char *lang = req_next(r);

    if (lang && strcmp(lang, "de") == 0)
        r->e->lang = SW_DE;
    else if (lang && strcmp(lang, "en") == 0)
        r->e->lang = SW_EN;
    else {
        req_error(r, E_ENGINE_LANG, NULL);
        return;
    }
    req_ok(r);
}

static void do_quit(struct request *r)
{
    r->e->quit = true;
    req_ok(r);
}

static void do_help(struct request *r);

static const struct {
    const char *name, *usage, *about;
    void (*run)(struct request *r);
} requests[] = {
#define ENGINE(name, function, usage, about) {#name, usage, about, function},
#include "commands.def"
#undef ENGINE
};

enum { REQUESTS = sizeof requests / sizeof *requests };

static void do_help(struct request *r)
{
    for (int i = 0; i < REQUESTS; i++)
        sw_text_addf(r->reply, "help %s: %s\n", requests[i].usage, requests[i].about);
    req_ok(r);
}

static void answer(struct request *r)
{
    const char *name = req_next(r);

    if (!name || *name == '#') {
        req_ok(r);
        return;
    }
    for (int i = 0; i < REQUESTS; i++) {
        if (strcmp(requests[i].name, name) == 0) {
            requests[i].run(r);
            return;
        }
    }
    req_error(r, E_ENGINE_UNKNOWN, name);
}

void engine_line(struct engine *e, const char *line, struct sw_text *reply)
{
    char copy[ENGINE_LINE_MAX + 1];
    struct request r = {e, copy, reply};
    size_t length = strlen(line);

    if (length > 0 && line[length - 1] == '\r')
        length--;
    if (e->reading) {
        read_position(&r, line, length);
    } else if (length > ENGINE_LINE_MAX) {
        req_error(&r, E_ENGINE_LONG, NULL);
    } else {
        memcpy(copy, line, length);
        copy[length] = 0;
        answer(&r);
    }
}

void engine_init(struct engine *e, enum sw_lang lang)
{
    *e = (struct engine){.lang = lang};
    sw_text_init_heap(&e->text);
}

void engine_clear(struct engine *e)
{
    sw_match_free(e->match);
    sw_game_close(e->game);
    sw_text_clear(&e->text);
}
