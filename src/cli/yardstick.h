/* SPDX-License-Identifier: MIT */
/* yardstick.h - a fixed piece of work, to compare machines by. */
#ifndef CLI_YARDSTICK_H
#define CLI_YARDSTICK_H

#include <stdint.h>

/* Do `steps` standard steps; gives a number that depends on all of them. */
uint64_t yardstick_run(uint64_t steps);

#endif
