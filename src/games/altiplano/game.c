/* SPDX-License-Identifier: MIT */
/* game.c - Altiplano: the description the engine reads. */
#include "game.h"

#include "kinds.h"

_Static_assert(sizeof(struct altiplano_seat) == 216, "no padding, the same on every machine");
_Static_assert(sizeof(struct altiplano) == 1480, "no padding, the same on every machine");

/* ---- fields -------------------------------------------------------------------------- */

#define AT(member) offsetof(struct altiplano, member)
#define N          SW_KIND_NUMBER

/* clang-format off */
#define BY_SEAT         {SEATS, sizeof(struct altiplano_seat), N}
#define BY(count, kind) {count, 1, kind}
#define BY_GOOD         BY(GOODS, K_GOOD)
#define ONE             {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.extensions",    AT(seat[0].extensions), SW_SET64, K_EXTENSION,   {BY_SEAT},                        "extensions of a seat"},
    {"seat.#.orders",        AT(seat[0].orders),     SW_SET64, K_ORDER,       {BY_SEAT},                        "orders fulfilled"},
    {"seat.#.houses",        AT(seat[0].houses),     SW_SET64, K_HOUSE,       {BY_SEAT},                        "houses built"},
    {"seat.#.boats",         AT(seat[0].boats),      SW_SET64, K_BOAT,        {BY_SEAT},                        "boats built"},
    {"seat.#.fresh",         AT(seat[0].fresh),      SW_SET64, K_SLOT,        {BY_SEAT},                        "slots filled while planning, until done"},
    {"seat.#.slot.#",        AT(seat[0].slot),       SW_U8,    K_GOOD,        {BY_SEAT, BY(SLOTS, K_SLOT)},     "what lies on the slots"},
    {"seat.#.coins",         AT(seat[0].coins),      SW_U16,   N,             {BY_SEAT},                        "coins, without those on slots"},
    {"seat.#.bag.#",         AT(seat[0].bag),        SW_U8,    N,             {BY_SEAT, BY_GOOD},               "goods in the bag"},
    {"seat.#.box.#",         AT(seat[0].box),        SW_U8,    N,             {BY_SEAT, BY_GOOD},               "goods in the box"},
    {"seat.#.plan.#",        AT(seat[0].plan),       SW_U8,    N,             {BY_SEAT, BY_GOOD},               "goods on the planning spaces"},
    {"seat.#.open.#",        AT(seat[0].open),       SW_U8,    K_ORDER,       {BY_SEAT, BY(OPEN_ORDERS, N)},    "orders not yet fulfilled"},
    {"seat.#.delivered.#.#", AT(seat[0].delivered),  SW_U8,    N,             {BY_SEAT, {OPEN_ORDERS, GOODS, N}, BY_GOOD}, "goods delivered to them"},
    {"seat.#.row.good.#",    AT(seat[0].row_good),   SW_U8,    K_GOOD,        {BY_SEAT, BY(ROWS_MAX, K_ROW)},   "warehouse rows: their good"},
    {"seat.#.row.count.#",   AT(seat[0].row_count),  SW_U8,    N,             {BY_SEAT, BY(ROWS_MAX, K_ROW)},   "how many goods, corn included"},
    {"seat.#.row.corn.#",    AT(seat[0].row_corn),   SW_U8,    N,             {BY_SEAT, BY(ROWS_MAX, K_ROW)},   "how much of it is corn"},
    {"seat.#.mission.#",     AT(seat[0].mission),    SW_U8,    K_MISSION,     {BY_SEAT, BY(MISSIONS_DEALT, N)}, "missions; the last one was given back"},
    {"seat.#.role",          AT(seat[0].role),       SW_U8,    K_ROLE,        {BY_SEAT},                        "role"},
    {"seat.#.place",         AT(seat[0].place),      SW_U8,    K_PLACE,       {BY_SEAT},                        "where the figure stands"},
    {"seat.#.road",          AT(seat[0].road),       SW_U8,    N,             {BY_SEAT},                        "steps made on the road"},
    {"seat.#.carts",         AT(seat[0].carts),      SW_U8,    N,             {BY_SEAT},                        "carts"},
    {"seat.#.used",          AT(seat[0].used),       SW_SET8,  K_UNIT,        {BY_SEAT},                        "carts used this round"},
    {"seat.#.loft",          AT(seat[0].loft),       SW_U8,    N,             {BY_SEAT},                        "corn in the loft"},
    {"orders",               AT(orders),             SW_SET64, K_ORDER,       {ONE},                            "orders at the market"},
    {"houses",               AT(houses),             SW_SET64, K_HOUSE,       {ONE},                            "houses in the village"},
    {"boats",                AT(boats),              SW_SET64, K_BOAT,        {ONE},                            "boats at the harbour"},
    {"supply.#",             AT(supply),             SW_U8,    N,             {BY_GOOD},                        "goods left"},
    {"ring.#",               AT(ring),               SW_U8,    K_PLACE,       {BY(PLACES, N)},                  "places in their order"},
    {"strip.#",              AT(strip),              SW_U8,    K_EXTENSION,   {BY(STRIP, N)},                   "extensions on offer, by additional cost"},
    {"stack.#",              AT(stack),              SW_U8,    K_EXTENSION,   {BY(EXTENSIONS_MAX, N)},          "extensions to come, top last"},
    {"stack_count",          AT(stack_count),        SW_U8,    N,             {ONE},                            "how many"},
    {"carts",                AT(carts),              SW_U8,    N,             {ONE},                            "carts left"},
    {"done",                 AT(done),               SW_SET8,  SW_KIND_SEAT,  {ONE},                            "who is done with recalling or planning"},
    {"passed",               AT(passed),             SW_SET8,  SW_KIND_SEAT,  {ONE},                            "who has passed this round"},
    {"bought",               AT(bought),             SW_SET8,  SW_KIND_SEAT,  {ONE},                            "who has bought an extension this round"},
    {"start",                AT(start),              SW_U8,    SW_KIND_SEAT,  {ONE},                            "start player"},
    {"current",              AT(current),            SW_U8,    SW_KIND_SEAT,  {ONE},                            "whose turn it is"},
    {"final_round",          AT(final_round),        SW_U8,    N,             {ONE},                            "0 until the end is announced"},
    {"trigger",              AT(trigger),            SW_U8,    K_TRIGGER,     {ONE},                            "what announced it"},
    {"begun",                AT(begun),              SW_U8,    K_BEGUN,       {ONE},                            "whether the turn has begun with a move"},
    {"recipe",               AT(recipe),             SW_U8,    K_RECIPE,      {ONE},                            "what is storing"},
    {"stored",               AT(stored),             SW_U8,    N,             {ONE},                            "goods it has stored"},
    {"corn",                 AT(corn),               SW_U8,    N,             {ONE},                            "corn waiting for its place"},
    {"surplus",              AT(surplus),            SW_U8,    N,             {ONE},                            "goods drawn that must go back"},
    {"drawn.#",              AT(drawn),              SW_U8,    N,             {BY_GOOD},                        "goods drawn just now"},
};
/* clang-format on */

/* ---- verbs, events, phases, options, endings ----------------------------------------- */

/* The questions verbs answer keep the order of a round and of a turn (ALT-ROUND-5, ALT-A6). */
/* clang-format off */
static const struct sw_verb verbs[VERBS] = {
    [V_DISCARD]    = {"discard",    {K_MISSION},             W_DO_DISCARD,    1 << MISSION,                            W_MISSION_WHEN, altiplano_why_not, NULL, altiplano_say_action},
    [V_RECALL]     = {"recall",     {K_SLOT},                W_DO_RECALL,     1 << RECALL,                             W_RECALL_WHEN,  altiplano_why_not, NULL, altiplano_say_action},
    [V_RETURN]     = {"return",     {K_GOOD},                W_DO_RETURN,     1 << SORT,                               W_SORT_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_PUT]        = {"put",        {K_GOOD, K_SLOT},        W_DO_PUT,        1 << PLAN,                               W_PLAN_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_TAKE_BACK]  = {"take_back",  {K_SLOT},                W_DO_TAKE_BACK,  1 << PLAN,                               W_PLAN_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_DONE]       = {"done",       {0},                     W_DO_DONE,       1 << RECALL | 1 << PLAN,                 W_DONE_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_PLACE]      = {"place",      {K_AT_PLACE},            W_DO_PLACE,      1 << TURN,                               W_TRAVEL_WHEN,  altiplano_why_not, NULL, altiplano_say_action},
    [V_MOVE]       = {"move",       {K_BY_UNIT, K_TO_PLACE}, W_DO_MOVE,       1 << TURN | 1 << AFTER,                  W_TRAVEL_WHEN,  altiplano_why_not, NULL, altiplano_say_action},
    [V_ACT]        = {"act",        {K_RECIPE},              W_DO_ACT,        1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_TRADE]      = {"trade",      {K_RECIPE, K_GOOD},      W_DO_TRADE,      1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_SELL]       = {"sell",       {K_RECIPE, K_GOOD},      W_DO_SELL,       1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_STORE]      = {"store",      {K_RECIPE, K_GOOD},      W_DO_STORE,      1 << TURN | 1 << STORING | 1 << STORAGE, W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_STORE_CORN] = {"store_corn", {K_RECIPE, K_ROW},       W_DO_STORE_CORN, 1 << TURN | 1 << STORING | 1 << STORAGE, W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_DELIVER]    = {"deliver",    {K_ORDER, K_GOOD},       W_DO_DELIVER,    1 << TURN | 1 << DELIVERING,             W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_ORDER]      = {"order",      {K_ORDER},               W_DO_ORDER,      1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_BUY]        = {"buy",        {K_EXTENSION},           W_DO_BUY,        1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_BOAT]       = {"boat",       {K_RECIPE, K_BOAT},      W_DO_BOAT,       1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_HOUSE]      = {"house",      {K_RECIPE, K_HOUSE},     W_DO_HOUSE,      1 << TURN,                               W_ACT_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
    [V_CORN]       = {"corn",       {K_ROW},                 W_DO_CORN,       1 << CORNING,                            W_CORN_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_STOP]       = {"stop",       {0},                     W_DO_STOP,       1 << STORING | 1 << DELIVERING,          W_STOP_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_PASS]       = {"pass",       {0},                     W_DO_PASS,       1 << TURN,                               W_PASS_WHEN,    altiplano_why_not, NULL, altiplano_say_action},
    [V_END]        = {"end",        {0},                     W_DO_END,        1 << AFTER | 1 << STORAGE,               W_END_WHEN,     altiplano_why_not, NULL, altiplano_say_action},
};
/* clang-format on */

static const int headings[VERBS] = {
    [V_MOVE] = W_UNDER_MOVE, [V_ACT] = W_UNDER_ACT,   [V_TRADE] = W_UNDER_ACT,
    [V_SELL] = W_UNDER_ACT,  [V_STORE] = W_UNDER_ACT, [V_STORE_CORN] = W_UNDER_ACT,
    [V_BOAT] = W_UNDER_ACT,  [V_HOUSE] = W_UNDER_ACT, [V_DELIVER] = W_UNDER_ACT,
    [V_ORDER] = W_UNDER_ACT, [V_BUY] = W_UNDER_ACT,   [V_CORN] = W_UNDER_ACT};

static const struct sw_event_type events[EVENTS] = {
    [E_RING] = {"ring", {N, K_PLACE}, SW_EVENT_LUCK, 0, 0},
    [E_FIRST] = {"first", {0}, SW_EVENT_LUCK, 0, W_TELL_FIRST},
    [E_ROLE] = {"role", {K_ROLE}, SW_EVENT_LUCK, 0, W_TELL_ROLE},
    [E_OFFERED] = {"offered", {K_ORDER}, SW_EVENT_LUCK, 0, 0},
    [E_SHUFFLED] = {"shuffled", {N, K_EXTENSION}, SW_EVENT_LUCK, 2, 0},
    [E_MISSION] = {"mission", {K_MISSION}, SW_EVENT_LUCK, 1, W_TELL_MISSION},
    [E_DISCARDED] = {"discarded", {K_MISSION}, 0, 1, W_TELL_DISCARDED},
    [E_RECALLED] = {"recalled", {K_GOOD, K_SLOT}, 0, 0, W_TELL_RECALLED},
    [E_POURED] = {"poured", {N}, 0, 0, W_TELL_POURED},
    [E_DREW] = {"drew", {K_GOOD, N}, SW_EVENT_LUCK, 0, W_TELL_DREW},
    [E_SORTS] = {"sorts", {K_RECIPE, N}, 0, 0, W_TELL_SORTS},
    [E_RETURNED] = {"returned", {K_GOOD}, 0, 0, W_TELL_RETURNED},
    [E_PUT] = {"put", {K_GOOD, K_SLOT}, 0, 0, W_TELL_PUT},
    [E_TOOK_BACK] = {"took_back", {K_GOOD, K_SLOT}, 0, 0, W_TELL_TOOK_BACK},
    [E_DONE] = {"done", {0}, 0, 0, W_TELL_DONE},
    [E_PLACED] = {"placed", {K_AT_PLACE}, 0, 0, W_TELL_PLACED},
    [E_MOVED] = {"moved", {K_TO_PLACE, K_BY_UNIT}, 0, 0, W_TELL_MOVED},
    [E_ACTED] = {"acted", {K_RECIPE}, 0, 0, W_TELL_ACTED},
    [E_GAINED] = {"gained", {K_GOOD, N}, 0, 0, W_TELL_GAINED},
    [E_COINS] = {"coins", {K_COINS}, 0, 0, W_TELL_COINS},
    [E_PAID] = {"paid", {K_COINS}, 0, 0, W_TELL_PAID},
    [E_SOLD] = {"sold", {K_GOOD, K_COINS}, 0, 0, W_TELL_SOLD},
    [E_STORED] = {"stored", {K_GOOD, K_ROW}, 0, 0, W_TELL_STORED},
    [E_LOFTED] = {"lofted", {0}, 0, 0, W_TELL_LOFTED},
    [E_DELIVERED] = {"delivered", {K_ORDER, K_GOOD}, 0, 0, W_TELL_DELIVERED},
    [E_FULFILLED] = {"fulfilled", {K_ORDER}, 0, 0, W_TELL_FULFILLED},
    [E_ORDERED] = {"ordered", {K_ORDER}, 0, 0, W_TELL_ORDERED},
    [E_BOUGHT] = {"bought", {K_EXTENSION, K_COINS}, 0, 0, W_TELL_BOUGHT},
    [E_BUILT_BOAT] = {"built_boat", {K_BOAT}, 0, 0, W_TELL_BUILT_BOAT},
    [E_BUILT_HOUSE] = {"built_house", {K_HOUSE}, 0, 0, W_TELL_BUILT_HOUSE},
    [E_ROAD] = {"road", {N}, 0, 0, W_TELL_ROAD},
    [E_CART] = {"cart", {N}, 0, 0, W_TELL_CART},
    [E_PASSED] = {"passed", {0}, 0, 0, W_TELL_PASSED},
    [E_START] = {"start", {0}, 0, 0, W_TELL_START},
    [E_REMOVED] = {"removed", {K_EXTENSION}, 0, 0, W_TELL_REMOVED},
    [E_TURNED] = {"turned", {N, K_EXTENSION}, SW_EVENT_LUCK, 0, W_TELL_TURNED},
    [E_PLACE_EMPTY] = {"place_empty", {K_AT_PLACE}, 0, 0, W_TELL_PLACE_EMPTY},
    [E_STRIP_EMPTY] = {"strip_empty", {0}, 0, 0, W_TELL_STRIP_EMPTY},
    [E_SHOWN] = {"shown", {K_MISSION}, 0, 0, W_TELL_SHOWN},
    [E_OVER] = {"over", {0}, 0, 0, W_TELL_OVER},
};

static const struct sw_phase phases[] = {
    [MISSION] = {"mission", W_ASK_MISSION, W_NOT_YOUR_TURN},
    [RECALL] = {"recall", W_ASK_RECALL, W_PLAN_WAIT},
    [SORT] = {"sort", W_ASK_SORT, W_PLAN_WAIT},
    [PLAN] = {"plan", W_ASK_PLAN, W_PLAN_WAIT},
    [TURN] = {"turn", W_ASK_TURN, W_NOT_YOUR_TURN},
    [CORNING] = {"corn", W_ASK_CORN, W_NOT_YOUR_TURN},
    [STORING] = {"storing", W_ASK_STORING, W_NOT_YOUR_TURN},
    [DELIVERING] = {"delivering", W_ASK_DELIVERING, W_NOT_YOUR_TURN},
    [AFTER] = {"after", W_ASK_AFTER, W_NOT_YOUR_TURN},
    [STORAGE] = {"storage", W_ASK_STORAGE, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const char *const mission_tokens[] = {"no", "yes"};

static const struct sw_option options[OPTIONS] = {
    [OPT_MISSIONS] = {.name = "missions",
                      .max = 1,
                      .tokens = mission_tokens,
                      .title = W_OPTION_MISSIONS,
                      .values = W_MISSIONS_OFF},
};

static const struct sw_ending endings[ENDINGS] = {
    [RUNNING] = {"running", 0},
    [BY_PLACE] = {"place", W_ENDED_PLACE},
    [BY_STRIP] = {"strip", W_ENDED_STRIP},
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

const struct sw_game altiplano_game = {
    .id = "altiplano",
    .version = 1,
    .seats_min = 2,
    .seats_max = SEATS,
    .minutes = 120,
    .shelf = 5,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "Reiner Stockhausen; dlp games, 2017",
    .state_size = sizeof(struct altiplano),
    .derived_size = sizeof(struct altiplano) - offsetof(struct altiplano, aid),
    .match_bound = 20000,
    .takes_back = 1u << V_TAKE_BACK, /* ALT-A48 */
    SW_LIST(field, fields),
    SW_LIST(kind, altiplano_kinds),
    SW_LIST(verb, verbs),
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    .headings = headings,
    .materials = altiplano_materials,
    .material_count = ALTIPLANO_MATERIALS,
    .table = altiplano_table,
    .table_count = SW_COUNT(altiplano_table),
    .art = altiplano_art,
    .tables = &altiplano_standard,
    .tables_size = sizeof(struct altiplano_tables),
    .edition = "standard",
    .prepare = altiplano_prepare,
    .rules = {.setup = altiplano_setup,
              .legal = altiplano_legal,
              .pick = altiplano_pick,
              .check = altiplano_check,
              .derive = altiplano_derive,
              .apply = altiplano_apply,
              .score = altiplano_score,
              .rank = altiplano_rank,
              .censor = altiplano_censor,
              .resample = altiplano_resample,
              .verify = altiplano_verify},
    .view = {.scene = altiplano_scene,
             .prompt = altiplano_prompt,
             .label = altiplano_label,
             .obvious = altiplano_obvious},
    .brain = {.value = altiplano_value,
              .prior = altiplano_prior,
              .quiescent = altiplano_quiescent,
              .forecast = altiplano_forecast,
              .features = altiplano_features,
              .feature_count = ALTIPLANO_FEATURES,
              .determinizations = 120,
              .width = 6,
              .rollout_depth = 1,
              .prior_visits = 8,
              .weight = altiplano_weights,
              .weight_count = ALTIPLANO_WEIGHTS},
};
