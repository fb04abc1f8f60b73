/* SPDX-License-Identifier: MIT */
/* wire_hooks.c - reminders by web-hook. */
#define _DEFAULT_SOURCE

#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
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

/* Who does not act sets a hook and leaves; then it becomes his turn. Gives his seat. */
static int be_away(struct party *p, const char *url)
{
    struct sw_action a;
    int away = desk_choose(&p->desk[0], &a) ? 1 : 0;

    check(is_good(desk_ask(&p->desk[away], "hook", "{s:s}", "url", url)), "a hook", "");
    desk_leave(&p->desk[away]);
    for (int i = 0; i < 60 && desk_choose(&p->desk[!away], &a); i++)
        desk_play(&p->desk[!away], &a);
    return away;
}

static void check_post(const struct party *p, int away, const char *post)
{
    check(strncmp(post, "POST /turn?who=me HTTP/1.1\r\n", 28) == 0, "is posted", post);
    check(strstr(post, "{\"event\":\"turn\",\"table\":\"") && strstr(post, p->desk[0].table) &&
              !strstr(post, p->desk[away].secret),
          "what is posted", post);
}

static void wrong_hooks(struct desk *d)
{
    check(is_no(desk_ask(d, "hook", "{s:s}", "url", "ftp://x/"), "HOOK_SHAPE"),
          "a hook of another kind", "");
    check(is_no(desk_ask(d, "hook", "{s:s}", "url", "http://h/ a"), "HOOK_SHAPE"),
          "a hook with a blank", "");
}

/* Only his own devices hear where a seat is told. */
static void check_told(struct desk *d, const char *url)
{
    json_t *answer;

    desk_connect(d);
    answer = desk_ask(d, "sit", "{s:s, s:s}", "table", d->table, "secret", d->secret);
    check(strcmp(json_string_value(json_object_get(answer, "hook")), url) == 0,
          "comes back and hears of his hook", "");
    json_decref(answer);
}

/* Whoever is not there is told by a post that it is his turn; who is there, is not. */
static void hooked(struct party *p, int fd, int at, bool allowed)
{
    char url[64], post[4096];
    int away;

    snprintf(url, sizeof url, "http://127.0.0.1:%d/turn?who=me", at);
    wrong_hooks(&p->desk[0]);
    away = be_away(p, url);
    hear_post(fd, allowed ? 5000 : 500, post, sizeof post);
    if (allowed)
        check_post(p, away, post);
    else
        check(!post[0], "nothing is posted into the server's own network", post);
    check_told(&p->desk[away], url);
}

/* Allowed, not allowed, and with nobody at the other end. */
void wire_hooks(const char *game)
{
    static const char *const name[] = {"a reminder that is not allowed", "one that is heard",
                                       "one with nobody at the other end"};

    for (int way = 0; way < 3; way++) {
        struct host open = {.option = {way ? "--private-hooks" : NULL}};
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

/* ---- by TLS --------------------------------------------------------------------------- */

/* `openssl s_server` with a certificate that nobody vouches for but itself. */
struct listener {
    char folder[64];
    pid_t pid;
    int port, in, out; /* what it reads, which has to stay open; what it has heard */
};

static void serve_tls(const struct listener *l, int in, int out)
{
    char port[32], certificate[80], key[80];

    snprintf(port, sizeof port, "127.0.0.1:%d", l->port);
    snprintf(certificate, sizeof certificate, "%s/certificate", l->folder);
    snprintf(key, sizeof key, "%s/key", l->folder);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    if (freopen("/dev/null", "w", stderr))
        execlp("openssl", "openssl", "s_server", "-quiet", "-accept", port, "-cert",
               certificate, "-key", key, (char *)NULL);
    _exit(127);
}

static bool make_certificate(struct listener *l)
{
    char command[512];

    strcpy(l->folder, "/tmp/spielwerk-XXXXXX");
    if (!mkdtemp(l->folder))
        return false;
    snprintf(command, sizeof command,
             "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
             " -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
             " -keyout %s/key -out %s/certificate 2>/dev/null",
             l->folder, l->folder);
    return system(command) == 0;
}

static bool is_listening(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    bool good;

    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    good = connect(fd, (struct sockaddr *)&at, sizeof at) == 0;
    close(fd);
    return good;
}

static bool start_listener(struct listener *l)
{
    struct timespec moment = {.tv_nsec = 20000000};
    int in[2], out[2];

    close(listen_somewhere(&l->port));
    if (!make_certificate(l) || pipe(in) || pipe(out))
        return false;
    l->pid = fork();
    if (l->pid == 0)
        serve_tls(l, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    l->in = in[1];
    l->out = out[0];
    for (int tries = 0; tries < 500; tries++) {
        if (is_listening(l->port))
            return true;
        nanosleep(&moment, NULL);
    }
    return false;
}

static void stop_listener(struct listener *l)
{
    char command[128];

    kill(l->pid, SIGTERM);
    waitpid(l->pid, NULL, 0);
    close(l->in);
    close(l->out);
    snprintf(command, sizeof command, "rm -r %s", l->folder);
    check(system(command) == 0, "the certificate is gone", "");
}

static void hear_tls(const struct listener *l, int wait, char *out, size_t room)
{
    struct pollfd ready = {.fd = l->out, .events = POLLIN};
    size_t n = 0;

    out[0] = 0;
    while (n < room - 1 && !strchr(out, '}') && poll(&ready, 1, wait) > 0) {
        ssize_t got = read(l->out, out + n, room - 1 - n);
        if (got <= 0)
            break;
        out[n += (size_t)got] = 0;
    }
}

static void hooked_tls(const char *game, struct host *h, bool trusted)
{
    struct listener l;
    char ca[96], url[64], post[4096];
    struct party p;
    int away;

    if (!check(start_listener(&l), "a listener by TLS", ""))
        return;
    snprintf(ca, sizeof ca, "--hook-ca=%s/certificate", l.folder);
    snprintf(url, sizeof url, "https://localhost:%d/turn?who=me", l.port);
    h->option[1] = trusted ? ca : NULL;
    check(host_start(h, wire.program, ":memory:", 0, WIRE_FAST), "a server for hooks", "");
    if (check(party_begin(&p, &h->port, 1, game, 2, 0), game, "hooks by TLS: begins")) {
        away = be_away(&p, url);
        hear_tls(&l, trusted ? 5000 : 1000, post, sizeof post);
        if (trusted)
            check_post(&p, away, post);
        else
            check(!post[0], "nothing is posted to whom nobody vouches for", post);
    }
    stop_listener(&l);
    check_none_under_way(h->port, trusted ? "by TLS" : "by TLS, not trusted");
    party_end(&p);
    check(host_stop(h), "it ends", "");
}

void wire_hooks_tls(const char *game)
{
    for (int trusted = 0; trusted < 2; trusted++) {
        struct host open = {.option = {"--private-hooks"}};
        hooked_tls(game, &open, trusted);
    }
}
