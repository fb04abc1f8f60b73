/* SPDX-License-Identifier: MIT */
/* rules.c - printing the rule page of a game.
 *
 * A rule page is the ledger docs/rules/GAME.md: headings in both languages ("## A turn / Ein
 * Zug"), and tables whose rows are rules ("| id | English | Deutsch | ..."). Of these we
 * print what a player wants: heading, id, and the rule in one language. */
#include "rules.h"

#include <string.h>

#include "render/term.h"

enum { ID_WIDTH = 14, LINE_WIDTH = 90, CELL = 2048 };

static const char table_head[] = "| id | English | Deutsch |";

static const char *find_page(const char *game)
{
    for (int i = 0; rules_pages[i].game; i++)
        if (strcmp(rules_pages[i].game, game) == 0)
            return rules_pages[i].text;
    return NULL;
}

static void list_refusals(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    cli_say(c, out, T_RULES_NONE, NULL, NULL, NULL, NULL);
    sw_text_add(out, "\n");
    for (int i = 0; i < g->word_count; i++) {
        if (!*g->words[i].rule)
            continue;
        sw_text_add(out, "  ");
        cli_pad(out, g->words[i].rule, ID_WIDTH);
        sw_text_addf(out, "%s\n", g->words[i].text[c->lang]);
    }
}

/* Part `index` of a line that `separator` cuts into parts, without blanks at its ends and
 * without the marks of bold and code. */
static void part_of(const char *line, const char *separator, int index, char out[CELL])
{
    const char *end;
    size_t n = 0;

    while (index-- > 0 && strstr(line, separator))
        line = strstr(line, separator) + strlen(separator);
    end = strstr(line, separator);
    end = end ? end : line + strlen(line);
    for (line += strspn(line, " #"); line < end && n < CELL - 1; line++)
        if (*line != '*' && *line != '`')
            out[n++] = *line;
    while (n > 0 && out[n - 1] == ' ')
        n--;
    out[n] = 0;
}

/* A text in lines of at most LINE_WIDTH columns; `column` is where the first one begins. */
static void add_wrapped(struct sw_text *out, char *text, int indent, int column)
{
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int width = term_width(word);
        if (column > indent && column + 1 + width > LINE_WIDTH) {
            sw_text_addf(out, "\n%*s", indent, "");
            column = indent;
        }
        sw_text_addf(out, "%s%s", column > indent ? " " : "", word);
        column += width + (column > indent);
    }
    sw_text_add(out, "\n");
}

static void say_rule(struct cli *c, const char *line, struct sw_text *out)
{
    char cell[CELL];

    part_of(line, "|", 1, cell);
    sw_text_add(out, "  ");
    cli_pad(out, cell, ID_WIDTH);
    part_of(line, "|", c->lang == SW_DE ? 3 : 2, cell);
    add_wrapped(out, cell, ID_WIDTH + 2, ID_WIDTH + 2);
}

static void say_heading(struct cli *c, const char *line, struct sw_text *out)
{
    char text[CELL];

    part_of(line, " / ", c->lang == SW_DE ? 1 : 0, text);
    sw_text_addf(out, "%s%s\n", out->len ? "\n" : "", text);
}

/* Headings are kept back until a rule follows: some only head what is for developers. */
static void say_page(struct cli *c, const char *page, struct sw_text *out)
{
    char line[CELL * 2], heading[CELL * 2] = "";
    bool in_rules = false;

    for (; *page; page += *page == '\n') {
        size_t length = strcspn(page, "\n");
        snprintf(line, sizeof line, "%.*s", (int)length, page);
        page += length;
        if (*line == '#')
            memcpy(heading, line, sizeof heading);
        else if (strncmp(line, table_head, strlen(table_head)) == 0)
            in_rules = true;
        else if (*line != '|')
            in_rules = false;
        else if (in_rules && strncmp(line, "| -", 3) != 0) {
            if (*heading)
                say_heading(c, heading, out);
            *heading = 0;
            say_rule(c, line, out);
        }
    }
}

void rules_write(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    const char *page = find_page(g->id);

    if (page)
        say_page(c, page, out);
    else
        list_refusals(c, g, out);
}
