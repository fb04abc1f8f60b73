/* SPDX-License-Identifier: MIT */
/* play_enter.c - what people type: lines, and actions in several spellings. */
#define _POSIX_C_SOURCE 200809L

#include <ctype.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "engine/list.h"
#include "play.h"
#include "wrap.h"

enum { LINE_MAX_LENGTH = 4000, ACTION_MAX_LENGTH = 200 };

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = 1;
}

/* Without SA_RESTART, so that waiting for a line ends at once. */
void enter_catch_interrupts(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};

    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

bool enter_interrupted(void)
{
    return interrupted != 0;
}

/* What nobody types on purpose (control characters, megabytes) is dropped here, so that it
 * can neither reach a terminal nor fill the memory. */
static bool read_line(struct sw_text *out)
{
    int c = EOF;
    bool any = false;

    sw_text_clear(out);
    sw_text_add(out, "");
    while (!interrupted && (c = getchar()) != EOF && c != '\n') {
        char byte = (char)c;
        any = true;
        if (out->len < LINE_MAX_LENGTH && !iscntrl((unsigned char)byte))
            sw_text_add_bytes(out, &byte, 1);
        else if (byte == '\t')
            sw_text_add(out, " ");
    }
    return c == '\n' || (any && !interrupted);
}

static void trim(struct sw_text *t)
{
    size_t skip = strspn(t->data, " ");

    memmove(t->data, t->data + skip, t->len - skip + 1);
    t->len -= skip;
    while (t->len && t->data[t->len - 1] == ' ')
        t->data[--t->len] = 0;
}

bool enter_line(struct table *t)
{
    if (read_line(&t->line)) {
        trim(&t->line);
        return true;
    }
    if (enter_interrupted())
        t->code = EXIT_INTERRUPT;
    else
        table_say(t, T_INPUT_ENDED, NULL, NULL);
    sw_text_add(&t->out, "\n");
    t->leave = true;
    return false;
}

static bool is_number(const char *text)
{
    return *text && !text[strspn(text, "0123456789")];
}

/* The number of a choice in the list, or 0 if it has none. */
static int choice_number(const char *text, int n)
{
    long number = strtol(text, NULL, 10);

    return number >= 1 && number <= n ? (int)number : 0;
}

static bool parse(struct table *t, int seat, const char *text, struct sw_action *out,
                  struct sw_error *e)
{
    struct sw_text with_seat;
    bool good = sw_action_parse(table_game(t), text, out, e);

    if (good || isdigit((unsigned char)*text))
        return good;
    sw_text_init_heap(&with_seat);
    sw_text_addf(&with_seat, "%d %s", seat, text);
    good = sw_action_parse(table_game(t), with_seat.data, out, e);
    sw_text_clear(&with_seat);
    return good;
}

static bool refuse_number(struct table *t, int n)
{
    char count[16];

    snprintf(count, sizeof count, "%d", n);
    table_say(t, n == 1 ? T_CHOICE_ONE : T_CHOICE_RANGE, count, NULL);
    return false;
}

bool enter_action(struct table *t, int seat, const char *text, struct sw_action *out)
{
    const struct sw_game *g = table_game(t);
    union sw_any_state view;
    struct list list;
    struct sw_error e;
    int number;
    size_t start = t->out.len;

    sw_match_view(t->match, seat, &view.head);
    list_make(g, &view.head, seat, &list);
    number = is_number(text) ? choice_number(text, list.count) : 0;
    if (number)
        *out = list.item[number - 1].action;
    if (number || (!is_number(text) && parse(t, seat, text, out, &e)))
        return true;
    if (is_number(text))
        return refuse_number(t, list.count);
    if (strlen(text) > ACTION_MAX_LENGTH) {
        table_say(t, T_LINE_LONG, NULL, NULL);
        return false;
    }
    sw_error_say(&e, g, t->c->lang, &t->out);
    sw_text_add(&t->out, " ");
    table_say(t, T_TRY_HELP, NULL, NULL);
    wrap_from(&t->out, start, cli_width(t->c));
    return false;
}
