/* SPDX-License-Identifier: MIT */
/* digests.c - what every machine must agree on: digests of recorded and of fresh matches.
 *
 *   digests FILE.save...
 *
 * Replays the saves and prints the digest after every action, then plays a few matches of
 * every game and prints how they end. Needs the engine only, no JSON, so that it can be
 * built where nothing else is there. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "spielwerk_match.h"

enum { MATCHES = 25 };

static bool read_file(const char *path, struct sw_text *out)
{
    char block[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    while ((n = fread(block, 1, sizeof block, f)) > 0)
        sw_text_add_bytes(out, block, n);
    fclose(f);
    return true;
}

static void print_digest(const struct sw_game *g, const struct sw_state *s)
{
    printf(" %016" PRIx64, sw_digest(g, s));
}

static bool replay(const char *path)
{
    union sw_any_state s;
    struct sw_error e = {0};
    struct sw_text text, why;
    struct sw_match *m;
    sw_text_init_heap(&text);
    sw_text_init_heap(&why);
    m = read_file(path, &text) ? sw_match_load(text.data, &e) : NULL;
    if (m) {
        printf("%s", path);
        for (int ply = 0; ply <= sw_match_length(m); ply++) {
            sw_match_at(m, ply, &s.head, NULL);
            print_digest(sw_match_game(m), &s.head);
        }
        printf("\n");
    } else {
        sw_error_say(&e, NULL, SW_EN, &why);
        printf("%s: %s\n", path, why.data);
    }
    sw_match_free(m);
    sw_text_clear(&text);
    sw_text_clear(&why);
    return m != NULL;
}

/* One random match, the choices drawn apart from the match's own luck. */
static void play(const struct sw_game *g, const struct sw_setup *setup)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state s;
    struct sw_rng choice;
    sw_rng_init(&choice, SW_LUCK_FAST, &setup->seed);
    sw_start(g, setup, &s.head, NULL, NULL);
    print_digest(g, &s.head);
    while (!s.head.over) {
        int seat = 0, n = sw_forward_next(g, &s.head, &seat, legal);
        sw_apply(g, &s.head, &legal[sw_rng_below(&choice, (uint32_t)n)], NULL);
    }
    printf(" %" PRIu32, s.head.ply);
    print_digest(g, &s.head);
    for (int i = 0; i < s.head.seats; i++) {
        struct sw_scores scores;
        g->rules.score(g, &s.head, i, &scores);
        printf(" %d", scores.total);
    }
    printf("\n");
}

static bool play_some(const char *id)
{
    struct sw_game *g = sw_game_open(id, NULL);
    if (!g)
        return false;
    printf("%s edition %016" PRIx64 "\n", id, g->edition_hash);
    for (int i = 0; i < MATCHES; i++) {
        struct sw_setup setup;
        sw_setup_bots(g, g->seats_min + i % (g->seats_max - g->seats_min + 1), &setup);
        setup.seed = sw_seed_from_number((uint64_t)i);
        setup.luck = i % 2 ? SW_LUCK_CHACHA : SW_LUCK_FAST;
        printf("%s %d", id, i);
        play(g, &setup);
    }
    sw_game_close(g);
    return true;
}

int main(int argc, char **argv)
{
    bool good = true;
    for (int i = 1; i < argc; i++)
        good = replay(argv[i]) && good;
    for (int i = 0; i < sw_game_count(); i++)
        good = play_some(sw_game_id(i)) && good;
    return good ? 0 : 1;
}
