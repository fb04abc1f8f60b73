/* SPDX-License-Identifier: MIT */
/* png.c - an SVG drawing as a PNG picture, by rsvg-convert.
 *
 * A rasteriser with good text is a large thing; librsvg is one, and its program needs no
 * library of ours. The drawing goes in through an unnamed file, not through a pipe: with
 * two pipes both sides could wait for each other. A second file, which must have a name,
 * asks fontconfig for lining figures of equal width, which SVG cannot ask librsvg for: the
 * old-style 1 of our typeface looks like a small I. */
#define _POSIX_C_SOURCE 200809L

#include "png.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "spielwerk_words.h"

extern char **environ;

static const char tool[] = "rsvg-convert";

enum { ENV_FOUND_NO_PROGRAM = 127, PATH_SIZE = 1024 };

static const char figures[] =
    "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
    "<include ignore_missing=\"yes\">/etc/fonts/fonts.conf</include><match target=\"font\">"
    "<edit name=\"fontfeatures\" mode=\"append\"><string>lnum on</string>"
    "<string>tnum on</string></edit></match></fontconfig>";

/* An unnamed file with these bytes, to be read from its beginning; NULL and errno. */
static FILE *file_of(const char *bytes, size_t size)
{
    FILE *file = tmpfile();

    if (!file)
        return NULL;
    if (fwrite(bytes, 1, size, file) == size && !fflush(file) && !fseek(file, 0, SEEK_SET))
        return file;
    fclose(file);
    return NULL;
}

/* A file with a name, written to `path` ("": it could not be made; the picture then has
 * old-style figures). Whoever calls removes it. */
static void write_figures(char *path, size_t size)
{
    const char *dir = getenv("TMPDIR");

    snprintf(path, size, "%s/spielwerk-fonts-XXXXXX", dir && *dir ? dir : "/tmp");
    int fd = mkstemp(path);
    if (fd < 0) {
        *path = 0;
        return;
    }
    if (write(fd, figures, strlen(figures)) != (ssize_t)strlen(figures)) {
        unlink(path);
        *path = 0;
    }
    close(fd);
}

/* Start the tool reading `in` and writing into the pipe; 0 or an errno. */
static int start(int in, const char *fonts, const int pipe_to[2], int width, pid_t *child)
{
    char env[] = "env", program[] = "rsvg-convert", format[] = "--format=png";
    char config[PATH_SIZE + 32], wide[32];
    char *argv[] = {env, config, program, format, width > 0 ? wide : NULL, NULL};
    posix_spawn_file_actions_t files;

    snprintf(config, sizeof config, "%s=%s", *fonts ? "FONTCONFIG_FILE" : "SPIELWERK", fonts);
    snprintf(wide, sizeof wide, "--width=%d", width);
    int failed = posix_spawn_file_actions_init(&files);
    if (failed)
        return failed;
    failed = posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    if (!failed)
        failed = posix_spawn_file_actions_adddup2(&files, pipe_to[1], STDOUT_FILENO);
    if (!failed)
        failed = posix_spawnp(child, env, &files, NULL, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    return failed;
}

static bool read_all(int fd, struct sw_text *out)
{
    char block[65536];
    ssize_t n;

    while ((n = read(fd, block, sizeof block)) != 0) {
        if (n > 0)
            sw_text_add_bytes(out, block, (size_t)n);
        else if (errno != EINTR)
            return false;
    }
    return !out->cut;
}

/* What the child said at its end; -1 if it was not able to say anything. */
static int exit_code(pid_t child)
{
    int status;

    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool fail(struct sw_error *e, int error)
{
    return sw_fail(e, SW_W_PNG_FAILED, error ? strerror(error) : tool, NULL, NULL, NULL);
}

static bool convert(int in, const char *fonts, int width, struct sw_text *out,
                    struct sw_error *e)
{
    int pipe_to[2];
    pid_t child;

    if (pipe(pipe_to))
        return fail(e, errno);
    int failed = start(in, fonts, pipe_to, width, &child);
    close(pipe_to[1]);
    bool whole = !failed && read_all(pipe_to[0], out);
    close(pipe_to[0]);
    if (failed)
        return fail(e, failed);
    int code = exit_code(child);
    if (code == ENV_FOUND_NO_PROGRAM)
        return sw_fail(e, SW_W_PNG_NO_TOOL, tool, NULL, NULL, NULL);
    return (code == 0 && whole) || fail(e, 0);
}

bool png_write(const char *svg, size_t size, int width, struct sw_text *out, struct sw_error *e)
{
    FILE *drawing = file_of(svg, size);
    char fonts[PATH_SIZE];

    if (!drawing)
        return fail(e, errno);
    write_figures(fonts, sizeof fonts);
    bool done = convert(fileno(drawing), fonts, width, out, e);
    if (*fonts)
        unlink(fonts);
    fclose(drawing);
    return done;
}
