/* SPDX-License-Identifier: MIT */
/* ai.c - the list of bots, who plays as what, and where their own luck comes from. */
#include "ai.h"

#include <string.h>

const struct ai_bot ai_bots[] = {
#define BOT(id, choose, english, german, about_en, about_de)                                   \
    {#id, choose, {english, german}, {about_en, about_de}},
#include "bots.def"
#undef BOT
};

const int ai_bot_count = (int)(sizeof ai_bots / sizeof *ai_bots);

const struct ai_bot *ai_find(const char *name)
{
    for (int i = 0; i < ai_bot_count; i++)
        if (strcmp(ai_bots[i].name, name) == 0)
            return &ai_bots[i];
    return NULL;
}

struct sw_rng ai_thinking(const struct sw_game *g, const struct sw_state *view, uint32_t salt)
{
    struct sw_seed seed = sw_seed_from_number(sw_digest(g, view));
    struct sw_rng r;

    seed.word[2] = salt;
    sw_rng_init(&r, SW_LUCK_FAST, &seed);
    return r;
}
