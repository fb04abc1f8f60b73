/* SPDX-License-Identifier: MIT */
/* ai.h - bots that can play any game.
 *
 * A bot is a function from what a seat may know to one of its legal actions. It gets a
 * state that the caller has censored for that seat, and a generator of its own: its
 * thinking never touches the luck of the match. Same state, same generator: same choice. */
#ifndef AI_H
#define AI_H

#include "search.h"
#include "spielwerk_match.h"

struct ai_bot {
    const char *name; /* on command lines and in files */
    /* `view` is censored for `seat`, who is waiting. Returns a legal action. */
    struct sw_action (*choose)(const struct sw_game *g, const struct sw_state *view, int seat,
                               struct sw_rng *thinking);
    const char *title[SW_LANGS], *about[SW_LANGS]; /* what people call it, what it is like */
};

extern const struct ai_bot ai_bots[]; /* from the simplest to the best */
extern const int ai_bot_count;
enum { AI_SIMPLE = 3 }; /* the first of them: quick, and all that tests need */

const struct ai_bot *ai_find(const char *name); /* or NULL */

/* What a bot may know of the past: the latest of its own actions, the last one last. */
enum { AI_PAST = 1024 };

struct ai_past {
    int count;
    struct sw_action own[AI_PAST];
};
/* Nothing, in games where nobody asks others for anything. */
void ai_past_read(const struct sw_match *m, int seat, struct ai_past *out);

/* Like the bot's choose(), at a table with people: with the manners of the game's brain. Simple
 * bots have none. */
struct sw_action ai_choose(const struct ai_bot *bot, const struct sw_game *g,
                           const struct sw_state *view, int seat, const struct ai_past *past,
                           struct sw_rng *thinking);

/* A generator that depends on nothing but the view and `salt`: a bot that is asked again
 * after an undo or a reload answers as before, and nothing about the match's own luck can
 * be learned from it. */
struct sw_rng ai_thinking(const struct sw_game *g, const struct sw_state *view, uint32_t salt);

/* What a bot chooses from: actions that go forward, or whatever there is. */
int ai_choices(const struct sw_game *g, const struct sw_state *view, int seat,
               struct sw_action *out);

/* How to search this game, with so many per cent of what the strongest bot takes. */
struct search_plan ai_plan(const struct sw_game *g, int effort);
/* The same for a bot. False if it does not search, or not always. */
bool ai_bot_plan(const struct ai_bot *bot, const struct sw_game *g, struct search_plan *out);
/* One search from the beginning; without memory for it, like `greedy`. */
struct sw_action ai_search(const struct sw_game *g, const struct sw_state *view, int seat,
                           const struct search_plan *plan, struct sw_rng *thinking);

/* Somebody who plays: a bot by its name, or a search of one's own making, written
 * "search:WORLDS", "search:WORLDS:WIDE" or "search:WORLDS:WIDE:REACH". */
enum { AI_NAME = 32 };

struct ai_player {
    char name[AI_NAME];
    const struct ai_bot *bot; /* NULL: it searches */
    struct search_plan plan;  /* what is 0 is as usual in the game */
};
bool ai_player_parse(const char *text, struct ai_player *out);
struct sw_action ai_player_choose(const struct ai_player *p, const struct sw_game *g,
                                  const struct sw_state *view, int seat,
                                  struct sw_rng *thinking);

/* The bots themselves. */
#define BOT(id, choose, english, german, about_en, about_de)                                   \
    struct sw_action choose(const struct sw_game *g, const struct sw_state *view, int seat,    \
                            struct sw_rng *thinking);
#include "bots.def"
#undef BOT

#endif
