/* SPDX-License-Identifier: MIT */
/* game.h - Die Siedler von Nürnberg: the state, the tables, the numbers that name things.
 *
 * The country around Nürnberg is a map of hexagons with five trade roads that start at the
 * city; settlements at their crossings yield cards. In the city workshops make goods worth
 * gold, and gold and bricks make walls and towers, which open the way into the councils. A
 * turn is: turn up an event card, then trade and build.
 *
 * Hands are hidden, but everybody is taken to remember all that happened in the open. What
 * nobody else can know is which card a thief took; `open`, `steal` and `low` keep exactly
 * what can be known of it (hidden.c). */
#ifndef NUERNBERG_GAME_H
#define NUERNBERG_GAME_H

#include "kit/deck.h"
#include "spielwerk.h"

enum {
    SEATS = 4,
    ROADS = 5,
    SECTIONS_MAX = 9, /* of a road */
    LANDSCAPES_MAX = 36,
    CROSSINGS_MAX = 40,
    FIELDS_MAX = 16, /* of the city */
    SITES_MAX = 16,
    WALLS_MAX = 32,
    TOWERS_MAX = 24,
    CARDS_MAX = 40, /* event cards */
    YEARS_MAX = 16,
    COUNCILS_MAX = 4,
    STARTS_MAX = 24,
    STEALS_MAX = 18,
    OFFER_MAX = 99,       /* of a kind, in one offer (NUE-A37) */
    NONE = DECK_NONE,     /* no card, no seat, no place */
    SECRET = DECK_SECRET, /* what the viewer of a censored state does not know */
    NUMBER_MAX = 12
};

/* Resources, in this order everywhere; GOLD only where goods are traded. */
enum resource { WOOD, BRICK, WOOL, GRAIN, ORE, GOLD, RESOURCES = 5, GOODS = 6 };

/* What a landscape is; the first five yield the resource of the same number. */
enum terrain { FOREST, HILL, PASTURE, FIELD, MOUNTAIN, TERRAINS };

/* What is made in the city: rows of the table of wares. MARKET and BAUHOF are what the two
 * other fields of the city are. */
enum ware { COMPASS, HELMET, PAPER, TRINKET, ARMOUR, WARES = 5, MARKET = 5, BAUHOF = 6 };

enum build { TOLL_BAR, SETTLEMENT, WORKSHOP, WALL, TOWER, BUILDS };

/* What an event card brings after its yield. */
enum happening { NOTHING, TIME, TOLL, CHEAP_WALLS, ROBBER_HOME, ROBBER, HAPPENINGS };

/* Rows of the table of constants. */
enum constant {
    WIN_POINTS,
    START_GOLD,
    BANK_CARDS,
    HAND_LIMIT,
    BANK_RATE,
    MARKET_RATE,
    GUILD_RATE,
    COUNCIL_FROM,
    COUNCIL_SAFE,
    TOLL_GOLD,
    WALL_DISCOUNT,
    TURN_ACTIONS,
    SETTLEMENTS_EACH,
    WORKSHOPS_EACH,
    BARS_EACH,
    CONSTANTS
};

/* The open question. OFFER is known to the seat that composes; others see MAIN. */
enum phase { PLACE, DRAW, DISCARD, MOVE_ROBBER, STEAL, MAIN, OFFER, REPLY, PICK, OVER, PHASES };

/* What a seat has said to the offer on the table. COMPOSING is known to itself; others see
 * ASKED. */
enum reply { NOT_ASKED, ASKED, COMPOSING, ACCEPTED, COUNTERED, REJECTED, REPLIES };

enum verb {
    V_PLACE,
    V_DRAW,
    V_PUT, /* one card aside, to be discarded */
    V_DISCARD,
    V_ROBBER,
    V_STEAL,
    V_NO_STEAL,
    V_TOLL,
    V_SETTLE,
    V_WORKSHOP,
    V_WALL,
    V_TOWER,
    V_SELL,
    V_BANK,
    V_SWAP,
    V_OFFER, /* begin to compose an offer to a seat */
    V_OFFER_ALL,
    V_INVITE, /* ask for proposals */
    V_INVITE_ALL,
    V_GIVE, /* one more into the offer, or counter-offer, being composed */
    V_WANT,
    V_SEND,
    V_ACCEPT,
    V_COUNTER, /* begin to compose a counter-offer */
    V_REJECT,
    V_CONFIRM,
    V_CANCEL,
    V_END_TURN,
    /* taking back what is not yet said */
    V_PUT_BACK,
    V_GIVE_LESS,
    V_WANT_LESS,
    V_DROP,
    VERBS
};

enum event {
    E_FIRST,       /* seat a begins */
    E_SHUFFLED,    /* card b is at place a from the top */
    E_PLACED,      /* a settlement and a toll bar: crossing a */
    E_DREW,        /* event card a */
    E_GAINED,      /* b cards of resource a */
    E_SHORT,       /* the bank has too few of resource a: nobody gets any */
    E_YEAR,        /* the time stone stands on row a of the time line */
    E_RESHUFFLED,  /* all event cards */
    E_TOLLED,      /* seat pays a gold to seat b because of road c */
    E_NO_TOLLS,    /* nobody had to pay */
    E_CHEAP_WALLS, /* walls cost a gold less this turn */
    E_WENT_HOME,   /* the robber */
    E_DISCARDED,   /* b cards of resource a */
    E_ROBBER,      /* now stands on landscape a */
    E_STOLE,       /* a card of resource a (secret) from seat b */
    E_SPARED,      /* seat steals nothing */
    E_TOLL_BAR,    /* on road a */
    E_RIGHT,       /* seat takes the right of way of road a */
    E_SETTLED,     /* crossing a */
    E_WORKSHOP,    /* site a */
    E_WALL,        /* wall a */
    E_TOWER,       /* tower a */
    E_COUNCIL,     /* seat gets council card a */
    E_SWAPPED,     /* seat takes council card a from seat b */
    E_SOLD,        /* a ware a for b gold */
    E_BANKED,      /* b of good a for a card of resource c */
    E_OFFERED,     /* to seat a */
    E_OFFERED_ALL, /* to everybody */
    E_INVITED,     /* seat a */
    E_INVITED_ALL, /* everybody */
    E_GIVES,       /* in an offer: b of good a */
    E_WANTS,       /* in an offer: b of good a */
    E_ACCEPTED,
    E_COUNTERED, /* followed by what it gives and wants */
    E_REJECTED,
    E_TRADED,    /* with seat a */
    E_HANDED,    /* b of good a to seat c */
    E_CANCELLED, /* no trade */
    E_OVER,
    EVENTS
};

/* Option bytes of the state. */
enum option { OPT_SETUP, OPT_OFFERS, OPT_FIRST, OPTIONS };
enum { SETUP_BEGINNER, SETUP_ADVANCED };
enum { FIRST_BY_LOT, FIRST_SEAT_0 };

enum ending { RUNNING, BY_POINTS, BY_TIME, ENDINGS };

enum kind {
    K_RESOURCE = SW_KIND_GAME, /* wood brick wool grain ore; as an index and in events */
    K_GOOD,                    /* and gold */
    K_PUT,                     /* the same, as arguments: a click must tell them apart */
    K_PUT_BACK,
    K_GIVE,
    K_GIVE_LESS,
    K_WANT,
    K_WANT_LESS,
    K_HELD, /* a number of cards; ?: secret */
    K_STOLEN,
    K_TERRAIN,
    K_WARE,
    K_FIELD_KIND, /* the wares, market, bauhof */
    K_BUILD,
    K_HAPPENING,
    K_LANDSCAPE, /* H00; city */
    K_ROAD,      /* I II III IV V */
    K_CROSSING,  /* III4; III0 is where road III begins */
    K_FIELD,     /* F01 */
    K_SITE,      /* S01 */
    K_RATE,      /* wood .. ore: 2:1; any: 3:1 */
    K_CORNER,    /* N NE SE S SW NW */
    K_EDGE,      /* NE E SE SW W NW */
    K_WALL,      /* W01 */
    K_TOWER,     /* T01 */
    K_COUNCIL,   /* seven small great */
    K_CARD,      /* E01 */
    K_YEAR,      /* 1355 */
    K_REPLY,
    K_END
};

struct nuernberg_seat {
    uint64_t settlements, workshops; /* sets of crossings and sites */
    uint16_t gold;
    uint16_t earned, spent; /* gold from and to the bank so far */
    uint8_t hand[RESOURCES];
    uint8_t cards;             /* their number, which everybody knows */
    int8_t open[RESOURCES];    /* the hand had nothing ever been stolen */
    uint8_t prestige, council; /* council: row or NONE */
    uint8_t bars[ROADS];       /* toll bars on each road */
    uint8_t settlements_left, workshops_left, bars_left;
    uint8_t give[GOODS], want[GOODS]; /* an offer, or (give) cards put aside for discarding */
    uint8_t reply;                    /* enum reply */
};

/* A card taken from a hidden hand. */
struct nuernberg_steal {
    uint8_t thief, victim, kind;
    int8_t base[RESOURCES]; /* open[] of the victim at that moment */
};

struct nuernberg {
    struct sw_state head;
    struct nuernberg_seat seat[SEATS];
    uint64_t towers;    /* set of towers built */
    uint64_t discarded; /* set of event cards on the discard pile */
    struct nuernberg_steal steal[STEALS_MAX];
    int8_t low[STEALS_MAX + 1][SEATS][RESOURCES]; /* lowest open[] since steal j */
    uint8_t bar[ROADS][SECTIONS_MAX];             /* owner of each section, or NONE */
    uint8_t built[ROADS];                         /* bars on each road: a prefix */
    uint8_t laid[ROADS];                          /* those of them from the set-up */
    uint8_t right[ROADS];                         /* who holds the right of way, or NONE */
    uint8_t bank[RESOURCES];
    uint8_t pile[CARDS_MAX], pile_count; /* top last */
    uint8_t card;                        /* event card turned up last, or NONE */
    uint8_t robber;                      /* landscape */
    uint8_t time;                        /* row of the time line */
    uint8_t walls;
    uint8_t current, first;
    uint8_t actions, offers; /* of this turn, so far */
    uint8_t steals;          /* so far */
    uint8_t to;              /* set of seats the offer is made to */
};

/* ---- rows of the tables ------------------------------------------------------------- */

struct nuernberg_landscape {
    char id[4];
    int8_t q, r;
    uint8_t terrain, number; /* number 0: yields nothing */
    uint8_t castle;          /* 1: the robber's home */
    uint8_t source;
};

struct nuernberg_road {
    char id[4];
    char city_en[16], city_de[16]; /* where it leads */
    uint8_t corner;                /* of the city's hexagon, where it begins */
    uint8_t source;
};

/* Crossings where one may settle, road by road, outwards. */
struct nuernberg_crossing {
    char id[8];
    uint8_t road;
    int8_t x, y; /* corner point as in kit/hex.h, the city being hexagon (0, 0) */
    uint8_t source;
};

struct nuernberg_field {
    char id[4];
    int8_t q, r;
    uint8_t kind; /* enum ware, MARKET or BAUHOF */
    uint8_t source;
};

struct nuernberg_site {
    char id[4];
    uint8_t field, corner; /* a corner of the market or the Bauhof */
    uint8_t rate;          /* resource traded at 2:1, GOLD: any at 3:1, NONE */
    uint8_t source;
};

struct nuernberg_wall {
    char id[4];
    uint8_t field, edge;
    uint8_t source;
};

struct nuernberg_tower {
    char id[4];
    uint8_t wall; /* stands between this wall and the next */
    uint8_t source;
};

struct nuernberg_ware {
    char id[8];
    char name_en[12], name_de[12];
    uint8_t cost[RESOURCES];
    uint8_t road; /* to the city that buys it */
    uint8_t price, toll;
    uint8_t source;
};

struct nuernberg_cost {
    char id[12];
    uint8_t cost[GOODS];
    uint8_t prestige, points;
    uint8_t source;
};

struct nuernberg_council {
    char id[8];
    char name_en[20], name_de[20];
    uint8_t points;
    uint8_t seats; /* used at tables of at least that many */
    uint8_t source;
};

struct nuernberg_card {
    char id[4];
    uint8_t number; /* 0: no yield */
    uint8_t event;  /* enum happening */
    uint8_t source;
};

struct nuernberg_year {
    char id[8];
    uint8_t shuffle; /* 1: all event cards are shuffled; the last row ends the match */
    uint8_t source;
};

/* Set-up for beginners. Bars are laid in the order of the rows. */
struct nuernberg_start {
    char id[8];
    uint8_t seats, seat;
    uint8_t crossing, star; /* star: its cards are the first hand */
    uint8_t source;
};

struct nuernberg_start_bar {
    char id[8];
    uint8_t seats, seat;
    uint8_t road;
    uint8_t source;
};

struct nuernberg_constant {
    char id[20];
    uint8_t value;
    uint8_t source;
};

/* The component tables of an edition, then what prepare() derives from them. */
struct nuernberg_tables {
    uint16_t landscapes, roads, crossings, fields, sites, walls, towers, wares, costs, councils,
        cards, years, starts, start_bars, constants;
    struct nuernberg_landscape landscape[LANDSCAPES_MAX];
    struct nuernberg_road road[ROADS];
    struct nuernberg_crossing crossing[CROSSINGS_MAX];
    struct nuernberg_field field[FIELDS_MAX];
    struct nuernberg_site site[SITES_MAX];
    struct nuernberg_wall wall[WALLS_MAX];
    struct nuernberg_tower tower[TOWERS_MAX];
    struct nuernberg_ware ware[WARES];
    struct nuernberg_cost cost[BUILDS];
    struct nuernberg_council council[COUNCILS_MAX];
    struct nuernberg_card card[CARDS_MAX];
    struct nuernberg_year year[YEARS_MAX];
    struct nuernberg_start start[STARTS_MAX];
    struct nuernberg_start_bar start_bar[STARTS_MAX];
    struct nuernberg_constant constant[CONSTANTS];

    uint64_t at_landscape[LANDSCAPES_MAX]; /* crossings at its corners */
    uint64_t of_number[NUMBER_MAX + 1];    /* landscapes with this number */
    uint64_t on_road[ROADS];               /* crossings */
    uint64_t road_begins, road_ends;       /* the first and last crossing of every road */
    uint64_t site_rate[GOODS];             /* sites that trade it at 2:1; GOLD: any at 3:1 */
    uint64_t site_tower;                   /* sites at the Bauhof */
    uint64_t site_ware[WARES];             /* sites that double it */
    uint64_t build_cost[BUILDS];           /* resources, a byte each */
    uint64_t ware_cost[WARES];
    uint64_t of_event[HAPPENINGS]; /* event cards */
    uint8_t road_first[ROADS];     /* its first crossing */
    uint8_t road_length[ROADS];
    uint8_t landscape_of[CROSSINGS_MAX][3]; /* around a crossing, or NONE */
    uint8_t castle;                         /* landscape */
};

/* The tables, in the order of nuernberg_table. */
enum table {
    T_LANDSCAPES,
    T_ROADS,
    T_CROSSINGS,
    T_FIELDS,
    T_SITES,
    T_WALLS,
    T_TOWERS,
    T_WARES,
    T_COSTS,
    T_COUNCILS,
    T_CARDS,
    T_YEARS,
    T_STARTS,
    T_START_BARS,
    T_CONSTANTS,
    TABLES
};

extern const struct nuernberg_tables nuernberg_standard;
extern const struct sw_table nuernberg_table[TABLES];
extern const struct sw_verb nuernberg_verbs[VERBS];
extern const char nuernberg_art[];

enum nuernberg_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/nuernberg/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct nuernberg_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct nuernberg *nuernberg(const struct sw_state *s)
{
    return (const struct nuernberg *)s;
}

/* NUE-A28: white red blue orange, and without red at a table of three. */
static inline int colour_of_seat(int seats, int seat)
{
    return seats == 3 && seat > 0 ? seat + 1 : seat;
}

/* Is this hand one that the viewer of a censored state may not see? */
static inline bool hand_hidden(const struct nuernberg_seat *seat)
{
    return seat->hand[0] == SECRET;
}

/* score.c */
void nuernberg_score(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_scores *out);
void nuernberg_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);
int nuernberg_points(const struct nuernberg_tables *t, const struct nuernberg *n, int seat);

/* verify.c */
const char *nuernberg_verify(const struct sw_game *g, const struct sw_state *s);

/* hidden.c */
void nuernberg_censor(const struct sw_game *g, struct sw_state *s, int seat);
void nuernberg_resample(const struct sw_game *g, struct sw_state *s, int seat,
                        struct sw_rng *r);

/* prepare.c */
bool nuernberg_prepare(const struct sw_game *g, void *data, struct sw_error *e);

/* rules.c and rules_turn.c */
void nuernberg_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
int nuernberg_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out);
int nuernberg_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                   struct sw_rng *luck, struct sw_action *out);
int nuernberg_check(const struct sw_game *g, const struct sw_state *s,
                    const struct sw_action *a);
void nuernberg_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                     struct sw_events *ev);

/* brain.c */
enum {
    NUERNBERG_WEIGHTS = 0
#define WEIGHT(name, value, guess) +1
#include "brain.def"
#undef WEIGHT
};
extern const struct sw_weight nuernberg_weights[NUERNBERG_WEIGHTS];
int nuernberg_value(const struct sw_game *g, const struct sw_state *s, int seat);
bool nuernberg_prior(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *legal, int n, int *out);
bool nuernberg_quiescent(const struct sw_game *g, const struct sw_state *s);
bool nuernberg_settled(const struct sw_game *g, const struct sw_state *s, int seat);

/* manners.c */
void nuernberg_hush(const struct sw_game *g, struct sw_state *view);
bool nuernberg_pesters(const struct sw_game *g, const struct sw_state *s,
                       const struct sw_action *a, const struct sw_action *own, int n);

/* view.c */
void nuernberg_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out);
void nuernberg_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, const char *const *names, struct sw_text *out);
void nuernberg_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out);
int nuernberg_seat_colour(const struct sw_game *g, const struct sw_state *s, int seat);
sw_say_verb nuernberg_say_settle, nuernberg_say_toll, nuernberg_say_workshop,
    nuernberg_say_wall, nuernberg_say_sell, nuernberg_say_bank, nuernberg_say_swap,
    nuernberg_say_robber, nuernberg_say_steal, nuernberg_say_own_offer, nuernberg_say_accept,
    nuernberg_say_confirm;
bool nuernberg_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                       struct sw_action *out);
bool nuernberg_standing(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct sw_standing *out);

#endif
