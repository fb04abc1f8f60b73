/* SPDX-License-Identifier: MIT */
/* view.c - Hamlet: the picture. Sees censored states only. */
#include "game.h"
#include "spielwerk_scene.h"

void hamlet_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                  enum sw_lang lang, struct sw_scene *out)
{
    (void)g, (void)s, (void)seat, (void)lang;
    sw_scene_init(out, 100, 100, 10, 10);
    sw_add_rect(out, 1, SW_TABLE, 0, 0, out->width, out->height, 0);
}
