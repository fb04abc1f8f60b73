/* SPDX-License-Identifier: MIT */
/* data.c - Die Siedler von Nürnberg: the components, row by row.
 *
 * The rule text we work from has neither the two maps nor the cards. Counts, costs, the shape
 * of the city and some examples are known or follow from what is known; the rest of the map,
 * the deck and the prices is our reconstruction, chosen to fit all of that. An owner of the
 * printed game can type in the printed numbers as an edition file. */
#include "game.h"

#include "kit/hex.h"

/* clang-format off */
enum { BOOK = SW_RULEBOOK, FOUND = SW_FOUND, DEDUC = SW_DEDUCED, RECON = SW_RECONSTRUCTED };
const struct nuernberg_tables nuernberg_standard = {
    .landscapes = 30,
    .landscape = {
        /* id, q, r, terrain, number, castle. The 4s and the landscapes named in the text are as printed. */
        {"H00",  0, -3, FOREST  , 11, 0, RECON},
        {"H01",  1, -3, FOREST  ,  8, 0, RECON},
        {"H02",  2, -3, HILL    ,  3, 0, RECON},
        {"H03",  3, -3, PASTURE , 12, 0, RECON},
        {"H04", -1, -2, PASTURE ,  4, 0, RECON},
        {"H05",  0, -2, MOUNTAIN,  5, 0, RECON},
        {"H06",  1, -2, FOREST  , 12, 0, RECON},
        {"H07",  2, -2, FIELD   , 11, 0, RECON},
        {"H08",  3, -2, FIELD   ,  5, 0, RECON},
        {"H09", -1, -1, MOUNTAIN, 11, 0, RECON},
        {"H10",  0, -1, FIELD   , 10, 0, RECON},
        {"H11",  1, -1, FIELD   ,  8, 0, RECON},
        {"H12",  2, -1, HILL    ,  9, 0, RECON},
        {"H13", -2,  0, PASTURE ,  9, 0, RECON},
        {"H14", -1,  0, PASTURE ,  8, 0, RECON},
        {"H16",  1,  0, PASTURE ,  2, 0, RECON},
        {"H17",  2,  0, FOREST  ,  6, 0, RECON},
        {"H18", -2,  1, HILL    , 10, 0, RECON},
        {"H19", -1,  1, MOUNTAIN,  9, 0, RECON},
        {"H20",  0,  1, FIELD   ,  4, 0, RECON},
        {"H21",  1,  1, FOREST  , 10, 0, RECON},
        {"H22", -3,  2, HILL    , 12, 0, RECON},
        {"H23", -2,  2, FOREST  ,  3, 0, RECON},
        {"H24", -1,  2, HILL    ,  5, 0, RECON},
        {"H25",  0,  2, HILL    ,  6, 0, RECON},
        {"H26",  1,  2, FIELD   ,  2, 0, RECON},
        {"H27", -3,  3, FOREST  ,  0, 1, RECON},
        {"H28", -2,  3, MOUNTAIN,  6, 0, RECON},
        {"H29", -1,  3, PASTURE ,  3, 0, RECON},
        {"H30",  0,  3, MOUNTAIN,  4, 0, RECON},
    },
    .roads = 5,
    .road = {
        /* id, city, corner where it leaves Nürnberg. Which roads lead to a city is known, their course is not. */
        {"I",   "Frankfurt", "Frankfurt", HEX_NW, RECON},
        {"II",  "Prague",    "Prag",     HEX_NE, RECON},
        {"III", "Venice",    "Venedig",  HEX_S , RECON},
        {"IV",  "",          "",         HEX_N , RECON},
        {"V",   "",          "",         HEX_SE, RECON},
    },
    .crossings = 31,
    .crossing = {
        /* id, road, x, y */
        {"I1",   0, -2, -2, RECON},
        {"I2",   0, -3, -1, RECON},
        {"I3",   0, -3,  1, RECON},
        {"I4",   0, -2,  2, RECON},
        {"I5",   0, -2,  4, RECON},
        {"I6",   0, -3,  5, RECON},
        {"I7",   0, -4,  4, RECON},
        {"II1",  1,  2, -2, RECON},
        {"II2",  1,  2, -4, RECON},
        {"II3",  1,  3, -5, RECON},
        {"II4",  1,  3, -7, RECON},
        {"II5",  1,  4, -8, RECON},
        {"III1", 2,  0,  4, RECON},
        {"III2", 2, -1,  5, RECON},
        {"III3", 2, -1,  7, RECON},
        {"III4", 2,  0,  8, RECON},
        {"III5", 2,  1,  7, RECON},
        {"III6", 2,  2,  8, RECON},
        {"III7", 2,  3,  7, RECON},
        {"III8", 2,  4,  8, RECON},
        {"IV1",  3,  0, -4, RECON},
        {"IV2",  3,  1, -5, RECON},
        {"IV3",  3,  1, -7, RECON},
        {"IV4",  3,  0, -8, RECON},
        {"IV5",  3, -1, -7, RECON},
        {"IV6",  3, -2, -8, RECON},
        {"IV7",  3, -3, -7, RECON},
        {"V1",   4,  2,  2, RECON},
        {"V2",   4,  3,  1, RECON},
        {"V3",   4,  3, -1, RECON},
        {"V4",   4,  4, -2, RECON},
    },
    .fields = 12,
    .field = {
        /* id, q, r, what is made there. The shape follows from the counts of places, walls and towers. */
        {"F01",  0, -1, ARMOUR , RECON},
        {"F02",  1, -1, COMPASS, RECON},
        {"F03", -1,  0, TRINKET, RECON},
        {"F04",  0,  0, MARKET , DEDUC},
        {"F05",  1,  0, HELMET , RECON},
        {"F06", -1,  1, PAPER  , RECON},
        {"F07",  0,  1, TRINKET, RECON},
        {"F08", -2,  2, ARMOUR , RECON},
        {"F09", -1,  2, BAUHOF , DEDUC},
        {"F10",  0,  2, HELMET , RECON},
        {"F11", -2,  3, COMPASS, RECON},
        {"F12", -1,  3, PAPER  , RECON},
    },
    .sites = 12,
    .site = {
        /* id, field, corner, rate (GOLD: anything at 3:1) */
        {"S01", 3, HEX_N , WOOL , RECON},
        {"S02", 3, HEX_NE, WOOD , RECON},
        {"S03", 3, HEX_SE, GRAIN, RECON},
        {"S04", 3, HEX_S , GOLD , RECON},
        {"S05", 3, HEX_SW, ORE  , RECON},
        {"S06", 3, HEX_NW, BRICK, RECON},
        {"S07", 8, HEX_N , NONE , DEDUC},
        {"S08", 8, HEX_NE, NONE , DEDUC},
        {"S09", 8, HEX_SE, NONE , DEDUC},
        {"S10", 8, HEX_S , NONE , DEDUC},
        {"S11", 8, HEX_SW, NONE , DEDUC},
        {"S12", 8, HEX_NW, NONE , DEDUC},
    },
    .walls = 26,
    .wall = {
        /* id, field, edge; counter-clockwise, in the order of building. The first one is our choice. */
        {"W01",  0, HEX_EDGE_NE, RECON},
        {"W02",  0, HEX_EDGE_NW, RECON},
        {"W03",  0, HEX_EDGE_W , RECON},
        {"W04",  2, HEX_EDGE_NW, RECON},
        {"W05",  2, HEX_EDGE_W , RECON},
        {"W06",  2, HEX_EDGE_SW, RECON},
        {"W07",  5, HEX_EDGE_W , RECON},
        {"W08",  7, HEX_EDGE_NW, RECON},
        {"W09",  7, HEX_EDGE_W , RECON},
        {"W10",  7, HEX_EDGE_SW, RECON},
        {"W11", 10, HEX_EDGE_W , RECON},
        {"W12", 10, HEX_EDGE_SW, RECON},
        {"W13", 10, HEX_EDGE_SE, RECON},
        {"W14", 11, HEX_EDGE_SW, RECON},
        {"W15", 11, HEX_EDGE_SE, RECON},
        {"W16", 11, HEX_EDGE_E , RECON},
        {"W17",  9, HEX_EDGE_SE, RECON},
        {"W18",  9, HEX_EDGE_E , RECON},
        {"W19",  9, HEX_EDGE_NE, RECON},
        {"W20",  6, HEX_EDGE_E , RECON},
        {"W21",  4, HEX_EDGE_SE, RECON},
        {"W22",  4, HEX_EDGE_E , RECON},
        {"W23",  4, HEX_EDGE_NE, RECON},
        {"W24",  1, HEX_EDGE_E , RECON},
        {"W25",  1, HEX_EDGE_NE, RECON},
        {"W26",  1, HEX_EDGE_NW, RECON},
    },
    .towers = 16,
    .tower = {
        /* id, wall before it */
        {"T01",  0, DEDUC},
        {"T02",  1, DEDUC},
        {"T03",  3, DEDUC},
        {"T04",  4, DEDUC},
        {"T05",  7, DEDUC},
        {"T06",  8, DEDUC},
        {"T07", 10, DEDUC},
        {"T08", 11, DEDUC},
        {"T09", 13, DEDUC},
        {"T10", 14, DEDUC},
        {"T11", 16, DEDUC},
        {"T12", 17, DEDUC},
        {"T13", 20, DEDUC},
        {"T14", 21, DEDUC},
        {"T15", 23, DEDUC},
        {"T16", 24, DEDUC},
    },
    .wares = 5,
    .ware = {
        /* id, names, wood brick wool grain ore, road, price, toll. The compass and the price of helmets are printed. */
        {"compass", "compasses", "Zirkel",    {1, 0, 0, 0, 1}, 0, 3, 1, RECON},
        {"helmet",  "helmets",   "Helme",     {0, 0, 1, 0, 2}, 0, 4, 1, RECON},
        {"paper",   "paper",     "Papier",    {0, 0, 1, 1, 0}, 2, 3, 1, RECON},
        {"trinket", "trinkets",  "Tand",      {1, 0, 1, 0, 0}, 2, 3, 1, RECON},
        {"armour",  "armour",    "Rüstungen", {0, 0, 1, 0, 3}, 1, 6, 2, RECON},
    },
    .costs = 5,
    .cost = {
        /* id, wood brick wool grain ore gold, prestige, points; wheat is grain (NUE-A26) */
        {"toll_bar",   {1, 1, 0, 0, 0, 0}, 0, 0, BOOK},
        {"settlement", {1, 1, 1, 1, 0, 0}, 0, 1, BOOK},
        {"workshop",   {0, 0, 0, 2, 3, 0}, 0, 1, BOOK},
        {"wall",       {0, 1, 0, 0, 0, 3}, 1, 0, BOOK},
        {"tower",      {1, 1, 0, 0, 0, 3}, 2, 0, BOOK},
    },
    .councils = 3,
    .council = {
        /* id, names, points, from so many seats on */
        {"seven", "Council of Seven", "Siebenerrat" , 4, 3, BOOK},
        {"small", "Small Council"   , "Kleiner Rat" , 3, 4, BOOK},
        {"great", "Great Council"   , "Großer Rat"  , 2, 3, BOOK},
    },
    .cards = 36,
    .card = {
        /* id, number, event. Numbers follow from the counts that are known; the events are ours. */
        {"E01",  2, ROBBER_HOME, RECON},
        {"E02",  3, CHEAP_WALLS, RECON},
        {"E03",  3, TOLL       , RECON},
        {"E04",  4, TIME       , RECON},
        {"E05",  4, TOLL       , RECON},
        {"E06",  4, NOTHING    , RECON},
        {"E07",  5, ROBBER_HOME, RECON},
        {"E08",  5, CHEAP_WALLS, RECON},
        {"E09",  5, TOLL       , RECON},
        {"E10",  5, NOTHING    , RECON},
        {"E11",  6, CHEAP_WALLS, RECON},
        {"E12",  6, TOLL       , RECON},
        {"E13",  6, TOLL       , RECON},
        {"E14",  6, NOTHING    , RECON},
        {"E15",  6, NOTHING    , RECON},
        {"E16",  8, TIME       , RECON},
        {"E17",  8, CHEAP_WALLS, RECON},
        {"E18",  8, TOLL       , RECON},
        {"E19",  8, NOTHING    , RECON},
        {"E20",  8, NOTHING    , RECON},
        {"E21",  9, ROBBER_HOME, RECON},
        {"E22",  9, TOLL       , RECON},
        {"E23",  9, NOTHING    , RECON},
        {"E24",  9, NOTHING    , RECON},
        {"E25", 10, CHEAP_WALLS, RECON},
        {"E26", 10, TOLL       , RECON},
        {"E27", 10, NOTHING    , RECON},
        {"E28", 11, TIME       , RECON},
        {"E29", 11, NOTHING    , RECON},
        {"E30", 12, ROBBER_HOME, RECON},
        {"E31",  0, ROBBER     , DEDUC},
        {"E32",  0, ROBBER     , DEDUC},
        {"E33",  0, ROBBER     , DEDUC},
        {"E34",  0, ROBBER     , DEDUC},
        {"E35",  0, ROBBER     , DEDUC},
        {"E36",  0, ROBBER     , DEDUC},
    },
    .years = 10,
    .year = {
        /* id, shuffle */
        {"1355", 0, BOOK},
        {"1360", 0, RECON},
        {"1365", 0, RECON},
        {"1370", 1, BOOK},
        {"1375", 0, RECON},
        {"1380", 0, RECON},
        {"1385", 1, BOOK},
        {"1390", 0, RECON},
        {"1395", 0, RECON},
        {"1400", 0, BOOK},
    },
    .starts = 14,
    .start = {
        /* id, seats, seat, crossing (row), star. What white gets from his two is printed. */
        {"4-0a",  4, 0, 14, 0, RECON}, /* III3 */
        {"4-0b",  4, 0, 21, 1, RECON}, /* IV2 */
        {"4-1a",  4, 1, 10, 0, RECON}, /* II4 */
        {"4-1b",  4, 1, 29, 1, RECON}, /* V3 */
        {"4-2a",  4, 2, 27, 0, RECON}, /* V1 */
        {"4-2b",  4, 2, 16, 1, RECON}, /* III5 */
        {"4-3a",  4, 3, 26, 0, RECON}, /* IV7 */
        {"4-3b",  4, 3,  8, 1, RECON}, /* II2 */
        {"3-0a",  3, 0, 14, 0, RECON}, /* III3 */
        {"3-0b",  3, 0, 21, 1, RECON}, /* IV2 */
        {"3-1a",  3, 1, 27, 0, RECON}, /* V1 */
        {"3-1b",  3, 1, 16, 1, RECON}, /* III5 */
        {"3-2a",  3, 2, 25, 0, RECON}, /* IV6 */
        {"3-2b",  3, 2, 29, 1, RECON}, /* V3 */
    },
    .start_bars = 14,
    .start_bar = {
        /* id, seats, seat, road; in this order from the city. Who holds which right is printed for four. */
        {"4-IIa",   4, 1, 1, RECON},
        {"4-IIb",   4, 3, 1, RECON},
        {"4-IIIa",  4, 0, 2, RECON},
        {"4-IIIb",  4, 2, 2, RECON},
        {"4-IVa",   4, 3, 3, RECON},
        {"4-IVb",   4, 0, 3, RECON},
        {"4-Va",    4, 2, 4, RECON},
        {"4-Vb",    4, 1, 4, RECON},
        {"3-IIIa",  3, 0, 2, RECON},
        {"3-IIIb",  3, 1, 2, RECON},
        {"3-IVa",   3, 2, 3, RECON},
        {"3-IVb",   3, 0, 3, RECON},
        {"3-Va",    3, 1, 4, RECON},
        {"3-Vb",    3, 2, 4, RECON},
    },
    .constants = 15,
    .constant = {
        {"win_points"      , 13,  BOOK},
        {"start_gold"      , 2,   BOOK},
        {"bank_cards"      , 20,  FOUND},
        {"hand_limit"      , 7,   BOOK},
        {"bank_rate"       , 4,   BOOK},
        {"market_rate"     , 3,   BOOK},
        {"guild_rate"      , 2,   BOOK},
        {"council_from"    , 3,   BOOK},
        {"council_safe"    , 12,  BOOK},
        {"toll_gold"       , 1,   RECON},
        {"wall_discount"   , 1,   RECON},
        {"turn_actions"    , 100, RECON},
        {"settlements_each", 5,   FOUND},
        {"workshops_each"  , 4,   FOUND},
        {"bars_each"       , 15,  FOUND},
    },
};
/* clang-format on */

#define IN(row, member) offsetof(struct nuernberg_##row, member)
#define NAME(row, column, member)                                                              \
    {                                                                                          \
        column, IN(row, member), SW_TEXT, 0, 0, sizeof(((struct nuernberg_##row *)0)->member)  \
    }
#define ID(row)                                                                                \
    {                                                                                          \
        "id", IN(row, id), SW_TEXT, 0, 1, sizeof(((struct nuernberg_##row *)0)->id)            \
    }
#define SOURCE(row)                                                                            \
    {                                                                                          \
        "source", IN(row, source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1                    \
    }
#define NUMBER SW_KIND_NUMBER

static const struct sw_column landscape_columns[] = {
    ID(landscape),
    {"q", IN(landscape, q), SW_I8, NUMBER, -9, 9},
    {"r", IN(landscape, r), SW_I8, NUMBER, -9, 9},
    {"terrain", IN(landscape, terrain), SW_U8, K_TERRAIN, FOREST, MOUNTAIN},
    {"number", IN(landscape, number), SW_U8, NUMBER, 0, NUMBER_MAX},
    {"castle", IN(landscape, castle), SW_U8, SW_KIND_FLAG, 0, 1},
    SOURCE(landscape),
};

static const struct sw_column road_columns[] = {
    ID(road),
    NAME(road, "city_en", city_en),
    NAME(road, "city_de", city_de),
    {"corner", IN(road, corner), SW_U8, K_CORNER, 0, HEX_NW},
    SOURCE(road),
};

static const struct sw_column crossing_columns[] = {
    ID(crossing),
    {"road", IN(crossing, road), SW_U8, K_ROAD, 0, ROADS - 1},
    {"x", IN(crossing, x), SW_I8, NUMBER, -30, 30},
    {"y", IN(crossing, y), SW_I8, NUMBER, -30, 30},
    SOURCE(crossing),
};

static const struct sw_column field_columns[] = {
    ID(field),
    {"q", IN(field, q), SW_I8, NUMBER, -9, 9},
    {"r", IN(field, r), SW_I8, NUMBER, -9, 9},
    {"kind", IN(field, kind), SW_U8, K_FIELD_KIND, COMPASS, BAUHOF},
    SOURCE(field),
};

static const struct sw_column site_columns[] = {
    ID(site),
    {"field", IN(site, field), SW_U8, K_FIELD, 0, FIELDS_MAX - 1},
    {"corner", IN(site, corner), SW_U8, K_CORNER, 0, HEX_NW},
    {"rate", IN(site, rate), SW_U8, K_RATE, WOOD, NONE},
    SOURCE(site),
};

static const struct sw_column wall_columns[] = {
    ID(wall),
    {"field", IN(wall, field), SW_U8, K_FIELD, 0, FIELDS_MAX - 1},
    {"edge", IN(wall, edge), SW_U8, K_EDGE, 0, HEX_EDGE_NW},
    SOURCE(wall),
};

static const struct sw_column tower_columns[] = {
    ID(tower),
    {"wall", IN(tower, wall), SW_U8, K_WALL, 0, WALLS_MAX - 1},
    SOURCE(tower),
};

static const struct sw_column ware_columns[] = {
    ID(ware),
    NAME(ware, "name_en", name_en),
    NAME(ware, "name_de", name_de),
    {"wood", IN(ware, cost[WOOD]), SW_U8, NUMBER, 0, 9},
    {"brick", IN(ware, cost[BRICK]), SW_U8, NUMBER, 0, 9},
    {"wool", IN(ware, cost[WOOL]), SW_U8, NUMBER, 0, 9},
    {"grain", IN(ware, cost[GRAIN]), SW_U8, NUMBER, 0, 9},
    {"ore", IN(ware, cost[ORE]), SW_U8, NUMBER, 0, 9},
    {"road", IN(ware, road), SW_U8, K_ROAD, 0, ROADS - 1},
    {"price", IN(ware, price), SW_U8, NUMBER, 1, 20},
    {"toll", IN(ware, toll), SW_U8, NUMBER, 0, 9},
    SOURCE(ware),
};

static const struct sw_column cost_columns[] = {
    ID(cost),
    {"wood", IN(cost, cost[WOOD]), SW_U8, NUMBER, 0, 9},
    {"brick", IN(cost, cost[BRICK]), SW_U8, NUMBER, 0, 9},
    {"wool", IN(cost, cost[WOOL]), SW_U8, NUMBER, 0, 9},
    {"grain", IN(cost, cost[GRAIN]), SW_U8, NUMBER, 0, 9},
    {"ore", IN(cost, cost[ORE]), SW_U8, NUMBER, 0, 9},
    {"gold", IN(cost, cost[GOLD]), SW_U8, NUMBER, 0, 9},
    {"prestige", IN(cost, prestige), SW_U8, NUMBER, 0, 3},
    {"points", IN(cost, points), SW_U8, NUMBER, 0, 1},
    SOURCE(cost),
};

static const struct sw_column council_columns[] = {
    ID(council),
    NAME(council, "name_en", name_en),
    NAME(council, "name_de", name_de),
    {"points", IN(council, points), SW_U8, NUMBER, 1, 9},
    {"seats", IN(council, seats), SW_U8, NUMBER, 3, SEATS},
    SOURCE(council),
};

static const struct sw_column card_columns[] = {
    ID(card),
    {"number", IN(card, number), SW_U8, NUMBER, 0, NUMBER_MAX},
    {"event", IN(card, event), SW_U8, K_HAPPENING, NOTHING, ROBBER},
    SOURCE(card),
};

static const struct sw_column year_columns[] = {
    ID(year),
    {"shuffle", IN(year, shuffle), SW_U8, SW_KIND_FLAG, 0, 1},
    SOURCE(year),
};

static const struct sw_column start_columns[] = {
    ID(start),
    {"seats", IN(start, seats), SW_U8, NUMBER, 3, SEATS},
    {"seat", IN(start, seat), SW_U8, SW_KIND_SEAT, 0, SEATS - 1},
    {"crossing", IN(start, crossing), SW_U8, K_CROSSING, 0, CROSSINGS_MAX - 1},
    {"star", IN(start, star), SW_U8, SW_KIND_FLAG, 0, 1},
    SOURCE(start),
};

static const struct sw_column start_bar_columns[] = {
    ID(start_bar),
    {"seats", IN(start_bar, seats), SW_U8, NUMBER, 3, SEATS},
    {"seat", IN(start_bar, seat), SW_U8, SW_KIND_SEAT, 0, SEATS - 1},
    {"road", IN(start_bar, road), SW_U8, K_ROAD, 0, ROADS - 1},
    SOURCE(start_bar),
};

static const struct sw_column constant_columns[] = {
    ID(constant),
    {"value", IN(constant, value), SW_U8, NUMBER, 0, 250},
    SOURCE(constant),
};

#define TABLE(name, plural, row, least, capacity, title)                                       \
    {                                                                                          \
        name, offsetof(struct nuernberg_tables, row), sizeof(struct nuernberg_##row),          \
            offsetof(struct nuernberg_tables, plural), least, capacity,                        \
            sizeof row##_columns / sizeof *row##_columns, row##_columns, title                 \
    }

/* clang-format off */
const struct sw_table nuernberg_table[TABLES] = {
    TABLE("landscapes", landscapes, landscape, 7,         LANDSCAPES_MAX, W_TABLE_LANDSCAPES),
    TABLE("roads",      roads,      road,      ROADS,     ROADS,          W_TABLE_ROADS),
    TABLE("crossings",  crossings,  crossing,  22,        CROSSINGS_MAX,  W_TABLE_CROSSINGS),
    TABLE("fields",     fields,     field,     7,         FIELDS_MAX,     W_TABLE_FIELDS),
    TABLE("sites",      sites,      site,      4,         SITES_MAX,      W_TABLE_SITES),
    TABLE("walls",      walls,      wall,      6,         WALLS_MAX,      W_TABLE_WALLS),
    TABLE("towers",     towers,     tower,     1,         TOWERS_MAX,     W_TABLE_TOWERS),
    TABLE("wares",      wares,      ware,      WARES,     WARES,          W_TABLE_WARES),
    TABLE("costs",      costs,      cost,      BUILDS,    BUILDS,         W_TABLE_COSTS),
    TABLE("councils",   councils,   council,   2,         COUNCILS_MAX,   W_TABLE_COUNCILS),
    TABLE("cards",      cards,      card,      12,        CARDS_MAX,      W_TABLE_CARDS),
    TABLE("years",      years,      year,      2,         YEARS_MAX,      W_TABLE_YEARS),
    TABLE("starts",     starts,     start,     14,        STARTS_MAX,     W_TABLE_STARTS),
    TABLE("start_bars", start_bars, start_bar, 14,        STARTS_MAX,     W_TABLE_START_BARS),
    TABLE("constants",  constants,  constant,  CONSTANTS, CONSTANTS,      W_TABLE_CONSTANTS),
};
/* clang-format on */
