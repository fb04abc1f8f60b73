/* SPDX-License-Identifier: MIT */
/* game.c - opening and closing games.
 *
 * What a game's folder exports is constant. An open game is a copy of it with component
 * tables of its own, so that an edition may change a cell without anybody else noticing,
 * and two editions can be open side by side. Sealing a standard edition takes longer than to
 * replay a match, and always gives the same: who opens a game again gets a copy. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "spielwerk_match.h"
#include "spielwerk_words.h"

static const char standard[] = "standard"; /* the edition everybody begins with */

int sw_game_count(void)
{
    return games_all_count;
}

/* Is `x` listed before `y`? Folders come in the order of their names. */
static bool listed_before(const struct sw_game *x, const struct sw_game *y)
{
    if (x->hidden != y->hidden)
        return y->hidden;
    return x->shelf != y->shelf ? x->shelf < y->shelf : strcmp(x->id, y->id) < 0;
}

const char *sw_game_id(int index)
{
    for (int at = 0; at < games_all_count; at++) {
        int before = 0;
        for (int i = 0; i < games_all_count; i++)
            before += listed_before(games_all[i], games_all[at]);
        if (before == index)
            return games_all[at]->id;
    }
    return NULL;
}

static const struct sw_game *game_find(const char *id)
{
    for (int i = 0; i < games_all_count; i++)
        if (strcmp(games_all[i]->id, id) == 0)
            return games_all[i];
    return NULL;
}

/* Games that have been opened, as they were then. The list only grows, at its beginning, and
 * whatever is in it is never changed: threads need no lock. */
struct kept {
    struct sw_game *game;
    struct kept *next;
};

static _Atomic(struct kept *) kept_first;

static const struct sw_game *kept_find(const char *id)
{
    for (const struct kept *k = atomic_load(&kept_first); k; k = k->next)
        if (strcmp(k->game->id, id) == 0)
            return k->game;
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

/* If there is no room, the next one to open it has to wait once more. Two who open a game for
 * the first time at the same moment both keep it, which does no harm. */
static void keep(const struct sw_game *g)
{
    struct kept *k = malloc(sizeof *k);

    if (!k)
        return;
    k->game = game_copy(g);
    if (!k->game) {
        free(k);
        return;
    }
    k->next = atomic_load(&kept_first);
    while (!atomic_compare_exchange_weak(&kept_first, &k->next, k))
        continue;
}

static bool open_first(struct sw_game *g, struct sw_error *e)
{
    if (!sw_game_seal(g, standard, e))
        return false;
    g->standard_hash = g->edition_hash;
    keep(g);
    return true;
}

static bool open_again(struct sw_game *g, struct sw_error *e)
{
    char *name = malloc(sizeof standard);

    if (!name)
        return sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
    g->edition = memcpy(name, standard, sizeof standard);
    return true;
}

struct sw_game *sw_game_open(const char *id, struct sw_error *e)
{
    const struct sw_game *again = kept_find(id), *from = again ? again : game_find(id);
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
    if (again ? open_again(g, e) : open_first(g, e))
        return g;
    sw_game_close(g);
    return NULL;
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
