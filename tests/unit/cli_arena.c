/* SPDX-License-Identifier: MIT */
/* cli_arena.c - the arena: fair schedules, ratings that find what is there, files that can be
 * cut and put together. */
#include "unit/unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arena.h"

static struct sw_game *game;

static void make_plan(int seats, const char *const names[], int n, uint64_t seeds,
                      struct arena_plan *out)
{
    *out = (struct arena_plan){.game = game, .seed = 5, .seeds = seeds, .players = n};
    sw_setup_bots(game, seats, &out->setup);
    strcpy(out->game_id, game->id);
    for (int i = 0; i < n; i++)
        assert_true(ai_player_parse(names[i], &out->player[i]));
    out->line_ups = arena_line_ups(n, seats);
}

static int open_game(void **state)
{
    (void)state;
    game = sw_game_open("null", NULL);
    return game == NULL;
}

static int close_game(void **state)
{
    (void)state;
    sw_game_close(game);
    return 0;
}

/* Everybody meets everybody, with every seed, on every seat, equally often. */
static void schedules_are_fair(void **state)
{
    static const char *const names[] = {"random", "broad", "greedy", "level1"};
    struct arena_plan p;
    int sat[4][3] = {{0}}, met[4][4] = {{0}};

    (void)state;
    make_plan(3, names, 4, 5, &p);
    assert_int_equal(p.line_ups, 4);
    assert_int_equal(arena_matches(&p), 4 * 5 * 3);
    for (uint64_t i = 0; i < arena_matches(&p); i++) {
        int who[SW_MAX_SEATS];
        arena_seat(&p, i, who);
        assert_in_range(arena_seed(&p, i), 5, 9);
        for (int a = 0; a < 3; a++) {
            sat[who[a]][a]++;
            for (int b = 0; b < 3; b++)
                met[who[a]][who[b]]++;
        }
    }
    for (int a = 0; a < 4; a++) {
        for (int seat = 0; seat < 3; seat++)
            assert_int_equal(sat[a][seat], 15);
        for (int b = 0; b < 4; b++)
            assert_int_equal(met[a][b], a == b ? 45 : 30);
    }
}

/* Results of two players, the first of whom wins `wins` of every four matches. */
static struct arena_result *made_up(const struct arena_plan *p, int wins)
{
    struct arena_result *r = calloc(arena_matches(p), sizeof *r);

    for (uint64_t i = 0; i < arena_matches(p); i++) {
        bool won = (int)(i * 7 % 4) < wins;
        r[i].index = i;
        r[i].plies = 1;
        arena_seat(p, i, r[i].player);
        for (int seat = 0; seat < 2; seat++)
            r[i].place[seat] = (r[i].player[seat] == 0) == won ? 1 : 2;
    }
    return r;
}

static void ratings_find_what_is_there(void **state)
{
    static const char *const names[] = {"greedy", "random"};
    struct arena_row row[ARENA_PLAYERS];
    struct arena_result *r;
    struct arena_plan p;

    (void)state;
    make_plan(2, names, 2, 500, &p);
    r = made_up(&p, 3);
    arena_rate(&p, r, arena_matches(&p), row);
    assert_true(fabs(row[0].share - 0.75) < 1e-9 && row[0].share_low < 0.75 &&
                row[0].share_high > 0.75);
    assert_true(fabs(row[1].elo + 190.8) < 1.5); /* 400 log10 3 */
    assert_true(row[1].low <= row[1].elo && row[1].elo <= row[1].high);
    assert_true(arena_evidence(&p, r, arena_matches(&p), 0, 100) > ARENA_DECIDED);
    free(r);
    r = made_up(&p, 2);
    arena_rate(&p, r, arena_matches(&p), row);
    assert_true(fabs(row[1].elo) < 1e-6);
    assert_true(arena_evidence(&p, r, arena_matches(&p), 0, 100) < -ARENA_DECIDED);
    free(r);
}

/* Play all, write it in three parts, and read these in another order. */
static void parts_make_a_whole(void **state)
{
    static const char *const names[] = {"greedy", "random", "broad"};
    struct arena_result *all, *part, *read;
    struct sw_text text[3], whole;
    struct arena_plan p, again;
    uint64_t n;

    (void)state;
    make_plan(2, names, 3, 4, &p);
    n = arena_matches(&p);
    all = calloc(n, sizeof *all);
    read = calloc(n, sizeof *read);
    for (uint64_t i = 0; i < n; i++)
        arena_play(&p, i, &all[i]);
    for (int k = 0; k < 3; k++) {
        part = calloc(n, sizeof *part);
        for (uint64_t i = (uint64_t)k; i < n; i += 3)
            arena_play(&p, i, &part[i]);
        sw_text_init_heap(&text[k]);
        arena_write(&p, part, n, &text[k]);
        free(part);
    }
    assert_true(arena_read_plan(text[2].data, &again, NULL));
    assert_int_equal(arena_matches(&again), n);
    for (int k = 2; k >= 0; k--) {
        assert_true(arena_same_plan(text[0].data, text[k].data));
        assert_true(arena_read(text[k].data, &again, read, NULL));
        sw_text_clear(&text[k]);
    }
    assert_memory_equal(all, read, n * sizeof *all);
    sw_text_init_heap(&whole);
    arena_write(&p, all, n, &whole);
    p.seed++;
    sw_text_init_heap(&text[0]);
    arena_write(&p, all, 0, &text[0]);
    assert_false(arena_same_plan(whole.data, text[0].data));
    sw_text_clear(&text[0]);
    sw_text_clear(&whole);
    free(all);
    free(read);
}

static void nonsense_is_refused(void **state)
{
    static const char *const bad[] = {
        "", "match,seed\n", "# spielwerk arena 1\n",
        "# spielwerk arena 1\n# game null version 1\n# seats 99 seed 1 seeds 1\n"
        "# players greedy,random\nmatch,seed,players,places,scores,actions\n",
        "# spielwerk arena 1\n# game null version 1\n# seats 2 seed 1 seeds 1\n"
        "# players greedy,nobody\nmatch,seed,players,places,scores,actions\n"};
    static const char head[] = "# spielwerk arena 1\n# game null version 1\n"
                               "# seats 2 seed 1 seeds 1\n# players greedy,random\n"
                               "match,seed,players,places,scores,actions\n";
    static const char *const lines[] = {"0,1,a;b,1;2,3;4\n",   "2,1,a;b,1;2,3;4,5\n",
                                        "0,2,a;b,1;2,3;4,5\n", "0,1,a;b,1;3,3;4,5\n",
                                        "0,1,a;b,1,3;4,5\n",   "x,1,a;b,1;2,3;4,5\n",
                                        "0,1,a;b,1;2,3;4,0\n", "nonsense\n"};
    struct arena_result result[2] = {0};
    struct arena_plan p;
    struct sw_error e;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(arena_read_plan(bad[i], &p, &e));
    assert_true(arena_read_plan(head, &p, &e));
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[512];
        snprintf(text, sizeof text, "%s%s", head, lines[i]);
        assert_false(arena_read(text, &p, result, &e));
        assert_int_equal(e.line, 6);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(schedules_are_fair),
        cmocka_unit_test(ratings_find_what_is_there),
        cmocka_unit_test(parts_make_a_whole),
        cmocka_unit_test(nonsense_is_refused),
    };
    return cmocka_run_group_tests(tests, open_game, close_game);
}
