/* SPDX-License-Identifier: MIT */
/* kinds.c - Altiplano: how goods, places, slots and cards are written and spoken. */
#include "kinds.h"

#include <stdio.h>
#include <string.h>

/* Tables in the order of altiplano_table. */
enum {
    T_RECIPES = 3,
    T_ROWS,
    T_ROLES = 7,
    T_EXTENSIONS,
    T_ORDERS,
    T_HOUSES,
    T_BOATS,
    T_MISSIONS
};

static const char *const goods[] = {"food",   "fish",  "alpaca", "corn", "wood",
                                    "stone",  "cacao", "wool",   "ore",  "cloth",
                                    "silver", "glass", "coin"};
static const char *const places[] = {"market",  "farm", "mine",   "forest",
                                     "harbour", "road", "village"};
static const char *const units[] = {"cart1", "cart2", "cart3",  "food1",
                                    "food2", "food3", "caravan"};
static const char *const effects[] = {"gain",  "choose",    "sell",  "store", "deliver",
                                      "order", "extension", "boat",  "house", "step",
                                      "cart",  "sorting",   "depot", "loft",  "caravan"};
static const char *const tests[] = {"goods",  "carts",      "coins", "road",  "boats",
                                    "houses", "extensions", "corn",  "kinds", "orders"};
static const char *const parts[] = {"left", "right"};
static const char *const stacks[] = {"A", "B", "C", "D"};
static const char *const begun[] = {"no", "moved", "placed"};
static const char *const triggers[] = {"none", "place", "strip"};

/* ---- rows of tables ------------------------------------------------------------------ */

static const char *row_id(const struct sw_game *g, int table, int row)
{
    const struct sw_table *t = &g->table[table];
    return (const char *)g->tables + t->offset + (size_t)row * t->stride + t->column[0].offset;
}

static int row_count(const struct sw_game *g, int table)
{
    uint16_t count;
    memcpy(&count, (const char *)g->tables + g->table[table].count_at, sizeof count);
    return count;
}

static void print_row_of(const struct sw_game *g, int table, int value, char *out)
{
    if (value == SECRET)
        snprintf(out, SW_MAX_TOKEN, "?");
    else if (value >= 0 && value < row_count(g, table))
        snprintf(out, SW_MAX_TOKEN, "%s", row_id(g, table, value));
    else
        snprintf(out, SW_MAX_TOKEN, "?%d", value);
}

static bool parse_row_of(const struct sw_game *g, int table, const char *text, int *value)
{
    *value = SECRET;
    for (int i = 0; i < row_count(g, table); i++)
        if (strcmp(row_id(g, table, i), text) == 0)
            *value = i;
    return *value != SECRET || strcmp(text, "?") == 0;
}

/* The two functions of a kind whose values are the rows of a table. */
#define ROWS_AS(name, table)                                                                   \
    static void print_##name(const struct sw_game *g, int value, char *out)                    \
    {                                                                                          \
        print_row_of(g, table, value, out);                                                    \
    }                                                                                          \
    static bool parse_##name(const struct sw_game *g, const char *text, int *value)            \
    {                                                                                          \
        return parse_row_of(g, table, text, value);                                            \
    }

ROWS_AS(recipe, T_RECIPES)
ROWS_AS(role, T_ROLES)
ROWS_AS(extension, T_EXTENSIONS)
ROWS_AS(order, T_ORDERS)
ROWS_AS(house, T_HOUSES)
ROWS_AS(boat, T_BOATS)
ROWS_AS(mission, T_MISSIONS)

/* A sentence with up to two values; a card that is not known has words of its own. */
static void say(const struct sw_game *g, enum sw_lang lang, int word, const char *first,
                const char *second, struct sw_text *out)
{
    sw_say(out, g, lang, word, (const char *const[4]){first, second, "", ""});
}

static const char *number(int value, char out[12])
{
    snprintf(out, 12, "%d", value);
    return out;
}

static bool known(const struct sw_game *g, int table, enum sw_lang lang, int value,
                  struct sw_text *out)
{
    bool there = value >= 0 && value < row_count(g, table);
    if (!there)
        sw_text_add(out, sw_words(g, W_SAY_SECRET, lang));
    return there;
}

static void speak_recipe(const struct sw_game *g, enum sw_lang lang, int value,
                         struct sw_text *out)
{
    const struct altiplano_recipe *r = &tables(g)->recipe[value];
    if (known(g, T_RECIPES, lang, value, out))
        sw_text_add(out, lang == SW_DE ? r->name_de : r->name_en);
}

static void speak_role(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    const struct altiplano_role *r = &tables(g)->role[value];
    if (known(g, T_ROLES, lang, value, out))
        sw_text_add(out, lang == SW_DE ? r->name_de : r->name_en);
}

static void speak_extension(const struct sw_game *g, enum sw_lang lang, int value,
                            struct sw_text *out)
{
    const struct altiplano_extension *x = &tables(g)->extension[value];
    if (known(g, T_EXTENSIONS, lang, value, out))
        sw_text_add(out, lang == SW_DE ? x->name_de : x->name_en);
}

static void speak_order(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    char points[12], memory[128];
    struct sw_text list;

    if (!known(g, T_ORDERS, lang, value, out))
        return;
    const struct altiplano_order *order = &tables(g)->order[value];
    sw_text_init(&list, memory, sizeof memory);
    for (int i = 0; i < GOODS; i++)
        if (order->good[i])
            sw_text_addf(&list, "%s%d %s", list.len ? ", " : "", order->good[i],
                         sw_words(g, W_GOOD_FOOD + i, lang));
    say(g, lang, W_SAY_ORDER, memory, number(order->points, points), out);
}

static void speak_house(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    if (known(g, T_HOUSES, lang, value, out))
        say(g, lang, W_SAY_HOUSE, sw_words(g, W_GOOD_FOOD + tables(g)->house[value].good, lang),
            "", out);
}

static void speak_boat(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    if (known(g, T_BOATS, lang, value, out))
        say(g, lang, W_SAY_BOAT, sw_words(g, W_GOOD_FOOD + tables(g)->boat[value].good, lang),
            "", out);
}

static void speak_mission(const struct sw_game *g, enum sw_lang lang, int value,
                          struct sw_text *out)
{
    const struct altiplano_mission *m = &tables(g)->mission[value];
    char count[12], points[12], memory[128];
    struct sw_text task;

    if (!known(g, T_MISSIONS, lang, value, out))
        return;
    sw_text_init(&task, memory, sizeof memory);
    say(g, lang, W_TEST_GOODS + m->test, number(m->count, count),
        m->good < GOODS ? sw_words(g, W_GOOD_FOOD + m->good, lang) : "", &task);
    say(g, lang, W_SAY_MISSION, memory, number(m->points, points), out);
}

/* ---- rows of the warehouse, and the loft --------------------------------------------- */

static void print_row(const struct sw_game *g, int value, char *out)
{
    if (value == TO_LOFT)
        snprintf(out, SW_MAX_TOKEN, "loft");
    else if (value >= 0 && value < tables(g)->rows)
        snprintf(out, SW_MAX_TOKEN, "%s", tables(g)->row[value].id);
    else
        snprintf(out, SW_MAX_TOKEN, "row%d", value);
}

static bool parse_row(const struct sw_game *g, const char *text, int *value)
{
    char token[SW_MAX_TOKEN];
    for (*value = 0; *value <= TO_LOFT; ++*value) {
        print_row(g, *value, token);
        if (strcmp(token, text) == 0)
            return true;
    }
    return false;
}

static void speak_row(const struct sw_game *g, enum sw_lang lang, int value,
                      struct sw_text *out)
{
    const struct altiplano_tables *t = tables(g);
    char place[12];
    int from_below = 1;
    if (value == TO_LOFT)
        sw_text_add(out, sw_words(g, W_SAY_LOFT, lang));
    if (value < 0 || value >= t->rows)
        return;
    for (int i = 0; i < value; i++)
        from_below += t->row[i].part == t->row[value].part;
    say(g, lang, t->row[value].part == RIGHT ? W_SAY_ROW_RIGHT : W_SAY_ROW_LEFT,
        number(from_below, place), "", out);
}

/* ---- slots --------------------------------------------------------------------------- */

static void print_slot(const struct sw_game *g, int value, char *out)
{
    if (value >= 0 && value < tables(g)->slot_count)
        snprintf(out, SW_MAX_TOKEN, "%s", tables(g)->slot_name[value]);
    else
        snprintf(out, SW_MAX_TOKEN, "s%d", value);
}

static bool parse_slot(const struct sw_game *g, const char *text, int *value)
{
    char token[SW_MAX_TOKEN];
    for (*value = 0; *value < tables(g)->slot_count; ++*value)
        if (strcmp(tables(g)->slot_name[*value], text) == 0)
            return true;
    for (; *value < SLOTS; ++*value) {
        print_slot(g, *value, token);
        if (strcmp(token, text) == 0)
            return true;
    }
    return false;
}

/* The recipe of a role or extension whose slot it is, or -1. */
static int tile_of_slot(const struct altiplano_tables *t, int slot)
{
    for (int r = 0; r < t->recipes; r++)
        if (t->recipe[r].tile && bits_has(t->slots_of[r], slot))
            return r;
    return -1;
}

static void speak_slot(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    const struct altiplano_tables *t = tables(g);
    char which[12];
    int tile = tile_of_slot(t, value);
    if (value >= t->first_move && value < t->first_move + CARTS) {
        say(g, lang, W_SAY_MOVE_SLOT, number(value - t->first_move + 1, which), "", out);
    } else if (tile >= 0) {
        int first = bits_lowest(t->slots_of[tile]);
        say(g, lang, W_SAY_SLOT,
            lang == SW_DE ? t->recipe[tile].name_de : t->recipe[tile].name_en,
            number(value - first + 1, which), out);
    } else if (value >= 0 && value < t->slots) {
        int place = t->slot[value].place;
        uint64_t before = t->place_slots[place] & bits_below(value);
        say(g, lang, W_SAY_SLOT, sw_words(g, W_PLACE_MARKET + place, lang),
            number(bits_count(before) + 1, which), out);
    }
}

static void speak_coins(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    sw_text_addf(out, "%d %s", value, sw_words(g, value == 1 ? W_GOOD_COIN : W_COINS, lang));
}

/* ---- the list ------------------------------------------------------------------------ */

#define KIND(kind) [kind - SW_KIND_GAME]

/* Kinds whose values have fixed names, spoken as the words from `first` on. */
#define NAMED(text, list, nothing, first)                                                      \
    {                                                                                          \
        .name = text, .tokens = list, .count = sizeof list / sizeof *list, .none = nothing,    \
        .words = first                                                                         \
    }

/* Kinds whose values are the rows of a table. */
#define CARDS(text, of, index)                                                                 \
    {                                                                                          \
        .name = text, .none = NONE, .table = index, .print = print_##of, .parse = parse_##of,  \
        .speak = speak_##of                                                                    \
    }

const struct sw_kind altiplano_kinds[K_END - SW_KIND_GAME] = {
    KIND(K_GOOD) = NAMED("good", goods, NONE, W_GOOD_FOOD),
    KIND(K_PLACE) = NAMED("place", places, NONE, W_PLACE_MARKET),
    KIND(K_SLOT) = {.name = "slot",
                    .none = -1,
                    .print = print_slot,
                    .parse = parse_slot,
                    .speak = speak_slot},
    KIND(K_RECIPE) = CARDS("recipe", recipe, 0),
    KIND(K_UNIT) = NAMED("unit", units, -1, W_UNIT_CART_1),
    KIND(K_ROW) =
        {.name = "row", .none = -1, .print = print_row, .parse = parse_row, .speak = speak_row},
    KIND(K_ROLE) = CARDS("role", role, 0),
    KIND(K_EXTENSION) = CARDS("extension", extension, T_EXTENSIONS + 1),
    KIND(K_ORDER) = CARDS("order", order, T_ORDERS + 1),
    KIND(K_HOUSE) = CARDS("house", house, T_HOUSES + 1),
    KIND(K_BOAT) = CARDS("boat", boat, T_BOATS + 1),
    KIND(K_MISSION) = CARDS("mission", mission, T_MISSIONS + 1),
    KIND(K_EFFECT) = NAMED("effect", effects, -1, 0),
    KIND(K_TEST) = NAMED("test", tests, -1, 0),
    KIND(K_PART) = NAMED("part", parts, -1, 0),
    KIND(K_STACK) = NAMED("stack", stacks, -1, 0),
    KIND(K_BEGUN) = NAMED("begun", begun, -1, 0),
    KIND(K_TRIGGER) = NAMED("trigger", triggers, -1, 0),
    KIND(K_COINS) = {.name = "coins", .none = -1, .speak = speak_coins},
    KIND(K_AT_PLACE) = NAMED("at_place", places, NONE, W_AT_MARKET),
    KIND(K_TO_PLACE) = NAMED("to_place", places, NONE, W_TO_MARKET),
    KIND(K_BY_UNIT) = NAMED("by_unit", units, -1, W_BY_CART_1),
};
