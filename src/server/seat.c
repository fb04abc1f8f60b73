/* SPDX-License-Identifier: MIT */
/* seat.c - what somebody at a table can do. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "call.h"
#include "clean.h"
#include "engine/json.h"
#include "hooks.h"
#include "news.h"
#include "number.h"
#include "spielwerk_words.h"

bool do_ping(struct call *c)
{
    (void)c;
    return true;
}

/* The story again, in another language. */
bool do_lang(struct call *c)
{
    news_resume(c->conn, 0);
    return true;
}

bool do_log(struct call *c)
{
    const struct table *t = c->conn->table;
    struct fair_opened opened = {.secret = ""};
    struct sw_text log;

    if (!table_over(t))
        return call_refuse(c, S_NOT_OVER, NULL);
    memcpy(opened.secret, t->plan.secret, FAIR_SECRET);
    for (int seat = 0; seat < SW_MAX_SEATS; seat++) {
        memcpy(opened.luck[seat], t->seat[seat].luck, FAIR_LUCK);
        memcpy(opened.saw[seat], t->seat[seat].saw, FAIR_SECRET);
    }
    sw_text_init_heap(&log);
    fair_log_write(&opened, t->match, &log);
    json_text(&c->reply, "log", log.data);
    sw_text_clear(&log);
    return true;
}

/* ---- playing ----------------------------------------------------------------------------- */

static bool begun(struct call *c)
{
    return table_begun(c->conn->table) || call_refuse(c, S_NOT_BEGUN, NULL);
}

/* `at` is the number of the last news the seat has seen. */
static bool is_fresh(struct call *c)
{
    int64_t at;

    if (!number_member(c->in, "at", 0, UINT32_MAX, &at, &c->why))
        return false;
    return at == c->conn->table->news[c->conn->viewer] || call_refuse(c, S_STALE, NULL);
}

static bool read_action(struct call *c, struct sw_action *out)
{
    const struct sw_game *g = table_game(c->conn->table);
    const char *text = call_text(c, "action");

    if (!text)
        return false;
    c->why.game = g;
    if (!sw_action_parse(g, text, out, &c->why.error))
        return false;
    return out->seat == c->conn->viewer || call_refuse(c, S_NOT_YOUR_SEAT, NULL);
}

/* By the rules; whoever is waited for is named as this connection says it. */
static bool refuse_action(struct call *c, int why)
{
    const struct table *t = c->conn->table;
    const struct sw_state *s = sw_match_state(t->match);
    const char *name[SW_MAX_SEATS];
    struct sw_text waiting;

    sw_match_names(t->match, name);
    refuse_by(&c->why, table_game(t), why);
    sw_text_init(&waiting, c->why.error.arg[0], sizeof c->why.error.arg[0]);
    sw_waiting_say(table_game(t), s, c->conn->lang, name, &waiting);
    return false;
}

bool do_act(struct call *c)
{
    const struct table *t = c->conn->table;
    char line[SW_MAX_TOKEN * 6];
    struct sw_action a;
    struct sw_text text;
    int why;

    if (!begun(c) || !is_fresh(c) || !read_action(c, &a))
        return false;
    if (t->ended)
        return refuse_by(&c->why, table_game(t), SW_W_MATCH_OVER);
    why = sw_check(table_game(t), sw_match_state(t->match), &a);
    if (why)
        return refuse_action(c, why);
    sw_text_init(&text, line, sizeof line);
    sw_action_print(table_game(t), &a, &text);
    return call_happen(c, "act %s", line);
}

bool do_undo(struct call *c)
{
    const struct table *t = c->conn->table;
    int why;

    if (!begun(c) || !is_fresh(c))
        return false;
    why = table_over(t) ? SW_W_MATCH_OVER : sw_match_may_undo(t->match, c->conn->viewer);
    if (why)
        return refuse_by(&c->why, table_game(t), why);
    return call_happen(c, "undo %d", c->conn->viewer);
}

/* ---- agreeing -------------------------------------------------------------------------------
 */

/* Ask, and write down who has to agree: later nobody loses a vote by being replaced. */
static bool put_question(struct call *c, enum table_ask ask, const char *what, int target)
{
    uint32_t voters = table_asked(c->conn->table, ask, target);
    char seats[SW_MAX_SEATS + 1];
    int n = 0;

    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        if (voters >> seat & 1)
            seats[n++] = (char)('0' + seat);
    seats[n] = 0;
    return call_happen(c, "ask %d %s by %s", c->conn->viewer, what, seats);
}

/* Who is there is asked himself; who is not has to be away for a while. */
static bool long_enough_away(struct call *c, int target)
{
    const struct server *s = c->server;
    int64_t left = s->away - table_away(c->conn->table, target, s->now);
    char all[24], more[24];

    if (table_online(c->conn->table, target) || left <= 0)
        return true;
    snprintf(all, sizeof all, "%" PRId64, s->away / 1000);
    snprintf(more, sizeof more, "%" PRId64, (left + 999) / 1000);
    return refuse(&c->why, S_NOT_AWAY, all, more);
}

static bool ask_for_bot(struct call *c)
{
    int64_t target;
    char what[16];

    if (!number_member(c->in, "target", 0, table_seats(c->conn->table) - 1, &target, &c->why) ||
        !long_enough_away(c, (int)target))
        return false;
    snprintf(what, sizeof what, "bot %d", (int)target);
    return put_question(c, ASK_BOT, what, (int)target);
}

bool do_ask(struct call *c)
{
    const char *what = call_text(c, "what");

    if (!what || !begun(c))
        return false;
    if (c->conn->table->ask != ASK_NONE)
        return call_refuse(c, S_ASK_OPEN, NULL);
    if (strcmp(what, "bot") == 0)
        return ask_for_bot(c);
    if (strcmp(what, "undo") == 0)
        return put_question(c, ASK_UNDO, "undo fresh", 0);
    if (strcmp(what, "end") == 0)
        return put_question(c, ASK_END, "end", 0);
    return call_refuse(c, S_MEMBER_MISSING, "what");
}

bool do_answer(struct call *c)
{
    const struct table *t = c->conn->table;
    json_t *yes = json_object_get(c->in, "yes");
    bool refuses = json_is_false(yes);

    if (!json_is_boolean(yes))
        return call_refuse(c, S_MEMBER_MISSING, "yes");
    if (t->ask == ASK_NONE)
        return call_refuse(c, S_ASK_NONE, NULL);
    if (refuses ? !table_may_refuse(t, c->conn->viewer)
                : !(table_voters(t) >> c->conn->viewer & 1))
        return call_refuse(c, S_ASK_NOT_YOU, NULL);
    return call_happen(c, "%s %d", refuses ? "no" : "yes", c->conn->viewer);
}

/* ---- around the match
 * ------------------------------------------------------------------------- */

bool do_chat(struct call *c)
{
    const char *text = call_text(c, "text");
    char clean[TABLE_CHAT_MAX];

    if (!text)
        return false;
    clean_text(text, clean, sizeof clean, TABLE_CHAT_MAX);
    if (!clean[0])
        return call_refuse(c, S_MEMBER_MISSING, "text");
    return call_happen(c, "chat %d %s", c->conn->viewer, clean);
}

/* A bot goes on until its person comes back. */
bool do_leave(struct call *c)
{
    const char *bot = call_optional(c, "bot");

    if (!begun(c))
        return false;
    if (bot && !ai_find(bot))
        return call_refuse(c, S_BOT_UNKNOWN, bot);
    return call_happen(c, "bot %d %s left", c->conn->viewer, bot ? bot : "greedy");
}

bool do_back(struct call *c)
{
    return begun(c) && call_happen(c, "bot %d -", c->conn->viewer);
}

/* Where somebody who is not there wants to hear of his turns. */
bool do_hook(struct call *c)
{
    const char *url = call_text(c, "url");

    if (!url)
        return false;
    if (*url && !hooks_shape(url))
        return call_refuse(c, S_HOOK_SHAPE, NULL);
    return call_happen(c, "hook %d %s", c->conn->viewer, *url ? url : "-");
}
