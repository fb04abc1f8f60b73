/* SPDX-License-Identifier: MIT */
/* game.h - Altiplano: the state, the tables, and the numbers that name things.
 *
 * Seven places lie in a ring. Everybody draws goods from a bag of their own, plans with them
 * all at once, and then travels and acts in turn. Used and gained goods go to the own box, and
 * from there back into the bag; what is stored, delivered or built counts at the end.
 *
 * Everything a good or a coin can be put on is a slot: the spaces of the board (by place), the
 * three spaces for movement food, and the spaces of roles and extensions. Slots are numbered
 * through, 0 .. 63, so that sets of slots are one word. */
#ifndef ALTIPLANO_GAME_H
#define ALTIPLANO_GAME_H

#include "kit/bits.h"
#include "kit/deck.h"
#include "spielwerk.h"

enum {
    SEATS = 5,
    CARTS = 3,       /* positions for carts, each with a space for food */
    OPEN_ORDERS = 2, /* orders a seat may work on at a time */
    MISSIONS_DEALT = 3,
    STRIP = 5,
    SLOTS = 64,
    NEEDS = 3,        /* goods a recipe takes, at most */
    PICKS = 6,        /* slots of one place or tile, at most */
    BOARD_SLOTS = 30, /* rows of the tables, at most */
    RECIPES_MAX = 56,
    ROWS_MAX = 13, /* odd: a seat then fills whole words and has no padding */
    ROAD_MAX = 12,
    ROLES_MAX = 12,
    EXTENSIONS_MAX = 54, /* likewise, for the whole state */
    ORDERS_MAX = 32,
    HOUSES_MAX = 24,
    BOATS_MAX = 24,
    MISSIONS_MAX = 40,
    LOADS_MAX = 4096, /* different ways to load the board's places, all together */
    PURSE = 20,       /* with so many coins anything can be paid */
    NONE = DECK_NONE, /* no card, no seat, no place, no good */
    SECRET = DECK_SECRET
};

enum good {
    FOOD,
    FISH,
    ALPACA,
    CORN,
    WOOD,
    STONE,
    CACAO,
    WOOL,
    ORE,
    CLOTH,
    SILVER,
    GLASS,
    GOODS,
    COIN = GOODS, /* lies on slots, too; never in a bag */
    PIECES
};

enum place { MARKET, FARM, MINE, FOREST, HARBOUR, ROAD, VILLAGE, PLACES };

/* What a recipe, a role or an extension does. From SORTING on it is no action. */
enum effect {
    GAIN,      /* `amount` of `good` */
    CHOOSE,    /* `amount` of one of `choice` */
    SELL,      /* coins: the price of the good and `amount` more */
    STORE,     /* goods of its slots into the warehouse */
    DELIVER,   /* goods of its slots to own orders */
    ORDER,     /* take an order */
    EXTENSION, /* buy an extension */
    BOAT,      /* take a boat and its good */
    HOUSE,     /* take a house */
    STEP,      /* one step on the road and `amount` corn */
    CART,      /* take a cart */
    SORTING,   /* draw `amount` more, keep the best */
    DEPOT,     /* its goods may be stored after the last round */
    LOFT,      /* room for `amount` corn */
    CARAVAN,   /* a move, for the coin on it */
    EFFECTS
};

/* Means of moving: three carts, food beside each, the caravan. */
enum unit { CART_1, FOOD_1 = CARTS, LLAMAS = CARTS * 2, UNITS };

enum { TO_LOFT = ROWS_MAX }; /* where corn may go besides the rows of the warehouse */

enum part { LEFT, RIGHT };

/* What a mission counts. */
enum test {
    TEST_GOODS,
    TEST_CARTS,
    TEST_COINS,
    TEST_ROAD,
    TEST_BOATS,
    TEST_HOUSES,
    TEST_EXTENSIONS,
    TEST_CORN,
    TEST_KINDS,
    TEST_ORDERS,
    TESTS
};

/* The open question. In RECALL and PLAN several seats wait. */
enum phase {
    MISSION, /* which mission goes back? */
    RECALL,
    SORT, /* which of the goods drawn go back? */
    PLAN,
    TURN,       /* move, act, or pass */
    CORNING,    /* where does the corn go? */
    STORING,    /* what else is stored? */
    DELIVERING, /* what else is delivered? */
    AFTER,      /* move on, or end the turn */
    STORAGE,    /* after the last round */
    OVER
};

/* Whether a turn has begun, and how: then it cannot become a pass. */
enum begun { NOT_BEGUN, MOVED, PLACED };

enum verb {
    V_DISCARD,
    V_RECALL,
    V_RETURN,
    V_PUT,
    V_DONE,
    V_TAKE_BACK,
    V_PLACE,
    V_MOVE,
    V_ACT,
    V_TRADE,
    V_SELL,
    V_STORE,
    V_STORE_CORN,
    V_DELIVER,
    V_ORDER,
    V_BUY,
    V_BOAT,
    V_HOUSE,
    V_CORN,
    V_STOP,
    V_PASS,
    V_END,
    VERBS
};

enum event {
    E_RING,        /* at the start place b lies at position a of the ring */
    E_FIRST,       /* the seat begins */
    E_ROLE,        /* seat has role a */
    E_OFFERED,     /* at the start order a lies at the market */
    E_SHUFFLED,    /* extension b is at place a from the top */
    E_MISSION,     /* seat is dealt mission a */
    E_DISCARDED,   /* seat gives mission a back */
    E_RECALLED,    /* piece a from slot b */
    E_POURED,      /* the box, with a goods, into the bag */
    E_DREW,        /* b of good a */
    E_SORTS,       /* draws b more because of recipe a */
    E_RETURNED,    /* good a into the bag */
    E_PUT,         /* piece a on slot b */
    E_TOOK_BACK,   /* piece a from slot b */
    E_DONE,        /* with planning */
    E_PLACED,      /* the figure at place a */
    E_MOVED,       /* to place a by unit b */
    E_ACTED,       /* recipe a */
    E_GAINED,      /* b of good a */
    E_COINS,       /* gains a coins */
    E_PAID,        /* pays a coins */
    E_SOLD,        /* good a for b coins */
    E_STORED,      /* good a in row b */
    E_LOFTED,      /* a corn goes to the loft */
    E_DELIVERED,   /* good b to order a */
    E_FULFILLED,   /* order a */
    E_ORDERED,     /* takes order a */
    E_BOUGHT,      /* extension a for b coins */
    E_BUILT_BOAT,  /* boat a */
    E_BUILT_HOUSE, /* house a */
    E_ROAD,        /* road value a */
    E_CART,        /* cart number a */
    E_PASSED,
    E_START,       /* the seat is start player now */
    E_REMOVED,     /* extension a leaves the game */
    E_TURNED,      /* extension b joins the strip at space a */
    E_PLACE_EMPTY, /* place a is used up: one more round */
    E_STRIP_EMPTY, /* the strip cannot be filled: one more round */
    E_SHOWN,       /* mission a, at the end */
    E_OVER,
    EVENTS
};

enum option { OPT_MISSIONS, OPTIONS };

enum ending { RUNNING, BY_PLACE, BY_STRIP, ENDINGS };

enum kind {
    K_GOOD = SW_KIND_GAME, /* food .. glass, coin */
    K_PLACE,               /* market .. village */
    K_SLOT,                /* market1, move2, dock1 */
    K_RECIPE,              /* mine_stone, dock */
    K_UNIT,                /* cart1, food2, caravan */
    K_ROW,                 /* L1 .. R5, loft */
    K_ROLE,
    K_EXTENSION, /* E01 */
    K_ORDER,     /* O01 */
    K_HOUSE,     /* H01 */
    K_BOAT,      /* B01 */
    K_MISSION,   /* M01 */
    K_EFFECT,
    K_TEST,
    K_PART,  /* left right */
    K_STACK, /* A .. D */
    K_BEGUN,
    K_TRIGGER, /* none place strip */
    K_COINS,   /* 3, spoken "3 coins" */
    /* the same values in the case a sentence needs */
    K_AT_PLACE, /* "at the market" */
    K_TO_PLACE, /* "to the market" */
    K_BY_UNIT,  /* "with the second cart" */
    K_END
};

struct altiplano_seat {
    uint64_t extensions, orders, houses, boats; /* sets of cards; orders: fulfilled ones */
    uint64_t fresh;      /* slots filled in this PLAN phase, until the seat is done */
    uint8_t slot[SLOTS]; /* what lies there: good, COIN or NONE */
    uint16_t coins;
    uint8_t bag[GOODS], box[GOODS];
    uint8_t plan[GOODS]; /* on the planning spaces, which are all alike */
    uint8_t open[OPEN_ORDERS], delivered[OPEN_ORDERS][GOODS];
    uint8_t row_good[ROWS_MAX], row_count[ROWS_MAX], row_corn[ROWS_MAX]; /* corn: of count */
    uint8_t mission[MISSIONS_DEALT]; /* the last one is given back, once that is decided */
    uint8_t role, place;
    uint8_t road;  /* position on the road; its value is in the table */
    uint8_t carts; /* 1 .. 3 */
    uint8_t used;  /* carts used this round: bit 0 is the first */
    uint8_t loft;  /* corn there */
};

/* What follows from a seat, kept so that nobody has to look for it. */
struct altiplano_aid {
    uint64_t filled; /* slots on which something lies */
    uint64_t slots;  /* own ones */
    uint64_t tiles;  /* recipes of role and extensions */
    uint64_t ready;  /* of them, those that are loaded */
    uint64_t load;   /* what lies on the board, as the number the tables explain */
};

struct altiplano {
    struct sw_state head;
    struct altiplano_seat seat[SEATS];
    uint64_t orders, houses, boats; /* cards still there */
    uint8_t supply[GOODS];
    uint8_t ring[PLACES];                       /* places, in their order */
    uint8_t strip[STRIP];                       /* extensions on offer, or NONE */
    uint8_t stack[EXTENSIONS_MAX], stack_count; /* to come, top last */
    uint8_t carts;
    uint8_t done;           /* seats that are done with recalling or planning */
    uint8_t passed, bought; /* seats that have, this round */
    uint8_t start, current; /* seats; current is NONE in RECALL and PLAN, and at the end */
    uint8_t final_round;    /* 0 until the end is announced */
    uint8_t trigger;        /* why: enum ending */
    uint8_t begun;          /* enum begun, in TURN */
    uint8_t recipe;         /* in STORING: what stores; else NONE */
    uint8_t stored;         /* in STORING: goods stored from slots */
    uint8_t corn;           /* in CORNING: corn waiting for a place */
    uint8_t surplus;        /* in SORT: goods to give back */
    uint8_t drawn[GOODS];   /* in SORT: what was drawn just now */
    /* derived: */
    struct altiplano_aid aid[SEATS];
    uint64_t idle; /* in PLAN: seats that have nothing to put */
};

/* ---- component tables ------------------------------------------------------------------ */

struct altiplano_good {
    char id[8];
    uint8_t points, price;  /* coins when sold */
    uint8_t storable, home; /* the place whose stock it is; NONE: the centre */
    uint8_t source;
};

struct altiplano_supply {
    char id[4];
    uint8_t good[GOODS], carts, orders;
    uint8_t source;
};

struct altiplano_slot {
    uint64_t accepts;
    char id[16];
    uint8_t place;
    uint8_t source;
};

/* On the board a recipe takes goods from the board's slots of its place; need[i] are the goods
 * that will do. On a tile (role or extension) need[i] is what its own slot i accepts, and
 * `coins` are its coin symbols. */
struct altiplano_recipe {
    uint64_t need[NEEDS], choice;
    char id[16];
    char name_en[28], name_de[28];
    uint8_t tile, place; /* place NONE: none is needed */
    uint8_t coins, effect, good, amount;
    uint8_t source;
};

struct altiplano_row {
    char id[4];
    uint8_t part, size, points;
    uint8_t source;
};

struct altiplano_road {
    char id[4];
    uint8_t value;
    uint8_t source;
};

struct altiplano_strip {
    char id[4];
    uint8_t coins;
    uint8_t source;
};

struct altiplano_role {
    char id[12];
    char name_en[20], name_de[20];
    uint8_t recipe, good[GOODS], coins;
    uint8_t source;
};

struct altiplano_extension {
    char id[4];
    char name_en[28], name_de[28];
    uint8_t stack, seats, price, recipe; /* seats: at least so many play */
    uint8_t source;
};

struct altiplano_order {
    char id[4];
    uint8_t points, good[GOODS];
    uint8_t source;
};

struct altiplano_card { /* house or boat */
    char id[4];
    uint8_t points, good;
    uint8_t source;
};

struct altiplano_mission {
    char id[4];
    uint8_t points, test, good, count;
    uint8_t source;
};

/* The component tables of an edition, then what prepare() derives from them. */
struct altiplano_tables {
    uint16_t goods, supplies, slots, recipes, rows, roads, strips, roles, extensions, orders,
        houses, boats, missions;
    struct altiplano_good good[GOODS];
    struct altiplano_supply supply[SEATS - 1]; /* for 2 .. 5 */
    struct altiplano_slot slot[BOARD_SLOTS];
    struct altiplano_recipe recipe[RECIPES_MAX];
    struct altiplano_row row[ROWS_MAX];
    struct altiplano_road road[ROAD_MAX];
    struct altiplano_strip strip[STRIP];
    struct altiplano_role role[ROLES_MAX];
    struct altiplano_extension extension[EXTENSIONS_MAX];
    struct altiplano_order order[ORDERS_MAX];
    struct altiplano_card house[HOUSES_MAX], boat[BOATS_MAX];
    struct altiplano_mission mission[MISSIONS_MAX];

    int slot_count;                    /* of all slots */
    uint64_t accepting[PIECES];        /* slots that take such a piece */
    uint64_t board_slots;              /* those everybody has: places and movement */
    uint64_t twin;                     /* slots that are like the one before */
    uint8_t twins;                     /* the most alike side by side */
    uint64_t slots_of[RECIPES_MAX];    /* where its goods lie: its place, or its own tile */
    uint64_t goods_slots[RECIPES_MAX]; /* without the coin symbols */
    uint8_t pick[RECIPES_MAX][PICKS];  /* those, in the order in which they are emptied */
    uint8_t picks[RECIPES_MAX];
    uint64_t recipes_at[PLACES];    /* recipes of a place, the board's and tiles' */
    uint64_t board_recipes;         /* the board's recipes */
    uint64_t place_slots[PLACES];   /* the board's slots of a place */
    uint8_t first_slot[PLACES + 1]; /* they lie side by side: from here on, up to the next */
    /* What lies on the board is a number: parts for the piece on each slot (index: its lowest
     * four bits), added up. Some bits of it are for each place; behind `first`, load[] are the
     * recipes that then have their goods. */
    uint64_t load_part[SLOTS][16];
    struct altiplano_load {
        uint16_t first, mask;
        uint8_t shift;
    } place_load[PLACES];
    uint64_t load[LOADS_MAX];
    uint64_t within_coins[PURSE + 1]; /* the board's recipes that cost at most that much */
    uint64_t with_effect[EFFECTS];    /* recipes */
    uint64_t gaining[GOODS];          /* recipes that just gain this good */
    uint64_t no_action;               /* recipes that are none: sorting, depot, loft, caravan */
    uint64_t stock[PLACES];           /* goods whose home it is */
    uint64_t takes_any;               /* recipes that begin with any good: store, deliver */
    uint8_t first_tile;               /* the first slot of all tiles */
    uint8_t tile_at[SLOTS];           /* the recipe whose slot it is, from first_tile on */
    uint8_t first_move;               /* slot beside the first cart */
    uint8_t caravan, caravan_slot;    /* recipe and slot of the caravan, or NONE */
    uint8_t cards[SEATS + 1];         /* extensions in play, by seats */
    char slot_name[SLOTS][28];
};

extern const struct altiplano_tables altiplano_standard;
enum { ALTIPLANO_TABLES = 13 };
extern const struct sw_table altiplano_table[ALTIPLANO_TABLES];
extern const char altiplano_art[];
enum { ALTIPLANO_MATERIALS = 37 };
extern const struct sw_material altiplano_materials[ALTIPLANO_MATERIALS];

enum altiplano_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/altiplano/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct altiplano_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct altiplano *altiplano(const struct sw_state *s)
{
    return (const struct altiplano *)s;
}

/* Is this seat in a set of seats? */
static inline bool seat_in(unsigned seats, int seat)
{
    return seats >> seat & 1;
}

/* The seats behind one, clockwise, of a set; if there are none, all of it: its lowest member is
 * the next one. */
static inline unsigned seats_from(unsigned seats, int first)
{
    unsigned later = seats >> first << first;
    return later ? later : seats;
}

/* Goods on the planning spaces there may be. */
static inline int road_value(const struct altiplano_tables *t, const struct altiplano_seat *me)
{
    return t->road[me->road].value;
}

/* The top bits of eight bytes, gathered in one by a multiplication. */
static inline uint64_t top_bits(uint64_t bytes)
{
    return (bytes & UINT64_C(0x8080808080808080)) * UINT64_C(0x0002040810204081) >> 56;
}

/* Eight bytes as one word, the first one lowest. */
static inline uint64_t eight_bytes(const uint8_t *b)
{
    return (uint64_t)b[0] | (uint64_t)b[1] << 8 | (uint64_t)b[2] << 16 | (uint64_t)b[3] << 24 |
           (uint64_t)b[4] << 32 | (uint64_t)b[5] << 40 | (uint64_t)b[6] << 48 |
           (uint64_t)b[7] << 56;
}

/* The goods of which there are some, as a set: a byte that is not 0 reaches its top bit when
 * 127 is added. Amounts are below 128. The last eight goods overlap the first ones. */
static inline unsigned goods_there(const uint8_t count[GOODS])
{
    const uint64_t most = UINT64_C(0x7f7f7f7f7f7f7f7f);
    uint64_t first = top_bits(eight_bytes(count) + most);
    uint64_t last = top_bits(eight_bytes(count + GOODS - 8) + most);
    return (unsigned)(first | last << (GOODS - 8));
}

/* How many goods altogether, below 256: bytes are added up by a multiplication. */
static inline int goods_sum(const uint8_t count[GOODS])
{
    uint64_t first = eight_bytes(count), last = eight_bytes(count + GOODS - 8) >> 32;
    return (int)((first + last) * UINT64_C(0x0101010101010101) >> 56);
}

/* The slots on which something lies. Goods and COIN are below 128, NONE is not, so a byte's
 * top bit says that it is empty. */
static inline uint64_t filled_slots(const struct altiplano_seat *me)
{
    uint64_t empty = 0;
    for (int i = 0; i < SLOTS; i += 8)
        empty |= top_bits(eight_bytes(me->slot + i)) << i;
    return ~empty;
}

/* The recipes of a seat's role and extensions. */
static inline uint64_t tile_recipes(const struct altiplano_tables *t,
                                    const struct altiplano_seat *me)
{
    uint64_t set = bits_one(t->role[me->role].recipe);
    bits_each (x, me->extensions)
        set |= bits_one(t->extension[x].recipe);
    return set;
}

/* The slots a seat has. */
static inline uint64_t own_slots(const struct altiplano_tables *t,
                                 const struct altiplano_seat *me)
{
    uint64_t set = t->board_slots | t->slots_of[t->role[me->role].recipe];
    bits_each (x, me->extensions)
        set |= t->slots_of[t->extension[x].recipe];
    return set;
}

/* Room for corn that is not stored at once. */
static inline int loft_room(const struct altiplano_tables *t, const struct altiplano_seat *me,
                            uint64_t tiles)
{
    int room = 0;
    bits_each (r, tiles & t->with_effect[LOFT])
        room += t->recipe[r].amount;
    return room - me->loft;
}

/* What struct sw_game asks for, by file; the contracts are in spielwerk.h. */

/* prepare.c */
bool altiplano_prepare(const struct sw_game *g, void *data, struct sw_error *e);

/* rules_aid.c */
void altiplano_derive(const struct sw_game *g, struct sw_state *s);

/* rules_setup.c */
void altiplano_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);

/* rules.c */
int altiplano_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out);
int altiplano_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                   struct sw_rng *luck, struct sw_action *out);
int altiplano_check(const struct sw_game *g, const struct sw_state *s,
                    const struct sw_action *a);
void altiplano_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                     struct sw_events *ev);

/* score.c */
void altiplano_score(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_scores *out);
void altiplano_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);
int altiplano_points(const struct altiplano_tables *t, const struct altiplano *m, int seat);
/* Goods a seat owns, wherever they lie; delivered ones are not owned any more. */
void altiplano_owned(const struct altiplano_tables *t, const struct altiplano_seat *me,
                     uint8_t count[GOODS]);

/* hidden.c */
void altiplano_censor(const struct sw_game *g, struct sw_state *s, int seat);
void altiplano_resample(const struct sw_game *g, struct sw_state *s, int seat,
                        struct sw_rng *r);

/* verify.c */
const char *altiplano_verify(const struct sw_game *g, const struct sw_state *s);

/* brain.c */
enum {
    ALTIPLANO_WEIGHTS = 0
#define WEIGHT(name, value, guess) +1
#include "brain.def"
#undef WEIGHT
};
extern const struct sw_weight altiplano_weights[ALTIPLANO_WEIGHTS];
int altiplano_value(const struct sw_game *g, const struct sw_state *s, int seat);
bool altiplano_quiescent(const struct sw_game *g, const struct sw_state *s);
bool altiplano_prior(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *legal, int n, int *out);

/* forecast.c */
enum { ALTIPLANO_FEATURES = 173 };
void altiplano_features(const struct sw_game *g, const struct sw_state *s, int seat,
                        int16_t *out);
int altiplano_forecast(const struct sw_game *g, const struct sw_state *s, int seat);

/* view.c */
void altiplano_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out);
void altiplano_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, const char *const *names, struct sw_text *out);
void altiplano_label(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a, enum sw_lang lang, const char *const *names,
                     struct sw_text *out);
sw_why_not altiplano_why_not;
sw_say_verb altiplano_say_action;
bool altiplano_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                       struct sw_action *out);

#endif
