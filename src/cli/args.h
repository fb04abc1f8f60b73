/* SPDX-License-Identifier: MIT */
/* args.h - the table of options, for the parser and for the help texts. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include "cli.h"

struct option_row {
    const char *name;
    char letter;                 /* 0: none */
    const char *value[SW_LANGS]; /* "": takes none */
    const char *help[SW_LANGS];
};

extern const struct option_row option_rows[OPTIONS];

#endif
