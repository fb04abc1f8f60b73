/* SPDX-License-Identifier: MIT */
/* cmd_review.c - `spielwerk review`: look back at a match. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/judge.h"
#include "ai/reason.h"
#include "commands.h"
#include "pool/map.h"
#include "review.h"
#include "wrap.h"

enum { WORTH_TELLING = JUDGE_CERTAIN / 100 };

/* ---- what is looked at ------------------------------------------------------------------ */

static bool drew(const struct sw_game *g, const struct sw_events *ev)
{
    for (int i = 0; i < ev->count; i++)
        if (g->events[ev->item[i].type].flags & SW_EVENT_LUCK)
            return true;
    return false;
}

static void work(void *self, uint64_t index, void *result)
{
    const struct review *r = self;
    union sw_any_state before, after;
    struct sw_events ev;
    int ply = (int)index;
    struct sw_action a = sw_match_action(r->match, ply);

    sw_match_at(r->match, ply, &before.head, NULL);
    sw_match_at(r->match, ply + 1, &after.head, &ev);
    review_look(r->game, &before.head, &a, &after.head, drew(r->game, &ev), result);
}

static bool take(void *self, uint64_t index, const void *result)
{
    struct review *r = self;

    r->step[index] = *(const struct review_step *)result;
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r%d/%d%s", (int)index + 1, r->plies,
                (int)index + 1 == r->plies ? "\n" : "");
    return true;
}

/* ---- what is worth telling -------------------------------------------------------------- */

/* Has another choice of the same turn, or of what it led to, been told? */
static bool told(const struct review *r, int ply)
{
    for (int i = 0; i < r->turns; i++) {
        const struct review_step *other = &r->step[r->turn[i]];
        if (other->seat == r->step[ply].seat && other->round == r->step[ply].round)
            return true;
    }
    return false;
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* The costliest choice, then the costliest of another turn, and so on. */
static void find_turns(struct review *r)
{
    for (bool found = true; found && r->turns < REVIEW_TURNS;) {
        int best = -1, most = WORTH_TELLING;
        for (int ply = 0; ply < r->plies; ply++)
            if (review_loss(&r->step[ply]) > most && !told(r, ply)) {
                most = review_loss(&r->step[ply]);
                best = ply;
            }
        found = best >= 0;
        if (found)
            r->turn[r->turns++] = best;
    }
    qsort(r->turn, (size_t)r->turns, sizeof *r->turn, by_number);
}

int review_touched(const struct review *r, int ply)
{
    int most = 0;

    for (int seat = 1; seat < r->seats; seat++)
        if (abs(r->step[ply].luck[seat]) > abs(r->step[ply].luck[most]))
            most = seat;
    return most;
}

static int change(const struct review *r, int ply)
{
    return r->step[ply].drew ? abs(r->step[ply].luck[review_touched(r, ply)]) : 0;
}

static void find_draws(struct review *r)
{
    for (int ply = 0; ply < r->plies; ply++) {
        int i = r->draws < REVIEW_DRAWS ? r->draws++ : REVIEW_DRAWS;
        for (; i > 0 && change(r, ply) > change(r, r->draw[i - 1]); i--)
            if (i < REVIEW_DRAWS)
                r->draw[i] = r->draw[i - 1];
        if (i < REVIEW_DRAWS)
            r->draw[i] = ply;
    }
    while (r->draws > 0 && change(r, r->draw[r->draws - 1]) < WORTH_TELLING)
        r->draws--;
}

void review_add_up(const struct review *r, int seat, struct review_sum *out)
{
    *out = (struct review_sum){0};
    for (int ply = 0; ply < r->plies; ply++) {
        const struct review_step *s = &r->step[ply];
        out->luck += s->luck[seat];
        if (s->seat != seat || !s->decided)
            continue;
        out->decisions++;
        out->given += review_loss(s);
        out->as_best += review_loss(s) == 0;
    }
}

/* ---- sentences -------------------------------------------------------------------------- */

static void percent(char *out, size_t size, int chance)
{
    snprintf(out, size, "%d", (chance * 100 + JUDGE_CERTAIN / 2) / JUDGE_CERTAIN);
}

/* With a sign that is as long as a plus. */
void review_say_change(int chance, struct sw_text *out)
{
    int by = chance * 100 / JUDGE_CERTAIN;

    sw_text_addf(out, "%s%d", by < 0 ? "−" : "+", abs(by));
}

/* Chances that were given away, as wins: "3.1" */
void review_say_given(const struct review *r, int chances, struct sw_text *out)
{
    int tenths = (chances * 10 + JUDGE_CERTAIN / 2) / JUDGE_CERTAIN;

    sw_text_addf(out, "%d%s%d", tenths / 10, r->c->lang == SW_DE ? "," : ".", tenths % 10);
}

static void say_label(const struct review *r, const struct sw_state *view,
                      const struct sw_action *a, struct sw_text *out)
{
    sw_text_init_heap(out);
    sw_action_label(r->game, view, a, r->c->lang, r->names.name, out);
}

static void say_reason(const struct review *r, const struct sw_state *view, int ply,
                       struct sw_text *out)
{
    const struct review_step *s = &r->step[ply];
    struct search_choice pair[2] = {
        {.action = s->best, .chance = s->best_chance},
        {.action = sw_match_action(r->match, ply), .chance = s->own_chance}};
    struct reason reason;

    reason_find(r->game, view, s->seat, pair, 2, &reason);
    reason_say_gain(r->game, &reason, r->c->lang, out);
}

void review_say_choice(const struct review *r, int ply, struct sw_text *out)
{
    const struct review_step *s = &r->step[ply];
    const struct sw_action action = sw_match_action(r->match, ply);
    union sw_any_state view;
    struct sw_text own, best;
    char much[16], less[16];

    sw_match_at(r->match, ply, &view.head, NULL);
    sw_censor(r->game, &view.head, s->seat);
    say_label(r, &view.head, &action, &own);
    say_label(r, &view.head, &s->best, &best);
    percent(much, sizeof much, s->best_chance);
    percent(less, sizeof less, s->own_chance);
    cli_say(r->c, out, T_REVIEW_CHOICE, own.data, less, best.data, much);
    say_reason(r, &view.head, ply, out);
    sw_text_clear(&own);
    sw_text_clear(&best);
}

/* Lines become sentences in a row. */
static void join_lines(struct sw_text *t)
{
    while (t->len && t->data[t->len - 1] == '\n')
        t->data[--t->len] = '\0';
    for (size_t i = 0; i < t->len; i++)
        if (t->data[i] == '\n')
            t->data[i] = ' ';
}

void review_say_draw(const struct review *r, int ply, struct sw_text *out)
{
    union sw_any_state after;
    struct sw_events ev, luck = {0};
    struct sw_text told_text, much;
    int seat = review_touched(r, ply);
    char round[16];

    sw_match_at(r->match, ply, &after.head, NULL);
    snprintf(round, sizeof round, "%d", after.head.round);

    sw_match_at(r->match, ply + 1, &after.head, &ev);
    for (int i = 0; i < ev.count; i++)
        if (r->game->events[ev.item[i].type].flags & SW_EVENT_LUCK)
            luck.item[luck.count++] = ev.item[i];
    sw_text_init_heap(&told_text);
    if (sw_events_say(r->game, luck.count ? &luck : &ev, r->step[ply].seat, r->c->lang,
                      r->names.name, &told_text) == 0)
        sw_events_say(r->game, &ev, r->step[ply].seat, r->c->lang, r->names.name, &told_text);
    join_lines(&told_text);
    sw_text_init_heap(&much);
    review_say_change(r->step[ply].luck[seat], &much);
    cli_say(r->c, out, T_REVIEW_DRAW, told_text.data, r->names.name[seat], much.data, round);
    sw_text_clear(&told_text);
    sw_text_clear(&much);
}

static void say_sums(const struct review *r, struct sw_text *out)
{
    sw_text_addf(out, "\n%s\n  ", cli_text(r->c, T_REVIEW_LUCK_SKILL));
    cli_pad(out, "", 20);
    cli_pad(out, cli_text(r->c, T_REVIEW_LUCK), -10);
    cli_pad(out, cli_text(r->c, T_REVIEW_GIVEN), -20);
    cli_pad(out, cli_text(r->c, T_REVIEW_BEST), -24);
    sw_text_add(out, "\n");
    for (int seat = 0; seat < r->seats; seat++) {
        struct review_sum sum;
        struct sw_text luck, given;
        char cell[48];
        review_add_up(r, seat, &sum);
        sw_text_add(out, "  ");
        cli_pad(out, r->names.name[seat], 20);
        sw_text_init_heap(&luck);
        review_say_change(sum.luck, &luck);
        sw_text_add(&luck, " %");
        cli_pad(out, luck.data, -10);
        sw_text_clear(&luck);
        sw_text_init_heap(&given);
        review_say_given(r, sum.given, &given);
        cli_pad(out, given.data, -20);
        sw_text_clear(&given);
        snprintf(cell, sizeof cell, "%d / %d", sum.as_best, sum.decisions);
        cli_pad(out, cell, -24);
        sw_text_add(out, "\n");
    }
}

void review_text(const struct review *r, struct sw_text *out)
{
    size_t start = out->len;

    sw_text_addf(out, "%s\n", cli_text(r->c, r->turns ? T_REVIEW_TURNS : T_REVIEW_NO_TURNS));
    for (int i = 0; i < r->turns; i++) {
        union sw_any_state s;
        char round[16];
        sw_match_at(r->match, r->turn[i], &s.head, NULL);
        snprintf(round, sizeof round, "%d", s.head.round);
        sw_text_add(out, "  ");
        cli_say(r->c, out, T_REVIEW_TURN, r->names.name[r->step[r->turn[i]].seat], round, NULL,
                NULL);
        sw_text_add(out, ": ");
        review_say_choice(r, r->turn[i], out);
        sw_text_add(out, "\n");
    }
    sw_text_addf(out, "\n%s\n", cli_text(r->c, r->draws ? T_REVIEW_DRAWS : T_REVIEW_NO_DRAWS));
    for (int i = 0; i < r->draws; i++) {
        sw_text_add(out, "  ");
        review_say_draw(r, r->draw[i], out);
        sw_text_add(out, "\n");
    }
    wrap_from(out, start, cli_width(r->c));
    say_sums(r, out);
}

/* ---- the command ------------------------------------------------------------------------ */

static int report(struct review *r)
{
    const char *path = r->c->option[O_OUTPUT];
    struct sw_text out;
    int code = EXIT_OK;

    review_settle(r->step, r->plies);
    find_turns(r);
    find_draws(r);
    sw_text_init_heap(&out);
    if (!path)
        review_text(r, &out);
    else if (!review_html(r, &out))
        code = cli_fail(r->c, EXIT_OUTPUT, T_ARENA_MEMORY, NULL, NULL, NULL);
    if (code == EXIT_OK && !open_output(r->c, path ? path : "-", out.data, out.len))
        code = r->c->code;
    sw_text_clear(&out);
    return code;
}

static int look_back(struct review *r)
{
    struct pool_map map = {.count = (uint64_t)r->plies,
                           .size = sizeof(struct review_step),
                           .work = work,
                           .take = take,
                           .self = r};
    union sw_any_state s;
    int64_t jobs, cores = sysconf(_SC_NPROCESSORS_ONLN);

    if (!args_number(r->c, O_JOBS, cores > 0 ? cores : 1, 1, 64, &jobs))
        return EXIT_USAGE;
    r->step = calloc((size_t)r->plies + 1, sizeof *r->step);
    sw_match_at(r->match, 0, &s.head, NULL);
    if (!r->step || !review_begin(r->game, &s.head, r->begin) || !pool_map_run(&map, (int)jobs))
        return cli_fail(r->c, EXIT_OUTPUT, T_ARENA_MEMORY, NULL, NULL, NULL);
    return report(r);
}

int cmd_review(struct cli *c)
{
    struct sw_match *m = open_match(c, c->word[0]);
    struct review r = {.c = c, .match = m};
    int code;

    if (!m)
        return c->code;
    r.game = sw_match_game(m);
    r.plies = sw_match_length(m);
    r.seats = sw_match_state(m)->seats;
    show_names(c, m, &r.names);
    if (r.plies == 0 || sw_match_state(m)->rng.kind == SW_LUCK_NONE)
        code = cli_fail(c, EXIT_INPUT, T_REVIEW_NOTHING, c->word[0], NULL, NULL);
    else
        code = look_back(&r);
    free(r.step);
    sw_match_free(m);
    return code;
}
