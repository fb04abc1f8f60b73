/* SPDX-License-Identifier: MIT */
/* screen.c - how large the terminal is right now. */
#define _DEFAULT_SOURCE /* struct winsize */

#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli.h"

enum { LARGEST = 1000, PROSE = 100 };

static int from_environment(const char *name)
{
    const char *value = getenv(name);
    long n = value ? strtol(value, NULL, 10) : 0;

    return n > 0 && n <= LARGEST ? (int)n : 0;
}

/* Asked anew each time: windows change their size. */
struct cli_screen cli_screen(const struct cli *c)
{
    struct cli_screen screen = {0};
    struct winsize size = {0};

    if (!c->tty)
        return screen;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        screen.cols = size.ws_col < LARGEST ? size.ws_col : LARGEST;
        screen.rows = size.ws_row < LARGEST ? size.ws_row : LARGEST;
        return screen;
    }
    screen.cols = from_environment("COLUMNS");
    screen.rows = from_environment("LINES");
    return screen;
}

/* Very long lines are hard to read, even where there is room for them. */
int cli_width(const struct cli *c)
{
    int cols = cli_screen(c).cols;

    return cols < PROSE ? cols : PROSE;
}
