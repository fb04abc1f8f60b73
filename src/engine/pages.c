/* SPDX-License-Identifier: MIT */
/* pages.c - reading the rule page of a game.
 *
 * A rule page is the ledger docs/rules/GAME.md: headings in both languages ("## A
 * turn / Ein Zug"), and tables whose rows are rules ("| id | English | Deutsch | ...") or plain
 * sentences ("| | English | Deutsch |"), whose first cell may be a catchword ("Aim / Ziel").
 * Of these a player wants headings, id or catchword, and the sentence in one language. All
 * else is for developers. */
#include "pages.h"

#include <stdio.h>
#include <string.h>

enum { CELL = 2048 };

static const char *const table_head[] = {"| id | English | Deutsch |",
                                         "| | English | Deutsch |"};

static const char *find_page(const char *game)
{
    for (int i = 0; rules_pages[i].game; i++)
        if (strcmp(rules_pages[i].game, game) == 0)
            return rules_pages[i].text;
    return NULL;
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
static void in_language(enum sw_lang lang, const char *both, char out[CELL])
{
    part_of(both, " / ", lang == SW_DE && strstr(both, " / ") ? 1 : 0, out);
}

static void read_rule(enum sw_lang lang, const char *line, const struct pages_reader *reader)
{
    char cell[CELL], id[CELL];

    part_of(line, "|", 1, cell);
    in_language(lang, cell, id);
    part_of(line, "|", lang == SW_DE ? 3 : 2, cell);
    reader->rule(reader->self, id, cell);
}

static void read_heading(enum sw_lang lang, const char *line, const struct pages_reader *reader)
{
    char text[CELL];

    in_language(lang, line, text);
    reader->heading(reader->self, text);
}

static bool opens_table(const char *line)
{
    return strncmp(line, table_head[0], strlen(table_head[0])) == 0 ||
           strncmp(line, table_head[1], strlen(table_head[1])) == 0;
}

/* Headings are kept back until a rule follows: some only head what is for developers. */
bool pages_read(const char *game, enum sw_lang lang, const struct pages_reader *reader)
{
    char line[CELL * 2], heading[CELL * 2] = "";
    const char *page = find_page(game);
    bool in_rules = false;

    if (!page)
        return false;
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
                read_heading(lang, heading, reader);
            *heading = 0;
            read_rule(lang, line, reader);
        }
    }
    return true;
}
