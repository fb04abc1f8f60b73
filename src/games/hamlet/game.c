/* SPDX-License-Identifier: MIT */
/* game.c - Hamlet: the description the engine reads. */
#include "view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spielwerk_scene.h"

/* ---- how values are written -------------------------------------------------------- */

static const char *const tile_kinds[] = {"special", "producer", "refinery", "landmark"};
static const char *const stacks[] = {"table", "bag", "flour", "milk", "brick", "timber"};
static const char *const landmark_rules[] = {
    "nothing",  "once",    "orders", "trades",  "forest", "rock",   "roads",
    "distance", "longest", "same",   "printed", "gold",   "donkeys"};
static const char *const resources[] = {"stone", "wood",   "wheat", "flour", "milk",
                                        "brick", "timber", "gold",  "any"};
static const char *const road_kinds[] = {"bridge", "path"};
static const char *const milestones[] = {"miller", "herder", "mason", "carpenter", "planner"};
static const char *const sides[] = {"two", "more"};
static const char *const deeds[] = {"none", "refine", "sell", "order", "build", "road"};
static const char *const herds[] = {"ready", "moving", "done"};

/* "2 wood, 1 wheat": what is sold for it is what it is known by. */
static void speak_trade(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    if (value < 0 || value >= tables(g)->trades)
        return;
    const struct hamlet_trade *trade = &tables(g)->trade[value];
    const char *between = "";
    for (int i = 0; i < RESOURCES; i++)
        if (trade->cost[i]) {
            sw_text_addf(out, "%s%d %s", between, trade->cost[i],
                         sw_words(g, W_STONE + i, lang));
            between = ", ";
        }
}

/* "3 milk/brick" */
static void speak_order(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    if (value < 0 || value >= tables(g)->orders)
        return;
    const struct hamlet_order *order = &tables(g)->order[value];
    const char *between = " ";
    sw_text_addf(out, "%d", order->need);
    for (int i = 0; i <= GOLD; i++)
        if (order->kinds >> i & 1) {
            sw_text_addf(out, "%s%s", between, sw_words(g, W_STONE + i, lang));
            between = "/";
        }
}

/* What lies on place `which` of a tile's stock: by raw on a producer, by owner elsewhere. */
static void print_pile(const struct sw_game *g, int value, char *out)
{
    int tile = value / PLACES, which = value % PLACES;
    if (value < 0 || tile >= TILES)
        snprintf(out, SW_MAX_TOKEN, "?");
    else if (tables(g)->tile[tile].kind == PRODUCER && which < RAWS)
        snprintf(out, SW_MAX_TOKEN, "%s.%s", tables(g)->tile[tile].id, resources[which]);
    else
        snprintf(out, SW_MAX_TOKEN, "%s.%d", tables(g)->tile[tile].id, which);
}

static bool parse_pile(const struct sw_game *g, const char *text, int *value)
{
    char token[SW_MAX_TOKEN];
    for (int i = 0; i < TILES * PLACES; i++) {
        const char *id = tables(g)->tile[i / PLACES].id;
        if (strncmp(text, id, strlen(id)) != 0)
            continue;
        print_pile(g, i, token);
        if (strcmp(token, text) == 0) {
            *value = i;
            return true;
        }
    }
    return false;
}

/* Whose good it is the next sentence says, by name: whoever made it is rewarded. */
static void speak_pile(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    int tile = value / PLACES, which = value % PLACES;
    if (value < 0 || tile >= TILES)
        return;
    bool raw = tables(g)->tile[tile].kind == PRODUCER;
    int resource = raw ? which : tables(g)->tile[tile].makes;
    if (resource < RESOURCES)
        sw_text_add(out, sw_words(g, W_STONE + resource, lang));
    sw_text_add(out, " (");
    sw_kind_speak(g, K_TILE, lang, tile, out);
    sw_text_add(out, ")");
}

static void print_spot(const struct sw_game *g, int value, char *out)
{
    struct tri_point p = point_of(value);
    (void)g;
    snprintf(out, SW_MAX_TOKEN, "%d,%d", p.a, p.b);
}

static bool parse_spot(const struct sw_game *g, const char *text, int *value)
{
    const char *comma = strchr(text, ',');
    char first[8];
    int a, b;
    if (!comma || comma - text >= (int)sizeof first)
        return false;
    snprintf(first, sizeof first, "%.*s", (int)(comma - text), text);
    if (!sw_kind_parse(g, SW_KIND_NUMBER, first, &a) ||
        !sw_kind_parse(g, SW_KIND_NUMBER, comma + 1, &b) || abs(a) > 127 || abs(b) > 127)
        return false;
    *value = spot_of((struct tri_point){a, b});
    return true;
}

#define KIND(kind) [kind - SW_KIND_GAME]
#define TILE_NAMED(text)                                                                       \
    {                                                                                          \
        text, SW_ROWS(T_TILES)                                                                 \
    }

static const struct sw_kind kinds[K_END - SW_KIND_GAME] = {
    KIND(K_TILE) = TILE_NAMED("tile"),
    KIND(K_DESIGN) = TILE_NAMED("design"),
    KIND(K_DONKEY) = TILE_NAMED("donkey"),
    KIND(K_TO) = TILE_NAMED("to"),
    KIND(K_TILE_KIND) = {"tile_kind", SW_TOKENS(tile_kinds, W_KIND_SPECIAL), .none = -1},
    KIND(K_STACK) = {"stack", SW_TOKENS(stacks, 0), .none = -1},
    KIND(K_LANDMARK_RULE) = {"landmark_rule", SW_TOKENS(landmark_rules, 0), .none = -1},
    KIND(K_RESOURCE) = {"resource", SW_TOKENS(resources, W_STONE), .none = NONE},
    KIND(K_RAW) = {"raw", resources, RAWS, .none = -1, .words = W_STONE},
    KIND(K_GOOD) = {"good", resources + RAWS, GOODS, .none = -1, .words = W_FLOUR},
    KIND(K_PILE) = {.name = "pile",
                    .none = -1,
                    .print = print_pile,
                    .parse = parse_pile,
                    .speak = speak_pile},
    KIND(K_SPOT) = {.name = "spot", .none = NO_SPOT, .print = print_spot, .parse = parse_spot},
    KIND(K_TURN) = {.name = "turn", .none = NONE},
    KIND(K_ROAD) = {"road", SW_TOKENS(road_kinds, W_BRIDGE), .none = NONE},
    KIND(K_TRADE) = {"trade", SW_ROWS(T_TRADES), .speak = speak_trade},
    KIND(K_ORDER) = {"order", SW_ROWS(T_ORDERS), .speak = speak_order},
    KIND(K_MILESTONE) = {"milestone", SW_TOKENS(milestones, W_MILLER), .none = -1},
    KIND(K_SIDE) = {"side", SW_TOKENS(sides, W_SIDE_TWO), .none = -1},
    KIND(K_DEED) = {"deed", SW_TOKENS(deeds, 0), .none = -1},
    KIND(K_HERD) = {"herd", SW_TOKENS(herds, 0), .none = -1},
    KIND(K_GOLD) = {"gold", .sign = "$", .one = W_GOLD, .many = W_GOLD, .none = -1},
    KIND(K_POINTS) = {"points", .one = W_SAY_ONE_POINT, .many = W_SAY_POINTS, .none = -1},
};

/* ---- fields ------------------------------------------------------------------------ */

#define AT(member) offsetof(struct hamlet, member)
#define N          SW_KIND_NUMBER

/* clang-format off */
#define BY_SEAT         {SEATS, sizeof(struct hamlet_seat), N}
#define BY_TILE(size)   {TILES, size, K_TILE}
#define BY(count, kind) {count, 1, kind}
#define ONE             {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.designs",    AT(seat[0].designs),  SW_SET32, K_DESIGN,     {BY_SEAT},                             "designs in hand"},
    {"seat.#.flags",      AT(seat[0].flags),    SW_SET32, K_TILE,       {BY_SEAT},                             "landmarks built"},
    {"seat.#.trades",     AT(seat[0].trades),   SW_SET32, K_TRADE,      {BY_SEAT},                             "trade tiles taken"},
    {"seat.#.gold",       AT(seat[0].gold),     SW_I16,   N,            {BY_SEAT},                             "gold; below 0 only while a payment is open"},
    {"seat.#.points",     AT(seat[0].points),   SW_U16,   N,            {BY_SEAT},                             "points on the track"},
    {"seat.#.supply.#",   AT(seat[0].supply),   SW_U8,    N,            {BY_SEAT, BY(GOODS, K_GOOD)},          "own goods that are not in the village"},
    {"seat.#.villager.#", AT(seat[0].villager), SW_U8,    K_TILE,       {BY_SEAT, BY(VILLAGERS, N)},           "where the villagers stand; -: not hired"},
    {"seat.#.donkey.#",   AT(seat[0].donkey),   SW_U8,    K_TILE,       {BY_SEAT, BY(DONKEYS, N)},             "where the donkeys stand, in the order of the tiles; -: not hired"},
    {"seat.#.road_a.#",   AT(seat[0].road_a),   SW_U8,    K_TILE,       {BY_SEAT, BY(ROADS, N)},               "built roads: the earlier tile; ascending; -: not built"},
    {"seat.#.road_b.#",   AT(seat[0].road_b),   SW_U8,    K_TILE,       {BY_SEAT, BY(ROADS, N)},               "the later tile"},
    {"seat.#.road.#",     AT(seat[0].road),     SW_U8,    K_ROAD,       {BY_SEAT, BY(ROADS, N)},               "bridge or path"},
    {"seat.#.lying",      AT(seat[0].lying),    SW_SET8,  N,            {BY_SEAT},                             "villagers that have acted this turn"},
    {"seat.#.spare.#",    AT(seat[0].spare),    SW_U8,    N,            {BY_SEAT, BY(2, N)},                   "always 0"},
    {"tile.#.joined",     AT(joined),           SW_SET32, K_TILE,       {BY_TILE(4)},                          "tiles joined to it by printed or built roads"},
    {"tile.#.rock",       AT(rock),             SW_SET32, K_TILE,       {BY_TILE(4)},                          "tiles touching it rock on rock"},
    {"tile.#.forest",     AT(forest),           SW_SET32, K_TILE,       {BY_TILE(4)},                          "tiles touching it forest on forest"},
    {"tile.#.fits",       AT(fits),             SW_SET32, K_TILE,       {BY_TILE(4)},                          "a design in somebody's hand: tiles of the network it could be laid at"},
    {"net",               AT(net),              SW_SET32, K_TILE,       {ONE},                                 "tiles joined with the church, itself included"},
    {"bag",               AT(bag),              SW_SET32, K_DESIGN,     {ONE},                                 "designs in the bag"},
    {"open",              AT(open),             SW_SET32, K_TRADE,      {ONE},                                 "trade tiles on offer"},
    {"tile.#.spot",       AT(spot),             SW_I16,   K_SPOT,       {BY_TILE(2)},                          "where its outline begins; -: not in the village"},
    {"to_spot",           AT(to_spot),          SW_I16,   K_SPOT,       {ONE},                                 "where the tile being paid for will lie"},
    {"tile.#.turn",       AT(turn),             SW_U8,    K_TURN,       {BY_TILE(1)},                          "how far it is turned; -: not in the village"},
    {"tile.#.stock.#",    AT(stock),            SW_U8,    N,            {BY_TILE(PLACES), BY(PLACES, N)},      "on producers: stone, wood, wheat; on refineries: goods by owner"},
    {"display.#",         AT(display),          SW_U8,    K_DESIGN,     {BY(DISPLAY, N)},                      "designs on offer, from the left"},
    {"coins.#",           AT(coins),            SW_U8,    N,            {BY(DISPLAY, N)},                      "gold lying on them"},
    {"stack.#",           AT(stack),            SW_U8,    K_TRADE,      {BY(TRADES_MAX, N)},                   "trade tiles to come, top last"},
    {"box.#",             AT(box),              SW_U8,    K_TRADE,      {BY(BOX_MAX, N)},                      "trade tiles left out, ascending"},
    {"stack_count",       AT(stack_count),      SW_U8,    N,            {ONE},                                 "how many are to come"},
    {"box_count",         AT(box_count),        SW_U8,    N,            {ONE},                                 "how many are left out"},
    {"order.#",           AT(order_owner),      SW_U8,    SW_KIND_SEAT, {BY(ORDERS_MAX, N)},                   "who fulfilled the church order of this row"},
    {"milestone.#",       AT(milestone),        SW_U8,    SW_KIND_SEAT, {BY(MILESTONES, K_MILESTONE)},         "who has it"},
    {"start",             AT(start),            SW_U8,    SW_KIND_SEAT, {ONE},                                 "who begins a round"},
    {"current",           AT(current),          SW_U8,    SW_KIND_SEAT, {ONE},                                 "whose turn it is"},
    {"herd",              AT(herd),             SW_U8,    K_HERD,       {ONE},                                 "has the herd moved this turn?"},
    {"herd_from",         AT(herd_from),        SW_U8,    K_TILE,       {ONE},                                 "the last move of a moving herd"},
    {"herd_to",           AT(herd_to),          SW_U8,    K_TILE,       {ONE},                                 "where it went"},
    {"moved.#",           AT(moved),            SW_U8,    K_TILE,       {BY(DONKEYS, N)},                      "where the moved donkeys of a moving herd stand"},
    {"at",                AT(at),               SW_U8,    K_TILE,       {ONE},                                 "where the villager at work stands"},
    {"deed",              AT(deed),             SW_U8,    K_DEED,       {ONE},                                 "what is being paid for"},
    {"what",              AT(what),             SW_U8,    N,            {ONE},                                 "number of goods, trade tile, order, tile; 255: none"},
    {"kind",              AT(kind),             SW_U8,    K_ROAD,       {ONE},                                 "the kind of road being paid for"},
    {"to_turn",           AT(to_turn),          SW_U8,    K_TURN,       {ONE},                                 "how far the tile being paid for is turned"},
    {"owed.#",            AT(owed),             SW_U8,    N,            {BY(RESOURCES, K_RESOURCE)},           "what has yet to be paid"},
    {"owed_any",          AT(owed_any),         SW_U8,    N,            {ONE},                                 "so many more of the kinds of the order"},
    {"fill_from",         AT(fill_from),        SW_U8,    N,            {ONE},                                 "raws a barn may still be filled with, from this one on"},
    {"spare.#",           AT(spare),            SW_U8,    N,            {BY(2, N)},                            "always 0"},
};
/* clang-format on */

/* ---- verbs, events, phases, options, endings --------------------------------------- */

static const int headings[VERBS] = {[V_GO] = W_UNDER_GO,
                                    [V_MOVE] = W_UNDER_MOVE,
                                    [V_DESIGN] = W_UNDER_DESIGN,
                                    [V_HIRE_VILLAGER] = W_UNDER_HIRE,
                                    [V_HIRE_DONKEY] = W_UNDER_HIRE,
                                    [V_SELL] = W_UNDER_SELL,
                                    [V_ORDER] = W_UNDER_ORDER,
                                    [V_BUILD] = W_UNDER_BUILD,
                                    [V_ROAD] = W_UNDER_ROAD,
                                    [V_USE] = W_UNDER_USE,
                                    [V_BUY] = W_UNDER_BUY};

static const struct sw_event_type events[EVENTS] = {
    [E_START] = {"start", {0}, SW_EVENT_LUCK, 0, W_TELL_START},
    [E_STACKED] = {"stacked", {N, K_TRADE}, SW_EVENT_LUCK, 2, 0},
    [E_OPENED] = {"opened", {K_TRADE}, SW_EVENT_LUCK, 0, W_TELL_OPENED},
    [E_DISPLAYED] = {"displayed", {K_DESIGN, N}, SW_EVENT_LUCK, 0, W_TELL_DISPLAYED},
    [E_MOVED] = {"moved", {K_DONKEY, K_TO}, 0, 0, W_TELL_MOVED},
    [E_WENT] = {"went", {K_TILE}, 0, 0, W_TELL_WENT},
    [E_PRODUCED] = {"produced", {K_TILE, N, K_RESOURCE}, 0, 0, W_TELL_PRODUCED},
    [E_GOLD] = {"gold", {K_GOLD}, 0, 0, W_TELL_GOLD},
    [E_POINTS] = {"points", {K_POINTS}, 0, 0, W_TELL_POINTS},
    [E_REFINED] = {"refined", {K_TILE, N, K_RESOURCE}, 0, 0, W_TELL_REFINED},
    [E_DESIGN] = {"design", {K_DESIGN, K_GOLD}, 0, 0, W_TELL_DESIGN},
    [E_VILLAGER] = {"villager", {K_GOLD}, 0, 0, W_TELL_VILLAGER},
    [E_DONKEY] = {"donkey", {K_TO, K_GOLD}, 0, 0, W_TELL_DONKEY},
    [E_RESTED] = {"rested", {0}, 0, 0, W_TELL_RESTED},
    [E_USED] = {"used", {K_PILE, K_RESOURCE}, 0, 0, W_TELL_USED},
    [E_REWARD] = {"reward", {K_GOLD, K_POINTS, K_RESOURCE}, 0, 0, W_TELL_REWARD},
    [E_BOUGHT] = {"bought", {K_RESOURCE, K_GOLD}, 0, 0, W_TELL_BOUGHT},
    [E_PAID_GOLD] = {"paid_gold", {K_GOLD}, 0, 0, W_TELL_PAID_GOLD},
    [E_SOLD] = {"sold", {K_TRADE}, 0, 0, W_TELL_SOLD},
    [E_ORDER] = {"order", {K_ORDER}, 0, 0, W_TELL_ORDER},
    [E_BEGGED] = {"begged", {K_GOLD}, 0, 0, W_TELL_BEGGED},
    [E_BUILT] = {"built", {K_DESIGN, K_SPOT, K_TURN}, 0, 0, W_TELL_BUILT},
    [E_PAVED] = {"paved", {K_TILE, K_TO, K_ROAD}, 0, 0, W_TELL_PAVED},
    [E_MILESTONE] = {"milestone", {K_MILESTONE}, 0, 0, W_TELL_MILESTONE},
    [E_POURED] = {"poured", {K_GOOD}, 0, 0, W_TELL_POURED},
    [E_COMPLETE] = {"complete", {0}, 0, 0, W_TELL_COMPLETE},
    [E_OVER] = {"over", {0}, 0, 0, W_TELL_OVER},
};

static const struct sw_phase phases[PHASES] = {
    [TURN] = {"turn", W_ASK_TURN, W_NOT_YOUR_TURN},
    [ACT] = {"act", W_ASK_ACT, W_NOT_YOUR_TURN},
    [FILL] = {"fill", W_ASK_FILL, W_NOT_YOUR_TURN},
    [HALL] = {"hall", W_ASK_HALL, W_NOT_YOUR_TURN},
    [PLACE] = {"place", W_ASK_PLACE, W_NOT_YOUR_TURN},
    [PAY] = {"pay", W_ASK_PAY, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const char *const award_tokens[] = {"earned", "always"};

static const struct sw_option options[OPTIONS] = {
    [OPT_ROUND_LIMIT] = {.name = "round_limit",
                         .max = 255,
                         .preset = 200,
                         .bots = 200,
                         .title = W_OPTION_LIMIT},
    [OPT_AWARDS] = {.name = "awards",
                    .max = 1,
                    .tokens = award_tokens,
                    .title = W_OPTION_AWARDS,
                    .values = W_AWARDS_EARNED},
};

static const struct sw_ending endings[ENDINGS] = {
    [RUNNING] = {"running", 0},
    [BY_CHURCH] = {"church", W_ENDED_CHURCH},
    [BY_LIMIT] = {"limit", W_ENDED_LIMIT},
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

const struct sw_game hamlet_game = {
    .id = "hamlet",
    .version = 1,
    .seats_min = 2,
    .seats_max = 4,
    .minutes = 90,
    .shelf = 4,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "David Chircop, Yusuf Artun (art); Mighty Boards, 2022",
    .state_size = sizeof(struct hamlet),
    .derived_size = sizeof(struct hamlet_aid),
    .match_bound = 60000,
    SW_LIST(field, fields),
    SW_LIST(kind, kinds),
    SW_LIST(verb, hamlet_verbs),
    .headings = headings,
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    SW_LIST(material, hamlet_materials),
    .table = hamlet_table,
    .table_count = SW_COUNT(hamlet_table),
    .art = hamlet_art,
    .tables = &hamlet_standard,
    .tables_size = sizeof(struct hamlet_tables),
    .edition = "standard",
    .prepare = hamlet_prepare,
    .rules = {.setup = hamlet_setup,
              .legal = hamlet_legal,
              .pick = hamlet_pick,
              .any = hamlet_any,
              .check = hamlet_check,
              .apply = hamlet_apply,
              .score = hamlet_score,
              .rank = hamlet_rank,
              .censor = hamlet_censor,
              .resample = hamlet_resample,
              .verify = hamlet_verify,
              .derive = hamlet_derive},
    .view = {.scene = hamlet_scene,
             .prompt = hamlet_prompt,
             .label = hamlet_label,
             .obvious = hamlet_obvious},
    .brain = {.value = hamlet_value,
              .prior = hamlet_prior,
              .quiescent = hamlet_quiescent,
              .determinizations = 84,
              .width = 4,
              .rollout_depth = 16,
              .weight = hamlet_weights,
              .weight_count = HAMLET_WEIGHTS},
};
