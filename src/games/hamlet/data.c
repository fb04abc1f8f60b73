/* SPDX-License-Identifier: MIT */
/* data.c - Hamlet: the components, row by row.
 *
 * The rule text we work from has no pictures. Outlines and segments of all tiles, the usual
 * opening, the small church, the market prices, the goals and some of the costs were found in
 * public material; the other costs, most of the contents of the four stacks, nine trade tiles
 * and the large church are our reconstruction, made after the pattern of the known ones. An
 * owner of the printed game can type in the printed numbers as an edition file. */
#include "game.h"

/* clang-format off */
enum {
    FOUND = SW_FOUND, DEDUCED = SW_DEDUCED, RECON = SW_RECONSTRUCTED, RULES = SW_RULEBOOK
};

#define SET(resource) (1 << (resource))

const struct hamlet_tables hamlet_standard = {
    .tiles = 32,
    .tile = {
        /* id, names, kind, directions and kinds of the segments, spaces, what it makes, of what,
         * reward of producing (gold, points), landmark: what it counts, points for each, at most,
         * 1: joined or not */
        {"church"           , "Church"           , "Kirche"             , SPECIAL , "43450501012323", "RMFRMFFRMRRFFM", 0, NONE  , NONE , 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"market"           , "Market"           , "Markt"              , SPECIAL , "444000222"     , "FFRFFFFFR"     , 0, NONE  , NONE , 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"town_hall"        , "Town Hall"        , "Rathaus"            , SPECIAL , "4545012123"    , "RFFMMMMFFM"    , 0, NONE  , NONE , 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"farm"             , "Farm"             , "Bauernhof"          , PRODUCER, "440022"        , "FFFFFR"        , 3, WHEAT , NONE , 2, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"woodcutter"       , "Woodcutter"       , "Holzfällerhütte"    , PRODUCER, "44551122"      , "RFFFFFFF"      , 3, WOOD  , NONE , 2, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"quarry"           , "Quarry"           , "Steinbruch"         , PRODUCER, "450123"        , "MMMMRM"        , 3, STONE , NONE , 2, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"sawmill"          , "Sawmill"          , "Sägemühle"          , REFINERY, "4445012022"    , "FFFFFFRFFR"    , 1, TIMBER, WOOD , 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"stonemason"       , "Stonemason"       , "Steinhauerei"       , REFINERY, "4545012123"    , "MRMMMMMMRM"    , 1, BRICK , STONE, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"flour_mill"       , "Flour Mill"       , "Getreidemühle"      , REFINERY, "44551122"      , "RMMRMFFF"      , 1, FLOUR , WHEAT, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"dairy_farm"       , "Dairy Farm"       , "Schafstall"         , REFINERY, "44501213"      , "FRMMRMMF"      , 1, MILK  , WHEAT, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"shrine"           , "Shrine"           , "Schrein"            , LANDMARK, "440022"        , "MMMFFF"        , 0, NONE  , NONE , 0, 0, COUNTS_ORDERS  , 2, 0, 0, FOUND},
        {"trade_post"       , "Trade Post"       , "Handelsposten"      , LANDMARK, "440022"        , "MFFFMM"        , 0, NONE  , NONE , 0, 0, COUNTS_TRADES  , 1, 0, 0, FOUND},
        {"forest_pond"      , "Forest Pond"      , "Waldteich"          , LANDMARK, "450123"        , "FFFFFF"        , 0, NONE  , NONE , 0, 0, COUNTS_ONCE    , 3, 0, 0, FOUND},
        {"mountain_pond"    , "Mountain Pond"    , "Bergteich"          , LANDMARK, "450123"        , "MMMMMM"        , 0, NONE  , NONE , 0, 0, COUNTS_ONCE    , 3, 0, 0, FOUND},
        {"small_woodland"   , "Small Woodland"   , "Kleiner Forst"      , LANDMARK, "4450122"       , "FFFFFFF"       , 0, NONE  , NONE , 0, 0, COUNTS_FOREST  , 1, 0, 1, FOUND},
        {"small_mountain"   , "Small Mountains"  , "Kleiner Berg"       , LANDMARK, "450123"        , "MMMMMM"        , 0, NONE  , NONE , 0, 0, COUNTS_ROCK    , 1, 0, 1, FOUND},
        {"windmill"         , "Windmill"         , "Windmühle"          , REFINERY, "4450122"       , "MMRMFFR"       , 2, FLOUR , WHEAT, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"warehouse"        , "Warehouse"        , "Lagerhaus"          , LANDMARK, "44551122"      , "FFMRMRFF"      , 0, NONE  , NONE , 0, 0, COUNTS_ROADS   , 1, 0, 0, FOUND},
        {"large_woodland"   , "Large Woodland"   , "Großer Forst"       , LANDMARK, "4450122"       , "FFFFFFF"       , 0, NONE  , NONE , 0, 0, COUNTS_FOREST  , 2, 0, 1, FOUND},
        {"outpost_1"        , "First Outpost"    , "Erster Außenposten" , LANDMARK, "44501213"      , "MMMMMMMR"      , 0, NONE  , NONE , 0, 0, COUNTS_DISTANCE, 1, 0, 0, FOUND},
        {"lumber_mill"      , "Lumber Mill"      , "Sägewerk"           , REFINERY, "4545012123"    , "FFRFFRFFFF"    , 2, TIMBER, WOOD , 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"barn_1"           , "First Barn"       , "Erste Scheune"      , PRODUCER, "450123"        , "MRFRFM"        , 3, ANY   , NONE , 0, 2, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"farrier"          , "Farrier"          , "Hufschmied"         , LANDMARK, "450123"        , "RRMMMF"        , 0, NONE  , NONE , 0, 0, COUNTS_LONGEST , 1, 0, 0, FOUND},
        {"monument"         , "Monument"         , "Monument"           , LANDMARK, "454002123"     , "FFFRRMMMR"     , 0, NONE  , NONE , 0, 0, COUNTS_SAME    , 2, 0, 0, FOUND},
        {"master_stonemason", "Master Stonemason", "Steinmetzmeisterei" , REFINERY, "44551122"      , "MRMMRMMM"      , 2, BRICK , STONE, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"square"           , "Square"           , "Dorfplatz"          , LANDMARK, "454002123"     , "MMMRRFFFR"     , 0, NONE  , NONE , 0, 0, COUNTS_PRINTED , 3, 0, 0, FOUND},
        {"large_mountain"   , "Large Mountains"  , "Großer Berg"        , LANDMARK, "450123"        , "MMMMMM"        , 0, NONE  , NONE , 0, 0, COUNTS_ROCK    , 2, 0, 1, FOUND},
        {"outpost_2"        , "Second Outpost"   , "Zweiter Außenposten", LANDMARK, "44501213"      , "MMMMMMMR"      , 0, NONE  , NONE , 0, 0, COUNTS_DISTANCE, 1, 0, 0, FOUND},
        {"cow_barn"         , "Cow Conservatory" , "Kuhstall"           , REFINERY, "4445012022"    , "FFRMMMFFRF"    , 2, MILK  , WHEAT, 0, 0, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"barn_2"           , "Second Barn"      , "Zweite Scheune"     , PRODUCER, "450123"        , "FRMMRF"        , 3, ANY   , NONE , 0, 2, COUNTS_NOTHING , 0, 0, 0, FOUND},
        {"tavern"           , "Tavern"           , "Taverne"            , LANDMARK, "44501213"      , "FMRMMMRF"      , 0, NONE  , NONE , 0, 0, COUNTS_GOLD    , 1, 8, 0, FOUND},
        {"stables"          , "Stables"          , "Eselstall"          , LANDMARK, "4445012022"    , "FFRMMMFFRF"    , 0, NONE  , NONE , 0, 0, COUNTS_DONKEYS , 2, 0, 0, FOUND},
    },
    .costs = 32,
    .cost = {
        /* id, where it waits, {stone, wood, wheat, flour, milk, brick, timber}, gold, points */
        {"church"           , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"market"           , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"town_hall"        , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"farm"             , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"woodcutter"       , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"quarry"           , ON_TABLE    , {0,0,0,0,0,0,0}, 0, 0, RULES},
        {"sawmill"          , IN_BAG      , {1,0,2,0,0,0,0}, 0, 4, FOUND},
        {"stonemason"       , IN_BAG      , {0,1,2,0,0,0,0}, 0, 4, FOUND},
        {"flour_mill"       , IN_BAG      , {2,1,0,0,0,0,0}, 0, 4, DEDUCED},
        {"dairy_farm"       , IN_BAG      , {1,2,0,0,0,0,0}, 0, 4, FOUND},
        {"shrine"           , IN_BAG      , {1,0,1,0,0,0,0}, 0, 2, RECON},
        {"trade_post"       , IN_BAG      , {0,1,1,0,0,0,0}, 0, 2, RECON},
        {"forest_pond"      , IN_BAG      , {0,0,1,0,0,0,0}, 0, 1, RECON},
        {"mountain_pond"    , IN_BAG      , {0,0,1,0,0,0,0}, 0, 1, RECON},
        {"small_woodland"   , IN_BAG      , {0,1,0,0,0,0,0}, 0, 2, FOUND},
        {"small_mountain"   , IN_BAG      , {1,0,0,0,0,0,0}, 0, 2, FOUND},
        {"windmill"         , STACK_TIMBER, {2,0,0,0,0,0,1}, 0, 4, RECON},
        {"warehouse"        , STACK_TIMBER, {2,0,0,0,0,0,1}, 0, 4, RECON},
        {"large_woodland"   , STACK_TIMBER, {0,2,0,0,0,0,1}, 0, 3, RECON},
        {"outpost_1"        , STACK_TIMBER, {1,0,1,0,0,0,1}, 0, 3, RECON},
        {"lumber_mill"      , STACK_BRICK , {2,0,0,0,0,1,0}, 0, 4, DEDUCED},
        {"barn_1"           , STACK_BRICK , {0,0,0,0,0,0,0}, 3, 4, RECON},
        {"farrier"          , STACK_BRICK , {1,1,0,0,0,1,0}, 0, 3, RECON},
        {"monument"         , STACK_BRICK , {1,0,0,0,0,2,0}, 0, 3, RECON},
        {"master_stonemason", STACK_FLOUR , {0,2,0,1,0,0,0}, 0, 4, DEDUCED},
        {"square"           , STACK_FLOUR , {2,0,0,1,0,0,0}, 0, 3, RECON},
        {"large_mountain"   , STACK_FLOUR , {2,0,0,1,0,0,0}, 0, 3, RECON},
        {"outpost_2"        , STACK_FLOUR , {1,1,0,1,0,0,0}, 0, 3, RECON},
        {"cow_barn"         , STACK_MILK  , {0,2,0,0,1,0,0}, 0, 4, RECON},
        {"barn_2"           , STACK_MILK  , {0,0,0,0,0,0,0}, 3, 4, RECON},
        {"tavern"           , STACK_MILK  , {0,1,1,0,1,0,0}, 0, 3, RECON},
        {"stables"          , STACK_MILK  , {0,0,2,0,1,0,0}, 0, 3, RECON},
    },
    .layouts = 6,
    .layout = {
        /* id, start of the outline, turn, raws lying there */
        {"church"    ,  0,  0, 0, 0, FOUND},
        {"market"    ,  4,  0, 0, 0, FOUND},
        {"town_hall" ,  3, -3, 0, 0, FOUND},
        {"farm"      ,  4, -2, 3, 2, FOUND},
        {"woodcutter",  0, -3, 4, 2, FOUND},
        {"quarry"    , -1,  1, 5, 2, FOUND},
    },
    .orders = 9,
    .order = {
        /* id, side, how many, of what, points */
        {"C1", 0, 10, SET(GOLD)                                      , 6, FOUND},
        {"C2", 0, 10, SET(STONE) | SET(WOOD) | SET(WHEAT)            , 6, FOUND},
        {"C3", 0,  3, SET(MILK) | SET(BRICK)                         , 4, FOUND},
        {"C4", 0,  3, SET(FLOUR) | SET(TIMBER)                       , 4, FOUND},
        {"D1", 1, 10, SET(GOLD)                                      , 6, RECON},
        {"D2", 1, 10, SET(STONE) | SET(WOOD) | SET(WHEAT)            , 6, RECON},
        {"D3", 1,  3, SET(MILK) | SET(BRICK)                         , 4, RECON},
        {"D4", 1,  3, SET(FLOUR) | SET(TIMBER)                       , 4, RECON},
        {"D5", 1,  4, SET(FLOUR) | SET(MILK) | SET(BRICK) | SET(TIMBER), 6, RECON},
    },
    .trades = 12,
    .trade = {
        /* id, level, {stone, wood, wheat, flour, milk, brick, timber}, points, gold */
        {"T01", 1, {0,2,1,0,0,0,0}, 1, 1, FOUND},
        {"T02", 1, {2,0,1,0,0,0,0}, 1, 1, FOUND},
        {"T03", 1, {0,0,0,0,1,0,0}, 1, 2, FOUND},
        {"T04", 1, {0,0,0,1,0,0,0}, 1, 2, RECON},
        {"T05", 2, {0,0,2,0,0,0,1}, 2, 3, RECON},
        {"T06", 2, {0,2,0,0,0,1,0}, 2, 3, RECON},
        {"T07", 2, {0,0,0,1,0,0,1}, 3, 2, RECON},
        {"T08", 2, {0,0,0,0,1,1,0}, 3, 2, RECON},
        {"T09", 3, {0,0,0,0,0,1,2}, 5, 2, RECON},
        {"T10", 3, {0,0,0,0,0,2,1}, 5, 2, RECON},
        {"T11", 3, {0,0,0,2,1,0,0}, 5, 2, RECON},
        {"T12", 3, {0,0,0,1,2,0,0}, 5, 2, RECON},
    },
    .seat_rows = 3,
    .seats = {
        /* id, side, church parts, prices of raws and goods, seats with one gold more, trade tiles
         * of level 2 and 3 left out */
        {"2", 0, 2, 3, 5, 1, 2, 3, FOUND},
        {"3", 1, 1, 2, 4, 1, 1, 2, FOUND},
        {"4", 1, 1, 2, 4, 2, 1, 1, FOUND},
    },
    .numbers = NUMBERS,
    .number = {
        [START_GOLD]     = {"start_gold", 3, RULES},
        [VILLAGER_2]     = {"villager_2", 5, RULES},
        [VILLAGER_3]     = {"villager_3", 7, RULES},
        [VILLAGER_4]     = {"villager_4", 9, RULES},
        [DONKEY_PRICE]   = {"donkey", 3, RULES},
        [BEG_GOLD]       = {"beg", 1, RULES},
        [GOOD_GOLD]      = {"good_gold", 1, RULES},
        [GOOD_POINTS]    = {"good_points", 1, RULES},
        [BRIDGE_WOOD]    = {"bridge_wood", 2, RULES},
        [PATH_STONE]     = {"path_stone", 2, RULES},
        [ROAD_POINTS]    = {"road", 1, RULES},
        [PLANNER_POINTS] = {"planner", 1, RULES},
        [LONGEST_POINTS] = {"longest", 2, RULES},
        [GOLD_SET]       = {"gold_set", 3, RULES},
        [CHAPLAIN]       = {"chaplain", 5, FOUND},
        [SACRISTAN]      = {"sacristan", 3, FOUND},
        [MERCHANT]       = {"merchant", 4, FOUND},
        [LANDSCAPER]     = {"landscaper", 4, FOUND},
    },
};
/* clang-format on */

#define N SW_KIND_NUMBER

/* Columns of a row of type `struct hamlet_ROW`. */
#define AT(row, member)   offsetof(struct hamlet_##row, member)
#define TEXT(row, member) SW_TEXT, 0, 1, sizeof(((struct hamlet_##row *)0)->member)
#define SOURCE(row)                                                                            \
    {                                                                                          \
        "source", AT(row, source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1                    \
    }
#define COSTS(row)                                                                             \
    {"cost_stone", AT(row, cost[STONE]), SW_U8, N, 0, 6},                                      \
        {"cost_wood", AT(row, cost[WOOD]), SW_U8, N, 0, 6},                                    \
        {"cost_wheat", AT(row, cost[WHEAT]), SW_U8, N, 0, 6},                                  \
        {"cost_flour", AT(row, cost[FLOUR]), SW_U8, N, 0, 6},                                  \
        {"cost_milk", AT(row, cost[MILK]), SW_U8, N, 0, 6},                                    \
        {"cost_brick", AT(row, cost[BRICK]), SW_U8, N, 0, 6},                                  \
    {                                                                                          \
        "cost_timber", AT(row, cost[TIMBER]), SW_U8, N, 0, 6                                   \
    }

static const struct sw_column tile_columns[] = {
    {"id", AT(tile, id), TEXT(tile, id)},
    {"name_en", AT(tile, name_en), TEXT(tile, name_en)},
    {"name_de", AT(tile, name_de), TEXT(tile, name_de)},
    {"kind", AT(tile, kind), SW_U8, K_TILE_KIND, SPECIAL, LANDMARK},
    {"dirs", AT(tile, dirs), TEXT(tile, dirs)},
    {"edges", AT(tile, edges), TEXT(tile, edges)},
    {"spaces", AT(tile, spaces), SW_U8, N, 0, 3},
    {"makes", AT(tile, makes), SW_U8, K_RESOURCE, STONE, NONE},
    {"eats", AT(tile, eats), SW_U8, K_RESOURCE, STONE, NONE},
    {"gold", AT(tile, gold), SW_U8, N, 0, 20},
    {"points", AT(tile, points), SW_U8, N, 0, 20},
    {"rule", AT(tile, rule), SW_U8, K_LANDMARK_RULE, COUNTS_NOTHING, LANDMARK_RULES - 1},
    {"each", AT(tile, each), SW_U8, N, 0, 20},
    {"most", AT(tile, most), SW_U8, N, 0, 100},
    {"anywhere", AT(tile, anywhere), SW_U8, SW_KIND_FLAG, 0, 1},
    SOURCE(tile),
};

static const struct sw_column cost_columns[] = {
    {"id", AT(cost, id), TEXT(cost, id)},
    {"stack", AT(cost, stack), SW_U8, K_STACK, ON_TABLE, STACKS - 1},
    COSTS(cost),
    {"gold", AT(cost, gold), SW_U8, N, 0, 50},
    {"points", AT(cost, points), SW_U8, N, 0, 50},
    SOURCE(cost),
};

static const struct sw_column layout_columns[] = {
    {"id", AT(layout, id), TEXT(layout, id)},     {"a", AT(layout, a), SW_I8, N, -12, 12},
    {"b", AT(layout, b), SW_I8, N, -12, 12},      {"turn", AT(layout, turn), SW_U8, N, 0, 5},
    {"stock", AT(layout, stock), SW_U8, N, 0, 3}, SOURCE(layout),
};

static const struct sw_column order_columns[] = {
    {"id", AT(order, id), TEXT(order, id)},
    {"side", AT(order, side), SW_U8, K_SIDE, 0, 1},
    {"need", AT(order, need), SW_U8, N, 1, 30},
    {"kinds", AT(order, kinds), SW_SET8, K_RESOURCE, STONE, GOLD},
    {"points", AT(order, points), SW_U8, N, 0, 50},
    SOURCE(order),
};

static const struct sw_column trade_columns[] = {
    {"id", AT(trade, id), TEXT(trade, id)},
    {"level", AT(trade, level), SW_U8, N, 1, 3},
    COSTS(trade),
    {"points", AT(trade, points), SW_U8, N, 0, 50},
    {"gold", AT(trade, gold), SW_U8, N, 0, 50},
    SOURCE(trade),
};

static const struct sw_column seats_columns[] = {
    {"id", AT(seats, id), TEXT(seats, id)},
    {"side", AT(seats, side), SW_U8, K_SIDE, 0, 1},
    {"parts", AT(seats, parts), SW_U8, N, 0, 6},
    {"raw", AT(seats, raw), SW_U8, N, 1, 50},
    {"good", AT(seats, good), SW_U8, N, 1, 50},
    {"extra", AT(seats, extra), SW_U8, N, 0, SEATS},
    {"out_2", AT(seats, out_2), SW_U8, N, 0, 4},
    {"out_3", AT(seats, out_3), SW_U8, N, 0, 4},
    SOURCE(seats),
};

static const struct sw_column number_columns[] = {
    {"id", AT(number, id), TEXT(number, id)},
    {"value", AT(number, value), SW_U8, N, 1, 50},
    SOURCE(number),
};

#define TABLE(rows, row) offsetof(struct hamlet_tables, rows), sizeof(struct hamlet_##row)
#define ROWS(count)      offsetof(struct hamlet_tables, count)
#define COLUMNS(columns) sizeof columns / sizeof *columns, columns

const struct sw_table hamlet_table[TABLES] = {
    [T_TILES] = {"tiles", TABLE(tile, tile), ROWS(tiles), TILES, TILES, COLUMNS(tile_columns),
                 W_TABLE_TILES},
    [T_COSTS] = {"costs", TABLE(cost, cost), ROWS(costs), TILES, TILES, COLUMNS(cost_columns),
                 W_TABLE_COSTS},
    [T_LAYOUT] = {"layout", TABLE(layout, layout), ROWS(layouts), 6, 6, COLUMNS(layout_columns),
                  W_TABLE_LAYOUT},
    [T_ORDERS] = {"orders", TABLE(order, order), ROWS(orders), 2, ORDERS_MAX,
                  COLUMNS(order_columns), W_TABLE_ORDERS},
    [T_TRADES] = {"trades", TABLE(trade, trade), ROWS(trades), 3, TRADES_MAX,
                  COLUMNS(trade_columns), W_TABLE_TRADES},
    [T_SEATS] = {"seats", TABLE(seats, seats), ROWS(seat_rows), 3, 3, COLUMNS(seats_columns),
                 W_TABLE_SEATS},
    [T_NUMBERS] = {"numbers", TABLE(number, number), ROWS(numbers), NUMBERS, NUMBERS,
                   COLUMNS(number_columns), W_TABLE_NUMBERS},
};
