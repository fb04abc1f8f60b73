/* SPDX-License-Identifier: MIT */
/* game.c - Die Siedler von Nürnberg: the description the engine reads. */
#include "view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- how values are written ------------------------------ */

static const char *const goods[] = {"wood", "brick", "wool", "grain", "ore", "gold"};
static const char *const rates[] = {"wood", "brick", "wool", "grain", "ore", "any"};
static const char *const terrains[] = {"forest", "hill", "pasture", "field", "mountain"};
static const char *const field_kinds[] = {"compass", "helmet", "paper", "trinket",
                                          "armour",  "market", "bauhof"};
static const char *const builds[] = {"toll_bar", "settlement", "workshop", "wall", "tower"};
static const char *const happenings[] = {"nothing",     "time",        "toll",
                                         "cheap_walls", "robber_home", "robber"};
static const char *const roads[] = {"I", "II", "III", "IV", "V"};
static const char *const corners[] = {"N", "NE", "SE", "S", "SW", "NW"};
static const char *const edges[] = {"NE", "E", "SE", "SW", "W", "NW"};
static const char *const replies[] = {"none",     "asked",     "composing",
                                      "accepted", "countered", "rejected"};

static void say(const struct sw_game *g, enum sw_lang lang, int word, const char *first,
                const char *second, struct sw_text *out)
{
    sw_say(out, g, lang, word, (const char *const[4]){first, second, "", ""});
}

/* Behind the last landscape comes the city, so that one can ask why the robber may not go
 * there (NUE-A2). */
static void print_landscape(const struct sw_game *g, int value, char *out)
{
    if (value == tables(g)->landscapes)
        snprintf(out, SW_MAX_TOKEN, "city");
}

static bool parse_landscape(const struct sw_game *g, const char *text, int *value)
{
    *value = tables(g)->landscapes;
    return strcmp(text, "city") == 0;
}

static void speak_landscape(const struct sw_game *g, enum sw_lang lang, int value,
                            struct sw_text *out)
{
    const struct nuernberg_landscape *l = &tables(g)->landscape[value];
    char number[16];
    if (value < 0 || value >= tables(g)->landscapes) {
        sw_text_add(out, sw_words(g, W_SAY_CITY, lang));
        return;
    }
    snprintf(number, sizeof number, "%d", l->number);
    if (l->castle)
        sw_text_add(out, sw_words(g, W_SAY_CASTLE, lang));
    else
        say(g, lang, W_SAY_LANDSCAPE, sw_words(g, W_TERRAIN_FOREST + l->terrain, lang), number,
            out);
}

/* Behind the last crossing come the places where the roads begin, so that one can ask why
 * nobody settles there (NUE-SETTLE-5). */
static void print_crossing(const struct sw_game *g, int value, char *out)
{
    int road = value - tables(g)->crossings;
    if (road >= 0 && road < ROADS)
        snprintf(out, SW_MAX_TOKEN, "%s0", roads[road]);
}

static bool parse_crossing(const struct sw_game *g, const char *text, int *value)
{
    for (int road = 0; road < ROADS; road++) {
        size_t n = strlen(roads[road]);
        if (strncmp(text, roads[road], n) == 0 && strcmp(text + n, "0") == 0) {
            *value = tables(g)->crossings + road;
            return true;
        }
    }
    return false;
}

static void speak_crossing(const struct sw_game *g, enum sw_lang lang, int value,
                           struct sw_text *out)
{
    const struct nuernberg_tables *t = tables(g);
    char number[16];
    if (value < 0 || value >= t->crossings + ROADS)
        return;
    if (value >= t->crossings) {
        say(g, lang, W_SAY_ORIGIN, roads[value - t->crossings], "", out);
        return;
    }
    int road = t->crossing[value].road;
    snprintf(number, sizeof number, "%d", value - t->road_first[road] + 1);
    say(g, lang, W_SAY_CROSSING, roads[road], number, out);
}

static void speak_road(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    if (value < 0 || value >= ROADS)
        return;
    const struct nuernberg_road *r = &tables(g)->road[value];
    const char *city = lang == SW_DE ? r->city_de : r->city_en;
    say(g, lang, *city ? W_SAY_ROAD_TO : W_SAY_ROAD, roads[value], city, out);
}

/* What a workshop at the market does to the bank's rate: "wool 2:1". */
static void speak_rate(const struct sw_game *g, enum sw_lang lang, int rate,
                       struct sw_text *out)
{
    int word = rate == GOLD ? W_VIEW_RATE_ANY : W_GOOD_WOOD + rate;
    char number[16];
    snprintf(number, sizeof number, "%d",
             tables(g)->constant[rate == GOLD ? MARKET_RATE : GUILD_RATE].value);
    say(g, lang, W_VIEW_RATE, sw_words(g, word, lang), number, out);
}

/* The wares that bring the double price there: "paper, trinkets". */
static void speak_doubled(const struct sw_game *g, enum sw_lang lang, int site,
                          struct sw_text *out)
{
    const struct nuernberg_tables *t = tables(g);
    for (int w = 0; w < WARES; w++)
        if (t->site_ware[w] >> site & 1)
            sw_text_addf(out, "%s%s", out->len ? ", " : "",
                         lang == SW_DE ? t->ware[w].name_de : t->ware[w].name_en);
}

/* By what it offers: no two places offer the same. */
static void speak_site(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    const struct nuernberg_tables *t = tables(g);
    if (value < 0 || value >= t->sites)
        return;
    char offer[128];
    struct sw_text what;
    bool market = t->field[t->site[value].field].kind == MARKET;
    sw_text_init(&what, offer, sizeof offer);
    if (market)
        speak_rate(g, lang, t->site[value].rate, &what);
    else
        speak_doubled(g, lang, value, &what);
    say(g, lang, market ? W_SAY_SITE_MARKET : W_SAY_SITE_BAUHOF, offer, "", out);
}

static void speak_wall(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    char number[16];
    snprintf(number, sizeof number, "%d", value + 1);
    say(g, lang, W_SAY_WALL, number, "", out);
}

static void speak_tower(const struct sw_game *g, enum sw_lang lang, int value,
                        struct sw_text *out)
{
    char number[16];
    snprintf(number, sizeof number, "%d", value + 1);
    say(g, lang, W_SAY_TOWER, number, "", out);
}

static void speak_card(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    char number[16];
    if (value < 0 || value >= tables(g)->cards)
        return;
    const struct nuernberg_card *c = &tables(g)->card[value];
    const char *event = sw_words(g, W_HAPPENS_NOTHING + c->event, lang);
    snprintf(number, sizeof number, "%d", c->number);
    if (c->number)
        say(g, lang, W_SAY_CARD_YIELD, number, event, out);
    else
        sw_text_add(out, event);
}

/* A number of cards, or "?" where the viewer may not know it. */
static void print_held(const struct sw_game *g, int value, char *out)
{
    (void)g;
    snprintf(out, SW_MAX_TOKEN, value == SECRET ? "?" : "%d", value);
}

static bool parse_held(const struct sw_game *g, const char *text, int *value)
{
    *value = SECRET;
    return strcmp(text, "?") == 0 || sw_kind_parse(g, SW_KIND_NUMBER, text, value);
}

static void print_stolen(const struct sw_game *g, int value, char *out)
{
    (void)g;
    if (value >= 0 && value < RESOURCES)
        snprintf(out, SW_MAX_TOKEN, "%s", goods[value]);
    else
        snprintf(out, SW_MAX_TOKEN, value == SECRET ? "?" : "?%d", value);
}

static bool parse_stolen(const struct sw_game *g, const char *text, int *value)
{
    *value = SECRET;
    return strcmp(text, "?") == 0 || sw_kind_parse(g, K_RESOURCE, text, value);
}

#define KIND(kind) [kind - SW_KIND_GAME]
#define GOODS_KIND(n)                                                                          \
    {                                                                                          \
        n, SW_TOKENS(goods, W_GOOD_WOOD), .none = -1                                           \
    }
#define RESOURCES_KIND(n)                                                                      \
    {                                                                                          \
        n, goods, RESOURCES, .none = -1, .words = W_GOOD_WOOD                                  \
    }

/* Hardly any match gets round the city: not all walls, towers and places are used in tests. */
static const struct sw_kind kinds[] = {
    KIND(K_RESOURCE) = RESOURCES_KIND("resource"),
    KIND(K_GOOD) = GOODS_KIND("good"),
    KIND(K_PUT) = RESOURCES_KIND("put"),
    KIND(K_PUT_BACK) = RESOURCES_KIND("put_back"),
    KIND(K_GIVE) = GOODS_KIND("give"),
    KIND(K_GIVE_LESS) = GOODS_KIND("give_less"),
    KIND(K_WANT) = GOODS_KIND("want"),
    KIND(K_WANT_LESS) = GOODS_KIND("want_less"),
    KIND(K_HELD) = {.name = "held", .none = -1, .print = print_held, .parse = parse_held},
    KIND(K_STOLEN) = {.name = "stolen",
                      .none = -1,
                      .words = W_GOOD_WOOD,
                      .count = RESOURCES,
                      .print = print_stolen,
                      .parse = parse_stolen},
    KIND(K_TERRAIN) = {"terrain", SW_TOKENS(terrains, W_TERRAIN_FOREST), .none = -1},
    KIND(K_WARE) = {"ware", SW_ROWS(T_WARES)},
    KIND(K_FIELD_KIND) = {"field_kind", SW_TOKENS(field_kinds, W_FIELD_COMPASS), .none = -1},
    KIND(K_BUILD) = {"build", SW_TOKENS(builds, W_BUILD_TOLL_BAR), .none = -1},
    KIND(K_HAPPENING) = {"happening", SW_TOKENS(happenings, W_HAPPENS_NOTHING), .none = -1},
    KIND(K_LANDSCAPE) = {"landscape", SW_ROWS(T_LANDSCAPES), .print = print_landscape,
                         .parse = parse_landscape, .speak = speak_landscape},
    KIND(K_ROAD) = {"road", SW_ROWS(T_ROADS), .speak = speak_road},
    KIND(K_CROSSING) = {"crossing", SW_ROWS(T_CROSSINGS), .print = print_crossing,
                        .parse = parse_crossing, .speak = speak_crossing},
    KIND(K_FIELD) = {"field", SW_ROWS(T_FIELDS), .rare = true},
    KIND(K_SITE) = {"site", SW_ROWS(T_SITES), .speak = speak_site},
    KIND(K_RATE) = {"rate", SW_TOKENS(rates, W_GOOD_WOOD), .none = NONE},
    KIND(K_CORNER) = {"corner", SW_TOKENS(corners, 0), .none = -1},
    KIND(K_EDGE) = {"edge", SW_TOKENS(edges, 0), .none = -1},
    KIND(K_WALL) = {"wall", SW_ROWS(T_WALLS), .speak = speak_wall, .rare = true},
    KIND(K_TOWER) = {"tower", SW_ROWS(T_TOWERS), .speak = speak_tower, .rare = true},
    KIND(K_COUNCIL) = {"council", SW_ROWS(T_COUNCILS)},
    KIND(K_CARD) = {"card", SW_ROWS(T_CARDS), .speak = speak_card, .rare = true},
    KIND(K_YEAR) = {"year", SW_ROWS(T_YEARS), .rare = true},
    KIND(K_REPLY) = {"reply", SW_TOKENS(replies, W_REPLY_NONE), .none = -1},
};

/* ---- fields ------------------------------ */

#define AT(member) offsetof(struct nuernberg, member)
#define N          SW_KIND_NUMBER
#define SEAT       SW_KIND_SEAT

/* clang-format off */
#define BY_SEAT         {SEATS, sizeof(struct nuernberg_seat), N}
#define BY_STEAL        {STEALS_MAX, sizeof(struct nuernberg_steal), N}
#define BY(count, kind) {count, 1, kind}
#define ONE             {0, 0, SW_KIND_NONE}

static const struct sw_field fields[] = {
    {"seat.#.settlements",      AT(seat[0].settlements),      SW_SET64, K_CROSSING, {BY_SEAT},                             "crossings settled"},
    {"seat.#.workshops",        AT(seat[0].workshops),        SW_SET64, K_SITE,     {BY_SEAT},                             "places with a workshop"},
    {"seat.#.gold",             AT(seat[0].gold),             SW_U16,   N,          {BY_SEAT},                             "gold"},
    {"seat.#.earned",           AT(seat[0].earned),           SW_U16,   N,          {BY_SEAT},                             "gold got from the bank so far, the start's left out"},
    {"seat.#.spent",            AT(seat[0].spent),            SW_U16,   N,          {BY_SEAT},                             "gold paid to the bank so far"},
    {"seat.#.hand.#",           AT(seat[0].hand),             SW_U8,    K_HELD,     {BY_SEAT, BY(RESOURCES, K_RESOURCE)},  "cards in hand; ? in censored positions"},
    {"seat.#.cards",            AT(seat[0].cards),            SW_U8,    N,          {BY_SEAT},                             "how many cards that are"},
    {"seat.#.open.#",           AT(seat[0].open),             SW_I8,    N,          {BY_SEAT, BY(RESOURCES, K_RESOURCE)},  "the hand as it would be without any stealing"},
    {"seat.#.prestige",         AT(seat[0].prestige),         SW_U8,    N,          {BY_SEAT},                             "prestige"},
    {"seat.#.council",          AT(seat[0].council),          SW_U8,    K_COUNCIL,  {BY_SEAT},                             "council card"},
    {"seat.#.bars.#",           AT(seat[0].bars),             SW_U8,    N,          {BY_SEAT, BY(ROADS, K_ROAD)},          "toll bars on each road"},
    {"seat.#.settlements_left", AT(seat[0].settlements_left), SW_U8,    N,          {BY_SEAT},                             "settlements not yet built"},
    {"seat.#.workshops_left",   AT(seat[0].workshops_left),   SW_U8,    N,          {BY_SEAT},                             "workshops not yet built"},
    {"seat.#.bars_left",        AT(seat[0].bars_left),        SW_U8,    N,          {BY_SEAT},                             "toll bars not yet built"},
    {"seat.#.give.#",           AT(seat[0].give),             SW_U8,    N,          {BY_SEAT, BY(GOODS, K_GOOD)},          "an offer: what is given; or cards put aside to be discarded"},
    {"seat.#.want.#",           AT(seat[0].want),             SW_U8,    N,          {BY_SEAT, BY(GOODS, K_GOOD)},          "an offer: what is wanted"},
    {"seat.#.reply",            AT(seat[0].reply),            SW_U8,    K_REPLY,    {BY_SEAT},                             "answer to the offer on the table"},
    {"towers",                  AT(towers),                   SW_SET64, K_TOWER,    {ONE},                                 "towers built"},
    {"discarded",               AT(discarded),                SW_SET64, K_CARD,     {ONE},                                 "event cards on the discard pile"},
    {"steal.#.thief",           AT(steal[0].thief),           SW_U8,    SEAT,       {BY_STEAL},                            "who stole a card"},
    {"steal.#.victim",          AT(steal[0].victim),          SW_U8,    SEAT,       {BY_STEAL},                            "from whom"},
    {"steal.#.kind",            AT(steal[0].kind),            SW_U8,    K_STOLEN,   {BY_STEAL},                            "which; ? in censored positions"},
    {"steal.#.base.#",          AT(steal[0].base),            SW_I8,    N,          {BY_STEAL, BY(RESOURCES, K_RESOURCE)}, "the victim's open cards at that moment"},
    {"low.#.#.#",               AT(low),                      SW_I8,    N,          {{STEALS_MAX + 1, SEATS * RESOURCES, N}, {SEATS, RESOURCES, N}, BY(RESOURCES, K_RESOURCE)}, "after so many steals: the lowest a seat's open cards were, or were shown to be"},
    {"bar.#.#",                 AT(bar),                      SW_U8,    SEAT,       {{ROADS, SECTIONS_MAX, K_ROAD}, BY(SECTIONS_MAX, N)}, "owner of the toll bar on each section of a road"},
    {"built.#",                 AT(built),                    SW_U8,    N,          {BY(ROADS, K_ROAD)},                   "toll bars on a road"},
    {"laid.#",                  AT(laid),                     SW_U8,    N,          {BY(ROADS, K_ROAD)},                   "those of them that come from the set-up"},
    {"right.#",                 AT(right),                    SW_U8,    SEAT,       {BY(ROADS, K_ROAD)},                   "holder of the right of way"},
    {"bank.#",                  AT(bank),                     SW_U8,    N,          {BY(RESOURCES, K_RESOURCE)},           "cards in the bank"},
    {"pile.#",                  AT(pile),                     SW_U8,    K_CARD,     {BY(CARDS_MAX, N)},                    "event cards to come, top last"},
    {"pile_count",              AT(pile_count),               SW_U8,    N,          {ONE},                                 "how many of them"},
    {"card",                    AT(card),                     SW_U8,    K_CARD,     {ONE},                                 "event card turned up last"},
    {"robber",                  AT(robber),                   SW_U8,    K_LANDSCAPE,{ONE},                                 "where the robber knight is"},
    {"time",                    AT(time),                     SW_U8,    K_YEAR,     {ONE},                                 "year on the time line"},
    {"walls",                   AT(walls),                    SW_U8,    N,          {ONE},                                 "city walls built"},
    {"current",                 AT(current),                  SW_U8,    SEAT,       {ONE},                                 "whose turn it is"},
    {"first",                   AT(first),                    SW_U8,    SEAT,       {ONE},                                 "who began"},
    {"actions",                 AT(actions),                  SW_U8,    N,          {ONE},                                 "trading and building actions of this turn"},
    {"offers",                  AT(offers),                   SW_U8,    N,          {ONE},                                 "offers and invitations of this turn"},
    {"steals",                  AT(steals),                   SW_U8,    N,          {ONE},                                 "cards stolen so far"},
    {"to",                      AT(to),                       SW_SET8,  SEAT,       {ONE},                                 "seats the offer is made to"},
};
/* clang-format on */

/* ---- verbs, events, phases, options, endings ------------------------------ */

static const struct sw_counters counters[] = {{V_GIVE, V_GIVE_LESS, W_UNDER_GIVE},
                                              {V_WANT, V_WANT_LESS, W_UNDER_WANT}};

static const int headings[VERBS] = {
    [V_TOLL] = W_UNDER_TOLL,       [V_SETTLE] = W_UNDER_SETTLE, [V_WORKSHOP] = W_UNDER_WORKSHOP,
    [V_WALL] = W_UNDER_CITY,       [V_TOWER] = W_UNDER_CITY,    [V_SELL] = W_UNDER_SELL,
    [V_BANK] = W_UNDER_BANK,       [V_SWAP] = W_UNDER_COUNCIL,  [V_OFFER] = W_UNDER_TRADE,
    [V_OFFER_ALL] = W_UNDER_TRADE, [V_INVITE] = W_UNDER_TRADE,  [V_INVITE_ALL] = W_UNDER_TRADE,
    [V_GIVE] = W_UNDER_GIVE,       [V_WANT] = W_UNDER_WANT};

static const struct sw_event_type events[EVENTS] = {
    [E_FIRST] = {"first", {SEAT}, SW_EVENT_LUCK, 0, W_TELL_FIRST},
    [E_SHUFFLED] = {"shuffled", {N, K_CARD}, SW_EVENT_LUCK, 2, 0},
    [E_PLACED] = {"placed", {K_CROSSING}, 0, 0, W_TELL_PLACED},
    [E_DREW] = {"drew", {K_CARD}, SW_EVENT_LUCK, 0, W_TELL_DREW},
    [E_GAINED] = {"gained", {K_RESOURCE, N}, 0, 0, W_TELL_GAINED},
    [E_SHORT] = {"short", {K_RESOURCE}, 0, 0, W_TELL_SHORT},
    [E_YEAR] = {"year", {K_YEAR}, 0, 0, W_TELL_YEAR},
    [E_RESHUFFLED] = {"reshuffled", {0}, 0, 0, W_TELL_RESHUFFLED},
    [E_TOLLED] = {"tolled", {N, SEAT, K_ROAD}, 0, 0, W_TELL_TOLLED},
    [E_NO_TOLLS] = {"no_tolls", {0}, 0, 0, W_TELL_NO_TOLLS},
    [E_CHEAP_WALLS] = {"cheap_walls", {N}, 0, 0, W_TELL_CHEAP_WALLS},
    [E_WENT_HOME] = {"went_home", {0}, 0, 0, W_TELL_WENT_HOME},
    [E_DISCARDED] = {"discarded", {K_RESOURCE, N}, 0, 0, W_TELL_DISCARDED},
    [E_ROBBER] = {"robber", {K_LANDSCAPE}, 0, 0, W_TELL_ROBBER},
    [E_STOLE] = {"stole", {K_RESOURCE, SEAT}, SW_EVENT_LUCK | SW_EVENT_VEILED, 1, W_TELL_STOLE},
    [E_SPARED] = {"spared", {0}, 0, 0, W_TELL_SPARED},
    [E_TOLL_BAR] = {"toll_bar", {K_ROAD}, 0, 0, W_TELL_TOLL_BAR},
    [E_RIGHT] = {"right", {K_ROAD}, 0, 0, W_TELL_RIGHT},
    [E_SETTLED] = {"settled", {K_CROSSING}, 0, 0, W_TELL_SETTLED},
    [E_WORKSHOP] = {"workshop", {K_SITE}, 0, 0, W_TELL_WORKSHOP},
    [E_WALL] = {"wall", {K_WALL}, 0, 0, W_TELL_WALL},
    [E_TOWER] = {"tower", {K_TOWER}, 0, 0, W_TELL_TOWER},
    [E_COUNCIL] = {"council", {K_COUNCIL}, 0, 0, W_TELL_COUNCIL},
    [E_SWAPPED] = {"swapped", {K_COUNCIL, SEAT}, 0, 0, W_TELL_SWAPPED},
    [E_SOLD] = {"sold", {K_WARE, N}, 0, 0, W_TELL_SOLD},
    [E_BANKED] = {"banked", {K_GOOD, N, K_RESOURCE}, 0, 0, W_TELL_BANKED},
    [E_OFFERED] = {"offered", {SEAT}, 0, 0, W_TELL_OFFERED},
    [E_OFFERED_ALL] = {"offered_all", {0}, 0, 0, W_TELL_OFFERED_ALL},
    [E_INVITED] = {"invited", {SEAT}, 0, 0, W_TELL_INVITED},
    [E_INVITED_ALL] = {"invited_all", {0}, 0, 0, W_TELL_INVITED_ALL},
    [E_GIVES] = {"gives", {K_GOOD, N}, 0, 0, W_TELL_GIVES},
    [E_WANTS] = {"wants", {K_GOOD, N}, 0, 0, W_TELL_WANTS},
    [E_ACCEPTED] = {"accepted", {0}, 0, 0, W_TELL_ACCEPTED},
    [E_COUNTERED] = {"countered", {0}, 0, 0, W_TELL_COUNTERED},
    [E_REJECTED] = {"rejected", {0}, 0, 0, W_TELL_REJECTED},
    [E_TRADED] = {"traded", {SEAT}, 0, 0, W_TELL_TRADED},
    [E_HANDED] = {"handed", {K_GOOD, N, SEAT}, 0, 0, W_TELL_HANDED},
    [E_CANCELLED] = {"cancelled", {0}, 0, 0, W_TELL_CANCELLED},
    [E_OVER] = {"over", {0}, 0, 0, W_TELL_OVER},
};

static const struct sw_phase phases[PHASES] = {
    [PLACE] = {"place", W_ASK_PLACE, W_NOT_YOUR_TURN},
    [DRAW] = {"draw", W_ASK_DRAW, W_NOT_YOUR_TURN},
    [DISCARD] = {"discard", W_ASK_DISCARD, W_DISCARD_WAIT},
    [MOVE_ROBBER] = {"robber", W_ASK_MOVE_ROBBER, W_NOT_YOUR_TURN},
    [STEAL] = {"steal", W_ASK_STEAL, W_NOT_YOUR_TURN},
    [MAIN] = {"main", W_ASK_MAIN, W_NOT_YOUR_TURN},
    [OFFER] = {"offer", W_ASK_OFFER, W_NOT_YOUR_TURN},
    [REPLY] = {"reply", W_ASK_REPLY, W_REPLY_WAIT},
    [PICK] = {"pick", W_ASK_PICK, W_NOT_YOUR_TURN},
    [OVER] = {"over", W_ASK_OVER, W_MATCH_OVER},
};

static const char *const setup_tokens[] = {"beginner", "advanced"};
static const char *const first_tokens[] = {"lot", "seat_0"};

/* Bots haggle less: random offers would fill their matches. */
static const struct sw_option options[OPTIONS] = {
    [OPT_SETUP] = {"setup", 0, 1, 0, 0, setup_tokens, W_OPTION_SETUP, W_SETUP_FIRST_MATCH},
    [OPT_OFFERS] = {"offers", 0, 20, 10, 3, NULL, W_OPTION_OFFERS, 0},
    [OPT_FIRST] = {"first", 0, 1, 0, 0, first_tokens, W_OPTION_FIRST, W_FIRST_LOT},
};

static const struct sw_ending endings[ENDINGS] = {
    [RUNNING] = {"running", 0},
    [BY_POINTS] = {"points", W_ENDED_POINTS},
    [BY_TIME] = {"time", W_ENDED_TIME},
};

static const struct sw_word words[] = {
#define W(name, english, german)         {#name, "", {english, german}},
#define WHY(name, rule, english, german) {#name, rule, {english, german}},
#include "text.def"
#undef W
#undef WHY
};

#define BIT(verb) (UINT64_C(1) << (verb))

static const struct sw_caption captions[] = {
#define CAPTION(name, english, german) {name, {english, german}},
#include "captions.def"
#undef CAPTION
};

const struct sw_game nuernberg_game = {
    .id = "nuernberg",
    .version = 1,
    .seats_min = 3,
    .seats_max = 4,
    .minutes = 90,
    .shelf = 3,
    .title = W_TITLE,
    .blurb = W_BLURB,
    .legend = W_LEGEND,
    .credit = "Klaus Teuber; Kosmos, 1999",
    .state_size = sizeof(struct nuernberg),
    .match_bound = 60000,
    .takes_back = BIT(V_PUT_BACK) | BIT(V_GIVE_LESS) | BIT(V_WANT_LESS) | BIT(V_DROP),
    SW_LIST(field, fields),
    SW_LIST(kind, kinds),
    SW_LIST(verb, nuernberg_verbs),
    SW_LIST(event, events),
    SW_LIST(phase, phases),
    SW_LIST(option, options),
    SW_LIST(ending, endings),
    SW_LIST(word, words),
    SW_LIST(caption, captions),
    SW_LIST(material, nuernberg_materials),
    .headings = headings,
    .counters = counters,
    .counter_rows = SW_COUNT(counters),
    .counters_done = V_SEND,
    .table = nuernberg_table,
    .table_count = SW_COUNT(nuernberg_table),
    .art = nuernberg_art,
    .tables = &nuernberg_standard,
    .tables_size = sizeof(struct nuernberg_tables),
    .edition = "standard",
    .prepare = nuernberg_prepare,
    .rules = {.setup = nuernberg_setup,
              .legal = nuernberg_legal,
              .pick = nuernberg_pick,
              .check = nuernberg_check,
              .apply = nuernberg_apply,
              .score = nuernberg_score,
              .rank = nuernberg_rank,
              .censor = nuernberg_censor,
              .resample = nuernberg_resample,
              .verify = nuernberg_verify},
    .view = {.scene = nuernberg_scene,
             .prompt = nuernberg_prompt,
             .label = nuernberg_label,
             .obvious = nuernberg_obvious,
             .colour = nuernberg_seat_colour,
             .standing = nuernberg_standing},
    .brain = {.value = nuernberg_value,
              .prior = nuernberg_prior,
              .quiescent = nuernberg_quiescent,
              .settled = nuernberg_settled,
              .pesters = nuernberg_pesters,
              .hush = nuernberg_hush,
              .asks = 1u << V_OFFER | 1u << V_OFFER_ALL | 1u << V_INVITE | 1u << V_INVITE_ALL,
              .determinizations = 300,
              .width = 8,
              .rollout_depth = 10,
              .blunder_rate = 140,
              .weight = nuernberg_weights,
              .weight_count = NUERNBERG_WEIGHTS},
};
