/* SPDX-License-Identifier: MIT */
/* help.c - what `--help` says, made from the tables of commands and options. */
#include <string.h>

#include "args.h"
#include "render/term.h"

void cli_pad(struct sw_text *t, const char *s, int width)
{
    int blanks = (width < 0 ? -width : width) - term_width(s);

    if (width < 0)
        sw_text_addf(t, "%*s", blanks > 0 ? blanks : 0, "");
    sw_text_add(t, s);
    if (width > 0)
        sw_text_addf(t, "%*s", blanks > 0 ? blanks : 0, "");
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
    cli_flush(&t, to);
}
