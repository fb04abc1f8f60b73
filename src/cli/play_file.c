/* SPDX-License-Identifier: MIT */
/* play_file.c - where matches at the terminal are kept.
 *
 * Every match gets a file of its own, named after the game and the time it began, in
 * $XDG_DATA_HOME/spielwerk or ~/.local/share/spielwerk. It is rewritten whenever a person has
 * acted or is asked, so a match survives whatever happens to the terminal. Nothing that was
 * in a file before is replaced unless it is this match, or somebody insists. */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "play.h"

#define ENDING ".match"

/* Two matches that begin in the same second get different names: who makes the file has it. */
static bool take_name(const char *path)
{
    int fd = open(path, O_CREAT | O_EXCL | O_WRONLY, 0600);

    if (fd >= 0)
        close(fd);
    return fd >= 0;
}

static bool new_name(struct table *t)
{
    char stamp[32];
    time_t now = time(NULL);
    size_t folder = t->path.len;

    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", localtime(&now));
    for (int i = 0; i < 100; i++) {
        t->path.len = folder;
        t->path.data[folder] = 0;
        sw_text_addf(&t->path, "/%s-%s-%02d" ENDING, table_game(t)->id, stamp, i);
        if (take_name(t->path.data))
            return true;
    }
    return false;
}

static bool same_file(const struct stat *a, const char *path)
{
    struct stat b;

    return *path && stat(path, &b) == 0 && a->st_dev == b.st_dev && a->st_ino == b.st_ino;
}

/* An empty file is nobody's loss, a pipe or device keeps nothing. */
bool file_is_taken(const struct table *t, const char *path)
{
    struct stat st;

    return stat(path, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 &&
           !same_file(&st, t->path.len ? t->path.data : "");
}

static void set_path(struct table *t, const char *path)
{
    sw_text_clear(&t->path);
    sw_text_add(&t->path, path);
}

static void choose_own(struct table *t)
{
    sw_text_clear(&t->path);
    if (open_folder_name(&t->path) && open_make_folder(t->path.data) && new_name(t))
        return;
    sw_text_clear(&t->path);
    table_say(t, T_NO_FOLDER, NULL, NULL);
}

/* Who only looks at a match leaves its file as it was. */
void file_take_over(struct table *t, const char *path)
{
    if (sw_match_length(t->match) > 0)
        set_path(t, path);
    else
        choose_own(t);
    t->unsaved = t->complained = false;
}

bool file_choose(struct table *t)
{
    const char *wish = t->c->option[O_SAVE];

    if (wish && !t->c->option[O_FORCE] && file_is_taken(t, wish))
        return cli_fail(t->c, EXIT_OUTPUT, T_FILE_TAKEN, wish, NULL, NULL) == EXIT_OK;
    if (wish)
        set_path(t, wish);
    else if (!t->path.len)
        choose_own(t);
    else
        return true;
    t->unsaved = true;
    return true;
}

static bool write_match(const struct table *t)
{
    struct sw_text text;
    bool good;

    sw_text_init_heap(&text);
    sw_match_save(t->match, &text);
    good = !text.cut && open_write(t->path.data, text.data, text.len);
    sw_text_clear(&text);
    return good;
}

/* If it cannot be written, say so once, go on playing, and try again after the next action:
 * the disk may have room then. */
bool file_save(struct table *t)
{
    if (!t->path.len)
        return false;
    if (!t->unsaved)
        return true;
    t->unsaved = !write_match(t);
    if (t->unsaved && !t->complained) {
        const char *reason = cli_reason(t->c, errno);
        table_print(t);
        cli_fail(t->c, EXIT_OUTPUT, T_CANNOT_WRITE, t->path.data, reason, NULL);
    }
    t->complained = t->unsaved;
    return !t->unsaved;
}

bool file_move(struct table *t, const char *path)
{
    struct sw_text old = t->path;
    bool complained = t->complained;

    sw_text_init_heap(&t->path);
    sw_text_add(&t->path, path);
    t->unsaved = true;
    t->complained = false;
    if (file_save(t)) {
        sw_text_clear(&old);
        return true;
    }
    sw_text_clear(&t->path);
    t->path = old;
    t->complained = complained;
    return false;
}

/* ---- the match saved last ------------------------------------------------------------ */

static bool is_match_of(const char *file, const char *game)
{
    size_t length = strlen(file), ending = strlen(ENDING);

    if (length <= ending || strcmp(file + length - ending, ENDING) != 0)
        return false;
    return !game || (strncmp(file, game, strlen(game)) == 0 && file[strlen(game)] == '-');
}

struct newest {
    struct timespec time;
    bool found;
};

static bool is_newer(const struct timespec *a, const struct timespec *b)
{
    return a->tv_sec != b->tv_sec ? a->tv_sec > b->tv_sec : a->tv_nsec > b->tv_nsec;
}

static void consider(struct newest *n, const char *folder, const char *file,
                     struct sw_text *out)
{
    struct sw_text path;
    struct stat st;

    sw_text_init_heap(&path);
    sw_text_addf(&path, "%s/%s", folder, file);
    if (stat(path.data, &st) == 0 && st.st_size > 0 &&
        (!n->found || is_newer(&st.st_mtim, &n->time))) {
        n->found = true;
        n->time = st.st_mtim;
        sw_text_clear(out);
        sw_text_add(out, path.data);
    }
    sw_text_clear(&path);
}

bool file_latest(const char *game, struct sw_text *out)
{
    struct newest newest = {.found = false};
    struct sw_text folder;
    DIR *d;

    sw_text_init_heap(&folder);
    d = open_folder_name(&folder) ? opendir(folder.data) : NULL;
    for (struct dirent *e; d && (e = readdir(d));)
        if (is_match_of(e->d_name, game))
            consider(&newest, folder.data, e->d_name, out);
    if (d)
        closedir(d);
    sw_text_clear(&folder);
    return newest.found;
}
