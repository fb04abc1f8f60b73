/* SPDX-License-Identifier: MIT */
/* wire.c - the table server from outside: real sockets, real processes, whole matches.
 *
 *   wire PROGRAM STORE
 *
 * Ends with "N passed, N failed". */
#include "wire.h"

#include <signal.h>
#include <stdio.h>

#include "check.h"

struct wire wire;

int wire_least(const char *game)
{
    struct sw_game *g = sw_game_open(game, NULL);
    int n = g->seats_min;

    sw_game_close(g);
    return n;
}

int main(int argc, char **argv)
{
    const char *game = sw_game_id(0);

    if (argc != 3)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    setvbuf(stdout, NULL, _IOLBF, 0);
    wire.program = argv[1];
    wire.store = argv[2];
    if (!host_start(&wire.host, wire.program, wire.store, 0, WIRE_FAST)) {
        printf("the server does not start\n");
        return 1;
    }
    wire_http();
    wire_frames();
    wire_too_many();
    wire_silence();
    wire_plans(game);
    wire_actions(game);
    wire_together(game);
    wire_lobby(game);
    wire_votes(game);
    wire_numbers(game);
    wire_promises(game);
    wire_starving(game);
    wire_deserted(game);
    wire_many_bots(game);
    wire_secret_time("nuernberg");
    wire_names(game);
    wire_damage(game);
    wire_old_lines(game);
    wire_hooks(game);
    wire_hooks_tls(game);
    wire_leaks(game);
    wire_clocks(game);
    for (int i = 0; i < sw_game_count(); i++) {
        wire_undo_reveal(sw_game_id(i));
        wire_come_back(sw_game_id(i));
        wire_survive(sw_game_id(i));
    }
    wire_matches();
    check(host_stop(&wire.host), "the server ends", "");
    return check_end();
}
