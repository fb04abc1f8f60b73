/* SPDX-License-Identifier: MIT */
/* show.c - positions, events and results as text for people. */
#include "show.h"

#include <stdlib.h>

#include "render/term.h"
#include "spielwerk_words.h"

enum { INDENT = 2 };

void show_board(struct cli *c, const struct sw_game *g, const struct sw_state *view, int seat,
                struct sw_text *out)
{
    struct sw_scene *scene = malloc(sizeof *scene);
    struct term_options o = {.colour = c->color, .indent = INDENT};

    if (!scene)
        return;
    g->view.scene(g, view, seat, c->lang, scene);
    term_write(g, scene, &o, out);
    free(scene);
}

void show_names(struct cli *c, const struct sw_match *m, struct show_names *out)
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++) {
        char number[16];
        struct sw_text spare;
        snprintf(number, sizeof number, "%d", seat + 1);
        sw_text_init(&spare, out->spare[seat], sizeof out->spare[seat]);
        if (seat < sw_match_state(m)->seats)
            sw_text_add(&spare, sw_match_name(m, seat));
        if (!spare.len)
            sw_say(&spare, NULL, c->lang, SW_W_SEAT_N,
                   (const char *const[4]){number, "", "", ""});
        out->name[seat] = out->spare[seat];
    }
}

int show_events(struct cli *c, const struct sw_game *g, const struct sw_events *ev, int seat,
                const struct show_names *names, struct sw_text *out)
{
    int lines = 0;

    for (int i = 0; i < ev->count; i++) {
        struct sw_event e = ev->item[i];
        if (!g->events[e.type].words)
            continue;
        sw_event_censor(g, &e, seat);
        sw_text_addf(out, "%*s", INDENT, "");
        sw_event_say(g, &e, c->lang, names->name, out);
        sw_text_add(out, "\n");
        lines++;
    }
    return lines;
}

void show_refusal(struct cli *c, const struct sw_game *g, int word, struct sw_text *out)
{
    const struct sw_word *w = sw_word(g, word);

    sw_text_add(out, w->text[c->lang]);
    if (*w->rule)
        sw_text_addf(out, " [%s]", w->rule);
}

/* ---- results ---------------------------------------------------------------- */

enum { CELL = 14 };

/* A name cut to fit its column. */
static void name_cell(const char *name, struct sw_text *out)
{
    char memory[SW_MAX_TOKEN];
    struct sw_text t;

    sw_text_init(&t, memory, sizeof memory);
    for (int width = 0; *name && width < CELL - 1; width++) {
        do
            sw_text_add_bytes(&t, name++, 1);
        while (((unsigned char)*name & 0xc0) == 0x80);
    }
    cli_pad(out, memory, -CELL);
}

static void number_cell(int n, struct sw_text *out)
{
    sw_text_addf(out, "%*d", CELL, n);
}

static int widest_category(struct cli *c, const struct sw_game *g, const struct sw_scores *s)
{
    int width = term_width(cli_text(c, T_SCORE_TOTAL));

    for (int i = 0; i < s->count; i++) {
        int w = term_width(sw_words(g, s->item[i].word, c->lang));
        width = w > width ? w : width;
    }
    return width;
}

static void row_head(const char *title, int width, struct sw_text *out)
{
    sw_text_addf(out, "%*s", INDENT, "");
    cli_pad(out, title, width);
}

static void score_table(struct cli *c, const struct sw_game *g, int seats,
                        const struct sw_scores *scores, int width, struct sw_text *out)
{
    for (int i = 0; i < scores[0].count; i++) {
        row_head(sw_words(g, scores[0].item[i].word, c->lang), width, out);
        for (int seat = 0; seat < seats; seat++)
            number_cell(scores[seat].item[i].points, out);
        sw_text_add(out, "\n");
    }
    row_head(cli_text(c, T_SCORE_TOTAL), width, out);
    for (int seat = 0; seat < seats; seat++)
        number_cell(scores[seat].total, out);
    sw_text_add(out, "\n");
}

static void places(struct cli *c, const struct sw_game *g, const struct sw_state *s, int width,
                   struct sw_text *out)
{
    uint8_t place[SW_MAX_SEATS] = {0};

    g->rules.rank(g, s, place);
    row_head(cli_text(c, T_SCORE_PLACE), width, out);
    for (int seat = 0; seat < s->seats; seat++)
        number_cell(place[seat], out);
    sw_text_addf(out, "\n%*s%s\n", INDENT, "", sw_words(g, g->endings[s->over].words, c->lang));
}

void show_scores(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                 const struct show_names *names, struct sw_text *out)
{
    struct sw_scores scores[SW_MAX_SEATS];
    int width;

    for (int seat = 0; seat < s->seats; seat++)
        g->rules.score(g, s, seat, &scores[seat]);
    width = widest_category(c, g, &scores[0]);
    row_head("", width, out);
    for (int seat = 0; seat < s->seats; seat++)
        name_cell(names->name[seat], out);
    sw_text_add(out, "\n");
    score_table(c, g, s->seats, scores, width, out);
    if (s->over)
        places(c, g, s, width, out);
}
