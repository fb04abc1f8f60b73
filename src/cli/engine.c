/* SPDX-License-Identifier: MIT */
/* engine.c - the line protocol: what each command answers (docs/protocol.md). */
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "cli.h"
#include "spielwerk_words.h"

struct request {
    struct engine *e;
    char *rest; /* what follows the command; words are cut off it */
    struct sw_text *reply;
};

/* ---- replies ------------------------------------------------------------------ */

static void ok(struct request *r)
{
    sw_text_add(r->reply, "ok\n");
}

/* A sentence stays in one line, whatever is quoted in it. */
static void add_line(struct sw_text *out, const char *s)
{
    for (; *s; s++)
        sw_text_add_bytes(out, (unsigned char)*s < 32 ? "?" : s, 1);
    sw_text_add(out, "\n");
}

/* Give false, so that whoever reads a request can return it. */
static bool error_of(struct request *r, const struct sw_error *e, const struct sw_game *g)
{
    struct sw_text sentence;

    sw_text_init_heap(&sentence);
    sw_error_say(e, g, r->e->lang, &sentence);
    sw_text_addf(r->reply, "error %s ", sw_word(g, e->word)->name);
    add_line(r->reply, sentence.data ? sentence.data : "");
    sw_text_clear(&sentence);
    return false;
}

/* One of the program's own sentences. */
static bool error(struct request *r, int word, const char *a0)
{
    struct sw_error e;

    sw_fail(&e, word, a0, NULL, NULL, NULL);
    return error_of(r, &e, &cli_language);
}

/* A refusal by the rules. */
static bool refuse(struct request *r, int word)
{
    struct sw_error e;

    sw_fail(&e, word, NULL, NULL, NULL, NULL);
    return error_of(r, &e, sw_match_game(r->e->match));
}

/* Each line of a text behind `keyword`. */
static void add_lines(struct request *r, const char *keyword, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        sw_text_addf(r->reply, "%s ", keyword);
        sw_text_add_bytes(r->reply, text, length);
        sw_text_add(r->reply, "\n");
        text += length + (text[length] != 0);
    }
}

/* ---- requests ------------------------------------------------------------------ */

/* The next word, or NULL. */
static char *next(struct request *r)
{
    char *start = r->rest + strspn(r->rest, " \t\r");
    size_t length = strcspn(start, " \t\r");

    r->rest = start + length + (start[length] != 0);
    start[length] = 0;
    return length ? start : NULL;
}

static bool has_match(struct request *r)
{
    return r->e->match || error(r, T_ENGINE_NO_MATCH, NULL);
}

static const struct sw_game *game(const struct request *r)
{
    return sw_match_game(r->e->match);
}

static const struct sw_state *state(const struct request *r)
{
    return sw_match_state(r->e->match);
}

static bool read_seat(struct request *r, const char *text, int *out)
{
    *out = SW_SPECTATOR;
    if (strcmp(text, "spectator") == 0)
        return true;
    return (sw_kind_parse(game(r), SW_KIND_NUMBER, text, out) && *out >= 0 &&
            *out < state(r)->seats) ||
           refuse(r, SW_W_NO_SUCH_SEAT);
}

/* Is the next word this one? Then it is used up. */
static bool next_is(struct request *r, const char *word)
{
    char *start = r->rest + strspn(r->rest, " \t\r");
    size_t length = strcspn(start, " \t\r");

    if (length != strlen(word) || strncmp(start, word, length) != 0)
        return false;
    next(r);
    return true;
}

/* A seat, `preset` if none is given. */
static bool optional_seat(struct request *r, int preset, int *out)
{
    const char *text;

    if (!has_match(r))
        return false;
    text = next(r);
    *out = preset;
    return !text || read_seat(r, text, out);
}

/* A seat that has something to decide. */
static bool waiting_seat(struct request *r, int *out)
{
    const char *text;

    if (!has_match(r))
        return false;
    text = next(r);
    if (!text)
        return error(r, T_ENGINE_WHICH_SEAT, NULL);
    if (!read_seat(r, text, out))
        return false;
    if (*out == SW_SPECTATOR || !(state(r)->waiting >> *out & 1))
        return refuse(r, state(r)->over ? SW_W_MATCH_OVER : SW_W_NOT_YOUR_TURN);
    return true;
}

static bool read_action(struct request *r, struct sw_action *out)
{
    struct sw_error e;

    return has_match(r) &&
           (sw_action_parse(game(r), r->rest, out, &e) || error_of(r, &e, game(r)));
}

/* ---- beginning --------------------------------------------------------------------- */

static void set_match(struct engine *e, struct sw_match *m, struct sw_game *g)
{
    sw_match_free(e->match);
    sw_game_close(e->game);
    e->match = m;
    e->game = g;
}

/* "ok ply 12 waiting 0 2 over -" */
static void ok_where(struct request *r)
{
    const struct sw_state *s = state(r);

    sw_text_addf(r->reply, "ok ply %" PRIu32 " waiting", s->ply);
    for (int seat = 0; seat < s->seats; seat++)
        if (s->waiting >> seat & 1)
            sw_text_addf(r->reply, " %d", seat);
    sw_text_addf(r->reply, "%s over %s\n", s->waiting ? "" : " -",
                 s->over ? game(r)->endings[s->over].name : "-");
}

static bool set_seats(struct request *r, struct sw_setup *setup, const char *value)
{
    char *end;
    long n = strtol(value, &end, 10);

    setup->seats = (uint8_t)n;
    return (end != value && !*end && n >= 0 && n <= UINT8_MAX) ||
           error(r, T_ENGINE_SEATS, value);
}

static bool set_luck(struct request *r, struct sw_setup *setup, const char *value)
{
    bool fast = strcmp(value, "fast") == 0;

    setup->luck = fast ? SW_LUCK_FAST : SW_LUCK_CHACHA;
    return fast || strcmp(value, "chacha") == 0 || error(r, T_ENGINE_LUCK, value);
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
        return sw_seed_parse(value, &setup->seed) || error(r, T_SEED_SHAPE, value);
    return sw_setup_option(g, setup, name, value, &e) || error_of(r, &e, g);
}

static bool read_setup(struct request *r, const struct sw_game *g, struct sw_setup *setup)
{
    const char *name, *value;

    sw_setup_init(g, g->seats_min, setup);
    if (r->e->entropy && !r->e->entropy(&setup->seed))
        return error(r, T_ENGINE_NO_SEED, NULL);
    while ((name = next(r))) {
        value = next(r);
        if (!value)
            return error(r, T_ENGINE_VALUE, name);
        if (!set_pair(r, g, setup, name, value))
            return false;
    }
    return true;
}

static void do_new(struct request *r)
{
    const char *id = next(r);
    char seed[SW_MAX_TOKEN * 2];
    struct sw_setup setup;
    struct sw_error e;
    struct sw_game *g = sw_game_open(id ? id : "", &e);
    struct sw_match *m = NULL;

    if (!g)
        error_of(r, &e, NULL);
    else if (read_setup(r, g, &setup) && !(m = sw_match_new(g, &setup, &e)))
        error_of(r, &e, g);
    if (!m) {
        sw_game_close(g);
        return;
    }
    set_match(r->e, m, g);
    sw_seed_print(&setup.seed, seed);
    sw_text_addf(r->reply, "seed %s\n", seed);
    ok_where(r);
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
        error(r, T_ENGINE_LONG, NULL);
        return;
    }
    m = sw_match_load(text->data, &e);
    if (m) {
        set_match(r->e, m, NULL);
        ok_where(r);
        return;
    }
    g = sw_save_open(text->data);
    error_of(r, &e, g);
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
    bool json = next_is(r, "json");
    int seat;

    if (!optional_seat(r, SW_SPECTATOR, &seat))
        return;
    json = next_is(r, "json") || json;
    sw_match_view(r->e->match, seat, &view.head);
    sw_text_init_heap(&text);
    if (json)
        sw_json(game(r), &view.head, &text);
    else
        sw_position_save(game(r), &view.head, &text);
    add_lines(r, "state", text.data);
    sw_text_clear(&text);
    ok(r);
}

static void add_action(struct request *r, const char *keyword, const struct sw_action *a)
{
    sw_text_addf(r->reply, "%s ", keyword);
    sw_action_print(game(r), a, r->reply);
}

/* All seats that may act, or one. */
static void do_legal(struct request *r)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int only, count = 0;

    if (!optional_seat(r, SW_SPECTATOR, &only))
        return;
    for (int seat = 0; seat < state(r)->seats; seat++) {
        int n =
            only == SW_SPECTATOR || only == seat ? sw_legal(game(r), state(r), seat, legal) : 0;
        for (int i = 0; i < n; i++) {
            add_action(r, "action", &legal[i]);
            sw_text_add(r->reply, "\n");
        }
        count += n;
    }
    sw_text_addf(r->reply, "ok %d\n", count);
}

static void do_labels(struct request *r)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state view;
    int seat, n;

    if (!waiting_seat(r, &seat))
        return;
    sw_match_view(r->e->match, seat, &view.head);
    n = sw_legal(game(r), &view.head, seat, legal);
    for (int i = 0; i < n; i++) {
        add_action(r, "label", &legal[i]);
        sw_text_add(r->reply, " = ");
        sw_action_label(game(r), &view.head, &legal[i], r->e->lang, NULL, r->reply);
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

    if (!optional_seat(r, SW_SPECTATOR, &seat))
        return;
    sw_match_at(r->e->match, sw_match_length(r->e->match), &s.head, &ev);
    for (int i = 0; i < ev.count; i++) {
        sw_event_censor(game(r), &ev.item[i], seat);
        if (tells_nothing(game(r), &ev.item[i]))
            continue;
        count++;
        sw_text_addf(r->reply, "event %d ", ev.item[i].seat);
        sw_event_print(game(r), &ev.item[i], r->reply);
        sw_text_add(r->reply, "\n");
    }
    sw_text_addf(r->reply, "ok %d\n", count);
}

static void do_why(struct request *r)
{
    const struct sw_word *w;
    struct sw_action a;
    int refused;

    if (!read_action(r, &a))
        return;
    refused = sw_check(game(r), state(r), &a);
    w = sw_word(game(r), refused);
    if (refused)
        sw_text_addf(r->reply, "why %s %s %s\n", w->name, *w->rule ? w->rule : "-",
                     w->text[r->e->lang]);
    sw_text_add(r->reply, refused ? "ok illegal\n" : "ok legal\n");
}

/* Until the match is over, points may be secret, too. */
static void do_score(struct request *r)
{
    uint8_t place[SW_MAX_SEATS] = {0};
    union sw_any_state view;
    int watcher;

    if (!optional_seat(r, SW_SPECTATOR, &watcher))
        return;
    memcpy(&view, state(r), game(r)->state_size);
    if (!view.head.over)
        sw_censor(game(r), &view.head, watcher);
    game(r)->rules.rank(game(r), &view.head, place);
    for (int seat = 0; seat < view.head.seats; seat++) {
        struct sw_scores scores;
        game(r)->rules.score(game(r), &view.head, seat, &scores);
        sw_text_addf(r->reply, "score %d %d %d", seat, place[seat], scores.total);
        for (int i = 0; i < scores.count; i++)
            sw_text_addf(r->reply, " %s=%d", sw_word(game(r), scores.item[i].word)->name,
                         scores.item[i].points);
        sw_text_add(r->reply, "\n");
    }
    ok(r);
}

static void do_save(struct request *r)
{
    struct sw_text text;

    if (!has_match(r))
        return;
    sw_text_init_heap(&text);
    sw_match_save(r->e->match, &text);
    add_lines(r, "save", text.data);
    sw_text_clear(&text);
    ok(r);
}

/* ---- playing ------------------------------------------------------------------------- */

static void do_apply(struct request *r)
{
    struct sw_action a;
    int refused;

    if (!read_action(r, &a))
        return;
    refused = sw_match_play(r->e->match, &a, NULL);
    if (refused)
        refuse(r, refused);
    else
        ok_where(r);
}

static void do_undo(struct request *r)
{
    int seat, refused;

    if (!optional_seat(r, SW_SPECTATOR, &seat))
        return;
    refused = sw_match_undo(r->e->match, seat);
    if (refused)
        refuse(r, refused);
    else
        ok_where(r);
}

static void do_redo(struct request *r)
{
    int refused = has_match(r) ? sw_match_redo(r->e->match, SW_SPECTATOR) : 0;

    if (refused)
        refuse(r, refused);
    else if (r->e->match)
        ok_where(r);
}

static void do_go(struct request *r)
{
    const struct ai_bot *bot;
    union sw_any_state view;
    struct sw_rng thinking;
    struct sw_action a;
    const char *name;
    int seat;

    if (!waiting_seat(r, &seat))
        return;
    name = next(r);
    bot = ai_find(name ? name : "greedy");
    if (!bot) {
        error(r, T_ENGINE_BOT, name);
        return;
    }
    sw_match_view(r->e->match, seat, &view.head);
    thinking = ai_thinking(game(r), &view.head, (uint32_t)seat);
    a = bot->choose(game(r), &view.head, seat, &thinking);
    add_action(r, "best", &a);
    sw_text_add(r->reply, "\nok\n");
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
    ok(r);
}

static void do_lang(struct request *r)
{
    const char *lang = next(r);

    if (lang && strcmp(lang, "de") == 0)
        r->e->lang = SW_DE;
    else if (lang && strcmp(lang, "en") == 0)
        r->e->lang = SW_EN;
    else {
        error(r, T_ENGINE_LANG, NULL);
        return;
    }
    ok(r);
}

static void do_quit(struct request *r)
{
    r->e->quit = true;
    ok(r);
}

static void do_help(struct request *r);

static const struct {
    const char *name, *usage, *about;
    void (*run)(struct request *r);
} requests[] = {
#define ENGINE(name, usage, about) {#name, usage, about, do_##name},
#include "engine.def"
#undef ENGINE
};

enum { REQUESTS = sizeof requests / sizeof *requests };

static void do_help(struct request *r)
{
    for (int i = 0; i < REQUESTS; i++)
        sw_text_addf(r->reply, "help %s: %s\n", requests[i].usage, requests[i].about);
    ok(r);
}

static void answer(struct request *r)
{
    const char *name = next(r);

    if (!name || *name == '#') {
        ok(r);
        return;
    }
    for (int i = 0; i < REQUESTS; i++) {
        if (strcmp(requests[i].name, name) == 0) {
            requests[i].run(r);
            return;
        }
    }
    error(r, T_ENGINE_UNKNOWN, name);
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
        error(&r, T_ENGINE_LONG, NULL);
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
