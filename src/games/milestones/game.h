/* SPDX-License-Identifier: MIT */
/* game.h - Milestones: the state, the tables, and the numbers that name things.
 *
 * Everybody walks round a rondel of the own board: eight path slots with workers, then
 * trading house, building office, mill and castle. What is built stands on one common land,
 * a triangular lattice of numbered corners. Roads grow from the start market; all of them
 * hang together and never close a loop, so the network is a tree.
 *
 * Corners, triangles, bushes and tiles are numbered 0.. by the rows of their tables; a
 * corner is written by its row and place ("B12"), a triangle by the two rows it lies
 * between and its place ("BC7"), a tile by its workers ("W1W1"). */
#ifndef MILESTONES_GAME_H
#define MILESTONES_GAME_H

#include "kit/deck.h"
#include "spielwerk.h"

enum {
    SEATS = 4,
    SLOTS = 8,   /* of the path */
    NUMBERS = 8, /* workers are numbered 1 .. 8 */
    NEAR = 6,    /* neighbours of a corner; also triangles around it */
    HAND = 2,    /* start tiles of a seat */
    DISPLAY = 5,
    START_TILES = 9, /* laid out for four seats */
    KEPT = 3,        /* goods that stay with a seat at the castle */
    STAY = 2,        /* workers that are never covered */
    CORNERS_MAX = 96,
    CELLS_MAX = 160, /* triangles */
    BUSHES_MAX = 25,
    TILES_MAX = 64,
    STACK_MAX = 54,
    HOUSES_MAX = 24,
    PIECES_MAX = 24, /* of sections, markets and sacks, too */
    ROWS_MAX = 26,   /* of corners: A .. Z */
    NONE = DECK_NONE /* no tile, no seat, no corner, no triangle */
};

/* Goods and the workers who make them. The first four are materials. */
enum good { STONE, WOOD, SAND, GRAIN, COIN, GOODS, MATERIALS = COIN };

/* Spaces of the rondel, in walking order; slot i of the path is space i + 1. */
enum space { CASTLE, PATH, TRADING_HOUSE = PATH + SLOTS, OFFICE, MILL, SPACES };

/* What lies on top of a slot: nothing, a cover, or a worker with or without a bonus tile. */
enum { EMPTY, COVERED, WORKER };

static inline bool is_worker(int slot)
{
    return slot >= WORKER;
}

static inline int worker(int kind, int number)
{
    return WORKER + (kind * NUMBERS + number - 1) * 2;
}

static inline int worker_kind(int slot)
{
    return (slot - WORKER) / (2 * NUMBERS);
}

static inline int worker_number(int slot)
{
    return (slot - WORKER) / 2 % NUMBERS + 1;
}

static inline bool has_bonus(int slot)
{
    return slot >= WORKER && (slot & 1);
}

enum { WITH_BONUS = 1, SLOT_END = WORKER + GOODS * NUMBERS * 2 };

/* What stands on a corner. */
enum piece { FREE, MILESTONE, MARKET, SUPPLIED /* a market with a flour sack */, PIECES };

/* Where points come from. */
enum source { S_ROAD, S_HOUSE, S_MARKET, S_MILL, S_BONUS, S_WORK, S_MAJORITY, SOURCES };

/* The open question. */
enum phase { DRAFT, PLACE, MOVE, TRADE, BUILD, CLAIM, SUPPLY, KEEP, COVER, OVER };

enum verb {
    V_DRAFT,
    V_PLACE,
    V_MOVE,
    V_HIRE,
    V_BUY,
    V_SELL,
    V_ROAD,
    V_HOUSE,
    V_MARKET,
    V_CLAIM,
    V_SKIP,
    V_DELIVER,
    V_KEEP,
    V_COVER,
    V_DONE,
    VERBS
};

enum event {
    E_BUSH,      /* on bush a lies a bonus tile of kind b */
    E_SHUFFLED,  /* tile b is at place a from the top */
    E_START,     /* seat is start player */
    E_DRAFTED,   /* tiles a and b */
    E_BOXED,     /* tile a is out */
    E_PLACED,    /* tile a on slots b and b + 1 */
    E_MOVED,     /* to space a */
    E_MADE,      /* a of material b */
    E_MINTED,    /* a coins */
    E_INCOME,    /* a coin for ascending numbers */
    E_HIRED,     /* tile a, on slots b and b + 1 */
    E_REFILLED,  /* tile a joins the display */
    E_BOUGHT,    /* good a */
    E_SOLD,      /* goods a and b */
    E_ROAD,      /* from corner a, milestone on b, to c */
    E_HOUSE,     /* in triangle a */
    E_MARKET,    /* on corner a */
    E_CLAIMED,   /* the bonus tile b of triangle a, for slot c */
    E_LOST,      /* a bonus tile of kind a leaves the game */
    E_DELIVERED, /* flour to the market on corner a */
    E_KEPT,      /* gives back down to goods a, b, c */
    E_COVERED,   /* the worker on slot a */
    E_SCORED,    /* a points */
    E_TRIGGERED, /* the end, by way of a */
    E_MAJORITY,  /* b points for the workers of kind a */
    E_OVER,
    EVENTS
};

/* Option bytes of the state. */
enum option { OPT_MAX_TURNS, OPTIONS };

/* How the end was brought on (`trigger`), and in the end how the match ended. */
enum ending { RUNNING, BY_FIRST_MOVE, BY_SECOND_MOVE, BY_LAST_TILE, BY_CAP, ENDINGS };

enum kind {
    K_GOOD = SW_KIND_GAME, /* stone wood sand grain coin */
    K_SLOT,                /* 1 .. 8, values from 0 */
    K_SPACE,               /* castle 1 .. 8 trade office mill */
    K_WORKER,              /* - x W1 W1+ : what lies on a slot */
    K_TILE,                /* W1W1 */
    K_CORNER,              /* B12 */
    K_CELL,                /* BC7 */
    K_BUSH,                /* BC7, by the rows of the table of bushes */
    K_PIECE,               /* - milestone market supplied */
    K_DIRECTION,           /* e ne nw w sw se */
    K_TRIGGER,             /* how the end came about */
    K_POINTS_FROM,         /* road house market mill bonus work majority */
    /* the same values where one action has several of them, so that a click on a picture
     * says which of them is meant */
    K_TILE_TOO, /* the second tile of a draft */
    K_ANCHOR,   /* the corner a road begins at */
    K_END,      /* the corner it ends at */
    K_STALL,    /* the market that is supplied */
    K_COUNTED,  /* a corner that counts for it, and the other one; -: none */
    K_COUNTED_TOO,
    K_MATERIAL, /* what is bought */
    K_SOLD,     /* what is sold, and what with it */
    K_SOLD_TOO,
    K_KEPT, /* the three goods that stay */
    K_KEPT_2,
    K_KEPT_3,
    /* the same values in the case a sentence needs */
    K_AMOUNT,   /* "3 points", "1 point" */
    K_COINS,    /* "3 coins", "1 coin" */
    K_TO_SPACE, /* "to the mill" */
    K_PAIR,     /* "4 and 5": the slots of a tile */
    K_CRAFT,    /* "quarrymen" */
    K_KIND_END
};

struct milestones_seat {
    uint16_t points;        /* on the track */
    uint16_t from[SOURCES]; /* where they came from */
    uint8_t at;             /* space of the rondel */
    uint8_t slot[SLOTS];    /* what lies on top */
    uint8_t goods[GOODS];
    uint8_t hand[HAND]; /* start tiles still to be placed, ascending; NONE behind them */
};

struct milestones {
    struct sw_state head;
    struct milestones_seat seat[SEATS];
    uint64_t placed;            /* set of tiles that were laid on some board */
    uint8_t roads[CORNERS_MAX]; /* set of directions in which a road piece leaves a corner */
    uint8_t piece[CORNERS_MAX]; /* enum piece */
    uint8_t house[HOUSES_MAX];  /* triangles with a house, ascending; NONE behind them */
    uint8_t bonus[BUSHES_MAX];  /* kind of the tile on a bush; NONE: taken */
    uint8_t bonus_gone[GOODS];  /* bonus tiles that left the game */
    uint8_t stack[STACK_MAX];   /* tiles to come, top last */
    uint8_t stack_count;
    uint8_t display[DISPLAY];   /* tiles for hire; NONE: nothing came after */
    uint8_t start[START_TILES]; /* start tiles still to be chosen; NONE: taken */
    uint8_t box;                /* the start tile nobody took */
    uint8_t sections_left, houses_left, markets_left, sacks_left;
    uint8_t starter; /* start player */
    uint8_t current;
    uint8_t move;         /* 0 or 1: first or second move of a turn */
    uint8_t hired;        /* 1: a tile was hired on this visit */
    uint8_t claim_corner; /* CLAIM: milestone or market just set, else NONE */
    uint8_t claim_cell;   /* CLAIM: house just built, else NONE */
    uint8_t ender;        /* who triggered the end, else NONE */
    uint8_t trigger;      /* enum ending: how; RUNNING while nobody has */
};

struct milestones_corner {
    char id[6];    /* row letter and x in half steps: "B12" */
    uint8_t value; /* 0: the start market stands here */
    uint8_t source;
};

struct milestones_bush {
    char id[6]; /* "BC7" */
    uint8_t source;
};

struct milestones_tile {
    char id[8];
    uint8_t kind[2], number[2]; /* left, right */
    uint8_t source;
};

/* A row of a table that only counts: bonus tiles of a kind, pieces of a sort. */
struct milestones_count {
    char id[10];
    uint8_t count;
    uint8_t source;
};

enum { SECTIONS, HOUSES, MARKETS, SACKS, PIECE_SORTS }; /* rows of the table of pieces */

struct milestones_seats {
    char id[4];
    uint8_t target; /* points that end the match */
    uint8_t source;
};

/* The component tables of an edition, then the geometry prepare() derives from them. */
struct milestones_tables {
    uint16_t corners, bushes, tiles, bonuses, sorts, tables;
    struct milestones_corner corner[CORNERS_MAX];
    struct milestones_bush bush[BUSHES_MAX];
    struct milestones_tile tile[TILES_MAX];
    struct milestones_count bonus[GOODS];
    struct milestones_count pieces[PIECE_SORTS];
    struct milestones_seats seats[3]; /* for 2, 3, 4 */

    uint8_t start; /* the corner of the start market */
    uint8_t row[CORNERS_MAX], x[CORNERS_MAX];
    uint8_t toward[CORNERS_MAX][NEAR]; /* neighbour in a direction, or NONE */
    uint8_t near[CORNERS_MAX][NEAR];   /* neighbours, ascending, then NONE */
    uint8_t around[CORNERS_MAX][NEAR]; /* triangles around it, ascending, then NONE */
    uint8_t cells;                     /* number of triangles */
    uint8_t cell_row[CELLS_MAX], cell_x[CELLS_MAX]; /* upper row of corners, x of the middle */
    uint8_t cell_down[CELLS_MAX];                   /* 1: it stands on its tip */
    uint8_t cell_corner[CELLS_MAX][3];              /* counter-clockwise */
    uint8_t cell_side[CELLS_MAX][3]; /* direction from such a corner to the next */
    uint8_t bush_of[CELLS_MAX];      /* bush in a triangle, or NONE */
    uint8_t cell_of[BUSHES_MAX];     /* triangle of a bush */
};

extern const struct milestones_tables milestones_standard;
enum table { T_CORNERS, T_BUSHES, T_TILES, T_BONUS, T_PIECES, T_SEATS, TABLES };
extern const struct sw_table milestones_table[TABLES];
extern const struct sw_verb milestones_verbs[VERBS];
extern const char milestones_art[];

enum milestones_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/milestones/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct milestones_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct milestones *milestones(const struct sw_state *s)
{
    return (const struct milestones *)s;
}

static inline int target(const struct milestones_tables *t, const struct milestones *m)
{
    return t->seats[m->head.seats - 2].target;
}

/* score.c */
void milestones_score(const struct sw_game *g, const struct sw_state *s, int seat,
                      struct sw_scores *out);
void milestones_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);
/* Points a seat gets for the majority of a kind if the match ended now. */
int milestones_majority(const struct milestones *m, int seat, int kind);
/* The same of all kinds together, for every seat. */
void milestones_majorities(const struct milestones *m, int points[SEATS]);

/* verify.c */
const char *milestones_verify(const struct sw_game *g, const struct sw_state *s);

/* hidden.c */
void milestones_censor(const struct sw_game *g, struct sw_state *s, int seat);
void milestones_resample(const struct sw_game *g, struct sw_state *s, int seat,
                         struct sw_rng *r);

/* prepare.c */
bool milestones_prepare(const struct sw_game *g, void *data, struct sw_error *e);
/* Read "B12" as corner row 1, x 12, or "BC7" as triangle strip 1, x 7. */
bool milestones_read_corner(const char *text, int *row, int *x);
bool milestones_read_cell(const char *text, int *row, int *x);

/* rules_setup.c and rules.c */
void milestones_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
int milestones_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_action *out);
int milestones_check(const struct sw_game *g, const struct sw_state *s,
                     const struct sw_action *a);
void milestones_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                      struct sw_events *ev);

/* rules_build.c: what a view shows and a bot weighs, for the board as it stands */
bool milestones_has_house(const struct milestones *m, int cell);
int milestones_house_points(const struct milestones_tables *t, const struct milestones *m,
                            int cell);

/* rules_trade.c */
bool milestones_ascending(const struct milestones_seat *me);

/* brain.c */
enum {
    MILESTONES_WEIGHTS = 0
#define WEIGHT(name, value, guess) +1
#include "brain.def"
#undef WEIGHT
};
extern const struct sw_weight milestones_weights[MILESTONES_WEIGHTS];
int milestones_value(const struct sw_game *g, const struct sw_state *s, int seat);
bool milestones_prior(const struct sw_game *g, const struct sw_state *s,
                      const struct sw_action *legal, int n, int *out);

/* view.c */
void milestones_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, struct sw_scene *out);
void milestones_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                       enum sw_lang lang, const char *const *names, struct sw_text *out);
void milestones_label(const struct sw_game *g, const struct sw_state *s,
                      const struct sw_action *a, enum sw_lang lang, const char *const *names,
                      struct sw_text *out);
sw_say_verb milestones_say_draft, milestones_say_lay, milestones_say_move, milestones_say_buy,
    milestones_say_sell, milestones_say_build, milestones_say_claim, milestones_say_deliver,
    milestones_say_keep, milestones_say_cover;
bool milestones_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                        struct sw_action *out);

#endif
