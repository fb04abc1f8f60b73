/* SPDX-License-Identifier: MIT */
/* show.c - positions, events and results as text for people. */
#include "show.h"

#include <stdlib.h>
#include <string.h>

#include "render/term.h"
#include "spielwerk_words.h"
#include "wrap.h"

enum { INDENT = 2 };

/* ---- the board ------------------------------------------------------------------ */

static int indent_for(int board, int screen)
{
    if (screen == 0 || board + INDENT <= screen)
        return INDENT;
    return board < screen ? screen - board : 0;
}

void show_board(struct cli *c, const struct sw_game *g, const struct sw_state *view, int seat,
                const struct show_names *names, bool full, struct sw_text *out)
{
    struct cli_screen screen = cli_screen(c);
    struct sw_scene *scene = calloc(1, sizeof *scene);
    struct term_options o = {.colour = c->color};

    if (!scene)
        return;
    scene->wish.cols = (int16_t)screen.cols;
    scene->wish.rows = (int16_t)(full ? 0 : screen.rows);
    scene->wish.names = names ? names->name : NULL;
    g->view.scene(g, view, seat, c->lang, scene);
    o.indent = indent_for(scene->cols, screen.cols);
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

/* ---- what happened ---------------------------------------------------------------- */

int show_events(struct cli *c, const struct sw_game *g, const struct sw_events *ev, int seat,
                const struct show_names *names, struct sw_text *out)
{
    struct sw_text lines;
    int sentences;

    sw_text_init_heap(&lines);
    sentences = sw_events_say(g, ev, seat, c->lang, names->name, &lines);
    for (const char *at = lines.data; sentences && *at;) {
        size_t length = strcspn(at, "\n"), start = out->len;
        sw_text_addf(out, "%*s%.*s\n", INDENT, "", (int)length, at);
        wrap_from(out, start, cli_width(c));
        at += length + 1;
    }
    sw_text_clear(&lines);
    return sentences;
}

void show_refusal(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                  const struct show_names *names, int word, struct sw_text *out)
{
    const struct sw_word *w = sw_word(g, word);

    sw_why_say(g, s, word, c->lang, names->name, out);
    if (*w->rule)
        sw_text_addf(out, " [%s]", w->rule);
}

/* ---- results ---------------------------------------------------------------- */

enum { CELL = 14, LEAST_CELL = 6 };

/* The table: width of its first column, and of the others. */
struct grid {
    int head, cell;
};

/* A name cut to fit its column. */
static void name_cell(const struct grid *grid, const char *name, struct sw_text *out)
{
    char memory[SW_MAX_TOKEN];
    struct sw_text t;

    sw_text_init(&t, memory, sizeof memory);
    for (int width = 0; *name && width < grid->cell - 1; width++) {
        do
            sw_text_add_bytes(&t, name++, 1);
        while (((unsigned char)*name & 0xc0) == 0x80);
    }
    cli_pad(out, memory, -grid->cell);
}

static void number_cell(const struct grid *grid, int n, struct sw_text *out)
{
    sw_text_addf(out, "%*d", grid->cell, n);
}

static struct grid fit_grid(struct cli *c, const struct sw_game *g, int seats,
                            const struct sw_scores *s)
{
    struct grid grid = {term_width(cli_text(c, T_SCORE_TOTAL)), CELL};
    int cols = cli_screen(c).cols;

    for (int i = 0; i < s->count; i++) {
        int w = term_width(sw_words(g, s->item[i].word, c->lang));
        grid.head = w > grid.head ? w : grid.head;
    }
    while (cols > 0 && grid.cell > LEAST_CELL && INDENT + grid.head + seats * grid.cell > cols)
        grid.cell--;
    return grid;
}

static void row_head(const struct grid *grid, const char *title, struct sw_text *out)
{
    sw_text_addf(out, "%*s", INDENT, "");
    cli_pad(out, title, grid->head);
}

static void score_table(struct cli *c, const struct sw_game *g, int seats,
                        const struct sw_scores *scores, const struct grid *grid,
                        struct sw_text *out)
{
    for (int i = 0; i < scores[0].count; i++) {
        row_head(grid, sw_words(g, scores[0].item[i].word, c->lang), out);
        for (int seat = 0; seat < seats; seat++)
            number_cell(grid, scores[seat].item[i].points, out);
        sw_text_add(out, "\n");
    }
    row_head(grid, cli_text(c, T_SCORE_TOTAL), out);
    for (int seat = 0; seat < seats; seat++)
        number_cell(grid, scores[seat].total, out);
    sw_text_add(out, "\n");
}

static void add_points(struct cli *c, int points, struct sw_text *out)
{
    char number[16];

    snprintf(number, sizeof number, "%d", points);
    cli_say(c, out, points == 1 ? T_WITH_POINT : T_WITH_POINTS, number, NULL, NULL, NULL);
}

/* "Ada", "Ada and Ben", "Ada, Ben and Carl": everybody in first place. */
static int list_winners(struct cli *c, int seats, const uint8_t place[],
                        const struct show_names *names, struct sw_text *out)
{
    int count = 0, listed = 0;

    for (int seat = 0; seat < seats; seat++)
        count += place[seat] == 1;
    for (int seat = 0; seat < seats; seat++) {
        if (place[seat] != 1)
            continue;
        if (listed > 0)
            sw_text_add(out, listed == count - 1 ? cli_text(c, T_LAST_OF_LIST) : ", ");
        sw_text_add(out, names->name[seat]);
        listed++;
    }
    return count;
}

static void say_winner(struct cli *c, const struct sw_state *s, const struct sw_scores *scores,
                       const uint8_t place[], const struct show_names *names,
                       struct sw_text *out)
{
    struct sw_text who, points;
    int first = 0, winners;

    while (first < s->seats - 1 && place[first] != 1)
        first++;
    sw_text_init_heap(&who);
    sw_text_init_heap(&points);
    winners = list_winners(c, s->seats, place, names, &who);
    add_points(c, scores[first].total, &points);
    sw_text_addf(out, "\n%*s", INDENT, "");
    cli_say(c, out, winners > 1 ? T_WINNERS : T_WINNER, who.data, points.data, NULL, NULL);
    sw_text_add(out, "\n");
    sw_text_clear(&who);
    sw_text_clear(&points);
}

static void say_places(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                       const uint8_t place[], const struct grid *grid, struct sw_text *out)
{
    row_head(grid, cli_text(c, T_SCORE_PLACE), out);
    for (int seat = 0; seat < s->seats; seat++)
        number_cell(grid, place[seat], out);
    sw_text_addf(out, "\n\n%*s%s", INDENT, "", sw_words(g, g->endings[s->over].words, c->lang));
}

void show_scores(struct cli *c, const struct sw_game *g, const struct sw_state *s,
                 const struct show_names *names, struct sw_text *out)
{
    struct sw_scores scores[SW_MAX_SEATS];
    uint8_t place[SW_MAX_SEATS] = {0};
    struct grid grid;

    for (int seat = 0; seat < s->seats; seat++)
        g->rules.score(g, s, seat, &scores[seat]);
    grid = fit_grid(c, g, s->seats, &scores[0]);
    row_head(&grid, "", out);
    for (int seat = 0; seat < s->seats; seat++)
        name_cell(&grid, names->name[seat], out);
    sw_text_add(out, "\n");
    score_table(c, g, s->seats, scores, &grid, out);
    if (!s->over)
        return;
    g->rules.rank(g, s, place);
    say_places(c, g, s, place, &grid, out);
    say_winner(c, s, scores, place, names, out);
}
