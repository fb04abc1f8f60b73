/* SPDX-License-Identifier: MIT */
/* game.c - Die Siedler von Nürnberg: the description the engine reads. */
#include "game.h"

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

static int rows(const struct sw_game *g, int table)
{
    uint16_t count;
    memcpy(&count, (const char *)g->tables + g->table[table].count_at, sizeof count);
    return count;
}

/* The id of a row, which is its first column; NULL if there is no such row. */
static const char *row_id(const struct sw_game *g, int table, int row)
{
    const struct sw_table *t = &g->table[table];
    const char *first = (const char *)g->tables + t->offset;
    return row >= 0 && row < rows(g, table) ? first + row * t->stride : NULL;
}

static void print_row(const struct sw_game *g, int table, int value, char *out)
{
    const char *id = row_id(g, table, value);
    if (id)
        snprintf(out, SW_MAX_TOKEN, "%s", id);
    else
        snprintf(out, SW_MAX_TOKEN, "?%d", value);
}

static bool parse_row(const struct sw_game *g, int table, const char *text, int *value)
{
    for (int i = 0; i < rows(g, table); i++)
        if (strcmp(row_id(g, table, i), text) == 0) {
            *value = i;
            return true;
        }
    return false;
}

static void say(const struct sw_game *g, enum sw_lang lang, int word, const char *first,
                const char *second, struct sw_text *out)
{
    sw_say(out, g, lang, word, (const char *const[4]){first, second, "", ""});
}

/* The kinds whose values are the rows of a table. */
#define ROW_KIND(name, table)                                                                  \
    static void print_##name(const struct sw_game *g, int value, char *out)                    \
    {                                                                                          \
        print_row(g, table, value, out);                                                       \
    }                                                                                          \
    static bool parse_##name(const struct sw_game *g, const char *text, int *value)            \
    {                                                                                          \
        return parse_row(g, table, text, value);                                               \
    }

ROW_KIND(field, T_FIELDS)
ROW_KIND(site, T_SITES)
ROW_KIND(wall, T_WALLS)
ROW_KIND(tower, T_TOWERS)
ROW_KIND(ware, T_WARES)
ROW_KIND(council, T_COUNCILS)
ROW_KIND(card, T_CARDS)
ROW_KIND(year, T_YEARS)

/* Behind the last landscape comes the city, so that one can ask why the robber may not go
 * there (NUE-A2). */
static void print_landscape(const struct sw_game *g, int value, char *out)
{
    if (value == tables(g)->landscapes)
        snprintf(out, SW_MAX_TOKEN, "city");
    else
        print_row(g, T_LANDSCAPES, value, out);
}

static bool parse_landscape(const struct sw_game *g, const char *text, int *value)
{
    *value = tables(g)->landscapes;
    return strcmp(text, "city") == 0 || parse_row(g, T_LANDSCAPES, text, value);
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
    else
        print_row(g, T_CROSSINGS, value, out);
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
    return parse_row(g, T_CROSSINGS, text, value);
}

static void speak_crossing(const struct sw_game *g, enum sw_lang lang, int value,
                           struct sw_text *out)
{
    char token[SW_MAX_TOKEN];
    print_crossing(g, value, token);
    say(g, lang, W_SAY_CROSSING, token, "", out);
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

static void speak_site(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    const struct nuernberg_tables *t = tables(g);
    if (value < 0 || value >= t->sites)
        return;
    bool market = t->field[t->site[value].field].kind == MARKET;
    say(g, lang, market ? W_SAY_SITE_MARKET : W_SAY_SITE_BAUHOF, t->site[value].id, "", out);
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

static void speak_ware(const struct sw_game *g, enum sw_lang lang, int value,
                       struct sw_text *out)
{
    if (value < 0 || value >= WARES)
        return;
    const struct nuernberg_ware *w = &tables(g)->ware[value];
    sw_text_add(out, lang == SW_DE ? w->name_de : w->name_en);
}

static void speak_council(const struct sw_game *g, enum sw_lang lang, int value,
                          struct sw_text *out)
{
    if (value < 0 || value >= tables(g)->councils)
        return;
    const struct nuernberg_council *c = &tables(g)->council[value];
    sw_text_add(out, lang == SW_DE ? c->name_de : c->name_en);
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
#define NAMED(n, list, size, no, first)                                                        \
    {                                                                                          \
        .name = n, .tokens = list, .count = size, .none = no, .words = first                   \
    }
#define ROWS(n, no, its)                                                                       \
    .name = #n, .none = no, .table = its, .print = print_##n, .parse = parse_##n

/* Walls and towers are not linked to their tables: hardly any match gets round the city. */
static const struct sw_kind kinds[] = {
    KIND(K_RESOURCE) = NAMED("resource", goods, RESOURCES, -1, W_GOOD_WOOD),
    KIND(K_GOOD) = NAMED("good", goods, GOODS, -1, W_GOOD_WOOD),
    KIND(K_PUT) = NAMED("put", goods, RESOURCES, -1, W_GOOD_WOOD),
    KIND(K_PUT_BACK) = NAMED("put_back", goods, RESOURCES, -1, W_GOOD_WOOD),
    KIND(K_GIVE) = NAMED("give", goods, GOODS, -1, W_GOOD_WOOD),
    KIND(K_GIVE_LESS) = NAMED("give_less", goods, GOODS, -1, W_GOOD_WOOD),
    KIND(K_WANT) = NAMED("want", goods, GOODS, -1, W_GOOD_WOOD),
    KIND(K_WANT_LESS) = NAMED("want_less", goods, GOODS, -1, W_GOOD_WOOD),
    KIND(K_HELD) = {.name = "held", .none = -1, .print = print_held, .parse = parse_held},
    KIND(K_STOLEN) = {.name = "stolen",
                      .none = -1,
                      .words = W_GOOD_WOOD,
                      .count = RESOURCES,
                      .print = print_stolen,
                      .parse = parse_stolen},
    KIND(K_TERRAIN) = NAMED("terrain", terrains, TERRAINS, -1, W_TERRAIN_FOREST),
    KIND(K_WARE) = {ROWS(ware, -1, 1 + T_WARES), .speak = speak_ware},
    KIND(K_FIELD_KIND) = NAMED("field_kind", field_kinds, 7, -1, W_FIELD_COMPASS),
    KIND(K_BUILD) = NAMED("build", builds, BUILDS, -1, W_BUILD_TOLL_BAR),
    KIND(K_HAPPENING) = NAMED("happening", happenings, HAPPENINGS, -1, W_HAPPENS_NOTHING),
    KIND(K_LANDSCAPE) = {ROWS(landscape, NONE, 1 + T_LANDSCAPES), .speak = speak_landscape},
    KIND(K_ROAD) = {.name = "road",
                    .tokens = roads,
                    .count = ROADS,
                    .none = NONE,
                    .table = 1 + T_ROADS,
                    .speak = speak_road},
    KIND(K_CROSSING) = {ROWS(crossing, NONE, 1 + T_CROSSINGS), .speak = speak_crossing},
    KIND(K_FIELD) = {ROWS(field, NONE, 0)},
    KIND(K_SITE) = {ROWS(site, NONE, 1 + T_SITES), .speak = speak_site},
    KIND(K_RATE) = NAMED("rate", rates, GOODS, NONE, W_GOOD_WOOD),
    KIND(K_CORNER) = NAMED("corner", corners, 6, -1, 0),
    KIND(K_EDGE) = NAMED("edge", edges, 6, -1, 0),
    KIND(K_WALL) = {ROWS(wall, NONE, 0), .speak = speak_wall},
    KIND(K_TOWER) = {ROWS(tower, NONE, 0), .speak = speak_tower},
    KIND(K_COUNCIL) = {ROWS(council, NONE, 1 + T_COUNCILS), .speak = speak_council},
    KIND(K_CARD) = {ROWS(card, NONE, 0), .speak = speak_card},
    KIND(K_YEAR) = {ROWS(year, NONE, 0)},
    KIND(K_REPLY) = NAMED("reply", replies, REPLIES, -1, W_REPLY_NONE),
    KIND(K_SOURCE) = {.name = "source",
                      .tokens = sw_source_name,
                      .count = SW_SOURCES,
                      .none = -1},
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

static const struct sw_verb verbs[VERBS] = {
    [V_PLACE] = {"place", {K_CROSSING}, .label = W_DO_PLACE},
    [V_DRAW] = {"draw", {0}, .label = W_DO_DRAW},
    [V_PUT] = {"put", {K_PUT}, .label = W_DO_PUT},
    [V_PUT_BACK] = {"put_back", {K_PUT_BACK}, .label = W_DO_PUT_BACK},
    [V_DISCARD] = {"discard", {0}, .label = W_DO_DISCARD},
    [V_ROBBER] = {"robber", {K_LANDSCAPE}, .label = W_DO_ROBBER},
    [V_STEAL] = {"steal", {SEAT}, .label = W_DO_STEAL},
    [V_NO_STEAL] = {"no_steal", {0}, .label = W_DO_NO_STEAL},
    [V_TOLL] = {"toll", {K_ROAD}, .label = W_DO_TOLL},
    [V_SETTLE] = {"settle", {K_CROSSING}, .label = W_DO_SETTLE},
    [V_WORKSHOP] = {"workshop", {K_SITE}, .label = W_DO_WORKSHOP},
    [V_WALL] = {"wall", {0}, .label = W_DO_WALL},
    [V_TOWER] = {"tower", {K_TOWER}, .label = W_DO_TOWER},
    [V_SELL] = {"sell", {K_WARE}, .label = W_DO_SELL},
    [V_BANK] = {"bank", {K_GIVE, K_WANT}, .label = W_DO_BANK},
    [V_SWAP] = {"swap", {SEAT}, .label = W_DO_SWAP},
    [V_OFFER] = {"offer", {SEAT}, .label = W_DO_OFFER},
    [V_OFFER_ALL] = {"offer_all", {0}, .label = W_DO_OFFER_ALL},
    [V_INVITE] = {"invite", {SEAT}, .label = W_DO_INVITE},
    [V_INVITE_ALL] = {"invite_all", {0}, .label = W_DO_INVITE_ALL},
    [V_GIVE] = {"give", {K_GIVE}, .label = W_DO_GIVE},
    [V_GIVE_LESS] = {"give_less", {K_GIVE_LESS}, .label = W_DO_GIVE_LESS},
    [V_WANT] = {"want", {K_WANT}, .label = W_DO_WANT},
    [V_WANT_LESS] = {"want_less", {K_WANT_LESS}, .label = W_DO_WANT_LESS},
    [V_SEND] = {"send", {0}, .label = W_DO_SEND},
    [V_DROP] = {"drop", {0}, .label = W_DO_DROP},
    [V_ACCEPT] = {"accept", {0}, .label = W_DO_ACCEPT},
    [V_COUNTER] = {"counter", {0}, .label = W_DO_COUNTER},
    [V_REJECT] = {"reject", {0}, .label = W_DO_REJECT},
    [V_CONFIRM] = {"confirm", {SEAT}, .label = W_DO_CONFIRM},
    [V_CANCEL] = {"cancel", {0}, .label = W_DO_CANCEL},
    [V_END_TURN] = {"end_turn", {0}, .label = W_DO_END_TURN},
};

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
    [E_STOLE] = {"stole", {K_RESOURCE, SEAT}, SW_EVENT_LUCK, 1, W_TELL_STOLE},
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
    [PLACE] = {"place", .prompt = W_ASK_PLACE},
    [DRAW] = {"draw", .prompt = W_ASK_DRAW},
    [DISCARD] = {"discard", .prompt = W_ASK_DISCARD},
    [MOVE_ROBBER] = {"robber", .prompt = W_ASK_MOVE_ROBBER},
    [STEAL] = {"steal", .prompt = W_ASK_STEAL},
    [MAIN] = {"main", .prompt = W_ASK_MAIN},
    [OFFER] = {"offer", .prompt = W_ASK_OFFER},
    [REPLY] = {"reply", .prompt = W_ASK_REPLY},
    [PICK] = {"pick", .prompt = W_ASK_PICK},
    [OVER] = {"over", .prompt = W_ASK_OVER},
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

#define COUNT(array) sizeof array / sizeof *array
#define BIT(verb)    (UINT64_C(1) << (verb))

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
    .fields = fields,
    .kinds = kinds,
    .verbs = verbs,
    .events = events,
    .phases = phases,
    .options = options,
    .endings = endings,
    .words = words,
    .table = nuernberg_table,
    .captions = captions,
    .field_count = COUNT(fields),
    .kind_count = COUNT(kinds),
    .verb_count = COUNT(verbs),
    .event_count = COUNT(events),
    .phase_count = COUNT(phases),
    .option_count = COUNT(options),
    .ending_count = COUNT(endings),
    .word_count = COUNT(words),
    .table_count = NUERNBERG_TABLES,
    .caption_count = sizeof captions / sizeof *captions,
    .materials = nuernberg_materials,
    .material_count = NUERNBERG_MATERIALS,
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
             .colour = nuernberg_seat_colour},
    .brain = {.value = nuernberg_value,
              .prior = nuernberg_prior,
              .quiescent = nuernberg_quiescent,
              .settled = nuernberg_settled,
              .determinizations = 300,
              .width = 8,
              .rollout_depth = 10,
              .blunder_rate = 140,
              .weight = nuernberg_weights,
              .weight_count = NUERNBERG_WEIGHTS},
};
