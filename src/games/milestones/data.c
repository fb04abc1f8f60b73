/* SPDX-License-Identifier: MIT */
/* data.c - Milestones: the components, row by row.
 *
 * The rule text we work from has no pictures. What it says and what players reported is
 * respected: numbers 1 to 5 on the corners and 1 to 8 on the workers, 15 bushes, the start
 * market in the upper left corner above a corn field, two workers to a tile, how many pieces
 * there are. Which number lies where, which triangles have a bush and how kinds and numbers
 * are paired is our reconstruction. An owner of the printed game can type in the printed
 * numbers as an edition file. */
#include "game.h"

/* clang-format off */
enum { RECON = SW_RECONSTRUCTED, BOOK = SW_RULEBOOK };

const struct milestones_tables milestones_standard = {
    .corners = 74,
    .corner = { /* where, number; 0: the start market */
        {"A1" , 1, RECON}, {"A3" , 3, RECON}, {"A5" , 2, RECON}, {"A7" , 1, RECON},
        {"A9" , 4, RECON}, {"A11", 3, RECON}, {"A13", 2, RECON}, {"A15", 4, RECON},
        {"A17", 2, RECON}, {"A19", 4, RECON}, {"A21", 3, RECON},
        {"B0" , 0, RECON}, {"B2" , 2, RECON}, {"B4" , 1, RECON}, {"B6" , 3, RECON},
        {"B8" , 2, RECON}, {"B10", 1, RECON}, {"B12", 4, RECON}, {"B14", 3, RECON},
        {"B16", 1, RECON}, {"B18", 3, RECON}, {"B20", 2, RECON}, {"B22", 5, RECON},
        {"C1" , 1, RECON}, {"C3" , 3, RECON}, {"C5" , 2, RECON}, {"C7" , 1, RECON},
        {"C9" , 4, RECON}, {"C11", 3, RECON}, {"C13", 1, RECON}, {"C15", 4, RECON},
        {"C17", 2, RECON}, {"C19", 5, RECON}, {"C21", 3, RECON},
        {"D2" , 2, RECON}, {"D4" , 1, RECON}, {"D6" , 4, RECON}, {"D8" , 2, RECON},
        {"D10", 1, RECON}, {"D12", 4, RECON}, {"D14", 2, RECON}, {"D16", 5, RECON},
        {"D18", 3, RECON}, {"D20", 2, RECON}, {"D22", 5, RECON},
        {"E3" , 3, RECON}, {"E5" , 2, RECON}, {"E7" , 1, RECON}, {"E9" , 4, RECON},
        {"E11", 2, RECON}, {"E13", 3, RECON}, {"E15", 3, RECON}, {"E17", 2, RECON},
        {"E19", 5, RECON}, {"E21", 3, RECON},
        {"F4" , 1, RECON}, {"F6" , 3, RECON}, {"F8" , 2, RECON}, {"F10", 3, RECON},
        {"F12", 4, RECON}, {"F14", 2, RECON}, {"F16", 4, RECON}, {"F18", 3, RECON},
        {"F20", 2, RECON}, {"F22", 5, RECON},
        {"G5" , 4, RECON}, {"G7" , 1, RECON}, {"G9" , 4, RECON}, {"G11", 2, RECON},
        {"G13", 3, RECON}, {"G15", 5, RECON}, {"G17", 2, RECON}, {"G19", 5, RECON},
        {"G21", 3, RECON},
    },
    .bushes = 15,
    .bush = {
        {"AB5", RECON}, {"AB11", RECON}, {"AB19", RECON}, {"BC8", RECON}, {"BC15", RECON},
        {"CD4", RECON}, {"CD12", RECON}, {"CD18", RECON}, {"DE8", RECON}, {"DE21", RECON},
        {"EF13", RECON}, {"EF17", RECON}, {"FG7", RECON}, {"FG11", RECON}, {"FG19", RECON},
    },
    .tiles = 35,
    .tile = { /* left and right worker: kinds, numbers */
        {"W1W1", {WOOD , WOOD }, {1, 1}, RECON},
        {"C1S1", {COIN , STONE}, {1, 1}, RECON},
        {"G1W2", {GRAIN, WOOD }, {1, 2}, RECON},
        {"C1G2", {COIN , GRAIN}, {1, 2}, RECON},
        {"S1W3", {STONE, WOOD }, {1, 3}, RECON},
        {"A1G3", {SAND , GRAIN}, {1, 3}, RECON},
        {"W2C2", {WOOD , COIN }, {2, 2}, RECON},
        {"A2W3", {SAND , WOOD }, {2, 3}, RECON},
        {"A2C3", {SAND , COIN }, {2, 3}, RECON},
        {"C2S3", {COIN , STONE}, {2, 3}, RECON},
        {"S2S4", {STONE, STONE}, {2, 4}, RECON},
        {"G2S4", {GRAIN, STONE}, {2, 4}, RECON},
        {"S3A4", {STONE, SAND }, {3, 4}, RECON},
        {"G3C4", {GRAIN, COIN }, {3, 4}, RECON},
        {"C3W4", {COIN , WOOD }, {3, 4}, RECON},
        {"A3A5", {SAND , SAND }, {3, 5}, RECON},
        {"G4W5", {GRAIN, WOOD }, {4, 5}, RECON},
        {"C4A5", {COIN , SAND }, {4, 5}, RECON},
        {"W4C6", {WOOD , COIN }, {4, 6}, RECON},
        {"A4G6", {SAND , GRAIN}, {4, 6}, RECON},
        {"G5S5", {GRAIN, STONE}, {5, 5}, RECON},
        {"C5C5", {COIN , COIN }, {5, 5}, RECON},
        {"W5S6", {WOOD , STONE}, {5, 6}, RECON},
        {"G5W7", {GRAIN, WOOD }, {5, 7}, RECON},
        {"S6A6", {STONE, SAND }, {6, 6}, RECON},
        {"W6A7", {WOOD , SAND }, {6, 7}, RECON},
        {"A6G7", {SAND , GRAIN}, {6, 7}, RECON},
        {"G6G7", {GRAIN, GRAIN}, {6, 7}, RECON},
        {"W6S8", {WOOD , STONE}, {6, 8}, RECON},
        {"S7C7", {STONE, COIN }, {7, 7}, RECON},
        {"S7A8", {STONE, SAND }, {7, 8}, RECON},
        {"A7C8", {SAND , COIN }, {7, 8}, RECON},
        {"C7G8", {COIN , GRAIN}, {7, 8}, RECON},
        {"S8G8", {STONE, GRAIN}, {8, 8}, RECON},
        {"W8A8", {WOOD , SAND }, {8, 8}, RECON},
    },
    .bonuses = GOODS,
    .bonus = {
        {"stone", 3, RECON},
        {"wood" , 3, RECON},
        {"sand" , 3, RECON},
        {"grain", 3, RECON},
        {"coin" , 3, RECON},
    },
    .sorts = PIECE_SORTS,
    .pieces = { /* a section is two road pieces and a milestone; one market is the start */
        {"sections", 24, BOOK},
        {"houses"  , 12, BOOK},
        {"markets" , 12, BOOK},
        {"sacks"   , 12, BOOK},
    },
    .tables = 3,
    .seats = {
        {"2", 67, BOOK},
        {"3", 59, BOOK},
        {"4", 51, BOOK},
    },
};
/* clang-format on */

#define NUM SW_KIND_NUMBER

#define CORNER(member) offsetof(struct milestones_corner, member)
#define BUSH(member)   offsetof(struct milestones_bush, member)
#define TILE(member)   offsetof(struct milestones_tile, member)
#define PART(member)   offsetof(struct milestones_count, member)
#define TABLE(member)  offsetof(struct milestones_seats, member)

static const struct sw_column corner_columns[] = {
    {"id", CORNER(id), SW_TEXT, 0, 1, sizeof(((struct milestones_corner *)0)->id)},
    {"value", CORNER(value), SW_U8, NUM, 0, 9},
    {"source", CORNER(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column bush_columns[] = {
    {"id", BUSH(id), SW_TEXT, 0, 1, sizeof(((struct milestones_bush *)0)->id)},
    {"source", BUSH(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column tile_columns[] = {
    {"id", TILE(id), SW_TEXT, 0, 1, sizeof(((struct milestones_tile *)0)->id)},
    {"left", TILE(kind[0]), SW_U8, K_GOOD, STONE, COIN},
    {"left_number", TILE(number[0]), SW_U8, NUM, 1, NUMBERS},
    {"right", TILE(kind[1]), SW_U8, K_GOOD, STONE, COIN},
    {"right_number", TILE(number[1]), SW_U8, NUM, 1, NUMBERS},
    {"source", TILE(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column bonus_columns[] = {
    {"id", PART(id), SW_TEXT, 0, 1, sizeof(((struct milestones_count *)0)->id)},
    {"count", PART(count), SW_U8, NUM, 0, BUSHES_MAX},
    {"source", PART(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column piece_columns[] = {
    {"id", PART(id), SW_TEXT, 0, 1, sizeof(((struct milestones_count *)0)->id)},
    {"count", PART(count), SW_U8, NUM, 1, PIECES_MAX},
    {"source", PART(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

static const struct sw_column seats_columns[] = {
    {"id", TABLE(id), SW_TEXT, 0, 1, sizeof(((struct milestones_seats *)0)->id)},
    {"target", TABLE(target), SW_U8, NUM, 1, 250},
    {"source", TABLE(source), SW_U8, SW_KIND_SOURCE, 0, SW_SOURCES - 1},
};

#define COLUMNS(columns) sizeof columns / sizeof *columns, columns
#define ROWS(member)     offsetof(struct milestones_tables, member)

enum { TILES_MIN = START_TILES + DISPLAY };

const struct sw_table milestones_table[TABLES] = {
    [T_CORNERS] = {"corners", ROWS(corner), sizeof(struct milestones_corner), ROWS(corners), 3,
                   CORNERS_MAX, COLUMNS(corner_columns), W_TABLE_CORNERS},
    [T_BUSHES] = {"bushes", ROWS(bush), sizeof(struct milestones_bush), ROWS(bushes), 0,
                  BUSHES_MAX, COLUMNS(bush_columns), W_TABLE_BUSHES},
    [T_TILES] = {"tiles", ROWS(tile), sizeof(struct milestones_tile), ROWS(tiles), TILES_MIN,
                 TILES_MAX, COLUMNS(tile_columns), W_TABLE_TILES},
    [T_BONUS] = {"bonus", ROWS(bonus), sizeof(struct milestones_count), ROWS(bonuses), GOODS,
                 GOODS, COLUMNS(bonus_columns), W_TABLE_BONUS},
    [T_PIECES] = {"pieces", ROWS(pieces), sizeof(struct milestones_count), ROWS(sorts),
                  PIECE_SORTS, PIECE_SORTS, COLUMNS(piece_columns), W_TABLE_PIECES},
    [T_SEATS] = {"seats", ROWS(seats), sizeof(struct milestones_seats), ROWS(tables), 3, 3,
                 COLUMNS(seats_columns), W_TABLE_SEATS},
};
