/* SPDX-License-Identifier: MIT */
/* begin.c - lines that set up a position: new, from, keep, cell, set. */
#include "runner.h"

bool run_possible(struct runner *r)
{
    const char *broken = sw_verify(r->game, &r->state.head);
    r->unchecked = false;
    return !broken || run_fail(r, SW_W_POSITION_BROKEN, broken);
}

static bool open_game(struct runner *r, const char *id)
{
    r->out->scenarios++;
    r->game = sw_game_open(id, &r->why);
    r->fresh = true;
    r->unchecked = r->changed = r->unsealed = r->restarts = false;
    return r->game != NULL;
}

static bool deal(struct runner *r)
{
    return sw_start(r->game, &r->setup, &r->state.head, NULL, &r->why);
}

static bool read_luck(struct runner *r, const char *word)
{
    r->setup.luck = strcmp(word, "fast") == 0 ? SW_LUCK_FAST : SW_LUCK_CHACHA;
    return strcmp(word, "fast") == 0 || strcmp(word, "chacha") == 0 || run_misshapen(r);
}

/* "seats 2", then "seed 7", "luck fast", "refill=never" in any order */
static bool read_setup(struct runner *r, char *rest)
{
    int seats;
    if (strcmp(line_word(&rest), "seats") != 0 ||
        !line_number(line_word(&rest), 0, UINT8_MAX, &seats))
        return run_misshapen(r);
    sw_setup_init(r->game, seats, &r->setup);
    while (*rest) {
        char *word = line_word(&rest), *equals = strchr(word, '=');
        bool fits = true;
        if (equals) {
            *equals = 0;
            fits = sw_setup_option(r->game, &r->setup, word, equals + 1, &r->why);
        } else if (strcmp(word, "luck") == 0) {
            fits = read_luck(r, line_word(&rest));
        } else if (strcmp(word, "seed") != 0 ||
                   !sw_seed_parse(line_word(&rest), &r->setup.seed)) {
            fits = run_misshapen(r);
        }
        if (!fits)
            return false;
    }
    return true;
}

bool run_new(struct runner *r, char *rest)
{
    if (!open_game(r, line_word(&rest)))
        return false;
    r->restarts = true;
    if (read_setup(r, rest) && deal(r))
        return run_possible(r);
    run_leave(r); /* nothing was dealt: there is no board to show */
    return false;
}

static const struct kept *find_kept(const struct runner *r, const char *name)
{
    for (int i = 0; i < r->keeps; i++)
        if (strcmp(r->keep[i].name, name) == 0)
            return &r->keep[i];
    return NULL;
}

bool run_from(struct runner *r, char *rest)
{
    const struct kept *k = find_kept(r, rest);
    if (!k)
        return run_fail(r, SW_W_SCRIPT_NOT_KEPT, rest);
    if (!open_game(r, k->game))
        return false;
    r->setup = k->setup;
    r->state = k->state;
    return true;
}

bool run_keep(struct runner *r, char *rest)
{
    struct kept *k = (struct kept *)find_kept(r, rest);
    if (!*rest || strlen(rest) >= sizeof k->name || strpbrk(rest, " \t"))
        return run_misshapen(r);
    if (r->changed)
        return run_fail(r, SW_W_SCRIPT_KEEP_EDITION, NULL);
    if (!k && r->keeps == KEEP_MAX)
        return run_fail_number(r, SW_W_SCRIPT_KEEP_FULL, KEEP_MAX);
    if (!k)
        k = &r->keep[r->keeps++];
    memcpy(k->name, rest, strlen(rest) + 1);
    k->setup = r->setup;
    k->state = r->state;
    k->game = r->game->id; /* lives as long as the program */
    return true;
}

bool run_cell(struct runner *r, char *rest)
{
    char *name = line_word(&rest), *id = line_word(&rest), *title = line_word(&rest);
    int table = sw_table_find(r->game, name);
    int row = table < 0 ? -1 : sw_row_find(r->game, table, id);
    int column = table < 0 ? -1 : sw_column_find(r->game, table, title);
    if (!r->fresh)
        return run_fail(r, SW_W_SCRIPT_LATE_CELL, NULL);
    if (!*title || !*rest)
        return run_misshapen(r);
    if (table < 0)
        return run_fail(r, SW_W_NO_SUCH_TABLE, name);
    if (row < 0 || column < 0)
        return sw_fail(&r->why, row < 0 ? SW_W_NO_SUCH_ROW : SW_W_NO_SUCH_COLUMN, name, id,
                       title, NULL);
    r->changed = r->unsealed = true;
    return sw_cell_set(r->game, table, row, column, rest, &r->why);
}

/* Single cells may only make sense together, so tables are checked after the last of them. */
bool run_seal(struct runner *r)
{
    if (!r->unsealed)
        return true;
    if (!sw_game_seal(r->game, "script", &r->why))
        return false;
    r->unsealed = false;
    return !r->restarts || deal(r);
}

bool run_set(struct runner *r, char *rest)
{
    char *name = line_word(&rest);
    if (!*rest)
        return run_misshapen(r);
    r->unchecked = true;
    return sw_field_set(r->game, &r->state.head, name, rest, &r->why);
}
