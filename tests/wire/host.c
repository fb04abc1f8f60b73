/* SPDX-License-Identifier: MIT */
/* host.c - starting and stopping servers of our own. */
#define _POSIX_C_SOURCE 200809L

#include "host.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void run(const char *program, const char *store, int port, const char *rate,
                const char *const *option, int out)
{
    char number[16];
    const char *words[24] = {program, "serve",   "--lang", "en",     "--port",
                             number,  "--store", store,    "--rate", rate};

    snprintf(number, sizeof number, "%d", port);
    dup2(out, STDOUT_FILENO);
    for (int i = 0; option[i]; i++)
        words[10 + i] = option[i];
    execv(program, (char *const *)words);
    _exit(127);
}

/* "The table is at http://127.0.0.1:8173/. ..." */
static bool read_port(int in, int *port)
{
    char line[256];
    size_t n = 0;

    while (n < sizeof line - 1 && read(in, line + n, 1) == 1 && line[n] != '\n')
        n++;
    line[n] = 0;
    return strstr(line, "127.0.0.1:") &&
           sscanf(strstr(line, "127.0.0.1:"), "127.0.0.1:%d", port) == 1;
}

bool host_start(struct host *h, const char *program, const char *store, int port,
                const char *rate)
{
    int ends[2];
    bool good;

    if (pipe(ends))
        return false;
    h->pid = fork();
    if (h->pid == 0)
        run(program, store, port, rate, h->option, ends[1]);
    close(ends[1]);
    good = h->pid > 0 && read_port(ends[0], &h->port);
    close(ends[0]);
    if (!good && h->pid > 0)
        host_kill(h);
    return good;
}

void host_kill(struct host *h)
{
    kill(h->pid, SIGKILL);
    waitpid(h->pid, NULL, 0);
    h->pid = 0;
}

bool host_stop(struct host *h)
{
    int status = 1;

    kill(h->pid, SIGTERM);
    waitpid(h->pid, &status, 0);
    h->pid = 0;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
