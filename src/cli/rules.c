/* SPDX-License-Identifier: MIT */
/* rules.c - printing the rule page of a game. */
#include "rules.h"

#include <string.h>

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
        cli_pad(out, g->words[i].rule, 14);
        sw_text_addf(out, "%s\n", g->words[i].text[c->lang]);
    }
}

void rules_write(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    const char *page = find_page(g->id);

    if (page)
        sw_text_add(out, page);
    else
        list_refusals(c, g, out);
}
