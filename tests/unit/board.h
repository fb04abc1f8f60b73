/* SPDX-License-Identifier: MIT */
/* board.h - a match on the table, and its picture in a terminal. For tests of views. */
#ifndef UNIT_BOARD_H
#define UNIT_BOARD_H

#include "unit/unit.h"

#include <string.h>

#include "render/term.h"
#include "spielwerk_match.h"
#include "spielwerk_scene.h"

static struct sw_scene sc;
static struct sw_game *game;
static union sw_any_state position;

static const char *const players[SW_MAX_SEATS] = {"Ada", "Konrad", "Wilhelmine von Humboldt",
                                                  "山田太郎さん", "Q"};

static inline void board_begin(int seats, uint64_t seed)
{
    struct sw_setup setup;
    sw_setup_init(game, seats, &setup);
    setup.luck = SW_LUCK_FAST;
    setup.seed = sw_seed_from_number(seed);
    assert_true(sw_start(game, &setup, &position.head, NULL, NULL));
}

static inline int to_move(void)
{
    int seat = 0;
    while (!(position.head.waiting >> seat & 1))
        seat++;
    return seat;
}

/* What the seat's eyes see, in `sc`. */
static inline void look(int seat, int cols, int rows, enum sw_lang lang)
{
    static union sw_any_state view;
    view = position;
    sw_censor(game, &view.head, seat);
    sc.wish = (struct sw_wish){(int16_t)cols, (int16_t)rows, players};
    game->view.scene(game, &view.head, seat, lang, &sc);
}

/* The picture as text, for whoever is to move; lives until the next call. */
static inline const char *picture(int cols, int rows, enum sw_lang lang)
{
    static char memory[65536];
    struct term_options plain = {.colour = false};
    struct sw_text text;
    look(position.head.over ? 0 : to_move(), cols, rows, lang);
    sw_text_init(&text, memory, sizeof memory);
    term_write(game, &sc, &plain, &text);
    assert_false(text.cut);
    return memory;
}

static inline int widest_line(const char *text)
{
    int widest = 0;
    char line[1024];
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        assert_true(n < sizeof line);
        memcpy(line, text, n);
        line[n] = 0;
        int width = term_width(line);
        widest = width > widest ? width : widest;
    }
    return widest;
}

#endif
