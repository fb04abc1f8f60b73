/* SPDX-License-Identifier: MIT */
/* http.c - fuzz what comes in at the port: requests, paths, heads, frames.
 *
 * The whole server runs in a thread, and every input is a connection of its own. An input that
 * begins with 'W' is what is sent after a good request for a WebSocket; any other is all that
 * is sent. */
#include <arpa/inet.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include "fuzz.h"
#include "server/serve.h"

static const char upgrade[] = "GET / HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\n"
                              "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                              "Sec-WebSocket-Protocol: spielwerk.1\r\n\r\n";

static sem_t listening;
static int port;

static void on_ready(void *self, int number)
{
    (void)self;
    port = number;
    sem_post(&listening);
}

static void *serve(void *self)
{
    static const volatile bool stop = false;
    struct serve_options o = {.address = "127.0.0.1",
                              .store = ":memory:",
                              .bots = 1,
                              .limit = {.clients = 100,
                                        .clients_each = 100,
                                        .tables = 100,
                                        .tables_each = 1000000,
                                        .editions = 1 << 20,
                                        .editions_each = 1 << 20},
                              .bots_each = 100,
                              .rate = 1000000};
    char why[64];

    (void)self;
    MUST(serve_run(&o, on_ready, NULL, &stop, why, sizeof why) == SERVE_GOOD);
    return NULL;
}

static void begin(void)
{
    static bool begun;
    pthread_t thread;

    if (begun)
        return;
    begun = true;
    sem_init(&listening, 0, 0);
    MUST(pthread_create(&thread, NULL, serve, NULL) == 0);
    sem_wait(&listening);
}

static int dial(void)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct timeval patience = {.tv_sec = 5};
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    MUST(connect(fd, (struct sockaddr *)&at, sizeof at) == 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    return fd;
}

/* What is answered is HTTP; it ends, because we have nothing more to say. */
static void hear(int fd)
{
    char answer[4096];
    ssize_t n = recv(fd, answer, sizeof answer, 0);

    MUST(n < 5 || memcmp(answer, "HTTP/", 5) == 0);
    while (n > 0)
        n = recv(fd, answer, sizeof answer, 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool frames = size > 0 && *data == 'W';
    int fd;

    begin();
    fd = dial();
    if (frames)
        send(fd, upgrade, sizeof upgrade - 1, MSG_NOSIGNAL);
    send(fd, data + frames, size - frames, MSG_NOSIGNAL);
    shutdown(fd, SHUT_WR);
    hear(fd);
    close(fd);
    return 0;
}
