/* SPDX-License-Identifier: MIT */
/* wire.h - the parts of the test from outside, and the server they talk to. */
#ifndef WIRE_WIRE_H
#define WIRE_WIRE_H

#include "host.h"
#include "party.h"

#define WIRE_FAST "1000000" /* messages per second: we are in a hurry */

struct wire {
    const char *program, *store;
    struct host host;
};

extern struct wire wire;

/* How few can play this game. */
int wire_least(const char *game);

void wire_http(void);
void wire_frames(void);
void wire_too_many(void);
void wire_silence(void);
void wire_plans(const char *game);
void wire_actions(const char *game);

void wire_together(const char *game);
void wire_undo_reveal(const char *game);
void wire_lobby(const char *game);

void wire_votes(const char *game);
void wire_numbers(const char *game);

void wire_promises(const char *game);

void wire_starving(const char *game);
void wire_deserted(const char *game);
void wire_many_bots(const char *game);

void wire_secret_time(const char *game);
void wire_names(const char *game);
void wire_damage(const char *game);
void wire_old_lines(const char *game);

void wire_hooks(const char *game);
void wire_hooks_tls(const char *game);

void wire_come_back(const char *game);
void wire_survive(const char *game);
void wire_clocks(const char *game);

void wire_leaks(const char *game);
void wire_matches(void);

#endif
