/* SPDX-License-Identifier: MIT */
/* ai_outlook.c - hints say in words what an action makes possible, and what it denies others.
 */
#include "unit/unit.h"

#include <string.h>

#include "ai/ai.h"
#include "ai/reason.h"

static const char *const opens[SW_LANGS] = {"It makes more likely: ",
                                            "Das macht wahrscheinlicher: "};
static const char *const denies[SW_LANGS] = {"It makes less likely: ",
                                             "Das macht unwahrscheinlicher: "};
static const char *const names[SW_MAX_SEATS] = {"Ada", "Ben", "Cleo", "Dora", "Emil"};

/* What is opened is done by who is told, what is denied by others; and nothing else is said. */
static void check(const struct sw_game *g, const struct sw_state *view, int seat,
                  const struct reason *r, int lang)
{
    struct sw_text text;

    sw_text_init_heap(&text);
    reason_say(g, view, r, (enum sw_lang)lang, names, &text);
    assert_int_equal(strstr(text.data, opens[lang]) != NULL, r->opens > 0);
    assert_int_equal(strstr(text.data, denies[lang]) != NULL, r->denies > 0);
    for (int i = 0; i < r->opens; i++)
        assert_int_equal(r->opened[i].seat, seat);
    for (int i = 0; i < r->denies; i++)
        assert_int_not_equal(r->denied[i].seat, seat);
    if (r->opens)
        assert_non_null(strstr(strstr(text.data, opens[lang]), names[seat]));
    assert_null(strstr(text.data, "..")); /* no full stop of a sentence is left */
    sw_text_clear(&text);
}

static void hint(const struct sw_game *g, const struct sw_state *view, int seat, int *opened,
                 int *denied)
{
    struct reason r, same;

    assert_true(reason_hint(g, view, seat, &r));
    assert_true(reason_hint(g, view, seat, &same));
    assert_int_equal(r.opens, same.opens);
    assert_int_equal(r.denies, same.denies);
    for (int lang = 0; lang < SW_LANGS; lang++)
        check(g, view, seat, &r, lang);
    *opened += r.opens > 0;
    *denied += r.denies > 0;
}

static void hints_say_what_comes_of_it(void **state)
{
    struct sw_game *g = sw_game_open("lydia", NULL);
    int opened = 0, denied = 0, hints = 0;
    struct sw_setup setup;
    union sw_any_state s, view;

    (void)state;
    sw_setup_bots(g, 3, &setup);
    setup.seed = sw_seed_from_number(3);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int ply = 0; ply < 220 && !s.head.over; ply++) {
        struct sw_action legal[SW_MAX_ACTIONS], a;
        struct sw_rng thinking;
        int seat = 0, n = sw_forward_next(g, &s.head, &seat, legal);
        memcpy(&view, &s, g->state_size);
        sw_censor(g, &view.head, seat);
        if (ply > 150 && n > 3 && hints++ < 6)
            hint(g, &view.head, seat, &opened, &denied);
        thinking = ai_thinking(g, &view.head, 0);
        a = ai_greedy(g, &view.head, seat, &thinking);
        sw_apply(g, &s.head, &a, NULL);
    }
    assert_true(opened > 0);
    assert_true(denied > 0);
    sw_game_close(g);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_say_what_comes_of_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
