/* SPDX-License-Identifier: MIT */
/* help.c - what `--help` says, made from the tables of commands and options. */
#include <string.h>

#include "ai/ai.h"
#include "args.h"
#include "render/term.h"
#include "wrap.h"

void cli_pad(struct sw_text *t, const char *s, int width)
{
    int blanks = (width < 0 ? -width : width) - term_width(s);

    if (width < 0)
        sw_text_addf(t, "%*s", blanks > 0 ? blanks : 0, "");
    sw_text_add(t, s);
    if (width > 0)
        sw_text_addf(t, "%*s", blanks > 0 ? blanks : 0, "");
}

static int help_width(const struct cli *c)
{
    int width = cli_width(c);

    return width > 0 ? width : 100;
}

void help_program(struct cli *c, FILE *to)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    cli_say(c, &t, T_HELP_HEAD, NULL, NULL, NULL, NULL);
    for (int i = 0; i < command_count; i++) {
        sw_text_add(&t, "  ");
        cli_pad(&t, commands[i].usage[c->lang], 16);
        sw_text_addf(&t, "  %s\n", commands[i].summary[c->lang]);
    }
    cli_say(c, &t, T_HELP_FOOT, NULL, NULL, NULL, NULL);
    wrap_from(&t, 0, help_width(c));
    cli_flush(&t, to);
}

/* "  -o, --output FILE" */
static void option_head(struct cli *c, const struct option_row *row, struct sw_text *out)
{
    char head[96];
    const char *value = row->value[c->lang];

    snprintf(head, sizeof head, "--%s%s%s", row->name, *value ? " " : "", value);
    if (row->letter)
        sw_text_addf(out, "  -%c, ", row->letter);
    else
        sw_text_add(out, "      ");
    cli_pad(out, head, 28);
}

/* "end_of_turn  after each turn" */
static void option_values(struct cli *c, const struct sw_game *g, int option,
                          struct sw_text *out)
{
    const struct sw_option *o = &g->options[option];

    for (int v = o->min; v <= o->max; v++) {
        const char *words = o->values ? sw_words(g, o->values + v, c->lang) : "";
        char token[SW_MAX_TOKEN];
        sw_option_print(g, option, v, token);
        sw_text_add(out, "      ");
        cli_pad(out, token, 20);
        sw_text_add(out, "  ");
        if (v == o->preset)
            cli_say(c, out, T_HELP_DEFAULT, words, NULL, NULL, NULL);
        else
            sw_text_add(out, words);
        sw_text_add(out, "\n");
    }
}

static void option_range(struct cli *c, const struct sw_option *o, struct sw_text *out)
{
    char least[16], most[16], preset[16];

    snprintf(least, sizeof least, "%d", o->min);
    snprintf(most, sizeof most, "%d", o->max);
    snprintf(preset, sizeof preset, "%d", o->preset);
    sw_text_add(out, "      ");
    cli_say(c, out, T_HELP_RANGE, least, most, preset, NULL);
    snprintf(preset, sizeof preset, "%d", o->bots);
    if (o->bots != o->preset)
        cli_say(c, out, T_HELP_RANGE_BOTS, preset, NULL, NULL, NULL);
    sw_text_add(out, "\n");
}

void help_options(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    size_t start = out->len;

    if (!g->option_count)
        return;
    sw_text_add(out, "\n");
    cli_say(c, out, T_HELP_OPTIONS, sw_words(g, g->title, c->lang), NULL, NULL, NULL);
    sw_text_add(out, "\n");
    for (int i = 0; i < g->option_count; i++) {
        char head[SW_MAX_TOKEN + 16];
        snprintf(head, sizeof head, "--option %s=…", g->options[i].name);
        sw_text_add(out, "  ");
        cli_pad(out, head, 24);
        sw_text_addf(out, "  %s\n", sw_words(g, g->options[i].title, c->lang));
        if (g->options[i].tokens)
            option_values(c, g, i, out);
        else
            option_range(c, &g->options[i], out);
    }
    wrap_from(out, start, cli_width(c));
}

const char *help_bot(struct cli *c, const char *name)
{
    const struct ai_bot *bot = ai_find(name);

    return bot ? bot->about[c->lang] : name;
}

/* With a game named, also what can be set in it. */
static void help_game(struct cli *c, const struct command *command, struct sw_text *out)
{
    struct sw_game *g = NULL;

    if ((command->options >> O_SET & 1) && c->words > 0)
        g = sw_game_open(c->word[0], NULL);
    if (g)
        help_options(c, g, out);
    sw_game_close(g);
}

void help_command(struct cli *c, const struct command *command, FILE *to)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    cli_say(c, &t, T_HELP_USAGE, command->usage[c->lang], NULL, NULL, NULL);
    sw_text_addf(&t, "\n\n%s\n\n", command->about[c->lang]);
    for (int i = OPTIONS - 1; i >= 0; i--) {
        if (!(command->options >> i & 1))
            continue;
        option_head(c, &option_rows[i], &t);
        sw_text_addf(&t, "  %s\n", option_rows[i].help[c->lang]);
    }
    help_game(c, command, &t);
    wrap_from(&t, 0, help_width(c));
    cli_flush(&t, to);
}
