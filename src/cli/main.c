/* SPDX-License-Identifier: MIT */
/* main.c - the program: find the command, run it, say how it went. */
#include <limits.h>
#include <string.h>

#include "commands.h"

#define ONE(id) (__extension__(unsigned __int128) 1 << O_##id)
#define COMMON  (ONE(HELP) | ONE(LANG) | ONE(COLOR))
#define SETUP   (ONE(SEATS) | ONE(SEED) | ONE(SET) | ONE(EDITION))
#define VIEW    (ONE(PLY) | ONE(SEAT))

_Static_assert(OPTIONS <= 128, "the options of a command are bits of one number");

const struct command commands[] = {
#define COMMAND(name, least, most, options, usage_en, usage_de, sum_en, sum_de, about_en,      \
                about_de)                                                                      \
    {#name,                                                                                    \
     cmd_##name,                                                                               \
     least,                                                                                    \
     most,                                                                                     \
     options,                                                                                  \
     {usage_en, usage_de},                                                                     \
     {sum_en, sum_de},                                                                         \
     {about_en, about_de}},
#include "commands.def"
#undef COMMAND
};

const int command_count = (int)(sizeof commands / sizeof *commands);

/* `spielwerk` alone, or with something else than a command. */
static int run_without_command(struct cli *c, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            help_program(c, stdout);
            return EXIT_OK;
        }
        if (strcmp(argv[i], "--version") == 0) {
            puts("spielwerk " CLI_VERSION);
            return EXIT_OK;
        }
    }
    help_program(c, stderr);
    return EXIT_USAGE;
}

static int run(struct cli *c)
{
    if (c->option[O_HELP]) {
        help_command(c, c->command, stdout);
        return EXIT_OK;
    }
    return c->command->run(c);
}

int main(int argc, char **argv)
{
    struct cli c = {0};
    int code = args_parse(&c, argc, argv);

    if (code == EXIT_OK)
        code = c.command ? run(&c) : run_without_command(&c, argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout))
        code = cli_fail(&c, EXIT_OUTPUT, T_CANNOT_PRINT, NULL, NULL, NULL);
    return code;
}
