/* SPDX-License-Identifier: MIT */
/* news.c - who is told what: rows that changed, sentences, and how the table stands. */
#include "news.h"

#include <inttypes.h>
#include <string.h>

#include "engine/json.h"
#include "engine/look.h"
#include "server.h"

/* ---- views ----------------------------------------------------------------------------- */

/* How many actions and reveals there were would let others count secret steps. */
void news_view(const struct table *t, const struct sw_state *full, bool over, int viewer,
               union sw_any_state *out)
{
    const struct sw_game *g = table_game(t);

    memcpy(out, full, g->state_size);
    if (over)
        memset(&out->head.rng, 0, sizeof out->head.rng);
    else
        sw_censor(g, &out->head, viewer_seat(viewer));
    out->head.ply = 0;
    out->head.reveals = 0;
}

static bool someone(const struct table *t, int viewer)
{
    for (const struct conn *c = t->conns; c; c = c->next)
        if (c->viewer == viewer)
            return true;
    return false;
}

static bool has_sentence(const struct table *t, const struct sw_events *ev, int viewer)
{
    struct sw_text text;
    bool some;

    sw_text_init_heap(&text);
    some = sw_events_say(table_game(t), ev, viewer_seat(viewer), SW_EN, NULL, &text) > 0;
    sw_text_clear(&text);
    return some;
}

/* ---- messages --------------------------------------------------------------------------- */

/* {"news":{"number":12,"kept":10, */
static void open_news(const struct table *t, int viewer, uint32_t kept, struct sw_text *out)
{
    sw_text_addf(out, "{\"news\":{\"number\":%" PRIu32 ",\"kept\":%" PRIu32, t->news[viewer],
                 kept);
}

static void add_clocks(const struct table *t, int64_t now, struct sw_text *out)
{
    if (!t->plan.bank)
        return;
    json_open(out, "clocks", "[");
    for (int seat = 0; seat < table_seats(t); seat++) {
        int64_t left = table_clock(t, seat, now, false);
        json_next(out);
        sw_text_addf(out, "%" PRId64, left == INT64_MAX ? -1 : left);
    }
    json_close(out, "]");
}

static void close_news(const struct conn *c, struct sw_text *out)
{
    add_clocks(c->table, c->server->now, out);
    sw_text_add(out, "}}");
}

static void add_chapter(const struct table *t, const struct sw_state *after, int actor,
                        const struct sw_events *ev, int viewer, enum sw_lang lang,
                        struct sw_text *out)
{
    const char *name[SW_MAX_SEATS];

    table_names(t, name);
    json_open(out, NULL, "{");
    json_number(out, "seat", actor);
    json_number(out, "round", after->round);
    look_tell(table_game(t), ev, viewer_seat(viewer), lang, name, out);
    json_close(out, "}");
}

static void send_text(struct conn *c, struct sw_text *text)
{
    conn_send(c, text);
    sw_text_clear(text);
}

/* To everybody with these eyes: what changed and, if `ev` is not NULL, what is told. */
static void send_news(struct table *t, int viewer, const char *rows, int actor,
                      const struct sw_events *ev)
{
    uint32_t kept = t->chapters[viewer] - (ev ? 1 : 0);
    struct sw_text out;

    for (struct conn *c = t->conns; c; c = c->next) {
        if (c->viewer != viewer)
            continue;
        sw_text_init_heap(&out);
        open_news(t, viewer, kept, &out);
        json_text(&out, "rows", rows);
        json_open(&out, "story", "[");
        if (ev)
            add_chapter(t, sw_match_state(t->match), actor, ev, viewer, c->lang, &out);
        json_close(&out, "]");
        close_news(c, &out);
        c->seen = t->news[viewer];
        send_text(c, &out);
    }
}

/* ---- what happens
 * ---------------------------------------------------------------------------- */

void news_deal(struct table *t)
{
    for (int viewer = 0; viewer < VIEWERS; viewer++)
        t->news[viewer] = t->chapters[viewer] = 1;
    for (struct conn *c = t->conns; c; c = c->next)
        news_resume(c, 0);
}

/* One viewer: has it become news, and if so, tell it. */
static bool tell(struct table *t, int viewer, const struct sw_state *before,
                 const struct sw_events *ev)
{
    static union sw_any_state was, is;
    const struct sw_game *g = table_game(t);
    struct sw_text rows;

    news_view(t, before, false, viewer, &was);
    news_view(t, sw_match_state(t->match), table_over(t), viewer, &is);
    if (memcmp(&was, &is, g->state_size) == 0 && !has_sentence(t, ev, viewer))
        return false;
    t->news[viewer]++;
    t->chapters[viewer]++;
    if (!someone(t, viewer))
        return true;
    sw_text_init_heap(&rows);
    sw_text_add(&rows, "");
    sw_changes(g, &was.head, &is.head, &rows);
    send_news(t, viewer, rows.data,
              sw_match_action(t->match, sw_match_length(t->match) - 1).seat, ev);
    sw_text_clear(&rows);
    return true;
}

void news_act(struct table *t, const struct sw_state *before, const struct sw_events *ev)
{
    uint16_t told = 0;

    for (int viewer = 0; viewer < VIEWERS; viewer++)
        if ((viewer < table_seats(t) || viewer == VIEWER_SPECTATOR) &&
            tell(t, viewer, before, ev))
            told |= (uint16_t)(1u << viewer);
    t->told[sw_match_length(t->match) - 1] = told;
}

/* Everything between what a viewer saw before and what it sees now, nothing being told. */
static void tell_change(struct table *t, int viewer, const struct sw_state *before,
                        bool over_before)
{
    static union sw_any_state was, is;
    struct sw_text rows;

    t->news[viewer]++;
    if (!someone(t, viewer))
        return;
    news_view(t, before, over_before, viewer, &was);
    news_view(t, sw_match_state(t->match), table_over(t), viewer, &is);
    sw_text_init_heap(&rows);
    sw_text_add(&rows, "");
    sw_changes(table_game(t), &was.head, &is.head, &rows);
    send_news(t, viewer, rows.data, -1, NULL);
    sw_text_clear(&rows);
}

void news_undo(struct table *t, const struct sw_state *before, int length)
{
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        uint32_t noticed = 0;
        for (int i = sw_match_length(t->match); i < length; i++)
            noticed += t->told[i] >> viewer & 1;
        if (!noticed)
            continue;
        t->chapters[viewer] -= noticed;
        t->cut[viewer] = t->news[viewer] + 1;
        tell_change(t, viewer, before, false);
    }
}

void news_end(struct table *t)
{
    for (int viewer = 0; viewer < VIEWERS; viewer++) {
        t->cut[viewer] = t->news[viewer] + 1; /* no chapter belongs to this news */
        tell_change(t, viewer, sw_match_state(t->match), false);
    }
}

/* ---- chat
 * ------------------------------------------------------------------------------------ */

static void add_chat(const struct table_chat *chat, int number, struct sw_text *out)
{
    json_open(out, NULL, "{");
    json_number(out, "number", number);
    json_number(out, "seat", chat->seat);
    sw_text_addf(out, ",\"at\":%" PRId64, chat->at);
    json_text(out, "text", chat->text);
    json_close(out, "}");
}

void news_chat(struct table *t, const struct table_chat *chat, int number)
{
    struct sw_text out;

    for (struct conn *c = t->conns; c; c = c->next) {
        sw_text_init_heap(&out);
        sw_text_add(&out, "{\"chat\":[");
        add_chat(chat, number, &out);
        sw_text_add(&out, "]}");
        send_text(c, &out);
    }
}

static void resume_chat(struct conn *c)
{
    const struct table *t = c->table;
    struct sw_text out;

    if (!t->chats)
        return;
    sw_text_init_heap(&out);
    sw_text_add(&out, "{\"chat\":[");
    for (int i = 0; i < t->chats; i++)
        add_chat(&t->chat[i], t->chat_first + i, &out);
    sw_text_add(&out, "]}");
    send_text(c, &out);
}

/* ---- coming back
 * ------------------------------------------------------------------------------ */

/* Chapters of the story from number `kept` on, told again from the beginning. */
static void add_story(const struct table *t, const struct conn *c, uint32_t kept,
                      struct sw_text *out)
{
    static union sw_any_state s;
    static struct sw_events ev;
    uint32_t chapter = 0;

    json_open(out, "story", "[");
    ev.count = 0;
    sw_match_at(t->match, 0, &s.head, &ev);
    for (int i = 0; i <= sw_match_length(t->match); i++) {
        int actor = i ? sw_match_action(t->match, i - 1).seat : -1;
        ev.count = i ? 0 : ev.count;
        if (i)
            sw_match_step(t->match, i - 1, &s.head, &ev);
        if (i && !(t->told[i - 1] >> c->viewer & 1))
            continue;
        if (chapter++ >= kept)
            add_chapter(t, &s.head, actor, &ev, c->viewer, c->lang, out);
    }
    json_close(out, "]");
}

/* How much of its story the client still has: all but what came since, if nothing was taken
 * back since. */
static uint32_t still_good(const struct table *t, int viewer, uint32_t seen)
{
    uint32_t missed = t->news[viewer] - seen;

    if (seen == 0 || seen > t->news[viewer] || t->cut[viewer] > seen)
        return 0;
    return missed > t->chapters[viewer] ? 0 : t->chapters[viewer] - missed;
}

void news_resume(struct conn *c, uint32_t seen)
{
    static union sw_any_state view;
    const struct table *t = c->table;
    struct sw_text out, position;
    uint32_t kept;

    resume_chat(c);
    if (!t->match)
        return;
    kept = still_good(t, c->viewer, seen);
    sw_text_init_heap(&out);
    sw_text_init_heap(&position);
    news_view(t, sw_match_state(t->match), table_over(t), c->viewer, &view);
    sw_position_save(table_game(t), &view.head, &position);
    open_news(t, c->viewer, kept, &out);
    json_text(&out, "position", position.data);
    add_story(t, c, kept, &out);
    close_news(c, &out);
    sw_text_clear(&position);
    c->seen = t->news[c->viewer];
    send_text(c, &out);
}

/* ---- how the table stands
 * ---------------------------------------------------------------------- */

static void add_bool(struct sw_text *out, const char *name, bool value)
{
    json_open(out, name, value ? "true" : "false");
}

static void add_seat(const struct table *t, int seat, struct sw_text *out)
{
    const struct table_seat *s = &t->seat[seat];

    json_open(out, NULL, "{");
    json_text(out, "name", s->name);
    add_bool(out, "person", table_is_person(t, seat));
    add_bool(out, "joined", s->joined || !table_is_person(t, seat));
    add_bool(out, "online", table_online(t, seat));
    json_text(out, "bot", s->bot);
    json_text(out, "luck", s->luck);
    json_close(out, "}");
}

static void add_ask(const struct table *t, struct sw_text *out)
{
    static const char *const name[] = {"", "undo", "end", "bot"};
    uint32_t waiting = table_voters(t) & ~t->agreed;

    if (t->ask == ASK_NONE) {
        json_none(out, "ask");
        return;
    }
    json_open(out, "ask", "{");
    json_text(out, "what", name[t->ask]);
    json_number(out, "seat", t->asker);
    if (t->ask == ASK_BOT)
        json_number(out, "target", t->target);
    json_open(out, "waiting", "[");
    for (int seat = 0; seat < table_seats(t); seat++)
        if (waiting >> seat & 1)
            json_number(out, NULL, seat);
    json_close(out, "]}");
}

static void add_options(const struct table *t, struct sw_text *out)
{
    char value[SW_MAX_TOKEN];

    json_open(out, "options", "{");
    for (int i = 0; i < table_game(t)->option_count; i++) {
        sw_option_print(table_game(t), i, t->plan.setup.option[i], value);
        json_text(out, table_game(t)->options[i].name, value);
    }
    json_close(out, "}");
}

static void add_plan(const struct table *t, struct sw_text *out)
{
    json_text(out, "id", t->id);
    json_text(out, "game", table_game(t)->id);
    json_number(out, "version", table_game(t)->version);
    json_text(out, "edition", table_game(t)->edition);
    add_options(t, out);
    add_bool(out, "listed", t->plan.listed);
    if (t->plan.bank) {
        json_open(out, "clock", "[");
        sw_text_addf(out, "%d,%d]", t->plan.bank, t->plan.add);
    }
}

/* What was promised at the beginning, and opened at the end. */
static void add_fair(const struct table *t, struct sw_text *out)
{
    char commitment[FAIR_SECRET];

    fair_commitment(t->plan.secret, commitment);
    json_text(out, "commitment", commitment);
    if (table_over(t))
        json_text(out, "secret", t->plan.secret);
}

void news_table(struct conn *c)
{
    const struct table *t = c->table;
    struct sw_text out;

    sw_text_init_heap(&out);
    sw_text_add(&out, "{\"table\":{");
    add_plan(t, &out);
    json_open(&out, "seats", "[");
    for (int seat = 0; seat < table_seats(t); seat++)
        add_seat(t, seat, &out);
    json_close(&out, "]");
    json_number(&out, "watching", table_watching(t));
    add_bool(&out, "begun", table_begun(t));
    add_bool(&out, "over", table_over(t));
    add_bool(&out, "ended", t->ended);
    add_ask(t, &out);
    add_fair(t, &out);
    json_text(&out, "rematch", t->rematch);
    sw_text_add(&out, "}}");
    send_text(c, &out);
}
