/* SPDX-License-Identifier: MIT */
/* socket.c - a small WebSocket client (RFC 6455), by hand: a library would not let us send
 * what must not be sent. */
#define _DEFAULT_SOURCE /* SOCK_CLOEXEC */

#include "socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int dial(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), one = 1;

    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0)
        return -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(fd, (struct sockaddr *)&at, sizeof at) == 0)
        return fd;
    close(fd);
    return -1;
}

bool socket_raw(struct socket *s, const void *bytes, size_t size)
{
    const char *at = bytes;

    while (size > 0 && s->fd >= 0) {
        ssize_t n = send(s->fd, at, size, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        at += n;
        size -= (size_t)n;
    }
    return s->fd >= 0;
}

static void forget_used(struct socket *s)
{
    memmove(s->in.data, s->in.data + s->used, s->in.len - s->used);
    s->in.len -= s->used;
    s->used = 0;
}

bool socket_fill(struct socket *s, int wait)
{
    struct pollfd poll_fd = {.fd = s->fd, .events = POLLIN};
    char bytes[65536];
    ssize_t n;

    if (s->fd < 0 || poll(&poll_fd, 1, wait) <= 0)
        return false;
    n = recv(s->fd, bytes, sizeof bytes, 0);
    if (n <= 0) {
        close(s->fd);
        s->fd = -1;
        return false;
    }
    if (s->used)
        forget_used(s);
    sw_text_add_bytes(&s->in, bytes, (size_t)n);
    return true;
}

/* The head of the answer, up to the blank line. */
static bool read_head(struct socket *s)
{
    for (;;) {
        char *end = s->in.data ? strstr(s->in.data, "\r\n\r\n") : NULL;
        if (end) {
            bool good = strncmp(s->in.data, "HTTP/1.1 101", 12) == 0;
            s->used = (size_t)(end + 4 - s->in.data);
            return good;
        }
        if (!socket_fill(s, 5000))
            return false;
    }
}

bool socket_open(struct socket *s, int port, const char *origin, const char *protocol)
{
    char head[1024];
    int n;

    *s = (struct socket){.fd = dial(port)};
    sw_text_init_heap(&s->in);
    sw_text_init_heap(&s->message);
    n = snprintf(head, sizeof head,
                 "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                 "Sec-WebSocket-Version: 13\r\n%s%s%s%s%s%s\r\n",
                 port, protocol ? "Sec-WebSocket-Protocol: " : "", protocol ? protocol : "",
                 protocol ? "\r\n" : "", origin ? "Origin: " : "", origin ? origin : "",
                 origin ? "\r\n" : "");
    if (socket_raw(s, head, (size_t)n) && read_head(s))
        return true;
    socket_close(s);
    return false;
}

void socket_close(struct socket *s)
{
    if (s->fd >= 0)
        close(s->fd);
    s->fd = -1;
    sw_text_clear(&s->in);
    sw_text_clear(&s->message);
}

/* ---- frames ---------------------------------------------------------------------- */

/* The mask is all zeros: allowed, and the bytes stay readable. */
bool socket_frame(struct socket *s, int first, const char *data, size_t size)
{
    unsigned char head[14] = {(unsigned char)first};
    size_t n = 2;

    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else if (size < 65536) {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(size >> 8);
        head[3] = (unsigned char)size;
        n = 4;
    } else {
        head[1] = 0x80 | 127;
        for (int i = 0; i < 8; i++)
            head[2 + i] = (unsigned char)((uint64_t)size >> (56 - 8 * i));
        n = 10;
    }
    return socket_raw(s, head, n + 4) && socket_raw(s, data, size);
}

bool socket_send(struct socket *s, const char *text, size_t size)
{
    return socket_frame(s, 0x81, text, size);
}

struct head {
    int kind;
    bool final;
    size_t start, size;
};

static bool read_frame_head(const struct socket *s, struct head *h)
{
    const unsigned char *b = (const unsigned char *)s->in.data + s->used;
    size_t have = s->in.len - s->used;
    int extra;

    if (have < 2)
        return false;
    extra = (b[1] & 127) == 126 ? 2 : (b[1] & 127) == 127 ? 8 : 0;
    if (have < 2 + (size_t)extra)
        return false;
    h->final = b[0] & 0x80;
    h->kind = b[0] & 15;
    h->start = s->used + 2 + (size_t)extra;
    h->size = extra ? 0 : b[1] & 127;
    for (int i = 0; i < extra; i++)
        h->size = h->size << 8 | b[2 + i];
    return s->in.len >= h->start + h->size;
}

const char *socket_next(struct socket *s)
{
    struct head h;

    while (s->in.data && read_frame_head(s, &h)) {
        const char *data = s->in.data + h.start;
        s->used = h.start + h.size;
        if (h.kind == 9)
            socket_frame(s, 0x8a, data, h.size);
        if (h.kind > 2)
            continue;
        if (h.kind)
            sw_text_clear(&s->message);
        sw_text_add_bytes(&s->message, data, h.size);
        if (h.final)
            return s->message.data;
    }
    return NULL;
}

const char *socket_read(struct socket *s, int wait)
{
    for (;;) {
        const char *message = socket_next(s);
        if (message)
            return message;
        if (!socket_fill(s, wait))
            return NULL;
    }
}

char *socket_fetch(int port, const char *path)
{
    struct socket s = {.fd = dial(port)};
    struct sw_text head;
    char *all;

    sw_text_init_heap(&s.in);
    sw_text_init_heap(&head);
    sw_text_addf(&head, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
                 path);
    socket_raw(&s, head.data, head.len);
    while (socket_fill(&s, 2000))
        ;
    sw_text_clear(&head);
    all = s.in.data ? strdup(s.in.data) : NULL;
    socket_close(&s);
    return all;
}
