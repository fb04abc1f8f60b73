/* SPDX-License-Identifier: MIT */
/* game.c - opening and closing games.
 *
 * What a game's folder exports is constant. An open game is a copy of it with component
 * tables of its own, so that an edition may change a cell without anybody else noticing,
 * and two editions can be open side by side. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "spielwerk_match.h"
#include "spielwerk_words.h"

int sw_game_count(void)
{
    return games_all_count;
}

const char *sw_game_id(int index)
{
    return games_all[index]->id;
}

static const struct sw_game *game_find(const char *id)
{
    for (int i = 0; i < games_all_count; i++)
        if (strcmp(games_all[i]->id, id) == 0)
            return games_all[i];
    return NULL;
}

/* One byte at least: malloc(0) may give NULL, which would look like a full memory. */
static struct sw_game *game_copy(const struct sw_game *from)
{
    struct sw_game *g = malloc(sizeof *g);
    void *tables = malloc(from->tables_size ? from->tables_size : 1);

    if (!g || !tables) {
        free(g);
        free(tables);
        return NULL;
    }
    if (from->tables_size)
        memcpy(tables, from->tables, from->tables_size);
    *g = *from;
    g->tables = tables;
    g->edition = NULL; /* sw_game_seal() gives it a copy of its own */
    return g;
}

struct sw_game *sw_game_open(const char *id, struct sw_error *e)
{
    const struct sw_game *from = game_find(id);
    struct sw_game *g;

    if (!from) {
        sw_fail(e, SW_W_NO_SUCH_GAME, id, NULL, NULL, NULL);
        return NULL;
    }
    g = game_copy(from);
    if (!g) {
        sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
        return NULL;
    }
    if (!sw_game_seal(g, "standard", e)) {
        sw_game_close(g);
        return NULL;
    }
    g->standard_hash = g->edition_hash;
    return g;
}

/* Tables and edition name are ours, though everybody else may only read them. */
void sw_game_close(struct sw_game *g)
{
    if (!g)
        return;
    free((void *)g->tables);
    free((void *)g->edition);
    free(g);
}
