/* SPDX-License-Identifier: MIT */
/* edition.c - fuzz edition files: an accepted one must be playable and survive writing. */
#include "edition/edition.h"
#include "fuzz.h"

enum { ACTIONS = 200 };

static void play(const struct sw_game *g)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    union sw_any_state s;
    struct sw_setup setup;
    sw_setup_bots(g, g->seats_max, &setup);
    setup.luck = SW_LUCK_FAST;
    MUST(sw_start(g, &setup, &s.head, NULL, NULL));
    for (int i = 0; i < ACTIONS && !s.head.over; i++) {
        int seat = 0, n;
        MUST(!sw_verify(g, &s.head));
        n = sw_forward_next(g, &s.head, &seat, legal);
        MUST(n > 0);
        sw_apply(g, &s.head, &legal[i % n], NULL);
    }
}

static void write_again(const struct sw_game *g)
{
    struct sw_game *again = sw_game_open(g->id, NULL);
    struct sw_text out;
    MUST(again);
    sw_text_init_heap(&out);
    edition_write(g, &out);
    MUST(edition_read(again, out.data, out.len, NULL));
    MUST(again->edition_hash == g->edition_hash);
    sw_text_clear(&out);
    sw_game_close(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_error e = {0};
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        MUST(g);
        if (edition_read(g, (const char *)data, size, &e)) {
            write_again(g);
            play(g);
        } else {
            fuzz_error(&e, g);
        }
        sw_game_close(g);
    }
    return 0;
}
