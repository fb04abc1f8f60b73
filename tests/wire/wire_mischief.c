/* SPDX-License-Identifier: MIT */
/* wire_mischief.c - what must not be sent, and what a server does about it. */
#define _DEFAULT_SOURCE

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "check.h"
#include "wire.h"

void wire_frames(void)
{
    static char big[300 * 1024];
    struct socket s;
    struct desk d;

    check(!socket_open(&s, wire.host.port, NULL, NULL), "a socket without protocol", "");
    check(!socket_open(&s, wire.host.port, NULL, "spielwerk.99"), "an unknown version", "");
    check(!socket_open(&s, wire.host.port, "http://elsewhere.example", "spielwerk.1"),
          "a page from elsewhere", "");
    check(socket_open(&s, wire.host.port, "http://127.0.0.1:1", "spielwerk.1") == false,
          "a page from another port", "");
    desk_init(&d, wire.host.port);
    check(desk_connect(&d), "connects", "");
    check(socket_send(&d.socket, "nonsense", 8) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_JSON"),
          "no JSON", "");
    check(socket_send(&d.socket, "[1,2]", 5) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_JSON"),
          "no object", "");
    check(socket_send(&d.socket, "{\"do\":1}", 8) &&
              strstr(socket_read(&d.socket, 2000), "MEMBER_MISSING"),
          "no command", "");
    check(is_no(desk_ask(&d, "dance", ""), "NO_SUCH_COMMAND"), "an unknown command", "");
    check(is_no(desk_ask(&d, "act", ""), "NOT_AT_TABLE"), "acting at no table", "");
    memset(big, ' ', sizeof big);
    check(socket_send(&d.socket, big, sizeof big) &&
              strstr(socket_read(&d.socket, 2000), "FRAME_LONG") &&
              !socket_read(&d.socket, 2000) && d.socket.fd < 0,
          "too long", "");
    check(desk_connect(&d) && socket_frame(&d.socket, 0x82, "\1\2\3", 3) &&
              !socket_read(&d.socket, 2000) && d.socket.fd < 0,
          "binary", "");
    check(desk_connect(&d) && socket_frame(&d.socket, 0x01, "{\"do\":", 6) &&
              socket_frame(&d.socket, 0x80, "\"ping\"}", 7) &&
              strstr(socket_read(&d.socket, 2000), "{\"re\":-1}"),
          "a message in two frames", "");
    desk_clear(&d);
}

/* By a server that allows little. */
void wire_too_many(void)
{
    struct host strict = {.option = {NULL}};
    bool slowed = false;
    const char *text;
    struct desk d;

    if (!check(host_start(&strict, wire.program, ":memory:", 0, "5"), "a strict server", ""))
        return;
    desk_init(&d, strict.port);
    desk_connect(&d);
    for (int i = 0; i < 100; i++)
        desk_send(&d, "ping", NULL);
    while ((text = socket_read(&d.socket, 200)))
        slowed |= strstr(text, "FRAME_RATE") != NULL;
    check(slowed, "too many messages", "");
    desk_clear(&d);
    check(host_stop(&strict), "the strict server ends", "");
}

/* Has the server asked whether we are there, and has it hung up? Nothing is answered. */
static bool look(int fd, bool *asked)
{
    unsigned char bytes[64];
    ssize_t n = recv(fd, bytes, sizeof bytes, MSG_DONTWAIT);

    *asked |= n > 0 && bytes[0] == 0x89;
    return n == 0;
}

/* Who says nothing is asked, and let go if he does not answer; who answers stays. */
void wire_silence(void)
{
    struct host hasty = {.option = {"--patience=1"}};
    bool asked = false, gone = false;
    struct desk alive, dead;

    if (!check(host_start(&hasty, wire.program, ":memory:", 0, WIRE_FAST), "a hasty server",
               ""))
        return;
    desk_init(&alive, hasty.port);
    desk_init(&dead, hasty.port);
    check(desk_connect(&alive) && desk_connect(&dead), "two connect", "");
    for (int tries = 0; tries < 300 && !gone; tries++) {
        socket_read(&alive.socket, 100);
        gone = look(dead.socket.fd, &asked);
    }
    check(asked, "who is silent is asked", "");
    check(gone, "who does not answer is let go", "");
    check(is_good(desk_ask(&alive, "ping", "")), "who answers stays", "");
    desk_clear(&alive);
    desk_clear(&dead);
    check(host_stop(&hasty), "the hasty server ends", "");
}

void wire_plans(const char *game)
{
    struct desk d;

    desk_init(&d, wire.host.port);
    desk_connect(&d);
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", "chess", "seats", "person",
                         "person"),
                "NO_SUCH_GAME"),
          "an unknown game", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s]}", "game", game, "seats", "person"),
                "MEMBER_MISSING"),
          "too few seats", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", game, "seats", "person",
                         "genius"),
                "BOT_UNKNOWN"),
          "an unknown bot", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s]}", "game", game, "seats", "greedy",
                         "greedy"),
                "SEATS_PEOPLE"),
          "nobody", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s], s:[i, i]}", "game", game, "seats",
                         "person", "person", "clock", 1, 1),
                "CLOCK_RANGE"),
          "a short clock", "");
    check(is_no(desk_ask(&d, "create", "{s:s, s:[s, s], s:{s:s}}", "game", game, "seats",
                         "person", "person", "options", "no_such", "1"),
                "NO_SUCH_OPTION"),
          "an unknown option", "");
    check(is_no(desk_ask(&d, "watch", "{s:s}", "table", "../../etc/passwd"), "NO_SUCH_TABLE"),
          "no table", "");
    check(is_no(desk_ask(&d, "watch", "{s:s}", "table", "AAAAAAAAAAAAAAAAAAAAAA"),
                "NO_SUCH_TABLE"),
          "an unknown table", "");
    desk_clear(&d);
}

void wire_actions(const char *game)
{
    struct party p;
    struct desk spy;
    struct sw_action a;
    char text[SW_MAX_TOKEN * 6];
    struct sw_text out;
    int active;

    if (!check(party_begin(&p, &wire.host.port, 1, game, 2, 0), game, "mischief: begins"))
        return;
    active = desk_choose(&p.desk[0], &a) ? 0 : 1;
    desk_choose(&p.desk[active], &a);
    sw_text_init(&out, text, sizeof text);
    sw_action_print(desk_game(&p.desk[active]), &a, &out);
    check(
        is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 0, "action", text), "STALE"),
        "stale", "");
    check(is_no(desk_ask(&p.desk[!active], "act", "{s:i, s:s}", "at", 1, "action", text),
                "NOT_YOUR_SEAT"),
          "somebody else's action", "");
    check(is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 1, "action", "rubbish"),
                "ACTION_SHAPE"),
          "rubbish", "");
    check(is_no(desk_ask(&p.desk[active], "act", "{s:s}", "action", text), "MEMBER_MISSING"),
          "no moment", "");
    check(!desk_play(&p.desk[active], &a), "a good one", "");
    check(
        is_no(desk_ask(&p.desk[active], "act", "{s:i, s:s}", "at", 1, "action", text), "STALE"),
        "the same again", "");
    check(is_no(desk_ask(&p.desk[0], "log", ""), "NOT_OVER"), "the log too early", "");
    desk_init(&spy, wire.host.port);
    spy.record = json_array();
    desk_connect(&spy);
    memcpy(spy.table, p.desk[0].table, sizeof spy.table);
    strcpy(spy.secret, "AAAAAAAAAAAAAAAAAAAAAA");
    check(!desk_sit(&spy), "a wrong secret", "");
    check(desk_watch(&spy, p.desk[0].table), "watching", "");
    check(is_no(desk_ask(&spy, "act", "{s:i, s:s}", "at", 1, "action", text), "NOT_SEATED"),
          "a spectator acts", "");
    check(is_no(desk_ask(&spy, "chat", "{s:s}", "text", "hello"), "NOT_SEATED"),
          "a spectator talks", "");
    check(is_no(desk_ask(&spy, "log", ""), "NOT_OVER"), "a spectator asks for the log", "");
    desk_clear(&spy);
    party_end(&p);
}

void wire_http(void)
{
    char *text = socket_fetch(wire.host.port, "/healthz");

    check(text && strstr(text, "\r\n\r\nok"), "/healthz", text);
    free(text);
    text = socket_fetch(wire.host.port, "/metrics");
    check(text && strstr(text, "spielwerk_actions_total "), "/metrics", text);
    free(text);
    text = socket_fetch(wire.host.port, "/");
    check(text && strstr(text, "content-security-policy: default-src 'none'") &&
              strstr(text, "x-content-type-options: nosniff"),
          "/", text);
    free(text);
    text = socket_fetch(wire.host.port, "/../../etc/passwd");
    check(text && strstr(text, "404"), "a path that is not there", text);
    free(text);
}
