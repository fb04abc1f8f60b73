/* SPDX-License-Identifier: MIT */
/* review.c - the command `review`: what one action of a finished match did to the chances.
 *
 * One action at a time, so that a page can show how far it is, and stop. */
#include "ai/review.h"
#include "ai/judge.h"

#include "engine.h"
#include "json.h"
#include "look.h"

static void add_chances(const char *name, const int chance[], int seats, struct sw_text *out)
{
    json_open(out, name, "[");
    for (int i = 0; i < seats; i++) {
        json_open(out, NULL, "");
        sw_text_addf(out, "%.4f", (double)chance[i] / JUDGE_CERTAIN);
    }
    json_close(out, "]");
}

static void add_choice(const struct request *r, const struct review_step *s, int ply)
{
    union sw_any_state view;
    struct sw_text text;
    int pair[2] = {s->best_chance, s->own_chance};

    sw_match_at(r->e->match, ply, &view.head, NULL);
    sw_censor(req_game(r), &view.head, s->seat);
    sw_text_init_heap(&text);
    sw_action_print(req_game(r), &s->best, &text);
    json_text(r->reply, "best", text.data);
    sw_text_clear(&text);
    sw_text_init_heap(&text);
    sw_action_label(req_game(r), &view.head, &s->best, r->e->lang, NULL, &text);
    json_text(r->reply, "say", text.data);
    sw_text_clear(&text);
    if (s->best_chance || s->own_chance)
        add_chances("compared", pair, 2, r->reply);
}

static bool drew(const struct sw_game *g, const struct sw_events *ev)
{
    for (int i = 0; i < ev->count; i++)
        if (g->events[ev->item[i].type].flags & SW_EVENT_LUCK)
            return true;
    return false;
}

void look_review(struct request *r)
{
    static union sw_any_state before, after;
    struct review_step step;
    struct sw_events ev;
    struct sw_action action;
    int ply;

    if (!req_has_match(r) || !req_ply(r, sw_match_length(r->e->match), &ply))
        return;
    if (!req_state(r)->over || ply == 0) {
        req_error(r, E_ENGINE_NOT_OVER, NULL);
        return;
    }
    sw_match_at(r->e->match, ply - 1, &before.head, NULL);
    sw_match_at(r->e->match, ply, &after.head, &ev);
    action = sw_match_action(r->e->match, ply - 1);
    if (!review_look(req_game(r), &before.head, &action, &after.head, drew(req_game(r), &ev),
                     &step)) {
        req_error(r, E_ENGINE_MEMORY, NULL);
        return;
    }
    sw_text_add(r->reply, "json ");
    json_open(r->reply, NULL, "{");
    json_number(r->reply, "seat", step.seat);
    add_chances("chances", step.chance, after.head.seats, r->reply);
    if (step.drew)
        add_chances("luck", step.luck, after.head.seats, r->reply);
    if (step.decided)
        add_choice(r, &step, ply - 1);
    sw_text_add(r->reply, "}\nok\n");
}
