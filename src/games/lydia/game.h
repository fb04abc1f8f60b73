/* SPDX-License-Identifier: MIT */
/* game.h - Lions of Lydia: the state, the tables, and the numbers that name things.
 *
 * A square city with four gates and a fountain in the middle. A turn is: draw a merchant
 * from the own bag, put it at a gate (collect) or at the fountain (buy and improve
 * properties), take a merchant from the fountain into the bag. */
#ifndef LYDIA_GAME_H
#define LYDIA_GAME_H

#include "kit/ask.h"
#include "kit/deck.h"
#include "kit/step.h"
#include "spielwerk.h"

enum {
    SEATS = 4,
    SIDES = 4,
    SLOTS = 6, /* of a side: one gold, three silver, two purple */
    BAG_SIZE = 4,
    STOCK_MAX = 6,
    COINS_MAX = 12,
    INFLUENCE_MAX = 6,
    CARDS_MAX = 60,
    DECK_SILVER_MAX = 24, /* what may be left of a deck behind the display */
    DECK_GOLD_MAX = 12,
    DECK_PURPLE_MAX = 16,
    NONE = DECK_NONE /* no card, no seat, no place */
};

/* The colours of gates, resources and merchants. A Lydian merchant has no resource. */
enum colour { RED, YELLOW, BLUE, GREEN, LYDIAN, COLOURS = 4, MERCHANTS = 5 };

enum { COIN = 4, GOODS = 5 }; /* costs and incomes: four resources, then coins */
enum { FOUNTAIN = 4 };        /* a place that is not a gate */

enum card_kind { START, SILVER, GOLD, PURPLE, CARD_KINDS };

/* What a purple card counts. */
enum score_rule {
    SCORE_FIXED,
    SCORE_COLOUR,
    SCORE_STOCK,
    SCORE_COINS,
    SCORE_INFLUENCE,
    SCORE_PURPLE,
    SCORE_GOLD,
    SCORE_RULES
};

/* The open question. GATE_STEPS never waits: it is what a bonus interrupts. */
enum phase { DRAW, PLACE, GATE_STEPS, BONUS, EXCHANGE, BUY, IMPROVE, PAY, TAKE, OVER };

/* The automatic steps of a gate turn, in their order. */
enum gate_step { NO_STEP, FROM_PROPERTIES, FROM_GATE, FROM_MERCHANTS, EXCHANGING, PAIRING };

enum verb {
    V_DRAW,
    V_GATE,
    V_FOUNTAIN,
    V_BONUS_INFLUENCE,
    V_BONUS_IMPROVE,
    V_EXCHANGE,
    V_BUY,
    V_END_BUY,
    V_IMPROVE,
    V_END_IMPROVE,
    V_PAY,
    V_TAKE,
    V_TAKE_GATE,
    VERBS
};

enum event {
    E_BOARD,      /* seat gets the board of colour a */
    E_STANDS,     /* at the start merchant b stands at gate a */
    E_SHUFFLED,   /* deck of kind a: card c is at place b from the top */
    E_DREW,       /* a merchant a from the bag */
    E_PLACED,     /* merchant a at place b */
    E_GAINED,     /* b of resource a */
    E_COINS,      /* a coins */
    E_BONUS,      /* the marker of colour a reached the end */
    E_INFLUENCE,  /* up to space a */
    E_FREED,      /* a Lydian goes to the fountain, from card a or (NONE) the own board */
    E_EXCHANGED,  /* a of resource b for c coins */
    E_PAIR,       /* both merchants a leave gate b for the fountain */
    E_PAID,       /* payment a and b coins */
    E_PAID_COINS, /* a coins and nothing else */
    E_BOUGHT,     /* card a of side b */
    E_IMPROVED,   /* card a */
    E_TILE,       /* the fountain tile */
    E_TOOK,       /* merchant a from place b */
    E_REFILLED,   /* side a, slot b: card c */
    E_OVER,
    EVENTS
};

/* Option bytes of the state. */
enum option { OPT_REFILL, OPT_END, OPT_WILD, OPT_ROUND_CAP, OPTIONS };
enum { WILD_PER_PAYMENT, WILD_PER_TURN, WILD_COLOUR };

enum ending { RUNNING, BY_TARGET, BY_CAP, ENDINGS };

enum kind {
    K_COLOUR = SW_KIND_GAME, /* R Y B G */
    K_MERCHANT,              /* R Y B G L */
    K_GATE,                  /* R Y B G */
    K_PLACE,                 /* R Y B G F: a gate or the fountain */
    K_GOOD,                  /* R Y B G $ */
    K_CARD,                  /* S05 */
    K_CARD_KIND,             /* start silver gold purple */
    K_PAYMENT,               /* Y2+B1+w: resources and the wild */
    K_COINS,                 /* $3 */
    K_SCORE_RULE,
    K_STEP,
    K_LIMIT, /* a number of properties; -: any */
    K_SIDE,  /* of the city, 0 .. 3 */
    /* the same values in the case a sentence needs */
    K_A_MERCHANT, /* "a red merchant" */
    K_TO_PLACE,   /* "at the red gate" */
    K_FROM_PLACE, /* "from the red gate" */
    K_AND_COINS,  /* " and 3 coins"; 0: nothing */
    K_END
};

/* A payment as one number: three bits per colour, then the wild. */
enum { PAY_BITS = 3, PAY_WILD = 1 << (COLOURS * PAY_BITS), PAY_END = PAY_WILD * 2 };

static inline int pay_part(int payment, int colour)
{
    return payment >> (colour * PAY_BITS) & 7;
}

static inline int pay_pack(int red, int yellow, int blue, int green, bool wild)
{
    return red | yellow << 3 | blue << 6 | green << 9 | (wild ? PAY_WILD : 0);
}

struct lydia_seat {
    uint64_t owned, improved; /* sets of cards; improved lies within owned */
    uint8_t stock[COLOURS];   /* resources, 0 .. 6 */
    uint8_t coins, influence;
    uint8_t board;        /* its colour */
    uint8_t board_lydian; /* 1 while the Lydian waits on influence space 1 */
    uint8_t bag[MERCHANTS];
    uint8_t properties, improvements; /* how many bits owned and improved have */
    uint8_t wild_used;                /* this turn; only with WILD_PER_TURN */
};

struct lydia {
    struct sw_state head;
    struct lydia_seat seat[SEATS];
    uint64_t with_lydian;             /* gold cards on display that still carry their Lydian */
    uint8_t gate[COLOURS][MERCHANTS]; /* merchants standing there */
    uint8_t fountain[MERCHANTS];
    uint8_t slot[SIDES][SLOTS]; /* card or NONE; slot 0 gold, 1-3 silver, 4-5 purple */
    uint8_t deck_silver[DECK_SILVER_MAX], deck_gold[DECK_GOLD_MAX],
        deck_purple[DECK_PURPLE_MAX]; /* top last; empty without refill */
    uint8_t deck_count[3];            /* silver, gold, purple */
    uint8_t current;
    uint8_t drawn;      /* merchant of this turn, NONE before the draw */
    uint8_t where;      /* where it was placed: a gate or FOUNTAIN; NONE before */
    uint8_t bonus;      /* colour whose bonus is open, else NONE */
    uint8_t buy_side;   /* the side bought from this turn, else NONE */
    uint8_t paying;     /* card being paid for, else NONE */
    uint8_t tile_owner; /* who took the fountain tile, else NONE */
    struct ask ask;
    struct step step; /* in GATE_STEPS: `left` counts what is still to be gained */
};

struct lydia_card {
    char id[8];
    char name_en[28], name_de[28];
    uint8_t kind;     /* enum card_kind */
    uint8_t merchant; /* which merchant fires it; NONE: purple */
    uint8_t gates;    /* set of gates it fires at */
    uint8_t income[GOODS];
    uint8_t cost[GOODS];
    uint8_t points[2]; /* plain, improved; purple: per unit */
    uint8_t score;     /* enum score_rule */
    uint8_t colour;    /* what SCORE_COLOUR and SCORE_STOCK look at, else NONE */
    uint8_t source;
};

struct lydia_influence {
    char id[4];
    uint8_t limit;  /* properties allowed; NONE: any number */
    uint8_t coins;  /* at once */
    uint8_t lydian; /* 1: the own Lydian goes to the fountain */
    uint8_t wild;   /* 1: a permanent wild */
    uint8_t points;
    uint8_t source;
};

struct lydia_seats {
    char id[4];
    uint8_t target;               /* improved properties that end the match */
    uint8_t gold, silver, purple; /* cards per side */
    uint8_t source;
};

/* The component tables of an edition, then what prepare() derives from them. */
struct lydia_tables {
    uint16_t cards, spaces, tables;
    struct lydia_card card[CARDS_MAX];
    struct lydia_influence influence[INFLUENCE_MAX + 1];
    struct lydia_seats seats[3]; /* for 2, 3, 4 */

    uint64_t of_kind[CARD_KINDS];
    uint64_t fires[MERCHANTS][COLOURS]; /* cards a merchant fires at a gate */
    uint64_t of_merchant[MERCHANTS];
    uint32_t cost_word[CARDS_MAX]; /* the four resources of a cost, a byte each */
    uint8_t cost_total[CARDS_MAX]; /* their sum */
    uint16_t
        income_units[CARDS_MAX]; /* what a card gives when it fires, a coin counting twice */
    uint64_t counting;           /* cards whose points count units of something */
};

extern const struct lydia_tables lydia_standard;
enum table { T_CARDS, T_INFLUENCE, T_SEATS, TABLES };
extern const struct sw_table lydia_table[TABLES];
extern const struct sw_verb lydia_verbs[VERBS];
extern const char lydia_art[];

enum lydia_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/lydia/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct lydia_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct lydia *lydia(const struct sw_state *s)
{
    return (const struct lydia *)s;
}

static inline uint8_t *deck_of(struct lydia *l, int kind)
{
    return kind == SILVER ? l->deck_silver : kind == GOLD ? l->deck_gold : l->deck_purple;
}

/* What kind of card lies in a slot of a side. */
static inline int kind_of_slot(int slot)
{
    return slot == 0 ? GOLD : slot <= 3 ? SILVER : PURPLE;
}

/* score.c */
void lydia_score(const struct sw_game *g, const struct sw_state *s, int seat,
                 struct sw_scores *out);
void lydia_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);
int lydia_points(const struct lydia_tables *t, const struct lydia *l, int seat);
int lydia_points_of_cards(const struct lydia_tables *t, const struct lydia_seat *me,
                          uint64_t cards);

/* verify.c */
const char *lydia_verify(const struct sw_game *g, const struct sw_state *s);

/* hidden.c */
void lydia_censor(const struct sw_game *g, struct sw_state *s, int seat);
void lydia_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r);

/* prepare.c */
bool lydia_prepare(const struct sw_game *g, void *data, struct sw_error *e);

/* rules.c */
void lydia_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
int lydia_legal(const struct sw_game *g, const struct sw_state *s, int seat,
                struct sw_action *out);
int lydia_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a);
void lydia_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                 struct sw_events *ev);
/* The payment most players would make; false if none is asked for. */
bool lydia_obvious_payment(const struct sw_game *g, const struct lydia *l,
                           struct sw_action *out);

/* brain.c */
enum {
    LYDIA_WEIGHTS = 0
#define WEIGHT(name, value, guess) +1
#include "brain.def"
#undef WEIGHT
};
extern const struct sw_weight lydia_weights[LYDIA_WEIGHTS];
int lydia_value(const struct sw_game *g, const struct sw_state *s, int seat);

/* view.c */
void lydia_scene(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                 struct sw_scene *out);
void lydia_prompt(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, const char *const *names, struct sw_text *out);
void lydia_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                 enum sw_lang lang, const char *const *names, struct sw_text *out);
sw_say_verb lydia_say_gate, lydia_say_fountain, lydia_say_bonus_influence, lydia_say_improve,
    lydia_say_exchange, lydia_say_buy, lydia_say_pay, lydia_say_take, lydia_say_take_gate;
int lydia_seat_colour(const struct sw_game *g, const struct sw_state *s, int seat);
bool lydia_obvious(const struct sw_game *g, const struct sw_state *s, int seat,
                   struct sw_action *out);

#endif
