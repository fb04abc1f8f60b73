/* SPDX-License-Identifier: MIT */
/* args.c - reading the command line.
 *
 * Options may stand anywhere after the command, as `--name value` or `--name=value`, short
 * ones as `-o value`. After `--` everything is a word. Whoever mistypes an option or a
 * command is told the nearest one there is. */
#define _POSIX_C_SOURCE 200809L

#include "args.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NEAR = 3, NAME_MAX_LENGTH = 32 };

const struct option_row option_rows[OPTIONS] = {
#define OPTION(id, name, letter, value_en, value_de, english, german)                          \
    {name, letter, {value_en, value_de}, {english, german}},
#include "options.def"
#undef OPTION
};

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* Levenshtein: how many letters to add, drop or change. */
static int distance(const char *a, const char *b)
{
    int row[NAME_MAX_LENGTH + 1];
    int n = (int)strlen(b);

    if (n > NAME_MAX_LENGTH || strlen(a) > NAME_MAX_LENGTH)
        return NAME_MAX_LENGTH;
    for (int k = 0; k <= n; k++)
        row[k] = k;
    for (int i = 0; a[i]; i++) {
        int diagonal = row[0];
        row[0] = i + 1;
        for (int k = 0; k < n; k++) {
            int change = diagonal + (a[i] != b[k]);
            diagonal = row[k + 1];
            row[k + 1] = smaller(change, smaller(row[k], row[k + 1]) + 1);
        }
    }
    return row[n];
}

const char *args_nearest(const char *name, const char *(*get)(int), int n)
{
    const char *best = NULL;
    int least = NEAR;

    for (int i = 0; i < n; i++) {
        int d = distance(name, get(i));
        if (d < least && d < (int)strlen(get(i))) {
            least = d;
            best = get(i);
        }
    }
    return best;
}

static const char *option_name(int i)
{
    return option_rows[i].name;
}

static const char *command_name(int i)
{
    return commands[i].name;
}

/* "There is no option --seets. Did you mean --seats?" */
static int unknown(struct cli *c, int word, const char *name, const char *nearest)
{
    return cli_fail(c, EXIT_USAGE, nearest ? word + 1 : word, name, nearest, NULL);
}

static enum cli_option find_long(const char *name, size_t length)
{
    int i = 0;

    while (i < OPTIONS && (strlen(option_rows[i].name) != length ||
                           strncmp(option_rows[i].name, name, length) != 0))
        i++;
    return (enum cli_option)i;
}

static enum cli_option find_short(char letter)
{
    int i = 0;

    while (i < OPTIONS && option_rows[i].letter != letter)
        i++;
    return (enum cli_option)i;
}

static int keep_setting(struct cli *c, const char *value)
{
    if (!strchr(value, '=') || *value == '=')
        return cli_fail(c, EXIT_USAGE, T_SETTING_SHAPE, value, NULL, NULL);
    if (c->settings == SW_MAX_OPTIONS)
        return cli_fail(c, EXIT_USAGE, T_SETTING_MANY, NULL, NULL, NULL);
    c->setting[c->settings++] = value;
    return EXIT_OK;
}

static int keep(struct cli *c, enum cli_option o, const char *value)
{
    c->option[o] = value;
    return o == O_SET ? keep_setting(c, value) : EXIT_OK;
}

/* One option at argv[*i]; a value in the next word is used up. */
static int take_option(struct cli *c, char **argv, int *i)
{
    const char *text = argv[*i];
    bool is_long = text[1] == '-';
    const char *equals = is_long ? strchr(text, '=') : NULL;
    size_t length = equals ? (size_t)(equals - text) - 2 : strlen(text + 1) - is_long;
    enum cli_option o =
        is_long ? find_long(text + 2, length) : find_short(text[2] ? '?' : text[1]);

    if (o == OPTIONS)
        return unknown(c, T_OPTION_UNKNOWN, text,
                       is_long ? args_nearest(text + 2, option_name, OPTIONS) : NULL);
    if (!(c->command->options >> o & 1))
        return cli_fail(c, EXIT_USAGE, T_OPTION_OTHER, option_rows[o].name, c->command->name,
                        NULL);
    if (!*option_rows[o].value[SW_EN])
        return equals
                   ? cli_fail(c, EXIT_USAGE, T_OPTION_NO_VALUE, option_rows[o].name, NULL, NULL)
                   : keep(c, o, "");
    if (equals)
        return keep(c, o, equals + 1);
    if (!argv[*i + 1])
        return cli_fail(c, EXIT_USAGE, T_OPTION_VALUE, option_rows[o].name,
                        option_rows[o].value[c->lang], NULL);
    return keep(c, o, argv[++*i]);
}

static int parse_rest(struct cli *c, char **argv)
{
    bool only_words = false;
    int failed = EXIT_OK;

    c->word = argv; /* words move to the front of what has been read already */
    for (int i = 0; argv[i] && !failed; i++) {
        if (!only_words && strcmp(argv[i], "--") == 0)
            only_words = true;
        else if (!only_words && argv[i][0] == '-' && argv[i][1])
            failed = take_option(c, argv, &i);
        else
            c->word[c->words++] = argv[i];
    }
    return failed;
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; i < command_count; i++)
        if (strcmp(commands[i].name, name) == 0)
            return &commands[i];
    return NULL;
}

static int check_words(struct cli *c)
{
    if (c->option[O_HELP])
        return EXIT_OK;
    if (c->words < c->command->least)
        return cli_fail(c, EXIT_USAGE, T_WORDS_FEW, c->command->usage[c->lang], NULL, NULL);
    if (c->words > c->command->most)
        return cli_fail(c, EXIT_USAGE, T_WORDS_MANY, c->word[c->command->most],
                        c->command->usage[c->lang], NULL);
    return EXIT_OK;
}

/* Colours where they can be seen, unless NO_COLOR asks for none. */
static int choose_color(struct cli *c)
{
    const char *wish = c->option[O_COLOR] ? c->option[O_COLOR] : "auto";

    c->tty = isatty(STDOUT_FILENO) != 0;
    c->color = c->tty && !getenv("NO_COLOR");
    if (strcmp(wish, "always") == 0)
        c->color = true;
    else if (strcmp(wish, "never") == 0)
        c->color = false;
    else if (strcmp(wish, "auto") != 0)
        return cli_fail(c, EXIT_USAGE, T_VALUE_ONE_OF, "color", wish, "auto|always|never");
    return EXIT_OK;
}

static int check_language(struct cli *c)
{
    const char *lang = c->option[O_LANG];

    if (!lang || strcmp(lang, "en") == 0 || strcmp(lang, "de") == 0)
        return EXIT_OK;
    return cli_fail(c, EXIT_USAGE, T_VALUE_ONE_OF, "lang", lang, "en|de");
}

int args_parse(struct cli *c, int argc, char **argv)
{
    int failed;

    c->lang = args_language(argc, argv);
    if (argc < 2 || argv[1][0] == '-')
        return EXIT_OK;
    c->command = find_command(argv[1]);
    if (!c->command)
        return unknown(c, T_COMMAND_UNKNOWN, argv[1],
                       args_nearest(argv[1], command_name, command_count));
    failed = parse_rest(c, argv + 2);
    failed = failed ? failed : check_language(c);
    failed = failed ? failed : choose_color(c);
    return failed ? failed : check_words(c);
}

static bool speaks_german(const char *s)
{
    return s && strncmp(s, "de", 2) == 0;
}

static enum sw_lang language_of_environment(void)
{
    static const char *const variable[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (int i = 0; i < 3; i++) {
        const char *value = getenv(variable[i]);
        if (value && *value)
            return speaks_german(value) ? SW_DE : SW_EN;
    }
    return SW_EN;
}

/* Before anything else, so that even complaints about options are in the right one. */
enum sw_lang args_language(int argc, char **argv)
{
    enum sw_lang lang = language_of_environment();

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--lang") == 0 || strcmp(argv[i], "-l") == 0)
            lang = speaks_german(argv[i + 1]) ? SW_DE : SW_EN;
        else if (strncmp(argv[i], "--lang=", 7) == 0)
            lang = speaks_german(argv[i] + 7) ? SW_DE : SW_EN;
    }
    return lang;
}

static bool number(const char *text, int64_t least, int64_t most, int64_t *out)
{
    char *end;

    errno = 0;
    *out = strtoll(text, &end, 10);
    return end != text && !*end && !errno && *out >= least && *out <= most;
}

static bool bad_number(struct cli *c, enum cli_option o, const char *text, int64_t least,
                       int64_t most)
{
    char range[64];

    snprintf(range, sizeof range, "%lld … %lld", (long long)least, (long long)most);
    cli_fail(c, EXIT_USAGE, T_VALUE_NUMBER, option_rows[o].name, text, range);
    return false;
}

bool args_number(struct cli *c, enum cli_option o, int64_t preset, int64_t least, int64_t most,
                 int64_t *out)
{
    *out = preset;
    return !c->option[o] || number(c->option[o], least, most, out) ||
           bad_number(c, o, c->option[o], least, most);
}

int args_list(struct cli *c, enum cli_option o, int least, int most, int out[], int room)
{
    const char *s = c->option[o];
    int count = 0;

    for (bool more = true; more;) {
        char part[24] = "";
        size_t length = strcspn(s, ",");
        int64_t value;
        memcpy(part, s, length < sizeof part ? length : sizeof part - 1);
        if (count == room || !number(part, least, most, &value))
            return bad_number(c, o, part, least, most);
        out[count++] = (int)value;
        more = s[length] == ',';
        s += length + 1;
    }
    return count;
}
