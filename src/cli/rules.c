/* SPDX-License-Identifier: MIT */
/* rules.c - printing the rule page of a game. */
#include "rules.h"

#include <string.h>

#include "engine/pages.h"
#include "render/term.h"
#include "wrap.h"

enum { ID_WIDTH = 13, LINE_WIDTH = 90 };

struct printer {
    struct cli *c;
    struct sw_text *out;
};

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

static void underlined(const char *text, const char *line, struct sw_text *out)
{
    sw_text_addf(out, "%s\n", text);
    for (int width = term_width(text); width > 0; width--)
        sw_text_add(out, line);
    sw_text_add(out, "\n");
}

static void say_heading(void *self, const char *text)
{
    struct printer *p = self;

    sw_text_add(p->out, "\n");
    underlined(text, "─", p->out);
}

static void say_rule(void *self, const char *id, const char *text)
{
    struct printer *p = self;
    size_t start = p->out->len;

    sw_text_add(p->out, "  ");
    if (*id)
        cli_pad(p->out, id, ID_WIDTH);
    sw_text_addf(p->out, "%s%s\n", *id ? "  " : "", text);
    wrap_from(p->out, start, line_width(p->c));
}

void rules_write(struct cli *c, const struct sw_game *g, struct sw_text *out)
{
    struct printer p = {c, out};
    const struct pages_reader reader = {say_heading, say_rule, &p};

    underlined(sw_words(g, g->title, c->lang), "═", out);
    if (!pages_read(g->id, c->lang, &reader))
        list_refusals(c, g, out);
}
