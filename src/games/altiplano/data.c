/* SPDX-License-Identifier: MIT */
/* data.c - Altiplano: the components, row by row.
 *
 * The rule text we work from tells the procedure and the points, but shows no card and no
 * board. What could be found elsewhere is marked so; the rest is our reconstruction: a set of
 * recipes, extensions, orders and rows that respects everything known and was tried out in
 * many matches. An owner of the printed game can type in the printed numbers as an edition. */
#include "game.h"

/* clang-format off */
enum { BOOK = SW_RULEBOOK, FOUND = SW_FOUND, DEDUCED = SW_DEDUCED, RECON = SW_RECONSTRUCTED };

#define ONE(good) (UINT64_C(1) << (good))
#define STORABLE  (((UINT64_C(1) << GOODS) - 1) & ~ONE(FOOD) & ~ONE(CORN))
#define ANYTHING  (STORABLE | ONE(FOOD))
#define LUXURY    (ONE(CLOTH) | ONE(SILVER) | ONE(GLASS))
#define F ONE(FOOD)
#define BASICS    (ONE(WOOD) | ONE(STONE) | ONE(ALPACA) | ONE(CACAO) | ONE(ORE) | ONE(WOOL))

const struct altiplano_tables altiplano_standard = {
    .goods = GOODS,
    .good = {
        /* id, points (rulebook), price, storable (rulebook), home (found); the prices are our own */
        {"food"  , 0, 0, 0, NONE   , RECON},
        {"fish"  , 0, 1, 1, HARBOUR, RECON},
        {"alpaca", 0, 1, 1, FARM   , RECON},
        {"corn"  , 0, 0, 1, ROAD   , FOUND},
        {"wood"  , 1, 1, 1, FOREST , RECON},
        {"stone" , 1, 1, 1, MINE   , RECON},
        {"cacao" , 1, 2, 1, FOREST , RECON},
        {"wool"  , 2, 2, 1, FARM   , RECON},
        {"ore"   , 2, 2, 1, MINE   , RECON},
        {"cloth" , 3, 3, 1, FARM   , RECON},
        {"silver", 3, 4, 1, MINE   , RECON},
        {"glass" , 4, 3, 1, MARKET , RECON},
    },
    .supplies = SEATS - 1,
    .supply = {
        /* The box holds what five need; for four wood, cacao and carts are known, for two food;
         * stone goes with wood, fish, alpaca and glass with cacao. The rest lies on a line.
         * id, food fish alpaca corn wood stone cacao wool ore cloth silver glass, carts, orders */
        {"2", {30,  9,  9, 16, 14, 14,  9,  9,  9,  9,  9,  9},  6, 10, RECON},
        {"3", {32, 10, 10, 19, 16, 16, 10, 11, 11, 11, 11, 10},  9, 10, RECON},
        {"4", {34, 11, 11, 22, 18, 18, 11, 13, 13, 13, 13, 11}, 12, 12, RECON},
        {"5", {36, 12, 12, 25, 20, 20, 12, 15, 15, 15, 15, 12}, 15, 12, DEDUCED},
    },
    .slots = 19,
    .slot = {
        {ANYTHING                , "market1" , MARKET , RECON},
        {ANYTHING                , "market2" , MARKET , RECON},
        {ANYTHING                , "market3" , MARKET , RECON},
        {ONE(ALPACA)             , "farm1"   , FARM   , RECON},
        {ONE(ALPACA) | ONE(WOOL) , "farm2"   , FARM   , RECON},
        {F                       , "farm3"   , FARM   , RECON},
        {F                       , "mine1"   , MINE   , DEDUCED},
        {F | ONE(ORE)            , "mine2"   , MINE   , DEDUCED},
        {F | ONE(CACAO)          , "forest1" , FOREST , RECON},
        {F | ONE(CACAO)          , "forest2" , FOREST , RECON},
        {ONE(CACAO)              , "forest3" , FOREST , RECON},
        {ONE(FISH) | ONE(WOOD)   , "harbour1", HARBOUR, RECON},
        {ONE(FISH) | ONE(WOOD)   , "harbour2", HARBOUR, RECON},
        {F                       , "harbour3", HARBOUR, RECON},
        {ONE(WOOD)               , "road1"   , ROAD   , DEDUCED},
        {ONE(STONE)              , "road2"   , ROAD   , DEDUCED},
        {ONE(WOOD)               , "village1", VILLAGE, RECON},
        {ONE(STONE)              , "village2", VILLAGE, RECON},
        {LUXURY                  , "village3", VILLAGE, RECON},
    },
    .recipes = 42,
    .recipe = {
        /* ALT-BOARD-1 .. ALT-BOARD-20, in this order. Storing is at the market (ALT-A1).
         * On the board: needs, choice, id, names, tile, place, coins, effect, good, amount */
        {{ONE(ALPACA)}                            , 0     , "farm_food"     , "Alpaca milk"    , "Alpakamilch"      , 0, FARM   , 0, GAIN     , FOOD  , 1, RECON},
        {{ONE(ALPACA), F}                         , 0     , "farm_wool"     , "Shearing"       , "Alpakaschur"      , 0, FARM   , 0, GAIN     , WOOL  , 1, RECON},
        {{ONE(WOOL), F}                           , 0     , "farm_cloth"    , "Loom"           , "Webstuhl"         , 0, FARM   , 0, GAIN     , CLOTH , 1, FOUND},
        {{F, F}                                   , 0     , "mine_stone"    , "Breaking stone" , "Stein brechen"    , 0, MINE   , 0, GAIN     , STONE , 1, FOUND},
        {{F, ONE(ORE)}                            , 0     , "mine_silver"   , "Melting silver" , "Silber schmelzen" , 0, MINE   , 0, GAIN     , SILVER, 1, FOUND},
        {{F, F}                                   , 0     , "forest_wood"   , "Felling trees"  , "Bäume fällen"     , 0, FOREST , 0, GAIN     , WOOD  , 1, FOUND},
        {{ONE(CACAO)}                             , 0     , "forest_food"   , "Roasting cacao" , "Kakao rösten"     , 0, FOREST , 0, GAIN     , FOOD  , 1, RECON},
        {{ONE(CACAO), ONE(CACAO)}                 , 0     , "forest_cloth"  , "Cacao for cloth", "Kakao gegen Tuch" , 0, FOREST , 0, GAIN     , CLOTH , 1, RECON},
        {{ONE(CACAO), ONE(CACAO), ONE(CACAO)}     , 0     , "forest_glass"  , "Cacao for glass", "Kakao gegen Glas" , 0, FOREST , 0, GAIN     , GLASS , 1, RECON},
        {{ONE(FISH), F}                           , 0     , "harbour_food"  , "Fish stew"      , "Fischeintopf"     , 0, HARBOUR, 0, GAIN     , FOOD  , 1, FOUND},
        {{ONE(FISH), ONE(FISH)}                   , BASICS, "harbour_trade" , "Fish market"    , "Fischmarkt"       , 0, HARBOUR, 0, CHOOSE   , NONE  , 1, RECON},
        {{ONE(WOOD), ONE(WOOD), F}                , 0     , "harbour_boat"  , "Boat building"  , "Bootsbau"         , 0, HARBOUR, 0, BOAT     , NONE  , 1, RECON},
        {{ONE(WOOD), ONE(STONE)}                  , 0     , "road_step"     , "Road building"  , "Straßenbau"       , 0, ROAD   , 0, STEP     , CORN  , 1, FOUND},
        {{ONE(WOOD), ONE(STONE), LUXURY}          , 0     , "village_house" , "House building" , "Hausbau"          , 0, VILLAGE, 0, HOUSE    , NONE  , 1, RECON},
        {{0}                                      , 0     , "village_cart"  , "Cartwright"     , "Wagner"           , 0, VILLAGE, 3, CART     , NONE  , 1, RECON},
        {{ANYTHING & ~F}                          , 0     , "market_sell"   , "Selling"        , "Verkauf"          , 0, MARKET , 0, SELL     , NONE  , 0, RECON},
        {{STORABLE}                               , 0     , "market_store"  , "Storing"        , "Einlagern"        , 0, MARKET , 0, STORE    , NONE  , 0, BOOK},
        {{ANYTHING}                               , 0     , "market_deliver", "Delivering"     , "Liefern"          , 0, MARKET , 0, DELIVER  , NONE  , 0, FOUND},
        {{0}                                      , 0     , "market_order"  , "Order book"     , "Auftragsbuch"     , 0, MARKET , 1, ORDER    , NONE  , 0, RECON},
        {{0}                                      , 0     , "market_extend" , "Extensions"     , "Ausbauten"        , 0, MARKET , 0, EXTENSION, NONE  , 0, BOOK},
        /* ALT-TILE-1 .. ALT-TILE-22, in this order.
         * On roles and extensions: slots, choice, id, names, tile, place, coin symbols, ... */
        {{F}                                      , 0     , "woodcutting"   , "Woodcutting"    , "Holzfällen"       , 1, FOREST , 0, GAIN     , WOOD  , 1, RECON},
        {{F}                                      , 0     , "fishing"       , "Fishing"        , "Fischen"          , 1, HARBOUR, 0, GAIN     , FISH  , 1, RECON},
        {{F}                                      , 0     , "herding"       , "Herding"        , "Hüten"            , 1, FARM   , 0, GAIN     , ALPACA, 1, RECON},
        {{F}                                      , 0     , "quarrying"     , "Quarrying"      , "Steinhauen"       , 1, MINE   , 0, GAIN     , STONE , 1, RECON},
        {{ANYTHING}                               , 0     , "trading"       , "Trading"        , "Handeln"          , 1, MARKET , 0, SELL     , NONE  , 1, RECON},
        {{ONE(FISH)}                              , 0     , "smoking"       , "Smoking fish"   , "Fisch räuchern"   , 1, HARBOUR, 0, GAIN     , FOOD  , 2, RECON},
        {{0}                                      , 0     , "inn"           , "Inn"            , "Gasthof"          , 1, VILLAGE, 1, GAIN     , FOOD  , 2, RECON},
        {{ONE(STONE)}                             , 0     , "mining"        , "Mining"         , "Erzabbau"         , 1, MINE   , 0, GAIN     , ORE   , 1, RECON},
        {{F}                                      , 0     , "planting"      , "Planting"       , "Pflanzen"         , 1, FOREST , 0, GAIN     , CACAO , 1, RECON},
        {{ONE(ALPACA)}                            , 0     , "spinning"      , "Spinning"       , "Spinnen"          , 1, FARM   , 0, GAIN     , WOOL  , 1, RECON},
        {{ONE(WOOD) | ONE(STONE)}                 , 0     , "paving"        , "Paving"         , "Pflastern"        , 1, ROAD   , 1, STEP     , CORN  , 1, RECON},
        {{0}                                      , 0     , "sorting"       , "Sorting"        , "Sortieren"        , 1, MARKET , 0, SORTING  , NONE  , 2, RECON},
        {{ONE(WOOL)}                              , 0     , "weaving"       , "Weaving"        , "Weben"            , 1, FARM   , 0, GAIN     , CLOTH , 1, RECON},
        {{ONE(ORE)}                               , 0     , "smelting"      , "Smelting"       , "Verhütten"        , 1, MINE   , 0, GAIN     , SILVER, 1, RECON},
        {{STORABLE, STORABLE}                     , 0     , "dock"          , "Dock"           , "Verladen"         , 1, HARBOUR, 0, STORE    , NONE  , 0, RECON},
        {{0}                                      , 0     , "corn"          , "Corn trade"     , "Maishandel"       , 1, ROAD   , 2, GAIN     , CORN  , 1, RECON},
        {{ONE(STONE), ONE(CACAO) | ONE(ORE)}      , 0     , "glass"         , "Glassmaking"    , "Glasmachen"       , 1, MARKET , 0, GAIN     , GLASS , 1, RECON},
        {{STORABLE, STORABLE, STORABLE}           , 0     , "depot"         , "Depot"          , "Depot"            , 1, VILLAGE, 0, DEPOT    , NONE  , 0, RECON},
        {{0}                                      , 0     , "loft"          , "Loft"           , "Speicher"         , 1, ROAD   , 0, LOFT     , CORN  , 2, RECON},
        {{ONE(WOOD), ONE(STONE)}                  , 0     , "building"      , "Master building", "Baumeisterei"     , 1, VILLAGE, 2, HOUSE    , NONE  , 1, RECON},
        {{ONE(WOOD)}                              , 0     , "boatyard"      , "Boatyard"       , "Werft"            , 1, HARBOUR, 1, BOAT     , NONE  , 1, RECON},
        {{0}                                      , 0     , "caravan"       , "Llama caravan"  , "Lamakarawane"     , 1, NONE   , 1, CARAVAN  , NONE  , 0, RECON},
    },
    .rows = 10,
    .row = {
        /* Bottom to top. Two parts and 2 to 20 points are in the rulebook, the steps our own. */
        {"L1", LEFT , 3,  2, RECON},
        {"L2", LEFT , 3,  4, RECON},
        {"L3", LEFT , 3,  6, RECON},
        {"L4", LEFT , 3,  8, RECON},
        {"L5", LEFT , 3, 10, RECON},
        {"R1", RIGHT, 4, 12, RECON},
        {"R2", RIGHT, 4, 14, RECON},
        {"R3", RIGHT, 4, 16, RECON},
        {"R4", RIGHT, 4, 18, RECON},
        {"R5", RIGHT, 4, 20, RECON},
    },
    .roads = 8,
    .road = {
        /* From 4 to 8: rulebook; how many steps: our own. */
        {"0", 4, BOOK}, {"1", 5, RECON}, {"2", 5, RECON}, {"3", 6, RECON},
        {"4", 6, RECON}, {"5", 7, RECON}, {"6", 7, RECON}, {"7", 8, BOOK},
    },
    .strips = STRIP,
    .strip = {{"0", 0, BOOK}, {"1", 1, BOOK}, {"2", 2, BOOK}, {"3", 3, BOOK}, {"4", 4, BOOK}},
    .roles = 7,
    .role = {
        /* id, names (found), recipe, goods at the start (the miner's are found)
         * food fish alpaca corn wood stone cacao wool ore cloth silver glass, coins */
        {"woodcutter", "Woodcutter", "Holzfäller" , 20, {2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}, 1, RECON},
        {"fisherman" , "Fisherman" , "Fischer"    , 21, {2, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}, 2, RECON},
        {"shepherd"  , "Shepherd"  , "Hirte"      , 22, {2, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0}, 2, RECON},
        {"miner"     , "Miner"     , "Bergmann"   , 27, {2, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0}, 1, FOUND},
        {"farmer"    , "Farmer"    , "Bauer"      , 28, {2, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0}, 1, RECON},
        {"trader"    , "Trader"    , "Händler"    , 24, {2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0}, 2, RECON},
        {"stonemason", "Stonemason", "Steinmetz"  , 23, {2, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}, 2, RECON},
    },
    .extensions = 28,
    .extension = {
        /* id, names, stack A .. D, seats at least, price, recipe */
        {"E01", "Woodcutter's hut", "Holzfällerhütte"  , 0, 2, 2, 20, RECON},
        {"E02", "Fishing hut"     , "Fischerhütte"     , 0, 2, 2, 21, RECON},
        {"E03", "Alpaca pen"      , "Alpakagehege"     , 0, 2, 2, 22, RECON},
        {"E04", "Quarry"          , "Steinbruch"       , 0, 2, 2, 23, RECON},
        {"E05", "Trading post"    , "Handelsposten"    , 0, 2, 2, 24, RECON},
        {"E06", "Smokehouse"      , "Räucherei"        , 0, 2, 1, 25, RECON},
        {"E07", "Inn"             , "Gasthof"          , 0, 3, 1, 26, RECON},
        {"E08", "Ore shaft"       , "Erzstollen"       , 1, 2, 3, 27, RECON},
        {"E09", "Cacao grove"     , "Kakaohain"        , 1, 2, 3, 28, RECON},
        {"E10", "Spinning room"   , "Spinnstube"       , 1, 2, 3, 29, RECON},
        {"E11", "Paving crew"     , "Pflastertrupp"    , 1, 2, 3, 30, RECON},
        {"E12", "Sorting table"   , "Sortiertisch"     , 1, 2, 2, 31, RECON},
        {"E13", "Alpaca pen"      , "Alpakagehege"     , 1, 3, 2, 22, RECON},
        {"E14", "Fishing hut"     , "Fischerhütte"     , 1, 4, 2, 21, RECON},
        {"E15", "Weaving mill"    , "Weberei"          , 2, 2, 4, 32, RECON},
        {"E16", "Smelter"         , "Schmelzhütte"     , 2, 2, 4, 33, RECON},
        {"E17", "Loading dock"    , "Verladekai"       , 2, 2, 3, 34, RECON},
        {"E18", "Corn trader"     , "Maishändler"      , 2, 4, 3, 35, RECON},
        {"E19", "Cacao grove"     , "Kakaohain"        , 2, 3, 3, 28, RECON},
        {"E20", "Woodcutter's hut", "Holzfällerhütte"  , 2, 5, 2, 20, RECON},
        {"E21", "Quarry"          , "Steinbruch"       , 2, 5, 2, 23, RECON},
        {"E22", "Glassworks"      , "Glashütte"        , 3, 2, 5, 36, RECON},
        {"E23", "Depot"           , "Depot"            , 3, 2, 3, 37, RECON},
        {"E24", "Corn loft"       , "Maisspeicher"     , 3, 2, 2, 38, RECON},
        {"E25", "Master builder"  , "Baumeister"       , 3, 5, 4, 39, RECON},
        {"E26", "Boatyard"        , "Werft"            , 3, 5, 3, 40, RECON},
        {"E27", "Llama caravan"   , "Lamakarawane"     , 3, 2, 2, 41, RECON},
        {"E28", "Ore shaft"       , "Erzstollen"       , 3, 4, 3, 27, RECON},
    },
    .orders = 16,
    .order = {
        /* Sixteen cards of 9 to 19 points: rulebook and found; what they want: our own.
         * id, points, food fish alpaca corn wood stone cacao wool ore cloth silver glass */
        {"O01",  9, {1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0}, RECON},
        {"O02",  9, {1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0}, RECON},
        {"O03", 10, {0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}, RECON},
        {"O04", 10, {0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0}, RECON},
        {"O05", 11, {0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0}, RECON},
        {"O06", 11, {0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0}, RECON},
        {"O07", 12, {0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0}, RECON},
        {"O08", 12, {0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0}, RECON},
        {"O09", 13, {0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0}, RECON},
        {"O10", 13, {0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0}, RECON},
        {"O11", 14, {0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0}, RECON},
        {"O12", 15, {0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0}, RECON},
        {"O13", 16, {0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1}, RECON},
        {"O14", 17, {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1}, RECON},
        {"O15", 18, {0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0}, RECON},
        {"O16", 19, {0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1}, RECON},
    },
    .houses = 10,
    .house = {
        /* Four points: rulebook; one house for each good but food and corn: deduced. */
        {"H01", 4, FISH , DEDUCED}, {"H02", 4, ALPACA, DEDUCED}, {"H03", 4, WOOD, DEDUCED},
        {"H04", 4, STONE, DEDUCED}, {"H05", 4, CACAO , DEDUCED}, {"H06", 4, WOOL, DEDUCED},
        {"H07", 4, ORE  , DEDUCED}, {"H08", 4, CLOTH , DEDUCED}, {"H09", 4, SILVER, DEDUCED},
        {"H10", 4, GLASS, DEDUCED},
    },
    .boats = 10,
    .boat = {
        /* Two points: rulebook; which goods: our own. */
        {"B01", 2, FISH  , RECON}, {"B02", 2, ALPACA, RECON}, {"B03", 2, ALPACA, RECON},
        {"B04", 2, CACAO , RECON}, {"B05", 2, CACAO , RECON}, {"B06", 2, ORE   , RECON},
        {"B07", 2, ORE   , RECON}, {"B08", 2, WOOL  , RECON}, {"B09", 2, SILVER, RECON},
        {"B10", 2, GLASS , RECON},
    },
    .missions = 20,
    .mission = {
        /* Twenty cards of 6 to 10 points: rulebook and found; what they ask: our own. */
        {"M01",  6, TEST_GOODS     , FOOD  , 5, RECON},
        {"M02",  6, TEST_GOODS     , FISH  , 3, RECON},
        {"M03",  6, TEST_GOODS     , ALPACA, 3, RECON},
        {"M04",  6, TEST_CARTS     , NONE  , 3, RECON},
        {"M05",  7, TEST_GOODS     , WOOD  , 4, RECON},
        {"M06",  7, TEST_GOODS     , STONE , 4, RECON},
        {"M07",  7, TEST_COINS     , NONE  , 6, RECON},
        {"M08",  7, TEST_ROAD      , NONE  , 7, RECON},
        {"M09",  8, TEST_GOODS     , CACAO , 3, RECON},
        {"M10",  8, TEST_GOODS     , WOOL  , 3, RECON},
        {"M11",  8, TEST_GOODS     , ORE   , 3, RECON},
        {"M12",  8, TEST_BOATS     , NONE  , 2, RECON},
        {"M13",  9, TEST_HOUSES    , NONE  , 2, RECON},
        {"M14",  9, TEST_EXTENSIONS, NONE  , 4, RECON},
        {"M15",  9, TEST_CORN      , NONE  , 5, RECON},
        {"M16",  9, TEST_KINDS     , NONE  , 9, RECON},
        {"M17", 10, TEST_GOODS     , CLOTH , 3, RECON},
        {"M18", 10, TEST_GOODS     , SILVER, 3, RECON},
        {"M19", 10, TEST_GOODS     , GLASS , 2, RECON},
        {"M20", 10, TEST_ORDERS    , NONE  , 2, RECON},
    },
};
/* clang-format on */
