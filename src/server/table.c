/* SPDX-License-Identifier: MIT */
/* table.c - a match with people around it: what each line does. */
#define _POSIX_C_SOURCE 200809L

#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "clean.h"
#include "news.h"
#include "server.h"

/* ---- asking ------------------------------------------------------------------------- */

int table_seats(const struct table *t)
{
    return t->plan.setup.seats;
}

bool table_is_person(const struct table *t, int seat)
{
    return !t->plan.bot[seat][0];
}

bool table_begun(const struct table *t)
{
    return t->match != NULL;
}

bool table_over(const struct table *t)
{
    return t->match && (t->ended || sw_match_state(t->match)->over);
}

const struct sw_game *table_game(const struct table *t)
{
    return t->plan.game;
}

void table_names(const struct table *t, const char *name[SW_MAX_SEATS])
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        name[seat] = t->seat[seat].name;
}

static bool plays_himself(const struct table *t, int seat)
{
    return table_is_person(t, seat) && !t->seat[seat].bot[0];
}

/* Who is replaced by others, or by his clock, still has a say in what was and in how it ends;
 * who has left has not. He whom a bot is to replace is asked if he is there. */
static bool is_asked(const struct table *t, int seat, enum table_ask ask, int target)
{
    if (ask == ASK_BOT)
        return plays_himself(t, seat) && (seat != target || table_online(t, seat));
    return plays_himself(t, seat) || (table_is_person(t, seat) && !t->seat[seat].left);
}

uint32_t table_asked(const struct table *t, enum table_ask ask, int target)
{
    uint32_t mask = 0;

    for (int seat = 0; seat < table_seats(t); seat++)
        mask |= (uint32_t)is_asked(t, seat, ask, target) << seat;
    return mask;
}

/* Questions of before did not name whom they ask: all who play themselves, but never the one
 * it is about. */
uint32_t table_voters(const struct table *t)
{
    uint32_t mask = t->voters;

    for (int seat = 0; seat < table_seats(t) && !t->voters; seat++)
        if (plays_himself(t, seat) && !(t->ask == ASK_BOT && seat == t->target))
            mask |= 1u << seat;
    return t->ask == ASK_NONE ? 0 : mask;
}

bool table_may_refuse(const struct table *t, int seat)
{
    return (table_voters(t) >> seat & 1) || (t->ask == ASK_BOT && t->target == seat);
}

static bool is_thinking(const struct table *t, int seat)
{
    return t->match && !table_over(t) && (sw_match_state(t->match)->waiting >> seat & 1) &&
           !t->seat[seat].bot[0];
}

uint32_t table_thinking(const struct table *t)
{
    uint32_t mask = 0;

    for (int seat = 0; seat < table_seats(t); seat++)
        mask |= (uint32_t)is_thinking(t, seat) << seat;
    return mask;
}

bool table_online(const struct table *t, int seat)
{
    bool online = t->seat[seat].online > 0;

    for (const struct elsewhere *e = t->elsewhere; e; e = e->next)
        online |= e->seats >> seat & 1;
    return online;
}

int64_t table_away(const struct table *t, int seat, int64_t now)
{
    return table_online(t, seat) ? 0 : now - t->seat[seat].gone;
}

int table_watching_here(const struct table *t)
{
    int n = 0;

    for (const struct conn *c = t->conns; c; c = c->next)
        n += c->viewer == VIEWER_SPECTATOR;
    return n;
}

int table_watching(const struct table *t)
{
    int n = table_watching_here(t);

    for (const struct elsewhere *e = t->elsewhere; e; e = e->next)
        n += e->watching;
    return n;
}

/* Servers need not agree about the time: none of them turns it back. */
static int64_t passed(const struct table *t, int64_t now)
{
    return now > t->clock ? now - t->clock : 0;
}

int64_t table_clock(const struct table *t, int seat, int64_t now, bool running)
{
    bool thinking = is_thinking(t, seat);

    if (!t->plan.bank || !table_is_person(t, seat) || (running && !thinking))
        return INT64_MAX;
    return t->seat[seat].time - (thinking ? passed(t, now) : 0);
}

/* ---- reading lines -------------------------------------------------------------------- */

/* Move *rest behind its first word, which is copied to `out`. */
static bool take_word(const char **rest, char *out, size_t room)
{
    size_t n = strcspn(*rest, " ");

    if (n == 0 || n >= room)
        return false;
    memcpy(out, *rest, n);
    out[n] = 0;
    *rest += n + ((*rest)[n] == ' ');
    return true;
}

static bool take_seat(const struct table *t, const char **rest, int *seat)
{
    char word[8];

    if (!take_word(rest, word, sizeof word) || word[0] < '0' || word[0] > '7' || word[1])
        return false;
    *seat = word[0] - '0';
    return *seat < table_seats(t);
}

static bool take_person(const struct table *t, const char **rest, int *seat)
{
    return take_seat(t, rest, seat) && table_is_person(t, *seat);
}

/* ---- clocks ----------------------------------------------------------------------------- */

/* Time passes for those who were thinking; who has finished a turn gets some back, but never
 * more than he began with. Once for every line, before anybody is told of it. */
static void count_time(struct table *t)
{
    for (int seat = 0; seat < table_seats(t); seat++) {
        struct table_seat *s = &t->seat[seat];
        int64_t most = (int64_t)t->plan.bank * 1000;
        if (!(t->thought >> seat & 1))
            continue;
        s->time -= passed(t, t->at);
        if (!is_thinking(t, seat))
            s->time += (int64_t)t->plan.add * 1000;
        s->time = s->time > most ? most : s->time;
    }
    t->thought = 0;
    t->clock = t->at;
}

/* ---- what happens ------------------------------------------------------------------------ */

static void set_names(struct table *t)
{
    for (int seat = 0; seat < table_seats(t); seat++)
        sw_match_set_name(t->match, seat, t->seat[seat].name);
}

/* When the last person has sat down, all luck is together. */
static bool deal(struct table *t)
{
    char luck[SW_MAX_SEATS][FAIR_LUCK];

    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        memcpy(luck[seat], t->seat[seat].luck, FAIR_LUCK);
    fair_seed(t->plan.secret, (const char(*)[FAIR_LUCK])luck, SW_MAX_SEATS,
              &t->plan.setup.seed);
    t->match = sw_match_new(t->plan.game, &t->plan.setup, NULL);
    if (!t->match)
        return false;
    set_names(t);
    count_time(t);
    news_deal(t);
    return true;
}

static bool all_joined(const struct table *t)
{
    for (int seat = 0; seat < table_seats(t); seat++)
        if (table_is_person(t, seat) && !t->seat[seat].joined)
            return false;
    return true;
}

static bool do_join(struct table *t, const char *rest)
{
    char hash[SECRET_HASH], luck[FAIR_LUCK];
    struct table_seat *s;
    int seat;

    if (!take_person(t, &rest, &seat) || t->seat[seat].joined ||
        !take_word(&rest, hash, sizeof hash) || !take_word(&rest, luck, sizeof luck))
        return false;
    s = &t->seat[seat];
    memcpy(s->hash, hash, sizeof hash);
    memcpy(s->luck, luck, sizeof luck);
    clean_text(rest, s->name, sizeof s->name, SW_MAX_TOKEN); /* older servers let more in */
    s->joined = t->changed = true;
    return !all_joined(t) || deal(t);
}

/* What somebody knows who is about to sit down. */
static bool do_saw(struct table *t, const char *rest)
{
    int seat;

    if (!take_person(t, &rest, &seat) || t->seat[seat].joined || !fair_commitment_shape(rest))
        return false;
    memcpy(t->seat[seat].saw, rest, FAIR_SECRET);
    return true;
}

static bool told_room(struct table *t)
{
    int length = sw_match_length(t->match), room = t->told_room ? t->told_room * 2 : 64;
    uint16_t *told;

    if (length < t->told_room)
        return true;
    told = realloc(t->told, (size_t)room * sizeof *told);
    if (!told)
        return false;
    t->told = told;
    t->told_room = room;
    return true;
}

/* What was asked is about the moment it was asked in. */
static void forget_ask(struct table *t)
{
    t->changed |= t->ask != ASK_NONE;
    t->ask = ASK_NONE;
}

static bool do_act(struct table *t, const char *rest)
{
    static union sw_any_state before;
    static struct sw_events ev;
    struct sw_action a;

    if (!t->match || table_over(t) || !told_room(t) ||
        !sw_action_parse(t->plan.game, rest, &a, NULL))
        return false;
    memcpy(&before, sw_match_state(t->match), t->plan.game->state_size);
    ev.count = 0;
    if (sw_match_play(t->match, &a, &ev))
        return false;
    if (t->ask == ASK_UNDO)
        forget_ask(t);
    t->changed |= table_over(t);
    count_time(t);
    news_act(t, &before.head, &ev);
    return true;
}

/* Back to `length` actions; then `fresh` luck, unless the same is to come again. */
static void take_back(struct table *t, int length, bool fresh)
{
    static union sw_any_state before;
    int was = sw_match_length(t->match);

    memcpy(&before, sw_match_state(t->match), t->plan.game->state_size);
    sw_match_cut(t->match, length);
    if (fresh)
        sw_match_renew(t->match);
    count_time(t);
    news_undo(t, &before.head, was);
}

static bool do_undo(struct table *t, const char *rest)
{
    int seat;

    if (!take_seat(t, &rest, &seat) || !t->match || table_over(t) ||
        sw_match_may_undo(t->match, seat))
        return false;
    forget_ask(t);
    take_back(t, sw_match_length(t->match) - 1, false);
    return true;
}

/* ---- agreeing ------------------------------------------------------------------------------
 */

static int last_action_of(const struct table *t, int seat)
{
    int i = sw_match_length(t->match) - 1;

    while (i >= 0 && sw_match_action(t->match, i).seat != seat)
        i--;
    return i;
}

/* Everybody has agreed. */
static void carry_out(struct table *t)
{
    enum table_ask ask = t->ask;

    forget_ask(t);
    if (ask == ASK_UNDO) {
        take_back(t, last_action_of(t, t->asker), t->fresh);
    } else if (ask == ASK_END) {
        t->ended = true;
        news_end(t);
    } else {
        snprintf(t->seat[t->target].bot, SW_MAX_TOKEN, "greedy");
        t->seat[t->target].left = false;
    }
}

static bool agree(struct table *t, int seat)
{
    uint32_t voters = table_voters(t);

    if (!(voters >> seat & 1))
        return false;
    t->agreed |= 1u << seat;
    t->changed = true;
    if ((t->agreed & voters) == voters)
        carry_out(t);
    return true;
}

static bool read_ask(const struct table *t, const char **rest, enum table_ask *ask, int *target)
{
    char what[8];

    if (!take_word(rest, what, sizeof what))
        return false;
    *target = 0;
    *ask = strcmp(what, "undo") == 0 ? ASK_UNDO : strcmp(what, "end") == 0 ? ASK_END : ASK_BOT;
    return *ask != ASK_BOT || (strcmp(what, "bot") == 0 && take_person(t, rest, target));
}

/* "013": bit per seat. */
static bool read_seats(const struct table *t, const char *text, uint32_t *out)
{
    *out = 0;
    for (; *text; text++) {
        if (*text < '0' || *text >= '0' + table_seats(t))
            return false;
        *out |= 1u << (*text - '0');
    }
    return true;
}

/* "[fresh] [by SEATS]" */
static bool read_terms(const struct table *t, const char *rest, bool *fresh, uint32_t *voters)
{
    char word[SW_MAX_SEATS + 1];

    *fresh = false;
    *voters = 0;
    while (*rest) {
        if (!take_word(&rest, word, sizeof word))
            return false;
        if (strcmp(word, "fresh") == 0)
            *fresh = true;
        else if (strcmp(word, "by") != 0 || !take_word(&rest, word, sizeof word) ||
                 !read_seats(t, word, voters))
            return false;
    }
    return true;
}

static bool do_ask(struct table *t, const char *rest)
{
    enum table_ask ask;
    uint32_t voters;
    int seat, target;
    bool fresh;

    if (!take_person(t, &rest, &seat) || !read_ask(t, &rest, &ask, &target) ||
        !read_terms(t, rest, &fresh, &voters) || !t->match || table_over(t) ||
        t->ask != ASK_NONE || t->seat[seat].bot[0] ||
        (ask == ASK_UNDO && last_action_of(t, seat) < 0) ||
        (ask == ASK_BOT && (target == seat || t->seat[target].bot[0])))
        return false;
    t->ask = ask;
    t->asker = seat;
    t->target = target;
    t->fresh = fresh;
    t->voters = voters;
    t->agreed = 0;
    return agree(t, seat);
}

static bool do_yes(struct table *t, const char *rest)
{
    int seat;

    return take_person(t, &rest, &seat) && t->ask != ASK_NONE && agree(t, seat);
}

static bool do_no(struct table *t, const char *rest)
{
    int seat;

    if (!take_person(t, &rest, &seat) || !table_may_refuse(t, seat))
        return false;
    forget_ask(t);
    return true;
}

/* ---- around the match
 * ------------------------------------------------------------------------ */

static void drop_first_chat(struct table *t)
{
    free(t->chat[0].text);
    memmove(t->chat, t->chat + 1, (size_t)--t->chats * sizeof *t->chat);
    t->chat_first++;
}

static bool do_chat(struct table *t, const char *rest)
{
    struct table_chat *chat;
    int seat;

    if (!take_person(t, &rest, &seat))
        return false;
    if (!t->chat && !(t->chat = calloc(TABLE_CHATS, sizeof *t->chat)))
        return false;
    if (t->chats == TABLE_CHATS)
        drop_first_chat(t);
    chat = &t->chat[t->chats];
    *chat = (struct table_chat){seat, t->at, strdup(rest)};
    if (!chat->text)
        return false;
    news_chat(t, chat, t->chat_first + t->chats++);
    return true;
}

static bool do_bot(struct table *t, const char *rest)
{
    char name[SW_MAX_TOKEN];
    int seat;

    if (!take_person(t, &rest, &seat) || !take_word(&rest, name, sizeof name) || !t->match)
        return false;
    if (strcmp(name, "-") == 0)
        name[0] = 0;
    else if (!ai_find(name))
        return false;
    memcpy(t->seat[seat].bot, name, sizeof name);
    t->seat[seat].left = strcmp(rest, "left") == 0;
    if (t->seat[seat].time <= 0) /* whoever comes back gets one more turn's time */
        t->seat[seat].time = (int64_t)(t->plan.add > 60 ? t->plan.add : 60) * 1000;
    t->changed = true;
    return true;
}

static bool do_hook(struct table *t, const char *rest)
{
    int seat;

    if (!take_person(t, &rest, &seat) || !*rest)
        return false;
    free(t->seat[seat].hook);
    t->seat[seat].hook = strcmp(rest, "-") == 0 ? NULL : strdup(rest);
    return true;
}

static bool do_rematch(struct table *t, const char *rest)
{
    char id[SECRET_TEXT];

    if (!take_word(&rest, id, sizeof id) || !table_over(t) || t->rematch[0])
        return false;
    memcpy(t->rematch, id, sizeof id);
    t->changed = true;
    return true;
}

static const struct {
    const char *name;
    bool (*run)(struct table *t, const char *rest);
} lines[] = {
#define LINE(name, function) {#name, function},
#include "lines.def"
#undef LINE
};

/* What everybody can notice who looks at the table. */
struct public
{
    uint32_t news;
    int chats;
    bool changed;
};

static struct public public_of(struct table *t)
{
    struct public p = {t->news[VIEWER_SPECTATOR], t->chat_first + t->chats, t->changed};

    t->changed = false;
    return p;
}

/* Secret steps leave no time behind them. */
static void note_public(struct table *t, const struct public *before)
{
    if (t->changed || t->news[VIEWER_SPECTATOR] != before->news ||
        t->chat_first + t->chats != before->chats)
        t->seen = t->at;
    t->changed |= before->changed;
}

bool table_line(struct table *t, const char *line, int64_t at)
{
    struct public before = public_of(t);
    char name[16];

    if (!take_word(&line, name, sizeof name))
        return false;
    t->at = at;
    t->thought = table_begun(t) ? table_thinking(t) : 0;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        if (strcmp(lines[i].name, name) != 0)
            continue;
        if (!lines[i].run(t, line))
            return false;
        note_public(t, &before);
        t->lines++;
        count_time(t);
        return true;
    }
    return false;
}

/* ---- coming and going ---------------------------------------------------------------------
 */

struct table *table_new(const char *id, struct plan *plan)
{
    struct table *t = calloc(1, sizeof *t);

    if (!t)
        return NULL;
    snprintf(t->id, sizeof t->id, "%s", id);
    t->plan = *plan;
    for (int seat = 0; seat < table_seats(t); seat++) {
        struct table_seat *s = &t->seat[seat];
        memcpy(s->hash, t->plan.hash[seat], SECRET_HASH);
        memcpy(s->bot, t->plan.bot[seat], SW_MAX_TOKEN);
        s->time = (int64_t)t->plan.bank * 1000;
        if (s->bot[0])
            snprintf(s->name, sizeof s->name, "Bot %d", seat + 1);
    }
    return t;
}

void table_forget_others(struct table *t)
{
    while (t->elsewhere) {
        struct elsewhere *e = t->elsewhere;
        t->elsewhere = e->next;
        free(e);
    }
}

void table_free(struct table *t)
{
    for (int i = 0; i < t->chats; i++)
        free(t->chat[i].text);
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        free(t->seat[seat].hook);
    table_forget_others(t);
    free(t->chat);
    free(t->told);
    sw_match_free(t->match);
    plan_clear(&t->plan);
    free(t);
}

void table_attach(struct table *t, struct conn *c, int viewer)
{
    table_detach(c);
    c->table = t;
    c->viewer = viewer;
    c->next = t->conns;
    t->conns = c;
    if (!t->keeper)
        t->keeper = c->key;
    t->changed = true;
    if (viewer < SW_MAX_SEATS)
        t->seat[viewer].online++;
}

static void leave_seat(struct table_seat *s, int64_t now)
{
    s->online--;
    s->gone = now;
}

void table_detach(struct conn *c)
{
    struct table *t = c->table;
    struct conn **at;

    if (!t)
        return;
    for (at = &t->conns; *at != c; at = &(*at)->next)
        ;
    *at = c->next;
    if (!t->conns)
        t->deserted = c->server->now;
    c->table = NULL;
    t->changed = true;
    if (c->viewer < SW_MAX_SEATS)
        leave_seat(&t->seat[c->viewer], c->server->now);
}
