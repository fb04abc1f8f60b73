/* SPDX-License-Identifier: MIT */
/* spielwerk.h - the contract between the engine and a game.
 *
 * A game is one `const struct sw_game`: tables that describe it (verbs, fields,
 * words, options, components) and functions that play it. Everything else, be it
 * a terminal, a server, a browser page, a bot or a test, knows games only through
 * this struct. Nothing here allocates, blocks, prints or reads a clock.
 *
 *   setup + seed --> state --censor(seat)--> what this seat may know --> view
 *                      ^                                |
 *                      | apply(action)                  +--resample--> bots
 *                      +---- action <---- click, bot, log line, frame
 *
 * The state is plain old data of fixed size: copy it with memcpy, compare it with
 * memcmp. It holds no pointer and no padding, and every byte of it is described by
 * a field, so that dumps, digests, rule scripts and saves need no code per game. */
#ifndef SPIELWERK_H
#define SPIELWERK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SW_MAX_SEATS = 8,      /* `waiting` has one bit per seat */
    SW_MAX_OPTIONS = 12,   /* options per game, one byte each in the state */
    SW_MAX_ACTIONS = 1024, /* no position of any game lists more */
    SW_MAX_EVENTS = 128,   /* what one action, or the setup, may report */
    SW_MAX_DIMS = 3,       /* of a field */
    SW_MAX_TOKEN = 48,     /* longest printed value, with its final zero */
    SW_MAX_STATE = 8192,   /* no game's state is larger */
    SW_SPECTATOR = -1      /* the seat number of somebody who only watches */
};

struct sw_game;

/* ---- text ------------------------------------------------------------- */

enum sw_lang { SW_EN, SW_DE, SW_LANGS };

/* A text that is being written. Either it lies in the caller's memory and is cut
 * when that is full (`cut` tells), or, if `grows`, it lies on the heap and only
 * stops when memory does. Always zero-terminated; `len` leaves the zero out. */
struct sw_text {
    char *data;
    size_t len, cap;
    bool grows, cut;
};

void sw_text_init(struct sw_text *t, char *memory, size_t size); /* bounded */
void sw_text_init_heap(struct sw_text *t);
void sw_text_clear(struct sw_text *t); /* frees a heap text, empties both kinds */
void sw_text_add(struct sw_text *t, const char *s);
void sw_text_add_bytes(struct sw_text *t, const char *s, size_t n);
void sw_text_addf(struct sw_text *t, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void sw_text_add_json(struct sw_text *t, const char *s); /* quoted and escaped */

/* One word, sentence or template in all our languages. The X-macro lists (*.def)
 * that define them take both languages in one line, so a missing translation does
 * not compile. `rule` is the id of the rule a refusal rests on, or "".
 * Templates hold {seat} {a} {b} {c}: filled from an action or event by the kinds of
 * its arguments; {0}..{3}: strings handed to sw_say(). */
struct sw_word {
    const char *name, *rule;
    const char *text[SW_LANGS];
};

enum { SW_WORD_GAME = 1024 }; /* word ids from here on are the game's own */

const struct sw_word *sw_word(const struct sw_game *g, int id); /* never NULL */
const char *sw_words(const struct sw_game *g, int id, enum sw_lang lang);
/* Append word `id`, its {0}.. replaced by `arg` (NULL when it has none). */
void sw_say(struct sw_text *t, const struct sw_game *g, enum sw_lang lang, int id,
            const char *const arg[4]);

/* A seat by its player's name, or "Seat 1" if `names` is NULL or has none for it. */
void sw_seat_say(const struct sw_game *g, enum sw_lang lang, int seat, const char *const *names,
                 struct sw_text *out);

/* What went wrong, and where, in a form that can be said in every language: word
 * `word` with {0}..{3} from `arg`. `line` counts from 1; 0: no line to name. */
struct sw_error {
    int word, line;
    char arg[4][SW_MAX_TOKEN * 2];
};

/* Fill `e` (NULL: nobody wants to know) and give false, so that callers can return it.
 * Missing arguments may be NULL. */
bool sw_fail(struct sw_error *e, int word, const char *a0, const char *a1, const char *a2,
             const char *a3);
void sw_error_say(const struct sw_error *e, const struct sw_game *g, enum sw_lang lang,
                  struct sw_text *out);

/* ---- luck ------------------------------------------------------------- */

/* All luck of a match comes from the generator in its state. A match between
 * players draws from a ChaCha20 stream under a 256-bit key, so nothing anybody has
 * seen lets him predict what comes next; thinking, benches and resampled worlds
 * draw from xoshiro128++. A censored state has no generator at all. */
enum sw_luck { SW_LUCK_NONE, SW_LUCK_CHACHA, SW_LUCK_FAST };

struct sw_rng {
    uint32_t key[8]; /* ChaCha: the key. Fast: the first four words, running */
    uint32_t draws;  /* 32-bit words drawn so far: the position in the stream */
    uint32_t kind;   /* enum sw_luck */
};

struct sw_seed {
    uint32_t word[8];
};

void sw_rng_init(struct sw_rng *r, enum sw_luck kind, const struct sw_seed *seed);
uint32_t sw_rng_word(struct sw_rng *r);
/* 0 .. n-1, each exactly equally likely (n >= 1; n == 1 draws nothing). */
uint32_t sw_rng_below(struct sw_rng *r, uint32_t n);
void sw_rng_shuffle(struct sw_rng *r, uint8_t *items, int n); /* Fisher-Yates */
struct sw_seed sw_seed_from_number(uint64_t n);
/* "7" or 64 hex digits. Parsing gives false on anything else. */
bool sw_seed_parse(const char *s, struct sw_seed *out);
void sw_seed_print(const struct sw_seed *seed, char out[SW_MAX_TOKEN * 2]);

/* ---- state and actions ------------------------------------------------ */

/* The first member of every game's state, which may hold 64-bit sets: states lie at addresses
 * divisible by 8, as in union sw_any_state. The engine fills `rng`, `seats` and
 * `option` before setup and counts `ply`; the rest is the game's to keep. */
struct sw_state {
    struct sw_rng rng;
    uint32_t ply;     /* actions applied */
    uint16_t reveals; /* secrets turned up so far: undo stops where this changes */
    uint16_t round;   /* from 1 */
    uint8_t phase;    /* the question that is open: an index into game->phases */
    uint8_t seats;
    uint8_t over;    /* 0 while the match runs, else how it ended: 1.. of game->endings */
    uint8_t waiting; /* bit mask of the seats that may act now; 0 when over */
    uint8_t option[SW_MAX_OPTIONS];
};

/* One decision. Unused arguments are 0. Ordered by verb, seat, a, b, c. */
struct sw_action {
    uint8_t verb, seat;
    int16_t a, b, c;
};

/* Something that happened, for the log in words, for animation, and for traces. An
 * argument whose bit is set in its type's `secret` is known only to the seats in
 * `seen`; sw_event_censor() blanks it for everybody else. */
struct sw_event {
    uint8_t type, seat;
    uint16_t seen; /* bit mask of seats; ignored if the type has no secrets */
    int16_t a, b, c;
};

struct sw_events {
    int count;
    struct sw_event item[SW_MAX_EVENTS];
};

/* Report an event; does nothing when `ev` is NULL (somebody is only thinking). */
void sw_tell_some(struct sw_events *ev, int seen, int type, int seat, int a, int b, int c);
static inline void sw_tell(struct sw_events *ev, int type, int seat, int a, int b, int c)
{
    if (ev)
        sw_tell_some(ev, 0xffff, type, seat, a, b, c);
}
enum { SW_UNKNOWN = -32768 }; /* a blanked argument of an event: printed as "?" */
void sw_event_censor(const struct sw_game *g, struct sw_event *e, int seat);

/* The legal actions of `seat`, ascending; 0 if it is not waiting (or SW_SPECTATOR). */
int sw_legal(const struct sw_game *g, const struct sw_state *s, int seat,
             struct sw_action *out);
/* The same without those that only take something back: what bots choose from. May be 0
 * while others have to go first. */
int sw_forward(const struct sw_game *g, const struct sw_state *s, int seat,
               struct sw_action *out);
/* The next seat from *seat on, round the table, that can go forward, and its actions. While
 * a match runs there is one. */
int sw_forward_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                    struct sw_action *out);
/* Any one of the actions that sw_forward_next() would list, all equally likely; gives how many
 * there are. It is the one at sw_rng_below(luck, number). */
int sw_pick_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                 struct sw_rng *luck, struct sw_action *out);
/* Any one of them as well, all equally likely, but drawn in the quickest way: how much luck
 * that takes is the game's business. While a match runs. */
void sw_any_next(const struct sw_game *g, const struct sw_state *s, int *seat,
                 struct sw_rng *luck, struct sw_action *out);
/* 0 if `a` is legal, else the word that says why not. Any bytes may be asked. */
int sw_check(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a);
/* Why somebody who is not asked cannot act now: the open question's word, if it has one. */
int sw_why_wait(const struct sw_game *g, const struct sw_state *s);
/* Append the names of the seats that are waited for: "Ada, Bob". */
void sw_waiting_say(const struct sw_game *g, const struct sw_state *s, enum sw_lang lang,
                    const char *const *names, struct sw_text *out);
/* Append what sw_check() answered as a sentence; {0} is who is waited for. */
void sw_why_say(const struct sw_game *g, const struct sw_state *s, int why, enum sw_lang lang,
                const char *const *names, struct sw_text *out);

/* ---- how values are written ------------------------------------------- */

/* A kind says how a number is printed, parsed and spoken: "3", "S05", "yellow".
 * Core kinds come first; kind SW_KIND_GAME + i is game->kinds[i]. */
enum sw_core_kind {
    SW_KIND_NONE,   /* no argument */
    SW_KIND_NUMBER, /* a decimal number */
    SW_KIND_SEAT,   /* a seat number, spoken as the player's name; none: 255 */
    SW_KIND_HEX,    /* eight hex digits */
    SW_KIND_PHASE,  /* name of game->phases */
    SW_KIND_LUCK,   /* none, chacha, fast */
    SW_KIND_VERB,   /* only in marks: a click that means "this verb" */
    SW_KIND_FLAG,   /* no, yes */
    SW_KIND_SOURCE, /* enum sw_source: where a row of a table comes from */
    SW_KIND_GAME = 16
};

/* Of a kind whose values are rows of a table: no row, and a row that the viewer of a censored
 * state does not know ("?"). */
enum { SW_NO_ROW = 255, SW_SECRET_ROW = 254 };

/* A kind whose values are the rows of table `index`: {.name = "card", SW_ROWS(T_CARDS)}. Core
 * writes and reads the row's id, "-" for none and "?" for a secret one, and speaks its columns
 * name_en and name_de if it has them. */
#define SW_ROWS(index) .table = 1 + (index), .none = SW_NO_ROW
/* A kind with a list of tokens, whatever its length; value v is spoken as word first + v. */
#define SW_TOKENS(list, first)                                                                 \
    .tokens = list, .count = (int)(sizeof(list) / sizeof *(list)), .words = first

struct sw_kind {
    const char *name;          /* "colour" */
    const char *const *tokens; /* value v is written tokens[v]; NULL: see print */
    int count;                 /* number of tokens */
    int none;                  /* this value is written "-" (use -1 if there is none) */
    int words;                 /* value v is spoken as word words+v; 0: like its token */
    int table;                 /* 1 + index of the table whose rows the values are; 0: none */
    bool rare;                 /* of a table: no test demands that each row is used */
    const char *sign;          /* a number with this before it: "$3"; NULL: no sign */
    int one, many; /* spoken "1 coin", "3 coins": {0} is the number, else it comes first */
    /* For kinds without fixed tokens. print writes at most SW_MAX_TOKEN bytes and
     * no blank; parse gives false if the text is no such value; speak may be NULL. Of a kind
     * of rows, both may leave to core what they do not know. */
    void (*print)(const struct sw_game *g, int value, char *out);
    bool (*parse)(const struct sw_game *g, const char *text, int *value);
    void (*speak)(const struct sw_game *g, enum sw_lang lang, int value, struct sw_text *out);
};

void sw_kind_print(const struct sw_game *g, int kind, int value, char out[SW_MAX_TOKEN]);
bool sw_kind_parse(const struct sw_game *g, int kind, const char *text, int *value);
void sw_kind_speak(const struct sw_game *g, int kind, enum sw_lang lang, int value,
                   struct sw_text *out);

/* ---- fields: every byte of the state has a name ------------------------ */

enum sw_type { SW_U8, SW_I8, SW_U16, SW_I16, SW_U32, SW_SET64, SW_SET8, SW_TEXT, SW_SET32 };

struct sw_dim {
    uint16_t count, stride; /* stride in bytes */
    uint8_t kind;           /* how the index is written: SW_KIND_NUMBER, or a game kind */
};

/* `name` holds one '#' per dimension: "seat.#.stock.#" with dims (seat, colour) gives
 * "seat.0.stock.R". A name without its last "#" part addresses the whole row.
 * A SW_SET8, SW_SET32 or SW_SET64 is a set: bit v stands for value v of `kind`; its name does
 * not end in '#'. */
struct sw_field {
    const char *name;
    uint16_t offset;
    uint8_t type, kind;
    struct sw_dim dim[SW_MAX_DIMS];
    const char *about; /* one line for docs/positions */
};

/* ---- tables of the description ----------------------------------------- */

/* Two structs that every game defines for itself: what its rules have at hand (tables, state,
 * whose turn, whom to tell) and what its sentences are made from. */
struct at;
struct pen;

/* What a verb's row holds. All three are called by the game's own rules.check, rules.apply and
 * view.label, which fill `at` or `p` first. */
typedef int sw_why_not(const struct at *at, const struct sw_action *a); /* 0, or a word */
typedef void sw_apply_verb(struct at *at, const struct sw_action *a);
typedef void sw_say_verb(const struct pen *p, const struct sw_action *a, struct sw_text *out);

/* One row says everything about a verb. */
struct sw_verb {
    const char *name;
    uint8_t kind[3];      /* kinds of a, b, c; SW_KIND_NONE ends them */
    int label;            /* word: what the button says; a template of {seat} {a} {b} {c} */
    uint32_t phases;      /* set of the questions it answers: 1 << phase */
    int when;             /* word, with its rule: why not at another time */
    sw_why_not *why_not;  /* asked in one of its phases; NULL: always possible then */
    sw_apply_verb *apply; /* of a legal action */
    sw_say_verb *speak;   /* a label that knows the position; NULL: `label` */
};

/* A row of counters: what is put together piece by piece, one counter for each value of the
 * verbs' only argument. */
struct sw_counters {
    uint8_t more, less; /* verbs: one piece more, and one less again */
    int words;          /* what the row is called: "You give" */
};

enum {
    SW_EVENT_LUCK = 1,   /* this event is an outcome of luck: logs record it */
    SW_EVENT_VEILED = 2, /* who may not know it is told the word that follows `words` */
};

struct sw_event_type {
    const char *name;
    uint8_t kind[3];
    uint8_t flags, secret; /* secret: bit 0 for a, 1 for b, 2 for c */
    int words;             /* template for the log; 0: never told in words */
};

struct sw_phase {
    const char *name;
    int prompt; /* word: what is asked; used where view->prompt has nothing better */
    int wait;   /* word, with its rule: why somebody who is not asked has to wait; {0}: for whom
                 */
};

struct sw_option {
    const char *name;
    uint8_t min, max, preset;
    uint8_t bots;              /* preset of matches without people: a limit, say */
    const char *const *tokens; /* how the values are written; NULL: as numbers */
    int title, values;         /* words: the option; value v is words values+v (0: none) */
};

struct sw_ending {
    const char *name;
    int words;
};

/* ---- component tables and editions ------------------------------------- */

/* Where a number comes from. Every row of every table says it. */
enum sw_source { SW_RULEBOOK, SW_FOUND, SW_DEDUCED, SW_RECONSTRUCTED, SW_OWNER, SW_SOURCES };
extern const char *const sw_source_name[SW_SOURCES];

struct sw_column {
    const char *name;
    uint16_t offset;  /* within the row */
    uint8_t type;     /* SW_TEXT: an array of `max` bytes, wiped behind the text's end */
    uint8_t kind;     /* SW_SET8, SW_SET32, SW_SET64: kind of the members */
    int16_t min, max; /* of a number, of a set's members, of a text's bytes (max: with its
                       * zero); both 0: whatever type and kind allow */
};

/* A table in words. `name` is a column ("cost"), one of a certain table ("seats.id"), or what
 * cells of a column say where no kind has words for it ("effect=gain"). A column with an empty
 * text is for programs. "cost_wood" has the captions of its parts if none of its own. */
struct sw_caption {
    const char *name, *text[SW_LANGS];
};

/* The first column is the row's id: a text, unique in its table. */
struct sw_table {
    const char *name;
    uint16_t offset, stride;  /* first row within game->tables; bytes per row */
    uint16_t count_at;        /* where in game->tables the uint16_t row count lies */
    uint16_t least, capacity; /* allowed numbers of rows */
    uint16_t columns;
    const struct sw_column *column;
    int title; /* word */
};

/* ---- rules -------------------------------------------------------------- */

struct sw_points {
    int16_t word, points;
};

struct sw_scores {
    int total, count;
    struct sw_points item[12]; /* by category, adding up to `total` */
};

/* Every function gets the game it belongs to first: `g->tables` are the tables of its
 * edition. `s` points to the game's whole state. Functions that take a const state
 * work on censored states too, for the seat it was censored for. */
struct sw_rules {
    /* s: zeroed, with rng, seats and option set. Afterwards somebody is waiting. */
    void (*setup)(const struct sw_game *g, struct sw_state *s, struct sw_events *ev);
    /* All legal actions of `seat`, who is waiting: ascending, no two equal, at least one,
     * at most SW_MAX_ACTIONS. The same on the state censored for `seat`. Call sw_legal(). */
    int (*legal)(const struct sw_game *g, const struct sw_state *s, int seat,
                 struct sw_action *out);
    /* Optional, random play without lists: what sw_pick_next() promises. Somebody is
     * waiting. */
    int (*pick)(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out);
    /* Optional, random play that does not even count: what sw_any_next() promises. */
    void (*any)(const struct sw_game *g, const struct sw_state *s, int *seat,
                struct sw_rng *luck, struct sw_action *out);
    /* 0 if `a` is legal, else the word that says why not: the same on the state censored for
     * a->seat, so that a refusal gives nothing away. The engine has made sure that the seat
     * is waiting, the verb exists and answers the open question, and unused values are 0; the
     * values may be anything. Call sw_check(). */
    int (*check)(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a);
    /* a is legal. The engine has already counted `ply`. */
    void (*apply)(const struct sw_game *g, struct sw_state *s, const struct sw_action *a,
                  struct sw_events *ev);
    /* Optional: fill the derived bytes from the others, which may be anything. The engine
     * asks for it after setup and whenever fields were set from outside; apply, censor and
     * resample keep them right by themselves. */
    void (*derive)(const struct sw_game *g, struct sw_state *s);
    /* By category, as if the match ended now. Fills all of *out. */
    void (*score)(const struct sw_game *g, const struct sw_state *s, int seat,
                  struct sw_scores *out);
    /* place[seat] from 1, with the game's tie-breakers; equal places are shared. */
    void (*rank)(const struct sw_game *g, const struct sw_state *s, uint8_t place[]);
    /* Remove what `seat` (or SW_SPECTATOR) may not know. Idempotent. The engine wipes
     * the generator itself: call sw_censor(), not this. */
    void (*censor)(const struct sw_game *g, struct sw_state *s, int seat);
    /* Fill a censored state with secrets that fit what is known, uniformly as far as
     * the game can. The engine gives it a generator: call sw_resample(). */
    void (*resample)(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r);
    /* NULL, or the invariant that is broken, in English, for developers. The head's numbers
     * are in range; of the rest any bytes may be asked, and whatever passes must be safe to
     * play on. Call sw_verify(). */
    const char *(*verify)(const struct sw_game *g, const struct sw_state *s);
};

/* ---- views: censored states only ---------------------------------------- */

struct sw_scene; /* spielwerk_scene.h */

/* An answer that may stand for a while, to everything of that sort that is asked. */
struct sw_standing {
    struct sw_action action; /* legal */
    int words;               /* what giving it is called: "No trades this turn" */
    uint32_t turn;           /* it stands as long as this is the same number */
};

struct sw_view {
    /* The picture. `seat` is whose eyes we look through, or SW_SPECTATOR. */
    void (*scene)(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, struct sw_scene *out);
    /* What is asked of `seat` right now, one sentence. `names` are the players' names by seat,
     * or NULL: see sw_seat_say(). Nothing written, or NULL: the phase's own words. */
    void (*prompt)(const struct sw_game *g, const struct sw_state *s, int seat,
                   enum sw_lang lang, const char *const *names, struct sw_text *out);
    /* What this action does, with its effect: "Gate of grain: 2 grain, 1 stone". Nothing
     * written, or NULL: the verb's template. */
    void (*label)(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                  enum sw_lang lang, const char *const *names, struct sw_text *out);
    /* The one action most players would take without thinking (an obvious payment):
     * true and *out, or false. Always legal. May be NULL. */
    bool (*obvious)(const struct sw_game *g, const struct sw_state *s, int seat,
                    struct sw_action *out);
    /* The material of what belongs to `seat`. NULL: SW_SEAT_0 and so on. */
    int (*colour)(const struct sw_game *g, const struct sw_state *s, int seat);
    /* The answer to what `seat` is asked that may stand for the rest of a turn: true and *out,
     * or false. May be NULL. */
    bool (*standing)(const struct sw_game *g, const struct sw_state *s, int seat,
                     struct sw_standing *out);
};

/* ---- brain: optional knowledge for bots. May be wrong, never illegal. ---- */

/* A number the brain judges by, which a tuner may try to change. */
struct sw_weight {
    const char *name;
    int value, guess; /* the guess is where tuning begins */
};

enum { SW_MAX_FEATURES = 192 };

struct sw_brain {
    /* How good `s` is for `seat`, in hundredths of a point ahead. */
    int (*value)(const struct sw_game *g, const struct sw_state *s, int seat);
    /* How promising each of n legal actions of one seat looks before any of them is tried: the
     * larger, the more. Where there are many, only the best of these are looked at closely. It
     * has to be much quicker than `value` for each of them. False: no idea, look at all. May be
     * NULL. */
    bool (*prior)(const struct sw_game *g, const struct sw_state *s,
                  const struct sw_action *legal, int n, int *out);
    /* Is `seat` asked for a settled reply: to something that others may ask again and again,
     * such as an offer, or while it puts together something that makes sense only as a whole?
     * Bots of every level then answer by `value` alone, without search and without blunders, so
     * that nobody can wait for a mistake. May be NULL. */
    bool (*settled)(const struct sw_game *g, const struct sw_state *s, int seat);
    /* Good company, where seats may ask each other for things. Does `a` ask somebody too often,
     * or for what was refused before, as the n earlier actions of its seat show? May be NULL:
     * then so are the next two. */
    bool (*pesters)(const struct sw_game *g, const struct sw_state *s,
                    const struct sw_action *a, const struct sw_action *own, int n);
    /* From now on nothing may be asked in `view`: something else must be legal in it, and
     * nothing that was not. */
    void (*hush)(const struct sw_game *g, struct sw_state *view);
    /* The verbs that begin a question; until it is asked, its seat is `settled`. */
    uint64_t asks; /* set of verbs */
    /* Is this a moment at which positions compare well, such as the end of a round? Rollouts go
     * on until such a moment before they are judged, if it is not too far (as quiescence search
     * does in chess). NULL: always. */
    bool (*quiescent)(const struct sw_game *g, const struct sw_state *s);
    /* By how much, in hundredths of a point, `seat` will probably be ahead in the end, from a
     * quiescent position on. Unlike `value`, which only has to tell good actions from bad ones,
     * it has to be right on average. May be NULL: `value`. */
    int (*forecast)(const struct sw_game *g, const struct sw_state *s, int seat);
    /* What a forecast is made from: `feature_count` small numbers that say what `seat` has in
     * a quiescent position and how long it may use it. Only learning from matches asks for
     * them. May be NULL. */
    void (*features)(const struct sw_game *g, const struct sw_state *s, int seat, int16_t *out);
    uint16_t feature_count; /* at most SW_MAX_FEATURES */
    /* The value with which about three of four matches are won; 0: ten points. */
    int sure;
    /* How the strongest bot searches; 0: as usual. */
    uint16_t determinizations; /* worlds it imagines before it acts */
    uint16_t width;            /* actions it considers at a node of the tree */
    uint16_t rollout_depth;    /* actions of a rollout before the result is judged */
    uint16_t prior_visits;     /* visits that the static evaluation of an action counts for */
    /* How much the weak bots err, per cent of what they do in other games; 0: 100. */
    uint16_t blunder_rate;
    const struct sw_weight *weight; /* NULL: none that could be changed */
    uint16_t weight_count;
};

/* ---- materials: roles of colour, never colours in a scene ---------------- */

struct sw_material {
    const char *name;     /* "meadow" */
    uint32_t light, dark; /* 0xRRGGBB on a light and on a dark table */
    uint8_t ansi;         /* xterm 256-colour number */
    const char *pattern;  /* id of an SVG pattern laid over it, or NULL */
};

/* ---- the game ------------------------------------------------------------ */

/* A list of the description with its length: SW_LIST(verb, verbs) sets `verbs`, `verb_count`.
 */
#define SW_COUNT(list)      (sizeof(list) / sizeof *(list))
#define SW_LIST(what, list) .what##s = list, .what##_count = SW_COUNT(list)

struct sw_game {
    const char *id;   /* "lydia": lower case, in logs and on command lines */
    uint16_t version; /* counts up when the same log would play differently */
    uint8_t seats_min, seats_max;
    uint16_t minutes; /* about how long a match takes people */
    uint8_t shelf;    /* games are listed by it, the smallest first; equal ones by id */
    bool hidden;      /* not offered to players (the template game); listed last */
    int title, blurb; /* words */
    int legend; /* word: how to read its terminal picture, several lines; 0: nothing to say */
    const char *credit; /* designer, publisher, year */

    uint16_t state_size;
    /* So many bytes at the end of the state follow from the rest of it: rules.derive fills
     * them. They have no fields and are never written or digested. */
    uint16_t derived_size;
    uint32_t match_bound; /* no match of random play takes more actions (tests check it) */
    /* Verbs that only take back an earlier step of the same seat: bit v for verb v. People
     * may change their minds for ever, bots and random play never do. While a match runs
     * somebody always has another action, too. */
    uint64_t takes_back;
    /* What is put together by counters, and the verb that ends it; rows 0: nothing is. Until
     * then nobody else learns of it. */
    const struct sw_counters *counters;
    uint8_t counter_rows, counters_done;
    /* Word by verb: the heading under which long lists of actions show it, 0: none. NULL: no
     * verb has one. */
    const int *headings;

    const struct sw_field *fields; /* without the head, which the engine describes */
    const struct sw_kind *kinds;
    const struct sw_verb *verbs;
    const struct sw_event_type *events;
    const struct sw_phase *phases;
    const struct sw_option *options;
    const struct sw_ending *endings; /* endings[0] is unused: still running */
    const struct sw_word *words;
    const struct sw_table *table;
    const struct sw_caption *captions;
    const struct sw_material *materials;
    uint16_t field_count, kind_count, verb_count, event_count, phase_count, option_count,
        ending_count, word_count, table_count, caption_count, material_count;

    const char *art;    /* SVG: <symbol>s and <pattern>s of this game; NULL: none */
    const void *tables; /* component data of the edition, `tables_size` bytes */
    size_t tables_size;
    const char *edition;    /* its name; "standard" is built in */
    uint64_t edition_hash;  /* of all cells; filled when the game is opened */
    uint64_t standard_hash; /* the same of the built-in edition */
    /* Check what single cells cannot say (enough cards of a kind, ...) and fill the
     * derived part of `tables`. Called whenever an edition is sealed, before anything is
     * played with it. May be NULL. */
    bool (*prepare)(const struct sw_game *g, void *tables, struct sw_error *out);

    struct sw_rules rules;
    struct sw_view view;
    struct sw_brain brain;
};

#endif
