/* SPDX-License-Identifier: MIT */
/* view.c - Die Siedler von Nürnberg: the picture. Sees censored states only. */
#include "game.h"
#include "spielwerk_scene.h"

void nuernberg_scene(const struct sw_game *g, const struct sw_state *s, int seat,
                     enum sw_lang lang, struct sw_scene *out)
{
    (void)s;
    (void)seat;
    sw_scene_init(out, 100, 100, 40, 10);
    sw_node_glyph(out, sw_add_label(out, 1, sw_words(g, W_TITLE, lang), SW_INK, 10, 50, 20, 0),
                  0, 0, sw_words(g, W_TITLE, lang));
}
