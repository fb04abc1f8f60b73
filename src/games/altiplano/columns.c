/* SPDX-License-Identifier: MIT */
/* columns.c - Altiplano: what the component tables are called, and their cells. */
#include "game.h"

#define N               SW_KIND_NUMBER
#define AT(row, member) offsetof(struct altiplano_##row, member)
#define TEXT(row, member)                                                                      \
    AT(row, member), SW_TEXT, 0, 1, sizeof(((struct altiplano_##row *)0)->member)
#define COUNT(row, member) AT(row, member), SW_U8, N, 0
#define SET(row, member)   AT(row, member), SW_SET64, K_GOOD, 0, GOODS
#define SOURCE(row)                                                                            \
    {                                                                                          \
        "source", AT(row, source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1                    \
    }

/* One number per good. */
#define GOODS_OF(row, most)                                                                    \
    {"food", COUNT(row, good[FOOD]), most}, {"fish", COUNT(row, good[FISH]), most},            \
        {"alpaca", COUNT(row, good[ALPACA]), most}, {"corn", COUNT(row, good[CORN]), most},    \
        {"wood", COUNT(row, good[WOOD]), most}, {"stone", COUNT(row, good[STONE]), most},      \
        {"cacao", COUNT(row, good[CACAO]), most}, {"wool", COUNT(row, good[WOOL]), most},      \
        {"ore", COUNT(row, good[ORE]), most}, {"cloth", COUNT(row, good[CLOTH]), most},        \
        {"silver", COUNT(row, good[SILVER]), most},                                            \
    {                                                                                          \
        "glass", COUNT(row, good[GLASS]), most                                                 \
    }

/* clang-format off */
static const struct sw_column good_columns[] = {
    {"id",       TEXT(good, id)},
    {"points",   COUNT(good, points), 20},
    {"price",    COUNT(good, price), 20},
    {"storable", AT(good, storable), SW_U8, SW_KIND_FLAG, 0, 1},
    {"home",     AT(good, home), SW_U8, K_PLACE, 0, PLACES - 1},
    SOURCE(good),
};

static const struct sw_column supply_columns[] = {
    {"id",     TEXT(supply, id)},
    GOODS_OF(supply, 60),
    {"carts",  COUNT(supply, carts), SEATS * CARTS},
    {"orders", COUNT(supply, orders), ORDERS_MAX},
    SOURCE(supply),
};

static const struct sw_column slot_columns[] = {
    {"id",      TEXT(slot, id)},
    {"place",   AT(slot, place), SW_U8, K_PLACE, 0, PLACES - 1},
    {"accepts", AT(slot, accepts), SW_SET64, K_GOOD, 1, GOODS},
    SOURCE(slot),
};

static const struct sw_column recipe_columns[] = {
    {"id",      TEXT(recipe, id)},
    {"name_en", TEXT(recipe, name_en)},
    {"name_de", TEXT(recipe, name_de)},
    {"tile",    AT(recipe, tile), SW_U8, SW_KIND_FLAG, 0, 1},
    {"place",   AT(recipe, place), SW_U8, K_PLACE, 0, PLACES - 1},
    {"need1",   SET(recipe, need[0])},
    {"need2",   SET(recipe, need[1])},
    {"need3",   SET(recipe, need[2])},
    {"coins",   COUNT(recipe, coins), 9},
    {"effect",  AT(recipe, effect), SW_U8, K_EFFECT, 0, EFFECTS - 1},
    {"good",    AT(recipe, good), SW_U8, K_GOOD, 0, GOODS - 1},
    {"choice",  SET(recipe, choice)},
    {"amount",  COUNT(recipe, amount), 9},
    SOURCE(recipe),
};

static const struct sw_column row_columns[] = {
    {"id",     TEXT(row, id)},
    {"part",   AT(row, part), SW_U8, K_PART, LEFT, RIGHT},
    {"size",   AT(row, size), SW_U8, N, 1, 12},
    {"points", COUNT(row, points), 100},
    SOURCE(row),
};

static const struct sw_column road_columns[] = {
    {"id",    TEXT(road, id)},
    {"value", AT(road, value), SW_U8, N, 1, 12},
    SOURCE(road),
};

static const struct sw_column strip_columns[] = {
    {"id",    TEXT(strip, id)},
    {"coins", COUNT(strip, coins), 20},
    SOURCE(strip),
};

static const struct sw_column role_columns[] = {
    {"id",      TEXT(role, id)},
    {"name_en", TEXT(role, name_en)},
    {"name_de", TEXT(role, name_de)},
    {"recipe",  AT(role, recipe), SW_U8, K_RECIPE, 0, RECIPES_MAX - 1},
    GOODS_OF(role, 9),
    {"coins",   COUNT(role, coins), 20},
    SOURCE(role),
};

static const struct sw_column extension_columns[] = {
    {"id",      TEXT(extension, id)},
    {"name_en", TEXT(extension, name_en)},
    {"name_de", TEXT(extension, name_de)},
    {"stack",   AT(extension, stack), SW_U8, K_STACK, 0, 3},
    {"seats",   AT(extension, seats), SW_U8, N, 2, SEATS},
    {"price",   COUNT(extension, price), 20},
    {"recipe",  AT(extension, recipe), SW_U8, K_RECIPE, 0, RECIPES_MAX - 1},
    SOURCE(extension),
};

static const struct sw_column order_columns[] = {
    {"id",     TEXT(order, id)},
    {"points", COUNT(order, points), 100},
    GOODS_OF(order, 9),
    SOURCE(order),
};

static const struct sw_column card_columns[] = {
    {"id",     TEXT(card, id)},
    {"points", COUNT(card, points), 100},
    {"good",   AT(card, good), SW_U8, K_GOOD, 0, GOODS - 1},
    SOURCE(card),
};

static const struct sw_column mission_columns[] = {
    {"id",     TEXT(mission, id)},
    {"points", COUNT(mission, points), 100},
    {"test",   AT(mission, test), SW_U8, K_TEST, 0, TESTS - 1},
    {"good",   AT(mission, good), SW_U8, K_GOOD, 0, GOODS - 1},
    {"count",  AT(mission, count), SW_U8, N, 1, 99},
    SOURCE(mission),
};

/* name, rows, row count, least and most rows, columns, title */
#define TABLE(name, row, rows, least, most, columns, title)                                    \
    {name, offsetof(struct altiplano_tables, row),                                             \
     sizeof(((struct altiplano_tables *)0)->row[0]), offsetof(struct altiplano_tables, rows),  \
     least, most, sizeof columns / sizeof *columns, columns, title}

const struct sw_table altiplano_table[ALTIPLANO_TABLES] = {
    TABLE("goods",      good,      goods,      GOODS,     GOODS,          good_columns,      W_TABLE_GOODS),
    TABLE("supply",     supply,    supplies,   SEATS - 1, SEATS - 1,      supply_columns,    W_TABLE_SUPPLY),
    TABLE("slots",      slot,      slots,      1,         BOARD_SLOTS,    slot_columns,      W_TABLE_SLOTS),
    TABLE("recipes",    recipe,    recipes,    1,         RECIPES_MAX,    recipe_columns,    W_TABLE_RECIPES),
    TABLE("rows",       row,       rows,       1,         ROWS_MAX,       row_columns,       W_TABLE_ROWS),
    TABLE("road",       road,      roads,      1,         ROAD_MAX,       road_columns,      W_TABLE_ROAD),
    TABLE("strip",      strip,     strips,     STRIP,     STRIP,          strip_columns,     W_TABLE_STRIP),
    TABLE("roles",      role,      roles,      SEATS,     ROLES_MAX,      role_columns,      W_TABLE_ROLES),
    TABLE("extensions", extension, extensions, STRIP,     EXTENSIONS_MAX, extension_columns, W_TABLE_EXTENSIONS),
    TABLE("orders",     order,     orders,     1,         ORDERS_MAX,     order_columns,     W_TABLE_ORDERS),
    TABLE("houses",     house,     houses,     1,         HOUSES_MAX,     card_columns,      W_TABLE_HOUSES),
    TABLE("boats",      boat,      boats,      1,         BOATS_MAX,      card_columns,      W_TABLE_BOATS),
    TABLE("missions",   mission,   missions,   SEATS * MISSIONS_DEALT, MISSIONS_MAX, mission_columns, W_TABLE_MISSIONS),
};
/* clang-format on */
