/* SPDX-License-Identifier: MIT */
/* games.c - the one place that names games. A new game is a folder beside this file, and
 * one line in each of the two lists. */
#include "games.h"

extern const struct sw_game lydia_game;
extern const struct sw_game milestones_game;
extern const struct sw_game nuernberg_game;
extern const struct sw_game hamlet_game;
extern const struct sw_game altiplano_game;
extern const struct sw_game null_game;

const struct sw_game *const games_all[] = {
    &lydia_game, &milestones_game, &nuernberg_game, &hamlet_game, &altiplano_game, &null_game,
};

const int games_all_count = (int)(sizeof games_all / sizeof *games_all);
