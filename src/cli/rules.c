/* SPDX-License-Identifier: MIT */
/* rules.c - printing the rule page of a game.
 *
 * A rule page is the ledger docs/rules/GAME.md: headings in both languages ("## A
 * turn / Ein Zug"), and tables whose rows are rules ("| id | English | Deutsch | ...") or plain
 * sentences ("| | English | Deutsch |"), whose first cell may be a catchword ("Aim / Ziel").
 * Of these we print what a player wants: headings, id or catchword, and the sentence in
 * one language. All else is for developers. */
#include "rules.h"

#include <string.h>

#include "render/term.h"
#include "wrap.h"

enum { ID_WIDTH = 13, LINE_WIDTH = 90, CELL = 2048 };

static const char *const table_head[] = {"| id | English | Deutsch |",
                                         "| | English | Deutsch |"};

static const char *find_page(const char *game)
{
    for (int i = 0; rules_pages[i].game; i++)
        if (strcmp(rules_pages[i].game, game) == 0)
            return rules_pages[i].text;
    return NULL;
}

static int line_width(const struct cli *c)
{
    int width = cli_width(c);

    return width > 0 && width < LINE_WIDTH ? width : LINE_WIDTH;
}

static void list_refusals(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    size_t start = out->len;

    cli_say(c, out, T_RULES_NONE, NULL, NULL, NULL, NULL);
    sw_text_add(out, "\n");
    for (int i = 0; i < g->word_count; i++) {
        if (!*g->words[i].rule)
            continue;
        sw_text_add(out, "  ");
        cli_pad(out, g->words[i].rule, ID_WIDTH);
        sw_text_addf(out, "  %s\n", g->words[i].text[c->lang]);
    }
    wrap_from(out, start, line_width(c));
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

/* "Aim / Ziel" in one language; what has no bar is the same in both. */
static void in_language(struct cli *c, const char *both, char out[CELL])
{
    part_of(both, " / ", c->lang == SW_DE && strstr(both, " / ") ? 1 : 0, out);
}

static void say_rule(struct cli *c, const char *line, struct sw_text *out)
{
    char cell[CELL], first[CELL];
    size_t start = out->len;

    part_of(line, "|", 1, cell);
    in_language(c, cell, first);
    part_of(line, "|", c->lang == SW_DE ? 3 : 2, cell);
    sw_text_add(out, "  ");
    if (*first)
        cli_pad(out, first, ID_WIDTH);
    sw_text_addf(out, "%s%s\n", *first ? "  " : "", cell);
    wrap_from(out, start, line_width(c));
}

static void underlined(const char *text, const char *line, struct sw_text *out)
{
    sw_text_addf(out, "%s\n", text);
    for (int width = term_width(text); width > 0; width--)
        sw_text_add(out, line);
    sw_text_add(out, "\n");
}

static void say_heading(struct cli *c, const char *line, struct sw_text *out)
{
    char text[CELL];

    in_language(c, line, text);
    sw_text_add(out, "\n");
    underlined(text, "─", out);
}

static bool opens_table(const char *line)
{
    return strncmp(line, table_head[0], strlen(table_head[0])) == 0 ||
           strncmp(line, table_head[1], strlen(table_head[1])) == 0;
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
        else if (opens_table(line))
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

    underlined(sw_words(g, g->title, c->lang), "═", out);
    if (page)
        say_page(c, page, out);
    else
        list_refusals(c, g, out);
}
