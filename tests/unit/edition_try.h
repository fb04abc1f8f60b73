/* SPDX-License-Identifier: MIT */
/* edition_try.h - changes to a game's tables, and whether it can still be played. For tests of
 * what editions a game accepts. */
#ifndef UNIT_EDITION_TRY_H
#define UNIT_EDITION_TRY_H

#include "unit/unit.h"

#include <string.h>

#include "spielwerk_match.h"

struct change {
    const char *table, *row, *column, *value, *why; /* why: part of the refusal */
};

static inline bool change_cells(struct sw_game *g, const struct change *change, int n,
                                struct sw_error *e)
{
    for (int i = 0; i < n; i++) {
        int table = sw_table_find(g, change[i].table);
        if (!sw_cell_set(g, table, sw_row_find(g, table, change[i].row),
                         sw_column_find(g, table, change[i].column), change[i].value, e))
            return false;
    }
    return sw_game_seal(g, "test", e);
}

/* Can the game be played with all these changes? If not, `said` says why. */
static inline bool try_cells(const char *game, const struct change *change, int n, char *said,
                             size_t size)
{
    struct sw_error e = {0};
    struct sw_game *g = sw_game_open(game, &e);
    struct sw_text text;
    bool good = change_cells(g, change, n, &e);
    sw_text_init(&text, said, size);
    if (!good)
        sw_error_say(&e, g, SW_EN, &text);
    sw_game_close(g);
    return good;
}

/* Each of these changes alone is refused for its own reason. */
static inline void refuse_each(const char *game, const struct change *bad, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        char said[512];
        if (try_cells(game, &bad[i], 1, said, sizeof said) || !strstr(said, bad[i].why))
            fail_msg("%s.%s.%s=%s: %s", bad[i].table, bad[i].row, bad[i].column, bad[i].value,
                     said);
    }
}

#endif
