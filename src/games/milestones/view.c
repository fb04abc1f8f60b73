/* SPDX-License-Identifier: MIT */
/* view.c - Milestones: the picture. Sees censored states only. */
#include "game.h"
#include "spielwerk_scene.h"

void milestones_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                      enum sw_lang lang, struct sw_scene *out)
{
    (void)g;
    (void)s;
    (void)seat;
    (void)lang;
    sw_scene_init(out, 100, 100, 20, 10);
    sw_add_rect(out, 1, SW_PAPER, 0, 0, 100, 100, 0);
}
