/* SPDX-License-Identifier: MIT */
/* brain.c - Die Siedler von Nürnberg: a first idea of who is ahead. */
#include "game.h"

int nuernberg_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    return 100 * nuernberg_points(tables(g), nuernberg(s), seat);
}
