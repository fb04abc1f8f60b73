/* SPDX-License-Identifier: MIT */
/* open.c - games, setups and files, the way the command line names them. */
#define _DEFAULT_SOURCE /* getentropy */

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli.h"
#include "edition/edition.h"
#include "spielwerk_words.h"

/* ---- games ---------------------------------------------------------------- */

static bool apply_edition(struct cli *c, struct sw_game *g)
{
    const char *path = c->option[O_EDITION];
    struct sw_error e;
    struct sw_text text;
    bool good;

    if (!path)
        return true;
    if (!open_file(c, path, &text))
        return false;
    good = edition_read(g, text.data, text.len, &e);
    if (!good)
        cli_fail_error(c, EXIT_INPUT, path, &e, g);
    sw_text_clear(&text);
    return good;
}

struct sw_game *open_game(struct cli *c, const char *id)
{
    struct sw_error e;
    struct sw_game *g = sw_game_open(id, &e);
    const char *nearest;

    if (g && apply_edition(c, g))
        return g;
    nearest = g ? NULL : args_nearest(id, sw_game_id, sw_game_count());
    if (nearest)
        cli_fail(c, EXIT_USAGE, T_GAME_NEAREST, id, nearest, NULL);
    else if (!g)
        cli_fail_error(c, EXIT_USAGE, "", &e, NULL);
    sw_game_close(g);
    return NULL;
}

/* ---- setups --------------------------------------------------------------- */

int open_seats(struct cli *c, const struct sw_game *g, int out[SW_MAX_SEATS])
{
    if (c->option[O_SEATS])
        return args_list(c, O_SEATS, g->seats_min, g->seats_max, out, SW_MAX_SEATS);
    for (int seats = g->seats_min; seats <= g->seats_max; seats++)
        out[seats - g->seats_min] = seats;
    return g->seats_max - g->seats_min + 1;
}

bool open_seed(struct cli *c, uint64_t preset, uint64_t *out)
{
    struct sw_seed seed = sw_seed_from_number(preset);
    bool good = !c->option[O_SEED] || sw_seed_parse(c->option[O_SEED], &seed);

    for (int i = 2; i < 8; i++)
        good = good && seed.word[i] == 0;
    if (!good)
        cli_fail(c, EXIT_USAGE, T_SEED_NUMBER, c->option[O_SEED], NULL, NULL);
    *out = seed.word[0] | (uint64_t)seed.word[1] << 32;
    return good;
}

static bool set_luck(struct cli *c, struct sw_setup *out)
{
    const char *luck = c->option[O_LUCK];

    if (!luck)
        return true;
    out->luck = strcmp(luck, "fast") == 0 ? SW_LUCK_FAST : SW_LUCK_CHACHA;
    if (strcmp(luck, "fast") == 0 || strcmp(luck, "chacha") == 0)
        return true;
    cli_fail(c, EXIT_USAGE, T_VALUE_ONE_OF, "luck", luck, "chacha|fast");
    return false;
}

bool open_entropy(struct sw_seed *out)
{
    return getentropy(out, sizeof *out) == 0;
}

static bool set_seed(struct cli *c, struct sw_setup *out)
{
    const char *seed = c->option[O_SEED];

    if (seed && !sw_seed_parse(seed, &out->seed)) {
        cli_fail(c, EXIT_USAGE, SW_W_SEED_SHAPE, seed, NULL, NULL);
        return false;
    }
    if (!seed && !open_entropy(&out->seed)) {
        cli_fail(c, EXIT_INPUT, T_NO_LUCK, cli_reason(c, errno), NULL, NULL);
        return false;
    }
    return true;
}

static bool set_options(struct cli *c, const struct sw_game *g, struct sw_setup *out)
{
    for (int i = 0; i < c->settings; i++) {
        const char *equals = strchr(c->setting[i], '=');
        char name[SW_MAX_TOKEN];
        struct sw_error e;
        snprintf(name, sizeof name, "%.*s", (int)(equals - c->setting[i]), c->setting[i]);
        if (!sw_setup_option(g, out, name, equals + 1, &e)) {
            cli_fail_error(c, EXIT_USAGE, "", &e, g);
            return false;
        }
    }
    return true;
}

bool open_setup(struct cli *c, const struct sw_game *g, int seats, bool people,
                struct sw_setup *out)
{
    people ? sw_setup_init(g, seats, out) : sw_setup_bots(g, seats, out);
    return set_luck(c, out) && set_seed(c, out) && set_options(c, g, out);
}

/* ---- files ---------------------------------------------------------------- */

static bool read_all(FILE *in, struct sw_text *out)
{
    char part[16384];
    size_t n;

    while ((n = fread(part, 1, sizeof part, in)) > 0)
        sw_text_add_bytes(out, part, n);
    return !ferror(in) && !out->cut;
}

bool open_file(struct cli *c, const char *path, struct sw_text *out)
{
    bool standard = strcmp(path, "-") == 0, good;
    FILE *in;

    sw_text_init_heap(out);
    in = standard ? stdin : fopen(path, "rb");
    good = in && read_all(in, out);
    if (!good)
        cli_fail(c, EXIT_INPUT, T_CANNOT_READ, path, cli_reason(c, errno), NULL);
    else if (strlen(out->data) != out->len)
        good = cli_fail(c, EXIT_INPUT, T_NOT_TEXT, path, NULL, NULL) == EXIT_OK;
    if (in && !standard)
        fclose(in);
    if (!good)
        sw_text_clear(out);
    return good;
}

/* The reason may be a sentence of the game the file is about. */
static void load_failed(struct cli *c, const char *path, const char *text,
                        const struct sw_error *e)
{
    struct sw_game *g = sw_save_open(text);

    cli_fail_error(c, EXIT_INPUT, path, e, g);
    sw_game_close(g);
}

struct sw_match *open_match(struct cli *c, const char *path)
{
    struct sw_text text;
    struct sw_error e;
    struct sw_match *m;

    if (!open_file(c, path, &text))
        return NULL;
    m = sw_match_load(text.data, &e);
    if (!m)
        load_failed(c, path, text.data, &e);
    sw_text_clear(&text);
    return m;
}

bool open_ply(struct cli *c, const struct sw_match *m, int *out)
{
    int64_t ply;
    bool good = args_number(c, O_PLY, sw_match_length(m), 0, sw_match_length(m), &ply);

    *out = (int)ply;
    return good;
}

bool open_seat(struct cli *c, int seats, int *out)
{
    int64_t seat;
    bool good = args_number(c, O_SEAT, SW_SPECTATOR, 0, seats - 1, &seat);

    *out = (int)seat;
    return good;
}

static bool write_to(FILE *out, const char *data, size_t size)
{
    bool good = out && fwrite(data, 1, size, out) == size;

    return out && fclose(out) == 0 && good;
}

/* A pipe or a device is written to, not replaced. */
static bool is_special(const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

/* As everybody may read or write what a program creates; or as the old file was. */
static mode_t mode_for(const char *path)
{
    struct stat st;
    mode_t mask = umask(0);

    umask(mask);
    return stat(path, &st) == 0 ? st.st_mode & 0777 : 0666 & ~mask;
}

/* A new file beside `path`, complete and on disk. Its name takes the place of `draft`. */
static bool write_draft(const char *path, char *draft, const char *data, size_t size)
{
    int file = mkstemp(draft), reason;
    FILE *out = file >= 0 ? fdopen(file, "wb") : NULL;
    bool good = out && fchmod(file, mode_for(path)) == 0 &&
                fwrite(data, 1, size, out) == size && fflush(out) == 0 && fsync(file) == 0;

    reason = errno;
    if (out)
        good = fclose(out) == 0 && good;
    else if (file >= 0)
        close(file);
    if (!good)
        errno = reason;
    return good;
}

/* Where a link leads, so that the link stays one. */
static void resolve(const char *path, struct sw_text *out)
{
    char *real = realpath(path, NULL);

    sw_text_init_heap(out);
    sw_text_add(out, real ? real : path);
    free(real);
}

bool open_write(const char *path, const char *data, size_t size)
{
    struct sw_text target, draft;
    bool good;

    if (is_special(path))
        return write_to(fopen(path, "wb"), data, size);
    resolve(path, &target);
    sw_text_init_heap(&draft);
    sw_text_addf(&draft, "%s.XXXXXX", target.data);
    good = write_draft(target.data, draft.data, data, size) &&
           rename(draft.data, target.data) == 0;
    if (!good) {
        int reason = errno;
        remove(draft.data);
        errno = reason;
    }
    sw_text_clear(&draft);
    sw_text_clear(&target);
    return good;
}

bool open_output(struct cli *c, const char *path, const char *data, size_t size)
{
    if (!path || strcmp(path, "-") == 0)
        return fwrite(data, 1, size, stdout) == size;
    if (open_write(path, data, size))
        return true;
    cli_fail(c, EXIT_OUTPUT, T_CANNOT_WRITE, path, cli_reason(c, errno), NULL);
    return false;
}

/* ---- our own folder ------------------------------------------------------------ */

bool open_folder_name(struct sw_text *out)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (data && *data)
        sw_text_addf(out, "%s/spielwerk", data);
    else if (home && *home)
        sw_text_addf(out, "%s/.local/share/spielwerk", home);
    return out->len > 0;
}

bool open_make_folder(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0777);
        *slash = '/';
    }
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}
