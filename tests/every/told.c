/* SPDX-License-Identifier: MIT */
/* told.c - how a failure is told: where in which match, by which action, in which fields; also
 * when the process dies of it. */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "every.h"

enum { ROWS_TOLD = 3 };

bool broken(struct spot *p, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(p->why, sizeof p->why, format, args);
    va_end(args);
    return false;
}

static bool fits(const char *why, const char *row)
{
    return strlen(why) + strlen(row) + 32 < sizeof((struct spot *)0)->why;
}

bool differ(struct spot *p, const char *what, const struct sw_state *x,
            const struct sw_state *y)
{
    static char memory[1 << 16];
    struct sw_text text;
    char *rest = memory;
    sw_text_init(&text, memory, sizeof memory);
    int rows = sw_diff(p->g, x, y, &text);
    snprintf(p->why, sizeof p->why, "%s; %d rows differ", what, rows);
    for (int i = 0; i < ROWS_TOLD && i < rows; i++) {
        char *row = rest;
        rest += strcspn(rest, "\n");
        *rest++ = 0;
        if (fits(p->why, row))
            sprintf(p->why + strlen(p->why), "%s %s", i ? "," : ":", row);
    }
    return false;
}

static void print_setup(const struct sw_game *g, const struct sw_setup *setup)
{
    char seed[SW_MAX_TOKEN * 2], value[SW_MAX_TOKEN];
    sw_seed_print(&setup->seed, seed);
    printf("%s seats %d seed %s luck %s", g->id, setup->seats, seed,
           setup->luck == SW_LUCK_FAST ? "fast" : "chacha");
    for (int i = 0; i < g->option_count; i++) {
        sw_option_print(g, i, setup->option[i], value);
        printf(" %s %s", g->options[i].name, value);
    }
}

static void print_action(const struct spot *p)
{
    char token[256], words[512];
    struct sw_text text;
    sw_text_init(&text, token, sizeof token);
    sw_action_print(p->g, p->action, &text);
    sw_text_init(&text, words, sizeof words);
    sw_action_label(p->g, p->s, p->action, SW_EN, NULL, &text);
    printf(" before \"%s\" (%s)", token, words);
}

void tell_failure(const char *property, const struct spot *p)
{
    printf("FAIL %s: ", property);
    print_setup(p->g, p->setup);
    printf(" ply %u", (unsigned)p->s->ply);
    if (p->action)
        print_action(p);
    printf(": %s\n", p->why);
}

/* ---- crashes --------------------------------------------------------------------------- */

static const struct spot *now;
static const char *doing;

void about_to(const char *what, const struct spot *p)
{
    doing = what;
    now = p;
}

/* Numbers and tokens only: the words of the action may be what crashed. Printing here is not
 * safe by the book, but the process is lost anyway. */
static void tell_crash(int number)
{
    signal(number, SIG_DFL);
    printf("FAIL crash (signal %d) while %s: ", number, doing);
    if (now) {
        print_setup(now->g, now->setup);
        printf(" ply %u", (unsigned)now->s->ply);
        if (now->action)
            printf(" before seat %d %s %d %d %d", now->action->seat,
                   now->g->verbs[now->action->verb].name, now->action->a, now->action->b,
                   now->action->c);
    }
    printf("\n0 passed, 1 failed\n");
    fflush(stdout);
    raise(number);
}

void tell_crashes(void)
{
    static const int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    about_to("beginning", NULL);
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        signal(fatal[i], tell_crash);
}
