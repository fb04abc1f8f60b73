/* SPDX-License-Identifier: MIT */
/* data.c - High Card: the components. Tables only; every row says where it comes from. */
#include "game.h"

/* clang-format off */
const struct null_tables null_standard = {
    .cards = 16,
    .card = {
        /* id   value  source */
        {"1a",      1, SW_RULEBOOK},
        {"1b",      1, SW_RULEBOOK},
        {"2a",      2, SW_RULEBOOK},
        {"2b",      2, SW_RULEBOOK},
        {"3a",      3, SW_RULEBOOK},
        {"3b",      3, SW_RULEBOOK},
        {"4a",      4, SW_RULEBOOK},
        {"4b",      4, SW_RULEBOOK},
        {"5a",      5, SW_RULEBOOK},
        {"5b",      5, SW_RULEBOOK},
        {"6a",      6, SW_RULEBOOK},
        {"6b",      6, SW_RULEBOOK},
        {"7a",      7, SW_RULEBOOK},
        {"7b",      7, SW_RULEBOOK},
        {"8a",      8, SW_RULEBOOK},
        {"8b",      8, SW_RULEBOOK},
    },
    .stones = STONES,
    .stone = {
        /* id      count  points  source */
        {"white",      5,      1, SW_RULEBOOK},
        {"black",      5,      0, SW_RULEBOOK},
    },
};
/* clang-format on */

#define CARD(member)   (uint16_t) offsetof(struct null_card, member)
#define STONE(member)  (uint16_t) offsetof(struct null_stone, member)
#define TABLES(member) (uint16_t) offsetof(struct null_tables, member)

static const struct sw_column card_columns[] = {
    {"id", CARD(id), SW_TEXT, SW_KIND_NONE, 1, 4},
    {"value", CARD(value), SW_U8, SW_KIND_NUMBER, 0, 99},
    {"source", CARD(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column stone_columns[] = {
    {"id", STONE(id), SW_TEXT, SW_KIND_NONE, 1, 8},
    {"count", STONE(count), SW_U8, SW_KIND_NUMBER, 0, 100},
    {"points", STONE(points), SW_U8, SW_KIND_NUMBER, 0, 9},
    {"source", STONE(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

const struct sw_table null_table[] = {
    [T_CARDS] = {.name = "cards",
                 .offset = TABLES(card),
                 .stride = sizeof(struct null_card),
                 .count_at = TABLES(cards),
                 .least = SEATS + 1,
                 .capacity = CARDS_MAX,
                 .columns = sizeof card_columns / sizeof *card_columns,
                 .column = card_columns,
                 .title = W_TABLE_CARDS},
    [T_STONES] = {.name = "stones",
                  .offset = TABLES(stone),
                  .stride = sizeof(struct null_stone),
                  .count_at = TABLES(stones),
                  .least = STONES,
                  .capacity = STONES,
                  .columns = sizeof stone_columns / sizeof *stone_columns,
                  .column = stone_columns,
                  .title = W_TABLE_STONES},
};
