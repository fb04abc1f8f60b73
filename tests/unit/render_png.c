/* SPDX-License-Identifier: MIT */
/* render_png.c - PNG pictures, and what is said when there can be none. */
#define _POSIX_C_SOURCE 200809L

#include "unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "render/png.h"
#include "spielwerk_words.h"

static const char square[] =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"4\"><rect width=\"8\" "
    "height=\"4\" fill=\"#F00\"/></svg>";

/* Width and height stand at byte 16 and 20 of a PNG file, most significant byte first. */
static void assert_png(const struct sw_text *t, int width, int height)
{
    static const char magic[8] = {(char)0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    assert_true(t->len > 24);
    assert_memory_equal(t->data, magic, sizeof magic);
    assert_int_equal((unsigned char)t->data[19], width);
    assert_int_equal((unsigned char)t->data[23], height);
}

static void pictures_have_the_size_asked_for(void **state)
{
    struct sw_error e = {0};
    struct sw_text t;
    (void)state;
    sw_text_init_heap(&t);
    assert_true(png_write(square, strlen(square), 0, &t, &e));
    assert_png(&t, 8, 4);
    sw_text_clear(&t);
    assert_true(png_write(square, strlen(square), 32, &t, &e));
    assert_png(&t, 32, 16);
    sw_text_clear(&t);
}

static void broken_drawings_are_refused(void **state)
{
    struct sw_error e = {0};
    struct sw_text t;
    (void)state;
    sw_text_init_heap(&t);
    assert_false(png_write("<svg", 4, 0, &t, &e));
    assert_int_equal(e.word, SW_W_PNG_FAILED);
    sw_text_clear(&t);
}

/* A PATH that has `env` but not the tool: it is named, with the package that holds it. */
static void a_missing_tool_is_named(void **state)
{
    static const struct sw_game none = {.id = "none"};
    char dir[] = "/tmp/spielwerk-test-XXXXXX", link[64], *path = strdup(getenv("PATH"));
    struct sw_error e = {0};
    struct sw_text t, said;
    (void)state;
    assert_non_null(mkdtemp(dir));
    snprintf(link, sizeof link, "%s/env", dir);
    assert_int_equal(symlink("/usr/bin/env", link), 0);
    setenv("PATH", dir, 1);
    sw_text_init_heap(&t);
    assert_false(png_write(square, strlen(square), 0, &t, &e));
    setenv("PATH", path, 1);
    free(path);
    unlink(link);
    rmdir(dir);
    assert_int_equal(e.word, SW_W_PNG_NO_TOOL);
    sw_text_init_heap(&said);
    sw_error_say(&e, &none, SW_DE, &said);
    assert_non_null(strstr(said.data, "rsvg-convert"));
    assert_non_null(strstr(said.data, "librsvg2-bin"));
    sw_text_clear(&said);
    sw_text_clear(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pictures_have_the_size_asked_for),
        cmocka_unit_test(broken_drawings_are_refused),
        cmocka_unit_test(a_missing_tool_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
