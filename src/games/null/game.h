/* SPDX-License-Identifier: MIT */
/* game.h - High Card, the template game: the state, the tables, the names of things.
 *
 * Everybody holds one secret card. A turn is: keep it and draw a stone from the common
 * bag, or draw a second card and drop one of the two, or (an option) peek at somebody
 * else's card. When the rounds are played or the deck runs out, card and stones count.
 *
 * The game is small, but nothing is missing: copy this folder to begin a new one. */
#ifndef NULL_GAME_H
#define NULL_GAME_H

#include "kit/ask.h"
#include "kit/deck.h"
#include "spielwerk.h"

enum {
    SEATS = 5,
    CARDS_MAX = 25, /* odd: the state then fills whole words and has no padding */
    NO_CARD = DECK_NONE,
    SECRET = DECK_SECRET,
    MEAN_UNIT = 100
};

enum stone { WHITE, BLACK, STONES };
enum which { OLD, NEW };

/* The open question. */
enum phase { TURN, CHOOSE, OVER, PHASES };

enum verb { V_KEEP, V_PEEK, V_SWAP, V_DROP, VERBS };

enum event {
    E_SHUFFLED, /* at the start card b lies at place a of the deck, the top being last */
    E_DEALT,    /* card a */
    E_STONE,    /* stone a */
    E_NO_STONE,
    E_PEEKED,  /* at the card b of seat a */
    E_DREW,    /* card a */
    E_DROPPED, /* card a, which was the old or the new one: b */
    E_SHOWN,   /* card a, at the end */
    EVENTS
};

/* Option bytes of the state. */
enum option { OPT_ROUNDS, OPT_PEEK, OPTIONS };

enum ending { RUNNING, BY_ROUNDS, BY_DECK, ENDINGS };

enum kind {
    K_CARD = SW_KIND_GAME, /* 7b */
    K_STONE,               /* white black */
    K_WHICH                /* old new */
};

enum table { T_CARDS, T_STONES };

struct null_seat {
    uint8_t card;
    uint8_t known; /* set of seats that know it; who looked where is no secret */
    uint8_t stones[STONES];
};

struct null {
    struct sw_state head;
    struct null_seat seat[SEATS];
    uint8_t deck[CARDS_MAX], deck_count; /* top last */
    uint8_t dropped[CARDS_MAX], dropped_count;
    uint8_t bag[STONES];
    uint8_t current;
    uint8_t drawn; /* second card of the current seat while it chooses, else NO_CARD */
    struct ask ask;
};

struct null_card {
    char id[4];
    uint8_t value;
    uint8_t source;
};

struct null_stone {
    char id[8];
    uint8_t count, points;
    uint8_t source;
};

/* The component tables of an edition, then what prepare() derives from them. */
struct null_tables {
    uint16_t cards, stones;
    struct null_card card[CARDS_MAX];
    struct null_stone stone[STONES];

    uint16_t mean; /* value of the average card, in hundredths */
};

extern const struct null_tables null_standard;
extern const struct sw_table null_table[T_STONES + 1];
extern const struct sw_verb null_verbs[VERBS];
extern const char null_art[];

enum null_word {
    W_FIRST = SW_WORD_GAME - 1,
#define W(name)   W_##name,
#define WHY(name) W_##name,
#include "games/null/text_ids.h"
#undef W
#undef WHY
    W_LAST
};

static inline const struct null_tables *tables(const struct sw_game *g)
{
    return g->tables;
}

static inline const struct null *null(const struct sw_state *s)
{
    return (const struct null *)s;
}

/* The value printed on a card; nothing for no card and for one that is not known. */
static inline int card_value(const struct null_tables *t, int card)
{
    return card < t->cards ? t->card[card].value : 0;
}

/* What struct sw_game asks for, by file; the contracts are in spielwerk.h. */

/* rules.c */
void null_setup(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
int null_legal(const struct sw_game *g, const struct sw_state *s, int seat,
               struct sw_action *out);
int null_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a);
void null_apply(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                struct sw_events *ev);

/* score.c */
void null_score(const struct sw_game *g, const struct sw_state *s, int seat,
                struct sw_scores *out);
void null_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);

/* hidden.c */
void null_censor(const struct sw_game *g, struct sw_state *s, int seat);
void null_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r);

/* verify.c */
const char *null_verify(const struct sw_game *g, const struct sw_state *s);

/* view.c */
void null_scene(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                struct sw_scene *out);
void null_prompt(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                 const char *const *names, struct sw_text *out);
void null_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                enum sw_lang lang, const char *const *names, struct sw_text *out);

sw_say_verb null_say_drop;

/* brain.c */
int null_value(const struct sw_game *g, const struct sw_state *s, int seat);

#endif
