/* SPDX-License-Identifier: MIT */
/* sample.c - `sample` lists the games that players are offered; `sample GAME` prints a match of
 * that game, played by bots to its middle, for the start page to show. */
#include <stdio.h>
#include <stdlib.h>

#include "ai/ai.h"

static const char *const names[] = {"Ada", "Konrad", "Grace"};
enum { NAMES = sizeof names / sizeof *names, SEED = 4 };

static void list_games(void)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        if (g && !g->hidden)
            puts(g->id);
        sw_game_close(g);
    }
}

/* Three seats, or as near to that as the game comes. */
static struct sw_match *begin(const struct sw_game *g)
{
    struct sw_setup setup;
    int seats = g->seats_min > NAMES   ? g->seats_min
                : g->seats_max < NAMES ? g->seats_max
                                       : NAMES;
    struct sw_match *m;

    sw_setup_bots(g, seats, &setup);
    setup.seed = sw_seed_from_number(SEED);
    m = sw_match_new(g, &setup, NULL);
    for (int seat = 0; m && seat < seats && seat < NAMES; seat++)
        sw_match_set_name(m, seat, names[seat]);
    return m;
}

static void play_to_the_end(const struct sw_game *g, struct sw_match *m)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    static union sw_any_state view;

    while (!sw_match_state(m)->over) {
        int seat = 0;
        struct sw_action a;
        struct sw_rng thinking;
        sw_forward_next(g, sw_match_state(m), &seat, legal);
        sw_match_view(m, seat, &view.head);
        thinking = ai_thinking(g, &view.head, 0);
        a = ai_find("greedy")->choose(g, &view.head, seat, &thinking);
        sw_match_play(m, &a, NULL);
    }
}

static bool print_sample(const char *id)
{
    struct sw_game *g = sw_game_open(id, NULL);
    struct sw_match *m = g ? begin(g) : NULL;
    struct sw_text text;

    if (m) {
        play_to_the_end(g, m);
        sw_match_cut(m, sw_match_length(m) / 2);
        sw_text_init_heap(&text);
        sw_match_save(m, &text);
        fputs(text.data, stdout);
        sw_text_clear(&text);
    }
    sw_match_free(m);
    sw_game_close(g);
    return m;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        return print_sample(argv[1]) ? EXIT_SUCCESS : EXIT_FAILURE;
    list_games();
    return EXIT_SUCCESS;
}
