/* SPDX-License-Identifier: MIT */
/* data.c - Lions of Lydia: the components, row by row.
 *
 * The rule text we work from has no pictures of the cards. What is known about them (the
 * price is paid again to improve; the improved side doubles points and income; what a
 * start card does; how many cards there are) is respected, but the cards themselves are
 * our reconstruction: a set that is symmetric in the four colours. An owner of the
 * printed game can type in the printed numbers as an edition file. */
#include "game.h"

/* clang-format off */
enum { R = 1 << RED, Y = 1 << YELLOW, B = 1 << BLUE, G = 1 << GREEN, RECON = SW_RECONSTRUCTED };

const struct lydia_tables lydia_standard = {
    .cards = 44,
    .card = {
        /* id, names, kind, merchant, gates, income R Y B G $, cost R Y B G $, points, scoring */
        {"ST1", "Red homestead"           , "Roter Hof"             , START , RED   , R  , {1,0,0,0,0}, {0,1,1,1,0}, {1,2}, SCORE_FIXED    , NONE  , RECON},
        {"ST2", "Yellow homestead"        , "Gelber Hof"            , START , YELLOW, Y  , {0,1,0,0,0}, {1,0,1,1,0}, {1,2}, SCORE_FIXED    , NONE  , RECON},
        {"ST3", "Blue homestead"          , "Blauer Hof"            , START , BLUE  , B  , {0,0,1,0,0}, {1,1,0,1,0}, {1,2}, SCORE_FIXED    , NONE  , RECON},
        {"ST4", "Green homestead"         , "Grüner Hof"            , START , GREEN , G  , {0,0,0,1,0}, {1,1,1,0,0}, {1,2}, SCORE_FIXED    , NONE  , RECON},
        {"S01", "Pasture"                 , "Weide"                 , SILVER, RED   , R|Y, {1,0,0,0,0}, {0,2,1,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S02", "Byre"                    , "Kuhstall"              , SILVER, RED   , R|B, {1,0,0,0,0}, {0,0,2,1,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S03", "Tannery"                 , "Gerberei"              , SILVER, RED   , R|G, {1,0,0,0,0}, {0,1,0,2,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S04", "Wheat field"             , "Weizenfeld"            , SILVER, YELLOW, Y|B, {0,1,0,0,0}, {0,0,2,1,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S05", "Mill"                    , "Mühle"                 , SILVER, YELLOW, Y|G, {0,1,0,0,0}, {1,0,0,2,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S06", "Bakery"                  , "Backhaus"              , SILVER, YELLOW, R|Y, {0,1,0,0,0}, {2,0,1,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S07", "Quarry"                  , "Steinbruch"            , SILVER, BLUE  , B|G, {0,0,1,0,0}, {1,0,0,2,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S08", "Mason's yard"            , "Steinmetzhof"          , SILVER, BLUE  , R|B, {0,0,1,0,0}, {2,1,0,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S09", "Lime kiln"               , "Kalkofen"              , SILVER, BLUE  , Y|B, {0,0,1,0,0}, {0,2,0,1,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S10", "Pottery"                 , "Töpferei"              , SILVER, GREEN , R|G, {0,0,0,1,0}, {2,1,0,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S11", "Oil press"               , "Ölpresse"              , SILVER, GREEN , Y|G, {0,0,0,1,0}, {0,2,1,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S12", "Wine cellar"             , "Weinkeller"            , SILVER, GREEN , B|G, {0,0,0,1,0}, {1,0,2,0,0}, {2,4}, SCORE_FIXED    , NONE  , RECON},
        {"S13", "Drovers' inn"            , "Treiberherberge"       , SILVER, RED   , Y|G, {0,0,1,0,0}, {2,1,0,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S14", "Smokehouse"              , "Räucherei"             , SILVER, RED   , B|G, {0,1,0,0,0}, {2,0,0,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S15", "Grain wharf"             , "Kornkai"               , SILVER, YELLOW, R|B, {0,0,0,1,0}, {0,2,1,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S16", "Threshing floor"         , "Dreschplatz"           , SILVER, YELLOW, R|G, {0,0,1,0,0}, {1,2,0,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S17", "Stone bridge"            , "Steinbrücke"           , SILVER, BLUE  , Y|G, {1,0,0,0,0}, {0,0,2,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S18", "Causeway"                , "Dammweg"               , SILVER, BLUE  , R|Y, {0,0,0,1,0}, {0,1,2,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S19", "Clay pit"                , "Tongrube"              , SILVER, GREEN , R|B, {0,1,0,0,0}, {1,0,0,2,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"S20", "Warehouse"               , "Lagerhaus"             , SILVER, GREEN , Y|B, {1,0,0,0,0}, {0,0,1,2,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU1", "Red mint"                , "Rote Prägestätte"      , GOLD  , RED   , R|B, {0,0,0,0,1}, {1,1,1,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU2", "Yellow mint"             , "Gelbe Prägestätte"     , GOLD  , YELLOW, Y|G, {0,0,0,0,1}, {1,1,1,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU3", "Blue mint"               , "Blaue Prägestätte"     , GOLD  , BLUE  , R|B, {0,0,0,0,1}, {1,1,1,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU4", "Green mint"              , "Grüne Prägestätte"     , GOLD  , GREEN , Y|G, {0,0,0,0,1}, {1,1,1,1,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU5", "Lydian house red-yellow" , "Lydierhaus Rot-Gelb"   , GOLD  , LYDIAN, R|Y, {1,1,0,0,0}, {2,2,0,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU6", "Lydian house yellow-blue", "Lydierhaus Gelb-Blau"  , GOLD  , LYDIAN, Y|B, {0,1,1,0,0}, {0,2,2,0,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU7", "Lydian house blue-green" , "Lydierhaus Blau-Grün"  , GOLD  , LYDIAN, B|G, {0,0,1,1,0}, {0,0,2,2,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"AU8", "Lydian house green-red"  , "Lydierhaus Grün-Rot"   , GOLD  , LYDIAN, R|G, {1,0,0,1,0}, {2,0,0,2,0}, {3,6}, SCORE_FIXED    , NONE  , RECON},
        {"P01", "Hall of the red guild"   , "Halle der roten Gilde" , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_COLOUR   , RED   , RECON},
        {"P02", "Hall of the yellow guild", "Halle der gelben Gilde", PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_COLOUR   , YELLOW, RECON},
        {"P03", "Hall of the blue guild"  , "Halle der blauen Gilde", PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_COLOUR   , BLUE  , RECON},
        {"P04", "Hall of the green guild" , "Halle der grünen Gilde", PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_COLOUR   , GREEN , RECON},
        {"P05", "Red storehouse"          , "Roter Speicher"        , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_STOCK    , RED   , RECON},
        {"P06", "Yellow storehouse"       , "Gelber Speicher"       , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_STOCK    , YELLOW, RECON},
        {"P07", "Blue storehouse"         , "Blauer Speicher"       , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_STOCK    , BLUE  , RECON},
        {"P08", "Green storehouse"        , "Grüner Speicher"       , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {2,4}, SCORE_STOCK    , GREEN , RECON},
        {"P09", "Treasury"                , "Schatzhaus"            , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,3}, {1,2}, SCORE_COINS    , NONE  , RECON},
        {"P10", "Palace"                  , "Palast"                , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,5}, {1,2}, SCORE_INFLUENCE, NONE  , RECON},
        {"P11", "Temple precinct"         , "Tempelbezirk"          , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,4}, {2,4}, SCORE_PURPLE   , NONE  , RECON},
        {"P12", "Vault of Croesus"        , "Gewölbe des Krösus"    , PURPLE, NONE  , 0  , {0,0,0,0,0}, {0,0,0,0,4}, {3,6}, SCORE_GOLD     , NONE  , RECON},
    },
    .spaces = 7,
    .influence = {
        /* LYD-INF-0 .. LYD-INF-6; points do not add up from space to space (LYD-A20).
         * id, property limit, coins at once, Lydian to the fountain, wild, points */
        {"0", 3,    0, 0, 0, 0,  SW_RULEBOOK},
        {"1", 5,    0, 1, 0, 0,  SW_RULEBOOK},
        {"2", 8,    2, 0, 0, 0,  SW_RULEBOOK},
        {"3", NONE, 3, 0, 0, 0,  SW_RULEBOOK},
        {"4", NONE, 0, 0, 0, 4,  SW_RULEBOOK},
        {"5", NONE, 0, 0, 0, 10, SW_RULEBOOK},
        {"6", NONE, 0, 0, 1, 18, SW_RULEBOOK},
    },
    .tables = 3,
    .seats = {
        /* id, target (rulebook), cards per side of gold, silver, purple (found) */
        {"2", 8, 1, 2, 2, SW_FOUND},
        {"3", 7, 1, 3, 2, SW_FOUND},
        {"4", 6, 1, 3, 2, SW_FOUND},
    },
};
/* clang-format on */

#define CARD(member)  offsetof(struct lydia_card, member)
#define SPACE(member) offsetof(struct lydia_influence, member)
#define TABLE(member) offsetof(struct lydia_seats, member)

static const struct sw_column card_columns[] = {
    {"id", CARD(id), SW_TEXT, 0, 1, sizeof(((struct lydia_card *)0)->id)},
    {"name_en", CARD(name_en), SW_TEXT, 0, 1, sizeof(((struct lydia_card *)0)->name_en)},
    {"name_de", CARD(name_de), SW_TEXT, 0, 1, sizeof(((struct lydia_card *)0)->name_de)},
    {"kind", CARD(kind), SW_U8, K_CARD_KIND, START, PURPLE},
    {"merchant", CARD(merchant), SW_U8, K_MERCHANT, RED, NONE},
    {"gates", CARD(gates), SW_SET8, K_GATE, 0, 4},
    {"income_R", CARD(income[RED]), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"income_Y", CARD(income[YELLOW]), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"income_B", CARD(income[BLUE]), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"income_G", CARD(income[GREEN]), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"income_coins", CARD(income[COIN]), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"cost_R", CARD(cost[RED]), SW_U8, SW_KIND_NUMBER, 0, 6},
    {"cost_Y", CARD(cost[YELLOW]), SW_U8, SW_KIND_NUMBER, 0, 6},
    {"cost_B", CARD(cost[BLUE]), SW_U8, SW_KIND_NUMBER, 0, 6},
    {"cost_G", CARD(cost[GREEN]), SW_U8, SW_KIND_NUMBER, 0, 6},
    {"cost_coins", CARD(cost[COIN]), SW_U8, SW_KIND_NUMBER, 0, COINS_MAX},
    {"points", CARD(points[0]), SW_U8, SW_KIND_NUMBER, 0, 50},
    {"points_improved", CARD(points[1]), SW_U8, SW_KIND_NUMBER, 0, 50},
    {"score", CARD(score), SW_U8, K_SCORE_RULE, SCORE_FIXED, SCORE_RULES - 1},
    {"colour", CARD(colour), SW_U8, K_COLOUR, RED, NONE},
    {"source", CARD(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column influence_columns[] = {
    {"id", SPACE(id), SW_TEXT, 0, 1, sizeof(((struct lydia_influence *)0)->id)},
    {"limit", SPACE(limit), SW_U8, K_LIMIT, 1, NONE},
    {"coins", SPACE(coins), SW_U8, SW_KIND_NUMBER, 0, COINS_MAX},
    {"lydian", SPACE(lydian), SW_U8, SW_KIND_FLAG, 0, 1},
    {"wild", SPACE(wild), SW_U8, SW_KIND_FLAG, 0, 1},
    {"points", SPACE(points), SW_U8, SW_KIND_NUMBER, 0, 100},
    {"source", SPACE(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column seats_columns[] = {
    {"id", TABLE(id), SW_TEXT, 0, 1, sizeof(((struct lydia_seats *)0)->id)},
    {"target", TABLE(target), SW_U8, SW_KIND_NUMBER, 1, CARDS_MAX},
    {"gold", TABLE(gold), SW_U8, SW_KIND_NUMBER, 1, 1},
    {"silver", TABLE(silver), SW_U8, SW_KIND_NUMBER, 0, 3},
    {"purple", TABLE(purple), SW_U8, SW_KIND_NUMBER, 0, 2},
    {"source", TABLE(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

#define COLUMNS(columns) sizeof columns / sizeof *columns, columns

const struct sw_table lydia_table[TABLES] = {
    [T_CARDS] = {"cards", offsetof(struct lydia_tables, card), sizeof(struct lydia_card),
                 offsetof(struct lydia_tables, cards), 28, CARDS_MAX, COLUMNS(card_columns),
                 W_TABLE_CARDS},
    [T_INFLUENCE] = {"influence", offsetof(struct lydia_tables, influence),
                     sizeof(struct lydia_influence), offsetof(struct lydia_tables, spaces), 7,
                     7, COLUMNS(influence_columns), W_TABLE_INFLUENCE},
    [T_SEATS] = {"seats", offsetof(struct lydia_tables, seats), sizeof(struct lydia_seats),
                 offsetof(struct lydia_tables, tables), 3, 3, COLUMNS(seats_columns),
                 W_TABLE_SEATS},
};
