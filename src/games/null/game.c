/* SPDX-License-Identifier: MIT */
/* game.c - High Card: everything the engine is told about this game. */
#include "game.h"

#include <stdio.h>

/* ---- how values are written --------------------------------------------------- */

static void card_speak(const struct sw_game *g, enum sw_lang lang, int card,
                       struct sw_text *out)
{
    char value[SW_MAX_TOKEN];
    snprintf(value, sizeof value, "%d", card_value(tables(g), card));
    sw_say(out, g, lang,
           card == SECRET    ? W_CARD_SECRET
           : card == NO_CARD ? W_CARD_NONE
                             : W_CARD_N,
           (const char *const[4]){value, "", "", ""});
}

static const char *const stone_tokens[] = {"white", "black"};
static const char *const which_tokens[] = {"old", "new"};

static const struct sw_kind kinds[] = {
    {.name = "card", SW_ROWS(T_CARDS), .speak = card_speak},
    {.name = "stone", SW_TOKENS(stone_tokens, W_STONE_WHITE), .none = -1},
    {.name = "which", SW_TOKENS(which_tokens, W_WHICH_OLD), .none = -1},
};

/* ---- the state, byte by byte ----------------------------------------------------- */

#define AT(member) (uint16_t) offsetof(struct null, member)

/* clang-format off */
#define PER_SEAT  {SEATS, sizeof(struct null_seat), SW_KIND_SEAT}
#define PER_STONE {STONES, 1, K_STONE}
#define PER_CARD  {CARDS_MAX, 1, SW_KIND_NUMBER}
#define PER_ASK   {ASK_DEPTH, 1, SW_KIND_NUMBER}
#define SINGLE    {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.card",     AT(seat[0].card),   SW_U8,   K_CARD,         {PER_SEAT},            "the card in the hand"},
    {"seat.#.known",    AT(seat[0].known),  SW_SET8, SW_KIND_SEAT,   {PER_SEAT},            "who knows it"},
    {"seat.#.stones.#", AT(seat[0].stones), SW_U8,   SW_KIND_NUMBER, {PER_SEAT, PER_STONE}, "stones drawn so far"},
    {"deck.#",          AT(deck),           SW_U8,   K_CARD,         {PER_CARD},            "the deck, its top card last"},
    {"deck_count",      AT(deck_count),     SW_U8,   SW_KIND_NUMBER, {SINGLE},              "cards in the deck"},
    {"dropped.#",       AT(dropped),        SW_U8,   K_CARD,         {PER_CARD},            "dropped cards, the first first"},
    {"dropped_count",   AT(dropped_count),  SW_U8,   SW_KIND_NUMBER, {SINGLE},              "how many of them"},
    {"bag.#",           AT(bag),            SW_U8,   SW_KIND_NUMBER, {PER_STONE},           "stones still in the bag"},
    {"current",         AT(current),        SW_U8,   SW_KIND_SEAT,   {SINGLE},              "whose turn it is"},
    {"drawn",           AT(drawn),          SW_U8,   K_CARD,         {SINGLE},              "the second card, while choosing"},
    {"ask.depth",       AT(ask.depth),      SW_U8,   SW_KIND_NUMBER, {SINGLE},              "questions that wait"},
    {"ask.below.#",     AT(ask.below),      SW_U8,   SW_KIND_PHASE,  {PER_ASK},             "which, the oldest first"},
};
/* clang-format on */

/* ---- what can be done, asked, told ------------------------------------------------ */

enum { SECRET_A = 1, SECRET_B = 2 };

static const struct sw_event_type events[] = {
    [E_SHUFFLED] = {"shuffled", {SW_KIND_NUMBER, K_CARD}, SW_EVENT_LUCK, SECRET_B, 0},
    [E_DEALT] = {"dealt", {K_CARD}, SW_EVENT_LUCK, SECRET_A, W_TELL_DEALT},
    [E_STONE] = {"stone", {K_STONE}, SW_EVENT_LUCK, 0, W_TELL_STONE},
    [E_NO_STONE] = {"no_stone", {SW_KIND_NONE}, 0, 0, W_TELL_NO_STONE},
    [E_PEEKED] = {"peeked", {SW_KIND_SEAT, K_CARD}, 0, SECRET_B, W_TELL_PEEKED},
    [E_DREW] = {"drew", {K_CARD}, SW_EVENT_LUCK, SECRET_A, W_TELL_DREW},
    [E_DROPPED] = {"dropped", {K_CARD, K_WHICH}, 0, 0, W_TELL_DROPPED},
    [E_SHOWN] = {"shown", {K_CARD}, 0, 0, W_TELL_SHOWN},
};

static const struct sw_phase phases[] = {
    [TURN] = {"turn", W_ASK_TURN, W_NOT_YOUR_TURN},
    [CHOOSE] = {"choose", W_ASK_CHOOSE, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const char *const peek_tokens[] = {"no", "yes"};

static const struct sw_option options[] = {
    [OPT_ROUNDS] = {"rounds", 1, 5, 3, 3, NULL, W_OPTION_ROUNDS, 0},
    [OPT_PEEK] = {"peek", 0, 1, 1, 1, peek_tokens, W_OPTION_PEEK, W_PEEK_NO},
};

static const struct sw_ending endings[] = {
    [BY_ROUNDS] = {"rounds", W_ENDED_ROUNDS},
    [BY_DECK] = {"deck", W_ENDED_DECK},
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

/* ---- editions ------------------------------------------------------------------------ */

/* A game without stones would make keeping pointless; the rest single cells can say. */
static bool prepare(const struct sw_game *g, void *own, struct sw_error *e)
{
    struct null_tables *t = own;
    int sum = 0;
    (void)g;
    if (t->stone[WHITE].count + t->stone[BLACK].count == 0)
        return sw_fail(e, W_STONES_FEW, "stones", NULL, NULL, NULL);
    for (int i = 0; i < t->cards; i++)
        sum += t->card[i].value;
    t->mean = (uint16_t)(sum * MEAN_UNIT / t->cards);
    return true;
}

const struct sw_game null_game = {
    .id = "null",
    .version = 1,
    .seats_min = 2,
    .seats_max = SEATS,
    .minutes = 5,
    .hidden = true,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "Spielwerk",
    .state_size = sizeof(struct null),
    .match_bound = 50, /* five seats, five rounds, at most two actions a turn */
    SW_LIST(field, fields),
    SW_LIST(kind, kinds),
    SW_LIST(verb, null_verbs),
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    .table = null_table,
    .table_count = SW_COUNT(null_table),
    .art = null_art,
    .tables = &null_standard,
    .tables_size = sizeof null_standard,
    .edition = "standard",
    .prepare = prepare,
    .rules = {.setup = null_setup,
              .legal = null_legal,
              .check = null_check,
              .apply = null_apply,
              .score = null_score,
              .rank = null_rank,
              .censor = null_censor,
              .resample = null_resample,
              .verify = null_verify},
    .view = {.scene = null_scene, .prompt = null_prompt, .label = null_label},
    .brain = {.value = null_value},
};
