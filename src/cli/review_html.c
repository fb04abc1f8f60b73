/* SPDX-License-Identifier: MIT */
/* review_html.c - a match that was looked back at, as one page without scripts. */
#include <stdlib.h>
#include <string.h>

#include "ai/judge.h"
#include "render/svg.h"
#include "review.h"

enum { WIDE = 960, HIGH = 280, LEFT = 44, TOP = 12, BOTTOM = 26 };

static const char style[] =
    "<style>\n"
    "body{font:17px/1.5 Georgia,'Times New Roman',serif;color:#2b2620;background:#f6f1e7;"
    "max-width:62rem;margin:2rem auto;padding:0 1rem}\n"
    "h1{font-size:1.7rem;margin-bottom:.2rem}h2{font-size:1.25rem;margin-top:2.2rem}\n"
    "p.quiet,figcaption{color:#6b6256;font-size:.92rem}\n"
    "table{border-collapse:collapse}td,th{padding:.25rem .9rem;text-align:right}\n"
    "td:first-child,th:first-child{text-align:left}tr{border-bottom:1px solid #d9cfbd}\n"
    "figure{margin:1rem 0;background:#fffdf8;border:1px solid #d9cfbd;border-radius:6px;"
    "padding:.8rem}\n"
    "figure svg{width:100%;height:auto;display:block}\n"
    ".key{display:inline-block;width:2.2rem;height:0;border-width:4px 0 0;margin:0 .4rem "
    ".28rem 1.2rem}\n"
    "section{margin-bottom:2rem}\n"
    "</style>\n";

static const char *const dash[SW_MAX_SEATS] = {"none", "9 4",      "2 4",     "12 3 2 3",
                                               "5 5",  "14 4 4 4", "1 3 6 3", "3 3"};
static const char *const border[] = {"solid", "dashed", "dotted", "double"};

/* ---- small things ------------------------------------------------------------------------ */

static void escape_word(const struct review *r, int word, struct sw_text *out)
{
    svg_escape(out, cli_text(r->c, word));
}

static void element(const char *name, const char *text, struct sw_text *out)
{
    sw_text_addf(out, "<%s>", name);
    svg_escape(out, text);
    sw_text_addf(out, "</%s>\n", name);
}

static unsigned colour(const struct review *r, int seat)
{
    return (unsigned)sw_material(r->game, SW_SEAT_0 + (seat < 6 ? seat : 5))->light;
}

/* ---- the curve --------------------------------------------------------------------------- */

static int chance_at(const struct review *r, int ply, int seat)
{
    return ply ? r->step[ply - 1].chance[seat] : r->begin[seat];
}

static int x_of(const struct review *r, int ply)
{
    return LEFT + (WIDE - LEFT - 8) * ply / r->plies;
}

static int y_of(int chance)
{
    return TOP + (HIGH - TOP - BOTTOM) * (JUDGE_CERTAIN - chance) / JUDGE_CERTAIN;
}

static void draw_grid(struct sw_text *out)
{
    for (int percent = 0; percent <= 100; percent += 25) {
        int y = y_of(percent * JUDGE_CERTAIN / 100);
        sw_text_addf(out,
                     "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"#d9cfbd\"/>"
                     "<text x=\"%d\" y=\"%d\" font-size=\"12\" text-anchor=\"end\" "
                     "fill=\"#6b6256\">%d %%</text>\n",
                     LEFT, WIDE - 8, y, y, LEFT - 6, y + 4, percent);
    }
}

/* Single chances are guesses: three in a row are averaged, the last one is the result. */
static int smooth(const struct review *r, int ply, int seat)
{
    int from = ply > 0 ? ply - 1 : 0, to = ply < r->plies ? ply + 1 : ply, sum = 0;

    if (ply == r->plies)
        return chance_at(r, ply, seat);
    for (int i = from; i <= to; i++)
        sum += chance_at(r, i, seat);
    return sum / (to - from + 1);
}

static void draw_line(const struct review *r, int seat, struct sw_text *out)
{
    sw_text_addf(out,
                 "<polyline fill=\"none\" stroke=\"#%06x\" stroke-width=\"2.5\" "
                 "stroke-dasharray=\"%s\" points=\"",
                 colour(r, seat), dash[seat]);
    for (int ply = 0; ply <= r->plies; ply++)
        sw_text_addf(out, "%d,%d ", x_of(r, ply), y_of(smooth(r, ply, seat)));
    sw_text_add(out, "\"><title>");
    svg_escape(out, r->names.name[seat]);
    sw_text_add(out, "</title></polyline>\n");
}

static void draw_turns(const struct review *r, struct sw_text *out)
{
    for (int i = 0; i < r->turns; i++) {
        int ply = r->turn[i] + 1, seat = r->step[r->turn[i]].seat;
        int x = x_of(r, ply), y = y_of(smooth(r, ply, seat));
        sw_text_addf(out,
                     "<a href=\"#turn%d\"><circle cx=\"%d\" cy=\"%d\" r=\"10\" fill=\"#%06x\"/>"
                     "<text x=\"%d\" y=\"%d\" font-size=\"13\" font-weight=\"bold\" "
                     "text-anchor=\"middle\" fill=\"#fff\">%d</text></a>\n",
                     i + 1, x, y, colour(r, seat), x, y + 5, i + 1);
    }
}

static void draw_keys(const struct review *r, struct sw_text *out)
{
    sw_text_add(out, "<figcaption>");
    for (int seat = 0; seat < r->seats; seat++) {
        sw_text_addf(out,
                     "<span class=\"key\" style=\"border-color:#%06x;border-style:%s\">"
                     "</span>",
                     colour(r, seat), border[seat % 4]);
        svg_escape(out, r->names.name[seat]);
    }
    sw_text_add(out, "</figcaption>\n");
}

static void draw_curve(const struct review *r, struct sw_text *out)
{
    sw_text_addf(out, "<figure><svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"", WIDE,
                 HIGH);
    escape_word(r, T_REVIEW_CURVE, out);
    sw_text_add(out, "\">\n");
    draw_grid(out);
    for (int seat = 0; seat < r->seats; seat++)
        draw_line(r, seat, out);
    draw_turns(r, out);
    sw_text_add(out, "</svg>\n");
    draw_keys(r, out);
    sw_text_add(out, "</figure>\n");
}

/* ---- boards ------------------------------------------------------------------------------ */

/* Only what the better action is about glows: its values if they can be seen, else its verb. */
static int light_up(const struct review *r, const struct sw_action *a, bool verbs,
                    struct sw_scene *scene)
{
    int lit = 0;

    for (int i = 0; i < scene->nodes; i++) {
        struct sw_node *n = &scene->node[i];
        bool fits = n->mark.kind != SW_KIND_NONE && (n->mark.kind == SW_KIND_VERB) == verbs &&
                    sw_mark_fits(r->game, &n->mark, a);
        n->flags &= (uint16_t) ~(SW_GLOW | SW_CHOSEN);
        if (!fits)
            continue;
        n->flags |= n->flags & SW_PREVIEW ? SW_CHOSEN : SW_GLOW;
        lit++;
    }
    return lit;
}

/* A quiet ring is not enough on a printed page. */
static void stress(int number, const struct sw_scene *scene, struct sw_text *out)
{
    sw_text_add(out, "<style>");
    for (int i = 0; i < scene->nodes; i++)
        if (scene->node[i].flags & (SW_GLOW | SW_CHOSEN))
            sw_text_addf(out, "#turn%d [data-mark=\"%d:%d\"]{filter:drop-shadow(0 0 5px #d22)}",
                         number, scene->node[i].mark.kind, scene->node[i].mark.value);
    sw_text_add(out, "</style>\n");
}

static void draw_board(const struct review *r, int number, int ply, struct sw_scene *scene,
                       struct sw_text *out)
{
    struct svg_options o = {.title = sw_words(r->game, r->game->title, r->c->lang)};
    const struct review_step *s = &r->step[ply];
    union sw_any_state view;

    sw_match_at(r->match, ply, &view.head, NULL);
    sw_censor(r->game, &view.head, s->seat);
    memset(scene, 0, sizeof *scene);
    scene->wish.names = r->names.name;
    r->game->view.scene(r->game, &view.head, s->seat, r->c->lang, scene);
    if (light_up(r, &s->best, false, scene) == 0)
        light_up(r, &s->best, true, scene);
    stress(number, scene, out);
    sw_text_add(out, "<figure>");
    svg_write(r->game, scene, &o, out);
    sw_text_add(out, "<figcaption>");
    escape_word(r, T_REVIEW_BOARD, out);
    sw_text_add(out, "</figcaption></figure>\n");
}

static void write_turn(const struct review *r, int i, struct sw_scene *scene,
                       struct sw_text *out)
{
    struct sw_text text;
    union sw_any_state s;
    char round[16];
    int ply = r->turn[i];

    sw_match_at(r->match, ply, &s.head, NULL);
    snprintf(round, sizeof round, "%d", s.head.round);
    sw_text_init_heap(&text);
    sw_text_addf(&text, "%d. ", i + 1);
    cli_say(r->c, &text, T_REVIEW_TURN, r->names.name[r->step[ply].seat], round, NULL, NULL);
    sw_text_addf(out, "<section id=\"turn%d\">\n", i + 1);
    element("h3", text.data, out);
    sw_text_clear(&text);
    sw_text_init_heap(&text);
    review_say_choice(r, ply, &text);
    element("p", text.data, out);
    sw_text_clear(&text);
    draw_board(r, i + 1, ply, scene, out);
    sw_text_add(out, "</section>\n");
}

/* ---- tables ------------------------------------------------------------------------------ */

static void write_result(const struct review *r, struct sw_text *out)
{
    const struct sw_state *s = sw_match_state(r->match);
    uint8_t place[SW_MAX_SEATS];

    r->game->rules.rank(r->game, s, place);
    sw_text_add(out, "<table><tr><th></th><th>");
    escape_word(r, T_REVIEW_PLACE, out);
    sw_text_add(out, "</th><th>");
    escape_word(r, T_REVIEW_POINTS, out);
    sw_text_add(out, "</th></tr>\n");
    for (int seat = 0; seat < r->seats; seat++) {
        struct sw_scores scores;
        r->game->rules.score(r->game, s, seat, &scores);
        sw_text_add(out, "<tr><td>");
        svg_escape(out, r->names.name[seat]);
        sw_text_addf(out, "</td><td>%d.</td><td>%d</td></tr>\n", place[seat], scores.total);
    }
    sw_text_add(out, "</table>\n");
}

static void write_sums(const struct review *r, struct sw_text *out)
{
    static const int head[] = {T_REVIEW_LUCK, T_REVIEW_GIVEN, T_REVIEW_BEST};

    sw_text_add(out, "<table><tr><th></th>");
    for (int i = 0; i < 3; i++)
        element("th", cli_text(r->c, head[i]), out);
    sw_text_add(out, "</tr>\n");
    for (int seat = 0; seat < r->seats; seat++) {
        struct review_sum sum;
        review_add_up(r, seat, &sum);
        sw_text_add(out, "<tr><td>");
        svg_escape(out, r->names.name[seat]);
        sw_text_add(out, "</td><td>");
        review_say_change(sum.luck, out);
        sw_text_addf(out, " %%</td><td>");
        review_say_given(r, sum.given, out);
        sw_text_addf(out, "</td><td>%d / %d</td></tr>\n", sum.as_best, sum.decisions);
    }
    sw_text_add(out, "</table>\n<p class=\"quiet\">");
    escape_word(r, T_REVIEW_NOTE, out);
    sw_text_add(out, "</p>\n");
}

static void write_draws(const struct review *r, struct sw_text *out)
{
    sw_text_add(out, "<ul>\n");
    for (int i = 0; i < r->draws; i++) {
        struct sw_text text;
        sw_text_init_heap(&text);
        review_say_draw(r, r->draw[i], &text);
        element("li", text.data, out);
        sw_text_clear(&text);
    }
    sw_text_add(out, "</ul>\n");
}

/* ---- the page ---------------------------------------------------------------------------- */

static void write_head(const struct review *r, struct sw_text *out)
{
    struct sw_text title;

    sw_text_init_heap(&title);
    cli_say(r->c, &title, T_REVIEW_TITLE, sw_words(r->game, r->game->title, r->c->lang), NULL,
            NULL, NULL);
    sw_text_addf(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
                 r->c->lang == SW_DE ? "de" : "en");
    sw_text_add(out, "<meta name=\"viewport\" content=\"width=device-width\">\n");
    element("title", title.data, out);
    sw_text_add(out, style);
    sw_text_add(out, "</head>\n<body>\n");
    svg_symbols(r->game, out);
    element("h1", title.data, out);
    sw_text_clear(&title);
}

bool review_html(const struct review *r, struct sw_text *out)
{
    struct sw_scene *scene = calloc(1, sizeof *scene);

    if (!scene)
        return false;
    write_head(r, out);
    write_result(r, out);
    element("h2", cli_text(r->c, T_REVIEW_CURVE), out);
    draw_curve(r, out);
    element("h2", cli_text(r->c, T_REVIEW_LUCK_SKILL), out);
    write_sums(r, out);
    element("h2", cli_text(r->c, r->draws ? T_REVIEW_DRAWS : T_REVIEW_NO_DRAWS), out);
    write_draws(r, out);
    element("h2", cli_text(r->c, r->turns ? T_REVIEW_TURNS : T_REVIEW_NO_TURNS), out);
    for (int i = 0; i < r->turns; i++)
        write_turn(r, i, scene, out);
    sw_text_add(out, "</body>\n</html>\n");
    free(scene);
    return !out->cut;
}
