/* SPDX-License-Identifier: MIT */
/* view.c - Altiplano: the picture and the sentences. Sees censored states only. */
#include "game.h"
#include "spielwerk_scene.h"

void altiplano_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out)
{
    (void)g;
    (void)s;
    (void)seat;
    (void)lang;
    sw_scene_init(out, 1600, 900, 80, 24);
    sw_add_rect(out, 1, SW_TABLE, 0, 0, out->width, out->height, 0);
}
