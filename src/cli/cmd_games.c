/* SPDX-License-Identifier: MIT */
/* cmd_games.c - `games`, `rules` and `data`: what the games are made of. */
#include <string.h>

#include "commands.h"
#include "edition/edition.h"
#include "render/term.h"
#include "rules.h"

/* ---- games -------------------------------------------------------------------- */

static void say_game(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    char seats[24], minutes[16];

    snprintf(seats, sizeof seats, g->seats_min == g->seats_max ? "%d" : "%d–%d", g->seats_min,
             g->seats_max);
    snprintf(minutes, sizeof minutes, "%d", g->minutes);
    cli_pad(out, g->id, 12);
    cli_pad(out, sw_words(g, g->title, c->lang), 24);
    cli_say(c, out, T_GAMES_LINE, seats, minutes, NULL, NULL);
    sw_text_addf(out, "\n%12s%s\n", "", sw_words(g, g->blurb, c->lang));
    if (*g->credit)
        sw_text_addf(out, "%12s%s\n", "", g->credit);
}

static void json_game(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    sw_text_add(out, out->len > 1 ? ",\n {\"id\":" : "\n {\"id\":");
    sw_text_add_json(out, g->id);
    sw_text_add(out, ",\"title\":");
    sw_text_add_json(out, sw_words(g, g->title, c->lang));
    sw_text_addf(out,
                 ",\"version\":%d,\"seats_min\":%d,\"seats_max\":%d,\"minutes\":%d,"
                 "\"state_size\":%d,\"hidden\":%s}",
                 g->version, g->seats_min, g->seats_max, g->minutes, g->state_size,
                 g->hidden ? "true" : "false");
}

int cmd_games(struct cli *c)
{
    bool json = c->option[O_JSON] != NULL;
    struct sw_text out;

    sw_text_init_heap(&out);
    sw_text_add(&out, json ? "[" : "");
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = open_game(c, sw_game_id(i));
        if (g && json)
            json_game(c, g, &out);
        else if (g && !g->hidden)
            say_game(c, g, &out);
        sw_game_close(g);
    }
    sw_text_add(&out, json ? "\n]\n" : "");
    cli_flush(&out, stdout);
    return EXIT_OK;
}

/* ---- rules --------------------------------------------------------------------- */

int cmd_rules(struct cli *c)
{
    struct sw_game *g = open_game(c, c->word[0]);
    struct sw_text out;

    if (!g)
        return c->code;
    sw_text_init_heap(&out);
    rules_write(c, g, &out);
    cli_flush(&out, stdout);
    sw_game_close(g);
    return EXIT_OK;
}

/* ---- data ---------------------------------------------------------------------- */

enum { MAX_COLUMNS = 64, CELL = 128 };

static void print_cell(const struct sw_game *g, int table, int row, int column, char out[CELL])
{
    struct sw_text t;

    sw_text_init(&t, out, CELL);
    if (row < 0)
        sw_text_add(&t, g->table[table].column[column].name);
    else
        sw_cell_print(g, table, row, column, &t);
}

static int column_width(const struct sw_game *g, int table, int column)
{
    int widest = 0;

    for (int row = -1; row < sw_table_rows(g, table); row++) {
        char cell[CELL];
        int width;
        print_cell(g, table, row, column, cell);
        width = term_width(cell);
        widest = width > widest ? width : widest;
    }
    return widest;
}

/* Row -1 is the head. */
static void say_row(const struct sw_game *g, int table, int row, const int *width,
                    struct sw_text *out)
{
    int columns = g->table[table].columns;

    for (int column = 0; column < columns && column < MAX_COLUMNS; column++) {
        char cell[CELL];
        print_cell(g, table, row, column, cell);
        if (column == columns - 1)
            sw_text_add(out, cell);
        else
            cli_pad(out, cell, width[column] + 2);
    }
    sw_text_add(out, "\n");
}

static void say_table(struct cli *c, const struct sw_game *g, int table, struct sw_text *out)
{
    int width[MAX_COLUMNS];

    for (int column = 0; column < g->table[table].columns && column < MAX_COLUMNS; column++)
        width[column] = column_width(g, table, column);
    sw_text_addf(out, "%s%s (%s)\n\n", table ? "\n" : "",
                 sw_words(g, g->table[table].title, c->lang), g->table[table].name);
    for (int row = -1; row < sw_table_rows(g, table); row++)
        say_row(g, table, row, width, out);
}

int cmd_data(struct cli *c)
{
    struct sw_game *g = open_game(c, c->word[0]);
    struct sw_text out;
    bool good;

    if (!g)
        return c->code;
    sw_text_init_heap(&out);
    if (c->option[O_JSON])
        edition_write(g, &out);
    else
        for (int table = 0; table < g->table_count; table++)
            say_table(c, g, table, &out);
    good = open_output(c, c->option[O_OUTPUT], out.data, out.len);
    sw_text_clear(&out);
    sw_game_close(g);
    return good ? EXIT_OK : EXIT_OUTPUT;
}
