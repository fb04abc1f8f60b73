/* SPDX-License-Identifier: MIT */
/* guests.c - where clients come from, and how much each place may ask for. */
#define _DEFAULT_SOURCE

#include "guests.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "core/plain.h"
#include "log.h"

enum { ROWS = 4096, HOUR_MS = 3600 * 1000, LOG_MS = 60 * 1000 };

struct guest {
    struct guest *next; /* in the same row */
    struct place at;
    int clients;
    int64_t charged;         /* bytes */
    int64_t allowance, when; /* thousandths of tables it may still make; reckoned at */
    int64_t logged;          /* when the log last spoke of it */
};

struct guests {
    struct guest *row[ROWS];
    struct in6_addr proxy[PROXIES_MOST];
    int proxies;
};

/* ---- addresses ----------------------------------------------------------------------- */

static bool is_mapped(const unsigned char a[16])
{
    static const unsigned char mapped[12] = {[10] = 0xff, [11] = 0xff};

    return memcmp(a, mapped, sizeof mapped) == 0;
}

/* Both kinds as IPv6. */
static bool read_address(const char *text, struct in6_addr *out)
{
    char mapped[80];

    snprintf(mapped, sizeof mapped, "::ffff:%s", text);
    return inet_pton(AF_INET6, strchr(text, ':') ? text : mapped, out) == 1;
}

static void peer_of(struct lws *client, struct in6_addr *out)
{
    struct sockaddr_storage from;
    socklen_t size = sizeof from;
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)&from;

    memset(out, 0, sizeof *out);
    if (getpeername(lws_get_socket_fd(client), (struct sockaddr *)&from, &size))
        return;
    if (from.ss_family == AF_INET6)
        *out = ((const struct sockaddr_in6 *)&from)->sin6_addr;
    if (from.ss_family != AF_INET)
        return;
    out->s6_addr[10] = out->s6_addr[11] = 0xff;
    memcpy(out->s6_addr + 12, &v4->sin_addr, 4);
}

static bool is_proxy(const struct guests *g, const struct in6_addr *a)
{
    for (int i = 0; i < g->proxies; i++)
        if (memcmp(&g->proxy[i], a, sizeof *a) == 0)
            return true;
    return false;
}

/* What stands last was said by the proxy; what stands before it, by somebody else. */
static void take_last(const char *all, char *out, size_t room)
{
    const char *comma = strrchr(all, ',');

    all = comma ? comma + 1 : all;
    all += strspn(all, " \t");
    snprintf(out, room, "%.*s", (int)strcspn(all, " \t"), all);
}

void guests_place(const struct guests *g, struct lws *client, struct place *out)
{
    struct in6_addr from, said;
    char all[512], text[64];

    peer_of(client, &from);
    if (is_proxy(g, &from) &&
        lws_hdr_copy(client, all, sizeof all, WSI_TOKEN_X_FORWARDED_FOR) > 0) {
        take_last(all, text, sizeof text);
        if (read_address(text, &said))
            from = said;
    }
    memcpy(out->net, &from, sizeof out->net);
    if (!is_mapped(out->net))
        memset(out->net + 8, 0, 8);
}

bool guests_tls(const struct guests *g, struct lws *client)
{
    static const char name[] = "x-forwarded-proto:";
    struct in6_addr from;
    char all[64], text[16];

    peer_of(client, &from);
    if (is_proxy(g, &from) &&
        lws_hdr_custom_copy(client, all, sizeof all, name, sizeof name - 1) > 0) {
        take_last(all, text, sizeof text);
        return strcmp(text, "https") == 0;
    }
    return lws_is_ssl(client);
}

/* ---- coming and going ------------------------------------------------------------------ */

static struct guest **row_of(struct guests *g, const struct place *at)
{
    unsigned hash = 5381;

    for (size_t i = 0; i < sizeof at->net; i++)
        hash = hash * 33 + at->net[i];
    return &g->row[hash % ROWS];
}

/* Whoever is gone is forgotten when nothing is left to be remembered: nobody gets a new
 * allowance by going and coming back. */
static void forget_old(struct guest **row, int64_t now)
{
    while (*row) {
        struct guest *who = *row;
        if (who->clients || who->charged || now - who->when < HOUR_MS) {
            row = &who->next;
            continue;
        }
        *row = who->next;
        free(who);
    }
}

struct guest *guests_enter(struct guests *g, const struct place *at, int64_t now)
{
    struct guest **row = row_of(g, at), *who;

    forget_old(row, now);
    for (who = *row; who && memcmp(&who->at, at, sizeof *at) != 0;)
        who = who->next;
    if (!who && (who = calloc(1, sizeof *who))) {
        *who = (struct guest){.next = *row, .at = *at, .allowance = INT64_MAX};
        *row = who;
    }
    if (who)
        who->clients++;
    return who;
}

void guests_leave(struct guest *who)
{
    if (who)
        who->clients--;
}

int guest_clients(const struct guest *who)
{
    return who->clients;
}

uint64_t guest_key(const struct guest *who)
{
    return plain_hash(PLAIN_HASH, (const char *)who->at.net, sizeof who->at.net) | 1;
}

bool guest_may_create(struct guest *who, int tables_each, int64_t now)
{
    int64_t most = (int64_t)tables_each * 1000;

    if (who->allowance > most)
        who->allowance = most;
    else
        who->allowance += (now - who->when) * most / HOUR_MS;
    who->when = now;
    if (who->allowance > most)
        who->allowance = most;
    if (who->allowance < 1000)
        return false;
    who->allowance -= 1000;
    return true;
}

void guest_charge(struct guest *who, int64_t bytes)
{
    who->charged += bytes;
}

int64_t guest_charged(const struct guest *who)
{
    return who->charged;
}

void guest_log(struct guest *who, const char *what, int64_t now)
{
    const unsigned char *a = who->at.net;

    if (who->logged && now - who->logged < LOG_MS)
        return;
    who->logged = now;
    if (is_mapped(a))
        log_line("%d.%d.%d.x: %s", a[12], a[13], a[14], what);
    else
        log_line("%x:%x:%x:x: %s", a[0] << 8 | a[1], a[2] << 8 | a[3], a[4] << 8 | a[5], what);
}

struct guests *guests_new(const char *proxies)
{
    struct guests *g = calloc(1, sizeof *g);
    char text[64];

    while (g && proxies && *proxies) {
        size_t n = strcspn(proxies, ",");
        snprintf(text, sizeof text, "%.*s", (int)n, proxies);
        if (n >= sizeof text || g->proxies == PROXIES_MOST ||
            !read_address(text, &g->proxy[g->proxies++])) {
            guests_free(g);
            return NULL;
        }
        proxies += n + (proxies[n] == ',');
    }
    return g;
}

void guests_free(struct guests *g)
{
    for (int i = 0; g && i < ROWS; i++)
        while (g->row[i]) {
            struct guest *who = g->row[i];
            g->row[i] = who->next;
            free(who);
        }
    free(g);
}
