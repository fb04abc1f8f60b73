/* SPDX-License-Identifier: MIT */
/* cmd_check.c - `spielwerk check`: run rule scripts and show where they fail. */
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "script/script.h"
#include "show.h"

struct sum {
    int files, scenarios, passed, failed;
};

static void say_values(struct cli *c, const struct script_failure *f, struct sw_text *out)
{
    if (*f->expected || *f->actual) {
        sw_text_add(out, "\n    ");
        cli_say(c, out, T_CHECK_VALUES, f->expected, f->actual, NULL, NULL);
    }
    sw_text_add(out, "\n");
}

/* A script knows everything, but a picture never does: the board is a spectator's. */
static void say_failure(struct cli *c, const struct script_failure *f, struct sw_text *out)
{
    union sw_any_state view;

    sw_text_addf(out, "%s:%d: %s\n    %s", f->name, f->line, f->text, f->message);
    say_values(c, f, out);
    if (*f->title)
        sw_text_addf(out, "    # %s\n", f->title);
    if (!f->game)
        return;
    memcpy(&view, &f->state, f->game->state_size);
    sw_censor(f->game, &view.head, SW_SPECTATOR);
    show_board(c, f->game, &view.head, SW_SPECTATOR, NULL, false, out);
}

static void check_file(struct cli *c, const char *path, const char *text,
                       struct script_result *result, struct sum *sum)
{
    struct sw_text out;

    script_run(path, text, c->lang, result);
    sw_text_init_heap(&out);
    for (int i = 0; i < result->kept; i++)
        say_failure(c, &result->failure[i], &out);
    cli_flush(&out, stdout);
    sum->files++;
    sum->scenarios += result->scenarios;
    sum->passed += result->passed;
    sum->failed += result->failed;
    script_clear(result);
}

static void say_sum(struct cli *c, const struct sum *sum)
{
    printf("%d %s, %d %s: %d %s, %d %s\n", sum->files, cli_text(c, T_CHECK_FILES),
           sum->scenarios, cli_text(c, T_CHECK_SCENARIOS), sum->passed,
           cli_text(c, T_CHECK_PASSED), sum->failed, cli_text(c, T_CHECK_FAILED));
}

int cmd_check(struct cli *c)
{
    struct script_result *result = malloc(sizeof *result);
    struct sum sum = {0};
    int code = EXIT_OK;

    for (int i = 0; i < c->words && result; i++) {
        struct sw_text text;
        if (!open_file(c, c->word[i], &text)) {
            code = EXIT_INPUT;
            continue;
        }
        check_file(c, c->word[i], text.data, result, &sum);
        sw_text_clear(&text);
    }
    free(result);
    say_sum(c, &sum);
    return sum.failed ? EXIT_WRONG : code;
}
