/* SPDX-License-Identifier: MIT */
/* load.c - thousands of tables at once: how long does an action take to the other side?
 *
 *   load PROGRAM STORE TABLES SECONDS    every table acts once a second
 *   load PROGRAM STORE --open TABLES     that many stored tables, opened at once: memory
 */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "crowd.h"
#include "host.h"

enum { ACTION_BYTES = 48 }; /* what a server may need to remember an action */

static int kilobytes(pid_t pid)
{
    char path[64], line[256];
    int kb = 0;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "VmRSS: %d", &kb) == 1)
            break;
    if (f)
        fclose(f);
    return kb;
}

/* Seconds of processor time so far, the system's on its behalf included. */
static double busy(pid_t pid)
{
    unsigned long user = 0, kernel = 0;
    char path[64];
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    f = fopen(path, "r");
    if (f && fscanf(f, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                    &user, &kernel) != 2)
        user = kernel = 0;
    if (f)
        fclose(f);
    return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

static int compare(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return x < y ? -1 : x > y;
}

static double share(struct crowd *c, double part)
{
    return c->samples ? (double)c->sample[(int)((c->samples - 1) * part)] / 1000 : 0;
}

static void report(struct crowd *c, double seconds)
{
    qsort(c->sample, (size_t)c->samples, sizeof *c->sample, compare);
    printf("%lld actions accepted (%.0f a second), %lld refused\n", (long long)c->acted,
           (double)c->acted / seconds, (long long)c->refused);
    printf("to the other's news: median %.1f ms, p99 %.1f ms, p99.9 %.1f ms, worst %.1f ms "
           "(%d measured)\n",
           share(c, 0.5), share(c, 0.99), share(c, 0.999), share(c, 1), c->samples);
}

struct memory {
    int kb;
    int64_t actions;
};

/* Tables that are over stay for a minute, so the second minute is the first that counts. From
 * then on there may be more only for actions that running matches have to remember, and a
 * twentieth for what the allocator does. */
static bool is_flat(const struct memory *then, const struct memory *now)
{
    int64_t more = now->actions > then->actions ? now->actions - then->actions : 0;

    return now->kb - then->kb <= then->kb / 20 + more * ACTION_BYTES / 1024;
}

/* Play for a while; every minute a line about memory. False: it grows. */
static bool go_on(struct crowd *c, const struct host *h, int seconds)
{
    struct memory second = {.kb = 0}, now = {.kb = 0};

    for (int done = 0; !c->broken && done < seconds; done += 10) {
        crowd_run(c, (seconds - done < 10 ? seconds - done : 10) * (int64_t)1000000);
        if (done % 60 != 50)
            continue;
        now = (struct memory){kilobytes(h->pid), crowd_actions(c)};
        if (done == 110)
            second = now;
        printf("minute %d: server %.1f MB, %lld actions on its tables\n", done / 60 + 1,
               (double)now.kb / 1024, (long long)now.actions);
        fflush(stdout);
    }
    return !second.kb || is_flat(&second, &now);
}

/* Processor time does not depend on what else the machine has to do. */
static void report_costs(struct crowd *c, double server, double clients, int kb)
{
    double each = c->acted ? 1e6 / (double)c->acted : 0;

    printf("processor time: server %.1f s, clients %.1f s; %.1f and %.1f us an action\n",
           server, clients, server * each, clients * each);
    printf("memory: server %.1f MB, %lld actions on its tables\n", (double)kb / 1024,
           (long long)crowd_actions(c));
}

static bool play(struct host *h, int tables, int seconds)
{
    double server, clients;
    struct crowd c;
    bool good, flat;

    good = crowd_init(&c, tables, h->port, 1000000) && crowd_connect(&c) &&
           crowd_settle(&c, 300000000);
    printf("%d tables with %d sockets: %s, server %d MB\n", tables, 2 * tables,
           good ? "all play" : "not all play", kilobytes(h->pid) / 1024);
    fflush(stdout);
    crowd_run(&c, 5000000);
    c.acted = c.samples = 0;
    server = busy(h->pid);
    clients = busy(getpid());
    flat = go_on(&c, h, seconds);
    report(&c, seconds);
    report_costs(&c, busy(h->pid) - server, busy(getpid()) - clients, kilobytes(h->pid));
    if (c.broken)
        printf("stopped: %s\n", c.broken);
    if (!flat)
        printf("memory grows\n");
    good = good && flat && !c.broken && c.refused == 0 && share(&c, 0.99) < 50;
    crowd_clear(&c);
    return good;
}

/* Make them with one client, forget them by a restart, open them all. */
static bool open_many(struct host *h, const char *program, const char *store, int tables)
{
    char(*id)[32] = calloc((size_t)tables, sizeof *id);
    struct desk d;
    int opened = 0;

    desk_init(&d, h->port);
    if (!id || !desk_connect(&d))
        return false;
    for (int i = 0; i < tables; i++) {
        struct desk person = {.seat = SW_SPECTATOR};
        desk_create(&d, sw_game_id(i % 2), "person,greedy", &person);
        memcpy(d.table, person.table, sizeof d.table);
        memcpy(d.secret, person.secret, sizeof d.secret);
        memcpy(id[i], d.table, sizeof id[i]);
        strcpy(d.name, "Ada");
        d.number = 0;
        json_array_clear(d.story);
        desk_sit(&d);
    }
    host_kill(h);
    if (!host_start(h, program, store, h->port, "1000000") || !desk_connect(&d))
        return false;
    for (int i = 0; i < tables; i++) {
        d.number = 0;
        json_array_clear(d.story);
        opened += desk_watch(&d, id[i]);
    }
    printf("%d of %d stored tables open, server %d MB\n", opened, tables,
           kilobytes(h->pid) / 1024);
    desk_clear(&d);
    free(id);
    return opened == tables && kilobytes(h->pid) < 1024 * 1024;
}

int main(int argc, char **argv)
{
    struct rlimit limit;
    struct host h = {.option = {HOST_CROWD}};
    bool good;

    if (argc != 5)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (!host_start(&h, argv[1], argv[2], 0, "1000000"))
        return 1;
    good = strcmp(argv[3], "--open") == 0 ? open_many(&h, argv[1], argv[2], atoi(argv[4]))
                                          : play(&h, atoi(argv[3]), atoi(argv[4]));
    good = host_stop(&h) && good;
    printf("%s\n", good ? "1 passed, 0 failed" : "0 passed, 1 failed");
    return !good;
}
