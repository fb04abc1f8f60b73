/* SPDX-License-Identifier: MIT */
/* plan.h - what a table is made of: game, options, edition, who sits where, clock. */
#ifndef SERVER_PLAN_H
#define SERVER_PLAN_H

#include <jansson.h>

#include "fair.h"
#include "secret.h"
#include "words.h"

struct plan {
    struct sw_game *game; /* with the edition; owned by the plan if `own`, else shared */
    bool own;
    struct sw_setup setup;                /* without a seed */
    char bot[SW_MAX_SEATS][SW_MAX_TOKEN]; /* "": a person */
    char hash[SW_MAX_SEATS][SECRET_HASH]; /* of the seat's secret; "": a bot's */
    char secret[FAIR_SECRET];             /* the server's part of the luck */
    char rematch_of[SECRET_TEXT];         /* the table before this one, or "" */
    bool listed;                          /* in the lobby: free seats are for anybody */
    int bank, add;                        /* seconds at first, per turn; 0: no clock */
    char *edition;                        /* JSON, or NULL */
};

/* Read a plan: what somebody asks for, or what plan_write() wrote. Secrets that are missing
 * are left empty. */
bool plan_read(json_t *from, struct plan *out, struct refusal *r);
/* As JSON text; free() it. */
char *plan_write(const struct plan *p);
void plan_clear(struct plan *p);
/* What its own components take in memory; 0: it has none. */
int64_t plan_bytes(const struct plan *p);

/* The games with their standard editions are opened once and shared by all tables. */
void plan_close_games(void);

#endif
