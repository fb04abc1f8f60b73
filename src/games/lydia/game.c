/* SPDX-License-Identifier: MIT */
/* game.c - Lions of Lydia: the description the engine reads. */
#include "view.h"

#include <string.h>

/* ---- how values are written ------------------------------ */

static const char *const colours[] = {"R", "Y", "B", "G"};
static const char *const merchants[] = {"R", "Y", "B", "G", "L"};
static const char *const places[] = {"R", "Y", "B", "G", "F"};
static const char *const goods[] = {"R", "Y", "B", "G", "$"};
static const char *const card_kinds[] = {"start", "silver", "gold", "purple"};
static const char *const score_rules[] = {"fixed",     "colour", "stock", "coins",
                                          "influence", "purple", "gold"};
static const char *const steps[] = {"none",      "properties", "gate",
                                    "merchants", "exchange",   "pair"};

static void print_payment(const struct sw_game *g, int value, char *out)
{
    struct sw_text text;
    const char *plus = "";
    (void)g;
    sw_text_init(&text, out, SW_MAX_TOKEN);
    if (value == 0)
        sw_text_add(&text, "-");
    for (int c = 0; c < COLOURS; c++) {
        if (!pay_part(value, c))
            continue;
        sw_text_addf(&text, "%s%s%d", plus, colours[c], pay_part(value, c));
        plus = "+";
    }
    if (value & PAY_WILD)
        sw_text_addf(&text, "%sw", plus);
}

/* One part of a payment, "Y2" or "w"; each may come once, in the order of the colours. */
static bool parse_part(const char **text, int *value, int *from)
{
    int digit = (*text)[0] ? (*text)[1] : 0;
    for (int c = *from; c < COLOURS; c++) {
        if (**text != *colours[c] || digit < '1' || digit > '7')
            continue;
        *value |= (digit - '0') << (c * PAY_BITS);
        *from = c + 1;
        *text += 2;
        return true;
    }
    if (**text != 'w' || *from > COLOURS)
        return false;
    *value |= PAY_WILD;
    *from = COLOURS + 1;
    ++*text;
    return true;
}

static bool parse_payment(const struct sw_game *g, const char *text, int *value)
{
    int from = 0;
    (void)g;
    *value = 0;
    if (strcmp(text, "-") == 0)
        return true;
    while (parse_part(&text, value, &from)) {
        if (!*text)
            return true;
        if (*text++ != '+')
            return false;
    }
    return false;
}

static void speak_payment(const struct sw_game *g, enum sw_lang lang, int value,
                          struct sw_text *out)
{
    const char *comma = "";
    if (value == 0)
        sw_text_add(out, sw_words(g, W_NOTHING_PAID, lang));
    for (int c = 0; c < COLOURS; c++) {
        if (!pay_part(value, c))
            continue;
        sw_text_addf(out, "%s%d %s", comma, pay_part(value, c),
                     sw_words(g, W_GOOD_R + c, lang));
        comma = ", ";
    }
    if (value & PAY_WILD)
        sw_text_addf(out, "%s%s", *comma ? sw_words(g, W_AND, lang) : "",
                     sw_words(g, W_WILD, lang));
}

static void speak_and_coins(const struct sw_game *g, enum sw_lang lang, int value,
                            struct sw_text *out)
{
    if (!value)
        return;
    sw_text_add(out, sw_words(g, W_AND, lang));
    sw_kind_speak(g, K_COINS, lang, value, out);
}

#define KIND(kind) [kind - SW_KIND_GAME]

static const struct sw_kind kinds[K_END - SW_KIND_GAME] = {
    KIND(K_COLOUR) = {"colour", SW_TOKENS(colours, W_COLOUR_R), .none = NONE},
    KIND(K_MERCHANT) = {"merchant", SW_TOKENS(merchants, W_MERCHANT_R), .none = NONE},
    KIND(K_GATE) = {"gate", SW_TOKENS(colours, W_PLACE_R), .none = -1},
    KIND(K_PLACE) = {"place", SW_TOKENS(places, W_PLACE_R), .none = NONE},
    KIND(K_GOOD) = {"good", SW_TOKENS(goods, W_GOOD_R), .none = -1},
    KIND(K_CARD_KIND) = {"card_kind", SW_TOKENS(card_kinds, W_KIND_START), .none = -1},
    KIND(K_SCORE_RULE) = {"score", SW_TOKENS(score_rules, 0), .none = -1},
    KIND(K_STEP) = {"step", SW_TOKENS(steps, 0), .none = -1},
    KIND(K_LIMIT) = {"limit", .none = NONE},
    KIND(K_SIDE) = {"side", .none = NONE},
    KIND(K_CARD) = {"card", SW_ROWS(T_CARDS)},
    KIND(K_PAYMENT) = {.name = "payment",
                       .none = -1,
                       .print = print_payment,
                       .parse = parse_payment,
                       .speak = speak_payment},
    KIND(K_COINS) = {"coins", .sign = "$", .one = W_ONE_COIN, .many = W_GOOD_COIN, .none = -1},
    KIND(K_A_MERCHANT) = {"a_merchant", SW_TOKENS(merchants, W_A_MERCHANT_R), .none = NONE},
    KIND(K_TO_PLACE) = {"to_place", SW_TOKENS(places, W_TO_PLACE_R), .none = NONE},
    KIND(K_FROM_PLACE) = {"from_place", SW_TOKENS(places, W_FROM_PLACE_R), .none = NONE},
    KIND(K_AND_COINS) = {"and_coins", .sign = "$", .speak = speak_and_coins, .none = -1},
};

/* ---- fields ------------------------------ */

#define AT(member) offsetof(struct lydia, member)
#define N          SW_KIND_NUMBER

/* clang-format off */
#define BY_SEAT         {SEATS, sizeof(struct lydia_seat), N}
#define BY(count, kind) {count, 1, kind}
#define ONE             {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.owned",        AT(seat[0].owned),        SW_SET64, K_CARD,        {BY_SEAT},                               "cards of a seat"},
    {"seat.#.improved",     AT(seat[0].improved),     SW_SET64, K_CARD,        {BY_SEAT},                               "those of them that are improved"},
    {"seat.#.stock.#",      AT(seat[0].stock),        SW_U8,    N,             {BY_SEAT, BY(COLOURS, K_COLOUR)},        "resources"},
    {"seat.#.coins",        AT(seat[0].coins),        SW_U8,    N,             {BY_SEAT},                               "coins"},
    {"seat.#.influence",    AT(seat[0].influence),    SW_U8,    N,             {BY_SEAT},                               "space of the influence track"},
    {"seat.#.board",        AT(seat[0].board),        SW_U8,    K_COLOUR,      {BY_SEAT},                               "colour of the board"},
    {"seat.#.board_lydian", AT(seat[0].board_lydian), SW_U8,    N,             {BY_SEAT},                               "1 while the Lydian waits on the influence track"},
    {"seat.#.bag.#",        AT(seat[0].bag),          SW_U8,    N,             {BY_SEAT, BY(MERCHANTS, K_MERCHANT)},    "merchants in the bag"},
    {"seat.#.properties",   AT(seat[0].properties),   SW_U8,    N,             {BY_SEAT},                               "number of cards owned"},
    {"seat.#.improvements", AT(seat[0].improvements), SW_U8,    N,             {BY_SEAT},                               "number of cards improved"},
    {"seat.#.wild_used",    AT(seat[0].wild_used),    SW_U8,    N,             {BY_SEAT},                               "1: the wild was used this turn (wild=per_turn)"},
    {"with_lydian",         AT(with_lydian),          SW_SET64, K_CARD,        {ONE},                                   "gold cards on display that carry a Lydian"},
    {"gate.#.#",            AT(gate),                 SW_U8,    N,             {{COLOURS, MERCHANTS, K_GATE}, BY(MERCHANTS, K_MERCHANT)}, "merchants at a gate"},
    {"fountain.#",          AT(fountain),             SW_U8,    N,             {BY(MERCHANTS, K_MERCHANT)},             "merchants at the fountain"},
    {"slot.#.#",            AT(slot),                 SW_U8,    K_CARD,        {{SIDES, SLOTS, N}, BY(SLOTS, N)},       "cards on display: side, slot (0 gold, 1-3 silver, 4-5 purple)"},
    {"deck.silver.#",       AT(deck_silver),          SW_U8,    K_CARD,        {BY(DECK_SILVER_MAX, N)},                "silver cards to come, top last"},
    {"deck.gold.#",         AT(deck_gold),            SW_U8,    K_CARD,        {BY(DECK_GOLD_MAX, N)},                  "gold cards to come"},
    {"deck.purple.#",       AT(deck_purple),          SW_U8,    K_CARD,        {BY(DECK_PURPLE_MAX, N)},                "purple cards to come"},
    {"deck.count.#",        AT(deck_count),           SW_U8,    N,             {BY(3, N)},                              "how many are to come: silver, gold, purple"},
    {"current",             AT(current),              SW_U8,    SW_KIND_SEAT,  {ONE},                                   "whose turn it is"},
    {"drawn",               AT(drawn),                SW_U8,    K_MERCHANT,    {ONE},                                   "merchant drawn this turn"},
    {"where",               AT(where),                SW_U8,    K_PLACE,       {ONE},                                   "where it was placed"},
    {"bonus",               AT(bonus),                SW_U8,    K_COLOUR,      {ONE},                                   "colour whose bonus is open"},
    {"buy_side",            AT(buy_side),             SW_U8,    K_SIDE,        {ONE},                                   "side bought from this turn"},
    {"paying",              AT(paying),               SW_U8,    K_CARD,        {ONE},                                   "card being paid for"},
    {"tile_owner",          AT(tile_owner),           SW_U8,    SW_KIND_SEAT,  {ONE},                                   "who has the fountain tile"},
    {"ask.depth",           AT(ask.depth),            SW_U8,    N,             {ONE},                                   "questions below the open one"},
    {"ask.below.#",         AT(ask.below),            SW_U8,    SW_KIND_PHASE, {BY(ASK_DEPTH, N)},                      "those questions"},
    {"step.at",             AT(step.at),              SW_U8,    K_STEP,        {ONE},                                   "step of the gate turn"},
    {"step.left.#",         AT(step.left),            SW_U8,    N,             {BY(STEP_LEFT, N)},                      "what the step still gives: R Y B G coins"},
};
/* clang-format on */

/* ---- verbs, events, phases, options, endings ------------------------------ */

static const int headings[VERBS] = {[V_BUY] = W_UNDER_BUY,
                                    [V_IMPROVE] = W_UNDER_IMPROVE,
                                    [V_BONUS_IMPROVE] = W_UNDER_IMPROVE,
                                    [V_TAKE] = W_UNDER_TAKE,
                                    [V_TAKE_GATE] = W_UNDER_TAKE,
                                    [V_GATE] = W_UNDER_PLACE_MERCHANT,
                                    [V_FOUNTAIN] = W_UNDER_PLACE_MERCHANT};

static const struct sw_event_type events[EVENTS] = {
    [E_BOARD] = {"board", {K_COLOUR}, SW_EVENT_LUCK, 0, W_TELL_BOARD},
    [E_STANDS] = {"stands", {K_GATE, K_MERCHANT}, SW_EVENT_LUCK, 0, 0},
    [E_SHUFFLED] = {"shuffled", {K_CARD_KIND, N, K_CARD}, SW_EVENT_LUCK, 4, 0},
    [E_DREW] = {"drew", {K_A_MERCHANT}, SW_EVENT_LUCK, 0, W_TELL_DREW},
    [E_PLACED] = {"placed", {K_MERCHANT, K_TO_PLACE}, 0, 0, W_TELL_PLACED},
    [E_GAINED] = {"gained", {K_GOOD, N}, 0, 0, W_TELL_GAINED},
    [E_COINS] = {"coins", {K_COINS}, 0, 0, W_TELL_COINS},
    [E_BONUS] = {"bonus", {K_GOOD}, 0, 0, W_TELL_BONUS},
    [E_INFLUENCE] = {"influence", {N}, 0, 0, W_TELL_INFLUENCE},
    [E_FREED] = {"freed", {K_CARD}, 0, 0, W_TELL_FREED},
    [E_EXCHANGED] = {"exchanged", {N, K_GOOD, K_COINS}, 0, 0, W_TELL_EXCHANGED},
    [E_PAIR] = {"pair", {K_MERCHANT, K_FROM_PLACE}, 0, 0, W_TELL_PAIR},
    [E_PAID] = {"paid", {K_PAYMENT, K_AND_COINS}, 0, 0, W_TELL_PAID},
    [E_PAID_COINS] = {"paid_coins", {K_COINS}, 0, 0, W_TELL_PAID_COINS},
    [E_BOUGHT] = {"bought", {K_CARD, K_SIDE}, 0, 0, W_TELL_BOUGHT},
    [E_IMPROVED] = {"improved", {K_CARD}, 0, 0, W_TELL_IMPROVED},
    [E_TILE] = {"tile", {0}, 0, 0, W_TELL_TILE},
    [E_TOOK] = {"took", {K_A_MERCHANT, K_FROM_PLACE}, 0, 0, W_TELL_TOOK},
    [E_REFILLED] = {"refilled", {K_SIDE, N, K_CARD}, SW_EVENT_LUCK, 0, W_TELL_REFILLED},
    [E_OVER] = {"over", {0}, 0, 0, W_TELL_OVER},
};

static const struct sw_phase phases[] = {
    [DRAW] = {"draw", W_ASK_DRAW, W_NOT_YOUR_TURN},
    [PLACE] = {"place", W_ASK_PLACE, W_NOT_YOUR_TURN},
    [GATE_STEPS] = {"gate", W_ASK_GATE, W_NOT_YOUR_TURN},
    [BONUS] = {"bonus", W_ASK_BONUS, W_NOT_YOUR_TURN},
    [EXCHANGE] = {"exchange", W_ASK_EXCHANGE, W_NOT_YOUR_TURN},
    [BUY] = {"buy", W_ASK_BUY, W_NOT_YOUR_TURN},
    [IMPROVE] = {"improve", W_ASK_IMPROVE, W_NOT_YOUR_TURN},
    [PAY] = {"pay", W_ASK_PAY, W_NOT_YOUR_TURN},
    [TAKE] = {"take", W_ASK_TAKE, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const char *const refill_tokens[] = {"never", "end_of_turn"};
static const char *const end_tokens[] = {"finish_round", "one_more_turn_each"};
static const char *const wild_tokens[] = {"per_payment", "per_turn", "colour"};

static const struct sw_option options[OPTIONS] = {
    [OPT_REFILL] = {"refill", 0, 1, 0, 0, refill_tokens, W_OPTION_REFILL, W_REFILL_NEVER},
    [OPT_END] = {"end", 0, 1, 0, 0, end_tokens, W_OPTION_END, W_END_ROUND},
    [OPT_WILD] = {"wild", 0, 2, 0, 0, wild_tokens, W_OPTION_WILD, W_WILD_PAYMENT},
    [OPT_ROUND_CAP] = {"round_cap", 0, 255, 0, 0, NULL, W_OPTION_CAP, 0},
};

static const struct sw_ending endings[ENDINGS] = {
    [RUNNING] = {"running", 0},
    [BY_TARGET] = {"target", W_ENDED_TARGET},
    [BY_CAP] = {"cap", W_ENDED_CAP},
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

const struct sw_game lydia_game = {
    .id = "lydia",
    .version = 1,
    .seats_min = 2,
    .seats_max = 4,
    .minutes = 60,
    .shelf = 1,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "Jonny Pac Cantin; Bellwether Games, 2020; Spielefaible (de)",
    .state_size = sizeof(struct lydia),
    .match_bound = 20000,
    SW_LIST(field, fields),
    SW_LIST(kind, kinds),
    SW_LIST(verb, lydia_verbs),
    .headings = headings,
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    SW_LIST(material, lydia_materials),
    .table = lydia_table,
    .table_count = SW_COUNT(lydia_table),
    .art = lydia_art,
    .tables = &lydia_standard,
    .tables_size = sizeof(struct lydia_tables),
    .edition = "standard",
    .prepare = lydia_prepare,
    .rules = {.setup = lydia_setup,
              .legal = lydia_legal,
              .check = lydia_check,
              .apply = lydia_apply,
              .score = lydia_score,
              .rank = lydia_rank,
              .censor = lydia_censor,
              .resample = lydia_resample,
              .verify = lydia_verify},
    .view = {.scene = lydia_scene,
             .prompt = lydia_prompt,
             .label = lydia_label,
             .obvious = lydia_obvious,
             .colour = lydia_seat_colour},
    .brain = {.value = lydia_value,
              .determinizations = 400,
              .width = 8,
              .rollout_depth = 30,
              .weight = lydia_weights,
              .weight_count = LYDIA_WEIGHTS},
};
