/* SPDX-License-Identifier: MIT */
/* tiny.h - a game that has only tables: one column of every type. For tests of tables and
 * editions. tiny_open() gives what sw_game_open() would give; sw_game_close() it. */
#ifndef UNIT_TINY_H
#define UNIT_TINY_H

#include <stdlib.h>
#include <string.h>

#include "spielwerk_match.h"

enum { TINY_CAPACITY = 5, TINY_LEAST = 2, TINY_NONE = 255, TINY_COLOUR = SW_KIND_GAME };

struct tiny_row {
    uint64_t many;
    uint32_t u32;
    uint16_t u16;
    int16_t i16;
    char id[6], name[14];
    uint8_t u8, colour, few, two;
    int8_t i8;
};

struct tiny_tables {
    uint16_t things, others;
    struct tiny_row thing[TINY_CAPACITY];
    struct tiny_row other[TINY_CAPACITY];
    int32_t sum; /* derived */
};

static const char *const tiny_tokens[] = {"R", "Y", "B", "G"};
static const struct sw_kind tiny_kinds[] = {
    {.name = "colour", .tokens = tiny_tokens, .count = 4, .none = TINY_NONE}};

#define TINY(member) (uint16_t) offsetof(struct tiny_row, member)
static const struct sw_column tiny_columns[] = {
    {"id", TINY(id), SW_TEXT, SW_KIND_NONE, 0, 6},
    {"name", TINY(name), SW_TEXT, SW_KIND_NONE, 0, 14},
    {"u8", TINY(u8), SW_U8, SW_KIND_NUMBER, 0, 9},
    {"i8", TINY(i8), SW_I8, SW_KIND_NUMBER, -3, 3},
    {"u16", TINY(u16), SW_U16, SW_KIND_NONE, 0, 0},
    {"i16", TINY(i16), SW_I16, SW_KIND_NUMBER, 0, 0},
    {"u32", TINY(u32), SW_U32, SW_KIND_NUMBER, 0, 0},
    {"colour", TINY(colour), SW_U8, TINY_COLOUR, 0, 2},
    {"few", TINY(few), SW_SET8, TINY_COLOUR, 0, 0},
    {"two", TINY(two), SW_SET8, TINY_COLOUR, 0, 2},
    {"many", TINY(many), SW_SET64, SW_KIND_NUMBER, 0, 0},
};

enum { ID, NAME, U8, I8, U16, I16, U32, COLOUR, FEW, TWO, MANY, TINY_COLUMNS };
enum { THINGS, OTHERS };

static const struct sw_table tiny_table[] = {
    {"things", offsetof(struct tiny_tables, thing), sizeof(struct tiny_row),
     offsetof(struct tiny_tables, things), TINY_LEAST, TINY_CAPACITY, TINY_COLUMNS,
     tiny_columns, 0},
    {"others", offsetof(struct tiny_tables, other), sizeof(struct tiny_row),
     offsetof(struct tiny_tables, others), 0, TINY_CAPACITY, TINY_COLUMNS, tiny_columns, 0},
};

static const struct tiny_tables tiny_standard = {
    .things = 3,
    .thing =
        {
            {.id = "T1", .name = "süß & good", .u8 = 3, .i8 = -3, .colour = 1, .few = 5},
            {.id = "T2",
             .u16 = 65535,
             .i16 = -32768,
             .u32 = 4294967295u,
             .colour = TINY_NONE,
             .two = 3},
            {.id = "T3", .many = UINT64_C(1) << 63 | 1},
        },
    .others = 1,
    .other = {{.id = "X"}},
};

/* The sum of u8, which no more than 20 may reach. */
static bool tiny_prepare(const struct sw_game *g, void *tables, struct sw_error *e)
{
    struct tiny_tables *t = tables;

    (void)g;
    t->sum = 0;
    for (int i = 0; i < t->things; i++)
        t->sum += t->thing[i].u8;
    return t->sum <= 20 || sw_fail(e, SW_WORD_GAME, "sum", NULL, NULL, NULL);
}

static const struct sw_word tiny_words[] = {{"SUM", "", {"too much", "zu viel"}}};

static struct sw_game *tiny_open(void)
{
    struct sw_game *g = calloc(1, sizeof *g);
    void *tables = malloc(sizeof tiny_standard);

    memcpy(tables, &tiny_standard, sizeof tiny_standard);
    g->id = "tiny";
    g->version = 1;
    g->kinds = tiny_kinds;
    g->kind_count = 1;
    g->words = tiny_words;
    g->word_count = 1;
    g->table = tiny_table;
    g->table_count = 2;
    g->tables = tables;
    g->tables_size = sizeof tiny_standard;
    g->prepare = tiny_prepare;
    if (!sw_game_seal(g, "standard", NULL))
        abort();
    return g;
}

#endif
