/* SPDX-License-Identifier: MIT */
/* arena.h - matches that measure how strong players are. */
#ifndef CLI_ARENA_H
#define CLI_ARENA_H

#include "ai/ai.h"

enum { ARENA_PLAYERS = 16, ARENA_SAMPLES = 400 };

/* Who meets whom. Every choice of `seats` players out of all is a line-up; a line-up plays each
 * seed as often as it has seats, everybody moving on by one seat, so that all have had the
 * same luck at the same place. Everything about match `index` follows from the plan and the
 * index, whoever plays it. */
struct arena_plan {
    const struct sw_game *game; /* NULL if only results are looked at */
    char game_id[SW_MAX_TOKEN];
    struct sw_setup setup; /* seats, options and luck */
    struct ai_player player[ARENA_PLAYERS];
    int players;
    uint64_t seed, seeds; /* the first, and how many each line-up plays */
    int line_ups;
};

struct arena_result {
    uint64_t index;
    int player[SW_MAX_SEATS]; /* by seat */
    uint8_t place[SW_MAX_SEATS];
    int score[SW_MAX_SEATS];
    uint32_t plies; /* 0: not played yet */
};

int arena_line_ups(int players, int seats);
uint64_t arena_matches(const struct arena_plan *p);
/* Players of the same name are one and the same to every count. */
int arena_same(const struct arena_plan *p, int player);
uint64_t arena_seed(const struct arena_plan *p, uint64_t index);
/* Who sits where in match `index`. */
void arena_seat(const struct arena_plan *p, uint64_t index, int player[SW_MAX_SEATS]);
void arena_play(const struct arena_plan *p, uint64_t index, struct arena_result *out);

/* ---- arena_stats.c ---- */

struct arena_row {
    uint64_t seats, matches; /* how often it sat somewhere; in how many matches */
    double wins, share;      /* shared wins count in parts; per seat */
    double share_low, share_high;
    double elo, low, high; /* 95 % intervals; 0 is the first of the players */
};

/* result[i] is match i; those not played yet are left out. */
void arena_rate(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                struct arena_row row[ARENA_PLAYERS]);

/* Sequential test between the first two players: is the first stronger by `high` Elo than the
 * second, or only by `low`? The logarithm of how much likelier the former is. */
double arena_evidence(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                      double low, double high);
#define ARENA_DECIDED 2.944438979166440 /* ln 19: five per cent of errors on either side */

/* ---- arena_file.c ---- */

/* What was asked for as comment lines, and the matches as CSV below them. */
void arena_write(const struct arena_plan *p, const struct arena_result *result, uint64_t n,
                 struct sw_text *out);
/* The plan a file was made with, as far as ratings need it. False and *e, in words of cli. */
bool arena_read_plan(const char *text, struct arena_plan *out, struct sw_error *e);
/* Its matches into result[index]. False and *e if they do not belong to the plan. */
bool arena_read(const char *text, const struct arena_plan *p, struct arena_result *result,
                struct sw_error *e);
/* Were both made with the same plan? Shards may differ in nothing but their matches. */
bool arena_same_plan(const char *a, const char *b);

#endif
