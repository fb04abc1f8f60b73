/* SPDX-License-Identifier: MIT */
/* state.c - starting, playing, censoring and resampling states of any game.
 *
 * Games leave the generator and the count of actions alone; both are kept here, so that
 * no game can forget to hide its luck. */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "spielwerk_match.h"
#include "spielwerk_words.h"

void sw_setup_init(const struct sw_game *g, int seats, struct sw_setup *out)
{
    memset(out, 0, sizeof *out);
    out->seats = (uint8_t)seats;
    out->luck = SW_LUCK_CHACHA;
    for (int i = 0; i < g->option_count; i++)
        out->option[i] = g->options[i].preset;
}

void sw_setup_bots(const struct sw_game *g, int seats, struct sw_setup *out)
{
    sw_setup_init(g, seats, out);
    for (int i = 0; i < g->option_count; i++)
        out->option[i] = g->options[i].bots;
}

void sw_option_print(const struct sw_game *g, int option, int value, char out[SW_MAX_TOKEN])
{
    const struct sw_option *o = &g->options[option];
    if (o->tokens && value >= o->min && value <= o->max)
        snprintf(out, SW_MAX_TOKEN, "%s", o->tokens[value]);
    else
        snprintf(out, SW_MAX_TOKEN, "%d", value);
}

static bool option_value(const struct sw_game *g, int option, const char *text, uint8_t *out)
{
    const struct sw_option *o = &g->options[option];
    for (int v = o->min; v <= o->max; v++) {
        char token[SW_MAX_TOKEN];
        sw_option_print(g, option, v, token);
        if (strcmp(token, text) == 0) {
            *out = (uint8_t)v;
            return true;
        }
    }
    return false;
}

/* "never, end_of_turn" or "0 .. 255" */
static void option_choices(const struct sw_option *o, struct sw_text *out)
{
    if (!o->tokens) {
        sw_text_addf(out, "%d … %d", o->min, o->max);
        return;
    }
    for (int v = o->min; v <= o->max; v++)
        sw_text_addf(out, "%s%s", v > o->min ? ", " : "", o->tokens[v]);
}

bool sw_setup_option(const struct sw_game *g, struct sw_setup *setup, const char *name,
                     const char *value, struct sw_error *e)
{
    for (int i = 0; i < g->option_count; i++) {
        if (strcmp(g->options[i].name, name) != 0)
            continue;
        if (option_value(g, i, value, &setup->option[i]))
            return true;
        char memory[SW_MAX_TOKEN * 2];
        struct sw_text choices;
        sw_text_init(&choices, memory, sizeof memory);
        option_choices(&g->options[i], &choices);
        return sw_fail(e, SW_W_OPTION_VALUE, name, value, memory, NULL);
    }
    return sw_fail(e, SW_W_NO_SUCH_OPTION, name, NULL, NULL, NULL);
}

static bool seats_fit(const struct sw_game *g, int seats, struct sw_error *e)
{
    if (seats >= g->seats_min && seats <= g->seats_max)
        return true;
    char is[16], least[16], most[16];
    snprintf(is, sizeof is, "%d", seats);
    snprintf(least, sizeof least, "%d", g->seats_min);
    snprintf(most, sizeof most, "%d", g->seats_max);
    return sw_fail(e, SW_W_SEATS_RANGE, g->id, is, least, most);
}

static bool options_fit(const struct sw_game *g, const struct sw_setup *setup,
                        struct sw_error *e)
{
    for (int i = 0; i < SW_MAX_OPTIONS; i++) {
        int v = setup->option[i];
        bool fits =
            i < g->option_count ? v >= g->options[i].min && v <= g->options[i].max : v == 0;
        if (fits)
            continue;
        char number[16];
        snprintf(number, sizeof number, "%d", v);
        return sw_fail(e, SW_W_OPTION_VALUE, i < g->option_count ? g->options[i].name : "-",
                       number, "-", NULL);
    }
    return true;
}

void sw_derive(const struct sw_game *g, struct sw_state *s)
{
    if (g->rules.derive)
        g->rules.derive(g, s);
}

bool sw_start(const struct sw_game *g, const struct sw_setup *setup, struct sw_state *s,
              struct sw_events *ev, struct sw_error *e)
{
    if (!seats_fit(g, setup->seats, e) || !options_fit(g, setup, e))
        return false;
    assert(setup->luck == SW_LUCK_CHACHA || setup->luck == SW_LUCK_FAST);
    memset(s, 0, g->state_size);
    sw_rng_init(&s->rng, (enum sw_luck)setup->luck, &setup->seed);
    s->seats = setup->seats;
    memcpy(s->option, setup->option, sizeof s->option);
    if (ev)
        ev->count = 0;
    g->rules.setup(g, s, ev);
    sw_derive(g, s);
    return true;
}

void sw_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
              struct sw_events *ev)
{
    s->ply++;
    if (ev)
        ev->count = 0;
    g->rules.apply(g, s, a, ev);
}

void sw_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    g->rules.censor(g, s, seat);
    memset(&s->rng, 0, sizeof s->rng);
}

void sw_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct sw_seed seed;
    g->rules.resample(g, s, seat, r);
    for (int i = 0; i < 8; i++)
        seed.word[i] = sw_rng_word(r);
    sw_rng_init(&s->rng, SW_LUCK_FAST, &seed);
}

static bool spare_values_are_zero(const struct sw_verb *v, const struct sw_action *a)
{
    return (v->kind[0] != SW_KIND_NONE || a->a == 0) &&
           (v->kind[1] != SW_KIND_NONE || a->b == 0) &&
           (v->kind[2] != SW_KIND_NONE || a->c == 0);
}

int sw_why_wait(const struct sw_game *g, const struct sw_state *s)
{
    int wait = g->phases[s->phase].wait;
    return wait ? wait : s->over ? SW_W_MATCH_OVER : SW_W_NOT_YOUR_TURN;
}

/* What every game would have to ask first. */
static int check_shape(const struct sw_game *g, const struct sw_state *s,
                       const struct sw_action *a)
{
    if (!s->over && a->seat >= s->seats)
        return SW_W_NO_SUCH_SEAT;
    if (s->over || !(s->waiting >> a->seat & 1))
        return sw_why_wait(g, s);
    if (a->verb >= g->verb_count)
        return SW_W_NO_SUCH_VERB;
    return spare_values_are_zero(&g->verbs[a->verb], a) ? 0 : SW_W_EXTRA_VALUES;
}

int sw_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a)
{
    int why = check_shape(g, s, a);
    const struct sw_verb *v = &g->verbs[a->verb];
    if (why)
        return why;
    if (v->phases && !(v->phases >> s->phase & 1))
        return v->when;
    return v->why_not || !v->phases ? g->rules.check(g, s, a) : 0;
}

void sw_waiting_say(const struct sw_game *g, const struct sw_state *s, enum sw_lang lang,
                    const char *const *names, struct sw_text *out)
{
    const char *between = "";
    for (int seat = 0; seat < s->seats; seat++) {
        if (!(s->waiting >> seat & 1))
            continue;
        sw_text_add(out, between);
        sw_seat_say(g, lang, seat, names, out);
        between = ", ";
    }
}

void sw_why_say(const struct sw_game *g, const struct sw_state *s, int why, enum sw_lang lang,
                const char *const *names, struct sw_text *out)
{
    char memory[SW_MAX_SEATS * SW_MAX_TOKEN];
    struct sw_text waiting;
    sw_text_init(&waiting, memory, sizeof memory);
    sw_waiting_say(g, s, lang, names, &waiting);
    sw_say(out, g, lang, why, (const char *const[4]){memory, "", "", ""});
}

int sw_legal(const struct sw_game *g, const struct sw_state *s, int seat, struct sw_action *out)
{
    bool waits = seat >= 0 && seat < s->seats && (s->waiting >> seat & 1);
    return waits ? g->rules.legal(g, s, seat, out) : 0;
}

/* Lists ascend by verb: a list that ends before the first of these verbs, or begins behind the
 * last one, has none of them. That is nearly every list. */
static bool may_take_back(uint64_t verbs, const struct sw_action *list, int n)
{
    return n > 0 && verbs >> list[0].verb != 0 && verbs << (63 - (list[n - 1].verb & 63)) != 0;
}

/* How many are left when such verbs are cut off the end. */
static int cut_end(uint64_t verbs, const struct sw_action *list, int n)
{
    while (n > 0 && verbs >> list[n - 1].verb & 1)
        n--;
    return n;
}

int sw_forward(const struct sw_game *g, const struct sw_state *s, int seat,
               struct sw_action *out)
{
    int n = sw_legal(g, s, seat, out), kept = 0;
    if (!may_take_back(g->takes_back, out, n))
        return n;
    n = cut_end(g->takes_back, out, n);
    if (!may_take_back(g->takes_back, out, n))
        return n;
    for (int i = 0; i < n; i++)
        if (!(g->takes_back >> out[i].verb & 1))
            out[kept++] = out[i];
    return kept;
}

int sw_forward_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                    struct sw_action *out)
{
    unsigned left = s->waiting;
    int from = *seat, n = 0;
    while (left && n == 0) {
        unsigned later = left >> from << from;
        *seat = __builtin_ctz(later ? later : left);
        left &= ~(1u << *seat);
        n = sw_forward(g, s, *seat, out);
    }
    return n;
}

int sw_pick_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                 struct sw_rng *luck, struct sw_action *out)
{
    struct sw_action list[SW_MAX_ACTIONS];
    int n;
    if (g->rules.pick && s->waiting)
        return g->rules.pick(g, s, seat, luck, out);
    n = sw_forward_next(g, s, seat, list);
    if (n)
        *out = list[sw_rng_below(luck, (uint32_t)n)];
    return n;
}

void sw_any_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                 struct sw_rng *luck, struct sw_action *out)
{
    if (g->rules.any)
        g->rules.any(g, s, seat, luck, out);
    else
        sw_pick_next(g, s, seat, luck, out);
}

void sw_tell_some(struct sw_events *ev, int seen, int type, int seat, int a, int b, int c)
{
    if (!ev)
        return;
    assert(ev->count < SW_MAX_EVENTS);
    ev->item[ev->count++] = (struct sw_event){
        .type = (uint8_t)type,
        .seat = (uint8_t)seat,
        .seen = (uint16_t)seen,
        .a = (int16_t)a,
        .b = (int16_t)b,
        .c = (int16_t)c,
    };
}

void sw_event_censor(const struct sw_game *g, struct sw_event *e, int seat)
{
    int secret = g->events[e->type].secret;
    if (seat >= 0 && (e->seen >> seat & 1))
        return;
    if (secret & 1)
        e->a = SW_UNKNOWN;
    if (secret & 2)
        e->b = SW_UNKNOWN;
    if (secret & 4)
        e->c = SW_UNKNOWN;
    if (secret)
        e->seen = 0;
}
