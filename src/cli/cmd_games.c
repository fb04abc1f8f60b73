/* SPDX-License-Identifier: MIT */
/* cmd_games.c - `games`, `rules` and `data`: what the games are made of. */
#include "commands.h"
#include "edition/edition.h"
#include "rows.h"
#include "rules.h"
#include "wrap.h"

/* ---- games -------------------------------------------------------------------- */

static void say_game(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    size_t start = out->len;
    char seats[24], minutes[16];

    snprintf(seats, sizeof seats, g->seats_min == g->seats_max ? "%d" : "%d–%d", g->seats_min,
             g->seats_max);
    snprintf(minutes, sizeof minutes, "%d", g->minutes);
    cli_pad(out, g->id, 12);
    cli_pad(out, sw_words(g, g->title, c->lang), 26);
    cli_say(c, out, T_GAMES_LINE, seats, minutes, NULL, NULL);
    sw_text_addf(out, "\n%12s%s\n", "", sw_words(g, g->blurb, c->lang));
    if (*g->credit)
        sw_text_addf(out, "%12s%s\n", "", g->credit);
    wrap_from(out, start, cli_width(c));
}

static void json_option(const struct sw_game *g, int option, struct sw_text *out)
{
    const struct sw_option *o = &g->options[option];
    char token[SW_MAX_TOKEN];

    sw_text_add(out, option ? ",{\"name\":" : "{\"name\":");
    sw_text_add_json(out, o->name);
    sw_option_print(g, option, o->preset, token);
    sw_text_add(out, ",\"default\":");
    sw_text_add_json(out, token);
    sw_text_addf(out, ",\"min\":%d,\"max\":%d", o->min, o->max);
    for (int v = o->min; o->tokens && v <= o->max; v++) {
        sw_option_print(g, option, v, token);
        sw_text_add(out, v == o->min ? ",\"values\":[" : ",");
        sw_text_add_json(out, token);
    }
    sw_text_add(out, o->tokens ? "]}" : "}");
}

static void json_game(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    sw_text_add(out, out->len > 1 ? ",\n {\"id\":" : "\n {\"id\":");
    sw_text_add_json(out, g->id);
    sw_text_add(out, ",\"title\":");
    sw_text_add_json(out, sw_words(g, g->title, c->lang));
    sw_text_addf(out,
                 ",\"version\":%d,\"seats_min\":%d,\"seats_max\":%d,\"minutes\":%d,"
                 "\"state_size\":%d,\"options\":[",
                 g->version, g->seats_min, g->seats_max, g->minutes, g->state_size);
    for (int i = 0; i < g->option_count; i++)
        json_option(g, i, out);
    sw_text_add(out, "]}");
}

static void list_game(struct cli *c, const struct sw_game *g, bool alone, struct sw_text *out)
{
    if (c->option[O_JSON])
        json_game(c, g, out);
    else
        say_game(c, g, out);
    if (alone && !c->option[O_JSON])
        help_options(c, g, out);
}

int cmd_games(struct cli *c)
{
    bool json = c->option[O_JSON] != NULL;
    int n = c->words ? 1 : sw_game_count();
    struct sw_text out;

    sw_text_init_heap(&out);
    sw_text_add(&out, json ? "[" : "");
    for (int i = 0; i < n; i++) {
        struct sw_game *g = open_game(c, c->words ? c->word[0] : sw_game_id(i));
        if (g && (!g->hidden || c->words))
            list_game(c, g, c->words > 0, &out);
        sw_game_close(g);
    }
    sw_text_add(&out, json ? "\n]\n" : "");
    if (c->code == EXIT_OK)
        cli_flush(&out, stdout);
    sw_text_clear(&out);
    return c->code;
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
        for (int table = 0; table < g->table_count; table++) {
            sw_text_add(&out, table ? "\n" : "");
            rows_table(c, g, table, &out);
        }
    good = open_output(c, c->option[O_OUTPUT], out.data, out.len);
    sw_text_clear(&out);
    sw_game_close(g);
    return good ? EXIT_OK : EXIT_OUTPUT;
}
