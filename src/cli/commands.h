/* SPDX-License-Identifier: MIT */
/* commands.h - the functions of the command table. Each gives an exit code. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli.h"

#define CLI_VERSION "0.1.0"

#define COMMAND(name, ...) int cmd_##name(struct cli *c);
#include "commands.def"
#undef COMMAND

#endif
