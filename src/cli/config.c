/* SPDX-License-Identifier: MIT */
/* config.c - options from a file: the same names as on the command line. */
#include "config.h"

#include <string.h>

#include "args.h"

/* An option this command takes, or OPTIONS. */
static int find_option(const struct cli *c, const char *name)
{
    int o = 0;

    while (o < OPTIONS &&
           !(strcmp(option_rows[o].name, name) == 0 && (c->command->options >> o & 1)))
        o++;
    return o;
}

static bool read_line(struct cli *c, char *line, int number)
{
    char *name = line + strspn(line, " \t"), *value = name + strcspn(name, " \t\r");
    char digits[16];
    int o;

    if (!*name || *name == '#' || *name == '\r')
        return true;
    if (*value)
        *value++ = 0;
    value += strspn(value, " \t");
    for (size_t n = strlen(value); n > 0 && strchr(" \t\r", value[n - 1]); n--)
        value[n - 1] = 0;
    o = find_option(c, name);
    if (o == OPTIONS || o == O_CONFIG) {
        snprintf(digits, sizeof digits, "%d", number);
        cli_fail(c, EXIT_USAGE, T_CONFIG_LINE, c->option[O_CONFIG], digits, name);
        return false;
    }
    if (!c->option[o])
        c->option[o] = value;
    return true;
}

bool config_read(struct cli *c, struct sw_text *text)
{
    char *line, *end;
    int number = 1;

    if (!c->option[O_CONFIG])
        return true;
    if (!open_file(c, c->option[O_CONFIG], text))
        return false;
    for (line = text->data; line && *line; line = end, number++) {
        end = strchr(line, '\n');
        if (end)
            *end++ = 0;
        if (!read_line(c, line, number))
            return false;
    }
    return true;
}
