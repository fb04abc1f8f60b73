/* SPDX-License-Identifier: MIT */
/* cmd_files.c - `replay`, `render` and `dump`: what is in a save or position file. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "render/png.h"
#include "render/svg.h"
#include "render/term.h"
#include "show.h"

/* A position of a file, and through whose eyes it is seen. */
struct look {
    struct sw_match *match;
    const struct sw_game *game;
    int ply, seat;
    union sw_any_state state, view;
};

static int look_open(struct cli *c, struct look *l)
{
    l->match = open_match(c, c->word[0]);
    if (!l->match)
        return c->code;
    l->game = sw_match_game(l->match);
    if (!open_ply(c, l->match, &l->ply) ||
        !open_seat(c, sw_match_state(l->match)->seats, &l->seat))
        return c->code;
    if (c->option[O_SEAT] && c->option[O_SPECTATOR])
        return cli_fail(c, EXIT_USAGE, T_SEAT_OR_SPECTATOR, NULL, NULL, NULL);
    sw_match_at(l->match, l->ply, &l->state.head, NULL);
    memcpy(&l->view, &l->state, l->game->state_size);
    sw_censor(l->game, &l->view.head, l->seat);
    return EXIT_OK;
}

/* Open the file, do something with it, close it. */
static int with_look(struct cli *c, int (*run)(struct cli *, struct look *))
{
    struct look *l = calloc(1, sizeof *l);
    int code = l ? look_open(c, l) : EXIT_INPUT;

    if (code == EXIT_OK)
        code = run(c, l);
    if (l)
        sw_match_free(l->match);
    free(l);
    return code;
}

/* ---- replay ------------------------------------------------------------------- */

static void say_action(const struct look *l, int ply, struct sw_text *out)
{
    sw_text_addf(out, "%4d  ", ply);
    if (ply > 0) {
        struct sw_action a = sw_match_action(l->match, ply - 1);
        sw_action_print(l->game, &a, out);
    } else {
        sw_text_add(out, "setup");
    }
    sw_text_add(out, "\n");
}

static void say_lines(char *lines, struct sw_text *out)
{
    for (char *line = strtok(lines, "\n"); line; line = strtok(NULL, "\n"))
        sw_text_addf(out, "      | %s\n", line);
}

/* The action, what it drew and what it changed; of the setup only what it drew. */
static void say_changes(const struct look *l, int ply, const struct sw_state *before,
                        const struct sw_state *after, const struct sw_events *ev,
                        struct sw_text *out)
{
    struct sw_text lines;

    say_action(l, ply, out);
    sw_text_init_heap(&lines);
    sw_text_add(&lines, "luck: ");
    sw_luck_print(l->game, ev, &lines);
    if (lines.len == strlen("luck: "))
        sw_text_clear(&lines);
    sw_text_add(&lines, "\n");
    if (ply > 0)
        sw_diff(l->game, before, after, &lines);
    say_lines(lines.data, out);
    sw_text_clear(&lines);
}

static int replay(struct cli *c, struct look *l)
{
    union sw_any_state before, after = {0};
    struct show_names names;
    struct sw_events ev;
    struct sw_text out;

    sw_text_init_heap(&out);
    show_names(c, l->match, &names);
    for (int ply = 0; ply <= l->ply; ply++) {
        memcpy(&before, &after, sizeof before);
        sw_match_at(l->match, ply, &after.head, &ev);
        if (c->option[O_DIFF])
            say_changes(l, ply, &before.head, &after.head, &ev, &out);
        show_events(c, l->game, &ev, l->seat, &names, &out);
        cli_flush(&out, stdout);
    }
    sw_text_add(&out, "\n");
    show_scores(c, l->game, l->state.head.over ? &l->state.head : &l->view.head, &names, &out);
    cli_flush(&out, stdout);
    return EXIT_OK;
}

int cmd_replay(struct cli *c)
{
    return with_look(c, replay);
}

/* ---- render -------------------------------------------------------------------- */

static bool ends_with(const char *s, const char *ending)
{
    size_t n = strlen(s), k = strlen(ending);

    return n >= k && strcmp(s + n - k, ending) == 0;
}

static int make_png(struct cli *c, const struct sw_text *svg, struct sw_text *out)
{
    struct sw_error e;
    int64_t width;

    if (!args_number(c, O_WIDTH, 0, 1, 16384, &width))
        return EXIT_USAGE;
    if (!png_write(svg->data, svg->len, (int)width, out, &e))
        return cli_fail_error(c, EXIT_OUTPUT, "", &e, NULL);
    return EXIT_OK;
}

static int draw(struct cli *c, const struct look *l, const struct sw_scene *scene,
                const char *path, struct sw_text *out)
{
    struct svg_options svg = {.dark = c->option[O_DARK] != NULL, .standalone = true};
    struct term_options term = {.colour = c->color};
    struct sw_text drawing;
    int code = EXIT_OK;

    svg.title = sw_words(l->game, l->game->title, c->lang);
    if (ends_with(path, ".txt")) {
        term_write(l->game, scene, &term, out);
    } else if (ends_with(path, ".png")) {
        sw_text_init_heap(&drawing);
        svg_write(l->game, scene, &svg, &drawing);
        code = make_png(c, &drawing, out);
        sw_text_clear(&drawing);
    } else {
        svg_write(l->game, scene, &svg, out);
    }
    return code;
}

/* A text is as wide as the game likes, unless --width says otherwise. */
static int wish_for(struct cli *c, const char *path, const struct show_names *names,
                    struct sw_wish *out)
{
    int64_t width = 0;

    if (!ends_with(path, ".svg") && !ends_with(path, ".png") && !ends_with(path, ".txt") &&
        strcmp(path, "-") != 0)
        return cli_fail(c, EXIT_USAGE, T_PICTURE_ENDING, path, NULL, NULL);
    if (ends_with(path, ".txt") && !args_number(c, O_WIDTH, 0, 1, 1000, &width))
        return EXIT_USAGE;
    *out = (struct sw_wish){.cols = (int16_t)width, .names = names->name};
    return EXIT_OK;
}

static int render(struct cli *c, struct look *l)
{
    const char *path = c->option[O_OUTPUT] ? c->option[O_OUTPUT] : "-";
    struct sw_scene *scene = calloc(1, sizeof *scene);
    struct show_names names;
    struct sw_text out;
    int code = EXIT_OUTPUT;

    sw_text_init_heap(&out);
    show_names(c, l->match, &names);
    if (scene)
        code = wish_for(c, path, &names, &scene->wish);
    if (scene && code == EXIT_OK) {
        l->game->view.scene(l->game, &l->view.head, l->seat, c->lang, scene);
        code = draw(c, l, scene, path, &out);
    }
    if (code == EXIT_OK && !open_output(c, path, out.data, out.len))
        code = EXIT_OUTPUT;
    sw_text_clear(&out);
    free(scene);
    return code;
}

int cmd_render(struct cli *c)
{
    return with_look(c, render);
}

/* ---- dump ------------------------------------------------------------------------ */

static int dump(struct cli *c, struct look *l)
{
    bool whole = !c->option[O_SEAT] && !c->option[O_SPECTATOR];
    const struct sw_state *s = whole ? &l->state.head : &l->view.head;
    struct sw_text out;
    bool good;

    sw_text_init_heap(&out);
    if (c->option[O_JSON]) {
        sw_json(l->game, s, &out);
        sw_text_add(&out, "\n");
    } else {
        sw_position_save(l->game, s, &out);
    }
    good = open_output(c, c->option[O_OUTPUT], out.data, out.len);
    sw_text_clear(&out);
    return good ? EXIT_OK : EXIT_OUTPUT;
}

int cmd_dump(struct cli *c)
{
    return with_look(c, dump);
}
