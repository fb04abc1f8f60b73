/* SPDX-License-Identifier: MIT */
/* cli.h - what all commands of the program share.
 *
 * A command is a row of a table (commands.def): its name, its function, which options it
 * takes, and what `--help` says about it. Words for people are in text.def, options in
 * options.def, each with both languages in one line. */
#ifndef CLI_H
#define CLI_H

#include <stdio.h>

#include "spielwerk_match.h"

/* How the program ends; the manual page explains them. */
enum cli_exit {
    EXIT_OK = 0,
    EXIT_WRONG = 1,       /* what was checked is wrong */
    EXIT_USAGE = 2,       /* the command line cannot be understood */
    EXIT_INPUT = 3,       /* a file cannot be read or holds nonsense */
    EXIT_OUTPUT = 4,      /* something could not be written */
    EXIT_INTERRUPT = 130, /* Ctrl-C */
};

enum cli_option {
#define OPTION(id, name, letter, value_en, value_de, english, german) O_##id,
#include "options.def"
#undef OPTION
    OPTIONS
};

enum cli_word {
    T_FIRST = SW_WORD_GAME - 1,
#define W(name) T_##name,
#include "cli/text_ids.h"
#undef W
    T_END
};

struct cli;

struct command {
    const char *name;
    int (*run)(struct cli *c);               /* gives the exit code */
    int least, most;                         /* words it takes after its name */
    __extension__ unsigned __int128 options; /* bit per enum cli_option */
    const char *usage[SW_LANGS], *summary[SW_LANGS], *about[SW_LANGS];
};

extern const struct command commands[];
extern const int command_count;

/* One run of the program. */
struct cli {
    enum sw_lang lang;
    bool color, tty; /* of standard output */
    const struct command *command;
    const char *option[OPTIONS];         /* its value, "" if it has none; NULL: not given */
    const char *setting[SW_MAX_OPTIONS]; /* every --option NAME=VALUE, in order */
    int settings;
    char **word; /* what is no option */
    int words;
    int code; /* the exit code of the last thing that failed */
};

/* ---- screen.c ---- */

/* Size of the terminal on standard output; 0: it is none, or nobody knows. */
struct cli_screen {
    int cols, rows;
};
struct cli_screen cli_screen(const struct cli *c);
/* How wide lines of text may be; 0: as wide as they are. */
int cli_width(const struct cli *c);

/* ---- words.c ---- */

/* Our words behave like a game's: sw_say() and sw_fail() take them with this "game". */
extern const struct sw_game cli_language;

const char *cli_text(struct cli *c, int word);
void cli_say(struct cli *c, struct sw_text *out, int word, const char *a0, const char *a1,
             const char *a2, const char *a3);
/* To standard output, with a newline. */
void cli_print(struct cli *c, int word, const char *a0, const char *a1, const char *a2);
/* "spielwerk sim: sentence" to standard error; keeps `code` and gives it, to return it. */
int cli_fail(struct cli *c, int code, int word, const char *a0, const char *a1, const char *a2);
/* The same with an error of the engine, told at `place` (a file's name, or ""). */
int cli_fail_error(struct cli *c, int code, const char *place, const struct sw_error *e,
                   const struct sw_game *g);
/* What an errno means, in the language of the program where it is a common one. */
const char *cli_reason(struct cli *c, int error);
void cli_flush(struct sw_text *t, FILE *to); /* write it and empty it */

/* ---- args.c ---- */

/* Fill in *c from the command line; EXIT_OK, or the code after saying what is wrong. */
int args_parse(struct cli *c, int argc, char **argv);
enum sw_lang args_language(int argc, char **argv);
/* Among n names (get(i) gives one) the nearest to `name`, or NULL if none is near. */
const char *args_nearest(const char *name, const char *(*get)(int), int n);

/* A whole number from `least` to `most`. False after saying what is wrong. */
bool args_number(struct cli *c, enum cli_option o, int64_t preset, int64_t least, int64_t most,
                 int64_t *out);
/* "2,3,4"; gives how many, 0 after saying what is wrong. */
int args_list(struct cli *c, enum cli_option o, int least, int most, int out[], int room);

/* ---- help.c ---- */

/* `s` filled up with blanks to `width` columns; negative: they come first. */
void cli_pad(struct sw_text *t, const char *s, int width);
void help_program(struct cli *c, FILE *to);
void help_command(struct cli *c, const struct command *command, FILE *to);
/* The options of a game, their values and what they mean; nothing if it has none. */
void help_options(struct cli *c, const struct sw_game *g, struct sw_text *out);
#define CLI_BOTS "level1|level2|level3|level4|level5|greedy|broad|random|mix"
/* What kind of player a bot is, in words. */
const char *help_bot(struct cli *c, const char *name);

/* ---- open.c: games, setups and files from the command line ---- */

/* The game of the first word with the edition asked for; NULL after saying why not. */
struct sw_game *open_game(struct cli *c, const char *id);
/* Options, luck and seed as asked for; what is not asked for as people like it, or bots. */
bool open_setup(struct cli *c, const struct sw_game *g, int seats, bool people,
                struct sw_setup *out);
/* --seats as a list; not given: all the game allows. Returns how many, 0 after an error. */
int open_seats(struct cli *c, const struct sw_game *g, int out[SW_MAX_SEATS]);
/* A seed nobody knows. False if the system gives none; errno says why. */
bool open_entropy(struct sw_seed *out);
/* 64 bits of --seed; not given: preset. */
bool open_seed(struct cli *c, uint64_t preset, uint64_t *out);
/* A whole file, "-" being standard input. False after saying why not. */
bool open_file(struct cli *c, const char *path, struct sw_text *out);
/* Where we keep things for this user, whether it is there or not; false: nobody knows. */
bool open_folder_name(struct sw_text *out);
/* Like mkdir -p. */
bool open_make_folder(char *path);
/* A save or a position. NULL after saying why not. */
struct sw_match *open_match(struct cli *c, const char *path);
/* --ply N of a match; not given: its end. */
bool open_ply(struct cli *c, const struct sw_match *m, int *out);
/* --seat S, else SW_SPECTATOR. */
bool open_seat(struct cli *c, int seats, int *out);
/* Write a file whole or not at all: what was there stays until the new text is safely on
 * disk. False if that fails; errno says why. */
bool open_write(const char *path, const char *data, size_t size);
/* "-" or nothing: standard output. False after saying why not. */
bool open_output(struct cli *c, const char *path, const char *data, size_t size);

#endif
