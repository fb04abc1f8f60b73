/* SPDX-License-Identifier: MIT */
/* script.c - run rule scripts, the tests that anybody can read.
 *
 * One function per word a line can begin with, found through a table. Each gives true if
 * the line holds; otherwise it has written down why (a sentence and, where it helps, what
 * was expected and what is the case) and the scenario ends there: what follows a broken
 * assumption proves nothing. */
#include "script.h"

#include "runner.h"

/* ---- failing ---- */

bool run_fail(struct runner *r, int word, const char *arg)
{
    return sw_fail(&r->why, word, arg, NULL, NULL, NULL);
}

bool run_misshapen(struct runner *r)
{
    return run_fail(r, SW_W_SCRIPT_SHAPE, r->command->shape);
}

bool run_fail_number(struct runner *r, int word, int n)
{
    char memory[16];
    struct sw_text t;
    sw_text_init(&t, memory, sizeof memory);
    sw_text_addf(&t, "%d", n);
    return run_fail(r, word, memory);
}

void run_copy(char out[SCRIPT_LINE], const char *s)
{
    struct sw_text t;
    sw_text_init(&t, out, SCRIPT_LINE);
    sw_text_add(&t, s);
}

bool run_differ(struct runner *r, int word, const char *expected, const char *actual)
{
    run_copy(r->expected, expected);
    run_copy(r->actual, actual);
    return run_fail(r, word, NULL);
}

static void describe(struct runner *r, struct script_failure *f)
{
    struct sw_text message;
    f->name = r->name;
    f->line = r->line;
    run_copy(f->title, r->title);
    run_copy(f->text, r->text);
    run_copy(f->expected, r->expected);
    run_copy(f->actual, r->actual);
    sw_text_init(&message, f->message, sizeof f->message);
    sw_error_say(&r->why, r->game, r->lang, &message);
}

void run_leave(struct runner *r)
{
    sw_game_close(r->game);
    r->game = NULL;
}

/* The failure takes the game along, for whoever wants to draw the board; but nobody can be
 * asked to draw a position that cannot be, or one whose tables do not fit together. */
static void hand_over_game(struct runner *r, struct script_failure *f)
{
    if (!r->game || r->unsealed || sw_verify(r->game, &r->state.head))
        return;
    memcpy(&f->state, &r->state, r->game->state_size);
    f->game = r->game;
    r->game = NULL;
}

static void record_failure(struct runner *r)
{
    r->out->failed++;
    if (r->out->kept < SCRIPT_KEPT) {
        struct script_failure *f = &r->out->failure[r->out->kept++];
        describe(r, f);
        hand_over_game(r, f);
    }
    run_leave(r);
}

/* ---- running ---- */

static const struct command commands[] = {
    {"new", "new GAME seats N [seed S] [luck fast|chacha] [OPTION=VALUE…]", run_new, BEGINS},
    {"from", "from NAME", run_from, BEGINS},
    {"cell", "cell TABLE ROW COLUMN VALUE", run_cell, PREPARES},
    {"set", "set FIELD VALUE…", run_set, PREPARES},
    {"keep", "keep NAME", run_keep, PREPARES},
    {"do", "do SEAT VERB VALUE… [-> OUTCOME]", run_do, 0},
    {"no", "no SEAT VERB VALUE… REASON | no SEAT VERB VALUE… -> OUTCOME", run_no, 0},
    {"odds", "odds SEAT VERB VALUE… -> OUTCOME P/Q", run_odds, 0},
    {"see", "see FIELD VALUE… | see score.SEAT[.CATEGORY] N | see place.SEAT N", run_see, 0},
    {"legal", "legal SEAT [VERB] N | legal SEAT [VERB] = ACTION | ACTION…", run_legal, 0},
    {"end", "end SCORE… (one per seat)", run_end, 0},
    {"rank", "rank PLACE… (one per seat)", run_rank, 0},
    {"play", "play MATCHES", run_play, 0},
};

static const struct command *find_command(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static bool run_command(struct runner *r, char *word, char *rest)
{
    r->command = find_command(word);
    if (!r->command)
        return run_fail(r, SW_W_SCRIPT_UNKNOWN, word);
    if (r->command->flags & BEGINS)
        return r->command->run(r, rest);
    if (!r->game)
        return run_fail(r, SW_W_SCRIPT_NOTHING, NULL);
    if (r->command->run != run_cell && !run_seal(r))
        return false;
    if (r->unchecked && r->command->run != run_set && !run_possible(r))
        return false;
    bool holding = r->command->run(r, rest);
    r->fresh = r->fresh && r->command->run == run_cell;
    return holding;
}

/* A scenario may end with `cell` or `set` lines; they must be possible all the same. */
static void finish_scenario(struct runner *r)
{
    if (r->game && (!run_seal(r) || (r->unchecked && !run_possible(r))))
        record_failure(r);
    run_leave(r);
}

/* '#' begins a comment at the start of a line or after a blank. */
static void cut_comment(char *line)
{
    for (char *p = line; *p; p++) {
        if (*p == '#' && (p == line || line_blank(p[-1]))) {
            *p = 0;
            return;
        }
    }
}

/* Comment lines in a row are one comment. */
static void note_comment(struct runner *r, const char *line)
{
    char before[SCRIPT_LINE];
    struct sw_text t;
    run_copy(before, r->in_comment ? r->comment : "");
    sw_text_init(&t, r->comment, sizeof r->comment);
    sw_text_addf(&t, "%s%s%s", before, *before ? " " : "", line + strspn(line, "# \t"));
    r->in_comment = true;
}

/* After a failure the rest of the scenario is passed over: `skip` until one begins. */
static void run_line(struct runner *r, char *line, bool *skip)
{
    cut_comment(line);
    char *rest = line_trim(line);
    run_copy(r->text, rest);
    r->in_comment = false;
    if (!*rest)
        return;
    char *word = line_word(&rest);
    const struct command *c = find_command(word);
    bool begins = c && c->flags & BEGINS;
    if (*skip && !begins)
        return;
    if (begins) {
        finish_scenario(r);
        run_copy(r->title, r->comment);
    }
    r->why = (struct sw_error){0};
    r->expected[0] = r->actual[0] = 0;
    *skip = !run_command(r, word, rest);
    if (*skip)
        record_failure(r);
    else if (!c->flags)
        r->out->passed++;
}

static void refuse_long_line(struct runner *r, bool *skip)
{
    r->text[0] = r->expected[0] = r->actual[0] = 0;
    run_fail_number(r, SW_W_SCRIPT_LONG, SCRIPT_LINE - 1);
    record_failure(r);
    *skip = true;
}

static void run_lines(struct runner *r, const char *text)
{
    char line[SCRIPT_LINE];
    bool skip = false;
    for (const char *end; *text; text = *end ? end + 1 : end) {
        struct sw_text t;
        end = text + strcspn(text, "\n");
        r->line++;
        sw_text_init(&t, line, sizeof line);
        sw_text_add_bytes(&t, text, (size_t)(end - text));
        if (*line == '#')
            note_comment(r, line_trim(line));
        else if (t.cut)
            refuse_long_line(r, &skip);
        else
            run_line(r, line, &skip);
    }
}

int script_run(const char *name, const char *text, enum sw_lang lang, struct script_result *out)
{
    struct runner r = {.name = name, .lang = lang, .out = out};
    memset(out, 0, sizeof *out);
    run_lines(&r, text);
    finish_scenario(&r);
    return out->failed;
}

void script_clear(struct script_result *out)
{
    for (int i = 0; i < out->kept; i++)
        sw_game_close(out->failure[i].game);
    memset(out, 0, sizeof *out);
}
