/* SPDX-License-Identifier: MIT */
/* game.h - Hamlet: the state, the tables, and the numbers that name things.
 *
 * A village of irregular tiles on a triangular lattice. In a turn every villager goes to some
 * place and acts there, and the herd of donkeys moves once. What an action costs must be
 * brought to the place where it happens: one step by itself, further only over own donkeys.
 *
 * Everybody works for one village, so most of the state is shared: where the tiles lie, which
 * of them are joined or could be, what lies on them. Four sets per tile are kept besides the
 * places, because they change only when something is built and are asked for all the time. */
#ifndef HAMLET_GAME_H
#define HAMLET_GAME_H

#include "kit/deck.h"
#include "kit/tri.h"
#include "spielwerk.h"

enum {
    SEATS = 4,
    TILES = 32,
    SEGMENTS_MAX = 14, /* of an outline */
    CELLS_MAX = 24,
    DESIGNS_MAX = 3, /* in one hand */
    VILLAGERS = 4,
    DONKEYS = 6,
    CHAINS = 8,  /* of donkeys that hand things to each other: more than there can be */
    ROADS = 5,   /* per seat */
    DISPLAY = 4, /* designs on offer */
    PLACES = 4,  /* bytes of stock per tile: by raw, or by owner */
    TRADES_MAX = 16,
    OPEN_TRADES = 3,
    BOX_MAX = 8, /* trade tiles that stay in the box */
    ORDERS_MAX = 12,
    STACK_TILES = 4,  /* in each of the four stacks */
    GOODS_EACH = 2,   /* of each kind and seat */
    GOLD_MAX = 30000, /* beyond any match, within two bytes */
    POINTS_MAX = 30000,
    DEBT_MAX = 2000, /* while a payment is open */
    NONE = DECK_NONE /* no tile, no seat, no place */
};

/* The places with a role of their own are the first rows of the tile table. */
enum { CHURCH, MARKET, TOWN_HALL };

enum resource {
    STONE,
    WOOD,
    WHEAT,
    FLOUR,
    MILK,
    BRICK,
    TIMBER,
    GOLD,
    ANY,
    RAWS = 3,
    GOODS = 4,
    RESOURCES = 7, /* what lies on tiles: raws, then goods */
    AMOUNTS = 8,   /* room for something about each of them that is handled as a whole */
    NAMES = 9
};

enum tile_kind { SPECIAL, PRODUCER, REFINERY, LANDMARK, TILE_KINDS };

/* Where a tile waits before the match: on the table, in the bag, or in the stack of a good. */
enum stack { ON_TABLE, IN_BAG, STACK_FLOUR, STACK_MILK, STACK_BRICK, STACK_TIMBER, STACKS };

/* Segments of an outline. */
enum edge { ROAD, FOREST, ROCK, EDGES };

/* What a landmark counts. */
enum landmark_rule {
    COUNTS_NOTHING,
    COUNTS_ONCE,
    COUNTS_ORDERS,
    COUNTS_TRADES,
    COUNTS_FOREST,   /* neighbouring forest segments */
    COUNTS_ROCK,     /* neighbouring rock segments */
    COUNTS_ROADS,    /* own built roads */
    COUNTS_DISTANCE, /* locations on the way to the church */
    COUNTS_LONGEST,  /* locations on the own longest road */
    COUNTS_SAME,     /* contacts of equal segments */
    COUNTS_PRINTED,  /* contacts of road with road */
    COUNTS_GOLD,
    COUNTS_DONKEYS,
    LANDMARK_RULES
};

/* Milestones: one per good in the order of the goods, then the planner's. */
enum { PLANNER = GOODS, MILESTONES };

enum road_kind { BRIDGE, PATH, ROAD_KINDS };

/* The rows of the table of numbers. */
enum number {
    START_GOLD,
    VILLAGER_2,
    VILLAGER_3,
    VILLAGER_4,
    DONKEY_PRICE,
    BEG_GOLD,
    GOOD_GOLD, /* for an own good that is used; high quality: twice */
    GOOD_POINTS,
    BRIDGE_WOOD,
    PATH_STONE,
    ROAD_POINTS,
    PLANNER_POINTS,
    LONGEST_POINTS,
    GOLD_SET,
    CHAPLAIN,
    SACRISTAN,
    MERCHANT,
    LANDSCAPER,
    NUMBERS
};

/* The open question. */
enum phase { TURN, ACT, FILL, HALL, PLACE, PAY, OVER, PHASES };

/* What the villager at work is paying for, or about to. */
enum deed { NO_DEED, REFINING, SELLING, ORDERING, BUILDING, PAVING, DEEDS };

/* The herd has yet to move, is moving, has moved. */
enum herd { HERD_READY, HERD_MOVING, HERD_DONE, HERDS };

enum verb {
    V_GO,
    V_MOVE,
    V_END,
    V_PRODUCE,
    V_FILL,
    V_REFINE,
    V_DESIGN,
    V_HIRE_VILLAGER,
    V_HIRE_DONKEY,
    V_DONE,
    V_SELL,
    V_ORDER,
    V_BEG,
    V_BUILD,
    V_PLACE,
    V_ROAD,
    V_SETTLE,
    V_USE,
    V_BUY,
    VERBS
};

enum event {
    E_START,     /* seat begins */
    E_STACKED,   /* trade tile b lies at place a of the stack, from the bottom */
    E_OPENED,    /* trade tile a comes to the market */
    E_DISPLAYED, /* tile a comes to place b of the display */
    E_MOVED,     /* a donkey goes from tile a to tile b */
    E_WENT,      /* a villager goes to tile a */
    E_PRODUCED,  /* b of raw c on tile a */
    E_GOLD,      /* a gold */
    E_POINTS,    /* a points */
    E_REFINED,   /* b goods c on tile a */
    E_DESIGN,    /* tile a for b gold */
    E_VILLAGER,  /* a villager for a gold */
    E_DONKEY,    /* a donkey for b gold, on tile a */
    E_RESTED,    /* seat ends the turn though a villager could still act */
    E_USED,      /* one of pile a, a resource b */
    E_REWARD,    /* the owner, seat, gets a gold and b points for a good c */
    E_BOUGHT,    /* one resource a for b gold */
    E_PAID_GOLD, /* a gold */
    E_SOLD,      /* trade tile a */
    E_ORDER,     /* church order a */
    E_BEGGED,    /* a gold */
    E_BUILT,     /* tile a at spot b, turned by c */
    E_PAVED,     /* a road of kind c between tiles a and b */
    E_MILESTONE, /* milestone a */
    E_POURED,    /* the stack of good a goes into the bag */
    E_COMPLETE,  /* the last church order is done */
    E_OVER,
    EVENTS
};

/* Option bytes of the state. */
enum option { OPT_ROUND_LIMIT, OPT_AWARDS, OPTIONS };
enum { AWARDS_EARNED, AWARDS_ALWAYS };

enum ending { RUNNING, BY_CHURCH, BY_LIMIT, ENDINGS };

enum kind {
    K_TILE = SW_KIND_GAME, /* a location of the village: "church", "flour_mill" */
    K_DESIGN,              /* the same tile as a design */
    K_DONKEY,              /* the location of a donkey */
    K_TO,                  /* a location where something goes */
    K_TILE_KIND,
    K_STACK,
    K_LANDMARK_RULE,
    K_RESOURCE, /* stone wood wheat flour milk brick timber gold any */
    K_RAW,      /* stone wood wheat */
    K_GOOD,     /* flour milk brick timber */
    K_PILE,     /* "farm.wheat", "sawmill.1": tokens of one sort on a tile */
    K_SPOT,     /* "3,-4": a point of the lattice */
    K_TURN,     /* sixths of a full turn, counter-clockwise */
    K_ROAD,     /* bridge path */
    K_TRADE,    /* T01 */
    K_ORDER,    /* C1 */
    K_MILESTONE,
    K_SIDE, /* of the church tile: two, more */
    K_DEED,
    K_HERD,
    K_GOLD,   /* $3 */
    K_POINTS, /* 3, spoken with their name */
    K_END
};

/* ---- the state ------------------------------------------------------------------- */

struct hamlet_seat {
    uint32_t designs; /* set of tiles in hand */
    uint32_t flags;   /* set of landmarks built */
    uint32_t trades;  /* set of trade tiles */
    int16_t gold;     /* below 0 only while a payment is open */
    uint16_t points;  /* on the track */
    uint8_t supply[GOODS];
    uint8_t villager[VILLAGERS];                       /* where they stand; NONE: not hired */
    uint8_t donkey[DONKEYS];                           /* ascending; NONE: not hired */
    uint8_t road_a[ROADS], road_b[ROADS], road[ROADS]; /* a < b, ascending; NONE: not built */
    uint8_t lying;                                     /* set of villagers that have acted */
    uint8_t spare[2];                                  /* always 0 */
};

/* The village around the church as sets of cells and edges; hardly any village is larger. A set
 * is kept in strips of sixteen columns, each beginning in the middle of the last, so that any
 * eight by eight points are part of eight rows of one strip. Lanes are the cells of both sorts,
 * then by direction roads and all other edges. */
enum { LANES = 8, DRAWN_STRIPS = 6, DRAWN_ROWS = 40, DRAWN_A = 18, DRAWN_B = 16 };

struct hamlet_drawing {
    uint16_t row[LANES][DRAWN_STRIPS][DRAWN_ROWS];
};

/* While a villager may be sent: what the seat whose turn it is could do somewhere if only what
 * lies in the network came there, wherever its donkeys stand. */
struct hamlet_hope {
    uint32_t free;                     /* places where something costs nothing, or gold alone */
    uint32_t refine, pave[ROAD_KINDS]; /* others, where that might be done */
    uint32_t designs, trades, orders;  /* what could be paid */
};

/* What follows from the rest and is asked for all the time. Sets are of tiles of the network.
 */
struct hamlet_aid {
    uint32_t donkeys[SEATS];      /* where a seat has some */
    uint32_t over[SEATS][CHAINS]; /* tiles joined to the donkeys of a chain; or none */
    uint32_t ready;               /* where the current seat has some that may still move */
    uint32_t lies[AMOUNTS];       /* where some of it lies ... */
    uint32_t near[AMOUNTS];       /* ... or lies one step away */
    uint32_t pairs[RAWS + 1];     /* the same where two or more of a raw lie together */
    uint32_t near_pairs[RAWS + 1];
    uint32_t stocked;            /* where anything lies */
    uint8_t lying[TILES + 1][8]; /* there, as a word with a byte for each resource; then 0 */
    uint32_t sum[2];             /* how much of each resource lies in all, a byte for each */
    uint32_t room;               /* with empty spaces */
    uint32_t starts[ROAD_KINDS]; /* where a road of this kind could begin */
    uint32_t laid;               /* tiles of the village */
    uint32_t orders;             /* church orders of this side that are open */
    uint8_t roads[TILES + 4];    /* to how many tiles one is joined; then 0 */
    uint16_t open[TILES];        /* their segments at which nothing lies */
    int8_t low_a[TILES], low_b[TILES]; /* where the lower left points of their prints lie */
    uint8_t way[TILES][TILES]; /* designs in hands: the first way to lay one at a tile of
                                  the network, see geometry.h; 0: it does not fit */
    struct hamlet_hope hope;   /* else empty */
    uint32_t outlying;         /* tiles of which a neighbour may lie beyond the drawing; all,
                                  if any tile does */
    struct hamlet_drawing drawing;
};

struct hamlet {
    struct sw_state head;
    struct hamlet_seat seat[SEATS];
    uint32_t joined[TILES]; /* tiles joined by printed or built roads */
    uint32_t rock[TILES];   /* tiles touching it rock on rock */
    uint32_t forest[TILES]; /* tiles touching it forest on forest */
    uint32_t fits[TILES];   /* designs in hands: tiles of the network one could be laid at */
    uint32_t net;           /* tiles joined with the church, itself included */
    uint32_t bag;
    uint32_t open;                /* set of trade tiles on offer */
    int16_t spot[TILES];          /* where the outline begins; NO_SPOT: not in the village */
    int16_t to_spot;              /* of the tile being built */
    uint8_t turn[TILES];          /* how far it is turned; NONE: not in the village */
    uint8_t stock[TILES][PLACES]; /* producers: stone, wood, wheat; refineries: by owner */
    uint8_t display[DISPLAY], coins[DISPLAY];
    uint8_t stack[TRADES_MAX], box[BOX_MAX]; /* trade tiles: to come (top last), left out */
    uint8_t stack_count, box_count;
    uint8_t order_owner[ORDERS_MAX];
    uint8_t milestone[MILESTONES]; /* who has it */
    uint8_t start, current;
    uint8_t herd, herd_from, herd_to;  /* the last move of a herd that is moving */
    uint8_t moved[DONKEYS];            /* where its moved donkeys stand, ascending */
    uint8_t at;                        /* where the villager at work stands */
    uint8_t deed, what, kind;          /* what is paid for: its object, the kind of road */
    uint8_t to_turn;                   /* of the tile being built */
    uint8_t owed[RESOURCES], owed_any; /* yet to be paid; any: of the kinds of the order */
    uint8_t fill_from;                 /* a barn is filled in the order of the raws */
    uint8_t spare[2];                  /* always 0 */
    /* derived: */
    struct hamlet_aid aid;
};

enum { NO_SPOT = INT16_MAX, SPAN = 100 };

/* A point of the lattice in two bytes. The village never leaves -100 .. 100. */
static inline int spot_of(struct tri_point p)
{
    return p.a * 256 + p.b + 128;
}

static inline struct tri_point point_of(int spot)
{
    int b = ((spot % 256) + 256) % 256;
    return (struct tri_point){(spot - b) / 256, b - 128};
}

/* ---- the component tables of an edition ------------------------------------------- */

struct hamlet_tile {
    char id[20];
    char name_en[24], name_de[24];
    uint8_t kind; /* enum tile_kind */
    char dirs[SEGMENTS_MAX + 2], edges[SEGMENTS_MAX + 2];
    uint8_t spaces, makes, eats;
    uint8_t gold, points; /* reward of producing */
    uint8_t rule, each;   /* landmark: what it counts, points for each */
    uint8_t most;         /* at most so many points; 0: any number */
    uint8_t anywhere;     /* 1: scores without being joined to the church */
    uint8_t source;
};

struct hamlet_cost {
    char id[20];
    uint8_t stack;
    uint8_t cost[RESOURCES], gold;
    uint8_t points;
    uint8_t source;
};

struct hamlet_layout {
    char id[20];
    int8_t a, b;
    uint8_t turn;
    uint8_t stock; /* raws lying there at the start */
    uint8_t source;
};

struct hamlet_order {
    char id[4];
    uint8_t side, need, kinds, points, source;
};

struct hamlet_trade {
    char id[4];
    uint8_t level;
    uint8_t cost[RESOURCES];
    uint8_t points, gold;
    uint8_t source;
};

struct hamlet_seats {
    char id[4];
    uint8_t side;         /* of church and market */
    uint8_t parts;        /* church parts that lie there from the start */
    uint8_t raw, good;    /* prices of free trade */
    uint8_t extra;        /* so many last seats begin with one gold more */
    uint8_t out_2, out_3; /* trade tiles of level 2 and 3 that stay in the box */
    uint8_t source;
};

struct hamlet_number {
    char id[16];
    uint8_t value, source;
};

/* A tile turned one way, its lower left point at (0, 0), as sets of cells and of lattice
 * edges: bit 8 * b + a. `edge` is by kind and by the direction 0 .. 2 it has from its lower
 * point. */
enum { PRINT = 8 };

struct hamlet_print {
    int8_t low_a, low_b;   /* that point, seen from the outline's start */
    uint8_t rows, columns; /* so many are not empty */
    uint8_t same;          /* the smallest turn that looks the same */
    /* corners and directions of the segments, from the start */
    int8_t point_a[SEGMENTS_MAX], point_b[SEGMENTS_MAX];
    uint8_t dir[SEGMENTS_MAX];
    /* in the order in which they are tried (hamlet_tables.trial): where they end, and how a
     * segment lying against them is directed */
    struct {
        int8_t end_a, end_b;
        uint8_t facing;
        uint8_t axis, bit; /* where this segment is in the sets of edges */
    } side[SEGMENTS_MAX];
    uint64_t cells[2], edge[EDGES][3];
};

/* Eight rows at once, as processors like it. */
typedef uint16_t hamlet_rows __attribute__((vector_size(16)));

/* What must not be in the lanes of a drawing where such a tile comes to lie: cells, roads where
 * it has another edge, other edges where it has a road. */
struct hamlet_stop {
    hamlet_rows lane[LANES];
};

/* How a tile comes to lie if one of its segments shall lead in some direction: its turn, and
 * from where that segment begins to the lower left point of the print. */
struct hamlet_join {
    uint8_t turn;
    int8_t a, b;
};

struct hamlet_tables {
    uint16_t tiles, costs, layouts, orders, trades, seat_rows, numbers;
    struct hamlet_tile tile[TILES];
    struct hamlet_cost cost[TILES];
    struct hamlet_layout layout[TILES];
    struct hamlet_order order[ORDERS_MAX];
    struct hamlet_trade trade[TRADES_MAX];
    struct hamlet_seats seats[3]; /* for 2, 3, 4 */
    struct hamlet_number number[NUMBERS];

    /* what prepare() derives */
    struct hamlet_print print[TILES][TRI_DIRECTIONS];
    struct hamlet_stop stop[TILES][TRI_DIRECTIONS];
    uint64_t tile_price[TILES], trade_price[TRADES_MAX]; /* a byte per resource */
    uint8_t tile_kinds[TILES];                           /* the resources it costs, as a set */
    uint8_t tile_earns[TILES]; /* own goods that may pay for it, high quality counted twice */
    uint64_t order_bytes[ORDERS_MAX]; /* full bytes for the kinds it takes */
    uint32_t of_kind[TILE_KINDS];
    uint32_t storing; /* producers and refineries */
    uint32_t of_stack[STACKS];
    uint32_t of_good[GOODS], of_raw[RAWS]; /* refineries: by what they make, and of what */
    uint32_t of_level[4];                  /* trade tiles */
    uint32_t of_side[2];                   /* church orders */
    uint8_t segments[TILES], edge[TILES][SEGMENTS_MAX];
    uint8_t trial[TILES][SEGMENTS_MAX]; /* the segments, those first that stick out most */
    /* by the orders in which segments are tried: */
    struct hamlet_join join[TILES][SEGMENTS_MAX][TRI_DIRECTIONS];
    uint16_t unlike[TILES][TRI_DIRECTIONS]; /* segments whose turn looks like no smaller one */
    uint8_t makes[TILES], eats[TILES], spaces[TILES]; /* as in the rows, close together */
    uint32_t bit[TILES];                              /* the set of the tile alone */
    uint8_t widest; /* rows and columns of the largest print */
    /* segments of the last tile that may lie against a segment of the first, if nothing else
     * were there; which way both are turned does not matter */
    uint16_t against[TILES][SEGMENTS_MAX][TILES];
};

extern const struct hamlet_tables hamlet_standard;
enum table { T_TILES, T_COSTS, T_LAYOUT, T_ORDERS, T_TRADES, T_SEATS, T_NUMBERS, TABLES };
extern const struct sw_table hamlet_table[TABLES];
extern const struct sw_verb hamlet_verbs[VERBS];
extern const char hamlet_art[];

enum hamlet_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/hamlet/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct hamlet_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct hamlet *hamlet(const struct sw_state *s)
{
    return (const struct hamlet *)s;
}

/* prepare.c */
bool hamlet_prepare(const struct sw_game *g, void *data, struct sw_error *e);

/* rules.c */
void hamlet_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
int hamlet_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                 struct sw_action *out);
int hamlet_pick(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out);
void hamlet_any(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out);
int hamlet_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a);
void hamlet_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                  struct sw_events *ev);

/* rules_aid.c */
void hamlet_derive(const struct sw_game *g, struct sw_state *s);

/* score.c */
void hamlet_score(const struct sw_game *g, const struct sw_state *s, int seat,
                  struct sw_scores *out);
void hamlet_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);

/* hidden.c */
void hamlet_censor(const struct sw_game *g, struct sw_state *s, int seat);
void hamlet_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r);

/* verify.c */
const char *hamlet_verify(const struct sw_game *g, const struct sw_state *s);

/* brain.c */
enum {
    HAMLET_WEIGHTS = 0
#define WEIGHT(name, value, guess) +1
#include "brain.def"
#undef WEIGHT
};
extern const struct sw_weight hamlet_weights[HAMLET_WEIGHTS];
int hamlet_value(const struct sw_game *g, const struct sw_state *s, int seat);
bool hamlet_quiescent(const struct sw_game *g, const struct sw_state *s);
bool hamlet_prior(const struct sw_game *g, const struct sw_state *s,
                  const struct sw_action *legal, int n, int *out);

/* view.c */
void hamlet_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, struct sw_scene *out);
void hamlet_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                   enum sw_lang lang, const char *const *names, struct sw_text *out);
void hamlet_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                  enum sw_lang lang, const char *const *names, struct sw_text *out);
sw_say_verb hamlet_say_go, hamlet_say_move, hamlet_say_end, hamlet_say_produce, hamlet_say_fill,
    hamlet_say_refine, hamlet_say_take_design, hamlet_say_hire_villager, hamlet_say_hire_donkey,
    hamlet_say_done, hamlet_say_sell, hamlet_say_order, hamlet_say_beg, hamlet_say_build,
    hamlet_say_place, hamlet_say_road, hamlet_say_settle, hamlet_say_use_of, hamlet_say_buy;
bool hamlet_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out);

static inline uint32_t tile_bit(int tile)
{
    return UINT32_C(1) << tile;
}

#endif
