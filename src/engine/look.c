/* SPDX-License-Identifier: MIT */
/* look.c - commands of the line protocol for whoever shows a table to people: what a seat
 * sees, may do, and is told, at any moment of the match, as JSON in one line or as SVG. */
#include "look.h"

#include <stdlib.h>
#include <string.h>

#include "choices.h"
#include "json.h"
#include "render/svg.h"
#include "spielwerk_words.h"

/* ---- a seat's view of a moment ------------------------------------------------------ */

struct moment {
    int seat, ply;
    const char *name[SW_MAX_SEATS];
    union sw_any_state view; /* what the seat may know */
};

static void read_names(const struct sw_match *m, const char *name[SW_MAX_SEATS])
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        name[seat] = seat < sw_match_state(m)->seats ? sw_match_name(m, seat) : "";
}

/* The present is at hand, the past is played again. */
static void state_at(struct request *r, int ply, union sw_any_state *out)
{
    if (ply == sw_match_length(r->e->match))
        memcpy(out, req_state(r), req_game(r)->state_size);
    else
        sw_match_at(r->e->match, ply, &out->head, NULL);
}

/* After `ply` actions, as out->seat sees it. */
static void see_moment(struct request *r, int ply, struct moment *out)
{
    out->ply = ply;
    read_names(r->e->match, out->name);
    state_at(r, ply, &out->view);
    sw_censor(req_game(r), &out->view.head, out->seat);
}

/* "[SEAT|spectator] [PLY]" */
static bool read_moment(struct request *r, struct moment *out)
{
    int ply;

    if (!req_optional_seat(r, SW_SPECTATOR, &out->seat) ||
        !req_ply(r, sw_match_length(r->e->match), &ply))
        return false;
    see_moment(r, ply, out);
    return true;
}

/* ---- choices ---------------------------------------------------------------------------- */

/* What may be done; how many choices there are. */
static int add_choices(struct request *r, const struct moment *at)
{
    return choices_add(req_game(r), &at->view.head, at->seat, r->e->lang, at->name, r->reply);
}

void look_choices(struct request *r)
{
    struct moment at;
    int n;

    if (!read_moment(r, &at))
        return;
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "{");
    n = add_choices(r, &at);
    sw_text_addf(r->reply, "}\nok %d\n", n);
}

/* ---- the table ----------------------------------------------------------------------------
 */

static void add_seat_list(struct sw_text *out, const char *name, int mask)
{
    json_open(out, name, "[");
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        if (mask >> seat & 1)
            json_number(out, NULL, seat);
    json_close(out, "]");
}

/* Who may act and is not only waiting for others. */
static int forward_mask(const struct sw_game *g, const struct sw_state *s)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int mask = 0;

    for (int seat = 0; seat < s->seats; seat++)
        mask |= (sw_forward(g, s, seat, legal) > 0) << seat;
    return mask;
}

static void add_score(const struct sw_game *g, const struct sw_state *s, int seat, int place,
                      enum sw_lang lang, struct sw_text *out)
{
    struct sw_scores scores;

    g->rules.score(g, s, seat, &scores);
    json_open(out, NULL, "{");
    json_number(out, "place", place);
    json_number(out, "total", scores.total);
    json_open(out, "items", "[");
    for (int i = 0; i < scores.count; i++) {
        json_open(out, NULL, "[");
        json_text(out, NULL, sw_words(g, scores.item[i].word, lang));
        json_number(out, NULL, scores.item[i].points);
        json_close(out, "]");
    }
    json_close(out, "]}");
}

static void add_scores(const struct sw_game *g, const struct sw_state *s, enum sw_lang lang,
                       struct sw_text *out)
{
    uint8_t place[SW_MAX_SEATS] = {0};

    g->rules.rank(g, s, place);
    json_open(out, "scores", "[");
    for (int seat = 0; seat < s->seats; seat++)
        add_score(g, s, seat, place[seat], lang, out);
    json_close(out, "]");
}

/* None: it may be done. */
static void add_refusal(struct request *r, const char *name, int why)
{
    if (why)
        json_text(r->reply, name, sw_words(req_game(r), why, r->e->lang));
    else
        json_none(r->reply, name);
}

static void add_undo(struct request *r, const struct moment *at)
{
    add_refusal(r, "no_undo", sw_match_may_undo(r->e->match, at->seat));
    add_refusal(r, "no_redo", sw_match_may_redo(r->e->match, SW_SPECTATOR));
}

static void add_names(struct request *r, const struct moment *at)
{
    json_open(r->reply, "names", "[");
    for (int seat = 0; seat < req_state(r)->seats; seat++) {
        char memory[2 * SW_MAX_TOKEN];
        struct sw_text name;
        sw_text_init(&name, memory, sizeof memory);
        sw_seat_say(req_game(r), r->e->lang, seat, at->name, &name);
        json_text(r->reply, NULL, memory);
    }
    json_close(r->reply, "]");
}

/* What belongs to each seat is so on the board, in the light and in the dark. */
static void add_colours(struct request *r, const struct sw_state *s)
{
    const struct sw_game *g = req_game(r);

    json_open(r->reply, "colours", "[");
    for (int seat = 0; seat < s->seats; seat++) {
        int own = g->view.colour ? g->view.colour(g, s, seat) : SW_SEAT_0 + seat;
        const struct sw_material *m = sw_material(g, own);
        json_open(r->reply, NULL, "[");
        sw_text_addf(r->reply, "\"#%06x\",\"#%06x\"]", (unsigned)m->light, (unsigned)m->dark);
    }
    json_close(r->reply, "]");
}

static void add_question(struct request *r, const struct moment *at)
{
    const struct sw_game *g = req_game(r);
    const struct sw_state *s = &at->view.head;
    struct sw_text prompt;

    json_text(r->reply, "phase", g->phases[s->phase].name);
    if (at->seat != SW_SPECTATOR && (s->waiting >> at->seat & 1)) {
        sw_text_init_heap(&prompt);
        sw_prompt_say(g, s, at->seat, r->e->lang, at->name, &prompt);
        json_text(r->reply, "prompt", prompt.data);
        sw_text_clear(&prompt);
    }
    if (s->over) {
        json_text(r->reply, "over", g->endings[s->over].name);
        json_text(r->reply, "ending", sw_words(g, g->endings[s->over].words, r->e->lang));
    }
}

/* Points are open when the match is over; before, they are what the seat can count. */
static void add_table(struct request *r, const char *name, const struct moment *at)
{
    static union sw_any_state full;

    state_at(r, at->ply, &full);
    json_open(r->reply, name, "{");
    json_text(r->reply, "game", req_game(r)->id);
    json_number(r->reply, "ply", at->ply);
    json_number(r->reply, "length", sw_match_length(r->e->match));
    json_number(r->reply, "round", full.head.round);
    add_names(r, at);
    add_colours(r, &at->view.head);
    add_seat_list(r->reply, "waiting", full.head.waiting);
    add_seat_list(r->reply, "forward", forward_mask(req_game(r), &full.head));
    add_question(r, at);
    add_scores(req_game(r), full.head.over ? &full.head : &at->view.head, r->e->lang, r->reply);
    add_undo(r, at);
    json_close(r->reply, "}");
}

void look_table(struct request *r)
{
    struct moment at;

    if (!read_moment(r, &at))
        return;
    sw_text_add(r->reply, "json ");
    add_table(r, NULL, &at);
    sw_text_add(r->reply, "\nok\n");
}

static void add_totals(struct request *r, const struct sw_state *s)
{
    json_open(r->reply, NULL, "[");
    for (int seat = 0; seat < s->seats; seat++) {
        struct sw_scores scores;
        req_game(r)->rules.score(req_game(r), s, seat, &scores);
        json_number(r->reply, NULL, scores.total);
    }
    json_close(r->reply, "]");
}

/* The total of every seat after every action, for a seat's eyes; open when it is over. */
void look_points(struct request *r)
{
    static union sw_any_state s, seen;
    int seat, length;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat))
        return;
    length = sw_match_length(r->e->match);
    sw_match_at(r->e->match, 0, &s.head, NULL);
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "[");
    for (int ply = 0; ply <= length; ply++) {
        memcpy(&seen, &s, req_game(r)->state_size);
        if (!req_state(r)->over)
            sw_censor(req_game(r), &seen.head, seat);
        add_totals(r, &seen.head);
        if (ply < length)
            sw_match_step(r->e->match, ply, &s.head, NULL);
    }
    sw_text_add(r->reply, "]\nok\n");
}

/* ---- the picture ----------------------------------------------------------------------------
 */

static bool add_picture(struct request *r, const struct moment *at, bool dark)
{
    struct svg_options o = {.dark = dark};
    struct sw_scene *scene = calloc(1, sizeof *scene);
    struct sw_text text;

    if (!scene)
        return req_error(r, E_ENGINE_MEMORY, NULL);
    scene->wish.names = at->name;
    req_game(r)->view.scene(req_game(r), &at->view.head, at->seat, r->e->lang, scene);
    o.title = sw_words(req_game(r), req_game(r)->title, r->e->lang);
    sw_text_init_heap(&text);
    svg_write(req_game(r), scene, &o, &text);
    req_lines(r, "svg", text.data);
    sw_text_clear(&text);
    free(scene);
    return true;
}

void look_svg(struct request *r)
{
    bool dark = req_next_is(r, "dark");
    struct moment at;

    if (read_moment(r, &at) && add_picture(r, &at, dark))
        req_ok(r);
}

/* ---- what happened
 * ---------------------------------------------------------------------------- */

/* What the events were about: front ends point at it on the board. */
static void add_event_marks(const struct sw_game *g, const struct sw_events *ev, int seat,
                            struct sw_text *out)
{
    json_open(out, "marks", "[");
    for (int i = 0; i < ev->count; i++) {
        struct sw_event e = ev->item[i];
        sw_event_censor(g, &e, seat);
        const int16_t value[3] = {e.a, e.b, e.c};
        for (int k = 0; k < 3 && g->events[e.type].words; k++)
            if (g->events[e.type].kind[k] >= SW_KIND_GAME && value[k] != SW_UNKNOWN)
                choices_mark(out, g->events[e.type].kind[k], value[k]);
    }
    json_close(out, "]");
}

static void add_lines_of(struct sw_text *out, char *text)
{
    json_open(out, "lines", "[");
    while (*text) {
        char *end = strchr(text, '\n');
        *end = 0;
        json_text(out, NULL, text);
        text = end + 1;
    }
    json_close(out, "]");
}

void look_tell(const struct sw_game *g, const struct sw_events *ev, int seat, enum sw_lang lang,
               const char *const *names, struct sw_text *out)
{
    struct sw_text lines;

    sw_text_init_heap(&lines);
    sw_text_add(&lines, "");
    sw_events_say(g, ev, seat, lang, names, &lines);
    add_lines_of(out, lines.data);
    add_event_marks(g, ev, seat, out);
    sw_text_clear(&lines);
}

static void add_chapter(struct request *r, int seat, int ply, const struct sw_events *ev,
                        int round)
{
    const char *name[SW_MAX_SEATS];

    read_names(r->e->match, name);
    json_open(r->reply, NULL, "{");
    json_number(r->reply, "ply", ply);
    json_number(r->reply, "seat", ply ? sw_match_action(r->e->match, ply - 1).seat : -1);
    json_number(r->reply, "round", round);
    look_tell(req_game(r), ev, seat, r->e->lang, name, r->reply);
    json_close(r->reply, "}");
}

static void add_story(struct request *r, const char *name, int seat, int from, int to)
{
    static union sw_any_state s;
    struct sw_events ev;

    json_open(r->reply, name, "[");
    for (int ply = from; ply <= to; ply++) {
        if (ply == from)
            sw_match_at(r->e->match, ply, &s.head, &ev);
        else
            sw_match_step(r->e->match, ply - 1, &s.head, &ev);
        add_chapter(r, seat, ply, &ev, s.head.round);
    }
    json_close(r->reply, "]");
}

/* "[SEAT|spectator] [FROM] [TO]" */
void look_story(struct request *r)
{
    int seat, from, to;

    if (!req_optional_seat(r, SW_SPECTATOR, &seat) || !req_ply(r, 0, &from) ||
        !req_ply(r, sw_match_length(r->e->match), &to))
        return;
    sw_text_add(r->reply, "json ");
    add_story(r, NULL, seat, from, to);
    sw_text_add(r->reply, "\nok\n");
}

/* ---- one look --------------------------------------------------------------------------- */

/* Where undo would lead, or why it would not. */
static void add_way_back(struct request *r, int seat, int how)
{
    int ply, why = sw_match_may_go_back(r->e->match, seat, how, &ply);

    json_open(r->reply, "undo", "{");
    if (why) {
        json_text(r->reply, "no", sw_word(req_game(r), why)->name);
        json_text(r->reply, "say", sw_words(req_game(r), why, r->e->lang));
    } else
        json_number(r->reply, "ply", ply);
    json_close(r->reply, "}");
}

/* Any number of actions, even if so many were never played or have been taken back. */
static bool read_from(struct request *r, int *out)
{
    const char *text = req_next(r);

    *out = 0;
    return !text || (sw_kind_parse(req_game(r), SW_KIND_NUMBER, text, out) && *out >= 0) ||
           req_error(r, E_ENGINE_PLY, text);
}

/* "[SEAT|spectator] [FROM] [light|dark] [forced]" */
void look_look(struct request *r)
{
    struct moment at = {.ply = 0};
    bool dark, light;
    int from;

    if (!req_optional_seat(r, SW_SPECTATOR, &at.seat) || !read_from(r, &from))
        return;
    light = req_next_is(r, "light");
    dark = !light && req_next_is(r, "dark");
    see_moment(r, sw_match_length(r->e->match), &at);
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "{");
    json_number(r->reply, "question", r->e->question);
    add_table(r, "table", &at);
    add_choices(r, &at);
    add_way_back(r, at.seat, req_next_is(r, "forced") ? SW_BACK_FORCED : 0);
    add_story(r, "story", at.seat, from, at.ply);
    sw_text_add(r->reply, "}\n");
    if ((light || dark) && !add_picture(r, &at, dark))
        return;
    req_ok(r);
}

/* ---- why not? ---------------------------------------------------------------------------- */

enum { VALUES_TRIED = 256 }; /* more than any kind of place or card has */
enum { CLICKS = 4, ARGUMENTS = 3 };

/* What was clicked, the latest first. */
struct clicks {
    int count, kind[CLICKS], value[CLICKS];
};

static int16_t *argument(struct sw_action *a, int i)
{
    return i == 0 ? &a->a : i == 1 ? &a->b : &a->c;
}

/* Put the clicks where the verb of *a has room for them; the arguments nobody clicked, or -1 if
 * a click does not belong to this verb. */
static int fill_in(const struct sw_game *g, const struct clicks *c, struct sw_action *a)
{
    const uint8_t *kind = g->verbs[a->verb].kind;
    int open = 0;

    for (int i = 0; i < ARGUMENTS && kind[i]; i++)
        open |= 1 << i;
    for (int i = 0; i < c->count; i++) {
        int at = 0;
        while (at < ARGUMENTS && (!(open >> at & 1) || kind[at] != c->kind[i]))
            at++;
        if (at == ARGUMENTS)
            return -1;
        *argument(a, at) = (int16_t)c->value[i];
        open &= ~(1 << at);
    }
    return open;
}

/* Why an action is not legal, whatever its first open argument is: of the reasons that gives,
 * the one that is listed last. Games list theirs in the order in which they ask, so that is
 * what the action nearest to being legal lacks. */
static int reason_against(const struct sw_game *g, const struct sw_state *s, struct sw_action a,
                          int open)
{
    int16_t *free = argument(&a, open & 1 ? 0 : open & 2 ? 1 : 2);
    int nonsense, best = 0;

    if (!open)
        return sw_check(g, s, &a);
    *free = -1;
    nonsense = sw_check(g, s, &a);
    for (*free = 0; *free < VALUES_TRIED; ++*free) {
        int why = sw_check(g, s, &a);
        if (why == 0)
            return 0;
        if (why != nonsense && why > best)
            best = why;
    }
    return best ? best : nonsense;
}

/* Somebody clicked something that cannot be chosen: what would be the reason against the
 * actions it could stand for? Verbs that answer the open question come first: that it is not
 * the moment for another one is the next best explanation. */
static int reason_of(const struct sw_game *g, const struct sw_state *s, int seat,
                     const struct clicks *c)
{
    int best = 0;
    bool timely = false;

    for (int verb = 0; verb < g->verb_count; verb++) {
        struct sw_action a = {.verb = (uint8_t)verb, .seat = (uint8_t)seat};
        int open = fill_in(g, c, &a), why;
        if (open < 0)
            continue;
        why = reason_against(g, s, a, open);
        if (why == 0)
            return 0;
        bool now = why >= SW_WORD_GAME && why != g->verbs[verb].when;
        if (!best || (now && !timely))
            best = why;
        timely = timely || now;
    }
    return best;
}

static int reason_of_verb(const struct sw_game *g, const struct sw_state *s, int seat, int verb)
{
    const struct clicks none = {.count = 0};
    struct sw_action a = {.verb = (uint8_t)verb, .seat = (uint8_t)seat};

    if (verb < 0 || verb >= g->verb_count)
        return 0;
    return reason_against(g, s, a, fill_in(g, &none, &a));
}

/* With what was clicked before, if there is an action of all that; or else without. */
static int reason_of_clicks(const struct sw_game *g, const struct sw_state *s, int seat,
                            struct clicks *c)
{
    int why;

    if (c->kind[0] == SW_KIND_VERB)
        return reason_of_verb(g, s, seat, c->value[0]);
    why = reason_of(g, s, seat, c);
    if (why || c->count == 1)
        return why;
    c->count = 1;
    return reason_of(g, s, seat, c);
}

static bool read_number(struct request *r, int *out)
{
    const char *text = req_next(r);

    return (text && sw_kind_parse(req_game(r), SW_KIND_NUMBER, text, out)) ||
           req_error(r, E_ENGINE_VALUE, text ? text : "reason");
}

/* "SEAT KIND VALUE", and what was clicked before */
void look_reason(struct request *r)
{
    struct clicks c = {.count = 0};
    int seat, why;

    if (!req_waiting_seat(r, &seat))
        return;
    do {
        if (!read_number(r, &c.kind[c.count]) || !read_number(r, &c.value[c.count]))
            return;
        c.count++;
    } while (c.count < CLICKS && r->rest[strspn(r->rest, " ")]);
    why = reason_of_clicks(req_game(r), req_state(r), seat, &c);
    if (why)
        req_why(r, why);
    req_ok(r);
}
