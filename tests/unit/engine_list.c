/* SPDX-License-Identifier: MIT */
/* engine_list.c - lists of actions: long ones are told by headings, the best of each first;
 * offers have counters, and an answer may stand for a turn. */
#include "unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "engine/engine.h"
#include "engine/list.h"

enum { PLIES = 250 };

static struct list list, again;

static void look_at(const struct sw_game *g, const struct sw_state *view, int seat, int *headed)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(g, view, seat, legal);

    list_make(g, view, seat, &list);
    list_make(g, view, seat, &again);
    assert_int_equal(list.count, n);
    for (int i = 0; i < n; i++) {
        const struct list_item *item = &list.item[i], *before = &list.item[i - (i > 0)];
        assert_true(list_find(&list, &legal[i]) >= 0);
        assert_memory_equal(&item->action, &again.item[i].action, sizeof item->action);
        if (n < LIST_LONG)
            assert_memory_equal(&item->action, &legal[i], sizeof legal[i]);
        assert_true(item->group >= before->group);
        assert_true(item->group > before->group || item->worth <= before->worth);
        *headed += item->word || item->split;
    }
}

static void every_heading_is_said(const struct sw_game *g)
{
    for (int i = 0; i < list.count; i++)
        for (int lang = 0; lang < SW_LANGS; lang++) {
            char memory[256] = "";
            struct sw_text text;
            sw_text_init(&text, memory, sizeof memory);
            list_heading(g, &list, i, (enum sw_lang)lang, &text);
            assert_int_equal(text.len > 0, list.item[i].word || list.item[i].split);
        }
}

static int headings_of(const char *id)
{
    struct sw_game *g = sw_game_open(id, NULL);
    struct sw_setup setup;
    union sw_any_state s, view;
    int headed = 0;

    sw_setup_bots(g, g->seats_max, &setup);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int ply = 0; ply < PLIES && !s.head.over; ply++) {
        struct sw_action legal[SW_MAX_ACTIONS], a;
        struct sw_rng thinking;
        int seat = 0;
        sw_forward_next(g, &s.head, &seat, legal);
        memcpy(&view, &s, g->state_size);
        sw_censor(g, &view.head, seat);
        look_at(g, &view.head, seat, &headed);
        every_heading_is_said(g);
        thinking = ai_thinking(g, &view.head, 0);
        a = ai_broad(g, &view.head, seat, &thinking);
        sw_apply(g, &s.head, &a, NULL);
    }
    sw_game_close(g);
    return headed;
}

static void long_lists_have_an_order(void **state)
{
    int games = 0;

    (void)state;
    for (int i = 0; i < sw_game_count(); i++)
        games += headings_of(sw_game_id(i)) > 0;
    assert_true(games >= 4); /* the template has no long lists */
}

/* ---- offers ---------------------------------------------------------------------------------
 */

static const char *say(struct engine *e, const char *line)
{
    static struct sw_text reply;

    if (!reply.grows)
        sw_text_init_heap(&reply);
    sw_text_clear(&reply);
    sw_text_add(&reply, "");
    engine_line(e, line, &reply);
    return reply.data;
}

static int waiting(const struct engine *e)
{
    int seat = 0;

    while (!(sw_match_state(e->match)->waiting >> seat & 1))
        seat++;
    return seat;
}

/* Go on until somebody may make an offer. */
static int reach_offer(struct engine *e)
{
    char line[160], best[128];

    say(e, "new nuernberg seats 3 seed 5");
    for (;;) {
        int seat = waiting(e);
        snprintf(line, sizeof line, "legal %d", seat);
        if (strstr(say(e, line), "offer_all"))
            return seat;
        snprintf(line, sizeof line, "go %d greedy", seat);
        assert_int_equal(sscanf(say(e, line), "best %120[^\n]", best), 1);
        snprintf(line, sizeof line, "apply %s", best);
        say(e, line);
    }
}

static void act(struct engine *e, int seat, const char *what)
{
    char line[64];

    snprintf(line, sizeof line, "apply %d %s", seat, what);
    assert_memory_equal(say(e, line), "ok ", 3);
}

static bool has(struct engine *e, int seat, const char *what)
{
    char line[32];

    snprintf(line, sizeof line, "choices %d", seat);
    return strstr(say(e, line), what) != NULL;
}

static void offers_have_counters_and_answers_may_stand(void **state)
{
    struct engine e;
    int seat, other;

    (void)state;
    engine_init(&e, SW_DE);
    seat = reach_offer(&e);
    other = (seat + 1) % 3;
    assert_false(has(&e, seat, "\"compose\""));
    act(&e, seat, "offer_all");
    assert_true(has(&e, seat, "\"compose\":{\"done\":\""));
    assert_true(has(&e, seat, "\"say\":\"Du gibst\",\"counters\":[{\"say\":"));
    assert_true(has(&e, seat, "\"now\":0,\"most\":"));
    assert_false(has(&e, other, "\"compose\"")); /* nobody else learns of it */
    act(&e, seat, "give gold");
    assert_true(has(&e, seat, "give_less gold\",\"now\":1"));
    act(&e, seat, "want wood");
    act(&e, seat, "send");
    assert_true(has(&e, other, "\"standing\":{\"choice\":"));
    assert_false(has(&e, seat, "\"standing\""));
    engine_clear(&e);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_lists_have_an_order),
        cmocka_unit_test(offers_have_counters_and_answers_may_stand),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
