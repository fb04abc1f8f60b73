/* SPDX-License-Identifier: MIT */
/* cmd_serve.c - `spielwerk serve`: the table in a browser of this machine. */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "commands.h"
#include "server/serve.h"

static volatile bool stop; /* set by a signal, read by the loop */

static void on_signal(int signal)
{
    (void)signal;
    stop = true;
}

/* Ask the desktop for a browser. Whoever has none, opens the address by hand. */
static void open_browser(const char *address)
{
    pid_t child = fork();

    if (child != 0)
        return;
    if (fork() == 0) {
        freopen("/dev/null", "w", stdout);
        freopen("/dev/null", "w", stderr);
        execlp("xdg-open", "xdg-open", address, (char *)NULL);
    }
    _exit(0);
}

static void say_address(void *self, int port)
{
    struct cli *c = self;
    char address[64];

    snprintf(address, sizeof address, "http://127.0.0.1:%d/", port);
    cli_print(c, T_SERVE_AT, address, NULL, NULL);
    fflush(stdout);
    if (c->option[O_OPEN])
        open_browser(address);
}

int cmd_serve(struct cli *c)
{
    struct sigaction action = {.sa_handler = on_signal};
    struct serve_options o = {.address = "127.0.0.1"};
    char port_text[16];
    int64_t port;

    if (!args_number(c, O_PORT, 8173, 0, 65535, &port))
        return EXIT_USAGE;
    o.port = (int)port;
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGCHLD, SIG_IGN);
    if (serve_run(&o, say_address, c, &stop))
        return EXIT_OK;
    snprintf(port_text, sizeof port_text, "%d", o.port);
    return cli_fail(c, EXIT_INPUT, T_SERVE_PORT, port_text, NULL, NULL);
}
