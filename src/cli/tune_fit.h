/* SPDX-License-Identifier: MIT */
/* tune_fit.h - `spielwerk tune --fit`: learn a game's forecast. */
#ifndef CLI_TUNE_FIT_H
#define CLI_TUNE_FIT_H

#include "commands.h"

struct tune_fit {
    const struct sw_game *game;
    int seats[SW_MAX_SEATS], counts; /* of seats: matches have one after the other */
    uint64_t seed;
    int64_t games;
    int jobs, passes;
};

/* Prints the table; the exit code. */
int tune_fit(struct cli *c, const struct tune_fit *how);

#endif
