/* SPDX-License-Identifier: MIT */
/* games.h - all games this program knows. */
#ifndef GAMES_H
#define GAMES_H

#include "spielwerk.h"

/* In the order players see them; hidden ones last. */
extern const struct sw_game *const games_all[];
extern const int games_all_count;

#endif
