/* SPDX-License-Identifier: MIT */
/* game.c - Milestones: the description the engine reads. */
#include "view.h"

#include <stdio.h>
#include <string.h>

/* ---- how values are written ------------------------------ */

static const char *const goods[] = {"stone", "wood", "sand", "grain", "coin"};
static const char *const slots[] = {"1", "2", "3", "4", "5", "6", "7", "8"};
static const char *const spaces[] = {"castle", "1", "2", "3",     "4",      "5",
                                     "6",      "7", "8", "trade", "office", "mill"};
static const char *const pieces[] = {"-", "milestone", "market", "supplied"};
static const char *const directions[] = {"e", "ne", "nw", "w", "sw", "se"};
static const char *const triggers[] = {"-", "first_move", "second_move", "last_tile",
                                       "max_turns"};
static const char *const sources[] = {"road",  "house", "market",  "mill",
                                      "bonus", "work",  "majority"};
static const char letters[] = "SWAGC"; /* of the goods: sAnd, as S is stone */

static void speak_corner(const struct sw_game *g, enum sw_lang lang, int value,
                         struct sw_text *out)
{
    char token[SW_MAX_TOKEN];
    sw_kind_print(g, K_CORNER, value, token);
    sw_text_add(out, value == NONE ? sw_words(g, W_NOTHING_NAMED, lang) : token);
}

/* Places an edition does not have still have bytes in the state, and those a name. */
static void print_cell(const struct sw_game *g, int value, char *out)
{
    const struct milestones_tables *t = tables(g);
    if (value >= 0 && value < t->cells)
        snprintf(out, SW_MAX_TOKEN, "%c%c%d", 'A' + t->cell_row[value],
                 'B' + t->cell_row[value], t->cell_x[value]);
    else
        snprintf(out, SW_MAX_TOKEN, "_%d", value);
}

static bool parse_cell(const struct sw_game *g, const char *text, int *value)
{
    const struct milestones_tables *t = tables(g);
    int row, x;
    if (!milestones_read_cell(text, &row, &x))
        return *text == '_' && sw_kind_parse(g, SW_KIND_NUMBER, text + 1, value) &&
               *value >= t->cells && *value < NONE;
    for (int i = 0; i < t->cells; i++)
        if (t->cell_row[i] == row && t->cell_x[i] == x) {
            *value = i;
            return true;
        }
    return false;
}

static void speak_tile(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    if (value < 0 || value >= tables(g)->tiles)
        return;
    const struct milestones_tile *tile = &tables(g)->tile[value];
    for (int i = 0; i < 2; i++)
        sw_text_addf(out, "%s%s %d", i ? " / " : "",
                     sw_words(g, W_WORKER_STONE + tile->kind[i], lang), tile->number[i]);
}

static void print_worker(const struct sw_game *g, int value, char *out)
{
    (void)g;
    if (value == EMPTY || value == COVERED)
        snprintf(out, SW_MAX_TOKEN, "%s", value == EMPTY ? "-" : "x");
    else if (value >= WORKER && value < SLOT_END)
        snprintf(out, SW_MAX_TOKEN, "%c%d%s", letters[worker_kind(value)], worker_number(value),
                 has_bonus(value) ? "+" : "");
    else
        snprintf(out, SW_MAX_TOKEN, "?%d", value);
}

static bool parse_worker(const struct sw_game *g, const char *text, int *value)
{
    const char *kind = strchr(letters, text[0]);
    (void)g;
    *value = strcmp(text, "x") == 0 ? COVERED : EMPTY;
    if (*value == COVERED || strcmp(text, "-") == 0)
        return true;
    if (!text[0] || !kind || text[1] < '1' || text[1] > '0' + NUMBERS)
        return false;
    *value = worker((int)(kind - letters), text[1] - '0') + (text[2] == '+');
    return text[2] == 0 || (text[2] == '+' && text[3] == 0);
}

static void speak_worker(const struct sw_game *g, enum sw_lang lang, int value,
                         struct sw_text *out)
{
    char name[64];
    const char *arg[4] = {name, NULL, NULL, NULL};
    if (value < WORKER) {
        sw_text_add(out, sw_words(g, value == EMPTY ? W_SLOT_EMPTY : W_SLOT_COVERED, lang));
        return;
    }
    snprintf(name, sizeof name, "%s %d", sw_words(g, W_WORKER_STONE + worker_kind(value), lang),
             worker_number(value));
    if (has_bonus(value))
        sw_say(out, g, lang, W_WORKER_BONUS, arg);
    else
        sw_text_add(out, name);
}

static void speak_pair(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    sw_text_addf(out, "%d%s%d", value + 1, sw_words(g, W_AND, lang), value + 2);
}

#define KIND(kind) [kind - SW_KIND_GAME]
#define ONE_GOOD(text)                                                                         \
    {                                                                                          \
        text, SW_TOKENS(goods, W_ONE_STONE), .none = NONE                                      \
    }
#define CORNER_KIND(text)                                                                      \
    {                                                                                          \
        text, SW_ROWS(T_CORNERS), .speak = speak_corner, .rare = true                          \
    }
#define TILE_KIND(text)                                                                        \
    {                                                                                          \
        text, SW_ROWS(T_TILES), .speak = speak_tile                                            \
    }

static const struct sw_kind kinds[K_KIND_END - SW_KIND_GAME] = {
    KIND(K_GOOD) = {"good", SW_TOKENS(goods, W_GOOD_STONE), .none = NONE},
    KIND(K_SLOT) = {"slot", SW_TOKENS(slots, 0), .none = -1},
    KIND(K_SPACE) = {"space", SW_TOKENS(spaces, W_SPACE_CASTLE), .none = -1},
    KIND(K_WORKER) = {.name = "worker",
                      .none = -1,
                      .print = print_worker,
                      .parse = parse_worker,
                      .speak = speak_worker},
    KIND(K_TILE) = TILE_KIND("tile"),
    KIND(K_CORNER) = CORNER_KIND("corner"),
    KIND(K_CELL) = {.name = "triangle", .none = NONE, .print = print_cell, .parse = parse_cell},
    KIND(K_BUSH) = {"bush", SW_ROWS(T_BUSHES), .rare = true},
    KIND(K_PIECE) = {"piece", SW_TOKENS(pieces, 0), .none = FREE},
    KIND(K_DIRECTION) = {"direction", SW_TOKENS(directions, 0), .none = -1},
    KIND(K_TRIGGER) = {"trigger", SW_TOKENS(triggers, W_TRIGGER_NONE), .none = RUNNING},
    KIND(K_POINTS_FROM) = {"points_from", SW_TOKENS(sources, W_SCORE_ROAD), .none = -1},
    KIND(K_TILE_TOO) = TILE_KIND("tile_too"),
    KIND(K_ANCHOR) = CORNER_KIND("anchor"),
    KIND(K_END) = CORNER_KIND("end"),
    KIND(K_STALL) = CORNER_KIND("stall"),
    KIND(K_COUNTED) = CORNER_KIND("counted"),
    KIND(K_COUNTED_TOO) = CORNER_KIND("counted_too"),
    KIND(K_MATERIAL) = ONE_GOOD("material"),
    KIND(K_SOLD) = ONE_GOOD("sold"),
    KIND(K_SOLD_TOO) = ONE_GOOD("sold_too"),
    KIND(K_KEPT) = ONE_GOOD("kept"),
    KIND(K_KEPT_2) = ONE_GOOD("kept_2"),
    KIND(K_KEPT_3) = ONE_GOOD("kept_3"),
    KIND(K_AMOUNT) = {"amount", .one = W_ONE_POINT, .many = W_POINTS, .none = -1},
    KIND(K_COINS) = {"coins", .one = W_ONE_COIN, .many = W_GOOD_COIN, .none = -1},
    KIND(K_TO_SPACE) = {"to_space", SW_TOKENS(spaces, W_TO_CASTLE), .none = -1},
    KIND(K_PAIR) = {"pair", SW_TOKENS(slots, 0), .none = -1, .speak = speak_pair},
    KIND(K_CRAFT) = {"craft", SW_TOKENS(goods, W_CRAFT_STONE), .none = NONE},
};

/* ---- fields ------------------------------ */

#define AT(member) offsetof(struct milestones, member)
#define N          SW_KIND_NUMBER

/* clang-format off */
#define BY_SEAT         {SEATS, sizeof(struct milestones_seat), N}
#define BY(count, kind) {count, 1, kind}
#define ONE             {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.points",   AT(seat[0].points), SW_U16,   N,            {BY_SEAT},                            "points on the track"},
    {"seat.#.from.#",   AT(seat[0].from),   SW_U16,   N,            {BY_SEAT, {SOURCES, 2, K_POINTS_FROM}}, "where they came from"},
    {"seat.#.at",       AT(seat[0].at),     SW_U8,    K_SPACE,      {BY_SEAT},                            "where the figure stands"},
    {"seat.#.slot.#",   AT(seat[0].slot),   SW_U8,    K_WORKER,     {BY_SEAT, BY(SLOTS, K_SLOT)},         "what lies on top of the path's slots"},
    {"seat.#.goods.#",  AT(seat[0].goods),  SW_U8,    N,            {BY_SEAT, BY(GOODS, K_GOOD)},         "goods"},
    {"seat.#.hand.#",   AT(seat[0].hand),   SW_U8,    K_TILE,       {BY_SEAT, BY(HAND, N)},               "start tiles to be placed"},
    {"placed",          AT(placed),         SW_SET64, K_TILE,       {ONE},                                "tiles that were laid on some board"},
    {"corner.#.roads",  AT(roads),          SW_SET8,  K_DIRECTION,  {BY(CORNERS_MAX, K_CORNER)},          "directions in which a road leaves a corner"},
    {"corner.#.piece",  AT(piece),          SW_U8,    K_PIECE,      {BY(CORNERS_MAX, K_CORNER)},          "what stands on a corner"},
    {"house.#",         AT(house),          SW_U8,    K_CELL,       {BY(HOUSES_MAX, N)},                  "triangles with a house, ascending"},
    {"bonus.#",         AT(bonus),          SW_U8,    K_GOOD,       {BY(BUSHES_MAX, K_BUSH)},             "bonus tile on a bush"},
    {"bonus_gone.#",    AT(bonus_gone),     SW_U8,    N,            {BY(GOODS, K_GOOD)},                  "bonus tiles that left the game"},
    {"stack.#",         AT(stack),          SW_U8,    K_TILE,       {BY(STACK_MAX, N)},                   "tiles to come, top last"},
    {"stack_count",     AT(stack_count),    SW_U8,    N,            {ONE},                                "how many are to come"},
    {"display.#",       AT(display),        SW_U8,    K_TILE,       {BY(DISPLAY, N)},                     "tiles for hire"},
    {"start.#",         AT(start),          SW_U8,    K_TILE,       {BY(START_TILES, N)},                 "start tiles to choose from"},
    {"box",             AT(box),            SW_U8,    K_TILE,       {ONE},                                "the start tile nobody took"},
    {"sections_left",   AT(sections_left),  SW_U8,    N,            {ONE},                                "road sections to build"},
    {"houses_left",     AT(houses_left),    SW_U8,    N,            {ONE},                                "houses to build"},
    {"markets_left",    AT(markets_left),   SW_U8,    N,            {ONE},                                "markets to build"},
    {"sacks_left",      AT(sacks_left),     SW_U8,    N,            {ONE},                                "flour sacks to deliver"},
    {"starter",         AT(starter),        SW_U8,    SW_KIND_SEAT, {ONE},                                "start player"},
    {"current",         AT(current),        SW_U8,    SW_KIND_SEAT, {ONE},                                "whose turn it is"},
    {"move",            AT(move),           SW_U8,    N,            {ONE},                                "0 first, 1 second move of the turn"},
    {"hired",           AT(hired),          SW_U8,    N,            {ONE},                                "1: a tile was hired on this visit"},
    {"claim_corner",    AT(claim_corner),   SW_U8,    K_CORNER,     {ONE},                                "corner just built on, while bonus tiles are claimed"},
    {"claim_cell",      AT(claim_cell),     SW_U8,    K_CELL,       {ONE},                                "triangle just built in, while its bonus tile is claimed"},
    {"ender",           AT(ender),          SW_U8,    SW_KIND_SEAT, {ONE},                                "who triggered the end"},
    {"trigger",         AT(trigger),        SW_U8,    K_TRIGGER,    {ONE},                                "how the end came about"},
};
/* clang-format on */

/* ---- verbs, events, phases, options, endings ------------------------------ */

static const int headings[VERBS] = {
    [V_HIRE] = W_UNDER_HIRE,       [V_BUY] = W_UNDER_BUY,     [V_SELL] = W_UNDER_SELL,
    [V_ROAD] = W_UNDER_ROAD,       [V_HOUSE] = W_UNDER_HOUSE, [V_MARKET] = W_UNDER_MARKET,
    [V_DELIVER] = W_UNDER_DELIVER, [V_CLAIM] = W_UNDER_CLAIM};

static const struct sw_event_type events[EVENTS] = {
    [E_BUSH] = {"bush", {K_BUSH, K_GOOD}, SW_EVENT_LUCK, 0, 0},
    [E_SHUFFLED] = {"shuffled", {N, K_TILE}, SW_EVENT_LUCK, 2, 0},
    [E_START] = {"start", {0}, SW_EVENT_LUCK, 0, W_TELL_START},
    [E_DRAFTED] = {"drafted", {K_TILE, K_TILE_TOO}, 0, 0, W_TELL_DRAFTED},
    [E_BOXED] = {"boxed", {K_TILE}, 0, 0, W_TELL_BOXED},
    [E_PLACED] = {"placed", {K_TILE, K_PAIR}, 0, 0, W_TELL_PLACED},
    [E_MOVED] = {"moved", {K_TO_SPACE}, 0, 0, W_TELL_MOVED},
    [E_MADE] = {"made", {N, K_GOOD}, 0, 0, W_TELL_MADE},
    [E_MINTED] = {"minted", {K_COINS}, 0, 0, W_TELL_MINTED},
    [E_INCOME] = {"income", {0}, 0, 0, W_TELL_INCOME},
    [E_HIRED] = {"hired", {K_TILE, K_PAIR}, 0, 0, W_TELL_HIRED},
    [E_REFILLED] = {"refilled", {K_TILE}, SW_EVENT_LUCK, 0, W_TELL_REFILLED},
    [E_BOUGHT] = {"bought", {K_GOOD}, 0, 0, W_TELL_BOUGHT},
    [E_SOLD] = {"sold", {K_SOLD, K_SOLD_TOO}, 0, 0, W_TELL_SOLD},
    [E_ROAD] = {"road", {K_ANCHOR, K_CORNER, K_END}, 0, 0, W_TELL_ROAD},
    [E_HOUSE] = {"house", {K_CELL}, 0, 0, W_TELL_HOUSE},
    [E_MARKET] = {"market", {K_CORNER}, 0, 0, W_TELL_MARKET},
    [E_CLAIMED] = {"claimed", {K_CELL, K_GOOD, K_SLOT}, 0, 0, W_TELL_CLAIMED},
    [E_LOST] = {"lost", {K_GOOD}, 0, 0, W_TELL_LOST},
    [E_DELIVERED] = {"delivered", {K_STALL}, 0, 0, W_TELL_DELIVERED},
    [E_KEPT] = {"kept", {K_KEPT, K_KEPT_2, K_KEPT_3}, 0, 0, W_TELL_KEPT},
    [E_COVERED] = {"covered", {K_SLOT}, 0, 0, W_TELL_COVERED},
    [E_SCORED] = {"scored", {K_AMOUNT}, 0, 0, W_TELL_SCORED},
    [E_TRIGGERED] = {"triggered", {K_TRIGGER}, 0, 0, W_TELL_TRIGGERED},
    [E_MAJORITY] = {"majority", {K_CRAFT, K_AMOUNT}, 0, 0, W_TELL_MAJORITY},
    [E_OVER] = {"over", {0}, 0, 0, W_TELL_OVER},
};

static const struct sw_phase phases[] = {
    [DRAFT] = {"draft", W_ASK_DRAFT, W_DRAFT_WAIT},
    [PLACE] = {"place", W_ASK_PLACE, W_DRAFT_WAIT},
    [MOVE] = {"move", W_ASK_MOVE, W_NOT_YOUR_TURN},
    [TRADE] = {"trade", W_ASK_TRADE, W_NOT_YOUR_TURN},
    [BUILD] = {"build", W_ASK_BUILD, W_NOT_YOUR_TURN},
    [CLAIM] = {"claim", W_ASK_CLAIM, W_NOT_YOUR_TURN},
    [SUPPLY] = {"supply", W_ASK_SUPPLY, W_NOT_YOUR_TURN},
    [KEEP] = {"keep", W_ASK_KEEP, W_NOT_YOUR_TURN},
    [COVER] = {"cover", W_ASK_COVER, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const struct sw_option options[OPTIONS] = {
    [OPT_MAX_TURNS] = {"max_turns", 0, 255, 0, 150, NULL, W_OPTION_MAX_TURNS, 0},
};

static const struct sw_ending endings[ENDINGS] = {
    [RUNNING] = {"running", 0},
    [BY_FIRST_MOVE] = {"first_move", W_ENDED_FIRST},
    [BY_SECOND_MOVE] = {"second_move", W_ENDED_SECOND},
    [BY_LAST_TILE] = {"last_tile", W_ENDED_TILE},
    [BY_CAP] = {"max_turns", W_ENDED_CAP},
};

static const struct sw_word words[] = {
#define W(name, english, german)         {#name, "", {english, german}},
#define WHY(name, rule, english, german) {#name, rule, {english, german}},
#include "text.def"
#undef W
#undef WHY
};

static const struct sw_caption captions[] = {
#define CAPTION(name, english, german) {name, {english, german}},
#include "captions.def"
#undef CAPTION
};

const struct sw_game milestones_game = {
    .id = "milestones",
    .version = 1,
    .seats_min = 2,
    .seats_max = 4,
    .minutes = 75,
    .shelf = 2,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "Stefan Dorra, Ralf zur Linde; eggertspiele, Stronghold Games, 2012",
    .state_size = sizeof(struct milestones),
    .match_bound = 60000,
    SW_LIST(field, fields),
    SW_LIST(kind, kinds),
    SW_LIST(verb, milestones_verbs),
    .headings = headings,
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    SW_LIST(material, milestones_materials),
    .table = milestones_table,
    .table_count = SW_COUNT(milestones_table),
    .art = milestones_art,
    .tables = &milestones_standard,
    .tables_size = sizeof(struct milestones_tables),
    .edition = "standard",
    .prepare = milestones_prepare,
    .rules = {.setup = milestones_setup,
              .legal = milestones_legal,
              .check = milestones_check,
              .apply = milestones_apply,
              .score = milestones_score,
              .rank = milestones_rank,
              .censor = milestones_censor,
              .resample = milestones_resample,
              .verify = milestones_verify},
    .view = {.scene = milestones_scene,
             .prompt = milestones_prompt,
             .label = milestones_label,
             .obvious = milestones_obvious},
    .brain = {.value = milestones_value,
              .prior = milestones_prior,
              .determinizations = 90,
              .width = 6,
              .rollout_depth = 16,
              .weight = milestones_weights,
              .weight_count = MILESTONES_WEIGHTS},
};
