/* SPDX-License-Identifier: MIT */
/* brain.c - Altiplano: a first idea of who is ahead. */
#include "game.h"

int altiplano_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return altiplano_points(tables(g), altiplano(s), seat) * 100;
}
