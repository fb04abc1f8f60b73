/* SPDX-License-Identifier: MIT */
/* wire_hooks.c - reminders by web-hook. */
#define _DEFAULT_SOURCE

#include <arpa/inet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "check.h"
#include "wire.h"

static int listen_somewhere(int *at)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    bind(fd, (struct sockaddr *)&address, sizeof address);
    listen(fd, 8);
    getsockname(fd, (struct sockaddr *)&address, &size);
    *at = ntohs(address.sin_port);
    return fd;
}

/* What is posted within this time, head and all, into `out`; an empty text if nothing is. */
static void hear_post(int fd, int wait, char *out, size_t room)
{
    struct pollfd ready = {.fd = fd, .events = POLLIN};
    size_t n = 0;
    int client;

    out[0] = 0;
    if (poll(&ready, 1, wait) <= 0 || (client = accept(fd, NULL, NULL)) < 0)
        return;
    ready.fd = client;
    while (n < room - 1 && !strchr(out, '}') && poll(&ready, 1, 2000) > 0) {
        ssize_t got = recv(client, out + n, room - 1 - n, 0);
        if (got <= 0)
            break;
        out[n += (size_t)got] = 0;
    }
    send(client, "HTTP/1.1 204 No Content\r\n\r\n", 27, MSG_NOSIGNAL);
    close(client);
}

/* Nothing is left behind, whatever became of it. */
static void check_none_under_way(int at, const char *way)
{
    char *text = NULL;
    bool none = false;

    for (int tries = 0; tries < 500 && !none; tries++) {
        struct timespec moment = {.tv_nsec = 10000000};
        free(text);
        text = socket_fetch(at, "/metrics");
        none = text && strstr(text, "spielwerk_reminders_under_way 0\n") &&
               strstr(text, "spielwerk_reminders_total 1\n");
        nanosleep(&moment, NULL);
    }
    check(none, way, text ? strstr(text, "# TYPE spielwerk_reminders_total") : "");
    free(text);
}

/* Whoever is not there is told by a post that it is his turn; who is there, is not. */
static void hooked(struct party *p, int fd, int at, bool allowed)
{
    char url[64], post[4096];
    struct sw_action a;
    int away = desk_choose(&p->desk[0], &a) ? 1 : 0;

    snprintf(url, sizeof url, "http://127.0.0.1:%d/turn?who=me", at);
    check(is_no(desk_ask(&p->desk[away], "hook", "{s:s}", "url", "ftp://x/"), "HOOK_SHAPE"),
          "a hook of another kind", "");
    check(is_no(desk_ask(&p->desk[away], "hook", "{s:s}", "url", "http://h/ a"), "HOOK_SHAPE"),
          "a hook with a blank", "");
    check(is_good(desk_ask(&p->desk[away], "hook", "{s:s}", "url", url)), "a hook", "");
    desk_leave(&p->desk[away]);
    for (int i = 0; i < 60 && desk_choose(&p->desk[!away], &a); i++)
        desk_play(&p->desk[!away], &a);
    hear_post(fd, allowed ? 5000 : 500, post, sizeof post);
    if (!allowed) {
        check(!post[0], "nothing is posted into the server's own network", post);
        return;
    }
    check(strncmp(post, "POST /turn?who=me HTTP/1.1\r\n", 28) == 0, "is posted", post);
    check(strstr(post, "{\"event\":\"turn\",\"table\":\"") && strstr(post, p->desk[0].table) &&
              !strstr(post, p->desk[away].secret),
          "what is posted", post);
}

/* Allowed, not allowed, and with nobody at the other end. */
void wire_hooks(const char *game)
{
    static const char *const name[] = {"a reminder that is not allowed", "one that is heard",
                                       "one with nobody at the other end"};

    for (int way = 0; way < 3; way++) {
        struct host open = {.option = way ? "--private-hooks" : NULL};
        struct party p;
        int at, fd = listen_somewhere(&at);
        if (way == 2)
            close(fd);
        check(host_start(&open, wire.program, ":memory:", 0, WIRE_FAST), "a server for hooks",
              "");
        if (check(party_begin(&p, &open.port, 1, game, 2, 0), game, "hooks: begins"))
            hooked(&p, way == 2 ? -1 : fd, at, way == 1);
        check_none_under_way(open.port, name[way]);
        party_end(&p);
        check(host_stop(&open), "it ends", "");
        if (way != 2)
            close(fd);
    }
}
