/* SPDX-License-Identifier: MIT */
/* sim.h - many matches between bots, every position checked. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include "ai/ai.h"

enum { SIM_WHAT = 160 };

struct sim_plan {
    const struct sw_game *game;
    struct sw_setup setup; /* options and luck; seats and seed differ from match to match */
    int seats[SW_MAX_SEATS], seat_counts;
    uint64_t seed, games; /* first seed; matches per number of seats */
    /* Who plays: they sit in this order and move on by one seat after every match. With
     * bots == 0 everybody is drawn by lot. */
    const struct ai_bot *bot[SW_MAX_SEATS];
    int bots;
    bool verify, trace;
    int jobs;
};

struct sim_result {
    int seats, plies, rounds, ending;
    int score[SW_MAX_SEATS];
    uint8_t place[SW_MAX_SEATS];
    char violation[SIM_WHAT]; /* at ply `plies`; "" if everything is in order */
};

/* Play match `index` of the plan. What it traced is appended to `trace`. */
void sim_play(const struct sim_plan *plan, uint64_t index, struct sim_result *out,
              struct sw_text *trace);
uint64_t sim_seed(const struct sim_plan *plan, uint64_t index);
/* Which of the plan's bots sits there in match `index`. */
int sim_who(const struct sim_plan *plan, uint64_t index, int seat);

/* Play all matches of the plan on `jobs` threads. `take` gets the results in the order of
 * the matches, never two at a time; if it gives false, no more are played. */
struct sim_taker {
    bool (*take)(void *self, uint64_t index, const struct sim_result *r);
    bool (*write)(void *self, const char *data, size_t size); /* of the trace */
    void *self;
};
bool sim_run(const struct sim_plan *plan, const struct sim_taker *taker);

#endif
