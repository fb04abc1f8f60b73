/* SPDX-License-Identifier: MIT */
/* config.h - options from a file. */
#ifndef CLI_CONFIG_H
#define CLI_CONFIG_H

#include "cli.h"

/* Read --config FILE, if it is given: lines "name value"; blank lines and lines from # on are
 * skipped. What the command line says counts more. `text` holds the values and must live as
 * long as they are used. False after saying what is wrong. */
bool config_read(struct cli *c, struct sw_text *text);

#endif
