/* SPDX-License-Identifier: MIT */
/* games.h - all games this program knows. The list is made from the folders beside this file by
 * scripts/registry.sh: a new game needs no line anywhere else. */
#ifndef GAMES_H
#define GAMES_H

#include "spielwerk.h"

extern const struct sw_game *const games_all[];
extern const int games_all_count;

#endif
