/* SPDX-License-Identifier: MIT */
/* reason.c - the best action, and why.
 *
 * A search only counts, it has no reasons. But points have categories with names, so we let the
 * best action and the next best one compete in the same imagined worlds, play on for a few
 * turns, and say in which categories they end up apart. That needs no words per game, and it
 * is what people ask: what do I get for it? */
#include "reason.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai.h"
#include "judge.h"
#include "policy.h"

enum { WORLDS = 24, LOOK_AHEAD = 40, WORTH_SAYING = 3 /* tenths of a point */, NEARLY = 2 };

enum ai_word {
    A_FIRST = SW_WORD_GAME - 1,
#define W(name, english, german) A_##name,
#include "text.def"
#undef W
};

static const struct sw_word words[] = {
#define W(name, english, german) {#name, "", {english, german}},
#include "text.def"
#undef W
};

/* Our words behave like a game's. */
static const struct sw_game language = {.words = words,
                                        .word_count = sizeof words / sizeof *words};

/* ---- what an action leads to ----------------------------------------------------------- */

struct future {
    struct policy policy;
    union sw_any_state world;
    struct sw_scores scores;
    struct outlook outlook;
    const struct sw_game *game;
    int which; /* of the two actions is being looked at */
};

static void see(void *self, const struct sw_state *before, const struct sw_state *after,
                const struct sw_action *a, const struct sw_events *ev)
{
    struct future *f = self;

    outlook_note(&f->outlook, f->game, before, after, a, ev, f->which);
}

static void add_scores(const struct sw_scores *scores, int sign, struct reason *out)
{
    for (int i = 0; i < scores->count; i++) {
        int k = 0;
        while (k < out->items && out->item[k].word != scores->item[i].word)
            k++;
        if (k == REASON_ITEMS)
            continue;
        if (k == out->items) {
            out->items++;
            out->item[k].tenths = 0;
        }
        out->item[k].word = scores->item[i].word;
        out->item[k].tenths += sign * scores->item[i].points;
    }
}

static void look(const struct sw_game *g, const struct sw_state *world,
                 const struct sw_action *a, int sign, struct future *f, struct reason *out)
{
    struct policy_watcher watcher = {.see = see, .self = f};
    struct sw_seed seed = sw_seed_from_number((uint64_t)world->rng.key[0]);
    struct sw_rng r;

    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    memcpy(&f->world, world, g->state_size);
    sw_apply(g, &f->world.head, a, NULL);
    f->which = sign < 0;
    outlook_begin(&f->outlook);
    policy_show(g, &f->world.head, a->seat, LOOK_AHEAD, judge_quiescent(g, world), &r,
                &f->policy, &watcher);
    g->rules.score(g, &f->world.head, a->seat, &f->scores);
    add_scores(&f->scores, sign, out);
}

static void compare(const struct sw_game *g, const struct sw_state *view, int seat,
                    struct future *f, struct reason *out)
{
    struct sw_rng thinking = ai_thinking(g, view, 1);
    union sw_any_state world;

    f->game = g;
    f->outlook = (struct outlook){0};
    for (int w = 0; w < WORLDS; w++) {
        memcpy(&world, view, g->state_size);
        sw_resample(g, &world.head, seat, &thinking);
        look(g, &world.head, &out->best, 1, f, out);
        look(g, &world.head, &out->other, -1, f, out);
    }
    for (int i = 0; i < out->items; i++)
        out->item[i].tenths = out->item[i].tenths * 10 / WORLDS;
    out->opens = outlook_find(&f->outlook, seat, true, WORLDS, out->opened);
    out->denies = outlook_find(&f->outlook, seat, false, WORLDS, out->denied);
}

static int percent(int chance)
{
    return (chance * 100 + JUDGE_CERTAIN / 2) / JUDGE_CERTAIN;
}

void reason_find(const struct sw_game *g, const struct sw_state *view, int seat,
                 const struct search_choice *choice, int n, struct reason *out)
{
    struct future *f = malloc(sizeof *f);

    *out = (struct reason){
        .best = choice[0].action, .chance = percent(choice[0].chance), .only = n == 1};
    if (n > 1) {
        out->other = choice[1].action;
        out->other_chance = percent(choice[1].chance);
        if (f)
            compare(g, view, seat, f, out);
    }
    free(f);
}

bool reason_hint(const struct sw_game *g, const struct sw_state *view, int seat,
                 struct reason *out)
{
    struct sw_rng thinking = ai_thinking(g, view, 0);
    struct search_plan plan = ai_plan(g, 100);
    struct search *x = search_new(g, &plan);
    struct search_choice choice[2] = {0};
    int n = 0;

    *out = (struct reason){.only = true};
    if (!x) {
        out->best = ai_greedy(g, view, seat, &thinking);
        return false;
    }
    choice[0].action = search_run(x, view, seat, &thinking);
    n = search_choices(x, choice, 2);
    reason_find(g, view, seat, choice, n > 0 ? n : 1, out);
    search_free(x);
    return true;
}

/* ---- in words -------------------------------------------------------------------------- */

static void say(struct sw_text *out, enum sw_lang lang, int word, const char *a, const char *b)
{
    const char *arg[4] = {a, b, NULL, NULL};

    if (out->len && !strchr(" \n", out->data[out->len - 1]))
        sw_text_add(out, " ");
    sw_say(out, &language, lang, word, arg);
}

/* "properties +1.5, coins +0.4"; gives how many. */
static int list_items(const struct sw_game *g, const struct reason *r, int sign,
                      enum sw_lang lang, struct sw_text *out)
{
    int n = 0;

    for (int i = 0; i < r->items; i++) {
        int tenths = r->item[i].tenths * sign;
        if (tenths < WORTH_SAYING)
            continue;
        sw_text_addf(out, "%s%s %s%d%c%d", n++ ? ", " : "", sw_words(g, r->item[i].word, lang),
                     sign > 0 ? "+" : "−", tenths / 10, lang == SW_DE ? ',' : '.', tenths % 10);
    }
    return n;
}

/* "Ada buys Pasture; Ada settles at …": what games tell, without the full stops. */
static void say_events(const struct sw_game *g, const struct sw_event *event, int n, int word,
                       enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct sw_text list;

    sw_text_init_heap(&list);
    for (int i = 0; i < n; i++) {
        sw_text_add(&list, i ? "; " : "");
        sw_event_say(g, &event[i], lang, names, &list);
        if (list.len && list.data[list.len - 1] == '.')
            list.data[--list.len] = 0;
    }
    if (n > 0)
        say(out, lang, word, list.data, NULL);
    sw_text_clear(&list);
}

static void say_other(const struct sw_game *g, const struct sw_state *view,
                      const struct reason *r, enum sw_lang lang, const char *const *names,
                      struct sw_text *out)
{
    struct sw_text label;
    char number[16];

    sw_text_init_heap(&label);
    sw_action_label(g, view, &r->other, lang, names, &label);
    snprintf(number, sizeof number, "%d", r->other_chance);
    if (r->chance - r->other_chance < NEARLY)
        say(out, lang, A_AI_AS_GOOD, label.data, NULL);
    else
        say(out, lang, A_AI_NEXT_BEST, label.data, number);
    sw_text_clear(&label);
}

/* All categories together. */
static int sum_of(const struct reason *r)
{
    int sum = 0;

    for (int i = 0; i < r->items; i++)
        sum += r->item[i].tenths;
    return sum;
}

/* Who is told what to do wants to hear what speaks for it, not that it costs more than it
 * brings. */
void reason_say_gain(const struct sw_game *g, const struct reason *r, enum sw_lang lang,
                     struct sw_text *out)
{
    struct sw_text more, less;

    sw_text_init_heap(&more);
    sw_text_init_heap(&less);
    if (sum_of(r) > 0 && list_items(g, r, 1, lang, &more) > 0) {
        say(out, lang, A_AI_BRINGS, more.data, NULL);
        if (list_items(g, r, -1, lang, &less) > 0)
            say(out, lang, A_AI_COSTS, less.data, NULL);
    } else if (r->chance - r->other_chance >= NEARLY) {
        say(out, lang, A_AI_LATER, NULL, NULL);
    }
    sw_text_clear(&more);
    sw_text_clear(&less);
}

void reason_say(const struct sw_game *g, const struct sw_state *view, const struct reason *r,
                enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    char number[16];

    if (r->only) {
        say(out, lang, A_AI_ONLY, NULL, NULL);
        return;
    }
    snprintf(number, sizeof number, "%d", r->chance);
    say(out, lang, A_AI_CHANCE, number, NULL);
    say_events(g, r->opened, r->opens, A_AI_OPENS, lang, names, out);
    say_events(g, r->denied, r->denies, A_AI_DENIES, lang, names, out);
    reason_say_gain(g, r, lang, out);
    say_other(g, view, r, lang, names, out);
}
